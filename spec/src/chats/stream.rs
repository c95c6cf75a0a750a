//! The events of a stream (chats-files-auth.md 1.15).

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{ChatMessage, ChatState};

/// The kind of a chat event; also the `event` of its frame.
#[derive(Clone, Copy, Debug, Deserialize, Eq, JsonSchema, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ChatEventType {
    /// A message was added, or is one of the first messages of the stream.
    MessageAdded,
    /// A message was edited.
    MessageUpdated,
    /// A message was deleted.
    MessageDeleted,
    /// The reactions to a message changed.
    ReactionsUpdated,
    /// The unread counters of the caller changed.
    StateUpdated,
    /// A message was pinned or unpinned.
    PinnedUpdated,
    /// The server cannot replay the missed events: read the messages again.
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

/// The `data` of a frame, a flat object. Members that do not apply to an event are absent.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct ChatStreamEvent {
    /// State id; on additions only, where it is also the id of the frame.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// The kind of the event.
    #[serde(rename = "type")]
    pub kind: ChatEventType,
    /// The message, with reactions as counts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message: Option<ChatMessage>,
    /// The message that was deleted or pinned, or whose reactions changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message_id: Option<String>,
    /// All reactions to the message as counts; absent if none are left.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub reactions: BTreeMap<String, u64>,
    /// The unread counters of the caller.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub state: Option<ChatState>,
    /// True if the message is pinned now.
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
