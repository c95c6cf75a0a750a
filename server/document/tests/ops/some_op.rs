//! An operation of any kind, written from a few numbers against whatever blocks there are: it may succeed or not.

use std::collections::HashSet;

use proptest::prelude::*;
use rolltop_document::block::{Block, BlockContent};
use rolltop_document::ops::OPS;
use serde_json::{Value, json};

use crate::fixture::Fixture;
use crate::laws::contents;

/// Which operation, which two blocks, and what it writes.
pub(crate) type Seed = (u8, usize, usize, u8);

/// How many forms of operations there are.
const FORMS: u8 = 26;

pub(crate) fn operation() -> impl Strategy<Value = Seed> {
    (0..FORMS, 0..16usize, 0..16usize, 0..19u8)
}

pub(crate) fn written(seed: Seed, blocks: &[Block]) -> Value {
    let (form, one, two, content) = seed;
    let id = |at: usize| {
        blocks
            .get(at)
            .map_or_else(|| "nowhere".to_owned(), |block| block.id.clone())
    };
    let mut new = contents()[usize::from(content) % contents().len()].clone();
    for part in ["rows", "views", "columns", "properties"] {
        new.as_object_mut().unwrap().remove(part);
    }
    let run = json!([{"type": "toggle", "text": "new"}, {"indent": 1, "type": "paragraph", "text": "x\ry"}]);
    match form {
        0 => json!({"op": "move_block", "id": id(one), "after": id(two)}),
        1 => json!({"op": "move_block", "id": id(one), "inside": id(two)}),
        2 => json!({"op": "move_block", "id": id(one), "position": "first"}),
        3 => json!({"op": "delete_block", "id": id(one), "recursive": content % 2 == 0}),
        4 => json!({"op": "insert_blocks", "before": id(one), "blocks": run}),
        5 => json!({"op": "insert_blocks", "inside": id(one), "blocks": [new]}),
        6 => {
            json!({"op": "replace_subtree", "id": id(one), "blocks": [{"id": id(two), "type": "quote"}]})
        }
        7 => json!({"op": "update_block", "id": id(one), "set": {"type": new["type"]}}),
        8 => {
            json!({"op": "replace_text", "id": id(one), "find": "a", "replace": "b*\r\n", "replace_all": true})
        }
        9 => cell_write(one, content, blocks),
        10 => json!({"op": "set_type", "type": if content % 2 == 0 { "task" } else { "note" }}),
        11..=15 => view_write(form, one, content, blocks),
        16 => json!({"op": "set_properties", "set": {"name": "n"}, "unset": ["description"]}),
        17 => {
            let date = [json!("2026-07-06"), json!(9.3e18), json!(null)];
            let number = [
                json!(-0.0),
                json!(1e300),
                json!(18_446_744_073_709_549_568_u64),
            ];
            let set = json!({
                "due_date": date[one % date.len()], "priority": number[two % number.len()],
            });
            json!({"op": "set_properties", "set": set})
        }
        18 => json!({"op": "add_items", "items": ([["m1"], ["m2"], ["m3"]][one % 3])}),
        19 => json!({"op": "remove_items", "items": ([["m1"], ["m2"], ["obj-1"]][one % 3])}),
        20 => {
            let markdown =
                "# A\r- b\r\n  - [x] c\n\n| x | y |\n|---|---|\n| `1` | **2** |\n\n```\na\rb\n```";
            json!({"op": "insert_blocks", "after": id(one), "markdown": markdown})
        }
        21 => json!({"op": "update_block", "id": id(one), "set": new}),
        22 => parts_write(one, content, blocks),
        23 => {
            new.as_object_mut().unwrap().shift_remove("fields");
            new["id"] = json!(id(one));
            json!({"op": "replace_subtree", "id": id(one), "blocks": [new]})
        }
        24 => {
            let mut behind = blocks.iter().skip(one);
            let with_fields = behind.find(|block| block.fields.is_some());
            let code = json!({"type": "code", "language": "go"});
            json!({"op": "update_block", "id": with_fields.map_or("nowhere", |block| &block.id), "set": code})
        }
        _ => json!({"op": "replace_text", "find": "new", "replace": "old"}),
    }
}

/// The first block at or behind a position whose content is wanted.
fn behind<'b, P>(
    from: usize,
    blocks: &'b [Block],
    wanted: impl Fn(&'b BlockContent) -> Option<P>,
) -> Option<(&'b str, P)> {
    let found = |block: &'b Block| Some((block.id.as_str(), wanted(&block.content)?));
    blocks.iter().skip(from).find_map(found)
}

/// Changes the views of a dataview, or of something that is none.
fn view_write(form: u8, from: usize, content: u8, blocks: &[Block]) -> Value {
    let dataview = behind(from, blocks, |content| match content {
        BlockContent::Dataview(dataview) => Some(dataview),
        _ => None,
    });
    let id = dataview.map_or("nowhere", |(id, _)| id);
    let views = dataview.map(|(_, dataview)| dataview.views.as_slice());
    let views = views.unwrap_or_default();
    let view = views.get(usize::from(content) % views.len().max(1));
    let view = view.map_or("nowhere", |view| view.id.as_str());
    match form {
        11 => json!({"op": "insert_view", "name": "New", "block": id, "columns": {"effort": {}}}),
        12 => {
            json!({"op": "insert_view", "name": "Copy", "block": id, "copy_from": view, "before": view})
        }
        13 => {
            json!({"op": "update_view", "block": id, "view": view, "columns": {"name": null, "effort": {"width": 9}}})
        }
        14 => json!({"op": "move_view", "block": id, "view": view, "position": "first"}),
        _ => json!({"op": "delete_view", "block": id, "view": view}),
    }
}

/// Writes into a table, or into something that is none.
fn cell_write(from: usize, content: u8, blocks: &[Block]) -> Value {
    let table = behind(from, blocks, |content| match content {
        BlockContent::Table(table) => Some(table),
        _ => None,
    });
    let value = match content % 6 {
        0 => json!("te\rxt"),
        1 => json!(null),
        2 => json!({"type": "checkbox", "checked": true}),
        3 => json!({"type": "code", "language": "go"}),
        4 => json!({"type": "code", "text": "x", "fields": {"lang": "c"}}),
        _ => json!([{"type": "toggle"}, {"indent": 1, "type": "paragraph", "text": "x"}]),
    };
    let row = table.and_then(|(_, table)| table.rows.first());
    let column = table.and_then(|(_, table)| table.columns.last());
    json!({
        "op": "set_cell", "table_id": table.map_or("nowhere", |(id, _)| id),
        "row": row.map_or("Item", |row| &row.id), "col": column.map_or("Item", |column| &column.id),
        "value": value,
    })
}

/// Replaces the parts of a table or of a dataview, keeping the identity of some.
fn parts_write(from: usize, content: u8, blocks: &[Block]) -> Value {
    let parts = behind(from, blocks, |block| match block {
        BlockContent::Table(table) => {
            let first = table
                .rows
                .first()
                .map(|row| json!({"id": row.id, "is_header": true}));
            let rows: Value = first
                .into_iter()
                .chain([json!({}), json!({"is_header": true})])
                .collect();
            Some(json!({ "rows": rows }))
        }
        BlockContent::Dataview(dataview) => {
            let last = dataview
                .views
                .last()
                .map(|view| json!({"id": view.id, "type": "list"}));
            let views: Value = [json!({"name": "First"})].into_iter().chain(last).collect();
            Some(json!({ "views": views }))
        }
        _ => None,
    });
    let (id, set) = parts.unwrap_or(("nowhere", json!({"rows": []})));
    let set = if content.is_multiple_of(5) {
        json!({"columns": []})
    } else {
        set
    };
    json!({"op": "update_block", "id": id, "set": set})
}

// Every operation that objects take succeeds somewhere, and somewhere does not.
#[test]
fn every_operation_is_reached() {
    let (mut succeeds, mut fails) = (HashSet::new(), HashSet::new());
    for (at, _) in contents().iter().enumerate() {
        let mut block = contents()[at].clone();
        block["id"] = json!("a");
        if let Some(views) = block.get_mut("views").and_then(Value::as_array_mut) {
            views.push(json!({"id": "other"}));
        }
        let mut fixture = Fixture::co();
        fixture.standing = Fixture::d0().standing;
        fixture.document.type_key = "page".to_owned();
        let text = json!({"id": "b", "type": "paragraph", "text": "a new one"});
        fixture.document.blocks = Fixture::page(json!([block, text])).document.blocks;
        for form in 0..FORMS {
            for (one, two, content) in [(0, 1, 0), (1, 1, 1), (0, 1, 3), (2, 0, 7)] {
                let op = written((form, one, two, content), &fixture.document.blocks);
                let name = op["op"].as_str().unwrap().to_owned();
                match fixture.run(json!([op])) {
                    Ok(_) => succeeds.insert(name),
                    Err(_) => fails.insert(name),
                };
            }
        }
    }
    let all: HashSet<String> = OPS.iter().map(|op| op.name.to_owned()).collect();
    assert_eq!(succeeds, all);
    // Nothing that it names can be missing.
    let always = ["set_type", "set_properties", "remove_items", "add_items"];
    let may_fail = all.iter().filter(|name| !always.contains(&name.as_str()));
    assert!(
        may_fail.cloned().collect::<HashSet<_>>().is_subset(&fails),
        "{fails:?}"
    );
}
