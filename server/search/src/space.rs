//! The rows of one space, as of one commit.

use std::collections::{BTreeSet, HashMap};

use rolltop_document::bundled::{
    ARCHIVED, BACKLINKS, CREATED_DATE, CREATOR, LAST_MODIFIED_BY, LAST_MODIFIED_DATE,
    LAST_OPENED_DATE, LINKS, NAME, TYPE,
};
use rolltop_document::document::{Kind, stored_properties};
use rolltop_document::vocabulary::Format;
use rolltop_query::value::{FieldValue, Symbol, Symbols, Text};
use rolltop_store::{ObjectRecord, OpenedMark, Seq, Snapshot, StorageError, Touched};
use serde_json::Value as Json;
use slog::{Logger, debug};

use crate::links::Links;
use crate::row::{Parsed, Row, Value, seconds};
use crate::symbols::SymbolTable;
use crate::words::{SpaceWords, WordRows, is_searchable};

/// Records that are read together.
const PAGE: u64 = 256;
/// Entries of the change log that are read together.
const CHANGES: u64 = 512;
/// Estimated bytes of an object beside its row: its places in the maps of the space.
const ROW_OVERHEAD: usize = 64;

/// The rows of a space. Default: of a space that was not read yet.
#[derive(Debug, Default)]
pub struct Rows {
    /// The commit that the rows show; 0 before they were read.
    seq: Seq,
    rows: Vec<Option<Row>>,
    free: Vec<u32>,
    by_id: HashMap<Symbol, u32>,
    symbols: SymbolTable,
    /// Numbers of properties by internal key.
    properties: HashMap<Box<str>, u32>,
    links: Links,
    row_bytes: usize,
    damaged: usize,
    words: SpaceWords,
}

/// Where the values of a property come from: resolved once per query, then read from every row.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Field {
    /// When the object was made.
    Created,
    /// When it was changed last.
    Modified,
    /// When the account opened it last.
    Opened,
    /// The member that made it.
    Creator,
    /// The member that changed it last.
    ModifiedBy,
    /// Whether it is in the bin.
    Archived,
    /// The internal key of its type.
    Type,
    /// The objects that it points to.
    Links,
    /// The objects that point to it.
    Backlinks,
    /// A stored value.
    Stored {
        /// Number of the property.
        property: u32,
        /// A stored number is a date.
        is_date: bool,
    },
    /// A property of which no object has a value.
    Missing,
}

impl Rows {
    /// The rows, with their numbers, archived and hidden ones included, in no order.
    pub fn iter(&self) -> impl Iterator<Item = (u32, &Row)> {
        (0..)
            .zip(&self.rows)
            .filter_map(|(number, row)| Some((number, row.as_ref()?)))
    }

    /// The row with this number.
    pub fn get(&self, number: u32) -> Option<&Row> {
        self.rows.get(number as usize)?.as_ref()
    }

    /// The number of the row of an object.
    pub fn number_of(&self, id: &str) -> Option<u32> {
        self.number_of_symbol(self.symbols.symbol(id)?)
    }

    /// The row of an object.
    pub fn of(&self, id: &str) -> Option<&Row> {
        self.get(self.number_of(id)?)
    }

    pub(crate) fn number_of_symbol(&self, id: Symbol) -> Option<u32> {
        self.by_id.get(&id).copied()
    }

    /// The id of an object.
    pub fn id(&self, row: &Row) -> &str {
        self.symbols.text(row.id)
    }

    /// The number of objects, of every kind.
    pub fn len(&self) -> usize {
        self.by_id.len()
    }

    /// True if the space has no object.
    pub fn is_empty(&self) -> bool {
        self.by_id.is_empty()
    }

    /// The ids and type keys in the values.
    pub fn symbols(&self) -> &SymbolTable {
        &self.symbols
    }

    /// The number of damaged objects that lists show; only their readable parts are searched.
    pub fn damaged(&self) -> usize {
        self.damaged
    }

    /// Resolves a property by internal key. The format decides whether stored numbers are dates.
    pub fn field(&self, key: &str, format: Option<Format>) -> Field {
        match key {
            CREATED_DATE => Field::Created,
            LAST_MODIFIED_DATE => Field::Modified,
            LAST_OPENED_DATE => Field::Opened,
            CREATOR => Field::Creator,
            LAST_MODIFIED_BY => Field::ModifiedBy,
            ARCHIVED => Field::Archived,
            TYPE => Field::Type,
            LINKS => Field::Links,
            BACKLINKS => Field::Backlinks,
            _ => match self.properties.get(key) {
                Some(property) => Field::Stored {
                    property: *property,
                    is_date: format == Some(Format::Date),
                },
                None => Field::Missing,
            },
        }
    }

    /// The value of a field. Pointers include objects that the space does not hold; [`Self::links`] leaves them out.
    pub fn value<'r>(&'r self, row: &'r Row, field: Field) -> FieldValue<'r> {
        let one = |entry: &'r Symbol| FieldValue::List(std::slice::from_ref(entry));
        let pointers = |entries: &'r [Symbol]| match entries {
            [] => FieldValue::Missing,
            entries => FieldValue::List(entries),
        };
        match field {
            Field::Created => FieldValue::Date(row.created_at),
            Field::Modified => FieldValue::Date(row.modified_at),
            Field::Opened => row.opened_at.map_or(FieldValue::Missing, FieldValue::Date),
            Field::Creator => one(&row.creator),
            Field::ModifiedBy => one(&row.modified_by),
            Field::Archived if row.is_archived => FieldValue::Checkbox(true),
            Field::Archived | Field::Missing => FieldValue::Missing,
            Field::Type => one(&row.type_key),
            Field::Links => pointers(&row.links),
            Field::Backlinks => pointers(self.backlinks(row)),
            Field::Stored { property, is_date } => row
                .stored(property)
                .map_or(FieldValue::Missing, |value| value.lent(is_date)),
        }
    }

    /// The name of an object; `None` if it has none.
    pub fn name<'r>(&self, row: &'r Row) -> Option<&'r Text> {
        match row.stored(*self.properties.get(NAME)?)? {
            Value::Text(text) => Some(text),
            _ => None,
        }
    }

    /// The objects of the space that an object points to, by id.
    pub fn links(&self, row: &Row) -> Vec<Symbol> {
        let links = row.links.iter().copied();
        links.filter(|target| self.is_held(*target)).collect()
    }

    pub(crate) fn is_held(&self, id: Symbol) -> bool {
        self.by_id.contains_key(&id)
    }

    /// The objects that point to an object, by id.
    pub fn backlinks(&self, row: &Row) -> &[Symbol] {
        self.links.sources(row.id)
    }

    /// The words of the space.
    pub fn words(&self) -> &SpaceWords {
        &self.words
    }

    /// Estimated bytes in memory.
    pub(crate) fn bytes(&self) -> usize {
        size_of::<Self>() + self.row_bytes + self.symbols.bytes() + self.len() * ROW_OVERHEAD
    }

    /// True once the rows were read.
    pub(crate) fn is_loaded(&self) -> bool {
        self.seq != 0
    }

    /// True if the rows show the commit of a snapshot.
    pub(crate) fn shows(&self, at: &Snapshot<'_>) -> Result<bool, StorageError> {
        Ok(self.is_loaded() && self.seq == at.seq()?)
    }

    /// Brings the rows up to a snapshot: reads the objects that the change log names, or all objects if the rows are
    /// new or the log no longer reaches back. After an error the rows are to be dropped.
    pub(crate) fn catch_up(
        &mut self,
        space_id: &str,
        at: &Snapshot<'_>,
        log: &Logger,
    ) -> Result<(), StorageError> {
        let seq = at.seq()?;
        // A store without a commit has no objects.
        if self.seq == 0 || self.seq > seq {
            return self.load(space_id, at, log);
        }
        let mut objects: BTreeSet<(bool, String)> = BTreeSet::new();
        let mut marks = Vec::new();
        while self.seq < seq {
            let changes = at.changes(self.seq, CHANGES)?;
            match changes.first() {
                Some(first) if first.seq == self.seq + 1 => {}
                _ => return self.load(space_id, at, log),
            }
            for change in changes {
                self.seq = change.seq;
                for touched in change.touched {
                    match touched {
                        Touched::Object {
                            id,
                            space_id: of,
                            kind,
                        } if of == space_id => {
                            // Properties first: they decide which values point to objects.
                            let is_property = kind == Kind::Property.name();
                            objects.insert((!is_property, id));
                        }
                        Touched::Opened {
                            space_id: of,
                            objects,
                        } if of == space_id => marks.extend(objects),
                        Touched::Object { .. }
                        | Touched::Opened { .. }
                        | Touched::Space { .. }
                        | Touched::Key { .. }
                        | Touched::Message { .. }
                        | Touched::Reader { .. } => {}
                    }
                }
            }
        }
        for (_, id) in objects {
            self.words.touch(&id);
            let record = at.object(&id)?;
            match record.filter(|record| record.space_id == space_id) {
                Some(record) => self.put(Parsed::read(&record, log)),
                None => self.remove(&id),
            }
        }
        self.mark_opened(&marks);
        Ok(())
    }

    fn load(
        &mut self,
        space_id: &str,
        at: &Snapshot<'_>,
        log: &Logger,
    ) -> Result<(), StorageError> {
        debug!(log, "the rows of a space are read"; "space.id" => space_id);
        *self = Self::default();
        let properties = at.objects_of_kinds(space_id, &[Kind::Property.name()])?;
        for record in &properties.records {
            if let Ok(properties) = stored_properties(&record.document) {
                self.links.define(&properties);
            }
        }
        let mut last = None;
        loop {
            let page = at.walk_objects(space_id, last.as_deref(), PAGE)?;
            let put = |record: &std::sync::Arc<ObjectRecord>| self.put(Parsed::read(record, log));
            page.iter().for_each(put);
            last = page.into_iter().next_back();
            if last.is_none() {
                break;
            }
        }
        self.links.finish_load(&self.symbols);
        self.rows.shrink_to_fit();
        self.mark_opened(&at.opened(space_id)?);
        self.seq = at.seq()?;
        Ok(())
    }

    /// Inserts or replaces an object.
    fn put(&mut self, parsed: Parsed<'_>) {
        let record = parsed.record;
        if parsed.kind == Kind::Property {
            self.links.define(&parsed.properties);
        }
        let id = self.symbols.intern(&record.id);
        let opened_at = self.take(id).and_then(|row| row.opened_at);
        let links = self.links.targets(&parsed, &mut self.symbols);
        self.links.add(id, &links, &self.symbols);
        let stored = parsed.stored();
        let mut values: Vec<(u32, Value)> = stored
            .map(|(key, value)| {
                let number = property_number(&mut self.properties, key);
                (number, value_of(value, &mut self.symbols))
            })
            .collect();
        values.sort_unstable_by_key(|(number, _)| *number);
        let row = Row {
            id,
            type_key: self.symbols.intern(&record.type_key),
            creator: self.symbols.intern(&record.creator),
            modified_by: self.symbols.intern(&record.modified_by),
            kind: parsed.kind,
            is_listed: record.listed,
            is_archived: record.archived,
            is_damaged: parsed.is_damaged,
            version: record.version,
            created_at: seconds(record.created_at),
            modified_at: seconds(record.modified_at),
            opened_at,
            snippet: parsed.snippet(),
            values: values.into(),
            links,
        };
        self.row_bytes += row.bytes();
        self.damaged += usize::from(row.is_shown_damaged());
        let number = self.free.pop().unwrap_or_else(|| {
            self.rows.push(None);
            u32::try_from(self.rows.len() - 1).unwrap_or(u32::MAX)
        });
        if let Some(place) = self.rows.get_mut(number as usize) {
            *place = Some(row);
        }
        self.by_id.insert(id, number);
    }

    fn remove(&mut self, id: &str) {
        if let Some(id) = self.symbols.symbol(id) {
            self.take(id);
        }
    }

    /// Takes the row of an object out.
    fn take(&mut self, id: Symbol) -> Option<Row> {
        let number = self.by_id.remove(&id)?;
        let row = self.rows.get_mut(number as usize)?.take()?;
        self.free.push(number);
        self.row_bytes -= row.bytes();
        self.damaged -= usize::from(row.is_shown_damaged());
        self.links.remove(id, &row.links, &self.symbols);
        Some(row)
    }

    /// Moves marks on. A mark that is older than the known one, or of an object that is gone, changes nothing.
    fn mark_opened(&mut self, marks: &[OpenedMark]) {
        for OpenedMark { object_id, at } in marks {
            let number = self.number_of(object_id);
            let row = number.and_then(|number| self.rows.get_mut(number as usize)?.as_mut());
            if let Some(row) = row {
                row.opened_at = row.opened_at.max(Some(*at));
            }
        }
    }
}

impl WordRows for Rows {
    fn bound(&self) -> u32 {
        u32::try_from(self.rows.len()).unwrap_or(u32::MAX)
    }

    fn number(&self, id: &str) -> Option<u32> {
        self.number_of(id)
    }

    fn searchable(&self, row: u32) -> Option<(&str, Seq)> {
        let row = self.get(row)?;
        is_searchable(row.kind, row.is_listed, row.is_archived).then(|| (self.id(row), row.version))
    }

    fn has(&self, row: u32, key: &str) -> bool {
        let property = self.properties.get(key);
        property.is_some_and(|property| {
            self.get(row)
                .is_some_and(|row| row.stored(*property).is_some())
        })
    }

    fn symbol(&self, id: &str) -> Option<Symbol> {
        self.symbols.symbol(id)
    }

    fn visit_entries(&self, key: &str, visit: &mut dyn FnMut(u32, &[Symbol])) {
        let field = self.field(key, None);
        for (number, row) in self.iter() {
            let entries = self.value(row, field).entries();
            if !entries.is_empty() {
                visit(number, entries);
            }
        }
    }
}

fn property_number(properties: &mut HashMap<Box<str>, u32>, key: &str) -> u32 {
    if let Some(known) = properties.get(key) {
        return *known;
    }
    let number = u32::try_from(properties.len()).unwrap_or(u32::MAX);
    properties.insert(key.into(), number);
    number
}

fn value_of(value: &Json, symbols: &mut SymbolTable) -> Value {
    match value {
        Json::Null => Value::Null,
        Json::Bool(flag) => Value::Checkbox(*flag),
        Json::Number(number) => Value::Number(number.as_f64().unwrap_or_default()),
        Json::String(text) => Value::Text(Box::new(Text::new(text.as_str()))),
        Json::Array(entries) => {
            let entries = entries.iter().filter_map(Json::as_str);
            let entries: Vec<Symbol> = entries.map(|entry| symbols.intern(entry)).collect();
            match entries.as_slice() {
                [one] => Value::One(*one),
                _ => Value::List(entries.into()),
            }
        }
        // Of the one format that only presence can be asked of.
        Json::Object(members) if members.is_empty() => Value::Null,
        Json::Object(_) => Value::Checkbox(true),
    }
}
