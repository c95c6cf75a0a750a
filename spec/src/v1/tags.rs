//! The tags of select properties (v1.md 13).

use dropshot::{Path, RequestContext};
use rolltop_document::limits;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::names::Color;
use super::properties::PropertyPath;
use super::shared::PaginatedResponse;
use super::values::Tag;
use crate::extract::Call;
use crate::refusal::ApiError;
use crate::reply::{Created, Reply};

/// The tags of select properties.
#[dropshot::api_description]
pub trait TagsV1 {
    /// What the server shares between requests.
    type Context;

    /// List tags
    ///
    /// In the order of the property; one of another format has none.
    #[endpoint {
        method = GET,
        path = "/v1/spaces/{space_id}/properties/{property_id}/tags",
        tags = ["Tags"],
        operation_id = "v1_list_tags",
    }]
    async fn list_tags(
        rqctx: RequestContext<Self::Context>,
        path: Path<PropertyPath>,
        call: Call,
    ) -> Result<Reply<PaginatedResponse<Tag>>, ApiError>;

    /// Read a tag
    ///
    /// By its id or key, whichever of its properties the path names.
    #[endpoint {
        method = GET,
        path = "/v1/spaces/{space_id}/properties/{property_id}/tags/{tag_id}",
        tags = ["Tags"],
        operation_id = "v1_get_tag",
    }]
    async fn get_tag(
        rqctx: RequestContext<Self::Context>,
        path: Path<TagPath>,
        call: Call,
    ) -> Result<Reply<TagResponse>, ApiError>;

    /// Create a tag
    ///
    /// It becomes the last one of the property; names may repeat, keys may not.
    #[endpoint {
        method = POST,
        path = "/v1/spaces/{space_id}/properties/{property_id}/tags",
        tags = ["Tags"],
        operation_id = "v1_create_tag",
    }]
    async fn create_tag(
        rqctx: RequestContext<Self::Context>,
        path: Path<PropertyPath>,
        call: Call<CreateTagRequest>,
    ) -> Result<Created<TagResponse>, ApiError>;

    /// Update a tag
    ///
    /// Values hold its identity and follow.
    #[endpoint {
        method = PATCH,
        path = "/v1/spaces/{space_id}/properties/{property_id}/tags/{tag_id}",
        tags = ["Tags"],
        operation_id = "v1_update_tag",
    }]
    async fn update_tag(
        rqctx: RequestContext<Self::Context>,
        path: Path<TagPath>,
        call: Call<UpdateTagRequest>,
    ) -> Result<Reply<TagResponse>, ApiError>;

    /// Remove a tag
    ///
    /// Values no longer show it.
    #[endpoint {
        method = DELETE,
        path = "/v1/spaces/{space_id}/properties/{property_id}/tags/{tag_id}",
        tags = ["Tags"],
        operation_id = "v1_delete_tag",
    }]
    async fn delete_tag(
        rqctx: RequestContext<Self::Context>,
        path: Path<TagPath>,
        call: Call,
    ) -> Result<Reply<TagResponse>, ApiError>;
}

/// One tag.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct TagResponse {
    /// The tag.
    pub tag: Tag,
}

/// The tag that a path names.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct TagPath {
    /// Full id of a space.
    pub space_id: String,
    /// Full id of a property, or its key.
    pub property_id: String,
    /// Full id of a tag, or its key.
    pub tag_id: String,
}

/// Body of create_tag.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct CreateTagRequest {
    /// What people read.
    #[schemars(length(min = 1, max = "limits::MAX_NAME"))]
    pub name: String,
    /// Its colour.
    #[schemars(with = "Color")]
    pub color: String,
    /// Its key.
    #[serde(default)]
    pub key: Option<String>,
}

/// Body of update_tag.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct UpdateTagRequest {
    /// The new name.
    #[serde(default)]
    #[schemars(length(max = "limits::MAX_NAME"))]
    pub name: Option<String>,
    /// The new colour.
    #[serde(default)]
    #[schemars(with = "Option<Color>")]
    pub color: Option<String>,
    /// The new key.
    #[serde(default)]
    pub key: Option<String>,
}
