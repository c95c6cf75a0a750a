//! Views that a payload sends back as a read served them (ops.md 6.1).
//!
//! A read may spell a view so that its words resolve no longer: an option that is gone by its id, two options by
//! one name. Such a view is not parsed: it stays as it is stored.

use crate::names::SpaceNames;
use crate::view::{View, render_view};
use crate::vocabulary::KeysMode;
use crate::wire::JsonMap;

/// Whether a read serves the stored view like this, whatever the spelling of ids and keys.
pub(super) fn is_echo(written: &JsonMap, stored: &View, names: SpaceNames<'_>) -> bool {
    let same = |served: &JsonMap| {
        served.len() == written.len()
            && served
                .iter()
                .all(|(name, value)| name == "id" || written.get(name) == Some(value))
    };
    [KeysMode::Slug, KeysMode::Name]
        .into_iter()
        .any(|mode| same(&render_view(stored, &names.keys(mode))))
}
