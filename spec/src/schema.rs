//! Schemas of wire types: as OpenAPI 3.0 components, and as the closed and bounded JSON Schema 2020-12 that is
//! published and enforced (ops.md 16, 17).

use schemars::JsonSchema;
use schemars::r#gen::{SchemaGenerator, SchemaSettings};
use schemars::schema::SchemaObject;
use serde_json::{Map, Value};

mod entries;
mod strict;

pub(crate) use entries::op_schema;
pub use entries::{SchemaEntry, kinds, ops};

/// The closed and bounded schema of a type.
pub fn published<T: JsonSchema>() -> Value {
    publish(|generator| {
        let root = generator.subschema_for::<T>().into_object();
        let referenced = root
            .reference
            .as_deref()
            .and_then(|path| path.rsplit('/').next());
        let definition = referenced
            .map(str::to_owned)
            .and_then(|name| generator.definitions_mut().shift_remove(&name));
        definition.map_or(root, schemars::schema::Schema::into_object)
    })
}

/// Builds a schema with its definitions and closes it.
fn publish(build: impl FnOnce(&mut SchemaGenerator) -> SchemaObject) -> Value {
    let settings = SchemaSettings::draft2019_09().with(|settings| {
        "#/$defs/".clone_into(&mut settings.definitions_path);
        settings.meta_schema = None;
        settings.option_add_null_type = false;
    });
    let mut generator = settings.into_generator();
    let schema = build(&mut generator);
    let definitions = generator.take_definitions();
    strict::close(
        json(&schema),
        definitions
            .iter()
            .map(|(name, schema)| (name.clone(), json(schema))),
    )
}

/// The components that a type refers to, in the dialect of OpenAPI 3.0.
pub(crate) fn openapi_schemas<T: JsonSchema>() -> Vec<(String, Value)> {
    let mut generator = SchemaSettings::openapi3().into_generator();
    generator.subschema_for::<T>();
    let definitions = generator.take_definitions();
    definitions
        .into_iter()
        .map(|(name, schema)| (name, json(&schema)))
        .collect()
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

/// A schema is a plain struct of strings, numbers and maps: writing it cannot fail.
fn json(schema: &impl serde::Serialize) -> Value {
    serde_json::to_value(schema).unwrap_or_default()
}
