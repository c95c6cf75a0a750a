//! A row says what its record says.

use rolltop_index::{Row, Table};
use rolltop_query::value::FieldValue;
use rolltop_store::ObjectRecord;
use rolltop_store::testing::Write;
use serde_json::json;

use crate::support::{SPACE, World, page};

/// A value as a test writes it.
fn shown(table: &Table, row: Row<'_>, key: &str) -> String {
    match row.value(table.field(key, None)) {
        FieldValue::Missing => "missing".to_owned(),
        FieldValue::Null => "null".to_owned(),
        FieldValue::Checkbox(value) => value.to_string(),
        FieldValue::Number(value) => value.to_string(),
        FieldValue::Date(value) => format!("{value} s"),
        FieldValue::Text(text) => format!("{text:?}"),
        FieldValue::List(list) => {
            let ids: Vec<&str> = list.iter().map(|one| table.symbols().text(*one)).collect();
            format!("[{}]", ids.join(","))
        }
    }
}

#[track_caller]
fn check(world: &World, id: &str, expected: &[(&str, &str)]) {
    let view = world.index.view(SPACE).unwrap();
    let table = view.table();
    let row = table.row(id).unwrap();
    for (key, value) in expected {
        assert_eq!(shown(&table, row, key), *value, "{id} {key}");
    }
}

#[test]
fn every_kind_of_value_comes_back() {
    let world = World::new();
    world.put(
        "a",
        json!({"name": "A", "n": 1.5, "yes": true, "no": false, "null": null, "none": [],
            "one": ["x"], "two": ["x", "y"], "map": {"k": 1}, "empty": ""}),
    );
    check(
        &world,
        "a",
        &[
            ("name", "\"A\""),
            ("n", "1.5"),
            ("yes", "true"),
            ("no", "false"),
            ("null", "null"),
            ("none", "[]"),
            ("one", "[x]"),
            ("two", "[x,y]"),
            ("map", "true"),
            ("empty", "\"\""),
            ("absent", "missing"),
            ("createdDate", "1 s"),
            ("lastModifiedDate", "2 s"),
            ("creator", "[m1]"),
            ("lastModifiedBy", "[m2]"),
            ("type", "[page]"),
            ("isArchived", "missing"),
        ],
    );
}

#[test]
fn a_changed_object_leaves_nothing_behind() {
    let world = World::new();
    world.put("a", json!({"name": "A", "text": "old", "list": ["x", "y"]}));
    world.put("b", json!({"name": "B", "text": "kept"}));
    check(&world, "a", &[("text", "\"old\"")]);
    world.put("a", json!({"name": "A2", "text": 7}));
    check(
        &world,
        "a",
        &[("name", "\"A2\""), ("text", "7"), ("list", "missing")],
    );
    check(&world, "b", &[("text", "\"kept\"")]);
    world.commit(vec![Write::DeleteObject { id: "a".into() }]);
    assert_eq!(world.ids(), ["b"]);
    world.put("c", json!({"list": ["z"]}));
    check(
        &world,
        "c",
        &[("name", "missing"), ("text", "missing"), ("list", "[z]")],
    );
}

// A property of few rows is kept as a list and one of many by row; both answer alike, whichever way they grow.
#[test]
fn rare_and_common_properties_answer_alike() {
    let world = World::new();
    let has = |number: usize, every: usize| number.is_multiple_of(every);
    let count = 400;
    let writes = (0..count).map(|number| {
        let mut properties = json!({"common": number});
        if has(number, 50) {
            properties["rare"] = json!(number);
        }
        if number < 20 {
            properties["early"] = json!(number);
        }
        if number >= 380 {
            properties["late"] = json!([number.to_string()]);
        }
        Write::PutObject(page(&format!("o{number:03}"), properties))
    });
    world.commit(writes.collect());
    let view = world.index.view(SPACE).unwrap();
    let table = view.table();
    for number in 0..count {
        let row = table.row(&format!("o{number:03}")).unwrap();
        let expected = |given: bool, text: String| if given { text } else { "missing".to_owned() };
        assert_eq!(shown(&table, row, "common"), number.to_string());
        assert_eq!(
            shown(&table, row, "rare"),
            expected(has(number, 50), number.to_string())
        );
        assert_eq!(
            shown(&table, row, "early"),
            expected(number < 20, number.to_string())
        );
        assert_eq!(
            shown(&table, row, "late"),
            expected(number >= 380, format!("[{number}]"))
        );
    }
}

#[test]
fn what_lists_need_is_known() {
    let world = World::new();
    let record = ObjectRecord {
        kind: "file_object".into(),
        type_key: "image".into(),
        listed: false,
        archived: true,
        snippet: "First words".into(),
        ..page("f", json!({}))
    };
    world.commit(vec![Write::PutObject(record)]);
    let view = world.index.view(SPACE).unwrap();
    let table = view.table();
    let row = table.row("f").unwrap();
    assert_eq!(
        (row.id(), row.name(), row.snippet()),
        ("f", "", "First words")
    );
    assert_eq!(
        (row.kind().name(), row.type_key()),
        ("file_object", "image")
    );
    assert_eq!(
        (row.is_listed(), row.is_archived(), row.modified_at()),
        (false, true, 2)
    );
    assert_eq!(shown(&table, row, "isArchived"), "true");
    assert!(table.row("unknown").is_none());
    // A type and a text that nobody has are none of its objects.
    let ids = ["image", "f", "unknown", "f"];
    assert_eq!(table.holds(&ids), [false, true, false, true]);
}

// query.md 9: a space is read whole, however many of its documents the store gives at once: long ones are few.
#[test]
fn a_space_of_long_documents_is_read_whole() {
    let world = World::new();
    let megabytes = |count: usize| "x".repeat(count << 20);
    let mut expected = Vec::new();
    for (number, size) in [4, 4, 4, 1, 9, 0, 9, 9].into_iter().enumerate() {
        let id = format!("{number}");
        world.put(&id, json!({"name": id, "text": megabytes(size)}));
        expected.push(id);
    }
    // Nothing has read them so far: they are no changes of what was read.
    assert_eq!(world.ids(), expected);
}
