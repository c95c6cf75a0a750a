//! Templates (v1.md 15).

use dropshot::Path;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::api::api;
use super::objects::{Object, ObjectWithBody};
use super::shared::PaginatedResponse;
use super::types::TypePath;
use crate::extract::Call;
use crate::reply::Reply;

api! {
    /// The templates of types.
    TemplatesV1 "Templates"

    /// List templates
    ///
    /// The templates of one type, last modified first.
    GET "/v1/spaces/{space_id}/types/{type_id}/templates" "v1_list_templates"
        list_templates(path: Path<TypePath>, call: Call) -> Reply<PaginatedResponse<Object>>;

    /// Read a template
    ///
    /// Returns the template with its text, even if it is for another type than the one in the path.
    GET "/v1/spaces/{space_id}/types/{type_id}/templates/{template_id}" "v1_get_template"
        get_template(path: Path<TemplatePath>, call: Call) -> Reply<TemplateResponse>;
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
