//! Reading a request body within its cap (http.md 3).
//!
//! `Content-Length` is believed when it announces too much: nothing is read then. A chunked body is read to one byte
//! past the cap at most. A body that comes too slowly is given up (chats-files-auth.md 4.4).
//!
//! All bodies together have a bound in bytes. Each piece takes its part of the memory as it comes, so that a slow client
//! holds no more than it has sent, and gives it back when the request is done. What lies behind the first
//! [`LARGE_BODY`] bytes has memory of its own: small bodies do not wait for large ones.

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

/// Large trees that are in memory at one time; each may take some hundred MB.
const LARGE_TREES: usize = 2;
/// Trees of more values than this take turns; one of so many takes two MB at most.
pub(super) const LARGE_TREE: usize = 8 << 10;
/// Values of all other trees together.
const SMALL_TREES: usize = 32 * LARGE_TREE;
/// How long a body waits for memory. Bodies that wait for each other end so.
const ROOM_TIME: Duration = Duration::from_secs(5);
/// The part that a request takes of a memory.
pub(super) type Room = Option<OwnedSemaphorePermit>;

/// The memory for bodies and for what is made of them.
#[derive(Debug)]
pub(crate) struct BodyMemory {
    /// Bytes, up to [`LARGE_BODY`] of each body.
    small: Arc<Semaphore>,
    /// Bytes behind them.
    large: Arc<Semaphore>,
    pub(super) trees: Arc<Semaphore>,
    pub(super) turns: Arc<Semaphore>,
}

impl BodyMemory {
    /// Room for so many bytes of small bodies, and as many of large ones.
    pub(super) fn new(bytes: usize) -> Self {
        Self {
            small: Arc::new(Semaphore::new(bytes)),
            large: Arc::new(Semaphore::new(bytes)),
            trees: Arc::new(Semaphore::new(SMALL_TREES)),
            turns: Arc::new(Semaphore::new(LARGE_TREES)),
        }
    }
}

/// How far the body of a request has come.
pub(super) enum Content {
    /// It is on the wire; operations without a body leave it there.
    Arriving(RequestBody),
    /// Step 15 has read it, and it is no text that the operation takes: too long, or not UTF-8.
    Bytes(Whole),
    /// Step 15 has read it.
    Text(Result<Value, JsonFault>, Held),
    Form(Arc<Form>),
    Json(
        JsonBody,
        #[expect(dead_code, reason = "held, and given back with the request")] Held,
    ),
}

/// What a body holds of the memory.
#[derive(Debug, Default)]
pub(super) struct Held {
    pub(super) _bytes: Rooms,
    pub(super) _tree: Room,
}

/// The bytes that a body holds of both memories.
#[derive(Debug, Default)]
pub(super) struct Rooms {
    small: Room,
    large: Room,
}

impl Rooms {
    /// Takes room for the next piece of a body that has `length` bytes so far.
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
        // Closed only with the server.
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

/// Reads the whole body, at most `cap` bytes.
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

/// What has been read. Most bodies come in one piece, which then needs no copy.
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
