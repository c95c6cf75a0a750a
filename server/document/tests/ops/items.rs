//! `add_items` and `remove_items` (ops.md 7.13).

use rolltop_document::issue::FaultKind;
use rolltop_document::ops::Outcome;
use serde_json::{Value, json};

use crate::fixture::{Fixture, assert_no_effect, paths};

fn add(items: Value) -> Value {
    json!({"op": "add_items", "items": items})
}

fn remove(items: Value) -> Value {
    json!({"op": "remove_items", "items": items})
}

fn members(outcome: &Outcome) -> Vec<&str> {
    let items = outcome.document.collection_items.as_ref().unwrap();
    items.iter().map(String::as_str).collect()
}

/// Members added and removed.
fn counted(outcome: &Outcome) -> [usize; 2] {
    let stats = outcome.diff_stats;
    [stats.items_added, stats.items_removed]
}

// O-141
#[test]
fn members_come_and_go() {
    let outcome = Fixture::co().ok(json!([add(json!(["m2", "m1"])), remove(json!(["m1"]))]));
    assert_eq!(members(&outcome), ["m2"]);
    assert_eq!(counted(&outcome), [1, 1]);
}

// O-142
#[test]
fn what_comes_and_goes_counts_nowhere() {
    let co = Fixture::co();
    let gone = remove(json!(["m2", "unknown"]));
    let outcome = co.ok(json!([add(json!(["m2"])), gone]));
    assert_eq!(counted(&outcome), [0, 0]);
    assert_no_effect(&outcome, &co.document);
    assert_no_effect(&co.ok(json!([add(json!(["m1"]))])), &co.document);
}

// O-143
#[test]
fn only_collections_have_items() {
    for op in [add(json!(["m2"])), remove(json!(["m2"]))] {
        let said = Fixture::d1().invalid(json!([op]), "ops[0]");
        assert!(said.contains("page"), "{said}");
    }
    for op in [add(json!([])), remove(json!([]))] {
        Fixture::co().invalid(json!([op]), "ops[0].items");
    }
    let many: Vec<String> = (0..1001).map(|n| format!("m{n}")).collect();
    Fixture::co().invalid(json!([remove(json!(many))]), "ops[0].items");
    // Older content may hold items without the layout.
    let mut older = Fixture::co();
    older.document.type_key = "page".to_owned();
    let grown = older.ok(json!([add(json!(["m2"]))]));
    assert_eq!(members(&grown), ["m1", "m2"]);
}

// O-173
#[test]
fn members_are_objects_of_the_space() {
    let co = Fixture::co();
    co.invalid(json!([add(json!(["m2", "nope"]))]), "ops[0].items[1]");
    let two = json!([add(json!(["a", "m2", "b"]))]);
    let fault = co.run(two).expect_err("two unknown");
    let expected = vec!["ops[0].items[0]", "ops[0].items[2]"];
    assert_eq!(
        (fault.kind, paths(&fault.issues)),
        (FaultKind::Invalid, expected)
    );

    let outcome = co.ok(json!([add(json!(["m2", "m2"]))]));
    assert_eq!(members(&outcome), ["m1", "m2"]);
    let outcome = co.ok(json!([add(json!(["m2", "m3"]))]));
    assert_eq!(members(&outcome), ["m1", "m2", "m3"]);
    assert_eq!(paths(&outcome.warnings), ["ops[0].items[1]"]);
}

// O-177
#[test]
fn a_collection_in_the_bin_is_not_edited() {
    let mut co = Fixture::co();
    co.standing.archived = true;
    co.refused(json!([add(json!(["m2"]))]), FaultKind::Forbidden, "/ops/0");
}
