//! What is compared of a row's value, by the format of its property.

use std::cmp::Ordering;
use std::collections::HashMap;
use std::sync::Arc;

use jiff::tz::TimeZone;

use super::SortRow;
use crate::collate::collate;
use crate::dates::sort_day;
use crate::value::{FieldValue, Symbol};

/// How the values of a property are compared.
#[derive(Clone, Debug)]
pub(super) enum Kind {
    Collated,
    Bytes,
    Number,
    Checkbox,
    Seconds,
    Days(TimeZone),
    /// By position in the option list.
    Options(Arc<HashMap<Symbol, Rank>>),
    /// By the name of the type.
    Types(Arc<HashMap<Symbol, String>>),
    /// By the names of the objects.
    Targets,
}

/// Where an entry stands among the entries that a property may hold.
#[derive(Clone, Debug)]
pub(super) struct Rank {
    pub(super) position: usize,
    pub(super) name: String,
}

/// A value that can be compared with the part of any row.
pub(super) enum Part<'r> {
    Empty,
    Collated(&'r str),
    Bytes(&'r str),
    Number(f64),
    Whole(i64),
    Ranked(&'r [Symbol], &'r HashMap<Symbol, Rank>),
    Named(&'r [Symbol], Names<'r>),
}

/// Where the names of entries are found.
#[derive(Clone, Copy)]
pub(super) enum Names<'r> {
    Targets(&'r dyn SortRow),
    Types(&'r HashMap<Symbol, String>),
}

impl Names<'_> {
    fn name(&self, entry: Symbol) -> &str {
        match self {
            Self::Targets(row) => row.target_name(entry),
            Self::Types(names) => names.get(&entry).map_or("", String::as_str),
        }
    }
}

impl Kind {
    /// The part of a value. A value of another format counts as empty.
    pub(super) fn part<'r>(&'r self, value: FieldValue<'r>, row: &'r dyn SortRow) -> Part<'r> {
        match (self, value) {
            (Self::Checkbox, value) => Part::Whole((value == FieldValue::Checkbox(true)).into()),
            (_, FieldValue::Text("") | FieldValue::List([])) => Part::Empty,
            (Self::Collated, FieldValue::Text(text)) => Part::Collated(text),
            (Self::Bytes, FieldValue::Text(text)) => Part::Bytes(text),
            (Self::Number, FieldValue::Number(number)) => Part::Number(number),
            (Self::Seconds, FieldValue::Date(seconds)) => Part::Whole(seconds),
            (Self::Days(zone), FieldValue::Date(seconds)) => Part::Whole(sort_day(seconds, zone)),
            (Self::Options(ranks), FieldValue::List(symbols)) => Part::Ranked(symbols, ranks),
            (Self::Types(names), FieldValue::List(symbols)) => {
                Part::Named(symbols, Names::Types(names))
            }
            (Self::Targets, FieldValue::List(symbols)) => Part::Named(symbols, Names::Targets(row)),
            _ => Part::Empty,
        }
    }
}

impl Part<'_> {
    pub(super) fn is_empty(&self) -> bool {
        matches!(self, Self::Empty)
    }

    /// Of two formats, which only different spaces give one key, the kinds decide.
    pub(super) fn compare(&self, other: &Part<'_>) -> Ordering {
        match (self, other) {
            (Self::Collated(a), Part::Collated(b)) => collate(a, b),
            (Self::Bytes(a), Part::Bytes(b)) => a.cmp(b),
            (Self::Number(a), Part::Number(b)) => a.partial_cmp(b).unwrap_or(Ordering::Equal),
            (Self::Whole(a), Part::Whole(b)) => a.cmp(b),
            (Self::Ranked(a, ours), Part::Ranked(b, theirs)) => {
                let entries = |(a, b): (&Symbol, &Symbol)| by_rank(ours.get(a), theirs.get(b));
                by_entries(a, b, entries)
            }
            (Self::Named(a, ours), Part::Named(b, theirs)) => {
                let entries = |(a, b): (&Symbol, &Symbol)| collate(ours.name(*a), theirs.name(*b));
                by_entries(a, b, entries)
            }
            _ => self.kind().cmp(&other.kind()),
        }
    }

    fn kind(&self) -> u8 {
        match self {
            Self::Empty => 0,
            Self::Whole(_) => 1,
            Self::Number(_) => 2,
            Self::Collated(_) => 3,
            Self::Bytes(_) => 4,
            Self::Ranked(..) => 5,
            Self::Named(..) => 6,
        }
    }
}

/// Entry by entry; a list that begins the other comes first.
fn by_entries(
    a: &[Symbol],
    b: &[Symbol],
    compare: impl Fn((&Symbol, &Symbol)) -> Ordering,
) -> Ordering {
    let mut orders = a.iter().zip(b).map(compare);
    let first = orders.find(|order| order.is_ne());
    first.unwrap_or_else(|| a.len().cmp(&b.len()))
}

/// By position, then name; what no longer exists comes last.
pub(super) fn by_rank(a: Option<&Rank>, b: Option<&Rank>) -> Ordering {
    match (a, b) {
        (Some(a), Some(b)) => {
            let by_position = a.position.cmp(&b.position);
            by_position.then_with(|| a.name.cmp(&b.name))
        }
        (Some(_), None) => Ordering::Less,
        (None, Some(_)) => Ordering::Greater,
        (None, None) => Ordering::Equal,
    }
}
