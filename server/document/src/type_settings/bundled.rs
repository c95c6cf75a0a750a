//! Warnings for settings of built-in properties that a type's property list cannot change (document.md 7, 10.5).

use serde_json::Value;

use crate::findings::Findings;
use crate::issue::Issue;
use crate::members::{Members, Writer};
use crate::path::Path;
use crate::place::Place;
use crate::vocabulary::{BundledNames, KeyResolver, PropertyDef, Resolution, Vocabulary};

/// The warning that a member of an entry has no effect on its property.
pub fn kept_member(property: &str, member: &str, path: &Path, hint: &'static str) -> Issue {
    let message = format!("the property {property} keeps its `{member}`");
    Issue::at(path.key(member), message).hint(hint)
}

/// Warns about entries that give a built-in property another name or other object types.
pub(crate) fn warn_of_bundled(settings: &Value, path: &Path, out: &mut Findings) {
    let entries = settings
        .get("property_definitions")
        .and_then(Value::as_array);
    let list = path.key("property_definitions");
    for (position, entry) in entries.into_iter().flatten().enumerate() {
        let path = list.index(position);
        let place = Place::Start(&path);
        let entry = entry.as_object();
        let Some(members) = entry.map(|entry| Members::of(entry, &place, Writer::Caller)) else {
            continue;
        };
        let Some(def) = text(&members, "property").and_then(bundled) else {
            continue;
        };
        let mut differ = |member: &str, differs: bool| {
            if differs {
                let hint = "leave it out: a built-in property stays as it is";
                out.warn(kept_member(def.spelled(), member, &path, hint));
            }
        };
        let name = text(&members, "name");
        differ("name", name.is_some_and(|name| *name != def.name));
        let types = members.given("object_types").and_then(Value::as_array);
        differ(
            "object_types",
            types.is_some_and(|types| !points_to(def, types)),
        );
    }
}

fn text<'m>(members: &Members<'m>, name: &str) -> Option<&'m str> {
    let text = members.given(name).and_then(Value::as_str);
    text.filter(|text| !text.is_empty())
}

fn bundled(spelling: &str) -> Option<&'static PropertyDef> {
    match Vocabulary::bundled().resolve_property(spelling) {
        Resolution::One(def) => Some(def),
        Resolution::Ambiguous(_) | Resolution::Removed(_) | Resolution::Unknown => None,
    }
}

/// True if the given types are those of the property.
fn points_to(def: &PropertyDef, types: &[Value]) -> bool {
    let spelled = types.iter().filter_map(Value::as_str);
    let keys: Vec<String> = spelled
        .filter_map(|spelling| BundledNames.type_key(spelling).ok())
        .collect();
    keys == def.object_types
}
