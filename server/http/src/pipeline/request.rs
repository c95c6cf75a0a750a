//! Steps 10, 11, 14 and 16 (a), and the body.

use std::sync::Arc;

use bytes::Bytes;
use http::header::{HeaderMap, IF_MATCH};
use rolltop_document::issue::{Issue, Ref};
use rolltop_document::wording::too_many;
use rolltop_spec::errors::{ErrorKind, WRITE_RATE_USED_UP};
use rolltop_spec::examples;
use rolltop_spec::limits::BODY_VALUES_MAX;
use rolltop_spec::operations::{self, Class, FaultyBody, Operation};
use rolltop_spec::params::{Ids, Keys};
use rolltop_spec::refusal::ApiError;
use rolltop_workspace::etag::IfMatch;
use rolltop_workspace::keys::{Access, Caller, RouteClass, Verb};
use rolltop_workspace::spaces::SpaceTarget;
use serde_json::Value;
use tokio::sync::Semaphore;

use super::admitted::JsonBody;
use super::arriving::{Arriving, Unread};
use super::body::{self, Room, Whole};
use super::encoding;
use super::form::{self, Form};
use super::json::{DEPTH_MAX, JsonFault};
use super::limiter::WriteLimiter;
use super::params::{Consent, QueryPairs, Spelling};
use super::respond::{Marks, Stop};
use super::tree::{self, Tree};
use crate::app::{App, LargeBodies};
use crate::refusals::refusal;

/// The path variable that names a space.
const SPACE_VARIABLE: &str = "space_id";

/// Path variables, decoded, by name.
type Variables = [(&'static str, String)];

/// The request itself, as hints speak of it: what it names, and what it asks for in its query (http.md 2) where that has
/// effect and is no default.
pub(super) fn reference(operation: &Operation, variables: &Variables, query: &str) -> Ref {
    let reference = variables
        .iter()
        .fold(Ref::op(operation.route.id), |reference, (name, value)| {
            reference.param(name, value)
        });
    let query = QueryPairs::parse(query);
    // What cannot be read is refused, and asks for nothing.
    let spelling = Spelling::read(&query).ok();
    let consent = Consent::read(&query).unwrap_or_default();
    let asks = [
        ("dry_run", "true", consent.dry_run),
        (
            "create_missing_options",
            "true",
            consent.create_missing_options,
        ),
        (
            "ids",
            Ids::Full.name(),
            spelling.is_some_and(|it| it.ids == Ids::Full),
        ),
        (
            "keys",
            Keys::Name.name(),
            spelling.is_some_and(|it| it.keys == Keys::Name),
        ),
    ];
    let asked = asks
        .into_iter()
        .filter(|(name, _, is_asked)| *is_asked && operation.takes(name));
    asked.fold(reference, |reference, (name, value, _)| {
        reference.query(name, value)
    })
}

/// Step 10.
pub(super) async fn space(
    app: &App,
    operation: &Operation,
    caller: &Arc<Caller>,
    variables: &Variables,
    spelling: Spelling,
) -> Result<Option<SpaceTarget>, ApiError> {
    if operation.class != Class::Space {
        return Ok(None);
    }
    let spelled = variables
        .iter()
        .find(|(name, _)| *name == SPACE_VARIABLE)
        .map(|(_, value)| value.clone());
    let spelled =
        spelled.ok_or_else(|| ApiError::internal("a space route was taken without its space"))?;
    let (caller, ids) = (Arc::clone(caller), spelling.id_spelling());
    let resolved = match app.workspace.resolve_space_cached(&caller, &spelled, ids) {
        Some(resolved) => resolved,
        None => {
            app.blocking(move |workspace| workspace.resolve_space(&caller, &spelled, ids))
                .await
        }
    };
    resolved.map(Some).map_err(refusal)
}

/// Step 11.
pub(super) fn gate(
    operation: &Operation,
    caller: &Caller,
    space: Option<&SpaceTarget>,
) -> Result<(), ApiError> {
    let class = match operation.class {
        Class::Exempt => RouteClass::Exempt,
        Class::DataFree => RouteClass::DataFree,
        Class::ServiceFiltered => RouteClass::ServiceFiltered,
        Class::CreateSpace => RouteClass::CreateSpace,
        Class::Space => RouteClass::Space,
    };
    let verb = match operation.verb {
        operations::Verb::Read => Verb::Read,
        operations::Verb::Write => Verb::Write,
    };
    caller
        .gate(
            &Access {
                operation: operation.route.id,
                class,
                verb,
            },
            space,
        )
        .map_err(refusal)
}

/// What the bucket holds, for the answer to a write that is refused before step 14 (http.md 12).
pub(super) fn look_at_limit(app: &App, operation: &Operation, marks: &mut Marks) {
    let limiter = app.limiter.as_ref().filter(|_| operation.is_rate_limited());
    marks.limit = limiter.map(WriteLimiter::look);
}

/// Step 14. The verdict marks the answer either way.
pub(super) fn limit(app: &App, operation: &Operation, marks: &mut Marks) -> Result<(), ApiError> {
    let Some(limiter) = app.limiter.as_ref().filter(|_| operation.is_rate_limited()) else {
        return Ok(());
    };
    let verdict = limiter.take();
    marks.limit = Some(verdict);
    if verdict.admitted {
        return Ok(());
    }
    Err(ApiError::new(ErrorKind::RateLimited, WRITE_RATE_USED_UP))
}

/// A body that is on the wire, or that step 15 has read.
pub(super) enum Pending {
    /// Unread.
    Wire(Arriving),
    /// Read.
    Whole(Whole),
    /// Read as a form.
    Form(Arc<Form>),
}

/// A body, as the operation takes it.
#[derive(Debug, Default)]
pub(super) struct Taken {
    pub(super) json: Option<JsonBody>,
    pub(super) form: Option<Arc<Form>>,
    pub(super) room: Room,
}

/// `If-Match`, where the operation reads it. Several header lines are one list.
pub(super) fn if_match(operation: &Operation, headers: &HeaderMap) -> Option<IfMatch> {
    if !operation.if_match {
        return None;
    }
    let lines: Vec<String> = headers
        .get_all(IF_MATCH)
        .iter()
        .map(|line| String::from_utf8_lossy(line.as_bytes()).into_owned())
        .collect();
    IfMatch::parse(&lines.join(","))
}

/// Step 16 (a): the space is live. A request with a body must know it before the body; every other use case asks
/// for itself.
pub(super) async fn live(
    app: &App,
    operation: &Operation,
    space: Option<&SpaceTarget>,
) -> Result<(), ApiError> {
    let (Some(space), Some(_)) = (space, operation.body) else {
        return Ok(());
    };
    let live = match app.workspace.is_live_cached(space) {
        Some(live) => live,
        None => {
            let space = space.clone();
            app.blocking(move |workspace| workspace.live_space(&space).map(|_| ()))
                .await
        }
    };
    live.map_err(refusal)
}

/// Step 16 (b). An operation without a body ignores one.
pub(super) async fn body(
    app: &App,
    operation: &Operation,
    headers: &HeaderMap,
    body: Pending,
) -> Result<Taken, Stop> {
    let form = match body {
        Pending::Form(form) => form,
        Pending::Wire(body) if form::is_form(operation, headers) => {
            form::read(app, headers, body).await?
        }
        body => return json(app, operation, headers, body).await,
    };
    Ok(Taken {
        form: Some(form),
        ..Taken::default()
    })
}

/// The same where the body can be nothing else.
pub(super) async fn json(
    app: &App,
    operation: &Operation,
    headers: &HeaderMap,
    body: Pending,
) -> Result<Taken, Stop> {
    let Some(cap) = operation.body else {
        return Ok(Taken::default());
    };
    encoding::uncoded(headers)?;
    let LargeBodies { rooms, turns } = match operation.class {
        Class::Exempt => &app.strangers_large_bodies,
        Class::DataFree | Class::ServiceFiltered | Class::CreateSpace | Class::Space => {
            &app.large_bodies
        }
    };
    let whole = match body {
        Pending::Wire(body) => body::read(headers, body, cap.bytes(), rooms).await,
        Pending::Whole(whole) if whole.bytes.len() > cap.bytes() => {
            Err(Unread::TooLarge(Some(whole.bytes.len() as u64)))
        }
        Pending::Whole(whole) => Ok(whole),
        Pending::Form(_) => return Err(ApiError::internal("a form was taken for JSON").into()),
    };
    let Whole { bytes, room } =
        whole.map_err(|unread| unreadable(unread, cap.surface(), cap.bytes() as u64))?;
    let bytes = encoding::text(bytes).map_err(|issue| ApiError::at(ErrorKind::Invalid, issue))?;
    Ok(Taken {
        json: Some(parse_json(app, operation, bytes, turns).await?),
        room,
        form: None,
    })
}

async fn parse_json(
    app: &App,
    operation: &Operation,
    bytes: Bytes,
    turns: &Arc<Semaphore>,
) -> Result<JsonBody, ApiError> {
    let read = tree::read(app, bytes, turns).await?;
    let is_absent = match &read {
        Ok(tree) => tree.is_null(),
        Err(fault) => *fault == JsonFault::Blank,
    };
    if is_absent && operation.takes_blank {
        let nothing = Value::Object(serde_json::Map::new());
        return Ok(JsonBody::Value(Tree::small(nothing)));
    }
    let fault = match read {
        Ok(tree) => return Ok(JsonBody::Value(tree)),
        Err(fault) => fault,
    };
    let is_handed_on = match operation.faulty_body {
        FaultyBody::Refused => false,
        FaultyBody::Judged => true,
        FaultyBody::Reported => fault != JsonFault::Blank,
    };
    let issue = json_issue(fault, operation);
    if is_handed_on {
        return Ok(JsonBody::Faulty(issue));
    }
    Err(ApiError::at(ErrorKind::Invalid, issue))
}

fn json_issue(fault: JsonFault, operation: &Operation) -> Issue {
    let issue = match fault {
        JsonFault::Blank => Issue::at("", "request body is required"),
        JsonFault::Malformed(detail) => {
            Issue::at("", format!("request body is not valid JSON: {detail}"))
        }
        JsonFault::TooDeep(path) => {
            let message = format!(
                "the request body nests arrays and objects deeper than {DEPTH_MAX} levels: here begins level {}",
                DEPTH_MAX + 1
            );
            let hint = "take away levels above it, or what is in it: nothing that the API takes is nested so deep";
            return Issue::at(path, message).hint(hint);
        }
        JsonFault::Duplicate(path) => {
            return Issue::at(path, "this member is given twice").hint("write it once");
        }
        JsonFault::TooMany(values) => {
            let found = too_many(values, "values", BODY_VALUES_MAX);
            return Issue::at("", format!("the request body holds {found}")).hint(
                "count each object, array, text, number, boolean and null as one, and send what is more in a second \
                 request",
            );
        }
    };
    // The example of an operation that reports faults has one.
    let example = examples::request(operation.route.id)
        .filter(|_| operation.faulty_body != FaultyBody::Reported);
    let or_form = match operation.form {
        true => form::INSTEAD,
        false => "",
    };
    match example {
        Some(example) => issue.hint(format!("send one JSON object, such as {example}{or_form}")),
        None => issue.hint("send one JSON object"),
    }
}

pub(super) fn unreadable(unread: Unread, surface: &str, cap: u64) -> Stop {
    match unread {
        Unread::TooLarge(size) => {
            let message = match size {
                Some(size) => format!("the {surface} has {}", too_many(size, "bytes", cap)),
                None => format!("the {surface} is larger than {cap} bytes"),
            };
            let hint = format!("send at most {cap} bytes of it in one request");
            ApiError::at(
                ErrorKind::RequestTooLarge,
                Issue::at("", message).hint(hint),
            )
            .into()
        }
        Unread::Broken => {
            let issue = Issue::at("", "the request body cannot be read to its end");
            let hint = "send as many bytes as the header Content-Length announces or, with Transfer-Encoding: chunked, \
                        whole chunks and an empty one at the end";
            ApiError::at(ErrorKind::Invalid, issue.hint(hint)).into()
        }
        Unread::Stalled => Stop::Stalled,
        Unread::Stopping => Stop::Stopping,
    }
}

/// The pairing routes answer every refusal in the older envelope (http.md 15.1, chats-files-auth.md 3.1).
pub(super) fn as_pairing(error: ApiError) -> ApiError {
    let kind = match error.kind {
        ErrorKind::Invalid | ErrorKind::UnsupportedCoding => ErrorKind::BadRequest,
        ErrorKind::RequestTooLarge => ErrorKind::PairingTooLarge,
        ErrorKind::Internal => ErrorKind::PairingInternal,
        other => other,
    };
    ApiError { kind, ..error }
}

#[cfg(test)]
mod tests {
    use http::header::CONNECTION;
    use rolltop_spec::bare::Bare;
    use slog::{Discard, Logger, o};

    use super::*;
    use crate::pipeline::respond::stopped;

    // chats-files-auth.md 4.4: closed, and without an envelope.
    #[test]
    fn a_body_that_came_too_slowly_gets_no_envelope() {
        let log = Logger::root(Discard, o!());
        let stop = unreadable(Unread::Stalled, "document body", 1).refusing(as_pairing);
        let response = stopped(stop, &Ref::default(), &log);
        assert_eq!(response.status(), Bare::Stalled.status());
        assert_eq!(response.headers()[CONNECTION], "close");
        assert_eq!(response.headers().len(), 1);
        let stop = unreadable(Unread::Stopping, "document body", 1);
        let response = stopped(stop, &Ref::default(), &log);
        assert_eq!(response.status(), Bare::Stopping.status());
    }
}
