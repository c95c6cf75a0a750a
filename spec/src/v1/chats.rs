//! Chats (v1.md 20).

mod messages;
mod requests;
mod stream;

use dropshot::{Path, RequestContext};
use schemars::JsonSchema;
use serde::Deserialize;

use super::objects::{Object, ObjectResponse};
use super::shared::{PaginatedResponse, SpacePath};
use crate::extract::{Call, Parameters};
use crate::refusal::ApiError;
use crate::reply::{Created, Empty, EventStream, Reply};

pub use messages::{
    AddChatMessageResponse, AttachmentType, ChatAttachment, ChatMessage, ChatMessageContent,
    ChatMessageResponse, ChatMessageSearchResult, ChatMessagesResponse, MarkType, MessageStyle,
    Reactions, TextMark, TextRange,
};
pub use requests::{
    AddChatMessageRequest, ChatAttachmentInput, CreateChatRequest, EditChatMessageRequest,
    GetChatMessagesQuery, READ_TYPES, ReadChatMessagesRequest, ReadChatReactionsRequest,
    SearchChatMessagesQuery, TextMarkInput, ToggleReactionRequest,
};
pub use stream::{
    ChatMessageDeletedEvent, ChatMessageEvent, ChatReactionsEvent, ChatStreamData, DeletedPayload,
    DeletedType, HEARTBEAT_HEADERS, HEARTBEAT_SECONDS, HEARTBEAT_SECONDS_MAX, MessagePayload,
    MessageType, ReactionsPayload, ReactionsType,
};

/// Messages of a list, and of the window of a stream, when `limit` is absent.
pub const MESSAGE_LIMIT_DEFAULT: u32 = 50;

/// Chats, their messages, reactions and read marks.
#[dropshot::api_description]
pub trait ChatsV1 {
    /// What the server shares between requests.
    type Context;

    /// List chats
    ///
    /// The chats of the space, last modified first, without hidden and archived ones.
    #[endpoint {
        method = GET,
        path = "/v1/spaces/{space_id}/chats",
        tags = ["Chat"],
        operation_id = "v1_list_chats",
    }]
    async fn list_chats(
        rqctx: RequestContext<Self::Context>,
        path: Path<SpacePath>,
        call: Call,
    ) -> Result<Reply<PaginatedResponse<Object>>, ApiError>;

    /// Create a chat
    ///
    /// A chat is an object; its name may be empty.
    #[endpoint {
        method = POST,
        path = "/v1/spaces/{space_id}/chats",
        tags = ["Chat"],
        operation_id = "v1_create_chat",
    }]
    async fn create_chat(
        rqctx: RequestContext<Self::Context>,
        path: Path<SpacePath>,
        call: Call<CreateChatRequest>,
    ) -> Result<Created<ObjectResponse>, ApiError>;

    /// Read messages
    ///
    /// With `after_order_id` alone the oldest ones after it, else the newest ones within the bounds; always ascending.
    /// Both bounds are exclusive.
    #[endpoint {
        method = GET,
        path = "/v1/spaces/{space_id}/chats/{chat_id}/messages",
        tags = ["Chat"],
        operation_id = "v1_get_chat_messages",
    }]
    async fn get_chat_messages(
        rqctx: RequestContext<Self::Context>,
        path: Path<ChatPath>,
        query: Parameters<GetChatMessagesQuery>,
        call: Call,
    ) -> Result<Reply<ChatMessagesResponse>, ApiError>;

    /// Post a message
    ///
    /// The text is literal; marks say what of it is bold, a link and so on, in UTF-16 units.
    #[endpoint {
        method = POST,
        path = "/v1/spaces/{space_id}/chats/{chat_id}/messages",
        tags = ["Chat"],
        operation_id = "v1_add_chat_message",
    }]
    async fn add_chat_message(
        rqctx: RequestContext<Self::Context>,
        path: Path<ChatPath>,
        call: Call<AddChatMessageRequest>,
    ) -> Result<Created<AddChatMessageResponse>, ApiError>;

    /// Read a message
    ///
    /// With the members who reacted.
    #[endpoint {
        method = GET,
        path = "/v1/spaces/{space_id}/chats/{chat_id}/messages/{message_id}",
        tags = ["Chat"],
        operation_id = "v1_get_chat_message",
    }]
    async fn get_chat_message(
        rqctx: RequestContext<Self::Context>,
        path: Path<ChatMessagePath>,
        call: Call,
    ) -> Result<Reply<ChatMessageResponse>, ApiError>;

    /// Edit a message
    ///
    /// Only its author may. Text, style and marks are replaced as a whole, attachments where they are given.
    #[endpoint {
        method = PATCH,
        path = "/v1/spaces/{space_id}/chats/{chat_id}/messages/{message_id}",
        tags = ["Chat"],
        operation_id = "v1_edit_chat_message",
    }]
    async fn edit_chat_message(
        rqctx: RequestContext<Self::Context>,
        path: Path<ChatMessagePath>,
        call: Call<EditChatMessageRequest>,
    ) -> Result<Empty<200>, ApiError>;

    /// Delete a message
    ///
    /// For good; only its author may.
    #[endpoint {
        method = DELETE,
        path = "/v1/spaces/{space_id}/chats/{chat_id}/messages/{message_id}",
        tags = ["Chat"],
        operation_id = "v1_delete_chat_message",
    }]
    async fn delete_chat_message(
        rqctx: RequestContext<Self::Context>,
        path: Path<ChatMessagePath>,
        call: Call,
    ) -> Result<Empty<200>, ApiError>;

    /// Add a reaction, or take it back
    ///
    /// Sent a second time it is taken back.
    #[endpoint {
        method = POST,
        path = "/v1/spaces/{space_id}/chats/{chat_id}/messages/{message_id}/reactions",
        tags = ["Chat"],
        operation_id = "v1_toggle_chat_reaction",
    }]
    async fn toggle_chat_reaction(
        rqctx: RequestContext<Self::Context>,
        path: Path<ChatMessagePath>,
        call: Call<ToggleReactionRequest>,
    ) -> Result<Empty<200>, ApiError>;

    /// Mark messages as read
    ///
    /// Messages or mentions; without bounds all of them. Bounds are inclusive.
    #[endpoint {
        method = POST,
        path = "/literal/v1/spaces/{space_id}/chats/{chat_id}/messages/read",
        tags = ["Chat"],
        operation_id = "v1_read_chat_messages",
    }]
    async fn read_chat_messages(
        rqctx: RequestContext<Self::Context>,
        path: Path<ChatPath>,
        call: Call<ReadChatMessagesRequest>,
    ) -> Result<Empty<200>, ApiError>;

    /// Mark reactions as read
    ///
    /// All, or those on messages up to `order_id`.
    #[endpoint {
        method = POST,
        path = "/v1/spaces/{space_id}/chats/{chat_id}/reactions/read",
        tags = ["Chat"],
        operation_id = "v1_read_chat_reactions",
    }]
    async fn read_chat_reactions(
        rqctx: RequestContext<Self::Context>,
        path: Path<ChatPath>,
        call: Call<ReadChatReactionsRequest>,
    ) -> Result<Empty<200>, ApiError>;

    /// Mark everything as read
    ///
    /// Every message and mention that is stored at this moment.
    #[endpoint {
        method = POST,
        path = "/v1/spaces/{space_id}/chats/{chat_id}/read_all",
        tags = ["Chat"],
        operation_id = "v1_read_all_chat_messages",
    }]
    async fn read_all_chat_messages(
        rqctx: RequestContext<Self::Context>,
        path: Path<ChatPath>,
        call: Call,
    ) -> Result<Empty<200>, ApiError>;

    /// Search messages
    ///
    /// Best first, then newest.
    #[endpoint {
        method = GET,
        path = "/literal/v1/spaces/{space_id}/chats/{chat_id}/messages/search",
        tags = ["Chat"],
        operation_id = "v1_search_chat_messages",
    }]
    async fn search_chat_messages(
        rqctx: RequestContext<Self::Context>,
        path: Path<ChatPath>,
        query: Parameters<SearchChatMessagesQuery>,
        call: Call,
    ) -> Result<Reply<PaginatedResponse<ChatMessageSearchResult>>, ApiError>;

    /// Stream a chat
    ///
    /// Server-sent events: the last messages as additions, then every change. A comment is sent at the beginning and when
    /// nothing else is. There are no event ids: a client that was cut off opens the stream again.
    #[endpoint {
        method = GET,
        path = "/literal/v1/spaces/{space_id}/chats/{chat_id}/messages/stream",
        tags = ["Chat"],
        operation_id = "v1_chat_message_stream",
    }]
    async fn chat_message_stream(
        rqctx: RequestContext<Self::Context>,
        path: Path<ChatPath>,
        call: Call,
    ) -> Result<EventStream, ApiError>;
}

/// The chat that a path names.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct ChatPath {
    /// Full id of a space.
    pub space_id: String,
    /// Full id of a chat.
    pub chat_id: String,
}

/// The message that a path names.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct ChatMessagePath {
    /// Full id of a space.
    pub space_id: String,
    /// Full id of a chat.
    pub chat_id: String,
    /// Id of a message.
    pub message_id: String,
}
