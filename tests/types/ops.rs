//! Operations on a type (http.md 19.2, ops.md 15).

use serde_json::{Value, json};

use super::{keys_of, plant};
use crate::support::World;
use crate::support::answer::Reply;

async fn edit(world: &World, ops: Value) -> Reply {
    world
        .patch(&world.type_path("plant"), json!({ "ops": ops }))
        .await
}

async fn list(world: &World) -> Vec<String> {
    let document = world.get(&world.type_path("plant")).await.body(200);
    let regular = ["created_date", "creator", "links"];
    let keys = keys_of(&document);
    keys.into_iter()
        .filter(|key| !regular.contains(&key.as_str()))
        .collect()
}

// H-92
#[tokio::test]
async fn a_property_is_added_with_its_columns() {
    let world = World::new().await;
    plant(&world).await;
    let views = json!([{"op": "insert_view", "name": "Cards", "set": {"type": "gallery"}}, {"op": "insert_view", "name": "Rows"}]);
    edit(&world, views).await.is(200);
    let add = json!([{"op": "add_property", "property": "Height", "format": "number", "after": "watered", "section": "featured"}]);
    let made = edit(&world, add).await.body(200);
    let row = json!({"key": "height", "name": "Height", "format": "number"});
    assert_eq!(made["created"]["properties"], json!([row]));
    assert_eq!(list(&world).await, ["watered", "height", "stage"]);
    let document = world.get(&world.type_path("plant")).await.body(200);
    assert_eq!(made["etag"], document["etag"]);
    let views = document["blocks"][0]["views"].as_array().unwrap();
    assert_eq!(views.len(), 3);
    for view in views {
        let columns = view["columns"].as_array().unwrap();
        assert!(columns.contains(&json!({"property": "height"})), "{view}");
    }
    let object = world
        .create(json!({"type": "plant", "name": "T", "properties": {"height": 3}}))
        .await;
    assert_eq!(world.read(&object).await["properties"]["height"], 3);
}

// H-93, O-174: each refusal leaves everything as it was.
#[tokio::test]
async fn operations_that_are_refused() {
    let world = World::new().await;
    plant(&world).await;
    let before = world.get(&world.type_path("plant")).await.body(200);
    let add = |members: Value| {
        let mut op = json!({"op": "add_property"});
        op.as_object_mut()
            .unwrap()
            .extend(members.as_object().unwrap().clone());
        op
    };
    for (op, code, path, text) in [
        (
            add(json!({"property": "Heigth x"})),
            "validation_failed",
            "ops[0].format",
            "format",
        ),
        (
            add(json!({"property": "watered", "format": "text"})),
            "validation_failed",
            "ops[0].format",
            "property format conflict",
        ),
        (
            add(json!({"property": "due_date", "format": "emoji"})),
            "validation_failed",
            "ops[0].format",
            "multi_select",
        ),
        (
            add(json!({"property": "due_date", "after": "watered"})),
            "validation_failed",
            "ops[0].after",
            "section",
        ),
        (
            add(json!({"property": "", "format": "text"})),
            "validation_failed",
            "ops[0].property",
            "list_properties",
        ),
        (
            add(json!({"property": "due_date", "after": "nope"})),
            "validation_failed",
            "ops[0].after",
            "unknown",
        ),
        (
            add(json!({"property": "due_date", "after": "tag"})),
            "validation_failed",
            "ops[0].after",
            "stage",
        ),
        (
            add(json!({"property": "stage", "after": "stage"})),
            "validation_failed",
            "ops[0].after",
            "itself",
        ),
        (
            add(json!({"property": "due_date", "after": "stage", "position": "last"})),
            "ambiguous_input",
            "ops[0]",
            "at most one",
        ),
        (
            add(json!({"property": "due_date", "section": "file"})),
            "validation_failed",
            "ops[0].section",
            "featured",
        ),
        (
            add(json!({"property": "stage", "options": [{"name": "New"}]})),
            "validation_failed",
            "ops[0].options",
            "create_missing_options",
        ),
        (
            add(json!({"property": "watered", "options": [{"name": "New"}]})),
            "validation_failed",
            "ops[0].options",
            "select",
        ),
        (
            add(json!({"property": "N".repeat(129), "format": "text"})),
            "validation_failed",
            "ops[0].property",
            "128",
        ),
        (
            add(json!({"property": "sync date", "format": "date"})),
            "validation_failed",
            "ops[0].property",
            "reserved",
        ),
        (
            add(json!({"format": "date"})),
            "validation_failed",
            "ops[0].property",
            "requires",
        ),
        (
            json!({"op": "move_property", "property": "stage"}),
            "validation_failed",
            "ops[0]",
            "position",
        ),
        (
            json!({"op": "move_property", "property": "stage", "after": "watered"}),
            "validation_failed",
            "ops[0].after",
            "section",
        ),
        (
            json!({"op": "move_property", "property": "stage", "before": "stage"}),
            "validation_failed",
            "ops[0].before",
            "itself",
        ),
        (
            json!({"op": "remove_property", "property": "due_date"}),
            "validation_failed",
            "ops[0].property",
            "watered",
        ),
        (
            json!({"op": "remove_property", "property": "stages"}),
            "validation_failed",
            "ops[0].property",
            "stage",
        ),
        (
            json!({"op": "delete_block", "id": "x"}),
            "validation_failed",
            "ops[0].op",
            "add_property, remove_property, move_property",
        ),
        (
            json!({"property": "stage"}),
            "validation_failed",
            "ops[0].op",
            "add_property",
        ),
    ] {
        let reply = edit(&world, json!([op])).await;
        reply.refused(400, code, &[path]).mentions(&[text]);
    }
    // H-95
    let ops = json!([
        add(json!({"property": "New", "format": "text"})),
        {"op": "update_view", "view": "nope", "set": {"name": "x"}},
    ]);
    edit(&world, ops).await.missing(&["ops[1].view"]);
    edit(&world, json!([]))
        .await
        .invalid(&["/ops"])
        .mentions(&["at least one"]);
    assert_eq!(world.get(&world.type_path("plant")).await.body(200), before);
    let properties = format!("/v2/spaces/{}/properties", world.one.short);
    world
        .get(&format!("{properties}/new"))
        .await
        .missing(&["key"]);
}

// H-94
#[tokio::test]
async fn operations_see_each_other() {
    let world = World::new().await;
    plant(&world).await;
    let ops = json!([
        {"op": "add_property", "property": "Girth", "format": "number"},
        {"op": "move_property", "property": "girth", "position": "first"},
        {"op": "insert_view", "name": "Thick", "set": {"sorts": [{"property": "girth", "direction": "desc"}]}},
    ]);
    let made = edit(&world, ops).await.body(200);
    assert_eq!(
        made["created_views"]
            .as_object()
            .unwrap()
            .keys()
            .collect::<Vec<_>>(),
        ["/ops/2"]
    );
    assert_eq!(list(&world).await, ["watered", "girth", "stage"]);
    let ops = json!([
        {"op": "add_property", "property": "Passing", "format": "select", "options": [{"name": "a"}]},
        {"op": "add_property", "property": "passing", "options": [{"name": "b", "color": ""}]},
        {"op": "remove_property", "property": "passing"},
    ]);
    let made = edit(&world, ops).await.body(200);
    assert_eq!((made.get("created"), made.get("removed")), (None, None));
    let property = format!("/v2/spaces/{}/properties/passing", world.one.short);
    world.get(&property).await.missing(&["key"]);
    let ops = json!([
        {"op": "add_property", "property": "Kind", "format": "select", "options": [{"name": "a", "color": "teal"}]},
        {"op": "add_property", "property": "stage", "section": "hidden"},
        {"op": "add_property", "property": "watered", "section": null, "before": "girth"},
        {"op": "move_property", "property": "girth", "position": "last"},
    ]);
    let made = edit(&world, ops).await.body(200);
    assert_eq!(
        made["created"]["options"],
        json!([{"name": "a", "property": "kind"}])
    );
    let document = world.get(&world.type_path("plant")).await.body(200);
    assert_eq!(keys_of(&document), ["watered", "kind", "girth", "stage"]);
}

// H-96, O-117
#[tokio::test]
async fn views_of_a_type() {
    let world = World::new().await;
    plant(&world).await;
    let insert = json!([{"op": "insert_view", "name": "Board", "set": {"type": "kanban", "group_by": "stage"}}]);
    let made = edit(&world, insert.clone()).await.body(200);
    let label = made["created_views"]["/ops/0"].as_str().unwrap();
    let document = world.get(&world.type_path("plant")).await.body(200);
    assert_eq!(document["blocks"][0]["views"][1]["id"], label);
    let path = format!("{}?ids=full", world.type_path("plant"));
    let full = world.patch(&path, json!({ "ops": insert })).await.body(200);
    assert_eq!(full["created_views"]["/ops/0"].as_str().unwrap().len(), 24);
    let update =
        json!([{"op": "update_view", "view": label, "columns": {"stage": {"width": 200}}}]);
    edit(&world, update).await.is(200);
    // H-91: a view that groups by it keeps the column.
    let reply = edit(
        &world,
        json!([{"op": "remove_property", "property": "stage"}]),
    )
    .await;
    assert_eq!(reply.warnings(), ["ops[0].property"]);
    reply.mentions(&["Board"]);
    assert_eq!(reply.json["removed"]["properties"][0]["key"], "stage");
    edit(&world, json!([{"op": "delete_view", "view": label}]))
        .await
        .is(200);
}

// H-96: the cap on new options of properties that exist.
#[tokio::test]
async fn options_of_operations() {
    let world = World::new().await;
    plant(&world).await;
    let names = |count: usize| -> Vec<Value> {
        (0..count)
            .map(|at| json!({"name": format!("o{at}")}))
            .collect()
    };
    let path = format!("{}?create_missing_options=true", world.type_path("plant"));
    let send = |count: usize| {
        let op = json!({"op": "add_property", "property": "stage", "options": names(count)});
        world.patch(&path, json!({"ops": [op]}))
    };
    send(65).await.invalid(&["/ops"]).mentions(&["stage: 65"]);
    let made = send(2).await.body(200);
    assert_eq!(
        made["created"]["options"],
        json!([{"name": "o0", "property": "stage"}, {"name": "o1", "property": "stage"}])
    );
    let new = json!({"op": "add_property", "property": "Many", "format": "select", "options": names(100)});
    let made = edit(&world, json!([new])).await.body(200);
    assert_eq!(made["created"]["options"].as_array().unwrap().len(), 100);
}

// document.md 4.2, ops.md 15: every built-in property resolves by its exact key and can be listed, hidden ones too.
#[tokio::test]
async fn a_hidden_property_is_listed_by_its_key() {
    let world = World::new().await;
    plant(&world).await;
    let add = json!([{"op": "add_property", "property": "unique_key"}]);
    edit(&world, add).await.body(200);
    assert!(list(&world).await.contains(&"unique_key".to_owned()));
    let shown = json!([{"op": "update_view", "columns": {"unique_key": {"width": 90}}}]);
    edit(&world, shown).await.body(200);
    // A name that folds onto it is none.
    let add = json!([{"op": "add_property", "property": "Unique keys"}]);
    edit(&world, add).await.invalid(&["ops[0].format"]);
}
