//! `Range` (RFC 9110, 14): which bytes are asked for.

use std::ops::Range;

use http::header::{HeaderMap, RANGE};

/// More ranges than this are answered with the whole content (chats-files-auth.md 2.5).
const MAX_RANGES: usize = 16;
/// More of them that overlap another one, too.
const MAX_OVERLAPPING: usize = 2;
const UNIT: &str = "bytes";

/// `Content-Range` of a range that holds a byte at least.
pub(super) fn content_range(range: &Range<u64>, size: u64) -> String {
    let last = range.end.saturating_sub(1);
    format!("{UNIT} {}-{last}/{size}", range.start)
}

#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) enum Ranges {
    Whole,
    One(Range<u64>),
    Several(Vec<Range<u64>>),
    /// Nothing that is there.
    Outside,
    /// Nothing that can be read.
    Unreadable,
}

/// Reads the header against content of this size.
pub(super) fn parse(request: &HeaderMap, size: u64) -> Ranges {
    let Some(value) = request.get(RANGE) else {
        return Ranges::Whole;
    };
    let Some((unit, set)) = value.to_str().ok().and_then(|value| value.split_once('=')) else {
        return Ranges::Unreadable;
    };
    if !unit.trim().eq_ignore_ascii_case(UNIT) {
        return Ranges::Whole;
    }
    let set: Vec<&str> = set
        .split(',')
        .map(str::trim)
        .filter(|spec| !spec.is_empty())
        .collect();
    if set.len() > MAX_RANGES {
        return Ranges::Whole;
    }
    let ranges: Option<Vec<_>> = set.iter().map(|spec| range(spec, size)).collect();
    let Some(mut ranges) = ranges.filter(|ranges| !ranges.is_empty()) else {
        return Ranges::Unreadable;
    };
    ranges.retain(|range| !range.is_empty());
    match ranges.as_slice() {
        [] => Ranges::Outside,
        [only] => Ranges::One(only.clone()),
        // Few bytes of a file would become many (RFC 9110, 14.2).
        _ if overlapping(&ranges) > MAX_OVERLAPPING => Ranges::Whole,
        _ => Ranges::Several(ranges),
    }
}

/// How many of the ranges overlap another one.
fn overlapping(ranges: &[Range<u64>]) -> usize {
    let meets = |a: &Range<u64>, b: &Range<u64>| a.start < b.end && b.start < a.end;
    // Each meets itself.
    let is_met = |one: &&Range<u64>| ranges.iter().filter(|other| meets(one, other)).count() > 1;
    ranges.iter().filter(is_met).count()
}

/// One range as far as the content goes; empty where it lies outside. `None` for what is no range.
fn range(spec: &str, size: u64) -> Option<Range<u64>> {
    let (first, last) = spec.split_once('-')?;
    Some(match (first.trim(), last.trim()) {
        ("", last) => size.saturating_sub(number(last)?)..size,
        (first, "") => number(first)?..size,
        (first, last) => {
            let (first, last) = (number(first)?, number(last)?);
            if first > last {
                return None;
            }
            first..last.saturating_add(1).min(size)
        }
    })
}

/// Digits; a number beyond all content is as large as can be.
fn number(text: &str) -> Option<u64> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| text.parse().unwrap_or(u64::MAX))
}

#[cfg(test)]
mod tests;
