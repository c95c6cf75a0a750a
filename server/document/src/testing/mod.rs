//! Test support for this crate and dependent ones: sequential ids, random documents, a lookup counter.

use std::cell::Cell;

use crate::ids::IdSource;

#[cfg(test)]
pub(crate) mod fixture;
pub mod generate;

pub use crate::vocabulary::look_ups;

/// Generates `000…01`, `000…02` and so on: distinct, and the same in every run.
#[derive(Debug, Default)]
pub struct CountingIds {
    minted: Cell<u64>,
}

impl CountingIds {
    /// Continues after this many generated ids.
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
