//! The objects of one space as rows: what their records say, and one column for each property.

mod linking;
mod links;

use std::collections::HashMap;

use rolltop_document::bundled::{
    ARCHIVED, BACKLINKS, CREATED_DATE, CREATOR, LAST_MODIFIED_BY, LAST_MODIFIED_DATE, LINKS, NAME,
    TYPE,
};
use rolltop_document::document::{Kind, StoredError, stored_properties, stored_references};
use rolltop_document::vocabulary::Format;
use rolltop_query::value::{FieldRef, FieldValue, Fields, Symbol};
use rolltop_store::{ObjectRecord, Seq};
use serde_json::Value as Json;

use self::links::Links;
use crate::column::{Column, Slot};
use crate::symbols::SymbolTable;

/// A slot that no row has.
pub(crate) const NOWHERE: Slot = Slot::MAX;

/// The rows of a space.
#[derive(Debug, Default)]
pub struct Table {
    symbols: SymbolTable,
    rows: Vec<Option<Facts>>,
    free: Vec<Slot>,
    /// The row of the object whose id this symbol is.
    by_id: Vec<Slot>,
    columns: HashMap<String, Column>,
    links: Links,
    /// First words of the objects that have content and no name.
    snippets: HashMap<Slot, Box<str>>,
}

/// What a record says of its object beside the document.
#[derive(Clone, Copy, Debug)]
struct Facts {
    id: Symbol,
    type_key: Symbol,
    creator: Symbol,
    modified_by: Symbol,
    kind: Kind,
    listed: bool,
    archived: bool,
    created_at: i64,
    modified_at: i64,
    version: Seq,
}

/// A record, read and ready to be put into a table.
#[derive(Debug)]
pub(crate) struct Parsed<'r> {
    record: &'r ObjectRecord,
    kind: Kind,
    properties: Vec<(String, Json)>,
    references: Vec<String>,
}

impl<'r> Parsed<'r> {
    /// Reads a record.
    ///
    /// # Errors
    /// Its document is damaged.
    pub(crate) fn read(record: &'r ObjectRecord) -> Result<Self, StoredError> {
        Ok(Self {
            record,
            // A kind of a later version is an object all the same.
            kind: Kind::from_name(&record.kind).unwrap_or_default(),
            properties: stored_properties(&record.document)?,
            // What cannot be read as blocks points nowhere; its properties are found all the same.
            references: stored_references(&record.document).unwrap_or_default(),
        })
    }
}

impl Table {
    /// Puts an object in, or replaces it, unless the table has it as new as this or newer. Its slot comes back
    /// when it was put in.
    pub(crate) fn put(&mut self, parsed: Parsed<'_>) -> Option<Slot> {
        let Parsed {
            record,
            kind,
            properties,
            references,
        } = parsed;
        let id = self.symbols.intern(&record.id);
        let before = self.at(self.slot(id));
        if before.is_some_and(|facts| facts.version >= record.version) {
            return None;
        }
        let is_new = before.is_none();
        self.unlink(id);
        self.drop_row(id);
        let slot = self.take_slot(id);
        let facts = Facts {
            id,
            type_key: self.symbols.intern(&record.type_key),
            creator: self.symbols.intern(&record.creator),
            modified_by: self.symbols.intern(&record.modified_by),
            kind,
            listed: record.listed,
            archived: record.archived,
            created_at: record.created_at,
            modified_at: record.modified_at,
            version: record.version,
        };
        let rows = self.rows.len();
        for (key, value) in &properties {
            if key == LINKS {
                continue;
            }
            let column = match self.columns.get_mut(key) {
                Some(column) => column,
                None => self.columns.entry(key.clone()).or_default(),
            };
            column.set(slot, value, &mut self.symbols, rows);
        }
        if record.name.is_empty() && !record.snippet.is_empty() {
            self.snippets.insert(slot, record.snippet.as_str().into());
        }
        if let Some(place) = self.rows.get_mut(slot as usize) {
            *place = Some(facts);
        }
        if kind == Kind::Property {
            self.links.learn(&properties);
        }
        if links::points(kind) && !record.archived {
            let targets = self
                .links
                .targets(&properties, &references, &mut self.symbols);
            self.link(id, targets);
        }
        if is_new {
            for source in self.links.arrive(id) {
                self.point(source, id);
            }
        }
        Some(slot)
    }

    /// Takes an object out.
    pub(crate) fn remove(&mut self, id: &str) {
        let Some(id) = self.symbols.known(id) else {
            return;
        };
        let slot = self.slot(id);
        self.unlink(id);
        self.drop_row(id);
        self.depart(id);
        if slot != NOWHERE {
            self.free.push(slot);
            if let Some(place) = self.by_id.get_mut(id.0 as usize) {
                *place = NOWHERE;
            }
        }
    }

    /// Takes the values of an object out and leaves its slot.
    fn drop_row(&mut self, id: Symbol) {
        let slot = self.slot(id);
        let Some(place) = self.rows.get_mut(slot as usize) else {
            return;
        };
        if place.take().is_none() {
            return;
        }
        for column in self.columns.values_mut() {
            column.clear(slot);
        }
        self.snippets.remove(&slot);
    }

    fn take_slot(&mut self, id: Symbol) -> Slot {
        let known = self.slot(id);
        if known != NOWHERE {
            return known;
        }
        let slot = self.free.pop().unwrap_or_else(|| {
            self.rows.push(None);
            Slot::try_from(self.rows.len() - 1).unwrap_or(NOWHERE)
        });
        let at = id.0 as usize;
        if self.by_id.len() <= at {
            self.by_id.resize(at + 1, NOWHERE);
        }
        if let Some(place) = self.by_id.get_mut(at) {
            *place = slot;
        }
        slot
    }

    fn slot(&self, id: Symbol) -> Slot {
        self.by_id.get(id.0 as usize).copied().unwrap_or(NOWHERE)
    }

    fn at(&self, slot: Slot) -> Option<&Facts> {
        self.rows.get(slot as usize)?.as_ref()
    }

    /// How many rows there are.
    pub fn len(&self) -> usize {
        self.rows.len() - self.free.len()
    }

    /// One more than the greatest slot.
    pub(crate) fn slots(&self) -> usize {
        self.rows.len()
    }

    /// No row.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Every row, archived and hidden ones included, in no order that means anything.
    pub fn rows(&self) -> impl Iterator<Item = Row<'_>> {
        (0..).zip(&self.rows).filter_map(|(slot, facts)| {
            let facts = facts.as_ref()?;
            Some(Row {
                table: self,
                facts,
                slot,
            })
        })
    }

    /// The slot of an object; [`NOWHERE`] where there is none.
    pub(crate) fn slot_of(&self, id: &str) -> Slot {
        self.symbols.known(id).map_or(NOWHERE, |id| self.slot(id))
    }

    /// The row of an object.
    pub fn row(&self, id: &str) -> Option<Row<'_>> {
        self.row_at(self.slot(self.symbols.known(id)?))
    }

    pub(crate) fn row_at(&self, slot: Slot) -> Option<Row<'_>> {
        let facts = self.at(slot)?;
        Some(Row {
            table: self,
            facts,
            slot,
        })
    }

    /// The ids that values hold.
    pub fn symbols(&self) -> &SymbolTable {
        &self.symbols
    }

    /// Where the values of a property are found.
    pub fn field(&self, key: &str, format: Option<Format>) -> Field<'_> {
        let source = match key {
            CREATED_DATE => Source::CreatedDate,
            LAST_MODIFIED_DATE => Source::LastModifiedDate,
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

    /// Where the values of all properties that a query reads are found; `format` knows them by internal key.
    pub fn fields(
        &self,
        fields: &Fields,
        format: &dyn Fn(&str) -> Option<Format>,
    ) -> Vec<Field<'_>> {
        let keys = fields.keys().iter();
        keys.map(|key| self.field(key, format(key))).collect()
    }
}

/// Where the values of a property are found: look it up once, then ask it of every row.
#[derive(Clone, Copy, Debug)]
pub struct Field<'t> {
    source: Source<'t>,
    is_date: bool,
}

#[derive(Clone, Copy, Debug)]
enum Source<'t> {
    CreatedDate,
    LastModifiedDate,
    Creator,
    LastModifiedBy,
    Archived,
    Type,
    Backlinks,
    Column(&'t Column),
    /// No row has a value.
    Nowhere,
}

/// A row with the fields that a compiled query reads.
#[derive(Clone, Copy, Debug)]
pub struct QueryRow<'t, 'f> {
    /// The row.
    pub row: Row<'t>,
    /// By position in [`Fields::keys`].
    pub fields: &'f [Field<'t>],
    /// The types whose objects are sorted by their first words when they have no name.
    pub notes: &'f [Symbol],
}

impl rolltop_query::value::Row for QueryRow<'_, '_> {
    fn value(&self, field: FieldRef) -> FieldValue<'_> {
        match self.fields.get(field.index()) {
            Some(field) => self.row.value(*field),
            None => FieldValue::Missing,
        }
    }
}

impl rolltop_query::order::SortRow for QueryRow<'_, '_> {
    fn title(&self) -> &str {
        let name = self.row.name();
        if name.is_empty() && self.notes.contains(&self.row.facts.type_key) {
            return self.row.snippet();
        }
        name
    }

    fn target_name(&self, target: Symbol) -> &str {
        let table = self.row.table;
        let row = table.row_at(table.slot(target));
        row.map_or("", |row| row.name())
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
    /// Object id.
    pub fn id(&self) -> &'t str {
        self.table.symbols.text(self.facts.id)
    }

    /// Name, possibly empty.
    pub fn name(&self) -> &'t str {
        self.text(NAME)
    }

    /// The value of a text property; empty where there is none.
    pub(crate) fn text(&self, key: &str) -> &'t str {
        match self.value(self.table.field(key, None)) {
            FieldValue::Text(text) => text,
            _ => "",
        }
    }

    /// The first words of an object without a name; empty for others.
    pub fn snippet(&self) -> &'t str {
        self.table
            .snippets
            .get(&self.slot)
            .map_or("", |snippet| snippet)
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
        seconds(self.facts.modified_at)
    }

    /// The commit that wrote it.
    pub fn version(&self) -> Seq {
        self.facts.version
    }

    pub(crate) fn slot(&self) -> Slot {
        self.slot
    }

    /// True if the key is present.
    pub(crate) fn has(&self, key: &str) -> bool {
        self.value(self.table.field(key, None)) != FieldValue::Missing
    }

    /// True if a list value has this entry.
    pub(crate) fn holds(&self, field: Field<'t>, entry: Symbol) -> bool {
        self.value(field).entries().contains(&entry)
    }

    /// The value of a property.
    pub fn value(&self, field: Field<'t>) -> FieldValue<'t> {
        let symbols = &self.table.symbols;
        match field.source {
            Source::CreatedDate => FieldValue::Date(seconds(self.facts.created_at)),
            Source::LastModifiedDate => FieldValue::Date(seconds(self.facts.modified_at)),
            Source::Creator => FieldValue::List(symbols.alone(self.facts.creator)),
            Source::LastModifiedBy => FieldValue::List(symbols.alone(self.facts.modified_by)),
            Source::Archived if self.facts.archived => FieldValue::Checkbox(true),
            Source::Archived | Source::Nowhere => FieldValue::Missing,
            Source::Type => FieldValue::List(symbols.alone(self.facts.type_key)),
            Source::Backlinks => match self.table.links.sources(self.facts.id) {
                [] => FieldValue::Missing,
                sources => FieldValue::List(sources),
            },
            Source::Column(column) => column.get(self.slot, field.is_date, symbols),
        }
    }
}

fn seconds(millis: i64) -> i64 {
    millis.div_euclid(1000)
}
