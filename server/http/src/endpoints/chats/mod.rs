//! Chats and their messages (chats-files-auth.md 1).

mod stream;
mod wire;

use std::sync::Arc;
use std::time::Duration;

use dropshot::{Path, RequestContext};
use http::StatusCode;
use rolltop_document::issue::Issue;
use rolltop_spec::chats::{
    AddChatMessageRequest, ChatMessage, ChatMessagePath, ChatMessageResult, ChatMessagesResponse,
    ChatPath, ChatReactionRequest, ChatReactionResult, ChatReadRequest, ChatReadResult, ChatResult,
    ChatRow, ChatsApi, CreateChatRequest, EditChatMessageRequest, GetChatMessageQuery,
    GetChatMessagesQuery, MessageSearchHit, ReactionsMode, SearchChatMessagesQuery,
    StreamChatMessagesQuery,
};
use rolltop_spec::extract::{Call, Parameters};
use rolltop_spec::refusal::ApiError;
use rolltop_spec::reply::{Created, EventStream, Reply};
use rolltop_spec::shared::ListResponse;
use rolltop_spec::spaces::SpacePath;
use rolltop_spec::validate::{self, RequestBody};
use rolltop_store::Snapshot;
use rolltop_workspace::Workspace;
use rolltop_workspace::chats::{
    AddedMessage, ChatState, CreatedChat, DeletedMessage, EditedMessage, MessageListOptions,
    NewMessage, ReadRequest, ToggledReaction, judge_text,
};
use rolltop_workspace::mutation::Reply as Rendered;
use serde_json::Value;

use super::Endpoints;
use super::reply::{Narrowing, advice, answered, created, encode, found, list};
use super::request::mutation;
use crate::app::Context;
use crate::pipeline::{Request, admitted};
use crate::refusals::refusal;

impl ChatsApi for Endpoints {
    type Context = Context;

    async fn list_chats(
        rqctx: RequestContext<Context>,
        _: Path<SpacePath>,
        call: Call,
    ) -> Result<Reply<ListResponse<ChatRow>>, ApiError> {
        let request = admitted(&call)?;
        let page = request.page();
        let listed = rqctx
            .context()
            .blocking(move |workspace| workspace.list_chats(request.space()?, page))
            .await
            .map_err(refusal)?;
        let rows = listed.rows.into_iter().map(wire::row);
        let answer = list(page, rows.collect(), listed.total, Narrowing::Offset);
        Reply::ok(&found(answer, listed.warnings))
    }

    async fn create_chat(
        rqctx: RequestContext<Context>,
        _: Path<SpacePath>,
        call: Call<CreateChatRequest>,
    ) -> Result<Created<ChatResult>, ApiError> {
        let request = admitted(&call)?;
        let body: CreateChatRequest = request.body()?;
        let reply = rqctx.context().write(move |workspace, tx| {
            let dry_run = request.dry_run();
            let encode = |outcome: &CreatedChat| {
                let result = ChatResult {
                    id: (!dry_run).then(|| outcome.id.clone()),
                    name: outcome.name.clone(),
                    dry_run,
                };
                encode(created(dry_run), None, &result)
            };
            let (caller, space) = (request.caller()?, request.space()?);
            let mutation = mutation(&request, &encode);
            workspace.create_chat(tx, caller, space, &body.name, &mutation)
        });
        answered(reply.await?).map(Created)
    }

    async fn get_chat_messages(
        rqctx: RequestContext<Context>,
        path: Path<ChatPath>,
        _: Parameters<GetChatMessagesQuery>,
        call: Call,
    ) -> Result<Reply<ChatMessagesResponse>, ApiError> {
        let request = admitted(&call)?;
        let chat_id = path.into_inner().chat_id;
        let list = rqctx.context().blocking(move |workspace| {
            let space = request.space().map_err(refusal)?;
            workspace
                .check_readable_chat(space, &chat_id)
                .map_err(refusal)?;
            let query = request.parameters::<GetChatMessagesQuery>()?;
            wire::refuse_offset(query.offset.as_deref())?;
            let reactions = wire::reactions_mode(query.reactions.as_deref())?;
            let options = MessageListOptions {
                after: query.after,
                before: query.before,
                limit: request.page().limit,
            };
            let listed = workspace.list_messages(space, &chat_id, &options);
            Ok::<_, ApiError>(wire::messages(listed.map_err(refusal)?, reactions))
        });
        Reply::ok(&list.await?)
    }

    async fn add_chat_message(
        rqctx: RequestContext<Context>,
        path: Path<ChatPath>,
        call: Call<AddChatMessageRequest>,
    ) -> Result<Created<ChatMessageResult>, ApiError> {
        let request = admitted(&call)?;
        let chat_id = path.into_inner().chat_id;
        let verdict = request.body::<AddChatMessageRequest>();
        let reply = rqctx.context().write(move |workspace, tx| {
            let body = body_for(workspace, tx, &request, &chat_id, verdict)
                .map_err(|refused| text_first(&request, refused))?;
            let new = NewMessage {
                text: body.text.unwrap_or_default(),
                reply_to: body.reply_to,
                attachments: body.attachments.unwrap_or_default(),
            };
            let dry_run = request.dry_run();
            let encode = |outcome: &AddedMessage| {
                let result = ChatMessageResult {
                    id: (!dry_run).then(|| outcome.id.clone()),
                    dry_run,
                    warnings: advice(outcome.warnings.clone()),
                };
                encode(created(dry_run), None, &result)
            };
            let mutation = mutation(&request, &encode);
            let space = request.space().map_err(refusal)?;
            let caller = request.caller().map_err(refusal)?;
            workspace
                .add_message(tx, caller, space, &chat_id, &new, &mutation)
                .map_err(refusal)
        });
        answered(reply.await?).map(Created)
    }

    async fn get_chat_message(
        rqctx: RequestContext<Context>,
        path: Path<ChatMessagePath>,
        _: Parameters<GetChatMessageQuery>,
        call: Call,
    ) -> Result<Reply<ChatMessage>, ApiError> {
        let request = admitted(&call)?;
        let path = path.into_inner();
        let message = rqctx.context().blocking(move |workspace| {
            let space = request.space().map_err(refusal)?;
            workspace
                .check_readable_chat(space, &path.chat_id)
                .map_err(refusal)?;
            let query = request.parameters::<GetChatMessageQuery>()?;
            let reactions = wire::reactions_mode(query.reactions.as_deref())?;
            let found = workspace.get_message(space, &path.chat_id, &path.message_id);
            Ok::<_, ApiError>(wire::message(found.map_err(refusal)?, reactions))
        });
        Reply::ok(&message.await?)
    }

    async fn edit_chat_message(
        rqctx: RequestContext<Context>,
        path: Path<ChatMessagePath>,
        call: Call<EditChatMessageRequest>,
    ) -> Result<Reply<ChatMessageResult>, ApiError> {
        let request = admitted(&call)?;
        let path = path.into_inner();
        let verdict = request.body::<EditChatMessageRequest>();
        let reply = rqctx.context().write(move |workspace, tx| {
            let body = body_for(workspace, tx, &request, &path.chat_id, verdict)?;
            let dry_run = request.dry_run();
            let encode = |outcome: &EditedMessage| {
                let result = ChatMessageResult {
                    id: Some(outcome.id.clone()),
                    dry_run,
                    warnings: advice(outcome.warnings.clone()),
                };
                encode(StatusCode::OK, None, &result)
            };
            let mutation = mutation(&request, &encode);
            let space = request.space().map_err(refusal)?;
            workspace
                .edit_message(
                    tx,
                    space,
                    &path.chat_id,
                    &path.message_id,
                    &body.text,
                    &mutation,
                )
                .map_err(refusal)
        });
        answered(reply.await?)
    }

    async fn delete_chat_message(
        rqctx: RequestContext<Context>,
        path: Path<ChatMessagePath>,
        call: Call,
    ) -> Result<Reply<ChatMessageResult>, ApiError> {
        let request = admitted(&call)?;
        let path = path.into_inner();
        let app = Arc::clone(rqctx.context());
        let dry_run = request.dry_run();
        let reply = app.write(move |workspace, tx| {
            let encode = |outcome: &DeletedMessage| {
                let result = ChatMessageResult {
                    id: Some(outcome.id.clone()),
                    dry_run,
                    warnings: advice(outcome.warnings.clone()),
                };
                encode(StatusCode::OK, None, &result)
            };
            let mutation = mutation(&request, &encode);
            workspace.delete_message(
                tx,
                request.space()?,
                &path.chat_id,
                &path.message_id,
                &mutation,
            )
        });
        let reply = reply.await?;
        if !dry_run {
            app.clean_up_attachments();
        }
        answered(reply)
    }

    async fn toggle_chat_reaction(
        rqctx: RequestContext<Context>,
        path: Path<ChatMessagePath>,
        call: Call<ChatReactionRequest>,
    ) -> Result<Reply<ChatReactionResult>, ApiError> {
        let request = admitted(&call)?;
        let path = path.into_inner();
        let verdict = request.body::<ChatReactionRequest>();
        let reply = rqctx.context().write(move |workspace, tx| {
            let body = body_for(workspace, tx, &request, &path.chat_id, verdict)?;
            let dry_run = request.dry_run();
            let encode = |outcome: &ToggledReaction| {
                let result = ChatReactionResult {
                    // Without an account there is nobody to predict it for (chats-files-auth.md 1.11).
                    added: (!dry_run || outcome.has_account).then_some(outcome.added),
                    dry_run,
                    warnings: advice(outcome.warnings.clone()),
                };
                encode(StatusCode::OK, None, &result)
            };
            let mutation = mutation(&request, &encode);
            let space = request.space().map_err(refusal)?;
            let (chat_id, message_id) = (&path.chat_id, &path.message_id);
            workspace
                .toggle_reaction(tx, space, chat_id, message_id, &body.emoji, &mutation)
                .map_err(refusal)
        });
        answered(reply.await?)
    }

    async fn read_chat(
        rqctx: RequestContext<Context>,
        path: Path<ChatPath>,
        call: Call<ChatReadRequest>,
    ) -> Result<Reply<ChatReadResult>, ApiError> {
        let request = admitted(&call)?;
        let chat_id = path.into_inner().chat_id;
        let mut body = request.json().map_err(refusal)?.clone();
        without_empty(&mut body, "scope");
        let verdict = validate::read::<ChatReadRequest>(&body).map_err(ApiError::from);
        let reply = rqctx.context().write(move |workspace, tx| {
            let space = request.space().map_err(refusal)?;
            let body = judged(workspace, tx, &request, &chat_id, &body, verdict)?;
            let read = ReadRequest {
                scope: wire::read_scope(body.scope.unwrap_or_default()),
                up_to: body.up_to,
                last_state_id: body.last_state_id,
            };
            let dry_run = request.dry_run();
            let encode = |outcome: &ChatState| read_result(outcome, dry_run);
            let mutation = mutation(&request, &encode);
            workspace
                .read_chat(tx, space, &chat_id, &read, &mutation)
                .map_err(refusal)
        });
        answered(reply.await?)
    }

    async fn read_all_chat_messages(
        rqctx: RequestContext<Context>,
        path: Path<ChatPath>,
        call: Call,
    ) -> Result<Reply<ChatReadResult>, ApiError> {
        let request = admitted(&call)?;
        let chat_id = path.into_inner().chat_id;
        let reply = rqctx.context().write(move |workspace, tx| {
            let dry_run = request.dry_run();
            let encode = |outcome: &ChatState| read_result(outcome, dry_run);
            let mutation = mutation(&request, &encode);
            workspace.read_all(tx, request.space()?, &chat_id, &mutation)
        });
        answered(reply.await?)
    }

    async fn search_chat_messages(
        rqctx: RequestContext<Context>,
        path: Path<ChatPath>,
        _: Parameters<SearchChatMessagesQuery>,
        call: Call,
    ) -> Result<Reply<ListResponse<MessageSearchHit>>, ApiError> {
        let request = admitted(&call)?;
        let chat_id = path.into_inner().chat_id;
        let page = request.page();
        let listed = rqctx
            .context()
            .blocking(move |workspace| {
                let space = request.space().map_err(refusal)?;
                workspace
                    .check_readable_chat(space, &chat_id)
                    .map_err(refusal)?;
                let text = request
                    .parameters::<SearchChatMessagesQuery>()?
                    .query
                    .unwrap_or_default();
                let found = workspace.search_messages(space, &chat_id, &text, page);
                found.map_err(refusal)
            })
            .await?;
        let hits = listed.hits.into_iter().map(|hit| MessageSearchHit {
            message: wire::message(hit.message, ReactionsMode::Counts),
            snippet: hit.snippet,
        });
        let answer = list(page, hits.collect(), listed.total, Narrowing::Offset);
        Reply::ok(&found(answer, listed.warnings))
    }

    async fn stream_chat_messages(
        rqctx: RequestContext<Context>,
        path: Path<ChatPath>,
        _: Parameters<StreamChatMessagesQuery>,
        call: Call,
    ) -> Result<EventStream, ApiError> {
        let request = admitted(&call)?;
        let chat_id = path.into_inner().chat_id;
        let resume = stream::resume(rqctx.request.headers());
        let app = Arc::clone(rqctx.context());
        let places = Arc::clone(&app);
        let opened = app.blocking(move |workspace| {
            let space = request.space().map_err(refusal)?;
            workspace
                .check_readable_chat(space, &chat_id)
                .map_err(refusal)?;
            let heartbeat = Duration::from_secs(
                request
                    .parameters::<StreamChatMessagesQuery>()?
                    .heartbeat_seconds(),
            );
            let place = stream::place(&places)?;
            let limit = request.page().limit;
            let caller = request.caller().map_err(refusal)?;
            let resume = resume.as_deref();
            let opened = workspace.open_stream(caller, space, &chat_id, limit, resume, place.slot);
            let opened = opened.map_err(refusal)?;
            Ok::<_, ApiError>((opened, place.connection, heartbeat))
        });
        let (opened, connection, heartbeat) = opened.await?;
        let version = rqctx.request.version();
        Ok(EventStream(stream::response(
            app, opened, connection, heartbeat, version,
        )))
    }
}

/// The body of a write to a chat, which was read before: the chat is looked up after the strict reading, of which
/// members that nobody knows and values of another type are a part, and before the rest of the body is judged
/// (chats-files-auth.md 1.3).
fn body_for<T: RequestBody>(
    workspace: &Workspace,
    at: &Snapshot<'_>,
    request: &Request,
    chat_id: &str,
    verdict: Result<T, ApiError>,
) -> Result<T, ApiError> {
    let body = request.json().map_err(refusal)?;
    judged(workspace, at, request, chat_id, body, verdict)
}

fn judged<T: RequestBody>(
    workspace: &Workspace,
    at: &Snapshot<'_>,
    request: &Request,
    chat_id: &str,
    body: &Value,
    verdict: Result<T, ApiError>,
) -> Result<T, ApiError> {
    let space = request.space().map_err(refusal)?;
    if let Err(refused) = workspace.writable_chat(at, space, chat_id)
        && (verdict.is_ok() || !validate::is_unreadable::<T>(body))
    {
        return Err(refusal(refused));
    }
    verdict
}

/// The text of a message is judged before the bounds of its other members (chats-files-auth.md 1.8).
fn text_first(request: &Request, refused: ApiError) -> ApiError {
    let is_of_body = |issue: &Issue| {
        let path = issue.path.as_deref().unwrap_or_default();
        path.starts_with('/')
    };
    let judged = !refused.issues.is_empty() && refused.issues.iter().all(is_of_body);
    let body = request.json().ok().filter(|_| judged);
    let body = body.filter(|body| !validate::is_unreadable::<AddChatMessageRequest>(body));
    let Some(body) = body else {
        return refused;
    };
    let text = body.get("text").and_then(Value::as_str);
    let attachments = body.get("attachments").and_then(Value::as_array);
    let has_attachments = attachments.is_some_and(|ids| !ids.is_empty());
    match judge_text(text.unwrap_or_default(), has_attachments) {
        Err(fault) => ApiError::from(fault),
        Ok(()) => refused,
    }
}

/// An empty value of an enumeration counts as absent here (chats-files-auth.md 1.12).
fn without_empty(body: &mut Value, member: &str) {
    if let Some(members) = body.as_object_mut()
        && members.get(member).and_then(Value::as_str) == Some("")
    {
        members.shift_remove(member);
    }
}

fn read_result(state: &ChatState, dry_run: bool) -> Rendered {
    let result = ChatReadResult {
        state: (!dry_run).then(|| wire::state(state)),
        dry_run,
    };
    encode(StatusCode::OK, None, &result)
}
