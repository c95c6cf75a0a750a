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
    /// The properties of the space, sorted by name, then key. Hidden and removed properties are left out.
    #[endpoint { method = GET, path = "/v2/spaces/{space_id}/properties", tags = ["Properties"] }]
    async fn list_properties(
        rqctx: RequestContext<Self::Context>,
        path: Path<SpacePath>,
        call: Call,
    ) -> Result<Reply<ListResponse<PropertyRow>>, ApiError>;

    /// Create a property
    ///
    /// The server takes the key from `key`, else from `name`, in snake case; it never changes. It refuses a key that is
    /// used or built in, in any spelling. Without a `key`, it also refuses a display name that another property of the
    /// space has. It accepts the name of a built-in property with another key, and adds a warning. `name` holds at most
    /// 4096 characters, `key` 256, and `options` 100 entries. `options` need no `create_missing_options`. The body
    /// holds at most 1 MiB. A dry run returns the row as it would be under `created.properties`, and no `id`.
    #[endpoint { method = POST, path = "/v2/spaces/{space_id}/properties", tags = ["Properties"] }]
    async fn create_property(
        rqctx: RequestContext<Self::Context>,
        path: Path<SpacePath>,
        call: Call<CreatePropertyRequest>,
    ) -> Result<Created<CreateResult>, ApiError>;

    /// Read a property
    ///
    /// Finds the property by its key, its display name or a variant of these. An unknown or removed property responds
    /// with 404 and lists candidates.
    #[endpoint { method = GET, path = "/v2/spaces/{space_id}/properties/{key}", tags = ["Properties"] }]
    async fn get_property(
        rqctx: RequestContext<Self::Context>,
        path: Path<PropertyPath>,
        call: Call,
    ) -> Result<Reply<Property>, ApiError>;

    /// Rename a property
    ///
    /// Key and format never change. Built-in properties that the server maintains cannot be renamed. A dry run returns
    /// the same.
    #[endpoint { method = PATCH, path = "/v2/spaces/{space_id}/properties/{key}", tags = ["Properties"] }]
    async fn update_property(
        rqctx: RequestContext<Self::Context>,
        path: Path<PropertyPath>,
        call: Call<UpdatePropertyRequest>,
    ) -> Result<Reply<CreateResult>, ApiError>;

    /// Archive a property
    ///
    /// Objects keep their values, which stay readable and editable. The key becomes free. `warnings` count the objects
    /// that hold a value and name the types that list the property. This API cannot restore it. Built-in properties
    /// that the server depends on cannot be archived. A dry run returns the same.
    #[endpoint { method = DELETE, path = "/v2/spaces/{space_id}/properties/{key}", tags = ["Properties"] }]
    async fn delete_property(
        rqctx: RequestContext<Self::Context>,
        path: Path<PropertyPath>,
        call: Call,
    ) -> Result<Reply<CreateResult>, ApiError>;

    /// List the options of a property
    ///
    /// The options of a select or multi_select property, sorted by name in byte order. Removed options are left out.
    /// `total` counts the options that have the prefix.
    #[endpoint { method = GET, path = "/v2/spaces/{space_id}/properties/{key}/options", tags = ["Properties"] }]
    async fn list_property_options(
        rqctx: RequestContext<Self::Context>,
        path: Path<PropertyPath>,
        query: Parameters<ListOptionsQuery>,
        call: Call,
    ) -> Result<Reply<ListResponse<OptionRow>>, ApiError>;

    /// Create an option
    ///
    /// A name that is already used is refused. The name of an archived option restores that option from the bin.
    /// Without `color`, a new option takes the next colour of the palette. A property has at most 10,000 options. The
    /// body holds at most 1 MiB. A dry run returns the same.
    #[endpoint { method = POST, path = "/v2/spaces/{space_id}/properties/{key}/options", tags = ["Properties"] }]
    async fn create_property_option(
        rqctx: RequestContext<Self::Context>,
        path: Path<PropertyPath>,
        call: Call<CreateOptionRequest>,
    ) -> Result<Created<OptionResult>, ApiError>;

    /// Rename or recolour an option
    ///
    /// The body needs at least one member. Values and stored view filters refer to the option by its identity, so they
    /// follow a rename. A dry run returns the row as it would be.
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
    /// Objects that hold the option keep it and still show its name. The option is no longer listed, and no other
    /// object can get it. Creating an option with its name restores it from the bin. A dry run returns the same.
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
    /// Full id of a space, or a unique suffix of the first half of its id.
    pub space_id: String,
    /// Property key, display name or a variant of it.
    pub key: String,
}

/// The option that a path names.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct OptionPath {
    /// Full id of a space, or a unique suffix of the first half of its id.
    pub space_id: String,
    /// Property key, display name or a variant of it.
    pub key: String,
    /// The exact name of an option.
    pub option: String,
}

/// Query of list_property_options.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
pub struct ListOptionsQuery {
    /// Lists only options whose name begins with this text. The case of letters is ignored.
    pub prefix: Option<String>,
}

/// Body of create_property.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct CreatePropertyRequest {
    /// The display name; not blank.
    #[schemars(length(min = 1, max = "limits::MAX_NAME"))]
    pub name: String,
    /// The format of its values; it never changes.
    #[schemars(schema_with = "creatable_formats")]
    pub format: String,
    /// The wanted key; if absent, the server derives it from the name.
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

/// An option with its name and colour.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct CreateOptionRequest {
    /// The name, a case-sensitive identity; not blank.
    #[schemars(length(min = 1, max = "limits::MAX_NAME"))]
    pub name: String,
    /// The colour; absent means the next colour of the palette.
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

/// A row of list_property_options.
#[derive(Clone, Debug, Deserialize, Eq, JsonSchema, PartialEq, Serialize)]
pub struct OptionRow {
    /// The name, which identifies the option.
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
    /// The name after the change.
    pub name: String,
    /// The colour after the change.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(schema_with = "palette")]
    pub color: Option<String>,
    /// Findings that do not make the request fail.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub warnings: Vec<Issue>,
    /// True if nothing was written.
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
