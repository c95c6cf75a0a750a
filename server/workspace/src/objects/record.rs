//! From a document to the record that keeps it, with everything that lists need without opening it.

use std::borrow::Cow;

use rolltop_document::bundled::{FAVORITE, NAME};
use rolltop_document::document::{Document, Kind, etag as document_etag, layout_of};
use rolltop_document::envelope::snippet;
use rolltop_document::vocabulary::{Layout, Vocabulary};
use rolltop_store::{ObjectRecord, Seq};
use serde_json::Value;

use crate::catalog::{Catalogue, HIDDEN};
use crate::keys::Caller;

/// Who writes, and when.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stamp<'a> {
    /// Unix milliseconds.
    pub(crate) now: i64,
    /// Object id of the member.
    pub(crate) member: &'a str,
    /// Name of the key, the provenance of http.md 22.3.
    pub(crate) app_name: Option<&'a str>,
}

impl<'a> Stamp<'a> {
    /// What a caller writes in a space.
    pub(crate) fn of(caller: &'a Caller, catalogue: &'a Catalogue, now: i64) -> Self {
        Self {
            now,
            member: &catalogue.me,
            app_name: Some(&caller.name),
        }
    }
}

/// What a record says beside the content of its object.
struct Around {
    id: String,
    space_id: String,
    archived: bool,
    created_at: i64,
    modified_at: i64,
    creator: String,
    modified_by: String,
    app_name: Option<String>,
    version: Seq,
}

/// The record of an object in the bin, or out of it. What is damaged can be archived, too.
pub(crate) fn archived_as(record: &ObjectRecord, archived: bool) -> ObjectRecord {
    let etag = match Document::from_stored(&record.document) {
        Ok(document) => etag(&document, &record.document, archived),
        Err(_) => document_etag(&[&record.etag, ARCHIVED].concat()),
    };
    ObjectRecord {
        archived,
        etag,
        ..record.clone()
    }
}

/// The record of a new object.
pub(crate) fn new_record(
    id: String,
    space_id: &str,
    document: &Document,
    vocabulary: &Vocabulary,
    stamp: Stamp<'_>,
) -> ObjectRecord {
    let around = Around {
        id,
        space_id: space_id.to_owned(),
        archived: false,
        created_at: stamp.now,
        modified_at: stamp.now,
        creator: stamp.member.to_owned(),
        modified_by: stamp.member.to_owned(),
        app_name: stamp
            .app_name
            .filter(|name| !name.is_empty())
            .map(str::to_owned),
        version: 0,
    };
    around.with(document, vocabulary)
}

/// The record of an object whose content has changed.
pub(crate) fn changed_record(
    record: &ObjectRecord,
    document: &Document,
    vocabulary: &Vocabulary,
    stamp: Stamp<'_>,
) -> ObjectRecord {
    let around = Around {
        id: record.id.clone(),
        space_id: record.space_id.clone(),
        archived: record.archived,
        created_at: record.created_at,
        modified_at: stamp.now,
        creator: record.creator.clone(),
        modified_by: stamp.member.to_owned(),
        app_name: record.app_name.clone(),
        version: record.version,
    };
    around.with(document, vocabulary)
}

/// Whether this member made the object by a key of this name, possibly none.
pub(crate) fn is_made_by(record: &ObjectRecord, member: &str, app_name: &str) -> bool {
    record.creator == member && record.app_name.as_deref().unwrap_or_default() == app_name
}

/// The record of an object on which the account has set or taken off a mark of its own. That is no change of the
/// content: it moves no date, and the etag stays, also where an older version has spelled the content in another way
/// than it is written now.
pub(crate) fn marked_record(record: &ObjectRecord, document: &Document) -> ObjectRecord {
    ObjectRecord {
        document: document.to_stored().into(),
        ..record.clone()
    }
}

impl Around {
    /// The record of an object with this content.
    fn with(self, document: &Document, vocabulary: &Vocabulary) -> ObjectRecord {
        let stored = document.to_stored();
        ObjectRecord {
            kind: document.kind.name().to_owned(),
            type_key: document.type_key.clone(),
            name: text(document, NAME).to_owned(),
            snippet: snippet(document),
            listed: is_listed(document, vocabulary),
            etag: etag(document, &stored, self.archived),
            document: stored.into(),
            id: self.id,
            space_id: self.space_id,
            archived: self.archived,
            created_at: self.created_at,
            modified_at: self.modified_at,
            creator: self.creator,
            modified_by: self.modified_by,
            app_name: self.app_name,
            version: self.version,
        }
    }
}

/// What the etag of an object in the bin is made of beside its content.
const ARCHIVED: &str = " archived";

/// The account's own marks are kept with the content and do not enter its etag (ops.md 12); the bin does.
fn etag(document: &Document, stored: &str, archived: bool) -> String {
    let mut content = Cow::Borrowed(stored);
    if document.properties.contains_key(FAVORITE) {
        let mut unmarked = document.clone();
        unmarked.properties.remove(FAVORITE);
        content = Cow::Owned(unmarked.to_stored());
    }
    if archived {
        content.to_mut().push_str(ARCHIVED);
    }
    document_etag(&content)
}

/// Whether lists and searches of ordinary objects show it (query.md 6.3).
fn is_listed(document: &Document, vocabulary: &Vocabulary) -> bool {
    let ordinary = matches!(
        layout_of(document, vocabulary),
        Layout::Basic
            | Layout::Profile
            | Layout::Todo
            | Layout::Note
            | Layout::Bookmark
            | Layout::Set
            | Layout::Collection
    );
    let hidden = document
        .properties
        .get(HIDDEN)
        .and_then(Value::as_bool)
        .unwrap_or(false);
    document.kind == Kind::Page && ordinary && !hidden
}

fn text<'a>(document: &'a Document, key: &str) -> &'a str {
    document
        .properties
        .get(key)
        .and_then(Value::as_str)
        .unwrap_or_default()
}
