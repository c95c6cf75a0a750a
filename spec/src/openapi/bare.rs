//! Responses without an envelope, which operations share.

use serde_json::{Map, Value, json};

use super::responses::{ALWAYS, OF_KEY, WRITE_RATE, header_refs, response_ref};
use super::set;
use crate::bare::{Bare, PlainError};
use crate::operations::Operation;
use crate::reply::JSON;

const fn name(bare: Bare) -> &'static str {
    match bare {
        Bare::Target => "TargetTooLong",
        Bare::Headers => "HeadersTooLarge",
        Bare::Stalled => "BodyStalled",
        Bare::Stopping => "ServerStopping",
    }
}

/// The part of `components/responses`.
pub(super) fn shared() -> Map<String, Value> {
    let responses = Bare::ALL.map(|bare| (name(bare).to_owned(), response(bare)));
    responses.into_iter().collect()
}

fn response(bare: Bare) -> Value {
    let description = format!("Without an envelope: {}; {}.", bare.fault(), bare.repair());
    if bare.is_of_body() {
        // Whose body it is, is known by then.
        let headers = ALWAYS.into_iter().chain(OF_KEY).chain(WRITE_RATE);
        return json!({ "description": description, "headers": header_refs(headers) });
    }
    let example = PlainError {
        request_id: "b7c1f0de-2a52-4d0c-9a3e-5f1f0f6f8a11".to_owned(),
        message: bare.to_string(),
    };
    let schema = json!({ "$ref": "#/components/schemas/PlainError" });
    json!({
        "description": description,
        "headers": header_refs(ALWAYS),
        "content": { (JSON): { "schema": schema, "example": example } },
    })
}

/// Adds those that an operation may answer with.
pub(super) fn add(responses: &mut Value, operation: &Operation) {
    for bare in Bare::ALL {
        if operation.body.is_some() || !bare.is_of_body() {
            set(
                responses,
                &bare.status().to_string(),
                response_ref(name(bare)),
            );
        }
    }
}

/// All of them in one sentence.
pub(super) fn told() -> String {
    let each =
        Bare::ALL.map(|bare| format!("{} ({}: {})", bare.fault(), bare.status(), bare.repair()));
    format!("Refused without an envelope: {}.", each.join("; "))
}
