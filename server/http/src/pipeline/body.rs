//! Reading a request body within its cap (http.md 3).
//!
//! `Content-Length` is believed when it announces too much: nothing is read then. A chunked body is read to one byte
//! past the cap at most. A body that stands still is given up (chats-files-auth.md 4.4).
//!
//! Few large bodies are in memory at one time: one that is, or says that it will be, larger than [`LARGE_BODY`] waits for
//! room before it is read on. It gives the room back when its request is done.

use std::sync::Arc;
use std::time::Duration;

use bytes::{Bytes, BytesMut};
use http::header::{CONTENT_LENGTH, HeaderMap};
use serde_json::Value;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::form::Form;
use super::json::JsonFault;
use super::json_body::JsonBody;
use super::request_body::{BodyError, RequestBody};

/// Bodies above this are few at once, and are read where they cannot hold up other requests.
pub(super) const LARGE_BODY: usize = 256 << 10;
/// How long a large body may take altogether: others may wait for its room.
const LARGE_TIME: Duration = Duration::from_secs(120);
/// The room that a large body takes.
pub(super) type Room = Option<OwnedSemaphorePermit>;

/// How far the body of a request has come.
pub(super) enum Content {
    /// It is on the wire; operations without a body leave it there.
    Arriving(RequestBody),
    /// Step 15 has read it, and it is no text that the operation takes: too long, or not UTF-8.
    Bytes(Whole),
    /// Step 15 has read it.
    Text(Result<Value, JsonFault>, Held),
    /// It was read as a form.
    Form(Arc<Form>),
    /// It was read as JSON.
    Json(
        JsonBody,
        #[expect(dead_code, reason = "held, and given back with the request")] Held,
    ),
}

/// What a body holds of the memory for large ones.
#[derive(Debug, Default)]
pub(super) struct Held {
    pub(super) _room: Room,
    pub(super) _turn: Room,
}

/// A body in memory.
#[derive(Debug, Default)]
pub(super) struct Whole {
    /// All of it.
    pub(super) bytes: Bytes,
    /// Its room, if it is large.
    pub(super) room: Room,
}

/// Reads the whole body, at most `cap` bytes. `rooms` is shared by all large bodies.
pub(super) async fn read(
    headers: &HeaderMap,
    body: &mut RequestBody,
    cap: usize,
    rooms: &Arc<Semaphore>,
) -> Result<Whole, BodyError> {
    let announced = announced(headers).unwrap_or_default();
    if announced > cap as u64 {
        return Err(BodyError::TooLarge(Some(announced)));
    }
    let mut pieces = Pieces::default();
    if announced <= LARGE_BODY as u64 {
        match pieces.fill(body, cap.min(LARGE_BODY)).await? {
            Filled::Whole => return Ok(pieces.whole(None)),
            Filled::Full if pieces.len() > cap => return Err(BodyError::TooLarge(None)),
            Filled::Full => {}
        }
    }
    // Closed only with the server.
    let room = Arc::clone(rooms).acquire_owned().await;
    let room = Some(room.map_err(|_| BodyError::Broken)?);
    let filled = tokio::time::timeout(LARGE_TIME, pieces.fill(body, cap)).await;
    match filled {
        Ok(filled) => match filled? {
            Filled::Whole => Ok(pieces.whole(room)),
            Filled::Full => Err(BodyError::TooLarge(None)),
        },
        Err(_) => {
            body.abandon();
            Err(BodyError::Stalled)
        }
    }
}

/// How reading ended.
enum Filled {
    /// With the body.
    Whole,
    /// With more than was asked for.
    Full,
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

    /// Reads on, until there are more than `most` bytes.
    async fn fill(&mut self, body: &mut RequestBody, most: usize) -> Result<Filled, BodyError> {
        while self.len() <= most {
            match body.next_piece().await? {
                Some(piece) => self.add(piece),
                None => return Ok(Filled::Whole),
            }
        }
        Ok(Filled::Full)
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

    fn whole(self, room: Room) -> Whole {
        let bytes = if self.rest.is_empty() {
            self.first
        } else {
            self.rest.freeze()
        };
        Whole { bytes, room }
    }
}

/// How long the body is said to be.
pub(super) fn announced(headers: &HeaderMap) -> Option<u64> {
    let length = headers.get(CONTENT_LENGTH)?;
    length.to_str().ok()?.parse().ok()
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use std::convert::Infallible;

    use dropshot::Body;
    use futures::stream;
    use http_body_util::StreamBody;
    use hyper::body::Frame;

    use super::*;

    const A_MINUTE: Duration = Duration::from_secs(60);

    async fn read_alone(headers: &HeaderMap, body: Body, cap: usize) -> Result<Bytes, BodyError> {
        let rooms = Arc::new(Semaphore::new(1));
        let mut body = RequestBody::alone(body, A_MINUTE);
        let whole = read(headers, &mut body, cap, &rooms).await?;
        Ok(whole.bytes)
    }

    fn pieces(pieces: &'static [&'static str]) -> Body {
        let frames = pieces
            .iter()
            .map(|piece| Ok::<_, Infallible>(Frame::data(Bytes::from_static(piece.as_bytes()))));
        Body::wrap(StreamBody::new(stream::iter(frames)))
    }

    // H-26
    #[tokio::test]
    async fn the_cap_is_exact() {
        let none = HeaderMap::new();
        assert_eq!(
            read_alone(&none, pieces(&["ab", "", "cd"]), 4)
                .await
                .unwrap(),
            "abcd"
        );
        assert_eq!(read_alone(&none, pieces(&[]), 0).await.unwrap(), "");
        assert_eq!(
            read_alone(&none, pieces(&["ab", "cde"]), 4).await,
            Err(BodyError::TooLarge(None))
        );
        assert_eq!(
            read_alone(&none, pieces(&["abcde"]), 4).await,
            Err(BodyError::TooLarge(None))
        );
    }

    #[tokio::test]
    async fn an_announced_excess_is_not_read() {
        let mut headers = HeaderMap::new();
        headers.insert(CONTENT_LENGTH, 5.into());
        assert_eq!(
            read_alone(&headers, pieces(&["a"]), 4).await,
            Err(BodyError::TooLarge(Some(5)))
        );
    }

    // A body that turns out to be large needs room, which is free again when nobody holds the body.
    #[tokio::test]
    async fn only_large_bodies_take_room() {
        let (none, rooms) = (HeaderMap::new(), Arc::new(Semaphore::new(1)));
        let small = read(&none, &mut large(1), 1 << 20, &rooms).await.unwrap();
        assert!(small.room.is_none() && small.bytes.len() == LARGE_BODY);
        let first = read(&none, &mut large(2), 1 << 20, &rooms).await.unwrap();
        assert_eq!(
            (first.bytes.len(), rooms.available_permits()),
            (2 * LARGE_BODY, 0)
        );
        let mut third = large(3);
        let second = read(&none, &mut third, 1 << 20, &rooms);
        let mut second = std::pin::pin!(second);
        assert!(futures::poll!(second.as_mut()).is_pending());
        drop(first);
        assert_eq!(second.await.unwrap().bytes.len(), 3 * LARGE_BODY);
        assert_eq!(rooms.available_permits(), 1);
        // H-26: what is too large to be served takes none for long.
        let refused = read(&none, &mut large(5), 1 << 20, &rooms).await;
        assert_eq!(refused.unwrap_err(), BodyError::TooLarge(None));
        assert_eq!(rooms.available_permits(), 1);
    }

    /// So many pieces, each as large as a body may be without room.
    fn large(pieces: usize) -> RequestBody {
        let frame = || Ok::<_, Infallible>(Frame::data(Bytes::from(vec![b' '; LARGE_BODY])));
        let frames: Vec<_> = std::iter::repeat_with(frame).take(pieces).collect();
        let body = Body::wrap(StreamBody::new(stream::iter(frames)));
        RequestBody::alone(body, A_MINUTE)
    }
}
