//! Messages and the state of a chat, in served form.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::shared::Moment;

/// A message.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct ChatMessage {
    /// Message id.
    pub id: String,
    /// Its place in the chat: order ids compare as bytes, and serve as cursors.
    pub order: String,
    /// Stamped when the message was stored; where a stream is resumed.
    pub state_id: String,
    /// Markdown; may be empty.
    pub text: String,
    /// Read-only rendering of the blocks of an imported message that has a text as well.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub blocks_text: Option<String>,
    /// Id of the message that it answers, which may be gone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reply_to: Option<String>,
    /// Display name of the author.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub author: Option<String>,
    /// Member id of the author.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub author_id: Option<String>,
    /// When it was posted: RFC 3339 in UTC.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<Moment>")]
    pub at: Option<String>,
    /// When it was last edited.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<Moment>")]
    pub edited_at: Option<String>,
    /// Pinned in its chat.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub pinned: bool,
    /// What hangs on it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub attachments: Vec<ChatAttachment>,
    /// How many members reacted with each emoji.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub reactions: BTreeMap<String, u64>,
    /// Which members did; only with `reactions=full`.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub reacted_by: BTreeMap<String, Vec<String>>,
}

/// An object that hangs on a message.
#[derive(Clone, Debug, Deserialize, Eq, JsonSchema, PartialEq, Serialize)]
pub struct ChatAttachment {
    /// Object id.
    pub id: String,
    /// What it was when it was attached.
    #[serde(rename = "type")]
    pub kind: AttachmentKind,
}

/// What an attachment is.
#[derive(Clone, Copy, Debug, Deserialize, Eq, JsonSchema, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum AttachmentKind {
    /// A file, video, audio or PDF.
    File,
    /// An image.
    Image,
    /// Any other object.
    Link,
}

/// What the caller's member has not read in a chat.
#[derive(Clone, Debug, Default, Deserialize, Eq, JsonSchema, PartialEq, Serialize)]
pub struct ChatState {
    /// Unread messages.
    pub unread_messages: u64,
    /// Unread mentions.
    pub unread_mentions: u64,
    /// Order id of the oldest unread message.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub oldest_unread_order: Option<String>,
    /// Order id of the oldest unread mention.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub oldest_unread_mention_order: Option<String>,
    /// Order id of the oldest of the member's own messages with an unread reaction.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unread_reaction_order: Option<String>,
    /// The latest state id of the chat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_state_id: Option<String>,
}

/// A page of messages.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct ChatMessagesResponse {
    /// The messages of this page, ascending by `order`.
    pub messages: Vec<ChatMessage>,
    /// There are more messages within the asked bounds.
    pub has_more: bool,
    /// Send it as `after` for what follows; on every page of a walk forward, the last and an empty one too.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next_after: Option<String>,
    /// Send it as `before` for the next page; only on a walk backward with `has_more`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next_before: Option<String>,
    /// Messages that the chat holds.
    pub message_count: u64,
    /// Messages that it ever held.
    pub lifetime_message_count: u64,
    /// What the caller's member has not read.
    pub state: ChatState,
}

/// A message that a search found.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct MessageSearchHit {
    /// The message.
    pub message: ChatMessage,
    /// Plain text around the first hit.
    pub snippet: String,
}
