//! Fields that an operation does not have: where they belong, so that the refusal says how to repair it.

use serde_json::Value;

use super::meant;
use super::shape::{field, fields};
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
    // What stands beside the name of an anchor is the anchor, unless it says what it is.
    let is_anchor = |name: &&&str| {
        let meant = meant::field(name, &open);
        element.get(**name).is_some_and(Value::is_string)
            && meant.is_none_or(|meant| ANCHORS.contains(&&*meant))
    };
    let position = element.get(POSITION).and_then(Value::as_str);
    let position = position.filter(|position| ANCHORS.contains(position));
    if let Some(anchor) = position.filter(|position| open.contains(position))
        && let Some(given) = unknown.iter().find(is_anchor)
    {
        return Some(format!(
            "rename {} to {anchor}; leave {POSITION} out",
            shown(given)
        ));
    }
    for given in unknown.iter().take(MAX_NAMED) {
        let meant = meant::field(given, &open);
        if let Some(meant) = meant.filter(|meant| missing.is_none_or(|missing| missing == meant)) {
            return Some(format!("rename {} to {meant}", shown(given)));
        }
    }
    (is_free && !unknown.is_empty()).then(|| into_set(&unknown))
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
