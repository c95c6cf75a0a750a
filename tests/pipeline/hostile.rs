//! No request may panic: odd bodies and odd targets over every route, and never a 500.

use rolltop_spec::operations::OPERATIONS;
use serde_json::{Value, json};

use crate::support::World;
use crate::support::dice::Dice;

const KEYS: &str = "op ops id set unset add remove blocks markdown type text indent rows columns cells views filters \
    filter sorts name properties formatVersion match find replace after before inside position value \
    table_id row col view block items icon cover query_source collection_items description template key \
    operator condition property status tag due_date app_name challenge_id code \u{0} a/b~c ";

#[rustfmt::skip]
const TEXTS: [&str; 8] = ["", "\u{fffd}\u{200b}", "**<u>`[x](", "&#x110000;", "x1", "🧭\u{301}", "a\u{0}b", "]]>\\"];

/// One of the keys; the last one is empty.
fn key(dice: &mut Dice) -> String {
    let keys: Vec<&str> = KEYS.split(' ').collect();
    keys[dice.roll(keys.len())].to_owned()
}

fn odd(dice: &mut Dice, depth: usize) -> Value {
    const NAMES: &str = "set_properties update_block insert_blocks replace_text set_cell update_view page table \
        dataview code 2.0";
    let names: Vec<&str> = NAMES.split(' ').collect();
    match dice.roll(if depth == 0 { 8 } else { 12 }) {
        0 => Value::Null,
        1 => json!(dice.roll(2) == 0),
        2 => json!(dice.roll(40)),
        3 => json!(-1.5),
        4 => json!(u64::MAX),
        5 => json!(names[dice.roll(names.len())]),
        6 => json!(TEXTS[dice.roll(TEXTS.len())]),
        7 => json!("(".repeat(dice.roll(2000))),
        8 | 9 => (0..dice.roll(4)).map(|_| odd(dice, depth - 1)).collect(),
        _ => {
            let members = (0..dice.roll(6)).map(|_| (key(dice), odd(dice, depth - 1)));
            Value::Object(members.collect())
        }
    }
}

fn bodies() -> Vec<Vec<u8>> {
    let deep = |open: &str, close: &str, levels| {
        format!("{}1{}", open.repeat(levels), close.repeat(levels)).into_bytes()
    };
    #[rustfmt::skip]
    let mut bodies: Vec<Vec<u8>> = vec![
        Vec::new(),
        b"null".to_vec(),
        b"\xff\xfe".to_vec(),
        b"{\"name\":\"\xff\"}".to_vec(),
        b"{\"name\":\"\\ud800\"}".to_vec(),
        b"1e99999".to_vec(),
        b"{\"a\":1,\"a\":2}".to_vec(),
        deep("[", "]", 100_000),
        deep("{\"ops\":", "}", 20_000),
        deep("{\"filters\":[", "]}", 100),
        format!("{{\"type\":\"page\",\"markdown\":\"{}\"}}", "> ".repeat(5000)).into_bytes(),
        format!("{{\"type\":\"page\",\"markdown\":\"{}\"}}", "*a **b ".repeat(3000)).into_bytes(),
        format!("{{\"type\":\"page\",\"markdown\":\"{}\"}}", "[".repeat(30_000)).into_bytes(),
    ];
    let mut dice = Dice::new(0x9e37_79b9_7f4a_7c15);
    for round in 0..120 {
        let value = odd(&mut dice, 5);
        let value = match round % 3 {
            0 => value,
            1 => json!({"ops": [value, odd(&mut dice, 4)]}),
            _ => {
                json!({"formatVersion": "2.0", "blocks": [value], "properties": odd(&mut dice, 2)})
            }
        };
        bodies.push(value.to_string().into_bytes());
    }
    bodies
}

/// Batches whose operations have the right names and odd content.
fn batches() -> Vec<Vec<u8>> {
    let mut dice = Dice::new(0xdead_beef);
    let ops = "set_properties update_block replace_subtree insert_blocks move_block delete_block replace_text set_cell \
        update_view insert_view move_view delete_view add_items remove_items set_type";
    let ops: Vec<&str> = ops.split(' ').collect();
    let fields =
        "id set blocks after find replace table_id row col value view columns items type match";
    let fields: Vec<&str> = fields.split(' ').collect();
    let ids = ["p1", "t1", "dataview", "r1", "v1", "1", ""];
    (0..300)
        .map(|_| {
            let mut op = json!({"op": ops[dice.roll(ops.len())]});
            for _ in 0..=dice.roll(4) {
                let value = if dice.roll(2) == 0 {
                    json!(ids[dice.roll(ids.len())])
                } else {
                    odd(&mut dice, 3)
                };
                op[fields[dice.roll(fields.len())]] = value;
            }
            json!({"ops": [op]}).to_string().into_bytes()
        })
        .collect()
}

#[tokio::test]
async fn odd_bodies_are_never_a_fault_of_the_server() {
    let world = World::new().await;
    let blocks = json!([
        {"id": "p1", "type": "paragraph", "text": "a **b** c"},
        {"id": "t1", "type": "table", "columns": [{"id": "c1"}], "rows": [{"id": "r1", "cells": ["x"]}]},
        {"id": "dataview", "type": "dataview", "views": [{"id": "v1", "name": "All"}]},
    ]);
    let id = world.page("P", blocks).await;
    let bodies = bodies();
    for operation in OPERATIONS {
        let path = operation
            .route
            .path
            .replace("{space_id}", &world.one.short)
            .replace("{object_id}", &id);
        let dry = if operation.takes_dry_run() {
            "?dry_run=true"
        } else {
            ""
        };
        for body in &bodies {
            let request = world.request(operation.route.method, &format!("{path}{dry}"));
            let reply = request.raw(body.clone()).send().await;
            assert!(reply.status < 500, "{reply:?}");
        }
    }
    for body in batches() {
        let path = format!("{}?create_missing_options=true", world.object(&id));
        let reply = world.request("PATCH", &path).raw(body).send().await;
        assert!(reply.status < 500, "{reply:?}");
    }
    // Whatever was stored on the way is still served.
    for query in ["", "?format=md", "?outline=true", "?ids=full&keys=name"] {
        let path = format!("{}{query}", world.object(&id));
        world.get(&path).await.is(200);
    }
}

#[tokio::test]
async fn odd_targets_are_never_a_fault_of_the_server() {
    let world = World::new().await;
    let long = "a".repeat(6000);
    let segments = "%00 %F0%9F%A7%AD %ff % %zz .. %2e%2e a%2Fb . * \' %25";
    for segment in segments.split(' ').chain([long.as_str()]) {
        for path in [
            format!("/v2/spaces/{segment}"),
            format!("/v2/spaces/{segment}/objects"),
            world.object(segment),
            format!("{}?block={segment}", world.object("x")),
            format!("{}?fields={segment}", world.objects()),
            format!("{}?{segment}={segment}", world.objects()),
        ] {
            let reply = world.get(&path).await;
            assert!(reply.status < 500, "{reply:?}");
        }
    }
}
