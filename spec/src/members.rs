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
    /// The active members of the space by name. `id` is the value for properties that point to members, such as
    /// `assignee`; it is always full.
    #[endpoint { method = GET, path = "/v2/spaces/{space_id}/members", tags = ["Members"] }]
    async fn list_members(
        rqctx: RequestContext<Self::Context>,
        path: Path<SpacePath>,
        call: Call,
    ) -> Result<Reply<ListResponse<MemberRow>>, ApiError>;

    /// Read a member
    ///
    /// By the full id of the member. An unknown one, another object and a member who left answer 404.
    #[endpoint { method = GET, path = "/v2/spaces/{space_id}/members/{member_id}", tags = ["Members"] }]
    async fn get_member(
        rqctx: RequestContext<Self::Context>,
        path: Path<MemberPath>,
        call: Call,
    ) -> Result<Reply<MemberRow>, ApiError>;

    /// Read the own member
    ///
    /// The row of the local account that every key of this server acts as. A server without an account answers 404.
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
    /// Full id of a space, or a unique suffix of the first half of one.
    pub space_id: String,
    /// Full id of a member.
    pub member_id: String,
}

/// A row of a member.
#[derive(Clone, Debug, Deserialize, Eq, JsonSchema, PartialEq, Serialize)]
pub struct MemberRow {
    /// Full object id.
    pub id: String,
    /// The display name; empty while it is not known.
    pub name: String,
    // No enumeration: some generators make programs that do not compile of a value without a name.
    /// `viewer`, `editor`, `admin`, `owner` or `no_permissions`; empty while it is not known.
    pub role: String,
    /// Opaque id of the account behind the member, the same in every space; absent where this server does not know it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub identity: Option<String>,
    /// Icon id, to be downloaded through the file content route.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon_image: Option<String>,
}
