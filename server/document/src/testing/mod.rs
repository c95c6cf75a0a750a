//! Material for tests of this crate and of those above it: ids in a row, and random documents.

use std::cell::Cell;

use crate::ids::IdSource;

pub mod generate;

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
