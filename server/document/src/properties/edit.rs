//! Adds and removes entries of list properties (ops.md 7.1). `set` uses [`super::parse_value`]; `unset` removes the
//! key.

use std::collections::HashSet;

use serde_json::Value;

use super::options::resolve_removed;
use super::value::{
    Slot, ValueContext, cut_caption, held_entries, mismatch, parse_entries, refuse, within_count,
};
use crate::findings::Findings;
use crate::issue::Issue;
use crate::kinds::Format;
use crate::limits::MAX_LIST;

/// The value after `add`: new entries are appended.
///
/// `None` if a fault is reported: invalid entries, too many, or a select that already has a value.
pub fn add_entries(
    slot: Slot<'_>,
    entries: &Value,
    context: ValueContext<'_>,
    findings: &mut Findings,
) -> Option<Value> {
    let added = parse_entries(
        slot,
        entry_array(slot, "add", entries, findings)?,
        context,
        findings,
    )?;
    let held = held_entries(slot.held);
    if slot.property.format == Format::Select && !held.is_empty() && !added.is_empty() {
        let message = format!(
            "{} has a value, and a select takes one",
            slot.property.spelled()
        );
        let hint = "use the field set, which replaces it, or unset it first";
        return refuse(Issue::at(slot.path, message).hint(hint), findings);
    }
    let known: HashSet<&str> = held.iter().copied().collect();
    let new = added
        .into_iter()
        .filter(|entry| !known.contains(entry.as_str()));
    let all: Vec<String> = held
        .iter()
        .map(|entry| (*entry).to_owned())
        .chain(new)
        .collect();
    // A stored list that exceeds the limit can keep its length.
    if all.len() > MAX_LIST.max(held.len()) {
        let message = format!(
            "{} would have {} entries, at most {MAX_LIST} are allowed",
            slot.property.spelled(),
            all.len()
        );
        let hint = "remove entries first, or keep the list in another object";
        return refuse(Issue::at(slot.path, message).hint(hint), findings);
    }
    within_count(slot, all, findings)
}

/// The value after `remove`: without the matching entries. `Some(None)` if the key was absent and stays absent.
///
/// `None` if a fault is reported. Unknown option names and ids match nothing.
pub fn remove_entries(
    slot: Slot<'_>,
    entries: &Value,
    findings: &mut Findings,
) -> Option<Option<Value>> {
    let mut removed = HashSet::new();
    let mut faulty = false;
    for (position, entry) in entry_array(slot, "remove", entries, findings)?
        .iter()
        .enumerate()
    {
        let path = slot.path.index(position);
        let Value::String(text) = entry else {
            findings.issue(mismatch(
                Slot {
                    path: &path,
                    ..slot
                },
                "strings as entries",
                entry,
            ));
            faulty = true;
            continue;
        };
        match slot.property.format {
            Format::Objects | Format::Files => {
                removed.insert(cut_caption(text).to_owned());
            }
            _ => match resolve_removed(slot.property, text, slot.held) {
                Ok(option) => removed.extend(option),
                Err(miss) => {
                    findings.miss(slot.path, miss);
                    faulty = true;
                }
            },
        }
    }
    if faulty {
        return None;
    }
    let Some(Value::Array(held)) = slot.held else {
        return Some(slot.held.cloned());
    };
    let stays = |entry: &&Value| !entry.as_str().is_some_and(|id| removed.contains(id));
    Some(Some(Value::Array(
        held.iter().filter(stays).cloned().collect(),
    )))
}

/// The entries of `add` and `remove`: an array, on a list property.
fn entry_array<'v>(
    slot: Slot<'_>,
    field: &str,
    entries: &'v Value,
    findings: &mut Findings,
) -> Option<&'v [Value]> {
    if let Some(issue) = no_list_format(slot, field) {
        return refuse(issue, findings);
    }
    match entries {
        Value::Array(entries) => Some(entries),
        _ => refuse(mismatch(slot, "an array of entries", entries), findings),
    }
}

/// The issue for `add` or `remove` on a property that is not a list.
pub fn no_list_format(slot: Slot<'_>, field: &str) -> Option<Issue> {
    if slot.property.format.is_list() {
        return None;
    }
    let lists: Vec<&str> = Format::ALL
        .iter()
        .filter(|format| format.is_list())
        .map(|format| format.name())
        .collect();
    let format = slot.property.format.name();
    let message = format!(
        "{} has the format {format}; `{field}` works on {}",
        slot.property.spelled(),
        lists.join(", ")
    );
    let hint = match field {
        // The hint offers both, because the entries may differ from the current value.
        "remove" => "use the field unset to take its one value away, or set to replace it",
        _ => "use the field set",
    };
    Some(Issue::at(slot.path, message).hint(hint))
}
