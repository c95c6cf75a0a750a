//! Step 16 (b): reads the body as the operation requires, as a form or one JSON value (http.md 3).
//!
//! A JSON tree takes many times the memory of its text. Therefore the number of large trees is limited, and so is the
//! total number of values in small ones. A request takes its share before its tree is built and returns it when it
//! ends.

use std::sync::Arc;

use bytes::Bytes;
use rolltop_document::issue::Issue;
use rolltop_document::wording::too_many;
use rolltop_spec::errors::ErrorKind;
use rolltop_spec::examples;
use rolltop_spec::limits::BODY_VALUES_MAX;
use rolltop_spec::operations::{BodyCap, FaultyBody, Operation};
use rolltop_spec::refusal::ApiError;
use serde_json::{Map, Value};

use super::app::{App, Context};
use super::body::{self, BodyMemory, Content, Held, LARGE_TREE, Whole};
use super::json::{self, DEPTH_MAX, JsonFault};
use super::request::Request;
use super::request_body::LARGE_BODY;
use super::respond::Rejection;
use super::{encoding, form};

/// Bodies up to this size are not counted: the number of values is at most half the number of bytes.
const UNCOUNTED: usize = 512;

/// A parsed body.
#[derive(Debug)]
pub(crate) enum JsonBody {
    /// One JSON value.
    Value(Value),
    /// The fault in the text, for an operation that reports it at its own point in the order of checks.
    Faulty(Issue),
}

/// Step 16 (b). An operation without a body ignores the body of a request.
pub(super) async fn receive(request: &mut Request) -> Result<(), Rejection> {
    let Some(cap) = request.operation.body else {
        return Ok(());
    };
    if let Some(whole) = arrive(request, cap).await? {
        let memory = request.app.body_memory(request.is_exempt());
        let (read, held) = build(&request.app, whole, memory).await?;
        request.body = Content::Json(judge(read, request.operation)?, held);
    }
    match std::mem::replace(&mut request.body, Content::Absent) {
        Content::Refused(refused) => return Err(refused),
        received => request.body = received,
    }
    Ok(())
}

/// Receives a body that has not been read yet: a form, or the text that this returns.
pub(super) async fn arrive(
    request: &mut Request,
    cap: BodyCap,
) -> Result<Option<Whole>, Rejection> {
    let (app, operation) = (Context::clone(&request.app), request.operation);
    let (headers, memory) = (&request.head.headers, app.body_memory(request.is_exempt()));
    let Content::Arriving(body) = &mut request.body else {
        return Ok(None);
    };
    encoding::uncoded(headers)?;
    if form::is_form(operation, headers) {
        request.body = Content::Form(form::read(&app, operation, headers, body).await?);
        return Ok(None);
    }
    form::require(operation)?;
    let whole = body::read(headers, body, cap.bytes(), memory).await;
    whole
        .map(Some)
        .map_err(|error| error.rejection(cap.surface(), cap.bytes() as u64))
}

/// Parses a body as JSON. A large tree waits for a permit, a small one for memory for its values.
///
/// # Errors
/// It is not UTF-8. The value contains the fault in its JSON.
pub(super) async fn build(
    app: &App,
    Whole { bytes, mut held }: Whole,
    memory: &BodyMemory,
) -> Result<(Result<Value, JsonFault>, Held), ApiError> {
    let bytes = encoding::text(bytes).map_err(|issue| ApiError::at(ErrorKind::Invalid, issue))?;
    let values = match count(app, &bytes).await {
        Ok(values) => values,
        Err(fault) => return Ok((Err(fault), held)),
    };
    let is_large = values > LARGE_TREE;
    let (room, taken) = match is_large {
        true => (&memory.turns, 1),
        false => (&memory.trees, u32::try_from(values).unwrap_or(u32::MAX)),
    };
    // Closed only when the server ends.
    let room = Arc::clone(room).acquire_many_owned(taken).await;
    held._tree = Some(room.map_err(ApiError::internal)?);
    if !is_large && bytes.len() <= LARGE_BODY {
        return Ok((json::parse(&bytes), held));
    }
    // The permit stays with the tree, even if the client disconnects.
    Ok(app.blocking(move |_| (json::parse(&bytes), held)).await)
}

/// The number of values, or an upper bound if an exact count is not needed.
async fn count(app: &App, bytes: &Bytes) -> Result<usize, JsonFault> {
    if bytes.len() <= UNCOUNTED {
        return Ok(bytes.len() / 2 + 1);
    }
    if bytes.len() <= LARGE_BODY {
        return json::count(bytes);
    }
    let bytes = bytes.clone();
    app.blocking(move |_| json::count(&bytes)).await
}

/// Interprets a parsed body for the operation.
pub(super) fn judge(
    read: Result<Value, JsonFault>,
    operation: &Operation,
) -> Result<JsonBody, ApiError> {
    let is_absent = matches!(&read, Ok(Value::Null) | Err(JsonFault::Blank));
    if is_absent && operation.takes_blank {
        return Ok(JsonBody::Value(Value::Object(Map::new())));
    }
    let fault = match read {
        Ok(value) => return Ok(JsonBody::Value(value)),
        Err(fault) => fault,
    };
    let issue = json_issue(fault, operation);
    match operation.faulty_body {
        FaultyBody::Judged => Ok(JsonBody::Faulty(issue)),
        FaultyBody::Refused => Err(ApiError::at(ErrorKind::Invalid, issue)),
    }
}

fn json_issue(fault: JsonFault, operation: &Operation) -> Issue {
    let issue = match fault {
        JsonFault::Blank => Issue::at("", "request body is required"),
        JsonFault::Malformed(detail) => {
            Issue::at("", format!("request body is not valid JSON: {detail}"))
        }
        JsonFault::TooDeep(path) => {
            let message = format!(
                "the request body nests arrays and objects deeper than {DEPTH_MAX} levels: here begins level {}",
                DEPTH_MAX + 1
            );
            let hint = "remove levels above it, or its content: the API accepts nothing that is nested so deep";
            return Issue::at(path, message).hint(hint);
        }
        JsonFault::Duplicate(path) => {
            return Issue::at(path, "duplicate member").hint("remove one of the two");
        }
        JsonFault::TooMany(values) => {
            let found = too_many(values, "values", BODY_VALUES_MAX);
            return Issue::at("", format!("the request body holds {found}")).hint(
                "count each object, array, text, number, boolean and null as one, and send the rest in a second \
                 request",
            );
        }
    };
    // The example of validate is an invalid document.
    let example =
        examples::request(operation.route.id).filter(|_| operation.route.id != "validate");
    let or_form = match operation.form {
        true => form::INSTEAD,
        false => "",
    };
    match example {
        Some(example) => issue.hint(format!("send one JSON object, such as {example}{or_form}")),
        None => issue.hint("send one JSON object"),
    }
}
