//! The use cases of Rolltop: spaces, objects, files, keys and pairing; name resolution and grants.
//!
//! A use case that reads has a snapshot, and the caller decides where blocking is allowed. One that changes something
//! runs on the writer thread, in one transaction with the stored reply of its `Idempotency-Key`; see [`mutation`].
//! Nothing here knows HTTP, status codes, SQL or files. Time and randomness are injected.

pub mod bin;
mod catalog;
pub mod chats;
pub mod clock;
pub mod error;
pub mod etag;
pub mod files;
pub mod ids;
pub mod keys;
pub mod members;
pub mod mutation;
mod new_space;
pub mod objects;
mod order;
pub mod pairing;
pub mod properties;
pub mod queries;
pub mod rebuild;
mod refusals;
pub mod search;
mod space_ids;
pub mod spaces;
pub mod templates;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
#[cfg(test)]
mod tests;
pub mod types;
mod validate;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use jiff::tz::TimeZone;
use parking_lot::Mutex;
use rolltop_search::{MAX_BYTES, Projection};
use rolltop_store::{Store, WORD_INDEX, WordIndex};

pub use catalog::Catalogue;
pub use error::{Error, Result};

use catalog::Catalogues;
use chats::Hub;
use clock::Clock;
use ids::Entropy;
use keys::Sessions;
use objects::{FullReads, Opened, Reads};
use pairing::Pairing;
use rebuild::RebuildStatus;
use spaces::KnownSpaces;
use validate::Allowances;

/// The workspace: every use case is a method of it.
pub struct Workspace {
    store: Arc<Store>,
    clock: Arc<dyn Clock>,
    entropy: Arc<dyn Entropy>,
    log: slog::Logger,
    sessions: Sessions,
    spaces: KnownSpaces,
    pairing: Mutex<Pairing>,
    validations: Allowances,
    catalogues: Catalogues,
    reads: Reads,
    full_reads: FullReads,
    opened: Opened,
    projection: Projection,
    /// The last or current run.
    rebuild: Mutex<Option<RebuildStatus>>,
    zone: TimeZone,
    streams: Arc<Hub>,
    /// Held while a file is looked at.
    looking: Mutex<()>,
}

/// Where search data is kept, and how much of it.
#[derive(Clone, Debug)]
pub struct SearchOptions {
    /// The file of the word index, which is made when words are searched first.
    pub words: PathBuf,
    /// Most bytes of rows of all spaces in memory.
    pub max_bytes: usize,
}

impl SearchOptions {
    /// Those of a data directory.
    pub fn of(data_directory: &Path) -> Self {
        Self {
            words: data_directory.join(WORD_INDEX),
            max_bytes: MAX_BYTES,
        }
    }
}

impl Workspace {
    /// A workspace over a store. There is one for the whole process: sessions and pairing live in it.
    pub fn new(
        store: Arc<Store>,
        search: SearchOptions,
        clock: Arc<dyn Clock>,
        entropy: Arc<dyn Entropy>,
        log: slog::Logger,
    ) -> Self {
        let SearchOptions { words, max_bytes } = search;
        let reset_log = log.clone();
        let words = WordIndex::new(words, move |reason| {
            slog::warn!(reset_log, "the word index cannot be used and is built again"; "error" => %reason);
        });
        Self {
            catalogues: Catalogues::default(),
            projection: Projection::new(Arc::clone(&store), words, log.clone(), max_bytes),
            streams: Hub::new(Arc::clone(&store)),
            store,
            clock,
            entropy,
            log,
            sessions: Sessions::default(),
            spaces: KnownSpaces::default(),
            pairing: Mutex::default(),
            validations: Allowances::default(),
            reads: Reads::default(),
            full_reads: FullReads::default(),
            opened: Opened::default(),
            rebuild: Mutex::default(),
            zone: TimeZone::UTC,
            looking: Mutex::default(),
        }
    }

    /// Counts days in this zone (query.md 3.4); without one in UTC.
    #[must_use]
    pub fn in_zone(self, zone: TimeZone) -> Self {
        Self { zone, ..self }
    }
}
