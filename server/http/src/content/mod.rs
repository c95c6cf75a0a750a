//! Serving the content of a file: conditions, ranges, and headers that keep a browser from running it
//! (chats-files-auth.md 2.5; RFC 9110).

mod condition;
mod disposition;
mod range;
mod stream;

use std::sync::Arc;
use std::time::SystemTime;

use dropshot::Body;
use http::header::{
    ACCEPT_RANGES, CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_LENGTH, CONTENT_RANGE,
    CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG, HeaderMap, HeaderName, HeaderValue, LAST_MODIFIED,
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
use self::range::{ByteRange, Ranges};
use self::stream::{ContentBody, Segment};
use crate::pipeline::NOSNIFF;

/// Enters every etag: a change of what is sent for the same content changes it.
const ETAG_VERSION: &[u8] = b"rolltop content 1";
const RESOURCE_POLICY: HeaderName = HeaderName::from_static("cross-origin-resource-policy");

/// Content to be served.
#[derive(Debug)]
pub(crate) struct Served<'a> {
    /// Whose bytes they are.
    pub(crate) content: &'a ContentId,
    /// The bytes.
    pub(crate) blob: &'a Blob,
    /// What they are.
    pub(crate) media_type: &'a str,
    /// Empty where there is none.
    pub(crate) file_name: &'a str,
    /// Width of the variant; 0 for the original.
    pub(crate) width: u32,
}

/// Answers a GET or HEAD of content; the pipeline takes the body from the answer to a HEAD.
pub(crate) fn serve(
    method: &Method,
    request: &HeaderMap,
    served: Served<'_>,
) -> Result<Response<Body>, ApiError> {
    let etag = etag(&served);
    let validators = Validators::new(&etag, served.blob.stored_at);
    let common = common_headers(&served, &etag, &validators)?;
    match condition::judge(request, &validators) {
        Verdict::Proceed => {}
        Verdict::NotModified => return Ok(answer(StatusCode::NOT_MODIFIED, common, Body::empty())),
        Verdict::Failed(header) => return Err(precondition_failed(header, &common)),
    }
    let size = served.blob.size;
    let ranges = if *method == Method::GET && condition::if_range_holds(request, &validators) {
        range::parse(request, size)
    } else {
        Ranges::Whole
    };
    match ranges {
        Ranges::Whole => {
            let range = ByteRange {
                start: 0,
                end: size,
            };
            let body =
                ContentBody::new(Arc::clone(&served.blob.file), vec![Segment::Content(range)]);
            Ok(whole(common, size, Body::wrap(body)))
        }
        Ranges::One(range) => one(common, served.blob, range),
        Ranges::Several(ranges) => several(common, served.blob, &ranges, &etag),
        Ranges::Outside if size == 0 => Err(unsatisfiable(
            size,
            "no range lies within the content: it is empty".to_owned(),
            "leave out Range",
        )),
        Ranges::Outside => Err(unsatisfiable(
            size,
            format!("no range lies within the content: it has {size} bytes"),
            "send a range that begins within the content, such as bytes=0-",
        )),
        Ranges::Unreadable => Err(unsatisfiable(
            size,
            "a range cannot be read".to_owned(),
            "send the first and the last byte, or one of them, such as bytes=0-99, bytes=100- or bytes=-100",
        )),
    }
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
    let mut etag = String::from("\"");
    for byte in hash.finalize() {
        etag.push_str(&format!("{byte:02x}"));
    }
    etag.push('"');
    etag
}

fn common_headers(
    served: &Served<'_>,
    etag: &str,
    validators: &Validators<'_>,
) -> Result<HeaderMap, ApiError> {
    let mut headers = HeaderMap::new();
    let media_type = HeaderValue::try_from(served.media_type);
    let media_type = media_type.unwrap_or(HeaderValue::from_static(OCTET_STREAM));
    headers.insert(CONTENT_TYPE, media_type);
    headers.insert(
        ETAG,
        HeaderValue::try_from(etag).map_err(ApiError::internal)?,
    );
    if let Some(date) = &validators.last_modified {
        let date = HeaderValue::try_from(httpdate::fmt_http_date(*date));
        headers.insert(LAST_MODIFIED, date.map_err(ApiError::internal)?);
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

fn whole(mut headers: HeaderMap, size: u64, body: Body) -> Response<Body> {
    headers.insert(CONTENT_LENGTH, size.into());
    answer(StatusCode::OK, headers, body)
}

fn one(mut headers: HeaderMap, blob: &Blob, range: ByteRange) -> Result<Response<Body>, ApiError> {
    let place = HeaderValue::try_from(range.content_range(blob.size));
    headers.insert(CONTENT_RANGE, place.map_err(ApiError::internal)?);
    headers.insert(CONTENT_LENGTH, range.length().into());
    let body = ContentBody::new(Arc::clone(&blob.file), vec![Segment::Content(range)]);
    Ok(answer(
        StatusCode::PARTIAL_CONTENT,
        headers,
        Body::wrap(body),
    ))
}

/// Each range with a head of its own (RFC 9110, 14.6).
fn several(
    mut headers: HeaderMap,
    blob: &Blob,
    ranges: &[ByteRange],
    etag: &str,
) -> Result<Response<Body>, ApiError> {
    // Content does not hold its own hash, so it does not hold the boundary.
    let boundary = etag.trim_matches('"');
    let media_type = HeaderValue::try_from(format!("multipart/byteranges; boundary={boundary}"));
    let of_part = headers.insert(CONTENT_TYPE, media_type.map_err(ApiError::internal)?);
    let of_part = of_part.unwrap_or(HeaderValue::from_static(OCTET_STREAM));
    let of_part = of_part.to_str().unwrap_or(OCTET_STREAM);
    let mut segments = Vec::with_capacity(ranges.len() * 2 + 1);
    for range in ranges {
        let head = format!(
            "\r\n--{boundary}\r\nContent-Type: {of_part}\r\nContent-Range: {}\r\n\r\n",
            range.content_range(blob.size)
        );
        segments.push(Segment::Bytes(head.into()));
        segments.push(Segment::Content(*range));
    }
    segments.push(Segment::Bytes(format!("\r\n--{boundary}--\r\n").into()));
    let body = ContentBody::new(Arc::clone(&blob.file), segments);
    headers.insert(CONTENT_LENGTH, body.length().into());
    Ok(answer(
        StatusCode::PARTIAL_CONTENT,
        headers,
        Body::wrap(body),
    ))
}

fn precondition_failed(header: &'static str, common: &HeaderMap) -> ApiError {
    let message = format!("the content is not as {header} asks for");
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
    match HeaderValue::try_from(format!("bytes */{size}")) {
        Ok(place) => refusal.header(CONTENT_RANGE, place),
        Err(_) => refusal,
    }
}

/// A time as headers can say it.
fn whole_seconds(time: SystemTime) -> Option<SystemTime> {
    let since = time.duration_since(SystemTime::UNIX_EPOCH).ok()?;
    let seconds = std::time::Duration::from_secs(since.as_secs());
    SystemTime::UNIX_EPOCH.checked_add(seconds)
}
