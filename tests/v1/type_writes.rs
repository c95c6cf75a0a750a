//! Types, written, and their icons (v1.md 14, 18).

use serde_json::{Value, json};

use super::column;
use crate::support::World;

async fn made(world: &World, body: Value) -> Value {
    let made = world.post(&world.v1("/types"), body).await;
    made.body(201)["type"].clone()
}

fn keys(of_type: &Value) -> Vec<&str> {
    let properties = of_type["properties"].as_array().unwrap().iter();
    properties
        .map(|property| property["key"].as_str().unwrap())
        .collect()
}

// V-83, V-84
#[tokio::test]
async fn types_are_created() {
    let world = World::new().await;
    let body = json!({
        "name": " Bug ", "plural_name": "Bugs", "layout": "action", "key": "Bug Report",
        "icon": {"format": "icon", "name": "bug", "color": "red"},
        "properties": [
            {"key": "status", "name": "ignored", "format": "number"},
            {"key": "Story Points", "name": "Points", "format": "number"},
            {"key": "story_points", "name": "the same", "format": "text"},
            {"key": "tag"}, {"key": "name"}, {"name": "Without key", "format": "url"},
        ],
    });
    let bug = made(&world, body).await;
    let mut expected = vec!["backlinks", "tag", "status", "story_points"];
    let all = keys(&bug);
    assert_eq!(all[..4], expected[..]);
    assert_eq!((all.len(), all[4].len()), (5, 24));
    assert_eq!(
        [
            &bug["name"],
            &bug["plural_name"],
            &bug["layout"],
            &bug["key"]
        ],
        ["Bug", "Bugs", "action", "bug_report"]
    );
    assert_eq!(
        bug["icon"],
        json!({"format": "icon", "name": "bug", "color": "red"})
    );
    expected.push(all[4]);
    let in_v2 = world
        .get(&format!("/v2/spaces/{}/types/bug_report", world.one.short))
        .await
        .body(200);
    let settings = &in_v2["type_settings"];
    assert_eq!(settings["layout"], "todo");
    let defined = settings["property_definitions"].as_array().unwrap().iter();
    let defined: Vec<&str> = defined
        .map(|one| one["property"].as_str().unwrap())
        .collect();
    assert_eq!(defined[1..5], expected[..4]);
    let points = world
        .get(&world.v1("/properties/story_points"))
        .await
        .body(200);
    assert_eq!(points["property"]["name"], "Points");
    let views = world.v1(&format!("/lists/{}/views", bug["id"].as_str().unwrap()));
    assert_eq!(world.get(&views).await.body(200)["pagination"]["total"], 1);
    let object = json!({"type_key": "bug_report", "name": "B"});
    let object = world.post(&world.v1("/objects"), object).await.body(201);
    assert_eq!(object["object"]["layout"], "action");

    let body = |more: Value| {
        let mut body = json!({"name": "N", "plural_name": "Ns", "layout": "basic"});
        body.as_object_mut()
            .unwrap()
            .extend(more.as_object().unwrap().clone());
        body
    };
    for (more, said) in [
        (json!({"name": null}), "bad input: "),
        (json!({"name": " "}), "bad input: name is blank"),
        (json!({"plural_name": null}), "bad input: "),
        (
            json!({"layout": "set"}),
            "bad input: invalid type layout: \"set\"",
        ),
        (
            json!({"key": "bug_report"}),
            "bad input: type key \"bug_report\" already exists",
        ),
        (
            json!({"key": "task"}),
            "bad input: type key \"task\" already exists",
        ),
        (
            json!({"icon": {"format": "icon", "name": "nosuch", "color": "red"}}),
            "bad input: invalid icon name: \"nosuch\"",
        ),
        (
            json!({"icon": {"format": "icon", "name": "bug", "color": "x"}}),
            "bad input: invalid icon color: \"x\"",
        ),
        (
            json!({"properties": [{"key": "fresh", "format": "text"}]}),
            "bad input: name is blank",
        ),
        (
            json!({"properties": [{"key": "fresh", "name": "F", "format": "x"}]}),
            "bad input: invalid property format: \"x\"",
        ),
    ] {
        let reply = world.post(&world.v1("/types"), body(more)).await;
        reply.old_begins(400, "bad_request", said);
    }
    world.get(&world.v1("/properties/fresh")).await.is(404);
    // Without keys two of one name are two types, with the defaults of new ones.
    let twins = [
        made(&world, body(json!({}))).await,
        made(&world, body(json!({}))).await,
    ];
    assert_ne!(twins[0]["key"], twins[1]["key"]);
    for twin in &twins {
        assert_eq!(twin["key"].as_str().unwrap().len(), 24);
        assert_eq!(
            keys(twin),
            ["backlinks", "tag", "created_date", "creator", "links"]
        );
    }
}

// V-85, V-86, V-87, V-59
#[tokio::test]
async fn types_are_changed_and_archived() {
    let world = World::new().await;
    let properties = json!([{"key": "status"}, {"key": "due_date"}]);
    let body = json!({"name": "Bug", "plural_name": "Bugs", "layout": "basic", "key": "bug", "properties": properties});
    let bug = made(&world, body).await;
    let path = world.v1("/types/bug");
    let patch = async |body: Value| world.patch(&path, body).await.body(200)["type"].clone();
    assert_eq!(patch(json!({})).await, bug);
    assert_eq!(
        keys(&patch(json!({"properties": [{"key": "status"}]})).await),
        ["backlinks", "tag", "status"]
    );
    let twice = json!({"properties": [{"key": "tag"}, {"key": "tag"}, {"key": "due_date"}]});
    assert_eq!(keys(&patch(twice).await), ["backlinks", "tag", "due_date"]);
    assert_eq!(
        keys(&patch(json!({"properties": []})).await),
        ["backlinks", "tag"]
    );
    let new = json!({"properties": [{"name": "Severity", "format": "number", "key": "severity"}]});
    assert_eq!(keys(&patch(new).await), ["backlinks", "tag", "severity"]);

    let icon = json!({"format": "icon", "name": "book", "color": "blue"});
    let changed =
        patch(json!({"icon": icon, "name": "Defect", "plural_name": "Defects", "layout": "note"}))
            .await;
    assert_eq!(
        [
            &changed["icon"],
            &changed["name"],
            &changed["plural_name"],
            &changed["layout"],
            &changed["key"]
        ],
        [
            &icon,
            &json!("Defect"),
            &json!("Defects"),
            &json!("note"),
            &json!("bug")
        ]
    );
    for (path, body, status, code, said) in [
        (
            &path,
            json!({"icon": {"format": "icon", "name": "x", "color": "red"}}),
            400,
            "bad_request",
            "bad input: invalid icon name: \"x\"",
        ),
        (
            &path,
            json!({"layout": "set"}),
            400,
            "bad_request",
            "bad input: invalid type layout: \"set\"",
        ),
        (
            &path,
            json!({"name": ""}),
            400,
            "bad_request",
            "bad input: name is blank",
        ),
        (
            &path,
            json!({"key": "task"}),
            400,
            "bad_request",
            "bad input: type key \"task\" already exists",
        ),
        (
            &world.v1("/types/page"),
            json!({"key": "x"}),
            400,
            "bad_request",
            "bad input: type key of bundled types cannot be changed",
        ),
        (
            &world.v1("/types/nosuch"),
            json!({"name": 1}),
            404,
            "object_not_found",
            "type not found",
        ),
    ] {
        world.patch(path, body).await.old(status, code, said);
    }
    let keyed = patch(json!({"key": "Defect"})).await;
    assert_eq!(
        (&keyed["key"], &keyed["id"]),
        (&json!("defect"), &bug["id"])
    );
    world.get(&path).await.is(404);
    let path = world.v1("/types/defect");
    world
        .get(&format!("/v2/spaces/{}/types/defect", world.one.short))
        .await
        .is(200);

    let object = json!({"type_key": "defect", "name": "D"});
    let object = world.post(&world.v1("/objects"), object).await.body(201)["object"].clone();
    assert_eq!(object["type"]["key"], "defect");
    assert_eq!(world.delete(&path).await.body(200)["type"], keyed);
    let by_id = world.v1(&format!("/types/{}", bug["id"].as_str().unwrap()));
    assert_eq!(world.get(&by_id).await.body(200)["type"]["archived"], true);
    let list = world.get(&world.v1("/types?limit=1000")).await.body(200);
    assert!(!column(&list, "name").contains(&"Defect".to_owned()));
    assert_eq!(
        world.delete(&by_id).await.body(200)["type"]["archived"],
        true
    );
    world.patch(&by_id, json!({"name": "x"})).await.old(
        403,
        "forbidden",
        "failed to update object",
    );
    let read = world.v1(&format!("/objects/{}", object["id"].as_str().unwrap()));
    assert_eq!(
        world.get(&read).await.body(200)["object"]["type"],
        json!(null)
    );
    let reply = world.delete(&world.v1("/types/page")).await;
    reply.old(403, "forbidden", "failed to delete object");
    // Its key is free again.
    made(
        &world,
        json!({"name": "D", "plural_name": "Ds", "layout": "basic", "key": "defect"}),
    )
    .await;
}
