//! The compact filter string as the edit operations see it: one more spelling of a filter tree (query.md 3).

use super::FilterNode;
use crate::findings::Findings;
use crate::issue::{Issue, Miss};
use crate::path::Path;
use crate::vocabulary::KeyResolver;

/// What is wrong as a whole where a compact filter string is (query.md 3.6).
pub const INVALID_FILTER: &str = "invalid filter";

/// What a refusal says as a whole: of a fault of the filter text at `path` alone the same wherever one is taken, else what
/// the operation says.
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

/// Reads the compact filter string. Its grammar is the query crate's, which builds on this one: whoever applies edit
/// operations hands it in.
pub trait FilterText {
    /// The filter that a text spells, within the bounds of a stored one (query.md 4.1).
    ///
    /// # Errors
    /// The one fault of the text, which says at which byte it lies, without its path.
    fn read(&self, text: &str, names: &dyn KeyResolver) -> Result<ReadFilter, Miss>;
}

/// A filter that was read from a text.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ReadFilter {
    /// The nodes at the top, joined by AND.
    pub nodes: Vec<FilterNode>,
    /// Advice, without its path.
    pub warnings: Vec<Issue>,
}
