//! Warnings about filters that name unknown objects of the space (query.md 3.3).

use serde_json::Value;

use super::{CALLER_PLACEHOLDER, FilterNode, HOST_PLACEHOLDER, PLACEHOLDER_PREFIX, leaf_path};
use crate::bundled::TYPE;
use crate::issue::Issue;
use crate::kinds::Format;
use crate::path::Path;
use crate::similar::known_list;
use crate::vocabulary::Vocabulary;
use crate::wording::shown;

/// The paths at which warnings about leaves are reported.
#[derive(Clone, Debug)]
pub enum LeafPaths {
    /// All at the text of the filter.
    Text(Path),
    /// Each at its place in the tree at this path.
    Tree(Path),
}

impl LeafPaths {
    /// The path of a leaf, given the positions of the nodes on the path to it.
    pub fn of_leaf(&self, position: &[usize]) -> Path {
        match self {
            Self::Text(path) => path.clone(),
            Self::Tree(root) => leaf_path(root.clone(), position),
        }
    }
}

/// One warning for each leaf that names objects that the space does not contain; they match nothing. `are_held` is
/// called once with all ids and returns whether the space contains each.
pub fn unknown_ids(
    nodes: &[FilterNode],
    paths: &LeafPaths,
    vocabulary: &Vocabulary,
    are_held: impl FnOnce(&[&str]) -> Vec<bool>,
) -> Vec<Issue> {
    let leaves = leaves(nodes, vocabulary);
    let ids = leaves.iter().flat_map(|leaf| &leaf.ids).copied();
    let ids: Vec<&str> = ids.collect();
    let mut are_held = are_held(&ids).into_iter();
    let warnings = leaves.into_iter().filter_map(|leaf| {
        let ids = leaf.ids.into_iter();
        let unknown: Vec<&str> = ids.filter(|_| are_held.next() != Some(true)).collect();
        let ids = known_list(unknown.iter().copied())?;
        let message = match unknown.as_slice() {
            [_] => format!("the space holds no object {ids}: it matches nothing"),
            _ => format!("the space holds none of the objects {ids}: they match nothing"),
        };
        let issue = Issue::at(paths.of_leaf(&leaf.position), message);
        Some(issue.hint("send the full ids of objects of this space"))
    });
    warnings.collect()
}

/// The same for a stored filter. Placeholders are replaced at execution. A leaf with an unknown placeholder is then
/// ignored, which gets a warning too (query.md 12).
pub fn unknown_ids_of_kept(
    nodes: &[FilterNode],
    paths: &LeafPaths,
    vocabulary: &Vocabulary,
    holds: impl Fn(&str) -> bool,
) -> Vec<Issue> {
    let holds = |id: &&str| id.starts_with(PLACEHOLDER_PREFIX) || holds(id);
    let mut warnings = unknown_ids(nodes, paths, vocabulary, |ids| {
        ids.iter().map(holds).collect()
    });
    warnings.extend(idle_placeholders(nodes, paths, vocabulary));
    warnings
}

/// One warning for each leaf with an unknown placeholder.
fn idle_placeholders(
    nodes: &[FilterNode],
    paths: &LeafPaths,
    vocabulary: &Vocabulary,
) -> Vec<Issue> {
    let warnings = leaves(nodes, vocabulary).into_iter().filter_map(|leaf| {
        let mut ids = leaf.ids.into_iter();
        let idle = ids.find(|id| id.starts_with(PLACEHOLDER_PREFIX) && !stands_for_object(id))?;
        let message = format!(
            "the placeholder {idle} has no meaning here: this filter is ignored when rows are read",
            idle = shown(idle)
        );
        let issue = Issue::at(paths.of_leaf(&leaf.position), message);
        Some(issue.hint(format!(
            "{HOST_PLACEHOLDER} stands for the object that has the view, {CALLER_PLACEHOLDER} for the caller"
        )))
    });
    warnings.collect()
}

/// A leaf that compares with objects.
struct ObjectsLeaf<'n> {
    /// Positions of the nodes on the path to it; the last is its own.
    position: Vec<usize>,
    ids: Vec<&'n str>,
}

/// The leaves that compare with objects, in input order.
fn leaves<'n>(nodes: &'n [FilterNode], vocabulary: &Vocabulary) -> Vec<ObjectsLeaf<'n>> {
    let mut found = Vec::new();
    FilterNode::each_leaf(nodes, |position, leaf| {
        let mut ids = leaf.value.iter().flat_map(ids_of).peekable();
        if ids.peek().is_none() || leaf.property == TYPE {
            return;
        }
        let format = vocabulary.property(&leaf.property).map(|def| def.format);
        if matches!(format, Some(Format::Objects | Format::Files)) {
            found.push(ObjectsLeaf {
                position: position.to_vec(),
                ids: ids.collect(),
            });
        }
    });
    found
}

fn stands_for_object(placeholder: &str) -> bool {
    [HOST_PLACEHOLDER, CALLER_PLACEHOLDER].contains(&placeholder)
}

/// The ids of a value: the elements of a list, or the single value.
fn ids_of(value: &Value) -> impl Iterator<Item = &str> {
    let values = value
        .as_array()
        .map_or(std::slice::from_ref(value), Vec::as_slice);
    values.iter().filter_map(Value::as_str)
}
