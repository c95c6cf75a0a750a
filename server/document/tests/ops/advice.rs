//! What a refusal advises about places: of blocks, of texts, and of what a batch has taken away. Each advice is followed here.

use serde_json::{Value, json};

use crate::fixture::Fixture;

// ops.md 1.1, 1.2.1: an empty list is not given only where a list may stand.
#[test]
fn an_empty_list_is_no_reference() {
    let tb = Fixture::tb();
    let d1 = Fixture::d1();
    for op in [
        json!({"op": "move_block", "id": "h1", "after": []}),
        json!({"op": "move_block", "id": "h1", "position": []}),
        json!({"op": "replace_text", "find": "alpha", "replace": "x", "id": []}),
        json!({"op": "replace_text", "find": "alpha", "replace": "x", "replace_all": []}),
        json!({"op": "delete_block", "id": [], "match": "alpha"}),
        json!({"op": "insert_blocks", "blocks": [{"type": "divider"}], "markdown": []}),
        json!({"op": "insert_view", "name": "x", "block": []}),
        json!({"op": "insert_view", "name": "x", "copy_from": []}),
    ] {
        for page in [&d1, &tb] {
            page.invalid(json!([op]), "ops[0]");
        }
    }
    // O-169, O-170.
    d1.ok(json!([{"op": "insert_blocks", "blocks": [], "markdown": "x"}]));
    d1.ok(json!([{"op": "set_properties", "set": {"effort": 1}, "add": [], "unset": []}]));
}

// document.md 6.2: what stands directly under a row is a column, and a column under nothing else.
#[test]
fn columns_are_led_under_their_row() {
    let insert = |blocks: Value| json!([{"op": "insert_blocks", "blocks": blocks}]);
    let told = Fixture::d0().invalid(
        insert(json!([{"type": "row"}, {"type": "column"}, {"type": "paragraph", "indent": 1}])),
        "ops[0].blocks[1]",
    );
    assert!(
        told.contains("and its indent one more than the row's"),
        "{told}"
    );
    let told = Fixture::d0().invalid(
        insert(json!([{"type": "row"}, {"type": "paragraph", "indent": 1}])),
        "ops[0].blocks[1]",
    );
    let advice = "a block of type column above it, with an indent one more than the row's, and its own indent one more \
                  than the column's";
    assert!(told.contains(advice), "{told}");
    Fixture::d0().ok(insert(json!([
        {"type": "row"},
        {"type": "column", "indent": 1},
        {"type": "paragraph", "indent": 2},
    ])));
}

// ops.md 6.1, 7.2: the columns that a table has stay where their ids are sent, with what is sent of them.
#[test]
fn rows_that_are_too_long_keep_the_columns() {
    let page = Fixture::page(json!([{"id": "t1", "type": "table",
        "columns": [{"id": "ca", "width": 120}, {"id": "cb"}],
        "rows": [{"id": "ra", "cells": ["a", "b"]}]}]));
    let rows = json!([{"id": "ra", "cells": ["a", "b", "c"]}, {"cells": ["d", "e", "f", "g"]}]);
    let update = |set: Value| json!([{"op": "update_block", "id": "t1", "set": set}]);
    let fault = page.run(update(json!({"rows": rows}))).expect_err("long");
    let hint = |at: usize| fault.issues[at].hint.clone().unwrap();
    // Both rows ask for what the longest needs.
    assert_eq!((fault.issues.len(), hint(0)), (2, hint(1)));
    let columns = r#"[{"id":"ca","width":120},{"id":"cb"},{},{}]"#;
    assert!(hint(0).contains(&format!("`columns` 4 entries in all: {columns}")));
    let columns: Value = serde_json::from_str(columns).unwrap();
    let after = page.ok(update(json!({"rows": rows, "columns": columns})));
    let written = serde_json::to_string(&after.receipts.blocks.keys().collect::<Vec<_>>()).unwrap();
    assert!(
        !written.contains("columns[0]") && written.contains("columns[2]"),
        "{written}"
    );

    // What is new has no ids.
    let insert = |columns: Value| {
        json!([{"op": "insert_blocks", "blocks": [{"type": "table", "columns": columns,
        "rows": [&rows[1]]}]}])
    };
    let told = page.invalid(insert(json!([{}])), "ops[0].blocks[0].rows[0].cells");
    assert!(
        told.contains("give `columns` 4 entries in all, such as {}"),
        "{told}"
    );
    page.ok(insert(json!([{}, {}, {}, {}])));

    // So many that a hint does not write them out.
    let many: Vec<Value> = (0..20).map(|at| json!({"id": format!("k{at}")})).collect();
    let page = Fixture::page(json!([{"id": "t1", "type": "table", "columns": many, "rows": []}]));
    let told = page.invalid(
        update(json!({"rows": [{"cells": vec!["x"; 21]}]})),
        "ops[0].set.rows[0].cells",
    );
    assert!(
        told.contains("each that stays with its id and width, and {} for each of 1 new"),
        "{told}"
    );
}
