//! The published schema of the create shortcut (document.md 10.7).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::wire::JsonMap;

/// Maximum number of entries in `properties` (document.md 10.6).
pub const MAX_SHORTCUT_PROPERTIES: usize = 128;
/// Maximum length of an array value (document.md 10.6).
pub const MAX_SHORTCUT_ARRAY: usize = 2048;

/// The short form of a new object.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct ObjectShortcut {
    /// Type key, name or a variant of it.
    #[serde(rename = "type")]
    #[schemars(length(min = 1, max = "crate::limits::MAX_KEY"))]
    pub type_key: String,
    /// The name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = "crate::limits::MAX_NAME"))]
    pub name: Option<String>,
    /// Property values. The keys are keys, names or variants of properties.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<crate::ops::PropertyValues>")]
    pub properties: Option<JsonMap>,
    /// The content as Markdown. Without `name`, a heading of level 1 at the start becomes the name, unless it is too
    /// long for a name or holds a link or mention.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = "crate::limits::MAX_TEXT"))]
    pub markdown: Option<String>,
    /// A template object, or `none`; empty counts as absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = "crate::limits::MAX_KEY"))]
    pub template: Option<String>,
}
