//! Sets of groups.

use crate::rows::WORD;

/// A bit for each of some groups. Of a fixed size, so that a row is judged without a loop.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bits([u64; 4]);

impl Bits {
    pub(super) const COUNT: usize = 4 * WORD;
    pub(super) const NONE: Self = Self([0; 4]);
    pub(super) const ALL: Self = Self([u64::MAX; 4]);

    /// That of the group with this number.
    pub(super) fn one(group: usize) -> Self {
        let mut bits = Self::NONE;
        if let Some(word) = bits.0.get_mut(group / WORD) {
            *word = 1 << (group % WORD);
        }
        bits
    }

    #[inline]
    fn with(self, others: Self, joined: impl Fn(u64, u64) -> u64) -> Self {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, others.0);
        Self([joined(a, e), joined(b, f), joined(c, g), joined(d, h)])
    }

    #[inline]
    pub(super) fn and(self, others: Self) -> Self {
        self.with(others, |one, other| one & other)
    }

    #[inline]
    pub(super) fn and_not(self, others: Self) -> Self {
        self.with(others, |one, other| one & !other)
    }

    #[inline]
    pub(super) fn or(self, others: Self) -> Self {
        self.with(others, |one, other| one | other)
    }

    /// What is in one of them alone.
    #[inline]
    pub(super) fn turned(self, others: Self) -> Self {
        self.with(others, |one, other| one ^ other)
    }

    #[inline]
    pub(super) fn has_any(self) -> bool {
        let [a, b, c, d] = self.0;
        a | b | c | d != 0
    }
}
