//! The stored form of an object's content, from which the etag is computed.

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

/// The content of one object: everything that enters its etag (ops.md 12).
///
/// Keys are internal keys (the camelCase twin of a bundled entity, 24 hex of a custom one), select values are
/// option ids, object references full ids. Derived properties (dates, creator, origin …) live in the record
/// around it, not here.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Document {
    /// What the object is.
    pub kind: Kind,
    /// Internal key of its type.
    pub type_key: String,
    /// Internal key of the type that a template is for.
    pub template_for: Option<String>,
    /// Icon.
    pub icon: Option<Icon>,
    /// Cover.
    pub cover: Option<Cover>,
    /// Internal key → stored value; see [`crate::properties`] for the stored form of each format.
    pub properties: BTreeMap<String, Value>,
    /// Where a query's rows come from.
    pub query_source: Option<QuerySource>,
    /// Flat, pre-order.
    pub blocks: Vec<Block>,
    /// Members of a collection, in order. `None` where the object is no collection.
    pub collection_items: Option<Vec<String>>,
}

/// Where a query's rows come from; both lists OR together (document.md 6.7).
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct QuerySource {
    /// Internal keys of types.
    pub types: Vec<String>,
    /// Internal keys of properties.
    pub properties: Vec<String>,
}

impl Document {
    /// Says of a new object that it comes into being through this API (document.md 3.4).
    pub fn mark_origin(&mut self) {
        let origin = Origin::Api.stored();
        self.properties.insert(ORIGIN.to_owned(), origin);
    }
}
