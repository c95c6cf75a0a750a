//! The C cases of document.md 18 that concern the envelope: what a create makes of a document.

use std::collections::HashMap;

use serde_json::{Value, json};

use crate::block::{Input, ParseContext};
use crate::body::{Body, BodyContext, parse_body};
use crate::document::QuerySource;
use crate::findings::Findings;
use crate::issue::Issue;
use crate::kinds::Kind;
use crate::names::SpaceNames;
use crate::objects::ObjectFacts;
use crate::properties::{NewOptions, ValueContext};
use crate::testing::CountingIds;
use crate::testing::fixture::case_vocabulary;
use crate::validate;
use crate::wire::JsonMap;

/// Creates from these members; the space holds the one object `O`.
fn create(members: &Value) -> (Body, String) {
    let vocabulary = case_vocabulary();
    let ids = CountingIds::default();
    let names = SpaceNames::new(&vocabulary);
    let new_options = NewOptions::new(false, &ids);
    let page = ObjectFacts {
        kind: Kind::Page,
        type_key: "page".to_owned(),
        name: String::new(),
        snippet: String::new(),
        archived: false,
    };
    let objects = HashMap::from([("O".to_owned(), page)]);
    let input = Input::Create;
    let content = ParseContext {
        names: &names,
        ids: &ids,
        objects: Some(&objects),
        input,
        rebase: 0,
    };
    let cx = BodyContext {
        content,
        properties: &names,
        values: ValueContext::Space {
            objects: &objects,
            new_options: &new_options,
        },
        vocabulary: Some(&vocabulary),
        kinds: &[Kind::Page, Kind::Template],
    };
    let mut out = Findings::default();
    let document: JsonMap = members.as_object().cloned().unwrap_or_default();
    let body = parse_body(&document, &cx, &mut out);
    out.sort();
    let issues = out.issues.iter().map(|issue| issue.path_str().to_owned());
    let warnings = out
        .warnings
        .iter()
        .map(|issue: &Issue| format!("~{}", issue.path_str()));
    (body, issues.chain(warnings).collect::<Vec<_>>().join(" "))
}

// document.md 1.1: what only export files have, and what older ones had.
#[test]
fn members_of_export_files() {
    let exported = "property_internal_keys option_ids type_internal_key property_settings root store file_remote uninstalled";
    let retired = "refs type_properties type_internal_keys";
    let exported: Vec<&str> = exported.split_whitespace().collect();
    for name in exported.iter().copied().chain(retired.split_whitespace()) {
        let place = format!("/{name}");
        assert_eq!(create(&json!({ name: {} })).1, place);
        let judged = validate::document(
            &json!({"formatVersion": "2.0", "kind": "property", "type": "relation", name: [1]}),
            &CountingIds::default(),
        );
        let paths: Vec<&str> = judged.issues.iter().map(Issue::path_str).collect();
        let expected: &[&str] = if exported.contains(&name) {
            &[]
        } else {
            &[&place]
        };
        assert_eq!(paths, expected, "{name}");
    }
}

// D-11, D-50, D-55, D-60, D-68, D-82, D-83.
#[test]
fn a_create_refuses_what_validation_cannot_know() {
    let child = json!([{"type": "image"}, {"type": "paragraph", "indent": 1}]);
    #[rustfmt::skip]
    let cases = [
        (json!({}), ""),
        (json!({"id": "x"}), "~/id"),
        (json!({"template": "none"}), ""),
        (json!({"property_internal_keys": {}}), "/property_internal_keys"),
        (json!({"kind": "object_type"}), "/kind"),
        (json!({"type": "tusk"}), "/type"),
        (json!({"kind": "template", "type": "page", "template_for": "task"}), "/type"),
        (json!({"properties": {"dudate": null}}), "/properties/dudate"),
        (json!({"query_source": {}}), "/query_source"),
        (json!({"type": "set", "query_source": {}}), ""),
        (json!({"type": "set", "query_source": {"types": ["tusk"]}}), "/query_source/types/0"),
        (json!({"collection_items": []}), "/collection_items"),
        (json!({"type": "collection", "collection_items": ["O", "X"]}), "/collection_items/1"),
        (json!({"blocks": child}), "/blocks/1"),
        (json!({"blocks": [{"type": "link", "object_id": "X"}]}), "~/blocks/0/object_id"),
        (json!({"blocks": [{"type": "property", "property": "dudate"}]}), "/blocks/0/property"),
        (json!({"blocks": [{"type": "paragraph", "text": "<mention object_id=\"X\">x</mention>"}]}), "~/blocks/0/text"),
    ];
    for (members, expected) in cases {
        assert_eq!(create(&members).1, expected, "{members}");
    }
}

// D-55, D-82, D-83.
#[test]
fn members_become_identities() {
    let source = |members: Value| {
        create(&json!({"type": "Query", "query_source": members}))
            .0
            .document
            .query_source
    };
    let named = QuerySource {
        types: vec!["task".to_owned()],
        properties: vec!["dueDate".to_owned()],
    };
    assert_eq!(
        source(json!({"types": ["Task", "task"], "properties": ["Due date"]})),
        Some(named)
    );
    assert_eq!(source(json!({})), Some(QuerySource::default()));
    assert_eq!(source(json!(null)), None);

    let items = |members: Value| create(&members).0.document.collection_items;
    let some = json!({"type": "collection", "collection_items": ["O", "O"]});
    assert_eq!(items(some), Some(vec!["O".to_owned()]));
    assert_eq!(items(json!({"type": "collection"})), Some(Vec::new()));
    assert_eq!(items(json!({"type": "page"})), None);
    assert_eq!(create(&json!({})).0.document.type_key, "page");
}

// D-65.
#[test]
fn structural_text_fills_unset_properties() {
    let name = |properties: Value| {
        let blocks = json!([{"type": "title", "text": "X"}, {"type": "paragraph"}]);
        let (body, found) = create(&json!({"properties": properties, "blocks": blocks}));
        assert_eq!(found, "");
        assert_eq!(body.document.blocks.len(), 1);
        body.document.properties.get("name").cloned()
    };
    assert_eq!(name(json!({})), Some(json!("X")));
    assert_eq!(name(json!({"name": "Y"})), Some(json!("Y")));
}
