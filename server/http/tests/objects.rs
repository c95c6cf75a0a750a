//! Object routes over HTTP: statuses, headers and the shapes of answers. What a document means is tested elsewhere.
#![expect(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]

use http::header::{HeaderName, HeaderValue, IF_MATCH};
use rolltop_http::testing::{Answer, TestServer};
use rolltop_workspace::keys::{KeyReach, Permission, Scope};
use serde_json::{Value, json};

/// A server with a space, and the key that owns both.
struct Fixture {
    server: TestServer,
    key: String,
    space: String,
}

impl Fixture {
    async fn new() -> Self {
        let server = TestServer::start().await.unwrap();
        let key = server
            .key(
                "Notes",
                Scope::JsonApi,
                KeyReach::AllSpaces(Permission::ReadWrite),
            )
            .unwrap();
        let made = server
            .request("POST", "/v2/spaces")
            .key(&key)
            .unwrap()
            .body(r#"{"name":"S"}"#)
            .send()
            .await
            .unwrap();
        let space = made.json()["id"].as_str().unwrap().to_owned();
        Self { server, key, space }
    }

    async fn send(
        &self,
        method: &str,
        path: &str,
        body: Value,
        headers: &[(&'static str, &str)],
    ) -> Answer {
        let path = format!("/v2/spaces/{}/objects{path}", self.space);
        let mut call = self.server.request(method, &path).key(&self.key).unwrap();
        for (name, value) in headers {
            call = call.header(
                HeaderName::from_static(name),
                HeaderValue::from_str(value).unwrap(),
            );
        }
        let body = if body.is_null() {
            String::new()
        } else {
            body.to_string()
        };
        call.body(body).send().await.unwrap()
    }

    async fn create(&self) -> (String, String) {
        let made = self
            .send(
                "POST",
                "",
                json!({"type": "page", "name": "A", "markdown": "one\n\ntwo"}),
                &[],
            )
            .await;
        assert_eq!(made.status, 201, "{:?}", made.body);
        let body = made.json();
        assert_eq!(body["type"], "page");
        let etag = body["etag"].as_str().unwrap();
        assert_eq!(made.header("etag"), Some(format!("\"{etag}\"").as_str()));
        (body["id"].as_str().unwrap().to_owned(), etag.to_owned())
    }
}

// H-52, H-53, H-59, H-112
#[tokio::test]
async fn an_object_is_made_read_edited_and_archived() {
    let fixture = Fixture::new().await;
    let (id, etag) = fixture.create().await;
    for _ in 0..2 {
        // The second read is answered from memory.
        let read = fixture
            .send("GET", &format!("/{id}"), Value::Null, &[])
            .await;
        assert_eq!(
            (read.status.as_u16(), read.header("content-type")),
            (200, Some("application/json"))
        );
        assert_eq!(read.header("etag"), Some(format!("\"{etag}\"").as_str()));
        assert_eq!(read.json()["etag"], Value::from(etag.as_str()));
        assert_eq!(read.json()["properties"]["name"], "A");
        assert_eq!(read.json()["blocks"].as_array().unwrap().len(), 2);
    }
    let edit = json!({"ops": [{"op": "set_properties", "set": {"name": "B"}}]});
    let dry = fixture
        .send("PATCH", &format!("/{id}?dry_run=true"), edit.clone(), &[])
        .await;
    assert_eq!(
        (dry.status.as_u16(), dry.header("etag")),
        (200, None),
        "{:?}",
        dry.body
    );
    assert_eq!(
        (dry.json().get("etag"), &dry.json()["dry_run"]),
        (None, &json!(true))
    );
    let edited = fixture.send("PATCH", &format!("/{id}"), edit, &[]).await;
    assert_eq!(edited.status, 200);
    assert_eq!(
        (
            edited.json().get("dry_run"),
            &edited.json()["diff_stats"]["properties_changed"]
        ),
        (None, &json!(1))
    );
    let after = edited.json()["etag"].as_str().unwrap().to_owned();
    assert_eq!(edited.header("etag"), Some(format!("\"{after}\"").as_str()));
    assert_ne!(after, etag);
    let listed = fixture.send("GET", "", Value::Null, &[]).await;
    assert_eq!(
        listed.json()["data"],
        json!([{"id": id, "name": "B", "type": "page"}])
    );

    let archived = fixture
        .send("DELETE", &format!("/{id}"), json!({"ignored": true}), &[])
        .await;
    assert_eq!(
        (archived.status.as_u16(), archived.json()),
        (200, json!({"id": id, "type": "page"}))
    );
    assert_eq!(
        fixture.send("GET", "", Value::Null, &[]).await.json()["total"],
        0
    );
    let again = fixture
        .send("DELETE", &format!("/{id}"), Value::Null, &[])
        .await;
    assert_eq!(
        (
            again.status.as_u16(),
            again.json()["warnings"].as_array().map(Vec::len)
        ),
        (200, Some(1))
    );
}

// H-47, H-48, H-49, H-50
#[tokio::test]
async fn if_match_guards_edits_and_archiving() {
    let fixture = Fixture::new().await;
    let (id, etag) = fixture.create().await;
    let noop = json!({"ops": [{"op": "set_properties", "set": {"name": "A"}}]});
    for fine in [
        etag.clone(),
        format!("\"{etag}\""),
        format!("W/\"{etag}\""),
        format!("\"x\", \"{etag}\""),
        "*".into(),
        String::new(),
    ] {
        let answer = fixture
            .send(
                "PATCH",
                &format!("/{id}"),
                noop.clone(),
                &[("if-match", &fine)],
            )
            .await;
        assert_eq!(answer.status, 200, "{fine}");
        assert_eq!(
            answer.json()["etag"],
            Value::from(etag.as_str()),
            "a no-op keeps the etag"
        );
    }
    for (method, query) in [("PATCH", ""), ("PATCH", "?dry_run=true"), ("DELETE", "")] {
        let stale = fixture
            .send(
                method,
                &format!("/{id}{query}"),
                noop.clone(),
                &[("if-match", "\"00000000\"")],
            )
            .await;
        assert_eq!(
            (stale.status.as_u16(), stale.code().as_str()),
            (409, "etag_mismatch"),
            "{method}{query}"
        );
        assert_eq!(stale.header("etag"), Some(format!("\"{etag}\"").as_str()));
        assert!(stale.json()["message"].as_str().unwrap().contains(&etag));
        assert_eq!(
            stale.issue_path(),
            IF_MATCH.as_str().replace("if-match", "If-Match")
        );
        assert!(
            stale.json()["issues"][0]["hint"]
                .as_str()
                .unwrap()
                .contains("GET /v2/spaces/"),
            "H-137"
        );
    }
    let unknown = fixture
        .send(
            "DELETE",
            "/nothing",
            Value::Null,
            &[("if-match", "\"00000000\"")],
        )
        .await;
    assert_eq!(
        (unknown.status.as_u16(), unknown.issue_path().as_str()),
        (404, "object_id")
    );
}

// H-32, H-44
#[tokio::test]
async fn replays_repeat_the_etag_and_the_first_outcome() {
    let fixture = Fixture::new().await;
    let body = json!({"type": "page", "name": "A"});
    let key = [("idempotency-key", "k")];
    let first = fixture.send("POST", "", body.clone(), &key).await;
    let second = fixture.send("POST", "", body, &key).await;
    assert_eq!(second.header("idempotency-replayed"), Some("true"));
    assert_eq!(
        (first.header("etag"), &first.body),
        (second.header("etag"), &second.body)
    );
    assert!(first.header("etag").is_some());
    let id = first.json()["id"].as_str().unwrap().to_owned();
    let delete = [("idempotency-key", "d")];
    let first = fixture
        .send("DELETE", &format!("/{id}"), Value::Null, &delete)
        .await;
    let second = fixture
        .send("DELETE", &format!("/{id}"), Value::Null, &delete)
        .await;
    assert_eq!(
        (first.json(), second.header("idempotency-replayed")),
        (second.json(), Some("true"))
    );
    assert!(second.json().get("warnings").is_none());
}

// H-55
#[tokio::test]
async fn a_dry_create_tells_no_identity() {
    let fixture = Fixture::new().await;
    let dry = fixture
        .send(
            "POST",
            "?dry_run=true",
            json!({"type": "page", "name": "A"}),
            &[],
        )
        .await;
    assert_eq!((dry.status.as_u16(), dry.header("etag")), (200, None));
    assert_eq!(dry.json(), json!({"type": "page", "dry_run": true}));
    assert_eq!(
        fixture.send("GET", "", Value::Null, &[]).await.json()["total"],
        0
    );
}

// H-119, http.md 2
#[tokio::test]
async fn reads_check_their_own_parameters() {
    let fixture = Fixture::new().await;
    let (id, _) = fixture.create().await;
    for (query, status, code, path) in [
        ("include=foo", 400, "validation_failed", "include"),
        ("outline=maybe", 400, "validation_failed", "outline"),
        ("format=html", 400, "validation_failed", "format"),
        ("outline=true&block=x", 400, "ambiguous_input", ""),
        ("format=md&outline=true", 400, "ambiguous_input", ""),
        ("block=zzzzz", 404, "not_found", "block"),
    ] {
        let answer = fixture
            .send("GET", &format!("/{id}?{query}"), Value::Null, &[])
            .await;
        assert_eq!(
            (answer.status.as_u16(), answer.code().as_str()),
            (status, code),
            "{query}"
        );
        if path.is_empty() {
            assert_eq!(
                answer.json()["issues"].as_array().unwrap().len(),
                2,
                "{query}"
            );
        } else {
            assert_eq!(answer.issue_path(), path, "{query}");
        }
    }
    for fine in [
        "include=",
        "include=properties",
        "outline=true",
        "format=md",
        "ids=full",
        "keys=name",
        "foo=1",
    ] {
        let answer = fixture
            .send("GET", &format!("/{id}?{fine}"), Value::Null, &[])
            .await;
        assert_eq!(answer.status, 200, "{fine} {:?}", answer.body);
        assert!(answer.header("etag").is_some(), "{fine}");
    }
    let missing = fixture.send("GET", "/nothing", Value::Null, &[]).await;
    assert_eq!(
        (missing.status.as_u16(), missing.issue_path().as_str()),
        (404, "object_id")
    );
}

// H-20, H-21
#[tokio::test]
async fn objects_are_listed_by_pages() {
    let fixture = Fixture::new().await;
    let list = async |query: &str| {
        let answer = fixture.send("GET", query, Value::Null, &[]).await;
        answer.json()
    };
    assert_eq!(
        list("").await,
        json!({"data": [], "total": 0, "offset": 0, "limit": 25, "has_more": false})
    );
    for _ in 0..3 {
        fixture.create().await;
    }
    let page = list("?limit=2").await;
    assert_eq!(
        (page["data"].as_array().unwrap().len(), &page["total"]),
        (2, &json!(3))
    );
    assert_eq!(page["has_more"], true);
    for part in ["2 of 3", "offset 0", "filters of a search", "offset=2"] {
        let message = page["message"].as_str().unwrap();
        assert!(message.contains(part), "{message}");
    }
    let last = list("?limit=2&offset=2").await;
    assert_eq!(
        (&last["has_more"], last.get("message")),
        (&json!(false), None)
    );
}
