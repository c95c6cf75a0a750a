//! The two forms of a new object (http.md 22.1).

use rolltop_document::limits;
use rolltop_document::ops::PropertyValues;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::document::ObjectDocumentInput;

/// Body of create_object: a document when it has `formatVersion`, else the shortcut.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
#[serde(untagged)]
pub enum CreateObjectRequest {
    /// A document.
    Document(Box<ObjectDocumentInput>),
    /// Type, name, properties and Markdown.
    Shortcut(ObjectShortcut),
}

/// A new object in a few members.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct ObjectShortcut {
    /// Type key, name or a variant of it.
    #[serde(rename = "type")]
    #[schemars(length(min = 1, max = "limits::MAX_KEY"))]
    pub type_key: String,
    /// The name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = "limits::MAX_NAME"))]
    pub name: Option<String>,
    /// Values under keys, names or variants of properties.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<PropertyValues>")]
    pub properties: Option<Map<String, Value>>,
    /// The content as Markdown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = "limits::MAX_TEXT"))]
    pub markdown: Option<String>,
    /// A template object, or `none`; empty means absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = "limits::MAX_KEY"))]
    pub template: Option<String>,
}
