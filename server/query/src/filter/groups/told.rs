//! What is known of the rows of a block that groups are asked about.

use super::bits::Bits;
use crate::rows::{Mask, NONE, WORD, bits};

/// Rows of a block that groups are asked about.
#[derive(Clone, Copy)]
pub(super) struct Told {
    /// The groups that each row may pass before any part has been told of; then it is noted for each row.
    pub(super) before: Option<Bits>,
    /// The groups that no part will be told of behind the one at hand.
    pub(super) decided: Bits,
    /// They may pass some group, and are not known to.
    pub(super) open: Mask,
    /// They pass a group.
    pub(super) passing: Mask,
    /// They are to be judged by the groups one by one.
    pub(super) apart: Mask,
}

impl Told {
    /// Of these rows, which may pass these groups.
    pub(super) fn nothing(all: Bits, open: &Mask) -> Self {
        Self {
            before: Some(all),
            decided: Bits::NONE,
            open: *open,
            passing: NONE,
            apart: NONE,
        }
    }

    /// Leaves a row to who judges by the groups one by one.
    pub(super) fn put_apart(&mut self, word: usize, bit: u64) {
        if let Some((open, apart)) = self.open.get_mut(word).zip(self.apart.get_mut(word)) {
            *open &= !bit;
            *apart |= bit;
        }
    }

    /// Tells of a row what groups are left when a part has left these.
    #[inline]
    pub(super) fn tell_one(&mut self, left: Bits, word: usize, bit: u64) {
        let passes = left.and(self.decided).has_any();
        let stays = left.has_any() & !passes;
        if let Some((open, passing)) = self.open.get_mut(word).zip(self.passing.get_mut(word)) {
            *open &= !(if stays { 0 } else { bit });
            *passing |= if passes { bit } else { 0 };
        }
    }

    /// Tells what a part leaves rows, by what is known of each.
    pub(super) fn tell<T>(
        &mut self,
        rows: &Mask,
        left: &mut [Bits],
        known: &[T],
        leaving: impl Fn(&T) -> Bits,
    ) {
        let Self {
            before, decided, ..
        } = *self;
        let told = self.open.iter_mut().zip(&mut self.passing).zip(rows);
        let of_words = left.chunks_mut(WORD).zip(known.chunks(WORD));
        for (((open, passing), rows), (left, known)) in told.zip(of_words) {
            for bit in bits(*rows) {
                let row = left.get_mut(bit as usize).zip(known.get(bit as usize));
                let Some((left, known)) = row else { continue };
                *left = before.unwrap_or(*left).and(leaving(known));
                let passes = left.and(decided).has_any();
                let stays = left.has_any() & !passes;
                *open &= !(u64::from(!stays) << bit);
                *passing |= u64::from(passes) << bit;
            }
        }
    }
}
