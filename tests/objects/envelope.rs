//! The envelope of a document (document.md 1.1, 5, 10.2) on creates.

use serde_json::{Value, json};

use crate::support::World;

async fn refused(world: &World, members: Value, paths: &[&str]) {
    let mut body = json!({"formatVersion": "2.0", "type": "page"});
    body.as_object_mut()
        .unwrap()
        .extend(members.as_object().unwrap().clone());
    world.post(&world.objects(), body).await.invalid(paths);
}

// D-49
#[tokio::test]
async fn the_version_gate() {
    let world = World::new().await;
    for version in [json!(2), json!("2"), json!("02.0"), json!("1.0")] {
        let body = json!({"formatVersion": version, "type": "page", "foo": 1});
        world
            .post(&world.objects(), body)
            .await
            .invalid(&["/formatVersion"]);
    }
    for version in ["2.1", "10.0"] {
        let body = json!({"formatVersion": version, "type": "page"});
        let reply = world.post(&world.objects(), body).await;
        reply.refused(400, "version_unsupported", &["/formatVersion"]);
    }
    world
        .post(&world.objects(), json!({"type": "page", "blocks": []}))
        .await
        .invalid(&["/formatVersion"]);
    world
        .post(&world.objects(), json!({"version": 1, "type": "page"}))
        .await
        .invalid(&["/version"]);
    let read_as = world
        .post(&world.objects(), json!({"version": 2, "type": "page"}))
        .await;
    read_as.is(201);
    assert_eq!(read_as.warnings(), ["/version"]);
}

// D-50, D-52, D-82, H-117
#[tokio::test]
async fn members_that_do_not_belong() {
    let world = World::new().await;
    refused(&world, json!({"foo": 1}), &["/foo"]).await;
    refused(&world, json!({"items": []}), &["/items"]).await;
    refused(
        &world,
        json!({"property_internal_keys": {}}),
        &["/property_internal_keys"],
    )
    .await;
    refused(&world, json!({"template_for": "task"}), &["/template_for"]).await;
    refused(&world, json!({"type_settings": {}}), &["/type_settings"]).await;
    refused(&world, json!({"kind": "query"}), &["/kind"]).await;
    refused(&world, json!({"query_source": {}}), &["/query_source"]).await;
    refused(
        &world,
        json!({"collection_items": []}),
        &["/collection_items"],
    )
    .await;
    refused(&world, json!({"subtree": true}), &["/subtree"]).await;
    // document.md 3.1: null is an absent member, of whatever the format has.
    let nothing = json!({
        "formatVersion": "2.0", "subtree": null, "partial": null, "outline": null, "markdown": null, "option_ids": null,
        "blocks": [{"type": "divider", "text": null, "checked": null, "object_id": null}],
    });
    world.create(nothing).await;
    refused(&world, json!({"foo": null}), &["/foo"]).await;
    let strange = json!({"blocks": [{"type": "divider", "foo": null}]});
    refused(&world, strange, &["/blocks/0/foo"]).await;
}

// D-51
#[tokio::test]
async fn bodies_that_are_no_document() {
    let world = World::new().await;
    for body in [
        "",
        "  ",
        "{",
        "[]",
        "\"x\"",
        "{} {}",
        r#"{"type":"page","type":"page"}"#,
    ] {
        let reply = world
            .request("POST", &world.objects())
            .raw(body)
            .send()
            .await;
        assert_eq!(
            (reply.status, reply.json["code"].as_str()),
            (400, Some("validation_failed")),
            "{body}"
        );
    }
}

// D-53, D-54
#[tokio::test]
async fn icons_and_covers() {
    let world = World::new().await;
    for (icon, path) in [
        (json!({"emoji": "x"}), "/icon"),
        (json!({"format": "emoji", "emoji": ""}), "/icon/emoji"),
        (json!({"format": "icon", "name": "a/b"}), "/icon/name"),
        (json!({"format": "color", "color": "mauve"}), "/icon/color"),
        (json!({"format": "color", "color": 2}), "/icon/color"),
        (
            json!({"format": "file", "file": "https://e.org/x"}),
            "/icon/file",
        ),
        (
            json!({"format": "emoji", "emoji": "🧭", "zz": 1}),
            "/icon/zz",
        ),
    ] {
        refused(&world, json!({ "icon": icon }), &[path]).await;
    }
    for (cover, path) in [
        (json!({"format": "image"}), "/cover/file"),
        (json!({"color": "ice"}), "/cover"),
        (
            json!({"format": "gradient", "gradient": "sky", "zz": 1}),
            "/cover/zz",
        ),
    ] {
        refused(&world, json!({ "cover": cover }), &[path]).await;
    }
    let cover = json!({"format": "gradient", "gradient": "sky"});
    let icon = json!({"format": "icon", "name": "musical-notes", "color": "ice"});
    let body = json!({"formatVersion": "2.0", "type": "page", "cover": cover, "icon": icon});
    let document = world.read(&world.create(body).await).await;
    assert_eq!((&document["cover"], &document["icon"]), (&cover, &icon));
}

// D-55, H-114
#[tokio::test]
async fn kinds_and_types_of_a_create() {
    let world = World::new().await;
    for (members, path, route) in [
        (json!({"kind": "object_type"}), "/kind", "create_type"),
        (json!({"type": "image"}), "/type", "upload_file"),
    ] {
        let mut body = json!({"formatVersion": "2.0", "type": "page"});
        let root = body.as_object_mut().unwrap();
        root.extend(members.as_object().unwrap().clone());
        let reply = world.post(&world.objects(), body).await;
        reply.invalid(&[path]);
        assert_eq!(reply.json["issues"][0]["see_also"][0]["op"], route);
    }
    let id = world.create(json!({"formatVersion": "2.0"})).await;
    assert_eq!(world.read(&id).await["type"], "page");
    let names = json!({"type": "page", "name": "A", "properties": {"name": "B"}});
    let names = world.post(&world.objects(), names).await;
    assert_eq!(
        (names.status, &names.json["code"]),
        (400, &json!("ambiguous_input"))
    );
    let mut paths = names.paths();
    paths.sort();
    assert_eq!(paths, ["/name", "/properties/name"]);
    world
        .post(&world.objects(), json!({"name": "A"}))
        .await
        .invalid(&["/type"]);
    let icon = json!({"type": "page", "icon": {"format": "emoji", "emoji": "🧭"}});
    world
        .post(&world.objects(), icon)
        .await
        .invalid(&["/icon"])
        .mentions(&["formatVersion"]);
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
