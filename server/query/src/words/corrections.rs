//! Fuzzy match of a misspelled word against a vocabulary (query.md 9, Typing errors).

use std::collections::{BTreeMap, BTreeSet};

use super::query::Item;

/// The most words of a query that are corrected; the other words stay as they are.
pub const MAX_CORRECTED: usize = 16;
/// The most corrections of one word; the nearest are kept.
pub const MAX_NEAR: usize = 64;

/// The words of a vocabulary that are nearest to a misspelled one: same first letter, few edits, same digits.
#[derive(Debug)]
pub struct Corrections<'w> {
    word: &'w str,
    length: usize,
    max_edits: usize,
    nearest: BTreeSet<(usize, String)>,
    is_cut: bool,
}

impl<'w> Corrections<'w> {
    /// Starts without candidates. A transposition counts as one edit.
    fn new(word: &'w str, max_edits: usize) -> Self {
        Self {
            word,
            length: word.chars().count(),
            max_edits,
            nearest: BTreeSet::new(),
            is_cut: false,
        }
    }

    fn first_letter(&self) -> &'w str {
        let end = self.word.chars().next().map_or(0, char::len_utf8);
        self.word.get(..end).unwrap_or_default()
    }

    /// Adds a word of the vocabulary if it is near enough.
    fn offer(&mut self, candidate: &str) {
        // One edit changes the length by at most one character, which has at most four bytes.
        if candidate.len().abs_diff(self.word.len()) > 4 * self.max_edits
            || !candidate.starts_with(self.first_letter())
            || candidate.chars().count().abs_diff(self.length) > self.max_edits
        {
            return;
        }
        let Some(edits) = edits(self.word, candidate).filter(|edits| *edits <= self.max_edits)
        else {
            return;
        };
        self.nearest.insert((edits, candidate.to_owned()));
        if self.nearest.len() > MAX_NEAR {
            self.nearest.pop_last();
            self.is_cut = true;
        }
    }

    /// True if more than [`MAX_NEAR`] words are near.
    pub fn is_cut(&self) -> bool {
        self.is_cut
    }

    /// The nearest words.
    pub fn words(self) -> impl Iterator<Item = String> {
        self.nearest.into_iter().map(|(_, word)| word)
    }
}

/// Corrects items of one word, which hold letters, against a vocabulary. `scan(prefix, visit)` calls `visit` with all
/// words that begin with `prefix`; it runs once for each first letter.
///
/// # Errors
/// The errors of `scan`.
pub fn correct<'w, E>(
    items: impl Iterator<Item = &'w Item>,
    mut scan: impl FnMut(&str, &mut dyn FnMut(&str)) -> Result<(), E>,
) -> Result<Vec<Corrections<'w>>, E> {
    let words = items.map(|item| (item.words.first(), item.max_edits));
    let mut all: Vec<Corrections<'w>> = words
        .map(|(word, max_edits)| Corrections::new(word.map_or("", String::as_str), max_edits))
        .collect();
    let mut by_letter: BTreeMap<&str, Vec<&mut Corrections<'w>>> = BTreeMap::new();
    for corrections in &mut all {
        let letter = corrections.first_letter();
        by_letter.entry(letter).or_default().push(corrections);
    }
    for (letter, mut group) in by_letter {
        scan(letter, &mut |word| {
            group.iter_mut().for_each(|one| one.offer(word));
        })?;
    }
    Ok(all)
}

/// The edit distance of two words; `None` if their digits differ, because numbers are never corrected.
fn edits(word: &str, candidate: &str) -> Option<usize> {
    let digits = |word| str::chars(word).filter(|c| !is_letter(*c));
    let letters = |word| str::split(word, |c: char| !is_letter(c));
    digits(word).eq(digits(candidate)).then(|| {
        let parts = letters(word).zip(letters(candidate));
        parts
            .map(|(one, other)| strsim::osa_distance(one, other))
            .sum()
    })
}

/// Digits of any script are not letters: they are never corrected.
pub(super) fn is_letter(c: char) -> bool {
    !c.is_numeric()
}

#[cfg(test)]
mod tests;
