//! The rows of a block in the order of the classes of a property: what a test wants of it lies together.

use std::ops::Range;

use super::cells::number_of;
use super::scale::{Class, MISSING, Scale, Wanted};
use crate::cells::Tag;
use crate::rows::{Column, Mask, NONE, WORD, bits, retain};
use crate::value::FieldValue;

/// Of so many rows in their order it is noted which rows all before them are; more of one class are noted as a whole.
const STEP: usize = 32;

/// The rows of one block by the classes of a scale.
#[derive(Debug)]
pub(super) struct Sorted<'f> {
    scale: &'f Scale,
    /// The rows that may be asked about.
    asked: Mask,
    is_sorted: bool,
    /// Those of them that have no value.
    missing: Mask,
    /// Class and place in the block of all others, in no order.
    found: Vec<(Class, u16)>,
    /// Where each class starts among the rows, and at the end how many there are.
    starts: Vec<u32>,
    /// Places in the block by class.
    rows: Vec<u16>,
    /// The first so many rows in their order, for each step; where each row has one class.
    before: Vec<Mask>,
    /// The classes that more rows than a step have, ascending, with these rows; where a row may have several.
    whole: Vec<(Class, Mask)>,
}

impl<'f> Sorted<'f> {
    pub(super) fn new(scale: &'f Scale) -> Self {
        Self {
            scale,
            asked: NONE,
            is_sorted: false,
            missing: NONE,
            found: Vec::new(),
            starts: Vec::new(),
            rows: Vec::new(),
            before: Vec::new(),
            whole: Vec::new(),
        }
    }

    /// From now on it is asked about these rows, of whatever block; they are looked at when it is.
    pub(super) fn begin(&mut self, rows: &Mask) {
        self.asked = *rows;
        self.is_sorted = false;
    }

    /// Takes out of a block, whose first row this is, what is not wanted, or what is. It is the same block until
    /// [`Self::begin`], whose rows these are among, and the columns are always the same.
    pub(super) fn narrow<C: Column>(
        &mut self,
        wanted: &Wanted,
        negated: bool,
        mask: &mut Mask,
        first: u32,
        columns: &[C],
    ) {
        let Some(column) = columns.get(self.scale.field.index()) else {
            return;
        };
        if !self.is_sorted {
            self.sort(first, column);
        }
        let mut passing = NONE;
        match wanted {
            Wanted::Any(ranges) => ranges
                .iter()
                .for_each(|range| self.add(range, &mut passing)),
            Wanted::Every(classes) => passing = self.every(classes, mask),
            Wanted::Exactly(classes, test) => {
                passing = self.every(classes, mask);
                retain(&mut passing, first, |row| test.matches(column.value(row)));
            }
        }
        let flipped = if negated { u64::MAX } else { 0 };
        for (word, passing) in mask.iter_mut().zip(passing) {
            *word &= passing ^ flipped;
        }
    }

    /// Those of some rows that have all of these classes.
    fn every(&self, classes: &[Class], rows: &Mask) -> Mask {
        let mut every = *rows;
        for class in classes {
            let mut these = NONE;
            self.add(&(*class..class + 1), &mut these);
            every
                .iter_mut()
                .zip(these)
                .for_each(|(every, these)| *every &= these);
            if every == NONE {
                break;
            }
        }
        every
    }

    /// Adds the rows of a range of classes; on a line none of them is there yet.
    fn add(&self, classes: &Range<Class>, mask: &mut Mask) {
        if classes.start == MISSING {
            let missing = mask.iter_mut().zip(self.missing);
            missing.for_each(|(word, missing)| *word |= missing);
            return;
        }
        if self.scale.is_of_lists() {
            for class in classes.clone() {
                match self.whole.binary_search_by_key(&class, |(known, _)| *known) {
                    Ok(at) => {
                        let whole = self.whole.get(at).map_or(&NONE, |(_, rows)| rows);
                        mask.iter_mut()
                            .zip(whole)
                            .for_each(|(word, rows)| *word |= rows);
                    }
                    Err(_) => self.put(self.start(class)..self.start(class + 1), mask),
                }
            }
            return;
        }
        let rows = self.start(classes.start)..self.start(classes.end);
        if rows.len() <= STEP {
            self.turn(rows, mask);
        } else {
            self.turn_before(rows.start, mask);
            self.turn_before(rows.end, mask);
        }
    }

    /// Turns the first so many rows of the order from out to in, and from in to out.
    fn turn_before(&self, end: usize, mask: &mut Mask) {
        let near = (end + STEP / 2) / STEP;
        let before = self.before.get(near).unwrap_or(&NONE);
        mask.iter_mut()
            .zip(before)
            .for_each(|(word, before)| *word ^= before);
        let near = self.rows.len().min(near * STEP);
        self.turn(near.min(end)..near.max(end), mask);
    }

    /// Where a class starts.
    fn start(&self, class: Class) -> usize {
        self.starts
            .get(class as usize)
            .map_or(0, |start| *start as usize)
    }

    /// Turns a stretch of the order likewise.
    #[inline]
    fn turn(&self, stretch: Range<usize>, mask: &mut Mask) {
        for row in self.rows.get(stretch).unwrap_or_default() {
            let (word, bit) = place_of(*row);
            if let Some(word) = mask.get_mut(word) {
                *word ^= bit;
            }
        }
    }

    /// Adds a stretch of the order.
    #[inline]
    fn put(&self, stretch: Range<usize>, mask: &mut Mask) {
        for row in self.rows.get(stretch).unwrap_or_default() {
            let (word, bit) = place_of(*row);
            if let Some(word) = mask.get_mut(word) {
                *word |= bit;
            }
        }
    }

    fn sort<C: Column>(&mut self, first: u32, column: &C) {
        self.is_sorted = true;
        self.missing = self.asked;
        self.found.clear();
        let (scale, missing, found) = (self.scale, &mut self.missing, &mut self.found);
        let mut find = |value: FieldValue<'_>, row: u32| {
            let at = (row - first) as u16;
            let (word, bit) = place_of(at);
            if let Some(word) = missing.get_mut(word) {
                *word &= !bit;
            }
            if scale.has_others() {
                found.push((scale.class(value), at));
            }
            if scale.is_of_lists() {
                let entries = value.entries().iter();
                let classes = entries.filter_map(|symbol| scale.class_of(*symbol));
                found.extend(classes.map(|class| (class, at)));
            }
        };
        match column.cells(first) {
            Some(cells) => cells.visit(&self.asked, first, |tag, number, row| {
                let value = match tag {
                    Tag::Number => number_of(number, cells.is_date),
                    _ => column.value(row),
                };
                find(value, row);
            }),
            None => {
                for (start, word) in (first..).step_by(WORD).zip(&self.asked) {
                    for bit in bits(*word) {
                        let value = column.value(start + bit);
                        if value != FieldValue::Missing {
                            find(value, start + bit);
                        }
                    }
                }
            }
        }
        self.order();
        self.mark();
    }

    /// Puts what was found into its order.
    fn order(&mut self) {
        let (starts, rows) = (&mut self.starts, &mut self.rows);
        starts.clear();
        starts.resize(self.scale.classes() + 2, 0);
        // First how many rows the class has that is two before, then where the one before begins, and in the end, when
        // all of it has come, where it starts itself.
        for (class, _) in &self.found {
            if let Some(count) = starts.get_mut(*class as usize + 2) {
                *count += 1;
            }
        }
        let mut sum = 0;
        for start in starts.iter_mut() {
            sum += *start;
            *start = sum;
        }
        rows.clear();
        rows.resize(self.found.len(), 0);
        for (class, at) in &self.found {
            if let Some(next) = starts.get_mut(*class as usize + 1) {
                if let Some(place) = rows.get_mut(*next as usize) {
                    *place = *at;
                }
                *next += 1;
            }
        }
    }

    /// Notes what saves a test from going through many rows.
    fn mark(&mut self) {
        if self.scale.is_of_lists() {
            self.whole.clear();
            for (class, pair) in (0..).zip(self.starts.windows(2)) {
                let stretch = pair.first().zip(pair.last());
                let stretch = stretch.map_or(0..0, |(start, end)| *start as usize..*end as usize);
                if stretch.len() > STEP {
                    let mut whole = NONE;
                    self.put(stretch, &mut whole);
                    self.whole.push((class, whole));
                }
            }
            return;
        }
        let mut before = std::mem::take(&mut self.before);
        before.clear();
        let mut rows = NONE;
        before.push(rows);
        for start in (0..self.rows.len()).step_by(STEP) {
            let end = self.rows.len().min(start + STEP);
            self.put(start..end, &mut rows);
            before.push(rows);
        }
        self.before = before;
    }
}

/// The word and the bit of a place in a block.
#[inline]
fn place_of(at: u16) -> (usize, u64) {
    (usize::from(at) / WORD, 1 << (usize::from(at) % WORD))
}
