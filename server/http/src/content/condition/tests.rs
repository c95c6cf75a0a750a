#![expect(clippy::unwrap_used, reason = "tests")]

use std::time::Duration;

use http::{HeaderName, HeaderValue};

use super::*;

const BEFORE: &str = "Sun, 09 Sep 2001 01:46:39 GMT";
const THEN: &str = "Sun, 09 Sep 2001 01:46:40 GMT";
const AFTER: &str = "Sun, 09 Sep 2001 01:46:41 GMT";

fn validators() -> Validators {
    Validators {
        etag: "\"e,1\"".parse().unwrap(),
        dated: Some(SystemTime::UNIX_EPOCH + Duration::from_millis(1_000_000_000_500)),
    }
}

fn headers(pairs: &[(&str, &str)]) -> HeaderMap {
    let mut headers = HeaderMap::new();
    for (name, value) in pairs {
        let name: HeaderName = name.parse().unwrap();
        headers.append(name, HeaderValue::from_str(value).unwrap());
    }
    headers
}

// C-75
#[test]
fn conditions_are_judged_in_their_order() {
    use Verdict::{Failed, NotModified, Proceed};
    #[rustfmt::skip]
    let cases = [
        (&[][..], Proceed),
        (&[("if-match", "\"e,1\"")], Proceed),
        (&[("if-match", "\"x\", \"e,1\"")], Proceed),
        (&[("if-match", "\"x\""), ("if-match", "\"e,1\"")], Proceed),
        (&[("if-match", "*")], Proceed),
        (&[("if-match", "")], Proceed),
        (&[("if-match", " "), ("if-unmodified-since", BEFORE)], Failed("If-Unmodified-Since")),
        (&[("if-match", "W/\"e,1\"")], Failed("If-Match")),
        (&[("if-match", "\"x\"")], Failed("If-Match")),
        (&[("if-match", "e,1")], Failed("If-Match")),
        (&[("if-unmodified-since", THEN)], Proceed),
        (&[("if-unmodified-since", BEFORE)], Failed("If-Unmodified-Since")),
        (&[("if-unmodified-since", "yesterday")], Proceed),
        (&[("if-match", "*"), ("if-unmodified-since", BEFORE)], Proceed),
        (&[("if-none-match", "\"e,1\"")], NotModified),
        (&[("if-none-match", "\"x\" , W/\"e,1\"")], NotModified),
        (&[("if-none-match", "*")], NotModified),
        (&[("if-none-match", "\"x\"")], Proceed),
        (&[("if-modified-since", BEFORE)], Proceed),
        (&[("if-modified-since", THEN)], NotModified),
        (&[("if-modified-since", AFTER)], NotModified),
        (&[("if-none-match", "\"x\""), ("if-modified-since", AFTER)], Proceed),
        (&[("if-match", "\"x\""), ("if-none-match", "*")], Failed("If-Match")),
    ];
    for (request, verdict) in cases {
        assert_eq!(
            validators().judge(&headers(request)),
            verdict,
            "{request:?}"
        );
    }
}

// C-76
#[test]
fn ranges_need_the_same_content() {
    for (condition, holds) in [
        ("\"e,1\"", true),
        ("W/\"e,1\"", false),
        ("\"x\"", false),
        (THEN, true),
        (AFTER, false),
        (BEFORE, false),
        ("", false),
    ] {
        let request = headers(&[("if-range", condition)]);
        assert_eq!(
            validators().let_ranges_through(&request),
            holds,
            "{condition}"
        );
    }
    assert!(validators().let_ranges_through(&HeaderMap::new()));
}

// C-181
#[test]
fn without_a_date_no_date_is_a_condition() {
    let undated = Validators {
        dated: None,
        ..validators()
    };
    for name in ["if-unmodified-since", "if-modified-since"] {
        for date in [BEFORE, AFTER] {
            let verdict = undated.judge(&headers(&[(name, date)]));
            assert_eq!(verdict, Verdict::Proceed, "{name} {date}");
        }
    }
    assert!(!undated.let_ranges_through(&headers(&[("if-range", THEN)])));
}
