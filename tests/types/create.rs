//! create_type (http.md 19.1, document.md 7).

use serde_json::{Value, json};

use super::{keys_of, plant};
use crate::support::World;
use crate::support::partial::has;

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
    let listed = world
        .get(&format!("{}?limit=1000", world.types()))
        .await
        .body(200);
    let row = json!({"key": "big_tree", "name": "Big Tree"});
    assert!(listed["data"].as_array().unwrap().contains(&row));
}

// H-82, D-117
#[tokio::test]
async fn both_forms_make_the_same_type() {
    let (flat, whole) = (World::new().await, World::new().await);
    let definitions = json!([{"name": "Streak", "format": "number"}, {"property": "due_date"}]);
    let icon = json!({"format": "icon", "name": "repeat", "color": "teal"});
    let made = flat
        .post(
            &flat.types(),
            json!({
                "name": "Habit", "plural_name": "Habits", "layout": "todo", "default_view": "list",
                "icon": icon, "property_definitions": definitions,
            }),
        )
        .await
        .body(201);
    let expected = json!([{"key": "streak", "name": "Streak", "format": "number"}]);
    assert_eq!(made["created"]["properties"], expected);
    let document = json!({
        "formatVersion": "2.0", "kind": "object_type", "icon": icon, "properties": {"name": "Habit"},
        "type_settings": {
            "layout": "todo", "plural_name": "Habits", "default_view": "list",
            "property_definitions": definitions,
        },
    });
    whole.post(&whole.types(), document).await.is(201);
    let read = |world: World| async move {
        let mut read = world.get(&world.type_path("habit")).await.body(200);
        for own in ["id", "etag"] {
            read.as_object_mut().unwrap().remove(own);
        }
        for member in ["creator", "last_modified_by"] {
            read["properties"].as_object_mut().unwrap().remove(member);
        }
        read["blocks"][0]["views"][0]["id"] = Value::Null;
        read
    };
    let (flat, whole) = (read(flat).await, read(whole).await);
    assert_eq!(flat, whole);
    assert_eq!(flat["blocks"][0]["id"], "dataview");
    assert_eq!(flat["blocks"][0]["views"][0]["type"], "list");
    let listed = &flat["type_settings"]["property_definitions"];
    assert_eq!(
        (&listed[0], &listed[1]),
        (
            &json!({"property": "streak", "name": "Streak", "format": "number"}),
            &json!({"property": "due_date", "name": "Due date", "format": "date"})
        )
    );
    assert_eq!(flat["properties"]["origin"], "api");
    assert_eq!(flat["type_settings"]["api_key"], made["key"]);
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
        (
            json!({"kind": "object_type", "properties": {"name": "A"}, "type_settings": {"api_key": "task"}}),
            "/type_settings/api_key",
            "reserved",
        ),
        (json!({"kind": "object_type", "properties": {"name": "Plant"}}), "/properties/name", "already exists"),
        (json!({"kind": "object_type"}), "/properties/name", "name"),
    ];
    for (body, path, text) in cases {
        post(body).await.invalid(&[path]).mentions(&[text]);
    }
    let nameless = post(json!({"name": "!!!"})).await.body(201);
    let key = nameless["key"].as_str().unwrap();
    assert_eq!(
        (key.len(), key.chars().all(|c| c.is_ascii_hexdigit())),
        (24, true)
    );
    world.get(&world.type_path(key)).await.is(200);
    let wanted = post(json!({"name": "Café", "api_key": "BigTree"}))
        .await
        .body(201);
    assert_eq!(wanted["key"], "big_tree");
    assert_eq!(post(json!({"name": "Café"})).await.body(201)["key"], "cafe");
    // D-144: a derived key steps aside.
    for (name, key) in [
        ("Cafe", "cafe_2"),
        ("Profile", "profile_2"),
        ("Date", "date_2"),
        ("时间", "shi_jian"),
        ("事件", "shi_jian_2"),
    ] {
        assert_eq!(post(json!({"name": name})).await.body(201)["key"], key);
    }
    // A property that a definition makes does too.
    let listed =
        json!({"name": "Sheet", "property_definitions": [{"name": "Data"}, {"name": "id"}]});
    let sheet = post(listed).await.body(201);
    let made = sheet["created"]["properties"].as_array().unwrap();
    let keys: Vec<_> = made.iter().map(|row| row["key"].clone()).collect();
    assert_eq!(keys, ["data_2", "id_2"]);
}

// H-84, D-119, D-120, D-35
#[tokio::test]
async fn bodies_that_are_no_type() {
    let world = World::new().await;
    let before = world.get(&world.types()).await.json["total"].clone();
    #[rustfmt::skip]
    let cases = [
        (json!([]), "validation_failed", vec![], "object"),
        (json!({"name": "A", "blocks": []}), "validation_failed", vec!["/blocks"], "generated"),
        (json!({"name": "A", "subtree": true}), "validation_failed", vec!["/subtree"], "whole"),
        (json!({"name": "A", "partial": true}), "validation_failed", vec!["/partial"], "whole"),
        (json!({"name": "A", "kind": "page"}), "validation_failed", vec!["/kind"], "object_type"),
        (json!({"formatVersion": "3.0", "properties": {"name": "A"}}), "version_unsupported", vec!["/formatVersion"], "3.0"),
        (json!({"name": "A", "properties": []}), "validation_failed", vec!["/properties"], "property_definitions"),
        (json!({"kind": "object_type", "properties": []}), "validation_failed", vec!["/properties"], "property_definitions"),
        (json!({"name": "A", "zz": 1}), "validation_failed", vec!["/zz"], "plural_name"),
        (json!({"name": "A", "layout": "nope"}), "validation_failed", vec!["/layout"], "bookmark"),
        (json!({"name": "A", "layout": 0}), "validation_failed", vec!["/layout"], "basic"),
        (json!({"name": "A", "layout": "file"}), "validation_failed", vec!["/layout"], "bookmark"),
        (json!({"name": "A", "default_view": "board"}), "validation_failed", vec!["/default_view"], "kanban"),
        (json!({"name": "A", "default_template": "nope"}), "validation_failed", vec!["/default_template"], "list_templates"),
        (json!({"name": "A", "icon": {"emoji": "x"}}), "validation_failed", vec!["/icon"], "emoji, file, icon, color"),
        (
            json!({"name": "A", "property_definitions": [{"name": "x", "type": "date"}]}),
            "validation_failed",
            vec!["/property_definitions/0/type"],
            "format",
        ),
        (
            json!({"name": "A", "property_definitions": [{"key": "x"}]}),
            "validation_failed",
            vec!["/property_definitions/0/key"],
            "property",
        ),
        (
            json!({"kind": "object_type", "properties": {"name": "A"}, "template": "x"}),
            "validation_failed",
            vec!["/template"],
            "default_template",
        ),
        (json!({"kind": "object_type", "type": "page", "properties": {"name": "A"}}), "validation_failed", vec!["/type"], "object_type"),
    ];
    for (body, code, paths, text) in cases {
        let reply = world.post(&world.types(), body).await;
        reply.refused(400, code, &paths).mentions(&[text]);
    }
    for (key, member) in [
        ("unique_key", "unique_key"),
        ("relation_key", "relation_key"),
        ("is_readonly", "is_readonly"),
        ("restrictions", "restrictions"),
        ("recommended_relations", "property_definitions"),
        ("plural_name", "type_settings.plural_name"),
    ] {
        let body = json!({"kind": "object_type", "properties": {"name": "A", key: 1}});
        let reply = world.post(&world.types(), body).await;
        reply
            .invalid(&[&format!("/properties/{key}")])
            .mentions(&[member]);
    }
    // http.md 19.1, 19.2: a type is created and updated with the same properties.
    let sent = json!({"name": "Own"});
    world.post(&world.types(), sent).await.is(201);
    let own_type = world.type_path("own");
    for (key, value) in [("due_date", json!("2026-01-01")), ("Done", json!(true))] {
        let body = json!({"kind": "object_type", "properties": {"name": "A", key: value}});
        for reply in [
            world.post(&world.types(), body.clone()).await,
            world.patch(&own_type, body).await,
        ] {
            let refused = reply.invalid(&[&format!("/properties/{key}")]);
            refused.mentions(&["patch_object", "description"]);
        }
    }
    world.delete(&own_type).await.is(200);
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
        (
            json!([{"property": "watered", "format": "text"}, {"name": "Fresh"}]),
            "/property_definitions/0/format",
            "property format conflict",
        ),
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
        (
            json!([{"name": "S", "format": "select", "options": [{"name": "a", "color": "mauve"}]}]),
            "/property_definitions/0/options/0/color",
            "lime",
        ),
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
    let listed = document["type_settings"]["property_definitions"].clone();
    assert_eq!(
        listed[1],
        json!({"property": "height", "name": "Height", "format": "number", "description": "In metres", "default_value": 2})
    );
    assert_eq!(
        listed[2],
        json!({"property": "neighbour", "name": "Near", "format": "objects", "object_types": ["plant"], "max_count": 2})
    );
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
    let reply = world
        .post(&path, body("Tree", json!(["Todo", "todo"])))
        .await;
    reply
        .invalid(&["/property_definitions/0/options"])
        .mentions(&["did you mean Todo?"]);
    let reply = world
        .post(&path, body("Tree", json!(["Todo", "Grown"])))
        .await;
    reply.invalid(&["/property_definitions/0/options"]);
    reply.mentions(&["create_missing_options", "Grown"]);
    world
        .post(&path, body("Tree", json!(["Todo"])))
        .await
        .is(201);
    let consent = format!("{path}?create_missing_options=true");
    let grown = json!([{"name": "Grown", "color": "teal"}, "Todo", "Old"]);
    let dry = world
        .post(
            &format!("{consent}&dry_run=true"),
            body("Bush", grown.clone()),
        )
        .await
        .body(200);
    let made = world.post(&consent, body("Bush", grown)).await.body(201);
    let options =
        json!([{"name": "Grown", "property": "stage"}, {"name": "Old", "property": "stage"}]);
    assert_eq!(made["created"], json!({"options": options}));
    assert_eq!(
        dry,
        json!({"key": "bush", "created": made["created"], "dry_run": true}),
        "H-55"
    );
    let document = world.get(&world.type_path("bush")).await.body(200);
    let served = &document["type_settings"]["property_definitions"][0]["options"];
    let names: Vec<&str> = served
        .as_array()
        .unwrap()
        .iter()
        .map(|option| option["name"].as_str().unwrap())
        .collect();
    assert_eq!(
        (names, &served[2]["color"]),
        (vec!["Todo", "Done", "Grown", "Old"], &json!("teal"))
    );
    let many: Vec<String> = (0..65).map(|number| format!("o{number}")).collect();
    world
        .post(&consent, body("Weed", json!(many)))
        .await
        .invalid(&["/property_definitions"])
        .mentions(&["stage: 65"]);
}

// H-88, D-119
#[tokio::test]
async fn sections_have_an_order_and_the_plain_one_is_never_empty() {
    let world = World::new().await;
    let path = world.types();
    let make = |name: &str, definitions: Value| {
        let body = json!({"name": name, "property_definitions": definitions});
        world.post(&path, body)
    };
    let featured = json!([{"name": "Rank", "format": "number", "section": "featured"}]);
    make("Medal", featured).await.is(201);
    let document = world.get(&world.type_path("medal")).await.body(200);
    assert_eq!(
        keys_of(&document),
        ["rank", "created_date", "creator", "links"]
    );
    let definitions = json!([
        {"name": "A", "section": "hidden"}, {"name": "B"}, {"name": "C", "section": "featured"},
    ]);
    make("Mixed", definitions).await.is(201);
    let document = world.get(&world.type_path("mixed")).await.body(200);
    assert_eq!(keys_of(&document), ["c", "b", "a"]);
    let listed = &document["type_settings"]["property_definitions"];
    let sections = [0, 1, 2].map(|at| listed[at].get("section"));
    assert_eq!(
        sections,
        [Some(&json!("featured")), None, Some(&json!("hidden"))]
    );
    let columns = document["blocks"][0]["views"][0]["columns"].clone();
    assert_eq!(
        columns,
        json!([{"property": "name"}, {"property": "c"}, {"property": "b"}])
    );
}

// D-123, http.md 19.1, 28: what the server adds to the plain section counts, so that a read of the type can be sent again.
#[tokio::test]
async fn the_server_fills_no_list_beyond_its_bound() {
    let world = World::new().await;
    let listed = |count: usize| -> Vec<Value> {
        let entries = 0..count;
        entries
            .map(|at| json!({"name": format!("W{at}"), "section": "featured"}))
            .collect()
    };
    for count in [126, 128] {
        let settings = json!({"property_definitions": listed(count)});
        for (body, path) in [
            (
                json!({"name": "Wide", "property_definitions": listed(count)}),
                "/property_definitions",
            ),
            (
                json!({"kind": "object_type", "properties": {"name": "Wide"}, "type_settings": settings}),
                "/type_settings/property_definitions",
            ),
        ] {
            let refused = world.post(&world.types(), body).await;
            refused
                .invalid(&[path])
                .mentions(&["at most 128", "list 125"]);
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
    assert_eq!(
        reply.warnings(),
        [
            "/property_definitions/0/name",
            "/property_definitions/1/object_types",
            "/property_definitions/2/description",
            "/property_definitions/2/include_time",
            "/property_definitions/3/options",
        ]
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
        let path = format!("/v2/spaces/{}/properties/{property}", world.one.short);
        world.delete(&path).await.is(200);
    }
    for (body, expected) in [
        (
            json!({"name": "Errand", "layout": "todo"}),
            vec![
                "type",
                "backlinks",
                "created_date",
                "creator",
                "links",
                "last_modified_date",
                "last_modified_by",
                "last_opened_date",
            ],
        ),
        (
            json!({"name": "Chore", "property_definitions": [{"property": "status", "section": "featured"}]}),
            vec!["status", "created_date", "creator", "links"],
        ),
    ] {
        let made = world.post(&world.types(), body).await.body(201);
        let path = world.type_path(made["key"].as_str().unwrap());
        let mut document = world.get(&path).await.body(200);
        assert_eq!(keys_of(&document), expected);
        let views = document["blocks"].to_string();
        for removed in ["tag", "done"] {
            assert!(!views.contains(&format!("\"{removed}\"")), "{views}");
        }
        // What is read can be created from (document.md 13).
        let copy = document.as_object_mut().unwrap();
        copy.shift_remove("blocks");
        copy["properties"] = json!({"name": "Copy"});
        copy["type_settings"]
            .as_object_mut()
            .unwrap()
            .shift_remove("api_key");
        let options = "?dry_run=true";
        let reply = world
            .post(&format!("{}{options}", world.types()), document)
            .await;
        reply.is(200);
    }
}
