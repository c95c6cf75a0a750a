//! The rows of one space at one commit.

mod facts;
mod update;

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicU64, Ordering};

use rolltop_document::bundled::{
    ARCHIVED, BACKLINKS, CREATED_DATE, CREATOR, LAST_MODIFIED_BY, LAST_MODIFIED_DATE,
    LAST_OPENED_DATE, LINKS, NAME, TYPE,
};
use rolltop_document::vocabulary::Format;
use rolltop_query::value::{FieldValue, Symbol, Symbols, TextRef};
use rolltop_store::{Change, Seq, Snapshot, StorageError, Touched};

use crate::column::Column;
use crate::links::Links;
use crate::row::Row;
use crate::symbols::SymbolTable;
use crate::words::{SpaceWords, WordRows, is_searchable, stamp};

pub use facts::RowFacts;

/// Internal key of the property that holds an object's own id.
const ID: &str = "id";
/// Marks an id without a row.
const NO_ROW: u32 = u32::MAX;

/// Numbers of the columns that belong to no stored property, or that rows read themselves.
mod column {
    pub(super) const NAME: u32 = 0;
    /// The first words of objects without a name.
    pub(super) const SNIPPET: u32 = 1;
    /// The ids that an object points to, sorted; some may be missing from the space.
    pub(super) const LINKS: u32 = 2;
    /// The first column of a stored property.
    pub(super) const FIRST: usize = 3;
}

/// The rows of a space. The default is a space that was not loaded yet.
#[derive(Debug, Default)]
pub struct Rows {
    /// The commit of the last change to the rows; 0 before they are loaded.
    seq: Seq,
    /// The last commit that is known to leave the rows unchanged.
    unchanged_until: AtomicU64,
    rows: Vec<Option<Row>>,
    free: Vec<u32>,
    /// By property number.
    columns: Vec<Column>,
    /// Row numbers by id symbol.
    by_id: Vec<u32>,
    symbols: SymbolTable,
    /// Numbers of stored properties by internal key.
    properties: HashMap<Box<str>, u32>,
    links: Links,
    damaged: usize,
    /// Ids of the objects whose records cannot be read.
    unreadable: HashSet<String>,
    words: SpaceWords,
}

/// The source of a property's values: resolved once per query, then read from every row.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Field {
    /// When the object was created.
    Created,
    /// When it was last changed.
    Modified,
    /// When the account last opened it.
    Opened,
    /// The member that created it.
    Creator,
    /// The member that last changed it.
    ModifiedBy,
    /// Whether it is in the bin.
    Archived,
    /// The internal key of its type.
    Type,
    /// Its own id.
    Id,
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
    /// A property that has a value on no object.
    Missing,
}

impl Rows {
    /// The rows and their numbers, in no order, including archived and hidden ones.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (u32, &Row)> {
        let numbers = 0..self.bound();
        numbers.filter_map(|number| Some((number, self.get(number)?)))
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
        let number = self.by_id.get(id.0 as usize).copied();
        number.filter(|number| *number != NO_ROW)
    }

    /// The id of an object.
    pub fn id(&self, row: &Row) -> &str {
        self.symbols.text(row.id)
    }

    /// The number of objects, of every kind.
    pub fn len(&self) -> usize {
        self.rows.len() - self.free.len()
    }

    /// True if the space has no object.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The symbols of the ids and type keys in the values.
    pub fn symbols(&self) -> &SymbolTable {
        &self.symbols
    }

    /// The number of damaged objects in lists, of which only the readable parts are searched, plus the objects that
    /// cannot be read.
    pub fn damaged(&self) -> usize {
        self.damaged + self.unreadable()
    }

    /// The number of objects whose records cannot be read. They have no rows.
    pub fn unreadable(&self) -> usize {
        self.unreadable.len()
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
            NAME => Field::Stored {
                property: column::NAME,
                is_date: false,
            },
            ID => Field::Id,
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

    /// The value of a field. Pointers include objects that are missing from the space; [`Self::links`] excludes them.
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
            Field::Id => one(&row.id),
            Field::Links => self.stored(row.number, column::LINKS, false),
            Field::Backlinks => pointers(self.backlinks(row)),
            Field::Stored { property, is_date } => self.stored(row.number, property, is_date),
        }
    }

    fn stored(&self, row: u32, column: u32, is_date: bool) -> FieldValue<'_> {
        let column = self.columns.get(column as usize);
        column.map_or(FieldValue::Missing, |column| column.value(row, is_date))
    }

    fn text(&self, row: u32, column: u32) -> Option<TextRef<'_>> {
        match self.stored(row, column, false) {
            FieldValue::Text(text) => Some(text),
            _ => None,
        }
    }

    /// The name of an object; `None` if it has none.
    pub(crate) fn name(&self, row: u32) -> Option<TextRef<'_>> {
        self.text(row, column::NAME)
    }

    /// The first words of an object without a name.
    pub(crate) fn snippet(&self, row: u32) -> Option<TextRef<'_>> {
        self.text(row, column::SNIPPET)
    }

    /// Caches the collation keys that sorts by this field need.
    pub(crate) fn collate(&self, field: Field) {
        if let Field::Stored { property, .. } = field
            && let Some(column) = self.columns.get(property as usize)
        {
            column.collate();
        }
    }

    /// As [`Self::collate`], for titles and names.
    pub(crate) fn collate_names(&self) {
        for column in self.columns.iter().take(2) {
            column.collate();
        }
    }

    /// The ids that an object points to, sorted, including those that are missing from the space.
    pub(crate) fn targets(&self, row: u32) -> &[Symbol] {
        self.stored(row, column::LINKS, false).entries()
    }

    /// The existing objects that an object points to, sorted by id.
    pub fn links(&self, row: &Row) -> Vec<Symbol> {
        let links = self.targets(row.number).iter().copied();
        links.filter(|target| self.has_object(*target)).collect()
    }

    pub(crate) fn has_object(&self, id: Symbol) -> bool {
        self.number_of_symbol(id).is_some()
    }

    /// The objects that point to an object, sorted by id.
    pub fn backlinks(&self, row: &Row) -> &[Symbol] {
        self.links.sources(row.id)
    }

    /// The words of the space.
    pub fn words(&self) -> &SpaceWords {
        &self.words
    }

    /// The commit of the last change to the rows.
    pub fn changed(&self) -> Seq {
        self.seq
    }

    /// Estimated bytes in memory.
    pub(crate) fn bytes(&self) -> usize {
        let derived = self.links.bytes() + self.words.bytes();
        size_of::<Self>()
            + self.rows.capacity() * size_of::<Option<Row>>()
            + self.columns.iter().map(Column::bytes).sum::<usize>()
            + derived
            + self.symbols.bytes()
            + size_of_val(&*self.by_id)
    }

    /// True once the rows are loaded.
    pub(crate) fn is_loaded(&self) -> bool {
        self.seq != 0
    }

    /// True if the rows equal a snapshot: no commit in between touches an object of the space.
    pub(crate) fn is_at(&self, space_id: &str, at: &Snapshot<'_>) -> Result<bool, StorageError> {
        let seq = at.seq()?;
        if !self.is_loaded() || seq < self.seq {
            return Ok(false);
        }
        let unchanged_until = self.unchanged_until();
        if seq <= unchanged_until {
            return Ok(true);
        }
        let mut is_same = true;
        let mut visit = |change: Change| {
            is_same &= !change
                .touched
                .iter()
                .any(|touched| affects(touched, space_id));
        };
        // If the log cannot be read, the caller reads the records.
        let is_whole = at.changes_in(space_id, unchanged_until, &mut visit);
        let is_at = is_whole.unwrap_or(false) && is_same;
        if is_at {
            self.unchanged_until.fetch_max(seq, Ordering::Relaxed);
        }
        Ok(is_at)
    }

    fn unchanged_until(&self) -> Seq {
        self.unchanged_until.load(Ordering::Relaxed).max(self.seq)
    }
}

/// True if a change affects rows of the space.
fn affects(touched: &Touched, space_id: &str) -> bool {
    match touched {
        Touched::Object { space_id: of, .. } | Touched::Opened { space_id: of, .. } => {
            of == space_id
        }
        Touched::Space { .. }
        | Touched::Key { .. }
        | Touched::Message { .. }
        | Touched::Reader { .. } => false,
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
        is_searchable(row.kind, row.is_listed, row.is_archived)
            .then(|| (self.id(row), stamp(row.version, row.modified_at)))
    }

    fn has(&self, row: u32, key: &str) -> bool {
        let field = self.field(key, None);
        let row = self.get(row);
        row.is_some_and(|row| self.value(row, field) != FieldValue::Missing)
    }

    fn symbol(&self, id: &str) -> Option<Symbol> {
        self.symbols.symbol(id)
    }

    fn visit_entries(&self, keys: &[&str], visit: &mut dyn FnMut(u32, usize, &[Symbol])) {
        let fields: Vec<Field> = keys.iter().map(|key| self.field(key, None)).collect();
        for (number, row) in self.iter() {
            for (at, field) in fields.iter().enumerate() {
                let entries = self.value(row, *field).entries();
                if !entries.is_empty() {
                    visit(number, at, entries);
                }
            }
        }
    }
}
