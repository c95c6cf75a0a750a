//! What one operation on a large document takes from request to answer, its commit included, against the same
//! request to a page of one block.

use std::net::SocketAddr;
use std::time::Instant;

use serde_json::{Value, json};

use crate::load::{Connection, median, request};

/// Sizes of documents, in blocks.
const SIZES: [usize; 5] = [20, 200, 2_000, 10_000, 20_000];
/// Blocks of the document that the target speaks of.
const LARGE: usize = 2_000;
/// How often each request is measured; the median is printed.
const ROUNDS: usize = 41;

/// A page, and the connection that edits it.
struct Page {
    connection: Connection,
    path: String,
    key: String,
}

impl Page {
    fn create(address: SocketAddr, objects: &str, key: &str, blocks: usize) -> Self {
        let block = |n: usize| {
            let text = format!(
                "Paragraph **number {n}.** with a [link](https://example.org/{n}) and some words"
            );
            json!({"id": id(n), "indent": u8::from(n % 3 == 2), "type": "paragraph", "text": text})
        };
        let blocks: Vec<Value> = (0..blocks).map(block).collect();
        let body = json!({"formatVersion": "2.0", "type": "page", "blocks": blocks});
        let mut connection = Connection::open(address);
        let status = connection.send(&request("POST", objects, key, Some(&body.to_string())));
        assert_eq!(status, 201);
        let created: Value = serde_json::from_slice(connection.body()).unwrap();
        Self {
            path: format!("{objects}/{}", created["id"].as_str().unwrap()),
            key: key.to_owned(),
            connection,
        }
    }

    /// Milliseconds that a batch of one operation takes.
    fn edit(&mut self, op: &Value) -> f64 {
        let body = json!({"ops": [op]}).to_string();
        let request = request("PATCH", &self.path, &self.key, Some(&body));
        let start = Instant::now();
        let status = self.connection.send(&request);
        let spent = start.elapsed();
        let answer = String::from_utf8_lossy(self.connection.body());
        assert_eq!(status, 200, "{body} {answer}");
        spent.as_secs_f64() * 1e3
    }
}

/// An operation that changes something in every round.
type Op = (&'static str, fn(usize) -> Value);

const OPS: [Op; 7] = [
    (
        "set_properties",
        |round| json!({"op": "set_properties", "set": {"description": format!("{round}")}}),
    ),
    (
        "update_block",
        |round| json!({"op": "update_block", "id": id(1000), "set": {"text": format!("new **{round}**")}}),
    ),
    (
        "insert_blocks",
        |_| json!({"op": "insert_blocks", "after": id(1000), "markdown": "- [ ] a\n  - b"}),
    ),
    ("move_block", |round| {
        let place = if round % 2 == 0 { "first" } else { "last" };
        json!({"op": "move_block", "id": id(999), "position": place})
    }),
    (
        "delete_block",
        |round| json!({"op": "delete_block", "id": id(3 * round), "recursive": true}),
    ),
    (
        "replace_text",
        |round| json!({"op": "replace_text", "find": format!("number 150{}.", round % 10), "replace": format!("{round}."), "id": id(1500 + round % 10)}),
    ),
    (
        "replace_subtree",
        |round| json!({"op": "replace_subtree", "id": id(300 + 3 * round), "blocks": [{"type": "quote", "text": "q"}]}),
    ),
];

/// Prints the table of operations and that of sizes.
pub(crate) fn edits(address: SocketAddr, key: &str, objects: &str) {
    let mut small = Page::create(address, objects, key, 1);
    let mut large = Page::create(address, objects, key, LARGE);
    println!("one operation on {LARGE} blocks over HTTP, its commit included, in ms");
    println!("operation          all   beyond the same on one block (target under 3)");
    for (name, op) in OPS {
        let rounds = if name == "replace_text" { 10 } else { ROUNDS };
        let mut spent = Vec::new();
        let mut beyond = Vec::new();
        for round in 0..rounds {
            let commit = small.edit(
                &json!({"op": "set_properties", "set": {"description": format!("{name} {round}")}}),
            );
            let all = large.edit(&op(round));
            spent.push(all);
            beyond.push(all - commit);
        }
        println!(
            "{name:<16} {:>5.2}   {:>5.2}",
            median(spent),
            median(beyond)
        );
    }
    println!("one update_block over HTTP, by size");
    for size in SIZES {
        let mut page = Page::create(address, objects, key, size);
        let op = |round: usize| {
            let text = format!("new **{round}**");
            json!({"op": "update_block", "id": id(size / 2), "set": {"text": text}})
        };
        let spent = (0..ROUNDS).map(|round| page.edit(&op(round))).collect();
        println!("{size:>6} blocks   {:>6.2} ms", median(spent));
    }
}

/// Ids as they are minted, most of which end alike nowhere.
fn id(n: usize) -> String {
    format!(
        "{:024x}",
        (n as u128 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c) & ((1 << 96) - 1)
    )
}
