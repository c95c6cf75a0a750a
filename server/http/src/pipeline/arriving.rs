//! A request body on its way in, whoever reads it, and what becomes of one that nobody reads to its end.
//!
//! A connection that is closed on a client which is still sending resets, and the client never sees the answer. So the
//! rest of a body is read and dropped, within bounds: those of a caller whose key was admitted, and narrower ones for
//! everybody else. A client that waits for leave to send (`Expect: 100-continue`) is not given it by that.

use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use dropshot::Body;
use http::header::{EXPECT, HeaderMap};
use http_body_util::BodyExt;
use hyper::body::Body as _;
use rolltop_spec::limits::DOCUMENT_BODY_BYTES;
use tokio::runtime::Handle;
use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;

/// How much of the rest of a body is dropped for nothing but the answer to be read, and how long that may take.
#[derive(Clone, Copy, Debug)]
struct Bounds {
    bytes: usize,
    time: Duration,
}

/// For those whose key was admitted.
const CALLERS: Bounds = Bounds {
    bytes: 64 << 20,
    time: Duration::from_secs(10),
};
/// For everybody else: what a client sends that means well and reads no answer before it has sent the largest JSON
/// body there is.
const STRANGERS: Bounds = Bounds {
    bytes: DOCUMENT_BODY_BYTES,
    time: Duration::from_secs(5),
};
/// Bodies of everybody else that are dropped at once; the connections of others are closed on them.
const STRANGERS_DRAINS: usize = 16;

/// Why a body could not be had.
#[derive(Clone, Copy, Debug, Eq, PartialEq, thiserror::Error)]
pub(crate) enum Unread {
    /// It is larger than the cap: so many bytes, where that is known.
    #[error("the body is too large")]
    TooLarge(Option<u64>),
    /// The client hung up, or sent no HTTP.
    #[error("the body ended early")]
    Broken,
    /// It came too slowly.
    #[error("the body came too slowly")]
    Stalled,
    /// The server stops.
    #[error("the server stops")]
    Stopping,
}

/// On what terms bodies are received; shared by all of a server.
#[derive(Debug)]
pub(crate) struct Terms {
    /// How long a body may stand still.
    stall: Duration,
    /// Cancelled when a stopping server waits for bodies no longer.
    given_up: CancellationToken,
    /// Admits bodies of strangers to being dropped in order.
    strangers: Arc<Semaphore>,
}

impl Terms {
    /// Bodies may stand still for `stall`, and until `given_up` is cancelled.
    pub(crate) fn new(stall: Duration, given_up: CancellationToken) -> Self {
        Self {
            stall,
            given_up,
            strangers: Arc::new(Semaphore::new(STRANGERS_DRAINS)),
        }
    }
}

/// A body that is being received.
#[derive(Debug)]
pub(crate) struct Arriving {
    /// `None` when nothing more is expected of it.
    body: Option<Body>,
    terms: Arc<Terms>,
    /// The client waits for leave to send it.
    awaits_leave: bool,
    /// Whoever sends it has a key that was admitted.
    of_caller: bool,
}

impl Arriving {
    pub(super) fn new(terms: &Arc<Terms>, headers: &HeaderMap, body: Body) -> Self {
        let awaits_leave = headers
            .get(EXPECT)
            .is_some_and(|value| value.as_bytes().eq_ignore_ascii_case(b"100-continue"));
        Self {
            body: Some(body),
            terms: Arc::clone(terms),
            awaits_leave,
            of_caller: false,
        }
    }

    /// A body by itself, which may stand still for `stall`.
    #[cfg(test)]
    pub(super) fn alone(body: Body, stall: Duration) -> Self {
        let terms = Arc::new(Terms::new(stall, CancellationToken::new()));
        Self::new(&terms, &HeaderMap::new(), body)
    }

    /// It is sent by a caller whose key was admitted.
    pub(super) fn admit(&mut self) {
        self.of_caller = true;
    }

    /// The next bytes; `None` at the end.
    pub(super) async fn next_piece(&mut self) -> Result<Option<Bytes>, Unread> {
        // Whoever asks for it gives the leave.
        self.awaits_leave = false;
        let Some(body) = &mut self.body else {
            return Ok(None);
        };
        let next = tokio::time::timeout(self.terms.stall, piece(body));
        let next = tokio::select! {
            biased;
            next = next => next.unwrap_or(Err(Unread::Stalled)),
            () = self.terms.given_up.cancelled() => Err(Unread::Stopping),
        };
        if !matches!(next, Ok(Some(_))) {
            self.abandon();
        }
        next
    }

    /// Nobody waits for more of it, not even for the sake of its answer.
    pub(super) fn abandon(&mut self) {
        self.body = None;
    }
}

async fn piece(body: &mut Body) -> Result<Option<Bytes>, Unread> {
    loop {
        let Some(frame) = body.frame().await else {
            return Ok(None);
        };
        match frame.map_err(|_| Unread::Broken)?.into_data() {
            Ok(data) if data.is_empty() => {}
            Ok(data) => return Ok(Some(data)),
            // Trailers say nothing to us.
            Err(_) => {}
        }
    }
}

impl Drop for Arriving {
    fn drop(&mut self) {
        let Some(body) = self.body.take() else {
            return;
        };
        if self.awaits_leave || body.is_end_stream() {
            return;
        }
        // Without a runtime there is no connection either.
        let Ok(runtime) = Handle::try_current() else {
            return;
        };
        if self.of_caller {
            runtime.spawn(drain(body, CALLERS));
        } else if let Ok(permit) = Arc::clone(&self.terms.strangers).try_acquire_owned() {
            runtime.spawn(async move {
                let _permit = permit;
                drain(body, STRANGERS).await;
            });
        }
    }
}

async fn drain(mut body: Body, bounds: Bounds) {
    let mut left = bounds.bytes;
    let draining = async {
        while let Ok(Some(piece)) = piece(&mut body).await {
            let Some(rest) = left.checked_sub(piece.len()) else {
                return;
            };
            left = rest;
        }
    };
    // Out of time is as good as done.
    let _ = tokio::time::timeout(bounds.time, draining).await;
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use std::convert::Infallible;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use futures::{StreamExt, stream};
    use http_body_util::StreamBody;
    use hyper::body::Frame;

    use super::*;

    const A_MINUTE: Duration = Duration::from_secs(60);
    const PIECE: usize = 64 << 10;

    fn wrapped(pieces: impl stream::Stream<Item = Bytes> + Send + Sync + 'static) -> Body {
        let frames = pieces.map(|piece| Ok::<_, Infallible>(Frame::data(piece)));
        Body::wrap(StreamBody::new(frames))
    }

    /// A body without end, and how many of its pieces were taken.
    fn endless() -> (Body, Arc<AtomicUsize>) {
        let taken = Arc::new(AtomicUsize::new(0));
        let count = Arc::clone(&taken);
        let piece = Bytes::from(vec![b' '; PIECE]);
        let pieces = stream::repeat_with(move || {
            count.fetch_add(1, Ordering::Relaxed);
            piece.clone()
        });
        (wrapped(pieces), taken)
    }

    /// Bytes that are read of it after `arriving` was dropped.
    async fn drained(arriving: Arriving, taken: &AtomicUsize) -> usize {
        drop(arriving);
        let mut before = usize::MAX;
        while before != taken.load(Ordering::Relaxed) {
            before = taken.load(Ordering::Relaxed);
            tokio::task::yield_now().await;
        }
        before * PIECE
    }

    // chats-files-auth.md 4.4
    #[tokio::test]
    async fn a_body_is_not_waited_for_without_end() {
        // Nor does one go on that says nothing.
        for pieces in [0, 1] {
            let said = stream::repeat(Bytes::new()).take(pieces);
            let body = wrapped(said.chain(stream::pending()));
            let mut body = Arriving::alone(body, Duration::ZERO);
            assert_eq!(body.next_piece().await, Err(Unread::Stalled));
            assert_eq!(body.next_piece().await, Ok(None));
        }
        let mut body = Arriving::alone(Body::from("a"), Duration::ZERO);
        assert_eq!(body.next_piece().await.unwrap().unwrap(), "a");
    }

    #[tokio::test]
    async fn a_stopping_server_waits_for_no_body() {
        let mut body = Arriving::alone(wrapped(stream::pending()), A_MINUTE);
        body.terms.given_up.cancel();
        assert_eq!(body.next_piece().await, Err(Unread::Stopping));
        // What is there already is taken all the same.
        let mut body = Arriving::alone(Body::from("a"), A_MINUTE);
        body.terms.given_up.cancel();
        assert_eq!(body.next_piece().await.unwrap().unwrap(), "a");
    }

    // The answer to who sends on is only read when nobody closes the connection on him.
    #[tokio::test]
    async fn the_rest_of_a_body_is_dropped_within_bounds() {
        let (body, taken) = endless();
        let stranger = Arriving::alone(body, A_MINUTE);
        let read = drained(stranger, &taken).await;
        assert!(
            (DOCUMENT_BODY_BYTES..=DOCUMENT_BODY_BYTES + PIECE).contains(&read),
            "{read}"
        );
        let (body, taken) = endless();
        let mut caller = Arriving::alone(body, A_MINUTE);
        caller.admit();
        let read = drained(caller, &taken).await;
        assert!(
            (CALLERS.bytes..=CALLERS.bytes + PIECE).contains(&read),
            "{read}"
        );
    }

    #[tokio::test]
    async fn nothing_is_read_of_what_awaits_leave_or_is_given_up() {
        let (body, taken) = endless();
        let mut arriving = Arriving::alone(body, A_MINUTE);
        arriving.awaits_leave = true;
        assert_eq!(drained(arriving, &taken).await, 0);
        let (body, taken) = endless();
        let mut arriving = Arriving::alone(body, A_MINUTE);
        arriving.abandon();
        assert_eq!(drained(arriving, &taken).await, 0);
        // Who has been given leave is sending.
        let (body, taken) = endless();
        let mut arriving = Arriving::alone(body, A_MINUTE);
        arriving.awaits_leave = true;
        arriving.next_piece().await.unwrap();
        assert!(drained(arriving, &taken).await > PIECE);
    }

    #[tokio::test]
    async fn only_some_strangers_are_read_on_at_once() {
        let terms = Arc::new(Terms::new(A_MINUTE, CancellationToken::new()));
        let arriving = |body| Arriving::new(&terms, &HeaderMap::new(), body);
        for _ in 0..STRANGERS_DRAINS {
            drop(arriving(wrapped(stream::pending())));
        }
        let (body, taken) = endless();
        assert_eq!(drained(arriving(body), &taken).await, 0);
    }
}
