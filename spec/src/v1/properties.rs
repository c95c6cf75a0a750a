//! Properties (v1.md 12).

use dropshot::Path;
use rolltop_document::limits;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::api::api;
use super::names::PropertyFormat;
use super::shared::{PaginatedResponse, SpacePath};
use super::tags::CreateTagRequest;
use super::values::Property;
use crate::extract::Call;
use crate::reply::{Created, Reply};

api! {
    /// The properties of a space.
    PropertiesV1 "Properties"

    /// List properties
    ///
    /// By name.
    GET "/v1/spaces/{space_id}/properties" "v1_list_properties"
        list_properties(path: Path<SpacePath>, call: Call) -> Reply<PaginatedResponse<Property>>;

    /// Read a property
    ///
    /// By its id or key.
    GET "/v1/spaces/{space_id}/properties/{property_id}" "v1_get_property"
        get_property(path: Path<PropertyPath>, call: Call) -> Reply<PropertyResponse>;

    /// Create a property
    ///
    /// A select property with its tags; without a key it gets one of 24 characters.
    POST "/v1/spaces/{space_id}/properties" "v1_create_property"
        create_property(path: Path<SpacePath>, call: Call<CreatePropertyRequest>) -> Created<PropertyResponse>;

    /// Update a property
    ///
    /// Its name, and its key where one is given; values follow.
    PATCH "/v1/spaces/{space_id}/properties/{property_id}" "v1_update_property"
        update_property(path: Path<PropertyPath>, call: Call<UpdatePropertyRequest>) -> Reply<PropertyResponse>;

    /// Remove a property
    ///
    /// Values stay where they are, and are no longer served.
    DELETE "/v1/spaces/{space_id}/properties/{property_id}" "v1_delete_property"
        delete_property(path: Path<PropertyPath>, call: Call) -> Reply<PropertyResponse>;
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
    pub key: Option<String>,
    /// Its tags, of the select formats only.
    pub tags: Option<Vec<CreateTagRequest>>,
}

/// Body of update_property.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct UpdatePropertyRequest {
    /// The name, also where it stays.
    #[schemars(length(min = 1, max = "limits::MAX_NAME"))]
    pub name: String,
    /// Its new key.
    pub key: Option<String>,
}
