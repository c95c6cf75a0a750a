//! Limits of the HTTP API that the document crate does not define (http.md 28). Those of names, texts and operations
//! are in [`rolltop_document::limits`] and [`rolltop_document::ops::limits`].

use rolltop_document::limits::MAX_BLOCKS;

/// Rows per page if `limit` is absent.
pub const PAGE_LIMIT_DEFAULT: u32 = 25;
/// Maximum value of `limit`.
pub const PAGE_LIMIT_MAX: u32 = 1000;
/// Maximum integer in a query parameter: 2^53 - 1 (http.md 2).
pub const INTEGER_MAX: u64 = (1 << 53) - 1;
/// Maximum body size of routes that take documents or operations.
pub const DOCUMENT_BODY_BYTES: usize = 10 * 1024 * 1024;
/// Maximum size of every other JSON body.
pub const STRUCTURED_BODY_BYTES: usize = 1024 * 1024;
/// Maximum body size of the two pairing routes, which need no key.
pub const PAIRING_BODY_BYTES: usize = 4 * 1024;
/// Maximum number of JSON values in one body, including objects, arrays and their elements: ten per block of the
/// largest document. A body has room for about ten bytes per value, and a parsed value takes up to 250 bytes.
pub const BODY_VALUES_MAX: usize = 10 * MAX_BLOCKS;
/// Maximum length of a request target in bytes, including the query (chats-files-auth.md 4.4).
pub const TARGET_BYTES_MAX: usize = 8 * 1024;
/// Maximum size of the request headers in bytes (chats-files-auth.md 4.4).
pub const HEADERS_BYTES_MAX: usize = 32 * 1024;
/// Default number of seconds without progress after which a request body is refused (chats-files-auth.md 4.4).
pub const BODY_STALL_SECONDS: u64 = 30;
/// Minimum average rate of a large body in bytes per second, after [`BODY_GRACE_SECONDS`] (chats-files-auth.md 4.4).
pub const BODY_BYTES_PER_SECOND: u64 = 64 * 1024;
/// Number of seconds before the minimum rate of a large body applies.
pub const BODY_GRACE_SECONDS: u64 = 5;
/// Maximum number of seconds to wait for a whole JSON body.
pub const BODY_SECONDS: u64 = 30;
/// Maximum length of an `Idempotency-Key`.
pub const IDEMPOTENCY_KEY_MAX: usize = 255;
/// Maximum length of an upload URL, in characters.
pub const URL_MAX: u32 = 4096;
/// Default maximum size of an uploaded file in bytes (chats-files-auth.md 2.2).
pub const UPLOAD_BYTES_DEFAULT: u64 = 512 * 1024 * 1024;
/// Maximum size of a form without its file and its name: boundaries, part headers, ignored parts.
pub const FORM_FRAMING_BYTES: u64 = 1024 * 1024;
/// Maximum size of the headers of a form part, in bytes.
pub const PART_HEAD_BYTES: usize = 64 * 1024;
/// Capacity of the write token bucket.
pub const WRITE_BURST: u32 = 60;
/// Tokens that the write bucket regains per second.
pub const WRITES_PER_SECOND: u32 = 1;
/// Maximum length of the full-text query of a search, in characters.
pub const SEARCH_QUERY_MAX: usize = 4096;
/// Maximum number of `fields` of a search.
pub const SEARCH_FIELDS_MAX: usize = 25;
/// Maximum number of views of a new query.
pub const QUERY_VIEWS_MAX: usize = 10;
/// Maximum length of the name of an application that requests a key, in bytes.
pub const APP_NAME_MAX_BYTES: usize = 128;
/// Documented maximum length of `Last-Event-ID`; the server never issues a longer one.
pub const LAST_EVENT_ID_MAX: usize = 256;
/// Maximum number of open event streams.
pub const OPEN_STREAMS: usize = 64;
