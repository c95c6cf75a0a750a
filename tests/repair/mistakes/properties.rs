//! Wrong keys and values.

use serde_json::{Value, json};

use super::{Mistake, body, op};

pub(super) fn properties() -> Vec<Mistake> {
    let set = |name, key: &str, value: Value, at, expected: Value| {
        op(
            name,
            json!({"op": "set_properties", "set": {key: value}}),
            [(at, expected)],
        )
    };
    let day = || json!("2026-07-06T00:00:00Z");
    vec![
        set(
            "a misspelled property",
            "dudate",
            json!("2026-07-06"),
            "/properties/due_date",
            day(),
        ),
        set(
            "the wrong case of an option",
            "status",
            json!("high"),
            "/properties/status",
            json!(["High"]),
        ),
        set(
            "the wrong case of one of several",
            "tag",
            json!(["A", "b"]),
            "/properties/tag",
            json!(["a", "b"]),
        ),
        set(
            "an option that does not exist",
            "status",
            json!("2026-07-06"),
            "/properties/status",
            json!(["2026-07-06"]),
        ),
        body(
            "a new option beside an operation that fails",
            json!({"ops": [
                {"op": "set_properties", "set": {"status": "Someday"}},
                {"op": "update_block", "id": "Buy milk", "set": {"color": "red"}},
            ]}),
            [
                ("/properties/status", json!(["Someday"])),
                ("#k1/color", json!("red")),
            ],
        ),
        set(
            "two options of a select",
            "status",
            json!(["High", "High "]),
            "/properties/status",
            json!(["High"]),
        ),
        set(
            "a number in quotes",
            "priority",
            json!("3"),
            "/properties/priority",
            json!(3),
        ),
        set(
            "yes for true",
            "done",
            json!("yes"),
            "/properties/done",
            json!(true),
        ),
        set(
            "a date in brackets",
            "due_date",
            json!(["2026-07-06"]),
            "/properties/due_date",
            day(),
        ),
        set(
            "a text in brackets",
            "description",
            json!(["x"]),
            "/properties/description",
            json!("x"),
        ),
        set(
            "a name for an id",
            "assignee",
            json!(["Ada"]),
            "/properties/assignee/0",
            json!("$ada"),
        ),
        set(
            "the type as a property",
            "type",
            json!("task"),
            "/type",
            json!("task"),
        ),
        op(
            "properties inside set",
            json!({"op": "set_properties", "set": {"properties": {"name": "N", "done": true}}}),
            [
                ("/properties/name", json!("N")),
                ("/properties/done", json!(true)),
            ],
        ),
        op(
            "a property of the server",
            json!({"op": "set_properties", "set": {"created_date": "2026-07-06", "name": "N"}}),
            [("/properties/name", json!("N"))],
        ),
        op(
            "an entry without brackets",
            json!({"op": "set_properties", "add": {"tag": "a"}}),
            [("/properties/tag", json!(["a", "b"]))],
        ),
        op(
            "add on a text",
            json!({"op": "set_properties", "add": {"description": ["x"]}}),
            [("/properties/description", json!("x"))],
        ),
        op(
            "add on a select that is set",
            json!({"op": "set_properties", "add": {"status": ["High"]}}),
            [("/properties/status", json!(["High"]))],
        ),
        op(
            "two spellings",
            json!({"op": "set_properties", "set": {"due_date": null}, "unset": ["Due date"]}),
            [],
        ),
        op(
            "a type that does not exist",
            json!({"op": "set_type", "type": "tsk"}),
            [("/type", json!("task"))],
        ),
        op(
            "a type of another layout",
            json!({"op": "set_type", "type": "collection"}),
            [],
        ),
    ]
}
