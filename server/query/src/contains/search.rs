//! What texts are looked through with: the more of them there are, the more it pays to make ready.

use aho_corasick::nfa::contiguous;

use super::Needle;
use super::grams::Grams;
use super::sample::Sample;
use super::table::Table;

/// What finds texts in others.
#[derive(Debug)]
pub(super) enum Search {
    /// One after the other.
    Each(Vec<Needle>),
    Table(Table),
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

/// Bytes that a table may take.
pub(super) const TABLE: usize = 4 << 20;

/// Texts up to which each needle is looked for in them, if they are short: making a machine takes as long.
pub(super) const FEW: usize = 64;

/// Bytes that so few texts have together if they are short.
const SHORT: usize = 100 * FEW;

impl Kind {
    /// The machine for these needles, if a table may take so many bytes.
    pub(super) fn machine(needles: &[String], table: usize) -> Self {
        match Table::bytes(needles) <= table {
            true => Self::Table,
            false => Self::Chain,
        }
    }

    /// The best for these needles in so many texts, which have so many bytes if they are no more than [`FEW`]: their machine
    /// if that pays.
    pub(super) fn best(needles: &[String], texts: usize, read: usize, machine: Self) -> Self {
        if needles.len() < 2 || (texts <= FEW && read <= SHORT) {
            Self::Each
        } else {
            machine
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
        match Grams::best(needles, sample, texts, otherwise) {
            // However many texts there will be, no machine pays more.
            Some(grams) => (Kind::Table, Self::Grams(grams)),
            None => (otherwise, Self::new(otherwise, needles)),
        }
    }

    /// For texts that are lowered. What is too large for a machine is looked for one by one.
    pub(super) fn new(kind: Kind, texts: &[String]) -> Self {
        let machine = match kind {
            Kind::Each => None,
            Kind::Chain => {
                // Texts of nothing but ASCII are searched as they are.
                let mut builder = contiguous::Builder::new();
                let builder = builder.ascii_case_insensitive(true).prefilter(false);
                builder.build(texts).map(Self::Chain).ok()
            }
            Kind::Table => Table::new(texts).map(Self::Table),
        };
        let each = || Self::Each(texts.iter().map(|text| Needle::of_lowered(text)).collect());
        machine.unwrap_or_else(each)
    }
}
