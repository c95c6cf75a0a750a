//! The members of a space (v1.md 16).

use dropshot::{Path, RequestContext};
use rolltop_spec::extract::Call;
use rolltop_spec::members::MemberRow;
use rolltop_spec::refusal::ApiError;
use rolltop_spec::reply::Reply;
use rolltop_spec::shared::OrNull;
use rolltop_spec::v1::members::{
    Member, MemberMarker, MemberPath, MemberResponse, MemberRole, MemberStatus, MembersV1,
};
use rolltop_spec::v1::{PaginatedResponse, SpacePath};

use super::filters::named_page;
use super::shapes::file_icon;
use super::{V1, not_found};
use crate::pipeline::{Context, Request, admitted};

/// As v2 spells the role of a member who may do nothing.
const NO_PERMISSIONS: &str = "no_permissions";

impl MembersV1 for V1 {
    type Context = Context;

    async fn list_members(
        _: RequestContext<Context>,
        _: Path<SpacePath>,
        call: Call,
    ) -> Result<Reply<PaginatedResponse<Member>>, ApiError> {
        let listed = admitted(&call)?.read(|workspace, request| {
            let names = workspace.names_of(request.space()?)?;
            let members = names.members.iter().map(|row| shape(row, request));
            let members: Vec<Member> = members.collect::<Result<_, _>>()?;
            let (rows, vocabulary) = (|| Ok(members), &names.vocabulary);
            named_page(
                workspace,
                request,
                vocabulary,
                rows,
                |member| &member.name,
                Some,
            )
        });
        Reply::ok(&listed.await?)
    }

    async fn get_member(
        _: RequestContext<Context>,
        path: Path<MemberPath>,
        call: Call,
    ) -> Result<Reply<MemberResponse>, ApiError> {
        let wanted = path.into_inner().member_id;
        let found = admitted(&call)?.read(move |workspace, request| {
            let names = workspace.names_of(request.space()?)?;
            let found = names
                .members
                .iter()
                .find(|row| row.id == wanted || row.identity.as_deref() == Some(&wanted));
            let member = shape(found.ok_or_else(|| not_found("member not found"))?, request)?;
            Ok(MemberResponse { member })
        });
        Reply::ok(&found.await?)
    }
}

/// A member without a name is called by its role, and one without a known account by its id.
fn shape(row: &MemberRow, request: &Request) -> Result<Member, ApiError> {
    let role = match row.role.as_str() {
        NO_PERMISSIONS => MemberRole::NoPermission,
        role => MemberRole::from_name(role).unwrap_or_default(),
    };
    let name = match (row.name.is_empty(), role) {
        (false, _) => &row.name,
        (true, MemberRole::Owner) => "Owner",
        (true, _) => "Member",
    };
    let (base, space) = (request.base_url(), request.space()?);
    let icon = row.icon_image.as_ref();
    Ok(Member {
        object: MemberMarker::Member,
        id: row.id.clone(),
        name: name.to_owned(),
        icon: OrNull(icon.map(|image| file_icon(&base, &space.id, image))),
        identity: row.identity.clone().unwrap_or_else(|| row.id.clone()),
        global_name: String::new(),
        status: MemberStatus::Active,
        role,
    })
}
