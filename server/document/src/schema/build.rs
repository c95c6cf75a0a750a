//! Constructors of JSON Schema nodes, each closed and bounded (ops.md 17, G3, G4).

use schemars::schema::{
    ArrayValidation, InstanceType, Metadata, NumberValidation, ObjectValidation, Schema,
    SchemaObject, SingleOrVec, StringValidation, SubschemaValidation,
};
use serde_json::Value;

use super::DEFINITIONS;

/// A value of one JSON type.
pub(crate) fn of(instance: InstanceType) -> SchemaObject {
    SchemaObject {
        instance_type: Some(instance.into()),
        ..SchemaObject::default()
    }
}

/// `true` or `false`.
pub(crate) fn boolean() -> SchemaObject {
    of(InstanceType::Boolean)
}

/// A string of `min..=max` characters.
pub(crate) fn text(min: usize, max: usize) -> SchemaObject {
    let mut schema = of(InstanceType::String);
    let bounds = StringValidation {
        min_length: (min > 0).then(|| count(min)),
        max_length: Some(count(max)),
        pattern: None,
    };
    schema.string = Some(Box::new(bounds));
    schema
}

/// A whole number of `0..=max`; a float represents all of them exactly.
pub(crate) fn whole(max: usize) -> SchemaObject {
    let mut schema = of(InstanceType::Integer);
    let bounds = NumberValidation {
        minimum: Some(0.0),
        maximum: Some(max as f64),
        ..NumberValidation::default()
    };
    schema.number = Some(Box::new(bounds));
    schema
}

/// A reference to the schema with this name in `$defs`; see [`super::shared`].
pub(crate) fn reference(name: &str) -> SchemaObject {
    SchemaObject::new_ref(format!("{DEFINITIONS}{name}"))
}

/// This string.
pub(crate) fn constant(value: &str) -> SchemaObject {
    let mut schema = of(InstanceType::String);
    schema.const_value = Some(Value::from(value));
    schema
}

/// One of these names.
pub(crate) fn one_of<'a>(names: impl IntoIterator<Item = &'a str>) -> SchemaObject {
    let mut schema = of(InstanceType::String);
    schema.enum_values = Some(names.into_iter().map(Value::from).collect());
    schema
}

/// An array of `min..=max` items.
pub(crate) fn array(min: usize, max: usize, items: SchemaObject) -> SchemaObject {
    let mut schema = of(InstanceType::Array);
    let bounds = ArrayValidation {
        items: Some(SingleOrVec::Single(Box::new(items.into()))),
        min_items: (min > 0).then(|| count(min)),
        max_items: Some(count(max)),
        ..ArrayValidation::default()
    };
    schema.array = Some(Box::new(bounds));
    schema
}

/// An object with these members, in this order, and no others.
pub(crate) fn closed(
    members: Vec<(&'static str, SchemaObject)>,
    required: &[&str],
) -> SchemaObject {
    let mut schema = of(InstanceType::Object);
    let members = members
        .into_iter()
        .map(|(name, schema)| (name.to_owned(), schema.into()));
    let validation = ObjectValidation {
        properties: members.collect(),
        required: required.iter().map(|name| (*name).to_owned()).collect(),
        additional_properties: Some(Box::new(Schema::Bool(false))),
        ..ObjectValidation::default()
    };
    schema.object = Some(Box::new(validation));
    schema
}

/// An object with at most `max` members and arbitrary member names.
pub(crate) fn map(max: usize, values: SchemaObject) -> SchemaObject {
    let mut schema = of(InstanceType::Object);
    let validation = ObjectValidation {
        max_properties: Some(count(max)),
        additional_properties: Some(Box::new(values.into())),
        ..ObjectValidation::default()
    };
    schema.object = Some(Box::new(validation));
    schema
}

/// A value of one of these forms.
pub(crate) fn any(arms: Vec<SchemaObject>) -> SchemaObject {
    let subschemas = SubschemaValidation {
        any_of: Some(arms.into_iter().map(Schema::from).collect()),
        ..SubschemaValidation::default()
    };
    SchemaObject {
        subschemas: Some(Box::new(subschemas)),
        ..SchemaObject::default()
    }
}

/// The same, or null.
pub(crate) fn nullable(mut schema: SchemaObject) -> SchemaObject {
    if let Some(SingleOrVec::Single(instance)) = schema.instance_type {
        schema.instance_type = Some(SingleOrVec::Vec(vec![*instance, InstanceType::Null]));
    }
    if let Some(values) = &mut schema.enum_values {
        values.push(Value::Null);
    }
    schema
}

/// The same with a description.
pub(crate) fn described(description: &str, mut schema: SchemaObject) -> SchemaObject {
    let metadata = Metadata {
        description: Some(description.to_owned()),
        ..Metadata::default()
    };
    schema.metadata = Some(Box::new(metadata));
    schema
}

/// Converts a bound, which is a constant far below the range of u32.
fn count(bound: usize) -> u32 {
    u32::try_from(bound).unwrap_or(u32::MAX)
}
