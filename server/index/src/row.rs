//! One row of a table, and the properties that are read of it.

use std::sync::Arc;

use rolltop_document::bundled::{
    ARCHIVED, BACKLINKS, CREATED_DATE, CREATOR, LAST_MODIFIED_BY, LAST_MODIFIED_DATE, NAME, TYPE,
};
use rolltop_document::document::Kind;
use rolltop_document::vocabulary::Format;
use rolltop_query::cells::{Cells, Tag};
use rolltop_query::order::{Places, TextOrder};
use rolltop_query::rows::{Column, Spot};
use rolltop_query::sieve::KeptSieve;
use rolltop_query::value::{FieldValue, Searched, Symbol};
use rolltop_store::Seq;

use crate::cells::Slot;
use crate::column::Column as Stored;
use crate::table::{Dates, Facts, Table};

/// Where the values of a property are found: look it up once, then ask it of every row.
#[derive(Clone, Copy, Debug)]
pub struct Field<'t> {
    source: Source<'t>,
    is_date: bool,
}

#[derive(Clone, Copy, Debug)]
enum Source<'t> {
    Dates(&'t Dates),
    Creator,
    LastModifiedBy,
    Archived,
    Type,
    Backlinks,
    Column(&'t Stored),
    /// No row has a value.
    Nowhere,
}

impl Table {
    /// Where the values of a property are found.
    pub fn field(&self, key: &str, format: Option<Format>) -> Field<'_> {
        let source = match key {
            CREATED_DATE => Source::Dates(&self.created),
            LAST_MODIFIED_DATE => Source::Dates(&self.modified),
            CREATOR => Source::Creator,
            LAST_MODIFIED_BY => Source::LastModifiedBy,
            ARCHIVED => Source::Archived,
            TYPE => Source::Type,
            BACKLINKS => Source::Backlinks,
            _ => self
                .columns
                .get(key)
                .map_or(Source::Nowhere, Source::Column),
        };
        Field {
            source,
            is_date: format == Some(Format::Date),
        }
    }
}

impl Field<'_> {
    /// Of which no row has a value.
    pub(crate) fn nowhere() -> Self {
        Self {
            source: Source::Nowhere,
            is_date: false,
        }
    }

    /// The places of its texts in a table of so many rows.
    pub(crate) fn places(&self, order: TextOrder, rows: usize) -> Arc<Places> {
        match self.source {
            Source::Column(column) => column.places(order, rows),
            _ => Arc::new(Places::of(order, 0, &|_| "")),
        }
    }
}

impl<'t> Field<'t> {
    /// The text of a row, as [`Self::places`] has it; empty where it has none.
    pub(crate) fn text(&self, row: Slot) -> &'t str {
        match self.source {
            Source::Column(column) => column.text(row).unwrap_or_default(),
            _ => "",
        }
    }
}

/// A row: one object at one moment.
#[derive(Clone, Copy, Debug)]
pub struct Row<'t> {
    table: &'t Table,
    facts: &'t Facts,
    slot: Slot,
}

impl<'t> Row<'t> {
    pub(crate) fn new(table: &'t Table, facts: &'t Facts, slot: Slot) -> Self {
        Self { table, facts, slot }
    }

    /// Object id.
    pub fn id(&self) -> &'t str {
        self.table.symbols.text(self.facts.id)
    }

    /// Name, possibly empty.
    pub fn name(&self) -> &'t str {
        match self.value(self.table.field(NAME, None)) {
            FieldValue::Text(text) => text,
            _ => "",
        }
    }

    /// The first words of an object without a name; empty for others.
    pub fn snippet(&self) -> &'t str {
        self.table
            .snippets
            .get(self.slot)
            .map_or("", |snippet| snippet)
    }

    /// What it is sorted by when rows are sorted by name: objects of these types are notes, for which the first words
    /// stand where the name is missing.
    pub(crate) fn title(&self, notes: &[Symbol]) -> &'t str {
        let name = self.name();
        if name.is_empty() && notes.contains(&self.facts.type_key) {
            return self.snippet();
        }
        name
    }

    /// True for an object of the type whose key this symbol is.
    pub fn is_of_type(&self, type_key: Symbol) -> bool {
        self.facts.type_key == type_key
    }

    /// The symbol of the key of its type.
    pub(crate) fn type_symbol(&self) -> Symbol {
        self.facts.type_key
    }

    /// Internal key of its type.
    pub fn type_key(&self) -> &'t str {
        self.table.symbols.text(self.facts.type_key)
    }

    /// What it is.
    pub fn kind(&self) -> Kind {
        self.facts.kind
    }

    /// Belongs into lists of ordinary objects, unless it is archived.
    pub fn is_listed(&self) -> bool {
        self.facts.listed
    }

    /// In the bin.
    pub fn is_archived(&self) -> bool {
        self.facts.archived
    }

    /// Unix seconds of the last change.
    pub fn modified_at(&self) -> i64 {
        self.table.modified.get(self.slot).unwrap_or_default()
    }

    /// The commit that wrote it.
    pub fn version(&self) -> Seq {
        self.facts.version
    }

    /// Its number in the table.
    pub fn number(&self) -> u32 {
        self.slot
    }

    pub(crate) fn slot(&self) -> Slot {
        self.slot
    }

    /// True if the key is present.
    pub(crate) fn has(&self, key: &str) -> bool {
        self.value(self.table.field(key, None)) != FieldValue::Missing
    }

    /// The row that an entry of a value names.
    pub(crate) fn target(&self, target: Symbol) -> Option<Row<'t>> {
        self.table.row_at(self.table.slot(target))
    }

    /// The value of a property.
    pub fn value(&self, field: Field<'t>) -> FieldValue<'t> {
        field.of(self.table, self.facts, self.slot)
    }
}

impl<'t> Field<'t> {
    /// Its value on a row.
    #[inline]
    fn of(&self, table: &'t Table, facts: &'t Facts, slot: Slot) -> FieldValue<'t> {
        let symbols = &table.symbols;
        match self.source {
            Source::Column(column) => column.get(slot, self.is_date, symbols),
            Source::Dates(dates) => date(dates, slot),
            Source::Creator => FieldValue::List(symbols.alone(facts.creator)),
            Source::LastModifiedBy => FieldValue::List(symbols.alone(facts.modified_by)),
            Source::Archived if facts.archived => FieldValue::Checkbox(true),
            Source::Archived | Source::Nowhere => FieldValue::Missing,
            Source::Type => FieldValue::List(symbols.alone(facts.type_key)),
            Source::Backlinks => match table.links.sources(facts.id) {
                [] => FieldValue::Missing,
                sources => FieldValue::List(sources),
            },
        }
    }
}

/// The values of a property over all rows.
#[derive(Clone, Copy, Debug)]
pub struct Values<'t> {
    pub(crate) table: &'t Table,
    pub(crate) field: Field<'t>,
}

impl Column for Values<'_> {
    #[inline]
    fn value(&self, row: Slot) -> FieldValue<'_> {
        let Self { table, field } = self;
        match field.source {
            // Most are these: what is said of the row beside them is not looked at.
            Source::Column(column) => column.get(row, field.is_date, &table.symbols),
            Source::Dates(dates) => date(dates, row),
            _ => table
                .at(row)
                .map_or(FieldValue::Missing, |facts| field.of(table, facts, row)),
        }
    }

    #[inline]
    fn searched(&self, row: Slot) -> Option<Searched<'_>> {
        match self.field.source {
            Source::Column(column) => column.searched(row),
            _ => None,
        }
    }

    #[inline]
    fn spot(&self, tag: Tag, number: u64) -> Option<Spot> {
        match self.field.source {
            Source::Column(column) => column.spot((tag, number)),
            _ => None,
        }
    }

    #[inline]
    fn whole(&self, number: u32) -> Option<&str> {
        match self.field.source {
            Source::Column(column) => column.whole(number),
            _ => None,
        }
    }

    #[inline]
    fn entries(&self, tag: Tag, number: u64) -> Option<&[Symbol]> {
        match self.field.source {
            Source::Column(column) => column.entries((tag, number)),
            _ => None,
        }
    }

    fn cells(&self, first: Slot) -> Option<Cells<'_>> {
        match self.field.source {
            Source::Column(column) => Some(column.cells.block(first, self.field.is_date)),
            Source::Dates(dates) => Some(dates.block(first)),
            _ => None,
        }
    }

    fn sieve(&self, first: Slot) -> Option<&KeptSieve> {
        match self.field.source {
            Source::Column(column) => column.sieves.get(first),
            _ => None,
        }
    }
}

#[inline]
fn date(dates: &Dates, row: Slot) -> FieldValue<'static> {
    dates.get(row).map_or(FieldValue::Missing, FieldValue::Date)
}
