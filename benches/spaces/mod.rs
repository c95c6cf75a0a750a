//! What searching many small spaces costs, and what they take in memory.

use std::path::Path;
use std::time::Instant;

use rolltop_workspace::keys::{KeyReach, KeyRequest, Permission, Scope};
use serde_json::{Value, json};

use crate::ground::{Ground, add_space};
use crate::load::{Connection, request};
use crate::server::Server;
use crate::{seconds, times, verdict};

/// Small spaces.
const MANY: usize = 300;
/// Those of them that a second key reaches.
const FEW: usize = 50;
/// Objects of each.
const OBJECTS: usize = 10;
/// Searches after which all of them are in memory at the latest.
const MOST: usize = 100;
/// A search over all spaces may take so much longer for each of them than one over a few.
const MAX_RATIO: f64 = 1.5;

/// Searches all spaces and a few of them, warm and first.
pub(crate) fn spaces(data: &Path) {
    let ground = Ground::new(data, 4);
    let mut ids = vec![ground.space.id.clone()];
    ids.extend((1..MANY).map(|at| add_space(&ground.workspace, &format!("Space {at}"))));
    let all = ground.key.clone();
    let few = KeyRequest {
        name: "few".to_owned(),
        scope: Scope::JsonApi,
        reach: KeyReach::Spaces(ids[..FEW].to_vec(), Permission::Read),
        expires_in: None,
    };
    let few = ground.workspace.create_key(&few).expect("a key").token;
    ground.close();
    fill(data, &ids, &all);

    let server = Server::start(data);
    let idle = server.memory();
    println!(
        "{MANY} spaces of {OBJECTS} objects, through HTTP, {idle:.1} MB before the first search:"
    );
    let bodies = [
        ("words", json!({"query": "needle"})),
        ("a filter", json!({"filter": "name CONTAINS \"needle\""})),
    ];
    for (what, body) in bodies {
        let [of_few, of_all] = [(&few, FEW), (&all, MANY)].map(|(key, count)| {
            let (searches, usual) = search(&server, key, &body, count);
            println!(
                "  {what} in {count} spaces: {usual:.2} ms, all of them in memory after {searches} searches"
            );
            usual / count as f64
        });
        let ratio = of_all / of_few;
        println!(
            "  {what}: for each space {ratio:.2} times as long in {MANY} as in {FEW} (target {MAX_RATIO}){}",
            verdict(ratio <= MAX_RATIO)
        );
    }
    let each = (server.memory() - idle) * 1024.0 / MANY as f64;
    println!("  memory of each space with its names and words: {each:.0} kB");
    server.stop();
}

/// Writes the objects; one of each space is found.
fn fill(data: &Path, ids: &[String], key: &str) {
    let start = Instant::now();
    let server = Server::start(data);
    let mut connection = Connection::open(server.address);
    for id in ids {
        for at in 0..OBJECTS {
            let name = if at == 0 { "needle" } else { "hay" };
            let page = json!({"type": "page", "name": format!("{name} {at}")}).to_string();
            let path = format!("/v2/spaces/{id}/objects");
            let status = connection.send(&request("POST", &path, key, Some(&page)));
            assert_eq!(status, 201);
        }
    }
    server.stop();
    println!(
        "{} objects written in {:.1} s",
        ids.len() * OBJECTS,
        seconds(start)
    );
}

/// Searches until all spaces are in memory, and milliseconds of the usual one then, which finds one object in every space.
fn search(server: &Server, key: &str, body: &Value, count: usize) -> (usize, f64) {
    let mut connection = Connection::open(server.address);
    let sent = request("POST", "/v2/search", key, Some(&body.to_string()));
    let mut finds_all = || {
        assert_eq!(connection.send(&sent), 200);
        let answer: Value = serde_json::from_slice(connection.body()).unwrap();
        answer["total"] == json!(count) && answer.get("warnings").is_none()
    };
    let searches = 1 + (0..MOST).take_while(|_| !finds_all()).count();
    let (_, usual) = times(|| assert!(finds_all()));
    (searches, usual)
}
