//! What somebody typed into a search, as terms (query.md 9).

use std::collections::HashSet;

use super::near::{MAX_STEPS, is_letter};
use super::terms::{Piece, pieces};

/// Distinct terms that count.
pub const MAX_TERMS: usize = 64;
/// Letters from which on a word is corrected, and from which on by two steps. Digits are none.
const CORRECTED: [(usize, usize); 2] = [(9, MAX_STEPS), (5, 1)];

/// A full-text query.
#[derive(Clone, Debug)]
pub struct TextQuery {
    items: Vec<Item>,
    pieces: Vec<Piece>,
    open_end: bool,
    single: bool,
    truncated: bool,
}

/// What one term or phrase asks for. A text holds it when it holds all of `terms` at their offsets from one place.
#[derive(Clone, Debug, Eq, Hash, PartialEq)]
pub struct Item {
    /// Terms and how far they stand from the first.
    pub terms: Vec<(String, u32)>,
    /// The one term matches as a prefix.
    pub is_prefix: bool,
    /// The one term may be corrected, by at most so many steps; 0 for a phrase.
    pub steps: usize,
}

impl Item {
    /// One term as it is written.
    pub fn exactly(term: String) -> Self {
        Self {
            terms: vec![(term, 0)],
            is_prefix: false,
            steps: 0,
        }
    }
}

impl TextQuery {
    /// Reads a query: double-quoted runs are phrases, an unpaired quote is text.
    pub fn parse(text: &str) -> Self {
        let mut items: Vec<Item> = Vec::new();
        let mut all: Vec<Piece> = Vec::new();
        let mut open_end = false;
        for (part, quoted) in parts(text) {
            let found = pieces(part);
            if found.is_empty() {
                continue;
            }
            open_end = !quoted && matches!(found.last(), Some(Piece::Word(_)));
            if quoted {
                items.push(phrase(&found));
            } else {
                items.extend(found.iter().map(single));
            }
            all.extend(found);
        }
        if open_end && let Some(last) = items.last_mut() {
            last.is_prefix = true;
        }
        let single = items.len() == 1;
        let truncated = keep_distinct(&mut items);
        Self {
            open_end: items.iter().any(|item| item.is_prefix),
            single,
            items,
            pieces: all,
            truncated,
        }
    }

    /// It holds no letter and no digit: it matches nothing.
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }

    /// It has more than [`MAX_TERMS`] distinct terms; the rest does not count.
    pub fn is_truncated(&self) -> bool {
        self.truncated
    }

    /// What is asked for: a text matches when it holds any.
    pub fn items(&self) -> &[Item] {
        &self.items
    }

    /// Every piece in order, as a title would have to hold them.
    pub fn pieces(&self) -> &[Piece] {
        &self.pieces
    }

    /// The last piece also matches as a prefix.
    pub fn has_open_end(&self) -> bool {
        self.open_end
    }

    /// It is one term or one phrase.
    pub fn is_single(&self) -> bool {
        self.single
    }

    /// A bit for each item.
    pub fn all_items(&self) -> u64 {
        u64::MAX
            .checked_shr(64 - u32::try_from(self.items.len()).unwrap_or(64))
            .unwrap_or(0)
    }
}

/// The text between quotes, and the text around them.
fn parts(text: &str) -> Vec<(&str, bool)> {
    let mut parts = Vec::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('"') {
        let Some((inside, after)) = after.split_once('"') else {
            break;
        };
        parts.push((before, false));
        parts.push((inside, true));
        rest = after;
    }
    parts.push((rest, false));
    parts
}

fn single(piece: &Piece) -> Item {
    let mut terms = Vec::new();
    add_terms(piece, 0, &mut terms);
    let letters = match piece {
        Piece::Word(word) => word.chars().filter(|c| is_letter(*c)).count(),
        Piece::Run(_) => 0,
    };
    let steps = CORRECTED.iter().find(|(from, _)| letters >= *from);
    Item {
        terms,
        is_prefix: false,
        steps: steps.map_or(0, |(_, steps)| *steps),
    }
}

fn phrase(pieces: &[Piece]) -> Item {
    let mut terms = Vec::new();
    let mut offset = 0;
    for piece in pieces {
        offset = add_terms(piece, offset, &mut terms);
    }
    Item {
        terms,
        is_prefix: false,
        steps: 0,
    }
}

/// Adds the terms of a piece that stands at an offset; the offset after it comes back. A run is its overlapping pairs.
fn add_terms(piece: &Piece, offset: u32, terms: &mut Vec<(String, u32)>) -> u32 {
    match piece {
        Piece::Word(word) => {
            terms.push((word.clone(), offset));
            offset + 1
        }
        Piece::Run(chars) => {
            if let [only] = chars.as_slice() {
                terms.push((only.to_string(), offset));
            }
            for (at, pair) in (offset..).zip(chars.windows(2)) {
                terms.push((pair.iter().collect(), at));
            }
            offset.saturating_add(u32::try_from(chars.len()).unwrap_or(u32::MAX))
        }
    }
}

/// Drops repeated items and those beyond the bound; true when there were of these. A prefix stands for its plain term,
/// in the place of the first.
fn keep_distinct(items: &mut Vec<Item>) -> bool {
    if let Some(last) = items.last().filter(|last| last.is_prefix).cloned() {
        let plain = Item {
            is_prefix: false,
            ..last.clone()
        };
        for item in items.iter_mut().filter(|item| **item == plain) {
            item.is_prefix = true;
        }
    }
    let mut seen = HashSet::new();
    items.retain(|item| seen.insert(item.clone()));
    let truncated = items.len() > MAX_TERMS;
    items.truncate(MAX_TERMS);
    truncated
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str) -> Vec<String> {
        let query = TextQuery::parse(text);
        let item = |item: &Item| {
            let terms: Vec<&str> = item.terms.iter().map(|(term, _)| term.as_str()).collect();
            let star = if item.is_prefix { "*" } else { "" };
            format!("{}{star}~{}", terms.join("+"), item.steps)
        };
        query.items.iter().map(item).collect()
    }

    // query.md 9, Query and Match
    #[test]
    fn queries_become_items() {
        for (text, expected) in [
            ("", vec![]),
            ("!!", vec![]),
            ("Trip plan", vec!["trip~0", "plan*~0"]),
            ("\"red green\"", vec!["red+green~0"]),
            ("\"red green", vec!["red~0", "green*~1"]),
            ("a \"b c\" d", vec!["a~0", "b+c~0", "d*~0"]),
            ("meetnig", vec!["meetnig*~1"]),
            ("extraordinary x", vec!["extraordinary~2", "x*~0"]),
            ("10235 2026081198", vec!["10235~0", "2026081198*~0"]),
            ("abcd1 abcde1", vec!["abcd1~0", "abcde1*~1"]),
            ("東京都", vec!["東京+京都~0"]),
            ("東", vec!["東~0"]),
            ("rep rep", vec!["rep*~0"]),
            ("a b a c a", vec!["a*~0", "b~0", "c~0"]),
            ("\"a\" b a", vec!["a*~0", "b~0"]),
            ("\"\" x", vec!["x*~0"]),
        ] {
            assert_eq!(shown(text), expected, "{text}");
        }
    }

    // query.md 9: only the first 64 distinct terms count.
    #[test]
    fn terms_beyond_the_bound_do_not_count() {
        let words = |count: usize| {
            let words: Vec<String> = (0..count).map(|number| format!("w{number}")).collect();
            words.join(" ")
        };
        let full = TextQuery::parse(&words(64));
        assert_eq!((full.items.len(), full.is_truncated()), (64, false));
        assert_eq!(full.all_items(), u64::MAX);
        let over = TextQuery::parse(&format!("{} {}", words(65), words(65)));
        assert_eq!((over.items.len(), over.is_truncated()), (64, true));
        // A last word that is there already counts where it stands first, and brings in none beyond the bound.
        let again = shown(&format!("{} w1", words(65)));
        assert!(again.starts_with(&["w0~0", "w1*~0", "w2~0"].map(String::from)));
        let last = again.last().map(String::as_str);
        assert_eq!((again.len(), last), (64, Some("w63~0")));
        let again = TextQuery::parse(&format!("{} w64", words(65)));
        assert_eq!((again.items.len(), again.has_open_end()), (64, false));
        assert_eq!(TextQuery::parse("a b").all_items(), 0b11);
        assert_eq!(TextQuery::parse("").all_items(), 0);
    }
}
