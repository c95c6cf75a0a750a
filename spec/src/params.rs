//! The page of a list (http.md 2).

use crate::limits::PAGE_LIMIT_DEFAULT;

/// A page of a list: `offset` and `limit`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Page {
    /// Number of rows before it.
    pub offset: u64,
    /// Maximum number of rows in it.
    pub limit: u64,
}

impl Default for Page {
    fn default() -> Self {
        Self {
            offset: 0,
            limit: PAGE_LIMIT_DEFAULT.into(),
        }
    }
}

impl Page {
    /// The number of rows before the page.
    pub fn start(self) -> usize {
        bounded(self.offset)
    }

    /// The maximum number of rows, as a response states it.
    pub fn limit(self) -> u32 {
        u32::try_from(self.limit).unwrap_or(u32::MAX)
    }

    /// The number of rows before the end of the page.
    pub fn end(self) -> usize {
        bounded(self.offset.saturating_add(self.limit))
    }

    /// The rows of the page.
    pub fn of<T>(self, rows: impl IntoIterator<Item = T>) -> impl Iterator<Item = T> {
        rows.into_iter()
            .skip(self.start())
            .take(bounded(self.limit))
    }
}

/// A number of rows as an in-memory length.
fn bounded(rows: u64) -> usize {
    usize::try_from(rows).unwrap_or(usize::MAX)
}
