//! list_chats and create_chat.

use serde_json::json;

use super::chats;
use crate::support::World;

// C-1, C-2, C-3
#[tokio::test]
async fn chats_are_listed_in_pages() {
    let world = World::new().await;
    let path = chats(&world);
    let a_second = std::time::Duration::from_secs(1);
    let mut made = Vec::new();
    for number in 0..30 {
        made.push(world.chat(&format!("Chat {number}")).await);
        world.server.clock.advance(a_second);
    }
    let first = world.get(&path).await.body(200);
    let rows = first["data"].as_array().unwrap();
    assert_eq!((rows.len(), &first["total"]), (25, &json!(30)));
    assert_eq!(rows[0], json!({"id": made[29], "name": "Chat 29"}));
    assert!(first["has_more"] == true && first["message"].as_str().unwrap().contains("offset=25"));
    let last = world.get(&format!("{path}?offset=25")).await.body(200);
    assert_eq!(last["data"].as_array().unwrap().len(), 5);
    assert!(last["has_more"] == false && last.get("message").is_none());
    // The chat that was changed last comes first; a message is no change of its chat.
    let rename = json!([{"op": "set_properties", "set": {"name": "Renamed"}}]);
    world.edit(&made[3], rename).await.is(200);
    world.server.clock.advance(a_second);
    world.say(&made[7], "x").await;
    let rows = world.get(&format!("{path}?limit=1")).await.body(200);
    assert_eq!(rows["data"], json!([{"id": made[3], "name": "Renamed"}]));
    // Of the same moment: by id.
    let mut same = [world.chat("a").await, world.chat("b").await];
    same.sort();
    let rows = world.get(&format!("{path}?limit=2")).await.body(200);
    for (row, id) in rows["data"].as_array().unwrap().iter().zip(&same) {
        assert_eq!(&row["id"], id);
    }
}

// chats-files-auth.md 1.4: hidden ones are left out, and not counted.
#[tokio::test]
async fn hidden_chats_are_not_listed() {
    let world = World::new().await;
    let (shown, hidden) = (world.chat("shown").await, world.chat("hidden").await);
    world.change_document(&hidden, |document| {
        document["properties"]["isHidden"] = json!(true)
    });
    let listed = world.get(&chats(&world)).await.body(200);
    assert_eq!(listed["data"], json!([{"id": shown, "name": "shown"}]));
    assert_eq!(listed["total"], 1);
    world.get(&world.messages(&hidden)).await.is(200);
}

// C-7, C-8
#[tokio::test]
async fn a_chat_is_made() {
    let world = World::new().await;
    let path = chats(&world);
    let dry = world
        .post(&format!("{path}?dry_run=true"), json!({"name": "A"}))
        .await;
    assert_eq!(dry.body(200), json!({"name": "A", "dry_run": true}));
    assert_eq!(world.get(&path).await.body(200)["total"], 0);
    let made = world.post(&path, json!({"name": "A"})).await.body(201);
    let id = made["id"].as_str().unwrap();
    assert_eq!(made, json!({"id": id, "name": "A"}));
    assert_eq!(id.len(), 59); // H-138
    world.get(&world.messages(id)).await.is(200);
    world.chat("A").await;
    assert_eq!(world.get(&path).await.body(200)["total"], 2);
    let longest = "é".repeat(4096);
    let made = world.post(&path, json!({ "name": longest })).await;
    assert_eq!(made.body(201)["name"], longest);
}

// C-5, C-6, C-7
#[tokio::test]
async fn faults_of_a_create() {
    let world = World::new().await;
    let path = chats(&world);
    for (body, at) in [
        (json!({"name": "x".repeat(4097)}), "/name"),
        (json!({"name": "A", "x": 1}), "/x"),
    ] {
        world.post(&path, body).await.invalid(&[at]);
    }
    assert_eq!(world.get(&path).await.body(200)["total"], 0);
}

// C-5
#[tokio::test]
async fn a_chat_needs_no_name() {
    let world = World::new().await;
    let path = chats(&world);
    for body in [json!({}), json!({"name": null}), json!({"name": ""})] {
        let made = world.post(&path, body).await.body(201);
        assert_eq!(made["name"], "");
        let rows = world.get(&path).await.body(200);
        let rows = rows["data"].as_array().unwrap();
        let row = rows.iter().find(|row| row["id"] == made["id"]);
        assert_eq!(row.unwrap(), &json!({"id": made["id"], "name": ""}));
    }
    let blank = world.post(&path, json!({"name": " "})).await;
    assert_eq!(blank.body(201)["name"], " ");
}

// C-9, C-10
#[tokio::test]
async fn a_repeated_create_makes_one_chat() {
    let world = World::new().await;
    let path = chats(&world);
    let send = |key: &str, name: &str| {
        let request = world
            .request_as(key, "POST", &path)
            .header("idempotency-key", "k");
        request.json(&json!({ "name": name })).send()
    };
    let first = send(&world.keys.k, "A").await;
    let again = send(&world.keys.k, "A").await;
    assert_eq!(again.header("idempotency-replayed"), Some("true"));
    assert_eq!(first.body(201), again.body(201));
    send(&world.keys.k, "B")
        .await
        .refused(409, "idempotency_conflict", &["Idempotency-Key"]);
    let other = send(&world.keys.kw, "A").await;
    assert_eq!(other.header("idempotency-replayed"), None);
    other.is(201);
    assert_eq!(world.get(&path).await.body(200)["total"], 2);

    // The answer is known to the next run, too.
    let first = send(&world.keys.k, "A").await.body(201);
    let world = world.restarted().await;
    let request = world
        .request("POST", &path)
        .header("idempotency-key", "k")
        .json(&json!({"name": "A"}));
    let again = request.send().await;
    assert_eq!(again.header("idempotency-replayed"), Some("true"));
    assert_eq!(again.body(201), first);
    assert_eq!(world.get(&path).await.body(200)["total"], 2);
}
