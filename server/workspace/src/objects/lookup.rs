//! The other objects of a space, as the domain asks for them.

use std::cell::RefCell;

use rolltop_document::document::Kind;
use rolltop_document::objects::{ObjectFacts, ObjectLookup};
use rolltop_store::{Snapshot, StorageError};

use crate::error::Result;

/// Answers from a snapshot. A failure reads as "not there" until [`SpaceObjects::finish`] tells of it, because the
/// domain knows no storage.
pub(crate) struct SpaceObjects<'a> {
    snapshot: &'a Snapshot<'a>,
    space_id: &'a str,
    failure: RefCell<Option<StorageError>>,
}

impl<'a> SpaceObjects<'a> {
    /// All objects as a snapshot shows them.
    pub(crate) fn at(snapshot: &'a Snapshot<'a>, space_id: &'a str) -> Self {
        Self {
            snapshot,
            space_id,
            failure: RefCell::default(),
        }
    }

    /// Fails if any answer was not the store's.
    pub(crate) fn finish(&self) -> Result<()> {
        let failure = self.failure.borrow_mut().take();
        failure.map_or(Ok(()), |error| Err(error.into()))
    }
}

impl ObjectLookup for SpaceObjects<'_> {
    fn object(&self, id: &str) -> Option<ObjectFacts> {
        let record = match self.snapshot.object(id) {
            Ok(record) => record?,
            Err(error) => {
                self.failure.borrow_mut().get_or_insert(error);
                return None;
            }
        };
        if record.space_id != self.space_id {
            return None;
        }
        Some(ObjectFacts {
            // A kind of a later version is an object all the same.
            kind: Kind::from_name(&record.kind).unwrap_or_default(),
            type_key: record.type_key.clone(),
            name: record.name.clone(),
            snippet: record.snippet.clone(),
            archived: record.archived,
        })
    }
}
