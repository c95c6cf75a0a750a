//! [`ApiError`]: a refused request with everything its answer needs.
//!
//! Dropshot turns the error of a handler into its own response before anybody sees it, without headers and in one
//! shape. So an error leaves a copy of itself in a task-local slot on its way out; [`catching`] runs a handler and
//! hands the copy to the pipeline, which renders the real answer.

use std::borrow::Cow;
use std::cell::RefCell;
use std::fmt;

use dropshot::{ErrorStatusCode, HttpError, HttpResponseError};
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

/// Findings that the one sentence of the older envelope tells.
const FINDINGS_TOLD: usize = 8;

/// A refusal.
#[derive(Clone, Debug)]
pub struct ApiError {
    /// Code, status and envelope.
    pub kind: ErrorKind,
    /// One sentence for people.
    pub message: Cow<'static, str>,
    /// Every finding.
    pub issues: Vec<Issue>,
    /// Headers of the answer beyond the common ones.
    pub headers: Vec<(HeaderName, HeaderValue)>,
    /// What only the log may hold.
    pub internal: Option<String>,
}

impl ApiError {
    /// A refusal without findings.
    pub fn new(kind: ErrorKind, message: impl Into<Cow<'static, str>>) -> Self {
        let message = match message.into() {
            Cow::Owned(said) => Cow::Owned(bounded(said)),
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

    /// A refusal with one finding, whose message is also that of the refusal.
    pub fn at(kind: ErrorKind, issue: Issue) -> Self {
        Self {
            issues: vec![issue.clone()],
            ..Self::new(kind, issue.message)
        }
    }

    /// A fault of the server: the detail goes to the log and never to the caller.
    pub fn internal(detail: impl fmt::Display) -> Self {
        Self {
            internal: Some(detail.to_string()),
            ..Self::new(
                ErrorKind::Internal,
                "the server failed to answer this request",
            )
        }
    }

    /// Adds a header to the answer.
    #[must_use]
    pub fn header(mut self, name: HeaderName, value: HeaderValue) -> Self {
        self.headers.push((name, value));
        self
    }

    /// The body of the answer. `this_request` is what a reference without `op` means (http.md 11).
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
                message: self.told(this_request),
            }),
        }
    }

    /// What the older envelope says: it has no list of findings, so its sentence tells where each one lies, what is
    /// wrong there and what repairs it.
    fn told(&self, this_request: &Ref) -> String {
        let mut told: Vec<String> = self
            .issues
            .iter()
            .take(FINDINGS_TOLD)
            .map(|issue| sentence(issue, this_request))
            .collect();
        match self.issues.len().checked_sub(FINDINGS_TOLD) {
            _ if told.is_empty() => return self.message.clone().into_owned(),
            None | Some(0) => {}
            Some(more) => told.push(format!("and {more} more")),
        }
        bounded(told.join(". "))
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

/// The envelope with findings that a path names alone: the message tells the others, with their next step
/// (http.md 11).
fn placed(mut envelope: ErrorEnvelope) -> ErrorEnvelope {
    let is_pathless = |issue: &mut Issue| issue.path_str().is_empty();
    let pathless: Vec<Issue> = envelope.issues.extract_if(.., is_pathless).collect();
    for issue in pathless {
        let said = (issue.message != envelope.message).then_some(issue.message);
        for told in said.into_iter().chain(issue.hint) {
            envelope.message = bounded(format!("{}; {told}", envelope.message));
        }
    }
    envelope
}

/// A finding in one sentence: `/app_name: must be string, not number; send a text`.
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
    /// For the log: the code and what only the log may hold, no input of the caller.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind.code())?;
        match &self.internal {
            Some(detail) => write!(f, ": {detail}"),
            None => Ok(()),
        }
    }
}

tokio::task_local! {
    /// The error with which the running handler ended.
    static SLOT: RefCell<Option<ApiError>>;
}

/// Runs a handler; the second value is the refusal with which it ended, if any.
pub async fn catching<F: Future>(handler: F) -> (F::Output, Option<ApiError>) {
    SLOT.scope(RefCell::new(None), async {
        let output = handler.await;
        (output, SLOT.with(RefCell::take))
    })
    .await
}

/// Leaves the error for [`catching`]; outside of it there is nobody to leave it for.
fn remember(error: ApiError) {
    let _ = SLOT.try_with(|slot| slot.replace(Some(error)));
}

impl From<HttpError> for ApiError {
    /// An extractor failed: ours never do, and Dropshot's only on what the pipeline should have refused before.
    fn from(error: HttpError) -> Self {
        Self::internal(error.internal_message)
    }
}

impl HttpResponseError for ApiError {
    fn status_code(&self) -> ErrorStatusCode {
        remember(self.clone());
        ErrorStatusCode::from_u16(self.kind.status())
            .unwrap_or(ErrorStatusCode::INTERNAL_SERVER_ERROR)
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
