//! Runs of blocks of every name that a document may give them.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use serde_json::{Map, Value, json};

use crate::block::{BlockType, input_types};

/// A run, at whose head those that are taken out stand before all.
pub(super) fn strays() -> impl Strategy<Value = Vec<Value>> {
    let taken_out = select(vec!["title", "description", "featured_properties", "group"]);
    let first = prop_oneof![taken_out, select(block_types())];
    let rest = vec((select(block_types()), 0..3_u8, members()), 0..3);
    (first, members(), rest).prop_map(|(first, members, rest)| {
        let mut run = vec![block(first, 0, members)];
        let mut deepest = 1;
        for (name, wanted, members) in rest {
            let indent = wanted.min(deepest);
            deepest = indent + 1;
            run.push(block(name, indent, members));
        }
        run
    })
}

fn block_types() -> Vec<&'static str> {
    let types = BlockType::ALL.iter().map(|kind| kind.name());
    types.chain(input_types()).collect()
}

fn block(name: &str, indent: u8, members: Map<String, Value>) -> Value {
    let mut block = json!({"type": name});
    let own = block.as_object_mut().unwrap();
    if indent > 0 {
        own.insert("indent".to_owned(), json!(indent));
    }
    own.extend(members);
    block
}

/// Members that many blocks have, with values that say something and values that say nothing.
fn members() -> impl Strategy<Value = Map<String, Value>> {
    let given = select(vec![
        ("align", json!("left")),
        ("align", json!(null)),
        ("vertical_align", json!("middle")),
        ("background_color", json!("")),
        ("fields", json!({"x": [1]})),
        ("fields", json!({})),
        ("id", json!(null)),
        ("id", json!("stray-1")),
        ("text", json!("a\r\nb")),
        ("text", json!("")),
        ("color", json!(null)),
        ("hash", json!("f")),
        ("object_id", json!("")),
        ("url", json!("https://e.org")),
        ("properties", json!([])),
        ("columns", json!([])),
        ("property", json!("Due date")),
        (
            "icon",
            json!({"format": "emoji", "emoji": "x", "color": "red"}),
        ),
    ]);
    vec(given, 0..2).prop_map(|given| {
        let named = given
            .into_iter()
            .map(|(key, value)| (key.to_owned(), value));
        named.collect()
    })
}
