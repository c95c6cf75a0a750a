//! The parameters of an operation: those from Dropshot with defaults, and those that follow from its row.

use rolltop_document::envelope::IdSpelling;
use rolltop_document::vocabulary::KeysMode;
use serde_json::{Map, Value, json};

use super::{content, set};
use crate::SERVICE_VERSION;
use crate::auth::WhoamiQuery;
use crate::chats::{ReactionsMode, StreamChatMessagesQuery};
use crate::files::ContentQuery;
use crate::limits::{
    IDEMPOTENCY_KEY_MAX, INTEGER_MAX, LAST_EVENT_ID_MAX, PAGE_LIMIT_DEFAULT, PAGE_LIMIT_MAX,
};
use crate::objects::GetObjectQuery;
use crate::operations::{Answer, Class, Operation};
use crate::schema::{kind_spellings, op_names};
use crate::wire_schema::member_defaults;

/// Completes the list of parameters.
pub(super) fn finish(parameters: &mut Value, operation: &Operation, schemas: &Map<String, Value>) {
    let mut all = match parameters.take() {
        Value::Array(described) => described,
        _ => Vec::new(),
    };
    let defaults = match operation.route.id {
        "auth_whoami" => member_defaults::<WhoamiQuery>(),
        "get_object" => member_defaults::<GetObjectQuery>(),
        "get_chat_messages" | "get_chat_message" => of_reactions(),
        "download_file" | "head_file" => member_defaults::<ContentQuery>(),
        "stream_chat_messages" => of_heartbeat(),
        _ => Map::new(),
    };
    for parameter in &mut all {
        inline(parameter, schemas);
        let name = parameter
            .get("name")
            .and_then(Value::as_str)
            .unwrap_or_default();
        let named = match (operation.route.id, name) {
            ("get_schema", "kind") => Some(json!(kind_spellings())),
            ("get_op_schema", "op") => Some(json!(op_names())),
            _ => None,
        };
        if let Some(default) = defaults.get(name).cloned()
            && let Some(schema) = parameter.get_mut("schema")
        {
            set(schema, "default", default);
        }
        if let Some(names) = named
            && let Some(schema) = parameter.get_mut("schema")
        {
            set(schema, "enum", names);
        }
    }
    all.extend(group_wide(operation));
    all.extend(headers(operation));
    *parameters = Value::Array(all);
}

/// The default of `reactions`. Its operations check the value themselves (chats-files-auth.md 1.3).
fn of_reactions() -> Map<String, Value> {
    let default = json!(ReactionsMode::default());
    [("reactions".to_owned(), default)].into_iter().collect()
}

/// The default of `heartbeat`, which is never refused.
fn of_heartbeat() -> Map<String, Value> {
    let default = json!(StreamChatMessagesQuery::HEARTBEAT);
    [("heartbeat".to_owned(), default)].into_iter().collect()
}

/// Inlines the enum of a parameter, because a default cannot be next to a reference. Parameters are never nullable.
fn inline(parameter: &mut Value, schemas: &Map<String, Value>) {
    let Some(schema) = parameter.get_mut("schema") else {
        return;
    };
    if let Some(map) = schema.as_object_mut() {
        map.shift_remove("nullable");
    }
    let reference = schema
        .get("$ref")
        .and_then(Value::as_str)
        .unwrap_or_default();
    let Some(target) = reference
        .rsplit('/')
        .next()
        .and_then(|name| schemas.get(name))
    else {
        return;
    };
    let mut values = target.clone();
    if let Some(values) = values.as_object_mut() {
        // The parameter has its own description.
        values.shift_remove("description");
    }
    *schema = values;
}

fn query(name: &str, description: &str, schema: Value) -> Value {
    json!({ "in": "query", "name": name, "description": description, "schema": schema })
}

fn boolean(name: &str, description: &str) -> Value {
    query(
        name,
        description,
        json!({ "type": "boolean", "default": false }),
    )
}

/// The parameters of http.md 2 that affect the operation.
fn group_wide(operation: &Operation) -> Vec<Value> {
    let mut all = Vec::new();
    if operation.paged {
        all.push(query(
            "offset",
            "The number of rows to skip.",
            json!({ "type": "integer", "minimum": 0, "maximum": INTEGER_MAX, "default": 0 }),
        ));
    }
    if operation.paged || operation.limited {
        all.push(query(
            "limit",
            "The maximum number of rows on a page.",
            json!({ "type": "integer", "minimum": 1, "maximum": PAGE_LIMIT_MAX, "default": PAGE_LIMIT_DEFAULT }),
        ));
    }
    if operation.ids {
        all.push(query(
            "ids",
            "Form of the ids of blocks, rows, columns, views and spaces in the response: short or full.",
            json!({ "type": "string", "enum": IdSpelling::NAMES, "default": IdSpelling::default().name() }),
        ));
    }
    if operation.keys {
        all.push(query(
            "keys",
            "Form of property and type keys in the response: stable keys or display names.",
            json!({ "type": "string", "enum": KeysMode::NAMES, "default": KeysMode::default().name() }),
        ));
    }
    if operation.takes_dry_run() {
        all.push(boolean(
            "dry_run",
            "The server checks the request and reports the result, but writes nothing.",
        ));
    }
    if operation.create_missing_options {
        all.push(boolean(
            "create_missing_options",
            "Allows the server to create select options that do not exist yet.",
        ));
    }
    all
}

/// The etag that a client already has. The generated client omits it, because a 304 response has no body.
pub(super) const IF_NONE_MATCH: &str = "If-None-Match";

fn header(name: &str, description: &str, required: bool, schema: Value) -> Value {
    json!({ "in": "header", "name": name, "description": description, "required": required, "schema": schema })
}

fn headers(operation: &Operation) -> Vec<Value> {
    let mut all = Vec::new();
    if operation.if_match {
        all.push(header(
            "If-Match",
            "An etag from a read: quoted, weak or bare, a list, or `*`. If it does not match, the server changes \
                nothing. Without this header, the last write wins.",
            false,
            json!({ "type": "string" }),
        ));
    }
    if operation.is_conditional() {
        all.push(header(
            IF_NONE_MATCH,
            "An etag from a read: quoted, weak or bare, a list, or `*`. If it matches, the response is 304 \
                without a body.",
            false,
            json!({ "type": "string" }),
        ));
    }
    if operation.answer == Answer::Content {
        all.extend(content::request_headers(operation));
    }
    if operation.answer == Answer::Events {
        all.push(header(
            "Last-Event-ID",
            "The last event id that the client received. The server replays later additions, as far as it still \
                keeps them.",
            false,
            json!({ "type": "string", "maxLength": LAST_EVENT_ID_MAX }),
        ));
    }
    if operation.idempotent {
        all.push(header(
            "Idempotency-Key",
            "The server repeats its stored response when it gets the same request again within 24 hours. The \
                spelling of the JSON does not matter. A dry run ignores this header.",
            false,
            json!({ "type": "string", "minLength": 1, "maxLength": IDEMPOTENCY_KEY_MAX, "pattern": "^[!-~]+$" }),
        ));
    }
    if operation.class == Class::Exempt {
        all.push(header(
            "Service-Version",
            "The version of the API; the server does not enforce it.",
            true,
            json!({ "type": "string", "default": SERVICE_VERSION }),
        ));
    }
    all
}
