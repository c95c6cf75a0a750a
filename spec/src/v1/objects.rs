//! Objects (v1.md 10).

use dropshot::Path;
use rolltop_document::limits;
use rolltop_document::markdown::MAX_MARKDOWN;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::api::api;
use super::icons::Icon;
use super::names::{ObjectLayout, names};
use super::shared::{PaginatedResponse, SpacePath};
use super::types::Type;
use super::values::{PropertyLinkWithValue, PropertyWithValue};
use crate::extract::{Call, Parameters};
use crate::reply::{Created, Reply};
use crate::shared::OrNull;

api! {
    /// The objects of a space.
    ObjectsV1 "Objects"

    /// List objects
    ///
    /// The ordinary objects of the space, last modified first, without their text.
    GET "/v1/spaces/{space_id}/objects" "v1_list_objects"
        list_objects(path: Path<SpacePath>, call: Call) -> Reply<PaginatedResponse<Object>>;

    /// Read an object
    ///
    /// Any object of the space with its text, also archived objects and definitions.
    GET "/v1/spaces/{space_id}/objects/{object_id}" "v1_get_object"
        get_object(path: Path<ObjectPath>, query: Parameters<GetObjectQuery>, call: Call) -> Reply<ObjectResponse>;

    /// Create an object
    ///
    /// The text is Markdown. A heading at its start stays in the text.
    POST "/v1/spaces/{space_id}/objects" "v1_create_object"
        create_object(path: Path<SpacePath>, call: Call<CreateObjectRequest>) -> Created<ObjectResponse>;

    /// Update an object
    ///
    /// Absent members keep their value; `markdown` replaces the whole text.
    PATCH "/v1/spaces/{space_id}/objects/{object_id}" "v1_update_object"
        update_object(path: Path<ObjectPath>, call: Call<UpdateObjectRequest>) -> Reply<ObjectResponse>;

    /// Archive an object
    ///
    /// Moves the object to the bin. The response is the object before the change.
    DELETE "/v1/spaces/{space_id}/objects/{object_id}" "v1_delete_object"
        delete_object(path: Path<ObjectPath>, call: Call) -> Reply<ObjectResponse>;
}

/// Query of get_object.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
pub struct GetObjectQuery {
    /// Ignored: the text is always Markdown.
    pub format: Option<String>,
}

names! {
    /// Marks a row as an object.
    ObjectMarker { Object = "object" }
}

/// An object without its text.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct Object {
    /// Always `object`.
    pub object: ObjectMarker,
    /// Full id.
    pub id: String,
    /// The name; a note may have none.
    pub name: String,
    /// Its icon.
    pub icon: OrNull<Icon>,
    /// True if it is in the bin.
    pub archived: bool,
    /// Full id of its space.
    pub space_id: String,
    /// The beginning of the text.
    pub snippet: String,
    /// The layout of the object.
    pub layout: ObjectLayout,
    /// The type; null if it is archived or unknown.
    #[serde(rename = "type")]
    pub of_type: OrNull<Type>,
    /// The values, with the definitions of their properties.
    pub properties: Vec<PropertyWithValue>,
}

/// An object with its text.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct ObjectWithBody {
    /// All but the text.
    #[serde(flatten)]
    pub object: Object,
    /// The text.
    pub markdown: String,
}

/// One object.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct ObjectResponse {
    /// The object.
    pub object: ObjectWithBody,
}

/// The object that a path names.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct ObjectPath {
    /// Full id of a space.
    pub space_id: String,
    /// Full id of an object.
    pub object_id: String,
}

/// Body of create_object.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct CreateObjectRequest {
    /// Key or id of a type.
    #[schemars(length(min = 1))]
    pub type_key: String,
    /// The name.
    #[schemars(length(max = "limits::MAX_NAME"))]
    pub name: Option<String>,
    /// The icon.
    #[schemars(with = "Option<Icon>")]
    pub icon: Option<Value>,
    /// The text, in Markdown.
    #[schemars(length(max = "MAX_MARKDOWN"))]
    pub body: Option<String>,
    /// Full id of a template of the type; empty means none.
    pub template_id: Option<String>,
    /// Values to set.
    #[schemars(with = "Option<Vec<PropertyLinkWithValue>>")]
    pub properties: Option<Vec<Value>>,
}

/// Body of update_object.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct UpdateObjectRequest {
    /// The new name.
    #[schemars(length(max = "limits::MAX_NAME"))]
    pub name: Option<String>,
    /// The new icon.
    #[schemars(with = "Option<Icon>")]
    pub icon: Option<Value>,
    /// Key or id of the new type.
    pub type_key: Option<String>,
    /// Values to set.
    #[schemars(with = "Option<Vec<PropertyLinkWithValue>>")]
    pub properties: Option<Vec<Value>>,
    /// The new text in Markdown; it replaces the whole old text.
    #[schemars(length(max = "MAX_MARKDOWN"))]
    pub markdown: Option<String>,
}
