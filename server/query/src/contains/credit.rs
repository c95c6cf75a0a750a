//! What may be spent on comparing texts with needles.

use super::search::Kind;

/// What may be spent before anything is read, in tenths of a nanosecond as all [prices](super::prices).
pub(super) const ADVANCE: usize = 100_000;
/// The most that is gathered by reading, in the same unit.
const MOST: usize = 64 * ADVANCE;

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
