//! Listing, making and changing spaces (http.md 17).

use serde_json::json;

use crate::support::World;

// H-22, H-66, C-104
#[tokio::test]
async fn spaces_are_listed_within_the_grant() {
    let world = World::new().await;
    let all = world.get("/v2/spaces?ids=full").await.body(200);
    let rows = all["data"].as_array().unwrap().iter();
    let ids: Vec<&str> = rows.map(|row| row["id"].as_str().unwrap()).collect();
    assert!(ids.len() == 2 && ids.is_sorted());
    assert_eq!(all["has_not_granted_spaces"], false);
    for query in ["", "?limit=1&offset=5"] {
        let own = world
            .request_as(&world.keys.kr, "GET", &format!("/v2/spaces{query}"))
            .send()
            .await;
        own.is(200).omits(&["Two"]);
        assert_eq!(
            (&own.json["total"], &own.json["has_not_granted_spaces"]),
            (&json!(1), &json!(true))
        );
    }
}

// H-77, H-54, H-136, http.md 17
#[tokio::test]
async fn a_space_is_made() {
    let world = World::new().await;
    let space = json!({"name": "  A ", "description": null});
    let space = world.post("/v2/spaces", space).await.body(201);
    assert_eq!(
        (&space["name"], space.get("description")),
        (&json!("A"), None)
    );
    assert_eq!(space["dry_run"], false);
    let dry = world.post("/v2/spaces?dry_run=true", json!({"name": "B"}));
    assert_eq!(dry.await.body(200), json!({"name": "B", "dry_run": true}));
    assert_eq!(world.get("/v2/spaces").await.json["total"], 3);
}

// H-77
#[tokio::test]
async fn a_space_needs_no_name() {
    let world = World::new().await;
    for body in [
        "{}",
        r#"{"name":null}"#,
        r#"{"name":""}"#,
        r#"{"name":" "}"#,
    ] {
        let made = world.request("POST", "/v2/spaces").raw(body).send().await;
        let made = made.body(201);
        assert_eq!(made["name"], "");
        let rows = world.get("/v2/spaces").await.body(200);
        let rows = rows["data"].as_array().unwrap();
        let row = rows.iter().find(|row| row["id"] == made["id"]).unwrap();
        assert_eq!(row["name"], "");
    }
    assert_eq!(world.get("/v2/spaces").await.json["total"], 6);
}

// H-65, C-105
#[tokio::test]
async fn who_may_make_a_space() {
    let world = World::new().await;
    let body = json!({"name": "N"});
    for (key, status, code) in [
        (&world.keys.kr, 403, Some("space_not_granted")),
        (&world.keys.kw, 403, Some("space_not_granted")),
        (&world.keys.ar, 403, Some("write_not_granted")),
        (&world.keys.aw, 201, None),
        (&world.keys.k, 201, None),
    ] {
        let reply = world.request_as(key, "POST", "/v2/spaces").json(&body);
        let reply = reply.send().await;
        assert_eq!(reply.is(status).json["code"].as_str(), code);
    }
}

// H-79, H-51
#[tokio::test]
async fn a_space_is_changed() {
    let world = World::new().await;
    let path = format!("/v2/spaces/{}", world.one.short);
    let request = world
        .request("PATCH", &path)
        .header("if-match", "\"deadbeef\"");
    let changed = request.json(&json!({"description": "d"})).send().await;
    let row = json!({"id": world.one.short, "name": "One", "description": "d", "dry_run": false});
    assert_eq!(changed.body(200), row);
    let dry = format!("{path}?dry_run=true");
    let dry = world.patch(&dry, json!({"name": "X"})).await.body(200);
    assert_eq!((&dry["name"], &dry["dry_run"]), (&json!("X"), &json!(true)));
    let read = world.get(&path).await.body(200);
    assert_eq!((&read["name"], read.get("dry_run")), (&json!("One"), None));
    let cleared = world.patch(&path, json!({"description": ""})).await;
    assert_eq!(cleared.body(200).get("description"), None);
    let empty = world.patch(&path, json!({})).await;
    empty.is(400).mentions(&["nothing to update"]);
    for (body, member) in [
        (json!({"icon_image": "x"}), "/icon_image"),
        (json!({"name": " "}), "/name"),
    ] {
        world.patch(&path, body).await.invalid(&[member]);
    }
}
