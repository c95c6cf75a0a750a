//! create_property (http.md 20.1, document.md 4.1).

use serde_json::{Value, json};

use crate::support::World;
use crate::support::partial::{has, with};

// H-100, H-103, H-138, D-45
#[tokio::test]
async fn a_property_is_made() {
    let world = World::new().await;
    let body = json!({"name": "Due day", "format": "date"});
    let dry = format!("{}?dry_run=true", world.properties());
    let dry = world.post(&dry, body.clone()).await.body(200);
    let row = json!({"key": "due_day", "name": "Due day", "format": "date"});
    let expected = json!({"key": "due_day", "created": {"properties": [row]}, "dry_run": true});
    assert_eq!(dry, expected);
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
        let read = world.get(&world.property(spelling)).await.body(200);
        assert_eq!(read, with(row.clone(), json!({"id": id})), "{spelling}");
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
    has!(world.read(&page).await, {"properties": {"due_day": "2026-07-06T00:00:00Z"}});
    // The key that was asked for is brought into its form, and what gives none has an internal one.
    let wanted = json!({"name": "Any", "format": "text", "key": "bigTree"});
    assert_eq!(world.add_property(wanted).await["key"], "big_tree");
    let bare = json!({"name": "!!!", "format": "text"});
    let bare = world.add_property(bare).await["key"]
        .as_str()
        .unwrap()
        .to_owned();
    assert_eq!(bare.len(), 24);
    has!(world.get(&world.property(&bare)).await.body(200), {"name": "!!!"});
}

// H-102, D-45
#[tokio::test]
async fn a_key_that_is_taken_is_refused() {
    let world = World::new().await;
    let body = |name: &str, more: Value| with(json!({"name": name, "format": "number"}), more);
    let keyed = |key: &str| body("Other", json!({"key": key}));
    let post = async |body: Value| world.post(&world.properties(), body).await;
    post(body("Weight", json!({}))).await.is(201);
    let shown = "property key already exists";
    for (sent, path, says) in [
        (body("WEIGHT", json!({})), "/name", shown),
        (keyed("weight"), "/key", "Weight"),
        (keyed("wei_ght"), "/key", shown),
        (body("Due-Date", json!({})), "/name", shown),
        (keyed("due_date"), "/key", shown),
        (keyed("dueDate"), "/key", shown),
        (keyed("space_id"), "/key", "no list shows"),
        (keyed("data"), "/key", "no list shows"),
    ] {
        let refused = post(sent).await;
        refused.invalid(&[path]).mentions(&[shown, says]);
        if says == "no list shows" {
            refused.mentions(&["another `key`"]).omits(&["use that"]);
        }
    }
    // The internal key of a removed property stays its own: no link leads to what is gone.
    let plant = json!({"name": "Plant", "property_definitions": [{"name": "Passing"}]});
    world.post(&world.types(), plant).await.is(201);
    world.delete(&world.property("passing")).await.is(200);
    let plant = world.get(&world.type_path("plant")).await.body(200);
    let internal = &plant["type_settings"]["property_definitions"][0]["property"];
    let refused = post(keyed(internal.as_str().unwrap())).await;
    refused
        .invalid(&["/key"])
        .mentions(&["already exists", "was removed"]);
    refused.omits(&["see_also", "rename"]);
    // Nor does a built-in one of another key stand in the way of its display name, which is warned of.
    let author = post(body("Created by", json!({}))).await;
    assert_eq!(author.is(201).warnings(), ["/name"]);
    author.mentions(&["creator", "created_by"]);
    // The same display name needs a key that tells the two apart.
    let renamed = json!({"name": "Mass"});
    world
        .patch(&world.property("weight"), renamed)
        .await
        .is(200);
    let refused = post(body("Mass", json!({}))).await;
    refused.invalid(&["/name"]).mentions(&["weight"]);
    let second = post(body("Mass", json!({"key": "mass_two"}))).await;
    assert_eq!(second.is(201).warnings(), ["/name"]);
}

// D-144
#[tokio::test]
async fn a_derived_key_steps_aside() {
    let world = World::new().await;
    let key = async |name: &str, query: &str| {
        let body = json!({"name": name, "format": "text"});
        let path = format!("{}{query}", world.properties());
        world.post(&path, body).await.json["key"].clone()
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
    world
        .patch(&world.property("weight"), renamed)
        .await
        .is(200);
    assert_eq!(key("Weight", "").await, "weight_2");
    // The name means the new one.
    let values = json!({"data": "x", "order_id": "17", "事件": "y"});
    let object = json!({"type": "page", "properties": values});
    let read = world.read(&world.create(object).await).await;
    has!(read["properties"], {"data_2": "x", "order_id_2": "17", "shi_jian_2": "y"});
}

// H-101, H-23, H-24, H-28
#[tokio::test]
async fn faults_of_a_body() {
    let world = World::new().await;
    let text = |more: Value| with(json!({"name": "A", "format": "text"}), more);
    let select = |options: Value| json!({"name": "A", "format": "select", "options": options});
    let formats =
        "text, number, select, multi_select, date, files, checkbox, url, email, phone, objects";
    #[rustfmt::skip]
    let cases = [
        (json!({"format": "text"}), "/name", ""),
        (text(json!({"name": ""})), "/name", ""),
        (text(json!({"name": " "})), "/name", ""),
        (text(json!({"name": "n".repeat(4097)})), "/name", ""),
        (json!({"name": "A"}), "/format", ""),
        (text(json!({"format": "status"})), "/format", formats),
        (text(json!({"key": "a-b"})), "/key", "write characters of a-z A-Z 0-9 _"),
        (text(json!({"key": "k".repeat(257)})), "/key", ""),
        (text(json!({"zz": 1})), "/zz", ""),
        (text(json!({"options": [{"name": "x"}]})), "/options", ""),
        (select(json!([{"color": "red"}])), "/options/0/name", ""),
        (select(json!([{"name": "x", "color": "mauve"}])), "/options/0/color", ""),
        (select(json!([{"name": "x"}, {"name": "x"}])), "/options/1", ""),
        (select(json!(vec![json!({"name": "x"}); 101])), "/options", ""),
    ];
    for (body, path, says) in cases {
        for query in ["", "?dry_run=true"] {
            let path_with_query = format!("{}{query}", world.properties());
            let refused = world.post(&path_with_query, body.clone()).await;
            refused.invalid(&[path]).mentions(&[says]);
            refused.omits(&["emoji"]);
        }
    }
    let listed = format!("{}?limit=1000", world.properties());
    let names = world.column(&listed, "name").await;
    assert!(!names.contains(&"A".to_owned()));
}

// H-103; http.md 20.1: options of a new property need no consent, and take the colours of the palette in turn.
#[tokio::test]
async fn options_come_with_their_property() {
    let world = World::new().await;
    let body = json!({"name": "Stage", "format": "multi_select", "options": [
        {"name": "Todo"}, {"name": "Done", "color": "lime"}, {"name": "Late"},
    ]});
    let created = ["Todo", "Done", "Late"].map(|name| json!({"name": name, "property": "stage"}));
    let dry = format!("{}?dry_run=true", world.properties());
    let dry = world.post(&dry, body.clone()).await.body(200);
    has!(dry["created"], {"options": created, "properties": [{"key": "stage"}]});
    let made = world.add_property(body).await;
    assert_eq!(made["created"], json!({ "options": created }));
    let options = world.get(&world.options("stage")).await.body(200);
    let colours = [("Done", "lime"), ("Late", "orange"), ("Todo", "grey")];
    let expected = colours.map(|(name, color)| json!({"name": name, "color": color}));
    assert_eq!(options["data"], json!(expected));
}

// H-36 for names: the first create gets the key, the others are refused.
#[tokio::test]
async fn creates_at_the_same_time_make_one_property() {
    let world = World::new().await;
    let path = world.properties();
    let send = || world.post(&path, json!({"name": "Weight", "format": "number"}));
    let replies = tokio::join!(send(), send(), send(), send());
    let mut statuses = <[_; 4]>::from(replies).map(|reply| reply.status);
    statuses.sort_unstable();
    assert_eq!(statuses, [201, 400, 400, 400]);
    let names = world.column(&format!("{path}?limit=1000"), "name").await;
    let weights = names.iter().filter(|name| *name == "Weight");
    assert_eq!(weights.count(), 1);
}
