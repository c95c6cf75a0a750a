//! Calendar days, presets and the zone rule (query.md 3.4, 3.5).
//!
//! An instant at exactly 00:00:00 UTC is a date without a time and belongs to its UTC day in every zone. Any other
//! instant belongs to its local day. A range of days therefore has two pairs of bounds, one for each.

use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{Span, Timestamp, Unit};
use rolltop_document::view::DatePreset;

const SECONDS_PER_DAY: i64 = 86_400;
/// The day with number 0.
const EPOCH: Date = Date::constant(1970, 1, 1);

/// The one clock reading of a request, and the zone in which it counts days.
#[derive(Clone, Debug)]
pub struct Moment {
    /// Now, in unix seconds.
    pub now: i64,
    /// The server's time zone.
    pub zone: TimeZone,
}

impl Moment {
    fn today(&self) -> Date {
        date_of(local_day(self.now, &self.zone)).unwrap_or(EPOCH)
    }

    /// The days of a preset; `count` is the day count of a preset that takes one.
    pub(crate) fn preset(&self, preset: DatePreset, count: u32) -> TimeRange {
        let today = self.today();
        let (first, last) = match preset {
            DatePreset::Today => (today, today),
            DatePreset::Yesterday => one(plus_days(today, -1)),
            DatePreset::Tomorrow => one(plus_days(today, 1)),
            DatePreset::NumberOfDaysAgo => one(plus_days(today, -i64::from(count))),
            DatePreset::NumberOfDaysNow => one(plus_days(today, i64::from(count))),
            DatePreset::LastWeek => week(plus_days(today, -7)),
            DatePreset::CurrentWeek => week(today),
            DatePreset::NextWeek => week(plus_days(today, 7)),
            DatePreset::LastMonth => month(plus_days(today.first_of_month(), -1)),
            DatePreset::CurrentMonth => month(today),
            DatePreset::NextMonth => month(plus_days(today.last_of_month(), 1)),
            DatePreset::LastYear => year(plus_days(today.first_of_year(), -1)),
            DatePreset::CurrentYear => year(today),
            DatePreset::NextYear => year(plus_days(today.last_of_year(), 1)),
        };
        TimeRange::of_days(day_number(first), day_number(last), &self.zone)
    }

    /// The calendar day of an instant.
    pub(crate) fn day_of(&self, seconds: i64) -> TimeRange {
        let day = day_number_of(seconds, &self.zone);
        TimeRange::of_days(day, day, &self.zone)
    }
}

/// A range of instants, both ends included. It is empty if the last second lies before the first: a zone may skip a
/// whole day.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub(crate) struct TimeRange {
    /// The first and the last second for instants that are dates without a time.
    utc: (i64, i64),
    /// The first and the last second for all other instants.
    local: (i64, i64),
}

impl TimeRange {
    /// The range of one second.
    pub(crate) fn of_instant(seconds: i64) -> Self {
        Self {
            utc: (seconds, seconds),
            local: (seconds, seconds),
        }
    }

    /// A range of whole days, numbered from 1970-01-01.
    fn of_days(first: i64, last: i64, zone: &TimeZone) -> Self {
        let begin = |day: i64| day.saturating_mul(SECONDS_PER_DAY);
        let next_in_utc = begin(last.saturating_add(1));
        let next = start_of_day(last.saturating_add(1), zone);
        Self {
            utc: (begin(first), next_in_utc.saturating_sub(1)),
            local: (saturated(start_of_day(first, zone)), saturated(next - 1)),
        }
    }

    /// The first and the last second of the range for this instant.
    pub(crate) fn bounds_for(&self, seconds: i64) -> (i64, i64) {
        if is_dateless(seconds) {
            self.utc
        } else {
            self.local
        }
    }
}

/// The calendar day of an instant, as a number of days since 1970-01-01.
pub(crate) fn day_number_of(seconds: i64, zone: &TimeZone) -> i64 {
    if is_dateless(seconds) || *zone == TimeZone::UTC {
        return seconds.div_euclid(SECONDS_PER_DAY);
    }
    local_day(seconds, zone)
}

/// True for an instant at midnight UTC, which stands for a day without a time.
fn is_dateless(seconds: i64) -> bool {
    seconds.rem_euclid(SECONDS_PER_DAY) == 0
}

fn local_day(seconds: i64, zone: &TimeZone) -> i64 {
    let of_day = seconds.rem_euclid(SECONDS_PER_DAY) + offset_at(seconds, zone);
    seconds.div_euclid(SECONDS_PER_DAY) + of_day.div_euclid(SECONDS_PER_DAY)
}

/// The offset of a zone from UTC in seconds. The library's instants end up to two days before its calendar: beyond its
/// last instant, the last offset applies.
fn offset_at(seconds: i64, zone: &TimeZone) -> i64 {
    let last = if seconds < 0 {
        Timestamp::MIN
    } else {
        Timestamp::MAX
    };
    let instant = Timestamp::from_second(seconds).unwrap_or(last);
    zone.to_offset(instant).seconds().into()
}

/// The first second of a local day, which may lie outside of the range of `i64`.
fn start_of_day(day: i64, zone: &TimeZone) -> i128 {
    let start = date_of(day).and_then(|date| date.to_zoned(zone.clone()).ok());
    if let Some(start) = start {
        return start.timestamp().as_second().into();
    }
    let start = i128::from(day) * i128::from(SECONDS_PER_DAY);
    start - i128::from(offset_at(saturated(start), zone))
}

/// The number, clamped to the range of `i64`.
fn saturated(seconds: i128) -> i64 {
    let last = if seconds < 0 { i64::MIN } else { i64::MAX };
    i64::try_from(seconds).unwrap_or(last)
}

fn day_number(day: Date) -> i64 {
    let span = EPOCH.until((Unit::Day, day));
    span.map_or(0, |span| i64::from(span.get_days()))
}

/// The date of a day number; `None` outside of the calendar.
fn date_of(day: i64) -> Option<Date> {
    let span = Span::new().try_days(day).ok()?;
    EPOCH.checked_add(span).ok()
}

/// Adds days to a date; the result is clamped to the calendar.
fn plus_days(day: Date, count: i64) -> Date {
    match Span::new().try_days(count) {
        Ok(span) => day.saturating_add(span),
        Err(_) if count < 0 => Date::MIN,
        Err(_) => Date::MAX,
    }
}

fn one(day: Date) -> (Date, Date) {
    (day, day)
}

/// Monday to Sunday.
fn week(day: Date) -> (Date, Date) {
    let monday = plus_days(day, -i64::from(day.weekday().to_monday_zero_offset()));
    (monday, plus_days(monday, 6))
}

fn month(day: Date) -> (Date, Date) {
    (day.first_of_month(), day.last_of_month())
}

fn year(day: Date) -> (Date, Date) {
    (day.first_of_year(), day.last_of_year())
}
