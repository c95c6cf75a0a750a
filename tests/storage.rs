//! What happens when the disk refuses: a clear fault in the v2 envelope, and recovery; and an orderly end that drops
//! nothing acknowledged.

use std::path::Path;
use std::process::Command;
use std::sync::Arc;

use serde_json::{Value, json};

use crate::support::{Client, Server, run};

/// A small file system that is taken away again.
struct Tmpfs<'a>(&'a Path);

impl<'a> Tmpfs<'a> {
    fn mount(path: &'a Path, size: &str) -> Option<Self> {
        std::fs::create_dir(path).unwrap();
        let options = format!("size={size}");
        let mounted = Command::new("mount")
            .args(["-t", "tmpfs", "-o", &options, "tmpfs"])
            .arg(path)
            .output();
        mounted
            .is_ok_and(|output| output.status.success())
            .then_some(Self(path))
    }
}

impl Drop for Tmpfs<'_> {
    fn drop(&mut self) {
        drop(Command::new("umount").arg(self.0).status());
    }
}

// http.md 13, 29: a fault of the server is 500 `internal_error` in the v2 envelope.
#[tokio::test]
async fn a_full_disk_is_a_clear_fault_and_passes() {
    let folder = tempfile::tempdir().unwrap();
    let mount = folder.path().join("disk");
    let Some(disk) = Tmpfs::mount(&mount, "16m") else {
        eprintln!("skipped: a tmpfs cannot be mounted here");
        return;
    };
    let data = mount.join("data");
    let server = Server::start(&data);
    let client = Client::new(&server);
    let space = client.space("Home").await;
    let objects = format!("/v2/spaces/{space}/objects");
    let body = |number: usize| json!({"type": "page", "name": format!("P{number}"), "markdown": "word ".repeat(20_000)});

    // More than half of the disk, so that taking it away leaves room to move the whole log into the database.
    let ballast = mount.join("ballast");
    std::fs::write(&ballast, vec![0; 9 * 1024 * 1024]).unwrap();
    let mut kept = Vec::new();
    let refusal = loop {
        let (status, answer) = client.send("POST", &objects, Some(body(kept.len()))).await;
        match status {
            201 => kept.push(answer["id"].as_str().unwrap().to_owned()),
            _ => break (status, answer),
        }
        assert!(kept.len() < 1000, "the disk never fills");
    };
    assert_eq!(
        (refusal.0, &refusal.1["code"]),
        (500, &Value::from("internal_error")),
        "{}",
        refusal.1
    );
    assert!(refusal.1["issues"].is_array() && refusal.1["message"].is_string());
    assert!(
        !refusal.1.to_string().contains("disk/data"),
        "no path of the machine is told: {}",
        refusal.1
    );
    for id in &kept {
        client.ok("GET", &format!("{objects}/{id}"), None).await;
    }
    // With room again the same server writes again.
    std::fs::remove_file(&ballast).unwrap();
    let small = json!({"type": "page", "name": "small"});
    let after = client.ok("POST", &objects, Some(small)).await;
    assert!(server.terminate().success());

    let server = Server::start(&data);
    let client = client.moved_to(&server);
    for id in kept.iter().map(String::as_str).chain(after["id"].as_str()) {
        client.ok("GET", &format!("{objects}/{id}"), None).await;
    }
    assert!(server.terminate().success());
    drop(disk);
}

// chats-files-auth.md 4.4; architecture: no response is sent before its commit is on disk.
#[tokio::test(flavor = "multi_thread")]
async fn an_orderly_end_drops_nothing_acknowledged() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let server = Server::start(&data);
    let client = Arc::new(Client::new(&server));
    let space = client.space("Home").await;
    let objects = format!("/v2/spaces/{space}/objects");

    let writers: Vec<_> = (0..8)
        .map(|writer| {
            let (client, objects) = (Arc::clone(&client), objects.clone());
            tokio::spawn(async move {
                let mut acknowledged = Vec::new();
                for number in 0.. {
                    let body = json!({"type": "page", "name": format!("{writer}-{number}")});
                    match client.try_send("POST", &objects, Some(body)).await {
                        Some((201, answer)) => {
                            acknowledged.push(answer["id"].as_str().unwrap().to_owned())
                        }
                        Some((status, answer)) => panic!("{status} {answer}"),
                        None => break,
                    }
                }
                acknowledged
            })
        })
        .collect();
    while client.ok("GET", &objects, None).await["total"]
        .as_u64()
        .unwrap()
        < 50
    {}
    assert!(
        tokio::task::spawn_blocking(move || server.terminate())
            .await
            .unwrap()
            .success()
    );
    let mut acknowledged = Vec::new();
    for writer in writers {
        acknowledged.extend(writer.await.unwrap());
    }
    assert!(acknowledged.len() >= 50);

    let server = Server::start(&data);
    let client = Arc::into_inner(client).unwrap().moved_to(&server);
    for id in &acknowledged {
        client.ok("GET", &format!("{objects}/{id}"), None).await;
    }
    assert!(server.terminate().success());
    assert!(run(&["check"], &data).status.success());
}
