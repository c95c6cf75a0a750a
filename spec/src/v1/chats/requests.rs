//! What the operations on chats take.

use rolltop_document::limits;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::messages::MarkType;
use crate::v1::icons::Icon;

/// Query of get_chat_messages.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
pub struct GetChatMessagesQuery {
    /// Only messages before this order id.
    pub before_order_id: Option<String>,
    /// Only messages after this order id.
    pub after_order_id: Option<String>,
}

/// Query of search_chat_messages.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct SearchChatMessagesQuery {
    /// The words to search for; not blank.
    #[schemars(with = "String", length(min = 1, max = "limits::MAX_NAME"))]
    pub query: Option<String>,
}

/// Body of create_chat.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct CreateChatRequest {
    /// The name.
    #[schemars(length(max = "limits::MAX_NAME"))]
    pub name: Option<String>,
    /// The icon.
    #[schemars(with = "Option<Icon>")]
    pub icon: Option<Value>,
}

/// A mark in a request. The server ignores marks of unknown types.
#[derive(Clone, Debug, Deserialize, JsonSchema, Serialize)]
pub struct TextMarkInput {
    /// The first UTF-16 code unit.
    pub from: u32,
    /// One after the last UTF-16 code unit.
    pub to: u32,
    /// The text with its style and marks.
    #[serde(rename = "type")]
    #[schemars(with = "MarkType")]
    pub mark_type: String,
    /// The URL, colour or object id.
    pub param: Option<String>,
}

/// An object to attach to a message.
#[derive(Clone, Debug, Deserialize, JsonSchema, Serialize)]
pub struct ChatAttachmentInput {
    /// Object id.
    pub target: String,
    /// Ignored: the server detects the kind.
    #[serde(rename = "type")]
    pub kind: Option<String>,
}

/// Body of add_chat_message.
#[derive(Clone, Debug, Deserialize, JsonSchema, Serialize)]
pub struct AddChatMessageRequest {
    /// Literal text; may be empty if there are attachments.
    pub text: String,
    /// The paragraph style; an unknown one means paragraph.
    pub style: Option<String>,
    /// The marks that format parts of the text.
    pub marks: Option<Vec<TextMarkInput>>,
    /// The attached objects.
    #[schemars(length(max = "limits::MAX_ATTACHMENTS"))]
    pub attachments: Option<Vec<ChatAttachmentInput>>,
    /// Id of the message that the new one answers.
    pub reply_to_message_id: Option<String>,
}

/// Body of edit_chat_message.
#[derive(Clone, Debug, Deserialize, JsonSchema, Serialize)]
pub struct EditChatMessageRequest {
    /// Literal text; may be empty if there are attachments.
    pub text: String,
    /// The paragraph style; an unknown one means paragraph.
    pub style: Option<String>,
    /// The marks that format parts of the text.
    pub marks: Option<Vec<TextMarkInput>>,
    /// The new list of attachments; absent keeps the old one.
    #[schemars(length(max = "limits::MAX_ATTACHMENTS"))]
    pub attachments: Option<Vec<ChatAttachmentInput>>,
}

/// Body of toggle_chat_reaction.
#[derive(Clone, Debug, Deserialize, JsonSchema, Serialize)]
pub struct ToggleReactionRequest {
    /// One emoji.
    #[schemars(length(min = 1, max = "limits::MAX_REACTION"))]
    pub emoji: String,
}

/// What `type` of read_chat_messages may be; the first one is meant without it.
pub const READ_TYPES: [&str; 2] = ["messages", "mentions"];

/// Body of read_chat_messages.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema, Serialize)]
pub struct ReadChatMessagesRequest {
    /// `messages`, or `mentions`.
    #[serde(rename = "type")]
    pub read_type: Option<String>,
    /// Order id of the last message to mark.
    pub before_order_id: Option<String>,
    /// Order id of the first message to mark.
    pub after_order_id: Option<String>,
    /// The newest state id that the client has seen. Messages that were stored later stay unread.
    pub last_state_id: Option<String>,
}

/// Body of read_chat_reactions.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema, Serialize)]
pub struct ReadChatReactionsRequest {
    /// Order id of the last message whose reactions to mark.
    pub order_id: Option<String>,
}
