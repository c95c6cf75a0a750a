//! Operations on a type (http.md 19.2, ops.md 15).

use serde_json::{Value, json};

use super::{keys_of, plant};
use crate::support::World;
use crate::support::answer::Reply;
use crate::support::partial::{has, with};

async fn edit(world: &World, ops: Value) -> Reply {
    let body = json!({ "ops": ops });
    world.patch(&world.type_path("plant"), body).await
}

async fn read(world: &World) -> Value {
    world.get(&world.type_path("plant")).await.body(200)
}

async fn list(world: &World) -> Vec<String> {
    let regular = ["created_date", "creator", "links"];
    let mut keys = keys_of(&read(world).await);
    keys.retain(|key| !regular.contains(&key.as_str()));
    keys
}

fn add(members: Value) -> Value {
    with(json!({"op": "add_property"}), members)
}

// H-92
#[tokio::test]
async fn a_property_is_added_with_its_columns() {
    let world = World::new().await;
    plant(&world).await;
    let views = json!([{"op": "insert_view", "name": "Cards", "set": {"type": "gallery"}}, {"op": "insert_view", "name": "Rows"}]);
    edit(&world, views).await.is(200);
    let height = json!({"property": "Height", "format": "number", "after": "watered", "section": "featured"});
    let made = edit(&world, json!([add(height)])).await.body(200);
    let row = json!({"key": "height", "name": "Height", "format": "number"});
    assert_eq!(made["created"]["properties"], json!([row]));
    assert_eq!(list(&world).await, ["watered", "height", "stage"]);
    let document = read(&world).await;
    assert_eq!(made["etag"], document["etag"]);
    let views = document["blocks"][0]["views"].as_array().unwrap();
    assert_eq!(views.len(), 3);
    for view in views {
        let columns = view["columns"].as_array().unwrap();
        assert!(columns.contains(&json!({"property": "height"})), "{view}");
    }
    let body = json!({"type": "plant", "name": "T", "properties": {"height": 3}});
    let object = world.create(body).await;
    assert_eq!(world.read(&object).await["properties"]["height"], 3);
}

// H-93, O-174: each refusal leaves everything as it was.
#[tokio::test]
async fn operations_that_are_refused() {
    let world = World::new().await;
    plant(&world).await;
    let before = read(&world).await;
    let of_types = "add_property, remove_property, move_property, insert_view, update_view, move_view, delete_view";
    #[rustfmt::skip]
    let cases = [
        (add(json!({"property": "Heigth x"})), "ops[0].format", "format"),
        (add(json!({"property": "watered", "format": "text"})), "ops[0].format", "property format conflict"),
        (add(json!({"property": "layout", "format": "text"})), "ops[0].format", "property format conflict"),
        (add(json!({"property": "due_date", "format": "emoji"})), "ops[0].format", "multi_select"),
        (add(json!({"property": "due_date", "after": "watered"})), "ops[0].after", "section"),
        (add(json!({"property": "  ", "format": "text"})), "ops[0].property", "is blank"),
        (add(json!({"property": "", "format": "text"})), "ops[0].property", "list_properties"),
        (add(json!({"property": "due_date", "after": "nope"})), "ops[0].after", "unknown"),
        (add(json!({"property": "due_date", "after": "tag"})), "ops[0].after", "stage"),
        (add(json!({"property": "stage", "after": "stage"})), "ops[0].after", "itself"),
        (add(json!({"property": "due_date", "section": "file"})), "ops[0].section", "featured"),
        (add(json!({"property": "stage", "section": "kept"})), "ops[0].section", "featured"),
        (add(json!({"property": "stage", "options": [{"name": "New"}]})), "ops[0].options", "create_missing_options"),
        (add(json!({"property": "watered", "options": [{"name": "New"}]})), "ops[0].options", "select"),
        (add(json!({"property": "N".repeat(129), "format": "text"})), "ops[0].property", "128"),
        // document.md 4.2: a name does not find a hidden property.
        (add(json!({"property": "Unique keys"})), "ops[0].format", "format"),
        (add(json!({"format": "date"})), "ops[0].property", "requires"),
        (json!({"op": "move_property", "property": "stage"}), "ops[0]", "position"),
        (json!({"op": "move_property", "property": "stage", "after": "watered"}), "ops[0].after", "section"),
        (json!({"op": "move_property", "property": "stage", "before": "stage"}), "ops[0].before", "itself"),
        (json!({"op": "remove_property", "property": "due_date"}), "ops[0].property", "watered"),
        (json!({"op": "remove_property", "property": "stages"}), "ops[0].property", "stage"),
        (json!({"op": "delete_block", "id": "x"}), "ops[0].op", of_types),
        (json!({"property": "stage"}), "ops[0].op", "add_property"),
    ];
    for (op, path, text) in cases {
        let reply = edit(&world, json!([op])).await;
        reply.invalid(&[path]).mentions(&[text]);
    }
    let twice = add(json!({"property": "due_date", "after": "stage", "position": "last"}));
    let reply = edit(&world, json!([twice])).await;
    reply.ambiguous(&["ops[0]"]).mentions(&["at most one"]);
    // What edits objects is sent to their route, what was meant for the type is not.
    let elsewhere = json!([{"op": "patch_object", "params": {"space_id": world.one.short}}]);
    for (op, see_also) in [
        ("delete_block", &elsewhere),
        ("set_type", &elsewhere),
        ("add_propertys", &Value::Null),
    ] {
        let refused = edit(&world, json!([{ "op": op }])).await;
        refused.invalid(&["ops[0].op"]);
        assert_eq!(&refused.json["issues"][0]["see_also"], see_also, "{op}");
    }
    // H-95
    let ops = json!([
        add(json!({"property": "New", "format": "text"})),
        {"op": "update_view", "view": "nope", "set": {"name": "x"}},
    ]);
    edit(&world, ops).await.missing(&["ops[1].view"]);
    let reply = edit(&world, json!([])).await;
    reply.invalid(&["/ops"]).mentions(&["at least one"]);
    assert_eq!(read(&world).await, before);
    world.get(&world.property("new")).await.missing(&["key"]);
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

// http.md 19.2: the refusal of a removed name says what can be done about it.
#[tokio::test]
async fn a_removed_property_is_no_new_one() {
    let world = World::new().await;
    plant(&world).await;
    let made = json!({"name": "Zed", "format": "number"});
    world.add_property(made).await;
    for key in ["zed", "mood"] {
        world.delete(&world.property(key)).await.is(200);
    }
    let add = |property: &str| json!([add(json!({"property": property}))]);
    let refused = edit(&world, add("zed")).await;
    refused
        .invalid(&["ops[0].format"])
        .mentions(&["was removed from the space", "send a format"]);
    refused.omits(&["not a property yet"]);
    let with_format = json!([{"op": "add_property", "property": "zed", "format": "text"}]);
    edit(&world, with_format).await.is(200);
    // The key of a built-in one stays taken: a format would make nothing.
    let refused = edit(&world, add("mood")).await;
    refused.invalid(&["ops[0].property"]).mentions(&["removed"]);
    refused.omits(&["a format"]);
}

// http.md 19.2, document.md 4.2: what a batch takes out it cannot bring back, no more than the next batch could.
#[tokio::test]
async fn a_removed_property_is_not_listed_again() {
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
    let of_type = world.type_path("plant");
    let (list, set) = (
        "/property_definitions/1/options".to_owned(),
        format!("ops[0].set.{stage}"),
    );
    for (name, is_new) in [("New", true), ("Done", false)] {
        let option = json!({"property": stage, "options": [name]});
        let definitions = json!({"property_definitions": [{"property": "watered"}, option]});
        let value = json!({"op": "set_properties", "set": {stage.as_str(): [name]}});
        for (path, body, place) in [
            (
                of_type.clone(),
                json!({"ops": [add(option)]}),
                "ops[0].options",
            ),
            (of_type.clone(), definitions, &list),
            (world.object(&object), json!({"ops": [value]}), &set),
        ] {
            let path = format!("{path}?create_missing_options=true");
            let reply = world.patch(&path, body).await;
            if is_new {
                reply.invalid(&[place]).omits(&["create_missing_options"]);
                reply.mentions(&["removed from the space", "gets no more options"]);
            } else {
                assert_eq!(reply.body(200).get("created"), None);
            }
        }
    }
}

// http.md 19.2: warnings tell what the whole batch comes to.
#[tokio::test]
async fn warnings_of_a_batch_are_of_its_end() {
    let world = World::new().await;
    plant(&world).await;
    let board = json!({"type": "kanban", "group_by": "stage"});
    let insert = json!([{"op": "insert_view", "name": "Board", "set": board}]);
    let made = edit(&world, insert).await.body(200);
    let view = made["created_views"]["/ops/0"].as_str().unwrap();
    let remove = |key: &str| json!({"op": "remove_property", "property": key});
    let back = add(json!({"property": "watered", "section": "featured"}));
    let reply = edit(&world, json!([remove("watered"), back])).await;
    assert_eq!(reply.is(200).warnings(), [""; 0]);
    assert_eq!(reply.json.get("removed"), None);
    let delete = json!({"op": "delete_view", "view": view});
    let again = add(json!({"property": "watered"}));
    let ops = json!([
        remove("watered"),
        again,
        remove("stage"),
        delete,
        remove("watered")
    ]);
    let reply = edit(&world, ops).await;
    let warned = ["ops[2].property", "ops[4].property"];
    assert_eq!(reply.is(200).warnings(), warned);
    reply.omits(&["Board"]);
}

// H-94
#[tokio::test]
async fn operations_see_each_other() {
    let world = World::new().await;
    plant(&world).await;
    let down = json!({"sorts": [{"property": "girth", "direction": "desc"}]});
    let ops = json!([
        add(json!({"property": "Girth", "format": "number"})),
        {"op": "move_property", "property": "girth", "position": "first"},
        {"op": "insert_view", "name": "Thick", "set": down},
    ]);
    let made = edit(&world, ops).await.body(200);
    let views: Vec<&String> = made["created_views"].as_object().unwrap().keys().collect();
    assert_eq!(views, ["/ops/2"]);
    assert_eq!(list(&world).await, ["watered", "girth", "stage"]);
    let ops = json!([
        add(json!({"property": "Passing", "format": "select", "options": [{"name": "a"}]})),
        add(json!({"property": "passing", "options": [{"name": "b", "color": ""}]})),
        {"op": "remove_property", "property": "passing"},
    ]);
    let made = edit(&world, ops).await.body(200);
    has!(made, {"created": null, "removed": null});
    world
        .get(&world.property("passing"))
        .await
        .missing(&["key"]);
    let ops = json!([
        add(json!({"property": "Kind", "format": "select", "options": [{"name": "a", "color": "teal"}]})),
        add(json!({"property": "stage", "section": "hidden"})),
        add(json!({"property": "watered", "section": null, "before": "girth"})),
        {"op": "move_property", "property": "girth", "position": "last"},
    ]);
    let made = edit(&world, ops).await.body(200);
    has!(made, {"created": {"options": [{"name": "a", "property": "kind"}]}});
    assert_eq!(
        keys_of(&read(&world).await),
        ["watered", "kind", "girth", "stage"]
    );
    // ops.md 18.1: a strict dialect writes every member, and null moves a listed property: it is warned of.
    let projected = json!([projected("stage", json!(null), json!([]))]);
    let made = edit(&world, projected.clone()).await;
    assert_eq!(made.warnings(), ["ops[0].section"]);
    let hint = made.json["warnings"][0]["hint"].as_str().unwrap();
    assert!(hint.contains("\"section\":\"keep\""), "{hint}");
    assert_eq!(edit(&world, projected).await.warnings(), [""; 0]);
}

/// An operation with every member, as a strict dialect writes it.
fn projected(property: &str, section: Value, options: Value) -> Value {
    add(json!({
        "property": property, "format": null, "section": section, "options": options, "after": null, "before": null,
        "position": null,
    }))
}

// ops.md 15, 18.1, B3: a strict dialect writes every member, also of an operation that only adds options.
#[tokio::test]
async fn a_projected_operation_keeps_the_section() {
    let world = World::new().await;
    plant(&world).await;
    let hide = add(json!({"property": "stage", "section": "hidden"}));
    edit(&world, json!([hide])).await.body(200);
    let section = async |key: &str| {
        let document = read(&world).await;
        let listed = document["type_settings"]["property_definitions"].as_array();
        let mut listed = listed.unwrap().iter();
        listed.find(|entry| entry["property"] == key).unwrap()["section"].clone()
    };
    let keep = |property: &str, options: Value| projected(property, json!("keep"), options);
    for (dialect, color) in [("openai", Value::Null), ("anthropic", json!(""))] {
        let url = format!("/v2/schemas/ops/add_property?dialect={dialect}");
        let schema = world.get(&url).await.body(200)["schema"].clone();
        let words = json!([{"enum": ["keep", "featured", "hidden"]}, {"type": "null"}]);
        has!(schema["properties"]["section"], {"anyOf": words});
        let required = schema["required"].as_array().unwrap();
        assert!(required.contains(&json!("section")));

        let path = format!("{}?create_missing_options=true", world.type_path("plant"));
        let new = json!([{"name": dialect, "color": color}]);
        let ops = json!([keep("stage", new)]);
        let made = world.patch(&path, json!({ "ops": ops })).await.body(200);
        has!(made, {"created": {"options": [{"name": dialect}]}, "warnings": null});
        assert_eq!(section("stage").await, "hidden");
        // Where nothing else is said it says nothing either, and a property that is not listed is in the plain one.
        for (key, expected) in [("stage", json!("hidden")), ("due_date", Value::Null)] {
            edit(&world, json!([keep(key, json!([]))])).await.body(200);
            assert_eq!(section(key).await, expected);
        }
    }
}

// http.md 10, document.md 4.2: of several properties with one name the type's own is meant, and a warning names the other.
#[tokio::test]
async fn a_name_that_another_property_has_as_well() {
    let world = World::new().await;
    plant(&world).await;
    for key in ["phase_one", "phase_two"] {
        let phase = json!({"name": "Phase", "format": "select", "key": key});
        world.add_property(phase).await;
    }
    let several = edit(&world, json!([add(json!({"property": "Phase"}))])).await;
    several.ambiguous(&["ops[0].property"]);
    several.mentions(&["phase_one", "phase_two"]);
    let path = format!("{}?create_missing_options=true", world.type_path("plant"));
    let new = json!([{"name": "New"}]);
    let op = add(json!({"property": "phase_one", "options": new}));
    world.patch(&path, json!({"ops": [op]})).await.body(200);
    // What changes something of it, or has its key, means it.
    for (members, other) in [
        (json!({"property": "Phase"}), Some(": phase_two")),
        (json!({"property": "phase_one"}), None),
        (json!({"property": "Phase", "options": new}), None),
        (json!({"property": "Phase", "position": "first"}), None),
        (json!({"property": "phase_two"}), None),
    ] {
        let made = edit(&world, json!([add(members.clone())])).await;
        let expected: &[&str] = if other.is_some() {
            &["ops[0].property"]
        } else {
            &[]
        };
        assert_eq!(made.is(200).warnings(), expected, "{members}");
        let hint = made.json["warnings"][0]["hint"].as_str();
        assert!(
            other.is_none_or(|other| hint.unwrap().ends_with(other)),
            "{hint:?}"
        );
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
    let board = json!({"type": "kanban", "group_by": "stage"});
    let insert = json!([{"op": "insert_view", "name": "Board", "set": board}]);
    let made = edit(&world, insert.clone()).await.body(200);
    let label = made["created_views"]["/ops/0"].as_str().unwrap();
    assert_eq!(read(&world).await["blocks"][0]["views"][1]["id"], label);
    let path = format!("{}?ids=full", world.type_path("plant"));
    let full = world.patch(&path, json!({ "ops": insert })).await.body(200);
    assert_eq!(full["created_views"]["/ops/0"].as_str().unwrap().len(), 24);
    let update =
        json!([{"op": "update_view", "view": label, "columns": {"stage": {"width": 200}}}]);
    edit(&world, update).await.is(200);
    // H-91: a view that groups by it keeps the column.
    let remove = json!([{"op": "remove_property", "property": "stage"}]);
    let reply = edit(&world, remove).await;
    assert_eq!(reply.warnings(), ["ops[0].property"]);
    reply.mentions(&["Board"]);
    has!(reply.json, {"removed": {"properties": [{"key": "stage"}]}});
    let delete = json!([{"op": "delete_view", "view": label}]);
    edit(&world, delete).await.is(200);
}

// H-96: the cap on new options of properties that exist.
#[tokio::test]
async fn options_of_operations() {
    let world = World::new().await;
    plant(&world).await;
    let names = |count: usize| -> Value {
        let names = (0..count).map(|at| json!({"name": format!("o{at}")}));
        names.collect()
    };
    let path = format!("{}?create_missing_options=true", world.type_path("plant"));
    let of = |key: &str, count: usize| add(json!({"property": key, "options": names(count)}));
    let send = async |ops: Value| world.patch(&path, json!({ "ops": ops })).await;
    let reply = send(json!([of("stage", 65)])).await;
    reply.invalid(&["/ops"]).mentions(&["stage: 65"]);
    // They count together, whichever properties they are of.
    let weather = json!({"name": "Weather", "format": "select"});
    world.add_property(weather).await;
    let reply = send(json!([of("stage", 40), of("weather", 25)])).await;
    reply
        .invalid(&["/ops"])
        .mentions(&["stage: 40", "weather: 25"]);
    let made = send(json!([of("stage", 2)])).await.body(200);
    let options = json!([{"name": "o0", "property": "stage"}, {"name": "o1", "property": "stage"}]);
    assert_eq!(made["created"]["options"], options);
    send(json!([of("stage", 42), of("weather", 24)]))
        .await
        .is(200);
    let new = add(json!({"property": "Many", "format": "select", "options": names(100)}));
    let made = edit(&world, json!([new])).await.body(200);
    assert_eq!(made["created"]["options"].as_array().unwrap().len(), 100);
}

// document.md 4.2, ops.md 15: every built-in property resolves by its exact key and can be listed, hidden ones too.
#[tokio::test]
async fn a_hidden_property_is_listed_by_its_key() {
    let world = World::new().await;
    plant(&world).await;
    let hidden = add(json!({"property": "unique_key"}));
    let formatted = add(json!({"property": "layout", "format": "number"}));
    let made = edit(&world, json!([hidden, formatted])).await.body(200);
    assert_eq!(made.get("created"), None);
    let listed = list(&world).await;
    assert!(
        ["unique_key", "layout"]
            .iter()
            .all(|key| listed.iter().any(|it| it == key))
    );
    let shown = json!([{"op": "update_view", "columns": {"unique_key": {"width": 90}}}]);
    edit(&world, shown).await.body(200);
}
