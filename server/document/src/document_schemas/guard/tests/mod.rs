#![expect(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]

use corpus::odd_documents;

use super::*;
use crate::testing::CountingIds;
use crate::validate;

mod corpus;
mod draw;
mod law;

#[rustfmt::skip]
const KINDS: [Kind; 6] = [
    Kind::AnyDocument, Kind::Object, Kind::Template, Kind::TypeDocument, Kind::Type, Kind::Shortcut,
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
    #[rustfmt::skip]
    let cases = [
        (json!([{"type": "title", "text": "x"}, odd]), "/blocks/1", of_odd),
        (json!([{"type": "featured_properties"}, {"indent": 1, "type": "toggle"}, odd]), "/blocks/2", of_odd),
        (json!([group, {"indent": 1, "type": "paragraph"}]), "/blocks/0", of_group),
    ];
    for (blocks, place, members) in cases {
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
