//! What stays of a block whose content an operation writes, and what its members say together (ops.md 6, 6.1, 7.2).

use rolltop_document::document::Document;
use rolltop_document::vocabulary::KeysMode;
use serde_json::{Value, json};

use crate::fixture::{
    FILE, Fixture, PERSON, assert_no_effect, one_cell, replace, set_cell, update, with,
};
use crate::laws::{assert_creatable, assert_echoes, served};

/// A page with the block as `b1`, and as the only cell of the table `t1`.
fn twice(block: &Value) -> Fixture {
    Fixture::page(json!([with(block, json!({"id": "b1"})), one_cell(block)]))
}

/// The block and the cell of [`twice`] as reads serve them.
fn of(page: &Fixture) -> [Value; 2] {
    let blocks = served(page, true, KeysMode::Slug);
    let mut block = blocks[0].clone();
    block.as_object_mut().unwrap().shift_remove("id");
    [block, blocks[1]["rows"][0]["cells"][0].clone()]
}

/// What comes of the block and of the cell where each way to write them as a whole writes this.
fn written(page: &Fixture, block: &Value) -> [Value; 4] {
    let kept = with(block, json!({"id": "b1"}));
    let rows = update("t1", json!({"rows": one_cell(block)["rows"]}));
    let [of_block, _] = of(&page.after(replace("b1", json!([kept]))));
    let in_cell = [
        set_cell(block),
        rows,
        replace("t1", json!([one_cell(block)])),
    ];
    let [a, b, c] = in_cell.map(|ops| of(&page.after(ops))[1].clone());
    [of_block, a, b, c]
}

/// A page on which code blocks stand that say their language in `fields`.
fn in_fields() -> Fixture {
    let code = json!({"type": "code", "text": "x", "fields": {"lang": "c", "isUnwrapped": true}});
    let bare = json!({"id": "b2", "type": "code", "text": "x", "fields": {"lang": "c"}});
    let quote = json!({"id": "b3", "type": "quote", "text": "x", "fields": {"lang": "c"}});
    let mut page = twice(&code);
    let more = Fixture::page(json!([bare, quote])).document.blocks;
    page.document.blocks.extend(more);
    page
}

// document.md 6.3, 17: one of the two says the language of a code block, so that what is served can be sent back.
#[test]
fn a_language_takes_the_place_of_one_that_is_kept_in_fields() {
    let page = in_fields();
    let go = json!({"type": "code", "language": "go", "text": "x"});
    let expected = with(&go, json!({"fields": {"isUnwrapped": true}}));
    for block in written(&page, &go) {
        assert_eq!(block, expected);
    }
    let said = json!({"language": "go"});
    assert_eq!(of(&page.after(update("b1", &said)))[0], expected);

    let kept = with(&go, json!({"id": "b1"}));
    let retype = json!({"type": "code", "language": "go"});
    for ops in [
        update("b1", &said),
        update("b2", &said),
        update("b3", &retype),
        replace("b1", json!([kept])),
        update("t1", json!({"rows": one_cell(&go)["rows"]})),
    ] {
        let after = page.after(ops);
        assert_creatable(&after);
        assert_echoes(&after, false, KeysMode::Slug);
    }
    // Nothing is left of fields that said the language alone.
    let after = served(&page.after(update("b2", &said)), true, KeysMode::Slug);
    assert_eq!(after[2], with(&go, json!({"id": "b2"})));
    // What says nothing of the language leaves it where it is.
    for set in [
        json!({"language": null}),
        json!({"text": "x"}),
        json!({"language": ""}),
    ] {
        assert_no_effect(&page.ok(update("b1", &set)), &page.document);
    }
}

// document.md 6.3: the same of a language that is stored.
#[test]
fn a_language_in_fields_stands_beside_no_other() {
    let code = json!({"type": "code", "language": "go", "text": "x"});
    let page = twice(&code);
    for language in ["rust", "go"] {
        let fields = json!({"fields": {"lang": language}});
        let said = page.invalid(update("b1", &fields), "ops[0].set.fields.lang");
        assert!(
            said.ends_with("leave `fields.lang` out, write `language`"),
            "{said}"
        );
        let both = with(&code, fields);
        page.invalid(update("b1", &both), "ops[0].set.language");
        let both = with(&both, json!({"id": "b1"}));
        page.invalid(replace("b1", json!([both])), "ops[0].blocks[0].language");
    }
    // The repair; and where the language goes, `fields` may say it.
    for set in [
        json!({"language": "rust", "fields": {"isUnwrapped": true}}),
        json!({"language": null, "fields": {"lang": "rust"}}),
    ] {
        page.ok(update("b1", set));
    }
}

// document.md 17: what an older version stored with both is served with one, so that it can be sent back.
#[test]
fn a_stored_block_with_two_languages_is_served_with_one() {
    let code = json!({"type": "code", "language": "go", "text": "x", "fields": {"lang": "c", "isUnwrapped": true}});
    let blocks = json!([with(&code, json!({"id": "b1"})), one_cell(&code)]);
    let stored = json!({"type": "page", "blocks": blocks}).to_string();
    let mut page = Fixture::d0();
    page.document = Document::from_stored(&stored).unwrap();
    let expected = with(&code, json!({"fields": {"isUnwrapped": true}}));
    assert_eq!(of(&page), [expected.clone(), expected]);
    assert_creatable(&page);
    assert_echoes(&page, false, KeysMode::Slug);
    let red = page.after(update("b1", json!({"background_color": "red"})));
    assert_creatable(&red);
}

/// Blocks with members that are not published, and as one would write them who knows the published ones.
fn unpublished() -> [(Value, Value); 3] {
    let link = json!({"type": "link", "object_id": FILE, "card_style": "card"});
    let image = json!({"type": "image", "object_id": FILE, "name": "a"});
    let text = json!({"type": "quote", "text": "x"});
    let about = json!({"mime_type": "image/png", "size": 5, "added_at": "2026-01-01T00:00:00Z"});
    let shown = json!({"description": "content", "properties": ["name"]});
    let common = json!({"vertical_align": "middle", "fields": {"width": 0.5}});
    [
        (with(with(&link, shown), common.clone()), link),
        (with(with(&image, about), common.clone()), image),
        (with(&text, common), text),
    ]
}

// ops.md 6, 6.1
#[test]
fn members_that_are_not_published_stay_where_they_are_not_mentioned() {
    for (held, said) in unpublished() {
        let page = twice(&held);
        // `null` mentions nothing (ops.md 1.2).
        let mut nulls = held.clone();
        for (name, member) in nulls.as_object_mut().unwrap() {
            if said.get(name).is_none() {
                *member = json!(null);
            }
        }
        for said in [&said, &nulls] {
            for block in written(&page, said) {
                assert_eq!(block, of(&page)[0], "{said}");
            }
        }
    }
}

// ops.md 1.2, 6: what is mentioned counts, also where it is the default.
#[test]
fn members_that_are_mentioned_count() {
    let defaults = json!({"vertical_align": "top", "fields": {}});
    let of_type = [
        json!({"description": "none", "properties": []}),
        json!({"mime_type": "image/gif", "size": 0, "added_at": "2026-01-02T00:00:00Z"}),
        json!({}),
    ];
    for ((held, said), of_type) in unpublished().into_iter().zip(of_type) {
        let page = twice(&held);
        let expected = match said["type"].as_str() {
            Some("image") => with(&said, of_type.clone()),
            _ => said.clone(),
        };
        for block in written(&page, &with(with(&said, of_type), defaults.clone())) {
            assert_eq!(block, expected);
        }
    }
}

// ops.md 6.1: what tells of an object goes with it, and what a type has with the type; the members of every block stay
// with its id.
#[test]
fn members_that_are_not_published_go_with_what_they_tell_of() {
    let common = json!({"vertical_align": "middle", "fields": {"width": 0.5}});
    let [(link, other_link), (image, other_image), _] = unpublished();
    for (held, other) in [(link, other_link), (image, other_image)] {
        let page = twice(&held);
        let other = with(&other, json!({"object_id": PERSON}));
        for block in written(&page, &other) {
            assert_eq!(block, with(&other, common.clone()));
        }
        let quote = json!({"type": "quote", "text": "x"});
        let [block, cells @ ..] = written(&page, &quote);
        assert_eq!(block, with(&quote, common.clone()));
        assert_eq!(cells, [quote.clone(), quote.clone(), quote]);
    }
}

// ops.md 6.1: rows and columns are known by their own ids, whichever table they are written in, and a cell by both.
#[test]
fn rows_and_columns_keep_what_is_not_published_in_a_new_table() {
    let dataview = json!({"type": "dataview", "object_id": FILE, "is_collection": true,
        "views": [{"id": "v1", "type": "kanban", "name": "Board"}]});
    let column = |id: &str| json!({"id": id, "width": 90, "fields": {"k": id}});
    let table = |ids: [&str; 4]| {
        let [table, a, b, row] = ids;
        json!({"id": table, "indent": 1, "type": "table", "columns": [column(a), column(b)],
            "rows": [{"id": row, "cells": ["x", dataview]}]})
    };
    let page = Fixture::page(json!([
        {"id": "p1", "type": "toggle"},
        table(["t1", "ca", "cb", "ra"]),
        table(["t2", "cc", "cd", "rc"]),
    ]));
    let said = json!({"type": "dataview", "object_id": FILE});
    let written = |columns: [&str; 2], row: &str| {
        let columns = columns.map(|id| json!({"id": id, "width": 90}));
        let table = json!({"type": "table", "columns": columns,
            "rows": [{"id": row, "cells": [said, said]}]});
        let after = page.after(replace("p1", json!([table])));
        let mut blocks = served(&after, true, KeysMode::Slug);
        assert_eq!(blocks.len(), 1);
        let table = blocks.remove(0);
        assert_ne!(table["id"], "t1");
        table
    };
    // In another order than before.
    let table = written(["cb", "ca"], "ra");
    let ids_and_fields = |table: &Value| {
        let columns = table["columns"].as_array().unwrap().iter();
        let columns = columns.map(|column| [column["id"].clone(), column["fields"]["k"].clone()]);
        columns.collect::<Vec<_>>()
    };
    let twice = |id: &str| [json!(id), json!(id)];
    assert_eq!(ids_and_fields(&table), [twice("cb"), twice("ca")]);
    let names =
        |table: &Value| [0, 1].map(|at| table["rows"][0]["cells"][at]["views"][0]["name"].clone());
    assert_eq!(names(&table), ["Board", "All"]);
    // A row and a column of two tables had no cell.
    let table = written(["cd", "cb"], "ra");
    assert_eq!(ids_and_fields(&table), [twice("cd"), twice("cb")]);
    assert_eq!(names(&table), ["All", "Board"]);
}
