//! The owner lists and deletes spaces (v1.md 24), with a server over its socket and without one on the data directory.

use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::support::sse::Sse;
use crate::support::{Home, ROLLTOP, Server, error_of, run};

impl Home {
    /// Makes a space; its full id.
    async fn space(&self, name: &str) -> String {
        self.client.space_as(name, "full").await
    }

    async fn post(&self, path: &str, body: Value) -> Value {
        self.client.ok("POST", path, Some(body)).await
    }

    async fn get(&self, path: &str) -> (u16, Value) {
        self.client.send("GET", path, None).await
    }

    /// Uploads content; the id of its object.
    async fn upload(&self, space: &str, content: &'static str) -> String {
        let part = reqwest::multipart::Part::text(content).file_name("a.txt");
        let form = reqwest::multipart::Form::new().part("file", part);
        let sent = reqwest::Client::new()
            .post(format!("{}/v2/spaces/{space}/files", self.server.url))
            .bearer_auth(&self.client.key)
            .multipart(form)
            .send()
            .await
            .unwrap();
        let answer: Value = sent.json().await.unwrap();
        answer["id"].as_str().unwrap().to_owned()
    }

    async fn names(&self) -> Vec<String> {
        let (_, listed) = self.get("/v2/spaces").await;
        let rows = listed["data"].as_array().unwrap().iter();
        assert_eq!(listed["total"], rows.len());
        rows.map(|row| row["name"].as_str().unwrap().to_owned())
            .collect()
    }
}

fn json_of(output: &Output) -> Value {
    assert!(output.status.success(), "{output:?}");
    serde_json::from_slice(&output.stdout).unwrap()
}

fn delete(data: &Path, references: &[&str]) -> Output {
    let line = [&["spaces", "delete", "--yes", "--json"], references].concat();
    run(&line, data)
}

/// Waits until no record and no blob of a space is left.
fn until_erased(data: &Path, space: &str, blobs: usize) {
    let database = rusqlite::Connection::open(data.join("rolltop.db")).unwrap();
    let count = |sql: &str| -> usize {
        let counted = database.query_row(sql, [space], |row| row.get(0));
        counted.unwrap()
    };
    let begun = Instant::now();
    while count("SELECT count(*) FROM space WHERE id = ?1") > 0 || stored(data) > blobs {
        assert!(begun.elapsed() < Duration::from_secs(60));
        std::thread::yield_now();
    }
    for table in ["object", "space_kind", "file", "opened", "replay"] {
        let sql = format!("SELECT count(*) FROM {table} WHERE space_id = ?1");
        assert_eq!(count(&sql), 0, "{table}");
    }
}

fn stored(data: &Path) -> usize {
    let shards = std::fs::read_dir(data.join("blobs")).unwrap();
    let blobs = shards.map(|shard| std::fs::read_dir(shard.unwrap().path()).unwrap().count());
    blobs.sum()
}

// V-113
#[tokio::test]
async fn the_owner_lists_spaces() {
    let world = Home::new();
    assert!(run(&["spaces", "list"], world.data()).stdout.is_empty());
    let (one, two) = (world.space("One").await, world.space("Two").await);
    world
        .post(
            &format!("/v2/spaces/{two}/objects"),
            json!({"type": "page"}),
        )
        .await;
    let listed = json_of(&run(&["spaces", "list", "--json"], world.data()));
    let row = |at: usize, id: &str, name: &str, objects: u64| json!({"id": id, "name": name, "created_at": listed[at]["created_at"], "objects": objects});
    assert_eq!(
        listed,
        json!([row(0, &one, "One", 0), row(1, &two, "Two", 1)])
    );
    let at = listed[0]["created_at"].as_str().unwrap();
    assert!(at.ends_with('Z') && at.len() == 20, "{at}");
    let table = String::from_utf8(run(&["spaces", "list"], world.data()).stdout).unwrap();
    assert!(table.starts_with("ID") && table.contains(&two) && table.contains("Two"));
    let data = world.data().to_owned();
    world.restarted(|server| {
        assert!(server.terminate().success());
        assert_eq!(json_of(&run(&["spaces", "list", "--json"], &data)), listed);
    });
}

// V-114
#[tokio::test]
async fn a_deleted_space_is_gone_immediately() {
    let world = Home::new();
    let (one, two) = (world.space("One").await, world.space("Two").await);
    let path = |tail: &str| format!("/v2/spaces/{two}/{tail}");
    let once = json!({"type": "page", "name": "Plan"});
    let sent = world
        .client
        .send_once("POST", &path("objects"), &once, "k")
        .await;
    assert_eq!(sent.0, 201);
    let chat = world.post(&path("chats"), json!({"name": "Tea"})).await;
    let messages = path(&format!("chats/{}/messages", chat["id"].as_str().unwrap()));
    for _ in 0..3 {
        world.post(&messages, json!({"text": "hello"})).await;
    }
    world.upload(&two, "of two").await;
    let search = json!({"query": "Plan"});
    // A busy machine may leave a space out of a global search.
    let begun = Instant::now();
    while world.post("/v2/search", search.clone()).await["total"] != 1 {
        assert!(begun.elapsed() < Duration::from_secs(60));
    }
    let address = world.server.url.strip_prefix("http://").unwrap();
    let stream = format!("{messages}/stream");
    let mut sse = Sse::connect(address.parse().unwrap(), &world.client.key, &stream, &[]).await;
    sse.opening().await;

    let deleted = json_of(&delete(world.data(), &[&two]));
    assert_eq!(deleted, json!({"deleted": [two]}));
    assert_eq!(world.names().await, ["One"]);
    for gone in [
        path("objects"),
        messages.clone(),
        format!("/v2/spaces/{two}"),
    ] {
        assert_eq!(world.get(&gone).await.0, 404, "{gone}");
    }
    let again = world
        .client
        .send_once("POST", &path("objects"), &once, "k")
        .await;
    assert_eq!((again.0, again.2), (404, false));
    assert_eq!(world.post("/v2/search", search.clone()).await["total"], 0);
    while sse.frame().await.is_some() {}
    until_erased(world.data(), &two, 0);

    let world = world.restarted(|server| assert!(server.terminate().success()));
    let client = &world.client;
    assert_eq!(client.send("GET", &path("objects"), None).await.0, 404);
    let listed = client.ok("GET", "/v2/spaces?ids=full", None).await;
    assert_eq!(
        (&listed["total"], &listed["data"][0]["id"]),
        (&json!(1), &json!(one))
    );
    // A second space of the name is a new one.
    assert_ne!(world.space("Two").await, two);
    world.end();
}

// V-115
#[tokio::test]
async fn references_name_one_space_each() {
    let world = Home::new();
    let (one, two) = (world.space("One").await, world.space("Two").await);
    let (twin, other) = (world.space("Twin").await, world.space("Twin").await);
    let refusal = error_of(delete(world.data(), &["One", "Twin"]));
    assert!(refusal.contains("may mean 2 spaces"), "{refusal}");
    let tail = |id: &str| {
        let cid = id.split('.').next().unwrap();
        cid[cid.len() - 6..].to_owned()
    };
    for id in [&twin, &other] {
        assert!(refusal.contains(&tail(id)), "{refusal}");
    }
    assert!(error_of(delete(world.data(), &["Nowhere", "One"])).contains("Nowhere"));
    assert_eq!(world.names().await.len(), 4);
    // Without a terminal the command cannot ask.
    let without_terminal = Command::new(ROLLTOP)
        .args(["spaces", "delete", "One", "--data-dir"])
        .arg(world.data())
        .stdin(Stdio::null())
        .output()
        .unwrap();
    assert_eq!(without_terminal.status.code(), Some(2));
    assert!(
        String::from_utf8(without_terminal.stderr)
            .unwrap()
            .contains("--yes")
    );
    assert_eq!(
        run(&["spaces", "delete", "--yes"], world.data())
            .status
            .code(),
        Some(2)
    );

    // By name, by the end of the id, and twice the same.
    let deleted = json_of(&delete(world.data(), &["One", &tail(&two), &one]));
    assert_eq!(deleted, json!({"deleted": [one, two]}));
    // Without a server, everything is erased when the command ends.
    let data = world.data().to_owned();
    let world = world.restarted(|server| {
        assert!(server.terminate().success());
        let plain = run(&["spaces", "delete", "--yes", &twin], &data);
        assert_eq!(plain.stdout, format!("deleted {twin}\n").into_bytes());
        until_erased(&data, &twin, 0);
        let left = json_of(&run(&["spaces", "list", "--json"], &data));
        let ids: Vec<&Value> = left
            .as_array()
            .unwrap()
            .iter()
            .map(|row| &row["id"])
            .collect();
        assert_eq!(ids, [&other]);
    });
    world.end();
}

// V-116
#[tokio::test]
async fn no_request_deletes_a_space() {
    let world = Home::new();
    let one = world.space("One").await;
    let path = format!("/v2/spaces/{one}");
    assert_eq!(world.client.send("DELETE", &path, None).await.0, 405);
    assert_eq!(world.get(&path).await.0, 200);
}

// V-117
#[tokio::test]
async fn a_kill_does_not_bring_a_space_back() {
    let world = Home::new();
    let (one, two) = (world.space("One").await, world.space("Two").await);
    let shared = world.upload(&one, "shared").await;
    world.upload(&two, "shared").await;
    world.upload(&two, "of two").await;
    // More than one commit erases.
    let objects = format!("/v2/spaces/{two}/objects");
    for _ in 0..300 {
        world.post(&objects, json!({"type": "page"})).await;
    }
    json_of(&delete(world.data(), &["Two"]));
    let world = world.restarted(Server::kill);
    assert_eq!(world.get(&format!("/v2/spaces/{two}")).await.0, 404);
    until_erased(world.data(), &two, 1);
    let content = format!("/v2/spaces/{one}/files/{shared}/content");
    assert_eq!(
        world.client.read_through(&content).await,
        (200, "shared".len())
    );
    world.end();
}
