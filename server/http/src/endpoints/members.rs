//! The members of a space (http.md 18).

use dropshot::{Path, RequestContext};
use rolltop_spec::extract::Call;
use rolltop_spec::members::{MemberPath, MemberRow, MembersApi};
use rolltop_spec::refusal::ApiError;
use rolltop_spec::reply::Reply;
use rolltop_spec::shared::ListResponse;
use rolltop_spec::spaces::SpacePath;
use rolltop_workspace::members::Member;

use super::Endpoints;
use super::reply::{Narrowing, list};
use crate::app::Context;
use crate::pipeline::admitted;
use crate::refusals::refusal;

impl MembersApi for Endpoints {
    type Context = Context;

    async fn list_members(
        rqctx: RequestContext<Context>,
        _: Path<SpacePath>,
        call: Call,
    ) -> Result<Reply<ListResponse<MemberRow>>, ApiError> {
        let request = admitted(&call)?;
        let page = request.page();
        let listed = rqctx
            .context()
            .blocking(move |workspace| workspace.list_members(request.space()?, page))
            .await
            .map_err(refusal)?;
        let rows = listed.rows.into_iter().map(row).collect();
        Reply::ok(&list(page, rows, listed.total as u64, Narrowing::Offset))
    }

    async fn get_member(
        rqctx: RequestContext<Context>,
        path: Path<MemberPath>,
        call: Call,
    ) -> Result<Reply<MemberRow>, ApiError> {
        let request = admitted(&call)?;
        let member_id = path.into_inner().member_id;
        let found = rqctx
            .context()
            .blocking(move |workspace| workspace.get_member(request.space()?, &member_id));
        Reply::ok(&row(found.await.map_err(refusal)?))
    }

    async fn get_member_me(
        rqctx: RequestContext<Context>,
        _: Path<SpacePath>,
        call: Call,
    ) -> Result<Reply<MemberRow>, ApiError> {
        let request = admitted(&call)?;
        let found = rqctx
            .context()
            .blocking(move |workspace| workspace.get_own_member(request.space()?));
        Reply::ok(&row(found.await.map_err(refusal)?))
    }
}

fn row(member: Member) -> MemberRow {
    let role = member.permissions.map(|permissions| permissions.role());
    MemberRow {
        id: member.id,
        name: member.name,
        role: role.unwrap_or_default().to_owned(),
        identity: None,
        icon_image: member.icon_image,
    }
}
