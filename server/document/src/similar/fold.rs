//! The folded form of a spelling, which is equal for similar spellings of a key (document.md 4.2).

use caseless::Caseless;
use unicode_normalization::UnicodeNormalization;

/// Folds a spelling: NFC, case folding, without white space, `_`, `-` and default-ignorable code points.
///
/// `due_date`, `dueDate`, `due-date` and `Due Date` fold to `duedate`. Folding is idempotent.
pub fn fold(spelling: &str) -> String {
    if spelling.is_ascii() {
        // Fast path: ASCII is already in NFC and needs no Unicode tables.
        let kept = spelling.chars().filter(|c| !is_dropped(*c));
        return kept.map(|c| c.to_ascii_lowercase()).collect();
    }
    spelling
        .nfc()
        .default_case_fold()
        .filter(|c| !is_dropped(*c))
        .nfc()
        .collect()
}

fn is_dropped(c: char) -> bool {
    c.is_whitespace() || matches!(c, '_' | '-') || is_default_ignorable(c)
}

/// True for the code points with the Unicode property Default_Ignorable_Code_Point.
pub fn is_default_ignorable(c: char) -> bool {
    matches!(
        c,
        '\u{AD}'
            | '\u{34F}'
            | '\u{61C}'
            | '\u{115F}'..='\u{1160}'
            | '\u{17B4}'..='\u{17B5}'
            | '\u{180B}'..='\u{180F}'
            | '\u{200B}'..='\u{200F}'
            | '\u{202A}'..='\u{202E}'
            | '\u{2060}'..='\u{206F}'
            | '\u{3164}'
            | '\u{FE00}'..='\u{FE0F}'
            | '\u{FEFF}'
            | '\u{FFA0}'
            | '\u{FFF0}'..='\u{FFF8}'
            | '\u{1BCA0}'..='\u{1BCA3}'
            | '\u{1D173}'..='\u{1D17A}'
            | '\u{E0000}'..='\u{E0FFF}'
    )
}
