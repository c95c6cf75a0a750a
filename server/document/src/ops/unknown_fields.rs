//! Hints for unknown fields of an operation: where they belong and how to repair the request.

use serde_json::Value;

use super::meant;
use super::shape::{ONE_FOR_EACH, SUBJECTS, accepts, field, fields, takes};
use super::table::OP_MEMBER;
use crate::controls::of_request;
use crate::similar::fold;
use crate::wire::JsonMap;
use crate::wording::{given_twice, shown};

/// The field with the changes of an operation.
const SET: &str = "set";
/// The member with a block's text, and the field that finds a block by its text.
const TEXT: &str = "text";
const MATCH: &str = "match";
/// The fields that name a block.
const NAMES: [&str; 2] = ["id", MATCH];
/// The field for the end of the target at which a block is inserted.
const POSITION: &str = "position";
/// The fields that name an anchor.
const ANCHORS: [&str; 3] = ["after", "before", "inside"];
/// The fields with new content, as blocks and as Markdown text.
const BLOCKS: &str = "blocks";
const MARKDOWN: &str = "markdown";
/// Maximum number of misplaced members in a hint.
const MAX_NAMED: usize = 16;

/// A hint for the unknown fields of an operation, derived from their names. Fields of the request leave the operation,
/// and fields that `set` declares move there. Others are renamed, and the rest moves into a `set` that accepts any
/// name. `missing` is a required field that is absent.
pub(super) fn repair(element: &JsonMap, missing: Option<&str>, schema: &Value) -> Option<String> {
    let known = fields(schema);
    let unknown = element.keys().map(String::as_str);
    let unknown = unknown.filter(|name| !known.contains(name)).take(MAX_NAMED);
    let control = |name: &str| of_request(name, element.get(name)?);
    let (controls, unknown): (Vec<&str>, Vec<&str>) =
        unknown.partition(|name| control(name).is_some());
    let set = field(schema, SET);
    let declared = of_set(&unknown, set);
    let mut steps: Vec<String> = controls.into_iter().filter_map(control).collect();
    let held = element.get(SET);
    let is_held = |ours: &str| held.is_some_and(|held| held.get(ours).is_some());
    if let Some((given, ours)) = declared.iter().find(|(_, ours)| is_held(ours)) {
        // If nothing else names the block, an unknown field like `text` beside `set.text` is the old text.
        let is_nameless =
            known.contains(&MATCH) && !NAMES.iter().any(|it| element.contains_key(*it));
        if is_nameless && *ours == TEXT && element.get(*given).is_some_and(Value::is_string) {
            steps.push(format!("rename {} to {MATCH}", shown(given)));
            return Some(steps.join("; "));
        }
        return Some(given_twice(given, &format!("{SET}.{ours}")));
    }
    let is_declared = |name: &&str| declared.iter().any(|(given, _)| given == name);
    let others: Vec<&str> = unknown
        .into_iter()
        .filter(|name| !is_declared(name))
        .collect();
    if let Some(repair) = missing.and_then(|missing| placed_wrongly(missing, element)) {
        steps.push(repair);
        return Some(steps.join("; "));
    }
    // Moving members into a missing `set` creates it.
    let missing = missing.filter(|missing| *missing != SET || declared.is_empty());
    steps.extend((!declared.is_empty()).then(|| into_set(&declared)));
    steps.extend(of_others(others, element, missing, schema));
    (!steps.is_empty()).then(|| steps.join("; "))
}

/// A hint for a missing field that is given in another place, or in a form that only other operations accept.
fn placed_wrongly(missing: &str, element: &JsonMap) -> Option<String> {
    let given = |name: &str| element.get(name).is_some_and(|value| !value.is_null());
    let is_in_set = element
        .get(SET)
        .and_then(|set| set.get(missing))
        .is_some_and(|value| !value.is_null());
    match missing {
        _ if is_in_set => Some(format!(
            "write {missing} next to {SET}: it is a field of the operation"
        )),
        "id" if given(MATCH) => Some(
            "write id in place of match: an outline lists the ids of all blocks with their text"
                .to_owned(),
        ),
        BLOCKS if given(MARKDOWN) => Some(format!(
            "write {BLOCKS} in place of {MARKDOWN}, which insert_blocks takes; delete_block then takes the old ones away"
        )),
        _ => None,
    }
}

/// A hint for unknown fields that belong neither to the request nor to `set`.
fn of_others(
    unknown: Vec<&str>,
    element: &JsonMap,
    missing: Option<&str>,
    schema: &Value,
) -> Option<String> {
    let known = fields(schema);
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
    let is_free = field(schema, SET).is_some_and(is_map);
    if is_free {
        let object = unknown
            .iter()
            .find(|name| ["id", "objectid"].contains(&fold(name).as_str()));
        let named = object.map(|name| {
            let name = shown(name);
            format!("leave {name} out: the address of the request names the object")
        });
        if let Some(repair) = as_entry(&unknown, element).or(named) {
            return Some(repair);
        }
    }
    // A field that is already given cannot be the one meant by another field.
    let is_open = |name: &&str| *name != OP_MEMBER && !element.contains_key(*name);
    let open: Vec<&str> = known.iter().copied().filter(is_open).collect();
    // If a required field is missing, the refusal is about that field and not about an anchor.
    if missing.is_none()
        && let Some(anchor) = anchor(&unknown, element, &known, &open)
    {
        return Some(anchor);
    }
    let is_due = |meant: &String| missing.is_none_or(|missing| missing == meant);
    let mut renames: Vec<Rename<'_>> = Vec::new();
    for given in unknown.iter().copied() {
        if let Some(subject) = meant::subject_of_several(given, &open).filter(is_due)
            && element.get(given).is_some_and(is_list_of_names)
        {
            return Some(format!(
                "{}, with {subject} in place of {}",
                one_for_each(element),
                shown(given)
            ));
        }
        // One field is enough to name a block.
        let is_named = NAMES
            .iter()
            .any(|name| element.contains_key(*name) || renames.iter().any(|it| it.meant == *name));
        let is_taken = |name: &&str| {
            is_named && NAMES.contains(name) || renames.iter().any(|it| it.meant == **name)
        };
        let left: Vec<&str> = open
            .iter()
            .copied()
            .filter(|name| !is_taken(name))
            .collect();
        renames.extend(Rename::of(given, element, schema, &left));
    }
    // All renames are listed together: after only one, the next would be refused.
    if renames.iter().any(|rename| is_due(&rename.meant)) {
        let steps: Vec<String> = renames.iter().map(Rename::step).collect();
        return Some(format!("rename {}", steps.join(", ")));
    }
    // A property value is never an object.
    let is_value = |name: &&&str| !element.get(**name).is_some_and(Value::is_object);
    let values = unknown.iter().filter(is_value);
    let values: Vec<_> = values.map(|name| (*name, *name)).collect();
    (is_free && !values.is_empty()).then(|| into_set(&values))
}

/// A hint to write one operation per subject. Operations that insert directly after an anchor or at the start must be
/// in reverse order, because each pushes back the earlier ones. Inserting before an anchor or at the end keeps the
/// order.
pub(super) fn one_for_each(element: &JsonMap) -> String {
    let [after, ..] = ANCHORS;
    let position = element.get(POSITION).and_then(Value::as_str);
    if element.contains_key(after)
        || position.is_some_and(|given| [after, "first"].contains(&given))
    {
        format!("{ONE_FOR_EACH}, from the last to the first, as each is put directly there")
    } else {
        ONE_FOR_EACH.to_owned()
    }
}

/// A rename: the given field, the right field, and whether the value must become a list of one.
struct Rename<'a> {
    given: &'a str,
    meant: String,
    is_one_of_list: bool,
}

impl<'a> Rename<'a> {
    fn of(given: &'a str, element: &JsonMap, schema: &Value, open: &[&str]) -> Option<Self> {
        let value = element.get(given)?;
        let is_blocks = value
            .as_array()
            .is_some_and(|list| list.iter().all(Value::is_object));
        let meant = match meant::field(given, open)? {
            meant if meant == MARKDOWN && is_blocks => BLOCKS.to_owned(),
            meant => meant,
        };
        let is_subject = SUBJECTS.contains(&meant.as_str());
        // A subject field takes one string, and an anchor name is not a subject if the operation has anchors.
        let is_place = open.contains(&ANCHORS[0]) && meant::is_anchor(given, &fields(schema));
        let is_open = open.contains(&meant.as_str());
        if !is_open || is_subject && (!value.is_string() || is_place) {
            return None;
        }
        let field = field(schema, &meant)?;
        let is_taken = takes(field, value);
        let is_one_of_list = !is_taken && accepts(field, "array");
        (is_taken || is_one_of_list).then_some(Self {
            given,
            meant,
            is_one_of_list,
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

/// The unknown fields that `set` declares: as written, and as `set` spells them.
fn of_set<'a>(unknown: &[&'a str], set: Option<&'a Value>) -> Vec<(&'a str, &'a str)> {
    let declared = set.and_then(|set| set.get("properties")?.as_object());
    let ours = |name: &str| {
        let members = declared?;
        let exact = members.get_key_value(name);
        let same = || {
            let folded = fold(name);
            members.iter().find(|(known, _)| fold(known) == folded)
        };
        let (ours, _) = exact.or_else(same)?;
        Some(ours.as_str())
    };
    let found = unknown.iter().map(|name| Some((*name, ours(name)?)));
    found.flatten().collect()
}

/// A hint for a text beside a `position` that names an anchor field. The only field with an anchor-like name is taken
/// for the anchor. Other names are not: a wrong guess would lead to a missing block.
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

/// Whether a value is a non-empty list of strings.
fn is_list_of_names(value: &Value) -> bool {
    let list = value.as_array().filter(|list| !list.is_empty());
    list.is_some_and(|list| list.iter().all(Value::is_string))
}

/// Whether a `set` accepts any member name.
fn is_map(set: &Value) -> bool {
    set.get("additionalProperties")
        .is_some_and(Value::is_object)
}

/// A hint to write separate name and value fields as one entry of `set`. A name that cannot be shown in full gives no
/// hint.
fn as_entry(unknown: &[&str], element: &JsonMap) -> Option<String> {
    let value = unknown.iter().find(|name| **name == "value")?;
    let key = ["property", "key", "name", "field", "path"];
    let key = unknown.iter().find(|name| key.contains(name))?;
    let name = element.get(*key)?.as_str()?;
    if shown(name).to_string() != name || name.contains('/') {
        return None;
    }
    let entry = format!("{{{}:...}}", Value::from(name));
    Some(if element.contains_key(SET) {
        format!("put {entry} into {SET} instead of {key} and {value}")
    } else {
        format!("write {{\"{SET}\":{entry}}} instead of {key} and {value}")
    })
}

/// The known field that an unknown one repeats in another spelling.
fn given_as<'a>(name: &str, element: &JsonMap, known: &[&'a str]) -> Option<&'a str> {
    let folded = fold(name);
    let mut given = known.iter().filter(|known| element.contains_key(**known));
    given.find(|known| fold(known) == folded).copied()
}

fn into_set(members: &[(&str, &str)]) -> String {
    let named = members.iter().map(|(given, ours)| {
        if given == ours {
            shown(given).to_string()
        } else {
            format!("{} as {ours}", shown(given))
        }
    });
    format!("put {} into {SET}", named.collect::<Vec<_>>().join(", "))
}
