//! The V cases of document.md 18 that concern the envelope.

use serde_json::{Value, json};

use crate::limits::{MAX_BLOCKS, MAX_PROPERTIES};
use crate::markdown::MAX_CREATE_BLOCKS;
use crate::testing::CountingIds;
use crate::validate;

mod create;
mod unknown;

// document.md 10.6: what only reads serve does not count, so that a read can be sent back.
#[test]
fn written_properties_are_counted() {
    let document = |count: usize| {
        let mut properties: serde_json::Map<_, _> = (0..count)
            .map(|n| (format!("own{n}"), json!("v")))
            .collect();
        for served in ["created_date", "last_modified_date", "creator"] {
            properties.insert(served.to_owned(), json!(null));
        }
        json!({"formatVersion": "2.0", "type": "page", "properties": properties})
    };
    assert_eq!(findings(&document(MAX_PROPERTIES)), "");
    assert_eq!(findings(&document(MAX_PROPERTIES + 1)), "/properties");
}

/// What validation finds: paths of issues, then of warnings behind `~`.
fn findings(document: &Value) -> String {
    let out = validate::document(document, &CountingIds::default());
    let issues = out.issues.iter().map(|issue| issue.path_str().to_owned());
    let warnings = out
        .warnings
        .iter()
        .map(|issue| format!("~{}", issue.path_str()));
    issues.chain(warnings).collect::<Vec<_>>().join(" ")
}

/// V: a page with these members.
fn check(cases: &[(Value, &str)]) {
    for (members, expected) in cases {
        let mut document = json!({"formatVersion": "2.0", "type": "page"});
        if let (Some(document), Some(members)) = (document.as_object_mut(), members.as_object()) {
            document.extend(members.clone());
        }
        assert_eq!(&findings(&document), expected, "{members}");
    }
}

// D-49, D-51.
#[test]
fn the_version_is_judged_first() {
    for version in json!([null, 2, "2", "02.0", "2.1", "10.0", "1.0"])
        .as_array()
        .into_iter()
        .flatten()
    {
        let document = json!({"formatVersion": version, "nope": 1});
        assert_eq!(findings(&document), "/formatVersion", "{version}");
    }
    for (document, expected) in [
        (json!({}), "/formatVersion"),
        (json!({"version": 2}), "~/version"),
        (json!({"version": 1}), "/version"),
        (json!({"version": 2, "formatVersion": "2.0"}), "/version"),
        (json!([]), ""),
    ] {
        assert_eq!(findings(&document), expected, "{document}");
    }
    let found = validate::document(&json!([]), &CountingIds::default());
    assert_eq!(found.issues.len(), 1);
}

// D-37, D-38, D-40, D-50, D-52.
#[test]
fn the_root_is_closed() {
    #[rustfmt::skip]
    check(&[
        (json!({}), ""),
        (json!({"$schema": 1, "etag": "x", "warnings": [], "discussion": "d", "id": "x"}), ""),
        (json!({"foo": 1}), "/foo"),
        (json!({"items": []}), "/items"),
        (json!({"property_internal_keys": {}}), ""),
        (json!({"property_settings": {}}), "/property_settings"),
        (json!({"kind": "property", "property_settings": {}}), ""),
        (json!({"refs": [], "type_properties": []}), "/refs /type_properties"),
        (json!({"outline": []}), "/outline"),
        (json!({"subtree": true}), "/subtree"),
        (json!({"template": "none"}), "/template"),
        (json!({"template_for": "task"}), "/template_for"),
        (json!({"kind": "template", "type": "template", "template_for": "task"}), ""),
        (json!({"kind": "template", "type": "template"}), "/template_for"),
        (json!({"kind": "template", "type": null, "template_for": "task"}), "/template_for"),
        (json!({"type_settings": {}}), "/type_settings"),
        (json!({"kind": "query"}), "/kind"),
        (json!({"type": 3}), "/type"),
        (json!({"properties": []}), "/properties"),
        (json!({"properties": {"due_date": "x"}}), "/properties/due_date"),
        (json!({"properties": {"foo": "x"}}), ""),
        (json!({"properties": {"due_date": null, "Due date": null}}), "/properties/due_date"),
        (json!({"blocks": {}}), "/blocks"),
        (json!({"kind": "object_type", "query_source": {}}), "/query_source"),
        (json!({"query_source": {"types": ["task"], "of": 1}}), "/query_source/of"),
        (json!({"collection_items": ["a", 1]}), "/collection_items/1"),
    ]);
}

// D-128
#[test]
fn a_document_has_a_bounded_number_of_blocks() {
    let blocks = |count: usize| json!({"blocks": vec![json!({"type": "paragraph"}); count]});
    check(&[
        (blocks(MAX_CREATE_BLOCKS + 1), ""),
        (blocks(MAX_BLOCKS + 1), "/blocks"),
    ]);
}

// D-53, D-54.
#[test]
fn icons_and_covers_are_judged() {
    let icon = |icon: Value| json!({"icon": icon});
    let cover = |cover: Value| json!({"cover": cover});
    #[rustfmt::skip]
    check(&[
        (icon(json!({"emoji": "x"})), "/icon"),
        (icon(json!("x")), "/icon"),
        (icon(json!({"format": "emoji", "emoji": ""})), "/icon/emoji"),
        (icon(json!({"format": "icon", "name": "a/b"})), "/icon/name"),
        (icon(json!({"format": "color", "color": "mauve"})), "/icon/color"),
        (icon(json!({"format": "color", "color": 2})), "/icon/color"),
        (icon(json!({"format": "color"})), "/icon/color"),
        (icon(json!({"format": "file", "file": "https://e.org/x"})), "/icon/file"),
        (icon(json!({"format": "icon", "name": "layers", "color": "blue"})), ""),
        (icon(json!({"format": "emoji", "emoji": "x", "name": "y"})), "/icon/name"),
        (cover(json!({"format": "image"})), "/cover/file"),
        (cover(json!({"format": "gradient", "gradient": "sky"})), ""),
        (cover(json!({"format": "gradient", "gradient": "sky", "x": 1})), "/cover/x"),
        (cover(json!({"format": "image", "file": "f", "y": -0.25, "source": "unsplash"})), ""),
        (cover(json!({})), "/cover"),
    ]);
}

// D-118, D-119.
#[test]
fn definitions_are_judged() {
    let place = "/type_settings/property_definitions/0";
    #[rustfmt::skip]
    let cases = [
        (json!({"name": "Streak", "format": "number"}), ""),
        (json!({"property": "due_date"}), ""),
        (json!({"property": "due_date", "format": "text"}), "/format"),
        (json!({"name": "Due date", "format": "text"}), "/format"),
        (json!({"name": "dueDate", "options": ["a"]}), "/options"),
        (json!({}), "."),
        (json!({"name": "N", "format": "number", "options": ["a"]}), "/options"),
        (json!({"name": "N", "format": "text", "object_types": ["task"]}), "/object_types"),
        (json!({"name": "N", "format": "text", "include_time": true}), "/include_time"),
        (json!({"name": "N", "format": "date", "include_time": true}), ""),
        (json!({"name": "N", "format": "number", "max_count": 1}), "/max_count"),
        (json!({"name": "N", "format": "select", "options": ["a", {"name": "a"}]}), "/options/1"),
        (json!({"name": "N", "format": "select", "options": [{"name": "a", "color": "mauve"}]}), "/options/0/color"),
        (json!({"key": "x"}), "/key"),
        (json!({"name": "N", "type": "text"}), "/type"),
        (json!({"name": "N", "format": "tag"}), "/format"),
        (json!({"name": "N", "section": "top"}), "/section"),
        (json!({"name": "N", "format": "number", "default_value": 3}), ""),
        (json!({"name": "N", "format": "number", "default_value": "3"}), "/default_value"),
        (json!({"name": "N", "format": "date", "default_value": "soon"}), "/default_value"),
        (json!({"name": "N", "format": "checkbox", "default_value": null}), ""),
        (json!({"name": "N", "format": "select", "default_value": ["a", "b"]}), "/default_value"),
        (json!({"name": "N", "format": "text", "default_value": 5}), "/default_value"),
    ];
    for (definition, expected) in cases {
        let settings = json!({"property_definitions": [definition]});
        let expected = match expected {
            "" => String::new(),
            "." => place.to_owned(),
            member => format!("{place}{member}"),
        };
        let document = json!({"kind": "object_type", "type_settings": settings});
        check(&[(document, &expected)]);
    }
    // What a spelling of the space may name, only the space can tell (10.1): nothing of it is judged here.
    for definition in [
        json!({"name": "N", "options": ["a"], "max_count": 3}),
        json!({"name": "N", "object_types": ["task"]}),
        json!({"name": "N", "include_time": true}),
        json!({"name": "N", "default_value": [1]}),
        json!({"property": "mine", "name": "N", "options": ["a"]}),
        // Shown like a built-in property, which its key alone names.
        json!({"name": "Album", "options": ["a"]}),
    ] {
        let settings = json!({"property_definitions": [definition]});
        let document = json!({"kind": "object_type", "type_settings": settings});
        check(&[(document, "")]);
    }
    // document.md 7, 10.5: the list of a type changes no built-in property.
    let renamed = |entry: Value| json!({"kind": "object_type", "type_settings": {"property_definitions": [entry]}});
    #[rustfmt::skip]
    check(&[
        (renamed(json!({"property": "dueDate", "name": "Due date"})), ""),
        (renamed(json!({"property": "due_date", "name": "Deadline"})), &format!("~{place}/name")),
        (renamed(json!({"property": "assignee", "object_types": ["contact", "Space member"]})), ""),
        (renamed(json!({"property": "assignee", "object_types": ["task"]})), &format!("~{place}/object_types")),
    ]);
    let layout =
        |layout: Value| json!({"kind": "object_type", "type_settings": {"layout": layout}});
    check(&[
        (layout(json!("nope")), "/type_settings/layout"),
        (layout(json!(0)), "/type_settings/layout"),
        (layout(json!("todo")), ""),
    ]);
}

// D-92, D-124: issues in document order, a faulty tag at the block's text.
#[test]
fn findings_stand_in_document_order() {
    let faulty = json!({"type": "paragraph", "text": "<u>x"});
    let blocks = json!([faulty, {"indent": 2, "type": "todo"}]);
    #[rustfmt::skip]
    check(&[
        (json!({"blocks": blocks}), "/blocks/0/text /blocks/1 /blocks/1/type"),
        (json!({"blocks": [{"type": "paragraph", "text": "<sub>2</sub>"}]}), "~/blocks/0/text"),
        (json!({"blocks": [{"type": "paragraph", "id": "a2b3c"}]}), "~/blocks"),
    ]);
}
