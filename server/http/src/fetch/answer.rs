//! The answer of a source.

use http::header::{CONTENT_ENCODING, HeaderName, LOCATION, TRANSFER_ENCODING};
use reqwest::Response;

use super::Unfetched;
use super::target::Target;

/// The target of a redirect; `None` for an answer with content. All other answers are refused.
pub(super) fn redirect(
    answer: &Response,
    target: &Target,
    own_port: u16,
) -> Result<Option<Target>, Unfetched> {
    let status = answer.status();
    if status.is_success() {
        let is_plain = has_only(answer, &CONTENT_ENCODING, "identity")
            && has_only(answer, &TRANSFER_ENCODING, "chunked");
        return match is_plain {
            true => Ok(None),
            false => Err(Unfetched::Encoded),
        };
    }
    let location = match status.as_u16() {
        301 | 302 | 303 | 307 | 308 => text(answer, &LOCATION),
        _ => None,
    };
    let Some(location) = location else {
        return Err(Unfetched::Status(status.as_u16()));
    };
    let next = target.join(location, own_port);
    let next = next.map_err(|why| Unfetched::Redirect(Box::new(why)))?;
    if target.is_encrypted() && !next.is_encrypted() {
        return Err(Unfetched::Downgrade);
    }
    Ok(Some(next))
}

/// Whether a header, if sent, names no encoding except this one, in upper or lower case.
fn has_only(answer: &Response, name: &HeaderName, encoding: &str) -> bool {
    let values = answer.headers().get_all(name).into_iter();
    let mut named = values.flat_map(|value| value.as_bytes().split(|byte| *byte == b','));
    named.all(|one| {
        let one = one.trim_ascii();
        one.is_empty() || one.eq_ignore_ascii_case(encoding.as_bytes())
    })
}

/// A header as text. Addresses may be sent as raw UTF-8, which is not visible ASCII.
pub(super) fn text<'a>(answer: &'a Response, name: &HeaderName) -> Option<&'a str> {
    std::str::from_utf8(answer.headers().get(name)?.as_bytes()).ok()
}
