//! Trees: what is made of JSON bodies. One takes many times the bytes of its text, so only few large ones are in memory
//! at once: each has its turn, from before it is made until it is gone.

use std::mem;
use std::ops::Deref;
use std::sync::Arc;

use bytes::Bytes;
use rolltop_spec::refusal::ApiError;
use serde_json::Value;
use tokio::runtime::Handle;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::body::LARGE_BODY;
use super::json::{self, JsonFault};
use crate::app::App;

/// Trees of more values than this are few at once; one of so many takes two MB at most.
const LARGE_TREE: usize = 8 << 10;

/// One JSON value, and its turn, if it is large.
#[derive(Debug)]
pub(crate) struct Tree {
    value: Value,
    turn: Option<OwnedSemaphorePermit>,
}

impl Tree {
    /// A tree of no more than a value.
    pub(super) fn small(value: Value) -> Self {
        Self { value, turn: None }
    }
}

impl Deref for Tree {
    type Target = Value;

    fn deref(&self) -> &Value {
        &self.value
    }
}

impl Drop for Tree {
    /// To take a large tree apart takes a while, and the last to hold it must not wait.
    fn drop(&mut self) {
        let Some(turn) = self.turn.take() else {
            return;
        };
        let value = mem::take(&mut self.value);
        if let Ok(runtime) = Handle::try_current() {
            runtime.spawn_blocking(move || {
                drop(value);
                drop(turn);
            });
        }
    }
}

/// Reads a body. A large tree waits for one of the turns; who stops waiting, or leaves later, keeps none.
pub(super) async fn read(
    app: &App,
    bytes: Bytes,
    turns: &Arc<Semaphore>,
) -> Result<Result<Tree, JsonFault>, ApiError> {
    let values = match count(app, &bytes).await {
        Ok(values) => values,
        Err(fault) => return Ok(Err(fault)),
    };
    let turn = if values > LARGE_TREE {
        // Closed only with the server.
        let turn = Arc::clone(turns).acquire_owned().await;
        Some(turn.map_err(ApiError::internal)?)
    } else {
        None
    };
    if turn.is_none() && bytes.len() <= LARGE_BODY {
        return Ok(json::parse(&bytes).map(Tree::small));
    }
    let parse = move || json::parse(&bytes).map(|value| Tree { value, turn });
    Ok(app.blocking(move |_| parse()).await)
}

/// How many values there will be, or more; exactly where it matters.
async fn count(app: &App, bytes: &Bytes) -> Result<usize, JsonFault> {
    // Between two values stands a comma at least.
    let most = bytes.len() / 2 + 1;
    if most <= LARGE_TREE {
        return Ok(most);
    }
    if bytes.len() <= LARGE_BODY {
        let most = json::most(bytes);
        return if most <= LARGE_TREE {
            Ok(most)
        } else {
            json::count(bytes)
        };
    }
    let bytes = bytes.clone();
    app.blocking(move |_| json::count(&bytes)).await
}
