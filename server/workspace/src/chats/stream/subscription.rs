//! A subscription to a chat: a receiver of its broadcast channel.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use rolltop_store::Seq;
use tokio::sync::broadcast::{Receiver, error::RecvError};

use super::StreamRights;
use super::event::StreamEvent;
use super::hub::Subscriber;
use crate::clock::Clock;

/// What a subscriber hears.
#[derive(Clone, Debug)]
pub enum Heard {
    /// A change.
    Event(Arc<StreamEvent>),
    /// Keys, spaces or chats changed: the rights of the subscriber are to be checked before anything else is sent.
    RightsChanged,
    /// It was too slow: events were dropped. Nothing follows.
    Lagged,
    /// The key has expired, or the server stops. Nothing follows.
    Ended,
}

/// The receiving end. Dropping it ends the subscription.
pub struct StreamSubscription {
    subscriber: Subscriber,
    clock: Arc<dyn Clock>,
    events: Receiver<Arc<StreamEvent>>,
    /// Counts the commits that may have changed rights.
    rights: Arc<AtomicU64>,
    /// How many of them are known.
    known: u64,
    /// Commits up to this one are in the window.
    pub(super) seen: Seq,
    /// Received, and not given out yet.
    held: Option<Arc<StreamEvent>>,
}

impl StreamSubscription {
    pub(super) fn new(
        subscriber: Subscriber,
        clock: Arc<dyn Clock>,
        events: Receiver<Arc<StreamEvent>>,
        rights: Arc<AtomicU64>,
    ) -> Self {
        Self {
            // None: a key that was revoked since it was admitted must not get in behind the news of it.
            known: u64::MAX,
            subscriber,
            clock,
            events,
            rights,
            seen: 0,
            held: None,
        }
    }

    /// What the stream needs to go on.
    pub fn rights(&self) -> StreamRights {
        StreamRights(self.subscriber.clone())
    }

    /// Whether rights are to be checked before anything else is sent: at the beginning, and after each commit that may
    /// have changed them.
    pub fn is_doubtful(&mut self) -> bool {
        let rights = self.rights.load(Ordering::Acquire);
        std::mem::replace(&mut self.known, rights) != rights
    }

    /// Whether the key has expired.
    pub fn is_expired(&self) -> bool {
        let now = self.clock.now_seconds();
        self.subscriber.caller.is_expired(now)
    }

    /// The next thing to hear. May be cancelled at any time.
    pub async fn next(&mut self) -> Heard {
        loop {
            if self.is_doubtful() {
                return Heard::RightsChanged;
            }
            if let Some(event) = self.held.take() {
                return if self.is_expired() {
                    Heard::Ended
                } else {
                    Heard::Event(event)
                };
            }
            match self.events.recv().await {
                Ok(event) if event.seq <= self.seen => {}
                Ok(event) if event.is_lost_for(&self.subscriber.member_id) => return Heard::Lagged,
                Ok(event) if event.is_for(&self.subscriber.member_id) => self.held = Some(event),
                Ok(_) => {}
                Err(RecvError::Lagged(_)) => return Heard::Lagged,
                Err(RecvError::Closed) => return Heard::Ended,
            }
        }
    }
}

impl fmt::Debug for StreamSubscription {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "StreamSubscription({})", self.subscriber.chat_id)
    }
}
