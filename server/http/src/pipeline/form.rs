//! The body of an upload in form format (chats-files-auth.md 2.2). Its file is written to disk while it arrives.

use std::sync::Arc;

use futures::stream;
use http::header::{CONTENT_TYPE, HeaderMap, HeaderValue};
use rolltop_document::issue::Issue;
use rolltop_document::limits::MAX_NAME;
use rolltop_document::wording::{shown, too_many};
use rolltop_spec::errors::ErrorKind;
use rolltop_spec::limits::FORM_FRAMING_BYTES;
use rolltop_spec::operations::{Major, Operation};
use rolltop_spec::refusal::ApiError;
use rolltop_store::Staged;
use rolltop_workspace::files::source_name;

use super::app::App;
use super::body::{RequestBody, too_large};
use super::multipart::{Part, Parts};
use super::respond::Rejection;
use crate::sent_name;

/// The name of the part with the content.
const FILE: &str = "file";
/// The name of the part with the file name.
const NAME: &str = "name";
/// Maximum byte length of a name with the maximum number of characters.
const NAME_BYTES: usize = MAX_NAME * 4;
/// Maximum number of other parts that a refusal names.
const MAX_NAMED: usize = 5;
/// The hint with the form's structure.
const SHAPE: &str = "put the content into a part named \"file\", and if you like what to call it into a part named \"name\"";
/// The addition to hints about JSON bodies: a form is accepted instead.
pub(super) const INSTEAD: &str =
    ", or the content itself as multipart/form-data in a part named \"file\"";
/// The message of v1 for a form without a file, and for a body that is not a form.
pub(crate) const MISSING_FILE: &str = "missing file in request";

/// A completely read form.
#[derive(Debug)]
pub(crate) struct Form {
    /// The content of its file, staged and not yet stored.
    pub(crate) content: Staged,
    /// The file name given by the client, without folders.
    pub(crate) source_name: String,
    /// The requested name of the file.
    pub(crate) name: Option<String>,
}

impl Form {
    /// The identity of a form for idempotency, independent of boundaries (http.md 6).
    pub(super) fn identity(&self) -> Vec<u8> {
        let mut identity = self.content.digest.to_vec();
        identity.extend_from_slice(self.source_name.as_bytes());
        identity.push(0);
        identity.extend_from_slice(self.name.as_deref().unwrap_or_default().as_bytes());
        identity.push(u8::from(self.name.is_some()));
        identity
    }
}

/// Whether the body is a form and the operation accepts forms.
pub(super) fn is_form(operation: &Operation, headers: &HeaderMap) -> bool {
    const MULTIPART: &[u8] = b"multipart/";
    operation.form
        && headers.get(CONTENT_TYPE).is_some_and(|value| {
            let head = value.as_bytes().get(..MULTIPART.len());
            head.is_some_and(|head| head.eq_ignore_ascii_case(MULTIPART))
        })
}

pub(super) fn missing_file() -> ApiError {
    ApiError::at(ErrorKind::Invalid, Issue::pathless(MISSING_FILE))
}

/// Reads a form.
pub(super) async fn read(
    app: &App,
    operation: &Operation,
    headers: &HeaderMap,
    body: &mut RequestBody,
) -> Result<Arc<Form>, Rejection> {
    let cap = app.max_upload_bytes.saturating_add(FORM_FRAMING_BYTES);
    // Which part is too large is unknown before the parts are read.
    if let Some(length) = body.announced.filter(|length| *length > cap) {
        let message = format!(
            "the form of an upload has {}",
            too_many(length, "bytes", cap)
        );
        let hint = format!(
            "send a file of at most {} bytes, and at most {FORM_FRAMING_BYTES} bytes besides it",
            app.max_upload_bytes
        );
        let issue = Issue::at("", message).hint(hint);
        return Err(ApiError::at(ErrorKind::RequestTooLarge, issue).into());
    }
    body.is_large = true;
    // Closed only when the server ends.
    let _place = app.forms.acquire().await.map_err(ApiError::internal)?;
    let content_type = headers.get(CONTENT_TYPE).map(HeaderValue::as_bytes);
    let content_type = String::from_utf8_lossy(content_type.unwrap_or_default());
    let mut form = Parts::of(&content_type, body)?;
    let (mut file, mut name, mut others) = (None, None, Vec::new());
    while let Some(part) = form.next().await? {
        match sent_name::parameter(&part.disposition(), "name") {
            Some(sent) if sent == FILE => {
                if file.is_some() {
                    let hint = "send one form for each file";
                    return Err(
                        at("/file", "the form has several parts named \"file\"", hint).into(),
                    );
                }
                file = Some(read_file(app, part).await?);
            }
            Some(sent) if sent == NAME && name.is_none() => {
                name = Some(read_name(part).await?);
            }
            sent if others.len() < MAX_NAMED => others.push(sent.unwrap_or_default()),
            _ => {}
        }
    }
    let (content, source_name) = file.ok_or_else(|| {
        if operation.major == Major::V1 {
            return missing_file();
        }
        let held = others.iter().map(|other| format!("{:?}", shown(other)));
        let message = match held.collect::<Vec<_>>().as_slice() {
            [] => "the form has no part named \"file\"".to_owned(),
            held => format!(
                "the form has no part named \"file\": it has {}",
                held.join(", ")
            ),
        };
        at("/file", &message, SHAPE)
    })?;
    // Treated like an unknown member of a JSON body; v1 ignores both.
    if let Some(other) = others.first().filter(|_| operation.major == Major::V2) {
        let path = format!("/{}", shown(other));
        let message = match other.as_str() {
            NAME => "the form has several parts named \"name\"".to_owned(),
            other => format!("the form has an unknown part named {:?}", shown(other)),
        };
        return Err(at(&path, &message, SHAPE).into());
    }
    Ok(Arc::new(Form {
        content,
        source_name,
        name,
    }))
}

async fn read_file(app: &App, part: Part<'_>) -> Result<(Staged, String), Rejection> {
    let source_name =
        source_name(&sent_name::form_file_name(&part.disposition()).unwrap_or_default());
    within_name("/file", &source_name)?;
    let pieces = stream::try_unfold(part, |mut part| async move {
        let piece = part.piece().await?;
        Ok(piece.map(|piece| (piece, part)))
    });
    let too_large = || too_large("file of an upload", None, app.max_upload_bytes);
    let content = app.uploads().receive(pieces, too_large).await?;
    Ok((content, source_name))
}

async fn read_name(mut part: Part<'_>) -> Result<String, Rejection> {
    let mut bytes = Vec::new();
    while let Some(piece) = part.piece().await? {
        bytes.extend_from_slice(&piece);
        // The rest is not read, because it may be endless.
        if bytes.len() > NAME_BYTES {
            return Err(too_long("/name", format!("has more than {MAX_NAME} characters")).into());
        }
    }
    let name = String::from_utf8_lossy(&bytes).into_owned();
    within_name("/name", &name)?;
    Ok(name)
}

fn within_name(path: &str, name: &str) -> Result<(), ApiError> {
    let length = name.chars().count();
    if length <= MAX_NAME {
        return Ok(());
    }
    let measured = format!("has {}", too_many(length, "characters", MAX_NAME));
    Err(too_long(path, measured))
}

fn too_long(path: &str, measured: String) -> ApiError {
    let hint = format!("shorten it to {MAX_NAME} characters at most");
    at(path, &format!("the name {measured}"), &hint)
}

pub(super) fn at(path: &str, message: &str, hint: &str) -> ApiError {
    ApiError::at(ErrorKind::Invalid, Issue::at(path, message).hint(hint))
}
