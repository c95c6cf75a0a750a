//! The search of one space of many.

use rolltop_document::issue::Issue;
use rolltop_document::vocabulary::KeysMode;

use crate::Workspace;
use crate::error::Result;
use crate::objects::{SearchOnly, needs_search_data};
use crate::search::SearchRequest;
use crate::search::advice::{cut_corrections, is_partial};
use crate::search::best::Best;
use crate::search::files::FilesLeftOut;
use crate::search::prepare::{Prepared, UnknownFields};
use crate::search::visits::Visited;
use crate::search::words::candidates;

/// A space that was searched.
pub(super) struct Searched {
    /// Of its definitions that cannot be read.
    pub(super) undefined: Option<Issue>,
    /// How many objects match.
    pub(super) total: u64,
    /// Objects may be missing.
    pub(super) is_partial: bool,
    pub(super) cut_corrections: Vec<Issue>,
    pub(super) warnings: Vec<Issue>,
    pub(super) unknown_fields: Vec<Issue>,
    /// The number of damaged objects, of which only the readable parts were searched.
    pub(super) damaged: usize,
    /// Where nothing matches: files that do.
    pub(super) files: FilesLeftOut,
}

/// An object that may be on the page.
pub(super) struct Leading {
    /// Position of its space.
    pub(super) space: usize,
    pub(super) id: String,
    /// What only search data holds of it, if a field asks for that.
    pub(super) search_only: SearchOnly,
}

impl Workspace {
    /// Offers what a space holds.
    ///
    /// # Errors
    /// What does not resolve there.
    pub(super) fn search_visited(
        &self,
        request: &SearchRequest<'_>,
        keys: KeysMode,
        visited: &Visited<'_>,
        best: &mut Best<Leading>,
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
        let total = compiled.offer(candidates, here.space_id, best, |row| Leading {
            space: visited.position,
            id: rows.id(row).to_owned(),
            search_only: match asks {
                true => here.data.values(row, &prepared.fields),
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
