//! How a reference of a space resolves (http.md 9).

use rolltop_store::testing::Write;
use rolltop_store::{SpaceRecord, SpaceState};
use rolltop_workspace::keys::{KeyReach, Permission, Scope};
use serde_json::json;

use crate::support::World;

/// Puts a space past the API: with this full id, in this state.
fn put(world: &World, id: &str, name: &str, state: SpaceState) {
    let store = &world.server.store;
    let like = store.space(&world.one.full).unwrap().unwrap();
    let record = SpaceRecord {
        id: id.to_owned(),
        name: name.to_owned(),
        state,
        ..like
    };
    world.store([Write::PutSpace(record)]);
}

/// A full id whose cid half ends so.
fn ending(tail: &str) -> String {
    format!("bafyrei{}{tail}.x1", "a".repeat(52 - tail.len()))
}

// http.md 9 and 28: the candidates that are listed are 8, and the number of the others is in the answer.
#[tokio::test]
async fn many_candidates_are_counted() {
    let world = World::new().await;
    let mut ids: Vec<String> = (0..8).map(|n| ending(&format!("{n}zz"))).collect();
    for id in &ids {
        put(&world, id, "Z", SpaceState::Live);
    }
    let all = world.get("/v2/spaces/zz?ids=full").await;
    all.ambiguous(&["space_id"])
        .mentions(&["may mean 8 spaces", &ids[7]])
        .omits(&[", and "]);
    ids.push(ending("8zz"));
    put(&world, &ids[8], "Z", SpaceState::Live);
    for reference in ["zz", "Z"] {
        let said = match reference {
            "zz" => world.get("/v2/spaces/zz?ids=full").await.text,
            name => {
                let found = world.server.workspace.resolve_space_for_owner(name);
                format!("{:?}", found.unwrap_err())
            }
        };
        assert!(
            said.contains("may mean 9 spaces: ") && said.contains(", and 1 more"),
            "{said}"
        );
    }
}

// chats-files-auth.md 3.2: what the owner writes may end the ids of some spaces and be the name of others; each counts once.
#[tokio::test]
async fn a_reference_of_the_owner_counts_each_space_once() {
    let world = World::new().await;
    let refusal = |reference: &str| {
        let refused = world.server.workspace.resolve_space_for_owner(reference);
        format!("{:?}", refused.unwrap_err())
    };
    put(&world, &ending("2zz"), "2zz", SpaceState::Live);
    put(&world, &ending("3yy"), "2zz", SpaceState::Live);
    let said = refusal("2zz");
    assert!(said.contains("may mean 2 spaces: "), "{said}");
    put(&world, &ending("4zz"), "zz", SpaceState::Live);
    put(&world, &ending("5yy"), "zz", SpaceState::Live);
    let said = refusal("zz");
    assert!(said.contains("may mean 3 spaces: "), "{said}");
}

// H-72, H-73, H-76
#[tokio::test]
async fn colliding_references_are_distinguished() {
    let world = World::new().await;
    let (red, blue) = (ending("2abcdef"), ending("3abcdef"));
    put(&world, &red, "Red", SpaceState::Live);
    put(&world, &blue, "Blue", SpaceState::Live);
    let ids = world.column("/v2/spaces", "id").await;
    assert!(ids.contains(&red) && ids.contains(&blue), "{ids:?}");
    assert!(ids.contains(&world.one.short) && ids.contains(&world.two.short));
    for path in ["/v2/spaces/abcdef", "/v2/spaces/abcdef/objects"] {
        let reply = world.get(path).await;
        reply.ambiguous(&["space_id"]);
        reply.mentions(&[&red, &blue, r#"(\"Red\")"#, r#"(\"Blue\")"#]);
    }
    let seven = world.get("/v2/spaces/3abcdef").await.body(200);
    assert_eq!(
        (&seven["id"], &seven["name"]),
        (&json!(blue), &json!("Blue"))
    );
    // Candidates are served as asked; what they share may be shorter than a short form.
    let green = ending("zzzzzf");
    put(&world, &green, "Green", SpaceState::Live);
    let short = world.get("/v2/spaces/f?ids=compact").await;
    short
        .ambiguous(&["space_id"])
        .mentions(&[r#"zzzzzf (\"Green\")"#])
        .omits(&[&green]);
    let full = world.get("/v2/spaces/f?ids=full").await;
    full.ambiguous(&["space_id"]).mentions(&[&green]);

    // H-73: a key that sees only one of them gets a short one.
    let reach = KeyReach::Spaces(vec![red.clone()], Permission::Read);
    let key = world.server.key("one", Scope::JsonApi, reach).unwrap();
    let get = |path: &str| world.request_as(&key, "GET", path).send();
    assert_eq!(get("/v2/spaces").await.json["data"][0]["id"], "abcdef");
    let found = get("/v2/spaces/abcdef").await.body(200);
    assert_eq!(
        (&found["id"], &found["name"]),
        (&json!("abcdef"), &json!("Red"))
    );
}

// H-75; http.md 17: only live spaces are listed or served.
#[tokio::test]
async fn a_space_that_is_not_live_is_not_there() {
    let world = World::new().await;
    let total = world.get("/v2/spaces").await.json["total"].clone();
    for (tail, state) in [
        ("aaaaab", SpaceState::Deleted),
        ("aaaaac", SpaceState::Left),
        ("aaaaad", SpaceState::Joining),
    ] {
        let id = ending(tail);
        put(&world, &id, "Gone", state);
        for key in [&world.keys.k, &world.keys.aw, &world.keys.ar] {
            for spelling in [id.as_str(), tail] {
                let path = format!("/v2/spaces/{spelling}");
                let reply = world.request_as(key, "GET", &path).send().await;
                reply.missing(&["space_id"]).omits(&["Gone"]);
                let path = format!("{path}/objects");
                let reply = world.request_as(key, "GET", &path).send().await;
                reply.missing(&["space_id"]);
            }
        }
        let path = format!("/v2/spaces/{id}");
        let reply = world.request_as(&world.keys.kr, "GET", &path).send().await;
        reply.refused(403, "space_not_granted", &["space_id"]);
    }
    assert_eq!(world.get("/v2/spaces").await.json["total"], total);
}

// H-76, C-100
#[tokio::test]
async fn full_ids_on_request() {
    let world = World::new().await;
    let full = &json!(world.one.full);
    let path = format!("/v2/spaces/{}?ids=full", world.one.short);
    assert_eq!(&world.get(&path).await.body(200)["id"], full);
    let ids = world.column("/v2/spaces?ids=full", "id").await;
    assert!(ids.contains(&world.one.full) && ids.contains(&world.two.full));
    let whoami = world.request_as(&world.keys.kr, "GET", "/v2/auth/whoami?ids=full");
    let whoami = whoami.send().await.body(200);
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
