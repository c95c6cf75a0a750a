//! The files of the index that belong to no space any more.

use std::collections::HashSet;
use std::ffi::OsString;
use std::fs;
use std::path::Path;

use rolltop_store::{SpaceState, Store};
use slog::{Logger, warn};

use crate::snapshot;

/// How the name of a file of columns ends, behind the id of its space.
pub(crate) const COLUMNS: &str = "columns";

/// Removes what was written of spaces that are gone, once, when the first question is asked.
pub(crate) fn sweep(store: &dyn Store, folder: Option<&Path>, log: &Logger) {
    let Some(entries) = folder.and_then(|folder| fs::read_dir(folder).ok()) else {
        return;
    };
    // What is there is read before the spaces are, so that one that is made meanwhile loses nothing.
    let entries: Vec<fs::DirEntry> = entries.flatten().collect();
    let Ok(spaces) = store.spaces() else { return };
    let kept = spaces
        .into_iter()
        .filter(|space| matches!(space.state, SpaceState::Live | SpaceState::Joining))
        .flat_map(|space| {
            let file = |ending| format!("{}.{ending}", space.id);
            [file(COLUMNS), file(snapshot::UNFINISHED), space.id.clone()]
        });
    let kept: HashSet<OsString> = kept.map(OsString::from).collect();
    for entry in entries {
        if kept.contains(&entry.file_name()) {
            continue;
        }
        let path = entry.path();
        let removed = if path.is_dir() {
            fs::remove_dir_all(&path)
        } else {
            fs::remove_file(&path)
        };
        if let Err(error) = removed {
            warn!(log, "the index of a removed space cannot be deleted"; "path" => %path.display(), "error" => %error);
        }
    }
}
