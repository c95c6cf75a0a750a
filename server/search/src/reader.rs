//! Rows for compiled filters and sorts.

use std::collections::HashMap;

use rolltop_document::vocabulary::Format;
use rolltop_query::value::{
    FieldRef, FieldValue, Fields, Row as ReadRow, Symbol, Symbols, TextRef,
};

use crate::row::Row;
use crate::space::{Field, Rows};

/// The rows of a space with the fields of one query, each resolved once.
#[derive(Debug)]
pub struct Reader<'r> {
    rows: &'r Rows,
    /// By position in [`Fields::keys`].
    fields: Vec<Field>,
    /// Types whose nameless objects show their first words.
    notes: Vec<Symbol>,
    /// The existing targets of each object that also points to missing ones; empty unless the query reads pointers.
    links: HashMap<Symbol, Vec<Symbol>>,
    opened: &'r OpenedTimes,
}

/// When the account last opened objects, by id, in unix seconds: times that are not in the store yet.
pub type OpenedTimes = HashMap<String, i64>;

impl<'r> Reader<'r> {
    /// Resolves the fields. `format` returns the format of a property by internal key; `notes` are the internal keys of
    /// the types whose nameless objects show their first words.
    pub fn new<'k>(
        rows: &'r Rows,
        fields: &Fields,
        format: &dyn Fn(&str) -> Option<Format>,
        notes: impl Iterator<Item = &'k str>,
        opened: &'r OpenedTimes,
    ) -> Self {
        if fields.collates_names() {
            rows.collate_names();
        }
        let collated = fields.collated();
        let keys = fields.keys().iter();
        let fields: Vec<Field> = keys.map(|key| rows.field(key, format(key))).collect();
        for field in collated
            .iter()
            .filter_map(|field| fields.get(field.index()))
        {
            rows.collate(*field);
        }
        let dangling = |row: &&Row| {
            let mut targets = rows.targets(row.number).iter();
            targets.any(|target| !rows.has_object(*target))
        };
        let links = match fields.contains(&Field::Links) {
            true => {
                let pointing = rows.iter().map(|(_, row)| row).filter(dangling);
                pointing.map(|row| (row.id, rows.links(row))).collect()
            }
            false => HashMap::new(),
        };
        Self {
            rows,
            fields,
            notes: notes.filter_map(|key| rows.symbols().symbol(key)).collect(),
            links,
            opened,
        }
    }

    /// The row for filters and sorts.
    pub fn row<'a>(&'a self, row: &'a Row) -> QueryRow<'a> {
        QueryRow { row, reader: self }
    }
}

/// When the account last opened an object, in unix seconds.
pub fn opened_at(rows: &Rows, row: &Row, opened: &OpenedTimes) -> Option<i64> {
    row.opened_at.max(opened.get(rows.id(row)).copied())
}

/// A row for filters and sorts.
#[derive(Clone, Copy, Debug)]
pub struct QueryRow<'a> {
    row: &'a Row,
    reader: &'a Reader<'a>,
}

impl ReadRow for QueryRow<'_> {
    fn value(&self, field: FieldRef) -> FieldValue<'_> {
        let Self { row, reader } = self;
        match reader.fields.get(field.index()) {
            Some(Field::Links) => match reader.links.get(&row.id).map(Vec::as_slice) {
                Some([]) => FieldValue::Missing,
                Some(links) => FieldValue::List(links),
                None => reader.rows.value(row, Field::Links),
            },
            Some(Field::Opened) => {
                let opened = opened_at(reader.rows, row, reader.opened);
                opened.map_or(FieldValue::Missing, FieldValue::Date)
            }
            Some(field) => reader.rows.value(row, *field),
            None => FieldValue::Missing,
        }
    }

    fn title(&self) -> TextRef<'_> {
        let (rows, row) = (self.reader.rows, self.row);
        let name = rows.name(row.number).filter(|name| !name.text.is_empty());
        let is_note = || self.reader.notes.contains(&row.type_key);
        let snippet = || rows.snippet(row.number).filter(|_| is_note());
        name.or_else(snippet).unwrap_or_default()
    }

    fn target_name(&self, target: Symbol) -> Option<TextRef<'_>> {
        let rows = self.reader.rows;
        rows.name(rows.number_of_symbol(target)?)
    }
}
