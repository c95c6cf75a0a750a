//! `Content-Disposition`: what a browser may show, and under which name it saves.

use http::header::{HeaderValue, InvalidHeaderValue};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use rolltop_workspace::files::FileName;

/// Maximum characters of a sent name, as file systems take them.
const MAX_SENT: usize = 255;

/// What RFC 8187 lets stand for itself.
const ATTR_CHAR: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b'!')
    .remove(b'#')
    .remove(b'$')
    .remove(b'&')
    .remove(b'+')
    .remove(b'-')
    .remove(b'.')
    .remove(b'^')
    .remove(b'_')
    .remove(b'`')
    .remove(b'|')
    .remove(b'~');

/// What is shown rather than saved: nothing of it can run (chats-files-auth.md 2.5).
fn is_inline(media_type: &str) -> bool {
    let family = media_type.split('/').next().unwrap_or_default();
    match media_type {
        "image/svg+xml" => false,
        "application/pdf" | "text/plain" => true,
        _ => matches!(family, "image" | "video" | "audio"),
    }
}

/// The header for content of this type under this name, which may be empty; a long one is cut, and slashes and
/// backslashes are replaced (RFC 6266 4.3). The plain form is for clients that do not read the extended one; some of them
/// decode `%`, so it has none.
pub(super) fn header(media_type: &str, file_name: &str) -> Result<HeaderValue, InvalidHeaderValue> {
    let disposition = if is_inline(media_type) {
        "inline"
    } else {
        "attachment"
    };
    if file_name.is_empty() {
        return Ok(HeaderValue::from_static(disposition));
    }
    let file_name = file_name.replace(['/', '\\'], "_");
    let file_name = FileName::of(&file_name).within(MAX_SENT).whole();
    let is_plain = |c: char| matches!(c, ' '..='~') && !matches!(c, '"' | '%');
    let plain = file_name.replace(|c| !is_plain(c), "_");
    let extended = utf8_percent_encode(&file_name, ATTR_CHAR);
    HeaderValue::try_from(format!(
        "{disposition}; filename=\"{plain}\"; filename*=UTF-8''{extended}"
    ))
}

#[cfg(test)]
mod tests;
