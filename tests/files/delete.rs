//! Putting files into the bin (chats-files-auth.md 2.6).

use serde_json::json;

use super::{content, files};
use crate::support::World;
use crate::support::form::Form;

async fn made_by(world: &World, key: &str) -> String {
    let request = world.request_as(key, "POST", &files(world));
    let created = Form::file("a.txt", b"hello").send(request).await.body(201);
    created["id"].as_str().unwrap().to_owned()
}

// C-120, H-124
#[tokio::test]
async fn a_deleted_file_is_in_the_bin() {
    let world = World::new().await;
    let id = made_by(&world, &world.keys.kw).await;
    let path = format!("{}/{id}", files(&world));
    let as_maker = |path: &str| world.request_as(&world.keys.kw, "DELETE", path).send();

    let dry = as_maker(&format!("{path}?dry_run=true")).await.body(200);
    assert_eq!(dry, json!({"id": id, "type": "file", "dry_run": true}));
    assert_eq!(
        world.read(&id).await["properties"]["is_archived"],
        serde_json::Value::Null
    );

    assert_eq!(
        as_maker(&path).await.body(200),
        json!({"id": id, "type": "file"})
    );
    assert_eq!(world.read(&id).await["properties"]["is_archived"], true);
    assert_eq!(world.get(&content(&world, &id)).await.is(200).text, "hello");
    let again = as_maker(&path).await;
    assert_eq!(again.is(200).warnings(), ["file_id"]);
    // Who may not archive it hears so, though there is nothing left to do; and a condition is judged first.
    let other = || world.request_as(&world.keys.kx, "DELETE", &path);
    let refused = other().send().await;
    refused.refused(403, "not_created_by_this_key", &["file_id"]);
    let stale = other().header("if-match", "x").send().await;
    stale.refused(409, "etag_mismatch", &["If-Match"]);
    assert!(world.server.store.check().unwrap().is_sound());
}

// C-120; who may delete it is proved with the archiving of objects.
#[tokio::test]
async fn references_that_are_not_deleted() {
    let world = World::new().await;
    let id = made_by(&world, &world.keys.kw).await;
    let path = format!("{}/{id}", files(&world));
    for dry_run in ["", "?dry_run=true"] {
        let other = world.request_as(&world.keys.kx, "DELETE", &format!("{path}{dry_run}"));
        let reply = other.send().await;
        reply.refused(403, "not_created_by_this_key", &["file_id"]);
        assert_eq!(reply.header("www-authenticate"), None);
    }
    let page = world.page("P", json!([])).await;
    let reply = world.delete(&format!("{}/{page}", files(&world))).await;
    reply.invalid(&["file_id"]);
    assert_eq!(
        reply.json["issues"][0]["see_also"][0]["op"],
        "delete_object"
    );
    let unknown = "bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku";
    for path in [
        format!("{}/{unknown}", files(&world)),
        format!("/v2/spaces/{}/files/{id}", world.two.short),
    ] {
        world.delete(&path).await.missing(&["file_id"]);
    }
    // H-124: the object route does the same.
    let request = world.request_as(&world.keys.kw, "DELETE", &world.object(&id));
    let etag = world.read(&id).await["etag"].as_str().unwrap().to_owned();
    let reply = request.header("if-match", &etag).send().await;
    assert_eq!(reply.body(200), json!({"id": id, "type": "file"}));
}
