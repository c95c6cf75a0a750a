//! One comparison against the value of one field (query.md 5).

use std::cmp::Ordering;

use super::LiveOptions;
use crate::contains::Needle;
use crate::dates::DayRange;
use crate::value::{FieldRef, FieldValue, Row, Symbol};

/// A comparison and whether it is negated: the complement is taken here and nowhere else.
#[derive(Clone, Debug)]
pub(super) struct Leaf {
    /// `None` for a property that is gone: every row counts as without a value.
    pub(super) field: Option<FieldRef>,
    pub(super) test: Test,
    pub(super) negated: bool,
}

impl Leaf {
    pub(super) fn matches<R: Row + ?Sized>(&self, row: &R) -> bool {
        let matches = match (&self.test, self.field) {
            (Test::Contains(needle), Some(field)) => {
                let text = row.searched(field);
                text.is_some_and(|text| needle.is_in(text))
            }
            (test, Some(field)) => test.matches(row.value(field)),
            (test, None) => test.matches(FieldValue::Missing),
        };
        matches != self.negated
    }
}

/// A positive condition with its operand.
#[derive(Clone, Debug)]
pub(super) enum Test {
    Empty,
    Exists,
    Contains(Box<Needle>),
    Checkbox(bool),
    /// True for `in` with both values.
    AnyCheckbox,
    Order(Order, Scalar),
    /// `equal` is this with one value.
    In(Vec<Scalar>),
    AllIn(Vec<Scalar>),
    ExactIn(Vec<Scalar>),
    HasAny(Vec<Symbol>),
    HasAll(Vec<Symbol>),
    HasExactly {
        wanted: Vec<Symbol>,
        /// For select properties: ids of other options are discarded from the object's value first.
        live: Option<LiveOptions>,
    },
    /// Wants an id that no value holds.
    Nothing,
}

/// The ordering conditions.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Order {
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
}

impl Order {
    fn admits(self, order: Ordering) -> bool {
        match self {
            Self::Less => order.is_lt(),
            Self::LessOrEqual => order.is_le(),
            Self::Greater => order.is_gt(),
            Self::GreaterOrEqual => order.is_ge(),
        }
    }

    /// What is missing lies below every value.
    fn admits_missing(self) -> bool {
        self.admits(Ordering::Less)
    }
}

/// One value to compare a scalar with.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Scalar {
    Text(String),
    Number(f64),
    /// Exact seconds.
    Instant(i64),
    /// Whole days.
    Days(DayRange),
}

impl Scalar {
    /// How a value lies to this one; `None` when it is missing or of another format.
    fn locate(&self, value: FieldValue<'_>) -> Option<Ordering> {
        match (value, self) {
            (FieldValue::Text(value), Self::Text(text)) => Some(value.cmp(text.as_str())),
            (FieldValue::Number(value), Self::Number(number)) => value.partial_cmp(number),
            (FieldValue::Date(value), Self::Instant(seconds)) => Some(value.cmp(seconds)),
            (FieldValue::Date(value), Self::Days(days)) => Some(days.locate(value)),
            _ => None,
        }
    }

    fn equals(&self, value: FieldValue<'_>) -> bool {
        self.locate(value) == Some(Ordering::Equal)
    }
}

impl Test {
    /// About how long a row takes, in no unit: a text is looked through as a whole.
    pub(super) fn cost(&self) -> u32 {
        const OF_VALUE: u32 = 1;
        const OF_TEXT: u32 = 16;
        match self {
            Self::Contains(_) => OF_TEXT,
            _ => OF_VALUE,
        }
    }

    fn matches(&self, value: FieldValue<'_>) -> bool {
        match self {
            Self::Empty => value.is_empty(),
            Self::Exists => value != FieldValue::Missing,
            // Of texts, the leaf knows.
            Self::Contains(_) => false,
            Self::Checkbox(wanted) => (value == FieldValue::Checkbox(true)) == *wanted,
            Self::AnyCheckbox => true,
            Self::Order(order, scalar) => match scalar.locate(value) {
                Some(found) => order.admits(found),
                None => order.admits_missing(),
            },
            Self::In(scalars) => scalars.iter().any(|scalar| scalar.equals(value)),
            Self::AllIn(scalars) => scalars.iter().all(|scalar| scalar.equals(value)),
            Self::ExactIn(scalars) => {
                !value.is_empty() && scalars.iter().all(|scalar| scalar.equals(value))
            }
            Self::HasAny(wanted) => symbols(value).iter().any(|held| wanted.contains(held)),
            Self::HasAll(wanted) => {
                let held = symbols(value);
                wanted.iter().all(|wanted| held.contains(wanted))
            }
            Self::HasExactly { wanted, live } => {
                let held = symbols(value);
                let counts =
                    |symbol: &&Symbol| live.as_ref().is_none_or(|live| live.contains(symbol));
                // An empty value has not every one of at least one wanted symbol.
                wanted.iter().all(|wanted| held.contains(wanted))
                    && held.iter().filter(counts).all(|held| wanted.contains(held))
            }
            Self::Nothing => false,
        }
    }
}

fn symbols(value: FieldValue<'_>) -> &[Symbol] {
    match value {
        FieldValue::List(symbols) => symbols,
        _ => &[],
    }
}
