//! Warnings of a search whose results may be fewer than expected (query.md 6.2, 9).

use rolltop_document::issue::Issue;
use rolltop_document::view::FilterNode;
use rolltop_document::view::unknown::{LeafPaths, unknown_ids};
use rolltop_document::vocabulary::Vocabulary;
use rolltop_document::wording::PUT_BACK;
use rolltop_query::request::wanted_types;
use rolltop_query::words::{MAX_CORRECTED, MAX_NEAR};
use rolltop_search::Rows;
use rolltop_search::words::WordMatches;

use super::prepare::{Prepared, QUERY};
use super::scope::no_rows;
use super::snapshot::SpaceSnapshot;

/// One warning for each type without rows that a leaf selects.
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

impl Prepared<'_> {
    /// Warnings on ids in the filter that no object of the space has.
    pub(super) fn unknown_ids(&self, here: SpaceSnapshot<'_>) -> Vec<Issue> {
        let are_held = |ids: &[&str]| {
            let held = ids.iter().map(|id| here.data.rows.of(id).is_some());
            held.collect()
        };
        unknown_ids(&self.nodes, &self.leaf_paths, here.vocabulary(), are_held)
    }

    /// The number of damaged objects to warn of: all if the search reads values or words, otherwise only those that
    /// cannot be read at all.
    pub(super) fn damaged(&self, rows: &Rows) -> usize {
        match self.query.is_some() || !self.nodes.is_empty() {
            true => rows.damaged(),
            false => rows.unreadable(),
        }
    }
}

/// The warning on damaged objects, for a search that reads values or words.
pub(crate) fn damaged_values(damaged: usize) -> Option<Issue> {
    let message = match damaged {
        0 => return None,
        1 => "1 object of the space is damaged: a search covers only its readable parts".to_owned(),
        many => format!(
            "{many} objects of the space are damaged: a search covers only their readable parts"
        ),
    };
    Some(Issue::pathless(message).hint(PUT_BACK))
}

/// Warnings if some misspelled words were not corrected, or if a word has more corrections than the search tries.
pub(super) fn cut_corrections(matches: Option<&WordMatches>) -> Vec<Issue> {
    let uncorrected = matches.filter(|matches| matches.is_cut).map(|_| {
        let message = format!(
            "of the words that no object holds, only the first {MAX_CORRECTED} are corrected"
        );
        Issue::at(QUERY, message).hint("send fewer words")
    });
    let too_near = matches.filter(|matches| matches.is_near_many).map(|_| {
        let message = format!(
            "a word that no object holds is near more than {MAX_NEAR} words: only objects that hold one of the \
             nearest {MAX_NEAR} are found and counted"
        );
        Issue::at(QUERY, message).hint("correct the word")
    });
    uncorrected.into_iter().chain(too_near).collect()
}

/// True if a full-text search may miss objects.
pub(super) fn is_partial(matches: Option<&WordMatches>) -> bool {
    matches.is_some_and(|matches| !matches.is_complete)
}

/// The warning of a full-text search that may miss objects.
pub(super) fn being_built() -> Issue {
    let message = "the index of the space is being built: results may be incomplete";
    Issue::pathless(message).hint("retry later")
}
