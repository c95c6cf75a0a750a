//! What a refusal advises is what a caller can follow: it leads nowhere that is taken, and to nothing that is refused.

use rolltop_document::issue::FaultKind::{Invalid, NotFound};
use rolltop_document::ops::{OpSpec, decode, decode_type_op, envelope, type_op_names};
use serde_json::{Value, json};

use crate::fixture::{Fixture, assert_says, stats, texts, with};

/// What is said of an operation that is refused before it is applied.
fn refusal(op: &Value) -> String {
    texts(&decode(0, op).expect_err("a refusal"))
}

// ops.md 5, 19: an unknown field with a similar name is taken for a missing field, not for one that is present.
#[test]
fn unknown_fields_are_renamed_to_what_is_missing() {
    let insert = |more: Value| {
        with(
            json!({"op": "insert_blocks", "markdown": "x", "position": "after"}),
            more,
        )
    };
    for (field, meant) in [
        (json!({"anchor": "p1"}), "anchor"),
        (json!({"style": "p1", "target_id": "p1"}), "target_id"),
        (json!({"block_id": "p1"}), "block_id"),
        (json!({"relativeTo": "p1"}), "relativeTo"),
        (json!({"afterId": "p1"}), "afterId"),
    ] {
        let said = refusal(&insert(field));
        let advice = format!("rename {meant} to after; leave position out");
        assert!(said.contains(&advice), "{said}");
    }
    for field in [
        json!({"color": "red"}),
        json!({"anchor": "p1", "ref": "p1"}),
        json!({"parent": "p1"}),
    ] {
        let said = refusal(&insert(field));
        let advice = "name what it goes after by the field after, in place of position";
        assert!(said.contains(advice) && !said.contains("rename"), "{said}");
    }
    #[rustfmt::skip]
    let cases = [
        // A block that the operation is about may be named twice.
        (json!({"op": "move_block", "id": "s2", "position": "after", "block_id": "s2"}), "rename"),
        (json!({"op": "move_block", "id": "s2", "to": "p1"}), "rename to"),
        (json!({"op": "insert_blocks", "blocks": [{"type": "paragraph"}], "top": true}), "rename top"),
        (json!({"op": "delete_block", "id": "c1", "foo": 1}), "rename"),
        (json!({"op": "delete_block", "id": "c1", "blockId": "x"}), "to id"),
        (json!({"op": "set_type", "type": "task", "x": 1}), "rename"),
    ];
    for (op, never) in cases {
        assert!(!refusal(&op).contains(never), "{op}");
    }
}

// ops.md 1.1, 7.6, 15, 19: what is misnamed is named in one refusal, with the form of its value where that is another one.
#[test]
fn all_unknown_fields_are_told_together() {
    let each = "write one operation for each of them, with";
    let from_the_last =
        "from the last to the first, as each is put directly there, with id in place of ids;";
    #[rustfmt::skip]
    let cases = [
        (json!({"op": "replace_text", "old": "a", "new": "b"}), "rename old to find, new to replace;"),
        (
            json!({"op": "insert_blocks", "children": {"type": "divider"}, "parent": "p1"}),
            "rename children to blocks and write it in brackets, parent to inside;",
        ),
        (json!({"op": "set_properties", "set": {"name": "X"}, "append": {"labels": ["b"]}}), "rename append to add;"),
        (json!({"op": "update_block", "block_id": "p1", "text": "x"}), "put text into set; rename block_id to id;"),
        (json!({"op": "replace_text", "old": "a", "new": "b", "dry_run": true}), "?dry_run=true; rename old to find, new to replace;"),
        (json!({"op": "update_block", "id": "p1", "set": {"text": "x"}, "text": "y"}), "set.text"),
        (json!({"op": "insert_blocks", "content": [{"type": "divider"}]}), "rename content to blocks;"),
        (json!({"op": "add_items", "item": "x"}), "rename item to items and write it in brackets;"),
        (json!({"op": "set_properties", "path": "name", "value": "N"}), r#"write {"set":{"name":...}} instead of path and value;"#),
        (
            json!({"op": "set_properties", "object_id": "x", "set": {"name": "N"}}),
            "leave object_id out: the address of the request names the object;",
        ),
        (json!({"op": "move_block", "source_id": "s2", "target_id": "h1", "position": "after"}), "rename source_id to id;"),
        (json!({"op": "move_block", "ids": ["s2", "k1"], "after": "h1"}), from_the_last),
        (json!({"op": "move_block", "ids": ["s2", "k1"], "target": "h1", "position": "after"}), from_the_last),
        // Before a place each one stands behind those that were put there already.
        (json!({"op": "move_block", "ids": ["s2", "k1"], "before": "h1"}), "for each of them, with id in place of ids;"),
        (json!({"op": "move_block", "ids": ["s2", "k1"], "target": "h1", "position": "before"}), "for each of them, with id in place of ids;"),
        (json!({"op": "delete_block", "ids": ["s2"]}), "for each of them, with id in place of ids"),
        (json!({"op": "delete_block", "blockIds": ["s2", "c1"]}), "for each of them, with id in place of blockIds"),
        (json!({"op": "delete_view", "views": ["v1", "v2"]}), "for each of them, with view in place of views"),
        (
            json!({"op": "delete_block", "id": "s2", "dryRun": true, "create_missing_options": true}),
            "?dry_run=true; leave create_missing_options out here",
        ),
        (json!({"op": "update_view", "name": "A", "groupBy": "status"}), "put name, groupBy as group_by into set;"),
        (
            json!({"op": "set_properties", "set": {"name": "X"}, "createMissingOptions": true}),
            "leave createMissingOptions out here: it is a query parameter of the request, ?create_missing_options=true;",
        ),
        (
            json!({"op": "set_properties", "set": {"name": "X"}, "key": "done", "value": true}),
            r#"put {"done":...} into set instead of key and value;"#,
        ),
        // An entry of a wrong type is named.
        (json!({"op": "add_items", "items": [5]}), "items[0] .. must be a string"),
        (json!({"op": "remove_items", "items": ["m1", null]}), "items[1] .. must be a string"),
        (json!({"op": "set_properties", "unset": [5]}), "unset[0] .. must be a string"),
    ];
    for (op, advice) in cases {
        assert_says(&refusal(&op), advice);
    }
    // A name that is not shown whole cannot be copied.
    let op = json!({"op": "set_properties", "key": "k".repeat(300), "value": true});
    assert!(!refusal(&op).contains(":...}"));
    for ids in [
        json!({"ids": []}),
        json!({"ids": [{"id": "s2"}]}),
        json!({"blockId": 5}),
    ] {
        let said = refusal(&with(json!({"op": "delete_block"}), ids));
        assert!(!said.contains("rename") && !said.contains(each), "{said}");
    }
    for (field, value, advice) in [
        (
            "properties",
            json!(["a", "b"]),
            "with property in place of properties",
        ),
        ("name", json!("Effort"), "rename name to property"),
        ("key", json!("Effort"), "rename key to property"),
        ("Property", json!("Effort"), "rename Property to property"),
    ] {
        let name = if field == "properties" {
            "remove_property"
        } else {
            "add_property"
        };
        let op = json!({"op": name, field: value});
        let said = texts(&decode_type_op(0, &op).expect_err("property is missing"));
        assert!(said.contains(advice), "{said}");
    }
}

// query.md 3, ops.md 7.9: a filter as text has its own field, a list of filters takes nodes.
#[test]
fn a_text_and_a_tree_have_a_field_each() {
    let page = Fixture::page(
        json!([{"id": "dv", "type": "dataview", "views": [{"id": "v1", "type": "table", "name": "A"}]}]),
    );
    let of_view = json!({"type": "table", "name": "A", "filters": "done = true"});
    let leaf = json!({"property": "name", "condition": "not_empty"});
    let update = |set: Value| json!({"op": "update_view", "block": "dv", "set": set});
    let both =
        "write a list of filters, such as [{\"property\" .. goes into `filter` where there is one";
    #[rustfmt::skip]
    page.refuses([
        (Invalid, json!({"op": "update_block", "id": "dv", "set": {"views": [of_view]}}), "set.views[0].filters", both),
        (Invalid, update(json!({"filters": "done = true"})), "set.filters", both),
        (Invalid, update(json!({ "filter": leaf })), "set.filter", "rename filter to filters; its node goes into a \
         list"),
        (Invalid, update(json!({"filter": 5})), "set.filter", "string"),
        (Invalid, update(json!({"filter": ""})), "set.filter", "at least one test"),
    ]);
    page.ok(json!([update(json!({ "filters": [leaf] }))]));
}

// document.md 6.3, ops.md 5: what is said of blocks.
#[test]
fn blocks_are_put_right() {
    let insert = |blocks: Value| json!({"op": "insert_blocks", "blocks": blocks});
    let child = json!({"type": "paragraph", "text": "x", "indent": 1});
    let gap = json!([{"type": "divider"}, {"type": "paragraph", "indent": 2}]);
    let embed = json!({"type": "embed", "url": "https://youtu.be/x"});
    let d0 = Fixture::d0();
    #[rustfmt::skip]
    d0.refuses([
        (Invalid, insert(json!([child])), "blocks[0].indent", "leave its indent out"),
        (Invalid, insert(gap), "blocks[1].indent", "its parent's indent + 1"),
        (Invalid, insert(json!([{"type": "tabel"}])), "blocks[0].type", "did you mean table?"),
    ]);
    // Nothing is left of a word of which most letters are wrong, and a type that exists is no slip of the pen.
    let said = d0.invalid(
        json!([insert(json!([{"type": "foo"}]))]),
        "ops[0].blocks[0].type",
    );
    assert!(!said.contains("did you mean"), "{said}");
    let cell = json!({"op": "set_cell", "table_id": "t1", "row": "rb", "col": "cb", "value": {"type": "table"}});
    let said = Fixture::tb().invalid(json!([cell]), "ops[0].value.type");
    assert!(
        !said.contains("did you mean") && !said.contains("column, table, embed"),
        "{said}"
    );
    // An address is no source code.
    let said = texts(
        &d0.run(json!([insert(json!([embed]))]))
            .expect_err("no processor"),
    );
    assert!(!said.contains("rename"), "{said}");
    let (_, named) = said.split_once("needs its `processor`, such as ").unwrap();
    let processor: String = named
        .chars()
        .take_while(char::is_ascii_alphanumeric)
        .collect();
    d0.ok(json!([insert(json!([with(
        embed,
        json!({"processor": processor})
    )]))]));
}

#[test]
fn an_empty_batch_lists_the_operations_of_its_route() {
    let list = |names: fn() -> String| {
        texts(&envelope(&json!({"ops": []}), names).expect_err("no operation"))
    };
    assert!(list(OpSpec::names).contains("replace_text"));
    let of_types = list(type_op_names);
    assert!(of_types.contains("move_property"), "{of_types}");
    assert!(!of_types.contains("replace_text"), "{of_types}");
}

// ops.md 10: views have receipts as an operation's own, or as `set.views` of one.
#[test]
fn views_of_new_blocks_have_no_receipts() {
    let views = json!([{"type": "table", "name": "All"}]);
    let insert = json!([{"op": "insert_blocks", "blocks": [{"type": "dataview", "views": views}]}]);
    let receipts = Fixture::d0().ok(insert).receipts;
    assert_eq!((receipts.blocks.len(), receipts.views.len()), (1, 0));
}

// ops.md 7.1: `add` appends what is not there yet, and here that is nothing.
#[test]
fn adding_no_entries_leaves_an_absent_property_absent() {
    let add = json!([{"op": "set_properties", "add": {"tag": []}}]);
    let outcome = Fixture::d1().ok(add);
    assert!(outcome.warnings.is_empty(), "{:?}", outcome.warnings);
    assert_eq!(stats(&outcome), [0; 5]);
}

// ops.md 1.1, 15: what is spelled as other programs spell it leads to the operation, on whichever route it is taken.
#[test]
fn another_spelling_leads_to_the_operation() {
    let refusal = |fault: rolltop_document::issue::Fault| texts(&fault);
    #[rustfmt::skip]
    let cases = [
        ("findReplace", "did you mean replace_text?"),
        // An object has values of its own: whose property is meant, the name does not tell.
        ("AddProperty", "add_property, which update_type takes, adds a property to its type; create_property makes one; operations: "),
        ("create_property", "set_properties sets, adds and unsets values of this object; add_property, "),
        ("moveProperty", "did you mean move_property, which update_type takes?"),
        ("add_properties", "set_properties sets, adds and unsets values of this object; add_property, which update_type takes, "),
        ("delete-properties", "set_properties sets, adds and unsets values of this object; remove_property, which update_type takes, "),
        ("update_properties", "did you mean set_properties?"),
        ("add_property", "update_type takes it; operations: "),
        ("UpdateView", "did you mean update_view?"),
    ];
    for (name, advice) in cases {
        let said = refusal(decode(0, &json!({ "op": name })).expect_err(name));
        assert!(said.contains(advice), "{said}");
    }
    for (name, advice) in [
        ("AddProperty", "did you mean add_property?"),
        ("removeProperties", "did you mean remove_property?"),
        ("add_view", "did you mean insert_view?"),
        ("set_properties", "patch_object"),
        ("insert_blocks", "patch_object"),
    ] {
        let said = refusal(decode_type_op(0, &json!({ "op": name })).expect_err(name));
        assert!(said.contains(advice), "{said}");
        assert_eq!(
            said.contains("did you mean"),
            advice.starts_with("did"),
            "{said}"
        );
    }
}

// document.md 6.4: a table without columns has rows without cells.
#[test]
fn the_form_of_a_row_fits_its_table() {
    for (columns, form) in [
        (json!([{}]), r#"{"cells":["…"]}"#),
        (json!([]), r#"{"cells":[]}"#),
    ] {
        let table = |row: Value| {
            json!([{"op": "insert_blocks", "blocks": [
            {"type": "table", "columns": columns, "rows": [row]}]}])
        };
        let said = Fixture::d0().invalid(table(json!("x")), "ops[0].blocks[0].rows[0]");
        assert!(said.contains(form), "{said}");
        Fixture::d0().ok(table(serde_json::from_str(form).unwrap()));
    }
}

// document.md 3.4: what a create says of a document is no operation's, and a hint names only what takes it.
#[test]
fn members_of_documents_are_led_to_who_takes_them() {
    for (key, member, update_takes_it) in [
        ("icon_emoji", "icon", true),
        ("cover_x", "cover", false),
        ("set_of", "query_source", false),
        ("plural_name", "type_settings.plural_name", true),
    ] {
        let set = json!([{"op": "set_properties", "set": {key: 1}}]);
        let fault = Fixture::d1().run(set).expect_err(key);
        let hint = fault.issues[0].hint.as_deref().unwrap();
        assert!(hint.contains(&format!("`{member}`")), "{hint}");
        assert_eq!(hint.contains("update_type"), update_takes_it, "{hint}");
        assert_eq!(fault.issues[0].see_also.is_empty(), !update_takes_it);
    }
}

// ops.md 3, 7.2, 7.6: what is new in a batch has no id that move_block could take.
#[test]
fn a_block_with_descendants_is_emptied_where_they_were_written() {
    let page = Fixture::d1();
    let parent = json!({"op": "insert_blocks", "markdown": "- mamma\n  - child"});
    let below = json!({"op": "insert_blocks", "inside": "s2", "markdown": "child"});
    let retype = |place: Value| {
        with(
            json!({"op": "update_block", "set": {"type": "divider"}}),
            place,
        )
    };
    let delete = |place: Value| with(json!({"op": "delete_block"}), place);
    let rewrite = "write its final form and descendants in the operation that creates it";
    let elsewhere = "write the descendants that are new in this batch at their final position";
    let both = "move the descendants out first with move_block, and write those that are new in this batch at";
    let [new, old, p1] = [
        json!({"match": "mamma"}),
        json!({"id": "s2"}),
        json!({"id": "p1"}),
    ];
    let inside = json!({"op": "insert_blocks", "inside": "p1", "markdown": "child"});
    for (first, place, advice) in [
        (&parent, &new, rewrite),
        (&below, &old, elsewhere),
        (&inside, &p1, both),
    ] {
        for (second, path) in [
            (retype(place.clone()), "ops[1].set.type"),
            (delete(place.clone()), "ops[1]"),
        ] {
            let said = page.invalid(json!([first, second]), path);
            assert!(said.contains(advice), "{said}");
            assert_eq!(said.contains("move_block"), advice == both, "{said}");
        }
    }
    // As it is advised.
    let run = json!([{"type": "divider"}, {"type": "paragraph", "text": "child"}]);
    page.ok(json!([{"op": "insert_blocks", "blocks": run}]));
    let after = json!({"op": "insert_blocks", "after": "s2", "markdown": "child"});
    let moved = json!({"op": "move_block", "id": "c1", "after": "s2"});
    for second in [retype(old.clone()), delete(old)] {
        page.ok(json!([after, second]));
    }
    for second in [retype(p1.clone()), delete(p1.clone())] {
        page.ok(json!([after, moved, second]));
    }
    // What was there has an id.
    let advice = "move the descendants out first with move_block, or set recursive";
    page.refuses([(Invalid, delete(p1.clone()), "", advice)]);
    page.ok(json!([moved, delete(p1)]));
}

// ops.md 7.9: what a bare value says of a column is advised only where it would be accepted.
#[test]
fn settings_of_columns_are_advised_as_they_are_accepted() {
    let page = Fixture::page(json!([{"id": "dataview", "type": "dataview",
        "views": [{"id": "v1", "name": "All", "columns": [{"property": "name"}]}]}]));
    let update = |value: Value| json!({"op": "update_view", "columns": {"name": value}});
    for (value, advised) in [
        (json!(10_000), json!({"width": 10_000})),
        (json!("sum"), json!({"aggregation": "sum"})),
        (json!("right"), json!({"align": "right"})),
        (json!(false), json!({"hidden": true})),
    ] {
        let says = format!("write {advised}");
        page.refuses([(Invalid, update(value), "columns.name", &*says)]);
        page.ok(json!([update(advised)]));
    }
    for value in [json!(10_001), json!(-1), json!("x")] {
        page.refuses([(
            Invalid,
            update(value),
            "columns.name",
            "write them as members",
        )]);
    }
}

// ops.md 7.2, 13: an operation writes 1,024 rows at most, so that a table that has more is changed in another way.
#[test]
fn a_long_table_is_not_to_be_written_as_a_whole() {
    let long = |rows: usize, columns: usize| {
        let columns: Vec<Value> = (0..columns)
            .map(|n| json!({"id": format!("c{n}")}))
            .collect();
        let mut rows: Vec<Value> = (0..rows)
            .map(|n| json!({"id": format!("r{n}"), "cells": []}))
            .collect();
        rows[1]["cells"] = json!(["a", "b"]);
        rows[7]["cells"] = json!([null, {"type": "code", "text": "c"}]);
        let table = json!({"id": "t1", "type": "table", "columns": columns, "rows": rows});
        Fixture::page(json!([table]))
    };
    let columns = |count: usize| -> Value {
        let mut columns: Vec<Value> = (1..count).map(|_| json!({})).collect();
        columns.insert(0, json!({"id": "c0"}));
        json!([{"op": "update_block", "id": "t1", "set": {"columns": columns}}])
    };
    let said = long(1024, 2).invalid(columns(1), "ops[0].set");
    assert!(said.contains("set `rows` as well"), "{said}");

    let page = long(1025, 2);
    let said = page.invalid(columns(1), "ops[0].set");
    assert!(!said.contains("set `rows`"), "{said}");
    let advice = "/blocks/0/rows/1/cells/1 does not go with it; empty its filled cells first, \
                  each by set_cell with `value` null";
    assert!(said.contains(advice), "{said}");
    let empty = |row: &str| json!({"op": "set_cell", "table_id": "t1", "row": row, "col": "c1", "value": null});
    let update = columns(1)[0].clone();
    page.ok(json!([empty("r1"), empty("r7"), update]));

    let page = long(2000, 2);
    let said = page.invalid(columns(51), "ops[0].set");
    assert!(!said.contains("set `rows`"), "{said}");
    assert!(
        said.contains("write at most 50 columns for this number of rows"),
        "{said}"
    );
    page.invalid(
        json!([empty("r1"), empty("r7"), columns(51)[0]]),
        "ops[2].set",
    );
    page.ok(json!([empty("r1"), empty("r7"), columns(50)[0]]));
}

// document.md 6.4: what stands over the columns is the first row.
#[test]
fn the_heads_of_a_table_are_its_first_row() {
    let insert = |table: Value| json!([{"op": "insert_blocks", "blocks": [table]}]);
    let cells = json!(["a", "b"]);
    #[rustfmt::skip]
    let cases = [
        (json!({"type": "table", "headers": cells, "columns": [{}, {}]}), "headers"),
        (json!({"type": "table", "columns": [{"name": "a"}, {}]}), "columns[0].name"),
    ];
    for (table, place) in cases {
        let path = format!("ops[0].blocks[0].{place}");
        let said = Fixture::d0().invalid(insert(table), &path);
        let (_, row) = said.split_once("as the first row, such as ").unwrap();
        let row: Value =
            serde_json::from_str(&row.replace(r#"["…"]"#, &cells.to_string())).unwrap();
        let right = json!({"type": "table", "columns": [{}, {}], "rows": [row]});
        Fixture::d0().ok(insert(right));
    }
}

// query.md 4.1: what joins filters is no condition of one, and a condition is advised only where it is one.
#[test]
fn an_operator_of_a_leaf_is_no_condition() {
    let page = Fixture::page(json!([{"id": "dv", "type": "dataview"}]));
    let refusal = |leaf: Value| {
        let views = json!([{"type": "table", "name": "A", "filters": [leaf]}]);
        let ops = json!([{"op": "update_block", "id": "dv", "set": {"views": views}}]);
        texts(&page.run(ops).expect_err("no leaf"))
    };
    for operator in ["and", "or", "ALL", "any"] {
        let said = refusal(json!({"operator": operator, "property": "done", "value": true}));
        assert!(!said.contains("rename"), "{said}");
        assert!(
            said.contains("leave operator out: a leaf has none")
                && said.contains("it needs a condition: equal, "),
            "{said}"
        );
        let is_or = ["or", "any"].contains(&operator);
        let group = r#"put them into a group, {"operator":"or","filters":[…]}"#;
        assert_eq!(said.contains(group), is_or, "{said}");
        let said = refusal(json!({"op": operator, "property": "done", "value": true}));
        assert!(!said.contains("did you mean condition"), "{said}");
    }
    let said = refusal(json!({"operator": "equals", "property": "done", "value": true}));
    assert!(
        said.contains("it needs a condition: did you mean equal? ") && !said.contains("rename"),
        "{said}"
    );
}

// ops.md 19: what is advised of a group that is written by its operator keeps all of it.
#[test]
fn a_group_written_by_its_operator_is_put_right_only_as_a_whole() {
    let page = Fixture::page(json!([{"id": "dv", "type": "dataview"}]));
    let leaf = json!({"property": "done", "condition": "equal", "value": true});
    #[rustfmt::skip]
    let cases = [
        (json!({"and": [leaf]}), true),
        (json!({"and": [leaf], "filters": null}), true),
        (json!({"and": [leaf], "or": [leaf]}), false),
        (json!({"and": [leaf], "operator": "or", "filters": [leaf]}), false),
        (json!({"or": [leaf], "property": "done", "condition": "equal", "value": true}), false),
        (json!({"or": []}), false),
    ];
    for (node, is_advised) in cases {
        let views = json!([{"type": "table", "name": "A", "filters": [node]}]);
        let ops = json!([{"op": "update_block", "id": "dv", "set": {"views": views}}]);
        let said = texts(&page.run(ops).expect_err("not a member of a filter"));
        assert_eq!(said.contains("with its list"), is_advised, "{said}");
    }
}

// O-182
#[test]
fn markdown_at_the_root_is_told_what_adds_and_what_changes() {
    let body = json!({"markdown": "x"});
    let said = texts(&envelope(&body, OpSpec::names).expect_err("no member"));
    for op in [
        "insert_blocks",
        "replace_text",
        "update_block",
        "replace_subtree",
        "delete_block",
    ] {
        assert!(said.contains(op), "{said}");
    }
}

// O-183
#[test]
fn a_text_in_another_spelling_is_found_by_the_hint() {
    let texts = [
        ("p1", "say “hello” now", "\"hello\""),
        ("p2", "in 1990–2000", "1990-2000"),
        ("p3", "wait… here", "Wait... here"),
        ("p4", "no\u{a0}break", "no break"),
        ("p5", "Red Fox", "red fox"),
        ("p6", "it’s **so** good", "it's so"),
    ];
    let blocks = texts.map(|(id, text, _)| json!({"id": id, "type": "paragraph", "text": text}));
    let page = Fixture::page(json!(blocks));
    for (id, _, find) in texts {
        let said = page.missing(
            json!([{"op": "delete_block", "match": find}]),
            "ops[0].match",
        );
        assert!(said.contains(&format!("{id} has it")), "{said}");
        let op = json!([{"op": "replace_text", "id": id, "find": find, "replace": ""}]);
        let said = page.invalid(op, "ops[0].find");
        assert!(said.contains(&format!("{id} has it")), "{said}");
    }
}

// O-184
#[test]
fn an_anchor_that_is_a_text_names_its_block() {
    let page = Fixture::page(json!([
        {"id": "h1", "type": "heading_1", "text": "**Goals**"},
        {"id": "x1", "type": "paragraph", "text": "same here"},
        {"id": "x2", "type": "paragraph", "text": "the same here"},
    ]));
    for (text, says) in [
        ("Goals", "it is the text of h1: give that id"),
        ("## goals", "it is the text of h1: give that id"),
        ("same here", "several blocks: x1, x2;"),
        ("goal", "an outline lists the ids"),
    ] {
        let op = json!({"op": "insert_blocks", "after": text, "markdown": "x"});
        page.refuses([(NotFound, op, "after", says)]);
    }
}

// O-185
#[test]
fn block_syntax_in_a_text_is_told_once() {
    let page = Fixture::page(json!([
        {"id": "p1", "type": "paragraph", "text": "- old"},
        {"id": "p2", "type": "paragraph", "text": "a b"},
        {"id": "k1", "type": "code", "text": "x"},
    ]));
    let warned = |ops: Value| {
        let warnings = page.ok(ops).warnings;
        let said = warnings.iter();
        let said = said.map(|it| format!("{} {}", it.path_str(), it.hint.as_deref().unwrap()));
        said.collect::<Vec<_>>()
    };
    let paragraph = |text: &str| json!({"op": "insert_blocks", "blocks": [{"type": "divider"}, {"type": "paragraph", "text": text}]});
    let once = warned(json!([paragraph("- [ ] a"), paragraph("# b")]));
    assert_eq!(once.len(), 1, "{once:?}");
    assert!(once[0].starts_with("ops[0].blocks[1].text write a block of type checkbox"));
    let own = json!({"type": "bulleted_list_item", "text": "- a"});
    let own = warned(json!([{"op": "insert_blocks", "blocks": [own]}]));
    assert!(own[0].contains("leave it out: the type of the block says it"));
    #[rustfmt::skip]
    let cases = [
        (json!({"op": "update_block", "id": "p2", "set": {"text": "a\n- b"}}), "ops[0].set.text"),
        (json!({"op": "replace_subtree", "id": "p2", "blocks": [{"type": "paragraph", "text": "> a"}]}), "ops[0].blocks[0].text"),
        (json!({"op": "replace_text", "find": "b", "replace": "\n# b"}), "ops[0].replace"),
    ];
    for (op, path) in cases {
        let said = warned(json!([op]));
        assert!(said.len() == 1 && said[0].starts_with(path), "{said:?}");
    }
    for op in [
        json!({"op": "insert_blocks", "markdown": "- [ ] a\n\n\\# b"}),
        json!({"op": "insert_blocks", "blocks": [{"type": "paragraph", "text": "\\# b"}, {"type": "code", "text": "# b"}]}),
        json!({"op": "update_block", "id": "p1", "set": {"text": "- old"}}),
        json!({"op": "replace_subtree", "id": "p1", "blocks": [{"id": "p1", "type": "paragraph", "text": "- old"}]}),
        json!({"op": "replace_text", "find": "old", "replace": "new"}),
        json!({"op": "replace_text", "find": "b", "replace": "# b"}),
        json!({"op": "replace_text", "id": "k1", "find": "x", "replace": "# b"}),
    ] {
        assert_eq!(warned(json!([op])), Vec::<String>::new(), "{op}");
    }
}
