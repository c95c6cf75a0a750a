//! One object as a row: the facts of its record.

use rolltop_document::bundled::{LAST_OPENED_DATE, LINKS, NAME};
use rolltop_document::document::{Kind, stored_properties, stored_references};
use rolltop_query::value::Symbol;
use rolltop_store::{ObjectRecord, Seq};
use serde_json::Value as Json;
use slog::{Logger, warn};

const MILLIS: i64 = 1000;

/// One object.
#[derive(Debug)]
pub struct Row {
    /// The index of its values in the columns.
    pub(crate) number: u32,
    pub(crate) id: Symbol,
    pub(crate) creator: Symbol,
    pub(crate) modified_by: Symbol,
    pub(crate) is_damaged: bool,
    pub(crate) created_at: i64,
    /// Symbol of the internal key of its type.
    pub type_key: Symbol,
    /// The kind of the object.
    pub kind: Kind,
    /// True if lists of ordinary objects show it unless it is archived.
    pub is_listed: bool,
    /// True if it is in the bin.
    pub is_archived: bool,
    /// The commit that wrote the object.
    pub version: Seq,
    /// Unix seconds of the last change.
    pub modified_at: i64,
    /// Unix seconds of the last time that the account opened it.
    pub opened_at: Option<i64>,
}

impl Row {
    /// True if lists show this object, and it is damaged.
    pub(crate) fn is_shown_damaged(&self) -> bool {
        self.is_damaged && self.is_listed && !self.is_archived
    }
}

/// A parsed record.
#[derive(Debug)]
pub(crate) struct Parsed<'r> {
    pub(crate) record: &'r ObjectRecord,
    pub(crate) kind: Kind,
    pub(crate) properties: Vec<(String, Json)>,
    /// The ids in its content.
    pub(crate) references: Vec<String>,
    pub(crate) is_damaged: bool,
}

impl<'r> Parsed<'r> {
    /// Parses a record. Only the readable parts of a damaged document remain: its properties without the blocks, else
    /// the name in the record.
    pub(crate) fn read(record: &'r ObjectRecord, log: &Logger) -> Self {
        let properties = stored_properties(&record.document);
        let references = stored_references(&record.document);
        let is_damaged = properties.is_err() || references.is_err();
        if let Some(error) = properties.as_ref().err().or(references.as_ref().err()) {
            warn!(log, "a damaged object is searched by its readable parts"; "object.id" => &record.id, "error" => %error);
        }
        Self {
            record,
            // A kind from a later version counts as an ordinary object.
            kind: Kind::from_name(&record.kind).unwrap_or_default(),
            properties: properties.unwrap_or_else(|_| name_of(record)),
            references: references.unwrap_or_default(),
            is_damaged,
        }
    }

    /// The properties that rows store as values. The others are facts of the record, derived values, or the name.
    pub(crate) fn stored(&self) -> impl Iterator<Item = (&str, &Json)> {
        let properties = self.properties.iter();
        let properties = properties.map(|(key, value)| (key.as_str(), value));
        properties.filter(|(key, _)| ![LINKS, LAST_OPENED_DATE, NAME].contains(key))
    }

    /// The name, if it is a text.
    pub(crate) fn name(&self) -> Option<&str> {
        let mut properties = self.properties.iter();
        properties.find(|(key, _)| key == NAME)?.1.as_str()
    }

    /// The first words of an object without a name.
    pub(crate) fn snippet(&self) -> Option<&str> {
        let record = self.record;
        let is_nameless = record.name.is_empty() && !record.snippet.is_empty();
        is_nameless.then_some(&*record.snippet)
    }
}

fn name_of(record: &ObjectRecord) -> Vec<(String, Json)> {
    let name = Some(&record.name).filter(|name| !name.is_empty());
    let name = name.map(|name| (NAME.to_owned(), Json::from(name.as_str())));
    name.into_iter().collect()
}

/// Seconds of a time in milliseconds, rounded down.
pub(crate) fn seconds(millis: i64) -> i64 {
    millis.div_euclid(MILLIS)
}
