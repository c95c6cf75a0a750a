//! Long random walks of edits: whatever the batch, the result, the next read and a clone agree (ops.md 10 to 12,
//! document.md 13).

use serde_json::{Value, json};

use super::readable::properties;
use super::{Subject, stats};
use crate::support::dice::Dice;
use crate::support::shape::shape;

const KINDS: &[&str] = &[
    "paragraph",
    "heading_2",
    "toggle",
    "quote",
    "bulleted_list_item",
    "checkbox",
    "code",
    "divider",
    "row",
    "column",
    "callout",
    "embed",
    "table_of_contents",
    "table",
    "dataview",
];

const TEXTS: &[&str] = &[
    "a",
    "**b** a",
    "a [l](https://e.org) a",
    "<u>a</u>b",
    "",
    "`a` *a*",
    "a\nb",
    r"\*a <b",
    "🧭a",
    "[[`a",
    "~~~ a <a",
];

/// How many properties the dataviews of a walk may know: more than a view has columns.
const PROPERTIES: usize = 100;

/// What the operations of a batch may name.
struct Known {
    /// Full ids of blocks.
    ids: Vec<String>,
    /// A table with the ids of its columns and rows, where there is one.
    table: Option<[Value; 3]>,
    /// Keys of properties.
    keys: Vec<String>,
}

impl Known {
    async fn of(subject: &Subject, keys: &[String]) -> Self {
        let path = format!("{}?ids=full", subject.world.object(&subject.id));
        let document = subject.world.get(&path).await.body(200);
        let blocks = document["blocks"].as_array().cloned().unwrap_or_default();
        let id = |part: &Value| part["id"].as_str().unwrap().to_owned();
        let mut ids: Vec<String> = blocks.iter().map(id).collect();
        ids.push("p1".to_owned());
        let table = blocks.iter().find_map(|block| {
            let first = |part: &str| block[part][0]["id"].as_str().map(Value::from);
            Some([block["id"].clone(), first("columns")?, first("rows")?])
        });
        Self {
            ids,
            table,
            keys: keys.to_vec(),
        }
    }
}

fn cell(dice: &mut Dice) -> Value {
    let text = dice.pick(TEXTS);
    match dice.roll(4) {
        0 => Value::Null,
        1 => json!({"type": "checkbox", "text": text}),
        2 => {
            json!([{"type": "quote", "text": text}, {"type": "paragraph", "indent": 1, "text": text}])
        }
        _ => json!(text),
    }
}

fn table(dice: &mut Dice) -> Value {
    let columns = dice.roll(4);
    let mut rows = Vec::new();
    for _ in 0..dice.roll(4) {
        let cells: Vec<Value> = (0..columns).map(|_| cell(dice)).collect();
        rows.push(json!({ "cells": cells }));
    }
    json!({"columns": vec![json!({}); columns], "rows": rows})
}

fn view(dice: &mut Dice, keys: &[String]) -> Value {
    let columns = &keys[..*dice.pick(&[0, 1, 3, 63, 64, 65])];
    let columns: Vec<Value> = columns
        .iter()
        .map(|key| json!({ "property": key }))
        .collect();
    let sorts = vec![json!({ "property": dice.pick(keys) }); dice.roll(12)];
    let filters = vec![
        json!({"property": dice.pick(keys), "condition": "not_empty"});
        *dice.pick(&[0, 1, 32, 33])
    ];
    json!({"name": dice.pick(TEXTS), "columns": columns, "sorts": sorts, "filters": filters})
}

fn dataview(dice: &mut Dice, keys: &[String]) -> Value {
    let known = &keys[..*dice.pick(&[0, 1, 63, 64, 65, PROPERTIES])];
    let known: Vec<Value> = known.iter().map(|key| json!({ "property": key })).collect();
    let views: Vec<Value> = (0..dice.roll(3)).map(|_| view(dice, keys)).collect();
    json!({"properties": known, "views": views})
}

fn block(dice: &mut Dice, keys: &[String], indent: usize) -> Value {
    let kind = *dice.pick(KINDS);
    let mut block = match kind {
        "table" => table(dice),
        "dataview" => dataview(dice, keys),
        _ => json!({}),
    };
    block["type"] = json!(kind);
    if indent > 0 {
        block["indent"] = json!(indent);
    }
    if !matches!(
        kind,
        "divider" | "row" | "column" | "table_of_contents" | "table" | "dataview"
    ) {
        block["text"] = json!(dice.pick(TEXTS));
    }
    block
}

fn run(dice: &mut Dice, keys: &[String]) -> Value {
    let mut blocks = vec![block(dice, keys, 0)];
    for depth in 0..dice.roll(3) {
        let indent = depth.min(1) + dice.roll(2);
        blocks.push(block(dice, keys, indent));
    }
    Value::Array(blocks)
}

fn target(dice: &mut Dice, ids: &[String]) -> Value {
    let anchor = json!(dice.pick(ids));
    match dice.roll(6) {
        0 => json!({ "after": anchor }),
        1 => json!({ "before": anchor }),
        2 => json!({ "inside": anchor }),
        3 => json!({"inside": anchor, "position": "first"}),
        4 => json!({"position": "first"}),
        _ => json!({}),
    }
}

fn op(dice: &mut Dice, known: &Known) -> Value {
    let Known { ids, table, keys } = known;
    let id = json!(dice.pick(ids));
    let (mut op, place) = match dice.roll(12) {
        0 => (
            json!({"op": "insert_blocks", "blocks": run(dice, keys)}),
            true,
        ),
        1 => (
            json!({"op": "insert_blocks", "markdown": dice.pick(&["- a\n  - b\n\n> c", "# H\n\n| a | b |\n|---|---|\n| 1 | 2 |"])}),
            true,
        ),
        2 => (json!({"op": "move_block", "id": id}), true),
        3 => (
            json!({"op": "delete_block", "id": id, "recursive": dice.roll(2) == 0}),
            false,
        ),
        4 => (
            json!({"op": "update_block", "id": id, "set": {"text": dice.pick(TEXTS)}}),
            false,
        ),
        5 => (
            json!({"op": "update_block", "id": id, "set": {"type": dice.pick(KINDS)}}),
            false,
        ),
        6 => (
            json!({"op": "replace_text", "id": id, "find": "a", "replace": dice.pick(TEXTS), "replace_all": true}),
            false,
        ),
        7 => (
            json!({"op": "insert_view", "block": id, "name": "v", "columns": {dice.pick(keys): {"width": 5}}}),
            false,
        ),
        8 => (
            json!({"op": "update_view", "block": id, "columns": {dice.pick(keys): {"hidden": true}}}),
            false,
        ),
        9 => (
            json!({"op": "update_block", "id": id, "set": {"views": [view(dice, keys)]}}),
            false,
        ),
        10 => {
            let [table, col, row] = table.clone().unwrap_or([id.clone(), id.clone(), id]);
            let cell = cell(dice);
            (
                json!({"op": "set_cell", "table_id": table, "row": row, "col": col, "value": cell}),
                false,
            )
        }
        _ => (
            json!({"op": "replace_subtree", "id": id, "blocks": run(dice, keys)}),
            false,
        ),
    };
    if place {
        op.as_object_mut()
            .unwrap()
            .extend(target(dice, ids).as_object().unwrap().clone());
    }
    op
}

#[tokio::test]
async fn results_reads_and_clones_agree() {
    let subject = Subject::d1().await;
    let keys = properties(&subject.world, PROPERTIES).await;
    let mut dice = Dice::new(0x0bad_cafe);
    let mut applied = 0;
    for _ in 0..400 {
        let before = subject.read().await;
        let known = Known::of(&subject, &keys).await;
        let ops: Value = (0..=dice.roll(3)).map(|_| op(&mut dice, &known)).collect();
        let dry = subject.send("dry_run=true", ops.clone()).await;
        let reply = subject.world.edit(&subject.id, ops.clone()).await;
        assert_eq!(dry.status, reply.status, "{ops} {}", reply.text);
        assert!(reply.status < 500, "{ops} {}", reply.text);
        let after = subject.read().await;
        if reply.status != 200 {
            assert_eq!(after, before, "a refusal stores nothing: {ops}");
            continue;
        }
        applied += 1;
        let result = reply.body(200);
        assert_eq!(result["etag"], after["etag"], "{ops}");
        assert_eq!(result["diff_stats"], dry.json["diff_stats"], "{ops}");
        assert_eq!(
            stats(&result) == [0; 5],
            before["etag"] == after["etag"],
            "{ops} {result}"
        );
        let count = |document: &Value| document["blocks"].as_array().map_or(0, Vec::len) as u64;
        let [added, _, _, removed, _] = stats(&result);
        assert_eq!(
            count(&before) + added,
            count(&after) + removed,
            "{ops} {result}"
        );
    }
    assert!(applied > 100, "{applied} batches were applied");

    let path = format!("{}?ids=full", subject.world.object(&subject.id));
    let whole = subject.world.get(&path).await.body(200);
    let clone = subject.world.create(whole.clone()).await;
    assert_eq!(shape(&subject.world.read(&clone).await), shape(&whole));
}

// Texts that grow until the server has enough: what it took is read, and as long as it may be.
#[tokio::test]
async fn growing_texts_stay_readable() {
    let subject = Subject::d1().await;
    let mut dice = Dice::new(0x00c0_ffee);
    let mut refused = 0;
    for _ in 0..60 {
        let ids = subject.order().await;
        let id = dice.pick(&ids);
        let op = match dice.roll(3) {
            0 => {
                json!({"op": "update_block", "id": id, "set": {"text": dice.pick(&["a[", "a`", "a~~", "a<a"]).repeat(100 << dice.roll(14))}})
            }
            1 => {
                json!({"op": "update_block", "id": id, "set": {"type": dice.pick(&["paragraph", "code", "quote"])}})
            }
            _ => {
                json!({"op": "replace_text", "id": id, "find": "a", "replace": "a[`a", "replace_all": true})
            }
        };
        let reply = subject.world.edit(&subject.id, json!([op])).await;
        assert!([200, 400].contains(&reply.status), "{}", reply.text);
        refused += usize::from(reply.status == 400 && reply.text.contains("1048576"));
        let read = subject.read().await;
        for block in read["blocks"].as_array().unwrap() {
            let units = block["text"]
                .as_str()
                .unwrap_or_default()
                .encode_utf16()
                .count();
            assert!(units <= 1_048_576, "{units}");
        }
    }
    assert!(refused > 0, "{refused}");
}
