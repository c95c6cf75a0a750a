//! What a second import of a document must reproduce: types, texts and nesting, not ids.
//! The example `import_markdown` compares with it, too.

use serde_json::Value;

/// The blocks of a document without their ids.
pub(crate) fn shape(document: &Value) -> Vec<Value> {
    let mut blocks = document["blocks"].as_array().cloned().unwrap_or_default();
    blocks.iter_mut().for_each(strip_ids);
    blocks
}

fn strip_ids(value: &mut Value) {
    match value {
        Value::Object(members) => {
            members.shift_remove("id");
            members.values_mut().for_each(strip_ids);
        }
        Value::Array(items) => items.iter_mut().for_each(strip_ids),
        _ => {}
    }
}
