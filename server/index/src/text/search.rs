//! Finding the objects that hold the terms of a query, and what each match is worth.

use std::cell::Cell;
use std::collections::BTreeSet;
use std::io;

use rolltop_query::words::{Item, TextQuery};

use super::document::{PLURAL_NAME, Terms};
use super::overlay::Overlay;
use super::rank::{Mark, Rank, Ranking};
use super::segments::{Place, Segments};
use crate::cells::Slot;
use crate::row::Row;
use crate::table::Table;

/// Names that an object is found by although its texts do not hold them: those of its options and of its type.
#[derive(Clone, Debug, Default)]
pub struct NameHits {
    /// Internal key of the property, id of the option, and which items its name holds, a bit for each.
    pub options: Vec<(String, String, u64)>,
    /// Internal key of the type, and which items its name holds.
    pub types: Vec<(String, u64)>,
}

/// Knows the names of a space.
pub trait Names {
    /// The options and types whose names hold any of these items.
    fn holding(&self, items: &[Item]) -> NameHits;
}

/// Which items a name holds, a bit for each.
pub fn items_in_name(name: &str, items: &[Item]) -> u64 {
    let terms = Terms::of_text(name);
    let held = items
        .iter()
        .enumerate()
        .filter(|(_, item)| terms.holds(item));
    held.fold(0, |mask, (at, _)| mask | 1 << at)
}

/// An object that matches.
#[derive(Clone, Copy, Debug)]
pub struct Hit<'t> {
    /// The object.
    pub row: Row<'t>,
    /// What the match is worth; smaller comes first.
    pub rank: Rank,
}

/// Everything that is looked into, at one moment.
pub(super) struct Search<'t, 's> {
    pub(super) table: &'t Table,
    pub(super) overlay: &'s Overlay,
    pub(super) segments: &'s Segments,
    pub(super) names: &'s dyn Names,
    pub(super) in_scope: &'s dyn Fn(Row<'t>) -> bool,
}

/// The marks of all rows, and which rows have any.
struct Marks {
    by_slot: Vec<Mark>,
    touched: Vec<Slot>,
}

impl Marks {
    fn at(&mut self, slot: Slot) -> Option<&mut Mark> {
        let mark = self.by_slot.get_mut(slot as usize)?;
        if mark.any | mark.corrected == 0 {
            self.touched.push(slot);
        }
        Some(mark)
    }

    fn set(&mut self, slot: Slot, place: Place, bit: u64, title_length: u32) {
        let Some(mark) = self.at(slot) else { return };
        mark.any |= bit;
        mark.title_length = title_length;
        if place == Place::Title {
            mark.title |= bit;
        }
    }
}

impl<'t> Search<'t, '_> {
    /// Every object in scope that holds any item, in no order.
    pub(super) fn run(&self, query: &TextQuery) -> io::Result<Vec<Hit<'t>>> {
        let mut marks = Marks {
            by_slot: vec![Mark::default(); self.table.slots()],
            touched: Vec::new(),
        };
        for (bit, item) in bits().zip(query.items()) {
            for place in Place::ALL {
                self.find(item, place, &mut |slot, length| {
                    marks.set(slot, place, bit, length);
                })?;
            }
        }
        self.find_names(query.items(), &mut |slot, mask| {
            if let Some(mark) = marks.at(slot) {
                mark.any |= mask;
            }
        });
        let mut rows = self.scoped(&marks.touched);
        let present = |rows: &[Row<'t>], marks: &Marks| {
            let masks = rows
                .iter()
                .filter_map(|row| marks.by_slot.get(row.slot() as usize));
            masks.fold(0, |all, mark| all | mark.any)
        };
        let found = present(&rows, &marks);
        let known = marks.touched.len();
        for (bit, item) in bits().zip(query.items()) {
            if found & bit == 0 && item.steps > 0 {
                self.correct(item, bit, &mut marks)?;
            }
        }
        rows.extend(self.scoped(marks.touched.get(known..).unwrap_or_default()));
        let ranking = Ranking::new(query);
        let hits = rows.into_iter().filter_map(|row| {
            let mark = *marks.by_slot.get(row.slot() as usize)?;
            let titles = [row.name(), row.text(PLURAL_NAME)];
            let rank = ranking.rank(mark, row.modified_at(), titles);
            Some(Hit { row, rank })
        });
        Ok(hits.collect())
    }

    fn scoped(&self, slots: &[Slot]) -> Vec<Row<'t>> {
        let rows = slots.iter().filter_map(|slot| self.table.row_at(*slot));
        rows.filter(|row| (self.in_scope)(*row)).collect()
    }

    /// Visits the rows whose texts hold an item, with the length of their titles; some twice.
    fn find(&self, item: &Item, place: Place, visit: &mut dyn FnMut(Slot, u32)) -> io::Result<()> {
        for (slot, doc) in self.overlay.docs() {
            if doc.terms(place).holds(item) {
                visit(slot, doc.title.length);
            }
        }
        for part in &self.segments.0 {
            part.find(item, place, &mut |doc| {
                if self.overlay.accepts(doc) {
                    visit(doc.slot, doc.title_length);
                }
            })?;
        }
        Ok(())
    }

    /// Visits the rows that carry an option or are of a type whose name holds any item.
    fn find_names(&self, items: &[Item], visit: &mut dyn FnMut(Slot, u64)) {
        let NameHits { options, types } = self.names.holding(items);
        for (key, id, mask) in &options {
            let field = self.table.field(key, None);
            let Some(symbol) = self.table.symbols().known(id) else {
                continue;
            };
            for row in self.table.rows().filter(|row| row.holds(field, symbol)) {
                visit(row.slot(), *mask);
            }
        }
        if !types.is_empty() {
            for row in self.table.rows() {
                let masks = types.iter().filter(|(key, _)| key == row.type_key());
                for (_, mask) in masks {
                    visit(row.slot(), *mask);
                }
            }
        }
    }

    /// Marks what holds a term that differs from an unknown one by a typing error.
    fn correct(&self, item: &Item, bit: u64, marks: &mut Marks) -> io::Result<()> {
        let Some((word, _)) = item.terms.first() else {
            return Ok(());
        };
        let prefix = Item {
            is_prefix: true,
            ..item.clone()
        };
        // As a prefix of the last term it was looked for already.
        if !item.is_prefix && self.is_held(&prefix)? {
            return Ok(());
        }
        for near in self.near(word, item.steps)? {
            let near = Item {
                terms: vec![(near, 0)],
                is_prefix: false,
                steps: 0,
            };
            let mut correct = |slot: Slot| {
                if let Some(mark) = marks.at(slot) {
                    mark.corrected |= bit;
                }
            };
            for place in Place::ALL {
                self.find(&near, place, &mut |slot, _| correct(slot))?;
            }
            self.find_names(std::slice::from_ref(&near), &mut |slot, _| correct(slot));
        }
        Ok(())
    }

    /// True if any object in scope holds the item.
    fn is_held(&self, item: &Item) -> io::Result<bool> {
        let held = Cell::new(false);
        let look = |slot: Slot| {
            if !held.get() {
                let row = self.table.row_at(slot);
                held.set(row.is_some_and(|row| (self.in_scope)(row)));
            }
        };
        for place in Place::ALL {
            self.find(item, place, &mut |slot, _| look(slot))?;
        }
        self.find_names(std::slice::from_ref(item), &mut |slot, _| look(slot));
        Ok(held.get())
    }

    /// The known terms with the same first letter within so many steps, a transposition counting one.
    fn near(&self, word: &str, steps: usize) -> io::Result<BTreeSet<String>> {
        let letters = word.chars().count();
        let first: String = word.chars().take(1).collect();
        let mut near: BTreeSet<String> = BTreeSet::new();
        let mut judge = |term: &str| {
            let fits = term.chars().count().abs_diff(letters) <= steps
                && !near.contains(term)
                && strsim::osa_distance(word, term) <= steps;
            if fits {
                near.insert(term.to_owned());
            }
        };
        for place in Place::ALL {
            for (_, doc) in self.overlay.docs() {
                doc.terms(place).beginning_with(&first).for_each(&mut judge);
            }
            for part in &self.segments.0 {
                part.terms_from(&first, place, &mut judge)?;
            }
        }
        Ok(near)
    }
}

/// The bit of each item.
fn bits() -> impl Iterator<Item = u64> {
    (0..u64::BITS).map(|at| 1 << at)
}
