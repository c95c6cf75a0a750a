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
    /// The position in the chat. Order ids compare as bytes, and serve as cursors.
    pub order: String,
    /// Set when the message was stored. A stream resumes from it.
    pub state_id: String,
    /// Markdown; may be empty.
    pub text: String,
    /// Read-only rendering of the blocks, for an imported message that also has a text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub blocks_text: Option<String>,
    /// Id of the message that this one answers; that message may be deleted.
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
    /// When it was last edited: RFC 3339 in UTC.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<Moment>")]
    pub edited_at: Option<String>,
    /// True if it is pinned in its chat.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub pinned: bool,
    /// The attached objects.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub attachments: Vec<ChatAttachment>,
    /// How many members reacted with each emoji.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub reactions: BTreeMap<String, u64>,
    /// The members who reacted with each emoji; only with `reactions=full`.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub reacted_by: BTreeMap<String, Vec<String>>,
}

/// An object attached to a message.
#[derive(Clone, Debug, Deserialize, Eq, JsonSchema, PartialEq, Serialize)]
pub struct ChatAttachment {
    /// Object id.
    pub id: String,
    /// Its kind when it was attached.
    #[serde(rename = "type")]
    pub kind: AttachmentKind,
}

/// The kind of an attachment.
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

/// The unread counters of the caller in a chat.
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
    /// Order id of the caller's oldest message with an unread reaction.
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
    /// True if there are more messages within the requested bounds.
    pub has_more: bool,
    /// Send it as `after` to continue. On every page that goes forward, also on the last one and on an empty one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next_after: Option<String>,
    /// Send it as `before` to get the next page. Only on pages that go backward, with `has_more`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next_before: Option<String>,
    /// The number of messages in the chat.
    pub message_count: u64,
    /// The number of messages that the chat ever had.
    pub lifetime_message_count: u64,
    /// The unread counters of the caller.
    pub state: ChatState,
}

/// A message found by a search.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct MessageSearchHit {
    /// The message.
    pub message: ChatMessage,
    /// Plain text around the first match.
    pub snippet: String,
}
