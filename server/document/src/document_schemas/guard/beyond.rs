//! Input that the server accepts beyond the served schemas, by location. If a parser is extended to accept more input,
//! it must be added here, or the guard refuses it.

use heck::ToLowerCamelCase;
use schemars::schema::{InstanceType, SchemaObject};

use super::Takes::{Anything, Form, Instead, Members, Names, Nulls, Uncounted, Without};
use super::{Kind, Relaxation, Takes};
use crate::block::input_types;
use crate::body::{EXPORT_ONLY, IGNORED, READ_ONLY, TEMPLATE, WRITTEN};
use crate::document_schemas::{MAX_SHORTCUT_PROPERTIES, documents};
use crate::kinds::{Format, Layout, Section};
use crate::limits::MAX_KEY;
use crate::schema::build::{array, closed, of, text};
use crate::type_settings::{KEPT, STRIPPED};
use crate::view::{Condition, DatePreset};
use crate::wire::Named;

/// All relaxations for bodies of this kind.
pub(super) fn of_kind(kind: Kind) -> Vec<Relaxation> {
    let tables: &[Table] = match kind {
        Kind::AnyDocument => &[exported, envelope, content, views, settings, free_values],
        Kind::Object | Kind::Template => &[others, envelope, content, views, free_values],
        Kind::TypeDocument => &[others, envelope, bare_types, settings, free_values],
        Kind::Type => &[type_members],
        Kind::Shortcut => &[shortcut],
    };
    tables.iter().flat_map(|table| table()).collect()
}

/// The relaxations for one part of a body.
type Table = fn() -> Vec<Relaxation>;

const fn at(at: &'static str, takes: Takes) -> Relaxation {
    Relaxation { at, takes }
}

/// Members of export files, which validation accepts (document.md 1.1), and null for a member of creates.
fn exported() -> Vec<Relaxation> {
    vec![
        at("", Members(&EXPORT_ONLY)),
        // Only creates have it; null counts as absent (document.md 10.7, 3.1).
        at("", Nulls(&[TEMPLATE])),
        at("", Nulls(&READ_ONLY)),
    ]
}

/// Members of documents of other kinds; null counts as absent (document.md 3.1).
fn others() -> Vec<Relaxation> {
    vec![
        at("", Nulls(&WRITTEN)),
        at("", Nulls(&[TEMPLATE])),
        at("", Nulls(&READ_ONLY)),
        at("", Nulls(&EXPORT_ONLY)),
    ]
}

/// The root of a document.
fn envelope() -> Vec<Relaxation> {
    vec![
        // Envelope members of reads, and members written by older programs (document.md 1.1).
        at("", Members(&IGNORED)),
        // The version gate checks the version (document.md 10.2).
        at("", Without(&["formatVersion"])),
        // The parser checks values by property format, and dropped properties can have any value (document.md 3.4).
        // Only written properties are counted, so that a read can be pasted.
        at("/properties/*", Anything),
        at("/properties", Uncounted),
        // Read-only members (document.md 5).
        at("/icon", Members(&["emoji"])),
        at("/cover", Members(&["source"])),
    ]
}

/// Blocks, including those in cells.
fn content() -> Vec<Relaxation> {
    /// An older name for the object of a file, and a read-only member of dataviews (document.md 6.3).
    const OLDER: [&str; 2] = ["hash", "source"];
    /// A cell can contain any block except a table; the schema publishes only members of common cell types.
    const IN_CELLS: [&str; 5] = ["hash", "source", "is_collection", "properties", "views"];
    /// Members of tables, accepted as null.
    const OF_TABLES: [&str; 2] = ["columns", "rows"];
    vec![
        at("/blocks/*", Members(&OLDER)),
        at("/blocks/*/type", Names(further_types)),
        at("/blocks/*/icon", Members(&["color"])),
        at("/blocks/*/columns/*", Members(&["header"])),
        at("/blocks/*/rows/*/cells/*", Members(&IN_CELLS)),
        at("/blocks/*/rows/*/cells/*", Nulls(&["indent", "id"])),
        at("/blocks/*/rows/*/cells/*", Nulls(&OF_TABLES)),
        at("/blocks/*/rows/*/cells/*/type", Names(further_types)),
        at("/blocks/*/rows/*/cells/*/icon", Members(&["color"])),
        at("/blocks/*/rows/*/cells/*/*", Members(&IN_CELLS)),
        at("/blocks/*/rows/*/cells/*/*", Nulls(&OF_TABLES)),
        at("/blocks/*/rows/*/cells/*/*/type", Names(further_types)),
        at("/blocks/*/rows/*/cells/*/*/icon", Members(&["color"])),
    ]
}

/// Values that are kept verbatim. Their limits are checked elsewhere, at any depth (document.md 6.1, 7).
fn free_values() -> Vec<Relaxation> {
    vec![at("$anyValue", Anything)]
}

/// Views, their filters and their editor state.
fn views() -> Vec<Relaxation> {
    vec![
        // Kept verbatim (document.md 6.5).
        at("/blocks/*/views/*/groups/*", Instead(any_object)),
        at("/blocks/*/views/*/object_orders/*", Instead(any_object)),
        // Ids that an editor stored in filters: accepted and dropped (query.md 4.1).
        at("$filterNode", Members(&["id", "nested_property"])),
        // Spellings used by older programs (query.md 4.2).
        at("$filterNode/condition", Names(camel_case::<Condition>)),
        at("$filterNode/date_preset", Names(camel_case::<DatePreset>)),
        // Some conditions ignore the value (query.md 4.3).
        at("$filterNode/value", Anything),
    ]
}

/// A type needs only a name (http.md 19.1).
fn bare_types() -> Vec<Relaxation> {
    vec![at("", Without(&["type_settings"]))]
}

/// The definition of a type in its document.
fn settings() -> Vec<Relaxation> {
    vec![
        // Layouts and formats of built-in types, which reads serve and clients send back (document.md 7).
        at("/type_settings/layout", Names(further_layouts)),
        at("/type_settings/property_definitions/*", Members(&KEPT)),
        at(
            "/type_settings/property_definitions/*/format",
            Names(further_formats),
        ),
        at(
            "/type_settings/property_definitions/*/section",
            Names(further_sections),
        ),
    ]
}

/// The flat body of a type.
fn type_members() -> Vec<Relaxation> {
    vec![
        at("", Members(&STRIPPED)),
        at("", Members(&["id"])),
        at("/icon", Members(&["emoji"])),
        at("/layout", Names(further_layouts)),
        // An entry accepts the same members as in a document (http.md 19.1).
        at("/property_definitions/*", Instead(whole_definition)),
        at("/property_definitions/*", Members(&KEPT)),
        at("/property_definitions/*/format", Names(further_formats)),
        at("/property_definitions/*/section", Names(further_sections)),
    ]
}

/// An entry as in documents, with a default value of any form.
fn whole_definition() -> SchemaObject {
    let mut definition = documents::definition();
    let members = &mut definition.object().properties;
    members.insert("default_value".to_owned(), SchemaObject::default().into());
    definition
}

/// The shortcut of a create.
fn shortcut() -> Vec<Relaxation> {
    vec![
        // The parser checks values by property format; dropped properties can have any value (document.md 3.4).
        at("/properties/*", Anything),
        at("/properties", Form(pairs)),
    ]
}

/// A map as a list of pairs (ops.md 1.2).
fn pairs() -> SchemaObject {
    let members = vec![
        ("key", text(0, MAX_KEY)),
        ("value", SchemaObject::default()),
    ];
    array(
        0,
        MAX_SHORTCUT_PROPERTIES,
        closed(members, &["key", "value"]),
    )
}

fn any_object() -> SchemaObject {
    of(InstanceType::Object)
}

/// Names of types that are rewritten or lifted (document.md 6.8).
fn further_types() -> Vec<String> {
    input_types().map(str::to_owned).collect()
}

fn further_layouts() -> Vec<String> {
    let others = Layout::ALL.iter();
    let others = others.filter(|layout| !Layout::AUTHORABLE.contains(layout));
    others.map(|layout| layout.name().to_owned()).collect()
}

fn further_formats() -> Vec<String> {
    let others = Format::ALL.iter().filter(|format| !format.is_creatable());
    others.map(|format| format.name().to_owned()).collect()
}

fn further_sections() -> Vec<String> {
    vec![Section::Regular.name().to_owned()]
}

fn camel_case<E: Named>() -> Vec<String> {
    let names = E::EVERY.iter().map(|value| value.wire_name());
    let further = names.filter(|name| name.contains('_'));
    further.map(|name| name.to_lower_camel_case()).collect()
}
