//! What the target of filter strings must reach, by name.

use rolltop_document::limits::{MAX_FILTER_DEPTH, MAX_GROUP_MEMBERS, MAX_TOP_FILTERS};
use rolltop_document::view::{Condition, DatePreset, FilterLeaf, FilterNode};
use serde_json::Value;

use super::targets::Judged;

/// Shapes of trees and values.
const SHAPES: [&str; 9] = [
    "deepest groups",
    "widest group",
    "more than stand at the top",
    "list",
    "instant",
    "day",
    "option",
    "key of its own letters",
    "escapes",
];

/// Parts of messages that refuse a text, from its letters to what it means.
const REFUSALS: [&str; 38] = [
    "at most 4096 are allowed",
    "unexpected character",
    "`!` stands for nothing alone",
    "double quotes",
    "invalid number",
    "unknown escape",
    "the string is not closed",
    "empty filter",
    "expected AND, OR or the end",
    "parentheses are nested deeper",
    "to close the group",
    "expected a key: a test",
    "is a reserved word",
    "expected ALL after HAS",
    "expected IN, CONTAINS or HAS ALL after NOT",
    "expected EMPTY or NOT EMPTY",
    "expected a condition",
    "takes one value, no list",
    "cannot stand in",
    "a bare word is not a value",
    "expected ( to open the list",
    "the list is empty",
    "expected , or ) in the list",
    "unknown function",
    "takes no argument",
    "which not_equal does not take",
    "expected ) after the day count",
    "needs a day count",
    "a day count is a whole number",
    "groups are nested deeper",
    "tests stand side by side",
    "has no",
    "expected a date",
    "holds no date",
    "unknown property",
    "may mean 2 property keys",
    "option does not exist",
    "unknown type",
];

/// Everything that is to be reached.
pub(crate) fn all() -> Vec<&'static str> {
    let conditions = Condition::ALL.iter().map(|condition| condition.name());
    let presets = DatePreset::ALL.iter().map(|preset| preset.name());
    conditions
        .chain(presets)
        .chain(SHAPES)
        .chain(REFUSALS)
        .collect()
}

/// What a text has reached.
pub(crate) fn reached(judged: Judged) -> Vec<String> {
    let Judged { nodes, fault } = judged;
    let mut names = Vec::new();
    FilterNode::each_leaf(&nodes, |position, leaf| {
        names.extend(leaf.condition.map(Condition::name));
        names.extend(leaf.date_preset.map(DatePreset::name));
        names.extend(shapes_of(leaf));
        if position.len() > MAX_FILTER_DEPTH {
            names.push("deepest groups");
        }
    });
    let message = fault.map(|fault| fault.issue.message).unwrap_or_default();
    if nodes.len() > MAX_TOP_FILTERS {
        names.push("more than stand at the top");
    }
    if is_widest(&nodes) {
        names.push("widest group");
    }
    names.extend(REFUSALS.iter().filter(|part| message.contains(**part)));
    names.into_iter().map(str::to_owned).collect()
}

fn is_widest(nodes: &[FilterNode]) -> bool {
    nodes.iter().any(|node| match node {
        FilterNode::Group { filters, .. } => {
            filters.len() == MAX_GROUP_MEMBERS || is_widest(filters)
        }
        FilterNode::Leaf(_) => false,
    })
}

fn shapes_of(leaf: &FilterLeaf) -> Vec<&'static str> {
    let text = leaf
        .value
        .as_ref()
        .and_then(Value::as_str)
        .unwrap_or_default();
    let is_list = leaf
        .value
        .as_ref()
        .is_some_and(|value| value[1] != Value::Null);
    let is_date = leaf.property.ends_with("Date") && leaf.date_preset.is_none();
    let shapes = [
        ("list", is_list),
        ("instant", leaf.include_time),
        ("day", is_date && !leaf.include_time && leaf.value.is_some()),
        ("option", text.starts_with("option ")),
        ("key of its own letters", leaf.property.ends_with('1')),
        (
            "escapes",
            text.contains(['"', '\\']) && text.contains(['\n', '\t']),
        ),
    ];
    let held = shapes.into_iter().filter(|(_, is_held)| *is_held);
    held.map(|(name, _)| name).collect()
}
