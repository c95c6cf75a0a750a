//! The served API description against the running server (http.md 15.3).

mod coverage;
mod examples;
mod headers;

use std::collections::BTreeMap;

use serde_json::Value;

use crate::support::World;

/// An operation as the served document describes it.
pub(crate) struct Described {
    pub(crate) method: String,
    pub(crate) path: String,
    pub(crate) operation: Value,
}

/// The operations of the served document by their ids.
pub(crate) async fn served(world: &World) -> BTreeMap<String, Described> {
    let document = world
        .anonymous("GET", "/docs/openapi.json")
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
