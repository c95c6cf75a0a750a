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
    /// The words to look for; not blank.
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

/// A mark on a part of a text that is sent. One of an unknown type is left out.
#[derive(Clone, Debug, Deserialize, JsonSchema, Serialize)]
pub struct TextMarkInput {
    /// First UTF-16 unit.
    pub from: u32,
    /// One past the last UTF-16 unit.
    pub to: u32,
    /// What it says.
    #[serde(rename = "type")]
    #[schemars(with = "MarkType")]
    pub mark_type: String,
    /// The URL, colour or object id.
    pub param: Option<String>,
}

/// An object that is to hang on a message.
#[derive(Clone, Debug, Deserialize, JsonSchema, Serialize)]
pub struct ChatAttachmentInput {
    /// Object id.
    pub target: String,
    /// Ignored: the server sees what it is.
    #[serde(rename = "type")]
    pub kind: Option<String>,
}

/// Body of add_chat_message.
#[derive(Clone, Debug, Deserialize, JsonSchema, Serialize)]
pub struct AddChatMessageRequest {
    /// Literal text; may be empty where there are attachments.
    pub text: String,
    /// What it looks like; an unknown one is a paragraph.
    pub style: Option<String>,
    /// Its marks.
    pub marks: Option<Vec<TextMarkInput>>,
    /// What hangs on it.
    #[schemars(length(max = "limits::MAX_ATTACHMENTS"))]
    pub attachments: Option<Vec<ChatAttachmentInput>>,
    /// Id of the message that it answers.
    pub reply_to_message_id: Option<String>,
}

/// Body of edit_chat_message.
#[derive(Clone, Debug, Deserialize, JsonSchema, Serialize)]
pub struct EditChatMessageRequest {
    /// Literal text; may be empty where there are attachments.
    pub text: String,
    /// What it looks like; an unknown one is a paragraph.
    pub style: Option<String>,
    /// Its marks.
    pub marks: Option<Vec<TextMarkInput>>,
    /// What hangs on it from now on; absent means as before.
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
    /// Order id of the last one that is marked.
    pub before_order_id: Option<String>,
    /// Order id of the first one that is marked.
    pub after_order_id: Option<String>,
    /// What was stored later stays unread.
    pub last_state_id: Option<String>,
}

/// Body of read_chat_reactions.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema, Serialize)]
pub struct ReadChatReactionsRequest {
    /// Order id of the last message of which reactions are marked.
    pub order_id: Option<String>,
}
