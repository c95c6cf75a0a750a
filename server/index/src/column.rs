//! The values of one property over all rows of a space.

use std::sync::Arc;

use rolltop_query::lowered;
use rolltop_query::order::{Places, TextOrder};
use rolltop_query::rows::Piece;
use rolltop_query::value::{FieldValue, Searched, Symbol};
use serde_json::Value as Json;

use crate::arena::{Lists, Span, Texts};
use crate::cells::{Cell, Cells, Slot, Tag};
use crate::kept::KeptPlaces;
use crate::slab::{Place, Slab};
use crate::symbols::SymbolTable;

/// The values of a property.
#[derive(Clone, Debug, Default)]
pub(crate) struct Column {
    pub(crate) cells: Cells,
    pub(crate) texts: Texts,
    /// Texts that are not ASCII, each with its letters lowered: where both lie.
    pub(crate) wide: Slab<(Span, Span)>,
    pub(crate) lists: Lists<Symbol>,
    pub(crate) places: KeptPlaces,
}

impl Column {
    /// Replaces the value of a row; `rows` is how many the table has.
    pub(crate) fn set(&mut self, slot: Slot, value: &Json, symbols: &mut SymbolTable, rows: usize) {
        if let Json::String(text) = value
            && self.text(slot) == Some(text)
        {
            return;
        }
        self.clear(slot);
        let cell = self.cell(value, symbols);
        if matches!(cell.0, Tag::Text | Tag::Wide) {
            self.places.touch(slot);
        }
        self.cells.put(slot, cell, rows);
    }

    /// Replaces the value of a row by a list; an empty one takes it away.
    pub(crate) fn set_list(&mut self, slot: Slot, entries: &[Symbol], rows: usize) {
        self.clear(slot);
        if !entries.is_empty() {
            let cell = self.list(entries);
            self.cells.put(slot, cell, rows);
        }
    }

    /// Takes the value of a row away.
    pub(crate) fn clear(&mut self, slot: Slot) {
        let (tag, number) = self.cells.take(slot);
        match tag {
            Tag::Text => self.texts.free(Span(number)),
            Tag::Wide => {
                if let Some((text, lowered)) = self.wide.get(number as Place).copied() {
                    self.texts.free(text);
                    self.texts.free(lowered);
                }
                self.wide.free(number as Place);
            }
            Tag::Many => self.lists.free(Span(number)),
            Tag::Absent | Tag::Null | Tag::False | Tag::True | Tag::Number | Tag::One => return,
        }
        self.places.touch(slot);
        if self.texts.is_wasteful() {
            self.move_texts();
        }
        if self.lists.is_wasteful() {
            self.move_lists();
        }
    }

    /// The value of a row. A number of a date property is a date.
    #[inline]
    pub(crate) fn get<'t>(
        &'t self,
        slot: Slot,
        is_date: bool,
        symbols: &'t SymbolTable,
    ) -> FieldValue<'t> {
        let (tag, number) = self.cells.get(slot);
        match tag {
            Tag::Absent => FieldValue::Missing,
            Tag::Null => FieldValue::Null,
            Tag::False => FieldValue::Checkbox(false),
            Tag::True => FieldValue::Checkbox(true),
            Tag::Number if is_date => FieldValue::Date(f64::from_bits(number) as i64),
            Tag::Number => FieldValue::Number(f64::from_bits(number)),
            Tag::Text | Tag::Wide => FieldValue::Text(self.text_of((tag, number))),
            Tag::One => FieldValue::List(symbols.alone(Symbol(number as u32))),
            Tag::Many => FieldValue::List(self.lists.get(Span(number))),
        }
    }

    /// The text of a row; `None` for any other value.
    pub(crate) fn text(&self, slot: Slot) -> Option<&str> {
        let cell = self.cells.get(slot);
        matches!(cell.0, Tag::Text | Tag::Wide).then(|| self.text_of(cell))
    }

    /// The text of a row, to be looked through; `None` for any other value.
    #[inline]
    pub(crate) fn searched(&self, slot: Slot) -> Option<Searched<'_>> {
        match self.cells.get(slot) {
            (Tag::Text, span) => Some(Searched::Ascii(self.texts.get(Span(span)))),
            (Tag::Wide, place) => {
                let (_, lowered) = self.wide.get(place as Place)?;
                Some(Searched::Lowered(self.texts.get(*lowered)))
            }
            _ => None,
        }
    }

    /// The text of a row with those that lie beside it, if it is ASCII.
    #[inline]
    pub(crate) fn piece(&self, slot: Slot) -> Option<Piece<'_>> {
        let (Tag::Text, span) = self.cells.get(slot) else {
            return None;
        };
        let (whole, place) = self.texts.among(Span(span))?;
        Some(Piece {
            whole,
            start: place.start,
            end: place.end,
        })
    }

    /// The places of its texts; the table has so many rows.
    pub(crate) fn places(&self, order: TextOrder, rows: usize) -> Arc<Places> {
        self.places
            .get(order, rows, &|slot| self.text(slot).unwrap_or_default())
    }

    /// Gives back the room that was made for more values.
    pub(crate) fn shrink(&mut self) {
        self.cells.shrink();
        self.texts.shrink();
        self.wide.shrink();
        self.lists.shrink();
    }

    fn text_of(&self, (tag, number): Cell) -> &str {
        match tag {
            Tag::Wide => {
                let spans = self.wide.get(number as Place);
                spans.map_or("", |(text, _)| self.texts.get(*text))
            }
            _ => self.texts.get(Span(number)),
        }
    }

    fn cell(&mut self, value: &Json, symbols: &mut SymbolTable) -> Cell {
        match value {
            Json::Null => (Tag::Null, 0),
            Json::Bool(false) => (Tag::False, 0),
            Json::Bool(true) => (Tag::True, 0),
            Json::Number(number) => (Tag::Number, number.as_f64().unwrap_or_default().to_bits()),
            Json::String(text) if text.is_ascii() => (Tag::Text, self.texts.put(text).0),
            Json::String(text) => {
                let spans = (self.texts.put(text), self.texts.put(&lowered(text)));
                (Tag::Wide, self.wide.put(spans).into())
            }
            Json::Array(entries) => {
                let entries = entries.iter().filter_map(Json::as_str);
                let entries: Vec<Symbol> = entries.map(|entry| symbols.intern(entry)).collect();
                self.list(&entries)
            }
            // Of the one format that only presence can be asked of.
            Json::Object(members) => (
                if members.is_empty() {
                    Tag::Null
                } else {
                    Tag::True
                },
                0,
            ),
        }
    }

    fn list(&mut self, entries: &[Symbol]) -> Cell {
        match entries {
            [one] => (Tag::One, one.0.into()),
            _ => (Tag::Many, self.lists.put(entries).0),
        }
    }

    /// Moves the texts that are used together.
    fn move_texts(&mut self) {
        let old = std::mem::take(&mut self.texts);
        let texts = &mut self.texts;
        for (text, lowered) in self.wide.iter_mut() {
            *text = texts.put(old.get(*text));
            *lowered = texts.put(old.get(*lowered));
        }
        self.cells.renumber(|tag, number| match tag {
            Tag::Text => texts.put(old.get(Span(number))).0,
            _ => number,
        });
    }

    /// Moves the lists that are used together.
    fn move_lists(&mut self) {
        let old = std::mem::take(&mut self.lists);
        let lists = &mut self.lists;
        self.cells.renumber(|tag, number| match tag {
            Tag::Many => lists.put(old.get(Span(number))).0,
            _ => number,
        });
    }
}
