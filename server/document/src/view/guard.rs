//! Finds date comparisons that also match objects without a date (query.md 5, document.md 6.6).

use super::{Condition, ConditionWord, FilterLeaf, FilterNode};
use crate::bundled::{CREATED_DATE, LAST_MODIFIED_DATE};
use crate::issue::Issue;

/// Dates that every object has.
const ALWAYS_SET: [&str; 2] = [CREATED_DATE, LAST_MODIFIED_DATE];

/// A date comparison without a guard against objects that have no date.
#[derive(Clone, Debug, PartialEq)]
pub struct Unguarded<'n> {
    /// Positions of the nodes on the path to the leaf; the last is that of the leaf.
    pub position: Vec<usize>,
    /// The leaf.
    pub leaf: &'n FilterLeaf,
}

impl Unguarded<'_> {
    /// The warning for it, without a path. `word` renders conditions in the caller's form of filters.
    pub fn advice(&self, word: ConditionWord) -> Issue {
        let condition = self.leaf.condition.unwrap_or(Condition::Less);
        let message = format!("objects without a date match {}, too", word(condition));
        Issue::pathless(message).hint(format!(
            "join it by AND with {} on the same property to leave them out",
            word(Condition::NotEmpty)
        ))
    }
}

/// Every date leaf with `less` or `less_or_equal` that also matches objects without a date. The nodes are joined by
/// AND. `is_date` is called with an internal key.
pub fn unguarded_dates<'n>(
    nodes: &'n [FilterNode],
    is_date: &dyn Fn(&str) -> bool,
) -> Vec<Unguarded<'n>> {
    let mut search = Search {
        is_date,
        guards: Vec::new(),
        position: Vec::new(),
        found: Vec::new(),
    };
    search.joined_by_and(nodes);
    search.found
}

struct Search<'n, 'a> {
    is_date: &'a dyn Fn(&str) -> bool,
    /// Properties that the enclosing ANDs guard.
    guards: Vec<&'n str>,
    position: Vec<usize>,
    found: Vec<Unguarded<'n>>,
}

impl<'n> Search<'n, '_> {
    /// A `not_empty` or `exists` leaf among nodes joined by AND guards all of them and their descendants.
    fn joined_by_and(&mut self, nodes: &'n [FilterNode]) {
        let outer = self.guards.len();
        self.guards.extend(properties_under(
            nodes,
            &[Condition::NotEmpty, Condition::Exists],
        ));
        self.each(nodes, &[]);
        self.guards.truncate(outer);
    }

    /// Checks each node. A leaf is safe if a guard covers it, or an `empty` leaf next to it in an OR.
    fn each(&mut self, nodes: &'n [FilterNode], beside: &[&str]) {
        for (position, node) in nodes.iter().enumerate() {
            self.position.push(position);
            match node {
                FilterNode::Leaf(leaf) => self.leaf(leaf, beside),
                FilterNode::Group {
                    any: false,
                    filters,
                    ..
                } => self.joined_by_and(filters),
                FilterNode::Group {
                    any: true, filters, ..
                } => {
                    let beside: Vec<_> = properties_under(filters, &[Condition::Empty]).collect();
                    self.each(filters, &beside);
                }
            }
            self.position.pop();
        }
    }

    fn leaf(&mut self, leaf: &'n FilterLeaf, beside: &[&str]) {
        let property = leaf.property.as_str();
        let below = matches!(
            leaf.condition,
            Some(Condition::Less | Condition::LessOrEqual)
        );
        let is_guarded = ALWAYS_SET.contains(&property)
            || self.guards.contains(&property)
            || beside.contains(&property);
        if below && !is_guarded && (self.is_date)(property) {
            self.found.push(Unguarded {
                position: self.position.clone(),
                leaf,
            });
        }
    }
}

/// The properties of the direct leaves with one of these conditions.
fn properties_under<'n>(
    nodes: &'n [FilterNode],
    conditions: &'static [Condition],
) -> impl Iterator<Item = &'n str> {
    nodes.iter().filter_map(move |node| match node {
        FilterNode::Leaf(leaf) if leaf.condition.is_some_and(|c| conditions.contains(&c)) => {
            Some(leaf.property.as_str())
        }
        FilterNode::Leaf(_) | FilterNode::Group { .. } => None,
    })
}
