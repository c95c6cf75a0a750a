//! Properties (v1.md 12).

use dropshot::{Path, RequestContext};
use rolltop_document::vocabulary::PropertyDef;
use rolltop_spec::extract::Call;
use rolltop_spec::refusal::ApiError;
use rolltop_spec::reply::Reply;
use rolltop_spec::v1::properties::{PropertiesV1, PropertyPath, PropertyResponse};
use rolltop_spec::v1::{PaginatedResponse, Property, SpacePath};
use rolltop_workspace::Catalogue;

use super::conditions::find_property;
use super::filters::{Filters, Unknown};
use super::shapes::Shapes;
use super::{V1, gone, not_found, values};
use crate::pipeline::{Context, admitted};

impl PropertiesV1 for V1 {
    type Context = Context;

    async fn list_properties(
        _: RequestContext<Context>,
        _: Path<SpacePath>,
        call: Call,
    ) -> Result<Reply<PaginatedResponse<Property>>, ApiError> {
        let listed = admitted(&call)?.read(|workspace, request| {
            let (space, base) = (request.space()?, request.base_url());
            let names = workspace.names_of(space)?;
            let shapes = Shapes::new(&names, &space.id, &base);
            let known = names.vocabulary.listed_properties().into_iter();
            let known = known.filter(|def| values::is_known(def));
            let all: Vec<Property> = known.filter_map(|def| shapes.property(def)).collect();
            let filters = Filters::of(request)?.of_named(&names.vocabulary, Unknown::Refused)?;
            let kept = workspace.keep_named(&names.vocabulary, &filters, all, |one| &one.name);
            Ok(PaginatedResponse::of(request.page(), kept))
        });
        Reply::ok(&listed.await?)
    }

    async fn get_property(
        _: RequestContext<Context>,
        path: Path<PropertyPath>,
        call: Call,
    ) -> Result<Reply<PropertyResponse>, ApiError> {
        let wanted = path.into_inner().property_id;
        let found = admitted(&call)?.read(move |workspace, request| {
            let (space, base) = (request.space()?, request.base_url());
            let names = workspace.names_of(space)?;
            let def = property_at(&names, &wanted)?;
            let property = Shapes::new(&names, &space.id, &base).property(def);
            let property = property.ok_or_else(|| not_found("property not found"))?;
            Ok(PropertyResponse { property })
        });
        Reply::ok(&found.await?)
    }
}

/// The property that a path names: hidden and system ones are not there, removed ones are gone.
pub(super) fn property_at<'n>(
    names: &'n Catalogue,
    wanted: &str,
) -> Result<&'n PropertyDef, ApiError> {
    let found = find_property(&names.vocabulary, wanted);
    match found.filter(|def| values::is_known(def)) {
        Some(def) if def.archived => Err(gone("property deleted")),
        Some(def) => Ok(def),
        None => Err(not_found("property not found")),
    }
}
