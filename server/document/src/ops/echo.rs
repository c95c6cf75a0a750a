//! Detects views that a payload sends back exactly as a read served them (ops.md 6.1).
//!
//! A served view may contain names that no longer resolve: the id of a deleted option, or a name that two options
//! share. An unchanged view is therefore not parsed: its stored form stays.

use crate::names::SpaceNames;
use crate::view::{View, render_view};
use crate::vocabulary::KeysMode;
use crate::wire::JsonMap;

/// Whether a read serves the stored view exactly like this, in any spelling of ids and keys.
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
