//! `last_opened_date`: the account's own mark, known to search alone (document.md 3.4, query.md 6.1).

use std::time::Duration;

use rolltop_http::testing::{Options, START};
use serde_json::{Value, json};

use crate::support::World;

/// Two pages; the clock stands at [`START`].
async fn pages(world: &World) -> [String; 2] {
    let page = async |name: &str| world.create(json!({"type": "page", "name": name})).await;
    [page("a").await, page("b").await]
}

async fn search(world: &World, body: Value) -> Value {
    let path = format!("/v2/spaces/{}/search", world.one.short);
    world.post(&path, body).await.body(200)
}

/// What each page shows, by name; null for one that was never opened.
async fn shown(world: &World) -> Value {
    let found = search(
        world,
        json!({"fields": ["last_opened_date"], "sorts": [{"property": "name"}]}),
    )
    .await;
    let rows = found["data"].as_array().unwrap();
    let dates = rows
        .iter()
        .map(|row| row["properties"]["last_opened_date"].clone());
    dates.collect()
}

fn at(seconds: i64) -> Value {
    let time = jiff::Timestamp::from_second(START + seconds).unwrap();
    json!(time.to_string())
}

fn names(found: &Value) -> Vec<&str> {
    let rows = found["data"].as_array().unwrap();
    rows.iter()
        .map(|row| row["name"].as_str().unwrap())
        .collect()
}

#[tokio::test]
async fn a_get_opens_an_object_and_nothing_else_does() {
    let world = World::new().await;
    let [a, b] = pages(&world).await;
    let before = world.read(&a).await;
    assert_eq!(shown(&world).await, json!([at(0), null]));
    // Whatever is asked for, warm or cold, and with a key that may only read.
    world.server.clock.advance(Duration::from_secs(10));
    let path = format!("{}?format=md", world.object(&a));
    world
        .request_as(&world.keys.kr, "GET", &path)
        .send()
        .await
        .body(200);
    assert_eq!(shown(&world).await, json!([at(10), null]));
    world.server.clock.advance(Duration::from_secs(10));
    world.read(&a).await;
    assert_eq!(shown(&world).await, json!([at(20), null]));
    // Lists, searches and edits open nothing; a refused read neither.
    world.server.clock.advance(Duration::from_secs(10));
    world.get(&world.objects()).await.body(200);
    let set = json!([{"op": "set_properties", "set": {"description": "x"}}]);
    world.edit(&b, set).await.body(200);
    world
        .get(&format!("{}?block=nope", world.object(&b)))
        .await
        .body(404);
    assert_eq!(shown(&world).await, json!([at(20), null]));
    // An edit keeps the mark, and the mark is no part of the content (ops.md 12).
    let set = json!([{"op": "set_properties", "set": {"description": "y"}}]);
    world.edit(&a, set).await.body(200);
    assert_eq!(shown(&world).await, json!([at(20), null]));
    let set = json!([{"op": "set_properties", "unset": ["description"]}]);
    world.edit(&a, set).await.body(200);
    let after = world.read(&a).await;
    assert_eq!(after["etag"], before["etag"]);
    assert_eq!(after["properties"].get("last_opened_date"), None);
}

#[tokio::test]
async fn it_filters_and_sorts_everywhere() {
    let world = World::new().await;
    let [a, b] = pages(&world).await;
    world.create(json!({"type": "page", "name": "c"})).await;
    world.read(&b).await;
    world.server.clock.advance(Duration::from_secs(1));
    world.read(&a).await;
    let latest = json!([{"property": "last_opened_date", "direction": "desc"}]);
    let sorted = search(&world, json!({"sorts": latest})).await;
    assert_eq!(names(&sorted), ["a", "b", "c"]);
    let never = search(&world, json!({"filter": "last_opened_date IS EMPTY"})).await;
    assert_eq!(names(&never), ["c"]);
    world.read(&b).await;
    let today = json!({"filter": "last_opened_date = today()", "sorts": latest, "type": "page"});
    let today = world.post("/v2/search", today).await.body(200);
    assert_eq!(today["total"], 2);
    let listed = world
        .get(&format!("{}?fields=last_opened_date", world.objects()))
        .await
        .body(200);
    for row in listed["data"].as_array().unwrap() {
        let is_shown = row["properties"].get("last_opened_date").is_some();
        assert_eq!(is_shown, row["name"] != "c", "{row}");
    }
    // In a stored view too.
    let query = json!({"name": "Q", "type": "page", "sorts": latest,
        "filter": "last_opened_date EXISTS"});
    let queries = format!("/v2/spaces/{}/queries", world.one.short);
    let made = world.post(&queries, query).await.body(201);
    world.server.clock.advance(Duration::from_secs(1));
    world.read(&b).await;
    let rows = format!("{queries}/{}/objects", made["id"].as_str().unwrap());
    let rows = world.get(&rows).await.body(200);
    assert_eq!(names(&rows), ["b", "a"]);
}

#[tokio::test]
async fn it_survives_a_restart_and_leaves_with_its_object() {
    let world = World::new().await;
    let [a, _] = pages(&world).await;
    world.read(&a).await;
    let World {
        server,
        keys,
        one,
        two,
    } = world;
    let server = server.restart(Options::default()).await.unwrap();
    let world = World {
        server,
        keys,
        one,
        two,
    };
    assert_eq!(shown(&world).await, json!([at(0), null]));
    assert_eq!(world.server.store.check().unwrap().findings, []);
}
