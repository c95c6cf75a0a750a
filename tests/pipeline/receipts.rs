//! What holds of the answers of many routes alike: members of dry runs (http.md 5), etags (4), empty lists (4), ids (30).

use serde_json::{Value, json};

use crate::support::World;
use crate::support::answer::Reply;
use crate::support::form::Form;
use crate::types::plant;

fn members(body: &Value) -> Vec<&str> {
    let mut members: Vec<&str> = body
        .as_object()
        .unwrap()
        .keys()
        .map(String::as_str)
        .collect();
    members.sort_unstable();
    members
}

async fn upload(world: &World) -> String {
    let request = world.request("POST", &world.at("files"));
    let file = Form::file("a.txt", b"hello").send(request).await.body(201);
    file["id"].as_str().unwrap().to_owned()
}

// H-55: the table of http.md 5, row by row, with something to tell in every member that a row has.
#[tokio::test]
async fn a_dry_run_has_the_members_of_its_row() {
    let world = World::new().await;
    plant(&world).await;
    let tree = json!({"type": "plant", "name": "T", "properties": {"stage": "Todo"}});
    let object = world.create(tree).await;
    let template = json!({"template_for": "plant", "properties": {"name": "TP"}, "blocks": [{"type": "paragraph", "text": "x"}]});
    let template = world.make("templates", template).await;
    let chat = world.chat("C").await;
    let message = world.say(&chat, "hi").await;
    let file = upload(&world).await;
    let page = format!("objects/{object}");
    let message = format!("chats/{chat}/messages/{message}");
    let rename = json!({"op": "set_properties", "set": {"name": "N", "stage": "New"}});
    let insert = json!({"op": "insert_blocks", "markdown": "x"});
    let nothing = Value::Null;
    #[rustfmt::skip]
    let cases = [
        ("POST", "/v2/spaces", json!({"name": "A", "description": "d"}), "description name"),
        ("PATCH", "", json!({"description": "d"}), "description id name"),
        ("POST", "types", json!({"name": "A", "property_definitions": [{"name": "H", "format": "number"}]}), "created key"),
        (
            "PATCH",
            "types/plant",
            json!({"property_definitions": [{"property": "watered"}, {"name": "H", "format": "number"}]}),
            "created id key removed warnings",
        ),
        ("PATCH", "types/plant", json!({"ops": [{"op": "insert_view", "name": "V"}]}), "created_views id key"),
        ("DELETE", "types/plant", nothing.clone(), "id key warnings"),
        ("POST", "properties", json!({"name": "A", "format": "select", "options": [{"name": "O"}]}), "created key"),
        ("PATCH", "properties/stage", json!({"name": "A"}), "id key"),
        ("DELETE", "properties/stage", nothing.clone(), "id key warnings"),
        ("POST", "properties/stage/options", json!({"name": "A", "color": "red"}), "color name property"),
        ("PATCH", "properties/stage/options/Done", json!({"name": "A", "color": "red"}), "color name property"),
        ("DELETE", "properties/stage/options/Todo", nothing.clone(), "color name property warnings"),
        ("POST", "templates", json!({"template_for": "plant", "properties": {"name": "A", "stage": "New"}}), "created type"),
        (
            "POST",
            "objects",
            json!({"type": "plant", "markdown": "# A\n\nx", "properties": {"stage": "New"}, "template": template}),
            "created template type warnings",
        ),
        ("PATCH", &page, json!({"ops": [rename, insert]}), "created created_blocks diff_stats"),
        ("DELETE", &page, nothing.clone(), "id type"),
        ("POST", "queries", json!({"name": "A", "type": "plant", "filter": "stage = \"New\""}), "created type"),
        ("POST", "collections", json!({"name": "A", "items": [object]}), "items type"),
        ("POST", "chats", json!({"name": "A"}), "name"),
        ("POST", &format!("chats/{chat}/messages"), json!({"text": "x"}), ""),
        ("PATCH", &message, json!({"text": "x"}), "id"),
        ("DELETE", &message, nothing.clone(), "id"),
        ("POST", &format!("{message}/reactions"), json!({"emoji": "👍"}), "added"),
        ("POST", &format!("chats/{chat}/read"), json!({"scope": "reactions"}), ""),
        ("POST", &format!("chats/{chat}/read_all"), nothing.clone(), ""),
        ("POST", "files", json!({"url": "https://example.org/a"}), ""),
        ("DELETE", &format!("files/{file}"), nothing.clone(), "id type"),
    ];
    for (method, path, body, expected) in cases {
        let path = match path {
            whole if whole.starts_with('/') => whole.to_owned(),
            below => world.at(below),
        };
        let query = "dry_run=true&create_missing_options=true";
        let path = format!("{}?{query}", path.trim_end_matches('/'));
        let before = world.server.store.seq();
        let reply = world.request(method, &path).json(&body).send().await;
        assert_eq!(reply.header("etag"), None, "H-53");
        // H-54
        assert_eq!(world.server.store.seq(), before, "{path} has left a trace");
        let body = reply.body(200);
        let mut expected: Vec<&str> = expected.split_whitespace().chain(["dry_run"]).collect();
        expected.sort_unstable();
        assert_eq!(members(&body), expected, "{method} {path}: {body}");
        assert_eq!(body["dry_run"], true);
    }
}

// H-53: the etag of a body is that of the header, quoted.
#[tokio::test]
async fn an_etag_is_in_the_body_and_in_the_header() {
    let world = World::new().await;
    let made = plant(&world).await;
    let space = format!("/v2/spaces/{}", world.one.short);
    let at = |path: &str| format!("{space}/{path}");
    let both = |reply: Reply| {
        let etag = reply.json["etag"]
            .as_str()
            .unwrap_or_else(|| panic!("{}", reply.text));
        let hex = |c: char| matches!(c, '0'..='9' | 'a'..='f');
        assert!(etag.len() == 8 && etag.chars().all(hex), "H-52: {etag}");
        assert_eq!(reply.header("etag"), Some(format!("\"{etag}\"").as_str()));
        reply
    };
    let mut ids = vec![made["id"].as_str().unwrap().to_owned()];
    for (path, body) in [
        // H-59
        (
            "objects?dry_run=false",
            json!({"type": "page", "name": "A"}),
        ),
        ("types", json!({"name": "Tree"})),
        (
            "templates",
            json!({"template_for": "page", "properties": {"name": "A"}}),
        ),
        ("queries", json!({"name": "A", "type": "page"})),
        ("collections", json!({"name": "A"})),
    ] {
        let made = both(world.post(&at(path), body).await).body(201);
        ids.push(made["id"].as_str().unwrap().to_owned());
    }
    let page = at(&format!("objects/{}", ids[1]));
    for query in ["", "?format=md", "?outline=true", "?include=properties"] {
        both(world.get(&format!("{page}{query}")).await).is(200);
    }
    both(world.get(&at("types/plant")).await).is(200);
    both(
        world
            .patch(&at("types/plant"), json!({"plural_name": "Ps"}))
            .await,
    )
    .is(200);
    let ops = json!({"ops": [{"op": "set_properties", "set": {"name": "B"}}]});
    both(world.patch(&page, ops).await).is(200);

    // H-138: whatever is made has an id of one shape.
    let property = world
        .add_property(json!({"name": "X", "format": "text"}))
        .await;
    let chat = world.chat("C").await;
    ids.extend([
        property["id"].as_str().unwrap().to_owned(),
        world.say(&chat, "hi").await,
        chat,
    ]);
    ids.extend([upload(&world).await, world.me().await]);
    let base32 = |c: char| matches!(c, 'a'..='z' | '2'..='7');
    for id in &ids {
        let tail = id.strip_prefix("bafyrei").unwrap_or_default();
        assert!(tail.len() == 52 && tail.chars().all(base32), "{id}");
    }
    for space in [&world.one.full, &world.two.full] {
        let (cid, key) = space.split_once('.').unwrap();
        assert!(cid.len() == 59 && (1..=13).contains(&key.len()), "{space}");
        let legal = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit();
        assert!(
            cid.starts_with("bafyrei") && key.chars().all(legal),
            "{space}"
        );
    }
}

// H-20
#[tokio::test]
async fn an_empty_list_is_a_whole_envelope() {
    let world = World::new().await;
    world
        .add_property(json!({"name": "Stage", "format": "select"}))
        .await;
    let space = format!("/v2/spaces/{}", world.one.short);
    let query = world
        .make("queries", json!({"name": "Q", "type": "recipe"}))
        .await;
    let collection = world.make("collections", json!({"name": "C"})).await;
    let chat = world.chat("C").await;
    let other = format!("/v2/spaces/{}", world.two.short);
    let empty = json!({"data": [], "total": 0, "offset": 0, "limit": 25, "has_more": false});
    for path in [
        format!("{other}/objects"),
        format!("{other}/templates"),
        format!("{other}/chats"),
        format!("{space}/properties/stage/options"),
        format!("{space}/queries/{query}/objects"),
        format!("{space}/collections/{collection}/objects"),
        format!("{space}/chats/{chat}/messages/search?query=hi"),
    ] {
        assert_eq!(world.get(&path).await.body(200), empty, "{path}");
    }
    let nothing = json!({"query": "nowhere to be found"});
    for path in [format!("{other}/search"), "/v2/search".to_owned()] {
        let found = world.post(&path, nothing.clone()).await.body(200);
        assert_eq!(found, empty, "{path}");
    }
}
