//! Chats and their messages (chats-files-auth.md 1).

use dropshot::{Path, RequestContext};

use crate::extract::{Call, Parameters};
use crate::refusal::ApiError;
use crate::reply::{Created, EventStream, Reply};
use crate::shared::ListResponse;
use crate::spaces::SpacePath;

mod messages;
mod requests;
mod stream;

pub use messages::{
    AttachmentKind, ChatAttachment, ChatMessage, ChatMessagesResponse, ChatState, MessageSearchHit,
};
pub use requests::{
    AddChatMessageRequest, ChatMessagePath, ChatMessageResult, ChatPath, ChatReactionRequest,
    ChatReactionResult, ChatReadRequest, ChatReadResult, ChatReadScope, ChatResult, ChatRow,
    CreateChatRequest, EditChatMessageRequest, GetChatMessageQuery, GetChatMessagesQuery,
    ReactionsMode, SearchChatMessagesQuery, StreamChatMessagesQuery,
};
pub use stream::{ChatEventType, ChatStreamEvent};

/// Chats, their messages, reactions and read marks.
#[dropshot::api_description]
pub trait ChatsApi {
    /// What the server shares between requests.
    type Context;

    /// List chats
    ///
    /// The chats of the space, last modified first, without hidden and archived ones. Rows carry no unread counters:
    /// these come with the messages.
    #[endpoint { method = GET, path = "/v2/spaces/{space_id}/chats", tags = ["Chat"] }]
    async fn list_chats(
        rqctx: RequestContext<Self::Context>,
        path: Path<SpacePath>,
        call: Call,
    ) -> Result<Reply<ListResponse<ChatRow>>, ApiError>;

    /// Create a chat
    ///
    /// `name` holds at most 4096 characters, may be left out and need not be unique. A chat is an object: it is renamed and archived
    /// through the object routes. A dry run answers no `id`.
    #[endpoint { method = POST, path = "/v2/spaces/{space_id}/chats", tags = ["Chat"] }]
    async fn create_chat(
        rqctx: RequestContext<Self::Context>,
        path: Path<SpacePath>,
        call: Call<CreateChatRequest>,
    ) -> Result<Created<ChatResult>, ApiError>;

    /// Read messages
    ///
    /// `after` alone walks forward from a place, oldest first, and goes on with `next_after`, which is also there at the
    /// end: ask again with it for what is posted later. Every other form is anchored at the newest end and walks
    /// backward with `next_before`. Messages are always ascending, both bounds
    /// are exclusive, and `has_more` speaks of the asked bounds only. `offset` is refused.
    /// A page ends before its `limit` when the texts in it come to 4 MiB: go on while `has_more`, however many came.
    #[endpoint { method = GET, path = "/v2/spaces/{space_id}/chats/{chat_id}/messages", tags = ["Chat"] }]
    async fn get_chat_messages(
        rqctx: RequestContext<Self::Context>,
        path: Path<ChatPath>,
        query: Parameters<GetChatMessagesQuery>,
        call: Call,
    ) -> Result<Reply<ChatMessagesResponse>, ApiError>;

    /// Post a message
    ///
    /// `text` is Markdown of at most 8000 UTF-16 code units once its markup is removed: a heading becomes a bold
    /// line, a fence code, everything else passes line by line through the inline markup of documents. At most 32
    /// attachments; a text or an attachment is needed. A dry run checks everything and answers no `id`.
    #[endpoint { method = POST, path = "/v2/spaces/{space_id}/chats/{chat_id}/messages", tags = ["Chat"] }]
    async fn add_chat_message(
        rqctx: RequestContext<Self::Context>,
        path: Path<ChatPath>,
        call: Call<AddChatMessageRequest>,
    ) -> Result<Created<ChatMessageResult>, ApiError>;

    /// Read a message
    ///
    /// The same as its row in the list.
    #[endpoint { method = GET, path = "/v2/spaces/{space_id}/chats/{chat_id}/messages/{message_id}", tags = ["Chat"] }]
    async fn get_chat_message(
        rqctx: RequestContext<Self::Context>,
        path: Path<ChatMessagePath>,
        query: Parameters<GetChatMessageQuery>,
        call: Call,
    ) -> Result<Reply<ChatMessage>, ApiError>;

    /// Edit a message
    ///
    /// Replaces the text; attachments, `reply_to`, pin and reactions stay. Only the author may. A text that means
    /// the same changes nothing. Place, `at` and `state_id` never change.
    #[endpoint { method = PATCH, path = "/v2/spaces/{space_id}/chats/{chat_id}/messages/{message_id}", tags = ["Chat"] }]
    async fn edit_chat_message(
        rqctx: RequestContext<Self::Context>,
        path: Path<ChatMessagePath>,
        call: Call<EditChatMessageRequest>,
    ) -> Result<Reply<ChatMessageResult>, ApiError>;

    /// Delete a message
    ///
    /// For good; only the author may. A file that hung on it and that nothing else refers to is deleted with it,
    /// after the answer, when the author uploaded it through the same application: `warnings` names what may go. A
    /// file in the bin stays, and so does one that answered an upload of another application or member. A dry run warns
    /// the same and removes nothing.
    #[endpoint { method = DELETE, path = "/v2/spaces/{space_id}/chats/{chat_id}/messages/{message_id}", tags = ["Chat"] }]
    async fn delete_chat_message(
        rqctx: RequestContext<Self::Context>,
        path: Path<ChatMessagePath>,
        call: Call,
    ) -> Result<Reply<ChatMessageResult>, ApiError>;

    /// Toggle a reaction
    ///
    /// Adds the caller's reaction to a message, or takes it back. An emoji holds 1 to 64 characters, at most 12
    /// different ones a member and 32 a message. A dry run predicts `added`.
    #[endpoint { method = POST, path = "/v2/spaces/{space_id}/chats/{chat_id}/messages/{message_id}/reactions", tags = ["Chat"] }]
    async fn toggle_chat_reaction(
        rqctx: RequestContext<Self::Context>,
        path: Path<ChatMessagePath>,
        call: Call<ChatReactionRequest>,
    ) -> Result<Reply<ChatReactionResult>, ApiError>;

    /// Mark as read
    ///
    /// Marks what stands at or before `up_to` and was stored at or before `last_state_id`: what was stored later
    /// stays unread wherever it stands. `scope` chooses messages (the default), mentions, or all reactions to the
    /// caller's own messages, which takes no bounds. Nothing becomes unread again. A dry run answers no `state`.
    #[endpoint { method = POST, path = "/v2/spaces/{space_id}/chats/{chat_id}/read", tags = ["Chat"] }]
    async fn read_chat(
        rqctx: RequestContext<Self::Context>,
        path: Path<ChatPath>,
        call: Call<ChatReadRequest>,
    ) -> Result<Reply<ChatReadResult>, ApiError>;

    /// Mark everything as read
    ///
    /// All messages and mentions that are stored at this moment; reactions stay. A dry run answers no `state`.
    #[endpoint { method = POST, path = "/v2/spaces/{space_id}/chats/{chat_id}/read_all", tags = ["Chat"] }]
    async fn read_all_chat_messages(
        rqctx: RequestContext<Self::Context>,
        path: Path<ChatPath>,
        call: Call,
    ) -> Result<Reply<ChatReadResult>, ApiError>;

    /// Search messages
    ///
    /// Messages that hold any of the words, the last word also as a beginning; a double-quoted run is an exact
    /// phrase. Best first, then newest. `query` holds 1 to 4096 characters, `snippet` is plain text of at most 150
    /// characters around the first hit. Deleted messages never match. A page ends before its `limit` when the texts
    /// in it come to 4 MiB: the next one begins at `offset` plus as many as came.
    #[endpoint { method = GET, path = "/literal/v2/spaces/{space_id}/chats/{chat_id}/messages/search", tags = ["Chat"] }]
    async fn search_chat_messages(
        rqctx: RequestContext<Self::Context>,
        path: Path<ChatPath>,
        query: Parameters<SearchChatMessagesQuery>,
        call: Call,
    ) -> Result<Reply<ListResponse<MessageSearchHit>>, ApiError>;

    /// Follow a chat
    ///
    /// Server-sent events. First the last `limit` messages as `message_added`, fewer when the texts of these come to
    /// 4 MiB, then every change as it is committed:
    /// `message_added`, `message_updated`, `message_deleted`, `reactions_updated`, `pinned_updated`,
    /// `state_updated`. Only additions carry an event id; a frame that holds nothing but an id follows the window.
    /// Send the last id as `Last-Event-ID` to go on from there: only additions replay, so read messages again to
    /// learn of edits and deletions. `resync_required` as the first event says that the window does not go on from
    /// that id, or that no message has it; later it says that this client was too slow, and is the last: more than 256 events or 6144000 bytes of
    /// text waited for it, or its connection took nothing for half a minute. One that reads without a pause, but less
    /// than some 32 KB a second, may hear that, too, as systems take in large steps; it goes on from its last id.
    /// Comment lines keep the connection alive. At most 64 streams are open at once, and 256 connections that were not
    /// read to the end of one. A stream ends when the key loses its rights.
    #[endpoint { method = GET, path = "/literal/v2/spaces/{space_id}/chats/{chat_id}/messages/stream", tags = ["Chat"] }]
    async fn stream_chat_messages(
        rqctx: RequestContext<Self::Context>,
        path: Path<ChatPath>,
        query: Parameters<StreamChatMessagesQuery>,
        call: Call,
    ) -> Result<EventStream, ApiError>;
}
