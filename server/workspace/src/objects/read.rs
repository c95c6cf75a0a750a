//! Reading one object, with a weighted cache of rendered reads (http.md 22, document.md 2).
//!
//! Rendering takes about ten times the bytes of a document, so large ones are rendered one at a time. A large read that
//! had to wait looks into the cache first: equal reads are rendered once.

use std::sync::Arc;

use parking_lot::Mutex;
use quick_cache::Weighter;
use quick_cache::unsync::Cache;
use rolltop_document::envelope::{self, Facts, Part, ReadOptions, Surroundings};
use rolltop_store::{ObjectRecord, Seq, Snapshot};
use serde_json::Value;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::lookup::SpaceObjects;
use super::{document_of, object_not_found};
use crate::Workspace;
use crate::catalog::{Catalogue, KINDS};
use crate::error::{Error, Result};
use crate::spaces::{SpaceTarget, require_live};

/// Maximum memory for rendered reads, in bytes of body.
const CACHE_BYTES: u64 = 16 * 1024 * 1024;
/// About how many rendered reads there are.
const ITEMS: usize = 4096;
/// Stored documents above this are rendered one at a time, in bytes.
pub(super) const LARGE_READ: usize = 256 << 10;
/// Maximum number of large reads that wait for each other. Each holds a thread and a read permit.
const WAITING: usize = 48;

/// A rendered read.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Served {
    /// The etag of the state that was rendered.
    pub etag: String,
    /// Compact JSON.
    pub body: Vec<u8>,
}

/// Everything that affects a rendered read. The existence of other objects is not part of it: an id of no object never
/// becomes the id of one.
#[derive(Clone, Debug, Eq, Hash, PartialEq)]
struct ReadKey {
    object_id: String,
    version: Seq,
    /// The last commit that changed the names of the space. For Markdown, which contains the names of other objects: the
    /// last commit of all.
    names: Seq,
    options: ReadOptions,
}

#[derive(Clone)]
struct ByBody;

impl Weighter<ReadKey, Arc<Served>> for ByBody {
    fn weight(&self, _key: &ReadKey, served: &Arc<Served>) -> u64 {
        served.body.len() as u64 + 1
    }
}

/// The cache of rendered reads, and the turns of large ones.
pub(crate) struct Reads {
    rendered: Mutex<Cache<ReadKey, Arc<Served>, ByBody>>,
    turns: Arc<Semaphore>,
    waiting: Semaphore,
}

/// The turn of a large read: the next one waits until this and its copies are dropped. Empty for a small read.
#[derive(Clone, Debug, Default)]
pub struct ReadTurn(Arc<Mutex<Option<OwnedSemaphorePermit>>>);

impl Reads {
    /// Reads with `read`, which returns `None` for a document of more bytes than its argument: such a read waits for its
    /// turn, unless it has one already, or the one before it has rendered the same.
    pub(super) fn in_turn<T>(
        &self,
        turn: &ReadTurn,
        read: impl Fn(usize) -> Result<Option<T>>,
    ) -> Result<T> {
        if let Some(found) = read(LARGE_READ)? {
            return Ok(found);
        }
        if turn.0.lock().is_none() {
            self.take_turn(turn)?;
        }
        // A read that the cache has takes no more memory.
        if let Some(found) = read(LARGE_READ)? {
            *turn.0.lock() = None;
            return Ok(found);
        }
        read(usize::MAX)?.ok_or_else(|| Error::internal("a read without an end"))
    }

    /// Waits for the turn of a large read.
    fn take_turn(&self, turn: &ReadTurn) -> Result<()> {
        let Ok(_place) = self.waiting.try_acquire() else {
            return Err(Error::Busy("many large objects are being read"));
        };
        futures::executor::block_on(self.wait_for_turn(turn))
    }

    async fn wait_for_turn(&self, turn: &ReadTurn) -> Result<()> {
        let taken = Arc::clone(&self.turns).acquire_owned().await;
        *turn.0.lock() = Some(taken.map_err(Error::internal)?);
        Ok(())
    }
}

impl Default for Reads {
    fn default() -> Self {
        Self {
            rendered: Mutex::new(Cache::with_weighter(ITEMS, CACHE_BYTES, ByBody)),
            turns: Arc::new(Semaphore::new(1)),
            waiting: Semaphore::new(WAITING),
        }
    }
}

impl Workspace {
    /// Reads an object, which opens it. A large read keeps the next one waiting for as long as `turn` lives.
    ///
    /// # Errors
    /// The space has no such object; `options` name a block that it does not have; too many large reads wait.
    pub fn get_object(
        &self,
        space: &SpaceTarget,
        object_id: &str,
        options: &ReadOptions,
        turn: &ReadTurn,
    ) -> Result<Arc<Served>> {
        let read = |most| self.read_object(space, object_id, options, most);
        let served = self.reads.in_turn(turn, read)?;
        self.mark_opened(&space.id, object_id);
        Ok(served)
    }

    /// Waits for the turn of a large read that is never refused, because it answers a committed write. It waits without a
    /// read permit.
    ///
    /// # Errors
    /// Only when the server stops.
    pub async fn wait_for_turn(&self, turn: &ReadTurn) -> Result<()> {
        self.reads.wait_for_turn(turn).await
    }

    /// `None` where it is not rendered yet, and its document is larger than `most` bytes.
    fn read_object(
        &self,
        space: &SpaceTarget,
        object_id: &str,
        options: &ReadOptions,
        most: usize,
    ) -> Result<Option<Arc<Served>>> {
        self.store.read(|at| {
            // Neither a hit nor a large read before its turn needs the document or the names.
            let state = at.read_state(&space.id, object_id, &KINDS)?;
            let (names, version, bytes) = require_live(state, space)?;
            let version = version.ok_or_else(|| object_not_found(space, object_id))?;
            let key = ReadKey {
                object_id: object_id.to_owned(),
                version,
                names: match options.part {
                    Part::Markdown => at.seq()?,
                    _ => names,
                },
                options: options.clone(),
            };
            if let Some(kept) = self.reads.rendered.lock().get(&key) {
                return Ok(Some(Arc::clone(kept)));
            }
            if bytes > most {
                return Ok(None);
            }
            let catalogue = self.names_at(at, &space.id)?;
            let record = self.object(at, space, object_id)?;
            let served = Arc::new(render(at, &record, &catalogue, options)?);
            self.reads.rendered.lock().insert(key, Arc::clone(&served));
            Ok(Some(served))
        })
    }
}

fn render(
    at: &Snapshot<'_>,
    record: &ObjectRecord,
    catalogue: &Catalogue,
    options: &ReadOptions,
) -> Result<Served> {
    let document = document_of(record)?;
    let objects = SpaceObjects::at(at, &record.space_id);
    let surroundings = Surroundings {
        vocabulary: &catalogue.vocabulary,
        objects: &objects,
    };
    let mut members = envelope::read(&document, &facts(record), surroundings, options)?;
    objects.finish()?;
    envelope::warn(&mut members, catalogue.warning());
    let body = serde_json::to_vec(&Value::Object(members)).map_err(Error::internal)?;
    Ok(Served {
        etag: record.etag.clone(),
        body,
    })
}

/// The facts of a record that its document does not contain.
pub(super) fn facts(record: &ObjectRecord) -> Facts<'_> {
    Facts {
        id: &record.id,
        etag: &record.etag,
        created_at: record.created_at.div_euclid(1000),
        modified_at: record.modified_at.div_euclid(1000),
        creator: &record.creator,
        modified_by: &record.modified_by,
        archived: record.archived,
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests;
