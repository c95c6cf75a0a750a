//! A chat as the object that it is: in the bin, renamed, never a document with messages.

use serde_json::json;

use super::{chats, messages, texts};
use crate::support::World;

// C-118
#[tokio::test]
async fn a_chat_in_the_bin_is_read_only() {
    let world = World::new().await;
    let chat = world.chat("C").await;
    let message = world.say(&chat, "still here").await;
    world.delete(&world.object(&chat)).await.is(200);
    assert_eq!(world.get(&chats(&world)).await.body(200)["total"], 0);
    assert_eq!(texts(&messages(&world, &chat, "").await), ["still here"]);
    let path = format!("{}/{message}", world.messages(&chat));
    world.get(&path).await.is(200);
    let search = format!("{}/search?query=here", world.messages(&chat));
    world.get(&search).await.is(200);
    let read = format!("{}/{chat}/read", chats(&world));
    for (method, path, body) in [
        ("POST", world.messages(&chat), json!({"text": "x"})),
        ("PATCH", path.clone(), json!({"text": "x"})),
        ("DELETE", path.clone(), json!({})),
        ("POST", format!("{path}/reactions"), json!({"emoji": "👍"})),
        ("POST", read.clone(), json!({"scope": "reactions"})),
        ("POST", format!("{read}_all"), json!({})),
    ] {
        let refused = world.request(method, &path).json(&body).send().await;
        refused.refused(403, "forbidden", &["chat_id"]);
    }
}

// C-126
#[tokio::test]
async fn messages_and_documents_never_meet() {
    let world = World::new().await;
    let chat = world.chat("C").await;
    let message = world.say(&chat, "SECRETTEXT").await;
    let document = world.get(&world.object(&chat)).await;
    document.is(200).omits(&["SECRETTEXT", &message]);
    let insert = json!([{"op": "insert_blocks", "blocks": [{"type": "paragraph", "text": "x"}]}]);
    let refused = world.edit(&chat, insert).await;
    refused.refused(403, "forbidden", &["/ops/0"]);
    let page = json!([{"type": "paragraph", "text": "a"}]);
    let page = world.page("P", page).await;
    let block = json!([{"op": "delete_block", "id": message}]);
    world.edit(&page, block).await.is(404);
    let no_object = world.get(&world.object(&message)).await;
    no_object.missing(&["object_id"]);
    let rename = json!([{"op": "set_properties", "set": {"name": "Renamed"}}]);
    world.edit(&chat, rename).await.is(200);
    let listed = world.get(&chats(&world)).await.body(200);
    assert_eq!(listed["data"], json!([{"id": chat, "name": "Renamed"}]));
    let objects = world.get(&world.objects()).await.body(200);
    assert_eq!(objects["total"], 1);
}
