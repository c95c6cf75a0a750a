//! Objects: list, create, read, edit, archive (http.md 22; document.md 1, 2; ops.md 1).

use dropshot::{Path, RequestContext};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::extract::{Call, Parameters};
use crate::refusal::ApiError;
use crate::reply::{Created, Reply};
use crate::shared::{CreateResult, ListResponse, ObjectRow};

mod create;
mod document;
mod edit;

pub use create::{CreateObjectRequest, ObjectShortcut};
pub use document::{
    Block, IconInput, MarkdownEnvelope, ObjectDocument, ObjectDocumentInput, ObjectRead,
    OutlineEntry,
};
pub(crate) use document::{format_version, property_values};
pub use edit::{DiffStats, EditOperation, EditResult, PatchObjectRequest, TypeChanged, count};

/// Objects and their documents.
#[dropshot::api_description]
pub trait ObjectsApi {
    /// What the server shares between requests.
    type Context;

    /// List objects
    ///
    /// Ordinary objects of the space, last modified first: no files, templates, hidden or archived ones. Rows are
    /// compact; `fields` adds properties to them.
    #[endpoint { method = GET, path = "/v2/spaces/{space_id}/objects", tags = ["Objects"] }]
    async fn list_objects(
        rqctx: RequestContext<Self::Context>,
        path: Path<crate::spaces::SpacePath>,
        query: Parameters<ListObjectsQuery>,
        call: Call,
    ) -> Result<Reply<ListResponse<ObjectRow>>, ApiError>;

    /// Create an object
    ///
    /// The body is a document when `formatVersion`, `version` or `blocks` is present, else the shortcut of type,
    /// name, properties and Markdown. The body holds at most 10 MiB; a shortcut at most 128 properties and Markdown
    /// of 1048576 characters or 2048 blocks. Unknown select options are refused unless
    /// `create_missing_options=true`. A dry run answers no `id` and no `etag`, and does not count the blocks of a
    /// template.
    #[endpoint { method = POST, path = "/v2/spaces/{space_id}/objects", tags = ["Objects"] }]
    async fn create_object(
        rqctx: RequestContext<Self::Context>,
        path: Path<crate::spaces::SpacePath>,
        call: Call<CreateObjectRequest>,
    ) -> Result<Created<CreateResult>, ApiError>;

    /// Read an object
    ///
    /// The whole editable document, parts of it, an outline or a read-only Markdown rendering. A read never fails
    /// for content: what cannot be expressed is reported in `warnings`.
    #[endpoint { method = GET, path = "/v2/spaces/{space_id}/objects/{object_id}", tags = ["Objects"] }]
    async fn get_object(
        rqctx: RequestContext<Self::Context>,
        path: Path<ObjectPath>,
        query: Parameters<GetObjectQuery>,
        call: Call,
    ) -> Result<Reply<ObjectRead>, ApiError>;

    /// Edit an object
    ///
    /// Applies 1 to 512 operations in order, all or nothing. The body holds at most 10 MiB, an operation at most
    /// 256 blocks, and a batch may create at most 64 select options, with `create_missing_options=true`. The work of a
    /// batch is bounded too. Its operations that insert, replace, move or delete blocks, times the blocks of the object
    /// and of the batch, of which Markdown counts 256, are at most 1048576. The texts that replace_text rewrites, and those that
    /// update_block turns from literal into markup or back, are at most 16 MiB, each counted whole by every operation; what is looked through for `match`, and for `find` without
    /// `id`, counts a 64th of its bytes. A dry run answers the whole result but the `etag`; the ids of new blocks and
    /// views are minted again by the real call.
    #[endpoint { method = PATCH, path = "/v2/spaces/{space_id}/objects/{object_id}", tags = ["Objects"] }]
    async fn patch_object(
        rqctx: RequestContext<Self::Context>,
        path: Path<ObjectPath>,
        call: Call<PatchObjectRequest>,
    ) -> Result<Reply<EditResult>, ApiError>;

    /// Archive an object
    ///
    /// Moves the object to the bin, from where it is restored outside of this API. A key may archive what the
    /// application of the same name created; an unscoped key created locally may archive everything. A dry run
    /// tells whether the real call would be admitted.
    #[endpoint { method = DELETE, path = "/v2/spaces/{space_id}/objects/{object_id}", tags = ["Objects"] }]
    async fn delete_object(
        rqctx: RequestContext<Self::Context>,
        path: Path<ObjectPath>,
        call: Call,
    ) -> Result<Reply<CreateResult>, ApiError>;
}

/// The object that a path names.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct ObjectPath {
    /// Full id of a space, or a unique suffix of the first half of one.
    pub space_id: String,
    /// Full id of an object.
    pub object_id: String,
}

/// Query of list_objects.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
pub struct ListObjectsQuery {
    /// Comma list of property keys to serve in `properties`.
    pub fields: Option<String>,
}

/// How an object is served.
#[derive(Clone, Copy, Debug, Default, Deserialize, Eq, JsonSchema, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ObjectFormat {
    /// The document.
    #[default]
    Anyblock,
    /// A Markdown rendering.
    Md,
}

/// Query of get_object.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
pub struct GetObjectQuery {
    /// Comma list of `properties` and `blocks`; absent means both. With one of them the document is `partial`.
    pub include: Option<String>,
    /// Serves the structure with shortened text in place of `blocks`.
    #[serde(default)]
    pub outline: bool,
    /// Serves this block and its descendants only: a full block id or a unique suffix.
    pub block: Option<String>,
    /// The document, or its Markdown rendering.
    #[serde(default)]
    pub format: ObjectFormat,
}
