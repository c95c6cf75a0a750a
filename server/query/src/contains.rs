//! Substrings without regard to case (query.md 5): of one text without allocating for what is searched, of many in one
//! pass ([`set`]).

mod set;

use memchr::memmem::Finder;

use crate::value::Searched;

pub(crate) use set::{Held, NeedleSet, Wanted};

/// A text to look for, its case folded once.
#[derive(Clone, Debug)]
struct Needle {
    folded: Vec<char>,
    finder: Finder<'static>,
    is_ascii: bool,
}

/// Bytes of an ASCII text that are folded at once, on the stack.
const CHUNK: usize = 256;

impl Needle {
    /// Of a text that is [`lowered`].
    fn of_lowered(text: &str) -> Self {
        Self {
            folded: text.chars().collect(),
            is_ascii: text.is_ascii(),
            finder: Finder::new(text).into_owned(),
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
        let length = self.finder.needle().len();
        let mut buffer = [0; CHUNK];
        // Neighbouring chunks share what a match across their border needs.
        let step = (CHUNK + 1).saturating_sub(length);
        if text.len() > CHUNK && step < CHUNK / 2 {
            return self.finder.find(&text.to_ascii_lowercase()).is_some();
        }
        let mut rest = text;
        loop {
            let chunk = rest.get(..CHUNK).unwrap_or(rest);
            let Some(place) = buffer.get_mut(..chunk.len()) else {
                return false;
            };
            place.copy_from_slice(chunk);
            place.make_ascii_lowercase();
            if self.finder.find(place).is_some() {
                return true;
            }
            if rest.len() <= CHUNK {
                return false;
            }
            rest = rest.get(step..).unwrap_or_default();
        }
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

    // A text of several chunks is one text.
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
            }
        }
    }
}
