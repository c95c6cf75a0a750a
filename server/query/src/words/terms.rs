//! Tokenizer: splits a text into words (query.md 9).
//!
//! Every character that is no letter, digit or mark separates words. In a script without blanks each character is a
//! word, so that a phrase finds any run of characters.

use unicode_properties::{GeneralCategoryGroup, UnicodeGeneralCategory};

use super::fold::fold;

/// The longest term in bytes; longer terms are truncated.
const MAX_TERM: usize = 255;

/// A folded part of a query.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) enum Piece {
    Word(String),
    /// Characters of a script without blanks.
    Run(Vec<char>),
}

#[derive(Clone, Copy, Eq, PartialEq)]
enum Class {
    Word,
    Run,
    Between,
}

/// The folded words and runs of a text, without the separators.
pub(super) fn pieces(text: &str) -> Vec<Piece> {
    let mut pieces = Vec::new();
    split(&fold(text), |class, piece| match class {
        Class::Word => pieces.push(Piece::Word(cut(piece).to_owned())),
        Class::Run => pieces.push(Piece::Run(piece.chars().collect())),
        Class::Between => {}
    });
    pieces
}

/// Calls `visit` with each word of a text in order, folded and truncated to 255 bytes.
pub fn index_words(text: &str, visit: &mut impl FnMut(&str)) {
    split(&fold(text), |class, piece| match class {
        Class::Word => visit(cut(piece)),
        Class::Run => {
            let mut bytes = [0; 4];
            piece.chars().for_each(|c| visit(c.encode_utf8(&mut bytes)));
        }
        Class::Between => {}
    });
}

/// Splits a folded text into pieces, separators included.
fn split(folded: &str, mut visit: impl FnMut(Class, &str)) {
    let mut rest = folded;
    while let Some(first) = rest.chars().next() {
        let class = class_of(first);
        let end = rest
            .char_indices()
            .find(|(_, c)| class_of(*c) != class)
            .map_or(rest.len(), |(at, _)| at);
        let (piece, after) = rest.split_at(end);
        visit(class, piece);
        rest = after;
    }
}

fn cut(word: &str) -> &str {
    let mut end = word.len().min(MAX_TERM);
    while !word.is_char_boundary(end) {
        end -= 1;
    }
    word.get(..end).unwrap_or(word)
}

fn class_of(c: char) -> Class {
    if c.is_ascii() {
        return if c.is_ascii_alphanumeric() {
            Class::Word
        } else {
            Class::Between
        };
    }
    let is_part = c.is_alphanumeric() || c.general_category_group() == GeneralCategoryGroup::Mark;
    match (is_part, is_unspaced(c)) {
        (false, _) => Class::Between,
        (true, true) => Class::Run,
        (true, false) => Class::Word,
    }
}

/// True for Han, Kana, Bopomofo, Hangul, Thai, Lao, Khmer and Myanmar.
fn is_unspaced(c: char) -> bool {
    matches!(
        c,
        '\u{E00}'..='\u{EFF}'
            | '\u{1000}'..='\u{109F}'
            | '\u{1100}'..='\u{11FF}'
            | '\u{1780}'..='\u{17FF}'
            | '\u{2E80}'..='\u{2FDF}'
            | '\u{3005}'..='\u{3007}'
            | '\u{3021}'..='\u{312F}'
            | '\u{3130}'..='\u{318F}'
            | '\u{31A0}'..='\u{31FF}'
            | '\u{3400}'..='\u{4DBF}'
            | '\u{4E00}'..='\u{9FFF}'
            | '\u{A960}'..='\u{A97F}'
            | '\u{A9E0}'..='\u{A9FF}'
            | '\u{AA60}'..='\u{AA7F}'
            | '\u{AC00}'..='\u{D7FF}'
            | '\u{F900}'..='\u{FAFF}'
            | '\u{20000}'..='\u{3FFFF}'
    )
}

#[cfg(test)]
mod tests;
