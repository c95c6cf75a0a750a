//! `Range` (RFC 9110, 14): which bytes are asked for.

use http::header::{HeaderMap, RANGE};

/// More ranges than this are answered with the whole content (chats-files-auth.md 2.5).
const MAX_RANGES: usize = 16;
/// More of them that overlap another one, too.
const MAX_OVERLAPPING: usize = 2;
const UNIT: &str = "bytes";

/// Bytes from `start` up to `end`, which is not among them.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) struct ByteRange {
    pub(super) start: u64,
    pub(super) end: u64,
}

impl ByteRange {
    pub(super) fn length(self) -> u64 {
        self.end.saturating_sub(self.start)
    }

    /// `Content-Range` of a range that holds a byte at least.
    pub(super) fn content_range(self, size: u64) -> String {
        format!(
            "{UNIT} {}-{}/{size}",
            self.start,
            self.end.saturating_sub(1)
        )
    }
}

#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) enum Ranges {
    Whole,
    One(ByteRange),
    Several(Vec<ByteRange>),
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
    if set.is_empty() {
        return Ranges::Unreadable;
    }
    let mut ranges = Vec::with_capacity(set.len());
    for spec in set {
        let Some(range) = range(spec, size) else {
            return Ranges::Unreadable;
        };
        if range.length() > 0 {
            ranges.push(range);
        }
    }
    match ranges.as_slice() {
        [] => Ranges::Outside,
        [only] => Ranges::One(*only),
        // Few bytes of a file would become many (RFC 9110, 14.2).
        _ if overlapping(&ranges) > MAX_OVERLAPPING => Ranges::Whole,
        _ => Ranges::Several(ranges),
    }
}

/// How many of the ranges overlap another one.
fn overlapping(ranges: &[ByteRange]) -> usize {
    let meets = |one: &ByteRange, other: &ByteRange| one.start < other.end && other.start < one.end;
    // Each meets itself.
    let is_met = |one: &&ByteRange| ranges.iter().filter(|other| meets(one, other)).count() > 1;
    ranges.iter().filter(is_met).count()
}

/// One range as far as the content goes; empty where it lies outside. `None` for what is no range.
fn range(spec: &str, size: u64) -> Option<ByteRange> {
    let (first, last) = spec.split_once('-')?;
    let range = match (first.trim(), last.trim()) {
        ("", last) => ByteRange {
            start: size.saturating_sub(number(last)?),
            end: size,
        },
        (first, "") => ByteRange {
            start: number(first)?,
            end: size,
        },
        (first, last) => {
            let (first, last) = (number(first)?, number(last)?);
            if first > last {
                return None;
            }
            ByteRange {
                start: first,
                end: last.saturating_add(1).min(size),
            }
        }
    };
    Some(range)
}

/// Digits; a number beyond all content is as large as can be.
fn number(text: &str) -> Option<u64> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| text.parse().unwrap_or(u64::MAX))
}

#[cfg(test)]
mod tests;
