//! The body of an upload that is a form (chats-files-auth.md 2.2): its file goes to the disk as it comes in.

use std::sync::Arc;

use bytes::Bytes;
use dropshot::Body;
use futures::stream;
use http::header::{CONTENT_TYPE, HeaderMap};
use multer::{Constraints, Field, Multipart, SizeLimit};
use rolltop_document::issue::Issue;
use rolltop_document::limits::MAX_NAME;
use rolltop_spec::errors::ErrorKind;
use rolltop_spec::operations::Operation;
use rolltop_spec::refusal::ApiError;
use rolltop_store::Staged;
use rolltop_workspace::files::source_name;

use super::body::{self, Unread};
use super::request::unreadable;
use crate::app::App;
use crate::receive::{NotTaken, Receiver};

/// What a form may have beside its file: boundaries, heads of parts, a name, parts that are ignored.
const FRAMING_BYTES: u64 = 1 << 20;
/// The part with the content.
const FILE: &str = "file";
/// The part that names the file.
const NAME: &str = "name";
/// The most bytes that a name of the longest kind has.
const NAME_BYTES: usize = MAX_NAME * 4;
/// How a refusal names the body.
const SURFACE: &str = "file of an upload";

/// A form that was read.
#[derive(Debug)]
pub(crate) struct Form {
    /// The content of its file, not kept yet.
    pub(crate) content: Staged,
    /// What the sender calls the file, without folders.
    pub(crate) source_name: String,
    /// What the file shall be called.
    pub(crate) name: Option<String>,
}

impl Form {
    /// What makes two forms the same, in place of their bytes (http.md 6): boundaries do not count.
    pub(super) fn identity(&self) -> Vec<u8> {
        let mut identity = self.content.digest().to_vec();
        identity.extend_from_slice(self.source_name.as_bytes());
        identity.push(0);
        identity.extend_from_slice(self.name.as_deref().unwrap_or_default().as_bytes());
        identity.push(u8::from(self.name.is_some()));
        identity
    }
}

/// Whether the body is a form, on an operation that takes one.
pub(super) fn is_form(operation: &Operation, headers: &HeaderMap) -> bool {
    const MULTIPART: &[u8] = b"multipart/";
    operation.form
        && headers.get(CONTENT_TYPE).is_some_and(|value| {
            let head = value.as_bytes().get(..MULTIPART.len());
            head.is_some_and(|head| head.eq_ignore_ascii_case(MULTIPART))
        })
}

/// Reads a form.
pub(super) async fn read(
    app: &App,
    headers: &HeaderMap,
    mut body: Body,
) -> Result<Arc<Form>, ApiError> {
    let cap = app.max_upload_bytes.saturating_add(FRAMING_BYTES);
    if body::announced(headers).is_some_and(|length| length > cap) {
        body::drain_what_comes(headers, body);
        return Err(too_large(app));
    }
    let form = receive(app, headers, &mut body, cap).await;
    if form.is_err() {
        tokio::spawn(body::drain(body));
    }
    form.map(Arc::new)
}

async fn receive(
    app: &App,
    headers: &HeaderMap,
    body: &mut Body,
    cap: u64,
) -> Result<Form, ApiError> {
    let content_type = headers
        .get(CONTENT_TYPE)
        .and_then(|value| value.to_str().ok());
    let boundary = multer::parse_boundary(content_type.unwrap_or_default())
        .map_err(|error| broken(app, error))?;
    let pieces = stream::try_unfold(body, |body| async move {
        let piece = body::next_piece(body).await?;
        Ok::<_, Unread>(piece.map(|piece| (piece, body)))
    });
    let limits = Constraints::new().size_limit(SizeLimit::new().whole_stream(cap));
    let mut form = Multipart::with_constraints(pieces, boundary, limits);
    let (mut file, mut name) = (None, None);
    while let Some(part) = form
        .next_field()
        .await
        .map_err(|error| broken(app, error))?
    {
        match part.name() {
            Some(FILE) if file.is_none() => file = Some(read_file(app, part).await?),
            Some(NAME) if name.is_none() => name = Some(read_name(app, part).await?),
            _ => {}
        }
    }
    let (content, source_name) =
        file.ok_or_else(|| at("/file", "the form has no part named \"file\""))?;
    Ok(Form {
        content,
        source_name,
        name,
    })
}

async fn read_file(app: &App, mut part: Field<'_>) -> Result<(Staged, String), ApiError> {
    let source_name = source_name(part.file_name().unwrap_or_default());
    within_name("/file", &source_name)?;
    let mut receiver = Receiver::begin(app).await?;
    while let Some(piece) = next(app, &mut part).await? {
        receiver
            .push(&piece)
            .await
            .map_err(|refused| match refused {
                NotTaken::TooLarge => too_large(app),
                NotTaken::Failed(error) => error,
            })?;
    }
    Ok((receiver.finish().await?, source_name))
}

async fn read_name(app: &App, mut part: Field<'_>) -> Result<String, ApiError> {
    let mut bytes = Vec::new();
    while let Some(piece) = next(app, &mut part).await? {
        bytes.extend_from_slice(&piece);
        if bytes.len() > NAME_BYTES {
            break;
        }
    }
    let name = String::from_utf8_lossy(&bytes).into_owned();
    within_name("/name", &name)?;
    Ok(name)
}

async fn next(app: &App, part: &mut Field<'_>) -> Result<Option<Bytes>, ApiError> {
    part.chunk().await.map_err(|error| broken(app, error))
}

fn within_name(path: &str, name: &str) -> Result<(), ApiError> {
    let length = name.chars().count();
    if length <= MAX_NAME {
        return Ok(());
    }
    let message =
        format!("the name has {length} characters or more; at most {MAX_NAME} are allowed");
    Err(at(path, &message))
}

fn at(path: &str, message: &str) -> ApiError {
    let hint = "send multipart/form-data with the content in a part named \"file\", and optionally a part \"name\"";
    ApiError::at(ErrorKind::Invalid, Issue::at(path, message).hint(hint))
}

fn too_large(app: &App) -> ApiError {
    unreadable(Unread::TooLarge, SURFACE, app.max_upload_bytes)
}

fn broken(app: &App, error: multer::Error) -> ApiError {
    match error {
        multer::Error::StreamSizeExceeded { .. } => too_large(app),
        multer::Error::StreamReadFailed(_) => {
            unreadable(Unread::Broken, SURFACE, app.max_upload_bytes)
        }
        error => at("", &format!("the form cannot be read: {error}")),
    }
}
