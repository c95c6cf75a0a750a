//! The members of a space (http.md 18).

use dropshot::Path;
use rolltop_spec::extract::Call;
use rolltop_spec::members::{MemberPath, MemberRow, MembersApi};
use rolltop_spec::reply::Reply;
use rolltop_spec::shared::ListResponse;
use rolltop_spec::spaces::SpacePath;

use super::{Cx, Endpoints, Replied};
use crate::pipeline::{Context, admitted};

impl MembersApi for Endpoints {
    type Context = Context;

    async fn list_members(
        _: Cx,
        _: Path<SpacePath>,
        call: Call,
    ) -> Replied<ListResponse<MemberRow>> {
        let listed = admitted(&call)?.read(|workspace, request| {
            Ok(workspace.list_members(request.space()?, request.page())?)
        });
        Reply::ok(&listed.await?)
    }

    async fn get_member(_: Cx, path: Path<MemberPath>, call: Call) -> Replied<MemberRow> {
        let member_id = path.into_inner().member_id;
        let found = admitted(&call)?.read(move |workspace, request| {
            Ok(workspace.get_member(request.space()?, &member_id)?)
        });
        Reply::ok(&found.await?)
    }

    async fn get_member_me(_: Cx, _: Path<SpacePath>, call: Call) -> Replied<MemberRow> {
        let found = admitted(&call)?
            .read(|workspace, request| Ok(workspace.get_own_member(request.space()?)?));
        Reply::ok(&found.await?)
    }
}
