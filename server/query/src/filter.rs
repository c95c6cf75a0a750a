//! Filters, made ready once and then held against each row (query.md 5).
//!
//! Rows are judged leaf by leaf, a block of them at a time: what a leaf needs is found once for the block, and later
//! leaves see only the rows that are still in question. What a row costs is hardly more for many leaves than for few:
//! each text is read once for all leaves that look into it, unless few and short ones are, comparisons of one property
//! that are joined are one, groups that say nothing of their own are drawn together, and where several leaves of one
//! property lie apart and it pays, its values are located once among all that they are compared with, and each leaf takes
//! the rows that lie in its place. Many groups of such leaves are judged at once where they ask for few properties.

mod cells;
mod compile;
mod fold;
mod groups;
mod place;
mod ranges;
mod scale;
mod sorted;
mod test;
mod texts;

use std::collections::HashSet;
use std::sync::Arc;

use rolltop_document::view::FilterNode;
use rolltop_document::vocabulary::Vocabulary;

use crate::contains::{Held, NeedleSet, Wanted};
use crate::dates::Moment;
use crate::rows::{Block, Column, Mask, NONE, RowSet, Rows};
use crate::value::{FieldRef, Fields, Symbols};
use groups::{Groups, Room};
use place::Placed;
use scale::Scale;
use sorted::Sorted;
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
    root: Step,
    /// The scales on which tests lie.
    scales: Vec<Scale>,
    /// How many fields it reads.
    fields: usize,
    /// The texts that leaves look for.
    needles: Vec<NeedleSet>,
    unusable: Vec<Unusable>,
}

/// A tree of tests.
#[derive(Debug, Hash, PartialEq)]
enum Node {
    All(Vec<Node>),
    Any(Vec<Node>),
    Leaf(Leaf),
}

/// The same as it is run.
#[derive(Clone, Debug)]
enum Step {
    All(Vec<Step>),
    Any(Vec<Step>),
    Leaf(Leaf),
    /// Of this field the texts that hold what is wanted, or those that do not.
    Contains(FieldRef, Wanted, bool),
    Placed(Placed),
    Groups(Groups),
    /// Holds all tests that lie on these scales: they are asked about no other rows than this step.
    Over(Vec<usize>, Box<Step>),
}

/// A filter on its way through the blocks of a set of rows. Blocks have nothing to do with one another: several may go
/// through those of one set at a time, each through some of them ([`Self::another`]).
#[derive(Debug)]
pub struct Narrowing<'f, C> {
    root: &'f Step,
    columns: Arc<[C]>,
    sight: Sight<'f>,
}

/// What a filter knows of the block at hand.
#[derive(Debug)]
struct Sight<'f> {
    held: Held<'f>,
    /// By scale.
    sorted: Vec<Sorted<'f>>,
    room: Room,
}

impl Filter {
    /// Makes nodes that are joined by AND ready; `fields` gathers the properties that they read. No nodes match
    /// everything.
    pub fn compile(nodes: &[FilterNode], cx: &QueryContext<'_>, fields: &mut Fields) -> Self {
        compile::filter(nodes, cx, fields)
    }

    /// Takes out of a set the rows that do not pass.
    pub fn narrow<R: Rows>(&self, rows: &mut RowSet, keeper: &R) {
        let blocks = rows.blocks_mut();
        if let Some(mut narrowing) = self.narrowing(blocks.len(), keeper) {
            blocks.for_each(|block| narrowing.narrow(block));
        }
    }

    /// The same for so many blocks, one after the other; `None` if every row passes.
    pub fn narrowing<'r, R: Rows>(
        &self,
        blocks: usize,
        keeper: &'r R,
    ) -> Option<Narrowing<'_, R::Column<'r>>> {
        if self.is_trivial() {
            return None;
        }
        let fields = (0..self.fields).map(FieldRef::at);
        Some(Narrowing {
            root: &self.root,
            columns: fields.map(|field| keeper.column(field)).collect(),
            sight: Sight {
                held: Held::new(&self.needles, blocks),
                sorted: self.scales.iter().map(Sorted::new).collect(),
                room: Room::default(),
            },
        })
    }

    /// True if every row passes.
    fn is_trivial(&self) -> bool {
        matches!(&self.root, Step::All(steps) if steps.is_empty())
    }

    /// The leaves that do not do what they say; only stored filters have any.
    pub fn unusable(&self) -> &[Unusable] {
        &self.unusable
    }
}

impl<C: Column> Narrowing<'_, C> {
    /// Takes the rows out of a block that do not pass.
    pub fn narrow(&mut self, block: Block<'_>) {
        let Block { first, mask } = block;
        self.sight.held.begin();
        self.root
            .narrow(mask, first, &self.columns, &mut self.sight);
    }
}

impl<C> Narrowing<'_, C> {
    /// The same filter for other blocks of the set. What this one has made ready, and learnt of the blocks before, it has.
    pub fn another(&self) -> Self {
        Self {
            root: self.root,
            columns: Arc::clone(&self.columns),
            sight: self.sight.another(),
        }
    }
}

impl Sight<'_> {
    fn another(&self) -> Self {
        Self {
            held: self.held.another(),
            sorted: self.sorted.iter().map(Sorted::another).collect(),
            room: Room::default(),
        }
    }
}

impl Step {
    /// Takes out of a block, whose first row this is, what does not pass. The depth of a tree is bounded where it is
    /// parsed.
    fn narrow<C: Column>(&self, mask: &mut Mask, first: u32, columns: &[C], sight: &mut Sight<'_>) {
        match self {
            Self::All(steps) => {
                for step in steps {
                    if *mask == NONE {
                        return;
                    }
                    step.narrow(mask, first, columns, sight);
                }
            }
            Self::Any(steps) => {
                let mut passing = NONE;
                for step in steps {
                    if *mask == NONE {
                        break;
                    }
                    let mut these = *mask;
                    step.narrow(&mut these, first, columns, sight);
                    for ((left, passing), these) in mask.iter_mut().zip(&mut passing).zip(these) {
                        *passing |= these;
                        *left &= !these;
                    }
                }
                *mask = passing;
            }
            Self::Leaf(leaf) => leaf.narrow(mask, first, columns),
            Self::Contains(field, wanted, negated) => {
                if let Some(column) = columns.get(field.index()) {
                    sight.held.narrow(*wanted, *negated, mask, first, column);
                }
            }
            Self::Placed(placed) => {
                if let Some(sorted) = sight.sorted.get_mut(placed.scale) {
                    sorted.narrow(placed, mask, first, columns);
                }
            }
            Self::Groups(groups) => {
                let Sight { room, sorted, .. } = sight;
                let mut apart = groups.narrow(room, sorted, mask, first, columns);
                if apart != NONE
                    && let Some(step) = groups.one_by_one()
                {
                    step.narrow(&mut apart, first, columns, sight);
                    for (word, apart) in mask.iter_mut().zip(apart) {
                        *word |= apart;
                    }
                }
            }
            Self::Over(scales, step) => {
                for scale in scales {
                    if let Some(sorted) = sight.sorted.get_mut(*scale) {
                        sorted.begin(mask);
                    }
                }
                step.narrow(mask, first, columns, sight);
            }
        }
    }
}

/// Symbols that count in an exact comparison: those of options that still exist.
type LiveOptions = HashSet<crate::value::Symbol>;
