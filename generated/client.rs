// Made from spec/client.json by `EXPECTORATE=overwrite cargo test -p rolltop-spec`. Do not edit.
#![allow(clippy::all, clippy::pedantic, clippy::unwrap_used, clippy::expect_used, clippy::allow_attributes)]
#![allow(clippy::indexing_slicing, clippy::print_stdout, missing_docs, unreachable_pub, unused)]

#[allow(unused_imports)]
pub use progenitor_client::{ByteStream, ClientInfo, Error, ResponseValue};
#[allow(unused_imports)]
use progenitor_client::{encode_path, ClientHooks, OperationInfo, RequestBuilderExt};
/// Types used as operation parameters and responses.
#[allow(clippy::all)]
pub mod types {
    ///Body of add_chat_message.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        Default,
        schemars::JsonSchema
    )]
    #[serde(deny_unknown_fields)]
    pub struct AddChatMessageRequest {
        ///Ids of objects of the space.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub attachments: ::std::vec::Vec<::std::string::String>,
        ///Id of a message of this chat that this one answers; empty counts as absent.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub reply_to: ::std::option::Option<AddChatMessageRequestReplyTo>,
        ///Markdown; at most 8000 UTF-16 code units once its markup is removed.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub text: ::std::option::Option<AddChatMessageRequestText>,
    }
    impl AddChatMessageRequest {
        pub fn builder() -> builder::AddChatMessageRequest {
            Default::default()
        }
    }
    ///Id of a message of this chat that this one answers; empty counts as absent.
    #[derive(
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd,
        schemars::JsonSchema
    )]
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
    #[derive(
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd,
        schemars::JsonSchema
    )]
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
    ///A document of any kind: the members that most kinds have; the others depend on `kind`. The documents show it; a body is judged by the document crate.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
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
    impl AnyDocument {
        pub fn builder() -> builder::AnyDocument {
            Default::default()
        }
    }
    ///Type key, name or a variant of it.
    #[derive(
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd,
        schemars::JsonSchema
    )]
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
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
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
    impl AnyError {
        pub fn builder() -> builder::AnyError {
            Default::default()
        }
    }
    ///The grant of a key.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
    pub struct ApiKeyGrant {
        ///Covers every space, later ones included; `space_ids` is then empty.
        pub all_spaces: bool,
        ///What was approved, which may differ from what was asked for.
        pub permission: Permission,
        ///Full ids of the granted spaces. An empty list alone never means all.
        pub space_ids: ::std::vec::Vec<::std::string::String>,
    }
    impl ApiKeyGrant {
        pub fn builder() -> builder::ApiKeyGrant {
            Default::default()
        }
    }
    ///The template that a new object was made from.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
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
    impl AppliedTemplate {
        pub fn builder() -> builder::AppliedTemplate {
            Default::default()
        }
    }
    ///What an attachment is.
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
        PartialOrd,
        schemars::JsonSchema
    )]
    pub enum AttachmentKind {
        ///A file, video, audio or PDF.
        #[serde(rename = "file")]
        File,
        ///An image.
        #[serde(rename = "image")]
        Image,
        ///Any other object.
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
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
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
    impl Block {
        pub fn builder() -> builder::Block {
            Default::default()
        }
    }
    ///An object that hangs on a message.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
    pub struct ChatAttachment {
        ///Object id.
        pub id: ::std::string::String,
        ///What it was when it was attached.
        #[serde(rename = "type")]
        pub type_: AttachmentKind,
    }
    impl ChatAttachment {
        pub fn builder() -> builder::ChatAttachment {
            Default::default()
        }
    }
    ///A message.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
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
    impl ChatMessage {
        pub fn builder() -> builder::ChatMessage {
            Default::default()
        }
    }
    ///What a post, an edit or a delete answers.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        Default,
        schemars::JsonSchema
    )]
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
    impl ChatMessageResult {
        pub fn builder() -> builder::ChatMessageResult {
            Default::default()
        }
    }
    ///A page of messages.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
    pub struct ChatMessagesResponse {
        ///There are more messages within the asked bounds.
        pub has_more: bool,
        ///Messages that it ever held.
        pub lifetime_message_count: u64,
        ///Messages that the chat holds.
        pub message_count: u64,
        ///The messages of this page, ascending by `order`.
        pub messages: ::std::vec::Vec<ChatMessage>,
        ///Send it as `after` for the next page; only on a walk forward with `has_more`.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub next_after: ::std::option::Option<::std::string::String>,
        ///Send it as `before` for the next page; only on a walk backward with `has_more`.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub next_before: ::std::option::Option<::std::string::String>,
        ///What the caller's member has not read.
        pub state: ChatState,
    }
    impl ChatMessagesResponse {
        pub fn builder() -> builder::ChatMessagesResponse {
            Default::default()
        }
    }
    ///Body of toggle_chat_reaction.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
    #[serde(deny_unknown_fields)]
    pub struct ChatReactionRequest {
        ///One emoji, without blanks.
        pub emoji: ChatReactionRequestEmoji,
    }
    impl ChatReactionRequest {
        pub fn builder() -> builder::ChatReactionRequest {
            Default::default()
        }
    }
    ///One emoji, without blanks.
    #[derive(
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd,
        schemars::JsonSchema
    )]
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
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        Default,
        schemars::JsonSchema
    )]
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
    impl ChatReactionResult {
        pub fn builder() -> builder::ChatReactionResult {
            Default::default()
        }
    }
    ///Body of read_chat.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        Default,
        schemars::JsonSchema
    )]
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
    impl ChatReadRequest {
        pub fn builder() -> builder::ChatReadRequest {
            Default::default()
        }
    }
    ///State id that was seen; required but for reactions.
    #[derive(
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd,
        schemars::JsonSchema
    )]
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
    #[derive(
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd,
        schemars::JsonSchema
    )]
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
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        Default,
        schemars::JsonSchema
    )]
    pub struct ChatReadResult {
        ///Nothing was committed.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub dry_run: ::std::option::Option<bool>,
        ///What is unread now; absent on a dry run.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub state: ::std::option::Option<ChatState>,
    }
    impl ChatReadResult {
        pub fn builder() -> builder::ChatReadResult {
            Default::default()
        }
    }
    ///What is marked as read.
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
        PartialOrd,
        schemars::JsonSchema
    )]
    pub enum ChatReadScope {
        ///Messages.
        #[serde(rename = "messages")]
        Messages,
        ///Mentions.
        #[serde(rename = "mentions")]
        Mentions,
        ///Reactions to the caller's own messages.
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
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
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
    impl ChatResult {
        pub fn builder() -> builder::ChatResult {
            Default::default()
        }
    }
    ///A row of list_chats.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
    pub struct ChatRow {
        ///Object id.
        pub id: ::std::string::String,
        ///The name.
        pub name: ::std::string::String,
    }
    impl ChatRow {
        pub fn builder() -> builder::ChatRow {
            Default::default()
        }
    }
    ///What the caller's member has not read in a chat.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
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
    impl ChatState {
        pub fn builder() -> builder::ChatState {
            Default::default()
        }
    }
    ///Body of create_api_key.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
    #[serde(deny_unknown_fields)]
    pub struct CreateApiKeyRequest {
        ///The approved challenge.
        pub challenge_id: CreateApiKeyRequestChallengeId,
        ///The 4 digits that the owner passed on.
        pub code: CreateApiKeyRequestCode,
    }
    impl CreateApiKeyRequest {
        pub fn builder() -> builder::CreateApiKeyRequest {
            Default::default()
        }
    }
    ///The approved challenge.
    #[derive(
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd,
        schemars::JsonSchema
    )]
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
    #[derive(
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd,
        schemars::JsonSchema
    )]
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
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
    pub struct CreateApiKeyResponse {
        ///The key. It is not shown again.
        pub api_key: ::std::string::String,
        ///What the owner approved; null for a key without a grant.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        pub grant: ::std::option::Option<ApiKeyGrant>,
    }
    impl CreateApiKeyResponse {
        pub fn builder() -> builder::CreateApiKeyResponse {
            Default::default()
        }
    }
    ///Body of create_auth_challenge.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
    #[serde(deny_unknown_fields)]
    pub struct CreateChallengeRequest {
        ///The name under which the key will be kept, 1 to 128 bytes of UTF-8.
        pub app_name: CreateChallengeRequestAppName,
    }
    impl CreateChallengeRequest {
        pub fn builder() -> builder::CreateChallengeRequest {
            Default::default()
        }
    }
    ///The name under which the key will be kept, 1 to 128 bytes of UTF-8.
    #[derive(
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd,
        schemars::JsonSchema
    )]
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
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
    pub struct CreateChallengeResponse {
        ///Names the challenge when it is exchanged.
        pub challenge_id: ::std::string::String,
    }
    impl CreateChallengeResponse {
        pub fn builder() -> builder::CreateChallengeResponse {
            Default::default()
        }
    }
    ///Body of create_chat.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
    #[serde(deny_unknown_fields)]
    pub struct CreateChatRequest {
        ///The name; not blank.
        pub name: CreateChatRequestName,
    }
    impl CreateChatRequest {
        pub fn builder() -> builder::CreateChatRequest {
            Default::default()
        }
    }
    ///The name; not blank.
    #[derive(
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd,
        schemars::JsonSchema
    )]
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
            if value.chars().count() < 1usize {
                return Err("shorter than 1 characters".into());
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
    ///Body of create_collection.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
    #[serde(deny_unknown_fields)]
    pub struct CreateCollectionRequest {
        ///Full ids of existing objects, in order; the first of equal ones counts.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub items: ::std::vec::Vec<CreateCollectionRequestItemsItem>,
        ///The name; not blank.
        pub name: CreateCollectionRequestName,
    }
    impl CreateCollectionRequest {
        pub fn builder() -> builder::CreateCollectionRequest {
            Default::default()
        }
    }
    ///`CreateCollectionRequestItemsItem`
    #[derive(
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd,
        schemars::JsonSchema
    )]
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
    #[derive(
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd,
        schemars::JsonSchema
    )]
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
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
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
    ///A new option.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
    #[serde(deny_unknown_fields)]
    pub struct CreateOptionRequest {
        ///The colour; absent takes the next of the palette.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub color: ::std::option::Option<CreateOptionRequestColor>,
        ///The name, a case-sensitive identity; not blank.
        pub name: CreateOptionRequestName,
    }
    impl CreateOptionRequest {
        pub fn builder() -> builder::CreateOptionRequest {
            Default::default()
        }
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
        PartialOrd,
        schemars::JsonSchema
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
    #[derive(
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd,
        schemars::JsonSchema
    )]
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
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
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
    impl CreatePropertyRequest {
        pub fn builder() -> builder::CreatePropertyRequest {
            Default::default()
        }
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
        PartialOrd,
        schemars::JsonSchema
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
    #[derive(
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd,
        schemars::JsonSchema
    )]
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
    #[derive(
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd,
        schemars::JsonSchema
    )]
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
    ///Body of create_query.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
    #[serde(deny_unknown_fields)]
    pub struct CreateQueryRequest {
        ///A compact filter string; at most 4096 bytes.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub filter: ::std::option::Option<CreateQueryRequestFilter>,
        ///A filter tree; its nodes must all hold.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub filters: ::std::vec::Vec<
            ::serde_json::Map<::std::string::String, ::serde_json::Value>,
        >,
        ///The name; not blank.
        pub name: CreateQueryRequestName,
        ///Sort keys, the first one primary.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub sorts: ::std::vec::Vec<
            ::serde_json::Map<::std::string::String, ::serde_json::Value>,
        >,
        ///Type key, name or a variant of it.
        #[serde(rename = "type")]
        pub type_: CreateQueryRequestType,
        ///Whole views, in place of `filter`, `filters` and `sorts`.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub views: ::std::vec::Vec<
            ::serde_json::Map<::std::string::String, ::serde_json::Value>,
        >,
    }
    impl CreateQueryRequest {
        pub fn builder() -> builder::CreateQueryRequest {
            Default::default()
        }
    }
    ///A compact filter string; at most 4096 bytes.
    #[derive(
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd,
        schemars::JsonSchema
    )]
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
    #[derive(
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd,
        schemars::JsonSchema
    )]
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
    ///Type key, name or a variant of it.
    #[derive(
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd,
        schemars::JsonSchema
    )]
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
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        Default,
        schemars::JsonSchema
    )]
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
    impl CreateResult {
        pub fn builder() -> builder::CreateResult {
            Default::default()
        }
    }
    ///Body of create_space.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
    #[serde(deny_unknown_fields)]
    pub struct CreateSpaceRequest {
        ///What the space is for.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub description: ::std::option::Option<CreateSpaceRequestDescription>,
        ///The name; not blank.
        pub name: CreateSpaceRequestName,
    }
    impl CreateSpaceRequest {
        pub fn builder() -> builder::CreateSpaceRequest {
            Default::default()
        }
    }
    ///What the space is for.
    #[derive(
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd,
        schemars::JsonSchema
    )]
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
    ///The name; not blank.
    #[derive(
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd,
        schemars::JsonSchema
    )]
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
            if value.chars().count() < 1usize {
                return Err("shorter than 1 characters".into());
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
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
    #[serde(deny_unknown_fields)]
    pub struct CreateTemplateRequest {
        ///The content that is copied into new objects.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub blocks: ::std::vec::Vec<Block>,
        ///The cover.
        #[serde(default, skip_serializing_if = "::serde_json::Map::is_empty")]
        pub cover: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
        ///Version of the document format, `2.0`.
        #[serde(
            rename = "formatVersion",
            skip_serializing_if = "::std::option::Option::is_none"
        )]
        pub format_version: ::std::option::Option<::std::string::String>,
        ///The icon.
        #[serde(default, skip_serializing_if = "::serde_json::Map::is_empty")]
        pub icon: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
        ///`template`, which is also meant when it is absent.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub kind: ::std::option::Option<::std::string::String>,
        ///Values under keys, names or variants of properties; `name` is the name of the template.
        #[serde(default, skip_serializing_if = "::serde_json::Map::is_empty")]
        pub properties: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
        ///The type of the objects that start from it: key, name or a variant of it.
        pub template_for: CreateTemplateRequestTemplateFor,
        ///`template`, which is also meant when it is absent.
        #[serde(rename = "type", skip_serializing_if = "::std::option::Option::is_none")]
        pub type_: ::std::option::Option<::std::string::String>,
    }
    impl CreateTemplateRequest {
        pub fn builder() -> builder::CreateTemplateRequest {
            Default::default()
        }
    }
    ///The type of the objects that start from it: key, name or a variant of it.
    #[derive(
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd,
        schemars::JsonSchema
    )]
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
    ///Body of create_type: a document when it has `formatVersion`, `kind` or `type_settings`, else the members of a type.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
    #[serde(untagged)]
    pub enum CreateTypeRequest {
        DocumentInput(TypeDocumentInput),
        Members(TypeMembers),
    }
    impl ::std::convert::From<TypeDocumentInput> for CreateTypeRequest {
        fn from(value: TypeDocumentInput) -> Self {
            Self::DocumentInput(value)
        }
    }
    impl ::std::convert::From<TypeMembers> for CreateTypeRequest {
        fn from(value: TypeMembers) -> Self {
            Self::Members(value)
        }
    }
    ///A select option that a write created.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
    pub struct CreatedOption {
        ///The name of the option.
        pub name: ::std::string::String,
        ///The key of its property.
        pub property: ::std::string::String,
    }
    impl CreatedOption {
        pub fn builder() -> builder::CreatedOption {
            Default::default()
        }
    }
    ///How much an edit changed.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
    pub struct DiffStats {
        ///Blocks that are new.
        pub blocks_added: u32,
        ///Blocks whose content differs.
        pub blocks_changed: u32,
        ///Blocks that stand elsewhere.
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
    impl DiffStats {
        pub fn builder() -> builder::DiffStats {
            Default::default()
        }
    }
    ///Body of edit_chat_message.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
    #[serde(deny_unknown_fields)]
    pub struct EditChatMessageRequest {
        ///The new text; empty only where the message has attachments.
        pub text: EditChatMessageRequestText,
    }
    impl EditChatMessageRequest {
        pub fn builder() -> builder::EditChatMessageRequest {
            Default::default()
        }
    }
    ///The new text; empty only where the message has attachments.
    #[derive(
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd,
        schemars::JsonSchema
    )]
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
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
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
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
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
    impl EditResult {
        pub fn builder() -> builder::EditResult {
            Default::default()
        }
    }
    ///Result of upload_file; a dry run has `dry_run` only.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        Default,
        schemars::JsonSchema
    )]
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
    impl FileUploadResult {
        pub fn builder() -> builder::FileUploadResult {
            Default::default()
        }
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
        PartialOrd,
        schemars::JsonSchema
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
        PartialOrd,
        schemars::JsonSchema
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
        PartialOrd,
        schemars::JsonSchema
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
        PartialOrd,
        schemars::JsonSchema
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
        PartialOrd,
        schemars::JsonSchema
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
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
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
    impl IconInput {
        pub fn builder() -> builder::IconInput {
            Default::default()
        }
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
        PartialOrd,
        schemars::JsonSchema
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
    #[derive(
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd,
        schemars::JsonSchema
    )]
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
    #[derive(
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd,
        schemars::JsonSchema
    )]
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
        PartialOrd,
        schemars::JsonSchema
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
    #[derive(
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd,
        schemars::JsonSchema
    )]
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
        PartialOrd,
        schemars::JsonSchema
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
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
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
    impl Issue {
        pub fn builder() -> builder::Issue {
            Default::default()
        }
    }
    ///The kind of a key.
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
        PartialOrd,
        schemars::JsonSchema
    )]
    pub enum KeyScope {
        ///The kind of every paired key.
        #[serde(rename = "jsonApi")]
        JsonApi,
        ///The owner's own.
        #[serde(rename = "full")]
        Full,
        ///Admitted nowhere on v2.
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
    ///Whether a key has a grant record.
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
        PartialOrd,
        schemars::JsonSchema
    )]
    pub enum KeyStatus {
        ///It has one.
        #[serde(rename = "scoped")]
        Scoped,
        ///It has none and reaches everything.
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
        PartialOrd,
        schemars::JsonSchema
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
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
    pub struct ListResponseChatRow {
        ///The rows of this page.
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
    impl ListResponseChatRow {
        pub fn builder() -> builder::ListResponseChatRow {
            Default::default()
        }
    }
    ///One page of rows.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
    pub struct ListResponseMapOfAnyValue {
        ///The rows of this page.
        pub data: ::std::vec::Vec<
            ::serde_json::Map<::std::string::String, ::serde_json::Value>,
        >,
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
    impl ListResponseMapOfAnyValue {
        pub fn builder() -> builder::ListResponseMapOfAnyValue {
            Default::default()
        }
    }
    ///One page of rows.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
    pub struct ListResponseMemberRow {
        ///The rows of this page.
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
    impl ListResponseMemberRow {
        pub fn builder() -> builder::ListResponseMemberRow {
            Default::default()
        }
    }
    ///One page of rows.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
    pub struct ListResponseMessageSearchHit {
        ///The rows of this page.
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
    impl ListResponseMessageSearchHit {
        pub fn builder() -> builder::ListResponseMessageSearchHit {
            Default::default()
        }
    }
    ///One page of rows.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
    pub struct ListResponseObjectRow {
        ///The rows of this page.
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
    impl ListResponseObjectRow {
        pub fn builder() -> builder::ListResponseObjectRow {
            Default::default()
        }
    }
    ///One page of rows.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
    pub struct ListResponseOptionRow {
        ///The rows of this page.
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
    impl ListResponseOptionRow {
        pub fn builder() -> builder::ListResponseOptionRow {
            Default::default()
        }
    }
    ///One page of rows.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
    pub struct ListResponsePropertyRow {
        ///The rows of this page.
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
    impl ListResponsePropertyRow {
        pub fn builder() -> builder::ListResponsePropertyRow {
            Default::default()
        }
    }
    ///One page of rows.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
    pub struct ListResponseTemplateRow {
        ///The rows of this page.
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
    impl ListResponseTemplateRow {
        pub fn builder() -> builder::ListResponseTemplateRow {
            Default::default()
        }
    }
    ///One page of rows.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
    pub struct ListResponseTypeRow {
        ///The rows of this page.
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
    impl ListResponseTypeRow {
        pub fn builder() -> builder::ListResponseTypeRow {
            Default::default()
        }
    }
    ///One page of spaces.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
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
    impl ListSpacesResponse {
        pub fn builder() -> builder::ListSpacesResponse {
            Default::default()
        }
    }
    ///The Markdown rendering of an object; it cannot be written back.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
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
    impl MarkdownEnvelope {
        pub fn builder() -> builder::MarkdownEnvelope {
            Default::default()
        }
    }
    ///A row of a member.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
    pub struct MemberRow {
        ///Icon id, to be downloaded through the file content route.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub icon_image: ::std::option::Option<::std::string::String>,
        ///Full object id.
        pub id: ::std::string::String,
        ///The account behind the member.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub identity: ::std::option::Option<::std::string::String>,
        ///The display name; may be empty.
        pub name: ::std::string::String,
        ///`viewer`, `editor`, `admin`, `owner` or `no_permissions`; empty while it is not known.
        pub role: ::std::string::String,
    }
    impl MemberRow {
        pub fn builder() -> builder::MemberRow {
            Default::default()
        }
    }
    ///A message that a search found.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
    pub struct MessageSearchHit {
        ///The message.
        pub message: ChatMessage,
        ///Plain text around the first hit.
        pub snippet: ::std::string::String,
    }
    impl MessageSearchHit {
        pub fn builder() -> builder::MessageSearchHit {
            Default::default()
        }
    }
    ///The document of an object as a read serves it.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
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
        ///Values under the keys of their properties; `name` and `description` among them.
        #[serde(default, skip_serializing_if = "::serde_json::Map::is_empty")]
        pub properties: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
        ///What a query selects.
        #[serde(default, skip_serializing_if = "::serde_json::Map::is_empty")]
        pub query_source: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
        ///Only a part of the document was asked for; it cannot be written back.
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
    impl ObjectDocument {
        pub fn builder() -> builder::ObjectDocument {
            Default::default()
        }
    }
    ///A document to create an object from.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
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
        ///Version of the document format, `2.0`.
        #[serde(rename = "formatVersion")]
        pub format_version: ::std::string::String,
        ///The icon.
        #[serde(default, skip_serializing_if = "::serde_json::Map::is_empty")]
        pub icon: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
        ///What the document is; absent means `page`.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub kind: ::std::option::Option<::std::string::String>,
        ///Values under keys, names or variants of properties.
        #[serde(default, skip_serializing_if = "::serde_json::Map::is_empty")]
        pub properties: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
        ///What a query selects.
        #[serde(default, skip_serializing_if = "::serde_json::Map::is_empty")]
        pub query_source: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
        ///The type that a template is for.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub template_for: ::std::option::Option<ObjectDocumentInputTemplateFor>,
        ///Type key, name or a variant of it; absent means `page`.
        #[serde(rename = "type", skip_serializing_if = "::std::option::Option::is_none")]
        pub type_: ::std::option::Option<ObjectDocumentInputType>,
    }
    impl ObjectDocumentInput {
        pub fn builder() -> builder::ObjectDocumentInput {
            Default::default()
        }
    }
    ///The type that a template is for.
    #[derive(
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd,
        schemars::JsonSchema
    )]
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
    #[derive(
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd,
        schemars::JsonSchema
    )]
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
    ///Answer of get_object.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
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
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
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
    impl ObjectRow {
        pub fn builder() -> builder::ObjectRow {
            Default::default()
        }
    }
    ///A new object in a few members.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
    #[serde(deny_unknown_fields)]
    pub struct ObjectShortcut {
        ///The content as Markdown.
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
    impl ObjectShortcut {
        pub fn builder() -> builder::ObjectShortcut {
            Default::default()
        }
    }
    ///The content as Markdown.
    #[derive(
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd,
        schemars::JsonSchema
    )]
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
    #[derive(
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd,
        schemars::JsonSchema
    )]
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
    #[derive(
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd,
        schemars::JsonSchema
    )]
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
    #[derive(
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd,
        schemars::JsonSchema
    )]
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
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
    pub struct OptionResult {
        ///The colour afterwards.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub color: ::std::option::Option<::std::string::String>,
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
    impl OptionResult {
        pub fn builder() -> builder::OptionResult {
            Default::default()
        }
    }
    ///A row of an option.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
    pub struct OptionRow {
        ///The colour.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub color: ::std::option::Option<::std::string::String>,
        ///The name, its identity.
        pub name: ::std::string::String,
    }
    impl OptionRow {
        pub fn builder() -> builder::OptionRow {
            Default::default()
        }
    }
    ///A line of an outline.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
    pub struct OutlineEntry {
        ///Id of the block.
        pub id: ::std::string::String,
        ///Depth in the hierarchy.
        pub indent: u8,
        ///The beginning of its text; absent when it has none.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub text: ::std::option::Option<::std::string::String>,
        ///What the block is.
        #[serde(rename = "type")]
        pub type_: ::std::string::String,
    }
    impl OutlineEntry {
        pub fn builder() -> builder::OutlineEntry {
            Default::default()
        }
    }
    ///Body of patch_object.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
    #[serde(deny_unknown_fields)]
    pub struct PatchObjectRequest {
        ///The operations, applied in order.
        pub ops: ::std::vec::Vec<EditOperation>,
    }
    impl PatchObjectRequest {
        pub fn builder() -> builder::PatchObjectRequest {
            Default::default()
        }
    }
    ///What a key may do to the data of the spaces it reaches.
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
        PartialOrd,
        schemars::JsonSchema
    )]
    pub enum Permission {
        ///Reads only.
        #[serde(rename = "read")]
        Read,
        ///Reads and writes.
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
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
    pub struct Property {
        ///The format of its values.
        pub format: ::std::string::String,
        ///Full object id.
        pub id: ::std::string::String,
        ///The stable key.
        pub key: ::std::string::String,
        ///The display name.
        pub name: ::std::string::String,
    }
    impl Property {
        pub fn builder() -> builder::Property {
            Default::default()
        }
    }
    ///An entry of the property list of a type: give `property`, `name` or both.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        Default,
        schemars::JsonSchema
    )]
    #[serde(deny_unknown_fields)]
    pub struct PropertyDefinition {
        ///The value that new objects are meant to begin with; not enforced.
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
        pub options: ::std::vec::Vec<CreateOptionRequest>,
        ///Key of the property; beside a new name the key that it is to get.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub property: ::std::option::Option<PropertyDefinitionProperty>,
        ///Values are not meant to be edited by hand; not enforced.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub readonly: ::std::option::Option<bool>,
        ///The part of the list that it belongs to; absent is the plain one.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub section: ::std::option::Option<PropertyDefinitionSection>,
    }
    impl PropertyDefinition {
        pub fn builder() -> builder::PropertyDefinition {
            Default::default()
        }
    }
    ///What the property is for.
    #[derive(
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd,
        schemars::JsonSchema
    )]
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
        PartialOrd,
        schemars::JsonSchema
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
    #[derive(
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd,
        schemars::JsonSchema
    )]
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
    #[derive(
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd,
        schemars::JsonSchema
    )]
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
        PartialOrd,
        schemars::JsonSchema
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
    ///A row of a property.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
    pub struct PropertyRow {
        ///The format of its values.
        pub format: ::std::string::String,
        ///The stable key.
        pub key: ::std::string::String,
        ///The display name.
        pub name: ::std::string::String,
    }
    impl PropertyRow {
        pub fn builder() -> builder::PropertyRow {
            Default::default()
        }
    }
    ///A request that a hint refers to, as data.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        Default,
        schemars::JsonSchema
    )]
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
    impl Ref {
        pub fn builder() -> builder::Ref {
            Default::default()
        }
    }
    ///A published schema.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
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
    impl SchemaEntry {
        pub fn builder() -> builder::SchemaEntry {
            Default::default()
        }
    }
    ///Everything that has a published schema.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
    pub struct SchemaIndex {
        ///Kinds of request bodies, by name.
        pub kinds: ::std::vec::Vec<SchemaIndexRow>,
        ///Operations of a PATCH, in their own order.
        pub ops: ::std::vec::Vec<SchemaIndexRow>,
    }
    impl SchemaIndex {
        pub fn builder() -> builder::SchemaIndex {
            Default::default()
        }
    }
    ///Where a schema is, and what takes the body that it describes.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
    pub struct SchemaIndexRow {
        ///Method and path of the operation that takes it; several are joined by ` · `.
        pub endpoint: ::std::string::String,
        ///The name of the kind or operation.
        pub kind: ::std::string::String,
        ///The path of its schema.
        pub url: ::std::string::String,
    }
    impl SchemaIndexRow {
        pub fn builder() -> builder::SchemaIndexRow {
            Default::default()
        }
    }
    ///`SearchChatMessagesQuery`
    #[derive(
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd,
        schemars::JsonSchema
    )]
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
    ///Body of both searches.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        Default,
        schemars::JsonSchema
    )]
    #[serde(deny_unknown_fields)]
    pub struct SearchRequestDoc {
        ///Property keys to serve in `properties` of the rows.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub fields: ::std::vec::Vec<::std::string::String>,
        ///A compact filter string; at most 4096 bytes.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub filter: ::std::option::Option<SearchRequestDocFilter>,
        ///A filter tree; its nodes must all hold.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub filters: ::std::vec::Vec<
            ::serde_json::Map<::std::string::String, ::serde_json::Value>,
        >,
        ///Words; a quoted run is a phrase.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub query: ::std::option::Option<SearchRequestDocQuery>,
        ///Sort keys, the first one primary.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub sorts: ::std::vec::Vec<
            ::serde_json::Map<::std::string::String, ::serde_json::Value>,
        >,
        ///Type key, name or a variant of it.
        #[serde(rename = "type", skip_serializing_if = "::std::option::Option::is_none")]
        pub type_: ::std::option::Option<SearchRequestDocType>,
    }
    impl SearchRequestDoc {
        pub fn builder() -> builder::SearchRequestDoc {
            Default::default()
        }
    }
    ///A compact filter string; at most 4096 bytes.
    #[derive(
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd,
        schemars::JsonSchema
    )]
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
    #[derive(
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd,
        schemars::JsonSchema
    )]
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
    ///Type key, name or a variant of it.
    #[derive(
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd,
        schemars::JsonSchema
    )]
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
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        Default,
        schemars::JsonSchema
    )]
    pub struct SideEffects {
        ///Select options.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub options: ::std::vec::Vec<CreatedOption>,
        ///Properties.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub properties: ::std::vec::Vec<PropertyRow>,
    }
    impl SideEffects {
        pub fn builder() -> builder::SideEffects {
            Default::default()
        }
    }
    ///A space.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
    pub struct Space {
        ///What the space is for.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub description: ::std::option::Option<::std::string::String>,
        ///Nothing was committed.
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
    impl Space {
        pub fn builder() -> builder::Space {
            Default::default()
        }
    }
    ///A row of list_spaces.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
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
    impl SpaceRow {
        pub fn builder() -> builder::SpaceRow {
            Default::default()
        }
    }
    ///A row of a template.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
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
    impl TemplateRow {
        pub fn builder() -> builder::TemplateRow {
            Default::default()
        }
    }
    ///Who chose the template of a new object.
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
        PartialOrd,
        schemars::JsonSchema
    )]
    pub enum TemplateSource {
        ///The request named it.
        #[serde(rename = "request")]
        Request,
        ///It is the default template of the type.
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
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
    pub struct TypeChanged {
        ///The type before.
        pub from: ::std::string::String,
        ///The type after.
        pub to: ::std::string::String,
    }
    impl TypeChanged {
        pub fn builder() -> builder::TypeChanged {
            Default::default()
        }
    }
    ///A type as a document. It has no blocks: its views are generated.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
    #[serde(deny_unknown_fields)]
    pub struct TypeDocumentInput {
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
        pub kind: ::std::string::String,
        ///Name and description.
        pub properties: TypeProperties,
        ///The definition.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub type_settings: ::std::option::Option<TypeSettings>,
    }
    impl TypeDocumentInput {
        pub fn builder() -> builder::TypeDocumentInput {
            Default::default()
        }
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
        PartialOrd,
        schemars::JsonSchema
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
    ///A type in its members; a create needs `name`.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        Default,
        schemars::JsonSchema
    )]
    #[serde(deny_unknown_fields)]
    pub struct TypeMembers {
        ///The wanted key, on create only; absent derives it from the name.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub api_key: ::std::option::Option<TypeMembersApiKey>,
        ///A template object that its objects start from; empty means none.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub default_template: ::std::option::Option<TypeMembersDefaultTemplate>,
        ///The view type that its objects are shown in at first.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub default_view: ::std::option::Option<TypeMembersDefaultView>,
        ///The icon.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub icon: ::std::option::Option<IconInput>,
        ///How its objects are laid out; absent means `basic`.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub layout: ::std::option::Option<TypeMembersLayout>,
        ///The display name; not blank.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub name: ::std::option::Option<TypeMembersName>,
        ///What several of its objects are called.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub plural_name: ::std::option::Option<TypeMembersPluralName>,
        ///Its properties in display order. An entry whose name is new makes a property.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub property_definitions: ::std::vec::Vec<PropertyDefinition>,
    }
    impl TypeMembers {
        pub fn builder() -> builder::TypeMembers {
            Default::default()
        }
    }
    ///The wanted key, on create only; absent derives it from the name.
    #[derive(
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd,
        schemars::JsonSchema
    )]
    #[serde(transparent)]
    pub struct TypeMembersApiKey(::std::string::String);
    impl ::std::ops::Deref for TypeMembersApiKey {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<TypeMembersApiKey> for ::std::string::String {
        fn from(value: TypeMembersApiKey) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for TypeMembersApiKey {
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
    impl ::std::convert::TryFrom<&str> for TypeMembersApiKey {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for TypeMembersApiKey {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for TypeMembersApiKey {
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
    #[derive(
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd,
        schemars::JsonSchema
    )]
    #[serde(transparent)]
    pub struct TypeMembersDefaultTemplate(::std::string::String);
    impl ::std::ops::Deref for TypeMembersDefaultTemplate {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<TypeMembersDefaultTemplate> for ::std::string::String {
        fn from(value: TypeMembersDefaultTemplate) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for TypeMembersDefaultTemplate {
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
    impl ::std::convert::TryFrom<&str> for TypeMembersDefaultTemplate {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for TypeMembersDefaultTemplate {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for TypeMembersDefaultTemplate {
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
        PartialOrd,
        schemars::JsonSchema
    )]
    pub enum TypeMembersDefaultView {
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
    impl ::std::fmt::Display for TypeMembersDefaultView {
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
    impl ::std::str::FromStr for TypeMembersDefaultView {
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
    impl ::std::convert::TryFrom<&str> for TypeMembersDefaultView {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for TypeMembersDefaultView {
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
        PartialOrd,
        schemars::JsonSchema
    )]
    pub enum TypeMembersLayout {
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
    impl ::std::fmt::Display for TypeMembersLayout {
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
    impl ::std::str::FromStr for TypeMembersLayout {
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
    impl ::std::convert::TryFrom<&str> for TypeMembersLayout {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for TypeMembersLayout {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///The display name; not blank.
    #[derive(
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd,
        schemars::JsonSchema
    )]
    #[serde(transparent)]
    pub struct TypeMembersName(::std::string::String);
    impl ::std::ops::Deref for TypeMembersName {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<TypeMembersName> for ::std::string::String {
        fn from(value: TypeMembersName) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for TypeMembersName {
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
    impl ::std::convert::TryFrom<&str> for TypeMembersName {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for TypeMembersName {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for TypeMembersName {
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
    #[derive(
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd,
        schemars::JsonSchema
    )]
    #[serde(transparent)]
    pub struct TypeMembersPluralName(::std::string::String);
    impl ::std::ops::Deref for TypeMembersPluralName {
        type Target = ::std::string::String;
        fn deref(&self) -> &::std::string::String {
            &self.0
        }
    }
    impl ::std::convert::From<TypeMembersPluralName> for ::std::string::String {
        fn from(value: TypeMembersPluralName) -> Self {
            value.0
        }
    }
    impl ::std::str::FromStr for TypeMembersPluralName {
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
    impl ::std::convert::TryFrom<&str> for TypeMembersPluralName {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for TypeMembersPluralName {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl<'de> ::serde::Deserialize<'de> for TypeMembersPluralName {
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
    ///Name and description of a type.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
    #[serde(deny_unknown_fields)]
    pub struct TypeProperties {
        ///What the type is for.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub description: ::std::option::Option<TypePropertiesDescription>,
        ///The display name; not blank.
        pub name: TypePropertiesName,
    }
    impl TypeProperties {
        pub fn builder() -> builder::TypeProperties {
            Default::default()
        }
    }
    ///What the type is for.
    #[derive(
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd,
        schemars::JsonSchema
    )]
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
    #[derive(
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd,
        schemars::JsonSchema
    )]
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
    ///A row of a type.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
    pub struct TypeRow {
        ///The stable key.
        pub key: ::std::string::String,
        ///The display name.
        pub name: ::std::string::String,
    }
    impl TypeRow {
        pub fn builder() -> builder::TypeRow {
            Default::default()
        }
    }
    ///The definition of a type in a document.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        Default,
        schemars::JsonSchema
    )]
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
    impl TypeSettings {
        pub fn builder() -> builder::TypeSettings {
            Default::default()
        }
    }
    ///The wanted key, on create only; absent derives it from the name.
    #[derive(
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd,
        schemars::JsonSchema
    )]
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
    #[derive(
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd,
        schemars::JsonSchema
    )]
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
        PartialOrd,
        schemars::JsonSchema
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
        PartialOrd,
        schemars::JsonSchema
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
    #[derive(
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd,
        schemars::JsonSchema
    )]
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
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        Default,
        schemars::JsonSchema
    )]
    #[serde(deny_unknown_fields)]
    pub struct UpdateOptionRequest {
        ///The new colour.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub color: ::std::option::Option<UpdateOptionRequestColor>,
        ///The new name; not blank.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub name: ::std::option::Option<UpdateOptionRequestName>,
    }
    impl UpdateOptionRequest {
        pub fn builder() -> builder::UpdateOptionRequest {
            Default::default()
        }
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
        PartialOrd,
        schemars::JsonSchema
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
    #[derive(
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd,
        schemars::JsonSchema
    )]
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
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        Default,
        schemars::JsonSchema
    )]
    #[serde(deny_unknown_fields)]
    pub struct UpdatePropertyRequest {
        ///The new display name; not blank.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub name: ::std::option::Option<UpdatePropertyRequestName>,
    }
    impl UpdatePropertyRequest {
        pub fn builder() -> builder::UpdatePropertyRequest {
            Default::default()
        }
    }
    ///The new display name; not blank.
    #[derive(
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd,
        schemars::JsonSchema
    )]
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
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        Default,
        schemars::JsonSchema
    )]
    #[serde(deny_unknown_fields)]
    pub struct UpdateSpaceRequest {
        ///The new description; empty clears it.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub description: ::std::option::Option<UpdateSpaceRequestDescription>,
        ///The new name; not blank.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub name: ::std::option::Option<UpdateSpaceRequestName>,
    }
    impl UpdateSpaceRequest {
        pub fn builder() -> builder::UpdateSpaceRequest {
            Default::default()
        }
    }
    ///The new description; empty clears it.
    #[derive(
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd,
        schemars::JsonSchema
    )]
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
    #[derive(
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd,
        schemars::JsonSchema
    )]
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
    ///Body of upload_file that is no form.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
    #[serde(deny_unknown_fields)]
    pub struct UploadFileRequest {
        ///What to call the file; the extension of the source is added to a name without one.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub name: ::std::option::Option<UploadFileRequestName>,
        ///Where the content is fetched from: http or https, a public address.
        pub url: UploadFileRequestUrl,
    }
    impl UploadFileRequest {
        pub fn builder() -> builder::UploadFileRequest {
            Default::default()
        }
    }
    ///What to call the file; the extension of the source is added to a name without one.
    #[derive(
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd,
        schemars::JsonSchema
    )]
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
    #[derive(
        ::serde::Serialize,
        Clone,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd,
        schemars::JsonSchema
    )]
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
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
    pub struct ValidateResponse {
        ///Faults, in document order: a write of the document would be refused.
        pub issues: ::std::vec::Vec<Issue>,
        ///Advice that never blocks a write.
        pub warnings: ::std::vec::Vec<Issue>,
    }
    impl ValidateResponse {
        pub fn builder() -> builder::ValidateResponse {
            Default::default()
        }
    }
    ///The API that answered.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
    pub struct WhoamiApi {
        ///The version value.
        pub version: ::std::string::String,
    }
    impl WhoamiApi {
        pub fn builder() -> builder::WhoamiApi {
            Default::default()
        }
    }
    ///What a key reaches.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
    pub struct WhoamiGrant {
        ///The grant covers every space, later ones included.
        pub all_spaces: bool,
        ///What it may do there; null without a grant.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
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
    impl WhoamiGrant {
        pub fn builder() -> builder::WhoamiGrant {
            Default::default()
        }
    }
    ///The record of a key, never its token.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
    pub struct WhoamiKey {
        ///RFC 3339 in UTC; null when unknown.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        pub created_at: ::std::option::Option<::std::string::String>,
        ///RFC 3339 in UTC; null when it never expires.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        pub expires_at: ::std::option::Option<::std::string::String>,
        ///Hex SHA-256 of the raw bytes of the key.
        pub id: ::std::string::String,
        ///Its name.
        pub name: ::std::string::String,
    }
    impl WhoamiKey {
        pub fn builder() -> builder::WhoamiKey {
            Default::default()
        }
    }
    ///Answer of auth_whoami.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
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
    impl WhoamiResponse {
        pub fn builder() -> builder::WhoamiResponse {
            Default::default()
        }
    }
    ///A granted space.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Debug,
        schemars::JsonSchema
    )]
    pub struct WhoamiSpace {
        ///Short reference or full id.
        pub id: ::std::string::String,
        ///Its name; empty when the space is not live.
        pub name: ::std::string::String,
        ///What the key may do there.
        pub permission: Permission,
    }
    impl WhoamiSpace {
        pub fn builder() -> builder::WhoamiSpace {
            Default::default()
        }
    }
    /// Types for composing complex structures.
    pub mod builder {
        #[derive(Clone, Debug)]
        pub struct AddChatMessageRequest {
            attachments: ::std::result::Result<
                ::std::vec::Vec<::std::string::String>,
                ::std::string::String,
            >,
            reply_to: ::std::result::Result<
                ::std::option::Option<super::AddChatMessageRequestReplyTo>,
                ::std::string::String,
            >,
            text: ::std::result::Result<
                ::std::option::Option<super::AddChatMessageRequestText>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for AddChatMessageRequest {
            fn default() -> Self {
                Self {
                    attachments: Ok(Default::default()),
                    reply_to: Ok(Default::default()),
                    text: Ok(Default::default()),
                }
            }
        }
        impl AddChatMessageRequest {
            pub fn attachments<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.attachments = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for attachments: {e}")
                    });
                self
            }
            pub fn reply_to<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::std::option::Option<super::AddChatMessageRequestReplyTo>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.reply_to = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for reply_to: {e}")
                    });
                self
            }
            pub fn text<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::std::option::Option<super::AddChatMessageRequestText>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.text = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for text: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<AddChatMessageRequest>
        for super::AddChatMessageRequest {
            type Error = super::error::ConversionError;
            fn try_from(
                value: AddChatMessageRequest,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    attachments: value.attachments?,
                    reply_to: value.reply_to?,
                    text: value.text?,
                })
            }
        }
        impl ::std::convert::From<super::AddChatMessageRequest>
        for AddChatMessageRequest {
            fn from(value: super::AddChatMessageRequest) -> Self {
                Self {
                    attachments: Ok(value.attachments),
                    reply_to: Ok(value.reply_to),
                    text: Ok(value.text),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct AnyDocument {
            blocks: ::std::result::Result<
                ::std::vec::Vec<super::Block>,
                ::std::string::String,
            >,
            format_version: ::std::result::Result<
                ::std::string::String,
                ::std::string::String,
            >,
            kind: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
            properties: ::std::result::Result<
                ::serde_json::Map<::std::string::String, ::serde_json::Value>,
                ::std::string::String,
            >,
            type_: ::std::result::Result<
                ::std::option::Option<super::AnyDocumentType>,
                ::std::string::String,
            >,
            extra: ::std::result::Result<
                ::serde_json::Map<::std::string::String, ::serde_json::Value>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for AnyDocument {
            fn default() -> Self {
                Self {
                    blocks: Ok(Default::default()),
                    format_version: Err(
                        "no value supplied for format_version".to_string(),
                    ),
                    kind: Ok(Default::default()),
                    properties: Ok(Default::default()),
                    type_: Ok(Default::default()),
                    extra: Err("no value supplied for extra".to_string()),
                }
            }
        }
        impl AnyDocument {
            pub fn blocks<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<super::Block>>,
                T::Error: ::std::fmt::Display,
            {
                self.blocks = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for blocks: {e}")
                    });
                self
            }
            pub fn format_version<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.format_version = value
                    .try_into()
                    .map_err(|e| {
                        format!(
                            "error converting supplied value for format_version: {e}"
                        )
                    });
                self
            }
            pub fn kind<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.kind = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for kind: {e}")
                    });
                self
            }
            pub fn properties<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::serde_json::Map<::std::string::String, ::serde_json::Value>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.properties = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for properties: {e}")
                    });
                self
            }
            pub fn type_<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::std::option::Option<super::AnyDocumentType>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.type_ = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for type_: {e}")
                    });
                self
            }
            pub fn extra<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::serde_json::Map<::std::string::String, ::serde_json::Value>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.extra = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for extra: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<AnyDocument> for super::AnyDocument {
            type Error = super::error::ConversionError;
            fn try_from(
                value: AnyDocument,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    blocks: value.blocks?,
                    format_version: value.format_version?,
                    kind: value.kind?,
                    properties: value.properties?,
                    type_: value.type_?,
                    extra: value.extra?,
                })
            }
        }
        impl ::std::convert::From<super::AnyDocument> for AnyDocument {
            fn from(value: super::AnyDocument) -> Self {
                Self {
                    blocks: Ok(value.blocks),
                    format_version: Ok(value.format_version),
                    kind: Ok(value.kind),
                    properties: Ok(value.properties),
                    type_: Ok(value.type_),
                    extra: Ok(value.extra),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct AnyError {
            code: ::std::result::Result<::std::string::String, ::std::string::String>,
            issues: ::std::result::Result<
                ::std::vec::Vec<super::Issue>,
                ::std::string::String,
            >,
            message: ::std::result::Result<::std::string::String, ::std::string::String>,
            object: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
            status: ::std::result::Result<u16, ::std::string::String>,
        }
        impl ::std::default::Default for AnyError {
            fn default() -> Self {
                Self {
                    code: Err("no value supplied for code".to_string()),
                    issues: Ok(Default::default()),
                    message: Err("no value supplied for message".to_string()),
                    object: Ok(Default::default()),
                    status: Err("no value supplied for status".to_string()),
                }
            }
        }
        impl AnyError {
            pub fn code<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.code = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for code: {e}")
                    });
                self
            }
            pub fn issues<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<super::Issue>>,
                T::Error: ::std::fmt::Display,
            {
                self.issues = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for issues: {e}")
                    });
                self
            }
            pub fn message<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.message = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for message: {e}")
                    });
                self
            }
            pub fn object<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.object = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for object: {e}")
                    });
                self
            }
            pub fn status<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<u16>,
                T::Error: ::std::fmt::Display,
            {
                self.status = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for status: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<AnyError> for super::AnyError {
            type Error = super::error::ConversionError;
            fn try_from(
                value: AnyError,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    code: value.code?,
                    issues: value.issues?,
                    message: value.message?,
                    object: value.object?,
                    status: value.status?,
                })
            }
        }
        impl ::std::convert::From<super::AnyError> for AnyError {
            fn from(value: super::AnyError) -> Self {
                Self {
                    code: Ok(value.code),
                    issues: Ok(value.issues),
                    message: Ok(value.message),
                    object: Ok(value.object),
                    status: Ok(value.status),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct ApiKeyGrant {
            all_spaces: ::std::result::Result<bool, ::std::string::String>,
            permission: ::std::result::Result<super::Permission, ::std::string::String>,
            space_ids: ::std::result::Result<
                ::std::vec::Vec<::std::string::String>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for ApiKeyGrant {
            fn default() -> Self {
                Self {
                    all_spaces: Err("no value supplied for all_spaces".to_string()),
                    permission: Err("no value supplied for permission".to_string()),
                    space_ids: Err("no value supplied for space_ids".to_string()),
                }
            }
        }
        impl ApiKeyGrant {
            pub fn all_spaces<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<bool>,
                T::Error: ::std::fmt::Display,
            {
                self.all_spaces = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for all_spaces: {e}")
                    });
                self
            }
            pub fn permission<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<super::Permission>,
                T::Error: ::std::fmt::Display,
            {
                self.permission = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for permission: {e}")
                    });
                self
            }
            pub fn space_ids<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.space_ids = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for space_ids: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<ApiKeyGrant> for super::ApiKeyGrant {
            type Error = super::error::ConversionError;
            fn try_from(
                value: ApiKeyGrant,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    all_spaces: value.all_spaces?,
                    permission: value.permission?,
                    space_ids: value.space_ids?,
                })
            }
        }
        impl ::std::convert::From<super::ApiKeyGrant> for ApiKeyGrant {
            fn from(value: super::ApiKeyGrant) -> Self {
                Self {
                    all_spaces: Ok(value.all_spaces),
                    permission: Ok(value.permission),
                    space_ids: Ok(value.space_ids),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct AppliedTemplate {
            blocks_added: ::std::result::Result<
                ::std::option::Option<u32>,
                ::std::string::String,
            >,
            combined: ::std::result::Result<bool, ::std::string::String>,
            id: ::std::result::Result<::std::string::String, ::std::string::String>,
            name: ::std::result::Result<::std::string::String, ::std::string::String>,
            source: ::std::result::Result<super::TemplateSource, ::std::string::String>,
        }
        impl ::std::default::Default for AppliedTemplate {
            fn default() -> Self {
                Self {
                    blocks_added: Ok(Default::default()),
                    combined: Err("no value supplied for combined".to_string()),
                    id: Err("no value supplied for id".to_string()),
                    name: Err("no value supplied for name".to_string()),
                    source: Err("no value supplied for source".to_string()),
                }
            }
        }
        impl AppliedTemplate {
            pub fn blocks_added<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<u32>>,
                T::Error: ::std::fmt::Display,
            {
                self.blocks_added = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for blocks_added: {e}")
                    });
                self
            }
            pub fn combined<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<bool>,
                T::Error: ::std::fmt::Display,
            {
                self.combined = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for combined: {e}")
                    });
                self
            }
            pub fn id<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.id = value
                    .try_into()
                    .map_err(|e| format!("error converting supplied value for id: {e}"));
                self
            }
            pub fn name<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.name = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for name: {e}")
                    });
                self
            }
            pub fn source<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<super::TemplateSource>,
                T::Error: ::std::fmt::Display,
            {
                self.source = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for source: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<AppliedTemplate> for super::AppliedTemplate {
            type Error = super::error::ConversionError;
            fn try_from(
                value: AppliedTemplate,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    blocks_added: value.blocks_added?,
                    combined: value.combined?,
                    id: value.id?,
                    name: value.name?,
                    source: value.source?,
                })
            }
        }
        impl ::std::convert::From<super::AppliedTemplate> for AppliedTemplate {
            fn from(value: super::AppliedTemplate) -> Self {
                Self {
                    blocks_added: Ok(value.blocks_added),
                    combined: Ok(value.combined),
                    id: Ok(value.id),
                    name: Ok(value.name),
                    source: Ok(value.source),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct Block {
            id: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
            indent: ::std::result::Result<
                ::std::option::Option<u8>,
                ::std::string::String,
            >,
            text: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
            type_: ::std::result::Result<::std::string::String, ::std::string::String>,
            extra: ::std::result::Result<
                ::serde_json::Map<::std::string::String, ::serde_json::Value>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for Block {
            fn default() -> Self {
                Self {
                    id: Ok(Default::default()),
                    indent: Ok(Default::default()),
                    text: Ok(Default::default()),
                    type_: Err("no value supplied for type_".to_string()),
                    extra: Err("no value supplied for extra".to_string()),
                }
            }
        }
        impl Block {
            pub fn id<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.id = value
                    .try_into()
                    .map_err(|e| format!("error converting supplied value for id: {e}"));
                self
            }
            pub fn indent<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<u8>>,
                T::Error: ::std::fmt::Display,
            {
                self.indent = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for indent: {e}")
                    });
                self
            }
            pub fn text<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.text = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for text: {e}")
                    });
                self
            }
            pub fn type_<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.type_ = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for type_: {e}")
                    });
                self
            }
            pub fn extra<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::serde_json::Map<::std::string::String, ::serde_json::Value>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.extra = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for extra: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<Block> for super::Block {
            type Error = super::error::ConversionError;
            fn try_from(
                value: Block,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    id: value.id?,
                    indent: value.indent?,
                    text: value.text?,
                    type_: value.type_?,
                    extra: value.extra?,
                })
            }
        }
        impl ::std::convert::From<super::Block> for Block {
            fn from(value: super::Block) -> Self {
                Self {
                    id: Ok(value.id),
                    indent: Ok(value.indent),
                    text: Ok(value.text),
                    type_: Ok(value.type_),
                    extra: Ok(value.extra),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct ChatAttachment {
            id: ::std::result::Result<::std::string::String, ::std::string::String>,
            type_: ::std::result::Result<super::AttachmentKind, ::std::string::String>,
        }
        impl ::std::default::Default for ChatAttachment {
            fn default() -> Self {
                Self {
                    id: Err("no value supplied for id".to_string()),
                    type_: Err("no value supplied for type_".to_string()),
                }
            }
        }
        impl ChatAttachment {
            pub fn id<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.id = value
                    .try_into()
                    .map_err(|e| format!("error converting supplied value for id: {e}"));
                self
            }
            pub fn type_<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<super::AttachmentKind>,
                T::Error: ::std::fmt::Display,
            {
                self.type_ = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for type_: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<ChatAttachment> for super::ChatAttachment {
            type Error = super::error::ConversionError;
            fn try_from(
                value: ChatAttachment,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    id: value.id?,
                    type_: value.type_?,
                })
            }
        }
        impl ::std::convert::From<super::ChatAttachment> for ChatAttachment {
            fn from(value: super::ChatAttachment) -> Self {
                Self {
                    id: Ok(value.id),
                    type_: Ok(value.type_),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct ChatMessage {
            at: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
            attachments: ::std::result::Result<
                ::std::vec::Vec<super::ChatAttachment>,
                ::std::string::String,
            >,
            author: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
            author_id: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
            blocks_text: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
            edited_at: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
            id: ::std::result::Result<::std::string::String, ::std::string::String>,
            order: ::std::result::Result<::std::string::String, ::std::string::String>,
            pinned: ::std::result::Result<
                ::std::option::Option<bool>,
                ::std::string::String,
            >,
            reacted_by: ::std::result::Result<
                ::std::collections::HashMap<
                    ::std::string::String,
                    ::std::vec::Vec<::std::string::String>,
                >,
                ::std::string::String,
            >,
            reactions: ::std::result::Result<
                ::std::collections::HashMap<::std::string::String, u64>,
                ::std::string::String,
            >,
            reply_to: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
            state_id: ::std::result::Result<
                ::std::string::String,
                ::std::string::String,
            >,
            text: ::std::result::Result<::std::string::String, ::std::string::String>,
        }
        impl ::std::default::Default for ChatMessage {
            fn default() -> Self {
                Self {
                    at: Ok(Default::default()),
                    attachments: Ok(Default::default()),
                    author: Ok(Default::default()),
                    author_id: Ok(Default::default()),
                    blocks_text: Ok(Default::default()),
                    edited_at: Ok(Default::default()),
                    id: Err("no value supplied for id".to_string()),
                    order: Err("no value supplied for order".to_string()),
                    pinned: Ok(Default::default()),
                    reacted_by: Ok(Default::default()),
                    reactions: Ok(Default::default()),
                    reply_to: Ok(Default::default()),
                    state_id: Err("no value supplied for state_id".to_string()),
                    text: Err("no value supplied for text".to_string()),
                }
            }
        }
        impl ChatMessage {
            pub fn at<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.at = value
                    .try_into()
                    .map_err(|e| format!("error converting supplied value for at: {e}"));
                self
            }
            pub fn attachments<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<super::ChatAttachment>>,
                T::Error: ::std::fmt::Display,
            {
                self.attachments = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for attachments: {e}")
                    });
                self
            }
            pub fn author<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.author = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for author: {e}")
                    });
                self
            }
            pub fn author_id<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.author_id = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for author_id: {e}")
                    });
                self
            }
            pub fn blocks_text<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.blocks_text = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for blocks_text: {e}")
                    });
                self
            }
            pub fn edited_at<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.edited_at = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for edited_at: {e}")
                    });
                self
            }
            pub fn id<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.id = value
                    .try_into()
                    .map_err(|e| format!("error converting supplied value for id: {e}"));
                self
            }
            pub fn order<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.order = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for order: {e}")
                    });
                self
            }
            pub fn pinned<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<bool>>,
                T::Error: ::std::fmt::Display,
            {
                self.pinned = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for pinned: {e}")
                    });
                self
            }
            pub fn reacted_by<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::std::collections::HashMap<
                        ::std::string::String,
                        ::std::vec::Vec<::std::string::String>,
                    >,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.reacted_by = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for reacted_by: {e}")
                    });
                self
            }
            pub fn reactions<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::std::collections::HashMap<::std::string::String, u64>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.reactions = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for reactions: {e}")
                    });
                self
            }
            pub fn reply_to<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.reply_to = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for reply_to: {e}")
                    });
                self
            }
            pub fn state_id<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.state_id = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for state_id: {e}")
                    });
                self
            }
            pub fn text<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.text = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for text: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<ChatMessage> for super::ChatMessage {
            type Error = super::error::ConversionError;
            fn try_from(
                value: ChatMessage,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    at: value.at?,
                    attachments: value.attachments?,
                    author: value.author?,
                    author_id: value.author_id?,
                    blocks_text: value.blocks_text?,
                    edited_at: value.edited_at?,
                    id: value.id?,
                    order: value.order?,
                    pinned: value.pinned?,
                    reacted_by: value.reacted_by?,
                    reactions: value.reactions?,
                    reply_to: value.reply_to?,
                    state_id: value.state_id?,
                    text: value.text?,
                })
            }
        }
        impl ::std::convert::From<super::ChatMessage> for ChatMessage {
            fn from(value: super::ChatMessage) -> Self {
                Self {
                    at: Ok(value.at),
                    attachments: Ok(value.attachments),
                    author: Ok(value.author),
                    author_id: Ok(value.author_id),
                    blocks_text: Ok(value.blocks_text),
                    edited_at: Ok(value.edited_at),
                    id: Ok(value.id),
                    order: Ok(value.order),
                    pinned: Ok(value.pinned),
                    reacted_by: Ok(value.reacted_by),
                    reactions: Ok(value.reactions),
                    reply_to: Ok(value.reply_to),
                    state_id: Ok(value.state_id),
                    text: Ok(value.text),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct ChatMessageResult {
            dry_run: ::std::result::Result<
                ::std::option::Option<bool>,
                ::std::string::String,
            >,
            id: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
            warnings: ::std::result::Result<
                ::std::vec::Vec<super::Issue>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for ChatMessageResult {
            fn default() -> Self {
                Self {
                    dry_run: Ok(Default::default()),
                    id: Ok(Default::default()),
                    warnings: Ok(Default::default()),
                }
            }
        }
        impl ChatMessageResult {
            pub fn dry_run<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<bool>>,
                T::Error: ::std::fmt::Display,
            {
                self.dry_run = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for dry_run: {e}")
                    });
                self
            }
            pub fn id<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.id = value
                    .try_into()
                    .map_err(|e| format!("error converting supplied value for id: {e}"));
                self
            }
            pub fn warnings<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<super::Issue>>,
                T::Error: ::std::fmt::Display,
            {
                self.warnings = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for warnings: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<ChatMessageResult> for super::ChatMessageResult {
            type Error = super::error::ConversionError;
            fn try_from(
                value: ChatMessageResult,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    dry_run: value.dry_run?,
                    id: value.id?,
                    warnings: value.warnings?,
                })
            }
        }
        impl ::std::convert::From<super::ChatMessageResult> for ChatMessageResult {
            fn from(value: super::ChatMessageResult) -> Self {
                Self {
                    dry_run: Ok(value.dry_run),
                    id: Ok(value.id),
                    warnings: Ok(value.warnings),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct ChatMessagesResponse {
            has_more: ::std::result::Result<bool, ::std::string::String>,
            lifetime_message_count: ::std::result::Result<u64, ::std::string::String>,
            message_count: ::std::result::Result<u64, ::std::string::String>,
            messages: ::std::result::Result<
                ::std::vec::Vec<super::ChatMessage>,
                ::std::string::String,
            >,
            next_after: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
            next_before: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
            state: ::std::result::Result<super::ChatState, ::std::string::String>,
        }
        impl ::std::default::Default for ChatMessagesResponse {
            fn default() -> Self {
                Self {
                    has_more: Err("no value supplied for has_more".to_string()),
                    lifetime_message_count: Err(
                        "no value supplied for lifetime_message_count".to_string(),
                    ),
                    message_count: Err(
                        "no value supplied for message_count".to_string(),
                    ),
                    messages: Err("no value supplied for messages".to_string()),
                    next_after: Ok(Default::default()),
                    next_before: Ok(Default::default()),
                    state: Err("no value supplied for state".to_string()),
                }
            }
        }
        impl ChatMessagesResponse {
            pub fn has_more<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<bool>,
                T::Error: ::std::fmt::Display,
            {
                self.has_more = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for has_more: {e}")
                    });
                self
            }
            pub fn lifetime_message_count<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<u64>,
                T::Error: ::std::fmt::Display,
            {
                self.lifetime_message_count = value
                    .try_into()
                    .map_err(|e| {
                        format!(
                            "error converting supplied value for lifetime_message_count: {e}"
                        )
                    });
                self
            }
            pub fn message_count<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<u64>,
                T::Error: ::std::fmt::Display,
            {
                self.message_count = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for message_count: {e}")
                    });
                self
            }
            pub fn messages<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<super::ChatMessage>>,
                T::Error: ::std::fmt::Display,
            {
                self.messages = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for messages: {e}")
                    });
                self
            }
            pub fn next_after<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.next_after = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for next_after: {e}")
                    });
                self
            }
            pub fn next_before<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.next_before = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for next_before: {e}")
                    });
                self
            }
            pub fn state<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<super::ChatState>,
                T::Error: ::std::fmt::Display,
            {
                self.state = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for state: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<ChatMessagesResponse>
        for super::ChatMessagesResponse {
            type Error = super::error::ConversionError;
            fn try_from(
                value: ChatMessagesResponse,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    has_more: value.has_more?,
                    lifetime_message_count: value.lifetime_message_count?,
                    message_count: value.message_count?,
                    messages: value.messages?,
                    next_after: value.next_after?,
                    next_before: value.next_before?,
                    state: value.state?,
                })
            }
        }
        impl ::std::convert::From<super::ChatMessagesResponse> for ChatMessagesResponse {
            fn from(value: super::ChatMessagesResponse) -> Self {
                Self {
                    has_more: Ok(value.has_more),
                    lifetime_message_count: Ok(value.lifetime_message_count),
                    message_count: Ok(value.message_count),
                    messages: Ok(value.messages),
                    next_after: Ok(value.next_after),
                    next_before: Ok(value.next_before),
                    state: Ok(value.state),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct ChatReactionRequest {
            emoji: ::std::result::Result<
                super::ChatReactionRequestEmoji,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for ChatReactionRequest {
            fn default() -> Self {
                Self {
                    emoji: Err("no value supplied for emoji".to_string()),
                }
            }
        }
        impl ChatReactionRequest {
            pub fn emoji<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<super::ChatReactionRequestEmoji>,
                T::Error: ::std::fmt::Display,
            {
                self.emoji = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for emoji: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<ChatReactionRequest>
        for super::ChatReactionRequest {
            type Error = super::error::ConversionError;
            fn try_from(
                value: ChatReactionRequest,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self { emoji: value.emoji? })
            }
        }
        impl ::std::convert::From<super::ChatReactionRequest> for ChatReactionRequest {
            fn from(value: super::ChatReactionRequest) -> Self {
                Self { emoji: Ok(value.emoji) }
            }
        }
        #[derive(Clone, Debug)]
        pub struct ChatReactionResult {
            added: ::std::result::Result<
                ::std::option::Option<bool>,
                ::std::string::String,
            >,
            dry_run: ::std::result::Result<
                ::std::option::Option<bool>,
                ::std::string::String,
            >,
            warnings: ::std::result::Result<
                ::std::vec::Vec<super::Issue>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for ChatReactionResult {
            fn default() -> Self {
                Self {
                    added: Ok(Default::default()),
                    dry_run: Ok(Default::default()),
                    warnings: Ok(Default::default()),
                }
            }
        }
        impl ChatReactionResult {
            pub fn added<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<bool>>,
                T::Error: ::std::fmt::Display,
            {
                self.added = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for added: {e}")
                    });
                self
            }
            pub fn dry_run<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<bool>>,
                T::Error: ::std::fmt::Display,
            {
                self.dry_run = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for dry_run: {e}")
                    });
                self
            }
            pub fn warnings<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<super::Issue>>,
                T::Error: ::std::fmt::Display,
            {
                self.warnings = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for warnings: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<ChatReactionResult> for super::ChatReactionResult {
            type Error = super::error::ConversionError;
            fn try_from(
                value: ChatReactionResult,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    added: value.added?,
                    dry_run: value.dry_run?,
                    warnings: value.warnings?,
                })
            }
        }
        impl ::std::convert::From<super::ChatReactionResult> for ChatReactionResult {
            fn from(value: super::ChatReactionResult) -> Self {
                Self {
                    added: Ok(value.added),
                    dry_run: Ok(value.dry_run),
                    warnings: Ok(value.warnings),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct ChatReadRequest {
            last_state_id: ::std::result::Result<
                ::std::option::Option<super::ChatReadRequestLastStateId>,
                ::std::string::String,
            >,
            scope: ::std::result::Result<
                ::std::option::Option<super::ChatReadScope>,
                ::std::string::String,
            >,
            up_to: ::std::result::Result<
                ::std::option::Option<super::ChatReadRequestUpTo>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for ChatReadRequest {
            fn default() -> Self {
                Self {
                    last_state_id: Ok(Default::default()),
                    scope: Ok(Default::default()),
                    up_to: Ok(Default::default()),
                }
            }
        }
        impl ChatReadRequest {
            pub fn last_state_id<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::std::option::Option<super::ChatReadRequestLastStateId>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.last_state_id = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for last_state_id: {e}")
                    });
                self
            }
            pub fn scope<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<super::ChatReadScope>>,
                T::Error: ::std::fmt::Display,
            {
                self.scope = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for scope: {e}")
                    });
                self
            }
            pub fn up_to<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::std::option::Option<super::ChatReadRequestUpTo>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.up_to = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for up_to: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<ChatReadRequest> for super::ChatReadRequest {
            type Error = super::error::ConversionError;
            fn try_from(
                value: ChatReadRequest,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    last_state_id: value.last_state_id?,
                    scope: value.scope?,
                    up_to: value.up_to?,
                })
            }
        }
        impl ::std::convert::From<super::ChatReadRequest> for ChatReadRequest {
            fn from(value: super::ChatReadRequest) -> Self {
                Self {
                    last_state_id: Ok(value.last_state_id),
                    scope: Ok(value.scope),
                    up_to: Ok(value.up_to),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct ChatReadResult {
            dry_run: ::std::result::Result<
                ::std::option::Option<bool>,
                ::std::string::String,
            >,
            state: ::std::result::Result<
                ::std::option::Option<super::ChatState>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for ChatReadResult {
            fn default() -> Self {
                Self {
                    dry_run: Ok(Default::default()),
                    state: Ok(Default::default()),
                }
            }
        }
        impl ChatReadResult {
            pub fn dry_run<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<bool>>,
                T::Error: ::std::fmt::Display,
            {
                self.dry_run = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for dry_run: {e}")
                    });
                self
            }
            pub fn state<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<super::ChatState>>,
                T::Error: ::std::fmt::Display,
            {
                self.state = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for state: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<ChatReadResult> for super::ChatReadResult {
            type Error = super::error::ConversionError;
            fn try_from(
                value: ChatReadResult,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    dry_run: value.dry_run?,
                    state: value.state?,
                })
            }
        }
        impl ::std::convert::From<super::ChatReadResult> for ChatReadResult {
            fn from(value: super::ChatReadResult) -> Self {
                Self {
                    dry_run: Ok(value.dry_run),
                    state: Ok(value.state),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct ChatResult {
            dry_run: ::std::result::Result<
                ::std::option::Option<bool>,
                ::std::string::String,
            >,
            id: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
            name: ::std::result::Result<::std::string::String, ::std::string::String>,
        }
        impl ::std::default::Default for ChatResult {
            fn default() -> Self {
                Self {
                    dry_run: Ok(Default::default()),
                    id: Ok(Default::default()),
                    name: Err("no value supplied for name".to_string()),
                }
            }
        }
        impl ChatResult {
            pub fn dry_run<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<bool>>,
                T::Error: ::std::fmt::Display,
            {
                self.dry_run = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for dry_run: {e}")
                    });
                self
            }
            pub fn id<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.id = value
                    .try_into()
                    .map_err(|e| format!("error converting supplied value for id: {e}"));
                self
            }
            pub fn name<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.name = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for name: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<ChatResult> for super::ChatResult {
            type Error = super::error::ConversionError;
            fn try_from(
                value: ChatResult,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    dry_run: value.dry_run?,
                    id: value.id?,
                    name: value.name?,
                })
            }
        }
        impl ::std::convert::From<super::ChatResult> for ChatResult {
            fn from(value: super::ChatResult) -> Self {
                Self {
                    dry_run: Ok(value.dry_run),
                    id: Ok(value.id),
                    name: Ok(value.name),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct ChatRow {
            id: ::std::result::Result<::std::string::String, ::std::string::String>,
            name: ::std::result::Result<::std::string::String, ::std::string::String>,
        }
        impl ::std::default::Default for ChatRow {
            fn default() -> Self {
                Self {
                    id: Err("no value supplied for id".to_string()),
                    name: Err("no value supplied for name".to_string()),
                }
            }
        }
        impl ChatRow {
            pub fn id<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.id = value
                    .try_into()
                    .map_err(|e| format!("error converting supplied value for id: {e}"));
                self
            }
            pub fn name<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.name = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for name: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<ChatRow> for super::ChatRow {
            type Error = super::error::ConversionError;
            fn try_from(
                value: ChatRow,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    id: value.id?,
                    name: value.name?,
                })
            }
        }
        impl ::std::convert::From<super::ChatRow> for ChatRow {
            fn from(value: super::ChatRow) -> Self {
                Self {
                    id: Ok(value.id),
                    name: Ok(value.name),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct ChatState {
            last_state_id: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
            oldest_unread_mention_order: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
            oldest_unread_order: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
            unread_mentions: ::std::result::Result<u64, ::std::string::String>,
            unread_messages: ::std::result::Result<u64, ::std::string::String>,
            unread_reaction_order: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for ChatState {
            fn default() -> Self {
                Self {
                    last_state_id: Ok(Default::default()),
                    oldest_unread_mention_order: Ok(Default::default()),
                    oldest_unread_order: Ok(Default::default()),
                    unread_mentions: Err(
                        "no value supplied for unread_mentions".to_string(),
                    ),
                    unread_messages: Err(
                        "no value supplied for unread_messages".to_string(),
                    ),
                    unread_reaction_order: Ok(Default::default()),
                }
            }
        }
        impl ChatState {
            pub fn last_state_id<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.last_state_id = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for last_state_id: {e}")
                    });
                self
            }
            pub fn oldest_unread_mention_order<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.oldest_unread_mention_order = value
                    .try_into()
                    .map_err(|e| {
                        format!(
                            "error converting supplied value for oldest_unread_mention_order: {e}"
                        )
                    });
                self
            }
            pub fn oldest_unread_order<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.oldest_unread_order = value
                    .try_into()
                    .map_err(|e| {
                        format!(
                            "error converting supplied value for oldest_unread_order: {e}"
                        )
                    });
                self
            }
            pub fn unread_mentions<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<u64>,
                T::Error: ::std::fmt::Display,
            {
                self.unread_mentions = value
                    .try_into()
                    .map_err(|e| {
                        format!(
                            "error converting supplied value for unread_mentions: {e}"
                        )
                    });
                self
            }
            pub fn unread_messages<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<u64>,
                T::Error: ::std::fmt::Display,
            {
                self.unread_messages = value
                    .try_into()
                    .map_err(|e| {
                        format!(
                            "error converting supplied value for unread_messages: {e}"
                        )
                    });
                self
            }
            pub fn unread_reaction_order<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.unread_reaction_order = value
                    .try_into()
                    .map_err(|e| {
                        format!(
                            "error converting supplied value for unread_reaction_order: {e}"
                        )
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<ChatState> for super::ChatState {
            type Error = super::error::ConversionError;
            fn try_from(
                value: ChatState,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    last_state_id: value.last_state_id?,
                    oldest_unread_mention_order: value.oldest_unread_mention_order?,
                    oldest_unread_order: value.oldest_unread_order?,
                    unread_mentions: value.unread_mentions?,
                    unread_messages: value.unread_messages?,
                    unread_reaction_order: value.unread_reaction_order?,
                })
            }
        }
        impl ::std::convert::From<super::ChatState> for ChatState {
            fn from(value: super::ChatState) -> Self {
                Self {
                    last_state_id: Ok(value.last_state_id),
                    oldest_unread_mention_order: Ok(value.oldest_unread_mention_order),
                    oldest_unread_order: Ok(value.oldest_unread_order),
                    unread_mentions: Ok(value.unread_mentions),
                    unread_messages: Ok(value.unread_messages),
                    unread_reaction_order: Ok(value.unread_reaction_order),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct CreateApiKeyRequest {
            challenge_id: ::std::result::Result<
                super::CreateApiKeyRequestChallengeId,
                ::std::string::String,
            >,
            code: ::std::result::Result<
                super::CreateApiKeyRequestCode,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for CreateApiKeyRequest {
            fn default() -> Self {
                Self {
                    challenge_id: Err("no value supplied for challenge_id".to_string()),
                    code: Err("no value supplied for code".to_string()),
                }
            }
        }
        impl CreateApiKeyRequest {
            pub fn challenge_id<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<super::CreateApiKeyRequestChallengeId>,
                T::Error: ::std::fmt::Display,
            {
                self.challenge_id = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for challenge_id: {e}")
                    });
                self
            }
            pub fn code<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<super::CreateApiKeyRequestCode>,
                T::Error: ::std::fmt::Display,
            {
                self.code = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for code: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<CreateApiKeyRequest>
        for super::CreateApiKeyRequest {
            type Error = super::error::ConversionError;
            fn try_from(
                value: CreateApiKeyRequest,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    challenge_id: value.challenge_id?,
                    code: value.code?,
                })
            }
        }
        impl ::std::convert::From<super::CreateApiKeyRequest> for CreateApiKeyRequest {
            fn from(value: super::CreateApiKeyRequest) -> Self {
                Self {
                    challenge_id: Ok(value.challenge_id),
                    code: Ok(value.code),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct CreateApiKeyResponse {
            api_key: ::std::result::Result<::std::string::String, ::std::string::String>,
            grant: ::std::result::Result<
                ::std::option::Option<super::ApiKeyGrant>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for CreateApiKeyResponse {
            fn default() -> Self {
                Self {
                    api_key: Err("no value supplied for api_key".to_string()),
                    grant: Err("no value supplied for grant".to_string()),
                }
            }
        }
        impl CreateApiKeyResponse {
            pub fn api_key<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.api_key = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for api_key: {e}")
                    });
                self
            }
            pub fn grant<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<super::ApiKeyGrant>>,
                T::Error: ::std::fmt::Display,
            {
                self.grant = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for grant: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<CreateApiKeyResponse>
        for super::CreateApiKeyResponse {
            type Error = super::error::ConversionError;
            fn try_from(
                value: CreateApiKeyResponse,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    api_key: value.api_key?,
                    grant: value.grant?,
                })
            }
        }
        impl ::std::convert::From<super::CreateApiKeyResponse> for CreateApiKeyResponse {
            fn from(value: super::CreateApiKeyResponse) -> Self {
                Self {
                    api_key: Ok(value.api_key),
                    grant: Ok(value.grant),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct CreateChallengeRequest {
            app_name: ::std::result::Result<
                super::CreateChallengeRequestAppName,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for CreateChallengeRequest {
            fn default() -> Self {
                Self {
                    app_name: Err("no value supplied for app_name".to_string()),
                }
            }
        }
        impl CreateChallengeRequest {
            pub fn app_name<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<super::CreateChallengeRequestAppName>,
                T::Error: ::std::fmt::Display,
            {
                self.app_name = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for app_name: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<CreateChallengeRequest>
        for super::CreateChallengeRequest {
            type Error = super::error::ConversionError;
            fn try_from(
                value: CreateChallengeRequest,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self { app_name: value.app_name? })
            }
        }
        impl ::std::convert::From<super::CreateChallengeRequest>
        for CreateChallengeRequest {
            fn from(value: super::CreateChallengeRequest) -> Self {
                Self {
                    app_name: Ok(value.app_name),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct CreateChallengeResponse {
            challenge_id: ::std::result::Result<
                ::std::string::String,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for CreateChallengeResponse {
            fn default() -> Self {
                Self {
                    challenge_id: Err("no value supplied for challenge_id".to_string()),
                }
            }
        }
        impl CreateChallengeResponse {
            pub fn challenge_id<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.challenge_id = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for challenge_id: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<CreateChallengeResponse>
        for super::CreateChallengeResponse {
            type Error = super::error::ConversionError;
            fn try_from(
                value: CreateChallengeResponse,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    challenge_id: value.challenge_id?,
                })
            }
        }
        impl ::std::convert::From<super::CreateChallengeResponse>
        for CreateChallengeResponse {
            fn from(value: super::CreateChallengeResponse) -> Self {
                Self {
                    challenge_id: Ok(value.challenge_id),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct CreateChatRequest {
            name: ::std::result::Result<
                super::CreateChatRequestName,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for CreateChatRequest {
            fn default() -> Self {
                Self {
                    name: Err("no value supplied for name".to_string()),
                }
            }
        }
        impl CreateChatRequest {
            pub fn name<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<super::CreateChatRequestName>,
                T::Error: ::std::fmt::Display,
            {
                self.name = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for name: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<CreateChatRequest> for super::CreateChatRequest {
            type Error = super::error::ConversionError;
            fn try_from(
                value: CreateChatRequest,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self { name: value.name? })
            }
        }
        impl ::std::convert::From<super::CreateChatRequest> for CreateChatRequest {
            fn from(value: super::CreateChatRequest) -> Self {
                Self { name: Ok(value.name) }
            }
        }
        #[derive(Clone, Debug)]
        pub struct CreateCollectionRequest {
            items: ::std::result::Result<
                ::std::vec::Vec<super::CreateCollectionRequestItemsItem>,
                ::std::string::String,
            >,
            name: ::std::result::Result<
                super::CreateCollectionRequestName,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for CreateCollectionRequest {
            fn default() -> Self {
                Self {
                    items: Ok(Default::default()),
                    name: Err("no value supplied for name".to_string()),
                }
            }
        }
        impl CreateCollectionRequest {
            pub fn items<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::std::vec::Vec<super::CreateCollectionRequestItemsItem>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.items = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for items: {e}")
                    });
                self
            }
            pub fn name<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<super::CreateCollectionRequestName>,
                T::Error: ::std::fmt::Display,
            {
                self.name = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for name: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<CreateCollectionRequest>
        for super::CreateCollectionRequest {
            type Error = super::error::ConversionError;
            fn try_from(
                value: CreateCollectionRequest,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    items: value.items?,
                    name: value.name?,
                })
            }
        }
        impl ::std::convert::From<super::CreateCollectionRequest>
        for CreateCollectionRequest {
            fn from(value: super::CreateCollectionRequest) -> Self {
                Self {
                    items: Ok(value.items),
                    name: Ok(value.name),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct CreateOptionRequest {
            color: ::std::result::Result<
                ::std::option::Option<super::CreateOptionRequestColor>,
                ::std::string::String,
            >,
            name: ::std::result::Result<
                super::CreateOptionRequestName,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for CreateOptionRequest {
            fn default() -> Self {
                Self {
                    color: Ok(Default::default()),
                    name: Err("no value supplied for name".to_string()),
                }
            }
        }
        impl CreateOptionRequest {
            pub fn color<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::std::option::Option<super::CreateOptionRequestColor>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.color = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for color: {e}")
                    });
                self
            }
            pub fn name<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<super::CreateOptionRequestName>,
                T::Error: ::std::fmt::Display,
            {
                self.name = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for name: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<CreateOptionRequest>
        for super::CreateOptionRequest {
            type Error = super::error::ConversionError;
            fn try_from(
                value: CreateOptionRequest,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    color: value.color?,
                    name: value.name?,
                })
            }
        }
        impl ::std::convert::From<super::CreateOptionRequest> for CreateOptionRequest {
            fn from(value: super::CreateOptionRequest) -> Self {
                Self {
                    color: Ok(value.color),
                    name: Ok(value.name),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct CreatePropertyRequest {
            format: ::std::result::Result<
                super::CreatePropertyRequestFormat,
                ::std::string::String,
            >,
            key: ::std::result::Result<
                ::std::option::Option<super::CreatePropertyRequestKey>,
                ::std::string::String,
            >,
            name: ::std::result::Result<
                super::CreatePropertyRequestName,
                ::std::string::String,
            >,
            options: ::std::result::Result<
                ::std::vec::Vec<super::CreateOptionRequest>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for CreatePropertyRequest {
            fn default() -> Self {
                Self {
                    format: Err("no value supplied for format".to_string()),
                    key: Ok(Default::default()),
                    name: Err("no value supplied for name".to_string()),
                    options: Ok(Default::default()),
                }
            }
        }
        impl CreatePropertyRequest {
            pub fn format<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<super::CreatePropertyRequestFormat>,
                T::Error: ::std::fmt::Display,
            {
                self.format = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for format: {e}")
                    });
                self
            }
            pub fn key<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::std::option::Option<super::CreatePropertyRequestKey>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.key = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for key: {e}")
                    });
                self
            }
            pub fn name<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<super::CreatePropertyRequestName>,
                T::Error: ::std::fmt::Display,
            {
                self.name = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for name: {e}")
                    });
                self
            }
            pub fn options<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<super::CreateOptionRequest>>,
                T::Error: ::std::fmt::Display,
            {
                self.options = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for options: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<CreatePropertyRequest>
        for super::CreatePropertyRequest {
            type Error = super::error::ConversionError;
            fn try_from(
                value: CreatePropertyRequest,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    format: value.format?,
                    key: value.key?,
                    name: value.name?,
                    options: value.options?,
                })
            }
        }
        impl ::std::convert::From<super::CreatePropertyRequest>
        for CreatePropertyRequest {
            fn from(value: super::CreatePropertyRequest) -> Self {
                Self {
                    format: Ok(value.format),
                    key: Ok(value.key),
                    name: Ok(value.name),
                    options: Ok(value.options),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct CreateQueryRequest {
            filter: ::std::result::Result<
                ::std::option::Option<super::CreateQueryRequestFilter>,
                ::std::string::String,
            >,
            filters: ::std::result::Result<
                ::std::vec::Vec<
                    ::serde_json::Map<::std::string::String, ::serde_json::Value>,
                >,
                ::std::string::String,
            >,
            name: ::std::result::Result<
                super::CreateQueryRequestName,
                ::std::string::String,
            >,
            sorts: ::std::result::Result<
                ::std::vec::Vec<
                    ::serde_json::Map<::std::string::String, ::serde_json::Value>,
                >,
                ::std::string::String,
            >,
            type_: ::std::result::Result<
                super::CreateQueryRequestType,
                ::std::string::String,
            >,
            views: ::std::result::Result<
                ::std::vec::Vec<
                    ::serde_json::Map<::std::string::String, ::serde_json::Value>,
                >,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for CreateQueryRequest {
            fn default() -> Self {
                Self {
                    filter: Ok(Default::default()),
                    filters: Ok(Default::default()),
                    name: Err("no value supplied for name".to_string()),
                    sorts: Ok(Default::default()),
                    type_: Err("no value supplied for type_".to_string()),
                    views: Ok(Default::default()),
                }
            }
        }
        impl CreateQueryRequest {
            pub fn filter<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::std::option::Option<super::CreateQueryRequestFilter>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.filter = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for filter: {e}")
                    });
                self
            }
            pub fn filters<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::std::vec::Vec<
                        ::serde_json::Map<::std::string::String, ::serde_json::Value>,
                    >,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.filters = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for filters: {e}")
                    });
                self
            }
            pub fn name<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<super::CreateQueryRequestName>,
                T::Error: ::std::fmt::Display,
            {
                self.name = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for name: {e}")
                    });
                self
            }
            pub fn sorts<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::std::vec::Vec<
                        ::serde_json::Map<::std::string::String, ::serde_json::Value>,
                    >,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.sorts = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for sorts: {e}")
                    });
                self
            }
            pub fn type_<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<super::CreateQueryRequestType>,
                T::Error: ::std::fmt::Display,
            {
                self.type_ = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for type_: {e}")
                    });
                self
            }
            pub fn views<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::std::vec::Vec<
                        ::serde_json::Map<::std::string::String, ::serde_json::Value>,
                    >,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.views = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for views: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<CreateQueryRequest> for super::CreateQueryRequest {
            type Error = super::error::ConversionError;
            fn try_from(
                value: CreateQueryRequest,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    filter: value.filter?,
                    filters: value.filters?,
                    name: value.name?,
                    sorts: value.sorts?,
                    type_: value.type_?,
                    views: value.views?,
                })
            }
        }
        impl ::std::convert::From<super::CreateQueryRequest> for CreateQueryRequest {
            fn from(value: super::CreateQueryRequest) -> Self {
                Self {
                    filter: Ok(value.filter),
                    filters: Ok(value.filters),
                    name: Ok(value.name),
                    sorts: Ok(value.sorts),
                    type_: Ok(value.type_),
                    views: Ok(value.views),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct CreateResult {
            created: ::std::result::Result<
                ::std::option::Option<super::SideEffects>,
                ::std::string::String,
            >,
            created_views: ::std::result::Result<
                ::std::collections::HashMap<
                    ::std::string::String,
                    ::std::string::String,
                >,
                ::std::string::String,
            >,
            dry_run: ::std::result::Result<
                ::std::option::Option<bool>,
                ::std::string::String,
            >,
            etag: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
            id: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
            issues: ::std::result::Result<
                ::std::vec::Vec<super::Issue>,
                ::std::string::String,
            >,
            items: ::std::result::Result<
                ::std::option::Option<u32>,
                ::std::string::String,
            >,
            key: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
            removed: ::std::result::Result<
                ::std::option::Option<super::SideEffects>,
                ::std::string::String,
            >,
            template: ::std::result::Result<
                ::std::option::Option<super::AppliedTemplate>,
                ::std::string::String,
            >,
            type_: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
            warnings: ::std::result::Result<
                ::std::vec::Vec<super::Issue>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for CreateResult {
            fn default() -> Self {
                Self {
                    created: Ok(Default::default()),
                    created_views: Ok(Default::default()),
                    dry_run: Ok(Default::default()),
                    etag: Ok(Default::default()),
                    id: Ok(Default::default()),
                    issues: Ok(Default::default()),
                    items: Ok(Default::default()),
                    key: Ok(Default::default()),
                    removed: Ok(Default::default()),
                    template: Ok(Default::default()),
                    type_: Ok(Default::default()),
                    warnings: Ok(Default::default()),
                }
            }
        }
        impl CreateResult {
            pub fn created<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<super::SideEffects>>,
                T::Error: ::std::fmt::Display,
            {
                self.created = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for created: {e}")
                    });
                self
            }
            pub fn created_views<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::std::collections::HashMap<
                        ::std::string::String,
                        ::std::string::String,
                    >,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.created_views = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for created_views: {e}")
                    });
                self
            }
            pub fn dry_run<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<bool>>,
                T::Error: ::std::fmt::Display,
            {
                self.dry_run = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for dry_run: {e}")
                    });
                self
            }
            pub fn etag<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.etag = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for etag: {e}")
                    });
                self
            }
            pub fn id<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.id = value
                    .try_into()
                    .map_err(|e| format!("error converting supplied value for id: {e}"));
                self
            }
            pub fn issues<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<super::Issue>>,
                T::Error: ::std::fmt::Display,
            {
                self.issues = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for issues: {e}")
                    });
                self
            }
            pub fn items<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<u32>>,
                T::Error: ::std::fmt::Display,
            {
                self.items = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for items: {e}")
                    });
                self
            }
            pub fn key<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.key = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for key: {e}")
                    });
                self
            }
            pub fn removed<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<super::SideEffects>>,
                T::Error: ::std::fmt::Display,
            {
                self.removed = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for removed: {e}")
                    });
                self
            }
            pub fn template<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::std::option::Option<super::AppliedTemplate>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.template = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for template: {e}")
                    });
                self
            }
            pub fn type_<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.type_ = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for type_: {e}")
                    });
                self
            }
            pub fn warnings<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<super::Issue>>,
                T::Error: ::std::fmt::Display,
            {
                self.warnings = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for warnings: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<CreateResult> for super::CreateResult {
            type Error = super::error::ConversionError;
            fn try_from(
                value: CreateResult,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    created: value.created?,
                    created_views: value.created_views?,
                    dry_run: value.dry_run?,
                    etag: value.etag?,
                    id: value.id?,
                    issues: value.issues?,
                    items: value.items?,
                    key: value.key?,
                    removed: value.removed?,
                    template: value.template?,
                    type_: value.type_?,
                    warnings: value.warnings?,
                })
            }
        }
        impl ::std::convert::From<super::CreateResult> for CreateResult {
            fn from(value: super::CreateResult) -> Self {
                Self {
                    created: Ok(value.created),
                    created_views: Ok(value.created_views),
                    dry_run: Ok(value.dry_run),
                    etag: Ok(value.etag),
                    id: Ok(value.id),
                    issues: Ok(value.issues),
                    items: Ok(value.items),
                    key: Ok(value.key),
                    removed: Ok(value.removed),
                    template: Ok(value.template),
                    type_: Ok(value.type_),
                    warnings: Ok(value.warnings),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct CreateSpaceRequest {
            description: ::std::result::Result<
                ::std::option::Option<super::CreateSpaceRequestDescription>,
                ::std::string::String,
            >,
            name: ::std::result::Result<
                super::CreateSpaceRequestName,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for CreateSpaceRequest {
            fn default() -> Self {
                Self {
                    description: Ok(Default::default()),
                    name: Err("no value supplied for name".to_string()),
                }
            }
        }
        impl CreateSpaceRequest {
            pub fn description<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::std::option::Option<super::CreateSpaceRequestDescription>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.description = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for description: {e}")
                    });
                self
            }
            pub fn name<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<super::CreateSpaceRequestName>,
                T::Error: ::std::fmt::Display,
            {
                self.name = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for name: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<CreateSpaceRequest> for super::CreateSpaceRequest {
            type Error = super::error::ConversionError;
            fn try_from(
                value: CreateSpaceRequest,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    description: value.description?,
                    name: value.name?,
                })
            }
        }
        impl ::std::convert::From<super::CreateSpaceRequest> for CreateSpaceRequest {
            fn from(value: super::CreateSpaceRequest) -> Self {
                Self {
                    description: Ok(value.description),
                    name: Ok(value.name),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct CreateTemplateRequest {
            blocks: ::std::result::Result<
                ::std::vec::Vec<super::Block>,
                ::std::string::String,
            >,
            cover: ::std::result::Result<
                ::serde_json::Map<::std::string::String, ::serde_json::Value>,
                ::std::string::String,
            >,
            format_version: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
            icon: ::std::result::Result<
                ::serde_json::Map<::std::string::String, ::serde_json::Value>,
                ::std::string::String,
            >,
            kind: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
            properties: ::std::result::Result<
                ::serde_json::Map<::std::string::String, ::serde_json::Value>,
                ::std::string::String,
            >,
            template_for: ::std::result::Result<
                super::CreateTemplateRequestTemplateFor,
                ::std::string::String,
            >,
            type_: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for CreateTemplateRequest {
            fn default() -> Self {
                Self {
                    blocks: Ok(Default::default()),
                    cover: Ok(Default::default()),
                    format_version: Ok(Default::default()),
                    icon: Ok(Default::default()),
                    kind: Ok(Default::default()),
                    properties: Ok(Default::default()),
                    template_for: Err("no value supplied for template_for".to_string()),
                    type_: Ok(Default::default()),
                }
            }
        }
        impl CreateTemplateRequest {
            pub fn blocks<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<super::Block>>,
                T::Error: ::std::fmt::Display,
            {
                self.blocks = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for blocks: {e}")
                    });
                self
            }
            pub fn cover<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::serde_json::Map<::std::string::String, ::serde_json::Value>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.cover = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for cover: {e}")
                    });
                self
            }
            pub fn format_version<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.format_version = value
                    .try_into()
                    .map_err(|e| {
                        format!(
                            "error converting supplied value for format_version: {e}"
                        )
                    });
                self
            }
            pub fn icon<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::serde_json::Map<::std::string::String, ::serde_json::Value>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.icon = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for icon: {e}")
                    });
                self
            }
            pub fn kind<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.kind = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for kind: {e}")
                    });
                self
            }
            pub fn properties<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::serde_json::Map<::std::string::String, ::serde_json::Value>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.properties = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for properties: {e}")
                    });
                self
            }
            pub fn template_for<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<super::CreateTemplateRequestTemplateFor>,
                T::Error: ::std::fmt::Display,
            {
                self.template_for = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for template_for: {e}")
                    });
                self
            }
            pub fn type_<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.type_ = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for type_: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<CreateTemplateRequest>
        for super::CreateTemplateRequest {
            type Error = super::error::ConversionError;
            fn try_from(
                value: CreateTemplateRequest,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    blocks: value.blocks?,
                    cover: value.cover?,
                    format_version: value.format_version?,
                    icon: value.icon?,
                    kind: value.kind?,
                    properties: value.properties?,
                    template_for: value.template_for?,
                    type_: value.type_?,
                })
            }
        }
        impl ::std::convert::From<super::CreateTemplateRequest>
        for CreateTemplateRequest {
            fn from(value: super::CreateTemplateRequest) -> Self {
                Self {
                    blocks: Ok(value.blocks),
                    cover: Ok(value.cover),
                    format_version: Ok(value.format_version),
                    icon: Ok(value.icon),
                    kind: Ok(value.kind),
                    properties: Ok(value.properties),
                    template_for: Ok(value.template_for),
                    type_: Ok(value.type_),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct CreatedOption {
            name: ::std::result::Result<::std::string::String, ::std::string::String>,
            property: ::std::result::Result<
                ::std::string::String,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for CreatedOption {
            fn default() -> Self {
                Self {
                    name: Err("no value supplied for name".to_string()),
                    property: Err("no value supplied for property".to_string()),
                }
            }
        }
        impl CreatedOption {
            pub fn name<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.name = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for name: {e}")
                    });
                self
            }
            pub fn property<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.property = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for property: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<CreatedOption> for super::CreatedOption {
            type Error = super::error::ConversionError;
            fn try_from(
                value: CreatedOption,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    name: value.name?,
                    property: value.property?,
                })
            }
        }
        impl ::std::convert::From<super::CreatedOption> for CreatedOption {
            fn from(value: super::CreatedOption) -> Self {
                Self {
                    name: Ok(value.name),
                    property: Ok(value.property),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct DiffStats {
            blocks_added: ::std::result::Result<u32, ::std::string::String>,
            blocks_changed: ::std::result::Result<u32, ::std::string::String>,
            blocks_moved: ::std::result::Result<u32, ::std::string::String>,
            blocks_removed: ::std::result::Result<u32, ::std::string::String>,
            items_added: ::std::result::Result<
                ::std::option::Option<u32>,
                ::std::string::String,
            >,
            items_removed: ::std::result::Result<
                ::std::option::Option<u32>,
                ::std::string::String,
            >,
            properties_changed: ::std::result::Result<u32, ::std::string::String>,
        }
        impl ::std::default::Default for DiffStats {
            fn default() -> Self {
                Self {
                    blocks_added: Err("no value supplied for blocks_added".to_string()),
                    blocks_changed: Err(
                        "no value supplied for blocks_changed".to_string(),
                    ),
                    blocks_moved: Err("no value supplied for blocks_moved".to_string()),
                    blocks_removed: Err(
                        "no value supplied for blocks_removed".to_string(),
                    ),
                    items_added: Ok(Default::default()),
                    items_removed: Ok(Default::default()),
                    properties_changed: Err(
                        "no value supplied for properties_changed".to_string(),
                    ),
                }
            }
        }
        impl DiffStats {
            pub fn blocks_added<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<u32>,
                T::Error: ::std::fmt::Display,
            {
                self.blocks_added = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for blocks_added: {e}")
                    });
                self
            }
            pub fn blocks_changed<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<u32>,
                T::Error: ::std::fmt::Display,
            {
                self.blocks_changed = value
                    .try_into()
                    .map_err(|e| {
                        format!(
                            "error converting supplied value for blocks_changed: {e}"
                        )
                    });
                self
            }
            pub fn blocks_moved<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<u32>,
                T::Error: ::std::fmt::Display,
            {
                self.blocks_moved = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for blocks_moved: {e}")
                    });
                self
            }
            pub fn blocks_removed<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<u32>,
                T::Error: ::std::fmt::Display,
            {
                self.blocks_removed = value
                    .try_into()
                    .map_err(|e| {
                        format!(
                            "error converting supplied value for blocks_removed: {e}"
                        )
                    });
                self
            }
            pub fn items_added<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<u32>>,
                T::Error: ::std::fmt::Display,
            {
                self.items_added = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for items_added: {e}")
                    });
                self
            }
            pub fn items_removed<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<u32>>,
                T::Error: ::std::fmt::Display,
            {
                self.items_removed = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for items_removed: {e}")
                    });
                self
            }
            pub fn properties_changed<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<u32>,
                T::Error: ::std::fmt::Display,
            {
                self.properties_changed = value
                    .try_into()
                    .map_err(|e| {
                        format!(
                            "error converting supplied value for properties_changed: {e}"
                        )
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<DiffStats> for super::DiffStats {
            type Error = super::error::ConversionError;
            fn try_from(
                value: DiffStats,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    blocks_added: value.blocks_added?,
                    blocks_changed: value.blocks_changed?,
                    blocks_moved: value.blocks_moved?,
                    blocks_removed: value.blocks_removed?,
                    items_added: value.items_added?,
                    items_removed: value.items_removed?,
                    properties_changed: value.properties_changed?,
                })
            }
        }
        impl ::std::convert::From<super::DiffStats> for DiffStats {
            fn from(value: super::DiffStats) -> Self {
                Self {
                    blocks_added: Ok(value.blocks_added),
                    blocks_changed: Ok(value.blocks_changed),
                    blocks_moved: Ok(value.blocks_moved),
                    blocks_removed: Ok(value.blocks_removed),
                    items_added: Ok(value.items_added),
                    items_removed: Ok(value.items_removed),
                    properties_changed: Ok(value.properties_changed),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct EditChatMessageRequest {
            text: ::std::result::Result<
                super::EditChatMessageRequestText,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for EditChatMessageRequest {
            fn default() -> Self {
                Self {
                    text: Err("no value supplied for text".to_string()),
                }
            }
        }
        impl EditChatMessageRequest {
            pub fn text<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<super::EditChatMessageRequestText>,
                T::Error: ::std::fmt::Display,
            {
                self.text = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for text: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<EditChatMessageRequest>
        for super::EditChatMessageRequest {
            type Error = super::error::ConversionError;
            fn try_from(
                value: EditChatMessageRequest,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self { text: value.text? })
            }
        }
        impl ::std::convert::From<super::EditChatMessageRequest>
        for EditChatMessageRequest {
            fn from(value: super::EditChatMessageRequest) -> Self {
                Self { text: Ok(value.text) }
            }
        }
        #[derive(Clone, Debug)]
        pub struct EditResult {
            created: ::std::result::Result<
                ::std::option::Option<super::SideEffects>,
                ::std::string::String,
            >,
            created_blocks: ::std::result::Result<
                ::std::collections::HashMap<
                    ::std::string::String,
                    ::std::string::String,
                >,
                ::std::string::String,
            >,
            created_views: ::std::result::Result<
                ::std::collections::HashMap<
                    ::std::string::String,
                    ::std::string::String,
                >,
                ::std::string::String,
            >,
            diff_stats: ::std::result::Result<super::DiffStats, ::std::string::String>,
            dry_run: ::std::result::Result<
                ::std::option::Option<bool>,
                ::std::string::String,
            >,
            etag: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
            removed: ::std::result::Result<
                ::std::option::Option<super::SideEffects>,
                ::std::string::String,
            >,
            type_changed: ::std::result::Result<
                ::std::option::Option<super::TypeChanged>,
                ::std::string::String,
            >,
            warnings: ::std::result::Result<
                ::std::vec::Vec<super::Issue>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for EditResult {
            fn default() -> Self {
                Self {
                    created: Ok(Default::default()),
                    created_blocks: Ok(Default::default()),
                    created_views: Ok(Default::default()),
                    diff_stats: Err("no value supplied for diff_stats".to_string()),
                    dry_run: Ok(Default::default()),
                    etag: Ok(Default::default()),
                    removed: Ok(Default::default()),
                    type_changed: Ok(Default::default()),
                    warnings: Ok(Default::default()),
                }
            }
        }
        impl EditResult {
            pub fn created<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<super::SideEffects>>,
                T::Error: ::std::fmt::Display,
            {
                self.created = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for created: {e}")
                    });
                self
            }
            pub fn created_blocks<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::std::collections::HashMap<
                        ::std::string::String,
                        ::std::string::String,
                    >,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.created_blocks = value
                    .try_into()
                    .map_err(|e| {
                        format!(
                            "error converting supplied value for created_blocks: {e}"
                        )
                    });
                self
            }
            pub fn created_views<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::std::collections::HashMap<
                        ::std::string::String,
                        ::std::string::String,
                    >,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.created_views = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for created_views: {e}")
                    });
                self
            }
            pub fn diff_stats<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<super::DiffStats>,
                T::Error: ::std::fmt::Display,
            {
                self.diff_stats = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for diff_stats: {e}")
                    });
                self
            }
            pub fn dry_run<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<bool>>,
                T::Error: ::std::fmt::Display,
            {
                self.dry_run = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for dry_run: {e}")
                    });
                self
            }
            pub fn etag<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.etag = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for etag: {e}")
                    });
                self
            }
            pub fn removed<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<super::SideEffects>>,
                T::Error: ::std::fmt::Display,
            {
                self.removed = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for removed: {e}")
                    });
                self
            }
            pub fn type_changed<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<super::TypeChanged>>,
                T::Error: ::std::fmt::Display,
            {
                self.type_changed = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for type_changed: {e}")
                    });
                self
            }
            pub fn warnings<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<super::Issue>>,
                T::Error: ::std::fmt::Display,
            {
                self.warnings = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for warnings: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<EditResult> for super::EditResult {
            type Error = super::error::ConversionError;
            fn try_from(
                value: EditResult,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    created: value.created?,
                    created_blocks: value.created_blocks?,
                    created_views: value.created_views?,
                    diff_stats: value.diff_stats?,
                    dry_run: value.dry_run?,
                    etag: value.etag?,
                    removed: value.removed?,
                    type_changed: value.type_changed?,
                    warnings: value.warnings?,
                })
            }
        }
        impl ::std::convert::From<super::EditResult> for EditResult {
            fn from(value: super::EditResult) -> Self {
                Self {
                    created: Ok(value.created),
                    created_blocks: Ok(value.created_blocks),
                    created_views: Ok(value.created_views),
                    diff_stats: Ok(value.diff_stats),
                    dry_run: Ok(value.dry_run),
                    etag: Ok(value.etag),
                    removed: Ok(value.removed),
                    type_changed: Ok(value.type_changed),
                    warnings: Ok(value.warnings),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct FileUploadResult {
            dry_run: ::std::result::Result<
                ::std::option::Option<bool>,
                ::std::string::String,
            >,
            id: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
            mime_type: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
            name: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
            size: ::std::result::Result<
                ::std::option::Option<u64>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for FileUploadResult {
            fn default() -> Self {
                Self {
                    dry_run: Ok(Default::default()),
                    id: Ok(Default::default()),
                    mime_type: Ok(Default::default()),
                    name: Ok(Default::default()),
                    size: Ok(Default::default()),
                }
            }
        }
        impl FileUploadResult {
            pub fn dry_run<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<bool>>,
                T::Error: ::std::fmt::Display,
            {
                self.dry_run = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for dry_run: {e}")
                    });
                self
            }
            pub fn id<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.id = value
                    .try_into()
                    .map_err(|e| format!("error converting supplied value for id: {e}"));
                self
            }
            pub fn mime_type<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.mime_type = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for mime_type: {e}")
                    });
                self
            }
            pub fn name<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.name = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for name: {e}")
                    });
                self
            }
            pub fn size<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<u64>>,
                T::Error: ::std::fmt::Display,
            {
                self.size = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for size: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<FileUploadResult> for super::FileUploadResult {
            type Error = super::error::ConversionError;
            fn try_from(
                value: FileUploadResult,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    dry_run: value.dry_run?,
                    id: value.id?,
                    mime_type: value.mime_type?,
                    name: value.name?,
                    size: value.size?,
                })
            }
        }
        impl ::std::convert::From<super::FileUploadResult> for FileUploadResult {
            fn from(value: super::FileUploadResult) -> Self {
                Self {
                    dry_run: Ok(value.dry_run),
                    id: Ok(value.id),
                    mime_type: Ok(value.mime_type),
                    name: Ok(value.name),
                    size: Ok(value.size),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct IconInput {
            color: ::std::result::Result<
                ::std::option::Option<super::IconInputColor>,
                ::std::string::String,
            >,
            emoji: ::std::result::Result<
                ::std::option::Option<super::IconInputEmoji>,
                ::std::string::String,
            >,
            file: ::std::result::Result<
                ::std::option::Option<super::IconInputFile>,
                ::std::string::String,
            >,
            format: ::std::result::Result<super::IconInputFormat, ::std::string::String>,
            name: ::std::result::Result<
                ::std::option::Option<super::IconInputName>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for IconInput {
            fn default() -> Self {
                Self {
                    color: Ok(Default::default()),
                    emoji: Ok(Default::default()),
                    file: Ok(Default::default()),
                    format: Err("no value supplied for format".to_string()),
                    name: Ok(Default::default()),
                }
            }
        }
        impl IconInput {
            pub fn color<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<super::IconInputColor>>,
                T::Error: ::std::fmt::Display,
            {
                self.color = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for color: {e}")
                    });
                self
            }
            pub fn emoji<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<super::IconInputEmoji>>,
                T::Error: ::std::fmt::Display,
            {
                self.emoji = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for emoji: {e}")
                    });
                self
            }
            pub fn file<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<super::IconInputFile>>,
                T::Error: ::std::fmt::Display,
            {
                self.file = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for file: {e}")
                    });
                self
            }
            pub fn format<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<super::IconInputFormat>,
                T::Error: ::std::fmt::Display,
            {
                self.format = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for format: {e}")
                    });
                self
            }
            pub fn name<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<super::IconInputName>>,
                T::Error: ::std::fmt::Display,
            {
                self.name = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for name: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<IconInput> for super::IconInput {
            type Error = super::error::ConversionError;
            fn try_from(
                value: IconInput,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    color: value.color?,
                    emoji: value.emoji?,
                    file: value.file?,
                    format: value.format?,
                    name: value.name?,
                })
            }
        }
        impl ::std::convert::From<super::IconInput> for IconInput {
            fn from(value: super::IconInput) -> Self {
                Self {
                    color: Ok(value.color),
                    emoji: Ok(value.emoji),
                    file: Ok(value.file),
                    format: Ok(value.format),
                    name: Ok(value.name),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct Issue {
            hint: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
            message: ::std::result::Result<::std::string::String, ::std::string::String>,
            path: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
            see_also: ::std::result::Result<
                ::std::vec::Vec<super::Ref>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for Issue {
            fn default() -> Self {
                Self {
                    hint: Ok(Default::default()),
                    message: Err("no value supplied for message".to_string()),
                    path: Ok(Default::default()),
                    see_also: Ok(Default::default()),
                }
            }
        }
        impl Issue {
            pub fn hint<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.hint = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for hint: {e}")
                    });
                self
            }
            pub fn message<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.message = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for message: {e}")
                    });
                self
            }
            pub fn path<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.path = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for path: {e}")
                    });
                self
            }
            pub fn see_also<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<super::Ref>>,
                T::Error: ::std::fmt::Display,
            {
                self.see_also = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for see_also: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<Issue> for super::Issue {
            type Error = super::error::ConversionError;
            fn try_from(
                value: Issue,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    hint: value.hint?,
                    message: value.message?,
                    path: value.path?,
                    see_also: value.see_also?,
                })
            }
        }
        impl ::std::convert::From<super::Issue> for Issue {
            fn from(value: super::Issue) -> Self {
                Self {
                    hint: Ok(value.hint),
                    message: Ok(value.message),
                    path: Ok(value.path),
                    see_also: Ok(value.see_also),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct ListResponseChatRow {
            data: ::std::result::Result<
                ::std::vec::Vec<super::ChatRow>,
                ::std::string::String,
            >,
            has_more: ::std::result::Result<bool, ::std::string::String>,
            limit: ::std::result::Result<u32, ::std::string::String>,
            message: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
            offset: ::std::result::Result<u64, ::std::string::String>,
            total: ::std::result::Result<u64, ::std::string::String>,
            warnings: ::std::result::Result<
                ::std::vec::Vec<super::Issue>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for ListResponseChatRow {
            fn default() -> Self {
                Self {
                    data: Err("no value supplied for data".to_string()),
                    has_more: Err("no value supplied for has_more".to_string()),
                    limit: Err("no value supplied for limit".to_string()),
                    message: Ok(Default::default()),
                    offset: Err("no value supplied for offset".to_string()),
                    total: Err("no value supplied for total".to_string()),
                    warnings: Ok(Default::default()),
                }
            }
        }
        impl ListResponseChatRow {
            pub fn data<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<super::ChatRow>>,
                T::Error: ::std::fmt::Display,
            {
                self.data = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for data: {e}")
                    });
                self
            }
            pub fn has_more<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<bool>,
                T::Error: ::std::fmt::Display,
            {
                self.has_more = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for has_more: {e}")
                    });
                self
            }
            pub fn limit<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<u32>,
                T::Error: ::std::fmt::Display,
            {
                self.limit = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for limit: {e}")
                    });
                self
            }
            pub fn message<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.message = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for message: {e}")
                    });
                self
            }
            pub fn offset<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<u64>,
                T::Error: ::std::fmt::Display,
            {
                self.offset = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for offset: {e}")
                    });
                self
            }
            pub fn total<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<u64>,
                T::Error: ::std::fmt::Display,
            {
                self.total = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for total: {e}")
                    });
                self
            }
            pub fn warnings<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<super::Issue>>,
                T::Error: ::std::fmt::Display,
            {
                self.warnings = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for warnings: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<ListResponseChatRow>
        for super::ListResponseChatRow {
            type Error = super::error::ConversionError;
            fn try_from(
                value: ListResponseChatRow,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    data: value.data?,
                    has_more: value.has_more?,
                    limit: value.limit?,
                    message: value.message?,
                    offset: value.offset?,
                    total: value.total?,
                    warnings: value.warnings?,
                })
            }
        }
        impl ::std::convert::From<super::ListResponseChatRow> for ListResponseChatRow {
            fn from(value: super::ListResponseChatRow) -> Self {
                Self {
                    data: Ok(value.data),
                    has_more: Ok(value.has_more),
                    limit: Ok(value.limit),
                    message: Ok(value.message),
                    offset: Ok(value.offset),
                    total: Ok(value.total),
                    warnings: Ok(value.warnings),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct ListResponseMapOfAnyValue {
            data: ::std::result::Result<
                ::std::vec::Vec<
                    ::serde_json::Map<::std::string::String, ::serde_json::Value>,
                >,
                ::std::string::String,
            >,
            has_more: ::std::result::Result<bool, ::std::string::String>,
            limit: ::std::result::Result<u32, ::std::string::String>,
            message: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
            offset: ::std::result::Result<u64, ::std::string::String>,
            total: ::std::result::Result<u64, ::std::string::String>,
            warnings: ::std::result::Result<
                ::std::vec::Vec<super::Issue>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for ListResponseMapOfAnyValue {
            fn default() -> Self {
                Self {
                    data: Err("no value supplied for data".to_string()),
                    has_more: Err("no value supplied for has_more".to_string()),
                    limit: Err("no value supplied for limit".to_string()),
                    message: Ok(Default::default()),
                    offset: Err("no value supplied for offset".to_string()),
                    total: Err("no value supplied for total".to_string()),
                    warnings: Ok(Default::default()),
                }
            }
        }
        impl ListResponseMapOfAnyValue {
            pub fn data<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::std::vec::Vec<
                        ::serde_json::Map<::std::string::String, ::serde_json::Value>,
                    >,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.data = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for data: {e}")
                    });
                self
            }
            pub fn has_more<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<bool>,
                T::Error: ::std::fmt::Display,
            {
                self.has_more = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for has_more: {e}")
                    });
                self
            }
            pub fn limit<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<u32>,
                T::Error: ::std::fmt::Display,
            {
                self.limit = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for limit: {e}")
                    });
                self
            }
            pub fn message<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.message = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for message: {e}")
                    });
                self
            }
            pub fn offset<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<u64>,
                T::Error: ::std::fmt::Display,
            {
                self.offset = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for offset: {e}")
                    });
                self
            }
            pub fn total<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<u64>,
                T::Error: ::std::fmt::Display,
            {
                self.total = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for total: {e}")
                    });
                self
            }
            pub fn warnings<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<super::Issue>>,
                T::Error: ::std::fmt::Display,
            {
                self.warnings = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for warnings: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<ListResponseMapOfAnyValue>
        for super::ListResponseMapOfAnyValue {
            type Error = super::error::ConversionError;
            fn try_from(
                value: ListResponseMapOfAnyValue,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    data: value.data?,
                    has_more: value.has_more?,
                    limit: value.limit?,
                    message: value.message?,
                    offset: value.offset?,
                    total: value.total?,
                    warnings: value.warnings?,
                })
            }
        }
        impl ::std::convert::From<super::ListResponseMapOfAnyValue>
        for ListResponseMapOfAnyValue {
            fn from(value: super::ListResponseMapOfAnyValue) -> Self {
                Self {
                    data: Ok(value.data),
                    has_more: Ok(value.has_more),
                    limit: Ok(value.limit),
                    message: Ok(value.message),
                    offset: Ok(value.offset),
                    total: Ok(value.total),
                    warnings: Ok(value.warnings),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct ListResponseMemberRow {
            data: ::std::result::Result<
                ::std::vec::Vec<super::MemberRow>,
                ::std::string::String,
            >,
            has_more: ::std::result::Result<bool, ::std::string::String>,
            limit: ::std::result::Result<u32, ::std::string::String>,
            message: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
            offset: ::std::result::Result<u64, ::std::string::String>,
            total: ::std::result::Result<u64, ::std::string::String>,
            warnings: ::std::result::Result<
                ::std::vec::Vec<super::Issue>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for ListResponseMemberRow {
            fn default() -> Self {
                Self {
                    data: Err("no value supplied for data".to_string()),
                    has_more: Err("no value supplied for has_more".to_string()),
                    limit: Err("no value supplied for limit".to_string()),
                    message: Ok(Default::default()),
                    offset: Err("no value supplied for offset".to_string()),
                    total: Err("no value supplied for total".to_string()),
                    warnings: Ok(Default::default()),
                }
            }
        }
        impl ListResponseMemberRow {
            pub fn data<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<super::MemberRow>>,
                T::Error: ::std::fmt::Display,
            {
                self.data = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for data: {e}")
                    });
                self
            }
            pub fn has_more<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<bool>,
                T::Error: ::std::fmt::Display,
            {
                self.has_more = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for has_more: {e}")
                    });
                self
            }
            pub fn limit<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<u32>,
                T::Error: ::std::fmt::Display,
            {
                self.limit = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for limit: {e}")
                    });
                self
            }
            pub fn message<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.message = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for message: {e}")
                    });
                self
            }
            pub fn offset<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<u64>,
                T::Error: ::std::fmt::Display,
            {
                self.offset = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for offset: {e}")
                    });
                self
            }
            pub fn total<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<u64>,
                T::Error: ::std::fmt::Display,
            {
                self.total = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for total: {e}")
                    });
                self
            }
            pub fn warnings<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<super::Issue>>,
                T::Error: ::std::fmt::Display,
            {
                self.warnings = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for warnings: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<ListResponseMemberRow>
        for super::ListResponseMemberRow {
            type Error = super::error::ConversionError;
            fn try_from(
                value: ListResponseMemberRow,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    data: value.data?,
                    has_more: value.has_more?,
                    limit: value.limit?,
                    message: value.message?,
                    offset: value.offset?,
                    total: value.total?,
                    warnings: value.warnings?,
                })
            }
        }
        impl ::std::convert::From<super::ListResponseMemberRow>
        for ListResponseMemberRow {
            fn from(value: super::ListResponseMemberRow) -> Self {
                Self {
                    data: Ok(value.data),
                    has_more: Ok(value.has_more),
                    limit: Ok(value.limit),
                    message: Ok(value.message),
                    offset: Ok(value.offset),
                    total: Ok(value.total),
                    warnings: Ok(value.warnings),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct ListResponseMessageSearchHit {
            data: ::std::result::Result<
                ::std::vec::Vec<super::MessageSearchHit>,
                ::std::string::String,
            >,
            has_more: ::std::result::Result<bool, ::std::string::String>,
            limit: ::std::result::Result<u32, ::std::string::String>,
            message: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
            offset: ::std::result::Result<u64, ::std::string::String>,
            total: ::std::result::Result<u64, ::std::string::String>,
            warnings: ::std::result::Result<
                ::std::vec::Vec<super::Issue>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for ListResponseMessageSearchHit {
            fn default() -> Self {
                Self {
                    data: Err("no value supplied for data".to_string()),
                    has_more: Err("no value supplied for has_more".to_string()),
                    limit: Err("no value supplied for limit".to_string()),
                    message: Ok(Default::default()),
                    offset: Err("no value supplied for offset".to_string()),
                    total: Err("no value supplied for total".to_string()),
                    warnings: Ok(Default::default()),
                }
            }
        }
        impl ListResponseMessageSearchHit {
            pub fn data<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<super::MessageSearchHit>>,
                T::Error: ::std::fmt::Display,
            {
                self.data = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for data: {e}")
                    });
                self
            }
            pub fn has_more<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<bool>,
                T::Error: ::std::fmt::Display,
            {
                self.has_more = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for has_more: {e}")
                    });
                self
            }
            pub fn limit<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<u32>,
                T::Error: ::std::fmt::Display,
            {
                self.limit = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for limit: {e}")
                    });
                self
            }
            pub fn message<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.message = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for message: {e}")
                    });
                self
            }
            pub fn offset<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<u64>,
                T::Error: ::std::fmt::Display,
            {
                self.offset = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for offset: {e}")
                    });
                self
            }
            pub fn total<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<u64>,
                T::Error: ::std::fmt::Display,
            {
                self.total = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for total: {e}")
                    });
                self
            }
            pub fn warnings<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<super::Issue>>,
                T::Error: ::std::fmt::Display,
            {
                self.warnings = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for warnings: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<ListResponseMessageSearchHit>
        for super::ListResponseMessageSearchHit {
            type Error = super::error::ConversionError;
            fn try_from(
                value: ListResponseMessageSearchHit,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    data: value.data?,
                    has_more: value.has_more?,
                    limit: value.limit?,
                    message: value.message?,
                    offset: value.offset?,
                    total: value.total?,
                    warnings: value.warnings?,
                })
            }
        }
        impl ::std::convert::From<super::ListResponseMessageSearchHit>
        for ListResponseMessageSearchHit {
            fn from(value: super::ListResponseMessageSearchHit) -> Self {
                Self {
                    data: Ok(value.data),
                    has_more: Ok(value.has_more),
                    limit: Ok(value.limit),
                    message: Ok(value.message),
                    offset: Ok(value.offset),
                    total: Ok(value.total),
                    warnings: Ok(value.warnings),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct ListResponseObjectRow {
            data: ::std::result::Result<
                ::std::vec::Vec<super::ObjectRow>,
                ::std::string::String,
            >,
            has_more: ::std::result::Result<bool, ::std::string::String>,
            limit: ::std::result::Result<u32, ::std::string::String>,
            message: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
            offset: ::std::result::Result<u64, ::std::string::String>,
            total: ::std::result::Result<u64, ::std::string::String>,
            warnings: ::std::result::Result<
                ::std::vec::Vec<super::Issue>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for ListResponseObjectRow {
            fn default() -> Self {
                Self {
                    data: Err("no value supplied for data".to_string()),
                    has_more: Err("no value supplied for has_more".to_string()),
                    limit: Err("no value supplied for limit".to_string()),
                    message: Ok(Default::default()),
                    offset: Err("no value supplied for offset".to_string()),
                    total: Err("no value supplied for total".to_string()),
                    warnings: Ok(Default::default()),
                }
            }
        }
        impl ListResponseObjectRow {
            pub fn data<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<super::ObjectRow>>,
                T::Error: ::std::fmt::Display,
            {
                self.data = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for data: {e}")
                    });
                self
            }
            pub fn has_more<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<bool>,
                T::Error: ::std::fmt::Display,
            {
                self.has_more = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for has_more: {e}")
                    });
                self
            }
            pub fn limit<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<u32>,
                T::Error: ::std::fmt::Display,
            {
                self.limit = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for limit: {e}")
                    });
                self
            }
            pub fn message<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.message = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for message: {e}")
                    });
                self
            }
            pub fn offset<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<u64>,
                T::Error: ::std::fmt::Display,
            {
                self.offset = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for offset: {e}")
                    });
                self
            }
            pub fn total<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<u64>,
                T::Error: ::std::fmt::Display,
            {
                self.total = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for total: {e}")
                    });
                self
            }
            pub fn warnings<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<super::Issue>>,
                T::Error: ::std::fmt::Display,
            {
                self.warnings = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for warnings: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<ListResponseObjectRow>
        for super::ListResponseObjectRow {
            type Error = super::error::ConversionError;
            fn try_from(
                value: ListResponseObjectRow,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    data: value.data?,
                    has_more: value.has_more?,
                    limit: value.limit?,
                    message: value.message?,
                    offset: value.offset?,
                    total: value.total?,
                    warnings: value.warnings?,
                })
            }
        }
        impl ::std::convert::From<super::ListResponseObjectRow>
        for ListResponseObjectRow {
            fn from(value: super::ListResponseObjectRow) -> Self {
                Self {
                    data: Ok(value.data),
                    has_more: Ok(value.has_more),
                    limit: Ok(value.limit),
                    message: Ok(value.message),
                    offset: Ok(value.offset),
                    total: Ok(value.total),
                    warnings: Ok(value.warnings),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct ListResponseOptionRow {
            data: ::std::result::Result<
                ::std::vec::Vec<super::OptionRow>,
                ::std::string::String,
            >,
            has_more: ::std::result::Result<bool, ::std::string::String>,
            limit: ::std::result::Result<u32, ::std::string::String>,
            message: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
            offset: ::std::result::Result<u64, ::std::string::String>,
            total: ::std::result::Result<u64, ::std::string::String>,
            warnings: ::std::result::Result<
                ::std::vec::Vec<super::Issue>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for ListResponseOptionRow {
            fn default() -> Self {
                Self {
                    data: Err("no value supplied for data".to_string()),
                    has_more: Err("no value supplied for has_more".to_string()),
                    limit: Err("no value supplied for limit".to_string()),
                    message: Ok(Default::default()),
                    offset: Err("no value supplied for offset".to_string()),
                    total: Err("no value supplied for total".to_string()),
                    warnings: Ok(Default::default()),
                }
            }
        }
        impl ListResponseOptionRow {
            pub fn data<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<super::OptionRow>>,
                T::Error: ::std::fmt::Display,
            {
                self.data = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for data: {e}")
                    });
                self
            }
            pub fn has_more<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<bool>,
                T::Error: ::std::fmt::Display,
            {
                self.has_more = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for has_more: {e}")
                    });
                self
            }
            pub fn limit<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<u32>,
                T::Error: ::std::fmt::Display,
            {
                self.limit = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for limit: {e}")
                    });
                self
            }
            pub fn message<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.message = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for message: {e}")
                    });
                self
            }
            pub fn offset<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<u64>,
                T::Error: ::std::fmt::Display,
            {
                self.offset = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for offset: {e}")
                    });
                self
            }
            pub fn total<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<u64>,
                T::Error: ::std::fmt::Display,
            {
                self.total = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for total: {e}")
                    });
                self
            }
            pub fn warnings<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<super::Issue>>,
                T::Error: ::std::fmt::Display,
            {
                self.warnings = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for warnings: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<ListResponseOptionRow>
        for super::ListResponseOptionRow {
            type Error = super::error::ConversionError;
            fn try_from(
                value: ListResponseOptionRow,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    data: value.data?,
                    has_more: value.has_more?,
                    limit: value.limit?,
                    message: value.message?,
                    offset: value.offset?,
                    total: value.total?,
                    warnings: value.warnings?,
                })
            }
        }
        impl ::std::convert::From<super::ListResponseOptionRow>
        for ListResponseOptionRow {
            fn from(value: super::ListResponseOptionRow) -> Self {
                Self {
                    data: Ok(value.data),
                    has_more: Ok(value.has_more),
                    limit: Ok(value.limit),
                    message: Ok(value.message),
                    offset: Ok(value.offset),
                    total: Ok(value.total),
                    warnings: Ok(value.warnings),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct ListResponsePropertyRow {
            data: ::std::result::Result<
                ::std::vec::Vec<super::PropertyRow>,
                ::std::string::String,
            >,
            has_more: ::std::result::Result<bool, ::std::string::String>,
            limit: ::std::result::Result<u32, ::std::string::String>,
            message: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
            offset: ::std::result::Result<u64, ::std::string::String>,
            total: ::std::result::Result<u64, ::std::string::String>,
            warnings: ::std::result::Result<
                ::std::vec::Vec<super::Issue>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for ListResponsePropertyRow {
            fn default() -> Self {
                Self {
                    data: Err("no value supplied for data".to_string()),
                    has_more: Err("no value supplied for has_more".to_string()),
                    limit: Err("no value supplied for limit".to_string()),
                    message: Ok(Default::default()),
                    offset: Err("no value supplied for offset".to_string()),
                    total: Err("no value supplied for total".to_string()),
                    warnings: Ok(Default::default()),
                }
            }
        }
        impl ListResponsePropertyRow {
            pub fn data<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<super::PropertyRow>>,
                T::Error: ::std::fmt::Display,
            {
                self.data = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for data: {e}")
                    });
                self
            }
            pub fn has_more<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<bool>,
                T::Error: ::std::fmt::Display,
            {
                self.has_more = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for has_more: {e}")
                    });
                self
            }
            pub fn limit<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<u32>,
                T::Error: ::std::fmt::Display,
            {
                self.limit = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for limit: {e}")
                    });
                self
            }
            pub fn message<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.message = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for message: {e}")
                    });
                self
            }
            pub fn offset<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<u64>,
                T::Error: ::std::fmt::Display,
            {
                self.offset = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for offset: {e}")
                    });
                self
            }
            pub fn total<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<u64>,
                T::Error: ::std::fmt::Display,
            {
                self.total = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for total: {e}")
                    });
                self
            }
            pub fn warnings<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<super::Issue>>,
                T::Error: ::std::fmt::Display,
            {
                self.warnings = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for warnings: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<ListResponsePropertyRow>
        for super::ListResponsePropertyRow {
            type Error = super::error::ConversionError;
            fn try_from(
                value: ListResponsePropertyRow,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    data: value.data?,
                    has_more: value.has_more?,
                    limit: value.limit?,
                    message: value.message?,
                    offset: value.offset?,
                    total: value.total?,
                    warnings: value.warnings?,
                })
            }
        }
        impl ::std::convert::From<super::ListResponsePropertyRow>
        for ListResponsePropertyRow {
            fn from(value: super::ListResponsePropertyRow) -> Self {
                Self {
                    data: Ok(value.data),
                    has_more: Ok(value.has_more),
                    limit: Ok(value.limit),
                    message: Ok(value.message),
                    offset: Ok(value.offset),
                    total: Ok(value.total),
                    warnings: Ok(value.warnings),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct ListResponseTemplateRow {
            data: ::std::result::Result<
                ::std::vec::Vec<super::TemplateRow>,
                ::std::string::String,
            >,
            has_more: ::std::result::Result<bool, ::std::string::String>,
            limit: ::std::result::Result<u32, ::std::string::String>,
            message: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
            offset: ::std::result::Result<u64, ::std::string::String>,
            total: ::std::result::Result<u64, ::std::string::String>,
            warnings: ::std::result::Result<
                ::std::vec::Vec<super::Issue>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for ListResponseTemplateRow {
            fn default() -> Self {
                Self {
                    data: Err("no value supplied for data".to_string()),
                    has_more: Err("no value supplied for has_more".to_string()),
                    limit: Err("no value supplied for limit".to_string()),
                    message: Ok(Default::default()),
                    offset: Err("no value supplied for offset".to_string()),
                    total: Err("no value supplied for total".to_string()),
                    warnings: Ok(Default::default()),
                }
            }
        }
        impl ListResponseTemplateRow {
            pub fn data<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<super::TemplateRow>>,
                T::Error: ::std::fmt::Display,
            {
                self.data = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for data: {e}")
                    });
                self
            }
            pub fn has_more<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<bool>,
                T::Error: ::std::fmt::Display,
            {
                self.has_more = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for has_more: {e}")
                    });
                self
            }
            pub fn limit<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<u32>,
                T::Error: ::std::fmt::Display,
            {
                self.limit = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for limit: {e}")
                    });
                self
            }
            pub fn message<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.message = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for message: {e}")
                    });
                self
            }
            pub fn offset<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<u64>,
                T::Error: ::std::fmt::Display,
            {
                self.offset = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for offset: {e}")
                    });
                self
            }
            pub fn total<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<u64>,
                T::Error: ::std::fmt::Display,
            {
                self.total = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for total: {e}")
                    });
                self
            }
            pub fn warnings<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<super::Issue>>,
                T::Error: ::std::fmt::Display,
            {
                self.warnings = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for warnings: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<ListResponseTemplateRow>
        for super::ListResponseTemplateRow {
            type Error = super::error::ConversionError;
            fn try_from(
                value: ListResponseTemplateRow,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    data: value.data?,
                    has_more: value.has_more?,
                    limit: value.limit?,
                    message: value.message?,
                    offset: value.offset?,
                    total: value.total?,
                    warnings: value.warnings?,
                })
            }
        }
        impl ::std::convert::From<super::ListResponseTemplateRow>
        for ListResponseTemplateRow {
            fn from(value: super::ListResponseTemplateRow) -> Self {
                Self {
                    data: Ok(value.data),
                    has_more: Ok(value.has_more),
                    limit: Ok(value.limit),
                    message: Ok(value.message),
                    offset: Ok(value.offset),
                    total: Ok(value.total),
                    warnings: Ok(value.warnings),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct ListResponseTypeRow {
            data: ::std::result::Result<
                ::std::vec::Vec<super::TypeRow>,
                ::std::string::String,
            >,
            has_more: ::std::result::Result<bool, ::std::string::String>,
            limit: ::std::result::Result<u32, ::std::string::String>,
            message: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
            offset: ::std::result::Result<u64, ::std::string::String>,
            total: ::std::result::Result<u64, ::std::string::String>,
            warnings: ::std::result::Result<
                ::std::vec::Vec<super::Issue>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for ListResponseTypeRow {
            fn default() -> Self {
                Self {
                    data: Err("no value supplied for data".to_string()),
                    has_more: Err("no value supplied for has_more".to_string()),
                    limit: Err("no value supplied for limit".to_string()),
                    message: Ok(Default::default()),
                    offset: Err("no value supplied for offset".to_string()),
                    total: Err("no value supplied for total".to_string()),
                    warnings: Ok(Default::default()),
                }
            }
        }
        impl ListResponseTypeRow {
            pub fn data<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<super::TypeRow>>,
                T::Error: ::std::fmt::Display,
            {
                self.data = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for data: {e}")
                    });
                self
            }
            pub fn has_more<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<bool>,
                T::Error: ::std::fmt::Display,
            {
                self.has_more = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for has_more: {e}")
                    });
                self
            }
            pub fn limit<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<u32>,
                T::Error: ::std::fmt::Display,
            {
                self.limit = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for limit: {e}")
                    });
                self
            }
            pub fn message<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.message = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for message: {e}")
                    });
                self
            }
            pub fn offset<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<u64>,
                T::Error: ::std::fmt::Display,
            {
                self.offset = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for offset: {e}")
                    });
                self
            }
            pub fn total<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<u64>,
                T::Error: ::std::fmt::Display,
            {
                self.total = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for total: {e}")
                    });
                self
            }
            pub fn warnings<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<super::Issue>>,
                T::Error: ::std::fmt::Display,
            {
                self.warnings = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for warnings: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<ListResponseTypeRow>
        for super::ListResponseTypeRow {
            type Error = super::error::ConversionError;
            fn try_from(
                value: ListResponseTypeRow,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    data: value.data?,
                    has_more: value.has_more?,
                    limit: value.limit?,
                    message: value.message?,
                    offset: value.offset?,
                    total: value.total?,
                    warnings: value.warnings?,
                })
            }
        }
        impl ::std::convert::From<super::ListResponseTypeRow> for ListResponseTypeRow {
            fn from(value: super::ListResponseTypeRow) -> Self {
                Self {
                    data: Ok(value.data),
                    has_more: Ok(value.has_more),
                    limit: Ok(value.limit),
                    message: Ok(value.message),
                    offset: Ok(value.offset),
                    total: Ok(value.total),
                    warnings: Ok(value.warnings),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct ListSpacesResponse {
            data: ::std::result::Result<
                ::std::vec::Vec<super::SpaceRow>,
                ::std::string::String,
            >,
            has_more: ::std::result::Result<bool, ::std::string::String>,
            has_not_granted_spaces: ::std::result::Result<bool, ::std::string::String>,
            limit: ::std::result::Result<u32, ::std::string::String>,
            message: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
            offset: ::std::result::Result<u64, ::std::string::String>,
            total: ::std::result::Result<u64, ::std::string::String>,
            warnings: ::std::result::Result<
                ::std::vec::Vec<super::Issue>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for ListSpacesResponse {
            fn default() -> Self {
                Self {
                    data: Err("no value supplied for data".to_string()),
                    has_more: Err("no value supplied for has_more".to_string()),
                    has_not_granted_spaces: Err(
                        "no value supplied for has_not_granted_spaces".to_string(),
                    ),
                    limit: Err("no value supplied for limit".to_string()),
                    message: Ok(Default::default()),
                    offset: Err("no value supplied for offset".to_string()),
                    total: Err("no value supplied for total".to_string()),
                    warnings: Ok(Default::default()),
                }
            }
        }
        impl ListSpacesResponse {
            pub fn data<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<super::SpaceRow>>,
                T::Error: ::std::fmt::Display,
            {
                self.data = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for data: {e}")
                    });
                self
            }
            pub fn has_more<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<bool>,
                T::Error: ::std::fmt::Display,
            {
                self.has_more = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for has_more: {e}")
                    });
                self
            }
            pub fn has_not_granted_spaces<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<bool>,
                T::Error: ::std::fmt::Display,
            {
                self.has_not_granted_spaces = value
                    .try_into()
                    .map_err(|e| {
                        format!(
                            "error converting supplied value for has_not_granted_spaces: {e}"
                        )
                    });
                self
            }
            pub fn limit<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<u32>,
                T::Error: ::std::fmt::Display,
            {
                self.limit = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for limit: {e}")
                    });
                self
            }
            pub fn message<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.message = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for message: {e}")
                    });
                self
            }
            pub fn offset<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<u64>,
                T::Error: ::std::fmt::Display,
            {
                self.offset = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for offset: {e}")
                    });
                self
            }
            pub fn total<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<u64>,
                T::Error: ::std::fmt::Display,
            {
                self.total = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for total: {e}")
                    });
                self
            }
            pub fn warnings<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<super::Issue>>,
                T::Error: ::std::fmt::Display,
            {
                self.warnings = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for warnings: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<ListSpacesResponse> for super::ListSpacesResponse {
            type Error = super::error::ConversionError;
            fn try_from(
                value: ListSpacesResponse,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    data: value.data?,
                    has_more: value.has_more?,
                    has_not_granted_spaces: value.has_not_granted_spaces?,
                    limit: value.limit?,
                    message: value.message?,
                    offset: value.offset?,
                    total: value.total?,
                    warnings: value.warnings?,
                })
            }
        }
        impl ::std::convert::From<super::ListSpacesResponse> for ListSpacesResponse {
            fn from(value: super::ListSpacesResponse) -> Self {
                Self {
                    data: Ok(value.data),
                    has_more: Ok(value.has_more),
                    has_not_granted_spaces: Ok(value.has_not_granted_spaces),
                    limit: Ok(value.limit),
                    message: Ok(value.message),
                    offset: Ok(value.offset),
                    total: Ok(value.total),
                    warnings: Ok(value.warnings),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct MarkdownEnvelope {
            etag: ::std::result::Result<::std::string::String, ::std::string::String>,
            id: ::std::result::Result<::std::string::String, ::std::string::String>,
            markdown: ::std::result::Result<
                ::std::string::String,
                ::std::string::String,
            >,
            type_: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
            warnings: ::std::result::Result<
                ::std::vec::Vec<super::Issue>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for MarkdownEnvelope {
            fn default() -> Self {
                Self {
                    etag: Err("no value supplied for etag".to_string()),
                    id: Err("no value supplied for id".to_string()),
                    markdown: Err("no value supplied for markdown".to_string()),
                    type_: Ok(Default::default()),
                    warnings: Ok(Default::default()),
                }
            }
        }
        impl MarkdownEnvelope {
            pub fn etag<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.etag = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for etag: {e}")
                    });
                self
            }
            pub fn id<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.id = value
                    .try_into()
                    .map_err(|e| format!("error converting supplied value for id: {e}"));
                self
            }
            pub fn markdown<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.markdown = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for markdown: {e}")
                    });
                self
            }
            pub fn type_<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.type_ = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for type_: {e}")
                    });
                self
            }
            pub fn warnings<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<super::Issue>>,
                T::Error: ::std::fmt::Display,
            {
                self.warnings = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for warnings: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<MarkdownEnvelope> for super::MarkdownEnvelope {
            type Error = super::error::ConversionError;
            fn try_from(
                value: MarkdownEnvelope,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    etag: value.etag?,
                    id: value.id?,
                    markdown: value.markdown?,
                    type_: value.type_?,
                    warnings: value.warnings?,
                })
            }
        }
        impl ::std::convert::From<super::MarkdownEnvelope> for MarkdownEnvelope {
            fn from(value: super::MarkdownEnvelope) -> Self {
                Self {
                    etag: Ok(value.etag),
                    id: Ok(value.id),
                    markdown: Ok(value.markdown),
                    type_: Ok(value.type_),
                    warnings: Ok(value.warnings),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct MemberRow {
            icon_image: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
            id: ::std::result::Result<::std::string::String, ::std::string::String>,
            identity: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
            name: ::std::result::Result<::std::string::String, ::std::string::String>,
            role: ::std::result::Result<::std::string::String, ::std::string::String>,
        }
        impl ::std::default::Default for MemberRow {
            fn default() -> Self {
                Self {
                    icon_image: Ok(Default::default()),
                    id: Err("no value supplied for id".to_string()),
                    identity: Ok(Default::default()),
                    name: Err("no value supplied for name".to_string()),
                    role: Err("no value supplied for role".to_string()),
                }
            }
        }
        impl MemberRow {
            pub fn icon_image<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.icon_image = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for icon_image: {e}")
                    });
                self
            }
            pub fn id<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.id = value
                    .try_into()
                    .map_err(|e| format!("error converting supplied value for id: {e}"));
                self
            }
            pub fn identity<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.identity = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for identity: {e}")
                    });
                self
            }
            pub fn name<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.name = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for name: {e}")
                    });
                self
            }
            pub fn role<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.role = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for role: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<MemberRow> for super::MemberRow {
            type Error = super::error::ConversionError;
            fn try_from(
                value: MemberRow,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    icon_image: value.icon_image?,
                    id: value.id?,
                    identity: value.identity?,
                    name: value.name?,
                    role: value.role?,
                })
            }
        }
        impl ::std::convert::From<super::MemberRow> for MemberRow {
            fn from(value: super::MemberRow) -> Self {
                Self {
                    icon_image: Ok(value.icon_image),
                    id: Ok(value.id),
                    identity: Ok(value.identity),
                    name: Ok(value.name),
                    role: Ok(value.role),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct MessageSearchHit {
            message: ::std::result::Result<super::ChatMessage, ::std::string::String>,
            snippet: ::std::result::Result<::std::string::String, ::std::string::String>,
        }
        impl ::std::default::Default for MessageSearchHit {
            fn default() -> Self {
                Self {
                    message: Err("no value supplied for message".to_string()),
                    snippet: Err("no value supplied for snippet".to_string()),
                }
            }
        }
        impl MessageSearchHit {
            pub fn message<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<super::ChatMessage>,
                T::Error: ::std::fmt::Display,
            {
                self.message = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for message: {e}")
                    });
                self
            }
            pub fn snippet<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.snippet = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for snippet: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<MessageSearchHit> for super::MessageSearchHit {
            type Error = super::error::ConversionError;
            fn try_from(
                value: MessageSearchHit,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    message: value.message?,
                    snippet: value.snippet?,
                })
            }
        }
        impl ::std::convert::From<super::MessageSearchHit> for MessageSearchHit {
            fn from(value: super::MessageSearchHit) -> Self {
                Self {
                    message: Ok(value.message),
                    snippet: Ok(value.snippet),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct ObjectDocument {
            blocks: ::std::result::Result<
                ::std::vec::Vec<super::Block>,
                ::std::string::String,
            >,
            collection_items: ::std::result::Result<
                ::std::vec::Vec<::std::string::String>,
                ::std::string::String,
            >,
            cover: ::std::result::Result<
                ::serde_json::Map<::std::string::String, ::serde_json::Value>,
                ::std::string::String,
            >,
            etag: ::std::result::Result<::std::string::String, ::std::string::String>,
            format_version: ::std::result::Result<
                ::std::string::String,
                ::std::string::String,
            >,
            icon: ::std::result::Result<
                ::serde_json::Map<::std::string::String, ::serde_json::Value>,
                ::std::string::String,
            >,
            id: ::std::result::Result<::std::string::String, ::std::string::String>,
            kind: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
            outline: ::std::result::Result<
                ::std::vec::Vec<super::OutlineEntry>,
                ::std::string::String,
            >,
            properties: ::std::result::Result<
                ::serde_json::Map<::std::string::String, ::serde_json::Value>,
                ::std::string::String,
            >,
            query_source: ::std::result::Result<
                ::serde_json::Map<::std::string::String, ::serde_json::Value>,
                ::std::string::String,
            >,
            subtree: ::std::result::Result<
                ::std::option::Option<bool>,
                ::std::string::String,
            >,
            template_for: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
            type_: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
            type_settings: ::std::result::Result<
                ::serde_json::Map<::std::string::String, ::serde_json::Value>,
                ::std::string::String,
            >,
            warnings: ::std::result::Result<
                ::std::vec::Vec<super::Issue>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for ObjectDocument {
            fn default() -> Self {
                Self {
                    blocks: Ok(Default::default()),
                    collection_items: Ok(Default::default()),
                    cover: Ok(Default::default()),
                    etag: Err("no value supplied for etag".to_string()),
                    format_version: Err(
                        "no value supplied for format_version".to_string(),
                    ),
                    icon: Ok(Default::default()),
                    id: Err("no value supplied for id".to_string()),
                    kind: Ok(Default::default()),
                    outline: Ok(Default::default()),
                    properties: Ok(Default::default()),
                    query_source: Ok(Default::default()),
                    subtree: Ok(Default::default()),
                    template_for: Ok(Default::default()),
                    type_: Ok(Default::default()),
                    type_settings: Ok(Default::default()),
                    warnings: Ok(Default::default()),
                }
            }
        }
        impl ObjectDocument {
            pub fn blocks<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<super::Block>>,
                T::Error: ::std::fmt::Display,
            {
                self.blocks = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for blocks: {e}")
                    });
                self
            }
            pub fn collection_items<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.collection_items = value
                    .try_into()
                    .map_err(|e| {
                        format!(
                            "error converting supplied value for collection_items: {e}"
                        )
                    });
                self
            }
            pub fn cover<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::serde_json::Map<::std::string::String, ::serde_json::Value>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.cover = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for cover: {e}")
                    });
                self
            }
            pub fn etag<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.etag = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for etag: {e}")
                    });
                self
            }
            pub fn format_version<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.format_version = value
                    .try_into()
                    .map_err(|e| {
                        format!(
                            "error converting supplied value for format_version: {e}"
                        )
                    });
                self
            }
            pub fn icon<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::serde_json::Map<::std::string::String, ::serde_json::Value>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.icon = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for icon: {e}")
                    });
                self
            }
            pub fn id<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.id = value
                    .try_into()
                    .map_err(|e| format!("error converting supplied value for id: {e}"));
                self
            }
            pub fn kind<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.kind = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for kind: {e}")
                    });
                self
            }
            pub fn outline<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<super::OutlineEntry>>,
                T::Error: ::std::fmt::Display,
            {
                self.outline = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for outline: {e}")
                    });
                self
            }
            pub fn properties<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::serde_json::Map<::std::string::String, ::serde_json::Value>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.properties = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for properties: {e}")
                    });
                self
            }
            pub fn query_source<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::serde_json::Map<::std::string::String, ::serde_json::Value>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.query_source = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for query_source: {e}")
                    });
                self
            }
            pub fn subtree<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<bool>>,
                T::Error: ::std::fmt::Display,
            {
                self.subtree = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for subtree: {e}")
                    });
                self
            }
            pub fn template_for<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.template_for = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for template_for: {e}")
                    });
                self
            }
            pub fn type_<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.type_ = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for type_: {e}")
                    });
                self
            }
            pub fn type_settings<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::serde_json::Map<::std::string::String, ::serde_json::Value>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.type_settings = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for type_settings: {e}")
                    });
                self
            }
            pub fn warnings<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<super::Issue>>,
                T::Error: ::std::fmt::Display,
            {
                self.warnings = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for warnings: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<ObjectDocument> for super::ObjectDocument {
            type Error = super::error::ConversionError;
            fn try_from(
                value: ObjectDocument,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    blocks: value.blocks?,
                    collection_items: value.collection_items?,
                    cover: value.cover?,
                    etag: value.etag?,
                    format_version: value.format_version?,
                    icon: value.icon?,
                    id: value.id?,
                    kind: value.kind?,
                    outline: value.outline?,
                    properties: value.properties?,
                    query_source: value.query_source?,
                    subtree: value.subtree?,
                    template_for: value.template_for?,
                    type_: value.type_?,
                    type_settings: value.type_settings?,
                    warnings: value.warnings?,
                })
            }
        }
        impl ::std::convert::From<super::ObjectDocument> for ObjectDocument {
            fn from(value: super::ObjectDocument) -> Self {
                Self {
                    blocks: Ok(value.blocks),
                    collection_items: Ok(value.collection_items),
                    cover: Ok(value.cover),
                    etag: Ok(value.etag),
                    format_version: Ok(value.format_version),
                    icon: Ok(value.icon),
                    id: Ok(value.id),
                    kind: Ok(value.kind),
                    outline: Ok(value.outline),
                    properties: Ok(value.properties),
                    query_source: Ok(value.query_source),
                    subtree: Ok(value.subtree),
                    template_for: Ok(value.template_for),
                    type_: Ok(value.type_),
                    type_settings: Ok(value.type_settings),
                    warnings: Ok(value.warnings),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct ObjectDocumentInput {
            blocks: ::std::result::Result<
                ::std::vec::Vec<super::Block>,
                ::std::string::String,
            >,
            collection_items: ::std::result::Result<
                ::std::vec::Vec<::std::string::String>,
                ::std::string::String,
            >,
            cover: ::std::result::Result<
                ::serde_json::Map<::std::string::String, ::serde_json::Value>,
                ::std::string::String,
            >,
            format_version: ::std::result::Result<
                ::std::string::String,
                ::std::string::String,
            >,
            icon: ::std::result::Result<
                ::serde_json::Map<::std::string::String, ::serde_json::Value>,
                ::std::string::String,
            >,
            kind: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
            properties: ::std::result::Result<
                ::serde_json::Map<::std::string::String, ::serde_json::Value>,
                ::std::string::String,
            >,
            query_source: ::std::result::Result<
                ::serde_json::Map<::std::string::String, ::serde_json::Value>,
                ::std::string::String,
            >,
            template_for: ::std::result::Result<
                ::std::option::Option<super::ObjectDocumentInputTemplateFor>,
                ::std::string::String,
            >,
            type_: ::std::result::Result<
                ::std::option::Option<super::ObjectDocumentInputType>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for ObjectDocumentInput {
            fn default() -> Self {
                Self {
                    blocks: Ok(Default::default()),
                    collection_items: Ok(Default::default()),
                    cover: Ok(Default::default()),
                    format_version: Err(
                        "no value supplied for format_version".to_string(),
                    ),
                    icon: Ok(Default::default()),
                    kind: Ok(Default::default()),
                    properties: Ok(Default::default()),
                    query_source: Ok(Default::default()),
                    template_for: Ok(Default::default()),
                    type_: Ok(Default::default()),
                }
            }
        }
        impl ObjectDocumentInput {
            pub fn blocks<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<super::Block>>,
                T::Error: ::std::fmt::Display,
            {
                self.blocks = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for blocks: {e}")
                    });
                self
            }
            pub fn collection_items<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.collection_items = value
                    .try_into()
                    .map_err(|e| {
                        format!(
                            "error converting supplied value for collection_items: {e}"
                        )
                    });
                self
            }
            pub fn cover<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::serde_json::Map<::std::string::String, ::serde_json::Value>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.cover = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for cover: {e}")
                    });
                self
            }
            pub fn format_version<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.format_version = value
                    .try_into()
                    .map_err(|e| {
                        format!(
                            "error converting supplied value for format_version: {e}"
                        )
                    });
                self
            }
            pub fn icon<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::serde_json::Map<::std::string::String, ::serde_json::Value>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.icon = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for icon: {e}")
                    });
                self
            }
            pub fn kind<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.kind = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for kind: {e}")
                    });
                self
            }
            pub fn properties<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::serde_json::Map<::std::string::String, ::serde_json::Value>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.properties = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for properties: {e}")
                    });
                self
            }
            pub fn query_source<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::serde_json::Map<::std::string::String, ::serde_json::Value>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.query_source = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for query_source: {e}")
                    });
                self
            }
            pub fn template_for<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::std::option::Option<super::ObjectDocumentInputTemplateFor>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.template_for = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for template_for: {e}")
                    });
                self
            }
            pub fn type_<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::std::option::Option<super::ObjectDocumentInputType>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.type_ = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for type_: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<ObjectDocumentInput>
        for super::ObjectDocumentInput {
            type Error = super::error::ConversionError;
            fn try_from(
                value: ObjectDocumentInput,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    blocks: value.blocks?,
                    collection_items: value.collection_items?,
                    cover: value.cover?,
                    format_version: value.format_version?,
                    icon: value.icon?,
                    kind: value.kind?,
                    properties: value.properties?,
                    query_source: value.query_source?,
                    template_for: value.template_for?,
                    type_: value.type_?,
                })
            }
        }
        impl ::std::convert::From<super::ObjectDocumentInput> for ObjectDocumentInput {
            fn from(value: super::ObjectDocumentInput) -> Self {
                Self {
                    blocks: Ok(value.blocks),
                    collection_items: Ok(value.collection_items),
                    cover: Ok(value.cover),
                    format_version: Ok(value.format_version),
                    icon: Ok(value.icon),
                    kind: Ok(value.kind),
                    properties: Ok(value.properties),
                    query_source: Ok(value.query_source),
                    template_for: Ok(value.template_for),
                    type_: Ok(value.type_),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct ObjectRow {
            id: ::std::result::Result<::std::string::String, ::std::string::String>,
            name: ::std::result::Result<::std::string::String, ::std::string::String>,
            properties: ::std::result::Result<
                ::serde_json::Map<::std::string::String, ::serde_json::Value>,
                ::std::string::String,
            >,
            space_id: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
            type_: ::std::result::Result<::std::string::String, ::std::string::String>,
        }
        impl ::std::default::Default for ObjectRow {
            fn default() -> Self {
                Self {
                    id: Err("no value supplied for id".to_string()),
                    name: Err("no value supplied for name".to_string()),
                    properties: Ok(Default::default()),
                    space_id: Ok(Default::default()),
                    type_: Err("no value supplied for type_".to_string()),
                }
            }
        }
        impl ObjectRow {
            pub fn id<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.id = value
                    .try_into()
                    .map_err(|e| format!("error converting supplied value for id: {e}"));
                self
            }
            pub fn name<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.name = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for name: {e}")
                    });
                self
            }
            pub fn properties<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::serde_json::Map<::std::string::String, ::serde_json::Value>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.properties = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for properties: {e}")
                    });
                self
            }
            pub fn space_id<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.space_id = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for space_id: {e}")
                    });
                self
            }
            pub fn type_<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.type_ = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for type_: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<ObjectRow> for super::ObjectRow {
            type Error = super::error::ConversionError;
            fn try_from(
                value: ObjectRow,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    id: value.id?,
                    name: value.name?,
                    properties: value.properties?,
                    space_id: value.space_id?,
                    type_: value.type_?,
                })
            }
        }
        impl ::std::convert::From<super::ObjectRow> for ObjectRow {
            fn from(value: super::ObjectRow) -> Self {
                Self {
                    id: Ok(value.id),
                    name: Ok(value.name),
                    properties: Ok(value.properties),
                    space_id: Ok(value.space_id),
                    type_: Ok(value.type_),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct ObjectShortcut {
            markdown: ::std::result::Result<
                ::std::option::Option<super::ObjectShortcutMarkdown>,
                ::std::string::String,
            >,
            name: ::std::result::Result<
                ::std::option::Option<super::ObjectShortcutName>,
                ::std::string::String,
            >,
            properties: ::std::result::Result<
                ::serde_json::Map<::std::string::String, ::serde_json::Value>,
                ::std::string::String,
            >,
            template: ::std::result::Result<
                ::std::option::Option<super::ObjectShortcutTemplate>,
                ::std::string::String,
            >,
            type_: ::std::result::Result<
                super::ObjectShortcutType,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for ObjectShortcut {
            fn default() -> Self {
                Self {
                    markdown: Ok(Default::default()),
                    name: Ok(Default::default()),
                    properties: Ok(Default::default()),
                    template: Ok(Default::default()),
                    type_: Err("no value supplied for type_".to_string()),
                }
            }
        }
        impl ObjectShortcut {
            pub fn markdown<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::std::option::Option<super::ObjectShortcutMarkdown>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.markdown = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for markdown: {e}")
                    });
                self
            }
            pub fn name<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::std::option::Option<super::ObjectShortcutName>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.name = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for name: {e}")
                    });
                self
            }
            pub fn properties<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::serde_json::Map<::std::string::String, ::serde_json::Value>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.properties = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for properties: {e}")
                    });
                self
            }
            pub fn template<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::std::option::Option<super::ObjectShortcutTemplate>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.template = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for template: {e}")
                    });
                self
            }
            pub fn type_<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<super::ObjectShortcutType>,
                T::Error: ::std::fmt::Display,
            {
                self.type_ = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for type_: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<ObjectShortcut> for super::ObjectShortcut {
            type Error = super::error::ConversionError;
            fn try_from(
                value: ObjectShortcut,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    markdown: value.markdown?,
                    name: value.name?,
                    properties: value.properties?,
                    template: value.template?,
                    type_: value.type_?,
                })
            }
        }
        impl ::std::convert::From<super::ObjectShortcut> for ObjectShortcut {
            fn from(value: super::ObjectShortcut) -> Self {
                Self {
                    markdown: Ok(value.markdown),
                    name: Ok(value.name),
                    properties: Ok(value.properties),
                    template: Ok(value.template),
                    type_: Ok(value.type_),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct OptionResult {
            color: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
            dry_run: ::std::result::Result<
                ::std::option::Option<bool>,
                ::std::string::String,
            >,
            name: ::std::result::Result<::std::string::String, ::std::string::String>,
            property: ::std::result::Result<
                ::std::string::String,
                ::std::string::String,
            >,
            warnings: ::std::result::Result<
                ::std::vec::Vec<super::Issue>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for OptionResult {
            fn default() -> Self {
                Self {
                    color: Ok(Default::default()),
                    dry_run: Ok(Default::default()),
                    name: Err("no value supplied for name".to_string()),
                    property: Err("no value supplied for property".to_string()),
                    warnings: Ok(Default::default()),
                }
            }
        }
        impl OptionResult {
            pub fn color<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.color = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for color: {e}")
                    });
                self
            }
            pub fn dry_run<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<bool>>,
                T::Error: ::std::fmt::Display,
            {
                self.dry_run = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for dry_run: {e}")
                    });
                self
            }
            pub fn name<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.name = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for name: {e}")
                    });
                self
            }
            pub fn property<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.property = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for property: {e}")
                    });
                self
            }
            pub fn warnings<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<super::Issue>>,
                T::Error: ::std::fmt::Display,
            {
                self.warnings = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for warnings: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<OptionResult> for super::OptionResult {
            type Error = super::error::ConversionError;
            fn try_from(
                value: OptionResult,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    color: value.color?,
                    dry_run: value.dry_run?,
                    name: value.name?,
                    property: value.property?,
                    warnings: value.warnings?,
                })
            }
        }
        impl ::std::convert::From<super::OptionResult> for OptionResult {
            fn from(value: super::OptionResult) -> Self {
                Self {
                    color: Ok(value.color),
                    dry_run: Ok(value.dry_run),
                    name: Ok(value.name),
                    property: Ok(value.property),
                    warnings: Ok(value.warnings),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct OptionRow {
            color: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
            name: ::std::result::Result<::std::string::String, ::std::string::String>,
        }
        impl ::std::default::Default for OptionRow {
            fn default() -> Self {
                Self {
                    color: Ok(Default::default()),
                    name: Err("no value supplied for name".to_string()),
                }
            }
        }
        impl OptionRow {
            pub fn color<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.color = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for color: {e}")
                    });
                self
            }
            pub fn name<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.name = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for name: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<OptionRow> for super::OptionRow {
            type Error = super::error::ConversionError;
            fn try_from(
                value: OptionRow,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    color: value.color?,
                    name: value.name?,
                })
            }
        }
        impl ::std::convert::From<super::OptionRow> for OptionRow {
            fn from(value: super::OptionRow) -> Self {
                Self {
                    color: Ok(value.color),
                    name: Ok(value.name),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct OutlineEntry {
            id: ::std::result::Result<::std::string::String, ::std::string::String>,
            indent: ::std::result::Result<u8, ::std::string::String>,
            text: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
            type_: ::std::result::Result<::std::string::String, ::std::string::String>,
        }
        impl ::std::default::Default for OutlineEntry {
            fn default() -> Self {
                Self {
                    id: Err("no value supplied for id".to_string()),
                    indent: Err("no value supplied for indent".to_string()),
                    text: Ok(Default::default()),
                    type_: Err("no value supplied for type_".to_string()),
                }
            }
        }
        impl OutlineEntry {
            pub fn id<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.id = value
                    .try_into()
                    .map_err(|e| format!("error converting supplied value for id: {e}"));
                self
            }
            pub fn indent<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<u8>,
                T::Error: ::std::fmt::Display,
            {
                self.indent = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for indent: {e}")
                    });
                self
            }
            pub fn text<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.text = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for text: {e}")
                    });
                self
            }
            pub fn type_<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.type_ = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for type_: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<OutlineEntry> for super::OutlineEntry {
            type Error = super::error::ConversionError;
            fn try_from(
                value: OutlineEntry,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    id: value.id?,
                    indent: value.indent?,
                    text: value.text?,
                    type_: value.type_?,
                })
            }
        }
        impl ::std::convert::From<super::OutlineEntry> for OutlineEntry {
            fn from(value: super::OutlineEntry) -> Self {
                Self {
                    id: Ok(value.id),
                    indent: Ok(value.indent),
                    text: Ok(value.text),
                    type_: Ok(value.type_),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct PatchObjectRequest {
            ops: ::std::result::Result<
                ::std::vec::Vec<super::EditOperation>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for PatchObjectRequest {
            fn default() -> Self {
                Self {
                    ops: Err("no value supplied for ops".to_string()),
                }
            }
        }
        impl PatchObjectRequest {
            pub fn ops<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<super::EditOperation>>,
                T::Error: ::std::fmt::Display,
            {
                self.ops = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for ops: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<PatchObjectRequest> for super::PatchObjectRequest {
            type Error = super::error::ConversionError;
            fn try_from(
                value: PatchObjectRequest,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self { ops: value.ops? })
            }
        }
        impl ::std::convert::From<super::PatchObjectRequest> for PatchObjectRequest {
            fn from(value: super::PatchObjectRequest) -> Self {
                Self { ops: Ok(value.ops) }
            }
        }
        #[derive(Clone, Debug)]
        pub struct Property {
            format: ::std::result::Result<::std::string::String, ::std::string::String>,
            id: ::std::result::Result<::std::string::String, ::std::string::String>,
            key: ::std::result::Result<::std::string::String, ::std::string::String>,
            name: ::std::result::Result<::std::string::String, ::std::string::String>,
        }
        impl ::std::default::Default for Property {
            fn default() -> Self {
                Self {
                    format: Err("no value supplied for format".to_string()),
                    id: Err("no value supplied for id".to_string()),
                    key: Err("no value supplied for key".to_string()),
                    name: Err("no value supplied for name".to_string()),
                }
            }
        }
        impl Property {
            pub fn format<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.format = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for format: {e}")
                    });
                self
            }
            pub fn id<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.id = value
                    .try_into()
                    .map_err(|e| format!("error converting supplied value for id: {e}"));
                self
            }
            pub fn key<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.key = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for key: {e}")
                    });
                self
            }
            pub fn name<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.name = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for name: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<Property> for super::Property {
            type Error = super::error::ConversionError;
            fn try_from(
                value: Property,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    format: value.format?,
                    id: value.id?,
                    key: value.key?,
                    name: value.name?,
                })
            }
        }
        impl ::std::convert::From<super::Property> for Property {
            fn from(value: super::Property) -> Self {
                Self {
                    format: Ok(value.format),
                    id: Ok(value.id),
                    key: Ok(value.key),
                    name: Ok(value.name),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct PropertyDefinition {
            default_value: ::std::result::Result<
                ::std::option::Option<::serde_json::Value>,
                ::std::string::String,
            >,
            description: ::std::result::Result<
                ::std::option::Option<super::PropertyDefinitionDescription>,
                ::std::string::String,
            >,
            format: ::std::result::Result<
                ::std::option::Option<super::PropertyDefinitionFormat>,
                ::std::string::String,
            >,
            include_time: ::std::result::Result<
                ::std::option::Option<bool>,
                ::std::string::String,
            >,
            max_count: ::std::result::Result<
                ::std::option::Option<u32>,
                ::std::string::String,
            >,
            name: ::std::result::Result<
                ::std::option::Option<super::PropertyDefinitionName>,
                ::std::string::String,
            >,
            object_types: ::std::result::Result<
                ::std::vec::Vec<::std::string::String>,
                ::std::string::String,
            >,
            options: ::std::result::Result<
                ::std::vec::Vec<super::CreateOptionRequest>,
                ::std::string::String,
            >,
            property: ::std::result::Result<
                ::std::option::Option<super::PropertyDefinitionProperty>,
                ::std::string::String,
            >,
            readonly: ::std::result::Result<
                ::std::option::Option<bool>,
                ::std::string::String,
            >,
            section: ::std::result::Result<
                ::std::option::Option<super::PropertyDefinitionSection>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for PropertyDefinition {
            fn default() -> Self {
                Self {
                    default_value: Ok(Default::default()),
                    description: Ok(Default::default()),
                    format: Ok(Default::default()),
                    include_time: Ok(Default::default()),
                    max_count: Ok(Default::default()),
                    name: Ok(Default::default()),
                    object_types: Ok(Default::default()),
                    options: Ok(Default::default()),
                    property: Ok(Default::default()),
                    readonly: Ok(Default::default()),
                    section: Ok(Default::default()),
                }
            }
        }
        impl PropertyDefinition {
            pub fn default_value<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::serde_json::Value>>,
                T::Error: ::std::fmt::Display,
            {
                self.default_value = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for default_value: {e}")
                    });
                self
            }
            pub fn description<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::std::option::Option<super::PropertyDefinitionDescription>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.description = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for description: {e}")
                    });
                self
            }
            pub fn format<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::std::option::Option<super::PropertyDefinitionFormat>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.format = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for format: {e}")
                    });
                self
            }
            pub fn include_time<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<bool>>,
                T::Error: ::std::fmt::Display,
            {
                self.include_time = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for include_time: {e}")
                    });
                self
            }
            pub fn max_count<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<u32>>,
                T::Error: ::std::fmt::Display,
            {
                self.max_count = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for max_count: {e}")
                    });
                self
            }
            pub fn name<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::std::option::Option<super::PropertyDefinitionName>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.name = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for name: {e}")
                    });
                self
            }
            pub fn object_types<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.object_types = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for object_types: {e}")
                    });
                self
            }
            pub fn options<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<super::CreateOptionRequest>>,
                T::Error: ::std::fmt::Display,
            {
                self.options = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for options: {e}")
                    });
                self
            }
            pub fn property<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::std::option::Option<super::PropertyDefinitionProperty>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.property = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for property: {e}")
                    });
                self
            }
            pub fn readonly<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<bool>>,
                T::Error: ::std::fmt::Display,
            {
                self.readonly = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for readonly: {e}")
                    });
                self
            }
            pub fn section<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::std::option::Option<super::PropertyDefinitionSection>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.section = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for section: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<PropertyDefinition> for super::PropertyDefinition {
            type Error = super::error::ConversionError;
            fn try_from(
                value: PropertyDefinition,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    default_value: value.default_value?,
                    description: value.description?,
                    format: value.format?,
                    include_time: value.include_time?,
                    max_count: value.max_count?,
                    name: value.name?,
                    object_types: value.object_types?,
                    options: value.options?,
                    property: value.property?,
                    readonly: value.readonly?,
                    section: value.section?,
                })
            }
        }
        impl ::std::convert::From<super::PropertyDefinition> for PropertyDefinition {
            fn from(value: super::PropertyDefinition) -> Self {
                Self {
                    default_value: Ok(value.default_value),
                    description: Ok(value.description),
                    format: Ok(value.format),
                    include_time: Ok(value.include_time),
                    max_count: Ok(value.max_count),
                    name: Ok(value.name),
                    object_types: Ok(value.object_types),
                    options: Ok(value.options),
                    property: Ok(value.property),
                    readonly: Ok(value.readonly),
                    section: Ok(value.section),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct PropertyRow {
            format: ::std::result::Result<::std::string::String, ::std::string::String>,
            key: ::std::result::Result<::std::string::String, ::std::string::String>,
            name: ::std::result::Result<::std::string::String, ::std::string::String>,
        }
        impl ::std::default::Default for PropertyRow {
            fn default() -> Self {
                Self {
                    format: Err("no value supplied for format".to_string()),
                    key: Err("no value supplied for key".to_string()),
                    name: Err("no value supplied for name".to_string()),
                }
            }
        }
        impl PropertyRow {
            pub fn format<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.format = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for format: {e}")
                    });
                self
            }
            pub fn key<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.key = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for key: {e}")
                    });
                self
            }
            pub fn name<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.name = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for name: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<PropertyRow> for super::PropertyRow {
            type Error = super::error::ConversionError;
            fn try_from(
                value: PropertyRow,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    format: value.format?,
                    key: value.key?,
                    name: value.name?,
                })
            }
        }
        impl ::std::convert::From<super::PropertyRow> for PropertyRow {
            fn from(value: super::PropertyRow) -> Self {
                Self {
                    format: Ok(value.format),
                    key: Ok(value.key),
                    name: Ok(value.name),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct Ref {
            op: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
            params: ::std::result::Result<
                ::std::collections::HashMap<
                    ::std::string::String,
                    ::std::string::String,
                >,
                ::std::string::String,
            >,
            query: ::std::result::Result<
                ::std::collections::HashMap<
                    ::std::string::String,
                    ::std::string::String,
                >,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for Ref {
            fn default() -> Self {
                Self {
                    op: Ok(Default::default()),
                    params: Ok(Default::default()),
                    query: Ok(Default::default()),
                }
            }
        }
        impl Ref {
            pub fn op<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.op = value
                    .try_into()
                    .map_err(|e| format!("error converting supplied value for op: {e}"));
                self
            }
            pub fn params<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::std::collections::HashMap<
                        ::std::string::String,
                        ::std::string::String,
                    >,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.params = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for params: {e}")
                    });
                self
            }
            pub fn query<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::std::collections::HashMap<
                        ::std::string::String,
                        ::std::string::String,
                    >,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.query = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for query: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<Ref> for super::Ref {
            type Error = super::error::ConversionError;
            fn try_from(
                value: Ref,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    op: value.op?,
                    params: value.params?,
                    query: value.query?,
                })
            }
        }
        impl ::std::convert::From<super::Ref> for Ref {
            fn from(value: super::Ref) -> Self {
                Self {
                    op: Ok(value.op),
                    params: Ok(value.params),
                    query: Ok(value.query),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct SchemaEntry {
            endpoint: ::std::result::Result<
                ::std::string::String,
                ::std::string::String,
            >,
            example: ::std::result::Result<
                ::serde_json::Map<::std::string::String, ::serde_json::Value>,
                ::std::string::String,
            >,
            example_body: ::std::result::Result<
                ::serde_json::Map<::std::string::String, ::serde_json::Value>,
                ::std::string::String,
            >,
            grammar: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
            grammar_examples: ::std::result::Result<
                ::std::vec::Vec<::std::string::String>,
                ::std::string::String,
            >,
            kind: ::std::result::Result<::std::string::String, ::std::string::String>,
            schema: ::std::result::Result<
                ::serde_json::Map<::std::string::String, ::serde_json::Value>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for SchemaEntry {
            fn default() -> Self {
                Self {
                    endpoint: Err("no value supplied for endpoint".to_string()),
                    example: Err("no value supplied for example".to_string()),
                    example_body: Ok(Default::default()),
                    grammar: Ok(Default::default()),
                    grammar_examples: Ok(Default::default()),
                    kind: Err("no value supplied for kind".to_string()),
                    schema: Err("no value supplied for schema".to_string()),
                }
            }
        }
        impl SchemaEntry {
            pub fn endpoint<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.endpoint = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for endpoint: {e}")
                    });
                self
            }
            pub fn example<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::serde_json::Map<::std::string::String, ::serde_json::Value>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.example = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for example: {e}")
                    });
                self
            }
            pub fn example_body<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::serde_json::Map<::std::string::String, ::serde_json::Value>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.example_body = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for example_body: {e}")
                    });
                self
            }
            pub fn grammar<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.grammar = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for grammar: {e}")
                    });
                self
            }
            pub fn grammar_examples<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.grammar_examples = value
                    .try_into()
                    .map_err(|e| {
                        format!(
                            "error converting supplied value for grammar_examples: {e}"
                        )
                    });
                self
            }
            pub fn kind<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.kind = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for kind: {e}")
                    });
                self
            }
            pub fn schema<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::serde_json::Map<::std::string::String, ::serde_json::Value>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.schema = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for schema: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<SchemaEntry> for super::SchemaEntry {
            type Error = super::error::ConversionError;
            fn try_from(
                value: SchemaEntry,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    endpoint: value.endpoint?,
                    example: value.example?,
                    example_body: value.example_body?,
                    grammar: value.grammar?,
                    grammar_examples: value.grammar_examples?,
                    kind: value.kind?,
                    schema: value.schema?,
                })
            }
        }
        impl ::std::convert::From<super::SchemaEntry> for SchemaEntry {
            fn from(value: super::SchemaEntry) -> Self {
                Self {
                    endpoint: Ok(value.endpoint),
                    example: Ok(value.example),
                    example_body: Ok(value.example_body),
                    grammar: Ok(value.grammar),
                    grammar_examples: Ok(value.grammar_examples),
                    kind: Ok(value.kind),
                    schema: Ok(value.schema),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct SchemaIndex {
            kinds: ::std::result::Result<
                ::std::vec::Vec<super::SchemaIndexRow>,
                ::std::string::String,
            >,
            ops: ::std::result::Result<
                ::std::vec::Vec<super::SchemaIndexRow>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for SchemaIndex {
            fn default() -> Self {
                Self {
                    kinds: Err("no value supplied for kinds".to_string()),
                    ops: Err("no value supplied for ops".to_string()),
                }
            }
        }
        impl SchemaIndex {
            pub fn kinds<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<super::SchemaIndexRow>>,
                T::Error: ::std::fmt::Display,
            {
                self.kinds = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for kinds: {e}")
                    });
                self
            }
            pub fn ops<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<super::SchemaIndexRow>>,
                T::Error: ::std::fmt::Display,
            {
                self.ops = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for ops: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<SchemaIndex> for super::SchemaIndex {
            type Error = super::error::ConversionError;
            fn try_from(
                value: SchemaIndex,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    kinds: value.kinds?,
                    ops: value.ops?,
                })
            }
        }
        impl ::std::convert::From<super::SchemaIndex> for SchemaIndex {
            fn from(value: super::SchemaIndex) -> Self {
                Self {
                    kinds: Ok(value.kinds),
                    ops: Ok(value.ops),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct SchemaIndexRow {
            endpoint: ::std::result::Result<
                ::std::string::String,
                ::std::string::String,
            >,
            kind: ::std::result::Result<::std::string::String, ::std::string::String>,
            url: ::std::result::Result<::std::string::String, ::std::string::String>,
        }
        impl ::std::default::Default for SchemaIndexRow {
            fn default() -> Self {
                Self {
                    endpoint: Err("no value supplied for endpoint".to_string()),
                    kind: Err("no value supplied for kind".to_string()),
                    url: Err("no value supplied for url".to_string()),
                }
            }
        }
        impl SchemaIndexRow {
            pub fn endpoint<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.endpoint = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for endpoint: {e}")
                    });
                self
            }
            pub fn kind<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.kind = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for kind: {e}")
                    });
                self
            }
            pub fn url<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.url = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for url: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<SchemaIndexRow> for super::SchemaIndexRow {
            type Error = super::error::ConversionError;
            fn try_from(
                value: SchemaIndexRow,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    endpoint: value.endpoint?,
                    kind: value.kind?,
                    url: value.url?,
                })
            }
        }
        impl ::std::convert::From<super::SchemaIndexRow> for SchemaIndexRow {
            fn from(value: super::SchemaIndexRow) -> Self {
                Self {
                    endpoint: Ok(value.endpoint),
                    kind: Ok(value.kind),
                    url: Ok(value.url),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct SearchRequestDoc {
            fields: ::std::result::Result<
                ::std::vec::Vec<::std::string::String>,
                ::std::string::String,
            >,
            filter: ::std::result::Result<
                ::std::option::Option<super::SearchRequestDocFilter>,
                ::std::string::String,
            >,
            filters: ::std::result::Result<
                ::std::vec::Vec<
                    ::serde_json::Map<::std::string::String, ::serde_json::Value>,
                >,
                ::std::string::String,
            >,
            query: ::std::result::Result<
                ::std::option::Option<super::SearchRequestDocQuery>,
                ::std::string::String,
            >,
            sorts: ::std::result::Result<
                ::std::vec::Vec<
                    ::serde_json::Map<::std::string::String, ::serde_json::Value>,
                >,
                ::std::string::String,
            >,
            type_: ::std::result::Result<
                ::std::option::Option<super::SearchRequestDocType>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for SearchRequestDoc {
            fn default() -> Self {
                Self {
                    fields: Ok(Default::default()),
                    filter: Ok(Default::default()),
                    filters: Ok(Default::default()),
                    query: Ok(Default::default()),
                    sorts: Ok(Default::default()),
                    type_: Ok(Default::default()),
                }
            }
        }
        impl SearchRequestDoc {
            pub fn fields<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.fields = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for fields: {e}")
                    });
                self
            }
            pub fn filter<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::std::option::Option<super::SearchRequestDocFilter>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.filter = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for filter: {e}")
                    });
                self
            }
            pub fn filters<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::std::vec::Vec<
                        ::serde_json::Map<::std::string::String, ::serde_json::Value>,
                    >,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.filters = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for filters: {e}")
                    });
                self
            }
            pub fn query<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::std::option::Option<super::SearchRequestDocQuery>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.query = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for query: {e}")
                    });
                self
            }
            pub fn sorts<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::std::vec::Vec<
                        ::serde_json::Map<::std::string::String, ::serde_json::Value>,
                    >,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.sorts = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for sorts: {e}")
                    });
                self
            }
            pub fn type_<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::std::option::Option<super::SearchRequestDocType>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.type_ = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for type_: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<SearchRequestDoc> for super::SearchRequestDoc {
            type Error = super::error::ConversionError;
            fn try_from(
                value: SearchRequestDoc,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    fields: value.fields?,
                    filter: value.filter?,
                    filters: value.filters?,
                    query: value.query?,
                    sorts: value.sorts?,
                    type_: value.type_?,
                })
            }
        }
        impl ::std::convert::From<super::SearchRequestDoc> for SearchRequestDoc {
            fn from(value: super::SearchRequestDoc) -> Self {
                Self {
                    fields: Ok(value.fields),
                    filter: Ok(value.filter),
                    filters: Ok(value.filters),
                    query: Ok(value.query),
                    sorts: Ok(value.sorts),
                    type_: Ok(value.type_),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct SideEffects {
            options: ::std::result::Result<
                ::std::vec::Vec<super::CreatedOption>,
                ::std::string::String,
            >,
            properties: ::std::result::Result<
                ::std::vec::Vec<super::PropertyRow>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for SideEffects {
            fn default() -> Self {
                Self {
                    options: Ok(Default::default()),
                    properties: Ok(Default::default()),
                }
            }
        }
        impl SideEffects {
            pub fn options<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<super::CreatedOption>>,
                T::Error: ::std::fmt::Display,
            {
                self.options = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for options: {e}")
                    });
                self
            }
            pub fn properties<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<super::PropertyRow>>,
                T::Error: ::std::fmt::Display,
            {
                self.properties = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for properties: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<SideEffects> for super::SideEffects {
            type Error = super::error::ConversionError;
            fn try_from(
                value: SideEffects,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    options: value.options?,
                    properties: value.properties?,
                })
            }
        }
        impl ::std::convert::From<super::SideEffects> for SideEffects {
            fn from(value: super::SideEffects) -> Self {
                Self {
                    options: Ok(value.options),
                    properties: Ok(value.properties),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct Space {
            description: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
            dry_run: ::std::result::Result<
                ::std::option::Option<bool>,
                ::std::string::String,
            >,
            icon_image: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
            id: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
            name: ::std::result::Result<::std::string::String, ::std::string::String>,
        }
        impl ::std::default::Default for Space {
            fn default() -> Self {
                Self {
                    description: Ok(Default::default()),
                    dry_run: Ok(Default::default()),
                    icon_image: Ok(Default::default()),
                    id: Ok(Default::default()),
                    name: Err("no value supplied for name".to_string()),
                }
            }
        }
        impl Space {
            pub fn description<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.description = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for description: {e}")
                    });
                self
            }
            pub fn dry_run<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<bool>>,
                T::Error: ::std::fmt::Display,
            {
                self.dry_run = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for dry_run: {e}")
                    });
                self
            }
            pub fn icon_image<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.icon_image = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for icon_image: {e}")
                    });
                self
            }
            pub fn id<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.id = value
                    .try_into()
                    .map_err(|e| format!("error converting supplied value for id: {e}"));
                self
            }
            pub fn name<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.name = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for name: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<Space> for super::Space {
            type Error = super::error::ConversionError;
            fn try_from(
                value: Space,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    description: value.description?,
                    dry_run: value.dry_run?,
                    icon_image: value.icon_image?,
                    id: value.id?,
                    name: value.name?,
                })
            }
        }
        impl ::std::convert::From<super::Space> for Space {
            fn from(value: super::Space) -> Self {
                Self {
                    description: Ok(value.description),
                    dry_run: Ok(value.dry_run),
                    icon_image: Ok(value.icon_image),
                    id: Ok(value.id),
                    name: Ok(value.name),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct SpaceRow {
            description: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
            icon_image: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
            id: ::std::result::Result<::std::string::String, ::std::string::String>,
            name: ::std::result::Result<::std::string::String, ::std::string::String>,
        }
        impl ::std::default::Default for SpaceRow {
            fn default() -> Self {
                Self {
                    description: Ok(Default::default()),
                    icon_image: Ok(Default::default()),
                    id: Err("no value supplied for id".to_string()),
                    name: Err("no value supplied for name".to_string()),
                }
            }
        }
        impl SpaceRow {
            pub fn description<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.description = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for description: {e}")
                    });
                self
            }
            pub fn icon_image<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.icon_image = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for icon_image: {e}")
                    });
                self
            }
            pub fn id<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.id = value
                    .try_into()
                    .map_err(|e| format!("error converting supplied value for id: {e}"));
                self
            }
            pub fn name<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.name = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for name: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<SpaceRow> for super::SpaceRow {
            type Error = super::error::ConversionError;
            fn try_from(
                value: SpaceRow,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    description: value.description?,
                    icon_image: value.icon_image?,
                    id: value.id?,
                    name: value.name?,
                })
            }
        }
        impl ::std::convert::From<super::SpaceRow> for SpaceRow {
            fn from(value: super::SpaceRow) -> Self {
                Self {
                    description: Ok(value.description),
                    icon_image: Ok(value.icon_image),
                    id: Ok(value.id),
                    name: Ok(value.name),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct TemplateRow {
            default: ::std::result::Result<
                ::std::option::Option<bool>,
                ::std::string::String,
            >,
            id: ::std::result::Result<::std::string::String, ::std::string::String>,
            name: ::std::result::Result<::std::string::String, ::std::string::String>,
            template_for: ::std::result::Result<
                ::std::string::String,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for TemplateRow {
            fn default() -> Self {
                Self {
                    default: Ok(Default::default()),
                    id: Err("no value supplied for id".to_string()),
                    name: Err("no value supplied for name".to_string()),
                    template_for: Err("no value supplied for template_for".to_string()),
                }
            }
        }
        impl TemplateRow {
            pub fn default<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<bool>>,
                T::Error: ::std::fmt::Display,
            {
                self.default = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for default: {e}")
                    });
                self
            }
            pub fn id<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.id = value
                    .try_into()
                    .map_err(|e| format!("error converting supplied value for id: {e}"));
                self
            }
            pub fn name<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.name = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for name: {e}")
                    });
                self
            }
            pub fn template_for<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.template_for = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for template_for: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<TemplateRow> for super::TemplateRow {
            type Error = super::error::ConversionError;
            fn try_from(
                value: TemplateRow,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    default: value.default?,
                    id: value.id?,
                    name: value.name?,
                    template_for: value.template_for?,
                })
            }
        }
        impl ::std::convert::From<super::TemplateRow> for TemplateRow {
            fn from(value: super::TemplateRow) -> Self {
                Self {
                    default: Ok(value.default),
                    id: Ok(value.id),
                    name: Ok(value.name),
                    template_for: Ok(value.template_for),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct TypeChanged {
            from: ::std::result::Result<::std::string::String, ::std::string::String>,
            to: ::std::result::Result<::std::string::String, ::std::string::String>,
        }
        impl ::std::default::Default for TypeChanged {
            fn default() -> Self {
                Self {
                    from: Err("no value supplied for from".to_string()),
                    to: Err("no value supplied for to".to_string()),
                }
            }
        }
        impl TypeChanged {
            pub fn from<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.from = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for from: {e}")
                    });
                self
            }
            pub fn to<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.to = value
                    .try_into()
                    .map_err(|e| format!("error converting supplied value for to: {e}"));
                self
            }
        }
        impl ::std::convert::TryFrom<TypeChanged> for super::TypeChanged {
            type Error = super::error::ConversionError;
            fn try_from(
                value: TypeChanged,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    from: value.from?,
                    to: value.to?,
                })
            }
        }
        impl ::std::convert::From<super::TypeChanged> for TypeChanged {
            fn from(value: super::TypeChanged) -> Self {
                Self {
                    from: Ok(value.from),
                    to: Ok(value.to),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct TypeDocumentInput {
            format_version: ::std::result::Result<
                ::std::option::Option<super::TypeDocumentInputFormatVersion>,
                ::std::string::String,
            >,
            icon: ::std::result::Result<
                ::std::option::Option<super::IconInput>,
                ::std::string::String,
            >,
            kind: ::std::result::Result<::std::string::String, ::std::string::String>,
            properties: ::std::result::Result<
                super::TypeProperties,
                ::std::string::String,
            >,
            type_settings: ::std::result::Result<
                ::std::option::Option<super::TypeSettings>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for TypeDocumentInput {
            fn default() -> Self {
                Self {
                    format_version: Ok(Default::default()),
                    icon: Ok(Default::default()),
                    kind: Err("no value supplied for kind".to_string()),
                    properties: Err("no value supplied for properties".to_string()),
                    type_settings: Ok(Default::default()),
                }
            }
        }
        impl TypeDocumentInput {
            pub fn format_version<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::std::option::Option<super::TypeDocumentInputFormatVersion>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.format_version = value
                    .try_into()
                    .map_err(|e| {
                        format!(
                            "error converting supplied value for format_version: {e}"
                        )
                    });
                self
            }
            pub fn icon<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<super::IconInput>>,
                T::Error: ::std::fmt::Display,
            {
                self.icon = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for icon: {e}")
                    });
                self
            }
            pub fn kind<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.kind = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for kind: {e}")
                    });
                self
            }
            pub fn properties<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<super::TypeProperties>,
                T::Error: ::std::fmt::Display,
            {
                self.properties = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for properties: {e}")
                    });
                self
            }
            pub fn type_settings<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<super::TypeSettings>>,
                T::Error: ::std::fmt::Display,
            {
                self.type_settings = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for type_settings: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<TypeDocumentInput> for super::TypeDocumentInput {
            type Error = super::error::ConversionError;
            fn try_from(
                value: TypeDocumentInput,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    format_version: value.format_version?,
                    icon: value.icon?,
                    kind: value.kind?,
                    properties: value.properties?,
                    type_settings: value.type_settings?,
                })
            }
        }
        impl ::std::convert::From<super::TypeDocumentInput> for TypeDocumentInput {
            fn from(value: super::TypeDocumentInput) -> Self {
                Self {
                    format_version: Ok(value.format_version),
                    icon: Ok(value.icon),
                    kind: Ok(value.kind),
                    properties: Ok(value.properties),
                    type_settings: Ok(value.type_settings),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct TypeMembers {
            api_key: ::std::result::Result<
                ::std::option::Option<super::TypeMembersApiKey>,
                ::std::string::String,
            >,
            default_template: ::std::result::Result<
                ::std::option::Option<super::TypeMembersDefaultTemplate>,
                ::std::string::String,
            >,
            default_view: ::std::result::Result<
                ::std::option::Option<super::TypeMembersDefaultView>,
                ::std::string::String,
            >,
            icon: ::std::result::Result<
                ::std::option::Option<super::IconInput>,
                ::std::string::String,
            >,
            layout: ::std::result::Result<
                ::std::option::Option<super::TypeMembersLayout>,
                ::std::string::String,
            >,
            name: ::std::result::Result<
                ::std::option::Option<super::TypeMembersName>,
                ::std::string::String,
            >,
            plural_name: ::std::result::Result<
                ::std::option::Option<super::TypeMembersPluralName>,
                ::std::string::String,
            >,
            property_definitions: ::std::result::Result<
                ::std::vec::Vec<super::PropertyDefinition>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for TypeMembers {
            fn default() -> Self {
                Self {
                    api_key: Ok(Default::default()),
                    default_template: Ok(Default::default()),
                    default_view: Ok(Default::default()),
                    icon: Ok(Default::default()),
                    layout: Ok(Default::default()),
                    name: Ok(Default::default()),
                    plural_name: Ok(Default::default()),
                    property_definitions: Ok(Default::default()),
                }
            }
        }
        impl TypeMembers {
            pub fn api_key<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::std::option::Option<super::TypeMembersApiKey>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.api_key = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for api_key: {e}")
                    });
                self
            }
            pub fn default_template<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::std::option::Option<super::TypeMembersDefaultTemplate>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.default_template = value
                    .try_into()
                    .map_err(|e| {
                        format!(
                            "error converting supplied value for default_template: {e}"
                        )
                    });
                self
            }
            pub fn default_view<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::std::option::Option<super::TypeMembersDefaultView>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.default_view = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for default_view: {e}")
                    });
                self
            }
            pub fn icon<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<super::IconInput>>,
                T::Error: ::std::fmt::Display,
            {
                self.icon = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for icon: {e}")
                    });
                self
            }
            pub fn layout<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::std::option::Option<super::TypeMembersLayout>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.layout = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for layout: {e}")
                    });
                self
            }
            pub fn name<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::std::option::Option<super::TypeMembersName>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.name = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for name: {e}")
                    });
                self
            }
            pub fn plural_name<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::std::option::Option<super::TypeMembersPluralName>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.plural_name = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for plural_name: {e}")
                    });
                self
            }
            pub fn property_definitions<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<super::PropertyDefinition>>,
                T::Error: ::std::fmt::Display,
            {
                self.property_definitions = value
                    .try_into()
                    .map_err(|e| {
                        format!(
                            "error converting supplied value for property_definitions: {e}"
                        )
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<TypeMembers> for super::TypeMembers {
            type Error = super::error::ConversionError;
            fn try_from(
                value: TypeMembers,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    api_key: value.api_key?,
                    default_template: value.default_template?,
                    default_view: value.default_view?,
                    icon: value.icon?,
                    layout: value.layout?,
                    name: value.name?,
                    plural_name: value.plural_name?,
                    property_definitions: value.property_definitions?,
                })
            }
        }
        impl ::std::convert::From<super::TypeMembers> for TypeMembers {
            fn from(value: super::TypeMembers) -> Self {
                Self {
                    api_key: Ok(value.api_key),
                    default_template: Ok(value.default_template),
                    default_view: Ok(value.default_view),
                    icon: Ok(value.icon),
                    layout: Ok(value.layout),
                    name: Ok(value.name),
                    plural_name: Ok(value.plural_name),
                    property_definitions: Ok(value.property_definitions),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct TypeProperties {
            description: ::std::result::Result<
                ::std::option::Option<super::TypePropertiesDescription>,
                ::std::string::String,
            >,
            name: ::std::result::Result<
                super::TypePropertiesName,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for TypeProperties {
            fn default() -> Self {
                Self {
                    description: Ok(Default::default()),
                    name: Err("no value supplied for name".to_string()),
                }
            }
        }
        impl TypeProperties {
            pub fn description<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::std::option::Option<super::TypePropertiesDescription>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.description = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for description: {e}")
                    });
                self
            }
            pub fn name<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<super::TypePropertiesName>,
                T::Error: ::std::fmt::Display,
            {
                self.name = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for name: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<TypeProperties> for super::TypeProperties {
            type Error = super::error::ConversionError;
            fn try_from(
                value: TypeProperties,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    description: value.description?,
                    name: value.name?,
                })
            }
        }
        impl ::std::convert::From<super::TypeProperties> for TypeProperties {
            fn from(value: super::TypeProperties) -> Self {
                Self {
                    description: Ok(value.description),
                    name: Ok(value.name),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct TypeRow {
            key: ::std::result::Result<::std::string::String, ::std::string::String>,
            name: ::std::result::Result<::std::string::String, ::std::string::String>,
        }
        impl ::std::default::Default for TypeRow {
            fn default() -> Self {
                Self {
                    key: Err("no value supplied for key".to_string()),
                    name: Err("no value supplied for name".to_string()),
                }
            }
        }
        impl TypeRow {
            pub fn key<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.key = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for key: {e}")
                    });
                self
            }
            pub fn name<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.name = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for name: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<TypeRow> for super::TypeRow {
            type Error = super::error::ConversionError;
            fn try_from(
                value: TypeRow,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    key: value.key?,
                    name: value.name?,
                })
            }
        }
        impl ::std::convert::From<super::TypeRow> for TypeRow {
            fn from(value: super::TypeRow) -> Self {
                Self {
                    key: Ok(value.key),
                    name: Ok(value.name),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct TypeSettings {
            api_key: ::std::result::Result<
                ::std::option::Option<super::TypeSettingsApiKey>,
                ::std::string::String,
            >,
            default_template: ::std::result::Result<
                ::std::option::Option<super::TypeSettingsDefaultTemplate>,
                ::std::string::String,
            >,
            default_view: ::std::result::Result<
                ::std::option::Option<super::TypeSettingsDefaultView>,
                ::std::string::String,
            >,
            layout: ::std::result::Result<
                ::std::option::Option<super::TypeSettingsLayout>,
                ::std::string::String,
            >,
            plural_name: ::std::result::Result<
                ::std::option::Option<super::TypeSettingsPluralName>,
                ::std::string::String,
            >,
            property_definitions: ::std::result::Result<
                ::std::vec::Vec<super::PropertyDefinition>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for TypeSettings {
            fn default() -> Self {
                Self {
                    api_key: Ok(Default::default()),
                    default_template: Ok(Default::default()),
                    default_view: Ok(Default::default()),
                    layout: Ok(Default::default()),
                    plural_name: Ok(Default::default()),
                    property_definitions: Ok(Default::default()),
                }
            }
        }
        impl TypeSettings {
            pub fn api_key<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::std::option::Option<super::TypeSettingsApiKey>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.api_key = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for api_key: {e}")
                    });
                self
            }
            pub fn default_template<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::std::option::Option<super::TypeSettingsDefaultTemplate>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.default_template = value
                    .try_into()
                    .map_err(|e| {
                        format!(
                            "error converting supplied value for default_template: {e}"
                        )
                    });
                self
            }
            pub fn default_view<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::std::option::Option<super::TypeSettingsDefaultView>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.default_view = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for default_view: {e}")
                    });
                self
            }
            pub fn layout<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::std::option::Option<super::TypeSettingsLayout>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.layout = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for layout: {e}")
                    });
                self
            }
            pub fn plural_name<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::std::option::Option<super::TypeSettingsPluralName>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.plural_name = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for plural_name: {e}")
                    });
                self
            }
            pub fn property_definitions<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<super::PropertyDefinition>>,
                T::Error: ::std::fmt::Display,
            {
                self.property_definitions = value
                    .try_into()
                    .map_err(|e| {
                        format!(
                            "error converting supplied value for property_definitions: {e}"
                        )
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<TypeSettings> for super::TypeSettings {
            type Error = super::error::ConversionError;
            fn try_from(
                value: TypeSettings,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    api_key: value.api_key?,
                    default_template: value.default_template?,
                    default_view: value.default_view?,
                    layout: value.layout?,
                    plural_name: value.plural_name?,
                    property_definitions: value.property_definitions?,
                })
            }
        }
        impl ::std::convert::From<super::TypeSettings> for TypeSettings {
            fn from(value: super::TypeSettings) -> Self {
                Self {
                    api_key: Ok(value.api_key),
                    default_template: Ok(value.default_template),
                    default_view: Ok(value.default_view),
                    layout: Ok(value.layout),
                    plural_name: Ok(value.plural_name),
                    property_definitions: Ok(value.property_definitions),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct UpdateOptionRequest {
            color: ::std::result::Result<
                ::std::option::Option<super::UpdateOptionRequestColor>,
                ::std::string::String,
            >,
            name: ::std::result::Result<
                ::std::option::Option<super::UpdateOptionRequestName>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for UpdateOptionRequest {
            fn default() -> Self {
                Self {
                    color: Ok(Default::default()),
                    name: Ok(Default::default()),
                }
            }
        }
        impl UpdateOptionRequest {
            pub fn color<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::std::option::Option<super::UpdateOptionRequestColor>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.color = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for color: {e}")
                    });
                self
            }
            pub fn name<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::std::option::Option<super::UpdateOptionRequestName>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.name = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for name: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<UpdateOptionRequest>
        for super::UpdateOptionRequest {
            type Error = super::error::ConversionError;
            fn try_from(
                value: UpdateOptionRequest,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    color: value.color?,
                    name: value.name?,
                })
            }
        }
        impl ::std::convert::From<super::UpdateOptionRequest> for UpdateOptionRequest {
            fn from(value: super::UpdateOptionRequest) -> Self {
                Self {
                    color: Ok(value.color),
                    name: Ok(value.name),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct UpdatePropertyRequest {
            name: ::std::result::Result<
                ::std::option::Option<super::UpdatePropertyRequestName>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for UpdatePropertyRequest {
            fn default() -> Self {
                Self {
                    name: Ok(Default::default()),
                }
            }
        }
        impl UpdatePropertyRequest {
            pub fn name<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::std::option::Option<super::UpdatePropertyRequestName>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.name = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for name: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<UpdatePropertyRequest>
        for super::UpdatePropertyRequest {
            type Error = super::error::ConversionError;
            fn try_from(
                value: UpdatePropertyRequest,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self { name: value.name? })
            }
        }
        impl ::std::convert::From<super::UpdatePropertyRequest>
        for UpdatePropertyRequest {
            fn from(value: super::UpdatePropertyRequest) -> Self {
                Self { name: Ok(value.name) }
            }
        }
        #[derive(Clone, Debug)]
        pub struct UpdateSpaceRequest {
            description: ::std::result::Result<
                ::std::option::Option<super::UpdateSpaceRequestDescription>,
                ::std::string::String,
            >,
            name: ::std::result::Result<
                ::std::option::Option<super::UpdateSpaceRequestName>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for UpdateSpaceRequest {
            fn default() -> Self {
                Self {
                    description: Ok(Default::default()),
                    name: Ok(Default::default()),
                }
            }
        }
        impl UpdateSpaceRequest {
            pub fn description<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::std::option::Option<super::UpdateSpaceRequestDescription>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.description = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for description: {e}")
                    });
                self
            }
            pub fn name<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::std::option::Option<super::UpdateSpaceRequestName>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.name = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for name: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<UpdateSpaceRequest> for super::UpdateSpaceRequest {
            type Error = super::error::ConversionError;
            fn try_from(
                value: UpdateSpaceRequest,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    description: value.description?,
                    name: value.name?,
                })
            }
        }
        impl ::std::convert::From<super::UpdateSpaceRequest> for UpdateSpaceRequest {
            fn from(value: super::UpdateSpaceRequest) -> Self {
                Self {
                    description: Ok(value.description),
                    name: Ok(value.name),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct UploadFileRequest {
            name: ::std::result::Result<
                ::std::option::Option<super::UploadFileRequestName>,
                ::std::string::String,
            >,
            url: ::std::result::Result<
                super::UploadFileRequestUrl,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for UploadFileRequest {
            fn default() -> Self {
                Self {
                    name: Ok(Default::default()),
                    url: Err("no value supplied for url".to_string()),
                }
            }
        }
        impl UploadFileRequest {
            pub fn name<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<
                    ::std::option::Option<super::UploadFileRequestName>,
                >,
                T::Error: ::std::fmt::Display,
            {
                self.name = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for name: {e}")
                    });
                self
            }
            pub fn url<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<super::UploadFileRequestUrl>,
                T::Error: ::std::fmt::Display,
            {
                self.url = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for url: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<UploadFileRequest> for super::UploadFileRequest {
            type Error = super::error::ConversionError;
            fn try_from(
                value: UploadFileRequest,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    name: value.name?,
                    url: value.url?,
                })
            }
        }
        impl ::std::convert::From<super::UploadFileRequest> for UploadFileRequest {
            fn from(value: super::UploadFileRequest) -> Self {
                Self {
                    name: Ok(value.name),
                    url: Ok(value.url),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct ValidateResponse {
            issues: ::std::result::Result<
                ::std::vec::Vec<super::Issue>,
                ::std::string::String,
            >,
            warnings: ::std::result::Result<
                ::std::vec::Vec<super::Issue>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for ValidateResponse {
            fn default() -> Self {
                Self {
                    issues: Err("no value supplied for issues".to_string()),
                    warnings: Err("no value supplied for warnings".to_string()),
                }
            }
        }
        impl ValidateResponse {
            pub fn issues<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<super::Issue>>,
                T::Error: ::std::fmt::Display,
            {
                self.issues = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for issues: {e}")
                    });
                self
            }
            pub fn warnings<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<super::Issue>>,
                T::Error: ::std::fmt::Display,
            {
                self.warnings = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for warnings: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<ValidateResponse> for super::ValidateResponse {
            type Error = super::error::ConversionError;
            fn try_from(
                value: ValidateResponse,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    issues: value.issues?,
                    warnings: value.warnings?,
                })
            }
        }
        impl ::std::convert::From<super::ValidateResponse> for ValidateResponse {
            fn from(value: super::ValidateResponse) -> Self {
                Self {
                    issues: Ok(value.issues),
                    warnings: Ok(value.warnings),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct WhoamiApi {
            version: ::std::result::Result<::std::string::String, ::std::string::String>,
        }
        impl ::std::default::Default for WhoamiApi {
            fn default() -> Self {
                Self {
                    version: Err("no value supplied for version".to_string()),
                }
            }
        }
        impl WhoamiApi {
            pub fn version<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.version = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for version: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<WhoamiApi> for super::WhoamiApi {
            type Error = super::error::ConversionError;
            fn try_from(
                value: WhoamiApi,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self { version: value.version? })
            }
        }
        impl ::std::convert::From<super::WhoamiApi> for WhoamiApi {
            fn from(value: super::WhoamiApi) -> Self {
                Self { version: Ok(value.version) }
            }
        }
        #[derive(Clone, Debug)]
        pub struct WhoamiGrant {
            all_spaces: ::std::result::Result<bool, ::std::string::String>,
            permission: ::std::result::Result<
                ::std::option::Option<super::Permission>,
                ::std::string::String,
            >,
            restricted: ::std::result::Result<bool, ::std::string::String>,
            scoped: ::std::result::Result<bool, ::std::string::String>,
            space_count: ::std::result::Result<
                ::std::option::Option<u64>,
                ::std::string::String,
            >,
            spaces: ::std::result::Result<
                ::std::vec::Vec<super::WhoamiSpace>,
                ::std::string::String,
            >,
        }
        impl ::std::default::Default for WhoamiGrant {
            fn default() -> Self {
                Self {
                    all_spaces: Err("no value supplied for all_spaces".to_string()),
                    permission: Err("no value supplied for permission".to_string()),
                    restricted: Err("no value supplied for restricted".to_string()),
                    scoped: Err("no value supplied for scoped".to_string()),
                    space_count: Ok(Default::default()),
                    spaces: Err("no value supplied for spaces".to_string()),
                }
            }
        }
        impl WhoamiGrant {
            pub fn all_spaces<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<bool>,
                T::Error: ::std::fmt::Display,
            {
                self.all_spaces = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for all_spaces: {e}")
                    });
                self
            }
            pub fn permission<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<super::Permission>>,
                T::Error: ::std::fmt::Display,
            {
                self.permission = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for permission: {e}")
                    });
                self
            }
            pub fn restricted<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<bool>,
                T::Error: ::std::fmt::Display,
            {
                self.restricted = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for restricted: {e}")
                    });
                self
            }
            pub fn scoped<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<bool>,
                T::Error: ::std::fmt::Display,
            {
                self.scoped = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for scoped: {e}")
                    });
                self
            }
            pub fn space_count<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<u64>>,
                T::Error: ::std::fmt::Display,
            {
                self.space_count = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for space_count: {e}")
                    });
                self
            }
            pub fn spaces<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::vec::Vec<super::WhoamiSpace>>,
                T::Error: ::std::fmt::Display,
            {
                self.spaces = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for spaces: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<WhoamiGrant> for super::WhoamiGrant {
            type Error = super::error::ConversionError;
            fn try_from(
                value: WhoamiGrant,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    all_spaces: value.all_spaces?,
                    permission: value.permission?,
                    restricted: value.restricted?,
                    scoped: value.scoped?,
                    space_count: value.space_count?,
                    spaces: value.spaces?,
                })
            }
        }
        impl ::std::convert::From<super::WhoamiGrant> for WhoamiGrant {
            fn from(value: super::WhoamiGrant) -> Self {
                Self {
                    all_spaces: Ok(value.all_spaces),
                    permission: Ok(value.permission),
                    restricted: Ok(value.restricted),
                    scoped: Ok(value.scoped),
                    space_count: Ok(value.space_count),
                    spaces: Ok(value.spaces),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct WhoamiKey {
            created_at: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
            expires_at: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
            id: ::std::result::Result<::std::string::String, ::std::string::String>,
            name: ::std::result::Result<::std::string::String, ::std::string::String>,
        }
        impl ::std::default::Default for WhoamiKey {
            fn default() -> Self {
                Self {
                    created_at: Err("no value supplied for created_at".to_string()),
                    expires_at: Err("no value supplied for expires_at".to_string()),
                    id: Err("no value supplied for id".to_string()),
                    name: Err("no value supplied for name".to_string()),
                }
            }
        }
        impl WhoamiKey {
            pub fn created_at<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.created_at = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for created_at: {e}")
                    });
                self
            }
            pub fn expires_at<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.expires_at = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for expires_at: {e}")
                    });
                self
            }
            pub fn id<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.id = value
                    .try_into()
                    .map_err(|e| format!("error converting supplied value for id: {e}"));
                self
            }
            pub fn name<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.name = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for name: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<WhoamiKey> for super::WhoamiKey {
            type Error = super::error::ConversionError;
            fn try_from(
                value: WhoamiKey,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    created_at: value.created_at?,
                    expires_at: value.expires_at?,
                    id: value.id?,
                    name: value.name?,
                })
            }
        }
        impl ::std::convert::From<super::WhoamiKey> for WhoamiKey {
            fn from(value: super::WhoamiKey) -> Self {
                Self {
                    created_at: Ok(value.created_at),
                    expires_at: Ok(value.expires_at),
                    id: Ok(value.id),
                    name: Ok(value.name),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct WhoamiResponse {
            api: ::std::result::Result<super::WhoamiApi, ::std::string::String>,
            grant: ::std::result::Result<super::WhoamiGrant, ::std::string::String>,
            key: ::std::result::Result<super::WhoamiKey, ::std::string::String>,
            key_status: ::std::result::Result<super::KeyStatus, ::std::string::String>,
            notice: ::std::result::Result<
                ::std::option::Option<::std::string::String>,
                ::std::string::String,
            >,
            scope: ::std::result::Result<super::KeyScope, ::std::string::String>,
        }
        impl ::std::default::Default for WhoamiResponse {
            fn default() -> Self {
                Self {
                    api: Err("no value supplied for api".to_string()),
                    grant: Err("no value supplied for grant".to_string()),
                    key: Err("no value supplied for key".to_string()),
                    key_status: Err("no value supplied for key_status".to_string()),
                    notice: Ok(Default::default()),
                    scope: Err("no value supplied for scope".to_string()),
                }
            }
        }
        impl WhoamiResponse {
            pub fn api<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<super::WhoamiApi>,
                T::Error: ::std::fmt::Display,
            {
                self.api = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for api: {e}")
                    });
                self
            }
            pub fn grant<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<super::WhoamiGrant>,
                T::Error: ::std::fmt::Display,
            {
                self.grant = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for grant: {e}")
                    });
                self
            }
            pub fn key<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<super::WhoamiKey>,
                T::Error: ::std::fmt::Display,
            {
                self.key = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for key: {e}")
                    });
                self
            }
            pub fn key_status<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<super::KeyStatus>,
                T::Error: ::std::fmt::Display,
            {
                self.key_status = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for key_status: {e}")
                    });
                self
            }
            pub fn notice<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
                T::Error: ::std::fmt::Display,
            {
                self.notice = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for notice: {e}")
                    });
                self
            }
            pub fn scope<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<super::KeyScope>,
                T::Error: ::std::fmt::Display,
            {
                self.scope = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for scope: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<WhoamiResponse> for super::WhoamiResponse {
            type Error = super::error::ConversionError;
            fn try_from(
                value: WhoamiResponse,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    api: value.api?,
                    grant: value.grant?,
                    key: value.key?,
                    key_status: value.key_status?,
                    notice: value.notice?,
                    scope: value.scope?,
                })
            }
        }
        impl ::std::convert::From<super::WhoamiResponse> for WhoamiResponse {
            fn from(value: super::WhoamiResponse) -> Self {
                Self {
                    api: Ok(value.api),
                    grant: Ok(value.grant),
                    key: Ok(value.key),
                    key_status: Ok(value.key_status),
                    notice: Ok(value.notice),
                    scope: Ok(value.scope),
                }
            }
        }
        #[derive(Clone, Debug)]
        pub struct WhoamiSpace {
            id: ::std::result::Result<::std::string::String, ::std::string::String>,
            name: ::std::result::Result<::std::string::String, ::std::string::String>,
            permission: ::std::result::Result<super::Permission, ::std::string::String>,
        }
        impl ::std::default::Default for WhoamiSpace {
            fn default() -> Self {
                Self {
                    id: Err("no value supplied for id".to_string()),
                    name: Err("no value supplied for name".to_string()),
                    permission: Err("no value supplied for permission".to_string()),
                }
            }
        }
        impl WhoamiSpace {
            pub fn id<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.id = value
                    .try_into()
                    .map_err(|e| format!("error converting supplied value for id: {e}"));
                self
            }
            pub fn name<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<::std::string::String>,
                T::Error: ::std::fmt::Display,
            {
                self.name = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for name: {e}")
                    });
                self
            }
            pub fn permission<T>(mut self, value: T) -> Self
            where
                T: ::std::convert::TryInto<super::Permission>,
                T::Error: ::std::fmt::Display,
            {
                self.permission = value
                    .try_into()
                    .map_err(|e| {
                        format!("error converting supplied value for permission: {e}")
                    });
                self
            }
        }
        impl ::std::convert::TryFrom<WhoamiSpace> for super::WhoamiSpace {
            type Error = super::error::ConversionError;
            fn try_from(
                value: WhoamiSpace,
            ) -> ::std::result::Result<Self, super::error::ConversionError> {
                Ok(Self {
                    id: value.id?,
                    name: value.name?,
                    permission: value.permission?,
                })
            }
        }
        impl ::std::convert::From<super::WhoamiSpace> for WhoamiSpace {
            fn from(value: super::WhoamiSpace) -> Self {
                Self {
                    id: Ok(value.id),
                    name: Ok(value.name),
                    permission: Ok(value.permission),
                }
            }
        }
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

A local workspace of spaces and documents over HTTP and JSON. v2 is pre-release and may change without a new version. Group-wide query parameters are checked on every operation and documented where they have an effect.

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
impl Client {
    /**Exchange a code for an API key

Ends pairing: an approved challenge and its code give the key, shown this once, and the grant that the owner approved. Five wrong codes end a challenge and twenty lock pairing until the next start of the server; unknown, unapproved, expired, denied and wrong all answer alike. Needs no key.

Sends a `POST` request to `/v2/auth/api_keys`

```ignore
let response = client.create_api_key()
    .body(body)
    .send()
    .await;
```*/
    pub fn create_api_key(&self) -> builder::CreateApiKey<'_> {
        builder::CreateApiKey::new(self)
    }
    /**Ask for an API key

Starts pairing: the owner of the workspace sees the request with the claimed name, chooses spaces and permission, and receives a code of 4 digits to pass on. A challenge waits 3 minutes for its approval and 5 more for the code. One pending challenge per caller, 10 challenges a minute and 30 per run of the server are admitted; one refusal text answers every limit. Needs no key. A retry starts another challenge.

Sends a `POST` request to `/v2/auth/challenges`

```ignore
let response = client.create_auth_challenge()
    .body(body)
    .send()
    .await;
```*/
    pub fn create_auth_challenge(&self) -> builder::CreateAuthChallenge<'_> {
        builder::CreateAuthChallenge::new(self)
    }
    /**Describe the key of this request

Tells what the key is, which spaces it reaches and whether it may write, from the same record that guards every request.

Sends a `GET` request to `/v2/auth/whoami`

Arguments:
- `ids`: Spelling of the ids of blocks, rows, columns, views and spaces in the answer.
- `spaces`: Lists the live spaces of a key that reaches all of them.
```ignore
let response = client.auth_whoami()
    .ids(ids)
    .spaces(spaces)
    .send()
    .await;
```*/
    pub fn auth_whoami(&self) -> builder::AuthWhoami<'_> {
        builder::AuthWhoami::new(self)
    }
    /**List schemas

The kinds of request bodies by name, and the operations of a PATCH in their own order.

Sends a `GET` request to `/v2/schemas`

```ignore
let response = client.list_schemas()
    .send()
    .await;
```*/
    pub fn list_schemas(&self) -> builder::ListSchemas<'_> {
        builder::ListSchemas::new(self)
    }
    /**Read the schema of a kind

Closed and bounded JSON Schema 2020-12 of a whole request body, with an example. Requests are checked against the very schema that is served here. The documents have none in the dialects of vendors.

Sends a `GET` request to `/v2/schemas/{kind}`

Arguments:
- `kind`: Name of a kind, as the list of schemas has it.
- `dialect`: A projection that the strict mode of a vendor accepts; absent means JSON Schema 2020-12, closed and bounded.
```ignore
let response = client.get_schema()
    .kind(kind)
    .dialect(dialect)
    .send()
    .await;
```*/
    pub fn get_schema(&self) -> builder::GetSchema<'_> {
        builder::GetSchema::new(self)
    }
    /**Read the schema of an operation

Closed and bounded JSON Schema 2020-12 of one element of `ops`, with an example, which `example_body` shows as a request body. Operations are checked against the very schema that is served here.

Sends a `GET` request to `/v2/schemas/ops/{op}`

Arguments:
- `op`: Name of an operation, as the list of schemas has it.
- `dialect`: A projection that the strict mode of a vendor accepts; absent means JSON Schema 2020-12, closed and bounded.
```ignore
let response = client.get_op_schema()
    .op(op)
    .dialect(dialect)
    .send()
    .await;
```*/
    pub fn get_op_schema(&self) -> builder::GetOpSchema<'_> {
        builder::GetOpSchema::new(self)
    }
    /**Validate a document

Checks structure and format of a document of any kind, of at most 10 MiB, and reports every finding at once, with status 200 also for an invalid document, a newer format version or a body that is no JSON object. No space is consulted: custom properties, options, types and references are not judged. Any key may call it.

Sends a `POST` request to `/v2/validate`

Arguments:
- `idempotency_key`: Repeats the stored answer when the same request is sent again within 24 hours.
- `body`
```ignore
let response = client.validate()
    .idempotency_key(idempotency_key)
    .body(body)
    .send()
    .await;
```*/
    pub fn validate(&self) -> builder::Validate<'_> {
        builder::Validate::new(self)
    }
    /**List spaces

The live spaces that the key reaches, by full id. `has_not_granted_spaces` tells that there are others.

Sends a `GET` request to `/v2/spaces`

Arguments:
- `ids`: Spelling of the ids of blocks, rows, columns, views and spaces in the answer.
- `limit`: How many rows a page may have.
- `offset`: How many rows to skip.
```ignore
let response = client.list_spaces()
    .ids(ids)
    .limit(limit)
    .offset(offset)
    .send()
    .await;
```*/
    pub fn list_spaces(&self) -> builder::ListSpaces<'_> {
        builder::ListSpaces::new(self)
    }
    /**Create a space

`name` and `description` are trimmed and hold at most 4096 characters each. Only a key that reaches every space and may write can do it. A retry without the same `Idempotency-Key` creates a second space. A dry run checks the body and simulates nothing else.

Sends a `POST` request to `/v2/spaces`

Arguments:
- `dry_run`: Checks and reports, and commits nothing.
- `ids`: Spelling of the ids of blocks, rows, columns, views and spaces in the answer.
- `idempotency_key`: Repeats the stored answer when the same request is sent again within 24 hours.
- `body`
```ignore
let response = client.create_space()
    .dry_run(dry_run)
    .ids(ids)
    .idempotency_key(idempotency_key)
    .body(body)
    .send()
    .await;
```*/
    pub fn create_space(&self) -> builder::CreateSpace<'_> {
        builder::CreateSpace::new(self)
    }
    /**Read a space

Spaces that are deleted, left or still joining answer 404.

Sends a `GET` request to `/v2/spaces/{space_id}`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `ids`: Spelling of the ids of blocks, rows, columns, views and spaces in the answer.
```ignore
let response = client.get_space()
    .space_id(space_id)
    .ids(ids)
    .send()
    .await;
```*/
    pub fn get_space(&self) -> builder::GetSpace<'_> {
        builder::GetSpace::new(self)
    }
    /**Rename or describe a space

At least one member must be present; an absent one keeps its value and an empty `description` clears it. Icon and default type cannot be written. A dry run answers the row as it would be.

Sends a `PATCH` request to `/v2/spaces/{space_id}`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `dry_run`: Checks and reports, and commits nothing.
- `ids`: Spelling of the ids of blocks, rows, columns, views and spaces in the answer.
- `idempotency_key`: Repeats the stored answer when the same request is sent again within 24 hours.
- `body`
```ignore
let response = client.update_space()
    .space_id(space_id)
    .dry_run(dry_run)
    .ids(ids)
    .idempotency_key(idempotency_key)
    .body(body)
    .send()
    .await;
```*/
    pub fn update_space(&self) -> builder::UpdateSpace<'_> {
        builder::UpdateSpace::new(self)
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
```ignore
let response = client.list_objects()
    .space_id(space_id)
    .fields(fields)
    .keys(keys)
    .limit(limit)
    .offset(offset)
    .send()
    .await;
```*/
    pub fn list_objects(&self) -> builder::ListObjects<'_> {
        builder::ListObjects::new(self)
    }
    /**Create an object

The body is a document when `formatVersion`, `version` or `blocks` is present, else the shortcut of type, name, properties and Markdown. The body holds at most 10 MiB; a shortcut at most 128 properties and Markdown of 1048576 characters or 2048 blocks. Unknown select options are refused unless `create_missing_options=true`. A dry run answers no `id` and no `etag`, and does not count the blocks of a template.

Sends a `POST` request to `/v2/spaces/{space_id}/objects`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `create_missing_options`: Consents to creating select options that do not exist yet.
- `dry_run`: Checks and reports, and commits nothing.
- `idempotency_key`: Repeats the stored answer when the same request is sent again within 24 hours.
- `body`
```ignore
let response = client.create_object()
    .space_id(space_id)
    .create_missing_options(create_missing_options)
    .dry_run(dry_run)
    .idempotency_key(idempotency_key)
    .body(body)
    .send()
    .await;
```*/
    pub fn create_object(&self) -> builder::CreateObject<'_> {
        builder::CreateObject::new(self)
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
- `include`: Comma list of `properties` and `blocks`; absent means both.
- `keys`: Spelling of property and type keys in the answer: stable keys or display names.
- `outline`: Serves the structure with shortened text in place of `blocks`.
```ignore
let response = client.get_object()
    .space_id(space_id)
    .object_id(object_id)
    .block(block)
    .format(format)
    .ids(ids)
    .include(include)
    .keys(keys)
    .outline(outline)
    .send()
    .await;
```*/
    pub fn get_object(&self) -> builder::GetObject<'_> {
        builder::GetObject::new(self)
    }
    /**Archive an object

Moves the object to the bin, from where it is restored outside of this API. A key may archive what the application of the same name created; an unscoped key created locally may archive everything. A dry run tells whether the real call would be admitted.

Sends a `DELETE` request to `/v2/spaces/{space_id}/objects/{object_id}`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `object_id`: Full id of an object.
- `dry_run`: Checks and reports, and commits nothing.
- `idempotency_key`: Repeats the stored answer when the same request is sent again within 24 hours.
- `if_match`: An etag from a read: quoted, weak or bare, a list, or `*`. Without a match nothing is done; without the header the last write wins.
```ignore
let response = client.delete_object()
    .space_id(space_id)
    .object_id(object_id)
    .dry_run(dry_run)
    .idempotency_key(idempotency_key)
    .if_match(if_match)
    .send()
    .await;
```*/
    pub fn delete_object(&self) -> builder::DeleteObject<'_> {
        builder::DeleteObject::new(self)
    }
    /**Edit an object

Applies 1 to 512 operations in order, all or nothing. The body holds at most 10 MiB, an operation at most 256 blocks, and a batch may create at most 64 select options, with `create_missing_options=true`. A dry run answers the whole result but the `etag`; the ids of new blocks and views are minted again by the real call.

Sends a `PATCH` request to `/v2/spaces/{space_id}/objects/{object_id}`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `object_id`: Full id of an object.
- `create_missing_options`: Consents to creating select options that do not exist yet.
- `dry_run`: Checks and reports, and commits nothing.
- `ids`: Spelling of the ids of blocks, rows, columns, views and spaces in the answer.
- `keys`: Spelling of property and type keys in the answer: stable keys or display names.
- `idempotency_key`: Repeats the stored answer when the same request is sent again within 24 hours.
- `if_match`: An etag from a read: quoted, weak or bare, a list, or `*`. Without a match nothing is done; without the header the last write wins.
- `body`
```ignore
let response = client.patch_object()
    .space_id(space_id)
    .object_id(object_id)
    .create_missing_options(create_missing_options)
    .dry_run(dry_run)
    .ids(ids)
    .keys(keys)
    .idempotency_key(idempotency_key)
    .if_match(if_match)
    .body(body)
    .send()
    .await;
```*/
    pub fn patch_object(&self) -> builder::PatchObject<'_> {
        builder::PatchObject::new(self)
    }
    /**Upload a file

A form with a part `file` and an optional part `name`, or JSON with the `url` of a public source. What the file is, is told from its content. The same content that the space shows already answers with that file. Content of a form is capped by the server's configuration (512 MiB by default). A dry run reads and checks what it is sent, fetches nothing, stores nothing, and does not judge whether a source can be reached.

Sends a `POST` request to `/v2/spaces/{space_id}/files`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `dry_run`: Checks and reports, and commits nothing.
- `idempotency_key`: Repeats the stored answer when the same request is sent again within 24 hours.
- `body`
```ignore
let response = client.upload_file()
    .space_id(space_id)
    .dry_run(dry_run)
    .idempotency_key(idempotency_key)
    .body(body)
    .send()
    .await;
```*/
    pub fn upload_file(&self) -> builder::UploadFile<'_> {
        builder::UploadFile::new(self)
    }
    /**Archive a file

Puts it into the bin; its content stays and is served. A key archives what the application of its name uploaded.

Sends a `DELETE` request to `/v2/spaces/{space_id}/files/{file_id}`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `file_id`: Id of a file; where content is served, also the `icon_image` of the space or of a member.
- `dry_run`: Checks and reports, and commits nothing.
- `idempotency_key`: Repeats the stored answer when the same request is sent again within 24 hours.
- `if_match`: An etag from a read: quoted, weak or bare, a list, or `*`. Without a match nothing is done; without the header the last write wins.
```ignore
let response = client.delete_file()
    .space_id(space_id)
    .file_id(file_id)
    .dry_run(dry_run)
    .idempotency_key(idempotency_key)
    .if_match(if_match)
    .send()
    .await;
```*/
    pub fn delete_file(&self) -> builder::DeleteFile<'_> {
        builder::DeleteFile::new(self)
    }
    /**List properties

The properties of the space by name, then key; hidden and removed ones are left out.

Sends a `GET` request to `/v2/spaces/{space_id}/properties`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `limit`: How many rows a page may have.
- `offset`: How many rows to skip.
```ignore
let response = client.list_properties()
    .space_id(space_id)
    .limit(limit)
    .offset(offset)
    .send()
    .await;
```*/
    pub fn list_properties(&self) -> builder::ListProperties<'_> {
        builder::ListProperties::new(self)
    }
    /**Create a property

The key comes from `key` or else from `name`, in snake case, and never changes afterwards; one that is taken or built in, in any spelling, is refused. `name` holds at most 4096 characters, `key` 256, `options` 100 entries, which need no consent. The body holds at most 1 MiB. A dry run answers the would-be row under `created.properties`, and no `id`.

Sends a `POST` request to `/v2/spaces/{space_id}/properties`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `dry_run`: Checks and reports, and commits nothing.
- `idempotency_key`: Repeats the stored answer when the same request is sent again within 24 hours.
- `body`
```ignore
let response = client.create_property()
    .space_id(space_id)
    .dry_run(dry_run)
    .idempotency_key(idempotency_key)
    .body(body)
    .send()
    .await;
```*/
    pub fn create_property(&self) -> builder::CreateProperty<'_> {
        builder::CreateProperty::new(self)
    }
    /**Read a property

By its key, its display name or a variant of these. Unknown and removed ones answer 404 with candidates.

Sends a `GET` request to `/v2/spaces/{space_id}/properties/{key}`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `key`: Property key, display name or a variant of it.
```ignore
let response = client.get_property()
    .space_id(space_id)
    .key(key)
    .send()
    .await;
```*/
    pub fn get_property(&self) -> builder::GetProperty<'_> {
        builder::GetProperty::new(self)
    }
    /**Archive a property

Its values stay where they are, readable and editable, and its key becomes free; `warnings` count the objects that hold a value and name the types that list it. It is restored outside of this API. Built-in properties that the server depends on cannot be archived. A dry run answers the same.

Sends a `DELETE` request to `/v2/spaces/{space_id}/properties/{key}`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `key`: Property key, display name or a variant of it.
- `dry_run`: Checks and reports, and commits nothing.
- `idempotency_key`: Repeats the stored answer when the same request is sent again within 24 hours.
```ignore
let response = client.delete_property()
    .space_id(space_id)
    .key(key)
    .dry_run(dry_run)
    .idempotency_key(idempotency_key)
    .send()
    .await;
```*/
    pub fn delete_property(&self) -> builder::DeleteProperty<'_> {
        builder::DeleteProperty::new(self)
    }
    /**Rename a property

Key and format never change; built-in properties that the server keeps cannot be renamed. A dry run answers the same.

Sends a `PATCH` request to `/v2/spaces/{space_id}/properties/{key}`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `key`: Property key, display name or a variant of it.
- `dry_run`: Checks and reports, and commits nothing.
- `idempotency_key`: Repeats the stored answer when the same request is sent again within 24 hours.
- `body`
```ignore
let response = client.update_property()
    .space_id(space_id)
    .key(key)
    .dry_run(dry_run)
    .idempotency_key(idempotency_key)
    .body(body)
    .send()
    .await;
```*/
    pub fn update_property(&self) -> builder::UpdateProperty<'_> {
        builder::UpdateProperty::new(self)
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
```ignore
let response = client.list_property_options()
    .space_id(space_id)
    .key(key)
    .limit(limit)
    .offset(offset)
    .prefix(prefix)
    .send()
    .await;
```*/
    pub fn list_property_options(&self) -> builder::ListPropertyOptions<'_> {
        builder::ListPropertyOptions::new(self)
    }
    /**Create an option

A name that is taken is refused; that of an archived option takes that option out of the bin. Without `color` a new option takes the next of the palette. The body holds at most 1 MiB. A dry run answers the same.

Sends a `POST` request to `/v2/spaces/{space_id}/properties/{key}/options`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `key`: Property key, display name or a variant of it.
- `dry_run`: Checks and reports, and commits nothing.
- `idempotency_key`: Repeats the stored answer when the same request is sent again within 24 hours.
- `body`
```ignore
let response = client.create_property_option()
    .space_id(space_id)
    .key(key)
    .dry_run(dry_run)
    .idempotency_key(idempotency_key)
    .body(body)
    .send()
    .await;
```*/
    pub fn create_property_option(&self) -> builder::CreatePropertyOption<'_> {
        builder::CreatePropertyOption::new(self)
    }
    /**Archive an option

Objects that hold it keep it and go on serving its name; it is no longer listed and no other object can get it. Creating an option of its name takes it out of the bin. A dry run answers the same.

Sends a `DELETE` request to `/v2/spaces/{space_id}/properties/{key}/options/{option}`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `key`: Property key, display name or a variant of it.
- `option`: The exact name of an option.
- `dry_run`: Checks and reports, and commits nothing.
- `idempotency_key`: Repeats the stored answer when the same request is sent again within 24 hours.
```ignore
let response = client.delete_property_option()
    .space_id(space_id)
    .key(key)
    .option(option)
    .dry_run(dry_run)
    .idempotency_key(idempotency_key)
    .send()
    .await;
```*/
    pub fn delete_property_option(&self) -> builder::DeletePropertyOption<'_> {
        builder::DeletePropertyOption::new(self)
    }
    /**Rename or recolour an option

At least one member must be present. Values and stored view filters hold the identity of the option and follow a rename. A dry run answers the row as it would be.

Sends a `PATCH` request to `/v2/spaces/{space_id}/properties/{key}/options/{option}`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `key`: Property key, display name or a variant of it.
- `option`: The exact name of an option.
- `dry_run`: Checks and reports, and commits nothing.
- `idempotency_key`: Repeats the stored answer when the same request is sent again within 24 hours.
- `body`
```ignore
let response = client.update_property_option()
    .space_id(space_id)
    .key(key)
    .option(option)
    .dry_run(dry_run)
    .idempotency_key(idempotency_key)
    .body(body)
    .send()
    .await;
```*/
    pub fn update_property_option(&self) -> builder::UpdatePropertyOption<'_> {
        builder::UpdatePropertyOption::new(self)
    }
    /**List members

The active members of the space by name. `id` is the value for properties that point to members, such as `assignee`; it is always full.

Sends a `GET` request to `/v2/spaces/{space_id}/members`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `limit`: How many rows a page may have.
- `offset`: How many rows to skip.
```ignore
let response = client.list_members()
    .space_id(space_id)
    .limit(limit)
    .offset(offset)
    .send()
    .await;
```*/
    pub fn list_members(&self) -> builder::ListMembers<'_> {
        builder::ListMembers::new(self)
    }
    /**Read a member

By the full id of the member. An unknown one, another object and a member who left answer 404.

Sends a `GET` request to `/v2/spaces/{space_id}/members/{member_id}`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `member_id`: Full id of a member.
```ignore
let response = client.get_member()
    .space_id(space_id)
    .member_id(member_id)
    .send()
    .await;
```*/
    pub fn get_member(&self) -> builder::GetMember<'_> {
        builder::GetMember::new(self)
    }
    /**Read the own member

The row of the local account that every key of this server acts as. A server without an account answers 404.

Sends a `GET` request to `/v2/spaces/{space_id}/members/me`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
```ignore
let response = client.get_member_me()
    .space_id(space_id)
    .send()
    .await;
```*/
    pub fn get_member_me(&self) -> builder::GetMemberMe<'_> {
        builder::GetMemberMe::new(self)
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
```ignore
let response = client.list_templates()
    .space_id(space_id)
    .keys(keys)
    .limit(limit)
    .offset(offset)
    .type_(type_)
    .send()
    .await;
```*/
    pub fn list_templates(&self) -> builder::ListTemplates<'_> {
        builder::ListTemplates::new(self)
    }
    /**Create a template

A document with `template_for`, the type of the objects that start from it; `kind` and `type` are filled in. Afterwards it is read, edited and archived through the object routes. The body holds at most 10 MiB. Unknown select options are refused unless `create_missing_options=true`. A dry run answers no `id` and no `etag`.

Sends a `POST` request to `/v2/spaces/{space_id}/templates`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `create_missing_options`: Consents to creating select options that do not exist yet.
- `dry_run`: Checks and reports, and commits nothing.
- `idempotency_key`: Repeats the stored answer when the same request is sent again within 24 hours.
- `body`
```ignore
let response = client.create_template()
    .space_id(space_id)
    .create_missing_options(create_missing_options)
    .dry_run(dry_run)
    .idempotency_key(idempotency_key)
    .body(body)
    .send()
    .await;
```*/
    pub fn create_template(&self) -> builder::CreateTemplate<'_> {
        builder::CreateTemplate::new(self)
    }
    /**List types

The types of the space by name, then key; hidden and removed ones are left out. A row carries the stable key and the name; get_type serves the rest.

Sends a `GET` request to `/v2/spaces/{space_id}/types`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `limit`: How many rows a page may have.
- `offset`: How many rows to skip.
```ignore
let response = client.list_types()
    .space_id(space_id)
    .limit(limit)
    .offset(offset)
    .send()
    .await;
```*/
    pub fn list_types(&self) -> builder::ListTypes<'_> {
        builder::ListTypes::new(self)
    }
    /**Create a type

The body is a document when `formatVersion`, `kind` or `type_settings` is present, else the members of a type. The key comes from `api_key` or else from the name, in snake case, and never changes afterwards; one that is taken or built in, in any spelling, is refused. Entries of `property_definitions`, at most 128, name properties of the space; an entry whose `name` is new makes a property, with options that need no consent, while new options of a property that exists need `create_missing_options=true`, at most 64. Everything comes into being in one commit, or nothing does. The body holds at most 10 MiB. A dry run answers `key` and `created`, and neither `id` nor `etag`.

Sends a `POST` request to `/v2/spaces/{space_id}/types`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `create_missing_options`: Consents to creating select options that do not exist yet.
- `dry_run`: Checks and reports, and commits nothing.
- `keys`: Spelling of property and type keys in the answer: stable keys or display names.
- `idempotency_key`: Repeats the stored answer when the same request is sent again within 24 hours.
- `body`
```ignore
let response = client.create_type()
    .space_id(space_id)
    .create_missing_options(create_missing_options)
    .dry_run(dry_run)
    .keys(keys)
    .idempotency_key(idempotency_key)
    .body(body)
    .send()
    .await;
```*/
    pub fn create_type(&self) -> builder::CreateType<'_> {
        builder::CreateType::new(self)
    }
    /**Read a type

The document of the type: its name, icon and description, its settings with the list of properties, and its views. Removed properties stay in the list under their stored keys. A removed type answers 404 here and stays readable through its object id.

Sends a `GET` request to `/v2/spaces/{space_id}/types/{type}`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `type_`: Type key, display name or a variant of it.
- `ids`: Spelling of the ids of blocks, rows, columns, views and spaces in the answer.
- `keys`: Spelling of property and type keys in the answer: stable keys or display names.
```ignore
let response = client.get_type()
    .space_id(space_id)
    .type_(type_)
    .ids(ids)
    .keys(keys)
    .send()
    .await;
```*/
    pub fn get_type(&self) -> builder::GetType<'_> {
        builder::GetType::new(self)
    }
    /**Archive a type

Its objects keep it and go on reading with it, and its key becomes free; `warnings` count them. It is restored outside of this API. Built-in types that the server depends on cannot be archived. A dry run answers the same.

Sends a `DELETE` request to `/v2/spaces/{space_id}/types/{type}`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `type_`: Type key, display name or a variant of it.
- `dry_run`: Checks and reports, and commits nothing.
- `keys`: Spelling of property and type keys in the answer: stable keys or display names.
- `idempotency_key`: Repeats the stored answer when the same request is sent again within 24 hours.
- `if_match`: An etag from a read: quoted, weak or bare, a list, or `*`. Without a match nothing is done; without the header the last write wins.
```ignore
let response = client.delete_type()
    .space_id(space_id)
    .type_(type_)
    .dry_run(dry_run)
    .keys(keys)
    .idempotency_key(idempotency_key)
    .if_match(if_match)
    .send()
    .await;
```*/
    pub fn delete_type(&self) -> builder::DeleteType<'_> {
        builder::DeleteType::new(self)
    }
    /**List chats

The chats of the space, last modified first, without hidden and archived ones. Rows carry no unread counters: these come with the messages.

Sends a `GET` request to `/v2/spaces/{space_id}/chats`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `limit`: How many rows a page may have.
- `offset`: How many rows to skip.
```ignore
let response = client.list_chats()
    .space_id(space_id)
    .limit(limit)
    .offset(offset)
    .send()
    .await;
```*/
    pub fn list_chats(&self) -> builder::ListChats<'_> {
        builder::ListChats::new(self)
    }
    /**Create a chat

`name` holds 1 to 4096 characters and need not be unique. A chat is an object: it is renamed and archived through the object routes. A dry run answers no `id`.

Sends a `POST` request to `/v2/spaces/{space_id}/chats`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `dry_run`: Checks and reports, and commits nothing.
- `idempotency_key`: Repeats the stored answer when the same request is sent again within 24 hours.
- `body`
```ignore
let response = client.create_chat()
    .space_id(space_id)
    .dry_run(dry_run)
    .idempotency_key(idempotency_key)
    .body(body)
    .send()
    .await;
```*/
    pub fn create_chat(&self) -> builder::CreateChat<'_> {
        builder::CreateChat::new(self)
    }
    /**Read messages

`after` alone walks forward from a place, oldest first, and goes on with `next_after`. Every other form is anchored at the newest end and walks backward with `next_before`. Messages are always ascending, both bounds are exclusive, and `has_more` speaks of the asked bounds only. `offset` is refused.

Sends a `GET` request to `/v2/spaces/{space_id}/chats/{chat_id}/messages`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `chat_id`: Full id of a chat.
- `after`: Only messages after this order id.
- `before`: Only messages before this order id.
- `limit`: How many rows a page may have.
- `reactions`: Reactions as counts, or with the members as well.
```ignore
let response = client.get_chat_messages()
    .space_id(space_id)
    .chat_id(chat_id)
    .after(after)
    .before(before)
    .limit(limit)
    .reactions(reactions)
    .send()
    .await;
```*/
    pub fn get_chat_messages(&self) -> builder::GetChatMessages<'_> {
        builder::GetChatMessages::new(self)
    }
    /**Post a message

`text` is Markdown of at most 8000 UTF-16 code units once its markup is removed: a heading becomes a bold line, a fence code, everything else passes line by line through the inline markup of documents. At most 32 attachments; a text or an attachment is needed. A dry run checks everything and answers no `id`.

Sends a `POST` request to `/v2/spaces/{space_id}/chats/{chat_id}/messages`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `chat_id`: Full id of a chat.
- `dry_run`: Checks and reports, and commits nothing.
- `idempotency_key`: Repeats the stored answer when the same request is sent again within 24 hours.
- `body`
```ignore
let response = client.add_chat_message()
    .space_id(space_id)
    .chat_id(chat_id)
    .dry_run(dry_run)
    .idempotency_key(idempotency_key)
    .body(body)
    .send()
    .await;
```*/
    pub fn add_chat_message(&self) -> builder::AddChatMessage<'_> {
        builder::AddChatMessage::new(self)
    }
    /**Read a message

The same as its row in the list.

Sends a `GET` request to `/v2/spaces/{space_id}/chats/{chat_id}/messages/{message_id}`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `chat_id`: Full id of a chat.
- `message_id`: Id of a message.
- `reactions`: Reactions as counts, or with the members as well.
```ignore
let response = client.get_chat_message()
    .space_id(space_id)
    .chat_id(chat_id)
    .message_id(message_id)
    .reactions(reactions)
    .send()
    .await;
```*/
    pub fn get_chat_message(&self) -> builder::GetChatMessage<'_> {
        builder::GetChatMessage::new(self)
    }
    /**Delete a message

For good; only the author may. A file that hung on it and that nothing else refers to is deleted with it, after the answer, when the author uploaded it through the same application: `warnings` names what may go. A dry run warns the same and removes nothing.

Sends a `DELETE` request to `/v2/spaces/{space_id}/chats/{chat_id}/messages/{message_id}`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `chat_id`: Full id of a chat.
- `message_id`: Id of a message.
- `dry_run`: Checks and reports, and commits nothing.
- `idempotency_key`: Repeats the stored answer when the same request is sent again within 24 hours.
```ignore
let response = client.delete_chat_message()
    .space_id(space_id)
    .chat_id(chat_id)
    .message_id(message_id)
    .dry_run(dry_run)
    .idempotency_key(idempotency_key)
    .send()
    .await;
```*/
    pub fn delete_chat_message(&self) -> builder::DeleteChatMessage<'_> {
        builder::DeleteChatMessage::new(self)
    }
    /**Edit a message

Replaces the text; attachments, `reply_to`, pin and reactions stay. Only the author may. A text that means the same changes nothing. Place, `at` and `state_id` never change.

Sends a `PATCH` request to `/v2/spaces/{space_id}/chats/{chat_id}/messages/{message_id}`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `chat_id`: Full id of a chat.
- `message_id`: Id of a message.
- `dry_run`: Checks and reports, and commits nothing.
- `idempotency_key`: Repeats the stored answer when the same request is sent again within 24 hours.
- `body`
```ignore
let response = client.edit_chat_message()
    .space_id(space_id)
    .chat_id(chat_id)
    .message_id(message_id)
    .dry_run(dry_run)
    .idempotency_key(idempotency_key)
    .body(body)
    .send()
    .await;
```*/
    pub fn edit_chat_message(&self) -> builder::EditChatMessage<'_> {
        builder::EditChatMessage::new(self)
    }
    /**Toggle a reaction

Adds the caller's reaction to a message, or takes it back. An emoji holds 1 to 64 characters, at most 12 different ones a member and 32 a message. A dry run predicts `added`.

Sends a `POST` request to `/v2/spaces/{space_id}/chats/{chat_id}/messages/{message_id}/reactions`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `chat_id`: Full id of a chat.
- `message_id`: Id of a message.
- `dry_run`: Checks and reports, and commits nothing.
- `idempotency_key`: Repeats the stored answer when the same request is sent again within 24 hours.
- `body`
```ignore
let response = client.toggle_chat_reaction()
    .space_id(space_id)
    .chat_id(chat_id)
    .message_id(message_id)
    .dry_run(dry_run)
    .idempotency_key(idempotency_key)
    .body(body)
    .send()
    .await;
```*/
    pub fn toggle_chat_reaction(&self) -> builder::ToggleChatReaction<'_> {
        builder::ToggleChatReaction::new(self)
    }
    /**Mark as read

Marks what stands at or before `up_to` and was stored at or before `last_state_id`: what was stored later stays unread wherever it stands. `scope` chooses messages (the default), mentions, or all reactions to the caller's own messages, which takes no bounds. Nothing becomes unread again. A dry run answers no `state`.

Sends a `POST` request to `/v2/spaces/{space_id}/chats/{chat_id}/read`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `chat_id`: Full id of a chat.
- `dry_run`: Checks and reports, and commits nothing.
- `idempotency_key`: Repeats the stored answer when the same request is sent again within 24 hours.
- `body`
```ignore
let response = client.read_chat()
    .space_id(space_id)
    .chat_id(chat_id)
    .dry_run(dry_run)
    .idempotency_key(idempotency_key)
    .body(body)
    .send()
    .await;
```*/
    pub fn read_chat(&self) -> builder::ReadChat<'_> {
        builder::ReadChat::new(self)
    }
    /**Mark everything as read

All messages and mentions that are stored at this moment; reactions stay. A dry run answers no `state`.

Sends a `POST` request to `/v2/spaces/{space_id}/chats/{chat_id}/read_all`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `chat_id`: Full id of a chat.
- `dry_run`: Checks and reports, and commits nothing.
- `idempotency_key`: Repeats the stored answer when the same request is sent again within 24 hours.
```ignore
let response = client.read_all_chat_messages()
    .space_id(space_id)
    .chat_id(chat_id)
    .dry_run(dry_run)
    .idempotency_key(idempotency_key)
    .send()
    .await;
```*/
    pub fn read_all_chat_messages(&self) -> builder::ReadAllChatMessages<'_> {
        builder::ReadAllChatMessages::new(self)
    }
    /**Search messages

Messages that hold any of the words, the last word also as a beginning; a double-quoted run is an exact phrase. Best first, then newest. `query` holds 1 to 4096 characters, `snippet` is plain text of at most 150 characters around the first hit. Deleted messages never match.

Sends a `GET` request to `/v2/spaces/{space_id}/chats/{chat_id}/messages/search`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `chat_id`: Full id of a chat.
- `limit`: How many rows a page may have.
- `offset`: How many rows to skip.
- `query`: The words to look for; not blank.
```ignore
let response = client.search_chat_messages()
    .space_id(space_id)
    .chat_id(chat_id)
    .limit(limit)
    .offset(offset)
    .query(query)
    .send()
    .await;
```*/
    pub fn search_chat_messages(&self) -> builder::SearchChatMessages<'_> {
        builder::SearchChatMessages::new(self)
    }
    /**Search all spaces

As search_space, over every space that the key reaches; each row says its space. Spaces that are still being loaded, and those where a type, key or option does not resolve, are left out with a warning. `offset` is at most 2000.

Sends a `POST` request to `/v2/search`

Arguments:
- `ids`: Spelling of the ids of blocks, rows, columns, views and spaces in the answer.
- `keys`: Spelling of property and type keys in the answer: stable keys or display names.
- `limit`: How many rows a page may have.
- `offset`: How many rows to skip.
- `body`
```ignore
let response = client.search_global()
    .ids(ids)
    .keys(keys)
    .limit(limit)
    .offset(offset)
    .body(body)
    .send()
    .await;
```*/
    pub fn search_global(&self) -> builder::SearchGlobal<'_> {
        builder::SearchGlobal::new(self)
    }
    /**Search a space

Words of names, content, options and types (`query`), a type, and a filter as a compact string (`filter`) or as a tree (`filters`), all of which must hold; an empty body lists everything. Ordered by `sorts`, then by relevance, or last modified first. Rows are compact; `fields` adds properties to them. A search sees every write that was answered before it.

Sends a `POST` request to `/v2/spaces/{space_id}/search`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `keys`: Spelling of property and type keys in the answer: stable keys or display names.
- `limit`: How many rows a page may have.
- `offset`: How many rows to skip.
- `body`
```ignore
let response = client.search_space()
    .space_id(space_id)
    .keys(keys)
    .limit(limit)
    .offset(offset)
    .body(body)
    .send()
    .await;
```*/
    pub fn search_space(&self) -> builder::SearchSpace<'_> {
        builder::SearchSpace::new(self)
    }
    /**Create a collection

An ordered list of up to 1000 existing objects; more are added with add_items. A dry run answers no `id` and no `etag`.

Sends a `POST` request to `/v2/spaces/{space_id}/collections`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `dry_run`: Checks and reports, and commits nothing.
- `idempotency_key`: Repeats the stored answer when the same request is sent again within 24 hours.
- `body`
```ignore
let response = client.create_collection()
    .space_id(space_id)
    .dry_run(dry_run)
    .idempotency_key(idempotency_key)
    .body(body)
    .send()
    .await;
```*/
    pub fn create_collection(&self) -> builder::CreateCollection<'_> {
        builder::CreateCollection::new(self)
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
```ignore
let response = client.get_collection_objects()
    .space_id(space_id)
    .collection_id(collection_id)
    .fields(fields)
    .keys(keys)
    .limit(limit)
    .offset(offset)
    .view(view)
    .send()
    .await;
```*/
    pub fn get_collection_objects(&self) -> builder::GetCollectionObjects<'_> {
        builder::GetCollectionObjects::new(self)
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
```ignore
let response = client.get_collection_views()
    .space_id(space_id)
    .collection_id(collection_id)
    .ids(ids)
    .keys(keys)
    .limit(limit)
    .offset(offset)
    .send()
    .await;
```*/
    pub fn get_collection_views(&self) -> builder::GetCollectionViews<'_> {
        builder::GetCollectionViews::new(self)
    }
    /**Create a query

A live selection of the objects of one type: with `filter` or `filters` and `sorts`, which make one view named All, or with up to 10 whole `views`. Filters are stored, with at most 32 at the top; unknown select options are refused unless `create_missing_options=true`. A dry run answers no `id` and no `etag`.

Sends a `POST` request to `/v2/spaces/{space_id}/queries`

Arguments:
- `space_id`: Full id of a space, or a unique suffix of the first half of one.
- `create_missing_options`: Consents to creating select options that do not exist yet.
- `dry_run`: Checks and reports, and commits nothing.
- `idempotency_key`: Repeats the stored answer when the same request is sent again within 24 hours.
- `body`
```ignore
let response = client.create_query()
    .space_id(space_id)
    .create_missing_options(create_missing_options)
    .dry_run(dry_run)
    .idempotency_key(idempotency_key)
    .body(body)
    .send()
    .await;
```*/
    pub fn create_query(&self) -> builder::CreateQuery<'_> {
        builder::CreateQuery::new(self)
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
```ignore
let response = client.get_query_objects()
    .space_id(space_id)
    .query_id(query_id)
    .fields(fields)
    .keys(keys)
    .limit(limit)
    .offset(offset)
    .view(view)
    .send()
    .await;
```*/
    pub fn get_query_objects(&self) -> builder::GetQueryObjects<'_> {
        builder::GetQueryObjects::new(self)
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
```ignore
let response = client.get_query_views()
    .space_id(space_id)
    .query_id(query_id)
    .ids(ids)
    .keys(keys)
    .limit(limit)
    .offset(offset)
    .send()
    .await;
```*/
    pub fn get_query_views(&self) -> builder::GetQueryViews<'_> {
        builder::GetQueryViews::new(self)
    }
}
/// Types for composing operation parameters.
#[allow(clippy::all)]
pub mod builder {
    use super::types;
    #[allow(unused_imports)]
    use super::{
        encode_path, ByteStream, ClientInfo, ClientHooks, Error, OperationInfo,
        RequestBuilderExt, ResponseValue,
    };
    /**Builder for [`Client::create_api_key`]

[`Client::create_api_key`]: super::Client::create_api_key*/
    #[derive(Debug, Clone)]
    pub struct CreateApiKey<'a> {
        client: &'a super::Client,
        body: Result<types::builder::CreateApiKeyRequest, String>,
    }
    impl<'a> CreateApiKey<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                body: Ok(::std::default::Default::default()),
            }
        }
        pub fn body<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::CreateApiKeyRequest>,
            <V as std::convert::TryInto<
                types::CreateApiKeyRequest,
            >>::Error: std::fmt::Display,
        {
            self.body = value
                .try_into()
                .map(From::from)
                .map_err(|s| {
                    format!("conversion to `CreateApiKeyRequest` for body failed: {}", s)
                });
            self
        }
        pub fn body_map<F>(mut self, f: F) -> Self
        where
            F: std::ops::FnOnce(
                types::builder::CreateApiKeyRequest,
            ) -> types::builder::CreateApiKeyRequest,
        {
            self.body = self.body.map(f);
            self
        }
        ///Sends a `POST` request to `/v2/auth/api_keys`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::CreateApiKeyResponse>, Error<types::AnyError>> {
            let Self { client, body } = self;
            let body = body
                .and_then(|v| {
                    types::CreateApiKeyRequest::try_from(v).map_err(|e| e.to_string())
                })
                .map_err(Error::InvalidRequest)?;
            let url = format!("{}/v2/auth/api_keys", client.baseurl,);
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            #[allow(unused_mut)]
            let mut request = client
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
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                201u16 => ResponseValue::from_response(response).await,
                400u16..=499u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16..=599u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::create_auth_challenge`]

[`Client::create_auth_challenge`]: super::Client::create_auth_challenge*/
    #[derive(Debug, Clone)]
    pub struct CreateAuthChallenge<'a> {
        client: &'a super::Client,
        body: Result<types::builder::CreateChallengeRequest, String>,
    }
    impl<'a> CreateAuthChallenge<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                body: Ok(::std::default::Default::default()),
            }
        }
        pub fn body<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::CreateChallengeRequest>,
            <V as std::convert::TryInto<
                types::CreateChallengeRequest,
            >>::Error: std::fmt::Display,
        {
            self.body = value
                .try_into()
                .map(From::from)
                .map_err(|s| {
                    format!(
                        "conversion to `CreateChallengeRequest` for body failed: {}", s
                    )
                });
            self
        }
        pub fn body_map<F>(mut self, f: F) -> Self
        where
            F: std::ops::FnOnce(
                types::builder::CreateChallengeRequest,
            ) -> types::builder::CreateChallengeRequest,
        {
            self.body = self.body.map(f);
            self
        }
        ///Sends a `POST` request to `/v2/auth/challenges`
        pub async fn send(
            self,
        ) -> Result<
            ResponseValue<types::CreateChallengeResponse>,
            Error<types::AnyError>,
        > {
            let Self { client, body } = self;
            let body = body
                .and_then(|v| {
                    types::CreateChallengeRequest::try_from(v).map_err(|e| e.to_string())
                })
                .map_err(Error::InvalidRequest)?;
            let url = format!("{}/v2/auth/challenges", client.baseurl,);
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            #[allow(unused_mut)]
            let mut request = client
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
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                201u16 => ResponseValue::from_response(response).await,
                400u16..=499u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16..=599u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::auth_whoami`]

[`Client::auth_whoami`]: super::Client::auth_whoami*/
    #[derive(Debug, Clone)]
    pub struct AuthWhoami<'a> {
        client: &'a super::Client,
        ids: Result<Option<types::Ids>, String>,
        spaces: Result<Option<bool>, String>,
    }
    impl<'a> AuthWhoami<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                ids: Ok(None),
                spaces: Ok(None),
            }
        }
        pub fn ids<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::Ids>,
        {
            self.ids = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `Ids` for ids failed".to_string());
            self
        }
        pub fn spaces<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<bool>,
        {
            self.spaces = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `bool` for spaces failed".to_string());
            self
        }
        ///Sends a `GET` request to `/v2/auth/whoami`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::WhoamiResponse>, Error<types::AnyError>> {
            let Self { client, ids, spaces } = self;
            let ids = ids.map_err(Error::InvalidRequest)?;
            let spaces = spaces.map_err(Error::InvalidRequest)?;
            let url = format!("{}/v2/auth/whoami", client.baseurl,);
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            #[allow(unused_mut)]
            let mut request = client
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
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                400u16..=499u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16..=599u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::list_schemas`]

[`Client::list_schemas`]: super::Client::list_schemas*/
    #[derive(Debug, Clone)]
    pub struct ListSchemas<'a> {
        client: &'a super::Client,
    }
    impl<'a> ListSchemas<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self { client: client }
        }
        ///Sends a `GET` request to `/v2/schemas`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::SchemaIndex>, Error<types::AnyError>> {
            let Self { client } = self;
            let url = format!("{}/v2/schemas", client.baseurl,);
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            #[allow(unused_mut)]
            let mut request = client
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
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                400u16..=499u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16..=599u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::get_schema`]

[`Client::get_schema`]: super::Client::get_schema*/
    #[derive(Debug, Clone)]
    pub struct GetSchema<'a> {
        client: &'a super::Client,
        kind: Result<::std::string::String, String>,
        dialect: Result<Option<types::GetSchemaDialect>, String>,
    }
    impl<'a> GetSchema<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                kind: Err("kind was not initialized".to_string()),
                dialect: Ok(None),
            }
        }
        pub fn kind<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.kind = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for kind failed"
                        .to_string()
                });
            self
        }
        pub fn dialect<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::GetSchemaDialect>,
        {
            self.dialect = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `GetSchemaDialect` for dialect failed".to_string()
                });
            self
        }
        ///Sends a `GET` request to `/v2/schemas/{kind}`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::SchemaEntry>, Error<types::AnyError>> {
            let Self { client, kind, dialect } = self;
            let kind = kind.map_err(Error::InvalidRequest)?;
            let dialect = dialect.map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v2/schemas/{}", client.baseurl, encode_path(& kind.to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            #[allow(unused_mut)]
            let mut request = client
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
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                400u16..=499u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16..=599u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::get_op_schema`]

[`Client::get_op_schema`]: super::Client::get_op_schema*/
    #[derive(Debug, Clone)]
    pub struct GetOpSchema<'a> {
        client: &'a super::Client,
        op: Result<::std::string::String, String>,
        dialect: Result<Option<types::GetOpSchemaDialect>, String>,
    }
    impl<'a> GetOpSchema<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                op: Err("op was not initialized".to_string()),
                dialect: Ok(None),
            }
        }
        pub fn op<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.op = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for op failed"
                        .to_string()
                });
            self
        }
        pub fn dialect<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::GetOpSchemaDialect>,
        {
            self.dialect = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `GetOpSchemaDialect` for dialect failed".to_string()
                });
            self
        }
        ///Sends a `GET` request to `/v2/schemas/ops/{op}`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::SchemaEntry>, Error<types::AnyError>> {
            let Self { client, op, dialect } = self;
            let op = op.map_err(Error::InvalidRequest)?;
            let dialect = dialect.map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v2/schemas/ops/{}", client.baseurl, encode_path(& op.to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            #[allow(unused_mut)]
            let mut request = client
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
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                400u16..=499u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16..=599u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::validate`]

[`Client::validate`]: super::Client::validate*/
    #[derive(Debug, Clone)]
    pub struct Validate<'a> {
        client: &'a super::Client,
        idempotency_key: Result<Option<::std::string::String>, String>,
        body: Result<types::builder::AnyDocument, String>,
    }
    impl<'a> Validate<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                idempotency_key: Ok(None),
                body: Ok(::std::default::Default::default()),
            }
        }
        pub fn idempotency_key<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.idempotency_key = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for idempotency_key failed"
                        .to_string()
                });
            self
        }
        pub fn body<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::AnyDocument>,
            <V as std::convert::TryInto<types::AnyDocument>>::Error: std::fmt::Display,
        {
            self.body = value
                .try_into()
                .map(From::from)
                .map_err(|s| {
                    format!("conversion to `AnyDocument` for body failed: {}", s)
                });
            self
        }
        pub fn body_map<F>(mut self, f: F) -> Self
        where
            F: std::ops::FnOnce(
                types::builder::AnyDocument,
            ) -> types::builder::AnyDocument,
        {
            self.body = self.body.map(f);
            self
        }
        ///Sends a `POST` request to `/v2/validate`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::ValidateResponse>, Error<types::AnyError>> {
            let Self { client, idempotency_key, body } = self;
            let idempotency_key = idempotency_key.map_err(Error::InvalidRequest)?;
            let body = body
                .and_then(|v| types::AnyDocument::try_from(v).map_err(|e| e.to_string()))
                .map_err(Error::InvalidRequest)?;
            let url = format!("{}/v2/validate", client.baseurl,);
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            if let Some(value) = idempotency_key {
                header_map.append("Idempotency-Key", value.to_string().try_into()?);
            }
            #[allow(unused_mut)]
            let mut request = client
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
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                400u16..=499u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16..=599u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::list_spaces`]

[`Client::list_spaces`]: super::Client::list_spaces*/
    #[derive(Debug, Clone)]
    pub struct ListSpaces<'a> {
        client: &'a super::Client,
        ids: Result<Option<types::Ids>, String>,
        limit: Result<Option<::std::num::NonZeroU64>, String>,
        offset: Result<Option<i64>, String>,
    }
    impl<'a> ListSpaces<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                ids: Ok(None),
                limit: Ok(None),
                offset: Ok(None),
            }
        }
        pub fn ids<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::Ids>,
        {
            self.ids = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `Ids` for ids failed".to_string());
            self
        }
        pub fn limit<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::num::NonZeroU64>,
        {
            self.limit = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: num :: NonZeroU64` for limit failed"
                        .to_string()
                });
            self
        }
        pub fn offset<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<i64>,
        {
            self.offset = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `i64` for offset failed".to_string());
            self
        }
        ///Sends a `GET` request to `/v2/spaces`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::ListSpacesResponse>, Error<types::AnyError>> {
            let Self { client, ids, limit, offset } = self;
            let ids = ids.map_err(Error::InvalidRequest)?;
            let limit = limit.map_err(Error::InvalidRequest)?;
            let offset = offset.map_err(Error::InvalidRequest)?;
            let url = format!("{}/v2/spaces", client.baseurl,);
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            #[allow(unused_mut)]
            let mut request = client
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
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                400u16..=499u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16..=599u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::create_space`]

[`Client::create_space`]: super::Client::create_space*/
    #[derive(Debug, Clone)]
    pub struct CreateSpace<'a> {
        client: &'a super::Client,
        dry_run: Result<Option<bool>, String>,
        ids: Result<Option<types::Ids>, String>,
        idempotency_key: Result<Option<::std::string::String>, String>,
        body: Result<types::builder::CreateSpaceRequest, String>,
    }
    impl<'a> CreateSpace<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                dry_run: Ok(None),
                ids: Ok(None),
                idempotency_key: Ok(None),
                body: Ok(::std::default::Default::default()),
            }
        }
        pub fn dry_run<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<bool>,
        {
            self.dry_run = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `bool` for dry_run failed".to_string());
            self
        }
        pub fn ids<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::Ids>,
        {
            self.ids = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `Ids` for ids failed".to_string());
            self
        }
        pub fn idempotency_key<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.idempotency_key = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for idempotency_key failed"
                        .to_string()
                });
            self
        }
        pub fn body<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::CreateSpaceRequest>,
            <V as std::convert::TryInto<
                types::CreateSpaceRequest,
            >>::Error: std::fmt::Display,
        {
            self.body = value
                .try_into()
                .map(From::from)
                .map_err(|s| {
                    format!("conversion to `CreateSpaceRequest` for body failed: {}", s)
                });
            self
        }
        pub fn body_map<F>(mut self, f: F) -> Self
        where
            F: std::ops::FnOnce(
                types::builder::CreateSpaceRequest,
            ) -> types::builder::CreateSpaceRequest,
        {
            self.body = self.body.map(f);
            self
        }
        ///Sends a `POST` request to `/v2/spaces`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::Space>, Error<types::AnyError>> {
            let Self { client, dry_run, ids, idempotency_key, body } = self;
            let dry_run = dry_run.map_err(Error::InvalidRequest)?;
            let ids = ids.map_err(Error::InvalidRequest)?;
            let idempotency_key = idempotency_key.map_err(Error::InvalidRequest)?;
            let body = body
                .and_then(|v| {
                    types::CreateSpaceRequest::try_from(v).map_err(|e| e.to_string())
                })
                .map_err(Error::InvalidRequest)?;
            let url = format!("{}/v2/spaces", client.baseurl,);
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            if let Some(value) = idempotency_key {
                header_map.append("Idempotency-Key", value.to_string().try_into()?);
            }
            #[allow(unused_mut)]
            let mut request = client
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
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                201u16 => ResponseValue::from_response(response).await,
                400u16..=499u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16..=599u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::get_space`]

[`Client::get_space`]: super::Client::get_space*/
    #[derive(Debug, Clone)]
    pub struct GetSpace<'a> {
        client: &'a super::Client,
        space_id: Result<::std::string::String, String>,
        ids: Result<Option<types::Ids>, String>,
    }
    impl<'a> GetSpace<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                space_id: Err("space_id was not initialized".to_string()),
                ids: Ok(None),
            }
        }
        pub fn space_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.space_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for space_id failed"
                        .to_string()
                });
            self
        }
        pub fn ids<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::Ids>,
        {
            self.ids = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `Ids` for ids failed".to_string());
            self
        }
        ///Sends a `GET` request to `/v2/spaces/{space_id}`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::Space>, Error<types::AnyError>> {
            let Self { client, space_id, ids } = self;
            let space_id = space_id.map_err(Error::InvalidRequest)?;
            let ids = ids.map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v2/spaces/{}", client.baseurl, encode_path(& space_id.to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            #[allow(unused_mut)]
            let mut request = client
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
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                400u16..=499u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16..=599u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::update_space`]

[`Client::update_space`]: super::Client::update_space*/
    #[derive(Debug, Clone)]
    pub struct UpdateSpace<'a> {
        client: &'a super::Client,
        space_id: Result<::std::string::String, String>,
        dry_run: Result<Option<bool>, String>,
        ids: Result<Option<types::Ids>, String>,
        idempotency_key: Result<Option<::std::string::String>, String>,
        body: Result<types::builder::UpdateSpaceRequest, String>,
    }
    impl<'a> UpdateSpace<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                space_id: Err("space_id was not initialized".to_string()),
                dry_run: Ok(None),
                ids: Ok(None),
                idempotency_key: Ok(None),
                body: Ok(::std::default::Default::default()),
            }
        }
        pub fn space_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.space_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for space_id failed"
                        .to_string()
                });
            self
        }
        pub fn dry_run<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<bool>,
        {
            self.dry_run = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `bool` for dry_run failed".to_string());
            self
        }
        pub fn ids<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::Ids>,
        {
            self.ids = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `Ids` for ids failed".to_string());
            self
        }
        pub fn idempotency_key<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.idempotency_key = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for idempotency_key failed"
                        .to_string()
                });
            self
        }
        pub fn body<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::UpdateSpaceRequest>,
            <V as std::convert::TryInto<
                types::UpdateSpaceRequest,
            >>::Error: std::fmt::Display,
        {
            self.body = value
                .try_into()
                .map(From::from)
                .map_err(|s| {
                    format!("conversion to `UpdateSpaceRequest` for body failed: {}", s)
                });
            self
        }
        pub fn body_map<F>(mut self, f: F) -> Self
        where
            F: std::ops::FnOnce(
                types::builder::UpdateSpaceRequest,
            ) -> types::builder::UpdateSpaceRequest,
        {
            self.body = self.body.map(f);
            self
        }
        ///Sends a `PATCH` request to `/v2/spaces/{space_id}`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::Space>, Error<types::AnyError>> {
            let Self { client, space_id, dry_run, ids, idempotency_key, body } = self;
            let space_id = space_id.map_err(Error::InvalidRequest)?;
            let dry_run = dry_run.map_err(Error::InvalidRequest)?;
            let ids = ids.map_err(Error::InvalidRequest)?;
            let idempotency_key = idempotency_key.map_err(Error::InvalidRequest)?;
            let body = body
                .and_then(|v| {
                    types::UpdateSpaceRequest::try_from(v).map_err(|e| e.to_string())
                })
                .map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v2/spaces/{}", client.baseurl, encode_path(& space_id.to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            if let Some(value) = idempotency_key {
                header_map.append("Idempotency-Key", value.to_string().try_into()?);
            }
            #[allow(unused_mut)]
            let mut request = client
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
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                400u16..=499u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16..=599u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::list_objects`]

[`Client::list_objects`]: super::Client::list_objects*/
    #[derive(Debug, Clone)]
    pub struct ListObjects<'a> {
        client: &'a super::Client,
        space_id: Result<::std::string::String, String>,
        fields: Result<Option<::std::string::String>, String>,
        keys: Result<Option<types::Keys>, String>,
        limit: Result<Option<::std::num::NonZeroU64>, String>,
        offset: Result<Option<i64>, String>,
    }
    impl<'a> ListObjects<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                space_id: Err("space_id was not initialized".to_string()),
                fields: Ok(None),
                keys: Ok(None),
                limit: Ok(None),
                offset: Ok(None),
            }
        }
        pub fn space_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.space_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for space_id failed"
                        .to_string()
                });
            self
        }
        pub fn fields<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.fields = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for fields failed"
                        .to_string()
                });
            self
        }
        pub fn keys<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::Keys>,
        {
            self.keys = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `Keys` for keys failed".to_string());
            self
        }
        pub fn limit<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::num::NonZeroU64>,
        {
            self.limit = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: num :: NonZeroU64` for limit failed"
                        .to_string()
                });
            self
        }
        pub fn offset<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<i64>,
        {
            self.offset = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `i64` for offset failed".to_string());
            self
        }
        ///Sends a `GET` request to `/v2/spaces/{space_id}/objects`
        pub async fn send(
            self,
        ) -> Result<
            ResponseValue<types::ListResponseObjectRow>,
            Error<types::AnyError>,
        > {
            let Self { client, space_id, fields, keys, limit, offset } = self;
            let space_id = space_id.map_err(Error::InvalidRequest)?;
            let fields = fields.map_err(Error::InvalidRequest)?;
            let keys = keys.map_err(Error::InvalidRequest)?;
            let limit = limit.map_err(Error::InvalidRequest)?;
            let offset = offset.map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v2/spaces/{}/objects", client.baseurl, encode_path(& space_id
                .to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            #[allow(unused_mut)]
            let mut request = client
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
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                400u16..=499u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16..=599u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::create_object`]

[`Client::create_object`]: super::Client::create_object*/
    #[derive(Debug, Clone)]
    pub struct CreateObject<'a> {
        client: &'a super::Client,
        space_id: Result<::std::string::String, String>,
        create_missing_options: Result<Option<bool>, String>,
        dry_run: Result<Option<bool>, String>,
        idempotency_key: Result<Option<::std::string::String>, String>,
        body: Result<types::CreateObjectRequest, String>,
    }
    impl<'a> CreateObject<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                space_id: Err("space_id was not initialized".to_string()),
                create_missing_options: Ok(None),
                dry_run: Ok(None),
                idempotency_key: Ok(None),
                body: Err("body was not initialized".to_string()),
            }
        }
        pub fn space_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.space_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for space_id failed"
                        .to_string()
                });
            self
        }
        pub fn create_missing_options<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<bool>,
        {
            self.create_missing_options = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `bool` for create_missing_options failed".to_string()
                });
            self
        }
        pub fn dry_run<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<bool>,
        {
            self.dry_run = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `bool` for dry_run failed".to_string());
            self
        }
        pub fn idempotency_key<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.idempotency_key = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for idempotency_key failed"
                        .to_string()
                });
            self
        }
        pub fn body<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::CreateObjectRequest>,
        {
            self.body = value
                .try_into()
                .map_err(|_| {
                    "conversion to `CreateObjectRequest` for body failed".to_string()
                });
            self
        }
        ///Sends a `POST` request to `/v2/spaces/{space_id}/objects`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::CreateResult>, Error<types::AnyError>> {
            let Self {
                client,
                space_id,
                create_missing_options,
                dry_run,
                idempotency_key,
                body,
            } = self;
            let space_id = space_id.map_err(Error::InvalidRequest)?;
            let create_missing_options = create_missing_options
                .map_err(Error::InvalidRequest)?;
            let dry_run = dry_run.map_err(Error::InvalidRequest)?;
            let idempotency_key = idempotency_key.map_err(Error::InvalidRequest)?;
            let body = body.map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v2/spaces/{}/objects", client.baseurl, encode_path(& space_id
                .to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            if let Some(value) = idempotency_key {
                header_map.append("Idempotency-Key", value.to_string().try_into()?);
            }
            #[allow(unused_mut)]
            let mut request = client
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
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                201u16 => ResponseValue::from_response(response).await,
                400u16..=499u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16..=599u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::get_object`]

[`Client::get_object`]: super::Client::get_object*/
    #[derive(Debug, Clone)]
    pub struct GetObject<'a> {
        client: &'a super::Client,
        space_id: Result<::std::string::String, String>,
        object_id: Result<::std::string::String, String>,
        block: Result<Option<::std::string::String>, String>,
        format: Result<Option<types::GetObjectFormat>, String>,
        ids: Result<Option<types::Ids>, String>,
        include: Result<Option<::std::string::String>, String>,
        keys: Result<Option<types::Keys>, String>,
        outline: Result<Option<bool>, String>,
    }
    impl<'a> GetObject<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                space_id: Err("space_id was not initialized".to_string()),
                object_id: Err("object_id was not initialized".to_string()),
                block: Ok(None),
                format: Ok(None),
                ids: Ok(None),
                include: Ok(None),
                keys: Ok(None),
                outline: Ok(None),
            }
        }
        pub fn space_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.space_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for space_id failed"
                        .to_string()
                });
            self
        }
        pub fn object_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.object_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for object_id failed"
                        .to_string()
                });
            self
        }
        pub fn block<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.block = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for block failed"
                        .to_string()
                });
            self
        }
        pub fn format<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::GetObjectFormat>,
        {
            self.format = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `GetObjectFormat` for format failed".to_string()
                });
            self
        }
        pub fn ids<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::Ids>,
        {
            self.ids = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `Ids` for ids failed".to_string());
            self
        }
        pub fn include<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.include = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for include failed"
                        .to_string()
                });
            self
        }
        pub fn keys<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::Keys>,
        {
            self.keys = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `Keys` for keys failed".to_string());
            self
        }
        pub fn outline<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<bool>,
        {
            self.outline = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `bool` for outline failed".to_string());
            self
        }
        ///Sends a `GET` request to `/v2/spaces/{space_id}/objects/{object_id}`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::ObjectRead>, Error<types::AnyError>> {
            let Self {
                client,
                space_id,
                object_id,
                block,
                format,
                ids,
                include,
                keys,
                outline,
            } = self;
            let space_id = space_id.map_err(Error::InvalidRequest)?;
            let object_id = object_id.map_err(Error::InvalidRequest)?;
            let block = block.map_err(Error::InvalidRequest)?;
            let format = format.map_err(Error::InvalidRequest)?;
            let ids = ids.map_err(Error::InvalidRequest)?;
            let include = include.map_err(Error::InvalidRequest)?;
            let keys = keys.map_err(Error::InvalidRequest)?;
            let outline = outline.map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v2/spaces/{}/objects/{}", client.baseurl, encode_path(& space_id
                .to_string()), encode_path(& object_id.to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            #[allow(unused_mut)]
            let mut request = client
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
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                400u16..=499u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16..=599u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::delete_object`]

[`Client::delete_object`]: super::Client::delete_object*/
    #[derive(Debug, Clone)]
    pub struct DeleteObject<'a> {
        client: &'a super::Client,
        space_id: Result<::std::string::String, String>,
        object_id: Result<::std::string::String, String>,
        dry_run: Result<Option<bool>, String>,
        idempotency_key: Result<Option<::std::string::String>, String>,
        if_match: Result<Option<::std::string::String>, String>,
    }
    impl<'a> DeleteObject<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                space_id: Err("space_id was not initialized".to_string()),
                object_id: Err("object_id was not initialized".to_string()),
                dry_run: Ok(None),
                idempotency_key: Ok(None),
                if_match: Ok(None),
            }
        }
        pub fn space_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.space_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for space_id failed"
                        .to_string()
                });
            self
        }
        pub fn object_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.object_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for object_id failed"
                        .to_string()
                });
            self
        }
        pub fn dry_run<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<bool>,
        {
            self.dry_run = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `bool` for dry_run failed".to_string());
            self
        }
        pub fn idempotency_key<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.idempotency_key = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for idempotency_key failed"
                        .to_string()
                });
            self
        }
        pub fn if_match<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.if_match = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for if_match failed"
                        .to_string()
                });
            self
        }
        ///Sends a `DELETE` request to `/v2/spaces/{space_id}/objects/{object_id}`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::CreateResult>, Error<types::AnyError>> {
            let Self {
                client,
                space_id,
                object_id,
                dry_run,
                idempotency_key,
                if_match,
            } = self;
            let space_id = space_id.map_err(Error::InvalidRequest)?;
            let object_id = object_id.map_err(Error::InvalidRequest)?;
            let dry_run = dry_run.map_err(Error::InvalidRequest)?;
            let idempotency_key = idempotency_key.map_err(Error::InvalidRequest)?;
            let if_match = if_match.map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v2/spaces/{}/objects/{}", client.baseurl, encode_path(& space_id
                .to_string()), encode_path(& object_id.to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(3usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            if let Some(value) = idempotency_key {
                header_map.append("Idempotency-Key", value.to_string().try_into()?);
            }
            if let Some(value) = if_match {
                header_map.append("If-Match", value.to_string().try_into()?);
            }
            #[allow(unused_mut)]
            let mut request = client
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
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                400u16..=499u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16..=599u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::patch_object`]

[`Client::patch_object`]: super::Client::patch_object*/
    #[derive(Debug, Clone)]
    pub struct PatchObject<'a> {
        client: &'a super::Client,
        space_id: Result<::std::string::String, String>,
        object_id: Result<::std::string::String, String>,
        create_missing_options: Result<Option<bool>, String>,
        dry_run: Result<Option<bool>, String>,
        ids: Result<Option<types::Ids>, String>,
        keys: Result<Option<types::Keys>, String>,
        idempotency_key: Result<Option<::std::string::String>, String>,
        if_match: Result<Option<::std::string::String>, String>,
        body: Result<types::builder::PatchObjectRequest, String>,
    }
    impl<'a> PatchObject<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                space_id: Err("space_id was not initialized".to_string()),
                object_id: Err("object_id was not initialized".to_string()),
                create_missing_options: Ok(None),
                dry_run: Ok(None),
                ids: Ok(None),
                keys: Ok(None),
                idempotency_key: Ok(None),
                if_match: Ok(None),
                body: Ok(::std::default::Default::default()),
            }
        }
        pub fn space_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.space_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for space_id failed"
                        .to_string()
                });
            self
        }
        pub fn object_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.object_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for object_id failed"
                        .to_string()
                });
            self
        }
        pub fn create_missing_options<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<bool>,
        {
            self.create_missing_options = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `bool` for create_missing_options failed".to_string()
                });
            self
        }
        pub fn dry_run<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<bool>,
        {
            self.dry_run = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `bool` for dry_run failed".to_string());
            self
        }
        pub fn ids<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::Ids>,
        {
            self.ids = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `Ids` for ids failed".to_string());
            self
        }
        pub fn keys<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::Keys>,
        {
            self.keys = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `Keys` for keys failed".to_string());
            self
        }
        pub fn idempotency_key<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.idempotency_key = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for idempotency_key failed"
                        .to_string()
                });
            self
        }
        pub fn if_match<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.if_match = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for if_match failed"
                        .to_string()
                });
            self
        }
        pub fn body<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::PatchObjectRequest>,
            <V as std::convert::TryInto<
                types::PatchObjectRequest,
            >>::Error: std::fmt::Display,
        {
            self.body = value
                .try_into()
                .map(From::from)
                .map_err(|s| {
                    format!("conversion to `PatchObjectRequest` for body failed: {}", s)
                });
            self
        }
        pub fn body_map<F>(mut self, f: F) -> Self
        where
            F: std::ops::FnOnce(
                types::builder::PatchObjectRequest,
            ) -> types::builder::PatchObjectRequest,
        {
            self.body = self.body.map(f);
            self
        }
        ///Sends a `PATCH` request to `/v2/spaces/{space_id}/objects/{object_id}`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::EditResult>, Error<types::AnyError>> {
            let Self {
                client,
                space_id,
                object_id,
                create_missing_options,
                dry_run,
                ids,
                keys,
                idempotency_key,
                if_match,
                body,
            } = self;
            let space_id = space_id.map_err(Error::InvalidRequest)?;
            let object_id = object_id.map_err(Error::InvalidRequest)?;
            let create_missing_options = create_missing_options
                .map_err(Error::InvalidRequest)?;
            let dry_run = dry_run.map_err(Error::InvalidRequest)?;
            let ids = ids.map_err(Error::InvalidRequest)?;
            let keys = keys.map_err(Error::InvalidRequest)?;
            let idempotency_key = idempotency_key.map_err(Error::InvalidRequest)?;
            let if_match = if_match.map_err(Error::InvalidRequest)?;
            let body = body
                .and_then(|v| {
                    types::PatchObjectRequest::try_from(v).map_err(|e| e.to_string())
                })
                .map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v2/spaces/{}/objects/{}", client.baseurl, encode_path(& space_id
                .to_string()), encode_path(& object_id.to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(3usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            if let Some(value) = idempotency_key {
                header_map.append("Idempotency-Key", value.to_string().try_into()?);
            }
            if let Some(value) = if_match {
                header_map.append("If-Match", value.to_string().try_into()?);
            }
            #[allow(unused_mut)]
            let mut request = client
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
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                400u16..=499u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16..=599u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::upload_file`]

[`Client::upload_file`]: super::Client::upload_file*/
    #[derive(Debug, Clone)]
    pub struct UploadFile<'a> {
        client: &'a super::Client,
        space_id: Result<::std::string::String, String>,
        dry_run: Result<Option<bool>, String>,
        idempotency_key: Result<Option<::std::string::String>, String>,
        body: Result<types::builder::UploadFileRequest, String>,
    }
    impl<'a> UploadFile<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                space_id: Err("space_id was not initialized".to_string()),
                dry_run: Ok(None),
                idempotency_key: Ok(None),
                body: Ok(::std::default::Default::default()),
            }
        }
        pub fn space_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.space_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for space_id failed"
                        .to_string()
                });
            self
        }
        pub fn dry_run<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<bool>,
        {
            self.dry_run = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `bool` for dry_run failed".to_string());
            self
        }
        pub fn idempotency_key<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.idempotency_key = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for idempotency_key failed"
                        .to_string()
                });
            self
        }
        pub fn body<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::UploadFileRequest>,
            <V as std::convert::TryInto<
                types::UploadFileRequest,
            >>::Error: std::fmt::Display,
        {
            self.body = value
                .try_into()
                .map(From::from)
                .map_err(|s| {
                    format!("conversion to `UploadFileRequest` for body failed: {}", s)
                });
            self
        }
        pub fn body_map<F>(mut self, f: F) -> Self
        where
            F: std::ops::FnOnce(
                types::builder::UploadFileRequest,
            ) -> types::builder::UploadFileRequest,
        {
            self.body = self.body.map(f);
            self
        }
        ///Sends a `POST` request to `/v2/spaces/{space_id}/files`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::FileUploadResult>, Error<types::AnyError>> {
            let Self { client, space_id, dry_run, idempotency_key, body } = self;
            let space_id = space_id.map_err(Error::InvalidRequest)?;
            let dry_run = dry_run.map_err(Error::InvalidRequest)?;
            let idempotency_key = idempotency_key.map_err(Error::InvalidRequest)?;
            let body = body
                .and_then(|v| {
                    types::UploadFileRequest::try_from(v).map_err(|e| e.to_string())
                })
                .map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v2/spaces/{}/files", client.baseurl, encode_path(& space_id
                .to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            if let Some(value) = idempotency_key {
                header_map.append("Idempotency-Key", value.to_string().try_into()?);
            }
            #[allow(unused_mut)]
            let mut request = client
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
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                201u16 => ResponseValue::from_response(response).await,
                400u16..=499u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16..=599u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::delete_file`]

[`Client::delete_file`]: super::Client::delete_file*/
    #[derive(Debug, Clone)]
    pub struct DeleteFile<'a> {
        client: &'a super::Client,
        space_id: Result<::std::string::String, String>,
        file_id: Result<::std::string::String, String>,
        dry_run: Result<Option<bool>, String>,
        idempotency_key: Result<Option<::std::string::String>, String>,
        if_match: Result<Option<::std::string::String>, String>,
    }
    impl<'a> DeleteFile<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                space_id: Err("space_id was not initialized".to_string()),
                file_id: Err("file_id was not initialized".to_string()),
                dry_run: Ok(None),
                idempotency_key: Ok(None),
                if_match: Ok(None),
            }
        }
        pub fn space_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.space_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for space_id failed"
                        .to_string()
                });
            self
        }
        pub fn file_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.file_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for file_id failed"
                        .to_string()
                });
            self
        }
        pub fn dry_run<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<bool>,
        {
            self.dry_run = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `bool` for dry_run failed".to_string());
            self
        }
        pub fn idempotency_key<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.idempotency_key = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for idempotency_key failed"
                        .to_string()
                });
            self
        }
        pub fn if_match<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.if_match = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for if_match failed"
                        .to_string()
                });
            self
        }
        ///Sends a `DELETE` request to `/v2/spaces/{space_id}/files/{file_id}`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::CreateResult>, Error<types::AnyError>> {
            let Self { client, space_id, file_id, dry_run, idempotency_key, if_match } = self;
            let space_id = space_id.map_err(Error::InvalidRequest)?;
            let file_id = file_id.map_err(Error::InvalidRequest)?;
            let dry_run = dry_run.map_err(Error::InvalidRequest)?;
            let idempotency_key = idempotency_key.map_err(Error::InvalidRequest)?;
            let if_match = if_match.map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v2/spaces/{}/files/{}", client.baseurl, encode_path(& space_id
                .to_string()), encode_path(& file_id.to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(3usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            if let Some(value) = idempotency_key {
                header_map.append("Idempotency-Key", value.to_string().try_into()?);
            }
            if let Some(value) = if_match {
                header_map.append("If-Match", value.to_string().try_into()?);
            }
            #[allow(unused_mut)]
            let mut request = client
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
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                400u16..=499u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16..=599u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::list_properties`]

[`Client::list_properties`]: super::Client::list_properties*/
    #[derive(Debug, Clone)]
    pub struct ListProperties<'a> {
        client: &'a super::Client,
        space_id: Result<::std::string::String, String>,
        limit: Result<Option<::std::num::NonZeroU64>, String>,
        offset: Result<Option<i64>, String>,
    }
    impl<'a> ListProperties<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                space_id: Err("space_id was not initialized".to_string()),
                limit: Ok(None),
                offset: Ok(None),
            }
        }
        pub fn space_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.space_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for space_id failed"
                        .to_string()
                });
            self
        }
        pub fn limit<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::num::NonZeroU64>,
        {
            self.limit = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: num :: NonZeroU64` for limit failed"
                        .to_string()
                });
            self
        }
        pub fn offset<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<i64>,
        {
            self.offset = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `i64` for offset failed".to_string());
            self
        }
        ///Sends a `GET` request to `/v2/spaces/{space_id}/properties`
        pub async fn send(
            self,
        ) -> Result<
            ResponseValue<types::ListResponsePropertyRow>,
            Error<types::AnyError>,
        > {
            let Self { client, space_id, limit, offset } = self;
            let space_id = space_id.map_err(Error::InvalidRequest)?;
            let limit = limit.map_err(Error::InvalidRequest)?;
            let offset = offset.map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v2/spaces/{}/properties", client.baseurl, encode_path(& space_id
                .to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            #[allow(unused_mut)]
            let mut request = client
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
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                400u16..=499u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16..=599u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::create_property`]

[`Client::create_property`]: super::Client::create_property*/
    #[derive(Debug, Clone)]
    pub struct CreateProperty<'a> {
        client: &'a super::Client,
        space_id: Result<::std::string::String, String>,
        dry_run: Result<Option<bool>, String>,
        idempotency_key: Result<Option<::std::string::String>, String>,
        body: Result<types::builder::CreatePropertyRequest, String>,
    }
    impl<'a> CreateProperty<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                space_id: Err("space_id was not initialized".to_string()),
                dry_run: Ok(None),
                idempotency_key: Ok(None),
                body: Ok(::std::default::Default::default()),
            }
        }
        pub fn space_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.space_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for space_id failed"
                        .to_string()
                });
            self
        }
        pub fn dry_run<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<bool>,
        {
            self.dry_run = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `bool` for dry_run failed".to_string());
            self
        }
        pub fn idempotency_key<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.idempotency_key = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for idempotency_key failed"
                        .to_string()
                });
            self
        }
        pub fn body<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::CreatePropertyRequest>,
            <V as std::convert::TryInto<
                types::CreatePropertyRequest,
            >>::Error: std::fmt::Display,
        {
            self.body = value
                .try_into()
                .map(From::from)
                .map_err(|s| {
                    format!(
                        "conversion to `CreatePropertyRequest` for body failed: {}", s
                    )
                });
            self
        }
        pub fn body_map<F>(mut self, f: F) -> Self
        where
            F: std::ops::FnOnce(
                types::builder::CreatePropertyRequest,
            ) -> types::builder::CreatePropertyRequest,
        {
            self.body = self.body.map(f);
            self
        }
        ///Sends a `POST` request to `/v2/spaces/{space_id}/properties`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::CreateResult>, Error<types::AnyError>> {
            let Self { client, space_id, dry_run, idempotency_key, body } = self;
            let space_id = space_id.map_err(Error::InvalidRequest)?;
            let dry_run = dry_run.map_err(Error::InvalidRequest)?;
            let idempotency_key = idempotency_key.map_err(Error::InvalidRequest)?;
            let body = body
                .and_then(|v| {
                    types::CreatePropertyRequest::try_from(v).map_err(|e| e.to_string())
                })
                .map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v2/spaces/{}/properties", client.baseurl, encode_path(& space_id
                .to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            if let Some(value) = idempotency_key {
                header_map.append("Idempotency-Key", value.to_string().try_into()?);
            }
            #[allow(unused_mut)]
            let mut request = client
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
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                201u16 => ResponseValue::from_response(response).await,
                400u16..=499u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16..=599u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::get_property`]

[`Client::get_property`]: super::Client::get_property*/
    #[derive(Debug, Clone)]
    pub struct GetProperty<'a> {
        client: &'a super::Client,
        space_id: Result<::std::string::String, String>,
        key: Result<::std::string::String, String>,
    }
    impl<'a> GetProperty<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                space_id: Err("space_id was not initialized".to_string()),
                key: Err("key was not initialized".to_string()),
            }
        }
        pub fn space_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.space_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for space_id failed"
                        .to_string()
                });
            self
        }
        pub fn key<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.key = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for key failed"
                        .to_string()
                });
            self
        }
        ///Sends a `GET` request to `/v2/spaces/{space_id}/properties/{key}`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::Property>, Error<types::AnyError>> {
            let Self { client, space_id, key } = self;
            let space_id = space_id.map_err(Error::InvalidRequest)?;
            let key = key.map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v2/spaces/{}/properties/{}", client.baseurl, encode_path(& space_id
                .to_string()), encode_path(& key.to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            #[allow(unused_mut)]
            let mut request = client
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
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                400u16..=499u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16..=599u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::delete_property`]

[`Client::delete_property`]: super::Client::delete_property*/
    #[derive(Debug, Clone)]
    pub struct DeleteProperty<'a> {
        client: &'a super::Client,
        space_id: Result<::std::string::String, String>,
        key: Result<::std::string::String, String>,
        dry_run: Result<Option<bool>, String>,
        idempotency_key: Result<Option<::std::string::String>, String>,
    }
    impl<'a> DeleteProperty<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                space_id: Err("space_id was not initialized".to_string()),
                key: Err("key was not initialized".to_string()),
                dry_run: Ok(None),
                idempotency_key: Ok(None),
            }
        }
        pub fn space_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.space_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for space_id failed"
                        .to_string()
                });
            self
        }
        pub fn key<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.key = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for key failed"
                        .to_string()
                });
            self
        }
        pub fn dry_run<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<bool>,
        {
            self.dry_run = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `bool` for dry_run failed".to_string());
            self
        }
        pub fn idempotency_key<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.idempotency_key = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for idempotency_key failed"
                        .to_string()
                });
            self
        }
        ///Sends a `DELETE` request to `/v2/spaces/{space_id}/properties/{key}`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::CreateResult>, Error<types::AnyError>> {
            let Self { client, space_id, key, dry_run, idempotency_key } = self;
            let space_id = space_id.map_err(Error::InvalidRequest)?;
            let key = key.map_err(Error::InvalidRequest)?;
            let dry_run = dry_run.map_err(Error::InvalidRequest)?;
            let idempotency_key = idempotency_key.map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v2/spaces/{}/properties/{}", client.baseurl, encode_path(& space_id
                .to_string()), encode_path(& key.to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            if let Some(value) = idempotency_key {
                header_map.append("Idempotency-Key", value.to_string().try_into()?);
            }
            #[allow(unused_mut)]
            let mut request = client
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
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                400u16..=499u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16..=599u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::update_property`]

[`Client::update_property`]: super::Client::update_property*/
    #[derive(Debug, Clone)]
    pub struct UpdateProperty<'a> {
        client: &'a super::Client,
        space_id: Result<::std::string::String, String>,
        key: Result<::std::string::String, String>,
        dry_run: Result<Option<bool>, String>,
        idempotency_key: Result<Option<::std::string::String>, String>,
        body: Result<types::builder::UpdatePropertyRequest, String>,
    }
    impl<'a> UpdateProperty<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                space_id: Err("space_id was not initialized".to_string()),
                key: Err("key was not initialized".to_string()),
                dry_run: Ok(None),
                idempotency_key: Ok(None),
                body: Ok(::std::default::Default::default()),
            }
        }
        pub fn space_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.space_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for space_id failed"
                        .to_string()
                });
            self
        }
        pub fn key<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.key = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for key failed"
                        .to_string()
                });
            self
        }
        pub fn dry_run<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<bool>,
        {
            self.dry_run = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `bool` for dry_run failed".to_string());
            self
        }
        pub fn idempotency_key<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.idempotency_key = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for idempotency_key failed"
                        .to_string()
                });
            self
        }
        pub fn body<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::UpdatePropertyRequest>,
            <V as std::convert::TryInto<
                types::UpdatePropertyRequest,
            >>::Error: std::fmt::Display,
        {
            self.body = value
                .try_into()
                .map(From::from)
                .map_err(|s| {
                    format!(
                        "conversion to `UpdatePropertyRequest` for body failed: {}", s
                    )
                });
            self
        }
        pub fn body_map<F>(mut self, f: F) -> Self
        where
            F: std::ops::FnOnce(
                types::builder::UpdatePropertyRequest,
            ) -> types::builder::UpdatePropertyRequest,
        {
            self.body = self.body.map(f);
            self
        }
        ///Sends a `PATCH` request to `/v2/spaces/{space_id}/properties/{key}`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::CreateResult>, Error<types::AnyError>> {
            let Self { client, space_id, key, dry_run, idempotency_key, body } = self;
            let space_id = space_id.map_err(Error::InvalidRequest)?;
            let key = key.map_err(Error::InvalidRequest)?;
            let dry_run = dry_run.map_err(Error::InvalidRequest)?;
            let idempotency_key = idempotency_key.map_err(Error::InvalidRequest)?;
            let body = body
                .and_then(|v| {
                    types::UpdatePropertyRequest::try_from(v).map_err(|e| e.to_string())
                })
                .map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v2/spaces/{}/properties/{}", client.baseurl, encode_path(& space_id
                .to_string()), encode_path(& key.to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            if let Some(value) = idempotency_key {
                header_map.append("Idempotency-Key", value.to_string().try_into()?);
            }
            #[allow(unused_mut)]
            let mut request = client
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
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                400u16..=499u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16..=599u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::list_property_options`]

[`Client::list_property_options`]: super::Client::list_property_options*/
    #[derive(Debug, Clone)]
    pub struct ListPropertyOptions<'a> {
        client: &'a super::Client,
        space_id: Result<::std::string::String, String>,
        key: Result<::std::string::String, String>,
        limit: Result<Option<::std::num::NonZeroU64>, String>,
        offset: Result<Option<i64>, String>,
        prefix: Result<Option<::std::string::String>, String>,
    }
    impl<'a> ListPropertyOptions<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                space_id: Err("space_id was not initialized".to_string()),
                key: Err("key was not initialized".to_string()),
                limit: Ok(None),
                offset: Ok(None),
                prefix: Ok(None),
            }
        }
        pub fn space_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.space_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for space_id failed"
                        .to_string()
                });
            self
        }
        pub fn key<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.key = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for key failed"
                        .to_string()
                });
            self
        }
        pub fn limit<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::num::NonZeroU64>,
        {
            self.limit = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: num :: NonZeroU64` for limit failed"
                        .to_string()
                });
            self
        }
        pub fn offset<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<i64>,
        {
            self.offset = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `i64` for offset failed".to_string());
            self
        }
        pub fn prefix<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.prefix = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for prefix failed"
                        .to_string()
                });
            self
        }
        ///Sends a `GET` request to `/v2/spaces/{space_id}/properties/{key}/options`
        pub async fn send(
            self,
        ) -> Result<
            ResponseValue<types::ListResponseOptionRow>,
            Error<types::AnyError>,
        > {
            let Self { client, space_id, key, limit, offset, prefix } = self;
            let space_id = space_id.map_err(Error::InvalidRequest)?;
            let key = key.map_err(Error::InvalidRequest)?;
            let limit = limit.map_err(Error::InvalidRequest)?;
            let offset = offset.map_err(Error::InvalidRequest)?;
            let prefix = prefix.map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v2/spaces/{}/properties/{}/options", client.baseurl, encode_path(&
                space_id.to_string()), encode_path(& key.to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            #[allow(unused_mut)]
            let mut request = client
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
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                400u16..=499u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16..=599u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::create_property_option`]

[`Client::create_property_option`]: super::Client::create_property_option*/
    #[derive(Debug, Clone)]
    pub struct CreatePropertyOption<'a> {
        client: &'a super::Client,
        space_id: Result<::std::string::String, String>,
        key: Result<::std::string::String, String>,
        dry_run: Result<Option<bool>, String>,
        idempotency_key: Result<Option<::std::string::String>, String>,
        body: Result<types::builder::CreateOptionRequest, String>,
    }
    impl<'a> CreatePropertyOption<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                space_id: Err("space_id was not initialized".to_string()),
                key: Err("key was not initialized".to_string()),
                dry_run: Ok(None),
                idempotency_key: Ok(None),
                body: Ok(::std::default::Default::default()),
            }
        }
        pub fn space_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.space_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for space_id failed"
                        .to_string()
                });
            self
        }
        pub fn key<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.key = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for key failed"
                        .to_string()
                });
            self
        }
        pub fn dry_run<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<bool>,
        {
            self.dry_run = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `bool` for dry_run failed".to_string());
            self
        }
        pub fn idempotency_key<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.idempotency_key = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for idempotency_key failed"
                        .to_string()
                });
            self
        }
        pub fn body<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::CreateOptionRequest>,
            <V as std::convert::TryInto<
                types::CreateOptionRequest,
            >>::Error: std::fmt::Display,
        {
            self.body = value
                .try_into()
                .map(From::from)
                .map_err(|s| {
                    format!("conversion to `CreateOptionRequest` for body failed: {}", s)
                });
            self
        }
        pub fn body_map<F>(mut self, f: F) -> Self
        where
            F: std::ops::FnOnce(
                types::builder::CreateOptionRequest,
            ) -> types::builder::CreateOptionRequest,
        {
            self.body = self.body.map(f);
            self
        }
        ///Sends a `POST` request to `/v2/spaces/{space_id}/properties/{key}/options`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::OptionResult>, Error<types::AnyError>> {
            let Self { client, space_id, key, dry_run, idempotency_key, body } = self;
            let space_id = space_id.map_err(Error::InvalidRequest)?;
            let key = key.map_err(Error::InvalidRequest)?;
            let dry_run = dry_run.map_err(Error::InvalidRequest)?;
            let idempotency_key = idempotency_key.map_err(Error::InvalidRequest)?;
            let body = body
                .and_then(|v| {
                    types::CreateOptionRequest::try_from(v).map_err(|e| e.to_string())
                })
                .map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v2/spaces/{}/properties/{}/options", client.baseurl, encode_path(&
                space_id.to_string()), encode_path(& key.to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            if let Some(value) = idempotency_key {
                header_map.append("Idempotency-Key", value.to_string().try_into()?);
            }
            #[allow(unused_mut)]
            let mut request = client
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
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                201u16 => ResponseValue::from_response(response).await,
                400u16..=499u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16..=599u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::delete_property_option`]

[`Client::delete_property_option`]: super::Client::delete_property_option*/
    #[derive(Debug, Clone)]
    pub struct DeletePropertyOption<'a> {
        client: &'a super::Client,
        space_id: Result<::std::string::String, String>,
        key: Result<::std::string::String, String>,
        option: Result<::std::string::String, String>,
        dry_run: Result<Option<bool>, String>,
        idempotency_key: Result<Option<::std::string::String>, String>,
    }
    impl<'a> DeletePropertyOption<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                space_id: Err("space_id was not initialized".to_string()),
                key: Err("key was not initialized".to_string()),
                option: Err("option was not initialized".to_string()),
                dry_run: Ok(None),
                idempotency_key: Ok(None),
            }
        }
        pub fn space_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.space_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for space_id failed"
                        .to_string()
                });
            self
        }
        pub fn key<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.key = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for key failed"
                        .to_string()
                });
            self
        }
        pub fn option<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.option = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for option failed"
                        .to_string()
                });
            self
        }
        pub fn dry_run<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<bool>,
        {
            self.dry_run = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `bool` for dry_run failed".to_string());
            self
        }
        pub fn idempotency_key<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.idempotency_key = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for idempotency_key failed"
                        .to_string()
                });
            self
        }
        ///Sends a `DELETE` request to `/v2/spaces/{space_id}/properties/{key}/options/{option}`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::OptionResult>, Error<types::AnyError>> {
            let Self { client, space_id, key, option, dry_run, idempotency_key } = self;
            let space_id = space_id.map_err(Error::InvalidRequest)?;
            let key = key.map_err(Error::InvalidRequest)?;
            let option = option.map_err(Error::InvalidRequest)?;
            let dry_run = dry_run.map_err(Error::InvalidRequest)?;
            let idempotency_key = idempotency_key.map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v2/spaces/{}/properties/{}/options/{}", client.baseurl, encode_path(&
                space_id.to_string()), encode_path(& key.to_string()), encode_path(&
                option.to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            if let Some(value) = idempotency_key {
                header_map.append("Idempotency-Key", value.to_string().try_into()?);
            }
            #[allow(unused_mut)]
            let mut request = client
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
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                400u16..=499u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16..=599u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::update_property_option`]

[`Client::update_property_option`]: super::Client::update_property_option*/
    #[derive(Debug, Clone)]
    pub struct UpdatePropertyOption<'a> {
        client: &'a super::Client,
        space_id: Result<::std::string::String, String>,
        key: Result<::std::string::String, String>,
        option: Result<::std::string::String, String>,
        dry_run: Result<Option<bool>, String>,
        idempotency_key: Result<Option<::std::string::String>, String>,
        body: Result<types::builder::UpdateOptionRequest, String>,
    }
    impl<'a> UpdatePropertyOption<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                space_id: Err("space_id was not initialized".to_string()),
                key: Err("key was not initialized".to_string()),
                option: Err("option was not initialized".to_string()),
                dry_run: Ok(None),
                idempotency_key: Ok(None),
                body: Ok(::std::default::Default::default()),
            }
        }
        pub fn space_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.space_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for space_id failed"
                        .to_string()
                });
            self
        }
        pub fn key<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.key = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for key failed"
                        .to_string()
                });
            self
        }
        pub fn option<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.option = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for option failed"
                        .to_string()
                });
            self
        }
        pub fn dry_run<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<bool>,
        {
            self.dry_run = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `bool` for dry_run failed".to_string());
            self
        }
        pub fn idempotency_key<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.idempotency_key = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for idempotency_key failed"
                        .to_string()
                });
            self
        }
        pub fn body<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::UpdateOptionRequest>,
            <V as std::convert::TryInto<
                types::UpdateOptionRequest,
            >>::Error: std::fmt::Display,
        {
            self.body = value
                .try_into()
                .map(From::from)
                .map_err(|s| {
                    format!("conversion to `UpdateOptionRequest` for body failed: {}", s)
                });
            self
        }
        pub fn body_map<F>(mut self, f: F) -> Self
        where
            F: std::ops::FnOnce(
                types::builder::UpdateOptionRequest,
            ) -> types::builder::UpdateOptionRequest,
        {
            self.body = self.body.map(f);
            self
        }
        ///Sends a `PATCH` request to `/v2/spaces/{space_id}/properties/{key}/options/{option}`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::OptionResult>, Error<types::AnyError>> {
            let Self { client, space_id, key, option, dry_run, idempotency_key, body } = self;
            let space_id = space_id.map_err(Error::InvalidRequest)?;
            let key = key.map_err(Error::InvalidRequest)?;
            let option = option.map_err(Error::InvalidRequest)?;
            let dry_run = dry_run.map_err(Error::InvalidRequest)?;
            let idempotency_key = idempotency_key.map_err(Error::InvalidRequest)?;
            let body = body
                .and_then(|v| {
                    types::UpdateOptionRequest::try_from(v).map_err(|e| e.to_string())
                })
                .map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v2/spaces/{}/properties/{}/options/{}", client.baseurl, encode_path(&
                space_id.to_string()), encode_path(& key.to_string()), encode_path(&
                option.to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            if let Some(value) = idempotency_key {
                header_map.append("Idempotency-Key", value.to_string().try_into()?);
            }
            #[allow(unused_mut)]
            let mut request = client
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
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                400u16..=499u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16..=599u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::list_members`]

[`Client::list_members`]: super::Client::list_members*/
    #[derive(Debug, Clone)]
    pub struct ListMembers<'a> {
        client: &'a super::Client,
        space_id: Result<::std::string::String, String>,
        limit: Result<Option<::std::num::NonZeroU64>, String>,
        offset: Result<Option<i64>, String>,
    }
    impl<'a> ListMembers<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                space_id: Err("space_id was not initialized".to_string()),
                limit: Ok(None),
                offset: Ok(None),
            }
        }
        pub fn space_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.space_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for space_id failed"
                        .to_string()
                });
            self
        }
        pub fn limit<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::num::NonZeroU64>,
        {
            self.limit = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: num :: NonZeroU64` for limit failed"
                        .to_string()
                });
            self
        }
        pub fn offset<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<i64>,
        {
            self.offset = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `i64` for offset failed".to_string());
            self
        }
        ///Sends a `GET` request to `/v2/spaces/{space_id}/members`
        pub async fn send(
            self,
        ) -> Result<
            ResponseValue<types::ListResponseMemberRow>,
            Error<types::AnyError>,
        > {
            let Self { client, space_id, limit, offset } = self;
            let space_id = space_id.map_err(Error::InvalidRequest)?;
            let limit = limit.map_err(Error::InvalidRequest)?;
            let offset = offset.map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v2/spaces/{}/members", client.baseurl, encode_path(& space_id
                .to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            #[allow(unused_mut)]
            let mut request = client
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
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                400u16..=499u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16..=599u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::get_member`]

[`Client::get_member`]: super::Client::get_member*/
    #[derive(Debug, Clone)]
    pub struct GetMember<'a> {
        client: &'a super::Client,
        space_id: Result<::std::string::String, String>,
        member_id: Result<::std::string::String, String>,
    }
    impl<'a> GetMember<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                space_id: Err("space_id was not initialized".to_string()),
                member_id: Err("member_id was not initialized".to_string()),
            }
        }
        pub fn space_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.space_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for space_id failed"
                        .to_string()
                });
            self
        }
        pub fn member_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.member_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for member_id failed"
                        .to_string()
                });
            self
        }
        ///Sends a `GET` request to `/v2/spaces/{space_id}/members/{member_id}`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::MemberRow>, Error<types::AnyError>> {
            let Self { client, space_id, member_id } = self;
            let space_id = space_id.map_err(Error::InvalidRequest)?;
            let member_id = member_id.map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v2/spaces/{}/members/{}", client.baseurl, encode_path(& space_id
                .to_string()), encode_path(& member_id.to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            #[allow(unused_mut)]
            let mut request = client
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
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                400u16..=499u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16..=599u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::get_member_me`]

[`Client::get_member_me`]: super::Client::get_member_me*/
    #[derive(Debug, Clone)]
    pub struct GetMemberMe<'a> {
        client: &'a super::Client,
        space_id: Result<::std::string::String, String>,
    }
    impl<'a> GetMemberMe<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                space_id: Err("space_id was not initialized".to_string()),
            }
        }
        pub fn space_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.space_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for space_id failed"
                        .to_string()
                });
            self
        }
        ///Sends a `GET` request to `/v2/spaces/{space_id}/members/me`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::MemberRow>, Error<types::AnyError>> {
            let Self { client, space_id } = self;
            let space_id = space_id.map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v2/spaces/{}/members/me", client.baseurl, encode_path(& space_id
                .to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            #[allow(unused_mut)]
            let mut request = client
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
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                400u16..=499u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16..=599u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::list_templates`]

[`Client::list_templates`]: super::Client::list_templates*/
    #[derive(Debug, Clone)]
    pub struct ListTemplates<'a> {
        client: &'a super::Client,
        space_id: Result<::std::string::String, String>,
        keys: Result<Option<types::Keys>, String>,
        limit: Result<Option<::std::num::NonZeroU64>, String>,
        offset: Result<Option<i64>, String>,
        type_: Result<Option<::std::string::String>, String>,
    }
    impl<'a> ListTemplates<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                space_id: Err("space_id was not initialized".to_string()),
                keys: Ok(None),
                limit: Ok(None),
                offset: Ok(None),
                type_: Ok(None),
            }
        }
        pub fn space_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.space_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for space_id failed"
                        .to_string()
                });
            self
        }
        pub fn keys<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::Keys>,
        {
            self.keys = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `Keys` for keys failed".to_string());
            self
        }
        pub fn limit<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::num::NonZeroU64>,
        {
            self.limit = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: num :: NonZeroU64` for limit failed"
                        .to_string()
                });
            self
        }
        pub fn offset<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<i64>,
        {
            self.offset = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `i64` for offset failed".to_string());
            self
        }
        pub fn type_<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.type_ = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for type_ failed"
                        .to_string()
                });
            self
        }
        ///Sends a `GET` request to `/v2/spaces/{space_id}/templates`
        pub async fn send(
            self,
        ) -> Result<
            ResponseValue<types::ListResponseTemplateRow>,
            Error<types::AnyError>,
        > {
            let Self { client, space_id, keys, limit, offset, type_ } = self;
            let space_id = space_id.map_err(Error::InvalidRequest)?;
            let keys = keys.map_err(Error::InvalidRequest)?;
            let limit = limit.map_err(Error::InvalidRequest)?;
            let offset = offset.map_err(Error::InvalidRequest)?;
            let type_ = type_.map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v2/spaces/{}/templates", client.baseurl, encode_path(& space_id
                .to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            #[allow(unused_mut)]
            let mut request = client
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
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                400u16..=499u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16..=599u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::create_template`]

[`Client::create_template`]: super::Client::create_template*/
    #[derive(Debug, Clone)]
    pub struct CreateTemplate<'a> {
        client: &'a super::Client,
        space_id: Result<::std::string::String, String>,
        create_missing_options: Result<Option<bool>, String>,
        dry_run: Result<Option<bool>, String>,
        idempotency_key: Result<Option<::std::string::String>, String>,
        body: Result<types::builder::CreateTemplateRequest, String>,
    }
    impl<'a> CreateTemplate<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                space_id: Err("space_id was not initialized".to_string()),
                create_missing_options: Ok(None),
                dry_run: Ok(None),
                idempotency_key: Ok(None),
                body: Ok(::std::default::Default::default()),
            }
        }
        pub fn space_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.space_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for space_id failed"
                        .to_string()
                });
            self
        }
        pub fn create_missing_options<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<bool>,
        {
            self.create_missing_options = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `bool` for create_missing_options failed".to_string()
                });
            self
        }
        pub fn dry_run<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<bool>,
        {
            self.dry_run = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `bool` for dry_run failed".to_string());
            self
        }
        pub fn idempotency_key<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.idempotency_key = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for idempotency_key failed"
                        .to_string()
                });
            self
        }
        pub fn body<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::CreateTemplateRequest>,
            <V as std::convert::TryInto<
                types::CreateTemplateRequest,
            >>::Error: std::fmt::Display,
        {
            self.body = value
                .try_into()
                .map(From::from)
                .map_err(|s| {
                    format!(
                        "conversion to `CreateTemplateRequest` for body failed: {}", s
                    )
                });
            self
        }
        pub fn body_map<F>(mut self, f: F) -> Self
        where
            F: std::ops::FnOnce(
                types::builder::CreateTemplateRequest,
            ) -> types::builder::CreateTemplateRequest,
        {
            self.body = self.body.map(f);
            self
        }
        ///Sends a `POST` request to `/v2/spaces/{space_id}/templates`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::CreateResult>, Error<types::AnyError>> {
            let Self {
                client,
                space_id,
                create_missing_options,
                dry_run,
                idempotency_key,
                body,
            } = self;
            let space_id = space_id.map_err(Error::InvalidRequest)?;
            let create_missing_options = create_missing_options
                .map_err(Error::InvalidRequest)?;
            let dry_run = dry_run.map_err(Error::InvalidRequest)?;
            let idempotency_key = idempotency_key.map_err(Error::InvalidRequest)?;
            let body = body
                .and_then(|v| {
                    types::CreateTemplateRequest::try_from(v).map_err(|e| e.to_string())
                })
                .map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v2/spaces/{}/templates", client.baseurl, encode_path(& space_id
                .to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            if let Some(value) = idempotency_key {
                header_map.append("Idempotency-Key", value.to_string().try_into()?);
            }
            #[allow(unused_mut)]
            let mut request = client
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
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                201u16 => ResponseValue::from_response(response).await,
                400u16..=499u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16..=599u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::list_types`]

[`Client::list_types`]: super::Client::list_types*/
    #[derive(Debug, Clone)]
    pub struct ListTypes<'a> {
        client: &'a super::Client,
        space_id: Result<::std::string::String, String>,
        limit: Result<Option<::std::num::NonZeroU64>, String>,
        offset: Result<Option<i64>, String>,
    }
    impl<'a> ListTypes<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                space_id: Err("space_id was not initialized".to_string()),
                limit: Ok(None),
                offset: Ok(None),
            }
        }
        pub fn space_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.space_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for space_id failed"
                        .to_string()
                });
            self
        }
        pub fn limit<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::num::NonZeroU64>,
        {
            self.limit = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: num :: NonZeroU64` for limit failed"
                        .to_string()
                });
            self
        }
        pub fn offset<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<i64>,
        {
            self.offset = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `i64` for offset failed".to_string());
            self
        }
        ///Sends a `GET` request to `/v2/spaces/{space_id}/types`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::ListResponseTypeRow>, Error<types::AnyError>> {
            let Self { client, space_id, limit, offset } = self;
            let space_id = space_id.map_err(Error::InvalidRequest)?;
            let limit = limit.map_err(Error::InvalidRequest)?;
            let offset = offset.map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v2/spaces/{}/types", client.baseurl, encode_path(& space_id
                .to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            #[allow(unused_mut)]
            let mut request = client
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
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                400u16..=499u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16..=599u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::create_type`]

[`Client::create_type`]: super::Client::create_type*/
    #[derive(Debug, Clone)]
    pub struct CreateType<'a> {
        client: &'a super::Client,
        space_id: Result<::std::string::String, String>,
        create_missing_options: Result<Option<bool>, String>,
        dry_run: Result<Option<bool>, String>,
        keys: Result<Option<types::Keys>, String>,
        idempotency_key: Result<Option<::std::string::String>, String>,
        body: Result<types::CreateTypeRequest, String>,
    }
    impl<'a> CreateType<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                space_id: Err("space_id was not initialized".to_string()),
                create_missing_options: Ok(None),
                dry_run: Ok(None),
                keys: Ok(None),
                idempotency_key: Ok(None),
                body: Err("body was not initialized".to_string()),
            }
        }
        pub fn space_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.space_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for space_id failed"
                        .to_string()
                });
            self
        }
        pub fn create_missing_options<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<bool>,
        {
            self.create_missing_options = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `bool` for create_missing_options failed".to_string()
                });
            self
        }
        pub fn dry_run<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<bool>,
        {
            self.dry_run = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `bool` for dry_run failed".to_string());
            self
        }
        pub fn keys<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::Keys>,
        {
            self.keys = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `Keys` for keys failed".to_string());
            self
        }
        pub fn idempotency_key<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.idempotency_key = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for idempotency_key failed"
                        .to_string()
                });
            self
        }
        pub fn body<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::CreateTypeRequest>,
        {
            self.body = value
                .try_into()
                .map_err(|_| {
                    "conversion to `CreateTypeRequest` for body failed".to_string()
                });
            self
        }
        ///Sends a `POST` request to `/v2/spaces/{space_id}/types`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::CreateResult>, Error<types::AnyError>> {
            let Self {
                client,
                space_id,
                create_missing_options,
                dry_run,
                keys,
                idempotency_key,
                body,
            } = self;
            let space_id = space_id.map_err(Error::InvalidRequest)?;
            let create_missing_options = create_missing_options
                .map_err(Error::InvalidRequest)?;
            let dry_run = dry_run.map_err(Error::InvalidRequest)?;
            let keys = keys.map_err(Error::InvalidRequest)?;
            let idempotency_key = idempotency_key.map_err(Error::InvalidRequest)?;
            let body = body.map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v2/spaces/{}/types", client.baseurl, encode_path(& space_id
                .to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            if let Some(value) = idempotency_key {
                header_map.append("Idempotency-Key", value.to_string().try_into()?);
            }
            #[allow(unused_mut)]
            let mut request = client
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
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                201u16 => ResponseValue::from_response(response).await,
                400u16..=499u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16..=599u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::get_type`]

[`Client::get_type`]: super::Client::get_type*/
    #[derive(Debug, Clone)]
    pub struct GetType<'a> {
        client: &'a super::Client,
        space_id: Result<::std::string::String, String>,
        type_: Result<::std::string::String, String>,
        ids: Result<Option<types::Ids>, String>,
        keys: Result<Option<types::Keys>, String>,
    }
    impl<'a> GetType<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                space_id: Err("space_id was not initialized".to_string()),
                type_: Err("type_ was not initialized".to_string()),
                ids: Ok(None),
                keys: Ok(None),
            }
        }
        pub fn space_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.space_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for space_id failed"
                        .to_string()
                });
            self
        }
        pub fn type_<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.type_ = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for type_ failed"
                        .to_string()
                });
            self
        }
        pub fn ids<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::Ids>,
        {
            self.ids = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `Ids` for ids failed".to_string());
            self
        }
        pub fn keys<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::Keys>,
        {
            self.keys = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `Keys` for keys failed".to_string());
            self
        }
        ///Sends a `GET` request to `/v2/spaces/{space_id}/types/{type}`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::ObjectDocument>, Error<types::AnyError>> {
            let Self { client, space_id, type_, ids, keys } = self;
            let space_id = space_id.map_err(Error::InvalidRequest)?;
            let type_ = type_.map_err(Error::InvalidRequest)?;
            let ids = ids.map_err(Error::InvalidRequest)?;
            let keys = keys.map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v2/spaces/{}/types/{}", client.baseurl, encode_path(& space_id
                .to_string()), encode_path(& type_.to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            #[allow(unused_mut)]
            let mut request = client
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
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                400u16..=499u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16..=599u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::delete_type`]

[`Client::delete_type`]: super::Client::delete_type*/
    #[derive(Debug, Clone)]
    pub struct DeleteType<'a> {
        client: &'a super::Client,
        space_id: Result<::std::string::String, String>,
        type_: Result<::std::string::String, String>,
        dry_run: Result<Option<bool>, String>,
        keys: Result<Option<types::Keys>, String>,
        idempotency_key: Result<Option<::std::string::String>, String>,
        if_match: Result<Option<::std::string::String>, String>,
    }
    impl<'a> DeleteType<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                space_id: Err("space_id was not initialized".to_string()),
                type_: Err("type_ was not initialized".to_string()),
                dry_run: Ok(None),
                keys: Ok(None),
                idempotency_key: Ok(None),
                if_match: Ok(None),
            }
        }
        pub fn space_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.space_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for space_id failed"
                        .to_string()
                });
            self
        }
        pub fn type_<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.type_ = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for type_ failed"
                        .to_string()
                });
            self
        }
        pub fn dry_run<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<bool>,
        {
            self.dry_run = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `bool` for dry_run failed".to_string());
            self
        }
        pub fn keys<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::Keys>,
        {
            self.keys = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `Keys` for keys failed".to_string());
            self
        }
        pub fn idempotency_key<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.idempotency_key = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for idempotency_key failed"
                        .to_string()
                });
            self
        }
        pub fn if_match<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.if_match = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for if_match failed"
                        .to_string()
                });
            self
        }
        ///Sends a `DELETE` request to `/v2/spaces/{space_id}/types/{type}`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::CreateResult>, Error<types::AnyError>> {
            let Self {
                client,
                space_id,
                type_,
                dry_run,
                keys,
                idempotency_key,
                if_match,
            } = self;
            let space_id = space_id.map_err(Error::InvalidRequest)?;
            let type_ = type_.map_err(Error::InvalidRequest)?;
            let dry_run = dry_run.map_err(Error::InvalidRequest)?;
            let keys = keys.map_err(Error::InvalidRequest)?;
            let idempotency_key = idempotency_key.map_err(Error::InvalidRequest)?;
            let if_match = if_match.map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v2/spaces/{}/types/{}", client.baseurl, encode_path(& space_id
                .to_string()), encode_path(& type_.to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(3usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            if let Some(value) = idempotency_key {
                header_map.append("Idempotency-Key", value.to_string().try_into()?);
            }
            if let Some(value) = if_match {
                header_map.append("If-Match", value.to_string().try_into()?);
            }
            #[allow(unused_mut)]
            let mut request = client
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
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                400u16..=499u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16..=599u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::list_chats`]

[`Client::list_chats`]: super::Client::list_chats*/
    #[derive(Debug, Clone)]
    pub struct ListChats<'a> {
        client: &'a super::Client,
        space_id: Result<::std::string::String, String>,
        limit: Result<Option<::std::num::NonZeroU64>, String>,
        offset: Result<Option<i64>, String>,
    }
    impl<'a> ListChats<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                space_id: Err("space_id was not initialized".to_string()),
                limit: Ok(None),
                offset: Ok(None),
            }
        }
        pub fn space_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.space_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for space_id failed"
                        .to_string()
                });
            self
        }
        pub fn limit<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::num::NonZeroU64>,
        {
            self.limit = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: num :: NonZeroU64` for limit failed"
                        .to_string()
                });
            self
        }
        pub fn offset<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<i64>,
        {
            self.offset = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `i64` for offset failed".to_string());
            self
        }
        ///Sends a `GET` request to `/v2/spaces/{space_id}/chats`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::ListResponseChatRow>, Error<types::AnyError>> {
            let Self { client, space_id, limit, offset } = self;
            let space_id = space_id.map_err(Error::InvalidRequest)?;
            let limit = limit.map_err(Error::InvalidRequest)?;
            let offset = offset.map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v2/spaces/{}/chats", client.baseurl, encode_path(& space_id
                .to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            #[allow(unused_mut)]
            let mut request = client
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
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                400u16..=499u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16..=599u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::create_chat`]

[`Client::create_chat`]: super::Client::create_chat*/
    #[derive(Debug, Clone)]
    pub struct CreateChat<'a> {
        client: &'a super::Client,
        space_id: Result<::std::string::String, String>,
        dry_run: Result<Option<bool>, String>,
        idempotency_key: Result<Option<::std::string::String>, String>,
        body: Result<types::builder::CreateChatRequest, String>,
    }
    impl<'a> CreateChat<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                space_id: Err("space_id was not initialized".to_string()),
                dry_run: Ok(None),
                idempotency_key: Ok(None),
                body: Ok(::std::default::Default::default()),
            }
        }
        pub fn space_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.space_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for space_id failed"
                        .to_string()
                });
            self
        }
        pub fn dry_run<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<bool>,
        {
            self.dry_run = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `bool` for dry_run failed".to_string());
            self
        }
        pub fn idempotency_key<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.idempotency_key = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for idempotency_key failed"
                        .to_string()
                });
            self
        }
        pub fn body<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::CreateChatRequest>,
            <V as std::convert::TryInto<
                types::CreateChatRequest,
            >>::Error: std::fmt::Display,
        {
            self.body = value
                .try_into()
                .map(From::from)
                .map_err(|s| {
                    format!("conversion to `CreateChatRequest` for body failed: {}", s)
                });
            self
        }
        pub fn body_map<F>(mut self, f: F) -> Self
        where
            F: std::ops::FnOnce(
                types::builder::CreateChatRequest,
            ) -> types::builder::CreateChatRequest,
        {
            self.body = self.body.map(f);
            self
        }
        ///Sends a `POST` request to `/v2/spaces/{space_id}/chats`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::ChatResult>, Error<types::AnyError>> {
            let Self { client, space_id, dry_run, idempotency_key, body } = self;
            let space_id = space_id.map_err(Error::InvalidRequest)?;
            let dry_run = dry_run.map_err(Error::InvalidRequest)?;
            let idempotency_key = idempotency_key.map_err(Error::InvalidRequest)?;
            let body = body
                .and_then(|v| {
                    types::CreateChatRequest::try_from(v).map_err(|e| e.to_string())
                })
                .map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v2/spaces/{}/chats", client.baseurl, encode_path(& space_id
                .to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            if let Some(value) = idempotency_key {
                header_map.append("Idempotency-Key", value.to_string().try_into()?);
            }
            #[allow(unused_mut)]
            let mut request = client
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
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                201u16 => ResponseValue::from_response(response).await,
                400u16..=499u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16..=599u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::get_chat_messages`]

[`Client::get_chat_messages`]: super::Client::get_chat_messages*/
    #[derive(Debug, Clone)]
    pub struct GetChatMessages<'a> {
        client: &'a super::Client,
        space_id: Result<::std::string::String, String>,
        chat_id: Result<::std::string::String, String>,
        after: Result<Option<::std::string::String>, String>,
        before: Result<Option<::std::string::String>, String>,
        limit: Result<Option<::std::num::NonZeroU64>, String>,
        reactions: Result<Option<types::GetChatMessagesReactions>, String>,
    }
    impl<'a> GetChatMessages<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                space_id: Err("space_id was not initialized".to_string()),
                chat_id: Err("chat_id was not initialized".to_string()),
                after: Ok(None),
                before: Ok(None),
                limit: Ok(None),
                reactions: Ok(None),
            }
        }
        pub fn space_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.space_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for space_id failed"
                        .to_string()
                });
            self
        }
        pub fn chat_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.chat_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for chat_id failed"
                        .to_string()
                });
            self
        }
        pub fn after<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.after = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for after failed"
                        .to_string()
                });
            self
        }
        pub fn before<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.before = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for before failed"
                        .to_string()
                });
            self
        }
        pub fn limit<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::num::NonZeroU64>,
        {
            self.limit = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: num :: NonZeroU64` for limit failed"
                        .to_string()
                });
            self
        }
        pub fn reactions<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::GetChatMessagesReactions>,
        {
            self.reactions = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `GetChatMessagesReactions` for reactions failed"
                        .to_string()
                });
            self
        }
        ///Sends a `GET` request to `/v2/spaces/{space_id}/chats/{chat_id}/messages`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::ChatMessagesResponse>, Error<types::AnyError>> {
            let Self { client, space_id, chat_id, after, before, limit, reactions } = self;
            let space_id = space_id.map_err(Error::InvalidRequest)?;
            let chat_id = chat_id.map_err(Error::InvalidRequest)?;
            let after = after.map_err(Error::InvalidRequest)?;
            let before = before.map_err(Error::InvalidRequest)?;
            let limit = limit.map_err(Error::InvalidRequest)?;
            let reactions = reactions.map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v2/spaces/{}/chats/{}/messages", client.baseurl, encode_path(&
                space_id.to_string()), encode_path(& chat_id.to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            #[allow(unused_mut)]
            let mut request = client
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
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                400u16..=499u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16..=599u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::add_chat_message`]

[`Client::add_chat_message`]: super::Client::add_chat_message*/
    #[derive(Debug, Clone)]
    pub struct AddChatMessage<'a> {
        client: &'a super::Client,
        space_id: Result<::std::string::String, String>,
        chat_id: Result<::std::string::String, String>,
        dry_run: Result<Option<bool>, String>,
        idempotency_key: Result<Option<::std::string::String>, String>,
        body: Result<types::builder::AddChatMessageRequest, String>,
    }
    impl<'a> AddChatMessage<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                space_id: Err("space_id was not initialized".to_string()),
                chat_id: Err("chat_id was not initialized".to_string()),
                dry_run: Ok(None),
                idempotency_key: Ok(None),
                body: Ok(::std::default::Default::default()),
            }
        }
        pub fn space_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.space_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for space_id failed"
                        .to_string()
                });
            self
        }
        pub fn chat_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.chat_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for chat_id failed"
                        .to_string()
                });
            self
        }
        pub fn dry_run<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<bool>,
        {
            self.dry_run = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `bool` for dry_run failed".to_string());
            self
        }
        pub fn idempotency_key<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.idempotency_key = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for idempotency_key failed"
                        .to_string()
                });
            self
        }
        pub fn body<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::AddChatMessageRequest>,
            <V as std::convert::TryInto<
                types::AddChatMessageRequest,
            >>::Error: std::fmt::Display,
        {
            self.body = value
                .try_into()
                .map(From::from)
                .map_err(|s| {
                    format!(
                        "conversion to `AddChatMessageRequest` for body failed: {}", s
                    )
                });
            self
        }
        pub fn body_map<F>(mut self, f: F) -> Self
        where
            F: std::ops::FnOnce(
                types::builder::AddChatMessageRequest,
            ) -> types::builder::AddChatMessageRequest,
        {
            self.body = self.body.map(f);
            self
        }
        ///Sends a `POST` request to `/v2/spaces/{space_id}/chats/{chat_id}/messages`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::ChatMessageResult>, Error<types::AnyError>> {
            let Self { client, space_id, chat_id, dry_run, idempotency_key, body } = self;
            let space_id = space_id.map_err(Error::InvalidRequest)?;
            let chat_id = chat_id.map_err(Error::InvalidRequest)?;
            let dry_run = dry_run.map_err(Error::InvalidRequest)?;
            let idempotency_key = idempotency_key.map_err(Error::InvalidRequest)?;
            let body = body
                .and_then(|v| {
                    types::AddChatMessageRequest::try_from(v).map_err(|e| e.to_string())
                })
                .map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v2/spaces/{}/chats/{}/messages", client.baseurl, encode_path(&
                space_id.to_string()), encode_path(& chat_id.to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            if let Some(value) = idempotency_key {
                header_map.append("Idempotency-Key", value.to_string().try_into()?);
            }
            #[allow(unused_mut)]
            let mut request = client
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
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                201u16 => ResponseValue::from_response(response).await,
                400u16..=499u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16..=599u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::get_chat_message`]

[`Client::get_chat_message`]: super::Client::get_chat_message*/
    #[derive(Debug, Clone)]
    pub struct GetChatMessage<'a> {
        client: &'a super::Client,
        space_id: Result<::std::string::String, String>,
        chat_id: Result<::std::string::String, String>,
        message_id: Result<::std::string::String, String>,
        reactions: Result<Option<types::GetChatMessageReactions>, String>,
    }
    impl<'a> GetChatMessage<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                space_id: Err("space_id was not initialized".to_string()),
                chat_id: Err("chat_id was not initialized".to_string()),
                message_id: Err("message_id was not initialized".to_string()),
                reactions: Ok(None),
            }
        }
        pub fn space_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.space_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for space_id failed"
                        .to_string()
                });
            self
        }
        pub fn chat_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.chat_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for chat_id failed"
                        .to_string()
                });
            self
        }
        pub fn message_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.message_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for message_id failed"
                        .to_string()
                });
            self
        }
        pub fn reactions<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::GetChatMessageReactions>,
        {
            self.reactions = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `GetChatMessageReactions` for reactions failed"
                        .to_string()
                });
            self
        }
        ///Sends a `GET` request to `/v2/spaces/{space_id}/chats/{chat_id}/messages/{message_id}`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::ChatMessage>, Error<types::AnyError>> {
            let Self { client, space_id, chat_id, message_id, reactions } = self;
            let space_id = space_id.map_err(Error::InvalidRequest)?;
            let chat_id = chat_id.map_err(Error::InvalidRequest)?;
            let message_id = message_id.map_err(Error::InvalidRequest)?;
            let reactions = reactions.map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v2/spaces/{}/chats/{}/messages/{}", client.baseurl, encode_path(&
                space_id.to_string()), encode_path(& chat_id.to_string()), encode_path(&
                message_id.to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            #[allow(unused_mut)]
            let mut request = client
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
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                400u16..=499u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16..=599u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::delete_chat_message`]

[`Client::delete_chat_message`]: super::Client::delete_chat_message*/
    #[derive(Debug, Clone)]
    pub struct DeleteChatMessage<'a> {
        client: &'a super::Client,
        space_id: Result<::std::string::String, String>,
        chat_id: Result<::std::string::String, String>,
        message_id: Result<::std::string::String, String>,
        dry_run: Result<Option<bool>, String>,
        idempotency_key: Result<Option<::std::string::String>, String>,
    }
    impl<'a> DeleteChatMessage<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                space_id: Err("space_id was not initialized".to_string()),
                chat_id: Err("chat_id was not initialized".to_string()),
                message_id: Err("message_id was not initialized".to_string()),
                dry_run: Ok(None),
                idempotency_key: Ok(None),
            }
        }
        pub fn space_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.space_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for space_id failed"
                        .to_string()
                });
            self
        }
        pub fn chat_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.chat_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for chat_id failed"
                        .to_string()
                });
            self
        }
        pub fn message_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.message_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for message_id failed"
                        .to_string()
                });
            self
        }
        pub fn dry_run<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<bool>,
        {
            self.dry_run = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `bool` for dry_run failed".to_string());
            self
        }
        pub fn idempotency_key<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.idempotency_key = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for idempotency_key failed"
                        .to_string()
                });
            self
        }
        ///Sends a `DELETE` request to `/v2/spaces/{space_id}/chats/{chat_id}/messages/{message_id}`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::ChatMessageResult>, Error<types::AnyError>> {
            let Self {
                client,
                space_id,
                chat_id,
                message_id,
                dry_run,
                idempotency_key,
            } = self;
            let space_id = space_id.map_err(Error::InvalidRequest)?;
            let chat_id = chat_id.map_err(Error::InvalidRequest)?;
            let message_id = message_id.map_err(Error::InvalidRequest)?;
            let dry_run = dry_run.map_err(Error::InvalidRequest)?;
            let idempotency_key = idempotency_key.map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v2/spaces/{}/chats/{}/messages/{}", client.baseurl, encode_path(&
                space_id.to_string()), encode_path(& chat_id.to_string()), encode_path(&
                message_id.to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            if let Some(value) = idempotency_key {
                header_map.append("Idempotency-Key", value.to_string().try_into()?);
            }
            #[allow(unused_mut)]
            let mut request = client
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
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                400u16..=499u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16..=599u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::edit_chat_message`]

[`Client::edit_chat_message`]: super::Client::edit_chat_message*/
    #[derive(Debug, Clone)]
    pub struct EditChatMessage<'a> {
        client: &'a super::Client,
        space_id: Result<::std::string::String, String>,
        chat_id: Result<::std::string::String, String>,
        message_id: Result<::std::string::String, String>,
        dry_run: Result<Option<bool>, String>,
        idempotency_key: Result<Option<::std::string::String>, String>,
        body: Result<types::builder::EditChatMessageRequest, String>,
    }
    impl<'a> EditChatMessage<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                space_id: Err("space_id was not initialized".to_string()),
                chat_id: Err("chat_id was not initialized".to_string()),
                message_id: Err("message_id was not initialized".to_string()),
                dry_run: Ok(None),
                idempotency_key: Ok(None),
                body: Ok(::std::default::Default::default()),
            }
        }
        pub fn space_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.space_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for space_id failed"
                        .to_string()
                });
            self
        }
        pub fn chat_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.chat_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for chat_id failed"
                        .to_string()
                });
            self
        }
        pub fn message_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.message_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for message_id failed"
                        .to_string()
                });
            self
        }
        pub fn dry_run<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<bool>,
        {
            self.dry_run = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `bool` for dry_run failed".to_string());
            self
        }
        pub fn idempotency_key<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.idempotency_key = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for idempotency_key failed"
                        .to_string()
                });
            self
        }
        pub fn body<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::EditChatMessageRequest>,
            <V as std::convert::TryInto<
                types::EditChatMessageRequest,
            >>::Error: std::fmt::Display,
        {
            self.body = value
                .try_into()
                .map(From::from)
                .map_err(|s| {
                    format!(
                        "conversion to `EditChatMessageRequest` for body failed: {}", s
                    )
                });
            self
        }
        pub fn body_map<F>(mut self, f: F) -> Self
        where
            F: std::ops::FnOnce(
                types::builder::EditChatMessageRequest,
            ) -> types::builder::EditChatMessageRequest,
        {
            self.body = self.body.map(f);
            self
        }
        ///Sends a `PATCH` request to `/v2/spaces/{space_id}/chats/{chat_id}/messages/{message_id}`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::ChatMessageResult>, Error<types::AnyError>> {
            let Self {
                client,
                space_id,
                chat_id,
                message_id,
                dry_run,
                idempotency_key,
                body,
            } = self;
            let space_id = space_id.map_err(Error::InvalidRequest)?;
            let chat_id = chat_id.map_err(Error::InvalidRequest)?;
            let message_id = message_id.map_err(Error::InvalidRequest)?;
            let dry_run = dry_run.map_err(Error::InvalidRequest)?;
            let idempotency_key = idempotency_key.map_err(Error::InvalidRequest)?;
            let body = body
                .and_then(|v| {
                    types::EditChatMessageRequest::try_from(v).map_err(|e| e.to_string())
                })
                .map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v2/spaces/{}/chats/{}/messages/{}", client.baseurl, encode_path(&
                space_id.to_string()), encode_path(& chat_id.to_string()), encode_path(&
                message_id.to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            if let Some(value) = idempotency_key {
                header_map.append("Idempotency-Key", value.to_string().try_into()?);
            }
            #[allow(unused_mut)]
            let mut request = client
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
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                400u16..=499u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16..=599u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::toggle_chat_reaction`]

[`Client::toggle_chat_reaction`]: super::Client::toggle_chat_reaction*/
    #[derive(Debug, Clone)]
    pub struct ToggleChatReaction<'a> {
        client: &'a super::Client,
        space_id: Result<::std::string::String, String>,
        chat_id: Result<::std::string::String, String>,
        message_id: Result<::std::string::String, String>,
        dry_run: Result<Option<bool>, String>,
        idempotency_key: Result<Option<::std::string::String>, String>,
        body: Result<types::builder::ChatReactionRequest, String>,
    }
    impl<'a> ToggleChatReaction<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                space_id: Err("space_id was not initialized".to_string()),
                chat_id: Err("chat_id was not initialized".to_string()),
                message_id: Err("message_id was not initialized".to_string()),
                dry_run: Ok(None),
                idempotency_key: Ok(None),
                body: Ok(::std::default::Default::default()),
            }
        }
        pub fn space_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.space_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for space_id failed"
                        .to_string()
                });
            self
        }
        pub fn chat_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.chat_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for chat_id failed"
                        .to_string()
                });
            self
        }
        pub fn message_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.message_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for message_id failed"
                        .to_string()
                });
            self
        }
        pub fn dry_run<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<bool>,
        {
            self.dry_run = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `bool` for dry_run failed".to_string());
            self
        }
        pub fn idempotency_key<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.idempotency_key = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for idempotency_key failed"
                        .to_string()
                });
            self
        }
        pub fn body<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::ChatReactionRequest>,
            <V as std::convert::TryInto<
                types::ChatReactionRequest,
            >>::Error: std::fmt::Display,
        {
            self.body = value
                .try_into()
                .map(From::from)
                .map_err(|s| {
                    format!("conversion to `ChatReactionRequest` for body failed: {}", s)
                });
            self
        }
        pub fn body_map<F>(mut self, f: F) -> Self
        where
            F: std::ops::FnOnce(
                types::builder::ChatReactionRequest,
            ) -> types::builder::ChatReactionRequest,
        {
            self.body = self.body.map(f);
            self
        }
        ///Sends a `POST` request to `/v2/spaces/{space_id}/chats/{chat_id}/messages/{message_id}/reactions`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::ChatReactionResult>, Error<types::AnyError>> {
            let Self {
                client,
                space_id,
                chat_id,
                message_id,
                dry_run,
                idempotency_key,
                body,
            } = self;
            let space_id = space_id.map_err(Error::InvalidRequest)?;
            let chat_id = chat_id.map_err(Error::InvalidRequest)?;
            let message_id = message_id.map_err(Error::InvalidRequest)?;
            let dry_run = dry_run.map_err(Error::InvalidRequest)?;
            let idempotency_key = idempotency_key.map_err(Error::InvalidRequest)?;
            let body = body
                .and_then(|v| {
                    types::ChatReactionRequest::try_from(v).map_err(|e| e.to_string())
                })
                .map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v2/spaces/{}/chats/{}/messages/{}/reactions", client.baseurl,
                encode_path(& space_id.to_string()), encode_path(& chat_id.to_string()),
                encode_path(& message_id.to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            if let Some(value) = idempotency_key {
                header_map.append("Idempotency-Key", value.to_string().try_into()?);
            }
            #[allow(unused_mut)]
            let mut request = client
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
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                400u16..=499u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16..=599u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::read_chat`]

[`Client::read_chat`]: super::Client::read_chat*/
    #[derive(Debug, Clone)]
    pub struct ReadChat<'a> {
        client: &'a super::Client,
        space_id: Result<::std::string::String, String>,
        chat_id: Result<::std::string::String, String>,
        dry_run: Result<Option<bool>, String>,
        idempotency_key: Result<Option<::std::string::String>, String>,
        body: Result<types::builder::ChatReadRequest, String>,
    }
    impl<'a> ReadChat<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                space_id: Err("space_id was not initialized".to_string()),
                chat_id: Err("chat_id was not initialized".to_string()),
                dry_run: Ok(None),
                idempotency_key: Ok(None),
                body: Ok(::std::default::Default::default()),
            }
        }
        pub fn space_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.space_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for space_id failed"
                        .to_string()
                });
            self
        }
        pub fn chat_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.chat_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for chat_id failed"
                        .to_string()
                });
            self
        }
        pub fn dry_run<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<bool>,
        {
            self.dry_run = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `bool` for dry_run failed".to_string());
            self
        }
        pub fn idempotency_key<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.idempotency_key = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for idempotency_key failed"
                        .to_string()
                });
            self
        }
        pub fn body<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::ChatReadRequest>,
            <V as std::convert::TryInto<
                types::ChatReadRequest,
            >>::Error: std::fmt::Display,
        {
            self.body = value
                .try_into()
                .map(From::from)
                .map_err(|s| {
                    format!("conversion to `ChatReadRequest` for body failed: {}", s)
                });
            self
        }
        pub fn body_map<F>(mut self, f: F) -> Self
        where
            F: std::ops::FnOnce(
                types::builder::ChatReadRequest,
            ) -> types::builder::ChatReadRequest,
        {
            self.body = self.body.map(f);
            self
        }
        ///Sends a `POST` request to `/v2/spaces/{space_id}/chats/{chat_id}/read`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::ChatReadResult>, Error<types::AnyError>> {
            let Self { client, space_id, chat_id, dry_run, idempotency_key, body } = self;
            let space_id = space_id.map_err(Error::InvalidRequest)?;
            let chat_id = chat_id.map_err(Error::InvalidRequest)?;
            let dry_run = dry_run.map_err(Error::InvalidRequest)?;
            let idempotency_key = idempotency_key.map_err(Error::InvalidRequest)?;
            let body = body
                .and_then(|v| {
                    types::ChatReadRequest::try_from(v).map_err(|e| e.to_string())
                })
                .map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v2/spaces/{}/chats/{}/read", client.baseurl, encode_path(& space_id
                .to_string()), encode_path(& chat_id.to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            if let Some(value) = idempotency_key {
                header_map.append("Idempotency-Key", value.to_string().try_into()?);
            }
            #[allow(unused_mut)]
            let mut request = client
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
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                400u16..=499u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16..=599u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::read_all_chat_messages`]

[`Client::read_all_chat_messages`]: super::Client::read_all_chat_messages*/
    #[derive(Debug, Clone)]
    pub struct ReadAllChatMessages<'a> {
        client: &'a super::Client,
        space_id: Result<::std::string::String, String>,
        chat_id: Result<::std::string::String, String>,
        dry_run: Result<Option<bool>, String>,
        idempotency_key: Result<Option<::std::string::String>, String>,
    }
    impl<'a> ReadAllChatMessages<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                space_id: Err("space_id was not initialized".to_string()),
                chat_id: Err("chat_id was not initialized".to_string()),
                dry_run: Ok(None),
                idempotency_key: Ok(None),
            }
        }
        pub fn space_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.space_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for space_id failed"
                        .to_string()
                });
            self
        }
        pub fn chat_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.chat_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for chat_id failed"
                        .to_string()
                });
            self
        }
        pub fn dry_run<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<bool>,
        {
            self.dry_run = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `bool` for dry_run failed".to_string());
            self
        }
        pub fn idempotency_key<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.idempotency_key = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for idempotency_key failed"
                        .to_string()
                });
            self
        }
        ///Sends a `POST` request to `/v2/spaces/{space_id}/chats/{chat_id}/read_all`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::ChatReadResult>, Error<types::AnyError>> {
            let Self { client, space_id, chat_id, dry_run, idempotency_key } = self;
            let space_id = space_id.map_err(Error::InvalidRequest)?;
            let chat_id = chat_id.map_err(Error::InvalidRequest)?;
            let dry_run = dry_run.map_err(Error::InvalidRequest)?;
            let idempotency_key = idempotency_key.map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v2/spaces/{}/chats/{}/read_all", client.baseurl, encode_path(&
                space_id.to_string()), encode_path(& chat_id.to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            if let Some(value) = idempotency_key {
                header_map.append("Idempotency-Key", value.to_string().try_into()?);
            }
            #[allow(unused_mut)]
            let mut request = client
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
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                400u16..=499u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16..=599u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::search_chat_messages`]

[`Client::search_chat_messages`]: super::Client::search_chat_messages*/
    #[derive(Debug, Clone)]
    pub struct SearchChatMessages<'a> {
        client: &'a super::Client,
        space_id: Result<::std::string::String, String>,
        chat_id: Result<::std::string::String, String>,
        limit: Result<Option<::std::num::NonZeroU64>, String>,
        offset: Result<Option<i64>, String>,
        query: Result<Option<types::SearchChatMessagesQuery>, String>,
    }
    impl<'a> SearchChatMessages<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                space_id: Err("space_id was not initialized".to_string()),
                chat_id: Err("chat_id was not initialized".to_string()),
                limit: Ok(None),
                offset: Ok(None),
                query: Ok(None),
            }
        }
        pub fn space_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.space_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for space_id failed"
                        .to_string()
                });
            self
        }
        pub fn chat_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.chat_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for chat_id failed"
                        .to_string()
                });
            self
        }
        pub fn limit<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::num::NonZeroU64>,
        {
            self.limit = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: num :: NonZeroU64` for limit failed"
                        .to_string()
                });
            self
        }
        pub fn offset<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<i64>,
        {
            self.offset = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `i64` for offset failed".to_string());
            self
        }
        pub fn query<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::SearchChatMessagesQuery>,
        {
            self.query = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `SearchChatMessagesQuery` for query failed"
                        .to_string()
                });
            self
        }
        ///Sends a `GET` request to `/v2/spaces/{space_id}/chats/{chat_id}/messages/search`
        pub async fn send(
            self,
        ) -> Result<
            ResponseValue<types::ListResponseMessageSearchHit>,
            Error<types::AnyError>,
        > {
            let Self { client, space_id, chat_id, limit, offset, query } = self;
            let space_id = space_id.map_err(Error::InvalidRequest)?;
            let chat_id = chat_id.map_err(Error::InvalidRequest)?;
            let limit = limit.map_err(Error::InvalidRequest)?;
            let offset = offset.map_err(Error::InvalidRequest)?;
            let query = query.map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v2/spaces/{}/chats/{}/messages/search", client.baseurl, encode_path(&
                space_id.to_string()), encode_path(& chat_id.to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            #[allow(unused_mut)]
            let mut request = client
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
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                400u16..=499u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16..=599u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::search_global`]

[`Client::search_global`]: super::Client::search_global*/
    #[derive(Debug, Clone)]
    pub struct SearchGlobal<'a> {
        client: &'a super::Client,
        ids: Result<Option<types::Ids>, String>,
        keys: Result<Option<types::Keys>, String>,
        limit: Result<Option<::std::num::NonZeroU64>, String>,
        offset: Result<Option<i64>, String>,
        body: Result<types::builder::SearchRequestDoc, String>,
    }
    impl<'a> SearchGlobal<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                ids: Ok(None),
                keys: Ok(None),
                limit: Ok(None),
                offset: Ok(None),
                body: Ok(::std::default::Default::default()),
            }
        }
        pub fn ids<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::Ids>,
        {
            self.ids = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `Ids` for ids failed".to_string());
            self
        }
        pub fn keys<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::Keys>,
        {
            self.keys = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `Keys` for keys failed".to_string());
            self
        }
        pub fn limit<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::num::NonZeroU64>,
        {
            self.limit = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: num :: NonZeroU64` for limit failed"
                        .to_string()
                });
            self
        }
        pub fn offset<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<i64>,
        {
            self.offset = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `i64` for offset failed".to_string());
            self
        }
        pub fn body<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::SearchRequestDoc>,
            <V as std::convert::TryInto<
                types::SearchRequestDoc,
            >>::Error: std::fmt::Display,
        {
            self.body = value
                .try_into()
                .map(From::from)
                .map_err(|s| {
                    format!("conversion to `SearchRequestDoc` for body failed: {}", s)
                });
            self
        }
        pub fn body_map<F>(mut self, f: F) -> Self
        where
            F: std::ops::FnOnce(
                types::builder::SearchRequestDoc,
            ) -> types::builder::SearchRequestDoc,
        {
            self.body = self.body.map(f);
            self
        }
        ///Sends a `POST` request to `/v2/search`
        pub async fn send(
            self,
        ) -> Result<
            ResponseValue<types::ListResponseObjectRow>,
            Error<types::AnyError>,
        > {
            let Self { client, ids, keys, limit, offset, body } = self;
            let ids = ids.map_err(Error::InvalidRequest)?;
            let keys = keys.map_err(Error::InvalidRequest)?;
            let limit = limit.map_err(Error::InvalidRequest)?;
            let offset = offset.map_err(Error::InvalidRequest)?;
            let body = body
                .and_then(|v| {
                    types::SearchRequestDoc::try_from(v).map_err(|e| e.to_string())
                })
                .map_err(Error::InvalidRequest)?;
            let url = format!("{}/v2/search", client.baseurl,);
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            #[allow(unused_mut)]
            let mut request = client
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
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                400u16..=499u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16..=599u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::search_space`]

[`Client::search_space`]: super::Client::search_space*/
    #[derive(Debug, Clone)]
    pub struct SearchSpace<'a> {
        client: &'a super::Client,
        space_id: Result<::std::string::String, String>,
        keys: Result<Option<types::Keys>, String>,
        limit: Result<Option<::std::num::NonZeroU64>, String>,
        offset: Result<Option<i64>, String>,
        body: Result<types::builder::SearchRequestDoc, String>,
    }
    impl<'a> SearchSpace<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                space_id: Err("space_id was not initialized".to_string()),
                keys: Ok(None),
                limit: Ok(None),
                offset: Ok(None),
                body: Ok(::std::default::Default::default()),
            }
        }
        pub fn space_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.space_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for space_id failed"
                        .to_string()
                });
            self
        }
        pub fn keys<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::Keys>,
        {
            self.keys = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `Keys` for keys failed".to_string());
            self
        }
        pub fn limit<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::num::NonZeroU64>,
        {
            self.limit = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: num :: NonZeroU64` for limit failed"
                        .to_string()
                });
            self
        }
        pub fn offset<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<i64>,
        {
            self.offset = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `i64` for offset failed".to_string());
            self
        }
        pub fn body<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::SearchRequestDoc>,
            <V as std::convert::TryInto<
                types::SearchRequestDoc,
            >>::Error: std::fmt::Display,
        {
            self.body = value
                .try_into()
                .map(From::from)
                .map_err(|s| {
                    format!("conversion to `SearchRequestDoc` for body failed: {}", s)
                });
            self
        }
        pub fn body_map<F>(mut self, f: F) -> Self
        where
            F: std::ops::FnOnce(
                types::builder::SearchRequestDoc,
            ) -> types::builder::SearchRequestDoc,
        {
            self.body = self.body.map(f);
            self
        }
        ///Sends a `POST` request to `/v2/spaces/{space_id}/search`
        pub async fn send(
            self,
        ) -> Result<
            ResponseValue<types::ListResponseObjectRow>,
            Error<types::AnyError>,
        > {
            let Self { client, space_id, keys, limit, offset, body } = self;
            let space_id = space_id.map_err(Error::InvalidRequest)?;
            let keys = keys.map_err(Error::InvalidRequest)?;
            let limit = limit.map_err(Error::InvalidRequest)?;
            let offset = offset.map_err(Error::InvalidRequest)?;
            let body = body
                .and_then(|v| {
                    types::SearchRequestDoc::try_from(v).map_err(|e| e.to_string())
                })
                .map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v2/spaces/{}/search", client.baseurl, encode_path(& space_id
                .to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            #[allow(unused_mut)]
            let mut request = client
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
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                400u16..=499u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16..=599u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::create_collection`]

[`Client::create_collection`]: super::Client::create_collection*/
    #[derive(Debug, Clone)]
    pub struct CreateCollection<'a> {
        client: &'a super::Client,
        space_id: Result<::std::string::String, String>,
        dry_run: Result<Option<bool>, String>,
        idempotency_key: Result<Option<::std::string::String>, String>,
        body: Result<types::builder::CreateCollectionRequest, String>,
    }
    impl<'a> CreateCollection<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                space_id: Err("space_id was not initialized".to_string()),
                dry_run: Ok(None),
                idempotency_key: Ok(None),
                body: Ok(::std::default::Default::default()),
            }
        }
        pub fn space_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.space_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for space_id failed"
                        .to_string()
                });
            self
        }
        pub fn dry_run<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<bool>,
        {
            self.dry_run = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `bool` for dry_run failed".to_string());
            self
        }
        pub fn idempotency_key<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.idempotency_key = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for idempotency_key failed"
                        .to_string()
                });
            self
        }
        pub fn body<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::CreateCollectionRequest>,
            <V as std::convert::TryInto<
                types::CreateCollectionRequest,
            >>::Error: std::fmt::Display,
        {
            self.body = value
                .try_into()
                .map(From::from)
                .map_err(|s| {
                    format!(
                        "conversion to `CreateCollectionRequest` for body failed: {}", s
                    )
                });
            self
        }
        pub fn body_map<F>(mut self, f: F) -> Self
        where
            F: std::ops::FnOnce(
                types::builder::CreateCollectionRequest,
            ) -> types::builder::CreateCollectionRequest,
        {
            self.body = self.body.map(f);
            self
        }
        ///Sends a `POST` request to `/v2/spaces/{space_id}/collections`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::CreateResult>, Error<types::AnyError>> {
            let Self { client, space_id, dry_run, idempotency_key, body } = self;
            let space_id = space_id.map_err(Error::InvalidRequest)?;
            let dry_run = dry_run.map_err(Error::InvalidRequest)?;
            let idempotency_key = idempotency_key.map_err(Error::InvalidRequest)?;
            let body = body
                .and_then(|v| {
                    types::CreateCollectionRequest::try_from(v)
                        .map_err(|e| e.to_string())
                })
                .map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v2/spaces/{}/collections", client.baseurl, encode_path(& space_id
                .to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            if let Some(value) = idempotency_key {
                header_map.append("Idempotency-Key", value.to_string().try_into()?);
            }
            #[allow(unused_mut)]
            let mut request = client
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
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                201u16 => ResponseValue::from_response(response).await,
                400u16..=499u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16..=599u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::get_collection_objects`]

[`Client::get_collection_objects`]: super::Client::get_collection_objects*/
    #[derive(Debug, Clone)]
    pub struct GetCollectionObjects<'a> {
        client: &'a super::Client,
        space_id: Result<::std::string::String, String>,
        collection_id: Result<::std::string::String, String>,
        fields: Result<Option<::std::string::String>, String>,
        keys: Result<Option<types::Keys>, String>,
        limit: Result<Option<::std::num::NonZeroU64>, String>,
        offset: Result<Option<i64>, String>,
        view: Result<Option<::std::string::String>, String>,
    }
    impl<'a> GetCollectionObjects<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                space_id: Err("space_id was not initialized".to_string()),
                collection_id: Err("collection_id was not initialized".to_string()),
                fields: Ok(None),
                keys: Ok(None),
                limit: Ok(None),
                offset: Ok(None),
                view: Ok(None),
            }
        }
        pub fn space_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.space_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for space_id failed"
                        .to_string()
                });
            self
        }
        pub fn collection_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.collection_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for collection_id failed"
                        .to_string()
                });
            self
        }
        pub fn fields<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.fields = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for fields failed"
                        .to_string()
                });
            self
        }
        pub fn keys<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::Keys>,
        {
            self.keys = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `Keys` for keys failed".to_string());
            self
        }
        pub fn limit<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::num::NonZeroU64>,
        {
            self.limit = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: num :: NonZeroU64` for limit failed"
                        .to_string()
                });
            self
        }
        pub fn offset<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<i64>,
        {
            self.offset = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `i64` for offset failed".to_string());
            self
        }
        pub fn view<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.view = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for view failed"
                        .to_string()
                });
            self
        }
        ///Sends a `GET` request to `/v2/spaces/{space_id}/collections/{collection_id}/objects`
        pub async fn send(
            self,
        ) -> Result<
            ResponseValue<types::ListResponseObjectRow>,
            Error<types::AnyError>,
        > {
            let Self {
                client,
                space_id,
                collection_id,
                fields,
                keys,
                limit,
                offset,
                view,
            } = self;
            let space_id = space_id.map_err(Error::InvalidRequest)?;
            let collection_id = collection_id.map_err(Error::InvalidRequest)?;
            let fields = fields.map_err(Error::InvalidRequest)?;
            let keys = keys.map_err(Error::InvalidRequest)?;
            let limit = limit.map_err(Error::InvalidRequest)?;
            let offset = offset.map_err(Error::InvalidRequest)?;
            let view = view.map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v2/spaces/{}/collections/{}/objects", client.baseurl, encode_path(&
                space_id.to_string()), encode_path(& collection_id.to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            #[allow(unused_mut)]
            let mut request = client
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
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                400u16..=499u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16..=599u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::get_collection_views`]

[`Client::get_collection_views`]: super::Client::get_collection_views*/
    #[derive(Debug, Clone)]
    pub struct GetCollectionViews<'a> {
        client: &'a super::Client,
        space_id: Result<::std::string::String, String>,
        collection_id: Result<::std::string::String, String>,
        ids: Result<Option<types::Ids>, String>,
        keys: Result<Option<types::Keys>, String>,
        limit: Result<Option<::std::num::NonZeroU64>, String>,
        offset: Result<Option<i64>, String>,
    }
    impl<'a> GetCollectionViews<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                space_id: Err("space_id was not initialized".to_string()),
                collection_id: Err("collection_id was not initialized".to_string()),
                ids: Ok(None),
                keys: Ok(None),
                limit: Ok(None),
                offset: Ok(None),
            }
        }
        pub fn space_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.space_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for space_id failed"
                        .to_string()
                });
            self
        }
        pub fn collection_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.collection_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for collection_id failed"
                        .to_string()
                });
            self
        }
        pub fn ids<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::Ids>,
        {
            self.ids = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `Ids` for ids failed".to_string());
            self
        }
        pub fn keys<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::Keys>,
        {
            self.keys = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `Keys` for keys failed".to_string());
            self
        }
        pub fn limit<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::num::NonZeroU64>,
        {
            self.limit = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: num :: NonZeroU64` for limit failed"
                        .to_string()
                });
            self
        }
        pub fn offset<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<i64>,
        {
            self.offset = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `i64` for offset failed".to_string());
            self
        }
        ///Sends a `GET` request to `/v2/spaces/{space_id}/collections/{collection_id}/views`
        pub async fn send(
            self,
        ) -> Result<
            ResponseValue<types::ListResponseMapOfAnyValue>,
            Error<types::AnyError>,
        > {
            let Self { client, space_id, collection_id, ids, keys, limit, offset } = self;
            let space_id = space_id.map_err(Error::InvalidRequest)?;
            let collection_id = collection_id.map_err(Error::InvalidRequest)?;
            let ids = ids.map_err(Error::InvalidRequest)?;
            let keys = keys.map_err(Error::InvalidRequest)?;
            let limit = limit.map_err(Error::InvalidRequest)?;
            let offset = offset.map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v2/spaces/{}/collections/{}/views", client.baseurl, encode_path(&
                space_id.to_string()), encode_path(& collection_id.to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            #[allow(unused_mut)]
            let mut request = client
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
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                400u16..=499u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16..=599u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::create_query`]

[`Client::create_query`]: super::Client::create_query*/
    #[derive(Debug, Clone)]
    pub struct CreateQuery<'a> {
        client: &'a super::Client,
        space_id: Result<::std::string::String, String>,
        create_missing_options: Result<Option<bool>, String>,
        dry_run: Result<Option<bool>, String>,
        idempotency_key: Result<Option<::std::string::String>, String>,
        body: Result<types::builder::CreateQueryRequest, String>,
    }
    impl<'a> CreateQuery<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                space_id: Err("space_id was not initialized".to_string()),
                create_missing_options: Ok(None),
                dry_run: Ok(None),
                idempotency_key: Ok(None),
                body: Ok(::std::default::Default::default()),
            }
        }
        pub fn space_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.space_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for space_id failed"
                        .to_string()
                });
            self
        }
        pub fn create_missing_options<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<bool>,
        {
            self.create_missing_options = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `bool` for create_missing_options failed".to_string()
                });
            self
        }
        pub fn dry_run<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<bool>,
        {
            self.dry_run = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `bool` for dry_run failed".to_string());
            self
        }
        pub fn idempotency_key<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.idempotency_key = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for idempotency_key failed"
                        .to_string()
                });
            self
        }
        pub fn body<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::CreateQueryRequest>,
            <V as std::convert::TryInto<
                types::CreateQueryRequest,
            >>::Error: std::fmt::Display,
        {
            self.body = value
                .try_into()
                .map(From::from)
                .map_err(|s| {
                    format!("conversion to `CreateQueryRequest` for body failed: {}", s)
                });
            self
        }
        pub fn body_map<F>(mut self, f: F) -> Self
        where
            F: std::ops::FnOnce(
                types::builder::CreateQueryRequest,
            ) -> types::builder::CreateQueryRequest,
        {
            self.body = self.body.map(f);
            self
        }
        ///Sends a `POST` request to `/v2/spaces/{space_id}/queries`
        pub async fn send(
            self,
        ) -> Result<ResponseValue<types::CreateResult>, Error<types::AnyError>> {
            let Self {
                client,
                space_id,
                create_missing_options,
                dry_run,
                idempotency_key,
                body,
            } = self;
            let space_id = space_id.map_err(Error::InvalidRequest)?;
            let create_missing_options = create_missing_options
                .map_err(Error::InvalidRequest)?;
            let dry_run = dry_run.map_err(Error::InvalidRequest)?;
            let idempotency_key = idempotency_key.map_err(Error::InvalidRequest)?;
            let body = body
                .and_then(|v| {
                    types::CreateQueryRequest::try_from(v).map_err(|e| e.to_string())
                })
                .map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v2/spaces/{}/queries", client.baseurl, encode_path(& space_id
                .to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            if let Some(value) = idempotency_key {
                header_map.append("Idempotency-Key", value.to_string().try_into()?);
            }
            #[allow(unused_mut)]
            let mut request = client
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
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                201u16 => ResponseValue::from_response(response).await,
                400u16..=499u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16..=599u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::get_query_objects`]

[`Client::get_query_objects`]: super::Client::get_query_objects*/
    #[derive(Debug, Clone)]
    pub struct GetQueryObjects<'a> {
        client: &'a super::Client,
        space_id: Result<::std::string::String, String>,
        query_id: Result<::std::string::String, String>,
        fields: Result<Option<::std::string::String>, String>,
        keys: Result<Option<types::Keys>, String>,
        limit: Result<Option<::std::num::NonZeroU64>, String>,
        offset: Result<Option<i64>, String>,
        view: Result<Option<::std::string::String>, String>,
    }
    impl<'a> GetQueryObjects<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                space_id: Err("space_id was not initialized".to_string()),
                query_id: Err("query_id was not initialized".to_string()),
                fields: Ok(None),
                keys: Ok(None),
                limit: Ok(None),
                offset: Ok(None),
                view: Ok(None),
            }
        }
        pub fn space_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.space_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for space_id failed"
                        .to_string()
                });
            self
        }
        pub fn query_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.query_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for query_id failed"
                        .to_string()
                });
            self
        }
        pub fn fields<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.fields = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for fields failed"
                        .to_string()
                });
            self
        }
        pub fn keys<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::Keys>,
        {
            self.keys = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `Keys` for keys failed".to_string());
            self
        }
        pub fn limit<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::num::NonZeroU64>,
        {
            self.limit = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: num :: NonZeroU64` for limit failed"
                        .to_string()
                });
            self
        }
        pub fn offset<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<i64>,
        {
            self.offset = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `i64` for offset failed".to_string());
            self
        }
        pub fn view<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.view = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for view failed"
                        .to_string()
                });
            self
        }
        ///Sends a `GET` request to `/v2/spaces/{space_id}/queries/{query_id}/objects`
        pub async fn send(
            self,
        ) -> Result<
            ResponseValue<types::ListResponseObjectRow>,
            Error<types::AnyError>,
        > {
            let Self { client, space_id, query_id, fields, keys, limit, offset, view } = self;
            let space_id = space_id.map_err(Error::InvalidRequest)?;
            let query_id = query_id.map_err(Error::InvalidRequest)?;
            let fields = fields.map_err(Error::InvalidRequest)?;
            let keys = keys.map_err(Error::InvalidRequest)?;
            let limit = limit.map_err(Error::InvalidRequest)?;
            let offset = offset.map_err(Error::InvalidRequest)?;
            let view = view.map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v2/spaces/{}/queries/{}/objects", client.baseurl, encode_path(&
                space_id.to_string()), encode_path(& query_id.to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            #[allow(unused_mut)]
            let mut request = client
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
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                400u16..=499u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16..=599u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    /**Builder for [`Client::get_query_views`]

[`Client::get_query_views`]: super::Client::get_query_views*/
    #[derive(Debug, Clone)]
    pub struct GetQueryViews<'a> {
        client: &'a super::Client,
        space_id: Result<::std::string::String, String>,
        query_id: Result<::std::string::String, String>,
        ids: Result<Option<types::Ids>, String>,
        keys: Result<Option<types::Keys>, String>,
        limit: Result<Option<::std::num::NonZeroU64>, String>,
        offset: Result<Option<i64>, String>,
    }
    impl<'a> GetQueryViews<'a> {
        pub fn new(client: &'a super::Client) -> Self {
            Self {
                client: client,
                space_id: Err("space_id was not initialized".to_string()),
                query_id: Err("query_id was not initialized".to_string()),
                ids: Ok(None),
                keys: Ok(None),
                limit: Ok(None),
                offset: Ok(None),
            }
        }
        pub fn space_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.space_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for space_id failed"
                        .to_string()
                });
            self
        }
        pub fn query_id<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::string::String>,
        {
            self.query_id = value
                .try_into()
                .map_err(|_| {
                    "conversion to `:: std :: string :: String` for query_id failed"
                        .to_string()
                });
            self
        }
        pub fn ids<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::Ids>,
        {
            self.ids = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `Ids` for ids failed".to_string());
            self
        }
        pub fn keys<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<types::Keys>,
        {
            self.keys = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `Keys` for keys failed".to_string());
            self
        }
        pub fn limit<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<::std::num::NonZeroU64>,
        {
            self.limit = value
                .try_into()
                .map(Some)
                .map_err(|_| {
                    "conversion to `:: std :: num :: NonZeroU64` for limit failed"
                        .to_string()
                });
            self
        }
        pub fn offset<V>(mut self, value: V) -> Self
        where
            V: std::convert::TryInto<i64>,
        {
            self.offset = value
                .try_into()
                .map(Some)
                .map_err(|_| "conversion to `i64` for offset failed".to_string());
            self
        }
        ///Sends a `GET` request to `/v2/spaces/{space_id}/queries/{query_id}/views`
        pub async fn send(
            self,
        ) -> Result<
            ResponseValue<types::ListResponseMapOfAnyValue>,
            Error<types::AnyError>,
        > {
            let Self { client, space_id, query_id, ids, keys, limit, offset } = self;
            let space_id = space_id.map_err(Error::InvalidRequest)?;
            let query_id = query_id.map_err(Error::InvalidRequest)?;
            let ids = ids.map_err(Error::InvalidRequest)?;
            let keys = keys.map_err(Error::InvalidRequest)?;
            let limit = limit.map_err(Error::InvalidRequest)?;
            let offset = offset.map_err(Error::InvalidRequest)?;
            let url = format!(
                "{}/v2/spaces/{}/queries/{}/views", client.baseurl, encode_path(&
                space_id.to_string()), encode_path(& query_id.to_string()),
            );
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(
                        super::Client::api_version(),
                    ),
                );
            #[allow(unused_mut)]
            let mut request = client
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
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            client.post(&result, &info).await?;
            let response = result?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                400u16..=499u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16..=599u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
}
/// Items consumers will typically use such as the Client.
pub mod prelude {
    pub use self::super::Client;
}
