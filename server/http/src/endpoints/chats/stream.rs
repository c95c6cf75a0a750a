//! The stream of a chat: frames, heartbeats, and the end of it (chats-files-auth.md 1.15).

use std::collections::VecDeque;
use std::convert::Infallible;
use std::future::poll_fn;
use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use dropshot::Body;
use futures::stream;
use http::header::{CACHE_CONTROL, CONNECTION, CONTENT_TYPE, HeaderMap, HeaderName, HeaderValue};
use http::{Response, Version};
use http_body_util::StreamBody;
use hyper::body::Frame;
use rolltop_spec::chats::{ChatEventType, ChatStreamEvent, ReactionsMode};
use rolltop_spec::errors::ErrorKind;
use rolltop_spec::limits::{LAST_EVENT_ID_MAX, OPEN_STREAMS};
use rolltop_spec::refusal::ApiError;
use rolltop_spec::reply::EVENT_STREAM;
use rolltop_workspace::chats::{ChatEvent, Heard, OpenedStream, Slot, StreamSubscription};
use tokio::time::{Instant, MissedTickBehavior, interval_at};
use tokio_util::task::task_tracker::TaskTrackerToken;

use super::wire;
use crate::app::{App, Context};

/// Tells a client to come back after three seconds.
const RETRY: &[u8] = b"retry: 3000\n\n";
const KEEPALIVE: &[u8] = b": keepalive\n\n";
const LAST_EVENT_ID: &str = "last-event-id";
const X_ACCEL_BUFFERING: HeaderName = HeaderName::from_static("x-accel-buffering");

/// A place among the open streams. Where there is none, those that nobody reads make room.
pub(super) fn slot(app: &App) -> Result<Slot, ApiError> {
    let free = || Arc::clone(&app.stream_slots).try_acquire_owned();
    let permit = free().or_else(|_| {
        app.workspace.end_stalled_streams();
        free()
    });
    match permit {
        Ok(permit) => Ok(Box::new(permit)),
        Err(_) => {
            let message = format!("{OPEN_STREAMS} streams are open: close one");
            Err(ApiError::new(ErrorKind::TooManyStreams, message))
        }
    }
}

/// The id that a client resumes after; one that cannot be ours counts for nothing.
pub(super) fn resume(headers: &HeaderMap) -> Option<String> {
    let id = headers.get(LAST_EVENT_ID)?.to_str().ok()?;
    // A tab is the one control character that a header may hold.
    let is_ours = id.len() <= LAST_EVENT_ID_MAX && !id.contains(char::is_control);
    is_ours.then(|| id.to_owned())
}

/// The whole answer.
pub(super) fn response(
    app: Context,
    opened: OpenedStream,
    heartbeat: Duration,
    version: Version,
) -> Response<Body> {
    let mut ready = VecDeque::from([Bytes::from_static(RETRY)]);
    if opened.resync {
        ready.push_back(resync());
    }
    let mut sender = Sender {
        ready,
        cursor: opened.cursor,
        live: opened.live,
        heartbeat: interval_at(Instant::now() + heartbeat, heartbeat),
        _under_way: app.under_way.stream(),
        app,
        ended: false,
    };
    sender
        .heartbeat
        .set_missed_tick_behavior(MissedTickBehavior::Delay);
    let frames = stream::unfold(sender, |mut sender| async move {
        let frame = sender.next().await?;
        Some((Ok::<_, Infallible>(Frame::data(frame)), sender))
    });
    let mut response = Response::new(Body::wrap(StreamBody::new(frames)));
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(EVENT_STREAM));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    headers.insert(X_ACCEL_BUFFERING, HeaderValue::from_static("no"));
    if version == Version::HTTP_11 {
        headers.insert(CONNECTION, HeaderValue::from_static("keep-alive"));
    }
    response
}

/// The sending side of one stream.
struct Sender {
    /// What is sent before anything that is heard.
    ready: VecDeque<Bytes>,
    /// Where a client goes on from that has heard the window.
    cursor: Option<String>,
    live: StreamSubscription,
    heartbeat: tokio::time::Interval,
    app: Context,
    _under_way: TaskTrackerToken,
    /// Nothing follows.
    ended: bool,
}

impl Sender {
    /// The next frame; `None` ends the response.
    async fn next(&mut self) -> Option<Bytes> {
        if let Some(frame) = self.ready.pop_front() {
            return Some(frame);
        }
        if self.ended {
            return None;
        }
        let heard = tokio::select! {
            biased;
            heard = poll_fn(|context| self.live.poll_next(context)) => heard,
            _ = self.heartbeat.tick() => return self.keep_alive().await,
        };
        match heard {
            Heard::Replayed(message) => Some(event_frame(&ChatEvent::Added(*message))),
            Heard::CaughtUp => Some(self.caught_up()),
            Heard::Event(event) => Some(event.rendered(event_frame)),
            Heard::Lagged => {
                self.ended = true;
                Some(resync())
            }
            Heard::Ended => None,
        }
    }

    /// What parts the window from what is live.
    fn caught_up(&mut self) -> Bytes {
        let keepalive = Bytes::from_static(KEEPALIVE);
        match self.cursor.take() {
            Some(cursor) => {
                self.ready.push_back(keepalive);
                Bytes::from(format!("id: {cursor}\n\n"))
            }
            None => keepalive,
        }
    }

    /// Every heartbeat asks whether the key may still read (chats-files-auth.md 1.15).
    async fn keep_alive(&mut self) -> Option<Bytes> {
        let asked = self.live.rights();
        let allowed = self
            .app
            .blocking(move |workspace| workspace.may_stream(&asked))
            .await;
        matches!(allowed, Ok(true)).then(|| Bytes::from_static(KEEPALIVE))
    }
}

fn resync() -> Bytes {
    frame(&ChatStreamEvent::of(ChatEventType::ResyncRequired))
}

/// The frame of an event.
fn event_frame(event: &ChatEvent) -> Bytes {
    frame(&wire_event(event))
}

fn wire_event(event: &ChatEvent) -> ChatStreamEvent {
    let of = ChatStreamEvent::of;
    let counts = ReactionsMode::Counts;
    match event {
        ChatEvent::Added(message) => ChatStreamEvent {
            id: Some(message.state_id.clone()),
            message: Some(wire::message(message.clone(), counts)),
            ..of(ChatEventType::MessageAdded)
        },
        ChatEvent::Updated(message) => ChatStreamEvent {
            message: Some(wire::message(message.clone(), counts)),
            ..of(ChatEventType::MessageUpdated)
        },
        ChatEvent::Deleted { message_id } => ChatStreamEvent {
            message_id: Some(message_id.clone()),
            ..of(ChatEventType::MessageDeleted)
        },
        ChatEvent::Reactions {
            message_id,
            reactions,
        } => ChatStreamEvent {
            message_id: Some(message_id.clone()),
            reactions: wire::reaction_counts(reactions),
            ..of(ChatEventType::ReactionsUpdated)
        },
        ChatEvent::Pinned(message) => ChatStreamEvent {
            message_id: Some(message.id.clone()),
            pinned: Some(message.pinned),
            message: Some(wire::message(message.clone(), counts)),
            ..of(ChatEventType::PinnedUpdated)
        },
        ChatEvent::State(state) => ChatStreamEvent {
            state: Some(wire::state(state)),
            ..of(ChatEventType::StateUpdated)
        },
    }
}

/// # Panics
/// When the event is no JSON, which no wire type is.
fn frame(event: &ChatStreamEvent) -> Bytes {
    let data = match serde_json::to_string(event) {
        Ok(data) => data,
        Err(error) => panic!("an event cannot be rendered: {error}"),
    };
    let name = event.kind.name();
    let id = event.id.as_ref().map(|id| format!("id: {id}\n"));
    let id = id.unwrap_or_default();
    Bytes::from(format!("{id}event: {name}\ndata: {data}\n\n"))
}

#[cfg(test)]
mod tests {
    use rolltop_spec::chats::StreamChatMessagesQuery;

    // C-61
    #[test]
    fn a_heartbeat_that_is_none_is_half_a_minute() {
        for (asked, seconds) in [
            (None, 30),
            (Some("1"), 1),
            (Some("15"), 15),
            (Some("60"), 60),
            (Some("0"), 30),
            (Some("61"), 30),
            (Some("abc"), 30),
            (Some("-1"), 30),
            (Some("1.5"), 30),
            (Some(""), 30),
        ] {
            let query = StreamChatMessagesQuery {
                heartbeat: asked.map(str::to_owned),
            };
            assert_eq!(query.heartbeat_seconds(), seconds, "{asked:?}");
        }
    }
}
