use std::convert::Infallible;
use std::sync::atomic::{AtomicUsize, Ordering};

use futures::{StreamExt, stream};
use http_body_util::StreamBody;
use hyper::body::Frame;

use super::*;

const A_MINUTE: Duration = Duration::from_secs(60);
const PIECE: usize = 64 << 10;

/// What a refusal is or says.
fn message<T: std::fmt::Debug>(read: Result<T, Rejection>) -> String {
    match read.unwrap_err() {
        Rejection::Refused(refused) => refused.message.into_owned(),
        bare => format!("{bare:?}"),
    }
}

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
        assert_eq!(message(body.next_piece().await), "Stalled");
        assert_eq!(body.next_piece().await.unwrap(), None);
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
        body.patience = Duration::from_secs(30);
        let begun = Instant::now();
        let end = loop {
            match body.next_piece().await {
                Ok(Some(_)) => {}
                end => break end,
            }
        };
        assert_eq!(message(end), "Stalled");
        assert_eq!(begun.elapsed().as_secs(), seconds, "{bytes} {announced}");
    }
    // A form is held to it from its first byte.
    let mut form = RequestBody::alone(trickle(1), A_MINUTE);
    form.is_large = true;
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
    assert_eq!(message(body.next_piece().await), "Unavailable");
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
    arriving.body = None;
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

async fn read_alone(body: Body, cap: usize) -> Result<Bytes, Rejection> {
    let mut body = RequestBody::alone(body, A_MINUTE);
    let whole = body
        .whole("body", cap, &BodyMemory::new(LARGE_BODY))
        .await?;
    Ok(whole.0)
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
    let read = read_alone(pieces(&["ab", "", "cd"]), 4).await;
    assert_eq!(read.unwrap(), "abcd");
    assert_eq!(read_alone(pieces(&[]), 0).await.unwrap(), "");
    for body in [&["ab", "cde"][..], &["abcde"]] {
        let refused = message(read_alone(pieces(body), 4).await);
        assert_eq!(refused, "the body is larger than 4 bytes");
    }
}

#[tokio::test]
async fn an_announced_excess_is_not_read() {
    let mut body = RequestBody::alone(pieces(&["a"]), A_MINUTE);
    body.announced = Some(5);
    let read = body.whole("body", 4, &BodyMemory::new(LARGE_BODY)).await;
    assert!(message(read).contains("the body has 5 bytes"));
    assert_eq!(body.taken, 0);
}

// C-185: what has come is bounded, and small bodies do not wait for large ones.
#[tokio::test(start_paused = true)]
async fn bodies_share_their_memory() {
    let memory = BodyMemory::new(2 * LARGE_BODY);
    let left = || [&memory.small, &memory.large].map(|room| room.available_permits());
    let (first, held) = large(3).whole("body", 1 << 20, &memory).await.unwrap();
    assert_eq!(first.len(), 3 * LARGE_BODY);
    assert_eq!(left(), [LARGE_BODY, 0]);
    let mut second = large(2);
    let mut second = std::pin::pin!(second.whole("body", 1 << 20, &memory));
    assert!(futures::poll!(second.as_mut()).is_pending());
    drop(held);
    let second = second.await.unwrap();
    assert_eq!(second.0.len(), 2 * LARGE_BODY);
    let small = large(1).whole("body", 1 << 20, &memory).await.unwrap();
    assert_eq!(left(), [0, LARGE_BODY]);
    // One that finds no memory is not waited for without end.
    let refused = large(1).whole("body", 1 << 20, &memory).await;
    assert_eq!(message(refused), "Unavailable");
    drop((second, small));
    // H-26: what is too large to be served takes none for long.
    let refused = large(5).whole("body", 3 * LARGE_BODY - 1, &memory).await;
    assert!(message(refused).contains("is larger than"));
    assert_eq!(left(), [2 * LARGE_BODY; 2]);
}

/// So many pieces, each as large as a small body may be.
fn large(pieces: usize) -> RequestBody {
    let frame = || Ok::<_, Infallible>(Frame::data(Bytes::from(vec![b' '; LARGE_BODY])));
    let frames: Vec<_> = std::iter::repeat_with(frame).take(pieces).collect();
    let body = Body::wrap(StreamBody::new(stream::iter(frames)));
    RequestBody::alone(body, A_MINUTE)
}
