//! Opening the data directory: by the server, by the owner's commands when no server runs, and by the check.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use directories::ProjectDirs;
use jiff::tz::TimeZone;
use rolltop_store::{OpenError, Store};
use rolltop_workspace::chats::MESSAGE_RULES;
use rolltop_workspace::clock::{Clock, SystemClock};
use rolltop_workspace::ids::SystemEntropy;
use rolltop_workspace::{SearchOptions, Workspace};
use slog::Logger;

/// An opened data directory. This process is the only one that has it.
pub(crate) struct Opened {
    pub(crate) workspace: Arc<Workspace>,
    pub(crate) store: Arc<Store>,
    pub(crate) clock: Arc<dyn Clock>,
}

/// Opens a data directory. Makes it if it is missing. Days are counted in `zone`.
pub(crate) fn open(directory: &Path, zone: TimeZone, log: &Logger) -> Result<Opened, OpenError> {
    let store = Arc::new(Store::open(directory, Some(MESSAGE_RULES))?);
    let clock: Arc<dyn Clock> = Arc::new(SystemClock);
    let workspace = Workspace::new(
        Arc::clone(&store),
        SearchOptions::of(directory),
        Arc::clone(&clock),
        Arc::new(SystemEntropy),
        log.clone(),
    )
    .in_zone(zone);
    Ok(Opened {
        workspace: Arc::new(workspace),
        store,
        clock,
    })
}

/// The platform's folder for the data of programs; `None` for a user without a home.
pub(crate) fn default_directory() -> Option<PathBuf> {
    ProjectDirs::from("", "", "rolltop").map(|dirs| dirs.data_dir().to_owned())
}
