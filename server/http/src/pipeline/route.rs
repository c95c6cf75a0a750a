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
use rolltop_spec::operations::{self, Operation};

use crate::sent_name::decoded;

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

/// Asks one router for a path, which is given in its parts as well.
type Find<C> = Box<dyn Fn(&Method, &str, &[&str]) -> Found<C> + Send + Sync>;

/// A router, and the paths that it knows. Dropshot takes a path apart, with a copy of each of its parts, before it finds
/// that it does not know it: it need not be asked.
struct Finder<C: ServerContext> {
    paths: Vec<Vec<Part>>,
    find: Find<C>,
}

/// A part of a path that a router knows.
#[derive(Eq, PartialEq)]
enum Part {
    Literal(String),
    Variable,
}

impl Part {
    fn of(part: &str) -> Self {
        match variable_name(part) {
            Some(_) => Self::Variable,
            None => Self::Literal(part.to_owned()),
        }
    }

    /// Whether it may stand for this one, which is not decoded yet.
    fn may_be(&self, part: &str) -> bool {
        match self {
            Self::Literal(literal) => literal == part || part.contains('%'),
            Self::Variable => true,
        }
    }
}

impl<C: ServerContext> Finder<C> {
    /// False of a path that the router does not know.
    fn may_know(&self, path: &[&str]) -> bool {
        self.paths.iter().any(|known| {
            let mut parts = known.iter().zip(path);
            known.len() == path.len() && parts.all(|(part, given)| part.may_be(given))
        })
    }
}

/// The routers, in the order in which they are asked.
pub(crate) struct Routes<C: ServerContext>(Vec<Finder<C>>);

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

    /// Looks a request up. But for the root, a trailing or doubled slash is another path (http.md 1), which Dropshot
    /// would forgive.
    pub(crate) fn find(&self, method: &Method, path: &str) -> Found<C> {
        if (path.ends_with('/') && path != "/") || path.contains("//") {
            return Found::Nothing;
        }
        let parts: Vec<&str> = path.split('/').collect();
        let known = self
            .0
            .iter()
            .filter(|finder| finder.may_know(&parts))
            .map(|finder| (finder.find)(method, path, &parts))
            .find(|found| !matches!(found, Found::Nothing));
        known.unwrap_or(Found::Nothing)
    }
}

fn finder<C: ServerContext>(
    description: ApiDescription<C>,
    classify: impl Fn(&str) -> Option<Option<&'static Operation>> + Send + Sync + 'static,
) -> Result<Finder<C>, Unclassified> {
    let router = description.into_router();
    for (_, _, endpoint) in router.endpoints(None) {
        classify(&endpoint.operation_id)
            .ok_or_else(|| Unclassified(endpoint.operation_id.clone()))?;
    }
    let paths = router.endpoints(None);
    let paths = paths.map(|(path, ..)| path.split('/').map(Part::of).collect());
    let mut paths: Vec<Vec<Part>> = paths.collect();
    // One for all of its methods.
    paths.dedup();
    let find: Find<C> =
        Box::new(
            move |method, path, parts| match router.lookup_route(method, path.into(), None) {
                Ok(hit) => {
                    let Some(operation) = classify(&hit.endpoint.operation_id) else {
                        return Found::Nothing;
                    };
                    let handler = hit.handler;
                    let run: Run<C> = Box::new(move |rqctx, request| {
                        async move { handler.handle_request(rqctx, request).await.ok() }.boxed()
                    });
                    let variables =
                        operation.map_or_else(Vec::new, |operation| variables(operation, parts));
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
            },
        );
    Ok(Finder { paths, find })
}

/// The name of the variable that a part of a path is.
fn variable_name(part: &str) -> Option<&str> {
    part.strip_prefix('{')?.strip_suffix('}')
}

/// Reads the variables once more, because the type in which Dropshot keeps them cannot be named.
fn variables(operation: &'static Operation, parts: &[&str]) -> Vec<(&'static str, String)> {
    let names = operation.route.path.split('/').map(variable_name);
    names
        .zip(parts)
        .filter_map(|(name, part)| Some((name?, decoded(part))))
        .collect()
}

impl<C: ServerContext> fmt::Debug for Routes<C> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "Routes({})", self.0.len())
    }
}

/// What of Dropshot's router the pipeline leans on; a new version of the crate must still pass.
#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use std::panic::{AssertUnwindSafe, catch_unwind};

    use dropshot::{ApiEndpoint, ApiEndpointVersions, HttpError, Path};

    use super::*;

    #[derive(serde::Deserialize, schemars::JsonSchema)]
    struct Name {
        #[expect(dead_code, reason = "only routed, never run")]
        name: String,
    }

    fn literal(method: Method, path: &str) -> ApiEndpoint<()> {
        let serve =
            |_: RequestContext<()>| async { Ok::<_, HttpError>(Response::new(Body::empty())) };
        ApiEndpoint::new(
            path.to_owned(),
            serve,
            method,
            "application/json",
            path,
            ApiEndpointVersions::All,
        )
    }

    fn variable(method: Method, path: &str) -> ApiEndpoint<()> {
        let serve = |_: RequestContext<()>, _: Path<Name>| async {
            Ok::<_, HttpError>(Response::new(Body::empty()))
        };
        ApiEndpoint::new(
            path.to_owned(),
            serve,
            method,
            "application/json",
            path,
            ApiEndpointVersions::All,
        )
    }

    fn api(endpoints: Vec<ApiEndpoint<()>>) -> ApiDescription<()> {
        let mut api = ApiDescription::new();
        for endpoint in endpoints {
            api.register(endpoint).unwrap();
        }
        api
    }

    /// The operationId of a hit, or the methods of a miss.
    fn look(routes: &Routes<()>, method: Method, path: &str) -> Result<String, Vec<Method>> {
        match routes.find(&method, path) {
            Found::Hit(hit) => Ok(hit.endpoint.operation_id),
            Found::WrongMethod(methods) => Err(methods),
            Found::Nothing => Err(Vec::new()),
        }
    }

    #[test]
    fn one_router_refuses_a_literal_beside_a_variable() {
        let both = || {
            api(vec![
                variable(Method::GET, "/a/{name}"),
                literal(Method::GET, "/a/me"),
            ])
        };
        assert!(catch_unwind(AssertUnwindSafe(|| both().into_router())).is_err());
    }

    // http.md 14: literal segments win over parameters, wrong methods included.
    #[test]
    fn routers_are_asked_in_their_order() {
        let literals = api(vec![literal(Method::GET, "/a/me")]);
        let variables = api(vec![
            variable(Method::GET, "/a/{name}"),
            variable(Method::PATCH, "/a/{name}"),
        ]);
        let finders = [literals, variables].map(|api| finder(api, |_| Some(None)).unwrap());
        let routes = Routes(finders.into());
        assert_eq!(look(&routes, Method::GET, "/a/me"), Ok("/a/me".to_owned()));
        // However it is written.
        assert_eq!(
            look(&routes, Method::GET, "/a/%6De"),
            Ok("/a/me".to_owned())
        );
        assert_eq!(
            look(&routes, Method::GET, "/a/you"),
            Ok("/a/{name}".to_owned())
        );
        assert_eq!(
            look(&routes, Method::PATCH, "/a/me"),
            Err(vec![Method::GET])
        );
        assert_eq!(
            look(&routes, Method::PUT, "/a/you"),
            Err(vec![Method::GET, Method::PATCH])
        );
        for path in ["/a", "/a/me/", "/a//me", "//a/me", "/b"] {
            assert_eq!(look(&routes, Method::GET, path), Err(Vec::new()), "{path}");
        }
        assert_eq!(
            look(&routes, Method::GET, "/a/x%2Fy"),
            Ok("/a/{name}".to_owned())
        );
    }

    // H-10: an endpoint without a class is not served.
    #[test]
    fn unclassified_endpoints_are_refused() {
        let refused = finder(api(vec![literal(Method::GET, "/a")]), |_| None);
        assert!(refused.is_err_and(|Unclassified(id)| id == "/a"));
    }

    // 20.5: an encoded slash is part of its segment.
    #[test]
    fn variables_are_decoded() {
        let operation = operations::served("get_object").unwrap();
        let found = variables(
            operation,
            &["", "v2", "spaces", "a%20b", "objects", "x%2Fy"],
        );
        assert_eq!(
            found,
            [
                ("space_id", "a b".to_owned()),
                ("object_id", "x/y".to_owned())
            ]
        );
    }
}
