//! The use cases of Rolltop: spaces, objects, files, keys and pairing; name resolution and grants.
//!
//! Reads are synchronous: the caller decides where blocking is allowed. Writes run on the writer thread. Nothing here knows HTTP, status
//! codes, SQL or files. Time and randomness are injected; the truth is a [`rolltop_store::Store`]; what a
//! document means is [`rolltop_document`]'s.
//!
//! A use case that changes something runs in a write transaction, together with the stored reply of its
//! `Idempotency-Key`; see [`mutation`]. One that reads has a snapshot.

mod allowance;
pub mod bin;
mod catalog;
pub mod chats;
pub mod clock;
pub mod error;
pub mod etag;
pub mod files;
pub mod ids;
pub mod keys;
mod looks;
pub mod members;
pub mod mutation;
pub mod objects;
mod order;
pub mod pairing;
pub mod properties;
pub mod queries;
pub mod rebuild;
mod refusals;
pub mod search;
pub mod spaces;
pub mod templates;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
#[cfg(test)]
mod tests;
pub mod types;
mod validate;

use std::num::NonZero;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::thread::available_parallelism;

use jiff::tz::TimeZone;
use rolltop_index::Index;
use rolltop_store::Store;

pub use error::{Error, Result};

use allowance::Allowances;
use catalog::Catalogues;
use chats::Hub;
use clock::Clock;
use ids::Entropy;
use keys::Sessions;
use objects::{Opened, Reads};
use pairing::Pairing;
use rebuild::Rebuilds;
use search::Crew;

/// The workspace: every use case is a method of it.
pub struct Workspace {
    store: Arc<dyn Store>,
    clock: Arc<dyn Clock>,
    entropy: Arc<dyn Entropy>,
    log: slog::Logger,
    sessions: Sessions,
    pairing: Pairing,
    validations: Allowances,
    catalogues: Catalogues,
    reads: Reads,
    opened: Opened,
    index: Index,
    crew: Crew,
    rebuilds: Rebuilds,
    zone: TimeZone,
    streams: Arc<Hub>,
    /// Held while a file is looked at.
    looking: Mutex<()>,
}

impl Workspace {
    /// A workspace over a store. There is one for the whole process: sessions and pairing live in it.
    pub fn new(
        store: Arc<dyn Store>,
        clock: Arc<dyn Clock>,
        entropy: Arc<dyn Entropy>,
        log: slog::Logger,
    ) -> Self {
        let catalogues = Catalogues::new(&*store);
        let index = Index::new(Arc::clone(&store), None, log.clone());
        let cores = available_parallelism().map_or(1, NonZero::get);
        Self {
            crew: Crew::new(Arc::clone(&clock), cores),
            streams: Hub::new(Arc::clone(&store), Arc::clone(&clock)),
            store,
            clock,
            entropy,
            log,
            sessions: Sessions::default(),
            pairing: Pairing::default(),
            validations: Allowances::default(),
            catalogues,
            reads: Reads::default(),
            opened: Opened::default(),
            index,
            rebuilds: Rebuilds::default(),
            zone: TimeZone::UTC,
            looking: Mutex::default(),
        }
    }

    /// Writes the full-text index into this folder, which is made when there is something to write. Without one it
    /// is kept in memory.
    #[must_use]
    pub fn with_index_in(self, folder: &Path) -> Self {
        let index = Index::new(Arc::clone(&self.store), Some(folder), self.log.clone());
        Self { index, ..self }
    }

    /// The same, with room for so many bytes of what is kept in memory of all spaces.
    #[must_use]
    pub fn with_index_within(self, folder: &Path, max_bytes: usize) -> Self {
        let (store, log) = (Arc::clone(&self.store), self.log.clone());
        let index = Index::with_room(store, Some(folder), log, max_bytes);
        Self { index, ..self }
    }

    /// Counts days in this zone (query.md 3.4); without one in UTC.
    #[must_use]
    pub fn in_zone(self, zone: TimeZone) -> Self {
        Self { zone, ..self }
    }
}
