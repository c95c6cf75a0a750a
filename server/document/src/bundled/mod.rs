//! The vocabulary that every space has: the tables of document.md 14 and 15 as data.
//!
//! Keys here are served keys (`due_date`); [`twin`] returns the internal key (`dueDate`) that documents store. The
//! tables contain no ids: a space creates an object for each entry that it installs.

mod class;
mod definitions;
mod numbers;
mod properties;
mod reserved;
#[cfg(test)]
mod tests;
mod types;

pub use class::KeyClass;
pub use definitions::{custom_definitions, default_definitions};
pub use numbers::{
    ImageKind, ImportType, NumberNames, Origin, ParticipantPermissions, ParticipantStatus,
};
pub use properties::{
    ARCHIVED, BACKLINKS, BUNDLED_PROPERTIES, BundledProperty, CREATED_DATE, CREATOR, DESCRIPTION,
    FAVORITE, HIDDEN, LAST_MODIFIED_BY, LAST_MODIFIED_DATE, LAST_OPENED_DATE, LINKS, MIME_TYPE,
    NAME, ORIGIN, PROPERTY_DEFAULT, PROPERTY_FORMAT, PROPERTY_KEY, RESOLVED_LAYOUT, TYPE,
    bundled_property,
};
pub use reserved::{is_reserved_property_key, reserved_class};
pub use types::{BUNDLED_TYPES, BundledType, Creation, aliased_type, bundled_type, creation_of};

use heck::ToLowerCamelCase;

/// Twins that differ from the plain camelCase of their key (document.md 4.1).
const IRREGULAR_TWINS: &[(&str, &str)] = &[("media_artist_url", "mediaArtistURL")];

/// The internal key of a bundled entity: the camelCase twin of its served key.
pub fn twin(key: &str) -> String {
    IRREGULAR_TWINS
        .iter()
        .find(|(served, _)| *served == key)
        .map_or_else(|| key.to_lower_camel_case(), |(_, twin)| (*twin).to_owned())
}
