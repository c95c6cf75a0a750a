//! Schema discovery (ops.md 16): the form of request bodies and operations, for programs that write them.

use dropshot::{Path, RequestContext};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::extract::{Call, Parameters};
use crate::refusal::ApiError;
use crate::reply::Reply;

/// The published schemas.
#[dropshot::api_description]
pub trait SchemasApi {
    /// What the server shares between requests.
    type Context;

    /// List schemas
    ///
    /// The kinds of request bodies by name, and the operations of a PATCH in their own order.
    #[endpoint { method = GET, path = "/v2/schemas", tags = ["Schemas"] }]
    async fn list_schemas(
        rqctx: RequestContext<Self::Context>,
        call: Call,
    ) -> Result<Reply<SchemaIndex>, ApiError>;

    /// Read the schema of a kind
    ///
    /// Closed and bounded JSON Schema 2020-12 of a whole request body, with an example. Requests are checked against
    /// the very schema that is served here. The documents have none in the dialects of vendors.
    #[endpoint { method = GET, path = "/v2/schemas/{kind}", tags = ["Schemas"] }]
    async fn get_schema(
        rqctx: RequestContext<Self::Context>,
        path: Path<KindPath>,
        query: Parameters<DialectQuery>,
        call: Call,
    ) -> Result<Reply<SchemaEntry>, ApiError>;

    /// Read the schema of an operation
    ///
    /// Closed and bounded JSON Schema 2020-12 of one element of `ops`, with an example, which `example_body` shows as
    /// a request body. Operations are checked against the very schema that is served here.
    #[endpoint { method = GET, path = "/literal/v2/schemas/ops/{op}", tags = ["Schemas"] }]
    async fn get_op_schema(
        rqctx: RequestContext<Self::Context>,
        path: Path<OpPath>,
        query: Parameters<DialectQuery>,
        call: Call,
    ) -> Result<Reply<SchemaEntry>, ApiError>;
}

/// The kind that a path names.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct KindPath {
    /// Name of a kind, as the list of schemas has it.
    pub kind: String,
}

/// The operation that a path names.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct OpPath {
    /// Name of an operation, as the list of schemas has it.
    pub op: String,
}

/// Query of get_schema and get_op_schema.
#[derive(Clone, Copy, Debug, Default, Deserialize, JsonSchema)]
pub struct DialectQuery {
    /// A projection that the strict mode of a vendor accepts; absent means JSON Schema 2020-12, closed and bounded.
    pub dialect: Option<Dialect>,
}

/// Everything that has a published schema.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct SchemaIndex {
    /// Kinds of request bodies, by name.
    pub kinds: Vec<SchemaIndexRow>,
    /// Operations of a PATCH, in their own order.
    pub ops: Vec<SchemaIndexRow>,
}

/// Where a schema is, and what takes the body that it describes.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct SchemaIndexRow {
    /// The name of the kind or operation.
    pub kind: String,
    /// Method and path of the operation that takes it; several are joined by ` · `.
    pub endpoint: String,
    /// The path of its schema.
    pub url: String,
}

/// A published schema.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct SchemaEntry {
    /// The name of the kind or operation.
    pub kind: String,
    /// Method and path of the operation that takes it; several are joined by ` · `.
    pub endpoint: String,
    /// The grammar of the compact filter string, in EBNF; only of `filters`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub grammar: Option<String>,
    /// Filter strings of that grammar; only of `filters`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub grammar_examples: Vec<String>,
    /// JSON Schema 2020-12: of a whole body of a kind, of one element of `ops` of an operation.
    #[schemars(with = "Map<String, Value>")]
    pub schema: Value,
    /// A value that the schema admits.
    #[schemars(with = "Map<String, Value>")]
    pub example: Value,
    /// The example of an operation as a request body.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<Map<String, Value>>")]
    pub example_body: Option<Value>,
}

/// A vendor whose strict mode a schema is projected onto.
#[derive(Clone, Copy, Debug, Deserialize, Eq, Hash, JsonSchema, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Dialect {
    /// Every member required, every optional one nullable, no references, no bounds.
    Openai,
    /// The same, with neutral values in place of null wherever there is one.
    Anthropic,
}

impl Dialect {
    /// Every dialect except the default one.
    pub const ALL: [Self; 2] = [Self::Openai, Self::Anthropic];

    /// The value of the query parameter.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Openai => "openai",
            Self::Anthropic => "anthropic",
        }
    }
}
