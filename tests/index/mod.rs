//! `rolltop index rebuild`: over the socket of a running server, on the data directory without one, and what callers
//! see meanwhile.

mod held;

use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

use crate::search::fixture::Fixture;
use crate::support::{Client, Home, ROLLTOP, Server, run};

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn rows(output: &Output) -> Vec<Value> {
    assert!(output.status.success(), "{}", text(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

#[tokio::test]
async fn the_index_is_rebuilt_with_a_server_and_without() {
    let home = Home::new();
    let client = &home.client;
    let space = client.space("Home").await;
    client.space("Away").await;
    let objects = format!("/v2/spaces/{space}/objects");
    for name in ["zebra one", "zebra two"] {
        let page = json!({"type": "page", "name": name});
        client.ok("POST", &objects, Some(page)).await;
    }
    let search = format!("/v2/spaces/{space}/search");
    let found = async |client: &Client| {
        let body = json!({"query": "zebra"});
        let found = client.ok("POST", &search, Some(body)).await;
        assert_eq!(found.get("warnings"), None);
        found["total"].clone()
    };
    assert_eq!(found(client).await, 2);
    let whole = rows(&home.run(&["index", "rebuild", "--json"]));
    assert_eq!(whole.len(), 2);
    let row = whole.iter().find(|row| row["space"] == "Home").unwrap();
    // Definitions and the member are objects too.
    assert!(row["objects"].as_u64().unwrap() > 2);
    assert!(row["space_id"].as_str().unwrap().contains(&space));
    assert_eq!(found(client).await, 2);

    let one = home.run(&["index", "rebuild", "--space", "Home"]);
    assert!(one.status.success() && one.stdout.is_empty());
    let said = text(&one.stderr);
    assert!(
        said.contains("rebuilt the index of Home") && !said.contains("Away"),
        "{said}"
    );
    let unknown = home.run(&["index", "rebuild", "--space", "nowhere"]);
    assert_eq!(unknown.status.code(), Some(1));
    assert!(unknown.stdout.is_empty() && text(&unknown.stderr).contains("nowhere"));

    // The same without a server, whose next start finds everything.
    let data = home.data().to_owned();
    let home = home.restarted(|server| {
        assert!(server.terminate().success());
        let offline = rows(&run(&["index", "rebuild", "--json"], &data));
        assert_eq!(offline.len(), 2);
    });
    assert_eq!(found(&home.client).await, 2);
}

// query.md 9: searches and writes go on around a rebuild, and nothing is missing.
#[tokio::test]
async fn searches_go_on_while_it_is_rebuilt() {
    let fixture = Fixture::new().await;
    let count = 1_000;
    let page = |number: usize| {
        let words = "zebra crossing ".repeat(50);
        let document = json!({"kind": "page", "type": "page", "properties": {"name": "zebra"},
            "blocks": [{"type": "paragraph", "id": "p", "text": words}]});
        fixture.record(&format!("z{number:04}"), 0, document)
    };
    fixture.put((0..count).map(page).collect());
    let workspace = &fixture.world.server.workspace;
    let query = json!({"query": "zebra", "type": "page"});
    for _ in 0..2 {
        workspace.start_rebuild(None).unwrap();
        let mut answers = 0;
        while answers == 0 || !workspace.rebuild_status().unwrap().is_over {
            let found = fixture.search(query.clone()).await.body(200);
            let outcome = (&found["total"], found.get("warnings"));
            assert_eq!(outcome, (&json!(count), None));
            fixture
                .world
                .create(json!({"type": "task", "name": "meanwhile"}))
                .await;
            answers += 1;
        }
        let status = workspace.rebuild_status().unwrap();
        assert_eq!((status.failure, status.done.len()), (None, 2));
    }
}

/// No entry of a folder is open to other users.
fn is_private(folder: &Path) {
    for entry in std::fs::read_dir(folder).unwrap().map(Result::unwrap) {
        let metadata = entry.metadata().unwrap();
        let mode = metadata.permissions().mode();
        assert_eq!(mode & 0o077, 0, "{:?} has mode {mode:o}", entry.path());
        if metadata.is_dir() {
            is_private(&entry.path());
        }
    }
}

// docs/reference/data-and-backup.md, chats-files-auth.md 3.2: the data directory belongs to its user alone.
#[tokio::test]
async fn the_index_belongs_to_its_user_alone() {
    let directory = tempfile::tempdir().unwrap();
    let data_dir = directory.path().join("data");
    let serve = r#"umask 022; exec "$0" serve --listen 127.0.0.1:0 --data-dir "$1""#;
    let mut command = Command::new("sh");
    command
        .args(["-c", serve, ROLLTOP])
        .arg(&data_dir)
        .stderr(Stdio::null());
    let server = Server::spawn(command, &data_dir);
    let client = Client::new(&server);
    let space = client.space("Home").await;
    let objects = format!("/v2/spaces/{space}/objects");
    let page = json!({"type": "page", "name": "zebra"});
    client.ok("POST", &objects, Some(page)).await;
    let search = format!("/v2/spaces/{space}/search");
    let found = client
        .ok("POST", &search, Some(json!({"query": "zebra"})))
        .await;
    assert_eq!(found["total"], 1);
    assert!(data_dir.join("index.db").exists());
    is_private(&data_dir);
    assert!(server.terminate().success());
    is_private(&data_dir);
}
