//! `insert_blocks` (ops.md 7.4), its places (5) and new payload blocks (6).

use rolltop_document::block::BlockContent;
use rolltop_document::issue::FaultKind::{Ambiguous, Invalid, NotFound};
use rolltop_document::labels::Labels;
use serde_json::{Value, json};

use crate::fixture::{Fixture, block, internal, outline, receipts, stats, with};

/// Inserts a paragraph and gives the outline, with `N` for its id.
fn inserted(fixture: &Fixture, place: Value) -> String {
    let op = json!({"op": "insert_blocks", "blocks": [{"type": "paragraph", "text": "new"}]});
    let outcome = fixture.ok(json!([with(op, place)]));
    let id = &outcome.receipts.blocks["ops[0].blocks[0]"];
    outline(&outcome.document).replace(id, "N")
}

#[test]
fn goes_to_each_place() {
    #[rustfmt::skip]
    let cases = [
        (json!({"inside": "p1", "position": "first"}), "h1 p1 .N .c1 s2"), // O-71
        (json!({"inside": "p1"}), "h1 p1 .c1 .N s2"), // O-71
        (json!({"after": "p1"}), "h1 p1 .c1 N s2"), // O-72
        (json!({"before": "c1"}), "h1 p1 .N .c1 s2"),
        (json!({}), "h1 p1 .c1 s2 N"), // O-73
        (json!({"position": "last"}), "h1 p1 .c1 s2 N"), // O-74
        (json!({"position": "first"}), "N h1 p1 .c1 s2"), // O-74
    ];
    for (place, expected) in cases {
        assert_eq!(inserted(&Fixture::d1(), place.clone()), expected, "{place}");
    }
    assert_eq!(inserted(&Fixture::d0(), json!({})), "N"); // O-73
    assert_eq!(inserted(&Fixture::d0(), json!({"position": "first"})), "N"); // O-74
}

// O-70
#[test]
fn a_run_keeps_its_relative_indents() {
    let outcome = Fixture::d1().ok(json!([{"op": "insert_blocks", "after": "h1", "blocks": [
        {"type": "checkbox", "text": "a"}, {"indent": 1, "type": "paragraph", "text": "b"}]}]));
    assert_eq!(receipts(&outcome), ["ops[0].blocks[0]", "ops[0].blocks[1]"]);
    let blocks = outcome.document.blocks.iter();
    let indents: Vec<u8> = blocks.map(|block| block.indent).collect();
    assert_eq!(indents, [0, 0, 1, 0, 1, 0]);
    assert_eq!(stats(&outcome), [2, 0, 0, 0, 0]);
}

#[test]
fn what_is_refused() {
    let op = |more: Value| with(json!({"op": "insert_blocks"}), more);
    let at = |place: Value| with(op(json!({"blocks": [{"type": "divider"}]})), place);
    let block = |block: Value| op(json!({"blocks": [block]}));
    let table = json!({"type": "table", "columns": [{}], "rows": [{"id": "r", "cells": []}]});
    let wide = json!({"type": "table", "columns": vec![json!({}); 65], "rows": []});
    let d1 = Fixture::d1();
    #[rustfmt::skip]
    d1.refuses([
        (Invalid, at(json!({"after": "p1", "position": "first"})), "position", ""), // O-75
        (Ambiguous, at(json!({"after": "p1", "inside": "h1"})), "", "2"), // O-76
        (NotFound, at(json!({"before": "zz"})), "before", ""),
        // O-78: one channel. The place is judged before the content.
        (Ambiguous, op(json!({"blocks": [{"type": "divider"}], "markdown": "x"})), "", ""),
        (Invalid, op(json!({})), "", ""),
        (Invalid, op(json!({"markdown": " \n"})), "markdown", ""),
        (Invalid, op(json!({"markdown": ""})), "markdown", ""),
        (NotFound, op(json!({"after": "zz", "markdown": " "})), "after", ""),
        (Invalid, op(json!({"markdown": "- a\n".repeat(257)})), "markdown", "257 blocks, at most 256 are"), // O-80
        (Invalid, block(json!({"id": "mine", "type": "divider"})), "blocks[0].id", "not part of this op"), // O-81
        (Invalid, block(table), "blocks[0].rows[0].id", ""), // O-81
        (Invalid, block(json!({"indent": 1, "type": "divider"})), "blocks[0].indent", ""), // O-85
        (Invalid, block(json!({"text": "x"})), "blocks[0].type", ""),
        // O-160: bounds of the schema hold inside a payload.
        (Invalid, block(wide), "blocks[0].columns", ""),
        (Invalid, block(json!({"type": "code", "language": "x".repeat(65)})), "blocks[0].language", ""),
        (Invalid, block(json!({"type": "divider", "text": "x"})), "blocks[0].text", ""),
    ]);
    let kinds = ["title", "description", "group", "chat", "icon", "[ ]"];
    let no_payload = |kind| (Invalid, block(json!({"type": kind})), "blocks[0].type", "");
    d1.refuses(kinds.map(no_payload));
    let page = Fixture::page(json!([
        {"id": "t1", "type": "table"},
        {"id": "f1", "type": "image"},
        {"id": "o1", "indent": 1, "type": "paragraph", "text": "older content"},
    ]));
    page.refuses([
        (Invalid, at(json!({"inside": "t1"})), "inside", ""), // O-77
        (Invalid, at(json!({"inside": "f1"})), "inside", ""), // O-77
        (Invalid, at(json!({"after": "o1"})), "blocks[0]", ""), // O-86
    ]);
}

// ops.md 1.2: what other types have may be there without a value; an update would take the member away.
#[test]
fn members_without_a_value_are_absent() {
    let block = json!({"type": "divider", "text": "", "checked": null, "views": null});
    let op = json!({"op": "insert_blocks", "blocks": [block]});
    assert_eq!(stats(&Fixture::d0().ok(json!([op]))), [1, 0, 0, 0, 0]);
    let op = json!({"op": "update_block", "id": "h1", "set": {"checked": null}});
    Fixture::d1().refuses([(Invalid, op, "set.checked", "")]);
}

// O-79
#[test]
fn markdown_becomes_a_run() {
    let outcome = Fixture::d0().ok(json!([{"op": "insert_blocks", "markdown": "- [ ] a\n  - b"}]));
    assert_eq!(
        receipts(&outcome),
        ["ops[0].markdown[0]", "ops[0].markdown[1]"]
    );
    let blocks = outcome.document.blocks.iter();
    let shape: Vec<_> = blocks
        .map(|it| (it.indent, it.content.type_name()))
        .collect();
    assert_eq!(shape, [(0, "checkbox"), (1, "bulleted_list_item")]);
}

// O-82
#[test]
fn every_part_of_a_table_gets_a_receipt() {
    let cell = json!([{"type": "checkbox", "text": "own"}, {"type": "paragraph", "indent": 1, "text": "child"}]);
    let table = json!({"type": "table", "columns": [{}, {}], "rows": [{"cells": ["a"]}, {"cells": [cell]}]});
    let outcome = Fixture::d0().ok(json!([{"op": "insert_blocks", "blocks": [table]}]));
    let parts = [
        "",
        ".columns[0]",
        ".columns[1]",
        ".rows[0]",
        ".rows[1]",
        ".rows[1].cells[0][1]",
    ];
    let expected = parts.map(|part| format!("ops[0].blocks[0]{part}"));
    assert_eq!(receipts(&outcome), expected);
}

#[test]
fn header_rows_move_first_and_receipts_keep_the_order_of_the_payload() {
    let rows = json!([{"cells": ["body"]}, {"is_header": true, "cells": ["head"]}]);
    let table = json!({"type": "table", "columns": [{}], "rows": rows});
    let outcome = Fixture::d0().ok(json!([{"op": "insert_blocks", "blocks": [table]}]));
    let id = outcome.receipts.blocks["ops[0].blocks[0]"].clone();
    let BlockContent::Table(table) = &block(&outcome.document, &id).content else {
        panic!("no table")
    };
    let first = table.rows.first().map(|row| &row.id);
    let second = outcome.receipts.blocks.get("ops[0].blocks[0].rows[1]");
    assert_eq!(first, second);
}

// O-83
#[test]
fn a_row_holds_only_columns() {
    let ly = Fixture::ly();
    let into = |id: &str| json!([{"op": "insert_blocks", "inside": id, "blocks": [{"type": "paragraph"}]}]);
    ly.run(into("r1")).expect_err("a paragraph in a row");
    assert_eq!(stats(&ly.ok(into("k1"))), [1, 0, 0, 0, 0]);
}

// O-84
#[test]
fn nesting_is_never_clamped() {
    let insert = |depth: u8, place: Value| {
        let toggle = |n| json!({"indent": n, "type": "toggle"});
        let chain: Value = (0..depth).map(toggle).collect();
        json!([with(json!({"op": "insert_blocks", "blocks": chain}), place)])
    };
    let d1 = Fixture::d1();
    d1.run(insert(34, json!({}))).expect_err("34 levels");
    d1.ok(insert(33, json!({})));
    // The bound holds for the result.
    let fault = d1
        .run(insert(33, json!({"inside": "p1"})))
        .expect_err("34 levels");
    assert_eq!(fault.issues[0].path_str(), "ops[0].blocks[32]", "{fault:?}");
}

// O-87
#[test]
fn a_label_of_a_receipt_works_in_the_next_batch() {
    let mut d1 = Fixture::d1();
    let outcome = d1.ok(json!([{"op": "insert_blocks", "blocks": [{"type": "divider"}]}]));
    let labels = Labels::of(&outcome.document);
    let label = outcome.receipts.spelled(&labels).blocks["ops[0].blocks[0]"].clone();
    // O-23
    let id = &outcome.receipts.blocks["ops[0].blocks[0]"];
    assert_eq!((label.len(), id.len()), (5, 24));
    d1.document = outcome.document;
    let deleted = d1.ok(json!([{"op": "delete_block", "id": label}]));
    assert_eq!(stats(&deleted), [0, 0, 0, 1, 0]);
}

// ops.md 6: a dataview without views gets one.
#[test]
fn a_new_dataview_has_a_view() {
    let known = json!([{"property": "effort"}, {"property": "name"}]);
    for (properties, columns) in [
        (json!([]), vec!["name".to_owned()]),
        (known, vec![internal("effort"), "name".to_owned()]),
        // ops.md 7.10: at least the name.
        (
            json!([{"property": "effort"}]),
            vec!["name".to_owned(), internal("effort")],
        ),
    ] {
        let dataview = json!({"type": "dataview", "properties": properties});
        let outcome = Fixture::d0().ok(json!([{"op": "insert_blocks", "blocks": [dataview]}]));
        let BlockContent::Dataview(dataview) = &outcome.document.blocks[0].content else {
            panic!("no dataview")
        };
        let [view] = dataview.views.as_slice() else {
            panic!("{:?}", dataview.views)
        };
        assert_eq!((view.name.as_str(), view.id.len()), ("All", 24));
        let shown = view.columns.iter().map(|column| &column.property);
        assert!(shown.eq(&columns), "{:?}", view.columns);
        assert_eq!(view.sorts[0].property, "lastModifiedDate");
        assert_eq!(receipts(&outcome), ["ops[0].blocks[0]"]);
    }
}
