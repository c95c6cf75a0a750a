//! Substrings without regard to case (query.md 5), without allocating for the text that is searched.

/// A text to look for, its case folded once.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Needle {
    folded: Vec<char>,
    /// The same as bytes; `None` when an ASCII text cannot hold it.
    ascii: Option<Vec<u8>>,
}

impl Needle {
    pub(crate) fn new(text: &str) -> Self {
        let folded: Vec<char> = fold(text).collect();
        let bytes = folded.iter().map(|c| u8::try_from(*c).ok());
        let ascii = bytes.map(|byte| byte.filter(u8::is_ascii)).collect();
        Self { folded, ascii }
    }

    /// True if the text holds it. The empty one is held by every text.
    pub(crate) fn is_in(&self, text: &str) -> bool {
        if text.is_ascii() {
            let wanted = self.ascii.as_deref();
            return wanted.is_some_and(|wanted| holds(text.as_bytes(), wanted));
        }
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

/// True if the bytes hold the wanted ones, which are in lower case.
fn holds(bytes: &[u8], wanted: &[u8]) -> bool {
    let Some((first, others)) = wanted.split_first() else {
        return true;
    };
    let last_start = bytes.len().checked_sub(wanted.len());
    let starts = last_start.map_or(0, |last| last + 1);
    let begins = |start: usize| {
        let rest = bytes.get(start + 1..start + wanted.len());
        rest.is_some_and(|rest| rest.eq_ignore_ascii_case(others))
    };
    let candidates = bytes.iter().take(starts).enumerate();
    let mut candidates = candidates.filter(|(_, byte)| byte.to_ascii_lowercase() == *first);
    candidates.any(|(start, _)| begins(start))
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
            assert_eq!(
                Needle::new(needle).is_in(text),
                found,
                "{needle:?} {text:?}"
            );
        }
    }
}
