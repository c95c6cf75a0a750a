//! Validation of documents (document.md 10).

use std::cell::OnceCell;

use rolltop_document::block::BlockType;
use rolltop_document::document_schemas::any_document;
use rolltop_document::testing::CountingIds;
use rolltop_document::validate::document;
use serde_json::{Value, json};

use super::bytes::Bytes;
use super::drawn::{any_json, value_of};

/// How deep a drawn document goes.
const DEPTH: usize = 6;

/// Whatever is sent is judged, twice alike, and every issue lies in it; gives a document that has none.
pub fn validate(data: &[u8]) -> Option<Value> {
    thread_local! {
        static SCHEMA: OnceCell<Value> = const { OnceCell::new() };
    }
    let value = serde_json::from_slice(data)
        .unwrap_or_else(|_| SCHEMA.with(|schema| drawn(data, schema.get_or_init(any_document))));
    let found = document(&value, &CountingIds::default());
    assert_eq!(found, document(&value, &CountingIds::default()));
    for issue in found.issues.iter().chain(&found.warnings) {
        let path = issue.path_str();
        assert!(path.is_empty() || path.starts_with('/'), "{issue:?}");
        assert!(!issue.message.is_empty(), "{issue:?}");
    }
    found.issues.is_empty().then_some(value)
}

/// A document that mostly fits the published schema, or one of any JSON.
fn drawn(data: &[u8], schema: &Value) -> Value {
    let mut bytes = Bytes::new(data);
    if bytes.roll(2) == 1 {
        let mut root = value_of(schema, schema, &mut bytes);
        if let Some(root) = root.as_object_mut() {
            root.insert("formatVersion".to_owned(), json!("2.0"));
            root.insert("blocks".to_owned(), blocks(schema, &mut bytes));
        }
        return root;
    }
    let kinds = ["page", "object_type", "template"];
    let mut root = json!({"formatVersion": "2.0", "kind": bytes.pick(&kinds), "type": "page"});
    for member in ["properties", "type_settings", "icon", "query_source"] {
        if bytes.roll(3) == 1 {
            root[member] = any_json(&mut bytes, DEPTH);
        }
    }
    let mut blocks = Vec::new();
    while !bytes.is_empty() && blocks.len() < 8 {
        let mut block = any_json(&mut bytes, DEPTH);
        if let Some(members) = block.as_object_mut() {
            let types = [
                "paragraph",
                "checkbox",
                "table",
                "dataview",
                "row",
                "column",
                "code",
                "embed",
                "image",
                "group",
            ];
            members.insert("type".to_owned(), json!(bytes.pick(&types)));
        }
        blocks.push(block);
    }
    root["blocks"] = Value::Array(blocks);
    root
}

/// Blocks whose members are those of their types, now and then one more.
fn blocks(schema: &Value, bytes: &mut Bytes<'_>) -> Value {
    let members = &schema["properties"]["blocks"]["items"]["properties"];
    let mut blocks = Vec::new();
    while !bytes.is_empty() && blocks.len() < 6 {
        let block_type = bytes.pick(BlockType::ALL);
        let mut block = json!({"type": block_type.name()});
        // A column stands in a row.
        if block_type == BlockType::Column {
            blocks.push(json!({"type": BlockType::Row.name()}));
            block["indent"] = json!(1);
        }
        for name in block_type.members() {
            if bytes.roll(2) == 1 && members.get(*name).is_some() {
                block[*name] = value_of(&members[*name], schema, bytes);
            }
        }
        if block_type == BlockType::Table {
            block["columns"] = json!([{}, {}, {}]);
        }
        if bytes.roll(8) == 1 {
            let name = bytes.pick(&["indent", "align", "fields", "id", "text", "views"]);
            block[name] = value_of(&members[name], schema, bytes);
        }
        blocks.push(block);
    }
    Value::Array(blocks)
}
