//! Reads a request body up to its size limit (http.md 3).
//!
//! If `Content-Length` exceeds the limit, nothing is read. A chunked body is read up to one byte past the limit. A body
//! that arrives too slowly is abandoned (chats-files-auth.md 4.4).
//!
//! The total memory of all bodies is bounded. Each piece takes its share when it arrives, so a slow client holds only
//! what it has sent; the share is returned when the request ends. Bytes after the first [`LARGE_BODY`] use separate
//! memory, so that small bodies do not wait for large ones.

use std::sync::Arc;
use std::time::Duration;

use bytes::{Bytes, BytesMut};
use http::header::HeaderMap;
use rolltop_spec::limits::BODY_SECONDS;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

use super::form::Form;
use super::json_body::JsonBody;
use super::request_body::{BodyError, LARGE_BODY, RequestBody, announced};
use super::respond::Rejection;

/// Maximum number of large JSON trees in memory at one time; each may take several hundred MB.
const LARGE_TREES: usize = 2;
/// Trees with more values than this are large and wait for a permit; a tree of this size takes at most two MB.
pub(super) const LARGE_TREE: usize = 8 << 10;
/// Maximum number of values in all small trees together.
const SMALL_TREES: usize = 32 * LARGE_TREE;
/// How long a body waits for memory. This also resolves deadlocks between bodies.
const ROOM_TIME: Duration = Duration::from_secs(5);
/// The memory for bodies and their JSON trees.
#[derive(Debug)]
pub(crate) struct BodyMemory {
    /// Bytes of each body up to [`LARGE_BODY`].
    small: Arc<Semaphore>,
    /// The remaining bytes.
    large: Arc<Semaphore>,
    pub(super) trees: Arc<Semaphore>,
    pub(super) turns: Arc<Semaphore>,
}

impl BodyMemory {
    /// Creates memory of this size for small bodies, and the same for large ones.
    pub(super) fn new(bytes: usize) -> Self {
        Self {
            small: Arc::new(Semaphore::new(bytes)),
            large: Arc::new(Semaphore::new(bytes)),
            trees: Arc::new(Semaphore::new(SMALL_TREES)),
            turns: Arc::new(Semaphore::new(LARGE_TREES)),
        }
    }
}

/// The state of a request body.
pub(super) enum Content {
    /// A GET or HEAD without one.
    Absent,
    /// Not read yet. Operations without a body leave it unread.
    Arriving(RequestBody),
    /// Read by step 15, with the refusal for step 16 (b).
    Refused(Rejection),
    Form(Arc<Form>),
    Json(
        JsonBody,
        #[expect(dead_code, reason = "held, and given back with the request")] Held,
    ),
}

/// The memory that a body holds: its bytes, and the share of its JSON tree.
#[derive(Debug, Default)]
pub(super) struct Held {
    small: Option<OwnedSemaphorePermit>,
    large: Option<OwnedSemaphorePermit>,
    pub(super) _tree: Option<OwnedSemaphorePermit>,
}

impl Held {
    /// Takes memory for the next piece of a body that has `length` bytes so far.
    async fn take(
        &mut self,
        piece: usize,
        length: usize,
        memory: &BodyMemory,
    ) -> Result<(), BodyError> {
        let (room, held) = match length < LARGE_BODY {
            true => (&memory.small, &mut self.small),
            false => (&memory.large, &mut self.large),
        };
        let bytes = u32::try_from(piece).unwrap_or(u32::MAX);
        let taken = timeout(ROOM_TIME, Arc::clone(room).acquire_many_owned(bytes)).await;
        // Closed only when the server ends.
        let Ok(Ok(taken)) = taken else {
            return Err(BodyError::NoRoom);
        };
        match held {
            Some(held) => held.merge(taken),
            none => *none = Some(taken),
        }
        Ok(())
    }
}

#[derive(Debug)]
pub(super) struct Whole {
    pub(super) bytes: Bytes,
    pub(super) held: Held,
}

/// Reads the whole body, up to `cap` bytes.
pub(super) async fn read(
    headers: &HeaderMap,
    body: &mut RequestBody,
    cap: usize,
    memory: &BodyMemory,
) -> Result<Whole, BodyError> {
    let announced = announced(headers).unwrap_or_default();
    if announced > cap as u64 {
        return Err(BodyError::TooLarge(Some(announced)));
    }
    body.within(Duration::from_secs(BODY_SECONDS));
    let (mut bytes, mut held) = (BytesMut::new(), Held::default());
    while bytes.len() <= cap {
        let Some(piece) = body.next_piece().await? else {
            let bytes = bytes.freeze();
            return Ok(Whole { bytes, held });
        };
        let taken = held.take(piece.len(), bytes.len(), memory).await;
        taken.inspect_err(|_| body.abandon())?;
        bytes.extend_from_slice(&piece);
    }
    Err(BodyError::TooLarge(None))
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests;
