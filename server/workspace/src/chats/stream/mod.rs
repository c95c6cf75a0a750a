//! The live stream of a chat (chats-files-auth.md 1.15): an opening window, then every change, nothing lost and
//! nothing twice.
//!
//! A caller subscribes first and its window is read afterwards, at a known commit; of what it then hears it skips what
//! the window has already. What it hears comes from the change feed in commit order, through the [`hub`], which has a
//! bounded broadcast channel per chat; the writer of the store knows nothing of it.

mod event;
mod hub;
mod subscription;

use std::sync::Arc;
use std::time::Duration;

use rolltop_store::{MessagePage, MessageRange, MessageRecord};

use super::ChatMessage;
use crate::Workspace;
use crate::error::{Error, Result};
use crate::keys::Caller;
use crate::spaces::SpaceTarget;

pub use event::{ChatEvent, StreamEvent};
pub use subscription::{Heard, StreamSubscription};

pub(crate) use hub::Hub;
use hub::Subscriber;

/// What a stream needs to go on.
#[derive(Clone, Debug)]
pub struct StreamRights(Subscriber);

/// A stream that is about to be served.
#[derive(Debug)]
pub struct OpenedStream {
    /// The window does not go on from what the client knows: it has to read again.
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
        let me = self
            .store
            .read(|at| self.names_at(at, &space.id))?
            .me
            .clone();
        let subscriber = Subscriber {
            caller: Arc::clone(caller),
            space_id: space.id.clone(),
            chat_id: chat_id.to_owned(),
            member_id: me.clone(),
        };
        let mut live = self.streams.subscribe(subscriber)?;
        let range = MessageRange {
            limit,
            ..MessageRange::default()
        };
        let resume = resume.filter(|id| !id.is_empty());
        let (page, resync, replay) = self.store.read(|at| {
            self.readable_chat(at, space, chat_id)?;
            let page = at.messages(chat_id, &me, range)?;
            let (resync, replayed) = choose(&page, resume);
            let replay = replayed.iter().map(|message| ChatMessage::at(at, message));
            let replay: Vec<ChatMessage> = replay.collect::<Result<_>>()?;
            Ok::<_, Error>((page, resync, replay))
        })?;
        live.seen = page.seq;
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

    /// True while the caller of a stream may go on reading its chat, as the store knows it now.
    pub fn may_stream(&self, rights: &StreamRights) -> Result<bool> {
        self.streams.may_go_on(&rights.0)
    }

    /// Ends every stream, and every one that is opened from now on.
    pub fn end_streams(&self) {
        self.streams.close();
    }
}

/// What of the window is replayed, and whether it goes on from what the client knows: only an id that the chat still has
/// says that (chats-files-auth.md 1.15).
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
