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

/// What is asked for.
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
mod tests {
    #![expect(clippy::unwrap_used, reason = "tests")]

    use http::HeaderValue;

    use super::*;

    fn read(value: &str, size: u64) -> Ranges {
        let mut headers = HeaderMap::new();
        headers.insert(RANGE, HeaderValue::from_str(value).unwrap());
        parse(&headers, size)
    }

    // C-76, C-121
    #[test]
    fn ranges_are_read() {
        use Ranges::{One, Outside, Several, Unreadable, Whole};
        let bytes = |start, end| ByteRange { start, end };
        for (value, ranges) in [
            ("bytes=0-3", One(bytes(0, 4))),
            ("bytes=2-", One(bytes(2, 10))),
            ("bytes=-3", One(bytes(7, 10))),
            ("bytes=-99", One(bytes(0, 10))),
            ("bytes=8-99", One(bytes(8, 10))),
            ("BYTES = 0 - 0 ", One(bytes(0, 1))),
            ("bytes=0-0,-1", Several(vec![bytes(0, 1), bytes(9, 10)])),
            ("bytes=0-0,,20-30", One(bytes(0, 1))),
            ("bytes=10-", Outside),
            ("bytes=999999-", Outside),
            ("bytes=99999999999999999999999-", Outside),
            ("bytes=-0", Outside),
            ("bytes=3-2", Unreadable),
            ("bytes=a-b", Unreadable),
            ("bytes=+1-2", Unreadable),
            ("bytes=", Unreadable),
            ("bytes", Unreadable),
            ("items=0-1", Whole),
        ] {
            assert_eq!(read(value, 10), ranges, "{value}");
        }
        assert_eq!(read("bytes=0-", 0), Outside);
        let many = |count| {
            let ranges = (0..count).map(|n| format!("{n}-{n}"));
            format!("bytes={}", ranges.collect::<Vec<_>>().join(","))
        };
        assert!(matches!(read(&many(MAX_RANGES), 100), Several(_)));
        assert_eq!(read(&many(MAX_RANGES + 1), 100), Whole);
        // C-188
        assert!(matches!(read("bytes=0-5,5-9,20-29", 100), Several(_)));
        for overlapping in [
            "0-5,5-9,9-20",
            "0-0,0-0,0-0",
            "0-,1-,-1",
            "0-5,5-9,20-29,29-",
        ] {
            assert_eq!(read(&format!("bytes={overlapping}"), 100), Whole);
        }
    }

    #[test]
    fn a_range_tells_its_place() {
        let range = ByteRange { start: 2, end: 6 };
        assert_eq!(range.content_range(10), "bytes 2-5/10");
        assert_eq!(range.length(), 4);
    }
}
