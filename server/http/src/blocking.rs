//! The blocking pool: work that may wait for the disk, off the async threads.

use std::panic;

use tokio::task::{JoinError, spawn_blocking};

/// Runs work on the blocking pool. Panics are propagated.
pub(crate) async fn blocking<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> T {
    joined(spawn_blocking(work).await)
}

/// The result of a task; panics are propagated, up to the panic guard.
pub(crate) fn joined<T>(result: Result<T, JoinError>) -> T {
    match result {
        Ok(value) => value,
        // Tasks are only cancelled by a runtime that is shut down.
        Err(error) => panic::resume_unwind(error.into_panic()),
    }
}
