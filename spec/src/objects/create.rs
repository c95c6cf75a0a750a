//! The two forms of a new object (http.md 22.1). The document crate defines and parses the shortcut.

pub use rolltop_document::document_schemas::ObjectShortcut;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::document::ObjectDocumentInput;

/// Body of create_object. A document if it has `formatVersion`, `version` or `blocks`, else the short form.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
#[serde(untagged)]
pub enum CreateObjectRequest {
    /// A document.
    Document(Box<ObjectDocumentInput>),
    /// Type, name, properties and Markdown.
    Shortcut(ObjectShortcut),
}
