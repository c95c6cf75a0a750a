//! About how long the ways to look through texts take, by which they are held against one another. All in tenths of a
//! nanosecond; measured once, on one machine: that they fit one another is what counts.

use super::search::Kind;

/// Blocks of needles: to look at a place, to be led by its hash to blocks, to compare with one of them and with a byte of its
/// text, and to try out how texts are cut into blocks.
pub(super) const OF_PLACE: usize = 7;
pub(super) const OF_HIT: usize = 120;
pub(super) const OF_BLOCK: usize = 30;
pub(super) const OF_COMPARED: usize = 2;
pub(super) const OF_TRYING: f64 = 1_000_000.0;
/// Bytes of needles for which it is tried whatever a sample says.
pub(super) const MUCH: usize = 160;
/// Blocks of one hash beyond which nobody counts them: where they are hit after all, the credit is soon spent.
pub(super) const TOO_MANY: usize = 32;
/// What may be spent on comparing before anything is read, and the most that is gathered by reading.
pub(super) const ADVANCE: usize = 100_000;
const MOST: usize = 64 * ADVANCE;

/// Machines: to run one over a byte, and to make it ready for a byte of a needle.
const OF_TABLE: usize = 8;
const OF_CHAIN: usize = 74;
const TABLE_READY: f64 = 300.0;
const CHAIN_READY: f64 = 2_500.0;

/// Bits: to read a byte for one number, and to begin and note a text.
pub(super) const OF_BITS: usize = 4;
pub(super) const OF_NOTED: usize = 300;

/// Sieves: to choose the grams of a needle and make it ready, to look them up for a block, to join what was found for two
/// halves of one, to compare a text with a needle, and for each of its bytes.
pub(super) const OF_PICK: usize = 2_500;
pub(super) const OF_LOOK: usize = 1_000;
pub(super) const OF_PAIR: usize = 250;
pub(super) const OF_TEXT: usize = 600;
pub(super) const OF_TEXT_BYTE: usize = 5;
/// What they save, as long as nobody has looked through the texts: to begin one, for each needle where each is looked for,
/// for each byte by blocks of the first needle and of so many more.
pub(super) const TO_BEGIN: usize = 120;
pub(super) const BY_NEEDLE: usize = 200;
const BY_BLOCKS: usize = 2;
const BY_MORE: usize = 80;
/// To find a needle in a text: of an only question, and where others are looked for on, of the first
/// one and for each byte, and of another one.
pub(super) const HIT: usize = 500;
pub(super) const FIRST_HIT: usize = 600;
pub(super) const FIRST_BYTE: usize = 30;

impl Kind {
    /// To run a machine over a byte.
    pub(super) fn of_byte(self) -> usize {
        match self {
            Self::Chain => OF_CHAIN,
            Self::Each | Self::Table => OF_TABLE,
        }
    }

    /// To make it ready for a byte of a needle.
    pub(super) fn of_ready(self) -> f64 {
        match self {
            Self::Chain => CHAIN_READY,
            Self::Each | Self::Table => TABLE_READY,
        }
    }

    /// To look through a byte for so many needles by what takes the least, their blocks or this machine.
    pub(super) fn of_byte_at_best(self, needles: usize) -> usize {
        let of_blocks = BY_BLOCKS + needles / BY_MORE;
        match self {
            // Blocks are held against what is left of it.
            Self::Chain => of_blocks,
            Self::Each | Self::Table => of_blocks.min(OF_TABLE),
        }
    }
}

/// The time that [`Grams`](super::grams::Grams) may spend on comparing. It grows with what is read, as fast as a machine
/// reads: texts that hold blocks of many needles again and again are not compared with each of them for each byte, but left to
/// a machine.
#[derive(Debug)]
pub(super) struct Credit {
    left: usize,
    /// What a byte that is read earns.
    of_byte: usize,
}

impl Credit {
    /// As this machine reads.
    pub(super) fn new(machine: Kind) -> Self {
        Self {
            left: ADVANCE,
            of_byte: machine.of_byte(),
        }
    }

    /// More than any test spends.
    #[cfg(test)]
    pub(super) fn boundless() -> Self {
        Self {
            left: usize::MAX / 2,
            of_byte: 0,
        }
    }

    /// For so many bytes whose places were looked at.
    pub(super) fn earn(&mut self, bytes: usize) {
        self.left = self.left.saturating_add(bytes * self.of_byte).min(MOST);
    }

    /// False if there is not enough.
    pub(super) fn spend(&mut self, time: usize) -> bool {
        let left = self.left.checked_sub(time);
        self.left = left.unwrap_or(0);
        left.is_some()
    }
}
