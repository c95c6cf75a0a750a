//! What deleted messages leave behind.

use rolltop_store::CleanUp;
use rolltop_store::testing::Write;
use serde_json::{Value, json};

use super::SOMEBODY;
use crate::support::World;
use crate::support::form::Form;

/// A file as an upload would make it.
async fn file(world: &World, id: &str, app_name: Option<&str>, layout: &str) {
    let page = world.page("template", json!([])).await;
    let document = json!({
        "kind": "file_object", "type": layout, "properties": {"name": id}, "blocks": [],
    });
    world.change_object(&page, |record| {
        record.id = id.into();
        record.kind = "file_object".into();
        record.type_key = layout.into();
        record.listed = false;
        record.app_name = app_name.map(str::to_owned);
        record.document = document.to_string().into();
    });
}

async fn post(world: &World, chat: &str, attachments: &[&str]) -> String {
    post_as(world, &world.keys.kw, &world.messages(chat), attachments).await
}

/// Posts files by this key; gives the path of the message.
async fn post_as(world: &World, key: &str, path: &str, attachments: &[&str]) -> String {
    let request = world.request_as(key, "POST", path);
    let request = request.json(&json!({ "attachments": attachments }));
    let posted = request.send().await.body(201);
    format!("{path}/{}", posted["id"].as_str().unwrap())
}

/// The attachments that are still there once all clean-up is done.
fn left<'a>(world: &World, ids: &[&'a str]) -> Vec<&'a str> {
    world.server.workspace.clean_up_attachments().unwrap();
    let exists = |id: &&&str| world.server.store.object(id).unwrap().is_some();
    ids.iter().filter(exists).copied().collect()
}

// C-28
#[tokio::test]
async fn attachments_have_a_kind() {
    let world = World::new().await;
    let chat = world.chat("C").await;
    let one = world.one.short.clone();
    let page = world.page("P", json!([])).await;
    let mut ids = vec![page.clone()];
    let mut expected = vec![json!({"id": page, "type": "link"})];
    for (bytes, kind) in [(&b"<svg/>"[..], "image"), (b"ID3\x03\0\0\0", "file")] {
        let id = uploaded(&world, &one, bytes).await;
        expected.push(json!({"id": id, "type": kind}));
        ids.push(id);
    }
    let ids: Vec<&str> = ids.iter().map(String::as_str).collect();
    let path = post(&world, &chat, &ids).await;
    assert_eq!(
        world.get(&path).await.body(200)["attachments"],
        json!(expected)
    );
}

// C-41, C-119
#[tokio::test]
async fn a_file_goes_with_its_last_message() {
    let world = World::new().await;
    let chat = world.chat("C").await;
    let own = Some("Notes bot");
    let page = world.page("a page", json!([])).await;
    let all = [
        "alone",
        "shared",
        "used",
        "foreign",
        "nameless",
        "others",
        "binned",
        page.as_str(),
    ];
    for (id, app_name) in [
        ("alone", own),
        ("shared", own),
        ("used", own),
        ("foreign", Some("Other bot")),
        ("nameless", None),
        ("others", own),
        ("binned", own),
    ] {
        file(&world, id, app_name, "file").await;
    }
    // Of another account under the same name.
    world.change_object("others", |file| file.creator = SOMEBODY.into());
    // It lies in the bin, from which its owner may bring it back.
    world.change_object("binned", |file| file.archived = true);
    world
        .page("user", json!([{"type": "file", "object_id": "used"}]))
        .await;
    let second = post(&world, &chat, &["shared"]).await;
    let first = post(&world, &chat, &all).await;

    let warned = |reply: Value| {
        let warning = reply["warnings"][0].clone();
        assert_eq!(warning["path"], "/attachments");
        let text = warning["message"].as_str().unwrap();
        assert!(text.contains("outside of the bin"), "{text}");
        all.iter().for_each(|id| assert!(text.contains(id)));
    };
    let dry = world
        .delete(&format!("{first}?dry_run=true"))
        .await
        .body(200);
    assert_eq!(dry["dry_run"], true);
    warned(dry);
    assert_eq!(left(&world, &all), all);
    warned(world.delete(&first).await.body(200));
    assert_eq!(left(&world, &all), all[1..]);
    world.delete(&second).await.is(200);
    assert_eq!(left(&world, &all), all[2..]);
    let queued = world.server.store.read(|at| at.clean_ups(9)).unwrap();
    assert!(queued.is_empty());
}

// chats-files-auth.md 1.10: the next run finishes the clean-up of the last one.
#[tokio::test]
async fn what_was_left_to_clean_up_is_cleaned_up_at_the_start() {
    let world = World::new().await;
    let chat = world.chat("C").await;
    let id = uploaded(&world, &world.one.short, b"hello").await;
    let message = post_as(&world, &world.keys.aw, &world.messages(&chat), &[&id]).await;
    let message = message.rsplit('/').next().unwrap().to_owned();
    // As the commit of a deletion leaves it, if the process ends there.
    let file = world.server.store.object(&id).unwrap().unwrap();
    world.store([
        Write::DeleteMessage { id: message },
        Write::QueueCleanUp(CleanUp {
            object_id: id.clone(),
            creator: file.creator.clone(),
            app_name: "All writer".into(),
            queued: 0,
        }),
    ]);
    assert_eq!(stored(&world, "blobs"), 1);
    let world = world.restarted().await;
    nothing_is_stored(&world).await;
    world.get(&world.object(&id)).await.missing(&["object_id"]);
}

// C-119: by whatever it is used.
#[tokio::test]
async fn a_file_that_is_used_anywhere_stays() {
    let world = World::new().await;
    let chat = world.chat("C").await;
    let at = |route: &str| world.at(route);
    let all = ["block", "value", "item", "mention", "binned", "nowhere"];
    for id in all {
        file(&world, id, Some("Notes bot"), "image").await;
    }
    let message = post(&world, &chat, &all).await;
    let block = |id: &str| json!([{"type": "file", "object_id": id}]);
    world.page("P", block("block")).await;
    let docs = json!({"name": "Docs", "format": "files"});
    world.post(&at("properties"), docs).await.is(201);
    let valued = json!({"type": "page", "properties": {"docs": ["value"]}});
    world.create(valued).await;
    let collection = json!({"name": "All", "items": ["item"]});
    world.post(&at("collections"), collection).await.is(201);
    let mention = "<mention object_id=\"mention\">it</mention>";
    world.say(&world.chat("D").await, mention).await;
    // What is in the bin may come back.
    let binned = world.page("B", block("binned")).await;
    world.delete(&world.object(&binned)).await.is(200);
    world.delete(&message).await.is(200);
    assert_eq!(left(&world, &all), all[..all.len() - 1]);
}

// C-119: an attachment that was deleted otherwise stays named by its message.
#[tokio::test]
async fn a_message_outlives_its_attachment() {
    let world = World::new().await;
    let chat = world.chat("C").await;
    file(&world, "gone", None, "image").await;
    let path = post(&world, &chat, &["gone"]).await;
    world.store([Write::DeleteObject { id: "gone".into() }]);
    let attached = world.get(&path).await.body(200)["attachments"].clone();
    assert_eq!(attached, json!([{"id": "gone", "type": "image"}]));
}

/// How many files lie below a folder of the data directory.
fn stored(world: &World, folder: &str) -> usize {
    let shards = std::fs::read_dir(world.server.directory().join("data").join(folder)).unwrap();
    let count = |path: std::path::PathBuf| match path.is_dir() {
        true => std::fs::read_dir(path).unwrap().count(),
        false => 1,
    };
    shards.map(|entry| count(entry.unwrap().path())).sum()
}

/// The server cleans up after its answer, and may have removed the file and not yet its content.
async fn nothing_is_stored(world: &World) {
    let removed = async {
        while (stored(world, "blobs"), stored(world, "derived")) != (0, 0) {
            tokio::task::yield_now().await;
        }
    };
    let patience = std::time::Duration::from_secs(20);
    tokio::time::timeout(patience, removed).await.unwrap();
}

/// Uploads into a space as the bot that posts.
async fn uploaded(world: &World, space: &str, bytes: &[u8]) -> String {
    let path = format!("/v2/spaces/{space}/files");
    let request = world.request_as(&world.keys.aw, "POST", &path);
    let created = Form::file("a.png", bytes).send(request).await.body(201);
    created["id"].as_str().unwrap().to_owned()
}

// chats-files-auth.md 1.10: deleted for good is the content, too, with all that was made of it.
#[tokio::test]
async fn the_content_of_a_file_goes_with_it() {
    let world = World::new().await;
    let chat = world.chat("C").await;
    let mut picture = std::io::Cursor::new(Vec::new());
    let noise =
        |x: u32, y: u32| image::Luma([(x.wrapping_mul(y).wrapping_mul(2_654_435_761) >> 24) as u8]);
    image::DynamicImage::from(image::GrayImage::from_fn(800, 300, noise))
        .write_to(&mut picture, image::ImageFormat::Png)
        .unwrap();
    let picture = picture.into_inner();
    let (one, two) = (world.one.short.clone(), world.two.short.clone());
    let id = uploaded(&world, &one, &picture).await;
    let elsewhere = uploaded(&world, &two, &picture).await;
    let content = format!("/v2/spaces/{one}/files/{id}/content?width=100");
    world.get(&content).await.is(200);
    assert_eq!((stored(&world, "blobs"), stored(&world, "derived")), (1, 1));

    let post = async |space: &str, chat: &str, id: &str| {
        let path = format!("/v2/spaces/{space}/chats/{chat}/messages");
        post_as(&world, &world.keys.aw, &path, &[id]).await
    };
    // The other space shows the same content: it stays.
    let message = post(&one, &chat, &id).await;
    world.delete(&message).await.is(200);
    assert_eq!(left(&world, &[&id]), [] as [&str; 0]);
    world.get(&content).await.missing(&["file_id"]);
    let other = format!("/v2/spaces/{two}/files/{elsewhere}/content");
    assert_eq!(world.get(&other).await.body_bytes(200), picture);
    assert_eq!((stored(&world, "blobs"), stored(&world, "derived")), (1, 1));
    assert_eq!(world.server.store.check().unwrap().findings, []);

    // No space shows it any more.
    let chats = format!("/v2/spaces/{two}/chats");
    let chat = world.post(&chats, json!({"name": "D"})).await.body(201)["id"].clone();
    let message = post(&two, chat.as_str().unwrap(), &elsewhere).await;
    world.delete(&message).await.is(200);
    assert_eq!(left(&world, &[&elsewhere]), [] as [&str; 0]);
    nothing_is_stored(&world).await;
    assert_eq!(world.server.store.check().unwrap().findings, []);
    // It can come back.
    let again = uploaded(&world, &two, &picture).await;
    let path = format!("/v2/spaces/{two}/files/{again}/content");
    assert_eq!(world.get(&path).await.body_bytes(200), picture);
}
