//! What a batch may cost and how large a document it may leave (ops.md 9, 13, document.md 10.6).

use std::cell::Cell;
use std::time::{Duration, Instant};

use rolltop_document::issue::{FaultKind, Issue};
use rolltop_document::limits::{MAX_BLOCKS, MAX_PROPERTIES};
use rolltop_document::objects::{ObjectFacts, ObjectLookup};
use rolltop_document::testing::look_ups;
use rolltop_document::vocabulary::{Format, Vocabulary};
use serde_json::{Value, json};

use crate::fixture::{Fixture, PERSON, text};

/// A fixture whose space has this many more properties.
fn with_properties(more: usize) -> Fixture {
    let mut page = Fixture::d1();
    let pattern = page.properties.last().cloned().expect("a property");
    page.properties.extend((0..more).map(|n| {
        let mut def = pattern.clone();
        def.id = format!("more{n}");
        def.key = format!("ab{n:022x}");
        def.slug = Some(format!("more_{n}"));
        def.name = format!("More {n}");
        def
    }));
    page
}

fn paragraphs(count: usize) -> Value {
    let blocks =
        (0..count).map(|n| json!({"id": format!("b{n}"), "type": "paragraph", "text": "x"}));
    blocks.collect()
}

fn insert(count: usize) -> Value {
    json!([{"op": "insert_blocks", "blocks": vec![json!({"type": "divider"}); count]}])
}

// ops.md 2, step 13: an edit leaves no document that could not be created.
#[test]
fn a_document_grows_to_its_bounds() {
    let page = Fixture::page(paragraphs(MAX_BLOCKS - 2));
    assert_eq!(page.ok(insert(2)).document.blocks.len(), MAX_BLOCKS);
    let said = page.invalid(insert(3), "/blocks");
    assert!(said.contains("100001") && said.contains("100000"), "{said}");

    let mut page = with_properties(MAX_PROPERTIES);
    let room = MAX_PROPERTIES - 1 - page.document.properties.len();
    let held = page.properties.iter().rev().take(room);
    page.document
        .properties
        .extend(held.map(|def| (def.key.clone(), json!("v"))));
    let set = |count: usize| -> Value {
        let values: serde_json::Map<_, _> = (0..count)
            .map(|n| (format!("more_{n}"), json!("v")))
            .collect();
        json!([{"op": "set_properties", "set": values}])
    };
    assert_eq!(page.ok(set(1)).document.properties.len(), MAX_PROPERTIES);
    page.invalid(set(2), "/properties");
}

// What an older version stored beyond a bound is edited as long as it does not grow.
#[test]
fn an_oversized_document_is_edited() {
    let page = Fixture::page(paragraphs(MAX_BLOCKS + 3));
    let update = json!([{"op": "update_block", "id": "b7", "set": {"text": "y"}}]);
    assert_eq!(text(&page.ok(update).document, "b7"), "y");
    page.ok(json!([{"op": "delete_block", "id": "b7"}]));
    page.invalid(insert(1), "/blocks");

    let columns: Vec<Value> = (0..65)
        .map(|n| json!({"property": format!("p{n}")}))
        .collect();
    let view = json!({"id": "v", "name": "All", "columns": columns});
    let page = Fixture::page(json!([{"id": "dataview", "type": "dataview", "views": [view]}]));
    page.ok(json!([{"op": "update_view", "set": {"name": "Every"}}]));
    page.ok(json!([{"op": "update_view", "columns": {"p3": null}}]));
    page.invalid(
        json!([{"op": "update_view", "columns": {"effort": {}}}]),
        "ops[0].columns",
    );
}

/// The shortest of a few runs.
fn fastest(mut run: impl FnMut()) -> Duration {
    let runs = (0..3).map(|_| {
        let start = Instant::now();
        run();
        start.elapsed()
    });
    runs.min().unwrap_or_default()
}

// ops.md 13: the time of a batch does not grow with the names of the space times its misspelt keys.
#[test]
fn unknown_keys_are_cheap() {
    let set: serde_json::Map<_, _> = (0..100).map(|n| (format!("nope{n}"), json!("v"))).collect();
    let ops: Value = vec![json!({"op": "set_properties", "set": set}); 32].into();
    let body = json!({ "ops": ops });
    let time = |more: usize| {
        let page = with_properties(more);
        let vocabulary = Vocabulary::new(page.properties.clone(), vec![]);
        fastest(|| {
            let refused = page.run_in(&body, &vocabulary, &page.objects);
            let issues = refused.expect_err("unknown keys").issues;
            assert_eq!(issues.len(), 100);
            // The first ones say what is known, the others only where to look.
            let is_advised = |issue: &&Issue| issue.message.contains("known keys");
            assert_eq!(issues.iter().filter(is_advised).count(), 16);
            let leads = |issue: &Issue| issue.hint.is_some() && !issue.see_also.is_empty();
            assert!(issues.iter().all(leads));
        })
    };
    let (small, large) = (time(0), time(4000));
    assert!(
        large < small * 40 + Duration::from_millis(50),
        "{small:?} {large:?}"
    );
}

/// Counts how often objects are looked up.
struct Counting<'a>(&'a dyn ObjectLookup, Cell<usize>);

impl ObjectLookup for Counting<'_> {
    fn object(&self, id: &str) -> Option<ObjectFacts> {
        self.1.set(self.1.get() + 1);
        self.0.object(id)
    }
}

// ops.md 4.1, 13: a text is read for its mentions once, however often the batch looks for text; what an operation
// writes is found, and what it overwrote is not.
#[test]
fn mentions_are_read_once() {
    let mention = |n: usize| {
        let id = if n.is_multiple_of(2) { PERSON } else { "gone" };
        json!({"id": format!("b{n}"), "type": "paragraph", "text": format!("<mention object_id=\"{id}\">x</mention> text{n}.")})
    };
    let page = Fixture::page((0..50).map(mention).collect());
    let objects = Counting(&page.objects, Cell::new(0));
    let run = |ops: Value| {
        let vocabulary = Vocabulary::new(page.properties.clone(), vec![]);
        page.run_in(&json!({ "ops": ops }), &vocabulary, &objects)
    };
    let color = |n: usize| json!({"op": "update_block", "match": format!("text{}.", n % 50), "set": {"color": "red"}});
    run((0..400).map(color).collect()).expect("blocks are found");
    assert!(objects.1.get() < 1000, "{}", objects.1.get());

    let replace = |find: &str| json!({"op": "replace_text", "find": find, "replace": "new words"});
    let by_match =
        |text: &str| json!({"op": "update_block", "match": text, "set": {"color": "red"}});
    let then = |found: &str| json!([by_match("text3."), replace("text3."), by_match(found)]);
    for found in ["new words", "_missing_object\">x</mention> new"] {
        run(then(found)).expect("the new text is found");
    }
    let refused = run(then("text3.")).expect_err("gone");
    let found = (refused.kind, refused.issues[0].path_str());
    assert_eq!(found, (FaultKind::NotFound, "ops[2].match"));
}

// O-202: to turn a text from literal into markup, or back, costs as much as to rewrite it.
#[test]
fn retyping_between_literal_and_markup_is_text_work() {
    let text = "x".repeat(1 << 20);
    let page = Fixture::page(json!([{"id": "p1", "type": "paragraph", "text": text}]));
    let turns = |count: usize, to: &str| -> Value {
        let kinds = [to, "paragraph"].into_iter().cycle().take(count);
        let ops = kinds.map(|to| json!({"op": "update_block", "id": "p1", "set": {"type": to}}));
        ops.collect()
    };
    let said = page.invalid(turns(17, "code"), "/ops");
    assert!(said.contains("too much text work"), "{said}");
    // Of one kind they are not.
    page.ok(turns(18, "heading_1"));
}

// ops.md 9: nothing but set_properties and the view operations brings options into being.
#[test]
fn the_content_of_blocks_creates_no_options() {
    let names: Vec<String> = (0..80).map(|n| format!("new{n}")).collect();
    let filter = |value: Value| json!({"property": "severity", "condition": "in", "value": value});
    let view = |members: Value| json!({"type": "dataview", "views": [members]});
    let by_filter = view(json!({"filters": [filter(json!(names))]}));
    let by_order = view(
        json!({"sorts": [{"property": "severity", "direction": "custom", "custom_order": names}]}),
    );
    let page = Fixture::d1().consenting();
    #[rustfmt::skip]
    let cases = [
        (json!({"op": "insert_blocks", "blocks": [by_filter]}), "ops[0].blocks[0].views[0].filters[0].value"),
        (json!({"op": "replace_subtree", "id": "s2", "blocks": [by_filter]}), "ops[0].blocks[0].views[0].filters[0].value"),
        (json!({"op": "update_block", "id": "s2", "set": by_filter}), "ops[0].set.views[0].filters[0].value"),
        // query.md 7: an order that counts is judged as filters are.
        (json!({"op": "insert_blocks", "blocks": [by_order]}), "ops[0].blocks[0].views[0].sorts[0].custom_order"),
        (json!({"op": "update_block", "id": "s2", "set": by_order}), "ops[0].set.views[0].sorts[0].custom_order"),
    ];
    for (payload, path) in cases {
        for page in [Fixture::d1(), page.clone()] {
            let fault = page.run(json!([payload])).expect_err(path);
            for issue in &fault.issues {
                assert_eq!(issue.path_str(), path, "{issue:?}");
                let hint = issue.hint.clone().unwrap_or_default();
                assert!(!hint.contains("create_missing_options"), "{hint}");
            }
        }
    }
    // One that does not is ignored.
    let mut ignored = by_order;
    ignored["views"][0]["sorts"][0]["direction"] = json!("asc");
    let outcome = page.ok(json!([{"op": "insert_blocks", "blocks": [ignored]}]));
    assert_eq!(outcome.new_options, []);
    let known = view(json!({"filters": [filter(json!(["High"]))]}));
    let outcome = page.ok(json!([{"op": "insert_blocks", "blocks": [known]}]));
    assert_eq!(outcome.new_options, []);
}

// ops.md 9, 13: what the guard of options reads grows with the names of an operation, not with their square: it looks at
// every operation before the first is applied, however many are refused in their turn.
#[test]
fn the_guard_of_options_is_cheap() {
    let looked_up = |count: usize| {
        let mut page = with_properties(128);
        for def in &mut page.properties {
            if def.name.starts_with("More") {
                def.format = Format::Select;
            }
        }
        let vocabulary = Vocabulary::new(page.properties.clone(), vec![]);
        let set: serde_json::Map<_, _> = (0..count)
            .map(|n| (format!("more_{n}"), json!("New")))
            .collect();
        let missing = json!({"op": "delete_block", "id": "nowhere"});
        let mut ops = vec![json!({"op": "set_properties", "set": set, "unset": ["name"]}); 16];
        ops.insert(0, missing);
        let body = json!({ "ops": ops });
        let before = look_ups();
        page.consent = true;
        let refused = page.run_in(&body, &vocabulary, &page.objects);
        refused.expect_err("no such block or too many options");
        look_ups() - before
    };
    let (small, large) = (looked_up(16), looked_up(128));
    assert!(small >= 16 * 16 && large <= small * 8, "{small} {large}");
}

// ops.md 13: what is written of a table is compared with what it was in a time that grows with the columns, not with
// their square, which no bound of an operation keeps small.
#[test]
fn rows_of_wide_tables_are_cheap() {
    let rewrite = json!([{"op": "update_block", "id": "t1", "set": {"rows": [{"id": "r1", "cells": ["y"]}]}}]);
    let time = |columns: usize| {
        let columns: Value = (0..columns)
            .map(|n| json!({"id": format!("c{n}")}))
            .collect();
        let rows = json!([{"id": "r1", "cells": ["x"]}]);
        let table = json!({"id": "t1", "type": "table", "columns": columns, "rows": rows});
        let page = Fixture::page(json!([table]));
        fastest(|| {
            page.ok(rewrite.clone());
        })
    };
    let (small, large) = (time(1000), time(64_000));
    assert!(large < small * 64 * 8, "{small:?} {large:?}");
}

// ops.md 13: of many unknown members only so many are named, and none of them is looked for among all others.
#[test]
fn unknown_members_are_cheap() {
    let time = |count: usize| {
        let members = |of: &str| -> Value {
            let members = (0..count).map(|n| (format!("x{n}"), json!(1)));
            let members: serde_json::Map<_, _> = members.collect();
            match of {
                "column" => json!({"type": "table", "columns": [members], "rows": []}),
                "row" => json!({"type": "table", "columns": [{}], "rows": [members]}),
                _ => members
                    .into_iter()
                    .chain([("type".to_owned(), json!("paragraph"))])
                    .collect(),
            }
        };
        let page = Fixture::page(json!([]));
        let ops = ["column", "row", "block"]
            .map(|of| json!([{"op": "insert_blocks", "blocks": [members(of)]}]));
        fastest(|| {
            for ops in &ops {
                page.run(ops.clone()).expect_err("unknown members");
            }
        })
    };
    let (small, large) = (time(1_500), time(24_000));
    assert!(
        large < small * 4 + Duration::from_millis(50),
        "{small:?} {large:?}"
    );
}
