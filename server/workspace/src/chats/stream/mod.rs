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
use super::message::serve_message;
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
    /// What the client knows does not reach the window: it has to read again.
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
            let (resync, replayed) = choose(&page, limit, resume);
            let replay = replayed.iter().map(|message| serve_message(at, message));
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

/// What of the window is replayed, and whether it leaves a gap to what the client knows (chats-files-auth.md 1.15).
fn choose<'w>(
    page: &'w MessagePage,
    limit: u64,
    resume: Option<&str>,
) -> (bool, Vec<&'w Arc<MessageRecord>>) {
    let window = &page.messages;
    let Some(known) = resume else {
        return (false, window.iter().collect());
    };
    if window.is_empty() {
        return (true, Vec::new());
    }
    // Every message is given one; where one has none, nothing can be told of what is known.
    if window.iter().any(|message| message.state_id.is_empty()) {
        return (true, window.iter().collect());
    }
    let newer: Vec<_> = window
        .iter()
        .filter(|message| message.state_id.as_str() > known)
        .collect();
    // A window that is full neither of messages nor of bytes is the whole chat.
    let is_full = window.len() as u64 >= limit || page.has_more;
    let has_gap = newer.len() == window.len() && is_full;
    (has_gap, newer)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A window of messages with these state ids, in order.
    fn window(state_ids: &[&str], has_more: bool) -> MessagePage {
        let messages = state_ids.iter().map(|state_id| {
            Arc::new(MessageRecord {
                id: String::new(),
                chat_id: String::new(),
                order: String::new(),
                state_id: (*state_id).to_owned(),
                creator: String::new(),
                app_name: None,
                created_at: 0,
                edited_at: 0,
                reply_to: None,
                pinned: false,
                attachments: Vec::new(),
                reactions: Vec::new(),
                blocks_text: None,
                text: String::new(),
                version: 0,
            })
        });
        MessagePage {
            messages: messages.collect(),
            has_more,
            ..MessagePage::default()
        }
    }

    // chats-files-auth.md 1.15, Opening; C-54 to C-58, C-67
    #[test]
    fn a_window_is_replayed_as_far_as_it_is_news() {
        let fresh = None;
        for (state_ids, has_more, resume, resync, replayed) in [
            (&[][..], false, fresh, false, &[][..]),
            (&["a", "b"], true, fresh, false, &["a", "b"]),
            (&[], false, Some("a"), true, &[]),
            // All of it is news: there is no gap where the window is the whole chat.
            (&["b", "c"], false, Some("a"), false, &["b", "c"]),
            (&["b", "c", "d"], false, Some("a"), true, &["b", "c", "d"]),
            // A window may be full of bytes, too.
            (&["b", "c"], true, Some("a"), true, &["b", "c"]),
            (&["b", "c", "d"], true, Some("b"), false, &["c", "d"]),
            (&["b", "c", "d"], true, Some("z"), false, &[]),
            // Stored late, standing early.
            (&["d", "b", "c"], true, Some("c"), false, &["d"]),
            // One that was never stamped: nothing can be told of what is known.
            (&["b", "", "d"], false, Some("b"), true, &["b", "", "d"]),
            (&["", "d"], false, Some("z"), true, &["", "d"]),
            (&["", "d"], false, fresh, false, &["", "d"]),
        ] {
            let page = window(state_ids, has_more);
            let (has_gap, chosen) = choose(&page, 3, resume);
            let chosen: Vec<&str> = chosen
                .iter()
                .map(|message| message.state_id.as_str())
                .collect();
            assert_eq!(
                (has_gap, &*chosen),
                (resync, replayed),
                "{state_ids:?} {resume:?}"
            );
        }
    }
}
