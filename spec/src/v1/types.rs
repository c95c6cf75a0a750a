//! Types (v1.md 14).

use dropshot::{Path, RequestContext};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::icons::Icon;
use super::names::{ObjectLayout, names};
use super::shared::{PaginatedResponse, SpacePath};
use super::values::Property;
use crate::extract::Call;
use crate::refusal::ApiError;
use crate::reply::Reply;
use crate::shared::OrNull;

/// The types of a space.
#[dropshot::api_description]
pub trait TypesV1 {
    /// What the server shares between requests.
    type Context;

    /// List types
    ///
    /// Every visible type by name, without archived ones.
    #[endpoint {
        method = GET,
        path = "/v1/spaces/{space_id}/types",
        tags = ["Types"],
        operation_id = "v1_list_types",
    }]
    async fn list_types(
        rqctx: RequestContext<Self::Context>,
        path: Path<SpacePath>,
        call: Call,
    ) -> Result<Reply<PaginatedResponse<Type>>, ApiError>;

    /// Read a type
    ///
    /// By its id or key, archived ones too.
    #[endpoint {
        method = GET,
        path = "/v1/spaces/{space_id}/types/{type_id}",
        tags = ["Types"],
        operation_id = "v1_get_type",
    }]
    async fn get_type(
        rqctx: RequestContext<Self::Context>,
        path: Path<TypePath>,
        call: Call,
    ) -> Result<Reply<TypeResponse>, ApiError>;
}

names! {
    /// The kind of a type.
    TypeMarker { Type = "type" }
}

/// A type of a space.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct Type {
    /// Always `type`.
    pub object: TypeMarker,
    /// Full id.
    pub id: String,
    /// Its key.
    pub key: String,
    /// What people read.
    pub name: String,
    /// The same of several objects.
    pub plural_name: String,
    /// Its icon.
    pub icon: OrNull<Icon>,
    /// It is in the bin.
    pub archived: bool,
    /// How its objects are laid out.
    pub layout: ObjectLayout,
    /// Its properties: featured, then regular ones.
    pub properties: Vec<Property>,
}

/// One type.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct TypeResponse {
    /// The type.
    #[serde(rename = "type")]
    pub of_type: Type,
}

/// The type that a path names.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct TypePath {
    /// Full id of a space.
    pub space_id: String,
    /// Full id of a type, or its key.
    pub type_id: String,
}
