//! The search of one space within a federated search.

use rolltop_document::issue::Issue;
use rolltop_document::vocabulary::KeysMode;

use crate::Workspace;
use crate::error::Result;
use crate::objects::{SearchOnly, asks_for, needs_search_data};
use crate::search::SearchRequest;
use crate::search::advice::{cut_corrections, is_partial};
use crate::search::best::TopEntries;
use crate::search::files::FilesLeftOut;
use crate::search::prepare::{Prepared, UnknownFields};
use crate::search::visits::Visited;
use crate::search::words::candidates;

/// The result of one space.
pub(super) struct Searched {
    /// The warning on definitions that cannot be read.
    pub(super) undefined: Option<Issue>,
    /// The number of matching objects.
    pub(super) total: u64,
    /// True if objects may be missing.
    pub(super) is_partial: bool,
    pub(super) cut_corrections: Vec<Issue>,
    pub(super) warnings: Vec<Issue>,
    pub(super) unknown_fields: Vec<Issue>,
    /// The number of damaged objects, of which only the readable parts were searched.
    pub(super) damaged: usize,
    /// Matching files that the search excludes; empty if other objects match.
    pub(super) files: FilesLeftOut,
}

/// An object that may be on the page.
pub(super) struct PageHit {
    /// Position of its space.
    pub(super) space: usize,
    pub(super) id: String,
    /// Its facts that only search data holds, if a field reads them.
    pub(super) search_only: SearchOnly,
}

impl Workspace {
    /// Searches a space and offers its matches for the page.
    ///
    /// # Errors
    /// The first name that does not resolve in the space.
    pub(super) fn search_visited(
        &self,
        request: &SearchRequest<'_>,
        keys: KeysMode,
        visited: &Visited<'_>,
        best: &mut TopEntries<PageHit>,
    ) -> Result<Searched> {
        let here = visited.here;
        let rows = here.data.rows;
        let prepared = Prepared::new(request, here.names, keys, UnknownFields::LeftOut)?;
        let in_scope = prepared.scope.test(rows);
        let query = prepared.query.as_ref();
        let matches = query.map(|query| self.find_words(here, query, &in_scope, visited.left));
        let matches = matches.as_ref();
        let compiled = here.compile(&prepared.nodes, &prepared.sorts());
        let asks = needs_search_data(&prepared.fields);
        let candidates = candidates(rows, matches, &in_scope);
        let total = compiled.offer(candidates, here.space_id, best, |row| PageHit {
            space: visited.position,
            id: rows.id(row).to_owned(),
            search_only: match asks {
                true => here.data.values(row, |key| asks_for(&prepared.fields, key)),
                false => SearchOnly::default(),
            },
        });
        Ok(Searched {
            undefined: here.names.warning(),
            total,
            is_partial: is_partial(matches),
            cut_corrections: cut_corrections(matches),
            damaged: prepared.damaged(rows),
            files: match total {
                0 => prepared.files_left_out(here, matches),
                _ => FilesLeftOut::default(),
            },
            warnings: prepared.warnings,
            unknown_fields: prepared.unknown_fields,
        })
    }
}
