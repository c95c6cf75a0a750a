//! Substrings without regard to case (query.md 5): of one text without allocating for what is searched, of many in one
//! pass where that pays ([`set`]).

mod bits;
mod credit;
mod grams;
mod lanes;
mod prices;
mod run;
mod sample;
mod search;
mod set;
mod stretch;
mod table;

use memchr::memchr2;
use memchr::memmem::Finder;

use crate::value::Searched;

pub(crate) use bits::turn;
pub(crate) use set::{Held, NeedleSet, Sought, Wanted, visit_searched};

/// A text to look for, its case folded once.
#[derive(Clone, Debug)]
struct Needle {
    folded: Vec<char>,
    finder: Finder<'static>,
    is_ascii: bool,
    /// `None` of the empty text.
    rarest: Option<Rarest>,
}

/// The byte of a needle that texts hold least: what is looked for first.
#[derive(Clone, Copy, Debug)]
struct Rarest {
    at: usize,
    lower: u8,
    upper: u8,
}

/// Bytes that are compared in vain, for each byte of a text, before it is searched in another way.
const PATIENCE: usize = 4;

/// The letters of texts, the most frequent first; whatever is none of them is rarer.
const FREQUENT: &[u8] = b" etaoinsrhldcumfpgwybvkxjqz";

impl Rarest {
    fn of(needle: &[u8]) -> Option<Self> {
        let rarity = |byte: u8| {
            let known = FREQUENT.iter().position(|known| *known == byte);
            known.unwrap_or(FREQUENT.len())
        };
        let (at, lower) = (0..).zip(needle).max_by_key(|(_, byte)| rarity(**byte))?;
        Some(Self {
            at,
            lower: *lower,
            upper: lower.to_ascii_uppercase(),
        })
    }
}

impl Needle {
    /// Of a text that is [`lowered`].
    fn of_lowered(text: &str) -> Self {
        Self {
            folded: text.chars().collect(),
            is_ascii: text.is_ascii(),
            finder: Finder::new(text).into_owned(),
            rarest: Rarest::of(text.as_bytes()),
        }
    }

    /// True if the text holds it. The empty one is held by every text.
    fn is_in(&self, text: Searched<'_>) -> bool {
        match text {
            Searched::Ascii(text) => self.is_ascii && self.is_in_ascii(text.as_bytes()),
            Searched::Lowered(text) => self.finder.find(text.as_bytes()).is_some(),
            Searched::Plain(text) => self.is_in_any(text),
        }
    }

    fn is_in_ascii(&self, text: &[u8]) -> bool {
        let needle = self.finder.needle();
        let Some(rarest) = self.rarest else {
            return true;
        };
        // Where a text only seems to hold it again and again, it is lowered after all.
        let mut patience = text.len() * PATIENCE + needle.len();
        let mut from = rarest.at;
        while let Some(rest) = text.get(from..) {
            let Some(found) = memchr2(rarest.lower, rarest.upper, rest) else {
                return false;
            };
            let start = from + found - rarest.at;
            let Some(here) = text.get(start..start + needle.len()) else {
                return false;
            };
            if here.eq_ignore_ascii_case(needle) {
                return true;
            }
            let Some(left) = patience.checked_sub(needle.len()) else {
                return self.finder.find(&text.to_ascii_lowercase()).is_some();
            };
            patience = left;
            from += found + 1;
        }
        false
    }

    fn is_in_any(&self, text: &str) -> bool {
        let mut rest = fold(text);
        loop {
            let mut here = rest.clone();
            if self
                .folded
                .iter()
                .all(|wanted| here.next() == Some(*wanted))
            {
                return true;
            }
            if rest.next().is_none() {
                return false;
            }
        }
    }
}

/// A text as `contains` compares it: whoever keeps it beside the text saves every query the folding.
pub fn lowered(text: &str) -> String {
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    fold(text).collect()
}

/// Lower case, character by character, with one small sigma.
fn fold(text: &str) -> impl Iterator<Item = char> + Clone {
    text.chars()
        .flat_map(char::to_lowercase)
        .map(|c| if c == 'ς' { 'σ' } else { c })
}

#[cfg(test)]
mod tests {
    use super::*;

    // query.md 5: lower case on both sides, nothing but letters is special.
    #[test]
    fn substrings_are_found_in_any_case() {
        for (needle, text, found) in [
            ("", "", true),
            ("", "a", true),
            ("a", "", false),
            ("REPORT", "Write Report", true),
            ("report", "repor", false),
            ("aab", "aaab", true),
            ("t", "Write", true),
            ("e", "Write", true),
            (".*", "a.*b", true),
            (".*", "ab", false),
            ("Ä", "bä", true),
            ("a", "ä", false),
            ("ä", "a", false),
            ("οδος", "ΟΔΟΣ", true),
            ("\u{212a}m", "5 KM", true),
            ("i\u{307}", "İ", true),
            ("日", "a日b", true),
        ] {
            let needle = Needle::of_lowered(&lowered(needle));
            let is_found = needle.is_in(Searched::of(text));
            assert_eq!(is_found, found, "{needle:?} {text:?}");
            let kept = lowered(text);
            let found_kept = needle.is_in(Searched::Lowered(&kept));
            assert!(
                text.is_ascii() || found_kept == found,
                "{needle:?} {text:?}"
            );
        }
    }

    // Wherever a match lies, and whatever looks like one before it.
    #[test]
    fn matches_lie_anywhere_in_long_texts() {
        for length in [1, 2, 100, 127, 128, 129, 200, 300] {
            let wanted = "N".to_owned() + &"e".repeat(length - 1);
            let needle = Needle::of_lowered(&lowered(&wanted));
            for before in (0..600).step_by(7) {
                let text = "x".repeat(before) + &wanted.to_uppercase() + "ee";
                assert!(needle.is_in(Searched::of(&text)), "{length} {before}");
                let cut = text.get(..before + length - 1).unwrap_or_default();
                assert!(!needle.is_in(Searched::of(cut)), "{length} {before}");
                let text = "e".repeat(before) + &wanted;
                assert!(needle.is_in(Searched::of(&text)), "{length} {before}");
                let cut = &text[..text.len() - 1];
                assert!(!needle.is_in(Searched::of(cut)), "{length} {before}");
            }
        }
    }

    // A text that seems to hold a needle at every byte ends the patience, and is searched in the other way.
    #[test]
    fn many_near_misses_are_told_from_a_match() {
        let wanted = "b".repeat(2000) + "z" + &"b".repeat(2000);
        let needle = Needle::of_lowered(&wanted);
        let misses = ("B".repeat(2000) + "z").repeat(500);
        assert!(needle.is_in(Searched::of(&misses)));
        assert!(!needle.is_in(Searched::of(&misses.replace('z', "a"))));
    }
}
