//! The other objects of a space, as the domain asks for them.

use std::cell::RefCell;

use rolltop_document::document::Kind;
use rolltop_document::objects::{ObjectFacts, ObjectLookup};
use rolltop_store::{StorageError, Store};

use crate::error::{Error, Result};

/// Answers from the store. A failure reads as "not there" until [`SpaceObjects::finish`] tells of it, because the
/// domain knows no storage.
pub(crate) struct SpaceObjects<'a> {
    store: &'a dyn Store,
    space_id: &'a str,
    failure: RefCell<Option<StorageError>>,
}

impl<'a> SpaceObjects<'a> {
    pub(crate) fn new(store: &'a dyn Store, space_id: &'a str) -> Self {
        Self {
            store,
            space_id,
            failure: RefCell::default(),
        }
    }

    /// Fails if any answer was not the store's.
    pub(crate) fn finish(&self) -> Result<()> {
        self.failure
            .borrow_mut()
            .take()
            .map_or(Ok(()), |error| Err(Error::internal(error)))
    }
}

impl ObjectLookup for SpaceObjects<'_> {
    fn object(&self, id: &str) -> Option<ObjectFacts> {
        let record = match self.store.object(id) {
            Ok(record) => record?,
            Err(error) => {
                self.failure.borrow_mut().get_or_insert(error);
                return None;
            }
        };
        (record.space_id == self.space_id).then(|| ObjectFacts {
            // A kind of a later version is an object all the same.
            kind: Kind::from_name(&record.kind).unwrap_or_default(),
            type_key: record.type_key.clone(),
            name: record.name.clone(),
            snippet: record.snippet.clone(),
            archived: record.archived,
        })
    }
}
