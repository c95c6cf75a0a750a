//! From the change feed to the subscribers: a broadcast channel per chat, filled by one thread that runs while anybody
//! subscribes.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use rolltop_store::{Change, SpaceState, Store, Subscription, Touched};
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::broadcast::{self, Receiver, Sender};

use super::event::{ChatChanges, ChatEvent, StreamEvent, Weight};
use super::subscription::StreamSubscription;
use crate::chats::ChatMessage;
use crate::chats::message::state;
use crate::clock::Clock;
use crate::error::{Error, Result};
use crate::keys::Caller;

/// Most events that wait for a client.
pub(super) const CAPACITY: usize = 256;

/// Most bytes of events that wait for the clients of one chat.
const HELD_BYTES: usize = 6 << 20;

/// A caller that subscribes to a chat.
#[derive(Clone, Debug)]
pub(super) struct Subscriber {
    pub(super) caller: Arc<Caller>,
    pub(super) space_id: String,
    pub(super) chat_id: String,
    /// The member whose state is sent.
    pub(super) member_id: String,
}

/// The channels of all chats with subscribers.
pub(crate) struct Hub {
    store: Arc<Store>,
    clock: Arc<dyn Clock>,
    /// Counts the commits that may have changed the rights of a subscriber.
    rights: Arc<AtomicU64>,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    channels: HashMap<String, Channel>,
    running: bool,
    closed: bool,
}

/// How the subscribers of one chat hear of it.
#[derive(Clone)]
struct Channel {
    sender: Sender<Arc<StreamEvent>>,
    weight: Weight,
}

impl Channel {
    fn new() -> Self {
        Self {
            sender: broadcast::channel(CAPACITY).0,
            weight: Weight::default(),
        }
    }

    /// Passes an event on. False where the channel would hold more than it may then.
    fn send(&self, event: StreamEvent) -> bool {
        let event = event.held_by(&self.weight);
        let fits = self.weight.bytes() <= HELD_BYTES;
        if fits {
            send(&self.sender, &Arc::new(event));
        }
        fits
    }
}

impl Hub {
    pub(crate) fn new(store: Arc<Store>, clock: Arc<dyn Clock>) -> Arc<Self> {
        Arc::new(Self {
            store,
            clock,
            rights: Arc::default(),
            state: Mutex::default(),
        })
    }

    /// Subscribes to every commit that is not yet visible to readers, and to some before.
    pub(super) fn subscribe(
        self: &Arc<Self>,
        subscriber: Subscriber,
    ) -> Result<StreamSubscription> {
        let rights = Arc::clone(&self.rights);
        let clock = Arc::clone(&self.clock);
        let events = self.receiver(&subscriber.chat_id)?;
        Ok(StreamSubscription::new(subscriber, clock, events, rights))
    }

    fn receiver(self: &Arc<Self>, chat_id: &str) -> Result<Receiver<Arc<StreamEvent>>> {
        let mut state = self.lock();
        if state.closed {
            return Ok(broadcast::channel(1).1);
        }
        if !state.running {
            let feed = self.store.subscribe();
            let hub = Arc::downgrade(self);
            std::thread::Builder::new()
                .name("chat-streams".to_owned())
                .spawn(move || run(feed, &hub))
                .map_err(Error::internal)?;
            state.running = true;
        }
        let channel = state.channels.entry(chat_id.to_owned());
        Ok(channel.or_insert_with(Channel::new).sender.subscribe())
    }

    /// True while the server runs, the key is there and covers the space, the space is live and the chat exists.
    pub(super) fn may_go_on(&self, subscriber: &Subscriber) -> Result<bool> {
        if self.lock().closed {
            return Ok(false);
        }
        self.store.read(|at| {
            let Some(key) = at.key(&subscriber.caller.key_id)? else {
                return Ok(false);
            };
            let is_admitted = Caller::from_record(&key).is_some_and(|caller| {
                !caller.is_expired(self.clock.now_seconds()) && caller.covers(&subscriber.space_id)
            });
            if !is_admitted {
                return Ok(false);
            }
            let space = at.space(&subscriber.space_id)?;
            if space.is_none_or(|space| space.state != SpaceState::Live) {
                return Ok(false);
            }
            let chat = at.object(&subscriber.chat_id)?;
            Ok(chat.is_some_and(|chat| chat.space_id == subscriber.space_id))
        })
    }

    /// Ends every subscription, and every one to come.
    pub(super) fn close(&self) {
        let mut state = self.lock();
        state.closed = true;
        state.channels.clear();
        self.rights.fetch_add(1, Ordering::AcqRel);
    }

    /// Passes on what the feed says; false when the thread may go.
    fn hear(&self, heard: Result<Arc<Change>, RecvError>) -> bool {
        match heard {
            Ok(change) => {
                self.dispatch(&change);
                let mut state = self.lock();
                state
                    .channels
                    .retain(|_, channel| channel.sender.receiver_count() > 0);
                state.running = !state.channels.is_empty();
                state.running
            }
            Err(RecvError::Lagged(_)) => {
                let lost = Arc::new(StreamEvent::lost(None));
                let mut state = self.lock();
                for (_, channel) in state.channels.drain() {
                    send(&channel.sender, &lost);
                }
                state.running = false;
                false
            }
            Err(RecvError::Closed) => {
                let mut state = self.lock();
                state.channels.clear();
                state.running = false;
                false
            }
        }
    }

    fn dispatch(&self, change: &Change) {
        let mut chats: Vec<(String, Channel)> = Vec::new();
        let mut rights_changed = false;
        let state = self.lock();
        for touched in &change.touched {
            match touched {
                Touched::Key { .. } | Touched::Space { .. } => rights_changed = true,
                Touched::Object { id, .. } => rights_changed |= state.channels.contains_key(id),
                Touched::Message { chat_id, .. } | Touched::Reader { chat_id, .. } => {
                    let is_known = chats.iter().any(|(known, _)| known == chat_id);
                    if let Some(channel) = state.channels.get(chat_id).filter(|_| !is_known) {
                        chats.push((chat_id.clone(), channel.clone()));
                    }
                }
                Touched::Opened { .. } => {}
            }
        }
        if rights_changed {
            // Counted before anything of this commit is sent, and sent to wake those that wait.
            self.rights.fetch_add(1, Ordering::AcqRel);
            let nothing = Arc::new(StreamEvent::nothing());
            state
                .channels
                .values()
                .for_each(|channel| send(&channel.sender, &nothing));
        }
        drop(state);
        for (chat_id, channel) in chats {
            if !self.tell(change, &chat_id, &channel) {
                // Remove the channel before its listeners hear of the loss: a new subscriber gets a new channel.
                self.lock().channels.remove(&chat_id);
                send(&channel.sender, &Arc::new(StreamEvent::lost(None)));
            }
        }
    }

    /// Tells the subscribers of a chat what a commit did to it. False where more would wait for them than may.
    fn tell(&self, change: &Change, chat_id: &str, channel: &Channel) -> bool {
        let changes = ChatChanges::of(change, chat_id);
        let readers = changes.readers.clone();
        for (kind, message) in changes.in_order() {
            let named = self.store.read(|at| ChatMessage::at(at, message));
            let message = named.unwrap_or_else(|_| ChatMessage {
                record: Arc::clone(message),
                author: None,
            });
            let event = ChatEvent::Message(kind, message);
            if !channel.send(StreamEvent::new(change.seq, event, None)) {
                return false;
            }
        }
        for reader in readers {
            let to = Some(reader.to_owned());
            // The state as it is now, which may know more than this commit.
            let event = match self.store.read(|at| at.chat_standing(chat_id, reader)) {
                Ok(standing) => {
                    let state = ChatEvent::State(state(&standing));
                    StreamEvent::new(change.seq, state, to)
                }
                // A lost state must not go unnoticed.
                Err(_) => StreamEvent::lost(to),
            };
            if !channel.send(event) {
                return false;
            }
        }
        true
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Nothing is lost where the last subscriber has just left.
fn send(channel: &Sender<Arc<StreamEvent>>, event: &Arc<StreamEvent>) {
    let _ = channel.send(Arc::clone(event));
}

/// The thread. It holds nothing that would keep the store open.
fn run(mut feed: Subscription, hub: &Weak<Hub>) {
    loop {
        let heard = feed.blocking_recv();
        let Some(hub) = hub.upgrade() else {
            return;
        };
        if !hub.hear(heard) {
            return;
        }
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests;
