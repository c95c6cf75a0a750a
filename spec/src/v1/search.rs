//! Search (v1.md 8).

use dropshot::Path;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::api::api;
use super::names::{Condition, Operator, SortDirection, SortProperty};
use super::objects::Object;
use super::shared::{PaginatedResponse, SpacePath};
use crate::extract::Call;
use crate::reply::Reply;

api! {
    /// Objects of one space or of all.
    SearchV1 "Search"

    /// Search all spaces
    ///
    /// The objects of all live spaces in one order; `total` may be a lower bound.
    POST "/v1/search" "v1_search_global"
        search_global(call: Call<SearchRequest>) -> Reply<PaginatedResponse<Object>>;

    /// Search a space
    ///
    /// `query` is a part of a name or snippet, in any case of letters.
    POST "/v1/spaces/{space_id}/search" "v1_search_space"
        search_space(path: Path<SpacePath>, call: Call<SearchRequest>) -> Reply<PaginatedResponse<Object>>;
}

/// Body of a search.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema, Serialize)]
pub struct SearchRequest {
    /// A part of the name or snippet.
    #[schemars(length(max = 4096))]
    pub query: Option<String>,
    /// Keys or ids of types; unknown ones are ignored.
    pub types: Option<Vec<String>>,
    /// The order of the rows.
    pub sort: Option<SortOptions>,
    /// What else the objects must be.
    pub filters: Option<FilterExpression>,
}

/// The order of the rows.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema, Serialize)]
pub struct SortOptions {
    /// By what.
    #[schemars(with = "Option<SortProperty>")]
    pub property_key: Option<String>,
    /// Which way.
    #[schemars(with = "Option<SortDirection>")]
    pub direction: Option<String>,
}

/// Conditions and nested expressions, joined by an operator.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema, Serialize)]
pub struct FilterExpression {
    /// How they are joined; without it by `and`.
    #[schemars(with = "Option<Operator>")]
    pub operator: Option<String>,
    /// Conditions.
    pub conditions: Option<Vec<FilterItem>>,
    /// Nested expressions, at most 32 deep.
    pub filters: Option<Vec<FilterExpression>>,
}

/// Declares a condition with a value for each format; the first one that is given counts.
macro_rules! condition {
    ($($(#[$doc:meta])* $member:ident: $schema:literal,)+) => {
        /// One condition. Its value stands under the name of the property's format.
        #[derive(Clone, Debug, Deserialize, JsonSchema, Serialize)]
        pub struct FilterItem {
            /// Key or id of a property.
            pub property_key: String,
            /// How the property compares with the value.
            #[schemars(with = "Condition")]
            pub condition: String,
            $(
                $(#[$doc])*
                #[schemars(with = $schema)]
                pub $member: Option<Value>,
            )+
        }

        impl FilterItem {
            /// The first value that is given.
            pub fn value(&self) -> Option<&Value> {
                [$(&self.$member),+].into_iter().find_map(Option::as_ref)
            }
        }
    };
}

condition! {
    /// Value of a text.
    text: "Option<String>",
    /// Value of a number.
    number: "Option<f64>",
    /// Id, key or name of a tag; several with commas between them.
    select: "Option<String>",
    /// Ids, keys or names of tags.
    multi_select: "Option<Vec<String>>",
    /// A day or a moment.
    date: "Option<String>",
    /// True or false.
    checkbox: "Option<bool>",
    /// Full ids of files.
    files: "Option<Vec<String>>",
    /// Value of an address of the web.
    url: "Option<String>",
    /// Value of an address of mail.
    email: "Option<String>",
    /// Value of a number of a telephone.
    phone: "Option<String>",
    /// Full ids of objects.
    objects: "Option<Vec<String>>",
}
