//! Refusals that several use cases word alike.

use rolltop_document::issue::{Fault, FaultKind, Issue};
use rolltop_document::spelling::Miss;

/// Most issues of one refusal: whoever mends these has seen what is wrong with the others.
const MAX_ISSUES: usize = 64;

/// A refusal with its first issues; its message says how many there are.
pub(crate) fn in_short(mut fault: Fault) -> Fault {
    let count = fault.issues.len();
    if count > MAX_ISSUES {
        fault.issues.truncate(MAX_ISSUES);
        let message = format!(
            "{} (the first {MAX_ISSUES} of {count} issues)",
            fault.message
        );
        fault.message = message.into();
    }
    fault
}

/// A key of a path segment that names nothing, something removed or several things: http.md 10 makes the first two
/// "not found" there, where they are invalid input in a body.
pub(crate) fn missing(parameter: &str, miss: Miss) -> Fault {
    let kind = match miss.kind {
        FaultKind::Invalid => FaultKind::NotFound,
        other => other,
    };
    Fault::one(
        kind,
        Issue {
            path: Some(parameter.to_owned()),
            ..miss.issue
        },
    )
}
