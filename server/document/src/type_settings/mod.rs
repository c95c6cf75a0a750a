//! Parses the definition of a type as callers write it: `type_settings` (document.md 7).
//!
//! These checks need no space: structure, names, formats. The writer of the type decides which entries exist, which are
//! created and which are detached.

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

/// Members of a pasted read that are ignored here.
pub(crate) const STRIPPED: [&str; 2] = ["etag", "warnings"];

/// The given members of `type_settings`.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TypeSettings {
    /// Layout of the objects of the type.
    pub layout: Option<Layout>,
    /// The requested key; only a create accepts it.
    pub api_key: Option<String>,
    /// Plural display name; an empty string removes it.
    pub plural_name: Option<String>,
    /// Object id of the default template; an empty string removes it.
    pub default_template: Option<String>,
    /// The default view type for the objects of the type.
    pub default_view: Option<ViewType>,
    /// The property list. It replaces the existing list.
    pub property_definitions: Option<Vec<Definition>>,
}

/// Parses `type_settings` and reports every fault.
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

/// Parses the settings among the members of an object, which can have other members too.
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
        // An empty string removes the plural name.
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

/// A layout by name. If a number stands for a layout, the hint gives its name (document.md 3.5).
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

/// The issue for an unknown layout name. It lists only layouts that callers can choose.
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

/// Reads a value as the name of a type.
pub(crate) fn name_of(value: &Value) -> Result<String, Wrong> {
    let name = read::string(value, MAX_NAME)?;
    if name.trim().is_empty() {
        return Err(Wrong::new("the name of a type is blank").hint("send a name"));
    }
    Ok(name.to_owned())
}
