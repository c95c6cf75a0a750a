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
    // A field that is given cannot be what another one means.
    let is_open = |name: &&str| *name != OP_MEMBER && !element.contains_key(*name);
    let open: Vec<&str> = known.iter().copied().filter(is_open).collect();
    for given in unknown.iter().take(MAX_NAMED) {
        let meant = meant::field(given, &open);
        if let Some(meant) = meant.filter(|meant| missing.is_none_or(|missing| missing == meant)) {
            return Some(format!("rename {} to {meant}", shown(given)));
        }
    }
    let is_map = |set: &Value| {
        set.get("additionalProperties")
            .is_some_and(Value::is_object)
    };
    (set.is_some_and(is_map) && !unknown.is_empty()).then(|| into_set(&unknown))
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
