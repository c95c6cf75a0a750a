//! One condition, evaluated against the value of one field (query.md 5).

use std::sync::Arc;

use aho_corasick::AhoCorasick;
use memchr::memmem::Finder;

use crate::dates::TimeRange;
use crate::value::{FieldRef, FieldValue, Row, Symbol, ordered_bits};

/// A condition on a field. Negation is the exact complement; only this type applies it.
#[derive(Clone, Debug)]
pub(super) struct Leaf {
    /// `None` for a removed property, which is missing on every row.
    pub(super) field: Option<FieldRef>,
    pub(super) test: Test,
    pub(super) negated: bool,
}

impl Leaf {
    pub(super) fn matches(&self, row: &impl Row) -> bool {
        let value = self
            .field
            .map_or(FieldValue::Missing, |field| row.value(field));
        self.test.matches(value) != self.negated
    }

    /// Relative cost of an evaluation: substring search costs most, then lists and texts.
    pub(super) fn cost(&self) -> u32 {
        match &self.test {
            Test::Contains(_) | Test::ContainsAny(_) => 16,
            Test::HasAll(_) | Test::HasExactly { .. } => 4,
            Test::HasAny(_) | Test::Equal(ScalarSet::Texts(_)) | Test::Compare(..) => 2,
            _ => 1,
        }
    }
}

/// A positive condition with its operand.
#[derive(Clone, Debug)]
pub(super) enum Test {
    Empty,
    Exists,
    /// The lower-case text contains this pattern.
    Contains(Box<Finder<'static>>),
    /// The lower-case text contains any of these patterns.
    ContainsAny(AhoCorasick),
    /// `contains` with the empty text: every text matches.
    AnyText,
    /// A missing checkbox counts as false.
    Checkbox(bool),
    /// A checkbox condition that lists both true and false.
    AnyCheckbox,
    /// `equal` and `in`: the value equals one of the set.
    Equal(ScalarSet),
    /// `exact_in` of one value: equal, and not empty.
    EqualNotEmpty(ScalarSet),
    /// The value has this relation to any of the operands.
    Compare(Relation, Vec<Scalar>),
    HasAny(SymbolSet),
    HasAll(SymbolSet),
    HasExactly {
        wanted: SymbolSet,
        /// The existing options of a select. Other entries of a value count only if they are wanted. `None` if every
        /// entry counts.
        live: Option<Arc<SymbolSet>>,
    },
    /// No value equals the operand.
    Never,
}

impl Test {
    fn matches(&self, value: FieldValue<'_>) -> bool {
        match self {
            Self::Empty => value.is_empty(),
            Self::Exists => value != FieldValue::Missing,
            Self::Contains(pattern) => match value {
                FieldValue::Text(text) => text.test_lower(|lower| pattern.find(lower).is_some()),
                _ => false,
            },
            Self::ContainsAny(patterns) => match value {
                FieldValue::Text(text) => text.test_lower(|lower| patterns.is_match(lower)),
                _ => false,
            },
            Self::AnyText => matches!(value, FieldValue::Text(_)),
            Self::Checkbox(wanted) => (value == FieldValue::Checkbox(true)) == *wanted,
            Self::AnyCheckbox => true,
            Self::Equal(wanted) => wanted.has(value),
            Self::EqualNotEmpty(wanted) => wanted.has(value) && !value.is_empty(),
            Self::Compare(relation, scalars) => {
                let mut scalars = scalars.iter();
                scalars.any(|scalar| scalar.compare(*relation, value))
            }
            Self::HasAny(wanted) => value.entries().iter().any(|entry| wanted.has(*entry)),
            Self::HasAll(wanted) => wanted.is_subset_of(value.entries()),
            Self::HasExactly { wanted, live } => {
                let entries = value.entries();
                let counts = |entry: Symbol| live.as_ref().is_none_or(|live| live.has(entry));
                let mut entries_left = entries.iter().filter(|entry| !wanted.has(**entry));
                wanted.is_subset_of(entries) && !entries_left.any(|entry| counts(*entry))
            }
            Self::Never => false,
        }
    }
}

/// The ordering conditions.
#[derive(Clone, Copy, Debug)]
pub(super) enum Relation {
    Less,
    LessOrEqual,
    GreaterOrEqual,
    Greater,
}

impl Relation {
    /// Compares a value with the first and the last value of a range.
    fn holds<T: PartialOrd + ?Sized>(self, value: &T, first: &T, last: &T) -> bool {
        match self {
            Self::Less => value < first,
            Self::LessOrEqual => value <= last,
            Self::GreaterOrEqual => value >= first,
            Self::Greater => value > last,
        }
    }
}

/// One operand of an ordering condition.
#[derive(Clone, Debug)]
pub(super) enum Scalar {
    Text(Box<str>),
    Number(f64),
    Date(TimeRange),
}

impl Scalar {
    fn compare(&self, relation: Relation, value: FieldValue<'_>) -> bool {
        match (self, value) {
            (Self::Text(wanted), FieldValue::Text(text)) => {
                relation.holds(text.text, wanted, wanted)
            }
            (Self::Number(wanted), FieldValue::Number(number)) => {
                relation.holds(&number, wanted, wanted)
            }
            (Self::Date(range), FieldValue::Date(seconds)) => {
                let (first, last) = range.bounds_for(seconds);
                relation.holds(&seconds, &first, &last)
            }
            // A missing value lies below every value.
            _ => matches!(relation, Relation::Less | Relation::LessOrEqual),
        }
    }
}

/// Sorted set of distinct values of one format.
#[derive(Clone, Debug)]
pub(super) enum ScalarSet {
    Texts(Vec<Box<str>>),
    /// Encoded by [`ordered_bits`].
    Numbers(Vec<u64>),
    /// Disjoint ranges.
    Dates(Vec<TimeRange>),
}

impl ScalarSet {
    /// The set of operands, which all have one format.
    pub(super) fn new(scalars: Vec<Scalar>) -> Self {
        let (mut texts, mut numbers, mut dates) = (Vec::new(), Vec::new(), Vec::new());
        for scalar in scalars {
            match scalar {
                Scalar::Text(text) => texts.push(text),
                Scalar::Number(number) => numbers.push(ordered_bits(number)),
                Scalar::Date(range) => dates.push(range),
            }
        }
        if !texts.is_empty() {
            Self::Texts(sorted(texts))
        } else if !numbers.is_empty() {
            Self::Numbers(sorted(numbers))
        } else {
            Self::Dates(sorted(dates))
        }
    }

    pub(super) fn len(&self) -> usize {
        match self {
            Self::Texts(texts) => texts.len(),
            Self::Numbers(numbers) => numbers.len(),
            Self::Dates(ranges) => ranges.len(),
        }
    }

    fn has(&self, value: FieldValue<'_>) -> bool {
        match (self, value) {
            (Self::Texts(texts), FieldValue::Text(text)) => {
                let found = texts.binary_search_by(|wanted| (**wanted).cmp(text.text));
                found.is_ok()
            }
            (Self::Numbers(numbers), FieldValue::Number(number)) => {
                numbers.binary_search(&ordered_bits(number)).is_ok()
            }
            (Self::Dates(ranges), FieldValue::Date(seconds)) => {
                let bounds = |range: &TimeRange| range.bounds_for(seconds);
                let at = ranges.partition_point(|range| bounds(range).1 < seconds);
                ranges
                    .get(at)
                    .is_some_and(|range| bounds(range).0 <= seconds)
            }
            _ => false,
        }
    }
}

/// Sorted set of symbols.
#[derive(Clone, Debug)]
pub(super) struct SymbolSet(Vec<Symbol>);

/// Each symbol of a set up to this size is looked up in the list by linear search.
const SMALL: usize = 16;

impl SymbolSet {
    pub(super) fn new(symbols: Vec<Symbol>) -> Self {
        Self(sorted(symbols))
    }

    fn has(&self, symbol: Symbol) -> bool {
        self.0.binary_search(&symbol).is_ok()
    }

    fn is_subset_of(&self, entries: &[Symbol]) -> bool {
        if self.0.len() > entries.len() {
            return false;
        }
        if self.0.len() <= SMALL {
            return self.0.iter().all(|symbol| entries.contains(symbol));
        }
        let entries = Self::new(entries.to_vec());
        self.0.iter().all(|symbol| entries.has(*symbol))
    }
}

fn sorted<T: Ord>(mut values: Vec<T>) -> Vec<T> {
    values.sort_unstable();
    values.dedup();
    values
}
