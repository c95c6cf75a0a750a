//! From the change feed to the subscribers: a broadcast channel per chat, filled by one thread that runs while there are
//! subscribers.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Weak};

use parking_lot::Mutex;
use rolltop_store::{Change, Seq, Store, Subscription, Touched};
use tokio::sync::Semaphore;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::broadcast::{self, Receiver, Sender};

use super::event::{ChatChanges, ChatEvent, StreamEvent};
use super::subscription::Heard;
use crate::chats::ChatMessage;
use crate::chats::message::state;
use crate::error::{Error, Result};

/// Most events that wait for a client.
pub(super) const CAPACITY: usize = 256;

/// Most bytes of events that wait for the clients of one chat.
const HELD_BYTES: usize = 6 << 20;

/// The channels of all chats with subscribers.
pub(crate) struct Hub {
    store: Arc<Store>,
    /// Counts the commits that may have changed the rights of a subscriber.
    pub(super) rights: Arc<AtomicU64>,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    /// By chat id.
    channels: HashMap<String, Channel>,
    is_running: bool,
    is_closed: bool,
}

/// The broadcast channel of one chat.
#[derive(Clone)]
struct Channel {
    sender: Sender<Heard>,
    /// A permit for each byte that may wait.
    room: Arc<Semaphore>,
}

impl Channel {
    fn new() -> Self {
        Self {
            sender: broadcast::channel(CAPACITY).0,
            room: Arc::new(Semaphore::new(HELD_BYTES)),
        }
    }

    /// Sends an event to all subscribers, or to one member. False if more bytes would wait than may.
    fn send_event(&self, seq: Seq, event: ChatEvent, to: Option<&str>) -> bool {
        let bytes = u32::try_from(event.weight()).unwrap_or(u32::MAX);
        let room = Arc::clone(&self.room).try_acquire_many_owned(bytes);
        let Ok(room) = room else {
            return false;
        };
        let event = StreamEvent::new(seq, event, to, room);
        self.send(Heard::Event(Arc::new(event)));
        true
    }

    /// Nothing is lost if the last subscriber has just left.
    fn send(&self, heard: Heard) {
        let _ = self.sender.send(heard);
    }
}

impl Hub {
    pub(crate) fn new(store: Arc<Store>) -> Arc<Self> {
        Arc::new(Self {
            store,
            rights: Arc::default(),
            state: Mutex::default(),
        })
    }

    /// Subscribes to every commit that is not yet visible to readers, and to some before.
    pub(super) fn subscribe(self: &Arc<Self>, chat_id: &str) -> Result<Receiver<Heard>> {
        let mut state = self.state.lock();
        if state.is_closed {
            return Ok(broadcast::channel(1).1);
        }
        if !state.is_running {
            let feed = self.store.subscribe();
            let hub = Arc::downgrade(self);
            std::thread::Builder::new()
                .name("chat-streams".to_owned())
                .spawn(move || run(feed, &hub))
                .map_err(Error::internal)?;
            state.is_running = true;
        }
        let channel = state.channels.entry(chat_id.to_owned());
        Ok(channel.or_insert_with(Channel::new).sender.subscribe())
    }

    /// Ends every subscription, and every one to come.
    pub(super) fn close(&self) {
        let mut state = self.state.lock();
        state.is_closed = true;
        state.channels.clear();
        self.rights.fetch_add(1, Ordering::AcqRel);
    }

    pub(super) fn is_closed(&self) -> bool {
        self.state.lock().is_closed
    }

    /// Sends what a commit did to the chats with subscribers.
    fn dispatch(&self, change: &Change) {
        let mut chats: HashMap<&str, ChatChanges<'_>> = HashMap::new();
        let mut rights_changed = false;
        for touched in &change.touched {
            match touched {
                Touched::Key { .. } | Touched::Space { .. } => rights_changed = true,
                Touched::Object { id, .. } => {
                    rights_changed |= self.state.lock().channels.contains_key(id);
                }
                Touched::Message {
                    chat_id,
                    change,
                    message,
                    ..
                } => {
                    let changes = chats.entry(chat_id).or_default();
                    changes
                        .messages
                        .extend(message.as_ref().map(|message| (*change, message)));
                }
                Touched::Reader { chat_id, member_id } => {
                    chats.entry(chat_id).or_default().readers.insert(member_id);
                }
                Touched::Opened { .. } => {}
            }
        }
        if rights_changed {
            // Counted before anything of this commit is sent, and sent to wake those that wait.
            self.rights.fetch_add(1, Ordering::AcqRel);
            for channel in self.state.lock().channels.values() {
                channel.send(Heard::RightsChanged);
            }
        }
        for (chat_id, changes) in chats {
            let channel = self.state.lock().channels.get(chat_id).cloned();
            let Some(channel) = channel else {
                continue;
            };
            let is_sent = self.events(chat_id, &changes).is_ok_and(|events| {
                let mut events = events.into_iter();
                events.all(|(event, to)| channel.send_event(change.seq, event, to))
            });
            if !is_sent {
                // Remove the channel before its subscribers hear of the loss: a new subscriber gets a new channel.
                self.state.lock().channels.remove(chat_id);
                channel.send(Heard::Lagged);
            }
        }
    }

    /// The events of a commit for one chat, each with the only member that it concerns.
    fn events<'c>(
        &self,
        chat_id: &str,
        changes: &ChatChanges<'c>,
    ) -> Result<Vec<(ChatEvent, Option<&'c str>)>> {
        self.store.read(|at| {
            let mut events = Vec::new();
            for (change, message) in changes.messages_in_order() {
                // A message is not held back by a member whose record cannot be read.
                let message = ChatMessage::at(at, message).unwrap_or_else(|_| ChatMessage {
                    record: Arc::clone(message),
                    author: None,
                });
                events.push((ChatEvent::Message(change, message), None));
            }
            for reader in &changes.readers {
                // The state as it is now, which may know more than this commit.
                let standing = at.chat_standing(chat_id, reader)?;
                events.push((ChatEvent::State(state(&standing)), Some(*reader)));
            }
            Ok(events)
        })
    }
}

/// The thread. It holds nothing that would keep the store open.
fn run(mut feed: Subscription, hub: &Weak<Hub>) {
    loop {
        let heard = feed.blocking_recv();
        let Some(hub) = hub.upgrade() else {
            return;
        };
        let end = match heard {
            Ok(change) => {
                hub.dispatch(&change);
                None
            }
            Err(RecvError::Lagged(_)) => Some(Heard::Lagged),
            Err(RecvError::Closed) => Some(Heard::Ended),
        };
        let mut state = hub.state.lock();
        if let Some(end) = end {
            let channels = state.channels.drain();
            channels.for_each(|(_, channel)| channel.send(end.clone()));
        }
        let has_subscribers = |channel: &Channel| channel.sender.receiver_count() > 0;
        state.channels.retain(|_, channel| has_subscribers(channel));
        state.is_running = !state.channels.is_empty();
        if !state.is_running {
            return;
        }
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests;
