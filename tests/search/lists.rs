//! The lists of a space beside its searches (query.md 13, 16.6).

use serde_json::{Value, json};

use super::fixture::{Fixture, ids};

async fn list(fixture: &Fixture, tail: &str) -> Value {
    let path = format!("/v2/spaces/{}/{tail}", fixture.world.one.short);
    fixture.world.get(&path).await.body(200)
}

fn column(list: &Value, member: &str) -> Vec<String> {
    let rows = list["data"].as_array().unwrap();
    rows.iter()
        .map(|row| row[member].as_str().unwrap().to_owned())
        .collect()
}

//
#[tokio::test]
async fn definitions_are_listed_by_name() {
    let fixture = Fixture::new().await;
    let world = &fixture.world;
    let space = format!("/v2/spaces/{}", world.one.short);
    world
        .post(&format!("{space}/types"), json!({"name": "apple"}))
        .await
        .is(201);
    world.delete(&format!("{space}/types/recipe")).await.is(200);
    let types = list(&fixture, "types?limit=1000").await;
    let names = column(&types, "name");
    let mut sorted = names.clone();
    sorted.sort_by_key(|name| name.to_lowercase());
    assert_eq!(names, sorted);
    let keys = column(&types, "key");
    assert!(keys.contains(&"apple".to_owned()));
    // Hidden, and removed.
    assert!(!keys.contains(&"profile".to_owned()) && !keys.contains(&"recipe".to_owned()));

    world
        .delete(&format!("{space}/properties/mail"))
        .await
        .is(200);
    let properties = list(&fixture, "properties?limit=1000").await;
    let keys = column(&properties, "key");
    assert!(!keys.contains(&"mail".to_owned()) && !keys.contains(&"cover_id".to_owned()));
    for row in properties["data"].as_array().unwrap() {
        let members: Vec<&String> = row.as_object().unwrap().keys().collect();
        assert_eq!(members, ["key", "name", "format"], "{row}");
    }
    let notes = json!({"key": "notes", "name": "Notes", "format": "text"});
    assert!(properties["data"].as_array().unwrap().contains(&notes));
}

//
#[tokio::test]
async fn options_are_listed_by_property() {
    let fixture = Fixture::new().await;
    let status = list(&fixture, "properties/status/options").await;
    assert_eq!(column(&status, "name"), ["Blocked", "Done", "In progress"]);
    let with_d = list(&fixture, "properties/status/options?prefix=d").await;
    assert_eq!(
        (column(&with_d, "name"), &with_d["total"]),
        (vec!["Done".into()], &json!(1))
    );
    let path = |key: &str| {
        format!(
            "/v2/spaces/{}/properties/{key}/options",
            fixture.world.one.short
        )
    };
    fixture
        .world
        .get(&path("statsu"))
        .await
        .missing(&["key"])
        .mentions(&["did you mean status"]);
    fixture
        .world
        .get(&path("due_date"))
        .await
        .invalid(&["key"])
        .mentions(&["has the format date"]);
}

//
#[tokio::test]
async fn members_are_listed_by_name() {
    let fixture = Fixture::new().await;
    let members = list(&fixture, "members").await;
    // The caller is the one that made the space.
    assert_eq!(column(&members, "name"), ["m1", "m2", "Owner"]);
    let own = list(&fixture, "members/me").await;
    assert_eq!((&own, &own["role"]), (&members["data"][2], &json!("owner")));
}

//
#[tokio::test]
async fn objects_are_listed_with_their_fields() {
    let fixture = Fixture::new().await;
    let rows = list(&fixture, "objects?fields=priority,done").await;
    assert_eq!(ids(&rows), ["A", "B", "C", "D", "G", "E"]);
    let properties: Vec<&Value> = rows["data"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| &row["properties"])
        .collect();
    let expected = [
        json!({"priority": 3, "done": false}),
        json!({"priority": 1, "done": true}),
        json!({"priority": 0}),
        json!({"priority": 7, "done": true}),
        Value::Null,
        Value::Null,
    ];
    assert_eq!(properties, expected.iter().collect::<Vec<_>>());
    let faulty = format!("{}?fields=prioritee", fixture.world.objects());
    fixture
        .world
        .get(&faulty)
        .await
        .invalid(&["fields"])
        .mentions(&["did you mean priority?"]);
    let query = fixture.query(json!({})).await;
    let space = format!("/v2/spaces/{}", fixture.world.one.short);
    let body = json!({"name": "C", "items": ["A"]});
    let collection = fixture
        .world
        .post(&format!("{space}/collections"), body)
        .await
        .body(201);
    let collection = collection["id"].as_str().unwrap();
    let whole = |what: &str, list: &Value| {
        assert!(list["data"].is_array(), "{what}");
        assert_eq!(
            (&list["has_more"], list.get("message")),
            (&json!(false), None),
            "{what}"
        );
    };
    for path in [format!("{space}/search"), "/v2/search".into()] {
        for body in [json!({}), json!({"query": "nothing holds this"})] {
            let found = fixture.world.post(&path, body).await.body(200);
            whole(&path, &found);
        }
    }
    let spaces = fixture.world.get("/v2/spaces").await.body(200);
    whole("spaces", &spaces);
    for tail in [
        &format!("collections/{collection}/objects"),
        &format!("collections/{collection}/views"),
        "objects",
        "types?limit=1000",
        "properties?limit=1000",
        "properties/status/options",
        "members",
        "templates",
        &format!("queries/{query}/objects"),
        &format!("queries/{query}/views"),
        "chats",
    ] {
        whole(tail, &list(&fixture, tail).await);
    }
}
