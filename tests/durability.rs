//! An acknowledged write survives `kill -9`.

use serde_json::json;

use crate::support::{Client, Server, run};

#[tokio::test]
async fn what_was_acknowledged_is_there_after_a_kill() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let server = Server::start(&data);
    let client = Client::new(&server);
    let space = client.space("Home").await;
    let objects = format!("/v2/spaces/{space}/objects");

    let mut acknowledged = Vec::new();
    for number in 0..20 {
        let body =
            json!({"type": "page", "name": format!("Page {number}"), "markdown": "one\n\ntwo"});
        let created = client.ok("POST", &objects, Some(body)).await;
        let path = format!("{objects}/{}", created["id"].as_str().unwrap());
        let ops = json!({"ops": [{"op": "update_block", "match": "two", "set": {"text": format!("edited {number}")}}]});
        let edited = client.ok("PATCH", &path, Some(ops)).await;
        acknowledged.push((path, edited["etag"].clone(), number));
    }
    server.kill();

    let server = Server::start(&data);
    let client = client.moved_to(&server);
    for (path, etag, number) in acknowledged {
        let document = client.ok("GET", &path, None).await;
        assert_eq!(document["etag"], etag);
        assert_eq!(document["blocks"][1]["text"], format!("edited {number}"));
    }
    assert!(server.terminate().success());
    let check = run(&["check"], &data);
    assert!(
        check.status.success(),
        "{}",
        String::from_utf8_lossy(&check.stderr)
    );
}
