//! Presets, days and zones (query.md 3.4, 3.5).

use std::cmp::Ordering;

use jiff::tz::TimeZone;
use rolltop_document::view::{DatePreset, FilterLeaf};
use rolltop_query::dates::Moment;

use crate::fixture::{Space, of_day, of_preset, seconds};

const NEW_YORK: &str = "EST5EDT,M3.2.0,M11.1.0";

/// The space of the cases, asked at another time and in another zone.
fn at(at: &str, zone: TimeZone) -> Space {
    Space {
        moment: Moment {
            now: seconds(at),
            zone,
        },
        ..Space::tasks()
    }
}

fn posix(zone: &str) -> TimeZone {
    TimeZone::posix(zone).expect("a zone")
}

/// The days begin and end at these instants of UTC, which have a time.
fn assert_spans(space: &Space, days: &FilterLeaf, first: &str, last: &str) {
    let (first, last) = (seconds(first), seconds(last));
    let places = space.located(days, &[first - 1, first, last, last + 1]);
    let (before, within, after) = (Ordering::Less, Ordering::Equal, Ordering::Greater);
    assert_eq!(places, [before, within, within, after], "{days:?}");
}

#[test]
fn presets_are_ranges_of_days() {
    use DatePreset as P;
    let space = Space::tasks();
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
        assert_spans(
            &space,
            &of_preset(&space, preset, count),
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
        let space = self::at(at, TimeZone::UTC);
        assert_spans(
            &space,
            &of_preset(&space, preset, 0),
            &format!("{first}T00:00:00Z"),
            &format!("{last}T23:59:59Z"),
        );
    }
}

// A day has 23 or 25 hours when the clocks change; midnight UTC is a day without a time in every zone.
#[test]
fn days_are_local_but_for_those_without_a_time() {
    let spring = at("2026-03-08T15:00:00Z", posix(NEW_YORK));
    let today = of_preset(&spring, DatePreset::Today, 0);
    assert_spans(
        &spring,
        &today,
        "2026-03-08T05:00:00Z",
        "2026-03-09T03:59:59Z",
    );
    let dateless = ["2026-03-07", "2026-03-08", "2026-03-09"].map(seconds);
    let order = [Ordering::Less, Ordering::Equal, Ordering::Greater];
    assert_eq!(spring.located(&today, &dateless), order);
    let autumn = at("2026-11-01T15:00:00Z", posix(NEW_YORK));
    let today = of_preset(&autumn, DatePreset::Today, 0);
    assert_spans(
        &autumn,
        &today,
        "2026-11-01T04:00:00Z",
        "2026-11-02T04:59:59Z",
    );
    // Late in the evening of the 7th there, the 8th in UTC.
    let evening = at("2026-03-08T02:00:00Z", posix(NEW_YORK));
    for leaf in [
        of_day(&evening, evening.moment.now),
        of_preset(&evening, DatePreset::Today, 0),
    ] {
        assert_spans(
            &evening,
            &leaf,
            "2026-03-07T05:00:00Z",
            "2026-03-08T04:59:59Z",
        );
        let places = evening.located(&leaf, &["2026-03-07", "2026-03-08"].map(seconds));
        assert_eq!(places, [Ordering::Equal, Ordering::Greater]);
    }
}

// Whatever the clock, a stored count or a stored number says, nothing overflows, and every instant has one place.
#[test]
fn the_ends_of_the_calendar_are_safe() {
    for now in [
        i64::MIN,
        seconds("0000-01-01"),
        seconds("9999-12-31"),
        i64::MAX,
    ] {
        for zone in ["UTC0", NEW_YORK, "<-12>12", "<+14>-14"].map(posix) {
            let moment = Moment { now, zone };
            let space = Space {
                moment,
                ..Space::tasks()
            };
            let instants = [i64::MIN, -1, 0, 1, i64::MAX];
            for preset in DatePreset::ALL {
                space.located(&of_preset(&space, *preset, u32::MAX), &instants);
            }
            let places = space.located(&of_day(&space, now), &[now, 1, -1]);
            assert_eq!(
                places,
                [Ordering::Equal, 1.cmp(&now), (-1).cmp(&now)],
                "{now}"
            );
        }
    }
}
