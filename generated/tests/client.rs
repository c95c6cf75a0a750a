//! The generated client against a real server: requests and both envelopes arrive typed.

#![expect(clippy::unwrap_used, clippy::panic, reason = "tests")]

use reqwest::header::{AUTHORIZATION, HeaderMap, HeaderValue};
use rolltop_client::types::{AnyError, CreateObjectRequest, GetObjectFormat, Ids, ObjectRead};
use rolltop_client::{Client, Error};
use rolltop_http::testing::TestServer;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

fn client(server: &TestServer, key: &str) -> Client {
    let key = HeaderValue::try_from(format!("Bearer {key}")).unwrap();
    let http = reqwest::Client::builder()
        .no_proxy()
        .default_headers(HeaderMap::from_iter([(AUTHORIZATION, key)]))
        .build()
        .unwrap();
    Client::new_with_client(&format!("http://{}", server.address()), http)
}

async fn server() -> (TestServer, Client) {
    let server = TestServer::start().await.unwrap();
    let client = client(&server, &server.unscoped_key().unwrap());
    (server, client)
}

fn body<T: DeserializeOwned>(value: Value) -> T {
    serde_json::from_value(value).unwrap()
}

#[tokio::test]
async fn a_create_carries_its_controls() {
    let (_server, client) = server().await;
    let garden = body(json!({ "name": "Garden" }));
    let trial = client.create_space(Some(true), None, None, &garden).await;
    assert_eq!(trial.unwrap().into_inner().id, None);

    let create = || client.create_space(None, Some(Ids::Full), Some("k-1"), &garden);
    let (first, repeated) = (create().await.unwrap(), create().await.unwrap());
    let id = first.into_inner().id.unwrap();
    assert!(id.len() > 40, "{id}");
    assert_eq!(repeated.into_inner().id, Some(id));
}

#[tokio::test]
async fn a_read_is_a_document_or_a_rendering() {
    let (_server, client) = server().await;
    let garden = body(json!({ "name": "Garden" }));
    let space = client.create_space(None, None, None, &garden).await;
    let space = space.unwrap().into_inner().id.unwrap();
    let page: CreateObjectRequest = body(json!({ "type": "page", "markdown": "- [x] tent" }));
    let created = client.create_object(&space, None, None, None, &page).await;
    let object = created.unwrap().into_inner().id.unwrap();
    let read = async |format| {
        let read = client.get_object(&space, &object, None, format, None, None, None, None);
        read.await.unwrap().into_inner()
    };

    let ObjectRead::ObjectDocument(document) = read(None).await else {
        panic!("a rendering")
    };
    // A member that depends on the type of the block is kept.
    let block = serde_json::to_value(document.blocks.first()).unwrap();
    assert_eq!(block.get("checked"), Some(&json!(true)), "{block}");
    let ObjectRead::MarkdownEnvelope(rendering) = read(Some(GetObjectFormat::Md)).await else {
        panic!("a document")
    };
    assert_eq!(rendering.markdown, "- [x] tent\n");
}

#[tokio::test]
async fn either_envelope_is_a_typed_error() {
    let (server, client) = server().await;
    let refusal = async |client: &Client| {
        let refused = client.get_space("nope", None).await.unwrap_err();
        let Error::ErrorResponse(answer) = refused else {
            panic!("{refused:?}")
        };
        answer.into_inner()
    };

    let missing: AnyError = refusal(&client).await;
    assert_eq!((missing.status, missing.code.as_str()), (404, "not_found"));
    assert!(!missing.issues.is_empty() && missing.object.is_none());
    let stranger = refusal(&self::client(&server, "rt_wrong")).await;
    assert_eq!(
        (stranger.status, stranger.code.as_str()),
        (401, "unauthorized")
    );
    assert_eq!(stranger.object.as_deref(), Some("error"));
}
