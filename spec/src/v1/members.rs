//! The members of a space (v1.md 16).

use dropshot::Path;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::api::api;
use super::icons::FileIcon;
use super::names::names;
use super::shared::{PaginatedResponse, SpacePath};
use crate::extract::Call;
use crate::reply::Reply;
use crate::shared::OrNull;

api! {
    /// The members of a space.
    MembersV1 "Members"

    /// List members
    ///
    /// The members who are joining, then the active ones, each sorted by name.
    GET "/v1/spaces/{space_id}/members" "v1_list_members"
        list_members(path: Path<SpacePath>, call: Call) -> Reply<PaginatedResponse<Member>>;

    /// Read a member
    ///
    /// Finds the member by its id or its identity.
    GET "/v1/spaces/{space_id}/members/{member_id}" "v1_get_member"
        get_member(path: Path<MemberPath>, call: Call) -> Reply<MemberResponse>;
}

/// The member that a path names.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct MemberPath {
    /// Full id of a space.
    pub space_id: String,
    /// Full id of a member, or its identity.
    pub member_id: String,
}

names! {
    /// Marks the object as a member.
    MemberMarker { Member = "member" }

    /// What a member may do.
    MemberRole {
        Viewer = "viewer", Editor = "editor", Admin = "admin", Owner = "owner", NoPermission = "no_permission",
    }

    /// The status of a member.
    MemberStatus {
        Active = "active", Joining = "joining", Removed = "removed", Declined = "declined", Removing = "removing",
        Canceled = "canceled",
    }
}

/// A member.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct Member {
    /// Always `member`.
    pub object: MemberMarker,
    /// Full id.
    pub id: String,
    /// The name, or a word for the role if the member has no name.
    pub name: String,
    /// A picture.
    pub icon: OrNull<FileIcon>,
    /// The account of the member.
    pub identity: String,
    /// Always empty.
    pub global_name: String,
    /// Whether the member is active.
    pub status: MemberStatus,
    /// What the member may do.
    pub role: MemberRole,
}

/// One member.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct MemberResponse {
    /// The member.
    pub member: Member,
}
