//! The bounded queue of one subscriber: first its window, then what the hub puts in; emptied by whoever sends to the
//! client. Whatever ends the subscription empties it at once, so that a client that reads nothing keeps nothing.

use std::any::Any;
use std::collections::VecDeque;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker};
use std::time::Duration;

use rolltop_document::limits::MAX_MESSAGE_TEXT;
use rolltop_store::Seq;

use super::StreamRights;
use super::event::StreamEvent;
use super::hub::Subscriber;
use crate::chats::ChatMessage;
use crate::clock::Clock;

/// Most events that wait for one client.
pub(super) const CAPACITY: usize = 256;
/// Most bytes of text that wait for one client, unless a single event has more. As many events of the longest text
/// fit, in any script; what markup says out of sight may fill it sooner.
const CAPACITY_BYTES: usize = CAPACITY * MAX_MESSAGE_TEXT * BYTES_PER_UNIT;
/// Most bytes of UTF-8 that one unit of UTF-16 takes.
const BYTES_PER_UNIT: usize = 3;
/// Longest time that anything waits for a client that takes nothing.
pub(super) const PATIENCE: Duration = Duration::from_secs(30);

/// The place that a stream takes among the open ones; dropped when the stream ends.
pub type Slot = Box<dyn Any + Send + Sync>;

/// What a subscriber hears.
#[derive(Clone, Debug)]
pub enum Heard {
    /// A message of the window.
    Replayed(Box<ChatMessage>),
    /// The window is through.
    CaughtUp,
    /// A change.
    Event(Arc<StreamEvent>),
    /// It was too slow: events were dropped. Nothing follows.
    Lagged,
    /// The rights are gone, or the chat, or the server stops. Nothing follows.
    Ended,
}

/// Why nothing more is put in.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum End {
    Lagged,
    Over,
}

/// The queue.
pub(super) struct Inbox {
    pub(super) subscriber: Subscriber,
    clock: Arc<dyn Clock>,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    /// What is left of the window, until its end was heard.
    window: Option<VecDeque<ChatMessage>>,
    waiting: VecDeque<(Seq, Arc<StreamEvent>)>,
    /// Bytes of text in them.
    bytes: usize,
    /// When the client last took something, or the first thing to take came.
    since: Duration,
    end: Option<End>,
    waker: Option<Waker>,
    slot: Option<Slot>,
}

impl State {
    /// Whether one more event of this many bytes may wait.
    fn has_room(&self, bytes: usize) -> bool {
        self.waiting.is_empty()
            || (self.waiting.len() < CAPACITY && self.bytes + bytes <= CAPACITY_BYTES)
    }

    /// The client has taken nothing for too long.
    fn is_stalled(&self, now: Duration) -> bool {
        let waits = self.window.is_some() || !self.waiting.is_empty();
        waits && now.saturating_sub(self.since) > PATIENCE
    }
}

impl Inbox {
    pub(super) fn new(subscriber: Subscriber, clock: Arc<dyn Clock>, slot: Slot) -> Self {
        let state = State {
            slot: Some(slot),
            ..State::default()
        };
        Self {
            subscriber,
            clock,
            state: Mutex::new(state),
        }
    }

    /// Puts an event in; a client that does not keep up loses its queue and is told so.
    pub(super) fn deliver(&self, seq: Seq, event: &Arc<StreamEvent>) {
        let now = self.clock.monotonic();
        let mut state = self.lock();
        if state.end.is_some() {
            return;
        }
        if state.window.is_none() && state.waiting.is_empty() {
            state.since = now;
        }
        if !state.has_room(event.text_bytes()) || state.is_stalled(now) {
            finish(state, End::Lagged);
            return;
        }
        state.bytes += event.text_bytes();
        state.waiting.push_back((seq, Arc::clone(event)));
        wake(state);
    }

    /// Ends a subscription whose events have waited too long, though nothing new comes.
    pub(super) fn end_if_stalled(&self) {
        let now = self.clock.monotonic();
        let state = self.lock();
        if state.end.is_none() && state.is_stalled(now) {
            finish(state, End::Lagged);
        }
    }

    /// Lets nothing more through, not even what waits.
    pub(super) fn end(&self, end: End) {
        let state = self.lock();
        if state.end.is_none() {
            finish(state, end);
        }
    }

    pub(super) fn has_ended(&self) -> bool {
        self.lock().end.is_some()
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn finish(mut state: MutexGuard<'_, State>, end: End) {
    state.end = Some(end);
    state.window = None;
    state.waiting = VecDeque::new();
    state.bytes = 0;
    let slot = state.slot.take();
    wake(state);
    drop(slot);
}

/// Wakes whoever waits, after the lock is free.
fn wake(mut state: MutexGuard<'_, State>) {
    let waker = state.waker.take();
    drop(state);
    if let Some(waker) = waker {
        waker.wake();
    }
}

/// The receiving end. Dropping it ends the subscription.
pub struct StreamSubscription {
    inbox: Arc<Inbox>,
    /// Commits up to this one are in the window.
    seen: Seq,
}

impl StreamSubscription {
    pub(super) fn new(inbox: Arc<Inbox>) -> Self {
        Self { inbox, seen: 0 }
    }

    /// Begins with a window, which has what commits up to this one have done.
    pub(super) fn begin(&mut self, window: Vec<ChatMessage>, seq: Seq) {
        self.seen = seq;
        let now = self.inbox.clock.monotonic();
        let mut state = self.inbox.lock();
        if state.end.is_none() {
            state.window = Some(window.into());
            state.since = now;
        }
    }

    pub(super) fn end(&self) {
        self.inbox.end(End::Over);
    }

    pub(super) fn subscriber(&self) -> &Subscriber {
        &self.inbox.subscriber
    }

    /// What it needs to go on.
    pub fn rights(&self) -> StreamRights {
        StreamRights(self.subscriber().clone())
    }

    /// The next thing to hear; the task of `context` is woken for it.
    pub fn poll_next(&mut self, context: &mut Context<'_>) -> Poll<Heard> {
        let expired = {
            let caller = &self.inbox.subscriber.caller;
            caller.is_expired(self.inbox.clock.now_seconds())
        };
        if expired {
            self.inbox.end(End::Over);
        }
        let now = self.inbox.clock.monotonic();
        let mut state = self.inbox.lock();
        if let Some(window) = &mut state.window {
            let heard = match window.pop_front() {
                Some(message) => Heard::Replayed(Box::new(message)),
                None => {
                    state.window = None;
                    Heard::CaughtUp
                }
            };
            state.since = now;
            return Poll::Ready(heard);
        }
        while let Some((seq, event)) = state.waiting.pop_front() {
            state.since = now;
            state.bytes = state.bytes.saturating_sub(event.text_bytes());
            if seq > self.seen {
                return Poll::Ready(Heard::Event(event));
            }
        }
        match state.end {
            Some(End::Lagged) => Poll::Ready(Heard::Lagged),
            Some(End::Over) => Poll::Ready(Heard::Ended),
            None => {
                state.waker = Some(context.waker().clone());
                Poll::Pending
            }
        }
    }
}

impl Drop for StreamSubscription {
    fn drop(&mut self) {
        self.end();
    }
}

impl fmt::Debug for StreamSubscription {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            formatter,
            "StreamSubscription({})",
            self.inbox.subscriber.chat_id
        )
    }
}
