//! Describes downloads and forms, whose bodies are not JSON (chats-files-auth.md 2.2, 2.5).

use rolltop_document::limits::MAX_NAME;
use serde_json::{Map, Value, json};

use super::{member, set};
use crate::examples;
use crate::operations::Operation;

/// Content can have any media type, that of the file. Generators map this one to bytes, but cannot handle `*/*`.
const BYTES: &str = "application/octet-stream";
/// A response with several ranges.
const BYTE_RANGES: &str = "multipart/byteranges";
/// A form with a file.
const FORM: &str = "multipart/form-data";

/// Headers of a content response: name and meaning.
pub(super) const HEADERS: &[(&str, &str)] = &[
    ("Last-Modified", "When the content was stored, if known."),
    ("Accept-Ranges", "`bytes`: the server supports ranges."),
    (
        "Content-Disposition",
        "`inline` for content that a browser may show, else `attachment`; with the file name.",
    ),
    (
        "Content-Range",
        "The byte range in a 206, and the total size; `bytes */N` on a 416.",
    ),
    (
        "Content-Security-Policy",
        "`sandbox; default-src 'none'`: the content cannot run scripts in a browser.",
    ),
    (
        "Cross-Origin-Resource-Policy",
        "`same-origin`: other sites cannot embed the content.",
    ),
];
/// The headers that describe the content.
const OF_CONTENT: [&str; 7] = [
    "Cache-Control",
    "Content-Security-Policy",
    "Cross-Origin-Resource-Policy",
    "ETag",
    "Last-Modified",
    "Accept-Ranges",
    "Content-Disposition",
];

/// Request headers of a download: name and meaning.
const CONDITIONS: [(&str, &str); 4] = [
    (
        "If-Match",
        "Etags of the content. If none matches, the response is 412.",
    ),
    (
        "If-None-Match",
        "Etags of the content, or `*`. If one matches, the response is 304.",
    ),
    (
        "If-Modified-Since",
        "An HTTP date. If the content is not newer, the response is 304.",
    ),
    (
        "If-Unmodified-Since",
        "An HTTP date. If the content is newer, the response is 412.",
    ),
];
const RANGES: [(&str, &str); 2] = [
    (
        "Range",
        "Byte ranges. With more than 16, the response is the whole content.",
    ),
    (
        "If-Range",
        "A strong etag or an HTTP date. If it does not match, the response is the whole content.",
    ),
];

/// Whether responses have a body. Responses to HEAD never have one.
pub(super) fn sends_body(operation: &Operation) -> bool {
    operation.route.method != "HEAD"
}

/// The conditional and range headers of an operation with content.
pub(super) fn request_headers(operation: &Operation) -> Vec<Value> {
    let ranges = RANGES.iter().filter(|_| sends_body(operation));
    CONDITIONS
        .iter()
        .chain(ranges)
        .map(|(name, description)| {
            json!({
                "in": "header",
                "name": name,
                "description": description,
                "required": false,
                "schema": { "type": "string" },
            })
        })
        .collect()
}

/// The responses other than refusals. `headers` are those of every success.
pub(super) fn successes(operation: &Operation, headers: &Value) -> Map<String, Value> {
    let with = |names: &[&str]| {
        let mut all = headers.clone();
        for name in names {
            let reference = json!({ "$ref": format!("#/components/headers/{name}") });
            set(&mut all, name, reference);
        }
        all
    };
    let binary = || json!({ "schema": { "type": "string", "format": "binary" } });
    let whole = json!({ "description": "the content, with the media type of the file", "headers": with(&OF_CONTENT) });
    let unchanged = json!({ "description": "the client has the current content", "headers": with(&OF_CONTENT) });
    let mut all = Map::new();
    if !sends_body(operation) {
        all.insert("200".to_owned(), whole);
        all.insert("304".to_owned(), unchanged);
        return all;
    }
    let mut whole = whole;
    set(&mut whole, "content", json!({ (BYTES): binary() }));
    let partial = [&OF_CONTENT[..], &["Content-Range"]].concat();
    all.insert("200".to_owned(), whole);
    all.insert(
        "206".to_owned(),
        json!({
            "description": "the requested ranges",
            "headers": with(&partial),
            "content": { (BYTES): binary(), (BYTE_RANGES): binary() },
        }),
    );
    all.insert("304".to_owned(), unchanged);
    all
}

/// Adds the form before the JSON body.
pub(super) fn add_form(request_body: &mut Value) {
    let schema = json!({
        "type": "object",
        "properties": {
            "file": { "description": "The content, with its file name.", "type": "string", "format": "binary" },
            "name": {
                "description": "The name of the file. A name without an extension gets that of the content's own \
                    name.",
                "type": "string",
                "maxLength": MAX_NAME,
            },
        },
        "required": ["file"],
    });
    let form = json!({ "schema": schema, "example": examples::form() });
    if let Some(content) = member(request_body, "content").as_object_mut() {
        // Generators that support only one body type take the first.
        content.shift_insert(0, FORM.to_owned(), form);
    }
}

/// Removes the form, for a generator that supports only one body type.
pub(super) fn drop_form(request_body: &mut Value) {
    if let Some(content) = member(request_body, "content").as_object_mut() {
        content.shift_remove(FORM);
    }
}
