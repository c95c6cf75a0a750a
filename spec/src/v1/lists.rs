//! Lists: queries, collections and types (v1.md 17).

use dropshot::Path;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::api::api;
use super::names::{Condition, PropertyFormat, ViewLayout, names};
use super::objects::Object;
use super::shared::PaginatedResponse;
use crate::extract::Call;
use crate::reply::Reply;

api! {
    /// Queries, collections and types as lists.
    ListsV1 "Lists"

    /// Add objects to a collection
    ///
    /// Appends each object once.
    POST "/v1/spaces/{space_id}/lists/{list_id}/objects" "v1_add_list_objects"
        add_list_objects(path: Path<ListPath>, call: Call<AddObjectsToListRequest>) -> Reply<ListChange>;

    /// Remove an object from a collection
    ///
    /// Removing an object that is not in the collection changes nothing.
    DELETE "/v1/spaces/{space_id}/lists/{list_id}/objects/{object_id}" "v1_remove_list_object"
        remove_list_object(path: Path<ListObjectPath>, call: Call) -> Reply<ListChange>;

    /// List the views of a list
    ///
    /// The views in their stored order.
    GET "/v1/spaces/{space_id}/lists/{list_id}/views" "v1_get_list_views"
        get_list_views(path: Path<ListPath>, call: Call) -> Reply<PaginatedResponse<View>>;

    /// List the objects of a view
    ///
    /// Applies the filters and sorts of the view.
    GET "/v1/spaces/{space_id}/lists/{list_id}/views/{view_id}/objects" "v1_get_list_objects"
        get_list_objects(path: Path<ViewPath>, call: Call) -> Reply<PaginatedResponse<Object>>;
}

names! {
    /// The direction of a sort of a view.
    SortType { Asc = "asc", Desc = "desc", Custom = "custom" }

    /// The result of a change to a collection.
    ListChange { Added = "Objects added successfully", Removed = "Objects removed successfully" }
}

/// A filter of a view.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct Filter {
    /// The id; may be empty.
    pub id: String,
    /// Key of the property.
    pub property_key: String,
    /// Format of the property.
    pub format: PropertyFormat,
    /// The comparison.
    pub condition: Condition,
    /// The value to compare with, as text.
    pub value: String,
}

/// A sort of a view.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct Sort {
    /// The id; may be empty.
    pub id: String,
    /// Key of the property.
    pub property_key: String,
    /// Format of the property.
    pub format: PropertyFormat,
    /// The direction.
    pub sort_type: SortType,
}

/// A view of a list.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct View {
    /// Full id.
    pub id: String,
    /// The display name.
    pub name: String,
    /// The layout of the view.
    pub layout: ViewLayout,
    /// The filters that are not nested and that v1 can express.
    pub filters: Vec<Filter>,
    /// Its sorts.
    pub sorts: Vec<Sort>,
}

/// Body of add_list_objects.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct AddObjectsToListRequest {
    /// Full ids of objects of the space.
    pub objects: Vec<String>,
}

/// The list that a path names.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct ListPath {
    /// Full id of a space.
    pub space_id: String,
    /// Full id of a query, a collection or a type.
    pub list_id: String,
}

/// The object of a list that a path names.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct ListObjectPath {
    /// Full id of a space.
    pub space_id: String,
    /// Full id of a collection.
    pub list_id: String,
    /// Full id of an object.
    pub object_id: String,
}

/// The view that a path names.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct ViewPath {
    /// Full id of a space.
    pub space_id: String,
    /// Full id of a query, a collection or a type.
    pub list_id: String,
    /// Full id of a view.
    pub view_id: String,
}
