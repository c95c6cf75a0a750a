//! Receives a request body, and drains one that is not read to its end.
//!
//! If the server closes a connection while the client is still sending, the connection is reset and the client never
//! sees the response. Therefore the rest of a body is read and dropped, within limits. This does not trigger a `100
//! Continue` for a client that waits for it.

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

/// Bodies above this size use separate memory and are parsed on the blocking pool.
pub(super) const LARGE_BODY: usize = 256 << 10;

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

/// Why reading a body failed.
#[derive(Clone, Copy, Debug, Eq, PartialEq, thiserror::Error)]
pub(crate) enum BodyError {
    /// It exceeds the limit; contains the size if known.
    #[error("the body is too large")]
    TooLarge(Option<u64>),
    /// The client disconnected, or sent invalid HTTP.
    #[error("the body ended early")]
    Broken,
    /// It arrived too slowly, in total or at the end.
    #[error("the body came too slowly")]
    Stalled,
    #[error("the server stops")]
    Stopping,
    /// The memory for bodies is exhausted.
    #[error("no memory is left for the body")]
    NoRoom,
}

impl BodyError {
    /// The refusal, with the name of the body and its limit.
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

#[derive(Debug)]
pub(crate) struct RequestBody {
    /// `None` if the rest is not needed.
    body: Option<Body>,
    terms: Arc<BodyTerms>,
    /// The client waits for `100 Continue`.
    awaits_leave: bool,
    /// The key of its request is valid.
    has_caller: bool,
    /// Its announced length exceeds [`LARGE_BODY`], or it is a form.
    is_large: bool,
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

    /// A body with its own terms; it can be idle for `stall`.
    #[cfg(test)]
    pub(super) fn alone(body: Body, stall: Duration) -> Self {
        let terms = Arc::new(BodyTerms::new(stall, CancellationToken::new()));
        Self::new(&terms, &HeaderMap::new(), body)
    }

    /// The next bytes; `None` at the end.
    pub(super) async fn next_piece(&mut self) -> Result<Option<Bytes>, BodyError> {
        // Reading triggers the `100 Continue`.
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

    /// The remaining time to wait for the body. A large body must have a minimum average rate after a grace period.
    fn left(&self) -> Duration {
        let mut most = self.patience;
        if self.is_large || self.taken > LARGE_BODY as u64 {
            let due = Duration::from_secs(BODY_GRACE_SECONDS + self.taken / BODY_BYTES_PER_SECOND);
            most = most.min(due);
        }
        most.saturating_sub(self.waited)
    }

    /// Applies the minimum rate from the start: a form can have any size.
    pub(super) fn keep_up(&mut self) {
        self.is_large = true;
    }

    /// Sets the maximum time to wait for the whole body.
    pub(super) fn within(&mut self, patience: Duration) {
        self.patience = patience;
    }

    /// Records that the key of its request is valid, which selects the limits for draining.
    pub(super) fn note_caller(&mut self) {
        self.has_caller = true;
    }

    /// Drops the body without draining it.
    pub(super) fn abandon(&mut self) {
        self.body = None;
    }
}

/// The announced length of the body.
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
        // Without a runtime there is no connection to drain.
        let (bounds, drains) = match self.has_caller {
            true => (OF_CALLERS, &self.terms.callers),
            false => (OF_STRANGERS, &self.terms.strangers),
        };
        let permit = Arc::clone(drains).try_acquire_owned();
        if let (Ok(runtime), Ok(permit)) = (Handle::try_current(), permit) {
            runtime.spawn(async move {
                let _permit = permit;
                // A timeout ends the draining.
                let _ = tokio::time::timeout(bounds.time, drain(body, bounds.bytes)).await;
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

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests;
