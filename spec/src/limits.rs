//! Bounds of the HTTP surface that no document type states already (http.md 28).

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
/// Longest `Idempotency-Key`.
pub const IDEMPOTENCY_KEY_MAX: usize = 255;
/// How long the answer of an `Idempotency-Key` is kept, in seconds.
pub const IDEMPOTENCY_RETENTION_SECONDS: u64 = 24 * 60 * 60;
/// Tokens of the write bucket.
pub const WRITE_BURST: u32 = 60;
/// Tokens that the write bucket regains in a second.
pub const WRITES_PER_SECOND: u32 = 1;
/// Longest name or description of a space, in characters.
pub const NAME_MAX: u32 = 4096;
/// Longest type key, type name or template id of the object shortcut, in characters.
pub const REFERENCE_MAX: u32 = 256;
/// Longest claimed name of an application that asks for a key, in bytes.
pub const APP_NAME_MAX_BYTES: u32 = 128;
/// Most members of `properties` in the object shortcut.
pub const SHORTCUT_PROPERTIES_MAX: u32 = 128;
/// Longest `markdown`, in characters.
pub const MARKDOWN_MAX: u32 = 1_048_576;
/// Most operations of a PATCH.
pub const OPS_MAX: u32 = 512;
