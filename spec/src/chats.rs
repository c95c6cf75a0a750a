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
    /// The chats of the space, last modified first. Hidden and archived chats are left out. Rows have no unread
    /// counters; list_chat_messages returns them.
    #[endpoint { method = GET, path = "/v2/spaces/{space_id}/chats", tags = ["Chat"] }]
    async fn list_chats(
        rqctx: RequestContext<Self::Context>,
        path: Path<SpacePath>,
        call: Call,
    ) -> Result<Reply<ListResponse<ChatRow>>, ApiError>;

    /// Create a chat
    ///
    /// `name` holds at most 4096 characters. It is optional and need not be unique. A chat is an object: the object
    /// routes rename and archive it. A dry run returns no `id`.
    #[endpoint { method = POST, path = "/v2/spaces/{space_id}/chats", tags = ["Chat"] }]
    async fn create_chat(
        rqctx: RequestContext<Self::Context>,
        path: Path<SpacePath>,
        call: Call<CreateChatRequest>,
    ) -> Result<Created<ChatResult>, ApiError>;

    /// Read messages
    ///
    /// With `after` alone, pages go forward from this order id, oldest messages first. Each such page has `next_after`,
    /// also the last one: use it later to get newer messages. In every other case, pages begin with the newest messages,
    /// or with the newest before `before`, and go backward with `next_before`. A page lists its messages in ascending
    /// order. Both bounds are exclusive, and `has_more` refers to the requested bounds only. `offset` is refused. A page
    /// ends before its `limit` when its texts reach 4 MiB: continue while `has_more` is true, however many messages came.
    #[endpoint { method = GET, path = "/v2/spaces/{space_id}/chats/{chat_id}/messages", tags = ["Chat"] }]
    async fn get_chat_messages(
        rqctx: RequestContext<Self::Context>,
        path: Path<ChatPath>,
        query: Parameters<GetChatMessagesQuery>,
        call: Call,
    ) -> Result<Reply<ChatMessagesResponse>, ApiError>;

    /// Post a message
    ///
    /// `text` is Markdown. Without its markup it holds at most 8000 UTF-16 code units. A heading becomes a bold line,
    /// and a fence becomes code. The server reads every other line as inline markup of documents. A message has at most
    /// 32 attachments, and needs a text or an attachment. A dry run checks everything and returns no `id`.
    #[endpoint { method = POST, path = "/v2/spaces/{space_id}/chats/{chat_id}/messages", tags = ["Chat"] }]
    async fn add_chat_message(
        rqctx: RequestContext<Self::Context>,
        path: Path<ChatPath>,
        call: Call<AddChatMessageRequest>,
    ) -> Result<Created<ChatMessageResult>, ApiError>;

    /// Read a message
    ///
    /// The same content as in the list of messages.
    #[endpoint { method = GET, path = "/v2/spaces/{space_id}/chats/{chat_id}/messages/{message_id}", tags = ["Chat"] }]
    async fn get_chat_message(
        rqctx: RequestContext<Self::Context>,
        path: Path<ChatMessagePath>,
        query: Parameters<GetChatMessageQuery>,
        call: Call,
    ) -> Result<Reply<ChatMessage>, ApiError>;

    /// Edit a message
    ///
    /// Replaces the text; attachments, `reply_to`, pin and reactions stay. Only the author may edit it. A text with the
    /// same meaning changes nothing. `order`, `at` and `state_id` never change.
    #[endpoint { method = PATCH, path = "/v2/spaces/{space_id}/chats/{chat_id}/messages/{message_id}", tags = ["Chat"] }]
    async fn edit_chat_message(
        rqctx: RequestContext<Self::Context>,
        path: Path<ChatMessagePath>,
        call: Call<EditChatMessageRequest>,
    ) -> Result<Reply<ChatMessageResult>, ApiError>;

    /// Delete a message
    ///
    /// Deletes the message permanently; only its author may. An attached file is deleted after the response if nothing
    /// else refers to it and the author uploaded it through the same application. `warnings` lists the files that may
    /// be deleted. A file in the bin stays. A file also stays if it was returned for the same upload by another
    /// application or member. A dry run returns the same warnings and deletes nothing.
    #[endpoint { method = DELETE, path = "/v2/spaces/{space_id}/chats/{chat_id}/messages/{message_id}", tags = ["Chat"] }]
    async fn delete_chat_message(
        rqctx: RequestContext<Self::Context>,
        path: Path<ChatMessagePath>,
        call: Call,
    ) -> Result<Reply<ChatMessageResult>, ApiError>;

    /// Toggle a reaction
    ///
    /// Adds the caller's reaction to a message, or removes it. An emoji holds 1 to 64 characters. A member can add at
    /// most 12 different emoji to a message, and a message has at most 32. A dry run predicts `added`.
    #[endpoint { method = POST, path = "/v2/spaces/{space_id}/chats/{chat_id}/messages/{message_id}/reactions", tags = ["Chat"] }]
    async fn toggle_chat_reaction(
        rqctx: RequestContext<Self::Context>,
        path: Path<ChatMessagePath>,
        call: Call<ChatReactionRequest>,
    ) -> Result<Reply<ChatReactionResult>, ApiError>;

    /// Mark as read
    ///
    /// Marks messages that are at or before `up_to` and were stored at or before `last_state_id`. Messages that were
    /// stored later stay unread, wherever they are. `scope` selects messages (the default), mentions, or all reactions
    /// to the caller's own messages, which takes no bounds. Nothing becomes unread again. A dry run returns no `state`.
    #[endpoint { method = POST, path = "/v2/spaces/{space_id}/chats/{chat_id}/read", tags = ["Chat"] }]
    async fn read_chat(
        rqctx: RequestContext<Self::Context>,
        path: Path<ChatPath>,
        call: Call<ChatReadRequest>,
    ) -> Result<Reply<ChatReadResult>, ApiError>;

    /// Mark everything as read
    ///
    /// Marks all messages and mentions that are stored at this moment. Reactions stay unread. A dry run returns no
    /// `state`.
    #[endpoint { method = POST, path = "/v2/spaces/{space_id}/chats/{chat_id}/read_all", tags = ["Chat"] }]
    async fn read_all_chat_messages(
        rqctx: RequestContext<Self::Context>,
        path: Path<ChatPath>,
        call: Call,
    ) -> Result<Reply<ChatReadResult>, ApiError>;

    /// Search messages
    ///
    /// Finds messages that contain any of the words. The last word also matches the beginning of a word. A
    /// double-quoted text is an exact phrase. The best matches come first, then the newest. `query` holds 1 to 4096
    /// characters, and `snippet` is plain text of at most 150 characters around the first match. Deleted messages never
    /// match. A page ends before its `limit` when its texts reach 4 MiB: the next page begins at `offset` plus the
    /// number of messages that came.
    #[endpoint { method = GET, path = "/literal/v2/spaces/{space_id}/chats/{chat_id}/messages/search", tags = ["Chat"] }]
    async fn search_chat_messages(
        rqctx: RequestContext<Self::Context>,
        path: Path<ChatPath>,
        query: Parameters<SearchChatMessagesQuery>,
        call: Call,
    ) -> Result<Reply<ListResponse<MessageSearchHit>>, ApiError>;

    /// Follow a chat
    ///
    /// A stream of server-sent events. It begins with the last `limit` messages as `message_added`, fewer if their
    /// texts reach 4 MiB. Then every change follows when it is committed: `message_added`, `message_updated`,
    /// `message_deleted`, `reactions_updated`, `pinned_updated`, `state_updated`. Only additions have an event id. A
    /// frame with only an id follows the first messages. To resume, send the last id as `Last-Event-ID`. The server
    /// replays additions only, so read the messages again to get edits and deletions. `resync_required` as the first
    /// event means that the stream cannot resume from this id, or that no message has it. Later it means that the
    /// client was too slow, and the stream ends. More than 256 events or 6144000 bytes of text were waiting, or the
    /// connection accepted nothing for half a minute. A client that reads without a pause, but slower than about 32 KB
    /// a second, may also get it; it can resume from its last id. Comment lines keep the connection open. At most 64
    /// streams are open at the same time, and 256 connections whose streams were not read to the end. A stream ends
    /// when the key loses its rights.
    #[endpoint { method = GET, path = "/literal/v2/spaces/{space_id}/chats/{chat_id}/messages/stream", tags = ["Chat"] }]
    async fn stream_chat_messages(
        rqctx: RequestContext<Self::Context>,
        path: Path<ChatPath>,
        query: Parameters<StreamChatMessagesQuery>,
        call: Call,
    ) -> Result<EventStream, ApiError>;
}
