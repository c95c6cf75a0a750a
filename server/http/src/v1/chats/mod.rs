//! Chats and their messages (v1.md 20).

mod stream;
mod wire;

use std::sync::Arc;

use dropshot::{Path, RequestContext};
use rolltop_document::message::{MessageStyle, V1Mark};
use rolltop_spec::errors::ErrorKind;
use rolltop_spec::extract::{Call, Parameters};
use rolltop_spec::refusal::ApiError;
use rolltop_spec::reply::{Created, Empty, EventStream, Reply};
use rolltop_spec::v1::chats::{
    AddChatMessageRequest, AddChatMessageResponse, ChatAttachmentInput, ChatMessagePath,
    ChatMessageResponse, ChatMessageSearchResult, ChatMessagesResponse, ChatPath, ChatsV1,
    CreateChatRequest, EditChatMessageRequest, GetChatMessagesQuery, READ_TYPES,
    ReadChatMessagesRequest, ReadChatReactionsRequest, SearchChatMessagesQuery, TextMarkInput,
    ToggleReactionRequest,
};
use rolltop_spec::v1::objects::{Object, ObjectResponse};
use rolltop_spec::v1::{PaginatedResponse, SpacePath};
use rolltop_store::{MessageRange, Tx};
use rolltop_workspace::chats::{MessageEdit, MessageText, NewMessage, ReadRange, WritableChat};
use rolltop_workspace::search::Candidates;
use rolltop_workspace::{Error, Workspace};

use super::filters::Filters;
use super::given::fault;
use super::given_icons::{Bearer, file_urls, icon_of};
use super::objects::{committed, filtered};
use super::{V1, not_found};
use crate::endpoints::chats::stream as events;
use crate::pipeline::{Context, Request, admitted};
use crate::refusals::refusal;

impl ChatsV1 for V1 {
    type Context = Context;

    async fn list_chats(
        _: RequestContext<Context>,
        _: Path<SpacePath>,
        call: Call,
    ) -> Result<Reply<PaginatedResponse<Object>>, ApiError> {
        let listed = admitted(&call)?.read(|workspace, request| {
            let filters = Filters::of(request)?;
            let chats = Candidates::These(workspace.chat_ids(request.space()?)?);
            filtered(workspace, request, &chats, &filters)
        });
        Reply::ok(&listed.await?)
    }

    async fn create_chat(
        _: RequestContext<Context>,
        _: Path<SpacePath>,
        call: Call<CreateChatRequest>,
    ) -> Result<Created<ObjectResponse>, ApiError> {
        let request = admitted(&call)?;
        let body: CreateChatRequest = request.lenient_body()?;
        let made = request.commit(move |workspace, tx, request| {
            let (caller, space) = (request.caller()?, request.space()?);
            let name = body.name.as_deref().unwrap_or_default().trim();
            let urls = file_urls(request)?;
            let made = workspace.create_chat(tx, caller, space, name, |objects| {
                let icon = icon_of(body.icon.as_ref(), Bearer::Object, None, &urls, objects);
                icon.map(Option::flatten)
            });
            Ok(made?.id.unwrap_or_default())
        });
        let id = made.await?;
        Created::of(&committed(&request, id).await?)
    }

    async fn get_chat_messages(
        _: RequestContext<Context>,
        path: Path<ChatPath>,
        _: Parameters<GetChatMessagesQuery>,
        call: Call,
    ) -> Result<Reply<ChatMessagesResponse>, ApiError> {
        let chat_id = path.into_inner().chat_id;
        let listed = admitted(&call)?.read(move |workspace, request| {
            let space = request.space()?;
            workspace
                .check_readable_chat(space, &chat_id)
                .map_err(chat_refused)?;
            let query: GetChatMessagesQuery = request.parameters()?;
            let range = MessageRange {
                after: query.after_order_id.as_deref(),
                before: query.before_order_id.as_deref(),
                limit: request.page().limit,
            };
            let (_, messages) = workspace.messages(space, &chat_id, range)?;
            let messages = messages.iter().map(wire::message).collect();
            Ok(ChatMessagesResponse { messages })
        });
        Reply::ok(&listed.await?)
    }

    async fn add_chat_message(
        _: RequestContext<Context>,
        path: Path<ChatPath>,
        call: Call<AddChatMessageRequest>,
    ) -> Result<Created<AddChatMessageResponse>, ApiError> {
        let request = admitted(&call)?;
        let chat_id = path.into_inner().chat_id;
        let body = request.lenient_body::<AddChatMessageRequest>();
        let added = request.commit(move |workspace, tx, request| {
            let chat = writable(workspace, tx, request, &chat_id)?;
            let body = body?;
            let (marks, attachments) = (marks(body.marks), targets(body.attachments));
            let reply_to = given(body.reply_to_message_id);
            let new = NewMessage {
                text: MessageText::Marked {
                    text: &body.text,
                    marks: &marks,
                },
                style: style(body.style.as_deref()),
                attachments: &attachments.unwrap_or_default(),
                reply_to: reply_to.as_deref(),
            };
            let added = workspace.add_message(tx, request.caller()?, &chat, new)?;
            Ok(AddChatMessageResponse {
                message_id: added.id.unwrap_or_default(),
            })
        });
        Created::of(&added.await?)
    }

    async fn get_chat_message(
        _: RequestContext<Context>,
        path: Path<ChatMessagePath>,
        call: Call,
    ) -> Result<Reply<ChatMessageResponse>, ApiError> {
        let path = path.into_inner();
        let found = admitted(&call)?.read(move |workspace, request| {
            let space = request.space()?;
            workspace
                .check_readable_chat(space, &path.chat_id)
                .map_err(chat_refused)?;
            let found = workspace.get_message(space, &path.chat_id, &path.message_id);
            let message = wire::message(&found.map_err(message_refused)?);
            Ok(ChatMessageResponse { message })
        });
        Reply::ok(&found.await?)
    }

    async fn edit_chat_message(
        _: RequestContext<Context>,
        path: Path<ChatMessagePath>,
        call: Call<EditChatMessageRequest>,
    ) -> Result<Empty<200>, ApiError> {
        let request = admitted(&call)?;
        let path = path.into_inner();
        let body = request.lenient_body::<EditChatMessageRequest>();
        let edited = request.commit(move |workspace, tx, request| {
            let chat = writable(workspace, tx, request, &path.chat_id)?;
            chat.check_message(tx, &path.message_id)
                .map_err(message_refused)?;
            let body = body?;
            let (marks, attachments) = (marks(body.marks), targets(body.attachments));
            let edit = MessageEdit {
                text: MessageText::Marked {
                    text: &body.text,
                    marks: &marks,
                },
                style: Some(style(body.style.as_deref())),
                attachments: attachments.as_deref(),
            };
            chat.edit_message(tx, &path.message_id, edit)?;
            Ok(Empty)
        });
        edited.await
    }

    async fn delete_chat_message(
        rqctx: RequestContext<Context>,
        path: Path<ChatMessagePath>,
        call: Call,
    ) -> Result<Empty<200>, ApiError> {
        let path = path.into_inner();
        let deleted = admitted(&call)?.commit(move |workspace, tx, request| {
            let chat = writable(workspace, tx, request, &path.chat_id)?;
            let deleted = chat.delete_message(tx, &path.message_id);
            deleted.map_err(message_refused)?;
            Ok(Empty)
        });
        let deleted = deleted.await?;
        rqctx.context().clean_up_attachments();
        Ok(deleted)
    }

    async fn toggle_chat_reaction(
        _: RequestContext<Context>,
        path: Path<ChatMessagePath>,
        call: Call<ToggleReactionRequest>,
    ) -> Result<Empty<200>, ApiError> {
        let request = admitted(&call)?;
        let path = path.into_inner();
        let body = request.lenient_body::<ToggleReactionRequest>();
        let toggled = request.commit(move |workspace, tx, request| {
            let chat = writable(workspace, tx, request, &path.chat_id)?;
            chat.check_message(tx, &path.message_id)
                .map_err(message_refused)?;
            let emoji = body?.emoji;
            chat.toggle_reaction(tx, &path.message_id, &emoji)?;
            Ok(Empty)
        });
        toggled.await
    }

    async fn read_chat_messages(
        _: RequestContext<Context>,
        path: Path<ChatPath>,
        call: Call<ReadChatMessagesRequest>,
    ) -> Result<Empty<200>, ApiError> {
        let request = admitted(&call)?;
        let chat_id = path.into_inner().chat_id;
        let body = request.lenient_body::<ReadChatMessagesRequest>();
        let read = request.commit(move |workspace, tx, request| {
            let chat = writable(workspace, tx, request, &chat_id)?;
            chat.read_range(tx, range(body?)?)?;
            Ok(Empty)
        });
        read.await
    }

    async fn read_chat_reactions(
        _: RequestContext<Context>,
        path: Path<ChatPath>,
        call: Call<ReadChatReactionsRequest>,
    ) -> Result<Empty<200>, ApiError> {
        let request = admitted(&call)?;
        let chat_id = path.into_inner().chat_id;
        let body = request.lenient_body::<ReadChatReactionsRequest>();
        let read = request.commit(move |workspace, tx, request| {
            let chat = writable(workspace, tx, request, &chat_id)?;
            chat.read_reactions(tx, given(body?.order_id))?;
            Ok(Empty)
        });
        read.await
    }

    async fn read_all_chat_messages(
        _: RequestContext<Context>,
        path: Path<ChatPath>,
        call: Call,
    ) -> Result<Empty<200>, ApiError> {
        let chat_id = path.into_inner().chat_id;
        let read = admitted(&call)?.commit(move |workspace, tx, request| {
            let chat = writable(workspace, tx, request, &chat_id)?;
            chat.read_all(tx)?;
            Ok(Empty)
        });
        read.await
    }

    async fn search_chat_messages(
        _: RequestContext<Context>,
        path: Path<ChatPath>,
        _: Parameters<SearchChatMessagesQuery>,
        call: Call,
    ) -> Result<Reply<PaginatedResponse<ChatMessageSearchResult>>, ApiError> {
        let chat_id = path.into_inner().chat_id;
        let found = admitted(&call)?.read(move |workspace, request| {
            let (space, page) = (request.space()?, request.page());
            workspace
                .check_readable_chat(space, &chat_id)
                .map_err(chat_refused)?;
            let query = request.parameters::<SearchChatMessagesQuery>()?.query;
            let query = query.unwrap_or_default();
            if query.trim().is_empty() {
                return Err(ApiError::from(fault("query parameter is required")).into());
            }
            let found = workspace.search_messages(space, &chat_id, &query, page)?;
            let first = found.total.saturating_sub(page.offset);
            let scores = (0..=first).rev();
            let hits = found.hits.into_iter().zip(scores);
            let hits = hits.map(|(hit, score)| wire::hit(hit, score)).collect();
            Ok(PaginatedResponse::new(page, hits, found.total))
        });
        Reply::ok(&found.await?)
    }

    async fn chat_message_stream(
        rqctx: RequestContext<Context>,
        path: Path<ChatPath>,
        call: Call,
    ) -> Result<EventStream, ApiError> {
        let chat_id = path.into_inner().chat_id;
        let heartbeat = stream::heartbeat(rqctx.request.headers());
        let request = admitted(&call)?;
        let opened = request.read(move |workspace, request| {
            let (caller, space) = (request.caller()?, request.space()?);
            workspace
                .check_readable_chat(space, &chat_id)
                .map_err(chat_refused)?;
            let place = events::place(&request.app)?;
            let limit = request.page().limit;
            let opened = workspace.open_stream(caller, space, &chat_id, limit, None)?;
            Ok((opened, place))
        });
        let (opened, place) = opened.await?;
        let (app, version) = (Arc::clone(&request.app), rqctx.request.version());
        let spelling = &stream::EVENTS;
        Ok(events::response(
            spelling, app, opened, place, heartbeat, version,
        ))
    }
}

/// Refuses what is no chat, or one in the bin, before the body is judged (v1.md 2).
fn writable<'c>(
    workspace: &Workspace,
    tx: &Tx<'_>,
    request: &'c Request,
    chat_id: &'c str,
) -> Result<WritableChat<'c>, ApiError> {
    let found = workspace.writable_chat(tx, request.space()?, chat_id);
    found.map_err(chat_refused)
}

fn chat_refused(error: Error) -> ApiError {
    refused(error, "chat not found")
}

fn message_refused(error: Error) -> ApiError {
    refused(error, "chat message not found")
}

fn refused(error: Error, missing: &'static str) -> ApiError {
    let refused = refusal(error);
    match refused.kind {
        ErrorKind::NotFound => not_found(missing),
        _ => refused,
    }
}

/// Empty counts as absent.
fn given(value: Option<String>) -> Option<String> {
    value.filter(|text| !text.is_empty())
}

/// An unknown style is that of a paragraph.
fn style(style: Option<&str>) -> MessageStyle {
    let style = style.and_then(MessageStyle::from_name);
    style.unwrap_or(MessageStyle::Paragraph)
}

fn marks(marks: Option<Vec<TextMarkInput>>) -> Vec<V1Mark> {
    let marks = marks.into_iter().flatten().map(|mark| V1Mark {
        from: mark.from,
        to: mark.to,
        mark_type: mark.mark_type,
        param: mark.param,
    });
    marks.collect()
}

fn targets(attachments: Option<Vec<ChatAttachmentInput>>) -> Option<Vec<String>> {
    let targets = attachments?.into_iter().map(|attachment| attachment.target);
    Some(targets.collect())
}

fn range(body: ReadChatMessagesRequest) -> Result<ReadRange, ApiError> {
    let [messages, mentions] = READ_TYPES;
    let read_type = given(body.read_type);
    let read_type = read_type.as_deref().unwrap_or(messages);
    if !READ_TYPES.contains(&read_type) {
        return Err(fault("invalid read message type").into());
    }
    Ok(ReadRange {
        mentions: read_type == mentions,
        from: given(body.after_order_id),
        up_to: given(body.before_order_id),
        last_state_id: given(body.last_state_id),
    })
}
