//! Shared responses without a body.

use serde_json::{Map, Value, json};

use super::responses::{ALWAYS, OF_KEY, WRITE_RATE, header_refs, response_ref};
use super::set;
use crate::bare::Bare;
use crate::errors::ErrorKind;
use crate::operations::Operation;

const fn name(bare: Bare) -> &'static str {
    match bare {
        Bare::Target => "TargetTooLong",
        Bare::Headers => "HeadersTooLarge",
        Bare::Stalled => "BodyStalled",
        Bare::Stopping => "ServerStopping",
    }
}

/// Their part of `components/responses`.
pub(super) fn shared() -> Map<String, Value> {
    let responses = Bare::ALL.map(|bare| (name(bare).to_owned(), response(bare)));
    responses.into_iter().collect()
}

fn response(bare: Bare) -> Value {
    let mut description = format!(
        "A response without a body: {}; {}.",
        bare.fault(),
        bare.repair()
    );
    let kind = ErrorKind::Unavailable;
    if bare.has_envelope_too() {
        let enveloped = format!(
            "\n`{}`, a response with an envelope: {}",
            kind.code(),
            kind.meaning()
        );
        description.push_str(&enveloped);
    }
    // When a body is refused, the server already knows the caller.
    let of_caller = bare
        .is_of_body()
        .then(|| OF_KEY.into_iter().chain(WRITE_RATE));
    let retry = bare.has_envelope_too().then_some("Retry-After");
    let headers = ALWAYS.into_iter().chain(of_caller.into_iter().flatten());
    json!({ "description": description, "headers": header_refs(headers.chain(retry)) })
}

/// Adds the responses that an operation can give.
pub(super) fn add(responses: &mut Value, operation: &Operation) {
    for bare in Bare::ALL {
        if operation.body.is_some() || !bare.is_of_body() || bare.has_envelope_too() {
            set(
                responses,
                &bare.status().to_string(),
                response_ref(name(bare)),
            );
        }
    }
}

/// A list of all of them.
pub(super) fn listed() -> String {
    let each = Bare::ALL.map(|bare| {
        format!(
            "\n- {}: {}; {}.",
            bare.status(),
            bare.fault(),
            bare.repair()
        )
    });
    format!(
        "The server refuses these requests with a response that has no body:\n{}",
        each.concat()
    )
}
