//! One request of an operation; its fields are filled step by step in the order of http.md 1.

use std::sync::Arc;

use dropshot::Body;
use http::header::{CACHE_CONTROL, HOST, HeaderValue, IF_MATCH, ORIGIN};
use http::request::Parts;
use http::{Response, StatusCode};
use rolltop_document::issue::{Issue, Ref};
use rolltop_document::vocabulary::KeysMode;
use rolltop_spec::errors::ErrorKind;
use rolltop_spec::extract::{Call, QueryPairs, ReadParams, WriteParams};
use rolltop_spec::operations::{Answer, Class, Major, Operation, Verb};
use rolltop_spec::params::Page;
use rolltop_spec::refusal::ApiError;
use rolltop_spec::reply::{Outcome, Reply};
use rolltop_spec::validate;
use rolltop_store::Tx;
use rolltop_workspace::etag::IfMatch;
use rolltop_workspace::keys::Caller;
use rolltop_workspace::mutation::{Mutation, ReplaySlot};
use rolltop_workspace::objects::{ReadTurn, WriteOptions};
use rolltop_workspace::spaces::{IdSpelling, SpaceTarget};
use rolltop_workspace::{Error, Workspace};
use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use serde_json::Value;
use slog::{Logger, info};

use super::app::{Context, Refused};
use super::body::RequestBody;
use super::form::Form;
use super::idempotency::Reservation;
use super::json_body::Content;
use super::limiter::Verdict;
use super::respond::{Rejection, rejected};
use super::{auth, route, v1};
use crate::logging::AUDIT;
use crate::peers::normal_origin;
use crate::refusals::refusal;

/// A request of an operation. Each step fills its fields or refuses the request; a handler receives it complete.
pub(crate) struct Request {
    pub(crate) app: Context,
    pub(super) log: Logger,
    /// Step 4.
    pub(super) operation: &'static Operation,
    pub(super) variables: route::Variables,
    pub(super) head: Parts,
    pub(super) query: QueryPairs,
    /// Step 5.
    pub(super) caller: Option<Arc<Caller>>,
    /// Steps 7 to 9.
    pub(super) read_params: ReadParams,
    /// Step 10, with the result that step 16 (a) reports.
    pub(super) space: Option<SpaceTarget>,
    pub(super) live: Result<(), Error>,
    /// Steps 12 and 13. The log and hints of earlier refusals repeat them.
    pub(super) write_params: WriteParams,
    /// Step 14; before that, the content of the bucket.
    pub(super) limit: Option<Verdict>,
    /// Step 15. The reservation is released with the request, after its response is stored or if it never will be.
    pub(super) replay: Option<(Reservation, ReplaySlot)>,
    /// Step 16 (b).
    pub(super) body: Content,
    /// The permit of a large read, held until its response has its share of the memory.
    turn: ReadTurn,
}

impl Request {
    pub(super) fn new(
        app: &Context,
        log: &Logger,
        operation: &'static Operation,
        variables: route::Variables,
        head: Parts,
        body: Option<RequestBody>,
        turn: &ReadTurn,
    ) -> Self {
        Self {
            app: Context::clone(app),
            log: log.clone(),
            operation,
            variables,
            query: QueryPairs::parse(head.uri.query().unwrap_or_default()),
            head,
            caller: None,
            read_params: ReadParams::default(),
            space: None,
            live: Ok(()),
            write_params: WriteParams::default(),
            limit: None,
            replay: None,
            body: body.map_or(Content::Absent, Content::Arriving),
            turn: turn.clone(),
        }
    }

    pub(super) fn is_v1(&self) -> bool {
        self.operation.major == Major::V1
    }

    /// Whether it needs no credential (http.md 8).
    pub(super) fn is_exempt(&self) -> bool {
        self.operation.class == Class::Exempt
    }

    /// Whether it is a read without a streamed body or response. All its steps run on one thread of the blocking pool,
    /// so its handler must not wait for anything except [`Self::read`].
    pub(super) fn is_plain_read(&self) -> bool {
        let Operation {
            verb, body, answer, ..
        } = self.operation;
        !self.is_exempt() && *verb == Verb::Read && body.is_none() && *answer == Answer::Json
    }

    pub(super) fn variable(&self, name: &str) -> Option<&str> {
        let found = self.variables.iter().find(|(known, _)| *known == name);
        found.map(|(_, value)| value.as_str())
    }

    /// The caller; only pairing operations have none.
    pub(crate) fn caller(&self) -> Result<&Arc<Caller>, ApiError> {
        self.caller.as_ref().ok_or_else(|| missing("caller"))
    }

    /// The space in the path, for operations that have one.
    pub(crate) fn space(&self) -> Result<&SpaceTarget, ApiError> {
        self.space.as_ref().ok_or_else(|| missing("space"))
    }

    pub(crate) fn page(&self) -> Page {
        self.read_params.page
    }

    pub(crate) fn ids(&self) -> IdSpelling {
        self.read_params.ids
    }

    pub(crate) fn keys(&self) -> KeysMode {
        self.read_params.keys
    }

    pub(crate) fn dry_run(&self) -> bool {
        self.write_params.dry_run
    }

    pub(crate) fn create_missing_options(&self) -> bool {
        self.write_params.create_missing_options
    }

    /// How an edit is read and answered.
    pub(crate) fn write_options(&self) -> WriteOptions {
        WriteOptions {
            ids: self.ids(),
            keys: self.keys(),
            create_missing_options: self.create_missing_options(),
            if_match: self.if_match(),
        }
    }

    /// The query parameters that are specific to the route.
    pub(crate) fn parameters<T: DeserializeOwned + JsonSchema>(&self) -> Result<T, ApiError> {
        self.query.decode()
    }

    /// `If-Match`, if the operation uses it. Several header lines form one list.
    pub(crate) fn if_match(&self) -> Option<IfMatch> {
        if !self.operation.if_match {
            return None;
        }
        let lines = self.head.headers.get_all(IF_MATCH).iter();
        let lines: Vec<_> = lines
            .map(|line| String::from_utf8_lossy(line.as_bytes()))
            .collect();
        IfMatch::parse(&lines.join(","))
    }

    /// The Origin header, accepted by step 3 and normalized.
    pub(crate) fn origin(&self) -> Option<String> {
        let origin = self.head.headers.get(ORIGIN)?.to_str().ok()?;
        Some(normal_origin(origin))
    }

    /// The permit of a large read, held until its response is being sent.
    pub(crate) fn read_turn(&self) -> &ReadTurn {
        &self.turn
    }

    /// Waits for the turn of a large read that is never refused.
    pub(crate) async fn wait_for_turn(&self) -> Result<(), ApiError> {
        let waited = self.app.workspace.wait_for_turn(&self.turn).await;
        waited.map_err(refusal)
    }

    /// The place where the response is stored for a repetition of the request.
    pub(crate) fn replay_slot(&self) -> Option<&ReplaySlot> {
        self.replay.as_ref().map(|(_, slot)| slot)
    }

    /// The body as one JSON value.
    pub(crate) fn json(&self) -> Result<&Value, ApiError> {
        self.json_or_fault()?.map_err(|_| missing("body"))
    }

    /// The body, for operations that handle its faults themselves.
    pub(crate) fn json_or_fault(&self) -> Result<Result<&Value, &Issue>, ApiError> {
        match &self.body {
            Content::Json(body, _) => Ok(body.as_ref()),
            _ => Err(missing("body")),
        }
    }

    /// The body, validated against its published schema.
    pub(crate) fn body<T: validate::RequestBody>(&self) -> Result<T, ApiError> {
        Ok(validate::read(self.json()?)?)
    }

    /// The same for a use case that reports a fault of the body at its own point in the order of checks.
    pub(crate) fn verdict<T: validate::RequestBody>(&self) -> Result<T, Error> {
        let body = self
            .json()
            .map_err(|error| Error::Internal(error.to_string()))?;
        Ok(validate::read(body)?)
    }

    /// The body, if it is a form.
    pub(crate) fn form(&self) -> Option<&Arc<Form>> {
        match &self.body {
            Content::Form(form) => Some(form),
            _ => None,
        }
    }

    /// How to run and answer the mutation of this request.
    pub(crate) fn mutation(&self) -> Mutation {
        Mutation {
            dry_run: self.dry_run(),
            success: self.operation.success,
            replay: self.replay_slot().cloned(),
        }
    }

    /// Runs a reading use case on the blocking pool with a read permit. A plain read already has one.
    pub(crate) fn read<T, F>(
        self: &Arc<Self>,
        use_case: F,
    ) -> impl Future<Output = Result<T, ApiError>> + Send + use<T, F>
    where
        T: Send + 'static,
        F: FnOnce(&Workspace, &Self) -> Result<T, Refused> + Send + 'static,
    {
        let request = Arc::clone(self);
        async move {
            let done = if request.is_plain_read() {
                use_case(&request.app.workspace, &request)
            } else {
                let app = Context::clone(&request.app);
                app.reading(move |workspace| {
                    auth::authenticate_again(request.caller.as_ref(), workspace)?;
                    use_case(workspace, &request)
                })
                .await
            };
            done.map_err(Into::into)
        }
    }

    /// Runs a writing use case in a transaction that also stores its response. Returns when the transaction is on disk.
    /// A dry run is rolled back.
    pub(crate) fn write<T, F>(
        self: &Arc<Self>,
        use_case: F,
    ) -> impl Future<Output = Result<Reply<T>, ApiError>> + Send + use<T, F>
    where
        T: Outcome + Send + 'static,
        F: FnOnce(&Workspace, &mut Tx<'_>, &Self) -> Result<T, Refused> + Send + 'static,
    {
        self.commit(move |workspace, tx, request| {
            let mutation = request.mutation();
            workspace.mutate(tx, &mutation, |tx| use_case(workspace, tx, request))
        })
    }

    /// Runs a writing use case of an operation whose response is not stored. Returns when it is on disk.
    pub(crate) fn commit<T, F>(
        self: &Arc<Self>,
        use_case: F,
    ) -> impl Future<Output = Result<T, ApiError>> + Send + use<T, F>
    where
        T: Send + 'static,
        F: FnOnce(&Workspace, &mut Tx<'_>, &Self) -> Result<T, Refused> + Send + 'static,
    {
        let request = Arc::clone(self);
        let workspace = Arc::clone(&self.app.workspace);
        async move {
            let done = workspace.write(move |workspace, tx| {
                auth::authenticate_again(request.caller.as_ref(), workspace)?;
                use_case(workspace, tx, &request)
            });
            done.await.map_err(Into::into)
        }
    }

    /// The body of a v1 operation: unknown members are ignored, and null counts as absent (v1.md 2).
    ///
    /// # Errors
    /// A member is missing or has a wrong JSON type; the error names it.
    pub(crate) fn lenient_body<T: DeserializeOwned>(&self) -> Result<T, ApiError> {
        Ok(rolltop_spec::v1::read_body(self.json()?)?)
    }

    /// The decoded query pairs that are v1 filters, in order (v1.md 7).
    pub(crate) fn filter_pairs(&self) -> impl Iterator<Item = (&str, &str)> {
        let pairs = self.query.pairs();
        pairs.filter(|(name, _)| !["offset", "limit"].contains(name))
    }

    /// The base URL that the client used for the request.
    pub(crate) fn base_url(&self) -> String {
        let authority = self.head.uri.authority().map(ToString::to_string);
        let host = self.head.headers.get(HOST);
        let host = || Some(host?.to_str().ok()?.to_owned());
        format!(
            "{}://{}",
            self.app.scheme,
            authority.or_else(host).unwrap_or_default()
        )
    }

    /// Renders the response to a refusal; its hints can refer to this request.
    pub(super) fn reject(&self, rejection: impl Into<Rejection>) -> Response<Body> {
        let rejection = match rejection.into() {
            Rejection::Refused(refusal) if self.is_v1() => v1::refused(*refusal).into(),
            Rejection::Refused(refusal) if self.is_exempt() => as_pairing(*refusal).into(),
            other => other,
        };
        self.close(rejected(rejection, &self.reference(), &self.log))
    }

    /// Adds the headers of the steps to a response. Logs every write with a valid key, including refused ones, but
    /// never a body (chats-files-auth.md 5.8).
    pub(super) fn close(&self, mut response: Response<Body>) -> Response<Body> {
        let headers = response.headers_mut();
        if self.is_exempt() {
            // It may contain a secret (chats-files-auth.md 3.1).
            headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
        }
        if let Some(successor) = self.operation.successor {
            v1::mark_successor(successor, headers);
        }
        if let Some(verdict) = self.limit {
            verdict.mark(headers, self.operation.major);
        }
        let Some(caller) = &self.caller else {
            return response;
        };
        // A key that is no longer valid gets no header about its kind.
        if response.status() != StatusCode::UNAUTHORIZED {
            auth::mark(caller, response.headers_mut());
        }
        if self.operation.verb == Verb::Write {
            info!(self.log, #AUDIT, "mutation";
                "operation" => self.operation.route.id,
                "key.id" => &caller.key_id,
                "dry_run" => self.dry_run(),
                "response.status" => response.status().as_u16());
        }
        response
    }

    /// A reference to this request for hints: its path variables, and the query parameters that have effect and differ
    /// from their default (http.md 2).
    fn reference(&self) -> Ref {
        let named = Ref::op(self.operation.route.id);
        let variables = self.variables.iter();
        let named = variables.fold(named, |named, (name, value)| named.param(name, value));
        let (ids, keys, may_create) = (self.ids(), self.keys(), self.create_missing_options());
        let asks = [
            ("dry_run", "true", self.dry_run()),
            ("create_missing_options", "true", may_create),
            ("ids", ids.name(), ids != IdSpelling::default()),
            ("keys", keys.name(), keys != KeysMode::default()),
        ];
        let asked = asks.into_iter();
        let asked = asked.filter(|(name, _, is_asked)| *is_asked && self.operation.takes(name));
        asked.fold(named, |named, (name, value, _)| named.query(name, value))
    }
}

/// The request of a handler call.
pub(crate) fn admitted<B>(call: &Call<B>) -> Result<Arc<Request>, ApiError> {
    let request = call.get::<Arc<Request>>().cloned();
    request.ok_or_else(|| ApiError::internal("a handler was called outside of the pipeline"))
}

/// The error for a part that no step has filled for this operation: a bug.
fn missing(part: &str) -> ApiError {
    ApiError::internal(format!(
        "a handler asked for the {part} of a request without one"
    ))
}

/// Converts a refusal for the pairing routes, which always use the older envelope (http.md 15.1, chats-files-auth.md
/// 3.1).
fn as_pairing(error: ApiError) -> ApiError {
    let kind = match error.kind {
        ErrorKind::Invalid | ErrorKind::UnsupportedCoding => ErrorKind::BadRequest,
        ErrorKind::RequestTooLarge => ErrorKind::PairingTooLarge,
        ErrorKind::Internal => ErrorKind::PairingInternal,
        ErrorKind::Unavailable => ErrorKind::PairingUnavailable,
        other => other,
    };
    ApiError { kind, ..error }
}
