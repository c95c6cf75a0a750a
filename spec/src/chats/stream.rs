//! The events of a stream (chats-files-auth.md 1.15).

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{ChatMessage, ChatState};

/// What happened in a chat; also the `event` of its frame.
#[derive(Clone, Copy, Debug, Deserialize, Eq, JsonSchema, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ChatEventType {
    /// A message was added, or belongs to the opening window.
    MessageAdded,
    /// A message was edited.
    MessageUpdated,
    /// A message was deleted.
    MessageDeleted,
    /// The reactions to a message changed.
    ReactionsUpdated,
    /// What the caller's member has not read changed.
    StateUpdated,
    /// A message was pinned or unpinned.
    PinnedUpdated,
    /// What was missed cannot be told: read the messages again.
    ResyncRequired,
}

impl ChatEventType {
    /// The name on the wire.
    pub const fn name(self) -> &'static str {
        match self {
            Self::MessageAdded => "message_added",
            Self::MessageUpdated => "message_updated",
            Self::MessageDeleted => "message_deleted",
            Self::ReactionsUpdated => "reactions_updated",
            Self::StateUpdated => "state_updated",
            Self::PinnedUpdated => "pinned_updated",
            Self::ResyncRequired => "resync_required",
        }
    }
}

/// The `data` of a frame: flat, members that an event does not have are absent.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct ChatStreamEvent {
    /// State id; additions only, and the id of their frame.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// What happened.
    #[serde(rename = "type")]
    pub kind: ChatEventType,
    /// The message, reactions as counts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message: Option<ChatMessage>,
    /// The message that was deleted, pinned or reacted to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message_id: Option<String>,
    /// All reactions to it as counts; absent when all were removed.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub reactions: BTreeMap<String, u64>,
    /// What the caller's member has not read.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub state: Option<ChatState>,
    /// Whether it is pinned now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pinned: Option<bool>,
}

impl ChatStreamEvent {
    /// An event with only a type.
    pub fn of(kind: ChatEventType) -> Self {
        Self {
            id: None,
            kind,
            message: None,
            message_id: None,
            reactions: BTreeMap::new(),
            state: None,
            pinned: None,
        }
    }
}
