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
    /// The properties of the space, sorted by name.
    GET "/v1/spaces/{space_id}/properties" "v1_list_properties"
        list_properties(path: Path<SpacePath>, call: Call) -> Reply<PaginatedResponse<Property>>;

    /// Read a property
    ///
    /// Finds the property by its id or key.
    GET "/v1/spaces/{space_id}/properties/{property_id}" "v1_get_property"
        get_property(path: Path<PropertyPath>, call: Call) -> Reply<PropertyResponse>;

    /// Create a property
    ///
    /// Creates a property, a select property with its tags. Without a key, the server creates one of 24 characters.
    POST "/v1/spaces/{space_id}/properties" "v1_create_property"
        create_property(path: Path<SpacePath>, call: Call<CreatePropertyRequest>) -> Created<PropertyResponse>;

    /// Update a property
    ///
    /// Changes the name, and the key if the request has one. Values follow the change.
    PATCH "/v1/spaces/{space_id}/properties/{property_id}" "v1_update_property"
        update_property(path: Path<PropertyPath>, call: Call<UpdatePropertyRequest>) -> Reply<PropertyResponse>;

    /// Remove a property
    ///
    /// Objects keep the values, but the server no longer returns them.
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
    /// The display name.
    #[schemars(length(min = 1, max = "limits::MAX_NAME"))]
    pub name: String,
    /// The format of its values; it never changes.
    #[schemars(with = "PropertyFormat")]
    pub format: String,
    /// Its key.
    pub key: Option<String>,
    /// Its tags; only for the select formats.
    pub tags: Option<Vec<CreateTagRequest>>,
}

/// Body of update_property.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct UpdatePropertyRequest {
    /// The name; required even if it does not change.
    #[schemars(length(min = 1, max = "limits::MAX_NAME"))]
    pub name: String,
    /// Its new key.
    pub key: Option<String>,
}
