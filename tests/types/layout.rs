//! The layout of types that are there (http.md 19.2, document.md 7).

use serde_json::{Value, json};

use crate::search::fixture::Fixture;
use crate::support::World;

async fn layout(world: &World, spelling: &str) -> Value {
    let document = world.get(&world.type_path(spelling)).await.body(200);
    document["type_settings"]["layout"].clone()
}

// H-90; http.md 19.2, 19.3: the server depends on these, and finds their objects by their layout.
#[tokio::test]
async fn built_in_types_keep_their_layout() {
    let fixture = Fixture::new().await;
    let world = &fixture.world;
    for (spelling, other) in [
        ("image", "basic"),
        ("set", "basic"),
        ("collection", "set"),
        ("template", "collection"),
        ("chat_derived", "basic"),
        ("participant", "profile"),
        ("task", "basic"),
        ("page", "todo"),
        // Objects of other built-in types stay readable as what they are.
        ("book", "set"),
        ("book", "collection"),
    ] {
        let path = world.type_path(spelling);
        let before = layout(world, spelling).await;
        for (body, at) in [
            (json!({ "layout": other }), "/layout"),
            (
                json!({"type_settings": {"layout": other}}),
                "/type_settings/layout",
            ),
        ] {
            let refused = world.patch(&path, body).await;
            refused
                .invalid(&[at])
                .mentions(&[spelling, before.as_str().unwrap(), "create_type"]);
        }
        // What a read serves can be sent back.
        let same = world.patch(&path, json!({ "layout": before })).await;
        same.is(200);
        assert_eq!(layout(world, spelling).await, before);
    }
    assert_eq!(fixture.ids(json!({"type": "image"})).await, ["f1"]);
    let book = world.type_path("book");
    world.patch(&book, json!({"layout": "todo"})).await.is(200);
    assert_eq!(layout(world, "book").await, "todo");
}

// H-90; document.md 6.7: a query or a collection without its views could not be read.
#[tokio::test]
async fn a_type_with_objects_keeps_them_readable() {
    let world = World::new().await;
    let made = json!({"name": "Plant"});
    world.post(&world.types(), made).await.is(201);
    let path = world.type_path("plant");
    let oak = world.create(json!({"type": "plant", "name": "Oak"})).await;
    for in_the_bin in [false, true] {
        if in_the_bin {
            world.delete(&world.object(&oak)).await.is(200);
        }
        for other in ["set", "collection"] {
            let refused = world.patch(&path, json!({ "layout": other })).await;
            refused.invalid(&["/layout"]).mentions(&["basic", other]);
        }
    }
    for plain in ["note", "todo", "basic"] {
        world.patch(&path, json!({ "layout": plain })).await.is(200);
    }
    let made = json!({"name": "Shelf"});
    world.post(&world.types(), made).await.is(201);
    let path = world.type_path("shelf");
    let body = json!({"layout": "collection"});
    world.patch(&path, body).await.is(200);
    let shelf = world.create(json!({"type": "shelf", "name": "S"})).await;
    let rows = format!("/v2/spaces/{}/collections/{shelf}/objects", world.one.short);
    world.get(&rows).await.is(200);
    let back = world.patch(&path, json!({"layout": "basic"})).await;
    back.invalid(&["/layout"]);
}

// http.md 19.2: nothing moves in or out of the file section, by an operation or by a list.
#[tokio::test]
async fn the_file_section_stays_whole() {
    let world = World::new().await;
    let path = world.type_path("image");
    let definitions = |document: &Value| document["type_settings"]["property_definitions"].clone();
    let before = definitions(&world.get(&path).await.body(200));
    let all = before.as_array().unwrap();
    let plain: Vec<&Value> = all
        .iter()
        .filter(|entry| entry["section"] != "file")
        .collect();
    assert!(plain.len() < all.len());
    let refused = world
        .patch(&path, json!({ "property_definitions": plain }))
        .await;
    refused
        .invalid(&["/property_definitions"])
        .mentions(&["file_ext", "get_type"]);
    let whole = json!({"type_settings": {"property_definitions": plain}});
    world
        .patch(&path, whole)
        .await
        .invalid(&["/type_settings/property_definitions"]);
    let remove = json!({"ops": [{"op": "remove_property", "property": "file_ext"}]});
    let refused = world.patch(&path, remove).await;
    refused.invalid(&["ops[0].property"]);
    // The list as it is served, with another order of the rest, is taken.
    let mut turned = all.clone();
    turned.reverse();
    for list in [json!(all), json!(turned)] {
        let sent = json!({ "property_definitions": list });
        let reply = world.patch(&path, sent).await;
        assert!(reply.body(200).get("removed").is_none());
    }
}

// http.md 19.2: operations move a file property within its section alone, and nothing else into it.
#[tokio::test]
async fn operations_stay_within_their_section_of_a_file_type() {
    let world = World::new().await;
    let path = world.type_path("image");
    let listed = async || {
        let document = world.get(&path).await.body(200);
        document["type_settings"]["property_definitions"].clone()
    };
    let before = listed().await;
    let of_section = |list: &Value, is_file: bool| -> Vec<String> {
        let entries = list.as_array().unwrap().iter();
        let chosen = entries.filter(|entry| (entry["section"] == "file") == is_file);
        chosen
            .map(|entry| entry["property"].as_str().unwrap().to_owned())
            .collect()
    };
    let (files, others) = (of_section(&before, true), of_section(&before, false));
    let (first, second, other) = (&files[0], &files[1], &others[0]);
    let add = |members: Value| {
        let mut op = json!({"op": "add_property"});
        let members = members.as_object().unwrap().clone();
        op.as_object_mut().unwrap().extend(members);
        op
    };
    #[rustfmt::skip]
    let cases = [
        // Out of it, to each of the other sections.
        (add(json!({"property": first, "section": "featured"})), "section"),
        (add(json!({"property": first, "section": "hidden"})), "section"),
        (add(json!({"property": first, "section": null})), "section"),
        (json!({"op": "move_property", "property": first, "after": other}), "after"),
        (json!({"op": "move_property", "property": first, "before": other}), "before"),
        (add(json!({"property": first, "after": other})), "after"),
        // Into it, of what is listed and of what is not.
        (add(json!({"property": other, "section": "file"})), "section"),
        (add(json!({"property": "due_date", "section": "file"})), "section"),
        (add(json!({"property": "Depth", "format": "number", "section": "file"})), "section"),
        (json!({"op": "move_property", "property": other, "after": first}), "after"),
        (json!({"op": "move_property", "property": other, "before": first}), "before"),
        (add(json!({"property": "due_date", "before": first})), "before"),
    ];
    for (op, place) in cases {
        let refused = world.patch(&path, json!({ "ops": [op] })).await;
        refused.invalid(&[&format!("ops[0].{place}")]);
        assert_eq!(listed().await, before);
    }
    // Its own order is the caller's, by a neighbour and by an end.
    for op in [
        json!({"op": "move_property", "property": first, "after": second}),
        json!({"op": "move_property", "property": first, "position": "first"}),
        add(json!({"property": first, "position": "last"})),
        add(json!({"property": first, "before": second})),
    ] {
        let is_first = op["position"] == "first" || op["before"].is_string();
        world.patch(&path, json!({ "ops": [op] })).await.is(200);
        let after = listed().await;
        let mut turned = of_section(&after, true);
        let place = turned.iter().position(|key| key == first).unwrap();
        assert_eq!(place == 0, is_first, "{turned:?}");
        turned.sort_unstable();
        let mut all = files.clone();
        all.sort_unstable();
        assert_eq!(turned, all);
        assert_eq!(of_section(&after, false), others);
    }
}

// http.md 19.2: the layout of a type changes while it has no objects, and an object that is made at the same time is
// one of the layout that its type has in the end.
#[tokio::test]
async fn an_object_is_made_while_its_type_changes() {
    let world = World::new().await;
    for round in 0..12 {
        let name = format!("Box {round}");
        let made = world.post(&world.types(), json!({"name": name})).await;
        let key = made.body(201)["key"].as_str().unwrap().to_owned();
        let objects = world.objects();
        let create = world.post(&objects, json!({"type": key, "name": "O"}));
        let path = world.type_path(&key);
        let change = world.patch(&path, json!({"layout": "collection"}));
        let (created, changed) = tokio::join!(create, change);
        let id = created.body(201)["id"].as_str().unwrap().to_owned();
        let rows = format!("/v2/spaces/{}/collections/{id}/objects", world.one.short);
        let is_collection = world.get(&rows).await.status == 200;
        assert_eq!(is_collection, changed.status == 200, "{}", changed.text);
        if !is_collection {
            changed.invalid(&["/layout"]);
        }
    }
}
