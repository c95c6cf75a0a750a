//! Spaces (http.md 17).

use dropshot::{Path, RequestContext};
use rolltop_spec::extract::Call;
use rolltop_spec::refusal::ApiError;
use rolltop_spec::reply::{Created, Reply};
use rolltop_spec::spaces::{
    CreateSpaceRequest, ListSpacesResponse, Space, SpacePath, SpacesApi, UpdateSpaceRequest,
};

use super::Endpoints;
use crate::pipeline::{Context, admitted};

impl SpacesApi for Endpoints {
    type Context = Context;

    async fn list_spaces(
        _: RequestContext<Context>,
        call: Call,
    ) -> Result<Reply<ListSpacesResponse>, ApiError> {
        let listed = admitted(&call)?.read(|workspace, request| {
            Ok(workspace.list_spaces(request.caller()?, request.ids(), request.page())?)
        });
        Reply::ok(&listed.await?)
    }

    async fn create_space(
        _: RequestContext<Context>,
        call: Call<CreateSpaceRequest>,
    ) -> Result<Created<Space>, ApiError> {
        let request = admitted(&call)?;
        let new: CreateSpaceRequest = request.body()?;
        let made = request.write(move |workspace, tx, request| {
            Ok(workspace.create_space(tx, request.caller()?, &new, request.ids())?)
        });
        made.await.map(Created)
    }

    async fn get_space(
        _: RequestContext<Context>,
        _: Path<SpacePath>,
        call: Call,
    ) -> Result<Reply<Space>, ApiError> {
        let found = admitted(&call)?.read(|workspace, request| {
            Ok(workspace.get_space(request.caller()?, request.space()?, request.ids())?)
        });
        Reply::ok(&found.await?)
    }

    async fn update_space(
        _: RequestContext<Context>,
        _: Path<SpacePath>,
        call: Call<UpdateSpaceRequest>,
    ) -> Result<Reply<Space>, ApiError> {
        let request = admitted(&call)?;
        let change: UpdateSpaceRequest = request.body()?;
        let changed = request.write(move |workspace, tx, request| {
            let (caller, space) = (request.caller()?, request.space()?);
            Ok(workspace.update_space(tx, caller, space, &change, request.ids())?)
        });
        changed.await
    }
}
