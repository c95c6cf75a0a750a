//! The registry of published schemas: request kinds and operations with an endpoint and an example each
//! (ops.md 16).

use rolltop_document::ops::{OPS, OpSpec};
use rolltop_document::schema::published;
use serde::Serialize;
use serde_json::{Value, json};

use crate::examples;
use crate::objects::ObjectShortcut;
use crate::operations::served;
use crate::spaces::CreateSpaceRequest;

/// A published schema.
#[derive(Clone, Debug, Serialize)]
pub struct SchemaEntry {
    /// The name of the kind or operation.
    pub kind: String,
    /// The route that takes it.
    pub endpoint: String,
    /// Closed, bounded JSON Schema 2020-12.
    pub schema: Value,
    /// A value that is valid against it: a whole body of a kind, one element of `ops` of an operation.
    pub example: Value,
    /// The example of an operation as a request body.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub example_body: Option<Value>,
}

/// The request kinds, by name.
pub fn kinds() -> Vec<SchemaEntry> {
    let kind = |kind: &str, operation: &str, schema: Value| SchemaEntry {
        kind: kind.to_owned(),
        endpoint: endpoint(operation),
        schema,
        example: examples::request(operation).unwrap_or_default(),
        example_body: None,
    };
    vec![
        kind("shortcut", "create_object", published::<ObjectShortcut>()),
        kind("space", "create_space", published::<CreateSpaceRequest>()),
    ]
}

/// The edit operations, in their own order.
pub fn ops() -> Vec<SchemaEntry> {
    OPS.iter().map(op).collect()
}

fn op(spec: &OpSpec) -> SchemaEntry {
    let example = examples::op(spec.name);
    SchemaEntry {
        kind: spec.name.to_owned(),
        endpoint: endpoint("patch_object"),
        schema: spec.published().clone(),
        example_body: Some(json!({ "ops": [example.clone()] })),
        example,
    }
}

fn endpoint(operation: &str) -> String {
    served(operation)
        .map(|operation| format!("{} {}", operation.route.method, operation.route.path))
        .unwrap_or_default()
}
