use std::panic::{AssertUnwindSafe, catch_unwind};

use dropshot::{ApiEndpoint, ApiEndpointVersions, HttpError, Path};

use super::*;

#[derive(serde::Deserialize, schemars::JsonSchema)]
struct Name {
    #[expect(dead_code, reason = "only routed, never run")]
    name: String,
}

fn literal(method: Method, path: &str) -> ApiEndpoint<Context> {
    let serve =
        |_: RequestContext<Context>| async { Ok::<_, HttpError>(Response::new(Body::empty())) };
    ApiEndpoint::new(
        path.to_owned(),
        serve,
        method,
        "application/json",
        path,
        ApiEndpointVersions::All,
    )
}

fn variable(method: Method, path: &str) -> ApiEndpoint<Context> {
    let serve = |_: RequestContext<Context>, _: Path<Name>| async {
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

fn api(endpoints: Vec<ApiEndpoint<Context>>) -> ApiDescription<Context> {
    let mut api = ApiDescription::new();
    for endpoint in endpoints {
        api.register(endpoint).unwrap();
    }
    api
}

/// The operationId of a hit, or the methods of a miss.
fn look(routes: &Routes, method: Method, path: &str) -> Result<String, Vec<Method>> {
    let found = routes.find(&method, path);
    found.map(|hit| hit.endpoint.operation_id)
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
fn literals_win() {
    let endpoints = api(vec![
        literal(Method::GET, "/literal/a/me"),
        variable(Method::GET, "/a/{name}"),
        variable(Method::PATCH, "/a/{name}"),
    ]);
    let routes = Routes::new(Vec::new(), endpoints).unwrap();
    assert_eq!(
        look(&routes, Method::GET, "/a/me"),
        Ok("/literal/a/me".to_owned())
    );
    // However it is written.
    assert_eq!(
        look(&routes, Method::GET, "/a/%6De"),
        Ok("/literal/a/me".to_owned())
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
    for path in [
        "/a",
        "/a/me/",
        "/a//me",
        "//a/me",
        "/b",
        "/literal/a/me",
        "/%6Citeral/a/me",
        "*",
        "",
    ] {
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
    let refused = Routes::new(vec![api(vec![literal(Method::GET, "/a")])], api(Vec::new()));
    assert!(refused.is_err_and(|bad| matches!(bad, BadApi::Unclassified(id) if id == "/a")));
}

// 20.5: an encoded slash is part of its segment.
#[test]
fn variables_are_decoded() {
    let operation = operations::served("get_object").unwrap();
    let parts = segments("/v2/spaces/a%20b/objects/x%2Fy").map(decoded);
    let found = variables(operation, parts.collect());
    assert_eq!(
        found,
        [
            ("space_id", "a b".to_owned()),
            ("object_id", "x/y".to_owned())
        ]
    );
}

// H-11 and http.md 1: refused with a 4xx whatever the body.
#[test]
fn what_no_route_can_mean_is_refused_here() {
    let routable = |method: &str, uri: &str| {
        let method = Method::from_bytes(method.as_bytes()).unwrap();
        is_routable(&method, &uri.parse().unwrap())
    };
    assert!(routable("GET", "/v2/spaces"));
    assert!(routable("GET", "/v2/a%2Fb"));
    assert!(!routable("PROPFIND", "/v2/spaces"));
    assert!(!routable("GET", "/v2/../spaces"));
    assert!(!routable("GET", "/v2/%ff"));
}

// chats-files-auth.md 4.4
#[test]
fn lines_and_heads_are_bounded() {
    let none = HeaderMap::new();
    let line = |bytes| format!("/{}", "a".repeat(bytes - 1)).parse().unwrap();
    assert_eq!(too_long(&line(TARGET_BYTES_MAX), &none), None);
    let long = too_long(&line(TARGET_BYTES_MAX + 1), &none);
    assert_eq!(long, Some(StatusCode::URI_TOO_LONG));
    let mut large = HeaderMap::new();
    large.insert("x", "a".repeat(HEADERS_BYTES_MAX).parse().unwrap());
    let uri = Uri::from_static("/v2/spaces");
    let status = StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE;
    assert_eq!(too_long(&uri, &large), Some(status));
}

#[test]
fn a_path_of_v1_begins_with_its_segment() {
    for (path, expected) in [
        ("/v1", true),
        ("/v1/x", true),
        ("/v10", false),
        ("/", false),
    ] {
        assert_eq!(is_v1(path), expected, "{path}");
    }
}
