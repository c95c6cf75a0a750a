//! `replace_subtree` (ops.md 7.3) and the ids of payloads (ops.md 6.1).

use rolltop_document::issue::FaultKind::{Ambiguous, Invalid};
use serde_json::{Value, json};

use crate::fixture::{Fixture, assert_no_effect, outline, receipts, stats, texts};

fn op(id: &str, blocks: Value) -> Value {
    json!({"op": "replace_subtree", "id": id, "blocks": blocks})
}

fn replace(id: &str, blocks: Value) -> Value {
    json!([op(id, blocks)])
}

// O-62
#[test]
fn puts_a_run_in_the_place_of_a_subtree() {
    let item = json!({"type": "bulleted_list_item", "text": "a"});
    let child = json!({"indent": 1, "type": "paragraph", "text": "b"});
    let outcome = Fixture::d1().ok(replace("p1", json!([item, child])));
    assert_eq!(stats(&outcome), [2, 0, 0, 2, 0]);
    assert_eq!(receipts(&outcome), ["ops[0].blocks[0]", "ops[0].blocks[1]"]);
    let [a, b] = ["ops[0].blocks[0]", "ops[0].blocks[1]"].map(|key| &outcome.receipts.blocks[key]);
    assert_eq!(outline(&outcome.document), format!("h1 {a} .{b} s2"));
}

// O-63
#[test]
fn the_subtree_of_a_read_changes_nothing() {
    let d1 = Fixture::d1();
    let c1 = json!({"indent": 1, "id": "c1", "type": "paragraph", "text": "beta"});
    let p1 = json!({"id": "p1", "type": "paragraph", "text": "alpha"});
    assert_no_effect(&d1.ok(replace("p1", json!([p1, c1]))), &d1.document);
    assert_no_effect(&d1.ok(replace("c1", json!([c1]))), &d1.document);
}

#[test]
fn what_is_refused() {
    let run = |indents: [Value; 2]| {
        json!(indents.map(|indent| json!({"indent": indent, "type": "toggle"})))
    };
    let of = |id: &str| op("p1", json!([{"id": id, "type": "paragraph"}]));
    let twice = json!([{"id": "p1", "type": "paragraph"}, {"id": "p1", "type": "paragraph"}]);
    let many = |count: usize| op("p1", json!(vec![json!({"type": "divider"}); count]));
    let d1 = Fixture::d1();
    #[rustfmt::skip]
    d1.refuses([
        (Invalid, op("p1", run([json!(0), json!(2)])), "blocks[1].indent", "0 .. 2"), // O-64
        (Invalid, of("ghost"), "blocks[0].id", "leave it out"), // O-65
        (Invalid, of("h1"), "blocks[0].id", "duplicate"), // O-66
        (Ambiguous, of("1"), "blocks[0].id", "h1 .. c1"), // O-67
        (Invalid, op("p1", twice), "blocks[1].id", ""),
        (Invalid, many(257), "blocks", "257 .. 256"), // O-68
        // ops.md 7.3: an absolute run is absolute throughout; an absent indent is 0 there, too.
        (Invalid, op("c1", run([json!(1), json!(0)])), "blocks[1].indent", "0 is less than 1"),
        (Invalid, op("c1", run([json!(1), json!(null)])), "blocks[1].indent", "0 is less than 1"),
    ]);
    assert_eq!(stats(&d1.ok(json!([many(256)]))), [256, 0, 0, 2, 0]);
    let page = Fixture::page(json!([
        {"id": "a", "type": "toggle"},
        {"indent": 1, "id": "b", "type": "toggle"},
        {"indent": 2, "id": "c", "type": "toggle"},
        {"id": "0123456789abcdef0123ff2c", "type": "divider"},
        {"id": "p1", "type": "paragraph"},
        {"id": "dv", "type": "dataview", "views": [{"id": "v1", "name": "All"}]},
    ]));
    #[rustfmt::skip]
    page.refuses([
        (Invalid, of("3ff2c"), "blocks[0].id", "3ff2c (0123456789abcdef0123ff2c)"), // O-66
        (Invalid, of("v1"), "blocks[0].id", ""), // O-69
        // ops.md 5: the violation names both numbers, as they were written.
        (Invalid, op("c", run([json!(2), json!(4)])), "blocks[1].indent", "indent 4 follows indent 2, at most 3 is"),
        (Invalid, op("c", run([json!(0), json!(2)])), "blocks[1].indent", "indent 2 follows indent 0, at most 1 is"),
    ]);
    page.ok(json!([op("c", run([json!(2), json!(3)]))]));
}

#[test]
fn named_ids_keep_their_identity_elsewhere_in_the_run() {
    let first = json!({"id": "c1", "type": "paragraph", "text": "beta"});
    let second = json!({"indent": 1, "id": "p1", "type": "quote"});
    let outcome = Fixture::d1().ok(replace("p1", json!([first, second])));
    assert_eq!(outline(&outcome.document), "h1 c1 .p1 s2");
    assert_eq!(stats(&outcome), [0, 1, 2, 0, 0]);
    assert!(receipts(&outcome).is_empty());
}

// O-171
#[test]
fn empty_members_count_as_absent() {
    let full = json!([{"id": "", "type": "paragraph", "text": "n", "color": "", "align": "left"}]);
    let outcome = Fixture::d1().ok(replace("c1", full));
    assert_eq!(receipts(&outcome), ["ops[0].blocks[0]"]);
    let plain = json!([{"type": "paragraph", "text": "n"}]);
    let plain = Fixture::d1().ok(replace("c1", plain));
    assert_eq!(outcome.document, plain.document);
}

#[test]
fn fields_that_the_payload_does_not_mention_stay() {
    let page = Fixture::page(json!([{"id": "f1", "type": "image", "fields": {"width": 0.5}}]));
    let kept = replace("f1", json!([{"id": "f1", "type": "image"}]));
    assert_no_effect(&page.ok(kept), &page.document);
}

// ops.md 6.1: those of columns and of the blocks that cells are, too.
#[test]
fn fields_within_a_table_stay() {
    let cell = json!([
        {"type": "quote", "text": "x", "fields": {"a": 1}},
        {"id": "d1", "indent": 1, "type": "paragraph", "fields": {"b": 1}},
    ]);
    let said = json!([
        {"type": "quote", "text": "x"},
        {"id": "d1", "indent": 1, "type": "paragraph"},
    ]);
    let table = |column: Value, cell: &Value| {
        json!({"id": "t1", "type": "table", "columns": [column],
            "rows": [{"id": "r1", "cells": [cell]}]})
    };
    let page = Fixture::page(json!([table(
        json!({"id": "ca", "fields": {"c": 1}}),
        &cell
    )]));
    let unsaid = table(json!({"id": "ca"}), &said);
    for ops in [
        replace("t1", json!([unsaid])),
        json!([{"op": "update_block", "id": "t1",
            "set": {"columns": unsaid["columns"], "rows": unsaid["rows"]}}]),
        json!([{"op": "set_cell", "table_id": "t1", "row": "r1", "col": "ca", "value": said}]),
    ] {
        assert_no_effect(&page.ok(ops), &page.document);
    }
}

// ops.md 5: the first of several, whatever ids they got; so do the cells of a table.
#[test]
fn the_first_new_descendant_of_a_file_block_is_refused() {
    let run = json!([{"type": "image"}, {"indent": 1, "type": "paragraph"}, {"indent": 1, "type": "paragraph"}]);
    let table = json!({"type": "table", "columns": [{}], "rows": [{"cells": [run]}]});
    let mut behind = run.as_array().unwrap().clone();
    behind.insert(0, table);
    for (blocks, first) in [
        (run, "ops[0].blocks[1]"),
        (json!(behind), "ops[0].blocks[0].rows[0].cells[0][1]"),
    ] {
        let ops = json!([{"op": "replace_subtree", "id": "p1", "blocks": blocks}]);
        let said = Fixture::d1().invalid(ops.clone(), first);
        let again = Fixture::d1().run_again(ops).unwrap_err();
        assert_eq!((texts(&again), again.issues[0].path_str()), (said, first));
    }
}
