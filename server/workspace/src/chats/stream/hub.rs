//! From the change feed to the subscribers: one thread that runs while there are any.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use rolltop_store::{Change, Event, MessageChange, SpaceState, Store, Subscription, Touched};

use super::event::{ChatChanges, ChatEvent, StreamEvent};
use super::inbox::{End, Inbox, PATIENCE, Slot, StreamSubscription};
use crate::chats::ChatState;
use crate::chats::message::served;
use crate::clock::Clock;
use crate::error::{Error, Result};
use crate::keys::Caller;

/// Who listens to what.
#[derive(Clone, Debug)]
pub(super) struct Subscriber {
    pub(super) caller: Arc<Caller>,
    pub(super) space_id: String,
    pub(super) chat_id: String,
    /// Whose state is told.
    pub(super) member_id: String,
}

/// The subscribers of all chats.
pub(crate) struct Hub {
    store: Arc<dyn Store>,
    clock: Arc<dyn Clock>,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    by_chat: HashMap<String, Vec<Arc<Inbox>>>,
    /// The thread is there.
    running: bool,
    closed: bool,
}

impl Hub {
    pub(crate) fn new(store: Arc<dyn Store>, clock: Arc<dyn Clock>) -> Arc<Self> {
        Arc::new(Self {
            store,
            clock,
            state: Mutex::default(),
        })
    }

    /// Registers a subscriber: it hears of every commit that is not yet visible to readers, and of some before.
    pub(super) fn subscribe(
        self: &Arc<Self>,
        subscriber: Subscriber,
        clock: Arc<dyn Clock>,
        slot: Slot,
    ) -> Result<StreamSubscription> {
        let chat_id = subscriber.chat_id.clone();
        let inbox = Arc::new(Inbox::new(subscriber, clock, slot));
        let mut state = self.lock();
        if state.closed {
            inbox.end(End::Over);
            return Ok(StreamSubscription::new(inbox));
        }
        state
            .by_chat
            .entry(chat_id)
            .or_default()
            .push(Arc::clone(&inbox));
        if !state.running {
            let feed = self.store.subscribe();
            let hub = Arc::downgrade(self);
            std::thread::Builder::new()
                .name("chat-streams".to_owned())
                .spawn(move || run(&feed, &hub))
                .map_err(Error::internal)?;
            state.running = true;
        }
        drop(state);
        let live = StreamSubscription::new(inbox);
        // A key that was revoked since it was admitted must not get in behind the news of it.
        if !self.may_go_on(live.subscriber(), &*self.clock)? {
            live.end();
        }
        Ok(live)
    }

    /// True while the key is there and covers the space, the space is live and the chat exists.
    pub(super) fn may_go_on(&self, subscriber: &Subscriber, clock: &dyn Clock) -> Result<bool> {
        let key = self.store.key(&subscriber.caller.key_id);
        let Some(key) = key.map_err(Error::internal)? else {
            return Ok(false);
        };
        let is_admitted = Caller::from_record(&key).is_some_and(|caller| {
            !caller.is_expired(clock.now_seconds()) && caller.covers(&subscriber.space_id)
        });
        if !is_admitted {
            return Ok(false);
        }
        let space = self
            .store
            .space(&subscriber.space_id)
            .map_err(Error::internal)?;
        if space.is_none_or(|space| space.state != SpaceState::Live) {
            return Ok(false);
        }
        let chat = self
            .store
            .object(&subscriber.chat_id)
            .map_err(Error::internal)?;
        Ok(chat.is_some_and(|chat| chat.space_id == subscriber.space_id))
    }

    /// Takes what has come, or nothing for a while. `swept` is when those that take nothing were last looked for. False
    /// when the thread may go.
    pub(crate) fn hear(&self, event: Option<Event>, swept: &mut Duration) -> bool {
        // Who takes nothing would go on holding what was said, though nothing more is.
        let now = self.clock.monotonic();
        if now.saturating_sub(*swept) >= PATIENCE {
            self.end_stalled();
            *swept = now;
        }
        match event {
            None => true,
            Some(Event::Change(change)) => self.dispatch(&change),
            Some(Event::Lagged) => {
                self.end(End::Lagged);
                false
            }
            Some(Event::Closed) => {
                self.end(End::Over);
                false
            }
        }
    }

    /// Ends the subscriptions of clients that take nothing.
    pub(super) fn end_stalled(&self) {
        let inboxes: Vec<Arc<Inbox>> = self.lock().by_chat.values().flatten().cloned().collect();
        inboxes.iter().for_each(|inbox| inbox.end_if_stalled());
    }

    /// Ends every subscription, and every one to come.
    pub(super) fn close(&self) {
        let mut state = self.lock();
        state.closed = true;
        let inboxes = std::mem::take(&mut state.by_chat);
        drop(state);
        end_all(inboxes.into_values().flatten(), End::Over);
    }

    /// Tells the subscribers of a commit; false when there are none left and the thread may go.
    fn dispatch(&self, change: &Change) -> bool {
        self.forget_rights(change);
        for (chat_id, inboxes) in self.listening(change) {
            self.tell(change, &chat_id, &inboxes);
        }
        let mut state = self.lock();
        state.by_chat.retain(|_, inboxes| {
            inboxes.retain(|inbox| !inbox.has_ended());
            !inboxes.is_empty()
        });
        state.running = !state.by_chat.is_empty();
        state.running
    }

    /// The chats of a commit that somebody listens to, with those who do.
    fn listening(&self, change: &Change) -> Vec<(String, Vec<Arc<Inbox>>)> {
        let state = self.lock();
        let mut listening: Vec<(String, Vec<Arc<Inbox>>)> = Vec::new();
        for touched in &change.touched {
            let (Touched::Message { chat_id, .. } | Touched::Reader { chat_id, .. }) = touched
            else {
                continue;
            };
            if listening.iter().any(|(known, _)| known == chat_id) {
                continue;
            }
            if let Some(inboxes) = state.by_chat.get(chat_id) {
                listening.push((chat_id.clone(), inboxes.clone()));
            }
        }
        listening
    }

    fn tell(&self, change: &Change, chat_id: &str, inboxes: &[Arc<Inbox>]) {
        let changes = ChatChanges::of(change, chat_id);
        if changes.is_empty() {
            return;
        }
        let readers = changes.readers.clone();
        for (kind, message) in changes.in_order() {
            let author = self.store.object(&message.creator).ok().flatten();
            let message = served(message, author.map(|member| member.name.clone()));
            let event = match kind {
                MessageChange::Added => ChatEvent::Added(message),
                MessageChange::Edited => ChatEvent::Updated(message),
                MessageChange::Deleted => ChatEvent::Deleted {
                    message_id: message.id,
                },
                MessageChange::Reactions => ChatEvent::Reactions {
                    message_id: message.id,
                    reactions: message.reactions,
                },
                MessageChange::Pinned => ChatEvent::Pinned(message),
            };
            let event = Arc::new(StreamEvent::new(event));
            inboxes
                .iter()
                .for_each(|inbox| inbox.deliver(change.seq, &event));
        }
        for reader in readers {
            self.tell_state(change, chat_id, reader, inboxes);
        }
    }

    /// The state as it is now, which may know more than this commit.
    fn tell_state(&self, change: &Change, chat_id: &str, reader: &str, inboxes: &[Arc<Inbox>]) {
        let own = inboxes
            .iter()
            .filter(|inbox| inbox.subscriber.member_id == reader);
        let own: Vec<&Arc<Inbox>> = own.collect();
        if own.is_empty() {
            return;
        }
        match self.store.chat_standing(chat_id, reader) {
            Ok(standing) => {
                let event = ChatEvent::State(ChatState::of(&standing));
                let event = Arc::new(StreamEvent::new(event));
                own.iter()
                    .for_each(|inbox| inbox.deliver(change.seq, &event));
            }
            // What cannot be told must not be left out without a word.
            Err(_) => own.iter().for_each(|inbox| inbox.end(End::Lagged)),
        }
    }

    /// Ends the streams of those who have lost their rights by this commit, before anything of it is told.
    fn forget_rights(&self, change: &Change) {
        let mut asked = Vec::new();
        for touched in &change.touched {
            let concerns = |inbox: &&Arc<Inbox>| {
                let subscriber = &inbox.subscriber;
                match touched {
                    Touched::Key { id } => *id == subscriber.caller.key_id,
                    Touched::Space { id } => *id == subscriber.space_id,
                    Touched::Object { id, .. } => *id == subscriber.chat_id,
                    Touched::Message { .. } | Touched::Reader { .. } | Touched::Opened { .. } => {
                        false
                    }
                }
            };
            let state = self.lock();
            asked.extend(state.by_chat.values().flatten().filter(concerns).cloned());
        }
        for inbox in asked {
            // Who cannot be judged is not let on.
            if !self
                .may_go_on(&inbox.subscriber, &*self.clock)
                .unwrap_or(false)
            {
                inbox.end(End::Over);
            }
        }
    }

    fn end(&self, end: End) {
        let mut state = self.lock();
        state.running = false;
        let inboxes = std::mem::take(&mut state.by_chat);
        drop(state);
        end_all(inboxes.into_values().flatten(), end);
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn end_all(inboxes: impl Iterator<Item = Arc<Inbox>>, end: End) {
    inboxes.for_each(|inbox| inbox.end(end));
}

/// The thread. It holds nothing that would keep the store open.
fn run(feed: &Subscription, hub: &Weak<Hub>) {
    let mut swept = Duration::ZERO;
    loop {
        let event = feed.recv_timeout(PATIENCE);
        let Some(hub) = hub.upgrade() else { return };
        if !hub.hear(event, &mut swept) {
            return;
        }
    }
}
