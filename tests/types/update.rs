//! update_type with members, flat or as a part of the document (http.md 19.2).

use serde_json::{Value, json};

use super::{keys_of, plant};
use crate::support::World;
use crate::support::partial::{has, with};

// H-89, H-52, H-53
#[tokio::test]
async fn both_forms_change_the_same_members() {
    let world = World::new().await;
    plant(&world).await;
    let path = world.type_path("plant");
    let before = world.get(&path).await.body(200);
    let flat = world.patch(&path, json!({"plural_name": "Plants"})).await;
    let etag = flat.header("etag").unwrap().trim_matches('"').to_owned();
    let flat = flat.body(200);
    has!(flat, {"key": "plant", "etag": etag, "id": before["id"]});
    assert_ne!(flat["etag"], before["etag"]);
    let whole = json!({"type_settings": {"plural_name": "Plants", "api_key": "plant"}});
    let again = world.patch(&path, whole).await.body(200);
    assert_eq!(again, flat, "the same members again change nothing");
    let properties = json!({"name": "Herb", "description": "Green"});
    let settings = json!({"layout": "note", "default_view": "gallery"});
    let icon = json!({"format": "emoji", "emoji": "🌿"});
    let body = json!({"properties": properties, "type_settings": settings, "icon": icon});
    world.patch(&path, body).await.is(200);
    let document = world.get(&path).await.body(200);
    let settings = json!({"layout": "note", "default_view": "gallery", "api_key": "plant"});
    has!(document, {"properties": properties, "icon": icon, "type_settings": settings});
    let clear = json!({"properties": {"description": null}});
    world.patch(&path, clear).await.is(200);
    has!(world.get(&path).await.body(200), {"properties": {"description": null}});
    // H-97: the key is the identity, whatever the path says.
    let rename = json!({"name": "Plant"});
    let renamed = world.patch(&world.type_path("Herb"), rename).await;
    assert_eq!(renamed.body(200)["key"], "plant");
}

// http.md 3: null counts as absent, and so tells no form from another.
#[tokio::test]
async fn nulls_of_other_forms_are_absent() {
    let world = World::new().await;
    plant(&world).await;
    let path = world.type_path("plant");
    let flat = json!({"ops": null, "op": null, "properties": null, "type_settings": null, "kind": null, "name": "Herb"});
    world.patch(&path, flat).await.is(200);
    let ops = json!([{"op": "remove_property", "property": "stage"}]);
    let batch = json!({"ops": ops, "op": null, "name": null, "api_key": null, "icon": null, "type_settings": null, "kind": null,
        "formatVersion": null});
    world.patch(&path, batch).await.is(200);
    let part = json!({"properties": {"description": "Green"}, "ops": null, "name": null, "layout": null, "api_key": null});
    world.patch(&path, part).await.is(200);
    let document = world.get(&path).await.body(200);
    assert_eq!(document["properties"]["name"], "Herb");
    let keys = keys_of(&document);
    assert!(!keys.contains(&"stage".to_owned()), "{keys:?}");
    let reply = world.patch(&path, json!({"ops": null, "zz": null})).await;
    assert_eq!(reply.is(400).paths(), ["/zz"]);
}

// H-90
#[tokio::test]
async fn bodies_that_update_nothing() {
    let world = World::new().await;
    plant(&world).await;
    let path = world.type_path("plant");
    let before = world.get(&path).await.body(200);
    let sent = json!({});
    let reply = world.patch(&path, sent).await;
    reply.invalid(&[]).mentions(&["nothing to update"]);
    #[rustfmt::skip]
    let cases = [
        (json!({"api_key": "x"}), "/api_key", "create"),
        (json!({"type_settings": {"api_key": "x"}}), "/type_settings/api_key", "never changes"),
        (json!({"ops": [{"op": "remove_property", "property": "stage"}], "name": "x"}), "/name", "ops"),
        (json!({"op": "add_property"}), "/op", "ops"),
        (json!({"properties": {"due_date": 1}}), "/properties/due_date", "property not updatable on a type"),
        (json!({"layout": "nope"}), "/layout", "bookmark"),
        (json!({"layout": "file"}), "/layout", "built-in"),
        (json!({"default_view": "nope"}), "/default_view", "kanban"),
        (json!({"name": ""}), "/name", "blank"),
        (json!({"properties": {"name": ""}}), "/properties/name", "blank"),
        (json!({"description": "x"}), "/description", "plural_name"),
        (json!({"type_settings": {}, "blocks": []}), "/blocks", "insert_view"),
        (json!({"kind": "page", "properties": {"name": "x"}}), "/kind", "object_type"),
        (json!({"properties": []}), "/properties", "property_definitions"),
        (json!({"property_definitions": [{"property": "nope"}]}), "/property_definitions/0/property", "list_properties"),
        (json!({"property_definitions": [{"property": "stage", "options": ["New"]}]}), "/property_definitions/0/options", "create_missing_options"),
    ];
    for (body, path_of_issue, text) in cases {
        let reply = world.patch(&path, body).await;
        reply.invalid(&[path_of_issue]).mentions(&[text]);
    }
    assert_eq!(world.get(&path).await.body(200), before);
    let sent = json!({"name": "X"});
    let reply = world.patch(&world.type_path("profile"), sent).await;
    reply.refused(403, "forbidden", &["type"]);
    let sent = json!({"plural_name": "Films"});
    world.patch(&world.type_path("movie"), sent).await.is(200);
}

// H-91, D-119
#[tokio::test]
async fn a_list_replaces_the_list_and_the_views_follow() {
    let world = World::new().await;
    plant(&world).await;
    let path = world.type_path("plant");
    let object = json!({"type": "plant", "name": "T1", "properties": {"stage": "Done"}});
    let object = world.create(object).await;
    let sorted = json!({"op": "insert_view", "name": "By stage", "set": {"sorts": [{"property": "stage"}]}, "columns": {"stage": {}}});
    world.patch(&path, json!({"ops": [sorted]})).await.is(200);
    let body = json!({"property_definitions": [{"property": "watered"}, {"name": "Depth", "format": "number"}]});
    let dry = format!("{path}?dry_run=true");
    let dry = world.patch(&dry, body.clone()).await.body(200);
    let reply = world.patch(&path, body).await;
    assert_eq!(reply.warnings(), ["/property_definitions"]);
    reply.mentions(&["stage", "By stage"]);
    let made = reply.body(200);
    let created = json!({"properties": [{"key": "depth"}]});
    has!(made, {"removed": {"properties": [{"key": "stage"}]}, "created": created});
    has!(dry, {"etag": null, "removed": made["removed"]}); // H-55
    let document = world.get(&path).await.body(200);
    assert_eq!(keys_of(&document), ["watered", "depth"]);
    let views = &document["blocks"][0]["views"];
    let columns = |view: usize| views[view]["columns"].as_array().unwrap();
    let stage = json!({"property": "stage"});
    // A view that sorts by it keeps it.
    assert!(!columns(0).contains(&stage) && columns(1).contains(&stage));
    assert_eq!(columns(0).last().unwrap(), &json!({"property": "depth"}));
    has!(world.read(&object).await, {"properties": {"stage": ["Done"]}});
    // document.md 7: what a read serves may be sent back.
    let definitions = document["type_settings"]["property_definitions"].clone();
    let echo = json!({"property_definitions": definitions});
    let echo = world.patch(&path, echo).await;
    assert_eq!(echo.warnings(), [""; 0]);
    assert_eq!(echo.json["etag"], document["etag"]);
}

// http.md 19.2: a part of the document is all or nothing, too.
#[tokio::test]
async fn a_refused_part_of_a_document_changes_nothing() {
    let world = World::new().await;
    plant(&world).await;
    let path = world.type_path("plant");
    let before = world.get(&path).await.body(200);
    let made = json!({"default_template": "zz", "property_definitions": [{"name": "Made"}]});
    let unknown =
        json!({"layout": "set", "property_definitions": [{"name": "Made"}, {"property": "nope"}]});
    let part = |settings: &Value| json!({"properties": {"name": "New"}, "type_settings": settings});
    for (body, place) in [
        (part(&made), "/type_settings/default_template"),
        (
            part(&unknown),
            "/type_settings/property_definitions/1/property",
        ),
        (made, "/default_template"),
    ] {
        world.patch(&path, body).await.invalid(&[place]);
        assert_eq!(world.get(&path).await.body(200), before);
        world.get(&world.property("made")).await.missing(&["key"]);
    }
}

// http.md 19.2: columns of what leaves the list make room for those of what comes.
#[tokio::test]
async fn columns_go_before_columns_come() {
    let world = World::new().await;
    let listed = |numbers: std::ops::Range<usize>| -> Value {
        let entry = |number| json!({"name": format!("P{number}"), "format": "text"});
        json!({"property_definitions": numbers.map(entry).collect::<Vec<_>>()})
    };
    let mut body = listed(0..60);
    body["name"] = json!("Wide");
    world.post(&world.types(), body).await.is(201);
    let path = world.type_path("wide");
    let columns = async || {
        let document = world.get(&path).await.body(200);
        let columns = document["blocks"][0]["views"][0]["columns"].as_array();
        let is_own = |column: &&Value| column["property"].as_str().unwrap().starts_with('p');
        columns.unwrap().iter().filter(is_own).count()
    };
    assert_eq!(columns().await, 60);
    let updated = world.patch(&path, listed(60..120)).await;
    assert_eq!(columns().await, 60);
    updated.is(200).omits(&["no column"]);
    // What finds no room is warned of once a view.
    let updated = world.patch(&path, listed(60..140)).await.body(200);
    let warnings = updated["warnings"].as_array().unwrap().iter();
    let messages = warnings.map(|warning| warning["message"].as_str().unwrap());
    let messages: Vec<&str> = messages
        .filter(|it| it.contains("no column in All"))
        .collect();
    assert!(
        matches!(*messages, [one] if one.contains("p139")),
        "{updated}"
    );
}

// H-89: empty takes a plural name away, as it does a description and a default template.
#[tokio::test]
async fn a_plural_name_is_cleared() {
    let world = World::new().await;
    plant(&world).await;
    let path = world.type_path("plant");
    for body in [
        json!({"plural_name": ""}),
        json!({"name": "Herb", "plural_name": ""}),
        json!({"type_settings": {"plural_name": ""}}),
    ] {
        let named = json!({"plural_name": "Plants"});
        world.patch(&path, named).await.is(200);
        let reply = world.patch(&path, body).await.body(200);
        assert_eq!(reply.get("warnings"), None);
        let document = world.get(&path).await.body(200);
        assert_eq!(document["type_settings"].get("plural_name"), None);
    }
}

// http.md 19, 19.2: a type keeps a name, by its own route and by its object id.
#[tokio::test]
async fn a_type_keeps_a_name_on_every_route() {
    let world = World::new().await;
    let made = plant(&world).await;
    let id = made["id"].as_str().unwrap();
    let set = |fields: Value| json!([with(json!({"op": "set_properties"}), fields)]);
    // The path is what was sent.
    for (fields, path) in [
        (json!({"set": {"name": " "}}), "ops[0].set.name"),
        (json!({"set": {"Name": ""}}), "ops[0].set.Name"),
        (json!({"set": {"name": null}}), "ops[0].set.name"),
        (json!({"unset": ["name"]}), "ops[0].unset.name"),
    ] {
        let refused = world.edit(id, set(fields)).await;
        refused.invalid(&[path]).mentions(&["blank"]);
    }
    let named = set(json!({"set": {"name": "Herb"}}));
    world.edit(id, named).await.is(200);
    assert_eq!(world.read(id).await["properties"]["name"], "Herb");
    // What the route of objects refuses of a built-in type, update_type does.
    let task = world.get(&world.type_path("task")).await.body(200);
    let job = set(json!({"set": {"name": "Job"}}));
    let refused = world.edit(task["id"].as_str().unwrap(), job).await;
    refused.refused(403, "forbidden", &["/ops/0"]);
    refused.mentions(&["update_type"]);
    // The name of another type is taken, and warned of.
    for (body, path) in [
        (json!({"name": "Task"}), "/name"),
        (json!({"properties": {"name": "Page"}}), "/properties/name"),
    ] {
        let reply = world.patch(&world.type_path("plant"), body).await;
        assert_eq!(reply.is(200).warnings(), [path]);
    }
}

// query.md 6.2, document.md 6.7: `query` means the type of queries, whatever that is called.
#[tokio::test]
async fn a_query_may_be_called_so() {
    let world = World::new().await;
    let set = world.type_path("set");
    world.patch(&set, json!({"name": "Kueri"})).await.is(200);
    let search = format!("/v2/spaces/{}/search", world.one.short);
    for spelling in ["query", "Query", "set"] {
        let read = world.get(&world.type_path(spelling)).await.body(200);
        assert_eq!(read["type_settings"]["api_key"], "set");
        let body = json!({ "type": spelling });
        world.post(&search, body).await.is(200);
    }
    // A type of one's own that has the key comes first.
    let own = json!({"name": "Request", "api_key": "query"});
    world.post(&world.types(), own).await.is(201);
    let read = world.get(&world.type_path("query")).await.body(200);
    assert_eq!(read["properties"]["name"], "Request");
}

// document.md 7, 4.2: a removed property is listed by its internal key, which makes no new one.
#[tokio::test]
async fn a_pasted_list_says_what_was_removed() {
    let world = World::new().await;
    plant(&world).await;
    let stage = format!("/v2/spaces/{}/properties/stage", world.one.short);
    world.delete(&stage).await.is(200);
    let mut read = world.get(&world.type_path("plant")).await.body(200);
    let list = read["type_settings"]["property_definitions"].clone();
    let entries = list.as_array().unwrap();
    let at = entries.iter().position(|entry| entry["name"] == "Stage");
    let at = at.unwrap();
    // The type itself may keep it.
    let same = json!({ "property_definitions": list });
    world.patch(&world.type_path("plant"), same).await.is(200);
    let document = read.as_object_mut().unwrap();
    document.remove("blocks");
    document["type_settings"]["api_key"] = json!("herb");
    document["properties"] = json!({"name": "Herb"});
    let refused = world.post(&world.types(), read.clone()).await;
    let place = format!("/type_settings/property_definitions/{at}/property");
    refused
        .invalid(&[&place])
        .mentions(&["removed", "leave the entry out"]);
    read["type_settings"]["property_definitions"]
        .as_array_mut()
        .unwrap()
        .remove(at);
    world.post(&world.types(), read).await.is(201);
}
