//! Fields that an operation does not have: where they belong, so that the refusal says how to repair it.

use serde_json::Value;

use super::meant;
use super::shape::{ONE_FOR_EACH, SUBJECTS, field, fields};
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
    let set = field(schema, SET);
    let declared = set.and_then(|set| set.get("properties")?.as_object());
    let declared: Vec<&str> = unknown
        .iter()
        .copied()
        .filter(|name| declared.is_some_and(|members| members.contains_key(*name)))
        .collect();
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
    for given in unknown.iter().take(MAX_NAMED) {
        if let Some(subject) = meant::subject_of_several(given, &open).filter(is_due)
            && element.get(*given).is_some_and(is_list_of_names)
        {
            return Some(format!(
                "{ONE_FOR_EACH}, with {subject} in place of {}",
                shown(given)
            ));
        }
        let may_be = |meant: &String| {
            // What an operation is about is one name.
            let is_name = element.get(*given).is_some_and(Value::is_string);
            is_name || !SUBJECTS.contains(&meant.as_str())
        };
        if let Some(meant) = meant::field(given, &open).filter(is_due).filter(may_be) {
            return Some(format!("rename {} to {meant}", shown(given)));
        }
    }
    (is_free && !unknown.is_empty()).then(|| into_set(&unknown))
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

/// A name and a value that stand apart, as the entry of `set` that they are.
fn as_entry(unknown: &[&str], element: &JsonMap) -> Option<String> {
    let value = unknown.iter().find(|name| **name == "value")?;
    let key = ["property", "key", "name"];
    let key = unknown.iter().find(|name| key.contains(name))?;
    let name = element.get(*key)?.as_str()?;
    let name = Value::from(shown(name).to_string());
    Some(format!(
        "write {{\"{SET}\":{{{name}:...}}}} instead of {key} and {value}"
    ))
}

/// The field that an unknown one spells another way, where it is given as well: no other field is meant by it.
fn given_as<'a>(name: &str, element: &JsonMap, known: &[&'a str]) -> Option<&'a str> {
    let mut given = known.iter().filter(|known| element.contains_key(**known));
    given.find(|known| fold(known) == fold(name)).copied()
}

fn into_set(names: &[&str]) -> String {
    let named = names.iter().take(MAX_NAMED);
    let named: Vec<String> = named.map(|name| shown(name).to_string()).collect();
    format!("put {} into {SET}", named.join(", "))
}
