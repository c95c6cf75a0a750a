//! Reading one object, and the rendered reads that are kept in memory (http.md 22, document.md 2).

use std::sync::Arc;

use quick_cache::sync::{Cache, DefaultLifecycle};
use quick_cache::{DefaultHashBuilder, OptionsBuilder, Weighter};
use rolltop_document::envelope::{self, Facts, Part, ReadOptions, Surroundings};
use rolltop_store::{ObjectRecord, Seq, Snapshot};
use serde_json::Value;

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
    catalogue: Seq,
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
pub(crate) struct Reads(Cache<ReadKey, Arc<Served>, ByBody>);

impl Default for Reads {
    fn default() -> Self {
        // One shard: divided into one for each core and more, the cache would hold nothing that weighs more than a shard.
        let options = OptionsBuilder::new()
            .shards(1)
            .estimated_items_capacity(ITEMS)
            .weight_capacity(CACHE_BYTES)
            .build();
        Self(match options {
            Ok(options) => Cache::with_options(
                options,
                ByBody,
                DefaultHashBuilder::default(),
                DefaultLifecycle::default(),
            ),
            // Only where an option is missing.
            Err(_) => Cache::with_weighter(1, CACHE_BYTES, ByBody),
        })
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
        let served = self.read_object(space, object_id, options)?;
        self.mark_opened(&space.id, object_id);
        Ok(served)
    }

    fn read_object(
        &self,
        space: &SpaceTarget,
        object_id: &str,
        options: &ReadOptions,
    ) -> Result<Arc<Served>> {
        self.store.read(|at| {
            self.live_space_at(at, space)?;
            let catalogue = self.names_at(at, &space.id)?;
            // The version alone is read first: a hit needs no document.
            let version = at
                .object_version(object_id)?
                .filter(|(space_id, _)| *space_id == space.id)
                .map(|(_, version)| version)
                .ok_or_else(|| object_not_found(space, object_id))?;
            let key = ReadKey {
                object_id: object_id.to_owned(),
                version,
                catalogue: catalogue.seq,
                options: options.clone(),
            };
            if let Some(kept) = self.reads.0.get(&key) {
                return Ok(kept);
            }
            let record = self.object(at, space, object_id)?;
            let served = Arc::new(render(at, &record, &catalogue, options)?);
            // A Markdown rendering tells the names of other objects, which the key does not know.
            if options.part != Part::Markdown {
                self.reads.0.insert(key, Arc::clone(&served));
            }
            Ok(served)
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
