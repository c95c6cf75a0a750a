//! Limits the number of suggestions per request.

use std::cell::Cell;

/// Maximum number of misses of one request that get suggestions. Each suggestion compares a spelling with every name of
/// the space, and a request may contain many misspellings.
const MAX_ADVISED: usize = 16;

/// Counts the misses of a request that got suggestions.
#[derive(Debug, Default)]
pub struct Advice(Cell<usize>);

impl Advice {
    /// Returns true while the limit is not reached, and counts one miss.
    pub fn grant(&self) -> bool {
        let given = self.0.get();
        self.0.set(given.saturating_add(1));
        given < MAX_ADVISED
    }
}

/// Whether misses get suggestions.
#[derive(Clone, Copy)]
pub(crate) enum Advising<'a> {
    /// Every miss.
    Always,
    /// Only the first ones of the request.
    Sparingly(&'a Advice),
    /// None, because the message is discarded.
    Never,
}

impl Advising<'_> {
    pub(crate) fn grants(self) -> bool {
        match self {
            Self::Always => true,
            Self::Sparingly(advice) => advice.grant(),
            Self::Never => false,
        }
    }
}
