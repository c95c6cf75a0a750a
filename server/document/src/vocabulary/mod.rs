//! The names of a space: its properties, options and types, and how spellings resolve (document.md 4).
//!
//! A [`Vocabulary`] is built once per change of a space's definitions and then shared. Each resolution takes a few hash
//! lookups. Documents and values are handled by other modules, such as [`crate::properties`].

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
pub use space::{KeyConflict, NewKey, Vocabulary};
pub use spelling::{KeyResolver, Offers, ResolvedProperty, Spelling, Stored, meant_or_new};
pub use unread::{Unread, UnreadDefinition};

use serde_json::Value;

use crate::bundled::{Creation, creation_of};
use crate::kinds::{PaletteColor, ViewType};

/// A property of a space.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct PropertyDef {
    /// Object id of the property; empty for a bundled one that the space has not installed.
    pub id: String,
    /// Internal key: the camelCase twin of a bundled property's key, else 24 lowercase hex digits.
    pub key: String,
    /// The served key; `None` if the name gave no slug, so the internal key is served.
    pub slug: Option<String>,
    /// Display name.
    pub name: String,
    /// Format; it never changes.
    pub format: Format,
    /// Excluded from lists and suggestions; resolves by exact key only.
    pub hidden: bool,
    /// Removed from the space.
    pub archived: bool,
    /// Maximum number of entries of a list value; 0 means unlimited.
    pub max_count: u32,
    /// Internal keys of the types that values should refer to; not enforced.
    pub object_types: Vec<String>,
    /// Options in display order; select formats only.
    pub options: Options,
    /// Further settings of the property.
    pub details: PropertyDetails,
}

/// Further settings of the values of a property (document.md 7).
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct PropertyDetails {
    /// What the property is for, possibly empty.
    pub description: String,
    /// The server maintains its values; callers cannot write them.
    pub readonly: bool,
    /// Whether dates include a time of day.
    pub include_time: bool,
    /// The initial value, in stored form, for new objects of types that list the property.
    pub default_value: Option<Value>,
}

/// An option of a select property.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct OptionDef {
    /// Id of the option; never served.
    pub id: String,
    /// The key in v1; `None` if it was never set, so the id is served.
    pub slug: Option<String>,
    /// Its name, by which callers identify it; case-sensitive.
    pub name: String,
    /// Its colour.
    pub color: PaletteColor,
    /// Removed: still served where it is used, but not settable elsewhere.
    pub archived: bool,
}

impl OptionDef {
    /// The key in v1 (v1.md 13).
    pub fn key(&self) -> &str {
        self.slug.as_deref().unwrap_or(&self.id)
    }
}

/// A type of a space.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
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
    /// Excluded from lists and suggestions.
    pub hidden: bool,
    /// Removed from the space.
    pub archived: bool,
    /// Internal property keys by section, in served order.
    pub definitions: Vec<(String, Section)>,
    /// Object id of the default template.
    pub default_template: Option<String>,
    /// The default view type for its objects.
    pub default_view: Option<ViewType>,
}

impl TypeDef {
    /// True if create_object creates objects of this type (document.md 15).
    pub fn is_creatable(&self) -> bool {
        creation_of(&self.key) == Creation::Objects
    }
}
