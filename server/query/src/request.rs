//! The structured filter of a search (query.md 4), and the types that a filter selects.

use rolltop_document::block::parse_query_filters;
use rolltop_document::bundled::TYPE;
use rolltop_document::findings::Findings;
use rolltop_document::limits::MAX_SEARCH_FILTERS;
use rolltop_document::path::Path;
use rolltop_document::view::{Condition, FilterNode};
use rolltop_document::vocabulary::KeyResolver;
use serde_json::Value;

/// Parses the `filters` of a search at `path`.
pub fn parse_filters(
    value: &Value,
    path: &Path,
    names: &dyn KeyResolver,
    out: &mut Findings,
) -> Vec<FilterNode> {
    parse_query_filters(value, MAX_SEARCH_FILTERS, path, names, out)
}

/// A type that a leaf selects.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct WantedType<'n> {
    /// Positions of the nodes from the root to the leaf.
    pub position: Vec<usize>,
    /// Internal key of the type.
    pub key: &'n str,
}

/// The types that a filter selects, in its order: the values of its `type` leaves, at any depth, whose condition is not
/// negated (query.md 6.3).
pub fn wanted_types(nodes: &[FilterNode]) -> Vec<WantedType<'_>> {
    let is_positive = |condition: Condition| !condition.positive().1;
    let mut wanted = Vec::new();
    FilterNode::each_leaf(nodes, |position, leaf| {
        let is_asked = leaf.property == TYPE && leaf.condition.is_some_and(is_positive);
        let values = leaf.value.as_ref().filter(|_| is_asked);
        wanted.extend(values.into_iter().flat_map(texts).map(|key| WantedType {
            position: position.to_vec(),
            key,
        }));
    });
    wanted
}

/// The strings of a value: the entries of a list, or the value itself.
fn texts(value: &Value) -> impl Iterator<Item = &str> {
    let values = value
        .as_array()
        .map_or(std::slice::from_ref(value), Vec::as_slice);
    values.iter().filter_map(Value::as_str)
}
