//! Types (http.md 19).

use dropshot::{Path, RequestContext};
use rolltop_document::envelope::ReadOptions;
use rolltop_spec::extract::Call;
use rolltop_spec::objects::ObjectDocument;
use rolltop_spec::refusal::ApiError;
use rolltop_spec::reply::Reply;
use rolltop_spec::shared::ListResponse;
use rolltop_spec::spaces::SpacePath;
use rolltop_spec::types::{TypePath, TypeRow, TypesApi};
use rolltop_workspace::types;

use super::Endpoints;
use super::reply::{Narrowing, list, read};
use crate::app::Context;
use crate::pipeline::{Admitted, attached};
use crate::refusals::refusal;

impl TypesApi for Endpoints {
    type Context = Context;

    async fn list_types(
        rqctx: RequestContext<Context>,
        _: Path<SpacePath>,
        call: Call,
    ) -> Result<Reply<ListResponse<TypeRow>>, ApiError> {
        let request = attached::<Admitted, _>(&call)?;
        let page = request.spelling.page;
        let listed = rqctx
            .context()
            .blocking(move |workspace| workspace.list_types(request.space()?, page.into()))
            .await
            .map_err(refusal)?;
        let rows = listed.rows.into_iter().map(row).collect();
        Reply::ok(&list(page, rows, listed.total, Narrowing::Offset))
    }

    async fn get_type(
        rqctx: RequestContext<Context>,
        path: Path<TypePath>,
        call: Call,
    ) -> Result<Reply<ObjectDocument>, ApiError> {
        let request = attached::<Admitted, _>(&call)?;
        let spelling = path.into_inner().type_key;
        let (ids, keys) = (request.spelling.id_spelling(), request.spelling.keys_mode());
        let options = ReadOptions::whole(ids, keys);
        let found = rqctx
            .context()
            .blocking(move |workspace| workspace.get_type(request.space()?, &spelling, &options));
        found.await.map(read).map_err(refusal)
    }
}

fn row(row: types::TypeRow) -> TypeRow {
    TypeRow {
        key: row.key,
        name: row.name,
    }
}
