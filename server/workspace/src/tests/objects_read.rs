//! Reading one object: the options of document.md 2 and what stands around the blocks.

use super::*;

/// The page of the read cases: a heading, a long paragraph with a child and a grandchild, and a divider.
pub(super) fn plan(world: &World, space: &SpaceTarget) -> String {
    world.made(
        space,
        json!({
            "formatVersion": "2.0",
            "icon": {"format": "emoji", "emoji": "🧭"},
            "properties": {"name": "Plan", "description": "d"},
            "blocks": [
                {"id": "h", "type": "heading_1", "text": "Top"},
                {"id": "p", "type": "paragraph", "text": "x".repeat(90)},
                {"id": "c", "indent": 1, "type": "bulleted_list_item", "text": "kid"},
                {"id": "g", "indent": 2, "type": "paragraph", "text": "grand"},
                {"id": "d", "type": "divider"},
            ],
        }),
    )
}

fn members(document: &Value) -> Vec<&str> {
    document
        .as_object()
        .unwrap()
        .keys()
        .map(String::as_str)
        .collect()
}

fn block_ids(document: &Value) -> Vec<&str> {
    let blocks = document["blocks"].as_array().unwrap();
    blocks
        .iter()
        .map(|block| block["id"].as_str().unwrap())
        .collect()
}

#[test]
fn the_whole_document() {
    // D-1
    let world = World::new();
    let space = world.space("One");
    let id = plan(&world, &space);
    let document = world.get(&space, &id);
    assert_eq!(
        members(&document),
        [
            "formatVersion",
            "etag",
            "id",
            "type",
            "icon",
            "properties",
            "blocks"
        ]
    );
    assert_eq!(document["formatVersion"], "2.0");
    assert_eq!(document["type"], "page");
    let etag = document["etag"].as_str().unwrap();
    assert!(
        etag.len() == 8
            && etag
                .bytes()
                .all(|c| c.is_ascii_digit() || (b'a'..=b'f').contains(&c))
    );
    assert_eq!(block_ids(&document), ["h", "p", "c", "g", "d"]);
    let indents: Vec<&Value> = document["blocks"]
        .as_array()
        .unwrap()
        .iter()
        .map(|block| &block["indent"])
        .collect();
    assert_eq!(
        indents,
        [
            &Value::Null,
            &Value::Null,
            &json!(1),
            &json!(2),
            &Value::Null
        ]
    );

    let options = read_options(&[]).unwrap();
    let served = world.workspace.get_object(&space, &id, &options).unwrap();
    let compact = serde_json::to_vec(&document).unwrap();
    assert_eq!(served.body, compact);
    assert_eq!(served.etag, etag);
}

#[test]
fn include_suppresses_the_other_member_only() {
    // D-2
    let world = World::new();
    let space = world.space("One");
    let id = plan(&world, &space);
    for (include, properties, blocks) in [
        ("properties", true, false),
        ("blocks", false, true),
        (" properties ,,blocks", true, true),
    ] {
        let document = world
            .get_with(&space, &id, &[("include", include)])
            .unwrap();
        let has = |member: &str| document.get(member).is_some();
        assert_eq!(
            (has("properties"), has("blocks")),
            (properties, blocks),
            "{include}"
        );
        assert!(has("icon") && has("type"), "{include}");
    }
    invalid_at(
        world.get_with(&space, &id, &[("include", "foo")]),
        "include",
    );
}

#[test]
fn the_outline_shortens_and_lists_every_block() {
    // D-3
    let world = World::new();
    let space = world.space("One");
    let id = plan(&world, &space);
    let document = world.get_with(&space, &id, &[("outline", "true")]).unwrap();
    assert!(document.get("blocks").is_none() && document.get("properties").is_none());
    let entries = document["outline"].as_array().unwrap();
    assert_eq!(entries.len(), 5);
    assert_eq!(
        entries[0],
        json!({"id": "h", "type": "heading_1", "text": "Top"})
    );
    assert_eq!(entries[1]["text"], format!("{}…", "x".repeat(48)));
    assert_eq!(entries[4], json!({"id": "d", "type": "divider"}));
    let both = world.get_with(
        &space,
        &id,
        &[("outline", "true"), ("include", "properties")],
    );
    assert!(both.unwrap().get("properties").is_some());
}

#[test]
fn a_subtree_keeps_its_indents_and_says_so() {
    // D-4
    let world = World::new();
    let space = world.space("One");
    let id = plan(&world, &space);
    let only = world
        .get_with(&space, &id, &[("block", "p"), ("include", "blocks")])
        .unwrap();
    assert_eq!(
        (block_ids(&only), &only["subtree"]),
        (vec!["p", "c", "g"], &json!(true))
    );
    assert!(only.get("properties").is_none());
    let with = world.get_with(&space, &id, &[("block", "p")]).unwrap();
    assert!(with.get("properties").is_some());
    let child = world.get_with(&space, &id, &[("block", "c")]).unwrap();
    let indents: Vec<&Value> = child["blocks"]
        .as_array()
        .unwrap()
        .iter()
        .map(|block| &block["indent"])
        .collect();
    assert_eq!(indents, [&json!(1), &json!(2)]);
}

#[test]
fn only_entries_of_blocks_are_addressed() {
    // D-5
    let world = World::new();
    let space = world.space("One");
    let id = world.made(
        &space,
        json!({"formatVersion": "2.0", "blocks": [
            {"id": "t", "type": "table", "columns": [{"id": "c1"}], "rows": [{"id": "r1", "cells": ["x"]}]},
            {"id": "v", "type": "dataview", "views": [{"id": "view1"}]},
        ]}),
    );
    for reference in ["nope", "r1", "c1", "view1"] {
        let answer = world.get_with(&space, &id, &[("block", reference)]);
        assert_eq!(
            refused(answer),
            (FaultKind::NotFound, vec!["block".to_owned()]),
            "{reference}"
        );
    }
    let whole = world.get_with(&space, &id, &[("block", "")]).unwrap();
    assert!(whole.get("subtree").is_none());
}

#[test]
fn labels_are_resolved_and_ambiguity_lists_the_candidates() {
    // D-12, D-13
    let world = World::new();
    let space = world.space("One");
    let (first, second) = (
        format!("{}a2b3c", "0".repeat(19)),
        format!("{}a2b3c", "1".repeat(19)),
    );
    let other = format!("{}b3c4d", "0".repeat(19));
    let paragraph = |id: &str| json!({"id": id, "type": "paragraph"});
    let make = |ids: &[&str]| {
        let blocks: Vec<Value> = ids.iter().map(|id| paragraph(id)).collect();
        world.made(&space, json!({"formatVersion": "2.0", "blocks": blocks}))
    };
    let id = make(&[&first, &other]);
    assert_eq!(block_ids(&world.get(&space, &id)), ["a2b3c", "b3c4d"]);
    let full = world.get_with(&space, &id, &[("ids", "full")]).unwrap();
    assert_eq!(block_ids(&full), [&*first, &*other]);
    let outline = world.get_with(&space, &id, &[("outline", "true")]).unwrap();
    assert_eq!(outline["outline"][0]["id"], "a2b3c");

    let id = make(&[&first, &second]);
    assert_eq!(block_ids(&world.get(&space, &id)), [&*first, &*second]);
    let ambiguous = fault(world.get_with(&space, &id, &[("block", "a2b3c")]));
    assert_eq!(
        (ambiguous.kind, paths(&ambiguous.issues)),
        (FaultKind::Ambiguous, vec!["block"])
    );
    assert!(ambiguous.message.contains(&first) && ambiguous.message.contains(&second));
    let one = world.get_with(&space, &id, &[("block", "1a2b3c")]).unwrap();
    assert_eq!(block_ids(&one), [&*second]);
}

#[test]
fn keys_are_spelled_as_names_on_request() {
    // D-8, D-32
    let world = World::new();
    let space = world.space("One");
    let id = plan(&world, &space);
    let document = world.get_with(&space, &id, &[("keys", "name")]).unwrap();
    assert_eq!(document["type"], "Page");
    let keys = members(&document["properties"]);
    assert_eq!(keys[..2], ["Name", "Description"]);
    assert!(keys.contains(&"Creation date"), "{keys:?}");
    let mut sorted = keys[2..].to_vec();
    sorted.sort_unstable();
    assert_eq!(keys[2..], sorted);
    assert_eq!(document["blocks"], world.get(&space, &id)["blocks"]);
}

#[test]
fn an_empty_page_has_no_blocks() {
    // D-9
    let world = World::new();
    let space = world.space("One");
    let id = world.made(&space, json!({"type": "page"}));
    assert!(world.get(&space, &id).get("blocks").is_none());
    let outline = world.get_with(&space, &id, &[("outline", "true")]).unwrap();
    assert_eq!(outline["outline"], json!([]));
    let markdown = world.get_with(&space, &id, &[("format", "md")]).unwrap();
    assert_eq!(members(&markdown), ["id", "type", "etag", "markdown"]);
    assert_eq!(markdown["markdown"], "");
}

#[test]
fn a_markdown_read_tells_what_it_leaves_out() {
    // D-6, D-127, D-10
    let world = World::new();
    let space = world.space("One");
    let dataview = json!({"type": "dataview", "views": []});
    let id = world.made(
        &space,
        json!({"formatVersion": "2.0", "properties": {"name": "Trip"},
               "blocks": [dataview, dataview, {"type": "paragraph", "text": "x"}]}),
    );
    let read = world.get_with(&space, &id, &[("format", "md")]).unwrap();
    assert_eq!(
        (&read["type"], &read["markdown"]),
        (&json!("page"), &json!("# Trip\n\nx\n"))
    );
    let warnings = read["warnings"].as_array().unwrap();
    assert_eq!(
        (warnings.len(), &warnings[0]["path"]),
        (1, &json!("/markdown"))
    );
    let message = warnings[0]["message"].as_str().unwrap();
    assert!(
        message.contains("dataview") && message.contains('2'),
        "{message}"
    );
    assert_eq!(refused(world.create(&space, read)).0, FaultKind::Invalid);
}

#[test]
fn a_markdown_read_tells_the_present_names_of_other_objects() {
    let world = World::new();
    let space = world.space("One");
    let other = world.made(&space, json!({"type": "page", "name": "Old"}));
    let id = world.made(
        &space,
        json!({"formatVersion": "2.0", "blocks": [{"type": "link", "object_id": other}]}),
    );
    let markdown = || world.get_with(&space, &id, &[("format", "md")]).unwrap()["markdown"].clone();
    assert!(markdown().as_str().unwrap().contains("[Old]"));
    let rename = json!([{"op": "set_properties", "set": {"name": "New"}}]);
    world.patch(&space, &other, rename).unwrap();
    assert!(markdown().as_str().unwrap().contains("[New]"));
}

#[test]
fn partial_documents_cannot_be_sent_back() {
    // D-10
    let world = World::new();
    let space = world.space("One");
    let id = plan(&world, &space);
    let subtree = world.get_with(&space, &id, &[("block", "p")]).unwrap();
    invalid_at(world.create(&space, subtree), "/subtree");
    let outline = world.get_with(&space, &id, &[("outline", "true")]).unwrap();
    invalid_at(world.create(&space, outline), "/outline");
}

#[test]
fn a_whole_read_can_be_sent_back() {
    // D-11, D-33, H-117
    let world = World::new();
    let space = world.space("One");
    let id = plan(&world, &space);
    let read = |id: &str| {
        let mut document = world.get_with(&space, id, &[("ids", "full")]).unwrap();
        for member in ["id", "etag"] {
            document.as_object_mut().unwrap().remove(member);
        }
        document
    };
    let whole = world.get_with(&space, &id, &[("ids", "full")]).unwrap();
    let copy = world.create(&space, whole).unwrap();
    assert_eq!(paths(&copy.warnings), ["/id"]);
    assert_ne!(copy.id, id);
    assert_eq!(read(&copy.id), read(&id));
}
