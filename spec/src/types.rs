//! Types: create, list, read as documents, update, archive (http.md 19, document.md 7).

use dropshot::{Path, RequestContext};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::extract::Call;
use crate::objects::ObjectDocument;
use crate::refusal::ApiError;
use crate::reply::{Created, Reply};
use crate::shared::{CreateResult, ListResponse};
use crate::spaces::SpacePath;

mod request;

pub use request::{
    CreateTypeMembers, CreateTypeRequest, DefinedOption, PropertyDefinition, TypeDocumentInput,
    TypeDocumentPatch, TypeOperation, TypeOperations, TypeProperties, TypePropertiesPatch,
    TypeSettings, UpdateTypeMembers, UpdateTypeRequest,
};

/// Types and their documents.
#[dropshot::api_description]
pub trait TypesApi {
    /// What the server shares between requests.
    type Context;

    /// List types
    ///
    /// The types of the space, sorted by name, then key. Hidden and removed types are left out. A row holds the stable
    /// key and the name; get_type returns the rest.
    #[endpoint { method = GET, path = "/v2/spaces/{space_id}/types", tags = ["Types"] }]
    async fn list_types(
        rqctx: RequestContext<Self::Context>,
        path: Path<SpacePath>,
        call: Call,
    ) -> Result<Reply<ListResponse<TypeRow>>, ApiError>;

    /// Create a type
    ///
    /// The body is a document if it has `formatVersion`, `kind` or `type_settings`; else it holds the fields of a type.
    /// The server takes the key from `api_key`, else from the name, in snake case; it never changes. It refuses a key
    /// that is used or built in, in any spelling. `property_definitions` has at most 128 entries, which name properties
    /// of the space. An entry whose `name` is new creates a property. The options of a new property need no
    /// `create_missing_options`. New options of an existing property need `create_missing_options=true`, at most 64.
    /// One commit creates everything, or nothing is created. If no entry is in the plain section, the server adds
    /// `created_date`, `creator` and `links` to it, and they count as entries. A type without definitions gets the
    /// default ones, and `done` if its layout is `todo`, but none that were removed from the space. The body holds at
    /// most 10 MiB. A dry run returns `key` and `created`, and neither `id` nor `etag`.
    #[endpoint { method = POST, path = "/v2/spaces/{space_id}/types", tags = ["Types"] }]
    async fn create_type(
        rqctx: RequestContext<Self::Context>,
        path: Path<SpacePath>,
        call: Call<CreateTypeRequest>,
    ) -> Result<Created<CreateResult>, ApiError>;

    /// Read a type
    ///
    /// The document of the type: its name, icon and description, its settings with the list of properties, and its
    /// views. Removed properties stay in the list under their stored keys. A removed type responds with 404 here, but
    /// stays readable through its object id.
    #[endpoint { method = GET, path = "/v2/spaces/{space_id}/types/{type}", tags = ["Types"] }]
    async fn get_type(
        rqctx: RequestContext<Self::Context>,
        path: Path<TypePath>,
        call: Call,
    ) -> Result<Reply<ObjectDocument>, ApiError>;

    /// Update a type
    ///
    /// The body is one of three: a batch of 1 to 512 operations, a part of the type's document (`properties`,
    /// `type_settings`, `icon`), or the fields to replace. `property_definitions` replaces the whole list, and the
    /// views of the type follow it. Operations change the list entry by entry. Everything is one commit, all or
    /// nothing. New options of existing properties need `create_missing_options=true`, at most 64. The key never
    /// changes. The body holds at most 10 MiB. A dry run returns the whole result except the `etag`. The real call
    /// creates other ids.
    #[endpoint { method = PATCH, path = "/v2/spaces/{space_id}/types/{type}", tags = ["Types"] }]
    async fn update_type(
        rqctx: RequestContext<Self::Context>,
        path: Path<TypePath>,
        call: Call<UpdateTypeRequest>,
    ) -> Result<Reply<CreateResult>, ApiError>;

    /// Archive a type
    ///
    /// Its objects keep the type and still show it. The key becomes free. `warnings` count these objects. This API
    /// cannot restore the type. Built-in types that the server depends on cannot be archived. A dry run returns the
    /// same.
    #[endpoint { method = DELETE, path = "/v2/spaces/{space_id}/types/{type}", tags = ["Types"] }]
    async fn delete_type(
        rqctx: RequestContext<Self::Context>,
        path: Path<TypePath>,
        call: Call,
    ) -> Result<Reply<CreateResult>, ApiError>;
}

/// The type that a path names.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct TypePath {
    /// Full id of a space, or a unique suffix of the first half of its id.
    pub space_id: String,
    /// Type key, display name or a variant of it.
    #[serde(rename = "type")]
    pub type_key: String,
}

/// A row of list_types.
#[derive(Clone, Debug, Deserialize, Eq, JsonSchema, PartialEq, Serialize)]
pub struct TypeRow {
    /// The stable key.
    pub key: String,
    /// The display name.
    pub name: String,
}
