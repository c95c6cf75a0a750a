//! Reading messages (chats-files-auth.md 1.6, 1.7).

use std::sync::Arc;

use rolltop_document::issue::{Fault, Issue, Ref};
use rolltop_document::wording::shown;
use rolltop_spec::chats::{ChatMessagesResponse, ReactionsMode};
use rolltop_store::{MAX_ORDER_LENGTH, MessagePage, MessageRange, MessageRecord, is_order_bound};

use super::message::state;
use super::{ChatMessage, stored_message};
use crate::Workspace;
use crate::error::Result;
use crate::spaces::SpaceTarget;

impl Workspace {
    /// A page of a chat, with the counts of the chat.
    pub fn list_messages(
        &self,
        space: &SpaceTarget,
        chat_id: &str,
        range: MessageRange<'_>,
        reactions: ReactionsMode,
    ) -> Result<ChatMessagesResponse> {
        let (page, messages) = self.messages(space, chat_id, range)?;
        let (first, last) = (page.messages.first(), page.messages.last());
        let order = |message: &Arc<MessageRecord>| message.order.clone();
        let from = range.after.filter(|_| range.oldest_first());
        let standing = &page.standing;
        Ok(ChatMessagesResponse {
            messages: messages.iter().map(|one| one.served(reactions)).collect(),
            has_more: page.has_more,
            next_after: from.map(|from| last.map_or_else(|| from.to_owned(), order)),
            next_before: first.filter(|_| from.is_none() && page.has_more).map(order),
            message_count: standing.messages,
            lifetime_message_count: standing.lifetime_messages.max(standing.messages),
            state: state(standing),
        })
    }

    /// A page of a chat, as it is stored and with the names of the authors.
    pub fn messages(
        &self,
        space: &SpaceTarget,
        chat_id: &str,
        range: MessageRange<'_>,
    ) -> Result<(MessagePage, Vec<ChatMessage>)> {
        self.store.read(|at| {
            self.readable_chat(at, space, chat_id)?;
            require_orders([("after", range.after), ("before", range.before)])?;
            let me = &self.names_at(at, &space.id)?.me;
            let page = at.messages(chat_id, me, range)?;
            let messages = page.messages.iter();
            let messages = messages.map(|message| ChatMessage::at(at, message));
            let messages = messages.collect::<Result<_>>()?;
            Ok((page, messages))
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
            ChatMessage::at(at, &message)
        })
    }
}

/// Bounds have the form of an order id; they need not exist.
pub(super) fn require_orders<const N: usize>(
    bounds: [(&str, Option<&str>); N],
) -> Result<(), Fault> {
    let given = bounds.into_iter();
    let mut given = given.filter_map(|(path, bound)| Some((path, bound?)));
    let Some((path, bound)) = given.find(|(_, bound)| !is_order_bound(bound)) else {
        return Ok(());
    };
    let message = format!("{bound:?} is not an order id", bound = shown(bound));
    let hint =
        format!("use `order` or a cursor of a message: at most {MAX_ORDER_LENGTH} of 0-9A-Za-z");
    let issue = Issue::at(path, message).hint(hint);
    Err(Fault::invalid(issue.see(Ref::op("get_chat_messages"))))
}
