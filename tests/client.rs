//! The generated client against the generated mock server: requests and both envelopes survive the way there and
//! back.

#![expect(clippy::unwrap_used, clippy::panic, reason = "tests")]

use httpmock::MockServer;
use rolltop::mock::MockServerExt;
use rolltop::types::{AnyError, CreateSpaceRequest, Ids, ObjectRead, Space};
use rolltop::{Client, Error};
use serde_json::json;

fn client(server: &MockServer) -> Client {
    Client::new(&server.base_url())
}

#[tokio::test]
async fn a_create_carries_its_controls() {
    let server = MockServer::start_async().await;
    let body: CreateSpaceRequest = serde_json::from_value(json!({ "name": "Garden" })).unwrap();
    let space: Space =
        serde_json::from_value(json!({ "name": "Garden", "dry_run": true })).unwrap();
    let mock = server.create_space(|when, then| {
        when.dry_run(true)
            .ids(Ids::Full)
            .idempotency_key("k-1")
            .body(&body);
        then.ok(&space);
    });

    let client = client(&server);
    let call = client
        .create_space()
        .dry_run(true)
        .ids(Ids::Full)
        .idempotency_key("k-1");
    let answer = call.body(body.clone()).send().await.unwrap();

    mock.assert();
    assert_eq!(answer.status(), 200);
    assert!(answer.id.is_none());
}

#[tokio::test]
async fn a_read_tells_a_document_from_a_rendering() {
    for (served, is_document) in [
        (
            json!({ "formatVersion": "2.0", "id": "o1", "etag": "3fa09c1e", "blocks": [
                { "type": "image", "id": "a41d0", "object_id": "f1" },
            ]}),
            true,
        ),
        (
            json!({ "id": "o1", "etag": "3fa09c1e", "markdown": "# Trip\n" }),
            false,
        ),
    ] {
        let server = MockServer::start_async().await;
        server.get_object(|when, then| {
            when.space_id("k3x9ab").object_id("o1");
            then.ok(&serde_json::from_value(served.clone()).unwrap());
        });
        let client = client(&server);
        let call = client.get_object().space_id("k3x9ab").object_id("o1");
        let read = call.send().await.unwrap().into_inner();
        assert_eq!(matches!(read, ObjectRead::ObjectDocument(_)), is_document);
        // Members that depend on the type of a block are kept.
        assert_eq!(serde_json::to_value(read).unwrap(), served);
    }
}

#[tokio::test]
async fn either_envelope_is_a_typed_error() {
    for envelope in [
        json!({ "status": 404, "code": "not_found", "message": "no such space", "issues": [
            { "path": "space", "message": "no such space", "hint": "see GET /v2/spaces" },
        ]}),
        json!({ "object": "error", "status": 401, "code": "unauthorized", "message": "invalid api key" }),
    ] {
        let server = MockServer::start_async().await;
        let error: AnyError = serde_json::from_value(envelope.clone()).unwrap();
        server.get_space(|when, then| {
            when.space_id("nope");
            then.client_error(error.status, &error);
        });
        let refused = client(&server)
            .get_space()
            .space_id("nope")
            .send()
            .await
            .unwrap_err();
        let Error::ErrorResponse(answer) = refused else {
            panic!("{refused:?}")
        };
        assert_eq!(serde_json::to_value(answer.into_inner()).unwrap(), envelope);
    }
}
