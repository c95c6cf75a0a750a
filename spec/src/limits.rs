//! Bounds of the HTTP surface that the document crate does not state already (http.md 28); those of names, texts and
//! operations are in [`rolltop_document::limits`] and [`rolltop_document::ops::limits`].

use rolltop_document::limits::MAX_BLOCKS;

/// Rows of a page when `limit` is absent.
pub const PAGE_LIMIT_DEFAULT: u32 = 25;
/// Largest `limit`.
pub const PAGE_LIMIT_MAX: u32 = 1000;
/// Largest integer of a query parameter: 2^53 - 1 (http.md 2).
pub const INTEGER_MAX: u64 = (1 << 53) - 1;
/// Body cap of routes that take documents or operations.
pub const DOCUMENT_BODY_BYTES: usize = 10 * 1024 * 1024;
/// Body cap of every other JSON body.
pub const STRUCTURED_BODY_BYTES: usize = 1024 * 1024;
/// Body cap of the two pairing routes, which take no key.
pub const PAIRING_BODY_BYTES: usize = 4 * 1024;
/// Most values of one body: objects, arrays, and what stands in them. Ten for each of the most blocks that a document
/// holds, of which a body has room for ten bytes a value; what is made of a value takes up to 250 bytes.
pub const BODY_VALUES_MAX: usize = 10 * MAX_BLOCKS;
/// Longest request target in bytes, query included (chats-files-auth.md 4.4).
pub const TARGET_BYTES_MAX: usize = 8 * 1024;
/// Most bytes of the headers of a request (chats-files-auth.md 4.4).
pub const HEADERS_BYTES_MAX: usize = 32 * 1024;
/// How many seconds a request body may stand still, unless the server is told otherwise (chats-files-auth.md 4.4).
pub const BODY_STALL_SECONDS: u64 = 30;
/// Bytes a second that a large body brings at least, on average after [`BODY_GRACE_SECONDS`] (chats-files-auth.md 4.4).
pub const BODY_BYTES_PER_SECOND: u64 = 64 * 1024;
/// How many seconds a large body may be slower than that.
pub const BODY_GRACE_SECONDS: u64 = 5;
/// How many seconds of waiting for it a whole JSON body may take.
pub const BODY_SECONDS: u64 = 30;
/// Longest `Idempotency-Key`.
pub const IDEMPOTENCY_KEY_MAX: usize = 255;
/// Longest address of an upload, in characters.
pub const URL_MAX: u32 = 4096;
/// Largest file of an upload in bytes, unless the server is told otherwise (chats-files-auth.md 2.2).
pub const UPLOAD_BYTES_DEFAULT: u64 = 512 * 1024 * 1024;
/// What a form may have beside its file and its name: boundaries, heads of parts, parts that are ignored.
pub const FORM_FRAMING_BYTES: u64 = 1024 * 1024;
/// Most bytes of the head of a part of a form.
pub const PART_HEAD_BYTES: usize = 64 * 1024;
/// Tokens of the write bucket.
pub const WRITE_BURST: u32 = 60;
/// Tokens that the write bucket regains in a second.
pub const WRITES_PER_SECOND: u32 = 1;
/// Longest full-text query of a search, in characters.
pub const SEARCH_QUERY_MAX: usize = 4096;
/// Most `fields` of a search.
pub const SEARCH_FIELDS_MAX: usize = 25;
/// Most views of a query that is created.
pub const QUERY_VIEWS_MAX: usize = 10;
/// Longest claimed name of an application that asks for a key, in bytes.
pub const APP_NAME_MAX_BYTES: usize = 128;
/// Longest `Last-Event-ID` of the description; no longer one was ever issued.
pub const LAST_EVENT_ID_MAX: usize = 256;
/// Event streams that may be open at once.
pub const OPEN_STREAMS: usize = 64;
