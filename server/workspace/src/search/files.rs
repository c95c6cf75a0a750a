//! Warning on files that a search excludes because it selects no file type (query.md 6.3).

use std::collections::BTreeSet;

use rolltop_document::issue::Issue;
use rolltop_search::words::WordMatches;

use super::prepare::Prepared;
use super::snapshot::SpaceSnapshot;
use super::words::candidates;

/// Files that match a search which excludes files.
#[derive(Debug, Default)]
pub(super) struct FilesLeftOut {
    count: u64,
    /// Served keys of their types.
    types: BTreeSet<String>,
}

impl FilesLeftOut {
    pub(super) fn add(&mut self, other: Self) {
        self.count += other.count;
        self.types.extend(other.types);
    }

    /// The warning of a search that has found nothing else.
    pub(super) fn warning(&self) -> Option<Issue> {
        let matching = match self.count {
            0 => return None,
            1 => "1 file matches".to_owned(),
            many => format!("{many} files match"),
        };
        let types: Vec<&str> = self.types.iter().map(String::as_str).collect();
        let message = format!(
            "nothing else is found, but {matching}: {}",
            types.join(", ")
        );
        let hint = "a search finds files if it names a type of files, as `type` or in the filter";
        Some(Issue::pathless(message).hint(hint))
    }
}

impl Prepared<'_> {
    /// The matching files that a search without other matches excludes.
    pub(super) fn files_left_out(
        &self,
        here: SpaceSnapshot<'_>,
        matches: Option<&WordMatches>,
    ) -> FilesLeftOut {
        let mut files = FilesLeftOut::default();
        let Some(scope) = self.scope.with_files() else {
            return files;
        };
        let in_scope = scope.test(here.data.rows);
        let compiled = here.compile(&self.nodes, &[]);
        for (row, _) in candidates(here.data.rows, matches, &in_scope) {
            if compiled.passes(row) {
                files.count += 1;
                let key = here.data.rows.symbols().text(row.type_key);
                let key = here.vocabulary().type_key(key);
                files.types.insert(key.to_owned());
            }
        }
        files
    }
}
