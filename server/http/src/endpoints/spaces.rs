//! Spaces (http.md 17).

use dropshot::{Path, RequestContext};
use http::StatusCode;
use rolltop_spec::extract::Call;
use rolltop_spec::refusal::ApiError;
use rolltop_spec::reply::{Created, Reply};
use rolltop_spec::spaces::{
    CreateSpaceRequest, ListSpacesResponse, Space, SpacePath, SpaceRow, SpacesApi,
    UpdateSpaceRequest,
};
use rolltop_workspace::spaces::{self, NewSpace, SpaceChange};

use super::Endpoints;
use super::reply::{Narrowing, answered, created, encode, next_page, text};
use super::request::mutation;
use crate::app::Context;
use crate::pipeline::admitted;
use crate::refusals::refusal;

impl SpacesApi for Endpoints {
    type Context = Context;

    async fn list_spaces(
        rqctx: RequestContext<Context>,
        call: Call,
    ) -> Result<Reply<ListSpacesResponse>, ApiError> {
        let request = admitted(&call)?;
        let page = request.page();
        let listed = rqctx
            .context()
            .blocking(move |workspace| {
                workspace.list_spaces(request.caller()?, request.ids(), page)
            })
            .await
            .map_err(refusal)?;
        let total = listed.total as u64;
        let message = next_page(page, listed.rows.len(), total, Narrowing::Offset);
        Reply::ok(&ListSpacesResponse {
            data: listed.rows.into_iter().map(row).collect(),
            total,
            offset: page.offset,
            limit: u32::try_from(page.limit).unwrap_or(u32::MAX),
            has_more: message.is_some(),
            has_not_granted_spaces: listed.has_not_granted,
            message,
            warnings: Vec::new(),
        })
    }

    async fn create_space(
        rqctx: RequestContext<Context>,
        call: Call<CreateSpaceRequest>,
    ) -> Result<Created<Space>, ApiError> {
        let request = admitted(&call)?;
        let body: CreateSpaceRequest = request.body()?;
        let new = NewSpace {
            name: body.name,
            description: body.description.unwrap_or_default(),
        };
        let reply = rqctx.context().write(move |workspace, tx| {
            let dry_run = request.dry_run();
            let encode = |outcome: &spaces::Space| {
                // The id of a space that is not made means nothing (http.md 5).
                let id = (!dry_run).then(|| outcome.id.clone());
                encode(
                    created(dry_run),
                    None,
                    &Space {
                        id,
                        ..space(outcome, dry_run)
                    },
                )
            };
            let mutation = mutation(&request, &encode);
            workspace.create_space(tx, request.caller()?, &new, request.ids(), &mutation)
        });
        answered(reply.await?).map(Created)
    }

    async fn get_space(
        rqctx: RequestContext<Context>,
        _: Path<SpacePath>,
        call: Call,
    ) -> Result<Reply<Space>, ApiError> {
        let request = admitted(&call)?;
        let found = rqctx
            .context()
            .blocking(move |workspace| {
                workspace.get_space(request.caller()?, request.space()?, request.ids())
            })
            .await
            .map_err(refusal)?;
        Reply::ok(&space(&found, false))
    }

    async fn update_space(
        rqctx: RequestContext<Context>,
        _: Path<SpacePath>,
        call: Call<UpdateSpaceRequest>,
    ) -> Result<Reply<Space>, ApiError> {
        let request = admitted(&call)?;
        let body: UpdateSpaceRequest = request.body()?;
        let change = SpaceChange {
            name: body.name,
            description: body.description,
        };
        let reply = rqctx.context().write(move |workspace, tx| {
            let dry_run = request.dry_run();
            let encode =
                |outcome: &spaces::Space| encode(StatusCode::OK, None, &space(outcome, dry_run));
            let mutation = mutation(&request, &encode);
            workspace.update_space(
                tx,
                request.caller()?,
                request.space()?,
                &change,
                request.ids(),
                &mutation,
            )
        });
        answered(reply.await?)
    }
}

fn space(space: &spaces::Space, dry_run: bool) -> Space {
    Space {
        id: Some(space.id.clone()),
        name: space.name.clone(),
        description: text(space.description.clone()),
        icon_image: space.icon_image.clone(),
        dry_run,
    }
}

fn row(space: spaces::Space) -> SpaceRow {
    SpaceRow {
        id: space.id,
        name: space.name,
        description: text(space.description),
        icon_image: space.icon_image,
    }
}
