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
pub(super) struct Halves {
    /// Each of them once.
    pub(super) each: Vec<Pick>,
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
        let most = needles.len() / SHARED;
        let mut known: HashMap<&[u8], usize> = HashMap::with_capacity(most);
        let mut of_needles = Vec::with_capacity(needles.len());
        for needle in needles {
            let halves = halves(needle.as_bytes()).map(|half| {
                let next = known.len();
                *known.entry(half).or_insert(next)
            });
            if known.len() > most {
                return None;
            }
            of_needles.push(halves);
        }
        let mut halves: Vec<(&[u8], usize)> = known.into_iter().collect();
        halves.sort_unstable_by_key(|(_, at)| *at);
        let each = halves.iter().map(|(half, _)| Pick::of(half, sieve));
        Some(Self {
            each: each.collect(),
            of_needles,
        })
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
