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
use serde_json::Value;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

use super::form::Form;
use super::json::JsonFault;
use super::json_body::JsonBody;
use super::request_body::{BodyError, LARGE_BODY, RequestBody, announced};

/// Maximum number of large JSON trees in memory at one time; each may take several hundred MB.
const LARGE_TREES: usize = 2;
/// Trees with more values than this are large and wait for a permit; a tree of this size takes at most two MB.
pub(super) const LARGE_TREE: usize = 8 << 10;
/// Maximum number of values in all small trees together.
const SMALL_TREES: usize = 32 * LARGE_TREE;
/// How long a body waits for memory. This also resolves deadlocks between bodies.
const ROOM_TIME: Duration = Duration::from_secs(5);
/// A request's share of a memory.
pub(super) type Room = Option<OwnedSemaphorePermit>;

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
    /// Not read yet. Operations without a body leave it unread.
    Arriving(RequestBody),
    /// Read by step 15, but not valid text for the operation: too long, or not UTF-8.
    Bytes(Whole),
    /// Read by step 15.
    Text(Result<Value, JsonFault>, Held),
    Form(Arc<Form>),
    Json(
        JsonBody,
        #[expect(dead_code, reason = "held, and given back with the request")] Held,
    ),
}

/// The memory that a body holds.
#[derive(Debug, Default)]
pub(super) struct Held {
    pub(super) _bytes: Rooms,
    pub(super) _tree: Room,
}

/// The bytes that a body holds in both memories.
#[derive(Debug, Default)]
pub(super) struct Rooms {
    small: Room,
    large: Room,
}

impl Rooms {
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
        let (Ok(Ok(taken)), held) = (taken, held) else {
            return Err(BodyError::NoRoom);
        };
        match held {
            Some(held) => held.merge(taken),
            none => *none = Some(taken),
        }
        Ok(())
    }
}

#[derive(Debug, Default)]
pub(super) struct Whole {
    pub(super) bytes: Bytes,
    pub(super) rooms: Rooms,
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
    let (mut pieces, mut rooms) = (Pieces::default(), Rooms::default());
    while pieces.len() <= cap {
        let Some(piece) = body.next_piece().await? else {
            return Ok(pieces.whole(rooms));
        };
        let taken = rooms.take(piece.len(), pieces.len(), memory).await;
        taken.inspect_err(|_| body.abandon())?;
        pieces.add(piece);
    }
    Err(BodyError::TooLarge(None))
}

/// The pieces read so far. Most bodies arrive in one piece and need no copy.
#[derive(Default)]
struct Pieces {
    first: Bytes,
    rest: BytesMut,
}

impl Pieces {
    fn len(&self) -> usize {
        self.first.len().max(self.rest.len())
    }

    fn add(&mut self, piece: Bytes) {
        if self.first.is_empty() {
            self.first = piece;
            return;
        }
        if self.rest.is_empty() {
            self.rest.extend_from_slice(&self.first);
        }
        self.rest.extend_from_slice(&piece);
    }

    fn whole(self, rooms: Rooms) -> Whole {
        let bytes = if self.rest.is_empty() {
            self.first
        } else {
            self.rest.freeze()
        };
        Whole { bytes, rooms }
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests;
