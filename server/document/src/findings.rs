//! Collects findings: one pass over an input reports every fault (document.md 10.1, 10.3).

use std::borrow::Cow;
use std::cmp::Ordering;

use crate::issue::{Fault, FaultKind, Issue, Miss};
use crate::path::Path;

pub use crate::issue::{MAX_FINDINGS, reported};

/// The findings of one pass: faults, which refuse the input, and warnings, which do not.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Findings {
    /// Faults.
    pub issues: Vec<Issue>,
    /// Warnings.
    pub warnings: Vec<Issue>,
    /// How many of the issues are ambiguities.
    ambiguous: usize,
}

impl Findings {
    /// Adds a fault.
    pub fn issue(&mut self, issue: Issue) {
        if !self.is_full() {
            self.issues.push(issue);
        }
    }

    /// Adds a warning.
    pub fn warn(&mut self, warning: Issue) {
        if self.warnings.len() <= MAX_FINDINGS {
            self.warnings.push(warning);
        }
    }

    /// Adds the fault of an unresolved or ambiguous spelling at `path`.
    pub fn miss(&mut self, path: &Path, miss: Miss) {
        if !self.is_full() && miss.kind == FaultKind::Ambiguous {
            self.ambiguous += 1;
        }
        self.issue(miss.issue.placed(path));
    }

    /// Adds the refusal of a part of the input.
    pub fn refusal(&mut self, fault: Fault) {
        for issue in fault.issues {
            if !self.is_full() && fault.kind == FaultKind::Ambiguous {
                self.ambiguous += 1;
            }
            self.issue(issue);
        }
    }

    /// True if the limit of reported faults is reached, so that the caller can stop.
    pub fn is_full(&self) -> bool {
        self.issues.len() > MAX_FINDINGS
    }

    /// True if there are no faults.
    pub fn is_clean(&self) -> bool {
        self.issues.is_empty()
    }

    /// Adds the findings of another pass.
    pub fn append(&mut self, mut other: Findings) {
        self.issues.append(&mut other.issues);
        self.warnings.append(&mut other.warnings);
        self.ambiguous += other.ambiguous;
    }

    /// Sorts the findings in document order, with the members of an object sorted by name (document.md 10.1).
    pub fn sort(&mut self) {
        self.issues
            .sort_by(|a, b| document_order(a.path_str(), b.path_str()));
        self.warnings
            .sort_by(|a, b| document_order(a.path_str(), b.path_str()));
    }

    /// Sorts the findings and limits them to what a response reports.
    #[must_use]
    pub fn into_report(mut self) -> Self {
        self.sort();
        // One finding per fault (document.md 10.3): two list entries can have identical issues.
        self.issues.dedup();
        self.warnings.dedup();
        self.issues = reported(self.issues);
        self.warnings = reported(self.warnings);
        self
    }

    /// The warnings of a clean pass, or the refusal. Its code is `ambiguous_input` if every issue is an ambiguity.
    ///
    /// # Errors
    /// The sorted issues under `message`, if there are any.
    pub fn into_result(self, message: impl Into<Cow<'static, str>>) -> Result<Vec<Issue>, Fault> {
        let kind = if self.ambiguous == self.issues.len() {
            FaultKind::Ambiguous
        } else {
            FaultKind::Invalid
        };
        let report = self.into_report();
        if report.issues.is_empty() {
            return Ok(report.warnings);
        }
        Err(Fault {
            kind,
            message: message.into(),
            issues: report.issues,
        })
    }
}

/// Compares two paths of the same style by segments: positions as numbers, names by bytes, an object before its
/// members.
fn document_order(a: &str, b: &str) -> Ordering {
    let separators = ['/', '.', '[', ']'];
    let mut left = a.split(separators).filter(|segment| !segment.is_empty());
    let mut right = b.split(separators).filter(|segment| !segment.is_empty());
    loop {
        let order = match (left.next(), right.next()) {
            (None, None) => return Ordering::Equal,
            (None, Some(_)) => return Ordering::Less,
            (Some(_), None) => return Ordering::Greater,
            (Some(l), Some(r)) => segment_order(l, r),
        };
        if order != Ordering::Equal {
            return order;
        }
    }
}

/// Positions sort before names. Comparing both as text would not be transitive: 9 < 10, 10 < 1a and 1a < 9.
fn segment_order(a: &str, b: &str) -> Ordering {
    match (a.parse::<usize>(), b.parse::<usize>()) {
        (Ok(left), Ok(right)) => left.cmp(&right).then_with(|| a.cmp(b)),
        (Ok(_), Err(_)) => Ordering::Less,
        (Err(_), Ok(_)) => Ordering::Greater,
        (Err(_), Err(_)) => a.cmp(b),
    }
}

#[cfg(test)]
mod tests;
