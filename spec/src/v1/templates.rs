//! Templates (v1.md 15).

use dropshot::{Path, RequestContext};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::objects::{Object, ObjectWithBody};
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

    /// Read a template
    ///
    /// With its text, whichever type the path names.
    #[endpoint {
        method = GET,
        path = "/v1/spaces/{space_id}/types/{type_id}/templates/{template_id}",
        tags = ["Templates"],
        operation_id = "v1_get_template",
    }]
    async fn get_template(
        rqctx: RequestContext<Self::Context>,
        path: Path<TemplatePath>,
        call: Call,
    ) -> Result<Reply<TemplateResponse>, ApiError>;
}

/// One template.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct TemplateResponse {
    /// The template.
    pub template: ObjectWithBody,
}

/// The template that a path names.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct TemplatePath {
    /// Full id of a space.
    pub space_id: String,
    /// Full id of a type, or its key.
    pub type_id: String,
    /// Full id of a template.
    pub template_id: String,
}
