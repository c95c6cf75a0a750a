//! What stands where a message id could: the search, and the stream.

use std::sync::Arc;
use std::time::Duration;

use dropshot::{Path, RequestContext};
use rolltop_spec::chats::{
    ChatLiteralsApi, ChatPath, MessageSearchHit, ReactionsMode, SearchChatMessagesQuery,
    StreamChatMessagesQuery,
};
use rolltop_spec::extract::{Call, LaterParameters};
use rolltop_spec::refusal::ApiError;
use rolltop_spec::reply::{EventStream, Reply};
use rolltop_spec::shared::ListResponse;

use super::{stream, wire};
use crate::app::Context;
use crate::endpoints::Endpoints;
use crate::endpoints::reply::{Narrowing, found, list};
use crate::pipeline::{Admitted, attached};
use crate::refusals::refusal;

impl ChatLiteralsApi for Endpoints {
    type Context = Context;

    async fn search_chat_messages(
        rqctx: RequestContext<Context>,
        path: Path<ChatPath>,
        query: LaterParameters<SearchChatMessagesQuery>,
        call: Call,
    ) -> Result<Reply<ListResponse<MessageSearchHit>>, ApiError> {
        let request = attached::<Admitted, _>(&call)?;
        let chat_id = path.into_inner().chat_id;
        let page = request.spelling.page;
        let listed = rqctx
            .context()
            .blocking(move |workspace| {
                let space = request.space().map_err(refusal)?;
                workspace
                    .check_readable_chat(space, &chat_id)
                    .map_err(refusal)?;
                let text = query.judge()?.query.unwrap_or_default();
                let found = workspace.search_messages(space, &chat_id, &text, page.into());
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
        query: LaterParameters<StreamChatMessagesQuery>,
        call: Call,
    ) -> Result<EventStream, ApiError> {
        let request = attached::<Admitted, _>(&call)?;
        let chat_id = path.into_inner().chat_id;
        let resume = stream::resume(rqctx.request.headers());
        let app = Arc::clone(rqctx.context());
        let places = Arc::clone(&app);
        let opened = app.blocking(move |workspace| {
            let space = request.space().map_err(refusal)?;
            workspace
                .check_readable_chat(space, &chat_id)
                .map_err(refusal)?;
            let heartbeat = Duration::from_secs(query.judge()?.heartbeat_seconds());
            let place = stream::place(&places)?;
            let limit = request.spelling.page.limit.into();
            let caller = &request.caller;
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
