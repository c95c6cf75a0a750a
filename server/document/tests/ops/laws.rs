//! Laws that hold for every document and every batch: echoes change nothing, and what is accepted is valid.

use std::collections::HashSet;

use proptest::prelude::*;
use rolltop_document::block::structure::{Rules, check_structure};
use rolltop_document::block::{Input, ParseContext, parse_blocks, render_block};
use rolltop_document::document::Document;
use rolltop_document::findings::Findings;
use rolltop_document::inline::{InlineText, render};
use rolltop_document::labels::Labels;
use rolltop_document::names::{DocumentKeys, SpaceNames};
use rolltop_document::path::Path;
use rolltop_document::testing::CountingIds;
use rolltop_document::tree;
use rolltop_document::vocabulary::{KeysMode, Stored, Vocabulary};
use serde_json::{Value, json};

use crate::fixture::{FILE, Fixture, assert_no_effect, internal, option};
use crate::some_op::{operation, written};

/// What a block may be, as stored, without id and indent.
pub(crate) fn contents() -> Vec<Value> {
    let gone = "bafyreicccccccccccccccccccccccccccccccccccccccccccccccccccc";
    let escaped = render(&InlineText::plain("**no** [mark](x) <u> # _here_"));
    let severity = internal("severity");
    let columns =
        json!([{"property": "name"}, {"property": severity, "hidden": true, "width": 90}]);
    let filter = json!({"property": severity, "condition": "in", "value": [option("High"), "ffffffffffffffffffffffff"]});
    let twins = internal("twins");
    let twin = json!({"property": twins, "condition": "in", "value": [option("Twin")]});
    let view = json!({"id": "v", "name": "All", "columns": columns, "filters": [filter, twin],
        "sorts": [{"property": severity, "direction": "custom", "custom_order": [option("Low")]}],
        "groups": [{"id": "g", "hidden": true}]});
    let cell = json!([{"type": "checkbox", "checked": true, "text": "own"},
        {"id": "d", "indent": 1, "type": "paragraph", "text": "child"}]);
    vec![
        json!({"type": "paragraph"}),
        json!({"type": "paragraph", "text": "alpha **beta** gamma", "align": "center"}),
        json!({"type": "paragraph", "text": format!("see <mention object_id=\"{gone}\">it</mention>")}),
        json!({"type": "heading_2", "text": "Head", "color": "red"}),
        json!({"type": "toggle", "text": escaped, "background_color": "blue"}),
        json!({"type": "checkbox", "checked": true, "text": "milk"}),
        json!({"type": "callout", "icon": {"format": "emoji", "emoji": "x"}, "text": "note"}),
        json!({"type": "code", "language": "rust", "text": "a * b", "fields": {"isUnwrapped": true}}),
        json!({"type": "code", "text": "a", "vertical_align": "middle", "fields": {"lang": "c"}}),
        json!({"type": "embed", "processor": "mermaid", "text": "graph"}),
        json!({"type": "divider", "style": "dots"}),
        json!({"type": "image", "object_id": FILE, "name": "n", "size": 5, "fields": {"width": 0.5}}),
        json!({"type": "image", "object_id": gone}),
        json!({"type": "link", "object_id": gone, "card_style": "card", "properties": [severity], "description": "content"}),
        json!({"type": "bookmark", "url": "https://example.com"}),
        json!({"type": "property", "property": severity}),
        json!({"type": "table_of_contents"}),
        json!({"type": "table", "columns": [{"id": "ca"}, {"id": "cb", "width": 90}],
            "rows": [{"id": "ra", "is_header": true, "cells": ["Item", "*State*"]}, {"id": "rb", "cells": [null, cell]}]}),
        json!({"type": "dataview", "properties": [{"property": "name", "format": "text"},
            {"property": severity, "format": "select"}], "views": [view]}),
    ]
}

/// A page of random blocks with legal indents; ids and the ids of parts are made unique by position.
fn page() -> impl Strategy<Value = Fixture> {
    let kinds = contents().len();
    proptest::collection::vec((0..kinds, 0..4u8, any::<bool>()), 1..14).prop_map(|seeds| {
        let contents = contents();
        let mut blocks: Vec<Value> = Vec::new();
        let mut deepest = 0;
        for (at, (kind, indent, minted)) in seeds.into_iter().enumerate() {
            let indent = indent.min(deepest);
            let mut block = contents[kind].clone();
            make_unique(&mut block, at);
            // Some ids end alike, so that some labels stay full.
            let id = if minted {
                format!("{:019x}{:05x}", at + 1, 0xa0 + at % 5)
            } else {
                format!("b{at}")
            };
            block["id"] = json!(id);
            block["indent"] = json!(indent);
            #[rustfmt::skip]
            let parent = [
                "paragraph", "heading_2", "toggle", "checkbox", "callout", "code",
            ];
            let takes_children = parent.contains(&block["type"].as_str().unwrap());
            deepest = if takes_children { indent + 1 } else { indent };
            blocks.push(block);
        }
        Fixture::page(Value::Array(blocks))
    })
}

/// Appends the position of the block to the ids of its rows, columns, cells and views.
fn make_unique(value: &mut Value, at: usize) {
    match value {
        Value::Object(members) => {
            for (name, member) in members {
                match member {
                    Value::String(id) if name == "id" => id.push_str(&format!("x{at}")),
                    other => make_unique(other, at),
                }
            }
        }
        Value::Array(elements) => elements
            .iter_mut()
            .for_each(|element| make_unique(element, at)),
        _ => {}
    }
}

/// The blocks as a read serves them.
pub(crate) fn served(fixture: &Fixture, full: bool, keys: KeysMode) -> Vec<Value> {
    let vocabulary = Vocabulary::new(fixture.properties.clone(), vec![]);
    let document_keys = DocumentKeys::of(&vocabulary, &fixture.document);
    let labels = if full {
        Labels::default()
    } else {
        Labels::of(&fixture.document)
    };
    let label = |id: &str| labels.label(id).to_owned();
    let names = SpaceNames::new(&vocabulary)
        .keys(keys)
        .in_document(&document_keys)
        .objects(&fixture.objects)
        .labels(&label);
    let blocks = fixture.document.blocks.iter();
    blocks
        .map(|block| Value::Object(render_block(block, &names)))
        .collect()
}

/// Settings and columns of a served view, without filters: they may name an option that is gone.
fn view_echo(block: &Value, view: &Value) -> Value {
    let mut set = view.clone();
    let kept = |name: &String| {
        !["id", "columns", "groups", "object_orders", "filters"].contains(&name.as_str())
    };
    set.as_object_mut().unwrap().retain(|name, _| kept(name));
    let columns = view["columns"].as_array().into_iter().flatten();
    let columns = columns.map(|column| {
        let mut patch = column.clone();
        patch.as_object_mut().unwrap().remove("property");
        json!({"key": column["property"], "value": patch})
    });
    json!({"op": "update_view", "block": block, "view": view["id"], "set": set,
        "columns": columns.collect::<Value>()})
}

/// The cells of a served row: ids of row and column, value.
fn cells<'v>(row: &'v Value, columns: &'v Value) -> Vec<(&'v Value, &'v Value, &'v Value)> {
    let cells = row["cells"].as_array().into_iter().flatten();
    let columns = columns.as_array().into_iter().flatten();
    let cells = columns.zip(cells);
    cells
        .map(|(column, value)| (&row["id"], &column["id"], value))
        .collect()
}

fn is_valid(document: &Document) -> bool {
    let mut found = Findings::default();
    let root = Path::pointer("/blocks");
    check_structure(
        &document.blocks,
        &|at| root.index(at),
        Rules::AFTER_EDIT,
        &mut found,
    );
    found.is_clean()
}

/// What a read serves, full, is a body of a create (document.md 13, 17).
pub(crate) fn assert_creatable(fixture: &Fixture) {
    let ids = CountingIds::default();
    let cx = ParseContext {
        names: &Stored,
        ids: &ids,
        objects: None,
        input: Input::Create,
        rebase: 0,
    };
    let mut found = Findings::default();
    let blocks = served(fixture, true, KeysMode::Slug);
    parse_blocks(&blocks, &Path::pointer("/blocks"), &cx, &mut found);
    assert_eq!(found.issues, [], "{blocks:?}");
}

/// What a read serves changes nothing, sent back by every operation that can (ops.md 6.1).
pub(crate) fn assert_echoes(fixture: &Fixture, full: bool, keys: KeysMode) {
    let served = served(fixture, full, keys);
    let blocks = &fixture.document.blocks;
    for (at, block) in served.iter().enumerate() {
        let id = &block["id"];
        let mut set = block.clone();
        set.as_object_mut()
            .unwrap()
            .retain(|name, _| name != "id" && name != "indent");
        let update = json!([{"op": "update_block", "id": id, "set": set}]);
        assert_no_effect(&fixture.ok(update), &fixture.document);
        let subtree = &served[tree::subtree(blocks, at)];
        let replace = json!([{"op": "replace_subtree", "id": id, "blocks": subtree}]);
        assert_no_effect(&fixture.ok(replace), &fixture.document);
        for view in block["views"].as_array().into_iter().flatten() {
            let update = view_echo(id, view);
            assert_no_effect(&fixture.ok(json!([update])), &fixture.document);
        }
        let rows = block["rows"].as_array().into_iter().flatten();
        for (row, column, value) in rows.flat_map(|row| cells(row, &block["columns"])) {
            let set = json!([{"op": "set_cell", "table_id": id, "row": row, "col": column, "value": value}]);
            assert_no_effect(&fixture.ok(set), &fixture.document);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, ..ProptestConfig::default() })]

    // ops.md 6.1, D-95
    #[test]
    fn echoes_change_nothing(fixture in page(), full in any::<bool>(), by_name in any::<bool>()) {
        let keys = if by_name { KeysMode::Name } else { KeysMode::Slug };
        assert_echoes(&fixture, full, keys);
    }

    // ops.md 3
    #[test]
    fn what_a_batch_leaves_is_valid(fixture in page(), seeds in proptest::collection::vec(operation(), 1..8)) {
        prop_assume!(is_valid(&fixture.document));
        let ops: Vec<Value> = seeds.into_iter().map(|seed| written(seed, &fixture.document.blocks)).collect();
        let Ok(outcome) = fixture.run(Value::Array(ops)) else { return Ok(()) };
        prop_assert!(is_valid(&outcome.document));
        let ids: HashSet<&str> = outcome.document.blocks.iter().map(|block| block.id.as_str()).collect();
        prop_assert_eq!(ids.len(), outcome.document.blocks.len());
        prop_assert_eq!(outcome.changed, outcome.document != fixture.document);
        let (before, after) = (fixture.document.blocks.len(), outcome.document.blocks.len());
        let stats = outcome.diff_stats;
        prop_assert_eq!(before + stats.blocks_added, after + stats.blocks_removed);
        // Every id of the outcome works as it is served.
        let labels = Labels::of(&outcome.document);
        let spelled: HashSet<&str> = ids.iter().map(|id| labels.label(id)).collect();
        prop_assert_eq!(spelled.len(), ids.len());
        // What is served of it can be sent back, and created.
        let after = Fixture { document: outcome.document, ..fixture };
        assert_creatable(&after);
        assert_echoes(&after, false, KeysMode::Slug);
    }
}
