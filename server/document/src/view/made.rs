//! Views that are made rather than written, and the room for columns that every view has (document.md 6.5, ops.md 7.10).

use super::{Column, View};
use crate::limits::MAX_VIEW_COLUMNS;

/// Name of a view that nobody named.
pub const DEFAULT_VIEW_NAME: &str = "All";

impl View {
    /// A table with a visible column of each of these properties, of the first ones where they are too many.
    pub fn of_properties<'k>(
        id: String,
        name: String,
        properties: impl IntoIterator<Item = &'k str>,
    ) -> Self {
        let mut view = Self {
            id,
            name,
            ..Self::default()
        };
        for property in properties {
            view.show_column(property);
        }
        view
    }

    /// Shows the column of a property, which is appended where there is none; false where there is no room for it.
    pub fn show_column(&mut self, property: &str) -> bool {
        let mut columns = self.columns.iter_mut();
        if let Some(column) = columns.find(|column| column.property == property) {
            column.hidden = false;
            return true;
        }
        let has_room = self.columns.len() < MAX_VIEW_COLUMNS;
        if has_room {
            self.columns.push(Column::of(property.to_owned()));
        }
        has_room
    }
}
