//! Rows as compiled filters and sorts look at them.

use std::sync::Arc;

use rolltop_document::vocabulary::Format;
use rolltop_query::order::{PlaceKeeper, PlacedRow, Places, SortRow, TextOrder};
use rolltop_query::rows::Rows;
use rolltop_query::value::{FieldRef, FieldValue, Fields, Symbol};

use crate::row::{Field, Row, Values};
use crate::table::{NOWHERE, Table};

/// A table with the fields that a compiled query reads, looked up once.
#[derive(Debug)]
pub struct Reader<'t> {
    table: &'t Table,
    /// By position in [`Fields::keys`].
    fields: Vec<Field<'t>>,
    /// The types whose objects are sorted by their first words when they have no name.
    notes: Vec<Symbol>,
}

impl<'t> Reader<'t> {
    /// Looks the fields up; `format` knows properties by internal key, `notes` are the internal keys of the types
    /// whose objects are sorted by their first words when they have no name.
    pub fn new<'k>(
        table: &'t Table,
        fields: &Fields,
        format: &dyn Fn(&str) -> Option<Format>,
        notes: impl Iterator<Item = &'k str>,
    ) -> Self {
        let keys = fields.keys().iter();
        let mut notes: Vec<Symbol> = notes.filter_map(|key| table.symbols().known(key)).collect();
        notes.sort_unstable();
        Self {
            table,
            fields: keys.map(|key| table.field(key, format(key))).collect(),
            notes,
        }
    }

    /// A row of the table.
    pub fn row(&self, row: Row<'t>) -> QueryRow<'t, '_> {
        QueryRow { row, reader: self }
    }

    /// The row with this number.
    pub fn row_at(&self, number: u32) -> Option<Row<'t>> {
        self.table.row_at(number)
    }

    /// The places of the ids of rows.
    pub fn ids(&self) -> Arc<Places> {
        self.table.id_places()
    }
}

impl<'t> Rows for Reader<'t> {
    type Column<'c>
        = Values<'t>
    where
        Self: 'c;

    fn column(&self, field: FieldRef) -> Values<'t> {
        let known = self.fields.get(field.index()).copied();
        Values {
            table: self.table,
            field: known.unwrap_or_else(Field::nowhere),
        }
    }
}

impl PlaceKeeper for Reader<'_> {
    fn texts(&self, field: FieldRef, order: TextOrder) -> Arc<Places> {
        match self.fields.get(field.index()) {
            Some(field) => field.places(order, self.table.slots()),
            None => Arc::new(Places::of(order, 0, &|_| "")),
        }
    }

    fn text(&self, field: FieldRef, row: u32) -> &str {
        let field = self.fields.get(field.index());
        field.map_or("", |field| field.text(row))
    }

    fn titles(&self, order: TextOrder) -> Arc<Places> {
        self.table.title_places(order, &self.notes)
    }

    fn title(&self, row: u32) -> &str {
        self.table.title_of(row, &self.notes)
    }

    fn names(&self) -> Arc<Places> {
        self.table.name_places(TextOrder::Collated)
    }

    fn target(&self, target: Symbol) -> Option<u32> {
        Some(self.table.slot(target)).filter(|slot| *slot != NOWHERE)
    }
}

/// A row as a compiled query looks at it.
#[derive(Clone, Copy, Debug)]
pub struct QueryRow<'t, 'r> {
    row: Row<'t>,
    reader: &'r Reader<'t>,
}

impl<'t, 'r> QueryRow<'t, 'r> {
    pub(crate) fn id(&self) -> &'t str {
        self.row.id()
    }

    pub(crate) fn fields(&self) -> impl Iterator<Item = Field<'t>> + use<'t, 'r> {
        self.reader.fields.iter().copied()
    }

    pub(crate) fn value_of(&self, field: Field<'t>) -> FieldValue<'t> {
        self.row.value(field)
    }
}

impl rolltop_query::value::Row for QueryRow<'_, '_> {
    fn value(&self, field: FieldRef) -> FieldValue<'_> {
        match self.reader.fields.get(field.index()) {
            Some(field) => self.row.value(*field),
            None => FieldValue::Missing,
        }
    }
}

impl SortRow for QueryRow<'_, '_> {
    fn title(&self) -> &str {
        self.row.title(&self.reader.notes)
    }

    fn target_name(&self, target: Symbol) -> &str {
        self.row.target(target).map_or("", |row| row.name())
    }
}

impl PlacedRow for QueryRow<'_, '_> {
    fn number(&self) -> u32 {
        self.row.slot()
    }
}
