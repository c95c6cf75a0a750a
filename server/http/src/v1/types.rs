//! Types (v1.md 14).

use dropshot::{Path, RequestContext};
use rolltop_document::vocabulary::TypeDef;
use rolltop_spec::extract::Call;
use rolltop_spec::refusal::ApiError;
use rolltop_spec::reply::Reply;
use rolltop_spec::v1::types::{Type, TypePath, TypeResponse, TypesV1};
use rolltop_spec::v1::{PaginatedResponse, SpacePath};
use rolltop_workspace::Catalogue;

use super::conditions::find_type;
use super::filters::{Filters, Unknown};
use super::shapes::Shapes;
use super::{V1, not_found};
use crate::pipeline::{Context, admitted};

impl TypesV1 for V1 {
    type Context = Context;

    async fn list_types(
        _: RequestContext<Context>,
        _: Path<SpacePath>,
        call: Call,
    ) -> Result<Reply<PaginatedResponse<Type>>, ApiError> {
        let listed = admitted(&call)?.read(|workspace, request| {
            let (space, base) = (request.space()?, request.base_url());
            let names = workspace.names_of(space)?;
            let shapes = Shapes::new(&names, &space.id, &base);
            let all = names.vocabulary.listed_types();
            let filters = Filters::of(request)?.of_named(&names.vocabulary, Unknown::Refused)?;
            let kept = workspace.keep_named(&names.vocabulary, &filters, all, |def| &def.name);
            let (page, total) = (request.page(), kept.len() as u64);
            let rows = page.of(kept).map(|def| shapes.of_type(def));
            Ok(PaginatedResponse::new(page, rows.collect(), total))
        });
        Reply::ok(&listed.await?)
    }

    async fn get_type(
        _: RequestContext<Context>,
        path: Path<TypePath>,
        call: Call,
    ) -> Result<Reply<TypeResponse>, ApiError> {
        let wanted = path.into_inner().type_id;
        let found = admitted(&call)?.read(move |workspace, request| {
            let (space, base) = (request.space()?, request.base_url());
            let names = workspace.names_of(space)?;
            let def = type_at(&names, &wanted)?;
            let of_type = Shapes::new(&names, &space.id, &base).of_type(def);
            Ok(TypeResponse { of_type })
        });
        Reply::ok(&found.await?)
    }
}

/// The type that a path names, archived ones too.
pub(super) fn type_at<'n>(names: &'n Catalogue, wanted: &str) -> Result<&'n TypeDef, ApiError> {
    let found = find_type(&names.vocabulary, wanted).filter(|def| !def.hidden);
    found.ok_or_else(|| not_found("type not found"))
}
