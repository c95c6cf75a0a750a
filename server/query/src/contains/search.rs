//! What texts are looked through with: the more of them there are, the more it pays to make ready.

use aho_corasick::{dfa, nfa::contiguous};

use super::Needle;
use super::grams::{Grams, Sample};

/// What finds texts in others.
#[derive(Debug)]
pub(super) enum Search {
    /// One after the other.
    Each(Vec<Needle>),
    Table(dfa::DFA),
    /// Smaller and slower than a table.
    Chain(contiguous::NFA),
    /// Reads a part of the bytes; [`Grams::best`] knows whether that pays.
    Grams(Grams),
}

/// What texts are looked through with unless blocks of them pay, what pays for more texts behind.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub(super) enum Kind {
    Each,
    Chain,
    Table,
}

/// Bytes of needles up to which a machine is a table: each may be a row of up to a kilobyte.
pub(super) const TABLE: usize = 8192;
/// Bytes of one of them up to which it is: each of its rows is led back through all parts of the needle that repeat, and
/// thousands of one letter took half a second.
const TABLE_NEEDLE: usize = 1024;

/// Texts up to which each needle is looked for in them, if they are short: making a machine takes as long.
pub(super) const FEW: usize = 64;

/// Bytes that so few texts have together if they are short.
const SHORT: usize = 100 * FEW;

/// For each byte of the needles, texts up to which a table takes longer to be made than it saves.
const TEXTS_OF_TABLE: usize = 2;

impl Kind {
    /// The best for these needles in so many texts, which have so many bytes if they are no more than [`FEW`]: the best
    /// machine if one pays. A table may have so many bytes of needles.
    pub(super) fn best(needles: &[String], texts: usize, read: usize, table: usize) -> Self {
        let bytes: usize = needles.iter().map(String::len).sum();
        if needles.len() < 2 || (texts <= FEW && read <= SHORT) {
            Self::Each
        } else if bytes > table
            || texts <= bytes * TEXTS_OF_TABLE
            || needles.iter().any(|needle| needle.len() > TABLE_NEEDLE)
        {
            Self::Chain
        } else {
            Self::Table
        }
    }
}

impl Search {
    /// The best for these needles: blocks of them if that pays in so many texts like these, and what is the best
    /// otherwise.
    pub(super) fn best(
        otherwise: Kind,
        needles: &[String],
        sample: &Sample,
        texts: usize,
    ) -> (Kind, Self) {
        match Grams::best(needles, sample, texts) {
            // However many texts there will be, no machine pays more.
            Some(grams) => (Kind::Table, Self::Grams(grams)),
            None => (otherwise, Self::new(otherwise, needles)),
        }
    }

    /// For texts that are lowered. What is too large for a machine is looked for one by one.
    pub(super) fn new(kind: Kind, texts: &[String]) -> Self {
        // Texts of nothing but ASCII are searched as they are.
        let machine = match kind {
            Kind::Each => None,
            Kind::Chain => {
                let mut builder = contiguous::Builder::new();
                let builder = builder.ascii_case_insensitive(true).prefilter(false);
                builder.build(texts).map(Self::Chain).ok()
            }
            Kind::Table => {
                let mut builder = dfa::Builder::new();
                let builder = builder.ascii_case_insensitive(true).prefilter(false);
                builder.build(texts).map(Self::Table).ok()
            }
        };
        let each = || Self::Each(texts.iter().map(|text| Needle::of_lowered(text)).collect());
        machine.unwrap_or_else(each)
    }
}
