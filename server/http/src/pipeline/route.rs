//! Step 4: finds the operation of a request.
//!
//! Dropshot's router does not allow a literal next to a variable. The few conflicting operations are registered under
//! [`LITERAL`], which requests cannot reach, and are looked up there first: literals have priority (http.md 14). The
//! types of the router and of a handler cannot be named outside of Dropshot, so closures wrap both. A test checks the
//! assumptions about Dropshot.

use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt;
use std::sync::Arc;

use dropshot::{
    ApiDescription, ApiEndpoint, ApiEndpointResponse, ApiEndpointVersions, Body, ExtensionMode,
    RequestContext, RequestEndpointMetadata, ServerContext,
};
use futures::FutureExt;
use futures::future::BoxFuture;
use http::header::ALLOW;
use http::{Method, Request, Response, StatusCode};
use percent_encoding::percent_decode_str;
use rolltop_spec::operations::{self, LITERAL, Operation};
use rolltop_spec::v1;

/// Path variables, decoded, by name.
pub(super) type Variables = Vec<(&'static str, String)>;

/// Runs one endpoint. `None` means that the endpoint refused the request; the refusal is in the slot of
/// [`rolltop_spec::refusal::catching`].
pub(super) type Run<C> = Box<
    dyn FnOnce(RequestContext<C>, Request<Body>) -> BoxFuture<'static, Option<Response<Body>>>
        + Send,
>;

/// The endpoint for a request.
pub(crate) struct Hit<C: ServerContext> {
    /// The facts for the pipeline; `None` for the API description, which is not an operation.
    pub(super) operation: Option<&'static Operation>,
    pub(super) variables: Variables,
    /// The facts for Dropshot.
    pub(super) endpoint: RequestEndpointMetadata,
    pub(super) run: Run<C>,
}

/// The result of looking up a path and method.
pub(crate) enum Found<C: ServerContext> {
    Hit(Hit<C>),
    /// The path exists with these other methods.
    WrongMethod(Vec<Method>),
    Nothing,
}

/// The endpoints by method and path.
pub(crate) struct Routes<C: ServerContext> {
    #[expect(clippy::type_complexity, reason = "it has one use")]
    look_up: Box<
        dyn Fn(&Method, &str) -> Result<(RequestEndpointMetadata, Run<C>), Vec<Method>>
            + Send
            + Sync,
    >,
    /// The operation of each endpoint, by operationId.
    operations: HashMap<String, Option<&'static Operation>>,
    /// The paths below [`LITERAL`], as segments.
    literals: Vec<Vec<String>>,
}

/// An endpoint whose class the table of operations does not know. It would be served without a gate.
#[derive(Debug, thiserror::Error)]
#[error("the endpoint {0} is not in the table of operations")]
pub struct Unclassified(String);

impl<C: ServerContext> Routes<C> {
    /// Registers the endpoints of the API and those of its description.
    pub(crate) fn new(
        api: Vec<ApiDescription<C>>,
        description: ApiDescription<C>,
    ) -> Result<Self, Unclassified> {
        let classify = |id: &str| {
            let operation = operations::served(id)
                .or_else(|| v1::served(id))
                .ok_or_else(|| Unclassified(id.to_owned()))?;
            Ok(Some(operation))
        };
        let mut operations = HashMap::new();
        let mut literals = Vec::new();
        let mut router = ApiDescription::new().into_router();
        let api = api.into_iter().map(|api| (api, true));
        for (api, is_of_api) in api.chain([(description, false)]) {
            for (path, _, endpoint) in api.into_router().endpoints(None) {
                let id = &endpoint.operation_id;
                let operation = if is_of_api { classify(id)? } else { None };
                operations.insert(id.clone(), operation);
                if let Some(literal) = path.strip_prefix(LITERAL) {
                    literals.push(segments(literal).map(str::to_owned).collect());
                }
                router.insert(alike(endpoint));
            }
        }
        let look_up =
            move |method: &Method, path: &str| match router.lookup_route(method, path.into(), None)
            {
                Ok(hit) => {
                    let handler = hit.handler;
                    let run: Run<C> = Box::new(move |rqctx, request| {
                        async move { handler.handle_request(rqctx, request).await.ok() }.boxed()
                    });
                    Ok((hit.endpoint, run))
                }
                Err(error) => {
                    let headers = error.headers.as_ref();
                    let headers = headers.filter(|_| {
                        error.status_code.as_status() == StatusCode::METHOD_NOT_ALLOWED
                    });
                    let allowed = headers
                        .into_iter()
                        .flat_map(|headers| headers.get_all(ALLOW));
                    Err(allowed
                        .filter_map(|method| Method::from_bytes(method.as_bytes()).ok())
                        .collect())
                }
            };
        Ok(Self {
            look_up: Box::new(look_up),
            operations,
            literals,
        })
    }

    /// Looks up a request. Except for the root, a path with a trailing or doubled slash is a different path (http.md
    /// 1), although Dropshot would accept it.
    pub(crate) fn find(&self, method: &Method, path: &str) -> Found<C> {
        let parts: Vec<String> = segments(path).map(decoded).collect();
        let first = parts.first().map(String::as_str);
        if first == LITERAL.strip_prefix('/') || (path != "/" && parts.iter().any(String::is_empty))
        {
            return Found::Nothing;
        }
        let is_literal = self.literals.iter().any(|literal| {
            let mut both = literal.iter().zip(&parts);
            literal.len() == parts.len()
                && both.all(|(known, part)| known == part || variable_name(known).is_some())
        });
        let path = match is_literal {
            true => Cow::Owned([LITERAL, path].concat()),
            false => Cow::Borrowed(path),
        };
        match (self.look_up)(method, &path) {
            Ok((endpoint, run)) => {
                let operation = self.operations.get(&endpoint.operation_id);
                let operation = operation.copied().flatten();
                let variables =
                    operation.map_or_else(Vec::new, |operation| variables(operation, parts));
                Found::Hit(Hit {
                    operation,
                    variables,
                    endpoint,
                    run,
                })
            }
            Err(methods) if methods.is_empty() => Found::Nothing,
            Err(methods) => Found::WrongMethod(methods),
        }
    }
}

/// Copies an endpoint for a second router, because endpoints cannot be moved between routers.
fn alike<C: ServerContext>(endpoint: &ApiEndpoint<C>) -> ApiEndpoint<C> {
    ApiEndpoint {
        operation_id: endpoint.operation_id.clone(),
        handler: Arc::clone(&endpoint.handler),
        method: endpoint.method.clone(),
        path: endpoint.path.clone(),
        parameters: Vec::new(),
        body_content_type: endpoint.body_content_type.clone(),
        request_body_max_bytes: None,
        response: ApiEndpointResponse::default(),
        error: None,
        summary: None,
        description: None,
        tags: Vec::new(),
        extension_mode: ExtensionMode::None,
        visible: false,
        deprecated: false,
        versions: ApiEndpointVersions::All,
    }
}

/// The segments of a path after its first slash.
fn segments(path: &str) -> impl Iterator<Item = &str> {
    path.split('/').skip(1)
}

/// A segment without its percent-encoding.
fn decoded(segment: &str) -> String {
    percent_decode_str(segment).decode_utf8_lossy().into_owned()
}

/// The variable name in a segment, if it is a variable.
fn variable_name(segment: &str) -> Option<&str> {
    segment.strip_prefix('{')?.strip_suffix('}')
}

/// Extracts the variables again, because the type in which Dropshot keeps them cannot be named.
fn variables(operation: &'static Operation, parts: Vec<String>) -> Variables {
    let names = segments(operation.route.path).map(variable_name);
    let named = names.zip(parts);
    named
        .filter_map(|(name, part)| Some((name?, part)))
        .collect()
}

impl<C: ServerContext> fmt::Debug for Routes<C> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "Routes({})", self.operations.len())
    }
}

/// Checks the assumptions about Dropshot's router; they must also hold for new versions of the crate.
#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests;
