//! The rows of a block in the order of the classes of a property: what a test wants of it lies together. Where only few
//! rows are asked about, their classes alone are found.

use std::ops::Range;

use super::place::Placed;
use super::scale::{Class, MISSING, Scale, Wanted};
use super::test::{Leaf, Test};
use crate::rows::{BLOCK, Column, Mask, NONE, WORD, bits, count, place_in, retain};

/// Of so many rows in their order it is noted which rows all before them are; more of one class are noted as a whole.
const STEP: usize = 32;

/// How often each of the rows that may be asked about is judged in one way before the next way pays.
const PATIENCE: usize = 2;

/// How rows are judged: each way finds out more of them first, and less for each test.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Way {
    /// Test by test.
    Alone,
    /// By their classes; lists have too many.
    Located,
    Sorted,
}

/// The rows of one block by the classes of a scale.
#[derive(Debug)]
pub(super) struct Sorted<'f> {
    scale: &'f Scale,
    /// The rows that may be asked about.
    asked: Mask,
    /// Those of them whose class is known; none where values have several.
    known: Mask,
    /// The class of each row that is known, by place in the block.
    classes: Vec<Class>,
    /// How many more are judged in this way.
    patience: usize,
    /// Blocks are much alike: those behind go on as one has ended.
    way: Way,
    is_sorted: bool,
    /// Of lists, how many entries the longest has of those that are in order.
    longest: usize,
    /// Those of the rows that have no value.
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
            known: NONE,
            classes: Vec::new(),
            patience: 0,
            way: Way::Alone,
            is_sorted: false,
            longest: 0,
            missing: NONE,
            found: Vec::new(),
            starts: Vec::new(),
            rows: Vec::new(),
            before: Vec::new(),
            whole: Vec::new(),
        }
    }

    /// One for other blocks of the same rows.
    pub(super) fn another(&self) -> Self {
        Self {
            way: self.way,
            ..Self::new(self.scale)
        }
    }

    pub(super) fn scale(&self) -> &'f Scale {
        self.scale
    }

    /// The classes of rows among those of the block, by place in it. They are asked for as in [`Self::narrow`].
    pub(super) fn classes<C: Column>(&mut self, rows: &Mask, first: u32, column: &C) -> &[Class] {
        self.locate(rows, first, column);
        &self.classes
    }

    /// From now on it is asked about these rows, of whatever block; they are looked at when it is.
    pub(super) fn begin(&mut self, rows: &Mask) {
        self.asked = *rows;
        self.known = NONE;
        self.patience = PATIENCE * count(rows);
        self.is_sorted = false;
    }

    /// Takes out of a block, whose first row this is, what a test does not take. It is the same block until
    /// [`Self::begin`], whose rows these are among, and the columns are always the same.
    pub(super) fn narrow<C: Column>(
        &mut self,
        placed: &Placed,
        mask: &mut Mask,
        first: u32,
        columns: &[C],
    ) {
        let Some(column) = columns.get(self.scale.field.index()) else {
            return;
        };
        let Leaf { test, negated, .. } = &placed.leaf;
        self.choose(mask);
        let passing = match (self.way, &placed.wanted) {
            (Way::Alone, _) => return placed.leaf.narrow(mask, first, columns),
            (_, wanted) if self.are_few(mask, wanted) => {
                let passes = |row| test.matches(column.value(row)) != *negated;
                return retain(mask, first, passes);
            }
            (Way::Located, Wanted::Any(ranges)) => self.located(ranges, mask, first, column),
            (_, wanted) => self.sorted(wanted, test, mask, first, column),
        };
        let flipped = if *negated { u64::MAX } else { 0 };
        for (word, passing) in mask.iter_mut().zip(passing) {
            *word &= passing ^ flipped;
        }
    }

    /// So few rows, with so short lists, that each of them is sooner looked at than the rows of the classes are drawn
    /// together.
    fn are_few(&self, rows: &Mask, wanted: &Wanted) -> bool {
        let classes = match wanted {
            Wanted::Any(ranges) => ranges.len(),
            Wanted::Every(classes) | Wanted::Exactly(classes) => classes.len(),
        };
        self.is_sorted
            && self.scale.is_of_lists()
            && count(rows).saturating_mul(self.longest) <= classes
    }

    /// Chooses how some more rows are judged.
    fn choose(&mut self, rows: &Mask) {
        if self.way == Way::Sorted {
            return;
        }
        match self.patience.checked_sub(count(rows)) {
            Some(left) => self.patience = left,
            None => {
                self.way = match self.way {
                    Way::Alone if !self.scale.is_of_lists() => Way::Located,
                    _ => Way::Sorted,
                };
                self.patience = PATIENCE * count(&self.asked);
            }
        }
    }

    /// The rows whose class lies in one of some ranges, by their classes.
    fn located<C: Column>(
        &mut self,
        ranges: &[Range<Class>],
        rows: &Mask,
        first: u32,
        column: &C,
    ) -> Mask {
        self.locate(rows, first, column);
        let mut passing = *rows;
        for (word, classes) in passing.iter_mut().zip(self.classes.chunks(WORD)) {
            let is_in = |bit: u32| {
                let class = classes.get(bit as usize).copied().unwrap_or(MISSING);
                u64::from(is_in(ranges, class)) << bit
            };
            *word = bits(*word).map(is_in).fold(0, |word, bit| word | bit);
        }
        passing
    }

    /// The rows that a test wants, by their order.
    fn sorted<C: Column>(
        &mut self,
        wanted: &Wanted,
        test: &Test,
        rows: &Mask,
        first: u32,
        column: &C,
    ) -> Mask {
        if !self.is_sorted {
            self.sort(first, column);
        }
        let mut passing = NONE;
        match wanted {
            Wanted::Any(ranges) => ranges
                .iter()
                .for_each(|range| self.add(range, &mut passing)),
            Wanted::Every(classes) => passing = self.every(classes, rows),
            Wanted::Exactly(classes) => {
                passing = self.every(classes, rows);
                retain(&mut passing, first, |row| test.matches(column.value(row)));
            }
        }
        passing
    }

    /// Learns the classes of rows.
    fn locate<C: Column>(&mut self, rows: &Mask, first: u32, column: &C) {
        self.classes.resize(BLOCK, MISSING);
        let mut unknown = *rows;
        let of_words = self.classes.chunks_mut(WORD);
        for ((unknown, known), classes) in unknown.iter_mut().zip(&mut self.known).zip(of_words) {
            *unknown &= !*known;
            *known |= *unknown;
            for bit in bits(*unknown) {
                if let Some(class) = classes.get_mut(bit as usize) {
                    *class = MISSING;
                }
            }
        }
        let (scale, classes) = (self.scale, &mut self.classes);
        scale.locate(&unknown, first, column, |row, class| {
            if let Some(place) = classes.get_mut((row - first) as usize) {
                *place = class;
            }
        });
    }

    /// Those of some rows that have all of these classes.
    fn every(&self, classes: &[Class], rows: &Mask) -> Mask {
        let mut every = *rows;
        for class in classes {
            match self.whole_of(*class) {
                Some(these) => {
                    let words = every.iter_mut().zip(these);
                    words.for_each(|(every, these)| *every &= these);
                }
                None => {
                    let mut these = NONE;
                    self.put(self.start(*class)..self.start(class + 1), &mut these);
                    let words = every.iter_mut().zip(these);
                    words.for_each(|(every, these)| *every &= these);
                }
            }
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
                match self.whole_of(class) {
                    Some(whole) => {
                        let words = mask.iter_mut().zip(whole);
                        words.for_each(|(word, rows)| *word |= rows);
                    }
                    None => self.put(self.start(class)..self.start(class + 1), mask),
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

    /// The rows of a class, where a row may have several and this one has many.
    fn whole_of(&self, class: Class) -> Option<&Mask> {
        let at = self.whole.binary_search_by_key(&class, |(known, _)| *known);
        Some(&self.whole.get(at.ok()?)?.1)
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
            let (word, bit) = place_in((*row).into(), 0);
            if let Some(word) = mask.get_mut(word) {
                *word ^= bit;
            }
        }
    }

    /// Adds a stretch of the order.
    #[inline]
    fn put(&self, stretch: Range<usize>, mask: &mut Mask) {
        for row in self.rows.get(stretch).unwrap_or_default() {
            let (word, bit) = place_in((*row).into(), 0);
            if let Some(word) = mask.get_mut(word) {
                *word |= bit;
            }
        }
    }

    fn sort<C: Column>(&mut self, first: u32, column: &C) {
        self.is_sorted = true;
        self.found.clear();
        self.missing = self.asked;
        if self.scale.is_of_lists() {
            self.find_entries(first, column);
        } else {
            let asked = self.asked;
            self.locate(&asked, first, column);
            let of_words = self.classes.chunks(WORD);
            let words = self.missing.iter_mut().zip(of_words);
            for (start, (missing, classes)) in (0_u16..).step_by(WORD).zip(words) {
                for bit in bits(*missing) {
                    let class = classes.get(bit as usize).copied().unwrap_or(MISSING);
                    if class != MISSING {
                        *missing &= !(1 << bit);
                        self.found.push((class, start + bit as u16));
                    }
                }
            }
        }
        self.order();
        self.mark();
    }

    /// Finds the classes of lists.
    fn find_entries<C: Column>(&mut self, first: u32, column: &C) {
        let (scale, missing, found) = (self.scale, &mut self.missing, &mut self.found);
        let mut longest = 0;
        scale.visit_lists(&self.asked, first, column, |class, entries, row| {
            longest = longest.max(entries.len());
            let (word, bit) = place_in(row, first);
            if let Some(word) = missing.get_mut(word) {
                *word &= !bit;
            }
            let at = (row - first) as u16;
            found.extend(class.map(|class| (class, at)));
            let classes = entries.iter().filter_map(|symbol| scale.class_of(*symbol));
            found.extend(classes.map(|class| (class, at)));
        });
        self.longest = longest;
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

/// Ranges up to which all are looked at.
const FEW: usize = 4;

/// A class lies in one of some ranges, which are ascending. Of few without a branch, which rows in no order would
/// mispredict.
#[inline]
fn is_in(ranges: &[Range<Class>], class: Class) -> bool {
    if ranges.len() <= FEW {
        return ranges.iter().fold(false, |is_in, range| {
            is_in | ((range.start <= class) & (class < range.end))
        });
    }
    let before = ranges.partition_point(|range| range.end <= class);
    ranges.get(before).is_some_and(|range| range.start <= class)
}
