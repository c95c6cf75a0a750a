//! The objects of one space as rows: what their records say, and one column for each property.

mod dates;
mod linking;
pub(crate) mod links;
mod opened;
mod size;

use std::collections::HashMap;
use std::sync::Arc;

use rolltop_document::bundled::{LAST_OPENED_DATE, LINKS, NAME};
use rolltop_document::document::{Kind, StoredError, stored_properties, stored_references};
use rolltop_query::order::{Places, TextOrder};
use rolltop_query::rows::RowSet;
use rolltop_query::value::Symbol;
use rolltop_store::{ObjectRecord, Seq};
use serde_json::Value as Json;

pub(crate) use self::dates::Dates;
use self::links::Links;
use crate::cells::Slot;
use crate::chunks::{Chunks, Shards};
use crate::column::Column;
use crate::kept::{KeptPlaces, KeptTitles};
use crate::row::Row;
use crate::symbols::SymbolTable;

/// A slot that no row has.
pub(crate) const NOWHERE: Slot = Slot::MAX;

/// The rows of a space at one moment. A copy is cheap: it shares whatever neither has changed since.
#[derive(Clone, Debug, Default)]
pub struct Table {
    pub(crate) symbols: SymbolTable,
    pub(crate) rows: Chunks<Option<Facts>>,
    /// When each was made.
    pub(crate) created: Dates,
    /// When each was changed last.
    pub(crate) modified: Dates,
    /// Those that belong into lists of ordinary objects and are not archived.
    listed: RowSet,
    /// Those of damaged objects, as long as there are any.
    unread: RowSet,
    pub(crate) free: Chunks<Slot>,
    /// The row of the object whose id this symbol is.
    pub(crate) by_id: Chunks<Slot>,
    pub(crate) columns: HashMap<Arc<str>, Column>,
    pub(crate) links: Links,
    /// First words of the objects that have content and no name, by slot.
    pub(crate) snippets: Shards<Arc<str>>,
    /// The places of ids.
    pub(crate) ids: KeptPlaces,
    pub(crate) titles: KeptTitles,
}

/// What a record says of its object beside the document.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) struct Facts {
    pub(crate) id: Symbol,
    pub(crate) type_key: Symbol,
    pub(crate) creator: Symbol,
    pub(crate) modified_by: Symbol,
    pub(crate) kind: Kind,
    pub(crate) listed: bool,
    pub(crate) archived: bool,
    pub(crate) version: Seq,
    pub(crate) damage: Damage,
}

/// How much of the document of a record could not be read. What is damaged is read again at the next start, whatever its
/// version: records are put right behind the back of the store, which knows nothing of it.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(crate) enum Damage {
    /// All of it was.
    #[default]
    None,
    /// What it points to could not, its values were.
    Blocks,
    /// Nothing was.
    Whole,
}

/// A record, read and ready to be put into a table.
#[derive(Debug)]
pub(crate) struct Parsed<'r> {
    record: &'r ObjectRecord,
    kind: Kind,
    properties: Vec<(String, Json)>,
    references: Vec<String>,
    damage: Damage,
}

impl Facts {
    /// It belongs into lists of ordinary objects.
    fn is_shown(&self) -> bool {
        self.listed && !self.archived
    }
}

impl<'r> Parsed<'r> {
    /// Reads a record.
    ///
    /// # Errors
    /// Its document is damaged.
    pub(crate) fn read(record: &'r ObjectRecord) -> Result<Self, StoredError> {
        let properties = stored_properties(&record.document)?;
        // What cannot be read as blocks points nowhere; its properties are found all the same.
        let (references, damage) = match stored_references(&record.document) {
            Ok(references) => (references, Damage::None),
            Err(_) => (Vec::new(), Damage::Blocks),
        };
        Ok(Self {
            record,
            // A kind of a later version is an object all the same.
            kind: Kind::from_name(&record.kind).unwrap_or_default(),
            properties,
            references,
            damage,
        })
    }

    /// What a record says beside its document, which cannot be read.
    pub(crate) fn of_damaged(record: &'r ObjectRecord) -> Self {
        Self {
            record,
            kind: Kind::from_name(&record.kind).unwrap_or_default(),
            properties: properties_of_damaged(record),
            references: Vec::new(),
            damage: Damage::Whole,
        }
    }
}

/// The properties of a record whose document cannot be read as a whole: those of the document where they can be read, else
/// the name that the record says beside it.
pub(crate) fn properties_of_damaged(record: &ObjectRecord) -> Vec<(String, Json)> {
    stored_properties(&record.document).unwrap_or_else(|_| {
        let name = Some(&record.name).filter(|name| !name.is_empty());
        let name = name.map(|name| (NAME.to_owned(), Json::from(name.as_str())));
        name.into_iter().collect()
    })
}

impl Table {
    /// A table of rows without values.
    pub(crate) fn of_rows(symbols: SymbolTable, rows: Chunks<Option<Facts>>) -> Self {
        let mut by_id = Chunks::default();
        by_id.fill(symbols.len(), &NOWHERE);
        let mut free = Chunks::default();
        let mut listed = RowSet::of(rows.len());
        let mut unread = RowSet::default();
        for (slot, facts) in (0..).zip(rows.iter()) {
            match facts {
                Some(facts) => {
                    if facts.is_shown() {
                        listed.insert(slot);
                    }
                    if facts.damage != Damage::None {
                        unread.grow(rows.len());
                        unread.insert(slot);
                    }
                    if let Some(place) = by_id.get_mut(facts.id.0 as usize) {
                        *place = slot;
                    }
                }
                None => free.push(slot),
            }
        }
        Self {
            symbols,
            rows,
            listed,
            unread,
            free,
            by_id,
            ..Self::default()
        }
    }

    /// Puts an object in, or replaces it, unless the table has it as new as this or newer. One that was damaged may have
    /// been put right meanwhile. Its slot comes back when it was put in.
    pub(crate) fn put(&mut self, parsed: Parsed<'_>) -> Option<Slot> {
        let Parsed {
            record,
            kind,
            properties,
            references,
            damage,
        } = parsed;
        let id = self.symbols.intern(&record.id);
        let before = self.at(self.slot(id));
        let is_known = |facts: &Facts| match facts.damage {
            Damage::None => facts.version >= record.version,
            Damage::Blocks | Damage::Whole => facts.version > record.version,
        };
        if before.is_some_and(is_known) {
            return None;
        }
        let is_new = before.is_none();
        let opened_at = self.opened_at(self.slot(id));
        self.unlink(id);
        let slot = self.take_slot(id);
        for (key, column) in &mut self.columns {
            if properties.iter().all(|(known, _)| **known != **key) {
                column.clear(slot);
            }
        }
        self.snippets.remove(slot);
        self.titles.places.touch(slot);
        let facts = Facts {
            id,
            type_key: self.symbols.intern(&record.type_key),
            creator: self.symbols.intern(&record.creator),
            modified_by: self.symbols.intern(&record.modified_by),
            kind,
            listed: record.listed,
            archived: record.archived,
            version: record.version,
            damage,
        };
        let rows = self.rows.len();
        for (key, value) in &properties {
            if [LINKS, LAST_OPENED_DATE].contains(&key.as_str()) {
                continue;
            }
            let column = match self.columns.get_mut(key.as_str()) {
                Some(column) => column,
                None => self.columns.entry(key.as_str().into()).or_default(),
            };
            column.set(slot, value, &mut self.symbols, rows);
        }
        if record.name.is_empty() && !record.snippet.is_empty() {
            self.snippets.insert(slot, record.snippet.as_str().into());
        }
        if let Some(place) = self.rows.get_mut(slot as usize) {
            *place = Some(facts);
        }
        self.created.set(slot, record.created_at);
        self.modified.set(slot, record.modified_at);
        self.listed.grow(rows);
        if facts.is_shown() {
            self.listed.insert(slot);
        } else {
            self.listed.remove(slot);
        }
        if damage != Damage::None {
            self.unread.grow(rows);
            self.unread.insert(slot);
        } else {
            self.unread.remove(slot);
        }
        if let Some(at) = opened_at {
            self.set_opened(slot, at);
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
        if self.at(slot).is_none() {
            return;
        }
        self.unlink(id);
        if let Some(place) = self.rows.get_mut(slot as usize) {
            *place = None;
        }
        self.listed.remove(slot);
        self.unread.remove(slot);
        for column in self.columns.values_mut() {
            column.clear(slot);
        }
        self.snippets.remove(slot);
        self.titles.places.touch(slot);
        self.ids.touch(slot);
        self.depart(id);
        self.free.push(slot);
        if let Some(place) = self.by_id.get_mut(id.0 as usize) {
            *place = NOWHERE;
        }
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
        self.by_id.fill(at + 1, &NOWHERE);
        if let Some(place) = self.by_id.get_mut(at) {
            *place = slot;
        }
        self.ids.touch(slot);
        slot
    }

    pub(crate) fn slot(&self, id: Symbol) -> Slot {
        self.by_id.get(id.0 as usize).copied().unwrap_or(NOWHERE)
    }

    #[inline]
    pub(crate) fn at(&self, slot: Slot) -> Option<&Facts> {
        self.rows.get(slot as usize)?.as_ref()
    }

    /// Gives back the room that was made for more than has come.
    pub(crate) fn shrink(&mut self) {
        self.symbols.shrink();
        self.rows.shrink();
        self.created.shrink();
        self.modified.shrink();
        self.by_id.shrink();
        self.columns.values_mut().for_each(Column::shrink);
        self.snippets.shrink();
    }

    /// Every place of a text is in the file of the space now; whether there were any that it lacked.
    pub(crate) fn save_places(&self) -> bool {
        let columns = self.columns.values().map(|column| column.places.save());
        let of_columns = columns.fold(false, |any, is_new| any | is_new);
        of_columns | self.ids.save() | self.titles.places.save()
    }

    /// Forgets where texts stand, which somebody else has computed by other rules.
    pub(crate) fn forget_places(&mut self) {
        for column in self.columns.values_mut() {
            column.places = KeptPlaces::default();
        }
        self.ids = KeptPlaces::default();
        self.titles = KeptTitles::default();
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
        (0..)
            .zip(self.rows.iter())
            .filter_map(|(slot, facts)| Some(Row::new(self, facts.as_ref()?, slot)))
    }

    /// No row, with room for all.
    pub fn no_rows(&self) -> RowSet {
        RowSet::of(self.slots())
    }

    /// The numbers of all rows that belong into lists of ordinary objects and are not archived.
    pub fn listed(&self) -> RowSet {
        self.listed.clone()
    }

    /// How many of the rows that lists show are of damaged objects, of which not everything is known.
    pub fn unread(&self) -> usize {
        let mut unread = self.unread.clone();
        unread.intersect(&self.listed);
        unread.len()
    }

    /// The ids of all that is damaged.
    pub(crate) fn damaged(&self) -> impl Iterator<Item = &str> {
        let damaged = self.rows.iter().flatten();
        let damaged = damaged.filter(|facts| facts.damage != Damage::None);
        damaged.map(|facts| self.symbols.text(facts.id))
    }

    /// The slot of an object; [`NOWHERE`] where there is none.
    pub(crate) fn slot_of(&self, id: &str) -> Slot {
        self.symbols.known(id).map_or(NOWHERE, |id| self.slot(id))
    }

    /// The row with this number.
    pub fn row_of(&self, number: u32) -> Option<Row<'_>> {
        self.row_at(number)
    }

    /// The row of an object.
    pub fn row(&self, id: &str) -> Option<Row<'_>> {
        self.row_at(self.slot(self.symbols.known(id)?))
    }

    /// Of each of these ids, whether it is that of an object.
    pub fn holds(&self, ids: &[&str]) -> Vec<bool> {
        let symbols = self.symbols.all_known(ids).into_iter();
        let slots = symbols.map(|symbol| symbol.map_or(NOWHERE, |id| self.slot(id)));
        let slots: Vec<Slot> = slots.collect();
        slots.iter().map(|slot| self.at(*slot).is_some()).collect()
    }

    pub(crate) fn row_at(&self, slot: Slot) -> Option<Row<'_>> {
        Some(Row::new(self, self.at(slot)?, slot))
    }

    /// The ids that values hold.
    pub fn symbols(&self) -> &SymbolTable {
        &self.symbols
    }

    /// The places of the ids of all rows.
    pub(crate) fn id_places(&self) -> Arc<Places> {
        self.ids.get(TextOrder::Bytes, self.slots(), &|slot| {
            self.row_at(slot).map_or("", |row| row.id())
        })
    }

    /// The places of the names of all rows.
    pub(crate) fn name_places(&self, order: TextOrder) -> Arc<Places> {
        match self.columns.get(NAME) {
            Some(names) => names.places(order, self.slots()),
            None => Arc::new(Places::of(order, 0, &|_| "")),
        }
    }

    /// The places of what rows are sorted by when they are sorted by name: objects of these types are notes.
    pub(crate) fn title_places(&self, order: TextOrder, notes: &[Symbol]) -> Arc<Places> {
        if self.snippets.is_empty() || notes.is_empty() {
            return self.name_places(order);
        }
        self.titles.get(notes, order, self.slots(), &|slot| {
            self.title_of(slot, notes)
        })
    }

    /// What a row is sorted by when rows are sorted by name: objects of these types are notes.
    pub(crate) fn title_of(&self, slot: Slot, notes: &[Symbol]) -> &str {
        self.row_at(slot).map_or("", |row| row.title(notes))
    }
}
