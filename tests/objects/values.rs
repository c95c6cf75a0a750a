//! Values of properties by format (document.md 3), with the bundled properties of each format.

use serde_json::{Value, json};

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

async fn served(world: &World, properties: &str) -> Value {
    let created = post(world, properties).await.body(201);
    world.read(created["id"].as_str().unwrap()).await["properties"].clone()
}

// D-22, D-23, D-24, D-27, D-28
#[tokio::test]
async fn values_are_read_by_their_format() {
    let world = World::new().await;
    for (given, key, expected) in [
        (r#"{"priority":1e2}"#, "priority", "100"),
        (
            r#"{"priority":9007199254740992}"#,
            "priority",
            "9007199254740992",
        ),
        (r#"{"priority":0.10000000000000001}"#, "priority", "0.1"),
        (r#"{"done":false}"#, "done", "false"),
        (
            r#"{"due_date":"2026-07-06"}"#,
            "due_date",
            r#""2026-07-06T00:00:00Z""#,
        ),
        (
            r#"{"due_date":"2026-07-06T15:04:05.9+02:00"}"#,
            "due_date",
            r#""2026-07-06T13:04:05Z""#,
        ),
        (
            r#"{"due_date":1783350245}"#,
            "due_date",
            r#""2026-07-06T15:04:05Z""#,
        ),
        (r#"{"source":"not a url"}"#, "source", r#""not a url""#),
        (r#"{"email":"x"}"#, "email", r#""x""#),
        (r#"{"ingredients":""}"#, "ingredients", r#""""#),
        (r#"{"tag":[]}"#, "tag", "[]"),
        (r#"{"picture":[]}"#, "picture", "[]"),
        (r#"{"due_date":null}"#, "due_date", "null"),
        (
            r#"{"due_date":-0.0}"#,
            "due_date",
            r#""1970-01-01T00:00:00Z""#,
        ),
    ] {
        let properties = served(&world, given).await;
        let expected: Value = serde_json::from_str(expected).unwrap();
        let (got, expected) = (&properties[key], &expected);
        assert!(
            got == expected || got.as_f64().is_some() && got.as_f64() == expected.as_f64(),
            "{given}: {got}"
        );
    }
}

// D-22, D-23, D-24, D-25, D-27, D-28, D-29, D-30, O-175
#[tokio::test]
async fn values_of_another_format_are_refused() {
    let world = World::new().await;
    let page = world.page("O", json!([])).await;
    for (given, path) in [
        (r#"{"priority":9007199254740993}"#, "/properties/priority"),
        (r#"{"priority":"3"}"#, "/properties/priority"),
        (r#"{"priority":true}"#, "/properties/priority"),
        (r#"{"done":"yes"}"#, "/properties/done"),
        (r#"{"done":1}"#, "/properties/done"),
        (r#"{"due_date":"tomorrow"}"#, "/properties/due_date"),
        (r#"{"due_date":"2026-13-01"}"#, "/properties/due_date"),
        // D-143
        (r#"{"due_date":1e300}"#, "/properties/due_date"),
        (r#"{"due_date":1786352400000}"#, "/properties/due_date"),
        (r#"{"due_date":"0000-12-31"}"#, "/properties/due_date"),
        (r#"{"due_date":["2026-07-06"]}"#, "/properties/due_date"),
        (
            r#"{"due_date":18446744073709551615}"#,
            "/properties/due_date",
        ),
        (r#"{"status":3}"#, "/properties/status"),
        (r#"{"status":""}"#, "/properties/status"),
        (r#"{"tag":[1]}"#, "/properties/tag/0"),
        // 10.3: one fault, one issue.
        (r#"{"tag":["",""]}"#, "/properties/tag"),
        (r#"{"tag":["nope","nope"]}"#, "/properties/tag"),
        (r#"{"source":["x"]}"#, "/properties/source"),
        (r#"{"source":5}"#, "/properties/source"),
        (r#"{"assignee":["nope"]}"#, "/properties/assignee/0"),
        (
            r#"{"assignee":["_date_2026-01-31"]}"#,
            "/properties/assignee/0",
        ),
        (
            r#"{"assignee":["_missing_object"]}"#,
            "/properties/assignee/0",
        ),
    ] {
        post(&world, given).await.invalid(&[path]);
    }
    post(&world, r#"{"priority":1e400}"#).await.is(400);
    let picture = format!(r#"{{"picture":["{page}"]}}"#);
    post(&world, &picture)
        .await
        .invalid(&["/properties/picture/0"]);
    let other = world.page("O2", json!([])).await;
    let company = format!(r#"{{"company":["{page}","{other}"]}}"#);
    post(&world, &company)
        .await
        .invalid(&["/properties/company"]);
}

// D-25, D-26, D-27, H-57
#[tokio::test]
async fn options_are_created_by_consent_only() {
    let world = World::new().await;
    let body = json!({"type": "task", "name": "T", "properties": {"status": "High"}});
    let refusal = world.post(&world.objects(), body.clone()).await;
    refusal
        .invalid(&["/properties/status"])
        .mentions(&["create_missing_options"]);

    let path = format!("{}?create_missing_options=true", world.objects());
    let dry = world
        .post(&format!("{path}&dry_run=true"), body.clone())
        .await
        .body(200);
    assert_eq!(
        dry["created"]["options"],
        json!([{"name": "High", "property": "status"}])
    );
    world
        .post(&world.objects(), body.clone())
        .await
        .invalid(&["/properties/status"]);

    let created = world.post(&path, body.clone()).await.body(201);
    assert_eq!(
        created["created"]["options"],
        json!([{"name": "High", "property": "status"}])
    );
    let again = world.post(&world.objects(), body).await.body(201);
    assert!(
        again.get("created").is_none(),
        "the option is there: {again}"
    );
    let document = world.read(again["id"].as_str().unwrap()).await;
    assert_eq!(document["properties"]["status"], json!(["High"]));

    let near = json!({"type": "task", "name": "T", "properties": {"status": "high"}});
    world
        .post(&world.objects(), near)
        .await
        .invalid(&["/properties/status"])
        .mentions(&["High"]);
    let two = json!({"type": "task", "name": "T", "properties": {"status": ["High", "Low"]}});
    world
        .post(&path, two)
        .await
        .invalid(&["/properties/status"]);

    let tags = json!({"type": "page", "name": "T", "properties": {"tag": ["b", "a", "b"]}});
    let id = world.post(&path, tags).await.body(201)["id"]
        .as_str()
        .unwrap()
        .to_owned();
    assert_eq!(
        world.read(&id).await["properties"]["tag"],
        json!(["b", "a"])
    );
    assert_eq!(served(&world, r#"{"tag":"a"}"#).await["tag"], json!(["a"]));
}

// D-29
#[tokio::test]
async fn members_and_objects_are_referred_to_by_id() {
    let world = World::new().await;
    let page = world.create(json!({"type": "page", "name": "O"})).await;
    let member = world.read(&page).await["properties"]["creator"]
        .as_str()
        .unwrap()
        .to_owned();
    for given in [
        json!(member),
        json!(format!("{member}#Ada")),
        json!([member, member]),
    ] {
        let properties = served(&world, &json!({ "assignee": given }).to_string()).await;
        assert_eq!(properties["assignee"], json!([member]), "{given}");
    }
    let two = json!({"assignee": [member, "nope"]}).to_string();
    post(&world, &two)
        .await
        .invalid(&["/properties/assignee/1"]);
}

// D-31, D-32
#[tokio::test]
async fn presence_and_order() {
    let world = World::new().await;
    let given =
        r#"{"priority":0,"done":false,"source":"","tag":[],"due_date":null,"description":"d"}"#;
    let properties = served(&world, given).await;
    for (key, value) in [
        ("priority", json!(0)),
        ("done", json!(false)),
        ("source", json!("")),
        ("tag", json!([])),
        ("due_date", json!(null)),
    ] {
        assert_eq!(properties.get(key), Some(&value), "{key}");
    }
    assert!(properties.get("status").is_none() && properties.get("is_hidden").is_none());
    let keys: Vec<&String> = properties.as_object().unwrap().keys().collect();
    assert_eq!(keys[..2], ["name", "description"]);
    assert!(keys[2..].is_sorted(), "{keys:?}");
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
    for (key, value) in system.as_object().unwrap() {
        let path = format!("/properties/{key}");
        post(&world, &json!({ key: value }).to_string())
            .await
            .invalid(&[&path]);
        let path = format!("ops[0].set.{key}");
        world
            .edit(
                &id,
                json!([{"op": "set_properties", "set": { key: value }}]),
            )
            .await
            .invalid(&[&path]);
    }
}

// D-35, D-36
#[tokio::test]
async fn keys_that_are_no_plain_properties() {
    let world = World::new().await;
    for (key, value, says) in [
        ("icon_emoji", json!("🧭"), "`icon`"),
        ("cover_x", json!(0), "`cover`"),
        ("set_of", json!([]), "`query_source`"),
        ("id", json!("x"), "id"),
        ("type", json!("page"), "type"),
        ("space_id", json!("x"), "space_id"),
        ("backlinks", json!([]), "backlinks"),
    ] {
        let path = format!("/properties/{key}");
        post(&world, &json!({ key: value }).to_string())
            .await
            .invalid(&[&path])
            .mentions(&[says]);
    }
    assert!(
        served(&world, r#"{"internal_flags":[]}"#)
            .await
            .get("internal_flags")
            .is_none()
    );
}

// D-37
#[tokio::test]
async fn enum_numbers_are_served_as_names() {
    let world = World::new().await;
    assert_eq!(
        served(&world, r#"{"layout_align":"center"}"#).await["layout_align"],
        "center"
    );
    assert_eq!(
        served(&world, r#"{"layout_align":77}"#).await["layout_align"],
        77
    );
    post(&world, r#"{"layout_align":1}"#)
        .await
        .invalid(&["/properties/layout_align"])
        .mentions(&["center"]);
    post(&world, r#"{"layout_align":"middle"}"#)
        .await
        .invalid(&["/properties/layout_align"]);
    // Of the layouts those are told that a caller may write (document.md 7).
    let reply = post(&world, r#"{"layout":"middle"}"#).await;
    reply.invalid(&["/properties/layout"]);
    assert_eq!(
        reply.json["issues"][0]["hint"],
        "one of: basic, note, todo, profile, bookmark, set, collection"
    );
}

// D-39
#[tokio::test]
async fn an_archived_object_is_still_held() {
    let world = World::new().await;
    let target = world.create(json!({"type": "page", "name": "O"})).await;
    let id = world
        .create(json!({"type": "task", "name": "T", "properties": {"assignee": [target]}}))
        .await;
    world.delete(&world.object(&target)).await.is(200);
    let document = world.read(&id).await;
    assert_eq!(document["properties"]["assignee"], json!([target]));
    assert!(document.get("warnings").is_none());
}

// document.md 3.5, ops.md 7.14: an object has a layout that goes with its type. That of a participant would lock it for
// good, and that of a collection needs a view that a page has not.
#[tokio::test]
async fn a_layout_of_its_own_goes_with_the_type() {
    let world = World::new().await;
    for layout in [
        "participant",
        "property",
        "date",
        "collection",
        "set",
        "image",
    ] {
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
    for (layout, issues) in [
        ("participant", vec!["/properties/layout"]),
        ("note", vec![]),
        ("set", vec![]),
    ] {
        let document =
            json!({"formatVersion": "2.0", "type": "page", "properties": {"layout": layout}});
        let verdict = world.post("/v2/validate", document).await.body(200);
        let paths: Vec<&Value> = verdict["issues"]
            .as_array()
            .unwrap()
            .iter()
            .map(|issue| &issue["path"])
            .collect();
        assert_eq!(paths, issues, "{layout}");
    }
}
