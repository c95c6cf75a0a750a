//! Changes to a body, wherever they fall.

use std::sync::LazyLock;

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use serde_json::{Map, Value, json};

use super::super::KINDS;

/// One change to a body: where, the name of a member there, whether the place itself is replaced, and by what.
pub(in super::super) type Change = (Index, Index, bool, Value);

/// Some changes: more than a few break every body.
pub(in super::super) fn changes() -> impl Strategy<Value = Vec<Change>> {
    let change = || (any::<Index>(), any::<Index>(), any::<bool>(), odd_value());
    prop_oneof![2 => vec(change(), 0..2), 1 => vec(change(), 2..4)]
}

/// A body with some of it changed.
pub(in super::super) fn changed(mut body: Value, changes: Vec<Change>) -> Value {
    for (place, name, replaces, value) in changes {
        let mut all = Vec::new();
        places(&body, "", &mut all);
        let place: &String = place.get(all.as_slice());
        match body.pointer_mut(place).unwrap() {
            Value::Object(members) if !replaces => {
                members.insert(name.get(NAMES.as_slice()).clone(), value);
            }
            target => *target = value,
        }
    }
    body
}

/// Values that stand near those of a body.
fn odd_value() -> impl Strategy<Value = Value> {
    #[rustfmt::skip]
    let words = [
        "", "x", "equal", "left", "notEmpty", "nextWeek", "regular", "group", "title", "heading_4", "equation",
        "dataview", "due_date", "2026-07-06",
    ];
    let numbers = [0.0, -0.0, 2.0, -1.0, 1.5, 1e300, 9.3e18];
    let others = [
        json!(null),
        json!(true),
        json!(0),
        json!(u64::MAX),
        json!("x".repeat(300)),
        json!([]),
        json!(["x"]),
        json!([""]),
        json!([null]),
        json!([{}]),
        json!({}),
        json!({"x": 1}),
        json!({"format": "emoji", "emoji": "x"}),
    ];
    let words = words.into_iter().map(Value::from);
    let all = words
        .chain(numbers.into_iter().map(Value::from))
        .chain(others);
    select(all.collect::<Vec<_>>())
}

/// Every name of a member that a body may have, and one that none has.
static NAMES: LazyLock<Vec<String>> = LazyLock::new(|| {
    fn collect(schema: &Value, names: &mut Vec<String>) {
        let members = schema.get("properties").and_then(Value::as_object);
        let members = members.into_iter().flat_map(Map::keys);
        names.extend(members.cloned());
        match schema {
            Value::Object(inner) => inner.values().for_each(|inner| collect(inner, names)),
            Value::Array(inner) => inner.iter().for_each(|inner| collect(inner, names)),
            _ => {}
        }
    }
    let mut names = ["zz", "hash", "id", "header", "source", "nested_property"]
        .map(str::to_owned)
        .to_vec();
    KINDS
        .iter()
        .for_each(|kind| collect(&kind.served(), &mut names));
    names.sort();
    names.dedup();
    names
});

/// JSON pointers to everything in a value.
fn places(value: &Value, at: &str, out: &mut Vec<String>) {
    out.push(at.to_owned());
    match value {
        Value::Object(members) => members.iter().for_each(|(name, inner)| {
            let name = name.replace('~', "~0").replace('/', "~1");
            places(inner, &format!("{at}/{name}"), out);
        }),
        Value::Array(items) => items
            .iter()
            .enumerate()
            .for_each(|(position, inner)| places(inner, &format!("{at}/{position}"), out)),
        _ => {}
    }
}
