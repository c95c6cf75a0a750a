//! The names of a space: its properties, options and types, and how spellings resolve (document.md 4).
//!
//! A [`Vocabulary`] is built once per change of a space's definitions and then shared; every resolution is a
//! handful of hash look-ups. It knows no documents and no values; [`crate::properties`] does.

mod advice;
mod bundled_names;
pub(crate) mod index;
mod mint;
mod miss;
mod options;
mod resolve;
pub(crate) mod serve;
mod space;
mod spelling;
mod unread;

#[cfg(test)]
mod tests;

pub use crate::kinds::{Format, Layout, Section};
pub use crate::similar::{
    DID_YOU_MEAN, MAX_KNOWN, MAX_SUGGESTIONS, canonical_name, composed, did_you_mean, fold,
    is_default_ignorable, known_list, meant_and_listed, nearest, similar,
};
pub use advice::Advice;
pub(crate) use advice::Advising;
pub use bundled_names::BundledNames;
pub use index::Entity;
pub use mint::{is_wanted_key, slug_from_key, slug_from_name};
pub use miss::KNOWN_KEYS;
pub use options::Options;
pub use resolve::Resolution;
pub use serve::KeysMode;
#[cfg(any(test, feature = "testing"))]
pub use serve::count::look_ups;
pub(crate) use serve::holds_control;
pub use space::{KeyConflict, Vocabulary};
pub use spelling::{KeyResolver, Offers, ResolvedProperty, Spelling, Stored, meant_or_new};
pub use unread::{Unread, UnreadDefinition};

use serde_json::Value;

use crate::bundled::{Creation, creation_of};
use crate::kinds::{PaletteColor, ViewType};

/// A property of a space.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct PropertyDef {
    /// Object id of the property; empty for a bundled one that the space has not installed.
    pub id: String,
    /// Internal key: camelCase twin of a bundled one, else 24 lowercase hex.
    pub key: String,
    /// The served key; `None` when the name gave no slug (the internal key is served then).
    pub slug: Option<String>,
    /// Display name.
    pub name: String,
    /// Format, fixed for ever.
    pub format: Format,
    /// Never listed or suggested; resolves by exact key only.
    pub hidden: bool,
    /// Removed from the space.
    pub archived: bool,
    /// Most entries of a list value; 0 = unlimited.
    pub max_count: u32,
    /// Internal keys of the types an object value may point to; advisory.
    pub object_types: Vec<String>,
    /// Options in display order; select formats only.
    pub options: Options,
    /// What callers may say of it beyond that.
    pub details: PropertyDetails,
}

/// What a property says of its values beyond their format (document.md 7).
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct PropertyDetails {
    /// What the property is for, possibly empty.
    pub description: String,
    /// The server keeps its values: callers write none.
    pub readonly: bool,
    /// Dates have a time of day.
    pub include_time: bool,
    /// The value that new objects of types that list it start with, in stored form.
    pub default_value: Option<Value>,
}

/// An option of a select property.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct OptionDef {
    /// Identity of the option; never served.
    pub id: String,
    /// The key that v1 serves it under; `None` where nobody gave it one (its identity is served then).
    pub slug: Option<String>,
    /// Its name, a case-sensitive identity for callers.
    pub name: String,
    /// Its colour.
    pub color: PaletteColor,
    /// Removed: still served where held, no longer settable elsewhere.
    pub archived: bool,
}

impl OptionDef {
    /// The key that v1 serves it under (v1.md 13).
    pub fn key(&self) -> &str {
        self.slug.as_deref().unwrap_or(&self.id)
    }
}

/// A type of a space.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct TypeDef {
    /// Object id of the type; empty for a bundled one that the space has not installed.
    pub id: String,
    /// Internal key.
    pub key: String,
    /// The served key.
    pub slug: Option<String>,
    /// Display name.
    pub name: String,
    /// Plural display name.
    pub plural_name: String,
    /// Layout of its objects.
    pub layout: Layout,
    /// Never listed or suggested.
    pub hidden: bool,
    /// Removed from the space.
    pub archived: bool,
    /// Internal property keys by section, in served order.
    pub definitions: Vec<(String, Section)>,
    /// Object id of the default template.
    pub default_template: Option<String>,
    /// The view type that its objects are shown in at first.
    pub default_view: Option<ViewType>,
}

impl TypeDef {
    /// True if objects of it are made by create_object (document.md 15).
    pub fn is_creatable(&self) -> bool {
        creation_of(&self.key) == Creation::Objects
    }
}
