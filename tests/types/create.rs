//! create_type (http.md 19.1, document.md 7).

use serde_json::{Value, json};

use super::{keys_of, plant};
use crate::support::World;
use crate::support::partial::{has, with};

// H-81, H-53, H-54
#[tokio::test]
async fn a_type_is_made_and_found_by_every_spelling() {
    let world = World::new().await;
    let sent = json!({"name": "Big Tree"});
    let reply = world.post(&world.types(), sent).await;
    let etag = reply.header("etag").unwrap().trim_matches('"').to_owned();
    let made = reply.body(201);
    has!(made, {"key": "big_tree", "etag": etag});
    assert_eq!(made.get("created"), None);
    let document = world.get(&world.type_path("big_tree")).await.body(200);
    has!(document, {"id": made["id"], "etag": made["etag"], "properties": {"name": "Big Tree"}});
    for spelling in ["bigTree", "big-tree", "Big%20Tree"] {
        assert_eq!(
            world.get(&world.type_path(spelling)).await.body(200),
            document
        );
    }
    let settings = &document["type_settings"];
    has!(settings, {"layout": "basic", "api_key": "big_tree"});
    // document.md 15: without definitions the defaults of the layout.
    #[rustfmt::skip]
    let defaults = [
        "type", "backlinks", "tag", "created_date", "creator", "links", "last_modified_date", "last_modified_by",
        "last_opened_date",
    ];
    assert_eq!(keys_of(&document), defaults);
    let sent = json!({"type": "Big tree", "name": "Oak", "properties": {"tag": []}});
    let object = world.create(sent).await;
    assert_eq!(world.read(&object).await["type"], "big_tree");
    let listed = format!("{}?limit=1000", world.types());
    let listed = world.get(&listed).await.body(200);
    let row = json!({"key": "big_tree", "name": "Big Tree"});
    assert!(listed["data"].as_array().unwrap().contains(&row));
}

// H-82, D-117
#[tokio::test]
async fn both_forms_make_the_same_type() {
    let definitions = json!([{"name": "Streak", "format": "number"}, {"property": "due_date"}]);
    let icon = json!({"format": "icon", "name": "repeat", "color": "teal"});
    let settings = json!({"layout": "todo", "plural_name": "Habits", "default_view": "list", "property_definitions": definitions});
    let flat = with(settings.clone(), json!({"name": "Habit", "icon": icon}));
    let whole = json!({
        "formatVersion": "2.0", "kind": "object_type", "icon": icon, "properties": {"name": "Habit"},
        "type_settings": settings,
    });
    let mut read = Vec::new();
    for body in [flat, whole] {
        let world = World::new().await;
        let made = world.post(&world.types(), body).await.body(201);
        let created = json!([{"key": "streak", "name": "Streak", "format": "number"}]);
        has!(made, {"key": "habit", "created": {"properties": created}});
        let mut document = world.get(&world.type_path("habit")).await.body(200);
        for own in [
            "/id",
            "/etag",
            "/properties/creator",
            "/properties/last_modified_by",
            "/blocks/0/views/0/id",
        ] {
            *document.pointer_mut(own).unwrap() = Value::Null;
        }
        read.push(document);
    }
    assert_eq!(read[0], read[1]);
    let block = json!({"id": "dataview", "views": [{"type": "list"}]});
    has!(read[0], {"blocks": [block], "properties": {"origin": "api"}, "type_settings": {"api_key": "habit"}});
    let listed = &read[0]["type_settings"]["property_definitions"];
    let streak = json!({"property": "streak", "name": "Streak", "format": "number"});
    let due = json!({"property": "due_date", "name": "Due date", "format": "date"});
    assert_eq!((&listed[0], &listed[1]), (&streak, &due));
}

// H-83, H-98: the path is that of what the key came from.
#[tokio::test]
async fn keys_that_a_type_cannot_have() {
    let world = World::new().await;
    let path = world.types();
    let post = |body: Value| world.post(&path, body);
    post(json!({"name": "Plant"})).await.is(201);
    // The internal key of a removed type is never another's: no link leads to what is gone.
    let removed = post(json!({"name": "Gone"})).await.body(201);
    let object = world.create(json!({"type": "gone"})).await;
    world.delete(&world.type_path("gone")).await.is(200);
    let again = post(json!({"name": "Gone"})).await.body(201);
    assert_ne!(again["id"], removed["id"]);
    let internal = world.read(&object).await["type"].clone();
    assert_eq!(internal.as_str().unwrap().len(), 24);
    let refused = post(json!({"name": "A", "api_key": internal})).await;
    refused.invalid(&["/api_key"]).mentions(&["was removed"]);
    refused.omits(&["see_also"]);
    let whole = |more: Value| with(json!({"kind": "object_type"}), more);
    #[rustfmt::skip]
    let cases = [
        (json!({}), "/name", "name"),
        (json!({"name": " "}), "/name", "blank"),
        (json!({"name": "A", "api_key": "a-b"}), "/api_key", "a-zA-Z0-9_"),
        (json!({"name": "A", "api_key": "task"}), "/api_key", "reserved"),
        (json!({"name": "A", "api_key": "diaryEntry"}), "/api_key", "reserved"),
        (json!({"name": "A", "api_key": "plant"}), "/api_key", "already exists"),
        (json!({"name": "A", "api_key": "PLANT"}), "/api_key", "update_type"),
        (json!({"name": "Task"}), "/name", "reserved"),
        (json!({"name": "pl-ant"}), "/name", "already exists"),
        (whole(json!({"properties": {"name": "A"}, "type_settings": {"api_key": "task"}})), "/type_settings/api_key", "reserved"),
        (whole(json!({"properties": {"name": "Plant"}})), "/properties/name", "already exists"),
        (whole(json!({})), "/properties/name", "name"),
    ];
    for (body, path, text) in cases {
        post(body).await.invalid(&[path]).mentions(&[text]);
    }
    let nameless = post(json!({"name": "!!!"})).await.body(201);
    let key = nameless["key"].as_str().unwrap();
    assert!(key.len() == 24 && key.chars().all(|c| c.is_ascii_hexdigit()));
    world.get(&world.type_path(key)).await.is(200);
    let wanted = post(json!({"name": "Café", "api_key": "BigTree"})).await;
    assert_eq!(wanted.body(201)["key"], "big_tree");
    // D-144: a derived key steps aside, and so does that of a property that a definition makes.
    #[rustfmt::skip]
    let cases = [
        ("Café", "cafe"), ("Cafe", "cafe_2"), ("Profile", "profile_2"), ("Date", "date_2"),
        ("时间", "shi_jian"), ("事件", "shi_jian_2"),
    ];
    for (name, key) in cases {
        assert_eq!(post(json!({"name": name})).await.body(201)["key"], key);
    }
    let definitions = json!([{"name": "Data"}, {"name": "id"}]);
    let sheet = post(json!({"name": "Sheet", "property_definitions": definitions})).await;
    has!(sheet.body(201), {"created": {"properties": [{"key": "data_2"}, {"key": "id_2"}]}});
}

// H-84, D-119, D-120, D-35
#[tokio::test]
async fn bodies_that_are_no_type() {
    let world = World::new().await;
    let before = world.get(&world.types()).await.json["total"].clone();
    let flat = |more: Value| with(json!({"name": "A"}), more);
    let whole = |more: Value| {
        with(
            json!({"kind": "object_type", "properties": {"name": "A"}}),
            more,
        )
    };
    let property = |key: &str| whole(json!({"properties": {"name": "A", key: 1}}));
    #[rustfmt::skip]
    let cases = [
        (flat(json!({"blocks": []})), "/blocks", "generated"),
        (flat(json!({"subtree": true})), "/subtree", "whole"),
        (flat(json!({"partial": true})), "/partial", "whole"),
        (flat(json!({"kind": "page"})), "/kind", "object_type"),
        (flat(json!({"properties": []})), "/properties", "property_definitions"),
        (whole(json!({"properties": []})), "/properties", "property_definitions"),
        (flat(json!({"zz": 1})), "/zz", "plural_name"),
        (flat(json!({"layout": "nope"})), "/layout", "bookmark"),
        (flat(json!({"layout": 0})), "/layout", "basic"),
        (flat(json!({"layout": "file"})), "/layout", "bookmark"),
        (flat(json!({"default_view": "board"})), "/default_view", "kanban"),
        (flat(json!({"default_template": "nope"})), "/default_template", "list_templates"),
        (flat(json!({"icon": {"emoji": "x"}})), "/icon", "emoji, file, icon, color"),
        (flat(json!({"property_definitions": [{"name": "x", "type": "date"}]})), "/property_definitions/0/type", "format"),
        (flat(json!({"property_definitions": [{"key": "x"}]})), "/property_definitions/0/key", "property"),
        (whole(json!({"template": "x"})), "/template", "default_template"),
        (whole(json!({"type": "page"})), "/type", "object_type"),
        (property("unique_key"), "/properties/unique_key", "unique_key"),
        (property("relation_key"), "/properties/relation_key", "relation_key"),
        (property("is_readonly"), "/properties/is_readonly", "is_readonly"),
        (property("restrictions"), "/properties/restrictions", "restrictions"),
        (property("recommended_relations"), "/properties/recommended_relations", "property_definitions"),
        (property("plural_name"), "/properties/plural_name", "type_settings.plural_name"),
    ];
    for (body, path, text) in cases {
        let reply = world.post(&world.types(), body).await;
        reply.invalid(&[path]).mentions(&[text]);
    }
    let reply = world.post(&world.types(), json!([])).await;
    reply.invalid(&[]).mentions(&["object"]);
    let newer = json!({"formatVersion": "3.0", "properties": {"name": "A"}});
    let reply = world.post(&world.types(), newer).await;
    reply.refused(400, "version_unsupported", &["/formatVersion"]);
    // http.md 19.1, 19.2: a type is created and updated with the same properties.
    let own = json!({"name": "Own"});
    world.post(&world.types(), own).await.is(201);
    let own = world.type_path("own");
    for (key, value) in [("due_date", json!("2026-01-01")), ("Done", json!(true))] {
        let body = whole(json!({"properties": {"name": "A", key: value}}));
        for reply in [
            world.post(&world.types(), body.clone()).await,
            world.patch(&own, body).await,
        ] {
            let refused = reply.invalid(&[&format!("/properties/{key}")]);
            refused.mentions(&["patch_object", "description"]);
        }
    }
    world.delete(&own).await.is(200);
    assert_eq!(world.get(&world.types()).await.json["total"], before);
}

// H-85, H-86, D-118
#[tokio::test]
async fn definitions_name_properties_or_make_them() {
    let world = World::new().await;
    plant(&world).await;
    let path = world.types();
    let tree = |definitions: Value| {
        let body = json!({"name": "Tree", "property_definitions": definitions});
        world.post(&path, body)
    };
    #[rustfmt::skip]
    let cases = [
        (json!([{"property": "wattered"}]), "/property_definitions/0/property", "watered"),
        (json!([{"property": "watered", "format": "text"}, {"name": "Fresh"}]), "/property_definitions/0/format", "property format conflict"),
        (json!([{"name": "Watered", "format": "text"}]), "/property_definitions/0/format", "create_property makes one of the same name"),
        (json!([{"name": "A", "format": "emoji"}]), "/property_definitions/0/format", "text, number"),
        (json!([{"name": "A", "property": "a-b"}]), "/property_definitions/0/property", "^[a-zA-Z0-9_]+$"),
        (json!([{"name": "A", "property": "due_dates"}, {"property": "due-dates", "name": "B"}]), "/property_definitions/1", "twice"),
        (json!([{"property": "watered"}, {"name": "Watered"}]), "/property_definitions/1", "twice"),
        (json!([{"property": "watered", "section": "file"}]), "/property_definitions/0/section", "featured"),
        (json!([{"name": "Space ID", "property": "space_id"}]), "/property_definitions/0/property", "reserved"),
        (json!([{"name": "Due", "format": "objects", "object_types": ["plnt"]}]), "/property_definitions/0/object_types/0", "plant"),
        (json!([{"name": "Due", "format": "date", "default_value": "soon"}]), "/property_definitions/0/default_value", "RFC 3339"),
        (json!([{"name": "N", "format": "number", "options": ["a"]}]), "/property_definitions/0/options", "select"),
        (json!([{"name": "S", "format": "select", "options": ["a", {"name": "a"}]}]), "/property_definitions/0/options/1", "twice"),
        (json!([{"name": "S", "format": "select", "options": [{"name": "a", "color": "mauve"}]}]), "/property_definitions/0/options/0/color", "lime"),
    ];
    for (definitions, path, text) in cases {
        tree(definitions).await.invalid(&[path]).mentions(&[text]);
    }
    world.get(&world.type_path("tree")).await.missing(&["type"]);
    // H-86: the valid new one beside the faulty one was not created either.
    world.get(&world.property("fresh")).await.missing(&["key"]);
    let made = tree(json!([
        {"property": "watered"},
        {"name": "Height", "format": "number", "description": "In metres", "default_value": 2},
        {"name": "Near", "property": "neighbour", "format": "objects", "object_types": ["Plant"], "max_count": 2},
        {"name": "Note"},
    ]))
    .await
    .body(201);
    let rows = json!([
        {"key": "height", "name": "Height", "format": "number"},
        {"key": "neighbour", "name": "Near", "format": "objects"},
        {"key": "note", "name": "Note", "format": "text"},
    ]);
    assert_eq!(made["created"], json!({"properties": rows}));
    let document = world.get(&world.type_path("tree")).await.body(200);
    let listed = &document["type_settings"]["property_definitions"];
    let height = json!({"property": "height", "name": "Height", "format": "number", "description": "In metres", "default_value": 2});
    let near = json!({"property": "neighbour", "name": "Near", "format": "objects", "object_types": ["plant"], "max_count": 2});
    assert_eq!((&listed[1], &listed[2]), (&height, &near));
    let sent = json!({"type": "tree", "name": "Oak", "properties": {"height": 12, "Note": "old"}});
    let oak = world.create(sent).await;
    let oak = world.read(&oak).await;
    has!(oak["properties"], {"height": 12, "note": "old"});
}

// H-87, H-110: consent is for options of properties that exist.
#[tokio::test]
async fn options_of_definitions() {
    let world = World::new().await;
    plant(&world).await;
    let body = |name: &str, options: Value| json!({"name": name, "property_definitions": [{"property": "stage", "options": options}]});
    let path = world.types();
    let at = "/property_definitions/0/options";
    let reply = world
        .post(&path, body("Tree", json!(["Todo", "todo"])))
        .await;
    reply.invalid(&[at]).mentions(&["did you mean Todo?"]);
    let reply = world
        .post(&path, body("Tree", json!(["Todo", "Grown"])))
        .await;
    reply
        .invalid(&[at])
        .mentions(&["create_missing_options", "Grown"]);
    let listed = body("Tree", json!(["Todo"]));
    world.post(&path, listed).await.is(201);
    let consent = format!("{path}?create_missing_options=true");
    let bush = body(
        "Bush",
        json!([{"name": "Grown", "color": "teal"}, "Todo", "Old"]),
    );
    let dry = format!("{consent}&dry_run=true");
    let dry = world.post(&dry, bush.clone()).await.body(200);
    let made = world.post(&consent, bush).await.body(201);
    let options =
        json!([{"name": "Grown", "property": "stage"}, {"name": "Old", "property": "stage"}]);
    assert_eq!(made["created"], json!({"options": options}));
    let expected = json!({"key": "bush", "created": made["created"], "dry_run": true});
    assert_eq!(dry, expected, "H-55");
    let document = world.get(&world.type_path("bush")).await.body(200);
    let served = &document["type_settings"]["property_definitions"][0]["options"];
    let names = ["Todo", "Done", "Grown", "Old"].map(|name| json!({"name": name}));
    has!(served, names);
    assert_eq!(served[2]["color"], "teal");
    let many: Vec<String> = (0..65).map(|number| format!("o{number}")).collect();
    let reply = world.post(&consent, body("Weed", json!(many))).await;
    reply
        .invalid(&["/property_definitions"])
        .mentions(&["stage: 65"]);
}

// H-88, D-119
#[tokio::test]
async fn sections_have_an_order_and_the_plain_one_is_never_empty() {
    let world = World::new().await;
    let read = async |name: &str, definitions: Value| {
        let body = json!({"name": name, "property_definitions": definitions});
        world.post(&world.types(), body).await.is(201);
        world.get(&world.type_path(name)).await.body(200)
    };
    let featured = json!([{"name": "Rank", "format": "number", "section": "featured"}]);
    let medal = read("medal", featured).await;
    assert_eq!(
        keys_of(&medal),
        ["rank", "created_date", "creator", "links"]
    );
    let definitions = json!([
        {"name": "A", "section": "hidden"}, {"name": "B"}, {"name": "C", "section": "featured"},
    ]);
    let mixed = read("mixed", definitions).await;
    let sections = json!([
        {"property": "c", "section": "featured"}, {"property": "b", "section": null}, {"property": "a", "section": "hidden"},
    ]);
    has!(mixed, {"type_settings": {"property_definitions": sections}});
    let columns = json!([{"property": "name"}, {"property": "c"}, {"property": "b"}]);
    assert_eq!(mixed["blocks"][0]["views"][0]["columns"], columns);
}

// D-123, http.md 19.1, 28: what the server adds to the plain section counts, so that a read of the type can be sent again.
#[tokio::test]
async fn the_server_fills_no_list_beyond_its_bound() {
    let world = World::new().await;
    let listed = |count: usize| -> Vec<Value> {
        let entry = |at| json!({"name": format!("W{at}"), "section": "featured"});
        (0..count).map(entry).collect()
    };
    for count in [126, 128] {
        let list = json!({"property_definitions": listed(count)});
        let whole =
            json!({"kind": "object_type", "properties": {"name": "Wide"}, "type_settings": list});
        for (body, path) in [
            (with(list, json!({"name": "Wide"})), "/property_definitions"),
            (whole, "/type_settings/property_definitions"),
        ] {
            let refused = world.post(&world.types(), body).await;
            let says = ["at most 128", "list 125"];
            refused.invalid(&[path]).mentions(&says);
        }
    }
    // The hint can be followed.
    let body = json!({"name": "Wide", "property_definitions": listed(125)});
    world.post(&world.types(), body).await.is(201);
    let path = world.type_path("wide");
    let read = world.get(&path).await.body(200);
    assert_eq!(keys_of(&read).len(), 128);
    let settings = json!({"property_definitions": read["type_settings"]["property_definitions"]});
    let echo = world.patch(&path, json!({"type_settings": settings})).await;
    assert_eq!(echo.body(200)["etag"], read["etag"]);
    let judged = world.post("/v2/validate", read).await;
    assert_eq!(judged.is(200).paths(), [""; 0]);
    let mut all = listed(128);
    all[0].as_object_mut().unwrap().remove("section");
    let body = json!({"name": "Full", "property_definitions": all});
    world.post(&world.types(), body).await.is(201);
}

// http.md 19.1, document.md 3.4: that a type is hidden is the server's to say, and comes with a read.
#[tokio::test]
async fn a_read_of_a_hidden_type_is_the_start_of_one_that_is_not() {
    let world = World::new().await;
    let mut body = world.get(&world.type_path("profile")).await.body(200);
    assert_eq!(body["properties"]["is_hidden"], true, "{body}");
    body.as_object_mut().unwrap().remove("blocks");
    body["properties"]["name"] = json!("Hero");
    body["type_settings"]["api_key"] = json!("hero");
    let made = world.post(&world.types(), body).await;
    made.is(201);
    assert_eq!(made.warnings(), ["/id"]);
    let hero = world.get(&world.type_path("hero")).await.body(200);
    assert_eq!(hero["properties"].get("is_hidden"), None);
}

// document.md 7: what a property is like is not changed by a list that names it.
#[tokio::test]
async fn a_definition_changes_no_property() {
    let world = World::new().await;
    plant(&world).await;
    let body = json!({"name": "Tree", "property_definitions": [
        {"property": "due_date", "name": "Deadline"},
        {"property": "assignee", "object_types": ["page"]},
        {"property": "watered", "description": "Last time", "include_time": true},
        {"property": "stage", "options": [{"name": "Done", "color": "ice"}]},
    ]});
    let reply = world.post(&world.types(), body).await;
    reply.is(201);
    let warned = [
        "0/name",
        "1/object_types",
        "2/description",
        "2/include_time",
        "3/options",
    ];
    assert_eq!(
        reply.warnings(),
        warned.map(|place| format!("/property_definitions/{place}"))
    );
}

// H-99
#[tokio::test]
async fn two_types_of_one_name() {
    let world = World::new().await;
    for key in ["idea_one", "idea_two"] {
        let sent = json!({"name": "Idea", "api_key": key});
        world.post(&world.types(), sent).await.is(201);
    }
    world
        .get(&world.type_path("Idea"))
        .await
        .ambiguous(&["type"])
        .mentions(&["idea_one", "idea_two", "bafyrei"]);
    world.get(&world.type_path("idea_one")).await.is(200);
    let sent = json!({"type": "Idea", "name": "A"});
    let reply = world.post(&world.objects(), sent).await;
    reply.ambiguous(&["/type"]);
    let sent = json!({"name": "Idea"});
    let unnamed = world.post(&world.types(), sent).await.body(201);
    assert_eq!(unnamed["key"], "idea");
}

// http.md 20.1, document.md 7: a hint offers no format that the next request is refused for.
#[tokio::test]
async fn every_format_that_is_offered_can_be_had() {
    let world = World::new().await;
    let define = |format: &str| {
        let definition = json!({"name": format!("P {format}"), "format": format});
        json!({"name": format!("T {format}"), "property_definitions": [definition]})
    };
    let reply = world.post(&world.types(), define("status")).await;
    reply.invalid(&["/property_definitions/0/format"]);
    let hint = reply.json["issues"][0]["hint"].as_str().unwrap().to_owned();
    let offered: Vec<&str> = hint.split(", ").collect();
    assert_eq!(offered.len(), 11, "{hint}");
    for format in offered {
        world.post(&world.types(), define(format)).await.is(201);
    }
    let reply = world.post(&world.types(), define("dates")).await;
    reply.mentions(&["did you mean date?"]);
}

// document.md 15, 4.2: a write that names a removed property is refused, so that a new type is given none.
#[tokio::test]
async fn defaults_that_the_space_removed_are_given_to_no_new_type() {
    let world = World::new().await;
    for property in ["tag", "done"] {
        world.delete(&world.property(property)).await.is(200);
    }
    let listed = json!([{"property": "status", "section": "featured"}]);
    for (body, expected) in [
        (
            json!({"name": "Errand", "layout": "todo"}),
            "type backlinks created_date creator links last_modified_date last_modified_by last_opened_date",
        ),
        (
            json!({"name": "Chore", "property_definitions": listed}),
            "status created_date creator links",
        ),
    ] {
        let made = world.post(&world.types(), body).await.body(201);
        let path = world.type_path(made["key"].as_str().unwrap());
        let mut document = world.get(&path).await.body(200);
        assert_eq!(keys_of(&document).join(" "), expected);
        let views = document["blocks"].to_string();
        assert!(
            !views.contains("\"tag\"") && !views.contains("\"done\""),
            "{views}"
        );
        // What is read can be created from (document.md 13).
        document.as_object_mut().unwrap().shift_remove("blocks");
        document["properties"] = json!({"name": "Copy"});
        let settings = document["type_settings"].as_object_mut().unwrap();
        settings.shift_remove("api_key");
        let dry = format!("{}?dry_run=true", world.types());
        world.post(&dry, document).await.is(200);
    }
}
