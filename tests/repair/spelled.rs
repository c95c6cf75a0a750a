//! Operations and fields as others spell them: what a refusal says of them is done to the letter, and the operation is
//! taken.

use serde_json::{Value, json};

use crate::support::World;
use crate::support::answer::Reply;

fn hint(reply: &Reply) -> String {
    let hint = reply.json["issues"][0]["hint"].as_str();
    hint.unwrap_or_else(|| panic!("{}", reply.text)).to_owned()
}

async fn page(world: &World) -> String {
    let blocks = json!([
        {"id": "p1", "type": "paragraph", "text": "alpha beta"},
        {"id": "t1", "type": "table", "columns": [{"id": "ca"}], "rows": [{"id": "ra", "cells": ["x"]}]},
        {"id": "dv", "type": "dataview", "properties": [{"property": "name"}],
            "views": [{"id": "v1", "name": "All"}, {"id": "v2", "name": "Other"}]},
    ]);
    world.page("P", blocks).await
}

/// Does what `rename a to b, c to d` says.
fn renamed(op: &Value, hint: &str) -> Value {
    let (_, steps) = hint
        .split_once("rename ")
        .unwrap_or_else(|| panic!("{op}: {hint}"));
    let steps = steps.split(';').next().unwrap();
    let mut op = op.clone();
    let members = op.as_object_mut().unwrap();
    for step in steps.split(", ") {
        let (given, meant) = step.split_once(" to ").unwrap();
        let value = members.shift_remove(given).unwrap();
        members.insert(meant.to_owned(), value);
    }
    op
}

// ops.md 19: all fields at once, as each of them alone would be refused for the next one.
#[tokio::test]
async fn fields_of_other_names_are_renamed_in_one_step() {
    let world = World::new().await;
    let page = page(&world).await;
    for wrong in [
        json!({"op": "replace_text", "match": "alpha", "replace": "x"}),
        json!({"op": "replace_text", "find": "alpha", "replacement": "x"}),
        json!({"op": "replace_text", "search": "alpha", "replacement": "x"}),
        json!({"op": "replace_text", "find": "a", "replace": "x", "all": true, "id": "p1"}),
        json!({"op": "delete_block", "text": "alpha"}),
        json!({"op": "update_block", "text": "alpha", "set": {"text": "x"}}),
        json!({"op": "delete_block", "find": "alpha"}),
        json!({"op": "set_cell", "id": "t1", "row": "ra", "col": "ca", "value": "y"}),
        json!({"op": "set_cell", "table": "t1", "row": "ra", "column": "ca", "value": "y"}),
        json!({"op": "set_cell", "table_id": "t1", "row_id": "ra", "column_id": "ca", "value": "y"}),
        json!({"op": "update_view", "view_id": "v1", "set": {"name": "x"}}),
        json!({"op": "update_view", "id": "v1", "set": {"name": "x"}}),
        json!({"op": "move_view", "id": "v1", "position": "last"}),
        json!({"op": "delete_view", "id": "v1"}),
        json!({"op": "set_type", "to": "task"}),
        json!({"op": "set_type", "type_key": "task"}),
    ] {
        let path = format!("{}?dry_run=true", world.object(&page));
        let reply = world.patch(&path, json!({"ops": [wrong]})).await;
        let right = renamed(&wrong, &hint(reply.is(400)));
        world.patch(&path, json!({"ops": [right]})).await.is(200);
    }
    let path = format!("{}?dry_run=true", world.type_path("task"));
    let wrong = json!({"op": "add_property", "property": "Effort", "type": "number"});
    let reply = world.patch(&path, json!({"ops": [wrong]})).await;
    let right = renamed(&wrong, &hint(reply.is(400)));
    world.patch(&path, json!({"ops": [right]})).await.is(200);
}

// ops.md 19: a verb alone is what most mean by it; what follows from it is taken.
#[tokio::test]
async fn a_verb_alone_is_an_operation_on_blocks() {
    let world = World::new().await;
    let page = page(&world).await;
    for wrong in [
        json!({"op": "insert", "markdown": "x"}),
        json!({"op": "append", "markdown": "x"}),
        json!({"op": "create", "blocks": [{"type": "divider"}]}),
        json!({"op": "delete", "match": "alpha"}),
        json!({"op": "update", "id": "p1", "set": {"text": "x"}}),
        json!({"op": "edit", "match": "alpha", "set": {"text": "x"}}),
        json!({"op": "move", "id": "p1", "position": "last"}),
        json!({"op": "set", "set": {"name": "x"}}),
        json!({"op": "unset", "unset": ["description"]}),
        json!({"op": "update_object", "set": {"name": "x"}}),
    ] {
        let path = format!("{}?dry_run=true", world.object(&page));
        let reply = world.patch(&path, json!({"ops": [wrong]})).await;
        let hint = hint(reply.invalid(&["ops[0].op"]));
        let meant = hint
            .strip_prefix("did you mean ")
            .unwrap_or_else(|| panic!("{wrong}: {hint}"));
        let mut right = wrong;
        right["op"] = json!(meant.split('?').next().unwrap());
        world.patch(&path, json!({"ops": [right]})).await.is(200);
    }
    for (verb, meant) in [("delete", "remove_property"), ("move", "move_property")] {
        let ops = json!({"ops": [{"op": verb, "property": "due_date"}]});
        let reply = world.patch(&world.type_path("task"), ops).await;
        reply
            .invalid(&["ops[0].op"])
            .mentions(&[&format!("did you mean {meant}?")]);
    }
}

// ops.md 19: of several things that a verb may be about, the fields tell which it is.
#[tokio::test]
async fn the_fields_beside_a_verb_tell_its_operation() {
    let world = World::new().await;
    let page = page(&world).await;
    let object = world.object(&page);
    let task = world.type_path("task");
    let settings = json!({"name": "x"});
    for (path, wrong, meant) in [
        (
            &object,
            json!({"op": "delete", "view": "v2"}),
            "delete_view",
        ),
        (
            &object,
            json!({"op": "move", "view": "v1", "position": "last"}),
            "move_view",
        ),
        (
            &object,
            json!({"op": "update", "view": "v1", "set": settings}),
            "update_view",
        ),
        (
            &object,
            json!({"op": "insert", "block": "dv", "name": "x"}),
            "insert_view",
        ),
        (
            &object,
            json!({"op": "set", "table_id": "t1", "row": "ra", "col": "ca", "value": "y"}),
            "set_cell",
        ),
        (&object, json!({"op": "set", "type": "task"}), "set_type"),
        (
            &object,
            json!({"op": "replace", "find": "alpha", "replace": "x"}),
            "replace_text",
        ),
        (&object, json!({"op": "add", "items": [page]}), "add_items"),
        (
            &object,
            json!({"op": "remove", "items": [page]}),
            "remove_items",
        ),
        (&task, json!({"op": "insert", "name": "x"}), "insert_view"),
        (&task, json!({"op": "delete", "view": "x"}), "delete_view"),
        (
            &task,
            json!({"op": "add", "property": "Effort", "format": "number"}),
            "add_property",
        ),
    ] {
        let path = format!("{path}?dry_run=true");
        let reply = world.patch(&path, json!({"ops": [wrong]})).await;
        let says = format!("did you mean {meant}? ");
        let hint = hint(reply.invalid(&["ops[0].op"]));
        assert!(hint.starts_with(&says), "{wrong}: {hint}");
        let mut right = wrong;
        right["op"] = json!(meant);
        // Items and that view are not there; all the others are taken.
        if !meant.ends_with("_items") && right["view"] != "x" {
            world.patch(&path, json!({"ops": [right]})).await.is(200);
        }
    }
}

// ops.md 3, 1.1: a block is named by its id or by its text, and a repair names it once.
#[tokio::test]
async fn a_block_that_is_named_is_not_named_again() {
    let world = World::new().await;
    let page = page(&world).await;
    for (wrong, says) in [
        (
            json!({"op": "delete_block", "block_id": "p1", "text": "alpha"}),
            "rename block_id to id;",
        ),
        (
            json!({"op": "delete_block", "id": "p1", "text": "alpha"}),
            "fields: ",
        ),
        (
            json!({"op": "delete_block", "match": "alpha", "block_id": "p1"}),
            "fields: ",
        ),
    ] {
        let reply = world.edit(&page, json!([wrong])).await;
        let hint = hint(reply.invalid(&["ops[0]"]));
        assert!(hint.starts_with(says), "{wrong}: {hint}");
    }
    // What belongs to the request is told along with what has another place.
    for (wrong, says) in [
        (
            json!({"op": "set_type", "dry_run": true, "set": {"type": "task"}}),
            "write type beside set",
        ),
        (
            json!({"op": "update_block", "dry_run": true, "text": "alpha", "set": {"text": "x"}}),
            "rename text to match",
        ),
    ] {
        let reply = world.edit(&page, json!([wrong])).await;
        reply.is(400).mentions(&["leave dry_run out here", says]);
    }
}

// ops.md 7.9: a setting that is given is not meant by another member, and the text of a filter has its own.
#[tokio::test]
async fn a_setting_of_a_view_is_meant_where_it_is_not_given() {
    let world = World::new().await;
    let page = page(&world).await;
    let text = "name CONTAINS \"a\"";
    for (settings, member, meant) in [
        (json!({"where": text}), "where", Some("filter")),
        (json!({"where": []}), "where", Some("filters")),
        (json!({"title": "x"}), "title", Some("name")),
        (json!({"name": "x", "title": "y"}), "title", None),
        (json!({"sorts": [], "order_by": []}), "order_by", None),
    ] {
        let op = json!({"op": "update_view", "view": "v1", "set": settings});
        let reply = world.edit(&page, json!([op])).await;
        let hint = hint(reply.invalid(&[&format!("ops[0].set.{member}")]));
        let told = hint.strip_prefix("did you mean ");
        assert_eq!(
            told.and_then(|told| told.split('?').next()),
            meant,
            "{settings}"
        );
    }
}

// ops.md 1.1: a field that is missing because it stands in another place, or in a form that other operations take.
#[tokio::test]
async fn a_missing_field_is_found_where_it_stands() {
    let world = World::new().await;
    let page = page(&world).await;
    for (wrong, path, says) in [
        (
            json!({"op": "insert_view", "block": "dv", "set": {"name": "x"}}),
            "ops[0].name",
            "write name beside set",
        ),
        (
            json!({"op": "set_type", "set": {"type": "task"}}),
            "ops[0].type",
            "write type beside set",
        ),
        (
            json!({"op": "move_block", "match": "alpha", "position": "first"}),
            "ops[0].id",
            "write id in place of match",
        ),
        (
            json!({"op": "replace_subtree", "match": "alpha", "blocks": [{"type": "divider"}]}),
            "ops[0].id",
            "write id in place of match",
        ),
        (
            json!({"op": "replace_subtree", "id": "p1", "markdown": "x"}),
            "ops[0].blocks",
            "write blocks in place of markdown, which insert_blocks takes",
        ),
    ] {
        let reply = world.edit(&page, json!([wrong])).await;
        reply.invalid(&[path]).mentions(&[says]);
    }
    let named = json!([{"op": "insert_view", "block": "dv", "name": "x", "set": {"name": "y"}}]);
    let reply = world.edit(&page, named).await;
    reply
        .invalid(&["ops[0].set.name"])
        .mentions(&["leave it out: the field name says it"]);
    let children = json!([{"op": "update_block", "id": "p1", "set": {"children": []}}]);
    let reply = world.edit(&page, children).await;
    reply
        .invalid(&["ops[0].set.children"])
        .mentions(&["leave it out; insert_blocks"]);
    let pulled =
        json!([{"op": "set_properties", "unset": ["description"], "pull": {"tag": ["a"]}}]);
    let reply = world.edit(&page, pulled).await;
    reply.invalid(&["ops[0]"]).omits(&["into set"]);
    let single = json!({"ops": {"op": "set_properties", "set": {"name": "x"}}});
    let reply = world.patch(&world.object(&page), single).await;
    reply
        .invalid(&["/ops"])
        .mentions(&["write the operation in brackets"]);
}

// document.md 3.4: what a document has beside its properties is not one of them, nor called like one of them.
#[tokio::test]
async fn a_member_of_a_document_is_no_property_of_a_similar_name() {
    let world = World::new().await;
    let page = page(&world).await;
    for (key, member) in [
        ("query_source", "query_source"),
        ("templateFor", "template_for"),
        ("type_settings", "type_settings"),
    ] {
        let ops = json!([{"op": "set_properties", "set": {key: "x"}}]);
        let reply = world.edit(&page, ops).await;
        reply
            .invalid(&[&format!("ops[0].set.{key}")])
            .mentions(&["leave it out: it is", &format!("`{member}` of a document")]);
        reply.omits(&["did you mean"]);
    }
    // A create has them, in a form of their own.
    for (key, of_type) in [("icon", "page"), ("cover", "page"), ("query_source", "set")] {
        let create = format!("{}?dry_run=true", world.objects());
        let wrong = json!({"formatVersion": "2.0", "type": of_type, "properties": {key: "x"}});
        let reply = world.post(&create, wrong).await;
        let hint = hint(reply.invalid(&[&format!("/properties/{key}")]));
        let (_, form) = hint.split_once("of the document, such as ").unwrap();
        let form: Value = serde_json::from_str(form).unwrap();
        let right = json!({"formatVersion": "2.0", "type": of_type, key: form});
        world.post(&create, right).await.is(200);
    }
}

// http.md 19.2, ops.md 1.1: the batch of a type, and its operations, under other names.
#[tokio::test]
async fn a_batch_of_a_type_under_another_name_is_told_ours() {
    let world = World::new().await;
    let path = format!("{}?dry_run=true", world.type_path("task"));
    let ops = json!([{"op": "add_property", "property": "Effort", "format": "number"}]);
    for member in ["operations", "edits", "Ops"] {
        let reply = world.patch(&path, json!({member: ops})).await;
        let hint = hint(reply.invalid(&[&format!("/{member}")]));
        assert_eq!(hint, format!("rename {member} to ops"));
    }
    world.patch(&path, json!({"ops": ops})).await.is(200);
    let wrong = json!({"action": "remove_property", "property": "due_date"});
    let reply = world.patch(&path, json!({"ops": [wrong]})).await;
    let right = renamed(&wrong, &hint(reply.invalid(&["ops[0].op"])));
    world.patch(&path, json!({"ops": [right]})).await.is(200);
}

// document.md 6.5: members of views and blocks elsewhere lead to the member that says the same, not to a similar word.
#[tokio::test]
async fn members_of_views_and_blocks_are_told_what_says_the_same() {
    let world = World::new().await;
    let validate = async |block: Value| {
        let document = json!({"formatVersion": "2.0", "type": "page", "blocks": [block]});
        world.post("/v2/validate", document).await
    };
    for (wrong, value, right) in [
        ("group", json!("done"), "group_by"),
        ("title", json!("V"), "name"),
        ("order_by", json!([{"property": "name"}]), "sorts"),
        (
            "where",
            json!([{"property": "name", "condition": "empty"}]),
            "filters",
        ),
    ] {
        let view = |member: &str| json!({"type": "dataview", "views": [{member: value}]});
        let reply = validate(view(wrong)).await;
        assert!(
            hint(&reply).starts_with(&format!("did you mean {right}? ")),
            "{}",
            reply.text
        );
        assert_eq!(validate(view(right)).await.body(200)["issues"], json!([]));
    }
    for (wrong, block, right) in [
        (
            "field",
            json!({"type": "property", "field": "done"}),
            "property",
        ),
        (
            "target",
            json!({"type": "link", "target": "x"}),
            "object_id",
        ),
        (
            "src",
            json!({"type": "bookmark", "src": "https://e.org"}),
            "url",
        ),
        (
            "textColor",
            json!({"type": "paragraph", "textColor": "red"}),
            "color",
        ),
    ] {
        let reply = validate(block.clone()).await;
        let issues = reply.json["issues"].as_array().unwrap();
        let issue = issues
            .iter()
            .find(|issue| issue["path"] == format!("/blocks/0/{wrong}"));
        let told = issue.and_then(|issue| issue["hint"].as_str()).unwrap();
        assert!(
            told.starts_with(&format!("did you mean {right}? ")),
            "{told}"
        );
        let mut block = block;
        let value = block.as_object_mut().unwrap().shift_remove(wrong).unwrap();
        block[right] = value;
        assert_eq!(validate(block).await.body(200)["issues"], json!([]));
    }
}

// ops.md 7.14: the same types for the same request, whatever else the space has.
#[tokio::test]
async fn possible_types_are_listed_in_order() {
    let world = World::new().await;
    let page = page(&world).await;
    let types = format!("/v2/spaces/{}/types", world.one.short);
    for name in ["Zebra", "Ant", "Mole"] {
        world.post(&types, json!({"name": name})).await.is(201);
    }
    let ops = json!([{"op": "set_type", "type": "collection"}]);
    let reply = world.edit(&page, ops).await;
    let hint = hint(reply.invalid(&["ops[0].type"]));
    let listed = hint.strip_prefix("possible types: ").unwrap();
    let listed: Vec<&str> = listed.split(" (").next().unwrap().split(", ").collect();
    assert_eq!(listed.len(), 12);
    assert!(listed.is_sorted() && listed.contains(&"ant"), "{listed:?}");
}
