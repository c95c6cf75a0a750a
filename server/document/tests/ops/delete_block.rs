//! `delete_block` (ops.md 7.6).

use rolltop_document::issue::FaultKind::{Ambiguous, Invalid};
use serde_json::{Value, json};

use crate::fixture::{Fixture, outline, stats, with};

#[test]
fn what_is_refused() {
    let delete = |more: Value| with(json!({"op": "delete_block"}), more);
    #[rustfmt::skip]
    Fixture::d1().refuses([
        (Invalid, delete(json!({"id": "p1"})), "", "1 descendant block .. recursive"), // O-94
        (Invalid, delete(json!({"match": "alpha"})), "", "p1 has"), // O-95
        (Ambiguous, delete(json!({"id": "c1", "match": "beta"})), "", ""), // O-97
        (Invalid, delete(json!({})), "", ""), // O-97
    ]);
    let text = delete(json!({"match": "Cost: open"}));
    Fixture::tw().refuses([(Ambiguous, text, "match", "x1 .. x2")]); // O-96
}

// O-94
#[test]
fn descendants_go_only_on_demand() {
    let delete = json!([{"op": "delete_block", "id": "p1", "recursive": true}]);
    let outcome = Fixture::d1().ok(delete);
    assert_eq!(outline(&outcome.document), "h1 s2");
    assert_eq!(stats(&outcome), [0, 0, 0, 2, 0]);
}

#[test]
fn parts_of_a_table_are_no_descendants() {
    let outcome = Fixture::tb().ok(json!([{"op": "delete_block", "id": "t1"}]));
    assert_eq!(outline(&outcome.document), "");
}
