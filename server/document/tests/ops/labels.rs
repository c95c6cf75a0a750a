//! Labels (document.md 9.2), the cases that need no server.

use rolltop_document::decor::{Cover, Icon, IconPicture};
use rolltop_document::document::Document;
use rolltop_document::labels::Labels;
use serde_json::{Value, json};

use crate::fixture::{PERSON, stored_blocks};

/// 24 characters of `digit`s that end like this.
fn id(digit: char, ending: &str) -> String {
    format!("{}{ending}", digit.to_string().repeat(24 - ending.len()))
}

fn z(ending: &str) -> String {
    id('0', ending)
}

fn y(ending: &str) -> String {
    id('1', ending)
}

fn document(blocks: Value) -> Document {
    Document {
        blocks: stored_blocks(&blocks),
        ..Document::default()
    }
}

/// The spellings of some ids in a document of these blocks.
fn check(blocks: Value, expected: &[(&str, &str)]) {
    let document = document(blocks);
    let labels = Labels::of(&document);
    for (id, spelled) in expected {
        assert_eq!(labels.label(id), *spelled, "{id}");
    }
}

fn paragraph(id: &str) -> Value {
    json!({"id": id, "type": "paragraph"})
}

#[test]
fn minted_ids_shorten_unless_they_collide() {
    let (a, b, other) = (z("a2b3c"), z("b3c4d"), y("a2b3c"));
    let uuid = "123e4567-e89b-12d3-a456-426614174abc";
    #[rustfmt::skip]
    let cases = [
        [(&*a, "a2b3c"), (&*b, "b3c4d")], // D-12
        [(&*a, &*a), (&*other, &*other)], // D-13
        [(&*a, &*a), ("xa2b3c", "xa2b3c")], // D-14
        [("a2b3c", "a2b3c"), (&*a, &*a)], // D-15
        [(uuid, "74abc"), ("intro", "intro")], // D-16
    ];
    for expected in cases {
        check(json!(expected.map(|(id, _)| paragraph(id))), &expected);
    }
}

// D-17
#[test]
fn a_column_stays_full_once_its_table_has_a_row() {
    let (column, row) = (z("c3d4e"), z("d4e5f"));
    let table = |rows: Value| json!([{"id": "t", "type": "table", "columns": [{"id": column}], "rows": rows}]);
    let rows = json!([{"id": row, "is_header": true, "cells": ["x"]}]);
    check(table(rows), &[(&row, "d4e5f"), (&column, &column)]);
    check(table(json!([])), &[(&column, "c3d4e")]);
}

// D-18
#[test]
fn views_and_blocks_collide() {
    let (block, view) = (z("e5f6a"), y("e5f6a"));
    let dataview = json!({"id": "dataview", "type": "dataview", "views": [{"id": view}]});
    let both = json!([paragraph(&block), dataview]);
    check(both, &[(&block, &block), (&view, &view)]);
    let alone = [(&*view, "e5f6a"), ("dataview", "dataview")];
    check(json!([dataview]), &alone);
}

#[test]
fn ids_of_objects_collide_wherever_they_are_spelled() {
    let object = "bafyrei22222222222222222222222222222222222222222222222a2b3c";
    let local = z("a2b3c");
    assert_eq!(object.len(), PERSON.len());
    let mention = format!("see <mention object_id=\"{object}\">it</mention>");
    let view = json!({"id": "v", "default_type_id": object});
    let filtered = json!({"id": "v", "filters": [{"operator": "or", "filters": [
        {"property": "assignee", "condition": "in", "value": [object]},
    ]}]});
    let ordered = json!({"id": "v", "object_orders": [{"group_id": "g", "object_ids": [object]}]});
    let link = format!("see [it](rolltop://object?objectId={object})");
    let toggle =
        json!([{"type": "toggle"}, {"indent": 1, "id": "d", "type": "link", "object_id": object}]);
    for carrier in [
        json!({"id": "b", "type": "dataview", "views": [filtered]}),
        json!({"id": "b", "type": "dataview", "views": [ordered]}),
        json!({"id": "b", "type": "paragraph", "text": link}),
        json!({"id": "b", "type": "table", "columns": [{"id": "c"}], "rows": [{"id": "r", "cells": [toggle]}]}),
        json!({"id": "b", "type": "link", "object_id": object}),
        json!({"id": "b", "type": "image", "object_id": object}),
        json!({"id": "b", "type": "paragraph", "text": mention}),
        json!({"id": "b", "type": "callout", "icon": {"format": "file", "file": object}}),
        json!({"id": "b", "type": "dataview", "views": [view]}),
        json!({"id": "b", "type": "table", "columns": [{"id": "c"}], "rows": [{"id": "r", "cells": [mention]}]}),
    ] {
        check(json!([paragraph(&local), carrier]), &[(&local, &local)]);
    }
    let plain = document(json!([paragraph(&local)]));
    assert_eq!(Labels::of(&plain).label(&local), "a2b3c");
    let icon = IconPicture::File(object.to_owned());
    #[rustfmt::skip]
    let carriers: [&dyn Fn(&mut Document); 4] = [
        &|page| drop(page.properties.insert("people".to_owned(), json!([object]))),
        &|page| page.collection_items = Some(vec![object.to_owned()]),
        &|page| { page.icon = Some(Icon { picture: icon.clone(), color: None, }); },
        &|page| { page.cover = Some(Cover::Image { file: object.to_owned(), scale: None, x: None, y: None, }); },
    ];
    for add in carriers {
        let mut page = plain.clone();
        add(&mut page);
        assert_eq!(Labels::of(&page).label(&local), local);
    }
}
