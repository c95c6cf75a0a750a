//! Reading messages (chats-files-auth.md 1.6, 1.7).

use rolltop_document::issue::{Fault, Issue, Ref};
use rolltop_document::wording::shown;
use rolltop_store::{MAX_ORDER_LENGTH, MessageRange, Snapshot, is_order_bound};

use super::message::serve_message;
use super::{ChatMessage, ChatState, stored_message};
use crate::Workspace;
use crate::error::Result;
use crate::spaces::SpaceTarget;

/// Which messages are asked for. Both bounds are exclusive order ids.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct MessageListOptions {
    /// Walk forward from here, unless `before` is given as well.
    pub after: Option<String>,
    /// Walk backward from here.
    pub before: Option<String>,
    /// Most messages; long ones end a page earlier.
    pub limit: u64,
}

/// A page of messages with the counts of their chat.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct MessageList {
    /// Ascending by order.
    pub messages: Vec<ChatMessage>,
    /// There are more within the asked bounds.
    pub has_more: bool,
    /// The bound to go on from: `after` on a walk forward, also at its end; else `before`, with `has_more` only.
    pub next: Option<NextPage>,
    /// Messages that the chat holds.
    pub message_count: u64,
    /// Messages that it ever held.
    pub lifetime_message_count: u64,
    /// What the caller's member has not read.
    pub state: ChatState,
}

/// Where the next page begins.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum NextPage {
    /// Send it as `after`.
    After(String),
    /// Send it as `before`.
    Before(String),
}

impl Workspace {
    /// A page of a chat.
    pub fn list_messages(
        &self,
        space: &SpaceTarget,
        chat_id: &str,
        options: &MessageListOptions,
    ) -> Result<MessageList> {
        self.store
            .read(|at| self.list_messages_at(at, space, chat_id, options))
    }

    fn list_messages_at(
        &self,
        at: &Snapshot<'_>,
        space: &SpaceTarget,
        chat_id: &str,
        options: &MessageListOptions,
    ) -> Result<MessageList> {
        self.readable_chat(at, space, chat_id)?;
        for (name, bound) in [("after", &options.after), ("before", &options.before)] {
            if let Some(bound) = bound {
                require_order(name, bound)?;
            }
        }
        let from = options.after.as_ref().filter(|_| options.before.is_none());
        let range = MessageRange {
            after: options.after.as_deref(),
            before: options.before.as_deref(),
            oldest_first: from.is_some(),
            limit: options.limit,
        };
        let me = self.names_at(at, &space.id)?.me.clone();
        let page = at.messages(chat_id, &me, range)?;
        let (first, last) = (page.messages.first(), page.messages.last());
        let next = match (from, first) {
            (Some(from), _) => {
                let last = last.map_or(from, |last| &last.order);
                Some(NextPage::After(last.clone()))
            }
            (None, Some(first)) if page.has_more => Some(NextPage::Before(first.order.clone())),
            (None, _) => None,
        };
        let messages: Result<Vec<ChatMessage>> = page
            .messages
            .iter()
            .map(|message| serve_message(at, message))
            .collect();
        let standing = &page.standing;
        Ok(MessageList {
            messages: messages?,
            has_more: page.has_more,
            next,
            message_count: standing.messages,
            lifetime_message_count: standing.lifetime_messages.max(standing.messages),
            state: ChatState::of(standing),
        })
    }

    /// One message.
    pub fn get_message(
        &self,
        space: &SpaceTarget,
        chat_id: &str,
        message_id: &str,
    ) -> Result<ChatMessage> {
        self.store.read(|at| {
            self.readable_chat(at, space, chat_id)?;
            let message = stored_message(at, chat_id, message_id)?;
            serve_message(at, &message)
        })
    }
}

/// What is compared with order ids looks like one, whether it was ever given or not.
pub(super) fn require_order(path: &str, bound: &str) -> Result<(), Fault> {
    if is_order_bound(bound) {
        return Ok(());
    }
    let message = format!("{bound:?} is no order id", bound = shown(bound));
    let hint = format!(
        "take `order` or a cursor as messages are served with it: at most {MAX_ORDER_LENGTH} of 0-9A-Za-z"
    );
    let issue = Issue::at(path, message).hint(hint);
    Err(Fault::invalid(issue.see(Ref::op("get_chat_messages"))))
}
