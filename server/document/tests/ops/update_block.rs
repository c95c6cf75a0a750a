//! `update_block` (ops.md 7.2).

use rolltop_document::block::{BlockContent, TableRow, TextStyle, render_cell};
use rolltop_document::issue::FaultKind::{Ambiguous, Invalid};
use rolltop_document::ops::Outcome;
use rolltop_document::vocabulary::Stored;
use serde_json::{Value, json};

use crate::fixture::{
    Fixture, assert_no_effect, block, outline, paths, receipts, stats, table, text, texts,
};

// O-50
#[test]
fn replaces_the_named_members_only() {
    let d1 = Fixture::d1();
    let outcome = d1.ok(json!([{"op": "update_block", "id": "c1", "set": {"text": "gamma"}}]));
    assert_eq!(stats(&outcome), [0, 1, 0, 0, 0]);
    assert_eq!(text(&outcome.document, "c1"), "gamma");
    for id in ["h1", "p1", "s2"] {
        assert_eq!(block(&outcome.document, id), block(&d1.document, id));
    }
}

#[test]
fn what_is_refused() {
    let update = |id: &str, set: Value| json!({"op": "update_block", "id": id, "set": set});
    let many = |count: usize| -> Value {
        let members = (0..count).map(|n| (format!("m{n}"), json!(1)));
        members.collect::<serde_json::Map<_, _>>().into()
    };
    let d1 = Fixture::d1();
    #[rustfmt::skip]
    d1.refuses([
        (Invalid, update("c1", json!({"indent": 2})), "set.indent", "move_block"), // O-51
        (Invalid, update("c1", json!({"id": "x"})), "set.id", ""), // O-51
        (Ambiguous, json!({"op": "update_block", "id": "c1", "match": "beta", "set": {"text": "x"}}), "", ""), // O-56
        (Invalid, json!({"op": "update_block", "set": {"text": "x"}}), "", ""), // O-56
        (Invalid, update("c1", json!({})), "set", ""), // O-61
        (Invalid, update("c1", many(33)), "set", "33 .. 32"),
        (Invalid, update("p1", json!({"type": "divider"})), "set.type", "1 descendant block"), // O-54
        (Invalid, update("p1", json!({"type": "image"})), "set.type", "1 descendant block"), // O-54
        (Invalid, update("s2", json!({"checked": true})), "set.checked", ""),
        (Invalid, update("s2", json!({"type": "divider", "text": "x"})), "set.text", ""),
        (Invalid, update("s2", json!({"type": "title"})), "set.type", ""),
        (Invalid, update("s2", json!({"type": ""})), "set.type", ""),
        (Invalid, update("s2", json!({"text": 5})), "set.text", ""),
        (Invalid, update("s2", json!({"nothing": 1})), "set.nothing", ""),
    ]);
    let fault = d1
        .run(json!([update("c1", many(32))]))
        .expect_err("unknown members");
    assert!(
        paths(&fault.issues)
            .iter()
            .all(|path| path.starts_with("ops[0].set.m"))
    );
}

// O-52
#[test]
fn retyping_keeps_id_place_and_children() {
    let d1 = Fixture::d1();
    let outcome = d1
        .ok(json!([{"op": "update_block", "id": "p1", "set": {"type": "quote", "text": "said"}}]));
    assert_eq!(outline(&outcome.document), "h1 p1 .c1 s2");
    assert_eq!(stats(&outcome), [0, 1, 0, 0, 0]);
    let content = &block(&outcome.document, "p1").content;
    assert!(
        matches!(content, BlockContent::Text { style: TextStyle::Quote, text, .. } if text == "said")
    );
}

// O-179
#[test]
fn retyping_keeps_what_the_reader_saw() {
    let page = Fixture::page(json!([
        {"id": "c", "type": "code", "text": "a **b** <u> \\* $x"},
        {"id": "p", "type": "paragraph", "text": "**a** \\*b\\* [c](https://e.org) *d*"},
        {"id": "q", "type": "paragraph", "text": "a\\*b*c"},
    ]));
    let retype =
        |id: &str, set: Value| page.ok(json!([{"op": "update_block", "id": id, "set": set}]));
    let quote = retype("c", json!({"type": "quote"}));
    assert_eq!(text(&quote.document, "c"), "a \\*\\*b\\*\\* \\<u> \\\\* $x");
    assert_eq!(quote.warnings, []);
    let back = page.ok(json!([
        {"op": "update_block", "id": "c", "set": {"type": "quote"}},
        {"op": "update_block", "id": "c", "set": {"type": "code"}},
    ]));
    assert_eq!(stats(&back), [0; 5]);

    let code = retype("p", json!({"type": "code"}));
    assert_eq!(text(&code.document, "p"), "a *b* c d");
    assert_eq!(paths(&code.warnings), ["ops[0].set.type"]);
    let message = &code.warnings[0].message;
    assert!(message.contains("3 (bold, link, italic)"), "{message}");
    assert_eq!(retype("q", json!({"type": "embed"})).warnings, []);
    // A text that comes with the type is in its language.
    let both = retype("p", json!({"type": "code", "text": "**x**"}));
    assert_eq!(
        (text(&both.document, "p"), both.warnings),
        ("**x**", vec![])
    );
    // What no text can stand in drops it with a word.
    assert_eq!(retype("p", json!({"type": "divider"})).warnings.len(), 1);
}

// O-53
#[test]
fn null_clears_a_member() {
    let clear = json!([{"op": "update_block", "id": "s2", "set": {"text": null}}]);
    let outcome = Fixture::d1().ok(clear);
    assert_eq!(text(&outcome.document, "s2"), "");
    let content = &block(&outcome.document, "s2").content;
    assert_eq!(content.type_name(), "paragraph");
}

// O-54
#[test]
fn a_file_keeps_its_older_children() {
    let page = Fixture::page(json!([
        {"id": "f1", "type": "image"},
        {"id": "o1", "indent": 1, "type": "paragraph", "text": "older content"},
    ]));
    let outcome = page.ok(json!([{"op": "update_block", "id": "f1", "set": {"type": "video"}}]));
    assert_eq!(outline(&outcome.document), "f1 .o1");
}

// ops.md 7.2; document.md 10.3: what the new type requires is missing where it would be written.
#[test]
fn a_member_that_neither_side_has_is_missing_in_the_set() {
    let page = Fixture::page(json!([{"id": "d1", "type": "divider"}]));
    let update = |set: Value| json!([{"op": "update_block", "id": "d1", "set": set}]);
    let said = page.invalid(update(json!({"type": "property"})), "ops[0].set.property");
    assert!(!said.contains("stored"), "{said}");
    page.ok(update(json!({"type": "property", "property": "effort"})));
}

// O-55
#[test]
fn several_hits_inside_the_one_block_are_fine() {
    let outcome =
        Fixture::d1().ok(json!([{"op": "update_block", "match": "red", "set": {"color": "red"}}]));
    assert_eq!(stats(&outcome), [0, 1, 0, 0, 0]);
}

// O-57
#[test]
fn a_checklist_entry_is_found_by_its_text() {
    let item = |id: &str, text: &str| json!({"id": id, "type": "checkbox", "text": text});
    let page = Fixture::page(json!([
        item("a", "milk"),
        item("b", "bread"),
        item("c", "salt")
    ]));
    let outcome =
        page.ok(json!([{"op": "update_block", "match": "bread", "set": {"checked": true}}]));
    let checked = |id| {
        matches!(
            block(&outcome.document, id).content,
            BlockContent::Text { checked: true, .. }
        )
    };
    assert_eq!(["a", "b", "c"].map(checked), [false, true, false]);
}

// O-58
#[test]
fn the_rows_of_a_read_change_nothing() {
    let tb = Fixture::tb();
    let set = json!({"rows": table()["rows"], "columns": table()["columns"]});
    let echo = json!([{"op": "update_block", "id": "t1", "set": set}]);
    assert_no_effect(&tb.ok(echo), &tb.document);
}

// O-59
#[test]
fn a_row_without_id_is_new() {
    let mut rows = table()["rows"].clone();
    rows.as_array_mut()
        .unwrap()
        .push(json!({"cells": ["Hammer", null]}));
    let outcome =
        Fixture::tb().ok(json!([{"op": "update_block", "id": "t1", "set": {"rows": rows}}]));
    assert_eq!(receipts(&outcome), ["ops[0].set.rows[2]"]);
    let BlockContent::Table(table) = &block(&outcome.document, "t1").content else {
        panic!("no table")
    };
    let ids: Vec<&str> = table.rows.iter().map(|row| row.id.as_str()).collect();
    assert_eq!(ids[..2], ["rh", "rb"]);
    assert_eq!(ids[2], outcome.receipts.blocks["ops[0].set.rows[2]"]);
}

#[test]
fn rows_keep_only_ids_of_their_own_table() {
    let mut page = Fixture::tb();
    page.document.blocks.extend(Fixture::d1().document.blocks);
    let set = |id: &str| json!({"op": "update_block", "id": "t1", "set": {"rows": [{"id": id, "cells": []}]}});
    page.refuses([
        (Invalid, set("h1"), "set.rows[0].id", "duplicate"),
        (Invalid, set("ghost"), "set.rows[0].id", "names nothing"),
        (Ambiguous, set("b"), "set.rows[0].id", ""),
    ]);
}

// O-60
#[test]
fn views_need_ids_of_their_own() {
    let page = Fixture::page(json!([
        {"id": "p1", "type": "paragraph", "text": "alpha"},
        {"id": "dv", "type": "dataview", "views": [{"id": "v1", "name": "All"}, {"id": "v2", "name": "Board"}]},
    ]));
    let set = |views: Value| json!({"op": "update_block", "id": "dv", "set": {"views": views}});
    let twice = set(json!([{"id": "v1"}, {"id": "v1"}]));
    #[rustfmt::skip]
    page.refuses([
        (Invalid, twice, "set.views[1].id", "already used"),
        (Invalid, set(json!([{"id": "p1"}])), "set.views[0].id", "duplicate"),
    ]);
    // document.md 10.3: what is no object keeps its place.
    let odd = json!([set(json!([{"id": "v1"}, 5, {"id": "v1"}]))]);
    let fault = page.run(odd).unwrap_err();
    assert_eq!(
        paths(&fault.issues),
        ["ops[0].set.views[1]", "ops[0].set.views[2].id"]
    );
    let outcome = page.ok(json!([set(
        json!([{"id": "v1", "name": "All"}, {"name": "New"}])
    )]));
    let views: Vec<&String> = outcome.receipts.views.keys().collect();
    assert_eq!(views, ["ops[0].set.views[1]"]);
    assert!(outcome.receipts.blocks.is_empty());
}

#[test]
fn retyping_drops_what_the_new_type_does_not_know() {
    let page = Fixture::page(json!([
        {"id": "a", "type": "checkbox", "checked": true, "color": "red", "text": "milk", "align": "center"},
    ]));
    let outcome = page.ok(json!([{"op": "update_block", "id": "a", "set": {"type": "divider"}}]));
    let expected = Fixture::page(json!([{"id": "a", "type": "divider", "align": "center"}]));
    assert_eq!(outcome.document, expected.document);
}

// ops.md 7.2: no finding names a place that the request did not write.
#[test]
fn stored_members_that_no_longer_fit_are_found_at_the_set() {
    let page = Fixture::page(json!([
        {"id": "p", "type": "paragraph", "text": "x"},
        {"id": "t", "type": "table", "columns": [{"id": "ca"}, {"id": "cb"}], "rows": [{"id": "ra", "cells": ["x", "y"]}]},
    ]));
    let update = |set: Value| json!({"op": "update_block", "id": "t", "set": set});
    let both =
        |cells: Value| json!({"columns": [{"id": "ca"}], "rows": [{"id": "ra", "cells": cells}]});
    let fewer = update(json!({"columns": [{"id": "ca"}]}));
    #[rustfmt::skip]
    page.refuses([
        (Invalid, fewer, "set", "/blocks/1/rows/0/cells .. `rows`"),
        (Invalid, update(both(json!(["x", "y"]))), "set.rows[0].cells", ""),
    ]);
    page.ok(json!([update(both(json!(["x"])))]));
}

/// A table with an empty column behind two that have cells, one of them with blocks.
fn three_columns() -> Fixture {
    let cell = json!([{"type": "quote", "text": "said"}, {"id": "d1", "indent": 1, "type": "paragraph", "text": "below"}]);
    Fixture::page(json!([{"id": "t1", "type": "table",
        "columns": [{"id": "ca", "width": 90}, {"id": "cb", "fields": {"a": 1}}, {"id": "cc"}],
        "rows": [{"id": "rh", "is_header": true, "cells": ["Item", "State"]},
            {"id": "ra", "cells": ["Tool", cell]}, {"id": "rb", "cells": ["Rope"]}, {"id": "rc", "cells": []}]}]))
}

fn set_columns(columns: Value) -> Value {
    json!([{"op": "update_block", "id": "t1", "set": {"columns": columns}}])
}

/// The cells of each row as a read serves them.
fn cells(outcome: &Outcome) -> Value {
    let BlockContent::Table(table) = &block(&outcome.document, "t1").content else {
        panic!("no table")
    };
    let row = |row: &TableRow| -> Value {
        let cells = row.cells.iter();
        cells.map(|cell| render_cell(cell, &Stored)).collect()
    };
    table.rows.iter().map(row).collect()
}

// ops.md 6.1: a given id keeps its identity, and a cell is that of its row and its column.
#[test]
fn cells_go_with_their_columns() {
    let page = three_columns();
    let said = json!([{"type": "quote", "text": "said"}, {"indent": 1, "id": "d1", "type": "paragraph", "text": "below"}]);
    for (columns, expected, new) in [
        (
            json!([{"id": "cb"}, {"id": "ca", "width": 90}, {"id": "cc"}]),
            json!([["State", "Item"], [said, "Tool"], [null, "Rope"], []]),
            &[][..],
        ),
        (
            json!([{"id": "ca", "width": 90}, {}, {"id": "cb"}, {"id": "cc"}]),
            json!([["Item", null, "State"], ["Tool", null, said], ["Rope"], []]),
            &["ops[0].set.columns[1]"][..],
        ),
        (
            json!([{}, {"id": "cb"}, {"id": "ca", "width": 90}]),
            json!([
                [null, "State", "Item"],
                [null, said, "Tool"],
                [null, null, "Rope"],
                []
            ]),
            &["ops[0].set.columns[0]"][..],
        ),
    ] {
        let outcome = page.ok(set_columns(columns.clone()));
        assert_eq!(cells(&outcome), expected);
        assert_eq!(receipts(&outcome), new);
        assert_eq!(stats(&outcome), [0, 1, 0, 0, 0]);
        // What the caller names next is what it was.
        let after = page.after(set_columns(columns));
        let write = |value: Value| json!([{"op": "set_cell", "table_id": "t1", "row": "rh", "col": "cb", "value": value}]);
        assert_no_effect(&after.ok(write(json!("State"))), &after.document);
    }
    // What was changed is undone, and what a read serves changes nothing.
    let were = json!([{"id": "ca", "width": 90}, {"id": "cb"}, {"id": "cc"}]);
    let turned = page.after(set_columns(
        json!([{"id": "cc"}, {"id": "cb"}, {"id": "ca"}]),
    ));
    let undone = turned.ok(set_columns(were.clone())).document;
    assert_eq!(undone, page.document);
    assert_no_effect(&page.ok(set_columns(were)), &page.document);
}

// ops.md 7.2: what stands in a column that is left out is not lost, wherever the column stands; with `rows` it goes, as
// these are written whole.
#[test]
fn a_filled_column_is_left_out_only_with_its_cells() {
    let page = three_columns();
    let (ca, cb) = (json!({"id": "ca", "width": 90}), json!({"id": "cb"}));
    #[rustfmt::skip]
    let cases = [
        (json!([cb, {"id": "cc"}]), "ca, which has 3 filled cells", "rows/0/cells/0"),
        (json!([ca, {"id": "cc"}]), "cb, which has 2 filled cells", "rows/0/cells/1"),
        (json!([ca]), "cb, which has 2 filled cells", "rows/0/cells/1"),
    ];
    for (columns, left_out, stored) in cases {
        let said = page.invalid(set_columns(columns), "ops[0].set");
        let place = format!("/blocks/0/{stored} does not go with it; set `rows` as well");
        assert!(said.contains(left_out) && said.contains(&place), "{said}");
    }
    for none in [json!([]), json!(null)] {
        let fault = page.run(set_columns(none)).expect_err("filled columns");
        assert_eq!(fault.issues.len(), 2, "{fault:?}");
    }
    // A column that is misspelt is none that is left out.
    page.invalid(
        set_columns(json!([ca, {"id": "cbb"}, {"id": "cc"}])),
        "ops[0].set.columns[1].id",
    );
    // As it is advised.
    let rows = json!([{"id": "rh", "is_header": true, "cells": ["Item"]}, {"id": "ra", "cells": ["Tool"]}]);
    let both = json!({"columns": [ca], "rows": rows});
    let outcome = page.ok(json!([{"op": "update_block", "id": "t1", "set": both}]));
    assert_eq!(cells(&outcome), json!([["Item"], ["Tool"]]));
}

// ops.md 7.2: what the caller named is found at its own place, whatever the name looks like.
#[test]
fn an_unknown_member_is_found_by_its_name() {
    for name in ["zz", "z.z", "z[0]", &"é".repeat(300)] {
        let op = json!([{"op": "update_block", "id": "p1", "set": {name: 1}}]);
        let fault = Fixture::d1().run(op).expect_err("an unknown member");
        let issue = &fault.issues[0];
        let beginning: String = name.chars().take(5).collect();
        let path = format!("ops[0].set.{beginning}");
        assert!(issue.path_str().starts_with(&path), "{issue:?}");
        assert!(!texts(&fault).contains("stored"), "{issue:?}");
    }
}
