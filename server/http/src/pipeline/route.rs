//! Step 4: which operation a request names.
//!
//! Dropshot's router refuses a literal beside a variable, so several routers stand behind one another and the first
//! that knows a path decides (http.md 14: literals win). Their type cannot be named outside of Dropshot, nor can
//! that of a handler; both are kept as closures. A test pins what this leans on.

use std::fmt;

use dropshot::{ApiDescription, Body, RequestContext, RequestEndpointMetadata, ServerContext};
use futures::FutureExt;
use futures::future::BoxFuture;
use http::header::ALLOW;
use http::{Method, Request, Response, StatusCode};
use percent_encoding::percent_decode_str;
use rolltop_spec::operations::{self, Operation};

/// Runs one endpoint. Without an answer the endpoint refused, and its refusal lies in the slot of
/// [`rolltop_spec::refusal::catching`].
pub(crate) type Run<C> = Box<
    dyn FnOnce(RequestContext<C>, Request<Body>) -> BoxFuture<'static, Option<Response<Body>>>
        + Send,
>;

/// An endpoint that a request named.
pub(crate) struct Hit<C: ServerContext> {
    /// What the pipeline must know; `None` for the API description, which is no operation of the API.
    pub(crate) operation: Option<&'static Operation>,
    /// The path variables, decoded, by name.
    pub(crate) variables: Vec<(&'static str, String)>,
    /// What Dropshot must know.
    pub(crate) endpoint: RequestEndpointMetadata,
    /// The handler.
    pub(crate) run: Run<C>,
}

/// What a path and method lead to.
pub(crate) enum Found<C: ServerContext> {
    /// An endpoint.
    Hit(Hit<C>),
    /// The path is known under these methods.
    WrongMethod(Vec<Method>),
    /// Nothing.
    Nothing,
}

type Find<C> = Box<dyn Fn(&Method, &str) -> Found<C> + Send + Sync>;

/// The routers, in the order in which they are asked.
pub(crate) struct Routes<C: ServerContext>(Vec<Find<C>>);

/// An endpoint whose class the table of operations does not know. It would be served without a gate.
#[derive(Debug, thiserror::Error)]
#[error("the endpoint {0} is not in the table of operations")]
pub struct Unclassified(String);

impl<C: ServerContext> Routes<C> {
    /// Takes the endpoints of the API, the first description first, and those that describe it.
    pub(crate) fn new(
        api: Vec<ApiDescription<C>>,
        description: ApiDescription<C>,
    ) -> Result<Self, Unclassified> {
        let mut finders = vec![finder(description, |_| Some(None))?];
        for description in api {
            finders.push(finder(description, |id| operations::served(id).map(Some))?);
        }
        Ok(Self(finders))
    }

    /// Looks a request up. A trailing or doubled slash is another path (http.md 1), which Dropshot would forgive.
    pub(crate) fn find(&self, method: &Method, path: &str) -> Found<C> {
        if path.ends_with('/') || path.contains("//") {
            return Found::Nothing;
        }
        let known = self
            .0
            .iter()
            .map(|find| find(method, path))
            .find(|found| !matches!(found, Found::Nothing));
        known.unwrap_or(Found::Nothing)
    }
}

fn finder<C: ServerContext>(
    description: ApiDescription<C>,
    classify: impl Fn(&str) -> Option<Option<&'static Operation>> + Send + Sync + 'static,
) -> Result<Find<C>, Unclassified> {
    let router = description.into_router();
    for (_, _, endpoint) in router.endpoints(None) {
        classify(&endpoint.operation_id)
            .ok_or_else(|| Unclassified(endpoint.operation_id.clone()))?;
    }
    Ok(Box::new(move |method, path| {
        match router.lookup_route(method, path.into(), None) {
            Ok(hit) => {
                let Some(operation) = classify(&hit.endpoint.operation_id) else {
                    return Found::Nothing;
                };
                let handler = hit.handler;
                let run: Run<C> = Box::new(move |rqctx, request| {
                    async move { handler.handle_request(rqctx, request).await.ok() }.boxed()
                });
                let variables =
                    operation.map_or_else(Vec::new, |operation| variables(operation, path));
                Found::Hit(Hit {
                    operation,
                    variables,
                    endpoint: hit.endpoint,
                    run,
                })
            }
            Err(error) if error.status_code.as_status() == StatusCode::METHOD_NOT_ALLOWED => {
                let allow = error
                    .headers
                    .iter()
                    .flat_map(|headers| headers.get_all(ALLOW));
                Found::WrongMethod(
                    allow
                        .filter_map(|method| Method::from_bytes(method.as_bytes()).ok())
                        .collect(),
                )
            }
            Err(_) => Found::Nothing,
        }
    }))
}

/// Reads the variables once more, because the type in which Dropshot keeps them cannot be named.
fn variables(operation: &'static Operation, path: &str) -> Vec<(&'static str, String)> {
    let names = operation
        .route
        .path
        .split('/')
        .map(|segment| segment.strip_prefix('{')?.strip_suffix('}'));
    let decoded = |segment| percent_decode_str(segment).decode_utf8_lossy().into_owned();
    names
        .zip(path.split('/'))
        .filter_map(|(name, segment)| Some((name?, decoded(segment))))
        .collect()
}

impl<C: ServerContext> fmt::Debug for Routes<C> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "Routes({})", self.0.len())
    }
}
