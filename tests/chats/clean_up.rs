//! What deleted messages leave behind.

use rolltop_store::{ObjectRecord, Write};
use serde_json::{Value, json};

use super::store;
use crate::support::World;

/// A file as an upload would make it.
async fn file(world: &World, id: &str, app_name: Option<&str>, layout: &str) {
    let page = world.page("template", json!([])).await;
    let record = world.server.store.object(&page).unwrap().unwrap();
    let document = json!({
        "kind": "file_object", "type": layout, "properties": {"name": id}, "blocks": [],
    });
    store(
        world,
        Write::PutObject(ObjectRecord {
            id: id.into(),
            kind: "file_object".into(),
            type_key: layout.into(),
            listed: false,
            app_name: app_name.map(str::to_owned),
            document: document.to_string().into(),
            ..(*record).clone()
        }),
    );
}

async fn post(world: &World, chat: &str, attachments: &[&str]) -> String {
    let body = json!({ "attachments": attachments });
    let request = world
        .request_as(&world.keys.kw, "POST", &world.messages(chat))
        .json(&body);
    let id = request.send().await.body(201)["id"].clone();
    format!("{}/{}", world.messages(chat), id.as_str().unwrap())
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
    let kinds = [
        ("image", "image"),
        ("video", "file"),
        ("audio", "file"),
        ("file", "file"),
    ];
    for (layout, _) in kinds {
        file(&world, layout, None, layout).await;
    }
    let path = post(&world, &chat, &kinds.map(|(layout, _)| layout)).await;
    let expected = kinds.map(|(id, kind)| json!({"id": id, "type": kind}));
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
        "nobodys",
        page.as_str(),
    ];
    for (id, app_name) in [
        ("alone", own),
        ("shared", own),
        ("used", own),
        ("foreign", Some("Other bot")),
        ("nobodys", None),
    ] {
        file(&world, id, app_name, "file").await;
    }
    world
        .page("user", json!([{"type": "file", "object_id": "used"}]))
        .await;
    let second = post(&world, &chat, &["shared"]).await;
    let first = post(&world, &chat, &all).await;

    let warned = |reply: Value| {
        let warning = reply["warnings"][0].clone();
        assert_eq!(warning["path"], "/attachments");
        all.iter()
            .for_each(|id| assert!(warning["message"].as_str().unwrap().contains(id)));
    };
    let dry = world
        .delete(&format!("{first}?dry_run=true"))
        .await
        .body(200);
    assert_eq!(dry["dry_run"], true);
    warned(dry);
    assert_eq!(left(&world, &all), all);
    warned(world.delete(&first).await.body(200));
    assert_eq!(
        left(&world, &all),
        ["shared", "used", "foreign", "nobodys", page.as_str()]
    );
    world.delete(&second).await.is(200);
    assert_eq!(
        left(&world, &all),
        ["used", "foreign", "nobodys", page.as_str()]
    );
    assert!(world.server.store.clean_ups(9).unwrap().is_empty());
}

// C-119: an attachment that was deleted otherwise stays named by its message.
#[tokio::test]
async fn a_message_outlives_its_attachment() {
    let world = World::new().await;
    let chat = world.chat("C").await;
    file(&world, "gone", None, "image").await;
    let path = post(&world, &chat, &["gone"]).await;
    store(&world, Write::DeleteObject { id: "gone".into() });
    let attached = world.get(&path).await.body(200)["attachments"].clone();
    assert_eq!(attached, json!([{"id": "gone", "type": "image"}]));
}
