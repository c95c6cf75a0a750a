//! Chats and their messages (chats-files-auth.md 1).

pub(crate) mod stream;

use std::sync::Arc;
use std::time::Duration;

use dropshot::Path;
use rolltop_document::issue::Issue;
use rolltop_document::wording::shown;
use rolltop_spec::chats::{
    AddChatMessageRequest, ChatMessage, ChatMessagePath, ChatMessageResult, ChatMessagesResponse,
    ChatPath, ChatReactionRequest, ChatReactionResult, ChatReadRequest, ChatReadResult, ChatResult,
    ChatRow, ChatsApi, CreateChatRequest, EditChatMessageRequest, GetChatMessageQuery,
    GetChatMessagesQuery, MessageSearchHit, ReactionsMode, SearchChatMessagesQuery,
    StreamChatMessagesQuery,
};
use rolltop_spec::errors::ErrorKind;
use rolltop_spec::extract::{Call, Parameters};
use rolltop_spec::refusal::ApiError;
use rolltop_spec::reply::{Created, EventStream, Reply};
use rolltop_spec::shared::{ListResponse, Narrowing};
use rolltop_spec::spaces::SpacePath;
use rolltop_spec::validate::{self, RequestBody};
use rolltop_store::{MessageRange, Snapshot};
use rolltop_workspace::Workspace;
use rolltop_workspace::chats::{MessageEdit, MessageText, WritableChat, judge_text};
use serde_json::Value;

use super::{Cx, Endpoints, Made, Replied};
use crate::pipeline::{Context, Request, admitted};
use crate::refusals::refusal;

impl ChatsApi for Endpoints {
    type Context = Context;

    async fn list_chats(_: Cx, _: Path<SpacePath>, call: Call) -> Replied<ListResponse<ChatRow>> {
        let listed = admitted(&call)?
            .read(|workspace, request| Ok(workspace.list_chats(request.space()?, request.page())?));
        Reply::ok(&listed.await?)
    }

    async fn create_chat(
        _: Cx,
        _: Path<SpacePath>,
        call: Call<CreateChatRequest>,
    ) -> Made<ChatResult> {
        let request = admitted(&call)?;
        let body: CreateChatRequest = request.body()?;
        let made = request.write(move |workspace, tx, request| {
            let name = body.name.as_deref().unwrap_or_default();
            let (caller, space) = (request.caller()?, request.space()?);
            Ok(workspace.create_chat(tx, caller, space, name, |_| Ok(None))?)
        });
        made.await.map(Created)
    }

    async fn get_chat_messages(
        _: Cx,
        path: Path<ChatPath>,
        _: Parameters<GetChatMessagesQuery>,
        call: Call,
    ) -> Replied<ChatMessagesResponse> {
        let chat_id = path.into_inner().chat_id;
        let listed = admitted(&call)?.read(move |workspace, request| {
            let space = request.space()?;
            workspace.check_readable_chat(space, &chat_id)?;
            let query: GetChatMessagesQuery = request.parameters()?;
            // Messages have cursors.
            if query.offset.is_some() {
                let issue = Issue::at("offset", "messages are not paged by offset")
                    .hint("page with after or before, from next_after or next_before");
                return Err(ApiError::at(ErrorKind::Invalid, issue).into());
            }
            let reactions = reactions_mode(query.reactions.as_deref())?;
            let range = MessageRange {
                after: query.after.as_deref(),
                before: query.before.as_deref(),
                limit: request.page().limit,
            };
            Ok(workspace.list_messages(space, &chat_id, range, reactions)?)
        });
        Reply::ok(&listed.await?)
    }

    async fn add_chat_message(
        _: Cx,
        path: Path<ChatPath>,
        call: Call<AddChatMessageRequest>,
    ) -> Made<ChatMessageResult> {
        let request = admitted(&call)?;
        let chat_id = path.into_inner().chat_id;
        let verdict = request.body::<AddChatMessageRequest>();
        let added = request.write(move |workspace, tx, request| {
            let (chat, new) = judged(workspace, tx, request, &chat_id, request.json()?, verdict)
                .map_err(|refused| text_first(request, refused))?;
            Ok(workspace.add_message(tx, request.caller()?, &chat, (&new).into())?)
        });
        added.await.map(Created)
    }

    async fn get_chat_message(
        _: Cx,
        path: Path<ChatMessagePath>,
        _: Parameters<GetChatMessageQuery>,
        call: Call,
    ) -> Replied<ChatMessage> {
        let path = path.into_inner();
        let message = admitted(&call)?.read(move |workspace, request| {
            let space = request.space()?;
            workspace.check_readable_chat(space, &path.chat_id)?;
            let query: GetChatMessageQuery = request.parameters()?;
            let reactions = reactions_mode(query.reactions.as_deref())?;
            let found = workspace.get_message(space, &path.chat_id, &path.message_id)?;
            Ok(found.served(reactions))
        });
        Reply::ok(&message.await?)
    }

    async fn edit_chat_message(
        _: Cx,
        path: Path<ChatMessagePath>,
        call: Call<EditChatMessageRequest>,
    ) -> Replied<ChatMessageResult> {
        let request = admitted(&call)?;
        let path = path.into_inner();
        let verdict = request.body::<EditChatMessageRequest>();
        let edited = request.write(move |workspace, tx, request| {
            let body = request.json()?;
            let (chat, body) = judged(workspace, tx, request, &path.chat_id, body, verdict)?;
            let edit = MessageEdit {
                text: MessageText::Markdown(&body.text),
                style: None,
                attachments: None,
            };
            Ok(chat.edit_message(tx, &path.message_id, edit)?)
        });
        edited.await
    }

    async fn delete_chat_message(
        rqctx: Cx,
        path: Path<ChatMessagePath>,
        call: Call,
    ) -> Replied<ChatMessageResult> {
        let request = admitted(&call)?;
        let path = path.into_inner();
        let deleted = request.write(move |workspace, tx, request| {
            let chat = workspace.writable_chat(tx, request.space()?, &path.chat_id)?;
            Ok(chat.delete_message(tx, &path.message_id)?)
        });
        let reply = deleted.await?;
        if !request.dry_run() {
            rqctx.context().clean_up_attachments();
        }
        Ok(reply)
    }

    async fn toggle_chat_reaction(
        _: Cx,
        path: Path<ChatMessagePath>,
        call: Call<ChatReactionRequest>,
    ) -> Replied<ChatReactionResult> {
        let request = admitted(&call)?;
        let path = path.into_inner();
        let verdict = request.body::<ChatReactionRequest>();
        let toggled = request.write(move |workspace, tx, request| {
            let body = request.json()?;
            let (chat, body) = judged(workspace, tx, request, &path.chat_id, body, verdict)?;
            Ok(chat.toggle_reaction(tx, &path.message_id, &body.emoji)?)
        });
        toggled.await
    }

    async fn read_chat(
        _: Cx,
        path: Path<ChatPath>,
        call: Call<ChatReadRequest>,
    ) -> Replied<ChatReadResult> {
        let request = admitted(&call)?;
        let chat_id = path.into_inner().chat_id;
        let mut body = request.json()?.clone();
        // An empty scope counts as absent (chats-files-auth.md 1.12).
        if let Some(members) = body.as_object_mut()
            && members.get("scope").and_then(Value::as_str) == Some("")
        {
            members.shift_remove("scope");
        }
        let verdict = validate::read::<ChatReadRequest>(&body).map_err(ApiError::from);
        let read = request.write(move |workspace, tx, request| {
            let (chat, mark) = judged(workspace, tx, request, &chat_id, &body, verdict)?;
            Ok(chat.read(tx, &mark)?)
        });
        read.await
    }

    async fn read_all_chat_messages(
        _: Cx,
        path: Path<ChatPath>,
        call: Call,
    ) -> Replied<ChatReadResult> {
        let chat_id = path.into_inner().chat_id;
        let read = admitted(&call)?.write(move |workspace, tx, request| {
            let chat = workspace.writable_chat(tx, request.space()?, &chat_id)?;
            Ok(chat.read_all(tx)?)
        });
        read.await
    }

    async fn search_chat_messages(
        _: Cx,
        path: Path<ChatPath>,
        _: Parameters<SearchChatMessagesQuery>,
        call: Call,
    ) -> Replied<ListResponse<MessageSearchHit>> {
        let chat_id = path.into_inner().chat_id;
        let found = admitted(&call)?.read(move |workspace, request| {
            let (space, page) = (request.space()?, request.page());
            workspace.check_readable_chat(space, &chat_id)?;
            let text = request.parameters::<SearchChatMessagesQuery>()?.query;
            let text = text.unwrap_or_default();
            let listed = workspace.search_messages(space, &chat_id, &text, page)?;
            let hits = listed.hits.into_iter().map(|hit| MessageSearchHit {
                message: hit.message.served(ReactionsMode::Counts),
                snippet: hit.snippet,
            });
            let hits = hits.collect();
            let list = ListResponse::page(page, hits, listed.total, Narrowing::Offset);
            Ok(list.advised(listed.warnings))
        });
        Reply::ok(&found.await?)
    }

    async fn stream_chat_messages(
        rqctx: Cx,
        path: Path<ChatPath>,
        _: Parameters<StreamChatMessagesQuery>,
        call: Call,
    ) -> Result<EventStream, ApiError> {
        let chat_id = path.into_inner().chat_id;
        let resume = rqctx.request.headers().get(stream::LAST_EVENT_ID);
        let resume = resume.map(|id| String::from_utf8_lossy(id.as_bytes()).into_owned());
        let request = admitted(&call)?;
        let opened = request.read(move |workspace, request| {
            let (caller, space) = (request.caller()?, request.space()?);
            workspace.check_readable_chat(space, &chat_id)?;
            let query: StreamChatMessagesQuery = request.parameters()?;
            let heartbeat = Duration::from_secs(query.heartbeat_seconds());
            let place = stream::place(&request.app)?;
            let (limit, resume) = (request.page().limit, resume.as_deref());
            let opened = workspace.open_stream(caller, space, &chat_id, limit, resume)?;
            Ok((opened, place, heartbeat))
        });
        let (opened, place, heartbeat) = opened.await?;
        let (app, version) = (Arc::clone(&request.app), rqctx.request.version());
        let spelling = &stream::V2;
        Ok(stream::response(
            spelling, app, opened, place, heartbeat, version,
        ))
    }
}

/// The body of a write to a chat, which was read before: the chat is looked up after the strict reading, of which
/// unknown members and values of another type are a part, and before the rest of the body is judged
/// (chats-files-auth.md 1.3).
fn judged<'c, T: RequestBody>(
    workspace: &Workspace,
    at: &Snapshot<'_>,
    request: &'c Request,
    chat_id: &'c str,
    body: &Value,
    verdict: Result<T, ApiError>,
) -> Result<(WritableChat<'c>, T), ApiError> {
    match verdict {
        Err(refused) if validate::is_unreadable::<T>(body) => Err(refused),
        verdict => {
            let chat = workspace.writable_chat(at, request.space()?, chat_id);
            Ok((chat.map_err(refusal)?, verdict?))
        }
    }
}

/// The text of a message is judged before the bounds of its other members (chats-files-auth.md 1.8).
fn text_first(request: &Request, refused: ApiError) -> ApiError {
    let is_of_body = |issue: &Issue| issue.path_str().starts_with('/');
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

/// The `reactions` parameter; absent means counts.
fn reactions_mode(given: Option<&str>) -> Result<ReactionsMode, ApiError> {
    let Some(given) = given else {
        return Ok(ReactionsMode::default());
    };
    ReactionsMode::parse(given).ok_or_else(|| {
        let message = format!(
            "illegal value {given:?} of the query parameter reactions",
            given = shown(given)
        );
        let hint = format!("allowed: {}", ReactionsMode::NAMES.join(", "));
        ApiError::at(
            ErrorKind::Invalid,
            Issue::at("reactions", message).hint(hint),
        )
    })
}
