//! Step 16 (b): reads the body as the operation requires, as a form or one JSON value (http.md 3). The text is UTF-8,
//! with or without a byte order mark, and has no content coding.
//!
//! A JSON tree takes many times the memory of its text. Therefore the number of large trees is limited, and so is the
//! total number of values in small ones. A request takes its share before its tree is built and returns it when it
//! ends.

use std::mem;
use std::sync::Arc;

use bytes::Bytes;
use http::header::{CONTENT_ENCODING, HeaderMap};
use rolltop_document::issue::Issue;
use rolltop_document::wording::shown;
use rolltop_spec::errors::ErrorKind;
use rolltop_spec::examples;
use rolltop_spec::operations::{BodyCap, FaultyBody, Major, Operation};
use rolltop_spec::refusal::ApiError;
use serde_json::{Map, Value};

use super::app::Context;
use super::body::{Held, LARGE_BODY, LARGE_TREE, RequestBody};
use super::form::Form;
use super::request::Request;
use super::respond::Rejection;
use super::{form, json};

/// The state of a request body.
pub(super) enum Content {
    /// A GET or HEAD without one.
    Absent,
    /// Not read yet. Operations without a body leave it unread.
    Arriving(RequestBody),
    /// Read by step 15, with the refusal for step 16 (b).
    Refused(Rejection),
    Form(Arc<Form>),
    Json(
        /// One JSON value, or the fault in the text, for an operation that reports it at its own point in the order of
        /// checks.
        Result<Value, Issue>,
        #[expect(dead_code, reason = "held, and given back with the request")] Held,
    ),
}

/// Step 16 (b). An operation without a body ignores the body of a request.
pub(super) async fn receive(request: &mut Request) -> Result<(), Rejection> {
    let Some(cap) = request.operation.body else {
        return Ok(());
    };
    if let Some(text) = arrive(request, cap).await? {
        let (read, held) = build(request, text).await?;
        request.body = Content::Json(judge(read, request.operation)?, held);
    }
    match mem::replace(&mut request.body, Content::Absent) {
        Content::Refused(refused) => return Err(refused),
        received => request.body = received,
    }
    Ok(())
}

/// Receives a body that has not been read yet: a form, or the text that this returns.
pub(super) async fn arrive(
    request: &mut Request,
    cap: BodyCap,
) -> Result<Option<(Bytes, Held)>, Rejection> {
    let (app, operation) = (Context::clone(&request.app), request.operation);
    let (headers, memory) = (&request.head.headers, app.body_memory(request.is_exempt()));
    let Content::Arriving(body) = &mut request.body else {
        return Ok(None);
    };
    uncoded(headers)?;
    if form::is_form(operation, headers) {
        request.body = Content::Form(form::read(&app, operation, headers, body).await?);
        return Ok(None);
    }
    if operation.form && operation.major == Major::V1 {
        return Err(form::missing_file().into());
    }
    let text = body.whole(cap.surface(), cap.bytes(), memory).await?;
    Ok(Some(text))
}

/// Parses a body as JSON. A large tree waits for a permit, a small one for memory for its values.
///
/// # Errors
/// It is not UTF-8. The value contains the fault in its JSON.
pub(super) async fn build(
    request: &Request,
    (bytes, mut held): (Bytes, Held),
) -> Result<(Result<Option<Value>, Issue>, Held), ApiError> {
    let app = &request.app;
    let bytes = decoded(bytes).map_err(|issue| ApiError::at(ErrorKind::Invalid, issue))?;
    let counted = if bytes.len() <= LARGE_BODY {
        json::count(&bytes)
    } else {
        let bytes = bytes.clone();
        app.blocking(move |_| json::count(&bytes)).await
    };
    let values = match counted {
        Ok(values) => values,
        Err(fault) => return Ok((Err(fault), held)),
    };
    let memory = app.body_memory(request.is_exempt());
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

/// Interprets a parsed body for the operation.
pub(super) fn judge(
    read: Result<Option<Value>, Issue>,
    operation: &Operation,
) -> Result<Result<Value, Issue>, ApiError> {
    let issue = match read {
        Ok(None | Some(Value::Null)) if operation.takes_blank => {
            return Ok(Ok(Value::Object(Map::new())));
        }
        Ok(Some(value)) => return Ok(Ok(value)),
        Ok(None) => Issue::at("", "request body is required"),
        Err(issue) => issue,
    };
    let issue = match issue.hint {
        Some(_) => issue,
        None => issue.hint(shape_hint(operation)),
    };
    match operation.faulty_body {
        FaultyBody::Judged => Ok(Err(issue)),
        FaultyBody::Refused => Err(ApiError::at(ErrorKind::Invalid, issue)),
    }
}

fn shape_hint(operation: &Operation) -> String {
    // The example of validate is an invalid document.
    let example =
        examples::request(operation.route.id).filter(|_| operation.route.id != "validate");
    let or_form = match operation.form {
        true => form::INSTEAD,
        false => "",
    };
    example.map_or_else(
        || "send one JSON object".to_owned(),
        |example| format!("send one JSON object, such as {example}{or_form}"),
    )
}

/// Refuses a body with a content coding before it is read.
///
/// # Errors
/// 415, which names the coding.
pub(super) fn uncoded(headers: &HeaderMap) -> Result<(), ApiError> {
    let named = headers.get_all(CONTENT_ENCODING).iter();
    let named = named.map(|value| String::from_utf8_lossy(value.as_bytes()).trim().to_owned());
    let coding = named
        .filter(|coding| !coding.is_empty() && !coding.eq_ignore_ascii_case("identity"))
        .reduce(|all, coding| format!("{all}, {coding}"));
    let Some(coding) = coding else {
        return Ok(());
    };
    let message = format!(
        "the request body has the content coding `{}`",
        shown(&coding)
    );
    let hint = "send the body as it is, without the header Content-Encoding";
    let issue = Issue::at("Content-Encoding", message).hint(hint);
    Err(ApiError::at(ErrorKind::UnsupportedCoding, issue))
}

/// Returns the body without its byte order mark.
///
/// # Errors
/// The body has another encoding, by its byte order mark or by zero bytes around the first character of the JSON.
fn decoded(bytes: Bytes) -> Result<Bytes, Issue> {
    let encoding = match &*bytes {
        [0xef, 0xbb, 0xbf, ..] => return Ok(bytes.slice(3..)),
        [0xff, 0xfe, 0, 0, ..] | [0, 0, 0xfe, 0xff, ..] | [0, 0, 0, _, ..] | [_, 0, 0, 0, ..] => {
            "UTF-32"
        }
        [0xff, 0xfe, ..] | [0xfe, 0xff, ..] | [0, _, ..] | [_, 0, ..] => "UTF-16",
        _ => return Ok(bytes),
    };
    let message = format!("the request body is encoded as {encoding}");
    Err(Issue::at("", message).hint("encode it as UTF-8"))
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests;
