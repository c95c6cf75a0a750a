//! Content that is sent back as a read served it changes nothing (ops.md 6.1).

use rolltop_document::block::BlockContent;
use rolltop_document::vocabulary::KeysMode;
use serde_json::{Value, json};

use crate::fixture::{Fixture, assert_no_effect, internal, one_cell, option, replace, update};
use crate::laws::served;

/// A dataview with a view of the id that another one has as well. It names an option by a name that two have, and
/// one that is gone.
fn dataview(id: &str, view: &str) -> Value {
    let gone = format!("{:0>24}", view.to_lowercase());
    json!({"id": id, "indent": 1, "type": "dataview",
        "properties": [{"property": internal("twins"), "format": "multi_select"}],
        "views": [{"id": "v1", "name": view, "groups": [{"id": view}],
            "filters": [{"property": internal("twins"), "condition": "in", "value": [option("Twin"), gone]}]}]})
}

fn two_of_one_view_id() -> Fixture {
    let toggle = json!({"id": "tg", "type": "toggle"});
    Fixture::page(json!([toggle, dataview("da", "A"), dataview("db", "B")]))
}

// D-21, ops.md 4, 6.1
#[test]
fn dataviews_that_share_a_view_id_keep_their_own_views() {
    let page = two_of_one_view_id();
    for keys in [KeysMode::Slug, KeysMode::Name] {
        let blocks = served(&page, false, keys);
        assert_no_effect(&page.ok(replace("tg", json!(blocks))), &page.document);
        for block in &blocks[1..] {
            let set = json!({"views": block["views"]});
            let id = block["id"].as_str().unwrap();
            assert_no_effect(&page.ok(update(id, set)), &page.document);
        }
    }
}

// D-21, ops.md 6.1
#[test]
fn the_groups_that_a_payload_does_not_mention_are_those_of_its_own_dataview() {
    let page = two_of_one_view_id();
    let mut blocks = served(&page, false, KeysMode::Slug);
    for block in &mut blocks[1..] {
        let view = block["views"][0].as_object_mut().unwrap();
        view.remove("groups");
        view.remove("filters");
    }
    let after = page.after(replace("tg", json!(blocks)));
    let after = served(&after, false, KeysMode::Slug);
    for (block, name) in after[1..].iter().zip(["A", "B"]) {
        assert_eq!(block["views"][0]["groups"], json!([{"id": name}]));
    }
}

/// The properties of a dataview of older content: one is named three times, with a format, without one and with that of
/// former days.
fn repeated() -> Value {
    let effort = internal("effort");
    json!([
        {"property": effort, "format": "number"}, {"property": "name"}, {"property": effort},
        {"property": effort, "format": "text"},
    ])
}

// ops.md 6.1
#[test]
fn a_property_that_a_dataview_names_twice_is_sent_back_as_it_is() {
    let view = |id: &str| json!({"id": id, "name": "All"});
    let bare = json!({"type": "dataview", "properties": repeated(), "views": [view("v1")]});
    let mut block = bare.clone();
    block["id"] = json!("dv");
    block["views"] = json!([view("v2")]);
    let page = Fixture::page(json!([block, one_cell(bare)]));
    for keys in [KeysMode::Slug, KeysMode::Name] {
        let blocks = served(&page, false, keys);
        let properties = &blocks[0]["properties"];
        assert_eq!(properties.as_array().map(Vec::len), Some(4));
        for ops in [
            replace("dv", json!([blocks[0]])),
            replace("t1", json!([blocks[1]])),
            update("dv", json!({"properties": properties})),
            update("t1", json!({"rows": blocks[1]["rows"]})),
        ] {
            assert_no_effect(&page.ok(ops), &page.document);
        }
        // A list of its own names each once, in the order of the first.
        let mut changed = properties.clone();
        changed.as_array_mut().unwrap().swap(0, 1);
        let ops = update("dv", json!({"properties": changed}));
        let after = page.ok(ops).document;
        let BlockContent::Dataview(after) = &after.blocks[0].content else {
            panic!("no dataview");
        };
        let known: Vec<&str> = after
            .properties
            .iter()
            .map(|known| &*known.property)
            .collect();
        assert_eq!(known, ["name", &internal("effort")]);
    }
}

/// An object that the space does not hold.
const GONE: &str = "bafyreizzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz";

/// A table with a cell of every kind of block that refers to an object; two cells of a row, so that places count.
fn dangling() -> Fixture {
    let mention = |text: &str| format!("<mention object_id=\"{GONE}\">{text}</mention>");
    let quote = json!({"type": "quote", "text": mention("Quoted")});
    let below = json!({"id": "d1", "indent": 1, "type": "link", "object_id": GONE});
    let cells = [
        json!(mention("Plain")),
        json!({"type": "link", "object_id": GONE}),
        json!({"type": "image", "object_id": GONE}),
        json!({"type": "bookmark", "url": "https://example.org", "object_id": GONE}),
        json!({"type": "dataview", "object_id": GONE, "views": [{"id": "v1", "name": "All"}]}),
        json!({"type": "callout", "icon": {"format": "file", "file": GONE}}),
        quote.clone(),
        json!([quote, below]),
    ];
    let row = |(at, cell)| json!({"id": format!("r{at}"), "cells": ["first", cell]});
    let rows: Value = cells.into_iter().enumerate().map(row).collect();
    let columns = json!([{"id": "ca"}, {"id": "cb"}]);
    Fixture::page(json!([{"id": "t1", "type": "table", "columns": columns, "rows": rows}]))
}

// ops.md 6.1, document.md 3.6
#[test]
fn cells_sent_back_keep_the_references_that_dangle() {
    let page = dangling();
    let blocks = served(&page, false, KeysMode::Slug);
    assert!(!json!(blocks).to_string().contains(GONE));
    assert_no_effect(&page.ok(replace("t1", json!(blocks))), &page.document);
    let set = json!({"rows": blocks[0]["rows"]});
    assert_no_effect(&page.ok(update("t1", set)), &page.document);
    for row in blocks[0]["rows"].as_array().unwrap() {
        let value = &row["cells"][1];
        let set = json!([{"op": "set_cell", "table_id": "t1", "row": row["id"], "col": "cb", "value": value}]);
        assert_no_effect(&page.ok(set), &page.document);
    }
}

// ops.md 6.1, document.md 3.6
#[test]
fn a_reference_that_dangles_goes_with_its_row_and_column() {
    let page = dangling();
    let mut table = served(&page, false, KeysMode::Slug).remove(0);
    table["columns"].as_array_mut().unwrap().remove(0);
    let rows = table["rows"].as_array_mut().unwrap();
    rows.reverse();
    for row in rows {
        row["cells"].as_array_mut().unwrap().remove(0);
    }
    let mut expected = page.clone();
    if let BlockContent::Table(table) = &mut expected.document.blocks[0].content {
        table.columns.remove(0);
        table.rows.reverse();
        for row in &mut table.rows {
            row.cells.remove(0);
        }
    }
    let set = json!({"columns": table["columns"], "rows": table["rows"]});
    let outcome = page.ok(update("t1", set));
    assert_eq!(outcome.document.blocks, expected.document.blocks);
}

// D-21, ops.md 6.1
#[test]
fn dataviews_in_cells_that_share_a_view_id_keep_their_own_views() {
    let cell = |view: &str| {
        let mut own = dataview("own", view);
        let members = own.as_object_mut().unwrap();
        members.retain(|name, _| !["id", "indent"].contains(&name.as_str()));
        own
    };
    let rows = json!([{"id": "r1", "cells": [cell("A")]}, {"id": "r2", "cells": [cell("B")]}]);
    let table = json!({"id": "t1", "type": "table", "columns": [{"id": "ca"}], "rows": rows});
    let page = Fixture::page(json!([table]));
    let blocks = served(&page, false, KeysMode::Name);
    let rows = &blocks[0]["rows"];
    let set = json!({ "rows": rows });
    assert_no_effect(&page.ok(update("t1", set)), &page.document);
    assert_no_effect(&page.ok(replace("t1", json!(blocks))), &page.document);
}
