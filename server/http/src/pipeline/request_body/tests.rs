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
async fn drained(arriving: RequestBody, taken: &AtomicUsize) -> usize {
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
        let mut body = RequestBody::alone(body, Duration::ZERO);
        assert_eq!(body.next_piece().await, Err(BodyError::Stalled));
        assert_eq!(body.next_piece().await, Ok(None));
    }
    let mut body = RequestBody::alone(Body::from("a"), Duration::ZERO);
    assert_eq!(body.next_piece().await.unwrap().unwrap(), "a");
}

// chats-files-auth.md 4.4; C-184
#[tokio::test(start_paused = true)]
async fn a_slow_body_is_given_up_though_it_never_stands_still() {
    let trickle = |bytes: usize| {
        let piece = Bytes::from(vec![b' '; bytes]);
        let pieces = stream::unfold((), move |()| {
            let piece = piece.clone();
            async move {
                tokio::time::sleep(Duration::from_secs(1)).await;
                Some((piece, ()))
            }
        });
        wrapped(pieces)
    };
    // Bytes a second, announced length, seconds until it is given up.
    for (bytes, announced, seconds) in [
        (1, "1", 30),
        (1, "300000", 5),
        (32 << 10, "9000000", 9),
        (32 << 10, "1", 9),
    ] {
        let mut headers = HeaderMap::new();
        headers.insert(http::header::CONTENT_LENGTH, announced.parse().unwrap());
        let terms = Arc::new(BodyTerms::new(A_MINUTE, CancellationToken::new()));
        let mut body = RequestBody::new(&terms, &headers, trickle(bytes));
        body.within(Duration::from_secs(30));
        let begun = Instant::now();
        let end = loop {
            match body.next_piece().await {
                Ok(Some(_)) => {}
                end => break end,
            }
        };
        assert_eq!(end, Err(BodyError::Stalled));
        assert_eq!(begun.elapsed().as_secs(), seconds, "{bytes} {announced}");
    }
    // A form is held to it from its first byte.
    let mut form = RequestBody::alone(trickle(1), A_MINUTE);
    form.keep_up();
    let begun = Instant::now();
    while form.next_piece().await.is_ok() {}
    assert_eq!(begun.elapsed().as_secs(), 5);
    // As fast as it has to be.
    let mut body = RequestBody::alone(trickle(64 << 10), A_MINUTE);
    for _ in 0..100 {
        assert!(body.next_piece().await.unwrap().is_some());
    }
}

#[tokio::test]
async fn a_stopping_server_waits_for_no_body() {
    let mut body = RequestBody::alone(wrapped(stream::pending()), A_MINUTE);
    body.terms.given_up.cancel();
    assert_eq!(body.next_piece().await, Err(BodyError::Stopping));
    // What is there already is taken all the same.
    let mut body = RequestBody::alone(Body::from("a"), A_MINUTE);
    body.terms.given_up.cancel();
    assert_eq!(body.next_piece().await.unwrap().unwrap(), "a");
}

// A client that sends on reads the answer only when its connection stays open.
#[tokio::test]
async fn the_rest_of_a_body_is_dropped_within_bounds() {
    for (has_caller, most) in [(false, OF_STRANGERS.bytes), (true, OF_CALLERS.bytes)] {
        let (body, taken) = endless();
        let mut arriving = RequestBody::alone(body, A_MINUTE);
        arriving.has_caller = has_caller;
        let read = drained(arriving, &taken).await;
        assert!((most..=most + PIECE).contains(&read), "{read}");
    }
}

#[tokio::test]
async fn nothing_is_read_of_what_awaits_leave_or_is_given_up() {
    let (body, taken) = endless();
    let mut arriving = RequestBody::alone(body, A_MINUTE);
    arriving.awaits_leave = true;
    assert_eq!(drained(arriving, &taken).await, 0);
    let (body, taken) = endless();
    let mut arriving = RequestBody::alone(body, A_MINUTE);
    arriving.abandon();
    assert_eq!(drained(arriving, &taken).await, 0);
    // A client that has been given leave is sending.
    let (body, taken) = endless();
    let mut arriving = RequestBody::alone(body, A_MINUTE);
    arriving.awaits_leave = true;
    arriving.next_piece().await.unwrap();
    assert!(drained(arriving, &taken).await > PIECE);
}

#[tokio::test]
async fn only_some_bodies_are_drained_at_one_time() {
    let terms = Arc::new(BodyTerms::new(A_MINUTE, CancellationToken::new()));
    let receiving = |body, has_caller| {
        let mut arriving = RequestBody::new(&terms, &HeaderMap::new(), body);
        arriving.has_caller = has_caller;
        arriving
    };
    // Strangers take no place of callers.
    for (has_caller, places) in [(false, OF_STRANGERS.at_once), (true, OF_CALLERS.at_once)] {
        let (body, taken) = endless();
        assert!(drained(receiving(body, has_caller), &taken).await > PIECE);
        for _ in 0..places {
            drop(receiving(wrapped(stream::pending()), has_caller));
        }
        let (body, taken) = endless();
        assert_eq!(drained(receiving(body, has_caller), &taken).await, 0);
    }
}
