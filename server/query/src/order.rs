//! Sorts, made ready once and then asked for any two rows (query.md 7).
//!
//! Every sort turns a row's value into a part that can be compared with the part of any other row, also of another
//! space whose options and symbols differ. Within one space each value becomes a number first ([`Sorts::numbered`]),
//! with places of texts that the keeper of the rows keeps ([`Places`]), so that nothing but numbers is compared for
//! most rows.

mod compile;
mod ladder;
mod listed;
mod numbers;
mod part;
mod places;

use std::cmp::Ordering;

use rolltop_document::bundled::LAST_MODIFIED_DATE;
use rolltop_document::view::{EmptyPlacement, Sort, SortDirection};

use crate::filter::{QueryContext, Unusable};
use crate::value::{FieldRef, FieldValue, Fields, Row, Symbol};
use listed::Listed;
use part::Kind;

pub use numbers::{Number, NumberedSorts, PlaceKeeper, PlacedRow};
pub(crate) use places::head;
pub use places::{Places, TextOrder};

/// A row that can be sorted.
pub trait SortRow: Row {
    /// What stands for the object when it is sorted by name: its name; of a note without one its snippet.
    fn title(&self) -> &str;

    /// The name of the object behind an entry of an objects or files value; empty when it has none or is gone.
    fn target_name(&self, target: Symbol) -> &str;
}

/// Sorts ready for rows: names, options and positions are resolved. The identity of the rows, which comes last, is
/// the caller's to compare.
#[derive(Clone, Debug, Default)]
pub struct Sorts {
    keys: Vec<Key>,
    unusable: Vec<Unusable>,
}

/// One sort.
#[derive(Clone, Debug)]
struct Key {
    source: Source,
    kind: Kind,
    direction: SortDirection,
    empties: Option<EmptyPlacement>,
    /// The values that come first; of [`SortDirection::Custom`] only.
    listed: Listed,
}

/// Where the value of a sort comes from.
#[derive(Clone, Copy, Debug)]
enum Source {
    Field(FieldRef),
    Title,
}

/// The order of queries that ask for none: the latest change first.
pub fn latest_first() -> Sort {
    Sort {
        property: LAST_MODIFIED_DATE.to_owned(),
        direction: SortDirection::Desc,
        custom_order: Vec::new(),
        empty_placement: None,
        include_time: true,
        no_collate: false,
    }
}

impl Sorts {
    /// Makes sorts ready; `fields` gathers the properties that they read. A sort whose property is gone is left out.
    pub fn compile(sorts: &[Sort], cx: &QueryContext<'_>, fields: &mut Fields) -> Self {
        compile::sorts(sorts, cx, fields)
    }

    /// Rows are not sorted by any value.
    pub fn is_empty(&self) -> bool {
        self.keys.is_empty()
    }

    /// The sorts that were left out; only stored ones can be.
    pub fn unusable(&self) -> &[Unusable] {
        &self.unusable
    }

    /// Compares two rows of the space that the sorts were made ready for.
    pub fn compare(&self, a: &dyn SortRow, b: &dyn SortRow) -> Ordering {
        self.compare_across(a, self, b)
    }

    /// Compares a row with one of another space, for which `theirs` are the same sorts.
    pub fn compare_across(&self, a: &dyn SortRow, theirs: &Self, b: &dyn SortRow) -> Ordering {
        let orders = self.keys.iter().zip(&theirs.keys);
        let mut orders = orders.map(|(ours, theirs)| ours.compare(a, theirs, b));
        orders
            .find(|order| order.is_ne())
            .unwrap_or(Ordering::Equal)
    }
}

impl Key {
    fn compare(&self, a: &dyn SortRow, theirs: &Self, b: &dyn SortRow) -> Ordering {
        let (ours, other) = (self.value(a), theirs.value(b));
        if self.direction == SortDirection::Custom {
            let position = self.listed.position(ours);
            let by_list = position.cmp(&theirs.listed.position(other));
            // Equal listed values are equal, also where their spaces keep them in different places.
            if by_list.is_ne() || self.listed.has(position) {
                return by_list;
            }
        }
        let (ours, other) = (self.kind.part(ours, a), theirs.kind.part(other, b));
        match (ours.is_empty(), other.is_empty()) {
            (true, true) => Ordering::Equal,
            (true, false) => self.empty_order(),
            (false, true) => self.empty_order().reverse(),
            (false, false) => self.directed(ours.compare(&other)),
        }
    }

    fn value<'r>(&self, row: &'r dyn SortRow) -> FieldValue<'r> {
        match self.source {
            Source::Field(field) => row.value(field),
            Source::Title => FieldValue::Text(row.title()),
        }
    }

    /// An empty value against another: below everything, unless a place is asked for.
    fn empty_order(&self) -> Ordering {
        match self.empties {
            Some(EmptyPlacement::Start) => Ordering::Less,
            Some(EmptyPlacement::End) => Ordering::Greater,
            None => self.directed(Ordering::Less),
        }
    }

    /// What a custom order does not list is ascending.
    fn directed(&self, order: Ordering) -> Ordering {
        match self.direction {
            SortDirection::Desc => order.reverse(),
            SortDirection::Asc | SortDirection::Custom => order,
        }
    }
}
