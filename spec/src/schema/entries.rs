//! The registry of published schemas: request kinds and operations with an endpoint and an example each
//! (ops.md 16).

use rolltop_document::ops::{OPS, OpSpec};
use serde::Serialize;
use serde_json::{Value, json};

use super::{publish, published};
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
    let kind = |kind: &str, operation: &str, schema: Value, example: Value| SchemaEntry {
        kind: kind.to_owned(),
        endpoint: endpoint(operation),
        schema,
        example,
        example_body: None,
    };
    vec![
        kind(
            "shortcut",
            "create_object",
            published::<ObjectShortcut>(),
            json!({
                "type": "page",
                "name": "Trip",
                "properties": { "description": "A week at the sea" },
                "markdown": "## Packing\n- [ ] tent",
            }),
        ),
        kind(
            "space",
            "create_space",
            published::<CreateSpaceRequest>(),
            json!({ "name": "Garden", "description": "Beds, seeds and harvests" }),
        ),
    ]
}

/// The edit operations, in their own order.
pub fn ops() -> Vec<SchemaEntry> {
    OPS.iter().map(op).collect()
}

fn op(spec: &OpSpec) -> SchemaEntry {
    let example = op_example(spec.name);
    SchemaEntry {
        kind: spec.name.to_owned(),
        endpoint: endpoint("patch_object"),
        schema: op_schema(spec),
        example_body: Some(json!({ "ops": [example.clone()] })),
        example,
    }
}

/// The schema of one element of `ops`.
pub(crate) fn op_schema(spec: &OpSpec) -> Value {
    let mut schema = publish(|generator| spec.schema(generator));
    if let Some(Value::String(description)) = schema.get_mut("description") {
        description.push_str(
            " One entry of the ops list, 1 to 512 entries, applied in order, all or nothing.",
        );
    }
    schema
}

fn endpoint(operation: &str) -> String {
    served(operation)
        .map(|operation| format!("{} {}", operation.route.method, operation.route.path))
        .unwrap_or_default()
}

/// One element of `ops`; the ids stand for blocks that a read returned.
fn op_example(name: &str) -> Value {
    let mut example = json!({ "op": name });
    let members = match name {
        "set_properties" => json!({ "set": { "name": "Trip" } }),
        "update_block" => json!({ "id": "a41d0", "set": { "text": "Packing list" } }),
        "replace_subtree" => {
            json!({ "id": "a41d0", "blocks": [{ "type": "paragraph", "text": "Packed." }] })
        }
        "insert_blocks" => json!({ "position": "last", "blocks": [
            { "type": "heading_2", "text": "Packing" },
            { "type": "checkbox", "text": "tent" },
        ]}),
        "move_block" => json!({ "id": "9be27", "position": "first" }),
        "delete_block" => json!({ "id": "9be27" }),
        "replace_text" => json!({ "find": "tent", "replace": "big tent" }),
        _ => json!({}),
    };
    if let (Some(example), Value::Object(members)) = (example.as_object_mut(), members) {
        example.extend(members);
    }
    example
}
