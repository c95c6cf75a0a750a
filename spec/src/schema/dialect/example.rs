//! Converts an example of the default dialect to another dialect.

use serde_json::{Map, Value, json};

use super::Dialect;
use super::plan::{Absence, Member, Node, Plan, Setting};

/// The example with every member that the dialect requires.
pub(super) fn write(plan: &Plan, example: &Value, dialect: Dialect) -> Value {
    object(&plan.members, example, dialect)
}

fn value(node: &Node, given: &Value, dialect: Dialect) -> Value {
    match (node, given) {
        (Node::Array(items), Value::Array(given)) => given
            .iter()
            .map(|item| value(items, item, dialect))
            .collect(),
        (Node::Object(members), given) => object(members, given, dialect),
        (Node::Any(arms), given) => match arms.iter().find(|arm| admits(arm, given)) {
            Some(arm) => value(arm, given, dialect),
            None => given.clone(),
        },
        (Node::Map(of), Value::Object(given)) => {
            let pairs = given.iter();
            pairs
                .map(|(key, given)| pair(key, value(of, given, dialect)))
                .collect()
        }
        (Node::Merge(settings), Value::Object(given)) => {
            let pairs = given.iter();
            pairs
                .map(|(key, given)| pair(key, setting(settings, key, given, dialect)))
                .collect()
        }
        // Only cells can be null where a string is expected.
        (Node::Scalar("string"), Value::Null) => json!(""),
        (_, given) => given.clone(),
    }
}

fn object(members: &[Member], given: &Value, dialect: Dialect) -> Value {
    let written = members.iter().map(|member| {
        let value = match given.get(&member.name) {
            Some(given) => value(&member.node, given, dialect),
            None => absent(&member.absence, dialect),
        };
        (member.name.clone(), value)
    });
    Value::Object(written.collect::<Map<_, _>>())
}

fn absent(absence: &Absence, dialect: Dialect) -> Value {
    match (absence, dialect) {
        (Absence::Neutral(value), Dialect::Anthropic) => value.clone(),
        (Absence::Word(word), _) => json!(word),
        _ => Value::Null,
    }
}

fn setting(settings: &[Setting], key: &str, given: &Value, dialect: Dialect) -> Value {
    let known = settings.iter().find(|setting| setting.name == key);
    match known.and_then(|setting| setting.node.as_ref()) {
        Some(node) if !given.is_null() => value(node, given, dialect),
        _ => given.clone(),
    }
}

fn pair(key: &str, value: Value) -> Value {
    json!({ "key": key, "value": value })
}

/// Whether a value belongs to this alternative: by its type, for objects by the first member.
fn admits(arm: &Node, given: &Value) -> bool {
    match arm {
        Node::Scalar("string") | Node::Enum(_) => given.is_string(),
        Node::Scalar("boolean") => given.is_boolean(),
        Node::Scalar("null") => given.is_null(),
        Node::Scalar(_) => given.is_number(),
        Node::Array(_) => given.is_array(),
        Node::Map(_) | Node::Merge(_) => given.is_object(),
        Node::Object(members) => members.first().is_some_and(|first| {
            let found = given.get(&first.name);
            match &first.node {
                Node::Enum(values) => found.is_some_and(|found| values.contains(found)),
                _ => found.is_some(),
            }
        }),
        Node::Any(arms) => arms.iter().any(|arm| admits(arm, given)),
    }
}
