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
    /// The ordinary objects of the space, last modified first. Files, templates and hidden or archived objects are left
    /// out. Rows are compact; `fields` adds properties to them.
    #[endpoint { method = GET, path = "/v2/spaces/{space_id}/objects", tags = ["Objects"] }]
    async fn list_objects(
        rqctx: RequestContext<Self::Context>,
        path: Path<crate::spaces::SpacePath>,
        query: Parameters<ListObjectsQuery>,
        call: Call,
    ) -> Result<Reply<ListResponse<ObjectRow>>, ApiError>;

    /// Create an object
    ///
    /// The body is a document if it has `formatVersion`, `version` or `blocks`. Else it is the short form: type, name,
    /// properties and Markdown. The body holds at most 10 MiB. The short form holds at most 128 properties and Markdown
    /// of 1048576 characters or 2048 blocks. Unknown select options are refused unless `create_missing_options=true`. A
    /// dry run returns neither `id` nor `etag`, and does not count the blocks of a template.
    #[endpoint { method = POST, path = "/v2/spaces/{space_id}/objects", tags = ["Objects"] }]
    async fn create_object(
        rqctx: RequestContext<Self::Context>,
        path: Path<crate::spaces::SpacePath>,
        call: Call<CreateObjectRequest>,
    ) -> Result<Created<CreateResult>, ApiError>;

    /// Read an object
    ///
    /// The whole editable document, parts of it, an outline or a read-only Markdown rendering. A read never fails
    /// because of content: `warnings` lists what the response cannot express.
    #[endpoint { method = GET, path = "/v2/spaces/{space_id}/objects/{object_id}", tags = ["Objects"] }]
    async fn get_object(
        rqctx: RequestContext<Self::Context>,
        path: Path<ObjectPath>,
        query: Parameters<GetObjectQuery>,
        call: Call,
    ) -> Result<Reply<ObjectRead>, ApiError>;

    /// Edit an object
    ///
    /// Applies 1 to 512 operations in order, all or nothing. The body holds at most 10 MiB, and an operation at most
    /// 256 blocks. A batch may create at most 64 select options, with `create_missing_options=true`. The work of a
    /// batch has two more limits. The first counts the operations that insert, replace, move or delete blocks. Their
    /// number, times the blocks of the object and of the batch, of which Markdown counts 256, is at most 1048576. The
    /// second counts the texts that replace_text rewrites and those that update_block converts from literal text to
    /// markup or back. They are at most 16 MiB, each counted whole by every operation. Text that the server searches
    /// for `match`, or for `find` without `id`, counts a 64th of its bytes. A dry run returns the whole result except
    /// the `etag`. The real call creates other ids for new blocks and views.
    #[endpoint { method = PATCH, path = "/v2/spaces/{space_id}/objects/{object_id}", tags = ["Objects"] }]
    async fn patch_object(
        rqctx: RequestContext<Self::Context>,
        path: Path<ObjectPath>,
        call: Call<PatchObjectRequest>,
    ) -> Result<Reply<EditResult>, ApiError>;

    /// Archive an object
    ///
    /// Moves the object to the bin. This API cannot restore it. A key may archive objects that the application of the
    /// same name created. An unscoped key created locally may archive every object. A dry run checks whether the real
    /// call would be allowed.
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
    /// Full id of a space, or a unique suffix of the first half of its id.
    pub space_id: String,
    /// Full id of an object.
    pub object_id: String,
}

/// Query of list_objects.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
pub struct ListObjectsQuery {
    /// Comma-separated list of property keys to include in `properties`.
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
    /// Comma-separated list of `properties` and `blocks`; absent means both. With only one of them, the document is
    /// `partial`.
    pub include: Option<String>,
    /// Returns `outline`, the structure with shortened text, in place of `blocks`.
    #[serde(default)]
    pub outline: bool,
    /// Returns only this block and its descendants: a full block id or a unique suffix.
    pub block: Option<String>,
    /// The document, or its Markdown rendering.
    #[serde(default)]
    pub format: ObjectFormat,
}
