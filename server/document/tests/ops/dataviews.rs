//! Which views a dataview has where an operation writes it without any (ops.md 6, 6.1).

use rolltop_document::block::{Block, BlockContent, Cell, Dataview};
use rolltop_document::vocabulary::KeysMode;
use serde_json::{Value, json};

use crate::fixture::{
    FILE, Fixture, PERSON, assert_no_effect, block, internal, one_cell, replace, set_cell, update,
    with,
};
use crate::laws::served;

/// A dataview of a collection, with a view of its own and a property that the view does not show.
fn dataview() -> Value {
    json!({"type": "dataview", "is_collection": true,
        "properties": [{"property": internal("effort"), "format": "number"}],
        "views": [{"id": "v1", "name": "Mine", "columns": [{"property": "name"}]}]})
}

fn with_id(id: &str, block: Value) -> Value {
    with(block, json!({ "id": id }))
}

fn of(block: &Block) -> &Dataview {
    match &block.content {
        BlockContent::Dataview(dataview) => dataview,
        other => panic!("no dataview: {other:?}"),
    }
}

/// The dataview in the cell of the table after these operations.
fn in_cell(page: &Fixture, ops: Value) -> Dataview {
    let after = page.ok(ops).document;
    let BlockContent::Table(table) = &block(&after, "t1").content else {
        panic!("no table");
    };
    match &table.rows[0].cells[0] {
        Cell::Blocks(blocks) => of(&blocks.own).clone(),
        other => panic!("no dataview: {other:?}"),
    }
}

/// The same value written into the cell by every operation that can.
fn written_into_the_cell(page: &Fixture, value: &Value) -> [Dataview; 3] {
    let with_value = one_cell(value.clone());
    let rows = update("t1", json!({"rows": with_value["rows"]}));
    [
        in_cell(page, set_cell(value.clone())),
        in_cell(page, rows),
        in_cell(page, replace("t1", json!([with_value]))),
    ]
}

fn names(dataview: &Dataview) -> Vec<&str> {
    let views = dataview.views.iter();
    views.map(|view| view.name.as_str()).collect()
}

// ops.md 6
#[test]
fn a_dataview_in_the_place_of_something_else_has_a_view() {
    let page = Fixture::page(json!([{"id": "q1", "type": "paragraph", "text": "x"}]));
    let kept = json!([{"type": "dataview", "id": "q1"}]);
    for ops in [
        replace("q1", kept),
        update("q1", json!({"type": "dataview"})),
    ] {
        let outcome = page.ok(ops);
        assert_eq!(names(of(block(&outcome.document, "q1"))), ["All"]);
        assert!(outcome.receipts.views.is_empty());
    }
}

// ops.md 6
#[test]
fn a_dataview_in_the_cell_of_a_kept_row_has_a_view() {
    let values = [json!({"type": "dataview"}), json!([{"type": "dataview"}])];
    for held in [json!("text"), json!(null), json!({"type": "divider"})] {
        let page = Fixture::page(json!([one_cell(held)]));
        for value in &values {
            for dataview in written_into_the_cell(&page, value) {
                assert_eq!(names(&dataview), ["All"], "{value}");
            }
        }
    }
}

// ops.md 6: a cell descendant is known by its own id.
#[test]
fn a_dataview_below_a_kept_cell_has_a_view() {
    let cell =
        json!([{"type": "quote", "text": "x"}, {"id": "d1", "indent": 1, "type": "paragraph"}]);
    let page = Fixture::page(json!([one_cell(cell)]));
    let value =
        json!([{"type": "quote", "text": "x"}, {"id": "d1", "indent": 1, "type": "dataview"}]);
    let blocks = json!(served(&page.after(set_cell(value)), true, KeysMode::Slug));
    let below = &blocks[0]["rows"][0]["cells"][0][1];
    assert_eq!(below["views"][0]["name"], "All");
}

// ops.md 6.1: published blocks have no member for views.
#[test]
fn a_kept_dataview_keeps_the_views_that_are_not_mentioned() {
    let page = Fixture::page(json!([with_id("dv", dataview())]));
    let held = of(block(&page.document, "dv")).clone();
    for said in [json!({}), json!({"views": null, "properties": null})] {
        let kept = with(
            json!({"type": "dataview", "id": "dv", "align": "center"}),
            said,
        );
        let after = page.ok(replace("dv", json!([kept]))).document;
        assert_eq!(of(block(&after, "dv")), &held);
    }

    let page = Fixture::page(json!([one_cell(dataview())]));
    for value in [
        json!({"type": "dataview"}),
        json!({"type": "dataview", "align": "center"}),
    ] {
        for dataview in written_into_the_cell(&page, &value) {
            assert_eq!(dataview, held);
        }
    }
    assert_no_effect(
        &page.ok(set_cell(json!({"type": "dataview"}))),
        &page.document,
    );
}

// ops.md 6.1: a cell has no id that says it is the same dataview still, and the views in it cannot be written apart.
#[test]
fn a_dataview_of_another_source_in_a_cell_has_nothing_of_the_old_one() {
    let of_source = |source: &str| with(dataview(), json!({ "object_id": source }));
    let page = Fixture::page(json!([
        one_cell(of_source(FILE)),
        with_id("dv", of_source(FILE))
    ]));
    let said = |source: &str| json!({"type": "dataview", "object_id": source});
    for (value, source) in [
        (said(PERSON), Some(PERSON)),
        // That of the object that it stands in.
        (json!({"type": "dataview"}), None),
        (json!({"type": "dataview", "object_id": null}), None),
    ] {
        for dataview in written_into_the_cell(&page, &value) {
            assert_eq!(dataview.object_id.as_deref(), source);
            assert_eq!(names(&dataview), ["All"]);
            assert!(dataview.properties.is_empty() && !dataview.is_collection);
        }
    }
    for dataview in written_into_the_cell(&page, &said(FILE)) {
        assert_eq!(&dataview, of(block(&page.document, "dv")));
    }
    // The same source as reads serve one that is gone.
    let gone = Fixture::page(json!([one_cell(of_source("gone"))]));
    for dataview in written_into_the_cell(&gone, &said("_missing_object")) {
        assert_eq!(names(&dataview), ["Mine"]);
    }
    // With its id it is the same dataview.
    let kept = json!([with_id("dv", said(PERSON))]);
    let after = page.ok(replace("dv", kept)).document;
    assert_eq!(names(of(block(&after, "dv"))), ["Mine"]);
}

// ops.md 6.1: `fields` belong to the block that has them; in a cell its type says that it is the same one still.
#[test]
fn another_block_in_a_cell_has_nothing_of_the_fields_of_the_old_one() {
    let with_fields = |block: Value| with(block, json!({"fields": {"width": 0.5}}));
    let of_source = |source: &str| with(dataview(), json!({ "object_id": source }));
    let said = |source: &str| json!({"type": "dataview", "object_id": source});
    let image = json!({"type": "image", "object_id": FILE});
    #[rustfmt::skip]
    let cases = [
        (of_source(FILE), said(FILE), true),
        (of_source(FILE), json!({"type": "dataview"}), false),
        (of_source(FILE), said(PERSON), false),
        (of_source(FILE), json!({"type": "quote", "text": "x"}), false),
        (of_source(FILE), json!("x"), false),
        (image.clone(), json!({"type": "image"}), true),
        (image.clone(), json!({"type": "paragraph", "text": "x"}), false),
    ];
    for (held, value, stay) in cases {
        let page = Fixture::page(json!([one_cell(with_fields(held))]));
        let after = page.after(set_cell(&value));
        let blocks = json!(served(&after, true, KeysMode::Slug));
        let fields = blocks[0]["rows"][0]["cells"][0].get("fields");
        assert_eq!(fields.is_some(), stay, "{value}");
    }
}

// ops.md 7.2: every type knows `fields`, so that they stay with a block whose type is changed; so they do with one
// that keeps its id (ops.md 6.1).
#[test]
fn fields_stay_with_a_block_of_another_type() {
    let fields = json!({"width": 0.5});
    let held = json!({"id": "b1", "type": "image", "object_id": FILE, "fields": fields});
    let page = Fixture::page(json!([held]));
    let quote = json!({"type": "quote", "text": "x"});
    for ops in [
        update("b1", quote.clone()),
        replace("b1", json!([with_id("b1", quote.clone())])),
    ] {
        let after = page.ok(ops).document;
        assert_eq!(json!(block(&after, "b1").fields), fields);
    }
    let cleared = with(quote, json!({"fields": null}));
    let after = page.ok(update("b1", cleared)).document;
    assert_eq!(block(&after, "b1").fields, None);
}

// ops.md 6.1, 7.2: what is mentioned counts, also where it is nothing.
#[test]
fn views_that_are_mentioned_replace_those_of_a_kept_dataview() {
    let page = Fixture::page(json!([with_id("dv", dataview())]));
    let written = |views: Value| json!([{"type": "dataview", "id": "dv", "views": views}]);
    let after = |ops| of(block(&page.ok(ops).document, "dv")).clone();
    let other = json!([{"name": "Other"}]);
    let replaced = replace("dv", written(other.clone()));
    for ops in [replaced, update("dv", json!({ "views": other }))] {
        assert_eq!(names(&after(ops)), ["Other"]);
    }
    assert!(after(replace("dv", written(json!([])))).views.is_empty());
    for nothing in [json!([]), json!(null)] {
        let cleared = after(update("dv", json!({"views": nothing})));
        assert!(cleared.views.is_empty());
        assert_eq!(cleared.properties.len(), 1);
    }
}

// ops.md 6.1: older content has dataviews without a view.
#[test]
fn a_dataview_without_views_that_is_sent_back_stays_without() {
    let bare = json!({"type": "dataview"});
    let page = Fixture::page(json!([with_id("dv", bare.clone()), one_cell(bare)]));
    let blocks = served(&page, false, KeysMode::Slug);
    let same = |ops| assert_no_effect(&page.ok(ops), &page.document);
    same(replace("dv", json!([blocks[0]])));
    same(replace("t1", json!([blocks[1]])));
    same(update("dv", json!({"type": "dataview"})));
    same(update("t1", json!({"rows": blocks[1]["rows"]})));
    same(set_cell(blocks[1]["rows"][0]["cells"][0].clone()));
}
