//! The cases of query.md 16.1, read from the table of the specification. The product tests read them, too.

const SPEC: &str = include_str!("../../../../docs/spec/query.md");

/// Number, filter and expectation of each case in 16.1.
fn cases() -> impl Iterator<Item = (&'static str, &'static str, &'static str)> {
    SPEC.lines().filter_map(|line| {
        let (case, rest) = line.strip_prefix("| Q-")?.split_once(" | `")?;
        let (filter, rest) = rest.split_once("` | ")?;
        let expected = rest.strip_suffix(" |")?;
        (case < "200").then_some((case, filter, expected))
    })
}

/// Case, filter, the matching tasks, and whether the case expects a warning about an unguarded date.
pub(crate) fn found() -> Vec<(&'static str, &'static str, &'static str, bool)> {
    let found = cases().filter(|(.., expected)| !expected.starts_with("400 "));
    let found = found.map(|(case, filter, expected)| {
        let (ids, note) = expected.split_once(" (").unwrap_or((expected, ""));
        let ids = if ids == "(none)" { "" } else { ids };
        (case, filter, ids, note == "W)")
    });
    let found: Vec<_> = found.collect();
    assert_eq!(found.len(), 130);
    found
}

/// Case, filter, offset, token (empty at the end of the input), and words of the message.
pub(crate) fn refused() -> Vec<(
    &'static str,
    &'static str,
    usize,
    &'static str,
    &'static str,
)> {
    let refused = cases().filter_map(|(case, filter, expected)| {
        let (offset, rest) = expected
            .strip_prefix("400 offset ")?
            .split_once(", token ")?;
        let (token, message) = rest.split_once(": ")?;
        let token = match token {
            "(end of input)" => "",
            token => token.get(1..token.len() - 1)?,
        };
        Some((case, filter, offset.parse().ok()?, token, message))
    });
    let refused: Vec<_> = refused.collect();
    assert_eq!(refused.len(), 41);
    refused
}
