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
    let bytes = |start, end| Range { start, end };
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
    assert_eq!(content_range(&(2..6), 10), "bytes 2-5/10");
}
