//! Schemas of wire types as OpenAPI 3.0 has them, and helpers of the types that write their own.

use rolltop_document::schema::json;
use schemars::JsonSchema;
use schemars::r#gen::SchemaSettings;
use schemars::schema::{InstanceType, Schema, SchemaObject};
use serde_json::{Map, Value};

/// Marks a member of a request that null clears; it is not published.
pub(crate) const NULL_CLEARS: &str = "x-null-clears";

/// The components that a type refers to, in the dialect of OpenAPI 3.0.
pub(crate) fn openapi_schemas<T: JsonSchema>() -> Vec<(String, Value)> {
    let mut generator = SchemaSettings::openapi3().into_generator();
    generator.subschema_for::<T>();
    let mut definitions = generator.take_definitions();
    // As a root schema is finished, definitions of its own are not: a reference may stand beside no other word in 3.0.
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

/// A string that is one of these names.
pub(crate) fn one_of<'a>(names: impl IntoIterator<Item = &'a str>) -> Schema {
    SchemaObject {
        instance_type: Some(InstanceType::String.into()),
        enum_values: Some(names.into_iter().map(Value::from).collect()),
        ..SchemaObject::default()
    }
    .into()
}

/// The defaults that a struct of query parameters declares.
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
