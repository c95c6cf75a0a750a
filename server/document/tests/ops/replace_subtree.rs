//! `replace_subtree` (ops.md 7.3) and the ids of payloads (ops.md 6.1).

use serde_json::{Value, json};

use crate::fixture::{Fixture, assert_no_effect, outline, receipts, stats, texts};

fn replace(id: &str, blocks: Value) -> Value {
    json!([{"op": "replace_subtree", "id": id, "blocks": blocks}])
}

// O-62
#[test]
fn puts_a_run_in_the_place_of_a_subtree() {
    let outcome = Fixture::d1().ok(replace(
        "p1",
        json!([
            {"type": "bulleted_list_item", "text": "a"},
            {"indent": 1, "type": "paragraph", "text": "b"},
        ]),
    ));
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

// O-64
#[test]
fn a_jump_of_indents_names_both() {
    let divider = |indent: u8| json!({"indent": indent, "type": "paragraph"});
    let said = Fixture::d1().invalid(
        replace("p1", json!([divider(0), divider(2)])),
        "ops[0].blocks[1].indent",
    );
    assert!(said.contains('0') && said.contains('2'), "{said}");
}

#[test]
fn payload_ids_name_what_is_replaced() {
    let d1 = Fixture::d1();
    let run = |id: &str| replace("p1", json!([{"id": id, "type": "paragraph"}]));
    // O-65
    let said = d1.invalid(run("ghost"), "ops[0].blocks[0].id");
    assert!(said.contains("leave it out"), "{said}");
    // O-66
    let said = d1.invalid(run("h1"), "ops[0].blocks[0].id");
    assert!(said.contains("duplicate"), "{said}");
    let page = Fixture::page(json!([
        {"id": "0123456789abcdef0123ff2c", "type": "divider"},
        {"id": "p1", "type": "paragraph"},
    ]));
    let said = page.invalid(run("3ff2c"), "ops[0].blocks[0].id");
    assert!(said.contains("3ff2c (0123456789abcdef0123ff2c)"), "{said}");
    // O-67
    let said = d1.ambiguous(run("1"), "ops[0].blocks[0].id");
    assert!(said.contains("h1") && said.contains("c1"), "{said}");
}

#[test]
fn the_same_id_twice_is_refused() {
    let twice = json!([{"id": "p1", "type": "paragraph"}, {"id": "p1", "type": "paragraph"}]);
    Fixture::d1().invalid(replace("p1", twice), "ops[0].blocks[1].id");
}

#[test]
fn named_ids_keep_their_identity_elsewhere_in_the_run() {
    let outcome = Fixture::d1().ok(replace(
        "p1",
        json!([{"id": "c1", "type": "paragraph", "text": "beta"}, {"indent": 1, "id": "p1", "type": "quote"}]),
    ));
    assert_eq!(outline(&outcome.document), "h1 c1 .p1 s2");
    assert_eq!(stats(&outcome), [0, 1, 2, 0, 0]);
    assert!(receipts(&outcome).is_empty());
}

// ops.md 5: the violation names both numbers, as they were written.
#[test]
fn a_gap_is_told_in_the_numbers_that_were_written() {
    let page = Fixture::page(json!([
        {"id": "a", "type": "toggle"},
        {"indent": 1, "id": "b", "type": "toggle"},
        {"indent": 2, "id": "c", "type": "toggle"},
    ]));
    let run = |indents: [u64; 2]| {
        let blocks = indents.map(|indent| json!({"indent": indent, "type": "toggle"}));
        replace("c", json!(blocks))
    };
    let said = page.invalid(run([2, 4]), "ops[0].blocks[1].indent");
    assert!(
        said.contains("indent 4 follows indent 2, at most 3 is"),
        "{said}"
    );
    let said = page.invalid(run([0, 2]), "ops[0].blocks[1].indent");
    assert!(
        said.contains("indent 2 follows indent 0, at most 1 is"),
        "{said}"
    );
    page.ok(run([2, 3]));
}

// O-68
#[test]
fn at_most_256_blocks() {
    let many = |count| replace("p1", Value::Array(vec![json!({"type": "divider"}); count]));
    let said = Fixture::d1().invalid(many(257), "ops[0].blocks");
    assert!(said.contains("257") && said.contains("256"), "{said}");
    assert_eq!(stats(&Fixture::d1().ok(many(256))), [256, 0, 0, 2, 0]);
}

// O-69
#[test]
fn a_block_may_not_take_a_views_id() {
    let page = Fixture::page(json!([
        {"id": "p1", "type": "paragraph"},
        {"id": "dv", "type": "dataview", "views": [{"id": "v1", "name": "All"}]},
    ]));
    let run = json!([{"id": "v1", "type": "paragraph"}]);
    page.invalid(replace("p1", run.clone()), "ops[0].blocks[0].id");
}

// O-171
#[test]
fn empty_members_count_as_absent() {
    let outcome = Fixture::d1().ok(replace(
        "c1",
        json!([{"id": "", "type": "paragraph", "text": "n", "color": "", "align": "left"}]),
    ));
    assert_eq!(receipts(&outcome), ["ops[0].blocks[0]"]);
    let plain = Fixture::d1().ok(replace("c1", json!([{"type": "paragraph", "text": "n"}])));
    assert_eq!(outcome.document, plain.document);
}

#[test]
fn fields_that_the_payload_does_not_mention_stay() {
    let page = Fixture::page(json!([{"id": "f1", "type": "image", "fields": {"width": 0.5}}]));
    assert_no_effect(
        &page.ok(replace("f1", json!([{"id": "f1", "type": "image"}]))),
        &page.document,
    );
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

// ops.md 7.3: an absolute run is absolute throughout; an absent indent is 0 there, too.
#[test]
fn an_absolute_run_stays_below_its_place() {
    let d1 = Fixture::d1();
    for indent in [json!(0), json!(null)] {
        let run = json!([
            {"indent": 1, "type": "paragraph"},
            {"indent": indent, "type": "paragraph"},
        ]);
        let said = d1.invalid(replace("c1", run), "ops[0].blocks[1].indent");
        assert!(said.contains("0 is less than 1"), "{said}");
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
