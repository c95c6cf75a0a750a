//! Reading a request body within its cap (http.md 3).
//!
//! `Content-Length` is believed when it announces too much: nothing is read then. A chunked body is read to one byte
//! past the cap at most. A body that stands still is given up (chats-files-auth.md 4.4).

use std::time::Duration;

use bytes::{Bytes, BytesMut};
use dropshot::Body;
use http::header::{CONTENT_LENGTH, HeaderMap};
use http_body_util::BodyExt;

/// How long a body may stand still between two pieces.
const STALL: Duration = Duration::from_secs(30);
/// How much of a refused body is taken off the wire so that the client gets to read the refusal.
const DRAIN_BYTES: usize = 64 << 20;
/// How long that may take.
const DRAIN_TIME: Duration = Duration::from_secs(10);

/// Why a body could not be had.
#[derive(Clone, Copy, Debug, Eq, PartialEq, thiserror::Error)]
pub(crate) enum Unread {
    /// It is larger than the cap.
    #[error("the body is too large")]
    TooLarge,
    /// The client stopped sending, or sent no HTTP.
    #[error("the body ended early")]
    Broken,
}

/// Reads the whole body, at most `cap` bytes.
pub(crate) async fn read(headers: &HeaderMap, mut body: Body, cap: usize) -> Result<Bytes, Unread> {
    if announced(headers).is_some_and(|length| length > cap as u64) {
        tokio::spawn(drain(body));
        return Err(Unread::TooLarge);
    }
    let mut first = Bytes::new();
    let mut rest = BytesMut::new();
    loop {
        let piece = match next_piece(&mut body).await? {
            Some(piece) => piece,
            None if rest.is_empty() => return Ok(first),
            None => return Ok(rest.freeze()),
        };
        let held = if rest.is_empty() {
            first.len()
        } else {
            rest.len()
        };
        if held + piece.len() > cap {
            tokio::spawn(drain(body));
            return Err(Unread::TooLarge);
        }
        // Most bodies come in one piece, which then needs no copy.
        if first.is_empty() {
            first = piece;
            continue;
        }
        if rest.is_empty() {
            rest.extend_from_slice(&first);
        }
        rest.extend_from_slice(&piece);
    }
}

/// How long the body is said to be.
pub(super) fn announced(headers: &HeaderMap) -> Option<u64> {
    let length = headers.get(CONTENT_LENGTH)?;
    length.to_str().ok()?.parse().ok()
}

pub(super) async fn next_piece(body: &mut Body) -> Result<Option<Bytes>, Unread> {
    loop {
        let frame = tokio::time::timeout(STALL, body.frame())
            .await
            .map_err(|_| Unread::Broken)?;
        let Some(frame) = frame else { return Ok(None) };
        match frame.map_err(|_| Unread::Broken)?.into_data() {
            Ok(data) if data.is_empty() => {}
            Ok(data) => return Ok(Some(data)),
            // Trailers say nothing to us.
            Err(_) => {}
        }
    }
}

/// A connection that is closed on a client which is still sending resets, and the client never sees the answer. So
/// the rest of a refused body is read and dropped, within bounds.
pub(super) async fn drain(mut body: Body) {
    let mut left = DRAIN_BYTES;
    let draining = async {
        while let Ok(Some(piece)) = next_piece(&mut body).await {
            let Some(rest) = left.checked_sub(piece.len()) else {
                return;
            };
            left = rest;
        }
    };
    // Out of time is as good as done.
    let _ = tokio::time::timeout(DRAIN_TIME, draining).await;
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use std::convert::Infallible;

    use futures::stream;
    use http_body_util::StreamBody;
    use hyper::body::Frame;

    use super::*;

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
            read(&none, pieces(&["ab", "", "cd"]), 4).await.unwrap(),
            "abcd"
        );
        assert_eq!(read(&none, pieces(&[]), 0).await.unwrap(), "");
        assert_eq!(
            read(&none, pieces(&["ab", "cde"]), 4).await,
            Err(Unread::TooLarge)
        );
        assert_eq!(
            read(&none, pieces(&["abcde"]), 4).await,
            Err(Unread::TooLarge)
        );
    }

    #[tokio::test]
    async fn an_announced_excess_is_not_read() {
        let mut headers = HeaderMap::new();
        headers.insert(CONTENT_LENGTH, 5.into());
        assert_eq!(
            read(&headers, pieces(&["a"]), 4).await,
            Err(Unread::TooLarge)
        );
    }
}
