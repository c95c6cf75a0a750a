//! Folding of letters for full text (query.md 9): unifies compatibility forms and case; drops invisible characters, the
//! accents of Latin, Greek and Cyrillic letters, the vowel signs of Arabic and the points of Hebrew.

use caseless::Caseless;
use rolltop_document::vocabulary::is_default_ignorable;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::{decompose_canonical, is_combining_mark};

/// Folds a text.
pub fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(plain) = rest.bytes().position(|byte| !byte.is_ascii()) {
        // A combining mark belongs to the letter before it.
        let (plain, other) = rest.split_at(plain.saturating_sub(1));
        push_ascii(plain, &mut folded);
        let end = other
            .char_indices()
            .skip(1)
            .find(|(_, c)| c.is_ascii())
            .map_or(other.len(), |(at, _)| at);
        let (other, after) = other.split_at(end);
        push_folded(other, &mut folded);
        rest = after;
    }
    push_ascii(rest, &mut folded);
    folded
}

fn push_ascii(text: &str, folded: &mut String) {
    let start = folded.len();
    folded.push_str(text);
    if let Some(added) = folded.get_mut(start..) {
        added.make_ascii_lowercase();
    }
}

fn push_folded(text: &str, folded: &mut String) {
    let mut base_is_folded = false;
    let visible = text.chars().filter(|c| !is_default_ignorable(*c));
    for c in visible.nfkc().default_case_fold() {
        if is_optional_sign(c) || (is_combining_mark(c) && base_is_folded) {
            continue;
        }
        base_is_folded = takes_accents(c);
        if base_is_folded {
            push_plain(c, folded);
        } else {
            folded.push(unified(c));
        }
    }
}

/// Signs that Arabic and Hebrew usually omit: harakat, Quranic signs, tatweel; points and accents.
fn is_optional_sign(c: char) -> bool {
    matches!(
        c,
        '\u{610}'..='\u{61A}'
            | '\u{640}'
            | '\u{64B}'..='\u{65F}'
            | '\u{670}'
            | '\u{6D6}'..='\u{6DC}'
            | '\u{6DF}'..='\u{6E4}'
            | '\u{6E7}'..='\u{6E8}'
            | '\u{6EA}'..='\u{6ED}'
            | '\u{8D3}'..='\u{8E1}'
            | '\u{8E3}'..='\u{8FF}'
            | '\u{591}'..='\u{5BD}'
            | '\u{5BF}'
            | '\u{5C1}'..='\u{5C2}'
            | '\u{5C4}'..='\u{5C5}'
            | '\u{5C7}'
    )
}

/// Unifies the alefs of Arabic, and its yehs.
fn unified(c: char) -> char {
    match c {
        '\u{622}' | '\u{623}' | '\u{625}' | '\u{671}'..='\u{673}' | '\u{675}' => '\u{627}',
        '\u{649}' | '\u{6CC}' => '\u{64A}',
        _ => c,
    }
}

/// Appends the letter without its accents.
fn push_plain(c: char, folded: &mut String) {
    match c {
        // Letters that Unicode does not decompose.
        'ø' => folded.push('o'),
        'ł' => folded.push('l'),
        'đ' | 'ð' => folded.push('d'),
        'ħ' => folded.push('h'),
        'ı' => folded.push('i'),
        'æ' => folded.push_str("ae"),
        'œ' => folded.push_str("oe"),
        _ => decompose_canonical(c, |part| {
            if !is_combining_mark(part) {
                folded.push(part);
            }
        }),
    }
}

/// True for Latin, Greek and Cyrillic letters, whose accents are dropped.
fn takes_accents(c: char) -> bool {
    matches!(
        c,
        'a'..='z' | '\u{C0}'..='\u{24F}' | '\u{370}'..='\u{3FF}' | '\u{400}'..='\u{52F}' | '\u{1E00}'..='\u{1FFF}'
    )
}

#[cfg(test)]
mod tests;
