//! Generated views, and the column limit of every view (document.md 6.5, ops.md 7.10).

use super::Dataview;
use crate::bundled::{LAST_MODIFIED_DATE, NAME};
use crate::limits::MAX_VIEW_COLUMNS;
use crate::view::{Column, Sort, SortDirection, View};

impl View {
    /// A table view with a visible column for each of these properties, up to the column limit.
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

    /// A table view of the dataview's known properties, the most recently changed first (ops.md 7.10). If they exceed
    /// the column limit, the `named` properties have priority.
    pub fn of_dataview(dataview: &Dataview, name: String, id: String, named: &[String]) -> Self {
        let known = dataview
            .properties
            .iter()
            .map(|known| known.property.as_str());
        let mut wanted: Vec<&str> = named.iter().map(String::as_str).collect();
        // The name identifies a row, so it always gets a column unless the caller's properties fill the view.
        if !wanted.contains(&NAME) && wanted.len() < MAX_VIEW_COLUMNS {
            wanted.push(NAME);
        }
        let mut room = MAX_VIEW_COLUMNS.saturating_sub(wanted.len());
        let fits = |property: &&str| {
            if wanted.contains(property) {
                return true;
            }
            let has_room = room > 0;
            room = room.saturating_sub(1);
            has_room
        };
        let mut view = Self::of_properties(id, name, known.filter(fits));
        let shows_name = view.columns.iter().any(|column| column.property == NAME);
        if wanted.contains(&NAME) && !shows_name {
            view.columns.insert(0, Column::of(NAME.to_owned()));
        }
        view.sorts.push(Sort {
            property: LAST_MODIFIED_DATE.to_owned(),
            direction: SortDirection::Desc,
            custom_order: Vec::new(),
            empty_placement: None,
            include_time: true,
            no_collate: false,
        });
        view
    }

    /// Shows the column of a property, or appends one. Returns false if the view has no room for it.
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
