//! The documents of v1 (v1.md 23), from Dropshot's descriptions of its traits and the rows of its table.

use serde_json::{Map, Value, json};

use super::merge::{Merged, merge};
use super::walk::each_object;
use super::{DescriptionError, choices, describe, member, numbers, prune, set, upgrade};
use crate::SERVICE_VERSION;
use crate::errors::WRITE_RATE_USED_UP;
use crate::operations::{Answer, Class, Operation};
use crate::reply::{EVENT_STREAM, JSON};
use crate::v1::auth::auth_v1_mod;
use crate::v1::chats::{
    ChatStreamData, HEARTBEAT_SECONDS, HEARTBEAT_SECONDS_MAX, MESSAGE_LIMIT_DEFAULT, chats_v1_mod,
};
use crate::v1::files::files_v1_mod;
use crate::v1::lists::lists_v1_mod;
use crate::v1::members::members_v1_mod;
use crate::v1::objects::objects_v1_mod;
use crate::v1::operations::own_id;
use crate::v1::properties::properties_v1_mod;
use crate::v1::search::search_v1_mod;
use crate::v1::spaces::spaces_v1_mod;
use crate::v1::tags::tags_v1_mod;
use crate::v1::templates::templates_v1_mod;
use crate::v1::types::types_v1_mod;
use crate::v1::{
    Error, OPERATIONS, PAGE_LIMIT_DEFAULT, PAGE_LIMIT_MAX, PagingError, ScopedKeyError,
};
use crate::wire_schema::openapi_schemas;

/// The tags of v1.md 22, with their descriptions.
const TAGS: &[(&str, &str)] = &[
    ("Auth", "How to get a key."),
    ("Search", "Find objects in one space or in all spaces."),
    ("Spaces", "The spaces of the workspace."),
    ("Objects", "Create, read, update and archive objects."),
    ("Properties", "The properties of a space."),
    ("Tags", "The tags of select properties."),
    (
        "Types",
        "The types of a space. A type defines what its objects look like.",
    ),
    ("Templates", "Templates, from which new objects start."),
    ("Members", "The people in a space."),
    (
        "Lists",
        "Queries, collections and types as lists of objects.",
    ),
    ("Chat", "Chats, their messages, reactions and read marks."),
    ("Files", "Upload, download and archive files."),
];

/// Shared refusals: component, status, body schemas, meaning.
type Refusal = (&'static str, u16, &'static [&'static str], &'static str);

const BAD_REQUEST: Refusal = (
    "BadRequest",
    400,
    &["PagingError", "Error"],
    "Bad parameter, filter, body or reference.",
);
const PAIRING_BAD_REQUEST: Refusal = (
    "PairingBadRequest",
    400,
    &["Error"],
    "Bad parameter or body, or a rejected challenge or code.",
);
const UNAUTHORIZED: Refusal = (
    "Unauthorized",
    401,
    &["Error"],
    "The key is missing, unknown or expired.",
);
const FORBIDDEN: Refusal = (
    "Forbidden",
    403,
    &["ScopedKeyError", "Error"],
    "The key does not reach everything, the origin or host is not trusted, or a restriction forbids the request.",
);
const PAIRING_FORBIDDEN: Refusal = (
    "PairingForbidden",
    403,
    &["Error"],
    "The origin or host is not trusted.",
);
const NOT_FOUND: Refusal = (
    "NotFound",
    404,
    &["Error"],
    "The resource of the path does not exist.",
);
const GONE: Refusal = (
    "Gone",
    410,
    &["Error"],
    "The resource of the path was deleted permanently.",
);
const PRECONDITION_FAILED: Refusal = (
    "PreconditionFailed",
    412,
    &[],
    "A precondition of the request does not hold.",
);
const OUT_OF_RANGE: Refusal = (
    "RangeNotSatisfiable",
    416,
    &[],
    "No range is within the content.",
);
const TOO_LARGE: Refusal = (
    "RequestTooLarge",
    413,
    &["Error"],
    "The body is larger than accepted.",
);
const RATE_LIMITED: Refusal = ("RateLimited", 429, &["Error"], WRITE_RATE_USED_UP);
const INTERNAL: Refusal = ("InternalError", 500, &["Error"], "An error in the server.");

const REFUSALS: [Refusal; 12] = [
    BAD_REQUEST,
    PAIRING_BAD_REQUEST,
    UNAUTHORIZED,
    FORBIDDEN,
    PAIRING_FORBIDDEN,
    NOT_FOUND,
    GONE,
    PRECONDITION_FAILED,
    TOO_LARGE,
    OUT_OF_RANGE,
    RATE_LIMITED,
    INTERNAL,
];

/// Path suffixes of the operations that respond with 410 for permanently deleted resources.
const GOES_FOR_GOOD: [&str; 5] = [
    "objects/{object_id}",
    "{property_id}",
    "{tag_id}",
    "{type_id}",
    "{template_id}",
];

/// The documents, in 3.1 and in 3.0.3.
pub(super) fn build() -> Result<(Value, Value), DescriptionError> {
    let traits = [
        auth_v1_mod::stub_api_description(),
        search_v1_mod::stub_api_description(),
        spaces_v1_mod::stub_api_description(),
        objects_v1_mod::stub_api_description(),
        properties_v1_mod::stub_api_description(),
        tags_v1_mod::stub_api_description(),
        types_v1_mod::stub_api_description(),
        templates_v1_mod::stub_api_description(),
        members_v1_mod::stub_api_description(),
        lists_v1_mod::stub_api_description(),
        chats_v1_mod::stub_api_description(),
        files_v1_mod::stub_api_description(),
    ];
    let traits: Result<Vec<Value>, _> = traits.into_iter().map(describe).collect();
    let mut v3_0 = finish(merge(traits?)?);
    each_object(&mut v3_0, &mut numbers::name_format);
    let v3_1 = upgrade::to_3_1(&v3_0);
    each_object(&mut v3_0, &mut choices::spell_out_null);
    Ok((v3_1, v3_0))
}

/// Removes null defaults: null means absent (v1.md 2), and some generators write code for them that does not compile.
fn without_null_default(schema: &mut Map<String, Value>) {
    if schema.get("default").is_some_and(Value::is_null) {
        schema.shift_remove("default");
    }
}

fn finish(merged: Merged) -> Value {
    let Merged {
        mut paths,
        mut schemas,
    } = merged;
    schemas.extend(openapi_schemas::<(
        Error,
        PagingError,
        ScopedKeyError,
        ChatStreamData,
    )>());
    for schema in schemas.values_mut() {
        each_object(schema, &mut choices::simplify);
        each_object(schema, &mut without_null_default);
    }
    for operation in OPERATIONS {
        let path = paths
            .entry(operation.route.path)
            .or_insert_with(|| json!({}));
        let described = member(path, &operation.route.method.to_ascii_lowercase());
        finish_operation(described, operation);
    }
    let tags = TAGS
        .iter()
        .map(|(name, description)| json!({ "name": name, "description": description }));
    let responses = REFUSALS
        .iter()
        .map(|refusal| (refusal.0.to_owned(), shared(refusal)));
    let mut document = json!({
        "openapi": "3.0.3",
        "info": {
            "title": "Rolltop v1",
            "version": SERVICE_VERSION,
            "description": "The stable API of a local workspace of spaces and objects. The server ignores unknown \
                members of bodies, and null counts as absent. Every response has the header `Service-Version`, and the \
                same value as `Anytype-Version`. A key must reach all spaces for reading and writing.",
            "license": { "name": "MIT OR Apache-2.0", "url": "https://opensource.org/license/mit" },
        },
        "servers": [{ "url": "/", "description": "The server that this document was read from." }],
        "security": [{ "bearer": [] }],
        "tags": tags.collect::<Vec<Value>>(),
        "paths": paths,
        "components": {
            "securitySchemes": { "bearer": {
                "type": "http",
                "scheme": "bearer",
                "description": "An API key. A client gets it by pairing, or the owner creates it on the command line.",
            }},
            "responses": responses.collect::<Map<String, Value>>(),
            "schemas": schemas,
        },
    });
    prune::schemas(&mut document);
    document
}

/// A shared refusal.
fn shared((_, _, schemas, description): &Refusal) -> Value {
    let mut refs = schemas
        .iter()
        .map(|name| json!({ "$ref": format!("#/components/schemas/{name}") }));
    let schema = match schemas.len() {
        0 => return json!({ "description": description }),
        1 => refs.next().unwrap_or_default(),
        _ => json!({ "anyOf": refs.collect::<Vec<Value>>() }),
    };
    json!({ "description": description, "content": { (JSON): { "schema": schema } } })
}

fn finish_operation(described: &mut Value, operation: &Operation) {
    set(described, "operationId", json!(own_id(operation)));
    if operation.class == Class::Exempt {
        set(described, "security", json!([]));
    }
    let parameters = member(described, "parameters");
    if !parameters.is_array() {
        *parameters = json!([]);
    }
    if let Some(all) = parameters.as_array_mut() {
        all.extend(group_wide(operation));
    }
    if operation.form {
        set(described, "requestBody", form());
    }
    if operation.takes_blank {
        set(member(described, "requestBody"), "required", json!(false));
    }
    let responses = member(described, "responses");
    let success = operation.success.to_string();
    let mut all = match operation.answer {
        Answer::Json => Map::from_iter([(success.clone(), member(responses, &success).take())]),
        Answer::Content => content(operation),
        Answer::Events => {
            let stream = json!({
                "schema": { "type": "string" },
                "x-event-data": { "$ref": "#/components/schemas/ChatStreamData" },
            });
            let response =
                json!({ "description": "the events", "content": { (EVENT_STREAM): stream } });
            Map::from_iter([(success, response)])
        }
    };
    for (name, status, ..) in refusals(operation) {
        let reference = json!({ "$ref": format!("#/components/responses/{name}") });
        all.insert(status.to_string(), reference);
    }
    *responses = Value::Object(all);
}

/// The form of an upload.
fn form() -> Value {
    let file = json!({ "description": "The content, with its file name.", "type": "string", "format": "binary" });
    let schema = json!({ "type": "object", "properties": { "file": file }, "required": ["file"] });
    json!({ "required": true, "content": { "multipart/form-data": { "schema": schema } } })
}

/// The success responses of an operation that returns content.
fn content(operation: &Operation) -> Map<String, Value> {
    let bytes = json!({ "*/*": { "schema": { "type": "string", "format": "binary" } } });
    let successes = [
        ("200", "the content", true),
        ("206", "the requested ranges", true),
        ("304", "the client has the current content", false),
    ];
    let is_head = operation.route.method == "HEAD";
    let successes = successes.into_iter();
    let successes = successes.filter(|(status, ..)| !(is_head && *status == "206"));
    let described = successes.map(|(status, description, has_body)| {
        let mut response = json!({ "description": description });
        if has_body && !is_head {
            set(&mut response, "content", bytes.clone());
        }
        (status.to_owned(), response)
    });
    described.collect()
}

fn group_wide(operation: &Operation) -> Vec<Value> {
    let mut all = Vec::new();
    let query = |name: &str, description: &str, schema: Value| json!({ "in": "query", "name": name, "description": description, "schema": schema });
    if operation.paged {
        let schema = json!({ "type": "integer", "minimum": 0, "default": 0 });
        all.push(query("offset", "The number of rows to skip.", schema));
    }
    if operation.paged || operation.limited {
        let default = match operation.limited {
            true => MESSAGE_LIMIT_DEFAULT,
            false => PAGE_LIMIT_DEFAULT,
        };
        let schema = json!({
            "type": "integer", "minimum": 1, "maximum": PAGE_LIMIT_MAX, "default": default,
        });
        all.push(query(
            "limit",
            "The maximum number of rows on a page.",
            schema,
        ));
    }
    if operation.filters {
        let text = "Every other parameter is a filter, `key=value` or `key[condition]=value`. An object must match \
            all filters.";
        let schema = json!({ "type": "object", "additionalProperties": { "type": "string" } });
        let mut filters = query("filters", text, schema);
        set(&mut filters, "style", json!("form"));
        set(&mut filters, "explode", json!(true));
        all.push(filters);
    }
    if operation.answer == Answer::Events {
        all.push(json!({
            "in": "header",
            "name": "Service-Heartbeat-Seconds",
            "description": "Seconds between two comments, also as `Anytype-Heartbeat-Seconds`; any invalid value \
                means the default.",
            "required": false,
            "schema": {
                "type": "integer", "minimum": 1, "maximum": HEARTBEAT_SECONDS_MAX, "default": HEARTBEAT_SECONDS,
            },
        }));
    }
    all.push(json!({
        "in": "header",
        "name": "Service-Version",
        "description": "The version of the API, also as `Anytype-Version`; the server does not enforce it.",
        "required": false,
        "schema": { "type": "string", "default": SERVICE_VERSION },
    }));
    all
}

fn refusals(operation: &Operation) -> Vec<Refusal> {
    if operation.class == Class::Exempt {
        let too_large = operation.body.map(|_| TOO_LARGE);
        let all = [PAIRING_BAD_REQUEST, PAIRING_FORBIDDEN];
        return all.into_iter().chain(too_large).chain([INTERNAL]).collect();
    }
    let path = operation.route.path;
    let is_content = operation.answer == Answer::Content;
    let goes = GOES_FOR_GOOD.iter().any(|end| path.ends_with(end)) && !path.contains("/lists/");
    let conditional = [
        (true, BAD_REQUEST),
        (true, UNAUTHORIZED),
        (true, FORBIDDEN),
        (operation.names_something(), NOT_FOUND),
        (goes, GONE),
        (is_content, PRECONDITION_FAILED),
        (operation.body.is_some(), TOO_LARGE),
        (is_content && operation.route.method != "HEAD", OUT_OF_RANGE),
        (
            operation.is_rate_limited() || operation.answer == Answer::Events,
            RATE_LIMITED,
        ),
        (true, INTERNAL),
    ];
    let applying = conditional.into_iter().filter(|(applies, _)| *applies);
    applying.map(|(_, refusal)| refusal).collect()
}

/// Both major versions in one document. The operation ids of v1 are those of the router, and its components get
/// distinct names.
pub(super) fn beside_v2(mut both: Value, mut v1: Value) -> Value {
    each_object(&mut v1, &mut |object| {
        let reference = object.get("$ref").and_then(Value::as_str);
        let renamed = reference.and_then(|reference| {
            let (place, name) = reference.rsplit_once('/')?;
            Some(format!("{place}/{}", component(name)))
        });
        if let Some(renamed) = renamed {
            object.insert("$ref".to_owned(), json!(renamed));
        }
    });
    for operation in OPERATIONS {
        let path = member(member(&mut v1, "paths"), operation.route.path);
        let described = member(path, &operation.route.method.to_ascii_lowercase());
        set(described, "operationId", json!(operation.route.id));
    }
    take_in(
        member(&mut both, "paths"),
        member(&mut v1, "paths").take(),
        str::to_owned,
    );
    for kind in ["responses", "schemas"] {
        let from = member(member(&mut v1, "components"), kind).take();
        take_in(
            member(member(&mut both, "components"), kind),
            from,
            component,
        );
    }
    let tags = member(&mut both, "tags").as_array_mut();
    if let (Some(tags), Some(own)) = (tags, v1.get("tags").and_then(Value::as_array)) {
        let names: Vec<Value> = tags
            .iter()
            .filter_map(|tag| tag.get("name").cloned())
            .collect();
        let is_new = |tag: &&Value| tag.get("name").is_some_and(|name| !names.contains(name));
        tags.extend(own.iter().filter(is_new).cloned());
    }
    both
}

fn component(name: &str) -> String {
    format!("V1-{name}")
}

fn take_in(all: &mut Value, more: Value, name: fn(&str) -> String) {
    if let (Some(all), Value::Object(more)) = (all.as_object_mut(), more) {
        all.extend(more.into_iter().map(|(key, value)| (name(&key), value)));
    }
}
