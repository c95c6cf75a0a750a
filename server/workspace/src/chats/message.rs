//! A message and a chat's state as they are served.

use rolltop_document::message::MessageStyle;
use rolltop_store::{ChatStanding, MessageRecord, Snapshot, Unread};

use crate::error::Result;

/// A message as it is served.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct ChatMessage {
    /// Message id.
    pub id: String,
    /// Order id.
    pub order: String,
    /// State id.
    pub state_id: String,
    /// The text, or the rendering of its blocks where it has none.
    pub text: String,
    /// What v1 shows it as.
    pub style: MessageStyle,
    /// Rendering of the blocks of an imported message that has a text as well.
    pub blocks_text: Option<String>,
    /// The message that it answers.
    pub reply_to: Option<String>,
    /// Display name of the author, where known.
    pub author: Option<String>,
    /// Object id of the author, where known.
    pub author_id: Option<String>,
    /// Unix seconds, where known.
    pub at: Option<i64>,
    /// Unix seconds of the last edit.
    pub edited_at: Option<i64>,
    /// Pinned in its chat.
    pub pinned: bool,
    /// What hangs on it.
    pub attachments: Vec<Attachment>,
    /// Reactions.
    pub reactions: Reactions,
}

/// An object that hangs on a message.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Attachment {
    /// Object id.
    pub id: String,
    /// `file`, `image` or `link`.
    pub kind: String,
}

/// Who reacted with what: emojis in the order of their first use, members in the order of theirs.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Reactions(pub Vec<(String, Vec<String>)>);

impl Reactions {
    pub(super) fn of(message: &MessageRecord) -> Self {
        let mut by_emoji: Vec<(String, Vec<String>)> = Vec::new();
        for reaction in &message.reactions {
            let member = reaction.member_id.clone();
            match by_emoji
                .iter_mut()
                .find(|(emoji, _)| *emoji == reaction.emoji)
            {
                Some((_, members)) => members.push(member),
                None => by_emoji.push((reaction.emoji.clone(), vec![member])),
            }
        }
        Self(by_emoji)
    }
}

/// What the caller's member has not read in a chat.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct ChatState {
    /// Counters and the oldest of each.
    pub unread: Unread,
    /// The chat's latest state id; `None` before the first message.
    pub last_state_id: Option<String>,
}

impl ChatState {
    pub(super) fn of(standing: &ChatStanding) -> Self {
        let last = &standing.last_state_id;
        Self {
            unread: standing.unread.clone(),
            last_state_id: (!last.is_empty()).then(|| last.clone()),
        }
    }

    /// The state as answers tell it.
    pub fn served(&self) -> rolltop_spec::chats::ChatState {
        let unread = &self.unread;
        rolltop_spec::chats::ChatState {
            unread_messages: unread.messages,
            unread_mentions: unread.mentions,
            oldest_unread_order: unread.oldest_message.clone(),
            oldest_unread_mention_order: unread.oldest_mention.clone(),
            unread_reaction_order: unread.oldest_reaction.clone(),
            last_state_id: self.last_state_id.clone(),
        }
    }
}

/// A message with the name of its author.
pub(super) fn serve_message(at: &Snapshot<'_>, message: &MessageRecord) -> Result<ChatMessage> {
    let author = at.object(&message.creator)?;
    let author = author.map(|member| member.name.clone());
    Ok(served(message, author))
}

/// A message of an author with this name.
pub(super) fn served(message: &MessageRecord, author: Option<String>) -> ChatMessage {
    let (text, blocks_text) = match &message.blocks_text {
        Some(blocks) if message.text.is_empty() => (blocks.clone(), None),
        blocks => (message.text.clone(), blocks.clone()),
    };
    let attachments = message.attachments.iter().map(|attachment| Attachment {
        id: attachment.id.clone(),
        kind: attachment.kind.clone(),
    });
    let known = |text: &String| (!text.is_empty()).then(|| text.clone());
    let seconds = |millis: i64| (millis != 0).then(|| millis.div_euclid(1000));
    ChatMessage {
        id: message.id.clone(),
        order: message.order.clone(),
        state_id: message.state_id.clone(),
        text,
        style: style(message),
        blocks_text,
        reply_to: message.reply_to.clone(),
        author: author.filter(|name| !name.is_empty()),
        author_id: known(&message.creator),
        at: seconds(message.created_at),
        edited_at: seconds(message.edited_at).filter(|_| message.edited_at != message.created_at),
        pinned: message.pinned,
        attachments: attachments.collect(),
        reactions: Reactions::of(message),
    }
}

/// An unknown style is that of a paragraph.
fn style(message: &MessageRecord) -> MessageStyle {
    let style = message.style.as_deref().and_then(MessageStyle::from_name);
    style.unwrap_or(MessageStyle::Paragraph)
}
