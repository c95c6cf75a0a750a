//! Paths, queries, bodies and results of chats.

use rolltop_document::issue::Issue;
use rolltop_document::limits;
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize};

use super::ChatState;
use crate::reply::Outcome;

/// The chat that a path names.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct ChatPath {
    /// Full id of a space, or a unique suffix of the first half of its id.
    pub space_id: String,
    /// Full id of a chat.
    pub chat_id: String,
}

/// The message that a path names.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct ChatMessagePath {
    /// Full id of a space, or a unique suffix of the first half of its id.
    pub space_id: String,
    /// Full id of a chat.
    pub chat_id: String,
    /// Id of a message.
    pub message_id: String,
}

/// How reactions are served.
#[derive(Clone, Copy, Debug, Default, Deserialize, Eq, JsonSchema, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ReactionsMode {
    /// Counts.
    #[default]
    Counts,
    /// Counts, and who reacted.
    Full,
}

impl ReactionsMode {
    /// Every value, the default first.
    pub const NAMES: [&'static str; 2] = ["counts", "full"];

    /// The value with this name.
    pub fn parse(text: &str) -> Option<Self> {
        match text {
            "counts" => Some(Self::Counts),
            "full" => Some(Self::Full),
            _ => None,
        }
    }
}

/// Query of get_chat_messages. Values are judged once the chat is known to exist (chats-files-auth.md 1.3).
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
pub struct GetChatMessagesQuery {
    /// Only messages after this order id: 1 to 256 characters of `0-9A-Za-z`.
    pub after: Option<String>,
    /// Only messages before this order id: 1 to 256 characters of `0-9A-Za-z`.
    pub before: Option<String>,
    /// Returns reactions as counts, or also the members who reacted.
    #[schemars(with = "Option<ReactionsMode>")]
    pub reactions: Option<String>,
    /// Refused.
    #[schemars(skip)]
    pub offset: Option<String>,
}

/// Query of get_chat_message.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
pub struct GetChatMessageQuery {
    /// Returns reactions as counts, or also the members who reacted.
    #[schemars(with = "Option<ReactionsMode>")]
    pub reactions: Option<String>,
}

/// Query of search_chat_messages.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
pub struct SearchChatMessagesQuery {
    /// The words to search for; not blank.
    #[schemars(with = "String", length(min = 1, max = "limits::MAX_NAME"))]
    pub query: Option<String>,
}

/// Query of stream_chat_messages. Nothing of it is refused (chats-files-auth.md 1.15).
#[derive(Clone, Debug, Default, JsonSchema)]
pub struct StreamChatMessagesQuery {
    /// Seconds between two comment lines; any invalid value means 30.
    #[schemars(with = "Option<u32>", range(min = 1, max = 60))]
    pub heartbeat: Option<String>,
}

/// Deserializes from the pairs of a query string. A parameter that is given twice is ignored.
impl<'de> Deserialize<'de> for StreamChatMessagesQuery {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let pairs = Vec::<(String, String)>::deserialize(deserializer)?;
        let named = pairs.into_iter().filter(|(name, _)| name == "heartbeat");
        let mut values = named.map(|(_, value)| value);
        let first = values.next();
        let heartbeat = first.filter(|_| values.next().is_none());
        Ok(Self { heartbeat })
    }
}

impl StreamChatMessagesQuery {
    /// Default number of seconds between two comment lines.
    pub const HEARTBEAT: u64 = 30;
    /// Maximum value of `heartbeat`, in seconds.
    pub const HEARTBEAT_MAX: u64 = 60;

    /// Seconds between two comment lines.
    pub fn heartbeat_seconds(&self) -> u64 {
        let asked = self.heartbeat.as_deref().and_then(|text| text.parse().ok());
        asked
            .filter(|seconds| (1..=Self::HEARTBEAT_MAX).contains(seconds))
            .unwrap_or(Self::HEARTBEAT)
    }
}

/// A row of list_chats.
#[derive(Clone, Debug, Deserialize, Eq, JsonSchema, PartialEq, Serialize)]
pub struct ChatRow {
    /// Object id.
    pub id: String,
    /// The name.
    pub name: String,
}

/// Body of create_chat.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct CreateChatRequest {
    /// The name; empty if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = "limits::MAX_NAME"))]
    pub name: Option<String>,
}

/// Response of create_chat.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct ChatResult {
    /// Object id; absent on a dry run.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// The name.
    pub name: String,
    /// True if nothing was written.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub dry_run: bool,
}

/// Body of add_chat_message.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct AddChatMessageRequest {
    /// Markdown; without its markup at most 8000 UTF-16 code units.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = "limits::MAX_MESSAGE_SOURCE"))]
    pub text: Option<String>,
    /// Id of a message of this chat that the new one answers; empty counts as absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = "limits::MAX_KEY"))]
    pub reply_to: Option<String>,
    /// Ids of objects of the space.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(
        length(max = "limits::MAX_ATTACHMENTS"),
        inner(length(min = 1, max = "limits::MAX_KEY"))
    )]
    pub attachments: Option<Vec<String>>,
}

/// Body of edit_chat_message.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct EditChatMessageRequest {
    /// The new text; empty only if the message has attachments.
    #[schemars(length(max = "limits::MAX_MESSAGE_SOURCE"))]
    pub text: String,
}

/// The response to a post, an edit or a delete of a message.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct ChatMessageResult {
    /// Message id; absent on the dry run of a post.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// True if nothing was written.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub dry_run: bool,
    /// Findings that do not make the request fail.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub warnings: Vec<Issue>,
}

/// Body of toggle_chat_reaction.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct ChatReactionRequest {
    /// One emoji, without whitespace.
    #[schemars(length(min = 1, max = "limits::MAX_REACTION"))]
    pub emoji: String,
}

/// Response of toggle_chat_reaction.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct ChatReactionResult {
    /// True if the reaction is there now; on a dry run, if it would be.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub added: Option<bool>,
    /// True if nothing was written.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub dry_run: bool,
    /// Findings that do not make the request fail.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub warnings: Vec<Issue>,
}

/// What a request marks as read.
#[derive(Clone, Copy, Debug, Default, Deserialize, Eq, JsonSchema, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ChatReadScope {
    /// Messages.
    #[default]
    Messages,
    /// Mentions.
    Mentions,
    /// Reactions to the caller's own messages.
    Reactions,
}

/// Body of read_chat.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct ChatReadRequest {
    /// Order id of the last message that was read; required except for reactions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = "limits::MAX_KEY"))]
    pub up_to: Option<String>,
    /// The newest state id that the client has seen; required except for reactions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = "limits::MAX_STATE_ID"))]
    pub last_state_id: Option<String>,
    /// What to mark; `messages` if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scope: Option<ChatReadScope>,
}

/// Response of read_chat and read_all_chat_messages.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct ChatReadResult {
    /// The unread counters now; absent on a dry run.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub state: Option<ChatState>,
    /// True if nothing was written.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub dry_run: bool,
}

impl Outcome for ChatResult {
    fn warnings(&mut self) -> Option<&mut Vec<Issue>> {
        None
    }

    fn mark_dry_run(&mut self, _: bool) {
        self.dry_run = true;
        self.id = None;
    }
}

impl Outcome for ChatMessageResult {
    fn warnings(&mut self) -> Option<&mut Vec<Issue>> {
        Some(&mut self.warnings)
    }

    fn mark_dry_run(&mut self, creates: bool) {
        self.dry_run = true;
        if creates {
            self.id = None;
        }
    }
}

impl Outcome for ChatReactionResult {
    fn warnings(&mut self) -> Option<&mut Vec<Issue>> {
        Some(&mut self.warnings)
    }

    /// The warning says that the calling key has no account, so no result can be predicted (chats-files-auth.md 1.11).
    fn mark_dry_run(&mut self, _: bool) {
        self.dry_run = true;
        self.added = self.added.filter(|_| self.warnings.is_empty());
    }
}

impl Outcome for ChatReadResult {
    fn warnings(&mut self) -> Option<&mut Vec<Issue>> {
        None
    }

    fn mark_dry_run(&mut self, _: bool) {
        self.dry_run = true;
        self.state = None;
    }
}
