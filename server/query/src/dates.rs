//! Calendar days, presets and the zone rule (query.md 3.4, 3.5).
//!
//! An instant at exactly 00:00:00 UTC is a date without time and belongs to its UTC day in every zone; any other
//! belongs to its local day. A range of days therefore has two pairs of bounds: days for the former, instants for the
//! latter.

use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{Span, Timestamp, Unit};
use rolltop_document::view::DatePreset;

const SECONDS_PER_DAY: i64 = 86_400;
/// The day that is counted from.
const EPOCH: Date = Date::constant(1970, 1, 1);

/// The one clock reading of a request, and the zone that days are counted in.
#[derive(Clone, Debug)]
pub struct Moment {
    /// Now, in unix seconds.
    pub now: i64,
    /// The server's time zone.
    pub zone: TimeZone,
}

impl Moment {
    /// The local day of now.
    fn today(&self) -> Date {
        date_of(local_day(self.now, &self.zone)).unwrap_or(EPOCH)
    }

    /// The days that a preset means now; `count` is that of a counting one.
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

/// A range of instants, both ends included. It is empty where the last second lies before the first one: a zone may
/// skip a whole day.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub(crate) struct TimeRange {
    /// The first and the last second for instants that are dates without a time.
    utc: (i64, i64),
    /// The first and the last second for all others.
    local: (i64, i64),
}

impl TimeRange {
    /// One second.
    pub(crate) fn of_instant(seconds: i64) -> Self {
        Self {
            utc: (seconds, seconds),
            local: (seconds, seconds),
        }
    }

    /// Whole days, counted from 1970.
    fn of_days(first: i64, last: i64, zone: &TimeZone) -> Self {
        let begin = |day: i64| day.saturating_mul(SECONDS_PER_DAY);
        let next_in_utc = begin(last.saturating_add(1));
        let next = start_of_day(last.saturating_add(1), zone);
        Self {
            utc: (begin(first), next_in_utc.saturating_sub(1)),
            local: (saturated(start_of_day(first, zone)), saturated(next - 1)),
        }
    }

    /// The first and the last second, as they apply to an instant.
    pub(crate) fn bounds_for(&self, seconds: i64) -> (i64, i64) {
        if is_dateless(seconds) {
            self.utc
        } else {
            self.local
        }
    }
}

/// The calendar day of an instant, counted from 1970.
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

/// How many seconds a zone is ahead of UTC. The instants of the library end up to two days before the calendar: beyond
/// them the clock of a zone stays as it is at the last one.
fn offset_at(seconds: i64, zone: &TimeZone) -> i64 {
    let last = if seconds < 0 {
        Timestamp::MIN
    } else {
        Timestamp::MAX
    };
    let instant = Timestamp::from_second(seconds).unwrap_or(last);
    zone.to_offset(instant).seconds().into()
}

/// The result may lie outside of the range of `i64`.
fn start_of_day(day: i64, zone: &TimeZone) -> i128 {
    let start = date_of(day).and_then(|date| date.to_zoned(zone.clone()).ok());
    if let Some(start) = start {
        return start.timestamp().as_second().into();
    }
    let start = i128::from(day) * i128::from(SECONDS_PER_DAY);
    start - i128::from(offset_at(saturated(start), zone))
}

/// The nearest second that there is.
fn saturated(seconds: i128) -> i64 {
    let last = if seconds < 0 { i64::MIN } else { i64::MAX };
    i64::try_from(seconds).unwrap_or(last)
}

fn day_number(day: Date) -> i64 {
    let span = EPOCH.until((Unit::Day, day));
    span.map_or(0, |span| i64::from(span.get_days()))
}

/// `None` outside of the calendar.
fn date_of(day: i64) -> Option<Date> {
    let span = Span::new().try_days(day).ok()?;
    EPOCH.checked_add(span).ok()
}

/// The end of the calendar where the sum lies beyond it.
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
