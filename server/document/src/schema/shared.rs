//! The definitions that published schemas reference by name (ops.md 16.2, G6 to G8).

use schemars::schema::{InstanceType, SchemaObject};

use super::build::{any, array, boolean, map, of, reference, text};
use super::view;
use crate::limits::{MAX_LIST, MAX_MEMBERS, MAX_NAME, MAX_TEXT};

/// A reference to a node of a filter tree.
pub(crate) fn filter_node() -> SchemaObject {
    reference(FILTER_NODE)
}

/// A reference to a value of any JSON type.
pub(crate) fn any_value() -> SchemaObject {
    reference(ANY_VALUE)
}

const FILTER_NODE: &str = "filterNode";
const ANY_VALUE: &str = "anyValue";

/// Number of nested arrays and objects in a value of any type.
const ANY_VALUE_LEVELS: usize = 2;

/// The definition with this name.
pub(crate) fn definition(name: &str) -> Option<SchemaObject> {
    match name {
        FILTER_NODE => Some(view::filter_node()),
        ANY_VALUE => Some(any_of(ANY_VALUE_LEVELS)),
        _ => None,
    }
}

/// Any JSON value with up to `levels` nested arrays and objects.
fn any_of(levels: usize) -> SchemaObject {
    let mut arms = vec![
        text(0, MAX_TEXT),
        of(InstanceType::Number),
        boolean(),
        of(InstanceType::Null),
    ];
    if let Some(inner) = levels.checked_sub(1) {
        arms.push(array(0, MAX_LIST, any_of(inner)));
        arms.push(map(MAX_MEMBERS, any_of(inner)));
    }
    any(arms)
}

/// The value of a property, which depends on its format (document.md 3.1).
pub(crate) fn property_value() -> SchemaObject {
    any(vec![
        text(0, MAX_TEXT),
        of(InstanceType::Number),
        boolean(),
        of(InstanceType::Null),
        array(0, MAX_LIST, text(0, MAX_NAME)),
    ])
}
