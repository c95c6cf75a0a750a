//! How keys of properties and types resolve (document.md 4).

use serde_json::json;

use crate::support::World;

// document.md 4.1, 4.2: a name is served where it means what it stands for; whatever a read with names serves can be
// sent back, on the route of its kind.
#[tokio::test]
async fn what_is_read_with_names_can_be_sent_back() {
    let world = World::new().await;
    for property in [
        json!({"name": "Story points", "format": "number"}),
        json!({"name": "Stage", "key": "stage_key", "format": "select", "options": [{"name": "Todo"}]}),
        // Names that mean something else, exactly or by fold.
        json!({"name": "Due-date", "key": "until", "format": "text"}),
        json!({"name": "done", "key": "finished", "format": "text"}),
    ] {
        world.add_property(property).await;
    }
    let space = format!("/v2/spaces/{}", world.one.short);
    let filled = json!({"story_points": 3, "stage_key": ["Todo"], "until": "u", "finished": "f"});
    let view = json!({"name": "V", "type": "kanban", "group_by": "status",
        "filters": [{"property": "assignee", "condition": "not_empty"}],
        "sorts": [{"property": "due_date"}],
        "columns": [{"property": "name"}, {"property": "linked_projects"}, {"property": "creator"}]});
    let mut made = Vec::new();
    for kind in ["page", "note", "bookmark", "profile", "diary_entry"] {
        made.push(json!({"type": kind, "properties": filled}));
    }
    let blocks = json!([
        {"type": "property", "property": "until"},
        {"type": "link", "properties": ["finished", "due_date"]},
        {"type": "dataview", "id": "d", "views": [view]},
    ]);
    made.push(
        json!({"formatVersion": "2.0", "type": "page", "properties": filled, "blocks": blocks}),
    );
    made.push(json!({"formatVersion": "2.0", "type": "collection", "blocks": []}));
    let mut reads = Vec::new();
    for body in made {
        reads.push((world.objects(), world.create(body).await));
    }
    #[rustfmt::skip]
    let cases = [
        ("queries", json!({"name": "Q", "type": "task", "views": [view]})),
        ("templates", json!({"template_for": "profile", "properties": filled})),
    ];
    for (route, body) in cases {
        let route = format!("{space}/{route}");
        let created = world.post(&route, body).await.body(201);
        let target = if route.ends_with("queries") {
            world.objects()
        } else {
            route
        };
        reads.push((target, created["id"].as_str().unwrap().to_owned()));
    }
    for (route, id) in reads {
        let named = async |id: &str| {
            let path = format!("{}?keys=name&ids=full", world.object(id));
            world.get(&path).await.body(200)
        };
        let read = named(&id).await;
        for parameters in ["", "?keys=name"] {
            let path = format!("{route}{parameters}");
            let copy = world.post(&path, read.clone()).await.body(201);
            let copied = named(copy["id"].as_str().unwrap()).await;
            for member in ["type", "properties", "template_for", "query_source"] {
                let without_times = |document: &serde_json::Value| {
                    let mut part = document[member].clone();
                    if let Some(properties) = part.as_object_mut() {
                        properties.retain(|key, _| !key.contains(" date"));
                    }
                    part
                };
                assert_eq!(without_times(&copied), without_times(&read), "{member}");
            }
            assert_eq!(copied["blocks"], read["blocks"]);
        }
    }
    let hidden = ["profile", "object_type"].map(str::to_owned);
    let listed = world
        .column(&format!("{space}/types?limit=1000"), "key")
        .await;
    for (number, key) in listed.into_iter().chain(hidden).enumerate() {
        let path = format!("{space}/types/{key}?keys=name&ids=full");
        let mut read = world.get(&path).await.body(200);
        read.as_object_mut().unwrap().remove("blocks");
        read["properties"]["Name"] = json!(format!("Copy {number}"));
        // A type of one's own is not hidden.
        let properties = read["properties"].as_object_mut().unwrap();
        properties.remove("is_hidden");
        let settings = read["type_settings"].as_object_mut().unwrap();
        settings.remove("api_key");
        settings.insert("layout".to_owned(), json!("basic"));
        let definitions = settings["property_definitions"].as_array_mut().unwrap();
        // Files keep their section for themselves.
        definitions.retain(|entry| entry["section"] != "file");
        let definitions = definitions.clone();
        let reply = world.post(&format!("{space}/types"), read).await;
        let copy = reply.body(201);
        assert_eq!(copy.get("created"), None, "{key}");
        let path = format!("{space}/types/{}?keys=name", copy["key"].as_str().unwrap());
        let copied = world.get(&path).await.body(200);
        let listed = |entry: &serde_json::Value| entry["property"].clone();
        let copied = copied["type_settings"]["property_definitions"].as_array();
        let copied: Vec<_> = copied.unwrap().iter().map(listed).collect();
        let expected: Vec<_> = definitions.iter().map(listed).collect();
        assert_eq!(copied, expected, "{key}");
    }
}

// document.md 4.1, D-43: all holders of one name are served by their key, also where the name means one of them.
#[tokio::test]
async fn a_shared_name_serves_none_of_its_holders() {
    let world = World::new().await;
    for (key, name) in [
        ("stage", "Stage"),
        ("phase", "Stage"),
        ("until", "Due date"),
    ] {
        world
            .add_property(json!({"name": name, "key": key, "format": "text"}))
            .await;
    }
    let errand = json!({"name": "Task", "api_key": "errand"});
    world.post(&world.types(), errand).await.is(201);
    let both = json!({"stage": "a", "phase": "b", "due_date": null, "until": "c"});
    let made = world
        .create(json!({"type": "errand", "properties": both}))
        .await;
    let path = world.object(&made);
    let named = world.get(&format!("{path}?keys=name")).await.body(200);
    assert_eq!(named["type"], "errand", "a name that means another type");
    for key in ["stage", "phase", "due_date", "until"] {
        assert!(named["properties"].get(key).is_some(), "{key}: {named}");
    }
    let query = json!({"formatVersion": "2.0", "type": "set", "query_source": {"types": ["task", "errand", "page"]}});
    let path = world.object(&world.create(query).await);
    let query = world.get(&format!("{path}?keys=name")).await.body(200);
    assert_eq!(
        query["query_source"]["types"],
        json!(["task", "errand", "Page"])
    );
    // A filter names types, too, whether they are named elsewhere or not.
    let filters =
        json!([{"property": "type", "condition": "in", "value": ["note", "task", "errand"]}]);
    let blocks = json!([{"type": "dataview", "views": [{"filters": filters}]}]);
    let path = world.object(&world.page("P", blocks).await);
    let page = world.get(&format!("{path}?keys=name")).await.body(200);
    assert_eq!(
        page["blocks"][0]["views"][0]["filters"][0]["value"],
        json!(["Note", "task", "errand"])
    );
}

// document.md 3, 4.1; http.md 17, 19, 20: a name is any text within its bound, whatever it is the name of and whichever
// way it is given. One that holds a control character is no key, so that what has it is served by its key.
#[tokio::test]
async fn names_hold_control_characters_and_are_served_by_key() {
    const NAME: &str = "Line\nbreak\u{1}\u{0}\u{7f}x";
    let world = World::new().await;
    let numbered = |number: u32| format!("{NAME}{number}");
    let options = json!([{"name": NAME}, {"name": "Plain"}]);
    let made = json!({"name": NAME, "format": "select", "options": options});
    let made = world.add_property(made).await;
    let key = made["key"].as_str().unwrap();
    assert_eq!(key, "line_break_x");
    world
        .add_property(json!({"name": "Other", "format": "text"}))
        .await;
    let kind = json!({
        "name": NAME, "api_key": "kind", "plural_name": NAME, "property_definitions": [{"name": numbered(4)}],
    });
    world.make("types", kind).await;
    let options = world.options(key);
    world
        .post(&options, json!({"name": numbered(1)}))
        .await
        .is(201);
    let added = json!({"op": "add_property", "property": numbered(5), "format": "text"});
    let view = json!({"op": "insert_view", "name": NAME});
    for (path, body) in [
        (format!("{options}/Plain"), json!({"name": numbered(2)})),
        (world.property("other"), json!({"name": numbered(3)})),
        (world.type_path("kind"), json!({"ops": [added, view]})),
        (world.type_path("kind"), json!({"name": numbered(6)})),
    ] {
        world.patch(&path, body).await.is(200);
    }
    let mut listed = world.column(&options, "name").await;
    listed.sort_unstable();
    assert_eq!(listed, [NAME.to_owned(), numbered(1), numbered(2)]);
    let of_type = world.get(&world.type_path("kind")).await.body(200);
    assert_eq!(of_type["properties"]["name"], numbered(6));
    assert_eq!(of_type["blocks"][0]["views"][1]["name"], NAME);
    let listed = format!("{}?limit=1000", world.properties());
    let names = world.column(&listed, "name").await;
    for number in [3, 4, 5] {
        assert!(names.contains(&numbered(number)), "{names:?}");
    }

    let space = world.post("/v2/spaces", json!({"name": NAME})).await;
    let space = format!("/v2/spaces/{}", space.body(201)["id"].as_str().unwrap());
    world
        .patch(&space, json!({"name": numbered(7)}))
        .await
        .is(200);
    assert_eq!(world.get(&space).await.body(200)["name"], numbered(7));
    let chat = world.chat(NAME).await;
    assert_eq!(world.read(&chat).await["properties"]["name"], NAME);
    for (route, body) in [
        ("queries", json!({"name": NAME, "type": "task"})),
        ("collections", json!({"name": NAME})),
        (
            "templates",
            json!({"template_for": "task", "properties": {"name": NAME}}),
        ),
    ] {
        let id = world.make(route, body).await;
        assert_eq!(world.read(&id).await["properties"]["name"], NAME, "{route}");
    }

    let values = json!({key: NAME, "other": "o"});
    let id = world
        .create(json!({"type": "kind", "name": NAME, "properties": values}))
        .await;
    let path = format!("{}?keys=name", world.object(&id));
    let named = world.get(&path).await.body(200);
    assert_eq!(named["type"], "kind");
    assert_eq!(named["properties"]["Name"], NAME);
    assert_eq!(named["properties"][key], json!([NAME]));
    assert_eq!(named["properties"]["other"], "o");
    // The same text is no key of a property on input.
    let body = json!({"type": "page", "properties": {NAME: NAME}});
    let refused = world.post(&world.objects(), body).await;
    refused.is(400).mentions(&["control characters"]);
    // Other invisible characters are none of these: U+0085 is above U+007F.
    let next_line = "Next\u{85}line";
    world
        .add_property(json!({"name": next_line, "key": "next", "format": "text"}))
        .await;
    let id = world
        .create(json!({"type": "page", "properties": {next_line: "n"}}))
        .await;
    let path = format!("{}?keys=name", world.object(&id));
    let named = world.get(&path).await.body(200);
    assert_eq!(named["properties"][next_line], "n");
}
