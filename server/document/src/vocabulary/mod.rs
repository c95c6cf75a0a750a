//! The names of a space: its properties, options and types, and how spellings resolve (document.md 4).
//!
//! A [`Vocabulary`] is built once per change of a space's definitions and then shared; every resolution is a
//! handful of hash look-ups. It knows no documents and no values; [`crate::properties`] does.

mod advice;
mod bundled_names;
mod canonical;
mod document_keys;
mod fold;
mod held_keys;
mod index;
mod mint;
mod miss;
mod names;
mod options;
mod resolve;
mod serve;
mod space;
mod suggest;
mod unread;

#[cfg(test)]
pub(crate) mod fixture;
#[cfg(test)]
mod tests;

pub use advice::Advice;
pub(crate) use advice::Advising;
pub use bundled_names::BundledNames;
pub use canonical::{canonical_name, composed};
pub use document_keys::DocumentKeys;
pub use fold::{fold, is_default_ignorable};
pub use index::Entity;
pub use mint::{is_wanted_key, slug_from_key, slug_from_name};
pub use miss::KNOWN_KEYS;
pub use names::SpaceNames;
pub use options::Options;
pub use resolve::Resolution;
pub use serve::KeysMode;
pub(crate) use serve::holds_control;
pub use space::{KeyConflict, Vocabulary};
pub(crate) use suggest::meant_by;
pub use suggest::{
    DID_YOU_MEAN, MAX_KNOWN, MAX_SUGGESTIONS, did_you_mean, known_list, meant_and_listed, nearest,
    similar,
};
pub use unread::{Unread, UnreadDefinition};

use serde_json::Value;

use crate::block::wire_enum;
use crate::bundled::{Creation, creation_of};
use crate::decor::PaletteColor;
use crate::view::ViewType;
use crate::wording;

wire_enum! {
    /// Property formats (document.md 3.1). The last three are read only.
    Format {
        Text = "text", Number = "number", Select = "select", MultiSelect = "multi_select", Date = "date",
        Files = "files", Checkbox = "checkbox", Url = "url", Email = "email", Phone = "phone",
        Objects = "objects", Emoji = "emoji", Properties = "properties", Map = "map",
    }
}

impl Format {
    /// True if values are arrays of entries.
    pub const fn is_list(self) -> bool {
        matches!(
            self,
            Self::Select | Self::MultiSelect | Self::Objects | Self::Files
        )
    }

    /// Its name with the article, as a sentence speaks of one property: `an email`.
    pub fn one(self) -> String {
        wording::one(self.name())
    }

    /// True if callers can create properties of it (document.md 3.1).
    pub const fn is_creatable(self) -> bool {
        !matches!(self, Self::Emoji | Self::Properties | Self::Map)
    }

    /// The names of those formats, as hints list them.
    pub fn creatable() -> Vec<&'static str> {
        let creatable = Self::ALL.iter().filter(|format| format.is_creatable());
        creatable.map(|format| format.name()).collect()
    }
}

wire_enum! {
    /// Layouts of types and objects, numbered from 0 in this order (document.md 3.5).
    Layout {
        Basic = "basic", Profile = "profile", Todo = "todo", Set = "set", ObjectType = "object_type",
        Property = "property", File = "file", Dashboard = "dashboard", Image = "image", Note = "note",
        Space = "space", Bookmark = "bookmark", PropertyOptionsList = "property_options_list",
        PropertyOption = "property_option", Collection = "collection", Audio = "audio", Video = "video",
        Date = "date", SpaceView = "space_view", Participant = "participant", Pdf = "pdf",
        ChatDeprecated = "chat_deprecated", ChatDerived = "chat_derived", Tag = "tag",
        Notification = "notification", MissingObject = "missing_object", Devices = "devices",
        Discussion = "discussion",
    }
}

impl Layout {
    /// The layouts that a caller's type may have (document.md 7); the others are those of system types.
    pub const AUTHORABLE: [Self; 7] = [
        Self::Basic,
        Self::Note,
        Self::Todo,
        Self::Profile,
        Self::Bookmark,
        Self::Set,
        Self::Collection,
    ];

    /// True for queries and collections, whose rows their own dataview shows (document.md 6.7).
    pub const fn shows_rows(self) -> bool {
        self.first_view().is_some()
    }

    /// The type of the view that a query or a collection is generated with (document.md 6.5); others have no rows.
    pub const fn first_view(self) -> Option<ViewType> {
        match self {
            Self::Set => Some(ViewType::Table),
            Self::Collection => Some(ViewType::List),
            _ => None,
        }
    }
}

wire_enum! {
    /// Sections of a type's property list (document.md 7); [`Section::rank`] gives their served order.
    Section { Regular = "regular", Featured = "featured", File = "file", Hidden = "hidden" }
}

impl Section {
    /// Position in the served order: featured, regular, file, hidden.
    pub const fn rank(self) -> u8 {
        match self {
            Self::Featured => 0,
            Self::Regular => 1,
            Self::File => 2,
            Self::Hidden => 3,
        }
    }
}

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
