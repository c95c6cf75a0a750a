//! The view operations (ops.md 7.9 to 7.12) over names, types, page sizes, sorts and columns.

use serde_json::{Map, Value, json};

use super::state::{Done, Model, Refused, find};
use crate::fixture::internal;

/// The settings that are drawn.
const SETTINGS: [&str; 6] = ["name", "type", "page_size", "sorts", "filters", "filter"];
/// A filter in its two spellings.
pub(super) const FILTER_TEXT: &str = "effort > 3";

fn filter_tree() -> Value {
    json!([{"property": "effort", "condition": "greater", "value": 3}])
}

/// Keys and values of the leaves that name options.
pub(super) fn filtered(nodes: &Value) -> Vec<(String, Value)> {
    let nodes = nodes.as_array().into_iter().flatten();
    let found = nodes.flat_map(|node| match node["property"].as_str() {
        Some(key) if !super::properties::options(key).is_empty() => {
            vec![(key.to_owned(), node["value"].clone())]
        }
        _ => filtered(&node["filters"]),
    });
    found.collect()
}

/// The keys that a tree names.
fn keys_of(nodes: &Value) -> Vec<String> {
    let nodes = nodes.as_array().into_iter().flatten();
    let keys = nodes.flat_map(|node| match node["property"].as_str() {
        Some(key) => vec![key.to_owned()],
        None => keys_of(&node["filters"]),
    });
    keys.collect()
}

impl Model {
    pub(super) fn update_view(&mut self, op: &Value, path: &str) -> Done {
        if is_empty(&op["set"]) && is_empty(&op["columns"]) {
            return Err(Refused::invalid(path));
        }
        let at = self.dataview(op, path)?;
        let views = self.views(at);
        let position = match (op["view"].as_str(), views.len()) {
            (_, 0) => return Err(Refused::missing(path)),
            (Some(reference), _) => view(&views, reference, &format!("{path}.view"))?,
            (None, 1) => 0,
            (None, _) => return Err(Refused::ambiguous(format!("{path}.view"))),
        };
        let merged = self.merged(at, views[position].clone(), op, &SETTINGS, path)?;
        self.blocks[at].members["views"][position] = merged;
        Ok(())
    }

    pub(super) fn insert_view(&mut self, op: &Value, path: &str) -> Done {
        let at = self.dataview(op, path)?;
        let mut views = self.views(at);
        let place = view_place(&views, op, path)?.unwrap_or(views.len());
        let base = match op["copy_from"].as_str() {
            Some(reference) => {
                views[view(&views, reference, &format!("{path}.copy_from"))?].clone()
            }
            None => self.bare_view(at),
        };
        let mut merged = self.merged(at, base, op, &SETTINGS[1..], path)?;
        merged["id"] = json!(self.mint(path.to_owned()));
        merged["name"] = op["name"].clone();
        views.insert(place, merged);
        self.blocks[at].members["views"] = Value::Array(views);
        Ok(())
    }

    pub(super) fn move_view(&mut self, op: &Value, path: &str) -> Done {
        let at = self.dataview(op, path)?;
        let mut views = self.views(at);
        let from = view(
            &views,
            op["view"].as_str().unwrap(),
            &format!("{path}.view"),
        )?;
        let Some(to) = view_place(&views, op, path)? else {
            return Err(Refused::invalid(path));
        };
        // A gap keeps the position while the view is taken out.
        let moved = std::mem::take(&mut views[from]);
        views.insert(to, moved);
        let gap = views.iter().position(Value::is_null).unwrap();
        views.remove(gap);
        self.blocks[at].members["views"] = Value::Array(views);
        Ok(())
    }

    pub(super) fn delete_view(&mut self, op: &Value, path: &str) -> Done {
        let at = self.dataview(op, path)?;
        let mut views = self.views(at);
        let position = view(
            &views,
            op["view"].as_str().unwrap(),
            &format!("{path}.view"),
        )?;
        if views.len() == 1 {
            return Err(Refused::invalid(format!("{path}.view")));
        }
        views.remove(position);
        self.blocks[at].members["views"] = Value::Array(views);
        Ok(())
    }

    fn views(&self, at: usize) -> Vec<Value> {
        let views = self.blocks[at]
            .members
            .get("views")
            .and_then(Value::as_array);
        views.cloned().unwrap_or_default()
    }

    /// The dataview that is named, or the only one.
    fn dataview(&self, op: &Value, path: &str) -> Result<usize, Refused> {
        let is_dataview = |at: &usize| self.blocks[*at].kind() == "dataview";
        if !op["block"].is_null() {
            let at = self.find(&op["block"], &format!("{path}.block"))?;
            return match is_dataview(&at) {
                true => Ok(at),
                false => Err(Refused::invalid(format!("{path}.block"))),
            };
        }
        let all: Vec<usize> = (0..self.blocks.len()).filter(is_dataview).collect();
        match all.as_slice() {
            [at] => Ok(*at),
            [] => Err(Refused::invalid(path)),
            _ => Err(Refused::ambiguous(format!("{path}.block"))),
        }
    }

    /// The name and every property of the dataview, the latest change first.
    fn bare_view(&self, at: usize) -> Value {
        let known = self.blocks[at].members["properties"].as_array().unwrap();
        let named = known.iter().any(|known| known["property"] == "name");
        let name = (!named).then(|| json!("name"));
        let known = known.iter().map(|known| known["property"].clone());
        let columns: Vec<Value> = name
            .into_iter()
            .chain(known)
            .map(|property| json!({ "property": property }))
            .collect();
        json!({"columns": columns, "sorts": [{"property": "lastModifiedDate", "direction": "desc"}]})
    }

    /// Settings, then columns, laid over a view; the dataview gets to know the properties of new columns.
    fn merged(
        &mut self,
        at: usize,
        mut view: Value,
        op: &Value,
        settings: &[&str],
        path: &str,
    ) -> Result<Value, Refused> {
        let mut faults = Vec::new();
        // Of two filters neither is judged.
        let has_both = !op["set"]["filter"].is_null() && !op["set"]["filters"].is_null();
        if has_both {
            let both =
                ["filter", "filters"].map(|name| Refused::ambiguous(format!("{path}.set.{name}")));
            faults.extend(both);
        }
        let members = view.as_object_mut().unwrap();
        for (name, value) in op["set"].as_object().into_iter().flatten() {
            if !settings.contains(&name.as_str()) {
                faults.push(Refused::invalid(format!("{path}.set.{name}")));
            } else if *name == "filters" || *name == "filter" {
                if has_both {
                    continue;
                }
                let tree = if *name == "filter" {
                    filter_tree()
                } else {
                    value.clone()
                };
                let path = format!("{path}.set.filters");
                let stored = self.filters(&tree, &path, &mut faults);
                put(members, "filters", stored, &json!([]));
            } else if *name == "sorts" {
                put(members, name, sorts(value), &json!([]));
            } else {
                let default = match name.as_str() {
                    "type" => json!("table"),
                    "page_size" => json!(0),
                    _ => json!(""),
                };
                put(members, name, value.clone(), &default);
            }
        }
        let mut columns = members
            .get("columns")
            .and_then(Value::as_array)
            .cloned()
            .unwrap_or_default();
        let mut known = self.blocks[at].members["properties"]
            .as_array()
            .unwrap()
            .clone();
        let tree = if op["set"]["filter"].is_null() {
            op["set"]["filters"].clone()
        } else {
            filter_tree()
        };
        for key in keys_of(&tree) {
            let property = json!(internal(&key));
            if !known.iter().any(|known| known["property"] == property) {
                known.push(json!({"property": property, "format": "number"}));
            }
        }
        for (key, patch) in op["columns"].as_object().into_iter().flatten() {
            let property = json!(internal(key));
            let held = columns
                .iter()
                .position(|column| column["property"] == property);
            if patch.is_null() {
                held.map(|held| columns.remove(held));
                continue;
            }
            if key == "nope" {
                faults.push(Refused::invalid(format!("{path}.columns.{key}")));
                continue;
            }
            let held = held.unwrap_or_else(|| {
                columns.push(json!({ "property": property }));
                if !known.iter().any(|known| known["property"] == property) {
                    // Only this one is not known from the start.
                    known.push(json!({"property": property, "format": "number"}));
                }
                columns.len() - 1
            });
            let column = columns[held].as_object_mut().unwrap();
            for (name, value) in patch.as_object().unwrap() {
                let default = if name == "hidden" {
                    json!(false)
                } else {
                    json!(0)
                };
                put(column, name, value.clone(), &default);
            }
        }
        put(members, "columns", Value::Array(columns), &json!([]));
        Refused::of(faults)?;
        self.blocks[at].members["properties"] = Value::Array(known);
        Ok(view)
    }
}

impl Model {
    /// Filters as they are stored: internal keys, options by their ids.
    fn filters(&self, nodes: &Value, path: &str, faults: &mut Vec<Refused>) -> Value {
        let mut stored = Vec::new();
        for (position, node) in nodes.as_array().into_iter().flatten().enumerate() {
            let path = format!("{path}[{position}]");
            let mut kept = node.clone();
            if node["filters"].is_array() {
                kept["filters"] =
                    self.filters(&node["filters"], &format!("{path}.filters"), faults);
                stored.push(kept);
                continue;
            }
            let key = node["property"].as_str().unwrap();
            if key == "nope" {
                faults.push(Refused::invalid(format!("{path}.property")));
            }
            if node["condition"].is_null() {
                faults.push(Refused::invalid(format!("{path}.condition")));
            }
            if node["condition"] == "empty" {
                kept.as_object_mut().unwrap().shift_remove("value");
            }
            if let Some(Value::Array(names)) = kept.get_mut("value") {
                for name in names {
                    *name = json!(self.option_id(key, name.as_str().unwrap()));
                }
            }
            kept["property"] = json!(internal(key));
            stored.push(kept);
        }
        Value::Array(stored)
    }
}

fn is_empty(value: &Value) -> bool {
    value.as_object().is_none_or(Map::is_empty)
}

/// Keeps what is no default.
fn put(members: &mut Map<String, Value>, name: &str, value: Value, default: &Value) {
    members.shift_remove(name);
    if !value.is_null() && value != *default {
        members.insert(name.to_owned(), value);
    }
}

fn sorts(value: &Value) -> Value {
    let stored = value.as_array().into_iter().flatten().map(|sort| {
        let mut stored = json!({"property": internal(sort["property"].as_str().unwrap())});
        put(
            stored.as_object_mut().unwrap(),
            "direction",
            sort["direction"].clone(),
            &json!("asc"),
        );
        stored
    });
    stored.collect()
}

fn view(views: &[Value], reference: &str, path: &str) -> Result<usize, Refused> {
    let ids: Vec<&str> = views
        .iter()
        .map(|view| view["id"].as_str().unwrap())
        .collect();
    find(reference, &ids, path)
}

fn view_place(views: &[Value], op: &Value, path: &str) -> Result<Option<usize>, Refused> {
    let given = ["after", "before", "position"]
        .iter()
        .filter(|name| !op[**name].is_null())
        .count();
    if given > 1 {
        return Err(Refused::ambiguous(path));
    }
    if let Some(after) = op["after"].as_str() {
        return Ok(Some(view(views, after, &format!("{path}.after"))? + 1));
    }
    if let Some(before) = op["before"].as_str() {
        return Ok(Some(view(views, before, &format!("{path}.before"))?));
    }
    Ok(op["position"]
        .as_str()
        .map(|end| if end == "first" { 0 } else { views.len() }))
}
