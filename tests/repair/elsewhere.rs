//! Names and places of other programs, and ids that reads show and that are no blocks: the hint says what is meant.

use serde_json::{Value, json};

use crate::support::World;

async fn page(world: &World) -> String {
    let blocks = json!([
        {"id": "p1", "type": "paragraph", "text": "x"},
        {"id": "t1", "type": "table", "columns": [{"id": "ca"}], "rows": [{"id": "ra", "cells": [
            [{"type": "paragraph"}, {"id": "cd", "indent": 1, "type": "paragraph", "text": "y"}],
        ]}]},
        {"id": "dv", "type": "dataview", "properties": [{"property": "name"}], "views": [{"id": "v1", "name": "All"}]},
    ]);
    world.page("P", blocks).await
}

/// The hint of the first issue of a refusal.
async fn hint(world: &World, page: &str, op: &Value) -> String {
    let reply = world.edit(page, json!([op])).await;
    assert!(reply.status == 400 || reply.status == 404, "{}", reply.text);
    let hint = reply.json["issues"][0]["hint"].as_str();
    hint.unwrap().to_owned()
}

// ops.md 19: the title of other programs is a property of another name; what is no property has an operation.
#[tokio::test]
async fn a_property_of_other_programs_leads_to_ours() {
    let world = World::new().await;
    let page = page(&world).await;
    for name in ["title", "Title"] {
        let op = json!({"op": "set_properties", "set": {name: "New"}});
        let hint = hint(&world, &page, &op).await;
        assert_eq!(hint.split('?').next(), Some("did you mean name"));
    }
    for (name, value, op) in [
        ("markdown", json!("z"), "insert_blocks"),
        ("blocks", json!([{"type": "divider"}]), "insert_blocks"),
    ] {
        let wrong = json!({"op": "set_properties", "set": {name: value}});
        let hint = hint(&world, &page, &wrong).await;
        let (_, form) = hint.split_once("use the operation ").unwrap();
        let form = form.replace(":...", &format!(":{value}"));
        let mut written = serde_json::Deserializer::from_str(&form).into_iter();
        let right: Value = written.next().unwrap().unwrap();
        assert_eq!(right["op"], op);
        world.edit(&page, json!([right])).await.is(200);
    }
    for name in ["icon", "cover"] {
        let op = json!({"op": "set_properties", "set": {name: "x"}});
        let hint = hint(&world, &page, &op).await;
        assert!(hint.starts_with("leave it out: it is"), "{hint}");
    }
}

// ops.md 4: an id that reads show and that is no block names what it belongs to, and the operation for it.
#[tokio::test]
async fn an_id_that_is_no_block_says_what_it_is() {
    let world = World::new().await;
    let page = page(&world).await;
    for (id, says) in [
        ("ra", "row or column of the table t1: set_cell"),
        ("ca", "row or column of the table t1: set_cell"),
        ("cd", "in a cell of the table t1: set_cell"),
        (
            "ra-ca",
            "a cell of the table t1: set_cell writes it, with row ra and col ca",
        ),
        ("v1", "a view of the block dv"),
    ] {
        for op in [
            json!({"op": "update_block", "id": id, "set": {"align": "left"}}),
            json!({"op": "delete_block", "id": id}),
            json!({"op": "insert_blocks", "after": id, "markdown": "x"}),
        ] {
            let hint = hint(&world, &page, &op).await;
            assert!(hint.contains(says), "{op}: {hint}");
        }
    }
    let title = json!({"op": "update_block", "id": "title", "set": {"text": "x"}});
    assert!(hint(&world, &page, &title).await.contains("set_properties"));
    for anchor in ["title", "first", "last"] {
        let op = json!({"op": "insert_blocks", "after": anchor, "markdown": "x"});
        let hint = hint(&world, &page, &op).await;
        assert!(hint.contains("give position first or last"), "{hint}");
        let op = json!({"op": "insert_blocks", "position": "first", "markdown": "x"});
        world.edit(&page, json!([op])).await.is(200);
    }
    let last = json!({"op": "delete_block", "id": "last"});
    assert!(
        hint(&world, &page, &last)
            .await
            .contains("an outline lists")
    );
    let nothing = json!({"op": "delete_block", "id": "nowhere"});
    assert!(
        hint(&world, &page, &nothing)
            .await
            .contains("an outline lists")
    );
}

// ops.md 9: several options in one string are written apart; consent would make an option of the whole string.
#[tokio::test]
async fn options_in_one_string_are_written_apart() {
    let world = World::new().await;
    let page = page(&world).await;
    let some = json!([{"op": "set_properties", "set": {"tag": ["a", "b"]}}]);
    let path = format!("{}?create_missing_options=true", world.object(&page));
    world.patch(&path, json!({ "ops": some })).await.is(200);
    for (field, value) in [("set", json!("a, b")), ("add", json!(["a,b"]))] {
        let hint = hint(
            &world,
            &page,
            &json!({"op": "set_properties", field: {"tag": value}}),
        )
        .await;
        assert!(!hint.contains("create_missing_options"), "{hint}");
        let (_, list) = hint.split_once("of its own: ").unwrap();
        let list = list.split_inclusive(']').next().unwrap();
        let list: Value = serde_json::from_str(list).unwrap();
        let right = json!([{"op": "set_properties", "set": {"tag": list}}]);
        world.edit(&page, right).await.is(200);
    }
}

// query.md 3.1, 4.3: a filter lists options in the form that it is written in, and asks for none by its own condition.
#[tokio::test]
async fn options_in_filters_are_repaired_in_the_form_of_the_filter() {
    let world = World::new().await;
    let page = page(&world).await;
    let some = json!([{"op": "set_properties", "set": {"tag": ["a", "b \"c\""]}}]);
    let path = format!("{}?create_missing_options=true", world.object(&page));
    world.patch(&path, json!({ "ops": some })).await.is(200);
    let search = format!("/v2/spaces/{}/search", world.one.short);
    let queries = format!("/v2/spaces/{}/queries?dry_run=true", world.one.short);
    let text = r#"tag = "a, b \"c\"""#;
    let tree = json!([{"property": "tag", "condition": "in", "value": "a; b \"c\""}]);
    for (member, value) in [("filter", json!(text)), ("filters", tree)] {
        let view =
            |value: &Value| json!([{"op": "update_view", "block": "dv", "set": {member: value}}]);
        let query = |value: &Value| json!({"name": "Q", "type": "task", member: value});
        let place = if member == "filter" { "" } else { "[0].value" };
        let pointer = if member == "filter" {
            "/filter"
        } else {
            "/filters/0/value"
        };
        for reply in [
            world.edit(&page, view(&value)).await,
            world.post(&search, json!({ member: value })).await,
            world.post(&queries, query(&value)).await,
        ] {
            let of_op = format!("ops[0].set.{member}{place}");
            assert!(
                [of_op.as_str(), pointer].contains(&&*reply.paths()[0]),
                "{}",
                reply.text
            );
            reply.omits(&["create_missing_options"]);
            let hint = reply.json["issues"][0]["hint"].as_str().unwrap().to_owned();
            let right = if member == "filter" {
                assert!(hint.contains(" IN,"), "{hint}");
                let (_, list) = hint.split_once("!=: ").unwrap();
                let list = &list[..=list.find(')').unwrap()];
                json!(format!("tag IN {list}"))
            } else {
                let (_, list) = hint.split_once("in a list: ").unwrap();
                let (list, _) = list.split_once(';').unwrap();
                let list: Value = serde_json::from_str(list).unwrap();
                json!([{"property": "tag", "condition": "in", "value": list}])
            };
            world.edit(&page, view(&right)).await.is(200);
            world.post(&search, json!({ member: right })).await.is(200);
            world.post(&queries, query(&right)).await.is(200);
        }
    }
    for (filter, says) in [
        (json!({"filter": "tag = \"\""}), "IS EMPTY"),
        (
            json!({"filters": [{"property": "tag", "condition": "equal", "value": " "}]}),
            "the condition empty",
        ),
    ] {
        let op = json!([{"op": "update_view", "block": "dv", "set": filter}]);
        for reply in [
            world.edit(&page, op).await,
            world.post(&search, filter.clone()).await,
        ] {
            reply.is(400).mentions(&[says]);
        }
    }
}

// ops.md 19: names of JSON Patch and fields of other programs.
#[tokio::test]
async fn operations_and_fields_of_other_programs_lead_to_ours() {
    let world = World::new().await;
    let page = page(&world).await;
    for (wrong, says) in [
        (
            json!({"op": "replace", "path": "/x", "value": 1}),
            "did you mean update_block?",
        ),
        (
            json!({"op": "add", "path": "/x", "value": 1}),
            "did you mean insert_blocks?",
        ),
        (
            json!({"op": "remove", "path": "/x"}),
            "did you mean delete_block?",
        ),
        (
            json!({"op": "insert_blocks", "parent_id": "p1", "markdown": "x"}),
            "rename parent_id to inside",
        ),
        (
            json!({"op": "insert_blocks", "content": "x"}),
            "rename content to markdown",
        ),
        (
            json!({"op": "insert_blocks", "text": "x"}),
            "rename text to markdown",
        ),
        (
            json!({"op": "insert_blocks", "children": []}),
            "rename children to blocks",
        ),
        (
            json!({"op": "update_view", "block": "dv", "columns": {"name": false}}),
            r#"write {"hidden":true}"#,
        ),
        (
            json!({"op": "update_view", "block": "dv", "columns": {"name": true}}),
            r#"write {"hidden":false}"#,
        ),
        (
            json!({"op": "update_view", "block": "dv", "columns": {"name": 120}}),
            r#"write {"width":120}"#,
        ),
        (
            json!({"op": "update_view", "block": "dv", "columns": {"name": "left"}}),
            r#"write {"align":"left"}"#,
        ),
    ] {
        let hint = hint(&world, &page, &wrong).await;
        assert!(hint.contains(says), "{wrong}: {hint}");
    }
}
