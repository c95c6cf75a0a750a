//! Long random walks of edits: whatever the batch, the result, the next read and a clone agree (ops.md 10 to 12,
//! document.md 13).

use serde_json::{Value, json};

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
];

fn block(dice: &mut Dice, indent: usize) -> Value {
    let kind = *dice.pick(KINDS);
    let mut block = json!({"type": kind});
    if indent > 0 {
        block["indent"] = json!(indent);
    }
    if !matches!(kind, "divider" | "row" | "column" | "table_of_contents") {
        block["text"] = json!(dice.pick(TEXTS));
    }
    block
}

fn run(dice: &mut Dice) -> Value {
    let mut blocks = vec![block(dice, 0)];
    for depth in 0..dice.roll(3) {
        let indent = depth.min(1) + dice.roll(2);
        blocks.push(block(dice, indent));
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

fn op(dice: &mut Dice, ids: &[String]) -> Value {
    let id = json!(dice.pick(ids));
    let (mut op, place) = match dice.roll(8) {
        0 => (json!({"op": "insert_blocks", "blocks": run(dice)}), true),
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
        _ => (
            json!({"op": "replace_subtree", "id": id, "blocks": run(dice)}),
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
    let mut dice = Dice::new(0x0bad_cafe);
    let mut applied = 0;
    for _ in 0..400 {
        let before = subject.read().await;
        let mut ids = subject.order().await;
        ids.push("p1".to_owned());
        let ops: Value = (0..=dice.roll(3)).map(|_| op(&mut dice, &ids)).collect();
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
