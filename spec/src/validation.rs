//! Judging a document without writing it (http.md 16, document.md 10).

use dropshot::RequestContext;
use rolltop_document::issue::Issue;
use rolltop_document::limits;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::extract::Call;
use crate::objects::Block;
use crate::refusal::ApiError;
use crate::reply::Reply;

/// Validation of documents.
#[dropshot::api_description]
pub trait ValidationApi {
    /// What the server shares between requests.
    type Context;

    /// Validate a document
    ///
    /// Checks structure and format of a document of any kind, of at most 10 MiB, and reports every finding at once,
    /// with status 200 also for an invalid document, a newer format version or JSON that is no object. A body that
    /// is no JSON is refused as everywhere. No space is consulted: custom properties, options, types and references are not judged. Any key may call it.
    #[endpoint { method = POST, path = "/v2/validate", tags = ["Schemas"] }]
    async fn validate(
        rqctx: RequestContext<Self::Context>,
        call: Call<AnyDocument>,
    ) -> Result<Reply<ValidateResponse>, ApiError>;
}

// Used for the documentation; the document crate validates the body.
/// A document of any kind: the members that most kinds have; the others depend on `kind`.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct AnyDocument {
    /// Version of the document format, `2.0`.
    #[serde(rename = "formatVersion")]
    pub format_version: String,
    /// What the document is; absent means `page`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<String>,
    /// Type key, name or a variant of it.
    #[serde(default, rename = "type", skip_serializing_if = "Option::is_none")]
    #[schemars(length(min = 1, max = "limits::MAX_KEY"))]
    pub type_key: Option<String>,
    /// Values under keys, names or variants of properties.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub properties: Option<Map<String, Value>>,
    /// The content, flat and in document order; `indent` gives the hierarchy.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = "limits::MAX_BLOCKS"))]
    pub blocks: Option<Vec<Block>>,
    /// The members of its kind.
    #[serde(flatten)]
    pub members: Map<String, Value>,
}

/// Answer of validate.
#[derive(Clone, Debug, Deserialize, Eq, JsonSchema, PartialEq, Serialize)]
pub struct ValidateResponse {
    /// Faults, in document order: a write of the document would be refused. Of more than 1000 the first ones, and a
    /// last one that says so.
    pub issues: Vec<Issue>,
    /// Advice that never blocks a write.
    pub warnings: Vec<Issue>,
}
