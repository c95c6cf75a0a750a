//! The body of a request while it is received, and what becomes of one that is not read to its end.
//!
//! A connection that is closed on a client which is still sending resets, and the client never sees the answer. So the
//! rest of a body is read and dropped, within bounds. A client that waits for leave to send (`Expect: 100-continue`) is
//! not given it by that.

use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use dropshot::Body;
use http::header::{CONTENT_LENGTH, EXPECT, HeaderMap};
use http_body_util::BodyExt;
use hyper::body::Body as _;
use rolltop_document::issue::Issue;
use rolltop_document::wording::too_many;
use rolltop_spec::errors::ErrorKind;
use rolltop_spec::limits::{BODY_BYTES_PER_SECOND, BODY_GRACE_SECONDS};
use rolltop_spec::refusal::ApiError;
use tokio::runtime::Handle;
use tokio::sync::Semaphore;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use super::respond::Rejection;

/// Bodies above this have memory of their own, and are parsed where they cannot hold up other requests.
pub(super) const LARGE_BODY: usize = 256 << 10;

/// Bounds on the rest of bodies that is dropped so that their clients read the answer.
#[derive(Debug)]
struct Drain {
    /// The most of one body.
    bytes: usize,
    /// How long one may take.
    time: Duration,
    /// Bodies at one time. The connections of others are closed on them.
    at_once: usize,
}

/// For callers whose key was recognised.
const OF_CALLERS: Drain = Drain {
    bytes: 64 << 20,
    time: Duration::from_secs(10),
    at_once: 64,
};
/// For all others: they take nothing from those with a key.
const OF_STRANGERS: Drain = Drain {
    bytes: 10 << 20,
    time: Duration::from_secs(5),
    at_once: 16,
};

/// Why a body could not be read.
#[derive(Clone, Copy, Debug, Eq, PartialEq, thiserror::Error)]
pub(crate) enum BodyError {
    /// It is larger than the cap: so many bytes, where that is known.
    #[error("the body is too large")]
    TooLarge(Option<u64>),
    /// The client hung up, or sent no HTTP.
    #[error("the body ended early")]
    Broken,
    /// It came too slowly, on the whole or at the end.
    #[error("the body came too slowly")]
    Stalled,
    #[error("the server stops")]
    Stopping,
    /// Other bodies fill the memory for them.
    #[error("no memory is left for the body")]
    NoRoom,
}

impl BodyError {
    /// The refusal of a body that has this name and this cap.
    pub(super) fn rejection(self, surface: &str, cap: u64) -> Rejection {
        match self {
            Self::TooLarge(size) => {
                let message = match size {
                    Some(size) => format!("the {surface} has {}", too_many(size, "bytes", cap)),
                    None => format!("the {surface} is larger than {cap} bytes"),
                };
                let hint = format!("send at most {cap} bytes of it in one request");
                let issue = Issue::at("", message).hint(hint);
                ApiError::at(ErrorKind::RequestTooLarge, issue).into()
            }
            Self::Broken => {
                let issue = Issue::at("", "the request body cannot be read to its end");
                let hint = "send as many bytes as the header Content-Length announces or, with Transfer-Encoding: chunked, \
                            whole chunks and an empty one at the end";
                ApiError::at(ErrorKind::Invalid, issue.hint(hint)).into()
            }
            Self::Stalled => Rejection::Stalled,
            Self::Stopping | Self::NoRoom => Rejection::Unavailable,
        }
    }
}

/// On what terms bodies are received; shared by all of a server.
#[derive(Debug)]
pub(crate) struct BodyTerms {
    /// How long a body may stand still.
    stall: Duration,
    /// Cancelled when a stopping server waits for bodies no longer.
    given_up: CancellationToken,
    /// Admits bodies of callers to being drained.
    callers: Arc<Semaphore>,
    /// The same for bodies of requests without a key.
    strangers: Arc<Semaphore>,
}

impl BodyTerms {
    /// Bodies may stand still for `stall`, and until `given_up` is cancelled.
    pub(crate) fn new(stall: Duration, given_up: CancellationToken) -> Self {
        Self {
            stall,
            given_up,
            callers: Arc::new(Semaphore::new(OF_CALLERS.at_once)),
            strangers: Arc::new(Semaphore::new(OF_STRANGERS.at_once)),
        }
    }
}

#[derive(Debug)]
pub(crate) struct RequestBody {
    /// `None` when nothing more is expected of it.
    body: Option<Body>,
    terms: Arc<BodyTerms>,
    /// The client waits for leave to send it.
    awaits_leave: bool,
    /// The key of its request was recognised.
    has_caller: bool,
    /// It is said to be larger than [`LARGE_BODY`], or is a form.
    is_large: bool,
    /// Bytes that came so far.
    taken: u64,
    /// How long the server waited for them. What the server did meanwhile is no fault of the client.
    waited: Duration,
    /// The most of that.
    patience: Duration,
}

impl RequestBody {
    pub(super) fn new(terms: &Arc<BodyTerms>, headers: &HeaderMap, body: Body) -> Self {
        let awaits_leave = headers
            .get(EXPECT)
            .is_some_and(|value| value.as_bytes().eq_ignore_ascii_case(b"100-continue"));
        Self {
            body: Some(body),
            terms: Arc::clone(terms),
            awaits_leave,
            has_caller: false,
            is_large: announced(headers).is_some_and(|length| length > LARGE_BODY as u64),
            taken: 0,
            waited: Duration::ZERO,
            patience: Duration::MAX,
        }
    }

    /// A body by itself, which may stand still for `stall`.
    #[cfg(test)]
    pub(super) fn alone(body: Body, stall: Duration) -> Self {
        let terms = Arc::new(BodyTerms::new(stall, CancellationToken::new()));
        Self::new(&terms, &HeaderMap::new(), body)
    }

    /// The next bytes; `None` at the end.
    pub(super) async fn next_piece(&mut self) -> Result<Option<Bytes>, BodyError> {
        // To read it gives the leave.
        self.awaits_leave = false;
        let patience = self.left().min(self.terms.stall);
        let begun = Instant::now();
        let Some(body) = &mut self.body else {
            return Ok(None);
        };
        let next = tokio::time::timeout(patience, piece(body));
        let next = tokio::select! {
            biased;
            next = next => next.unwrap_or(Err(BodyError::Stalled)),
            () = self.terms.given_up.cancelled() => Err(BodyError::Stopping),
        };
        self.waited += begun.elapsed();
        match &next {
            Ok(Some(piece)) => self.taken += piece.len() as u64,
            Ok(None) | Err(_) => self.abandon(),
        }
        next
    }

    /// How long it may still be waited for: a large body brings a least of bytes a second, on average after a while.
    fn left(&self) -> Duration {
        let mut most = self.patience;
        if self.is_large || self.taken > LARGE_BODY as u64 {
            let due = Duration::from_secs(BODY_GRACE_SECONDS + self.taken / BODY_BYTES_PER_SECOND);
            most = most.min(due);
        }
        most.saturating_sub(self.waited)
    }

    /// Holds it to the least rate of a large body from its beginning: a form may be of any size.
    pub(super) fn keep_up(&mut self) {
        self.is_large = true;
    }

    /// Waits for all of it this long at most.
    pub(super) fn within(&mut self, patience: Duration) {
        self.patience = patience;
    }

    /// Notes that the key of its request was recognised, for the bounds on dropping its rest.
    pub(super) fn note_caller(&mut self) {
        self.has_caller = true;
    }

    /// Expects no more of it, not even for the sake of its answer.
    pub(super) fn abandon(&mut self) {
        self.body = None;
    }
}

/// How long the body is said to be.
pub(super) fn announced(headers: &HeaderMap) -> Option<u64> {
    let length = headers.get(CONTENT_LENGTH)?;
    length.to_str().ok()?.parse().ok()
}

async fn piece(body: &mut Body) -> Result<Option<Bytes>, BodyError> {
    loop {
        let Some(frame) = body.frame().await else {
            return Ok(None);
        };
        match frame.map_err(|_| BodyError::Broken)?.into_data() {
            Ok(data) if data.is_empty() => {}
            Ok(data) => return Ok(Some(data)),
            // Trailers say nothing to us.
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
        // Without a runtime there is no connection either.
        let (bounds, drains) = match self.has_caller {
            true => (OF_CALLERS, &self.terms.callers),
            false => (OF_STRANGERS, &self.terms.strangers),
        };
        let permit = Arc::clone(drains).try_acquire_owned();
        if let (Ok(runtime), Ok(permit)) = (Handle::try_current(), permit) {
            runtime.spawn(async move {
                let _permit = permit;
                // Out of time is as good as done.
                let _ = tokio::time::timeout(bounds.time, drain(body, bounds.bytes)).await;
            });
        }
    }
}

/// Drops at most so many bytes, and the piece that goes past them.
async fn drain(mut body: Body, bytes: usize) {
    let mut left = bytes;
    while let Ok(Some(piece)) = piece(&mut body).await {
        let Some(rest) = left.checked_sub(piece.len()) else {
            return;
        };
        left = rest;
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests;
