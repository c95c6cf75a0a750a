//! Filters, made ready once and then held against each row (query.md 5).

mod compile;
mod test;

use std::collections::HashSet;

use rolltop_document::view::FilterNode;
use rolltop_document::vocabulary::Vocabulary;

use crate::dates::Moment;
use crate::value::{Fields, Row, Symbols};
use test::Leaf;

/// What a filter or a sort is made ready with.
#[derive(Clone, Copy)]
pub struct QueryContext<'a> {
    /// The properties, options and types of the space.
    pub vocabulary: &'a Vocabulary,
    /// The ids that stored values hold.
    pub symbols: &'a dyn Symbols,
    /// When, and in which zone.
    pub moment: &'a Moment,
    /// What placeholders of stored views stand for; `None` for a search, where they are plain values.
    pub placeholders: Option<Placeholders<'a>>,
}

/// What the placeholders of a stored view stand for (query.md 12).
#[derive(Clone, Copy, Debug, Default)]
pub struct Placeholders<'a> {
    /// Id of the object that hosts the view.
    pub host: Option<&'a str>,
    /// Id of the calling member, where there is an account.
    pub caller: Option<&'a str>,
}

/// Why a leaf of a stored filter does not do what it says.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Unusable {
    /// The property is gone: every object counts as having no value, so that positive conditions match nothing.
    Gone {
        /// Its internal key, the only one left.
        key: String,
    },
    /// The leaf cannot be evaluated and is left out.
    Ignored {
        /// Internal key of its property.
        key: String,
        /// Why, as the end of a sentence.
        reason: &'static str,
    },
}

/// A filter ready for rows: names, options and dates are resolved.
#[derive(Clone, Debug)]
pub struct Filter {
    root: Node,
    unusable: Vec<Unusable>,
}

#[derive(Clone, Debug)]
enum Node {
    All(Vec<Node>),
    Any(Vec<Node>),
    Leaf(Leaf),
}

impl Filter {
    /// Makes nodes that are joined by AND ready; `fields` gathers the properties that they read. No nodes match
    /// everything.
    pub fn compile(nodes: &[FilterNode], cx: &QueryContext<'_>, fields: &mut Fields) -> Self {
        compile::filter(nodes, cx, fields)
    }

    /// True if the row passes.
    pub fn matches<R: Row + ?Sized>(&self, row: &R) -> bool {
        self.root.matches(row)
    }

    /// True if every row passes.
    pub fn is_trivial(&self) -> bool {
        matches!(&self.root, Node::All(nodes) if nodes.is_empty())
    }

    /// The leaves that do not do what they say; only stored filters have any.
    pub fn unusable(&self) -> &[Unusable] {
        &self.unusable
    }
}

impl Node {
    /// About how long a row takes, in no unit.
    fn cost(&self) -> u32 {
        match self {
            Self::All(nodes) | Self::Any(nodes) => {
                let costs = nodes.iter().map(Self::cost);
                costs.fold(0, u32::saturating_add)
            }
            Self::Leaf(leaf) => leaf.test.cost(),
        }
    }

    /// The depth of a tree is bounded where it is parsed.
    fn matches<R: Row + ?Sized>(&self, row: &R) -> bool {
        match self {
            Self::All(nodes) => nodes.iter().all(|node| node.matches(row)),
            Self::Any(nodes) => nodes.iter().any(|node| node.matches(row)),
            Self::Leaf(leaf) => leaf.matches(row),
        }
    }
}

/// Symbols that count in an exact comparison: those of options that still exist.
type LiveOptions = HashSet<crate::value::Symbol>;
