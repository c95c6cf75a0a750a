//! Removes unreferenced component schemas.

use std::collections::BTreeSet;

use serde_json::Value;

use super::member;

const PREFIX: &str = "#/components/schemas/";

/// Keeps the schemas that paths, responses and other kept schemas reference.
pub(super) fn schemas(document: &mut Value) {
    let schemas = document
        .pointer("/components/schemas")
        .cloned()
        .unwrap_or_default();
    let mut roots = document.clone();
    super::set(member(&mut roots, "components"), "schemas", Value::Null);
    let mut kept = BTreeSet::new();
    let mut waiting = references(&roots);
    while let Some(name) = waiting.pop() {
        if let Some(schema) = schemas.get(&name)
            && kept.insert(name)
        {
            waiting.extend(references(schema));
        }
    }
    if let Some(all) = member(member(document, "components"), "schemas").as_object_mut() {
        all.retain(|name, _| kept.contains(name));
        all.sort_keys();
    }
}

fn references(value: &Value) -> Vec<String> {
    match value {
        Value::Object(map) => {
            let own = map
                .get("$ref")
                .and_then(Value::as_str)
                .and_then(|text| text.strip_prefix(PREFIX));
            own.map(str::to_owned)
                .into_iter()
                .chain(map.values().flat_map(references))
                .collect()
        }
        Value::Array(items) => items.iter().flat_map(references).collect(),
        _ => Vec::new(),
    }
}
