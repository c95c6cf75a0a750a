//! The tags of select properties (v1.md 13).

use dropshot::{Path, RequestContext};
use rolltop_document::issue::Fault;
use rolltop_document::type_settings::DefinedOption;
use rolltop_document::vocabulary::{Format, OptionDef, PropertyDef, Vocabulary};
use rolltop_spec::errors::ErrorKind;
use rolltop_spec::extract::Call;
use rolltop_spec::refusal::ApiError;
use rolltop_spec::reply::{Created, Reply};
use rolltop_spec::v1::properties::PropertyPath;
use rolltop_spec::v1::tags::{CreateTagRequest, TagPath, TagResponse, TagsV1, UpdateTagRequest};
use rolltop_spec::v1::{PaginatedResponse, Tag};
use rolltop_workspace::ids::option_id;
use rolltop_workspace::properties::TagChange;
use rolltop_workspace::{Catalogue, Error};

use super::filters::named_page;
use super::given::{color_of, fault, minted, name_of};
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
            let rows = || -> Result<Vec<&OptionDef>, ApiError> {
                Ok(property_of(&names, &property)?.options.live().collect())
            };
            let (vocabulary, shape) = (&names.vocabulary, |tag| Some(Shapes::tag(tag)));
            named_page(workspace, request, vocabulary, rows, |tag| &tag.name, shape)
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
            let tag = Shapes::tag(tag_of(&names, &path)?);
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
            let names = workspace.live_names_at(tx, space)?;
            let def = property_of(&names, &property)?;
            let new = new_tag(request.lenient_body()?).map_err(Error::from)?;
            check_format(def).map_err(Error::from)?;
            let id = workspace.make_tag(tx, (caller, space, &names), def, &new)?;
            Ok(response(&*workspace.names_at(tx, &space.id)?, &id)?)
        });
        Created::of(&made.await?)
    }

    async fn update_tag(
        _: RequestContext<Context>,
        path: Path<TagPath>,
        call: Call<UpdateTagRequest>,
    ) -> Result<Reply<TagResponse>, ApiError> {
        let path = path.into_inner();
        let changed = admitted(&call)?.commit(move |workspace, tx, request| {
            let (caller, space) = (request.caller()?, request.space()?);
            let names = workspace.live_names_at(tx, space)?;
            let option = tag_of(&names, &path)?;
            let change = change_of(request.lenient_body()?).map_err(Error::from)?;
            workspace.set_tag(tx, (caller, space, &names), option, &change)?;
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
            let names = workspace.live_names_at(tx, space)?;
            let option = tag_of(&names, &path)?;
            workspace.put_archived(tx, space, &names, &option.id)?;
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

/// The property in the path of a tag.
fn property_of<'n>(names: &'n Catalogue, wanted: &str) -> Result<&'n PropertyDef, ApiError> {
    property_at(names, wanted).map_err(|refusal| match refusal.kind {
        ErrorKind::ObjectNotFound => not_found("invalid property id"),
        _ => refusal,
    })
}

/// The tag that a path names. Its property only has to exist (v1.md 13).
fn tag_of<'n>(names: &'n Catalogue, path: &TagPath) -> Result<&'n OptionDef, ApiError> {
    property_of(names, &path.property_id)?;
    tag_at(&names.vocabulary, &path.tag_id)
}

/// The option of a property that a tag id or key names.
pub(super) fn option_of<'p>(def: &'p PropertyDef, spelled: &str) -> Option<&'p OptionDef> {
    let by_id = def.options.by_id(&option_id(spelled));
    by_id.or_else(|| def.options.by_key(spelled))
}

/// The tag with this id or key, whichever property it is of.
fn tag_at<'n>(vocabulary: &'n Vocabulary, wanted: &str) -> Result<&'n OptionDef, ApiError> {
    let found = vocabulary.properties().iter();
    let found = found.filter_map(|def| option_of(def, wanted));
    match found.min_by_key(|option| option.archived) {
        Some(option) if option.archived => Err(gone("tag deleted")),
        Some(option) => Ok(option),
        None => Err(not_found("tag not found")),
    }
}

/// A tag as a request describes it.
pub(super) fn new_tag(given: CreateTagRequest) -> Result<DefinedOption, Fault> {
    Ok(DefinedOption {
        name: name_of(&given.name)?,
        color: Some(color_of(&given.color)?),
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
