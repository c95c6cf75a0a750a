//! Spaces (http.md 17).

use dropshot::{Path, RequestContext};
use rolltop_document::issue::Issue;
use rolltop_document::limits;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::extract::Call;
use crate::params::Page;
use crate::refusal::ApiError;
use crate::reply::{Created, Outcome, Reply};
use crate::shared::{Narrowing, next_page};

/// The spaces of the workspace.
#[dropshot::api_description]
pub trait SpacesApi {
    /// What the server shares between requests.
    type Context;

    /// List spaces
    ///
    /// The live spaces that the key reaches, sorted by full id. `has_not_granted_spaces` is true if there are others.
    #[endpoint { method = GET, path = "/v2/spaces", tags = ["Spaces"] }]
    async fn list_spaces(
        rqctx: RequestContext<Self::Context>,
        call: Call,
    ) -> Result<Reply<ListSpacesResponse>, ApiError>;

    /// Create a space
    ///
    /// The server trims `name` and `description`; each holds at most 4096 characters. The key must reach every space
    /// and have permission to write. A retry without the same `Idempotency-Key` creates a second space. A dry run only
    /// checks the body.
    #[endpoint { method = POST, path = "/v2/spaces", tags = ["Spaces"] }]
    async fn create_space(
        rqctx: RequestContext<Self::Context>,
        call: Call<CreateSpaceRequest>,
    ) -> Result<Created<Space>, ApiError>;

    /// Read a space
    ///
    /// A space that is deleted, left or still joining responds with 404.
    #[endpoint { method = GET, path = "/v2/spaces/{space_id}", tags = ["Spaces"] }]
    async fn get_space(
        rqctx: RequestContext<Self::Context>,
        path: Path<SpacePath>,
        call: Call,
    ) -> Result<Reply<Space>, ApiError>;

    /// Rename or describe a space
    ///
    /// The body needs at least one member. An absent member keeps its value, and an empty `description` clears it. Icon
    /// and default type cannot be changed. A dry run returns the row as it would be.
    #[endpoint { method = PATCH, path = "/v2/spaces/{space_id}", tags = ["Spaces"] }]
    async fn update_space(
        rqctx: RequestContext<Self::Context>,
        path: Path<SpacePath>,
        call: Call<UpdateSpaceRequest>,
    ) -> Result<Reply<Space>, ApiError>;
}

/// The space that a path names.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct SpacePath {
    /// Full id of a space, or a unique suffix of the first half of its id.
    pub space_id: String,
}

/// The fields of a space; an update needs at least one.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct CreateSpaceRequest {
    /// The name; empty if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = "limits::MAX_NAME"))]
    pub name: Option<String>,
    /// What the space is for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = "limits::MAX_NAME"))]
    pub description: Option<String>,
}

/// Body of update_space.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct UpdateSpaceRequest {
    /// The new name; not blank.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(min = 1, max = "limits::MAX_NAME"))]
    pub name: Option<String>,
    /// The new description; empty clears it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = "limits::MAX_NAME"))]
    pub description: Option<String>,
}

/// A space.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct Space {
    /// Short reference or full id; absent on a dry run of a create.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// The name.
    pub name: String,
    /// What the space is for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// Id of the icon image; the file content route serves it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon_image: Option<String>,
    /// True if nothing was written; only in the response of a create or an update.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dry_run: Option<bool>,
}

impl Outcome for Space {
    fn warnings(&mut self) -> Option<&mut Vec<Issue>> {
        None
    }

    fn mark_dry_run(&mut self, creates: bool) {
        self.dry_run = Some(true);
        if creates {
            self.id = None;
        }
    }
}

/// A row of list_spaces.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct SpaceRow {
    /// Short reference or full id.
    pub id: String,
    /// The name.
    pub name: String,
    /// What the space is for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// Id of the icon image; the file content route serves it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon_image: Option<String>,
}

/// One page of spaces.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct ListSpacesResponse {
    /// The spaces of this page.
    pub data: Vec<SpaceRow>,
    /// The number of live spaces that the key reaches.
    pub total: u64,
    /// The number of rows that were skipped.
    pub offset: u64,
    /// The maximum number of rows on a page.
    pub limit: u32,
    /// True if there are rows after this page.
    pub has_more: bool,
    /// True if there are live spaces that the key does not reach.
    pub has_not_granted_spaces: bool,
    /// How to continue; only with `has_more`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// Findings that do not make the request fail.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub warnings: Vec<Issue>,
}

impl ListSpacesResponse {
    /// One page of `total` spaces.
    pub fn page(page: Page, data: Vec<SpaceRow>, total: u64, has_not_granted: bool) -> Self {
        let message = next_page(page, data.len(), total, Narrowing::Offset);
        Self {
            data,
            total,
            offset: page.offset,
            limit: page.limit(),
            has_more: message.is_some(),
            has_not_granted_spaces: has_not_granted,
            message,
            warnings: Vec::new(),
        }
    }
}
