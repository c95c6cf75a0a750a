//! One object as a row: the facts of its record and its stored values.

use rolltop_document::bundled::{LAST_OPENED_DATE, LINKS, NAME};
use rolltop_document::document::{Kind, stored_properties, stored_references};
use rolltop_query::value::{FieldValue, Symbol, Text};
use rolltop_store::{ObjectRecord, Seq};
use serde_json::Value as Json;
use slog::{Logger, warn};

const MILLIS: i64 = 1000;

/// One object.
#[derive(Debug)]
pub struct Row {
    pub(crate) id: Symbol,
    pub(crate) type_key: Symbol,
    pub(crate) creator: Symbol,
    pub(crate) modified_by: Symbol,
    pub(crate) kind: Kind,
    pub(crate) is_listed: bool,
    pub(crate) is_archived: bool,
    pub(crate) is_damaged: bool,
    pub(crate) version: Seq,
    /// Unix seconds, as the other two.
    pub(crate) created_at: i64,
    pub(crate) modified_at: i64,
    pub(crate) opened_at: Option<i64>,
    /// Sorts read it often, of other rows as well.
    pub(crate) name: Option<Box<Text>>,
    /// The first words of an object without a name.
    pub(crate) snippet: Option<Box<Text>>,
    /// Where its values begin in those of the space, and how many there are.
    pub(crate) first: u32,
    pub(crate) count: u32,
    /// The objects it points to, by id; they may be missing from the space.
    pub(crate) links: Box<[Symbol]>,
    /// Estimated bytes in memory, values included.
    pub(crate) bytes: usize,
}

/// A value and the number of its property ([`Rows::field`](crate::Rows::field)).
pub(crate) type Stored = (u32, Value);

/// A stored value. There are millions of them: it takes two words.
#[derive(Debug)]
pub(crate) enum Value {
    Null,
    Checkbox(bool),
    Number(f64),
    Text(Box<Text>),
    /// A list of one entry.
    One(Symbol),
    List(Box<Box<[Symbol]>>),
}

impl Row {
    /// The commit that wrote the object.
    pub fn version(&self) -> Seq {
        self.version
    }

    /// The kind of the object.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// Symbol of the internal key of its type.
    pub fn type_symbol(&self) -> Symbol {
        self.type_key
    }

    /// True if it belongs into lists of ordinary objects unless it is archived.
    pub fn is_listed(&self) -> bool {
        self.is_listed
    }

    /// True if it is in the bin.
    pub fn is_archived(&self) -> bool {
        self.is_archived
    }

    /// Unix seconds of the last change.
    pub fn modified_at(&self) -> i64 {
        self.modified_at
    }

    /// Unix seconds of the last time the account opened it.
    pub fn opened_at(&self) -> Option<i64> {
        self.opened_at
    }

    /// True if lists show it although it is damaged.
    pub(crate) fn is_shown_damaged(&self) -> bool {
        self.is_damaged && self.is_listed && !self.is_archived
    }
}

/// Estimated bytes that a row takes in memory, with the collation keys that sorts add to its texts.
pub(crate) fn bytes(values: &[Stored], texts: [Option<&Text>; 2], links: &[Symbol]) -> usize {
    let of_text = |text: &Text| size_of::<Text>() + 2 * text.as_str().len();
    let of_value = |(_, value): &Stored| match value {
        Value::Text(text) => of_text(text),
        Value::List(entries) => size_of_val(&**entries) + size_of_val(&***entries),
        Value::Null | Value::Checkbox(_) | Value::Number(_) | Value::One(_) => 0,
    };
    let texts = texts.into_iter().flatten().map(of_text);
    let texts: usize = values.iter().map(of_value).chain(texts).sum();
    // Links are in the reverse index as well.
    size_of::<Option<Row>>() + size_of_val(values) + 2 * size_of_val(links) + texts
}

impl Value {
    /// A stored number is a date if the property is one.
    pub(crate) fn lent(&self, is_date: bool) -> FieldValue<'_> {
        match self {
            Self::Null => FieldValue::Null,
            Self::Checkbox(flag) => FieldValue::Checkbox(*flag),
            Self::Number(number) if is_date => FieldValue::Date(*number as i64),
            Self::Number(number) => FieldValue::Number(*number),
            Self::Text(text) => FieldValue::Text(text),
            Self::One(entry) => FieldValue::List(std::slice::from_ref(entry)),
            Self::List(entries) => FieldValue::List(entries),
        }
    }
}

/// A record that has been parsed.
#[derive(Debug)]
pub(crate) struct Parsed<'r> {
    pub(crate) record: &'r ObjectRecord,
    pub(crate) kind: Kind,
    pub(crate) properties: Vec<(String, Json)>,
    /// The objects that its content names.
    pub(crate) references: Vec<String>,
    pub(crate) is_damaged: bool,
}

impl<'r> Parsed<'r> {
    /// Parses a record. Of a damaged document the readable parts remain: its properties without the blocks, else the
    /// name that the record holds.
    pub(crate) fn read(record: &'r ObjectRecord, log: &Logger) -> Self {
        let properties = stored_properties(&record.document);
        let references = stored_references(&record.document);
        let is_damaged = properties.is_err() || references.is_err();
        if let Some(error) = properties.as_ref().err().or(references.as_ref().err()) {
            warn!(log, "a damaged object is searched by its readable parts"; "object.id" => &record.id, "error" => %error);
        }
        Self {
            record,
            // A kind of a later version is an object all the same.
            kind: Kind::from_name(&record.kind).unwrap_or_default(),
            properties: properties.unwrap_or_else(|_| name_of(record)),
            references: references.unwrap_or_default(),
            is_damaged,
        }
    }

    /// The properties that rows store among their values. The others are facts of the record, or derived, or the name.
    pub(crate) fn stored(&self) -> impl Iterator<Item = (&str, &Json)> {
        let properties = self.properties.iter();
        let properties = properties.map(|(key, value)| (key.as_str(), value));
        properties.filter(|(key, _)| ![LINKS, LAST_OPENED_DATE, NAME].contains(key))
    }

    /// The name. A value that is no text counts as none.
    pub(crate) fn name(&self) -> Option<Box<Text>> {
        let mut properties = self.properties.iter();
        let (_, name) = properties.find(|(key, _)| key == NAME)?;
        Some(Box::new(Text::new(name.as_str()?)))
    }

    pub(crate) fn snippet(&self) -> Option<Box<Text>> {
        let record = self.record;
        let is_nameless = record.name.is_empty() && !record.snippet.is_empty();
        is_nameless.then(|| Box::new(Text::new(record.snippet.as_str())))
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
