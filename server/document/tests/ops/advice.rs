//! What a refusal advises about places: of blocks, of texts, and of what a batch has taken away. Each advice is followed here.

use rolltop_document::issue::FaultKind::Invalid;
use serde_json::{Value, json};

use crate::fixture::{Fixture, receipts};

// ops.md 1.1, 1.2.1: an empty list is not given only where a list may stand.
#[test]
fn an_empty_list_is_no_reference() {
    let tb = Fixture::tb();
    let d1 = Fixture::d1();
    for op in [
        json!({"op": "move_block", "id": "h1", "after": []}),
        json!({"op": "move_block", "id": "h1", "position": []}),
        json!({"op": "replace_text", "find": "alpha", "replace": "x", "id": []}),
        json!({"op": "replace_text", "find": "alpha", "replace": "x", "replace_all": []}),
        json!({"op": "delete_block", "id": [], "match": "alpha"}),
        json!({"op": "insert_blocks", "blocks": [{"type": "divider"}], "markdown": []}),
        json!({"op": "insert_view", "name": "x", "block": []}),
        json!({"op": "insert_view", "name": "x", "copy_from": []}),
    ] {
        for page in [&d1, &tb] {
            page.invalid(json!([op]), "ops[0]");
        }
    }
    // O-169, O-170.
    d1.ok(json!([{"op": "insert_blocks", "blocks": [], "markdown": "x"}]));
    d1.ok(json!([{"op": "set_properties", "set": {"effort": 1}, "add": [], "unset": []}]));
}

// document.md 6.2: what stands directly under a row is a column, and a column under nothing else.
#[test]
fn columns_are_led_under_their_row() {
    let insert = |blocks: Value| json!({"op": "insert_blocks", "blocks": blocks});
    let beside = json!([{"type": "row"}, {"type": "column"}, {"type": "paragraph", "indent": 1}]);
    let bare = json!([{"type": "row"}, {"type": "paragraph", "indent": 1}]);
    let advice = "a block of type column above it, with an indent one more than the row's, and its own indent one more \
                  than the column's";
    #[rustfmt::skip]
    Fixture::d0().refuses([
        (Invalid, insert(beside), "blocks[1]", "and its indent one more than the row's"),
        (Invalid, insert(bare), "blocks[1]", advice),
    ]);
    let right = json!([{"type": "row"}, {"type": "column", "indent": 1}, {"type": "paragraph", "indent": 2}]);
    Fixture::d0().ok(json!([insert(right)]));
}

// ops.md 6.1, 7.2: the columns that a table has stay where their ids are sent, with what is sent of them.
#[test]
fn rows_that_are_too_long_keep_the_columns() {
    let page = Fixture::page(json!([{"id": "t1", "type": "table",
        "columns": [{"id": "ca", "width": 120}, {"id": "cb"}],
        "rows": [{"id": "ra", "cells": ["a", "b"]}]}]));
    let rows = json!([{"id": "ra", "cells": ["a", "b", "c"]}, {"cells": ["d", "e", "f", "g"]}]);
    let update = |set: Value| json!({"op": "update_block", "id": "t1", "set": set});
    let fault = page
        .run(json!([update(json!({"rows": rows}))]))
        .expect_err("long");
    let hint = |at: usize| fault.issues[at].hint.clone().unwrap();
    // Both rows ask for what the longest needs.
    assert_eq!((fault.issues.len(), hint(0)), (2, hint(1)));
    let columns = r#"[{"id":"ca","width":120},{"id":"cb"},{},{}]"#;
    assert!(hint(0).contains(&format!("`columns` 4 entries in all: {columns}")));
    let columns: Value = serde_json::from_str(columns).unwrap();
    let after = page.ok(json!([update(json!({"rows": rows, "columns": columns}))]));
    let written = receipts(&after).join(" ");
    assert!(
        !written.contains("columns[0]") && written.contains("columns[2]"),
        "{written}"
    );

    // What is new has no ids.
    let insert = |columns: Value| {
        let table = json!({"type": "table", "columns": columns, "rows": [&rows[1]]});
        json!({"op": "insert_blocks", "blocks": [table]})
    };
    let says = "give `columns` 4 entries in all, such as {}";
    page.refuses([(
        Invalid,
        insert(json!([{}])),
        "blocks[0].rows[0].cells",
        says,
    )]);
    page.ok(json!([insert(json!([{}, {}, {}, {}]))]));

    // A column that is new in the batch has no id either, as the id ends with the refusal; its width is named.
    for (columns, written) in [
        (
            json!([{"width": 90}, {"id": "cb"}]),
            r#"[{"width":90},{"id":"cb"},{},{}]"#,
        ),
        (json!([{"width": 90}, {}]), r#"[{"width":90},{},{},{}]"#),
    ] {
        let second = update(json!({"rows": [&rows[1]]}));
        let batch = json!([update(json!({"columns": columns, "rows": []})), second]);
        let said = page.invalid(batch, "ops[1].set.rows[0].cells");
        assert!(
            said.contains(&format!("`columns` 4 entries in all: {written}")),
            "{said}"
        );
        let columns: Value = serde_json::from_str(written).unwrap();
        page.ok(json!([
            update(json!({"columns": columns, "rows": []})),
            second
        ]));
    }

    // So many that a hint does not write them out.
    let many: Vec<Value> = (0..20).map(|at| json!({"id": format!("k{at}")})).collect();
    let page = Fixture::page(json!([{"id": "t1", "type": "table", "columns": many, "rows": []}]));
    let long = update(json!({"rows": [{"cells": vec!["x"; 21]}]}));
    let says = "each that stays with its id and width, and {} for each of 1 new";
    page.refuses([(Invalid, long, "set.rows[0].cells", says)]);
}

// ops.md 4.1: a text that no block contains may stand where other operations reach it.
#[test]
fn a_text_that_no_block_contains_is_told_where_it_stands() {
    let page = Fixture::page(json!([
        {"id": "p1", "type": "paragraph", "text": "say **hello** to all"},
        {"id": "p2", "type": "paragraph", "text": "alpha"},
        {"id": "p3", "type": "paragraph", "text": "beta"},
        {"id": "e1", "type": "embed", "processor": "latex", "text": "x^2"},
        {"id": "t1", "type": "table",
            "columns": [{"id": "ca"}, {"id": "cb"}],
            "rows": [{"id": "ra", "cells": ["Tool", "shared"]}, {"id": "rb", "cells": ["shared", [
                {"type": "bulleted_list_item", "text": "own"},
                {"type": "paragraph", "id": "w1", "indent": 1, "text": "within"},
            ]]}]},
    ]));
    let find = |text: &str| json!([{"op": "replace_text", "find": text, "replace": "new"}]);
    let refusal = |text: &str| page.missing(find(text), "ops[0].find");
    #[rustfmt::skip]
    let cases = [
        ("say hello", r#"p1 has it with other markup, in "say **hello** to all": copy it with its markup"#),
        ("**alpha**", r#"p2 has it with other markup, in "alpha": copy it"#),
        ("x^2", "it is in e1, of type embed, which is found by its id alone: give that as id"),
        ("Tool", "set_cell writes whole, with table_id t1, row ra and col ca"),
        ("within", "set_cell writes whole, with table_id t1, row rb and col cb"),
        ("own", "set_cell writes whole, with table_id t1, row rb and col cb"),
        (
            "shared",
            "in 2 cells of tables, each of which set_cell writes whole: table_id t1, row ra and col cb, table_id t1, row rb \
             and col ca",
        ),
        ("Plan", "it is in the property name, which is not a block: set_properties sets it whole"),
        ("What to do", "it is in the property description"),
        ("alpha\nbeta", "p2 has only its first line: write one operation for each block"),
        ("nowhere", "copy the text exactly as a read serves it"),
    ];
    for (text, advice) in cases {
        let said = refusal(text);
        assert!(said.contains(advice), "{said}");
        // The other operations that look for a text say the same.
        if text != "x^2" {
            let delete = json!([{"op": "delete_block", "match": text}]);
            let said = page.missing(delete, "ops[0].match");
            assert!(said.contains(advice), "{said}");
        }
    }
    page.ok(find("say **hello**"));
    page.ok(json!([{"op": "replace_text", "id": "e1", "find": "x^2", "replace": "new"}]));
    page.ok(
        json!([{"op": "set_cell", "table_id": "t1", "row": "rb", "col": "cb", "value": "new"}]),
    );

    // What is new in the batch has no ids that set_cell takes.
    let insert = json!({"op": "insert_blocks", "blocks": [{"type": "table", "columns": [{}], "rows": [{"cells": ["fresh"]}]}]});
    let said = page.missing(json!([insert, find("fresh")[0]]), "ops[1].find");
    assert!(
        said.contains("a cell that is new in this batch: write the final text there"),
        "{said}"
    );
    assert!(!said.contains("set_cell"), "{said}");
}

// ops.md 3: an id that an earlier operation removes is gone for later ones, though reads still show it.
#[test]
fn what_the_batch_has_removed_is_named() {
    let page = Fixture::d1();
    let update = json!({"op": "update_block", "id": "s2", "set": {"text": "x"}});
    let delete = |id: &str| json!({"op": "delete_block", "id": id});
    let insert = json!({"op": "insert_blocks", "after": "s2", "markdown": "x"});
    let replace = |blocks: Value| json!({"op": "replace_subtree", "id": "p1", "blocks": blocks});
    let kept = |id: &str| json!({"type": "paragraph", "id": id});
    // A child that the new content leaves out is gone, one that it names is not.
    let without = replace(json!([kept("p1")]));
    let again = "ops[0] of this batch removes it: leave this operation out, write it before that one, or keep the block there";
    for (ops, path, advice) in [
        (json!([delete("s2"), update]), "ops[1].id", again),
        (
            json!([delete("s2"), insert]),
            "ops[1].after",
            "ops[0] of this batch removes it: name another place",
        ),
        (
            json!([without, delete("c1")]),
            "ops[1].id",
            "ops[0] of this batch removes it",
        ),
    ] {
        let said = page.missing(ops, path);
        assert!(said.contains(advice), "{said}");
    }
    page.ok(json!([update, delete("s2")]));
    page.ok(json!([insert, delete("s2")]));
    page.ok(json!([
        replace(json!([kept("p1"), kept("c1")])),
        delete("c1")
    ]));
    let said = page.missing(json!([delete("none")]), "ops[0].id");
    assert!(!said.contains("of this batch"), "{said}");
}

// ops.md 6.1, document.md 6.5: what is no part of new content, or is dropped, is no repair.
#[test]
fn members_that_are_not_accepted_are_not_offered() {
    let insert = |block: Value| json!({"op": "insert_blocks", "blocks": [block]});
    #[rustfmt::skip]
    let cases = [
        (
            json!({"type": "column", "width": 0.5}),
            "width",
            r#"write `fields` with the part of the row that it takes, such as {"width":0.5}"#,
        ),
        (
            json!({"type": "dataview", "query_source": {"types": ["bug"]}}),
            "query_source",
            "write `object_id`: the id of the type, the query or the collection that it shows",
        ),
        (json!({"type": "dataview", "sources": ["bug"]}), "sources", "indent, type, "),
        (json!({"type": "paragraph", "idx": "x"}), "idx", "indent, type, "),
        (
            json!({"type": "paragraph", "parent_id": "x"}),
            "parent_id",
            "leave it out: a child follows its parent, with the parent's `indent` + 1",
        ),
    ];
    for (block, member, advice) in cases {
        let place = format!("ops[0].blocks[0].{member}");
        let fault = Fixture::ly().run(json!([insert(block)])).expect_err(member);
        let mut issues = fault.issues.iter();
        let issue = issues.find(|issue| issue.path_str() == place).unwrap();
        let hint = issue.hint.clone().unwrap();
        assert!(hint.starts_with(advice), "{hint}");
        assert!(
            !hint.contains("source,") && !hint.contains(" id,"),
            "{hint}"
        );
    }
    let table = json!({"type": "table", "columns": [{"wide": 5}], "rows": []});
    // What stays is named by its id.
    let columns = json!([{"id": "ca", "wide": 5}, {"id": "cb"}]);
    let update = json!({"op": "update_block", "id": "t1", "set": {"columns": columns}});
    let parent = json!({"op": "update_block", "id": "s2", "set": {"parent": "p1"}});
    let (new, kept) = ("columns[0].wide", "id, width, fields");
    let said = Fixture::d0().invalid(json!([insert(table)]), &format!("ops[0].blocks[0].{new}"));
    assert!(said.ends_with("| width, fields"), "{said}");
    Fixture::tb().refuses([(Invalid, update, "set.columns[0].wide", kept)]);
    let moves = "move_block moves a block to another parent";
    Fixture::d1().refuses([(Invalid, parent, "set.parent", moves)]);
    let column = json!({"type": "column", "indent": 1, "fields": {"width": 0.5}});
    Fixture::d0().ok(json!([{"op": "insert_blocks", "blocks": [{"type": "row"}, column]}]));
}

// ops.md 19, query.md 4.2: conditions of other languages lead to ours, and none drops the value.
#[test]
fn conditions_of_other_languages_lead_to_ours() {
    let view = json!({"id": "v1", "name": "All", "columns": [{"property": "name"}]});
    let page = Fixture::page(json!([{"id": "dv", "type": "dataview", "views": [view]}]));
    for (written, meant) in [
        ("is", Some("equal")),
        ("==", Some("equal")),
        ("equals", Some("equal")),
        ("isNot", Some("not_equal")),
        ("!=", Some("not_equal")),
        ("like", Some("contains")),
        ("greater_than_or_equal", Some("greater_or_equal")),
        ("unequal", Some("not_equal")),
        // What would say less than was meant, or the contrary, is not suggested.
        ("not_exists", None),
        ("equal_ignoring_case", None),
        ("unlike", None),
    ] {
        let leaf = json!({"property": "stage_a", "condition": written, "value": "High"});
        let update = json!([{"op": "update_view", "set": {"filters": [leaf]}}]);
        let said = page.invalid(update, "ops[0].set.filters[0].condition");
        let meant = meant.map(|meant| format!("did you mean {meant}?"));
        assert_eq!(said.contains("did you mean"), meant.is_some(), "{said}");
        assert!(meant.is_none_or(|meant| said.contains(&meant)), "{said}");
    }
}
