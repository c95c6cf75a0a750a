//! Builds the record of a document, with the columns that lists need without parsing it.

use std::borrow::Cow;

use rolltop_document::bundled::{FAVORITE, NAME};
use rolltop_document::document::{Document, Kind, etag as document_etag, layout_of};
use rolltop_document::envelope::snippet;
use rolltop_document::vocabulary::{Layout, Vocabulary};
use rolltop_store::ObjectRecord;
use serde_json::Value;

use crate::catalog::{Catalogue, HIDDEN};
use crate::keys::Caller;

/// The author and time of a write.
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
    /// The stamp of a caller in a space.
    pub(crate) fn of(caller: &'a Caller, catalogue: &'a Catalogue, now: i64) -> Self {
        Self {
            now,
            member: &catalogue.me,
            app_name: Some(&caller.name),
        }
    }
}

/// The record of an object that moves into the bin or out of it. Damaged objects can be archived too.
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
    let stored = document.to_stored();
    let app_name = stamp.app_name.filter(|name| !name.is_empty());
    let name = document.properties.get(NAME).and_then(Value::as_str);
    ObjectRecord {
        id,
        space_id: space_id.to_owned(),
        kind: document.kind.name().to_owned(),
        type_key: document.type_key.clone(),
        name: name.unwrap_or_default().to_owned(),
        snippet: snippet(document),
        listed: is_listed(document, vocabulary),
        archived: false,
        created_at: stamp.now,
        modified_at: stamp.now,
        creator: stamp.member.to_owned(),
        modified_by: stamp.member.to_owned(),
        app_name: app_name.map(str::to_owned),
        etag: etag(document, &stored, false),
        document: stored.into(),
        version: 0,
    }
}

/// The record of an object whose content has changed.
pub(crate) fn changed_record(
    record: &ObjectRecord,
    document: &Document,
    vocabulary: &Vocabulary,
    stamp: Stamp<'_>,
) -> ObjectRecord {
    let id = record.id.clone();
    let changed = ObjectRecord {
        created_at: record.created_at,
        creator: record.creator.clone(),
        app_name: record.app_name.clone(),
        version: record.version,
        ..new_record(id, &record.space_id, document, vocabulary, stamp)
    };
    match record.archived {
        true => archived_as(&changed, true),
        false => changed,
    }
}

/// Whether this member made the object through a key of this name, which may be empty.
pub(crate) fn is_made_by(record: &ObjectRecord, member: &str, app_name: &str) -> bool {
    record.creator == member && record.app_name.as_deref().unwrap_or_default() == app_name
}

/// A suffix of the content from which the etag of an object in the bin is computed.
const ARCHIVED: &str = " archived";

/// The account's own marks are stored with the content and do not affect its etag (ops.md 12); the bin does.
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

/// Whether lists and searches of ordinary objects show the object (query.md 6.3).
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
    let hidden = document.properties.get(HIDDEN) == Some(&Value::Bool(true));
    document.kind == Kind::Page && ordinary && !hidden
}
