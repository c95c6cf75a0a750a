use std::convert::Infallible;

use dropshot::Body;
use futures::stream;
use http::header::CONTENT_LENGTH;
use http_body_util::StreamBody;
use hyper::body::Frame;

use super::*;

const A_MINUTE: Duration = Duration::from_secs(60);

async fn read_alone(headers: &HeaderMap, body: Body, cap: usize) -> Result<Bytes, BodyError> {
    let mut body = RequestBody::alone(body, A_MINUTE);
    let whole = read(headers, &mut body, cap, &BodyMemory::new(LARGE_BODY)).await?;
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

// C-185: what has come is bounded, and small bodies do not wait for large ones.
#[tokio::test(start_paused = true)]
async fn bodies_share_their_memory() {
    let (none, memory) = (HeaderMap::new(), BodyMemory::new(2 * LARGE_BODY));
    let left = || [&memory.small, &memory.large].map(|room| room.available_permits());
    let first = read(&none, &mut large(3), 1 << 20, &memory).await.unwrap();
    assert_eq!(first.bytes.len(), 3 * LARGE_BODY);
    assert_eq!(left(), [LARGE_BODY, 0]);
    let mut second = large(2);
    let mut second = std::pin::pin!(read(&none, &mut second, 1 << 20, &memory));
    assert!(futures::poll!(second.as_mut()).is_pending());
    drop(first);
    let second = second.await.unwrap();
    assert_eq!(second.bytes.len(), 2 * LARGE_BODY);
    let small = read(&none, &mut large(1), 1 << 20, &memory).await.unwrap();
    assert_eq!(left(), [0, LARGE_BODY]);
    // One that finds no memory is not waited for without end.
    let refused = read(&none, &mut large(1), 1 << 20, &memory).await;
    assert_eq!(refused.unwrap_err(), BodyError::NoRoom);
    drop((second, small));
    // H-26: what is too large to be served takes none for long.
    let refused = read(&none, &mut large(5), 3 * LARGE_BODY - 1, &memory).await;
    assert_eq!(refused.unwrap_err(), BodyError::TooLarge(None));
    assert_eq!(left(), [2 * LARGE_BODY; 2]);
}

/// So many pieces, each as large as a small body may be.
fn large(pieces: usize) -> RequestBody {
    let frame = || Ok::<_, Infallible>(Frame::data(Bytes::from(vec![b' '; LARGE_BODY])));
    let frames: Vec<_> = std::iter::repeat_with(frame).take(pieces).collect();
    let body = Body::wrap(StreamBody::new(stream::iter(frames)));
    RequestBody::alone(body, A_MINUTE)
}
