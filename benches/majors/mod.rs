//! The same work through both majors, one client, in slices that take turns (v1.md 1).

use std::time::Duration;

use serde_json::json;

use crate::load::{median, request};
use crate::server::Server;
use crate::throughput::throughput;
use crate::verdict::verdict;

const SLICE: Duration = Duration::from_millis(250);
const SLICES: usize = 15;
/// Most times that a read of v1 takes the time of its twin.
const READ: f64 = 1.5;
/// The same of a write.
const WRITE: f64 = 1.3;

/// A warm GET of 20 blocks, a create and a PATCH of one property.
pub(crate) fn majors(server: &Server, key: &str) {
    let space = server.json(
        "POST",
        "/v2/spaces?ids=full",
        key,
        Some(&json!({"name": "Both"})),
    );
    let space = space["id"].as_str().unwrap();
    let [old, new] = ["v1", "v2"].map(|major| format!("/{major}/spaces/{space}/objects"));
    let paragraph = |n| format!("Paragraph {n} with **bold** and `code` words.\n\n");
    let markdown: String = (0..20).map(paragraph).collect();
    let object = json!({"type": "page", "name": "Read", "markdown": markdown});
    let object = server.json("POST", &new, key, Some(&object));
    let id = object["id"].as_str().unwrap();

    let [read_old, read_new] =
        [&old, &new].map(|objects| request("GET", &format!("{objects}/{id}"), key, None));
    let reads = |read: &Vec<u8>| throughput(server.address, 1, SLICE, |_, _| read.clone());
    told("GET", READ, || (reads(&read_old), reads(&read_new)));

    told("create", WRITE, || {
        let create = |objects: &str, type_member: &str, text_member: &str| {
            throughput(server.address, 1, SLICE, |_, count| {
                let body = json!({type_member: "page", "name": format!("Page {count}"), text_member: "one\n\ntwo"});
                request("POST", objects, key, Some(&body.to_string()))
            })
        };
        (
            create(&old, "type_key", "body"),
            create(&new, "type", "markdown"),
        )
    });

    let mut round = 0;
    told("PATCH", WRITE, || {
        round += 1;
        let patch_old = throughput(server.address, 1, SLICE, |_, count| {
            let text = format!("old {round}-{count}");
            let body = json!({"properties": [{"key": "description", "text": text}]});
            request(
                "PATCH",
                &format!("{old}/{id}"),
                key,
                Some(&body.to_string()),
            )
        });
        let patch_new = throughput(server.address, 1, SLICE, |_, count| {
            let text = format!("new {round}-{count}");
            let ops = json!({"ops": [{"op": "set_properties", "set": {"description": text}}]});
            request("PATCH", &format!("{new}/{id}"), key, Some(&ops.to_string()))
        });
        (patch_old, patch_new)
    });
}

/// Prints the median of what `slice` returns: how many a second through v1 and through v2.
fn told(what: &str, target: f64, mut slice: impl FnMut() -> (f64, f64)) {
    let rates: Vec<(f64, f64)> = (0..SLICES).map(|_| slice()).collect();
    let middle = |of: fn(&(f64, f64)) -> f64| median(rates.iter().map(of).collect());
    let ratio = middle(|(old, new)| new / old);
    println!(
        "{what}, a second: v1 {:.0}, v2 {:.0}; v1 takes {ratio:.2} times the time of v2 (target {target}){}",
        middle(|(old, _)| *old),
        middle(|(_, new)| *new),
        verdict(ratio <= target)
    );
}
