//! From what the pipeline attached to what a use case takes.

use rolltop_spec::refusal::ApiError;
use rolltop_spec::validate::{self, RequestBody};
use serde_json::Value;

/// The body of an operation, held against its published schema.
pub(super) fn read<T: RequestBody>(body: Option<&Value>) -> Result<T, ApiError> {
    Ok(validate::read(json(body)?)?)
}

/// The body of an operation as JSON.
pub(super) fn json(body: Option<&Value>) -> Result<&Value, ApiError> {
    body.ok_or_else(|| ApiError::internal("a handler with a body was called without one"))
}
