//! Refusals that several use cases word alike.

use rolltop_document::issue::{Fault, FaultKind, Issue, Miss, Ref};

/// A key of a path segment that names nothing, something removed or several things: http.md 10 makes the first two
/// "not found" there, where they are invalid input in a body.
pub(crate) fn missing(parameter: &str, miss: Miss) -> Fault {
    let kind = match miss.kind {
        FaultKind::Invalid => FaultKind::NotFound,
        other => other,
    };
    Fault::one(kind, miss.issue.placed(parameter))
}

/// The refusal of a change to a built-in definition; `list` is the operation that lists the others.
pub(crate) fn permanent(parameter: &'static str, message: String, list: &'static str) -> Fault {
    let issue = Issue::at(parameter, message).hint("this is permanent: do not retry");
    Fault::forbidden(issue.see(Ref::op(list)))
}

/// Completes the references to `op` that a refusal has without parameters.
pub(crate) fn complete_references(
    mut fault: Fault,
    op: &str,
    complete: impl Fn(Ref) -> Ref,
) -> Fault {
    let issues = fault.issues.iter_mut();
    for reference in issues.flat_map(|issue| &mut issue.see_also) {
        if reference.op.as_deref() == Some(op) && reference.params.is_empty() {
            *reference = complete(std::mem::take(reference));
        }
    }
    fault
}
