//! Operations on a type (http.md 19.2, ops.md 15).

use serde_json::{Value, json};

use super::{keys_of, plant};
use crate::support::World;
use crate::support::answer::Reply;
use crate::support::partial::has;

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
    let sent = json!({"type": "plant", "name": "T", "properties": {"height": 3}});
    let object = world.create(sent).await;
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
    #[rustfmt::skip]
    let cases = [
        (add(json!({"property": "Heigth x"})), "validation_failed", "ops[0].format", "format"),
        (add(json!({"property": "watered", "format": "text"})), "validation_failed", "ops[0].format", "property format conflict"),
        (add(json!({"property": "due_date", "format": "emoji"})), "validation_failed", "ops[0].format", "multi_select"),
        (add(json!({"property": "due_date", "after": "watered"})), "validation_failed", "ops[0].after", "section"),
        (add(json!({"property": "  ", "format": "text"})), "validation_failed", "ops[0].property", "is blank"),
        (add(json!({"property": "", "format": "text"})), "validation_failed", "ops[0].property", "list_properties"),
        (add(json!({"property": "due_date", "after": "nope"})), "validation_failed", "ops[0].after", "unknown"),
        (add(json!({"property": "due_date", "after": "tag"})), "validation_failed", "ops[0].after", "stage"),
        (add(json!({"property": "stage", "after": "stage"})), "validation_failed", "ops[0].after", "itself"),
        (add(json!({"property": "due_date", "after": "stage", "position": "last"})), "ambiguous_input", "ops[0]", "at most one"),
        (add(json!({"property": "due_date", "section": "file"})), "validation_failed", "ops[0].section", "featured"),
        (add(json!({"property": "stage", "options": [{"name": "New"}]})), "validation_failed", "ops[0].options", "create_missing_options"),
        (add(json!({"property": "watered", "options": [{"name": "New"}]})), "validation_failed", "ops[0].options", "select"),
        (add(json!({"property": "N".repeat(129), "format": "text"})), "validation_failed", "ops[0].property", "128"),
        (add(json!({"format": "date"})), "validation_failed", "ops[0].property", "requires"),
        (json!({"op": "move_property", "property": "stage"}), "validation_failed", "ops[0]", "position"),
        (json!({"op": "move_property", "property": "stage", "after": "watered"}), "validation_failed", "ops[0].after", "section"),
        (json!({"op": "move_property", "property": "stage", "before": "stage"}), "validation_failed", "ops[0].before", "itself"),
        (json!({"op": "remove_property", "property": "due_date"}), "validation_failed", "ops[0].property", "watered"),
        (json!({"op": "remove_property", "property": "stages"}), "validation_failed", "ops[0].property", "stage"),
        (
            json!({"op": "delete_block", "id": "x"}),
            "validation_failed",
            "ops[0].op",
            "add_property, remove_property, move_property, insert_view, update_view, move_view, delete_view",
        ),
        (json!({"property": "stage"}), "validation_failed", "ops[0].op", "add_property"),
    ];
    for (op, code, path, text) in cases {
        let reply = edit(&world, json!([op])).await;
        reply.refused(400, code, &[path]).mentions(&[text]);
    }
    // What edits objects is sent to their route, what was meant for the type is not.
    #[rustfmt::skip]
    let cases = [
        ("delete_block", json!([{"op": "patch_object", "params": {"space_id": world.one.short}}])),
        ("set_type", json!([{"op": "patch_object", "params": {"space_id": world.one.short}}])),
        ("add_propertys", Value::Null),
    ];
    for (op, see_also) in cases {
        let refused = edit(&world, json!([{ "op": op }])).await;
        refused.invalid(&["ops[0].op"]);
        assert_eq!(refused.json["issues"][0]["see_also"], see_also, "{op}");
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

// H-105, http.md 19.2: what the warning of delete_property advises can be done, by the key that it names.
#[tokio::test]
async fn a_removed_property_is_taken_out_by_its_former_key() {
    let world = World::new().await;
    plant(&world).await;
    let watered = || world.property("watered");
    let gone = world.delete(&watered()).await;
    gone.is(200).mentions(&["plant", "remove_property"]);
    let hint = gone.json["warnings"][0]["hint"].as_str().unwrap();
    let internal = list(&world).await[0].clone();
    assert!(hint.contains(&internal), "{hint}");
    // Listed entries resolve: in a list, as a neighbour, and to be moved.
    let path = world.type_path("plant");
    let listed = json!({"property_definitions": [{"property": "stage"}, {"property": "watered"}]});
    world.patch(&path, listed).await.is(200);
    assert_eq!(list(&world).await, ["stage", internal.as_str()]);
    let ops = json!([
        {"op": "move_property", "property": "watered", "before": "stage"},
        {"op": "add_property", "property": "due_date", "after": "watered"},
        {"op": "add_property", "property": "watered", "section": "featured"},
    ]);
    edit(&world, ops).await.is(200);
    assert_eq!(list(&world).await, [internal.as_str(), "due_date", "stage"]);
    let out = json!([{"op": "remove_property", "property": "watered"}]);
    let done = edit(&world, out.clone()).await;
    assert_eq!(done.is(200).warnings(), ["ops[0].property"]);
    assert_eq!(list(&world).await, ["due_date", "stage"]);
    // What the type does not list is not found by a key that is vacated.
    edit(&world, out.clone())
        .await
        .invalid(&["ops[0].property"])
        .mentions(&["removed"]);
    // A live property has the key first, and of two that had it each is named by its own.
    let mut twins = Vec::new();
    for _ in 0..2 {
        let add = json!([{"op": "add_property", "property": "Watered", "format": "text"}]);
        edit(&world, add).await.is(200);
        world.delete(&watered()).await.is(200);
        twins.push(list(&world).await.pop().unwrap());
    }
    let several = edit(&world, out.clone()).await;
    several.ambiguous(&["ops[0].property"]);
    several.mentions(&[&twins[0], &twins[1]]);
    let add = json!([{"op": "add_property", "property": "Watered", "format": "text"}]);
    edit(&world, add).await.is(200);
    edit(&world, out).await.is(200);
    assert_eq!(list(&world).await[2..], twins);
    let one = json!([{"op": "remove_property", "property": twins[0]}]);
    edit(&world, one).await.is(200);
    assert_eq!(list(&world).await[2..], twins[1..]);
}

// http.md 19.2: a removed name is told so, with what can be done about it.
#[tokio::test]
async fn a_removed_property_is_no_new_one() {
    let world = World::new().await;
    plant(&world).await;
    let made = json!({"name": "Zed", "format": "number"});
    world.add_property(made).await;
    for key in ["zed", "mood"] {
        world.delete(&world.property(key)).await.is(200);
    }
    let add = |property: &str| json!([{"op": "add_property", "property": property}]);
    let refused = edit(&world, add("zed")).await;
    refused
        .invalid(&["ops[0].format"])
        .mentions(&["was removed from the space", "send a format"]);
    refused.omits(&["no property yet"]);
    let with_format = json!([{"op": "add_property", "property": "zed", "format": "text"}]);
    edit(&world, with_format).await.is(200);
    // The key of a built-in one stays taken: a format would make nothing.
    let refused = edit(&world, add("mood")).await;
    refused.invalid(&["ops[0].property"]).mentions(&["removed"]);
    refused.omits(&["a format"]);
}

// http.md 19.2, document.md 4.2: what a batch takes out it cannot bring back, no more than the next batch could.
#[tokio::test]
async fn a_removed_property_is_not_listed_anew() {
    let world = World::new().await;
    plant(&world).await;
    let ops = json!([
        {"op": "add_property", "property": "tag"},
        {"op": "add_property", "property": "Height", "format": "number"},
        {"op": "insert_view", "name": "Board", "set": {"type": "kanban", "group_by": "stage"}},
    ]);
    let made = edit(&world, ops).await.body(200);
    let board = &made["created_views"]["/ops/2"];
    for key in ["tag", "height", "stage"] {
        world.delete(&world.property(key)).await.is(200);
    }
    let before = list(&world).await;
    let [watered, stage, tag, height] = before.as_slice() else {
        panic!("{before:?}")
    };
    assert_eq!((watered.as_str(), tag.as_str()), ("watered", "tag"));
    // A view that works by it still names it.
    for key in [tag, height, stage] {
        let out = json!({"op": "remove_property", "property": key});
        let uses = [
            json!({"op": "add_property", "property": key}),
            json!({"op": "add_property", "property": key, "section": "featured"}),
            json!({"op": "move_property", "property": key, "position": "last"}),
            json!({"op": "move_property", "property": "watered", "after": key}),
            json!({"op": "add_property", "property": "due_date", "before": key}),
            json!({"op": "update_view", "view": board, "columns": {key.as_str(): {"width": 90}}}),
            json!({"op": "insert_view", "name": "V", "set": {"sorts": [{"property": key}]}}),
        ];
        let shown = if key == stage { 5 } else { uses.len() };
        let uses = &uses[..shown];
        let mut refusals = Vec::new();
        for used in uses {
            let refused = edit(&world, json!([out, used])).await;
            refused.is(400).mentions(&["was removed from the space"]);
            refusals.push(refused.text.replace("ops[1]", "ops[0]"));
        }
        assert!(list(&world).await.contains(key));
        edit(&world, json!([out])).await.is(200);
        for (used, refusal) in uses.iter().zip(refusals) {
            assert_eq!(edit(&world, json!([used])).await.text, refusal, "{used}");
        }
        let entry = json!({"property_definitions": [{"property": "watered"}, {"property": key}]});
        let refused = world.patch(&world.type_path("plant"), entry).await;
        refused.invalid(&["/property_definitions/1/property"]);
        refused.mentions(&["was removed from the space", "leave the entry out"]);
    }
    assert_eq!(list(&world).await, ["watered"]);
}

// document.md 4.2: what was removed stays as it is: it gets no options either, wherever its options may still be named.
#[tokio::test]
async fn a_removed_property_gets_no_options() {
    let world = World::new().await;
    plant(&world).await;
    let body = json!({"type": "plant", "name": "T", "properties": {"stage": ["Todo"]}});
    let object = world.create(body).await;
    world.delete(&world.property("stage")).await.is(200);
    let stage = list(&world).await[1].clone();
    let consent = "create_missing_options=true";
    let path = format!("{}?{consent}", world.type_path("plant"));
    let add =
        |name: &str| json!({"ops": [{"op": "add_property", "property": stage, "options": [name]}]});
    let defined = |name: &str| json!({"property_definitions": [{"property": "watered"}, {"property": stage, "options": [name]}]});
    let edited = format!("{}?{consent}", world.object(&object));
    let set =
        |name: &str| json!({"ops": [{"op": "set_properties", "set": {stage.as_str(): [name]}}]});
    #[rustfmt::skip]
    let cases = [
        (&path, add("New"), "ops[0].options".to_owned()),
        (&path, defined("New"), "/property_definitions/1/options".to_owned()),
        (&edited, set("New"), format!("ops[0].set.{stage}")),
    ];
    for (path, body, place) in cases {
        let refused = world.patch(path, body).await;
        refused.invalid(&[&place]);
        refused.mentions(&["removed from the space", "gets no more options"]);
        refused.omits(&["create_missing_options"]);
    }
    for (path, body) in [
        (&path, add("Done")),
        (&path, defined("Done")),
        (&edited, set("Done")),
    ] {
        let taken = world.patch(path, body).await.body(200);
        assert_eq!(taken.get("created"), None);
    }
}

// http.md 19.2: warnings tell what the whole batch comes to.
#[tokio::test]
async fn warnings_of_a_batch_are_of_its_end() {
    let world = World::new().await;
    plant(&world).await;
    let insert = json!([{"op": "insert_view", "name": "Board", "set": {"type": "kanban", "group_by": "stage"}}]);
    let made = edit(&world, insert).await.body(200);
    let view = made["created_views"]["/ops/0"].as_str().unwrap();
    let back = json!([
        {"op": "remove_property", "property": "watered"},
        {"op": "add_property", "property": "watered", "section": "featured"},
    ]);
    let reply = edit(&world, back).await;
    assert_eq!(reply.is(200).warnings(), [""; 0]);
    assert_eq!(reply.json.get("removed"), None);
    let ops = json!([
        {"op": "remove_property", "property": "watered"},
        {"op": "add_property", "property": "watered"},
        {"op": "remove_property", "property": "stage"},
        {"op": "delete_view", "view": view},
        {"op": "remove_property", "property": "watered"},
    ]);
    let reply = edit(&world, ops).await;
    assert_eq!(
        reply.is(200).warnings(),
        ["ops[2].property", "ops[4].property"]
    );
    reply.omits(&["Board"]);
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
    has!(made, {"created": null, "removed": null});
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
    // ops.md 18.1: a strict dialect writes every member, and null moves a listed property: it is told of.
    let projected = json!([{
        "op": "add_property", "property": "stage", "format": null, "section": null, "options": [], "after": null,
        "before": null, "position": null,
    }]);
    let made = edit(&world, projected.clone()).await.body(200);
    let warning = &made["warnings"][0];
    assert_eq!(warning["path"], "ops[0].section", "{made}");
    assert!(
        warning["hint"]
            .as_str()
            .unwrap()
            .contains("\"section\":\"keep\"")
    );
    let made = edit(&world, projected).await.body(200);
    assert!(made.get("warnings").is_none(), "{made}");
}

// ops.md 15, 18.1, B3: a strict dialect writes every member, also of an operation that only adds options.
#[tokio::test]
async fn a_projected_operation_keeps_the_section() {
    let world = World::new().await;
    plant(&world).await;
    let hide = json!([{"op": "add_property", "property": "stage", "section": "hidden"}]);
    edit(&world, hide).await.body(200);
    let section = async |key: &str| {
        let document = world.get(&world.type_path("plant")).await.body(200);
        let listed = document["type_settings"]["property_definitions"].as_array();
        let mut listed = listed.unwrap().iter();
        listed.find(|entry| entry["property"] == key).unwrap()["section"].clone()
    };
    for (dialect, color, options) in [
        ("openai", Value::Null, json!([])),
        ("anthropic", json!(""), json!([])),
    ] {
        let url = format!("/v2/schemas/ops/add_property?dialect={dialect}");
        let schema = world.get(&url).await.body(200)["schema"].clone();
        let member = &schema["properties"]["section"];
        let words = json!(["keep", "featured", "hidden"]);
        assert_eq!(member["anyOf"][0]["enum"], words);
        assert_eq!(member["anyOf"][1], json!({"type": "null"}));
        assert!(
            schema["required"]
                .as_array()
                .unwrap()
                .contains(&json!("section"))
        );

        let op = |property: &str, section: Value, options: &Value| {
            json!([{
                "op": "add_property", "property": property, "format": null, "section": section,
                "options": options, "after": null, "before": null, "position": null,
            }])
        };
        let path = format!("{}?create_missing_options=true", world.type_path("plant"));
        let new = json!([{"name": dialect, "color": color}]);
        let ops = op("stage", json!("keep"), &new);
        let made = world.patch(&path, json!({ "ops": ops })).await.body(200);
        assert_eq!(made["created"]["options"][0]["name"], *dialect, "{made}");
        assert!(made.get("warnings").is_none(), "{made}");
        assert_eq!(section("stage").await, "hidden");
        // Where nothing else is said it says nothing either, and a property that is not listed is in the plain one.
        edit(&world, op("stage", json!("keep"), &options))
            .await
            .body(200);
        edit(&world, op("due_date", json!("keep"), &options))
            .await
            .body(200);
        assert_eq!(section("stage").await, "hidden");
        assert_eq!(section("due_date").await, Value::Null);
    }
    let refused = json!([{"op": "add_property", "property": "stage", "section": "kept"}]);
    edit(&world, refused).await.invalid(&["ops[0].section"]);
}

// http.md 10, document.md 4.2: of several properties with one name the type's own is meant; who adds it is told.
#[tokio::test]
async fn a_name_that_another_property_has_as_well() {
    let world = World::new().await;
    plant(&world).await;
    let properties = format!("/v2/spaces/{}/properties", world.one.short);
    for key in ["phase_one", "phase_two"] {
        let body = json!({"name": "Phase", "format": "select", "key": key});
        world.post(&properties, body).await.body(201);
    }
    let add = |property: &str, more: Value| {
        let mut op = json!({"op": "add_property", "property": property});
        op.as_object_mut()
            .unwrap()
            .extend(more.as_object().unwrap().clone());
        json!([op])
    };
    let several = edit(&world, add("Phase", json!({}))).await;
    several
        .ambiguous(&["ops[0].property"])
        .mentions(&["phase_one", "phase_two"]);
    let path = format!("{}?create_missing_options=true", world.type_path("plant"));
    let ops = add("phase_one", json!({"options": [{"name": "New"}]}));
    world.patch(&path, json!({ "ops": ops })).await.body(200);
    let made = edit(&world, add("Phase", json!({}))).await.body(200);
    let warning = &made["warnings"][0];
    assert_eq!(warning["path"], "ops[0].property", "{made}");
    assert!(warning["hint"].as_str().unwrap().ends_with(": phase_two"));
    // Whoever changes something of it, or writes its key, means it.
    for add in [
        add("phase_one", json!({})),
        add("Phase", json!({"options": [{"name": "New"}]})),
        add("Phase", json!({"position": "first"})),
        add("phase_two", json!({})),
    ] {
        let made = edit(&world, add.clone()).await.body(200);
        assert!(made.get("warnings").is_none(), "{add} {made}");
    }
}

// http.md 11: the object of a type is no part of its path.
#[tokio::test]
async fn a_reference_to_the_object_of_a_type_names_it() {
    let world = World::new().await;
    let made = plant(&world).await;
    let missing = json!([{"op": "update_view", "block": "zz", "set": {"name": "x"}}]);
    let reply = edit(&world, missing).await;
    reply.missing(&["ops[0].block"]);
    let reference = &reply.json["issues"][0]["see_also"][0];
    assert_eq!(reference["op"], "get_object");
    assert_eq!(reference["params"]["object_id"], made["id"]);
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
    // They count together, whichever properties they are of.
    let weather = json!({"name": "Weather", "format": "select"});
    let properties = format!("/v2/spaces/{}/properties", world.one.short);
    world.post(&properties, weather).await.is(201);
    let both = |of_weather: usize| {
        let stage = json!({"op": "add_property", "property": "stage", "options": names(40)});
        let weather =
            json!({"op": "add_property", "property": "weather", "options": names(of_weather)});
        let dry = format!("{path}&dry_run=true");
        let world = &world;
        async move { world.patch(&dry, json!({"ops": [stage, weather]})).await }
    };
    both(25)
        .await
        .invalid(&["/ops"])
        .mentions(&["stage: 40", "weather: 25"]);
    both(24).await.is(200);
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
