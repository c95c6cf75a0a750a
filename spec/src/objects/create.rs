//! The two forms of a new object (http.md 22.1). The document crate defines and parses the shortcut.

pub use rolltop_document::document_schemas::ObjectShortcut;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

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
