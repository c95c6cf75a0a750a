//! The stored form of an object's content. The etag is computed from it.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::block::Block;
use crate::bundled::{ORIGIN, Origin};
use crate::decor::{Cover, Icon};

mod codec;
mod content;
mod head;
mod layout;
mod lists;
mod stored;
#[cfg(test)]
mod tests;

pub use crate::kinds::Kind;
pub use codec::{etag, render_query_source};
pub use head::TemplateHead;
pub(crate) use layout::{Group, judge_layout};
pub use layout::{LAYOUT, fits, layout_of, own_layout};
pub use lists::{SECTION_LISTS, listed_properties};
pub use stored::{StoredError, stored_properties, stored_references};

/// The content of one object: everything that affects its etag (ops.md 12).
///
/// Keys are internal keys (the camelCase twin of a bundled key, or 24 hex digits). Select values are option ids, and
/// object references are full ids. Derived properties (dates, creator, origin …) are in the record and not here.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Document {
    /// What the object is.
    pub kind: Kind,
    /// Internal key of its type.
    pub type_key: String,
    /// Internal key of a template's target type.
    pub template_for: Option<String>,
    /// Icon.
    pub icon: Option<Icon>,
    /// Cover.
    pub cover: Option<Cover>,
    /// Internal key → stored value; see [`crate::properties`] for the stored form of each format.
    pub properties: BTreeMap<String, Value>,
    /// The source of a query's rows.
    pub query_source: Option<QuerySource>,
    /// The blocks as a flat list in pre-order.
    pub blocks: Vec<Block>,
    /// Members of a collection, in order. `None` if the object is not a collection.
    pub collection_items: Option<Vec<String>>,
}

/// The source of a query's rows: objects that match either list (document.md 6.7).
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct QuerySource {
    /// Internal keys of types.
    pub types: Vec<String>,
    /// Internal keys of properties.
    pub properties: Vec<String>,
}

impl Document {
    /// Marks a new object as created through this API (document.md 3.4).
    pub fn mark_origin(&mut self) {
        let origin = Origin::Api.stored();
        self.properties.insert(ORIGIN.to_owned(), origin);
    }
}
