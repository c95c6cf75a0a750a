//! Templates (v1.md 15).

use dropshot::{Path, RequestContext};

use super::objects::Object;
use super::shared::PaginatedResponse;
use super::types::TypePath;
use crate::extract::Call;
use crate::refusal::ApiError;
use crate::reply::Reply;

/// The templates of types.
#[dropshot::api_description]
pub trait TemplatesV1 {
    /// What the server shares between requests.
    type Context;

    /// List templates
    ///
    /// Those of one type, last modified first.
    #[endpoint {
        method = GET,
        path = "/v1/spaces/{space_id}/types/{type_id}/templates",
        tags = ["Templates"],
        operation_id = "v1_list_templates",
    }]
    async fn list_templates(
        rqctx: RequestContext<Self::Context>,
        path: Path<TypePath>,
        call: Call,
    ) -> Result<Reply<PaginatedResponse<Object>>, ApiError>;
}
