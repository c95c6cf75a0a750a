//! Which values of one property pass: ranges of the line that the values of a format lie on (query.md 5).
//!
//! A comparison cuts the line, and what passes changes at each cut. Comparisons that are joined by AND or OR are cuts of
//! one line again, so that a value is located once, whatever their number.

use std::cmp::Ordering;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use crate::dates::{DayRange, is_dateless};
use crate::value::FieldValue;

/// The values of one format that pass.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Ranges {
    pub(super) line: Lines,
    /// What is missing, null or of another format passes.
    pub(super) others: bool,
}

/// The line of a format.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Lines {
    Text(Line<Text>),
    Number(Line<f64>),
    /// Instants that are days without a time belong to other days than those around them, so that days cut them
    /// elsewhere.
    Date {
        days: Line<i64>,
        instants: Line<i64>,
    },
}

impl Lines {
    /// The value of the format that counts as empty.
    pub(super) fn empty(&self) -> Scalar<'static> {
        match self {
            Self::Text(_) => Scalar::Text(""),
            Self::Number(_) => Scalar::Number(0.0),
            Self::Date { .. } => Scalar::Instant(0),
        }
    }

    /// They are compared with numbers.
    pub(super) fn are_numbers(&self) -> bool {
        !matches!(self, Self::Text(_))
    }
}

/// One value to compare with.
#[derive(Clone, Copy, Debug)]
pub(super) enum Scalar<'v> {
    Text(&'v str),
    Number(f64),
    /// Exact seconds.
    Instant(i64),
    /// Whole days.
    Days(DayRange),
}

/// How values are to lie to the one that they are compared with.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Relation {
    Less,
    LessOrEqual,
    Equal,
    GreaterOrEqual,
    Greater,
}

/// By where the lines are cut first: equal ones are the same to it.
impl Hash for Ranges {
    fn hash<H: Hasher>(&self, state: &mut H) {
        // Both zeros are equal.
        let key = |cut: &Cut<f64>| (cut.at + 0.0).to_bits();
        match &self.line {
            Lines::Text(line) => line.cuts.first().map(|cut| &cut.at.text).hash(state),
            Lines::Number(line) => line.cuts.first().map(key).hash(state),
            Lines::Date { instants, .. } => instants.cuts.first().map(|cut| cut.at).hash(state),
        }
    }
}

impl Ranges {
    /// The values that lie so to this one. What is missing lies below every value.
    pub(super) fn of(relation: Relation, scalar: Scalar<'_>) -> Self {
        let line = match scalar {
            Scalar::Text(text) => {
                let text = Text::of(text);
                Lines::Text(Line::of(relation, text.clone(), text))
            }
            Scalar::Number(number) => Lines::Number(Line::of(relation, number, number)),
            Scalar::Instant(seconds) => {
                let line = Line::of(relation, seconds, seconds);
                Lines::Date {
                    days: line.clone(),
                    instants: line,
                }
            }
            Scalar::Days(range) => {
                let line = |(first, last)| Line::of(relation, first, last);
                Lines::Date {
                    days: line(range.in_utc()),
                    instants: line(range.in_zone()),
                }
            }
        };
        Self {
            line,
            others: matches!(relation, Relation::Less | Relation::LessOrEqual),
        }
    }

    /// The values that equal any of these, which are of one format. `None` of none.
    pub(super) fn one_of(scalars: &[Scalar<'_>]) -> Option<Self> {
        let (mut texts, mut numbers, mut instants) = (Vec::new(), Vec::new(), Vec::new());
        let mut others = Vec::new();
        for scalar in scalars {
            match scalar {
                Scalar::Text(text) => texts.push((prefix(text.as_bytes()), *text)),
                Scalar::Number(number) => numbers.push(*number),
                Scalar::Instant(seconds) => instants.push(*seconds),
                Scalar::Days(_) => others.push(Self::of(Relation::Equal, *scalar)),
            }
        }
        let line = if !texts.is_empty() {
            texts.sort_unstable();
            texts.dedup();
            let texts = texts.into_iter().map(|(prefix, text)| Text {
                prefix,
                text: text.into(),
            });
            Lines::Text(Line::of_points(texts))
        } else if !numbers.is_empty() {
            numbers.sort_unstable_by(f64::total_cmp);
            numbers.dedup();
            Lines::Number(Line::of_points(numbers.into_iter()))
        } else if !instants.is_empty() {
            instants.sort_unstable();
            instants.dedup();
            let line = Line::of_points(instants.into_iter());
            Lines::Date {
                days: line.clone(),
                instants: line,
            }
        } else {
            return Self::joined(true, others);
        };
        Some(Self {
            line,
            others: false,
        })
    }

    /// The values that equal every one of these and are not empty.
    pub(super) fn exactly(scalars: &[Scalar<'_>]) -> Option<Self> {
        let each = scalars.iter();
        let mut each: Vec<Self> = each.map(|one| Self::of(Relation::Equal, *one)).collect();
        let empty = each.first()?.line.empty();
        each.push(Self::of(Relation::Equal, empty).complement());
        Self::joined(false, each)
    }

    /// The values that do not pass.
    pub(super) fn complement(mut self) -> Self {
        match &mut self.line {
            Lines::Text(line) => line.flip(),
            Lines::Number(line) => line.flip(),
            Lines::Date { days, instants } => {
                days.flip();
                instants.flip();
            }
        }
        self.others = !self.others;
        self
    }

    /// What passes any of these, or all; they are of one format. `None` of none.
    pub(super) fn joined(any: bool, ranges: impl IntoIterator<Item = Self>) -> Option<Self> {
        let mut ranges = ranges.into_iter();
        let first = ranges.next()?;
        let Some(second) = ranges.next() else {
            return Some(first);
        };
        let ranges: Vec<Self> = [first, second].into_iter().chain(ranges).collect();
        let mut others = ranges.iter().map(|ranges| ranges.others);
        let others = if any {
            others.any(|passes| passes)
        } else {
            others.all(|passes| passes)
        };
        let line = match Gathered::of(ranges.into_iter().map(|ranges| ranges.line))? {
            Gathered::Texts(lines) => Lines::Text(Line::joined(any, lines)),
            Gathered::Numbers(lines) => Lines::Number(Line::joined(any, lines)),
            Gathered::Dates { days, instants } => Lines::Date {
                days: Line::joined(any, days),
                instants: Line::joined(any, instants),
            },
        };
        Some(Self { line, others })
    }

    #[inline]
    pub(super) fn hold(&self, value: FieldValue<'_>) -> bool {
        match (&self.line, value) {
            (Lines::Text(line), FieldValue::Text(text)) => {
                let prefix = prefix(text.as_bytes());
                let order = |at: &Text| {
                    let order = at.prefix.cmp(&prefix);
                    order.then_with(|| (*at.text).cmp(text))
                };
                line.holds(|cut| cut.is_so_before(order(&cut.at)))
            }
            (Lines::Number(line), FieldValue::Number(number)) => line.holds_scalar(number),
            (Lines::Date { days, instants }, FieldValue::Date(seconds)) => {
                let line = if is_dateless(seconds) { days } else { instants };
                line.holds_scalar(seconds)
            }
            _ => self.others,
        }
    }
}

/// The lines of one format.
enum Gathered {
    Texts(Vec<Line<Text>>),
    Numbers(Vec<Line<f64>>),
    Dates {
        days: Vec<Line<i64>>,
        instants: Vec<Line<i64>>,
    },
}

impl Gathered {
    /// Lines, which are of one format. `None` of none.
    fn of(lines: impl Iterator<Item = Lines>) -> Option<Self> {
        let (mut texts, mut numbers) = (Vec::new(), Vec::new());
        let (mut all_days, mut all_instants) = (Vec::new(), Vec::new());
        for lines in lines {
            match lines {
                Lines::Text(line) => texts.push(line),
                Lines::Number(line) => numbers.push(line),
                Lines::Date { days, instants } => {
                    all_days.push(days);
                    all_instants.push(instants);
                }
            }
        }
        match (texts.is_empty(), numbers.is_empty(), all_days.is_empty()) {
            (true, true, true) => None,
            (false, ..) => Some(Self::Texts(texts)),
            (_, false, _) => Some(Self::Numbers(numbers)),
            (.., false) => Some(Self::Dates {
                days: all_days,
                instants: all_instants,
            }),
        }
    }
}

/// A line of values, and where on it what passes changes.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Line<T> {
    /// What lies before the first cut passes.
    pub(super) starts: bool,
    /// In their order, all different.
    pub(super) cuts: Vec<Cut<T>>,
}

/// A place on a line: just before a value, or just behind it.
#[derive(Clone, Debug, PartialEq, PartialOrd)]
pub(super) struct Cut<T> {
    pub(super) at: T,
    pub(super) behind: bool,
}

impl<T> Cut<T> {
    /// True if a value lies beyond the cut, by how the value of the cut lies to it.
    #[inline]
    fn is_so_before(&self, order: Ordering) -> bool {
        order.is_lt() || order.is_eq() && !self.behind
    }
}

impl<T: Copy + PartialOrd> Cut<T> {
    /// True if a value lies beyond the cut. Without a branch, which values in no order would mispredict.
    #[inline]
    pub(super) fn is_before(&self, value: T) -> bool {
        (self.at < value) | ((self.at == value) & !self.behind)
    }
}

/// Cuts up to which all are looked at.
const FEW: usize = 8;

impl<T: Clone + PartialOrd> Line<T> {
    /// The values that lie so to those from the first to the last. There are none of these in a day that its zone
    /// skipped: it begins behind its end.
    fn of(relation: Relation, first: T, last: T) -> Self {
        let before = |at| Cut { at, behind: false };
        let behind = |at| Cut { at, behind: true };
        let (starts, cuts) = match relation {
            Relation::Less => (true, vec![before(first)]),
            Relation::LessOrEqual => (true, vec![behind(last)]),
            Relation::Equal if last < first => (false, Vec::new()),
            Relation::Equal => (false, vec![before(first), behind(last)]),
            Relation::GreaterOrEqual => (false, vec![before(first)]),
            Relation::Greater => (false, vec![behind(last)]),
        };
        Self { starts, cuts }
    }

    /// These values, which are ascending and all different.
    fn of_points(points: impl Iterator<Item = T>) -> Self {
        let cuts = points.flat_map(|at| {
            let before = Cut {
                at: at.clone(),
                behind: false,
            };
            [before, Cut { at, behind: true }]
        });
        Self {
            starts: false,
            cuts: cuts.collect(),
        }
    }

    fn flip(&mut self) {
        self.starts = !self.starts;
    }

    /// What passes on any of these lines, or on all: it is counted on how many the values behind each cut pass.
    fn joined(any: bool, lines: Vec<Self>) -> Self {
        let needed = if any { 1 } else { lines.len() };
        let mut passing = lines.iter().filter(|line| line.starts).count();
        let starts = passing >= needed;
        let changes = lines.into_iter().flat_map(|line| {
            let begins = std::iter::successors(Some(!line.starts), |begins| Some(!begins));
            line.cuts.into_iter().zip(begins)
        });
        let mut changes: Vec<(Cut<T>, bool)> = changes.collect();
        changes.sort_by(|(one, _), (other, _)| one.partial_cmp(other).unwrap_or(Ordering::Equal));
        let mut changes = changes.into_iter().peekable();
        let (mut passes, mut cuts) = (starts, Vec::new());
        while let Some((cut, begins)) = changes.next() {
            passing = if begins {
                passing + 1
            } else {
                passing.saturating_sub(1)
            };
            let is_last_of_equals = changes.peek().is_none_or(|(next, _)| *next != cut);
            if is_last_of_equals && passes != (passing >= needed) {
                passes = !passes;
                cuts.push(cut);
            }
        }
        Self { starts, cuts }
    }

    /// True if a value passes, by which cuts it lies beyond.
    #[inline]
    fn holds(&self, is_before: impl Fn(&Cut<T>) -> bool) -> bool {
        let before = match self.cuts.len() {
            ..=FEW => self.cuts.iter().filter(|cut| is_before(cut)).count(),
            _ => self.cuts.partition_point(is_before),
        };
        self.starts != (before % 2 == 1)
    }
}

impl<T: Copy + PartialOrd> Line<T> {
    /// True if a value passes.
    #[inline]
    pub(super) fn holds_scalar(&self, value: T) -> bool {
        self.holds(|cut| cut.is_before(value))
    }
}

/// A text in the order of its bytes: most are told apart by the first of them. It is copied for nothing, as the cuts on
/// both sides of it, and whatever is made of them, have it.
#[derive(Clone, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub(super) struct Text {
    prefix: u64,
    text: Arc<str>,
}

impl Text {
    fn of(text: &str) -> Self {
        Self {
            prefix: prefix(text.as_bytes()),
            text: text.into(),
        }
    }

    pub(super) fn as_bytes(&self) -> &[u8] {
        self.text.as_bytes()
    }
}

/// The first bytes of a text as a number, which is larger for a text that comes later.
#[inline]
pub(super) fn prefix(text: &[u8]) -> u64 {
    if let Some(bytes) = text.first_chunk() {
        return u64::from_be_bytes(*bytes);
    }
    let mut bytes = [0; size_of::<u64>()];
    bytes
        .iter_mut()
        .zip(text)
        .for_each(|(to, byte)| *to = *byte);
    u64::from_be_bytes(bytes)
}
