//! Every example of the served description is accepted by the running server, and every answer has a described status.

use rolltop_workspace::keys::{KeyReach, Permission};
use serde_json::{Value, json};

use super::{Described, served};
use crate::support::World;
use crate::support::answer::Reply;
use crate::support::form::Form;

/// The example of a request body.
fn example(described: &Described) -> Option<&Value> {
    described
        .operation
        .pointer("/requestBody/content/application~1json/example")
}

/// The lowest status of a success.
fn success(described: &Described) -> u16 {
    let responses = described.operation["responses"].as_object().unwrap();
    responses
        .keys()
        .filter_map(|status| status.parse().ok())
        .filter(|status| *status >= 200)
        .min()
        .unwrap()
}

async fn send(world: &World, described: &Described, path: &str, body: Option<&Value>) -> Reply {
    let request = world.request(&described.method, path);
    match body {
        Some(body) => request.json(body).send().await,
        None => request.send().await,
    }
}

// O-157, H-130 for what is served
#[tokio::test]
async fn every_example_succeeds() {
    let world = World::new().await;
    let upload = world.request("POST", &world.at("files"));
    let file = Form::file("a.txt", b"hello").send(upload).await.body(201);
    let file = file["id"].as_str().unwrap().to_owned();
    let object = world.create(json!({"type": "page", "name": "P"})).await;
    world.select("Stage", &["Todo"]).await;
    let member = world.me().await;
    let query = world
        .create(json!({"formatVersion": "2.0", "type": "set", "properties": {"name": "Q"}, "query_source": {"types": ["task"]}}))
        .await;
    let sent = json!({"type": "collection", "name": "C"});
    let collection = world.create(sent).await;
    let chat = world.chat("C").await;
    let message = world.say(&chat, "hello tomatoes").await;
    for (id, described) in served(&world).await {
        let mut path = described
            .path
            .replace("{space_id}", &world.one.short)
            .replace("{object_id}", &object)
            .replace("{query_id}", &query)
            .replace("{collection_id}", &collection)
            .replace("{chat_id}", &chat)
            .replace("{message_id}", &message)
            .replace("{file_id}", &file)
            .replace("{type}", "movie")
            .replace("{key}", "stage")
            .replace("{option}", "Todo")
            .replace("{member_id}", &member)
            .replace("{kind}", "space")
            .replace("{op}", "set_type");
        let mut body = example(&described).cloned();
        if id == "add_chat_message" {
            body = Some(json!({"text": "x", "reply_to": message, "attachments": [object]}));
        }
        if id == "search_chat_messages" {
            path.push_str("?query=tomatoes");
        }
        if id == "create_api_key" {
            let sent = json!({"app_name": "A"});
            let asked = world.post("/v2/auth/challenges", sent).await.body(201);
            let challenge = asked["challenge_id"].as_str().unwrap();
            let code = world
                .server
                .workspace
                .approve_pairing(challenge, &KeyReach::AllSpaces(Permission::Read))
                .unwrap()
                .code
                .0;
            body = Some(json!({"challenge_id": challenge, "code": code}));
        }
        assert_eq!(
            body.is_some(),
            described.operation.get("requestBody").is_some(),
            "{id} has an example of its body"
        );
        // The source of the example is on the internet.
        let is_tried = described.method == "DELETE" || id == "upload_file";
        if is_tried {
            path.push_str("?dry_run=true");
        }
        let responses = &described.operation["responses"];
        let created = responses.get("201").is_some() && !is_tried;
        if created && responses.get("200").is_some() {
            let dry = format!("{path}?dry_run=true");
            send(&world, &described, &dry, body.as_ref()).await.is(200);
        }
        let reply = send(&world, &described, &path, body.as_ref()).await;
        reply.is(if created { 201 } else { success(&described) });
    }
}

// O-157, chats-files-auth.md 2.2: the example of a form is a file that can be uploaded.
#[tokio::test]
async fn the_example_of_a_form_succeeds() {
    let world = World::new().await;
    let upload = served(&world).await.remove("upload_file").unwrap();
    let form = upload
        .operation
        .pointer("/requestBody/content/multipart~1form-data/example")
        .unwrap();
    let part = |name: &str| form[name].as_str().unwrap();
    let path = upload.path.replace("{space_id}", &world.one.short);
    let file = Form::file("plan.txt", part("file").as_bytes())
        .part("name", None, part("name").as_bytes())
        .send(world.request(&upload.method, &path))
        .await
        .body(201);
    assert_eq!(file["name"], part("name"));
    assert_eq!(file["size"], part("file").len());
    let parts: Vec<&String> = form.as_object().unwrap().keys().collect();
    assert_eq!(parts, ["file", "name"]);
}
