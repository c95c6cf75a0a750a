//! Templates (http.md 21).

use dropshot::Path;
use rolltop_document::envelope::CreateRoute;
use rolltop_spec::extract::{Call, Parameters};
use rolltop_spec::reply::Reply;
use rolltop_spec::shared::{CreateResult, ListResponse};
use rolltop_spec::spaces::SpacePath;
use rolltop_spec::templates::{
    CreateTemplateRequest, ListTemplatesQuery, TemplateRow, TemplatesApi,
};

use super::objects::create;
use super::{Cx, Endpoints, Made, Replied};
use crate::pipeline::{Context, admitted};

impl TemplatesApi for Endpoints {
    type Context = Context;

    async fn list_templates(
        _: Cx,
        _: Path<SpacePath>,
        _: Parameters<ListTemplatesQuery>,
        call: Call,
    ) -> Replied<ListResponse<TemplateRow>> {
        let request = admitted(&call)?;
        let query: ListTemplatesQuery = request.parameters()?;
        let listed = request.read(move |workspace, request| {
            let (of_type, keys) = (query.type_key.as_deref(), request.keys());
            Ok(workspace.list_templates(request.space()?, of_type, keys, request.page())?)
        });
        Reply::ok(&listed.await?)
    }

    async fn create_template(
        _: Cx,
        _: Path<SpacePath>,
        call: Call<CreateTemplateRequest>,
    ) -> Made<CreateResult> {
        create(admitted(&call)?, CreateRoute::Templates).await
    }
}
