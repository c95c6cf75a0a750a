//! Properties (v1.md 12).

use dropshot::{Path, RequestContext};
use rolltop_document::limits;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::names::PropertyFormat;
use super::shared::{PaginatedResponse, SpacePath};
use super::tags::CreateTagRequest;
use super::values::Property;
use crate::extract::Call;
use crate::refusal::ApiError;
use crate::reply::{Created, Reply};

/// The properties of a space.
#[dropshot::api_description]
pub trait PropertiesV1 {
    /// What the server shares between requests.
    type Context;

    /// List properties
    ///
    /// By name.
    #[endpoint {
        method = GET,
        path = "/v1/spaces/{space_id}/properties",
        tags = ["Properties"],
        operation_id = "v1_list_properties",
    }]
    async fn list_properties(
        rqctx: RequestContext<Self::Context>,
        path: Path<SpacePath>,
        call: Call,
    ) -> Result<Reply<PaginatedResponse<Property>>, ApiError>;

    /// Read a property
    ///
    /// By its id or key.
    #[endpoint {
        method = GET,
        path = "/v1/spaces/{space_id}/properties/{property_id}",
        tags = ["Properties"],
        operation_id = "v1_get_property",
    }]
    async fn get_property(
        rqctx: RequestContext<Self::Context>,
        path: Path<PropertyPath>,
        call: Call,
    ) -> Result<Reply<PropertyResponse>, ApiError>;

    /// Create a property
    ///
    /// A select property with its tags; without a key it gets one of 24 characters.
    #[endpoint {
        method = POST,
        path = "/v1/spaces/{space_id}/properties",
        tags = ["Properties"],
        operation_id = "v1_create_property",
    }]
    async fn create_property(
        rqctx: RequestContext<Self::Context>,
        path: Path<SpacePath>,
        call: Call<CreatePropertyRequest>,
    ) -> Result<Created<PropertyResponse>, ApiError>;

    /// Update a property
    ///
    /// Its name, and its key where one is given; values follow.
    #[endpoint {
        method = PATCH,
        path = "/v1/spaces/{space_id}/properties/{property_id}",
        tags = ["Properties"],
        operation_id = "v1_update_property",
    }]
    async fn update_property(
        rqctx: RequestContext<Self::Context>,
        path: Path<PropertyPath>,
        call: Call<UpdatePropertyRequest>,
    ) -> Result<Reply<PropertyResponse>, ApiError>;

    /// Remove a property
    ///
    /// Values stay where they are, and are no longer served.
    #[endpoint {
        method = DELETE,
        path = "/v1/spaces/{space_id}/properties/{property_id}",
        tags = ["Properties"],
        operation_id = "v1_delete_property",
    }]
    async fn delete_property(
        rqctx: RequestContext<Self::Context>,
        path: Path<PropertyPath>,
        call: Call,
    ) -> Result<Reply<PropertyResponse>, ApiError>;
}

/// One property.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct PropertyResponse {
    /// The property.
    pub property: Property,
}

/// The property that a path names.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct PropertyPath {
    /// Full id of a space.
    pub space_id: String,
    /// Full id of a property, or its key.
    pub property_id: String,
}

/// Body of create_property.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct CreatePropertyRequest {
    /// What people read.
    #[schemars(length(min = 1, max = "limits::MAX_NAME"))]
    pub name: String,
    /// What its values are; never changes.
    #[schemars(with = "PropertyFormat")]
    pub format: String,
    /// Its key.
    #[serde(default)]
    pub key: Option<String>,
    /// Its tags, of the select formats only.
    #[serde(default)]
    pub tags: Option<Vec<CreateTagRequest>>,
}

/// Body of update_property.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct UpdatePropertyRequest {
    /// The name, also where it stays.
    #[schemars(length(min = 1, max = "limits::MAX_NAME"))]
    pub name: String,
    /// Its new key.
    #[serde(default)]
    pub key: Option<String>,
}
