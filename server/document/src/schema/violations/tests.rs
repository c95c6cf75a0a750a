//! What is said of values that break each rule of a schema.

#![expect(clippy::panic, reason = "tests")]

use serde_json::json;

use super::*;

/// A schema with every keyword of the default dialect that a value can fail.
fn shape() -> Shape {
    let word = json!({ "type": "string", "minLength": 1, "maxLength": 3 });
    Shape::of(json!({
        "type": "object",
        "properties": {
            "color": { "description": "The colour.", "type": "string", "enum": ["red", "green", "blue"] },
            "done": { "type": "boolean" },
            "names": { "type": "array", "items": { "type": "string" }, "maxItems": 64 },
            "batch": { "type": "array", "items": { "type": "integer" }, "maxItems": 64 },
            "list": {
                "type": "array",
                "items": { "type": "integer", "minimum": 0, "maximum": 9 },
                "minItems": 1,
                "maxItems": 2,
            },
            "map": {
                "type": "object",
                "minProperties": 1,
                "maxProperties": 2,
                "additionalProperties": { "anyOf": [
                    word,
                    { "type": "null" },
                    { "type": "array", "items": word, "maxItems": 2 },
                ]},
            },
            "code": { "type": "string", "pattern": "^[0-9]{4}$" },
            "op": { "type": "string", "const": "move" },
        },
        "required": ["color"],
        "additionalProperties": false,
    }))
}

#[track_caller]
fn check(member: &str, value: Value, path: &str, message: &str, hint: &str) {
    let mut body = json!({ "color": "red" });
    if let Some(members) = body.as_object_mut() {
        members.insert(member.to_owned(), value);
    }
    let found = of(&shape(), &body, &Path::root());
    let [Violation { issue, .. }] = found.as_slice() else {
        panic!("{found:?}")
    };
    assert_eq!(issue.path_str(), path);
    assert_eq!(issue.message, message);
    assert_eq!(issue.hint.as_deref(), Some(hint));
}

// http.md 3: the issue names the field, the measured size and the cap, and how to keep it.
#[test]
fn sizes_are_measured() {
    let list = "write an array of 1 to 2 entries";
    check(
        "list",
        json!([]),
        "/list",
        "is empty, at least 1 entry is required",
        list,
    );
    let three = json!([1, 2, 3]);
    check(
        "list",
        three,
        "/list",
        "3 entries, at most 2 are allowed",
        "write at most 2",
    );
    let range = "write a whole number from 0 to 9";
    check(
        "list",
        json!([1, 10]),
        "/list/1",
        "10 is greater than 9",
        range,
    );
    check("list", json!([-1]), "/list/0", "-1 is less than 0", range);
    let empty = "is empty, at least 1 member is required";
    check("map", json!({}), "/map", empty, "give at least one member");
    let three = json!({ "a": null, "b": null, "c": null });
    check(
        "map",
        three,
        "/map",
        "3 members, at most 2 are allowed",
        "write at most 2",
    );
    let batch = json!(vec![0; 65]);
    check(
        "batch",
        batch,
        "/batch",
        "65 entries, at most 64 are allowed",
        "split it into batches of at most 64",
    );
}

// http.md 11: paths are JSON pointers.
#[test]
fn an_alternative_is_chosen_by_the_type_of_the_value() {
    check(
        "map",
        json!({ "a/b": 5 }),
        "/map/a~1b",
        "must be a string, null or an array, not a number",
        "write it in quotes, \"5\": a string of 1 to 3 characters, null or an array of at most 2 entries, each a \
         string of 1 to 3 characters",
    );
    let short = "shorten it to 3 characters at most";
    check(
        "map",
        json!({ "a": "long" }),
        "/map/a",
        "4 characters, at most 3 are allowed",
        short,
    );
    check(
        "map",
        json!({ "a": ["x", ""] }),
        "/map/a/1",
        "is empty, at least 1 character is required",
        "write a string of 1 to 3 characters",
    );
}

#[test]
fn what_is_allowed_is_listed() {
    let allowed = "did you mean green?; allowed: red, green, blue";
    let none = "\"grene\" is not one of the allowed values";
    check("color", json!("grene"), "/color", none, allowed);
    check(
        "color",
        json!("violet"),
        "/color",
        "\"violet\" is not one of the allowed values",
        "allowed: red, green, blue",
    );
    check(
        "code",
        json!("12a4"),
        "/code",
        "does not match ^[0-9]{4}$",
        "write 4 characters of 0-9",
    );
    check(
        "op",
        json!("moved"),
        "/op",
        "must be \"move\"",
        "write \"move\"",
    );
}

// A value of another type is told how it is written, where that is plain.
#[test]
fn a_value_is_told_the_form_that_is_wanted() {
    let color = "must be a string, not a number";
    check(
        "color",
        json!(5),
        "/color",
        color,
        "write one of red, green, blue",
    );
    check(
        "code",
        json!(4711),
        "/code",
        color,
        "write it in quotes, \"4711\": a string of 4 characters of 0-9",
    );
    let batch = "must be an array, not a string";
    let list = "write the entries in brackets: an array of at most 64 entries";
    check(
        "names",
        json!("x"),
        "/names",
        batch,
        &format!("{list}, each a string"),
    );
    check(
        "list",
        json!({}),
        "/list",
        "must be an array, not an object",
        "write an array of 1 to 2 entries",
    );
    check(
        "done",
        json!("true"),
        "/done",
        "must be true or false, not a string",
        "write it without quotes: true",
    );
    let number = "write it without quotes: a whole number from 0 to 9";
    check(
        "list",
        json!(["7"]),
        "/list/0",
        "must be a whole number, not a string",
        number,
    );
}

#[test]
fn a_missing_member_is_described() {
    let found = of(&shape(), &json!({}), &Path::root());
    let [Violation { issue, .. }] = found.as_slice() else {
        panic!("{found:?}")
    };
    assert_eq!(issue.message, "color is required");
    let hint = "add color: one of red, green, blue (The colour)";
    assert_eq!(issue.hint.as_deref(), Some(hint));
}

// document.md 3.1: null counts as an absent member, and is nothing to write.
#[test]
fn null_that_stands_for_absence_is_not_offered() {
    let shape = Shape::with_nulls(json!({
        "type": "object",
        "properties": {
            "bag": { "type": ["object", "null"] },
            "either": { "anyOf": [
                { "type": "string" }, { "type": "array" }, { "type": "null" },
            ]},
            "align": { "type": ["string", "null"], "enum": ["left", null] },
        },
    }));
    let body = json!({"bag": [], "either": 1, "align": 5});
    let found = of(&shape, &body, &Path::root());
    let mut said: Vec<_> = found
        .iter()
        .map(|fault| {
            (
                &*fault.issue.message,
                fault.issue.hint.as_deref().unwrap_or_default(),
            )
        })
        .collect();
    said.sort_unstable();
    let expected = [
        (
            "must be a string or an array, not a number",
            "write it in quotes, \"1\": a string or an array",
        ),
        ("must be a string, not a number", "write \"left\""),
        ("must be an object, not an array", "write an object"),
    ];
    assert_eq!(said, expected);
}
