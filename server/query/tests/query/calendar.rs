//! Presets and days against an independent calendar, in zones with unusual clocks (query.md 3.4, 3.5): missing and
//! repeated midnights, changes by half an hour and by two hours, days that begin far from those of UTC.

use std::cmp::Ordering;

use jiff::Timestamp;
use jiff::tz::TimeZone;
use rolltop_document::view::{DatePreset, FilterLeaf};
use rolltop_query::dates::Moment;

use crate::fixture::{Space, of_day, of_preset};
use crate::reference::DAY;

const ZONES: [&str; 13] = [
    "UTC",
    "Africa/Cairo",
    "America/Asuncion",
    "America/New_York",
    "America/Santiago",
    "America/Sao_Paulo",
    "Antarctica/Troll",
    "Asia/Beirut",
    "Asia/Kathmandu",
    "Australia/Lord_Howe",
    "Europe/London",
    "Pacific/Kiritimati",
    "Pacific/Pago_Pago",
];
/// Days on which some of these clocks change, ends of months and years, and a leap day: year, month, day.
const DAYS: [(i64, i64, i64); 16] = [
    (2018, 11, 4),
    (2026, 1, 1),
    (2026, 3, 8),
    (2026, 3, 29),
    (2026, 4, 5),
    (2026, 4, 24),
    (2026, 8, 31),
    (2026, 9, 6),
    (2026, 10, 4),
    (2026, 10, 25),
    (2026, 10, 29),
    (2026, 10, 30),
    (2026, 11, 1),
    (2026, 12, 31),
    (2027, 1, 31),
    (2028, 2, 29),
];

/// Days from 1970-01-01 to a date of the Gregorian calendar.
fn number((year, month, day): (i64, i64, i64)) -> i64 {
    // If years begin in March, the leap day is their last day.
    let (year, month) = if month > 2 {
        (year, month - 3)
    } else {
        (year - 1, month + 9)
    };
    let leaps = year.div_euclid(4) - year.div_euclid(100) + year.div_euclid(400);
    year * 365 + leaps + (153 * month + 2) / 5 + day - 719_469
}

/// Year and month of a day number, by linear search.
fn month_of(day: i64) -> (i64, i64) {
    let mut year = 1970 + day.div_euclid(366);
    while number((year + 1, 1, 1)) <= day {
        year += 1;
    }
    let later = (1..=12).filter(|month| number((year, *month, 1)) <= day);
    (year, later.max().expect("January at least"))
}

fn months_from((year, month): (i64, i64), more: i64) -> (i64, i64) {
    let month = year * 12 + month - 1 + more;
    (month.div_euclid(12), month.rem_euclid(12) + 1)
}

/// The day of an instant: the UTC day for midnight UTC, else the day of the zone's clock.
fn day_of(seconds: i64, zone: &TimeZone) -> i64 {
    if seconds.rem_euclid(DAY) == 0 {
        return seconds.div_euclid(DAY);
    }
    let instant = Timestamp::from_second(seconds).expect("an instant");
    (seconds + i64::from(zone.to_offset(instant).seconds())).div_euclid(DAY)
}

/// The first and the last day of a preset on the day `today`.
fn span(preset: DatePreset, count: i64, today: i64) -> (i64, i64) {
    use DatePreset as P;
    // 1970 began on a Thursday.
    let monday = today - (today + 3).rem_euclid(7);
    let week = |more: i64| (monday + 7 * more, monday + 7 * more + 6);
    let first = |month: (i64, i64)| number((month.0, month.1, 1));
    let month = |more: i64| {
        let month = months_from(month_of(today), more);
        (first(month), first(months_from(month, 1)) - 1)
    };
    let year = |more: i64| {
        let year = month_of(today).0 + more;
        (first((year, 1)), first((year + 1, 1)) - 1)
    };
    let one = |more: i64| (today + more, today + more);
    match preset {
        P::Yesterday => one(-1),
        P::Today => one(0),
        P::Tomorrow => one(1),
        P::NumberOfDaysAgo => one(-count),
        P::NumberOfDaysNow => one(count),
        P::LastWeek => week(-1),
        P::CurrentWeek => week(0),
        P::NextWeek => week(1),
        P::LastMonth => month(-1),
        P::CurrentMonth => month(0),
        P::NextMonth => month(1),
        P::LastYear => year(-1),
        P::CurrentYear => year(0),
        P::NextYear => year(1),
    }
}

/// Compares every instant around both ends of the days, in any zone, with the calendar.
fn check(space: &Space, leaf: &FilterLeaf, (first, last): (i64, i64), zone: &TimeZone, what: &str) {
    let ends = [first * DAY, (last + 1) * DAY];
    let around = |end| (-30..=30).map(move |half_hour| end + half_hour * 1800);
    let beside = |at| (-1..=1).map(move |more| at + more);
    let instants: Vec<i64> = ends.into_iter().flat_map(around).flat_map(beside).collect();
    for (seconds, place) in instants.iter().zip(space.located(leaf, &instants)) {
        let day = day_of(*seconds, zone);
        let expected = if day < first {
            Ordering::Less
        } else if day > last {
            Ordering::Greater
        } else {
            Ordering::Equal
        };
        assert_eq!(place, expected, "{seconds} in {what}");
    }
}

#[test]
fn presets_and_days_are_those_of_a_plain_calendar() {
    assert_eq!(number((1970, 1, 1)), 0);
    assert_eq!(number((2000, 3, 1)) * DAY, 951_868_800);
    let mut space = Space::tasks();
    for name in ZONES {
        let zone = TimeZone::get(name).expect(name);
        for day in DAYS {
            // Two times of day: before and after the clock of the zone changes.
            for hour in [1, 14] {
                let now = number(day) * DAY + hour * 3_600 + 1;
                space.moment = Moment {
                    now,
                    zone: zone.clone(),
                };
                let today = day_of(now, &zone);
                for preset in DatePreset::ALL.iter().copied() {
                    let counts: &[u32] = match preset {
                        DatePreset::NumberOfDaysAgo | DatePreset::NumberOfDaysNow => &[0, 23, 300],
                        _ => &[0],
                    };
                    for count in counts {
                        let leaf = of_preset(&space, preset, *count);
                        let days = span(preset, (*count).into(), today);
                        let what = format!("{preset:?} {count} at {now} in {name}");
                        check(&space, &leaf, days, &zone, &what);
                    }
                }
                let day = number(day);
                let leaf = of_day(&space, day * DAY);
                check(
                    &space,
                    &leaf,
                    (day, day),
                    &zone,
                    &format!("day {day} in {name}"),
                );
            }
        }
    }
}
