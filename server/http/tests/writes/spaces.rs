//! Space routes: grants, lists, changes (http.md 8, 17).

use rolltop_http::testing::TestServer;
use rolltop_workspace::keys::{KeyReach, Permission, Scope};
use serde_json::{Value, json};

use crate::{SPACES, keyed, replayed, space};

// H-6, H-61, H-63, H-64, H-65, H-42
#[tokio::test]
async fn grants_are_judged_space_first() {
    let server = TestServer::start().await.unwrap();
    let key = server.unscoped_key().unwrap();
    let (one, two) = (
        space(&server, &key, "One").await,
        space(&server, &key, "Two").await,
    );
    let reader = server
        .space_key("reader", &[&one], Permission::Read)
        .unwrap();
    let writer = server
        .space_key("writer", &[&one], Permission::ReadWrite)
        .unwrap();
    let send = async |key: &str, method: &str, path: String, body: &str| {
        server
            .request(method, &path)
            .key(key)
            .unwrap()
            .body(body.to_owned())
            .send()
            .await
            .unwrap()
    };
    for (key, id, code) in [
        (&reader, &two, "space_not_granted"),
        (&reader, &one, "write_not_granted"),
    ] {
        let answer = send(key, "PATCH", format!("/v2/spaces/{id}?dry_run=maybe"), "{").await;
        assert_eq!(
            (answer.status.as_u16(), answer.code().as_str()),
            (403, code)
        );
        let scope = format!("Bearer error=\"insufficient_scope\", scope=\"space:{id}:readwrite\"");
        assert_eq!(answer.header("www-authenticate"), Some(scope.as_str()));
    }
    let answer = send(
        &writer,
        "PATCH",
        format!("/v2/spaces/{one}?dry_run=maybe"),
        "{",
    )
    .await;
    assert_eq!(
        (answer.status.as_u16(), answer.issue_path().as_str()),
        (400, "dry_run")
    );

    let stranger = format!("bafyrei{}.x", "a".repeat(52));
    for id in [&two, &stranger] {
        let answer = send(&reader, "GET", format!("/v2/spaces/{id}"), "").await;
        assert_eq!(
            (answer.status.as_u16(), answer.code().as_str()),
            (403, "space_not_granted")
        );
    }
    let tail = &two.split('.').next().unwrap()[53..];
    let answer = send(&reader, "GET", format!("/v2/spaces/{tail}"), "").await;
    assert_eq!(
        (answer.status.as_u16(), answer.issue_path().as_str()),
        (404, "space_id")
    );
    assert!(!String::from_utf8_lossy(&answer.body).contains("Two"));
    assert!(
        answer.json()["issues"][0]["hint"]
            .as_str()
            .unwrap()
            .contains("GET /v2/spaces"),
        "H-137"
    );

    for (reach, status, code) in [
        (
            KeyReach::AllSpaces(Permission::Read),
            403,
            "write_not_granted",
        ),
        (KeyReach::AllSpaces(Permission::ReadWrite), 201, ""),
    ] {
        let key = server.key("all", Scope::JsonApi, reach).unwrap();
        let answer = send(&key, "POST", SPACES.to_owned(), r#"{"name":"A"}"#).await;
        assert_eq!(
            (answer.status.as_u16(), answer.code().as_str()),
            (status, code)
        );
    }
    let restricted = send(&writer, "POST", SPACES.to_owned(), r#"{"name":"A"}"#).await;
    assert_eq!(restricted.code(), "space_not_granted");
    // http.md 8: no space is addressed, so none is named.
    let told = restricted.header("www-authenticate");
    assert_eq!(told, Some("Bearer error=\"insufficient_scope\""));

    let call = || {
        let call = server
            .request("PATCH", &format!("/v2/spaces/{one}"))
            .key(&writer)
            .unwrap();
        keyed(call.body(r#"{"description":"d"}"#), "k")
    };
    assert_eq!(call().send().await.unwrap().status, 200);
    server.workspace.revoke_key("writer").unwrap();
    let revoked = call().send().await.unwrap();
    assert_eq!(
        (revoked.status.as_u16(), replayed(&revoked)),
        (401, false),
        "a replay is authenticated too"
    );
}

// H-20, H-21, H-22, H-77, H-79
#[tokio::test]
async fn spaces_are_listed_made_and_changed() {
    let server = TestServer::start().await.unwrap();
    let key = server.unscoped_key().unwrap();
    let list = async |key: &str, query: &str| {
        server
            .request("GET", &format!("{SPACES}?{query}"))
            .key(key)
            .unwrap()
            .send()
            .await
            .unwrap()
            .json()
    };
    assert_eq!(
        list(&key, "").await,
        json!({"data": [], "total": 0, "offset": 0, "limit": 25, "has_more": false, "has_not_granted_spaces": false})
    );
    let mut ids = Vec::new();
    for name in ["  A ", "B", "C", "D", "E"] {
        ids.push(space(&server, &key, name).await);
    }
    ids.sort_unstable();
    let page = list(&key, "limit=2&ids=full").await;
    assert_eq!(
        (&page["has_more"], &page["total"]),
        (&json!(true), &json!(5))
    );
    for part in ["5", "2", "offset 0", "offset=2"] {
        assert!(
            page["message"].as_str().unwrap().contains(part),
            "{}",
            page["message"]
        );
    }
    let last = list(&key, "limit=2&offset=4").await;
    assert_eq!(
        (&last["has_more"], last.get("message")),
        (&json!(false), None)
    );
    let beyond = list(&key, "offset=1000000").await;
    assert_eq!(
        (&beyond["data"], &beyond["total"], &beyond["has_more"]),
        (&json!([]), &json!(5), &json!(false))
    );
    let all = list(&key, "ids=full").await;
    let listed: Vec<&str> = all["data"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|row| row["id"].as_str())
        .collect();
    assert_eq!(listed, ids);

    let reader = server
        .space_key("reader", &[&ids[0]], Permission::Read)
        .unwrap();
    let granted = list(&reader, "limit=1&offset=5").await;
    assert_eq!(
        (&granted["total"], &granted["has_not_granted_spaces"]),
        (&json!(1), &json!(true))
    );

    let patch = async |body: Value| {
        let call = server
            .request("PATCH", &format!("/v2/spaces/{}?ids=full", ids[0]))
            .key(&key)
            .unwrap();
        call.body(body.to_string()).send().await.unwrap()
    };
    assert_eq!(patch(json!({})).await.status, 400);
    assert_eq!(
        patch(json!({"icon_image": "x"})).await.issue_path(),
        "/icon_image"
    );
    let described = patch(json!({"name": "N", "description": "d"})).await;
    assert_eq!(
        described.json(),
        json!({"id": ids[0], "name": "N", "description": "d", "dry_run": false})
    );
    assert_eq!(
        patch(json!({"description": ""})).await.json(),
        json!({"id": ids[0], "name": "N", "dry_run": false})
    );
    let unknown = server
        .request("PATCH", "/v2/spaces/zzzzzz")
        .key(&key)
        .unwrap()
        .body("{")
        .send()
        .await
        .unwrap();
    assert_eq!(
        unknown.status, 404,
        "the space is looked up before the body"
    );
}
