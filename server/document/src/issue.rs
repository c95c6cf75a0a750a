//! Findings and refusals: the fault, its path, and how to repair it.
//!
//! This module knows no status codes. The HTTP layer turns a [`Fault`] into an error envelope and each [`Ref`] into a
//! request.

use std::borrow::Cow;
use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::limits::MAX_KEY;
use crate::wording::{bounded, cut};

/// A request that a hint refers to.
#[derive(Clone, Debug, Default, Deserialize, Eq, JsonSchema, PartialEq, Serialize)]
pub struct Ref {
    /// An operationId such as `list_properties`; absent means the operation that was called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub op: Option<String>,
    /// Path parameters, substituted once and unchanged; a missing one keeps its `{name}` placeholder.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub params: BTreeMap<String, String>,
    /// Query parameters, rendered as `?name=value` pairs sorted by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub query: BTreeMap<String, String>,
}

impl Ref {
    /// A reference to the operation with this operationId.
    pub fn op(op: &str) -> Self {
        Self {
            op: Some(op.to_owned()),
            ..Self::default()
        }
    }

    /// The request that caused the issue, to be sent again with other query parameters.
    pub fn same_request() -> Self {
        Self::default()
    }

    /// Adds a path parameter.
    #[must_use]
    pub fn param(mut self, name: &str, value: impl Into<String>) -> Self {
        self.params.insert(name.to_owned(), parameter(value.into()));
        self
    }

    /// Adds a query parameter.
    #[must_use]
    pub fn query(mut self, name: &str, value: impl Into<String>) -> Self {
        self.query.insert(name.to_owned(), parameter(value.into()));
        self
    }
}

/// Truncates a parameter to the maximum length of a key; longer values match nothing.
fn parameter(value: String) -> String {
    cut(&value, MAX_KEY).into_owned()
}

// Only the constructors create it. They bound every text, so findings stay short for any input.
/// One finding: where it is (`path`), what is wrong (`message`) and how to repair it (`hint`, `see_also`).
#[non_exhaustive]
#[derive(Clone, Debug, Default, Deserialize, Eq, JsonSchema, PartialEq, Serialize)]
pub struct Issue {
    /// The faulty input: a JSON pointer into a body, a dotted path into an operation, or the name of a parameter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub path: Option<String>,
    /// What is wrong.
    pub message: String,
    /// Allowed values, or how to repair the input.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hint: Option<String>,
    /// Requests that the hint refers to.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub see_also: Vec<Ref>,
}

impl Issue {
    /// Creates a finding at a path.
    pub fn at(path: impl Into<String>, message: impl Into<String>) -> Self {
        Self {
            path: Some(bounded(path.into())),
            message: bounded(message.into()),
            ..Self::default()
        }
    }

    /// Creates a finding whose message is a complete list. The caller must bound its entries.
    pub(crate) fn listing(path: impl Into<String>, message: impl Into<String>) -> Self {
        Self {
            path: Some(bounded(path.into())),
            message: message.into(),
            ..Self::default()
        }
    }

    /// Creates a finding without a path.
    pub fn pathless(message: impl Into<String>) -> Self {
        Self {
            message: bounded(message.into()),
            ..Self::default()
        }
    }

    /// Sets the path.
    #[must_use]
    pub fn placed(mut self, path: impl Into<String>) -> Self {
        self.path = Some(bounded(path.into()));
        self
    }

    /// Replaces the message.
    #[must_use]
    pub fn reworded(mut self, message: impl Into<String>) -> Self {
        self.message = bounded(message.into());
        self
    }

    /// Sets the hint.
    #[must_use]
    pub fn hint(mut self, hint: impl Into<String>) -> Self {
        self.hint = Some(bounded(hint.into()));
        self
    }

    /// Adds a reference to a helpful request.
    #[must_use]
    pub fn see(mut self, reference: Ref) -> Self {
        self.see_also.push(reference);
        self
    }

    /// The path, or the empty string.
    pub fn path_str(&self) -> &str {
        self.path.as_deref().unwrap_or_default()
    }
}

/// The class of a refusal.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum FaultKind {
    /// The input is invalid: `validation_failed`.
    Invalid,
    /// The input is ambiguous: `ambiguous_input`.
    Ambiguous,
    /// The document declares a newer format version: `version_unsupported`.
    VersionUnsupported,
    /// A reference names something that does not exist: `not_found`.
    NotFound,
    /// A permanent restriction of the resource: `forbidden`.
    Forbidden,
}

/// A refusal. Nothing was changed.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Fault {
    /// The class of the refusal.
    pub kind: FaultKind,
    /// The summary message.
    pub message: Cow<'static, str>,
    /// Every finding, in document order.
    pub issues: Vec<Issue>,
}

impl Fault {
    /// A refusal with one finding, whose message is also the summary.
    pub fn one(kind: FaultKind, issue: Issue) -> Self {
        Self {
            kind,
            message: Cow::Owned(issue.message.clone()),
            issues: vec![issue],
        }
    }

    /// The input is invalid at one place.
    pub fn invalid(issue: Issue) -> Self {
        Self::one(FaultKind::Invalid, issue)
    }

    /// The input is ambiguous.
    pub fn ambiguous(issue: Issue) -> Self {
        Self::one(FaultKind::Ambiguous, issue)
    }

    /// A reference matches nothing.
    pub fn not_found(issue: Issue) -> Self {
        Self::one(FaultKind::NotFound, issue)
    }

    /// A permanent restriction.
    pub fn forbidden(issue: Issue) -> Self {
        Self::one(FaultKind::Forbidden, issue)
    }

    /// Refuses invalid input if there are findings; several of them are under the summary.
    ///
    /// # Errors
    /// The findings.
    pub fn refuse(issues: Vec<Issue>, summary: &'static str) -> Result<(), Self> {
        match issues.as_slice() {
            [] => Ok(()),
            [only] => Err(Self::invalid(only.clone())),
            _ => Err(Self::many(summary, issues)),
        }
    }

    /// A refusal with several findings under one summary, limited to what a response reports.
    pub fn many(message: impl Into<Cow<'static, str>>, issues: Vec<Issue>) -> Self {
        Self {
            kind: FaultKind::Invalid,
            message: message.into(),
            issues: reported(issues),
        }
    }
}

/// Why a spelling did not resolve: unknown, removed (`Invalid`) or several candidates (`Ambiguous`).
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Miss {
    /// [`FaultKind::Invalid`] or [`FaultKind::Ambiguous`].
    pub kind: FaultKind,
    /// The finding without its path, which the caller adds.
    pub issue: Issue,
}

impl Miss {
    /// True if several candidates match, so that creating a new entity would not be intended.
    pub fn is_ambiguous(&self) -> bool {
        self.kind == FaultKind::Ambiguous
    }

    /// The refusal of the spelling at a path.
    pub fn at(self, path: impl Into<String>) -> Fault {
        Fault::one(self.kind, self.issue.placed(path))
    }
}

/// Maximum number of issues, and of warnings, in a response, so that its size stays proportionate to the request. The
/// parser collects one more, so that the response can say that some are omitted.
pub const MAX_FINDINGS: usize = 1_000;

/// The findings that a response reports: the first ones, and a note if there are more.
pub fn reported(mut found: Vec<Issue>) -> Vec<Issue> {
    if found.len() > MAX_FINDINGS {
        found.truncate(MAX_FINDINGS);
        let message =
            format!("there are more than {MAX_FINDINGS} findings; the others are left out");
        found.push(Issue::at("", message).hint("repair those above, then send it again"));
    }
    found
}

/// Appends a member name to a JSON pointer and escapes `~` and `/` (RFC 6901). A name that exceeds the maximum key
/// length is truncated.
pub fn pointer(base: &str, member: &str) -> String {
    let member = cut(member, MAX_KEY);
    let mut pointer = String::with_capacity(base.len() + 1 + member.len());
    pointer.push_str(base);
    pointer.push('/');
    for character in member.chars() {
        match character {
            '~' => pointer.push_str("~0"),
            '/' => pointer.push_str("~1"),
            other => pointer.push(other),
        }
    }
    pointer
}
