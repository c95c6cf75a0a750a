//! One comparison against the value of one field (query.md 5).

use std::borrow::Borrow;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use super::LiveOptions;
use super::ranges::Ranges;
use crate::cells::{Cells, HeldBy};
use crate::contains::Sought;
use crate::rows::{BLOCK, Column, Mask, NONE, count, retain};
use crate::spread::SPREAD;
use crate::value::{FieldRef, FieldValue, Symbol};

/// A comparison and whether it is negated: the complement is taken here and nowhere else.
#[derive(Clone, Debug, Hash, PartialEq)]
pub(super) struct Leaf {
    /// `None` for a property that is gone: every row counts as without a value.
    pub(super) field: Option<FieldRef>,
    pub(super) test: Test,
    pub(super) negated: bool,
}

/// Rows of a block up to which each is judged for itself: of more, the cells of the whole block are looked at.
const SPARSE: usize = BLOCK / 8;

impl Leaf {
    /// Takes out of a block, whose first row this is, what does not match.
    pub(super) fn narrow<C: Column>(&self, mask: &mut Mask, first: u32, columns: &[C]) {
        let column = self.field.and_then(|field| columns.get(field.index()));
        // Of a column that few rows have a value in, those few are looked at.
        let is_worth =
            |cells: &Cells<'_>| matches!(cells.held, HeldBy::These(_)) || count(mask) > SPARSE;
        match (&self.test, column) {
            (test, Some(column)) => match column.cells(first).filter(is_worth) {
                Some(cells) => test.narrow_cells(self.negated, mask, first, &cells, column),
                None => retain(mask, first, |row| {
                    test.matches(column.value(row)) != self.negated
                }),
            },
            (test, None) => {
                if test.matches(FieldValue::Missing) == self.negated {
                    *mask = NONE;
                }
            }
        }
    }
}

/// A positive condition with its operand.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Test {
    Empty,
    Exists,
    Contains(Sought),
    /// Any text, the empty one too: each contains the empty one.
    Text,
    Checkbox(bool),
    /// True for `in` with both values.
    AnyCheckbox,
    /// Comparisons of texts, numbers and dates.
    Within(Ranges),
    HasAny(SymbolSet),
    /// Of several: [`Test::has_all`].
    HasAll(SymbolSet),
    HasExactly {
        wanted: SymbolSet,
        /// Of a select property the options that exist: whatever else an object's value holds does not count, unless it is
        /// wanted. `None` where everything counts.
        live: Option<Arc<LiveOptions>>,
    },
    /// Wants an id that no value holds.
    Nothing,
}

/// Distinct symbols, in their order.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct SymbolSet(Vec<Symbol>);

impl Hash for SymbolSet {
    fn hash<H: Hasher>(&self, state: &mut H) {
        // Drawn together first: a hash that withstands chosen numbers takes as long for each. Sets that were
        // chosen to be drawn alike are compared one by one, and a filter has a thousand at most.
        let drawn = self.0.iter().fold(self.0.len() as u64, |drawn, symbol| {
            (drawn ^ u64::from(symbol.0)).wrapping_mul(SPREAD)
        });
        drawn.hash(state);
    }
}

/// What [`Test::Contains`] costs.
pub(super) const OF_CONTAINS: u32 = 16;

/// Symbols up to which a list is gone through for each.
const FEW: usize = 16;

impl SymbolSet {
    pub(super) fn new(mut symbols: Vec<Symbol>) -> Self {
        symbols.sort_unstable();
        symbols.dedup();
        Self(symbols)
    }

    /// Those of all of these sets.
    pub(super) fn union(sets: impl Iterator<Item = impl Borrow<Self>>) -> Self {
        let mut symbols = Vec::new();
        sets.for_each(|set| symbols.extend_from_slice(&set.borrow().0));
        Self::new(symbols)
    }

    pub(super) fn has(&self, symbol: &Symbol) -> bool {
        self.0.binary_search(symbol).is_ok()
    }

    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &Symbol> {
        self.0.iter()
    }

    /// True if every one of them is in the list.
    fn are_all_in(&self, list: &[Symbol]) -> bool {
        if self.0.len() > list.len() {
            return false;
        }
        if self.0.len() <= FEW {
            return self.0.iter().all(|symbol| list.contains(symbol));
        }
        let list = Self::new(list.to_vec());
        self.0.iter().all(|symbol| list.has(symbol))
    }
}

/// Equal tests are the same to it; some that are not may be.
impl Hash for Test {
    fn hash<H: Hasher>(&self, state: &mut H) {
        std::mem::discriminant(self).hash(state);
        match self {
            Self::Within(ranges) => ranges.hash(state),
            Self::HasAny(wanted) | Self::HasAll(wanted) | Self::HasExactly { wanted, .. } => {
                wanted.hash(state);
            }
            Self::Contains(sought) => sought.hash(state),
            Self::Checkbox(wanted) => wanted.hash(state),
            Self::Empty | Self::Exists | Self::Text | Self::AnyCheckbox | Self::Nothing => {}
        }
    }
}

impl Test {
    /// A list has all of these.
    pub(super) fn has_all(wanted: SymbolSet) -> Self {
        // All of one is any of it.
        if wanted.len() == 1 {
            Self::HasAny(wanted)
        } else {
            Self::HasAll(wanted)
        }
    }

    /// About how long a row takes, in no unit: a text is looked up, or looked through as a whole, and lists may have to be.
    pub(super) fn cost(&self) -> u32 {
        match self {
            Self::Contains(_) => OF_CONTAINS,
            Self::Within(ranges) if !ranges.line.are_numbers() => 4,
            Self::HasAny(_) => 2,
            Self::HasAll(_) | Self::HasExactly { .. } => 4,
            _ => 1,
        }
    }

    /// It wants a list to be one of so many as a whole: what does not count is the same for all such tests of a property.
    pub(super) fn is_of_wholes(&self) -> bool {
        match self {
            Self::HasExactly { wanted, live } => {
                let live = live.as_ref();
                live.is_none_or(|live| wanted.iter().all(|symbol| live.contains(symbol)))
            }
            _ => false,
        }
    }

    /// The symbols that it asks a list for.
    pub(super) fn symbols(&self) -> Option<&SymbolSet> {
        match self {
            Self::HasAny(wanted) | Self::HasAll(wanted) | Self::HasExactly { wanted, .. } => {
                Some(wanted)
            }
            _ => None,
        }
    }

    #[inline]
    pub(super) fn matches(&self, value: FieldValue<'_>) -> bool {
        match self {
            Self::Empty => value.is_empty(),
            Self::Exists => value != FieldValue::Missing,
            // Whoever knows which texts hold it ([`crate::contains::Held`]).
            Self::Contains(_) => false,
            Self::Text => matches!(value, FieldValue::Text(_)),
            Self::Checkbox(wanted) => (value == FieldValue::Checkbox(true)) == *wanted,
            Self::AnyCheckbox => true,
            Self::Within(ranges) => ranges.hold(value),
            Self::HasAny(wanted) => value.entries().iter().any(|held| wanted.has(held)),
            Self::HasAll(wanted) => wanted.are_all_in(value.entries()),
            Self::HasExactly { wanted, live } => {
                let held = value.entries();
                let counts =
                    |symbol: &Symbol| live.as_ref().is_none_or(|live| live.contains(symbol));
                // An empty value has not every one of at least one wanted symbol.
                wanted.are_all_in(held) && held.iter().all(|held| wanted.has(held) || !counts(held))
            }
            Self::Nothing => false,
        }
    }
}
