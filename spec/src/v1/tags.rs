//! The tags of select properties (v1.md 13).

use dropshot::Path;
use rolltop_document::limits;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::api::api;
use super::names::Color;
use super::properties::PropertyPath;
use super::shared::PaginatedResponse;
use super::values::Tag;
use crate::extract::Call;
use crate::reply::{Created, Reply};

api! {
    /// The tags of select properties.
    TagsV1 "Tags"

    /// List tags
    ///
    /// In the order of the property; one of another format has none.
    GET "/v1/spaces/{space_id}/properties/{property_id}/tags" "v1_list_tags"
        list_tags(path: Path<PropertyPath>, call: Call) -> Reply<PaginatedResponse<Tag>>;

    /// Read a tag
    ///
    /// By its id or key, whichever of its properties the path names.
    GET "/v1/spaces/{space_id}/properties/{property_id}/tags/{tag_id}" "v1_get_tag"
        get_tag(path: Path<TagPath>, call: Call) -> Reply<TagResponse>;

    /// Create a tag
    ///
    /// It becomes the last one of the property; names may repeat, keys may not.
    POST "/v1/spaces/{space_id}/properties/{property_id}/tags" "v1_create_tag"
        create_tag(path: Path<PropertyPath>, call: Call<CreateTagRequest>) -> Created<TagResponse>;

    /// Update a tag
    ///
    /// Values hold its identity and follow.
    PATCH "/v1/spaces/{space_id}/properties/{property_id}/tags/{tag_id}" "v1_update_tag"
        update_tag(path: Path<TagPath>, call: Call<UpdateTagRequest>) -> Reply<TagResponse>;

    /// Remove a tag
    ///
    /// Values no longer show it.
    DELETE "/v1/spaces/{space_id}/properties/{property_id}/tags/{tag_id}" "v1_delete_tag"
        delete_tag(path: Path<TagPath>, call: Call) -> Reply<TagResponse>;
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
    pub key: Option<String>,
}

/// Body of update_tag.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct UpdateTagRequest {
    /// The new name.
    #[schemars(length(max = "limits::MAX_NAME"))]
    pub name: Option<String>,
    /// The new colour.
    #[schemars(with = "Option<Color>")]
    pub color: Option<String>,
    /// The new key.
    pub key: Option<String>,
}
