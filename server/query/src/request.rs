//! The structured members of a search: `filters` and `sorts` (query.md 4, 7).

use rolltop_document::block::{parse_query_filters, parse_query_sorts};
use rolltop_document::bundled::TYPE;
use rolltop_document::findings::Findings;
use rolltop_document::limits::MAX_SEARCH_FILTERS;
use rolltop_document::path::Path;
use rolltop_document::view::{Condition, FilterNode, Sort};
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

/// Parses the `sorts` of a search at `path`.
pub fn parse_sorts(
    value: &Value,
    path: &Path,
    names: &dyn KeyResolver,
    out: &mut Findings,
) -> Vec<Sort> {
    parse_query_sorts(value, path, names, out)
}

/// A type that a leaf asks for.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct WantedType<'n> {
    /// Positions of the nodes on the way to the leaf, the leaf's own last.
    pub position: Vec<usize>,
    /// Internal key of the type.
    pub key: &'n str,
}

/// The types that a filter asks for: those of its `type` leaves, at any depth, whose condition is not negated
/// (query.md 6.3); in the order of the filter.
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

/// Whether a filter or a sort reads the property with this internal key.
pub fn reads(nodes: &[FilterNode], sorts: &[Sort], key: &str) -> bool {
    let mut left: Vec<&FilterNode> = nodes.iter().collect();
    while let Some(node) = left.pop() {
        match node {
            FilterNode::Group { filters, .. } => left.extend(filters),
            FilterNode::Leaf(leaf) if leaf.property == key => return true,
            FilterNode::Leaf(_) => {}
        }
    }
    sorts.iter().any(|sort| sort.property == key)
}

/// The strings of a value: of a list, or the one.
fn texts(value: &Value) -> impl Iterator<Item = &str> {
    let values = value
        .as_array()
        .map_or(std::slice::from_ref(value), Vec::as_slice);
    values.iter().filter_map(Value::as_str)
}
