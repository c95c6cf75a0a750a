//! Bare addresses in a text: no delimiter counts inside of one (document.md 6.9).

use std::ops::Range;

/// The schemes of addresses that programs recognise in text.
const SCHEMES: [&str; 2] = ["https", "http"];
const MARK: &str = "://";

/// The bare addresses of a source, in order. One ends before what stands around addresses in text: whitespace, quotes,
/// brackets of any kind that do not begin inside of it, and punctuation at its end.
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

/// The address that a byte of the source lies in.
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
    // A reference to a character is how a blank at the end of a line is written.
    let end = address.find("&#").unwrap_or(address.len());
    let address = address.get(..end).unwrap_or_default();
    address
        .trim_end_matches(['*', '_', '~', '.', ',', ';', ':', '!', '?', '\''])
        .len()
}
