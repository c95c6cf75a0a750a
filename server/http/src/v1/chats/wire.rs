//! From what the use cases of chats come to, to wire types of v1.

use rolltop_document::message::{self, Message, V1Mark};
use rolltop_spec::v1::chats::{
    AttachmentType, ChatAttachment, ChatMessage, ChatMessageContent, ChatMessageSearchResult,
    MarkType, MessageStyle, TextMark, TextRange,
};
use rolltop_workspace::chats::{self, MessageHit};

pub(super) fn message(message: &chats::ChatMessage) -> ChatMessage {
    let record = &message.record;
    let attachments = record.attachments.iter().map(|attachment| ChatAttachment {
        target: attachment.id.clone(),
        kind: AttachmentType::from_name(&attachment.kind).unwrap_or(AttachmentType::Link),
    });
    ChatMessage {
        id: record.id.clone(),
        order_id: record.order.clone(),
        creator: record.creator.clone(),
        creator_name: message.author.clone().unwrap_or_default(),
        created_at: message.posted_at().unwrap_or_default(),
        modified_at: message.edited_at().unwrap_or_default(),
        reply_to_message_id: record.reply_to.clone(),
        content: content(message.text(), message.style()),
        attachments: attachments.collect(),
        reactions: message.reactions(),
        pinned: record.pinned,
    }
}

pub(super) fn hit(hit: MessageHit, score: u64) -> ChatMessageSearchResult {
    let ranges = hit.matches.into_iter();
    ChatMessageSearchResult {
        message: message(&hit.message),
        score,
        highlight: hit.snippet,
        highlight_ranges: ranges.map(|(from, to)| TextRange { from, to }).collect(),
    }
}

/// Text and marks are what the stored Markdown says; a text that is none stands for itself.
fn content(source: &str, style: message::MessageStyle) -> ChatMessageContent {
    let style = MessageStyle::from_name(style.name()).unwrap_or_default();
    match Message::parse(source) {
        Ok(message) => ChatMessageContent {
            text: message.text().to_owned(),
            style,
            marks: message.v1_marks().into_iter().filter_map(mark).collect(),
        },
        Err(_) => ChatMessageContent {
            text: source.to_owned(),
            style,
            marks: Vec::new(),
        },
    }
}

fn mark(mark: V1Mark) -> Option<TextMark> {
    Some(TextMark {
        from: mark.from,
        to: mark.to,
        mark_type: MarkType::from_name(&mark.mark_type)?,
        param: mark.param,
    })
}
