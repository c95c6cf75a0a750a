//! How a reference of a space resolves (http.md 9).

use serde_json::json;

use crate::support::World;

// H-70, H-71, H-138
#[tokio::test]
pub(crate) async fn every_spelling_is_the_same_space() {
    let world = World::new().await;
    let (cid, replication) = world.one.full.split_once('.').unwrap();
    assert!(cid.len() == 59 && cid.starts_with("bafyrei"));
    assert!((1..=13).contains(&replication.len()), "{replication}");
    let ten = &cid[cid.len() - 10..];
    for spelling in [&world.one.short, &world.one.full, cid, ten] {
        let space = world.get(&format!("/v2/spaces/{spelling}")).await.body(200);
        assert_eq!(
            (&space["id"], &space["name"]),
            (&json!(world.one.short), &json!("One")),
            "{spelling}"
        );
        world
            .get(&format!("/v2/spaces/{spelling}/objects"))
            .await
            .is(200);
        world
            .patch(&format!("/v2/spaces/{spelling}"), json!({"name": "One"}))
            .await
            .is(200);
    }
}

// H-74, H-75
#[tokio::test]
pub(crate) async fn what_resolves_to_nothing() {
    let world = World::new().await;
    let replication = world.one.full.split_once('.').unwrap().1;
    let unknown = format!("bafyrei{}.abc", "a".repeat(52));
    for spelling in ["zzzzzz", replication, &unknown] {
        let reply = world.get(&format!("/v2/spaces/{spelling}")).await;
        reply
            .missing(&["space"])
            .mentions(&[spelling, "list_spaces"]);
        let reply = world
            .request_as(&world.keys.aw, "GET", &format!("/v2/spaces/{spelling}"))
            .send()
            .await;
        reply.missing(&["space"]);
    }
}

// H-76, C-100
#[tokio::test]
async fn full_ids_on_request() {
    let world = World::new().await;
    let full = &json!(world.one.full);
    let path = format!("/v2/spaces/{}?ids=full", world.one.short);
    assert_eq!(&world.get(&path).await.body(200)["id"], full);
    assert_eq!(
        &world.patch(&path, json!({"name": "One"})).await.body(200)["id"],
        full
    );
    let list = world.get("/v2/spaces?ids=full").await.body(200);
    let ids: Vec<&str> = list["data"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| row["id"].as_str().unwrap())
        .collect();
    assert!(ids.contains(&world.one.full.as_str()) && ids.contains(&world.two.full.as_str()));
    let whoami = world
        .request_as(&world.keys.kr, "GET", "/v2/auth/whoami?ids=full")
        .send()
        .await
        .body(200);
    assert_eq!(&whoami["grant"]["spaces"][0]["id"], full);
    let object = world.create(json!({"type": "page"})).await;
    let read = world
        .get(&format!(
            "/v2/spaces/{}/objects/{object}?ids=compact",
            world.one.full
        ))
        .await
        .body(200);
    assert_eq!(read["id"], object.as_str());
}

// H-61, H-63, H-64
#[tokio::test]
pub(crate) async fn a_space_is_read_within_the_grant() {
    let world = World::new().await;
    let space = |reference: &str| format!("/v2/spaces/{reference}");
    world
        .anonymous("GET", &space(&world.one.short))
        .send()
        .await
        .older(401, "unauthorized");
    world
        .request_as(&world.keys.kr, "GET", &space(&world.one.short))
        .send()
        .await
        .is(200);
    let random = format!("bafyrei{}.abc", "a".repeat(52));
    for foreign in [&world.two.full, &random] {
        let reply = world
            .request_as(&world.keys.kr, "GET", &space(foreign))
            .send()
            .await;
        reply
            .refused(403, "space_not_granted", &[])
            .mentions(&[foreign]);
    }
    let hidden = world
        .request_as(&world.keys.kr, "GET", &space(&world.two.short))
        .send()
        .await;
    hidden.missing(&["space"]).omits(&["Two"]);
}
