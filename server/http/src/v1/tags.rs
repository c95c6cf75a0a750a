//! The tags of select properties (v1.md 13).

use dropshot::{Path, RequestContext};
use rolltop_document::issue::Fault;
use rolltop_document::vocabulary::{Format, OptionDef, PropertyDef, Vocabulary};
use rolltop_spec::errors::ErrorKind;
use rolltop_spec::extract::Call;
use rolltop_spec::refusal::ApiError;
use rolltop_spec::reply::{Created, Reply};
use rolltop_spec::v1::properties::PropertyPath;
use rolltop_spec::v1::tags::{CreateTagRequest, TagPath, TagResponse, TagsV1, UpdateTagRequest};
use rolltop_spec::v1::{PaginatedResponse, Tag};
use rolltop_workspace::ids::option_id;
use rolltop_workspace::properties::{NewTag, TagChange};
use rolltop_workspace::{Catalogue, Error};

use super::filters::{Filters, Unknown};
use super::given::{color_of, fault, minted, name_of, restricted};
use super::properties::property_at;
use super::shapes::Shapes;
use super::{V1, created, gone, not_found};
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
            // The filters are judged before what the path names (v1.md 2).
            let filters = Filters::of(request)?.of_named(&names.vocabulary, Unknown::Refused)?;
            let def = property_at(&names, &property).map_err(of_property)?;
            let all = def.options.live().collect();
            let kept =
                workspace.keep_named(&names.vocabulary, &filters, all, |option: &&OptionDef| {
                    option.name.as_str()
                });
            let (page, total) = (request.page(), kept.len() as u64);
            let rows = page.of(kept).map(Shapes::tag).collect();
            Ok(PaginatedResponse::new(page, rows, total))
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

    async fn create_tag(
        _: RequestContext<Context>,
        path: Path<PropertyPath>,
        call: Call<CreateTagRequest>,
    ) -> Result<Created<TagResponse>, ApiError> {
        let property = path.into_inner().property_id;
        let made = admitted(&call)?.commit(move |workspace, tx, request| {
            let (caller, space) = (request.caller()?, request.space()?);
            let names = workspace.names_at(tx, &space.id)?;
            let def = property_at(&names, &property).map_err(of_property)?;
            let new = new_tag(request.lenient_body()?).map_err(Error::from)?;
            check_format(def).map_err(Error::from)?;
            let id = workspace.make_tag(tx, caller, space, &def.key, new)?;
            Ok(response(&*workspace.names_at(tx, &space.id)?, &id)?)
        });
        created(&made.await?)
    }

    async fn update_tag(
        _: RequestContext<Context>,
        path: Path<TagPath>,
        call: Call<UpdateTagRequest>,
    ) -> Result<Reply<TagResponse>, ApiError> {
        let path = path.into_inner();
        let changed = admitted(&call)?.commit(move |workspace, tx, request| {
            let (caller, space) = (request.caller()?, request.space()?);
            let names = workspace.names_at(tx, &space.id)?;
            property_at(&names, &path.property_id).map_err(of_property)?;
            let option = tag_at(&names.vocabulary, &path.tag_id)?;
            let change = change_of(request.lenient_body()?).map_err(Error::from)?;
            let set = workspace.set_tag(tx, caller, space, &option.id, change);
            set.map_err(restricted("failed to update tag"))?;
            Ok(response(&*workspace.names_at(tx, &space.id)?, &option.id)?)
        });
        Reply::ok(&changed.await?)
    }

    async fn delete_tag(
        _: RequestContext<Context>,
        path: Path<TagPath>,
        call: Call,
    ) -> Result<Reply<TagResponse>, ApiError> {
        let path = path.into_inner();
        let removed = admitted(&call)?.commit(move |workspace, tx, request| {
            let space = request.space()?;
            let names = workspace.names_at(tx, &space.id)?;
            property_at(&names, &path.property_id).map_err(of_property)?;
            let option = tag_at(&names.vocabulary, &path.tag_id)?;
            workspace.remove_tag(tx, space, &option.id)?;
            Ok(response(&names, &option.id)?)
        });
        Reply::ok(&removed.await?)
    }
}

/// The tag that the option with this id is.
fn response(names: &Catalogue, id: &str) -> Result<TagResponse, ApiError> {
    let tag = Shapes::tag(tag_at(&names.vocabulary, id)?);
    Ok(TagResponse { tag })
}

/// What the property of the path of a tag is refused for.
pub(super) fn of_property(refusal: ApiError) -> ApiError {
    match refusal.kind {
        ErrorKind::ObjectNotFound => not_found("invalid property id"),
        _ => refusal,
    }
}

/// The option of a property that a tag id or key names.
pub(super) fn option_of<'p>(def: &'p PropertyDef, spelled: &str) -> Option<&'p OptionDef> {
    let by_id = def.options.by_id(&option_id(spelled));
    by_id.or_else(|| def.options.by_key(spelled))
}

/// The tag with this id or key, whichever property it is of.
pub(super) fn tag_at<'n>(
    vocabulary: &'n Vocabulary,
    wanted: &str,
) -> Result<&'n OptionDef, ApiError> {
    let found = vocabulary.properties().iter();
    let found = found.filter_map(|def| option_of(def, wanted));
    match found.min_by_key(|option| option.archived) {
        Some(option) if option.archived => Err(gone("tag deleted")),
        Some(option) => Ok(option),
        None => Err(not_found("tag not found")),
    }
}

/// A tag as a request describes it.
pub(super) fn new_tag(given: CreateTagRequest) -> Result<NewTag, Fault> {
    Ok(NewTag {
        name: name_of(&given.name)?,
        color: color_of(&given.color)?,
        slug: minted(given.key.as_deref(), "tag")?,
    })
}

fn change_of(given: UpdateTagRequest) -> Result<TagChange, Fault> {
    Ok(TagChange {
        name: given.name.as_deref().map(name_of).transpose()?,
        color: given.color.as_deref().map(color_of).transpose()?,
        slug: minted(given.key.as_deref(), "tag")?,
    })
}

/// Only select properties have tags.
fn check_format(def: &PropertyDef) -> Result<(), Fault> {
    if matches!(def.format, Format::Select | Format::MultiSelect) {
        return Ok(());
    }
    let message = format!("a property of format {} has no tags", def.format.name());
    Err(fault(message))
}
