//! The bodies that write types (http.md 19.1, 19.2; document.md 5, 7), as described in the OpenAPI documents. The
//! document crate parses the bodies, because it knows the paths and hints of both forms and publishes the guarding
//! schemas.

use rolltop_document::document::Kind;
use rolltop_document::limits;
use rolltop_document::ops::known_type_ops;
use rolltop_document::ops::limits::MAX_OPS;
use rolltop_document::view::ViewType;
use rolltop_document::vocabulary::{Layout, Section};
use schemars::JsonSchema;
use schemars::r#gen::SchemaGenerator;
use schemars::schema::Schema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::objects::{IconInput, format_version};
use crate::properties::{CreateOptionRequest, creatable_formats};
use crate::shared::OrNull;
use crate::wire_schema::{NULL_CLEARS, one_of};

/// Body of create_type. A document if it has `formatVersion`, `kind` or `type_settings`, else the fields of a type.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
#[serde(untagged)]
pub enum CreateTypeRequest {
    /// A document.
    Document(Box<TypeDocumentInput>),
    /// The members.
    Members(Box<CreateTypeMembers>),
}

/// Body of update_type: operations, a part of a document, or fields to replace. All fields except `api_key` can change.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
#[serde(untagged)]
pub enum UpdateTypeRequest {
    /// Operations on the list of properties and on the views.
    Operations(TypeOperations),
    /// Members of the document.
    Document(Box<TypeDocumentPatch>),
    /// Members to replace, all but the key, which never changes.
    Members(Box<UpdateTypeMembers>),
}

/// A batch of operations on a type, all or nothing.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct TypeOperations {
    /// The operations, applied in order: add_property, remove_property, move_property and those on views.
    #[schemars(length(min = 1, max = "MAX_OPS"))]
    pub ops: Vec<TypeOperation>,
}

/// One operation on a type. get_op_schema returns the schema of each.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct TypeOperation {
    /// Its name.
    #[schemars(schema_with = "operation_names")]
    pub op: String,
    /// The members of the operation.
    #[serde(flatten)]
    pub members: Map<String, Value>,
}

/// Members of a type's document to replace.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct TypeDocumentPatch {
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
    #[schemars(schema_with = "object_type")]
    pub kind: Option<String>,
    /// The icon.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<IconInput>,
    /// Name and description.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub properties: Option<TypePropertiesPatch>,
    /// The settings of the type.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub type_settings: Option<TypeSettings>,
}

/// The new name and description of a type.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct TypePropertiesPatch {
    /// The display name; not blank.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(min = 1, max = "limits::MAX_NAME"))]
    pub name: Option<String>,
    /// What the type is for; empty or null clears it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(schema_with = "cleared_text")]
    pub description: Option<String>,
}

/// The fields of a new type.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct CreateTypeMembers {
    /// The display name; not blank.
    #[schemars(length(min = 1, max = "limits::MAX_NAME"))]
    pub name: String,
    /// The name for several objects of the type.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = "limits::MAX_NAME"))]
    pub plural_name: Option<String>,
    /// The wanted key; if absent, the server derives it from the name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(
        length(min = 1, max = "limits::MAX_KEY"),
        regex(pattern = r"^[a-zA-Z0-9_]+$")
    )]
    pub api_key: Option<String>,
    /// The icon.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<IconInput>,
    /// The layout of its objects; absent means `basic`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(schema_with = "layouts")]
    pub layout: Option<String>,
    /// The view type that first shows its objects.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(schema_with = "view_types")]
    pub default_view: Option<String>,
    /// A template object from which its objects start; empty means none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = "limits::MAX_KEY"))]
    pub default_template: Option<String>,
    /// Its properties in display order. An entry with a new name creates a property.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = "limits::MAX_DEFINITIONS"))]
    pub property_definitions: Option<Vec<PropertyDefinition>>,
}

/// The fields of a type to replace; absent fields keep their value.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct UpdateTypeMembers {
    /// The display name; not blank.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(min = 1, max = "limits::MAX_NAME"))]
    pub name: Option<String>,
    /// The name for several objects of the type.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = "limits::MAX_NAME"))]
    pub plural_name: Option<String>,
    /// The icon.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<IconInput>,
    /// The layout of its objects.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(schema_with = "layouts")]
    pub layout: Option<String>,
    /// The view type that first shows its objects.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(schema_with = "view_types")]
    pub default_view: Option<String>,
    /// A template object from which its objects start; empty means none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = "limits::MAX_KEY"))]
    pub default_template: Option<String>,
    /// Its properties in display order. The list replaces the old list. An entry with a new name creates a property.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = "limits::MAX_DEFINITIONS"))]
    pub property_definitions: Option<Vec<PropertyDefinition>>,
}

/// A type as a document. It has no blocks, because the server generates its views.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct TypeDocumentInput {
    /// Version of the document format.
    #[serde(
        default,
        rename = "formatVersion",
        skip_serializing_if = "Option::is_none"
    )]
    #[schemars(schema_with = "format_version")]
    pub format_version: Option<String>,
    /// The kind of the document.
    #[schemars(schema_with = "object_type")]
    pub kind: String,
    /// The type of types: its key, name or a variant of it; also the default.
    #[serde(default, rename = "type", skip_serializing_if = "Option::is_none")]
    #[schemars(length(min = 1, max = "limits::MAX_KEY"))]
    pub type_key: Option<String>,
    /// The icon.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<IconInput>,
    /// The cover.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cover: Option<Map<String, Value>>,
    /// Name and description.
    pub properties: TypeProperties,
    /// The settings of the type.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub type_settings: Option<TypeSettings>,
}

/// Name and description of a type.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct TypeProperties {
    /// The display name; not blank.
    #[schemars(length(min = 1, max = "limits::MAX_NAME"))]
    pub name: String,
    /// What the type is for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = "limits::MAX_TEXT"))]
    pub description: Option<String>,
}

/// The settings of a type in a document.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct TypeSettings {
    /// The layout of its objects; absent means `basic`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(schema_with = "layouts")]
    pub layout: Option<String>,
    /// The wanted key, only on create; if absent, the server derives it from the name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(
        length(min = 1, max = "limits::MAX_KEY"),
        regex(pattern = r"^[a-zA-Z0-9_]+$")
    )]
    pub api_key: Option<String>,
    /// The name for several objects of the type.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = "limits::MAX_NAME"))]
    pub plural_name: Option<String>,
    /// A template object from which its objects start; empty means none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = "limits::MAX_KEY"))]
    pub default_template: Option<String>,
    /// The view type that first shows its objects.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(schema_with = "view_types")]
    pub default_view: Option<String>,
    /// Its properties in display order. An entry with a new name creates a property.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = "limits::MAX_DEFINITIONS"))]
    pub property_definitions: Option<Vec<PropertyDefinition>>,
}

/// An entry in the property list of a type. It has `property`, `name` or both.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct PropertyDefinition {
    /// Key of the property. With a new name, the key for the new property.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(min = 1, max = "limits::MAX_KEY"))]
    pub property: Option<String>,
    /// Display name of the property. A new name creates a property.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(min = 1, max = "limits::MAX_DEFINITION_NAME"))]
    pub name: Option<String>,
    /// The format of its values; absent means text for a new property.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(schema_with = "creatable_formats")]
    pub format: Option<String>,
    /// The section of the list; absent means the plain section.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(schema_with = "sections")]
    pub section: Option<String>,
    /// Options in display order; select and multi_select only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = "limits::MAX_OPTIONS"))]
    pub options: Option<Vec<DefinedOption>>,
    /// Keys of the types that values may point to. Only for the formats objects and files; not enforced.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = "limits::MAX_LIST"))]
    pub object_types: Option<Vec<String>>,
    /// What the property is for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = "limits::MAX_NAME"))]
    pub description: Option<String>,
    /// The server maintains its values: new objects get the default value, and clients cannot write another one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub readonly: Option<bool>,
    /// The initial value in new objects whose type lists the property.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub default_value: Option<Value>,
    /// Dates include a time of day; only for the format date.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub include_time: Option<bool>,
    /// Maximum number of entries in a list value; 0 is unlimited.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 0, max = "u32::MAX"))]
    pub max_count: Option<u32>,
}

/// An option in a definition: only its name, or its name and colour.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
#[serde(untagged)]
pub enum DefinedOption {
    /// The name; the palette gives the colour.
    Name(#[schemars(length(min = 1, max = "limits::MAX_NAME"))] String),
    /// The name and the colour.
    Option(CreateOptionRequest),
}

fn layouts(_: &mut SchemaGenerator) -> Schema {
    one_of(Layout::AUTHORABLE.iter().map(|layout| layout.name()))
}

fn view_types(_: &mut SchemaGenerator) -> Schema {
    one_of(ViewType::ALL.iter().map(|view| view.name()))
}

fn sections(_: &mut SchemaGenerator) -> Schema {
    one_of([Section::Featured.name(), Section::Hidden.name()])
}

/// A string for which null has its own meaning.
fn cleared_text(generator: &mut SchemaGenerator) -> Schema {
    let mut text = OrNull::<String>::json_schema(generator).into_object();
    text.string().max_length = u32::try_from(limits::MAX_TEXT).ok();
    text.extensions.insert(NULL_CLEARS.to_owned(), true.into());
    text.into()
}

fn object_type(_: &mut SchemaGenerator) -> Schema {
    one_of([Kind::ObjectType.name()])
}

fn operation_names(_: &mut SchemaGenerator) -> Schema {
    one_of(known_type_ops())
}
