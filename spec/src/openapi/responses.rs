//! Every status of an operation with its envelope and headers (http.md 4, 13, 29).

use serde_json::{Map, Value, json};

use super::{bare, content, member, set};
use crate::errors::{Envelope, ErrorKind};
use crate::examples;
use crate::limits::WRITE_BURST;
use crate::operations::{Answer, Class, Operation};
use crate::reply::{EVENT_STREAM, JSON};
use crate::schema;

/// Headers on every response of a rate-limited operation (http.md 12).
pub(super) const WRITE_RATE: [&str; 3] =
    ["RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset"];

/// The header about caching.
const CACHED: &[&str] = &["Cache-Control"];

/// The location of shared responses.
const RESPONSES: &str = "#/components/responses/";

/// A reference to a shared response.
pub(super) fn response_ref(name: &str) -> Value {
    json!({ "$ref": format!("{RESPONSES}{name}") })
}

/// A shared response: its name, its kinds of refusal, its headers.
struct Shared {
    name: &'static str,
    kinds: &'static [ErrorKind],
    headers: &'static [&'static str],
}

const BAD_REQUEST: Shared = Shared {
    name: "BadRequest",
    kinds: &[
        ErrorKind::Invalid,
        ErrorKind::Ambiguous,
        ErrorKind::VersionUnsupported,
        ErrorKind::BadRequest,
    ],
    headers: &WRITE_RATE,
};
const UNAUTHORIZED: Shared = Shared {
    name: "Unauthorized",
    kinds: &[ErrorKind::Unauthorized],
    headers: &["WWW-Authenticate"],
};
const FORBIDDEN: Shared = Shared {
    name: "Forbidden",
    kinds: &[
        ErrorKind::OriginOrScope,
        ErrorKind::SpaceNotGranted,
        ErrorKind::WriteNotGranted,
        ErrorKind::Forbidden,
        ErrorKind::NotCreatedByThisKey,
    ],
    headers: &[
        "WWW-Authenticate",
        WRITE_RATE[0],
        WRITE_RATE[1],
        WRITE_RATE[2],
    ],
};
const NOT_FOUND: Shared = Shared {
    name: "NotFound",
    kinds: &[ErrorKind::NotFound],
    headers: &WRITE_RATE,
};
const IDEMPOTENCY_CONFLICT: Shared = Shared {
    name: "IdempotencyConflict",
    kinds: &[ErrorKind::IdempotencyConflict],
    headers: &WRITE_RATE,
};
const CONFLICT: Shared = Shared {
    name: "Conflict",
    kinds: &[ErrorKind::EtagMismatch, ErrorKind::IdempotencyConflict],
    headers: &["ETag", WRITE_RATE[0], WRITE_RATE[1], WRITE_RATE[2]],
};
const REQUEST_TOO_LARGE: Shared = Shared {
    name: "RequestTooLarge",
    kinds: &[ErrorKind::RequestTooLarge],
    headers: &WRITE_RATE,
};
const UNSUPPORTED_CODING: Shared = Shared {
    name: "UnsupportedCoding",
    kinds: &[ErrorKind::UnsupportedCoding],
    headers: &WRITE_RATE,
};
const RATE_LIMITED: Shared = Shared {
    name: "RateLimited",
    kinds: &[ErrorKind::RateLimited],
    headers: &["Retry-After", WRITE_RATE[0], WRITE_RATE[1], WRITE_RATE[2]],
};
const TOO_MANY_STREAMS: Shared = Shared {
    name: "TooManyStreams",
    kinds: &[ErrorKind::TooManyStreams],
    headers: &[],
};
const INTERNAL: Shared = Shared {
    name: "InternalError",
    kinds: &[ErrorKind::Internal],
    headers: &WRITE_RATE,
};
const PRECONDITION_FAILED: Shared = Shared {
    name: "PreconditionFailed",
    kinds: &[ErrorKind::PreconditionFailed],
    headers: &["ETag"],
};
const RANGE_NOT_SATISFIABLE: Shared = Shared {
    name: "RangeNotSatisfiable",
    kinds: &[ErrorKind::RangeNotSatisfiable],
    headers: &["Content-Range"],
};
const PAIRING_BAD_REQUEST: Shared = Shared {
    name: "PairingBadRequest",
    kinds: &[ErrorKind::BadRequest],
    headers: &["Cache-Control", "Retry-After"],
};
const PAIRING_FORBIDDEN: Shared = Shared {
    name: "PairingForbidden",
    kinds: &[ErrorKind::OriginOrScope],
    headers: &[],
};
const PAIRING_TOO_LARGE: Shared = Shared {
    name: "PairingRequestTooLarge",
    kinds: &[ErrorKind::PairingTooLarge],
    headers: CACHED,
};
const PAIRING_INTERNAL: Shared = Shared {
    name: "PairingInternalError",
    kinds: &[ErrorKind::PairingInternal],
    headers: &[],
};

const ALL: &[Shared] = &[
    BAD_REQUEST,
    UNAUTHORIZED,
    FORBIDDEN,
    NOT_FOUND,
    IDEMPOTENCY_CONFLICT,
    CONFLICT,
    REQUEST_TOO_LARGE,
    UNSUPPORTED_CODING,
    RATE_LIMITED,
    TOO_MANY_STREAMS,
    INTERNAL,
    PRECONDITION_FAILED,
    RANGE_NOT_SATISFIABLE,
    PAIRING_BAD_REQUEST,
    PAIRING_FORBIDDEN,
    PAIRING_TOO_LARGE,
    PAIRING_INTERNAL,
];

/// Response headers: name and meaning.
const HEADERS: &[(&str, &str)] = &[
    (
        "Service-Version",
        "The version of the API. On every response.",
    ),
    (
        "Service-Key-Status",
        "`legacy` or `scoped`. On every response to an authenticated request.",
    ),
    (
        "Service-Notice",
        "A notice for the owner of an unscoped key. It comes with `Link`, on responses to such keys only.",
    ),
    (
        "Link",
        "The page that explains the notice, with `rel=\"deprecation\"`.",
    ),
    (
        "X-Request-Id",
        "The id of the request in the server's log. On every response.",
    ),
    (
        "Cache-Control",
        "`no-store` if the response holds a secret, `private, no-cache` for content, `no-cache` for streams.",
    ),
    ("ETag", "The etag of the object, quoted."),
    (
        "Idempotency-Replayed",
        "`true` if the server repeats the stored response of an `Idempotency-Key`.",
    ),
    (
        "WWW-Authenticate",
        "The authentication scheme, and what the key lacks.",
    ),
    (
        "Retry-After",
        "Seconds to wait before the next write, pairing request, or retry of a request that found the server busy.",
    ),
    (
        "RateLimit-Limit",
        "Size of the token bucket of the write rate limit. On every response to an authenticated request of a \
            limited operation.",
    ),
    ("RateLimit-Remaining", "Tokens left in the bucket."),
    ("RateLimit-Reset", "Seconds until the bucket is full."),
];

/// On every response.
pub(super) const ALWAYS: [&str; 2] = ["Service-Version", "X-Request-Id"];

/// On every response to an authenticated request (chats-files-auth.md 3.5).
pub(super) const OF_KEY: [&str; 3] = ["Service-Key-Status", "Service-Notice", "Link"];

/// `components/headers`.
pub(super) fn headers() -> Value {
    let mut all = Map::new();
    for (name, description) in HEADERS.iter().chain(content::HEADERS) {
        let schema = match *name {
            "RateLimit-Limit" => json!({ "type": "integer", "example": WRITE_BURST }),
            "Retry-After" | "RateLimit-Remaining" | "RateLimit-Reset" => {
                json!({ "type": "integer" })
            }
            "Idempotency-Replayed" => json!({ "type": "string", "enum": ["true"] }),
            "Service-Key-Status" => json!({ "type": "string", "enum": ["legacy", "scoped"] }),
            "ETag" => json!({ "type": "string", "example": "\"3fa09c1e\"" }),
            _ => json!({ "type": "string" }),
        };
        let mut header = json!({ "description": description, "schema": schema });
        if ALWAYS.contains(name) {
            set(&mut header, "required", json!(true));
        }
        all.insert((*name).to_owned(), header);
    }
    Value::Object(all)
}

pub(super) fn header_refs(names: impl IntoIterator<Item = &'static str>) -> Value {
    names
        .into_iter()
        .map(|name| {
            (
                name.to_owned(),
                json!({ "$ref": format!("#/components/headers/{name}") }),
            )
        })
        .collect::<Map<String, Value>>()
        .into()
}

/// `components/responses`.
pub(super) fn shared() -> Value {
    ALL.iter()
        .map(|shared| (shared.name.to_owned(), shared_response(shared)))
        .chain(bare::shared())
        .collect::<Map<String, Value>>()
        .into()
}

/// The component of [`any_error`].
pub(super) const ANY_ERROR: &str = "AnyError";

/// The schema for a status with either envelope.
pub(super) fn any_error() -> Value {
    json!({ "description": "An error with either envelope.", "oneOf": envelopes() })
}

fn envelopes() -> [Value; 2] {
    ["Error", "OlderError"].map(|name| json!({ "$ref": format!("#/components/schemas/{name}") }))
}

fn shared_response(shared: &Shared) -> Value {
    let description: Vec<String> = shared
        .kinds
        .iter()
        .map(|kind| format!("`{}`: {}", kind.code(), kind.meaning()))
        .collect();
    let has = |envelope| shared.kinds.iter().any(|kind| kind.envelope() == envelope);
    let [v2, older] = envelopes();
    let schema = match (has(Envelope::V2), has(Envelope::Older)) {
        (true, true) => json!({ "$ref": format!("#/components/schemas/{ANY_ERROR}") }),
        (false, true) => older,
        _ => v2,
    };
    let example = shared.kinds.first().map(|kind| examples::refusal(*kind));
    let knows_key =
        |kind: &ErrorKind| kind.envelope() == Envelope::V2 || *kind == ErrorKind::RateLimited;
    let of_key = shared.kinds.iter().any(knows_key).then_some(OF_KEY);
    let of_key = of_key.into_iter().flatten();
    json!({
        "description": description.join("\n"),
        "headers": header_refs(ALWAYS.into_iter().chain(of_key).chain(shared.headers.iter().copied())),
        "content": { (JSON): { "schema": schema, "example": example } },
    })
}

/// The shared responses of an operation (http.md 13).
fn refusals(operation: &Operation) -> Vec<&'static Shared> {
    if operation.class == Class::Exempt {
        return vec![
            &PAIRING_BAD_REQUEST,
            &PAIRING_FORBIDDEN,
            &PAIRING_TOO_LARGE,
            &PAIRING_INTERNAL,
        ];
    }
    let mut all = vec![&BAD_REQUEST, &UNAUTHORIZED, &FORBIDDEN];
    let is_content = operation.answer == Answer::Content;
    let conditional = [
        (is_content, &PRECONDITION_FAILED),
        (
            is_content && operation.route.method != "HEAD",
            &RANGE_NOT_SATISFIABLE,
        ),
        (operation.names_something(), &NOT_FOUND),
        (
            operation.idempotent && !operation.if_match,
            &IDEMPOTENCY_CONFLICT,
        ),
        (operation.if_match, &CONFLICT),
        (operation.body.is_some(), &REQUEST_TOO_LARGE),
        (operation.body.is_some(), &UNSUPPORTED_CODING),
        (operation.is_rate_limited(), &RATE_LIMITED),
        (operation.answer == Answer::Events, &TOO_MANY_STREAMS),
    ];
    all.extend(
        conditional
            .into_iter()
            .filter(|(applies, _)| *applies)
            .map(|(_, shared)| shared),
    );
    all.push(&INTERNAL);
    all
}

/// Replaces Dropshot's error ranges with the actual statuses and completes the success.
pub(super) fn finish(responses: &mut Value, operation: &Operation) {
    let mut all = match operation.answer {
        Answer::Json => json_successes(responses, operation),
        Answer::Content => content::successes(operation, &success_headers(operation)),
        Answer::Events => event_stream(responses, operation),
    };
    for shared in refusals(operation) {
        let Some(kind) = shared.kinds.first() else {
            continue;
        };
        let reference = response_ref(shared.name);
        all.insert(kind.status().to_string(), reference);
    }
    *responses = Value::Object(all);
    bare::add(responses, operation);
    if !content::sends_body(operation) {
        leave_out_bodies(responses);
    }
}

/// Removes the bodies of responses to HEAD: a client that expects a body would wait for it or fail to parse it.
fn leave_out_bodies(responses: &mut Value) {
    let shared = shared();
    let all = responses.as_object_mut().into_iter();
    for response in all.flat_map(Map::values_mut) {
        let name = response.get("$ref").and_then(Value::as_str);
        let name = name.and_then(|reference| reference.strip_prefix(RESPONSES));
        if let Some(known) = name.and_then(|name| shared.get(name)) {
            *response = known.clone();
        }
        if let Some(response) = response.as_object_mut() {
            response.shift_remove("content");
        }
    }
}

fn json_successes(responses: &mut Value, operation: &Operation) -> Map<String, Value> {
    let mut success = member(responses, &operation.success.to_string()).take();
    set(&mut success, "headers", success_headers(operation));
    set(
        media(&mut success),
        "example",
        json_success(operation.route.id).unwrap_or_default(),
    );
    let mut all = Map::new();
    if operation.takes_dry_run() && operation.success != 200 {
        all.insert("200".to_owned(), dry_run(&success, operation));
    }
    all.insert(operation.success.to_string(), success);
    if operation.is_conditional() {
        let unchanged = json!({ "description": "the client has the current version", "headers": success_headers(operation) });
        all.insert("304".to_owned(), unchanged);
    }
    all
}

fn json_success(id: &str) -> Option<Value> {
    examples::success(id).or_else(|| schema::success(id))
}

/// In OpenAPI a stream is text. An extension describes the data of its events.
fn event_stream(responses: &mut Value, operation: &Operation) -> Map<String, Value> {
    let mut success = member(responses, &operation.success.to_string()).take();
    set(&mut success, "headers", success_headers(operation));
    let content = json!({ (EVENT_STREAM): {
        "schema": { "type": "string" },
        "x-event-data": { "$ref": "#/components/schemas/ChatStreamEvent" },
        "example": examples::event_stream(),
    } });
    set(&mut success, "content", content);
    [(operation.success.to_string(), success)]
        .into_iter()
        .collect()
}

fn media(response: &mut Value) -> &mut Value {
    member(member(response, "content"), JSON)
}

/// A dry run of a create responds with 200, without id and etag (http.md 5).
fn dry_run(created: &Value, operation: &Operation) -> Value {
    let mut response = created.clone();
    set(
        &mut response,
        "description",
        json!("dry run: nothing was written"),
    );
    if let Some(headers) = member(&mut response, "headers").as_object_mut() {
        headers.shift_remove("ETag");
    }
    let example = member(media(&mut response), "example");
    if let Some(example) = example.as_object_mut() {
        example.shift_remove("id");
        example.shift_remove("etag");
        // In a dry run the content is not stored, so the server does not inspect it (chats-files-auth.md 2.2).
        if operation.form {
            example.clear();
        }
    }
    set(example, "dry_run", json!(true));
    response
}

fn success_headers(operation: &Operation) -> Value {
    let conditional = [
        (true, &ALWAYS[..]),
        (operation.class != Class::Exempt, &OF_KEY),
        (
            operation.class == Class::Exempt || operation.answer == Answer::Events,
            CACHED,
        ),
        (operation.etag, &["ETag"]),
        (operation.idempotent, &["Idempotency-Replayed"]),
        (operation.is_rate_limited(), &WRITE_RATE),
    ];
    let applying = conditional.into_iter().filter(|(applies, _)| *applies);
    header_refs(applying.flat_map(|(_, names)| names.iter().copied()))
}
