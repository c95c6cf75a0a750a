//! Reading one object: the options of document.md 2 and what stands around the blocks.

use super::*;

/// The page of the read cases: a heading, a long paragraph with a child and a grandchild, and a divider.
fn plan(world: &World, space: &SpaceTarget) -> String {
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
        json!({"indent": 0, "id": "h", "type": "heading_1", "text": "Top"})
    );
    assert_eq!(entries[1]["text"], format!("{}…", "x".repeat(80)));
    assert_eq!(
        entries[4],
        json!({"indent": 0, "id": "d", "type": "divider"})
    );
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
    let read = world
        .get_with(&space, &id, &[("format", "md"), ("include", "blocks")])
        .unwrap();
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

#[test]
fn derived_properties_come_from_the_record() {
    // D-34
    let world = World::new();
    let space = world.space("One");
    let id = world.made(&space, json!({"type": "page", "name": "A"}));
    let me = world.workspace.catalogue(&space.id).unwrap().me.clone();
    assert_eq!(
        world.get(&space, &id)["properties"],
        json!({
            "name": "A",
            "created_date": "2026-03-01T09:00:00Z",
            "creator": me,
            "last_modified_by": me,
            "last_modified_date": "2026-03-01T09:00:00Z",
            "origin": "api",
        })
    );
    world.clock.advance(std::time::Duration::from_secs(90));
    world
        .patch(
            &space,
            &id,
            json!([{"op": "set_properties", "set": {"name": "B"}}]),
        )
        .unwrap();
    let properties = &world.get(&space, &id)["properties"];
    assert_eq!(properties["created_date"], "2026-03-01T09:00:00Z");
    assert_eq!(properties["last_modified_date"], "2026-03-01T09:01:30Z");
}

#[test]
fn unknown_objects_and_those_of_other_spaces_are_not_found() {
    // H-119
    let world = World::new();
    let (one, two) = (world.space("One"), world.space("Two"));
    let id = world.made(&one, json!({"type": "page"}));
    for (space, id) in [(&one, "nope"), (&two, id.as_str())] {
        let answer = world.get_with(space, id, &[]);
        assert_eq!(
            refused(answer),
            (FaultKind::NotFound, vec!["object_id".to_owned()])
        );
    }
}

#[test]
fn dangling_references_are_served_as_missing_with_a_warning() {
    // document.md 3.6, D-68
    let world = World::new();
    let space = world.space("One");
    let made = world
        .create(
            &space,
            json!({"formatVersion": "2.0", "blocks": [
                {"id": "l", "type": "link", "object_id": "nowhere"},
                {"id": "p", "type": "paragraph", "text": "<mention object_id=\"nobody\">Ada</mention>"},
            ]}),
        )
        .unwrap();
    assert_eq!(
        paths(&made.warnings),
        ["/blocks/0/object_id", "/blocks/1/text"]
    );
    let document = world.get(&space, &made.id);
    assert_eq!(document["blocks"][0]["object_id"], "_missing_object");
    assert_eq!(
        document["blocks"][1]["text"],
        "<mention object_id=\"_missing_object\">Ada</mention>"
    );
    let warned: Vec<&Value> = document["warnings"]
        .as_array()
        .unwrap()
        .iter()
        .map(|warning| &warning["path"])
        .collect();
    assert_eq!(warned, ["/blocks/0", "/blocks/1"]);
}

#[test]
fn a_type_document_tells_its_definition() {
    let world = World::new();
    let space = world.space("One");
    let catalogue = world.workspace.catalogue(&space.id).unwrap();
    let task = catalogue.vocabulary.type_def("task").unwrap();
    let document = world.get(&space, &task.id);
    assert_eq!(
        (&document["kind"], &document["type"]),
        (&json!("object_type"), &json!("object_type"))
    );
    let settings = &document["type_settings"];
    assert_eq!(
        (&settings["layout"], &settings["api_key"]),
        (&json!("todo"), &json!("task"))
    );
    let sections: Vec<&str> = settings["property_definitions"]
        .as_array()
        .unwrap()
        .iter()
        .map(|entry| entry["section"].as_str().unwrap_or("regular"))
        .collect();
    let mut ranked = sections.clone();
    ranked.sort_by_key(|section| {
        ["featured", "regular", "file", "hidden"]
            .iter()
            .position(|s| s == section)
    });
    assert_eq!(sections, ranked);
    assert_eq!(document["blocks"][0]["id"], "dataview");
}

#[test]
fn warm_reads_need_no_disk_and_are_never_stale() {
    let world = World::new();
    let space = world.space("One");
    let id = plan(&world, &space);
    let options = read_options(&[]).unwrap();
    let cached = || world.workspace.get_object_cached(&space, &id, &options);
    let served = world.workspace.get_object(&space, &id, &options).unwrap();
    assert_eq!(cached(), Some(served.clone()));
    let other = read_options(&[("keys", "name")]).unwrap();
    assert_eq!(world.workspace.get_object_cached(&space, &id, &other), None);

    world
        .patch(
            &space,
            &id,
            json!([{"op": "set_properties", "set": {"name": "New"}}]),
        )
        .unwrap();
    assert_eq!(cached(), None);
    let after = world.workspace.get_object(&space, &id, &options).unwrap();
    assert_ne!(after.etag, served.etag);
    assert_eq!(cached(), Some(after.clone()));

    // Another commit of the space leaves it warm; a change of its names does not.
    world.made(&space, json!({"type": "page"}));
    assert_eq!(cached(), Some(after));
    world.property(&space, "Effort", Format::Number, &[]);
    assert_eq!(cached(), None);
    assert!(world.workspace.get_object(&space, &id, &options).is_ok());

    // A space that is no longer live serves nothing, from memory either.
    let mut record = world.store.space(&space.id).unwrap().unwrap();
    record.state = SpaceState::Left;
    world.commit(Write::PutSpace(record));
    assert_eq!(cached(), None);
    assert_eq!(
        refused(world.workspace.get_object(&space, &id, &options)).0,
        FaultKind::NotFound
    );
}

#[test]
fn an_archived_object_is_served_as_such() {
    // H-121
    let world = World::new();
    let space = world.space("One");
    let id = world.made(&space, json!({"type": "page"}));
    assert!(
        world.get(&space, &id)["properties"]
            .get("is_archived")
            .is_none()
    );
    world.archive(&owner(), &space, &id).unwrap();
    assert_eq!(world.get(&space, &id)["properties"]["is_archived"], true);
}

#[test]
fn the_etag_tells_content_and_nothing_else() {
    // H-52, D-126
    let world = World::new();
    let space = world.space("One");
    let id = world.made(&space, json!({"type": "page", "name": "A"}));
    let etag = || world.get(&space, &id)["etag"].clone();
    let before = etag();
    for query in [("ids", "full"), ("keys", "name"), ("outline", "true")] {
        assert_eq!(
            world.get_with(&space, &id, &[query]).unwrap()["etag"],
            before,
            "{query:?}"
        );
    }
    let set = |values: Value| {
        world
            .patch(
                &space,
                &id,
                json!([{"op": "set_properties", "set": values}]),
            )
            .unwrap()
    };
    assert_eq!(set(json!({"name": "A"})).etag, before);
    assert_eq!(set(json!({"is_favorite": true})).etag, before);
    assert_eq!(world.get(&space, &id)["properties"]["is_favorite"], true);
    assert_eq!(etag(), before);
    assert_ne!(set(json!({"name": "B"})).etag, before);
    assert_eq!(set(json!({"name": "A"})).etag, before);
}
