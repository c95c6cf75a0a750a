//! Uploads of forms (chats-files-auth.md 2.2, 2.4).

use rolltop_http::ServerConfig;
use serde_json::json;

use super::{content, files, upload, uploaded};
use crate::support::World;
use crate::support::answer::Reply;
use crate::support::form::Form;

// C-68
#[tokio::test]
async fn a_form_becomes_a_file() {
    let world = World::new().await;
    let created = upload(&world, "../../a.txt", b"hello").await;
    let id = created["id"].as_str().unwrap();
    assert_eq!(id.len(), 59);
    let row = json!({"id": id, "name": "a", "mime_type": "text/plain", "size": 5});
    assert_eq!(created, row);
    let object = world.read(id).await;
    assert_eq!(object["kind"], "file_object");
    assert_eq!(object["type"], "file");
    let properties = &object["properties"];
    assert_eq!(properties["name"], "a");
    assert_eq!(properties["file_ext"], "txt");
    assert_eq!(properties["size_in_bytes"], 5);
    assert_eq!(properties["file_mime_type"], "text/plain");
    assert_eq!(properties["added_date"], properties["created_date"]);
    assert_eq!(properties["origin"], "api");
    let served = world.get(&content(&world, id)).await;
    assert_eq!(served.body_bytes(200), b"hello");
}

#[tokio::test]
async fn a_name_and_no_other_parts() {
    let world = World::new().await;
    let request = || world.request("POST", &files(&world));
    let form = Form::new("x")
        .part("name", None, "Ünser Garten".as_bytes())
        .part("file", Some("b.png"), b"text after all");
    let created = form.send(request()).await.body(201);
    assert_eq!(
        (&created["name"], &created["size"]),
        (&json!("Ünser Garten"), &json!(14))
    );
    let id = created["id"].as_str().unwrap();
    assert_eq!(world.read(id).await["properties"]["file_ext"], "png");

    // C-68
    for (other, path) in [("other", "/other"), ("name", "/name")] {
        let form =
            Form::file("a.txt", b"A")
                .part("name", None, b"A")
                .part(other, None, &[0; 100_000]);
        form.send(request()).await.invalid(&[path]);
    }

    // A name is a line; a blank one is no name.
    for (sent, bytes, name) in [
        ("a\tb\u{7f}\r\nc ", b"1", "abc"),
        (" \n", b"2", "source"),
        ("", b"3", "source"),
    ] {
        let form = Form::file("source.txt", bytes).part("name", None, sent.as_bytes());
        assert_eq!(form.send(request()).await.body(201)["name"], name);
    }

    // An empty file, and one without a name.
    let empty = Form::new("x").part("file", None, b"");
    let empty = empty.send(request()).await.body(201);
    assert_eq!(
        (&empty["name"], &empty["size"]),
        (&json!("upload"), &json!(0))
    );
}

// C-68
#[tokio::test]
async fn forms_that_are_refused() {
    let world = World::new().await;
    let dry = format!("{}?dry_run=true", files(&world));
    let file = || Form::file("a.txt", b"hello");
    let named = |length: usize| file().part("name", None, "n".repeat(length).as_bytes());
    let other = Form::new("x").part("other", Some("a.txt"), b"hello");
    // One of several files would be lost without a word.
    let two = file().part("file", Some("b.txt"), b"second");
    for (form, path, words) in [
        (other, "/file", &["it has \\\"other\\\""][..]),
        (two, "/file", &[]),
        (named(4097), "/name", &["4097", "4096", "shorten"]),
        (named(1 << 20), "/name", &["more than 4096", "shorten"]),
    ] {
        // C-72
        for route in [&files(&world), &dry] {
            let reply = form.clone().send(world.request("POST", route)).await;
            reply.invalid(&[path]).mentions(words);
        }
    }
    let cut = "--x\r\nContent-Disposition: form-data; name=\"file\"\r\n\r\nhello";
    let bare_lines = cut.replace("\r\n", "\n") + "\n--x--\n";
    let bare_head = bare_lines.replace("--x\n", "--x\r\n");
    let wrong =
        "name there the boundary that the form has; end each line of the form with CR and LF";
    let of_x = "multipart/form-data; boundary=x";
    let control = |name: &str| {
        one_file(
            &format!("form-data; name=\"file\"; filename=\"{name}\""),
            "7",
        )
    };
    for (content_type, body, words) in [
        ("multipart/form-data", "--x--", &["name the boundary"][..]),
        (
            "multipart/mixed; boundary=x",
            "--x--",
            &["send multipart/form-data"],
        ),
        (of_x, cut, &["--boundary--"]),
        (of_x, &bare_lines, &["CR and LF"]),
        (of_x, &bare_head, &["each line of the head of a part too"]),
        (of_x, &cut.replace("--x", "--y"), &[wrong]),
        (of_x, &control("a\r\nb.txt"), &["file name", "line ends"]),
        (of_x, &control("a\u{1}b.txt"), &["file name", "line ends"]),
        // Content without a form: the answer names both ways.
        (
            "text/plain",
            "",
            &["\\\"url\\\":", "multipart/form-data in a part named"],
        ),
        (
            "text/plain",
            "hello",
            &["\\\"url\\\":", "multipart/form-data in a part named"],
        ),
    ] {
        let request = world
            .request("POST", &files(&world))
            .header("content-type", content_type);
        request.raw(body).send().await.invalid(&[]).mentions(words);
    }
    // A parameter that is no ASCII does not hide what the others say.
    let request = world
        .request("POST", &files(&world))
        .header("content-type", &format!("{of_x}; name=\"é\""));
    let made = request
        .raw(one_file("form-data; name=\"file\"", "named"))
        .send()
        .await;
    assert_eq!(made.body(201)["size"], 5);
    // C-72
    let made = file().send(world.request("POST", &dry)).await;
    assert_eq!(made.body(200), json!({"dry_run": true}));
    assert_eq!(blobs(&world), 1);
    let unknown = format!("/v2/spaces/{}x/files", world.two.short);
    Form::file("a.txt", b"hello")
        .send(world.request("POST", &unknown))
        .await
        .missing(&["space_id"]);
    assert_eq!(left_over(&world), 0);
}

// What is no content is bounded, and small beside a large file.
#[tokio::test]
async fn heads_of_parts_are_bounded() {
    let world = World::new().await;
    let file = |head: &str| {
        format!(
            "--x\r\nContent-Disposition: form-data; name=\"file\"\r\n{head}\r\nhello\r\n--x--\r\n"
        )
    };
    let padded = |bytes: usize| file(&format!("X-Padding: {}\r\n", "p".repeat(bytes)));
    raw_form(&world, padded(60 << 10)).await.is(201);
    let before = format!("{}\r\n{}", "p".repeat(20 << 20), file(""));
    for (body, said) in [
        (padded(200 << 10), ["head of a part", "65536 bytes"]),
        (padded(20 << 20), ["beside its file", "1048576 bytes"]),
        (before, ["beside its file", "1048576 bytes"]),
    ] {
        let reply = raw_form(&world, body).await;
        reply.refused(413, "request_too_large", &[]).mentions(&said);
    }
    let request = || world.request("POST", &files(&world));
    let small = Form::new("x").part("other", None, &[7; 900_000]);
    let reply = small.part("file", None, b"hello").send(request()).await;
    reply.invalid(&["/other"]);
    assert_eq!(left_over(&world), 0);
}

// C-71: the caller's own file above the cap.
#[tokio::test]
async fn a_form_above_the_cap_is_refused() {
    let world = World::configured(ServerConfig {
        write_limit: false,
        max_upload_bytes: 1000,
        ..ServerConfig::default()
    })
    .await;
    let request = || world.request("POST", &files(&world));
    let at_cap = Form::file("a.bin", &[1; 1000]).send(request()).await;
    assert_eq!(at_cap.body(201)["size"], 1000);
    let dry = || world.request("POST", &format!("{}?dry_run=true", files(&world)));
    for size in [1001, 100_000, 3_000_000] {
        for request in [request(), dry()] {
            let reply = Form::file("a.bin", &vec![2; size]).send(request).await;
            // Before the form is read, its part that is too large is unknown.
            let named = match size {
                3_000_000 => "form of an upload",
                _ => "file of an upload",
            };
            reply
                .refused(413, "request_too_large", &[])
                .mentions(&["1000 bytes", named]);
        }
    }
    let other = Form::new("x").part("other", None, &[7; 3_000_000]);
    let reply = other.part("file", None, b"a").send(request()).await;
    reply
        .refused(413, "request_too_large", &[])
        .mentions(&["at most 1048576 bytes besides it"])
        .omits(&["file of an upload"]);
    assert_eq!(left_over(&world), 0);
}

// chats-files-auth.md 2.2: what cannot be stored is a fault of the server, which tells nothing of its folders.
#[tokio::test]
async fn a_disk_that_fails_is_a_fault_of_the_server() {
    let world = World::new().await;
    let incoming = world.server.directory().join("data/incoming");
    std::fs::remove_dir(&incoming).unwrap();
    let send = || Form::file("a.txt", b"hello").send(world.request("POST", &files(&world)));
    send()
        .await
        .refused(500, "internal_error", &[])
        .omits(&["incoming", "os error"]);
    std::fs::create_dir(&incoming).unwrap();
    send().await.is(201);
}

// C-73, C-121
#[tokio::test]
async fn equal_content_is_one_file() {
    let world = World::new().await;
    let first = upload(&world, "a.txt", b"same").await;
    assert_eq!(upload(&world, "a.txt", b"same").await, first);
    let id = first["id"].as_str().unwrap();

    // Under another name it is another file on the same content, and one stays when the other goes.
    let other = upload(&world, "a.md", b"same").await;
    assert_eq!(
        (&other["name"], &other["mime_type"]),
        (&json!("a"), &json!("text/markdown"))
    );
    let other = other["id"].as_str().unwrap();
    assert_ne!(other, id);
    assert_eq!(blobs(&world), 1);
    let path = format!("{}/{other}", files(&world));
    world.delete(&path).await.is(200);
    let served = world.get(&content(&world, id)).await;
    assert_eq!(served.body_bytes(200), b"same");

    // Another space has a file of its own, and the content once.
    let other = format!("/v2/spaces/{}/files", world.two.short);
    let elsewhere = Form::file("a.txt", b"same").send(world.request("POST", &other));
    let elsewhere = elsewhere.await.body(201);
    assert_ne!(elsewhere["id"], first["id"]);
    assert_eq!(blobs(&world), 1);

    // A file in the bin is not brought back.
    let path = format!("{}/{id}", files(&world));
    world.delete(&path).await.is(200);
    let new = uploaded(&world, "a.txt", b"same").await;
    assert_ne!(new, id);
    assert_eq!(uploaded(&world, "a.txt", b"same").await, new);
    assert_eq!(blobs(&world), 1);
    assert_eq!(world.server.store.check().unwrap().findings, []);
}

#[tokio::test]
async fn equal_content_at_once_is_one_file() {
    let world = World::new().await;
    let uploads = (0..8).map(|_| uploaded(&world, "a.txt", b"same"));
    let mut ids = futures::future::join_all(uploads).await;
    ids.dedup();
    assert_eq!(ids.len(), 1);
}

// An object that is a file is changed by no PATCH.
#[tokio::test]
async fn a_file_is_not_edited() {
    let world = World::new().await;
    let id = uploaded(&world, "a.txt", b"hello").await;
    let ops = json!([{"op": "set_properties", "set": {"name": "b"}}]);
    world
        .edit(&id, ops)
        .await
        .is(400)
        .mentions(&["upload_file"]);
    // Nor is it among ordinary objects.
    assert_eq!(world.get(&world.objects()).await.body(200)["total"], 0);
}

/// A form with the boundary `x` and one part of this `Content-Disposition`.
fn one_file(head: &str, content: &str) -> String {
    format!("--x\r\nContent-Disposition: {head}\r\n\r\n{content}\r\n--x--\r\n")
}

/// Sends the bytes of a form with the boundary `x`.
async fn raw_form(world: &World, body: String) -> Reply {
    world
        .request("POST", &files(world))
        .header("content-type", "multipart/form-data; boundary=x")
        .raw(body)
        .send()
        .await
}

/// How many files are left half received.
fn left_over(world: &World) -> usize {
    let incoming = world.server.directory().join("data/incoming");
    std::fs::read_dir(incoming).unwrap().count()
}

/// How many blobs there are.
fn blobs(world: &World) -> usize {
    let shards = std::fs::read_dir(world.server.directory().join("data/blobs")).unwrap();
    shards
        .map(|shard| std::fs::read_dir(shard.unwrap().path()).unwrap().count())
        .sum()
}
