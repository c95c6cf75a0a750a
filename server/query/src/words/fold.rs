//! Letters as a search compares them: compatibility forms unified, case folded, accents of Latin, Greek and Cyrillic
//! letters taken off (query.md 9).

use caseless::Caseless;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::{decompose_canonical, is_combining_mark};

/// Folds a text.
pub fn fold(text: &str) -> String {
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    let mut folded = String::with_capacity(text.len());
    let mut base_is_folded = false;
    for c in text.nfkc().default_case_fold() {
        if is_combining_mark(c) && base_is_folded {
            continue;
        }
        base_is_folded = takes_accents(c);
        if base_is_folded {
            push_plain(c, &mut folded);
        } else {
            folded.push(c);
        }
    }
    folded
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
