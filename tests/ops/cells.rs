//! set_cell (ops.md 7.8).

use serde_json::{Value, json};

use super::{Subject, stats};

fn cell(row: &str, col: &str, value: Value) -> Value {
    json!([{"op": "set_cell", "table_id": "t1", "row": row, "col": col, "value": value}])
}

// O-109, O-110, O-113
#[tokio::test]
async fn a_cell_is_found_by_id_or_text() {
    let subject = Subject::table().await;
    assert_eq!(
        stats(&subject.apply(cell("rb", "cb", json!("done"))).await),
        [0, 1, 0, 0, 0]
    );
    let rows = subject.block("t1").await["rows"].clone();
    assert_eq!(rows[1], json!({"id": "rb", "cells": ["Tool", "done"]}));
    subject.idle(cell("tool", "STATE", json!("done"))).await;
    subject.apply(cell("tool", "STATE", json!(null))).await;
    assert_eq!(
        subject.block("t1").await["rows"][1]["cells"],
        json!(["Tool"])
    );
}

// O-111: what a table has none of is not listed, one answer tells all that it lacks, and the advice can be followed.
#[tokio::test]
async fn a_table_without_rows_or_columns_gets_some() {
    for (columns, rows, field, lacks, set) in [
        (
            json!([]),
            json!([]),
            "col",
            "has neither columns nor rows",
            json!({"columns": [{}], "rows": [{}]}),
        ),
        (
            json!([]),
            json!([{}]),
            "col",
            "has no columns",
            json!({"columns": [{}]}),
        ),
        (
            json!([{}]),
            json!([]),
            "row",
            "has no rows",
            json!({"rows": [{}]}),
        ),
    ] {
        let table = json!([{"id": "t1", "type": "table", "columns": columns, "rows": rows}]);
        let subject = Subject::page(table).await;
        let id = async |lines: &str| {
            let line = subject.block("t1").await[lines][0]["id"].clone();
            line.as_str().unwrap_or("nope").to_owned()
        };
        let (row, column) = (id("rows").await, id("columns").await);
        let refused = subject.refuse(cell(&row, &column, json!("x"))).await;
        refused.missing(&[&format!("ops[0].{field}")]);
        refused.mentions(&[lacks, "update_block"]);
        let hint = refused.json["issues"][0]["hint"].as_str().unwrap();
        assert!(hint.contains(&set.to_string()), "{hint}");
        subject
            .apply(json!([{"op": "update_block", "id": "t1", "set": set}]))
            .await;
        let (row, column) = (id("rows").await, id("columns").await);
        subject.apply(cell(&row, &column, json!("x"))).await;
        assert_eq!(subject.block("t1").await["rows"][0]["cells"], json!(["x"]));
    }
}

// O-111, O-112, O-113, O-115
#[tokio::test]
async fn faults_of_a_cell() {
    let subject = Subject::table().await;
    subject
        .refuse(cell("zz", "cb", json!("x")))
        .await
        .missing(&["ops[0].row"])
        .mentions(&["rb", "Tool"]);
    subject
        .refuse(cell("rb", "cb", json!(5)))
        .await
        .invalid(&["ops[0].value"]);
    let missing = json!([{"op": "set_cell", "table_id": "t1", "row": "rb", "col": "cb"}]);
    subject.refuse(missing).await.invalid(&["ops[0].value"]);
    subject
        .refuse(cell("rb", "cb", json!({"type": "paragraph", "id": "x"})))
        .await
        .invalid(&["ops[0].value.id"])
        .mentions(&["invalid document"]);
    subject.apply(cell("rh", "cb", json!("Item"))).await;
    subject
        .refuse(cell("rb", "item", json!("x")))
        .await
        .ambiguous(&["ops[0].col"])
        .mentions(&["ca", "cb"]);
    let page = Subject::d1().await;
    page.refuse(
        json!([{"op": "set_cell", "table_id": "p1", "row": "a", "col": "b", "value": "x"}]),
    )
    .await
    .invalid(&["ops[0].table_id"]);
}

// O-114
#[tokio::test]
async fn a_nested_cell_can_be_sent_back() {
    let subject = Subject::table().await;
    let nested =
        json!([{"type": "toggle", "text": "t"}, {"indent": 1, "type": "paragraph", "text": "u"}]);
    let result = subject.apply(cell("rb", "cb", nested)).await;
    let keys: Vec<&String> = result["created_blocks"]
        .as_object()
        .unwrap()
        .keys()
        .collect();
    assert_eq!(keys, ["ops[0].value[1]"]);
    let served = subject.block("t1").await["rows"][1]["cells"][1].clone();
    subject.idle(cell("rb", "cb", served)).await;
}
