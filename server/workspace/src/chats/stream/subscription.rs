//! A subscription to a chat: a receiver of its broadcast channel.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use rolltop_store::Seq;
use tokio::sync::broadcast::{Receiver, error::RecvError};

use super::event::StreamEvent;
use crate::clock::Clock;
use crate::keys::Caller;

/// A message of the channel of a chat, as its subscribers hear it.
#[derive(Clone, Debug)]
pub enum Heard {
    /// A change.
    Event(Arc<StreamEvent>),
    /// Keys, spaces or chats changed: check the rights of the subscriber before you send anything else.
    RightsChanged,
    /// The subscriber was too slow, or events could not be read: events were lost. Nothing follows.
    Lagged,
    /// The key has expired, or the server stops. Nothing follows.
    Ended,
}

/// What a stream needs to go on.
#[derive(Clone, Debug)]
pub struct StreamRights {
    pub(super) caller: Arc<Caller>,
    pub(super) space_id: String,
    pub(super) chat_id: String,
    /// The member whose state is sent.
    pub(super) member_id: String,
}

/// The receiving end. Dropping it ends the subscription.
pub struct StreamSubscription {
    pub(super) rights: StreamRights,
    pub(super) clock: Arc<dyn Clock>,
    pub(super) events: Receiver<Heard>,
    /// Counts the commits that may have changed rights.
    pub(super) rights_changes: Arc<AtomicU64>,
    /// The count at which rights were checked last.
    pub(super) checked_at: u64,
    /// Commits up to this one are in the window.
    pub(super) seen: Seq,
    /// Received, and not returned yet.
    pub(super) held: Option<Arc<StreamEvent>>,
}

impl StreamSubscription {
    /// What the stream needs to go on.
    pub fn rights(&self) -> StreamRights {
        self.rights.clone()
    }

    /// Whether rights are to be checked before anything else is sent: at the beginning, and after each commit that may
    /// have changed them.
    pub fn is_doubtful(&mut self) -> bool {
        let changes = self.rights_changes.load(Ordering::Acquire);
        std::mem::replace(&mut self.checked_at, changes) != changes
    }

    /// Whether the key has expired.
    pub fn is_expired(&self) -> bool {
        self.rights.caller.is_expired(self.clock.now_seconds())
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
                Ok(Heard::Event(event)) if self.is_news(&event) => self.held = Some(event),
                Ok(Heard::Event(_) | Heard::RightsChanged) => {}
                Ok(Heard::Lagged) | Err(RecvError::Lagged(_)) => return Heard::Lagged,
                Ok(Heard::Ended) | Err(RecvError::Closed) => return Heard::Ended,
            }
        }
    }

    /// Whether the window lacks an event, and its member may see it.
    fn is_news(&self, event: &StreamEvent) -> bool {
        let is_mine = |to: &String| *to == self.rights.member_id;
        event.seq > self.seen && event.to.as_ref().is_none_or(is_mine)
    }
}
