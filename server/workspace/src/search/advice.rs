//! Advice on a filter that matches less than it seems to: types whose objects are never rows (query.md 6.2).

use rolltop_document::issue::Issue;
use rolltop_document::view::FilterNode;
use rolltop_document::view::unknown::LeafPaths;
use rolltop_document::vocabulary::Vocabulary;
use rolltop_query::request::wanted_types;

use super::scope::no_rows;

/// One warning for each type that a leaf asks for in vain.
pub(super) fn types_without_rows(
    nodes: &[FilterNode],
    paths: &LeafPaths,
    vocabulary: &Vocabulary,
) -> Vec<Issue> {
    let wanted = wanted_types(nodes).into_iter();
    let warnings = wanted.filter_map(|wanted| {
        let def = vocabulary.type_def(wanted.key)?;
        no_rows(def, paths.of_leaf(&wanted.position).into(), vocabulary)
    });
    warnings.collect()
}
