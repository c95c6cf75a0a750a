//! Letters as a search compares them: compatibility forms unified, case folded, accents of Latin, Greek and Cyrillic
//! letters taken off (query.md 9).

use caseless::Caseless;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::{decompose_canonical, is_combining_mark};

/// Folds a text.
pub fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(plain) = rest.bytes().position(|byte| !byte.is_ascii()) {
        // A mark belongs to the letter before it.
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
    for c in text.nfkc().default_case_fold() {
        if is_combining_mark(c) && base_is_folded {
            continue;
        }
        base_is_folded = takes_accents(c);
        if base_is_folded {
            push_plain(c, folded);
        } else {
            folded.push(c);
        }
    }
}

/// The letter without its accents.
fn push_plain(c: char, folded: &mut String) {
    match c {
        // Letters that Unicode does not take apart.
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

/// Latin, Greek and Cyrillic letters.
fn takes_accents(c: char) -> bool {
    matches!(
        c,
        'a'..='z' | '\u{C0}'..='\u{24F}' | '\u{370}'..='\u{3FF}' | '\u{400}'..='\u{52F}' | '\u{1E00}'..='\u{1FFF}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    // Texts are folded in pieces, which must not show: marks stay with the letter that they belong to.
    #[test]
    fn what_is_not_ascii_may_stand_anywhere() {
        let parts = [
            "a", "E", " ", "<", "\u{301}", "\u{338}", "é", "Σ", "ß", "ﬁ", "日", "ｶ", "ﾞ", "ب",
            "\u{64b}", "한", "İ", "\u{327}", "Å", "1", "㎏", "\u{1100}", "\u{1161}",
        ];
        for first in parts {
            for second in parts {
                for third in parts {
                    for fourth in parts {
                        let text = [first, second, third, fourth].concat();
                        let mut whole = String::new();
                        push_folded(&text, &mut whole);
                        assert_eq!(fold(&text), whole, "{text:?}");
                    }
                }
            }
        }
    }
}
