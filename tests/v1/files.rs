//! Files (v1.md 21).

use std::path::{Path, PathBuf};

use rolltop_store::testing::{Commit, Plan, Write};
use serde_json::{Value, json};

use super::column;
use crate::files::PIXEL;
use crate::support::World;
use crate::support::answer::Reply;
use crate::support::form::Form;

impl World {
    async fn v1_upload(&self, file_name: &str, bytes: &[u8]) -> Value {
        let request = self.request("POST", &self.v1("/files"));
        Form::file(file_name, bytes).send(request).await.body(200)
    }

    fn v1_file(&self, id: &Value, query: &str) -> String {
        self.v1(&format!("/files/{}{query}", id.as_str().unwrap()))
    }

    async fn v1_download(&self, path: &str, header: (&str, &str)) -> Reply {
        let (name, value) = header;
        self.request("GET", path).header(name, value).send().await
    }
}

// V-107
#[tokio::test]
async fn a_file_is_uploaded_once() {
    let world = World::new().await;
    let made = world.v1_upload("notes.txt", b"hello").await;
    let expected = json!({
        "object_id": made["object_id"], "name": "notes", "extension": "txt", "media": "text/plain",
        "size_in_bytes": 5,
    });
    assert_eq!(made, expected);
    assert_eq!(world.v1_upload("notes.txt", b"hello").await, made);
    let other = world.v1_upload("other", b"hello").await;
    assert_ne!(other["object_id"], made["object_id"]);
    assert_eq!(
        (&other["name"], &other["extension"]),
        (&json!("other"), &json!(""))
    );

    let missing = "bad input: missing file in request";
    let path = world.v1("/files");
    let form = Form::new("b").part("other", Some("a.txt"), b"x");
    let form = form.send(world.request("POST", &path)).await;
    form.old(400, "bad_request", missing);
    for body in ["", "{}", "not JSON"] {
        let refused = world.request("POST", &path).raw(body).send().await;
        refused.old(400, "bad_request", missing);
    }
    let found = world
        .post(&world.v1("/search"), json!({"types": ["file"]}))
        .await
        .body(200);
    assert_eq!(found["pagination"]["total"], 2);
    assert!(column(&found, "name").contains(&"notes".to_owned()));
}

// V-108
#[tokio::test]
async fn a_file_is_downloaded_in_whole_and_in_part() {
    let world = World::new().await;
    let content: Vec<u8> = (0..300_u32).map(|n| b'a' + (n % 26) as u8).collect();
    let made = world.v1_upload("notes.txt", &content).await;
    let path = world.v1_file(&made["object_id"], "");
    let whole = world.get(&path).await;
    assert_eq!(whole.is(200).bytes, content);
    for (name, value) in [
        ("content-type", "text/plain; charset=utf-8"),
        ("content-length", "300"),
        ("accept-ranges", "bytes"),
        ("cache-control", "max-age=31536000, private"),
        ("x-content-type-options", "nosniff"),
        ("anytype-version", "2025-11-08"),
    ] {
        assert_eq!(whole.header(name), Some(value));
    }
    let etag = whole.header("etag").unwrap();
    assert!(
        whole.header("last-modified").is_some() && whole.header("content-disposition").is_some()
    );
    let head = world.request("HEAD", &path).header("Range", "bytes=0-9");
    let head = head.send().await;
    assert_eq!(
        (head.is(200).bytes.len(), head.header("content-length")),
        (0, Some("300"))
    );
    assert_eq!(head.header("etag"), Some(etag));

    let part = world.v1_download(&path, ("Range", "bytes=0-99")).await;
    assert_eq!(part.is(206).bytes, content[..100]);
    assert_eq!(part.header("content-range"), Some("bytes 0-99/300"));
    for (header, value, status) in [
        ("Range", "bytes=300-", 416),
        ("If-Match", "\"x\"", 412),
        ("If-None-Match", etag, 304),
    ] {
        let reply = world.v1_download(&path, (header, value)).await;
        assert_eq!(
            (
                reply.is(status).text.as_str(),
                reply.header("content-type").is_some()
            ),
            ("", status == 304)
        );
        let place = reply.header("content-range");
        assert_eq!(place, (status == 416).then_some("bytes */300"));
    }
    let wide = world.v1_file(&made["object_id"], "?width=64");
    assert_eq!(world.get(&wide).await.is(200).bytes, content);
    for width in ["-1", "x", "1.5"] {
        let path = world.v1_file(&made["object_id"], &format!("?width={width}"));
        let refused = world.get(&path).await;
        refused.old(400, "bad_request", "bad input: invalid width parameter");
    }
    for id in ["x", world.page("P", json!([])).await.as_str()] {
        let missing = world.get(&world.v1(&format!("/files/{id}"))).await;
        missing.old(404, "object_not_found", "file not found");
        let missing = world.request("HEAD", &world.v1(&format!("/files/{id}")));
        missing.send().await.is(404);
        let missing = world.get(&world.v1(&format!("/files/{id}?width=-1"))).await;
        missing.old(404, "object_not_found", "file not found");
    }
}

// A width is judged once the file was looked for.
#[tokio::test]
async fn a_file_that_cannot_be_read_is_no_fault_of_its_width() {
    let world = World::new().await;
    let made = world.v1_upload("notes.txt", b"hello").await;
    let id = made["object_id"].as_str().unwrap();
    let content = world.server.store.file(id).unwrap().unwrap().content;
    let blob = files(&world.server.directory().join("data"))
        .into_iter()
        .find(|path| path.ends_with(content.as_str()))
        .unwrap();
    std::fs::remove_file(&blob).unwrap();
    std::os::unix::fs::symlink("/dev/null", &blob).unwrap();
    for query in ["", "?width=x"] {
        let path = world.v1_file(&made["object_id"], query);
        let refused = world.get(&path).await;
        refused.old_begins(500, "internal_server_error", "");
    }
}

/// All files below a directory.
fn files(directory: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(directory).unwrap();
    let paths = entries.map(|entry| entry.unwrap().path());
    let below = paths.map(|path| match path.is_dir() {
        true => files(&path),
        false => vec![path],
    });
    below.flatten().collect()
}

// v1.md 19.2
#[tokio::test]
async fn a_file_without_a_media_type_is_shown_as_what_it_is() {
    let world = World::new().await;
    let (pdf, picture) = (b"%PDF-1.4\n".as_slice(), PIXEL);
    for (name, bytes, kind) in [("a.pdf", pdf, "pdf"), ("a.png", picture, "image")] {
        let id = world.v1_upload(name, bytes).await["object_id"].clone();
        let id = id.as_str().unwrap();
        let mut record = (*world.server.store.object(id).unwrap().unwrap()).clone();
        let mut document: Value = serde_json::from_str(&record.document).unwrap();
        let properties = document["properties"].as_object_mut().unwrap();
        assert!(properties.remove("fileMimeType").is_some());
        record.document = document.to_string().into();
        let plan = Plan {
            writes: vec![Write::PutObject(record)],
            ..Plan::at(0)
        };
        world.server.store.commit(plan).unwrap();
        let body = format!("[it](rolltop://object?objectId={id})");
        let body = json!({"type_key": "page", "body": body});
        let made = world.post(&world.v1("/objects"), body).await.body(201);
        let made = world.object(made["object"]["id"].as_str().unwrap());
        let blocks = world.get(&made).await.body(200)["blocks"].clone();
        assert_eq!(blocks[0]["type"], kind, "{blocks}");
    }
}

// V-109
#[tokio::test]
async fn a_file_is_archived_or_erased() {
    let world = World::new().await;
    let made = world.v1_upload("notes.txt", b"hello").await;
    let id = &made["object_id"];
    let path = world.v1_file(id, "");
    let object = world.v1(&format!("/objects/{}", id.as_str().unwrap()));
    for query in ["?skip_bin=x", "?skip_bin=2"] {
        let refused = world.delete(&world.v1_file(id, query)).await;
        refused.old(400, "bad_request", "bad input: invalid skip_bin parameter");
    }
    assert_eq!(
        world.get(&object).await.body(200)["object"]["archived"],
        false
    );
    for query in ["", "?skip_bin=false"] {
        let deleted = world.delete(&world.v1_file(id, query)).await;
        assert_eq!(deleted.is(204).text, "");
    }
    assert_eq!(world.get(&path).await.is(200).text, "hello");
    assert_eq!(
        world.get(&object).await.body(200)["object"]["archived"],
        true
    );

    // Content that another file shows stays.
    let twin = world.v1_upload("twin.txt", b"hello").await;
    let erased = world.delete(&world.v1_file(id, "?skip_bin=true")).await;
    assert_eq!(erased.is(204).text, "");
    for reply in [world.get(&path).await, world.delete(&path).await] {
        reply.old(404, "object_not_found", "file not found");
    }
    let gone = world.get(&object).await;
    gone.old(410, "resource_gone", "object deleted");
    world.get(&world.object(id.as_str().unwrap())).await.is(404);
    let twin = world.v1_file(&twin["object_id"], "");
    assert_eq!(world.get(&twin).await.is(200).text, "hello");
    world.delete(&format!("{twin}?skip_bin=true")).await.is(204);
    // Nothing is left over.
    assert!(world.server.store.check().unwrap().is_sound());

    let page = world.page("P", json!([])).await;
    for id in ["x", page.as_str()] {
        let missing = world
            .delete(&world.v1(&format!("/files/{id}?skip_bin=true")))
            .await;
        missing.old(404, "object_not_found", "file not found");
    }
    // A key with a name deletes only what it has uploaded.
    let theirs = world.v1_upload("theirs.txt", b"theirs").await;
    for query in ["", "?skip_bin=true"] {
        let path = world.v1_file(&theirs["object_id"], query);
        let refused = world
            .request_as(&world.keys.aw, "DELETE", &path)
            .send()
            .await;
        refused.old_begins(403, "forbidden", "");
        world
            .get(&world.v1_file(&theirs["object_id"], ""))
            .await
            .is(200);
    }
    // Nor does it erase what another program has uploaded too; the owner does.
    let upload = world.request_as(&world.keys.aw, "POST", &world.v1("/files"));
    let both = Form::file("both.txt", b"both").send(upload).await.body(200);
    assert_eq!(
        world.v1_upload("both.txt", b"both").await["object_id"],
        both["object_id"]
    );
    let path = world.v1_file(&both["object_id"], "?skip_bin=true");
    let erase = world.request_as(&world.keys.aw, "DELETE", &path);
    erase.send().await.old_begins(403, "forbidden", "");
    world.delete(&path).await.is(204);
}

// V-94
#[tokio::test]
async fn an_icon_is_an_image_by_its_id_or_its_address() {
    let world = World::new().await;
    let image = world.v1_upload("dot.png", PIXEL).await["object_id"].clone();
    let mut file = image;
    for _ in 0..2 {
        let icon = json!({"format": "file", "file": file});
        let made = world.post(&world.v1("/chats"), json!({"icon": icon})).await;
        let shown = made.body(201)["object"]["icon"].clone();
        assert_eq!(shown["format"], "file");
        file = shown["file"].clone();
        let path = file.as_str().unwrap().strip_prefix("http://localhost");
        assert_eq!(world.get(path.unwrap()).await.is(200).bytes, PIXEL);
    }
    let text = world.v1_upload("notes.txt", b"hello").await["object_id"].clone();
    let icon = json!({"format": "file", "file": text});
    let refused = world.post(&world.v1("/chats"), json!({"icon": icon})).await;
    refused.old(400, "bad_request", "bad input: icon file is not valid");
}
