//! What a search for words needs to know of a space: which properties are text, and the names of its options and
//! types (query.md 9).

use std::time::Duration;

use rolltop_document::bundled::KeyClass;
use rolltop_document::issue::Issue;
use rolltop_document::vocabulary::{Format, Vocabulary};
use rolltop_query::words::{MAX_CORRECTED, MAX_NEAR, TextQuery};
use rolltop_search::words::{NameHits, Names, TextKeys, WordMatches, WordRows, WordSearch};
use rolltop_search::{Row, Rows};
use rolltop_store::Snapshot;
use slog::error;

use super::prepare::{Prepared, QUERY};
use super::run::Candidate;
use crate::Workspace;
use crate::catalog::Catalogue;

/// How long a search waits with a snapshot for another one that indexes its space.
const MAX_WAIT: Duration = Duration::from_millis(250);

/// The properties whose texts are found: visible, writable ones of format text.
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

/// The options and types of a space.
pub(crate) struct SpaceNames<'c>(pub(crate) &'c Vocabulary);

impl Names for SpaceNames<'_> {
    fn holding(&self, bits_of: &mut dyn FnMut(&str) -> u64) -> NameHits {
        let mut held = |name: &str| Some(bits_of(name)).filter(|bits| *bits != 0);
        let mut hits = NameHits::default();
        for property in self.0.properties().iter().filter(|def| !def.archived) {
            for option in property.options.iter() {
                if let Some(bits) = held(&option.name) {
                    let key = property.key.clone();
                    hits.options.push((key, option.id.clone(), bits));
                }
            }
        }
        let types = self.0.types().iter();
        hits.types = types
            .filter_map(|def| Some((def.key.clone(), held(&def.name)?)))
            .collect();
        hits
    }
}

impl Workspace {
    /// Brings the words of a space up to date and searches them. Objects that are not indexed yet are left out where no
    /// time is `left`, and all where the index cannot be used.
    pub(crate) fn find_words(
        &self,
        at: &Snapshot<'_>,
        (space_id, rows): (&str, &Rows),
        catalogue: &Catalogue,
        query: &TextQuery,
        in_scope: &dyn Fn(&Row) -> bool,
        left: &dyn Fn() -> Duration,
    ) -> WordMatches {
        let search = WordSearch {
            space_id,
            query,
            keys: &text_keys(catalogue),
            names: &SpaceNames(&catalogue.vocabulary),
            rows,
            in_scope: &|number| rows.get(number).is_some_and(in_scope),
            record: &|id| at.object(id),
            may_go_on: &|_| !left().is_zero(),
            wait: left().min(MAX_WAIT),
        };
        let found = rows.words().find(self.projection.words(), search);
        found.unwrap_or_else(|error| {
            error!(self.log, "the words of a space could not be searched"; "space.id" => space_id, "error" => %error);
            WordMatches::none(rows.bound())
        })
    }
}

/// The rows in scope that a search is about: those that hold its words, with their ranks, or all of them.
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
                let rank = matches.rank(number, row.modified_at());
                (row, Some(rank))
            }))
        }
        None => {
            // New objects first: in most orders they are in front, and what comes after them is soon out of the page.
            let all = rows.iter().rev().map(|(_, row)| (row, None));
            Box::new(all.filter(move |(row, _)| in_scope(row)))
        }
    }
}

impl Prepared<'_> {
    /// Whether not every misspelled word was corrected, or not to every similar word.
    pub(super) fn cut_corrections(matches: Option<&WordMatches>) -> Vec<Issue> {
        let Some(matches) = matches else {
            return Vec::new();
        };
        let uncorrected = matches.is_cut().then(|| {
            let message = format!(
                "of the words that no object holds, only the first {MAX_CORRECTED} are corrected"
            );
            Issue::at(QUERY, message).hint("send fewer words")
        });
        let too_near = matches.is_near_many().then(|| {
            let message = format!(
                "a word that no object holds is near more than {MAX_NEAR} words: only objects that hold one of the \
                 nearest {MAX_NEAR} are found and counted"
            );
            Issue::at(QUERY, message).hint("correct the word")
        });
        uncorrected.into_iter().chain(too_near).collect()
    }
}
