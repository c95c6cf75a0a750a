//! `insert_blocks` (ops.md 7.4), its places (5) and new payload blocks (6).

use rolltop_document::block::BlockContent;
use rolltop_document::labels::Labels;
use serde_json::{Value, json};

use crate::fixture::{Fixture, block, internal, outline, receipts, stats};

/// Inserts a paragraph, after whose id the outline is asked.
fn inserted(fixture: &Fixture, place: Value) -> String {
    let mut op = json!({"op": "insert_blocks", "blocks": [{"type": "paragraph", "text": "new"}]});
    op.as_object_mut()
        .unwrap()
        .extend(place.as_object().unwrap().clone());
    let outcome = fixture.ok(json!([op]));
    let id = &outcome.receipts.blocks["ops[0].blocks[0]"];
    outline(&outcome.document).replace(id, "N")
}

// ops.md 1.2: what other types have may be there without a value.
#[test]
fn members_without_a_value_are_absent() {
    let block = json!({"type": "divider", "text": "", "checked": null, "views": null});
    let op = json!({"op": "insert_blocks", "blocks": [block]});
    assert_eq!(stats(&Fixture::d0().ok(json!([op]))), [1, 0, 0, 0, 0]);
    let block = json!({"type": "divider", "text": "x"});
    let op = json!({"op": "insert_blocks", "blocks": [block]});
    Fixture::d0().invalid(json!([op]), "ops[0].blocks[0].text");
    // An update would take the member away.
    let fixture = Fixture::d1();
    let op = json!({"op": "update_block", "id": "h1", "set": {"checked": null}});
    fixture.invalid(json!([op]), "ops[0].set.checked");
}

#[test]
fn goes_to_each_place() {
    let cases = [
        (
            json!({"inside": "p1", "position": "first"}),
            "h1 p1 .N .c1 s2",
        ), // O-71
        (json!({"inside": "p1"}), "h1 p1 .c1 .N s2"), // O-71
        (json!({"after": "p1"}), "h1 p1 .c1 N s2"),   // O-72
        (json!({"before": "c1"}), "h1 p1 .N .c1 s2"),
        (json!({}), "h1 p1 .c1 s2 N"),                    // O-73
        (json!({"position": "last"}), "h1 p1 .c1 s2 N"),  // O-74
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
    let indents: Vec<u8> = outcome
        .document
        .blocks
        .iter()
        .map(|block| block.indent)
        .collect();
    assert_eq!(indents, [0, 0, 1, 0, 1, 0]);
    assert_eq!(stats(&outcome), [2, 0, 0, 0, 0]);
}

#[test]
fn refuses_contradicting_places() {
    let d1 = Fixture::d1();
    let op = |place: Value| {
        let mut op = json!({"op": "insert_blocks", "blocks": [{"type": "divider"}]});
        op.as_object_mut()
            .unwrap()
            .extend(place.as_object().unwrap().clone());
        json!([op])
    };
    // O-75
    d1.invalid(
        op(json!({"after": "p1", "position": "first"})),
        "ops[0].position",
    );
    // O-76
    let said = d1.ambiguous(op(json!({"after": "p1", "inside": "h1"})), "ops[0]");
    assert!(said.contains('2'), "{said}");
    d1.missing(op(json!({"before": "zz"})), "ops[0].before");
    // O-77
    let page = Fixture::page(json!([{"id": "t1", "type": "table"}, {"id": "f1", "type": "image"}]));
    page.invalid(op(json!({"inside": "t1"})), "ops[0].inside");
    page.invalid(op(json!({"inside": "f1"})), "ops[0].inside");
}

// O-78
#[test]
fn exactly_one_channel() {
    let d1 = Fixture::d1();
    let blocks = json!([{"type": "divider"}]);
    d1.ambiguous(
        json!([{"op": "insert_blocks", "blocks": blocks, "markdown": "x"}]),
        "ops[0]",
    );
    d1.invalid(json!([{"op": "insert_blocks"}]), "ops[0]");
    d1.invalid(
        json!([{"op": "insert_blocks", "markdown": " \n"}]),
        "ops[0].markdown",
    );
    d1.invalid(
        json!([{"op": "insert_blocks", "markdown": ""}]),
        "ops[0].markdown",
    );
    // The place is judged before the content.
    d1.missing(
        json!([{"op": "insert_blocks", "after": "zz", "markdown": " "}]),
        "ops[0].after",
    );
}

// O-79
#[test]
fn markdown_becomes_a_run() {
    let outcome = Fixture::d0().ok(json!([{"op": "insert_blocks", "markdown": "- [ ] a\n  - b"}]));
    assert_eq!(
        receipts(&outcome),
        ["ops[0].markdown[0]", "ops[0].markdown[1]"]
    );
    let shape: Vec<(u8, &str)> = outcome
        .document
        .blocks
        .iter()
        .map(|block| (block.indent, block.content.type_name()))
        .collect();
    assert_eq!(shape, [(0, "checkbox"), (1, "bulleted_list_item")]);
}

// O-80
#[test]
fn markdown_gives_at_most_256_blocks() {
    let said = Fixture::d0().invalid(
        json!([{"op": "insert_blocks", "markdown": "- a\n".repeat(257)}]),
        "ops[0].markdown",
    );
    assert!(said.contains("257 blocks, at most 256 are"), "{said}");
}

// O-81
#[test]
fn new_content_has_no_ids() {
    let d1 = Fixture::d1();
    let op = |block: Value| json!([{"op": "insert_blocks", "blocks": [block]}]);
    let said = d1.invalid(
        op(json!({"id": "mine", "type": "divider"})),
        "ops[0].blocks[0].id",
    );
    assert!(said.contains("not part of this op"), "{said}");
    d1.invalid(
        op(json!({"type": "table", "columns": [{}], "rows": [{"id": "r", "cells": []}]})),
        "ops[0].blocks[0].rows[0].id",
    );
}

// O-82
#[test]
fn every_part_of_a_table_gets_a_receipt() {
    let cell = json!([{"type": "checkbox", "text": "own"}, {"type": "paragraph", "indent": 1, "text": "child"}]);
    let table = json!({"type": "table", "columns": [{}, {}], "rows": [{"cells": ["a"]}, {"cells": [cell]}]});
    let outcome = Fixture::d0().ok(json!([{"op": "insert_blocks", "blocks": [table]}]));
    assert_eq!(
        receipts(&outcome),
        [
            "ops[0].blocks[0]",
            "ops[0].blocks[0].columns[0]",
            "ops[0].blocks[0].columns[1]",
            "ops[0].blocks[0].rows[0]",
            "ops[0].blocks[0].rows[1]",
            "ops[0].blocks[0].rows[1].cells[0][1]",
        ]
    );
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
    assert_eq!(
        first,
        outcome.receipts.blocks.get("ops[0].blocks[0].rows[1]")
    );
}

// O-83
#[test]
fn a_row_holds_only_columns() {
    let ly = Fixture::ly();
    let into = |id: &str| json!([{"op": "insert_blocks", "inside": id, "blocks": [{"type": "paragraph"}]}]);
    let said = crate::fixture::texts(&ly.run(into("r1")).expect_err("a paragraph in a row"));
    assert!(!said.is_empty());
    assert_eq!(stats(&ly.ok(into("k1"))), [1, 0, 0, 0, 0]);
}

// O-84
#[test]
fn nesting_is_never_clamped() {
    let chain = |depth: u8| {
        (0..depth)
            .map(|n| json!({"indent": n, "type": "toggle"}))
            .collect::<Value>()
    };
    let insert = |depth, place: Value| {
        let mut op = json!({"op": "insert_blocks", "blocks": chain(depth)});
        op.as_object_mut()
            .unwrap()
            .extend(place.as_object().unwrap().clone());
        json!([op])
    };
    let d1 = Fixture::d1();
    d1.run(insert(34, json!({}))).expect_err("34 levels");
    d1.ok(insert(33, json!({})));
    // The bound holds for the spliced result.
    let fault = d1
        .run(insert(33, json!({"inside": "p1"})))
        .expect_err("34 levels");
    assert_eq!(fault.issues[0].path_str(), "ops[0].blocks[32]", "{fault:?}");
}

// O-85
#[test]
fn a_run_starts_at_indent_0() {
    Fixture::d1().invalid(
        json!([{"op": "insert_blocks", "blocks": [{"indent": 1, "type": "divider"}]}]),
        "ops[0].blocks[0].indent",
    );
}

// O-86
#[test]
fn a_file_block_gets_no_further_descendant() {
    let page = Fixture::page(json!([
        {"id": "f1", "type": "image"},
        {"id": "o1", "indent": 1, "type": "paragraph", "text": "older content"},
    ]));
    page.invalid(
        json!([{"op": "insert_blocks", "after": "o1", "blocks": [{"type": "divider"}]}]),
        "ops[0].blocks[0]",
    );
}

// O-87
#[test]
fn a_label_of_a_receipt_works_in_the_next_batch() {
    let mut d1 = Fixture::d1();
    let outcome = d1.ok(json!([{"op": "insert_blocks", "blocks": [{"type": "divider"}]}]));
    let labels = Labels::of(&outcome.document);
    let label = outcome.receipts.spelled(&labels).blocks["ops[0].blocks[0]"].clone();
    // O-23
    assert_eq!(
        (
            label.len(),
            outcome.receipts.blocks["ops[0].blocks[0]"].len()
        ),
        (5, 24)
    );
    d1.document = outcome.document;
    assert_eq!(
        stats(&d1.ok(json!([{"op": "delete_block", "id": label}]))),
        [0, 0, 0, 1, 0]
    );
}

#[test]
fn types_that_payloads_cannot_create() {
    for kind in ["title", "description", "group", "chat", "icon", "[ ]"] {
        Fixture::d1().invalid(
            json!([{"op": "insert_blocks", "blocks": [{"type": kind}]}]),
            "ops[0].blocks[0].type",
        );
    }
    Fixture::d1().invalid(
        json!([{"op": "insert_blocks", "blocks": [{"text": "x"}]}]),
        "ops[0].blocks[0].type",
    );
}

// O-160
#[test]
fn bounds_of_the_schema_hold_inside_a_payload() {
    let table = json!({"type": "table", "columns": vec![json!({}); 65], "rows": []});
    Fixture::d0().invalid(
        json!([{"op": "insert_blocks", "blocks": [table]}]),
        "ops[0].blocks[0].columns",
    );
    let language = json!({"type": "code", "language": "x".repeat(65)});
    Fixture::d0().invalid(
        json!([{"op": "insert_blocks", "blocks": [language]}]),
        "ops[0].blocks[0].language",
    );
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
        let shown: Vec<String> = view
            .columns
            .iter()
            .map(|column| column.property.clone())
            .collect();
        assert_eq!(shown, columns);
        assert_eq!(view.sorts[0].property, "lastModifiedDate");
        assert_eq!(receipts(&outcome), ["ops[0].blocks[0]"]);
    }
}
