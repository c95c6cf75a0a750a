//! The content of operations (ops.md 1.2, 6, 7.2): ids, leniency, merging, echoes.

use std::collections::HashMap;

use serde_json::{Value, json};

use crate::block::{
    Block, BlockContent, Cell, ExistingParts, IdRule, Input, MintedKind, ParseContext, Table,
    parse_blocks, parse_cell, parse_update, render_block,
};
use crate::findings::Findings;
use crate::issue::{FaultKind, Issue, Miss};
use crate::objects::ObjectFacts;
use crate::path::Path;
use crate::testing::CountingIds;
use crate::view::View;
use crate::vocabulary::{BundledNames, Stored};
use crate::wire::JsonMap;

/// The parts of these blocks, resolved by their exact id; a column `c` and a row `r` are among them.
struct Parts<'b>(&'b [Block]);

impl Parts<'_> {
    fn tables(&self) -> impl Iterator<Item = &Table> {
        self.0.iter().filter_map(|block| match &block.content {
            BlockContent::Table(table) => Some(table),
            _ => None,
        })
    }
}

impl ExistingParts for Parts<'_> {
    fn resolve(&self, spelling: &str, _: MintedKind) -> Result<String, Miss> {
        let part = matches!(spelling, "c" | "r");
        let known = part || self.block(spelling).is_some() || self.view(spelling).is_some();
        let issue = Issue::pathless("unknown");
        if known {
            Ok(spelling.to_owned())
        } else {
            Err(Miss {
                kind: FaultKind::Invalid,
                issue,
            })
        }
    }

    fn block(&self, id: &str) -> Option<&Block> {
        self.0.iter().find(|block| block.id == id)
    }

    fn view(&self, id: &str) -> Option<&View> {
        let views = self.0.iter().filter_map(|block| match &block.content {
            BlockContent::Dataview(dataview) => Some(&dataview.views),
            _ => None,
        });
        views.flatten().find(|view| view.id == id)
    }

    fn column(&self, id: &str) -> Option<(&Table, usize)> {
        let at = |table: &Table| table.columns.iter().position(|column| column.id == id);
        self.tables().find_map(|table| Some((table, at(table)?)))
    }

    fn row(&self, id: &str) -> Option<(&Table, usize)> {
        let at = |table: &Table| table.rows.iter().position(|row| row.id == id);
        self.tables().find_map(|table| Some((table, at(table)?)))
    }

    fn is_echo(&self, _: &JsonMap, _: &View) -> bool {
        false
    }
}

fn paths(out: &Findings) -> Vec<&str> {
    out.issues
        .iter()
        .chain(&out.warnings)
        .map(Issue::path_str)
        .collect()
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
    let values = blocks.as_array().cloned().unwrap_or_default();
    parse_blocks(&values, &Path::root(), &cx, &mut Findings::default()).blocks
}

/// Parses a run as the first operation's blocks; the new ids with their places.
fn run(blocks: &Value, rule: IdRule<'_>, rebase: u8) -> (Vec<Block>, Vec<String>, Findings) {
    let ids = CountingIds::default();
    let objects: HashMap<String, ObjectFacts> = HashMap::new();
    let input = Input::Payload(rule);
    let cx = ParseContext {
        names: &BundledNames,
        ids: &ids,
        objects: Some(&objects),
        input,
        rebase,
    };
    let mut out = Findings::default();
    let values = blocks.as_array().cloned().unwrap_or_default();
    let parsed = parse_blocks(&values, &Path::op(0).key("blocks"), &cx, &mut out);
    out.sort();
    let minted = parsed
        .minted
        .iter()
        .map(|minted| minted.path.to_string())
        .collect();
    (parsed.blocks, minted, out)
}

// ops.md 6.1, 10: new content has no ids, the minted ones are reported at the place of each.
#[test]
fn new_content_takes_no_ids() {
    let cells = json!([[{"type": "toggle"}, {"type": "paragraph", "indent": 1}]]);
    let table = json!({"type": "table", "id": "", "columns": [{"id": null, "width": 0}], "rows": [{"cells": cells}]});
    let (_, minted, out) = run(&json!([table]), IdRule::New, 0);
    assert_eq!(out, Findings::default());
    let place = "ops[0].blocks[0]";
    let expected = ["", ".columns[0]", ".rows[0]", ".rows[0].cells[0][1]"];
    assert_eq!(minted, expected.map(|part| format!("{place}{part}")));

    let (_, _, out) = run(&json!([{"type": "paragraph", "id": "x"}]), IdRule::New, 0);
    assert_eq!(paths(&out), ["ops[0].blocks[0].id"]);
}

// ops.md 5, 6: relative indents, types of older content, structural types.
#[test]
fn payload_blocks_are_judged_at_their_place() {
    #[rustfmt::skip]
    let cases = [
        (json!([{"type": "paragraph", "indent": 1}]), "ops[0].blocks[0].indent"),
        (json!([{"type": "quote"}, {"type": "quote", "indent": 2}]), "ops[0].blocks[1].indent"),
        (json!([{"type": "chat"}]), "ops[0].blocks[0].type"),
        (json!([{"type": "group"}]), "ops[0].blocks[0].type"),
        (json!([{"type": "title"}]), "ops[0].blocks[0].type"),
        (json!([{"type": "paragraph", "checked": true}]), "ops[0].blocks[0].checked"),
        (json!([{"type": "image"}, {"type": "quote", "indent": 1}]), "ops[0].blocks[1]"),
        (json!([{"type": "link", "object_id": "nope"}]), "ops[0].blocks[0].object_id"),
    ];
    for (blocks, expected) in cases {
        let (_, _, out) = run(&blocks, IdRule::New, 0);
        assert_eq!(paths(&out), [expected], "{blocks}");
    }
    // A column may come alone: where it lands is judged with the whole result.
    let (_, _, out) = run(&json!([{"type": "column", "align": ""}]), IdRule::New, 0);
    assert_eq!(out, Findings::default());
}

// ops.md 7.3: a run that starts at the replaced block's own indent is read absolutely.
#[test]
fn an_absolute_run_is_rebased() {
    let blocks = json!([{"type": "quote", "indent": 2}, {"type": "quote", "indent": 3}]);
    let (blocks, _, out) = run(&blocks, IdRule::New, 2);
    assert_eq!(out, Findings::default());
    assert_eq!(
        blocks.iter().map(|block| block.indent).collect::<Vec<_>>(),
        [0, 1]
    );
}

// ops.md 6.1: a kept part keeps what the payload does not mention; D-68: an echo keeps dangling references.
#[test]
fn kept_parts_keep_what_is_not_mentioned() {
    let before = json!([
        {"id": "p", "type": "paragraph", "text": "<mention object_id=\"gone\">A</mention>", "fields": {"k": 1}},
        {"id": "l", "type": "link", "object_id": "gone"},
        {"id": "t", "type": "table", "columns": [{"id": "c"}], "rows": [{"id": "r", "cells": ["<mention object_id=\"gone\">A</mention>"]}]},
        {"id": "d", "type": "dataview", "object_id": "gone", "views": [{"id": "v", "groups": [{"id": "g"}]}]},
    ]);
    let held = stored(&before);
    let echo = json!([
        {"id": "p", "type": "paragraph", "text": "<mention object_id=\"_missing_object\">A</mention>"},
        {"id": "l", "type": "link", "object_id": "_missing_object"},
        {"id": "t", "type": "table", "columns": [{"id": "c"}], "rows": [{"id": "r", "cells": ["<mention object_id=\"_missing_object\">A</mention>"]}]},
        {"id": "d", "type": "dataview", "object_id": "_missing_object", "views": [{"id": "v"}]},
    ]);
    let (blocks, minted, out) = run(&echo, IdRule::Existing(&Parts(&held)), 0);
    assert_eq!(out, Findings::default());
    assert_eq!(blocks, held);
    assert_eq!(minted, Vec::<String>::new());

    let other = json!([{"id": "zz", "type": "quote"}, {"type": "quote"}, {"id": "p", "type": "quote"}, {"id": "p", "type": "quote"}]);
    let (_, minted, out) = run(&other, IdRule::Existing(&Parts(&held)), 0);
    assert_eq!(paths(&out), ["ops[0].blocks[0].id", "ops[0].blocks[3].id"]);
    assert_eq!(minted, ["ops[0].blocks[1]"]);
}

/// Merges `set` into the one block `before`: its stored form after, and the paths of what was found.
fn update(before: Value, set: Value) -> (Value, String) {
    let held = stored(&json!([before]));
    let ids = CountingIds::default();
    let objects: HashMap<String, ObjectFacts> = HashMap::new();
    let parts = Parts(&held);
    let input = Input::Payload(IdRule::Existing(&parts));
    let cx = ParseContext {
        names: &BundledNames,
        ids: &ids,
        objects: Some(&objects),
        input,
        rebase: 0,
    };
    let mut out = Findings::default();
    let base = held
        .first()
        .cloned()
        .unwrap_or_else(|| Block::plain(String::new(), 0, BlockContent::Row));
    let set: JsonMap = set.as_object().cloned().unwrap_or_default();
    let (block, _) = parse_update(&base, &set, &Path::op(0).key("set"), &cx, &mut out);
    (
        Value::Object(render_block(&block, &Stored)),
        paths(&out).join(" "),
    )
}

// ops.md 7.2: named members replace, null clears, a new type drops what it does not know.
#[test]
fn an_update_merges() {
    let block = json!({"id": "b", "type": "checkbox", "checked": true, "color": "red", "text": "**x**", "align": "right"});
    #[rustfmt::skip]
    let cases = [
        (json!({"text": "y"}), json!({"id": "b", "type": "checkbox", "checked": true, "color": "red", "text": "y", "align": "right"})),
        (json!({"checked": null, "align": null}), json!({"id": "b", "type": "checkbox", "color": "red", "text": "**x**"})),
        (json!({"type": "quote"}), json!({"id": "b", "type": "quote", "color": "red", "text": "**x**", "align": "right"})),
    ];
    for (set, expected) in cases {
        assert_eq!(
            update(block.clone(), set.clone()),
            (expected, String::new()),
            "{set}"
        );
    }
    #[rustfmt::skip]
    let retyped = [
        (json!({"type": "code", "align": ""}), json!({"id": "b", "type": "code", "text": "x"})),
        (json!({"type": "divider", "style": "dots"}), json!({"id": "b", "type": "divider", "style": "dots", "align": "right"})),
    ];
    for (set, expected) in retyped {
        assert_eq!(
            update(block.clone(), set.clone()),
            (expected, "ops[0].set.type".to_owned()),
            "{set}"
        );
    }
    let faults = [
        (json!({"type": "divider", "text": "x"}), "ops[0].set.text"),
        (
            json!({"type": "property"}),
            "ops[0].set.property ops[0].set.type",
        ),
        (json!({"nope": 1}), "ops[0].set.nope"),
        (json!({"text": "<u>x"}), "ops[0].set.text"),
        (json!({"type": "group"}), "ops[0].set.type"),
    ];
    for (set, expected) in faults {
        assert_eq!(update(block.clone(), set.clone()).1, expected, "{set}");
    }
    // Literal text stays what it is.
    let code = json!({"id": "b", "type": "code", "text": "<u>x"});
    let quote = json!({"id": "b", "type": "quote", "text": "\\<u>x"});
    assert_eq!(
        update(code, json!({"type": "quote"})),
        (quote, String::new())
    );
}

// ops.md 7.2: columns and rows are replaced whole, the rest of a table stays.
#[test]
fn a_table_is_replaced_by_parts() {
    let table = json!({"id": "t", "type": "table", "columns": [{"id": "a"}], "rows": [{"id": "r", "cells": ["x"]}]});
    let (after, found) = update(table.clone(), json!({"columns": null}));
    assert_eq!(found, "ops[0].set.rows[0].cells[0]");
    assert_eq!(after.get("columns"), None);
    let (after, found) = update(table, json!({"align": "center"}));
    assert_eq!(found, "");
    assert_eq!(
        after.get("rows"),
        Some(&json!([{"id": "r", "cells": ["x"]}]))
    );
}

// ops.md 7.8.
#[test]
fn a_cell_is_parsed_alone() {
    let ids = CountingIds::default();
    let input = Input::Payload(IdRule::New);
    let cx = ParseContext {
        names: &BundledNames,
        ids: &ids,
        objects: None,
        input,
        rebase: 0,
    };
    #[rustfmt::skip]
    let cases = [
        (json!(null), "", ""),
        (json!("x"), "", ""),
        (json!({"type": "quote", "id": "x"}), "ops[0].value.id", ""),
        (json!([{"type": "quote"}, {"type": "quote", "indent": 1}]), "", "ops[0].value[1]"),
        (json!([{"type": "divider"}, {"type": "quote", "indent": 1}]), "ops[0].value[1]", "ops[0].value[1]"),
        (json!(7), "ops[0].value", ""),
    ];
    for (value, found, minted) in cases {
        let mut out = Findings::default();
        let (_, new) = parse_cell(
            &value,
            &Cell::Empty,
            &Path::op(0).key("value"),
            &cx,
            &mut out,
        );
        assert_eq!(paths(&out).join(" "), found, "{value}");
        let new: Vec<_> = new.iter().map(|minted| minted.path.to_string()).collect();
        assert_eq!(new.join(" "), minted, "{value}");
    }
}
