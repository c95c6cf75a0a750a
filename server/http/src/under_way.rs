//! Responses under way. A stopping server waits for responses that are computed, and for large ones that are sent.
//! Event streams end with the server. A client that is still sending its request has little time left for the rest.
//!
//! A large response reserves memory before it is sent. If the client receives nothing for some time, the response is
//! dropped with its memory and its file. Its connection stays open, because it belongs to Dropshot.

use std::error::Error;
use std::sync::Arc;
use std::time::Duration;

use dropshot::Body;
use futures::StreamExt;
use headers::{ContentLength, HeaderMapExt};
use http::Response;
use http_body_util::BodyExt;
use http_body_util::channel::{Channel, Sender};
use hyper::body::{Body as _, Bytes};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{sleep, timeout};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tokio_util::task::task_tracker::TaskTrackerToken;

/// How long clients have to send the end of a request when the server stops, and then to receive the end of a response.
const LAST_BYTES: Duration = Duration::from_secs(1);
/// Responses above this size are sent in pieces of this size.
const PIECE: usize = 64 << 10;
/// Maximum number of pieces that wait for a client. With only one, reading and sending would take turns.
const PIECES_AHEAD: usize = 4;
/// Maximum size of all large responses that are being sent.
const SENDING_BYTES: u32 = 64 << 20;
/// The share of a file: the server reads it in pieces.
const FILE_BYTES: u32 = 256 << 10;
/// Maximum number of large responses that wait for memory.
const WAITING: usize = 64;

#[derive(Clone, Debug)]
pub(crate) struct UnderWay {
    answers: TaskTracker,
    bodies_given_up: CancellationToken,
    /// Memory for large responses, in bytes.
    room: Arc<Semaphore>,
    /// Places of those that wait for memory.
    waiting: Arc<Semaphore>,
    /// How long a response waits for a client that receives nothing, and for memory.
    stall: Duration,
}

/// No memory is left for large responses.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) struct NoRoom;

impl UnderWay {
    /// Large responses wait for `stall` for a client that receives nothing.
    pub(crate) fn new(stall: Duration) -> Self {
        Self {
            answers: TaskTracker::default(),
            bodies_given_up: CancellationToken::default(),
            room: Arc::new(Semaphore::new(SENDING_BYTES as usize)),
            waiting: Arc::new(Semaphore::new(WAITING)),
            stall,
        }
    }

    /// Counts a response until the token is dropped.
    pub(crate) fn answer(&self) -> TaskTrackerToken {
        self.answers.token()
    }

    #[cfg(feature = "testing")]
    pub(crate) fn count(&self) -> usize {
        self.answers.len()
    }

    /// Cancelled when a stopping server stops waiting for request bodies.
    pub(crate) fn bodies_given_up(&self) -> CancellationToken {
        self.bodies_given_up.clone()
    }

    /// Counts a large response until the client has received it. Waits for memory first.
    pub(crate) async fn sending(&self, answer: Response<Body>) -> Result<Response<Body>, NoRoom> {
        let (mut head, body) = answer.into_parts();
        let known = body.size_hint().exact();
        // The body of a file does not know its length, the header does.
        let stated = head.headers.typed_get::<ContentLength>();
        let length = known.or(stated.map(|length| length.0)).unwrap_or_default();
        if length <= PIECE as u64 {
            return Ok(Response::from_parts(head, body));
        }
        let bytes = known.map_or(FILE_BYTES.into(), |length| length.min(SENDING_BYTES.into()));
        let room = self.room_for(bytes as u32).await?;
        head.headers.typed_insert(ContentLength(length));
        let (client, pieces) = Channel::new(PIECES_AHEAD);
        let sending = send(body, client, self.stall, (room, self.answer()));
        tokio::spawn(sending);
        Ok(Response::from_parts(head, Body::wrap(pieces)))
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

    /// Waits until all responses are on their way, except event streams that no client reads, and then a little for their
    /// last bytes. Requests that are not complete by then are abandoned.
    pub(crate) async fn nothing_left(&self) {
        self.answers.close();
        if timeout(LAST_BYTES, self.answers.wait()).await.is_err() {
            self.bodies_given_up.cancel();
            self.answers.wait().await;
        }
        sleep(LAST_BYTES).await;
    }
}

/// Sends a body in pieces. Ends early if the client disconnects or receives nothing for `stall`.
async fn send(
    body: Body,
    mut client: Sender<Bytes, Box<dyn Error + Send + Sync>>,
    stall: Duration,
    _held: (OwnedSemaphorePermit, TaskTrackerToken),
) {
    let mut content = body.into_data_stream();
    loop {
        let mut rest = match content.next().await {
            Some(Ok(data)) => data,
            Some(Err(error)) => return client.abort(error),
            None => return,
        };
        while !rest.is_empty() {
            let piece = rest.split_to(rest.len().min(PIECE));
            // A copy, because a piece on its way must not keep the rest in memory.
            let piece = client.send_data(Bytes::copy_from_slice(&piece));
            match timeout(stall, piece).await {
                Ok(Ok(())) => {}
                Ok(Err(_disconnected)) => return,
                Err(_elapsed) => return client.abort("the client received nothing".into()),
            }
        }
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests;
