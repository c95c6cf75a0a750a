//! The values of one property over all rows of a space.

use std::sync::Arc;

use rolltop_query::cells::{HeldBy, Tag, seconds};
use rolltop_query::lowered;
use rolltop_query::order::{Places, TextOrder};
use rolltop_query::rows::{BLOCK, Spot};
use rolltop_query::value::{FieldValue, Searched, Symbol};
use serde_json::Value as Json;

use crate::arena::{Lists, Span, Texts};
use crate::cells::{Cell, Cells, Slot};
use crate::kept::KeptPlaces;
use crate::sieves::Sieves;
use crate::slab::{Place, Slab};
use crate::symbols::SymbolTable;

/// The values of a property.
#[derive(Clone, Debug, Default)]
pub(crate) struct Column {
    pub(crate) cells: Cells,
    /// What is searched, beside one another in the order of rows as far as that is so: texts of nothing but ASCII as they
    /// are, others with their letters lowered.
    pub(crate) texts: Texts,
    /// Texts that are neither ASCII nor low.
    pub(crate) originals: Texts,
    /// Where those lie, and where what is searched in their place.
    pub(crate) wide: Slab<(Span, Span)>,
    pub(crate) lists: Lists<Symbol>,
    pub(crate) places: KeptPlaces,
    pub(crate) sieves: Sieves,
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
        if cell.0.is_text() {
            self.places.touch(slot);
            self.sieves.touch(slot);
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
            Tag::Blank => {}
            Tag::Text | Tag::Low => self.texts.free(Span(number)),
            Tag::Wide => {
                if let Some((original, lowered)) = self.wide.get(number as Place).copied() {
                    self.originals.free(original);
                    self.texts.free(lowered);
                }
                self.wide.free(number as Place);
            }
            Tag::Many => self.lists.free(Span(number)),
            Tag::Absent
            | Tag::Null
            | Tag::False
            | Tag::True
            | Tag::Number
            | Tag::Nothing
            | Tag::One => return,
        }
        self.places.touch(slot);
        if tag.is_text() {
            self.sieves.touch(slot);
        }
        if self.texts.is_wasteful() || self.originals.is_wasteful() {
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
            Tag::Number if is_date => FieldValue::Date(seconds(number)),
            Tag::Number => FieldValue::Number(f64::from_bits(number)),
            Tag::Blank | Tag::Text | Tag::Low | Tag::Wide => {
                FieldValue::Text(self.text_of((tag, number)))
            }
            Tag::Nothing => FieldValue::List(&[]),
            Tag::One => FieldValue::List(symbols.alone(Symbol(number as u32))),
            Tag::Many => FieldValue::List(self.lists.get(Span(number))),
        }
    }

    /// Visits the rows of a table of so many whose value is a list that is not empty, with its entries.
    pub(crate) fn visit_entries(&self, rows: usize, visit: &mut dyn FnMut(Slot, &[Symbol])) {
        for first in (0..rows).step_by(BLOCK) {
            let Ok(first) = Slot::try_from(first) else {
                return;
            };
            let block = self.cells.block(first, false);
            let cells = block.tags.iter().zip(block.numbers).enumerate();
            for (at, (tag, number)) in cells {
                let one = [Symbol(*number as u32)];
                let entries = match tag {
                    Tag::One => &one,
                    Tag::Many => self.lists.get(Span(*number)),
                    _ => continue,
                };
                let slot = match block.held {
                    HeldBy::Each => Some(first + at as Slot),
                    HeldBy::These(slots) => slots.get(at).copied(),
                };
                if let Some(slot) = slot {
                    visit(slot, entries);
                }
            }
        }
    }

    /// The text of a row; `None` for any other value.
    pub(crate) fn text(&self, slot: Slot) -> Option<&str> {
        let cell = self.cells.get(slot);
        cell.0.is_text().then(|| self.text_of(cell))
    }

    /// The text of a row, to be looked through; `None` for any other value.
    #[inline]
    pub(crate) fn searched(&self, slot: Slot) -> Option<Searched<'_>> {
        let cell = self.cells.get(slot);
        if cell.0 == Tag::Blank {
            return Some(Searched::Ascii(""));
        }
        let (span, is_ascii) = self.searched_span(cell)?;
        let text = self.texts.get(span);
        Some(if is_ascii {
            Searched::Ascii(text)
        } else {
            Searched::Lowered(text)
        })
    }

    /// Where the same of a cell lies; `None` for an empty one too.
    #[inline]
    pub(crate) fn spot(&self, cell: Cell) -> Option<Spot> {
        let (span, is_ascii) = self.searched_span(cell)?;
        let range = span.range();
        Some(Spot {
            whole: span.segment() as u32,
            start: range.start as u32,
            end: range.end as u32,
            is_ascii,
        })
    }

    /// The texts of a segment.
    #[inline]
    pub(crate) fn whole(&self, segment: u32) -> Option<&str> {
        self.texts.whole(segment as usize)
    }

    /// The list of a cell of several entries.
    #[inline]
    pub(crate) fn entries(&self, (tag, number): Cell) -> Option<&[Symbol]> {
        (tag == Tag::Many).then(|| self.lists.get(Span(number)))
    }

    /// Where what is searched of a text lies, and whether it is ASCII.
    #[inline]
    fn searched_span(&self, (tag, number): Cell) -> Option<(Span, bool)> {
        match tag {
            Tag::Text => Some((Span(number), true)),
            Tag::Low => Some((Span(number), false)),
            Tag::Wide => self
                .wide
                .get(number as Place)
                .map(|(_, lowered)| (*lowered, false)),
            _ => None,
        }
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
        self.originals.shrink();
        self.wide.shrink();
        self.lists.shrink();
    }

    fn text_of(&self, (tag, number): Cell) -> &str {
        match tag {
            Tag::Wide => {
                let spans = self.wide.get(number as Place);
                spans.map_or("", |(original, _)| self.originals.get(*original))
            }
            Tag::Text | Tag::Low => self.texts.get(Span(number)),
            _ => "",
        }
    }

    fn cell(&mut self, value: &Json, symbols: &mut SymbolTable) -> Cell {
        match value {
            Json::Null => (Tag::Null, 0),
            Json::Bool(false) => (Tag::False, 0),
            Json::Bool(true) => (Tag::True, 0),
            Json::Number(number) => (Tag::Number, number.as_f64().unwrap_or_default().to_bits()),
            Json::String(text) if text.is_empty() => (Tag::Blank, 0),
            Json::String(text) if text.is_ascii() => (Tag::Text, self.texts.put(text).0),
            Json::String(text) => {
                let lowered = lowered(text);
                let span = self.texts.put(&lowered);
                if lowered == *text {
                    return (Tag::Low, span.0);
                }
                let spans = (self.originals.put(text), span);
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
            [] => (Tag::Nothing, 0),
            [one] => (Tag::One, one.0.into()),
            _ => (Tag::Many, self.lists.put(entries).0),
        }
    }

    /// Moves the texts that are used together.
    fn move_texts(&mut self) {
        let old = std::mem::take(&mut self.texts);
        let old_originals = std::mem::take(&mut self.originals);
        let Self {
            texts,
            originals,
            wide,
            ..
        } = self;
        self.cells.renumber(|tag, number| {
            match tag {
                Tag::Text | Tag::Low => return texts.put(old.get(Span(number))).0,
                Tag::Wide => {
                    if let Some((original, lowered)) = wide.get_mut(number as Place) {
                        *original = originals.put(old_originals.get(*original));
                        *lowered = texts.put(old.get(*lowered));
                    }
                }
                _ => {}
            }
            number
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

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use serde_json::json;

    use super::*;

    /// Values of every form; long texts, so that those which are used are moved together again and again.
    fn value() -> impl Strategy<Value = Json> {
        let text = (0_usize..4, 0_usize..3_000).prop_map(|(kind, length)| {
            let letters = ["Ab", "aé", "Äb", "ΑΣ"];
            json!(letters.get(kind).unwrap_or(&"").repeat(length))
        });
        prop_oneof![
            6 => text,
            1 => prop::sample::select(vec![
                json!(null), json!(true), json!(false), json!(""), json!([]), json!(["a"]), json!(["a", "b"]), json!(-1.5),
            ]),
        ]
    }

    proptest! {
        // Whatever was put last is there, as it is and as it is searched, however often texts were moved meanwhile.
        #[test]
        fn a_column_holds_what_was_put_last(
            changes in prop::collection::vec((0_u32..40, prop::option::weighted(0.9, value())), 0..200),
            is_spread in any::<bool>(),
        ) {
            // Far apart, rows are kept as a list of those that have a value.
            let step = if is_spread { 300 } else { 1 };
            let rows = 40 * step as usize;
            let (mut column, mut symbols) = (Column::default(), SymbolTable::default());
            let mut expected = vec![Json::Null; 40];
            let mut is_present = vec![false; 40];
            for (at, value) in changes {
                match &value {
                    Some(value) => column.set(at * step, value, &mut symbols, rows),
                    None => column.clear(at * step),
                }
                if let (Some(known), Some(present)) =
                    (expected.get_mut(at as usize), is_present.get_mut(at as usize))
                {
                    *present = value.is_some();
                    *known = value.unwrap_or_default();
                }
            }
            let mut visited = Vec::new();
            column.visit_entries(rows, &mut |slot, entries| {
                let entries = entries.iter().map(|entry| symbols.text(*entry).to_owned());
                visited.push((slot, entries.collect::<Vec<String>>()));
            });
            let lists = (0..).zip(&expected).zip(&is_present).filter_map(|((at, value), present)| {
                let entries = value.as_array().filter(|entries| *present && !entries.is_empty())?;
                let entries = entries.iter().filter_map(Json::as_str).map(str::to_owned);
                Some((at * step, entries.collect::<Vec<String>>()))
            });
            prop_assert_eq!(visited, lists.collect::<Vec<_>>());
            for ((at, value), present) in (0..).zip(&expected).zip(is_present) {
                let slot = at * step;
                let text = value.as_str().filter(|_| present);
                prop_assert_eq!(column.text(slot), text);
                let searched = column.searched(slot).map(|searched| match searched {
                    Searched::Ascii(text) => text.to_ascii_lowercase(),
                    Searched::Lowered(text) | Searched::Plain(text) => text.to_owned(),
                });
                prop_assert_eq!(searched, text.map(lowered));
                let spot = column.spot(column.cells.get(slot));
                let piece = spot.and_then(|spot| {
                    let whole = column.whole(spot.whole)?;
                    whole.get(spot.start as usize..spot.end as usize).map(lowered)
                });
                prop_assert_eq!(piece, text.filter(|text| !text.is_empty()).map(lowered));
                let entries = value.as_array().map_or(0, Vec::len);
                prop_assert_eq!(column.get(slot, false, &symbols).entries().len(), entries);
                let first = slot - slot % BLOCK as Slot;
                let block = column.cells.block(first, false);
                let at = match block.held {
                    HeldBy::Each => Some((slot - first) as usize),
                    HeldBy::These(slots) => slots.binary_search(&slot).ok(),
                };
                let cell = at.and_then(|at| Some((*block.tags.get(at)?, *block.numbers.get(at)?)));
                prop_assert_eq!(cell.unwrap_or_default(), column.cells.get(slot));
            }
        }
    }
}
