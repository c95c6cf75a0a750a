//! The compact filter string as a spelling of a filter tree (query.md 3). Its grammar is the query crate's.

use super::FilterNode;
use crate::issue::Issue;

/// A filter that was read from a text.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ReadFilter {
    /// The nodes at the top, joined by AND.
    pub nodes: Vec<FilterNode>,
    /// Advice, without its path.
    pub warnings: Vec<Issue>,
}
