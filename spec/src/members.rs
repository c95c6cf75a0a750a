//! The members of a space (http.md 18).

use dropshot::{Path, RequestContext};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::extract::Call;
use crate::refusal::ApiError;
use crate::reply::Reply;
use crate::shared::ListResponse;
use crate::spaces::SpacePath;

/// The members of a space.
#[dropshot::api_description]
pub trait MembersApi {
    /// What the server shares between requests.
    type Context;

    /// List members
    ///
    /// The active members of the space, sorted by name. `id` is the value for properties that point to members, such as
    /// `assignee`; it is always a full id.
    #[endpoint { method = GET, path = "/v2/spaces/{space_id}/members", tags = ["Members"] }]
    async fn list_members(
        rqctx: RequestContext<Self::Context>,
        path: Path<SpacePath>,
        call: Call,
    ) -> Result<Reply<ListResponse<MemberRow>>, ApiError>;

    /// Read a member
    ///
    /// Finds the member by its full id. An unknown id, the id of another object and a member who left respond with 404.
    #[endpoint { method = GET, path = "/v2/spaces/{space_id}/members/{member_id}", tags = ["Members"] }]
    async fn get_member(
        rqctx: RequestContext<Self::Context>,
        path: Path<MemberPath>,
        call: Call,
    ) -> Result<Reply<MemberRow>, ApiError>;

    /// Read the member of this key
    ///
    /// The row of the local account. Every key of this server acts as this account. A server without an account
    /// responds with 404.
    #[endpoint { method = GET, path = "/literal/v2/spaces/{space_id}/members/me", tags = ["Members"] }]
    async fn get_member_me(
        rqctx: RequestContext<Self::Context>,
        path: Path<SpacePath>,
        call: Call,
    ) -> Result<Reply<MemberRow>, ApiError>;
}

/// The member that a path names.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct MemberPath {
    /// Full id of a space, or a unique suffix of the first half of its id.
    pub space_id: String,
    /// Full id of a member.
    pub member_id: String,
}

/// A row of list_members.
#[derive(Clone, Debug, Deserialize, Eq, JsonSchema, PartialEq, Serialize)]
pub struct MemberRow {
    /// Full object id.
    pub id: String,
    /// The display name; empty while unknown.
    pub name: String,
    // No enumeration: some generators make programs that do not compile of a value without a name.
    /// `viewer`, `editor`, `admin`, `owner` or `no_permissions`; empty while unknown.
    pub role: String,
    /// Opaque id of the member's account, the same in every space; absent if unknown to this server.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub identity: Option<String>,
    /// Id of the icon image; the file content route serves it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon_image: Option<String>,
}
