//! Parser of full-text queries (query.md 9).

use std::collections::HashSet;

use super::corrections::is_letter;
use super::terms::{Piece, pieces};

/// The most distinct terms of a query, and the most words of a phrase.
pub const MAX_TERMS: usize = 64;
/// The number of letters from which a word is corrected, and the edits allowed. Digits do not count.
const CORRECTED: [(usize, usize); 2] = [(9, 2), (5, 1)];

/// A full-text query.
#[derive(Clone, Debug)]
pub struct TextQuery {
    items: Vec<Item>,
    words: Vec<String>,
    is_truncated: bool,
}

/// A term or a phrase. A text matches if it contains all `words` consecutively and in order.
#[derive(Clone, Debug, Eq, Hash, PartialEq)]
pub struct Item {
    /// Words as [`index_words`](super::index_words) returns them; at least one.
    pub words: Vec<String>,
    /// The last word also matches as a prefix.
    pub is_prefix: bool,
    /// The most edits of a correction of the only word; 0 for a phrase.
    pub max_edits: usize,
}

impl Item {
    /// An item that matches only these words, without prefix and correction.
    pub fn exactly(words: Vec<String>) -> Self {
        Self {
            words,
            is_prefix: false,
            max_edits: 0,
        }
    }

    /// True if a text with these words contains the item.
    pub fn is_in(&self, words: &[String]) -> bool {
        let Some((last, before)) = self.words.split_last() else {
            return false;
        };
        words.windows(self.words.len()).any(|window| {
            let ends = |word: &String| match self.is_prefix {
                true => word.starts_with(last.as_str()),
                false => word == last,
            };
            window.starts_with(before) && window.last().is_some_and(ends)
        })
    }
}

impl TextQuery {
    /// Parses a query: double-quoted runs are phrases, an unpaired quote is text.
    pub fn parse(text: &str) -> Self {
        let mut items: Vec<Item> = Vec::new();
        let mut words: Vec<String> = Vec::new();
        let mut open_end = false;
        let mut is_cut = false;
        for (part, quoted) in parts(text) {
            let found = pieces(part);
            if found.is_empty() {
                continue;
            }
            open_end = !quoted && matches!(found.last(), Some(Piece::Word(_)));
            let start = items.len();
            items.extend(found.into_iter().map(item));
            if quoted {
                let phrase = items.drain(start..).flat_map(|item| item.words);
                let phrase = Item::exactly(phrase.collect());
                items.push(phrase);
            }
            for item in items.iter_mut().skip(start) {
                is_cut |= item.words.len() > MAX_TERMS;
                item.words.truncate(MAX_TERMS);
            }
            let new = items.iter().skip(start);
            words.extend(new.flat_map(|item| item.words.iter().cloned()));
        }
        if open_end && let Some(last) = items.last_mut() {
            last.is_prefix = true;
        }
        Self {
            is_truncated: keep_distinct(&mut items) || is_cut,
            items,
            words,
        }
    }

    /// True if the query holds no letter and no digit, and so matches nothing.
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }

    /// True if the query has more than [`MAX_TERMS`] distinct terms, or a longer phrase; the excess is ignored.
    pub fn is_truncated(&self) -> bool {
        self.is_truncated
    }

    /// The items; a text matches if it contains any of them.
    pub fn items(&self) -> &[Item] {
        &self.items
    }

    /// All words of the query in order, as one phrase.
    pub fn whole(&self) -> Item {
        Item {
            is_prefix: self.items.iter().any(|item| item.is_prefix),
            ..Item::exactly(self.words.clone())
        }
    }

    /// The bitmap with one bit for each item.
    pub fn all_items(&self) -> u64 {
        u64::MAX
            .checked_shr(64 - u32::try_from(self.items.len()).unwrap_or(64))
            .unwrap_or(0)
    }
}

/// The parts of a text in order; true for the text between quotes.
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

fn item(piece: Piece) -> Item {
    let (words, max_edits) = match piece {
        Piece::Word(word) => {
            let letters = word.chars().filter(|c| is_letter(*c)).count();
            let rule = CORRECTED.iter().find(|(from, _)| letters >= *from);
            (vec![word], rule.map_or(0, |(_, edits)| *edits))
        }
        Piece::Run(chars) => (chars.iter().map(char::to_string).collect(), 0),
    };
    Item {
        max_edits,
        ..Item::exactly(words)
    }
}

/// Drops duplicate items, then items beyond the bound; returns true if any were beyond it. A prefix replaces the same
/// plain term at its first position.
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
mod tests;
