//! Paths and ids of refusals are those that were sent, and advice comes once (document.md 3.4, 10.3; ops.md 6.1, 10).

use serde_json::{Value, json};

use crate::support::World;

/// Path of each warning.
fn warned(body: &Value) -> Vec<&str> {
    let warnings = body["warnings"]
        .as_array()
        .map(Vec::as_slice)
        .unwrap_or_default();
    warnings
        .iter()
        .map(|warning| warning["path"].as_str().unwrap())
        .collect()
}

// ops.md 6.1: a part keeps what it is; an id of another kind is told of without a place that nobody sent.
#[tokio::test]
async fn an_id_of_another_kind_is_told_by_what_it_is() {
    let world = World::new().await;
    let table =
        json!({"id": "t1", "type": "table", "columns": [{"id": "ca"}], "rows": [{"id": "ra"}]});
    let view = json!({"id": "v1", "name": "All"});
    let page = world
        .page(
            "P",
            json!([table, {"id": "dv", "type": "dataview", "views": [view]}]),
        )
        .await;
    for (id, set, path, what) in [
        (
            "t1",
            json!({"rows": [{"id": "ca"}]}),
            "ops[0].set.rows[0].id",
            "duplicate id: ca is that of a column",
        ),
        (
            "t1",
            json!({"columns": [{"id": "ra"}]}),
            "ops[0].set.columns[0].id",
            "duplicate id: ra is that of a row",
        ),
        (
            "dv",
            json!({"views": [{"id": "ca"}]}),
            "ops[0].set.views[0].id",
            "does not replace",
        ),
    ] {
        let op = json!([{"op": "update_block", "id": id, "set": set}]);
        let reply = world.edit(&page, op).await;
        reply.invalid(&[path]).mentions(&[what]);
    }
    let cell = json!([{"type": "toggle"}, {"indent": 1, "type": "paragraph", "text": "x"}]);
    let set = |col: &str, value: Value| json!([{"op": "set_cell", "table_id": "t2", "row": "rb", "col": col, "value": value}]);
    let two = json!({"id": "t2", "type": "table", "columns": [{"id": "k1"}, {"id": "k2"}], "rows": [{"id": "rb"}]});
    let page = world.page("P", json!([two])).await;
    world.edit(&page, set("k2", cell)).await.is(200);
    let held = world.read(&page).await["blocks"][0]["rows"][0]["cells"][1].clone();
    // A descendant of one cell is none of another, before or behind it.
    let reply = world.edit(&page, set("k1", held)).await;
    reply
        .invalid(&["ops[0].value[1].id"])
        .mentions(&["duplicate id"]);
}

// document.md 3.4: keys in paths are spelled as they were sent.
#[tokio::test]
async fn keys_of_paths_are_as_sent() {
    let world = World::new().await;
    let reply = world
        .post(
            &world.objects(),
            json!({"type": "page", "name": "x", "properties": {"Name": "x"}}),
        )
        .await;
    assert_eq!(reply.is(400).paths(), ["/name", "/properties/Name"]);
    let page = world.page("P", json!([])).await;
    for key in ["id", "ID", "Id"] {
        let reply = world
            .edit(
                &page,
                json!([{"op": "set_properties", "set": { key: "x" }}]),
            )
            .await;
        reply
            .invalid(&[&format!("ops[0].set.{key}")])
            .mentions(&["lives in the envelope"]);
    }
}

// ops.md 6.1, 7.2: what an operation never takes is not offered: an update no place, and neither it nor new content an id.
#[tokio::test]
async fn an_update_offers_no_id_and_no_indent_and_an_insert_no_id() {
    let world = World::new().await;
    let page = world
        .page("P", json!([{"id": "p1", "type": "paragraph", "text": "x"}]))
        .await;
    let update = json!([{"op": "update_block", "id": "p1", "set": {"checked": true}}]);
    let reply = world.edit(&page, update).await;
    let hint = reply.is(400).json["issues"][0]["hint"].as_str().unwrap();
    assert!(hint.starts_with("type, align, "), "{hint}");
    let insert =
        json!([{"op": "insert_blocks", "blocks": [{"type": "paragraph", "checked": true}]}]);
    let reply = world.edit(&page, insert).await;
    let hint = reply.is(400).json["issues"][0]["hint"].as_str().unwrap();
    assert!(hint.starts_with("indent, type, "), "{hint}");
}

// document.md 6.9, 12.1: one warning tells of all text that looks like a tag, at the first block that has some.
#[tokio::test]
async fn unknown_tags_of_markdown_are_told_of() {
    let world = World::new().await;
    let markdown = "a\n\nb <sub>2</sub>\n\n| c |\n|---|\n| <sup>x</sup> |\n\n<div>d</div>";
    let body = json!({"type": "page", "name": "X", "markdown": markdown});
    let made = world.post(&world.objects(), body).await.body(201);
    assert_eq!(warned(&made), ["/markdown[1]"], "{made}");
    assert!(made.to_string().contains(": 6, the first"), "{made}");
    let page = world.page("P", json!([])).await;
    let mention = format!("{markdown}\n\n<mention object_id=\"nobody\">N</mention>");
    let insert = json!([{"op": "insert_blocks", "markdown": mention}]);
    let result = world.edit(&page, insert).await.body(200);
    // The missing object is a warning of another kind.
    let expected = ["ops[0].markdown[1]", "ops[0].markdown[4]"];
    assert_eq!(warned(&result), expected, "{result}");
}

// document.md 8, 15: a template is for objects that somebody makes.
#[tokio::test]
async fn a_template_has_objects_to_be_for() {
    let world = World::new().await;
    let path = format!("/v2/spaces/{}/templates", world.one.short);
    for never in ["template", "image", "participant", "chat"] {
        let reply = world.post(&path, json!({"template_for": never})).await;
        reply.invalid(&["/template_for"]);
    }
    for target in ["page", "task", "set", "collection"] {
        let reply = world.post(&path, json!({"template_for": target})).await;
        reply.is(201);
    }
}

// document.md 6.5, 6.7: the rows of a query are shown by its own dataview, and by no other.
#[tokio::test]
async fn views_under_another_id_are_told_of() {
    let world = World::new().await;
    let query = |block: Value| json!({"formatVersion": "2.0", "type": "set", "blocks": [block]});
    let view = json!([{"name": "V"}]);
    for (block, expected) in [
        (
            json!({"type": "dataview", "id": "zz", "views": view}),
            vec!["/blocks/0/id"],
        ),
        (
            json!({"type": "dataview", "id": "dataview", "views": view}),
            vec![],
        ),
        (
            json!({"type": "dataview", "id": "zz", "indent": 0.0, "object_id": "", "views": view}),
            vec!["/blocks/0/id"],
        ),
        (json!({"type": "dataview", "views": view}), vec![]),
        (json!({"type": "paragraph", "text": "x"}), vec![]),
    ] {
        let made = world.post(&world.objects(), query(block)).await.body(201);
        assert_eq!(warned(&made), expected, "{made}");
    }
}

// document.md 10.5: one advice for one member.
#[tokio::test]
async fn a_renamed_definition_is_told_of_once() {
    let world = World::new().await;
    let types = format!("/v2/spaces/{}/types", world.one.short);
    let definitions = json!([{"name": "Who", "property": "assignee", "object_types": ["page"]}]);
    for body in [
        json!({"formatVersion": "2.0", "properties": {"name": "Habit"}, "type_settings": {"property_definitions": definitions}}),
        json!({"name": "Chore", "property_definitions": definitions}),
    ] {
        let made = world.post(&format!("{types}?dry_run=true"), body).await;
        let told = made.is(200).json.clone();
        let mut paths = warned(&told);
        paths.sort_unstable();
        let before = paths.len();
        paths.dedup();
        assert_eq!(paths.len(), before, "{told}");
        assert!(paths.iter().any(|path| path.ends_with("/0/name")), "{told}");
    }
}

// ops.md 6: a dataview without views gets one, in a cell too; the echo of one that has none leaves it so.
#[tokio::test]
async fn a_dataview_in_a_cell_gets_a_view() {
    let world = World::new().await;
    let dataview = json!({"type": "dataview"});
    let table = |cell: &Value| json!({"id": "t1", "type": "table", "columns": [{"id": "k1"}], "rows": [{"id": "r1", "cells": [cell]}]});
    let page = world.page("P", json!([table(&dataview)])).await;
    let own = world.read(&page).await["blocks"][0]["rows"][0]["cells"][0].clone();
    let set = |value: &Value| json!([{"op": "set_cell", "table_id": "t1", "row": "r1", "col": "k1", "value": value}]);
    let before = world.read(&page).await;
    let echo = world.edit(&page, set(&own)).await.body(200);
    assert_eq!(echo["etag"], before["etag"]);
    world.edit(&page, set(&Value::Null)).await.is(200);
    let below = json!([{"type": "toggle"}, {"indent": 1, "type": "dataview"}]);
    let insert = |cell: &Value| {
        let table = json!({"type": "table", "columns": [{}], "rows": [{"cells": [cell]}]});
        json!([{"op": "insert_blocks", "blocks": [table]}])
    };
    for ops in [
        set(&dataview),
        insert(&dataview),
        set(&below),
        insert(&below),
    ] {
        world.edit(&page, ops.clone()).await.is(200);
        let document = world.read(&page).await;
        let inserts = ops[0]["op"] == "insert_blocks";
        let last = document["blocks"].as_array().unwrap().last().unwrap();
        let at = if inserts {
            last
        } else {
            &document["blocks"][0]
        };
        let cell = &at["rows"][0]["cells"][0];
        let held = cell.as_array().map_or(cell, |blocks| &blocks[1]);
        assert_eq!(held["views"][0]["name"], "All", "{ops} {cell}");
    }
}

// query.md 7, 12: an order that counts names options that there are, on every way in.
#[tokio::test]
async fn an_unknown_option_of_an_order_is_refused_everywhere() {
    let world = World::new().await;
    let view = json!({"name": "V", "sorts": [{"property": "status", "direction": "custom", "custom_order": ["zz"]}]});
    let dataview = json!({"id": "dv", "type": "dataview", "views": [view]});
    let document = json!({"formatVersion": "2.0", "type": "page", "blocks": [dataview]});
    let reply = world.post(&world.objects(), document.clone()).await;
    reply.invalid(&["/blocks/0/views/0/sorts/0/custom_order"]);
    let path = format!("{}?create_missing_options=true", world.objects());
    let made = world.post(&path, document).await.body(201);
    assert_eq!(
        made["created"]["options"],
        json!([{"name": "zz", "property": "status"}])
    );
    let page = made["id"].as_str().unwrap();
    let mut other = view.clone();
    other["sorts"][0]["custom_order"] = json!(["yy"]);
    for (op, path) in [
        (
            json!({"op": "update_block", "id": "dv", "set": {"views": [other]}}),
            "ops[0].set.views[0].sorts[0].custom_order",
        ),
        (
            json!({"op": "insert_blocks", "blocks": [{"type": "dataview", "views": [other]}]}),
            "ops[0].blocks[0].views[0].sorts[0].custom_order",
        ),
        (
            json!({"op": "update_view", "set": {"sorts": other["sorts"]}}),
            "ops[0].set.sorts[0].custom_order",
        ),
        (
            json!({"op": "insert_view", "name": "N", "set": {"sorts": other["sorts"]}}),
            "ops[0].set.sorts[0].custom_order",
        ),
    ] {
        world.edit(page, json!([op])).await.invalid(&[path]);
    }
}

// document.md 3.6: a link to an object is served as it is, a mention of one that is not there is masked.
#[tokio::test]
async fn a_dangling_link_is_told_of_as_it_is_served() {
    let world = World::new().await;
    for (text, says, served) in [
        (
            "[l](rolltop://object?objectId=nobody)",
            "it leads nowhere",
            "nobody",
        ),
        (
            "<mention object_id=\"nobody\">N</mention>",
            "reads serve it as `_missing_object`",
            "_missing_object",
        ),
    ] {
        let body = json!({"formatVersion": "2.0", "blocks": [{"type": "paragraph", "text": text}]});
        let made = world.post(&world.objects(), body).await.body(201);
        assert_eq!(warned(&made), ["/blocks/0/text"]);
        let hint = made["warnings"][0]["hint"].as_str().unwrap();
        assert!(hint.ends_with(says), "{hint}");
        let read = world.read(made["id"].as_str().unwrap()).await;
        let text = read["blocks"][0]["text"].as_str().unwrap();
        assert!(text.contains(served), "{text}");
    }
    // One fault of two entries is told once (document.md 10.3).
    let twice = json!({"type": "page", "properties": {"tag": ["", ""]}});
    world
        .post(&world.objects(), twice)
        .await
        .invalid(&["/properties/tag"]);
}
