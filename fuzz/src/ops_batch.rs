//! Batches of edit operations (ops.md).

use std::cell::OnceCell;
use std::collections::HashMap;

use rolltop_document::block::structure::{Rules, check_structure};
use rolltop_document::block::{Block, Input, ParseContext, parse_blocks};
use rolltop_document::document::{Document, Kind};
use rolltop_document::findings::Findings;
use rolltop_document::inline::canonical;
use rolltop_document::objects::ObjectFacts;
use rolltop_document::ops::{Batch, OPS, OpSpec, Outcome, Standing, apply_batch, envelope};
use rolltop_document::path::Path;
use rolltop_document::testing::CountingIds;
use rolltop_document::vocabulary::{KeysMode, Layout, Stored, Vocabulary};
use rolltop_query::text::StoredFilterText;
use serde_json::{Value, json};

use super::bytes::Bytes;
use super::drawn::value_of;

/// Most operations of a drawn batch.
const MAX_DRAWN: usize = 6;
/// Ids that the fixture may hold already.
const FIXTURE_IDS: u64 = 1_000;

/// A batch is refused with a reason, or leaves a valid document; gives the operations of one that was applied.
pub fn ops_batch(data: &[u8]) -> Vec<Value> {
    let body = serde_json::from_slice(data).unwrap_or_else(|_| drawn(data));
    thread_local! {
        static FIXTURE: OnceCell<Document> = const { OnceCell::new() };
    }
    FIXTURE.with(|fixture| apply(&body, fixture.get_or_init(page)))
}

/// Operations that the bytes choose by their published schemas.
fn drawn(data: &[u8]) -> Value {
    let mut bytes = Bytes::new(data);
    let mut ops = Vec::new();
    let most = 1 + bytes.roll(MAX_DRAWN);
    while !bytes.is_empty() && ops.len() < most {
        let schema = OPS[bytes.roll(OPS.len())].published();
        ops.push(value_of(schema, schema, &mut bytes));
    }
    json!({ "ops": ops })
}

fn apply(body: &Value, document: &Document) -> Vec<Value> {
    let Ok(ops) = envelope(body, OpSpec::names) else {
        return Vec::new();
    };
    let facts = |id: &str| {
        let facts = ObjectFacts {
            kind: Kind::Page,
            type_key: "page".to_owned(),
            name: id.to_owned(),
            snippet: String::new(),
            archived: false,
        };
        (id.to_owned(), facts)
    };
    let objects: HashMap<String, ObjectFacts> = ["obj-1", "obj-2"].map(facts).into();
    let ids = CountingIds::after(FIXTURE_IDS);
    let applied = apply_batch(&Batch {
        document,
        standing: Standing {
            kind: Kind::Page,
            layout: Layout::Basic,
            archived: false,
            system: false,
        },
        ops,
        vocabulary: Vocabulary::bundled(),
        keys: KeysMode::Slug,
        objects: &objects,
        ids: &ids,
        filter_text: &StoredFilterText,
        create_missing_options: true,
    });
    match applied {
        Ok(outcome) => {
            assert_good(document, &outcome);
            ops.to_vec()
        }
        Err(fault) => {
            assert!(!fault.issues.is_empty(), "{body}");
            assert!(
                fault
                    .issues
                    .iter()
                    .all(|issue| !issue.path_str().is_empty() && !issue.message.is_empty())
            );
            Vec::new()
        }
    }
}

fn assert_good(before: &Document, outcome: &Outcome) {
    let after = &outcome.document;
    let stored = after.to_stored();
    assert_eq!(
        Document::from_stored(&stored).as_ref(),
        Ok(after),
        "{stored}"
    );
    let root = Path::pointer("/blocks");
    let mut found = Findings::default();
    check_structure(
        &after.blocks,
        &|at| root.index(at),
        Rules::AFTER_EDIT,
        &mut found,
    );
    assert_eq!(found.issues, vec![], "{stored}");
    for block in after
        .blocks
        .iter()
        .filter(|block| block.content.has_markup())
    {
        let text = block.content.text().unwrap_or_default();
        assert_eq!(
            canonical(text).map(|canonical| canonical.source).as_deref(),
            Ok(text)
        );
    }
    let stats = outcome.diff_stats;
    assert_eq!(
        before.blocks.len() + stats.blocks_added,
        after.blocks.len() + stats.blocks_removed
    );
    assert_eq!(outcome.changed, after != before);
}

/// A page with a block of every kind that operations speak of.
fn page() -> Document {
    let blocks = json!([
        {"id": "b1", "type": "heading_1", "text": "alpha"},
        {"id": "p1", "type": "paragraph", "text": "alpha **beta** alpha"},
        {"indent": 1, "id": "c1", "type": "checkbox", "checked": true, "text": "beta"},
        {"id": "code", "type": "code", "language": "rust", "text": "a * b"},
        {"id": "img", "type": "image", "object_id": "lost"},
        {"id": "l1", "type": "link", "object_id": "obj-1", "properties": ["status"]},
        {"id": "q1", "type": "quote", "text": "ask <mention object_id=\"lost\">Ada</mention> and <u>**Bo**</u>"},
        {"id": "r1", "type": "row"},
        {"indent": 1, "id": "k1", "type": "column"},
        {"indent": 2, "id": "kp", "type": "toggle"},
        {
            "id": "t1", "type": "table", "columns": [{"id": "ca"}, {"id": "cb"}],
            "rows": [{"id": "rh", "is_header": true, "cells": ["Item", "State"]}, {"id": "ra", "cells": ["a", [
                {"type": "toggle"}, {"indent": 1, "id": "cd", "type": "link", "object_id": "lost"},
            ]]}],
        },
        {
            "id": "dv", "type": "dataview", "properties": [{"property": "name", "format": "text"}],
            "views": [
                {"id": "v1", "name": "All", "columns": [{"property": "name"}], "sorts": [{"property": "name"}]},
                {"id": "v2", "name": "Board", "type": "kanban", "group_by": "status"},
            ],
        },
    ]);
    let properties = [
        ("name".to_owned(), json!("Plan")),
        ("priority".to_owned(), json!(3)),
    ];
    Document {
        type_key: "page".to_owned(),
        properties: properties.into(),
        blocks: stored(&blocks),
        collection_items: Some(vec!["obj-1".to_owned()]),
        ..Document::default()
    }
}

fn stored(blocks: &Value) -> Vec<Block> {
    let ids = CountingIds::default();
    let cx = ParseContext {
        names: &Stored,
        ids: &ids,
        objects: None,
        input: Input::Stored,
        rebase: 0,
    };
    let mut found = Findings::default();
    let values = blocks.as_array().map(Vec::as_slice).unwrap_or_default();
    let parsed = parse_blocks(values, &Path::pointer("/blocks"), &cx, &mut found);
    assert!(found.is_clean(), "{found:?}");
    parsed.blocks
}
