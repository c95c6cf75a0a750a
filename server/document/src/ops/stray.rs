//! Fields that an operation does not have: where they belong, so that the refusal says how to repair it.

use serde_json::Value;

use super::meant;
use super::shape::{ONE_FOR_EACH, SUBJECTS, accepts, field, fields};
use super::table::OP_MEMBER;
use crate::block::JsonMap;
use crate::vocabulary::fold;
use crate::wording::{given_twice, shown};

/// The field that holds what an operation changes.
const SET: &str = "set";
/// The field that says at which end of its place a block goes.
const POSITION: &str = "position";
/// The fields that name the place by what stands there.
const ANCHORS: [&str; 3] = ["after", "before", "inside"];
/// Most misplaced members that a hint names.
const MAX_NAMED: usize = 16;

/// What to do about the unknown fields of an operation that may lack one, as far as their names tell: those that
/// `set` declares belong there, others are misspelled, and the rest goes into a `set` of free names.
pub(super) fn repair(element: &JsonMap, missing: Option<&str>, schema: &Value) -> Option<String> {
    let known = fields(schema);
    let unknown = element.keys().map(String::as_str);
    let unknown: Vec<&str> = unknown.filter(|name| !known.contains(name)).collect();
    if let Some(control) = unknown.iter().find_map(|name| control(name)) {
        return Some(control);
    }
    let set = field(schema, SET);
    let declared = of_set(&unknown, set);
    if !declared.is_empty() {
        return Some(into_set(&declared));
    }
    let mut again = None;
    let mut others = Vec::new();
    for name in unknown {
        match given_as(name, element, &known) {
            Some(ours) => again = again.or(Some((name, ours))),
            None => others.push(name),
        }
    }
    if let (Some((name, ours)), None) = (again, missing) {
        return Some(given_twice(name, ours));
    }
    let unknown = others;
    let is_free = set.is_some_and(is_map);
    if let Some(entry) = as_entry(&unknown, element).filter(|_| is_free) {
        return Some(entry);
    }
    // A field that is given cannot be what another one means.
    let is_open = |name: &&str| *name != OP_MEMBER && !element.contains_key(*name);
    let open: Vec<&str> = known.iter().copied().filter(is_open).collect();
    // With another field missing, that one is what the refusal is about.
    if missing.is_none()
        && let Some(anchor) = anchor(&unknown, element, &known, &open)
    {
        return Some(anchor);
    }
    let is_due = |meant: &String| missing.is_none_or(|missing| missing == meant);
    let mut renames: Vec<Rename<'_>> = Vec::new();
    for given in unknown.iter().take(MAX_NAMED).copied() {
        if let Some(subject) = meant::subject_of_several(given, &open).filter(is_due)
            && element.get(given).is_some_and(is_list_of_names)
        {
            return Some(format!(
                "{ONE_FOR_EACH}, with {subject} in place of {}",
                shown(given)
            ));
        }
        let is_taken = |name: &&str| renames.iter().any(|rename| rename.meant == **name);
        let left: Vec<&str> = open
            .iter()
            .copied()
            .filter(|name| !is_taken(name))
            .collect();
        renames.extend(Rename::of(given, element, schema, &left));
    }
    // All at once: each of them alone would be refused for the next one.
    if renames.iter().any(|rename| is_due(&rename.meant)) {
        let steps: Vec<String> = renames.iter().map(Rename::step).collect();
        return Some(format!("rename {}", steps.join(", ")));
    }
    let as_values = || {
        into_set(
            &unknown
                .iter()
                .map(|name| (*name, *name))
                .collect::<Vec<_>>(),
        )
    };
    (is_free && !unknown.is_empty()).then(as_values)
}

/// What is said at another place of a request than in its operations, by folded name.
const CONTROLS: [(&str, &str); 2] = [
    ("dryrun", "dry_run"),
    ("createmissingoptions", "create_missing_options"),
];

/// Where the query parameter goes that a field is called like.
fn control(name: &str) -> Option<String> {
    let folded = fold(name);
    let (_, parameter) = CONTROLS.iter().find(|(known, _)| *known == folded)?;
    let given = shown(name);
    Some(format!(
        "leave {given} out here: it is a query parameter of the request, ?{parameter}=true"
    ))
}

/// A field under another name, the one that is meant, and whether its value has to become a list of one.
struct Rename<'a> {
    given: &'a str,
    meant: String,
    is_one_of_list: bool,
}

impl<'a> Rename<'a> {
    fn of(given: &'a str, element: &JsonMap, schema: &Value, open: &[&str]) -> Option<Self> {
        let value = element.get(given)?;
        let meant = meant::field(given, open)?;
        // What an operation is about is one name.
        if SUBJECTS.contains(&meant.as_str()) && !value.is_string() {
            return None;
        }
        let takes =
            |json_type| field(schema, &meant).is_some_and(|field| accepts(field, json_type));
        Some(Self {
            given,
            is_one_of_list: value.is_object() && takes("array") && !takes("object"),
            meant,
        })
    }

    fn step(&self) -> String {
        let given = shown(self.given);
        let meant = &self.meant;
        if self.is_one_of_list {
            format!("{given} to {meant} and write it in brackets")
        } else {
            format!("{given} to {meant}")
        }
    }
}

/// Those that `set` declares: as they are written, and as it spells them.
fn of_set<'a>(unknown: &[&'a str], set: Option<&'a Value>) -> Vec<(&'a str, &'a str)> {
    let declared = set.and_then(|set| set.get("properties")?.as_object());
    let ours = |name: &str| {
        let members = declared?;
        let exact = members.get_key_value(name);
        let same = || members.iter().find(|(known, _)| fold(known) == fold(name));
        let (ours, _) = exact.or_else(same)?;
        Some(ours.as_str())
    };
    let found = unknown.iter().map(|name| Some((*name, ours(name)?)));
    found.flatten().collect()
}

/// What to do about a text beside a position that is the name of an anchor. The only one that is called like an anchor
/// is it; a text of any other name may be something else, and to take it for an anchor leads to a block that is not there.
fn anchor(unknown: &[&str], element: &JsonMap, known: &[&str], open: &[&str]) -> Option<String> {
    let position = element.get(POSITION)?.as_str()?;
    let mut anchors = ANCHORS.into_iter();
    let anchor = anchors.find(|anchor| *anchor == position && open.contains(anchor))?;
    let is_text = |name: &&&str| element.get(**name).is_some_and(Value::is_string);
    let texts: Vec<&str> = unknown.iter().filter(is_text).copied().collect();
    let is_named = |name: &&&str| {
        meant::is_anchor(name, known) || meant::field(name, open).as_deref() == Some(anchor)
    };
    let mut named = texts.iter().filter(is_named);
    match (named.next(), named.next()) {
        (Some(only), None) => Some(format!(
            "rename {} to {anchor}; leave {POSITION} out",
            shown(only)
        )),
        _ if texts.is_empty() => None,
        _ => Some(format!(
            "name what it goes {anchor} by the field {anchor}, in place of {POSITION}; fields: {}",
            known.join(", ")
        )),
    }
}

/// Whether a value is a list of names, at least one.
fn is_list_of_names(value: &Value) -> bool {
    let list = value.as_array().filter(|list| !list.is_empty());
    list.is_some_and(|list| list.iter().all(Value::is_string))
}

/// Whether a `set` takes free names.
fn is_map(set: &Value) -> bool {
    set.get("additionalProperties")
        .is_some_and(Value::is_object)
}

/// A name and a value that stand apart, as the entry of `set` that they are. A name too long to be shown as it is cannot
/// be copied from the hint.
fn as_entry(unknown: &[&str], element: &JsonMap) -> Option<String> {
    let value = unknown.iter().find(|name| **name == "value")?;
    let key = ["property", "key", "name", "field"];
    let key = unknown.iter().find(|name| key.contains(name))?;
    let name = element.get(*key)?.as_str()?;
    if shown(name).to_string() != name {
        return None;
    }
    let entry = format!("{{{}:...}}", Value::from(name));
    Some(if element.contains_key(SET) {
        format!("put {entry} into {SET} instead of {key} and {value}")
    } else {
        format!("write {{\"{SET}\":{entry}}} instead of {key} and {value}")
    })
}

/// The field that an unknown one spells another way, where it is given as well: no other field is meant by it.
fn given_as<'a>(name: &str, element: &JsonMap, known: &[&'a str]) -> Option<&'a str> {
    let mut given = known.iter().filter(|known| element.contains_key(**known));
    given.find(|known| fold(known) == fold(name)).copied()
}

fn into_set(members: &[(&str, &str)]) -> String {
    let named = members.iter().take(MAX_NAMED).map(|(given, ours)| {
        if given == ours {
            shown(given).to_string()
        } else {
            format!("{} as {ours}", shown(given))
        }
    });
    format!("put {} into {SET}", named.collect::<Vec<_>>().join(", "))
}
