//! How scales are made: from what the tests of a property compare with to classes, and to those that each test wants.

use std::borrow::Cow;
use std::ops::Range;

use super::bounds::{Bounds, Key};
use super::symbols::SymbolClasses;
use super::wholes::ListClasses;
use super::{Class, FIRST, MISSING, OTHERS, Points, Scale, Wanted, behind};
use crate::filter::ranges::{Cut, Line, Lines, Ranges, Relation, Scalar, Text};
use crate::filter::test::{SymbolSet, Test};
use crate::filter::texts::Texts;
use crate::value::FieldRef;

impl Scale {
    /// The scale for all tests of a property, which has one format, and what each of them wants.
    pub(in crate::filter) fn of(field: FieldRef, tests: &[&Test]) -> (Self, Vec<Wanted>) {
        if tests.iter().all(|test| test.is_of_wholes()) {
            let classes = ListClasses::of(tests);
            let wanted = tests.iter().map(|test| {
                let class = classes.class_of(test);
                Wanted::Any(class.map(|class| class..class + 1).into_iter().collect())
            });
            let wanted = wanted.collect();
            let points = Points::Lists(classes);
            return (Self { field, points }, wanted);
        }
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
    pub(super) fn of<'l>(lines: impl Iterator<Item = &'l Lines>) -> Self {
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
    bounds: &Bounds,
    ranges: &mut Vec<Range<Class>>,
) {
    let begin = |cut: &Cut<T>| bound(cut).map_or(bounds.classes(), |bound| bounds.begin(bound));
    add_passing(line, first, bounds.classes(), begin, ranges);
}

/// The least key behind a cut, if there is any.
fn bound<T: Key>(cut: &Cut<T>) -> Option<u64> {
    cut.at.key().checked_add(cut.behind.into())
}

/// The bounds of all classes that lines are cut into.
fn bounds<'l, T: Key + 'l>(lines: impl Iterator<Item = &'l Line<T>>) -> Bounds {
    let cuts = lines.flat_map(|line| &line.cuts);
    Bounds::new::<T>(cuts.filter_map(bound).collect())
}
