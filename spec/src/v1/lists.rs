//! Lists: queries, collections and types (v1.md 17).

use dropshot::{Path, RequestContext};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::names::{Condition, PropertyFormat, ViewLayout, names};
use super::objects::Object;
use super::shared::PaginatedResponse;
use crate::extract::Call;
use crate::refusal::ApiError;
use crate::reply::Reply;

/// Queries, collections and types as lists.
#[dropshot::api_description]
pub trait ListsV1 {
    /// What the server shares between requests.
    type Context;

    /// Add objects to a collection
    ///
    /// Each is appended once.
    #[endpoint {
        method = POST,
        path = "/v1/spaces/{space_id}/lists/{list_id}/objects",
        tags = ["Lists"],
        operation_id = "v1_add_list_objects",
    }]
    async fn add_list_objects(
        rqctx: RequestContext<Self::Context>,
        path: Path<ListPath>,
        call: Call<AddObjectsToListRequest>,
    ) -> Result<Reply<ListChange>, ApiError>;

    /// Remove an object from a collection
    ///
    /// One that is no member changes nothing.
    #[endpoint {
        method = DELETE,
        path = "/v1/spaces/{space_id}/lists/{list_id}/objects/{object_id}",
        tags = ["Lists"],
        operation_id = "v1_remove_list_object",
    }]
    async fn remove_list_object(
        rqctx: RequestContext<Self::Context>,
        path: Path<ListObjectPath>,
        call: Call,
    ) -> Result<Reply<ListChange>, ApiError>;

    /// List the views of a list
    ///
    /// In their order.
    #[endpoint {
        method = GET,
        path = "/v1/spaces/{space_id}/lists/{list_id}/views",
        tags = ["Lists"],
        operation_id = "v1_get_list_views",
    }]
    async fn get_list_views(
        rqctx: RequestContext<Self::Context>,
        path: Path<ListPath>,
        call: Call,
    ) -> Result<Reply<PaginatedResponse<View>>, ApiError>;

    /// List the objects of a view
    ///
    /// With the filters and sorts of the view.
    #[endpoint {
        method = GET,
        path = "/v1/spaces/{space_id}/lists/{list_id}/views/{view_id}/objects",
        tags = ["Lists"],
        operation_id = "v1_get_list_objects",
    }]
    async fn get_list_objects(
        rqctx: RequestContext<Self::Context>,
        path: Path<ViewPath>,
        call: Call,
    ) -> Result<Reply<PaginatedResponse<Object>>, ApiError>;
}

names! {
    /// The direction of a sort of a view.
    SortType { Asc = "asc", Desc = "desc", Custom = "custom" }
}

names! {
    /// What has been done to a collection.
    ListChange { Added = "Objects added successfully", Removed = "Objects removed successfully" }
}

/// A filter of a view.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct Filter {
    /// Its id, possibly empty.
    pub id: String,
    /// Key of the property.
    pub property_key: String,
    /// Format of the property.
    pub format: PropertyFormat,
    /// How it compares.
    pub condition: Condition,
    /// What it compares with, as text.
    pub value: String,
}

/// A sort of a view.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct Sort {
    /// Its id, possibly empty.
    pub id: String,
    /// Key of the property.
    pub property_key: String,
    /// Format of the property.
    pub format: PropertyFormat,
    /// Its direction.
    pub sort_type: SortType,
}

/// A view of a list.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct View {
    /// Full id.
    pub id: String,
    /// What people read.
    pub name: String,
    /// How it is drawn.
    pub layout: ViewLayout,
    /// Its filters, as far as they stand alone and v1 can spell them.
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
