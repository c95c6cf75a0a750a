//! `set_properties` (ops.md 7.1) and the options it brings (9).

use rolltop_document::issue::FaultKind::{Ambiguous, Invalid};
use rolltop_document::ops::Favorite;
use serde_json::{Value, json};

use crate::fixture::{FILE, Fixture, PERSON, internal, option, paths, stats, with};

fn edit(fields: Value) -> Value {
    json!([op(fields)])
}

fn op(fields: Value) -> Value {
    with(json!({"op": "set_properties"}), fields)
}

fn set(key: &str, value: Value) -> Value {
    edit(json!({"set": {key: value}}))
}

// O-29
#[test]
fn counts_every_property_once() {
    let both = json!({"set": {"name": "Trip", "reviewed": true}, "unset": ["description"]});
    let outcome = Fixture::d1().ok(edit(both));
    assert_eq!(stats(&outcome), [0, 0, 0, 0, 3]);
    assert_eq!(outcome.document.properties["name"], json!("Trip"));
    assert!(!outcome.document.properties.contains_key("description"));
}

#[test]
fn what_is_refused() {
    let set = |key: &str, value: Value| op(json!({"set": {key: value}}));
    let d1 = Fixture::d1();
    #[rustfmt::skip]
    d1.refuses([
        (Invalid, op(json!({})), "", ""), // O-29
        // O-31
        (Invalid, set("type", json!("task")), "set.type", "set_type"),
        (Invalid, op(json!({"unset": ["type"]})), "unset.type", ""),
        (Invalid, set("id", json!("x")), "set.id", ""),
        (Invalid, op(json!({"set": {"labels": []}, "add": {"labels": ["a"]}})), "add.labels", "set .. add"), // O-32
        (Invalid, op(json!({"set": {"effort": 1, "Effort": 2}})), "set.effort", "duplicate"), // O-33
        (Ambiguous, set("Stage", json!("x")), "set.Stage", ""), // O-34
        (Invalid, set("severity", json!("Urgent")), "set.severity", "create_missing_options"), // O-35
        (Invalid, op(json!({"add": {"labels": ["zz"]}})), "add.labels", ""), // O-178
        // O-46
        (Invalid, op(json!({"add": {"reviewed": [true]}})), "add.reviewed", "checkbox .. set"),
        (Invalid, op(json!({"add": {"labels": "a"}})), "add.labels", ""),
        (Invalid, set("icon_emoji", json!("x")), "set.icon_emoji", ""),
        // O-48: a name of two options.
        (Ambiguous, set("twins", json!(["Twin"])), "set.twins", ""),
        (Ambiguous, op(json!({"remove": {"twins": ["Twin"]}})), "remove.twins", ""),
        // O-175: values are judged by their format.
        (Invalid, set("when", json!("soon")), "set.when", ""),
        (Invalid, set("effort", json!("3")), "set.effort", ""),
        (Invalid, set("reviewed", json!("yes")), "set.reviewed", ""),
        (Invalid, set("is_favorite", json!("yes")), "set.is_favorite", ""),
        (Invalid, set("people", json!(["nope"])), "set.people[0]", ""),
        // http.md 10: of two spellings the later one in byte order is refused, whatever the order of the list.
        (Invalid, op(json!({"unset": ["severity", "Severity"]})), "unset.severity", ""),
        (Invalid, op(json!({"unset": ["Severity", "severity"]})), "unset.severity", ""),
    ]);
    d1.ok(edit(json!({"unset": ["severity", "severity"]})));
    // O-30
    let both = edit(json!({"set": {"resolved_layout": "todo", "nonesuch": 1}}));
    let fault = d1.run(both).unwrap_err();
    assert_eq!(
        paths(&fault.issues),
        ["ops[0].set.nonesuch", "ops[0].set.resolved_layout"]
    );
    // ops.md 9: the consent is no help where a select is given several names, however they are given.
    for fixture in [d1.clone(), d1.clone().consenting()] {
        let several = |field: &str| op(json!({field: {"severity": ["New", "Neu"]}}));
        #[rustfmt::skip]
        fixture.refuses([
            (Invalid, several("set"), "set.severity", "takes 1 entry, 2 are given"),
            (Invalid, several("add"), "add.severity", "takes 1 entry, 2 are given"),
        ]);
    }
    // ops.md 7.1: whether the one value is to go, or to become another, the entries to remove do not say.
    let held = d1.holding("effort", json!(3));
    let remove = op(json!({"remove": {"effort": [3]}}));
    #[rustfmt::skip]
    held.refuses([
        (Invalid, remove, "remove.effort", "unset to take its one value away, or set"),
        (Invalid, op(json!({"add": {"effort": [3]}})), "add.effort", "use the field set"),
    ]);
    assert_eq!(
        held.value_after(edit(json!({"unset": ["effort"]})), "effort"),
        None
    );
}

// O-175
#[test]
fn people_are_any_objects() {
    let both = json!([PERSON, FILE]);
    let value = Fixture::d1().value_after(set("people", both.clone()), "people");
    assert_eq!(value, Some(both));
}

// O-36, O-37
#[test]
fn unknown_options_need_consent() {
    let outcome = Fixture::d1()
        .consenting()
        .ok(set("severity", json!("Urgent")));
    let [new] = outcome.new_options.as_slice() else {
        panic!("{:?}", outcome.new_options)
    };
    assert_eq!(new.name, "Urgent");
    assert_eq!(
        outcome.document.properties[&internal("severity")],
        json!([new.id])
    );
    // Before any other fault of the batch.
    let missing = json!({"op": "delete_block", "id": "nowhere"});
    let new = op(json!({"set": {"severity": "Urgent"}}));
    Fixture::d1().invalid(json!([missing, new]), "ops[1].set.severity");
}

// O-38
#[test]
fn at_most_64_new_options() {
    let names = |count: usize| (0..count).map(|n| format!("n{n}")).collect::<Vec<_>>();
    let d1 = Fixture::d1().consenting();
    let said = d1.invalid(set("labels", json!(names(65))), "/ops");
    assert!(said.contains("labels: 65"), "{said}");
    assert_eq!(d1.ok(set("labels", json!(names(64)))).new_options.len(), 64);
}

// O-39
#[test]
fn a_failing_batch_creates_no_option() {
    let new = op(json!({"set": {"severity": "Urgent"}}));
    let missing = json!({"op": "update_block", "id": "nowhere", "set": {"text": "x"}});
    let d1 = Fixture::d1().consenting();
    d1.missing(json!([new, missing]), "ops[1].id");
    // O-40
    let both = op(json!({"set": {"severity": "Urgent"}, "unset": ["severity"]}));
    d1.refuses([(Invalid, both, "unset.severity", "")]);
}

#[test]
fn one_new_name_is_one_option_in_the_whole_batch() {
    let outcome = Fixture::d1().consenting().ok(json!([
        op(json!({"set": {"labels": ["zz"]}})),
        op(json!({"unset": ["labels"]})),
        op(json!({"add": {"labels": ["zz", "a"]}})),
    ]));
    assert_eq!(outcome.new_options.len(), 1);
}

#[test]
fn add_and_remove_entries() {
    let d1 = Fixture::d1();
    let (a, b, high) = (option("a"), option("b"), option("High"));
    // O-41
    let full = d1.clone().holding("severity", json!([high]));
    let low = op(json!({"add": {"severity": ["Low"]}}));
    full.refuses([(Invalid, low, "add.severity", "set")]);
    let held = d1.clone().holding("labels", json!([a, b]));
    let add = |key: &str, names: Value| op(json!({"add": {key: names}}));
    let remove = |names: Value| json!([op(json!({"remove": {"labels": names}}))]);
    let twice = json!([
        add("labels", json!(["b"])),
        add("labels", json!(["a", "b", "a"]))
    ]);
    #[rustfmt::skip]
    let cases = [
        (&d1, json!([add("severity", json!(["High"]))]), "severity", Some(json!([high]))), // O-41
        (&d1, twice, "labels", Some(json!([b, a]))), // O-42
        (&held, remove(json!(["a", "nonesuch"])), "labels", Some(json!([b]))), // O-43
        (&d1, remove(json!(["a"])), "labels", None), // O-44
        (&held, remove(json!(["a", "b"])), "labels", Some(json!([]))), // O-45
        (&held, set("labels", json!([])), "labels", Some(json!([]))), // O-45
        (&held, set("labels", Value::Null), "labels", Some(Value::Null)), // O-45
    ];
    for (fixture, ops, key, expected) in cases {
        assert_eq!(fixture.value_after(ops.clone(), key), expected, "{ops}");
    }
}

// O-47, ops.md 7.1: a key that the type does not list; what is stored at the end of the batch counts, and the type that
// the object then has.
#[test]
fn a_key_that_the_type_does_not_list_warns_once() {
    let d1 = Fixture::d1();
    let task = json!({"op": "set_type", "type": "task"});
    let set = op(json!({"set": {"effort": 1}}));
    let unset = op(json!({"unset": ["effort"]}));
    let due = op(json!({"set": {"due_date": "2026-01-01"}}));
    let holding = d1.clone().holding("effort", json!(1));
    for (fixture, ops, warned) in [
        (&d1, json!([set]), &["ops[0].set.effort"][..]),
        (&d1, json!([set, unset]), &[]),
        (&d1, json!([set, unset, set, set]), &["ops[0].set.effort"]),
        (&d1, json!([due, task]), &[]),
        (&d1, json!([due]), &["ops[0].set.due_date"]),
        (&holding, json!([op(json!({"set": {"effort": 3}}))]), &[]),
        (&holding, json!([unset, set]), &[]),
    ] {
        assert_eq!(paths(&fixture.ok(ops.clone()).warnings), warned, "{ops}");
    }
}

// document.md 10.5
#[test]
fn a_key_that_holds_more_than_is_seen_warns() {
    let holding = Fixture::d1().holding("effort", json!(1));
    for key in [" effort", "effort\u{200b}"] {
        let changes = [json!({"set": {key: 3}}), json!({"unset": [key]})];
        for (change, field) in changes.into_iter().zip(["set", "unset"]) {
            let outcome = holding.ok(edit(change));
            assert_eq!(paths(&outcome.warnings), [format!("ops[0].{field}.{key}")]);
        }
    }
}

#[test]
fn a_removed_property_stays_editable_where_it_has_a_value() {
    let mut d1 = Fixture::d1();
    let key = internal("effort");
    d1.properties
        .iter_mut()
        .filter(|def| def.key == key)
        .for_each(|def| def.archived = true);
    assert!(
        d1.invalid(set("effort", json!(1)), "ops[0].set.effort")
            .contains("removed")
    );
    let held = d1.holding("effort", json!(1));
    // A read serves it by its internal key.
    let unset = edit(json!({"unset": [key]}));
    assert_eq!(held.value_after(unset.clone(), "effort"), None);
    let twice = json!([unset[0], unset[0]]);
    assert_eq!(held.value_after(twice, "effort"), None);
    let again = json!([unset[0], {"op": "set_properties", "set": {&key: 1}}]);
    assert!(
        held.invalid(again, &format!("ops[1].set.{key}"))
            .contains("removed")
    );
    assert_eq!(
        held.value_after(edit(json!({"set": {key: 2}})), "effort"),
        Some(json!(2))
    );
}

#[test]
fn the_favourite_mark_is_no_content() {
    let d1 = Fixture::d1();
    for (ops, mark) in [
        (set("is_favorite", json!(true)), Favorite::Set(true)),
        (edit(json!({"unset": ["is_favorite"]})), Favorite::Unset),
    ] {
        let outcome = d1.ok(ops);
        let found = (outcome.favorite, outcome.changed, stats(&outcome));
        assert_eq!(found, (Some(mark), false, [0; 5]));
    }
}

// document.md 10.6: no list grows past what a document may hold, so that a read can be sent back.
#[test]
fn lists_are_bounded_however_they_grow() {
    let held = |count: usize| -> Value {
        (0..count)
            .map(|number| json!(format!("{number:024x}")))
            .collect()
    };
    let add = |entry: &str| edit(json!({"add": {"people": [entry]}}));
    let almost_full = Fixture::d1().holding("people", held(2_047));
    let full = almost_full.after(add(PERSON));
    let said = full.invalid(add(FILE), "ops[0].add.people");
    assert!(
        said.contains("2049") && said.contains("at most 2048"),
        "{said}"
    );
    // What is there already is not added.
    full.ok(add(PERSON));
    // What an older version let grow can be kept, and shortened.
    let longer = Fixture::d1().holding("people", held(3_000));
    longer.invalid(add(PERSON), "ops[0].add.people");
    longer.ok(edit(json!({"remove": {"people": held(10)}})));
}

/// A batch that sets the select by each of these names, each written twice.
fn doubled_names(count: usize) -> Value {
    let sets = (0..count).map(|n| {
        let name = format!("new{n}");
        json!({"op": "set_properties", "set": {"severity": [name, name]}})
    });
    sets.collect()
}

// ops.md 9: a name that is written twice is one new option, with consent or without, and counts against the cap.
#[test]
fn a_doubled_name_is_a_new_option() {
    let d1 = Fixture::d1();
    let said = d1.invalid(doubled_names(1), "ops[0].set.severity");
    assert!(said.contains("create_missing_options"), "{said}");
    let d1 = d1.consenting();
    assert_eq!(d1.ok(doubled_names(64)).new_options.len(), 64);
    let said = d1.invalid(doubled_names(65), "/ops");
    assert!(said.contains("severity: 65"), "{said}");
}

// ops.md 7.1: warnings come in the order in which the values were written, which is the same in every run.
#[test]
fn warnings_come_in_the_order_of_the_values() {
    let outcome = Fixture::d1().ok(json!([
        op(json!({"set": {"when": "2026-01-01", "reviewed": true, "severity": "High"}})),
        op(json!({"set": {"effort": 1, "due_date": "2026-01-01"}, "add": {"labels": ["a"]}})),
        op(json!({"set": {"people": [PERSON], "when": "2026-01-02"}})),
    ]));
    #[rustfmt::skip]
    let expected = [
        "ops[0].set.reviewed", "ops[0].set.severity", "ops[0].set.when", "ops[1].set.due_date", "ops[1].set.effort",
        "ops[1].add.labels", "ops[2].set.people",
    ];
    assert_eq!(paths(&outcome.warnings), expected);
}
