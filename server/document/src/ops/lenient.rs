//! Leniency of decoding: accepts the output of every schema dialect as input (ops.md 1.2).

use serde_json::Value;

use super::shape::{accepts, field, is_map, is_required};
use crate::issue::{Fault, Issue};
use crate::path::Path;
use crate::wire::JsonMap;
use crate::wording::shown;

/// The value that means "not given" where null has its own meaning and a strict dialect requires every field: `section`
/// of add_property.
pub const KEEP: &str = "keep";

/// Reads the members of an operation. `null` for an optional field counts as not given, as does an empty list for an
/// optional list. A list of pairs becomes a map. Unknown fields stay for the shape check.
pub(super) fn read(members: &JsonMap, schema: &Value, path: &Path) -> Result<JsonMap, Fault> {
    let mut read = JsonMap::with_capacity(members.len());
    for (name, value) in members {
        // Only these values can be read as something else.
        let may_differ = match value {
            Value::Null | Value::Array(_) => true,
            Value::String(word) => word == KEEP,
            Value::Bool(_) | Value::Number(_) | Value::Object(_) => false,
        };
        let Some(field) = may_differ.then(|| field(schema, name)).flatten() else {
            read.insert(name.clone(), value.clone());
            continue;
        };
        let optional = !is_required(schema, name);
        let value = match value {
            Value::Null if !accepts(field, "null") => continue,
            Value::Array(list) if list.is_empty() && optional && takes_list(field) => continue,
            Value::String(word) if word == KEEP && optional && means_null(field) => continue,
            Value::Array(pairs) if is_map(field) => {
                Value::Object(from_pairs(pairs, &path.key(name))?)
            }
            other => other.clone(),
        };
        read.insert(name.clone(), value);
    }
    Ok(read)
}

/// Whether the field is a list or can be written as one.
fn takes_list(field: &Value) -> bool {
    accepts(field, "array") || is_map(field)
}

/// Whether the field is an enum with null, so that null differs from an absent field.
fn means_null(field: &Value) -> bool {
    field.get("enum").is_some() && accepts(field, "null")
}

/// Converts a map that was written as a list of `{"key", "value"}`.
pub(crate) fn from_pairs(pairs: &[Value], path: &Path) -> Result<JsonMap, Fault> {
    let mut map = JsonMap::with_capacity(pairs.len());
    for (position, pair) in pairs.iter().enumerate() {
        let path = path.index(position);
        let (key, value) = pair_parts(pair).ok_or_else(|| {
            let message =
                "an entry of a map written as a list has exactly the members key and value";
            Fault::invalid(Issue::at(&path, message).hint(r#"write {"key":"...","value":...}"#))
        })?;
        if map.insert(key.to_owned(), value.clone()).is_some() {
            let message = format!("the key {key} stands twice in this list", key = shown(key));
            return Err(Fault::invalid(
                Issue::at(&path, message).hint("keep one of them"),
            ));
        }
    }
    Ok(map)
}

fn pair_parts(pair: &Value) -> Option<(&str, &Value)> {
    let members = pair.as_object().filter(|members| members.len() == 2)?;
    Some((members.get("key")?.as_str()?, members.get("value")?))
}
