//! Messages and the state of a chat as responses show them.

use std::collections::BTreeMap;
use std::sync::Arc;

use rolltop_document::message::MessageStyle;
use rolltop_spec::chats::{self, AttachmentKind, ChatAttachment, ChatState, ReactionsMode};
use rolltop_store::{ChatStanding, MessageRecord, Snapshot};

use crate::clock::rfc3339;
use crate::error::Result;

/// A stored message with the display name of its author.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct ChatMessage {
    /// The stored message.
    pub record: Arc<MessageRecord>,
    /// `None` if the name is unknown.
    pub author: Option<String>,
}

impl ChatMessage {
    pub(super) fn at(at: &Snapshot<'_>, record: &Arc<MessageRecord>) -> Result<Self> {
        let author = at.object(&record.creator)?;
        let author = author.map(|member| member.name.clone());
        Ok(Self {
            record: Arc::clone(record),
            author: author.filter(|name| !name.is_empty()),
        })
    }

    /// The text, or the rendering of the blocks of a message without one.
    pub fn text(&self) -> &str {
        match &self.record.blocks_text {
            Some(blocks) if self.record.text.is_empty() => blocks,
            _ => &self.record.text,
        }
    }

    /// Its style in v1. An unknown style counts as a paragraph.
    pub fn style(&self) -> MessageStyle {
        let style = self.record.style.as_deref();
        let style = style.and_then(MessageStyle::from_name);
        style.unwrap_or(MessageStyle::Paragraph)
    }

    /// When it was posted, in Unix seconds, where known.
    pub fn posted_at(&self) -> Option<i64> {
        seconds(self.record.created_at)
    }

    /// When it was edited last, in Unix seconds.
    pub fn edited_at(&self) -> Option<i64> {
        let edited = self.record.edited_at;
        seconds(edited).filter(|_| edited != self.record.created_at)
    }

    /// The members who reacted, by emoji, in the order of their reactions.
    pub fn reactions(&self) -> BTreeMap<String, Vec<String>> {
        let mut by_emoji: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for reaction in &self.record.reactions {
            let members = by_emoji.entry(reaction.emoji.clone()).or_default();
            members.push(reaction.member_id.clone());
        }
        by_emoji
    }

    /// How many members reacted, by emoji.
    pub fn reaction_counts(&self) -> BTreeMap<String, u64> {
        let mut counts = BTreeMap::new();
        for reaction in &self.record.reactions {
            *counts.entry(reaction.emoji.clone()).or_default() += 1;
        }
        counts
    }

    /// The message as v2 serves it.
    pub fn served(&self, reactions: ReactionsMode) -> chats::ChatMessage {
        let record = &self.record;
        let attachments = record.attachments.iter().map(|attachment| ChatAttachment {
            id: attachment.id.clone(),
            kind: match attachment.kind.as_str() {
                "image" => AttachmentKind::Image,
                "file" => AttachmentKind::File,
                _ => AttachmentKind::Link,
            },
        });
        let has_text = !record.text.is_empty();
        chats::ChatMessage {
            id: record.id.clone(),
            order: record.order.clone(),
            state_id: record.state_id.clone(),
            text: self.text().to_owned(),
            blocks_text: record.blocks_text.clone().filter(|_| has_text),
            reply_to: record.reply_to.clone(),
            author: self.author.clone(),
            author_id: Some(record.creator.clone()).filter(|id| !id.is_empty()),
            at: self.posted_at().and_then(rfc3339),
            edited_at: self.edited_at().and_then(rfc3339),
            pinned: record.pinned,
            attachments: attachments.collect(),
            reactions: self.reaction_counts(),
            reacted_by: match reactions {
                ReactionsMode::Counts => BTreeMap::new(),
                ReactionsMode::Full => self.reactions(),
            },
        }
    }
}

fn seconds(millis: i64) -> Option<i64> {
    (millis != 0).then(|| millis.div_euclid(1000))
}

/// The unread counters of a member in a chat.
pub(super) fn state(standing: &ChatStanding) -> ChatState {
    let unread = &standing.unread;
    ChatState {
        unread_messages: unread.messages,
        unread_mentions: unread.mentions,
        oldest_unread_order: unread.oldest_message.clone(),
        oldest_unread_mention_order: unread.oldest_mention.clone(),
        unread_reaction_order: unread.oldest_reaction.clone(),
        last_state_id: Some(standing.last_state_id.clone()).filter(|id| !id.is_empty()),
    }
}
