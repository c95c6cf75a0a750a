//! update_property and delete_property (http.md 20.2, 20.3; document.md 4.2).

use serde_json::{Value, json};

use crate::support::World;
use crate::support::partial::{has, with};

// H-104, D-44, D-126
#[tokio::test]
async fn a_rename_keeps_the_key() {
    let world = World::new().await;
    let effort = json!({"name": "Effort", "format": "number"});
    let made = world.add_property(effort.clone()).await;
    let page = json!({"type": "page", "name": "P", "properties": {"effort": 1}});
    let page = world.create(page).await;
    let etag = world.read(&page).await["etag"].clone();
    let dry = format!("{}?dry_run=true", world.property("effort"));
    let body = json!({"name": "Work"});
    let row = json!({"id": made["id"], "key": "effort"});
    let dry = world.patch(&dry, body.clone()).await.body(200);
    assert_eq!(dry, with(row.clone(), json!({"dry_run": true})));
    let renamed = world.patch(&world.property("Effort"), body).await;
    assert_eq!(renamed.body(200), row);
    let named = format!("{}?keys=name", world.object(&page));
    has!(world.get(&named).await.body(200), {"properties": {"Work": 1}});
    has!(world.read(&page).await, {"properties": {"effort": 1}, "etag": etag});
    for spelling in ["Work", "effort"] {
        let body = json!({"type": "page", "properties": {spelling: 2}});
        let id = world.create(body).await;
        assert_eq!(world.read(&id).await["properties"]["effort"], 2);
    }
    // D-144: the old name is free, the old key is not.
    world.get(&world.property("Effort")).await.is(200);
    assert_eq!(world.add_property(effort).await["key"], "effort_2");
}

// H-50: the etag of a property is that of its object, whatever spelling the path has.
#[tokio::test]
async fn a_stale_etag_stops_changes_of_a_property() {
    let world = World::new().await;
    let made = world.select("Stage", &["Seed"]).await;
    let object = world.object(made["id"].as_str().unwrap());
    let current = async || world.read(made["id"].as_str().unwrap()).await["etag"].clone();
    let send = async |method: &str, etag: &Value, query: &str| {
        let path = format!("{}{query}", world.property("Stage"));
        let request = world.request(method, &path);
        let request = request.header("if-match", &format!("\"{}\"", etag.as_str().unwrap()));
        match method {
            "PATCH" => request.json(&json!({"name": "Phase"})).send().await,
            _ => request.send().await,
        }
    };
    let etag = current().await;
    let stale = json!("00000000");
    for (method, query) in [("PATCH", ""), ("PATCH", "?dry_run=true"), ("DELETE", "")] {
        let refused = send(method, &stale, query).await;
        refused.refused(409, "etag_mismatch", &["If-Match"]);
        refused.mentions(&[etag.as_str().unwrap(), &object]);
        let header = refused.header("etag").unwrap();
        assert!(header.contains(etag.as_str().unwrap()), "{header}");
    }
    assert_eq!(current().await, etag);
    send("PATCH", &etag, "").await.is(200);
    let renamed = current().await;
    assert_ne!(renamed, etag);
    send("DELETE", &etag, "").await.is(409);
    send("DELETE", &renamed, "").await.is(200);
    assert_ne!(current().await, renamed);
    // What the path names comes first.
    send("PATCH", &stale, "").await.missing(&["key"]);
}

// H-104, H-97 for properties: an unknown property comes before a bad body.
#[tokio::test]
async fn faults_of_a_rename() {
    let world = World::new().await;
    let sent = json!({"name": "Effort", "format": "number"});
    world.add_property(sent).await;
    let effort = world.property("effort");
    for (body, path) in [
        (json!({"format": "text"}), "/format"),
        (json!({"key": "x", "name": "A"}), "/key"),
        (json!({"name": ""}), "/name"),
        (json!({"name": " "}), "/name"),
        (json!({"name": 1}), "/name"),
        (json!({"name": "n".repeat(4097)}), "/name"),
    ] {
        world.patch(&effort, body).await.invalid(&[path]);
    }
    // 20.2: the one member is missing, and so is anything to do.
    for body in [json!({}), json!({"name": null})] {
        let refused = world.patch(&effort, body).await;
        refused.invalid(&["/name"]).mentions(&["nothing to update"]);
    }
    let body = json!({"name": "X"});
    for fixed in ["created_date", "creator", "cover_id"] {
        let refused = world.patch(&world.property(fixed), body.clone()).await;
        refused.invalid(&["/name"]).mentions(&["read-only"]);
    }
    let sent = json!({"zz": 1});
    let unknown = world.patch(&world.property("efort"), sent).await;
    unknown.missing(&["key"]).mentions(&["effort"]);
    // A name that another property has is advice only: keys tell them apart.
    let shared = world.patch(&effort, json!({"name": "Status"})).await;
    shared.is(200);
    assert_eq!(shared.warnings(), ["/name"]);
    let again = world.patch(&effort, json!({"name": "Status"})).await;
    assert!(again.body(200).get("warnings").is_none());
}

// H-105, D-47
#[tokio::test]
async fn an_archived_property_keeps_its_values() {
    let world = World::new().await;
    let effort = |format: &str| json!({"name": "Effort", "format": format});
    let made = world.add_property(effort("number")).await;
    let body = json!({"type": "page", "name": "P", "properties": {"effort": 1}});
    let page = world.create(body.clone()).await;
    let path = world.property("effort");
    let dry = world.delete(&format!("{path}?dry_run=true")).await;
    dry.is(200).mentions(&["1 object still"]);
    assert_eq!(dry.json["dry_run"], true);
    world.get(&path).await.is(200);
    let reply = world.delete(&path).await;
    reply.is(200).mentions(&["1 object still"]);
    assert_eq!(reply.warnings(), ["key"]);
    has!(reply.json, {"id": made["id"], "key": "effort"});
    let list = format!("{}?limit=1000", world.properties());
    let keys = world.column(&list, "key").await;
    assert!(!keys.contains(&"effort".to_owned()));
    let gone = world.get(&path).await;
    gone.missing(&["key"]).mentions(&["removed", "known keys"]);
    world.delete(&path).await.missing(&["key"]);
    // No other object can get a value; the one that holds it serves it under the internal key and edits it there.
    let refused = world.post(&world.objects(), body).await;
    refused
        .invalid(&["/properties/effort"])
        .mentions(&["removed"]);
    let held = world.read(&page).await;
    let internal = internal_key(&held["properties"]);
    assert_eq!(held["properties"][&internal], 1);
    let set = |value: usize| json!({"op": "set_properties", "set": {(internal.as_str()): value}});
    let unset = json!({"op": "set_properties", "unset": [internal]});
    world.edit(&page, json!([set(2)])).await.is(200);
    assert_eq!(world.read(&page).await["properties"][&internal], 2);
    // What one operation has taken away the next cannot bring back, no more than the next batch could.
    let refused = world.edit(&page, json!([unset, set(3)])).await;
    refused.invalid(&[&format!("ops[1].set.{internal}")]);
    refused.mentions(&["was removed from the space"]);
    // The key is free again, and names another property.
    let second = world.add_property(effort("text")).await;
    assert_ne!(second["id"], made["id"]);
    let taken = json!({"name": "Thief", "format": "text", "key": internal});
    let refused = world.post(&world.properties(), taken).await;
    refused.invalid(&["/key"]);
    let both = world.read(&page).await;
    has!(both["properties"], {(internal.as_str()): 2, "effort": null});
    world.edit(&page, json!([unset])).await.is(200);
}

fn internal_key(properties: &Value) -> String {
    let keys = properties.as_object().unwrap().keys();
    let mut minted =
        keys.filter(|key| key.len() == 24 && key.bytes().all(|byte| byte.is_ascii_hexdigit()));
    minted.next().unwrap().clone()
}

// H-105: types that list the property are named; an archived built-in one says "removed" and stays reserved.
#[tokio::test]
async fn an_archived_built_in_property_stays_reserved() {
    let world = World::new().await;
    let reply = world.delete(&world.property("due_date")).await;
    reply.is(200).mentions(&["goal", "task"]);
    assert_eq!(reply.warnings(), ["key"]);
    let body = json!({"type": "page", "properties": {"due_date": "2026-01-01"}});
    let refused = world.post(&world.objects(), body).await;
    refused
        .invalid(&["/properties/due_date"])
        .mentions(&["removed"]);
    let again = json!({"name": "Due date", "format": "date"});
    let refused = world.post(&world.properties(), again).await;
    refused.invalid(&["/name"]);
}

// H-105; http.md 20.3
#[tokio::test]
async fn what_cannot_be_archived() {
    let world = World::new().await;
    for fixed in [
        "created_date",
        "creator",
        "name",
        "description",
        "type",
        "is_favorite",
        "cover_id",
    ] {
        for query in ["", "?dry_run=true"] {
            let path = format!("{}{query}", world.property(fixed));
            let refused = world.delete(&path).await;
            refused.refused(403, "forbidden", &["key"]);
        }
    }
    world
        .delete(&world.property("nope"))
        .await
        .missing(&["key"]);
    // H-124
    let effort = json!({"name": "Effort", "format": "number"});
    let made = world.add_property(effort).await;
    let path = world.object(made["id"].as_str().unwrap());
    let refused = world.delete(&path).await;
    refused
        .invalid(&["object_id"])
        .mentions(&["delete_property"]);
}

// H-105: a second DELETE is of the same property, and never of another one that is only called alike.
#[tokio::test]
async fn a_vacated_key_is_not_another_property() {
    let world = World::new().await;
    world.select("Stage", &["Todo"]).await;
    let twin = json!({"name": "stage", "key": "stage_b", "format": "text"});
    world.add_property(twin).await;
    world.delete(&world.property("stage")).await.is(200);
    let again = world.delete(&world.property("stage")).await;
    again.missing(&["key"]).mentions(&["removed"]);
    let rename = json!({"name": "X"});
    let rename = world.patch(&world.property("stage"), rename).await;
    rename.missing(&["key"]);
    let body = json!({"type": "page", "properties": {"stage": "Todo"}});
    let refused = world.post(&world.objects(), body).await;
    refused
        .invalid(&["/properties/stage"])
        .mentions(&["removed"]);
    // By its own key it is there, and a read that spells names spells it so that it is found.
    let body = json!({"type": "page", "properties": {"stage_b": "x"}});
    let page = world.create(body).await;
    let named = format!("{}?keys=name", world.object(&page));
    let named = world.get(&named).await.body(200);
    assert_eq!(named["properties"]["stage_b"], "x");
    world.get(&world.property("stage_b")).await.is(200);
}

// H-105, http.md 20.3: so it is by every spelling that meant the removed one while it was there (document.md 4.2).
#[tokio::test]
async fn a_second_archive_reaches_no_namesake() {
    let world = World::new().await;
    let text = |name: &str, key: &str| json!({"name": name, "key": key, "format": "text"});
    for (spelling, first, namesake) in [
        ("Stage", text("X", "stage"), text("Stage", "stage_b")),
        ("Phase", text("Phase", "one"), text("PHASE", "two")),
    ] {
        let made = world.add_property(first).await;
        let path = world.property(spelling);
        let namesake = world.add_property(namesake).await;
        let reply = world.delete(&path).await;
        assert_eq!(reply.body(200)["id"], made["id"], "{spelling}");
        let dry = world.delete(&format!("{path}?dry_run=true")).await;
        dry.missing(&["key"]);
        let again = world.delete(&path).await;
        let key = namesake["key"].as_str().unwrap();
        let repair = format!("with this name, use its key: {key}");
        again.missing(&["key"]);
        again.mentions(&["was removed from the space", &repair]);
        world.delete(&world.property(key)).await.is(200);
        let gone = world.delete(&path).await;
        gone.missing(&["key"]).omits(&["with this name"]);
    }
    // One that cannot go is not listed.
    world.add_property(text("Born", "creation_date")).await;
    world.delete(&world.property("creation_date")).await.is(200);
    let gone = world.delete(&world.property("Creation%20date")).await;
    gone.missing(&["key"]).omits(&["with this name"]);
    let own = text("Due Date", "own_due");
    world.add_property(own).await;
    for status in [200, 404] {
        world.delete(&world.property("due-date")).await.is(status);
    }
    // What two were called meant neither of them: it means the one that is left.
    let (one, other) = (text("Same", "same_a"), text("Same", "same_b"));
    world.add_property(one).await;
    let other = world.add_property(other).await;
    world.delete(&world.property("same_a")).await.is(200);
    let reply = world.delete(&world.property("Same")).await;
    assert_eq!(reply.body(200)["id"], other["id"]);
}

// H-105, http.md 20.3: what a removal may have meant are those that can be removed, not what the server depends on.
#[tokio::test]
async fn a_missed_archive_lists_what_can_go() {
    let world = World::new().await;
    let fixed = [
        "added_date",
        "backlinks",
        "created_date",
        "creator",
        "last_modified_date",
    ];
    world.delete(&world.property("due_date")).await.is(200);
    for (spelling, said) in [
        ("due_date", "was removed from the space"),
        ("create_date", "unknown property"),
    ] {
        let missed = world.delete(&world.property(spelling)).await;
        missed.missing(&["key"]);
        missed
            .mentions(&[said, "known keys: ", "artist"])
            .omits(&fixed);
    }
}

// H-105: both warnings, on one property.
#[tokio::test]
async fn values_and_types_are_warned_of_together() {
    let world = World::new().await;
    let definitions = json!([{"name": "Watered", "format": "date"}]);
    let plant = json!({"name": "Plant", "property_definitions": definitions});
    world.post(&world.types(), plant).await.is(201);
    let values = json!({"watered": "2026-08-10"});
    let page = world
        .create(json!({"type": "plant", "properties": values}))
        .await;
    let reply = world.delete(&world.property("watered")).await;
    assert_eq!(reply.is(200).warnings(), ["key", "key"]);
    reply.mentions(&["1 object still", "plant"]);
    let read = world.read(&page).await;
    let key = internal_key(&read["properties"]);
    assert_eq!(read["properties"][&key], "2026-08-10T00:00:00Z");
}

// document.md 9.1: the object of a property says its default value as new objects show it.
#[tokio::test]
async fn a_property_serves_its_default_by_name() {
    let world = World::new().await;
    let definitions = json!([{"name": "Stage", "format": "select", "options": ["Todo", "Done"], "default_value": "Done"}]);
    let plant = json!({"name": "Plant", "property_definitions": definitions});
    world.post(&world.types(), plant).await.is(201);
    let stage = world.get(&world.property("stage")).await.body(200);
    let object = world.read(stage["id"].as_str().unwrap()).await;
    has!(object, {"properties": {"relation_default_value": ["Done"]}});
}

// http.md 19.3, 20.3, 20.5: what is in the bin holds nothing that would be missed, and lists nothing.
#[tokio::test]
async fn what_is_in_the_bin_is_not_warned_of() {
    let world = World::new().await;
    let definitions = json!([{"name": "Soil", "format": "select", "options": ["Clay"]}]);
    for name in ["Plant", "Bush"] {
        let body = json!({"name": name, "property_definitions": definitions});
        world.post(&world.types(), body).await.is(201);
        for _ in 0..2 {
            let body = json!({"type": name, "name": "T", "properties": {"soil": "Clay"}});
            let id = world.create(body).await;
            if name == "Plant" {
                world.delete(&world.object(&id)).await.is(200);
            }
        }
    }
    let plant = world.delete(&world.type_path("plant")).await;
    assert_eq!(plant.is(200).warnings(), [""; 0]);
    let soil = world.property("soil");
    let option = format!("{soil}/options/Clay?dry_run=true");
    let option = world.delete(&option).await;
    option.is(200).mentions(&["2 objects still hold"]);
    let property = world.delete(&soil).await;
    assert_eq!(property.is(200).warnings(), ["key", "key"]);
    property.mentions(&["2 objects still hold", "1 type still lists soil: bush"]);
    property.omits(&["plant"]);
    let bush = world.delete(&world.type_path("bush")).await;
    bush.is(200).mentions(&["2 objects still have"]);
}

// H-105: of deletions that come together one is the first, and the others find nothing.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn of_deletions_that_come_together_one_is_the_first() {
    let world = std::sync::Arc::new(World::new().await);
    for round in 0..20 {
        let name = format!("P{round}");
        let made = world.select(&name, &["O"]).await;
        let property = world.property(made["key"].as_str().unwrap());
        let made = world.post(&world.types(), json!({ "name": name })).await;
        let kind = world.type_path(made.body(201)["key"].as_str().unwrap());
        for path in [format!("{property}/options/O"), property, kind] {
            let delete = |_| {
                let (world, path) = (std::sync::Arc::clone(&world), path.clone());
                tokio::spawn(async move { world.delete(&path).await.status })
            };
            let mut statuses = Vec::new();
            for twin in (0..6).map(delete).collect::<Vec<_>>() {
                statuses.push(twin.await.unwrap());
            }
            statuses.sort_unstable();
            assert_eq!(statuses, [200, 404, 404, 404, 404, 404], "{path}");
        }
    }
}
