//! The envelope and the shape of operations (ops.md 1.1, 1.2).

use rolltop_document::issue::FaultKind;
use rolltop_document::ops::{OPS, OpSpec, decode, envelope};
use serde_json::{Value, json};

use crate::fixture::{Fixture, paths, stats, texts};

#[test]
fn refuses_bodies_that_are_no_batch() {
    let delete = json!({"op": "delete_block", "id": "c1"});
    #[rustfmt::skip]
    let cases = [
        (json!([]), vec![""], ""),
        (json!({"ops": []}), vec!["/ops"], ""), // O-1
        (json!({"ops": null}), vec!["/ops"], ""),
        (json!({}), vec!["/ops"], ""),
        (delete.clone(), vec!["/op"], ""), // O-2
        (json!({"ops": [delete], "if_match": "x"}), vec!["/if_match"], ""), // O-4
        (json!({"ops": [delete], "op": "x", "etag": "y"}), vec!["/etag", "/op"], ""),
        (json!({"ops": vec![delete.clone(); 513]}), vec!["/ops"], ""), // O-5
        // A member at the root is the operation's that takes it.
        (json!({"ops": [delete], "properties": {}}), vec!["/properties"], "set_properties"), // O-3
        (json!({"ops": [delete], "markdown": 1}), vec!["/markdown"], "insert_blocks"),
        (json!({"ops": [delete], "views": 1}), vec!["/views"], "insert_view"),
        (json!({"ops": [delete], "items": 1}), vec!["/items"], "add_items"),
        (json!({"ops": [delete], "If-Match": 1}), vec!["/If-Match"], "header"),
    ];
    for (body, expected, hint) in cases {
        let fault = envelope(&body, OpSpec::names).expect_err("a refusal");
        let found = (fault.kind, paths(&fault.issues));
        assert_eq!(found, (FaultKind::Invalid, expected), "{fault:?}");
        assert!(texts(&fault).contains(hint), "{fault:?}");
    }
    let body = json!({"ops": vec![delete; 512]});
    assert_eq!(envelope(&body, OpSpec::names).map(<[Value]>::len), Ok(512));
}

// ops.md 19: the refusal says where a field belongs.
#[test]
fn refuses_elements_that_are_no_operation() {
    #[rustfmt::skip]
    let cases = [
        (json!(7), "", "object"),
        (json!({"id": "c1"}), "op", "set_properties"),
        (json!({"op": ""}), "op", "set_properties"),
        (json!({"op": 4}), "op", "set_properties"),
        (json!({"op": "frobnicate"}), "op", "frobnicate"), // O-6
        (json!({"op": "delete_block", "id": "c1", "foo": 1}), "", "foo"), // O-8
        (json!({"op": "delete_block", "id": 5}), "", "id"),
        (json!({"op": "delete_block", "id": "c1", "recursive": "yes"}), "", "recursive"),
        (json!({"op": "move_block"}), "id", "id"),
        (json!({"op": "move_block", "id": null}), "id", "id"),
        (json!({"op": "move_block", "id": "x".repeat(65)}), "id", "65"),
        (json!({"op": "replace_text", "find": "", "replace": "x"}), "find", "empty"), // O-105
        (json!({"op": "replace_subtree", "id": "p1", "blocks": []}), "blocks", "at least 1"),
        (json!({"op": "set_properties", "unset": [7]}), "", "set_properties"),
        (json!({"op": "move_block", "id": "p1", "position": "middle"}), "position", "first, last"), // O-75
        (json!({"op": "delete_block", "blockId": "c1"}), "", "rename blockId to id;"),
        (json!({"op": "move_block", "block_id": "c1"}), "id", "rename block_id to id;"),
        (json!({"op": "update_block", "id": "c1", "text": "x", "color": "red"}), "set", "put text, color into set;"),
        (json!({"op": "set_properties", "status": "x"}), "", "put status into set;"),
        (json!({"op": "set_properties", "sett": {}}), "", "rename sett to set;"),
        // An unknown field is not taken for a field that is present.
        (json!({"op": "set_properties", "set": {"name": "x"}, "SET": {"name": "y"}}), "", "leave SET out: set is given;"),
        (json!({"op": "replace_text", "id": "c1", "ID": "c2", "find": "a", "with": "b"}), "replace", "rename with to replace;"),
        (json!({"op": "set_properties", "set": {"name": "x"}, "op_": 1}), "", "leave op_ out: op is given;"),
        (json!({"op": "delete_block", "id": "c1", "zzzzz": 1}), "", "fields: op, id, match, recursive;"),
        (json!({"id": "c1", "recursive": true}), "op", "did you mean delete_block?"),
        // Several operations have these fields.
        (json!({"id": "c1"}), "op", "operations: "),
        // O-168, O-170: null, and an empty list where a list may stand, are not given.
        (json!({"op": "delete_block", "id": null, "match": null}), "", ""),
        (json!({"op": "insert_blocks", "blocks": [], "markdown": null}), "", ""),
        // O-169
        (json!({"op": "set_properties", "set": [{"key": "name", "value": "X"}, {"key": "name", "value": "Y"}]}), "set[1]", ""),
        (json!({"op": "set_properties", "set": [{"key": "name"}]}), "set[0]", ""),
        (json!({"op": "set_properties", "set": [{"key": "name", "value": 1, "more": 2}]}), "set[0]", ""),
        (json!({"op": "set_properties", "set": ["name"]}), "set[0]", ""),
    ];
    Fixture::d1().refuses(cases.map(|(op, path, says)| (FaultKind::Invalid, op, path, says)));
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

// O-168, O-169, O-170
#[test]
fn what_is_not_given_and_maps_as_pairs() {
    let d1 = Fixture::d1();
    #[rustfmt::skip]
    let cases = [
        (json!({"op": "delete_block", "id": "c1", "match": null, "recursive": null}), [0, 0, 0, 1, 0]),
        (json!({"op": "insert_blocks", "blocks": [], "markdown": "x"}), [1, 0, 0, 0, 0]),
        (json!({"op": "update_block", "id": "c1", "set": [{"key": "color", "value": "red"}]}), [0, 1, 0, 0, 0]),
    ];
    for (op, expected) in cases {
        assert_eq!(stats(&d1.ok(json!([op]))), expected, "{op}");
    }
    let renamed = json!({"op": "set_properties", "set": [{"key": "name", "value": "X"}], "add": [], "remove": null});
    assert_eq!(d1.value_after(json!([renamed]), "name"), Some(json!("X")));
}
