//! Request bodies: one strict JSON value within its cap (http.md 3).

use http::header::{CONTENT_TYPE, HeaderValue};
use rolltop_http::testing::TestServer;

use crate::{SPACES, count_spaces, keyed, post, space};

// H-23, H-24, H-25, H-30, C-111
#[tokio::test]
async fn bodies_are_one_strict_json_value() {
    let server = TestServer::start().await.unwrap();
    let key = server.unscoped_key().unwrap();
    for (body, path) in [
        ("", ""),
        (" \n", ""),
        ("[]", ""),
        (r#"{"name":"#, ""),
        ("{} {}", ""),
        (r#"{"name":"A"} x"#, ""),
        (r#"{"name":"A","name":"B"}"#, "/name"),
        (r#"{"name":"A","zz":1}"#, "/zz"),
        (r#"{"name":1}"#, "/name"),
        ("{}", "/name"),
        (r#"{"name":" "}"#, "/name"),
    ] {
        let answer = post(&server, &key, SPACES, body).send().await.unwrap();
        assert_eq!(
            (answer.status.as_u16(), answer.code().as_str()),
            (400, "validation_failed"),
            "{body:?}"
        );
        assert_eq!(answer.issue_path(), path, "{body:?}");
    }
    let blank = post(&server, &key, SPACES, "").send().await.unwrap();
    assert!(
        blank.json()["message"]
            .as_str()
            .unwrap()
            .contains("request body is required")
    );
    // http.md 3: the hint names the shape.
    let hint = blank.json()["issues"][0]["hint"].clone();
    assert!(hint.as_str().unwrap().contains(r#"{"name":"#), "{hint}");
    assert_eq!(
        count_spaces(&server, &key).await,
        0,
        "a refusal stores nothing"
    );

    for content_type in [
        "text/plain",
        "application/x-www-form-urlencoded",
        "application/json",
    ] {
        let call = post(&server, &key, SPACES, r#"{"name":"A","description":null}"#);
        let answer = call
            .header(CONTENT_TYPE, HeaderValue::from_static(content_type))
            .send()
            .await
            .unwrap();
        assert_eq!(answer.status, 201, "{content_type}");
    }
    let get = server
        .request("GET", SPACES)
        .key(&key)
        .unwrap()
        .body("{")
        .send()
        .await
        .unwrap();
    assert_eq!(get.status, 200, "routes without a body ignore one");
}

// H-26, H-27
#[tokio::test]
async fn bodies_have_a_cap() {
    let server = TestServer::start().await.unwrap();
    let key = server.unscoped_key().unwrap();
    let id = space(&server, &key, "S").await;
    let objects = format!("/v2/spaces/{id}/objects");
    let padded = |size: usize| format!("{{}}{}", " ".repeat(size - 2));
    for (path, size, status) in [
        (SPACES, (1 << 20) + 1, 413),
        (SPACES, 1 << 20, 400),
        (objects.as_str(), 2 << 20, 400),
        (objects.as_str(), (10 << 20) + 1, 413),
    ] {
        let answer = post(&server, &key, path, &padded(size))
            .send()
            .await
            .unwrap();
        assert_eq!(answer.status, status, "{path} {size}");
        if status == 413 {
            assert_eq!(answer.code(), "request_too_large");
            let cap = if path == SPACES {
                "1048576"
            } else {
                "10485760"
            };
            assert!(answer.json()["message"].as_str().unwrap().contains(cap));
        }
    }
    let large = keyed(
        post(&server, &key, SPACES, &padded((10 << 20) + 1)),
        "large",
    )
    .send()
    .await
    .unwrap();
    assert_eq!(large.status, 413);
    let small = keyed(post(&server, &key, SPACES, r#"{"name":"A"}"#), "large")
        .send()
        .await
        .unwrap();
    assert_eq!(small.status, 201, "a refusal does not hold the key");
}
