//! The envelope of a document (document.md 1.1, 5, 10.2) on creates.

use serde_json::json;

use crate::support::World;

// D-55, H-114
#[tokio::test]
async fn kinds_and_types_of_a_create() {
    let world = World::new().await;
    let kind = json!({"formatVersion": "2.0", "type": "page", "kind": "object_type"});
    let reply = world.post(&world.objects(), kind).await;
    reply.invalid(&["/kind"]);
    assert_eq!(reply.json["issues"][0]["see_also"][0]["op"], "create_type");
    let id = world.create(json!({"formatVersion": "2.0"})).await;
    assert_eq!(world.read(&id).await["type"], "page");
    let names = json!({"type": "page", "name": "A", "properties": {"name": "B"}});
    let names = world.post(&world.objects(), names).await;
    assert_eq!(names.is(400).json["code"], "ambiguous_input");
    let mut paths = names.paths();
    paths.sort();
    assert_eq!(paths, ["/name", "/properties/name"]);
    let icon = json!({"type": "page", "icon": {"format": "emoji", "emoji": "🧭"}});
    for (body, path, words) in [
        (json!({"name": "A"}), "/type", ""),
        (icon, "/icon", "formatVersion"),
    ] {
        let reply = world.post(&world.objects(), body).await;
        reply.invalid(&[path]).mentions(&[words]);
    }
}

// document.md 5, 13: the numbers of a cover are written as those of properties are.
#[tokio::test]
async fn a_cover_has_canonical_numbers() {
    let world = World::new().await;
    let given = r#"{"format":"image","file":"x","scale":0.0,"x":1e2,"y":-0.25}"#;
    let body = format!(r#"{{"formatVersion":"2.0","type":"page","cover":{given}}}"#);
    let created = world.request("POST", &world.objects()).raw(body).send();
    let id = created.await.body(201)["id"].as_str().unwrap().to_owned();
    let reply = world.get(&world.object(&id)).await;
    reply.mentions(&[r#""scale":0,"x":100,"y":-0.25"#]);
}
