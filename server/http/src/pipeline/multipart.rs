//! Reads the parts of a form from the connection (RFC 7578), with `multer`.
//!
//! `multer` reads a body as fast as possible and buffers it. Therefore it gets the body in pieces. The form is refused
//! if `multer` buffers or skips more than the maximum size apart from the content.

use std::borrow::Cow;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use bytes::{Bytes, BytesMut};
use futures::{FutureExt, Stream, stream};
use http::header::{CONTENT_DISPOSITION, HeaderValue};
use multer::{Field, Multipart};
use rolltop_spec::limits::{FORM_FRAMING_BYTES, PART_HEAD_BYTES};
use tokio::task::yield_now;

use super::body::{RequestBody, broken, too_large};
use super::form::at;
use super::respond::Rejection;
use crate::sent_name;

/// Maximum length of a boundary, in characters (RFC 2046 5.1.1).
const MAX_BOUNDARY: usize = 70;
/// Small pieces are joined up to this size.
const JOINED_BYTES: usize = 16 << 10;

/// Converts an error of `multer`. `has_begun` says whether a part was already read.
fn refused(error: multer::Error, has_begun: bool) -> Rejection {
    match error {
        multer::Error::StreamReadFailed(cause) => cause
            .downcast()
            .map_or_else(|_| broken(), |refused| *refused),
        multer::Error::ReadHeaderFailed(httparse::Error::TooManyHeaders) => head_too_large(),
        multer::Error::IncompleteStream if !has_begun => malformed(
            "no line of it that follows CR and LF begins with two hyphens and the boundary that its Content-Type names",
            "let the same code write the form and its Content-Type, or name there the boundary that the form has; \
             end each line of the form with CR and LF, a boundary and each line of the head of a part too",
        ),
        multer::Error::IncompleteStream | multer::Error::IncompleteFieldData { .. } => malformed(
            "it ends before its last boundary",
            "end the form with its boundary between two times two hyphens, as in --boundary--",
        ),
        _ => malformed(
            "the head of a part has a line that is not a field",
            "leave line ends and control characters out of the file name",
        ),
    }
}

fn malformed(why: &str, hint: &str) -> Rejection {
    at("", &format!("the form cannot be read: {why}"), hint).into()
}

fn head_too_large() -> Rejection {
    too_large("head of a part of the form", None, PART_HEAD_BYTES as u64)
}

/// The parts of a body, in order.
pub(super) struct Parts<'a> {
    form: Multipart<'a>,
    has_begun: bool,
    given_out: Arc<AtomicU64>,
}

impl<'a> Parts<'a> {
    /// The parts of a body with this content type.
    pub(super) fn of(content_type: &str, body: &'a mut RequestBody) -> Result<Self, Rejection> {
        let boundary = boundary(content_type)?;
        let given_out = Arc::new(AtomicU64::new(0));
        Ok(Self {
            form: Multipart::new(pieces(body, Arc::clone(&given_out)), boundary),
            has_begun: false,
            given_out,
        })
    }

    /// The next part. The rest of the previous part is dropped.
    pub(super) async fn next(&mut self) -> Result<Option<Part<'a>>, Rejection> {
        let field = self.form.next_field().await;
        let Some(field) = field.map_err(|error| refused(error, self.has_begun))? else {
            return Ok(None);
        };
        self.has_begun = true;
        let lines = field.headers().iter();
        let head: usize = lines
            .map(|(name, value)| name.as_str().len() + value.len())
            .sum();
        if head > PART_HEAD_BYTES {
            return Err(head_too_large());
        }
        let given_out = Arc::clone(&self.given_out);
        Ok(Some(Part { field, given_out }))
    }
}

/// A part of a form.
pub(super) struct Part<'a> {
    field: Field<'a>,
    given_out: Arc<AtomicU64>,
}

impl Part<'_> {
    /// The `Content-Disposition` of the part; empty if it has none.
    pub(super) fn disposition(&self) -> Cow<'_, str> {
        let value = self.field.headers().get(CONTENT_DISPOSITION);
        String::from_utf8_lossy(value.map_or(&[], HeaderValue::as_bytes))
    }

    /// The next bytes of the content; `None` at its end.
    pub(super) async fn piece(&mut self) -> Result<Option<Bytes>, Rejection> {
        let piece = self.field.chunk().await;
        let piece = piece.map_err(|error| refused(error, true))?;
        let length = piece.as_ref().map_or(0, Bytes::len) as u64;
        self.given_out.fetch_add(length, Ordering::Relaxed);
        Ok(piece)
    }
}

/// The pieces of a body, each read on demand: `multer` looks at a piece before it gets the next one. Small pieces that
/// have already arrived are joined, because `multer` searches for the boundary once for each piece.
fn pieces<'a>(
    body: &'a mut RequestBody,
    given_out: Arc<AtomicU64>,
) -> impl Stream<Item = Result<Bytes, Rejection>> + Send + 'a {
    stream::try_unfold((body, 0), move |(body, taken)| {
        let given_out = Arc::clone(&given_out);
        async move {
            yield_now().await;
            if taken - given_out.load(Ordering::Relaxed) > FORM_FRAMING_BYTES {
                return Err(too_large("form beside its file", None, FORM_FRAMING_BYTES));
            }
            let Some(piece) = body.next_piece().await? else {
                return Ok(None);
            };
            let mut piece = BytesMut::from(piece);
            while piece.len() < JOINED_BYTES
                && let Some(Some(next)) = body.next_piece().now_or_never().transpose()?
            {
                piece.extend_from_slice(&next);
            }
            let taken = taken + piece.len() as u64;
            Ok(Some((piece.freeze(), (body, taken))))
        }
    })
}

fn boundary(content_type: &str) -> Result<String, Rejection> {
    let kind = content_type.split(';').next().unwrap_or_default();
    if !kind.trim().eq_ignore_ascii_case("multipart/form-data") {
        return Err(malformed(
            "its Content-Type is not multipart/form-data",
            "send multipart/form-data, or a JSON object with a url",
        ));
    }
    sent_name::parameter(content_type, "boundary")
        .filter(|boundary| (1..=MAX_BOUNDARY).contains(&boundary.len()))
        .ok_or_else(|| {
            malformed(
                "its Content-Type names no boundary of 1 to 70 characters",
                "let the same code write the form and its Content-Type, or name the boundary there",
            )
        })
}

#[cfg(test)]
mod tests;
