//! Templates (http.md 21, document.md 8).

use dropshot::{Path, RequestContext};
use rolltop_document::document::Kind;
use rolltop_document::limits;
use schemars::JsonSchema;
use schemars::r#gen::SchemaGenerator;
use schemars::schema::Schema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::extract::{Call, Parameters};
use crate::objects::{Block, IconInput, format_version, property_values};
use crate::refusal::ApiError;
use crate::reply::{Created, Reply};
use crate::shared::{CreateResult, ListResponse};
use crate::spaces::SpacePath;
use crate::wire_schema::one_of;

/// Templates: what new objects start from.
#[dropshot::api_description]
pub trait TemplatesApi {
    /// What the server shares between requests.
    type Context;

    /// List templates
    ///
    /// The templates of the space, last modified first. Hidden and archived templates are left out. Searches and the
    /// list of objects never show templates.
    #[endpoint { method = GET, path = "/v2/spaces/{space_id}/templates", tags = ["Templates"] }]
    async fn list_templates(
        rqctx: RequestContext<Self::Context>,
        path: Path<SpacePath>,
        query: Parameters<ListTemplatesQuery>,
        call: Call,
    ) -> Result<Reply<ListResponse<TemplateRow>>, ApiError>;

    /// Create a template
    ///
    /// The body is a document with `template_for`, the type of the objects that start from the template. The server
    /// fills in `kind` and `type`. The object routes read, edit and archive the template. The body holds at most 10
    /// MiB. Unknown select options are refused unless `create_missing_options=true`. A dry run returns neither `id` nor
    /// `etag`.
    #[endpoint { method = POST, path = "/v2/spaces/{space_id}/templates", tags = ["Templates"] }]
    async fn create_template(
        rqctx: RequestContext<Self::Context>,
        path: Path<SpacePath>,
        call: Call<CreateTemplateRequest>,
    ) -> Result<Created<CreateResult>, ApiError>;
}

/// Query of list_templates.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
pub struct ListTemplatesQuery {
    /// Lists only templates for this type: its key, name or a variant of it.
    #[serde(rename = "type")]
    pub type_key: Option<String>,
}

/// Body of create_template.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct CreateTemplateRequest {
    /// Version of the document format.
    #[serde(
        default,
        rename = "formatVersion",
        skip_serializing_if = "Option::is_none"
    )]
    #[schemars(schema_with = "format_version")]
    pub format_version: Option<String>,
    /// The kind of the document; this one if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(schema_with = "template_kind")]
    pub kind: Option<String>,
    /// `template`, also if absent.
    #[serde(default, rename = "type", skip_serializing_if = "Option::is_none")]
    #[schemars(length(min = 1, max = "limits::MAX_KEY"))]
    pub type_key: Option<String>,
    /// The type of the objects that start from the template: key, name or a variant of it.
    #[schemars(length(min = 1, max = "limits::MAX_KEY"))]
    pub template_for: String,
    /// The icon.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<IconInput>,
    /// The cover.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cover: Option<Map<String, Value>>,
    /// Property values. The keys are keys, names or variants of properties; `name` is the name of the template.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(schema_with = "property_values")]
    pub properties: Option<Map<String, Value>>,
    /// The blocks that the server copies into new objects.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = "limits::MAX_BLOCKS"))]
    pub blocks: Option<Vec<Block>>,
}

/// A row of list_templates.
#[derive(Clone, Debug, Deserialize, Eq, JsonSchema, PartialEq, Serialize)]
pub struct TemplateRow {
    /// Full object id.
    pub id: String,
    /// The name of the template; may be empty.
    pub name: String,
    /// The type of the objects that start from the template.
    pub template_for: String,
    /// New objects of the type start from this template unless the request names another one.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub default: bool,
}

/// The only kind that create_template accepts.
fn template_kind(_: &mut SchemaGenerator) -> Schema {
    one_of([Kind::Template.name()])
}
