//! Which classes the values of a property fall into that none of its tests tells apart, and which of them pass each test.

mod bounds;
mod made;
mod symbols;
mod wholes;

use std::ops::Range;

use self::bounds::Bounds;
use self::symbols::SymbolClasses;
use self::wholes::ListClasses;
use super::texts::Texts;
use crate::cells::{Tag, seconds};
use crate::dates::is_dateless;
use crate::rows::{Column, Mask, rows_of};
use crate::value::{FieldRef, FieldValue, Symbol};

/// The classes of the values of a property. Each value has one; a list has that of each entry besides, unless it is told
/// apart from others as a whole.
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
    /// Each of them begins a class.
    Numbers(Bounds),
    /// The same of both lines of [`Lines::Date`]; the classes of instants come behind those of days.
    Dates { days: Bounds, instants: Bounds },
    /// Each is a class.
    Symbols {
        classes: SymbolClasses,
        /// A test wants others.
        has_others: bool,
    },
    /// Each list is a class, by what is in it.
    Lists(ListClasses),
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
    /// How many classes there are.
    pub(super) fn classes(&self) -> usize {
        let of_points = match &self.points {
            Points::None => 0,
            Points::Texts(texts) => texts.classes() as usize,
            Points::Numbers(bounds) => bounds.classes() as usize,
            Points::Dates { days, instants } => (days.classes() + instants.classes()) as usize,
            Points::Symbols { classes, .. } => classes.count,
            Points::Lists(classes) => classes.count(),
        };
        FIRST as usize + of_points
    }

    /// Any test compares with something.
    pub(super) fn has_points(&self) -> bool {
        !matches!(self.points, Points::None)
    }

    /// A value may have several classes.
    pub(super) fn is_of_lists(&self) -> bool {
        matches!(self.points, Points::Symbols { .. })
    }

    /// The class of a value; of a list the one that it has beside those of its entries.
    #[inline]
    pub(super) fn class(&self, value: FieldValue<'_>) -> Class {
        self.class_with(value, &mut Vec::new())
    }

    /// The same with room for what is found out of a list as a whole.
    #[inline]
    fn class_with(&self, value: FieldValue<'_>, room: &mut Vec<Class>) -> Class {
        match (&self.points, value) {
            (Points::Numbers(bounds), FieldValue::Number(number)) => FIRST + bounds.class(number),
            (Points::Texts(texts), FieldValue::Text(text)) => {
                FIRST + texts.class(text, 0..text.len())
            }
            (Points::Dates { days, .. }, FieldValue::Date(seconds)) if is_dateless(seconds) => {
                FIRST + days.class(seconds)
            }
            (Points::Dates { days, instants }, FieldValue::Date(seconds)) => {
                behind(days) + instants.class(seconds)
            }
            (Points::Lists(classes), FieldValue::List(list)) if !list.is_empty() => {
                classes.class(list, room)
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
        let mut room = Vec::new();
        let Some(cells) = column.cells(first) else {
            for row in rows_of(rows, first) {
                tell(row, self.class_with(column.value(row), &mut room));
            }
            return;
        };
        match &self.points {
            Points::Numbers(bounds) if !cells.is_date => {
                cells.visit(rows, first, |tag, number, row| {
                    let class = FIRST + bounds.class(f64::from_bits(number));
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
                    let class = from + bounds.class(seconds);
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
            Points::Lists(classes) => cells.visit(rows, first, |tag, number, row| {
                let class = match (tag, column.entries(tag, number)) {
                    (Tag::One, _) => classes.class(&[Symbol(number as u32)], &mut room),
                    (_, Some(list)) => classes.class(list, &mut room),
                    _ => self.class_with(column.value(row), &mut room),
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
                _ => match column.entries(tag, number) {
                    Some(entries) => tell(beside(FieldValue::List(entries)), entries, row),
                    None => {
                        let value = column.value(row);
                        tell(beside(value), value.entries(), row);
                    }
                },
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
            Points::Texts(_) | Points::Lists(_) => 4,
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

/// The class of the value of a cell by its tag, unless the points make one for it. Looked up: nobody can foretell the tags
/// of checkboxes.
#[inline]
fn of_tag(tag: Tag) -> Class {
    const CLASSES: [Class; Tag::ALL.len()] = {
        const fn class(tag: Tag) -> Class {
            match tag {
                Tag::Absent => MISSING,
                Tag::Null | Tag::False | Tag::Blank | Tag::Nothing => EMPTY,
                Tag::True => TRUE,
                Tag::Number | Tag::Text | Tag::Low | Tag::Wide | Tag::One | Tag::Many => ANY,
            }
        }
        let [a, b, c, d, e, f, g, h, i, j, k, l] = Tag::ALL;
        [
            class(a),
            class(b),
            class(c),
            class(d),
            class(e),
            class(f),
            class(g),
            class(h),
            class(i),
            class(j),
            class(k),
            class(l),
        ]
    };
    CLASSES.get(tag as usize).copied().unwrap_or(ANY)
}

/// The first class behind those of days.
fn behind(days: &Bounds) -> Class {
    FIRST + days.classes()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::filter::ranges::{Lines, Ranges, Relation, Scalar};

    /// Texts of which some begin alike, for longer than a key is or not.
    fn text() -> impl Strategy<Value = String> {
        let begin = prop::sample::select(vec!["", "h", "https://", "https://example", "ж"]);
        (begin, "[ab\\x00é]{0,10}").prop_map(|(begin, end)| begin.to_owned() + &end)
    }

    /// More than is looked at by keys, with zeros in it.
    const LONG: &str = "https://example\0\0\0\0\0\0\0\0\0\0of/all/of/them\0\0";

    /// Texts that begin as much of that as they do.
    fn long_text() -> impl Strategy<Value = String> {
        let ends = prop_oneof![0..LONG.len(), Just(LONG.len())];
        (ends, "[a\\x00z]{0,9}")
            .prop_map(|(end, behind)| LONG.get(..end).unwrap_or_default().to_owned() + &behind)
    }

    proptest! {
        // A text is a point, or lies behind so many of them in the order of bytes.
        #[test]
        fn texts_are_classed_by_the_order_of_their_bytes(
            points in prop_oneof![
                prop::collection::vec(text(), 0..40),
                prop::collection::vec("https://(example)?[ab]{0,3}", 1..20),
                prop::collection::vec("[ab\\x00]{0,9}".prop_map(|end| LONG.to_owned() + &end), 1..20),
            ],
            others in prop::collection::vec(prop_oneof![text(), long_text()], 0..20),
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
