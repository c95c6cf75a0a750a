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
    /// Find objects in one space or in all spaces.
    SearchV1 "Search"

    /// Search all spaces
    ///
    /// Searches the objects of all live spaces, in one order. `total` may be lower than the real number.
    POST "/v1/search" "v1_search_global"
        search_global(call: Call<SearchRequest>) -> Reply<PaginatedResponse<Object>>;

    /// Search a space
    ///
    /// Finds objects whose name or snippet contains `query`. The case of letters is ignored.
    POST "/v1/spaces/{space_id}/search" "v1_search_space"
        search_space(path: Path<SpacePath>, call: Call<SearchRequest>) -> Reply<PaginatedResponse<Object>>;
}

/// Body of a search.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema, Serialize)]
pub struct SearchRequest {
    /// Text that the name or snippet contains.
    #[schemars(length(max = 4096))]
    pub query: Option<String>,
    /// Keys or ids of types; unknown ones are ignored.
    pub types: Option<Vec<String>>,
    /// The order of the rows.
    pub sort: Option<SortOptions>,
    /// Filters that the objects must match.
    pub filters: Option<FilterExpression>,
}

/// The order of the rows.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema, Serialize)]
pub struct SortOptions {
    /// The property to sort by.
    #[schemars(with = "Option<SortProperty>")]
    pub property_key: Option<String>,
    /// The direction.
    #[schemars(with = "Option<SortDirection>")]
    pub direction: Option<String>,
}

/// Conditions and nested expressions, combined by an operator.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema, Serialize)]
pub struct FilterExpression {
    /// How the conditions and expressions are combined; `and` by default.
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
        /// One condition. The name of its value is the format of the property.
        #[derive(Clone, Debug, Deserialize, JsonSchema, Serialize)]
        pub struct FilterItem {
            /// Key or id of a property.
            pub property_key: String,
            /// The comparison.
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
    /// Value for a text property.
    text: "Option<String>",
    /// Value for a number property.
    number: "Option<f64>",
    /// Id, key or name of a tag; several are separated by commas.
    select: "Option<String>",
    /// Ids, keys or names of tags.
    multi_select: "Option<Vec<String>>",
    /// A day or a point in time.
    date: "Option<String>",
    /// Value for a checkbox property.
    checkbox: "Option<bool>",
    /// Full ids of files.
    files: "Option<Vec<String>>",
    /// Value for a URL property.
    url: "Option<String>",
    /// Value for an email property.
    email: "Option<String>",
    /// Value for a phone property.
    phone: "Option<String>",
    /// Full ids of objects.
    objects: "Option<Vec<String>>",
}
