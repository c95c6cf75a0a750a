//! delete_object archives (http.md 22.3).

use std::time::Duration;

use serde_json::json;

use crate::support::World;

async fn made_by(world: &World, key: &str) -> String {
    let body = json!({"type": "page", "name": "Mine"});
    let request = world.request_as(key, "POST", &world.objects());
    let created = request.json(&body).send().await.body(201);
    world.object(created["id"].as_str().unwrap())
}

// H-121, H-30
#[tokio::test]
async fn an_archived_object_is_read_but_not_listed() {
    let world = World::new().await;
    let path = made_by(&world, &world.keys.kw).await;
    let delete = || {
        world
            .request_as(&world.keys.kw, "DELETE", &path)
            .raw("{not json")
    };
    let found = async |path: String| {
        let found = world.post(&path, json!({"query": "Mine"})).await.body(200);
        found["total"].clone()
    };
    let searches = ["/v2/search".to_owned(), world.at("search")];
    for search in &searches {
        assert_eq!(found(search.clone()).await, 1);
    }
    let body = delete().send().await.body(200);
    assert!(path.ends_with(body["id"].as_str().unwrap()));
    assert!(body.get("warnings").is_none() && body["type"] == "page");
    assert_eq!(world.get(&world.objects()).await.json["total"], 0);
    for search in &searches {
        assert_eq!(found(search.clone()).await, 0);
    }
    assert_eq!(
        world.get(&path).await.body(200)["properties"]["is_archived"],
        true
    );
    let again = delete().send().await;
    again.is(200).mentions(&["already archived"]);
    assert_eq!(again.warnings().len(), 1);
    // H-122
    let other = world
        .request_as(&world.keys.kx, "DELETE", &path)
        .send()
        .await;
    other.refused(403, "not_created_by_this_key", &["object_id"]);
    assert_eq!(other.header("www-authenticate"), None);
    let ops = json!({"ops": [{"op": "set_properties", "set": {"name": "X"}}]});
    world
        .patch(&path, ops)
        .await
        .refused(403, "forbidden", &["/ops/0"]);
}

// H-172, ops.md 12: the bin changes the etag, but neither content nor date and author of the last change, and what comes
// back is as it was.
#[tokio::test]
async fn archiving_changes_no_content() {
    let world = World::new().await;
    let path = made_by(&world, &world.keys.kw).await;
    let before = world.get(&path).await.body(200);
    world.server.clock.advance(Duration::from_secs(60));
    let etag = before["etag"].as_str().unwrap();
    let delete = async |etag: &str| {
        let delete = world.request("DELETE", &path).header("if-match", etag);
        delete.send().await
    };
    let deleted = delete(etag).await;
    assert_eq!(
        (deleted.is(200).header("etag"), deleted.warnings().len()),
        (None, 0)
    );
    delete(etag)
        .await
        .refused(409, "etag_mismatch", &["If-Match"]);
    let known = world.request("GET", &path).header("if-none-match", etag);
    known.send().await.is(200);
    let mut archived = world.get(&path).await.body(200);
    let now = std::mem::replace(&mut archived["etag"], before["etag"].clone());
    assert_ne!(now, before["etag"]);
    assert_eq!(
        delete(now.as_str().unwrap()).await.is(200).warnings().len(),
        1
    );
    let properties = archived["properties"].as_object_mut().unwrap();
    assert_eq!(properties.remove("is_archived"), Some(json!(true)));
    assert_eq!(archived, before);
    let id = before["id"].as_str().unwrap();
    world.server.workspace.restore(id, None).unwrap();
    assert_eq!(world.get(&path).await.body(200), before);
}

// H-120, H-124, O-17: what has routes of its own is neither archived nor edited here, and its route is named.
#[tokio::test]
async fn an_object_with_routes_of_its_own_names_them() {
    let world = World::new().await;
    world.select("Stage", &["Todo"]).await;
    let kind = world.get(&world.type_path("task")).await.body(200);
    let property = world.get(&world.property("stage")).await.body(200);
    let page = json!({"type": "page", "properties": {"stage": "Todo"}});
    world.create(page).await;
    let ops = json!([{"op": "set_properties", "set": {"name": "X"}}]);
    let of_space = format!("/v2/spaces/{}", world.one.short);
    let task = format!("{of_space}/types/task");
    let stage = format!("{of_space}/properties/stage");
    // The hint holds the request that does it, by the key of what the object defines.
    #[rustfmt::skip]
    let cases = [
        (&kind["id"], format!("use delete_type (DELETE {task})"), None),
        (&property["id"], format!("use delete_property (DELETE {stage})"), Some(format!("use update_property (PATCH {stage})"))),
    ];
    for (id, deletes, edits) in cases {
        let id = id.as_str().unwrap();
        let refused = world.delete(&world.object(id)).await;
        refused.invalid(&["object_id"]);
        assert_eq!(refused.json["issues"][0]["hint"], deletes);
        if let Some(edits) = edits {
            let refused = world.edit(id, ops.clone()).await;
            refused.invalid(&["object_id"]);
            assert_eq!(refused.json["issues"][0]["hint"], edits);
        }
    }
    // So does that of an operation which an object that is a type does not take.
    let kind = kind["id"].as_str().unwrap();
    let refused = world.edit(kind, ops.clone()).await;
    refused
        .refused(403, "forbidden", &["/ops/0"])
        .mentions(&[&format!("(PATCH {task})")]);
    let of_types = json!([{"op": "remove_property", "property": "done"}]);
    let refused = world.edit(kind, of_types).await;
    refused
        .invalid(&["ops[0].op"])
        .mentions(&[&format!("(PATCH {task})")]);
    let member = world.me().await;
    let refused = world.delete(&world.object(&member)).await;
    refused.refused(403, "forbidden", &["object_id"]);
    assert_eq!(refused.header("www-authenticate"), None);
    world.edit(&member, ops).await.invalid(&["object_id"]);
}
