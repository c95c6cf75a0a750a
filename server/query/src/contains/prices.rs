//! About how long the ways to look through texts take, by which they are held against one another. All in tenths of a
//! nanosecond but where another unit is told; measured once, on one machine: that they fit one another is what counts.

use super::search::Kind;

/// To look at a place for blocks of needles.
pub(super) const OF_PLACE: usize = 7;
/// To be led by the hash of a place to blocks.
pub(super) const OF_HIT: usize = 120;
/// To hold a place against one of these blocks.
pub(super) const OF_BLOCK: usize = 30;
/// To compare a text with the needle of a block, for a byte of the needle.
pub(super) const OF_COMPARED: usize = 2;
/// To try out how needles are cut into blocks.
pub(super) const OF_TRYING: f64 = 1_000_000.0;
/// Bytes of needles, all together, for which it is tried whatever a sample says.
pub(super) const MUCH: usize = 160;
/// Blocks of one hash beyond which nobody counts them: where they are hit after all, the
/// [credit](super::credit::Credit) is soon spent.
pub(super) const TOO_MANY: usize = 32;

/// To run a table over a byte.
const OF_TABLE: usize = 8;
/// To run a chain over a byte.
const OF_CHAIN: usize = 74;
/// To make a table ready for a byte of a needle.
const TABLE_READY: f64 = 300.0;
/// To make a chain ready for a byte of a needle.
const CHAIN_READY: f64 = 2_500.0;

/// To read a byte by the bits of one number.
pub(super) const OF_BITS: usize = 4;
/// To begin a text that is read by bits, and to note what it holds.
pub(super) const OF_NOTED: usize = 300;

/// To choose the grams of a needle by which sieves find it, and to make it ready.
pub(super) const OF_PICK: usize = 2_500;
/// To look up the grams of a needle in the sieve of a block.
pub(super) const OF_LOOK: usize = 1_000;
/// To join what a sieve holds of the two halves of a needle.
pub(super) const OF_PAIR: usize = 250;
/// To compare a text that a sieve lets through with a needle.
pub(super) const OF_TEXT: usize = 600;
/// The same for a byte of the text.
pub(super) const OF_TEXT_BYTE: usize = 5;

/// To begin a text that is looked through, which a sieve saves as long as nobody has looked through it.
pub(super) const TO_BEGIN: usize = 120;
/// To look through a text for a needle where each is looked for by itself.
pub(super) const BY_NEEDLE: usize = 200;
/// To look through a byte by blocks of the first needles.
const BY_BLOCKS: usize = 2;
/// Needles for which a byte takes one more than [`BY_BLOCKS`].
const BY_MORE: usize = 80;
/// To find the needle of an only question in a text, or another one than the first.
pub(super) const HIT: usize = 500;
/// To find the first needle of a text in which others are looked for on.
pub(super) const FIRST_HIT: usize = 600;
/// The same for a byte of the text.
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
