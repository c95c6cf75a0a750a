//! From what the use cases of chats come to, to wire types, and back.

use std::collections::BTreeMap;

use rolltop_document::issue::Issue;
use rolltop_document::wording::shown;
use rolltop_spec::chats::{
    AttachmentKind, ChatAttachment, ChatMessage, ChatMessagesResponse, ReactionsMode,
};
use rolltop_spec::errors::ErrorKind;
use rolltop_spec::refusal::ApiError;
use rolltop_workspace::chats::{self, MessageList, NextPage};
use rolltop_workspace::clock::rfc3339;

pub(super) fn message(message: chats::ChatMessage, reactions: ReactionsMode) -> ChatMessage {
    let counts = reaction_counts(&message.reactions);
    let reacted_by = match reactions {
        ReactionsMode::Counts => Default::default(),
        ReactionsMode::Full => message.reactions.0.into_iter().collect(),
    };
    let attachments = message.attachments.into_iter();
    ChatMessage {
        id: message.id,
        order: message.order,
        state_id: message.state_id,
        text: message.text,
        blocks_text: message.blocks_text,
        reply_to: message.reply_to,
        author: message.author,
        author_id: message.author_id,
        at: message.at.and_then(rfc3339),
        edited_at: message.edited_at.and_then(rfc3339),
        pinned: message.pinned,
        attachments: attachments.map(attachment).collect(),
        reactions: counts,
        reacted_by,
    }
}

pub(super) fn reaction_counts(reactions: &chats::Reactions) -> BTreeMap<String, u64> {
    let count = |(emoji, members): &(String, Vec<String>)| (emoji.clone(), members.len() as u64);
    reactions.0.iter().map(count).collect()
}

fn attachment(attachment: chats::Attachment) -> ChatAttachment {
    let kind = match attachment.kind.as_str() {
        "image" => AttachmentKind::Image,
        "file" => AttachmentKind::File,
        _ => AttachmentKind::Link,
    };
    ChatAttachment {
        id: attachment.id,
        kind,
    }
}

pub(super) fn messages(list: MessageList, reactions: ReactionsMode) -> ChatMessagesResponse {
    let (next_after, next_before) = match list.next {
        Some(NextPage::After(order)) => (Some(order), None),
        Some(NextPage::Before(order)) => (None, Some(order)),
        None => (None, None),
    };
    let served = list.messages.into_iter();
    ChatMessagesResponse {
        messages: served.map(|one| message(one, reactions)).collect(),
        has_more: list.has_more,
        next_after,
        next_before,
        message_count: list.message_count,
        lifetime_message_count: list.lifetime_message_count,
        state: list.state.served(),
    }
}

/// The `reactions` parameter; absent means counts.
pub(super) fn reactions_mode(given: Option<&str>) -> Result<ReactionsMode, ApiError> {
    let Some(given) = given else {
        return Ok(ReactionsMode::default());
    };
    ReactionsMode::parse(given).ok_or_else(|| {
        let message = format!(
            "illegal value {given:?} of the query parameter reactions",
            given = shown(given)
        );
        let hint = format!("allowed: {}", ReactionsMode::NAMES.join(", "));
        ApiError::at(
            ErrorKind::Invalid,
            Issue::at("reactions", message).hint(hint),
        )
    })
}

/// Messages have cursors.
pub(super) fn refuse_offset(given: Option<&str>) -> Result<(), ApiError> {
    if given.is_none() {
        return Ok(());
    }
    let issue = Issue::at("offset", "messages are not paged by offset")
        .hint("page with after or before, from next_after or next_before");
    Err(ApiError::at(ErrorKind::Invalid, issue))
}
