//! What is asked of sieves for needles: the grams of each, or of the two halves that many of them share.

use std::collections::HashMap;
use std::sync::OnceLock;

use crate::contains::Needle;
use crate::sieve::{GRAM, Gram, Sieve};

/// What is asked of a sieve for a needle, and what compares it.
#[derive(Debug)]
pub(super) struct Pick {
    grams: [Gram; PICKED],
    count: usize,
    pub(super) needle: OnceLock<Needle>,
}

/// Needles cut in two, as pairs of words are: fewer halves than needles are looked up, each once for a block.
#[derive(Debug)]
pub(super) struct Halves<H = Pick> {
    /// Each of them once.
    pub(super) each: Vec<H>,
    /// By needle, its first half and its second one.
    pub(super) of_needles: Vec<[usize; 2]>,
}

/// The most grams of a needle that are looked up, and the most places of it that they are chosen from.
const PICKED: usize = 8;
const PLACES: usize = 64;
/// Needles for each half from which on halves are looked up.
const SHARED: usize = 2;

impl Pick {
    /// Of a needle that is [`crate::contains::lowered`], or of a part of one: those of its grams that fewest rows have.
    pub(super) fn of(needle: &[u8], sieve: &Sieve) -> Self {
        let grams = needle.windows(GRAM);
        let step = grams.len().div_ceil(PLACES).max(1);
        let mut rarest: Vec<(u16, Gram)> = Vec::with_capacity(PICKED + 1);
        // Those between two places are not even made: a needle may be long.
        for gram in grams.step_by(step).map(Gram::of) {
            let rows = sieve.count(gram);
            let at = rarest.partition_point(|(others, _)| *others <= rows);
            if at < PICKED && !rarest.iter().any(|(_, known)| *known == gram) {
                rarest.truncate(PICKED - 1);
                rarest.insert(at, (rows, gram));
            }
        }
        let mut grams = [Gram::default(); PICKED];
        for (gram, (_, picked)) in grams.iter_mut().zip(&rarest) {
            *gram = *picked;
        }
        Self {
            grams,
            count: rarest.len(),
            needle: OnceLock::new(),
        }
    }

    pub(super) fn grams(&self) -> &[Gram] {
        self.grams.get(..self.count).unwrap_or_default()
    }
}

impl Halves {
    /// Of needles; `None` where these share too few. Whatever holds a needle holds both halves of it.
    pub(super) fn of(needles: &[String], sieve: &Sieve) -> Option<Self> {
        let Halves { each, of_needles } = Halves::shared(needles)?;
        let each = each.into_iter().map(|half| Pick::of(half, sieve));
        Some(Self {
            each: each.collect(),
            of_needles,
        })
    }
}

impl<'n> Halves<&'n [u8]> {
    /// As they are written.
    fn shared(needles: &'n [String]) -> Option<Self> {
        let most = needles.len() / SHARED;
        let mut known: HashMap<&[u8], usize> = HashMap::with_capacity(most);
        let mut each = Vec::with_capacity(most);
        let mut of_needles = Vec::with_capacity(needles.len());
        for needle in needles {
            of_needles.push(halves(needle.as_bytes()).map(|half| {
                *known.entry(half).or_insert_with(|| {
                    each.push(half);
                    each.len() - 1
                })
            }));
            if each.len() > most {
                return None;
            }
        }
        Some(Self { each, of_needles })
    }
}

/// A needle up to its first blank and from there on, which both have; the second half of one without is empty.
fn halves(needle: &[u8]) -> [&[u8]; 2] {
    let blank = needle.iter().position(|byte| *byte == b' ');
    let [end, start] = blank.map_or([needle.len(); 2], |blank| [blank + 1, blank]);
    [
        needle.get(..end).unwrap_or_default(),
        needle.get(start..).unwrap_or_default(),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_are_those_that_needles_share() {
        let pairs = |first: usize, second: usize| -> Vec<String> {
            let pair = |at| format!("first{} second{}", at % first, at % second);
            (0..96).map(pair).collect()
        };
        let needles = pairs(12, 8);
        let shared = Halves::shared(&needles);
        // 12 first ones and 8 second ones, which both have the blank.
        assert_eq!(shared.as_ref().map(|shared| shared.each.len()), Some(20));
        if let Some(Halves { each, of_needles }) = shared {
            for (needle, of_needle) in needles.iter().zip(of_needles) {
                let found = of_needle.map(|half| each.get(half).copied());
                assert_eq!(found, halves(needle.as_bytes()).map(Some));
            }
        }
        assert_eq!(halves(b"ab cd ef"), [&b"ab "[..], b" cd ef"]);
        assert_eq!(halves(b"ab"), [&b"ab"[..], b""]);
        assert!(Halves::shared(&pairs(96, 96)).is_none());
    }
}
