//! An agent that reads only the published schemas reads there what their members mean (ops.md 16.2).

use std::collections::BTreeSet;

use rolltop_spec::schema::{self, Dialect};
use serde_json::Value;

use super::{described, list, members};

/// Members whose names do not say what is to be written there.
#[rustfmt::skip]
const UNCLEAR: [&str; 25] = [
    "blocks", "cells", "collection_items", "columns", "custom_order", "date_preset", "default_template",
    "default_template_id", "default_type_id", "filter", "filters", "find", "group_by", "indent", "markdown",
    "match", "object_id", "page_size", "properties", "property_definitions", "query_source", "rows", "sorts",
    "text", "views",
];

/// Every schema in every dialect that it has, with a name for messages.
fn served() -> Vec<(String, Value)> {
    let dialects = Dialect::ALL.into_iter().map(Some).chain([None]);
    let mut all = Vec::new();
    for dialect in dialects {
        for entry in schema::kinds() {
            // Documents are too free for the strict modes.
            if let Ok(found) = schema::find_kind(&entry.kind, dialect) {
                all.push((format!("{dialect:?} {}", entry.kind), found.schema.clone()));
            }
        }
        for entry in schema::ops() {
            let found = schema::find_op(&entry.kind, dialect).unwrap();
            all.push((format!("{dialect:?} {}", entry.kind), found.schema.clone()));
        }
    }
    all
}

/// Calls `visit` with every member and every name of a pair, and what is said of it.
fn each_member(schema: &Value, visit: &mut dyn FnMut(&str, Option<&str>)) {
    match schema {
        Value::Array(all) => all.iter().for_each(|inner| each_member(inner, visit)),
        Value::Object(node) => {
            let is_pair = members(schema).map(|(name, _)| name).eq(["key", "value"]);
            for (name, member) in members(schema).filter(|_| !is_pair) {
                visit(name, member["description"].as_str());
            }
            let pair = &schema["properties"];
            let clears = pair["value"]["type"] == "null";
            for key in list(&pair["key"], "enum")
                .iter()
                .filter(|_| is_pair && !clears)
            {
                let key = key.as_str().unwrap();
                visit(key, described::of_name(schema, key));
            }
            node.values().for_each(|inner| each_member(inner, visit));
        }
        _ => {}
    }
}

// 16.2
#[test]
fn members_that_their_names_do_not_explain_are_described() {
    let mut met = BTreeSet::new();
    for (kind, schema) in served() {
        each_member(&schema, &mut |name, said| {
            if UNCLEAR.contains(&name) {
                met.insert(name.to_owned());
                let is_described = said.is_some_and(|said| said.len() > 10);
                assert!(is_described, "{kind} {name}: {said:?}");
            }
        });
    }
    assert_eq!(met.len(), UNCLEAR.len());
}

// document.md 6.9: what is literal elsewhere is markup here, with its tags and how they are escaped.
#[test]
fn text_is_described_to_be_markup() {
    for (kind, schema) in served() {
        if kind.contains(" chat") {
            continue;
        }
        each_member(&schema, &mut |name, said| {
            if name == "text" {
                let said = said.unwrap();
                for word in [
                    "markup",
                    "**",
                    "<u>",
                    "<mention object_id=",
                    "ackslash",
                    "literal",
                ] {
                    assert!(said.contains(word), "{kind}: {said}");
                }
            }
        });
    }
}

// ops.md 7.2: what is not sent again is gone.
#[test]
fn a_list_that_replaces_the_whole_one_says_so() {
    for op in ["update_block", "update_view", "insert_view"] {
        let schema = &schema::find_op(op, None).unwrap().schema;
        for (name, member) in members(&schema["properties"]["set"]) {
            if ["rows", "columns", "views", "sorts", "filter"].contains(&name.as_str()) {
                let said = member["description"].as_str().unwrap();
                assert!(said.contains("replaces"), "{op} {name}: {said}");
            }
        }
    }
}

// ops.md 7.9, 13: the bound of a filter counts bytes, and so does everything that tells it.
#[test]
fn the_bound_of_a_filter_is_described_in_bytes() {
    let mut met = BTreeSet::new();
    for (kind, schema) in served() {
        each_member(&schema, &mut |name, said| {
            if name == "filter" {
                let said = said.unwrap();
                assert!(said.contains("At most 4096 bytes."), "{kind}: {said}");
                assert_eq!(said.matches("t most").count(), 1, "{kind}: {said}");
                met.insert(kind.clone());
            }
        });
    }
    // Those of update_view, insert_view, query and search, in each dialect and without one.
    assert_eq!(met.len(), 12, "{met:?}");
}
