//! Laws of the codec over random documents.

use proptest::prelude::*;
use serde_json::json;

use super::*;
use crate::block::structure::{Rules, check_structure};
use crate::block::{Input, ParseContext, parse_blocks, render_block};
use crate::findings::Findings;
use crate::names::SpaceNames;
use crate::path::Path;
use crate::testing::{CountingIds, generate};
use crate::validate;
use crate::vocabulary::{BundledNames, KeysMode, Vocabulary};

fn context<'a>(ids: &'a CountingIds, input: Input<'a>) -> ParseContext<'a> {
    ParseContext {
        names: &BundledNames,
        ids,
        objects: None,
        input,
        rebase: 0,
    }
}

proptest! {
    // document.md 13: reading what was written gives the same document, and the same text again.
    #[test]
    fn stored_text_is_read_back(document in generate::document()) {
        let stored = document.to_stored();
        let read = Document::from_stored(&stored);
        prop_assert_eq!(read.as_ref(), Ok(&document));
        prop_assert_eq!(read.map(|read| read.to_stored()), Ok(stored.clone()));
        let properties = stored_properties(&stored);
        prop_assert_eq!(stored_references(&stored), Ok(document.references()));
        prop_assert_eq!(properties, Ok(document.properties.into_iter().collect()));
    }

    // document.md 13: what a full read serves, a create takes as it is, under both spellings of keys.
    #[test]
    fn served_blocks_are_valid_input(blocks in generate::blocks(12)) {
        for keys in [KeysMode::Slug, KeysMode::Name] {
            let spelling = SpaceNames::new(Vocabulary::bundled()).keys(keys);
            let served: Vec<_> =
                blocks.iter().map(|block| Value::Object(render_block(block, &spelling))).collect();
            let ids = CountingIds::default();
            let mut out = Findings::default();
            let path = Path::pointer("/blocks");
            let parsed = parse_blocks(&served, &path, &context(&ids, Input::Create), &mut out);
            prop_assert_eq!(&out.issues, &[]);
            prop_assert_eq!(&parsed.blocks, &blocks);
        }
    }
}

proptest! {
    // Whatever is sent is answered, and the issues of a body lie in it (document.md 10.3).
    #[test]
    fn any_json_is_judged(blocks in generate::json(), root in generate::json()) {
        let ids = CountingIds::default();
        validate::document(&root, &ids);
        let document = json!({"formatVersion": "2.0", "blocks": [blocks], "properties": root});
        for issue in validate::document(&document, &ids).issues {
            prop_assert!(issue.path_str().starts_with('/'), "{issue:?}");
        }
    }

    // Whatever the store holds is read or reported as damage.
    #[test]
    fn any_stored_text_is_read_or_refused(value in generate::json()) {
        let text = json!({"type": "page", "blocks": [value]}).to_string();
        if let Ok(document) = Document::from_stored(&text) {
            prop_assert_eq!(Document::from_stored(&document.to_stored()), Ok(document));
        }
    }

    // What may be stored holds the rules of the whole.
    #[test]
    fn generated_blocks_hold_the_structure(blocks in generate::blocks(24)) {
        let mut out = Findings::default();
        check_structure(&blocks, &|_| Path::root(), Rules::AFTER_EDIT, &mut out);
        prop_assert_eq!(out, Findings::default());
    }
}

// document.md 1: eight lowercase hex characters of the digest.
#[test]
fn an_etag_is_short_and_of_the_text() {
    assert_eq!(etag(""), "e3b0c442");
    assert_ne!(etag("{}"), etag("{ }"));
}

// A damaged text says where.
#[test]
fn damage_is_located() {
    let cases = [
        ("{", "line 1"),
        ("[]", "expected an object"),
        (r#"{"type":"page","blocks":{}}"#, "an array of blocks"),
        (r#"{"type":"page","blocks":[{"#, "line 1"),
        (r#"{"type":"page"}{"#, "trailing"),
        (
            r#"{"type":"page","blocks":[{"type":"paragraph"}]}"#,
            "/blocks/0/id",
        ),
        (r#"{"type":"page","more":1}"#, "/more"),
    ];
    for (text, expected) in cases {
        let error = Document::from_stored(text)
            .err()
            .map(|error| error.to_string());
        assert!(
            error.as_ref().is_some_and(|error| error.contains(expected)),
            "{text}: {error:?}"
        );
    }
}

// document.md 10.6: a bound is one of writes. What an older version stored beyond it is read, and written as it was.
#[test]
fn stored_sizes_are_not_judged() {
    let many = |n: usize, value: Value| Value::from(vec![value; n]);
    let long = |n: usize| Value::from("x".repeat(n));
    let fields: serde_json::Map<_, _> = (0..300).map(|n| (n.to_string(), json!(n))).collect();
    let leaf = json!({"property": long(300), "condition": "not_empty"});
    let deep = (0..40).fold(
        leaf.clone(),
        |inner, _| json!({"operator": "or", "filters": [inner]}),
    );
    let view = json!({
        "id": "v", "name": long(5000), "group_by": long(300), "page_size": 5000, "default_type_id": long(300),
        "sorts": many(20, json!({"property": "p", "custom_order": many(200, long(3))})),
        "filters": many(60, json!({"operator": "and", "filters": many(80, leaf)})),
        "columns": many(200, json!({"property": "p", "width": 20000})),
        "groups": many(3000, json!({"id": "g"})),
    });
    let views = many(200, json!({"id": "w", "filters": [deep]}));
    let cell = json!([{"type": "callout", "icon": {"format": "emoji", "emoji": long(40)}, "text": long(1_100_000)}]);
    let blocks = json!([
        {"id": "a", "type": "dataview", "properties": many(3000, json!({"property": "p"})), "views": [view]},
        {"id": "b", "type": "dataview", "object_id": long(300), "views": views},
        {"id": "c", "type": "paragraph", "color": long(100), "background_color": long(100), "text": long(1_100_000)},
        {"id": "d", "type": "code", "language": long(100), "text": long(1_100_000), "fields": fields},
        {"id": "e", "type": "table", "columns": many(100, json!({"id": "k", "width": 20000})),
         "rows": many(3, json!({"id": "r", "cells": [cell]}))},
        {"id": "f", "type": "property", "property": long(300)},
        {"id": "g", "type": "link", "properties": many(3000, long(300))},
        {"id": "h", "type": "bookmark", "url": long(5000)},
        {"id": "i", "type": "file", "name": long(5000), "mime_type": long(300)},
        {"id": "j", "type": "embed", "text": long(1_100_000)},
    ]);
    let icon = json!({"format": "file", "file": long(300)});
    let cover = json!({"format": "color", "color": long(100)});
    let stored =
        json!({"type": "page", "icon": icon, "cover": cover, "blocks": blocks}).to_string();
    let read = Document::from_stored(&stored);
    assert_eq!(read.as_ref().err(), None);
    let again = read.as_ref().map(Document::to_stored);
    let again = again.as_deref().map(Document::from_stored);
    assert_eq!(again.as_ref().ok(), Some(&read));
}

// query.md 4.1, 7: older stored sorts and filters may hold ids of callers. They are read, and are no content.
#[test]
fn stored_ids_of_sorts_and_filters_are_no_content() {
    let stored = |sort: Value, leaf: Value, group: Value| {
        let with = |members: Value, more: Value| -> Value {
            let both = [members, more].into_iter().filter_map(|part| match part {
                Value::Object(map) => Some(map),
                _ => None,
            });
            Value::Object(both.flatten().collect())
        };
        let leaf = with(json!({"property": "name", "condition": "empty"}), leaf);
        let group = with(json!({"operator": "or", "filters": [leaf]}), group);
        let sort = with(json!({"property": "name"}), sort);
        let view = json!({"id": "v", "sorts": [sort], "filters": [group]});
        let block = json!({"id": "b", "type": "dataview", "views": [view]});
        Document::from_stored(&json!({"type": "page", "blocks": [block]}).to_string())
    };
    let ids = |id: &str| json!({"id": id});
    let leaf = json!({"id": "l", "nested_property": "p"});
    let older = stored(ids("s"), leaf, ids("g"));
    assert_eq!(older.as_ref().err(), None);
    assert_eq!(older, stored(json!({}), json!({}), json!({})));
}

// What the content points to is found wherever it stands, and nothing of what the object lists or is set to.
#[test]
fn references_are_those_of_the_content() {
    let document = |members: Value| {
        let mut document = json!({"type": "page"});
        let object = document.as_object_mut().zip(members.as_object());
        if let Some((into, from)) = object {
            into.extend(from.clone());
        }
        document.to_string()
    };
    let block = |block: Value| {
        let mut block = block;
        if let Some(block) = block.as_object_mut() {
            block.insert("id".into(), json!("b"));
        }
        document(json!({"blocks": [block]}))
    };
    let mention = r#"<mention object_id="o">x</mention> [y](rolltop://object?objectId=p)"#;
    #[rustfmt::skip]
    let cases = [
        (block(json!({"type": "paragraph", "text": mention})), vec!["o", "p"]),
        (block(json!({"type": "code", "text": mention})), vec![]),
        (block(json!({"type": "link", "object_id": "o"})), vec!["o"]),
        (block(json!({"type": "bookmark", "object_id": "o"})), vec!["o"]),
        (block(json!({"type": "image", "object_id": "o"})), vec!["o"]),
        (
            block(
                json!({"type": "dataview", "object_id": "o", "views": [{"id": "v", "type": "table", "name": "V",
                "default_template_id": "p",
                "filters": [{"property": "assignee", "condition": "in", "value": ["q"]}]}]}),
            ),
            vec!["o"],
        ),
        (block(json!({"type": "callout", "text": "x", "icon": {"format": "file", "file": "o"}})), vec!["o"]),
        (block(json!({"type": "table", "columns": [{"id": "c"}], "rows": [{"id": "r", "cells": [mention]}]})), vec!["o", "p"]),
        (document(json!({"icon": {"format": "file", "file": "o"}, "cover": {"format": "image", "file": "p"}})), vec!["o", "p"]),
        (document(json!({"collection_items": ["o"]})), vec![]),
        (document(json!({"properties": {"assignee": ["o"]}})), vec![]),
    ];
    for (stored, expected) in cases {
        let found = stored_references(&stored);
        let expected: Vec<String> = expected.into_iter().map(str::to_owned).collect();
        assert_eq!(found, Ok(expected), "{stored}");
    }
}

// query.md 9: each text ends with the last whole character within 1 MiB.
#[test]
fn texts_are_cut_between_characters() {
    let text_of = |text: &str| {
        let blocks = json!([
            {"type": "paragraph", "text": text},
            {"type": "code", "text": text},
            {"type": "table", "columns": [{}], "rows": [{"cells": [text]}, {"cells": [[{"type": "quote", "text": text}]]}]},
        ]);
        let (ids, mut out) = (CountingIds::default(), Findings::default());
        let given = blocks.as_array().map(Vec::as_slice).unwrap_or_default();
        let path = Path::pointer("/blocks");
        let parsed = parse_blocks(given, &path, &context(&ids, Input::Create), &mut out);
        assert_eq!(out.issues, []);
        let document = Document {
            blocks: parsed.blocks,
            ..Document::default()
        };
        let mut texts = Vec::new();
        document.texts(&mut |text| texts.push(text.to_owned()));
        texts
    };
    let most = 1 << 20;
    let whole = "é".repeat(most / 2);
    let odd = format!("a{whole}");
    for (text, length) in [(&whole, most), (&odd, most - 1)] {
        let texts = text_of(text);
        assert_eq!(texts.len(), 4);
        for cut in texts {
            assert_eq!(cut.len(), length);
            assert!(text.starts_with(&cut));
        }
    }
}
