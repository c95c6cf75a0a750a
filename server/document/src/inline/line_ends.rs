//! The one spelling of line ends (document.md 6.8).

use std::borrow::Cow;

/// The text with every line end as `\n`, a carriage return that stands alone too: Markdown knows no other, so that a
/// text that kept one would not come back from its own Markdown. Carriage returns before a line feed belong to it,
/// however many there are.
pub(crate) fn unified(text: &str) -> Cow<'_, str> {
    if !text.contains('\r') {
        return Cow::Borrowed(text);
    }
    let mut unified = String::with_capacity(text.len());
    for line in text.split_inclusive('\n') {
        match line.strip_suffix('\n') {
            Some(line) => {
                unified.push_str(&line.trim_end_matches('\r').replace('\r', "\n"));
                unified.push('\n');
            }
            None => unified.push_str(&line.replace('\r', "\n")),
        }
    }
    Cow::Owned(unified)
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
