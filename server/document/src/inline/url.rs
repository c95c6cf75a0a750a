//! Bare URLs in a text; delimiters inside them are literal (document.md 6.9).

use std::ops::Range;

/// The schemes of recognized URLs.
const SCHEMES: [&str; 2] = ["https", "http"];
const MARK: &str = "://";

/// The bare URLs of a source, in order. A URL ends before whitespace, quotes, trailing punctuation, and brackets that
/// were not opened inside it.
pub(crate) fn bare(source: &str) -> Vec<Range<usize>> {
    let mut found: Vec<Range<usize>> = Vec::new();
    for (at, _) in source.match_indices(MARK) {
        let before = source.get(..at).unwrap_or_default();
        let scheme = SCHEMES.iter().find(|scheme| {
            let start = before.strip_suffix(**scheme);
            start.is_some_and(|start| !start.ends_with(|c: char| c.is_alphanumeric()))
        });
        let Some(scheme) = scheme else { continue };
        let start = at - scheme.len();
        if found.last().is_some_and(|last| start < last.end) {
            continue;
        }
        let rest = source.get(at + MARK.len()..).unwrap_or_default();
        let length = length(rest);
        if length > 0 {
            found.push(start..at + MARK.len() + length);
        }
    }
    found
}

/// The URL that contains a byte of the source.
pub(crate) fn covering(addresses: &[Range<usize>], at: usize) -> Option<&Range<usize>> {
    let next = addresses.partition_point(|address| address.end <= at);
    addresses.get(next).filter(|address| address.start <= at)
}

fn length(rest: &str) -> usize {
    let mut depth = 0_usize;
    let end = rest.find(|c: char| {
        match c {
            '(' => depth += 1,
            ')' if depth == 0 => return true,
            ')' => depth -= 1,
            _ => {}
        }
        c.is_whitespace() || c.is_control() || "<>[]{}\"`\\|^$".contains(c)
    });
    let address = rest.get(..end.unwrap_or(rest.len())).unwrap_or_default();
    // White space at the end of a line is written as a numeric reference.
    let end = address.find("&#").unwrap_or(address.len());
    let address = address.get(..end).unwrap_or_default();
    address
        .trim_end_matches(['*', '_', '~', '.', ',', ';', ':', '!', '?', '\''])
        .len()
}
