//! The request pipeline: every request of the API takes these steps in this order (http.md 1), and the order can be
//! observed.
//!
//! Each step that has something to decide is a file of its own. This one puts them in order and knows no rule.

mod admitted;
mod arriving;
mod audit;
mod auth;
mod body;
mod encoding;
mod form;
mod idempotency;
mod json;
mod limiter;
mod multipart;
mod mutations;
mod origin;
mod params;
mod peers;
mod replay;
mod request;
mod respond;
mod route;
mod tree;

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Instant;

use async_trait::async_trait;
use dropshot::{
    ApiEndpointBodyContentType, Body, ExtractorMetadata, HttpError, Path, RawRequest,
    RequestContext, ServerContext, SharedExtractor,
};
use futures::FutureExt;
use http::request::Parts;
use http::{Method, Request, Response, StatusCode};
use rolltop_document::issue::{Issue, Ref};
use rolltop_spec::errors::ErrorKind;
use rolltop_spec::operations::{Class, Operation, Verb};
use rolltop_spec::refusal::{ApiError, catching};
use rolltop_workspace::keys::Caller;
use slog::{Logger, debug, error, o};

use self::arriving::Arriving;
use self::audit::Audit;
use self::idempotency::Reservation;
use self::origin::CorsOrigin;
use self::params::{Consent, QueryPairs, Spelling};
use self::replay::Keyed;
use self::request::Pending;
use self::respond::{Marks, Stop, bare, refused_with, stopped, without_body};
use self::route::Hit;
use crate::app::{App, Context};
use crate::edge;

pub(crate) use self::admitted::{Admitted, JsonBody, Unauthenticated, attached};
pub(crate) use self::arriving::Terms;
pub(crate) use self::form::Form;
pub(crate) use self::idempotency::InFlight;
pub(crate) use self::limiter::WriteLimiter;
pub(crate) use self::mutations::Mutations;
pub(crate) use self::origin::Unwelcome;
pub(crate) use self::params::Page;
pub use self::peers::{TrustedPeers, UnusableEntry};
pub(crate) use self::respond::{
    NOSNIFF, SERVICE_VERSION_HEADER, SERVICE_VERSION_VALUE, method_list,
};
pub(crate) use self::route::Routes;
pub(crate) use self::route::{Found, Unclassified};

/// What every key of today's format begins with (chats-files-auth.md 3.3).
const TOKEN_PREFIX: &str = "rolltop_";

/// The path as the catch-all endpoint receives it. It is not read: the request says the same more exactly.
#[derive(Debug)]
pub(crate) struct AnyPath;

/// Dropshot wants every path variable to be received.
#[derive(serde::Deserialize, schemars::JsonSchema)]
struct Received {
    #[expect(dead_code, reason = "only declared")]
    path: Vec<String>,
}

#[async_trait]
impl SharedExtractor for AnyPath {
    async fn from_request<C: ServerContext>(_: &RequestContext<C>) -> Result<Self, HttpError> {
        Ok(Self)
    }

    fn metadata(content_type: ApiEndpointBodyContentType) -> ExtractorMetadata {
        <Path<Received> as SharedExtractor>::metadata(content_type)
    }
}

/// The endpoint behind every method and path.
pub(crate) async fn serve(
    rqctx: RequestContext<Context>,
    _: AnyPath,
    request: RawRequest,
) -> Result<Response<Body>, HttpError> {
    let app = Context::clone(rqctx.context());
    let _under_way = app.under_way.answer();
    let (parts, body) = request.into_inner().into_parts();
    let is_head = parts.method == Method::HEAD;
    if is_head && let Some(refused) = edge::refusal_of(&app, &parts) {
        return Ok(without_body(refused.into_response(&rqctx.request_id)));
    }
    let body = Arriving::new(&app.bodies, &parts.headers, body);
    let request = Request::from_parts(parts, body);
    let line = RequestLine::of(&app, &rqctx, &request);
    let mut marks = Marks::default();
    // Step 1. Nothing is left half done by a panic: a reservation is released as it is dropped, and a commit is one
    // transaction. A future is moved by several hands before it runs: the large ones lie where only their address is.
    let answer = Box::pin(answer(&app, rqctx, request, &line.log, &mut marks));
    let answered = AssertUnwindSafe(answer).catch_unwind().await;
    let mut response = answered.unwrap_or_else(|_| {
        error!(line.log, "a request handler panicked");
        bare(StatusCode::INTERNAL_SERVER_ERROR)
    });
    // Step 2.
    marks.apply(response.headers_mut());
    if is_head {
        response = without_body(response);
    }
    line.finish(response.status());
    app.memory.soon();
    Ok(app.under_way.sending(response))
}

/// What the log says of a request. The query is left out: a careless client may have put its key there.
struct RequestLine {
    log: Logger,
    since: Instant,
}

impl RequestLine {
    fn of(app: &App, rqctx: &RequestContext<Context>, request: &Request<Arriving>) -> Self {
        let log = app.log.new(o!(
            "request.id" => rqctx.request_id.clone(),
            "request.method" => request.method().to_string(),
            "request.path" => loggable(request.uri().path()),
        ));
        Self {
            log,
            since: Instant::now(),
        }
    }

    fn finish(&self, status: StatusCode) {
        debug!(self.log, "request answered";
            "response.status" => status.as_u16(),
            "duration_us" => u64::try_from(self.since.elapsed().as_micros()).unwrap_or(u64::MAX));
    }
}

/// A path without what looks like a key that somebody put there by mistake.
fn loggable(path: &str) -> String {
    if !path.contains(TOKEN_PREFIX) {
        return path.to_owned();
    }
    let masked = path.split('/').map(|segment| {
        if segment.contains(TOKEN_PREFIX) {
            "***"
        } else {
            segment
        }
    });
    masked.collect::<Vec<_>>().join("/")
}

/// Steps 3 and 4, and whatever the operation then needs.
async fn answer(
    app: &Context,
    mut rqctx: RequestContext<Context>,
    request: Request<Arriving>,
    log: &Logger,
    marks: &mut Marks,
) -> Response<Body> {
    marks.cors = match app.peers.admit(request.uri(), request.headers()) {
        Ok(cors) => cors,
        Err(unwelcome) => return stopped(turned_away(unwelcome), &Ref::default(), log),
    };
    let hit = match app.routes.find(request.method(), request.uri().path()) {
        Found::Hit(hit) => hit,
        Found::Nothing => return bare(StatusCode::NOT_FOUND),
        Found::WrongMethod(methods)
            if request.method() == Method::OPTIONS && marks.cors.is_some() =>
        {
            return preflight(&methods);
        }
        Found::WrongMethod(methods) => {
            return stopped(Stop::WrongMethod(methods), &Ref::default(), log);
        }
    };
    let Hit {
        operation,
        variables,
        endpoint,
        run,
    } = hit;
    rqctx.endpoint = endpoint;
    let Some(operation) = operation else {
        let request = request.map(|_ignored| Body::empty());
        return run(rqctx, request)
            .await
            .unwrap_or_else(|| bare(StatusCode::INTERNAL_SERVER_ERROR));
    };
    let call = Invocation {
        app,
        rqctx,
        operation,
        variables: &variables,
        run,
        log,
    };
    // Refusals alone need it, and the request is gone by then.
    let query = request.uri().query().unwrap_or_default().to_owned();
    let outcome = match operation.class {
        Class::Exempt => {
            marks.secret = true;
            Box::pin(call.unauthenticated(request)).await
        }
        Class::DataFree | Class::ServiceFiltered | Class::CreateSpace | Class::Space => {
            Box::pin(call.authenticated(request, marks)).await
        }
    };
    outcome.unwrap_or_else(|stop| {
        stopped(
            stop,
            &request::reference(operation, &variables, &query),
            log,
        )
    })
}

fn turned_away(unwelcome: Unwelcome) -> Stop {
    let said = unwelcome.to_string();
    match unwelcome {
        Unwelcome::SeveralHosts => {
            let issue = Issue::pathless(said).hint("send one");
            ApiError::at(ErrorKind::BadRequest, issue).into()
        }
        // The sentence is fixed (chats-files-auth.md 4.2).
        Unwelcome::Untrusted => ApiError::new(ErrorKind::OriginOrScope, said).into(),
    }
}

fn preflight(methods: &[Method]) -> Response<Body> {
    let mut response = bare(StatusCode::NO_CONTENT);
    CorsOrigin::mark_preflight(response.headers_mut(), methods);
    response
}

/// One request that has found its operation.
struct Invocation<'a> {
    app: &'a Context,
    rqctx: RequestContext<Context>,
    operation: &'static Operation,
    variables: &'a [(&'static str, String)],
    run: route::Run<Context>,
    log: &'a Logger,
}

impl Invocation<'_> {
    /// The pairing routes: nothing between the route match and the body.
    async fn unauthenticated(self, request: Request<Arriving>) -> Result<Response<Body>, Stop> {
        let (parts, body) = request.into_parts();
        let taken = request::json(
            self.app,
            self.operation,
            &parts.headers,
            Pending::Wire(body),
        )
        .await;
        let taken = taken.map_err(|stop| stop.refusing(request::as_pairing))?;
        let attached = Unauthenticated::new(&parts.headers, taken);
        let answered = self.handle(Arc::new(attached), parts, None, None).await;
        answered.map_err(|refusal| request::as_pairing(refusal).into())
    }

    /// Steps 5 to 16. What a recognised key wants to change is written down, whatever step refuses it.
    async fn authenticated(
        self,
        request: Request<Arriving>,
        marks: &mut Marks,
    ) -> Result<Response<Body>, Stop> {
        let (parts, body) = request.into_parts();
        let caller = auth::caller(self.app, &parts.headers).await?; // 5
        marks.caller = Some(Arc::clone(&caller));
        request::look_at_limit(self.app, self.operation, marks);
        let query = QueryPairs::parse(parts.uri.query().unwrap_or_default());
        let audit = Audit::of(self.log, self.operation, &caller, &query);
        let admission = Admission {
            app: self.app,
            operation: self.operation,
            variables: self.variables,
            query: &query,
            parts: &parts,
        };
        let decided = admission.decide(caller, body, marks).await;
        let (admitted, hold) = match decided {
            Ok(Decided::Run(admitted, hold)) => (admitted, hold),
            Ok(Decided::Replay(response)) => {
                audit
                    .into_iter()
                    .for_each(|line| line.write(response.status()));
                return Ok(response);
            }
            Err(stop) => {
                audit.into_iter().for_each(|line| line.write(stop.status()));
                return Err(stop);
            }
        };
        Ok(self.handle(admitted, parts, hold, audit).await?)
    }

    /// Step 16. What commits something goes on when its client leaves, and is written down all the same: it is in
    /// nobody's interest to stop it half way.
    async fn handle<T: Clone + Send + Sync + 'static>(
        self,
        attached: T,
        mut parts: Parts,
        hold: Option<Reservation>,
        audit: Option<Audit>,
    ) -> Result<Response<Body>, ApiError> {
        let Self {
            app,
            rqctx,
            operation,
            run,
            ..
        } = self;
        parts.extensions.insert(attached);
        let request = Request::from_parts(parts, Body::empty());
        let app = Context::clone(app);
        let mutations = app.mutations.clone();
        let work = Box::pin(async move {
            // The reservation is held until the handler is done, or has panicked.
            let _hold = hold;
            app.faults.strike(operation.route.id).await;
            let answered = match catching(run(rqctx, request)).await {
                (Some(response), _) => Ok(response),
                (None, Some(refusal)) => Err(refusal),
                (None, None) => Err(ApiError::internal("an endpoint failed without a refusal")),
            };
            if let Some(line) = audit {
                line.write(match &answered {
                    Ok(response) => response.status(),
                    Err(refusal) => refused_with(refusal),
                });
            }
            answered
        });
        if operation.verb == Verb::Write || operation.idempotent {
            return mutations.run(work).await;
        }
        work.await
    }
}

/// Steps 6 to 16 (b) of one request.
struct Admission<'a> {
    app: &'a App,
    operation: &'static Operation,
    variables: &'a [(&'static str, String)],
    query: &'a QueryPairs,
    parts: &'a Parts,
}

impl Admission<'_> {
    async fn decide(
        &self,
        caller: Arc<Caller>,
        mut body: Arriving,
        marks: &mut Marks,
    ) -> Result<Decided, Stop> {
        let Self {
            app,
            operation,
            variables,
            query,
            parts,
        } = *self;
        auth::admit_scope(&caller)?; // 6
        body.admit();
        let spelling = Spelling::read(query)?; // 7, 8, 9
        let space = request::space(app, operation, &caller, variables, spelling).await?; // 10
        request::gate(operation, &caller, space.as_ref())?; // 11
        let consent = Consent::read(query)?; // 12, 13
        request::limit(app, operation, marks)?; // 14
        let keyed = replay::keyed(app, operation, &caller, space.as_ref(), parts, body).await?; // 15
        let (hold, body) = match keyed {
            Keyed::Replay(response) => return Ok(Decided::Replay(response)),
            Keyed::Run { hold, body } => (hold, body),
        };
        let (hold, slot) = hold.unzip();
        request::live(app, operation, space.as_ref()).await?; // 16 (a)
        let taken = request::body(app, operation, &parts.headers, body).await?; // 16 (b)
        let admitted = Admitted {
            caller,
            space,
            spelling,
            consent,
            if_match: request::if_match(operation, &parts.headers),
            replay: slot,
            body: taken.json,
            form: taken.form,
            room: taken.room,
        };
        Ok(Decided::Run(Arc::new(admitted), hold))
    }
}

/// What steps 6 to 16 (b) decide.
enum Decided {
    /// The stored answer.
    Replay(Response<Body>),
    /// The handler runs; with a key, its answer is stored.
    Run(Arc<Admitted>, Option<Reservation>),
}
