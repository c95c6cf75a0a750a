//! Spaces (v1.md 9).

use dropshot::Path;
use rolltop_document::limits;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::api::api;
use super::icons::FileIcon;
use super::names::names;
use super::shared::{PaginatedResponse, SpacePath};
use crate::extract::Call;
use crate::reply::{Created, Reply};
use crate::shared::OrNull;

api! {
    /// The spaces of the workspace.
    SpacesV1 "Spaces"

    /// List spaces
    ///
    /// The live spaces, newest first.
    GET "/v1/spaces" "v1_list_spaces"
        list_spaces(call: Call) -> Reply<PaginatedResponse<Space>>;

    /// Create a space
    ///
    /// Creates a space. Its property `status` has three tags: To Do, In Progress and Done.
    POST "/v1/spaces" "v1_create_space"
        create_space(call: Call<CreateSpaceRequest>) -> Created<SpaceResponse>;

    /// Read a space
    ///
    /// A deleted space responds with 404.
    GET "/v1/spaces/{space_id}" "v1_get_space"
        get_space(path: Path<SpacePath>, call: Call) -> Reply<SpaceResponse>;

    /// Rename or describe a space
    ///
    /// An absent member keeps its value, and an empty one clears it.
    PATCH "/v1/spaces/{space_id}" "v1_update_space"
        update_space(path: Path<SpacePath>, call: Call<UpdateSpaceRequest>) -> Reply<SpaceResponse>;
}

names! {
    /// The kind of a space; this server only has `space`.
    SpaceObject { Space = "space", Chat = "chat", OneToOne = "one_to_one", TechSpace = "tech_space" }
}

/// A space.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct Space {
    /// The kind of the space.
    pub object: SpaceObject,
    /// Full id.
    pub id: String,
    /// The name.
    pub name: String,
    /// A picture.
    pub icon: OrNull<FileIcon>,
    /// What the space is for.
    pub description: String,
    /// The base address of the server, as in the request.
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
    #[schemars(length(max = "limits::MAX_NAME"))]
    pub description: Option<String>,
}

/// Body of update_space.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct UpdateSpaceRequest {
    /// The new name.
    #[schemars(length(max = "limits::MAX_NAME"))]
    pub name: Option<String>,
    /// The new description.
    #[schemars(length(max = "limits::MAX_NAME"))]
    pub description: Option<String>,
}
