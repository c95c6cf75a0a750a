//! Known slips: names of other programs and values without their form. What the hint says is done word by word, and
//! the next request succeeds (ops.md 19).

use serde_json::{Value, json};

use crate::support::World;

/// The form that a hint shows, as a value.
fn form_of(hint: &str) -> Option<Value> {
    let (_, form) = hint.split_once("such as ")?;
    let form = form.split_once("; ").map_or(form, |(form, _)| form);
    serde_json::from_str(form).ok()
}

// The same in the bodies of searches and creates.
#[tokio::test]
async fn a_form_in_a_hint_is_taken_by_every_route() {
    let world = World::new().await;
    let space = |path: &str| format!("/v2/spaces/{}/{path}", world.one.short);
    let search = |more: Value| (space("search"), more);
    let query = |members: Value| {
        let mut body = json!({"name": "Q", "type": "page"});
        body.as_object_mut()
            .unwrap()
            .extend(members.as_object().unwrap().clone());
        (space("queries"), body)
    };
    let document = json!({"formatVersion": "2.0", "type": "page"});
    let with_cover = |cover: &str| {
        let mut body = document.clone();
        body["cover"] = json!(cover);
        (space("objects"), body)
    };
    let settings = |definitions: Value| {
        let settings = json!({ "property_definitions": definitions });
        let body = json!({"formatVersion": "2.0", "kind": "object_type", "properties": {"name": "U"},
            "type_settings": settings});
        (space("types"), body)
    };
    #[rustfmt::skip]
    let cases = [
        search(json!({"sorts": ["name"]})),
        search(json!({"sorts": "name"})),
        search(json!({"filters": ["name = \"x\""]})),
        search(json!({"filters": "name = \"x\""})),
        ("/v2/search".to_owned(), json!({"sorts": ["name"]})),
        ("/v2/search".to_owned(), json!({"filters": [5]})),
        query(json!({"sorts": ["name"]})),
        query(json!({"filters": ["name"]})),
        query(json!({"views": ["All"]})),
        query(json!({"views": "All"})),
        query(json!({"views": [{"name": "A", "sorts": ["name"]}]})),
        with_cover("blue"),
        (space("types"), json!({"name": "T", "property_definitions": ["Rating"]})),
        settings(json!(["Rating"])),
        (space("properties"), json!({"name": "P", "format": "select", "options": ["Done"]})),
    ];
    for (path, mut body) in cases {
        let reply = world.post(&path, body.clone()).await;
        let hint = &reply.is(400).json["issues"][0]["hint"];
        let Some(form) = form_of(hint.as_str().unwrap()) else {
            panic!("{path} {body} {}", reply.text)
        };
        *body.pointer_mut(&reply.paths()[0]).unwrap() = form;
        let reply = world.post(&path, body).await;
        assert!(matches!(reply.status, 200 | 201), "{path} {}", reply.text);
    }
}

// http.md 3: members of whole bodies under the names of other programs.
#[tokio::test]
async fn members_of_bodies_lead_to_ours() {
    let world = World::new().await;
    let space = format!("/v2/spaces/{}", world.one.short);
    let chat = world
        .post(&format!("{space}/chats"), json!({"name": "C"}))
        .await
        .body(201)["id"]
        .clone();
    let messages = format!("{space}/chats/{}/messages", chat.as_str().unwrap());
    #[rustfmt::skip]
    let cases = [
        (format!("{space}/queries"), json!({"title": "Q", "type": "page"})),
        (format!("{space}/queries"), json!({"name": "Q", "type": "page", "description": "D"})),
        (format!("{space}/queries"), json!({"title": "Q", "type": "page", "description": "D", "where": "name = \"x\""})),
        (format!("{space}/collections"), json!({"title": "C", "description": "D"})),
        (format!("{space}/collections"), json!({"name": "C", "members": []})),
        (messages, json!({"content": "hi"})),
        (format!("{space}/search"), json!({"q": "x", "orderBy": [{"property": "name"}]})),
    ];
    for (path, body) in cases {
        let mut sent = body;
        let mut reply = world.post(&path, sent.clone()).await;
        for _ in 0..3 {
            if reply.status < 400 {
                break;
            }
            for issue in reply.json["issues"].as_array().unwrap() {
                let hint = issue["hint"].as_str().unwrap();
                let own = issue["path"].as_str().unwrap().trim_start_matches('/');
                let members = sent.as_object_mut().unwrap();
                if let Some(rest) = hint.strip_prefix("did you mean ") {
                    let (meant, _) = rest.split_once('?').unwrap();
                    let value = members.shift_remove(own).unwrap();
                    members.insert(meant.to_owned(), value);
                } else if hint.starts_with("leave it out") {
                    members.shift_remove(own);
                }
            }
            reply = world.post(&path, sent.clone()).await;
        }
        assert!(reply.status < 300, "{sent} {}", reply.text);
    }
    // What a create does not take, the edit that the hint names does.
    let made = world
        .post(
            &format!("{space}/queries"),
            json!({"name": "Q", "type": "page"}),
        )
        .await
        .body(201);
    let set = json!([{"op": "set_properties", "set": {"description": "D"}}]);
    world.edit(made["id"].as_str().unwrap(), set).await.is(200);
}
