//! Substrings without regard to case (query.md 5), without allocating for the text that is searched.

/// A text to look for, its case folded once.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Needle {
    folded: Vec<char>,
}

impl Needle {
    pub(crate) fn new(text: &str) -> Self {
        Self {
            folded: fold(text).collect(),
        }
    }

    /// True if the text holds it. The empty one is held by every text.
    pub(crate) fn is_in(&self, text: &str) -> bool {
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

/// Lower case, character by character, with one small sigma.
fn fold(text: &str) -> impl Iterator<Item = char> + Clone {
    text.chars()
        .flat_map(char::to_lowercase)
        .map(|c| if c == 'ς' { 'σ' } else { c })
}
