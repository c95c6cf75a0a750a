//! Chats (v1.md 20).

mod messages;
mod requests;
mod stream;

use dropshot::Path;
use schemars::JsonSchema;
use serde::Deserialize;

use super::api::api;
use super::objects::{Object, ObjectResponse};
use super::shared::{PaginatedResponse, SpacePath};
use crate::extract::{Call, Parameters};
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

api! {
    /// Chats, their messages, reactions and read marks.
    ChatsV1 "Chat"

    /// List chats
    ///
    /// The chats of the space, last modified first. Hidden and archived chats are left out.
    GET "/v1/spaces/{space_id}/chats" "v1_list_chats"
        list_chats(path: Path<SpacePath>, call: Call) -> Reply<PaginatedResponse<Object>>;

    /// Create a chat
    ///
    /// A chat is an object; its name may be empty.
    POST "/v1/spaces/{space_id}/chats" "v1_create_chat"
        create_chat(path: Path<SpacePath>, call: Call<CreateChatRequest>) -> Created<ObjectResponse>;

    /// Read messages
    ///
    /// With `after_order_id` alone, returns the oldest messages after it, else the newest messages within the bounds.
    /// The order is always ascending, and both bounds are exclusive.
    GET "/v1/spaces/{space_id}/chats/{chat_id}/messages" "v1_get_chat_messages"
        get_chat_messages(path: Path<ChatPath>, query: Parameters<GetChatMessagesQuery>, call: Call)
            -> Reply<ChatMessagesResponse>;

    /// Post a message
    ///
    /// The text is literal. Marks format parts of it, such as bold text or a link. Their positions count UTF-16 code
    /// units.
    POST "/v1/spaces/{space_id}/chats/{chat_id}/messages" "v1_add_chat_message"
        add_chat_message(path: Path<ChatPath>, call: Call<AddChatMessageRequest>) -> Created<AddChatMessageResponse>;

    /// Read a message
    ///
    /// Returns the message, with the members who reacted.
    GET "/v1/spaces/{space_id}/chats/{chat_id}/messages/{message_id}" "v1_get_chat_message"
        get_chat_message(path: Path<ChatMessagePath>, call: Call) -> Reply<ChatMessageResponse>;

    /// Edit a message
    ///
    /// Only the author may edit it. The request replaces text, style and marks as a whole, and attachments if it has
    /// them.
    PATCH "/v1/spaces/{space_id}/chats/{chat_id}/messages/{message_id}" "v1_edit_chat_message"
        edit_chat_message(path: Path<ChatMessagePath>, call: Call<EditChatMessageRequest>) -> Empty<200>;

    /// Delete a message
    ///
    /// Deletes the message permanently; only its author may.
    DELETE "/v1/spaces/{space_id}/chats/{chat_id}/messages/{message_id}" "v1_delete_chat_message"
        delete_chat_message(path: Path<ChatMessagePath>, call: Call) -> Empty<200>;

    /// Toggle a reaction
    ///
    /// Adds a reaction. The same request again removes it.
    POST "/v1/spaces/{space_id}/chats/{chat_id}/messages/{message_id}/reactions" "v1_toggle_chat_reaction"
        toggle_chat_reaction(path: Path<ChatMessagePath>, call: Call<ToggleReactionRequest>) -> Empty<200>;

    /// Mark messages as read
    ///
    /// Marks messages or mentions; without bounds, all of them. Bounds are inclusive.
    POST "/literal/v1/spaces/{space_id}/chats/{chat_id}/messages/read" "v1_read_chat_messages"
        read_chat_messages(path: Path<ChatPath>, call: Call<ReadChatMessagesRequest>) -> Empty<200>;

    /// Mark reactions as read
    ///
    /// Marks all reactions, or those to messages up to `order_id`.
    POST "/v1/spaces/{space_id}/chats/{chat_id}/reactions/read" "v1_read_chat_reactions"
        read_chat_reactions(path: Path<ChatPath>, call: Call<ReadChatReactionsRequest>) -> Empty<200>;

    /// Mark everything as read
    ///
    /// Marks every message and mention that is stored at this moment.
    POST "/v1/spaces/{space_id}/chats/{chat_id}/read_all" "v1_read_all_chat_messages"
        read_all_chat_messages(path: Path<ChatPath>, call: Call) -> Empty<200>;

    /// Search messages
    ///
    /// The best matches first, then the newest.
    GET "/literal/v1/spaces/{space_id}/chats/{chat_id}/messages/search" "v1_search_chat_messages"
        search_chat_messages(path: Path<ChatPath>, query: Parameters<SearchChatMessagesQuery>, call: Call)
            -> Reply<PaginatedResponse<ChatMessageSearchResult>>;

    /// Stream a chat
    ///
    /// A stream of server-sent events: the last messages as additions, then every change. The server sends a comment at
    /// the beginning and when there is no event. There are no event ids: after a disconnect, the client opens the
    /// stream again.
    GET "/literal/v1/spaces/{space_id}/chats/{chat_id}/messages/stream" "v1_chat_message_stream"
        chat_message_stream(path: Path<ChatPath>, call: Call) -> EventStream;
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
