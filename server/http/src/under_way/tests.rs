use http_body_util::BodyExt;

use super::*;

const A_MINUTE: Duration = Duration::from_secs(60);

fn answer(bytes: usize) -> Response<Body> {
    Response::new(Body::from(vec![0; bytes]))
}

// What is counted is still the same answer, of the same length.
#[tokio::test]
async fn a_large_answer_is_counted_until_it_is_taken() {
    let content: Vec<u8> = (0..PIECE * 2 + 1).map(|n| (n % 251) as u8).collect();
    let under_way = UnderWay::new(A_MINUTE);
    let small = under_way.sending(answer(PIECE)).await.unwrap();
    assert_eq!(under_way.answers.len(), 0);
    drop(small);
    let large = Response::new(Body::from(content.clone()));
    let mut body = under_way.sending(large).await.unwrap().into_body();
    let mut taken = Vec::new();
    for left in [2, 1, 0] {
        let exact = body.size_hint().exact().unwrap() as usize;
        assert_eq!(exact + taken.len(), content.len());
        assert_eq!((under_way.answers.len(), body.is_end_stream()), (1, false));
        let piece = body.frame().await.unwrap().unwrap().into_data().unwrap();
        assert_eq!(piece.len(), if left == 0 { 1 } else { PIECE });
        taken.extend_from_slice(&piece);
    }
    assert!(body.is_end_stream() && taken == content);
    drop(body);
    assert_eq!(under_way.answers.len(), 0);
}

// C-187: an answer that nobody reads is given up, and what it held is free; one that is read slowly is not.
#[tokio::test(start_paused = true)]
async fn an_answer_that_is_not_taken_is_given_up() {
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
    assert!(unread.frame().await.unwrap().is_err());
}

// C-187: the bytes that wait have a bound, and so has the wait.
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
