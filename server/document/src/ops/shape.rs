//! Checks an operation against its schema: required and unknown fields, JSON types, bounds (ops.md 1.1).
//!
//! Bounds are checked to the depth of the schema, payload blocks included; types and names inside a payload are
//! the block parser's to judge.

use std::sync::LazyLock;

use schemars::Map;
use schemars::schema::{InstanceType, Schema, SchemaObject, SingleOrVec};
use serde_json::Value;

use crate::block::JsonMap;
use crate::issue::{Fault, Issue, Ref};
use crate::path::Path;

/// The fields that a schema of an object declares.
pub(super) fn fields(schema: &SchemaObject) -> &Map<String, Schema> {
    static NONE: LazyLock<Map<String, Schema>> = LazyLock::new(Map::new);
    schema
        .object
        .as_ref()
        .map_or(&NONE, |object| &object.properties)
}

/// Whether the schema requires the field.
pub(super) fn is_required(schema: &SchemaObject, name: &str) -> bool {
    schema
        .object
        .as_ref()
        .is_some_and(|object| object.required.contains(name))
}

/// Whether a value of this JSON type may stand here.
pub(super) fn accepts(schema: &SchemaObject, found: InstanceType) -> bool {
    if let Some(arms) = schema
        .subschemas
        .as_ref()
        .and_then(|arms| arms.any_of.as_ref())
    {
        let mut arms = arms.iter().filter_map(as_object);
        return arms.any(|arm| accepts(arm, found));
    }
    match &schema.instance_type {
        None => true,
        Some(SingleOrVec::Single(one)) => fits(**one, found),
        Some(SingleOrVec::Vec(several)) => several.iter().any(|one| fits(*one, found)),
    }
}

/// Whether the field is an object, so that it may be written as a list of pairs.
pub(super) fn is_map(schema: &SchemaObject) -> bool {
    accepts(schema, InstanceType::Object) && !accepts(schema, InstanceType::Array)
}

/// Points to the schema of an operation.
pub(super) fn see_schema(issue: Issue, op: &str) -> Issue {
    issue
        .hint(format!("read the schema of {op}"))
        .see(Ref::op("get_op_schema").param("op", op))
}

/// Checks the fields of an operation.
///
/// # Errors
/// The first fault: a missing field, then an unknown one or a wrong type, then a bound.
pub(super) fn check(
    members: &JsonMap,
    op: &str,
    schema: &SchemaObject,
    path: &Path,
) -> Result<(), Fault> {
    let missing = fields(schema)
        .keys()
        .find(|name| is_required(schema, name) && !members.contains_key(name.as_str()));
    if let Some(name) = missing {
        let issue = Issue::at(path.key(name), format!("{op} requires {name}"));
        return Err(Fault::invalid(see_schema(issue, op)));
    }
    for (name, value) in members {
        let Some(field) = fields(schema).get(name).and_then(as_object) else {
            let issue = Issue::at(path, format!("{name} is no field of {op}"));
            return Err(Fault::invalid(see_schema(issue, op)));
        };
        if !accepts(field, json_type(value)) {
            let message = format!("{name} of {op} must be {}", wanted(field));
            return Err(Fault::invalid(see_schema(Issue::at(path, message), op)));
        }
    }
    for (name, value) in members {
        if let Some(field) = fields(schema).get(name).and_then(as_object) {
            check_name(field, value, &path.key(name))?;
            check_bounds(field, value, &path.key(name))?;
        }
    }
    Ok(())
}

/// A field of the operation itself that takes one of several names.
fn check_name(schema: &SchemaObject, value: &Value, path: &Path) -> Result<(), Fault> {
    let Some(allowed) = &schema.enum_values else {
        return Ok(());
    };
    if allowed.contains(value) {
        return Ok(());
    }
    let names: Vec<&str> = allowed.iter().filter_map(Value::as_str).collect();
    let issue = Issue::at(path, format!("{value} is none of the allowed values"));
    Err(Fault::invalid(
        issue.hint(format!("allowed: {}", names.join(", "))),
    ))
}

/// Lengths and counts, in the value and in its parts. The recursion is as deep as the schema, which is finite.
fn check_bounds(schema: &SchemaObject, value: &Value, path: &Path) -> Result<(), Fault> {
    if let Some(arms) = schema
        .subschemas
        .as_ref()
        .and_then(|arms| arms.any_of.as_ref())
    {
        let arm = arms
            .iter()
            .filter_map(as_object)
            .find(|arm| accepts(arm, json_type(value)));
        return arm.map_or(Ok(()), |arm| check_bounds(arm, value, path));
    }
    match value {
        Value::String(text) => {
            let Some(bounds) = &schema.string else {
                return Ok(());
            };
            within(
                path,
                text.chars().count(),
                bounds.min_length,
                bounds.max_length,
                "characters",
            )
        }
        Value::Array(elements) => {
            let Some(bounds) = &schema.array else {
                return Ok(());
            };
            within(
                path,
                elements.len(),
                bounds.min_items,
                bounds.max_items,
                "entries",
            )?;
            let Some(SingleOrVec::Single(items)) = &bounds.items else {
                return Ok(());
            };
            let Some(items) = as_object(items) else {
                return Ok(());
            };
            let mut elements = elements.iter().enumerate();
            elements.try_for_each(|(at, element)| check_bounds(items, element, &path.index(at)))
        }
        Value::Object(members) => {
            let Some(bounds) = &schema.object else {
                return Ok(());
            };
            within(
                path,
                members.len(),
                bounds.min_properties,
                bounds.max_properties,
                "members",
            )?;
            let mut given = members.iter().filter(|(_, member)| !is_absent(member));
            given.try_for_each(|(name, member)| {
                let declared = bounds.properties.get(name);
                let part = declared
                    .or(bounds.additional_properties.as_deref())
                    .and_then(as_object);
                part.map_or(Ok(()), |part| check_bounds(part, member, &path.key(name)))
            })
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => Ok(()),
    }
}

/// What counts as not given inside a payload (ops.md 1.2).
fn is_absent(member: &Value) -> bool {
    member.is_null() || member.as_str() == Some("")
}

fn within(
    path: &Path,
    size: usize,
    min: Option<u32>,
    max: Option<u32>,
    unit: &str,
) -> Result<(), Fault> {
    let (min, max) = (min.unwrap_or(0), max.unwrap_or(u32::MAX));
    let fits = u32::try_from(size).is_ok_and(|size| (min..=max).contains(&size));
    if fits {
        return Ok(());
    }
    Err(Fault::invalid(Issue::at(
        path,
        format!("{size} {unit}, allowed are {min} to {max}"),
    )))
}

fn as_object(schema: &Schema) -> Option<&SchemaObject> {
    match schema {
        Schema::Object(object) => Some(object),
        Schema::Bool(_) => None,
    }
}

fn json_type(value: &Value) -> InstanceType {
    match value {
        Value::Null => InstanceType::Null,
        Value::Bool(_) => InstanceType::Boolean,
        Value::Number(_) => InstanceType::Number,
        Value::String(_) => InstanceType::String,
        Value::Array(_) => InstanceType::Array,
        Value::Object(_) => InstanceType::Object,
    }
}

/// Whether a value of the `found` JSON type may satisfy `declared`; whether a number is whole is judged elsewhere.
fn fits(declared: InstanceType, found: InstanceType) -> bool {
    declared == found || (declared == InstanceType::Integer && found == InstanceType::Number)
}

/// What the field takes, in words.
fn wanted(schema: &SchemaObject) -> &'static str {
    [
        (InstanceType::String, "a string"),
        (InstanceType::Boolean, "true or false"),
        (InstanceType::Array, "a list"),
        (InstanceType::Object, "an object"),
        (InstanceType::Number, "a number"),
    ]
    .into_iter()
    .find(|(instance, _)| accepts(schema, *instance))
    .map_or("of the type in its schema", |(_, words)| words)
}
