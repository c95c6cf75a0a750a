use tokio::time::Instant;

use super::*;

const A_MINUTE: Duration = Duration::from_secs(60);

fn answer(bytes: usize) -> Response<Body> {
    Response::new(Body::from(vec![0; bytes]))
}

// The response keeps its content and its length.
#[tokio::test]
async fn a_large_answer_is_counted_until_it_is_received() {
    let content: Vec<u8> = (0..PIECE * (PIECES_AHEAD + 1) + 1)
        .map(|n| (n % 251) as u8)
        .collect();
    let under_way = UnderWay::new(A_MINUTE);
    let small = under_way.sending(answer(PIECE)).await.unwrap();
    assert_eq!(under_way.answers.len(), 0);
    drop(small);
    let large = Response::new(Body::from(content.clone()));
    let (head, mut body) = under_way.sending(large).await.unwrap().into_parts();
    let length = head.headers.typed_get::<ContentLength>().unwrap();
    assert_eq!(length.0, content.len() as u64);
    let mut received = Vec::new();
    assert_eq!(under_way.answers.len(), 1);
    for size in [PIECE; PIECES_AHEAD + 1].into_iter().chain([1]) {
        let piece = body.frame().await.unwrap().unwrap().into_data().unwrap();
        assert_eq!(piece.len(), size);
        received.extend_from_slice(&piece);
    }
    assert!(body.frame().await.is_none() && received == content);
    assert_eq!(under_way.answers.len(), 0);
}

// C-187: an answer that no client reads is dropped, and its memory is free. One that is read slowly is not dropped.
#[tokio::test(start_paused = true)]
async fn an_answer_that_is_not_received_is_dropped() {
    let under_way = UnderWay::new(A_MINUTE);
    let (mut unread, mut slow) = (
        under_way
            .sending(answer(8 << 20))
            .await
            .unwrap()
            .into_body(),
        under_way
            .sending(answer(8 << 20))
            .await
            .unwrap()
            .into_body(),
    );
    for _ in 0..3 {
        sleep(A_MINUTE - Duration::from_secs(1)).await;
        assert!(slow.frame().await.unwrap().is_ok());
    }
    assert_eq!(under_way.answers.len(), 1);
    let room = under_way.room.available_permits();
    assert_eq!(room, SENDING_BYTES as usize - (8 << 20));
    for _on_its_way in 0..PIECES_AHEAD {
        assert!(unread.frame().await.unwrap().is_ok());
    }
    assert!(unread.frame().await.unwrap().is_err());
}

// C-187: the memory for waiting bytes and the number of waiting answers are bounded.
#[tokio::test(start_paused = true)]
async fn answers_wait_for_room() {
    let under_way = UnderWay::new(A_MINUTE);
    let all = answer(SENDING_BYTES as usize);
    let first = under_way.sending(all).await.unwrap();
    let begun = Instant::now();
    let mut waiting: Vec<_> = (0..WAITING)
        .map(|_| Box::pin(under_way.sending(answer(PIECE + 1))))
        .collect();
    for one in &mut waiting {
        assert!(futures::poll!(one.as_mut()).is_pending());
    }
    assert!(under_way.sending(answer(PIECE + 1)).await.is_err());
    assert_eq!(begun.elapsed(), Duration::ZERO);
    assert!(under_way.sending(answer(PIECE)).await.is_ok());
    drop(first);
    for one in waiting {
        drop(one.await.unwrap());
    }
}
