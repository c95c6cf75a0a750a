//! Days in zones, and the ends of the calendar (query.md 3.4, 3.5). `calendar` tests the presets.

use std::cmp::Ordering;

use jiff::tz::TimeZone;
use rolltop_document::view::{DatePreset, FilterLeaf};
use rolltop_query::dates::Moment;

use crate::fixture::{Space, of_day, of_preset, seconds};

const NEW_YORK: &str = "EST5EDT,M3.2.0,M11.1.0";

/// The space of the cases, with another time and another zone.
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

/// Asserts that the days begin and end at these UTC instants, which have a time.
fn assert_spans(space: &Space, days: &FilterLeaf, first: &str, last: &str) {
    let (first, last) = (seconds(first), seconds(last));
    let places = space.located(days, &[first - 1, first, last, last + 1]);
    let (before, within, after) = (Ordering::Less, Ordering::Equal, Ordering::Greater);
    assert_eq!(places, [before, within, within, after], "{days:?}");
}

// A day has 23 or 25 hours if the clocks change; midnight UTC is a day without a time in every zone.
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
    // Late in the evening of the 7th in this zone, and the 8th in UTC.
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

// For any clock, stored count or stored number: nothing overflows, and every instant has one position.
#[test]
fn the_ends_of_the_calendar_are_safe() {
    for now in [
        i64::MIN,
        seconds("0001-01-01"),
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
