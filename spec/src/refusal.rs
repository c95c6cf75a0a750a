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
mod tests {
    #![expect(clippy::unwrap_used, reason = "tests")]

    use serde_json::{Value, json};

    use super::*;

    fn body(error: &ApiError) -> Value {
        serde_json::from_slice(&error.body(&Ref::default()).unwrap()).unwrap()
    }

    // H-29
    #[test]
    fn a_v2_error_has_its_four_members() {
        let bare = ApiError::new(ErrorKind::NotFound, "no such object");
        let expected = json!({ "status": 404, "code": "not_found", "message": "no such object", "issues": [] });
        assert_eq!(body(&bare), expected);
        let issue = Issue::at("space_id", "no such space").see(Ref::op("list_spaces"));
        let told = body(&ApiError::at(ErrorKind::NotFound, issue));
        assert_eq!(
            told.pointer("/issues/0/hint").unwrap(),
            "see GET /v2/spaces"
        );
        assert_eq!(
            told.pointer("/issues/0/see_also/0/op").unwrap(),
            "list_spaces"
        );
    }

    // http.md 11: no issue has an empty path; the next step stands in the message then.
    #[test]
    fn what_no_path_names_is_told_in_the_message() {
        let whole = Issue::at("", "the body is blank").hint("send one");
        let told = body(&ApiError::at(ErrorKind::Invalid, whole.clone()));
        assert_eq!(
            told.pointer("/message").unwrap(),
            "the body is blank; send one"
        );
        assert_eq!(told.pointer("/issues").unwrap(), &json!([]));
        let at = Issue::at("/name", "too long").hint("shorten it");
        let fault = Fault::many("two faults", vec![whole, at]);
        let told = body(&fault.into());
        assert_eq!(
            told.pointer("/message").unwrap(),
            "two faults; the body is blank; send one"
        );
        assert_eq!(told.pointer("/issues/0/path").unwrap(), "/name");
        assert!(told.pointer("/issues/1").is_none());
    }

    #[test]
    fn an_older_error_has_no_issues() {
        let error = ApiError::at(ErrorKind::Unauthorized, Issue::pathless("invalid api key"));
        let expected = json!({ "object": "error", "status": 401, "code": "unauthorized", "message": "invalid api key" });
        assert_eq!(body(&error), expected);
    }

    // The field is named, in an envelope that has no list of findings too.
    #[test]
    fn an_older_error_tells_its_findings() {
        let issues = (0..10).map(|number| {
            let issue = Issue::at(format!("/m{number}"), "unknown member");
            if number == 0 {
                issue.hint("leave it out")
            } else {
                issue
            }
        });
        let error = ApiError {
            issues: issues.collect(),
            ..ApiError::new(ErrorKind::BadRequest, "the request body is invalid")
        };
        let told = body(&error);
        let message = told.get("message").and_then(Value::as_str).unwrap();
        assert!(
            message.starts_with("/m0: unknown member; leave it out. /m1: unknown member. "),
            "{message}"
        );
        assert!(
            message.ends_with("/m7: unknown member. and 2 more"),
            "{message}"
        );
        assert_eq!(told.as_object().unwrap().len(), 4);
    }

    #[test]
    fn an_internal_detail_is_logged_and_never_sent() {
        let error = ApiError::internal("disk /dev/sda1 is full");
        assert!(!body(&error).to_string().contains("sda1"));
        assert!(error.to_string().contains("sda1"));
    }

    /// Runs a future that never waits.
    fn run<F: Future>(future: F) -> F::Output {
        let mut future = Box::pin(future);
        let waker = std::task::Waker::noop();
        match future
            .as_mut()
            .poll(&mut std::task::Context::from_waker(waker))
        {
            std::task::Poll::Ready(output) => output,
            std::task::Poll::Pending => panic!("the future waits"),
        }
    }

    #[test]
    fn the_refusal_of_a_handler_reaches_the_pipeline() {
        let (answer, caught) = run(catching(async {
            ApiError::new(ErrorKind::Ambiguous, "twice")
                .status_code()
                .as_u16()
        }));
        assert_eq!(answer, 400);
        let caught = caught.unwrap();
        assert_eq!(
            (caught.kind, caught.message.as_ref()),
            (ErrorKind::Ambiguous, "twice")
        );
    }

    #[test]
    fn a_success_leaves_nothing() {
        let (answer, caught) = run(catching(async { 5 }));
        assert_eq!(answer, 5);
        assert!(caught.is_none());
    }
}
