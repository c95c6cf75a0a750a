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

/// Body of create_type: a document when it has `formatVersion`, `kind` or `type_settings`, else the members of a type.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
#[serde(untagged)]
pub enum CreateTypeRequest {
    /// A document.
    Document(Box<TypeDocumentInput>),
    /// The members.
    Members(Box<CreateTypeMembers>),
}

/// Body of update_type: operations, a part of a document, or members to replace, all but `api_key`.
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

/// One operation on a type; get_op_schema serves the schema of each.
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
    /// What the document is; absent means the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(schema_with = "object_type")]
    pub kind: Option<String>,
    /// The icon.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<IconInput>,
    /// Name and description.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub properties: Option<TypePropertiesPatch>,
    /// The definition.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub type_settings: Option<TypeSettings>,
}

/// Name and description of a type to replace.
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

/// A type in its members.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct CreateTypeMembers {
    /// The display name; not blank.
    #[schemars(length(min = 1, max = "limits::MAX_NAME"))]
    pub name: String,
    /// What several of its objects are called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = "limits::MAX_NAME"))]
    pub plural_name: Option<String>,
    /// The wanted key; absent derives it from the name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(
        length(min = 1, max = "limits::MAX_KEY"),
        regex(pattern = r"^[a-zA-Z0-9_]+$")
    )]
    pub api_key: Option<String>,
    /// The icon.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<IconInput>,
    /// How its objects are laid out; absent means `basic`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(schema_with = "layouts")]
    pub layout: Option<String>,
    /// The view type that its objects are shown in at first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(schema_with = "view_types")]
    pub default_view: Option<String>,
    /// A template object that its objects start from; empty means none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = "limits::MAX_KEY"))]
    pub default_template: Option<String>,
    /// Its properties in display order. An entry whose name is new makes a property.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = "limits::MAX_DEFINITIONS"))]
    pub property_definitions: Option<Vec<PropertyDefinition>>,
}

/// Members of a type to replace; absent ones keep their value.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct UpdateTypeMembers {
    /// The display name; not blank.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(min = 1, max = "limits::MAX_NAME"))]
    pub name: Option<String>,
    /// What several of its objects are called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = "limits::MAX_NAME"))]
    pub plural_name: Option<String>,
    /// The icon.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<IconInput>,
    /// How its objects are laid out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(schema_with = "layouts")]
    pub layout: Option<String>,
    /// The view type that its objects are shown in at first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(schema_with = "view_types")]
    pub default_view: Option<String>,
    /// A template object that its objects start from; empty means none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = "limits::MAX_KEY"))]
    pub default_template: Option<String>,
    /// Its properties in display order, which replace the list. An entry whose name is new makes a property.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = "limits::MAX_DEFINITIONS"))]
    pub property_definitions: Option<Vec<PropertyDefinition>>,
}

/// A type as a document. It has no blocks: its views are generated.
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
    /// What the document is.
    #[schemars(schema_with = "object_type")]
    pub kind: String,
    /// Type key, name or a variant of it: that of types, which is also meant when it is absent.
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
    /// The definition.
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

/// The definition of a type in a document.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct TypeSettings {
    /// How its objects are laid out; absent means `basic`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(schema_with = "layouts")]
    pub layout: Option<String>,
    /// The wanted key, on create only; absent derives it from the name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(
        length(min = 1, max = "limits::MAX_KEY"),
        regex(pattern = r"^[a-zA-Z0-9_]+$")
    )]
    pub api_key: Option<String>,
    /// What several of its objects are called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = "limits::MAX_NAME"))]
    pub plural_name: Option<String>,
    /// A template object that its objects start from; empty means none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = "limits::MAX_KEY"))]
    pub default_template: Option<String>,
    /// The view type that its objects are shown in at first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(schema_with = "view_types")]
    pub default_view: Option<String>,
    /// Its properties in display order. An entry whose name is new makes a property.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = "limits::MAX_DEFINITIONS"))]
    pub property_definitions: Option<Vec<PropertyDefinition>>,
}

/// An entry of the property list of a type: give `property`, `name` or both.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct PropertyDefinition {
    /// Key of the property; beside a new name the key that it is to get.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(min = 1, max = "limits::MAX_KEY"))]
    pub property: Option<String>,
    /// Display name of the property; a new one makes it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(min = 1, max = "limits::MAX_DEFINITION_NAME"))]
    pub name: Option<String>,
    /// The format of its values; of a new property absent means text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(schema_with = "creatable_formats")]
    pub format: Option<String>,
    /// The part of the list that it belongs to; absent is the plain one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(schema_with = "sections")]
    pub section: Option<String>,
    /// Options in display order; select and multi_select only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = "limits::MAX_OPTIONS"))]
    pub options: Option<Vec<DefinedOption>>,
    /// Keys of the types that values may point to; objects and files only, not enforced.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = "limits::MAX_LIST"))]
    pub object_types: Option<Vec<String>>,
    /// What the property is for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = "limits::MAX_NAME"))]
    pub description: Option<String>,
    /// The server keeps its values: new objects start with the default, and nobody writes another.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub readonly: Option<bool>,
    /// The value that new objects start with whose type lists the property.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub default_value: Option<Value>,
    /// Dates have a time of day; date only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub include_time: Option<bool>,
    /// Most entries of a list value; 0 is unlimited.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 0, max = "u32::MAX"))]
    pub max_count: Option<u32>,
}

/// An option of a definition: a bare name, or the name and the colour.
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
