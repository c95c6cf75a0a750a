//! Paths and ids of refusals are those that were sent, and advice comes once (document.md 3.4, 10.3; ops.md 6.1, 10).

use serde_json::{Value, json};

use crate::support::World;
use crate::support::partial::has;

// document.md 3.4: keys in paths are spelled as they were sent.
#[tokio::test]
async fn keys_of_paths_are_as_sent() {
    let world = World::new().await;
    let body = json!({"type": "page", "name": "x", "properties": {"Name": "x"}});
    let reply = world.post(&world.objects(), body).await;
    assert_eq!(reply.is(400).paths(), ["/name", "/properties/Name"]);
    let page = world.page("P", json!([])).await;
    for key in ["id", "ID", "Id"] {
        let set = json!([{"op": "set_properties", "set": { key: "x" }}]);
        let reply = world.edit(&page, set).await;
        reply
            .invalid(&[&format!("ops[0].set.{key}")])
            .mentions(&["belongs to the envelope"]);
    }
}

// document.md 6.9, 12.1: one warning tells of all text that looks like a tag, at the first block that has some.
#[tokio::test]
async fn unknown_tags_of_markdown_are_told_of() {
    let world = World::new().await;
    let markdown = "a\n\nb <sub>2</sub>\n\n| c |\n|---|\n| <sup>x</sup> |\n\n<div>d</div>";
    let body = json!({"type": "page", "name": "X", "markdown": markdown});
    let made = world.post(&world.objects(), body).await;
    assert_eq!(made.is(201).warnings(), ["/markdown[1]"]);
    made.mentions(&[": 6, the first"]);
    let page = world.page("P", json!([])).await;
    let mention = format!("{markdown}\n\n<mention object_id=\"gone\">N</mention>");
    let insert = json!([{"op": "insert_blocks", "markdown": mention}]);
    let result = world.edit(&page, insert).await;
    // The missing object is a warning of another kind.
    let expected = ["ops[0].markdown[1]", "ops[0].markdown[4]"];
    assert_eq!(result.is(200).warnings(), expected);
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
    #[rustfmt::skip]
    let cases = [
        (json!({"type": "dataview", "id": "zz", "views": view}), vec!["/blocks/0/id"]),
        (json!({"type": "dataview", "id": "dataview", "views": view}), vec![]),
        (json!({"type": "dataview", "id": "zz", "indent": 0.0, "object_id": "", "views": view}), vec!["/blocks/0/id"]),
        (json!({"type": "dataview", "views": view}), vec![]),
        (json!({"type": "paragraph", "text": "x"}), vec![]),
    ];
    for (block, expected) in cases {
        let made = world.post(&world.objects(), query(block)).await;
        assert_eq!(made.is(201).warnings(), expected);
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
        let mut paths = made.is(200).warnings();
        paths.sort_unstable();
        let before = paths.len();
        paths.dedup();
        assert_eq!(paths.len(), before, "{}", made.text);
        assert!(paths.iter().any(|path| path.ends_with("/0/name")));
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
    has!(made, {"created": {"options": [{"name": "zz", "property": "status"}]}});
    let page = made["id"].as_str().unwrap();
    let mut other = view.clone();
    other["sorts"][0]["custom_order"] = json!(["yy"]);
    #[rustfmt::skip]
    let cases = [
        (json!({"op": "update_block", "id": "dv", "set": {"views": [other]}}), "ops[0].set.views[0].sorts[0].custom_order"),
        (
            json!({"op": "insert_blocks", "blocks": [{"type": "dataview", "views": [other]}]}),
            "ops[0].blocks[0].views[0].sorts[0].custom_order",
        ),
        (json!({"op": "update_view", "set": {"sorts": other["sorts"]}}), "ops[0].set.sorts[0].custom_order"),
        (json!({"op": "insert_view", "name": "N", "set": {"sorts": other["sorts"]}}), "ops[0].set.sorts[0].custom_order"),
    ];
    for (op, path) in cases {
        world.edit(page, json!([op])).await.invalid(&[path]);
    }
}

// document.md 3.6: a link to an object is served as it is, a mention of one that is not there is masked.
#[tokio::test]
async fn a_dangling_link_is_told_of_as_it_is_served() {
    let world = World::new().await;
    #[rustfmt::skip]
    let cases = [
        (
            "[l](rolltop://object?objectId=gone)",
            "it leads nowhere",
            "gone",
        ),
        ("<mention object_id=\"gone\">N</mention>", "reads serve it as `_missing_object`", "_missing_object"),
    ];
    for (text, says, served) in cases {
        let body = json!({"formatVersion": "2.0", "blocks": [{"type": "paragraph", "text": text}]});
        let made = world.post(&world.objects(), body).await;
        assert_eq!(made.is(201).warnings(), ["/blocks/0/text"]);
        let made = made.json;
        let hint = made["warnings"][0]["hint"].as_str().unwrap();
        assert!(hint.ends_with(says), "{hint}");
        let read = world.read(made["id"].as_str().unwrap()).await;
        let text = read["blocks"][0]["text"].as_str().unwrap();
        assert!(text.contains(served), "{text}");
    }
    // One fault of two entries is said once (document.md 10.3).
    let twice = json!({"type": "page", "properties": {"tag": ["", ""]}});
    world
        .post(&world.objects(), twice)
        .await
        .invalid(&["/properties/tag"]);
}
