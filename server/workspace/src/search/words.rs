//! The names of a space for full-text search: its text properties, and the names of its options and types (query.md 9).

use std::time::Duration;

use rolltop_document::bundled::{KeyClass, TYPE};
use rolltop_document::vocabulary::{Format, Vocabulary};
use rolltop_query::words::TextQuery;
use rolltop_search::words::{TextKeys, WordMatches, WordRows, WordSearch};
use rolltop_search::{Row, Rows};
use slog::error;

use super::snapshot::{Candidate, SpaceSnapshot};
use crate::Workspace;
use crate::catalog::Catalogue;

/// How long a search with a snapshot waits while another search indexes its space.
const MAX_WAIT: Duration = Duration::from_millis(250);

/// The properties whose texts are searched: visible and writable ones of format text.
pub(crate) fn text_keys(catalogue: &Catalogue) -> TextKeys {
    let found = catalogue.vocabulary.properties().iter().filter(|def| {
        def.format == Format::Text
            && !def.hidden
            && !def.archived
            && def.class() == KeyClass::Settable
    });
    TextKeys {
        keys: found.map(|def| def.key.clone()).collect(),
        seq: catalogue.seq,
    }
}

/// Calls `visit` with the names of options and types, for a full-text search.
pub(crate) fn each_name(vocabulary: &Vocabulary, visit: &mut dyn FnMut(&str, &str, &str)) {
    let properties = vocabulary.properties().iter();
    for property in properties.filter(|def| !def.archived) {
        for option in property.options.iter() {
            visit(&property.key, &option.id, &option.name);
        }
    }
    for def in vocabulary.types() {
        visit(TYPE, &def.key, &def.name);
    }
}

impl Workspace {
    /// Brings the words of a space up to date and searches them. If no time is `left`, objects that are not indexed yet
    /// are missing; if the index cannot be used, all objects are missing.
    pub(super) fn find_words(
        &self,
        here: SpaceSnapshot<'_>,
        query: &TextQuery,
        in_scope: &dyn Fn(&Row) -> bool,
        left: &dyn Fn() -> Duration,
    ) -> WordMatches {
        let rows = here.data.rows;
        let search = WordSearch {
            space_id: here.space_id,
            query,
            keys: &text_keys(here.names),
            names: &|visit| each_name(here.vocabulary(), visit),
            rows,
            in_scope: &|number| rows.get(number).is_some_and(in_scope),
            record: &|id| here.at.object(id),
            may_go_on: &|_| !left().is_zero(),
            wait: left().min(MAX_WAIT),
        };
        let found = rows.words().find(self.projection.words(), search);
        found.unwrap_or_else(|error| {
            error!(self.log, "the words of a space could not be searched"; "space.id" => here.space_id, "error" => %error);
            WordMatches::none(rows.bound())
        })
    }
}

/// The rows in scope that contain the words of the search, with their ranks; without words, all rows in scope.
pub(super) fn candidates<'t>(
    rows: &'t Rows,
    matches: Option<&'t WordMatches>,
    in_scope: &'t dyn Fn(&Row) -> bool,
) -> Box<dyn Iterator<Item = Candidate<'t>> + 't> {
    match matches {
        Some(matches) => {
            let found = matches.rows().iter();
            let found = found.filter_map(|number| Some((*number, rows.get(*number)?)));
            let found = found.filter(move |(_, row)| in_scope(row));
            Box::new(found.map(|(number, row)| {
                let rank = matches.rank(number, row.modified_at);
                (row, Some(rank))
            }))
        }
        None => {
            // Newest objects first: most orders place them first, so that later rows are soon beyond the page.
            let all = rows.iter().rev().map(|(_, row)| (row, None));
            Box::new(all.filter(move |(row, _)| in_scope(row)))
        }
    }
}
