//! Wire types that several resources share.

use rolltop_document::issue::{Fault, Issue};
use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::params::Page;

/// Reads a body: unknown members are ignored, null counts as absent (v1.md 2).
///
/// # Errors
/// A member is missing or has another JSON type; it is named.
pub fn read_body<T: DeserializeOwned>(body: &Value) -> Result<T, Fault> {
    serde_path_to_error::deserialize(body).map_err(|error| {
        let (path, said) = (error.path().to_string(), error.inner().to_string());
        let message = match path.as_str() {
            "." => said,
            path => format!("{path}: {said}"),
        };
        Fault::invalid(Issue::pathless(message))
    })
}

/// One page of rows (v1.md 6).
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
#[schemars(rename = "PaginatedResponse-{Row}")]
pub struct PaginatedResponse<Row> {
    /// The rows of this page.
    pub data: Vec<Row>,
    /// The position of the page.
    pub pagination: PaginationMeta,
}

/// The position of a page.
#[derive(Clone, Copy, Debug, Deserialize, Eq, JsonSchema, PartialEq, Serialize)]
pub struct PaginationMeta {
    /// The number of rows on all pages; for a search in all spaces, at least this number.
    pub total: u64,
    /// The number of rows that were skipped.
    pub offset: u64,
    /// The maximum number of rows on a page.
    pub limit: u64,
    /// True if there are rows after this page.
    pub has_more: bool,
}

impl<Row> PaginatedResponse<Row> {
    /// One page of a list of `total` rows.
    pub fn new(page: Page, data: Vec<Row>, total: u64) -> Self {
        let end = page.offset.saturating_add(data.len() as u64);
        let pagination = PaginationMeta {
            total,
            offset: page.offset,
            limit: page.limit,
            has_more: end < total,
        };
        Self { data, pagination }
    }

    /// The page of a list whose rows are all at hand.
    pub fn of(page: Page, all: Vec<Row>) -> Self {
        let total = all.len() as u64;
        Self::new(page, page.of(all).collect(), total)
    }
}

/// The space that a path names.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct SpacePath {
    /// Full id of a space.
    pub space_id: String,
}
