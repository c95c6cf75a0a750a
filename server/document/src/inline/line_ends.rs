//! Normalizes line ends (document.md 6.8).

use std::borrow::Cow;

/// The text with every line end as `\n`, including lone carriage returns: Markdown cannot express a carriage return, so
/// it would be lost on export. All carriage returns before a line feed are part of that line end.
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

/// Positions of the carriage returns that [`unified`] removes, ascending.
pub(super) fn left_out(text: &str) -> Vec<usize> {
    let mut positions = Vec::new();
    for (end, _) in text.match_indices('\n') {
        let before = text.get(..end).unwrap_or_default();
        positions.extend(before.trim_end_matches('\r').len()..end);
    }
    positions
}
