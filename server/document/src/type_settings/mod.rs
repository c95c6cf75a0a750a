//! The definition of a type as callers write it: `type_settings` (document.md 7).
//!
//! What is judged here holds without a space: shapes, names, formats. Which entries exist, which are created and
//! which are detached is decided by whoever writes the type.

use serde_json::Value;

use crate::findings::Findings;
use crate::kinds::{Layout, ViewType};
use crate::limits::{MAX_DEFINITIONS, MAX_KEY, MAX_NAME};
use crate::members::read::{self, Wrong};
use crate::members::{Members, Slot, Writer};
use crate::path::Path;
use crate::place::Place;
use crate::similar::{meant_and_listed, nearest};
use crate::vocabulary::KeyResolver;

mod bundled;
mod definition;

pub use crate::document::{SECTION_LISTS, listed_properties};
pub use bundled::kept_member;
pub(crate) use bundled::warn_of_bundled;
pub(crate) use definition::KEPT;
pub use definition::{DefinedOption, Definition, EntryNames, format_conflict, parse_options};

/// The members of `type_settings`.
pub(crate) const SETTINGS: [&str; 6] = [
    "layout",
    "api_key",
    "plural_name",
    "default_template",
    "default_view",
    "property_definitions",
];

/// Members of a pasted read that say nothing here.
pub(crate) const STRIPPED: [&str; 2] = ["etag", "warnings"];

/// The members of `type_settings` that were given.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TypeSettings {
    /// Layout of the objects of the type.
    pub layout: Option<Layout>,
    /// The wanted key; authorable on create only.
    pub api_key: Option<String>,
    /// Plural display name; the empty string clears it.
    pub plural_name: Option<String>,
    /// Object id of the default template; the empty string clears it.
    pub default_template: Option<String>,
    /// The view type that the objects of the type are shown in at first.
    pub default_view: Option<ViewType>,
    /// The property list, which replaces the whole list.
    pub property_definitions: Option<Vec<Definition>>,
}

/// Reads `type_settings`, with every fault it has.
pub fn parse_type_settings(
    value: &Value,
    path: &Path,
    names: &dyn KeyResolver,
    out: &mut Findings,
) -> Option<TypeSettings> {
    let place = Place::Start(path);
    let members = Members::open(value, &place, Writer::Caller, out)?;
    members.close("type_settings", &SETTINGS, out);
    Some(settings_among(&members, names, out))
}

/// The settings among the members of an object, which may have others.
pub(crate) fn settings_among(
    members: &Members<'_>,
    names: &dyn KeyResolver,
    out: &mut Findings,
) -> TypeSettings {
    TypeSettings {
        layout: members.read("layout", (None, None), out, |value| layout(value).map(Some)),
        api_key: members.read("api_key", (None, None), out, |value| {
            let read = read::key(value).map(|key| Some(key.to_owned()));
            read.map_err(|wrong| match value.as_str() {
                Some("") => wrong.hint("leave it out: the key is derived from the name"),
                _ => wrong,
            })
        }),
        // Empty takes a plural name away.
        plural_name: members.read("plural_name", (None, None), out, |value| {
            read::string(value, MAX_NAME).map(|name| Some(name.to_owned()))
        }),
        default_template: members.read("default_template", (None, None), out, |value| {
            read::string(value, MAX_KEY).map(|id| Some(id.to_owned()))
        }),
        default_view: members.optional_name("default_view", None, out),
        property_definitions: definitions(members, names, out),
    }
}

fn definitions(
    settings: &Members<'_>,
    names: &dyn KeyResolver,
    out: &mut Findings,
) -> Option<Vec<Definition>> {
    if matches!(
        settings.slot("property_definitions"),
        Slot::Absent | Slot::Cleared
    ) {
        return None;
    }
    let values = settings
        .array("property_definitions", MAX_DEFINITIONS, out)
        .unwrap_or_default();
    let list = settings.place().key("property_definitions");
    let mut definitions = Vec::with_capacity(values.len());
    for (position, value) in values.iter().enumerate() {
        definitions.extend(definition::parse(value, &list.index(position), names, out));
    }
    Some(definitions)
}

/// A layout by its name. A number that the list can name is refused with that name (document.md 3.5).
fn layout(value: &Value) -> Result<Layout, Wrong> {
    let Value::Number(number) = value else {
        return read::name(value).map_err(|wrong| authorable(value, wrong));
    };
    let position = number
        .as_u64()
        .and_then(|position| usize::try_from(position).ok());
    let named = position.and_then(|position| Layout::ALL.get(position));
    let hint = match named.filter(|layout| Layout::AUTHORABLE.contains(layout)) {
        Some(layout) => format!("write {:?}", layout.name()),
        None => meant_and_listed(None, &authorable_layouts()),
    };
    Err(Wrong::new("a layout is written by its name").hint(hint))
}

/// A name that is none: of those that are, only the layouts that a type can be given are worth listing.
fn authorable(value: &Value, wrong: Wrong) -> Wrong {
    let allowed = authorable_layouts();
    let meant = value
        .as_str()
        .and_then(|name| nearest(name, allowed.iter().copied()));
    match value {
        Value::String(_) => wrong.hint(meant_and_listed(meant.as_deref(), &allowed)),
        _ => wrong,
    }
}

pub(crate) fn authorable_layouts() -> Vec<&'static str> {
    let layouts = Layout::AUTHORABLE.iter();
    layouts.map(|layout| layout.name()).collect()
}

/// A value as the name of a type.
pub(crate) fn name_of(value: &Value) -> Result<String, Wrong> {
    let name = read::string(value, MAX_NAME)?;
    if name.trim().is_empty() {
        return Err(Wrong::new("the name of a type is blank").hint("send a name"));
    }
    Ok(name.to_owned())
}
