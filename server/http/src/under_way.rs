//! What a stopping server waits for: answers that are being computed, and large ones that are being sent. Event streams
//! end with the server, whether their clients read on or not; and who has not sent all of a request when the stop
//! begins has little time left for the rest.

use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use dropshot::Body;
use headers::{ContentLength, HeaderMapExt};
use http::Response;
use hyper::body::{Body as _, Bytes, Frame, SizeHint};
use tokio::time::{sleep, timeout};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tokio_util::task::task_tracker::TaskTrackerToken;

/// How long clients have to send the end of what they began, and then to take the end of what was answered.
const LAST_BYTES: Duration = Duration::from_secs(1);
/// Answers above this are counted until they are sent, in pieces of this size: less is always on its way when a stop
/// ends.
const PIECE: usize = 64 << 10;

/// What is under way.
#[derive(Clone, Debug, Default)]
pub(crate) struct UnderWay {
    answers: TaskTracker,
    bodies_given_up: CancellationToken,
}

impl UnderWay {
    /// One more answer until this is dropped.
    pub(crate) fn answer(&self) -> TaskTrackerToken {
        self.answers.token()
    }

    /// How many there are.
    #[cfg(feature = "testing")]
    pub(crate) fn count(&self) -> usize {
        self.answers.len()
    }

    /// Cancelled when bodies of requests are waited for no longer.
    pub(crate) fn bodies_given_up(&self) -> CancellationToken {
        self.bodies_given_up.clone()
    }

    /// Counts a large answer until all of it has been taken.
    pub(crate) fn sending(&self, answer: Response<Body>) -> Response<Body> {
        // The body of a file does not know its length, its head does.
        let told = answer.headers().typed_get::<ContentLength>();
        let length = told.map_or(answer.body().size_hint().lower(), |length| length.0);
        if length <= PIECE as u64 {
            return answer;
        }
        let token = self.answer();
        answer.map(|body| {
            Body::wrap(Counted {
                body,
                rest: Bytes::new(),
                _token: token,
            })
        })
    }

    /// Waits until nothing is left but what nobody can wait for: event streams that are not read, and connections on
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

/// A body that is counted, and given in pieces.
struct Counted {
    body: Body,
    /// Of a piece that was too large.
    rest: Bytes,
    _token: TaskTrackerToken,
}

impl hyper::body::Body for Counted {
    type Data = Bytes;
    type Error = <Body as hyper::body::Body>::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Self::Error>>> {
        if self.rest.is_empty() {
            let polled = Pin::new(&mut self.body).poll_frame(context);
            let Poll::Ready(Some(Ok(frame))) = polled else {
                return polled;
            };
            match frame.into_data() {
                Ok(data) => self.rest = data,
                Err(trailers) => return Poll::Ready(Some(Ok(trailers))),
            }
        }
        let length = self.rest.len().min(PIECE);
        let piece = self.rest.split_to(length);
        Poll::Ready(Some(Ok(Frame::data(piece))))
    }

    fn is_end_stream(&self) -> bool {
        self.rest.is_empty() && self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        let (inner, rest) = (self.body.size_hint(), self.rest.len() as u64);
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
mod tests {
    use http_body_util::BodyExt;

    use super::*;

    // What is counted is still the same answer, of the same length.
    #[tokio::test]
    async fn a_large_answer_is_counted_until_it_is_taken() {
        let content: Vec<u8> = (0..PIECE * 2 + 1).map(|n| (n % 251) as u8).collect();
        let under_way = UnderWay::default();
        let small = under_way.sending(Response::new(Body::from(vec![0; PIECE])));
        assert_eq!(under_way.answers.len(), 0);
        drop(small);
        let mut body = under_way
            .sending(Response::new(Body::from(content.clone())))
            .into_body();
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
}
