//! Properties (v1.md 12).

use dropshot::{Path, RequestContext};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::shared::{PaginatedResponse, SpacePath};
use super::values::Property;
use crate::extract::Call;
use crate::refusal::ApiError;
use crate::reply::Reply;

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
