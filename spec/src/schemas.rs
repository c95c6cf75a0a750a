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
    /// Lists the kinds of request bodies by name, and the PATCH operations in a fixed order.
    #[endpoint { method = GET, path = "/v2/schemas", tags = ["Schemas"] }]
    async fn list_schemas(
        rqctx: RequestContext<Self::Context>,
        call: Call,
    ) -> Result<Reply<SchemaIndex>, ApiError>;

    /// Read the schema of a kind
    ///
    /// The JSON Schema 2020-12 of a whole request body, with an example. The schema is closed and bounded. The server
    /// checks requests with this same schema. The kinds that are whole documents have no vendor dialect.
    #[endpoint { method = GET, path = "/v2/schemas/{kind}", tags = ["Schemas"] }]
    async fn get_schema(
        rqctx: RequestContext<Self::Context>,
        path: Path<KindPath>,
        query: Parameters<DialectQuery>,
        call: Call,
    ) -> Result<Reply<SchemaEntry>, ApiError>;

    /// Read the schema of an operation
    ///
    /// The JSON Schema 2020-12 of one element of `ops`, with an example. The schema is closed and bounded.
    /// `example_body` shows the example as a request body. The server checks operations with this same schema.
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
    /// Name of a kind from the list of schemas.
    pub kind: String,
}

/// The operation that a path names.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct OpPath {
    /// Name of an operation from the list of schemas.
    pub op: String,
}

/// Query of get_schema and get_op_schema.
#[derive(Clone, Copy, Debug, Default, Deserialize, JsonSchema)]
pub struct DialectQuery {
    /// A version of the schema that the strict mode of this vendor accepts. Without it, the server returns the closed
    /// and bounded JSON Schema 2020-12.
    pub dialect: Option<Dialect>,
}

/// The list of published schemas.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct SchemaIndex {
    /// Kinds of request bodies, by name.
    pub kinds: Vec<SchemaIndexRow>,
    /// PATCH operations, in a fixed order.
    pub ops: Vec<SchemaIndexRow>,
}

/// The path of a schema, and the operation that uses it.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct SchemaIndexRow {
    /// The name of the kind or operation.
    pub kind: String,
    /// Method and path of the operation that uses it; several are joined by ` · `.
    pub endpoint: String,
    /// The path of its schema.
    pub url: String,
}

/// A published schema.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct SchemaEntry {
    /// The name of the kind or operation.
    pub kind: String,
    /// Method and path of the operation that uses it; several are joined by ` · `.
    pub endpoint: String,
    /// The grammar of the compact filter string, in EBNF; only for `filters`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub grammar: Option<String>,
    /// Examples of filter strings; only for `filters`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub grammar_examples: Vec<String>,
    /// JSON Schema 2020-12: of a whole body for a kind, of one element of `ops` for an operation.
    #[schemars(with = "Map<String, Value>")]
    pub schema: Value,
    /// A valid value.
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
