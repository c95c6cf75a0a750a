//! Messages, as they are served.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::v1::names::names;

names! {
    /// What a message looks like.
    MessageStyle {
        Paragraph = "paragraph", Header1 = "header1", Header2 = "header2", Header3 = "header3", Header4 = "header4",
        Quote = "quote", Code = "code", Checkbox = "checkbox", Bulleted = "bulleted", Numbered = "numbered",
        Toggle = "toggle", Callout = "callout",
    }

    /// What a mark says of its text.
    MarkType {
        Strikethrough = "strikethrough", Keyboard = "keyboard", Italic = "italic", Bold = "bold",
        Underscored = "underscored", Link = "link", TextColor = "text_color", BackgroundColor = "background_color",
        Mention = "mention", Emoji = "emoji", Object = "object",
    }

    /// What an attachment was when it was attached.
    AttachmentType { File = "file", Image = "image", Link = "link" }
}

/// A mark on a part of a text.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct TextMark {
    /// First UTF-16 unit.
    pub from: u32,
    /// One past the last UTF-16 unit.
    pub to: u32,
    /// What it says.
    #[serde(rename = "type")]
    pub mark_type: MarkType,
    /// The URL, colour or object id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub param: Option<String>,
}

/// A part of a text.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct TextRange {
    /// First UTF-16 unit.
    pub from: u32,
    /// One past the last UTF-16 unit.
    pub to: u32,
}

/// What a message says.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct ChatMessageContent {
    /// Literal text.
    pub text: String,
    /// What it looks like.
    pub style: MessageStyle,
    /// Its marks, by start.
    pub marks: Vec<TextMark>,
}

/// An object that hangs on a message.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct ChatAttachment {
    /// Object id.
    pub target: String,
    /// What it was when it was attached.
    #[serde(rename = "type")]
    pub kind: AttachmentType,
}

/// The members who reacted with each emoji, by id.
pub type Reactions = BTreeMap<String, Vec<String>>;

/// A message.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct ChatMessage {
    /// Message id.
    pub id: String,
    /// Its place in the chat: order ids compare as bytes, and serve as bounds.
    pub order_id: String,
    /// Member id of the author.
    pub creator: String,
    /// Name of the author.
    pub creator_name: String,
    /// When it was posted, in Unix seconds.
    pub created_at: i64,
    /// When it was last edited, in Unix seconds; 0 means never.
    pub modified_at: i64,
    /// Id of the message that it answers, which may be gone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reply_to_message_id: Option<String>,
    /// What it says.
    pub content: ChatMessageContent,
    /// What hangs on it.
    pub attachments: Vec<ChatAttachment>,
    /// The members who reacted with each emoji.
    pub reactions: Reactions,
    /// Pinned in its chat.
    pub pinned: bool,
}

/// One message.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct ChatMessageResponse {
    /// The message.
    pub message: ChatMessage,
}

/// Some messages.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct ChatMessagesResponse {
    /// Ascending by order id.
    pub messages: Vec<ChatMessage>,
}

/// Result of add_chat_message.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct AddChatMessageResponse {
    /// Id of the new message.
    pub message_id: String,
}

/// A message that was found.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct ChatMessageSearchResult {
    /// The message.
    pub message: ChatMessage,
    /// Falls with the rank; scores of different searches do not compare.
    pub score: u64,
    /// The text around the first hit.
    pub highlight: String,
    /// The hits in it.
    pub highlight_ranges: Vec<TextRange>,
}
