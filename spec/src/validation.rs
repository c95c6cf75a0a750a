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
    /// Checks structure and format of a document of any kind, up to 10 MiB, and reports all findings together. The
    /// status is 200 also for an invalid document, a newer format version and JSON that is not an object. A body that
    /// is not JSON is refused as on every route. The server does not look at any space, so it does not check custom
    /// properties, options, types and references. Any key may call it.
    #[endpoint { method = POST, path = "/v2/validate", tags = ["Schemas"] }]
    async fn validate(
        rqctx: RequestContext<Self::Context>,
        call: Call<AnyDocument>,
    ) -> Result<Reply<ValidateResponse>, ApiError>;
}

// Used for the documentation; the document crate validates the body.
/// A document of any kind. It shows the members that most kinds have; the others depend on `kind`.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct AnyDocument {
    /// Version of the document format, `2.0`.
    #[serde(rename = "formatVersion")]
    pub format_version: String,
    /// The kind of the document; absent means `page`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<String>,
    /// Type key, name or a variant of it.
    #[serde(default, rename = "type", skip_serializing_if = "Option::is_none")]
    #[schemars(length(min = 1, max = "limits::MAX_KEY"))]
    pub type_key: Option<String>,
    /// Property values. The keys are keys, names or variants of properties.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub properties: Option<Map<String, Value>>,
    /// The blocks as a flat list in document order; `indent` gives the hierarchy.
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
    /// Errors in document order. A write of the document would be refused. With more than 1000 errors, the list holds
    /// the first ones and a last entry that says so.
    pub issues: Vec<Issue>,
    /// Findings that never block a write.
    pub warnings: Vec<Issue>,
}
