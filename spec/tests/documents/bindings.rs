//! The published documents are such that generators make usable bindings of them: what follows is what some of them make
//! no type of, or one that cannot be used.

use std::collections::BTreeMap;

use rolltop_spec::openapi::Documents;
use rolltop_spec::operations::OPERATIONS;
use serde_json::{Map, Value, json};

use super::{described, row};

/// Every object of a document, and where it is. Examples are data.
fn each_object(value: &Value, place: &str, visit: &mut dyn FnMut(&str, &Map<String, Value>)) {
    match value {
        Value::Object(members) => {
            visit(place, members);
            for (name, inner) in members.iter().filter(|(name, _)| *name != "example") {
                each_object(inner, &format!("{place}/{name}"), visit);
            }
        }
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                each_object(item, &format!("{place}/{index}"), visit);
            }
        }
        _ => {}
    }
}

fn whole_documents() -> [Value; 2] {
    let documents = Documents::build().unwrap();
    [documents.v3_1, documents.v3_0]
}

fn arms(schema: &Map<String, Value>) -> impl Iterator<Item = &Value> {
    let words = ["anyOf", "oneOf"].into_iter();
    let lists = words.filter_map(|word| schema.get(word)?.as_array());
    lists.flatten()
}

// A choice names components alone and no constants, a reference has no wrapper, no example has a reference, and an
// enumeration is one list of values that have names.
#[test]
fn choices_and_references_stand_alone() {
    for document in whole_documents() {
        let (mut references, mut lists) = (0, 0);
        each_object(&document, "", &mut |place, schema| {
            for arm in arms(schema) {
                assert!(
                    arm.get("allOf").is_none(),
                    "{place}: an alternative around a component"
                );
                references += usize::from(arm.get("$ref").is_some());
                let values = arm.get("enum").and_then(Value::as_array);
                let is_constant = values.is_some_and(|all| all.len() == 1 && all[0] != json!(null));
                assert!(!is_constant, "{place}: a choice between constants");
            }
            let is_wrapper = schema.len() == 1 && schema.contains_key("allOf");
            assert!(!is_wrapper, "{place}");
            let example = schema
                .get("example")
                .map(Value::to_string)
                .unwrap_or_default();
            assert!(!example.contains("\"$ref\""), "{place}: {example}");
            if let Some(values) = schema.get("enum").and_then(Value::as_array) {
                assert!(!values.is_empty(), "{place}: a list of no values");
                assert!(
                    !values.contains(&json!("")),
                    "{place}: a value without a name"
                );
                lists += 1;
            }
        });
        assert!(references > 20 && lists > 20, "{references} {lists}");
    }
}

#[test]
fn a_choice_between_bodies_that_exclude_each_other_is_exclusive() {
    for document in whole_documents() {
        for (name, word) in [
            ("CreateObjectRequest", "oneOf"),
            ("CreateTypeRequest", "oneOf"),
            // `{"icon": …}` is both a part of a document and a flat body.
            ("UpdateTypeRequest", "anyOf"),
        ] {
            let schema = &document["components"]["schemas"][name];
            assert!(schema.get(word).is_some(), "{name}");
        }
    }
}

#[test]
fn a_download_is_a_body_of_bytes() {
    for document in whole_documents() {
        let responses = &described(&document, row("download_file"))["responses"];
        for status in ["200", "206"] {
            let schema = &responses[status]["content"]["application/octet-stream"]["schema"];
            assert_eq!(schema["format"], "binary", "{status}");
        }
    }
}

#[test]
fn the_values_of_an_enumeration_are_explained_in_its_text() {
    let [document, _] = whole_documents();
    let status = &document["components"]["schemas"]["KeyStatus"];
    assert_eq!(status["enum"], json!(["scoped", "legacy"]));
    let text = "Whether a key has a grant record.\n`scoped`: The key has a grant record.\n\
        `legacy`: The key has no grant record and reaches every space.";
    assert_eq!(status["description"], text);
}

/// A type that refers to itself needs a name on the way.
#[test]
fn alternatives_of_what_refers_to_itself_are_components() {
    for document in whole_documents() {
        let mut recursive = 0;
        for (name, schema) in document["components"]["schemas"].as_object().unwrap() {
            if schema
                .as_object()
                .is_none_or(|schema| arms(schema).next().is_none())
            {
                continue;
            }
            let own = format!("#/components/schemas/{name}");
            each_object(schema, name, &mut |place, part| {
                let refers = part.get("$ref").is_some_and(|target| *target == own);
                assert!(
                    !refers,
                    "{place} leads back to {own} without a name between"
                );
            });
            recursive += usize::from(name.ends_with("-filterNode"));
        }
        assert_eq!(recursive, 3, "update_block, insert_view and update_view");
    }
}

/// In 3.0 nothing beside a reference is read, and null is admitted only beside a type.
#[test]
fn references_of_the_older_version_stand_alone_and_null_stands_beside_a_type() {
    let [_, document] = whole_documents();
    let mut nulls = 0;
    each_object(&document, "", &mut |place, schema| {
        if schema.contains_key("$ref") {
            assert_eq!(schema.len(), 1, "{place}");
        }
        if schema.get("nullable") == Some(&Value::Bool(true)) {
            assert!(schema.contains_key("type"), "{place}");
            nulls += 1;
        }
    });
    assert!(nulls > 5, "{nulls}");
}

/// Generators make 32 bits of a number whose format they do not know.
#[test]
fn numbers_have_formats_of_openapi_with_room_for_their_values() {
    for document in whole_documents() {
        let mut formats = BTreeMap::<String, usize>::new();
        each_object(&document, "", &mut |place, schema| {
            let is = |name| match schema.get("type") {
                Some(Value::Array(types)) => types.contains(&Value::from(name)),
                own => own.is_some_and(|own| own == name),
            };
            if !is("integer") && !is("number") {
                return;
            }
            let format = schema
                .get("format")
                .and_then(Value::as_str)
                .unwrap_or("none");
            let admitted: &[&str] = if is("number") {
                &["double"]
            } else {
                &["int32", "int64"]
            };
            assert!(admitted.contains(&format), "{place}: {format}");
            let most = schema.get("maximum").and_then(Value::as_f64);
            let is_wide = most.is_none_or(|most| most > f64::from(i32::MAX));
            let is_known_short = place.ends_with("/status") || place.ends_with("/indent");
            let fits = (format == "int64") == is_wide;
            assert!(is("number") || fits || is_known_short, "{place}: {format}");
            *formats.entry(format.to_owned()).or_default() += 1;
        });
        assert!(formats.values().all(|times| *times > 5), "{formats:?}");
        assert_eq!(formats.len(), 3, "{formats:?}");
    }
}

#[test]
fn answers_to_head_have_no_body() {
    for document in whole_documents() {
        for row in OPERATIONS.iter().filter(|row| row.route.method == "HEAD") {
            let responses = &described(&document, row)["responses"];
            for (status, answer) in responses.as_object().unwrap() {
                let has = ["$ref", "content", "headers", "description"]
                    .map(|it| answer.get(it).is_some());
                assert_eq!(has, [false, false, true, true], "{status}");
            }
        }
    }
}

/// Generators that know one kind of body use the first.
#[test]
fn a_form_is_the_first_kind_of_body() {
    for document in whole_documents() {
        for row in OPERATIONS.iter().filter(|row| row.form) {
            let content = &described(&document, row)["requestBody"]["content"];
            let kinds: Vec<&String> = content.as_object().unwrap().keys().collect();
            assert_eq!(kinds, ["multipart/form-data", "application/json"]);
        }
    }
}
