//! From a checked JSON value to a wire type.

use rolltop_document::issue::{Issue, pointer};
use rolltop_spec::errors::ErrorKind;
use rolltop_spec::refusal::ApiError;
use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_path_to_error::Segment;

/// Reads the body of an operation. The fault is told at its JSON pointer.
pub(super) fn body<T: DeserializeOwned>(body: Option<&Value>) -> Result<T, ApiError> {
    let body =
        body.ok_or_else(|| ApiError::internal("a handler with a body was called without one"))?;
    serde_path_to_error::deserialize(body).map_err(|error| {
        let path = error
            .path()
            .iter()
            .fold(String::new(), |path, segment| match segment {
                Segment::Map { key } => pointer(&path, key),
                Segment::Seq { index } => format!("{path}/{index}"),
                Segment::Enum { .. } | Segment::Unknown => path,
            });
        ApiError::at(
            ErrorKind::Invalid,
            Issue::at(path, error.inner().to_string()),
        )
    })
}
