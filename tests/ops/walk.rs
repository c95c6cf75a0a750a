//! Random batches over HTTP: the dry run, the result, the next read and a clone agree (ops.md 10 to 12, document.md 13).
//! What a batch does to a document is compared with a model in the tests of `rolltop-document`.

use serde_json::{Value, json};

use super::{Subject, stats};
use crate::support::dice::Dice;
use crate::support::shape::shape;

#[rustfmt::skip]
const TEXTS: [&str; 6] = [
    "a", "**b** a", "<u>a</u>b", "", "a\nb", "🧭a [l](https://e.org)",
];

/// A random block. The kinds that hold other parts get some.
fn block(dice: &mut Dice) -> Value {
    let text = dice.pick(&TEXTS);
    match dice.roll(7) {
        0 => {
            json!({"type": "table", "columns": [{}, {}], "rows": [{"cells": [text, {"type": "quote", "text": text}]}]})
        }
        1 => {
            json!({"type": "dataview", "views": [{"name": text, "columns": [{"property": "name"}]}]})
        }
        2 => json!({"type": "divider"}),
        3 => json!({"type": "code", "text": text}),
        4 => json!({"type": "row"}),
        kind => json!({"type": (["paragraph", "toggle"][kind % 2]), "text": text}),
    }
}

/// A random operation on one of these blocks.
fn op(dice: &mut Dice, ids: &[String]) -> Value {
    let (id, anchor, text) = (
        dice.pick(ids).clone(),
        dice.pick(ids).clone(),
        *dice.pick(&TEXTS),
    );
    let place = *dice.pick(&["after", "before", "inside"]);
    let run = json!([block(dice), block(dice)]);
    match dice.roll(9) {
        0 => json!({"op": "insert_blocks", "blocks": run, place: anchor}),
        1 => json!({"op": "insert_blocks", "markdown": "- a\n  - b\n\n> c", place: anchor}),
        2 => json!({"op": "move_block", "id": id, place: anchor}),
        3 => json!({"op": "delete_block", "id": id, "recursive": dice.roll(2) == 0}),
        4 => json!({"op": "update_block", "id": id, "set": {"text": text}}),
        5 => json!({"op": "update_block", "id": id, "set": block(dice)}),
        6 => {
            json!({"op": "replace_text", "id": id, "find": "a", "replace": text, "replace_all": true})
        }
        7 => json!({"op": "insert_view", "block": id, "name": "v"}),
        _ => json!({"op": "replace_subtree", "id": id, "blocks": run}),
    }
}

#[tokio::test]
async fn results_reads_and_clones_agree() {
    let subject = Subject::d1().await;
    let mut dice = Dice::new(0x0bad_cafe);
    let mut applied = 0;
    for _ in 0..200 {
        let before = subject.read().await;
        let blocks = before["blocks"].as_array().into_iter().flatten();
        let mut ids: Vec<String> = blocks
            .map(|block| block["id"].as_str().unwrap().to_owned())
            .collect();
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
        let idle = stats(&result) == [0; 5];
        assert_eq!(idle, before["etag"] == after["etag"], "{ops} {result}");
        let count = |document: &Value| document["blocks"].as_array().map_or(0, Vec::len) as u64;
        let [added, _, _, removed, _] = stats(&result);
        assert_eq!(
            count(&before) + added,
            count(&after) + removed,
            "{ops} {result}"
        );
    }
    assert!(applied > 50, "{applied} batches were applied");

    let path = format!("{}?ids=full", subject.world.object(&subject.id));
    let whole = subject.world.get(&path).await.body(200);
    let clone = subject.world.create(whole.clone()).await;
    assert_eq!(shape(&subject.world.read(&clone).await), shape(&whole));
}
