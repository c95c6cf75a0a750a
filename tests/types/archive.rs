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
    let body = json!({"type": "plant", "name": "T1", "properties": {"stage": "Todo"}});
    let object = world.create(body).await;
    let path = world.type_path("Plant");
    let dry = world.delete(&format!("{path}?dry_run=true")).await;
    assert_eq!(dry.warnings(), ["key"]);
    dry.mentions(&["1 object still"]);
    has!(dry.json, {"id": made["id"], "key": "plant", "dry_run": true});
    world.get(&path).await.is(200);
    let archived = world.delete(&path).await;
    assert_eq!(archived.warnings(), ["key"]);
    has!(archived.body(200), {"id": made["id"], "key": "plant", "etag": null, "dry_run": null});
    let gone = world.get(&path).await;
    gone.missing(&["type"]).mentions(&["removed"]);
    world.delete(&path).await.missing(&["type"]);
    has!(world.read(&object).await, {"type": "plant", "properties": {"stage": ["Todo"]}});
    let body = json!({"type": "plant", "name": "T2"});
    let refused = world.post(&world.objects(), body).await;
    refused.invalid(&["/type"]).mentions(&["removed"]);
    let listed = world.get(&format!("{}?limit=1000", world.types())).await;
    listed.omits(&["plant"]);
    let id = made["id"].as_str().unwrap();
    assert_eq!(world.read(id).await["properties"]["is_archived"], true);
    let again = json!({"name": "Plant"});
    let again = world.post(&world.types(), again).await.body(201);
    assert_eq!(again["key"], "plant");
    assert_ne!(again["id"], made["id"]);
    // The key names the new type now; an object of the old one names that by its internal key.
    let stored = world.read(&object).await["type"].clone();
    assert_eq!(stored.as_str().unwrap().len(), 24);
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
    let soup = json!({"type": "recipe", "name": "Soup"});
    let refused = world.post(&world.objects(), soup).await;
    refused.invalid(&["/type"]).mentions(&["removed"]);
    let again = json!({"name": "Recipe"});
    let refused = world.post(&world.types(), again).await;
    refused.invalid(&["/name"]).mentions(&["reserved"]);
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
        .mentions(&["removed", "use its key: stage_b"]);
    world.get(&world.type_path("stage_b")).await.is(200);
}

// http.md 19.3: what a removal may have meant are those that can be removed, not what the server depends on.
#[tokio::test]
async fn a_missed_archive_lists_what_can_go() {
    let world = World::new().await;
    plant(&world).await;
    world.delete(&world.type_path("book")).await.is(200);
    for (spelling, said) in [
        ("book", "was removed from the space"),
        ("rooks", "unknown type"),
    ] {
        let missed = world.delete(&world.type_path(spelling)).await;
        missed.missing(&["type"]);
        missed.mentions(&[said, "known keys: ", "plant"]);
        missed.omits(&["collection", "participant", "template"]);
    }
}

// http.md 19.1, 20.1: the key of a built-in one stays its own, spelled in another way too, and the hint does not lead to
// what is gone.
#[tokio::test]
async fn the_key_of_an_archived_built_in_one_is_not_free() {
    let world = World::new().await;
    let (types, properties) = (world.types(), world.properties());
    for path in [
        world.type_path("book"),
        world.type_path("diary_entry"),
        world.property("mood"),
        world.property("due_date"),
    ] {
        world.delete(&path).await.is(200);
    }
    // Types and properties that are only called alike.
    for (path, body) in [
        (&types, json!({"name": "Diaryentry", "api_key": "journal"})),
        (&types, json!({"name": "Book", "api_key": "volume"})),
        (
            &properties,
            json!({"name": "Duedate", "key": "deadline", "format": "text"}),
        ),
    ] {
        world.post(path, body).await.is(201);
    }
    #[rustfmt::skip]
    let cases = [
        (&types, json!({"name": "Book"}), "/name", "api_key"),
        (&types, json!({"name": "Y", "api_key": "diaryentry"}), "/api_key", "removed"),
        (&properties, json!({"name": "Mood", "format": "text"}), "/name", "`key`"),
        (&properties, json!({"name": "Y", "key": "duedate", "format": "text"}), "/key", "removed"),
    ];
    for (path, body, place, says) in cases {
        let refused = world.post(path, body).await;
        refused
            .invalid(&[place])
            .mentions(&["removed from the space", says]);
        refused.omits(&["use that type", "use the built-in property"]);
    }
}
