//! What is said of values that break each rule of a schema.

#![expect(clippy::panic, clippy::indexing_slicing, reason = "tests")]

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

/// The only violation of a body with one member: its path, message and hint.
#[track_caller]
fn check(cases: &[(&str, Value, &str, &str, &str)]) {
    for (member, value, path, message, hint) in cases {
        let mut body = json!({ "color": "red" });
        body[*member] = value.clone();
        let found = of(&shape(), &body, &Path::root());
        let [Violation { issue, .. }] = found.as_slice() else {
            panic!("{found:?}")
        };
        let told = (issue.path_str(), &*issue.message, issue.hint.as_deref());
        assert_eq!(told, (*path, *message, Some(*hint)));
    }
}

// http.md 3: the issue names the field, the measured size and the cap, and how to keep it.
#[test]
fn sizes_are_measured() {
    let range = "write a whole number from 0 to 9";
    #[rustfmt::skip]
    check(&[
        ("list", json!([]), "/list", "is empty, at least 1 entry is required", "write an array of 1 to 2 entries"),
        ("list", json!([1, 2, 3]), "/list", "3 entries, at most 2 are allowed", "write at most 2"),
        ("list", json!([1, 10]), "/list/1", "10 is greater than 9", range),
        ("list", json!([-1]), "/list/0", "-1 is less than 0", range),
        ("map", json!({}), "/map", "is empty, at least 1 member is required", "give at least one member"),
        ("map", json!({ "a": null, "b": null, "c": null }), "/map", "3 members, at most 2 are allowed", "write at most 2"),
        ("batch", json!(vec![0; 65]), "/batch", "65 entries, at most 64 are allowed", "split it into batches of at most 64"),
    ]);
}

// http.md 11: paths are JSON pointers.
#[test]
fn an_alternative_is_chosen_by_the_type_of_the_value() {
    let word = "write a string of 1 to 3 characters";
    let all = "write it in quotes, \"5\": a string of 1 to 3 characters, null or an array of at most 2 entries, each a \
        string of 1 to 3 characters";
    #[rustfmt::skip]
    check(&[
        ("map", json!({ "a/b": 5 }), "/map/a~1b", "must be a string, null or an array, not a number", all),
        ("map", json!({ "a": "long" }), "/map/a", "4 characters, at most 3 are allowed", "shorten it to 3 characters at most"),
        ("map", json!({ "a": ["x", ""] }), "/map/a/1", "is empty, at least 1 character is required", word),
    ]);
}

// The message lists the allowed values. For a value of another JSON type it shows how to write the value.
#[test]
fn a_value_is_told_the_form_that_is_wanted() {
    let string = "must be a string, not a number";
    let code = "write it in quotes, \"4711\": a string of 4 characters of 0-9";
    let list = "write the entries in brackets: an array of at most 64 entries, each a string";
    let number = "write it without quotes: a whole number from 0 to 9";
    #[rustfmt::skip]
    check(&[
        ("color", json!("grene"), "/color", "\"grene\" is not one of the allowed values", "did you mean green?; allowed: red, green, blue"),
        ("color", json!("violet"), "/color", "\"violet\" is not one of the allowed values", "allowed: red, green, blue"),
        ("code", json!("12a4"), "/code", "does not match ^[0-9]{4}$", "write 4 characters of 0-9"),
        ("op", json!("moved"), "/op", "must be \"move\"", "write \"move\""),
        ("color", json!(5), "/color", string, "write one of red, green, blue"),
        ("code", json!(4711), "/code", string, code),
        ("names", json!("x"), "/names", "must be an array, not a string", list),
        ("list", json!({}), "/list", "must be an array, not an object", "write an array of 1 to 2 entries"),
        ("done", json!("true"), "/done", "must be true or false, not a string", "write it without quotes: true"),
        ("list", json!(["7"]), "/list/0", "must be a whole number, not a string", number),
    ]);
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
    let told = |fault: &Violation| {
        let issue = &fault.issue;
        format!(
            "{}: {}",
            issue.message,
            issue.hint.as_deref().unwrap_or_default()
        )
    };
    let mut said: Vec<_> = found.iter().map(told).collect();
    said.sort_unstable();
    let expected = [
        "must be a string or an array, not a number: write it in quotes, \"1\": a string or an array",
        "must be a string, not a number: write \"left\"",
        "must be an object, not an array: write an object",
    ];
    assert_eq!(said, expected);
}
