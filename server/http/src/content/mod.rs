//! Serving the content of a file: conditions, ranges, and headers that keep a browser from running it
//! (chats-files-auth.md 2.5; RFC 9110).

mod condition;
mod disposition;
mod range;
mod stream;

use std::ops::Range;
use std::time::SystemTime;

use dropshot::Body;
use headers::{HeaderMapExt, LastModified};
use http::header::{
    ACCEPT_RANGES, CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_LENGTH, CONTENT_RANGE,
    CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG, HeaderMap, HeaderName, HeaderValue,
    X_CONTENT_TYPE_OPTIONS,
};
use http::{Method, Response, StatusCode};
use rolltop_document::issue::Issue;
use rolltop_spec::errors::ErrorKind;
use rolltop_spec::refusal::ApiError;
use rolltop_store::{Blob, ContentId};
use rolltop_workspace::files::OCTET_STREAM;
use sha2::{Digest, Sha256};

use self::condition::{Validators, Verdict};
use self::range::{Ranges, content_range};
use self::stream::{Segment, body};
use crate::pipeline::NOSNIFF;
use crate::refusals::with_header;

/// Enters every etag: a change of what is sent for the same content changes it.
const ETAG_VERSION: &[u8] = b"rolltop content 3";
const RESOURCE_POLICY: HeaderName = HeaderName::from_static("cross-origin-resource-policy");

#[derive(Debug)]
pub(crate) struct Served<'a> {
    pub(crate) content: &'a ContentId,
    pub(crate) blob: &'a Blob,
    pub(crate) media_type: &'a str,
    /// How their characters are encoded, if they are text.
    pub(crate) charset: Option<&'a str>,
    /// Empty if unknown.
    pub(crate) file_name: &'a str,
    /// Width of the variant; 0 for the original.
    pub(crate) width: u32,
    /// When the object was made that shows it. Not when the bytes were stored: other spaces share them.
    pub(crate) dated: Option<SystemTime>,
}

/// Answers a GET or HEAD of content; the pipeline takes the body from the answer to a HEAD.
pub(crate) fn serve(
    method: &Method,
    request: &HeaderMap,
    served: Served<'_>,
) -> Result<Response<Body>, ApiError> {
    let etag = etag(&served);
    let validators = Validators {
        etag: etag.parse().map_err(ApiError::internal)?,
        dated: served.dated,
    };
    let mut headers = common_headers(&served, &validators)?;
    match validators.judge(request) {
        Verdict::Proceed => {}
        Verdict::NotModified => {
            return Ok(answer(StatusCode::NOT_MODIFIED, headers, Body::empty()));
        }
        Verdict::Failed(header) => return Err(precondition_failed(header, &headers)),
    }
    let size = served.blob.size;
    let ranges = if *method == Method::GET && validators.let_ranges_through(request) {
        range::parse(request, size)
    } else {
        Ranges::Whole
    };
    let (status, segments) = match ranges {
        Ranges::Whole => (StatusCode::OK, vec![Segment::Content(0..size)]),
        Ranges::One(range) => {
            let place = HeaderValue::try_from(content_range(&range, size));
            headers.insert(CONTENT_RANGE, place.map_err(ApiError::internal)?);
            (StatusCode::PARTIAL_CONTENT, vec![Segment::Content(range)])
        }
        Ranges::Several(ranges) => {
            let segments = several(&mut headers, ranges, size, &etag)?;
            (StatusCode::PARTIAL_CONTENT, segments)
        }
        Ranges::Outside if size == 0 => {
            let message = "no range is within the content: it is empty".to_owned();
            return Err(unsatisfiable(size, message, "leave out Range"));
        }
        Ranges::Outside => {
            let message = format!("no range is within the content: it has {size} bytes");
            let hint = "send a range that begins within the content, such as bytes=0-";
            return Err(unsatisfiable(size, message, hint));
        }
        Ranges::Unreadable => {
            let hint = "send the first and the last byte, or one of them, such as bytes=0-99, bytes=100- or bytes=-100";
            return Err(unsatisfiable(
                size,
                "a range cannot be read".to_owned(),
                hint,
            ));
        }
    };
    let length: u64 = segments.iter().map(Segment::length).sum();
    headers.insert(CONTENT_LENGTH, length.into());
    Ok(answer(status, headers, body(&served.blob.file, segments)))
}

/// `"` and 64 hex digits: what decides which bytes are sent, and as what.
fn etag(served: &Served<'_>) -> String {
    let mut hash = Sha256::new();
    let width = served.width.to_be_bytes();
    for part in [
        ETAG_VERSION,
        served.content.as_str().as_bytes(),
        &width,
        served.media_type.as_bytes(),
    ] {
        hash.update((part.len() as u64).to_be_bytes());
        hash.update(part);
    }
    let digits = hash
        .finalize()
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect::<String>();
    format!("\"{digits}\"")
}

fn common_headers(served: &Served<'_>, validators: &Validators) -> Result<HeaderMap, ApiError> {
    let mut headers = HeaderMap::new();
    let media_type = match served.charset {
        Some(charset) => format!("{}; charset={charset}", served.media_type),
        None => served.media_type.to_owned(),
    };
    let octets = HeaderValue::from_static(OCTET_STREAM);
    let media_type = HeaderValue::try_from(media_type).unwrap_or(octets);
    headers.insert(CONTENT_TYPE, media_type);
    headers.typed_insert(validators.etag.clone());
    if let Some(date) = validators.dated {
        headers.typed_insert(LastModified::from(date));
    }
    let disposition = disposition::header(served.media_type, served.file_name);
    headers.insert(
        CONTENT_DISPOSITION,
        disposition.map_err(ApiError::internal)?,
    );
    for (name, value) in [
        (CACHE_CONTROL, "private, no-cache"),
        (ACCEPT_RANGES, "bytes"),
        (CONTENT_SECURITY_POLICY, "sandbox; default-src 'none'"),
        (RESOURCE_POLICY, "same-origin"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.insert(X_CONTENT_TYPE_OPTIONS, NOSNIFF);
    Ok(headers)
}

fn answer(status: StatusCode, headers: HeaderMap, body: Body) -> Response<Body> {
    let mut response = Response::new(body);
    *response.status_mut() = status;
    *response.headers_mut() = headers;
    response
}

/// Each range with a head of its own (RFC 9110, 14.6).
fn several(
    headers: &mut HeaderMap,
    ranges: Vec<Range<u64>>,
    size: u64,
    etag: &str,
) -> Result<Vec<Segment>, ApiError> {
    // Content does not hold its own hash, so it does not hold the boundary.
    let boundary = etag.trim_matches('"');
    let media_type = HeaderValue::try_from(format!("multipart/byteranges; boundary={boundary}"));
    let of_part = headers.insert(CONTENT_TYPE, media_type.map_err(ApiError::internal)?);
    let of_part = of_part.as_ref().and_then(|of_part| of_part.to_str().ok());
    let of_part = of_part.unwrap_or(OCTET_STREAM);
    let mut segments = Vec::with_capacity(ranges.len() * 2 + 1);
    for range in ranges {
        let head = format!(
            "\r\n--{boundary}\r\nContent-Type: {of_part}\r\nContent-Range: {}\r\n\r\n",
            content_range(&range, size)
        );
        segments.push(Segment::Bytes(head.into()));
        segments.push(Segment::Content(range));
    }
    segments.push(Segment::Bytes(format!("\r\n--{boundary}--\r\n").into()));
    Ok(segments)
}

fn precondition_failed(header: &'static str, common: &HeaderMap) -> ApiError {
    let message = format!("the content does not match {header}");
    let issue = Issue::at(header, message).hint("download it again without the condition");
    let refusal = ApiError::at(ErrorKind::PreconditionFailed, issue);
    match common.get(ETAG) {
        Some(etag) => refusal.header(ETAG, etag.clone()),
        None => refusal,
    }
}

fn unsatisfiable(size: u64, message: String, hint: &str) -> ApiError {
    let issue = Issue::at("Range", message).hint(hint);
    let refusal = ApiError::at(ErrorKind::RangeNotSatisfiable, issue);
    with_header(refusal, CONTENT_RANGE, format!("bytes */{size}"))
}
