//! What a batch makes has no id for its own operations (ops.md 3, 4): a refusal lists it by its place, offers no id that
//! the next request would not find, and what the refusal says leads to a request that succeeds.

use serde_json::{Value, json};

use super::finding::{Finding, Step, holder_mut, take};
use crate::support::World;
use crate::support::answer::Reply;

const LATER: &str = "name it in a later request, by its id from the receipt";

/// A batch whose last operation may mean what an operation before it makes.
struct Case {
    ops: Value,
    /// Path of the refusal, and where the receipt tells of what is new.
    refused: (&'static str, &'static str),
    /// The field that takes an id.
    names: &'static str,
    /// The one candidate that has an id.
    old: Option<&'static str>,
}

fn page_cases() -> Vec<Case> {
    let red = json!({"color": "red"});
    let view = json!({"op": "insert_view", "block": "dv", "name": "New"});
    let table = json!({"op": "update_block", "id": "t1", "set": {"rows": [
        {"id": "ra", "cells": ["Tool"]}, {"cells": ["Tool"]},
    ]}});
    let case = |ops, refused, names, old| Case {
        ops,
        refused,
        names,
        old,
    };
    vec![
        case(
            json!([{"op": "insert_blocks", "markdown": "red fox again"},
                   {"op": "update_block", "match": "red fox", "set": red}]),
            ("ops[1].match", "ops[0].markdown[0]"),
            "id",
            Some("s2"),
        ),
        case(
            json!([{"op": "insert_blocks", "blocks": [{"type": "paragraph", "text": "a red fox"}]},
                   {"op": "replace_text", "find": "red fox", "replace": "hen"}]),
            ("ops[1].find", "ops[0].blocks[0]"),
            "id",
            Some("s2"),
        ),
        case(
            json!([view, {"op": "update_view", "block": "dv", "set": {"name": "Old"}}]),
            ("ops[1].view", "ops[0]"),
            "view",
            Some("v1"),
        ),
        case(
            json!([view, {"op": "insert_view", "block": "dv", "name": "Third", "after": "New"}]),
            ("ops[1].after", "ops[0]"),
            "after",
            Some("v1"),
        ),
        case(
            json!([view, {"op": "insert_view", "block": "dv", "name": "Third", "copy_from": "New"}]),
            ("ops[1].copy_from", "ops[0]"),
            "copy_from",
            Some("v1"),
        ),
        case(
            json!([view, {"op": "move_view", "block": "dv", "view": "New", "position": "first"}]),
            ("ops[1].view", "ops[0]"),
            "view",
            Some("v1"),
        ),
        case(
            json!([{"op": "update_block", "id": "dv", "set": {"views": [{"name": "A"}, {"name": "B"}]}},
                   {"op": "delete_view", "block": "dv", "view": "A"}]),
            ("ops[1].view", "ops[0].set.views[0]"),
            "view",
            None,
        ),
        case(
            json!([{"op": "insert_blocks", "blocks": [{"type": "dataview"}]},
                   {"op": "insert_view", "name": "Third"}]),
            ("ops[1].block", "ops[0].blocks[0]"),
            "block",
            Some("dv"),
        ),
        case(
            json!([table, {"op": "set_cell", "table_id": "t1", "row": "tool", "col": "ca", "value": "x"}]),
            ("ops[1].row", "ops[0].set.rows[1]"),
            "row",
            Some("ra"),
        ),
    ]
}

async fn page(world: &World) -> String {
    let blocks = json!([
        {"id": "s2", "type": "paragraph", "text": "red fox and red hen"},
        {"id": "t1", "type": "table", "columns": [{"id": "ca"}], "rows": [{"id": "ra", "cells": ["Tool"]}]},
        {"id": "dv", "type": "dataview", "properties": [{"property": "name"}], "views": [{"id": "v1", "name": "All"}]},
    ]);
    world.page("P", blocks).await
}

/// The request with an id for what was meant.
fn named(mut body: Value, finding: &Finding<'_>, names: &str, id: &str) -> Value {
    let holder = holder_mut(&mut body, &finding.place).unwrap();
    let located = finding.member() == Some("match");
    if located {
        holder.shift_remove("match");
    }
    holder.insert(names.to_owned(), json!(id));
    body
}

/// Both ways that the refusal of a batch leads on, each on an object of its own.
async fn follow(world: &World, case: &Case, paths: [String; 2], keys: fn(&str) -> String) {
    let [path, other] = paths;
    let mut body = json!({ "ops": case.ops });
    let reply: Reply = world.patch(&path, body.clone()).await;
    let issue = reply.json["issues"][0].clone();
    let finding = Finding::of(&issue);
    assert_eq!(issue["path"], case.refused.0, "{}", reply.text);
    assert!(finding.hint.contains(LATER), "{}", reply.text);
    // The same batch is told the same: nothing of what it was told is an id that it minted.
    let again = world.patch(&path, body.clone()).await;
    assert_eq!(again.text, reply.text);

    let (_, new) = finding
        .message
        .split_once("new in this batch: ")
        .expect(&reply.text);
    assert!(new.starts_with(case.refused.1), "{}", reply.text);
    if let Some(id) = case.old {
        assert!(
            finding.message.contains(&format!(": {id}")),
            "{}",
            reply.text
        );
        let dry = format!("{path}?dry_run=true");
        let with_id = named(body.clone(), &finding, case.names, id);
        world.patch(&dry, with_id).await.is(200);
    }

    let later = take(&mut body, finding.operation().unwrap()).unwrap();
    let stored = world.patch(&other, body).await.body(200);
    let receipts = ["created_blocks", "created_views"].map(|member| &stored[member]);
    let key = keys(case.refused.1);
    let id = receipts.iter().find_map(|receipts| receipts[&key].as_str());
    let mut first = finding;
    first.place[1] = Step::At(0);
    let body = named(json!({ "ops": [later] }), &first, case.names, id.unwrap());
    world.patch(&other, body).await.is(200);
}

#[tokio::test]
async fn what_a_page_gets_in_the_batch_is_listed_by_its_place() {
    let world = World::new().await;
    for case in page_cases() {
        let paths = [
            world.object(&page(&world).await),
            world.object(&page(&world).await),
        ];
        follow(&world, &case, paths, str::to_owned).await;
    }
}

// ops.md 15: the views of a type, whose receipts have paths of their own.
#[tokio::test]
async fn what_a_type_gets_in_the_batch_is_listed_by_its_place() {
    let world = World::new().await;
    let path = async |name: &str| {
        let types = format!("/v2/spaces/{}/types", world.one.short);
        let made = world
            .post(&types, json!({"name": name, "plural_name": name}))
            .await
            .body(201);
        world.type_path(made["key"].as_str().unwrap())
    };
    let view = json!({"op": "insert_view", "name": "New"});
    for (number, (ops, field)) in [
        (json!({"op": "update_view", "set": {"name": "Old"}}), "view"),
        (
            json!({"op": "insert_view", "name": "Third", "before": "New"}),
            "before",
        ),
    ]
    .into_iter()
    .enumerate()
    {
        let case = Case {
            ops: json!([view, ops]),
            refused: (["ops[1].view", "ops[1].before"][number], "ops[0]"),
            names: field,
            old: None,
        };
        let paths = [
            path(&format!("One {number}")).await,
            path(&format!("Two {number}")).await,
        ];
        follow(&world, &case, paths, |_| "/ops/0".to_owned()).await;
    }
}

// ops.md 4: an id that the batch has minted makes no ending ambiguous, and is not found by chance.
#[tokio::test]
async fn a_reference_is_resolved_among_what_was_there() {
    let world = World::new().await;
    let page = page(&world).await;
    for ending in "03456789abcdef".chars() {
        let ops = json!([
            {"op": "insert_blocks", "markdown": "x\n\n".repeat(64)},
            {"op": "update_block", "id": ending.to_string(), "set": {"color": "red"}},
        ]);
        let reply = world.edit(&page, ops).await;
        let issue = &reply.is(404).json["issues"][0];
        assert_eq!(issue["path"], "ops[1].id");
        assert!(issue["hint"].as_str().unwrap().contains(LATER));
    }
}

// ops.md 7.6, 5: a message that speaks of a block which the batch made names its place.
#[tokio::test]
async fn a_new_block_is_called_by_its_place() {
    let world = World::new().await;
    let page = page(&world).await;
    let parent = json!({"op": "insert_blocks", "markdown": "- mamma\n  - child"});
    let image = json!({"op": "insert_blocks", "blocks": [{"type": "image"}], "position": "first"});
    let below = json!({"op": "replace_subtree", "id": "s2", "blocks": [
        {"type": "image"}, {"type": "paragraph", "indent": 1},
    ]});
    for (ops, says) in [
        (
            json!([parent, {"op": "delete_block", "match": "mamma"}]),
            "the new block of ops[0].markdown[0] has 1 descendant block",
        ),
        (
            json!([parent, {"op": "replace_text", "find": "mamma", "replace": "mum"},
                   {"op": "update_block", "match": "mum", "set": {"type": "divider"}}]),
            "the new block of ops[0].markdown[0] has 1 descendant block",
        ),
        (
            json!([parent, {"op": "replace_text", "find": "m", "replace": "q"}]),
            "3 matches in the new block of ops[0].markdown[0]",
        ),
        (
            json!([image, below]),
            "inside the new block of ops[1].blocks[0], a file block",
        ),
    ] {
        let reply = world.edit(&page, ops).await;
        let message = reply.is(400).json["issues"][0]["message"].as_str();
        assert!(
            message.is_some_and(|it| it.contains(says)),
            "{}",
            reply.text
        );
    }
}
