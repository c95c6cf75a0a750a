//! Schemas of whole documents: what validate judges and what creates take (document.md 1.1, ops.md 16.1).
//!
//! Export-only and ignored members are not published: a program that writes a document has no use for them.

use schemars::schema::{InstanceType, SchemaObject};
use serde_json::Value;

use super::build::{any, array, boolean, closed, constant, map, of, one_of, text, whole};
use super::{block, publish, shared, view};
use crate::block::Named;
use crate::body::gate::FORMAT_VERSION;
use crate::decor::PaletteColor;
use crate::document::Kind;
use crate::limits::{
    MAX_BLOCKS, MAX_COLLECTION_ITEMS, MAX_DEFINITION_NAME, MAX_DEFINITIONS, MAX_EMOJI,
    MAX_GROUP_MEMBERS, MAX_ICON_FILE, MAX_ICON_NAME, MAX_KEY, MAX_LIST, MAX_NAME, MAX_OPTIONS,
    MAX_PROPERTIES, MAX_SERVED_ITEMS, MAX_TEXT,
};
use crate::view::ViewType;
use crate::vocabulary::{Format, Layout, Section};

type Members = Vec<(&'static str, SchemaObject)>;

/// A document of any kind, as validate judges it.
pub fn any_document() -> Value {
    let mut members = head(one_of(Kind::ALL.iter().map(|kind| kind.name())));
    members.extend([("template_for", text(1, MAX_KEY))]);
    members.extend(body());
    members.push(("type_settings", type_settings()));
    members.extend(content());
    members.push(("collection_items", collection_items(MAX_SERVED_ITEMS)));
    document(members, &["formatVersion"])
}

/// A document to create an object or a template from.
pub fn object_document() -> Value {
    let mut members = head(one_of([Kind::Page.name(), Kind::Template.name()]));
    members.push(("template_for", text(1, MAX_KEY)));
    members.push(("template", text(0, MAX_KEY)));
    members.extend(body());
    members.extend(content());
    members.push(("collection_items", collection_items(MAX_COLLECTION_ITEMS)));
    document(members, &["formatVersion"])
}

/// A document to create a template from, whose kind and type are given.
pub fn template_document() -> Value {
    let mut members = head(constant(Kind::Template.name()));
    members.push(("template_for", text(1, MAX_KEY)));
    members.extend(body());
    members.extend(content());
    document(members, &["template_for"])
}

/// A document to create a type from; its views are generated.
pub fn type_document() -> Value {
    let mut members = head(constant(Kind::ObjectType.name()));
    members.extend(body());
    members.push(("type_settings", type_settings()));
    document(members, &["type_settings"])
}

/// The members of a type without a document around them. Strict modes admit few optional members: an entry of the
/// property list may say more than is published here, as it may in a document.
pub fn type_members() -> Value {
    let mut members = vec![("name", text(1, MAX_NAME)), ("icon", icon())];
    members.extend(settings(plain_definition()));
    publish(|_| {
        let mut schema = closed(members, &[]);
        let description =
            "A type in its members; a create needs the name, and only a create takes the key.";
        schema.metadata().description = Some(description.to_owned());
        schema
    })
}

/// What an entry of a property list must say.
fn plain_definition() -> SchemaObject {
    let members = vec![
        ("property", text(0, MAX_KEY)),
        ("name", text(0, MAX_DEFINITION_NAME)),
        ("format", creatable_formats()),
        (
            "section",
            one_of([Section::Featured, Section::Hidden].map(Section::name)),
        ),
        ("options", array(0, MAX_OPTIONS, option())),
    ];
    closed(members, &[])
}

/// The array of filters of searches, queries and views.
pub fn filters() -> Value {
    publish(|_| view::filters(MAX_GROUP_MEMBERS))
}

fn document(members: Members, required: &[&str]) -> Value {
    publish(|_| closed(members, required))
}

/// What tells what the document is.
fn head(kind: SchemaObject) -> Members {
    vec![
        ("formatVersion", constant(FORMAT_VERSION)),
        ("kind", kind),
        ("type", text(1, MAX_KEY)),
    ]
}

fn body() -> Members {
    vec![
        ("icon", icon()),
        ("cover", cover()),
        ("properties", properties()),
    ]
}

fn content() -> Members {
    let keys = || array(0, MAX_LIST, text(1, MAX_KEY));
    let source = closed(vec![("types", keys()), ("properties", keys())], &[]);
    vec![
        ("query_source", source),
        ("blocks", array(0, MAX_BLOCKS, block::block())),
    ]
}

fn collection_items(most: usize) -> SchemaObject {
    array(0, most, text(1, MAX_KEY))
}

fn properties() -> SchemaObject {
    map(MAX_PROPERTIES, property_value())
}

/// The value of a property: by its format (document.md 3.1).
pub(crate) fn property_value() -> SchemaObject {
    any(vec![
        text(0, MAX_TEXT),
        of(InstanceType::Number),
        boolean(),
        of(InstanceType::Null),
        array(0, MAX_LIST, text(0, MAX_NAME)),
    ])
}

/// The icon of an object; the formats are told apart by their first member.
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

/// The cover of an object; the formats are told apart by their first member.
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
        ("api_key", text(1, MAX_KEY)),
        ("plural_name", text(0, MAX_NAME)),
        ("default_template", text(0, MAX_KEY)),
        ("default_view", names::<ViewType>()),
        (
            "property_definitions",
            array(0, MAX_DEFINITIONS, definition),
        ),
    ]
}

/// An entry of a type's property list.
pub(super) fn definition() -> SchemaObject {
    let option = any(vec![text(1, MAX_NAME), option()]);
    // A regular entry says nothing of its section.
    let section = [Section::Featured, Section::Hidden, Section::File];
    let members = vec![
        ("property", text(0, MAX_KEY)),
        ("name", text(0, MAX_DEFINITION_NAME)),
        ("format", creatable_formats()),
        ("options", array(0, MAX_OPTIONS, option)),
        ("object_types", array(0, MAX_LIST, text(0, MAX_KEY))),
        ("description", text(0, MAX_NAME)),
        ("readonly", boolean()),
        ("default_value", shared::any_value()),
        ("include_time", boolean()),
        ("max_count", whole(u32::MAX as usize)),
        ("section", one_of(section.map(Section::name))),
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
