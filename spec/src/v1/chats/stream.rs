//! The events of a stream.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::messages::{ChatMessage, Reactions};
use crate::v1::names::names;

/// The header with the seconds between two comments, and its second name.
pub const HEARTBEAT_HEADERS: [&str; 2] = ["service-heartbeat-seconds", "anytype-heartbeat-seconds"];
/// Seconds between two comments unless asked otherwise.
pub const HEARTBEAT_SECONDS: u64 = 30;
/// The longest that may be asked for, in seconds.
pub const HEARTBEAT_SECONDS_MAX: u64 = 60;

names! {
    /// The kind of a message event.
    MessageType { Added = "message_added", Updated = "message_updated" }

    /// A message was deleted.
    DeletedType { Deleted = "message_deleted" }

    /// The reactions to a message changed.
    ReactionsType { Updated = "reactions_updated" }
}

/// The data of an event.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
#[serde(untagged)]
pub enum ChatStreamData {
    /// A message was added or edited.
    Message(Box<ChatMessageEvent>),
    /// A message was deleted.
    Deleted(ChatMessageDeletedEvent),
    /// The reactions to a message changed.
    Reactions(ChatReactionsEvent),
}

impl ChatStreamData {
    /// What the event is called.
    pub fn name(&self) -> &'static str {
        match self {
            Self::Message(event) => event.event_type.name(),
            Self::Deleted(event) => event.event_type.name(),
            Self::Reactions(event) => event.event_type.name(),
        }
    }
}

/// A message was added or edited.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct ChatMessageEvent {
    /// The kind of the event.
    #[serde(rename = "type")]
    pub event_type: MessageType,
    /// The message.
    pub payload: MessagePayload,
}

/// The payload of an event about a message.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
#[schemars(rename = "ChatMessagePayload")]
pub struct MessagePayload {
    /// The message after the change.
    pub message: ChatMessage,
}

/// A message was deleted.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct ChatMessageDeletedEvent {
    /// Always `message_deleted`.
    #[serde(rename = "type")]
    pub event_type: DeletedType,
    /// The deleted message.
    pub payload: DeletedPayload,
}

/// The deleted message.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
#[schemars(rename = "ChatDeletedPayload")]
pub struct DeletedPayload {
    /// Its id.
    pub id: String,
}

/// The reactions to a message changed.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct ChatReactionsEvent {
    /// Always `reactions_updated`.
    #[serde(rename = "type")]
    pub event_type: ReactionsType,
    /// All reactions that are left.
    pub payload: ReactionsPayload,
}

/// The reactions to a message.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
#[schemars(rename = "ChatReactionsPayload")]
pub struct ReactionsPayload {
    /// Id of the message.
    pub id: String,
    /// The members who reacted with each emoji.
    pub reactions: Reactions,
}
