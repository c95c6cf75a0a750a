//! Which classes the values of a property fall into that none of its tests tells apart, and which of them pass each test.

use std::borrow::Cow;
use std::ops::Range;

use super::ranges::{Cut, Line, Lines, Ranges, Relation, Scalar, Text};
use super::test::{SymbolSet, Test};
use super::texts::Texts;
use crate::cells::{Tag, seconds};
use crate::dates::is_dateless;
use crate::rows::{Column, Mask, WORD, rows_of};
use crate::value::{FieldRef, FieldValue, Symbol};

/// The classes of the values of a property. Each value has one, and a list that of each entry besides.
#[derive(Clone, Debug)]
pub(super) struct Scale {
    pub(super) field: FieldRef,
    points: Points,
}

/// A class, by number: first those of [`OTHERS`], then those that the points make.
pub(super) type Class = u32;

/// A value of each class that the points do not make: no test tells others of the class from it.
const OTHERS: [FieldValue<'static>; 4] = [
    FieldValue::Missing,
    FieldValue::Checkbox(false),
    FieldValue::Checkbox(true),
    FieldValue::List(&[Symbol(u32::MAX)]),
];
/// In no range with another one.
pub(super) const MISSING: Class = 0;
/// False, and what is empty in another way: null as well.
const EMPTY: Class = 1;
const TRUE: Class = 2;
/// What is not empty.
pub(super) const ANY: Class = 3;
/// The first one that the points make.
const FIRST: Class = OTHERS.len() as Class;

/// What the tests compare with, in its order.
#[derive(Clone, Debug)]
enum Points {
    /// The tests compare with nothing.
    None,
    /// Each of them is a class, and what lies before, between and behind them.
    Texts(Texts),
    /// The keys of the numbers that a class begins with, without the first class.
    Numbers(Vec<u64>),
    /// The same of both lines of [`Lines::Date`]; the classes of instants come behind those of days.
    Dates { days: Vec<u64>, instants: Vec<u64> },
    /// Each is a class.
    Symbols {
        classes: SymbolClasses,
        /// A test wants others.
        has_others: bool,
    },
}

/// Which classes pass a test.
#[derive(Clone, Debug)]
pub(super) enum Wanted {
    /// Those of these ranges, which are ascending.
    Any(Vec<Range<Class>>),
    /// Lists that have all of these.
    Every(Vec<Class>),
    /// Lists that have all of these, and match the test.
    Exactly(Vec<Class>),
}

impl Scale {
    /// The scale for all tests of a property, which has one format, and what each of them wants.
    pub(super) fn of(field: FieldRef, tests: &[&Test]) -> (Self, Vec<Wanted>) {
        let mut symbols = tests.iter().filter_map(|test| test.symbols()).peekable();
        if symbols.peek().is_some() {
            let classes = SymbolClasses::of(&SymbolSet::union(symbols));
            let wanted = tests.iter().map(|test| of_list(test, &classes));
            let wanted = wanted.collect();
            let points = Points::Symbols {
                classes,
                has_others: tests.iter().any(|test| test.symbols().is_none()),
            };
            return (Self { field, points }, wanted);
        }
        let empty = tests.iter().find_map(|test| match test {
            Test::Within(ranges) => Some(ranges.line.empty()),
            Test::Text => Some(Scalar::Text("")),
            _ => None,
        });
        let lines = tests.iter().map(|test| Some(on_line(test, empty?)));
        let lines: Vec<Option<Cow<'_, Lines>>> = lines.collect();
        let points = Points::of(lines.iter().flatten().map(Cow::as_ref));
        let wanted = tests.iter().zip(&lines).map(|(test, lines)| {
            let mut ranges = among_others(test);
            if let Some(lines) = lines {
                points.add_passing(lines, &mut ranges);
            }
            join(&mut ranges);
            Wanted::Any(ranges)
        });
        let wanted = wanted.collect();
        (Self { field, points }, wanted)
    }

    /// How many classes there are.
    pub(super) fn classes(&self) -> usize {
        let of_points = match &self.points {
            Points::None => 0,
            Points::Texts(texts) => texts.classes() as usize,
            Points::Numbers(bounds) => bounds.len() + 1,
            Points::Dates { days, instants } => days.len() + 1 + instants.len() + 1,
            Points::Symbols { classes, .. } => classes.count,
        };
        FIRST as usize + of_points
    }

    /// A value may have several classes.
    pub(super) fn is_of_lists(&self) -> bool {
        matches!(self.points, Points::Symbols { .. })
    }

    /// The class of a value; of a list the one that it has beside those of its entries.
    #[inline]
    pub(super) fn class(&self, value: FieldValue<'_>) -> Class {
        match (&self.points, value) {
            (Points::Numbers(bounds), FieldValue::Number(number)) => FIRST + class(bounds, number),
            (Points::Texts(texts), FieldValue::Text(text)) => {
                FIRST + texts.class(text, 0..text.len())
            }
            (Points::Dates { days, .. }, FieldValue::Date(seconds)) if is_dateless(seconds) => {
                FIRST + class(days, seconds)
            }
            (Points::Dates { days, instants }, FieldValue::Date(seconds)) => {
                behind(days) + class(instants, seconds)
            }
            (_, FieldValue::Missing) => MISSING,
            (_, FieldValue::Checkbox(true)) => TRUE,
            (_, value) if value.is_empty() => EMPTY,
            _ => ANY,
        }
    }

    /// Tells the classes of rows of a block, whose first row this is; not of those that have no value.
    pub(super) fn locate<C: Column>(
        &self,
        rows: &Mask,
        first: u32,
        column: &C,
        mut tell: impl FnMut(u32, Class),
    ) {
        let Some(cells) = column.cells(first) else {
            for row in rows_of(rows, first) {
                tell(row, self.class(column.value(row)));
            }
            return;
        };
        match &self.points {
            Points::Numbers(bounds) if !cells.is_date => {
                cells.visit(rows, first, |tag, number, row| {
                    let class = FIRST + class(bounds, f64::from_bits(number));
                    tell(row, of_number(tag, class));
                });
            }
            Points::Dates { days, instants } if cells.is_date => {
                let behind = behind(days);
                cells.visit(rows, first, |tag, number, row| {
                    let seconds = seconds(number);
                    let (from, bounds) = if is_dateless(seconds) {
                        (FIRST, days)
                    } else {
                        (behind, instants)
                    };
                    let class = from + class(bounds, seconds);
                    tell(row, of_number(tag, class));
                });
            }
            Points::Texts(texts) => cells.visit(rows, first, |tag, number, row| {
                let piece = match tag {
                    Tag::Text | Tag::Low => column.piece(tag, number),
                    _ => None,
                };
                let class = match piece {
                    Some(piece) => FIRST + texts.class(piece.whole, piece.start..piece.end),
                    None => self.class(column.value(row)),
                };
                tell(row, class);
            }),
            _ => cells.visit(rows, first, |tag, _, row| {
                let class = match tag {
                    Tag::Number => self.class(column.value(row)),
                    tag => of_tag(tag),
                };
                tell(row, class);
            }),
        }
    }

    /// Tells the lists of rows of a block, whose first row this is: their entries, and the class beside those of the entries
    /// if a test wants any such; not of those that have no value.
    pub(super) fn visit_lists<C: Column>(
        &self,
        rows: &Mask,
        first: u32,
        column: &C,
        mut tell: impl FnMut(Option<Class>, &[Symbol], u32),
    ) {
        let beside = |value| self.has_others().then(|| self.class(value));
        match column.cells(first) {
            Some(cells) => cells.visit(rows, first, |tag, number, row| match tag {
                Tag::One => {
                    let class = self.has_others().then_some(ANY);
                    tell(class, &[Symbol(number as u32)], row);
                }
                _ => {
                    let value = column.value(row);
                    tell(beside(value), value.entries(), row);
                }
            }),
            None => {
                for row in rows_of(rows, first) {
                    let value = column.value(row);
                    if value != FieldValue::Missing {
                        tell(beside(value), value.entries(), row);
                    }
                }
            }
        }
    }

    /// About how long it takes to find the class of a value, in no unit.
    pub(super) fn cost(&self) -> u32 {
        match &self.points {
            Points::None | Points::Numbers(_) | Points::Dates { .. } => 1,
            Points::Symbols { .. } => 2,
            Points::Texts(_) => 4,
        }
    }

    /// A test wants one of the classes of [`OTHERS`].
    fn has_others(&self) -> bool {
        match &self.points {
            Points::Symbols { has_others, .. } => *has_others,
            _ => true,
        }
    }

    /// The class of an entry of a list, if a test asks for it.
    #[inline]
    pub(super) fn class_of(&self, symbol: Symbol) -> Option<Class> {
        match &self.points {
            Points::Symbols { classes, .. } => classes.get(symbol),
            _ => None,
        }
    }
}

/// The class of a cell, which is this one if it holds a number. Without a branch: it is worked out for others as well.
#[inline]
fn of_number(tag: Tag, class: Class) -> Class {
    if tag == Tag::Number {
        class
    } else {
        of_tag(tag)
    }
}

/// The class of the value of a cell by its tag, unless the points make one for it.
#[inline]
fn of_tag(tag: Tag) -> Class {
    match tag {
        Tag::Absent => MISSING,
        Tag::Null | Tag::False | Tag::Blank | Tag::Nothing => EMPTY,
        Tag::True => TRUE,
        Tag::Number | Tag::Text | Tag::Low | Tag::Wide | Tag::One | Tag::Many => ANY,
    }
}

/// The classes of [`OTHERS`] that pass a test.
fn among_others(test: &Test) -> Vec<Range<Class>> {
    let others = (0..).zip(OTHERS).filter(|(_, value)| test.matches(*value));
    others.map(|(class, _)| class..class + 1).collect()
}

/// Draws those of ascending ranges together where one begins at the end of another; what is missing stays alone.
fn join(ranges: &mut Vec<Range<Class>>) {
    ranges.dedup_by(|range, last| {
        let is_next = last.end == range.start && last.start != MISSING;
        if is_next {
            last.end = range.end;
        }
        is_next
    });
}

/// What a test of a property with lists wants.
fn of_list(test: &Test, classes: &SymbolClasses) -> Wanted {
    let classes = |wanted: &SymbolSet| -> Vec<Class> {
        let classes = wanted.iter().filter_map(|symbol| classes.get(*symbol));
        classes.collect()
    };
    match test {
        Test::HasAny(wanted) => {
            let classes = classes(wanted).into_iter();
            Wanted::Any(classes.map(|class| class..class + 1).collect())
        }
        Test::HasAll(wanted) => Wanted::Every(classes(wanted)),
        Test::HasExactly { wanted, .. } => Wanted::Exactly(classes(wanted)),
        test => Wanted::Any(among_others(test)),
    }
}

/// The values of a line that pass a test; the empty value of the line is this one.
fn on_line<'t>(test: &'t Test, empty: Scalar<'_>) -> Cow<'t, Lines> {
    if let Test::Within(ranges) = test {
        return Cow::Borrowed(&ranges.line);
    }
    let is_empty = Ranges::of(Relation::Equal, empty);
    if matches!(test, Test::Empty) {
        return Cow::Owned(is_empty.line);
    }
    let is_full = is_empty.clone().complement();
    let all = matches!(test, Test::Exists | Test::Text | Test::AnyCheckbox);
    let line = is_empty.line.clone();
    let joined = Ranges::joined(all, [is_empty, is_full]);
    Cow::Owned(joined.map_or(line, |ranges| ranges.line))
}

impl Points {
    /// Those of lines of one format.
    fn of<'l>(lines: impl Iterator<Item = &'l Lines>) -> Self {
        let mut lines = lines.peekable();
        match lines.peek() {
            None => Self::None,
            Some(Lines::Text(_)) => Self::Texts(Texts::of(lines.filter_map(|lines| match lines {
                Lines::Text(line) => Some(line),
                _ => None,
            }))),
            Some(Lines::Number(_)) => {
                Self::Numbers(bounds(lines.filter_map(|lines| match lines {
                    Lines::Number(line) => Some(line),
                    _ => None,
                })))
            }
            Some(Lines::Date { .. }) => {
                let dates = lines.filter_map(|lines| match lines {
                    Lines::Date { days, instants } => Some((days, instants)),
                    _ => None,
                });
                let (days, instants): (Vec<_>, Vec<_>) = dates.unzip();
                Self::Dates {
                    days: bounds(days.into_iter()),
                    instants: bounds(instants.into_iter()),
                }
            }
        }
    }

    /// Adds the classes that pass on lines of this format.
    fn add_passing(&self, lines: &Lines, ranges: &mut Vec<Range<Class>>) {
        match (self, lines) {
            (Self::Texts(texts), Lines::Text(line)) => {
                let begin = |cut: &Cut<Text>| texts.begin(cut);
                add_passing(line, FIRST, texts.classes(), begin, ranges);
            }
            (Self::Numbers(bounds), Lines::Number(line)) => {
                add_passing_numbers(line, FIRST, bounds, ranges);
            }
            (
                Self::Dates { days, instants },
                Lines::Date {
                    days: on_days,
                    instants: on_instants,
                },
            ) => {
                add_passing_numbers(on_days, FIRST, days, ranges);
                add_passing_numbers(on_instants, behind(days), instants, ranges);
            }
            _ => {}
        }
    }
}

/// Adds the classes of a line that pass: the first of so many has this number, and each cut begins one.
fn add_passing<T>(
    line: &Line<T>,
    first: Class,
    classes: Class,
    begin: impl Fn(&Cut<T>) -> Class,
    ranges: &mut Vec<Range<Class>>,
) {
    let (mut passes, mut from) = (line.starts, 0);
    for cut in &line.cuts {
        let to = begin(cut);
        if passes {
            ranges.push(first + from..first + to);
        }
        (passes, from) = (!passes, to);
    }
    if passes {
        ranges.push(first + from..first + classes);
    }
}

fn add_passing_numbers<T: Key>(
    line: &Line<T>,
    first: Class,
    bounds: &[u64],
    ranges: &mut Vec<Range<Class>>,
) {
    let classes = bounds.len() as Class + 1;
    let begin = |cut: &Cut<T>| match bound(cut) {
        Some(bound) => bounds.partition_point(|known| *known < bound) as Class + 1,
        None => classes,
    };
    add_passing(line, first, classes, begin, ranges);
}

/// The first class behind those of days.
fn behind(days: &[u64]) -> Class {
    FIRST + days.len() as Class + 1
}

/// A number as a key that is greater for a greater number, and by one for the next one.
trait Key: Copy {
    fn key(self) -> u64;
}

const SIGN: u64 = 1 << 63;

impl Key for f64 {
    #[inline]
    fn key(self) -> u64 {
        // Both zeros are one.
        let bits = (self + 0.0).to_bits();
        if bits & SIGN == 0 { bits | SIGN } else { !bits }
    }
}

impl Key for i64 {
    #[inline]
    fn key(self) -> u64 {
        self.cast_unsigned() ^ SIGN
    }
}

/// The least key behind a cut, if there is any.
fn bound<T: Key>(cut: &Cut<T>) -> Option<u64> {
    cut.at.key().checked_add(cut.behind.into())
}

/// The bounds of all classes that lines are cut into.
fn bounds<'l, T: Key + 'l>(lines: impl Iterator<Item = &'l Line<T>>) -> Vec<u64> {
    let cuts = lines.flat_map(|line| &line.cuts);
    let mut bounds: Vec<u64> = cuts.filter_map(bound).collect();
    bounds.sort_unstable();
    bounds.dedup();
    bounds
}

/// The class of a number, the first one being 0.
#[inline]
fn class<T: Key>(bounds: &[u64], number: T) -> Class {
    let key = number.key();
    bounds.partition_point(|bound| *bound <= key) as Class
}

/// Symbols with their classes, each in the first free place from that on which its number tells; most places are free.
#[derive(Clone, Debug)]
struct SymbolClasses {
    count: usize,
    /// Bits that symbols have: mostly one that is not there has none of them. That is told without a look at places, which
    /// nobody can foretell.
    marks: Vec<u64>,
    places: Vec<Option<(Symbol, Class)>>,
    /// How far a number of 32 bits is shifted to be a place.
    shift: u32,
}

impl SymbolClasses {
    /// The classes of symbols, in their order.
    fn of(symbols: &SymbolSet) -> Self {
        let bits = (symbols.len() * 2).next_power_of_two().ilog2().max(4);
        let mut classes = Self {
            count: symbols.len(),
            marks: vec![0; symbols.len().next_power_of_two()],
            places: vec![None; 1 << bits],
            shift: u32::BITS - bits,
        };
        for (class, symbol) in (FIRST..).zip(symbols.iter()) {
            let (word, bit) = classes.mark(*symbol);
            if let Some(word) = classes.marks.get_mut(word) {
                *word |= bit;
            }
            let mut place = classes.first(*symbol);
            while classes.places.get(place).is_some_and(Option::is_some) {
                place = (place + 1) % classes.places.len();
            }
            if let Some(place) = classes.places.get_mut(place) {
                *place = Some((*symbol, class));
            }
        }
        classes
    }

    #[inline]
    fn get(&self, symbol: Symbol) -> Option<Class> {
        let (word, bit) = self.mark(symbol);
        if self.marks.get(word).is_none_or(|word| word & bit == 0) {
            return None;
        }
        let mut place = self.first(symbol);
        while let Some((known, class)) = self.places.get(place).copied().flatten() {
            if known == symbol {
                return Some(class);
            }
            place = (place + 1) % self.places.len();
        }
        None
    }

    /// Where the bit of a symbol is: numbers follow one another, and there is a power of two of bits.
    #[inline]
    fn mark(&self, symbol: Symbol) -> (usize, u64) {
        let bit = symbol.0 as usize & (self.marks.len() * WORD - 1);
        (bit / WORD, 1 << (bit % WORD))
    }

    #[inline]
    fn first(&self, symbol: Symbol) -> usize {
        // The golden ratio scatters numbers that follow one another.
        (symbol.0.wrapping_mul(0x9e37_79b9) >> self.shift) as usize
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Texts of which some begin alike, for longer than a key is or not.
    fn text() -> impl Strategy<Value = String> {
        let begin = prop::sample::select(vec!["", "h", "https://", "https://example", "ж"]);
        (begin, "[ab\\x00é]{0,10}").prop_map(|(begin, end)| begin.to_owned() + &end)
    }

    proptest! {
        // A text is a point, or lies behind so many of them in the order of bytes.
        #[test]
        fn texts_are_classed_by_the_order_of_their_bytes(
            points in prop_oneof![
                prop::collection::vec(text(), 0..40),
                prop::collection::vec("https://(example)?[ab]{0,3}", 1..20),
            ],
            others in prop::collection::vec(text(), 0..20),
            beside in "[a\\x00é]{0,9}",
        ) {
            let equal = |text: &String| Ranges::of(Relation::Equal, Scalar::Text(text)).line;
            let lines: Vec<Lines> = points.iter().map(equal).collect();
            let scale = Scale {
                field: FieldRef::at(0),
                points: Points::of(lines.iter()),
            };
            let mut sorted = points.clone();
            sorted.sort_unstable();
            sorted.dedup();
            for text in points.iter().chain(&others).filter(|_| !points.is_empty()) {
                let before = sorted.iter().filter(|point| *point < text).count() as Class;
                let expected = FIRST + 2 * before + Class::from(sorted.contains(text));
                let found = scale.class(FieldValue::Text(text));
                prop_assert_eq!(found, expected, "{:?} {:?}", text, sorted);
                // So it is among others that lie beside it.
                let Points::Texts(texts) = &scale.points else {
                    return Err(TestCaseError::fail("texts are points of texts"));
                };
                let whole = format!("é{text}{beside}");
                let start = 'é'.len_utf8();
                let found = FIRST + texts.class(&whole, start..start + text.len());
                prop_assert_eq!(found, expected, "{:?} {:?}", whole, sorted);
                prop_assert!((expected as usize) < scale.classes());
            }
        }
    }
}
