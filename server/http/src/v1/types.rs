//! Types (v1.md 14).

use dropshot::{Path, RequestContext};
use rolltop_document::decor::Icon;
use rolltop_document::issue::Fault;
use rolltop_document::type_settings::TypeSettings;
use rolltop_document::vocabulary::{Layout, PropertyDef, TypeDef, Vocabulary};
use rolltop_document::wording::shown;
use rolltop_spec::extract::Call;
use rolltop_spec::refusal::ApiError;
use rolltop_spec::reply::{Created, Reply};
use rolltop_spec::v1::types::{
    CreateTypeRequest, PropertyLink, Type, TypeLayout, TypePath, TypeResponse, TypesV1,
    UpdateTypeRequest,
};
use rolltop_spec::v1::{PaginatedResponse, SpacePath};
use rolltop_workspace::objects::ContentContext;
use rolltop_workspace::types::{Listed, TypeContent};
use rolltop_workspace::{Catalogue, Error};

use super::conditions::{find_property, find_type};
use super::filters::named_page;
use super::given::{fault, minted, name_of, refused};
use super::given_icons::{Bearer, file_urls, icon_of};
use super::properties::format_of;
use super::shapes::Shapes;
use super::{V1, not_found, values};
use crate::pipeline::{Context, Refused, Request, admitted};

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
            let shape = |def| Some(shapes.of_type(def));
            let (rows, vocabulary) = (|| Ok(all), &names.vocabulary);
            named_page(workspace, request, vocabulary, rows, |def| &def.name, shape)
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
            let names = workspace.names_of(request.space()?)?;
            response(&names, &wanted, request)
        });
        Reply::ok(&found.await?)
    }

    async fn create_type(
        _: RequestContext<Context>,
        _: Path<SpacePath>,
        call: Call<CreateTypeRequest>,
    ) -> Result<Created<TypeResponse>, ApiError> {
        let request = admitted(&call)?;
        let body = new_type(request.lenient_body()?);
        let made = request.commit(move |workspace, tx, request| {
            let (caller, space) = (request.caller()?, request.space()?);
            let urls = file_urls(request)?;
            let id =
                workspace.make_type(tx, caller, space, |cx| content_of(&body, None, cx, &urls))?;
            response(&*workspace.names_at(tx, &space.id)?, &id, request)
        });
        Created::of(&made.await?)
    }

    async fn update_type(
        _: RequestContext<Context>,
        path: Path<TypePath>,
        call: Call<UpdateTypeRequest>,
    ) -> Result<Reply<TypeResponse>, ApiError> {
        let wanted = path.into_inner().type_id;
        let changed = admitted(&call)?.commit(move |workspace, tx, request| {
            let (caller, space) = (request.caller()?, request.space()?);
            let names = workspace.live_names_at(tx, space)?;
            let def = type_at(&names, &wanted)?;
            let body: UpdateTypeRequest = request.lenient_body()?;
            let urls = file_urls(request)?;
            let held = names.type_icons.get(&def.key);
            let set = workspace.set_type(tx, caller, space, (&names, def), |cx| {
                content_of(&body, held, cx, &urls)
            });
            set.map_err(refused("failed to update object"))?;
            response(&*workspace.names_at(tx, &space.id)?, &def.key, request)
        });
        Reply::ok(&changed.await?)
    }

    async fn delete_type(
        _: RequestContext<Context>,
        path: Path<TypePath>,
        call: Call,
    ) -> Result<Reply<TypeResponse>, ApiError> {
        let wanted = path.into_inner().type_id;
        let removed = admitted(&call)?.commit(move |workspace, tx, request| {
            let space = request.space()?;
            let names = workspace.live_names_at(tx, space)?;
            let def = type_at(&names, &wanted)?;
            let removed = workspace.remove_type(tx, space, (&names, def));
            removed.map_err(refused("failed to delete object"))?;
            response(&names, &def.key, request)
        });
        Reply::ok(&removed.await?)
    }
}

fn response(names: &Catalogue, wanted: &str, request: &Request) -> Result<TypeResponse, Refused> {
    let (space, base) = (request.space()?, request.base_url());
    let of_type = Shapes::new(names, &space.id, &base).of_type(type_at(names, wanted)?);
    Ok(TypeResponse { of_type })
}

/// What is sent of a new type, as that of one that changes in all of it.
fn new_type(body: CreateTypeRequest) -> UpdateTypeRequest {
    UpdateTypeRequest {
        name: Some(body.name),
        plural_name: Some(body.plural_name),
        layout: Some(body.layout),
        key: body.key,
        icon: body.icon,
        properties: body.properties,
    }
}

fn content_of(
    body: &UpdateTypeRequest,
    held: Option<&Icon>,
    cx: &ContentContext<'_>,
    urls: &str,
) -> Result<TypeContent, Error> {
    Ok(TypeContent {
        name: body.name.as_deref().map(name_of).transpose()?,
        settings: TypeSettings {
            plural_name: body.plural_name.as_deref().map(name_of).transpose()?,
            layout: body.layout.as_deref().map(layout_of).transpose()?,
            api_key: minted(body.key.as_deref(), "type")?,
            ..TypeSettings::default()
        },
        icon: icon_of(body.icon.as_ref(), Bearer::Type, held, urls, cx.objects)?,
        properties: listed(body.properties.as_deref(), cx.vocabulary)?,
    })
}

/// A layout that types can be given.
fn layout_of(name: &str) -> Result<Layout, Fault> {
    Ok(match TypeLayout::from_name(name) {
        Some(TypeLayout::Basic) => Layout::Basic,
        Some(TypeLayout::Profile) => Layout::Profile,
        Some(TypeLayout::Action) => Layout::Todo,
        Some(TypeLayout::Note) => Layout::Note,
        None => return Err(fault(format!("invalid type layout: {:?}", shown(name)))),
    })
}

/// The properties that a type is to list. A key that is, or mints to, that of one links it, whatever else is said.
fn listed(
    links: Option<&[PropertyLink]>,
    vocabulary: &Vocabulary,
) -> Result<Option<Vec<Listed>>, Fault> {
    let Some(links) = links else {
        return Ok(None);
    };
    let mut all = Vec::with_capacity(links.len());
    for link in links {
        let key = link.key.as_deref().map(str::trim);
        let key = key.filter(|key| !key.is_empty());
        let slug = minted(key, "property")?;
        let exact = key.and_then(|key| find_property(vocabulary, key));
        let found = exact.or_else(|| find_property(vocabulary, slug.as_deref()?));
        match found.filter(|def| !def.archived) {
            Some(def) if values::is_known(def) => all.push(Listed::Known(def.key.clone())),
            // The system lists its own.
            Some(_) => {}
            None => all.push(Listed::New(Box::new(PropertyDef {
                name: name_of(link.name.as_deref().unwrap_or_default())?,
                format: format_of(link.format.as_deref().unwrap_or_default())?,
                slug,
                ..PropertyDef::default()
            }))),
        }
    }
    Ok(Some(all))
}

/// The type that a path names, archived ones too.
pub(super) fn type_at<'n>(names: &'n Catalogue, wanted: &str) -> Result<&'n TypeDef, ApiError> {
    let found = find_type(&names.vocabulary, wanted).filter(|def| !def.hidden);
    found.ok_or_else(|| not_found("type not found"))
}
