//! The other objects of a space, as the domain asks for them.

use std::cell::RefCell;
use std::collections::HashMap;

use rolltop_document::document::Kind;
use rolltop_document::objects::{ObjectFacts, ObjectLookup};
use rolltop_store::{ObjectRecord, Precondition, RecordKey, StorageError, Store};

use crate::error::{Error, Result};

/// Answers from the store. A failure reads as "not there" until [`SpaceObjects::finish`] tells of it, because the
/// domain knows no storage.
pub(crate) struct SpaceObjects<'a> {
    store: &'a dyn Store,
    space_id: &'a str,
    failure: RefCell<Option<StorageError>>,
    /// What has to stay for the answers to hold.
    relied_on: RefCell<HashMap<String, Precondition>>,
}

impl<'a> SpaceObjects<'a> {
    pub(crate) fn new(store: &'a dyn Store, space_id: &'a str) -> Self {
        Self {
            store,
            space_id,
            failure: RefCell::default(),
            relied_on: RefCell::default(),
        }
    }

    /// Fails if any answer was not the store's.
    pub(crate) fn finish(&self) -> Result<()> {
        self.failure
            .borrow_mut()
            .take()
            .map_or(Ok(()), |error| Err(Error::internal(error)))
    }

    /// What a plan that was computed from the answers asks of its commit.
    pub(crate) fn relied_on(&self) -> Vec<Precondition> {
        self.relied_on.take().into_values().collect()
    }
}

/// What a plan that refers to an object because it is there asks of its commit: files are removed for good when the
/// last message lets go of them (chats-files-auth.md 1.10), and what looks at one and what removes it may not miss each
/// other. Everything else stays, be it in the bin.
pub(crate) fn must_stay(record: &ObjectRecord) -> Option<Precondition> {
    (record.kind == Kind::FileObject.name()).then(|| Precondition::Present {
        record: RecordKey::Object(record.id.clone()),
    })
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
        if record.space_id != self.space_id {
            return None;
        }
        if let Some(guard) = must_stay(&record) {
            self.relied_on.borrow_mut().insert(record.id.clone(), guard);
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
