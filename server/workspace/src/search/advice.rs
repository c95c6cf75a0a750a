//! Advice on a filter that needs the objects of the space: ids that name nothing (query.md 3.3).

use rolltop_document::issue::Issue;
use rolltop_document::path::Path;
use rolltop_document::view::{FilterNode, leaf_path};
use rolltop_document::vocabulary::{Vocabulary, known_list};
use rolltop_query::request::named_objects;

use super::prepare::{FILTER, FILTERS, FilterForm};

/// Where the leaves of a filter are told of.
#[derive(Clone, Debug)]
pub(crate) enum LeafPaths {
    /// All of them at the text that they were written in.
    Text,
    /// Each at its place in the tree at this path.
    Tree(Path),
}

impl LeafPaths {
    pub(super) fn of(form: FilterForm) -> Self {
        match form {
            FilterForm::Text => Self::Text,
            FilterForm::Tree => Self::Tree(Path::pointer(FILTERS)),
        }
    }

    /// The path of a leaf, by the positions of the nodes on the way to it.
    fn of_leaf(&self, position: &[usize]) -> String {
        match self {
            Self::Text => FILTER.to_owned(),
            Self::Tree(root) => leaf_path(root.clone(), position).into(),
        }
    }
}

/// One warning for each leaf that names objects that the space does not hold.
pub(crate) fn unknown_ids(
    nodes: &[FilterNode],
    paths: &LeafPaths,
    vocabulary: &Vocabulary,
    holds: impl Fn(&str) -> bool,
) -> Vec<Issue> {
    let named = named_objects(nodes, vocabulary);
    let leaves = named.chunk_by(|a, b| a.position == b.position);
    let warnings = leaves.filter_map(|leaf| {
        let unknown: Vec<&str> = leaf
            .iter()
            .map(|named| named.id)
            .filter(|id| !holds(id))
            .collect();
        let ids = known_list(unknown.iter().copied())?;
        let message = match unknown.as_slice() {
            [_] => format!("the space holds no object {ids}: it matches nothing"),
            _ => format!("the space holds none of the objects {ids}: they match nothing"),
        };
        let position = leaf.first().map(|named| named.position.as_slice());
        let issue = Issue::at(paths.of_leaf(position.unwrap_or_default()), message);
        Some(issue.hint("send the full ids of objects of this space"))
    });
    warnings.collect()
}
