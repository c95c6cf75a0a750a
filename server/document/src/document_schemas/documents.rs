//! Schemas of whole documents: for validation and for creates (document.md 1.1, ops.md 16.1).
//!
//! Export-only and ignored members are not published, because a program that writes documents does not need them.

use schemars::schema::{InstanceType, SchemaObject};
use serde_json::Value;

use super::block;
use crate::body::gate::FORMAT_VERSION;
use crate::kinds::{Format, Kind, Layout, PaletteColor, Section, ViewType};
use crate::limits::{
    MAX_BLOCKS, MAX_COLLECTION_ITEMS, MAX_DEFINITION_NAME, MAX_DEFINITIONS, MAX_EMOJI,
    MAX_GROUP_MEMBERS, MAX_ICON_FILE, MAX_ICON_NAME, MAX_KEY, MAX_LIST, MAX_NAME, MAX_OPTIONS,
    MAX_PROPERTIES, MAX_SERVED_ITEMS,
};
use crate::schema::build::{
    any, array, boolean, closed, constant, described, map, of, one_of, text, whole,
};
use crate::schema::meaning::{self, meant};
use crate::schema::{publish, shared, view};
use crate::wire::Named;

type Members = Vec<(&'static str, SchemaObject)>;

/// A document of any kind, for validation.
pub fn any_document() -> Value {
    let mut members = head(one_of(Kind::ALL.iter().map(|kind| kind.name())));
    members.push(template_for());
    members.extend(body());
    members.push(("type_settings", type_settings()));
    members.extend(content());
    members.push(collection_items(MAX_SERVED_ITEMS));
    document(
        "A document of any kind, as returned by a read.",
        members,
        &["formatVersion"],
    )
}

/// A document to create an object or a template from.
pub fn object_document() -> Value {
    let mut members = head(one_of([Kind::Page.name(), Kind::Template.name()]));
    members.push(template_for());
    members.push(meant("template", meaning::TEMPLATE, text(0, MAX_KEY)));
    members.extend(body());
    members.extend(content());
    members.push(collection_items(MAX_COLLECTION_ITEMS));
    document(
        "A whole document to create an object from.",
        members,
        &["formatVersion"],
    )
}

/// A document to create a template from; kind and type are implied.
pub fn template_document() -> Value {
    let mut members = head(constant(Kind::Template.name()));
    members.push(template_for());
    members.extend(body());
    members.extend(content());
    document(
        "A whole document to create a template from.",
        members,
        &["template_for"],
    )
}

/// A document to create a type from; the server generates its views.
pub fn type_document() -> Value {
    let mut members = head(constant(Kind::ObjectType.name()));
    members.extend(body());
    members.push(("type_settings", type_settings()));
    document(
        "A document to create a type from; the server generates its views.",
        members,
        &["type_settings"],
    )
}

/// The flat body of a type. Strict dialects allow few optional members, so entries of the property list accept more
/// members than this schema publishes, as in a document.
pub fn type_members() -> Value {
    let mut members = vec![("name", text(1, MAX_NAME)), ("icon", icon())];
    members.extend(settings(plain_definition()));
    document(
        "The fields of a type. A create needs the name, and only a create accepts the key.",
        members,
        &[],
    )
}

/// An entry of a property list with the essential members.
fn plain_definition() -> SchemaObject {
    let members = vec![
        meant("property", meaning::DEFINED_KEY, text(0, MAX_KEY)),
        meant("name", meaning::DEFINED_NAME, text(0, MAX_DEFINITION_NAME)),
        ("format", creatable_formats()),
        meant(
            "section",
            meaning::SECTION,
            one_of([Section::Featured, Section::Hidden].map(Section::name)),
        ),
        meant(
            "options",
            meaning::DEFINED_OPTIONS,
            array(0, MAX_OPTIONS, option()),
        ),
    ];
    closed(members, &[])
}

/// An object whose only member holds the filters of a search, query or view.
pub fn filters() -> Value {
    let members = vec![("filters", view::filters(MAX_GROUP_MEMBERS))];
    document(
        "The filters of a search, a query or a view.",
        members,
        &["filters"],
    )
}

fn document(description: &str, members: Members, required: &[&str]) -> Value {
    publish(|_| described(description, closed(members, required)))
}

/// The members that identify the document.
fn head(kind: SchemaObject) -> Members {
    vec![
        ("formatVersion", constant(FORMAT_VERSION)),
        ("kind", kind),
        meant("type", meaning::DOCUMENT_TYPE, text(1, MAX_KEY)),
    ]
}

fn template_for() -> (&'static str, SchemaObject) {
    meant("template_for", meaning::TEMPLATE_FOR, text(1, MAX_KEY))
}

fn body() -> Members {
    vec![
        ("icon", icon()),
        ("cover", cover()),
        meant("properties", meaning::PROPERTIES, properties()),
    ]
}

fn content() -> Members {
    let keys = || array(0, MAX_LIST, text(1, MAX_KEY));
    let types = meant("types", meaning::SOURCE_TYPES, keys());
    let with_value = meant("properties", meaning::SOURCE_PROPERTIES, keys());
    let source = closed(vec![types, with_value], &[]);
    vec![
        meant("query_source", meaning::QUERY_SOURCE, source),
        meant(
            "blocks",
            meaning::BLOCKS,
            array(0, MAX_BLOCKS, block::block()),
        ),
    ]
}

fn collection_items(most: usize) -> (&'static str, SchemaObject) {
    let ids = array(0, most, text(1, MAX_KEY));
    meant("collection_items", meaning::COLLECTION_ITEMS, ids)
}

fn properties() -> SchemaObject {
    map(MAX_PROPERTIES, shared::property_value())
}

/// The icon of an object; the first member selects the format.
fn icon() -> SchemaObject {
    let form = |format, members: Members, required: &[&str]| {
        let mut all = vec![("format", constant(format))];
        all.extend(members);
        all.push(("color", names::<PaletteColor>()));
        closed(all, required)
    };
    any(vec![
        form(
            "emoji",
            vec![("emoji", text(1, MAX_EMOJI))],
            &["format", "emoji"],
        ),
        form(
            "file",
            vec![("file", text(1, MAX_ICON_FILE))],
            &["format", "file"],
        ),
        form(
            "icon",
            vec![("name", text(1, MAX_ICON_NAME))],
            &["format", "name"],
        ),
        form("color", Vec::new(), &["format", "color"]),
    ])
}

/// The cover of an object; the first member selects the format.
fn cover() -> SchemaObject {
    let number = || of(InstanceType::Number);
    let image = vec![
        ("format", constant("image")),
        ("file", text(1, MAX_ICON_FILE)),
        ("scale", number()),
        ("x", number()),
        ("y", number()),
    ];
    let named = |format: &'static str| {
        let members = vec![
            ("format", constant(format)),
            (format, text(1, MAX_ICON_NAME)),
        ];
        closed(members, &["format", format])
    };
    any(vec![
        closed(image, &["format", "file"]),
        named("color"),
        named("gradient"),
    ])
}

/// The definition of a type (document.md 7).
fn type_settings() -> SchemaObject {
    closed(settings(definition()), &[])
}

fn settings(definition: SchemaObject) -> Members {
    vec![
        (
            "layout",
            one_of(Layout::AUTHORABLE.iter().map(|layout| layout.name())),
        ),
        meant("api_key", meaning::API_KEY, text(1, MAX_KEY)),
        ("plural_name", text(0, MAX_NAME)),
        meant(
            "default_template",
            meaning::DEFAULT_TEMPLATE,
            text(0, MAX_KEY),
        ),
        ("default_view", names::<ViewType>()),
        meant(
            "property_definitions",
            meaning::DEFINITIONS,
            array(0, MAX_DEFINITIONS, definition),
        ),
    ]
}

/// An entry of a type's property list.
pub(super) fn definition() -> SchemaObject {
    let option = any(vec![text(1, MAX_NAME), option()]);
    // An entry without `section` is in the regular section.
    let section = [Section::Featured, Section::Hidden, Section::File];
    let members = vec![
        meant("property", meaning::DEFINED_KEY, text(0, MAX_KEY)),
        meant("name", meaning::DEFINED_NAME, text(0, MAX_DEFINITION_NAME)),
        ("format", creatable_formats()),
        meant(
            "options",
            meaning::DEFINED_OPTIONS,
            array(0, MAX_OPTIONS, option),
        ),
        ("object_types", array(0, MAX_LIST, text(0, MAX_KEY))),
        ("description", text(0, MAX_NAME)),
        ("readonly", boolean()),
        ("default_value", shared::any_value()),
        ("include_time", boolean()),
        ("max_count", whole(u32::MAX as usize)),
        meant(
            "section",
            meaning::SECTION,
            one_of(section.map(Section::name)),
        ),
    ];
    closed(members, &[])
}

fn option() -> SchemaObject {
    let members = vec![
        ("name", text(1, MAX_NAME)),
        ("color", names::<PaletteColor>()),
    ];
    closed(members, &["name"])
}

fn creatable_formats() -> SchemaObject {
    one_of(Format::creatable())
}

fn names<E: Named>() -> SchemaObject {
    one_of(E::EVERY.iter().map(|value| value.wire_name()))
}
