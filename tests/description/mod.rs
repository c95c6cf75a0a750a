//! The served API description against the running server (http.md 15.3).

mod bodies;
mod edges;
mod examples;
mod headers;

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::support::World;
use crate::support::answer::Reply;

/// An operation as the served document describes it.
pub(crate) struct Described {
    pub(crate) method: String,
    pub(crate) path: String,
    pub(crate) operation: Value,
}

/// The operations of the served document by their ids.
pub(crate) async fn served(world: &World) -> BTreeMap<String, Described> {
    let document = world
        .anonymous("GET", "/v2/docs/openapi.json")
        .send()
        .await
        .body(200);
    let mut operations = BTreeMap::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        for (method, operation) in methods.as_object().unwrap() {
            let Some(id) = operation["operationId"].as_str() else {
                continue;
            };
            let described = Described {
                method: method.to_uppercase(),
                path: path.clone(),
                operation: operation.clone(),
            };
            assert!(
                operations.insert(id.to_owned(), described).is_none(),
                "{id} stands twice"
            );
        }
    }
    operations
}

/// What a document describes for this status of an operation.
pub(crate) fn response<'d>(document: &'d Value, operation: &'d Value, status: u16) -> &'d Value {
    let described = &operation["responses"][status.to_string()];
    assert!(
        described.is_object(),
        "{} {status} is not described",
        operation["operationId"]
    );
    match described["$ref"].as_str() {
        Some(reference) => document.pointer(&reference[1..]).unwrap(),
        None => described,
    }
}

/// The body of an answer is what a document describes for its status. Of those in JSON, to requests that may have a body.
pub(crate) fn has_described_body(document: &Value, operation: &Value, reply: &Reply) {
    let described = response(document, operation, reply.status);
    let schema = &described["content"]["application/json"]["schema"];
    if reply.text.is_empty() || schema.is_null() {
        return;
    }
    fits(document, schema, &reply.json, &|| {
        format!("{} {}", operation["operationId"], reply.status)
    });
}

/// A value is one of a schema that stands in a document; a fault begins with what the value is.
fn fits(document: &Value, schema: &Value, value: &Value, what: &dyn Fn() -> String) {
    let validator = validator(document, schema);
    let faults: Vec<String> = validator
        .iter_errors(value)
        .map(|fault| format!("{}: {fault}", fault.instance_path()))
        .collect();
    assert!(faults.is_empty(), "{} {faults:?}", what());
}

/// Whether a value is one of a schema that stands in a document.
fn is_one(document: &Value, schema: &Value, value: &Value) -> bool {
    validator(document, schema).is_valid(value)
}

fn validator(document: &Value, schema: &Value) -> jsonschema::Validator {
    let whole = json!({ "allOf": [schema], "components": document["components"] });
    jsonschema::validator_for(&whole).unwrap()
}
