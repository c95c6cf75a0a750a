//! Properties and the options of select properties (http.md 20).

use dropshot::{Path, RequestContext};
use rolltop_document::decor::PaletteColor;
use rolltop_document::issue::Issue;
use rolltop_document::limits;
use rolltop_document::vocabulary::Format;
use schemars::JsonSchema;
use schemars::r#gen::SchemaGenerator;
use schemars::schema::Schema;
use serde::{Deserialize, Serialize};

use crate::extract::{Call, Parameters};
use crate::refusal::ApiError;
use crate::reply::{Created, Outcome, Reply};
use crate::shared::{CreateResult, ListResponse, PropertyRow, formats};
use crate::spaces::SpacePath;
use crate::wire_schema::one_of;

/// Properties and their options.
#[dropshot::api_description]
pub trait PropertiesApi {
    /// What the server shares between requests.
    type Context;

    /// List properties
    ///
    /// The properties of the space by name, then key; hidden and removed ones are left out.
    #[endpoint { method = GET, path = "/v2/spaces/{space_id}/properties", tags = ["Properties"] }]
    async fn list_properties(
        rqctx: RequestContext<Self::Context>,
        path: Path<SpacePath>,
        call: Call,
    ) -> Result<Reply<ListResponse<PropertyRow>>, ApiError>;

    /// Create a property
    ///
    /// The key comes from `key` or else from `name`, in snake case, and never changes afterwards; one that is taken
    /// or built in, in any spelling, is refused. A display name that another property of the space has is refused
    /// without a `key`; that of a built-in one, whose key is another, is taken with a warning. `name` holds at most
    /// 4096 characters, `key` 256, `options` 100 entries, which need no consent. The body holds at most 1 MiB. A dry
    /// run answers the would-be row under `created.properties`, and no `id`.
    #[endpoint { method = POST, path = "/v2/spaces/{space_id}/properties", tags = ["Properties"] }]
    async fn create_property(
        rqctx: RequestContext<Self::Context>,
        path: Path<SpacePath>,
        call: Call<CreatePropertyRequest>,
    ) -> Result<Created<CreateResult>, ApiError>;

    /// Read a property
    ///
    /// By its key, its display name or a variant of these. Unknown and removed ones answer 404 with candidates.
    #[endpoint { method = GET, path = "/v2/spaces/{space_id}/properties/{key}", tags = ["Properties"] }]
    async fn get_property(
        rqctx: RequestContext<Self::Context>,
        path: Path<PropertyPath>,
        call: Call,
    ) -> Result<Reply<Property>, ApiError>;

    /// Rename a property
    ///
    /// Key and format never change; built-in properties that the server keeps cannot be renamed. A dry run answers
    /// the same.
    #[endpoint { method = PATCH, path = "/v2/spaces/{space_id}/properties/{key}", tags = ["Properties"] }]
    async fn update_property(
        rqctx: RequestContext<Self::Context>,
        path: Path<PropertyPath>,
        call: Call<UpdatePropertyRequest>,
    ) -> Result<Reply<CreateResult>, ApiError>;

    /// Archive a property
    ///
    /// Its values stay where they are, readable and editable, and its key becomes free; `warnings` count the objects
    /// that hold a value and name the types that list it. It is restored outside of this API. Built-in properties
    /// that the server depends on cannot be archived. A dry run answers the same.
    #[endpoint { method = DELETE, path = "/v2/spaces/{space_id}/properties/{key}", tags = ["Properties"] }]
    async fn delete_property(
        rqctx: RequestContext<Self::Context>,
        path: Path<PropertyPath>,
        call: Call,
    ) -> Result<Reply<CreateResult>, ApiError>;

    /// List the options of a property
    ///
    /// The options of a select or multi_select property by name in byte order, removed ones left out. `total` counts
    /// those that have the prefix.
    #[endpoint { method = GET, path = "/v2/spaces/{space_id}/properties/{key}/options", tags = ["Properties"] }]
    async fn list_property_options(
        rqctx: RequestContext<Self::Context>,
        path: Path<PropertyPath>,
        query: Parameters<ListOptionsQuery>,
        call: Call,
    ) -> Result<Reply<ListResponse<OptionRow>>, ApiError>;

    /// Create an option
    ///
    /// A name that is taken is refused; that of an archived option takes that option out of the bin. Without `color`
    /// a new option takes the next of the palette. A property has at most 10,000 options, however they come. The body
    /// holds at most 1 MiB. A dry run answers the same.
    #[endpoint { method = POST, path = "/v2/spaces/{space_id}/properties/{key}/options", tags = ["Properties"] }]
    async fn create_property_option(
        rqctx: RequestContext<Self::Context>,
        path: Path<PropertyPath>,
        call: Call<CreateOptionRequest>,
    ) -> Result<Created<OptionResult>, ApiError>;

    /// Rename or recolour an option
    ///
    /// At least one member must be present. Values and stored view filters hold the identity of the option and
    /// follow a rename. A dry run answers the row as it would be.
    #[endpoint {
        method = PATCH,
        path = "/v2/spaces/{space_id}/properties/{key}/options/{option}",
        tags = ["Properties"],
    }]
    async fn update_property_option(
        rqctx: RequestContext<Self::Context>,
        path: Path<OptionPath>,
        call: Call<UpdateOptionRequest>,
    ) -> Result<Reply<OptionResult>, ApiError>;

    /// Archive an option
    ///
    /// Objects that hold it keep it and go on serving its name; it is no longer listed and no other object can get
    /// it. Creating an option of its name takes it out of the bin. A dry run answers the same.
    #[endpoint {
        method = DELETE,
        path = "/v2/spaces/{space_id}/properties/{key}/options/{option}",
        tags = ["Properties"],
    }]
    async fn delete_property_option(
        rqctx: RequestContext<Self::Context>,
        path: Path<OptionPath>,
        call: Call,
    ) -> Result<Reply<OptionResult>, ApiError>;
}

/// The property that a path names.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct PropertyPath {
    /// Full id of a space, or a unique suffix of the first half of one.
    pub space_id: String,
    /// Property key, display name or a variant of it.
    pub key: String,
}

/// The option that a path names.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct OptionPath {
    /// Full id of a space, or a unique suffix of the first half of one.
    pub space_id: String,
    /// Property key, display name or a variant of it.
    pub key: String,
    /// The exact name of an option.
    pub option: String,
}

/// Query of list_property_options.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
pub struct ListOptionsQuery {
    /// The beginning of the names to list; upper and lower case are the same.
    pub prefix: Option<String>,
}

/// Body of create_property.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct CreatePropertyRequest {
    /// The display name; not blank.
    #[schemars(length(min = 1, max = "limits::MAX_NAME"))]
    pub name: String,
    /// The format of its values, fixed for ever.
    #[schemars(schema_with = "creatable_formats")]
    pub format: String,
    /// The wanted key; absent derives it from the name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(
        length(min = 1, max = "limits::MAX_KEY"),
        // 1 to 256 characters. XGrammar fails on a single repetition of more than 128.
        regex(pattern = r"^[a-zA-Z0-9_]{1,128}[a-zA-Z0-9_]{0,128}$")
    )]
    pub key: Option<String>,
    /// Options in display order; select and multi_select only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = "limits::MAX_OPTIONS"))]
    pub options: Option<Vec<CreateOptionRequest>>,
}

/// Body of update_property.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct UpdatePropertyRequest {
    /// The new display name; not blank.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(min = 1, max = "limits::MAX_NAME"))]
    pub name: Option<String>,
}

/// An option: its name and its colour.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct CreateOptionRequest {
    /// The name, a case-sensitive identity; not blank.
    #[schemars(length(min = 1, max = "limits::MAX_NAME"))]
    pub name: String,
    /// The colour; absent takes the next of the palette.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(schema_with = "palette")]
    pub color: Option<String>,
}

/// Body of update_property_option.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct UpdateOptionRequest {
    /// The new name; not blank.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(min = 1, max = "limits::MAX_NAME"))]
    pub name: Option<String>,
    /// The new colour.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(schema_with = "palette")]
    pub color: Option<String>,
}

/// A property.
#[derive(Clone, Debug, Deserialize, Eq, JsonSchema, PartialEq, Serialize)]
pub struct Property {
    /// Full object id.
    pub id: String,
    /// The stable key.
    pub key: String,
    /// The display name.
    pub name: String,
    /// The format of its values.
    #[schemars(schema_with = "formats")]
    pub format: String,
}

/// A row of an option.
#[derive(Clone, Debug, Deserialize, Eq, JsonSchema, PartialEq, Serialize)]
pub struct OptionRow {
    /// The name, its identity.
    pub name: String,
    /// The colour.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(schema_with = "palette")]
    pub color: Option<String>,
}

/// The result of creating, changing or archiving an option.
#[derive(Clone, Debug, Deserialize, Eq, JsonSchema, PartialEq, Serialize)]
pub struct OptionResult {
    /// The key of its property.
    pub property: String,
    /// The name afterwards.
    pub name: String,
    /// The colour afterwards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(schema_with = "palette")]
    pub color: Option<String>,
    /// Advice that needs no retry.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub warnings: Vec<Issue>,
    /// Nothing was committed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub dry_run: bool,
}

impl Outcome for OptionResult {
    fn warnings(&mut self) -> Option<&mut Vec<Issue>> {
        Some(&mut self.warnings)
    }

    fn mark_dry_run(&mut self, _: bool) {
        self.dry_run = true;
    }
}

/// The formats that callers can create.
pub(crate) fn creatable_formats(_: &mut SchemaGenerator) -> Schema {
    one_of(Format::creatable())
}

/// The colors of options.
pub(crate) fn palette(_: &mut SchemaGenerator) -> Schema {
    one_of(PaletteColor::ALL.iter().map(|color| color.name()))
}
