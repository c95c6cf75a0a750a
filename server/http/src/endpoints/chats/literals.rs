//! What stands where a message id could: the search, and the stream.

use dropshot::{Path, RequestContext};
use rolltop_spec::chats::{
    ChatLiteralsApi, ChatPath, MessageSearchHit, ReactionsMode, SearchChatMessagesQuery,
};
use rolltop_spec::extract::{Call, Parameters};
use rolltop_spec::refusal::ApiError;
use rolltop_spec::reply::Reply;
use rolltop_spec::shared::ListResponse;

use super::wire;
use crate::app::Context;
use crate::endpoints::Endpoints;
use crate::endpoints::reply::{Narrowing, next_page};
use crate::pipeline::{Admitted, attached};
use crate::refusals::refusal;

impl ChatLiteralsApi for Endpoints {
    type Context = Context;

    async fn search_chat_messages(
        rqctx: RequestContext<Context>,
        path: Path<ChatPath>,
        Parameters(query): Parameters<SearchChatMessagesQuery>,
        call: Call,
    ) -> Result<Reply<ListResponse<MessageSearchHit>>, ApiError> {
        let request = attached::<Admitted, _>(&call)?;
        let chat_id = path.into_inner().chat_id;
        let page = request.spelling.page;
        let found = rqctx
            .context()
            .blocking(move |workspace| {
                let text = query.query.unwrap_or_default();
                workspace.search_messages(request.space()?, &chat_id, &text, page.into())
            })
            .await
            .map_err(refusal)?;
        let message = next_page(page, found.hits.len(), found.total, Narrowing::Offset);
        let hits = found.hits.into_iter().map(|hit| MessageSearchHit {
            message: wire::message(hit.message, ReactionsMode::Counts),
            snippet: hit.snippet,
        });
        Reply::ok(&ListResponse {
            data: hits.collect(),
            total: found.total,
            offset: page.offset,
            limit: page.limit,
            has_more: message.is_some(),
            message,
            warnings: found.warnings,
        })
    }
}
