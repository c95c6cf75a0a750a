//! Messages, as they are served.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::v1::names::names;

names! {
    /// The paragraph style of a message.
    MessageStyle {
        Paragraph = "paragraph", Header1 = "header1", Header2 = "header2", Header3 = "header3", Header4 = "header4",
        Quote = "quote", Code = "code", Checkbox = "checkbox", Bulleted = "bulleted", Numbered = "numbered",
        Toggle = "toggle", Callout = "callout",
    }

    /// The kind of formatting of a mark.
    MarkType {
        Strikethrough = "strikethrough", Keyboard = "keyboard", Italic = "italic", Bold = "bold",
        Underscored = "underscored", Link = "link", TextColor = "text_color", BackgroundColor = "background_color",
        Mention = "mention", Emoji = "emoji", Object = "object",
    }

    /// The kind of an attachment when it was attached.
    AttachmentType { File = "file", Image = "image", Link = "link" }
}

/// A mark that formats a part of a text.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct TextMark {
    /// The first UTF-16 code unit.
    pub from: u32,
    /// One after the last UTF-16 code unit.
    pub to: u32,
    /// The text with its style and marks.
    #[serde(rename = "type")]
    pub mark_type: MarkType,
    /// The URL, colour or object id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub param: Option<String>,
}

/// A part of a text.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct TextRange {
    /// The first UTF-16 code unit.
    pub from: u32,
    /// One after the last UTF-16 code unit.
    pub to: u32,
}

/// The content of a message.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct ChatMessageContent {
    /// Literal text.
    pub text: String,
    /// The paragraph style.
    pub style: MessageStyle,
    /// The marks, sorted by start.
    pub marks: Vec<TextMark>,
}

/// An object attached to a message.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct ChatAttachment {
    /// Object id.
    pub target: String,
    /// Its kind when it was attached.
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
    /// The position in the chat. Order ids compare as bytes, and serve as bounds.
    pub order_id: String,
    /// Member id of the author.
    pub creator: String,
    /// Name of the author.
    pub creator_name: String,
    /// When it was posted, in Unix seconds.
    pub created_at: i64,
    /// When it was last edited, in Unix seconds; 0 means never.
    pub modified_at: i64,
    /// Id of the message that this one answers; that message may be deleted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reply_to_message_id: Option<String>,
    /// The text with its style and marks.
    pub content: ChatMessageContent,
    /// The attached objects.
    pub attachments: Vec<ChatAttachment>,
    /// The members who reacted with each emoji.
    pub reactions: Reactions,
    /// True if it is pinned in its chat.
    pub pinned: bool,
}

/// One message.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct ChatMessageResponse {
    /// The message.
    pub message: ChatMessage,
}

/// A list of messages.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct ChatMessagesResponse {
    /// The messages, ascending by order id.
    pub messages: Vec<ChatMessage>,
}

/// Response of add_chat_message.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct AddChatMessageResponse {
    /// Id of the new message.
    pub message_id: String,
}

/// A message found by a search.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct ChatMessageSearchResult {
    /// The message.
    pub message: ChatMessage,
    /// Decreases with the rank. Scores of different searches cannot be compared.
    pub score: u64,
    /// The text around the first match.
    pub highlight: String,
    /// The matches in `highlight`.
    pub highlight_ranges: Vec<TextRange>,
}
