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
    /// The tags in the order of the property. A property of another format has no tags.
    GET "/v1/spaces/{space_id}/properties/{property_id}/tags" "v1_list_tags"
        list_tags(path: Path<PropertyPath>, call: Call) -> Reply<PaginatedResponse<Tag>>;

    /// Read a tag
    ///
    /// Finds the tag by its id or key, even if it belongs to another property than the one in the path.
    GET "/v1/spaces/{space_id}/properties/{property_id}/tags/{tag_id}" "v1_get_tag"
        get_tag(path: Path<TagPath>, call: Call) -> Reply<TagResponse>;

    /// Create a tag
    ///
    /// The new tag becomes the last one of the property. Names may repeat, but keys must be unique.
    POST "/v1/spaces/{space_id}/properties/{property_id}/tags" "v1_create_tag"
        create_tag(path: Path<PropertyPath>, call: Call<CreateTagRequest>) -> Created<TagResponse>;

    /// Update a tag
    ///
    /// Values refer to the tag by its identity, so they follow the change.
    PATCH "/v1/spaces/{space_id}/properties/{property_id}/tags/{tag_id}" "v1_update_tag"
        update_tag(path: Path<TagPath>, call: Call<UpdateTagRequest>) -> Reply<TagResponse>;

    /// Remove a tag
    ///
    /// Values no longer show the tag.
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
    /// The display name.
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
