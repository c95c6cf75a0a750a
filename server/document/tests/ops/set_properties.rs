//! `set_properties` (ops.md 7.1) and the options it brings (9).

use rolltop_document::ops::Favorite;
use serde_json::{Value, json};

use crate::fixture::{FILE, Fixture, PERSON, internal, option, stats};

fn edit(fields: Value) -> Value {
    let mut op = fields;
    op["op"] = json!("set_properties");
    json!([op])
}

fn set(key: &str, value: Value) -> Value {
    edit(json!({"set": {key: value}}))
}

// O-29
#[test]
fn counts_every_property_once() {
    let outcome = Fixture::d1().ok(edit(
        json!({"set": {"name": "Trip", "reviewed": true}, "unset": ["description"]}),
    ));
    assert_eq!(stats(&outcome), [0, 0, 0, 0, 3]);
    assert_eq!(outcome.document.properties["name"], json!("Trip"));
    assert!(!outcome.document.properties.contains_key("description"));
    Fixture::d1().invalid(edit(json!({})), "ops[0]");
}

#[test]
fn key_faults_are_reported_together() {
    let d1 = Fixture::d1();
    // O-30
    let fault = d1
        .run(edit(
            json!({"set": {"resolved_layout": "todo", "nonesuch": 1}}),
        ))
        .unwrap_err();
    let paths: Vec<&str> = fault.issues.iter().map(|issue| issue.path_str()).collect();
    assert_eq!(paths, ["ops[0].set.nonesuch", "ops[0].set.resolved_layout"]);
    // O-31
    assert!(
        d1.invalid(set("type", json!("task")), "ops[0].set.type")
            .contains("set_type")
    );
    d1.invalid(edit(json!({"unset": ["type"]})), "ops[0].unset.type");
    d1.invalid(set("id", json!("x")), "ops[0].set.id");
    // O-32
    let said = d1.invalid(
        edit(json!({"set": {"labels": []}, "add": {"labels": ["a"]}})),
        "ops[0].add.labels",
    );
    assert!(said.contains("set") && said.contains("add"), "{said}");
    // O-33
    let said = d1.invalid(
        edit(json!({"set": {"effort": 1, "Effort": 2}})),
        "ops[0].set.effort",
    );
    assert!(said.contains("duplicate"), "{said}");
    // O-34
    d1.ambiguous(set("Stage", json!("x")), "ops[0].set.Stage");
    // O-46
    let said = d1.invalid(
        edit(json!({"add": {"reviewed": [true]}})),
        "ops[0].add.reviewed",
    );
    assert!(said.contains("checkbox") && said.contains("set"), "{said}");
    d1.invalid(edit(json!({"add": {"labels": "a"}})), "ops[0].add.labels");
    d1.invalid(set("icon_emoji", json!("x")), "ops[0].set.icon_emoji");
}

// O-175
#[test]
fn values_are_judged_by_format() {
    let d1 = Fixture::d1();
    d1.invalid(set("when", json!("soon")), "ops[0].set.when");
    d1.invalid(set("effort", json!("3")), "ops[0].set.effort");
    d1.invalid(set("reviewed", json!("yes")), "ops[0].set.reviewed");
    d1.invalid(set("people", json!(["nope"])), "ops[0].set.people[0]");
    assert_eq!(
        d1.value_after(set("people", json!([PERSON, FILE])), "people"),
        Some(json!([PERSON, FILE]))
    );
}

#[test]
fn unknown_options_need_consent() {
    let d1 = Fixture::d1();
    // O-35
    let said = d1.invalid(set("severity", json!("Urgent")), "ops[0].set.severity");
    assert!(said.contains("create_missing_options"), "{said}");
    // O-178
    d1.invalid(
        edit(json!({"add": {"labels": ["zz"]}})),
        "ops[0].add.labels",
    );
    // O-36, O-37
    let outcome = d1.clone().consenting().ok(set("severity", json!("Urgent")));
    assert_eq!(outcome.new_options.len(), 1);
    assert_eq!(outcome.new_options[0].name, "Urgent");
    let stored = outcome
        .document
        .properties
        .values()
        .find(|value| value.is_array());
    assert_eq!(stored, Some(&json!([outcome.new_options[0].id])));
    // Before any other fault of the batch.
    let batch = json!([
        {"op": "delete_block", "id": "nowhere"},
        {"op": "set_properties", "set": {"severity": "Urgent"}},
    ]);
    d1.invalid(batch, "ops[1].set.severity");
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
    Fixture::d1().consenting().missing(
        json!([
            {"op": "set_properties", "set": {"severity": "Urgent"}},
            {"op": "update_block", "id": "nowhere", "set": {"text": "x"}},
        ]),
        "ops[1].id",
    );
    // O-40
    Fixture::d1().consenting().invalid(
        edit(json!({"set": {"severity": "Urgent"}, "unset": ["severity"]})),
        "ops[0].unset.severity",
    );
}

#[test]
fn one_new_name_is_one_option_in_the_whole_batch() {
    let outcome = Fixture::d1().consenting().ok(json!([
        {"op": "set_properties", "set": {"labels": ["zz"]}},
        {"op": "set_properties", "unset": ["labels"]},
        {"op": "set_properties", "add": {"labels": ["zz", "a"]}},
    ]));
    assert_eq!(outcome.new_options.len(), 1);
}

#[test]
fn add_and_remove_entries() {
    let d1 = Fixture::d1();
    let (a, b, high) = (option("a"), option("b"), option("High"));
    // O-41
    let held = d1.clone().holding("severity", json!([high]));
    let said = held.invalid(
        edit(json!({"add": {"severity": ["Low"]}})),
        "ops[0].add.severity",
    );
    assert!(said.contains("set"), "{said}");
    assert_eq!(
        d1.value_after(edit(json!({"add": {"severity": ["High"]}})), "severity"),
        Some(json!([high]))
    );
    // O-42
    let twice = json!([
        {"op": "set_properties", "add": {"labels": ["b"]}},
        {"op": "set_properties", "add": {"labels": ["a", "b", "a"]}},
    ]);
    assert_eq!(d1.value_after(twice, "labels"), Some(json!([b, a])));
    // O-43
    let held = d1.clone().holding("labels", json!([a, b]));
    let remove = |names: Value| edit(json!({"remove": {"labels": names}}));
    assert_eq!(
        held.value_after(remove(json!(["a", "nonesuch"])), "labels"),
        Some(json!([b]))
    );
    // O-44
    assert_eq!(d1.value_after(remove(json!(["a"])), "labels"), None);
    // O-45
    assert_eq!(
        held.value_after(remove(json!(["a", "b"])), "labels"),
        Some(json!([]))
    );
    assert_eq!(
        held.value_after(set("labels", json!([])), "labels"),
        Some(json!([]))
    );
    assert_eq!(
        held.value_after(set("labels", Value::Null), "labels"),
        Some(Value::Null)
    );
}

// O-47
#[test]
fn a_key_that_the_type_does_not_list_warns_once() {
    let d1 = Fixture::d1();
    let outcome = d1.ok(set("effort", json!(3)));
    let paths: Vec<&str> = outcome
        .warnings
        .iter()
        .map(|issue| issue.path_str())
        .collect();
    assert_eq!(paths, ["ops[0].set.effort"]);
    assert!(
        d1.holding("effort", json!(2))
            .ok(set("effort", json!(3)))
            .warnings
            .is_empty()
    );
}

// O-47, ops.md 7.1: what is stored at the end of the batch counts, and the type that the object then has.
#[test]
fn a_value_that_does_not_stay_is_not_warned_of() {
    let d1 = Fixture::d1();
    let op = |members: Value| {
        let mut op = json!({"op": "set_properties"});
        op.as_object_mut()
            .unwrap()
            .extend(members.as_object().unwrap().clone());
        op
    };
    let task = json!({"op": "set_type", "type": "task"});
    let (set, unset) = (
        op(json!({"set": {"effort": 1}})),
        op(json!({"unset": ["effort"]})),
    );
    let status = op(json!({"set": {"due_date": "2026-01-01"}}));
    let warned = |ops: Value| -> Vec<String> {
        let warnings = d1.ok(ops).warnings;
        warnings
            .iter()
            .map(|issue| issue.path_str().to_owned())
            .collect()
    };
    assert!(warned(json!([set, unset])).is_empty());
    assert_eq!(warned(json!([set, unset, set, set])), ["ops[0].set.effort"]);
    assert!(warned(json!([status, task])).is_empty());
    assert_eq!(warned(json!([status])), ["ops[0].set.due_date"]);
    let holding = d1.holding("effort", json!(1));
    assert!(holding.ok(json!([unset, set])).warnings.is_empty());
}

// ops.md 7.1, http.md 10: of two spellings the later one in byte order is told, whatever the order of the list.
#[test]
fn a_key_is_unset_once() {
    let d1 = Fixture::d1();
    for unset in [["severity", "Severity"], ["Severity", "severity"]] {
        d1.invalid(edit(json!({"unset": unset})), "ops[0].unset.severity");
    }
    d1.ok(edit(json!({"unset": ["severity", "severity"]})));
}

// document.md 10.5
#[test]
fn a_key_that_holds_more_than_is_seen_warns() {
    let holding = Fixture::d1().holding("effort", json!(1));
    for key in [" effort", "effort\u{200b}"] {
        let changes = [json!({"set": {key: 3}}), json!({"unset": [key]})];
        for (change, field) in changes.into_iter().zip(["set", "unset"]) {
            let outcome = holding.ok(edit(change));
            let paths: Vec<&str> = outcome
                .warnings
                .iter()
                .map(|issue| issue.path_str())
                .collect();
            assert_eq!(paths, [format!("ops[0].{field}.{key}")]);
        }
    }
}

// ops.md 7.1: whether the one value is to go, or to become another, the entries to remove do not say.
#[test]
fn the_one_value_of_a_property_is_taken_away_by_unset() {
    let held = Fixture::d1().holding("effort", json!(3));
    let told = held.invalid(
        edit(json!({"remove": {"effort": [3]}})),
        "ops[0].remove.effort",
    );
    assert!(
        told.contains("unset to take its one value away, or set"),
        "{told}"
    );
    assert_eq!(
        held.value_after(edit(json!({"unset": ["effort"]})), "effort"),
        None
    );
    let told = held.invalid(edit(json!({"add": {"effort": [3]}})), "ops[0].add.effort");
    assert!(
        told.contains("use the field set") && !told.contains("unset"),
        "{told}"
    );
}

// O-48
#[test]
fn a_name_of_two_options_is_ambiguous() {
    let d1 = Fixture::d1();
    d1.ambiguous(set("twins", json!(["Twin"])), "ops[0].set.twins");
    d1.ambiguous(
        edit(json!({"remove": {"twins": ["Twin"]}})),
        "ops[0].remove.twins",
    );
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
    let outcome = d1.ok(set("is_favorite", json!(true)));
    assert_eq!(
        (outcome.favorite, outcome.changed, stats(&outcome)),
        (Some(Favorite::Set(true)), false, [0; 5])
    );
    let outcome = d1.ok(edit(json!({"unset": ["is_favorite"]})));
    assert_eq!(
        (outcome.favorite, outcome.changed),
        (Some(Favorite::Unset), false)
    );
    d1.invalid(set("is_favorite", json!("yes")), "ops[0].set.is_favorite");
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
    let grown = almost_full.ok(add(PERSON));
    let full = Fixture {
        document: grown.document,
        ..almost_full
    };
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

// ops.md 9: the consent is no help where a select is given several names, however they are given.
#[test]
fn several_names_of_a_select_are_told_once() {
    for fixture in [Fixture::d1(), Fixture::d1().consenting()] {
        for field in ["set", "add"] {
            let path = format!("ops[0].{field}.severity");
            let said = fixture.invalid(edit(json!({field: {"severity": ["New", "Neu"]}})), &path);
            assert!(said.contains("takes 1 entry, 2 are given"), "{said}");
        }
    }
}

// ops.md 7.1: warnings come in the order in which the values were written, which is the same in every run.
#[test]
fn warnings_come_in_the_order_of_the_values() {
    let ops = json!([
        {"op": "set_properties", "set": {"when": "2026-01-01", "reviewed": true, "severity": "High"}},
        {"op": "set_properties", "set": {"effort": 1, "due_date": "2026-01-01"}, "add": {"labels": ["a"]}},
        {"op": "set_properties", "set": {"people": [PERSON], "when": "2026-01-02"}},
    ]);
    let outcome = Fixture::d1().ok(ops);
    let paths: Vec<&str> = outcome
        .warnings
        .iter()
        .map(|issue| issue.path_str())
        .collect();
    #[rustfmt::skip]
    let expected = [
        "ops[0].set.reviewed", "ops[0].set.severity", "ops[0].set.when", "ops[1].set.due_date", "ops[1].set.effort",
        "ops[1].add.labels", "ops[2].set.people",
    ];
    assert_eq!(paths, expected);
}
