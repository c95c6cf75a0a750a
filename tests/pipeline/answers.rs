//! What holds of the text of every answer (http.md 4), of what names it uses (2, 9), and of what a list says of its rest.

use serde_json::{Value, json};

use crate::description::served;
use crate::support::World;
use crate::support::answer::Reply;

/// One compact value, as JSON says it with nothing escaped that need not be.
#[track_caller]
fn is_compact(reply: &Reply) {
    assert_eq!(reply.header("content-type"), Some("application/json"));
    assert_eq!(reply.text, reply.json.to_string());
}

// http.md 4: compact, and `<`, `>`, `&` stay raw.
#[tokio::test]
async fn json_is_compact_and_raw() {
    let world = World::new().await;
    let name = "<a> & \"b\" é 🧭";
    let id = world
        .page(
            name,
            json!([{"type": "paragraph", "text": "1 < 2 & 3 > 2"}]),
        )
        .await;
    let object = world.object(&id);
    let search = world.at("search");
    let found = world.post(&search, json!({}));
    for reply in [
        world.get(&object).await,
        world.get(&format!("{object}?format=md")).await,
        world.get(&format!("{object}?outline=true")).await,
        world.get(&world.objects()).await,
        found.await,
    ] {
        reply.is(200);
        is_compact(&reply);
        let raw = [r#"<a> & \"b\" é 🧭"#, "1 < 2 & 3 > 2"];
        assert!(
            raw.iter().any(|text| reply.text.contains(text)),
            "{}",
            reply.text
        );
    }
    for reply in [
        world.get("/v2/spaces?limit=0").await,
        world.anonymous("GET", "/v2/spaces").send().await,
        world.get("/v2/schemas/shortcut").await,
        world.get("/v2/auth/whoami").await,
    ] {
        is_compact(&reply);
    }
}

// H-150
#[tokio::test]
async fn a_read_that_the_caller_has_is_not_sent_again() {
    let world = World::new().await;
    let id = world.page("P", json!([])).await;
    let etag = world.read(&id).await["etag"].as_str().unwrap().to_owned();
    let page = world.at("types/page");
    let of_type = world.get(&page).await.body(200)["etag"].clone();
    let of_type = of_type.as_str().unwrap().to_owned();
    let get = |path: &str, known: &str| {
        let request = world.request("GET", path).header("if-none-match", known);
        request.send()
    };
    let object = world.object(&id);
    for known in [
        &etag,
        &format!("\"{etag}\""),
        &format!("\"x\", W/\"{etag}\""),
        "*",
    ] {
        let reply = get(&object, known).await;
        assert_eq!(reply.is(304).bytes, b"");
        assert_eq!(reply.header("content-type"), None);
        assert_eq!(reply.header("etag"), Some(format!("\"{etag}\"").as_str()));
    }
    get(&page, &of_type).await.is(304);
    get(&object, "\"x\"").await.is(200);
    get(&object, "").await.is(200);
    world
        .edit(&id, json!([{"op": "set_properties", "set": {"name": "Q"}}]))
        .await
        .is(200);
    get(&object, &etag).await.is(200);
    get(&world.object("unknown"), "*").await.is(404);
}

// http.md 4: there is no 204 and no PUT.
#[tokio::test]
async fn every_success_has_a_body() {
    let world = World::new().await;
    for (id, described) in served(&world).await {
        assert_ne!(described.method, "PUT", "{id}");
        let responses = described.operation["responses"].as_object().unwrap();
        let successes = responses.keys().filter(|status| status.starts_with('2'));
        for status in successes {
            assert!(
                ["200", "201", "206"].contains(&status.as_str()),
                "{id} {status}"
            );
        }
    }
}

// http.md 4: a list says how it can be narrowed, where it can be, and what comes next.
#[tokio::test]
async fn a_list_says_how_to_go_on() {
    let world = World::new().await;
    world.select("Stage", &["Doing", "Done", "Todo"]).await;
    let at = |path: &str| world.at(path);
    let mut items = Vec::new();
    for name in ["A", "B", "C"] {
        items.push(world.create(json!({"type": "task", "name": name})).await);
        let template = json!({"template_for": "task", "properties": {"name": name}});
        world.post(&at("templates"), template).await.is(201);
    }
    let chat = world.chat("C").await;
    world.chat("D").await;
    for text in ["hello a", "hello b"] {
        world.say(&chat, text).await;
    }
    let query = world
        .make("queries", json!({"name": "Q", "type": "task"}))
        .await;
    let collection = world
        .make("collections", json!({"name": "L", "items": items}))
        .await;
    for (path, narrower) in [
        (at("objects"), Some("search")),
        (at("properties/stage/options"), Some("prefix")),
        (at(&format!("queries/{query}/objects")), Some("filter")),
        (
            at(&format!("collections/{collection}/objects")),
            Some("filter"),
        ),
        (at("types"), None),
        (at("properties"), None),
        (at("templates"), None),
        (at("chats"), None),
        (
            at(&format!("chats/{chat}/messages/search?query=hello")),
            None,
        ),
        ("/v2/spaces".to_owned(), None),
    ] {
        let mark = if path.contains('?') { '&' } else { '?' };
        let page = world.get(&format!("{path}{mark}limit=1")).await;
        goes_on(&page, narrower);
        let total = page.json["total"].as_u64().unwrap();
        let last = format!("{path}{mark}limit=1&offset={}", total - 1);
        let last = world.get(&last).await.body(200);
        assert_eq!(
            (&last["has_more"], last.get("message")),
            (&json!(false), None)
        );
    }
    for path in [at("search?limit=1"), "/v2/search?limit=1".to_owned()] {
        let found = world.post(&path, json!({"type": "task"})).await;
        goes_on(&found, Some("filter"));
    }
}

/// The message of a page has the total, the rows shown, the offset, what narrows the list, and the next offset.
#[track_caller]
fn goes_on(page: &Reply, narrower: Option<&str>) {
    page.is(200);
    let message = page.json["message"].as_str().unwrap();
    let total = page.json["total"].to_string();
    for part in [total.as_str(), "1 of", "offset 0", "offset=1"] {
        assert!(message.contains(part), "{part}: {message}");
    }
    assert_eq!(message.contains("narrow"), narrower.is_some(), "{message}");
    assert!(message.contains(narrower.unwrap_or_default()), "{message}");
}

// http.md 2: members that state an identity are keys, whatever `keys` says.
#[tokio::test]
async fn identities_are_keys_in_both_spellings() {
    let world = World::new().await;
    world.select("Work Stage", &["Todo"]).await;
    let at = |route: &str| world.at(&format!("{route}?keys=name&create_missing_options=true"));
    let object = json!({"type": "task", "name": "A", "properties": {"work_stage": "New"}});
    let made = world.post(&at("objects"), object).await.body(201);
    assert_eq!(made["type"], "task");
    let option = json!([{"name": "New", "property": "work_stage"}]);
    assert_eq!(made["created"]["options"], option);
    let set = json!({"op": "set_properties", "set": {"Work Stage": "Newer"}});
    let path = at(&format!("objects/{}", made["id"].as_str().unwrap()));
    let edited = world.patch(&path, json!({"ops": [set]})).await.body(200);
    let option = json!([{"name": "Newer", "property": "work_stage"}]);
    assert_eq!(edited["created"]["options"], option);
    let definitions =
        json!([{"name": "Girth Now", "format": "number"}, {"property": "work_stage"}]);
    let tree = json!({"name": "Big Tree", "property_definitions": definitions});
    let tree = world.post(&at("types"), tree).await.body(201);
    assert_eq!(tree["key"], "big_tree");
    assert_eq!(tree["created"]["properties"][0]["key"], "girth_now");
    let none = json!({"property_definitions": []});
    let changed = world.patch(&at("types/big_tree"), none).await.body(200);
    assert_eq!(changed["key"], "big_tree");
    let removed = changed["removed"]["properties"].as_array().unwrap();
    let keys: Vec<&Value> = removed.iter().map(|row| &row["key"]).collect();
    for key in ["girth_now", "work_stage"] {
        assert!(keys.contains(&&json!(key)), "{keys:?}");
    }
    for (route, row) in [
        ("properties", r#""key":"work_stage","name":"Work Stage""#),
        ("types", r#""key":"big_tree","name":"Big Tree""#),
    ] {
        let rows = format!("{}&limit=1000", at(route));
        world.get(&rows).await.is(200).mentions(&[row]);
    }
}

// http.md 9: a refusal quotes the caller's own spelling of the space.
#[tokio::test]
async fn a_space_is_quoted_as_it_was_spelled() {
    let world = World::new().await;
    let (cid, _) = world.one.full.split_once('.').unwrap();
    for spelled in [world.one.short.as_str(), cid, &world.one.full] {
        for path in [
            "types/nothing",
            "properties/nothing",
            "chats/nothing/messages",
            "members/nothing",
        ] {
            let reply = world.get(&format!("/v2/spaces/{spelled}/{path}")).await;
            reply.is(404);
            let issue = &reply.json["issues"][0];
            let named = &issue["see_also"][0]["params"]["space_id"];
            assert_eq!(named, spelled, "{path}: {issue}");
            let hint = issue["hint"].as_str().unwrap();
            assert!(hint.contains(&format!("/v2/spaces/{spelled}/")), "{hint}");
        }
    }
}
