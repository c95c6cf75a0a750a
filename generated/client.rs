// Generated from spec/client.json by `EXPECTORATE=overwrite cargo test -p rolltop-generator`. Do not edit.
#![allow(clippy::all, clippy::pedantic, clippy::restriction, missing_docs, unreachable_pub, unused)]

#[allow(unused_imports)]
pub use progenitor_client::{ByteStream, ClientInfo, Error, ResponseValue};
#[allow(unused_imports)]
use progenitor_client::{encode_path, ClientHooks, OperationInfo, RequestBuilderExt};
/// Types used as operation parameters and responses.
#[allow(clippy::all)]
pub mod types {
    ///Body of add_chat_message.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
    #[serde(deny_unknown_fields)]
    pub struct AddChatMessageRequest {
        ///Ids of objects of the space.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub attachments: ::std::vec::Vec<AddChatMessageRequestAttachmentsItem>,
        ///Id of a message of this chat that the new one answers; empty counts as absent.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub reply_to: ::std::option::Option<AddChatMessageRequestReplyTo>,
        ///Markdown; without its markup at most 8000 UTF-16 code units.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub text: ::std::option::Option<AddChatMessageRequestText>,
    }
    ///`AddChatMessageRequestAttachmentsItem`
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct AddChatMessageRequestAttachmentsItem(::std::string::String);
    impl ::std::ops::Deref for AddChatMessageRequestAttachmentsItem {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<AddChatMessageRequestAttachmentsItem>
    for ::std::string::String {
        fn from(value: AddChatMessageRequestAttachmentsItem) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for AddChatMessageRequestAttachmentsItem {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 256usize {
                return Err("longer than 256 characters".into());
            }
            if value.chars().count() < 1usize {
                return Err("shorter than 1 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for AddChatMessageRequestAttachmentsItem {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String>
    for AddChatMessageRequestAttachmentsItem {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for AddChatMessageRequestAttachmentsItem {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///Id of a message of this chat that the new one answers; empty counts as absent.
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct AddChatMessageRequestReplyTo(::std::string::String);
    impl ::std::ops::Deref for AddChatMessageRequestReplyTo {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<AddChatMessageRequestReplyTo> for ::std::string::String {
        fn from(value: AddChatMessageRequestReplyTo) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for AddChatMessageRequestReplyTo {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 256usize {
                return Err("longer than 256 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for AddChatMessageRequestReplyTo {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String>
    for AddChatMessageRequestReplyTo {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for AddChatMessageRequestReplyTo {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///Markdown; without its markup at most 8000 UTF-16 code units.
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct AddChatMessageRequestText(::std::string::String);
    impl ::std::ops::Deref for AddChatMessageRequestText {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<AddChatMessageRequestText> for ::std::string::String {
        fn from(value: AddChatMessageRequestText) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for AddChatMessageRequestText {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 1048576usize {
                return Err("longer than 1048576 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for AddChatMessageRequestText {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for AddChatMessageRequestText {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for AddChatMessageRequestText {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///A document of any kind. It shows the members that most kinds have; the others depend on `kind`.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct AnyDocument {
        ///The blocks as a flat list in document order; `indent` gives the hierarchy.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub blocks: ::std::vec::Vec<Block>,
        ///Version of the document format, `2.0`.
        #[serde(rename = "formatVersion")]
        pub format_version: ::std::string::String,
        ///The kind of the document; absent means `page`.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub kind: ::std::option::Option<::std::string::String>,
        ///Property values. The keys are keys, names or variants of properties.
        #[serde(default, skip_serializing_if = "::serde_json::Map::is_empty")]
        pub properties: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
        ///Type key, name or a variant of it.
        #[serde(rename = "type", skip_serializing_if = "::std::option::Option::is_none")]
        pub type_: ::std::option::Option<AnyDocumentType>,
        #[serde(flatten)]
        pub extra: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
    }
    ///Type key, name or a variant of it.
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct AnyDocumentType(::std::string::String);
    impl ::std::ops::Deref for AnyDocumentType {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<AnyDocumentType> for ::std::string::String {
        fn from(value: AnyDocumentType) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for AnyDocumentType {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 256usize {
                return Err("longer than 256 characters".into());
            }
            if value.chars().count() < 1usize {
                return Err("shorter than 1 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for AnyDocumentType {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for AnyDocumentType {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for AnyDocumentType {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///An error with either envelope.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct AnyError {
        ///The stable error code.
        pub code: ::std::string::String,
        ///Every finding.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub issues: ::std::vec::Vec<Issue>,
        ///One sentence for people.
        pub message: ::std::string::String,
        ///`error` in the older envelope.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub object: ::std::option::Option<::std::string::String>,
        ///The HTTP status.
        pub status: u16,
    }
    ///The grant of a key.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct ApiKeyGrant {
        ///The key reaches every space, also later ones; `space_ids` is then empty.
        pub all_spaces: bool,
        ///The approved permission, which may differ from the requested one.
        pub permission: Permission,
        ///Full ids of the granted spaces. An empty list does not mean all spaces.
        pub space_ids: ::std::vec::Vec<::std::string::String>,
    }
    ///The template that a new object was made from.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct AppliedTemplate {
        ///The number of blocks from the template; absent on a dry run.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub blocks_added: ::std::option::Option<u32>,
        ///True if the object has the blocks of the template and those of the request.
        pub combined: bool,
        ///The template object.
        pub id: ::std::string::String,
        ///Its name.
        pub name: ::std::string::String,
        ///How the template was chosen.
        pub source: TemplateSource,
    }
    /**The kind of an attachment.
`file`: A file, video, audio or PDF.
`image`: An image.
`link`: Any other object.*/
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum AttachmentKind {
        #[serde(rename = "file")]
        File,
        #[serde(rename = "image")]
        Image,
        #[serde(rename = "link")]
        Link,
    }
    impl ::std::fmt::Display for AttachmentKind {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::File => f.write_str("file"),
                Self::Image => f.write_str("image"),
                Self::Link => f.write_str("link"),
            }
        }
    }
    impl ::std::str::FromStr for AttachmentKind {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "file" => Ok(Self::File),
                "image" => Ok(Self::Image),
                "link" => Ok(Self::Link),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for AttachmentKind {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for AttachmentKind {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///A block. It shows the members that every block type has; the others depend on `type`.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct Block {
        ///Id of the block; short unless `ids=full`.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub id: ::std::option::Option<::std::string::String>,
        ///Depth in the hierarchy, 0 to 32; absent means 0.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub indent: ::std::option::Option<u8>,
        ///Inline text with Markdown formatting.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub text: ::std::option::Option<::std::string::String>,
        ///The block type, such as `paragraph`, `heading_1` or `table`.
        #[serde(rename = "type")]
        pub type_: ::std::string::String,
        #[serde(flatten)]
        pub extra: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
    }
    ///An object attached to a message.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct ChatAttachment {
        ///Object id.
        pub id: ::std::string::String,
        ///Its kind when it was attached.
        #[serde(rename = "type")]
        pub type_: AttachmentKind,
    }
    /**The kind of a chat event; also the `event` of its frame.
`message_added`: A message was added, or is one of the first messages of the stream.
`message_updated`: A message was edited.
`message_deleted`: A message was deleted.
`reactions_updated`: The reactions to a message changed.
`state_updated`: The unread counters of the caller changed.
`pinned_updated`: A message was pinned or unpinned.
`resync_required`: The server cannot replay the missed events: read the messages again.*/
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum ChatEventType {
        #[serde(rename = "message_added")]
        MessageAdded,
        #[serde(rename = "message_updated")]
        MessageUpdated,
        #[serde(rename = "message_deleted")]
        MessageDeleted,
        #[serde(rename = "reactions_updated")]
        ReactionsUpdated,
        #[serde(rename = "state_updated")]
        StateUpdated,
        #[serde(rename = "pinned_updated")]
        PinnedUpdated,
        #[serde(rename = "resync_required")]
        ResyncRequired,
    }
    impl ::std::fmt::Display for ChatEventType {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::MessageAdded => f.write_str("message_added"),
                Self::MessageUpdated => f.write_str("message_updated"),
                Self::MessageDeleted => f.write_str("message_deleted"),
                Self::ReactionsUpdated => f.write_str("reactions_updated"),
                Self::StateUpdated => f.write_str("state_updated"),
                Self::PinnedUpdated => f.write_str("pinned_updated"),
                Self::ResyncRequired => f.write_str("resync_required"),
            }
        }
    }
    impl ::std::str::FromStr for ChatEventType {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "message_added" => Ok(Self::MessageAdded),
                "message_updated" => Ok(Self::MessageUpdated),
                "message_deleted" => Ok(Self::MessageDeleted),
                "reactions_updated" => Ok(Self::ReactionsUpdated),
                "state_updated" => Ok(Self::StateUpdated),
                "pinned_updated" => Ok(Self::PinnedUpdated),
                "resync_required" => Ok(Self::ResyncRequired),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for ChatEventType {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for ChatEventType {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///A message.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct ChatMessage {
        ///When it was posted: RFC 3339 in UTC.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub at: ::std::option::Option<::std::string::String>,
        ///The attached objects.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub attachments: ::std::vec::Vec<ChatAttachment>,
        ///Display name of the author.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub author: ::std::option::Option<::std::string::String>,
        ///Member id of the author.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub author_id: ::std::option::Option<::std::string::String>,
        ///Read-only rendering of the blocks, for an imported message that also has a text.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub blocks_text: ::std::option::Option<::std::string::String>,
        ///When it was last edited: RFC 3339 in UTC.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub edited_at: ::std::option::Option<::std::string::String>,
        ///Message id.
        pub id: ::std::string::String,
        ///The position in the chat. Order ids compare as bytes, and serve as cursors.
        pub order: ::std::string::String,
        ///True if it is pinned in its chat.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub pinned: ::std::option::Option<bool>,
        ///The members who reacted with each emoji; only with `reactions=full`.
        #[serde(
            default,
            skip_serializing_if = ":: std :: collections :: HashMap::is_empty"
        )]
        pub reacted_by: ::std::collections::HashMap<
            ::std::string::String,
            ::std::vec::Vec<::std::string::String>,
        >,
        ///How many members reacted with each emoji.
        #[serde(
            default,
            skip_serializing_if = ":: std :: collections :: HashMap::is_empty"
        )]
        pub reactions: ::std::collections::HashMap<::std::string::String, u64>,
        ///Id of the message that this one answers; that message may be deleted.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub reply_to: ::std::option::Option<::std::string::String>,
        ///Set when the message was stored. A stream resumes from it.
        pub state_id: ::std::string::String,
        ///Markdown; may be empty.
        pub text: ::std::string::String,
    }
    ///The response to a post, an edit or a delete of a message.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
    pub struct ChatMessageResult {
        ///True if nothing was written.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub dry_run: ::std::option::Option<bool>,
        ///Message id; absent on the dry run of a post.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub id: ::std::option::Option<::std::string::String>,
        ///Findings that do not make the request fail.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub warnings: ::std::vec::Vec<Issue>,
    }
    ///A page of messages.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct ChatMessagesResponse {
        ///True if there are more messages within the requested bounds.
        pub has_more: bool,
        ///The number of messages that the chat ever had.
        pub lifetime_message_count: u64,
        ///The number of messages in the chat.
        pub message_count: u64,
        ///The messages of this page, ascending by `order`.
        pub messages: ::std::vec::Vec<ChatMessage>,
        ///Send it as `after` to continue. On every page that goes forward, also on the last one and on an empty one.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub next_after: ::std::option::Option<::std::string::String>,
        ///Send it as `before` to get the next page. Only on pages that go backward, with `has_more`.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub next_before: ::std::option::Option<::std::string::String>,
        ///The unread counters of the caller.
        pub state: ChatState,
    }
    ///Body of toggle_chat_reaction.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    #[serde(deny_unknown_fields)]
    pub struct ChatReactionRequest {
        ///One emoji, without whitespace.
        pub emoji: ChatReactionRequestEmoji,
    }
    ///One emoji, without whitespace.
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct ChatReactionRequestEmoji(::std::string::String);
    impl ::std::ops::Deref for ChatReactionRequestEmoji {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<ChatReactionRequestEmoji> for ::std::string::String {
        fn from(value: ChatReactionRequestEmoji) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for ChatReactionRequestEmoji {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 64usize {
                return Err("longer than 64 characters".into());
            }
            if value.chars().count() < 1usize {
                return Err("shorter than 1 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for ChatReactionRequestEmoji {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for ChatReactionRequestEmoji {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for ChatReactionRequestEmoji {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///Response of toggle_chat_reaction.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
    pub struct ChatReactionResult {
        ///True if the reaction is there now; on a dry run, if it would be.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub added: ::std::option::Option<bool>,
        ///True if nothing was written.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub dry_run: ::std::option::Option<bool>,
        ///Findings that do not make the request fail.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub warnings: ::std::vec::Vec<Issue>,
    }
    ///Body of read_chat.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
    #[serde(deny_unknown_fields)]
    pub struct ChatReadRequest {
        ///The newest state id that the client has seen; required except for reactions.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub last_state_id: ::std::option::Option<ChatReadRequestLastStateId>,
        ///What to mark; `messages` if absent.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub scope: ::std::option::Option<ChatReadScope>,
        ///Order id of the last message that was read; required except for reactions.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub up_to: ::std::option::Option<ChatReadRequestUpTo>,
    }
    ///The newest state id that the client has seen; required except for reactions.
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct ChatReadRequestLastStateId(::std::string::String);
    impl ::std::ops::Deref for ChatReadRequestLastStateId {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<ChatReadRequestLastStateId> for ::std::string::String {
        fn from(value: ChatReadRequestLastStateId) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for ChatReadRequestLastStateId {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 256usize {
                return Err("longer than 256 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for ChatReadRequestLastStateId {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for ChatReadRequestLastStateId {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for ChatReadRequestLastStateId {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///Order id of the last message that was read; required except for reactions.
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct ChatReadRequestUpTo(::std::string::String);
    impl ::std::ops::Deref for ChatReadRequestUpTo {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<ChatReadRequestUpTo> for ::std::string::String {
        fn from(value: ChatReadRequestUpTo) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for ChatReadRequestUpTo {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 256usize {
                return Err("longer than 256 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for ChatReadRequestUpTo {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for ChatReadRequestUpTo {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for ChatReadRequestUpTo {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///Response of read_chat and read_all_chat_messages.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
    pub struct ChatReadResult {
        ///True if nothing was written.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub dry_run: ::std::option::Option<bool>,
        ///The unread counters now; absent on a dry run.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub state: ::std::option::Option<ChatState>,
    }
    /**What a request marks as read.
`messages`: Messages.
`mentions`: Mentions.
`reactions`: Reactions to the caller's own messages.*/
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum ChatReadScope {
        #[serde(rename = "messages")]
        Messages,
        #[serde(rename = "mentions")]
        Mentions,
        #[serde(rename = "reactions")]
        Reactions,
    }
    impl ::std::fmt::Display for ChatReadScope {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::Messages => f.write_str("messages"),
                Self::Mentions => f.write_str("mentions"),
                Self::Reactions => f.write_str("reactions"),
            }
        }
    }
    impl ::std::str::FromStr for ChatReadScope {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "messages" => Ok(Self::Messages),
                "mentions" => Ok(Self::Mentions),
                "reactions" => Ok(Self::Reactions),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for ChatReadScope {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for ChatReadScope {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///Response of create_chat.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct ChatResult {
        ///True if nothing was written.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub dry_run: ::std::option::Option<bool>,
        ///Object id; absent on a dry run.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub id: ::std::option::Option<::std::string::String>,
        ///The name.
        pub name: ::std::string::String,
    }
    ///A row of list_chats.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct ChatRow {
        ///Object id.
        pub id: ::std::string::String,
        ///The name.
        pub name: ::std::string::String,
    }
    ///The unread counters of the caller in a chat.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct ChatState {
        ///The latest state id of the chat.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub last_state_id: ::std::option::Option<::std::string::String>,
        ///Order id of the oldest unread mention.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub oldest_unread_mention_order: ::std::option::Option<::std::string::String>,
        ///Order id of the oldest unread message.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub oldest_unread_order: ::std::option::Option<::std::string::String>,
        ///Unread mentions.
        pub unread_mentions: u64,
        ///Unread messages.
        pub unread_messages: u64,
        ///Order id of the caller's oldest message with an unread reaction.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub unread_reaction_order: ::std::option::Option<::std::string::String>,
    }
    ///The `data` of a frame, a flat object. Members that do not apply to an event are absent.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct ChatStreamEvent {
        ///State id; on additions only, where it is also the id of the frame.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub id: ::std::option::Option<::std::string::String>,
        ///The message, with reactions as counts.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub message: ::std::option::Option<ChatMessage>,
        ///The message that was deleted or pinned, or whose reactions changed.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub message_id: ::std::option::Option<::std::string::String>,
        ///True if the message is pinned now.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub pinned: ::std::option::Option<bool>,
        ///All reactions to the message as counts; absent if none are left.
        #[serde(
            default,
            skip_serializing_if = ":: std :: collections :: HashMap::is_empty"
        )]
        pub reactions: ::std::collections::HashMap<::std::string::String, u64>,
        ///The unread counters of the caller.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub state: ::std::option::Option<ChatState>,
        ///The kind of the event.
        #[serde(rename = "type")]
        pub type_: ChatEventType,
    }
    ///Body of create_api_key.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    #[serde(deny_unknown_fields)]
    pub struct CreateApiKeyRequest {
        ///The approved challenge.
        pub challenge_id: CreateApiKeyRequestChallengeId,
        ///The 4 digits from the owner.
        pub code: CreateApiKeyRequestCode,
    }
    ///The approved challenge.
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct CreateApiKeyRequestChallengeId(::std::string::String);
    impl ::std::ops::Deref for CreateApiKeyRequestChallengeId {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<CreateApiKeyRequestChallengeId> for ::std::string::String {
        fn from(value: CreateApiKeyRequestChallengeId) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for CreateApiKeyRequestChallengeId {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 64usize {
                return Err("longer than 64 characters".into());
            }
            if value.chars().count() < 1usize {
                return Err("shorter than 1 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for CreateApiKeyRequestChallengeId {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String>
    for CreateApiKeyRequestChallengeId {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for CreateApiKeyRequestChallengeId {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///The 4 digits from the owner.
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct CreateApiKeyRequestCode(::std::string::String);
    impl ::std::ops::Deref for CreateApiKeyRequestCode {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<CreateApiKeyRequestCode> for ::std::string::String {
        fn from(value: CreateApiKeyRequestCode) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for CreateApiKeyRequestCode {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            static PATTERN: ::std::sync::LazyLock<::regress::Regex> = ::std::sync::LazyLock::new(||
            { ::regress::Regex::new("^[0-9]{4}$").unwrap() });
            if PATTERN.find(value).is_none() {
                return Err("doesn't match pattern \"^[0-9]{4}$\"".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for CreateApiKeyRequestCode {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for CreateApiKeyRequestCode {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for CreateApiKeyRequestCode {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///Answer of create_api_key.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct CreateApiKeyResponse {
        ///The key. The server does not show it again.
        pub api_key: ::std::string::String,
        ///The approved grant; null for a key without a grant.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        pub grant: ::std::option::Option<ApiKeyGrant>,
    }
    ///Body of create_auth_challenge.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    #[serde(deny_unknown_fields)]
    pub struct CreateChallengeRequest {
        ///The name of the application, which becomes the name of the key; not empty. At most 128 bytes.
        pub app_name: CreateChallengeRequestAppName,
    }
    ///The name of the application, which becomes the name of the key; not empty. At most 128 bytes.
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct CreateChallengeRequestAppName(::std::string::String);
    impl ::std::ops::Deref for CreateChallengeRequestAppName {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<CreateChallengeRequestAppName> for ::std::string::String {
        fn from(value: CreateChallengeRequestAppName) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for CreateChallengeRequestAppName {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 128usize {
                return Err("longer than 128 characters".into());
            }
            if value.chars().count() < 1usize {
                return Err("shorter than 1 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for CreateChallengeRequestAppName {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String>
    for CreateChallengeRequestAppName {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for CreateChallengeRequestAppName {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///Answer of create_auth_challenge.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct CreateChallengeResponse {
        ///Id of the challenge; create_api_key takes it.
        pub challenge_id: ::std::string::String,
    }
    ///Body of create_chat.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
    #[serde(deny_unknown_fields)]
    pub struct CreateChatRequest {
        ///The name; empty if absent.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub name: ::std::option::Option<CreateChatRequestName>,
    }
    ///The name; empty if absent.
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct CreateChatRequestName(::std::string::String);
    impl ::std::ops::Deref for CreateChatRequestName {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<CreateChatRequestName> for ::std::string::String {
        fn from(value: CreateChatRequestName) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for CreateChatRequestName {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 4096usize {
                return Err("longer than 4096 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for CreateChatRequestName {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for CreateChatRequestName {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for CreateChatRequestName {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///Body of create_collection: an ordered list of existing objects.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    #[serde(deny_unknown_fields)]
    pub struct CreateCollectionRequest {
        ///Full ids of existing objects, in order; duplicates are ignored.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub items: ::std::vec::Vec<CreateCollectionRequestItemsItem>,
        ///The name; not blank.
        pub name: CreateCollectionRequestName,
    }
    ///`CreateCollectionRequestItemsItem`
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct CreateCollectionRequestItemsItem(::std::string::String);
    impl ::std::ops::Deref for CreateCollectionRequestItemsItem {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<CreateCollectionRequestItemsItem>
    for ::std::string::String {
        fn from(value: CreateCollectionRequestItemsItem) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for CreateCollectionRequestItemsItem {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 256usize {
                return Err("longer than 256 characters".into());
            }
            if value.chars().count() < 1usize {
                return Err("shorter than 1 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for CreateCollectionRequestItemsItem {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String>
    for CreateCollectionRequestItemsItem {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for CreateCollectionRequestItemsItem {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///The name; not blank.
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct CreateCollectionRequestName(::std::string::String);
    impl ::std::ops::Deref for CreateCollectionRequestName {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<CreateCollectionRequestName> for ::std::string::String {
        fn from(value: CreateCollectionRequestName) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for CreateCollectionRequestName {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 4096usize {
                return Err("longer than 4096 characters".into());
            }
            if value.chars().count() < 1usize {
                return Err("shorter than 1 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for CreateCollectionRequestName {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for CreateCollectionRequestName {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for CreateCollectionRequestName {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///Body of create_object. A document if it has `formatVersion`, `version` or `blocks`, else the short form.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    #[serde(untagged)]
    pub enum CreateObjectRequest {
        DocumentInput(ObjectDocumentInput),
        Shortcut(ObjectShortcut),
    }
    impl ::std::convert::From<ObjectDocumentInput> for CreateObjectRequest {
        fn from(value: ObjectDocumentInput) -> Self {
            Self::DocumentInput(value)
        }
    }
    impl ::std::convert::From<ObjectShortcut> for CreateObjectRequest {
        fn from(value: ObjectShortcut) -> Self {
            Self::Shortcut(value)
        }
    }
    ///An option with its name and colour.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    #[serde(deny_unknown_fields)]
    pub struct CreateOptionRequest {
        ///The colour; absent means the next colour of the palette.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub color: ::std::option::Option<CreateOptionRequestColor>,
        ///The name, a case-sensitive identity; not blank.
        pub name: CreateOptionRequestName,
    }
    ///The colour; absent means the next colour of the palette.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum CreateOptionRequestColor {
        #[serde(rename = "grey")]
        Grey,
        #[serde(rename = "yellow")]
        Yellow,
        #[serde(rename = "orange")]
        Orange,
        #[serde(rename = "red")]
        Red,
        #[serde(rename = "pink")]
        Pink,
        #[serde(rename = "purple")]
        Purple,
        #[serde(rename = "blue")]
        Blue,
        #[serde(rename = "ice")]
        Ice,
        #[serde(rename = "teal")]
        Teal,
        #[serde(rename = "lime")]
        Lime,
    }
    impl ::std::fmt::Display for CreateOptionRequestColor {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::Grey => f.write_str("grey"),
                Self::Yellow => f.write_str("yellow"),
                Self::Orange => f.write_str("orange"),
                Self::Red => f.write_str("red"),
                Self::Pink => f.write_str("pink"),
                Self::Purple => f.write_str("purple"),
                Self::Blue => f.write_str("blue"),
                Self::Ice => f.write_str("ice"),
                Self::Teal => f.write_str("teal"),
                Self::Lime => f.write_str("lime"),
            }
        }
    }
    impl ::std::str::FromStr for CreateOptionRequestColor {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "grey" => Ok(Self::Grey),
                "yellow" => Ok(Self::Yellow),
                "orange" => Ok(Self::Orange),
                "red" => Ok(Self::Red),
                "pink" => Ok(Self::Pink),
                "purple" => Ok(Self::Purple),
                "blue" => Ok(Self::Blue),
                "ice" => Ok(Self::Ice),
                "teal" => Ok(Self::Teal),
                "lime" => Ok(Self::Lime),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for CreateOptionRequestColor {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for CreateOptionRequestColor {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///The name, a case-sensitive identity; not blank.
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct CreateOptionRequestName(::std::string::String);
    impl ::std::ops::Deref for CreateOptionRequestName {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<CreateOptionRequestName> for ::std::string::String {
        fn from(value: CreateOptionRequestName) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for CreateOptionRequestName {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 4096usize {
                return Err("longer than 4096 characters".into());
            }
            if value.chars().count() < 1usize {
                return Err("shorter than 1 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for CreateOptionRequestName {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for CreateOptionRequestName {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for CreateOptionRequestName {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///Body of create_property.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    #[serde(deny_unknown_fields)]
    pub struct CreatePropertyRequest {
        ///The format of its values; it never changes.
        pub format: CreatePropertyRequestFormat,
        ///The wanted key; if absent, the server derives it from the name.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub key: ::std::option::Option<CreatePropertyRequestKey>,
        ///The display name; not blank.
        pub name: CreatePropertyRequestName,
        ///Options in display order; select and multi_select only.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub options: ::std::vec::Vec<CreateOptionRequest>,
    }
    ///The format of its values; it never changes.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum CreatePropertyRequestFormat {
        #[serde(rename = "text")]
        Text,
        #[serde(rename = "number")]
        Number,
        #[serde(rename = "select")]
        Select,
        #[serde(rename = "multi_select")]
        MultiSelect,
        #[serde(rename = "date")]
        Date,
        #[serde(rename = "files")]
        Files,
        #[serde(rename = "checkbox")]
        Checkbox,
        #[serde(rename = "url")]
        Url,
        #[serde(rename = "email")]
        Email,
        #[serde(rename = "phone")]
        Phone,
        #[serde(rename = "objects")]
        Objects,
    }
    impl ::std::fmt::Display for CreatePropertyRequestFormat {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::Text => f.write_str("text"),
                Self::Number => f.write_str("number"),
                Self::Select => f.write_str("select"),
                Self::MultiSelect => f.write_str("multi_select"),
                Self::Date => f.write_str("date"),
                Self::Files => f.write_str("files"),
                Self::Checkbox => f.write_str("checkbox"),
                Self::Url => f.write_str("url"),
                Self::Email => f.write_str("email"),
                Self::Phone => f.write_str("phone"),
                Self::Objects => f.write_str("objects"),
            }
        }
    }
    impl ::std::str::FromStr for CreatePropertyRequestFormat {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "text" => Ok(Self::Text),
                "number" => Ok(Self::Number),
                "select" => Ok(Self::Select),
                "multi_select" => Ok(Self::MultiSelect),
                "date" => Ok(Self::Date),
                "files" => Ok(Self::Files),
                "checkbox" => Ok(Self::Checkbox),
                "url" => Ok(Self::Url),
                "email" => Ok(Self::Email),
                "phone" => Ok(Self::Phone),
                "objects" => Ok(Self::Objects),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for CreatePropertyRequestFormat {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for CreatePropertyRequestFormat {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///The wanted key; if absent, the server derives it from the name.
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct CreatePropertyRequestKey(::std::string::String);
    impl ::std::ops::Deref for CreatePropertyRequestKey {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<CreatePropertyRequestKey> for ::std::string::String {
        fn from(value: CreatePropertyRequestKey) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for CreatePropertyRequestKey {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 256usize {
                return Err("longer than 256 characters".into());
            }
            if value.chars().count() < 1usize {
                return Err("shorter than 1 characters".into());
            }
            static PATTERN: ::std::sync::LazyLock<::regress::Regex> = ::std::sync::LazyLock::new(||
            {
                ::regress::Regex::new("^[a-zA-Z0-9_]{1,128}[a-zA-Z0-9_]{0,128}$")
                    .unwrap()
            });
            if PATTERN.find(value).is_none() {
                return Err(
                    "doesn't match pattern \"^[a-zA-Z0-9_]{1,128}[a-zA-Z0-9_]{0,128}$\""
                        .into(),
                );
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for CreatePropertyRequestKey {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for CreatePropertyRequestKey {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for CreatePropertyRequestKey {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///The display name; not blank.
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct CreatePropertyRequestName(::std::string::String);
    impl ::std::ops::Deref for CreatePropertyRequestName {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<CreatePropertyRequestName> for ::std::string::String {
        fn from(value: CreatePropertyRequestName) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for CreatePropertyRequestName {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 4096usize {
                return Err("longer than 4096 characters".into());
            }
            if value.chars().count() < 1usize {
                return Err("shorter than 1 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for CreatePropertyRequestName {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for CreatePropertyRequestName {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for CreatePropertyRequestName {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///Body of create_query, which selects the objects of one type.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    #[serde(deny_unknown_fields)]
    pub struct CreateQueryRequest {
        ///A compact filter string. The schema kind filters has its grammar. At most 4096 bytes.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub filter: ::std::option::Option<CreateQueryRequestFilter>,
        ///A filter tree. An object must match all nodes. At most 1000 leaves in the whole tree.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub filters: ::std::vec::Vec<
            ::serde_json::Map<::std::string::String, ::serde_json::Value>,
        >,
        ///The name; not blank.
        pub name: CreateQueryRequestName,
        ///Sort keys; the first one is the primary key.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub sorts: ::std::vec::Vec<CreateQueryRequestSortsItem>,
        ///Type key, name or a variant of it.
        #[serde(rename = "type")]
        pub type_: CreateQueryRequestType,
        ///Whole views, in place of `filter`, `filters` and `sorts`.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub views: ::std::vec::Vec<
            ::serde_json::Map<::std::string::String, ::serde_json::Value>,
        >,
    }
    ///A compact filter string. The schema kind filters has its grammar. At most 4096 bytes.
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct CreateQueryRequestFilter(::std::string::String);
    impl ::std::ops::Deref for CreateQueryRequestFilter {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<CreateQueryRequestFilter> for ::std::string::String {
        fn from(value: CreateQueryRequestFilter) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for CreateQueryRequestFilter {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 4096usize {
                return Err("longer than 4096 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for CreateQueryRequestFilter {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for CreateQueryRequestFilter {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for CreateQueryRequestFilter {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///The name; not blank.
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct CreateQueryRequestName(::std::string::String);
    impl ::std::ops::Deref for CreateQueryRequestName {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<CreateQueryRequestName> for ::std::string::String {
        fn from(value: CreateQueryRequestName) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for CreateQueryRequestName {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 4096usize {
                return Err("longer than 4096 characters".into());
            }
            if value.chars().count() < 1usize {
                return Err("shorter than 1 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for CreateQueryRequestName {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for CreateQueryRequestName {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for CreateQueryRequestName {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///`CreateQueryRequestSortsItem`
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    #[serde(deny_unknown_fields)]
    pub struct CreateQueryRequestSortsItem {
        ///Names of options in the wanted order, for the direction custom.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub custom_order: ::std::vec::Vec<CreateQueryRequestSortsItemCustomOrderItem>,
        ///Ascending by default; custom sorts by custom_order.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub direction: ::std::option::Option<CreateQueryRequestSortsItemDirection>,
        ///The position of objects without a value.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub empty_placement: ::std::option::Option<
            CreateQueryRequestSortsItemEmptyPlacement,
        >,
        ///False sorts dates by calendar day, not by second.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub include_time: ::std::option::Option<bool>,
        ///Sorts text by its bytes, not by the rules of language.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub no_collate: ::std::option::Option<bool>,
        pub property: CreateQueryRequestSortsItemProperty,
    }
    ///`CreateQueryRequestSortsItemCustomOrderItem`
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct CreateQueryRequestSortsItemCustomOrderItem(::std::string::String);
    impl ::std::ops::Deref for CreateQueryRequestSortsItemCustomOrderItem {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<CreateQueryRequestSortsItemCustomOrderItem>
    for ::std::string::String {
        fn from(value: CreateQueryRequestSortsItemCustomOrderItem) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for CreateQueryRequestSortsItemCustomOrderItem {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 4096usize {
                return Err("longer than 4096 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for CreateQueryRequestSortsItemCustomOrderItem {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String>
    for CreateQueryRequestSortsItemCustomOrderItem {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for CreateQueryRequestSortsItemCustomOrderItem {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///Ascending by default; custom sorts by custom_order.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum CreateQueryRequestSortsItemDirection {
        #[serde(rename = "asc")]
        Asc,
        #[serde(rename = "desc")]
        Desc,
        #[serde(rename = "custom")]
        Custom,
    }
    impl ::std::fmt::Display for CreateQueryRequestSortsItemDirection {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::Asc => f.write_str("asc"),
                Self::Desc => f.write_str("desc"),
                Self::Custom => f.write_str("custom"),
            }
        }
    }
    impl ::std::str::FromStr for CreateQueryRequestSortsItemDirection {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "asc" => Ok(Self::Asc),
                "desc" => Ok(Self::Desc),
                "custom" => Ok(Self::Custom),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for CreateQueryRequestSortsItemDirection {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String>
    for CreateQueryRequestSortsItemDirection {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///The position of objects without a value.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum CreateQueryRequestSortsItemEmptyPlacement {
        #[serde(rename = "start")]
        Start,
        #[serde(rename = "end")]
        End,
    }
    impl ::std::fmt::Display for CreateQueryRequestSortsItemEmptyPlacement {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::Start => f.write_str("start"),
                Self::End => f.write_str("end"),
            }
        }
    }
    impl ::std::str::FromStr for CreateQueryRequestSortsItemEmptyPlacement {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "start" => Ok(Self::Start),
                "end" => Ok(Self::End),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for CreateQueryRequestSortsItemEmptyPlacement {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String>
    for CreateQueryRequestSortsItemEmptyPlacement {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///`CreateQueryRequestSortsItemProperty`
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct CreateQueryRequestSortsItemProperty(::std::string::String);
    impl ::std::ops::Deref for CreateQueryRequestSortsItemProperty {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<CreateQueryRequestSortsItemProperty>
    for ::std::string::String {
        fn from(value: CreateQueryRequestSortsItemProperty) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for CreateQueryRequestSortsItemProperty {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 256usize {
                return Err("longer than 256 characters".into());
            }
            if value.chars().count() < 1usize {
                return Err("shorter than 1 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for CreateQueryRequestSortsItemProperty {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String>
    for CreateQueryRequestSortsItemProperty {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for CreateQueryRequestSortsItemProperty {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///Type key, name or a variant of it.
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct CreateQueryRequestType(::std::string::String);
    impl ::std::ops::Deref for CreateQueryRequestType {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<CreateQueryRequestType> for ::std::string::String {
        fn from(value: CreateQueryRequestType) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for CreateQueryRequestType {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 256usize {
                return Err("longer than 256 characters".into());
            }
            if value.chars().count() < 1usize {
                return Err("shorter than 1 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for CreateQueryRequestType {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for CreateQueryRequestType {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for CreateQueryRequestType {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///The result of creating, updating or archiving a resource.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
    pub struct CreateResult {
        ///What the write created in addition to the resource.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub created: ::std::option::Option<SideEffects>,
        ///The ids of new views. The key is the position of the operation, such as `/ops/0`.
        #[serde(
            default,
            skip_serializing_if = ":: std :: collections :: HashMap::is_empty"
        )]
        pub created_views: ::std::collections::HashMap<
            ::std::string::String,
            ::std::string::String,
        >,
        ///True if nothing was written.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub dry_run: ::std::option::Option<bool>,
        ///The etag after the write; absent on a dry run.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub etag: ::std::option::Option<::std::string::String>,
        ///Full id; absent on a dry run of a create.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub id: ::std::option::Option<::std::string::String>,
        ///Reserved; errors use the error envelope.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub issues: ::std::vec::Vec<Issue>,
        ///The number of items in a new collection.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub items: ::std::option::Option<u32>,
        ///The identity key of a type or property.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub key: ::std::option::Option<::std::string::String>,
        ///Options and properties that the write detached.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub removed: ::std::option::Option<SideEffects>,
        ///The template that was applied.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub template: ::std::option::Option<AppliedTemplate>,
        ///The type key of the object.
        #[serde(rename = "type", skip_serializing_if = "::std::option::Option::is_none")]
        pub type_: ::std::option::Option<::std::string::String>,
        ///Findings that do not make the request fail.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub warnings: ::std::vec::Vec<Issue>,
    }
    ///The fields of a space; an update needs at least one.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
    #[serde(deny_unknown_fields)]
    pub struct CreateSpaceRequest {
        ///What the space is for.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub description: ::std::option::Option<CreateSpaceRequestDescription>,
        ///The name; empty if absent.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub name: ::std::option::Option<CreateSpaceRequestName>,
    }
    ///What the space is for.
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct CreateSpaceRequestDescription(::std::string::String);
    impl ::std::ops::Deref for CreateSpaceRequestDescription {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<CreateSpaceRequestDescription> for ::std::string::String {
        fn from(value: CreateSpaceRequestDescription) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for CreateSpaceRequestDescription {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 4096usize {
                return Err("longer than 4096 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for CreateSpaceRequestDescription {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String>
    for CreateSpaceRequestDescription {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for CreateSpaceRequestDescription {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///The name; empty if absent.
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct CreateSpaceRequestName(::std::string::String);
    impl ::std::ops::Deref for CreateSpaceRequestName {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<CreateSpaceRequestName> for ::std::string::String {
        fn from(value: CreateSpaceRequestName) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for CreateSpaceRequestName {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 4096usize {
                return Err("longer than 4096 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for CreateSpaceRequestName {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for CreateSpaceRequestName {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for CreateSpaceRequestName {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///Body of create_template.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    #[serde(deny_unknown_fields)]
    pub struct CreateTemplateRequest {
        ///The blocks that the server copies into new objects.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub blocks: ::std::vec::Vec<Block>,
        ///The cover.
        #[serde(default, skip_serializing_if = "::serde_json::Map::is_empty")]
        pub cover: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
        ///Version of the document format.
        #[serde(
            rename = "formatVersion",
            skip_serializing_if = "::std::option::Option::is_none"
        )]
        pub format_version: ::std::option::Option<CreateTemplateRequestFormatVersion>,
        ///The icon.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub icon: ::std::option::Option<IconInput>,
        ///The kind of the document; this one if absent.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub kind: ::std::option::Option<CreateTemplateRequestKind>,
        ///Property values. The keys are keys, names or variants of properties; `name` is the name of the template.
        #[serde(default, skip_serializing_if = "::serde_json::Map::is_empty")]
        pub properties: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
        ///The type of the objects that start from the template: key, name or a variant of it.
        pub template_for: CreateTemplateRequestTemplateFor,
        ///`template`, also if absent.
        #[serde(rename = "type", skip_serializing_if = "::std::option::Option::is_none")]
        pub type_: ::std::option::Option<CreateTemplateRequestType>,
    }
    ///Version of the document format.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum CreateTemplateRequestFormatVersion {
        #[serde(rename = "2.0")]
        X20,
    }
    impl ::std::fmt::Display for CreateTemplateRequestFormatVersion {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::X20 => f.write_str("2.0"),
            }
        }
    }
    impl ::std::str::FromStr for CreateTemplateRequestFormatVersion {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "2.0" => Ok(Self::X20),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for CreateTemplateRequestFormatVersion {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String>
    for CreateTemplateRequestFormatVersion {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///The kind of the document; this one if absent.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum CreateTemplateRequestKind {
        #[serde(rename = "template")]
        Template,
    }
    impl ::std::fmt::Display for CreateTemplateRequestKind {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::Template => f.write_str("template"),
            }
        }
    }
    impl ::std::str::FromStr for CreateTemplateRequestKind {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "template" => Ok(Self::Template),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for CreateTemplateRequestKind {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for CreateTemplateRequestKind {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///The type of the objects that start from the template: key, name or a variant of it.
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct CreateTemplateRequestTemplateFor(::std::string::String);
    impl ::std::ops::Deref for CreateTemplateRequestTemplateFor {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<CreateTemplateRequestTemplateFor>
    for ::std::string::String {
        fn from(value: CreateTemplateRequestTemplateFor) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for CreateTemplateRequestTemplateFor {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 256usize {
                return Err("longer than 256 characters".into());
            }
            if value.chars().count() < 1usize {
                return Err("shorter than 1 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for CreateTemplateRequestTemplateFor {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String>
    for CreateTemplateRequestTemplateFor {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for CreateTemplateRequestTemplateFor {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///`template`, also if absent.
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct CreateTemplateRequestType(::std::string::String);
    impl ::std::ops::Deref for CreateTemplateRequestType {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<CreateTemplateRequestType> for ::std::string::String {
        fn from(value: CreateTemplateRequestType) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for CreateTemplateRequestType {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 256usize {
                return Err("longer than 256 characters".into());
            }
            if value.chars().count() < 1usize {
                return Err("shorter than 1 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for CreateTemplateRequestType {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for CreateTemplateRequestType {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for CreateTemplateRequestType {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///The fields of a new type.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    #[serde(deny_unknown_fields)]
    pub struct CreateTypeMembers {
        ///The wanted key; if absent, the server derives it from the name.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub api_key: ::std::option::Option<CreateTypeMembersApiKey>,
        ///A template object from which its objects start; empty means none.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub default_template: ::std::option::Option<CreateTypeMembersDefaultTemplate>,
        ///The view type that first shows its objects.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub default_view: ::std::option::Option<CreateTypeMembersDefaultView>,
        ///The icon.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub icon: ::std::option::Option<IconInput>,
        ///The layout of its objects; absent means `basic`.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub layout: ::std::option::Option<CreateTypeMembersLayout>,
        ///The display name; not blank.
        pub name: CreateTypeMembersName,
        ///The name for several objects of the type.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub plural_name: ::std::option::Option<CreateTypeMembersPluralName>,
        ///Its properties in display order. An entry with a new name creates a property.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub property_definitions: ::std::vec::Vec<PropertyDefinition>,
    }
    ///The wanted key; if absent, the server derives it from the name.
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct CreateTypeMembersApiKey(::std::string::String);
    impl ::std::ops::Deref for CreateTypeMembersApiKey {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<CreateTypeMembersApiKey> for ::std::string::String {
        fn from(value: CreateTypeMembersApiKey) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for CreateTypeMembersApiKey {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 256usize {
                return Err("longer than 256 characters".into());
            }
            if value.chars().count() < 1usize {
                return Err("shorter than 1 characters".into());
            }
            static PATTERN: ::std::sync::LazyLock<::regress::Regex> = ::std::sync::LazyLock::new(||
            { ::regress::Regex::new("^[a-zA-Z0-9_]+$").unwrap() });
            if PATTERN.find(value).is_none() {
                return Err("doesn't match pattern \"^[a-zA-Z0-9_]+$\"".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for CreateTypeMembersApiKey {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for CreateTypeMembersApiKey {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for CreateTypeMembersApiKey {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///A template object from which its objects start; empty means none.
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct CreateTypeMembersDefaultTemplate(::std::string::String);
    impl ::std::ops::Deref for CreateTypeMembersDefaultTemplate {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<CreateTypeMembersDefaultTemplate>
    for ::std::string::String {
        fn from(value: CreateTypeMembersDefaultTemplate) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for CreateTypeMembersDefaultTemplate {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 256usize {
                return Err("longer than 256 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for CreateTypeMembersDefaultTemplate {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String>
    for CreateTypeMembersDefaultTemplate {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for CreateTypeMembersDefaultTemplate {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///The view type that first shows its objects.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum CreateTypeMembersDefaultView {
        #[serde(rename = "table")]
        Table,
        #[serde(rename = "list")]
        List,
        #[serde(rename = "gallery")]
        Gallery,
        #[serde(rename = "kanban")]
        Kanban,
        #[serde(rename = "calendar")]
        Calendar,
        #[serde(rename = "graph")]
        Graph,
    }
    impl ::std::fmt::Display for CreateTypeMembersDefaultView {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::Table => f.write_str("table"),
                Self::List => f.write_str("list"),
                Self::Gallery => f.write_str("gallery"),
                Self::Kanban => f.write_str("kanban"),
                Self::Calendar => f.write_str("calendar"),
                Self::Graph => f.write_str("graph"),
            }
        }
    }
    impl ::std::str::FromStr for CreateTypeMembersDefaultView {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "table" => Ok(Self::Table),
                "list" => Ok(Self::List),
                "gallery" => Ok(Self::Gallery),
                "kanban" => Ok(Self::Kanban),
                "calendar" => Ok(Self::Calendar),
                "graph" => Ok(Self::Graph),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for CreateTypeMembersDefaultView {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String>
    for CreateTypeMembersDefaultView {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///The layout of its objects; absent means `basic`.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum CreateTypeMembersLayout {
        #[serde(rename = "basic")]
        Basic,
        #[serde(rename = "note")]
        Note,
        #[serde(rename = "todo")]
        Todo,
        #[serde(rename = "profile")]
        Profile,
        #[serde(rename = "bookmark")]
        Bookmark,
        #[serde(rename = "set")]
        Set,
        #[serde(rename = "collection")]
        Collection,
    }
    impl ::std::fmt::Display for CreateTypeMembersLayout {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::Basic => f.write_str("basic"),
                Self::Note => f.write_str("note"),
                Self::Todo => f.write_str("todo"),
                Self::Profile => f.write_str("profile"),
                Self::Bookmark => f.write_str("bookmark"),
                Self::Set => f.write_str("set"),
                Self::Collection => f.write_str("collection"),
            }
        }
    }
    impl ::std::str::FromStr for CreateTypeMembersLayout {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "basic" => Ok(Self::Basic),
                "note" => Ok(Self::Note),
                "todo" => Ok(Self::Todo),
                "profile" => Ok(Self::Profile),
                "bookmark" => Ok(Self::Bookmark),
                "set" => Ok(Self::Set),
                "collection" => Ok(Self::Collection),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for CreateTypeMembersLayout {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for CreateTypeMembersLayout {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///The display name; not blank.
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct CreateTypeMembersName(::std::string::String);
    impl ::std::ops::Deref for CreateTypeMembersName {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<CreateTypeMembersName> for ::std::string::String {
        fn from(value: CreateTypeMembersName) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for CreateTypeMembersName {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 4096usize {
                return Err("longer than 4096 characters".into());
            }
            if value.chars().count() < 1usize {
                return Err("shorter than 1 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for CreateTypeMembersName {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for CreateTypeMembersName {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for CreateTypeMembersName {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///The name for several objects of the type.
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct CreateTypeMembersPluralName(::std::string::String);
    impl ::std::ops::Deref for CreateTypeMembersPluralName {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<CreateTypeMembersPluralName> for ::std::string::String {
        fn from(value: CreateTypeMembersPluralName) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for CreateTypeMembersPluralName {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 4096usize {
                return Err("longer than 4096 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for CreateTypeMembersPluralName {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for CreateTypeMembersPluralName {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for CreateTypeMembersPluralName {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///Body of create_type. A document if it has `formatVersion`, `kind` or `type_settings`, else the fields of a type.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    #[serde(untagged)]
    pub enum CreateTypeRequest {
        TypeDocumentInput(TypeDocumentInput),
        CreateTypeMembers(CreateTypeMembers),
    }
    impl ::std::convert::From<TypeDocumentInput> for CreateTypeRequest {
        fn from(value: TypeDocumentInput) -> Self {
            Self::TypeDocumentInput(value)
        }
    }
    impl ::std::convert::From<CreateTypeMembers> for CreateTypeRequest {
        fn from(value: CreateTypeMembers) -> Self {
            Self::CreateTypeMembers(value)
        }
    }
    ///A select option that a write created.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct CreatedOption {
        ///The name of the option.
        pub name: ::std::string::String,
        ///The key of its property.
        pub property: ::std::string::String,
    }
    ///An option in a definition: only its name, or its name and colour.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    #[serde(transparent)]
    pub struct DefinedOption(pub ::serde_json::Value);
    impl ::std::ops::Deref for DefinedOption {
        type Target = ::serde_json::Value;
        fn deref(&self) -> &::serde_json::Value {
            &self.0
        }
    }
    impl ::std::convert::From<DefinedOption> for ::serde_json::Value {
        fn from(value: DefinedOption) -> Self {
            value.0
        }
    }
    impl ::std::convert::From<::serde_json::Value> for DefinedOption {
        fn from(value: ::serde_json::Value) -> Self {
            Self(value)
        }
    }
    ///The size of a change.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct DiffStats {
        ///New blocks.
        pub blocks_added: u32,
        ///Blocks with changed content.
        pub blocks_changed: u32,
        ///The fewest moves of blocks that explain the new order. One move_block counts 1, with all the descendants that it moves.
        pub blocks_moved: u32,
        ///Deleted blocks.
        pub blocks_removed: u32,
        ///New items of a collection; absent if there are none.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub items_added: ::std::option::Option<u32>,
        ///Removed items of a collection; absent if there are none.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub items_removed: ::std::option::Option<u32>,
        ///Properties that were added, removed or changed.
        pub properties_changed: u32,
    }
    ///Body of edit_chat_message.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    #[serde(deny_unknown_fields)]
    pub struct EditChatMessageRequest {
        ///The new text; empty only if the message has attachments.
        pub text: EditChatMessageRequestText,
    }
    ///The new text; empty only if the message has attachments.
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct EditChatMessageRequestText(::std::string::String);
    impl ::std::ops::Deref for EditChatMessageRequestText {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<EditChatMessageRequestText> for ::std::string::String {
        fn from(value: EditChatMessageRequestText) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for EditChatMessageRequestText {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 1048576usize {
                return Err("longer than 1048576 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for EditChatMessageRequestText {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for EditChatMessageRequestText {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for EditChatMessageRequestText {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///One edit operation; its name is in `op`.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    #[serde(transparent)]
    pub struct EditOperation(
        pub ::serde_json::Map<::std::string::String, ::serde_json::Value>,
    );
    impl ::std::ops::Deref for EditOperation {
        type Target = ::serde_json::Map<::std::string::String, ::serde_json::Value>;
        fn deref(
            &self,
        ) -> &::serde_json::Map<::std::string::String, ::serde_json::Value> {
            &self.0
        }
    }
    impl ::std::convert::From<EditOperation>
    for ::serde_json::Map<::std::string::String, ::serde_json::Value> {
        fn from(value: EditOperation) -> Self {
            value.0
        }
    }
    impl ::std::convert::From<
        ::serde_json::Map<::std::string::String, ::serde_json::Value>,
    > for EditOperation {
        fn from(
            value: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
        ) -> Self {
            Self(value)
        }
    }
    ///The result of patch_object.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct EditResult {
        ///What the write created in addition to the edit.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub created: ::std::option::Option<SideEffects>,
        ///The ids of new blocks, rows and columns. The key is the position in the request, such as `ops[0].blocks[1]`.
        #[serde(
            default,
            skip_serializing_if = ":: std :: collections :: HashMap::is_empty"
        )]
        pub created_blocks: ::std::collections::HashMap<
            ::std::string::String,
            ::std::string::String,
        >,
        ///The ids of new views. The key is the position, such as `ops[0]` or `ops[0].set.views[1]`.
        #[serde(
            default,
            skip_serializing_if = ":: std :: collections :: HashMap::is_empty"
        )]
        pub created_views: ::std::collections::HashMap<
            ::std::string::String,
            ::std::string::String,
        >,
        ///The size of the change.
        pub diff_stats: DiffStats,
        ///True if nothing was written.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub dry_run: ::std::option::Option<bool>,
        ///The etag after the edit; absent on a dry run.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub etag: ::std::option::Option<::std::string::String>,
        ///Always absent: an edit of an object detaches nothing.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub removed: ::std::option::Option<SideEffects>,
        ///The old and new type, if the type changed.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub type_changed: ::std::option::Option<TypeChanged>,
        ///Findings that do not make the request fail.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub warnings: ::std::vec::Vec<Issue>,
    }
    ///Response of upload_file. On a dry run, it has `dry_run` only.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
    pub struct FileUploadResult {
        ///True if nothing was written.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub dry_run: ::std::option::Option<bool>,
        ///Id of the file.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub id: ::std::option::Option<::std::string::String>,
        ///The media type, detected from the content.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub mime_type: ::std::option::Option<::std::string::String>,
        ///Its name without the extension.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub name: ::std::option::Option<::std::string::String>,
        ///The size of the content in bytes.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub size: ::std::option::Option<u64>,
    }
    ///`GetChatMessageReactions`
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum GetChatMessageReactions {
        #[serde(rename = "counts")]
        Counts,
        #[serde(rename = "full")]
        Full,
    }
    impl ::std::fmt::Display for GetChatMessageReactions {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::Counts => f.write_str("counts"),
                Self::Full => f.write_str("full"),
            }
        }
    }
    impl ::std::str::FromStr for GetChatMessageReactions {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "counts" => Ok(Self::Counts),
                "full" => Ok(Self::Full),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for GetChatMessageReactions {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for GetChatMessageReactions {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::default::Default for GetChatMessageReactions {
        fn default() -> Self {
            GetChatMessageReactions::Counts
        }
    }
    ///`GetChatMessagesReactions`
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum GetChatMessagesReactions {
        #[serde(rename = "counts")]
        Counts,
        #[serde(rename = "full")]
        Full,
    }
    impl ::std::fmt::Display for GetChatMessagesReactions {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::Counts => f.write_str("counts"),
                Self::Full => f.write_str("full"),
            }
        }
    }
    impl ::std::str::FromStr for GetChatMessagesReactions {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "counts" => Ok(Self::Counts),
                "full" => Ok(Self::Full),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for GetChatMessagesReactions {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for GetChatMessagesReactions {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::default::Default for GetChatMessagesReactions {
        fn default() -> Self {
            GetChatMessagesReactions::Counts
        }
    }
    ///`GetObjectFormat`
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum GetObjectFormat {
        #[serde(rename = "anyblock")]
        Anyblock,
        #[serde(rename = "md")]
        Md,
    }
    impl ::std::fmt::Display for GetObjectFormat {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::Anyblock => f.write_str("anyblock"),
                Self::Md => f.write_str("md"),
            }
        }
    }
    impl ::std::str::FromStr for GetObjectFormat {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "anyblock" => Ok(Self::Anyblock),
                "md" => Ok(Self::Md),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for GetObjectFormat {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for GetObjectFormat {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::default::Default for GetObjectFormat {
        fn default() -> Self {
            GetObjectFormat::Anyblock
        }
    }
    ///`GetOpSchemaDialect`
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum GetOpSchemaDialect {
        #[serde(rename = "openai")]
        Openai,
        #[serde(rename = "anthropic")]
        Anthropic,
    }
    impl ::std::fmt::Display for GetOpSchemaDialect {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::Openai => f.write_str("openai"),
                Self::Anthropic => f.write_str("anthropic"),
            }
        }
    }
    impl ::std::str::FromStr for GetOpSchemaDialect {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "openai" => Ok(Self::Openai),
                "anthropic" => Ok(Self::Anthropic),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for GetOpSchemaDialect {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for GetOpSchemaDialect {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///`GetSchemaDialect`
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum GetSchemaDialect {
        #[serde(rename = "openai")]
        Openai,
        #[serde(rename = "anthropic")]
        Anthropic,
    }
    impl ::std::fmt::Display for GetSchemaDialect {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::Openai => f.write_str("openai"),
                Self::Anthropic => f.write_str("anthropic"),
            }
        }
    }
    impl ::std::str::FromStr for GetSchemaDialect {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "openai" => Ok(Self::Openai),
                "anthropic" => Ok(Self::Anthropic),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for GetSchemaDialect {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for GetSchemaDialect {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///An icon: the member that matches `format`, and an optional colour.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    #[serde(deny_unknown_fields)]
    pub struct IconInput {
        ///The colour.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub color: ::std::option::Option<IconInputColor>,
        ///An emoji.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub emoji: ::std::option::Option<IconInputEmoji>,
        ///An image object.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub file: ::std::option::Option<IconInputFile>,
        ///The kind of icon.
        pub format: IconInputFormat,
        ///A built-in icon, such as `musical-notes`.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub name: ::std::option::Option<IconInputName>,
    }
    ///The colour.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum IconInputColor {
        #[serde(rename = "grey")]
        Grey,
        #[serde(rename = "yellow")]
        Yellow,
        #[serde(rename = "orange")]
        Orange,
        #[serde(rename = "red")]
        Red,
        #[serde(rename = "pink")]
        Pink,
        #[serde(rename = "purple")]
        Purple,
        #[serde(rename = "blue")]
        Blue,
        #[serde(rename = "ice")]
        Ice,
        #[serde(rename = "teal")]
        Teal,
        #[serde(rename = "lime")]
        Lime,
    }
    impl ::std::fmt::Display for IconInputColor {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::Grey => f.write_str("grey"),
                Self::Yellow => f.write_str("yellow"),
                Self::Orange => f.write_str("orange"),
                Self::Red => f.write_str("red"),
                Self::Pink => f.write_str("pink"),
                Self::Purple => f.write_str("purple"),
                Self::Blue => f.write_str("blue"),
                Self::Ice => f.write_str("ice"),
                Self::Teal => f.write_str("teal"),
                Self::Lime => f.write_str("lime"),
            }
        }
    }
    impl ::std::str::FromStr for IconInputColor {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "grey" => Ok(Self::Grey),
                "yellow" => Ok(Self::Yellow),
                "orange" => Ok(Self::Orange),
                "red" => Ok(Self::Red),
                "pink" => Ok(Self::Pink),
                "purple" => Ok(Self::Purple),
                "blue" => Ok(Self::Blue),
                "ice" => Ok(Self::Ice),
                "teal" => Ok(Self::Teal),
                "lime" => Ok(Self::Lime),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for IconInputColor {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for IconInputColor {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///An emoji.
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct IconInputEmoji(::std::string::String);
    impl ::std::ops::Deref for IconInputEmoji {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<IconInputEmoji> for ::std::string::String {
        fn from(value: IconInputEmoji) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for IconInputEmoji {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 32usize {
                return Err("longer than 32 characters".into());
            }
            if value.chars().count() < 1usize {
                return Err("shorter than 1 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for IconInputEmoji {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for IconInputEmoji {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for IconInputEmoji {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///An image object.
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct IconInputFile(::std::string::String);
    impl ::std::ops::Deref for IconInputFile {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<IconInputFile> for ::std::string::String {
        fn from(value: IconInputFile) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for IconInputFile {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 255usize {
                return Err("longer than 255 characters".into());
            }
            if value.chars().count() < 1usize {
                return Err("shorter than 1 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for IconInputFile {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for IconInputFile {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for IconInputFile {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///The kind of icon.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum IconInputFormat {
        #[serde(rename = "emoji")]
        Emoji,
        #[serde(rename = "file")]
        File,
        #[serde(rename = "icon")]
        Icon,
        #[serde(rename = "color")]
        Color,
    }
    impl ::std::fmt::Display for IconInputFormat {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::Emoji => f.write_str("emoji"),
                Self::File => f.write_str("file"),
                Self::Icon => f.write_str("icon"),
                Self::Color => f.write_str("color"),
            }
        }
    }
    impl ::std::str::FromStr for IconInputFormat {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "emoji" => Ok(Self::Emoji),
                "file" => Ok(Self::File),
                "icon" => Ok(Self::Icon),
                "color" => Ok(Self::Color),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for IconInputFormat {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for IconInputFormat {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///A built-in icon, such as `musical-notes`.
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct IconInputName(::std::string::String);
    impl ::std::ops::Deref for IconInputName {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<IconInputName> for ::std::string::String {
        fn from(value: IconInputName) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for IconInputName {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 64usize {
                return Err("longer than 64 characters".into());
            }
            if value.chars().count() < 1usize {
                return Err("shorter than 1 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for IconInputName {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for IconInputName {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for IconInputName {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///`Ids`
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum Ids {
        #[serde(rename = "compact")]
        Compact,
        #[serde(rename = "full")]
        Full,
    }
    impl ::std::fmt::Display for Ids {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::Compact => f.write_str("compact"),
                Self::Full => f.write_str("full"),
            }
        }
    }
    impl ::std::str::FromStr for Ids {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "compact" => Ok(Self::Compact),
                "full" => Ok(Self::Full),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for Ids {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for Ids {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///One finding: where it is (`path`), what is wrong (`message`) and how to repair it (`hint`, `see_also`).
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct Issue {
        ///Allowed values, or how to repair the input.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub hint: ::std::option::Option<::std::string::String>,
        ///What is wrong.
        pub message: ::std::string::String,
        ///The faulty input: a JSON pointer into a body, a dotted path into an operation, or the name of a parameter.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub path: ::std::option::Option<::std::string::String>,
        ///Requests that the hint refers to.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub see_also: ::std::vec::Vec<Ref>,
    }
    /**The kind of a key.
`jsonApi`: The kind of every paired key.
`full`: A key that the owner created.
`limited`: v2 does not accept it.*/
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum KeyScope {
        #[serde(rename = "jsonApi")]
        JsonApi,
        #[serde(rename = "full")]
        Full,
        #[serde(rename = "limited")]
        Limited,
    }
    impl ::std::fmt::Display for KeyScope {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::JsonApi => f.write_str("jsonApi"),
                Self::Full => f.write_str("full"),
                Self::Limited => f.write_str("limited"),
            }
        }
    }
    impl ::std::str::FromStr for KeyScope {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "jsonApi" => Ok(Self::JsonApi),
                "full" => Ok(Self::Full),
                "limited" => Ok(Self::Limited),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for KeyScope {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for KeyScope {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    /**Whether a key has a grant record.
`scoped`: The key has a grant record.
`legacy`: The key has no grant record and reaches every space.*/
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum KeyStatus {
        #[serde(rename = "scoped")]
        Scoped,
        #[serde(rename = "legacy")]
        Legacy,
    }
    impl ::std::fmt::Display for KeyStatus {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::Scoped => f.write_str("scoped"),
                Self::Legacy => f.write_str("legacy"),
            }
        }
    }
    impl ::std::str::FromStr for KeyStatus {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "scoped" => Ok(Self::Scoped),
                "legacy" => Ok(Self::Legacy),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for KeyStatus {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for KeyStatus {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///`Keys`
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum Keys {
        #[serde(rename = "slug")]
        Slug,
        #[serde(rename = "name")]
        Name,
    }
    impl ::std::fmt::Display for Keys {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::Slug => f.write_str("slug"),
                Self::Name => f.write_str("name"),
            }
        }
    }
    impl ::std::str::FromStr for Keys {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "slug" => Ok(Self::Slug),
                "name" => Ok(Self::Name),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for Keys {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for Keys {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///One page of rows.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct ListResponseChatRow {
        ///The rows of this page. Rows of objects end a page at 4 MiB of names and values, before its `limit`: the next `offset` is this one plus the number of rows that came.
        pub data: ::std::vec::Vec<ChatRow>,
        ///True if there are rows after this page.
        pub has_more: bool,
        ///The maximum number of rows on a page.
        pub limit: u32,
        ///How to narrow the request or continue; only with `has_more`.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub message: ::std::option::Option<::std::string::String>,
        ///The number of rows that were skipped.
        pub offset: u64,
        ///The number of rows on all pages.
        pub total: u64,
        ///Findings that do not make the request fail.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub warnings: ::std::vec::Vec<Issue>,
    }
    ///One page of rows.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct ListResponseMemberRow {
        ///The rows of this page. Rows of objects end a page at 4 MiB of names and values, before its `limit`: the next `offset` is this one plus the number of rows that came.
        pub data: ::std::vec::Vec<MemberRow>,
        ///True if there are rows after this page.
        pub has_more: bool,
        ///The maximum number of rows on a page.
        pub limit: u32,
        ///How to narrow the request or continue; only with `has_more`.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub message: ::std::option::Option<::std::string::String>,
        ///The number of rows that were skipped.
        pub offset: u64,
        ///The number of rows on all pages.
        pub total: u64,
        ///Findings that do not make the request fail.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub warnings: ::std::vec::Vec<Issue>,
    }
    ///One page of rows.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct ListResponseMessageSearchHit {
        ///The rows of this page. Rows of objects end a page at 4 MiB of names and values, before its `limit`: the next `offset` is this one plus the number of rows that came.
        pub data: ::std::vec::Vec<MessageSearchHit>,
        ///True if there are rows after this page.
        pub has_more: bool,
        ///The maximum number of rows on a page.
        pub limit: u32,
        ///How to narrow the request or continue; only with `has_more`.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub message: ::std::option::Option<::std::string::String>,
        ///The number of rows that were skipped.
        pub offset: u64,
        ///The number of rows on all pages.
        pub total: u64,
        ///Findings that do not make the request fail.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub warnings: ::std::vec::Vec<Issue>,
    }
    ///One page of rows.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct ListResponseObjectRow {
        ///The rows of this page. Rows of objects end a page at 4 MiB of names and values, before its `limit`: the next `offset` is this one plus the number of rows that came.
        pub data: ::std::vec::Vec<ObjectRow>,
        ///True if there are rows after this page.
        pub has_more: bool,
        ///The maximum number of rows on a page.
        pub limit: u32,
        ///How to narrow the request or continue; only with `has_more`.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub message: ::std::option::Option<::std::string::String>,
        ///The number of rows that were skipped.
        pub offset: u64,
        ///The number of rows on all pages.
        pub total: u64,
        ///Findings that do not make the request fail.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub warnings: ::std::vec::Vec<Issue>,
    }
    ///One page of rows.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct ListResponseOptionRow {
        ///The rows of this page. Rows of objects end a page at 4 MiB of names and values, before its `limit`: the next `offset` is this one plus the number of rows that came.
        pub data: ::std::vec::Vec<OptionRow>,
        ///True if there are rows after this page.
        pub has_more: bool,
        ///The maximum number of rows on a page.
        pub limit: u32,
        ///How to narrow the request or continue; only with `has_more`.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub message: ::std::option::Option<::std::string::String>,
        ///The number of rows that were skipped.
        pub offset: u64,
        ///The number of rows on all pages.
        pub total: u64,
        ///Findings that do not make the request fail.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub warnings: ::std::vec::Vec<Issue>,
    }
    ///One page of rows.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct ListResponsePropertyRow {
        ///The rows of this page. Rows of objects end a page at 4 MiB of names and values, before its `limit`: the next `offset` is this one plus the number of rows that came.
        pub data: ::std::vec::Vec<PropertyRow>,
        ///True if there are rows after this page.
        pub has_more: bool,
        ///The maximum number of rows on a page.
        pub limit: u32,
        ///How to narrow the request or continue; only with `has_more`.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub message: ::std::option::Option<::std::string::String>,
        ///The number of rows that were skipped.
        pub offset: u64,
        ///The number of rows on all pages.
        pub total: u64,
        ///Findings that do not make the request fail.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub warnings: ::std::vec::Vec<Issue>,
    }
    ///One page of rows.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct ListResponseTemplateRow {
        ///The rows of this page. Rows of objects end a page at 4 MiB of names and values, before its `limit`: the next `offset` is this one plus the number of rows that came.
        pub data: ::std::vec::Vec<TemplateRow>,
        ///True if there are rows after this page.
        pub has_more: bool,
        ///The maximum number of rows on a page.
        pub limit: u32,
        ///How to narrow the request or continue; only with `has_more`.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub message: ::std::option::Option<::std::string::String>,
        ///The number of rows that were skipped.
        pub offset: u64,
        ///The number of rows on all pages.
        pub total: u64,
        ///Findings that do not make the request fail.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub warnings: ::std::vec::Vec<Issue>,
    }
    ///One page of rows.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct ListResponseTypeRow {
        ///The rows of this page. Rows of objects end a page at 4 MiB of names and values, before its `limit`: the next `offset` is this one plus the number of rows that came.
        pub data: ::std::vec::Vec<TypeRow>,
        ///True if there are rows after this page.
        pub has_more: bool,
        ///The maximum number of rows on a page.
        pub limit: u32,
        ///How to narrow the request or continue; only with `has_more`.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub message: ::std::option::Option<::std::string::String>,
        ///The number of rows that were skipped.
        pub offset: u64,
        ///The number of rows on all pages.
        pub total: u64,
        ///Findings that do not make the request fail.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub warnings: ::std::vec::Vec<Issue>,
    }
    ///One page of rows.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct ListResponseViewObject {
        ///The rows of this page. Rows of objects end a page at 4 MiB of names and values, before its `limit`: the next `offset` is this one plus the number of rows that came.
        pub data: ::std::vec::Vec<ViewObject>,
        ///True if there are rows after this page.
        pub has_more: bool,
        ///The maximum number of rows on a page.
        pub limit: u32,
        ///How to narrow the request or continue; only with `has_more`.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub message: ::std::option::Option<::std::string::String>,
        ///The number of rows that were skipped.
        pub offset: u64,
        ///The number of rows on all pages.
        pub total: u64,
        ///Findings that do not make the request fail.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub warnings: ::std::vec::Vec<Issue>,
    }
    ///One page of spaces.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct ListSpacesResponse {
        ///The spaces of this page.
        pub data: ::std::vec::Vec<SpaceRow>,
        ///True if there are rows after this page.
        pub has_more: bool,
        ///True if there are live spaces that the key does not reach.
        pub has_not_granted_spaces: bool,
        ///The maximum number of rows on a page.
        pub limit: u32,
        ///How to continue; only with `has_more`.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub message: ::std::option::Option<::std::string::String>,
        ///The number of rows that were skipped.
        pub offset: u64,
        ///The number of live spaces that the key reaches.
        pub total: u64,
        ///Findings that do not make the request fail.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub warnings: ::std::vec::Vec<Issue>,
    }
    ///The Markdown rendering of an object; a client cannot write it back.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct MarkdownEnvelope {
        ///The etag of the rendered version.
        pub etag: ::std::string::String,
        ///Full object id.
        pub id: ::std::string::String,
        ///The rendering.
        pub markdown: ::std::string::String,
        ///The type key.
        #[serde(rename = "type", skip_serializing_if = "::std::option::Option::is_none")]
        pub type_: ::std::option::Option<::std::string::String>,
        ///Content that the rendering leaves out.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub warnings: ::std::vec::Vec<Issue>,
    }
    ///A row of list_members.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct MemberRow {
        ///Id of the icon image; the file content route serves it.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub icon_image: ::std::option::Option<::std::string::String>,
        ///Full object id.
        pub id: ::std::string::String,
        ///Opaque id of the member's account, the same in every space; absent if unknown to this server.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub identity: ::std::option::Option<::std::string::String>,
        ///The display name; empty while unknown.
        pub name: ::std::string::String,
        ///`viewer`, `editor`, `admin`, `owner` or `no_permissions`; empty while unknown.
        pub role: ::std::string::String,
    }
    ///A message found by a search.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct MessageSearchHit {
        ///The message.
        pub message: ChatMessage,
        ///Plain text around the first match.
        pub snippet: ::std::string::String,
    }
    ///The document of an object, as returned by a read.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct ObjectDocument {
        ///The blocks as a flat list in document order; `indent` gives the hierarchy.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub blocks: ::std::vec::Vec<Block>,
        ///The ids of the items of a collection, in order.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub collection_items: ::std::vec::Vec<::std::string::String>,
        ///The cover.
        #[serde(default, skip_serializing_if = "::serde_json::Map::is_empty")]
        pub cover: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
        ///Changes with every committed change of the object.
        pub etag: ::std::string::String,
        ///Version of the document format.
        #[serde(rename = "formatVersion")]
        pub format_version: ::std::string::String,
        ///The icon.
        #[serde(default, skip_serializing_if = "::serde_json::Map::is_empty")]
        pub icon: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
        ///Full object id.
        pub id: ::std::string::String,
        ///The kind of the document; absent means `page`.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub kind: ::std::option::Option<::std::string::String>,
        ///The structure, in place of `blocks`; only with `outline=true`.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub outline: ::std::vec::Vec<OutlineEntry>,
        ///True if `include` left out properties or blocks; a client cannot write it back.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub partial: ::std::option::Option<bool>,
        ///Property values by property key, with `name` and `description`.
        #[serde(default, skip_serializing_if = "::serde_json::Map::is_empty")]
        pub properties: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
        ///What the query selects.
        #[serde(default, skip_serializing_if = "::serde_json::Map::is_empty")]
        pub query_source: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
        ///True if the document holds only one block and its descendants; a client cannot write it back.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub subtree: ::std::option::Option<bool>,
        ///The type for which this template is.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub template_for: ::std::option::Option<::std::string::String>,
        ///The type key.
        #[serde(rename = "type", skip_serializing_if = "::std::option::Option::is_none")]
        pub type_: ::std::option::Option<::std::string::String>,
        ///The settings of a type document.
        #[serde(default, skip_serializing_if = "::serde_json::Map::is_empty")]
        pub type_settings: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
        ///Content that the document cannot express.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub warnings: ::std::vec::Vec<Issue>,
    }
    ///A document to create an object from.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    #[serde(deny_unknown_fields)]
    pub struct ObjectDocumentInput {
        ///The blocks as a flat list in document order; `indent` gives the hierarchy.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub blocks: ::std::vec::Vec<Block>,
        ///The ids of the items of a collection, in order.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub collection_items: ::std::vec::Vec<::std::string::String>,
        ///The cover.
        #[serde(default, skip_serializing_if = "::serde_json::Map::is_empty")]
        pub cover: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
        ///Version of the document format.
        #[serde(rename = "formatVersion")]
        pub format_version: ObjectDocumentInputFormatVersion,
        ///The icon.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub icon: ::std::option::Option<IconInput>,
        ///The kind of the document; absent means `page`.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub kind: ::std::option::Option<ObjectDocumentInputKind>,
        ///Property values. The keys are keys, names or variants of properties.
        #[serde(default, skip_serializing_if = "::serde_json::Map::is_empty")]
        pub properties: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
        ///What the query selects.
        #[serde(default, skip_serializing_if = "::serde_json::Map::is_empty")]
        pub query_source: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
        ///The template from which the object starts, or `none`; empty or absent means the default template of the type.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub template: ::std::option::Option<ObjectDocumentInputTemplate>,
        ///The type for which this template is.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub template_for: ::std::option::Option<ObjectDocumentInputTemplateFor>,
        ///Type key, name or a variant of it; absent means `page`.
        #[serde(rename = "type", skip_serializing_if = "::std::option::Option::is_none")]
        pub type_: ::std::option::Option<ObjectDocumentInputType>,
    }
    ///Version of the document format.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum ObjectDocumentInputFormatVersion {
        #[serde(rename = "2.0")]
        X20,
    }
    impl ::std::fmt::Display for ObjectDocumentInputFormatVersion {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::X20 => f.write_str("2.0"),
            }
        }
    }
    impl ::std::str::FromStr for ObjectDocumentInputFormatVersion {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "2.0" => Ok(Self::X20),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for ObjectDocumentInputFormatVersion {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String>
    for ObjectDocumentInputFormatVersion {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///The kind of the document; absent means `page`.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum ObjectDocumentInputKind {
        #[serde(rename = "page")]
        Page,
        #[serde(rename = "template")]
        Template,
    }
    impl ::std::fmt::Display for ObjectDocumentInputKind {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::Page => f.write_str("page"),
                Self::Template => f.write_str("template"),
            }
        }
    }
    impl ::std::str::FromStr for ObjectDocumentInputKind {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "page" => Ok(Self::Page),
                "template" => Ok(Self::Template),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for ObjectDocumentInputKind {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for ObjectDocumentInputKind {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///The template from which the object starts, or `none`; empty or absent means the default template of the type.
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct ObjectDocumentInputTemplate(::std::string::String);
    impl ::std::ops::Deref for ObjectDocumentInputTemplate {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<ObjectDocumentInputTemplate> for ::std::string::String {
        fn from(value: ObjectDocumentInputTemplate) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for ObjectDocumentInputTemplate {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 256usize {
                return Err("longer than 256 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for ObjectDocumentInputTemplate {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for ObjectDocumentInputTemplate {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for ObjectDocumentInputTemplate {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///The type for which this template is.
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct ObjectDocumentInputTemplateFor(::std::string::String);
    impl ::std::ops::Deref for ObjectDocumentInputTemplateFor {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<ObjectDocumentInputTemplateFor> for ::std::string::String {
        fn from(value: ObjectDocumentInputTemplateFor) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for ObjectDocumentInputTemplateFor {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 256usize {
                return Err("longer than 256 characters".into());
            }
            if value.chars().count() < 1usize {
                return Err("shorter than 1 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for ObjectDocumentInputTemplateFor {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String>
    for ObjectDocumentInputTemplateFor {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for ObjectDocumentInputTemplateFor {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///Type key, name or a variant of it; absent means `page`.
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct ObjectDocumentInputType(::std::string::String);
    impl ::std::ops::Deref for ObjectDocumentInputType {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<ObjectDocumentInputType> for ::std::string::String {
        fn from(value: ObjectDocumentInputType) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for ObjectDocumentInputType {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 256usize {
                return Err("longer than 256 characters".into());
            }
            if value.chars().count() < 1usize {
                return Err("shorter than 1 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for ObjectDocumentInputType {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for ObjectDocumentInputType {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for ObjectDocumentInputType {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///Response of get_object: the document, or with `format=md` an envelope with its Markdown.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    #[serde(untagged)]
    pub enum ObjectRead {
        MarkdownEnvelope(MarkdownEnvelope),
        ObjectDocument(ObjectDocument),
    }
    impl ::std::convert::From<MarkdownEnvelope> for ObjectRead {
        fn from(value: MarkdownEnvelope) -> Self {
            Self::MarkdownEnvelope(value)
        }
    }
    impl ::std::convert::From<ObjectDocument> for ObjectRead {
        fn from(value: ObjectDocument) -> Self {
            Self::ObjectDocument(value)
        }
    }
    ///A compact row of an object.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct ObjectRow {
        ///Full object id.
        pub id: ::std::string::String,
        ///The name; may be empty.
        pub name: ::std::string::String,
        ///The values of the requested `fields`, by property key.
        #[serde(default, skip_serializing_if = "::serde_json::Map::is_empty")]
        pub properties: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
        ///The space of the object; only when searching all spaces.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub space_id: ::std::option::Option<::std::string::String>,
        ///The type key.
        #[serde(rename = "type")]
        pub type_: ::std::string::String,
    }
    ///The short form of a new object.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    #[serde(deny_unknown_fields)]
    pub struct ObjectShortcut {
        ///The content as Markdown. Without `name`, a heading of level 1 at the start becomes the name, unless it is too long for a name or holds a link or mention.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub markdown: ::std::option::Option<ObjectShortcutMarkdown>,
        ///The name.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub name: ::std::option::Option<ObjectShortcutName>,
        ///Property values. The keys are keys, names or variants of properties.
        #[serde(default, skip_serializing_if = "::serde_json::Map::is_empty")]
        pub properties: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
        ///A template object, or `none`; empty counts as absent.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub template: ::std::option::Option<ObjectShortcutTemplate>,
        ///Type key, name or a variant of it.
        #[serde(rename = "type")]
        pub type_: ObjectShortcutType,
    }
    ///The content as Markdown. Without `name`, a heading of level 1 at the start becomes the name, unless it is too long for a name or holds a link or mention.
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct ObjectShortcutMarkdown(::std::string::String);
    impl ::std::ops::Deref for ObjectShortcutMarkdown {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<ObjectShortcutMarkdown> for ::std::string::String {
        fn from(value: ObjectShortcutMarkdown) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for ObjectShortcutMarkdown {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 1048576usize {
                return Err("longer than 1048576 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for ObjectShortcutMarkdown {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for ObjectShortcutMarkdown {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for ObjectShortcutMarkdown {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///The name.
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct ObjectShortcutName(::std::string::String);
    impl ::std::ops::Deref for ObjectShortcutName {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<ObjectShortcutName> for ::std::string::String {
        fn from(value: ObjectShortcutName) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for ObjectShortcutName {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 4096usize {
                return Err("longer than 4096 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for ObjectShortcutName {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for ObjectShortcutName {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for ObjectShortcutName {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///A template object, or `none`; empty counts as absent.
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct ObjectShortcutTemplate(::std::string::String);
    impl ::std::ops::Deref for ObjectShortcutTemplate {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<ObjectShortcutTemplate> for ::std::string::String {
        fn from(value: ObjectShortcutTemplate) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for ObjectShortcutTemplate {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 256usize {
                return Err("longer than 256 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for ObjectShortcutTemplate {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for ObjectShortcutTemplate {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for ObjectShortcutTemplate {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///Type key, name or a variant of it.
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct ObjectShortcutType(::std::string::String);
    impl ::std::ops::Deref for ObjectShortcutType {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<ObjectShortcutType> for ::std::string::String {
        fn from(value: ObjectShortcutType) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for ObjectShortcutType {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 256usize {
                return Err("longer than 256 characters".into());
            }
            if value.chars().count() < 1usize {
                return Err("shorter than 1 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for ObjectShortcutType {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for ObjectShortcutType {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for ObjectShortcutType {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///The result of creating, changing or archiving an option.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct OptionResult {
        ///The colour after the change.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub color: ::std::option::Option<OptionResultColor>,
        ///True if nothing was written.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub dry_run: ::std::option::Option<bool>,
        ///The name after the change.
        pub name: ::std::string::String,
        ///The key of its property.
        pub property: ::std::string::String,
        ///Findings that do not make the request fail.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub warnings: ::std::vec::Vec<Issue>,
    }
    ///The colour after the change.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum OptionResultColor {
        #[serde(rename = "grey")]
        Grey,
        #[serde(rename = "yellow")]
        Yellow,
        #[serde(rename = "orange")]
        Orange,
        #[serde(rename = "red")]
        Red,
        #[serde(rename = "pink")]
        Pink,
        #[serde(rename = "purple")]
        Purple,
        #[serde(rename = "blue")]
        Blue,
        #[serde(rename = "ice")]
        Ice,
        #[serde(rename = "teal")]
        Teal,
        #[serde(rename = "lime")]
        Lime,
    }
    impl ::std::fmt::Display for OptionResultColor {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::Grey => f.write_str("grey"),
                Self::Yellow => f.write_str("yellow"),
                Self::Orange => f.write_str("orange"),
                Self::Red => f.write_str("red"),
                Self::Pink => f.write_str("pink"),
                Self::Purple => f.write_str("purple"),
                Self::Blue => f.write_str("blue"),
                Self::Ice => f.write_str("ice"),
                Self::Teal => f.write_str("teal"),
                Self::Lime => f.write_str("lime"),
            }
        }
    }
    impl ::std::str::FromStr for OptionResultColor {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "grey" => Ok(Self::Grey),
                "yellow" => Ok(Self::Yellow),
                "orange" => Ok(Self::Orange),
                "red" => Ok(Self::Red),
                "pink" => Ok(Self::Pink),
                "purple" => Ok(Self::Purple),
                "blue" => Ok(Self::Blue),
                "ice" => Ok(Self::Ice),
                "teal" => Ok(Self::Teal),
                "lime" => Ok(Self::Lime),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for OptionResultColor {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for OptionResultColor {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///A row of list_property_options.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct OptionRow {
        ///The colour.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub color: ::std::option::Option<OptionRowColor>,
        ///The name, which identifies the option.
        pub name: ::std::string::String,
    }
    ///The colour.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum OptionRowColor {
        #[serde(rename = "grey")]
        Grey,
        #[serde(rename = "yellow")]
        Yellow,
        #[serde(rename = "orange")]
        Orange,
        #[serde(rename = "red")]
        Red,
        #[serde(rename = "pink")]
        Pink,
        #[serde(rename = "purple")]
        Purple,
        #[serde(rename = "blue")]
        Blue,
        #[serde(rename = "ice")]
        Ice,
        #[serde(rename = "teal")]
        Teal,
        #[serde(rename = "lime")]
        Lime,
    }
    impl ::std::fmt::Display for OptionRowColor {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::Grey => f.write_str("grey"),
                Self::Yellow => f.write_str("yellow"),
                Self::Orange => f.write_str("orange"),
                Self::Red => f.write_str("red"),
                Self::Pink => f.write_str("pink"),
                Self::Purple => f.write_str("purple"),
                Self::Blue => f.write_str("blue"),
                Self::Ice => f.write_str("ice"),
                Self::Teal => f.write_str("teal"),
                Self::Lime => f.write_str("lime"),
            }
        }
    }
    impl ::std::str::FromStr for OptionRowColor {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "grey" => Ok(Self::Grey),
                "yellow" => Ok(Self::Yellow),
                "orange" => Ok(Self::Orange),
                "red" => Ok(Self::Red),
                "pink" => Ok(Self::Pink),
                "purple" => Ok(Self::Purple),
                "blue" => Ok(Self::Blue),
                "ice" => Ok(Self::Ice),
                "teal" => Ok(Self::Teal),
                "lime" => Ok(Self::Lime),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for OptionRowColor {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for OptionRowColor {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///A line of an outline.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct OutlineEntry {
        ///Id of the block.
        pub id: ::std::string::String,
        ///Depth in the hierarchy; absent on the top level.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub indent: ::std::option::Option<u8>,
        ///The beginning of its text; absent if it has no text.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub text: ::std::option::Option<::std::string::String>,
        ///The block type.
        #[serde(rename = "type")]
        pub type_: ::std::string::String,
    }
    ///Body of patch_object.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    #[serde(deny_unknown_fields)]
    pub struct PatchObjectRequest {
        ///The operations, applied in order.
        pub ops: ::std::vec::Vec<EditOperation>,
    }
    /**What a key may do in the spaces it reaches.
`read`: The key may only read.
`readwrite`: The key may read and write.*/
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum Permission {
        #[serde(rename = "read")]
        Read,
        #[serde(rename = "readwrite")]
        Readwrite,
    }
    impl ::std::fmt::Display for Permission {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::Read => f.write_str("read"),
                Self::Readwrite => f.write_str("readwrite"),
            }
        }
    }
    impl ::std::str::FromStr for Permission {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "read" => Ok(Self::Read),
                "readwrite" => Ok(Self::Readwrite),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for Permission {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for Permission {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///A property.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct Property {
        ///The format of its values.
        pub format: PropertyFormat,
        ///Full object id.
        pub id: ::std::string::String,
        ///The stable key.
        pub key: ::std::string::String,
        ///The display name.
        pub name: ::std::string::String,
    }
    ///An entry in the property list of a type. It has `property`, `name` or both.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
    #[serde(deny_unknown_fields)]
    pub struct PropertyDefinition {
        ///The initial value in new objects whose type lists the property.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub default_value: ::std::option::Option<::serde_json::Value>,
        ///What the property is for.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub description: ::std::option::Option<PropertyDefinitionDescription>,
        ///The format of its values; absent means text for a new property.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub format: ::std::option::Option<PropertyDefinitionFormat>,
        ///Dates include a time of day; only for the format date.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub include_time: ::std::option::Option<bool>,
        ///Maximum number of entries in a list value; 0 is unlimited.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub max_count: ::std::option::Option<u32>,
        ///Display name of the property. A new name creates a property.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub name: ::std::option::Option<PropertyDefinitionName>,
        ///Keys of the types that values may point to. Only for the formats objects and files; not enforced.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub object_types: ::std::vec::Vec<::std::string::String>,
        ///Options in display order; select and multi_select only.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub options: ::std::vec::Vec<DefinedOption>,
        ///Key of the property. With a new name, the key for the new property.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub property: ::std::option::Option<PropertyDefinitionProperty>,
        ///The server maintains its values: new objects get the default value, and clients cannot write another one.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub readonly: ::std::option::Option<bool>,
        ///The section of the list; absent means the plain section.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub section: ::std::option::Option<PropertyDefinitionSection>,
    }
    ///What the property is for.
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct PropertyDefinitionDescription(::std::string::String);
    impl ::std::ops::Deref for PropertyDefinitionDescription {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<PropertyDefinitionDescription> for ::std::string::String {
        fn from(value: PropertyDefinitionDescription) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for PropertyDefinitionDescription {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 4096usize {
                return Err("longer than 4096 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for PropertyDefinitionDescription {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String>
    for PropertyDefinitionDescription {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for PropertyDefinitionDescription {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///The format of its values; absent means text for a new property.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum PropertyDefinitionFormat {
        #[serde(rename = "text")]
        Text,
        #[serde(rename = "number")]
        Number,
        #[serde(rename = "select")]
        Select,
        #[serde(rename = "multi_select")]
        MultiSelect,
        #[serde(rename = "date")]
        Date,
        #[serde(rename = "files")]
        Files,
        #[serde(rename = "checkbox")]
        Checkbox,
        #[serde(rename = "url")]
        Url,
        #[serde(rename = "email")]
        Email,
        #[serde(rename = "phone")]
        Phone,
        #[serde(rename = "objects")]
        Objects,
    }
    impl ::std::fmt::Display for PropertyDefinitionFormat {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::Text => f.write_str("text"),
                Self::Number => f.write_str("number"),
                Self::Select => f.write_str("select"),
                Self::MultiSelect => f.write_str("multi_select"),
                Self::Date => f.write_str("date"),
                Self::Files => f.write_str("files"),
                Self::Checkbox => f.write_str("checkbox"),
                Self::Url => f.write_str("url"),
                Self::Email => f.write_str("email"),
                Self::Phone => f.write_str("phone"),
                Self::Objects => f.write_str("objects"),
            }
        }
    }
    impl ::std::str::FromStr for PropertyDefinitionFormat {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "text" => Ok(Self::Text),
                "number" => Ok(Self::Number),
                "select" => Ok(Self::Select),
                "multi_select" => Ok(Self::MultiSelect),
                "date" => Ok(Self::Date),
                "files" => Ok(Self::Files),
                "checkbox" => Ok(Self::Checkbox),
                "url" => Ok(Self::Url),
                "email" => Ok(Self::Email),
                "phone" => Ok(Self::Phone),
                "objects" => Ok(Self::Objects),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for PropertyDefinitionFormat {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for PropertyDefinitionFormat {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///Display name of the property. A new name creates a property.
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct PropertyDefinitionName(::std::string::String);
    impl ::std::ops::Deref for PropertyDefinitionName {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<PropertyDefinitionName> for ::std::string::String {
        fn from(value: PropertyDefinitionName) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for PropertyDefinitionName {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 128usize {
                return Err("longer than 128 characters".into());
            }
            if value.chars().count() < 1usize {
                return Err("shorter than 1 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for PropertyDefinitionName {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for PropertyDefinitionName {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for PropertyDefinitionName {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///Key of the property. With a new name, the key for the new property.
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct PropertyDefinitionProperty(::std::string::String);
    impl ::std::ops::Deref for PropertyDefinitionProperty {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<PropertyDefinitionProperty> for ::std::string::String {
        fn from(value: PropertyDefinitionProperty) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for PropertyDefinitionProperty {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 256usize {
                return Err("longer than 256 characters".into());
            }
            if value.chars().count() < 1usize {
                return Err("shorter than 1 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for PropertyDefinitionProperty {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for PropertyDefinitionProperty {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for PropertyDefinitionProperty {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///The section of the list; absent means the plain section.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum PropertyDefinitionSection {
        #[serde(rename = "featured")]
        Featured,
        #[serde(rename = "hidden")]
        Hidden,
    }
    impl ::std::fmt::Display for PropertyDefinitionSection {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::Featured => f.write_str("featured"),
                Self::Hidden => f.write_str("hidden"),
            }
        }
    }
    impl ::std::str::FromStr for PropertyDefinitionSection {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "featured" => Ok(Self::Featured),
                "hidden" => Ok(Self::Hidden),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for PropertyDefinitionSection {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for PropertyDefinitionSection {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///The format of its values.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum PropertyFormat {
        #[serde(rename = "text")]
        Text,
        #[serde(rename = "number")]
        Number,
        #[serde(rename = "select")]
        Select,
        #[serde(rename = "multi_select")]
        MultiSelect,
        #[serde(rename = "date")]
        Date,
        #[serde(rename = "files")]
        Files,
        #[serde(rename = "checkbox")]
        Checkbox,
        #[serde(rename = "url")]
        Url,
        #[serde(rename = "email")]
        Email,
        #[serde(rename = "phone")]
        Phone,
        #[serde(rename = "objects")]
        Objects,
        #[serde(rename = "emoji")]
        Emoji,
        #[serde(rename = "properties")]
        Properties,
        #[serde(rename = "map")]
        Map,
    }
    impl ::std::fmt::Display for PropertyFormat {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::Text => f.write_str("text"),
                Self::Number => f.write_str("number"),
                Self::Select => f.write_str("select"),
                Self::MultiSelect => f.write_str("multi_select"),
                Self::Date => f.write_str("date"),
                Self::Files => f.write_str("files"),
                Self::Checkbox => f.write_str("checkbox"),
                Self::Url => f.write_str("url"),
                Self::Email => f.write_str("email"),
                Self::Phone => f.write_str("phone"),
                Self::Objects => f.write_str("objects"),
                Self::Emoji => f.write_str("emoji"),
                Self::Properties => f.write_str("properties"),
                Self::Map => f.write_str("map"),
            }
        }
    }
    impl ::std::str::FromStr for PropertyFormat {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "text" => Ok(Self::Text),
                "number" => Ok(Self::Number),
                "select" => Ok(Self::Select),
                "multi_select" => Ok(Self::MultiSelect),
                "date" => Ok(Self::Date),
                "files" => Ok(Self::Files),
                "checkbox" => Ok(Self::Checkbox),
                "url" => Ok(Self::Url),
                "email" => Ok(Self::Email),
                "phone" => Ok(Self::Phone),
                "objects" => Ok(Self::Objects),
                "emoji" => Ok(Self::Emoji),
                "properties" => Ok(Self::Properties),
                "map" => Ok(Self::Map),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for PropertyFormat {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for PropertyFormat {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///A row of list_properties.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct PropertyRow {
        ///The format of its values.
        pub format: PropertyRowFormat,
        ///The stable key.
        pub key: ::std::string::String,
        ///The display name.
        pub name: ::std::string::String,
    }
    ///The format of its values.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum PropertyRowFormat {
        #[serde(rename = "text")]
        Text,
        #[serde(rename = "number")]
        Number,
        #[serde(rename = "select")]
        Select,
        #[serde(rename = "multi_select")]
        MultiSelect,
        #[serde(rename = "date")]
        Date,
        #[serde(rename = "files")]
        Files,
        #[serde(rename = "checkbox")]
        Checkbox,
        #[serde(rename = "url")]
        Url,
        #[serde(rename = "email")]
        Email,
        #[serde(rename = "phone")]
        Phone,
        #[serde(rename = "objects")]
        Objects,
        #[serde(rename = "emoji")]
        Emoji,
        #[serde(rename = "properties")]
        Properties,
        #[serde(rename = "map")]
        Map,
    }
    impl ::std::fmt::Display for PropertyRowFormat {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::Text => f.write_str("text"),
                Self::Number => f.write_str("number"),
                Self::Select => f.write_str("select"),
                Self::MultiSelect => f.write_str("multi_select"),
                Self::Date => f.write_str("date"),
                Self::Files => f.write_str("files"),
                Self::Checkbox => f.write_str("checkbox"),
                Self::Url => f.write_str("url"),
                Self::Email => f.write_str("email"),
                Self::Phone => f.write_str("phone"),
                Self::Objects => f.write_str("objects"),
                Self::Emoji => f.write_str("emoji"),
                Self::Properties => f.write_str("properties"),
                Self::Map => f.write_str("map"),
            }
        }
    }
    impl ::std::str::FromStr for PropertyRowFormat {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "text" => Ok(Self::Text),
                "number" => Ok(Self::Number),
                "select" => Ok(Self::Select),
                "multi_select" => Ok(Self::MultiSelect),
                "date" => Ok(Self::Date),
                "files" => Ok(Self::Files),
                "checkbox" => Ok(Self::Checkbox),
                "url" => Ok(Self::Url),
                "email" => Ok(Self::Email),
                "phone" => Ok(Self::Phone),
                "objects" => Ok(Self::Objects),
                "emoji" => Ok(Self::Emoji),
                "properties" => Ok(Self::Properties),
                "map" => Ok(Self::Map),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for PropertyRowFormat {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for PropertyRowFormat {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///A request that a hint refers to.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
    pub struct Ref {
        ///An operationId such as `list_properties`; absent means the operation that was called.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub op: ::std::option::Option<::std::string::String>,
        ///Path parameters, substituted once and unchanged; a missing one keeps its `{name}` placeholder.
        #[serde(
            default,
            skip_serializing_if = ":: std :: collections :: HashMap::is_empty"
        )]
        pub params: ::std::collections::HashMap<
            ::std::string::String,
            ::std::string::String,
        >,
        ///Query parameters, rendered as `?name=value` pairs sorted by name.
        #[serde(
            default,
            skip_serializing_if = ":: std :: collections :: HashMap::is_empty"
        )]
        pub query: ::std::collections::HashMap<
            ::std::string::String,
            ::std::string::String,
        >,
    }
    ///A published schema.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct SchemaEntry {
        ///Method and path of the operation that uses it; several are joined by ` · `.
        pub endpoint: ::std::string::String,
        ///A valid value.
        pub example: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
        ///The example of an operation as a request body.
        #[serde(default, skip_serializing_if = "::serde_json::Map::is_empty")]
        pub example_body: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
        ///The grammar of the compact filter string, in EBNF; only for `filters`.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub grammar: ::std::option::Option<::std::string::String>,
        ///Examples of filter strings; only for `filters`.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub grammar_examples: ::std::vec::Vec<::std::string::String>,
        ///The name of the kind or operation.
        pub kind: ::std::string::String,
        ///JSON Schema 2020-12: of a whole body for a kind, of one element of `ops` for an operation.
        pub schema: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
    }
    ///The list of published schemas.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct SchemaIndex {
        ///Kinds of request bodies, by name.
        pub kinds: ::std::vec::Vec<SchemaIndexRow>,
        ///PATCH operations, in a fixed order.
        pub ops: ::std::vec::Vec<SchemaIndexRow>,
    }
    ///The path of a schema, and the operation that uses it.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct SchemaIndexRow {
        ///Method and path of the operation that uses it; several are joined by ` · `.
        pub endpoint: ::std::string::String,
        ///The name of the kind or operation.
        pub kind: ::std::string::String,
        ///The path of its schema.
        pub url: ::std::string::String,
    }
    ///`SearchChatMessagesQuery`
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct SearchChatMessagesQuery(::std::string::String);
    impl ::std::ops::Deref for SearchChatMessagesQuery {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<SearchChatMessagesQuery> for ::std::string::String {
        fn from(value: SearchChatMessagesQuery) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for SearchChatMessagesQuery {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 4096usize {
                return Err("longer than 4096 characters".into());
            }
            if value.chars().count() < 1usize {
                return Err("shorter than 1 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for SearchChatMessagesQuery {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for SearchChatMessagesQuery {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for SearchChatMessagesQuery {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///Body of search_space and search_global. An empty object lists everything.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
    #[serde(deny_unknown_fields)]
    pub struct SearchRequestDoc {
        ///Property keys to include in `properties` of the rows.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub fields: ::std::vec::Vec<SearchRequestDocFieldsItem>,
        ///A compact filter string. The schema kind filters has its grammar. At most 4096 bytes.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub filter: ::std::option::Option<SearchRequestDocFilter>,
        ///A filter tree. An object must match all nodes. At most 1000 leaves in the whole tree.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub filters: ::std::vec::Vec<
            ::serde_json::Map<::std::string::String, ::serde_json::Value>,
        >,
        ///Words to search for; a quoted text is a phrase.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub query: ::std::option::Option<SearchRequestDocQuery>,
        ///Sort keys; the first one is the primary key.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub sorts: ::std::vec::Vec<SearchRequestDocSortsItem>,
        ///Type key, name or a variant of it.
        #[serde(rename = "type", skip_serializing_if = "::std::option::Option::is_none")]
        pub type_: ::std::option::Option<SearchRequestDocType>,
    }
    ///`SearchRequestDocFieldsItem`
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct SearchRequestDocFieldsItem(::std::string::String);
    impl ::std::ops::Deref for SearchRequestDocFieldsItem {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<SearchRequestDocFieldsItem> for ::std::string::String {
        fn from(value: SearchRequestDocFieldsItem) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for SearchRequestDocFieldsItem {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 256usize {
                return Err("longer than 256 characters".into());
            }
            if value.chars().count() < 1usize {
                return Err("shorter than 1 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for SearchRequestDocFieldsItem {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for SearchRequestDocFieldsItem {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for SearchRequestDocFieldsItem {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///A compact filter string. The schema kind filters has its grammar. At most 4096 bytes.
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct SearchRequestDocFilter(::std::string::String);
    impl ::std::ops::Deref for SearchRequestDocFilter {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<SearchRequestDocFilter> for ::std::string::String {
        fn from(value: SearchRequestDocFilter) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for SearchRequestDocFilter {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 4096usize {
                return Err("longer than 4096 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for SearchRequestDocFilter {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for SearchRequestDocFilter {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for SearchRequestDocFilter {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///Words to search for; a quoted text is a phrase.
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct SearchRequestDocQuery(::std::string::String);
    impl ::std::ops::Deref for SearchRequestDocQuery {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<SearchRequestDocQuery> for ::std::string::String {
        fn from(value: SearchRequestDocQuery) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for SearchRequestDocQuery {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 4096usize {
                return Err("longer than 4096 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for SearchRequestDocQuery {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for SearchRequestDocQuery {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for SearchRequestDocQuery {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///`SearchRequestDocSortsItem`
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    #[serde(deny_unknown_fields)]
    pub struct SearchRequestDocSortsItem {
        ///Names of options in the wanted order, for the direction custom.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub custom_order: ::std::vec::Vec<SearchRequestDocSortsItemCustomOrderItem>,
        ///Ascending by default; custom sorts by custom_order.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub direction: ::std::option::Option<SearchRequestDocSortsItemDirection>,
        ///The position of objects without a value.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub empty_placement: ::std::option::Option<
            SearchRequestDocSortsItemEmptyPlacement,
        >,
        ///False sorts dates by calendar day, not by second.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub include_time: ::std::option::Option<bool>,
        ///Sorts text by its bytes, not by the rules of language.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub no_collate: ::std::option::Option<bool>,
        pub property: SearchRequestDocSortsItemProperty,
    }
    ///`SearchRequestDocSortsItemCustomOrderItem`
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct SearchRequestDocSortsItemCustomOrderItem(::std::string::String);
    impl ::std::ops::Deref for SearchRequestDocSortsItemCustomOrderItem {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<SearchRequestDocSortsItemCustomOrderItem>
    for ::std::string::String {
        fn from(value: SearchRequestDocSortsItemCustomOrderItem) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for SearchRequestDocSortsItemCustomOrderItem {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 4096usize {
                return Err("longer than 4096 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for SearchRequestDocSortsItemCustomOrderItem {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String>
    for SearchRequestDocSortsItemCustomOrderItem {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for SearchRequestDocSortsItemCustomOrderItem {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///Ascending by default; custom sorts by custom_order.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum SearchRequestDocSortsItemDirection {
        #[serde(rename = "asc")]
        Asc,
        #[serde(rename = "desc")]
        Desc,
        #[serde(rename = "custom")]
        Custom,
    }
    impl ::std::fmt::Display for SearchRequestDocSortsItemDirection {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::Asc => f.write_str("asc"),
                Self::Desc => f.write_str("desc"),
                Self::Custom => f.write_str("custom"),
            }
        }
    }
    impl ::std::str::FromStr for SearchRequestDocSortsItemDirection {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "asc" => Ok(Self::Asc),
                "desc" => Ok(Self::Desc),
                "custom" => Ok(Self::Custom),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for SearchRequestDocSortsItemDirection {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String>
    for SearchRequestDocSortsItemDirection {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///The position of objects without a value.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum SearchRequestDocSortsItemEmptyPlacement {
        #[serde(rename = "start")]
        Start,
        #[serde(rename = "end")]
        End,
    }
    impl ::std::fmt::Display for SearchRequestDocSortsItemEmptyPlacement {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::Start => f.write_str("start"),
                Self::End => f.write_str("end"),
            }
        }
    }
    impl ::std::str::FromStr for SearchRequestDocSortsItemEmptyPlacement {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "start" => Ok(Self::Start),
                "end" => Ok(Self::End),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for SearchRequestDocSortsItemEmptyPlacement {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String>
    for SearchRequestDocSortsItemEmptyPlacement {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///`SearchRequestDocSortsItemProperty`
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct SearchRequestDocSortsItemProperty(::std::string::String);
    impl ::std::ops::Deref for SearchRequestDocSortsItemProperty {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<SearchRequestDocSortsItemProperty>
    for ::std::string::String {
        fn from(value: SearchRequestDocSortsItemProperty) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for SearchRequestDocSortsItemProperty {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 256usize {
                return Err("longer than 256 characters".into());
            }
            if value.chars().count() < 1usize {
                return Err("shorter than 1 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for SearchRequestDocSortsItemProperty {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String>
    for SearchRequestDocSortsItemProperty {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for SearchRequestDocSortsItemProperty {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///Type key, name or a variant of it.
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct SearchRequestDocType(::std::string::String);
    impl ::std::ops::Deref for SearchRequestDocType {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<SearchRequestDocType> for ::std::string::String {
        fn from(value: SearchRequestDocType) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for SearchRequestDocType {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 256usize {
                return Err("longer than 256 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for SearchRequestDocType {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for SearchRequestDocType {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for SearchRequestDocType {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///What a write created or removed in addition to the resource itself.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
    pub struct SideEffects {
        ///Select options.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub options: ::std::vec::Vec<CreatedOption>,
        ///Properties.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub properties: ::std::vec::Vec<PropertyRow>,
    }
    ///A space.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct Space {
        ///What the space is for.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub description: ::std::option::Option<::std::string::String>,
        ///True if nothing was written; only in the response of a create or an update.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub dry_run: ::std::option::Option<bool>,
        ///Id of the icon image; the file content route serves it.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub icon_image: ::std::option::Option<::std::string::String>,
        ///Short reference or full id; absent on a dry run of a create.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub id: ::std::option::Option<::std::string::String>,
        ///The name.
        pub name: ::std::string::String,
    }
    ///A row of list_spaces.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct SpaceRow {
        ///What the space is for.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub description: ::std::option::Option<::std::string::String>,
        ///Id of the icon image; the file content route serves it.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub icon_image: ::std::option::Option<::std::string::String>,
        ///Short reference or full id.
        pub id: ::std::string::String,
        ///The name.
        pub name: ::std::string::String,
    }
    ///A row of list_templates.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct TemplateRow {
        ///New objects of the type start from this template unless the request names another one.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub default: ::std::option::Option<bool>,
        ///Full object id.
        pub id: ::std::string::String,
        ///The name of the template; may be empty.
        pub name: ::std::string::String,
        ///The type of the objects that start from the template.
        pub template_for: ::std::string::String,
    }
    /**How the template of a new object was chosen.
`request`: The request named it.
`type_default`: It is the default template of the type.*/
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum TemplateSource {
        #[serde(rename = "request")]
        Request,
        #[serde(rename = "type_default")]
        TypeDefault,
    }
    impl ::std::fmt::Display for TemplateSource {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::Request => f.write_str("request"),
                Self::TypeDefault => f.write_str("type_default"),
            }
        }
    }
    impl ::std::str::FromStr for TemplateSource {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "request" => Ok(Self::Request),
                "type_default" => Ok(Self::TypeDefault),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for TemplateSource {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for TemplateSource {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///The old and new type key of an object.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct TypeChanged {
        ///The old type.
        pub from: ::std::string::String,
        ///The new type.
        pub to: ::std::string::String,
    }
    ///A type as a document. It has no blocks, because the server generates its views.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    #[serde(deny_unknown_fields)]
    pub struct TypeDocumentInput {
        ///The cover.
        #[serde(default, skip_serializing_if = "::serde_json::Map::is_empty")]
        pub cover: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
        ///Version of the document format.
        #[serde(
            rename = "formatVersion",
            skip_serializing_if = "::std::option::Option::is_none"
        )]
        pub format_version: ::std::option::Option<TypeDocumentInputFormatVersion>,
        ///The icon.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub icon: ::std::option::Option<IconInput>,
        ///The kind of the document.
        pub kind: TypeDocumentInputKind,
        ///Name and description.
        pub properties: TypeProperties,
        ///The type of types: its key, name or a variant of it; also the default.
        #[serde(rename = "type", skip_serializing_if = "::std::option::Option::is_none")]
        pub type_: ::std::option::Option<TypeDocumentInputType>,
        ///The settings of the type.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub type_settings: ::std::option::Option<TypeSettings>,
    }
    ///Version of the document format.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum TypeDocumentInputFormatVersion {
        #[serde(rename = "2.0")]
        X20,
    }
    impl ::std::fmt::Display for TypeDocumentInputFormatVersion {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::X20 => f.write_str("2.0"),
            }
        }
    }
    impl ::std::str::FromStr for TypeDocumentInputFormatVersion {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "2.0" => Ok(Self::X20),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for TypeDocumentInputFormatVersion {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String>
    for TypeDocumentInputFormatVersion {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///The kind of the document.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum TypeDocumentInputKind {
        #[serde(rename = "object_type")]
        ObjectType,
    }
    impl ::std::fmt::Display for TypeDocumentInputKind {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::ObjectType => f.write_str("object_type"),
            }
        }
    }
    impl ::std::str::FromStr for TypeDocumentInputKind {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "object_type" => Ok(Self::ObjectType),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for TypeDocumentInputKind {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for TypeDocumentInputKind {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///The type of types: its key, name or a variant of it; also the default.
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct TypeDocumentInputType(::std::string::String);
    impl ::std::ops::Deref for TypeDocumentInputType {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<TypeDocumentInputType> for ::std::string::String {
        fn from(value: TypeDocumentInputType) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for TypeDocumentInputType {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 256usize {
                return Err("longer than 256 characters".into());
            }
            if value.chars().count() < 1usize {
                return Err("shorter than 1 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for TypeDocumentInputType {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for TypeDocumentInputType {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for TypeDocumentInputType {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///Members of a type's document to replace.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
    #[serde(deny_unknown_fields)]
    pub struct TypeDocumentPatch {
        ///Version of the document format.
        #[serde(
            rename = "formatVersion",
            skip_serializing_if = "::std::option::Option::is_none"
        )]
        pub format_version: ::std::option::Option<TypeDocumentPatchFormatVersion>,
        ///The icon.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub icon: ::std::option::Option<IconInput>,
        ///The kind of the document; this one if absent.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub kind: ::std::option::Option<TypeDocumentPatchKind>,
        ///Name and description.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub properties: ::std::option::Option<TypePropertiesPatch>,
        ///The settings of the type.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub type_settings: ::std::option::Option<TypeSettings>,
    }
    ///Version of the document format.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum TypeDocumentPatchFormatVersion {
        #[serde(rename = "2.0")]
        X20,
    }
    impl ::std::fmt::Display for TypeDocumentPatchFormatVersion {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::X20 => f.write_str("2.0"),
            }
        }
    }
    impl ::std::str::FromStr for TypeDocumentPatchFormatVersion {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "2.0" => Ok(Self::X20),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for TypeDocumentPatchFormatVersion {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String>
    for TypeDocumentPatchFormatVersion {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///The kind of the document; this one if absent.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum TypeDocumentPatchKind {
        #[serde(rename = "object_type")]
        ObjectType,
    }
    impl ::std::fmt::Display for TypeDocumentPatchKind {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::ObjectType => f.write_str("object_type"),
            }
        }
    }
    impl ::std::str::FromStr for TypeDocumentPatchKind {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "object_type" => Ok(Self::ObjectType),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for TypeDocumentPatchKind {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for TypeDocumentPatchKind {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///One operation on a type. get_op_schema returns the schema of each.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct TypeOperation {
        ///Its name.
        pub op: TypeOperationOp,
        #[serde(flatten)]
        pub extra: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
    }
    ///Its name.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum TypeOperationOp {
        #[serde(rename = "add_property")]
        AddProperty,
        #[serde(rename = "remove_property")]
        RemoveProperty,
        #[serde(rename = "move_property")]
        MoveProperty,
        #[serde(rename = "insert_view")]
        InsertView,
        #[serde(rename = "update_view")]
        UpdateView,
        #[serde(rename = "move_view")]
        MoveView,
        #[serde(rename = "delete_view")]
        DeleteView,
    }
    impl ::std::fmt::Display for TypeOperationOp {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::AddProperty => f.write_str("add_property"),
                Self::RemoveProperty => f.write_str("remove_property"),
                Self::MoveProperty => f.write_str("move_property"),
                Self::InsertView => f.write_str("insert_view"),
                Self::UpdateView => f.write_str("update_view"),
                Self::MoveView => f.write_str("move_view"),
                Self::DeleteView => f.write_str("delete_view"),
            }
        }
    }
    impl ::std::str::FromStr for TypeOperationOp {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "add_property" => Ok(Self::AddProperty),
                "remove_property" => Ok(Self::RemoveProperty),
                "move_property" => Ok(Self::MoveProperty),
                "insert_view" => Ok(Self::InsertView),
                "update_view" => Ok(Self::UpdateView),
                "move_view" => Ok(Self::MoveView),
                "delete_view" => Ok(Self::DeleteView),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for TypeOperationOp {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for TypeOperationOp {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///A batch of operations on a type, all or nothing.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    #[serde(deny_unknown_fields)]
    pub struct TypeOperations {
        ///The operations, applied in order: add_property, remove_property, move_property and those on views.
        pub ops: ::std::vec::Vec<TypeOperation>,
    }
    ///Name and description of a type.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    #[serde(deny_unknown_fields)]
    pub struct TypeProperties {
        ///What the type is for.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub description: ::std::option::Option<TypePropertiesDescription>,
        ///The display name; not blank.
        pub name: TypePropertiesName,
    }
    ///What the type is for.
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct TypePropertiesDescription(::std::string::String);
    impl ::std::ops::Deref for TypePropertiesDescription {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<TypePropertiesDescription> for ::std::string::String {
        fn from(value: TypePropertiesDescription) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for TypePropertiesDescription {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 1048576usize {
                return Err("longer than 1048576 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for TypePropertiesDescription {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for TypePropertiesDescription {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for TypePropertiesDescription {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///The display name; not blank.
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct TypePropertiesName(::std::string::String);
    impl ::std::ops::Deref for TypePropertiesName {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<TypePropertiesName> for ::std::string::String {
        fn from(value: TypePropertiesName) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for TypePropertiesName {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 4096usize {
                return Err("longer than 4096 characters".into());
            }
            if value.chars().count() < 1usize {
                return Err("shorter than 1 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for TypePropertiesName {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for TypePropertiesName {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for TypePropertiesName {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///The new name and description of a type.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
    #[serde(deny_unknown_fields)]
    pub struct TypePropertiesPatch {
        ///What the type is for; empty or null clears it.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub description: ::std::option::Option<TypePropertiesPatchDescription>,
        ///The display name; not blank.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub name: ::std::option::Option<TypePropertiesPatchName>,
    }
    ///What the type is for; empty or null clears it.
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct TypePropertiesPatchDescription(::std::string::String);
    impl ::std::ops::Deref for TypePropertiesPatchDescription {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<TypePropertiesPatchDescription> for ::std::string::String {
        fn from(value: TypePropertiesPatchDescription) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for TypePropertiesPatchDescription {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 1048576usize {
                return Err("longer than 1048576 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for TypePropertiesPatchDescription {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String>
    for TypePropertiesPatchDescription {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for TypePropertiesPatchDescription {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///The display name; not blank.
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct TypePropertiesPatchName(::std::string::String);
    impl ::std::ops::Deref for TypePropertiesPatchName {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<TypePropertiesPatchName> for ::std::string::String {
        fn from(value: TypePropertiesPatchName) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for TypePropertiesPatchName {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 4096usize {
                return Err("longer than 4096 characters".into());
            }
            if value.chars().count() < 1usize {
                return Err("shorter than 1 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for TypePropertiesPatchName {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for TypePropertiesPatchName {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for TypePropertiesPatchName {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///A row of list_types.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct TypeRow {
        ///The stable key.
        pub key: ::std::string::String,
        ///The display name.
        pub name: ::std::string::String,
    }
    ///The settings of a type in a document.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
    #[serde(deny_unknown_fields)]
    pub struct TypeSettings {
        ///The wanted key, only on create; if absent, the server derives it from the name.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub api_key: ::std::option::Option<TypeSettingsApiKey>,
        ///A template object from which its objects start; empty means none.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub default_template: ::std::option::Option<TypeSettingsDefaultTemplate>,
        ///The view type that first shows its objects.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub default_view: ::std::option::Option<TypeSettingsDefaultView>,
        ///The layout of its objects; absent means `basic`.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub layout: ::std::option::Option<TypeSettingsLayout>,
        ///The name for several objects of the type.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub plural_name: ::std::option::Option<TypeSettingsPluralName>,
        ///Its properties in display order. An entry with a new name creates a property.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub property_definitions: ::std::vec::Vec<PropertyDefinition>,
    }
    ///The wanted key, only on create; if absent, the server derives it from the name.
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct TypeSettingsApiKey(::std::string::String);
    impl ::std::ops::Deref for TypeSettingsApiKey {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<TypeSettingsApiKey> for ::std::string::String {
        fn from(value: TypeSettingsApiKey) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for TypeSettingsApiKey {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 256usize {
                return Err("longer than 256 characters".into());
            }
            if value.chars().count() < 1usize {
                return Err("shorter than 1 characters".into());
            }
            static PATTERN: ::std::sync::LazyLock<::regress::Regex> = ::std::sync::LazyLock::new(||
            { ::regress::Regex::new("^[a-zA-Z0-9_]+$").unwrap() });
            if PATTERN.find(value).is_none() {
                return Err("doesn't match pattern \"^[a-zA-Z0-9_]+$\"".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for TypeSettingsApiKey {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for TypeSettingsApiKey {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for TypeSettingsApiKey {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///A template object from which its objects start; empty means none.
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct TypeSettingsDefaultTemplate(::std::string::String);
    impl ::std::ops::Deref for TypeSettingsDefaultTemplate {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<TypeSettingsDefaultTemplate> for ::std::string::String {
        fn from(value: TypeSettingsDefaultTemplate) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for TypeSettingsDefaultTemplate {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 256usize {
                return Err("longer than 256 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for TypeSettingsDefaultTemplate {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for TypeSettingsDefaultTemplate {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for TypeSettingsDefaultTemplate {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///The view type that first shows its objects.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum TypeSettingsDefaultView {
        #[serde(rename = "table")]
        Table,
        #[serde(rename = "list")]
        List,
        #[serde(rename = "gallery")]
        Gallery,
        #[serde(rename = "kanban")]
        Kanban,
        #[serde(rename = "calendar")]
        Calendar,
        #[serde(rename = "graph")]
        Graph,
    }
    impl ::std::fmt::Display for TypeSettingsDefaultView {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::Table => f.write_str("table"),
                Self::List => f.write_str("list"),
                Self::Gallery => f.write_str("gallery"),
                Self::Kanban => f.write_str("kanban"),
                Self::Calendar => f.write_str("calendar"),
                Self::Graph => f.write_str("graph"),
            }
        }
    }
    impl ::std::str::FromStr for TypeSettingsDefaultView {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "table" => Ok(Self::Table),
                "list" => Ok(Self::List),
                "gallery" => Ok(Self::Gallery),
                "kanban" => Ok(Self::Kanban),
                "calendar" => Ok(Self::Calendar),
                "graph" => Ok(Self::Graph),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for TypeSettingsDefaultView {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for TypeSettingsDefaultView {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///The layout of its objects; absent means `basic`.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum TypeSettingsLayout {
        #[serde(rename = "basic")]
        Basic,
        #[serde(rename = "note")]
        Note,
        #[serde(rename = "todo")]
        Todo,
        #[serde(rename = "profile")]
        Profile,
        #[serde(rename = "bookmark")]
        Bookmark,
        #[serde(rename = "set")]
        Set,
        #[serde(rename = "collection")]
        Collection,
    }
    impl ::std::fmt::Display for TypeSettingsLayout {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::Basic => f.write_str("basic"),
                Self::Note => f.write_str("note"),
                Self::Todo => f.write_str("todo"),
                Self::Profile => f.write_str("profile"),
                Self::Bookmark => f.write_str("bookmark"),
                Self::Set => f.write_str("set"),
                Self::Collection => f.write_str("collection"),
            }
        }
    }
    impl ::std::str::FromStr for TypeSettingsLayout {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "basic" => Ok(Self::Basic),
                "note" => Ok(Self::Note),
                "todo" => Ok(Self::Todo),
                "profile" => Ok(Self::Profile),
                "bookmark" => Ok(Self::Bookmark),
                "set" => Ok(Self::Set),
                "collection" => Ok(Self::Collection),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for TypeSettingsLayout {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for TypeSettingsLayout {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///The name for several objects of the type.
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct TypeSettingsPluralName(::std::string::String);
    impl ::std::ops::Deref for TypeSettingsPluralName {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<TypeSettingsPluralName> for ::std::string::String {
        fn from(value: TypeSettingsPluralName) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for TypeSettingsPluralName {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 4096usize {
                return Err("longer than 4096 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for TypeSettingsPluralName {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for TypeSettingsPluralName {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for TypeSettingsPluralName {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///Body of update_property_option.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
    #[serde(deny_unknown_fields)]
    pub struct UpdateOptionRequest {
        ///The new colour.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub color: ::std::option::Option<UpdateOptionRequestColor>,
        ///The new name; not blank.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub name: ::std::option::Option<UpdateOptionRequestName>,
    }
    ///The new colour.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum UpdateOptionRequestColor {
        #[serde(rename = "grey")]
        Grey,
        #[serde(rename = "yellow")]
        Yellow,
        #[serde(rename = "orange")]
        Orange,
        #[serde(rename = "red")]
        Red,
        #[serde(rename = "pink")]
        Pink,
        #[serde(rename = "purple")]
        Purple,
        #[serde(rename = "blue")]
        Blue,
        #[serde(rename = "ice")]
        Ice,
        #[serde(rename = "teal")]
        Teal,
        #[serde(rename = "lime")]
        Lime,
    }
    impl ::std::fmt::Display for UpdateOptionRequestColor {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::Grey => f.write_str("grey"),
                Self::Yellow => f.write_str("yellow"),
                Self::Orange => f.write_str("orange"),
                Self::Red => f.write_str("red"),
                Self::Pink => f.write_str("pink"),
                Self::Purple => f.write_str("purple"),
                Self::Blue => f.write_str("blue"),
                Self::Ice => f.write_str("ice"),
                Self::Teal => f.write_str("teal"),
                Self::Lime => f.write_str("lime"),
            }
        }
    }
    impl ::std::str::FromStr for UpdateOptionRequestColor {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "grey" => Ok(Self::Grey),
                "yellow" => Ok(Self::Yellow),
                "orange" => Ok(Self::Orange),
                "red" => Ok(Self::Red),
                "pink" => Ok(Self::Pink),
                "purple" => Ok(Self::Purple),
                "blue" => Ok(Self::Blue),
                "ice" => Ok(Self::Ice),
                "teal" => Ok(Self::Teal),
                "lime" => Ok(Self::Lime),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for UpdateOptionRequestColor {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for UpdateOptionRequestColor {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///The new name; not blank.
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct UpdateOptionRequestName(::std::string::String);
    impl ::std::ops::Deref for UpdateOptionRequestName {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<UpdateOptionRequestName> for ::std::string::String {
        fn from(value: UpdateOptionRequestName) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for UpdateOptionRequestName {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 4096usize {
                return Err("longer than 4096 characters".into());
            }
            if value.chars().count() < 1usize {
                return Err("shorter than 1 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for UpdateOptionRequestName {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for UpdateOptionRequestName {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for UpdateOptionRequestName {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///Body of update_property.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    #[serde(deny_unknown_fields)]
    pub struct UpdatePropertyRequest {
        ///The new display name; not blank.
        pub name: UpdatePropertyRequestName,
    }
    ///The new display name; not blank.
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct UpdatePropertyRequestName(::std::string::String);
    impl ::std::ops::Deref for UpdatePropertyRequestName {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<UpdatePropertyRequestName> for ::std::string::String {
        fn from(value: UpdatePropertyRequestName) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for UpdatePropertyRequestName {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 4096usize {
                return Err("longer than 4096 characters".into());
            }
            if value.chars().count() < 1usize {
                return Err("shorter than 1 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for UpdatePropertyRequestName {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for UpdatePropertyRequestName {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for UpdatePropertyRequestName {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///Body of update_space.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
    #[serde(deny_unknown_fields)]
    pub struct UpdateSpaceRequest {
        ///The new description; empty clears it.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub description: ::std::option::Option<UpdateSpaceRequestDescription>,
        ///The new name; not blank.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub name: ::std::option::Option<UpdateSpaceRequestName>,
    }
    ///The new description; empty clears it.
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct UpdateSpaceRequestDescription(::std::string::String);
    impl ::std::ops::Deref for UpdateSpaceRequestDescription {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<UpdateSpaceRequestDescription> for ::std::string::String {
        fn from(value: UpdateSpaceRequestDescription) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for UpdateSpaceRequestDescription {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 4096usize {
                return Err("longer than 4096 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for UpdateSpaceRequestDescription {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String>
    for UpdateSpaceRequestDescription {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for UpdateSpaceRequestDescription {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///The new name; not blank.
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct UpdateSpaceRequestName(::std::string::String);
    impl ::std::ops::Deref for UpdateSpaceRequestName {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<UpdateSpaceRequestName> for ::std::string::String {
        fn from(value: UpdateSpaceRequestName) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for UpdateSpaceRequestName {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 4096usize {
                return Err("longer than 4096 characters".into());
            }
            if value.chars().count() < 1usize {
                return Err("shorter than 1 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for UpdateSpaceRequestName {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for UpdateSpaceRequestName {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for UpdateSpaceRequestName {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///The fields of a type to replace; absent fields keep their value.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
    #[serde(deny_unknown_fields)]
    pub struct UpdateTypeMembers {
        ///A template object from which its objects start; empty means none.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub default_template: ::std::option::Option<UpdateTypeMembersDefaultTemplate>,
        ///The view type that first shows its objects.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub default_view: ::std::option::Option<UpdateTypeMembersDefaultView>,
        ///The icon.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub icon: ::std::option::Option<IconInput>,
        ///The layout of its objects.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub layout: ::std::option::Option<UpdateTypeMembersLayout>,
        ///The display name; not blank.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub name: ::std::option::Option<UpdateTypeMembersName>,
        ///The name for several objects of the type.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub plural_name: ::std::option::Option<UpdateTypeMembersPluralName>,
        ///Its properties in display order. The list replaces the old list. An entry with a new name creates a property.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub property_definitions: ::std::vec::Vec<PropertyDefinition>,
    }
    ///A template object from which its objects start; empty means none.
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct UpdateTypeMembersDefaultTemplate(::std::string::String);
    impl ::std::ops::Deref for UpdateTypeMembersDefaultTemplate {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<UpdateTypeMembersDefaultTemplate>
    for ::std::string::String {
        fn from(value: UpdateTypeMembersDefaultTemplate) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for UpdateTypeMembersDefaultTemplate {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 256usize {
                return Err("longer than 256 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for UpdateTypeMembersDefaultTemplate {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String>
    for UpdateTypeMembersDefaultTemplate {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for UpdateTypeMembersDefaultTemplate {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///The view type that first shows its objects.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum UpdateTypeMembersDefaultView {
        #[serde(rename = "table")]
        Table,
        #[serde(rename = "list")]
        List,
        #[serde(rename = "gallery")]
        Gallery,
        #[serde(rename = "kanban")]
        Kanban,
        #[serde(rename = "calendar")]
        Calendar,
        #[serde(rename = "graph")]
        Graph,
    }
    impl ::std::fmt::Display for UpdateTypeMembersDefaultView {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::Table => f.write_str("table"),
                Self::List => f.write_str("list"),
                Self::Gallery => f.write_str("gallery"),
                Self::Kanban => f.write_str("kanban"),
                Self::Calendar => f.write_str("calendar"),
                Self::Graph => f.write_str("graph"),
            }
        }
    }
    impl ::std::str::FromStr for UpdateTypeMembersDefaultView {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "table" => Ok(Self::Table),
                "list" => Ok(Self::List),
                "gallery" => Ok(Self::Gallery),
                "kanban" => Ok(Self::Kanban),
                "calendar" => Ok(Self::Calendar),
                "graph" => Ok(Self::Graph),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for UpdateTypeMembersDefaultView {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String>
    for UpdateTypeMembersDefaultView {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///The layout of its objects.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum UpdateTypeMembersLayout {
        #[serde(rename = "basic")]
        Basic,
        #[serde(rename = "note")]
        Note,
        #[serde(rename = "todo")]
        Todo,
        #[serde(rename = "profile")]
        Profile,
        #[serde(rename = "bookmark")]
        Bookmark,
        #[serde(rename = "set")]
        Set,
        #[serde(rename = "collection")]
        Collection,
    }
    impl ::std::fmt::Display for UpdateTypeMembersLayout {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::Basic => f.write_str("basic"),
                Self::Note => f.write_str("note"),
                Self::Todo => f.write_str("todo"),
                Self::Profile => f.write_str("profile"),
                Self::Bookmark => f.write_str("bookmark"),
                Self::Set => f.write_str("set"),
                Self::Collection => f.write_str("collection"),
            }
        }
    }
    impl ::std::str::FromStr for UpdateTypeMembersLayout {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "basic" => Ok(Self::Basic),
                "note" => Ok(Self::Note),
                "todo" => Ok(Self::Todo),
                "profile" => Ok(Self::Profile),
                "bookmark" => Ok(Self::Bookmark),
                "set" => Ok(Self::Set),
                "collection" => Ok(Self::Collection),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for UpdateTypeMembersLayout {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for UpdateTypeMembersLayout {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///The display name; not blank.
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct UpdateTypeMembersName(::std::string::String);
    impl ::std::ops::Deref for UpdateTypeMembersName {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<UpdateTypeMembersName> for ::std::string::String {
        fn from(value: UpdateTypeMembersName) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for UpdateTypeMembersName {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 4096usize {
                return Err("longer than 4096 characters".into());
            }
            if value.chars().count() < 1usize {
                return Err("shorter than 1 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for UpdateTypeMembersName {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for UpdateTypeMembersName {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for UpdateTypeMembersName {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///The name for several objects of the type.
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct UpdateTypeMembersPluralName(::std::string::String);
    impl ::std::ops::Deref for UpdateTypeMembersPluralName {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<UpdateTypeMembersPluralName> for ::std::string::String {
        fn from(value: UpdateTypeMembersPluralName) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for UpdateTypeMembersPluralName {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 4096usize {
                return Err("longer than 4096 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for UpdateTypeMembersPluralName {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for UpdateTypeMembersPluralName {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for UpdateTypeMembersPluralName {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///Body of update_type: operations, a part of a document, or fields to replace. All fields except `api_key` can change.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    #[serde(untagged)]
    pub enum UpdateTypeRequest {
        TypeOperations(TypeOperations),
        TypeDocumentPatch(TypeDocumentPatch),
        UpdateTypeMembers(UpdateTypeMembers),
    }
    impl ::std::convert::From<TypeOperations> for UpdateTypeRequest {
        fn from(value: TypeOperations) -> Self {
            Self::TypeOperations(value)
        }
    }
    impl ::std::convert::From<TypeDocumentPatch> for UpdateTypeRequest {
        fn from(value: TypeDocumentPatch) -> Self {
            Self::TypeDocumentPatch(value)
        }
    }
    impl ::std::convert::From<UpdateTypeMembers> for UpdateTypeRequest {
        fn from(value: UpdateTypeMembers) -> Self {
            Self::UpdateTypeMembers(value)
        }
    }
    ///JSON body of upload_file.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    #[serde(deny_unknown_fields)]
    pub struct UploadFileRequest {
        ///The name of the file. A name without an extension gets that of the source.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub name: ::std::option::Option<UploadFileRequestName>,
        ///Public http or https address of the content.
        pub url: UploadFileRequestUrl,
    }
    ///The name of the file. A name without an extension gets that of the source.
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct UploadFileRequestName(::std::string::String);
    impl ::std::ops::Deref for UploadFileRequestName {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<UploadFileRequestName> for ::std::string::String {
        fn from(value: UploadFileRequestName) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for UploadFileRequestName {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 4096usize {
                return Err("longer than 4096 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for UploadFileRequestName {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for UploadFileRequestName {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for UploadFileRequestName {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///Public http or https address of the content.
    #[derive(::serde::Serialize, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
    #[serde(transparent)]
    pub struct UploadFileRequestUrl(::std::string::String);
    impl ::std::ops::Deref for UploadFileRequestUrl {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<UploadFileRequestUrl> for ::std::string::String {
        fn from(value: UploadFileRequestUrl) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for UploadFileRequestUrl {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            if value.chars().count() > 4096usize {
                return Err("longer than 4096 characters".into());
            }
            if value.chars().count() < 1usize {
                return Err("shorter than 1 characters".into());
            }
            Ok(Self(value.to_string()))
        }
    }
    impl ::std::convert::TryFrom<&str> for UploadFileRequestUrl {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for UploadFileRequestUrl {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for UploadFileRequestUrl {
        fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::string::String::deserialize(deserializer)?
                .parse()
                .map_err(|e: self::error::ConversionError| {
                    <D::Error as ::serde::de::Error>::custom(e.to_string())
                })
        }
    }
    ///Answer of validate.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct ValidateResponse {
        ///Errors in document order. A write of the document would be refused. With more than 1000 errors, the list holds the first ones and a last entry that says so.
        pub issues: ::std::vec::Vec<Issue>,
        ///Findings that never block a write.
        pub warnings: ::std::vec::Vec<Issue>,
    }
    ///A view, as in the document of its object.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    #[serde(transparent)]
    pub struct ViewObject(
        pub ::serde_json::Map<::std::string::String, ::serde_json::Value>,
    );
    impl ::std::ops::Deref for ViewObject {
        type Target = ::serde_json::Map<::std::string::String, ::serde_json::Value>;
        fn deref(
            &self,
        ) -> &::serde_json::Map<::std::string::String, ::serde_json::Value> {
            &self.0
        }
    }
    impl ::std::convert::From<ViewObject>
    for ::serde_json::Map<::std::string::String, ::serde_json::Value> {
        fn from(value: ViewObject) -> Self {
            value.0
        }
    }
    impl ::std::convert::From<
        ::serde_json::Map<::std::string::String, ::serde_json::Value>,
    > for ViewObject {
        fn from(
            value: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
        ) -> Self {
            Self(value)
        }
    }
    ///The API.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct WhoamiApi {
        ///The version.
        pub version: ::std::string::String,
    }
    ///The spaces and permission of a key.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct WhoamiGrant {
        ///True if the key reaches every space, also later ones.
        pub all_spaces: bool,
        ///What the key may do there; absent without a grant.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub permission: ::std::option::Option<Permission>,
        ///True if the key reaches only the listed spaces.
        pub restricted: bool,
        ///True if the key has a grant record.
        pub scoped: bool,
        ///The number of spaces that the key reaches now; absent without a grant.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub space_count: ::std::option::Option<u64>,
        ///The granted spaces. For a key that reaches all spaces, only on request.
        pub spaces: ::std::vec::Vec<WhoamiSpace>,
    }
    ///The record of a key, without its secret.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct WhoamiKey {
        ///RFC 3339 in UTC; absent when unknown.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub created_at: ::std::option::Option<::std::string::String>,
        ///RFC 3339 in UTC; absent when the key never expires.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub expires_at: ::std::option::Option<::std::string::String>,
        ///Hex SHA-256 of the raw bytes of the key.
        pub id: ::std::string::String,
        ///Its name.
        pub name: ::std::string::String,
    }
    ///Answer of auth_whoami.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct WhoamiResponse {
        ///The API.
        pub api: WhoamiApi,
        ///What the key reaches.
        pub grant: WhoamiGrant,
        ///The record of the key.
        pub key: WhoamiKey,
        ///Whether the key has a grant record.
        pub key_status: KeyStatus,
        ///A message for people; only for keys of kind `jsonApi` without a grant.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub notice: ::std::option::Option<::std::string::String>,
        ///The kind of the key.
        pub scope: KeyScope,
    }
    ///A granted space.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct WhoamiSpace {
        ///Short reference or full id.
        pub id: ::std::string::String,
        ///Its name; empty when the space is not live.
        pub name: ::std::string::String,
        ///What the key may do there.
        pub permission: Permission,
    }
    /// Error types.
    pub mod error {
        /// Error from a `TryFrom` or `FromStr` implementation.
        pub struct ConversionError(::std::borrow::Cow<'static, str>);
        impl ::std::error::Error for ConversionError {}
        impl ::std::fmt::Display for ConversionError {
            fn fmt(
                &self,
                f: &mut ::std::fmt::Formatter<'_>,
            ) -> Result<(), ::std::fmt::Error> {
                ::std::fmt::Display::fmt(&self.0, f)
            }
        }
        impl ::std::fmt::Debug for ConversionError {
            fn fmt(
                &self,
                f: &mut ::std::fmt::Formatter<'_>,
            ) -> Result<(), ::std::fmt::Error> {
                ::std::fmt::Debug::fmt(&self.0, f)
            }
        }
        impl From<&'static str> for ConversionError {
            fn from(value: &'static str) -> Self {
                Self(value.into())
            }
        }
        impl From<String> for ConversionError {
            fn from(value: String) -> Self {
                Self(value.into())
            }
        }
    }
}
#[derive(Clone, Debug)]
/**Client for Rolltop

A local workspace of spaces and documents over HTTP and JSON. v2 is pre-release and can change without a new version.

**Parameters.** The server checks `offset`, `limit`, `ids`, `keys`, `dry_run` and `create_missing_options` on every operation. The operations that use a parameter document it. An empty value counts as absent. The server ignores unknown query parameters.

**Bodies.** A JSON body holds at most 1000000 values: each object, array, string, number, boolean and null counts as one. Its maximum size is 1 MiB, unless the operation states another one. Null for an optional member counts as absent, unless the member gives null a meaning. The server refuses these requests with a response that has no body:

- 414: a path and query of more than 8192 bytes; send less in the query.
- 431: headers of more than 32768 bytes; send fewer.
- 408: a body that arrives too slowly (nothing for 30 seconds; JSON incomplete after 30; above 256 KiB, less than 64 KiB a second on average after the first 5); the server closes the connection, so send the request again on another one.
- 503: a body that is still arriving when the server stops, or that no memory is left for; send it again after the seconds in Retry-After.

**Web pages.** The server checks `Host` and `Origin` before anything else:

- The host must be `localhost`, an IP address, or listed in `ROLLTOP_ALLOWED_HOSTS`.
- An origin must be one of this machine or listed in `ROLLTOP_ALLOWED_ORIGINS`.
- The server accepts requests of its own pages, and links to `/` and `/docs`.
- A request without `Origin` is refused if `Sec-Fetch-Site` is `same-site`.
- Every other request gets 403, and one with several `Host` headers 400, in the older envelope.

A page of a listed origin can also read the responses. They have `Access-Control-Allow-Origin` with this origin, `Access-Control-Expose-Headers: ETag, Content-Disposition, Link, Location, Retry-After, Service-Version, Service-Key-Status, Service-Notice, Idempotency-Replayed, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, X-Request-Id` and `Vary: Origin`. The response to a preflight (`OPTIONS`) from a listed origin is 204. It has `Access-Control-Allow-Methods` with the methods of the path, and `Access-Control-Allow-Headers: Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, Last-Event-ID`. Credentials and private networks are never allowed.

Version: 2025-11-08*/
pub struct Client {
    pub(crate) baseurl: String,
    pub(crate) client: reqwest::Client,
}
impl Client {
    /// Create a new client.
    ///
    /// `baseurl` is the base URL provided to the internal
    /// `reqwest::Client`, and should include a scheme and hostname,
    /// as well as port and a path stem if applicable.
    pub fn new(baseurl: &str) -> Self {
        #[cfg(not(target_arch = "wasm32"))]
        let client = {
            let dur = ::std::time::Duration::from_secs(15u64);
            reqwest::ClientBuilder::new().connect_timeout(dur).timeout(dur)
        };
        #[cfg(target_arch = "wasm32")]
        let client = reqwest::ClientBuilder::new();
        Self::new_with_client(baseurl, client.build().unwrap())
    }
    /// Construct a new client with an existing `reqwest::Client`,
    /// allowing more control over its configuration.
    ///
    /// `baseurl` is the base URL provided to the internal
    /// `reqwest::Client`, and should include a scheme and hostname,
    /// as well as port and a path stem if applicable.
    pub fn new_with_client(baseurl: &str, client: reqwest::Client) -> Self {
        Self {
            baseurl: baseurl.to_string(),
            client,
        }
    }
}
impl ClientInfo<()> for Client {
    fn api_version() -> &'static str {
        "2025-11-08"
    }
    fn baseurl(&self) -> &str {
        self.baseurl.as_str()
    }
    fn client(&self) -> &reqwest::Client {
        &self.client
    }
    fn inner(&self) -> &() {
        &()
    }
}
impl ClientHooks<()> for &Client {}
#[allow(clippy::all)]
impl Client {
    /**Exchange a code for an API key

Ends pairing. The client sends an approved challenge with its code and gets the key and the grant that the owner approved. The server shows the key only once. Five wrong codes end a challenge. Twenty wrong codes lock pairing until the server starts again. The response is the same for unknown, unapproved, expired and denied challenges and for wrong codes. The request needs no key.

Sends a `POST` request to `/v2/auth/api_keys`

*/
    pub async fn create_api_key<'a>(
        &'a self,
        body: &'a types::CreateApiKeyRequest,
    ) -> Result<ResponseValue<types::CreateApiKeyResponse>, Error<types::AnyError>> {
        let url = format!("{}/v2/auth/api_keys", self.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "create_api_key",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            201u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Ask for an API key

Starts pairing. The owner of the workspace sees the request with the claimed name and chooses spaces and permission. The owner then gets a code of 4 digits and passes it on. A challenge waits 3 minutes for its approval and 5 more minutes for the code. A caller can have one pending challenge. The server accepts 10 challenges a minute and 30 per run; the message is the same for every limit. The request needs no key. A retry starts another challenge.

Sends a `POST` request to `/v2/auth/challenges`

*/
    pub async fn create_auth_challenge<'a>(
        &'a self,
        body: &'a types::CreateChallengeRequest,
    ) -> Result<ResponseValue<types::CreateChallengeResponse>, Error<types::AnyError>> {
        let url = format!("{}/v2/auth/challenges", self.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "create_auth_challenge",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            201u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Describe the key of the request

Shows what the key is, which spaces it reaches and whether it may write. The server checks every request with the same record.

Sends a `GET` request to `/v2/auth/whoami`

Arguments:
- `ids`: Form of the ids of blocks, rows, columns, views and spaces in the response: short or full.
- `spaces`: Lists the live spaces of a key that reaches all spaces.
*/
    pub async fn auth_whoami<'a>(
        &'a self,
        ids: Option<types::Ids>,
        spaces: Option<bool>,
    ) -> Result<ResponseValue<types::WhoamiResponse>, Error<types::AnyError>> {
        let url = format!("{}/v2/auth/whoami", self.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .query(&progenitor_client::QueryParam::new("ids", &ids))
            .query(&progenitor_client::QueryParam::new("spaces", &spaces))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "auth_whoami",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**List schemas

Lists the kinds of request bodies by name, and the PATCH operations in a fixed order.

Sends a `GET` request to `/v2/schemas`

*/
    pub async fn list_schemas<'a>(
        &'a self,
    ) -> Result<ResponseValue<types::SchemaIndex>, Error<types::AnyError>> {
        let url = format!("{}/v2/schemas", self.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "list_schemas",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Read the schema of a kind

The JSON Schema 2020-12 of a whole request body, with an example. The schema is closed and bounded. The server checks requests with this same schema. The kinds that are whole documents have no vendor dialect.

Sends a `GET` request to `/v2/schemas/{kind}`

Arguments:
- `kind`: Name of a kind from the list of schemas.
- `dialect`: A version of the schema that the strict mode of this vendor accepts. Without it, the server returns the closed and bounded JSON Schema 2020-12.
*/
    pub async fn get_schema<'a>(
        &'a self,
        kind: &'a str,
        dialect: Option<types::GetSchemaDialect>,
    ) -> Result<ResponseValue<types::SchemaEntry>, Error<types::AnyError>> {
        let url = format!(
            "{}/v2/schemas/{}", self.baseurl, encode_path(& kind.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .query(&progenitor_client::QueryParam::new("dialect", &dialect))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "get_schema",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Read the schema of an operation

The JSON Schema 2020-12 of one element of `ops`, with an example. The schema is closed and bounded. `example_body` shows the example as a request body. The server checks operations with this same schema.

Sends a `GET` request to `/v2/schemas/ops/{op}`

Arguments:
- `op`: Name of an operation from the list of schemas.
- `dialect`: A version of the schema that the strict mode of this vendor accepts. Without it, the server returns the closed and bounded JSON Schema 2020-12.
*/
    pub async fn get_op_schema<'a>(
        &'a self,
        op: &'a str,
        dialect: Option<types::GetOpSchemaDialect>,
    ) -> Result<ResponseValue<types::SchemaEntry>, Error<types::AnyError>> {
        let url = format!(
            "{}/v2/schemas/ops/{}", self.baseurl, encode_path(& op.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .query(&progenitor_client::QueryParam::new("dialect", &dialect))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "get_op_schema",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Validate a document

Checks structure and format of a document of any kind, up to 10 MiB, and reports all findings together. The status is 200 also for an invalid document, a newer format version and JSON that is not an object. A body that is not JSON is refused as on every route. The server does not look at any space, so it does not check custom properties, options, types and references. Any key may call it.

Sends a `POST` request to `/v2/validate`

Arguments:
- `idempotency_key`: The server repeats its stored response when it gets the same request again within 24 hours. The spelling of the JSON does not matter. A dry run ignores this header.
- `body`
*/
    pub async fn validate<'a>(
        &'a self,
        idempotency_key: Option<&'a str>,
        body: &'a types::AnyDocument,
    ) -> Result<ResponseValue<types::ValidateResponse>, Error<types::AnyError>> {
        let url = format!("{}/v2/validate", self.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        if let Some(value) = idempotency_key {
            header_map.append("Idempotency-Key", value.to_string().try_into()?);
        }
        #[allow(unused_mut)]
        let mut request = self
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "validate",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**List spaces

The live spaces that the key reaches, sorted by full id. `has_not_granted_spaces` is true if there are others.

Sends a `GET` request to `/v2/spaces`

Arguments:
- `ids`: Form of the ids of blocks, rows, columns, views and spaces in the response: short or full.
- `limit`: The maximum number of rows on a page.
- `offset`: The number of rows to skip.
*/
    pub async fn list_spaces<'a>(
        &'a self,
        ids: Option<types::Ids>,
        limit: Option<::std::num::NonZeroU64>,
        offset: Option<i64>,
    ) -> Result<ResponseValue<types::ListSpacesResponse>, Error<types::AnyError>> {
        let url = format!("{}/v2/spaces", self.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .query(&progenitor_client::QueryParam::new("ids", &ids))
            .query(&progenitor_client::QueryParam::new("limit", &limit))
            .query(&progenitor_client::QueryParam::new("offset", &offset))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "list_spaces",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Create a space

The server trims `name` and `description`; each holds at most 4096 characters. The key must reach every space and have permission to write. A retry without the same `Idempotency-Key` creates a second space. A dry run only checks the body.

Sends a `POST` request to `/v2/spaces`

Arguments:
- `dry_run`: The server checks the request and reports the result, but writes nothing.
- `ids`: Form of the ids of blocks, rows, columns, views and spaces in the response: short or full.
- `idempotency_key`: The server repeats its stored response when it gets the same request again within 24 hours. The spelling of the JSON does not matter. A dry run ignores this header.
- `body`
*/
    pub async fn create_space<'a>(
        &'a self,
        dry_run: Option<bool>,
        ids: Option<types::Ids>,
        idempotency_key: Option<&'a str>,
        body: &'a types::CreateSpaceRequest,
    ) -> Result<ResponseValue<types::Space>, Error<types::AnyError>> {
        let url = format!("{}/v2/spaces", self.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        if let Some(value) = idempotency_key {
            header_map.append("Idempotency-Key", value.to_string().try_into()?);
        }
        #[allow(unused_mut)]
        let mut request = self
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .query(&progenitor_client::QueryParam::new("dry_run", &dry_run))
            .query(&progenitor_client::QueryParam::new("ids", &ids))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "create_space",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            201u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Read a space

A space that is deleted, left or still joining responds with 404.

Sends a `GET` request to `/v2/spaces/{space_id}`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of its id.
- `ids`: Form of the ids of blocks, rows, columns, views and spaces in the response: short or full.
*/
    pub async fn get_space<'a>(
        &'a self,
        space_id: &'a str,
        ids: Option<types::Ids>,
    ) -> Result<ResponseValue<types::Space>, Error<types::AnyError>> {
        let url = format!(
            "{}/v2/spaces/{}", self.baseurl, encode_path(& space_id.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .query(&progenitor_client::QueryParam::new("ids", &ids))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "get_space",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Rename or describe a space

The body needs at least one member. An absent member keeps its value, and an empty `description` clears it. Icon and default type cannot be changed. A dry run returns the row as it would be.

Sends a `PATCH` request to `/v2/spaces/{space_id}`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of its id.
- `dry_run`: The server checks the request and reports the result, but writes nothing.
- `ids`: Form of the ids of blocks, rows, columns, views and spaces in the response: short or full.
- `idempotency_key`: The server repeats its stored response when it gets the same request again within 24 hours. The spelling of the JSON does not matter. A dry run ignores this header.
- `body`
*/
    pub async fn update_space<'a>(
        &'a self,
        space_id: &'a str,
        dry_run: Option<bool>,
        ids: Option<types::Ids>,
        idempotency_key: Option<&'a str>,
        body: &'a types::UpdateSpaceRequest,
    ) -> Result<ResponseValue<types::Space>, Error<types::AnyError>> {
        let url = format!(
            "{}/v2/spaces/{}", self.baseurl, encode_path(& space_id.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        if let Some(value) = idempotency_key {
            header_map.append("Idempotency-Key", value.to_string().try_into()?);
        }
        #[allow(unused_mut)]
        let mut request = self
            .client
            .patch(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .query(&progenitor_client::QueryParam::new("dry_run", &dry_run))
            .query(&progenitor_client::QueryParam::new("ids", &ids))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "update_space",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**List objects

The ordinary objects of the space, last modified first. Files, templates and hidden or archived objects are left out. Rows are compact; `fields` adds properties to them.

Sends a `GET` request to `/v2/spaces/{space_id}/objects`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of its id.
- `fields`: Comma-separated list of property keys to include in `properties`.
- `keys`: Form of property and type keys in the response: stable keys or display names.
- `limit`: The maximum number of rows on a page.
- `offset`: The number of rows to skip.
*/
    pub async fn list_objects<'a>(
        &'a self,
        space_id: &'a str,
        fields: Option<&'a str>,
        keys: Option<types::Keys>,
        limit: Option<::std::num::NonZeroU64>,
        offset: Option<i64>,
    ) -> Result<ResponseValue<types::ListResponseObjectRow>, Error<types::AnyError>> {
        let url = format!(
            "{}/v2/spaces/{}/objects", self.baseurl, encode_path(& space_id.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .query(&progenitor_client::QueryParam::new("fields", &fields))
            .query(&progenitor_client::QueryParam::new("keys", &keys))
            .query(&progenitor_client::QueryParam::new("limit", &limit))
            .query(&progenitor_client::QueryParam::new("offset", &offset))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "list_objects",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Create an object

The body is a document if it has `formatVersion`, `version` or `blocks`. Else it is the short form: type, name, properties and Markdown. The body holds at most 10 MiB. The short form holds at most 128 properties and Markdown of 1048576 characters or 2048 blocks. Unknown select options are refused unless `create_missing_options=true`. A dry run returns neither `id` nor `etag`, and does not count the blocks of a template.

Sends a `POST` request to `/v2/spaces/{space_id}/objects`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of its id.
- `create_missing_options`: Allows the server to create select options that do not exist yet.
- `dry_run`: The server checks the request and reports the result, but writes nothing.
- `idempotency_key`: The server repeats its stored response when it gets the same request again within 24 hours. The spelling of the JSON does not matter. A dry run ignores this header.
- `body`
*/
    pub async fn create_object<'a>(
        &'a self,
        space_id: &'a str,
        create_missing_options: Option<bool>,
        dry_run: Option<bool>,
        idempotency_key: Option<&'a str>,
        body: &'a types::CreateObjectRequest,
    ) -> Result<ResponseValue<types::CreateResult>, Error<types::AnyError>> {
        let url = format!(
            "{}/v2/spaces/{}/objects", self.baseurl, encode_path(& space_id.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        if let Some(value) = idempotency_key {
            header_map.append("Idempotency-Key", value.to_string().try_into()?);
        }
        #[allow(unused_mut)]
        let mut request = self
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .query(
                &progenitor_client::QueryParam::new(
                    "create_missing_options",
                    &create_missing_options,
                ),
            )
            .query(&progenitor_client::QueryParam::new("dry_run", &dry_run))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "create_object",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            201u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Read an object

The whole editable document, parts of it, an outline or a read-only Markdown rendering. A read never fails because of content: `warnings` lists what the response cannot express.

Sends a `GET` request to `/v2/spaces/{space_id}/objects/{object_id}`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of its id.
- `object_id`: Full id of an object.
- `block`: Returns only this block and its descendants: a full block id or a unique suffix.
- `format`: The document, or its Markdown rendering.
- `ids`: Form of the ids of blocks, rows, columns, views and spaces in the response: short or full.
- `include`: Comma-separated list of `properties` and `blocks`; absent means both. With only one of them, the document is `partial`.
- `keys`: Form of property and type keys in the response: stable keys or display names.
- `outline`: Returns `outline`, the structure with shortened text, in place of `blocks`.
*/
    pub async fn get_object<'a>(
        &'a self,
        space_id: &'a str,
        object_id: &'a str,
        block: Option<&'a str>,
        format: Option<types::GetObjectFormat>,
        ids: Option<types::Ids>,
        include: Option<&'a str>,
        keys: Option<types::Keys>,
        outline: Option<bool>,
    ) -> Result<ResponseValue<types::ObjectRead>, Error<types::AnyError>> {
        let url = format!(
            "{}/v2/spaces/{}/objects/{}", self.baseurl, encode_path(& space_id
            .to_string()), encode_path(& object_id.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .query(&progenitor_client::QueryParam::new("block", &block))
            .query(&progenitor_client::QueryParam::new("format", &format))
            .query(&progenitor_client::QueryParam::new("ids", &ids))
            .query(&progenitor_client::QueryParam::new("include", &include))
            .query(&progenitor_client::QueryParam::new("keys", &keys))
            .query(&progenitor_client::QueryParam::new("outline", &outline))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "get_object",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Archive an object

Moves the object to the bin. This API cannot restore it. A key may archive objects that the application of the same name created. An unscoped key created locally may archive every object. A dry run checks whether the real call would be allowed.

Sends a `DELETE` request to `/v2/spaces/{space_id}/objects/{object_id}`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of its id.
- `object_id`: Full id of an object.
- `dry_run`: The server checks the request and reports the result, but writes nothing.
- `idempotency_key`: The server repeats its stored response when it gets the same request again within 24 hours. The spelling of the JSON does not matter. A dry run ignores this header.
- `if_match`: An etag from a read: quoted, weak or bare, a list, or `*`. If it does not match, the server changes nothing. Without this header, the last write wins.
*/
    pub async fn delete_object<'a>(
        &'a self,
        space_id: &'a str,
        object_id: &'a str,
        dry_run: Option<bool>,
        idempotency_key: Option<&'a str>,
        if_match: Option<&'a str>,
    ) -> Result<ResponseValue<types::CreateResult>, Error<types::AnyError>> {
        let url = format!(
            "{}/v2/spaces/{}/objects/{}", self.baseurl, encode_path(& space_id
            .to_string()), encode_path(& object_id.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(3usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        if let Some(value) = idempotency_key {
            header_map.append("Idempotency-Key", value.to_string().try_into()?);
        }
        if let Some(value) = if_match {
            header_map.append("If-Match", value.to_string().try_into()?);
        }
        #[allow(unused_mut)]
        let mut request = self
            .client
            .delete(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .query(&progenitor_client::QueryParam::new("dry_run", &dry_run))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "delete_object",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Edit an object

Applies 1 to 512 operations in order, all or nothing. The body holds at most 10 MiB, and an operation at most 256 blocks. A batch may create at most 64 select options, with `create_missing_options=true`. The work of a batch has two more limits. The first counts the operations that insert, replace, move or delete blocks. Their number, times the blocks of the object and of the batch, of which Markdown counts 256, is at most 1048576. The second counts the texts that replace_text rewrites and those that update_block converts from literal text to markup or back. They are at most 16 MiB, each counted whole by every operation. Text that the server searches for `match`, or for `find` without `id`, counts a 64th of its bytes. A dry run returns the whole result except the `etag`. The real call creates other ids for new blocks and views.

Sends a `PATCH` request to `/v2/spaces/{space_id}/objects/{object_id}`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of its id.
- `object_id`: Full id of an object.
- `create_missing_options`: Allows the server to create select options that do not exist yet.
- `dry_run`: The server checks the request and reports the result, but writes nothing.
- `ids`: Form of the ids of blocks, rows, columns, views and spaces in the response: short or full.
- `keys`: Form of property and type keys in the response: stable keys or display names.
- `idempotency_key`: The server repeats its stored response when it gets the same request again within 24 hours. The spelling of the JSON does not matter. A dry run ignores this header.
- `if_match`: An etag from a read: quoted, weak or bare, a list, or `*`. If it does not match, the server changes nothing. Without this header, the last write wins.
- `body`
*/
    pub async fn patch_object<'a>(
        &'a self,
        space_id: &'a str,
        object_id: &'a str,
        create_missing_options: Option<bool>,
        dry_run: Option<bool>,
        ids: Option<types::Ids>,
        keys: Option<types::Keys>,
        idempotency_key: Option<&'a str>,
        if_match: Option<&'a str>,
        body: &'a types::PatchObjectRequest,
    ) -> Result<ResponseValue<types::EditResult>, Error<types::AnyError>> {
        let url = format!(
            "{}/v2/spaces/{}/objects/{}", self.baseurl, encode_path(& space_id
            .to_string()), encode_path(& object_id.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(3usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        if let Some(value) = idempotency_key {
            header_map.append("Idempotency-Key", value.to_string().try_into()?);
        }
        if let Some(value) = if_match {
            header_map.append("If-Match", value.to_string().try_into()?);
        }
        #[allow(unused_mut)]
        let mut request = self
            .client
            .patch(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .query(
                &progenitor_client::QueryParam::new(
                    "create_missing_options",
                    &create_missing_options,
                ),
            )
            .query(&progenitor_client::QueryParam::new("dry_run", &dry_run))
            .query(&progenitor_client::QueryParam::new("ids", &ids))
            .query(&progenitor_client::QueryParam::new("keys", &keys))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "patch_object",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Upload a file

The body is a form with a part `file` and an optional part `name`, or JSON with the `url` of a public source. The server detects the media type from the content. If a file of the space outside of the bin has the same content, the response is that file. If another application or member uploaded it, deleting a message no longer deletes it. The configuration of the server limits the size of all content (512 MiB by default). Besides its file, a form holds at most 1 MiB, and the headers of a part 64 KiB. A source has 5 seconds to accept the connection, 10 to begin its response, 15 for each next piece and 120 for the whole response. The server follows 5 redirects. A dry run reads and checks the request. It fetches nothing, stores nothing and does not check whether the source can be reached.

Sends a `POST` request to `/v2/spaces/{space_id}/files`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of its id.
- `dry_run`: The server checks the request and reports the result, but writes nothing.
- `idempotency_key`: The server repeats its stored response when it gets the same request again within 24 hours. The spelling of the JSON does not matter. A dry run ignores this header.
- `body`
*/
    pub async fn upload_file<'a>(
        &'a self,
        space_id: &'a str,
        dry_run: Option<bool>,
        idempotency_key: Option<&'a str>,
        body: &'a types::UploadFileRequest,
    ) -> Result<ResponseValue<types::FileUploadResult>, Error<types::AnyError>> {
        let url = format!(
            "{}/v2/spaces/{}/files", self.baseurl, encode_path(& space_id.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        if let Some(value) = idempotency_key {
            header_map.append("Idempotency-Key", value.to_string().try_into()?);
        }
        #[allow(unused_mut)]
        let mut request = self
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .query(&progenitor_client::QueryParam::new("dry_run", &dry_run))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "upload_file",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            201u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Archive a file

Moves the file to the bin. This API cannot restore it. Its content is kept and can still be downloaded. A key may archive files that the application of the same name uploaded. An unscoped key created locally may archive every file.

Sends a `DELETE` request to `/v2/spaces/{space_id}/files/{file_id}`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of its id.
- `file_id`: Id of a file. For downloads, also the `icon_image` of the space or of a member.
- `dry_run`: The server checks the request and reports the result, but writes nothing.
- `idempotency_key`: The server repeats its stored response when it gets the same request again within 24 hours. The spelling of the JSON does not matter. A dry run ignores this header.
- `if_match`: An etag from a read: quoted, weak or bare, a list, or `*`. If it does not match, the server changes nothing. Without this header, the last write wins.
*/
    pub async fn delete_file<'a>(
        &'a self,
        space_id: &'a str,
        file_id: &'a str,
        dry_run: Option<bool>,
        idempotency_key: Option<&'a str>,
        if_match: Option<&'a str>,
    ) -> Result<ResponseValue<types::CreateResult>, Error<types::AnyError>> {
        let url = format!(
            "{}/v2/spaces/{}/files/{}", self.baseurl, encode_path(& space_id
            .to_string()), encode_path(& file_id.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(3usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        if let Some(value) = idempotency_key {
            header_map.append("Idempotency-Key", value.to_string().try_into()?);
        }
        if let Some(value) = if_match {
            header_map.append("If-Match", value.to_string().try_into()?);
        }
        #[allow(unused_mut)]
        let mut request = self
            .client
            .delete(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .query(&progenitor_client::QueryParam::new("dry_run", &dry_run))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "delete_file",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**List properties

The properties of the space, sorted by name, then key. Hidden and removed properties are left out.

Sends a `GET` request to `/v2/spaces/{space_id}/properties`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of its id.
- `limit`: The maximum number of rows on a page.
- `offset`: The number of rows to skip.
*/
    pub async fn list_properties<'a>(
        &'a self,
        space_id: &'a str,
        limit: Option<::std::num::NonZeroU64>,
        offset: Option<i64>,
    ) -> Result<ResponseValue<types::ListResponsePropertyRow>, Error<types::AnyError>> {
        let url = format!(
            "{}/v2/spaces/{}/properties", self.baseurl, encode_path(& space_id
            .to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .query(&progenitor_client::QueryParam::new("limit", &limit))
            .query(&progenitor_client::QueryParam::new("offset", &offset))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "list_properties",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Create a property

The server takes the key from `key`, else from `name`, in snake case; it never changes. It refuses a key that is used or built in, in any spelling. Without a `key`, it also refuses a display name that another property of the space has. It accepts the name of a built-in property with another key, and adds a warning. `name` holds at most 4096 characters, `key` 256, and `options` 100 entries. `options` need no `create_missing_options`. The body holds at most 1 MiB. A dry run returns the row as it would be under `created.properties`, and no `id`.

Sends a `POST` request to `/v2/spaces/{space_id}/properties`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of its id.
- `dry_run`: The server checks the request and reports the result, but writes nothing.
- `idempotency_key`: The server repeats its stored response when it gets the same request again within 24 hours. The spelling of the JSON does not matter. A dry run ignores this header.
- `body`
*/
    pub async fn create_property<'a>(
        &'a self,
        space_id: &'a str,
        dry_run: Option<bool>,
        idempotency_key: Option<&'a str>,
        body: &'a types::CreatePropertyRequest,
    ) -> Result<ResponseValue<types::CreateResult>, Error<types::AnyError>> {
        let url = format!(
            "{}/v2/spaces/{}/properties", self.baseurl, encode_path(& space_id
            .to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        if let Some(value) = idempotency_key {
            header_map.append("Idempotency-Key", value.to_string().try_into()?);
        }
        #[allow(unused_mut)]
        let mut request = self
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .query(&progenitor_client::QueryParam::new("dry_run", &dry_run))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "create_property",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            201u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Read a property

Finds the property by its key, its display name or a variant of these. An unknown or removed property responds with 404 and lists candidates.

Sends a `GET` request to `/v2/spaces/{space_id}/properties/{key}`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of its id.
- `key`: Property key, display name or a variant of it.
*/
    pub async fn get_property<'a>(
        &'a self,
        space_id: &'a str,
        key: &'a str,
    ) -> Result<ResponseValue<types::Property>, Error<types::AnyError>> {
        let url = format!(
            "{}/v2/spaces/{}/properties/{}", self.baseurl, encode_path(& space_id
            .to_string()), encode_path(& key.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "get_property",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Archive a property

Objects keep their values, which stay readable and editable. The key becomes free. `warnings` count the objects that hold a value and name the types that list the property. This API cannot restore it. Built-in properties that the server depends on cannot be archived. A dry run returns the same.

Sends a `DELETE` request to `/v2/spaces/{space_id}/properties/{key}`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of its id.
- `key`: Property key, display name or a variant of it.
- `dry_run`: The server checks the request and reports the result, but writes nothing.
- `idempotency_key`: The server repeats its stored response when it gets the same request again within 24 hours. The spelling of the JSON does not matter. A dry run ignores this header.
- `if_match`: An etag from a read: quoted, weak or bare, a list, or `*`. If it does not match, the server changes nothing. Without this header, the last write wins.
*/
    pub async fn delete_property<'a>(
        &'a self,
        space_id: &'a str,
        key: &'a str,
        dry_run: Option<bool>,
        idempotency_key: Option<&'a str>,
        if_match: Option<&'a str>,
    ) -> Result<ResponseValue<types::CreateResult>, Error<types::AnyError>> {
        let url = format!(
            "{}/v2/spaces/{}/properties/{}", self.baseurl, encode_path(& space_id
            .to_string()), encode_path(& key.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(3usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        if let Some(value) = idempotency_key {
            header_map.append("Idempotency-Key", value.to_string().try_into()?);
        }
        if let Some(value) = if_match {
            header_map.append("If-Match", value.to_string().try_into()?);
        }
        #[allow(unused_mut)]
        let mut request = self
            .client
            .delete(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .query(&progenitor_client::QueryParam::new("dry_run", &dry_run))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "delete_property",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Rename a property

Key and format never change. Built-in properties that the server maintains cannot be renamed. A dry run returns the same.

Sends a `PATCH` request to `/v2/spaces/{space_id}/properties/{key}`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of its id.
- `key`: Property key, display name or a variant of it.
- `dry_run`: The server checks the request and reports the result, but writes nothing.
- `idempotency_key`: The server repeats its stored response when it gets the same request again within 24 hours. The spelling of the JSON does not matter. A dry run ignores this header.
- `if_match`: An etag from a read: quoted, weak or bare, a list, or `*`. If it does not match, the server changes nothing. Without this header, the last write wins.
- `body`
*/
    pub async fn update_property<'a>(
        &'a self,
        space_id: &'a str,
        key: &'a str,
        dry_run: Option<bool>,
        idempotency_key: Option<&'a str>,
        if_match: Option<&'a str>,
        body: &'a types::UpdatePropertyRequest,
    ) -> Result<ResponseValue<types::CreateResult>, Error<types::AnyError>> {
        let url = format!(
            "{}/v2/spaces/{}/properties/{}", self.baseurl, encode_path(& space_id
            .to_string()), encode_path(& key.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(3usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        if let Some(value) = idempotency_key {
            header_map.append("Idempotency-Key", value.to_string().try_into()?);
        }
        if let Some(value) = if_match {
            header_map.append("If-Match", value.to_string().try_into()?);
        }
        #[allow(unused_mut)]
        let mut request = self
            .client
            .patch(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .query(&progenitor_client::QueryParam::new("dry_run", &dry_run))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "update_property",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**List the options of a property

The options of a select or multi_select property, sorted by name in byte order. Removed options are left out. `total` counts the options that have the prefix.

Sends a `GET` request to `/v2/spaces/{space_id}/properties/{key}/options`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of its id.
- `key`: Property key, display name or a variant of it.
- `limit`: The maximum number of rows on a page.
- `offset`: The number of rows to skip.
- `prefix`: Lists only options whose name begins with this text. The case of letters is ignored.
*/
    pub async fn list_property_options<'a>(
        &'a self,
        space_id: &'a str,
        key: &'a str,
        limit: Option<::std::num::NonZeroU64>,
        offset: Option<i64>,
        prefix: Option<&'a str>,
    ) -> Result<ResponseValue<types::ListResponseOptionRow>, Error<types::AnyError>> {
        let url = format!(
            "{}/v2/spaces/{}/properties/{}/options", self.baseurl, encode_path(& space_id
            .to_string()), encode_path(& key.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .query(&progenitor_client::QueryParam::new("limit", &limit))
            .query(&progenitor_client::QueryParam::new("offset", &offset))
            .query(&progenitor_client::QueryParam::new("prefix", &prefix))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "list_property_options",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Create an option

A name that is already used is refused. The name of an archived option restores that option from the bin. Without `color`, a new option takes the next colour of the palette. A property has at most 10,000 options. The body holds at most 1 MiB. A dry run returns the same.

Sends a `POST` request to `/v2/spaces/{space_id}/properties/{key}/options`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of its id.
- `key`: Property key, display name or a variant of it.
- `dry_run`: The server checks the request and reports the result, but writes nothing.
- `idempotency_key`: The server repeats its stored response when it gets the same request again within 24 hours. The spelling of the JSON does not matter. A dry run ignores this header.
- `body`
*/
    pub async fn create_property_option<'a>(
        &'a self,
        space_id: &'a str,
        key: &'a str,
        dry_run: Option<bool>,
        idempotency_key: Option<&'a str>,
        body: &'a types::CreateOptionRequest,
    ) -> Result<ResponseValue<types::OptionResult>, Error<types::AnyError>> {
        let url = format!(
            "{}/v2/spaces/{}/properties/{}/options", self.baseurl, encode_path(& space_id
            .to_string()), encode_path(& key.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        if let Some(value) = idempotency_key {
            header_map.append("Idempotency-Key", value.to_string().try_into()?);
        }
        #[allow(unused_mut)]
        let mut request = self
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .query(&progenitor_client::QueryParam::new("dry_run", &dry_run))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "create_property_option",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            201u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Archive an option

Objects that hold the option keep it and still show its name. The option is no longer listed, and no other object can get it. Creating an option with its name restores it from the bin. A dry run returns the same.

Sends a `DELETE` request to `/v2/spaces/{space_id}/properties/{key}/options/{option}`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of its id.
- `key`: Property key, display name or a variant of it.
- `option`: The exact name of an option.
- `dry_run`: The server checks the request and reports the result, but writes nothing.
- `idempotency_key`: The server repeats its stored response when it gets the same request again within 24 hours. The spelling of the JSON does not matter. A dry run ignores this header.
- `if_match`: An etag from a read: quoted, weak or bare, a list, or `*`. If it does not match, the server changes nothing. Without this header, the last write wins.
*/
    pub async fn delete_property_option<'a>(
        &'a self,
        space_id: &'a str,
        key: &'a str,
        option: &'a str,
        dry_run: Option<bool>,
        idempotency_key: Option<&'a str>,
        if_match: Option<&'a str>,
    ) -> Result<ResponseValue<types::OptionResult>, Error<types::AnyError>> {
        let url = format!(
            "{}/v2/spaces/{}/properties/{}/options/{}", self.baseurl, encode_path(&
            space_id.to_string()), encode_path(& key.to_string()), encode_path(& option
            .to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(3usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        if let Some(value) = idempotency_key {
            header_map.append("Idempotency-Key", value.to_string().try_into()?);
        }
        if let Some(value) = if_match {
            header_map.append("If-Match", value.to_string().try_into()?);
        }
        #[allow(unused_mut)]
        let mut request = self
            .client
            .delete(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .query(&progenitor_client::QueryParam::new("dry_run", &dry_run))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "delete_property_option",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Rename or recolour an option

The body needs at least one member. Values and stored view filters refer to the option by its identity, so they follow a rename. A dry run returns the row as it would be.

Sends a `PATCH` request to `/v2/spaces/{space_id}/properties/{key}/options/{option}`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of its id.
- `key`: Property key, display name or a variant of it.
- `option`: The exact name of an option.
- `dry_run`: The server checks the request and reports the result, but writes nothing.
- `idempotency_key`: The server repeats its stored response when it gets the same request again within 24 hours. The spelling of the JSON does not matter. A dry run ignores this header.
- `if_match`: An etag from a read: quoted, weak or bare, a list, or `*`. If it does not match, the server changes nothing. Without this header, the last write wins.
- `body`
*/
    pub async fn update_property_option<'a>(
        &'a self,
        space_id: &'a str,
        key: &'a str,
        option: &'a str,
        dry_run: Option<bool>,
        idempotency_key: Option<&'a str>,
        if_match: Option<&'a str>,
        body: &'a types::UpdateOptionRequest,
    ) -> Result<ResponseValue<types::OptionResult>, Error<types::AnyError>> {
        let url = format!(
            "{}/v2/spaces/{}/properties/{}/options/{}", self.baseurl, encode_path(&
            space_id.to_string()), encode_path(& key.to_string()), encode_path(& option
            .to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(3usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        if let Some(value) = idempotency_key {
            header_map.append("Idempotency-Key", value.to_string().try_into()?);
        }
        if let Some(value) = if_match {
            header_map.append("If-Match", value.to_string().try_into()?);
        }
        #[allow(unused_mut)]
        let mut request = self
            .client
            .patch(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .query(&progenitor_client::QueryParam::new("dry_run", &dry_run))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "update_property_option",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**List members

The active members of the space, sorted by name. `id` is the value for properties that point to members, such as `assignee`; it is always a full id.

Sends a `GET` request to `/v2/spaces/{space_id}/members`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of its id.
- `limit`: The maximum number of rows on a page.
- `offset`: The number of rows to skip.
*/
    pub async fn list_members<'a>(
        &'a self,
        space_id: &'a str,
        limit: Option<::std::num::NonZeroU64>,
        offset: Option<i64>,
    ) -> Result<ResponseValue<types::ListResponseMemberRow>, Error<types::AnyError>> {
        let url = format!(
            "{}/v2/spaces/{}/members", self.baseurl, encode_path(& space_id.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .query(&progenitor_client::QueryParam::new("limit", &limit))
            .query(&progenitor_client::QueryParam::new("offset", &offset))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "list_members",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Read a member

Finds the member by its full id. An unknown id, the id of another object and a member who left respond with 404.

Sends a `GET` request to `/v2/spaces/{space_id}/members/{member_id}`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of its id.
- `member_id`: Full id of a member.
*/
    pub async fn get_member<'a>(
        &'a self,
        space_id: &'a str,
        member_id: &'a str,
    ) -> Result<ResponseValue<types::MemberRow>, Error<types::AnyError>> {
        let url = format!(
            "{}/v2/spaces/{}/members/{}", self.baseurl, encode_path(& space_id
            .to_string()), encode_path(& member_id.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "get_member",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Read the member of this key

The row of the local account. Every key of this server acts as this account. A server without an account responds with 404.

Sends a `GET` request to `/v2/spaces/{space_id}/members/me`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of its id.
*/
    pub async fn get_member_me<'a>(
        &'a self,
        space_id: &'a str,
    ) -> Result<ResponseValue<types::MemberRow>, Error<types::AnyError>> {
        let url = format!(
            "{}/v2/spaces/{}/members/me", self.baseurl, encode_path(& space_id
            .to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "get_member_me",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**List templates

The templates of the space, last modified first. Hidden and archived templates are left out. Searches and the list of objects never show templates.

Sends a `GET` request to `/v2/spaces/{space_id}/templates`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of its id.
- `keys`: Form of property and type keys in the response: stable keys or display names.
- `limit`: The maximum number of rows on a page.
- `offset`: The number of rows to skip.
- `type_`: Lists only templates for this type: its key, name or a variant of it.
*/
    pub async fn list_templates<'a>(
        &'a self,
        space_id: &'a str,
        keys: Option<types::Keys>,
        limit: Option<::std::num::NonZeroU64>,
        offset: Option<i64>,
        type_: Option<&'a str>,
    ) -> Result<ResponseValue<types::ListResponseTemplateRow>, Error<types::AnyError>> {
        let url = format!(
            "{}/v2/spaces/{}/templates", self.baseurl, encode_path(& space_id
            .to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .query(&progenitor_client::QueryParam::new("keys", &keys))
            .query(&progenitor_client::QueryParam::new("limit", &limit))
            .query(&progenitor_client::QueryParam::new("offset", &offset))
            .query(&progenitor_client::QueryParam::new("type", &type_))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "list_templates",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Create a template

The body is a document with `template_for`, the type of the objects that start from the template. The server fills in `kind` and `type`. The object routes read, edit and archive the template. The body holds at most 10 MiB. Unknown select options are refused unless `create_missing_options=true`. A dry run returns neither `id` nor `etag`.

Sends a `POST` request to `/v2/spaces/{space_id}/templates`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of its id.
- `create_missing_options`: Allows the server to create select options that do not exist yet.
- `dry_run`: The server checks the request and reports the result, but writes nothing.
- `idempotency_key`: The server repeats its stored response when it gets the same request again within 24 hours. The spelling of the JSON does not matter. A dry run ignores this header.
- `body`
*/
    pub async fn create_template<'a>(
        &'a self,
        space_id: &'a str,
        create_missing_options: Option<bool>,
        dry_run: Option<bool>,
        idempotency_key: Option<&'a str>,
        body: &'a types::CreateTemplateRequest,
    ) -> Result<ResponseValue<types::CreateResult>, Error<types::AnyError>> {
        let url = format!(
            "{}/v2/spaces/{}/templates", self.baseurl, encode_path(& space_id
            .to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        if let Some(value) = idempotency_key {
            header_map.append("Idempotency-Key", value.to_string().try_into()?);
        }
        #[allow(unused_mut)]
        let mut request = self
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .query(
                &progenitor_client::QueryParam::new(
                    "create_missing_options",
                    &create_missing_options,
                ),
            )
            .query(&progenitor_client::QueryParam::new("dry_run", &dry_run))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "create_template",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            201u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**List types

The types of the space, sorted by name, then key. Hidden and removed types are left out. A row holds the stable key and the name; get_type returns the rest.

Sends a `GET` request to `/v2/spaces/{space_id}/types`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of its id.
- `limit`: The maximum number of rows on a page.
- `offset`: The number of rows to skip.
*/
    pub async fn list_types<'a>(
        &'a self,
        space_id: &'a str,
        limit: Option<::std::num::NonZeroU64>,
        offset: Option<i64>,
    ) -> Result<ResponseValue<types::ListResponseTypeRow>, Error<types::AnyError>> {
        let url = format!(
            "{}/v2/spaces/{}/types", self.baseurl, encode_path(& space_id.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .query(&progenitor_client::QueryParam::new("limit", &limit))
            .query(&progenitor_client::QueryParam::new("offset", &offset))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "list_types",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Create a type

The body is a document if it has `formatVersion`, `kind` or `type_settings`; else it holds the fields of a type. The server takes the key from `api_key`, else from the name, in snake case; it never changes. It refuses a key that is used or built in, in any spelling. `property_definitions` has at most 128 entries, which name properties of the space. An entry whose `name` is new creates a property. The options of a new property need no `create_missing_options`. New options of an existing property need `create_missing_options=true`, at most 64. One commit creates everything, or nothing is created. If no entry is in the plain section, the server adds `created_date`, `creator` and `links` to it, and they count as entries. A type without definitions gets the default ones, and `done` if its layout is `todo`, but none that were removed from the space. The body holds at most 10 MiB. A dry run returns `key` and `created`, and neither `id` nor `etag`.

Sends a `POST` request to `/v2/spaces/{space_id}/types`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of its id.
- `create_missing_options`: Allows the server to create select options that do not exist yet.
- `dry_run`: The server checks the request and reports the result, but writes nothing.
- `keys`: Form of property and type keys in the response: stable keys or display names.
- `idempotency_key`: The server repeats its stored response when it gets the same request again within 24 hours. The spelling of the JSON does not matter. A dry run ignores this header.
- `body`
*/
    pub async fn create_type<'a>(
        &'a self,
        space_id: &'a str,
        create_missing_options: Option<bool>,
        dry_run: Option<bool>,
        keys: Option<types::Keys>,
        idempotency_key: Option<&'a str>,
        body: &'a types::CreateTypeRequest,
    ) -> Result<ResponseValue<types::CreateResult>, Error<types::AnyError>> {
        let url = format!(
            "{}/v2/spaces/{}/types", self.baseurl, encode_path(& space_id.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        if let Some(value) = idempotency_key {
            header_map.append("Idempotency-Key", value.to_string().try_into()?);
        }
        #[allow(unused_mut)]
        let mut request = self
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .query(
                &progenitor_client::QueryParam::new(
                    "create_missing_options",
                    &create_missing_options,
                ),
            )
            .query(&progenitor_client::QueryParam::new("dry_run", &dry_run))
            .query(&progenitor_client::QueryParam::new("keys", &keys))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "create_type",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            201u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Read a type

The document of the type: its name, icon and description, its settings with the list of properties, and its views. Removed properties stay in the list under their stored keys. A removed type responds with 404 here, but stays readable through its object id.

Sends a `GET` request to `/v2/spaces/{space_id}/types/{type}`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of its id.
- `type_`: Type key, display name or a variant of it.
- `ids`: Form of the ids of blocks, rows, columns, views and spaces in the response: short or full.
- `keys`: Form of property and type keys in the response: stable keys or display names.
*/
    pub async fn get_type<'a>(
        &'a self,
        space_id: &'a str,
        type_: &'a str,
        ids: Option<types::Ids>,
        keys: Option<types::Keys>,
    ) -> Result<ResponseValue<types::ObjectDocument>, Error<types::AnyError>> {
        let url = format!(
            "{}/v2/spaces/{}/types/{}", self.baseurl, encode_path(& space_id
            .to_string()), encode_path(& type_.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .query(&progenitor_client::QueryParam::new("ids", &ids))
            .query(&progenitor_client::QueryParam::new("keys", &keys))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "get_type",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Archive a type

Its objects keep the type and still show it. The key becomes free. `warnings` count these objects. This API cannot restore the type. Built-in types that the server depends on cannot be archived. A dry run returns the same.

Sends a `DELETE` request to `/v2/spaces/{space_id}/types/{type}`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of its id.
- `type_`: Type key, display name or a variant of it.
- `dry_run`: The server checks the request and reports the result, but writes nothing.
- `keys`: Form of property and type keys in the response: stable keys or display names.
- `idempotency_key`: The server repeats its stored response when it gets the same request again within 24 hours. The spelling of the JSON does not matter. A dry run ignores this header.
- `if_match`: An etag from a read: quoted, weak or bare, a list, or `*`. If it does not match, the server changes nothing. Without this header, the last write wins.
*/
    pub async fn delete_type<'a>(
        &'a self,
        space_id: &'a str,
        type_: &'a str,
        dry_run: Option<bool>,
        keys: Option<types::Keys>,
        idempotency_key: Option<&'a str>,
        if_match: Option<&'a str>,
    ) -> Result<ResponseValue<types::CreateResult>, Error<types::AnyError>> {
        let url = format!(
            "{}/v2/spaces/{}/types/{}", self.baseurl, encode_path(& space_id
            .to_string()), encode_path(& type_.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(3usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        if let Some(value) = idempotency_key {
            header_map.append("Idempotency-Key", value.to_string().try_into()?);
        }
        if let Some(value) = if_match {
            header_map.append("If-Match", value.to_string().try_into()?);
        }
        #[allow(unused_mut)]
        let mut request = self
            .client
            .delete(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .query(&progenitor_client::QueryParam::new("dry_run", &dry_run))
            .query(&progenitor_client::QueryParam::new("keys", &keys))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "delete_type",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Update a type

The body is one of three: a batch of 1 to 512 operations, a part of the type's document (`properties`, `type_settings`, `icon`), or the fields to replace. `property_definitions` replaces the whole list, and the views of the type follow it. Operations change the list entry by entry. Everything is one commit, all or nothing. New options of existing properties need `create_missing_options=true`, at most 64. The key never changes. The body holds at most 10 MiB. A dry run returns the whole result except the `etag`. The real call creates other ids.

Sends a `PATCH` request to `/v2/spaces/{space_id}/types/{type}`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of its id.
- `type_`: Type key, display name or a variant of it.
- `create_missing_options`: Allows the server to create select options that do not exist yet.
- `dry_run`: The server checks the request and reports the result, but writes nothing.
- `ids`: Form of the ids of blocks, rows, columns, views and spaces in the response: short or full.
- `keys`: Form of property and type keys in the response: stable keys or display names.
- `idempotency_key`: The server repeats its stored response when it gets the same request again within 24 hours. The spelling of the JSON does not matter. A dry run ignores this header.
- `if_match`: An etag from a read: quoted, weak or bare, a list, or `*`. If it does not match, the server changes nothing. Without this header, the last write wins.
- `body`
*/
    pub async fn update_type<'a>(
        &'a self,
        space_id: &'a str,
        type_: &'a str,
        create_missing_options: Option<bool>,
        dry_run: Option<bool>,
        ids: Option<types::Ids>,
        keys: Option<types::Keys>,
        idempotency_key: Option<&'a str>,
        if_match: Option<&'a str>,
        body: &'a types::UpdateTypeRequest,
    ) -> Result<ResponseValue<types::CreateResult>, Error<types::AnyError>> {
        let url = format!(
            "{}/v2/spaces/{}/types/{}", self.baseurl, encode_path(& space_id
            .to_string()), encode_path(& type_.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(3usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        if let Some(value) = idempotency_key {
            header_map.append("Idempotency-Key", value.to_string().try_into()?);
        }
        if let Some(value) = if_match {
            header_map.append("If-Match", value.to_string().try_into()?);
        }
        #[allow(unused_mut)]
        let mut request = self
            .client
            .patch(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .query(
                &progenitor_client::QueryParam::new(
                    "create_missing_options",
                    &create_missing_options,
                ),
            )
            .query(&progenitor_client::QueryParam::new("dry_run", &dry_run))
            .query(&progenitor_client::QueryParam::new("ids", &ids))
            .query(&progenitor_client::QueryParam::new("keys", &keys))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "update_type",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**List chats

The chats of the space, last modified first. Hidden and archived chats are left out. Rows have no unread counters; list_chat_messages returns them.

Sends a `GET` request to `/v2/spaces/{space_id}/chats`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of its id.
- `limit`: The maximum number of rows on a page.
- `offset`: The number of rows to skip.
*/
    pub async fn list_chats<'a>(
        &'a self,
        space_id: &'a str,
        limit: Option<::std::num::NonZeroU64>,
        offset: Option<i64>,
    ) -> Result<ResponseValue<types::ListResponseChatRow>, Error<types::AnyError>> {
        let url = format!(
            "{}/v2/spaces/{}/chats", self.baseurl, encode_path(& space_id.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .query(&progenitor_client::QueryParam::new("limit", &limit))
            .query(&progenitor_client::QueryParam::new("offset", &offset))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "list_chats",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Create a chat

`name` holds at most 4096 characters. It is optional and need not be unique. A chat is an object: the object routes rename and archive it. A dry run returns no `id`.

Sends a `POST` request to `/v2/spaces/{space_id}/chats`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of its id.
- `dry_run`: The server checks the request and reports the result, but writes nothing.
- `idempotency_key`: The server repeats its stored response when it gets the same request again within 24 hours. The spelling of the JSON does not matter. A dry run ignores this header.
- `body`
*/
    pub async fn create_chat<'a>(
        &'a self,
        space_id: &'a str,
        dry_run: Option<bool>,
        idempotency_key: Option<&'a str>,
        body: &'a types::CreateChatRequest,
    ) -> Result<ResponseValue<types::ChatResult>, Error<types::AnyError>> {
        let url = format!(
            "{}/v2/spaces/{}/chats", self.baseurl, encode_path(& space_id.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        if let Some(value) = idempotency_key {
            header_map.append("Idempotency-Key", value.to_string().try_into()?);
        }
        #[allow(unused_mut)]
        let mut request = self
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .query(&progenitor_client::QueryParam::new("dry_run", &dry_run))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "create_chat",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            201u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Read messages

With `after` alone, pages go forward from this order id, oldest messages first. Each such page has `next_after`, also the last one: use it later to get newer messages. In every other case, pages begin with the newest messages, or with the newest before `before`, and go backward with `next_before`. A page lists its messages in ascending order. Both bounds are exclusive, and `has_more` refers to the requested bounds only. `offset` is refused. A page ends before its `limit` when its texts reach 4 MiB: continue while `has_more` is true, however many messages came.

Sends a `GET` request to `/v2/spaces/{space_id}/chats/{chat_id}/messages`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of its id.
- `chat_id`: Full id of a chat.
- `after`: Only messages after this order id: 1 to 256 characters of `0-9A-Za-z`.
- `before`: Only messages before this order id: 1 to 256 characters of `0-9A-Za-z`.
- `limit`: The maximum number of rows on a page.
- `reactions`: Returns reactions as counts, or also the members who reacted.
*/
    pub async fn get_chat_messages<'a>(
        &'a self,
        space_id: &'a str,
        chat_id: &'a str,
        after: Option<&'a str>,
        before: Option<&'a str>,
        limit: Option<::std::num::NonZeroU64>,
        reactions: Option<types::GetChatMessagesReactions>,
    ) -> Result<ResponseValue<types::ChatMessagesResponse>, Error<types::AnyError>> {
        let url = format!(
            "{}/v2/spaces/{}/chats/{}/messages", self.baseurl, encode_path(& space_id
            .to_string()), encode_path(& chat_id.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .query(&progenitor_client::QueryParam::new("after", &after))
            .query(&progenitor_client::QueryParam::new("before", &before))
            .query(&progenitor_client::QueryParam::new("limit", &limit))
            .query(&progenitor_client::QueryParam::new("reactions", &reactions))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "get_chat_messages",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Post a message

`text` is Markdown. Without its markup it holds at most 8000 UTF-16 code units. A heading becomes a bold line, and a fence becomes code. The server reads every other line as inline markup of documents. A message has at most 32 attachments, and needs a text or an attachment. A dry run checks everything and returns no `id`.

Sends a `POST` request to `/v2/spaces/{space_id}/chats/{chat_id}/messages`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of its id.
- `chat_id`: Full id of a chat.
- `dry_run`: The server checks the request and reports the result, but writes nothing.
- `idempotency_key`: The server repeats its stored response when it gets the same request again within 24 hours. The spelling of the JSON does not matter. A dry run ignores this header.
- `body`
*/
    pub async fn add_chat_message<'a>(
        &'a self,
        space_id: &'a str,
        chat_id: &'a str,
        dry_run: Option<bool>,
        idempotency_key: Option<&'a str>,
        body: &'a types::AddChatMessageRequest,
    ) -> Result<ResponseValue<types::ChatMessageResult>, Error<types::AnyError>> {
        let url = format!(
            "{}/v2/spaces/{}/chats/{}/messages", self.baseurl, encode_path(& space_id
            .to_string()), encode_path(& chat_id.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        if let Some(value) = idempotency_key {
            header_map.append("Idempotency-Key", value.to_string().try_into()?);
        }
        #[allow(unused_mut)]
        let mut request = self
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .query(&progenitor_client::QueryParam::new("dry_run", &dry_run))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "add_chat_message",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            201u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Read a message

The same content as in the list of messages.

Sends a `GET` request to `/v2/spaces/{space_id}/chats/{chat_id}/messages/{message_id}`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of its id.
- `chat_id`: Full id of a chat.
- `message_id`: Id of a message.
- `reactions`: Returns reactions as counts, or also the members who reacted.
*/
    pub async fn get_chat_message<'a>(
        &'a self,
        space_id: &'a str,
        chat_id: &'a str,
        message_id: &'a str,
        reactions: Option<types::GetChatMessageReactions>,
    ) -> Result<ResponseValue<types::ChatMessage>, Error<types::AnyError>> {
        let url = format!(
            "{}/v2/spaces/{}/chats/{}/messages/{}", self.baseurl, encode_path(& space_id
            .to_string()), encode_path(& chat_id.to_string()), encode_path(& message_id
            .to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .query(&progenitor_client::QueryParam::new("reactions", &reactions))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "get_chat_message",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Delete a message

Deletes the message permanently; only its author may. An attached file is deleted after the response if nothing else refers to it and the author uploaded it through the same application. `warnings` lists the files that may be deleted. A file in the bin stays. A file also stays if it was returned for the same upload by another application or member. A dry run returns the same warnings and deletes nothing.

Sends a `DELETE` request to `/v2/spaces/{space_id}/chats/{chat_id}/messages/{message_id}`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of its id.
- `chat_id`: Full id of a chat.
- `message_id`: Id of a message.
- `dry_run`: The server checks the request and reports the result, but writes nothing.
- `idempotency_key`: The server repeats its stored response when it gets the same request again within 24 hours. The spelling of the JSON does not matter. A dry run ignores this header.
*/
    pub async fn delete_chat_message<'a>(
        &'a self,
        space_id: &'a str,
        chat_id: &'a str,
        message_id: &'a str,
        dry_run: Option<bool>,
        idempotency_key: Option<&'a str>,
    ) -> Result<ResponseValue<types::ChatMessageResult>, Error<types::AnyError>> {
        let url = format!(
            "{}/v2/spaces/{}/chats/{}/messages/{}", self.baseurl, encode_path(& space_id
            .to_string()), encode_path(& chat_id.to_string()), encode_path(& message_id
            .to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        if let Some(value) = idempotency_key {
            header_map.append("Idempotency-Key", value.to_string().try_into()?);
        }
        #[allow(unused_mut)]
        let mut request = self
            .client
            .delete(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .query(&progenitor_client::QueryParam::new("dry_run", &dry_run))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "delete_chat_message",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Edit a message

Replaces the text; attachments, `reply_to`, pin and reactions stay. Only the author may edit it. A text with the same meaning changes nothing. `order`, `at` and `state_id` never change.

Sends a `PATCH` request to `/v2/spaces/{space_id}/chats/{chat_id}/messages/{message_id}`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of its id.
- `chat_id`: Full id of a chat.
- `message_id`: Id of a message.
- `dry_run`: The server checks the request and reports the result, but writes nothing.
- `idempotency_key`: The server repeats its stored response when it gets the same request again within 24 hours. The spelling of the JSON does not matter. A dry run ignores this header.
- `body`
*/
    pub async fn edit_chat_message<'a>(
        &'a self,
        space_id: &'a str,
        chat_id: &'a str,
        message_id: &'a str,
        dry_run: Option<bool>,
        idempotency_key: Option<&'a str>,
        body: &'a types::EditChatMessageRequest,
    ) -> Result<ResponseValue<types::ChatMessageResult>, Error<types::AnyError>> {
        let url = format!(
            "{}/v2/spaces/{}/chats/{}/messages/{}", self.baseurl, encode_path(& space_id
            .to_string()), encode_path(& chat_id.to_string()), encode_path(& message_id
            .to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        if let Some(value) = idempotency_key {
            header_map.append("Idempotency-Key", value.to_string().try_into()?);
        }
        #[allow(unused_mut)]
        let mut request = self
            .client
            .patch(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .query(&progenitor_client::QueryParam::new("dry_run", &dry_run))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "edit_chat_message",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Toggle a reaction

Adds the caller's reaction to a message, or removes it. An emoji holds 1 to 64 characters. A member can add at most 12 different emoji to a message, and a message has at most 32. A dry run predicts `added`.

Sends a `POST` request to `/v2/spaces/{space_id}/chats/{chat_id}/messages/{message_id}/reactions`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of its id.
- `chat_id`: Full id of a chat.
- `message_id`: Id of a message.
- `dry_run`: The server checks the request and reports the result, but writes nothing.
- `idempotency_key`: The server repeats its stored response when it gets the same request again within 24 hours. The spelling of the JSON does not matter. A dry run ignores this header.
- `body`
*/
    pub async fn toggle_chat_reaction<'a>(
        &'a self,
        space_id: &'a str,
        chat_id: &'a str,
        message_id: &'a str,
        dry_run: Option<bool>,
        idempotency_key: Option<&'a str>,
        body: &'a types::ChatReactionRequest,
    ) -> Result<ResponseValue<types::ChatReactionResult>, Error<types::AnyError>> {
        let url = format!(
            "{}/v2/spaces/{}/chats/{}/messages/{}/reactions", self.baseurl, encode_path(&
            space_id.to_string()), encode_path(& chat_id.to_string()), encode_path(&
            message_id.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        if let Some(value) = idempotency_key {
            header_map.append("Idempotency-Key", value.to_string().try_into()?);
        }
        #[allow(unused_mut)]
        let mut request = self
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .query(&progenitor_client::QueryParam::new("dry_run", &dry_run))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "toggle_chat_reaction",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Mark as read

Marks messages that are at or before `up_to` and were stored at or before `last_state_id`. Messages that were stored later stay unread, wherever they are. `scope` selects messages (the default), mentions, or all reactions to the caller's own messages, which takes no bounds. Nothing becomes unread again. A dry run returns no `state`.

Sends a `POST` request to `/v2/spaces/{space_id}/chats/{chat_id}/read`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of its id.
- `chat_id`: Full id of a chat.
- `dry_run`: The server checks the request and reports the result, but writes nothing.
- `idempotency_key`: The server repeats its stored response when it gets the same request again within 24 hours. The spelling of the JSON does not matter. A dry run ignores this header.
- `body`
*/
    pub async fn read_chat<'a>(
        &'a self,
        space_id: &'a str,
        chat_id: &'a str,
        dry_run: Option<bool>,
        idempotency_key: Option<&'a str>,
        body: &'a types::ChatReadRequest,
    ) -> Result<ResponseValue<types::ChatReadResult>, Error<types::AnyError>> {
        let url = format!(
            "{}/v2/spaces/{}/chats/{}/read", self.baseurl, encode_path(& space_id
            .to_string()), encode_path(& chat_id.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        if let Some(value) = idempotency_key {
            header_map.append("Idempotency-Key", value.to_string().try_into()?);
        }
        #[allow(unused_mut)]
        let mut request = self
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .query(&progenitor_client::QueryParam::new("dry_run", &dry_run))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "read_chat",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Mark everything as read

Marks all messages and mentions that are stored at this moment. Reactions stay unread. A dry run returns no `state`.

Sends a `POST` request to `/v2/spaces/{space_id}/chats/{chat_id}/read_all`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of its id.
- `chat_id`: Full id of a chat.
- `dry_run`: The server checks the request and reports the result, but writes nothing.
- `idempotency_key`: The server repeats its stored response when it gets the same request again within 24 hours. The spelling of the JSON does not matter. A dry run ignores this header.
*/
    pub async fn read_all_chat_messages<'a>(
        &'a self,
        space_id: &'a str,
        chat_id: &'a str,
        dry_run: Option<bool>,
        idempotency_key: Option<&'a str>,
    ) -> Result<ResponseValue<types::ChatReadResult>, Error<types::AnyError>> {
        let url = format!(
            "{}/v2/spaces/{}/chats/{}/read_all", self.baseurl, encode_path(& space_id
            .to_string()), encode_path(& chat_id.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        if let Some(value) = idempotency_key {
            header_map.append("Idempotency-Key", value.to_string().try_into()?);
        }
        #[allow(unused_mut)]
        let mut request = self
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .query(&progenitor_client::QueryParam::new("dry_run", &dry_run))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "read_all_chat_messages",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Search messages

Finds messages that contain any of the words. The last word also matches the beginning of a word. A double-quoted text is an exact phrase. The best matches come first, then the newest. `query` holds 1 to 4096 characters, and `snippet` is plain text of at most 150 characters around the first match. Deleted messages never match. A page ends before its `limit` when its texts reach 4 MiB: the next page begins at `offset` plus the number of messages that came.

Sends a `GET` request to `/v2/spaces/{space_id}/chats/{chat_id}/messages/search`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of its id.
- `chat_id`: Full id of a chat.
- `limit`: The maximum number of rows on a page.
- `offset`: The number of rows to skip.
- `query`: The words to search for; not blank.
*/
    pub async fn search_chat_messages<'a>(
        &'a self,
        space_id: &'a str,
        chat_id: &'a str,
        limit: Option<::std::num::NonZeroU64>,
        offset: Option<i64>,
        query: &'a types::SearchChatMessagesQuery,
    ) -> Result<
        ResponseValue<types::ListResponseMessageSearchHit>,
        Error<types::AnyError>,
    > {
        let url = format!(
            "{}/v2/spaces/{}/chats/{}/messages/search", self.baseurl, encode_path(&
            space_id.to_string()), encode_path(& chat_id.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .query(&progenitor_client::QueryParam::new("limit", &limit))
            .query(&progenitor_client::QueryParam::new("offset", &offset))
            .query(&progenitor_client::QueryParam::new("query", &query))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "search_chat_messages",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Follow a chat

A stream of server-sent events. It begins with the last `limit` messages as `message_added`, fewer if their texts reach 4 MiB. Then every change follows when it is committed: `message_added`, `message_updated`, `message_deleted`, `reactions_updated`, `pinned_updated`, `state_updated`. Only additions have an event id. A frame with only an id follows the first messages. To resume, send the last id as `Last-Event-ID`. The server replays additions only, so read the messages again to get edits and deletions. `resync_required` as the first event means that the stream cannot resume from this id, or that no message has it. Later it means that the client was too slow, and the stream ends. More than 256 events or 6144000 bytes of text were waiting, or the connection accepted nothing for half a minute. A client that reads without a pause, but slower than about 32 KB a second, may also get it; it can resume from its last id. Comment lines keep the connection open. At most 64 streams are open at the same time, and 256 connections whose streams were not read to the end. A stream ends when the key loses its rights.

Sends a `GET` request to `/v2/spaces/{space_id}/chats/{chat_id}/messages/stream`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of its id.
- `chat_id`: Full id of a chat.
- `heartbeat`: Seconds between two comment lines; any invalid value means 30.
- `limit`: The maximum number of rows on a page.
- `last_event_id`: The last event id that the client received. The server replays later additions, as far as it still keeps them.
*/
    pub async fn stream_chat_messages<'a>(
        &'a self,
        space_id: &'a str,
        chat_id: &'a str,
        heartbeat: Option<::std::num::NonZeroU32>,
        limit: Option<::std::num::NonZeroU64>,
        last_event_id: Option<&'a str>,
    ) -> Result<ResponseValue<ByteStream>, Error<types::AnyError>> {
        let url = format!(
            "{}/v2/spaces/{}/chats/{}/messages/stream", self.baseurl, encode_path(&
            space_id.to_string()), encode_path(& chat_id.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        if let Some(value) = last_event_id {
            header_map.append("Last-Event-ID", value.to_string().try_into()?);
        }
        #[allow(unused_mut)]
        let mut request = self
            .client
            .get(url)
            .query(&progenitor_client::QueryParam::new("heartbeat", &heartbeat))
            .query(&progenitor_client::QueryParam::new("limit", &limit))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "stream_chat_messages",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => Ok(ResponseValue::stream(response)),
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Search all spaces

Works as search_space, in every space that the key reaches. Each row names its space. Spaces that are still loading are left out with a warning. So are spaces in which a type, key or option does not exist.

Sends a `POST` request to `/v2/search`

Arguments:
- `ids`: Form of the ids of blocks, rows, columns, views and spaces in the response: short or full.
- `keys`: Form of property and type keys in the response: stable keys or display names.
- `limit`: The maximum number of rows on a page.
- `offset`: The number of rows to skip.
- `body`
*/
    pub async fn search_global<'a>(
        &'a self,
        ids: Option<types::Ids>,
        keys: Option<types::Keys>,
        limit: Option<::std::num::NonZeroU64>,
        offset: Option<i64>,
        body: &'a types::SearchRequestDoc,
    ) -> Result<ResponseValue<types::ListResponseObjectRow>, Error<types::AnyError>> {
        let url = format!("{}/v2/search", self.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .query(&progenitor_client::QueryParam::new("ids", &ids))
            .query(&progenitor_client::QueryParam::new("keys", &keys))
            .query(&progenitor_client::QueryParam::new("limit", &limit))
            .query(&progenitor_client::QueryParam::new("offset", &offset))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "search_global",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Search a space

Searches names, content, options and types for words (`query`), and selects by type and by filter. The filter is a compact string (`filter`) or a tree (`filters`). An object must match all of them; an empty body lists everything. Rows are ordered by `sorts`, then by relevance, or last modified first. Rows are compact; `fields` adds properties to them. A search sees every write whose response was sent before. A write between two pages can shift rows, so remove duplicate rows by `id`. If objects change while the server makes a page, a row may show a value that was written after the row was selected.

Sends a `POST` request to `/v2/spaces/{space_id}/search`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of its id.
- `keys`: Form of property and type keys in the response: stable keys or display names.
- `limit`: The maximum number of rows on a page.
- `offset`: The number of rows to skip.
- `body`
*/
    pub async fn search_space<'a>(
        &'a self,
        space_id: &'a str,
        keys: Option<types::Keys>,
        limit: Option<::std::num::NonZeroU64>,
        offset: Option<i64>,
        body: &'a types::SearchRequestDoc,
    ) -> Result<ResponseValue<types::ListResponseObjectRow>, Error<types::AnyError>> {
        let url = format!(
            "{}/v2/spaces/{}/search", self.baseurl, encode_path(& space_id.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .query(&progenitor_client::QueryParam::new("keys", &keys))
            .query(&progenitor_client::QueryParam::new("limit", &limit))
            .query(&progenitor_client::QueryParam::new("offset", &offset))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "search_space",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Create a collection

Creates an ordered list of up to 1000 existing objects. add_items adds more. A dry run returns neither `id` nor `etag`.

Sends a `POST` request to `/v2/spaces/{space_id}/collections`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of its id.
- `dry_run`: The server checks the request and reports the result, but writes nothing.
- `idempotency_key`: The server repeats its stored response when it gets the same request again within 24 hours. The spelling of the JSON does not matter. A dry run ignores this header.
- `body`
*/
    pub async fn create_collection<'a>(
        &'a self,
        space_id: &'a str,
        dry_run: Option<bool>,
        idempotency_key: Option<&'a str>,
        body: &'a types::CreateCollectionRequest,
    ) -> Result<ResponseValue<types::CreateResult>, Error<types::AnyError>> {
        let url = format!(
            "{}/v2/spaces/{}/collections", self.baseurl, encode_path(& space_id
            .to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        if let Some(value) = idempotency_key {
            header_map.append("Idempotency-Key", value.to_string().try_into()?);
        }
        #[allow(unused_mut)]
        let mut request = self
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .query(&progenitor_client::QueryParam::new("dry_run", &dry_run))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "create_collection",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            201u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**List the objects of a collection

The items of the collection in their stored order. A view applies only if `view` names it.

Sends a `GET` request to `/v2/spaces/{space_id}/collections/{collection_id}/objects`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of its id.
- `collection_id`: Full id of a collection.
- `fields`: Comma-separated list of property keys to include in `properties`.
- `keys`: Form of property and type keys in the response: stable keys or display names.
- `limit`: The maximum number of rows on a page.
- `offset`: The number of rows to skip.
- `view`: Full id of a view, or a unique suffix of its id.
*/
    pub async fn get_collection_objects<'a>(
        &'a self,
        space_id: &'a str,
        collection_id: &'a str,
        fields: Option<&'a str>,
        keys: Option<types::Keys>,
        limit: Option<::std::num::NonZeroU64>,
        offset: Option<i64>,
        view: Option<&'a str>,
    ) -> Result<ResponseValue<types::ListResponseObjectRow>, Error<types::AnyError>> {
        let url = format!(
            "{}/v2/spaces/{}/collections/{}/objects", self.baseurl, encode_path(&
            space_id.to_string()), encode_path(& collection_id.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .query(&progenitor_client::QueryParam::new("fields", &fields))
            .query(&progenitor_client::QueryParam::new("keys", &keys))
            .query(&progenitor_client::QueryParam::new("limit", &limit))
            .query(&progenitor_client::QueryParam::new("offset", &offset))
            .query(&progenitor_client::QueryParam::new("view", &view))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "get_collection_objects",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**List the views of a collection

Each view as in the document. The ids are short unless `ids=full`.

Sends a `GET` request to `/v2/spaces/{space_id}/collections/{collection_id}/views`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of its id.
- `collection_id`: Full id of a collection.
- `ids`: Form of the ids of blocks, rows, columns, views and spaces in the response: short or full.
- `keys`: Form of property and type keys in the response: stable keys or display names.
- `limit`: The maximum number of rows on a page.
- `offset`: The number of rows to skip.
*/
    pub async fn get_collection_views<'a>(
        &'a self,
        space_id: &'a str,
        collection_id: &'a str,
        ids: Option<types::Ids>,
        keys: Option<types::Keys>,
        limit: Option<::std::num::NonZeroU64>,
        offset: Option<i64>,
    ) -> Result<ResponseValue<types::ListResponseViewObject>, Error<types::AnyError>> {
        let url = format!(
            "{}/v2/spaces/{}/collections/{}/views", self.baseurl, encode_path(& space_id
            .to_string()), encode_path(& collection_id.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .query(&progenitor_client::QueryParam::new("ids", &ids))
            .query(&progenitor_client::QueryParam::new("keys", &keys))
            .query(&progenitor_client::QueryParam::new("limit", &limit))
            .query(&progenitor_client::QueryParam::new("offset", &offset))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "get_collection_views",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Create a query

A query selects the objects of one type, always with their current state. `filter` or `filters` and `sorts` make one view named All; or the body has up to 10 whole `views`. The server stores the filters, at most 32 on the top level. Unknown select options are refused unless `create_missing_options=true`. A dry run returns neither `id` nor `etag`.

Sends a `POST` request to `/v2/spaces/{space_id}/queries`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of its id.
- `create_missing_options`: Allows the server to create select options that do not exist yet.
- `dry_run`: The server checks the request and reports the result, but writes nothing.
- `idempotency_key`: The server repeats its stored response when it gets the same request again within 24 hours. The spelling of the JSON does not matter. A dry run ignores this header.
- `body`
*/
    pub async fn create_query<'a>(
        &'a self,
        space_id: &'a str,
        create_missing_options: Option<bool>,
        dry_run: Option<bool>,
        idempotency_key: Option<&'a str>,
        body: &'a types::CreateQueryRequest,
    ) -> Result<ResponseValue<types::CreateResult>, Error<types::AnyError>> {
        let url = format!(
            "{}/v2/spaces/{}/queries", self.baseurl, encode_path(& space_id.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        if let Some(value) = idempotency_key {
            header_map.append("Idempotency-Key", value.to_string().try_into()?);
        }
        #[allow(unused_mut)]
        let mut request = self
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .query(
                &progenitor_client::QueryParam::new(
                    "create_missing_options",
                    &create_missing_options,
                ),
            )
            .query(&progenitor_client::QueryParam::new("dry_run", &dry_run))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "create_query",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            201u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**List the objects of a query

Without `view`, the first stored view applies. If there are several, a warning names all of them.

Sends a `GET` request to `/v2/spaces/{space_id}/queries/{query_id}/objects`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of its id.
- `query_id`: Full id of a query.
- `fields`: Comma-separated list of property keys to include in `properties`.
- `keys`: Form of property and type keys in the response: stable keys or display names.
- `limit`: The maximum number of rows on a page.
- `offset`: The number of rows to skip.
- `view`: Full id of a view, or a unique suffix of its id.
*/
    pub async fn get_query_objects<'a>(
        &'a self,
        space_id: &'a str,
        query_id: &'a str,
        fields: Option<&'a str>,
        keys: Option<types::Keys>,
        limit: Option<::std::num::NonZeroU64>,
        offset: Option<i64>,
        view: Option<&'a str>,
    ) -> Result<ResponseValue<types::ListResponseObjectRow>, Error<types::AnyError>> {
        let url = format!(
            "{}/v2/spaces/{}/queries/{}/objects", self.baseurl, encode_path(& space_id
            .to_string()), encode_path(& query_id.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .query(&progenitor_client::QueryParam::new("fields", &fields))
            .query(&progenitor_client::QueryParam::new("keys", &keys))
            .query(&progenitor_client::QueryParam::new("limit", &limit))
            .query(&progenitor_client::QueryParam::new("offset", &offset))
            .query(&progenitor_client::QueryParam::new("view", &view))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "get_query_objects",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**List the views of a query

Each view as in the document. The ids are short unless `ids=full`.

Sends a `GET` request to `/v2/spaces/{space_id}/queries/{query_id}/views`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of its id.
- `query_id`: Full id of a query.
- `ids`: Form of the ids of blocks, rows, columns, views and spaces in the response: short or full.
- `keys`: Form of property and type keys in the response: stable keys or display names.
- `limit`: The maximum number of rows on a page.
- `offset`: The number of rows to skip.
*/
    pub async fn get_query_views<'a>(
        &'a self,
        space_id: &'a str,
        query_id: &'a str,
        ids: Option<types::Ids>,
        keys: Option<types::Keys>,
        limit: Option<::std::num::NonZeroU64>,
        offset: Option<i64>,
    ) -> Result<ResponseValue<types::ListResponseViewObject>, Error<types::AnyError>> {
        let url = format!(
            "{}/v2/spaces/{}/queries/{}/views", self.baseurl, encode_path(& space_id
            .to_string()), encode_path(& query_id.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .query(&progenitor_client::QueryParam::new("ids", &ids))
            .query(&progenitor_client::QueryParam::new("keys", &keys))
            .query(&progenitor_client::QueryParam::new("limit", &limit))
            .query(&progenitor_client::QueryParam::new("offset", &offset))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "get_query_views",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/// Items consumers will typically use such as the Client.
pub mod prelude {
    #[allow(unused_imports)]
    pub use super::Client;
}
