//! One example of every request body, operation, success and refusal, by resource. Tests validate each against its
//! published schema.

use serde_json::{Value, json};

use crate::errors::{Envelope, ErrorKind, WRITE_RATE_USED_UP};

mod auth;
mod bodies;
mod chats;
mod files;
mod objects;
mod properties;
mod queries;
mod schemas;
mod spaces;
mod types;

pub(crate) use bodies::{kind, op};
pub(crate) use chats::event_stream;
pub(crate) use files::form;

/// Looks up the example of an operation by its operationId.
type Examples = fn(&str) -> Option<Value>;

const REQUESTS: &[Examples] = &[
    auth::request,
    chats::request,
    files::request,
    objects::request,
    properties::request,
    queries::request,
    schemas::request,
    spaces::request,
    types::request,
];
const SUCCESSES: &[Examples] = &[
    auth::success,
    chats::success,
    files::success,
    objects::success,
    properties::success,
    queries::success,
    schemas::success,
    spaces::success,
    types::success,
];

const OBJECT: &str = "bafyreigardenx2k7m3p5qhjt4wlzc6vsyfnbdaouriegardenx2k7m3p5q";

/// A request body that the operation accepts.
pub fn request(id: &str) -> Option<Value> {
    REQUESTS.iter().find_map(|examples| examples(id))
}

/// The response of the operation when it succeeds.
pub(crate) fn success(id: &str) -> Option<Value> {
    SUCCESSES.iter().find_map(|examples| examples(id))
}

/// A list that fits on one page.
fn page(rows: Value) -> Value {
    let total = rows.as_array().map_or(0, Vec::len);
    json!({ "data": rows, "total": total, "offset": 0, "limit": 25, "has_more": false })
}

/// A refusal of this kind.
pub(crate) fn refusal(kind: ErrorKind) -> Value {
    let (status, code) = (kind.status(), kind.code());
    let message = match kind {
        ErrorKind::RateLimited => WRITE_RATE_USED_UP,
        _ => kind.meaning(),
    };
    match kind.envelope() {
        Envelope::V2 => json!({ "status": status, "code": code, "message": message, "issues": [] }),
        Envelope::Older => {
            json!({ "object": "error", "status": status, "code": code, "message": message })
        }
    }
}
