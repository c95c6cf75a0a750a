//! Conditional requests, in the order of RFC 9110, 13.2.2.

use std::time::SystemTime;

use headers::{
    ETag, Header, HeaderMapExt, IfMatch, IfModifiedSince, IfNoneMatch, IfRange, IfUnmodifiedSince,
    LastModified,
};
use http::HeaderMap;
use http::header::{IF_MATCH, IF_RANGE};

/// What conditions compare with.
#[derive(Clone, Debug)]
pub(super) struct Validators {
    /// Strong.
    pub(super) etag: ETag,
    /// `None` where no date may be told: such conditions then say nothing.
    pub(super) dated: Option<SystemTime>,
}

/// What the conditions of a read come to.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Verdict {
    Proceed,
    /// The caller has it already.
    NotModified,
    /// The condition of this header does not hold.
    Failed(&'static str),
}

impl Validators {
    /// Judges the conditions of a GET or HEAD. A header that cannot be read counts as absent.
    pub(super) fn judge(&self, request: &HeaderMap) -> Verdict {
        if let Some(condition) = if_match(request) {
            if !condition.precondition_passes(&self.etag) {
                return Verdict::Failed("If-Match");
            }
        } else if let Some(date) = self.dated
            && let Some(condition) = request.typed_get::<IfUnmodifiedSince>()
            && !condition.precondition_passes(date)
        {
            return Verdict::Failed("If-Unmodified-Since");
        }
        let is_new = match request.typed_get::<IfNoneMatch>() {
            Some(condition) => condition.precondition_passes(&self.etag),
            None => self
                .dated
                .zip(request.typed_get::<IfModifiedSince>())
                .is_none_or(|(date, condition)| condition.is_modified(date)),
        };
        if is_new {
            Verdict::Proceed
        } else {
            Verdict::NotModified
        }
    }

    /// Whether `If-Range`, where it is given, lets the ranges through.
    pub(super) fn let_ranges_through(&self, request: &HeaderMap) -> bool {
        let Some(sent) = request.get(IF_RANGE) else {
            return true;
        };
        // A date is a validator only where it is the very same (RFC 9110, 13.1.5).
        match LastModified::decode(&mut std::iter::once(sent)) {
            Ok(date) => self.dated.map(LastModified::from) == Some(date),
            Err(_) => request
                .typed_get::<IfRange>()
                .is_some_and(|condition| !condition.is_modified(Some(&self.etag), None)),
        }
    }
}

/// The condition, unless it names nothing: an empty header counts as absent, as on objects.
fn if_match(request: &HeaderMap) -> Option<IfMatch> {
    let mut sent = request.get_all(IF_MATCH).iter();
    let is_empty = sent.all(|value| value.as_bytes().trim_ascii().is_empty());
    if is_empty { None } else { request.typed_get() }
}

#[cfg(test)]
mod tests {
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
        for (request, verdict) in [
            (&[][..], Proceed),
            (&[("if-match", "\"e,1\"")], Proceed),
            (&[("if-match", "\"x\", \"e,1\"")], Proceed),
            (&[("if-match", "\"x\""), ("if-match", "\"e,1\"")], Proceed),
            (&[("if-match", "*")], Proceed),
            (&[("if-match", "")], Proceed),
            (
                &[("if-match", " "), ("if-unmodified-since", BEFORE)],
                Failed("If-Unmodified-Since"),
            ),
            (&[("if-match", "W/\"e,1\"")], Failed("If-Match")),
            (&[("if-match", "\"x\"")], Failed("If-Match")),
            (&[("if-match", "e,1")], Failed("If-Match")),
            (&[("if-unmodified-since", THEN)], Proceed),
            (
                &[("if-unmodified-since", BEFORE)],
                Failed("If-Unmodified-Since"),
            ),
            (&[("if-unmodified-since", "yesterday")], Proceed),
            (
                &[("if-match", "*"), ("if-unmodified-since", BEFORE)],
                Proceed,
            ),
            (&[("if-none-match", "\"e,1\"")], NotModified),
            (&[("if-none-match", "\"x\" , W/\"e,1\"")], NotModified),
            (&[("if-none-match", "*")], NotModified),
            (&[("if-none-match", "\"x\"")], Proceed),
            (&[("if-modified-since", BEFORE)], Proceed),
            (&[("if-modified-since", THEN)], NotModified),
            (&[("if-modified-since", AFTER)], NotModified),
            (
                &[("if-none-match", "\"x\""), ("if-modified-since", AFTER)],
                Proceed,
            ),
            (
                &[("if-match", "\"x\""), ("if-none-match", "*")],
                Failed("If-Match"),
            ),
        ] {
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
}
