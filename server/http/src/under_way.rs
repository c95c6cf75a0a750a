//! Answers under way: what a stopping server waits for, and what large ones may hold of the memory while their clients do
//! not read them.
//!
//! A stopping server waits for answers that are being computed, and for large ones that are being sent. Event streams end
//! with the server, whether their clients read on or not; and a client that has not sent all of a request when the stop
//! begins has little time left for the rest.
//!
//! A large answer takes its part of the memory before it is sent. One of which nothing is taken for a while is dropped: its
//! memory, its file and its part are free again, whatever becomes of the connection, which belongs to Dropshot.

use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::task::{Context, Poll};
use std::time::Duration;

use dropshot::Body;
use headers::{ContentLength, HeaderMapExt};
use http::Response;
use hyper::body::{Body as _, Bytes, Frame, SizeHint};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{Instant, sleep, sleep_until, timeout};
use tokio_util::sync::CancellationToken;
use tokio_util::task::task_tracker::TaskTrackerToken;
use tokio_util::task::{AbortOnDropHandle, TaskTracker};

/// How long clients have to send the end of what they began, and then to take the end of what was answered.
const LAST_BYTES: Duration = Duration::from_secs(1);
/// Answers above this are counted until they are sent, in pieces of this size: less is always on its way when a stop
/// ends.
const PIECE: usize = 64 << 10;
/// Bytes of large answers that may be under way.
const SENDING_BYTES: u32 = 64 << 20;
/// What the content of a file takes of them: it is read in pieces.
const FILE_BYTES: u32 = 256 << 10;
/// Large answers that may wait for their part.
const WAITING: usize = 64;

#[derive(Clone, Debug)]
pub(crate) struct UnderWay {
    answers: TaskTracker,
    bodies_given_up: CancellationToken,
    /// Bytes of large answers.
    room: Arc<Semaphore>,
    /// Places of those that wait for room.
    waiting: Arc<Semaphore>,
    /// How long an answer waits for a client that takes nothing, and for room.
    stall: Duration,
}

/// Large answers that clients do not take fill the memory for them.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) struct NoRoom;

impl UnderWay {
    /// Nothing yet. Answers wait for `stall` for clients that take nothing.
    pub(crate) fn new(stall: Duration) -> Self {
        Self {
            answers: TaskTracker::default(),
            bodies_given_up: CancellationToken::default(),
            room: Arc::new(Semaphore::new(SENDING_BYTES as usize)),
            waiting: Arc::new(Semaphore::new(WAITING)),
            stall,
        }
    }

    /// One more answer until this is dropped.
    pub(crate) fn answer(&self) -> TaskTrackerToken {
        self.answers.token()
    }

    #[cfg(feature = "testing")]
    pub(crate) fn count(&self) -> usize {
        self.answers.len()
    }

    /// Cancelled when bodies of requests are waited for no longer.
    pub(crate) fn bodies_given_up(&self) -> CancellationToken {
        self.bodies_given_up.clone()
    }

    /// Counts a large answer until all of it has been taken. It waits until there is room for it.
    pub(crate) async fn sending(&self, answer: Response<Body>) -> Result<Response<Body>, NoRoom> {
        // The body of a file does not know its length, its head does.
        let told = answer.headers().typed_get::<ContentLength>();
        let known = answer.body().size_hint().exact();
        let length = known.or(told.map(|length| length.0)).unwrap_or_default();
        if length <= PIECE as u64 {
            return Ok(answer);
        }
        let bytes = known.map_or(FILE_BYTES, |length| {
            u32::try_from(length).map_or(SENDING_BYTES, |length| length.min(SENDING_BYTES))
        });
        let room = self.room_for(bytes).await?;
        let token = self.answer();
        Ok(answer.map(|body| Body::wrap(Counted::new(body, self.stall, (room, token)))))
    }

    async fn room_for(&self, bytes: u32) -> Result<OwnedSemaphorePermit, NoRoom> {
        if let Ok(room) = Arc::clone(&self.room).try_acquire_many_owned(bytes) {
            return Ok(room);
        }
        let _place = self.waiting.try_acquire().map_err(|_| NoRoom)?;
        let room = timeout(self.stall, Arc::clone(&self.room).acquire_many_owned(bytes)).await;
        // Closed only with the server.
        room.ok().and_then(Result::ok).ok_or(NoRoom)
    }

    /// Waits until nothing is left but what cannot be waited for: event streams that are not read, and connections on
    /// which only a part of a request has come.
    pub(crate) async fn nothing_left(&self) {
        self.answers.close();
        if timeout(LAST_BYTES, self.answers.wait()).await.is_err() {
            self.bodies_given_up.cancel();
            self.answers.wait().await;
        }
        sleep(LAST_BYTES).await;
    }
}

/// What is left of an answer, and what it holds of the server.
struct Left {
    body: Body,
    /// Of a piece that was too large.
    rest: Bytes,
    _held: (OwnedSemaphorePermit, TaskTrackerToken),
}

/// The same, until it is given up.
struct Sending {
    left: Option<Left>,
    /// When the client took something last.
    taken_at: Instant,
}

/// A body that is counted, and given in pieces.
struct Counted {
    sending: Arc<Mutex<Sending>>,
    _watch: AbortOnDropHandle<()>,
}

impl Counted {
    fn new(body: Body, stall: Duration, held: (OwnedSemaphorePermit, TaskTrackerToken)) -> Self {
        let left = Left {
            body,
            rest: Bytes::new(),
            _held: held,
        };
        let sending = Arc::new(Mutex::new(Sending {
            left: Some(left),
            taken_at: Instant::now(),
        }));
        let watch = tokio::spawn(watch(Arc::downgrade(&sending), stall));
        Self {
            sending,
            _watch: AbortOnDropHandle::new(watch),
        }
    }
}

/// Gives an answer up of which nothing was taken for so long.
async fn watch(sending: Weak<Mutex<Sending>>, stall: Duration) {
    while let Some(watched) = sending.upgrade() {
        let until = {
            let mut watched = lock(&watched);
            let until = watched.taken_at + stall;
            if Instant::now() >= until {
                watched.left = None;
                return;
            }
            until
        };
        drop(watched);
        sleep_until(until).await;
    }
}

fn lock(sending: &Mutex<Sending>) -> MutexGuard<'_, Sending> {
    // What a panic leaves is given up by the watch.
    sending.lock().unwrap_or_else(PoisonError::into_inner)
}

impl hyper::body::Body for Counted {
    type Data = Bytes;
    type Error = <Body as hyper::body::Body>::Error;

    fn poll_frame(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Self::Error>>> {
        let mut sending = lock(&self.sending);
        sending.taken_at = Instant::now();
        let Some(left) = &mut sending.left else {
            return Poll::Ready(Some(Err("the client took nothing of the answer".into())));
        };
        if left.rest.is_empty() {
            let polled = Pin::new(&mut left.body).poll_frame(context);
            let Poll::Ready(Some(Ok(frame))) = polled else {
                return polled;
            };
            match frame.into_data() {
                Ok(data) => left.rest = data,
                Err(trailers) => return Poll::Ready(Some(Ok(trailers))),
            }
        }
        let length = left.rest.len().min(PIECE);
        let piece = left.rest.split_to(length);
        // What the connection holds of it keeps nothing of the rest in memory.
        Poll::Ready(Some(Ok(Frame::data(Bytes::copy_from_slice(&piece)))))
    }

    fn is_end_stream(&self) -> bool {
        let sending = lock(&self.sending);
        let left = sending.left.as_ref();
        left.is_some_and(|left| left.rest.is_empty() && left.body.is_end_stream())
    }

    fn size_hint(&self) -> SizeHint {
        let sending = lock(&self.sending);
        let Some(left) = &sending.left else {
            return SizeHint::new();
        };
        let (inner, rest) = (left.body.size_hint(), left.rest.len() as u64);
        let mut hint = SizeHint::new();
        hint.set_lower(inner.lower() + rest);
        if let Some(upper) = inner.upper() {
            hint.set_upper(upper + rest);
        }
        hint
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests;
