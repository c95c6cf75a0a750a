//! Objects (v1.md 10).

use dropshot::{Path, RequestContext};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::icons::Icon;
use super::names::{ObjectLayout, names};
use super::shared::{PaginatedResponse, SpacePath};
use super::types::Type;
use super::values::PropertyWithValue;
use crate::extract::{Call, Parameters};
use crate::refusal::ApiError;
use crate::reply::Reply;
use crate::shared::OrNull;

/// The objects of a space.
#[dropshot::api_description]
pub trait ObjectsV1 {
    /// What the server shares between requests.
    type Context;

    /// List objects
    ///
    /// The ordinary objects of the space, last modified first, without their text.
    #[endpoint {
        method = GET,
        path = "/v1/spaces/{space_id}/objects",
        tags = ["Objects"],
        operation_id = "v1_list_objects",
    }]
    async fn list_objects(
        rqctx: RequestContext<Self::Context>,
        path: Path<SpacePath>,
        call: Call,
    ) -> Result<Reply<PaginatedResponse<Object>>, ApiError>;

    /// Read an object
    ///
    /// Any object of the space with its text, archived ones and definitions too.
    #[endpoint {
        method = GET,
        path = "/v1/spaces/{space_id}/objects/{object_id}",
        tags = ["Objects"],
        operation_id = "v1_get_object",
    }]
    async fn get_object(
        rqctx: RequestContext<Self::Context>,
        path: Path<ObjectPath>,
        query: Parameters<GetObjectQuery>,
        call: Call,
    ) -> Result<Reply<ObjectResponse>, ApiError>;
}

/// Query of get_object.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
pub struct GetObjectQuery {
    /// Ignored: the text is always Markdown.
    #[serde(default)]
    pub format: Option<String>,
}

names! {
    /// The kind of an object.
    ObjectMarker { Object = "object" }
}

/// An object without its text.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct Object {
    /// Always `object`.
    pub object: ObjectMarker,
    /// Full id.
    pub id: String,
    /// Its name; a note may have none.
    pub name: String,
    /// Its icon.
    pub icon: OrNull<Icon>,
    /// It is in the bin.
    pub archived: bool,
    /// Full id of its space.
    pub space_id: String,
    /// The beginning of its text.
    pub snippet: String,
    /// How it is laid out.
    pub layout: ObjectLayout,
    /// Its type; null when that is archived or unknown.
    #[serde(rename = "type")]
    pub of_type: OrNull<Type>,
    /// Its values, with the definitions of their properties.
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
