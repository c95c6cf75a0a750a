//! Random bodies of every kind: legal ones, and what stands near them.

use proptest::collection::vec;
use proptest::option::of;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use serde_json::{Value, json};

use super::corpus::odd_documents;
use crate::envelope::tests::whole_read;
use crate::testing::generate;
use blocks::strays;
pub(super) use change::{changed, changes};
pub(super) use types::{flat_type, new_type, part_of_type, type_document};

mod blocks;
mod change;
mod types;

/// A document with blocks that are taken out, groups and aliases among its own.
pub(super) fn document() -> impl Strategy<Value = Value> {
    let read = prop_oneof![
        4 => generate::document().prop_map(|document| whole_read(&document)),
        1 => select(odd_documents()),
    ];
    (read, of((any::<Index>(), strays())), of(properties())).prop_map(
        |(mut document, strays, properties)| {
            let blocks = document.get_mut("blocks").and_then(Value::as_array_mut);
            if let (Some(blocks), Some((at, strays))) = (blocks, strays) {
                let starts: Vec<usize> = starts(blocks).collect();
                let at = at.get(&starts);
                blocks.splice(at..at, strays);
            }
            if let Some(properties) = properties {
                document["properties"] = properties;
            }
            document
        },
    )
}

/// Where a run may stand between the blocks of a document: before those at the root, and behind all.
fn starts(blocks: &[Value]) -> impl Iterator<Item = usize> {
    let at_root = |block: &Value| block.get("indent").is_none_or(|indent| *indent == 0);
    let roots = blocks
        .iter()
        .enumerate()
        .filter(move |(_, block)| at_root(block));
    roots.map(|(position, _)| position).chain([blocks.len()])
}

/// A document as a create takes it: of a type that fits its members.
pub(super) fn new_object() -> impl Strategy<Value = Value> {
    (
        document(),
        of(select(vec![json!("none"), json!(""), json!(null)])),
    )
        .prop_map(|(mut document, template)| {
            let root = document.as_object_mut().unwrap();
            for member in ["kind", "type_settings"] {
                root.remove(member);
            }
            let of_type = if root.contains_key("query_source") {
                root.remove("collection_items");
                "Query"
            } else if root.contains_key("collection_items") {
                "collection"
            } else {
                "page"
            };
            root.insert("type".to_owned(), json!(of_type));
            root.extend(template.map(|template| ("template".to_owned(), template)));
            document
        })
}

/// A template.
pub(super) fn template() -> impl Strategy<Value = Value> {
    (document(), any::<bool>()).prop_map(|(mut document, is_told)| {
        let root = document.as_object_mut().unwrap();
        for member in [
            "kind",
            "type",
            "type_settings",
            "query_source",
            "collection_items",
        ] {
            root.remove(member);
        }
        root.insert("template_for".to_owned(), json!("Task"));
        if is_told {
            root.insert("kind".to_owned(), json!("template"));
            root.insert("type".to_owned(), json!("template"));
        }
        document
    })
}

/// The shortcut of a create.
pub(super) fn shortcut() -> impl Strategy<Value = Value> {
    let pairs = |values: &Value| {
        let members = values.as_object().into_iter().flatten();
        let pair = |(key, value): (&String, &Value)| json!({"key": key, "value": value});
        members.map(pair).collect::<Value>()
    };
    let text = || {
        select(vec![
            json!("x"),
            json!(""),
            json!(null),
            json!("# A\n\n- b"),
        ])
    };
    let optional = (of(text()), of(text()));
    (properties(), any::<bool>(), optional).prop_map(
        move |(mut values, is_list, (name, markdown))| {
            if name.is_some() {
                values.as_object_mut().unwrap().remove("name");
            }
            let values = if is_list { pairs(&values) } else { values };
            let mut body = json!({"type": "Page", "properties": values});
            let root = body.as_object_mut().unwrap();
            root.extend(name.map(|name| ("name".to_owned(), name)));
            let markdown = markdown.filter(|markdown| *markdown != "");
            root.extend(markdown.map(|markdown| ("markdown".to_owned(), markdown)));
            body
        },
    )
}

/// Properties in every spelling, with values of their format and values that say nothing.
fn properties() -> impl Strategy<Value = Value> {
    let given = select(vec![
        ("name", json!("x")),
        ("Description", json!("")),
        ("due_date", json!("2026-07-06")),
        ("dueDate", json!(1e300)),
        ("Due date", json!(null)),
        ("effort", json!(-0.0)),
        ("Effort", json!(u64::MAX)),
        ("reviewed", json!(false)),
        ("severity", json!("High")),
        ("labels", json!(["a", "b", "a"])),
        ("people", json!([])),
        ("layout_align", json!("center")),
        ("internal_flags", json!({"x": [1]})),
        ("created_date", json!([null])),
        ("order_id", json!(null)),
    ]);
    vec(given, 0..4).prop_map(|given| {
        let named = given
            .into_iter()
            .map(|(key, value)| (key.to_owned(), value));
        Value::Object(named.collect())
    })
}
