//! Normal forms of names and texts (document.md 4.2): canonically equivalent spellings are equal.

use std::borrow::Cow;

use unicode_normalization::{IsNormalized, UnicodeNormalization, is_nfc_quick};

/// A text in NFC.
pub fn composed(text: &str) -> Cow<'_, str> {
    match is_nfc_quick(text.chars()) {
        IsNormalized::Yes => Cow::Borrowed(text),
        IsNormalized::No | IsNormalized::Maybe => Cow::Owned(text.nfc().collect()),
    }
}

/// The stored form of an option, property or type name: NFC, trimmed, without zero-width characters. A joiner between
/// two non-ASCII characters stays, because emoji and some scripts need it.
pub fn canonical_name(name: &str) -> Cow<'_, str> {
    let trimmed = name.trim_matches(|c: char| c.is_whitespace() || is_zero_width(c));
    if trimmed.is_ascii() {
        return Cow::Borrowed(trimmed);
    }
    if !trimmed.contains(is_zero_width) {
        return composed(trimmed);
    }
    let is_joined = |c: Option<char>| c.is_some_and(|c| !c.is_ascii() && !is_zero_width(c));
    let mut kept = String::with_capacity(trimmed.len());
    let mut rest = trimmed.chars();
    while let Some(c) = rest.next() {
        let next = rest.clone().find(|c| !is_zero_width(*c));
        let is_kept = match c {
            '\u{200C}' | '\u{200D}' => is_joined(kept.chars().next_back()) && is_joined(next),
            _ => !is_zero_width(c),
        };
        if is_kept {
            kept.push(c);
        }
    }
    Cow::Owned(composed(&kept).into_owned())
}

/// Zero-width space, joiners, word joiner and byte order mark.
fn is_zero_width(c: char) -> bool {
    matches!(c, '\u{200B}'..='\u{200D}' | '\u{2060}' | '\u{FEFF}')
}

#[cfg(test)]
mod tests;
