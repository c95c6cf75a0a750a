//! Schemas of wire types in OpenAPI 3.0, and helpers for types with a custom schema.

use rolltop_document::schema::json;
use schemars::JsonSchema;
use schemars::r#gen::SchemaSettings;
use schemars::schema::{InstanceType, Schema, SchemaObject};
use serde_json::{Map, Value};

/// Marks a request member that null clears; it is not published.
pub(crate) const NULL_CLEARS: &str = "x-null-clears";

/// The components that a type references, in OpenAPI 3.0.
pub(crate) fn openapi_schemas<T: JsonSchema>() -> Vec<(String, Value)> {
    let mut generator = SchemaSettings::openapi3().into_generator();
    generator.subschema_for::<T>();
    let mut definitions = generator.take_definitions();
    // The generator does not finish definitions like a root schema, so this applies its visitors: in 3.0, a reference
    // cannot have other keywords next to it.
    for schema in definitions.values_mut() {
        for visitor in generator.visitors_mut() {
            visitor.visit_schema(schema);
        }
    }
    definitions
        .into_iter()
        .map(|(name, schema)| (name, json(&schema)))
        .collect()
}

/// A string with one of these values.
pub(crate) fn one_of<'a>(names: impl IntoIterator<Item = &'a str>) -> Schema {
    SchemaObject {
        instance_type: Some(InstanceType::String.into()),
        enum_values: Some(names.into_iter().map(Value::from).collect()),
        ..SchemaObject::default()
    }
    .into()
}

/// The defaults in a struct of query parameters.
pub(crate) fn member_defaults<T: JsonSchema>() -> Map<String, Value> {
    let root = SchemaSettings::openapi3()
        .into_generator()
        .into_root_schema_for::<T>();
    let members = root
        .schema
        .object
        .map(|object| object.properties)
        .unwrap_or_default();
    let defaults = members
        .into_iter()
        .filter_map(|(name, schema)| Some((name, schema.into_object().metadata?.default?)));
    defaults.collect()
}
