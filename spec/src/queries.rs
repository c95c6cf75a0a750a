//! Queries and collections: create, their rows and their views (http.md 23, query.md 11).

use dropshot::{Path, RequestContext};
use rolltop_document::limits;
use rolltop_document::schema::{Bytes, request_sorts, request_views};
use schemars::JsonSchema;
use schemars::r#gen::SchemaGenerator;
use schemars::schema::Schema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::extract::{Call, Parameters};
use crate::limits::QUERY_VIEWS_MAX;
use crate::refusal::ApiError;
use crate::reply::{Created, Reply};
use crate::shared::{CreateResult, ListResponse, ObjectRow};
use crate::spaces::SpacePath;

/// Queries and collections.
#[dropshot::api_description]
pub trait QueriesApi {
    /// What the server shares between requests.
    type Context;

    /// Create a query
    ///
    /// A query selects the objects of one type, always with their current state. `filter` or `filters` and `sorts` make
    /// one view named All; or the body has up to 10 whole `views`. The server stores the filters, at most 32 on the top
    /// level. Unknown select options are refused unless `create_missing_options=true`. A dry run returns neither `id`
    /// nor `etag`.
    #[endpoint { method = POST, path = "/v2/spaces/{space_id}/queries", tags = ["Lists"] }]
    async fn create_query(
        rqctx: RequestContext<Self::Context>,
        path: Path<SpacePath>,
        call: Call<CreateQueryRequest>,
    ) -> Result<Created<CreateResult>, ApiError>;

    /// List the objects of a query
    ///
    /// Without `view`, the first stored view applies. If there are several, a warning names all of them.
    #[endpoint { method = GET, path = "/v2/spaces/{space_id}/queries/{query_id}/objects", tags = ["Lists"] }]
    async fn get_query_objects(
        rqctx: RequestContext<Self::Context>,
        path: Path<QueryPath>,
        query: Parameters<ListRowsQuery>,
        call: Call,
    ) -> Result<Reply<ListResponse<ObjectRow>>, ApiError>;

    /// List the views of a query
    ///
    /// Each view as in the document. The ids are short unless `ids=full`.
    #[endpoint { method = GET, path = "/v2/spaces/{space_id}/queries/{query_id}/views", tags = ["Lists"] }]
    async fn get_query_views(
        rqctx: RequestContext<Self::Context>,
        path: Path<QueryPath>,
        call: Call,
    ) -> Result<Reply<ListResponse<ViewObject>>, ApiError>;

    /// Create a collection
    ///
    /// Creates an ordered list of up to 1000 existing objects. add_items adds more. A dry run returns neither `id` nor
    /// `etag`.
    #[endpoint { method = POST, path = "/v2/spaces/{space_id}/collections", tags = ["Lists"] }]
    async fn create_collection(
        rqctx: RequestContext<Self::Context>,
        path: Path<SpacePath>,
        call: Call<CreateCollectionRequest>,
    ) -> Result<Created<CreateResult>, ApiError>;

    /// List the objects of a collection
    ///
    /// The items of the collection in their stored order. A view applies only if `view` names it.
    #[endpoint { method = GET, path = "/v2/spaces/{space_id}/collections/{collection_id}/objects", tags = ["Lists"] }]
    async fn get_collection_objects(
        rqctx: RequestContext<Self::Context>,
        path: Path<CollectionPath>,
        query: Parameters<ListRowsQuery>,
        call: Call,
    ) -> Result<Reply<ListResponse<ObjectRow>>, ApiError>;

    /// List the views of a collection
    ///
    /// Each view as in the document. The ids are short unless `ids=full`.
    #[endpoint { method = GET, path = "/v2/spaces/{space_id}/collections/{collection_id}/views", tags = ["Lists"] }]
    async fn get_collection_views(
        rqctx: RequestContext<Self::Context>,
        path: Path<CollectionPath>,
        call: Call,
    ) -> Result<Reply<ListResponse<ViewObject>>, ApiError>;
}

/// The query that a path names.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct QueryPath {
    /// Full id of a space, or a unique suffix of the first half of its id.
    pub space_id: String,
    /// Full id of a query.
    pub query_id: String,
}

/// The collection that a path names.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct CollectionPath {
    /// Full id of a space, or a unique suffix of the first half of its id.
    pub space_id: String,
    /// Full id of a collection.
    pub collection_id: String,
}

/// Query of the rows of a query or collection.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
pub struct ListRowsQuery {
    /// Full id of a view, or a unique suffix of its id.
    pub view: Option<String>,
    /// Comma-separated list of property keys to include in `properties`.
    pub fields: Option<String>,
}

/// Body of create_query, which selects the objects of one type.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct CreateQueryRequest {
    /// The name; not blank.
    #[schemars(length(min = 1, max = "limits::MAX_NAME"))]
    pub name: String,
    /// Type key, name or a variant of it.
    #[serde(rename = "type")]
    #[schemars(length(min = 1, max = "limits::MAX_KEY"))]
    pub type_key: String,
    /// A compact filter string. The schema kind filters has its grammar.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<Bytes<0, { limits::MAX_FILTER_TEXT }>>")]
    pub filter: Option<String>,
    /// A filter tree. An object must match all nodes. At most 1000 leaves in the whole tree.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = "limits::MAX_TOP_FILTERS"))]
    pub filters: Option<Vec<Map<String, Value>>>,
    /// Sort keys; the first one is the primary key.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(schema_with = "request_sorts")]
    pub sorts: Option<Vec<Map<String, Value>>>,
    /// Whole views, in place of `filter`, `filters` and `sorts`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(schema_with = "views")]
    pub views: Option<Vec<Map<String, Value>>>,
}

fn views(generator: &mut SchemaGenerator) -> Schema {
    request_views(QUERY_VIEWS_MAX, generator)
}

/// Body of create_collection: an ordered list of existing objects.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct CreateCollectionRequest {
    /// The name; not blank.
    #[schemars(length(min = 1, max = "limits::MAX_NAME"))]
    pub name: String,
    /// Full ids of existing objects, in order; duplicates are ignored.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(
        length(max = "limits::MAX_COLLECTION_ITEMS"),
        inner(length(min = 1, max = "limits::MAX_KEY"))
    )]
    pub items: Option<Vec<String>>,
}

/// A view, as in the document of its object.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct ViewObject {
    /// Its members; which ones depends on its layout.
    #[serde(flatten)]
    pub members: Map<String, Value>,
}
