//! Published schemas: the closed and bounded JSON Schema 2020-12 of a type, and the validator compiled from it. The
//! served and the enforced schema are therefore identical (ops.md 16, 17).

use jsonschema::Validator;
use schemars::JsonSchema;
use schemars::r#gen::{SchemaGenerator, SchemaSettings};
use schemars::schema::SchemaObject;
use serde_json::Value;

use crate::path::Path;

pub(crate) mod build;
pub(crate) mod bytes;
pub(crate) mod forms;
pub(crate) mod meaning;
pub(crate) mod shared;
mod strict;
pub(crate) mod verbatim;
pub(crate) mod view;
mod violations;
mod wanted;

pub use bytes::{Bytes, counts_bytes, describe_bytes};
pub(crate) use shared::property_value;
pub use view::{request_sorts, request_views};
pub use violations::{Rule, Violation};

/// The location of definitions in a published schema.
const DEFINITIONS: &str = "#/$defs/";

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
pub fn publish(build: impl FnOnce(&mut SchemaGenerator) -> SchemaObject) -> Value {
    let settings = SchemaSettings::draft2019_09().with(|settings| {
        DEFINITIONS.clone_into(&mut settings.definitions_path);
        settings.meta_schema = None;
        settings.option_add_null_type = false;
    });
    let mut generator = settings.into_generator();
    let schema = build(&mut generator);
    let definitions = generator.take_definitions();
    let own = definitions
        .iter()
        .map(|(name, schema)| (name.clone(), json(schema)));
    strict::close(json(&schema), own.collect())
}

/// A schema as JSON. Serialization cannot fail, because it contains only strings, numbers and maps.
pub fn json(schema: &impl serde::Serialize) -> Value {
    serde_json::to_value(schema).unwrap_or_default()
}

/// A published schema with the validator compiled from it.
pub struct Shape {
    schema: Value,
    validator: Validator,
    /// Whether null means an absent member. Hints then do not offer it as a value.
    null_is_absence: bool,
}

impl Shape {
    /// Compiles a published schema. Call it once per schema, see [`std::sync::LazyLock`].
    ///
    /// # Panics
    /// The schema is invalid. Schemas are constants of the program, and a test compiles each.
    #[expect(
        clippy::expect_used,
        reason = "schemas are constants of the program; a test compiles each"
    )]
    pub fn of(schema: Value) -> Self {
        let validator = jsonschema::draft202012::new(&schema).expect("a published schema compiles");
        Self {
            schema,
            validator,
            null_is_absence: false,
        }
    }

    /// Compiles a schema that accepts null for every optional member.
    pub(crate) fn with_nulls(schema: Value) -> Self {
        Self {
            null_is_absence: true,
            ..Self::of(schema)
        }
    }

    /// The published schema.
    pub fn schema(&self) -> &Value {
        &self.schema
    }

    /// Every violation by the value at `root`.
    pub fn violations(&self, value: &Value, root: &Path) -> Vec<Violation> {
        if self.validator.is_valid(value) {
            return Vec::new();
        }
        violations::of(self, value, root)
    }
}
