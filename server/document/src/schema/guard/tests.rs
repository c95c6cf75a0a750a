#![expect(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]

use proptest::prelude::*;
use proptest::sample::Index;

use super::*;
use crate::envelope::tests::whole_read;
use crate::limits::MAX_PROPERTIES;
use crate::testing::{CountingIds, generate};
use crate::validate;

const KINDS: [Kind; 6] = [
    Kind::AnyDocument,
    Kind::Object,
    Kind::Template,
    Kind::TypeDocument,
    Kind::Type,
    Kind::Shortcut,
];

// What is taken beyond a schema is taken where the schema has something.
#[test]
fn every_relaxation_has_its_place() {
    for kind in KINDS {
        let mut schema = kind.served();
        for relaxation in beyond::of_kind(kind) {
            assert!(relaxation.apply(&mut schema), "{kind:?} {}", relaxation.at);
        }
    }
}

/// Documents that the server takes and no served schema describes.
fn odd_documents() -> Vec<Value> {
    let with = |members: Value| {
        let mut document = json!({"formatVersion": "2.0"});
        let root = document.as_object_mut().unwrap();
        root.extend(members.as_object().unwrap().clone());
        document
    };
    let blocks = |blocks: Value| with(json!({ "blocks": blocks }));
    let view = |view: Value| blocks(json!([{"type": "dataview", "views": [view]}]));
    let filter = |leaf: Value| view(json!({ "filters": [leaf] }));
    let cell = |cell: Value| {
        let row = json!({ "cells": [cell] });
        blocks(json!([{"type": "table", "columns": [{}], "rows": [row]}]))
    };
    let settings = |settings: Value| {
        with(json!({"kind": "object_type", "type": "object_type", "type_settings": settings}))
    };
    let definition = |more: Value| {
        let mut entry = json!({"property": "mine"});
        let members = entry.as_object_mut().unwrap();
        members.extend(more.as_object().unwrap().clone());
        settings(json!({ "property_definitions": [entry] }))
    };
    let mut many: Map<String, Value> = (0..MAX_PROPERTIES)
        .map(|n| (format!("own{n}"), json!("v")))
        .collect();
    many.insert("created_date".to_owned(), Value::Null);
    vec![
        json!({"version": 2}),
        with(json!({"warnings": 5, "etag": {}, "id": [], "$schema": null, "store": {"x": [1]}})),
        with(
            json!({"kind": null, "icon": null, "cover": null, "blocks": null, "properties": null}),
        ),
        with(json!({"properties": {"own": {"x": [1, [2]]}}})),
        with(json!({ "properties": many })),
        with(json!({"icon": {"format": "icon", "name": "sun", "emoji": "x", "color": null}})),
        with(json!({"cover": {"format": "image", "file": "f", "source": "unsplash", "x": null}})),
        blocks(json!([{"type": "image", "hash": "f"}, {"type": "dataview", "source": [1]}])),
        blocks(json!([{"type": "title", "text": "x"}, {"type": "group"}, {"type": "heading_4"}])),
        blocks(
            json!([{"type": "callout", "icon": {"format": "emoji", "emoji": "x", "color": "red"}}]),
        ),
        blocks(json!([{"type": "table", "columns": [{"header": "x", "width": null}], "rows": []}])),
        blocks(
            json!([{"type": "paragraph", "fields": {"x": [[[[1]]]]}, "color": null, "indent": null}]),
        ),
        cell(json!({"type": "link", "properties": ["name"]})),
        cell(json!({"type": "paragraph", "id": null, "indent": null})),
        cell(json!({"type": "heading_4", "text": "x"})),
        cell(json!({"type": "callout", "icon": {"format": "emoji", "emoji": "x", "color": "red"}})),
        cell(json!([{"type": "toggle"}, {"indent": 1, "type": "group"}])),
        cell(json!([{"type": "toggle"}, {"indent": 1, "type": "link", "properties": ["name"]}])),
        cell(
            json!([{"type": "toggle"}, {"indent": 1, "type": "callout", "icon": {"format": "emoji", "emoji": "x", "color": null}}]),
        ),
        cell(
            json!([{"type": "callout", "icon": {"format": "emoji", "emoji": "x", "color": "red"}}]),
        ),
        view(json!({"groups": [{"any": 1}], "sorts": null})),
        view(json!({"object_orders": [{"any": 1}]})),
        filter(
            json!({"property": "name", "condition": "empty", "id": "x", "nested_property": null}),
        ),
        filter(json!({"property": "name", "condition": "notEmpty"})),
        filter(json!({"property": "name", "condition": "empty", "value": {"any": [1]}})),
        filter(json!({"property": "due_date", "condition": "equal", "date_preset": "nextWeek"})),
        with(json!({"kind": "object_type", "type": "object_type"})),
        settings(json!({"layout": "dashboard", "plural_name": null})),
        definition(json!({"internal_key": 1, "uninstalled": true})),
        definition(json!({"format": "emoji"})),
        definition(json!({"section": "regular"})),
        definition(json!({"default_value": "x", "options": null})),
    ]
}

// D-33, D-50, D-63, D-79: what reads serve and older programs write is taken.
#[test]
fn odd_documents_are_taken() {
    for document in odd_documents() {
        let found = validate::document(&document, &CountingIds::default());
        assert_eq!(found.issues, [], "{document}");
    }
}

// document.md 6.2, 6.8, 10.4: what is taken out is judged like any content, by the parser and in its words.
#[test]
fn what_is_taken_out_is_judged_like_content() {
    let odd =
        json!({"indent": 1, "type": "paragraph", "checked": "", "align": 5, "id": "", "zz": 1});
    let group = json!({"type": "group", "id": "a b", "align": "", "fields": ["x"], "text": ""});
    let of_odd = ["/align", "/checked", "/id", "/zz"];
    let of_group = ["/align", "/fields", "/id", "/text"];
    for (blocks, place, members) in [
        (
            json!([{"type": "title", "text": "x"}, odd]),
            "/blocks/1",
            of_odd,
        ),
        (
            json!([{"type": "featured_properties"}, {"indent": 1, "type": "toggle"}, odd]),
            "/blocks/2",
            of_odd,
        ),
        (
            json!([group, {"indent": 1, "type": "paragraph"}]),
            "/blocks/0",
            of_group,
        ),
    ] {
        let document = json!({"formatVersion": "2.0", "blocks": blocks});
        let found = validate::parsed(&document, &CountingIds::default());
        let mut paths: Vec<_> = found.issues.iter().map(|issue| issue.path_str()).collect();
        paths.sort_unstable();
        let expected: Vec<_> = members
            .iter()
            .map(|member| format!("{place}{member}"))
            .collect();
        assert_eq!(paths, expected, "{document}");
    }
    // Nobody is advised of what does not come to be.
    let advised = json!([
        {"type": "title", "text": "x"},
        {"indent": 1, "type": "paragraph", "id": "a2b3c", "text": "<sub>2</sub>"},
        {"type": "group", "id": "b3c4d"},
    ]);
    let document = json!({"formatVersion": "2.0", "blocks": advised});
    let found = validate::document(&document, &CountingIds::default());
    assert_eq!((found.issues, found.warnings), (vec![], vec![]));
}

// A relaxation that nothing needs would let the server drift from what it serves.
#[test]
fn every_relaxation_is_needed() {
    let pasted = [
        json!({"etag": "x", "warnings": [], "id": 5, "name": "A"}),
        json!({"name": "A", "icon": {"format": "icon", "name": "sun", "emoji": "x"}}),
        json!({"layout": "dashboard"}),
        json!({"property_definitions": [{"name": "A", "format": "select", "options": ["x"]}]}),
        json!({"property_definitions": [{"name": "A", "uninstalled": true}]}),
        json!({"property_definitions": [{"name": "A", "format": "map", "section": null}]}),
        json!({"property_definitions": [{"name": "A", "section": "regular"}]}),
        json!({"property_definitions": [{"name": "A", "default_value": [[[[1]]]]}]}),
    ];
    let pairs = [
        json!({"type": "page", "properties": [{"key": "name", "value": "x"}]}),
        json!({"type": "page", "properties": {"internal_flags": [1]}, "name": null}),
    ];
    let corpora = [
        (Kind::AnyDocument, odd_documents()),
        (Kind::Type, pasted.to_vec()),
        (Kind::Shortcut, pairs.to_vec()),
    ];
    for (kind, bodies) in corpora {
        let all = beyond::of_kind(kind);
        let taken =
            |guard: &Guard, body: &Value| guard.0.violations(body, &Path::root()).is_empty();
        let guard = Guard::with(kind.served(), &all);
        for body in &bodies {
            assert!(taken(&guard, body), "{kind:?} {body}");
        }
        for left_out in 0..all.len() {
            // What is put in the place of something else is what the later ones speak of.
            if matches!(all[left_out].takes, Takes::Instead(_)) && kind == Kind::Type {
                continue;
            }
            let mut fewer = all.clone();
            let relaxation = fewer.remove(left_out);
            let guard = Guard::with(kind.served(), &fewer);
            let needed = bodies.iter().any(|body| !taken(&guard, body));
            assert!(needed, "{kind:?} {}", relaxation.at);
        }
    }
}

/// Values that stand near those of a document.
fn odd_value() -> impl Strategy<Value = Value> {
    let fixed = [
        json!(null),
        json!(""),
        json!("x"),
        json!("equal"),
        json!("left"),
        json!("x".repeat(300)),
        json!(true),
        json!(0),
        json!(2.0),
        json!(-1),
        json!(1.5),
        json!(1e300),
        json!([]),
        json!(["x"]),
        json!([null]),
        json!([{}]),
        json!({}),
        json!({"x": 1}),
        json!({"format": "emoji", "emoji": "x"}),
    ];
    proptest::sample::select(fixed.to_vec())
}

/// Every name of a member that a document may have, and one that none has.
static NAMES: LazyLock<Vec<String>> = LazyLock::new(|| {
    fn collect(schema: &Value, names: &mut Vec<String>) {
        let members = schema.get("properties").and_then(Value::as_object);
        names.extend(
            members
                .into_iter()
                .flat_map(|members| members.keys().cloned()),
        );
        match schema {
            Value::Object(inner) => inner.values().for_each(|inner| collect(inner, names)),
            Value::Array(inner) => inner.iter().for_each(|inner| collect(inner, names)),
            _ => {}
        }
    }
    let mut names = vec!["zz".to_owned(), "hash".to_owned(), "id".to_owned()];
    collect(&Kind::AnyDocument.served(), &mut names);
    names.sort();
    names.dedup();
    names
});

/// JSON pointers to everything in a value.
fn places(value: &Value, at: &str, out: &mut Vec<String>) {
    out.push(at.to_owned());
    match value {
        Value::Object(members) => members.iter().for_each(|(name, inner)| {
            let name = name.replace('~', "~0").replace('/', "~1");
            places(inner, &format!("{at}/{name}"), out);
        }),
        Value::Array(items) => items
            .iter()
            .enumerate()
            .for_each(|(position, inner)| places(inner, &format!("{at}/{position}"), out)),
        _ => {}
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    // The guard refuses nothing that the parser takes: no document that is legal is lost.
    #[test]
    fn the_guard_takes_what_the_parser_takes(
        document in generate::document(),
        odd in any::<Option<Index>>(),
        changes in proptest::collection::vec((any::<Index>(), any::<Index>(), any::<bool>(), odd_value()), 0..4),
    ) {
        let mut document = match odd {
            Some(odd) => odd.get(odd_documents().as_slice()).clone(),
            None => whole_read(&document),
        };
        for (place, name, replaces, value) in changes {
            let mut all = Vec::new();
            places(&document, "", &mut all);
            let place: &String = place.get(all.as_slice());
            let target = document.pointer_mut(place).unwrap();
            match target {
                Value::Object(members) if !replaces => {
                    members.insert(name.get(NAMES.as_slice()).clone(), value);
                }
                target => *target = value,
            }
        }
        if validate::parsed(&document, &CountingIds::default()).is_clean() {
            let found = ANY_DOCUMENT.0.violations(&document, &Path::root());
            prop_assert!(found.is_empty(), "{document}\n{found:?}");
        }
    }
}
