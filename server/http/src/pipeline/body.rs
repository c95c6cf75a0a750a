//! Reading a request body within its cap (http.md 3).
//!
//! `Content-Length` is believed when it announces too much: nothing is read then. A chunked body is read to one byte
//! past the cap at most. A body that stands still is given up (chats-files-auth.md 4.4).
//!
//! Only so many large bodies are in memory at once: one that is, or says that it will be, larger than [`LARGE_BODY`]
//! waits for room before it is read on. It gives the room back when its request is done.

use std::sync::Arc;
use std::time::Duration;

use bytes::{Bytes, BytesMut};
use http::header::{CONTENT_LENGTH, HeaderMap};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::arriving::{Arriving, Unread};

/// Bodies above this are few at once, and are read where they cannot hold up other requests.
pub(super) const LARGE_BODY: usize = 256 << 10;
/// How long a large body may take altogether: others may wait for its room.
const LARGE_TIME: Duration = Duration::from_secs(120);
/// The room that a large body takes; shared by all that hold a part of it.
pub(super) type Room = Option<Arc<OwnedSemaphorePermit>>;

/// A body in memory.
#[derive(Debug)]
pub(super) struct Whole {
    /// All of it.
    pub(super) bytes: Bytes,
    /// Its room, if it is large.
    pub(super) room: Room,
}

/// Reads the whole body, at most `cap` bytes. `rooms` is shared by all large bodies.
pub(super) async fn read(
    headers: &HeaderMap,
    mut body: Arriving,
    cap: usize,
    rooms: &Arc<Semaphore>,
) -> Result<Whole, Unread> {
    let announced = announced(headers).unwrap_or_default();
    if announced > cap as u64 {
        return Err(Unread::TooLarge(Some(announced)));
    }
    let mut pieces = Pieces::default();
    if announced <= LARGE_BODY as u64 {
        match pieces.fill(&mut body, cap.min(LARGE_BODY)).await? {
            Filled::Whole => return Ok(pieces.whole(None)),
            Filled::Full if pieces.len() > cap => return Err(Unread::TooLarge(None)),
            Filled::Full => {}
        }
    }
    // Closed only with the server.
    let room = Arc::clone(rooms).acquire_owned().await;
    let room = Some(Arc::new(room.map_err(|_| Unread::Broken)?));
    let filled = tokio::time::timeout(LARGE_TIME, pieces.fill(&mut body, cap)).await;
    match filled {
        Ok(filled) => match filled? {
            Filled::Whole => Ok(pieces.whole(room)),
            Filled::Full => Err(Unread::TooLarge(None)),
        },
        Err(_) => {
            body.abandon();
            Err(Unread::Stalled)
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
    async fn fill(&mut self, body: &mut Arriving, most: usize) -> Result<Filled, Unread> {
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

    async fn read_alone(headers: &HeaderMap, body: Body, cap: usize) -> Result<Bytes, Unread> {
        let rooms = Arc::new(Semaphore::new(1));
        let whole = read(headers, Arriving::alone(body, A_MINUTE), cap, &rooms).await?;
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
            Err(Unread::TooLarge(None))
        );
        assert_eq!(
            read_alone(&none, pieces(&["abcde"]), 4).await,
            Err(Unread::TooLarge(None))
        );
    }

    #[tokio::test]
    async fn an_announced_excess_is_not_read() {
        let mut headers = HeaderMap::new();
        headers.insert(CONTENT_LENGTH, 5.into());
        assert_eq!(
            read_alone(&headers, pieces(&["a"]), 4).await,
            Err(Unread::TooLarge(Some(5)))
        );
    }

    // A body that turns out to be large needs room, which is free again when nobody holds the body.
    #[tokio::test]
    async fn only_large_bodies_take_room() {
        let (none, rooms) = (HeaderMap::new(), Arc::new(Semaphore::new(1)));
        let small = read(&none, large(1), 1 << 20, &rooms).await.unwrap();
        assert!(small.room.is_none() && small.bytes.len() == LARGE_BODY);
        let first = read(&none, large(2), 1 << 20, &rooms).await.unwrap();
        assert_eq!(
            (first.bytes.len(), rooms.available_permits()),
            (2 * LARGE_BODY, 0)
        );
        let second = read(&none, large(3), 1 << 20, &rooms);
        let mut second = std::pin::pin!(second);
        assert!(futures::poll!(second.as_mut()).is_pending());
        drop(first);
        assert_eq!(second.await.unwrap().bytes.len(), 3 * LARGE_BODY);
        assert_eq!(rooms.available_permits(), 1);
        // H-26: what is too large to be served takes none for long.
        let refused = read(&none, large(5), 1 << 20, &rooms).await;
        assert_eq!(refused.unwrap_err(), Unread::TooLarge(None));
        assert_eq!(rooms.available_permits(), 1);
    }

    /// So many pieces, each as large as a body may be without room.
    fn large(pieces: usize) -> Arriving {
        let frame = || Ok::<_, Infallible>(Frame::data(Bytes::from(vec![b' '; LARGE_BODY])));
        let frames: Vec<_> = std::iter::repeat_with(frame).take(pieces).collect();
        let body = Body::wrap(StreamBody::new(stream::iter(frames)));
        Arriving::alone(body, A_MINUTE)
    }
}
