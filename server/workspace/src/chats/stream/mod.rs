//! The live stream of a chat (chats-files-auth.md 1.15): an opening window, then every change, nothing lost and
//! nothing twice.
//!
//! A caller subscribes first and its window is read afterwards, at a known commit. The subscription skips the events that
//! the window has already. Events come from the change feed in commit order, through the [`hub`], which has a bounded
//! broadcast channel per chat; the writer of the store knows nothing of it.

mod event;
mod hub;
mod subscription;

use std::sync::Arc;
use std::time::Duration;

use rolltop_store::{MessagePage, MessageRange, MessageRecord, SpaceState};

use super::ChatMessage;
use crate::Workspace;
use crate::error::{Error, Result};
use crate::keys::Caller;
use crate::spaces::SpaceTarget;

pub use event::{ChatEvent, StreamEvent};
pub use subscription::{Heard, StreamRights, StreamSubscription};

pub(crate) use hub::Hub;

/// A stream that is about to be served.
pub struct OpenedStream {
    /// The window does not continue from the last event of the client, which has to read the chat again.
    pub resync: bool,
    /// The latest state id of the window; `None` where the window is empty.
    pub cursor: Option<String>,
    /// The messages to begin with, in order.
    pub replay: Vec<ChatMessage>,
    /// Everything after that.
    pub live: StreamSubscription,
    /// When the key expires, if it does.
    pub expires_in: Option<Duration>,
}

impl Workspace {
    /// Opens a stream of a chat with a window of at most `limit` messages, resumed after a state id.
    pub fn open_stream(
        &self,
        caller: &Arc<Caller>,
        space: &SpaceTarget,
        chat_id: &str,
        limit: u64,
        resume: Option<&str>,
    ) -> Result<OpenedStream> {
        let range = MessageRange {
            limit,
            ..MessageRange::default()
        };
        let resume = resume.filter(|id| !id.is_empty());
        let events = self.streams.subscribe(chat_id)?;
        let (page, me, resync, replay) = self.store.read(|at| {
            self.readable_chat(at, space, chat_id)?;
            let me = self.names_at(at, &space.id)?.me.clone();
            let page = at.messages(chat_id, &me, range)?;
            let (resync, replayed) = choose(&page, resume);
            let replay = replayed.iter().map(|message| ChatMessage::at(at, message));
            let replay: Vec<ChatMessage> = replay.collect::<Result<_>>()?;
            Ok::<_, Error>((page, me, resync, replay))
        })?;
        let live = StreamSubscription {
            rights: StreamRights {
                caller: Arc::clone(caller),
                space_id: space.id.clone(),
                chat_id: chat_id.to_owned(),
                member_id: me,
            },
            clock: Arc::clone(&self.clock),
            events,
            rights_changes: Arc::clone(&self.streams.rights),
            // Never: the key may have been revoked after the request was admitted.
            checked_at: u64::MAX,
            seen: page.seq,
            held: None,
        };
        Ok(OpenedStream {
            resync,
            cursor: page
                .messages
                .iter()
                .map(|message| message.state_id.clone())
                .max(),
            replay,
            live,
            expires_in: caller.expires_in(self.clock.now_seconds()),
        })
    }

    /// True while the server runs, the key exists and covers the space, the space is live and the chat exists.
    pub fn may_stream(&self, rights: &StreamRights) -> Result<bool> {
        if self.streams.is_closed() {
            return Ok(false);
        }
        let now = self.clock.now_seconds();
        self.store.read(|at| {
            let key = at.key(&rights.caller.key_id)?;
            let caller = key.as_ref().and_then(Caller::from_record);
            let is_admitted = caller
                .is_some_and(|caller| !caller.is_expired(now) && caller.covers(&rights.space_id));
            let space = at.space(&rights.space_id)?;
            let is_live = space.is_some_and(|space| space.state == SpaceState::Live);
            let chat = at.object(&rights.chat_id)?;
            let is_there = chat.is_some_and(|chat| chat.space_id == rights.space_id);
            Ok(is_admitted && is_live && is_there)
        })
    }

    /// Ends every stream, and every one that is opened from now on.
    pub fn end_streams(&self) {
        self.streams.close();
    }
}

/// Whether the client has to read the chat again, and the messages of the window to replay. Only an id that the chat
/// still has proves that nothing is missing (chats-files-auth.md 1.15).
fn choose<'w>(page: &'w MessagePage, resume: Option<&str>) -> (bool, Vec<&'w Arc<MessageRecord>>) {
    let window = page.messages.iter();
    let Some(known) = resume else {
        return (false, window.collect());
    };
    let mut ids = page.messages.iter().map(|message| &message.state_id);
    if known != page.standing.last_state_id && !ids.any(|id| id == known) {
        return (true, window.collect());
    }
    let newer = window.filter(|message| message.state_id.as_str() > known);
    (false, newer.collect())
}

#[cfg(test)]
mod tests;
