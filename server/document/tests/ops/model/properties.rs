//! set_properties (ops.md 7.1) over seven properties: a text, a number, a checkbox, a date, a select, a multi_select and
//! one of objects.

use serde_json::{Map, Value, json};

use super::state::{Done, Model, Refused};
use crate::fixture::{PERSON, option};

/// A day as it is written, and as it is stored: 00:00 UTC in unix seconds (document.md 3.1).
const DAY: (&str, i64) = ("2026-07-06", 1_783_296_000);
/// The property of objects.
const OBJECTS: &str = "people";

/// The options of the two list properties.
pub(super) fn options(key: &str) -> &'static [&'static str] {
    match key {
        "severity" => &["High", "Low"],
        "labels" => &["a", "b"],
        _ => &[],
    }
}

fn is_list(key: &str) -> bool {
    key == OBJECTS || !options(key).is_empty()
}

fn is_known(key: &str) -> bool {
    is_list(key) || matches!(key, "name" | "effort" | "reviewed" | "when")
}

/// Whether more than one field of an operation names the key, or more entries than it can hold: then the names of
/// options are not looked at, because the operation is refused for that.
fn is_refused_anyway(op: &Value, key: &str, value: &Value) -> bool {
    let maps = ["set", "add", "remove"].map(|field| op[field].get(key).is_some());
    let unset = entries(&op["unset"]).iter().any(|name| name == key);
    let named = maps.into_iter().filter(|named| *named).count() + usize::from(unset);
    named > 1 || (key == "severity" && entries(value).len() > 1)
}

/// The first entry of a list of objects that names none.
fn stranger(key: &str, value: &Value) -> Option<usize> {
    let is_stranger = |entry: &Value| key == OBJECTS && entry != PERSON;
    entries(value).iter().position(is_stranger)
}

fn entries(value: &Value) -> Vec<Value> {
    match value {
        Value::Array(entries) => entries.clone(),
        Value::Null => Vec::new(),
        one => vec![one.clone()],
    }
}

fn map(op: &Value, field: &str) -> Map<String, Value> {
    op[field].as_object().cloned().unwrap_or_default()
}

impl Model {
    /// Names that no option has are refused before anything else is judged, or with consent made for the whole batch.
    pub(super) fn judge_options(&mut self, ops: &[Value]) -> Done {
        for (index, op) in ops.iter().enumerate() {
            let mut named: Vec<(String, Value, Option<String>)> = Vec::new();
            for field in ["set", "add"] {
                for (key, value) in map(op, field) {
                    let judged = op["op"] == "set_properties" && !options(&key).is_empty();
                    if judged && !is_refused_anyway(op, &key, &value) {
                        let path = format!("ops[{index}].{field}.{key}");
                        named.extend(
                            entries(&value)
                                .into_iter()
                                .map(|it| (key.clone(), it, Some(path.clone()))),
                        );
                    }
                }
            }
            for (key, value) in super::views::filtered(&op["set"]["filters"]) {
                named.extend(
                    entries(&value)
                        .into_iter()
                        .map(|it| (key.clone(), it, None)),
                );
            }
            for (key, entry, path) in named {
                let Some(name) = entry.as_str() else { continue };
                let made = (key.clone(), name.to_owned());
                if options(&key).contains(&name) || self.made.contains(&made) {
                    continue;
                }
                if !self.consent {
                    return Err(Refused {
                        path,
                        ..Refused::invalid("")
                    });
                }
                self.made.push(made);
            }
        }
        Ok(())
    }

    /// The id of an option, one that was made on the way included.
    pub(super) fn option_id(&self, key: &str, name: &str) -> String {
        if options(key).contains(&name) {
            return option(name);
        }
        // Of a batch that the engine refuses nothing is made.
        let made = self.option_ids.get(&(key.to_owned(), name.to_owned()));
        made.cloned().unwrap_or_else(|| format!("new {name}"))
    }

    pub(super) fn set_properties(&mut self, op: &Value, path: &str) -> Done {
        let unset: Vec<String> = entries(&op["unset"])
            .iter()
            .map(|key| key.as_str().unwrap().to_owned())
            .collect();
        let (set, add, remove) = (map(op, "set"), map(op, "add"), map(op, "remove"));
        let mut named: Vec<(&str, &String)> = set.keys().map(|key| ("set", key)).collect();
        named.extend(unset.iter().map(|key| ("unset", key)));
        named.extend(add.keys().map(|key| ("add", key)));
        named.extend(remove.keys().map(|key| ("remove", key)));
        if named.is_empty() {
            return Err(Refused::invalid(path));
        }
        let mut faults = Vec::new();
        for (position, (field, key)) in named.iter().enumerate() {
            let place = format!("{path}.{field}.{key}");
            let earlier = named[..position]
                .iter()
                .any(|(other, same)| same == key && other != field);
            let scalar = matches!(*field, "add" | "remove") && !is_list(key);
            if !is_known(key) || earlier || scalar {
                faults.push(Refused::invalid(place));
            }
        }
        Refused::of(faults)?;

        let mut faults = Vec::new();
        let mut after = self.properties.clone();
        for (key, value) in &set {
            let fits = match key.as_str() {
                "name" => value.is_string(),
                "effort" => value.is_number(),
                "reviewed" => value.is_boolean(),
                "when" => value.is_number() || value == DAY.0,
                "severity" => entries(value).len() <= 1,
                _ => true,
            };
            if !fits && !value.is_null() {
                faults.push(Refused::invalid(format!("{path}.set.{key}")));
            }
            if let Some(position) = stranger(key, value) {
                faults.push(Refused::invalid(format!("{path}.set.{key}[{position}]")));
            }
            let value = match value {
                Value::String(_) if key == "when" => json!(DAY.1),
                Value::Array(_) | Value::String(_) if is_list(key) => {
                    Value::Array(once(entries(value)))
                }
                other => other.clone(),
            };
            after.insert(key.clone(), value);
        }
        for key in &unset {
            after.remove(key);
        }
        for (key, added) in &add {
            let held = self.properties.get(key).map(entries).unwrap_or_default();
            if key == "severity" && (!held.is_empty() || entries(added).len() > 1) {
                faults.push(Refused::invalid(format!("{path}.add.{key}")));
            }
            if let Some(position) = stranger(key, added) {
                faults.push(Refused::invalid(format!("{path}.add.{key}[{position}]")));
            }
            after.insert(
                key.clone(),
                Value::Array(once([held, entries(added)].concat())),
            );
        }
        for (key, removed) in &remove {
            let gone = entries(removed);
            if let Some(Value::Array(held)) = self.properties.get(key) {
                let left = held.iter().filter(|entry| !gone.contains(entry)).cloned();
                after.insert(key.clone(), left.collect());
            }
        }
        Refused::of(faults)?;
        self.properties = after;
        Ok(())
    }
}

fn once(entries: Vec<Value>) -> Vec<Value> {
    let mut once = Vec::new();
    for entry in entries {
        if !once.contains(&entry) {
            once.push(entry);
        }
    }
    once
}

/// Random maps of values come from here, so that drawing and judging know the same keys.
pub(super) fn value_of(key: &str, choice: usize) -> Value {
    let values: &[Value] = &match key {
        "name" => vec![json!("N"), json!("Plan"), json!(5)],
        "effort" => vec![json!(3), json!(0), json!("3"), json!(null)],
        "reviewed" => vec![json!(true), json!(false), json!("yes")],
        "when" => vec![
            json!(DAY.0),
            json!(DAY.1),
            json!(null),
            json!("tomorrow"),
            json!([DAY.0]),
        ],
        OBJECTS => vec![
            json!([PERSON]),
            json!([PERSON, PERSON]),
            json!([]),
            json!(null),
            json!([PERSON, "nobody"]),
        ],
        "severity" => vec![
            json!("High"),
            json!(["Low"]),
            json!([]),
            json!(null),
            json!(["High", "Low"]),
            json!("high"),
        ],
        "labels" => vec![
            json!("a"),
            json!(["b", "a", "b"]),
            json!([]),
            json!(null),
            json!(["c"]),
        ],
        _ => vec![json!("x")],
    };
    values[choice % values.len()].clone()
}
