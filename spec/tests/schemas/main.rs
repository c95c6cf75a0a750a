//! The published schemas keep the rules of ops.md 17 and admit their own examples.

#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "tests"
)]

mod described;
mod dialects;
mod meaning;

use rolltop_document::ops;
use rolltop_document::vocabulary::Format;
use rolltop_spec::schema;
use rolltop_spec::schemas::SchemaEntry;
use serde_json::{Value, json};

fn entries() -> impl Iterator<Item = &'static SchemaEntry> {
    schema::kinds().iter().chain(schema::ops())
}

/// The schemas of the members of a schema, and those of alternatives, by name.
fn members(schema: &Value) -> impl Iterator<Item = (&String, &Value)> {
    schema["properties"].as_object().into_iter().flatten()
}

/// The entries of a list in a schema; none where it has no such list.
fn list<'s>(schema: &'s Value, keyword: &str) -> &'s [Value] {
    schema[keyword].as_array().map_or(&[], Vec::as_slice)
}

/// The schemas of what a list or a map holds.
fn single(schema: &Value) -> impl Iterator<Item = &Value> {
    let all = ["items", "additionalProperties"].map(|keyword| &schema[keyword]);
    all.into_iter().filter(|inner| inner.is_object())
}

/// Calls `visit` with every schema inside a schema.
fn each_node(schema: &Value, visit: &mut dyn FnMut(&Value)) {
    visit(schema);
    let definitions = schema["$defs"].as_object().into_iter().flatten();
    let inner = members(schema).chain(definitions).map(|(_, inner)| inner);
    for inner in inner.chain(single(schema)).chain(list(schema, "anyOf")) {
        each_node(inner, visit);
    }
}

/// What tells an arm of an alternative apart: its types; of an object its first member with the values of that.
fn beginnings(arm: &Value) -> Vec<String> {
    let Some((name, first)) = members(arm).next() else {
        let types = match &arm["type"] {
            Value::Array(several) => several.as_slice(),
            one => std::slice::from_ref(one),
        };
        return types.iter().map(Value::to_string).collect();
    };
    let values = match first.get("const") {
        Some(only) => std::slice::from_ref(only),
        None => list(first, "enum"),
    };
    match values {
        [] => vec![name.clone()],
        values => values
            .iter()
            .map(|value| format!("{name}={value}"))
            .collect(),
    }
}

/// No two arms of the alternatives of a node begin alike.
fn assert_distinguished(node: &Value, kind: &str) {
    let mut seen = Vec::new();
    for beginning in list(node, "anyOf").iter().flat_map(beginnings) {
        assert!(
            !seen.contains(&beginning),
            "{beginning} twice in {kind} {node}"
        );
        seen.push(beginning);
    }
}

/// The example of an entry is one operation of a batch, and is decoded.
fn assert_decoded(entry: &SchemaEntry) {
    let body = json!({ "ops": [entry.example] });
    assert_eq!(entry.example_body.as_ref(), Some(&body));
    if ops::OpSpec::named(&entry.kind).is_some() {
        ops::decode(0, &entry.example).expect(&entry.kind);
    } else {
        ops::decode_type_op(0, &entry.example).expect(&entry.kind);
    }
}

fn has_type(schema: &Value, wanted: &str) -> bool {
    schema["type"] == wanted || list(schema, "type").iter().any(|one| one == wanted)
}

// O-161: ops.md 17 G1
#[test]
fn only_admitted_keywords_occur() {
    const ADMITTED: &str = "description type properties required additionalProperties items enum const anyOf $ref \
        $defs minLength maxLength pattern minItems maxItems minimum maximum minProperties maxProperties";
    for entry in entries() {
        each_node(&entry.schema, &mut |node| {
            for keyword in node.as_object().unwrap().keys() {
                let is_admitted = ADMITTED.split_whitespace().any(|known| known == keyword);
                assert!(is_admitted, "{} {keyword}", entry.kind);
            }
        });
    }
}

// O-155, O-161: ops.md 17 G3, G4, G5, G11, G12
#[test]
fn every_node_is_closed_and_bounded() {
    for entry in entries() {
        each_node(&entry.schema, &mut |node| {
            let at = format!("{} {node}", entry.kind);
            let has = |keyword: &str| node.get(keyword).is_some();
            if has_type(node, "object") {
                let closed = node["additionalProperties"] == false;
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
                let bound = node[bound].as_u64().unwrap_or_default();
                assert!(!(1025..=2047).contains(&bound), "{at}");
            }
            let is_named = |value: &Value| value.is_string() || value.is_null();
            assert!(list(node, "enum").iter().all(is_named), "{at}");
            // Required members stand in the order of the members.
            let place = |name: &Value| members(node).position(|(member, _)| name == member);
            let places: Vec<_> = list(node, "required").iter().map(place).collect();
            assert!(
                places.is_sorted() && places.iter().all(Option::is_some),
                "{at}"
            );
        });
    }
}

// O-155, O-161: ops.md 17 G6, G7, G13
#[test]
fn references_are_local_and_one_deep() {
    for entry in entries() {
        let nothing = json!({});
        let definitions = entry.schema.get("$defs").unwrap_or(&nothing);
        each_node(&entry.schema, &mut |node| {
            let Some(path) = node["$ref"].as_str() else {
                return;
            };
            let target = definitions.get(path.strip_prefix("#/$defs/").unwrap());
            let mut words = node.as_object().unwrap().keys();
            let is_alone = words.all(|name| name == "$ref" || name == "description");
            assert!(target.is_some() && is_alone, "{node}");
        });
        for (name, definition) in definitions.as_object().unwrap() {
            each_node(definition, &mut |node| {
                let path = node["$ref"].as_str();
                let itself = (name == "filterNode").then_some("#/$defs/filterNode");
                assert!(path.is_none() || path == itself, "{} {node}", entry.kind)
            });
        }
        if entry.example_body.is_some() {
            let levels = object_levels(&entry.schema, definitions);
            assert!(levels <= 10, "{} {levels}", entry.kind);
            assert!(
                entry.schema.to_string().len() <= 64 * 1024,
                "{}",
                entry.kind
            );
        }
    }
}

/// How many objects lie in one another; a node of a filter tree counts once.
fn object_levels(schema: &Value, definitions: &Value) -> usize {
    if let Some(path) = schema["$ref"].as_str() {
        let definition = &definitions[path.strip_prefix("#/$defs/").unwrap()];
        return object_levels(definition, &json!({ "filterNode": {} }));
    }
    let inner = members(schema).map(|(_, inner)| inner);
    let levels = inner
        .chain(single(schema))
        .chain(list(schema, "anyOf"))
        .map(|inner| object_levels(inner, definitions));
    levels.max().unwrap_or_default() + usize::from(has_type(schema, "object"))
}

// O-150: ops.md 16, 16.2
#[test]
fn an_entry_admits_its_example() {
    for entry in entries() {
        let validator = jsonschema::draft202012::new(&entry.schema).expect(&entry.kind);
        let faults = validator
            .iter_errors(&entry.example)
            .map(|fault| fault.to_string());
        assert_eq!(faults.collect::<Vec<_>>(), [""; 0], "{}", entry.kind);
        assert!(entry.endpoint.contains(" /v2/"), "{}", entry.kind);
    }
    // ops.md 16
    assert!(schema::kinds().is_sorted_by_key(|entry| &entry.kind));
}

// O-150, ops.md 16.2: an entry of an operation describes an element of `ops`, and no other operation.
#[test]
fn an_entry_describes_one_operation() {
    for entry in schema::ops() {
        assert_decoded(entry);
        assert_eq!(members(&entry.schema).next().unwrap().0, "op");
        assert_eq!(entry.schema["properties"]["op"]["const"], *entry.kind);
        let first = entry.schema.as_object().unwrap().keys().next();
        assert_eq!(first.unwrap(), "description");
        let validator = jsonschema::draft202012::new(&entry.schema).expect(&entry.kind);
        let wrapped = entry.example_body.clone().unwrap();
        assert!(!validator.is_valid(&wrapped), "{wrapped}");
        let mut nameless = entry.example.clone();
        nameless.as_object_mut().unwrap().shift_remove("op");
        assert!(!validator.is_valid(&nameless), "{nameless}");
        for other in schema::ops()
            .iter()
            .filter(|other| other.kind != entry.kind)
        {
            assert!(!validator.is_valid(&other.example), "{}", other.kind);
        }
    }
}

/// Every name of a member anywhere in a schema.
fn member_names(schema: &Value) -> Vec<String> {
    let mut names = Vec::new();
    each_node(schema, &mut |node| {
        names.extend(members(node).map(|(name, _)| name.clone()))
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
        let members = &schema::find_kind(kind, None).unwrap().schema["properties"];
        let has = ["filter", "filters"].map(|name| members.get(name).is_some());
        assert_eq!(has, [true, false], "{kind}");
    }
}

// O-152, O-153
#[test]
fn new_blocks_have_no_id_and_only_types_that_can_be_made() {
    let insert = &schema::find_op("insert_blocks", None).unwrap().schema;
    let replace = &schema::find_op("replace_subtree", None).unwrap().schema;
    assert!(!member_names(insert).iter().any(|name| name == "id"));
    let block = &replace["$defs"]["block"]["properties"];
    assert_eq!(block["id"]["type"], "string");
    for part in ["columns", "rows"] {
        assert_eq!(block[part]["items"]["properties"]["id"]["type"], "string");
    }
    let types = list(&block["type"], "enum");
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
        let expected = ["update_block", "delete_block"].contains(&entry.kind.as_str());
        let found = entry.schema["properties"].get("match").is_some();
        assert_eq!(found, expected, "{}", entry.kind);
        let needs_id = list(&entry.schema, "required").contains(&json!("id"));
        assert!(!expected || !needs_id, "{}", entry.kind);
    }
}

// O-161, O-162: ops.md 17 G9, G10
#[test]
fn alternatives_differ_by_their_beginning() {
    for entry in entries() {
        each_node(&entry.schema, &mut |node| {
            if let Some(pattern) = node.get("pattern") {
                let half = node["maxLength"].as_u64().unwrap() / 2;
                let known = format!("^[a-zA-Z0-9_]{{1,{half}}}[a-zA-Z0-9_]{{0,{half}}}$");
                assert_eq!(pattern, &json!(known), "{} has no rule for it", entry.kind);
            }
            let mut words = node.as_object().unwrap().keys();
            let is_alone = words.all(|name| name == "anyOf" || name == "description");
            assert!(
                is_alone || node.get("anyOf").is_none(),
                "{} {node}",
                entry.kind
            );
            assert_distinguished(node, &entry.kind);
        });
    }
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_')
}

// O-159
#[test]
fn descriptions_name_what_exists_and_no_route() {
    for entry in entries() {
        let members = member_names(&entry.schema);
        each_node(&entry.schema, &mut |node| {
            let description = node["description"].as_str().unwrap_or_default();
            let routes = ["/v2", "GET ", "POST ", "PUT ", "PATCH ", "DELETE ", "{s}"];
            let has_route = routes.iter().any(|route| description.contains(route));
            assert!(!has_route, "{} {description}", entry.kind);
            // Names of one word are distinguished by what stands before them.
            let named = description.split("schema kind ").skip(1);
            for kind in named.filter_map(|rest| rest.split([' ', '.', ';', ',']).next()) {
                let is_known = schema::find_kind(kind, None).is_ok();
                assert!(is_known, "{} names {kind}", entry.kind);
            }
            for word in words(description).filter(|word| word.contains('_')) {
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
        let description = entry.schema["description"].as_str().unwrap();
        let routes: Vec<&str> = entry.endpoint.split(" · ").collect();
        let named = words(description).filter_map(rolltop_spec::operations::find);
        let named = named.map(|route| format!("{} {}", route.method, route.path));
        let named: Vec<String> = named.collect();
        let is_named = |route: &&str| named.iter().any(|named| named == route);
        let all = routes.iter().all(is_named);
        assert!(named.is_empty() || all, "{} {description}", entry.kind);
        // An update makes nothing new.
        let updates = routes.len() > 1 && entry.endpoint.contains("PATCH ");
        let has_new = description.contains("new ");
        assert!(!updates || !has_new, "{} {description}", entry.kind);
    }
}
