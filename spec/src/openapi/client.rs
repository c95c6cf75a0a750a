//! The profile for the client generator: one success type and one error type per operation, without members that
//! clients never set.

use rolltop_document::envelope::IdSpelling;
use rolltop_document::vocabulary::KeysMode;
use serde_json::{Map, Value, json};

use super::parameters::IF_NONE_MATCH;
use super::responses::{ANY_ERROR, response_ref};
use super::walk::each_object;
use super::{content, edit, member, prune, set};
use crate::operations::{Answer, OPERATIONS};
use crate::shared::DATE_TIME;

/// Parameters that all operations share: name, component, values.
const SHARED: [(&str, &str, &[&str]); 2] = [
    ("ids", "Ids", IdSpelling::NAMES),
    ("keys", "Keys", KeysMode::NAMES),
];

/// Reduces the 3.0.3 document.
pub(super) fn profile(v3_0: &Value) -> Value {
    let mut document = v3_0.clone();
    each_object(&mut document, &mut |object| {
        object.shift_remove("example");
        simplify_alternatives(object);
        keep_as_text(object);
        keep_other_members(object);
    });
    let components = member(&mut document, "components");
    let schemas = member(components, "schemas");
    set(schemas, ANY_ERROR, any_error());
    set(schemas, edit::OPERATION, any_operation());
    for (_, component, values) in SHARED {
        set(
            schemas,
            component,
            json!({ "type": "string", "enum": values }),
        );
    }
    set(
        components,
        "responses",
        json!({ (ANY_ERROR): {
            "description": "Refused; `issues` is absent in the older envelope and `object` in the other.",
            "content": { (crate::reply::JSON): { "schema": { "$ref": format!("#/components/schemas/{ANY_ERROR}") } } },
        }}),
    );
    if let Some(components) = components.as_object_mut() {
        components.shift_remove("headers");
    }
    let paths = member(&mut document, "paths");
    leave_out(paths);
    for operation in paths
        .as_object_mut()
        .into_iter()
        .flat_map(Map::values_mut)
        .filter_map(Value::as_object_mut)
    {
        operation.values_mut().for_each(reduce);
    }
    prune::schemas(&mut document);
    document
}

/// Removes the operations that respond with files. They depend on conditional and range headers, which the generator
/// does not support. Clients use HTTP directly.
fn leave_out(paths: &mut Value) {
    for operation in OPERATIONS {
        let route = operation.route;
        if operation.answer != Answer::Content {
            continue;
        }
        if let Some(methods) = member(paths, route.path).as_object_mut() {
            methods.shift_remove(&route.method.to_ascii_lowercase());
        }
    }
    if let Some(paths) = paths.as_object_mut() {
        paths.retain(|_, methods| {
            methods
                .as_object()
                .is_some_and(|methods| !methods.is_empty())
        });
    }
}

/// Replaces the union of all operations, which the generator would merge into one type.
fn any_operation() -> Value {
    json!({
        "description": "One edit operation; its name is in `op`.",
        "type": "object",
        "additionalProperties": true,
    })
}

/// Combines the members of both envelopes in one struct for the client, instead of two alternatives.
fn any_error() -> Value {
    json!({
        "description": "An error with either envelope.",
        "type": "object",
        "properties": {
            "object": { "description": "`error` in the older envelope.", "type": "string" },
            "status": { "description": "The HTTP status.", "type": "integer", "format": "uint16", "minimum": 0 },
            "code": { "description": "The stable error code.", "type": "string" },
            "message": { "description": "One sentence for people.", "type": "string" },
            "issues": {
                "description": "Every finding.",
                "type": "array",
                "items": { "$ref": "#/components/schemas/Issue" },
            },
        },
        "required": ["status", "code", "message"],
    })
}

fn reduce(operation: &mut Value) {
    if let Some(parameters) = member(operation, "parameters").as_array_mut() {
        let is_set = |name: Option<&str>| !matches!(name, Some("Service-Version" | IF_NONE_MATCH));
        parameters.retain(|parameter| is_set(parameter.get("name").and_then(Value::as_str)));
        parameters.iter_mut().for_each(share_type);
    }
    if operation.get("requestBody").is_some() {
        content::drop_form(member(operation, "requestBody"));
    }
    let responses = member(operation, "responses");
    let mut kept = Map::new();
    for (status, mut response) in responses.as_object().cloned().unwrap_or_default() {
        if !status.starts_with('2') {
            continue;
        }
        if let Some(response) = response.as_object_mut() {
            response.shift_remove("headers");
        }
        kept.insert(status, response);
    }
    for range in ["4XX", "5XX"] {
        kept.insert(range.to_owned(), response_ref(ANY_ERROR));
    }
    *responses = Value::Object(kept);
}

/// Gives each group-wide parameter one type instead of one per operation. The values of headers and paths stay strings,
/// which the server checks.
fn share_type(parameter: &mut Value) {
    let shared = SHARED
        .iter()
        .find(|(name, ..)| parameter.get("name") == Some(&json!(name)));
    if let Some((_, component, _)) = shared {
        set(
            parameter,
            "schema",
            json!({ "$ref": format!("#/components/schemas/{component}") }),
        );
    } else if ["header", "path"]
        .map(Some)
        .contains(&parameter.get("in").and_then(Value::as_str))
    {
        set(parameter, "schema", json!({ "type": "string" }));
    }
}

/// Rewrites `anyOf`, because the generator would merge the alternatives into one struct. Alternatives of components
/// never overlap here; alternatives of JSON types become any value.
fn simplify_alternatives(schema: &mut Map<String, Value>) {
    let Some(Value::Array(arms)) = schema.shift_remove("anyOf") else {
        return;
    };
    let of_components = arms
        .iter()
        .all(|arm| arm.get("allOf").is_some() || arm.get("$ref").is_some());
    if of_components {
        schema.insert("oneOf".to_owned(), Value::Array(arms));
    }
}

/// Keeps dates as strings, so that the generated client does not force a date crate on its users.
fn keep_as_text(schema: &mut Map<String, Value>) {
    if schema.get("format") == Some(&json!(DATE_TIME)) {
        schema.shift_remove("format");
    }
}

/// The generator only keeps undeclared members if they have a schema.
fn keep_other_members(schema: &mut Map<String, Value>) {
    if schema.contains_key("properties") && schema.get("additionalProperties") == Some(&json!(true))
    {
        schema.insert("additionalProperties".to_owned(), json!({}));
    }
}
