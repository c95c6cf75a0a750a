//! Templates (v1.md 15).

use dropshot::{Path, RequestContext};
use rolltop_document::document::Kind;
use rolltop_spec::errors::ErrorKind;
use rolltop_spec::extract::Call;
use rolltop_spec::refusal::ApiError;
use rolltop_spec::reply::Reply;
use rolltop_spec::v1::PaginatedResponse;
use rolltop_spec::v1::objects::Object;
use rolltop_spec::v1::templates::{TemplatePath, TemplateResponse, TemplatesV1};
use rolltop_spec::v1::types::TypePath;
use rolltop_workspace::search::Candidates;

use super::filters::Filters;
use super::objects::{filtered, object_refused, with_body};
use super::types::type_at;
use super::{V1, not_found};
use crate::pipeline::{Context, admitted};

impl TemplatesV1 for V1 {
    type Context = Context;

    async fn list_templates(
        _: RequestContext<Context>,
        path: Path<TypePath>,
        call: Call,
    ) -> Result<Reply<PaginatedResponse<Object>>, ApiError> {
        let of_type = path.into_inner().type_id;
        let listed = admitted(&call)?.read(move |workspace, request| {
            let space = request.space()?;
            let names = workspace.names_of(space)?;
            let filters = Filters::of(request)?;
            let def = type_at(&names, &of_type)?;
            let templates = Candidates::These(workspace.templates_of(space, &def.key)?);
            filtered(workspace, request, &templates, &filters)
        });
        Reply::ok(&listed.await?)
    }

    async fn get_template(
        _: RequestContext<Context>,
        path: Path<TemplatePath>,
        call: Call,
    ) -> Result<Reply<TemplateResponse>, ApiError> {
        let wanted = path.into_inner().template_id;
        let found = admitted(&call)?.read(move |workspace, request| {
            let missing = || not_found("template not found");
            let found = workspace.full_document(request.space()?, &wanted, request.read_turn());
            let found = found.map_err(|error| match object_refused(error) {
                refused if refused.kind == ErrorKind::ObjectNotFound => missing(),
                refused => refused,
            })?;
            if found.object.record.kind != Kind::Template.name() {
                return Err(missing().into());
            }
            let template = with_body(&found, request)?;
            Ok(TemplateResponse { template })
        });
        Reply::ok(&found.await?)
    }
}
