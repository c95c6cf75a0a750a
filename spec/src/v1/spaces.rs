//! Spaces (v1.md 9).

use dropshot::{Path, RequestContext};
use rolltop_document::limits;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::icons::FileIcon;
use super::names::names;
use super::shared::{PaginatedResponse, SpacePath};
use crate::extract::Call;
use crate::refusal::ApiError;
use crate::reply::{Created, Reply};
use crate::shared::OrNull;

/// The spaces of the workspace.
#[dropshot::api_description]
pub trait SpacesV1 {
    /// What the server shares between requests.
    type Context;

    /// List spaces
    ///
    /// The live spaces, newest first.
    #[endpoint { method = GET, path = "/v1/spaces", tags = ["Spaces"], operation_id = "v1_list_spaces" }]
    async fn list_spaces(
        rqctx: RequestContext<Self::Context>,
        call: Call,
    ) -> Result<Reply<PaginatedResponse<Space>>, ApiError>;

    /// Create a space
    ///
    /// `status` of the new space has three tags: To Do, In Progress and Done.
    #[endpoint { method = POST, path = "/v1/spaces", tags = ["Spaces"], operation_id = "v1_create_space" }]
    async fn create_space(
        rqctx: RequestContext<Self::Context>,
        call: Call<CreateSpaceRequest>,
    ) -> Result<Created<SpaceResponse>, ApiError>;

    /// Read a space
    ///
    /// Deleted spaces answer 404.
    #[endpoint { method = GET, path = "/v1/spaces/{space_id}", tags = ["Spaces"], operation_id = "v1_get_space" }]
    async fn get_space(
        rqctx: RequestContext<Self::Context>,
        path: Path<SpacePath>,
        call: Call,
    ) -> Result<Reply<SpaceResponse>, ApiError>;

    /// Rename or describe a space
    ///
    /// An absent member keeps its value, an empty one clears it.
    #[endpoint { method = PATCH, path = "/v1/spaces/{space_id}", tags = ["Spaces"], operation_id = "v1_update_space" }]
    async fn update_space(
        rqctx: RequestContext<Self::Context>,
        path: Path<SpacePath>,
        call: Call<UpdateSpaceRequest>,
    ) -> Result<Reply<SpaceResponse>, ApiError>;
}

names! {
    /// The kind of a space; this server has none but `space`.
    SpaceObject { Space = "space", Chat = "chat", OneToOne = "one_to_one", TechSpace = "tech_space" }
}

/// A space.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct Space {
    /// Its kind.
    pub object: SpaceObject,
    /// Full id.
    pub id: String,
    /// The name.
    pub name: String,
    /// A picture.
    pub icon: OrNull<FileIcon>,
    /// What the space is for.
    pub description: String,
    /// The base address as the request reached it.
    pub gateway_url: String,
    /// Always `local`.
    pub network_id: String,
}

/// One space.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct SpaceResponse {
    /// The space.
    pub space: Space,
}

/// Body of create_space.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct CreateSpaceRequest {
    /// The name; may be empty.
    #[schemars(length(max = "limits::MAX_NAME"))]
    pub name: String,
    /// What the space is for.
    #[serde(default)]
    #[schemars(length(max = "limits::MAX_NAME"))]
    pub description: Option<String>,
}

/// Body of update_space.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct UpdateSpaceRequest {
    /// The new name.
    #[serde(default)]
    #[schemars(length(max = "limits::MAX_NAME"))]
    pub name: Option<String>,
    /// The new description.
    #[serde(default)]
    #[schemars(length(max = "limits::MAX_NAME"))]
    pub description: Option<String>,
}
