//! The envelope and the shape of operations (ops.md 1.1, 1.2).

use rolltop_document::issue::FaultKind;
use rolltop_document::ops::{OPS, OpSpec, decode, envelope};
use serde_json::{Value, json};

use crate::fixture::{Fixture, stats, texts};

#[test]
fn refuses_bodies_that_are_no_batch() {
    let delete = json!({"op": "delete_block", "id": "c1"});
    let cases = [
        (json!([]), vec![""]),
        (json!({"ops": []}), vec!["/ops"]), // O-1
        (json!({"ops": null}), vec!["/ops"]),
        (json!({}), vec!["/ops"]),
        (delete.clone(), vec!["/op"]), // O-2
        (
            json!({"ops": [delete], "properties": {}}),
            vec!["/properties"],
        ), // O-3
        (json!({"ops": [delete], "if_match": "x"}), vec!["/if_match"]), // O-4
        (
            json!({"ops": [delete], "op": "x", "etag": "y"}),
            vec!["/etag", "/op"],
        ),
        (json!({"ops": vec![delete.clone(); 513]}), vec!["/ops"]), // O-5
    ];
    for (body, expected) in cases {
        let fault = envelope(&body, OpSpec::names).expect_err("a refusal");
        let paths: Vec<&str> = fault.issues.iter().map(|issue| issue.path_str()).collect();
        assert_eq!(
            (fault.kind, paths),
            (FaultKind::Invalid, expected),
            "{fault:?}"
        );
    }
    let body = json!({"ops": vec![delete; 512]});
    assert_eq!(envelope(&body, OpSpec::names).map(<[Value]>::len), Ok(512));
}

#[test]
fn hints_name_the_operation_for_a_stray_member() {
    for (member, hint) in [
        ("properties", "set_properties"),
        ("markdown", "insert_blocks"),
        ("views", "insert_view"),
        ("items", "add_items"),
        ("If-Match", "header"),
    ] {
        let fault = envelope(&json!({"ops": [{}], member: 1}), OpSpec::names).expect_err(member);
        assert!(texts(&fault).contains(hint), "{fault:?}");
    }
}

#[test]
fn refuses_elements_that_are_no_operation() {
    #[rustfmt::skip]
    let cases = [
        (json!(7), "ops[0]", "object"),
        (json!({"id": "c1"}), "ops[0].op", "set_properties"),
        (json!({"op": ""}), "ops[0].op", "set_properties"),
        (json!({"op": 4}), "ops[0].op", "set_properties"),
        (json!({"op": "frobnicate"}), "ops[0].op", "frobnicate"), // O-6
        (
            json!({"op": "delete_block", "id": "c1", "foo": 1}),
            "ops[0]",
            "foo",
        ), // O-8
        (json!({"op": "delete_block", "id": 5}), "ops[0]", "id"),
        (json!({"op": "delete_block", "id": "c1", "recursive": "yes"}), "ops[0]", "recursive"),
        (json!({"op": "move_block"}), "ops[0].id", "id"),
        (json!({"op": "move_block", "id": null}), "ops[0].id", "id"),
        (json!({"op": "move_block", "id": "x".repeat(65)}), "ops[0].id", "65"),
        (
            json!({"op": "replace_text", "find": "", "replace": "x"}),
            "ops[0].find",
            "empty",
        ), // O-105
        (json!({"op": "replace_subtree", "id": "p1", "blocks": []}), "ops[0].blocks", "at least 1"),
        (json!({"op": "set_properties", "unset": [7]}), "ops[0]", "set_properties"),
        (
            json!({"op": "move_block", "id": "p1", "position": "middle"}),
            "ops[0].position",
            "first, last",
        ), // O-75
    ];
    for (op, path, says) in cases {
        let said = Fixture::d1().invalid(json!([op]), path);
        assert!(said.contains(says), "{said}");
    }
}

// O-7
#[test]
fn an_operation_has_one_spelling() {
    for spec in OPS.iter() {
        let mut camel = String::new();
        for (n, word) in spec.name.split('_').enumerate() {
            let (first, rest) = word.split_at(1);
            camel.push_str(&if n == 0 {
                first.to_owned()
            } else {
                first.to_uppercase()
            });
            camel.push_str(rest);
        }
        let said = Fixture::d1().invalid(json!([{"op": camel}]), "ops[0].op");
        let meant = format!("did you mean {}? operations: ", spec.name);
        assert!(said.contains(&meant), "{said}");
        assert!(decode(0, &json!({"op": spec.name, "nothing": 0})).is_err());
    }
}

// ops.md 19: the refusal says where a field belongs.
#[test]
fn stray_fields_and_missing_names_are_repaired_by_their_hints() {
    #[rustfmt::skip]
    let cases = [
        (json!({"op": "delete_block", "blockId": "c1"}), "ops[0]", "rename blockId to id;"),
        (json!({"op": "move_block", "block_id": "c1"}), "ops[0].id", "rename block_id to id;"),
        (json!({"op": "update_block", "id": "c1", "text": "x", "color": "red"}), "ops[0].set", "put text, color into set;"),
        (json!({"op": "set_properties", "status": "x"}), "ops[0]", "put status into set;"),
        (json!({"op": "set_properties", "sett": {}}), "ops[0]", "rename sett to set;"),
        // What is given cannot be meant once more, least of all by a field of the opposite sense.
        (json!({"op": "set_properties", "set": {"name": "x"}, "SET": {"name": "y"}}), "ops[0]", "leave SET out: set is given;"),
        (json!({"op": "replace_text", "id": "c1", "ID": "c2", "find": "a", "with": "b"}), "ops[0].replace", "rename with to replace;"),
        (json!({"op": "set_properties", "set": {"name": "x"}, "op_": 1}), "ops[0]", "leave op_ out: op is given;"),
        (json!({"op": "delete_block", "id": "c1", "zzzzz": 1}), "ops[0]", "fields: op, id, match, recursive;"),
        (json!({"id": "c1", "recursive": true}), "ops[0].op", "did you mean delete_block?"),
        // Several operations have these fields.
        (json!({"id": "c1"}), "ops[0].op", "operations: "),
    ];
    for (op, path, says) in cases {
        let said = Fixture::d1().invalid(json!([op]), path);
        assert!(said.contains(says), "{said}");
    }
}

#[test]
fn null_and_empty_lists_on_optional_fields_are_not_given() {
    let d1 = Fixture::d1();
    // O-168
    let deleted =
        d1.ok(json!([{"op": "delete_block", "id": "c1", "match": null, "recursive": null}]));
    assert_eq!(stats(&deleted), [0, 0, 0, 1, 0]);
    d1.invalid(
        json!([{"op": "delete_block", "id": null, "match": null}]),
        "ops[0]",
    );
    // O-170
    let inserted = d1.ok(json!([{"op": "insert_blocks", "blocks": [], "markdown": "x"}]));
    assert_eq!(stats(&inserted), [1, 0, 0, 0, 0]);
    d1.invalid(
        json!([{"op": "insert_blocks", "blocks": [], "markdown": null}]),
        "ops[0]",
    );
}

// O-169
#[test]
fn a_map_may_be_a_list_of_pairs() {
    let d1 = Fixture::d1();
    let renamed = json!({"op": "set_properties", "set": [{"key": "name", "value": "X"}], "add": [], "remove": null});
    assert_eq!(d1.value_after(json!([renamed]), "name"), Some(json!("X")));
    let twice = json!([{"key": "name", "value": "X"}, {"key": "name", "value": "Y"}]);
    d1.invalid(
        json!([{"op": "set_properties", "set": twice}]),
        "ops[0].set[1]",
    );
    for bad in [
        json!({"key": "name"}),
        json!({"key": "name", "value": 1, "more": 2}),
        json!("name"),
    ] {
        d1.invalid(
            json!([{"op": "set_properties", "set": [bad]}]),
            "ops[0].set[0]",
        );
    }
    let colour = json!([{"key": "color", "value": "red"}]);
    let updated = d1.ok(json!([{"op": "update_block", "id": "c1", "set": colour}]));
    assert_eq!(stats(&updated), [0, 1, 0, 0, 0]);
}
