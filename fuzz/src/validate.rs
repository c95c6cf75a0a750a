//! Validation of documents (document.md 10).

use rolltop_document::testing::CountingIds;
use rolltop_document::validate::document;
use serde_json::{Value, json};

use super::bytes::Bytes;
use super::drawn::any_json;

/// How deep a drawn document goes.
const DEPTH: usize = 6;

/// Whatever is sent is judged, twice alike, and every issue lies in it.
pub fn validate(data: &[u8]) {
    let value = serde_json::from_slice(data).unwrap_or_else(|_| drawn(data));
    let found = document(&value, &CountingIds::default());
    assert_eq!(found, document(&value, &CountingIds::default()));
    for issue in found.issues.iter().chain(&found.warnings) {
        let path = issue.path_str();
        assert!(path.is_empty() || path.starts_with('/'), "{issue:?}");
        assert!(!issue.message.is_empty(), "{issue:?}");
    }
}

fn drawn(data: &[u8]) -> Value {
    let mut bytes = Bytes::new(data);
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
