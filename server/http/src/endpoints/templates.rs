//! Templates (http.md 21).

use dropshot::{Path, RequestContext};
use rolltop_document::envelope::CreateRoute;
use rolltop_spec::extract::{Call, Parameters};
use rolltop_spec::refusal::ApiError;
use rolltop_spec::reply::{Created, Reply};
use rolltop_spec::shared::{CreateResult, ListResponse};
use rolltop_spec::spaces::SpacePath;
use rolltop_spec::templates::{
    CreateTemplateRequest, ListTemplatesQuery, TemplateRow, TemplatesApi,
};

use super::Endpoints;
use super::objects::create;
use super::reply::{Narrowing, found, list};
use crate::app::Context;
use crate::pipeline::admitted;
use crate::refusals::refusal;

impl TemplatesApi for Endpoints {
    type Context = Context;

    async fn list_templates(
        rqctx: RequestContext<Context>,
        _: Path<SpacePath>,
        _: Parameters<ListTemplatesQuery>,
        call: Call,
    ) -> Result<Reply<ListResponse<TemplateRow>>, ApiError> {
        let request = admitted(&call)?;
        let query: ListTemplatesQuery = request.parameters()?;
        let page = request.page();
        let listed = rqctx
            .context()
            .blocking(move |workspace| {
                let keys = request.keys();
                let of_type = query.type_key.as_deref();
                workspace.list_templates(request.space()?, of_type, keys, page)
            })
            .await
            .map_err(refusal)?;
        let rows = listed.rows.into_iter().map(|row| TemplateRow {
            id: row.id,
            name: row.name,
            template_for: row.template_for,
            default: row.default,
        });
        let total = listed.total as u64;
        let answer = list(page, rows.collect(), total, Narrowing::Offset);
        Reply::ok(&found(answer, listed.warnings))
    }

    async fn create_template(
        rqctx: RequestContext<Context>,
        _: Path<SpacePath>,
        call: Call<CreateTemplateRequest>,
    ) -> Result<Created<CreateResult>, ApiError> {
        let request = admitted(&call)?;
        create(rqctx.context(), request, CreateRoute::Templates).await
    }
}
