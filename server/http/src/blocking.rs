//! Work that may wait for the disk, off the threads that answer requests.

use std::panic;

use tokio::task::{JoinError, spawn_blocking};

/// Runs work on the blocking pool. Its panic goes on here.
pub(crate) async fn blocking<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> T {
    joined(spawn_blocking(work).await)
}

/// The result of a task; its panic goes on here, up to the panic guard.
pub(crate) fn joined<T>(result: Result<T, JoinError>) -> T {
    match result {
        Ok(value) => value,
        Err(error) => match error.try_into_panic() {
            Ok(payload) => panic::resume_unwind(payload),
            // Nothing aborts our tasks; only a runtime that is going down does.
            Err(error) => panic::resume_unwind(Box::new(error.to_string())),
        },
    }
}
