//! Filter evaluation: a compiled predicate tree, evaluated recursively for one row at a time (query.md 5).
//!
//! A group evaluates its cheap members first. Many `contains` of one property under the same OR become one
//! multi-pattern search.

mod compile;
mod condition;

use rolltop_document::vocabulary::Vocabulary;

use crate::dates::Moment;
use crate::value::{Row, Symbols};
use condition::Leaf;

/// The inputs of the compilation of filters and sorts.
#[derive(Clone, Copy)]
pub struct QueryContext<'a> {
    /// The properties, options and types of the space.
    pub vocabulary: &'a Vocabulary,
    /// The symbols of the ids in stored values.
    pub symbols: &'a dyn Symbols,
    /// The clock reading of the request and its zone.
    pub moment: &'a Moment,
    /// Values of the placeholders of a stored view; `None` for a search, where placeholders are plain values.
    pub placeholders: Option<Placeholders<'a>>,
}

/// Values of the placeholders of a stored view (query.md 12).
#[derive(Clone, Copy, Debug, Default)]
pub struct Placeholders<'a> {
    /// Id of the object that hosts the view.
    pub host: Option<&'a str>,
    /// Id of the calling member; `None` without an account.
    pub caller: Option<&'a str>,
}

/// A leaf of a stored filter, or a stored sort, that cannot be evaluated as written.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Unusable {
    /// The property was removed: it is missing on every object, so that the leaf matches all objects or none.
    Gone {
        /// Internal key of the removed property.
        key: String,
        /// The leaf matches every object, as negated conditions and `empty` do.
        matches: bool,
    },
    /// The property of a sort was removed: the sort is ignored.
    Unsorted {
        /// Internal key of the removed property.
        key: String,
    },
    /// The leaf cannot be evaluated and is ignored.
    Ignored {
        /// Internal key of the leaf's property.
        key: String,
        /// Why, as the end of a sentence.
        reason: &'static str,
    },
}

/// A compiled filter: names, options and dates are resolved.
#[derive(Clone, Debug)]
pub struct Filter {
    root: Node,
    unusable: Vec<Unusable>,
}

/// A predicate tree. The parsers bound its depth.
#[derive(Clone, Debug)]
enum Node {
    All(Vec<Node>),
    Any(Vec<Node>),
    Leaf(Leaf),
}

impl Filter {
    /// True if the row passes.
    pub fn matches(&self, row: &impl Row) -> bool {
        self.root.matches(row)
    }

    /// The leaves that cannot be evaluated as written; only stored filters have any.
    pub fn unusable(&self) -> &[Unusable] {
        &self.unusable
    }
}

impl Node {
    fn matches(&self, row: &impl Row) -> bool {
        match self {
            Self::All(nodes) => nodes.iter().all(|node| node.matches(row)),
            Self::Any(nodes) => nodes.iter().any(|node| node.matches(row)),
            Self::Leaf(leaf) => leaf.matches(row),
        }
    }

    /// Relative cost of an evaluation.
    fn cost(&self) -> u32 {
        match self {
            Self::All(nodes) | Self::Any(nodes) => nodes.iter().map(Self::cost).sum(),
            Self::Leaf(leaf) => leaf.cost(),
        }
    }
}
