//! Types, flat and as documents.

use proptest::collection::vec;
use proptest::option::of;
use proptest::prelude::*;
use proptest::sample::select;
use serde_json::{Value, json};

use super::properties;
use crate::kinds::{Format, Layout};

/// A type as a document, with any properties: an object may have them, whatever its kind.
pub(in super::super) fn type_document() -> impl Strategy<Value = Value> {
    type_with(properties().boxed())
}

/// A type as a create takes it.
pub(in super::super) fn new_type() -> impl Strategy<Value = Value> {
    let carried = select(vec![
        json!({}),
        json!({"description": "x"}),
        json!({"Description": null, "created_date": [1], "internal_flags": {}}),
    ]);
    type_with(carried.boxed())
}

fn type_with(properties: BoxedStrategy<Value>) -> impl Strategy<Value = Value> {
    let told = select(vec![
        json!({"kind": "object_type"}),
        json!({"formatVersion": "2.0"}),
        json!({"formatVersion": "2.0", "kind": "object_type", "type": "object_type", "etag": "x"}),
        json!({"version": 2, "kind": null}),
    ]);
    (told, of(settings()), of(properties)).prop_map(|(mut document, settings, properties)| {
        let root = document.as_object_mut().unwrap();
        root.insert("kind".to_owned(), json!("object_type"));
        root.extend(settings.map(|settings| ("type_settings".to_owned(), settings)));
        let mut values = properties.unwrap_or_else(|| json!({}));
        values["name"] = json!("Plant");
        root.insert("properties".to_owned(), values);
        document
    })
}

/// Part of the document of a type, as an update takes it.
pub(in super::super) fn part_of_type() -> impl Strategy<Value = Value> {
    let text = || select(vec![json!("x"), json!(null)]);
    let properties = (of(text()), of(text())).prop_map(|(name, description)| {
        let members = [("Name", name), ("description", description)];
        let given = members.into_iter();
        let given = given.filter_map(|(name, value)| Some((name.to_owned(), value?)));
        Value::Object(given.collect())
    });
    (type_document(), properties).prop_map(|(mut document, properties)| {
        document.as_object_mut().unwrap().remove("type");
        document["properties"] = properties;
        document
    })
}

/// A type in its members.
pub(in super::super) fn flat_type() -> impl Strategy<Value = Value> {
    settings().prop_map(|mut settings| {
        settings["name"] = json!("Plant");
        settings
    })
}

/// The settings of a type.
fn settings() -> impl Strategy<Value = Value> {
    let layouts = Layout::AUTHORABLE.iter().map(|layout| json!(layout.name()));
    let layout = select(layouts.chain([json!(null)]).collect::<Vec<_>>());
    let view = select(vec![json!("kanban"), json!("table"), json!(null)]);
    let word = || select(vec![json!("x"), json!(""), json!(null)]);
    let definitions = vec(definition(), 0..4).prop_map(Value::from);
    (
        of(layout),
        of(view),
        of(word()),
        of(word()),
        of(definitions),
    )
        .prop_map(|(layout, view, plural, template, definitions)| {
            let members = [
                ("layout", layout),
                ("default_view", view),
                ("plural_name", plural),
                ("default_template", template),
                ("property_definitions", definitions),
            ];
            let given = members.into_iter();
            let given = given.filter_map(|(name, value)| Some((name.to_owned(), value?)));
            Value::Object(given.collect())
        })
}

/// An entry of a property list: named by key, by name or both, with members that may or may not fit.
fn definition() -> impl Strategy<Value = Value> {
    let subject = select(vec![
        json!({"property": "due_date"}),
        json!({"property": "severity"}),
        json!({"property": "Labels", "name": null}),
        json!({"name": "Fresh"}),
        json!({"property": "fresh", "name": "Fresh"}),
        json!({"name": "Album", "property": ""}),
        json!({"name": "people"}),
    ]);
    let format = |format: &Format| ("format", json!(format.name()));
    let more = Format::ALL.iter().map(format).chain([
        ("options", json!(["a", {"name": "b", "color": "red"}])),
        ("options", json!([{"name": "a", "color": null}])),
        ("object_types", json!(["Task", ""])),
        ("description", json!("")),
        ("readonly", json!(null)),
        ("default_value", json!([["x"]])),
        ("default_value", json!("2026-07-06")),
        ("include_time", json!(true)),
        ("max_count", json!(3.0)),
        ("section", json!("regular")),
        ("section", json!("hidden")),
        ("internal_key", json!({})),
        ("uninstalled", json!([])),
    ]);
    (subject, vec(select(more.collect::<Vec<_>>()), 0..3)).prop_map(|(mut entry, more)| {
        let members = entry.as_object_mut().unwrap();
        members.extend(
            more.into_iter()
                .map(|(name, value)| (name.to_owned(), value)),
        );
        entry
    })
}
