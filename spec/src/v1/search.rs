//! Search (v1.md 8).

use dropshot::{Path, RequestContext};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::names::{Condition, Operator, SortDirection, SortProperty};
use super::objects::Object;
use super::shared::{PaginatedResponse, SpacePath};
use crate::extract::Call;
use crate::refusal::ApiError;
use crate::reply::Reply;

/// Objects of one space or of all.
#[dropshot::api_description]
pub trait SearchV1 {
    /// What the server shares between requests.
    type Context;

    /// Search all spaces
    ///
    /// The objects of all live spaces in one order; `total` may be a lower bound.
    #[endpoint {
        method = POST,
        path = "/v1/search",
        tags = ["Search"],
        operation_id = "v1_search_global",
    }]
    async fn search_global(
        rqctx: RequestContext<Self::Context>,
        call: Call<SearchRequest>,
    ) -> Result<Reply<PaginatedResponse<Object>>, ApiError>;

    /// Search a space
    ///
    /// `query` is a part of a name or snippet, in any case of letters.
    #[endpoint {
        method = POST,
        path = "/v1/spaces/{space_id}/search",
        tags = ["Search"],
        operation_id = "v1_search_space",
    }]
    async fn search_space(
        rqctx: RequestContext<Self::Context>,
        path: Path<SpacePath>,
        call: Call<SearchRequest>,
    ) -> Result<Reply<PaginatedResponse<Object>>, ApiError>;
}

/// Body of a search.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema, Serialize)]
pub struct SearchRequest {
    /// A part of the name or snippet.
    #[serde(default)]
    #[schemars(length(max = 4096))]
    pub query: Option<String>,
    /// Keys or ids of types; unknown ones are ignored.
    #[serde(default)]
    pub types: Option<Vec<String>>,
    /// The order of the rows.
    #[serde(default)]
    pub sort: Option<SortOptions>,
    /// What else the objects must be.
    #[serde(default)]
    pub filters: Option<FilterExpression>,
}

/// The order of the rows.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema, Serialize)]
pub struct SortOptions {
    /// By what.
    #[serde(default)]
    #[schemars(with = "Option<SortProperty>")]
    pub property_key: Option<String>,
    /// Which way.
    #[serde(default)]
    #[schemars(with = "Option<SortDirection>")]
    pub direction: Option<String>,
}

/// Conditions and nested expressions, joined by an operator.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema, Serialize)]
pub struct FilterExpression {
    /// How they are joined; without it by `and`.
    #[serde(default)]
    #[schemars(with = "Option<Operator>")]
    pub operator: Option<String>,
    /// Conditions.
    #[serde(default)]
    pub conditions: Option<Vec<FilterItem>>,
    /// Nested expressions, at most 32 deep.
    #[serde(default)]
    pub filters: Option<Vec<FilterExpression>>,
}

/// One condition. Its value stands under the name of the property's format.
#[derive(Clone, Debug, Deserialize, JsonSchema, Serialize)]
pub struct FilterItem {
    /// Key or id of a property.
    pub property_key: String,
    /// How the property compares with the value.
    #[schemars(with = "Condition")]
    pub condition: String,
    /// Value of a text.
    #[serde(default)]
    #[schemars(with = "Option<String>")]
    pub text: Option<Value>,
    /// Value of a number.
    #[serde(default)]
    #[schemars(with = "Option<f64>")]
    pub number: Option<Value>,
    /// Id, key or name of a tag; several with commas between them.
    #[serde(default)]
    #[schemars(with = "Option<String>")]
    pub select: Option<Value>,
    /// Ids, keys or names of tags.
    #[serde(default)]
    #[schemars(with = "Option<Vec<String>>")]
    pub multi_select: Option<Value>,
    /// A day or a moment.
    #[serde(default)]
    #[schemars(with = "Option<String>")]
    pub date: Option<Value>,
    /// True or false.
    #[serde(default)]
    #[schemars(with = "Option<bool>")]
    pub checkbox: Option<Value>,
    /// Full ids of files.
    #[serde(default)]
    #[schemars(with = "Option<Vec<String>>")]
    pub files: Option<Value>,
    /// Value of an address of the web.
    #[serde(default)]
    #[schemars(with = "Option<String>")]
    pub url: Option<Value>,
    /// Value of an address of mail.
    #[serde(default)]
    #[schemars(with = "Option<String>")]
    pub email: Option<Value>,
    /// Value of a number of a telephone.
    #[serde(default)]
    #[schemars(with = "Option<String>")]
    pub phone: Option<Value>,
    /// Full ids of objects.
    #[serde(default)]
    #[schemars(with = "Option<Vec<String>>")]
    pub objects: Option<Value>,
}

impl FilterItem {
    /// The first value that is given.
    pub fn value(&self) -> Option<&Value> {
        let Self {
            text,
            number,
            select,
            multi_select,
            date,
            checkbox,
            files,
            url,
            email,
            phone,
            objects,
            ..
        } = self;
        let values = [
            text,
            number,
            select,
            multi_select,
            date,
            checkbox,
            files,
            url,
            email,
            phone,
            objects,
        ];
        values.into_iter().find_map(Option::as_ref)
    }
}
