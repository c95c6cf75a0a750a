//! What references and texts reach, and what they do not (ops.md 4, 4.1).

use rolltop_document::block::{BlockContent, render_cell};
use rolltop_document::document::Document;
use rolltop_document::vocabulary::Stored;
use serde_json::{Value, json};

use crate::fixture::{Fixture, block};

/// A table with a descendant in a cell, and a dataview.
fn parts() -> Fixture {
    let cell = json!([{"type": "quote", "text": "needle own"},
        {"id": "d1", "indent": 1, "type": "paragraph", "text": "needle below"}]);
    Fixture::page(json!([
        {"id": "p1", "type": "paragraph", "text": "alpha"},
        {"id": "t1", "type": "table", "columns": [{"id": "ca"}, {"id": "cb"}],
            "rows": [{"id": "ra", "cells": ["needle text", cell]}]},
        {"id": "dv", "type": "dataview", "views": [{"id": "v1", "name": "needle"}]},
    ]))
}

// ops.md 4.1
#[test]
fn no_text_of_a_cell_is_found() {
    let page = parts();
    for text in ["needle", "needle text", "needle own", "needle below"] {
        #[rustfmt::skip]
        let cases = [
            (json!({"op": "update_block", "match": text, "set": {"color": "red"}}), "match"),
            (json!({"op": "delete_block", "match": text}), "match"),
            (json!({"op": "replace_text", "find": text, "replace": "x"}), "find"),
        ];
        for (op, path) in cases {
            page.missing(json!([op]), &format!("ops[0].{path}"));
        }
    }
}

// ops.md 4
#[test]
fn parts_of_blocks_are_no_blocks() {
    let page = parts();
    for id in ["d1", "ra", "ca", "v1", "ra-ca", "ra-cb"] {
        #[rustfmt::skip]
        let cases = [
            (json!({"op": "update_block", "set": {"color": "red"}}), "id"),
            (json!({"op": "replace_subtree", "blocks": [{"type": "divider"}]}), "id"),
            (json!({"op": "move_block"}), "id"),
            (json!({"op": "delete_block"}), "id"),
            (json!({"op": "replace_text", "find": "x", "replace": "y"}), "id"),
            (json!({"op": "insert_blocks", "blocks": [{"type": "divider"}]}), "after"),
            (json!({"op": "insert_blocks", "blocks": [{"type": "divider"}]}), "before"),
            (json!({"op": "insert_blocks", "blocks": [{"type": "divider"}]}), "inside"),
            (json!({"op": "move_block", "id": "p1"}), "after"),
            (json!({"op": "set_cell", "row": "ra", "col": "ca", "value": "x"}), "table_id"),
            (json!({"op": "update_view", "set": {"name": "x"}}), "block"),
        ];
        for (mut op, field) in cases {
            op[field] = json!(id);
            page.missing(json!([op]), &format!("ops[0].{field}"));
        }
    }
}

fn set_cell(row: &str, col: &str) -> Value {
    json!([{"op": "set_cell", "table_id": "t1", "row": row, "col": col, "value": "here"}])
}

/// The rows whose cells the store writes, by id.
fn rows(document: &Document) -> Vec<(&str, Value)> {
    let BlockContent::Table(table) = &block(document, "t1").content else {
        panic!("no table");
    };
    let cells = |row: &[rolltop_document::block::Cell]| -> Value {
        row.iter().map(|cell| render_cell(cell, &Stored)).collect()
    };
    let rows = table.rows.iter();
    rows.map(|row| (row.id.as_str(), cells(&row.cells)))
        .collect()
}

fn table(rows: Value) -> Fixture {
    let columns = json!([{"id": "ca"}, {"id": "cb"}, {"id": "one_cc"}]);
    Fixture::page(json!([{"id": "t1", "type": "table", "columns": columns, "rows": rows}]))
}

// ops.md 7.8: of several header rows the first labels the columns, also where it was not written first.
#[test]
fn the_first_header_row_labels_the_columns() {
    let several = table(json!([
        {"id": "h1", "is_header": true, "cells": ["Item", "State"]},
        {"id": "h2", "is_header": true, "cells": ["Thing", "Item"]},
        {"id": "ra", "cells": ["Rope"]},
    ]));
    let after = several.ok(set_cell("ra", "item")).document;
    assert_eq!(rows(&after)[2], ("ra", json!(["here"])));
    several.missing(set_cell("ra", "thing"), "ops[0].col");

    let plain = table(json!([{"id": "ra", "cells": ["Rope"]}]));
    let written =
        json!([{"id": "ra", "cells": ["Rope"]}, {"is_header": true, "cells": ["Item", "State"]}]);
    let set = json!({"op": "update_block", "id": "t1", "set": {"rows": written}});
    let ops = json!([set, set_cell("ra", "state")[0]]);
    let after = plain.ok(ops).document;
    assert_eq!(rows(&after)[1], ("ra", json!(["Rope", "here"])));
}

// ops.md 7.8: an id and the ending of one come before a text.
#[test]
fn an_ending_of_an_id_comes_before_a_text() {
    let page = table(json!([
        {"id": "h1", "is_header": true, "cells": ["cc", "State"]},
        {"id": "ra", "cells": ["xb"]},
        {"id": "row_xb", "cells": ["Rope"]},
    ]));
    let after = page.ok(set_cell("ra", "cc")).document;
    assert_eq!(rows(&after)[1], ("ra", json!(["xb", null, "here"])));
    let after = page.ok(set_cell("xb", "ca")).document;
    assert_eq!(rows(&after)[2], ("row_xb", json!(["here"])));
}

// ops.md 7.8: compared trimmed, without case, whole.
#[test]
fn texts_are_compared_without_case_and_space() {
    let page = table(json!([
        {"id": "h1", "is_header": true, "cells": ["Ding", " ÜBERSICHT "]},
        {"id": "ra", "cells": ["Äpfel"]},
    ]));
    for (row, col) in [("äpfel", "übersicht"), ("  ÄPFEL ", " Übersicht")] {
        let after = page.ok(set_cell(row, col)).document;
        assert_eq!(rows(&after)[1], ("ra", json!(["Äpfel", "here"])));
    }
    page.missing(set_cell("Äpfe", "ca"), "ops[0].row");
    page.missing(set_cell("ra", "Über"), "ops[0].col");
}

/// A file block of older content, with a block inside.
fn older() -> Fixture {
    Fixture::page(json!([
        {"id": "f1", "type": "image"},
        {"id": "o1", "indent": 1, "type": "paragraph", "text": "older content"},
        {"id": "p1", "type": "paragraph", "text": "p"},
    ]))
}

// ops.md 5: no edit gives a file block a new descendant, by whichever way.
#[test]
fn a_file_block_takes_nothing_new() {
    let page = older();
    let divider = json!([{"type": "divider"}]);
    let nested = json!([{"type": "pdf"}, {"indent": 1, "type": "divider"}]);
    let kept = json!({"id": "o1", "type": "paragraph", "text": "older content"});
    let with_new = json!([kept, {"type": "divider"}]);
    let mut inner = kept.clone();
    inner["indent"] = json!(1);
    let whole = json!([{"id": "f1", "type": "image"}, inner, {"indent": 1, "type": "divider"}]);
    #[rustfmt::skip]
    let cases = [
        (json!({"op": "insert_blocks", "before": "o1", "blocks": divider}), "ops[0].blocks[0]"),
        (json!({"op": "insert_blocks", "blocks": nested}), "ops[0].blocks[1]"),
        (json!({"op": "move_block", "id": "p1", "before": "o1"}), "ops[0]"),
        (json!({"op": "replace_subtree", "id": "o1", "blocks": with_new}), "ops[0].blocks[1]"),
        (json!({"op": "replace_subtree", "id": "f1", "blocks": whole}), "ops[0].blocks[2]"),
        (json!({"op": "replace_subtree", "id": "p1", "blocks": nested}), "ops[0].blocks[1]"),
    ];
    for (op, path) in cases {
        page.invalid(json!([op]), path);
    }
    // What is there stays, and may take the place of what was.
    page.ok(json!([{"op": "replace_subtree", "id": "o1", "blocks": [kept]}]));
    let page = Fixture::tb();
    let cell = json!([{"type": "image"}, {"indent": 1, "type": "divider"}]);
    let set = json!({"rows": [{"id": "rb", "cells": [cell]}]});
    let op = json!({"op": "update_block", "id": "t1", "set": set});
    page.invalid(json!([op]), "ops[0].set.rows[0].cells[0][1]");
}

// ops.md 4, 14: what names no block but another part is led to what writes that part, and never to what the batch has
// made, which has no id yet.
#[test]
fn a_part_is_led_to_what_writes_it() {
    let view = json!({"type": "dataview", "views": [{"id": "vx", "name": "All"}]});
    let page = Fixture::page(json!([
        {"id": "t1", "type": "table", "columns": [{"id": "ca"}], "rows": [{"id": "ra", "cells": [view]}]},
        {"id": "dv", "type": "dataview", "views": [{"id": "v1", "name": "All"}]},
    ]));
    let delete = |id: &str| json!({"op": "delete_block", "id": id});
    for (id, advice) in [
        ("vx", "it is in a cell of the table t1: set_cell"),
        ("v1", "it is a view of the block dv: the view operations"),
        ("ra", "it is a row or column of the table t1: set_cell"),
    ] {
        let said = page.missing(json!([delete(id)]), "ops[0].id");
        assert!(said.contains(advice), "{said}");
    }
    let table = json!({"op": "insert_blocks", "blocks": [{"type": "table", "columns": [{}], "rows": [{"cells": ["x"]}]}]});
    let made = page.ok(json!([table])).receipts.blocks;
    let row = &made["ops[0].blocks[0].rows[0]"];
    let said = page.missing(json!([table, delete(row)]), "ops[1].id");
    assert!(!said.contains("row or column"), "{said}");
}
