//! Whatever answered 2xx can be read again: at, just below and just above each bound (ops.md 13, document.md 10.6).

use serde_json::{Value, json};

use super::Subject;
use crate::support::World;
use crate::support::answer::Reply;

/// Longest text of a block, in UTF-16 units.
const MAX_TEXT: usize = 1_048_576;
/// Most columns of a view.
const MAX_COLUMNS: usize = 64;

/// What the server says of a request near a bound; what it took is read, edited and read in full.
async fn settle(subject: &Subject, reply: &Reply) -> Option<Value> {
    if reply.status == 400 {
        subject.read().await;
        return None;
    }
    reply.is(200);
    let whole = format!("{}?ids=full", subject.world.object(&subject.id));
    subject.world.get(&whole).await.is(200);
    let rename =
        json!([{"op": "set_properties", "set": {"description": reply.text.len().to_string()}}]);
    subject.apply(rename).await;
    Some(subject.read().await)
}

/// A text whose canonical form has `4 * n` characters: it escapes each of the unknown tags.
fn escaped(n: usize) -> String {
    "<a>".repeat(n)
}

fn table(cell: &Value) -> Value {
    json!({"type": "table", "columns": [{}, {}], "rows": [{"cells": ["a", cell]}]})
}

// D-64, document.md 6.9: text is measured in its canonical form.
#[tokio::test]
async fn texts_that_grow() {
    let subject = Subject::page(json!([
        {"id": "p1", "type": "paragraph", "text": "x"},
        {"id": "t1", "type": "table", "columns": [{"id": "ca"}], "rows": [{"id": "ra"}]},
    ]))
    .await;
    let channel: [(&str, &dyn Fn(String) -> Value); 8] = [
        (
            "ops[0].set.text",
            &|text| json!({"op": "update_block", "id": "p1", "set": {"text": text}}),
        ),
        (
            "ops[0].blocks[0].text",
            &|text| json!({"op": "insert_blocks", "blocks": [{"type": "quote", "text": text}]}),
        ),
        (
            "ops[0].blocks[0].rows[0].cells[1]",
            &|text| json!({"op": "insert_blocks", "blocks": [table(&json!(text))]}),
        ),
        (
            "ops[0].blocks[0].rows[0].cells[1].text",
            &|text| json!({"op": "insert_blocks", "blocks": [table(&json!({"type": "checkbox", "text": text}))]}),
        ),
        (
            "ops[0].markdown[0]",
            &|text| json!({"op": "insert_blocks", "markdown": text}),
        ),
        (
            "ops[0].markdown[0]",
            &|text| json!({"op": "insert_blocks", "markdown": format!("| a | b |\n|---|---|\n| c | {text} |")}),
        ),
        (
            "ops[0].value",
            &|text| json!({"op": "set_cell", "table_id": "t1", "row": "ra", "col": "ca", "value": text}),
        ),
        (
            "ops[0].blocks[0].text",
            &|text| json!({"op": "replace_subtree", "id": "p1", "blocks": [{"id": "p1", "type": "paragraph", "text": text}]}),
        ),
    ];
    for (path, op) in channel {
        let ops = json!([op(escaped(MAX_TEXT / 4 + 1))]);
        subject
            .refuse(ops)
            .await
            .invalid(&[path])
            .mentions(&["1048580", "1048576"]);
        let reply = subject
            .world
            .edit(&subject.id, json!([op(escaped(MAX_TEXT / 4))]))
            .await;
        assert!(
            settle(&subject, &reply).await.is_some(),
            "{path} {}",
            reply.text
        );
        let small = json!([
            {"op": "replace_subtree", "id": "p1", "blocks": [{"id": "p1", "type": "paragraph", "text": "x"}]},
            {"op": "set_cell", "table_id": "t1", "row": "ra", "col": "ca", "value": null},
        ]);
        subject.apply(small).await;
    }
}

// ops.md 7.2: literal text becomes markup.
#[tokio::test]
async fn literal_texts_that_become_markup() {
    let subject = Subject::page(json!([
        {"id": "k1", "type": "code", "text": escaped(MAX_TEXT / 3)},
        {"id": "k2", "type": "code", "text": escaped(MAX_TEXT / 4)},
    ]))
    .await;
    let retype = |id: &str| json!([{"op": "update_block", "id": id, "set": {"type": "paragraph"}}]);
    subject
        .refuse(retype("k1"))
        .await
        .invalid(&["ops[0].set"])
        .mentions(&["1398100"]);
    let reply = subject.world.edit(&subject.id, retype("k2")).await;
    assert!(settle(&subject, &reply).await.is_some());
}

// document.md 6.9: every form of markup that escaping makes longer.
#[tokio::test]
async fn every_kind_of_growth() {
    let subject = Subject::page(json!([{"id": "p1", "type": "paragraph", "text": "x"}])).await;
    let mut taken = 0;
    for (pattern, per_unit) in [
        ("[", 2.0),
        ("`", 2.0),
        ("~~", 2.0),
        ("<a", 1.5),
        ("*a", 1.5),
        ("😀[", 4.0 / 3.0),
    ] {
        let units = pattern.encode_utf16().count() as f64;
        let most = (MAX_TEXT as f64 / (units * per_unit)) as usize;
        for count in [most - 1, most + 1] {
            let text = pattern.repeat(count);
            let ops = json!([{"op": "update_block", "id": "p1", "set": {"text": text}}]);
            let reply = subject.world.edit(&subject.id, ops).await;
            let read = settle(&subject, &reply).await;
            let length = |read: &Value| {
                read["blocks"][0]["text"]
                    .as_str()
                    .unwrap()
                    .encode_utf16()
                    .count()
            };
            assert!(
                read.as_ref().is_none_or(|read| length(read) <= MAX_TEXT),
                "{pattern}"
            );
            taken += usize::from(read.is_some());
        }
    }
    assert!(taken >= 6, "{taken}");
}

// D-128: bodies are judged by the same length, and validation says what a write would.
#[tokio::test]
async fn bodies_with_texts_that_grow() {
    let world = World::new().await;
    let document =
        |block: Value| json!({"formatVersion": "2.0", "type": "page", "blocks": [block]});
    let over = escaped(MAX_TEXT / 4 + 1);
    for (block, path) in [
        (json!({"type": "callout", "text": over}), "/blocks/0/text"),
        (table(&json!(over)), "/blocks/0/rows/0/cells/1"),
    ] {
        let body = document(block);
        world
            .post(&world.objects(), body.clone())
            .await
            .invalid(&[path]);
        let verdict = world.post("/v2/validate", body).await.body(200);
        assert_eq!(verdict["issues"][0]["path"], path);
    }
    let markdown = |text: &str| json!({"type": "page", "name": "M", "markdown": text});
    let cells = format!("| a | b |\n|---|---|\n| c | {over} |");
    for text in [&over, &cells] {
        world
            .post(&world.objects(), markdown(text))
            .await
            .invalid(&["/markdown[0]"]);
    }
    let at = escaped(MAX_TEXT / 4);
    let id = world
        .create(document(json!({"type": "callout", "text": at})))
        .await;
    let read = world.read(&id).await;
    assert_eq!(read["blocks"][0]["text"].as_str().unwrap().len(), MAX_TEXT);
    world.create(read).await;
    let id = world.create(markdown(&at)).await;
    world.read(&id).await;
}

/// Makes this many properties of text, and types that list them; gives the keys.
pub(super) async fn properties(world: &World, count: usize) -> Vec<String> {
    let mut keys = Vec::with_capacity(count);
    for chunk in 0..count.div_ceil(100) {
        let names = chunk * 100..count.min(chunk * 100 + 100);
        let definitions: Vec<Value> = names
            .map(|n| json!({"name": format!("P{n}"), "format": "text"}))
            .collect();
        let body = json!({"name": format!("T{chunk}"), "property_definitions": definitions});
        let made = world.post(&world.types(), body).await.body(201);
        let made = made["created"]["properties"].as_array().unwrap();
        keys.extend(
            made.iter()
                .map(|made| made["key"].as_str().unwrap().to_owned()),
        );
    }
    keys
}

fn known(keys: &[String]) -> Value {
    keys.iter().map(|key| json!({ "property": key })).collect()
}

// ops.md 6, 7.10, document.md 6.5: a view that the server makes has no more columns than one may have.
#[tokio::test]
async fn views_of_many_properties() {
    let world = World::new().await;
    let keys = properties(&world, 129).await;
    let id = world
        .page("Wide", json!([{"id": "p1", "type": "paragraph"}]))
        .await;
    let subject = Subject { world, id };
    for count in [MAX_COLUMNS - 1, MAX_COLUMNS, MAX_COLUMNS + 1, keys.len()] {
        let properties = known(&keys[..count]);
        let dataview = json!({"type": "dataview", "properties": properties});
        for op in [
            json!({"op": "insert_blocks", "position": "first", "blocks": [dataview]}),
            json!({"op": "replace_subtree", "id": "p1", "blocks": [dataview, {"id": "p1", "type": "paragraph"}]}),
            json!({"op": "update_block", "id": "p1", "set": dataview}),
        ] {
            let reply = subject.world.edit(&subject.id, json!([op])).await;
            let read = settle(&subject, &reply).await.unwrap();
            let made = read["blocks"]
                .as_array()
                .unwrap()
                .iter()
                .find(|block| block["type"] == "dataview")
                .unwrap();
            let columns = made["views"][0]["columns"].as_array().unwrap();
            // The name has a column too.
            assert_eq!(columns.len(), (count + 1).min(MAX_COLUMNS), "{op}");
            assert_eq!(made["properties"].as_array().unwrap().len(), count);

            // Which stays editable: one more view, and one that names a column of its own.
            let (block, last) = (&made["id"], &keys[count - 1]);
            let more = json!([
                {"op": "insert_view", "block": block, "name": "z"},
                {"op": "insert_view", "block": block, "name": "y", "columns": {last: {"width": 7}}},
            ]);
            let reply = subject.world.edit(&subject.id, more).await;
            let read = settle(&subject, &reply).await.unwrap();
            let made = read["blocks"]
                .as_array()
                .unwrap()
                .iter()
                .find(|found| found["id"] == *block)
                .unwrap();
            let columns = |view: usize| made["views"][view]["columns"].as_array().unwrap();
            assert_eq!(
                [1, 2].map(|view| columns(view).len()),
                [(count + 1).min(MAX_COLUMNS); 2]
            );
            assert!(
                columns(2)
                    .iter()
                    .any(|column| column["property"] == *last && column["width"] == 7)
            );

            subject.world.create(read).await;
            let undo = json!([
                {"op": "insert_blocks", "position": "first", "blocks": [{"type": "divider"}]},
                {"op": "update_block", "id": block, "set": {"type": "paragraph"}},
            ]);
            subject.apply(undo).await;
            let ids = subject.order().await;
            let clear: Value = ids
                .iter()
                .filter(|id| *id != "p1")
                .map(|id| json!({"op": "delete_block", "id": id}))
                .collect();
            subject.apply(clear).await;
        }
    }
}

// ops.md 7.10: a bare view of a type with many properties.
#[tokio::test]
async fn a_view_of_a_large_type() {
    let world = World::new().await;
    let keys = properties(&world, 100).await;
    let path = world.type_path("t0");
    let insert = |op: Value| world.patch(&path, json!({ "ops": [op] }));
    insert(json!({"op": "insert_view", "name": "z"}))
        .await
        .is(200);
    insert(json!({"op": "insert_view", "name": "y", "columns": {&keys[99]: {"hidden": true}}}))
        .await
        .is(200);
    let read = world.get(&path).await.body(200);
    let views = read["blocks"][0]["views"].as_array().unwrap();
    let sizes: Vec<usize> = views
        .iter()
        .map(|view| view["columns"].as_array().unwrap().len())
        .collect();
    assert_eq!(sizes, [MAX_COLUMNS; 3]);
    let hidden =
        |column: &Value| column["property"] == keys[99].as_str() && column["hidden"] == true;
    assert!(
        views[2]["columns"].as_array().unwrap().iter().any(hidden),
        "{}",
        views[2]
    );
}

/// `{"a":{"a":…}}`, that many levels around a scalar.
fn nested(levels: usize) -> Value {
    (0..levels).fold(json!(1), |inner, _| json!({ "a": inner }))
}

// What is kept verbatim is stored deeper than it was sent: a cell lies in a row in a table.
#[tokio::test]
async fn members_that_are_kept_verbatim() {
    let subject = Subject::table().await;
    let channels: [(&str, &dyn Fn(Value) -> Value); 3] = [
        (
            "ops[0].value.fields",
            &|bag| json!({"op": "set_cell", "table_id": "t1", "row": "rb", "col": "cb", "value": {"type": "paragraph", "fields": bag}}),
        ),
        (
            "ops[0].value[0].fields",
            &|bag| json!({"op": "set_cell", "table_id": "t1", "row": "rb", "col": "cb", "value": [{"type": "paragraph", "fields": bag}]}),
        ),
        (
            "ops[0].value.views[0].groups",
            &|bag| json!({"op": "set_cell", "table_id": "t1", "row": "rb", "col": "cb", "value": {"type": "dataview", "views": [{"groups": [bag]}]}}),
        ),
    ];
    for (path, op) in channels {
        for levels in [60, 118, 119, 120, 121, 122] {
            let reply = subject
                .world
                .edit(&subject.id, json!([op(nested(levels))]))
                .await;
            let read = settle(&subject, &reply).await;
            assert_eq!(
                read.is_some(),
                levels == 60,
                "{path} {levels} {}",
                reply.text
            );
        }
        subject
            .refuse(json!([op(nested(80))]))
            .await
            .invalid(&[path]);
    }
}

// ops.md 13: lists of a payload at, just below and just above their bounds.
#[tokio::test]
async fn lists_of_a_payload() {
    let world = World::new().await;
    let keys = properties(&world, 66).await;
    let id = world
        .page("Lists", json!([{"id": "p1", "type": "paragraph"}]))
        .await;
    let subject = Subject { world, id };
    let view = |members: Value| json!({"type": "dataview", "views": [members]});
    let leaf = json!({"property": "name", "condition": "not_empty"});
    let many = |n: usize, value: &Value| -> Value { vec![value.clone(); n].into() };
    let made: [(usize, &dyn Fn(usize) -> Value); 11] = [
        (MAX_COLUMNS, &|n| {
            view(json!({ "columns": known(&keys[..n]) }))
        }),
        (10, &|n| {
            view(json!({"sorts": many(n, &json!({"property": "name"}))}))
        }),
        (128, &|n| {
            view(
                json!({"sorts": [{"property": "name", "direction": "custom", "custom_order": many(n, &json!("o"))}]}),
            )
        }),
        (32, &|n| view(json!({"filters": many(n, &leaf)}))),
        (50, &|n| {
            view(json!({"filters": [{"operator": "or", "filters": many(n, &leaf)}]}))
        }),
        (
            128,
            &|n| json!({"type": "dataview", "views": many(n, &json!({"name": "v"}))}),
        ),
        (
            64,
            &|n| json!({"type": "table", "columns": many(n, &json!({})), "rows": [{"cells": many(n, &json!("c"))}]}),
        ),
        (
            1024,
            &|n| json!({"type": "table", "columns": [{}], "rows": many(n, &json!({"cells": ["c"]}))}),
        ),
        (4096, &|n| view(json!({"name": "n".repeat(n)}))),
        (
            64,
            &|n| json!({"type": "paragraph", "color": "c".repeat(n)}),
        ),
        (4096, &|n| json!({"type": "bookmark", "url": "u".repeat(n)})),
    ];
    for (case, (most, block)) in made.into_iter().enumerate() {
        for n in [most - 1, most, most + 1] {
            let ops = json!([{"op": "insert_blocks", "blocks": [block(n)]}]);
            let reply = subject.world.edit(&subject.id, ops).await;
            let read = settle(&subject, &reply).await;
            assert_eq!(read.is_some(), n <= most, "{case} {n} {}", reply.text);
            if let Some(read) = read {
                let id = &read["blocks"][1]["id"];
                subject
                    .apply(json!([{"op": "delete_block", "id": id}]))
                    .await;
            }
        }
    }
}
