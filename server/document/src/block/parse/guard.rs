//! The warning for date comparisons that also match objects without a date (document.md 6.6).

use super::Parser;
use crate::issue::Issue;
use crate::place::Place;
use crate::view::{Condition, FilterLeaf, FilterNode};
use crate::vocabulary::Format;

impl Parser<'_> {
    /// Warns at every date leaf under `less` or `less_or_equal` that nothing guards against undated objects.
    pub(super) fn warn_unguarded(&mut self, nodes: &[FilterNode], place: &Place<'_>) {
        self.unguarded_in_and(nodes, place, &mut Vec::new());
    }

    /// Nodes joined by AND: a `not_empty` or `exists` among them guards them all, and what they hold.
    fn unguarded_in_and<'n>(
        &mut self,
        nodes: &'n [FilterNode],
        place: &Place<'_>,
        guards: &mut Vec<&'n str>,
    ) {
        let outer = guards.len();
        guards.extend(properties_under(
            nodes,
            &[Condition::NotEmpty, Condition::Exists],
        ));
        self.unguarded(nodes, place, guards, &[]);
        guards.truncate(outer);
    }

    /// Judges each node: leaves by the guards and by the `empty` leaves beside them in an OR.
    fn unguarded<'n>(
        &mut self,
        nodes: &'n [FilterNode],
        place: &Place<'_>,
        guards: &mut Vec<&'n str>,
        beside: &[&str],
    ) {
        for (position, node) in nodes.iter().enumerate() {
            let place = place.index(position);
            match node {
                FilterNode::Leaf(leaf) => {
                    let property = leaf.property.as_str();
                    let guarded = guards.contains(&property) || beside.contains(&property);
                    if !guarded && self.compares_dates_below(leaf) {
                        self.out.warn(unguarded(leaf, &place));
                    }
                }
                FilterNode::Group {
                    any: false,
                    filters,
                    ..
                } => {
                    self.unguarded_in_and(filters, &place.key("filters"), guards);
                }
                FilterNode::Group {
                    any: true, filters, ..
                } => {
                    let beside: Vec<_> = properties_under(filters, &[Condition::Empty]).collect();
                    self.unguarded(filters, &place.key("filters"), guards, &beside);
                }
            }
        }
    }

    fn compares_dates_below(&self, leaf: &FilterLeaf) -> bool {
        let below = matches!(
            leaf.condition,
            Some(Condition::Less | Condition::LessOrEqual)
        );
        let format = |key: &str| {
            self.cx
                .names
                .property(key)
                .ok()
                .and_then(|found| found.format)
        };
        below && format(&leaf.property) == Some(Format::Date)
    }
}

/// The properties of the leaves under one of these conditions, directly in the list.
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

fn unguarded(leaf: &FilterLeaf, place: &Place<'_>) -> Issue {
    let condition = leaf.condition.map_or("less", Condition::name);
    let message = format!("objects without a date match {condition}, too");
    Issue::at(place.path(), message)
        .hint("put a not_empty leaf on the same property beside it to leave them out")
}
