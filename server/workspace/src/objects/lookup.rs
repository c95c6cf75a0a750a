//! Looks up the other objects of a space for the domain.

use std::cell::RefCell;
use std::sync::Arc;

use rolltop_document::block::FileKind;
use rolltop_document::bundled::MIME_TYPE;
use rolltop_document::document::{Document, Kind, own_layout};
use rolltop_document::objects::{ObjectFacts, ObjectLookup};
use rolltop_store::{ObjectRecord, Snapshot, StorageError};
use serde_json::Value;

use crate::error::Result;

/// The objects of a space in a snapshot. The domain knows no storage: after a failure of the database it finds no object,
/// and [`SpaceObjects::finish`] returns the failure.
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

    /// Returns the first failure of the database.
    pub(crate) fn finish(&self) -> Result<()> {
        let failure = self.failure.borrow_mut().take();
        failure.map_or(Ok(()), |error| Err(error.into()))
    }

    /// True if the space has this object.
    pub(crate) fn is_held(&self, id: &str) -> bool {
        let found = self.noted(self.snapshot.object_version(id));
        found.is_some_and(|(space_id, ..)| space_id == self.space_id)
    }

    fn record(&self, id: &str) -> Option<Arc<ObjectRecord>> {
        let found = self.noted(self.snapshot.object(id));
        found.filter(|record| record.space_id == self.space_id)
    }

    fn noted<T>(&self, found: Result<Option<T>, StorageError>) -> Option<T> {
        found.unwrap_or_else(|error| {
            self.failure.borrow_mut().get_or_insert(error);
            None
        })
    }
}

impl ObjectLookup for SpaceObjects<'_> {
    fn object(&self, id: &str) -> Option<ObjectFacts> {
        let record = self.record(id)?;
        Some(ObjectFacts {
            // A kind of a later version is an object too.
            kind: Kind::from_name(&record.kind).unwrap_or_default(),
            type_key: record.type_key.clone(),
            name: record.name.clone(),
            snippet: record.snippet.clone(),
            archived: record.archived,
        })
    }

    fn file_kind(&self, id: &str) -> Option<FileKind> {
        let record = self.record(id)?;
        if record.kind != Kind::FileObject.name() {
            return None;
        }
        let Ok(document) = Document::from_stored(&record.document) else {
            return Some(FileKind::File);
        };
        let media_type = document.properties.get(MIME_TYPE).and_then(Value::as_str);
        Some(
            match media_type.filter(|media_type| !media_type.is_empty()) {
                Some(media_type) => FileKind::of(media_type),
                None => FileKind::of_object(&document.type_key, own_layout(&document)),
            },
        )
    }
}
