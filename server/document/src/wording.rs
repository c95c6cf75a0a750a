//! Sentences that refusals of several layers share: what is too large or too small, and long names that are repeated.

use std::borrow::Cow;
use std::fmt::Display;

/// Longest name that a message repeats, in characters.
const MAX_SHOWN: usize = 80;

/// More than there may be: `5 entries, at most 3 are allowed`.
pub fn too_many(found: impl Display, unit: &str, most: impl Display) -> String {
    format!("{found} {unit}, at most {most} are allowed")
}

/// Fewer than there must be: `0 entries, at least 1 are required`.
pub fn too_few(found: impl Display, unit: &str, least: impl Display) -> String {
    format!("{found} {unit}, at least {least} are required")
}

/// A text as a message repeats it: a long one is cut.
pub fn shown(text: &str) -> Cow<'_, str> {
    cut(text, MAX_SHOWN)
}

/// The first characters of a text, and an ellipsis where there are more.
pub(crate) fn cut(text: &str, most: usize) -> Cow<'_, str> {
    match text.char_indices().nth(most) {
        None => Cow::Borrowed(text),
        Some((end, _)) => Cow::Owned(format!("{}…", text.get(..end).unwrap_or_default())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_texts_are_cut_at_a_character() {
        // D-3
        for (length, marked) in [(79, false), (80, false), (81, true), (90, true)] {
            let text = "é".repeat(length);
            let cut = shown(&text);
            assert_eq!(cut.ends_with('…'), marked, "{length}");
            let kept = length.min(MAX_SHOWN) + usize::from(marked);
            assert_eq!(cut.chars().count(), kept);
        }
    }
}
