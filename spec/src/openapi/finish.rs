//! Completes Dropshot's description to the whole contract, in OpenAPI 3.0.3.

use rolltop_document::schema::describe_bytes;
use serde_json::{Map, Value, json};

use super::merge::Merged;
use super::walk::each_object;
use super::{bare, choices, content, edit, member, needed, parameters, prune, responses, set};
use crate::SERVICE_VERSION;
use crate::chats::ChatStreamEvent;
use crate::cors;
use crate::errors::{ErrorEnvelope, OlderEnvelope};
use crate::examples;
use crate::limits::{BODY_VALUES_MAX, STRUCTURED_BODY_BYTES};
use crate::operations::{Class, OPERATIONS, Operation};
use crate::wire_schema::{NULL_CLEARS, openapi_schemas};

/// The tags of http.md 14, with their descriptions.
const TAGS: &[(&str, &str)] = &[
    ("Auth", "How to get a key, and what a key may do."),
    ("Spaces", "The spaces of the workspace."),
    (
        "Objects",
        "Create, read, edit and archive objects and their documents.",
    ),
    (
        "Search",
        "Find objects in one space or in all spaces by words, filters and sorts.",
    ),
    (
        "Types",
        "The types of a space. A type defines what its objects look like.",
    ),
    (
        "Properties",
        "The properties of a space, and the options of select properties.",
    ),
    (
        "Lists",
        "Queries select objects, and collections hold them. Both have rows and views.",
    ),
    ("Chat", "Chats, their messages, reactions and read marks."),
    ("Members", "The people in a space."),
    ("Files", "Upload, download and archive files."),
    ("Templates", "Templates, from which new objects start."),
    (
        "Schemas",
        "The schemas of request bodies, and the validation of documents.",
    ),
];

/// Adds everything that follows from the tables of operations and error codes.
pub(super) fn finish(merged: Merged) -> Value {
    let Merged {
        mut paths,
        mut schemas,
    } = merged;
    schemas.extend(openapi_schemas::<(
        ErrorEnvelope,
        OlderEnvelope,
        ChatStreamEvent,
    )>());
    for schema in schemas.values_mut() {
        absent_is_not_null(schema);
        each_object(schema, &mut describe_bytes);
        each_object(schema, &mut choices::simplify);
    }
    needed::narrow(&mut schemas);
    schemas.extend(edit::components());
    schemas.insert(responses::ANY_ERROR.to_owned(), responses::any_error());
    for operation in OPERATIONS {
        let path = paths
            .entry(operation.route.path)
            .or_insert_with(|| json!({}));
        let described = member(path, &operation.route.method.to_ascii_lowercase());
        finish_operation(described, operation, &schemas);
    }
    let tags: Vec<Value> = TAGS
        .iter()
        .map(|(name, description)| json!({ "name": name, "description": description }))
        .collect();
    let mut document = json!({
        "openapi": "3.0.3",
        "info": info(),
        "servers": [{
            // Relative, so that a client never sends its key to another port than the one it read this from.
            "url": "/",
            "description": "The server that this document was read from.",
        }],
        "security": [{ "bearer": [] }],
        "tags": tags,
        "paths": paths,
        "components": {
            "securitySchemes": { "bearer": {
                "type": "http",
                "scheme": "bearer",
                "description": "An API key. A client gets it by pairing, or the owner creates it on the command line.",
            }},
            "headers": responses::headers(),
            "responses": responses::shared(),
            "schemas": schemas,
        },
    });
    each_object(&mut document, &mut name_null);
    prune::schemas(&mut document);
    document
}

fn info() -> Value {
    json!({
        "title": "Rolltop",
        "version": SERVICE_VERSION,
        "description": format!(
            "A local workspace of spaces and documents over HTTP and JSON. v2 is pre-release and can change without a \
             new version.\n\n\
             **Parameters.** The server checks `offset`, `limit`, `ids`, `keys`, `dry_run` and \
             `create_missing_options` on every operation. The operations that use a parameter document it. An empty \
             value counts as absent. The server ignores unknown query parameters.\n\n\
             **Bodies.** A JSON body holds at most {BODY_VALUES_MAX} values: each object, array, string, number, \
             boolean and null counts as one. Its maximum size is {structured} MiB, unless the operation states \
             another one. Null for an optional member counts as absent, unless the member gives null a meaning. \
             {bare}\n\n\
             {web_pages}",
            structured = STRUCTURED_BODY_BYTES >> 20,
            bare = bare::listed(),
            web_pages = cors::described(),
        ),
        "license": { "name": "MIT OR Apache-2.0", "url": "https://opensource.org/license/mit" },
    })
}

fn finish_operation(described: &mut Value, operation: &Operation, schemas: &Map<String, Value>) {
    if operation.class == Class::Exempt {
        set(described, "security", json!([]));
    }
    parameters::finish(member(described, "parameters"), operation, schemas);
    if let Some(example) = examples::request(operation.route.id) {
        set(
            member(
                member(member(described, "requestBody"), "content"),
                crate::reply::JSON,
            ),
            "example",
            example,
        );
    }
    if operation.takes_blank {
        set(member(described, "requestBody"), "required", json!(false));
    }
    if operation.form {
        content::add_form(member(described, "requestBody"));
    }
    responses::finish(member(described, "responses"), operation);
}

/// Reads omit a member instead of serving null, and null in a request counts as absent (http.md 3). Only required
/// members and members that null clears are described as nullable.
fn absent_is_not_null(schema: &mut Value) {
    let required = schema.get("required").cloned().unwrap_or_default();
    let required = |name: &str| {
        required
            .as_array()
            .is_some_and(|all| all.iter().any(|one| one == name))
    };
    let members = schema.get_mut("properties").and_then(Value::as_object_mut);
    for (name, member) in members.into_iter().flatten() {
        let Some(member) = member.as_object_mut() else {
            continue;
        };
        let clears = member.shift_remove(NULL_CLEARS).is_some();
        if !(required(name) || clears) {
            member.shift_remove("nullable");
        }
    }
}

/// Dropshot describes the type null as a string with null as its only value. In 3.0, that also needs `nullable`.
fn name_null(schema: &mut Map<String, Value>) {
    if schema.get("enum") == Some(&json!([null])) {
        schema.insert("nullable".to_owned(), json!(true));
    }
}
