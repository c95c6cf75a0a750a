//! Values that say nothing, as strict dialects write them in place of what is not given (ops.md 1.2, 18.5).

use serde_json::{Value, json};

use crate::fixture::{Fixture, PERSON, with};

/// Blocks with what their type must have, and members that say nothing beside it.
fn neutral() -> Vec<(Value, Value)> {
    let text = json!({"text": "", "color": "", "background_color": "", "align": "left"});
    let plain = |kind: &str| json!({ "type": kind });
    let mut cases: Vec<(Value, Value)> = ["paragraph", "heading_1", "toggle", "quote"]
        .map(|kind| (plain(kind), text.clone()))
        .into();
    #[rustfmt::skip]
    cases.extend([
        (plain("checkbox"), json!({"checked": false, "text": ""})),
        (plain("callout"), json!({"icon": null, "text": ""})),
        (plain("code"), json!({"language": "", "text": ""})),
        (json!({"type": "embed", "processor": "mermaid"}), json!({"text": ""})),
        (plain("image"), json!({"object_id": "", "name": "", "style": "auto"})),
        (plain("bookmark"), json!({"url": "", "object_id": ""})),
        (json!({"type": "link", "object_id": PERSON}), json!({"card_style": "text", "icon_size": "none"})),
        (plain("divider"), json!({"style": "line"})),
        (plain("table"), json!({"columns": [], "rows": []})),
    ]);
    cases
}

// ops.md 1.2, B2: in blocks that are new, and in those of a subtree, which have ids and indents.
#[test]
fn members_of_a_block_that_say_nothing_are_absent() {
    let page = Fixture::d1();
    let insert = |block: Value| page.ok(json!([{"op": "insert_blocks", "blocks": [block]}]));
    let replace =
        |block: Value| page.ok(json!([{"op": "replace_subtree", "id": "s2", "blocks": [block]}]));
    for (block, members) in neutral() {
        let full = with(&block, &members);
        assert_eq!(
            insert(full.clone()).document,
            insert(block.clone()).document,
            "{full}"
        );
        let full = with(&full, json!({"id": "", "indent": 0}));
        assert_eq!(
            replace(full.clone()).document,
            replace(block).document,
            "{full}"
        );
    }
}

// ops.md 1.2, B2: columns, rows and cells.
#[test]
fn parts_of_a_table_that_say_nothing_are_absent() {
    let page = Fixture::d1();
    let replace =
        |table: Value| page.ok(json!([{"op": "replace_subtree", "id": "s2", "blocks": [table]}]));
    let full = json!({"type": "table",
        "columns": [{"id": "", "width": 0}, {"id": "", "width": 0}],
        "rows": [{"id": "", "is_header": false, "cells": ["", "x"]}, {"id": "", "is_header": false, "cells": []}]});
    let bare = json!({"type": "table", "columns": [{}, {}], "rows": [{"cells": [null, "x"]}, {}]});
    assert_eq!(replace(full).document, replace(bare).document);
}

// ops.md 7.8, V6: the blocks that a projection writes into a cell.
#[test]
fn cells_that_say_nothing_are_empty() {
    let page = Fixture::tb();
    let set = |value: Value| {
        let op =
            json!({"op": "set_cell", "table_id": "t1", "row": "rb", "col": "ca", "value": value});
        page.ok(json!([op])).document
    };
    let style = json!({"color": "", "background_color": "", "align": "left"});
    let empty = set(json!(null));
    for value in [
        json!(""),
        with(json!({"type": "paragraph", "text": ""}), &style),
    ] {
        assert_eq!(set(value), empty);
    }
    let said = with(json!({"type": "paragraph", "text": "x"}), &style);
    assert_eq!(set(said), set(json!("x")));
    let open = json!({"type": "checkbox", "text": "x"});
    let full = with(with(&open, &style), json!({"checked": false}));
    assert_eq!(set(full), set(open));
}

// ops.md 7.2: in what is merged a value that says nothing takes away what is held, as null does.
#[test]
fn a_set_value_that_says_nothing_clears() {
    #[rustfmt::skip]
    let cases = [
        (json!({"type": "paragraph", "text": "x"}), "text", json!("")),
        (json!({"type": "paragraph", "color": "red"}), "color", json!("")),
        (json!({"type": "paragraph", "background_color": "red"}), "background_color", json!("")),
        (json!({"type": "paragraph", "align": "right"}), "align", json!("left")),
        (json!({"type": "checkbox", "checked": true}), "checked", json!(false)),
        (json!({"type": "code", "language": "rust"}), "language", json!("")),
        (json!({"type": "image", "object_id": PERSON}), "object_id", json!("")),
        (json!({"type": "image", "name": "x"}), "name", json!("")),
        (json!({"type": "image", "style": "embed"}), "style", json!("auto")),
        (json!({"type": "bookmark", "url": "https://example.org"}), "url", json!("")),
        (json!({"type": "link", "object_id": PERSON, "card_style": "card"}), "card_style", json!("text")),
        (json!({"type": "link", "object_id": PERSON, "icon_size": "small"}), "icon_size", json!("none")),
        (json!({"type": "divider", "style": "dots"}), "style", json!("line")),
    ];
    for (block, member, nothing) in cases {
        let block = with(&block, json!({"id": "b1"}));
        let mut bare = block.clone();
        bare.as_object_mut().unwrap().shift_remove(member);
        let bare = Fixture::page(json!([bare])).document;
        let page = Fixture::page(json!([block]));
        for value in [nothing, json!(null)] {
            let pairs = json!([{"key": member, "value": value}]);
            for set in [json!({ member: value }), pairs] {
                let op = json!({"op": "update_block", "id": "b1", "set": set});
                assert_eq!(page.ok(json!([op])).document, bare, "{op}");
            }
        }
    }
}
