//! Conditional requests, in the order of RFC 9110, 13.2.2.

use std::time::SystemTime;

use http::header::{
    HeaderMap, HeaderName, IF_MATCH, IF_MODIFIED_SINCE, IF_NONE_MATCH, IF_RANGE,
    IF_UNMODIFIED_SINCE,
};

use super::whole_seconds;

/// What a condition is held against.
#[derive(Clone, Copy, Debug)]
pub(super) struct Validators<'a> {
    /// Strong, with its quotes.
    pub(super) etag: &'a str,
    /// To the second.
    pub(super) last_modified: Option<SystemTime>,
}

impl<'a> Validators<'a> {
    pub(super) fn new(etag: &'a str, stored_at: SystemTime) -> Self {
        Self {
            etag,
            last_modified: whole_seconds(stored_at),
        }
    }
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

/// Judges the conditions of a GET or HEAD.
pub(super) fn judge(request: &HeaderMap, validators: &Validators<'_>) -> Verdict {
    if let Some(list) = list(request, &IF_MATCH) {
        if !matches(&list, |tag| tag == validators.etag) {
            return Verdict::Failed("If-Match");
        }
    } else if let Some(date) = date(request, &IF_UNMODIFIED_SINCE)
        && validators
            .last_modified
            .is_some_and(|modified| modified > date)
    {
        return Verdict::Failed("If-Unmodified-Since");
    }
    if let Some(list) = list(request, &IF_NONE_MATCH) {
        let strong = |tag: &str| tag.strip_prefix("W/").unwrap_or(tag) == validators.etag;
        return if matches(&list, strong) {
            Verdict::NotModified
        } else {
            Verdict::Proceed
        };
    }
    match date(request, &IF_MODIFIED_SINCE) {
        Some(date)
            if validators
                .last_modified
                .is_some_and(|modified| modified <= date) =>
        {
            Verdict::NotModified
        }
        _ => Verdict::Proceed,
    }
}

/// Whether `If-Range`, where it is given, lets the ranges through: a strong etag or the exact date.
pub(super) fn if_range_holds(request: &HeaderMap, validators: &Validators<'_>) -> bool {
    let Some(condition) = request.get(IF_RANGE) else {
        return true;
    };
    let Ok(condition) = condition.to_str().map(str::trim) else {
        return false;
    };
    condition == validators.etag
        || httpdate::parse_http_date(condition)
            .is_ok_and(|date| validators.last_modified == Some(date))
}

/// A header whose lines are one list; `None` where it is absent or empty.
fn list(request: &HeaderMap, name: &HeaderName) -> Option<String> {
    let lines = request.get_all(name).iter();
    let lines: Vec<_> = lines
        .map(|line| String::from_utf8_lossy(line.as_bytes()))
        .collect();
    Some(lines.join(",")).filter(|list| !list.trim().is_empty())
}

/// A date that can be read; another one counts as absent.
fn date(request: &HeaderMap, name: &HeaderName) -> Option<SystemTime> {
    httpdate::parse_http_date(request.get(name)?.to_str().ok()?.trim()).ok()
}

/// Whether `*` or one of the tags of the list matches. What is no tag matches nothing.
fn matches(list: &str, same: impl Fn(&str) -> bool) -> bool {
    list.trim() == "*" || tags(list).any(same)
}

/// The entity tags of a list. A comma between quotes belongs to its tag.
fn tags(list: &str) -> impl Iterator<Item = &str> {
    let mut quoted = false;
    list.split(move |c| {
        quoted ^= c == '"';
        c == ',' && !quoted
    })
    .map(str::trim)
    .filter(|tag| !tag.is_empty())
}

#[cfg(test)]
mod tests {
    #![expect(clippy::unwrap_used, reason = "tests")]

    use std::time::Duration;

    use http::HeaderValue;

    use super::*;

    const BEFORE: &str = "Sun, 09 Sep 2001 01:46:39 GMT";
    const THEN: &str = "Sun, 09 Sep 2001 01:46:40 GMT";
    const AFTER: &str = "Sun, 09 Sep 2001 01:46:41 GMT";

    fn validators() -> Validators<'static> {
        let stored_at = SystemTime::UNIX_EPOCH + Duration::from_millis(1_000_000_000_500);
        Validators::new("\"e,1\"", stored_at)
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
                judge(&headers(request), &validators()),
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
                if_range_holds(&request, &validators()),
                holds,
                "{condition}"
            );
        }
        assert!(if_range_holds(&HeaderMap::new(), &validators()));
    }
}
