//! The members of a space (http.md 18).

use dropshot::{Path, RequestContext};
use rolltop_spec::extract::Call;
use rolltop_spec::members::{MemberPath, MemberRow, MembersApi};
use rolltop_spec::refusal::ApiError;
use rolltop_spec::reply::Reply;
use rolltop_spec::shared::ListResponse;
use rolltop_spec::spaces::SpacePath;

use super::Endpoints;
use crate::pipeline::{Context, admitted};

impl MembersApi for Endpoints {
    type Context = Context;

    async fn list_members(
        _: RequestContext<Context>,
        _: Path<SpacePath>,
        call: Call,
    ) -> Result<Reply<ListResponse<MemberRow>>, ApiError> {
        let listed = admitted(&call)?.read(|workspace, request| {
            Ok(workspace.list_members(request.space()?, request.page())?)
        });
        Reply::ok(&listed.await?)
    }

    async fn get_member(
        _: RequestContext<Context>,
        path: Path<MemberPath>,
        call: Call,
    ) -> Result<Reply<MemberRow>, ApiError> {
        let member_id = path.into_inner().member_id;
        let found = admitted(&call)?.read(move |workspace, request| {
            Ok(workspace.get_member(request.space()?, &member_id)?)
        });
        Reply::ok(&found.await?)
    }

    async fn get_member_me(
        _: RequestContext<Context>,
        _: Path<SpacePath>,
        call: Call,
    ) -> Result<Reply<MemberRow>, ApiError> {
        let found = admitted(&call)?
            .read(|workspace, request| Ok(workspace.get_own_member(request.space()?)?));
        Reply::ok(&found.await?)
    }
}
