//! Values of properties by format (document.md 3), with the bundled properties of each format.

use serde_json::json;

use crate::support::World;

/// P of document.md 18: a page by the shortcut with these properties, as raw JSON.
async fn post(world: &World, properties: &str) -> crate::support::answer::Reply {
    let body = format!(r#"{{"type":"page","name":"P","properties":{properties}}}"#);
    world
        .request("POST", &world.objects())
        .raw(body)
        .send()
        .await
}

// D-25, D-26, D-27, H-57: the parameter of the route; which values are options is proved where they are resolved.
#[tokio::test]
async fn options_are_created_by_consent_only() {
    let world = World::new().await;
    let body = json!({"type": "task", "name": "T", "properties": {"status": "High"}});
    let refusal = world.post(&world.objects(), body.clone()).await;
    refusal.invalid(&["/properties/status"]);
    refusal.mentions(&["create_missing_options"]);
    let path = format!("{}?create_missing_options=true", world.objects());
    for (path, status) in [(format!("{path}&dry_run=true"), 200), (path, 201)] {
        let created = world.post(&path, body.clone()).await.body(status);
        let options = json!([{"name": "High", "property": "status"}]);
        assert_eq!(created["created"]["options"], options);
    }
    // The option is there.
    let again = world.post(&world.objects(), body).await.body(201);
    assert_eq!(again.get("created"), None);
    let document = world.read(again["id"].as_str().unwrap()).await;
    assert_eq!(document["properties"]["status"], json!(["High"]));
}

// D-33, D-34
#[tokio::test]
async fn output_only_properties() {
    let world = World::new().await;
    let system = json!({"created_date": "2001-01-01", "creator": "x", "origin": "import", "resolved_layout": "note"});
    let body = json!({"formatVersion": "2.0", "type": "page", "properties": system});
    let id = world.post(&world.objects(), body).await.body(201)["id"]
        .as_str()
        .unwrap()
        .to_owned();
    let properties = world.read(&id).await["properties"].clone();
    assert_eq!(properties["created_date"], "2026-01-02T03:04:05Z");
    assert_eq!(properties["origin"], "api");
    assert!(
        properties["creator"]
            .as_str()
            .unwrap()
            .starts_with("bafyrei")
    );
    assert_eq!(properties["last_modified_by"], properties["creator"]);
    // document.md 3.4: `origin` is that of everything created here, definitions and chats included.
    let property = world
        .add_property(json!({"name": "Stage", "format": "select", "options": [{"name": "a"}]}))
        .await;
    let chat = world.chat("Talk").await;
    for id in [property["id"].as_str().unwrap(), &chat] {
        assert_eq!(world.read(id).await["properties"]["origin"], "api");
    }
    let refused = post(&world, r#"{"creator":"x"}"#).await;
    refused.invalid(&["/properties/creator"]);
}

// document.md 3.5, ops.md 7.14: an object has a layout that goes with its type. That of a participant would lock it for
// good, and that of a collection needs a view that a page has not.
#[tokio::test]
async fn a_layout_of_its_own_goes_with_the_type() {
    let world = World::new().await;
    for layout in "participant property date collection set image".split(' ') {
        let written = format!(r#"{{"layout":"{layout}"}}"#);
        let refused = post(&world, &written).await;
        refused
            .invalid(&["/properties/layout"])
            .mentions(&[layout, "todo"]);
        let document =
            json!({"formatVersion": "2.0", "type": "page", "properties": {"layout": layout}});
        let refused = world.post(&world.objects(), document).await;
        refused
            .invalid(&["/properties/layout"])
            .mentions(&[layout, "todo"]);
    }
    let page = world.page("P", json!([])).await;
    let set = |layout: &str| json!({"op": "set_properties", "set": {"layout": layout}});
    let refused = world.edit(&page, json!([set("participant")])).await;
    refused
        .invalid(&["ops[0].set.layout"])
        .mentions(&["participant", "bookmark"]);
    world.edit(&page, json!([set("todo")])).await.body(200);
    assert_eq!(world.read(&page).await["properties"]["layout"], "todo");
    let document =
        json!({"formatVersion": "2.0", "type": "task", "properties": {"layout": "note"}});
    world.post(&world.objects(), document).await.body(201);
    // Without a space: layouts that only the server's own types have.
    for (layout, issues) in [("participant", &["/properties/layout"][..]), ("set", &[])] {
        let document =
            json!({"formatVersion": "2.0", "type": "page", "properties": {"layout": layout}});
        let verdict = world.post("/v2/validate", document).await;
        assert_eq!(verdict.is(200).paths(), issues, "{layout}");
    }
}
