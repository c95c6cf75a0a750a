//! Types (v1.md 14).

use dropshot::Path;
use rolltop_document::limits;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::api::api;
use super::icons::Icon;
use super::names::{ObjectLayout, PropertyFormat, names};
use super::shared::{PaginatedResponse, SpacePath};
use super::values::Property;
use crate::extract::Call;
use crate::reply::{Created, Reply};
use crate::shared::OrNull;

api! {
    /// The types of a space.
    TypesV1 "Types"

    /// List types
    ///
    /// Every visible type, sorted by name. Archived types are left out.
    GET "/v1/spaces/{space_id}/types" "v1_list_types"
        list_types(path: Path<SpacePath>, call: Call) -> Reply<PaginatedResponse<Type>>;

    /// Read a type
    ///
    /// Finds the type by its id or key, also an archived one.
    GET "/v1/spaces/{space_id}/types/{type_id}" "v1_get_type"
        get_type(path: Path<TypePath>, call: Call) -> Reply<TypeResponse>;

    /// Create a type
    ///
    /// Creates a type, with existing and new properties.
    POST "/v1/spaces/{space_id}/types" "v1_create_type"
        create_type(path: Path<SpacePath>, call: Call<CreateTypeRequest>) -> Created<TypeResponse>;

    /// Update a type
    ///
    /// Absent members keep their value; `properties` replaces the regular properties.
    PATCH "/v1/spaces/{space_id}/types/{type_id}" "v1_update_type"
        update_type(path: Path<TypePath>, call: Call<UpdateTypeRequest>) -> Reply<TypeResponse>;

    /// Archive a type
    ///
    /// Moves the type to the bin. The response is the type before the change.
    DELETE "/v1/spaces/{space_id}/types/{type_id}" "v1_delete_type"
        delete_type(path: Path<TypePath>, call: Call) -> Reply<TypeResponse>;
}

names! {
    /// Layouts for new types.
    TypeLayout { Basic = "basic", Profile = "profile", Action = "action", Note = "note" }

    /// Marks the object as a type.
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
    /// The display name.
    pub name: String,
    /// The name for several objects of the type.
    pub plural_name: String,
    /// Its icon.
    pub icon: OrNull<Icon>,
    /// True if it is in the bin.
    pub archived: bool,
    /// The layout of its objects.
    pub layout: ObjectLayout,
    /// The properties of the type: featured ones first, then regular ones.
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

/// A property of a type: an existing one, by its key, or a new one.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct PropertyLink {
    /// Key of the property.
    pub key: Option<String>,
    /// Name of a new property.
    #[schemars(length(max = "limits::MAX_NAME"))]
    pub name: Option<String>,
    /// Format of a new property.
    #[schemars(with = "Option<PropertyFormat>")]
    pub format: Option<String>,
}

/// Body of create_type.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct CreateTypeRequest {
    /// The display name.
    #[schemars(length(min = 1, max = "limits::MAX_NAME"))]
    pub name: String,
    /// The name for several objects of the type.
    #[schemars(length(min = 1, max = "limits::MAX_NAME"))]
    pub plural_name: String,
    /// The layout of its objects.
    #[schemars(with = "TypeLayout")]
    pub layout: String,
    /// Its key.
    pub key: Option<String>,
    /// The icon.
    #[schemars(with = "Option<Icon>")]
    pub icon: Option<Value>,
    /// Its regular properties, in this order.
    pub properties: Option<Vec<PropertyLink>>,
}

/// Body of update_type.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct UpdateTypeRequest {
    /// The new name.
    #[schemars(length(max = "limits::MAX_NAME"))]
    pub name: Option<String>,
    /// The new plural name.
    #[schemars(length(max = "limits::MAX_NAME"))]
    pub plural_name: Option<String>,
    /// The new layout.
    #[schemars(with = "Option<TypeLayout>")]
    pub layout: Option<String>,
    /// The new key.
    pub key: Option<String>,
    /// The new icon.
    #[schemars(with = "Option<Icon>")]
    pub icon: Option<Value>,
    /// The new regular properties, in place of the old ones.
    pub properties: Option<Vec<PropertyLink>>,
}
