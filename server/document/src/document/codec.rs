//! The stored text of a document, and the etag over it (document.md 1, 13).
//!
//! The text is compact JSON in canonical member order, so that equal documents have equal texts. Reading it is
//! the block parser's work under [`Input::Stored`]: the text is trusted, and anything it cannot be is damage.

use std::fmt;

use serde::Deserialize;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::block::parse::members::Members;
use crate::block::parse::read;
use crate::block::render::Written;
use crate::block::{Input, JsonMap, ParseContext, parse_blocks, render_block};
use crate::decor::{parse_cover, parse_icon, render_cover, render_icon};
use crate::document::{Document, Kind, QuerySource};
use crate::findings::Findings;
use crate::ids::IdSource;
use crate::issue::Issue;
use crate::path::Path;
use crate::place::Place;
use crate::spelling::{Spelling, Stored};

/// The members of a stored document, in their order.
const MEMBERS: [&str; 9] = [
    "kind",
    "type",
    "template_for",
    "icon",
    "cover",
    "properties",
    "query_source",
    "blocks",
    "collection_items",
];
const SOURCE_MEMBERS: [&str; 2] = ["types", "properties"];
/// Bytes of the digest that an etag spells.
const ETAG_BYTES: usize = 4;

/// A stored text that is no document: the store is damaged, or written by a newer version.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct StoredError {
    /// Where in the text, and what.
    pub detail: String,
}

impl fmt::Display for StoredError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a stored document cannot be read: {}", self.detail)
    }
}

impl std::error::Error for StoredError {}

/// Every part of a stored document has its id; one without is reported, never given one.
struct Unminted;

impl IdSource for Unminted {
    fn mint(&self) -> String {
        String::new()
    }
}

impl Document {
    /// Reads a stored text.
    ///
    /// # Errors
    /// The text is not what [`Document::to_stored`] writes, now or in an older version.
    pub fn from_stored(text: &str) -> Result<Self, StoredError> {
        let value: Value = serde_json::from_str(text).map_err(|error| StoredError {
            detail: error.to_string(),
        })?;
        let mut out = Findings::default();
        let document = read_document(&value, &mut out);
        match (document, out.issues.first()) {
            (Some(document), None) => Ok(document),
            (_, issue) => Err(StoredError {
                detail: issue.map(describe).unwrap_or_default(),
            }),
        }
    }

    /// Writes the stored text.
    pub fn to_stored(&self) -> String {
        let mut members = Written::default();
        members.name("kind", self.kind);
        members.put("type", self.type_key.as_str());
        members.text("template_for", self.template_for.as_deref());
        let identity = |id: &str| Stored.object_ref(id);
        if let Some(icon) = &self.icon {
            members.put("icon", render_icon(icon, &identity));
        }
        if let Some(cover) = &self.cover {
            members.put("cover", render_cover(cover, &identity));
        }
        if !self.properties.is_empty() {
            let properties = self
                .properties
                .iter()
                .map(|(key, value)| (key.clone(), value.clone()));
            members.put("properties", Value::Object(properties.collect()));
        }
        if let Some(source) = &self.query_source {
            members.put("query_source", render_query_source(source, &Stored));
        }
        let mut text = Value::Object(members.0).to_string();
        if !self.blocks.is_empty() {
            let blocks = self.blocks.iter().map(|block| render_block(block, &Stored));
            append(&mut text, "blocks", &joined(blocks));
        }
        if let Some(items) = &self.collection_items {
            append(&mut text, "collection_items", &json!(items).to_string());
        }
        text
    }
}

/// An array of objects, each written and let go before the next is built: documents are large.
fn joined(objects: impl Iterator<Item = JsonMap>) -> String {
    let mut text = String::from("[");
    for (position, object) in objects.enumerate() {
        if position > 0 {
            text.push(',');
        }
        text.push_str(&Value::Object(object).to_string());
    }
    text.push(']');
    text
}

/// Adds a member behind those of an object that has some.
fn append(object: &mut String, name: &str, value: &str) {
    object.pop();
    object.push_str(",\"");
    object.push_str(name);
    object.push_str("\":");
    object.push_str(value);
    object.push('}');
}

/// The properties of a stored text alone, without the work of reading its blocks.
///
/// # Errors
/// The text is no JSON object, or its properties are none.
pub fn stored_properties(text: &str) -> Result<Vec<(String, Value)>, StoredError> {
    #[derive(Deserialize)]
    struct Skimmed {
        #[serde(default)]
        properties: serde_json::Map<String, Value>,
    }
    let skimmed: Skimmed = serde_json::from_str(text).map_err(|error| StoredError {
        detail: error.to_string(),
    })?;
    Ok(skimmed.properties.into_iter().collect())
}

/// What a stored text must hold to point to an object: a member of a block or an attribute of a mention, an inline
/// link, the picture of an icon or a cover.
const POINTERS: [&str; 3] = ["object_id", "objectId=", "\"file\":"];

/// [`Document::references`] of a stored text; most texts have none, and are not read for that.
///
/// # Errors
/// As [`Document::from_stored`].
pub fn stored_references(text: &str) -> Result<Vec<String>, StoredError> {
    if !POINTERS.iter().any(|pointer| text.contains(pointer)) {
        return Ok(Vec::new());
    }
    Document::from_stored(text).map(|document| document.references())
}

/// The etag of a stored text: 8 lowercase hex characters of its SHA-256 (document.md 1).
pub fn etag(stored: &str) -> String {
    let digest = Sha256::digest(stored.as_bytes());
    digest
        .iter()
        .take(ETAG_BYTES)
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

/// Writes where a query's rows come from; empty lists are left out (document.md 6.7).
pub fn render_query_source(source: &QuerySource, spelling: &dyn Spelling) -> Value {
    let mut members = Written::default();
    members.list("types", &source.types, |key| spelling.type_key(key).into());
    members.list("properties", &source.properties, |key| {
        spelling.property_key(key).into()
    });
    Value::Object(members.0)
}

fn describe(issue: &Issue) -> String {
    format!("{}: {}", issue.path_str(), issue.message)
}

fn read_document(value: &Value, out: &mut Findings) -> Option<Document> {
    let root = Path::root();
    let place = Place::Start(&root);
    let members = Members::open(value, &place, false, out)?;
    members.close("a stored document", &MEMBERS, out);
    let kind: Kind = members.name("kind", Kind::default(), out);
    let type_key = members.read("type", Default::default(), out, |value| {
        read::string(value, usize::MAX).map(str::to_owned)
    });
    let template_for = members.string("template_for", usize::MAX, None, out);
    let icon = members
        .given("icon")
        .and_then(|v| parse_icon(v, &members.path("icon"), out));
    let cover = members
        .given("cover")
        .and_then(|v| parse_cover(v, &members.path("cover"), out));
    let properties = members.bag("properties", None, out).unwrap_or_default();
    let query_source = members.given("query_source").and_then(|source| {
        let place = place.key("query_source");
        read_source(&Members::open(source, &place, false, out)?, out)
    });
    let blocks = members.array("blocks", usize::MAX, out).unwrap_or_default();
    let cx = ParseContext {
        names: &Stored,
        ids: &Unminted,
        objects: None,
        input: Input::Stored,
        rebase: 0,
    };
    let blocks = parse_blocks(blocks, &members.path("blocks"), &cx, out).blocks;
    let collection_items = members
        .given("collection_items")
        .is_some()
        .then(|| strings(&members, "collection_items", out));
    Some(Document {
        kind,
        type_key,
        template_for,
        icon,
        cover,
        properties: properties.into_iter().collect(),
        query_source,
        blocks,
        collection_items,
    })
}

fn read_source(members: &Members<'_>, out: &mut Findings) -> Option<QuerySource> {
    members.close("a query source", &SOURCE_MEMBERS, out);
    Some(QuerySource {
        types: strings(members, "types", out),
        properties: strings(members, "properties", out),
    })
}

fn strings(members: &Members<'_>, name: &str, out: &mut Findings) -> Vec<String> {
    members.read(name, Default::default(), out, |value| {
        let string = |value| read::string(value, usize::MAX).map(str::to_owned);
        read::array(value)?.iter().map(string).collect()
    })
}
