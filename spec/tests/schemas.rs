//! The published schemas keep the rules of ops.md 17 and admit their own examples.

#![expect(clippy::unwrap_used, clippy::expect_used, reason = "tests")]

use rolltop_document::ops;
use rolltop_document::vocabulary::Format;
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

// O-161: ops.md 17 G1
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

// O-155, O-161: ops.md 17 G3, G4, G5, G11
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

// O-155, O-161: ops.md 17 G6, G7, G13
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
        for (name, definition) in definitions.as_object().unwrap() {
            each_node(definition, &mut |node| {
                let path = node.get("$ref").and_then(Value::as_str);
                let itself = (name == "filterNode").then_some("#/$defs/filterNode");
                assert!(path.is_none() || path == itself, "{} {node}", entry.kind)
            });
        }
        let levels = object_levels(&entry.schema, &definitions);
        assert!(
            entry.example_body.is_none() || levels <= 10,
            "{} {levels}",
            entry.kind
        );
        assert!(
            entry.example_body.is_none() || entry.schema.to_string().len() <= 64 * 1024,
            "{}",
            entry.kind
        );
    }
}

/// How many objects lie in one another; a node of a filter tree counts once.
fn object_levels(schema: &Value, definitions: &Value) -> usize {
    let referenced = schema.get("$ref").and_then(Value::as_str);
    if let Some(path) = referenced {
        let definition = definitions.get(path.strip_prefix("#/$defs/").unwrap());
        return object_levels(definition.unwrap(), &json!({ "filterNode": {} }));
    }
    let members = schema.get("properties").and_then(Value::as_object);
    let members = members.into_iter().flat_map(|members| members.values());
    let arms = schema.get("anyOf").and_then(Value::as_array);
    let inner = ["items", "additionalProperties"].map(|keyword| schema.get(keyword));
    let inside = members
        .chain(arms.into_iter().flatten())
        .chain(
            inner
                .into_iter()
                .flatten()
                .filter(|inner| inner.is_object()),
        )
        .map(|inner| object_levels(inner, definitions))
        .max()
        .unwrap_or_default();
    inside + usize::from(has_type(schema, "object"))
}

// O-150: ops.md 16, 16.2
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

// O-150: an entry of an operation describes an element of `ops`, and no other operation.
#[test]
fn an_entry_refuses_the_request_around_its_example_and_the_example_without_op() {
    for entry in schema::ops() {
        let validator = jsonschema::draft202012::new(&entry.schema).expect(&entry.kind);
        let wrapped = entry.example_body.clone().unwrap();
        assert!(!validator.is_valid(&wrapped), "{wrapped}");
        let mut nameless = entry.example.clone();
        nameless
            .as_object_mut()
            .unwrap()
            .shift_remove("op")
            .expect("op");
        assert!(!validator.is_valid(&nameless), "{nameless}");
        for other in schema::ops()
            .iter()
            .filter(|other| other.kind != entry.kind)
        {
            assert!(!validator.is_valid(&other.example), "{}", other.kind);
        }
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
        let batch = ops::envelope(&body, ops::OpSpec::names).unwrap();
        let element = batch.first().unwrap();
        if ops::OpSpec::named(&entry.kind).is_some() {
            ops::decode(0, element).expect(&entry.kind);
        } else {
            ops::decode_type_op(0, element).expect(&entry.kind);
        }
    }
}

// ops.md 16
#[test]
fn kinds_are_sorted_by_name() {
    assert!(schema::kinds().is_sorted_by_key(|entry| &entry.kind));
}

/// Every name of a member anywhere in a schema.
fn member_names(schema: &Value) -> Vec<String> {
    let mut names = Vec::new();
    each_node(schema, &mut |node| {
        let members = node.get("properties").and_then(Value::as_object);
        names.extend(
            members
                .into_iter()
                .flat_map(|members| members.keys().cloned()),
        );
    });
    names
}

// O-156: ops.md 16.1
#[test]
fn the_filters_of_bodies_are_strings_and_only_filters_have_a_grammar() {
    for entry in schema::kinds() {
        let is_filters = entry.kind == "filters";
        assert_eq!(entry.grammar.is_some(), is_filters, "{}", entry.kind);
        let enough = entry.grammar_examples.len() >= 6;
        assert_eq!(enough, is_filters, "{}", entry.kind);
        assert!(is_filters || entry.grammar_examples.is_empty());
    }
    for kind in ["query", "search"] {
        let schema = &schema::find_kind(kind, None).unwrap().schema;
        let members = schema.get("properties").unwrap();
        assert!(members.get("filter").is_some(), "{kind}");
        assert!(members.get("filters").is_none(), "{kind}");
    }
}

// O-152, O-153
#[test]
fn new_blocks_have_no_id_and_only_types_that_can_be_made() {
    let insert = &schema::find_op("insert_blocks", None).unwrap().schema;
    let replace = &schema::find_op("replace_subtree", None).unwrap().schema;
    assert!(!member_names(insert).iter().any(|name| name == "id"));
    let block = |path: &str| {
        replace
            .pointer(&format!("/$defs/block/properties/{path}"))
            .unwrap()
    };
    for path in [
        "id",
        "columns/items/properties/id",
        "rows/items/properties/id",
    ] {
        assert_eq!(block(path).get("type").unwrap(), "string", "{path}");
    }
    let types = block("type").get("enum").unwrap().as_array().unwrap();
    assert!(types.contains(&json!("checkbox")));
    for structural in [
        "title",
        "description",
        "featured_properties",
        "group",
        "chat",
        "icon",
    ] {
        assert!(!types.contains(&json!(structural)), "{structural}");
    }
}

// O-154
#[test]
fn two_operations_locate_by_text() {
    for entry in schema::ops() {
        let members = entry.schema.get("properties").unwrap();
        let expected = ["update_block", "delete_block"].contains(&entry.kind.as_str());
        assert_eq!(members.get("match").is_some(), expected, "{}", entry.kind);
        let required = entry.schema.get("required").unwrap().as_array().unwrap();
        assert!(
            !expected || !required.contains(&json!("id")),
            "{}",
            entry.kind
        );
    }
}

// O-161, O-162: ops.md 17 G9, G10
#[test]
fn alternatives_are_told_apart_by_their_beginning() {
    for entry in entries() {
        each_node(&entry.schema, &mut |node| {
            if let Some(pattern) = node.get("pattern") {
                let half = node.get("maxLength").unwrap().as_u64().unwrap() / 2;
                let known = format!("^[a-zA-Z0-9_]{{1,{half}}}[a-zA-Z0-9_]{{0,{half}}}$");
                assert_eq!(pattern, &json!(known), "{} has no rule for it", entry.kind);
            }
            let Some(arms) = node.get("anyOf").and_then(Value::as_array) else {
                return;
            };
            let alone = |name: &String| name == "anyOf" || name == "description";
            assert!(
                node.as_object().unwrap().keys().all(alone),
                "{} {node}",
                entry.kind
            );
            let mut seen = Vec::new();
            for beginning in arms.iter().flat_map(beginnings) {
                assert!(
                    !seen.contains(&beginning),
                    "{} {beginning} twice in {node}",
                    entry.kind
                );
                seen.push(beginning);
            }
        });
    }
}

/// What tells an arm of an alternative apart: its types; of an object its first member with the values of that.
fn beginnings(arm: &Value) -> Vec<String> {
    let types = match arm.get("type").unwrap() {
        Value::Array(several) => several.clone(),
        one => vec![one.clone()],
    };
    let members = arm.get("properties").and_then(Value::as_object);
    let Some((name, first)) = members.and_then(|members| members.iter().next()) else {
        return types.iter().map(Value::to_string).collect();
    };
    let values = first.get("enum").and_then(Value::as_array).cloned();
    let values = values.or_else(|| first.get("const").map(|only| vec![only.clone()]));
    match values {
        Some(values) => values
            .iter()
            .map(|value| format!("{name}={value}"))
            .collect(),
        None => vec![name.clone()],
    }
}

// O-159
#[test]
fn descriptions_name_what_exists_and_no_route() {
    for entry in entries() {
        let members = member_names(&entry.schema);
        each_node(&entry.schema, &mut |node| {
            let Some(description) = node.get("description").and_then(Value::as_str) else {
                return;
            };
            let routes = ["/v2", "GET ", "POST ", "PUT ", "PATCH ", "DELETE ", "{s}"];
            let has_route = routes.iter().any(|route| description.contains(route));
            assert!(!has_route, "{} {description}", entry.kind);
            // Names of one word are told by what stands before them.
            let named = description.split("schema kind ").skip(1);
            for kind in named.filter_map(|rest| rest.split([' ', '.', ';', ',']).next()) {
                assert!(
                    schema::find_kind(kind, None).is_ok(),
                    "{} names {kind}",
                    entry.kind
                );
            }
            let words =
                description.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
            for word in words.filter(|word| word.contains('_')) {
                let known = rolltop_spec::operations::find(word).is_some()
                    || schema::find_op(word, None).is_ok()
                    || schema::find_kind(word, None).is_ok()
                    || Format::from_name(word).is_some()
                    || members.iter().any(|member| member == word);
                assert!(known, "{} names {word}", entry.kind);
            }
        });
    }
}

// ops.md 16.1: a kind that several operations take is the body of each.
#[test]
fn a_description_speaks_of_every_operation_that_takes_the_body() {
    for entry in schema::kinds() {
        let description = entry.schema.get("description").and_then(Value::as_str);
        let description = description.unwrap();
        let routes: Vec<&str> = entry.endpoint.split(" · ").collect();
        let words =
            description.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
        let named: Vec<String> = words
            .filter_map(rolltop_spec::operations::find)
            .map(|route| format!("{} {}", route.method, route.path))
            .collect();
        let all = routes
            .iter()
            .all(|route| named.iter().any(|named| named == route));
        assert!(named.is_empty() || all, "{} {description}", entry.kind);
        // An update makes nothing new.
        let updates = routes.len() > 1 && entry.endpoint.contains("PATCH ");
        assert!(
            !updates || !description.contains("new "),
            "{} {description}",
            entry.kind
        );
    }
}
