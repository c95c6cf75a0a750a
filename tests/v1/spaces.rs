//! Spaces and members (v1.md 9, 16).

use serde_json::{Value, json};

use super::column;
use crate::support::World;

// V-42, V-43, V-45
#[tokio::test]
async fn a_space_is_made_listed_and_changed() {
    let world = World::new().await;
    let made = world
        .post("/v1/spaces", json!({"name": " A ", "description": "d"}))
        .await
        .body(201);
    let space = &made["space"];
    let id = space["id"].as_str().unwrap();
    assert_eq!(
        *space,
        json!({
            "object": "space", "id": id, "name": "A", "icon": null, "description": "d", "gateway_url": "http://localhost",
            "network_id": "local",
        })
    );
    let path = format!("/v1/spaces/{id}");
    assert_eq!(world.get(&path).await.body(200), made);
    let listed = world.get("/v1/spaces").await.body(200);
    assert!(listed["data"].as_array().unwrap().contains(space));
    let v2 = world.get("/v2/spaces?ids=full").await.body(200);
    assert!(column(&v2, "id").contains(&id.to_owned()));
    assert!(column(&listed, "id").contains(&world.one.full));
    // Deleted ones are not.
    let two = &world.two.full;
    assert!(column(&listed, "id").contains(two));
    world
        .server
        .workspace
        .delete_spaces(vec![two.clone()])
        .unwrap();
    let left = world.get("/v1/spaces").await.body(200);
    assert!(!column(&left, "id").contains(two));
    assert_eq!(left["pagination"]["total"], 2);
    world.get(&format!("/v1/spaces/{two}")).await.old(
        404,
        "object_not_found",
        "workspace not found",
    );
    world
        .patch(&format!("/v1/spaces/{two}"), json!({"name": "B"}))
        .await
        .old(404, "object_not_found", "workspace not found");

    for body in [json!({}), json!({"name": null})] {
        world
            .post("/v1/spaces", body)
            .await
            .old_begins(400, "bad_request", "bad input: ");
    }
    world.post("/v1/spaces", json!({"name": ""})).await.is(201);

    let change = async |body: Value| world.patch(&path, body).await.body(200)["space"].clone();
    assert_eq!(change(json!({})).await, *space);
    assert_eq!(change(json!({"description": ""})).await["description"], "");
    let changed = change(json!({"name": null, "description": "x"})).await;
    assert_eq!(
        (&changed["name"], &changed["description"]),
        (&json!("A"), &json!("x"))
    );
}

// V-31
#[tokio::test]
async fn lists_of_what_has_a_name_are_filtered_by_it() {
    let world = World::new().await;
    let one = world.get("/v1/spaces?name=one").await.body(200);
    assert_eq!(column(&one, "name"), ["One"]);
    for query in ["foo=1", "name[eq]=one", "global_name=x", "snippet=x"] {
        let none = world.get(&format!("/v1/spaces?{query}")).await.body(200);
        assert_eq!(none["pagination"]["total"], 0, "{query}");
    }
    for (path, rows) in [
        ("/members?name[ne]=x", vec!["Owner"]),
        ("/members?name=x", vec![]),
        ("/types?name[contains]=task", vec!["Task"]),
        ("/properties?name[eq]=Due%20date", vec!["Due date"]),
        (
            "/properties?name[eq]=Due%20date&global_name[empty]=",
            vec!["Due date"],
        ),
        ("/properties?name[eq]=Due%20date&priority[gte]=1", vec![]),
    ] {
        let list = world.get(&world.v1(path)).await.body(200);
        assert_eq!(column(&list, "name"), rows, "{path}");
    }
    let refused = world.get(&world.v1("/types?nosuch=1")).await;
    refused.old(
        400,
        "bad_request",
        "bad input: invalid filter at index 0: failed to resolve property \"nosuch\": bad input: property \"nosuch\" \
         not found",
    );
}

// V-44
#[tokio::test]
async fn a_space_of_v1_has_three_tags_of_status() {
    let world = World::new().await;
    let made = world
        .post("/v1/spaces", json!({"name": "A"}))
        .await
        .body(201);
    let id = made["space"]["id"].as_str().unwrap();
    let tags = world
        .get(&format!("/v1/spaces/{id}/properties/status/tags"))
        .await
        .body(200);
    assert_eq!(column(&tags, "name"), ["To Do", "In Progress", "Done"]);
    assert_eq!(column(&tags, "color"), ["grey", "yellow", "lime"]);
    let options = world
        .get(&format!("/v2/spaces/{id}/properties/status/options"))
        .await
        .body(200);
    assert_eq!(options["total"], 3);
    let options = world
        .get(&format!(
            "/v2/spaces/{}/properties/status/options",
            world.one.short
        ))
        .await;
    assert_eq!(options.body(200)["total"], 0);
}

// V-89
#[tokio::test]
async fn a_space_has_its_owner() {
    let world = World::new().await;
    let listed = world.get(&world.v1("/members")).await.body(200);
    let member = &listed["data"][0];
    let id = world.me().await;
    assert_eq!(
        *member,
        json!({
            "object": "member", "id": id, "name": "Owner", "icon": null, "identity": member["identity"], "global_name": "",
            "status": "active", "role": "owner",
        })
    );
    for by in ["id", "identity"] {
        let path = world.v1(&format!("/members/{}", member[by].as_str().unwrap()));
        assert_eq!(world.get(&path).await.body(200), json!({"member": member}));
    }
    let missing = world.get(&world.v1("/members/x")).await;
    missing.old(404, "object_not_found", "member not found");
}
