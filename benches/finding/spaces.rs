//! What searching many small spaces costs, and what they take in memory.

use std::path::Path;
use std::time::Instant;

use rolltop_workspace::keys::{KeyReach, KeyRequest, Permission, Scope};
use serde_json::{Value, json};

use super::{ROUNDS, seconds};
use crate::ground::{Ground, add_space};
use crate::load::{Connection, median, request};
use crate::server::Server;
use crate::verdict::verdict;

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
    let few = ground.workspace.create_key(&few).expect("a key").token.0;
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
        let mut searches = [(&few, FEW), (&all, MANY)].map(|(key, count)| Search {
            connection: Connection::open(server.address),
            sent: request("POST", "/v2/search", key, Some(&body.to_string())),
            count,
        });
        let until_complete = searches.each_mut().map(Search::repeat_until_complete);
        let [of_few, of_all] = in_turns(&mut searches);
        let usual = [(FEW, of_few), (MANY, of_all)].into_iter();
        for ((count, usual), searches) in usual.zip(until_complete) {
            println!(
                "  {what} in {count} spaces: {usual:.2} ms, all of them in memory after {searches} searches"
            );
        }
        let (of_few, of_all) = (of_few / FEW as f64, of_all / MANY as f64);
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

/// A search that finds one object in each of so many spaces, once they are in memory.
struct Search {
    connection: Connection,
    sent: Vec<u8>,
    count: usize,
}

impl Search {
    /// Searches once; whether every space was in memory.
    fn is_complete(&mut self) -> bool {
        assert_eq!(self.connection.send(&self.sent), 200);
        let answer: Value = serde_json::from_slice(self.connection.body()).unwrap();
        answer["total"] == json!(self.count) && answer.get("warnings").is_none()
    }

    /// How many searches it takes until all spaces are in memory.
    fn repeat_until_complete(&mut self) -> usize {
        1 + (0..MOST).take_while(|_| !self.is_complete()).count()
    }

    /// Milliseconds of one.
    fn time(&mut self) -> f64 {
        let start = Instant::now();
        assert!(self.is_complete());
        seconds(start) * 1e3
    }
}

/// The median of each in milliseconds. They take turns, because the machine is not as fast in one second as in another.
fn in_turns(searches: &mut [Search; 2]) -> [f64; 2] {
    let mut taken = [Vec::new(), Vec::new()];
    for _ in 0..ROUNDS {
        for (search, taken) in searches.iter_mut().zip(&mut taken) {
            taken.push(search.time());
        }
    }
    taken.map(median)
}
