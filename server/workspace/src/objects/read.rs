//! Reading one object, and the rendered reads that are kept in memory (http.md 22, document.md 2).

use std::sync::Arc;

use quick_cache::Weighter;
use quick_cache::sync::Cache;
use rolltop_document::envelope::{self, Facts, Part, ReadOptions, Surroundings};
use rolltop_store::{ObjectRecord, Seq, Snapshot, weighted_cache};
use serde_json::Value;

use super::document_of;
use super::lookup::SpaceObjects;
use crate::Workspace;
use crate::catalog::Catalogue;
use crate::error::{Error, Result};
use crate::spaces::SpaceTarget;

/// Most memory for rendered reads, in bytes of body.
const CACHE_BYTES: u64 = 16 * 1024 * 1024;

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
        Self(weighted_cache(CACHE_BYTES, ByBody))
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
            let record = self.object(at, space, object_id)?;
            let catalogue = self.names_at(at, &space.id)?;
            let key = read_key(&record, &catalogue, options);
            if let Some(kept) = self.reads.0.get(&key) {
                return Ok(kept);
            }
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

fn read_key(record: &ObjectRecord, catalogue: &Catalogue, options: &ReadOptions) -> ReadKey {
    ReadKey {
        object_id: record.id.clone(),
        version: record.version,
        catalogue: catalogue.seq,
        options: options.clone(),
    }
}
