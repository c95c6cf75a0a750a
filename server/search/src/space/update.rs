//! Updates of the rows of a space to a snapshot.

use std::collections::{BTreeSet, HashMap};

use rolltop_document::document::{Kind, stored_properties};
use rolltop_query::value::{Symbol, Symbols};
use rolltop_store::{Change, OpenedMark, Snapshot, StorageError, Touched};
use slog::{Logger, debug, warn};

use super::{NO_ROW, Rows, affects, column};
use crate::column::Column;
use crate::row::{Parsed, Row, seconds};

impl Rows {
    /// Brings the rows up to a snapshot: reads the objects in the change log, or all objects if the rows are empty or
    /// the log no longer reaches back. After an error the caller must drop the rows.
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
        let mut visit = |change: Change| {
            let touched = change.touched.into_iter();
            for touched in touched.filter(|touched| affects(touched, space_id)) {
                match touched {
                    Touched::Object { id, kind, .. } => {
                        // Properties come first: they decide which values point to objects.
                        let is_property = kind == Kind::Property.name();
                        objects.insert((!is_property, id));
                    }
                    Touched::Opened { objects, .. } => marks.extend(objects),
                    _ => {}
                }
            }
        };
        // If the log cannot be read, all records are read.
        if !at
            .changes_in(space_id, self.unchanged_until(), &mut visit)
            .unwrap_or(false)
        {
            return self.load(space_id, at, log);
        }
        self.seq = seq;
        for (_, id) in objects {
            self.words.touch(&id, self.number_of(&id));
            let found = at.object_or_damage(&id)?;
            match found.map(|record| record.filter(|record| record.space_id == space_id)) {
                Ok(Some(record)) => self.put(Parsed::read(&record, log)),
                Ok(None) => self.remove(&id),
                Err(error) => {
                    self.remove(&id);
                    self.count_unreadable(id, &error, log);
                }
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
        for record in &properties {
            if let Ok(properties) = stored_properties(&record.document) {
                self.links.define(&properties);
            }
        }
        at.visit_objects(space_id, &mut |found| match found {
            Ok(record) => self.put(Parsed::read(&record, log)),
            Err((id, error)) => self.count_unreadable(id, &error, log),
        })?;
        self.links.finish_load(&self.symbols);
        self.rows.shrink_to_fit();
        self.columns.iter_mut().for_each(Column::shrink);
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
        self.unreadable.remove(&record.id);
        let id = self.symbols.intern(&record.id);
        let opened_at = self.remove_row(id).and_then(|row| row.opened_at);
        let number = self.free.pop().unwrap_or_else(|| {
            self.rows.push(None);
            u32::try_from(self.rows.len() - 1).unwrap_or(u32::MAX)
        });
        self.put_values(number, id, &parsed);
        let row = Row {
            number,
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
        };
        self.damaged += usize::from(row.is_shown_damaged());
        if let Some(place) = self.rows.get_mut(number as usize) {
            *place = Some(row);
        }
        let at = id.0 as usize;
        if at >= self.by_id.len() {
            self.by_id.resize(at + 1, NO_ROW);
        }
        if let Some(place) = self.by_id.get_mut(at) {
            *place = number;
        }
    }

    /// Fills the columns with the values of a new row.
    fn put_values(&mut self, row: u32, id: Symbol, parsed: &Parsed<'_>) {
        let rows = self.rows.len();
        let (columns, symbols) = (&mut self.columns, &mut self.symbols);
        if columns.is_empty() {
            columns.resize_with(column::FIRST, Column::default);
        }
        let links = self.links.targets(parsed, symbols);
        self.links.add(id, &links, symbols);
        for (number, text) in [
            (column::NAME, parsed.name()),
            (column::SNIPPET, parsed.snippet()),
        ] {
            if let (Some(text), Some(column)) = (text, columns.get_mut(number as usize)) {
                column.put_text(row, text, rows);
            }
        }
        if let Some(column) = columns.get_mut(column::LINKS as usize)
            && !links.is_empty()
        {
            column.put_entries(row, &links, rows);
        }
        for (key, value) in parsed.stored() {
            let number = property_number(&mut self.properties, key);
            if number as usize >= columns.len() {
                columns.resize_with(number as usize + 1, Column::default);
            }
            if let Some(column) = columns.get_mut(number as usize) {
                column.put(row, value, rows, symbols);
            }
        }
    }

    /// Counts an object with an unreadable record. It gets no row.
    fn count_unreadable(&mut self, id: String, error: &StorageError, log: &Logger) {
        warn!(log, "a damaged object is left out of searches"; "object.id" => &id, "error" => %error);
        self.unreadable.insert(id);
    }

    fn remove(&mut self, id: &str) {
        self.unreadable.remove(id);
        if let Some(id) = self.symbols.symbol(id) {
            self.remove_row(id);
        }
    }

    /// Removes the row of an object, with its values and pointers.
    fn remove_row(&mut self, id: Symbol) -> Option<Row> {
        let number = self.number_of_symbol(id)?;
        if let Some(place) = self.by_id.get_mut(id.0 as usize) {
            *place = NO_ROW;
        }
        let row = self.rows.get_mut(number as usize)?.take()?;
        self.free.push(number);
        self.damaged -= usize::from(row.is_shown_damaged());
        let targets = self.targets(number).to_vec();
        self.links.remove(id, &targets, &self.symbols);
        for column in &mut self.columns {
            column.remove(number);
        }
        Some(row)
    }

    /// Updates opened times. Ignores a mark that is older than the known one, and a mark of a missing object.
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

fn property_number(properties: &mut HashMap<Box<str>, u32>, key: &str) -> u32 {
    if let Some(known) = properties.get(key) {
        return *known;
    }
    let number = u32::try_from(column::FIRST + properties.len()).unwrap_or(u32::MAX);
    properties.insert(key.into(), number);
    number
}
