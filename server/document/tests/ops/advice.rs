//! What a refusal advises about places: of blocks, of texts, and of what a batch has taken away. Each advice is followed here.

use serde_json::{Value, json};

use crate::fixture::Fixture;

// ops.md 1.1, 1.2.1: an empty list is not given only where a list may stand.
#[test]
fn an_empty_list_is_no_reference() {
    let tb = Fixture::tb();
    let d1 = Fixture::d1();
    for op in [
        json!({"op": "move_block", "id": "h1", "after": []}),
        json!({"op": "move_block", "id": "h1", "position": []}),
        json!({"op": "replace_text", "find": "alpha", "replace": "x", "id": []}),
        json!({"op": "replace_text", "find": "alpha", "replace": "x", "replace_all": []}),
        json!({"op": "delete_block", "id": [], "match": "alpha"}),
        json!({"op": "insert_blocks", "blocks": [{"type": "divider"}], "markdown": []}),
        json!({"op": "insert_view", "name": "x", "block": []}),
        json!({"op": "insert_view", "name": "x", "copy_from": []}),
    ] {
        for page in [&d1, &tb] {
            page.invalid(json!([op]), "ops[0]");
        }
    }
    // O-169, O-170.
    d1.ok(json!([{"op": "insert_blocks", "blocks": [], "markdown": "x"}]));
    d1.ok(json!([{"op": "set_properties", "set": {"effort": 1}, "add": [], "unset": []}]));
}
