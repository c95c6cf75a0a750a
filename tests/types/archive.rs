//! delete_type (http.md 19.3).

use serde_json::json;

use super::plant;
use crate::search::fixture::Fixture;
use crate::support::World;
use crate::support::partial::has;

// H-98, D-39, H-55
#[tokio::test]
async fn an_archived_type_keeps_its_objects_and_frees_its_key() {
    let world = World::new().await;
    let made = plant(&world).await;
    let sent = json!({"type": "plant", "name": "T1", "properties": {"stage": "Todo"}});
    let object = world.create(sent).await;
    let path = world.type_path("Plant");
    let dry = world.delete(&format!("{path}?dry_run=true")).await;
    assert_eq!(dry.warnings(), ["key"]);
    let dry = dry.mentions(&["1 object still"]).json.clone();
    has!(dry, {"id": made["id"], "key": "plant", "dry_run": true});
    world.get(&path).await.is(200);
    let archived = world.delete(&path).await;
    assert_eq!(archived.warnings(), ["key"]);
    let archived = archived.body(200);
    has!(archived, {"id": made["id"], "key": "plant"});
    has!(archived, {"etag": null, "dry_run": null});
    world
        .get(&path)
        .await
        .missing(&["type"])
        .mentions(&["removed"]);
    world.delete(&path).await.missing(&["type"]);
    let read = world.read(&object).await;
    has!(read, {"type": "plant", "properties": {"stage": ["Todo"]}});
    let sent = json!({"type": "plant", "name": "T2"});
    let reply = world.post(&world.objects(), sent).await;
    reply.invalid(&["/type"]).mentions(&["removed"]);
    let listed = world.get(&format!("{}?limit=1000", world.types())).await;
    listed.omits(&["plant"]);
    let id = made["id"].as_str().unwrap();
    assert_eq!(world.read(id).await["properties"]["is_archived"], true);
    let sent = json!({"name": "Plant"});
    let again = world.post(&world.types(), sent).await.body(201);
    assert_eq!(again["key"], "plant");
    assert_ne!(again["id"], made["id"]);
    // The key names the new type now; what has the old one tells it apart.
    let stored = world.read(&object).await["type"]
        .as_str()
        .unwrap()
        .to_owned();
    assert_eq!((stored.len(), stored == "plant"), (24, false));
}

// http.md 19.3, 20.3, 28: holders are counted up to the bound of the probe.
#[tokio::test]
async fn holders_beyond_the_probe_are_at_least_so_many() {
    let fixture = Fixture::new().await;
    let world = &fixture.world;
    let recipe = |number: usize| {
        let properties = json!({"name": "Soup", "mood": "fine"});
        let document = json!({"kind": "page", "type": "recipe", "properties": properties});
        fixture.record(&format!("r{number}"), 0, document)
    };
    let (recipes, mood) = (world.type_path("recipe"), world.property("mood"));
    for (count, said) in [
        (999, "999 objects still"),
        (1000, "at least 1000 objects still"),
        (1001, "at least 1000 objects still"),
    ] {
        let known = if count == 999 { 0 } else { count - 1 };
        fixture.put((known..count).map(recipe).collect());
        for path in [&recipes, &mood] {
            let reply = world.delete(&format!("{path}?dry_run=true")).await;
            reply.is(200).mentions(&[said]);
        }
    }
}

// H-98, http.md 19.3: what the server depends on stays, other built-in types go.
#[tokio::test]
async fn built_in_types_that_stay() {
    let world = World::new().await;
    #[rustfmt::skip]
    let cases = [
        "page", "note", "task", "bookmark", "set", "collection", "template", "chat_derived", "file", "image",
        "participant", "profile", "relation",
    ];
    for key in cases {
        let reply = world.delete(&world.type_path(key)).await;
        reply.refused(403, "forbidden", &["type"]);
        assert_eq!(reply.header("www-authenticate"), None);
    }
    world.delete(&world.type_path("recipe")).await.is(200);
    world
        .post(&world.objects(), json!({"type": "recipe", "name": "Soup"}))
        .await
        .invalid(&["/type"])
        .mentions(&["removed"]);
    world
        .post(&world.types(), json!({"name": "Recipe"}))
        .await
        .invalid(&["/name"])
        .mentions(&["reserved"]);
}

// http.md 19.3: the second DELETE is of the same type, by whatever spelling meant it.
#[tokio::test]
async fn a_second_archive_reaches_no_namesake() {
    let world = World::new().await;
    for body in [
        json!({"name": "X", "api_key": "stage"}),
        json!({"name": "Stage", "api_key": "stage_b"}),
    ] {
        world.post(&world.types(), body).await.is(201);
    }
    let path = world.type_path("Stage");
    assert_eq!(world.delete(&path).await.body(200)["key"], "stage");
    let again = world.delete(&path).await;
    again
        .missing(&["type"])
        .mentions(&["removed", "name it by its key: stage_b"]);
    world.get(&world.type_path("stage_b")).await.is(200);
}

// http.md 19.3: what a removal may have meant are those that can be removed, not what the server leans on.
#[tokio::test]
async fn a_missed_archive_is_told_of_what_can_go() {
    let world = World::new().await;
    plant(&world).await;
    world.delete(&world.type_path("book")).await.is(200);
    for (spelling, said) in [
        ("book", "was removed from the space"),
        ("rooks", "unknown type"),
    ] {
        let missed = world.delete(&world.type_path(spelling)).await;
        missed
            .missing(&["type"])
            .mentions(&[said, "known keys: ", "plant"])
            .omits(&["collection", "participant", "template"]);
    }
}

// http.md 19.1, 20.1: the key of a built-in one stays its own, and the hint does not send anybody to what is gone.
#[tokio::test]
async fn the_key_of_an_archived_built_in_one_is_not_free() {
    let world = World::new().await;
    world.delete(&world.type_path("book")).await.is(200);
    let refused = world.post(&world.types(), json!({"name": "Book"})).await;
    refused
        .invalid(&["/name"])
        .mentions(&["removed from the space", "api_key"])
        .omits(&["use that type"]);
    let other = json!({"name": "Book", "api_key": "volume"});
    world.post(&world.types(), other).await.is(201);
    world.delete(&world.property("mood")).await.is(200);
    let mood = json!({"name": "Mood", "format": "text"});
    let refused = world.post(&world.properties(), mood).await;
    refused
        .invalid(&["/name"])
        .mentions(&["removed from the space", "`key`"])
        .omits(&["use the built-in property"]);
    // Spelled in another way too, and whatever is called alike.
    world.delete(&world.type_path("diary_entry")).await.is(200);
    let namesake = json!({"name": "Diaryentry", "api_key": "journal"});
    world.post(&world.types(), namesake).await.is(201);
    let folded = json!({"name": "Y", "api_key": "diaryentry"});
    let refused = world.post(&world.types(), folded).await;
    refused
        .invalid(&["/api_key"])
        .mentions(&["removed from the space"])
        .omits(&["use that type"]);
    world.delete(&world.property("due_date")).await.is(200);
    let named = |name: &str, key: &str| json!({"name": name, "key": key, "format": "text"});
    let namesake = named("Duedate", "deadline");
    world.post(&world.properties(), namesake).await.is(201);
    let folded = named("Y", "duedate");
    let refused = world.post(&world.properties(), folded).await;
    refused
        .invalid(&["/key"])
        .mentions(&["removed from the space"])
        .omits(&["use the built-in property"]);
}
