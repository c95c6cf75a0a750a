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
    /// The types of the space by name, then key; hidden and removed ones are left out. A row carries the stable key
    /// and the name; get_type serves the rest.
    #[endpoint { method = GET, path = "/v2/spaces/{space_id}/types", tags = ["Types"] }]
    async fn list_types(
        rqctx: RequestContext<Self::Context>,
        path: Path<SpacePath>,
        call: Call,
    ) -> Result<Reply<ListResponse<TypeRow>>, ApiError>;

    /// Create a type
    ///
    /// The body is a document when `formatVersion`, `kind` or `type_settings` is present, else the members of a type.
    /// The key comes from `api_key` or else from the name, in snake case, and never changes afterwards; one that is
    /// taken or built in, in any spelling, is refused. Entries of `property_definitions`, at most 128, name properties
    /// of the space; an entry whose `name` is new makes a property, with options that need no consent, while new
    /// options of a property that exists need `create_missing_options=true`, at most 64. Everything comes into being
    /// in one commit, or nothing does. Where no entry stands in the plain section, `created_date`, `creator` and `links`
    /// are added to it and count. A type without definitions gets the default ones, and `done` where its layout is
    /// `todo`, but for those that were removed from the space. The body holds at most 10 MiB. A dry run answers `key`
    /// and `created`, and neither `id` nor `etag`.
    #[endpoint { method = POST, path = "/v2/spaces/{space_id}/types", tags = ["Types"] }]
    async fn create_type(
        rqctx: RequestContext<Self::Context>,
        path: Path<SpacePath>,
        call: Call<CreateTypeRequest>,
    ) -> Result<Created<CreateResult>, ApiError>;

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

    /// Update a type
    ///
    /// The body is a batch of 1 to 512 operations, or a part of the type's document (`properties`, `type_settings`,
    /// `icon`), or the members to replace. `property_definitions` replaces the whole list, whose views follow it; the
    /// operations change it entry by entry. Everything is one commit, all or nothing. New options of properties that
    /// exist need `create_missing_options=true`, at most 64. The key never changes. The body holds at most 10 MiB. A
    /// dry run answers the whole result but the `etag`; new ids are minted again by the real call.
    #[endpoint { method = PATCH, path = "/v2/spaces/{space_id}/types/{type}", tags = ["Types"] }]
    async fn update_type(
        rqctx: RequestContext<Self::Context>,
        path: Path<TypePath>,
        call: Call<UpdateTypeRequest>,
    ) -> Result<Reply<CreateResult>, ApiError>;

    /// Archive a type
    ///
    /// Its objects keep it and go on reading with it, and its key becomes free; `warnings` count them. It is restored
    /// outside of this API. Built-in types that the server depends on cannot be archived. A dry run answers the same.
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
