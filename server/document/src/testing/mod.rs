//! Material for tests of this crate and of those above it: ids in a row, random documents, a count of look-ups.

use std::cell::Cell;

use crate::ids::IdSource;

#[cfg(test)]
pub(crate) mod fixture;
pub mod generate;

pub use crate::vocabulary::look_ups;

/// Mints `000…01`, `000…02` and so on: distinct, and the same in every run.
#[derive(Debug, Default)]
pub struct CountingIds {
    minted: Cell<u64>,
}

impl CountingIds {
    /// Goes on as if so many ids had been minted.
    pub fn after(minted: u64) -> Self {
        Self {
            minted: Cell::new(minted),
        }
    }
}

impl IdSource for CountingIds {
    fn mint(&self) -> String {
        self.minted.set(self.minted.get() + 1);
        format!("{:024x}", self.minted.get())
    }
}
