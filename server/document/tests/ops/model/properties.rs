//! set_properties (ops.md 7.1) over five properties: a text, a number, a checkbox, a select and a multi_select.

use serde_json::{Map, Value, json};

use super::state::{Done, Model, Refused};
use crate::fixture::option;

/// The options of the two list properties.
pub(super) fn options(key: &str) -> &'static [&'static str] {
    match key {
        "severity" => &["High", "Low"],
        "labels" => &["a", "b"],
        _ => &[],
    }
}

fn is_list(key: &str) -> bool {
    !options(key).is_empty()
}

fn is_known(key: &str) -> bool {
    is_list(key) || matches!(key, "name" | "effort" | "reviewed")
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
                    if op["op"] == "set_properties" && is_list(&key) {
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
                "severity" => entries(value).len() <= 1,
                _ => true,
            };
            if !fits && !value.is_null() {
                faults.push(Refused::invalid(format!("{path}.set.{key}")));
            }
            let value = match value {
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
