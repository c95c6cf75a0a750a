#![expect(clippy::unwrap_used, reason = "tests")]

use std::collections::HashMap;

use proptest::prelude::*;
use serde_json::{Value, json};

use super::*;
use crate::block::{Block, BlockContent, Input, ParseContext, parse_blocks};
use crate::document::{Document, LAYOUT, QuerySource};
use crate::findings::Findings;
use crate::kinds::Kind;
use crate::names::SpaceNames;
use crate::objects::ObjectFacts;
use crate::path::Path;
use crate::properties::NewOptions;
use crate::testing::{CountingIds, generate};
use crate::validate;
use crate::vocabulary::{KeysMode, Stored, Vocabulary};

const FACTS: Facts<'_> = Facts {
    id: "obj",
    etag: "9f2c41ab",
    created_at: 0,
    modified_at: 60,
    creator: "ada",
    modified_by: "bo",
    archived: false,
};

fn blocks(values: Value) -> Vec<Block> {
    let ids = CountingIds::default();
    let cx = ParseContext {
        names: &Stored,
        ids: &ids,
        objects: None,
        input: Input::Stored,
        rebase: 0,
    };
    let mut findings = Findings::default();
    let values = values.as_array().unwrap();
    parse_blocks(values, &Path::root(), &cx, &mut findings).blocks
}

fn served(document: &Document, facts: &Facts<'_>, part: Part) -> Value {
    let objects: HashMap<String, ObjectFacts> = HashMap::new();
    let surroundings = Surroundings {
        vocabulary: Vocabulary::bundled(),
        objects: &objects,
    };
    let options = ReadOptions {
        part,
        ids: IdSpelling::Full,
        keys: KeysMode::Slug,
    };
    Value::Object(read(document, facts, surroundings, &options).unwrap())
}

fn whole() -> Part {
    Part::Document {
        properties: true,
        body: Body::Blocks,
    }
}

/// What a read of the whole document serves.
pub(crate) fn whole_read(document: &Document) -> Value {
    served(document, &FACTS, whole())
}

fn document(type_key: &str) -> Document {
    Document {
        type_key: type_key.to_owned(),
        ..Document::default()
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    // D-123
    #[test]
    fn what_is_read_is_valid_and_the_same_every_time(document in generate::document()) {
        let read = served(&document, &FACTS, whole());
        prop_assert_eq!(served(&document, &FACTS, whole()).to_string(), read.to_string());
        let found = validate::document(&read, &CountingIds::default());
        prop_assert_eq!(found.issues, vec![]);
    }
}

#[test]
fn members_stand_in_canonical_order() {
    // document.md 13
    let document = Document {
        kind: Kind::Template,
        template_for: Some("task".to_owned()),
        icon: Some(crate::decor::Icon {
            picture: crate::decor::IconPicture::Color,
            color: None,
        }),
        cover: Some(crate::decor::Cover::Color("red".to_owned())),
        query_source: Some(QuerySource::default()),
        blocks: blocks(json!([{"id": "a", "type": "divider"}])),
        collection_items: Some(vec!["x".to_owned()]),
        ..document("template")
    };
    let subtree = Part::Document {
        properties: true,
        body: Body::Subtree("a".to_owned()),
    };
    let read = served(&document, &FACTS, subtree);
    let members: Vec<&String> = read.as_object().unwrap().keys().collect();
    assert_eq!(
        members,
        [
            "formatVersion",
            "etag",
            "kind",
            "id",
            "type",
            "template_for",
            "icon",
            "cover",
            "properties",
            "query_source",
            "blocks",
            "collection_items",
            "subtree"
        ]
    );
}

#[test]
fn the_record_gives_what_the_document_does_not_hold() {
    // document.md 3.2, 3.4
    let properties = |document: &Document, facts: &Facts<'_>| {
        served(document, facts, whole())
            .get("properties")
            .cloned()
            .unwrap()
    };
    let page = document("page");
    let always = json!({
        "created_date": "1970-01-01T00:00:00Z", "creator": "ada",
        "last_modified_by": "bo", "last_modified_date": "1970-01-01T00:01:00Z",
    });
    assert_eq!(properties(&page, &FACTS), always);
    let archived = properties(
        &page,
        &Facts {
            archived: true,
            ..FACTS
        },
    );
    assert_eq!(archived.get("is_archived"), Some(&json!(true)));
    let mut noted = page;
    noted.properties.insert(LAYOUT.to_owned(), json!(9));
    assert_eq!(
        properties(&noted, &FACTS).get("resolved_layout"),
        Some(&json!("note"))
    );
    noted.properties.insert(LAYOUT.to_owned(), json!(0));
    assert_eq!(properties(&noted, &FACTS).get("resolved_layout"), None);
}

#[test]
fn values_of_internal_keys_are_never_served() {
    let mut page = document("page");
    for key in ["uniqueKey", "apiObjectKey", "orderId", "spaceId"] {
        page.properties.insert(key.to_owned(), json!("secret"));
    }
    assert!(
        !served(&page, &FACTS, whole())
            .to_string()
            .contains("secret")
    );
}

#[test]
fn a_template_gives_copies_with_ids_of_their_own() {
    // document.md 8
    let template = Document {
        blocks: blocks(json!([
            {"id": "p", "type": "paragraph", "text": "x"},
            {"id": "t", "type": "table", "columns": [{"id": "c"}], "rows": [{"id": "r", "cells": ["x"]}]},
            {"id": "dataview", "type": "dataview", "views": [{"id": "v"}]},
        ])),
        properties: [
            ("name", json!("T")),
            ("description", json!("d")),
            ("source", json!("s")),
        ]
        .map(|(key, value)| (key.to_owned(), value))
        .into(),
        ..document("template")
    };
    let mut made = Document {
        blocks: blocks(json!([{"id": "mine", "type": "divider"}])),
        properties: [("source".to_owned(), json!("own"))].into(),
        ..document("page")
    };
    let applied = apply_template(&mut made, &template, false, &CountingIds::default()).unwrap();
    assert_eq!((applied.blocks, applied.left_out_dataview), (3, false));
    assert_eq!(made.properties.get("name"), None);
    assert_eq!(made.properties.get("description"), Some(&json!("d")));
    assert_eq!(made.properties.get("source"), Some(&json!("own")));
    let ids: Vec<&str> = made.blocks.iter().map(|block| block.id.as_str()).collect();
    let minted = |number: usize| format!("{number:024x}");
    assert_eq!(ids, [&*minted(1), &*minted(2), "dataview", "mine"]);
    let Some(BlockContent::Table(table)) = made.blocks.get(1).map(|block| &block.content) else {
        unreachable!("the second block is the table")
    };
    let parts = (
        table.columns.first().unwrap().id.as_str(),
        table.rows.first().unwrap().id.as_str(),
    );
    assert_eq!(parts, (&*minted(3), &*minted(4)));
}

// document.md 10.6: what a template adds counts.
#[test]
fn an_object_and_its_template_fit_into_one_document() {
    let many = |count: usize| Document {
        blocks: vec![blocks(json!([{"type": "divider"}])).remove(0); count],
        ..document("page")
    };
    for (own, of_template, fits) in [(99_999, 1, true), (99_999, 2, false), (1, 100_000, false)] {
        let mut made = many(own);
        let added = apply_template(
            &mut made,
            &many(of_template),
            false,
            &CountingIds::default(),
        );
        match added {
            Ok(applied) => assert_eq!((applied.blocks, fits), (of_template, true)),
            Err(fault) => {
                let issue = fault.issues.first().unwrap();
                assert!(
                    !fits && issue.message.contains("100000 are allowed"),
                    "{issue:?}"
                );
                assert_eq!(issue.path.as_deref(), Some("/template"));
            }
        }
    }
}

#[test]
fn snippets_are_the_first_words() {
    // query.md 7
    let of = |values: Value| {
        snippet(&Document {
            blocks: blocks(values),
            ..document("page")
        })
    };
    let text = |text: &str| json!({"type": "paragraph", "text": text});
    assert_eq!(of(json!([])), "");
    assert_eq!(
        of(json!([text("a **b**"), text(""), {"type": "divider"}, text("c")])),
        "a b c"
    );
    for length in [MAX_SNIPPET - 1, MAX_SNIPPET, MAX_SNIPPET + 1] {
        let cut = of(json!([text(&"é".repeat(length)), text("tail")]));
        assert_eq!(cut.chars().count(), MAX_SNIPPET.min(length + 1), "{length}");
    }
}

#[test]
fn the_body_decides_between_the_forms() {
    // document.md 10.7
    let objects: HashMap<String, ObjectFacts> = HashMap::new();
    let ids = CountingIds::default();
    let new_options = NewOptions::new(false, &ids);
    let names = SpaceNames::new(Vocabulary::bundled())
        .objects(&objects)
        .new_options(&new_options);
    let cx = CreateContext {
        names,
        objects: &objects,
        new_options: &new_options,
        ids: &ids,
    };
    let paths = |body: Value, route| -> Vec<String> {
        match parse_create(&body, route, &cx) {
            Ok(_) => Vec::new(),
            Err(fault) => fault
                .issues
                .iter()
                .map(|issue| issue.path_str().to_owned())
                .collect(),
        }
    };
    #[rustfmt::skip]
    let cases = [
        (json!({"type": "page"}), CreateRoute::Objects, ""),
        (json!({"type": "page", "cover": {}}), CreateRoute::Objects, "/cover"),
        (json!({"formatVersion": "2.0", "cover": {}}), CreateRoute::Objects, "/cover"),
        (json!({"version": 2}), CreateRoute::Objects, ""),
        (json!({"blocks": []}), CreateRoute::Objects, "/formatVersion"),
        (json!({"blocks": [], "template_for": "task"}), CreateRoute::Templates, ""),
        (json!({"type": "template", "formatVersion": "2.0"}), CreateRoute::Objects, "/type"),
        (json!({"formatVersion": "2.0", "kind": "template", "type": "template", "template_for": "task"}), CreateRoute::Objects, ""),
        (json!({"template_for": "task", "kind": "page"}), CreateRoute::Templates, "/kind"),
        (json!({"template_for": "task", "template": "x"}), CreateRoute::Templates, "/template"),
    ];
    for (body, route, expected) in cases {
        assert_eq!(paths(body.clone(), route).join(" "), expected, "{body}");
    }
}
