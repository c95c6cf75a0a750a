//! [`ApiError`]: a refused request with everything that its response needs.

use std::borrow::Cow;
use std::fmt;

use dropshot::HttpError;
use http::header::{HeaderName, HeaderValue};
use rolltop_document::findings::reported;
use rolltop_document::issue::{Fault, Issue, Ref};
use rolltop_document::wording::bounded;
use schemars::JsonSchema;
use schemars::r#gen::SchemaGenerator;
use schemars::schema::Schema;
use serde::{Serialize, Serializer};

use crate::errors::{Envelope, ErrorEnvelope, ErrorKind, OlderEnvelope, OlderMarker};
use crate::operations::complete_hint;

/// Maximum number of findings in the message of the older envelope.
const MAX_FINDINGS_IN_MESSAGE: usize = 8;

/// A refusal.
#[derive(Clone, Debug)]
pub struct ApiError {
    /// Code, status and envelope.
    pub kind: ErrorKind,
    /// The message for users.
    pub message: Cow<'static, str>,
    /// Every finding.
    pub issues: Vec<Issue>,
    /// Additional response headers.
    pub headers: Vec<(HeaderName, HeaderValue)>,
    /// Details that only the log contains.
    pub internal: Option<String>,
}

impl ApiError {
    /// A refusal without findings.
    pub fn new(kind: ErrorKind, message: impl Into<Cow<'static, str>>) -> Self {
        let message = match message.into() {
            Cow::Owned(text) => Cow::Owned(bounded(text)),
            own => own,
        };
        Self {
            kind,
            message,
            issues: Vec::new(),
            headers: Vec::new(),
            internal: None,
        }
    }

    /// A refusal with one finding, whose message is also the summary.
    pub fn at(kind: ErrorKind, issue: Issue) -> Self {
        Self {
            issues: vec![issue.clone()],
            ..Self::new(kind, issue.message)
        }
    }

    /// An internal error. The detail is logged and never sent.
    pub fn internal(detail: impl fmt::Display) -> Self {
        Self {
            internal: Some(detail.to_string()),
            ..Self::new(
                ErrorKind::Internal,
                "the server failed to answer this request",
            )
        }
    }

    /// Adds a header to the response.
    #[must_use]
    pub fn header(mut self, name: HeaderName, value: HeaderValue) -> Self {
        self.headers.push((name, value));
        self
    }

    /// The response body. `this_request` replaces references without `op` (http.md 11).
    pub fn body(&self, this_request: &Ref) -> Result<Vec<u8>, serde_json::Error> {
        match self.kind.envelope() {
            Envelope::V2 => {
                let mut envelope = self.envelope();
                for issue in &mut envelope.issues {
                    complete_hint(issue, this_request);
                }
                serde_json::to_vec(&placed(envelope))
            }
            Envelope::Older => serde_json::to_vec(&OlderEnvelope {
                object: OlderMarker::Error,
                status: self.kind.status(),
                code: self.kind.code().to_owned(),
                message: self.summary(this_request),
            }),
        }
    }

    /// The message of the older envelope. It has no list of findings, so its message states the path, fault and hint of
    /// each.
    fn summary(&self, this_request: &Ref) -> String {
        let mut sentences: Vec<String> = self
            .issues
            .iter()
            .take(MAX_FINDINGS_IN_MESSAGE)
            .map(|issue| sentence(issue, this_request))
            .collect();
        match self.issues.len().checked_sub(MAX_FINDINGS_IN_MESSAGE) {
            _ if sentences.is_empty() => return self.message.clone().into_owned(),
            None | Some(0) => {}
            Some(more) => sentences.push(format!("and {more} more")),
        }
        bounded(sentences.join(". "))
    }

    fn envelope(&self) -> ErrorEnvelope {
        ErrorEnvelope {
            status: self.kind.status(),
            code: self.kind.code().to_owned(),
            message: self.message.clone().into_owned(),
            issues: self.issues.clone(),
        }
    }
}

/// Moves findings without a path from the list to the message, together with their hints (http.md 11).
fn placed(mut envelope: ErrorEnvelope) -> ErrorEnvelope {
    let is_pathless = |issue: &mut Issue| issue.path_str().is_empty();
    let pathless: Vec<Issue> = envelope.issues.extract_if(.., is_pathless).collect();
    for issue in pathless {
        let message = (issue.message != envelope.message).then_some(issue.message);
        for text in message.into_iter().chain(issue.hint) {
            envelope.message = bounded(format!("{}; {text}", envelope.message));
        }
    }
    envelope
}

/// A finding as one sentence: `/app_name: must be string, not number; send a text`.
fn sentence(issue: &Issue, this_request: &Ref) -> String {
    let mut issue = issue.clone();
    complete_hint(&mut issue, this_request);
    let place = match issue.path_str() {
        "" => String::new(),
        path => format!("{path}: "),
    };
    let repair = issue
        .hint
        .map_or_else(String::new, |hint| format!("; {hint}"));
    format!("{place}{}{repair}", issue.message)
}

impl From<Fault> for ApiError {
    fn from(fault: Fault) -> Self {
        Self {
            issues: reported(fault.issues),
            ..Self::new(fault.kind.into(), fault.message)
        }
    }
}

impl fmt::Display for ApiError {
    /// For the log: the code and the internal detail, without client input.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind.code())?;
        match &self.internal {
            Some(detail) => write!(f, ": {detail}"),
            None => Ok(()),
        }
    }
}

impl From<HttpError> for ApiError {
    /// An extractor failed. Ours never fail, and Dropshot's only fail on requests that the pipeline refuses earlier.
    fn from(error: HttpError) -> Self {
        Self::internal(error.internal_message)
    }
}

impl Serialize for ApiError {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.envelope().serialize(serializer)
    }
}

impl JsonSchema for ApiError {
    fn schema_name() -> String {
        ErrorEnvelope::schema_name()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        ErrorEnvelope::json_schema(generator)
    }
}

#[cfg(test)]
mod tests;
