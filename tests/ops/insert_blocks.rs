//! insert_blocks and targets (ops.md 5, 7.4).

use serde_json::{Value, json};

use super::{Subject, stats};

fn insert(target: Value) -> Value {
    let mut op = json!({"op": "insert_blocks"});
    op.as_object_mut()
        .unwrap()
        .extend(target.as_object().unwrap().clone());
    if op.get("blocks").is_none() && op.get("markdown").is_none() {
        op["blocks"] = json!([{"type": "paragraph", "text": "new"}]);
    }
    json!([op])
}

// O-70 to O-74
#[tokio::test]
pub(crate) async fn targets() {
    for (target, position, indent) in [
        (json!({"after": "h1"}), 1, 0),
        (json!({"after": "p1"}), 3, 0),
        (json!({"before": "c1"}), 2, 1),
        (json!({"inside": "p1", "position": "first"}), 2, 1),
        (json!({"inside": "p1"}), 3, 1),
        (json!({"inside": "p1", "position": "last"}), 3, 1),
        (json!({}), 4, 0),
        (json!({"position": "last"}), 4, 0),
        (json!({"position": "first"}), 0, 0),
    ] {
        let subject = Subject::d1().await;
        let result = subject.apply(insert(target.clone())).await;
        assert_eq!(stats(&result), [1, 0, 0, 0, 0], "{target}");
        let block = subject.read().await["blocks"][position].clone();
        assert_eq!(block["text"], "new", "{target}");
        assert_eq!(
            block["indent"].as_u64().unwrap_or_default(),
            indent,
            "{target}"
        );
    }
    for target in [json!({}), json!({"position": "first"})] {
        let subject = Subject::d0().await;
        subject.apply(insert(target)).await;
        assert_eq!(subject.read().await["blocks"][0]["text"], "new");
    }
    let subject = Subject::d1().await;
    let pair =
        json!([{"type": "checkbox", "text": "a"}, {"type": "paragraph", "text": "b", "indent": 1}]);
    let result = subject
        .apply(insert(json!({"after": "h1", "blocks": pair})))
        .await;
    assert_eq!(result["created_blocks"].as_object().unwrap().len(), 2);
    let blocks = subject.read().await["blocks"].clone();
    assert_eq!(
        (&blocks[1]["type"], &blocks[2]["indent"]),
        (&json!("checkbox"), &json!(1))
    );
}

// O-83: only columns stand in a row, whichever way a block comes there (ops.md 5); in a column is room for all.
#[tokio::test]
async fn a_row_takes_columns_alone() {
    let layout = Subject::layout().await;
    for target in [
        json!({"inside": "r1"}),
        json!({"inside": "r1", "position": "first"}),
        json!({"after": "k1"}),
        json!({"before": "k1"}),
        json!({"inside": "r1", "markdown": "x"}),
    ] {
        let channel = if target.get("markdown").is_some() {
            "markdown"
        } else {
            "blocks"
        };
        layout
            .refuse(insert(target.clone()))
            .await
            .invalid(&[&format!("ops[0].{channel}[0]")])
            .mentions(&["invalid document", "column"]);
    }
    let result = layout.apply(insert(json!({"inside": "k1"}))).await;
    assert_eq!(stats(&result), [1, 0, 0, 0, 0]);
    let made = result["created_blocks"]["ops[0].blocks[0]"]
        .as_str()
        .unwrap();
    assert_eq!(layout.order().await, ["r1", "k1", "kp", made]);
    let block = layout.block(made).await;
    assert_eq!(
        (&block["text"], &block["indent"]),
        (&json!("new"), &json!(2))
    );
    let columns = json!([{"type": "column"}, {"type": "paragraph", "indent": 1}]);
    let column = insert(json!({"inside": "r1", "blocks": columns}));
    assert_eq!(stats(&layout.apply(column).await), [2, 0, 0, 0, 0]);
}

// O-75, O-76, O-77, O-78, O-81, O-84, O-85, O-170
#[tokio::test]
async fn faults_of_an_insert() {
    let subject = Subject::page(json!([
        {"id": "p1", "type": "paragraph"},
        {"id": "im", "type": "image"},
        {"id": "t1", "type": "table", "columns": [], "rows": []},
    ]))
    .await;
    let chain: Value = (0..34)
        .map(|indent| json!({"type": "toggle", "indent": indent}))
        .collect();
    let row = json!([{"type": "table", "columns": [{}], "rows": [{"id": "x"}]}]);
    for (target, path) in [
        (json!({"position": "middle"}), "ops[0].position"),
        (
            json!({"after": "p1", "position": "first"}),
            "ops[0].position",
        ),
        (json!({"inside": "t1"}), "ops[0].inside"),
        (json!({"inside": "im"}), "ops[0].inside"),
        (json!({"blocks": [], "markdown": null}), "ops[0]"),
        (json!({"markdown": " "}), "ops[0].markdown"),
        (
            json!({"blocks": [{"id": "x", "type": "paragraph"}]}),
            "ops[0].blocks[0].id",
        ),
        (json!({"blocks": row}), "ops[0].blocks[0].rows[0].id"),
        (
            json!({"blocks": [{"type": "paragraph", "indent": 1}]}),
            "ops[0].blocks[0].indent",
        ),
        (
            json!({"blocks": [{"type": "paragraph", "checked": true}]}),
            "ops[0].blocks[0].checked",
        ),
        (
            json!({"blocks": [{"type": "title", "text": "x"}]}),
            "ops[0].blocks[0].type",
        ),
        (json!({"blocks": [{"text": "x"}]}), "ops[0].blocks[0].type"),
    ] {
        subject.refuse(insert(target)).await.invalid(&[path]);
    }
    subject
        .refuse(insert(json!({"blocks": chain})))
        .await
        .invalid(&["ops[0].blocks[33].indent"])
        .mentions(&["32"]);
    // The bound is that of the spliced result.
    let legal: Value = chain.as_array().unwrap()[..33].into();
    subject
        .refuse(insert(json!({"inside": "p1", "blocks": legal})))
        .await
        .invalid(&["ops[0].blocks[32]"])
        .mentions(&["invalid document", "32"]);
    subject
        .refuse(insert(json!({"after": "p1", "inside": "p1"})))
        .await
        .ambiguous(&["ops[0]"]);
    let both = json!({"blocks": [{"type": "paragraph"}], "markdown": "x"});
    subject.refuse(insert(both)).await.ambiguous(&["ops[0]"]);
    subject
        .refuse(insert(json!({"after": "nowhere"})))
        .await
        .missing(&["ops[0].after"]);
    subject
        .apply(insert(json!({"blocks": [], "markdown": "x"})))
        .await;
}

// O-79, O-82
#[tokio::test]
async fn receipts_name_the_payload() {
    let subject = Subject::d0().await;
    let result = subject
        .apply(insert(json!({"markdown": "- [ ] a\n  - b"})))
        .await;
    let keys: Vec<&String> = result["created_blocks"]
        .as_object()
        .unwrap()
        .keys()
        .collect();
    assert_eq!(keys, ["ops[0].markdown[0]", "ops[0].markdown[1]"]);
    let types: Vec<Value> = subject.read().await["blocks"]
        .as_array()
        .unwrap()
        .iter()
        .map(|block| block["type"].clone())
        .collect();
    assert_eq!(types, ["checkbox", "bulleted_list_item"]);

    let cell =
        json!([{"type": "toggle", "text": "t"}, {"indent": 1, "type": "paragraph", "text": "u"}]);
    let table = json!([{"type": "table", "columns": [{}, {}], "rows": [{"cells": [cell]}, {"cells": ["x"]}]}]);
    let result = subject.apply(insert(json!({ "blocks": table }))).await;
    let mut keys: Vec<&String> = result["created_blocks"]
        .as_object()
        .unwrap()
        .keys()
        .collect();
    keys.sort();
    assert_eq!(
        keys,
        [
            "ops[0].blocks[0]",
            "ops[0].blocks[0].columns[0]",
            "ops[0].blocks[0].columns[1]",
            "ops[0].blocks[0].rows[0]",
            "ops[0].blocks[0].rows[0].cells[0][1]",
            "ops[0].blocks[0].rows[1]",
        ]
    );
}
