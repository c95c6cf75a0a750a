//! Calendar days, presets and the zone rule (query.md 3.4, 3.5).
//!
//! An instant at exactly 00:00:00 UTC is a date without time and belongs to its UTC day in every zone; any other
//! belongs to its local day. A range of days therefore has two pairs of bounds: days for the former, instants for the
//! latter.

use std::ops::Range;

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
    pub(crate) fn preset(&self, preset: DatePreset, count: u32) -> DayRange {
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
        DayRange::of(day_number(first), day_number(last), &self.zone)
    }

    /// The calendar days of instants, each once: many may be of few days.
    pub(crate) fn days_of(&self, instants: &[i64]) -> Vec<DayRange> {
        let day_of: Box<dyn Fn(i64) -> i64> = match instants.len() {
            ..MANY => Box::new(|seconds| sort_day(seconds, &self.zone)),
            _ => {
                let days = Days::new(&self.zone);
                Box::new(move |seconds| days.day(seconds))
            }
        };
        let mut days: Vec<i64> = instants.iter().map(|seconds| day_of(*seconds)).collect();
        days.sort_unstable();
        days.dedup();
        let ranges = days.into_iter();
        ranges
            .map(|day| DayRange::of(day, day, &self.zone))
            .collect()
    }
}

/// Whole days, both ends included.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DayRange {
    /// Days since 1970 of the first and the last day.
    days: (i64, i64),
    /// The first and the last second of the range in the zone.
    instants: (i64, i64),
}

impl DayRange {
    fn of(first: i64, last: i64, zone: &TimeZone) -> Self {
        let next = start_of_day(last.saturating_add(1), zone);
        Self {
            days: (first, last),
            instants: (saturated(start_of_day(first, zone)), saturated(next - 1)),
        }
    }

    /// The first and the last second for instants that are days without a time.
    pub(crate) fn in_utc(&self) -> (i64, i64) {
        let begin = |day: i64| day.saturating_mul(SECONDS_PER_DAY);
        let next = begin(self.days.1.saturating_add(1));
        (begin(self.days.0), next.saturating_sub(1))
    }

    /// The first and the last second for all others.
    pub(crate) fn in_zone(&self) -> (i64, i64) {
        self.instants
    }
}

/// The calendar day of an instant as a number that later days exceed.
pub(crate) fn sort_day(seconds: i64, zone: &TimeZone) -> i64 {
    if is_dateless(seconds) || *zone == TimeZone::UTC {
        return seconds.div_euclid(SECONDS_PER_DAY);
    }
    local_day(seconds, zone)
}

/// Instants from which on it pays to look up the clock changes of their zone.
const MANY: usize = 256;

/// The days of many instants in one zone: its clock changes are looked up once.
pub(crate) struct Days {
    zone: TimeZone,
    /// From which second on the zone is so many seconds ahead of UTC; those of [`KNOWN_DAYS`].
    offsets: Vec<(i64, i64)>,
}

/// The years whose clock changes [`Days`] looks up.
const KNOWN_DAYS: Range<Date> = Date::constant(1950, 1, 1)..Date::constant(2100, 1, 1);

impl Days {
    pub(crate) fn new(zone: &TimeZone) -> Self {
        Self {
            zone: zone.clone(),
            offsets: known_offsets(zone).unwrap_or_default(),
        }
    }

    /// As [`sort_day`].
    pub(crate) fn day(&self, seconds: i64) -> i64 {
        let after = self.offsets.partition_point(|(since, _)| *since <= seconds);
        let known = after.checked_sub(1).and_then(|at| self.offsets.get(at));
        match known {
            // The last entry is the end of what is known.
            Some((_, offset)) if after < self.offsets.len() && !is_dateless(seconds) => {
                (seconds + offset).div_euclid(SECONDS_PER_DAY)
            }
            _ => sort_day(seconds, &self.zone),
        }
    }
}

fn known_offsets(zone: &TimeZone) -> Option<Vec<(i64, i64)>> {
    if *zone == TimeZone::UTC {
        return None;
    }
    let utc = |day: Date| Some(day.to_zoned(TimeZone::UTC).ok()?.timestamp());
    let (start, end) = (utc(KNOWN_DAYS.start)?, utc(KNOWN_DAYS.end)?);
    let mut offsets = vec![(start.as_second(), zone.to_offset(start).seconds().into())];
    let changes = zone.following(start);
    let changes = changes.take_while(|change| change.timestamp() < end);
    offsets.extend(changes.map(|change| {
        let offset = change.offset().seconds();
        (change.timestamp().as_second(), offset.into())
    }));
    offsets.push((end.as_second(), 0));
    Some(offsets)
}

/// True for an instant at midnight UTC, which stands for a day without a time.
pub(crate) fn is_dateless(seconds: i64) -> bool {
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

/// It may lie before the first second that there is, or behind the last one.
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

#[cfg(test)]
mod tests {
    use super::*;

    // query.md 3.5: the day of an instant, also around changes of the clock and outside of the known years.
    #[test]
    fn many_days_are_those_of_each() {
        let zones = [
            "America/New_York",
            "Europe/Berlin",
            "Australia/Lord_Howe",
            "Asia/Kathmandu",
        ];
        let mut zones: Vec<TimeZone> = zones
            .iter()
            .filter_map(|name| TimeZone::get(name).ok())
            .collect();
        zones.extend(TimeZone::posix("EST5EDT,M3.2.0,M11.1.0"));
        assert_eq!(zones.len(), 5);
        for zone in zones {
            let days = Days::new(&zone);
            let wide = (-20_000..20_000).map(|step| step * 500_009);
            let changes = days
                .offsets
                .iter()
                .flat_map(|(since, _)| since - 2..since + 3);
            for seconds in wide.chain(changes.clone()) {
                assert_eq!(
                    days.day(seconds),
                    sort_day(seconds, &zone),
                    "{seconds} {zone:?}"
                );
            }
        }
    }
}
