//! What a source calls its content (chats-files-auth.md 2.2).

use http::header::{CONTENT_DISPOSITION, CONTENT_TYPE, HeaderValue};
use reqwest::Response;

use super::client::text;
use super::target::Target;
use crate::sent_name::{decoded, file_name};

/// What content of a type is named like when its name does not say.
const EXTENSIONS: &[(&str, &str)] = &[
    ("application/gzip", "gz"),
    ("application/json", "json"),
    ("application/pdf", "pdf"),
    ("application/xml", "xml"),
    ("application/zip", "zip"),
    ("audio/flac", "flac"),
    ("audio/mp4", "m4a"),
    ("audio/mpeg", "mp3"),
    ("audio/ogg", "ogg"),
    ("audio/wav", "wav"),
    ("image/avif", "avif"),
    ("image/bmp", "bmp"),
    ("image/gif", "gif"),
    ("image/heic", "heic"),
    ("image/heif", "heif"),
    ("image/jpeg", "jpg"),
    ("image/png", "png"),
    ("image/svg+xml", "svg"),
    ("image/tiff", "tiff"),
    ("image/webp", "webp"),
    ("text/calendar", "ics"),
    ("text/css", "css"),
    ("text/csv", "csv"),
    ("text/html", "html"),
    ("text/javascript", "js"),
    ("text/markdown", "md"),
    ("text/plain", "txt"),
    ("text/xml", "xml"),
    ("video/mp4", "mp4"),
    ("video/quicktime", "mov"),
    ("video/webm", "webm"),
];

/// The name that the answer gives, else the last segment of the path; with an extension that fits the type, if it has
/// none.
pub(super) fn name(answer: &Response, target: &Target) -> String {
    let disposition = answer.headers().get(CONTENT_DISPOSITION);
    let content_type = text(answer, &CONTENT_TYPE);
    let disposition = disposition.map(HeaderValue::as_bytes);
    chosen(disposition, content_type, target.last_segment())
}

fn chosen(disposition: Option<&[u8]>, content_type: Option<&str>, last_segment: &str) -> String {
    let name = disposition.and_then(|header| file_name(&String::from_utf8_lossy(header)));
    let name = name.unwrap_or_else(|| decoded(last_segment));
    if name.is_empty() || name.contains('.') {
        return name;
    }
    let media_type = content_type.and_then(|value| value.split(';').next());
    let media_type = media_type.unwrap_or_default().trim().to_ascii_lowercase();
    let extension = EXTENSIONS.iter().find(|(known, _)| *known == media_type);
    match extension {
        Some((_, extension)) => format!("{name}.{extension}"),
        None => name,
    }
}

#[cfg(test)]
mod tests;
