//! Spaces (v1.md 9).

use std::cmp::Reverse;

use dropshot::{Path, RequestContext};
use rolltop_document::decor::PaletteColor;
use rolltop_document::vocabulary::Vocabulary;
use rolltop_spec::extract::Call;
use rolltop_spec::refusal::ApiError;
use rolltop_spec::reply::{Created, Reply};
use rolltop_spec::shared::OrNull;
use rolltop_spec::v1::spaces::{
    CreateSpaceRequest, Space, SpaceObject, SpaceResponse, SpacesV1, UpdateSpaceRequest,
};
use rolltop_spec::v1::{PaginatedResponse, SpacePath};
use rolltop_store::SpaceRecord;

use super::V1;
use super::filters::{Filters, Unknown};
use super::shapes::file_icon;
use crate::pipeline::{Context, Request, admitted};

/// The tags of `status` in a new space: clients of v1 expect some (v1.md 9).
const STATUS: [(&str, PaletteColor); 3] = [
    ("To Do", PaletteColor::Grey),
    ("In Progress", PaletteColor::Yellow),
    ("Done", PaletteColor::Lime),
];

impl SpacesV1 for V1 {
    type Context = Context;

    async fn list_spaces(
        _: RequestContext<Context>,
        call: Call,
    ) -> Result<Reply<PaginatedResponse<Space>>, ApiError> {
        let listed = admitted(&call)?.read(|workspace, request| {
            let mut spaces = workspace.visible_spaces(request.caller()?)?;
            let names = Vocabulary::bundled();
            let filters = Filters::of(request)?.of_named(names, Unknown::MatchesNothing)?;
            spaces = workspace.keep_named(names, &filters, spaces, |space| &space.name);
            spaces.sort_by_key(|space| (Reverse(space.created_at), space.id.clone()));
            let spaces = spaces.iter().map(|space| shape(space, request));
            Ok(PaginatedResponse::of(request.page(), spaces.collect()))
        });
        Reply::ok(&listed.await?)
    }

    async fn create_space(
        _: RequestContext<Context>,
        call: Call<CreateSpaceRequest>,
    ) -> Result<Created<SpaceResponse>, ApiError> {
        let request = admitted(&call)?;
        let body: CreateSpaceRequest = request.lenient_body()?;
        let made = request.commit(move |workspace, tx, request| {
            let description = body.description.as_deref().unwrap_or_default();
            let made = workspace.make_space(tx, &body.name, description, &STATUS)?;
            let space = shape(&made, request);
            Ok(SpaceResponse { space })
        });
        Created::of(&made.await?)
    }

    async fn get_space(
        _: RequestContext<Context>,
        _: Path<SpacePath>,
        call: Call,
    ) -> Result<Reply<SpaceResponse>, ApiError> {
        let found = admitted(&call)?.read(|workspace, request| {
            let space = shape(&workspace.live_space(request.space()?)?, request);
            Ok(SpaceResponse { space })
        });
        Reply::ok(&found.await?)
    }

    async fn update_space(
        _: RequestContext<Context>,
        _: Path<SpacePath>,
        call: Call<UpdateSpaceRequest>,
    ) -> Result<Reply<SpaceResponse>, ApiError> {
        let request = admitted(&call)?;
        let body: UpdateSpaceRequest = request.lenient_body()?;
        let changed = request.commit(move |workspace, tx, request| {
            let (name, description) = (body.name.as_deref(), body.description.as_deref());
            let changed = workspace.set_space(tx, request.space()?, name, description)?;
            let space = shape(&changed, request);
            Ok(SpaceResponse { space })
        });
        Reply::ok(&changed.await?)
    }
}

fn shape(record: &SpaceRecord, request: &Request) -> Space {
    let base = request.base_url();
    let icon = record.icon_image.as_ref();
    let icon = icon.map(|image| file_icon(&base, &record.id, &image.to_string()));
    Space {
        object: SpaceObject::Space,
        id: record.id.clone(),
        name: record.name.clone(),
        icon: OrNull(icon),
        description: record.description.clone(),
        gateway_url: base,
        network_id: "local".to_owned(),
    }
}
