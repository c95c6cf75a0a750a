//! Search: in one space and across spaces (http.md 24, query.md).

use std::marker::PhantomData;

use dropshot::RequestContext;
use rolltop_document::limits;
use rolltop_document::schema::{Bytes, request_sorts};
use schemars::JsonSchema;
use schemars::r#gen::SchemaGenerator;
use schemars::schema::Schema;
use serde::de::IgnoredAny;
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value};

use crate::extract::Call;
use crate::limits::{SEARCH_FIELDS_MAX, SEARCH_QUERY_MAX};
use crate::refusal::ApiError;
use crate::reply::Reply;
use crate::shared::{ListResponse, ObjectRow};

/// Finding objects.
#[dropshot::api_description]
pub trait SearchApi {
    /// What the server shares between requests.
    type Context;

    /// Search all spaces
    ///
    /// Works as search_space, in every space that the key reaches. Each row names its space. Spaces that are still
    /// loading are left out with a warning. So are spaces in which a type, key or option does not exist.
    #[endpoint { method = POST, path = "/v2/search", tags = ["Search"] }]
    async fn search_global(
        rqctx: RequestContext<Self::Context>,
        call: Call<SearchRequestDoc>,
    ) -> Result<Reply<ListResponse<ObjectRow>>, ApiError>;

    /// Search a space
    ///
    /// Searches names, content, options and types for words (`query`), and selects by type and by filter. The filter is
    /// a compact string (`filter`) or a tree (`filters`). An object must match all of them; an empty body lists
    /// everything. Rows are ordered by `sorts`, then by relevance, or last modified first. Rows are compact; `fields`
    /// adds properties to them. A search sees every write whose response was sent before. A write between two pages can
    /// shift rows, so remove duplicate rows by `id`. If objects change while the server makes a page, a row may show a
    /// value that was written after the row was selected.
    #[endpoint { method = POST, path = "/v2/spaces/{space_id}/search", tags = ["Search"] }]
    async fn search_space(
        rqctx: RequestContext<Self::Context>,
        path: dropshot::Path<crate::spaces::SpacePath>,
        call: Call<SearchRequestDoc>,
    ) -> Result<Reply<ListResponse<ObjectRow>>, ApiError>;
}

/// Body of search_space and search_global. An empty object lists everything.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct SearchRequestDoc {
    /// Words to search for; a quoted text is a phrase.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = "SEARCH_QUERY_MAX"))]
    pub query: Option<String>,
    /// Type key, name or a variant of it.
    #[serde(default, rename = "type", skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = "limits::MAX_KEY"))]
    pub type_key: Option<String>,
    /// A compact filter string. The schema kind filters has its grammar.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<Bytes<0, { limits::MAX_FILTER_TEXT }>>")]
    pub filter: Option<String>,
    /// A filter tree. An object must match all nodes. At most 1000 leaves in the whole tree.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = "limits::MAX_GROUP_MEMBERS"))]
    pub filters: Option<AsWritten<Vec<Map<String, Value>>>>,
    /// Sort keys; the first one is the primary key.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(schema_with = "request_sorts")]
    pub sorts: Option<Vec<Map<String, Value>>>,
    /// Property keys to include in `properties` of the rows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(
        length(max = "SEARCH_FIELDS_MAX"),
        inner(length(min = 1, max = "limits::MAX_KEY"))
    )]
    pub fields: Option<Vec<String>>,
}

/// A body member with the schema of `T`, of which deserialization only records the presence. The parser reads it
/// directly from the body, because it may be large.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct AsWritten<T>(PhantomData<T>);

impl<'de, T> Deserialize<'de> for AsWritten<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        IgnoredAny::deserialize(deserializer).map(|_| Self(PhantomData))
    }
}

impl<T: JsonSchema> JsonSchema for AsWritten<T> {
    fn is_referenceable() -> bool {
        T::is_referenceable()
    }

    fn schema_name() -> String {
        T::schema_name()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        T::json_schema(generator)
    }
}
