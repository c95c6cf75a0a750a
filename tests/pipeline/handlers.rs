//! Handlers that wait or fail before they begin.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use futures::FutureExt;
use rolltop_http::ServerConfig;
use rolltop_http::testing::Options;
use tokio::sync::Semaphore;

use crate::support::World;

/// A world in which this happens before every handler.
pub(super) async fn with_fault<F>(
    options: Options,
    fault: impl Fn(&'static str) -> F + Send + Sync + 'static,
) -> World
where
    F: Future<Output = ()> + Send + 'static,
{
    let config = ServerConfig {
        fault: Some(Arc::new(move |operation| fault(operation).boxed())),
        ..options.config
    };
    World::with(Options { config, ..options }).await
}

/// Where handlers wait until the gate lets them go on.
#[derive(Clone)]
pub(super) struct Gate {
    open: Arc<Semaphore>,
    begun: Arc<AtomicUsize>,
}

impl Gate {
    /// A world with a closed gate before every handler.
    pub(super) async fn world(options: Options) -> (World, Self) {
        let gate = Self {
            open: Arc::new(Semaphore::new(0)),
            begun: Arc::new(AtomicUsize::new(0)),
        };
        let before = gate.clone();
        let world = with_fault(options, move |_| {
            let gate = before.clone();
            async move {
                gate.begun.fetch_add(1, Ordering::SeqCst);
                gate.open.acquire().await.unwrap().forget();
            }
        });
        (world.await, gate)
    }

    /// How many handlers have come to the gate.
    pub(super) fn begun(&self) -> usize {
        self.begun.load(Ordering::SeqCst)
    }

    /// Waits until so many handlers have come to the gate.
    pub(super) async fn has_begun(&self, count: usize) {
        while self.begun() < count {
            tokio::task::yield_now().await;
        }
    }

    /// Lets so many handlers go on.
    pub(super) fn let_on(&self, count: usize) {
        self.open.add_permits(count);
    }
}
