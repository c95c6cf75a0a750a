//! Filters, made ready once and then held against each row (query.md 5).
//!
//! What a row costs is bounded by the leaves of the filter and the texts of the row: each text is read once for all
//! leaves that look into it, values of a list are looked up and not compared one by one, and groups that say nothing
//! of their own are drawn together.

mod compile;
mod test;

use std::collections::HashSet;

use rolltop_document::view::FilterNode;
use rolltop_document::vocabulary::Vocabulary;

use crate::contains::{Held, NeedleSet};
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
    /// The property is gone: every object counts as having no value, so that the leaf matches all of them or none.
    Gone {
        /// Its internal key, the only one left.
        key: String,
        /// It matches every object, as negated conditions and `empty` do.
        matches: bool,
    },
    /// The property of a sort is gone: the sort is left out.
    Unsorted {
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
    /// The texts that leaves look for.
    needles: Vec<NeedleSet>,
    unusable: Vec<Unusable>,
}

/// A filter at work: what it knows of the row at hand.
#[derive(Debug)]
pub struct Sieve<'f> {
    filter: &'f Filter,
    held: Held<'f>,
}

#[derive(Clone, Debug, PartialEq)]
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

    /// Begins to hold it against rows.
    pub fn sieve(&self) -> Sieve<'_> {
        Sieve {
            filter: self,
            held: Held::new(&self.needles),
        }
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

impl Sieve<'_> {
    /// True if the row passes.
    pub fn passes<R: Row + ?Sized>(&mut self, row: &R) -> bool {
        self.held.next_row();
        self.filter.root.matches(row, &mut self.held)
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
    fn matches<R: Row + ?Sized>(&self, row: &R, held: &mut Held<'_>) -> bool {
        match self {
            Self::All(nodes) => nodes.iter().all(|node| node.matches(row, held)),
            Self::Any(nodes) => nodes.iter().any(|node| node.matches(row, held)),
            Self::Leaf(leaf) => leaf.matches(row, held),
        }
    }
}

/// Symbols that count in an exact comparison: those of options that still exist.
type LiveOptions = HashSet<crate::value::Symbol>;
