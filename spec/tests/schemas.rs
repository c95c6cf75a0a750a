//! The published schemas keep the rules of ops.md 17 and admit their own examples.

#![expect(clippy::unwrap_used, clippy::expect_used, reason = "tests")]

use rolltop_document::ops;
use rolltop_spec::schema;
use rolltop_spec::schemas::SchemaEntry;
use serde_json::{Value, json};

fn entries() -> impl Iterator<Item = &'static SchemaEntry> {
    schema::kinds().iter().chain(schema::ops())
}

/// Calls `visit` with every schema inside a schema.
fn each_node(schema: &Value, visit: &mut dyn FnMut(&Value)) {
    visit(schema);
    for keyword in ["properties", "$defs"] {
        let inner = schema.get(keyword).and_then(Value::as_object);
        inner
            .into_iter()
            .flatten()
            .for_each(|(_, inner)| each_node(inner, visit));
    }
    for keyword in ["items", "additionalProperties"] {
        schema
            .get(keyword)
            .filter(|inner| inner.is_object())
            .into_iter()
            .for_each(|inner| each_node(inner, visit));
    }
    let arms = schema.get("anyOf").and_then(Value::as_array);
    arms.into_iter()
        .flatten()
        .for_each(|inner| each_node(inner, visit));
}

fn has_type(schema: &Value, wanted: &str) -> bool {
    match schema.get("type") {
        Some(Value::String(one)) => one == wanted,
        Some(Value::Array(several)) => several.iter().any(|one| one == wanted),
        _ => false,
    }
}

// ops.md 17 G1
#[test]
fn only_admitted_keywords_occur() {
    const ADMITTED: &str = "description type properties required additionalProperties items enum const anyOf $ref \
        $defs minLength maxLength pattern minItems maxItems minimum maximum minProperties maxProperties";
    for entry in entries() {
        each_node(&entry.schema, &mut |node| {
            for keyword in node.as_object().unwrap().keys() {
                assert!(
                    ADMITTED.split_whitespace().any(|known| known == keyword),
                    "{} {keyword}",
                    entry.kind
                );
            }
        });
    }
}

// ops.md 17 G3, G4, G5, G11
#[test]
fn every_node_is_closed_and_bounded() {
    for entry in entries() {
        each_node(&entry.schema, &mut |node| {
            let at = format!("{} {node}", entry.kind);
            let has = |keyword: &str| node.get(keyword).is_some();
            if has_type(node, "object") {
                let closed = node.get("additionalProperties") == Some(&json!(false));
                let is_map = !has("properties") && has("maxProperties") && !closed;
                assert!(is_map || (closed && has("properties")), "{at}");
            }
            if has_type(node, "string") {
                assert!(has("maxLength") || has("enum") || has("const"), "{at}");
            }
            if has_type(node, "array") {
                assert!(has("items") && has("maxItems"), "{at}");
            }
            if has_type(node, "integer") {
                assert!(has("minimum") && has("maximum"), "{at}");
            }
            for bound in ["maxLength", "maxItems", "maxProperties"] {
                let bound = node.get(bound).and_then(Value::as_u64).unwrap_or_default();
                assert!(!(1025..=2047).contains(&bound), "{at}");
            }
            let values = node
                .get("enum")
                .and_then(Value::as_array)
                .into_iter()
                .flatten();
            assert!(
                values
                    .into_iter()
                    .all(|value| value.is_string() || value.is_null()),
                "{at}"
            );
        });
    }
}

// ops.md 17 G12
#[test]
fn required_members_stand_in_the_order_of_the_members() {
    for entry in entries() {
        each_node(&entry.schema, &mut |node| {
            let members = node.get("properties").and_then(Value::as_object);
            let members: Vec<&str> = members
                .into_iter()
                .flat_map(|all| all.keys())
                .map(String::as_str)
                .collect();
            let required = node
                .get("required")
                .and_then(Value::as_array)
                .into_iter()
                .flatten();
            let places: Vec<_> = required
                .map(|name| members.iter().position(|member| name == member))
                .collect();
            assert!(
                places.is_sorted() && places.iter().all(Option::is_some),
                "{} {node}",
                entry.kind
            );
        });
    }
}

// ops.md 17 G7, G13
#[test]
fn references_are_local_and_one_deep() {
    for entry in entries() {
        let definitions = entry
            .schema
            .get("$defs")
            .cloned()
            .unwrap_or_else(|| json!({}));
        each_node(&entry.schema, &mut |node| {
            let Some(path) = node.get("$ref").and_then(Value::as_str) else {
                return;
            };
            assert!(
                definitions
                    .get(path.strip_prefix("#/$defs/").unwrap())
                    .is_some(),
                "{path}"
            );
            assert!(
                node.as_object()
                    .unwrap()
                    .keys()
                    .all(|name| name == "$ref" || name == "description"),
                "{node}"
            );
        });
        for definition in definitions.as_object().unwrap().values() {
            each_node(definition, &mut |node| {
                assert!(node.get("$ref").is_none(), "{} {node}", entry.kind)
            });
        }
        assert!(
            entry.schema.to_string().len() <= 64 * 1024,
            "{}",
            entry.kind
        );
    }
}

// ops.md 16, 16.2
#[test]
fn an_entry_admits_its_example() {
    for entry in entries() {
        let validator = jsonschema::draft202012::new(&entry.schema).expect(&entry.kind);
        let faults: Vec<String> = validator
            .iter_errors(&entry.example)
            .map(|fault| fault.to_string())
            .collect();
        assert!(faults.is_empty(), "{}: {faults:?}", entry.kind);
        assert!(entry.endpoint.contains(" /v2/"), "{}", entry.kind);
    }
}

// ops.md 16.2
#[test]
fn an_operation_is_named_first_and_its_example_is_decoded() {
    for entry in schema::ops() {
        let members = entry
            .schema
            .get("properties")
            .and_then(Value::as_object)
            .unwrap();
        assert_eq!(members.keys().next().unwrap(), "op");
        assert_eq!(
            entry.schema.pointer("/properties/op/const").unwrap(),
            &json!(entry.kind)
        );
        assert_eq!(
            entry.schema.as_object().unwrap().keys().next().unwrap(),
            "description"
        );
        let body = entry.example_body.clone().unwrap();
        assert_eq!(body, json!({ "ops": [entry.example] }));
        let batch = ops::envelope(&body).unwrap();
        ops::decode(0, batch.first().unwrap()).expect(&entry.kind);
    }
}

// ops.md 16
#[test]
fn kinds_are_sorted_by_name() {
    assert!(schema::kinds().is_sorted_by_key(|entry| &entry.kind));
}
