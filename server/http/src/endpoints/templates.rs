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
use crate::pipeline::{Context, admitted};

impl TemplatesApi for Endpoints {
    type Context = Context;

    async fn list_templates(
        _: RequestContext<Context>,
        _: Path<SpacePath>,
        _: Parameters<ListTemplatesQuery>,
        call: Call,
    ) -> Result<Reply<ListResponse<TemplateRow>>, ApiError> {
        let request = admitted(&call)?;
        let query: ListTemplatesQuery = request.parameters()?;
        let listed = request.read(move |workspace, request| {
            let (of_type, keys) = (query.type_key.as_deref(), request.keys());
            Ok(workspace.list_templates(request.space()?, of_type, keys, request.page())?)
        });
        Reply::ok(&listed.await?)
    }

    async fn create_template(
        _: RequestContext<Context>,
        _: Path<SpacePath>,
        call: Call<CreateTemplateRequest>,
    ) -> Result<Created<CreateResult>, ApiError> {
        create(admitted(&call)?, CreateRoute::Templates).await
    }
}
