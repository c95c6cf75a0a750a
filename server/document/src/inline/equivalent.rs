//! Substring search under canonical equivalence (ops.md 7.7): the Unicode form of text and needle does not matter.

use std::ops::Range;

use unicode_normalization::char::canonical_combining_class;
use unicode_normalization::{IsNormalized, UnicodeNormalization, is_nfc, is_nfc_quick};

use crate::similar::composed;

/// The non-overlapping occurrences of `find` in a text, as byte ranges. Both are compared in NFC. An empty needle has
/// no occurrences.
pub(crate) fn occurrences(text: &str, find: &str) -> Vec<Range<usize>> {
    if find.is_empty() {
        return Vec::new();
    }
    let find = composed(find);
    if text.is_ascii() || is_nfc(text) {
        let found = text.match_indices(&*find);
        return found.map(|(at, hit)| at..at + hit.len()).collect();
    }
    let text = Composed::of(text);
    let found = text.text.match_indices(&*find);
    found
        .filter_map(|(at, hit)| Some(text.source(at)?..text.source(at + hit.len())?))
        .collect()
}

/// A text in NFC with a mapping to its source.
struct Composed {
    text: String,
    /// The changed ranges, in the text and in the source, in order.
    changed: Vec<(Range<usize>, Range<usize>)>,
}

impl Composed {
    fn of(source: &str) -> Self {
        let mut composed = Self {
            text: String::with_capacity(source.len()),
            changed: Vec::new(),
        };
        let mut start = 0;
        for (at, _) in source.char_indices().filter(|(_, c)| is_boundary(*c)) {
            composed.push(source, start..at);
            start = at;
        }
        composed.push(source, start..source.len());
        composed
    }

    /// Appends a base character with its combining marks.
    fn push(&mut self, source: &str, range: Range<usize>) {
        let letter = source.get(range.clone()).unwrap_or_default();
        if is_nfc(letter) {
            self.text.push_str(letter);
        } else {
            let start = self.text.len();
            self.text.extend(letter.nfc());
            self.changed.push((start..self.text.len(), range));
        }
    }

    /// The position in the source; `None` inside a composed character.
    fn source(&self, at: usize) -> Option<usize> {
        let before = self.changed.partition_point(|(text, _)| text.start < at);
        match before
            .checked_sub(1)
            .and_then(|last| self.changed.get(last))
        {
            None => Some(at),
            Some((text, source)) => Some(source.end + at.checked_sub(text.end)?),
        }
    }
}

/// True for a character that never composes with the preceding one.
fn is_boundary(c: char) -> bool {
    c.is_ascii()
        || canonical_combining_class(c) == 0
            && is_nfc_quick(std::iter::once(c)) != IsNormalized::Maybe
}

#[cfg(test)]
mod tests;
