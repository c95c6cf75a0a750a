//! About how much memory a table takes, counted in a time that does not grow with its rows.

use super::Table;
use crate::column::Column;

/// Of an object that points, or is pointed to: its lists.
const OF_POINTER: usize = 64;
/// Of the first words of an object without a name; they end after 300 characters.
const OF_SNIPPET: usize = 256;

impl Table {
    /// About how many bytes it takes, without the places that somebody sorts by: four of each row.
    pub(crate) fn bytes(&self) -> usize {
        let columns = self.columns.iter();
        let columns = columns.map(|(key, column)| key.len() + column.bytes());
        size_of::<Self>()
            + self.symbols.bytes()
            + self.rows.bytes()
            + self.created.bytes()
            + self.modified.bytes()
            + self.free.bytes()
            + self.by_id.bytes()
            + columns.sum::<usize>()
            + self.links.len() * OF_POINTER
            + self.snippets.len() * OF_SNIPPET
    }
}

impl Column {
    fn bytes(&self) -> usize {
        size_of::<Self>()
            + self.cells.bytes()
            + self.texts.bytes()
            + self.originals.bytes()
            + self.wide.values().bytes()
            + self.lists.bytes()
            + self.sieves.bytes()
    }
}
