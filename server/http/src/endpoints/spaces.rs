//! Spaces (http.md 17).

use dropshot::Path;
use rolltop_spec::extract::Call;
use rolltop_spec::reply::{Created, Reply};
use rolltop_spec::spaces::{
    CreateSpaceRequest, ListSpacesResponse, Space, SpacePath, SpacesApi, UpdateSpaceRequest,
};

use super::{Cx, Endpoints, Made, Replied};
use crate::pipeline::{Context, admitted};

impl SpacesApi for Endpoints {
    type Context = Context;

    async fn list_spaces(_: Cx, call: Call) -> Replied<ListSpacesResponse> {
        let listed = admitted(&call)?.read(|workspace, request| {
            Ok(workspace.list_spaces(request.caller()?, request.ids(), request.page())?)
        });
        Reply::ok(&listed.await?)
    }

    async fn create_space(_: Cx, call: Call<CreateSpaceRequest>) -> Made<Space> {
        let request = admitted(&call)?;
        let new: CreateSpaceRequest = request.body()?;
        let made = request.write(move |workspace, tx, request| {
            Ok(workspace.create_space(tx, request.caller()?, &new, request.ids())?)
        });
        made.await.map(Created)
    }

    async fn get_space(_: Cx, _: Path<SpacePath>, call: Call) -> Replied<Space> {
        let found = admitted(&call)?.read(|workspace, request| {
            Ok(workspace.get_space(request.caller()?, request.space()?, request.ids())?)
        });
        Reply::ok(&found.await?)
    }

    async fn update_space(
        _: Cx,
        _: Path<SpacePath>,
        call: Call<UpdateSpaceRequest>,
    ) -> Replied<Space> {
        let request = admitted(&call)?;
        let change: UpdateSpaceRequest = request.body()?;
        let changed = request.write(move |workspace, tx, request| {
            let (caller, space) = (request.caller()?, request.space()?);
            Ok(workspace.update_space(tx, caller, space, &change, request.ids())?)
        });
        changed.await
    }
}
