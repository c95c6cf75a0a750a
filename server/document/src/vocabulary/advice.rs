//! How much advice one request gets about spellings that name nothing.

use std::cell::Cell;

/// Most misses of one request that are answered with suggestions. Each compares a spelling with every name of the
/// space, and a request may misspell a great many.
const MAX_ADVISED: usize = 16;

/// Counts the misses of a request that were answered with suggestions.
#[derive(Debug, Default)]
pub struct Advice(Cell<usize>);

impl Advice {
    /// True while one more miss is worth suggestions.
    pub fn grant(&self) -> bool {
        let given = self.0.get();
        self.0.set(given.saturating_add(1));
        given < MAX_ADVISED
    }
}

/// Whether misses come with suggestions.
#[derive(Clone, Copy)]
pub(crate) enum Advising<'a> {
    /// Every one.
    Always,
    /// The first ones of the request.
    Sparingly(&'a Advice),
    /// None: nobody reads them.
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
