//! Documents as described in the OpenAPI documents (document.md 1.1, 2.3, 2.4). The document crate renders reads and
//! parses creates without these types.

use rolltop_document::body::gate::FORMAT_VERSION;
use rolltop_document::decor::ICON_FORMATS;
use rolltop_document::document::Kind;
use rolltop_document::issue::Issue;
use rolltop_document::limits;
use schemars::JsonSchema;
use schemars::r#gen::SchemaGenerator;
use schemars::schema::Schema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::properties::palette;
use crate::wire_schema::one_of;

/// A block. It shows the members that every block type has; the others depend on `type`.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct Block {
    /// Depth in the hierarchy, 0 to 32; absent means 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(max = "limits::MAX_INDENT"))]
    pub indent: Option<u8>,
    /// Id of the block; short unless `ids=full`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// The block type, such as `paragraph`, `heading_1` or `table`.
    #[serde(rename = "type")]
    pub block_type: String,
    /// Inline text with Markdown formatting.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// The members of its type.
    #[serde(flatten)]
    pub members: Map<String, Value>,
}

/// A line of an outline.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct OutlineEntry {
    /// Depth in the hierarchy; absent on the top level.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub indent: Option<u8>,
    /// Id of the block.
    pub id: String,
    /// The block type.
    #[serde(rename = "type")]
    pub block_type: String,
    /// The beginning of its text; absent if it has no text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// The document of an object, as returned by a read.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct ObjectDocument {
    /// Version of the document format.
    #[serde(rename = "formatVersion")]
    pub format_version: String,
    /// Full object id.
    pub id: String,
    /// Changes with every committed change of the object.
    pub etag: String,
    /// The kind of the document; absent means `page`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<String>,
    /// The type key.
    #[serde(default, rename = "type", skip_serializing_if = "Option::is_none")]
    pub type_key: Option<String>,
    /// The type for which this template is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub template_for: Option<String>,
    /// The icon.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub icon: Map<String, Value>,
    /// The cover.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub cover: Map<String, Value>,
    /// Property values by property key, with `name` and `description`.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub properties: Map<String, Value>,
    /// The settings of a type document.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub type_settings: Map<String, Value>,
    /// The blocks as a flat list in document order; `indent` gives the hierarchy.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub blocks: Vec<Block>,
    /// The structure, in place of `blocks`; only with `outline=true`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outline: Option<Vec<OutlineEntry>>,
    /// What the query selects.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub query_source: Map<String, Value>,
    /// The ids of the items of a collection, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub collection_items: Vec<String>,
    /// True if the document holds only one block and its descendants; a client cannot write it back.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub subtree: bool,
    /// True if `include` left out properties or blocks; a client cannot write it back.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub partial: bool,
    /// Content that the document cannot express.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub warnings: Vec<Issue>,
}

/// The Markdown rendering of an object; a client cannot write it back.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct MarkdownEnvelope {
    /// Full object id.
    pub id: String,
    /// The type key.
    #[serde(default, rename = "type", skip_serializing_if = "Option::is_none")]
    pub type_key: Option<String>,
    /// The etag of the rendered version.
    pub etag: String,
    /// The rendering.
    pub markdown: String,
    /// Content that the rendering leaves out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub warnings: Vec<Issue>,
}

/// Response of get_object: the document, or with `format=md` an envelope with its Markdown.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
#[serde(untagged)]
pub enum ObjectRead {
    /// With `format=md`.
    Markdown(MarkdownEnvelope),
    /// Otherwise.
    Document(Box<ObjectDocument>),
}

/// A document to create an object from.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct ObjectDocumentInput {
    /// Version of the document format.
    #[serde(rename = "formatVersion")]
    #[schemars(schema_with = "format_version")]
    pub format_version: String,
    /// The kind of the document; absent means `page`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(schema_with = "creatable_kinds")]
    pub kind: Option<String>,
    /// Type key, name or a variant of it; absent means `page`.
    #[serde(default, rename = "type", skip_serializing_if = "Option::is_none")]
    #[schemars(length(min = 1, max = "limits::MAX_KEY"))]
    pub type_key: Option<String>,
    /// The type for which this template is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(min = 1, max = "limits::MAX_KEY"))]
    pub template_for: Option<String>,
    /// The template from which the object starts, or `none`; empty or absent means the default template of the type.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = "limits::MAX_KEY"))]
    pub template: Option<String>,
    /// The icon.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<IconInput>,
    /// The cover.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cover: Option<Map<String, Value>>,
    /// Property values. The keys are keys, names or variants of properties.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(schema_with = "property_values")]
    pub properties: Option<Map<String, Value>>,
    /// The blocks as a flat list in document order; `indent` gives the hierarchy.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = "limits::MAX_BLOCKS"))]
    pub blocks: Option<Vec<Block>>,
    /// What the query selects.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub query_source: Option<Map<String, Value>>,
    /// The ids of the items of a collection, in order.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = "limits::MAX_COLLECTION_ITEMS"))]
    pub collection_items: Option<Vec<String>>,
}

/// The properties of a document in a request.
pub(crate) fn property_values(generator: &mut SchemaGenerator) -> Schema {
    let mut values = Map::<String, Value>::json_schema(generator).into_object();
    values.object().max_properties = u32::try_from(limits::MAX_PROPERTIES).ok();
    values.into()
}

/// The only supported version.
pub(crate) fn format_version(_: &mut SchemaGenerator) -> Schema {
    one_of([FORMAT_VERSION])
}

/// The kinds of documents that create_object accepts.
fn creatable_kinds(_: &mut SchemaGenerator) -> Schema {
    one_of([Kind::Page, Kind::Template].map(Kind::name))
}

/// An icon: the member that matches `format`, and an optional colour.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct IconInput {
    /// The kind of icon.
    #[schemars(schema_with = "icon_formats")]
    pub format: String,
    /// An emoji.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(min = 1, max = "limits::MAX_EMOJI"))]
    pub emoji: Option<String>,
    /// A built-in icon, such as `musical-notes`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(min = 1, max = "limits::MAX_ICON_NAME"))]
    pub name: Option<String>,
    /// An image object.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(min = 1, max = "limits::MAX_ICON_FILE"))]
    pub file: Option<String>,
    /// The colour.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(schema_with = "palette")]
    pub color: Option<String>,
}

fn icon_formats(_: &mut SchemaGenerator) -> Schema {
    one_of(ICON_FORMATS.split(", "))
}
