//! Mutations on their way through the pipeline: bodies, write rate, idempotency, grants, shutdown.
#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "tests"
)]

mod bodies;
mod idempotency;
mod lifetime;

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use futures::FutureExt;
use http::header::{HeaderName, HeaderValue};
use rolltop_http::testing::{Answer, Call, Options, TestServer};
use rolltop_http::{FaultInjection, ServerConfig};
use serde_json::json;
use tokio::sync::Semaphore;

pub(crate) const SPACES: &str = "/v2/spaces";
pub(crate) const IDEMPOTENCY_KEY: HeaderName = HeaderName::from_static("idempotency-key");

pub(crate) fn post(server: &TestServer, key: &str, path: &str, body: &str) -> Call {
    server.request("POST", path).key(key).body(body.to_owned())
}

pub(crate) fn keyed(call: Call, idempotency_key: &'static str) -> Call {
    call.header(IDEMPOTENCY_KEY, HeaderValue::from_static(idempotency_key))
}

pub(crate) async fn space(server: &TestServer, key: &str, name: &str) -> String {
    let body = json!({ "name": name }).to_string();
    let made = post(server, key, "/v2/spaces?ids=full", &body).send().await;
    assert_eq!(made.status, 201, "{:?}", made.body);
    made.json()["id"].as_str().unwrap().to_owned()
}

pub(crate) async fn count_spaces(server: &TestServer, key: &str) -> u64 {
    let listed = server.request("GET", SPACES).key(key).send().await;
    listed.json()["total"].as_u64().unwrap()
}

pub(crate) fn replayed(answer: &Answer) -> bool {
    answer.header("idempotency-replayed") == Some("true")
}

/// A server on which this happens before every handler.
pub(crate) async fn with_fault<F>(
    fault: impl Fn(&'static str) -> F + Send + Sync + 'static,
) -> TestServer
where
    F: Future<Output = ()> + Send + 'static,
{
    let faults =
        FaultInjection::before_handlers(Arc::new(move |operation| fault(operation).boxed()));
    let config = ServerConfig {
        faults,
        write_limit: false,
        ..ServerConfig::default()
    };
    TestServer::start_with(Options {
        config,
        ..Options::default()
    })
    .await
    .unwrap()
}

/// Where handlers wait until they are let on.
#[derive(Clone)]
pub(crate) struct Gate {
    open: Arc<Semaphore>,
    begun: Arc<AtomicUsize>,
}

impl Gate {
    /// A server with a closed gate before every handler.
    pub(crate) async fn server() -> (TestServer, Self) {
        let gate = Self {
            open: Arc::new(Semaphore::new(0)),
            begun: Arc::new(AtomicUsize::new(0)),
        };
        let before = gate.clone();
        let server = with_fault(move |_| {
            let gate = before.clone();
            async move {
                gate.begun.fetch_add(1, Ordering::SeqCst);
                gate.open.acquire().await.expect("the gate stays").forget();
            }
        });
        (server.await, gate)
    }

    /// How many have come to it.
    pub(crate) fn begun(&self) -> usize {
        self.begun.load(Ordering::SeqCst)
    }

    /// Waits until so many have come to it.
    pub(crate) async fn has_begun(&self, count: usize) {
        while self.begun() < count {
            tokio::task::yield_now().await;
        }
    }

    /// Lets so many on.
    pub(crate) fn let_on(&self, count: usize) {
        self.open.add_permits(count);
    }
}
