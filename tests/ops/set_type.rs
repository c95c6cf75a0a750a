//! set_type (ops.md 7.14).

use serde_json::{Value, json};

use super::{Subject, stats};
use crate::support::partial::has;

fn set_type(name: &str) -> Value {
    json!({"op": "set_type", "type": name})
}

// O-146, O-147, O-148
#[tokio::test]
async fn a_type_is_changed_and_nothing_else() {
    let subject = Subject::d1().await;
    let before = subject.read().await;
    let ops = |name: &str| json!([set_type(name)]);
    let change = json!({"from": "page", "to": "task"});
    let dry = subject.send("dry_run=true", ops("task")).await.body(200);
    has!(dry, {"type_changed": change, "etag": null});
    assert_eq!(subject.read().await, before);
    let result = subject.apply(ops("Task")).await;
    assert_eq!((&result["type_changed"], stats(&result)), (&change, [0; 5]));
    let name = json!({"name": before["properties"]["name"]});
    has!(subject.read().await, {"type": "task", "blocks": before["blocks"], "properties": name});
    let named = subject.send("keys=name", ops("page")).await.body(200);
    assert_eq!(named["type_changed"], json!({"from": "Task", "to": "Page"}));
}

// ops.md 7.14: each name that is no type to take says why; what could be taken is listed.
#[tokio::test]
async fn a_type_that_is_gone_or_one_of_several() {
    let subject = Subject::d1().await;
    let world = &subject.world;
    let mut keys = Vec::new();
    for key in ["twin_one", "twin_two", "gone"] {
        let name = if key == "gone" { "Gone" } else { "Twin" };
        let body = json!({"name": name, "api_key": key});
        let made = world.post(&world.types(), body).await.body(201);
        keys.push(made["key"].as_str().unwrap().to_owned());
    }
    world.delete(&world.type_path(&keys[2])).await.is(200);
    let refused = async |name: &str| subject.refuse(json!([set_type(name)])).await;
    refused("Twin")
        .await
        .ambiguous(&["ops[0].type"])
        .mentions(&[&keys[0], &keys[1]]);
    let removed = refused(&keys[2]).await;
    removed.invalid(&["ops[0].type"]).mentions(&["removed"]);
    subject.apply(json!([set_type(&keys[0])])).await;
}

// ops.md 7.14: at most twelve, and none that cannot be taken.
#[tokio::test]
async fn the_types_that_could_be_taken() {
    let subject = Subject::d1().await;
    let world = &subject.world;
    for n in 0..15 {
        let body = json!({"name": format!("Basic {n}")});
        world.post(&world.types(), body).await.body(201);
    }
    let refused = subject.refuse(json!([set_type("collection")])).await;
    refused.invalid(&["ops[0].type"]);
    refused.mentions(&["basic", "collection"]);
    let hint = refused.json["issues"][0]["hint"].as_str().unwrap();
    let (_, listed) = hint.split_once(": ").unwrap();
    let (listed, _) = listed.split_once(" (").unwrap();
    let listed: Vec<&str> = listed.split(", ").collect();
    assert_eq!(listed.len(), 12, "{hint}");
    let others = ["page", "template", "profile", "collection", "set"];
    assert!(!listed.iter().any(|key| others.contains(key)), "{hint}");
    for key in listed {
        let dry = subject.send("dry_run=true", json!([set_type(key)])).await;
        assert!(dry.body(200).get("type_changed").is_some(), "{key}");
    }
}
