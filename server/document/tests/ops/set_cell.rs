//! `set_cell` (ops.md 7.8).

use rolltop_document::block::{BlockContent, Cell, Table, render_cell};
use rolltop_document::document::Document;
use rolltop_document::issue::FaultKind::{Ambiguous, Invalid, NotFound};
use rolltop_document::vocabulary::Stored;
use serde_json::{Value, json};

use crate::fixture::{Fixture, assert_no_effect, block, receipts, stats, with};

fn set(row: &str, col: &str, value: Value) -> Value {
    json!([{"op": "set_cell", "table_id": "t1", "row": row, "col": col, "value": value}])
}

fn table(document: &Document) -> &Table {
    let BlockContent::Table(table) = &block(document, "t1").content else {
        panic!("no table")
    };
    table
}

/// The cells of a row as the store writes them.
fn cells(document: &Document, row: &str) -> Value {
    let row = table(document).rows.iter().find(|it| it.id == row).unwrap();
    row.cells
        .iter()
        .map(|cell| render_cell(cell, &Stored))
        .collect()
}

/// Three columns, two of them with one header; three rows, the last with blocks in its cells.
fn wide() -> Fixture {
    Fixture::page(json!([{"id": "t1", "type": "table",
    "columns": [{"id": "k1"}, {"id": "k2"}, {"id": "ok2"}],
    "rows": [
        {"id": "rh", "is_header": true, "cells": ["Item", "Cost", " COST "]},
        {"id": "ra", "cells": ["k1", "1"]},
        {"id": "rc", "cells": ["Rope", null, [{"type": "checkbox", "checked": true, "text": "own"},
            {"id": "d1", "indent": 1, "type": "paragraph", "text": "child"}]]},
    ]}]))
}

// O-109
#[test]
fn a_string_is_the_text_of_the_cell() {
    let tb = Fixture::tb();
    let outcome = tb.ok(set("rb", "cb", json!("**done**")));
    assert_eq!(cells(&outcome.document, "rb"), json!(["Tool", "**done**"]));
    assert_eq!(stats(&outcome), [0, 1, 0, 0, 0]);
    let ids = |document: &Document| {
        let table = table(document);
        let rows = table.rows.iter().map(|row| row.id.clone());
        rows.chain(table.columns.iter().map(|column| column.id.clone()))
            .collect::<Vec<_>>()
    };
    assert_eq!(ids(&outcome.document), ids(&tb.document));
}

// O-110
#[test]
fn rows_and_columns_are_found_by_their_text() {
    let outcome = Fixture::tb().ok(set(" tool", "STATE", json!("done")));
    assert_eq!(cells(&outcome.document, "rb"), json!(["Tool", "done"]));
    // An id comes before a text: "k1" is a column and the text of a row.
    let outcome = wide().ok(set("k1", "k1", json!("x")));
    assert_eq!(cells(&outcome.document, "ra"), json!(["x", "1"]));
    // A suffix of one id.
    let outcome = wide().ok(set("c", "ok2", json!(null)));
    assert_eq!(cells(&outcome.document, "rc"), json!(["Rope"]));
}

#[test]
fn what_is_refused() {
    let op = |row: &str, col: &str, value: Value| set(row, col, value)[0].clone();
    let at = |row: &str, col: &str| op(row, col, json!("x"));
    let value = |value: Value| op("rb", "cb", value);
    let own = json!({"type": "paragraph", "id": "x", "text": "t"});
    let without = json!({"op": "set_cell", "table_id": "t1", "row": "rb", "col": "cb"});
    let image = json!([{"type": "image"}, {"indent": 1, "type": "paragraph", "text": "x"}]);
    #[rustfmt::skip]
    Fixture::tb().refuses([
        // O-111: what is not there lists what is. The column is looked up first.
        (NotFound, at("zz", "cb"), "row", "rh \"Item\", rb \"Tool\""),
        (NotFound, at("zz", "zz"), "col", "ca \"Item\", cb \"State\""),
        (NotFound, at("  ", "cb"), "row", ""),
        // O-113: a value has one of four forms.
        (Invalid, value(own.clone()), "value.id", ""),
        (Invalid, value(json!([own])), "value[0].id", ""),
        (Invalid, value(json!(5)), "value", ""),
        (Invalid, value(json!(true)), "value", ""),
        (Invalid, value(json!([])), "value", ""),
        (Invalid, value(json!({"type": "table"})), "value.type", ""),
        (Invalid, without, "value", ""),
        // ops.md 5: a file block takes no new child inside a cell.
        (Invalid, value(image), "value[1]", ""),
    ]);
    table_of_rows(20).refuses([(NotFound, at("zz", "ca"), "row", "and 12 more")]);
    // Without a header row columns have no texts.
    table_of_rows(1).refuses([(NotFound, at("r0", "text 0"), "col", "")]);
    // O-112: "2" ends two ids; it is not tried as a text.
    #[rustfmt::skip]
    wide().refuses([
        (Ambiguous, at("ra", "cost"), "col", "k2 \"Cost\", ok2 \"COST\""),
        (Ambiguous, at("ra", "2"), "col", "full id"),
    ]);
    // O-115: only a table has cells.
    let table = |id: &str| with(at("rb", "cb"), json!({"table_id": id}));
    Fixture::d1().refuses([
        (Invalid, table("p1"), "table_id", "paragraph"),
        (NotFound, table("nowhere"), "table_id", ""),
    ]);
}

// O-113
#[test]
fn a_bare_block_is_its_text_and_null_is_nothing() {
    let tb = Fixture::tb();
    let bare = json!({"type": "paragraph", "text": "plain"});
    let outcome = tb.ok(set("rb", "cb", bare));
    assert_eq!(cells(&outcome.document, "rb"), json!(["Tool", "plain"]));
    let outcome = tb.ok(set("rb", "ca", json!(null)));
    assert_eq!(cells(&outcome.document, "rb"), json!([]));
}

fn table_of_rows(count: usize) -> Fixture {
    let row = |at: usize| json!({"id": format!("r{at}"), "cells": [format!("text {at}")]});
    let rows: Vec<Value> = (0..count).map(row).collect();
    Fixture::page(json!([{"id": "t1", "type": "table", "columns": [{"id": "ca"}], "rows": rows}]))
}

#[test]
fn missing_cells_before_it_are_empty() {
    let outcome = wide().ok(set("ra", "ok2", json!("3")));
    assert_eq!(cells(&outcome.document, "ra"), json!(["k1", "1", "3"]));
    let outcome = wide().ok(json!([
        {"op": "set_cell", "table_id": "t1", "row": "ra", "col": "k2", "value": null},
        {"op": "set_cell", "table_id": "t1", "row": "ra", "col": "ok2", "value": "3"},
    ]));
    assert_eq!(cells(&outcome.document, "ra"), json!(["k1", null, "3"]));
}

// O-114
#[test]
fn an_echo_changes_nothing_and_a_new_descendant_is_reported() {
    let wide = wide();
    let held = table(&wide.document).rows[2].cells[2].clone();
    let served = render_cell(&held, &Stored);
    assert_no_effect(&wide.ok(set("rc", "ok2", served.clone())), &wide.document);

    let mut more = served;
    let added = json!({"indent": 1, "type": "paragraph", "text": "new"});
    more.as_array_mut().unwrap().push(added);
    let outcome = wide.ok(set("rc", "ok2", more));
    assert_eq!(receipts(&outcome), ["ops[0].value[2]"]);
    let Cell::Blocks(cell) = &table(&outcome.document).rows[2].cells[2] else {
        panic!("no blocks")
    };
    assert_eq!(cell.descendants[0].id, "d1");
    assert_eq!(
        cell.descendants[1].id,
        outcome.receipts.blocks["ops[0].value[2]"]
    );
    // ops.md 6.1: a descendant of another cell is no part that this value can take over.
    let taken = json!([{"type": "quote"}, {"id": "d1", "indent": 1, "type": "paragraph"}]);
    let said = wide.invalid(set("ra", "k2", taken), "ops[0].value[1].id");
    assert!(said.contains("duplicate id: d1"), "{said}");
}
