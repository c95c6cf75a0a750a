//! What holds of every object, whatever was written: read as it is served (document.md 9.5, 10, 17).

use std::collections::HashSet;

use serde_json::{Value, json};

use super::World;

/// The object is served valid, its ids are its own, and what is served changes nothing when it is sent back.
pub(crate) async fn hold(world: &World, id: &str) {
    // World::read judges what it reads as `validate` does.
    let document = world.read(id).await;
    let full = world.get(&format!("{}?ids=full", world.object(id))).await;
    assert_unique_ids(&full.body(200));
    let ops = echo(&document);
    if ops.is_empty() {
        return;
    }
    let result = world.edit(id, json!(ops)).await.body(200);
    assert_eq!(result["etag"], document["etag"], "{document}");
    let stats = result["diff_stats"].as_object().unwrap();
    assert!(stats.values().all(|count| count == 0), "{stats:?}");
    assert_eq!(world.read(id).await, document);
}

/// Ids are unique in the document; those of views in their dataview, and none of them is that of a block.
fn assert_unique_ids(document: &Value) {
    let mut seen = HashSet::new();
    let mut views = Vec::new();
    parts(&document["blocks"], &mut |part, is_view| {
        let id = part["id"].as_str().unwrap().to_owned();
        if is_view {
            views.push(id);
        } else {
            assert!(seen.insert(id.clone()), "{id} twice: {document}");
        }
    });
    let shared = views.iter().find(|view| seen.contains(*view));
    assert_eq!(shared, None, "{document}");
}

/// Visits the blocks of a run with their rows, columns, descendants of cells and views.
fn parts(blocks: &Value, visit: &mut dyn FnMut(&Value, bool)) {
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    for block in list(blocks) {
        // The own block of a cell has a derived id, which is not served.
        if block.get("id").is_some() {
            visit(&block, false);
        }
        list(&block["columns"])
            .iter()
            .for_each(|column| visit(column, false));
        for row in list(&block["rows"]) {
            visit(&row, false);
            for cell in list(&row["cells"]) {
                match cell {
                    Value::Array(_) => parts(&cell, visit),
                    Value::Object(_) => parts(&json!([cell]), visit),
                    _ => {}
                }
            }
        }
        let mut own = HashSet::new();
        for view in list(&block["views"]) {
            visit(&view, true);
            assert!(own.insert(view["id"].clone()), "{block}");
        }
    }
}

/// The operations that send a document back as it was served; what takes no block operations has views.
fn echo(document: &Value) -> Vec<Value> {
    let blocks = document["blocks"].as_array().cloned().unwrap_or_default();
    let is_of_views = ["set", "collection", "object_type"]
        .iter()
        .any(|kind| document["type"] == *kind);
    let without = |part: &Value, names: &[&str]| {
        let mut kept = part.clone();
        let members = kept.as_object_mut().unwrap();
        names.iter().for_each(|name| {
            members.shift_remove(*name);
        });
        kept
    };
    let mut ops = Vec::new();
    for block in &blocks {
        if !is_of_views {
            let set = without(block, &["id", "indent"]);
            ops.push(json!({"op": "update_block", "id": block["id"], "set": set}));
            continue;
        }
        for view in block["views"].as_array().into_iter().flatten() {
            let columns = view["columns"].as_array().cloned().unwrap_or_default();
            let columns = columns.iter().map(|column| {
                let key = column["property"].as_str().unwrap().to_owned();
                (key, without(column, &["property"]))
            });
            let columns: serde_json::Map<String, Value> = columns.collect();
            let set = without(view, &["id", "columns", "groups", "object_orders"]);
            if columns.is_empty() && set == json!({}) {
                continue;
            }
            ops.push(json!({"op": "update_view", "block": block["id"], "view": view["id"], "set": set, "columns": columns}));
        }
    }
    ops
}
