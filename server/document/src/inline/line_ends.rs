//! The one spelling of line ends (document.md 6.8).

use std::borrow::Cow;

/// The text with every line end as `\n`. Carriage returns before one belong to it, however many there are, so that
/// doing this twice is doing it once; others stay.
pub(crate) fn unified(text: &str) -> Cow<'_, str> {
    if !text.contains("\r\n") {
        return Cow::Borrowed(text);
    }
    let mut unified = String::with_capacity(text.len());
    let mut lines = text.split('\n').peekable();
    while let Some(line) = lines.next() {
        if lines.peek().is_some() {
            unified.push_str(line.trim_end_matches('\r'));
            unified.push('\n');
        } else {
            unified.push_str(line);
        }
    }
    Cow::Owned(unified)
}

/// The text with every line end of CommonMark as `\n`: carriage returns that stand alone, too.
pub(crate) fn unified_with_lone(text: &str) -> Cow<'_, str> {
    let unified = unified(text);
    if unified.contains('\r') {
        return Cow::Owned(unified.replace('\r', "\n"));
    }
    unified
}

/// Positions of the carriage returns that [`unified`] leaves out, ascending.
pub(super) fn left_out(text: &str) -> Vec<usize> {
    let mut positions = Vec::new();
    for (end, _) in text.match_indices('\n') {
        let before = text.get(..end).unwrap_or_default();
        positions.extend(before.trim_end_matches('\r').len()..end);
    }
    positions
}
