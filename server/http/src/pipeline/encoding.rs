//! The encoding of a text body: UTF-8, with or without a byte order mark, and no content coding (http.md 3).

use bytes::Bytes;
use http::header::{CONTENT_ENCODING, HeaderMap};
use rolltop_document::issue::Issue;
use rolltop_document::wording::shown;
use rolltop_spec::errors::ErrorKind;
use rolltop_spec::refusal::ApiError;

const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

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
/// The body has another encoding, which the error names.
pub(super) fn text(bytes: Bytes) -> Result<Bytes, Issue> {
    if let Some(encoding) = other_encoding(&bytes) {
        let message = format!("the request body is encoded as {encoding}");
        return Err(Issue::at("", message).hint("encode it as UTF-8"));
    }
    Ok(match bytes.starts_with(BYTE_ORDER_MARK) {
        true => bytes.slice(BYTE_ORDER_MARK.len()..),
        false => bytes,
    })
}

/// Detects another encoding by its byte order mark, or by zero bytes around the first character of the JSON.
fn other_encoding(bytes: &[u8]) -> Option<&'static str> {
    Some(match bytes {
        [0xff, 0xfe, 0, 0, ..] | [0, 0, 0xfe, 0xff, ..] | [0, 0, 0, _, ..] | [_, 0, 0, 0, ..] => {
            "UTF-32"
        }
        [0xff, 0xfe, ..] | [0xfe, 0xff, ..] | [0, _, ..] | [_, 0, ..] => "UTF-16",
        _ => return None,
    })
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests;
