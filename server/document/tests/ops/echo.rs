//! Content that is sent back as a read served it changes nothing (ops.md 6.1).

use rolltop_document::vocabulary::KeysMode;
use serde_json::{Value, json};

use crate::fixture::{Fixture, assert_no_effect, internal, option};
use crate::laws::served;

fn replace(id: &str, blocks: Value) -> Value {
    json!([{"op": "replace_subtree", "id": id, "blocks": blocks}])
}

fn update(id: &str, set: Value) -> Value {
    json!([{"op": "update_block", "id": id, "set": set}])
}

/// A dataview with a view of the id that another one has as well. It names an option by a name that two have, and
/// one that is gone.
fn dataview(id: &str, view: &str) -> Value {
    let gone = format!("{:0>24}", view.to_lowercase());
    json!({"id": id, "indent": 1, "type": "dataview",
        "properties": [{"property": internal("twins"), "format": "multi_select"}],
        "views": [{"id": "v1", "name": view, "groups": [{"id": view}],
            "filters": [{"property": internal("twins"), "condition": "in", "value": [option("Twin"), gone]}]}]})
}

fn two_of_one_view_id() -> Fixture {
    let toggle = json!({"id": "tg", "type": "toggle"});
    Fixture::page(json!([toggle, dataview("da", "A"), dataview("db", "B")]))
}

// D-21, ops.md 4, 6.1
#[test]
fn dataviews_that_share_a_view_id_keep_their_own_views() {
    let page = two_of_one_view_id();
    for keys in [KeysMode::Slug, KeysMode::Name] {
        let blocks = served(&page, false, keys);
        assert_no_effect(&page.ok(replace("tg", json!(blocks))), &page.document);
        for block in &blocks[1..] {
            let set = json!({"views": block["views"]});
            let id = block["id"].as_str().unwrap();
            assert_no_effect(&page.ok(update(id, set)), &page.document);
        }
    }
}

// D-21, ops.md 6.1
#[test]
fn the_groups_that_a_payload_does_not_mention_are_those_of_its_own_dataview() {
    let page = two_of_one_view_id();
    let mut blocks = served(&page, false, KeysMode::Slug);
    for block in &mut blocks[1..] {
        let view = block["views"][0].as_object_mut().unwrap();
        view.remove("groups");
        view.remove("filters");
    }
    let mut after = page.clone();
    after.document = page.ok(replace("tg", json!(blocks))).document;
    let after = served(&after, false, KeysMode::Slug);
    for (block, name) in after[1..].iter().zip(["A", "B"]) {
        assert_eq!(block["views"][0]["groups"], json!([{"id": name}]));
    }
}
