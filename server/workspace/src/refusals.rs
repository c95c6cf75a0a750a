//! Refusals that several use cases word alike.

use rolltop_document::issue::{Fault, FaultKind, Miss};

/// A key of a path segment that names nothing, something removed or several things: http.md 10 makes the first two
/// "not found" there, where they are invalid input in a body.
pub(crate) fn missing(parameter: &str, miss: Miss) -> Fault {
    let kind = match miss.kind {
        FaultKind::Invalid => FaultKind::NotFound,
        other => other,
    };
    Fault::one(kind, miss.issue.placed(parameter))
}
