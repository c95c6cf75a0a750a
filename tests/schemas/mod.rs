//! Schema discovery (ops.md 16).

mod bounds;
mod dialects;
pub(crate) mod discovery;
mod examples;
mod fixture;
mod projected;
mod random;
mod refusals;

/// The list of schemas.
pub(crate) const SCHEMAS: &str = "/v2/schemas";
