//! The request pipeline: every API request passes these steps in this order (http.md 1). Clients can observe the order.
//!
//! Each step with rules of its own has its own file. This file only defines their order.

mod app;
mod auth;
mod body;
mod form;
mod idempotency;
mod json;
mod json_body;
mod limiter;
mod loggable;
mod multipart;
mod request;
mod respond;
mod route;
mod v1;

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Instant;

use dropshot::{Body, HttpError, Path, RawRequest, RequestContext};
use futures::FutureExt;
use http::request::Parts;
use http::{Method, Response, StatusCode};
use hyper::body::Body as _;
use rolltop_document::issue::{Issue, Ref};
use rolltop_spec::errors::ErrorKind;
use rolltop_spec::operations::Verb;
use rolltop_spec::refusal::ApiError;
use rolltop_spec::reply::catching;
use rolltop_workspace::Workspace;
use rolltop_workspace::objects::ReadTurn;
use slog::{FnValue, Logger, debug, error, o};
use tokio::runtime::Handle;

use self::app::joined;
use self::auth::Grounds;
use self::loggable::loggable_path;
use self::respond::{Rejection, complete, empty, rejected, without_body, wrong_method};
use crate::peers::{CorsOrigin, Unwelcome};
use crate::refusals::unavailable;
use crate::under_way::NoRoom;

pub(crate) use self::app::{App, Context, Refused};
pub(crate) use self::body::{BodyTerms, RequestBody};
pub(crate) use self::form::{Form, MISSING_FILE};
pub(crate) use self::idempotency::InFlight;
pub(crate) use self::limiter::WriteLimiter;
pub(crate) use self::request::{Request, admitted};
pub(crate) use self::respond::NOSNIFF;
pub(crate) use self::route::{BadApi, Edge, METHODS, Routes};

/// The path parameter of the catch-all endpoint. It is not used, because the request has the exact path.
#[derive(serde::Deserialize, schemars::JsonSchema)]
pub(crate) struct AnyPath {
    #[expect(
        dead_code,
        reason = "Dropshot wants every path variable to be received"
    )]
    path: Vec<String>,
}

/// The endpoint for every method and path.
pub(crate) async fn serve(
    rqctx: RequestContext<Context>,
    _: Path<AnyPath>,
    request: RawRequest,
) -> Result<Response<Body>, HttpError> {
    let app = Context::clone(rqctx.context());
    let _under_way = app.under_way.answer();
    let (head, body) = request.into_inner().into_parts();
    let is_head = head.method == Method::HEAD;
    let is_read = is_head || head.method == Method::GET;
    let is_v1 = route::is_v1(head.uri.path());
    // Most reads have none.
    let is_absent = is_read && body.is_end_stream();
    let body = (!is_absent).then(|| RequestBody::new(&app.bodies, &head.headers, body));
    let since = Instant::now();
    let log = request_log(&app, &rqctx, &head);
    let mut cors = None;
    let turn = ReadTurn::default();
    // Step 1. A panic leaves nothing inconsistent: reservations are released on drop, and a commit is a single
    // transaction.
    let answer = Box::pin(answer(&app, rqctx, head, body, &log, &turn, &mut cors));
    let answered = AssertUnwindSafe(answer).catch_unwind().await;
    let mut response = answered.unwrap_or_else(|_| panicked(&log));
    // Step 2.
    complete(&mut response, cors.as_ref(), is_v1);
    if is_head {
        response = without_body(response);
    }
    debug!(log, "request answered";
        "response.status" => response.status().as_u16(),
        "duration_us" => u64::try_from(since.elapsed().as_micros()).unwrap_or(u64::MAX));
    let sending = app.under_way.sending(response).await;
    // The next large read can begin, because this response now has its share of the memory.
    drop(turn);
    Ok(sending.unwrap_or_else(|NoRoom| {
        let mut response = rejected(no_room().into(), &Ref::default(), &log);
        complete(&mut response, cors.as_ref(), is_v1);
        response
    }))
}

/// The memory for large responses is exhausted.
fn no_room() -> ApiError {
    let message = "large responses that clients do not read use all the memory for responses: read less at one time, \
                   with a smaller limit or with outline or block, or send the request again after the seconds in \
                   Retry-After";
    unavailable(ApiError::new(ErrorKind::Unavailable, message))
}

/// The log of a request. The query is omitted, because a client may have put its key there.
fn request_log(app: &App, rqctx: &RequestContext<Context>, head: &Parts) -> Logger {
    let path = head.uri.path().to_owned();
    app.log.new(o!(
        "request.id" => rqctx.request_id.clone(),
        "request.method" => head.method.to_string(),
        "request.path" => FnValue(move |_| loggable_path(&path)),
    ))
}

/// Steps 3 and 4, then the remaining steps as the operation requires.
async fn answer(
    app: &Context,
    mut rqctx: RequestContext<Context>,
    head: Parts,
    body: Option<RequestBody>,
    log: &Logger,
    turn: &ReadTurn,
    cors: &mut Option<CorsOrigin>,
) -> Response<Body> {
    if let Some(status) = route::too_long(&head.uri, &head.headers) {
        return empty(status);
    }
    *cors = match app.peers.admit(&head.uri, &head.headers) {
        Ok(cors) => cors,
        Err(unwelcome) => return rejected(forbidden_origin(unwelcome), &Ref::default(), log),
    };
    let hit = match app.routes.find(&head.method, head.uri.path()) {
        Ok(hit) => hit,
        Err(methods) if methods.is_empty() => return empty(StatusCode::NOT_FOUND),
        Err(methods) if head.method == Method::OPTIONS && cors.is_some() => {
            return preflight(&methods);
        }
        Err(methods) => return wrong_method(&methods),
    };
    rqctx.endpoint = hit.endpoint;
    let run = hit.run;
    let Some(operation) = hit.operation else {
        let page = run(rqctx, http::Request::from_parts(head, Body::empty())).await;
        return page.unwrap_or_else(|| empty(StatusCode::INTERNAL_SERVER_ERROR));
    };
    let request = Request::new(app, log, operation, hit.variables, head, body, turn);
    run_steps(request, Handler { rqctx, run }).await
}

/// The handler of the requested operation.
struct Handler {
    rqctx: RequestContext<Context>,
    run: route::Run,
}

/// Steps 5 to 16.
async fn run_steps(mut request: Request, handler: Handler) -> Response<Body> {
    let app = Context::clone(&request.app);
    if !request.is_exempt() {
        let authorized = match Grounds::known(&request) {
            Ok(Some(grounds)) => authorized(request, grounds),
            Ok(None) => {
                // Runs to its end, even if the client disconnects, because refused writes are logged.
                let steps = move |_: &Arc<Workspace>| {
                    let grounds = Grounds::read(&request);
                    authorized(request, grounds)
                };
                app.blocking(steps).await
            }
            Err(refusal) => return request.reject(refusal),
        };
        request = match authorized {
            Ok(request) => request,
            Err(refused) => return *refused,
        };
    }
    if request.is_plain_read() {
        // The key may have been revoked while the request waited for its place.
        let steps = move |workspace: &Arc<Workspace>| match auth::authenticate_again(
            request.caller.as_ref(),
            workspace,
        ) {
            Ok(()) => Handle::current().block_on(handle(request, handler)),
            Err(refusal) => request.reject(refusal),
        };
        return app.reading(steps).await;
    }
    match receive(&mut request).await {
        Ok(None) => handle(request, handler).await,
        Ok(Some(replayed)) => request.close(replayed),
        Err(rejection) => request.reject(rejection),
    }
}

/// Steps 5 to 14. Returns the request, or the response that refuses it.
fn authorized(mut request: Request, grounds: Grounds) -> Result<Request, Box<Response<Body>>> {
    match authorize(&mut request, grounds) {
        Ok(()) => Ok(request),
        Err(rejection) => Err(Box::new(request.reject(rejection))),
    }
}

fn authorize(request: &mut Request, grounds: Grounds) -> Result<(), Rejection> {
    let Grounds { caller, spaces } = grounds;
    auth::authenticate(request, caller)?; // 5
    let is_limited = request.operation.is_rate_limited();
    if is_limited {
        limiter::look(request);
    }
    if request.is_v1() {
        v1::authorize(request, spaces)?;
    } else {
        let write_params = request.query.write_params();
        request.write_params = write_params.clone().unwrap_or_default();
        auth::check_scope(request)?; // 6
        request.read_params = request.query.read_params()?; // 7, 8, 9
        auth::resolve_space(request, spaces)?; // 10
        auth::check_grant(request)?; // 11
        write_params?; // 12, 13
    }
    if is_limited {
        limiter::take(request)?; // 14
    }
    Ok(())
}

/// Steps 15 to 16 (b): looks up the stored response, or receives the body.
async fn receive(request: &mut Request) -> Result<Option<Response<Body>>, Rejection> {
    if let Some(replayed) = idempotency::look_up(request).await? {
        return Ok(Some(replayed)); // 15
    }
    auth::check_live(request)?; // 16 (a)
    json_body::receive(request).await?; // 16 (b)
    Ok(None)
}

/// Step 16. A request that commits something continues if its client disconnects.
async fn handle(request: Request, handler: Handler) -> Response<Body> {
    let (app, operation) = (Context::clone(&request.app), request.operation);
    let request = Arc::new(request);
    let Handler { rqctx, run } = handler;
    let mut call = http::Request::new(Body::empty());
    call.extensions_mut().insert(Arc::clone(&request));
    let work = Box::pin(async move {
        let answer = async {
            if let Some(fault) = &request.app.fault {
                fault(operation.route.id).await;
            }
            catching(run(rqctx, call)).await
        };
        match AssertUnwindSafe(answer).catch_unwind().await {
            Ok((Some(response), _)) => request.close(response),
            Ok((None, Some(refusal))) => request.reject(refusal),
            Ok((None, None)) => {
                request.reject(ApiError::internal("an endpoint failed without a refusal"))
            }
            Err(_) => request.close(panicked(&request.log)),
        }
    });
    if operation.verb == Verb::Write || operation.idempotent {
        return joined(app.mutations.spawn(work).await);
    }
    work.await
}

fn panicked(log: &Logger) -> Response<Body> {
    error!(log, "a request handler panicked");
    empty(StatusCode::INTERNAL_SERVER_ERROR)
}

fn forbidden_origin(unwelcome: Unwelcome) -> Rejection {
    let said = unwelcome.to_string();
    match unwelcome {
        Unwelcome::SeveralHosts => {
            let issue = Issue::pathless(said).hint("send one");
            ApiError::at(ErrorKind::BadRequest, issue).into()
        }
        // The specification fixes this message (chats-files-auth.md 4.2).
        Unwelcome::Untrusted => ApiError::new(ErrorKind::OriginOrScope, said).into(),
    }
}

fn preflight(methods: &[Method]) -> Response<Body> {
    let mut response = empty(StatusCode::NO_CONTENT);
    CorsOrigin::mark_preflight(response.headers_mut(), methods);
    response
}
