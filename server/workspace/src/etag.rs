//! `If-Match` (http.md 7): spellings of etags, and whether one of them is the current one.

use rolltop_document::issue::{Issue, Ref};

use crate::error::{Error, Result};

/// A condition on the state of an object.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum IfMatch {
    /// `*`: any state of an existing object.
    Any,
    /// One of these etags, without quotes and `W/`.
    OneOf(Vec<String>),
}

impl IfMatch {
    /// Reads the value of the header: bare, quoted, weak, a comma list or `*`. `None` for an empty value, which
    /// counts as absent. What is no etag matches nothing.
    pub fn parse(value: &str) -> Option<Self> {
        let value = value.trim();
        if value.is_empty() {
            return None;
        }
        let etags: Vec<&str> = value.split(',').map(bare).collect();
        if etags.contains(&"*") {
            return Some(Self::Any);
        }
        Some(Self::OneOf(etags.into_iter().map(str::to_owned).collect()))
    }

    /// True when the condition holds for an object with this etag.
    pub fn matches(&self, current: &str) -> bool {
        match self {
            Self::Any => true,
            Self::OneOf(etags) => etags.iter().any(|etag| etag == current),
        }
    }
}

/// One entry of the list without weakness and quotes.
fn bare(entry: &str) -> &str {
    let entry = entry.trim();
    let entry = entry.strip_prefix("W/").unwrap_or(entry);
    entry
        .strip_prefix('"')
        .and_then(|rest| rest.strip_suffix('"'))
        .unwrap_or(entry)
}

/// Refuses with `etag_mismatch` where a condition is given and does not hold; `reread` gives the request that
/// fetches the current state.
pub(crate) fn check(
    condition: Option<&IfMatch>,
    current: &str,
    reread: impl FnOnce() -> Ref,
) -> Result<()> {
    match condition {
        Some(condition) if !condition.matches(current) => {
            let message = format!("the object has changed: its current etag is {current}");
            let hint = "read it again and apply the change to the current version";
            let issue = Box::new(Issue::at("If-Match", message).hint(hint).see(reread()));
            Err(Error::EtagMismatch {
                current: current.to_owned(),
                issue,
            })
        }
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests;
