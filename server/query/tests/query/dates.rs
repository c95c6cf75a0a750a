//! Presets, days and zones (query.md 3.4, 3.5).

use std::cmp::Ordering;

use jiff::tz::TimeZone;
use rolltop_document::view::DatePreset;
use rolltop_query::dates::{DayRange, Moment};

use crate::fixture::{now, seconds};

const NEW_YORK: &str = "EST5EDT,M3.2.0,M11.1.0";

fn in_zone(at: &str, zone: &str) -> Moment {
    Moment {
        now: seconds(at),
        zone: TimeZone::posix(zone).expect("a zone"),
    }
}

/// The range begins and ends at these instants of UTC, which have a time.
fn assert_spans(range: &DayRange, first: &str, last: &str) {
    let (first, last) = (seconds(first), seconds(last));
    assert_eq!(range.locate(first - 1), Ordering::Less, "{range:?}");
    assert_eq!(range.locate(first), Ordering::Equal, "{range:?}");
    assert_eq!(range.locate(last), Ordering::Equal, "{range:?}");
    assert_eq!(range.locate(last + 1), Ordering::Greater, "{range:?}");
}

#[test]
fn presets_are_ranges_of_days() {
    use DatePreset as P;
    for (preset, count, first, last) in [
        (P::Yesterday, 0, "2026-08-11", "2026-08-11"),
        (P::Today, 0, "2026-08-12", "2026-08-12"),
        (P::Tomorrow, 0, "2026-08-13", "2026-08-13"),
        (P::LastWeek, 0, "2026-08-03", "2026-08-09"),
        (P::CurrentWeek, 0, "2026-08-10", "2026-08-16"),
        (P::NextWeek, 0, "2026-08-17", "2026-08-23"),
        (P::LastMonth, 0, "2026-07-01", "2026-07-31"),
        (P::CurrentMonth, 0, "2026-08-01", "2026-08-31"),
        (P::NextMonth, 0, "2026-09-01", "2026-09-30"),
        (P::LastYear, 0, "2025-01-01", "2025-12-31"),
        (P::CurrentYear, 0, "2026-01-01", "2026-12-31"),
        (P::NextYear, 0, "2027-01-01", "2027-12-31"),
        (P::NumberOfDaysAgo, 0, "2026-08-12", "2026-08-12"),
        (P::NumberOfDaysAgo, 224, "2025-12-31", "2025-12-31"),
        (P::NumberOfDaysNow, 20, "2026-09-01", "2026-09-01"),
        (P::NumberOfDaysNow, 36_500, "2126-07-19", "2126-07-19"),
    ] {
        let range = now().preset(preset, count);
        assert_spans(
            &range,
            &format!("{first}T00:00:00Z"),
            &format!("{last}T23:59:59Z"),
        );
    }
}

// A month that is shorter, a leap day, and weeks over the end of a year.
#[test]
fn periods_end_where_the_calendar_says() {
    use DatePreset as P;
    for (at, preset, first, last) in [
        (
            "2026-03-31T12:00:00Z",
            P::LastMonth,
            "2026-02-01",
            "2026-02-28",
        ),
        (
            "2028-01-31T12:00:00Z",
            P::NextMonth,
            "2028-02-01",
            "2028-02-29",
        ),
        (
            "2027-01-03T12:00:00Z",
            P::CurrentWeek,
            "2026-12-28",
            "2027-01-03",
        ),
        (
            "2027-01-04T00:00:01Z",
            P::LastWeek,
            "2026-12-28",
            "2027-01-03",
        ),
        (
            "2026-12-31T23:59:59Z",
            P::Tomorrow,
            "2027-01-01",
            "2027-01-01",
        ),
    ] {
        let range = Moment::utc(seconds(at)).preset(preset, 0);
        assert_spans(
            &range,
            &format!("{first}T00:00:00Z"),
            &format!("{last}T23:59:59Z"),
        );
    }
}

// A day has 23 or 25 hours when the clocks change; midnight UTC is a day without a time in every zone.
#[test]
fn days_are_local_but_for_those_without_a_time() {
    let spring = in_zone("2026-03-08T15:00:00Z", NEW_YORK).preset(DatePreset::Today, 0);
    assert_spans(&spring, "2026-03-08T05:00:00Z", "2026-03-09T03:59:59Z");
    let autumn = in_zone("2026-11-01T15:00:00Z", NEW_YORK).preset(DatePreset::Today, 0);
    assert_spans(&autumn, "2026-11-01T04:00:00Z", "2026-11-02T04:59:59Z");
    for (day, order) in [
        ("2026-03-07", Ordering::Less),
        ("2026-03-08", Ordering::Equal),
        ("2026-03-09", Ordering::Greater),
    ] {
        assert_eq!(spring.locate(seconds(day)), order, "{day}");
    }
    // Late in the evening of the 7th there, the 8th in UTC.
    let moment = in_zone("2026-03-08T02:00:00Z", NEW_YORK);
    let literal = moment.day_of(moment.now);
    assert_eq!(literal.locate(seconds("2026-03-07")), Ordering::Equal);
    assert_eq!(moment.preset(DatePreset::Today, 0), literal);
}

// Whatever the clock or a stored number says, nothing overflows.
#[test]
fn the_ends_of_the_calendar_are_safe() {
    for at in [
        i64::MIN,
        seconds("0000-01-01"),
        seconds("9999-12-31"),
        i64::MAX,
    ] {
        for zone in ["UTC0", NEW_YORK, "<+14>-14"] {
            let zone = TimeZone::posix(zone).expect("a zone");
            let moment = Moment { now: at, zone };
            for preset in DatePreset::ALL {
                let range = moment.preset(*preset, u32::MAX);
                for other in [i64::MIN, -1, 0, 1, i64::MAX] {
                    range.locate(other);
                }
            }
            assert_eq!(moment.day_of(at).locate(at), Ordering::Equal, "{at}");
        }
    }
}
