//! Step 4: finds the operation of a request. Before that, refuses request lines and headers that are too long, methods
//! that no route uses, and paths that cannot be decoded.
//!
//! Dropshot's router would respond to the last two itself, without our headers. Its version policy is the only hook
//! that sees every request before the router, so these refusals are made there, in pipeline order. Their bodies are
//! Dropshot's (http.md 1 does not define them).
//!
//! Dropshot's router does not allow a literal next to a variable. The few conflicting operations are registered under
//! [`LITERAL`], which requests cannot reach, and are looked up there first: literals have priority (http.md 14). The
//! types of the router and of a handler cannot be named outside of Dropshot, so closures wrap both. A test checks the
//! assumptions about Dropshot.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::Arc;

use dropshot::semver::Version;
use dropshot::{
    ApiDescription, ApiDescriptionBuildErrors, ApiDescriptionRegisterError, ApiEndpoint,
    ApiEndpointResponse, ApiEndpointVersions, Body, ClientErrorStatusCode, DynamicVersionPolicy,
    ExtensionMode, HttpError, RequestContext, RequestEndpointMetadata,
};
use futures::FutureExt;
use futures::future::BoxFuture;
use http::header::{ALLOW, HeaderMap, HeaderValue, X_CONTENT_TYPE_OPTIONS};
use http::{Method, Request, Response, StatusCode, Uri};
use percent_encoding::percent_decode_str;
use rolltop_spec::limits::{HEADERS_BYTES_MAX, TARGET_BYTES_MAX};
use rolltop_spec::operations::{self, LITERAL, Operation};
use rolltop_spec::v1;
use slog::Logger;

use super::app::{App, Context};
use super::respond::{NOSNIFF, SERVICE_VERSION_HEADER, SERVICE_VERSION_VALUE};
use super::v1::mark_version;
use crate::peers::{Unwelcome, method_list};

/// Path variables, decoded, by name.
pub(super) type Variables = Vec<(&'static str, String)>;

/// Runs one endpoint. `None` means that the endpoint refused the request; the refusal is in the slot of
/// [`rolltop_spec::reply::catching`].
pub(super) type Run = Box<
    dyn FnOnce(RequestContext<Context>, Request<Body>) -> BoxFuture<'static, Option<Response<Body>>>
        + Send,
>;

/// The endpoint for a request.
pub(super) struct Hit {
    /// The facts for the pipeline; `None` for the API description, which is not an operation.
    pub(super) operation: Option<&'static Operation>,
    pub(super) variables: Variables,
    /// The facts for Dropshot.
    pub(super) endpoint: RequestEndpointMetadata,
    pub(super) run: Run,
}

/// The endpoints by method and path.
pub(crate) struct Routes {
    #[expect(clippy::type_complexity, reason = "it has one use")]
    look_up: Box<
        dyn Fn(&Method, &str) -> Result<(RequestEndpointMetadata, Run), Vec<Method>> + Send + Sync,
    >,
    /// The operation of each endpoint, by operationId.
    operations: HashMap<String, Option<&'static Operation>>,
    /// The paths below [`LITERAL`], as segments.
    literals: Vec<Vec<String>>,
}

/// The endpoints do not fit into a router.
#[derive(Debug, thiserror::Error)]
pub(crate) enum BadApi {
    /// A trait does not.
    #[error("the endpoints do not fit together: {0}")]
    Api(#[from] ApiDescriptionBuildErrors),
    /// An endpoint outside of the traits does not.
    #[error("the endpoints do not fit together: {0}")]
    Endpoint(#[from] ApiDescriptionRegisterError),
    /// Its class is missing in the table of operations. It would be served without a gate.
    #[error("the endpoint {0} is not in the table of operations")]
    Unclassified(String),
}

impl Routes {
    /// Registers the endpoints of the API and those of its description.
    pub(crate) fn new(
        api: Vec<ApiDescription<Context>>,
        description: ApiDescription<Context>,
    ) -> Result<Self, BadApi> {
        let classify = |id: &str| {
            let operation = operations::served(id).or_else(|| v1::served(id));
            operation.ok_or_else(|| BadApi::Unclassified(id.to_owned()))
        };
        let mut operations = HashMap::new();
        let mut literals = Vec::new();
        let mut router = ApiDescription::new().into_router();
        let api = api.into_iter().map(|api| (api, true));
        for (api, is_of_api) in api.chain([(description, false)]) {
            for (path, _, endpoint) in api.into_router().endpoints(None) {
                let id = &endpoint.operation_id;
                let operation = is_of_api.then(|| classify(id)).transpose()?;
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
                    let run: Run = Box::new(move |rqctx, request| {
                        async move { handler.handle_request(rqctx, request).await.ok() }.boxed()
                    });
                    Ok((hit.endpoint, run))
                }
                Err(error) => {
                    // Only a 405 has some.
                    let allowed = error.headers.iter();
                    let allowed = allowed.flat_map(|headers| headers.get_all(ALLOW));
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
    ///
    /// # Errors
    /// The path exists with these other methods; it does not exist if there are none.
    pub(super) fn find(&self, method: &Method, path: &str) -> Result<Hit, Vec<Method>> {
        let parts: Vec<String> = segments(path).map(decoded).collect();
        let first = parts.first().map(String::as_str);
        if first == LITERAL.strip_prefix('/') || (path != "/" && parts.iter().any(String::is_empty))
        {
            return Err(Vec::new());
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
        let (endpoint, run) = (self.look_up)(method, &path)?;
        let operation = self.operations.get(&endpoint.operation_id);
        let operation = operation.copied().flatten();
        let variables = operation.map_or_else(Vec::new, |operation| variables(operation, parts));
        Ok(Hit {
            operation,
            variables,
            endpoint,
            run,
        })
    }
}

/// Copies an endpoint for a second router, because endpoints cannot be moved between routers.
fn alike(endpoint: &ApiEndpoint<Context>) -> ApiEndpoint<Context> {
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

/// The methods that reach the pipeline. It responds with 405 if the path does not support one.
pub(crate) const METHODS: &[Method] = &[
    Method::GET,
    Method::HEAD,
    Method::POST,
    Method::PUT,
    Method::PATCH,
    Method::DELETE,
    Method::OPTIONS,
    Method::TRACE,
];

/// A method that no path supports.
const UNROUTED: Method = Method::CONNECT;

/// The only API version, used by every endpoint.
const ONLY_VERSION: Version = Version::new(0, 0, 0);

/// The version policy that makes the refusals.
#[derive(Debug)]
pub(crate) struct Edge(pub(crate) Context);

impl DynamicVersionPolicy for Edge {
    fn request_extract_version(
        &self,
        request: &Request<Body>,
        _: &Logger,
    ) -> Result<Version, HttpError> {
        let Self(app) = self;
        match refused(app, request.method(), request.uri(), request.headers()) {
            Some(error) => Err(error),
            None => Ok(ONLY_VERSION),
        }
    }
}

/// The refusal that this hook makes, if any, in pipeline order as far as possible here.
fn refused(app: &App, method: &Method, uri: &Uri, headers: &HeaderMap) -> Option<HttpError> {
    if is_routable(method, uri) {
        return None;
    }
    let mut allowed = None;
    let (status, message) = if let Err(unwelcome) = app.peers.admit(uri, headers) {
        let status = match unwelcome {
            Unwelcome::SeveralHosts => ClientErrorStatusCode::BAD_REQUEST,
            Unwelcome::Untrusted => ClientErrorStatusCode::FORBIDDEN,
        };
        (status, unwelcome.to_string())
    } else if METHODS.contains(method) {
        let message = "the path cannot be decoded: write it without . and .. and with whole percent-encodings of UTF-8";
        (ClientErrorStatusCode::BAD_REQUEST, message.to_owned())
    } else if let Err(methods) = app.routes.find(&UNROUTED, uri.path())
        && !methods.is_empty()
    {
        // The request's own method is not used, because the router would accept `get` as GET.
        allowed = HeaderValue::try_from(method_list(&methods)).ok();
        let message = "no path has this method: use one of the header Allow";
        (
            ClientErrorStatusCode::METHOD_NOT_ALLOWED,
            message.to_owned(),
        )
    } else {
        (
            ClientErrorStatusCode::NOT_FOUND,
            "there is no such path".to_owned(),
        )
    };
    let mut error = HttpError::for_client_error(None, status, message);
    let headers = error.headers_mut();
    headers.insert(SERVICE_VERSION_HEADER, SERVICE_VERSION_VALUE);
    headers.insert(X_CONTENT_TYPE_OPTIONS, NOSNIFF);
    headers.extend(allowed.map(|methods| (ALLOW, methods)));
    if is_v1(uri.path()) {
        mark_version(headers);
    }
    Some(error)
}

/// Whether Dropshot's router can read a method and a path.
fn is_routable(method: &Method, uri: &Uri) -> bool {
    let is_decodable = |segment: &str| {
        let is_encoded = segment.contains('%');
        !matches!(segment, "." | "..")
            && (!is_encoded || percent_decode_str(segment).decode_utf8().is_ok())
    };
    METHODS.contains(method) && uri.path().split('/').all(is_decodable)
}

/// True for a path of v1, whether it names an operation or not.
pub(super) fn is_v1(path: &str) -> bool {
    let rest = path.strip_prefix(v1::ROOT);
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

/// The status for a request that is too long, whatever it requests (chats-files-auth.md 4.4).
pub(super) fn too_long(uri: &Uri, headers: &HeaderMap) -> Option<StatusCode> {
    let target = uri.path_and_query();
    if target.map_or(0, |target| target.as_str().len()) > TARGET_BYTES_MAX {
        return Some(StatusCode::URI_TOO_LONG);
    }
    // Each header also takes a colon, a space and the line break.
    let block: usize = headers
        .iter()
        .map(|(name, value)| name.as_str().len() + value.len() + 4)
        .sum();
    (block > HEADERS_BYTES_MAX).then_some(StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE)
}

/// Checks the assumptions about Dropshot's router; they must also hold for new versions of the crate.
#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests;
