//! Properties (v1.md 12).

use dropshot::{Path, RequestContext};
use rolltop_document::issue::Fault;
use rolltop_document::type_settings::DefinedOption;
use rolltop_document::vocabulary::{Format, PropertyDef};
use rolltop_document::wording::shown;
use rolltop_spec::extract::Call;
use rolltop_spec::refusal::ApiError;
use rolltop_spec::reply::{Created, Reply};
use rolltop_spec::v1::properties::{
    CreatePropertyRequest, PropertiesV1, PropertyPath, PropertyResponse, UpdatePropertyRequest,
};
use rolltop_spec::v1::{PaginatedResponse, Property, PropertyFormat, SpacePath};
use rolltop_workspace::{Catalogue, Error};

use super::conditions::find_property;
use super::filters::named_page;
use super::given::{fault, minted, name_of, refused};
use super::shapes::Shapes;
use super::tags::new_tag;
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
            let names = workspace.names_of(request.space()?)?;
            let mut all = names.vocabulary.listed_properties();
            all.retain(|def| values::is_known(def));
            let shape = |def| Shapes::property_of(&names.vocabulary, def);
            let (rows, vocabulary) = (|| Ok(all), &names.vocabulary);
            named_page(workspace, request, vocabulary, rows, |def| &def.name, shape)
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
            let names = workspace.names_of(request.space()?)?;
            let def = property_at(&names, &wanted)?;
            Ok(response(&names, def)?)
        });
        Reply::ok(&found.await?)
    }

    async fn create_property(
        _: RequestContext<Context>,
        _: Path<SpacePath>,
        call: Call<CreatePropertyRequest>,
    ) -> Result<Created<PropertyResponse>, ApiError> {
        let request = admitted(&call)?;
        let (new, tags) = new_property(request.lenient_body()?)?;
        let made = request.commit(move |workspace, tx, request| {
            let (caller, space) = (request.caller()?, request.space()?);
            let key = workspace.make_property(tx, caller, space, (new, &tags))?;
            let names = workspace.names_at(tx, &space.id)?;
            Ok(response(&names, property_at(&names, &key)?)?)
        });
        Created::of(&made.await?)
    }

    async fn update_property(
        _: RequestContext<Context>,
        path: Path<PropertyPath>,
        call: Call<UpdatePropertyRequest>,
    ) -> Result<Reply<PropertyResponse>, ApiError> {
        let wanted = path.into_inner().property_id;
        let changed = admitted(&call)?.commit(move |workspace, tx, request| {
            let (caller, space) = (request.caller()?, request.space()?);
            let names = workspace.live_names_at(tx, space)?;
            let def = property_at(&names, &wanted)?;
            let body: UpdatePropertyRequest = request.lenient_body()?;
            let name = name_of(&body.name).map_err(Error::from)?;
            let slug = minted(body.key.as_deref(), "property").map_err(Error::from)?;
            let change = (name.as_str(), slug.as_deref());
            let set = workspace.set_property(tx, (caller, space, &names), def, change);
            set.map_err(refused("property cannot be updated"))?;
            let names = workspace.names_at(tx, &space.id)?;
            Ok(response(&names, property_at(&names, &def.key)?)?)
        });
        Reply::ok(&changed.await?)
    }

    async fn delete_property(
        _: RequestContext<Context>,
        path: Path<PropertyPath>,
        call: Call,
    ) -> Result<Reply<PropertyResponse>, ApiError> {
        let wanted = path.into_inner().property_id;
        let removed = admitted(&call)?.commit(move |workspace, tx, request| {
            let space = request.space()?;
            let names = workspace.live_names_at(tx, space)?;
            let def = property_at(&names, &wanted)?;
            let removed = workspace.remove_property(tx, space, (&names, def));
            removed.map_err(refused("failed to delete property"))?;
            Ok(response(&names, def)?)
        });
        Reply::ok(&removed.await?)
    }
}

fn response(names: &Catalogue, def: &PropertyDef) -> Result<PropertyResponse, ApiError> {
    let property = Shapes::property_of(&names.vocabulary, def);
    let property = property.ok_or_else(|| not_found("property not found"))?;
    Ok(PropertyResponse { property })
}

/// A property as a request describes it; other formats than those of selects ignore tags.
fn new_property(given: CreatePropertyRequest) -> Result<(PropertyDef, Vec<DefinedOption>), Fault> {
    let name = name_of(&given.name)?;
    let format = format_of(&given.format)?;
    let tags = given.tags.unwrap_or_default().into_iter();
    let options = match format {
        Format::Select | Format::MultiSelect => tags.map(new_tag).collect::<Result<_, _>>()?,
        _ => Vec::new(),
    };
    let new = PropertyDef {
        name,
        format,
        slug: minted(given.key.as_deref(), "property")?,
        ..PropertyDef::default()
    };
    Ok((new, options))
}

/// A format that v1 has.
pub(super) fn format_of(name: &str) -> Result<Format, Fault> {
    let known = PropertyFormat::from_name(name).and_then(|format| Format::from_name(format.name()));
    known.ok_or_else(|| fault(format!("invalid property format: {:?}", shown(name))))
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
