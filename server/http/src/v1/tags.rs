//! The tags of select properties (v1.md 13).

use dropshot::{Path, RequestContext};
use rolltop_document::vocabulary::{OptionDef, Vocabulary};
use rolltop_spec::errors::ErrorKind;
use rolltop_spec::extract::Call;
use rolltop_spec::refusal::ApiError;
use rolltop_spec::reply::Reply;
use rolltop_spec::v1::properties::PropertyPath;
use rolltop_spec::v1::tags::{TagPath, TagResponse, TagsV1};
use rolltop_spec::v1::{PaginatedResponse, Tag};
use rolltop_workspace::ids::option_id;

use super::filters::{Filters, Unknown};
use super::properties::property_at;
use super::shapes::Shapes;
use super::{V1, gone, not_found};
use crate::pipeline::{Context, admitted};

impl TagsV1 for V1 {
    type Context = Context;

    async fn list_tags(
        _: RequestContext<Context>,
        path: Path<PropertyPath>,
        call: Call,
    ) -> Result<Reply<PaginatedResponse<Tag>>, ApiError> {
        let property = path.into_inner().property_id;
        let listed = admitted(&call)?.read(move |workspace, request| {
            let names = workspace.names_of(request.space()?)?;
            let def = property_at(&names, &property).map_err(of_property)?;
            let all: Vec<Tag> = def.options.live().map(Shapes::tag).collect();
            let filters = Filters::of(request)?.of_named(&names.vocabulary, Unknown::Refused)?;
            let kept = workspace.keep_named(&names.vocabulary, &filters, all, |tag| &tag.name);
            Ok(PaginatedResponse::of(request.page(), kept))
        });
        Reply::ok(&listed.await?)
    }

    async fn get_tag(
        _: RequestContext<Context>,
        path: Path<TagPath>,
        call: Call,
    ) -> Result<Reply<TagResponse>, ApiError> {
        let path = path.into_inner();
        let found = admitted(&call)?.read(move |workspace, request| {
            let names = workspace.names_of(request.space()?)?;
            property_at(&names, &path.property_id).map_err(of_property)?;
            let option = tag_at(&names.vocabulary, &path.tag_id)?;
            let tag = Shapes::tag(option);
            Ok(TagResponse { tag })
        });
        Reply::ok(&found.await?)
    }
}

/// What the property of the path of a tag is refused for.
pub(super) fn of_property(refusal: ApiError) -> ApiError {
    match refusal.kind {
        ErrorKind::ObjectNotFound => not_found("invalid property id"),
        _ => refusal,
    }
}

/// The tag with this id or key, whichever property it is of.
pub(super) fn tag_at<'n>(
    vocabulary: &'n Vocabulary,
    wanted: &str,
) -> Result<&'n OptionDef, ApiError> {
    let id = option_id(wanted);
    let mut found = vocabulary
        .properties()
        .iter()
        .filter_map(|def| def.options.by_id(&id));
    match found.next() {
        Some(option) if option.archived => Err(gone("tag deleted")),
        Some(option) => Ok(option),
        None => Err(not_found("tag not found")),
    }
}
