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
        ///Id of a message of this chat that this one answers; empty counts as absent.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub reply_to: ::std::option::Option<AddChatMessageRequestReplyTo>,
        ///Markdown; at most 8000 UTF-16 code units once its markup is removed.
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
    ///Id of a message of this chat that this one answers; empty counts as absent.
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
    ///Markdown; at most 8000 UTF-16 code units once its markup is removed.
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
    ///A document of any kind: the members that most kinds have; the others depend on `kind`.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct AnyDocument {
        ///The content, flat and in document order; `indent` gives the hierarchy.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub blocks: ::std::vec::Vec<Block>,
        ///Version of the document format, `2.0`.
        #[serde(rename = "formatVersion")]
        pub format_version: ::std::string::String,
        ///What the document is; absent means `page`.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub kind: ::std::option::Option<::std::string::String>,
        ///Values under keys, names or variants of properties.
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
    ///An error in either envelope.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct AnyError {
        ///The stable code of the refusal.
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
        ///Covers every space, later ones included; `space_ids` is then empty.
        pub all_spaces: bool,
        ///What was approved, which may differ from what was asked for.
        pub permission: Permission,
        ///Full ids of the granted spaces. An empty list alone never means all.
        pub space_ids: ::std::vec::Vec<::std::string::String>,
    }
    ///The template that a new object was made from.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct AppliedTemplate {
        ///How many blocks it gave; absent on a dry run.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub blocks_added: ::std::option::Option<u32>,
        ///Its blocks and those of the request were put together.
        pub combined: bool,
        ///The template object.
        pub id: ::std::string::String,
        ///Its name.
        pub name: ::std::string::String,
        ///Who chose it.
        pub source: TemplateSource,
    }
    /**What an attachment is.
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
    ///A block: the members that every type has; the others depend on `type`.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct Block {
        ///Id of the block, shortened unless `ids=full`.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub id: ::std::option::Option<::std::string::String>,
        ///Depth in the hierarchy, 0 to 32; absent means 0.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub indent: ::std::option::Option<u8>,
        ///Inline text; formatting is Markdown.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub text: ::std::option::Option<::std::string::String>,
        ///What the block is, such as `paragraph`, `heading_1` or `table`.
        #[serde(rename = "type")]
        pub type_: ::std::string::String,
        #[serde(flatten)]
        pub extra: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
    }
    ///An object that hangs on a message.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct ChatAttachment {
        ///Object id.
        pub id: ::std::string::String,
        ///What it was when it was attached.
        #[serde(rename = "type")]
        pub type_: AttachmentKind,
    }
    /**What happened in a chat; also the `event` of its frame.
`message_added`: A message was added, or belongs to the opening window.
`message_updated`: A message was edited.
`message_deleted`: A message was deleted.
`reactions_updated`: The reactions to a message changed.
`state_updated`: What the caller's member has not read changed.
`pinned_updated`: A message was pinned or unpinned.
`resync_required`: What was missed cannot be told: read the messages again.*/
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
        ///What hangs on it.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub attachments: ::std::vec::Vec<ChatAttachment>,
        ///Display name of the author.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub author: ::std::option::Option<::std::string::String>,
        ///Member id of the author.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub author_id: ::std::option::Option<::std::string::String>,
        ///Read-only rendering of the blocks of an imported message that has a text as well.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub blocks_text: ::std::option::Option<::std::string::String>,
        ///When it was last edited.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub edited_at: ::std::option::Option<::std::string::String>,
        ///Message id.
        pub id: ::std::string::String,
        ///Its place in the chat: order ids compare as bytes, and serve as cursors.
        pub order: ::std::string::String,
        ///Pinned in its chat.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub pinned: ::std::option::Option<bool>,
        ///Which members did; only with `reactions=full`.
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
        ///Id of the message that it answers, which may be gone.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub reply_to: ::std::option::Option<::std::string::String>,
        ///Stamped when the message was stored; where a stream is resumed.
        pub state_id: ::std::string::String,
        ///Markdown; may be empty.
        pub text: ::std::string::String,
    }
    ///What a post, an edit or a delete answers.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
    pub struct ChatMessageResult {
        ///Nothing was committed.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub dry_run: ::std::option::Option<bool>,
        ///Message id; absent on the dry run of a post.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub id: ::std::option::Option<::std::string::String>,
        ///Advice that needs no retry.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub warnings: ::std::vec::Vec<Issue>,
    }
    ///A page of messages.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct ChatMessagesResponse {
        ///There are more messages within the asked bounds.
        pub has_more: bool,
        ///Messages that it ever held.
        pub lifetime_message_count: u64,
        ///Messages that the chat holds.
        pub message_count: u64,
        ///The messages of this page, ascending by `order`.
        pub messages: ::std::vec::Vec<ChatMessage>,
        ///Send it as `after` for what follows; on every page of a walk forward, the last and an empty one too.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub next_after: ::std::option::Option<::std::string::String>,
        ///Send it as `before` for the next page; only on a walk backward with `has_more`.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub next_before: ::std::option::Option<::std::string::String>,
        ///What the caller's member has not read.
        pub state: ChatState,
    }
    ///Body of toggle_chat_reaction.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    #[serde(deny_unknown_fields)]
    pub struct ChatReactionRequest {
        ///One emoji, without blanks.
        pub emoji: ChatReactionRequestEmoji,
    }
    ///One emoji, without blanks.
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
    ///What toggle_chat_reaction answers.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
    pub struct ChatReactionResult {
        ///The reaction is there now, or would be after a dry run.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub added: ::std::option::Option<bool>,
        ///Nothing was committed.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub dry_run: ::std::option::Option<bool>,
        ///Advice that needs no retry.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub warnings: ::std::vec::Vec<Issue>,
    }
    ///Body of read_chat.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
    #[serde(deny_unknown_fields)]
    pub struct ChatReadRequest {
        ///State id that was seen; required but for reactions.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub last_state_id: ::std::option::Option<ChatReadRequestLastStateId>,
        ///What is marked; messages where absent.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub scope: ::std::option::Option<ChatReadScope>,
        ///Order id of the last message that was read; required but for reactions.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub up_to: ::std::option::Option<ChatReadRequestUpTo>,
    }
    ///State id that was seen; required but for reactions.
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
    ///Order id of the last message that was read; required but for reactions.
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
    ///What read_chat and read_all_chat_messages answer.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
    pub struct ChatReadResult {
        ///Nothing was committed.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub dry_run: ::std::option::Option<bool>,
        ///What is unread now; absent on a dry run.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub state: ::std::option::Option<ChatState>,
    }
    /**What is marked as read.
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
    ///What create_chat answers.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct ChatResult {
        ///Nothing was committed.
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
    ///What the caller's member has not read in a chat.
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
        ///Order id of the oldest of the member's own messages with an unread reaction.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub unread_reaction_order: ::std::option::Option<::std::string::String>,
    }
    ///The `data` of a frame: flat, members that an event does not have are absent.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct ChatStreamEvent {
        ///State id; additions only, and the id of their frame.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub id: ::std::option::Option<::std::string::String>,
        ///The message, reactions as counts.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub message: ::std::option::Option<ChatMessage>,
        ///The message that was deleted, pinned or reacted to.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub message_id: ::std::option::Option<::std::string::String>,
        ///Whether it is pinned now.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub pinned: ::std::option::Option<bool>,
        ///All reactions to it as counts; absent when all were removed.
        #[serde(
            default,
            skip_serializing_if = ":: std :: collections :: HashMap::is_empty"
        )]
        pub reactions: ::std::collections::HashMap<::std::string::String, u64>,
        ///What the caller's member has not read.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub state: ::std::option::Option<ChatState>,
        ///What happened.
        #[serde(rename = "type")]
        pub type_: ChatEventType,
    }
    ///Body of create_api_key.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    #[serde(deny_unknown_fields)]
    pub struct CreateApiKeyRequest {
        ///The approved challenge.
        pub challenge_id: CreateApiKeyRequestChallengeId,
        ///The 4 digits that the owner passed on.
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
    ///The 4 digits that the owner passed on.
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
        ///The key. It is not shown again.
        pub api_key: ::std::string::String,
        ///What the owner approved; null for a key without a grant.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        pub grant: ::std::option::Option<ApiKeyGrant>,
    }
    ///Body of create_auth_challenge.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    #[serde(deny_unknown_fields)]
    pub struct CreateChallengeRequest {
        ///The name under which the key will be kept; not empty. At most 128 bytes.
        pub app_name: CreateChallengeRequestAppName,
    }
    ///The name under which the key will be kept; not empty. At most 128 bytes.
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
        ///Names the challenge when it is exchanged.
        pub challenge_id: ::std::string::String,
    }
    ///Body of create_chat.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
    #[serde(deny_unknown_fields)]
    pub struct CreateChatRequest {
        ///The name; empty where it is left out.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub name: ::std::option::Option<CreateChatRequestName>,
    }
    ///The name; empty where it is left out.
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
        ///Full ids of existing objects, in order; the first of equal ones counts.
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
    ///Body of create_object: a document when it has `formatVersion`, else the shortcut.
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
    ///An option: its name and its colour.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    #[serde(deny_unknown_fields)]
    pub struct CreateOptionRequest {
        ///The colour; absent takes the next of the palette.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub color: ::std::option::Option<CreateOptionRequestColor>,
        ///The name, a case-sensitive identity; not blank.
        pub name: CreateOptionRequestName,
    }
    ///The colour; absent takes the next of the palette.
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
        ///The format of its values, fixed for ever.
        pub format: CreatePropertyRequestFormat,
        ///The wanted key; absent derives it from the name.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub key: ::std::option::Option<CreatePropertyRequestKey>,
        ///The display name; not blank.
        pub name: CreatePropertyRequestName,
        ///Options in display order; select and multi_select only.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub options: ::std::vec::Vec<CreateOptionRequest>,
    }
    ///The format of its values, fixed for ever.
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
    ///The wanted key; absent derives it from the name.
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
    ///Body of create_query: a live selection of the objects of one type.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    #[serde(deny_unknown_fields)]
    pub struct CreateQueryRequest {
        ///A compact filter string, in the grammar of the schema kind filters. At most 4096 bytes.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub filter: ::std::option::Option<CreateQueryRequestFilter>,
        ///A filter tree; its nodes must all hold. At most 1000 leaves at all depths together.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub filters: ::std::vec::Vec<
            ::serde_json::Map<::std::string::String, ::serde_json::Value>,
        >,
        ///The name; not blank.
        pub name: CreateQueryRequestName,
        ///Sort keys, the first one primary.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub sorts: ::std::vec::Vec<CreateQueryRequestSortsItem>,
        ///Type key, name or a variant of it.
        #[serde(rename = "type")]
        pub type_: CreateQueryRequestType,
        ///Whole views, in place of a filter and sorts of its one view.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub views: ::std::vec::Vec<
            ::serde_json::Map<::std::string::String, ::serde_json::Value>,
        >,
    }
    ///A compact filter string, in the grammar of the schema kind filters. At most 4096 bytes.
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
        ///Names of options in the wanted order, with the direction custom.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub custom_order: ::std::vec::Vec<CreateQueryRequestSortsItemCustomOrderItem>,
        ///Ascending by default; custom goes by custom_order.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub direction: ::std::option::Option<CreateQueryRequestSortsItemDirection>,
        ///Where objects without a value stand.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub empty_placement: ::std::option::Option<
            CreateQueryRequestSortsItemEmptyPlacement,
        >,
        ///False sorts dates by calendar day, not by the second.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub include_time: ::std::option::Option<bool>,
        ///Sorts text by its bytes, not as a reader would.
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
    ///Ascending by default; custom goes by custom_order.
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
    ///Where objects without a value stand.
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
        ///What was created beside the resource.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub created: ::std::option::Option<SideEffects>,
        ///The ids of new views, by the position of the operation, such as `/ops/0`.
        #[serde(
            default,
            skip_serializing_if = ":: std :: collections :: HashMap::is_empty"
        )]
        pub created_views: ::std::collections::HashMap<
            ::std::string::String,
            ::std::string::String,
        >,
        ///Nothing was committed.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub dry_run: ::std::option::Option<bool>,
        ///The etag after the write; absent on a dry run.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub etag: ::std::option::Option<::std::string::String>,
        ///Full id; absent on a dry run of a create.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub id: ::std::option::Option<::std::string::String>,
        ///Reserved; refusals use the error envelope.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub issues: ::std::vec::Vec<Issue>,
        ///How many members a new collection has.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub items: ::std::option::Option<u32>,
        ///The identity key of a type or property.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub key: ::std::option::Option<::std::string::String>,
        ///What was detached.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub removed: ::std::option::Option<SideEffects>,
        ///The template that was applied.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub template: ::std::option::Option<AppliedTemplate>,
        ///The type key of the object.
        #[serde(rename = "type", skip_serializing_if = "::std::option::Option::is_none")]
        pub type_: ::std::option::Option<::std::string::String>,
        ///Advice that needs no retry.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub warnings: ::std::vec::Vec<Issue>,
    }
    ///A space in its members; an update needs at least one.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
    #[serde(deny_unknown_fields)]
    pub struct CreateSpaceRequest {
        ///What the space is for.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub description: ::std::option::Option<CreateSpaceRequestDescription>,
        ///The name; empty where it is left out.
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
    ///The name; empty where it is left out.
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
        ///The content that is copied into new objects.
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
        ///What the document is; absent means the same.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub kind: ::std::option::Option<CreateTemplateRequestKind>,
        ///Values under keys, names or variants of properties; `name` is the name of the template.
        #[serde(default, skip_serializing_if = "::serde_json::Map::is_empty")]
        pub properties: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
        ///The type of the objects that start from it: key, name or a variant of it.
        pub template_for: CreateTemplateRequestTemplateFor,
        ///`template`, which is also meant when it is absent.
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
    ///What the document is; absent means the same.
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
    ///The type of the objects that start from it: key, name or a variant of it.
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
    ///`template`, which is also meant when it is absent.
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
    ///A type in its members.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    #[serde(deny_unknown_fields)]
    pub struct CreateTypeMembers {
        ///The wanted key; absent derives it from the name.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub api_key: ::std::option::Option<CreateTypeMembersApiKey>,
        ///A template object that its objects start from; empty means none.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub default_template: ::std::option::Option<CreateTypeMembersDefaultTemplate>,
        ///The view type that its objects are shown in at first.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub default_view: ::std::option::Option<CreateTypeMembersDefaultView>,
        ///The icon.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub icon: ::std::option::Option<IconInput>,
        ///How its objects are laid out; absent means `basic`.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub layout: ::std::option::Option<CreateTypeMembersLayout>,
        ///The display name; not blank.
        pub name: CreateTypeMembersName,
        ///What several of its objects are called.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub plural_name: ::std::option::Option<CreateTypeMembersPluralName>,
        ///Its properties in display order. An entry whose name is new makes a property.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub property_definitions: ::std::vec::Vec<PropertyDefinition>,
    }
    ///The wanted key; absent derives it from the name.
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
    ///A template object that its objects start from; empty means none.
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
    ///The view type that its objects are shown in at first.
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
    ///How its objects are laid out; absent means `basic`.
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
    ///What several of its objects are called.
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
    ///Body of create_type: a document when it has `formatVersion`, `kind` or `type_settings`, else the members of a type.
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
    ///An option of a definition: a bare name, or the name and the colour.
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
    ///How much an edit changed.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct DiffStats {
        ///Blocks that are new.
        pub blocks_added: u32,
        ///Blocks whose content differs.
        pub blocks_changed: u32,
        ///The fewest blocks whose move explains the order: one move_block counts 1, whatever it takes along.
        pub blocks_moved: u32,
        ///Blocks that are gone.
        pub blocks_removed: u32,
        ///Members that a collection gained; absent when none.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub items_added: ::std::option::Option<u32>,
        ///Members that a collection lost; absent when none.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub items_removed: ::std::option::Option<u32>,
        ///Properties whose presence or value differs.
        pub properties_changed: u32,
    }
    ///Body of edit_chat_message.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    #[serde(deny_unknown_fields)]
    pub struct EditChatMessageRequest {
        ///The new text; empty only where the message has attachments.
        pub text: EditChatMessageRequestText,
    }
    ///The new text; empty only where the message has attachments.
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
    ///One edit operation; `op` names it.
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
        ///What was created beside the object.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub created: ::std::option::Option<SideEffects>,
        ///The ids of new blocks, rows and columns, by their position in the payload, such as `ops[0].blocks[1]`.
        #[serde(
            default,
            skip_serializing_if = ":: std :: collections :: HashMap::is_empty"
        )]
        pub created_blocks: ::std::collections::HashMap<
            ::std::string::String,
            ::std::string::String,
        >,
        ///The ids of new views, by position, such as `ops[0]` or `ops[0].set.views[1]`.
        #[serde(
            default,
            skip_serializing_if = ":: std :: collections :: HashMap::is_empty"
        )]
        pub created_views: ::std::collections::HashMap<
            ::std::string::String,
            ::std::string::String,
        >,
        ///How much changed.
        pub diff_stats: DiffStats,
        ///Nothing was committed.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub dry_run: ::std::option::Option<bool>,
        ///The etag after the edit; absent on a dry run.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub etag: ::std::option::Option<::std::string::String>,
        ///What was detached; an edit of an object detaches nothing.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub removed: ::std::option::Option<SideEffects>,
        ///The type was changed.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub type_changed: ::std::option::Option<TypeChanged>,
        ///Advice that needs no retry.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub warnings: ::std::vec::Vec<Issue>,
    }
    ///Result of upload_file; a dry run has `dry_run` only.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
    pub struct FileUploadResult {
        ///Nothing was committed.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub dry_run: ::std::option::Option<bool>,
        ///Id of the file.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub id: ::std::option::Option<::std::string::String>,
        ///What the content is, told from its bytes.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub mime_type: ::std::option::Option<::std::string::String>,
        ///Its name without the extension.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub name: ::std::option::Option<::std::string::String>,
        ///How many bytes the content has.
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
    ///An icon: exactly the member that matches `format`, and maybe a colour.
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
        ///Which picture.
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
    ///Which picture.
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
    ///One finding: where (`path`), what (`message`) and how to repair it (`hint`, `see_also`).
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct Issue {
        ///Allowed values, or the repair.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub hint: ::std::option::Option<::std::string::String>,
        ///What is wrong.
        pub message: ::std::string::String,
        ///The failing input: a JSON pointer into a body, a dotted path into an operation, or the bare name of a parameter.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub path: ::std::option::Option<::std::string::String>,
        ///Requests that the hint refers to.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub see_also: ::std::vec::Vec<Ref>,
    }
    /**The kind of a key.
`jsonApi`: The kind of every paired key.
`full`: The owner's own.
`limited`: Admitted nowhere on v2.*/
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
`scoped`: It has one.
`legacy`: It has none and reaches everything.*/
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
        ///The rows of this page. Rows of objects end a page after 4 MiB of names and values, whatever its `limit`: the next `offset` is this one plus the rows that came.
        pub data: ::std::vec::Vec<ChatRow>,
        ///There are rows after this page.
        pub has_more: bool,
        ///How many rows a page may have.
        pub limit: u32,
        ///How to narrow or continue; only with `has_more`.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub message: ::std::option::Option<::std::string::String>,
        ///How many rows were skipped.
        pub offset: u64,
        ///All rows, not only those of this page.
        pub total: u64,
        ///Advice that needs no retry.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub warnings: ::std::vec::Vec<Issue>,
    }
    ///One page of rows.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct ListResponseMemberRow {
        ///The rows of this page. Rows of objects end a page after 4 MiB of names and values, whatever its `limit`: the next `offset` is this one plus the rows that came.
        pub data: ::std::vec::Vec<MemberRow>,
        ///There are rows after this page.
        pub has_more: bool,
        ///How many rows a page may have.
        pub limit: u32,
        ///How to narrow or continue; only with `has_more`.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub message: ::std::option::Option<::std::string::String>,
        ///How many rows were skipped.
        pub offset: u64,
        ///All rows, not only those of this page.
        pub total: u64,
        ///Advice that needs no retry.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub warnings: ::std::vec::Vec<Issue>,
    }
    ///One page of rows.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct ListResponseMessageSearchHit {
        ///The rows of this page. Rows of objects end a page after 4 MiB of names and values, whatever its `limit`: the next `offset` is this one plus the rows that came.
        pub data: ::std::vec::Vec<MessageSearchHit>,
        ///There are rows after this page.
        pub has_more: bool,
        ///How many rows a page may have.
        pub limit: u32,
        ///How to narrow or continue; only with `has_more`.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub message: ::std::option::Option<::std::string::String>,
        ///How many rows were skipped.
        pub offset: u64,
        ///All rows, not only those of this page.
        pub total: u64,
        ///Advice that needs no retry.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub warnings: ::std::vec::Vec<Issue>,
    }
    ///One page of rows.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct ListResponseObjectRow {
        ///The rows of this page. Rows of objects end a page after 4 MiB of names and values, whatever its `limit`: the next `offset` is this one plus the rows that came.
        pub data: ::std::vec::Vec<ObjectRow>,
        ///There are rows after this page.
        pub has_more: bool,
        ///How many rows a page may have.
        pub limit: u32,
        ///How to narrow or continue; only with `has_more`.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub message: ::std::option::Option<::std::string::String>,
        ///How many rows were skipped.
        pub offset: u64,
        ///All rows, not only those of this page.
        pub total: u64,
        ///Advice that needs no retry.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub warnings: ::std::vec::Vec<Issue>,
    }
    ///One page of rows.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct ListResponseOptionRow {
        ///The rows of this page. Rows of objects end a page after 4 MiB of names and values, whatever its `limit`: the next `offset` is this one plus the rows that came.
        pub data: ::std::vec::Vec<OptionRow>,
        ///There are rows after this page.
        pub has_more: bool,
        ///How many rows a page may have.
        pub limit: u32,
        ///How to narrow or continue; only with `has_more`.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub message: ::std::option::Option<::std::string::String>,
        ///How many rows were skipped.
        pub offset: u64,
        ///All rows, not only those of this page.
        pub total: u64,
        ///Advice that needs no retry.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub warnings: ::std::vec::Vec<Issue>,
    }
    ///One page of rows.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct ListResponsePropertyRow {
        ///The rows of this page. Rows of objects end a page after 4 MiB of names and values, whatever its `limit`: the next `offset` is this one plus the rows that came.
        pub data: ::std::vec::Vec<PropertyRow>,
        ///There are rows after this page.
        pub has_more: bool,
        ///How many rows a page may have.
        pub limit: u32,
        ///How to narrow or continue; only with `has_more`.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub message: ::std::option::Option<::std::string::String>,
        ///How many rows were skipped.
        pub offset: u64,
        ///All rows, not only those of this page.
        pub total: u64,
        ///Advice that needs no retry.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub warnings: ::std::vec::Vec<Issue>,
    }
    ///One page of rows.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct ListResponseTemplateRow {
        ///The rows of this page. Rows of objects end a page after 4 MiB of names and values, whatever its `limit`: the next `offset` is this one plus the rows that came.
        pub data: ::std::vec::Vec<TemplateRow>,
        ///There are rows after this page.
        pub has_more: bool,
        ///How many rows a page may have.
        pub limit: u32,
        ///How to narrow or continue; only with `has_more`.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub message: ::std::option::Option<::std::string::String>,
        ///How many rows were skipped.
        pub offset: u64,
        ///All rows, not only those of this page.
        pub total: u64,
        ///Advice that needs no retry.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub warnings: ::std::vec::Vec<Issue>,
    }
    ///One page of rows.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct ListResponseTypeRow {
        ///The rows of this page. Rows of objects end a page after 4 MiB of names and values, whatever its `limit`: the next `offset` is this one plus the rows that came.
        pub data: ::std::vec::Vec<TypeRow>,
        ///There are rows after this page.
        pub has_more: bool,
        ///How many rows a page may have.
        pub limit: u32,
        ///How to narrow or continue; only with `has_more`.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub message: ::std::option::Option<::std::string::String>,
        ///How many rows were skipped.
        pub offset: u64,
        ///All rows, not only those of this page.
        pub total: u64,
        ///Advice that needs no retry.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub warnings: ::std::vec::Vec<Issue>,
    }
    ///One page of rows.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct ListResponseViewObject {
        ///The rows of this page. Rows of objects end a page after 4 MiB of names and values, whatever its `limit`: the next `offset` is this one plus the rows that came.
        pub data: ::std::vec::Vec<ViewObject>,
        ///There are rows after this page.
        pub has_more: bool,
        ///How many rows a page may have.
        pub limit: u32,
        ///How to narrow or continue; only with `has_more`.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub message: ::std::option::Option<::std::string::String>,
        ///How many rows were skipped.
        pub offset: u64,
        ///All rows, not only those of this page.
        pub total: u64,
        ///Advice that needs no retry.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub warnings: ::std::vec::Vec<Issue>,
    }
    ///One page of spaces.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct ListSpacesResponse {
        ///The spaces of this page.
        pub data: ::std::vec::Vec<SpaceRow>,
        ///There are rows after this page.
        pub has_more: bool,
        ///There are live spaces that the key does not reach.
        pub has_not_granted_spaces: bool,
        ///How many rows a page may have.
        pub limit: u32,
        ///How to continue; only with `has_more`.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub message: ::std::option::Option<::std::string::String>,
        ///How many rows were skipped.
        pub offset: u64,
        ///All live spaces that the key reaches.
        pub total: u64,
        ///Advice that needs no retry.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub warnings: ::std::vec::Vec<Issue>,
    }
    ///The Markdown rendering of an object; it cannot be written back.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct MarkdownEnvelope {
        ///The etag of the rendered state.
        pub etag: ::std::string::String,
        ///Full object id.
        pub id: ::std::string::String,
        ///The rendering.
        pub markdown: ::std::string::String,
        ///The type key.
        #[serde(rename = "type", skip_serializing_if = "::std::option::Option::is_none")]
        pub type_: ::std::option::Option<::std::string::String>,
        ///What was left out.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub warnings: ::std::vec::Vec<Issue>,
    }
    ///A row of a member.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct MemberRow {
        ///Icon id, to be downloaded through the file content route.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub icon_image: ::std::option::Option<::std::string::String>,
        ///Full object id.
        pub id: ::std::string::String,
        ///Opaque id of the account behind the member, the same in every space; absent where this server does not know it.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub identity: ::std::option::Option<::std::string::String>,
        ///The display name; empty while it is not known.
        pub name: ::std::string::String,
        ///`viewer`, `editor`, `admin`, `owner` or `no_permissions`; empty while it is not known.
        pub role: ::std::string::String,
    }
    ///A message that a search found.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct MessageSearchHit {
        ///The message.
        pub message: ChatMessage,
        ///Plain text around the first hit.
        pub snippet: ::std::string::String,
    }
    ///The document of an object as a read serves it.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct ObjectDocument {
        ///The content, flat and in document order; `indent` gives the hierarchy.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub blocks: ::std::vec::Vec<Block>,
        ///The members of a collection, in order.
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
        ///What the document is; absent means `page`.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub kind: ::std::option::Option<::std::string::String>,
        ///The structure in place of `blocks`; only with `outline=true`.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub outline: ::std::vec::Vec<OutlineEntry>,
        ///`include` left out properties or blocks; it cannot be written back.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub partial: ::std::option::Option<bool>,
        ///Values under the keys of their properties; `name` and `description` among them.
        #[serde(default, skip_serializing_if = "::serde_json::Map::is_empty")]
        pub properties: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
        ///What a query selects.
        #[serde(default, skip_serializing_if = "::serde_json::Map::is_empty")]
        pub query_source: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
        ///Only one block and its descendants were asked for; it cannot be written back.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub subtree: ::std::option::Option<bool>,
        ///The type that a template is for.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub template_for: ::std::option::Option<::std::string::String>,
        ///The type key.
        #[serde(rename = "type", skip_serializing_if = "::std::option::Option::is_none")]
        pub type_: ::std::option::Option<::std::string::String>,
        ///The settings of a type document.
        #[serde(default, skip_serializing_if = "::serde_json::Map::is_empty")]
        pub type_settings: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
        ///What the representation cannot express.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub warnings: ::std::vec::Vec<Issue>,
    }
    ///A document to create an object from.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    #[serde(deny_unknown_fields)]
    pub struct ObjectDocumentInput {
        ///The content, flat and in document order; `indent` gives the hierarchy.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub blocks: ::std::vec::Vec<Block>,
        ///The members of a collection, in order.
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
        ///What the document is; absent means `page`.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub kind: ::std::option::Option<ObjectDocumentInputKind>,
        ///Values under keys, names or variants of properties.
        #[serde(default, skip_serializing_if = "::serde_json::Map::is_empty")]
        pub properties: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
        ///What a query selects.
        #[serde(default, skip_serializing_if = "::serde_json::Map::is_empty")]
        pub query_source: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
        ///The template that the object starts from, or `none`; empty or absent means the default one of the type.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub template: ::std::option::Option<ObjectDocumentInputTemplate>,
        ///The type that a template is for.
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
    ///What the document is; absent means `page`.
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
    ///The template that the object starts from, or `none`; empty or absent means the default one of the type.
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
    ///The type that a template is for.
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
    ///Answer of get_object: the document, or with `format=md` its Markdown in an envelope.
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
        ///Its name; may be empty.
        pub name: ::std::string::String,
        ///The values of the requested `fields`, under the keys of the properties.
        #[serde(default, skip_serializing_if = "::serde_json::Map::is_empty")]
        pub properties: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
        ///The space of the object; only in rows of the search over all spaces.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub space_id: ::std::option::Option<::std::string::String>,
        ///Its type key.
        #[serde(rename = "type")]
        pub type_: ::std::string::String,
    }
    ///A new object in a few members.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    #[serde(deny_unknown_fields)]
    pub struct ObjectShortcut {
        ///The content as Markdown. Without a `name` a heading of level 1 that it starts with is the name, where it is no longer than a name may be and holds no link or mention.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub markdown: ::std::option::Option<ObjectShortcutMarkdown>,
        ///The name.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub name: ::std::option::Option<ObjectShortcutName>,
        ///Values under keys, names or variants of properties.
        #[serde(default, skip_serializing_if = "::serde_json::Map::is_empty")]
        pub properties: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
        ///A template object, or `none`; empty means absent.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub template: ::std::option::Option<ObjectShortcutTemplate>,
        ///Type key, name or a variant of it.
        #[serde(rename = "type")]
        pub type_: ObjectShortcutType,
    }
    ///The content as Markdown. Without a `name` a heading of level 1 that it starts with is the name, where it is no longer than a name may be and holds no link or mention.
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
    ///A template object, or `none`; empty means absent.
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
        ///The colour afterwards.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub color: ::std::option::Option<OptionResultColor>,
        ///Nothing was committed.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub dry_run: ::std::option::Option<bool>,
        ///The name afterwards.
        pub name: ::std::string::String,
        ///The key of its property.
        pub property: ::std::string::String,
        ///Advice that needs no retry.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub warnings: ::std::vec::Vec<Issue>,
    }
    ///The colour afterwards.
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
    ///A row of an option.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct OptionRow {
        ///The colour.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub color: ::std::option::Option<OptionRowColor>,
        ///The name, its identity.
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
        ///Depth in the hierarchy; absent at the top.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub indent: ::std::option::Option<u8>,
        ///The beginning of its text; absent when it has none.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub text: ::std::option::Option<::std::string::String>,
        ///What the block is.
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
    /**What a key may do to the data of the spaces it reaches.
`read`: Reads only.
`readwrite`: Reads and writes.*/
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
    ///An entry of the property list of a type: give `property`, `name` or both.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
    #[serde(deny_unknown_fields)]
    pub struct PropertyDefinition {
        ///The value that new objects start with whose type lists the property.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub default_value: ::std::option::Option<::serde_json::Value>,
        ///What the property is for.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub description: ::std::option::Option<PropertyDefinitionDescription>,
        ///The format of its values; of a new property absent means text.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub format: ::std::option::Option<PropertyDefinitionFormat>,
        ///Dates have a time of day; date only.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub include_time: ::std::option::Option<bool>,
        ///Most entries of a list value; 0 is unlimited.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub max_count: ::std::option::Option<u32>,
        ///Display name of the property; a new one makes it.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub name: ::std::option::Option<PropertyDefinitionName>,
        ///Keys of the types that values may point to; objects and files only, not enforced.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub object_types: ::std::vec::Vec<::std::string::String>,
        ///Options in display order; select and multi_select only.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub options: ::std::vec::Vec<DefinedOption>,
        ///Key of the property; beside a new name the key that it is to get.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub property: ::std::option::Option<PropertyDefinitionProperty>,
        ///The server keeps its values: new objects start with the default, and nobody writes another.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub readonly: ::std::option::Option<bool>,
        ///The part of the list that it belongs to; absent is the plain one.
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
    ///The format of its values; of a new property absent means text.
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
    ///Display name of the property; a new one makes it.
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
    ///Key of the property; beside a new name the key that it is to get.
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
    ///The part of the list that it belongs to; absent is the plain one.
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
    ///A row of a property.
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
    ///A request that a hint refers to, as data.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
    pub struct Ref {
        ///An operationId such as `list_properties`; absent means the request that produced the issue.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub op: ::std::option::Option<::std::string::String>,
        ///Path parameters, substituted once and verbatim; one that is left out keeps its `{name}` placeholder.
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
        ///Method and path of the operation that takes it; several are joined by ` · `.
        pub endpoint: ::std::string::String,
        ///A value that the schema admits.
        pub example: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
        ///The example of an operation as a request body.
        #[serde(default, skip_serializing_if = "::serde_json::Map::is_empty")]
        pub example_body: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
        ///The grammar of the compact filter string, in EBNF; only of `filters`.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub grammar: ::std::option::Option<::std::string::String>,
        ///Filter strings of that grammar; only of `filters`.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub grammar_examples: ::std::vec::Vec<::std::string::String>,
        ///The name of the kind or operation.
        pub kind: ::std::string::String,
        ///JSON Schema 2020-12: of a whole body of a kind, of one element of `ops` of an operation.
        pub schema: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
    }
    ///Everything that has a published schema.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct SchemaIndex {
        ///Kinds of request bodies, by name.
        pub kinds: ::std::vec::Vec<SchemaIndexRow>,
        ///Operations of a PATCH, in their own order.
        pub ops: ::std::vec::Vec<SchemaIndexRow>,
    }
    ///Where a schema is, and what takes the body that it describes.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct SchemaIndexRow {
        ///Method and path of the operation that takes it; several are joined by ` · `.
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
    ///Body of search_space and search_global; without members it lists everything.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
    #[serde(deny_unknown_fields)]
    pub struct SearchRequestDoc {
        ///Property keys to serve in `properties` of the rows.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub fields: ::std::vec::Vec<SearchRequestDocFieldsItem>,
        ///A compact filter string, in the grammar of the schema kind filters. At most 4096 bytes.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub filter: ::std::option::Option<SearchRequestDocFilter>,
        ///A filter tree; its nodes must all hold. At most 1000 leaves at all depths together.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub filters: ::std::vec::Vec<
            ::serde_json::Map<::std::string::String, ::serde_json::Value>,
        >,
        ///Words; a quoted run is a phrase.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub query: ::std::option::Option<SearchRequestDocQuery>,
        ///Sort keys, the first one primary.
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
    ///A compact filter string, in the grammar of the schema kind filters. At most 4096 bytes.
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
    ///Words; a quoted run is a phrase.
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
        ///Names of options in the wanted order, with the direction custom.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub custom_order: ::std::vec::Vec<SearchRequestDocSortsItemCustomOrderItem>,
        ///Ascending by default; custom goes by custom_order.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub direction: ::std::option::Option<SearchRequestDocSortsItemDirection>,
        ///Where objects without a value stand.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub empty_placement: ::std::option::Option<
            SearchRequestDocSortsItemEmptyPlacement,
        >,
        ///False sorts dates by calendar day, not by the second.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub include_time: ::std::option::Option<bool>,
        ///Sorts text by its bytes, not as a reader would.
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
    ///Ascending by default; custom goes by custom_order.
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
    ///Where objects without a value stand.
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
    ///What a write created or removed beside the resource itself.
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
        ///Whether nothing was committed; on the answer of a create and an update only.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub dry_run: ::std::option::Option<bool>,
        ///Icon id, to be downloaded through the file content route.
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
        ///Icon id, to be downloaded through the file content route.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub icon_image: ::std::option::Option<::std::string::String>,
        ///Short reference or full id.
        pub id: ::std::string::String,
        ///The name.
        pub name: ::std::string::String,
    }
    ///A row of a template.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct TemplateRow {
        ///New objects of the type start from it unless they choose another one.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub default: ::std::option::Option<bool>,
        ///Full object id.
        pub id: ::std::string::String,
        ///The name of the template; may be empty.
        pub name: ::std::string::String,
        ///The type of the objects that start from it.
        pub template_for: ::std::string::String,
    }
    /**Who chose the template of a new object.
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
    ///A change of type, in type keys.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct TypeChanged {
        ///The type before.
        pub from: ::std::string::String,
        ///The type after.
        pub to: ::std::string::String,
    }
    ///A type as a document. It has no blocks: its views are generated.
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
        ///What the document is.
        pub kind: TypeDocumentInputKind,
        ///Name and description.
        pub properties: TypeProperties,
        ///Type key, name or a variant of it: that of types, which is also meant when it is absent.
        #[serde(rename = "type", skip_serializing_if = "::std::option::Option::is_none")]
        pub type_: ::std::option::Option<TypeDocumentInputType>,
        ///The definition.
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
    ///What the document is.
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
    ///Type key, name or a variant of it: that of types, which is also meant when it is absent.
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
        ///What the document is; absent means the same.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub kind: ::std::option::Option<TypeDocumentPatchKind>,
        ///Name and description.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub properties: ::std::option::Option<TypePropertiesPatch>,
        ///The definition.
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
    ///What the document is; absent means the same.
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
    ///One operation on a type; get_op_schema serves the schema of each.
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
    ///Name and description of a type to replace.
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
    ///A row of a type.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct TypeRow {
        ///The stable key.
        pub key: ::std::string::String,
        ///The display name.
        pub name: ::std::string::String,
    }
    ///The definition of a type in a document.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
    #[serde(deny_unknown_fields)]
    pub struct TypeSettings {
        ///The wanted key, on create only; absent derives it from the name.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub api_key: ::std::option::Option<TypeSettingsApiKey>,
        ///A template object that its objects start from; empty means none.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub default_template: ::std::option::Option<TypeSettingsDefaultTemplate>,
        ///The view type that its objects are shown in at first.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub default_view: ::std::option::Option<TypeSettingsDefaultView>,
        ///How its objects are laid out; absent means `basic`.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub layout: ::std::option::Option<TypeSettingsLayout>,
        ///What several of its objects are called.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub plural_name: ::std::option::Option<TypeSettingsPluralName>,
        ///Its properties in display order. An entry whose name is new makes a property.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub property_definitions: ::std::vec::Vec<PropertyDefinition>,
    }
    ///The wanted key, on create only; absent derives it from the name.
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
    ///A template object that its objects start from; empty means none.
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
    ///The view type that its objects are shown in at first.
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
    ///How its objects are laid out; absent means `basic`.
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
    ///What several of its objects are called.
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
    ///Members of a type to replace; absent ones keep their value.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
    #[serde(deny_unknown_fields)]
    pub struct UpdateTypeMembers {
        ///A template object that its objects start from; empty means none.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub default_template: ::std::option::Option<UpdateTypeMembersDefaultTemplate>,
        ///The view type that its objects are shown in at first.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub default_view: ::std::option::Option<UpdateTypeMembersDefaultView>,
        ///The icon.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub icon: ::std::option::Option<IconInput>,
        ///How its objects are laid out.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub layout: ::std::option::Option<UpdateTypeMembersLayout>,
        ///The display name; not blank.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub name: ::std::option::Option<UpdateTypeMembersName>,
        ///What several of its objects are called.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub plural_name: ::std::option::Option<UpdateTypeMembersPluralName>,
        ///Its properties in display order, which replace the list. An entry whose name is new makes a property.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub property_definitions: ::std::vec::Vec<PropertyDefinition>,
    }
    ///A template object that its objects start from; empty means none.
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
    ///The view type that its objects are shown in at first.
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
    ///How its objects are laid out.
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
    ///What several of its objects are called.
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
    ///Body of update_type: operations, a part of a document, or members to replace, all but `api_key`.
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
    ///Body of upload_file that is no form.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    #[serde(deny_unknown_fields)]
    pub struct UploadFileRequest {
        ///What to call the file; the extension of the source is added to a name without one.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub name: ::std::option::Option<UploadFileRequestName>,
        ///Where the content is fetched from: http or https, a public address.
        pub url: UploadFileRequestUrl,
    }
    ///What to call the file; the extension of the source is added to a name without one.
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
    ///Where the content is fetched from: http or https, a public address.
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
        ///Faults, in document order: a write of the document would be refused. Of more than 1000 the first ones, and a last one that says so.
        pub issues: ::std::vec::Vec<Issue>,
        ///Advice that never blocks a write.
        pub warnings: ::std::vec::Vec<Issue>,
    }
    ///A view, as the document of its object has it.
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
    ///The API that answered.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct WhoamiApi {
        ///The version value.
        pub version: ::std::string::String,
    }
    ///What a key reaches.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
    pub struct WhoamiGrant {
        ///The grant covers every space, later ones included.
        pub all_spaces: bool,
        ///What it may do there; absent without a grant.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub permission: ::std::option::Option<Permission>,
        ///The key reaches the listed spaces only.
        pub restricted: bool,
        ///A grant record exists.
        pub scoped: bool,
        ///How many spaces are covered now; absent without a grant.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub space_count: ::std::option::Option<u64>,
        ///The granted spaces; of a key that reaches all, only on request.
        pub spaces: ::std::vec::Vec<WhoamiSpace>,
    }
    ///The record of a key, never its token.
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
        ///A sentence for people; only for keys of kind `jsonApi` without a grant.
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

**Parameters.** `offset`, `limit`, `ids`, `keys`, `dry_run` and `create_missing_options` are checked on every operation, and documented where they have an effect. An empty value counts as absent. Unknown query parameters are ignored.

**Bodies.** A JSON body holds at most 1000000 values: each object, array, text, number, boolean and null counts as one. It holds at most 1 MiB, unless its operation names another size. Null for an optional member counts as absent, unless the member gives null a meaning. Refused without a body: a path and query of more than 8192 bytes (414: send less in the query); headers of more than 32768 bytes (431: send fewer); a body that comes too slowly (nothing for 30 seconds; JSON not whole after 30; above 256 KiB, less than 64 KiB a second on average after the first 5) (408: the connection ends, so send it again on another one); a body that is still arriving when the server stops, or while other bodies fill the memory for them (503: send it again after the seconds of Retry-After).

**Web pages.** The server checks `Host` and `Origin` before anything else:

- The host must be `localhost`, an IP address, or listed in `ROLLTOP_ALLOWED_HOSTS`.
- An origin must be one of this machine or listed in `ROLLTOP_ALLOWED_ORIGINS`.
- Requests of the server's own pages are accepted, and links that lead to `/` and `/docs`.
- A request without `Origin` is refused when `Sec-Fetch-Site` is `same-site`.
- All else is refused with 403, and several `Host` headers with 400, in the older envelope.

A page of a listed origin can also read the answers: they carry `Access-Control-Allow-Origin` with this origin, `Access-Control-Expose-Headers: ETag, Content-Disposition, Link, Location, Retry-After, Service-Version, Service-Key-Status, Service-Notice, Idempotency-Replayed, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, X-Request-Id` and `Vary: Origin`. A preflight (`OPTIONS`) from a listed origin is answered with 204, `Access-Control-Allow-Methods` with the methods of the path, and `Access-Control-Allow-Headers: Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, Last-Event-ID`. Credentials and private networks are never allowed.

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

Ends pairing: an approved challenge and its code give the key, shown this once, and the grant that the owner approved. Five wrong codes end a challenge and twenty lock pairing until the next start of the server; unknown, unapproved, expired, denied and wrong all answer alike. Needs no key.

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

Starts pairing: the owner of the workspace sees the request with the claimed name, chooses spaces and permission, and receives a code of 4 digits to pass on. A challenge waits 3 minutes for its approval and 5 more for the code. One pending challenge per caller, 10 challenges a minute and 30 per run of the server are admitted; one refusal text answers every limit. Needs no key. A retry starts another challenge.

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
    /**Describe the key of this request

Tells what the key is, which spaces it reaches and whether it may write, from the same record that guards every request.

Sends a `GET` request to `/v2/auth/whoami`

Arguments:
- `ids`: Spelling of the ids of blocks, rows, columns, views and spaces in the answer.
- `spaces`: Lists the live spaces of a key that reaches all of them.
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

The kinds of request bodies by name, and the operations of a PATCH in their own order.

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

Closed and bounded JSON Schema 2020-12 of a whole request body, with an example. Requests are checked against the very schema that is served here. The documents have none in the dialects of vendors.

Sends a `GET` request to `/v2/schemas/{kind}`

Arguments:
- `kind`: Name of a kind, as the list of schemas has it.
- `dialect`: A projection that the strict mode of a vendor accepts; absent means JSON Schema 2020-12, closed and bounded.
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

Closed and bounded JSON Schema 2020-12 of one element of `ops`, with an example, which `example_body` shows as a request body. Operations are checked against the very schema that is served here.

Sends a `GET` request to `/v2/schemas/ops/{op}`

Arguments:
- `op`: Name of an operation, as the list of schemas has it.
- `dialect`: A projection that the strict mode of a vendor accepts; absent means JSON Schema 2020-12, closed and bounded.
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

Checks structure and format of a document of any kind, of at most 10 MiB, and reports every finding at once, with status 200 also for an invalid document, a newer format version or JSON that is no object. A body that is no JSON is refused as everywhere. No space is consulted: custom properties, options, types and references are not judged. Any key may call it.

Sends a `POST` request to `/v2/validate`

Arguments:
- `idempotency_key`: Repeats the stored answer when the same request, in whatever spelling, is sent again within 24 hours. A dry run ignores it.
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

The live spaces that the key reaches, by full id. `has_not_granted_spaces` tells that there are others.

Sends a `GET` request to `/v2/spaces`

Arguments:
- `ids`: Spelling of the ids of blocks, rows, columns, views and spaces in the answer.
- `limit`: How many rows a page may have.
- `offset`: How many rows to skip.
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

`name` and `description` are trimmed and hold at most 4096 characters each. Only a key that reaches every space and may write can do it. A retry without the same `Idempotency-Key` creates a second space. A dry run checks the body and simulates nothing else.

Sends a `POST` request to `/v2/spaces`

Arguments:
- `dry_run`: Checks and reports, and commits nothing.
- `ids`: Spelling of the ids of blocks, rows, columns, views and spaces in the answer.
- `idempotency_key`: Repeats the stored answer when the same request, in whatever spelling, is sent again within 24 hours. A dry run ignores it.
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

Spaces that are deleted, left or still joining answer 404.

Sends a `GET` request to `/v2/spaces/{space_id}`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `ids`: Spelling of the ids of blocks, rows, columns, views and spaces in the answer.
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

At least one member must be present; an absent one keeps its value and an empty `description` clears it. Icon and default type cannot be written. A dry run answers the row as it would be.

Sends a `PATCH` request to `/v2/spaces/{space_id}`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `dry_run`: Checks and reports, and commits nothing.
- `ids`: Spelling of the ids of blocks, rows, columns, views and spaces in the answer.
- `idempotency_key`: Repeats the stored answer when the same request, in whatever spelling, is sent again within 24 hours. A dry run ignores it.
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

Ordinary objects of the space, last modified first: no files, templates, hidden or archived ones. Rows are compact; `fields` adds properties to them.

Sends a `GET` request to `/v2/spaces/{space_id}/objects`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `fields`: Comma list of property keys to serve in `properties`.
- `keys`: Spelling of property and type keys in the answer: stable keys or display names.
- `limit`: How many rows a page may have.
- `offset`: How many rows to skip.
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

The body is a document when `formatVersion`, `version` or `blocks` is present, else the shortcut of type, name, properties and Markdown. The body holds at most 10 MiB; a shortcut at most 128 properties and Markdown of 1048576 characters or 2048 blocks. Unknown select options are refused unless `create_missing_options=true`. A dry run answers no `id` and no `etag`, and does not count the blocks of a template.

Sends a `POST` request to `/v2/spaces/{space_id}/objects`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `create_missing_options`: Consents to creating select options that do not exist yet.
- `dry_run`: Checks and reports, and commits nothing.
- `idempotency_key`: Repeats the stored answer when the same request, in whatever spelling, is sent again within 24 hours. A dry run ignores it.
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

The whole editable document, parts of it, an outline or a read-only Markdown rendering. A read never fails for content: what cannot be expressed is reported in `warnings`.

Sends a `GET` request to `/v2/spaces/{space_id}/objects/{object_id}`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `object_id`: Full id of an object.
- `block`: Serves this block and its descendants only: a full block id or a unique suffix.
- `format`: The document, or its Markdown rendering.
- `ids`: Spelling of the ids of blocks, rows, columns, views and spaces in the answer.
- `include`: Comma list of `properties` and `blocks`; absent means both. With one of them the document is `partial`.
- `keys`: Spelling of property and type keys in the answer: stable keys or display names.
- `outline`: Serves the structure with shortened text in place of `blocks`.
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

Moves the object to the bin, from where it is restored outside of this API. A key may archive what the application of the same name created; an unscoped key created locally may archive everything. A dry run tells whether the real call would be admitted.

Sends a `DELETE` request to `/v2/spaces/{space_id}/objects/{object_id}`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `object_id`: Full id of an object.
- `dry_run`: Checks and reports, and commits nothing.
- `idempotency_key`: Repeats the stored answer when the same request, in whatever spelling, is sent again within 24 hours. A dry run ignores it.
- `if_match`: An etag from a read: quoted, weak or bare, a list, or `*`. Without a match nothing is done; without the header the last write wins.
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

Applies 1 to 512 operations in order, all or nothing. The body holds at most 10 MiB, an operation at most 256 blocks, and a batch may create at most 64 select options, with `create_missing_options=true`. The work of a batch is bounded too. Its operations that insert, replace, move or delete blocks, times the blocks of the object and of the batch, of which Markdown counts 256, are at most 1048576. The texts that replace_text rewrites, and those that update_block turns from literal into markup or back, are at most 16 MiB, each counted whole by every operation; what is looked through for `match`, and for `find` without `id`, counts a 64th of its bytes. A dry run answers the whole result but the `etag`; the ids of new blocks and views are minted again by the real call.

Sends a `PATCH` request to `/v2/spaces/{space_id}/objects/{object_id}`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `object_id`: Full id of an object.
- `create_missing_options`: Consents to creating select options that do not exist yet.
- `dry_run`: Checks and reports, and commits nothing.
- `ids`: Spelling of the ids of blocks, rows, columns, views and spaces in the answer.
- `keys`: Spelling of property and type keys in the answer: stable keys or display names.
- `idempotency_key`: Repeats the stored answer when the same request, in whatever spelling, is sent again within 24 hours. A dry run ignores it.
- `if_match`: An etag from a read: quoted, weak or bare, a list, or `*`. Without a match nothing is done; without the header the last write wins.
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

A form with a part `file` and an optional part `name`, or JSON with the `url` of a public source. What the file is, is told from its content. Content that a file of the space has already, outside of the bin, answers with that file; one that another application or member uploaded no longer goes with a message then. Content is capped by the server's configuration (512 MiB by default), wherever it comes from. Beside its file a form holds at most 1 MiB, and the head of a part 64 KiB. A source has 5 seconds to take the connection, 10 to begin its answer, 15 for each next piece of it and 120 for all of it; 5 redirects are followed. A dry run reads and checks what it is sent, fetches nothing, stores nothing, and does not judge whether a source can be reached.

Sends a `POST` request to `/v2/spaces/{space_id}/files`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `dry_run`: Checks and reports, and commits nothing.
- `idempotency_key`: Repeats the stored answer when the same request, in whatever spelling, is sent again within 24 hours. A dry run ignores it.
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

Puts it into the bin, from where it is restored outside of this API; its content stays and is served. A key may archive what the application of the same name uploaded; an unscoped key created locally may archive everything.

Sends a `DELETE` request to `/v2/spaces/{space_id}/files/{file_id}`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `file_id`: Id of a file; where content is served, also the `icon_image` of the space or of a member.
- `dry_run`: Checks and reports, and commits nothing.
- `idempotency_key`: Repeats the stored answer when the same request, in whatever spelling, is sent again within 24 hours. A dry run ignores it.
- `if_match`: An etag from a read: quoted, weak or bare, a list, or `*`. Without a match nothing is done; without the header the last write wins.
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

The properties of the space by name, then key; hidden and removed ones are left out.

Sends a `GET` request to `/v2/spaces/{space_id}/properties`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `limit`: How many rows a page may have.
- `offset`: How many rows to skip.
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

The key comes from `key` or else from `name`, in snake case, and never changes afterwards; one that is taken or built in, in any spelling, is refused. A display name that another property of the space has is refused without a `key`; that of a built-in one, whose key is another, is taken with a warning. `name` holds at most 4096 characters, `key` 256, `options` 100 entries, which need no consent. The body holds at most 1 MiB. A dry run answers the would-be row under `created.properties`, and no `id`.

Sends a `POST` request to `/v2/spaces/{space_id}/properties`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `dry_run`: Checks and reports, and commits nothing.
- `idempotency_key`: Repeats the stored answer when the same request, in whatever spelling, is sent again within 24 hours. A dry run ignores it.
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

By its key, its display name or a variant of these. Unknown and removed ones answer 404 with candidates.

Sends a `GET` request to `/v2/spaces/{space_id}/properties/{key}`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
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

Its values stay where they are, readable and editable, and its key becomes free; `warnings` count the objects that hold a value and name the types that list it. It is restored outside of this API. Built-in properties that the server depends on cannot be archived. A dry run answers the same.

Sends a `DELETE` request to `/v2/spaces/{space_id}/properties/{key}`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `key`: Property key, display name or a variant of it.
- `dry_run`: Checks and reports, and commits nothing.
- `idempotency_key`: Repeats the stored answer when the same request, in whatever spelling, is sent again within 24 hours. A dry run ignores it.
- `if_match`: An etag from a read: quoted, weak or bare, a list, or `*`. Without a match nothing is done; without the header the last write wins.
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

Key and format never change; built-in properties that the server keeps cannot be renamed. A dry run answers the same.

Sends a `PATCH` request to `/v2/spaces/{space_id}/properties/{key}`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `key`: Property key, display name or a variant of it.
- `dry_run`: Checks and reports, and commits nothing.
- `idempotency_key`: Repeats the stored answer when the same request, in whatever spelling, is sent again within 24 hours. A dry run ignores it.
- `if_match`: An etag from a read: quoted, weak or bare, a list, or `*`. Without a match nothing is done; without the header the last write wins.
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

The options of a select or multi_select property by name in byte order, removed ones left out. `total` counts those that have the prefix.

Sends a `GET` request to `/v2/spaces/{space_id}/properties/{key}/options`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `key`: Property key, display name or a variant of it.
- `limit`: How many rows a page may have.
- `offset`: How many rows to skip.
- `prefix`: The beginning of the names to list; upper and lower case are the same.
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

A name that is taken is refused; that of an archived option takes that option out of the bin. Without `color` a new option takes the next of the palette. A property has at most 10,000 options, however they come. The body holds at most 1 MiB. A dry run answers the same.

Sends a `POST` request to `/v2/spaces/{space_id}/properties/{key}/options`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `key`: Property key, display name or a variant of it.
- `dry_run`: Checks and reports, and commits nothing.
- `idempotency_key`: Repeats the stored answer when the same request, in whatever spelling, is sent again within 24 hours. A dry run ignores it.
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

Objects that hold it keep it and go on serving its name; it is no longer listed and no other object can get it. Creating an option of its name takes it out of the bin. A dry run answers the same.

Sends a `DELETE` request to `/v2/spaces/{space_id}/properties/{key}/options/{option}`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `key`: Property key, display name or a variant of it.
- `option`: The exact name of an option.
- `dry_run`: Checks and reports, and commits nothing.
- `idempotency_key`: Repeats the stored answer when the same request, in whatever spelling, is sent again within 24 hours. A dry run ignores it.
- `if_match`: An etag from a read: quoted, weak or bare, a list, or `*`. Without a match nothing is done; without the header the last write wins.
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

At least one member must be present. Values and stored view filters hold the identity of the option and follow a rename. A dry run answers the row as it would be.

Sends a `PATCH` request to `/v2/spaces/{space_id}/properties/{key}/options/{option}`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `key`: Property key, display name or a variant of it.
- `option`: The exact name of an option.
- `dry_run`: Checks and reports, and commits nothing.
- `idempotency_key`: Repeats the stored answer when the same request, in whatever spelling, is sent again within 24 hours. A dry run ignores it.
- `if_match`: An etag from a read: quoted, weak or bare, a list, or `*`. Without a match nothing is done; without the header the last write wins.
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

The active members of the space by name. `id` is the value for properties that point to members, such as `assignee`; it is always full.

Sends a `GET` request to `/v2/spaces/{space_id}/members`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `limit`: How many rows a page may have.
- `offset`: How many rows to skip.
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

By the full id of the member. An unknown one, another object and a member who left answer 404.

Sends a `GET` request to `/v2/spaces/{space_id}/members/{member_id}`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
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
    /**Read the own member

The row of the local account that every key of this server acts as. A server without an account answers 404.

Sends a `GET` request to `/v2/spaces/{space_id}/members/me`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
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

The templates of the space, last modified first; hidden and archived ones are left out. Searches and the list of objects never show them.

Sends a `GET` request to `/v2/spaces/{space_id}/templates`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `keys`: Spelling of property and type keys in the answer: stable keys or display names.
- `limit`: How many rows a page may have.
- `offset`: How many rows to skip.
- `type_`: Only templates for this type: its key, name or a variant of it.
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

A document with `template_for`, the type of the objects that start from it; `kind` and `type` are filled in. Afterwards it is read, edited and archived through the object routes. The body holds at most 10 MiB. Unknown select options are refused unless `create_missing_options=true`. A dry run answers no `id` and no `etag`.

Sends a `POST` request to `/v2/spaces/{space_id}/templates`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `create_missing_options`: Consents to creating select options that do not exist yet.
- `dry_run`: Checks and reports, and commits nothing.
- `idempotency_key`: Repeats the stored answer when the same request, in whatever spelling, is sent again within 24 hours. A dry run ignores it.
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

The types of the space by name, then key; hidden and removed ones are left out. A row carries the stable key and the name; get_type serves the rest.

Sends a `GET` request to `/v2/spaces/{space_id}/types`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `limit`: How many rows a page may have.
- `offset`: How many rows to skip.
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

The body is a document when `formatVersion`, `kind` or `type_settings` is present, else the members of a type. The key comes from `api_key` or else from the name, in snake case, and never changes afterwards; one that is taken or built in, in any spelling, is refused. Entries of `property_definitions`, at most 128, name properties of the space; an entry whose `name` is new makes a property, with options that need no consent, while new options of a property that exists need `create_missing_options=true`, at most 64. Everything comes into being in one commit, or nothing does. Where no entry stands in the plain section, `created_date`, `creator` and `links` are added to it and count. A type without definitions gets the default ones, and `done` where its layout is `todo`, but for those that were removed from the space. The body holds at most 10 MiB. A dry run answers `key` and `created`, and neither `id` nor `etag`.

Sends a `POST` request to `/v2/spaces/{space_id}/types`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `create_missing_options`: Consents to creating select options that do not exist yet.
- `dry_run`: Checks and reports, and commits nothing.
- `keys`: Spelling of property and type keys in the answer: stable keys or display names.
- `idempotency_key`: Repeats the stored answer when the same request, in whatever spelling, is sent again within 24 hours. A dry run ignores it.
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

The document of the type: its name, icon and description, its settings with the list of properties, and its views. Removed properties stay in the list under their stored keys. A removed type answers 404 here and stays readable through its object id.

Sends a `GET` request to `/v2/spaces/{space_id}/types/{type}`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `type_`: Type key, display name or a variant of it.
- `ids`: Spelling of the ids of blocks, rows, columns, views and spaces in the answer.
- `keys`: Spelling of property and type keys in the answer: stable keys or display names.
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

Its objects keep it and go on reading with it, and its key becomes free; `warnings` count them. It is restored outside of this API. Built-in types that the server depends on cannot be archived. A dry run answers the same.

Sends a `DELETE` request to `/v2/spaces/{space_id}/types/{type}`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `type_`: Type key, display name or a variant of it.
- `dry_run`: Checks and reports, and commits nothing.
- `keys`: Spelling of property and type keys in the answer: stable keys or display names.
- `idempotency_key`: Repeats the stored answer when the same request, in whatever spelling, is sent again within 24 hours. A dry run ignores it.
- `if_match`: An etag from a read: quoted, weak or bare, a list, or `*`. Without a match nothing is done; without the header the last write wins.
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

The body is a batch of 1 to 512 operations, or a part of the type's document (`properties`, `type_settings`, `icon`), or the members to replace. `property_definitions` replaces the whole list, whose views follow it; the operations change it entry by entry. Everything is one commit, all or nothing. New options of properties that exist need `create_missing_options=true`, at most 64. The key never changes. The body holds at most 10 MiB. A dry run answers the whole result but the `etag`; new ids are minted again by the real call.

Sends a `PATCH` request to `/v2/spaces/{space_id}/types/{type}`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `type_`: Type key, display name or a variant of it.
- `create_missing_options`: Consents to creating select options that do not exist yet.
- `dry_run`: Checks and reports, and commits nothing.
- `ids`: Spelling of the ids of blocks, rows, columns, views and spaces in the answer.
- `keys`: Spelling of property and type keys in the answer: stable keys or display names.
- `idempotency_key`: Repeats the stored answer when the same request, in whatever spelling, is sent again within 24 hours. A dry run ignores it.
- `if_match`: An etag from a read: quoted, weak or bare, a list, or `*`. Without a match nothing is done; without the header the last write wins.
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

The chats of the space, last modified first, without hidden and archived ones. Rows carry no unread counters: these come with the messages.

Sends a `GET` request to `/v2/spaces/{space_id}/chats`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `limit`: How many rows a page may have.
- `offset`: How many rows to skip.
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

`name` holds at most 4096 characters, may be left out and need not be unique. A chat is an object: it is renamed and archived through the object routes. A dry run answers no `id`.

Sends a `POST` request to `/v2/spaces/{space_id}/chats`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `dry_run`: Checks and reports, and commits nothing.
- `idempotency_key`: Repeats the stored answer when the same request, in whatever spelling, is sent again within 24 hours. A dry run ignores it.
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

`after` alone walks forward from a place, oldest first, and goes on with `next_after`, which is also there at the end: ask again with it for what is posted later. Every other form is anchored at the newest end and walks backward with `next_before`. Messages are always ascending, both bounds are exclusive, and `has_more` speaks of the asked bounds only. `offset` is refused. A page ends before its `limit` when the texts in it come to 4 MiB: go on while `has_more`, however many came.

Sends a `GET` request to `/v2/spaces/{space_id}/chats/{chat_id}/messages`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `chat_id`: Full id of a chat.
- `after`: Only messages after this order id: 1 to 256 of `0-9A-Za-z`.
- `before`: Only messages before this order id: 1 to 256 of `0-9A-Za-z`.
- `limit`: How many rows a page may have.
- `reactions`: Reactions as counts, or with the members as well.
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

`text` is Markdown of at most 8000 UTF-16 code units once its markup is removed: a heading becomes a bold line, a fence code, everything else passes line by line through the inline markup of documents. At most 32 attachments; a text or an attachment is needed. A dry run checks everything and answers no `id`.

Sends a `POST` request to `/v2/spaces/{space_id}/chats/{chat_id}/messages`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `chat_id`: Full id of a chat.
- `dry_run`: Checks and reports, and commits nothing.
- `idempotency_key`: Repeats the stored answer when the same request, in whatever spelling, is sent again within 24 hours. A dry run ignores it.
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

The same as its row in the list.

Sends a `GET` request to `/v2/spaces/{space_id}/chats/{chat_id}/messages/{message_id}`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `chat_id`: Full id of a chat.
- `message_id`: Id of a message.
- `reactions`: Reactions as counts, or with the members as well.
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

For good; only the author may. A file that hung on it and that nothing else refers to is deleted with it, after the answer, when the author uploaded it through the same application: `warnings` names what may go. A file in the bin stays, and so does one that answered an upload of another application or member. A dry run warns the same and removes nothing.

Sends a `DELETE` request to `/v2/spaces/{space_id}/chats/{chat_id}/messages/{message_id}`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `chat_id`: Full id of a chat.
- `message_id`: Id of a message.
- `dry_run`: Checks and reports, and commits nothing.
- `idempotency_key`: Repeats the stored answer when the same request, in whatever spelling, is sent again within 24 hours. A dry run ignores it.
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

Replaces the text; attachments, `reply_to`, pin and reactions stay. Only the author may. A text that means the same changes nothing. Place, `at` and `state_id` never change.

Sends a `PATCH` request to `/v2/spaces/{space_id}/chats/{chat_id}/messages/{message_id}`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `chat_id`: Full id of a chat.
- `message_id`: Id of a message.
- `dry_run`: Checks and reports, and commits nothing.
- `idempotency_key`: Repeats the stored answer when the same request, in whatever spelling, is sent again within 24 hours. A dry run ignores it.
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

Adds the caller's reaction to a message, or takes it back. An emoji holds 1 to 64 characters, at most 12 different ones a member and 32 a message. A dry run predicts `added`.

Sends a `POST` request to `/v2/spaces/{space_id}/chats/{chat_id}/messages/{message_id}/reactions`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `chat_id`: Full id of a chat.
- `message_id`: Id of a message.
- `dry_run`: Checks and reports, and commits nothing.
- `idempotency_key`: Repeats the stored answer when the same request, in whatever spelling, is sent again within 24 hours. A dry run ignores it.
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

Marks what stands at or before `up_to` and was stored at or before `last_state_id`: what was stored later stays unread wherever it stands. `scope` chooses messages (the default), mentions, or all reactions to the caller's own messages, which takes no bounds. Nothing becomes unread again. A dry run answers no `state`.

Sends a `POST` request to `/v2/spaces/{space_id}/chats/{chat_id}/read`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `chat_id`: Full id of a chat.
- `dry_run`: Checks and reports, and commits nothing.
- `idempotency_key`: Repeats the stored answer when the same request, in whatever spelling, is sent again within 24 hours. A dry run ignores it.
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

All messages and mentions that are stored at this moment; reactions stay. A dry run answers no `state`.

Sends a `POST` request to `/v2/spaces/{space_id}/chats/{chat_id}/read_all`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `chat_id`: Full id of a chat.
- `dry_run`: Checks and reports, and commits nothing.
- `idempotency_key`: Repeats the stored answer when the same request, in whatever spelling, is sent again within 24 hours. A dry run ignores it.
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

Messages that hold any of the words, the last word also as a beginning; a double-quoted run is an exact phrase. Best first, then newest. `query` holds 1 to 4096 characters, `snippet` is plain text of at most 150 characters around the first hit. Deleted messages never match. A page ends before its `limit` when the texts in it come to 4 MiB: the next one begins at `offset` plus as many as came.

Sends a `GET` request to `/v2/spaces/{space_id}/chats/{chat_id}/messages/search`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `chat_id`: Full id of a chat.
- `limit`: How many rows a page may have.
- `offset`: How many rows to skip.
- `query`: The words to look for; not blank.
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

Server-sent events. First the last `limit` messages as `message_added`, fewer when the texts of these come to 4 MiB, then every change as it is committed: `message_added`, `message_updated`, `message_deleted`, `reactions_updated`, `pinned_updated`, `state_updated`. Only additions carry an event id; a frame that holds nothing but an id follows the window. Send the last id as `Last-Event-ID` to go on from there: only additions replay, so read messages again to learn of edits and deletions. `resync_required` as the first event says that the window does not go on from that id, or that no message has it; later it says that this client was too slow, and is the last: more than 256 events or 6144000 bytes of text waited for it, or its connection took nothing for half a minute. One that reads without a pause, but less than some 32 KB a second, may hear that, too, as systems take in large steps; it goes on from its last id. Comment lines keep the connection alive. At most 64 streams are open at once, and 256 connections that were not read to the end of one. A stream ends when the key loses its rights.

Sends a `GET` request to `/v2/spaces/{space_id}/chats/{chat_id}/messages/stream`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `chat_id`: Full id of a chat.
- `heartbeat`: Seconds between two comment lines; any other value counts as 30.
- `limit`: How many rows a page may have.
- `last_event_id`: The last event id that the client has seen: additions after it are replayed as far as the window reaches.
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

As search_space, over every space that the key reaches; each row says its space. Spaces that are still being loaded, and those where a type, key or option does not resolve, are left out with a warning.

Sends a `POST` request to `/v2/search`

Arguments:
- `ids`: Spelling of the ids of blocks, rows, columns, views and spaces in the answer.
- `keys`: Spelling of property and type keys in the answer: stable keys or display names.
- `limit`: How many rows a page may have.
- `offset`: How many rows to skip.
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

Words of names, content, options and types (`query`), a type, and a filter as a compact string (`filter`) or as a tree (`filters`), all of which must hold; an empty body lists everything. Ordered by `sorts`, then by relevance, or last modified first. Rows are compact; `fields` adds properties to them. A search sees every write that was answered before it. A write between two pages can shift rows, so drop those that come twice by `id`; where objects change all the time while a page is made, a row may show a value that was written after the row was chosen.

Sends a `POST` request to `/v2/spaces/{space_id}/search`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `keys`: Spelling of property and type keys in the answer: stable keys or display names.
- `limit`: How many rows a page may have.
- `offset`: How many rows to skip.
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

An ordered list of up to 1000 existing objects; more are added with add_items. A dry run answers no `id` and no `etag`.

Sends a `POST` request to `/v2/spaces/{space_id}/collections`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `dry_run`: Checks and reports, and commits nothing.
- `idempotency_key`: Repeats the stored answer when the same request, in whatever spelling, is sent again within 24 hours. A dry run ignores it.
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

The members in their stored order. A view applies only when `view` names it.

Sends a `GET` request to `/v2/spaces/{space_id}/collections/{collection_id}/objects`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `collection_id`: Full id of a collection.
- `fields`: Comma list of property keys to serve in `properties`.
- `keys`: Spelling of property and type keys in the answer: stable keys or display names.
- `limit`: How many rows a page may have.
- `offset`: How many rows to skip.
- `view`: Full id of a view, or a unique suffix of one.
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

Each view as the document has it; ids are shortened to labels unless `ids=full`.

Sends a `GET` request to `/v2/spaces/{space_id}/collections/{collection_id}/views`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `collection_id`: Full id of a collection.
- `ids`: Spelling of the ids of blocks, rows, columns, views and spaces in the answer.
- `keys`: Spelling of property and type keys in the answer: stable keys or display names.
- `limit`: How many rows a page may have.
- `offset`: How many rows to skip.
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

A live selection of the objects of one type: with `filter` or `filters` and `sorts`, which make one view named All, or with up to 10 whole `views`. Filters are stored, with at most 32 at the top; unknown select options are refused unless `create_missing_options=true`. A dry run answers no `id` and no `etag`.

Sends a `POST` request to `/v2/spaces/{space_id}/queries`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `create_missing_options`: Consents to creating select options that do not exist yet.
- `dry_run`: Checks and reports, and commits nothing.
- `idempotency_key`: Repeats the stored answer when the same request, in whatever spelling, is sent again within 24 hours. A dry run ignores it.
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

Without `view` the first stored view applies; with several, a warning names it and the others.

Sends a `GET` request to `/v2/spaces/{space_id}/queries/{query_id}/objects`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `query_id`: Full id of a query.
- `fields`: Comma list of property keys to serve in `properties`.
- `keys`: Spelling of property and type keys in the answer: stable keys or display names.
- `limit`: How many rows a page may have.
- `offset`: How many rows to skip.
- `view`: Full id of a view, or a unique suffix of one.
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

Each view as the document has it; ids are shortened to labels unless `ids=full`.

Sends a `GET` request to `/v2/spaces/{space_id}/queries/{query_id}/views`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `query_id`: Full id of a query.
- `ids`: Spelling of the ids of blocks, rows, columns, views and spaces in the answer.
- `keys`: Spelling of property and type keys in the answer: stable keys or display names.
- `limit`: How many rows a page may have.
- `offset`: How many rows to skip.
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
