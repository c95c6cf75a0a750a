//! create_property (http.md 20.1, document.md 4.1).

use serde_json::{Value, json};

use crate::support::World;

// H-100, H-103, H-138, D-45
#[tokio::test]
async fn a_property_is_made() {
    let world = World::new().await;
    let body = json!({"name": "Due day", "format": "date"});
    let dry = world
        .post(
            &format!("{}?dry_run=true", world.properties()),
            body.clone(),
        )
        .await
        .body(200);
    assert_eq!(
        dry,
        json!({
            "key": "due_day",
            "created": {"properties": [{"key": "due_day", "name": "Due day", "format": "date"}]},
            "dry_run": true,
        })
    );
    world.get(&world.property("due_day")).await.is(404);
    let made = world.add_property(body).await;
    let id = made["id"].as_str().unwrap();
    assert_eq!((id.len(), &id[..7]), (59, "bafyrei"));
    assert_eq!(made, json!({"id": id, "key": "due_day"}));
    for spelling in [
        "due_day",
        "dueDay",
        "due-day",
        "Due%20day",
        "duedAY",
        "dueday",
    ] {
        assert_eq!(
            world.get(&world.property(spelling)).await.body(200),
            json!({"id": id, "key": "due_day", "name": "Due day", "format": "date"}),
            "{spelling}"
        );
    }
    // The property is an object: it is read there, and edited here only.
    assert_eq!(world.read(id).await["kind"], "property");
    let ops = json!([{"op": "set_properties", "set": {"name": "X"}}]);
    let refused = world.edit(id, ops).await;
    refused
        .invalid(&["object_id"])
        .mentions(&["update_property"]);
    let value = json!({"type": "page", "properties": {"Due day": "2026-07-06"}});
    let page = world.create(value).await;
    assert_eq!(
        world.read(&page).await["properties"]["due_day"],
        "2026-07-06T00:00:00Z"
    );
}

// D-45
#[tokio::test]
async fn keys_are_minted_from_names() {
    let world = World::new().await;
    let made = |body: Value| async { world.add_property(body).await["key"].clone() };
    for (name, key) in [("Story points", "story_points"), ("Café", "cafe")] {
        assert_eq!(made(json!({"name": name, "format": "text"})).await, key);
    }
    let wanted = json!({"name": "Any", "format": "text", "key": "bigTree"});
    assert_eq!(made(wanted).await, "big_tree");
    let bare = made(json!({"name": "!!!", "format": "text"})).await;
    let bare = bare.as_str().unwrap();
    assert_eq!(bare.len(), 24);
    assert_eq!(
        world.get(&world.property(bare)).await.body(200)["name"],
        "!!!"
    );
}

// H-102, D-45
#[tokio::test]
async fn a_key_that_is_taken_is_refused() {
    let world = World::new().await;
    let sent = json!({"name": "Weight", "format": "number"});
    world.add_property(sent).await;
    let body = |name: &str, key: Option<&str>| {
        let mut body = json!({"name": name, "format": "number"});
        if let Some(key) = key {
            body["key"] = json!(key);
        }
        body
    };
    for (name, key, path) in [
        ("WEIGHT", None, "/name"),
        ("Other", Some("weight"), "/key"),
        ("Other", Some("wei_ght"), "/key"),
        ("Due-Date", None, "/name"),
        ("Other", Some("due_date"), "/key"),
        ("Other", Some("dueDate"), "/key"),
        ("Other", Some("space_id"), "/key"),
        ("Other", Some("data"), "/key"),
    ] {
        let refused = world.post(&world.properties(), body(name, key)).await;
        refused
            .invalid(&[path])
            .mentions(&["property key already exists"]);
        match key {
            Some("space_id" | "data") => {
                refused
                    .mentions(&["no list shows", "another `key`"])
                    .omits(&["use that"]);
            }
            Some("weight") => {
                refused.mentions(&["Weight"]);
            }
            _ => {}
        }
    }
    // The internal key of a removed property stays its own: no link leads to what is gone.
    let types = format!("/v2/spaces/{}/types", world.one.short);
    let plant = json!({"name": "Plant", "property_definitions": [{"name": "Passing"}]});
    world.post(&types, plant).await.is(201);
    world.delete(&world.property("passing")).await.is(200);
    let plant = world.get(&format!("{types}/plant")).await.body(200);
    let internal = &plant["type_settings"]["property_definitions"][0]["property"];
    let refused = body("Other", internal.as_str());
    let refused = world.post(&world.properties(), refused).await;
    refused
        .invalid(&["/key"])
        .mentions(&["already exists", "was removed"]);
    refused.omits(&["see_also", "rename"]);
    // Nor does a built-in one of another key stand in the way of its display name, which is told of.
    let author = world
        .post(&world.properties(), body("Created by", None))
        .await;
    assert_eq!(author.is(201).warnings(), ["/name"]);
    author.mentions(&["creator", "created_by"]);
    // The same display name needs a key that tells the two apart.
    let sent = json!({"name": "Mass"});
    let renamed = world.patch(&world.property("weight"), sent).await;
    renamed.is(200);
    let refused = world.post(&world.properties(), body("Mass", None)).await;
    refused.invalid(&["/name"]).mentions(&["weight"]);
    let second = world
        .post(&world.properties(), body("Mass", Some("mass_two")))
        .await;
    second.is(201);
    assert_eq!(second.warnings(), ["/name"]);
}

// D-144
#[tokio::test]
async fn a_derived_key_steps_aside() {
    let world = World::new().await;
    let key = |name: &str, query: &'static str| {
        let (world, body) = (&world, json!({"name": name, "format": "text"}));
        async move {
            let path = format!("{}{query}", world.properties());
            let made = world.post(&path, body).await;
            made.body(if query.is_empty() { 201 } else { 200 })["key"].clone()
        }
    };
    for (name, expected) in [
        ("data", "data_2"),
        ("order_id", "order_id_2"),
        ("Space ID", "space_id_2"),
        ("时间", "shi_jian"),
        ("事件", "shi_jian_2"),
        ("Café", "cafe"),
        ("Cafe", "cafe_2"),
        ("Weight", "weight"),
    ] {
        assert_eq!(key(name, "?dry_run=true").await, expected, "{name}");
        assert_eq!(key(name, "").await, expected, "{name}");
    }
    let renamed = json!({"name": "Mass"});
    let renamed = world.patch(&world.property("weight"), renamed).await;
    renamed.is(200);
    assert_eq!(key("Weight", "").await, "weight_2");
    // The name means the new one.
    let object =
        json!({"type": "page", "properties": {"data": "x", "order_id": "17", "事件": "y"}});
    let object = world.create(object).await;
    let read = world.read(&object).await;
    assert_eq!(read["properties"]["data_2"], "x");
    assert_eq!(read["properties"]["order_id_2"], "17");
    assert_eq!(read["properties"]["shi_jian_2"], "y");
}

// H-101, H-23, H-24, H-28
#[tokio::test]
async fn faults_of_a_body() {
    let world = World::new().await;
    #[rustfmt::skip]
    let cases = [
        (json!({"format": "text"}), "/name"),
        (json!({"name": "", "format": "text"}), "/name"),
        (json!({"name": " ", "format": "text"}), "/name"),
        (json!({"name": "n".repeat(4097), "format": "text"}), "/name"),
        (json!({"name": "A"}), "/format"),
        (json!({"name": "A", "format": "text", "key": "a-b"}), "/key"),
        (json!({"name": "A", "format": "text", "key": "k".repeat(257)}), "/key"),
        (json!({"name": "A", "format": "text", "zz": 1}), "/zz"),
        (json!({"name": "A", "format": "text", "options": [{"name": "x"}]}), "/options"),
        (json!({"name": "A", "format": "select", "options": [{"color": "red"}]}), "/options/0/name"),
        (json!({"name": "A", "format": "select", "options": [{"name": "x", "color": "mauve"}]}), "/options/0/color"),
        (json!({"name": "A", "format": "select", "options": [{"name": "x"}, {"name": "x"}]}), "/options/1"),
        (json!({"name": "A", "format": "select", "options": vec![json!({"name": "x"}); 101]}), "/options"),
    ];
    for (body, path) in cases {
        for query in ["", "?dry_run=true"] {
            let path_with_query = format!("{}{query}", world.properties());
            world
                .post(&path_with_query, body.clone())
                .await
                .invalid(&[path]);
        }
    }
    let unknown = json!({"name": "A", "format": "status"});
    let refused = world.post(&world.properties(), unknown).await;
    refused.invalid(&["/format"]).mentions(&[
        "text",
        "number",
        "select",
        "multi_select",
        "date",
        "files",
        "checkbox",
        "url",
        "email",
        "phone",
        "objects",
    ]);
    refused.omits(&["emoji"]);
    assert!(
        !world
            .column(&format!("{}?limit=1000", world.properties()), "name")
            .await
            .contains(&"A".to_owned())
    );
}

// H-103; http.md 20.1: options of a new property need no consent, and take the colours of the palette in turn.
#[tokio::test]
async fn options_come_with_their_property() {
    let world = World::new().await;
    let body = json!({"name": "Stage", "format": "multi_select", "options": [
        {"name": "Todo"}, {"name": "Done", "color": "lime"}, {"name": "Late"},
    ]});
    let created = json!([
        {"name": "Todo", "property": "stage"},
        {"name": "Done", "property": "stage"},
        {"name": "Late", "property": "stage"},
    ]);
    let dry = format!("{}?dry_run=true", world.properties());
    let dry = world.post(&dry, body.clone()).await.body(200);
    assert_eq!(dry["created"]["options"], created);
    assert_eq!(dry["created"]["properties"][0]["key"], "stage");
    let made = world.add_property(body).await;
    assert_eq!(made["created"], json!({ "options": created }));
    assert_eq!(
        world.get(&world.options("stage")).await.body(200)["data"],
        json!([
            {"name": "Done", "color": "lime"},
            {"name": "Late", "color": "orange"},
            {"name": "Todo", "color": "grey"},
        ])
    );
}

// H-36 for names: whoever comes first gets the key, the other one is refused.
#[tokio::test]
async fn two_creates_at_once_make_one_property() {
    let world = World::new().await;
    let path = world.properties();
    let send = || world.post(&path, json!({"name": "Weight", "format": "number"}));
    let replies = tokio::join!(send(), send(), send(), send());
    let mut statuses = [
        replies.0.status,
        replies.1.status,
        replies.2.status,
        replies.3.status,
    ];
    statuses.sort_unstable();
    assert_eq!(statuses, [201, 400, 400, 400]);
    let all = format!("{}?limit=1000", world.properties());
    let names = world.column(&all, "name").await;
    let weights = names.iter().filter(|name| *name == "Weight");
    assert_eq!(weights.count(), 1);
}

// http.md 20.1: the hint says which characters a key has.
#[tokio::test]
async fn a_key_of_other_characters_says_which_it_may_have() {
    let world = World::new().await;
    let body = json!({"name": "A", "format": "text", "key": "a b"});
    let refusal = world.post(&world.properties(), body).await;
    refusal
        .invalid(&["/key"])
        .mentions(&["write characters of a-z A-Z 0-9 _"]);
}
