//! What a stopping server waits for: answers that are being computed, and content that is being sent. Event streams
//! are counted apart: they end with the server, whether their clients read on or not.

use std::future::pending;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use dropshot::Body;
use http::Response;
use hyper::body::{Bytes, Frame, SizeHint};
use tokio_util::task::TaskTracker;
use tokio_util::task::task_tracker::TaskTrackerToken;

/// How long clients have to take the end of what was answered.
const LAST_BYTES: Duration = Duration::from_secs(1);

/// What is under way.
#[derive(Clone, Debug, Default)]
pub(crate) struct UnderWay {
    answers: TaskTracker,
    streams: TaskTracker,
}

impl UnderWay {
    /// One more answer until this is dropped.
    pub(crate) fn answer(&self) -> TaskTrackerToken {
        self.answers.token()
    }

    /// One more event stream until this is dropped.
    pub(crate) fn stream(&self) -> TaskTrackerToken {
        self.streams.token()
    }

    /// Counts an answer until its body has been taken.
    pub(crate) fn sending(&self, answer: Response<Body>) -> Response<Body> {
        let token = self.answer();
        answer.map(|body| {
            Body::wrap(Counted {
                body,
                _token: token,
            })
        })
    }

    /// True while an event stream is open.
    pub(crate) fn has_streams(&self) -> bool {
        !self.streams.is_empty()
    }

    /// Waits until event streams that nobody reads are all that can be left; for ever, if none was open when the stop
    /// began. One that has ended since may keep its connection with bytes that its client does not take.
    pub(crate) async fn only_streams_left(&self, had_streams: bool) {
        self.answers.close();
        self.answers.wait().await;
        tokio::time::sleep(LAST_BYTES).await;
        if !had_streams {
            pending().await
        }
    }
}

/// A body that is counted.
struct Counted {
    body: Body,
    _token: TaskTrackerToken,
}

impl hyper::body::Body for Counted {
    type Data = Bytes;
    type Error = <Body as hyper::body::Body>::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Self::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
