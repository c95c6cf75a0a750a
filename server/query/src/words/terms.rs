//! From a text to its terms and their positions (query.md 9).
//!
//! Words are split on what is neither letter, digit nor mark. Scripts that are written without blanks are indexed as
//! single characters and overlapping pairs, so that any run of characters is found wherever it stands.

use unicode_properties::{GeneralCategoryGroup, UnicodeGeneralCategory};

use super::fold::fold;

/// Longest term, in bytes; longer ones count by their beginning.
const MAX_TERM: usize = 255;

/// A piece of a text, folded.
#[derive(Clone, Debug, Eq, Hash, PartialEq)]
pub enum Piece {
    /// A word, at one position.
    Word(String),
    /// Characters of a script without blanks, at one position each.
    Run(Vec<char>),
}

#[derive(Clone, Copy, Eq, PartialEq)]
enum Class {
    Word,
    Run,
    Between,
}

/// The pieces of a text.
pub fn pieces(text: &str) -> Vec<Piece> {
    let mut pieces = Vec::new();
    split(&fold(text), |class, piece| match class {
        Class::Word => pieces.push(Piece::Word(cut(piece).to_owned())),
        Class::Run => pieces.push(Piece::Run(piece.chars().collect())),
        Class::Between => {}
    });
    pieces
}

/// Tells of every term of a text that begins at `position`, with the position of the term, which is counted in words
/// and in characters of scripts without blanks; the position after the text comes back.
pub fn tokenize(text: &str, mut position: u32, tell: &mut impl FnMut(&str, u32)) -> u32 {
    split(&fold(text), |class, piece| match class {
        Class::Word => {
            tell(cut(piece), position);
            position = position.saturating_add(1);
        }
        Class::Run => {
            let mut before = None;
            for (at, c) in piece.char_indices() {
                let end = at + c.len_utf8();
                if let Some(before) = before {
                    tell(piece.get(before..end).unwrap_or_default(), position - 1);
                }
                tell(piece.get(at..end).unwrap_or_default(), position);
                before = Some(at);
                position = position.saturating_add(1);
            }
        }
        Class::Between => {}
    });
    position
}

/// The pieces of a folded text, and what lies between them.
fn split(folded: &str, mut tell: impl FnMut(Class, &str)) {
    let mut rest = folded;
    while let Some(first) = rest.chars().next() {
        let class = class_of(first);
        let end = rest
            .char_indices()
            .find(|(_, c)| class_of(*c) != class)
            .map_or(rest.len(), |(at, _)| at);
        let (piece, after) = rest.split_at(end);
        tell(class, piece);
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

/// Han, Kana, Bopomofo, Hangul, Thai, Lao, Khmer and Myanmar.
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
mod tests {
    use super::*;

    fn shown(text: &str) -> String {
        let mut tokens = Vec::new();
        tokenize(text, 0, &mut |term, position| {
            tokens.push(format!("{term}@{position}"));
        });
        tokens.join(" ")
    }

    // query.md 9, Terms
    #[test]
    fn texts_become_terms() {
        for (text, expected) in [
            ("", ""),
            (" -- ", ""),
            ("Fix the sink!", "fix@0 the@1 sink@2"),
            ("don't_stop", "don@0 t@1 stop@2"),
            ("a1-b2", "a1@0 b2@1"),
            (
                "Élan NAÏVE Œuvre Łódź Straße",
                "elan@0 naive@1 oeuvre@2 lodz@3 strasse@4",
            ),
            ("E\u{301}lan", "elan@0"),
            ("Ελλάδα ΆΣ", "ελλαδα@0 ασ@1"),
            ("Ёлка Йод", "елка@0 иод@1"),
            ("ＡＢＣ ﬁsh", "abc@0 fish@1"),
            ("日本語", "日@0 日本@0 本@1 本語@1 語@2"),
            ("iPhone手机 x", "iphone@0 手@1 手机@1 机@2 x@3"),
            ("日 本", "日@0 本@1"),
            ("ｶﾞ", "ガ@0"),
            ("한국", "한@0 한국@0 국@1"),
            ("हिन्दी text", "हिन्दी@0 text@1"),
            ("שלום עולם", "שלום@0 עולם@1"),
        ] {
            assert_eq!(shown(text), expected, "{text}");
        }
    }

    // query.md 9: a longer term than 255 bytes is indexed by its first 255.
    #[test]
    fn long_words_are_cut_between_characters() {
        let long = "é".repeat(200);
        assert_eq!(pieces(&long), [Piece::Word("e".repeat(200))]);
        let arabic = "ب".repeat(200);
        assert_eq!(pieces(&arabic), [Piece::Word("ب".repeat(127))]);
    }
}
