//! Reading one object, and the rendered reads that are kept in memory (http.md 22, document.md 2).
//!
//! Rendering takes about ten times the bytes of a document, so large ones are rendered one at a time. A large read that
//! had to wait looks for its rendering first: equal reads are rendered once.

use std::sync::Arc;

use parking_lot::Mutex;
use quick_cache::sync::{Cache, DefaultLifecycle};
use quick_cache::{DefaultHashBuilder, OptionsBuilder, Weighter};
use rolltop_document::envelope::{self, Facts, Part, ReadOptions, Surroundings};
use rolltop_store::{ObjectRecord, Seq, Snapshot};
use serde_json::Value;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::lookup::SpaceObjects;
use super::{document_of, object_not_found};
use crate::Workspace;
use crate::catalog::Catalogue;
use crate::error::{Error, Result};
use crate::spaces::SpaceTarget;

/// Most memory for rendered reads, in bytes of body.
const CACHE_BYTES: u64 = 16 * 1024 * 1024;
/// About how many rendered reads there are.
const ITEMS: usize = 4096;
/// Stored documents above this are rendered one at a time, in bytes.
pub(super) const LARGE_READ: usize = 256 << 10;
/// Large reads that may wait for each other in places of reads. Each keeps a thread and a place from small ones.
const WAITING: usize = 48;

/// A rendered read.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Served {
    /// The etag of the state that was rendered.
    pub etag: String,
    /// Compact JSON.
    pub body: Vec<u8>,
}

/// What a rendered read depends on. Existence of other objects is not part of it: an id that once named nothing
/// never comes to name something, and nothing is deleted for good.
#[derive(Clone, Debug, Eq, Hash, PartialEq)]
struct ReadKey {
    object_id: String,
    version: Seq,
    /// The names of the space that it was rendered with; of a Markdown rendering, which tells names of other objects,
    /// the last commit of all.
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

/// The rendered reads, each known to be of the names that its record was written with or of later ones: who finds one
/// asks nobody.
pub(crate) struct Reads {
    rendered: Cache<ReadKey, Arc<Served>, ByBody>,
    turns: Arc<Semaphore>,
    waiting: Semaphore,
}

/// The turn of a large read: the next one waits until this and its copies are dropped. Empty for a small read.
#[derive(Clone, Debug, Default)]
pub struct ReadTurn(Arc<Mutex<Option<OwnedSemaphorePermit>>>);

impl Reads {
    /// Reads with `read`, which returns `None` for a document of more bytes than it is given: such a read waits for its
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
        // What is rendered already takes no more memory.
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
        // One shard: divided into one for each core and more, the cache would hold nothing that weighs more than a shard.
        let options = OptionsBuilder::new()
            .shards(1)
            .estimated_items_capacity(ITEMS)
            .weight_capacity(CACHE_BYTES)
            .build();
        let rendered = match options {
            Ok(options) => Cache::with_options(
                options,
                ByBody,
                DefaultHashBuilder::default(),
                DefaultLifecycle::default(),
            ),
            // Only where an option is missing.
            Err(_) => Cache::with_weighter(1, CACHE_BYTES, ByBody),
        };
        Self {
            rendered,
            turns: Arc::new(Semaphore::new(1)),
            waiting: Semaphore::new(WAITING),
        }
    }
}

impl Workspace {
    /// Reads an object, which opens it.
    pub fn get_object(
        &self,
        space: &SpaceTarget,
        object_id: &str,
        options: &ReadOptions,
    ) -> Result<Arc<Served>> {
        self.get_object_in_turn(space, object_id, options, &ReadTurn::default())
    }

    /// The same; a large read keeps the next one waiting for as long as `turn` lives.
    ///
    /// # Errors
    /// Many large reads wait already; those of [`Self::get_object`].
    pub fn get_object_in_turn(
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

    /// Waits for the turn of a large read that is never refused, because it shows what was committed. Such reads wait
    /// here, without the place of a read.
    ///
    /// # Errors
    /// None but with the end of the server.
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
            self.live_space_at(at, space)?;
            let catalogue = self.names_at(at, &space.id)?;
            // The version alone is read first: a hit needs no document, and nor does a large one before its turn.
            let (_, version, bytes) = at
                .object_version(object_id)?
                .filter(|(space_id, ..)| *space_id == space.id)
                .ok_or_else(|| object_not_found(space, object_id))?;
            let key = ReadKey {
                object_id: object_id.to_owned(),
                version,
                names: match options.part {
                    Part::Markdown => at.seq()?,
                    _ => catalogue.seq,
                },
                options: options.clone(),
            };
            if let Some(kept) = self.reads.rendered.get(&key) {
                return Ok(Some(kept));
            }
            if bytes > most {
                return Ok(None);
            }
            let record = self.object(at, space, object_id)?;
            let served = Arc::new(render(at, &record, &catalogue, options)?);
            self.reads.rendered.insert(key, Arc::clone(&served));
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

/// What a record knows beside its document.
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
mod tests {
    #![expect(clippy::unwrap_used, reason = "tests")]

    use super::*;

    // C-187
    #[test]
    fn large_reads_take_turns_and_few_wait() {
        let reads = Reads::default();
        let first = ReadTurn::default();
        reads.take_turn(&first).unwrap();
        std::thread::scope(|scope| {
            let second = scope.spawn(|| reads.take_turn(&ReadTurn::default()));
            while reads.waiting.available_permits() == WAITING {
                std::thread::yield_now();
            }
            let all = u32::try_from(WAITING - 1).unwrap();
            let places = reads.waiting.try_acquire_many(all).unwrap();
            let refused = reads.take_turn(&ReadTurn::default());
            assert!(matches!(refused, Err(Error::Busy(_))));
            assert!(!second.is_finished());
            drop(first);
            second.join().unwrap().unwrap();
            drop(places);
        });
    }
}
