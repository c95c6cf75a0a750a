//! Types: list and read as documents (http.md 19, document.md 7).

use dropshot::{Path, RequestContext};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::extract::Call;
use crate::objects::ObjectDocument;
use crate::refusal::ApiError;
use crate::reply::Reply;
use crate::shared::ListResponse;
use crate::spaces::SpacePath;

/// Types and their documents.
#[dropshot::api_description]
pub trait TypesApi {
    /// What the server shares between requests.
    type Context;

    /// List types
    ///
    /// The types of the space by name, then key; hidden and removed ones are left out. A row carries the stable key
    /// and the name; get_type serves the rest.
    #[endpoint { method = GET, path = "/v2/spaces/{space_id}/types", tags = ["Types"] }]
    async fn list_types(
        rqctx: RequestContext<Self::Context>,
        path: Path<SpacePath>,
        call: Call,
    ) -> Result<Reply<ListResponse<TypeRow>>, ApiError>;

    /// Read a type
    ///
    /// The document of the type: its name, icon and description, its settings with the list of properties, and its
    /// views. Removed properties stay in the list under their stored keys. A removed type answers 404 here and stays
    /// readable through its object id.
    #[endpoint { method = GET, path = "/v2/spaces/{space_id}/types/{type}", tags = ["Types"] }]
    async fn get_type(
        rqctx: RequestContext<Self::Context>,
        path: Path<TypePath>,
        call: Call,
    ) -> Result<Reply<ObjectDocument>, ApiError>;
}

/// The type that a path names.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct TypePath {
    /// Full id of a space, or a unique suffix of the first half of one.
    pub space_id: String,
    /// Type key, display name or a variant of it.
    #[serde(rename = "type")]
    pub type_key: String,
}

/// A row of a type.
#[derive(Clone, Debug, Deserialize, Eq, JsonSchema, PartialEq, Serialize)]
pub struct TypeRow {
    /// The stable key.
    pub key: String,
    /// The display name.
    pub name: String,
}
