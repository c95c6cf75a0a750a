//! How keys of properties and types resolve (document.md 4).

use serde_json::json;

use crate::support::World;

// D-40, H-116
#[tokio::test]
async fn spellings_of_one_property() {
    let world = World::new().await;
    for spelling in [
        "due_date", "dueDate", "due-date", "Due date", "Due Date", "duedate",
    ] {
        let id = world
            .create(json!({"type": "page", "name": "P", "properties": {spelling: "2026-07-06"}}))
            .await;
        assert_eq!(
            world.read(&id).await["properties"]["due_date"],
            "2026-07-06T00:00:00Z",
            "{spelling}"
        );
    }
    let both =
        json!({"type": "page", "name": "P", "properties": {"due_date": null, "Due date": null}});
    world
        .post(&world.objects(), both)
        .await
        .invalid(&["/properties/due_date"])
        .mentions(&["due_date", "Due date"]);
}

// D-41
#[tokio::test]
async fn an_unknown_property_is_never_created() {
    let world = World::new().await;
    let body = json!({"type": "page", "name": "P", "properties": {"dudate": "2026-07-06"}});
    for consent in ["", "?create_missing_options=true"] {
        let reply = world
            .post(&format!("{}{consent}", world.objects()), body.clone())
            .await;
        reply
            .invalid(&["/properties/dudate"])
            .mentions(&["due_date", "list_properties"]);
    }
}

// D-46, D-48, H-116
#[tokio::test]
async fn spellings_of_one_type() {
    let world = World::new().await;
    for (spelling, served) in [
        ("Task", "task"),
        ("TASK", "task"),
        ("task", "task"),
        ("query", "set"),
        ("profile", "profile"),
    ] {
        let id = world.create(json!({"type": spelling, "name": "T"})).await;
        assert_eq!(world.read(&id).await["type"], served, "{spelling}");
    }
    let reply = world
        .post(&world.objects(), json!({"type": "tusk", "name": "T"}))
        .await;
    reply.invalid(&["/type"]).mentions(&["task"]);
    let reply = world
        .post(&world.objects(), json!({"type": "profil", "name": "T"}))
        .await;
    reply
        .invalid(&["/type"])
        .omits(&["`profile`", "\"profile\""]);
}
