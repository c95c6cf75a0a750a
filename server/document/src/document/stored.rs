//! Parses the stored text of a document (document.md 13).
//!
//! The block parser runs with [`Input::Stored`]: the text is trusted, and invalid text means damage. Blocks are parsed
//! one by one while reading, because a large document as JSON values takes several times the memory of its text.

use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, de};
use serde_json::Value;

use crate::block::parse::parse_stored;
use crate::block::{Block, Input, ParseContext};
use crate::decor::{stored_cover, stored_icon};
use crate::document::{Document, QuerySource};
use crate::findings::Findings;
use crate::ids::IdSource;
use crate::issue::Issue;
use crate::kinds::Kind;
use crate::members::read;
use crate::members::{Members, Writer};
use crate::path::Path;
use crate::place::Place;
use crate::vocabulary::Stored;
use crate::wire::JsonMap;

/// The members of a stored document except its blocks, in order.
const MEMBERS: [&str; 8] = [
    "kind",
    "type",
    "template_for",
    "icon",
    "cover",
    "properties",
    "query_source",
    "collection_items",
];
const BLOCKS: &str = "blocks";
const SOURCE_MEMBERS: [&str; 2] = ["types", "properties"];

/// The stored text is not a valid document: the store is damaged, or a newer version wrote it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct StoredError {
    /// The fault and its position in the text.
    pub detail: String,
}

impl fmt::Display for StoredError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a stored document cannot be read: {}", self.detail)
    }
}

impl std::error::Error for StoredError {}

impl From<serde_json::Error> for StoredError {
    fn from(error: serde_json::Error) -> Self {
        Self {
            detail: error.to_string(),
        }
    }
}

impl Document {
    /// Parses a stored text.
    ///
    /// # Errors
    /// The text is not one that [`Document::to_stored`] writes or wrote in an older version.
    pub fn from_stored(text: &str) -> Result<Self, StoredError> {
        let mut out = Findings::default();
        let mut text = serde_json::Deserializer::from_str(text);
        let Parts { members, blocks } = text.deserialize_map(PartsOf(&mut out))?;
        text.end()?;
        let document = assemble(&members, blocks, &mut out);
        match out.issues.first() {
            None => Ok(document),
            Some(issue) => Err(StoredError {
                detail: describe(issue),
            }),
        }
    }
}

/// The properties of a stored text, without parsing its blocks.
///
/// # Errors
/// The text or its properties are not a JSON object.
pub fn stored_properties(text: &str) -> Result<Vec<(String, Value)>, StoredError> {
    #[derive(Deserialize)]
    struct Skimmed {
        #[serde(default)]
        properties: JsonMap,
    }
    let skimmed: Skimmed = serde_json::from_str(text)?;
    Ok(skimmed.properties.into_iter().collect())
}

/// Strings of which a stored text with references contains at least one: a block member or mention attribute, an inline
/// link, a file of an icon or cover.
const POINTERS: [&str; 3] = ["object_id", "objectId=", "\"file\":"];

/// [`Document::references`] of a stored text. Most texts have none and need not be parsed.
///
/// # Errors
/// As [`Document::from_stored`].
pub fn stored_references(text: &str) -> Result<Vec<String>, StoredError> {
    if !POINTERS.iter().any(|pointer| text.contains(pointer)) {
        return Ok(Vec::new());
    }
    Document::from_stored(text).map(|document| document.references())
}

/// A partially parsed document: its blocks, and the other members as JSON.
struct Parts {
    members: JsonMap,
    blocks: Vec<Block>,
}

struct PartsOf<'o>(&'o mut Findings);

impl<'de> Visitor<'de> for PartsOf<'_> {
    type Value = Parts;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Parts, A::Error> {
        let mut members = JsonMap::new();
        let mut blocks = Vec::new();
        while let Some(name) = map.next_key::<String>()? {
            if name == BLOCKS {
                blocks = map.next_value_seed(BlocksOf(self.0))?;
            } else {
                members.insert(name, map.next_value()?);
            }
        }
        Ok(Parts { members, blocks })
    }
}

struct BlocksOf<'o>(&'o mut Findings);

impl<'de> DeserializeSeed<'de> for BlocksOf<'_> {
    type Value = Vec<Block>;

    fn deserialize<D: Deserializer<'de>>(self, blocks: D) -> Result<Vec<Block>, D::Error> {
        blocks.deserialize_seq(self)
    }
}

impl<'de> Visitor<'de> for BlocksOf<'_> {
    type Value = Vec<Block>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an array of blocks")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut values: A) -> Result<Vec<Block>, A::Error> {
        let mut failure = None;
        let values = std::iter::from_fn(|| {
            let next = values.next_element::<Value>();
            next.unwrap_or_else(|error| {
                failure = Some(error);
                None
            })
        });
        let cx = ParseContext {
            names: &Stored,
            ids: &Unminted,
            objects: None,
            input: Input::Stored,
            rebase: 0,
        };
        let blocks = parse_stored(values, &Path::root().key(BLOCKS), &cx, self.0);
        match (failure, self.0.issues.first()) {
            (Some(error), _) => Err(error),
            // The rest of the array may be unread.
            (None, Some(issue)) => Err(de::Error::custom(describe(issue))),
            (None, None) => Ok(blocks),
        }
    }
}

/// Stored parts always have ids. A missing one is reported, and no id is generated.
struct Unminted;

impl IdSource for Unminted {
    fn mint(&self) -> String {
        String::new()
    }
}

fn describe(issue: &Issue) -> String {
    format!("{}: {}", issue.path_str(), issue.message)
}

fn assemble(members: &JsonMap, blocks: Vec<Block>, out: &mut Findings) -> Document {
    let root = Path::root();
    let place = Place::Start(&root);
    let members = Members::of(members, &place, Writer::Store);
    members.close("a stored document", &MEMBERS, out);
    let kind: Kind = members.name("kind", Kind::default(), out);
    let type_key = members.read("type", Default::default(), out, |value| {
        read::string(value, usize::MAX).map(str::to_owned)
    });
    let template_for = members.string("template_for", usize::MAX, None, out);
    let icon = members
        .given("icon")
        .and_then(|v| stored_icon(v, &members.path("icon"), out));
    let cover = members
        .given("cover")
        .and_then(|v| stored_cover(v, &members.path("cover"), out));
    let properties = members.bag("properties", None, out).unwrap_or_default();
    let query_source = members.given("query_source").and_then(|source| {
        let place = place.key("query_source");
        read_source(&Members::open(source, &place, Writer::Store, out)?, out)
    });
    let collection_items = members
        .given("collection_items")
        .is_some()
        .then(|| strings(&members, "collection_items", out));
    Document {
        kind,
        type_key,
        template_for,
        icon,
        cover,
        properties: properties.into_iter().collect(),
        query_source,
        blocks,
        collection_items,
    }
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
