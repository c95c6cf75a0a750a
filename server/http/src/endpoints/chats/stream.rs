//! The stream of a chat: frames, heartbeats, and the end of it (chats-files-auth.md 1.15).
//!
//! A task per stream turns what it hears into frames and puts them into a channel that the body of the answer takes them
//! from. A client that takes nothing for half a minute is given up: the task ends, and with it the place of the stream.

use std::convert::Infallible;
use std::future::pending;
use std::marker::PhantomData;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
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
use rolltop_spec::limits::OPEN_STREAMS;
use rolltop_spec::refusal::ApiError;
use rolltop_spec::reply::EVENT_STREAM;
use rolltop_workspace::chats::{
    ChatEvent, ChatMessage, Heard, OpenedStream, StreamEvent, StreamSubscription,
};
use tokio::sync::OwnedSemaphorePermit;
use tokio::sync::mpsc::{self, Permit, Receiver, Sender};
use tokio::time::{Instant, MissedTickBehavior, interval_at, sleep_until, timeout};

use super::wire;
use crate::pipeline::{App, Context};

/// How a major spells a stream. What is `None` is not told.
pub(crate) trait Spelling: Send + 'static {
    /// Stands before the first frame.
    const OPENING: &'static [u8];
    /// Stands after the opening, and where nothing else is sent.
    const COMMENT: &'static [u8];

    /// A message of the window.
    fn opened(message: ChatMessage) -> Option<Bytes>;

    /// A change.
    fn live(event: &StreamEvent) -> Option<Bytes>;

    /// Where the window ends.
    fn cursor(state_id: &str) -> Option<Bytes>;

    /// The client does not know the whole chat.
    fn resync() -> Option<Bytes>;
}

/// The stream of v2.
pub(super) enum V2 {}

impl Spelling for V2 {
    const OPENING: &'static [u8] = RETRY;
    const COMMENT: &'static [u8] = KEEPALIVE;

    fn opened(message: ChatMessage) -> Option<Bytes> {
        Some(event_frame(&ChatEvent::Added(message)))
    }

    fn live(event: &StreamEvent) -> Option<Bytes> {
        Some(event.rendered(event_frame))
    }

    fn cursor(state_id: &str) -> Option<Bytes> {
        Some(Bytes::from(format!("id: {state_id}\n\n")))
    }

    fn resync() -> Option<Bytes> {
        Some(frame(&ChatStreamEvent::of(ChatEventType::ResyncRequired)))
    }
}

/// Tells a client to come back after three seconds. The line stands before the first frame.
const RETRY: &[u8] = b"retry: 3000\n";
const KEEPALIVE: &[u8] = b": keepalive\n";
/// When to ask again for a key that should have expired and has not.
const EXPIRY_AGAIN: Duration = Duration::from_secs(1);
const LAST_EVENT_ID: &str = "last-event-id";
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

/// The id that a client resumes after, whatever it is.
pub(super) fn resume(headers: &HeaderMap) -> Option<String> {
    let id = headers.get(LAST_EVENT_ID)?;
    Some(String::from_utf8_lossy(id.as_bytes()).into_owned())
}

/// The whole answer.
pub(crate) fn response<S: Spelling>(
    app: Context,
    opened: OpenedStream,
    place: Place,
    heartbeat: Duration,
    version: Version,
) -> Response<Body> {
    let (frames, taken) = mpsc::channel(1);
    let has_lagged = Arc::new(AtomicBool::new(false));
    let mut heartbeat = interval_at(Instant::now() + heartbeat, heartbeat);
    heartbeat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let task = Task::<S> {
        frames,
        has_lagged: Arc::clone(&has_lagged),
        expiry: opened
            .expires_in
            .and_then(|left| Instant::now().checked_add(left)),
        heartbeat,
        live: opened.live,
        app,
        _slot: place.slot,
        spelling: PhantomData,
    };
    tokio::spawn(task.run(opened.resync, opened.replay, opened.cursor));
    let frames = stream::unfold(
        (taken, has_lagged, place.connection),
        |(mut taken, has_lagged, connection)| async move {
            let frame = next::<S>(&mut taken, &has_lagged).await?;
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
    response
}

/// The next frame of the body. The last frame tells a client that lagged to fetch the chat again.
async fn next<S: Spelling>(taken: &mut Receiver<Bytes>, has_lagged: &AtomicBool) -> Option<Bytes> {
    match taken.recv().await {
        Some(frame) => Some(frame),
        None if has_lagged.swap(false, Ordering::AcqRel) => S::resync(),
        None => None,
    }
}

/// Why nothing more is sent.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum End {
    /// The client was too slow.
    Lagged,
    /// The rights are gone, the client left, or the server stops.
    Over,
}

/// What fills one stream.
struct Task<S> {
    frames: Sender<Bytes>,
    has_lagged: Arc<AtomicBool>,
    live: StreamSubscription,
    heartbeat: tokio::time::Interval,
    /// When to ask whether the key has expired.
    expiry: Option<Instant>,
    app: Context,
    _slot: OwnedSemaphorePermit,
    spelling: PhantomData<fn() -> S>,
}

impl<S: Spelling> Task<S> {
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
        self.send(|| Some(Bytes::from_static(S::OPENING))).await?;
        if resync {
            self.send(S::resync).await?;
        }
        for message in replay {
            self.send(|| S::opened(message)).await?;
        }
        if let Some(cursor) = cursor {
            self.send(|| S::cursor(&cursor)).await?;
        }
        self.send(|| Some(Bytes::from_static(S::COMMENT))).await?;
        loop {
            tokio::select! {
                biased;
                () = self.frames.closed() => return Err(End::Over),
                heard = self.live.next() => match heard {
                    Heard::Event(event) => self.send(|| S::live(&event)).await?,
                    Heard::RightsChanged => self.check_rights().await?,
                    Heard::Lagged => return Err(End::Lagged),
                    Heard::Ended => return Err(End::Over),
                },
                _ = self.heartbeat.tick() => {
                    self.check_rights().await?;
                    self.send(|| Some(Bytes::from_static(S::COMMENT))).await?;
                }
                () = at(self.expiry) => {
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

/// Waits for a moment, or for ever where there is none.
async fn at(moment: Option<Instant>) {
    match moment {
        Some(moment) => sleep_until(moment).await,
        None => pending().await,
    }
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
            state: Some(state.served()),
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
#[expect(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]
mod tests {
    use http_body_util::BodyExt;
    use rolltop_spec::chats::StreamChatMessagesQuery;
    use rolltop_workspace::keys::{KeyReach, KeyRequest, Permission, Scope};
    use rolltop_workspace::spaces::SpaceTarget;

    use super::*;
    use crate::ServerConfig;
    use crate::pipeline::Routes;
    use crate::testing::TestServer;

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

    /// The id of what a route makes.
    async fn made(server: &TestServer, key: &str, path: &str) -> String {
        let request = server.request("POST", path).key(key).unwrap();
        let made = request.body(r#"{"name":"C"}"#).send().await.unwrap();
        made.json()["id"].as_str().unwrap().to_owned()
    }

    /// The stream of an empty chat. From here on time passes only where nothing else is left to do.
    async fn silent(server: &TestServer, key: &str, heartbeat: Duration) -> Body {
        let maker = server.unscoped_key().unwrap();
        let id = made(server, &maker, "/v2/spaces?ids=full").await;
        let chat = made(server, &maker, &format!("/v2/spaces/{id}/chats")).await;
        let caller = server.workspace.authenticate(key).unwrap();
        let space = SpaceTarget {
            spelled: id.clone(),
            id,
        };
        let (api, description) = crate::endpoints::all().unwrap();
        let routes = Routes::new(api, description).unwrap();
        let app = App::new(
            &ServerConfig::default(),
            Arc::clone(&server.workspace),
            server.clock.clone(),
            crate::logging::none(),
            routes,
        );
        let app = Arc::new(app);
        let place = place(&app).unwrap();
        let opened = server
            .workspace
            .open_stream(&caller, &space, &chat, 25, None);
        tokio::time::pause();
        response::<V2>(app, opened.unwrap(), place, heartbeat, Version::HTTP_11).into_body()
    }

    /// The next frame of a stream that goes on.
    async fn next(body: &mut Body) -> Option<Bytes> {
        let frame = body.frame().await?.unwrap();
        Some(frame.into_data().unwrap())
    }

    // C-53, C-61: a stream that says nothing says so after each heartbeat, and not before.
    #[tokio::test]
    async fn a_silent_stream_is_kept_alive() {
        let server = TestServer::start().await.unwrap();
        let key = server.unscoped_key().unwrap();
        for seconds in [1, 15, 60] {
            let heartbeat = Duration::from_secs(seconds);
            let mut body = silent(&server, &key, heartbeat).await;
            let begun = Instant::now();
            assert_eq!(next(&mut body).await.unwrap(), RETRY);
            assert_eq!(next(&mut body).await.unwrap(), KEEPALIVE);
            assert_eq!(begun.elapsed(), Duration::ZERO);
            for beat in 1..=3 {
                assert_eq!(next(&mut body).await.unwrap(), KEEPALIVE);
                // Time goes by in milliseconds.
                let late = begun.elapsed().checked_sub(beat * heartbeat).unwrap();
                assert!(late < Duration::from_millis(5), "{late:?}");
            }
            tokio::time::resume();
        }
    }

    // C-65: a key that expires ends its stream at that moment, whenever the next heartbeat is.
    #[tokio::test]
    async fn a_silent_stream_ends_when_its_key_expires() {
        let server = TestServer::start().await.unwrap();
        let lifetime = Duration::from_secs(5);
        let made = server.workspace.create_key(&KeyRequest {
            name: "short".to_owned(),
            scope: Scope::JsonApi,
            reach: KeyReach::AllSpaces(Permission::Read),
            expires_in: Some(lifetime),
        });
        let heartbeat = Duration::from_secs(60);
        let mut body = silent(&server, &made.unwrap().token, heartbeat).await;
        let begun = Instant::now();
        for _ in 0..2 {
            assert!(next(&mut body).await.is_some());
        }
        // By the clock that keys expire by it is a little early at first.
        server.clock.advance(lifetime - Duration::from_secs(1));
        let clock = server.clock.clone();
        let later = tokio::spawn(async move {
            tokio::time::sleep(lifetime + EXPIRY_AGAIN / 2).await;
            clock.advance(Duration::from_secs(1));
        });
        assert_eq!(next(&mut body).await, None);
        let ended = begun.elapsed();
        assert!(
            ended >= lifetime && ended < lifetime + 2 * EXPIRY_AGAIN,
            "{ended:?}"
        );
        later.await.unwrap();
    }

    // C-65: frames that wait for the client when its key expires are not sent.
    #[tokio::test]
    async fn nothing_is_sent_after_the_key_has_expired() {
        let server = TestServer::start().await.unwrap();
        let lifetime = Duration::from_secs(5);
        let made = server.workspace.create_key(&KeyRequest {
            name: "short".to_owned(),
            scope: Scope::JsonApi,
            reach: KeyReach::AllSpaces(Permission::Read),
            expires_in: Some(lifetime),
        });
        let heartbeat = Duration::from_secs(60);
        let mut body = silent(&server, &made.unwrap().token, heartbeat).await;
        assert_eq!(next(&mut body).await.unwrap(), RETRY);
        server.clock.advance(lifetime);
        assert_eq!(next(&mut body).await, None);
    }

    // C-65: no later than with a heartbeat, though nobody speaks.
    #[tokio::test]
    async fn a_silent_stream_ends_with_its_key() {
        let server = TestServer::start().await.unwrap();
        let made = server.workspace.create_key(&KeyRequest {
            name: "short".to_owned(),
            scope: Scope::JsonApi,
            reach: KeyReach::AllSpaces(Permission::Read),
            expires_in: Some(Duration::from_secs(60)),
        });
        let heartbeat = Duration::from_secs(20);
        let mut body = silent(&server, &made.unwrap().token, heartbeat).await;
        for _ in 0..3 {
            assert!(next(&mut body).await.is_some());
        }
        server.clock.advance(Duration::from_secs(61));
        let begun = Instant::now();
        assert_eq!(next(&mut body).await, None);
        assert!(begun.elapsed() <= heartbeat);
    }
}
