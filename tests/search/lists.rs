//! The lists of a space beside its searches (query.md 13, 16.6).

use serde_json::{Value, json};

use super::fixture::{Fixture, ids};
use crate::support::partial::has;

async fn list(fixture: &Fixture, tail: &str) -> Value {
    let path = format!("/v2/spaces/{}/{tail}", fixture.world.one.short);
    fixture.world.get(&path).await.body(200)
}

//
#[tokio::test]
async fn members_are_listed_by_name() {
    let fixture = Fixture::new().await;
    let members = list(&fixture, "members").await;
    let names: Vec<&Value> = (0..3).map(|at| &members["data"][at]["name"]).collect();
    assert_eq!(names, ["m1", "m2", "Owner"]);
    // The caller made the space.
    has!(members["data"][2], {"role": "owner"});
    assert_eq!(list(&fixture, "members/me").await, members["data"][2]);
}

//
#[tokio::test]
async fn objects_are_listed_with_their_fields() {
    let fixture = Fixture::new().await;
    let rows = list(&fixture, "objects?fields=priority,done").await;
    assert_eq!(ids(&rows), ["A", "B", "C", "D", "G", "E"]);
    has!(rows["data"][0], {"properties": {"priority": 3, "done": false}});
    has!(rows["data"][2], {"properties": {"priority": 0, "done": null}});
    has!(rows["data"][5], {"properties": null});
    let faulty = format!("{}?fields=prioritee", fixture.world.objects());
    let faulty = fixture.world.get(&faulty).await;
    faulty
        .invalid(&["fields"])
        .mentions(&["did you mean priority?"]);
    let query = fixture.query(json!({})).await;
    let space = format!("/v2/spaces/{}", fixture.world.one.short);
    let body = json!({"name": "C", "items": ["A"]});
    let collections = format!("{space}/collections");
    let collection = fixture.world.post(&collections, body).await.body(201);
    let collection = collection["id"].as_str().unwrap();
    let whole = |what: &str, list: &Value| {
        assert!(list["data"].is_array(), "{what}");
        has!(list, {"has_more": false, "message": null});
    };
    for path in [format!("{space}/search"), "/v2/search".into()] {
        for body in [json!({}), json!({"query": "nothing holds this"})] {
            let found = fixture.world.post(&path, body).await.body(200);
            whole(&path, &found);
        }
    }
    let spaces = fixture.world.get("/v2/spaces").await.body(200);
    whole("spaces", &spaces);
    for tail in [
        &format!("collections/{collection}/objects"),
        &format!("collections/{collection}/views"),
        "objects",
        "types?limit=1000",
        "properties?limit=1000",
        "properties/status/options",
        "members",
        "templates",
        &format!("queries/{query}/objects"),
        &format!("queries/{query}/views"),
        "chats",
    ] {
        whole(tail, &list(&fixture, tail).await);
    }
}
