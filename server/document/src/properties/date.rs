//! Instants as text (document.md 3.1): RFC 3339 or a bare day on input, full UTC with whole seconds on output.
//!
//! Uses civil dates for the arithmetic, because machine timestamps do not reach the end of year 9999.

use std::ops::RangeInclusive;

use jiff::civil::Date;
use jiff::{Span, Unit};
use serde_json::Number;

use crate::number::whole_seconds;

const SECONDS_PER_DAY: i64 = 86_400;
/// The Unix seconds of the years 0001 to 9999.
const YEARS: RangeInclusive<i64> = -62_135_596_800..=253_402_300_799;

/// A date as a caller wrote it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct DateText {
    /// Unix seconds.
    pub seconds: i64,
    /// False for a day without time, which means its first second in UTC.
    pub has_time: bool,
}

/// Why a number is not a valid date.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum NoDate {
    /// It is outside of the years 0001 to 9999.
    Beyond,
    /// Outside of the range, but this thousandth of it is inside: the caller probably sent milliseconds.
    Milliseconds(i64),
}

impl NoDate {
    /// The error message.
    pub(crate) const WRONG: &'static str = "unix seconds lie in the years 0001 to 9999";

    /// The suggested replacement, if known.
    pub(crate) fn hint(self) -> Option<String> {
        match self {
            Self::Beyond => None,
            Self::Milliseconds(seconds) => {
                let date = render_date(seconds)?;
                Some(format!(
                    "it looks like milliseconds: write {seconds}, in seconds, or \"{date}\""
                ))
            }
        }
    }
}

/// Parses Unix seconds; fractions are truncated.
///
/// # Errors
/// A number outside of the years 0001 to 9999.
pub(crate) fn parse_seconds(number: &Number) -> Result<i64, NoDate> {
    let whole = whole_seconds(number).and_then(|whole| whole.as_i64());
    let whole = whole.ok_or(NoDate::Beyond)?;
    let thousandth = whole.div_euclid(1000);
    match (YEARS.contains(&whole), YEARS.contains(&thousandth)) {
        (true, _) => Ok(whole),
        (false, true) => Err(NoDate::Milliseconds(thousandth)),
        (false, false) => Err(NoDate::Beyond),
    }
}

/// Parses `2026-07-06` or RFC 3339 with any offset, in the years 0001 to 9999 UTC. Fractions of a second are truncated.
pub fn parse_date(text: &str) -> Option<DateText> {
    if text.len() == "2026-07-06".len() {
        let seconds = day_seconds(parse_day(text)?)?;
        return YEARS.contains(&seconds).then_some(DateText {
            seconds,
            has_time: false,
        });
    }
    let (local, rest) = text.split_at_checked("2026-07-06T15:04:05".len())?;
    let (day, time) = local.split_at_checked("2026-07-06".len())?;
    let time = time.strip_prefix(['T', 't'])?;
    let offset = parse_offset(skip_fraction(rest)?)?;
    let seconds = day_seconds(parse_day(day)?)? + parse_time(time)? - offset;
    YEARS.contains(&seconds).then_some(DateText {
        seconds,
        has_time: true,
    })
}

/// Renders an instant as `2026-07-06T15:04:05Z`; `None` outside of the years 0001 to 9999.
pub fn render_date(seconds: i64) -> Option<String> {
    if !YEARS.contains(&seconds) {
        return None;
    }
    let days = Span::new()
        .try_days(seconds.div_euclid(SECONDS_PER_DAY))
        .ok()?;
    let date = epoch().checked_add(days).ok()?;
    let second = seconds.rem_euclid(SECONDS_PER_DAY);
    let (hour, minute, second) = (second / 3600, second / 60 % 60, second % 60);
    Some(format!("{date}T{hour:02}:{minute:02}:{second:02}Z"))
}

fn epoch() -> Date {
    Date::constant(1970, 1, 1)
}

fn day_seconds(date: Date) -> Option<i64> {
    let span = epoch().until((Unit::Day, date)).ok()?;
    Some(i64::from(span.get_days()) * SECONDS_PER_DAY)
}

fn parse_day(text: &str) -> Option<Date> {
    let mut parts = text.split('-');
    let (year, month, day) = (
        digits(parts.next()?, 4)?,
        digits(parts.next()?, 2)?,
        parts.next()?,
    );
    let day = digits(day, 2)?;
    if parts.next().is_some() {
        return None;
    }
    Date::new(
        year.try_into().ok()?,
        month.try_into().ok()?,
        day.try_into().ok()?,
    )
    .ok()
}

/// Seconds since midnight. A leap second counts as the second before it.
fn parse_time(text: &str) -> Option<i64> {
    let mut parts = text.split(':');
    let (hour, minute) = (digits(parts.next()?, 2)?, digits(parts.next()?, 2)?);
    let second = digits(parts.next()?, 2)?;
    let real = parts.next().is_none() && hour < 24 && minute < 60 && second <= 60;
    real.then(|| i64::from(hour) * 3600 + i64::from(minute) * 60 + i64::from(second.min(59)))
}

fn skip_fraction(text: &str) -> Option<&str> {
    let Some(fraction) = text.strip_prefix('.') else {
        return Some(text);
    };
    let rest = fraction.trim_start_matches(|c: char| c.is_ascii_digit());
    (rest.len() < fraction.len()).then_some(rest)
}

fn parse_offset(text: &str) -> Option<i64> {
    if matches!(text, "Z" | "z") {
        return Some(0);
    }
    let sign = match text.chars().next()? {
        '+' => 1,
        '-' => -1,
        _ => return None,
    };
    let (hours, minutes) = text.get(1..)?.split_once(':')?;
    let (hours, minutes) = (digits(hours, 2)?, digits(minutes, 2)?);
    (hours < 24 && minutes < 60).then(|| sign * (i64::from(hours) * 3600 + i64::from(minutes) * 60))
}

fn digits(text: &str, count: usize) -> Option<u16> {
    let all_digits = text.len() == count && text.bytes().all(|byte| byte.is_ascii_digit());
    all_digits.then(|| text.parse().ok()).flatten()
}
