//! list_properties and get_property (http.md 20).

use serde_json::json;

use crate::support::World;

// http.md 20; query.md 13
#[tokio::test]
pub(crate) async fn properties_are_listed_by_name() {
    let world = World::new().await;
    world
        .add_property(json!({"name": "Aardvark", "format": "email"}))
        .await;
    for name in ["apple", "émigré"] {
        world
            .add_property(json!({"name": name, "format": "text"}))
            .await;
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
pub(crate) async fn faults_of_a_list() {
    let world = World::new().await;
    let path = |query: &str| format!("{}?{query}", world.properties());
    let total = world.get(&world.properties()).await.body(200)["total"].clone();
    let page = world.get(&path("limit=2&offset=1")).await;
    page.is(200).mentions(&["offset=3"]);
    assert_eq!(
        (&page.json["has_more"], &page.json["total"]),
        (&json!(true), &total)
    );
    let past = world.get(&path("offset=1000000")).await.body(200);
    assert_eq!((&past["data"], &past["total"]), (&json!([]), &total));
    assert!(past.get("message").is_none() && past["has_more"] == false);
    for query in ["limit=0", "limit=1001", "limit=abc"] {
        world.get(&path(query)).await.invalid(&["limit"]);
    }
}

// H-100, D-42; http.md 10
#[tokio::test]
pub(crate) async fn what_names_no_property() {
    let world = World::new().await;
    let unknown = world.get(&world.property("du_date")).await;
    unknown
        .missing(&["key"])
        .mentions(&["due_date", "list_properties"]);
    for key in ["stage_a", "stage_b"] {
        let body = json!({"name": key, "format": "text", "key": key});
        world.add_property(body).await;
        world
            .patch(&world.property(key), json!({"name": "Stage"}))
            .await
            .is(200);
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

// H-61, H-63; http.md 8
#[tokio::test]
pub(crate) async fn who_may_read_and_write() {
    let world = World::new().await;
    world.select("Stage", &["Todo"]).await;
    let property = world.property("stage");
    let (options, option) = (world.options("stage"), format!("{property}/options/Todo"));
    let routes = [
        ("GET", world.properties(), true),
        ("POST", world.properties(), false),
        ("GET", property.clone(), true),
        ("PATCH", property.clone(), false),
        ("DELETE", property, false),
        ("GET", options.clone(), true),
        ("POST", options, false),
        ("PATCH", option.clone(), false),
        ("DELETE", option, false),
    ];
    for (method, path, reads) in &routes {
        let send = |key: &str, path: &str| world.request_as(key, method, path).json(&json!({}));
        let anonymous = world.anonymous(method, path).send().await;
        anonymous.older(401, "unauthorized");
        let reader = send(&world.keys.kr, path).send().await;
        if *reads {
            reader.is(200);
        } else {
            reader.refused(403, "write_not_granted", &["Authorization"]);
        }
        let foreign = path.replace(&world.one.short, &world.two.full);
        let stranger = send(&world.keys.kw, &foreign).send().await;
        stranger.refused(403, "space_not_granted", &["space_id"]);
    }
    let made = world
        .request_as(&world.keys.kw, "POST", &world.properties())
        .json(&json!({"name": "Mine", "format": "text"}));
    made.send().await.is(201);
}

// D-43: where two properties of one document are shown alike, both are spelled by their keys.
#[tokio::test]
async fn a_shared_name_is_no_spelling_where_both_are() {
    let world = World::new().await;
    for key in ["stage_a", "stage_b"] {
        let body = json!({"name": key, "format": "text", "key": key});
        world.add_property(body).await;
        world
            .patch(&world.property(key), json!({"name": "Stage"}))
            .await
            .is(200);
    }
    let shown = async |properties: serde_json::Value| {
        let page = world
            .create(json!({"type": "page", "properties": properties}))
            .await;
        let read = world
            .get(&format!("{}?keys=name", world.object(&page)))
            .await
            .body(200);
        read["properties"].clone()
    };
    let both = shown(json!({"stage_a": "x", "stage_b": "y", "due_date": "2026-01-02"})).await;
    assert_eq!(
        (&both["stage_a"], &both["stage_b"]),
        (&json!("x"), &json!("y"))
    );
    assert_eq!(
        (both.get("Stage"), &both["Due date"]),
        (None, &json!("2026-01-02T00:00:00Z"))
    );
    let one = shown(json!({"stage_a": "x"})).await;
    assert_eq!((&one["Stage"], one.get("stage_a")), (&json!("x"), None));
}
