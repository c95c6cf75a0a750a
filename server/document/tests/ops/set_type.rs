//! `set_type` (ops.md 7.14).

use rolltop_document::document::Kind;
use rolltop_document::issue::FaultKind;
use rolltop_document::vocabulary::Layout;
use serde_json::{Value, json};

use crate::fixture::{Fixture, assert_no_effect, standing, stats};

fn set(name: &str) -> Value {
    json!({"op": "set_type", "type": name})
}

// O-146, O-147
#[test]
fn only_the_type_changes() {
    let d1 = Fixture::d1();
    for name in ["task", "Task"] {
        let outcome = d1.ok(json!([set(name)]));
        let change = outcome.type_changed.clone().unwrap();
        assert_eq!((change.from.as_str(), change.to.as_str()), ("page", "task"));
        assert!(outcome.changed);
        assert_eq!(stats(&outcome), [0; 5]);
        let mut expected = d1.document.clone();
        expected.type_key = "task".to_owned();
        assert_eq!(outcome.document, expected);
    }
    for ops in [json!([set("page")]), json!([set("task"), set("page")])] {
        let outcome = d1.ok(ops);
        assert_eq!(outcome.type_changed, None);
        assert_no_effect(&outcome, &d1.document);
    }
    let outcome = d1.ok(json!([set("task"), set("note")]));
    assert_eq!(outcome.type_changed.unwrap().to, "note");
}

// O-146
#[test]
fn what_is_no_type_for_the_object_is_refused() {
    let d1 = Fixture::d1();
    let path = "ops[0].type";
    let said = d1.invalid(json!([set("tsak")]), path);
    assert!(said.contains("task"), "{said}");
    let fault = d1.run(json!([set("template")])).expect_err("a template");
    assert_eq!(fault.issues[0].path_str(), path);
    assert_eq!(
        fault.issues[0].see_also[0].op.as_deref(),
        Some("create_template")
    );
    let said = d1.invalid(json!([set("collection")]), path);
    assert!(said.contains("basic") && said.contains("task"), "{said}");
    assert!(
        !said.contains("page,") && !said.contains("profile"),
        "{said}"
    );
    d1.invalid(json!([set("")]), path);
}

// ops.md 2, step 10: before the first operation, and each from where the last one leads.
#[test]
fn the_whole_chain_is_judged_first() {
    let d1 = Fixture::d1();
    let missing = json!({"op": "delete_block", "id": "nowhere"});
    d1.invalid(json!([missing, set("task"), set("tsak")]), "ops[2].type");
    // A property of a new option is asked about later.
    let option = json!({"op": "set_properties", "set": {"severity": "New"}});
    d1.invalid(json!([option, set("collection")]), "ops[1].type");
}

// ops.md 7.14: the layout is the object's own.
#[test]
fn an_object_with_a_layout_of_its_own_keeps_it() {
    let collection = Layout::ALL.iter().position(|it| *it == Layout::Collection);
    let own = Fixture::d1().holding("layout", json!(collection));
    own.invalid(json!([set("task")]), "ops[0].type");
    assert!(own.run(json!([set("collection")])).is_ok());
}

// ops.md 8
#[test]
fn restrictions_of_the_type() {
    let mut fixture = Fixture::d1();
    for (kind, layout) in [
        (Kind::Page, Layout::Set),
        (Kind::Template, Layout::Basic),
        (Kind::ObjectType, Layout::ObjectType),
    ] {
        fixture.standing = standing(kind, layout);
        fixture.refused(json!([set("task")]), FaultKind::Forbidden, "/ops/0");
    }
}
