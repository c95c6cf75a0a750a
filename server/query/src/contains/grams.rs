//! Many texts found by blocks of a few of their bytes: only each so many-th place of what is looked through is looked at.
//! Whatever holds a text has one of its blocks at one of these places, if the text has a block for each place between
//! two of them. What has none of the blocks is passed by; the rest is compared. Where all texts to look for have a byte that
//! is found nearly nowhere, only what lies around it is looked at.

use std::ops::Range;

use memchr::memchr;

use super::credit::Credit;
use super::prices::{MUCH, OF_BLOCK, OF_COMPARED, OF_HIT, OF_PLACE, OF_TRYING, TOO_MANY};
use super::sample::Sample;
use super::search::Kind;
use super::stretch::{Lying, Stretch};
use crate::spread::SPREAD;

/// Texts to look for, by their blocks. They are [`super::lowered`].
#[derive(Debug)]
pub(super) struct Grams {
    /// Bytes between two places that are looked at: the blocks that each text has.
    stride: usize,
    /// Makes a hash of the bytes of a block.
    multiplier: u64,
    /// By hash, 1 if a block has it.
    marks: Box<[u8; SLOTS]>,
    /// By hash, the first of the blocks that have it.
    heads: Vec<u16>,
    blocks: Vec<Block>,
    shared: Option<Shared>,
}

/// A byte that all texts to look for have, and hardly any other: phrases have a blank, where links have none.
#[derive(Clone, Copy, Debug)]
struct Shared {
    byte: u8,
    /// Bytes of the longest of the texts to look for.
    longest: usize,
}

/// A block of a text.
#[derive(Clone, Copy, Debug)]
struct Block {
    /// Bytes of its text beside it, on the side that has more of them, as many as can be loaded: texts that share a block
    /// differ there.
    bytes: u64,
    /// Which of what is loaded these are.
    mask: u64,
    /// The position of its text.
    needle: u32,
    /// Bytes of the text before it.
    offset: u16,
    /// Where these bytes begin, as seen from the block.
    beside: i16,
    /// The next block that has its hash, [`NO_BLOCK`] if there is none.
    next: u16,
}

/// Bits of a hash: the marks of all hashes stay near the processor.
const HASH_BITS: u32 = 15;
const SLOTS: usize = 1 << HASH_BITS;
/// Bytes that are loaded at a place, and the most that a block has.
const LOADED: usize = size_of::<u64>();
/// The fewest bytes of a block.
pub(super) const LEAST: usize = 3;
/// Folds the case of ASCII letters. It makes some other bytes the same, too: the texts themselves are compared.
const FOLD: u64 = 0x2020_2020_2020_2020;
const NO_BLOCK: u16 = u16::MAX;
/// Bytes at the beginning of a text among which its blocks are chosen.
const LEAD: usize = 32;
/// Bytes between places, ascending; code is made for each.
const STRIDES: [usize; 6] = [1, 2, 3, 4, 6, 8];
/// How many of them are tried at most, the widest.
const TRIED: usize = 3;
/// Bytes of needles up to which a byte that they share is looked for: as many are looked through again with each group.
const MAX_AROUND: usize = 512;
/// Places that are looked at in one go.
const GROUP: usize = 8;
/// Groups whose marks are noted in one number.
const GROUPS: usize = u64::BITS as usize / GROUP;

impl Shared {
    /// One of needles that is not in the sample, and is the same in either case; `None` of long needles.
    fn of(needles: &[String], sample: &Sample) -> Option<Self> {
        let shortest = needles.iter().min_by_key(|needle| needle.len())?;
        let mut bytes = shortest.as_bytes().to_vec();
        bytes.sort_unstable();
        bytes.dedup();
        let byte = bytes.into_iter().find(|byte| {
            !byte.is_ascii_alphabetic()
                && sample.lacks(*byte)
                && needles
                    .iter()
                    .all(|needle| memchr(*byte, needle.as_bytes()).is_some())
        });
        let longest = needles.iter().map(String::len).max()?;
        let shared = Self {
            byte: byte?,
            longest,
        };
        (longest <= MAX_AROUND).then_some(shared)
    }

    /// From where on blocks of needles may lie that are not before this place; `None` if no more do.
    fn next(self, whole: &[u8], range: &Range<usize>, place: usize) -> Option<usize> {
        // A needle that begins before the place may have its byte there, and its blocks behind.
        let from = place.saturating_sub(self.longest).max(range.start);
        let found = memchr(self.byte, whole.get(from..range.end)?)?;
        let first = (from + found + 1).saturating_sub(self.longest);
        Some(first.max(place))
    }
}

/// How texts are cut into blocks.
#[derive(Clone, Copy, Debug)]
struct Cut {
    stride: usize,
    block: usize,
}

impl Cut {
    /// Those that are tried for texts of at least so many bytes.
    fn of(shortest: usize) -> impl Iterator<Item = Self> {
        let strides = STRIDES.into_iter().rev();
        let cuts = strides.filter_map(move |stride| {
            let block = (shortest + 1).checked_sub(stride)?.min(LOADED);
            (block >= LEAST).then_some(Self { stride, block })
        });
        cuts.take(TRIED)
    }

    /// Leaves nothing but the bytes of a block in the upper bits of what it multiplies.
    fn multiplier(self) -> u64 {
        SPREAD << (u64::BITS as usize - 8 * self.block)
    }

    /// Where in a text its blocks begin that occur least, by hash.
    fn start(self, needle: &[u8], counts: &[u16]) -> usize {
        let multiplier = self.multiplier();
        let lead = needle.len().min(LEAD);
        let mut occurring = [0; LEAD];
        let places = occurring.iter_mut().take(lead + 1 - self.block);
        for (at, occurring) in places.enumerate() {
            let slot = hash(load(needle, at), multiplier);
            *occurring = counts.get(slot).copied().map_or(0, u32::from);
        }
        let starts = occurring.windows(self.stride).take(lead + 1 - self.width());
        let least = starts
            .enumerate()
            .min_by_key(|(_, blocks)| blocks.iter().sum::<u32>());
        least.map_or(0, |(start, _)| start)
    }

    /// Bytes of all blocks of a text.
    fn width(self) -> usize {
        self.stride + self.block - 1
    }
}

/// The bytes at a place of a text and behind it; zeros where it has ended.
#[inline]
fn load(bytes: &[u8], at: usize) -> u64 {
    let rest = bytes.get(at..).unwrap_or_default();
    let loaded = rest.first_chunk::<LOADED>().copied();
    let loaded = loaded.unwrap_or_else(|| {
        let mut padded = [0; LOADED];
        padded
            .iter_mut()
            .zip(rest)
            .for_each(|(padded, byte)| *padded = *byte);
        padded
    });
    u64::from_le_bytes(loaded) | FOLD
}

#[inline]
fn hash(bytes: u64, multiplier: u64) -> usize {
    (bytes.wrapping_mul(multiplier) >> (u64::BITS - HASH_BITS)) as usize
}

impl Grams {
    /// Of texts to be looked for in so many others, of which a sample is known; `None` if their machine takes less time, or
    /// if one of them is too short.
    pub(super) fn best(
        needles: &[String],
        sample: &Sample,
        texts: usize,
        machine: Kind,
    ) -> Option<Self> {
        let bytes: usize = needles.iter().map(String::len).sum();
        let read = sample.bytes_of(texts);
        let of_machine = read * machine.of_byte() as f64 + bytes as f64 * machine.of_ready();
        if !Self::are_worth_trying(needles, of_machine) {
            return None;
        }
        Self::cheapest(needles, sample)
            .filter(|(_, cost)| read * cost < of_machine)
            .map(|(grams, _)| grams)
    }

    /// True if texts are to be cut into blocks where something else would take so long by a sample. The sample is of the
    /// first texts, behind which longer ones may come: many bytes are always worth it.
    pub(super) fn are_worth_trying(needles: &[String], otherwise: f64) -> bool {
        let bytes: usize = needles.iter().map(String::len).sum();
        bytes >= MUCH || otherwise >= OF_TRYING
    }

    /// How much time they would take for each byte that is read; `None` if one of the needles is too short.
    pub(super) fn cost(needles: &[String], sample: &Sample) -> Option<f64> {
        Self::cheapest(needles, sample).map(|(_, cost)| cost)
    }

    /// What takes the least time, and how much of it for each byte that is read.
    fn cheapest(needles: &[String], sample: &Sample) -> Option<(Self, f64)> {
        let shortest = needles.iter().map(String::len).min()?;
        let made = Cut::of(shortest).filter_map(|cut| Self::new(needles, sample, cut));
        let (grams, cost) = made.min_by(|(_, one), (_, other)| one.total_cmp(other))?;
        // What the sample lacks may abound behind it: the cost is that of looking at all places.
        let shared = Shared::of(needles, sample);
        Some((Self { shared, ..grams }, cost))
    }

    /// The same of texts that are cut so, each of which is long enough for that.
    fn new(needles: &[String], sample: &Sample, cut: Cut) -> Option<(Self, f64)> {
        let multiplier = cut.multiplier();
        let [chosen, judged] = sample.halves(load);
        let mut counts = vec![0; SLOTS];
        for loaded in chosen {
            if let Some(count) = counts.get_mut(hash(loaded, multiplier)) {
                *count += 1;
            }
        }
        let mut grams = Self {
            stride: cut.stride,
            multiplier,
            marks: Box::new([0; SLOTS]),
            heads: vec![NO_BLOCK; SLOTS],
            blocks: Vec::with_capacity(needles.len() * cut.stride),
            shared: None,
        };
        for (needle, text) in (0..).zip(needles) {
            let text = text.as_bytes();
            let start = cut.start(text, &counts);
            for offset in start..start + cut.stride {
                grams.add(needle, text, offset, cut.block)?;
            }
        }
        let places = judged.len().max(1);
        let cost = places * OF_PLACE + grams.comparing(judged);
        let bytes = places * cut.stride;
        Some((grams, cost as f64 / bytes as f64))
    }

    /// About how long it takes to compare what is loaded at some places.
    fn comparing(&self, places: impl Iterator<Item = u64>) -> usize {
        let hits = places.filter(|loaded| self.mark(*loaded) != 0);
        let costs =
            hits.map(|loaded| OF_HIT + OF_BLOCK * self.blocks(loaded).take(TOO_MANY).count());
        costs.sum()
    }

    /// Adds a block of a text; `None` if there are too many.
    fn add(&mut self, needle: u32, text: &[u8], offset: usize, block: usize) -> Option<()> {
        let width = LOADED.min(text.len());
        let mask = u64::MAX >> (8 * (LOADED - width));
        let end = offset + block;
        let beside = if offset > text.len() - end {
            offset.saturating_sub(LOADED)
        } else {
            end.min(text.len() - width)
        };
        let slot = hash(load(text, offset), self.multiplier);
        let head = self.heads.get_mut(slot)?;
        let at = u16::try_from(self.blocks.len()).ok();
        let at = at.filter(|at| *at != NO_BLOCK)?;
        self.blocks.push(Block {
            bytes: load(text, beside) & mask,
            mask,
            needle,
            offset: u16::try_from(offset).ok()?,
            beside: i16::try_from(beside).ok()? - i16::try_from(offset).ok()?,
            next: std::mem::replace(head, at),
        });
        *self.marks.get_mut(slot)? = 1;
        Some(())
    }

    /// Looks through texts that lie beside one another, and tells for each that holds one of the needles its position and
    /// that of the needle, until it is told that this was enough of this text. Where more would have to be compared than
    /// there is credit for, it returns the position of the text that it has come to.
    pub(super) fn look(
        &self,
        needles: &[String],
        beside: Stretch<'_>,
        credit: &mut Credit,
        mut found: impl FnMut(usize, usize) -> bool,
    ) -> Result<(), usize> {
        match self.stride {
            1 => self.look_each::<1>(needles, beside, credit, &mut found),
            2 => self.look_each::<2>(needles, beside, credit, &mut found),
            3 => self.look_each::<3>(needles, beside, credit, &mut found),
            4 => self.look_each::<4>(needles, beside, credit, &mut found),
            6 => self.look_each::<6>(needles, beside, credit, &mut found),
            _ => self.look_each::<8>(needles, beside, credit, &mut found),
        }
    }

    fn look_each<const STRIDE: usize>(
        &self,
        needles: &[String],
        beside: Stretch<'_>,
        credit: &mut Credit,
        found: &mut impl FnMut(usize, usize) -> bool,
    ) -> Result<(), usize> {
        let (whole, texts) = (beside.whole.as_bytes(), beside.texts);
        let range = beside.range();
        let mut at = range.start;
        // The text at hand.
        let mut text = 0;
        while at < range.end {
            if let Some(shared) = self.shared {
                match shared.next(whole, &range, at) {
                    Some(next) => at = next,
                    None => break,
                }
            }
            let groups = (range.end - at).div_ceil(GROUP * STRIDE).min(GROUPS);
            let width = groups * GROUP * STRIDE;
            let mut marks = (0..groups).fold(0, |marks, group| {
                let of_group = self.marks::<STRIDE>(whole, at + group * GROUP * STRIDE);
                marks | of_group << (group * GROUP)
            });
            credit.earn(width);
            let mut next = at + width;
            while marks != 0 {
                let place = at + marks.trailing_zeros() as usize * STRIDE;
                marks &= marks - 1;
                for block in self.blocks(load(whole, place)) {
                    if !credit.spend(OF_BLOCK) {
                        return Err(text);
                    }
                    if !block.is_at(whole, place) {
                        continue;
                    }
                    let Some(needle) = needles.get(block.needle as usize) else {
                        continue;
                    };
                    while texts.get(text).is_some_and(|text| text.end() <= place) {
                        text += 1;
                    }
                    let Some(here) = texts.get(text) else {
                        return Ok(());
                    };
                    if !credit.spend(needle.len() * OF_COMPARED) {
                        return Err(text);
                    }
                    if block.is_of(needle, whole, *here, place)
                        && found(text, block.needle as usize)
                    {
                        // What is left of this text is passed by.
                        let passed = here.end().saturating_sub(at).div_ceil(STRIDE);
                        marks &= u64::MAX.checked_shl(passed as u32).unwrap_or(0);
                        next = next.max(here.end());
                        break;
                    }
                }
            }
            at = next;
        }
        Ok(())
    }

    /// Which places of a group have the hash of a block.
    #[inline]
    fn marks<const STRIDE: usize>(&self, whole: &[u8], at: usize) -> u64 {
        match whole.get(at..at + (GROUP - 1) * STRIDE + LOADED) {
            Some(group) => (0..GROUP).fold(0, |marks, place| {
                let loaded = group.get(place * STRIDE..);
                let loaded = loaded.and_then(|bytes| bytes.first_chunk());
                let loaded = loaded.map_or(0, |bytes| u64::from_le_bytes(*bytes));
                marks | self.mark(loaded | FOLD) << place
            }),
            None => (0..GROUP).fold(0, |marks, place| {
                marks | self.mark(load(whole, at + place * STRIDE)) << place
            }),
        }
    }

    /// 1 if a block has the hash of what is loaded.
    #[inline]
    fn mark(&self, loaded: u64) -> u64 {
        let mark = self.marks.get(hash(loaded, self.multiplier));
        u64::from(mark.copied().unwrap_or_default())
    }

    /// The blocks that have the hash of what is loaded.
    #[inline]
    fn blocks(&self, loaded: u64) -> impl Iterator<Item = &Block> {
        let head = self.heads.get(hash(loaded, self.multiplier));
        let block = |at: u16| self.blocks.get(usize::from(at));
        let first = head.and_then(|head| block(*head));
        std::iter::successors(first, move |one| block(one.next))
    }
}

impl Block {
    /// It may be the one at a place.
    #[inline]
    fn is_at(&self, whole: &[u8], place: usize) -> bool {
        let start = place.checked_add_signed(self.beside.into());
        start.is_some_and(|start| load(whole, start) & self.mask == self.bytes)
    }

    /// A needle lies in a text where its block would be at a place.
    fn is_of(&self, needle: &str, whole: &[u8], text: Lying, place: usize) -> bool {
        let needle = needle.as_bytes();
        let start = place.checked_sub(self.offset.into());
        let start = start.filter(|start| *start >= text.start());
        let range = start.map(|start| start..start + needle.len());
        let range = range.filter(|range| range.end <= text.end());
        let here = range.and_then(|range| whole.get(range));
        here.is_some_and(|here| here.eq_ignore_ascii_case(needle))
    }
}

#[cfg(test)]
mod tests;
