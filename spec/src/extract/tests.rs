#![expect(clippy::unwrap_used, reason = "tests")]

use serde::Deserialize;

use super::*;

#[derive(Debug, Deserialize, Eq, JsonSchema, PartialEq)]
struct Given {
    #[serde(default)]
    outline: bool,
    block: Option<String>,
}

// http.md 2: unknown parameters are ignored, empty ones count as absent.
#[test]
fn parameters_are_read() {
    for (query, outline, block) in [
        ("", false, None),
        ("outline=true&foo=1&foo=2", true, None),
        ("outline=&block=", false, None),
        ("block=a%20b", false, Some("a b")),
        ("block=&block=x", false, Some("x")),
    ] {
        let given: Given = QueryPairs::parse(query).decode().unwrap();
        assert_eq!(
            given,
            Given {
                outline,
                block: block.map(str::to_owned)
            },
            "{query}"
        );
    }
}

#[test]
fn a_wrong_parameter_is_named() {
    for (query, kind, path) in [
        ("outline=maybe", ErrorKind::Invalid, "outline"),
        ("block=a&block=b", ErrorKind::Ambiguous, "block"), // H-19
        (
            "outline=true&outline=maybe",
            ErrorKind::Ambiguous,
            "outline",
        ),
    ] {
        let error = QueryPairs::parse(query).decode::<Given>().unwrap_err();
        assert_eq!(
            (error.kind, error.issues.first().unwrap().path_str()),
            (kind, path),
            "{query}"
        );
    }
}
