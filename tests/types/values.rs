//! What a type says of the values of its properties: `readonly` and `default_value` (document.md 7).

use serde_json::{Value, json};

use crate::support::World;

async fn world() -> World {
    let world = World::new().await;
    let definitions = json!([
        {"name": "Rating", "format": "number", "default_value": 3},
        {"name": "Stage", "format": "select", "options": ["Todo", "Done"], "default_value": "Todo"},
        {"name": "Serial", "format": "text", "readonly": true, "default_value": "unset"},
        {"name": "Plain", "format": "text"},
    ]);
    let body = json!({"name": "Plant", "property_definitions": definitions});
    world.post(&world.types(), body).await.is(201);
    world
}

async fn values(world: &World, body: Value) -> Value {
    let id = world.create(body).await;
    let read = world.read(&id).await;
    let of = |key: &str| read["properties"].get(key).cloned().unwrap_or_default();
    json!([of("rating"), of("stage"), of("serial"), of("plain")])
}

#[tokio::test]
async fn new_objects_start_with_the_default_values() {
    let world = world().await;
    let defaults = json!([3, ["Todo"], "unset", null]);
    let shortcut = json!({"type": "plant", "name": "Oak"});
    assert_eq!(values(&world, shortcut.clone()).await, defaults);
    let whole = json!({"formatVersion": "2.0", "type": "plant"});
    assert_eq!(values(&world, whole).await, defaults);
    // What is said wins, null and empty values too; other types have their own lists.
    let given = json!({"type": "plant", "properties": {"rating": 0, "stage": null}});
    assert_eq!(values(&world, given).await, json!([0, null, "unset", null]));
    assert_eq!(
        values(&world, json!({"type": "page"})).await,
        json!([null, null, null, null])
    );
    // So does a template.
    let templates = format!("/v2/spaces/{}/templates", world.one.short);
    let template = json!({"template_for": "plant", "properties": {"name": "T", "rating": 5}});
    let template = world.post(&templates, template).await.body(201);
    let from = json!({"type": "plant", "template": template["id"]});
    assert_eq!(
        values(&world, from).await,
        json!([5, ["Todo"], "unset", null])
    );
    // An option that is gone is given to no new object, nor is a property.
    let todo = format!(
        "/v2/spaces/{}/properties/stage/options/Todo",
        world.one.short
    );
    world.delete(&todo).await.is(200);
    assert_eq!(
        values(&world, shortcut.clone()).await,
        json!([3, null, "unset", null])
    );
    let rating = format!("/v2/spaces/{}/properties/rating", world.one.short);
    world.delete(&rating).await.is(200);
    let read = world.read(&world.create(shortcut).await).await;
    let values: Vec<&Value> = read["properties"].as_object().unwrap().values().collect();
    assert!(!values.contains(&&json!(3)), "{read}");
}

// ops.md 7.1: values of read-only properties are kept by the server.
#[tokio::test]
async fn read_only_values_are_not_written() {
    let world = world().await;
    let id = world.create(json!({"type": "plant", "name": "Oak"})).await;
    let body = json!({"type": "plant", "properties": {"serial": "7"}});
    let refused = world.post(&world.objects(), body).await;
    refused
        .invalid(&["/properties/serial"])
        .mentions(&["kept by the server"]);
    #[rustfmt::skip]
    let cases = [
        (json!({"op": "set_properties", "set": {"Serial": "7"}}), "ops[0].set.Serial"),
        (json!({"op": "set_properties", "unset": ["serial"]}), "ops[0].unset.serial"),
    ];
    for (op, path) in cases {
        world.edit(&id, json!([op])).await.invalid(&[path]);
    }
    // A whole read can be pasted (document.md 3.4).
    let mut whole = world
        .get(&format!("{}?ids=full", world.object(&id)))
        .await
        .body(200);
    whole["properties"]["serial"] = json!("forged");
    assert_eq!(values(&world, whole).await[2], "unset");
    assert_eq!(world.read(&id).await["properties"]["serial"], "unset");
}

// H-87: the property is not there yet, so that there is nothing to look up.
#[tokio::test]
async fn a_default_that_is_no_option_of_a_new_property() {
    let world = World::new().await;
    let definitions = json!([{"name": "Stage", "format": "select", "options": ["Todo"], "default_value": "todo"}]);
    let body = json!({"name": "Plant", "property_definitions": definitions});
    let types = format!("/v2/spaces/{}/types", world.one.short);
    let refused = world.post(&types, body).await;
    refused
        .invalid(&["/property_definitions/0/default_value"])
        .mentions(&["did you mean Todo?"])
        .omits(&["list_property_options", "/options"]);
}

// document.md 7, 3.1: options stand in the order of the definition, and what a default value adds by consent at the end.
#[tokio::test]
async fn a_default_that_is_a_new_option_comes_after_the_listed_ones() {
    let world = World::new().await;
    world.select("Kind", &["Herb"]).await;
    let types = format!("/v2/spaces/{}/types", world.one.short);
    let definitions = json!([
        {"name": "Stage", "format": "select", "options": ["a", "b"], "default_value": "c"},
        {"name": "Place", "format": "multi_select", "options": ["d"], "default_value": ["e", "f"]},
        {"property": "kind", "default_value": "Herb", "options": ["Herb", "Tree"]},
    ]);
    let body = json!({"name": "Plant", "property_definitions": definitions});
    let path = format!("{types}?create_missing_options=true");
    let dry = world
        .post(&format!("{path}&dry_run=true"), body.clone())
        .await;
    let made = world.post(&path, body).await;
    for reply in [dry.is(200), made.is(201)] {
        let names: Vec<&str> = reply.json["created"]["options"]
            .as_array()
            .unwrap()
            .iter()
            .map(|option| option["name"].as_str().unwrap())
            .collect();
        let position = |name: &str| names.iter().position(|one| *one == name).unwrap();
        assert!(
            position("a") < position("b") && position("b") < position("c"),
            "{names:?}"
        );
        assert!(
            position("d") < position("e") && position("e") < position("f"),
            "{names:?}"
        );
        assert_eq!(
            names[0], "Tree",
            "of what was there before first: {names:?}"
        );
    }
    let read = world.get(&format!("{types}/plant")).await.body(200);
    let listed = read["type_settings"]["property_definitions"]
        .as_array()
        .unwrap();
    let options = |key: &str| {
        let mut entries = listed.iter();
        let entry = entries.find(|entry| entry["property"] == key).unwrap();
        let names = entry["options"].as_array().unwrap().iter();
        let names = names.map(|option| option["name"].as_str().or(option.as_str()).unwrap());
        names.collect::<Vec<&str>>()
    };
    assert_eq!(options("stage"), ["a", "b", "c"]);
    assert_eq!(options("place"), ["d", "e", "f"]);
}

// document.md 3.6, 5: an icon or a cover whose file is not there is kept, with advice.
#[tokio::test]
async fn unknown_files_of_icons_are_told_of() {
    let world = World::new().await;
    let types = format!("/v2/spaces/{}/types", world.one.short);
    let icon = json!({"format": "file", "file": "nope"});
    let made = world
        .post(&types, json!({"name": "Plant", "icon": icon}))
        .await;
    assert_eq!(made.is(201).warnings(), ["/icon/file"]);
    let path = format!("{types}/plant");
    let changed = world.patch(&path, json!({ "icon": icon })).await;
    assert_eq!(changed.is(200).warnings(), ["/icon/file"]);
    // What a read serves of it changes nothing when it is sent back.
    let served = world.get(&path).await.body(200);
    assert_eq!(served["icon"]["file"], "_missing_object");
    let echo = json!({"icon": served["icon"]});
    let echoed = world.patch(&path, echo.clone()).await;
    assert_eq!(echoed.is(200).warnings(), Vec::<&str>::new());
    assert_eq!(echoed.header("etag"), changed.header("etag"));
    // Where there is nothing to keep it names no file.
    let emoji = json!({"icon": {"format": "emoji", "emoji": "🌿"}});
    world.patch(&path, emoji).await.is(200);
    let dangling = world.patch(&path, echo).await;
    assert_eq!(dangling.is(200).warnings(), ["/icon/file"]);
    let cover = json!({"format": "image", "file": "nope"});
    let page = json!({"formatVersion": "2.0", "type": "page", "icon": icon, "cover": cover});
    let made = world.post(&world.objects(), page).await;
    assert_eq!(made.is(201).warnings(), ["/icon/file", "/cover/file"]);
}
