use super::*;

// H-11 and http.md 1: refused with a 4xx whatever the body.
#[test]
fn what_no_route_can_mean_is_refused_here() {
    let judge = |method: &str, uri: &str| {
        refusal(
            &Method::from_bytes(method.as_bytes()).unwrap(),
            &uri.parse().unwrap(),
        )
    };
    assert_eq!(judge("GET", "/v2/spaces"), None);
    assert_eq!(judge("GET", "/v2/a%2Fb"), None);
    assert_eq!(
        judge("PROPFIND", "/v2/spaces"),
        Some(Refusal::Method(Vec::new()))
    );
    assert_eq!(judge("GET", "/v2/../spaces"), Some(Refusal::Path));
    assert_eq!(judge("GET", "/v2/%ff"), Some(Refusal::Path));
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
