//! The stream of a chat: frames, heartbeats, and the end of it (chats-files-auth.md 1.15).
//!
//! A task per stream turns what it hears into frames and puts them into a channel that the body of the answer takes them
//! from. A client that takes nothing for half a minute is given up: the task ends, and with it the place of the stream.

use std::convert::Infallible;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use bytes::Bytes;
use dropshot::Body;
use futures::stream;
use http::header::{CACHE_CONTROL, CONNECTION, CONTENT_TYPE, HeaderName, HeaderValue};
use http::{Response, Version};
use http_body_util::StreamBody;
use hyper::body::Frame;
use rolltop_spec::chats::{ChatEventType, ChatStreamEvent, ReactionsMode};
use rolltop_spec::errors::ErrorKind;
use rolltop_spec::limits::OPEN_STREAMS;
use rolltop_spec::refusal::ApiError;
use rolltop_spec::reply::{EVENT_STREAM, EventStream};
use rolltop_store::MessageChange;
use rolltop_workspace::chats::{
    ChatEvent, ChatMessage, Heard, OpenedStream, StreamEvent, StreamSubscription,
};
use tokio::sync::OwnedSemaphorePermit;
use tokio::sync::mpsc::{self, Permit, Sender};
use tokio::time::{Instant, MissedTickBehavior, interval_at, sleep_until, timeout};

use crate::pipeline::{App, Context};

/// How a major spells a stream. What is `None` is not sent.
pub(crate) struct Spelling {
    /// Stands before the first frame.
    pub(crate) opening: &'static [u8],
    /// Stands after the opening, and where nothing else is sent.
    pub(crate) comment: &'static [u8],
    /// A message of the window.
    pub(crate) opened: fn(ChatMessage) -> Option<Bytes>,
    /// A change.
    pub(crate) live: fn(&StreamEvent) -> Option<Bytes>,
    /// Where the window ends.
    pub(crate) cursor: fn(&str) -> Option<Bytes>,
    /// The client does not know the whole chat.
    pub(crate) resync: fn() -> Option<Bytes>,
}

pub(super) static V2: Spelling = Spelling {
    opening: RETRY,
    comment: KEEPALIVE,
    opened: |message| {
        Some(event_frame(&ChatEvent::Message(
            MessageChange::Added,
            message,
        )))
    },
    live: |event| Some(event.rendered(event_frame)),
    cursor: |state_id| Some(Bytes::from(format!("id: {state_id}\n\n"))),
    resync: || Some(frame(&ChatStreamEvent::of(ChatEventType::ResyncRequired))),
};

/// Tells a client to come back after three seconds. The line stands before the first frame.
const RETRY: &[u8] = b"retry: 3000\n";
const KEEPALIVE: &[u8] = b": keepalive\n";
/// When to ask again for a key that should have expired and has not.
const EXPIRY_AGAIN: Duration = Duration::from_secs(1);
/// The header with the id of the last event that a client has received.
pub(super) const LAST_EVENT_ID: &str = "last-event-id";
const X_ACCEL_BUFFERING: HeaderName = HeaderName::from_static("x-accel-buffering");

/// A place for one more stream.
pub(crate) struct Place {
    /// Among the open ones; given back when the stream ends.
    slot: OwnedSemaphorePermit,
    /// Among the connections, until the client has taken everything.
    connection: OwnedSemaphorePermit,
}

/// A place for one more stream.
pub(crate) fn place(app: &App) -> Result<Place, ApiError> {
    let full = |message: String| ApiError::new(ErrorKind::TooManyStreams, message);
    let slot = Arc::clone(&app.stream_slots).try_acquire_owned();
    let slot = slot.map_err(|_| full(format!("{OPEN_STREAMS} streams are open: close one")))?;
    let connection = Arc::clone(&app.stream_connections).try_acquire_owned();
    let connection = connection.map_err(|_| {
        full("too many connections hold streams that were not read to their end: close one".into())
    })?;
    Ok(Place { slot, connection })
}

pub(crate) fn response(
    spelling: &'static Spelling,
    app: Context,
    opened: OpenedStream,
    place: Place,
    heartbeat: Duration,
    version: Version,
) -> EventStream {
    let (frames, taken) = mpsc::channel(1);
    let has_lagged = Arc::new(AtomicBool::new(false));
    let mut heartbeat = interval_at(Instant::now() + heartbeat, heartbeat);
    heartbeat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let task = Task {
        frames,
        has_lagged: Arc::clone(&has_lagged),
        expiry: opened
            .expires_in
            .and_then(|left| Instant::now().checked_add(left)),
        heartbeat,
        live: opened.live,
        app,
        _slot: place.slot,
        spelling,
    };
    tokio::spawn(task.run(opened.resync, opened.replay, opened.cursor));
    let frames = stream::unfold(
        (taken, has_lagged, place.connection),
        move |(mut taken, has_lagged, connection)| async move {
            let frame = match taken.recv().await {
                Some(frame) => frame,
                // A client that lagged has to fetch the chat again.
                None if has_lagged.swap(false, Ordering::AcqRel) => (spelling.resync)()?,
                None => return None,
            };
            let frame = Ok::<_, Infallible>(Frame::data(frame));
            Some((frame, (taken, has_lagged, connection)))
        },
    );
    let mut response = Response::new(Body::wrap(StreamBody::new(frames)));
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(EVENT_STREAM));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    headers.insert(X_ACCEL_BUFFERING, HeaderValue::from_static("no"));
    if version == Version::HTTP_11 {
        headers.insert(CONNECTION, HeaderValue::from_static("keep-alive"));
    }
    EventStream(response)
}

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum End {
    /// The client was too slow.
    Lagged,
    /// The rights are gone, the client left, or the server stops.
    Over,
}

struct Task {
    frames: Sender<Bytes>,
    has_lagged: Arc<AtomicBool>,
    live: StreamSubscription,
    heartbeat: tokio::time::Interval,
    /// When to ask whether the key has expired.
    expiry: Option<Instant>,
    app: Context,
    _slot: OwnedSemaphorePermit,
    spelling: &'static Spelling,
}

impl Task {
    /// The body learns that the client lagged before it sees the end of the channel.
    async fn run(mut self, resync: bool, replay: Vec<ChatMessage>, cursor: Option<String>) {
        if let Err(End::Lagged) = self.fill(resync, replay, cursor).await {
            self.has_lagged.store(true, Ordering::Release);
        }
    }

    async fn fill(
        &mut self,
        resync: bool,
        replay: Vec<ChatMessage>,
        cursor: Option<String>,
    ) -> Result<Infallible, End> {
        let spelling = self.spelling;
        let comment = || Some(Bytes::from_static(spelling.comment));
        self.send(|| Some(Bytes::from_static(spelling.opening)))
            .await?;
        if resync {
            self.send(spelling.resync).await?;
        }
        for message in replay {
            self.send(|| (spelling.opened)(message)).await?;
        }
        if let Some(cursor) = cursor {
            self.send(|| (spelling.cursor)(&cursor)).await?;
        }
        self.send(comment).await?;
        let begun = Instant::now();
        loop {
            tokio::select! {
                biased;
                () = self.frames.closed() => return Err(End::Over),
                heard = self.live.next() => match heard {
                    Heard::Event(event) => self.send(|| (spelling.live)(&event)).await?,
                    Heard::RightsChanged => self.check_rights().await?,
                    Heard::Lagged => return Err(End::Lagged),
                    Heard::Ended => return Err(End::Over),
                },
                _ = self.heartbeat.tick() => {
                    self.check_rights().await?;
                    self.send(comment).await?;
                }
                () = sleep_until(self.expiry.unwrap_or(begun)), if self.expiry.is_some() => {
                    self.check_rights().await?;
                    // Clocks differ, and the one that keys expire by may have been set back.
                    self.expiry = Some(Instant::now() + EXPIRY_AGAIN);
                }
            }
        }
    }

    /// Sends a frame as soon as the client has taken the one before, if the key may still read then.
    async fn send(&mut self, frame: impl FnOnce() -> Option<Bytes>) -> Result<(), End> {
        let patience = self.app.stream_stall;
        let frames = self.frames.clone();
        let room = timeout(patience, frames.reserve()).await;
        let room: Permit<'_, Bytes> = room.map_err(|_| End::Lagged)?.map_err(|_| End::Over)?;
        if self.live.is_expired() {
            return Err(End::Over);
        }
        if self.live.is_doubtful() {
            self.check_rights().await?;
        }
        if let Some(frame) = frame() {
            room.send(frame);
        }
        Ok(())
    }

    /// Whether the key may still read, which every heartbeat asks, the moment at which it expires, and each frame after
    /// a change (chats-files-auth.md 1.15).
    async fn check_rights(&self) -> Result<(), End> {
        let asked = self.live.rights();
        let asking = self
            .app
            .blocking(move |workspace| workspace.may_stream(&asked));
        match asking.await {
            Ok(true) => Ok(()),
            _ => Err(End::Over),
        }
    }
}

fn event_frame(event: &ChatEvent) -> Bytes {
    frame(&wire_event(event))
}

fn wire_event(event: &ChatEvent) -> ChatStreamEvent {
    let of = ChatStreamEvent::of;
    let (change, message) = match event {
        ChatEvent::Message(change, message) => (change, message),
        ChatEvent::State(state) => {
            return ChatStreamEvent {
                state: Some(state.clone()),
                ..of(ChatEventType::StateUpdated)
            };
        }
    };
    let record = &message.record;
    let served = || Some(message.served(ReactionsMode::Counts));
    let message_id = Some(record.id.clone());
    match change {
        MessageChange::Added => ChatStreamEvent {
            id: Some(record.state_id.clone()),
            message: served(),
            ..of(ChatEventType::MessageAdded)
        },
        MessageChange::Edited => ChatStreamEvent {
            message: served(),
            ..of(ChatEventType::MessageUpdated)
        },
        MessageChange::Deleted => ChatStreamEvent {
            message_id,
            ..of(ChatEventType::MessageDeleted)
        },
        MessageChange::Reactions => ChatStreamEvent {
            message_id,
            reactions: message.reaction_counts(),
            ..of(ChatEventType::ReactionsUpdated)
        },
        MessageChange::Pinned => ChatStreamEvent {
            message_id,
            pinned: Some(record.pinned),
            message: served(),
            ..of(ChatEventType::PinnedUpdated)
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
#[expect(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]
mod tests;
