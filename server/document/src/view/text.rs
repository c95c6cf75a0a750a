//! The compact filter string for edit operations: another form of a filter tree (query.md 3).

use super::FilterNode;
use crate::findings::Findings;
use crate::issue::{Issue, Miss};
use crate::path::Path;
use crate::vocabulary::KeyResolver;

/// The summary message of a refused compact filter string (query.md 3.6).
pub const INVALID_FILTER: &str = "invalid filter";

/// The summary message of a refusal. If all faults are in the filter text at `path`, it is [`INVALID_FILTER`], else the
/// message of the operation.
pub fn refusal_beside_filter(
    found: &Findings,
    path: &Path,
    otherwise: &'static str,
) -> &'static str {
    let text = String::from(path);
    let mut issues = found.issues.iter();
    if !found.issues.is_empty() && issues.all(|issue| issue.path_str() == text) {
        INVALID_FILTER
    } else {
        otherwise
    }
}

/// Parses the compact filter string. The query crate implements it, because it depends on this crate. The caller of
/// edit operations passes it in.
pub trait FilterText {
    /// Parses a text into a filter, within the limits of a stored filter (query.md 4.1).
    ///
    /// # Errors
    /// The fault of the text with its byte position, without a path.
    fn read(&self, text: &str, names: &dyn KeyResolver) -> Result<ReadFilter, Miss>;
}

/// A filter that was parsed from a text.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ReadFilter {
    /// The top-level nodes, joined by AND.
    pub nodes: Vec<FilterNode>,
    /// Warnings, without paths.
    pub warnings: Vec<Issue>,
}
