//! Schema discovery (ops.md 16).

pub(crate) mod discovery;

/// The list of schemas.
pub(crate) const SCHEMAS: &str = "/v2/schemas";
