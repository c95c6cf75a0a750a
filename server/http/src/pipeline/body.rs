//! Receives a request body: piece by piece, or whole up to its size limit (http.md 3, chats-files-auth.md 4.4).
//!
//! If `Content-Length` exceeds the limit, nothing is read. A chunked body is read up to one byte past the limit. A body
//! that arrives too slowly is abandoned.
//!
//! The total memory of all bodies is bounded. Each piece takes its share when it arrives, so a slow client holds only
//! what it has sent; the share is returned when the request ends. Bytes after the first [`LARGE_BODY`] use separate
//! memory, so that small bodies do not wait for large ones.
//!
//! If the server closes a connection while the client is still sending, the connection is reset and the client never
//! sees the response. Therefore the rest of a body is read and dropped, within limits. This does not trigger a `100
//! Continue` for a client that waits for it.

use std::sync::Arc;
use std::time::Duration;

use bytes::{Bytes, BytesMut};
use dropshot::Body;
use http::header::{CONTENT_LENGTH, EXPECT, HeaderMap};
use http_body_util::BodyExt;
use hyper::body::Body as _;
use rolltop_document::issue::Issue;
use rolltop_document::wording::too_many;
use rolltop_spec::errors::ErrorKind;
use rolltop_spec::limits::{BODY_BYTES_PER_SECOND, BODY_GRACE_SECONDS, BODY_SECONDS};
use rolltop_spec::refusal::ApiError;
use tokio::runtime::Handle;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{Instant, timeout};
use tokio_util::sync::CancellationToken;

use super::respond::Rejection;

/// Bodies above this size use separate memory and are parsed on the blocking pool.
pub(super) const LARGE_BODY: usize = 256 << 10;
/// How long a body waits for memory. This also resolves deadlocks between bodies.
const ROOM_TIME: Duration = Duration::from_secs(5);
/// Trees with more values than this are large and wait for a permit; a tree of this size takes at most two MB.
pub(super) const LARGE_TREE: usize = 8 << 10;
/// Maximum number of large JSON trees in memory at one time; each may take several hundred MB.
const LARGE_TREES: usize = 2;
/// Maximum number of values in all small trees together.
const SMALL_TREES: usize = 32 * LARGE_TREE;

/// Limits on draining bodies.
#[derive(Debug)]
struct Drain {
    /// Maximum number of bytes per body.
    bytes: usize,
    /// Maximum duration per body.
    time: Duration,
    /// Maximum number of bodies at one time. Beyond that, connections are closed without draining.
    at_once: usize,
}

/// For requests with a valid key.
const OF_CALLERS: Drain = Drain {
    bytes: 64 << 20,
    time: Duration::from_secs(10),
    at_once: 64,
};
/// For all others. Separate limits protect requests with a key.
const OF_STRANGERS: Drain = Drain {
    bytes: 10 << 20,
    time: Duration::from_secs(5),
    at_once: 16,
};

/// The rules for receiving bodies, shared by the whole server.
#[derive(Debug)]
pub(crate) struct BodyTerms {
    /// Maximum time without progress.
    stall: Duration,
    /// Cancelled when a stopping server stops waiting for bodies.
    given_up: CancellationToken,
    /// Limits the bodies with a valid key that are drained.
    callers: Arc<Semaphore>,
    /// The same for bodies of requests without a valid key.
    strangers: Arc<Semaphore>,
}

impl BodyTerms {
    /// Bodies can be idle for `stall`, and are abandoned when `given_up` is cancelled.
    pub(crate) fn new(stall: Duration, given_up: CancellationToken) -> Self {
        Self {
            stall,
            given_up,
            callers: Arc::new(Semaphore::new(OF_CALLERS.at_once)),
            strangers: Arc::new(Semaphore::new(OF_STRANGERS.at_once)),
        }
    }
}

/// The memory for bodies and their JSON trees.
#[derive(Debug)]
pub(super) struct BodyMemory {
    /// Bytes of each body up to [`LARGE_BODY`].
    small: Arc<Semaphore>,
    /// The remaining bytes.
    large: Arc<Semaphore>,
    /// Values of small trees.
    pub(super) trees: Arc<Semaphore>,
    /// Large trees.
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
    ) -> Result<(), Rejection> {
        let (room, held) = match length < LARGE_BODY {
            true => (&memory.small, &mut self.small),
            false => (&memory.large, &mut self.large),
        };
        let bytes = u32::try_from(piece).unwrap_or(u32::MAX);
        let taken = timeout(ROOM_TIME, Arc::clone(room).acquire_many_owned(bytes)).await;
        // Closed only when the server ends.
        let Ok(Ok(taken)) = taken else {
            return Err(Rejection::Unavailable);
        };
        match held {
            Some(held) => held.merge(taken),
            none => *none = Some(taken),
        }
        Ok(())
    }
}

#[derive(Debug)]
pub(crate) struct RequestBody {
    /// `None` if the rest is not needed.
    body: Option<Body>,
    terms: Arc<BodyTerms>,
    /// Its length according to the client.
    pub(super) announced: Option<u64>,
    /// The client waits for `100 Continue`.
    awaits_leave: bool,
    /// The key of its request is valid, which selects the limits for draining.
    pub(super) has_caller: bool,
    /// It needs the minimum rate from its first byte: it is announced as larger than [`LARGE_BODY`], or it is a form,
    /// which can have any size.
    pub(super) is_large: bool,
    /// Number of bytes received.
    taken: u64,
    /// Total time spent waiting for the client. Time spent by the server is not included.
    waited: Duration,
    /// The maximum of `waited`.
    patience: Duration,
}

impl RequestBody {
    pub(super) fn new(terms: &Arc<BodyTerms>, headers: &HeaderMap, body: Body) -> Self {
        let awaits_leave = headers
            .get(EXPECT)
            .is_some_and(|value| value.as_bytes().eq_ignore_ascii_case(b"100-continue"));
        let length = headers.get(CONTENT_LENGTH);
        let announced = length.and_then(|length| length.to_str().ok()?.parse().ok());
        Self {
            body: Some(body),
            terms: Arc::clone(terms),
            announced,
            awaits_leave,
            has_caller: false,
            is_large: announced.is_some_and(|length| length > LARGE_BODY as u64),
            taken: 0,
            waited: Duration::ZERO,
            patience: Duration::MAX,
        }
    }

    /// A body with its own terms; it can be idle for `stall`.
    #[cfg(test)]
    pub(super) fn alone(body: Body, stall: Duration) -> Self {
        let terms = Arc::new(BodyTerms::new(stall, CancellationToken::new()));
        Self::new(&terms, &HeaderMap::new(), body)
    }

    /// The whole body with the memory that it holds. `surface` names it in the refusal of one above `cap` bytes.
    pub(super) async fn whole(
        &mut self,
        surface: &str,
        cap: usize,
        memory: &BodyMemory,
    ) -> Result<(Bytes, Held), Rejection> {
        if self.announced.is_some_and(|length| length > cap as u64) {
            return Err(too_large(surface, self.announced, cap as u64));
        }
        self.patience = Duration::from_secs(BODY_SECONDS);
        let (mut bytes, mut held) = (BytesMut::new(), Held::default());
        while bytes.len() <= cap {
            let Some(piece) = self.next_piece().await? else {
                return Ok((bytes.freeze(), held));
            };
            let taken = held.take(piece.len(), bytes.len(), memory).await;
            taken.inspect_err(|_| self.body = None)?;
            bytes.extend_from_slice(&piece);
        }
        Err(too_large(surface, None, cap as u64))
    }

    /// The next bytes; `None` at the end. After a refusal, the rest is not drained.
    pub(super) async fn next_piece(&mut self) -> Result<Option<Bytes>, Rejection> {
        // Reading triggers the `100 Continue`.
        self.awaits_leave = false;
        let patience = self.left().min(self.terms.stall);
        let begun = Instant::now();
        let Some(body) = &mut self.body else {
            return Ok(None);
        };
        let next = timeout(patience, piece(body));
        let next = tokio::select! {
            biased;
            next = next => next.unwrap_or(Err(Rejection::Stalled)),
            () = self.terms.given_up.cancelled() => Err(Rejection::Unavailable),
        };
        self.waited += begun.elapsed();
        match &next {
            Ok(Some(piece)) => self.taken += piece.len() as u64,
            Ok(None) | Err(_) => self.body = None,
        }
        next
    }

    /// The remaining time to wait for the body. A large body must have a minimum average rate after a grace period.
    fn left(&self) -> Duration {
        let mut most = self.patience;
        if self.is_large || self.taken > LARGE_BODY as u64 {
            let due = Duration::from_secs(BODY_GRACE_SECONDS + self.taken / BODY_BYTES_PER_SECOND);
            most = most.min(due);
        }
        most.saturating_sub(self.waited)
    }
}

async fn piece(body: &mut Body) -> Result<Option<Bytes>, Rejection> {
    loop {
        let Some(frame) = body.frame().await else {
            return Ok(None);
        };
        match frame.map_err(|_| broken())?.into_data() {
            Ok(data) if data.is_empty() => {}
            Ok(data) => return Ok(Some(data)),
            // Trailers are ignored.
            Err(_) => {}
        }
    }
}

impl Drop for RequestBody {
    fn drop(&mut self) {
        let Some(body) = self.body.take() else {
            return;
        };
        if self.awaits_leave || body.is_end_stream() {
            return;
        }
        let (bounds, drains) = match self.has_caller {
            true => (OF_CALLERS, &self.terms.callers),
            false => (OF_STRANGERS, &self.terms.strangers),
        };
        let permit = Arc::clone(drains).try_acquire_owned();
        // Without a runtime there is no connection to drain.
        if let (Ok(runtime), Ok(permit)) = (Handle::try_current(), permit) {
            runtime.spawn(async move {
                let _permit = permit;
                // A timeout ends the draining.
                let _ = timeout(bounds.time, drain(body, bounds.bytes)).await;
            });
        }
    }
}

/// Drops up to this many bytes, plus the rest of the last piece.
async fn drain(mut body: Body, bytes: usize) {
    let mut left = bytes;
    while let Ok(Some(piece)) = piece(&mut body).await {
        let Some(rest) = left.checked_sub(piece.len()) else {
            return;
        };
        left = rest;
    }
}

/// The refusal of something above its size limit, with the size if it is known.
pub(super) fn too_large(surface: &str, size: Option<u64>, cap: u64) -> Rejection {
    let message = match size {
        Some(size) => format!("the {surface} has {}", too_many(size, "bytes", cap)),
        None => format!("the {surface} is larger than {cap} bytes"),
    };
    let hint = format!("send at most {cap} bytes of it in one request");
    ApiError::at(
        ErrorKind::RequestTooLarge,
        Issue::at("", message).hint(hint),
    )
    .into()
}

/// The refusal of a body whose client disconnected or sent invalid HTTP.
pub(super) fn broken() -> Rejection {
    let issue = Issue::at("", "the request body cannot be read to its end");
    let hint = "send as many bytes as the header Content-Length announces or, with Transfer-Encoding: chunked, \
                whole chunks and an empty one at the end";
    ApiError::at(ErrorKind::Invalid, issue.hint(hint)).into()
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests;
