//! Comparison of JSON with a part of it, and JSON that is put together.

use serde_json::Value;

/// Asserts that a value has these members, at any depth; `null` stands for a member that is absent.
macro_rules! has {
    ($value:expr, $($members:tt)+) => {
        crate::support::partial::assert_members(&$value, &serde_json::json!($($members)+))
    };
}
pub(crate) use has;

#[track_caller]
pub(crate) fn assert_members(value: &Value, expected: &Value) {
    assert!(has_members(value, expected), "{expected} in {value}");
}

fn has_members(value: &Value, expected: &Value) -> bool {
    match (value, expected) {
        (_, Value::Object(members)) => members.iter().all(|(name, member)| match member {
            Value::Null => value.get(name).is_none(),
            _ => value
                .get(name)
                .is_some_and(|held| has_members(held, member)),
        }),
        (Value::Array(held), Value::Array(entries)) => {
            let mut pairs = held.iter().zip(entries);
            held.len() == entries.len() && pairs.all(|(held, entry)| has_members(held, entry))
        }
        _ => value == expected,
    }
}

/// An object with these members as well.
pub(crate) fn with(mut object: Value, more: Value) -> Value {
    let Value::Object(more) = more else {
        panic!("no members: {more}")
    };
    object.as_object_mut().unwrap().extend(more);
    object
}
