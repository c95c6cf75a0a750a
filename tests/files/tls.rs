//! Sources that speak TLS (chats-files-auth.md 2.3).

use std::sync::Arc;

use data_encoding::BASE64;
use rolltop_http::ServerConfig;
use rolltop_http::fetch::{AllowedHosts, FetchConfig, FetchTimes};
use rustls::crypto::aws_lc_rs;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;

use super::source::{Names, Source};
use super::{content, files};
use crate::support::World;

/// A certificate for good.test that only these tests trust, and its key.
const CERTIFICATE: &str = "\
    MIIBPjCB5aADAgECAgEBMAoGCCqGSM49BAMCMBQxEjAQBgNVBAMMCWdvb2QudGVzdDAgFw0yMDAxMDEwMDAwMDBaGA8yMTIw\
    MDEwMTAwMDAwMFowFDESMBAGA1UEAwwJZ29vZC50ZXN0MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEmiqQFyVgQkjKJN/c\
    RWABu2+Mu0GHbphMrOElmRH7pKr5OtY/3YraIngMrOtEk+H4JWwTHt8NBlsxpQlhrivVCKMmMCQwFAYDVR0RBA0wC4IJZ29v\
    ZC50ZXN0MAwGA1UdEwEB/wQCMAAwCgYIKoZIzj0EAwIDSAAwRQIgbjW4N8ru9TNJusnHTBjlM8E9HlMOFUVyGCa0+PnyEZ4C\
    IQCORXa8XSSG8mHiD9Dp4aVM2gQl8UM1RunKGyOuL+LVqw==";
const KEY: &str = "\
    MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgBVW8KkvIYhV548hgc66gvZ/zaWK7ZJRvJSMxjoaJpFmhRANC\
    AASaKpAXJWBCSMok39xFYAG7b4y7QYdumEys4SWZEfukqvk61j/ditoieAys60ST4fglbBMe3w0GWzGlCWGuK9UI";

fn certificate() -> CertificateDer<'static> {
    BASE64.decode(CERTIFICATE.as_bytes()).unwrap().into()
}

/// A server at an address of this machine that speaks TLS as good.test, and its port. A query is where it redirects to.
async fn encrypted() -> u16 {
    let key = PrivateKeyDer::try_from(BASE64.decode(KEY.as_bytes()).unwrap()).unwrap();
    let config = rustls::ServerConfig::builder_with_provider(aws_lc_rs::default_provider().into())
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(vec![certificate()], key)
        .unwrap();
    let acceptor = TlsAcceptor::from(Arc::new(config));
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let acceptor = acceptor.clone();
            // A client that does not trust us leaves.
            tokio::spawn(async move { drop(serve(acceptor, stream).await) });
        }
    });
    port
}

async fn serve(acceptor: TlsAcceptor, stream: TcpStream) -> std::io::Result<()> {
    let mut stream = acceptor.accept(stream).await?;
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        head.push(stream.read_u8().await?);
    }
    let head = String::from_utf8_lossy(&head).into_owned();
    let path = head.split(' ').nth(1).unwrap_or_default();
    let answer = match path.split_once('?') {
        Some((_, target)) => {
            format!("HTTP/1.1 302 Found\r\nContent-Length: 0\r\nLocation: {target}\r\n\r\n")
        }
        None => "HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\nsecret".to_owned(),
    };
    stream.write_all(answer.as_bytes()).await?;
    stream.shutdown().await
}

/// A server that may fetch from this machine by two names, and trusts these certificates beside the system's.
async fn world(roots: Vec<CertificateDer<'static>>) -> World {
    let names = Names::default()
        .with("good.test", &[&["127.0.0.1"]])
        .with("other.test", &[&["127.0.0.1"]]);
    World::configured(ServerConfig {
        write_limit: false,
        fetch: FetchConfig {
            allowed_hosts: AllowedHosts::parse("good.test, other.test").unwrap(),
            resolver: Arc::new(names),
            times: FetchTimes::default(),
            roots,
        },
        ..ServerConfig::default()
    })
    .await
}

// C-69
#[tokio::test]
async fn a_source_that_proves_its_identity_is_fetched() {
    let (world, port) = (world(vec![certificate()]).await, encrypted().await);
    let url = format!("https://good.test:{port}/letter.txt");
    let created = world.post(&files(&world), json!({ "url": url })).await;
    let created = created.body(201);
    assert_eq!(
        (&created["name"], &created["size"]),
        (&json!("letter"), &json!(6))
    );
    let path = content(&world, created["id"].as_str().unwrap());
    assert_eq!(world.get(&path).await.is(200).text, "secret");
    // From a plain source to an encrypted one is no loss.
    let plain = Source::start().await;
    let url = plain.url("good.test", &format!("/redirect?{url}"));
    world
        .post(&files(&world), json!({ "url": url }))
        .await
        .is(201);
}

// chats-files-auth.md 2.3: https to http is refused, by name or address.
#[tokio::test]
async fn a_redirect_to_a_plain_source_is_refused() {
    let (world, port) = (world(vec![certificate()]).await, encrypted().await);
    let plain = Source::start().await;
    let target = plain.url("good.test", "/hello.txt");
    let url = format!("https://good.test:{port}/?{target}");
    let reply = world.post(&files(&world), json!({ "url": url })).await;
    reply.invalid(&["/url"]).mentions(&["https to http"]);
    assert_eq!(plain.connections(), 0);
    // Within TLS it goes on.
    let url = format!("https://good.test:{port}/?https://good.test:{port}/");
    let reply = world.post(&files(&world), json!({ "url": url })).await;
    reply.is(201);
}

// chats-files-auth.md 2.2: a failure of TLS is 400 /url.
#[tokio::test]
async fn a_source_that_does_not_prove_its_identity_is_refused() {
    let port = encrypted().await;
    let (trusting, wary) = (world(vec![certificate()]).await, world(Vec::new()).await);
    for (world, host) in [(&trusting, "other.test"), (&wary, "good.test")] {
        let url = format!("https://{host}:{port}/");
        let reply = world.post(&files(world), json!({ "url": url })).await;
        reply
            .invalid(&["/url"])
            .mentions(&["did not prove its identity"])
            .omits(&["127.0.0.1"]);
    }
}
