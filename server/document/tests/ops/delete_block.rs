//! `delete_block` (ops.md 7.6).

use serde_json::json;

use crate::fixture::{Fixture, outline, stats};

// O-94
#[test]
fn descendants_go_only_on_demand() {
    let d1 = Fixture::d1();
    let said = d1.invalid(json!([{"op": "delete_block", "id": "p1"}]), "ops[0]");
    assert!(
        said.contains("1 descendant block") && said.contains("recursive"),
        "{said}"
    );
    let outcome = d1.ok(json!([{"op": "delete_block", "id": "p1", "recursive": true}]));
    assert_eq!(outline(&outcome.document), "h1 s2");
    assert_eq!(stats(&outcome), [0, 0, 0, 2, 0]);
}

// O-95
#[test]
fn a_block_found_by_text_is_named_by_its_id() {
    let said = Fixture::d1().invalid(json!([{"op": "delete_block", "match": "alpha"}]), "ops[0]");
    assert!(said.contains("p1 has"), "{said}");
}

// O-96
#[test]
fn an_ambiguous_text_lists_the_blocks() {
    let tw = Fixture::tw();
    let said = tw.ambiguous(
        json!([{"op": "delete_block", "match": "Cost: open"}]),
        "ops[0].match",
    );
    assert!(said.contains("x1") && said.contains("x2"), "{said}");
    let outcome = tw.ok(json!([{"op": "delete_block", "id": "x2"}]));
    assert_eq!(outline(&outcome.document), "ha x1 hb");
}

// O-97
#[test]
fn exactly_one_locator() {
    let d1 = Fixture::d1();
    d1.ambiguous(
        json!([{"op": "delete_block", "id": "c1", "match": "beta"}]),
        "ops[0]",
    );
    d1.invalid(json!([{"op": "delete_block"}]), "ops[0]");
}

#[test]
fn parts_of_a_table_are_no_descendants() {
    let outcome = Fixture::tb().ok(json!([{"op": "delete_block", "id": "t1"}]));
    assert_eq!(outline(&outcome.document), "");
}
