//! list_properties and get_property (http.md 20).

use serde_json::json;

use crate::support::World;
use crate::support::partial::has;

// http.md 20; query.md 13, Q-632
#[tokio::test]
async fn properties_are_listed_by_name() {
    let world = World::new().await;
    let sent = json!({"name": "Aardvark", "format": "email"});
    world.add_property(sent).await;
    for name in ["apple", "émigré"] {
        let sent = json!({"name": name, "format": "text"});
        world.add_property(sent).await;
    }
    let all = format!("{}?limit=1000", world.properties());
    let listed = world.get(&all).await.body(200);
    let rows = listed["data"].as_array().unwrap();
    assert_eq!(
        rows[0],
        json!({"key": "aardvark", "name": "Aardvark", "format": "email"})
    );
    // In the order of words: upper and lower case do not part them.
    let names = world.column(&all, "name").await;
    let place = |name: &str| names.iter().position(|other| other == name).unwrap();
    assert!(place("Album") < place("apple") && place("apple") < place("Artist"));
    assert!(place("Email") < place("émigré") && place("émigré") < place("Genre"));
    assert_eq!(listed["total"], rows.len());
    let keys = world.column(&all, "key").await;
    assert!(keys.contains(&"due_date".to_owned()));
    // Hidden ones resolve and are not listed.
    assert!(!keys.contains(&"cover_id".to_owned()));
    world.get(&world.property("cover_id")).await.is(200);
    // http.md 2: `key` is an identity under both values of `keys`.
    assert_eq!(
        world
            .get(&format!("{all}&keys=name"))
            .await
            .body(200)
            .get("data"),
        listed.get("data")
    );
}

// H-14, H-15, H-21
#[tokio::test]
async fn faults_of_a_list() {
    let world = World::new().await;
    let path = |query: &str| format!("{}?{query}", world.properties());
    let total = world.get(&world.properties()).await.body(200)["total"].clone();
    let page = world.get(&path("limit=2&offset=1")).await;
    page.is(200).mentions(&["offset=3"]);
    has!(page.json, {"has_more": true, "total": total});
    let past = world.get(&path("offset=1000000")).await.body(200);
    has!(past, {"data": [], "total": total});
    assert!(past.get("message").is_none() && past["has_more"] == false);
    for query in ["limit=0", "limit=1001", "limit=abc"] {
        world.get(&path(query)).await.invalid(&["limit"]);
    }
}

// H-100, D-42; http.md 10
#[tokio::test]
async fn what_names_no_property() {
    let world = World::new().await;
    let unknown = world.get(&world.property("du_date")).await;
    unknown
        .missing(&["key"])
        .mentions(&["due_date", "list_properties"]);
    for key in ["stage_a", "stage_b"] {
        let body = json!({"name": key, "format": "text", "key": key});
        world.add_property(body).await;
        let sent = json!({"name": "Stage"});
        world.patch(&world.property(key), sent).await.is(200);
    }
    let several = world.get(&world.property("Stage")).await;
    several
        .ambiguous(&["key"])
        .mentions(&["stage_a", "stage_b"]);
    world.get(&world.property("stage_a")).await.is(200);
    // H-99 for properties: the same in a body.
    let body = json!({"type": "page", "properties": {"Stage": "x"}});
    let refused = world.post(&world.objects(), body).await;
    refused.ambiguous(&["/properties/Stage"]);
}
