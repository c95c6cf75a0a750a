//! Random JSON.

use proptest::collection::vec;
use proptest::prelude::*;
use serde_json::Value;

/// Arbitrary JSON with names that documents use, so that it passes the first checks.
pub fn json() -> impl Strategy<Value = Value> {
    let name = || proptest::sample::select(&NAMES).prop_map(str::to_owned);
    let scalar = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        name().prop_map(Value::from),
        any::<String>().prop_map(Value::from),
    ];
    scalar.prop_recursive(6, 96, 6, move |inner| {
        prop_oneof![
            vec(inner.clone(), 0..6).prop_map(Value::from),
            vec((name(), inner), 0..6).prop_map(|members| members.into_iter().collect()),
        ]
    })
}

/// Names of members, types and values of documents.
const NAMES: [&str; 40] = [
    "formatVersion",
    "2.0",
    "type",
    "kind",
    "blocks",
    "properties",
    "icon",
    "cover",
    "format",
    "emoji",
    "file",
    "color",
    "red",
    "id",
    "indent",
    "text",
    "<u>x</u>",
    "paragraph",
    "callout",
    "table",
    "columns",
    "rows",
    "cells",
    "row",
    "column",
    "group",
    "title",
    "dataview",
    "views",
    "filters",
    "operator",
    "and",
    "property",
    "due_date",
    "condition",
    "less",
    "value",
    "sorts",
    "type_settings",
    "property_definitions",
];
