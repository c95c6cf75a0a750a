//! The operations of the type route: three of its own, and the view operations on the type's own dataview (ops.md 15).

use std::sync::LazyLock;

use schemars::JsonSchema;
use schemars::r#gen::SchemaGenerator;
use schemars::schema::{Schema, SchemaObject};
use serde::{Deserialize, Deserializer};
use serde_json::Value;

use super::decode::{Decoded, decode, misnamed, suggest_operation};
use super::lenient;
use super::model::End;
use super::schema::{impl_schema, schema_type};
use super::shape::{self, Listed, OpShape};
use super::table::{OP_MEMBER, OpSpec, publish_op};
use crate::issue::{Fault, Issue, Ref};
use crate::kinds::{Format, PaletteColor, Section};
use crate::limits::{MAX_KEY, MAX_NAME, MAX_OPTIONS};
use crate::path::Path;
use crate::schema::build::{array, closed, nullable, one_of, text};
use crate::wording::shown;

/// The view operations, which objects accept too.
const VIEW_OPS: [&str; 4] = ["insert_view", "update_view", "move_view", "delete_view"];

/// A decoded operation on a type.
#[derive(Clone, Debug, PartialEq)]
#[expect(missing_docs, reason = "each variant is the operation of its name")]
pub enum TypeOp {
    AddProperty(AddProperty),
    RemoveProperty(RemoveProperty),
    MoveProperty(MoveProperty),
    /// One of the view operations.
    View(Decoded),
}

/// Adds a property to the list of the type, or moves a listed one to another section or position. A new name also
/// creates the property.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct AddProperty {
    /// Key of the property, or display name of a new one.
    #[schemars(length(min = 1, max = "MAX_KEY"))]
    pub property: String,
    /// The format of a new property; for an existing property, its own format is allowed.
    #[serde(default)]
    #[schemars(with = "Option<CreatableFormat>")]
    pub format: Option<String>,
    /// The section of the list; null is the plain section, and absent keeps the current one.
    #[serde(default, deserialize_with = "given")]
    #[schemars(with = "Option<SettableSection>")]
    pub section: Option<Option<String>>,
    /// Options for the property.
    #[serde(default)]
    #[schemars(with = "Option<OptionList>")]
    pub options: Vec<Value>,
    /// After this property of the same section.
    #[schemars(length(min = 1, max = "MAX_KEY"))]
    pub after: Option<String>,
    /// Before this property of the same section.
    #[schemars(length(min = 1, max = "MAX_KEY"))]
    pub before: Option<String>,
    /// At the start or the end of the section.
    pub position: Option<End>,
}

/// Removes a property from the list of the type; the property itself and its values stay.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct RemoveProperty {
    /// Key of the property.
    #[schemars(length(min = 1, max = "MAX_KEY"))]
    pub property: String,
}

/// Moves a property to another place in its section of the list.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct MoveProperty {
    /// Key of the property.
    #[schemars(length(min = 1, max = "MAX_KEY"))]
    pub property: String,
    /// After this property of the same section.
    #[schemars(length(min = 1, max = "MAX_KEY"))]
    pub after: Option<String>,
    /// Before this property of the same section.
    #[schemars(length(min = 1, max = "MAX_KEY"))]
    pub before: Option<String>,
    /// At the start or the end of the section.
    pub position: Option<End>,
}

schema_type!(
    /// A format that callers can create.
    CreatableFormat, "creatableFormat", referenced: false, || {
        one_of(Format::creatable())
    }
);
schema_type!(
    /// A section that callers can choose, or null for the plain one.
    SettableSection, "settableSection", referenced: false, || {
        nullable(one_of([Section::Featured.name(), Section::Hidden.name()]))
    }
);
schema_type!(
    /// Options by name and colour.
    OptionList, "optionList", referenced: false, || {
        let palette = one_of(PaletteColor::ALL.iter().map(|color| color.name()));
        let option = closed(vec![("name", text(1, MAX_NAME)), ("color", palette)], &["name"]);
        array(0, MAX_OPTIONS, option)
    }
);

/// Distinguishes an explicit null from an absent field.
fn given<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Option<String>>, D::Error> {
    Option::deserialize(deserializer).map(Some)
}

/// An operation that only types accept.
pub struct TypeOpSpec {
    /// The only spelling of its name.
    pub name: &'static str,
    decode: fn(Value) -> Result<TypeOp, serde_json::Error>,
    shape: OpShape,
}

impl TypeOpSpec {
    /// The published schema of one element of `ops` (ops.md 16.2).
    pub fn published(&self) -> &Value {
        self.shape.schema()
    }
}

/// All three operations name a property.
const PROPERTIES: Listed = &[("property", "list_properties")];

/// The operations that only types accept, in the order used by all lists.
pub static TYPE_OPS: LazyLock<Vec<TypeOpSpec>> = LazyLock::new(|| {
    vec![
        spec(
            "add_property",
            |value| serde_json::from_value(value).map(TypeOp::AddProperty),
            AddProperty::json_schema,
        ),
        spec(
            "remove_property",
            |value| serde_json::from_value(value).map(TypeOp::RemoveProperty),
            RemoveProperty::json_schema,
        ),
        spec(
            "move_property",
            |value| serde_json::from_value(value).map(TypeOp::MoveProperty),
            MoveProperty::json_schema,
        ),
    ]
});

fn spec(
    name: &'static str,
    decode: fn(Value) -> Result<TypeOp, serde_json::Error>,
    schema: fn(&mut SchemaGenerator) -> Schema,
) -> TypeOpSpec {
    TypeOpSpec {
        name,
        decode,
        shape: OpShape::of(name, publish_op(name, schema), PROPERTIES),
    }
}

/// The names of all seven operations, for hints.
pub fn type_op_names() -> String {
    known_type_ops().collect::<Vec<_>>().join(", ")
}

/// The names of the operations that a type accepts, in the order used by hints.
pub fn known_type_ops() -> impl Iterator<Item = &'static str> + Clone {
    own_names().chain(VIEW_OPS)
}

fn own_names() -> impl Iterator<Item = &'static str> + Clone {
    TYPE_OPS.iter().map(|spec| spec.name)
}

/// Decodes the element at `index` of a batch on a type.
///
/// # Errors
/// `validation_failed` as the table of ops.md 1.1 says; an operation on objects is unknown here.
pub fn decode_type_op(index: usize, element: &Value) -> Result<TypeOp, Fault> {
    let path = Path::op(index);
    let name = element.get(OP_MEMBER).and_then(Value::as_str);
    let own = TYPE_OPS.iter().find(|spec| Some(spec.name) == name);
    if let (Some(spec), Some(members)) = (own, element.as_object()) {
        let members = lenient::read(members, spec.published(), &path)?;
        let (fields, _) = shape::check(members, &spec.shape, &path)?;
        return (spec.decode)(fields).map_err(|error| {
            let issue = Issue::at(&path, format!("{}: {error}", spec.name));
            Fault::invalid(shape::see_schema(issue, spec.name))
        });
    }
    match name {
        Some(name) if !VIEW_OPS.contains(&name) && !name.is_empty() => {
            let message = format!("{name} is not an operation on a type", name = shown(name));
            let issue = Issue::at(path.key(OP_MEMBER), message);
            let listed = format!("operations: {}", type_op_names());
            // The name of an operation on objects is not a misspelling.
            let is_of_objects = OpSpec::named(name).is_some();
            let own = TYPE_OPS.iter().map(|spec| (spec.name, spec.published()));
            let of_views = VIEW_OPS.into_iter().filter_map(OpSpec::named);
            let known = own.chain(of_views.map(|spec| (spec.name, spec.published())));
            let meant = element
                .as_object()
                .and_then(|members| suggest_operation(name, members, known));
            let issue = match meant.filter(|_| !is_of_objects) {
                Some(meant) => issue.hint(format!("did you mean {meant}? {listed}")),
                None => issue
                    .hint(format!("{listed}; patch_object edits objects"))
                    .see(Ref::op("patch_object")),
            };
            Err(Fault::invalid(issue))
        }
        None | Some("") if element.is_object() => {
            let message = "op is required: the name of the operation";
            let issue = Issue::at(path.key(OP_MEMBER), message);
            let is_name = |name: &str| known_type_ops().any(|known| known == name);
            let named = element.as_object().and_then(|it| misnamed(it, is_name));
            Err(Fault::invalid(issue.hint(named.unwrap_or_else(|| {
                format!("operations: {}", type_op_names())
            }))))
        }
        _ => decode(index, element).map(TypeOp::View),
    }
}
