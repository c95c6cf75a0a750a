//! A record that cannot be read changes the answers around it by a warning alone.

use rolltop_store::ObjectRecord;
use rolltop_store::testing::Write;
use serde_json::{Value, json};

use crate::support::World;
use crate::support::answer::Reply;

/// Writes another document over that of an object, behind the back of the API.
fn overwrite(world: &World, id: &str, damage: impl FnOnce(&str) -> String) {
    world.change_object(id, |record| {
        record.document = damage(&record.document).into()
    });
}

/// How the text of a document is spoilt.
type Damage = fn(&str) -> String;

/// Cuts a document in half, so that it is no valid JSON.
fn cut(document: &str) -> String {
    document[..document.len() / 2].to_owned()
}

/// Method, path and body.
type Route = (&'static str, String, Option<Value>);

/// A page, a query and a collection that have it for a row, and every route that lists it.
async fn listed(world: &World) -> (String, [Route; 5]) {
    let page = json!({"type": "page", "markdown": "Words",
                      "properties": {"name": "Page", "description": "Kept"}});
    let page = world.create(page).await;
    let space = format!("/v2/spaces/{}", world.one.short);
    let query = json!({"name": "Q", "type": "page"});
    let query = world.make("queries", query).await;
    let members = json!({"name": "C", "items": [page]});
    let members = world.make("collections", members).await;
    let search = json!({"fields": ["description", "created_date"]});
    let fields = "?fields=description,created_date";
    let routes = [
        ("POST", format!("{space}/search"), Some(search.clone())),
        ("POST", "/v2/search".to_owned(), Some(search)),
        ("GET", format!("{space}/objects{fields}"), None),
        (
            "GET",
            format!("{space}/queries/{query}/objects{fields}"),
            None,
        ),
        (
            "GET",
            format!("{space}/collections/{members}/objects{fields}"),
            None,
        ),
    ];
    (page, routes)
}

async fn send(world: &World, (method, path, body): &Route) -> Reply {
    let request = world.request(method, path);
    match body {
        Some(body) => request.json(body).send().await,
        None => request.send().await,
    }
}

/// The row of an object in an answer, and the warnings of the answer.
async fn row(world: &World, route: &Route, id: &str) -> (Value, Value) {
    let (answer, path) = (send(world, route).await.body(200), &route.1);
    let rows = answer["data"].as_array().unwrap().iter();
    let mut rows = rows.filter(|row| row["id"] == id);
    let row = rows.next().unwrap_or_else(|| panic!("{path}: {answer}"));
    (row.clone(), answer["warnings"].clone())
}

// query.md 8, 9: a row shows what it can, and is found by that.
#[tokio::test]
async fn a_damaged_object_is_a_row_like_the_others() {
    let world = World::new().await;
    let (page, routes) = listed(&world).await;
    let mut whole = Vec::new();
    for route in &routes {
        let (row, warnings) = row(&world, route, &page).await;
        assert_eq!(row["properties"]["description"], "Kept", "{}", route.1);
        assert_eq!(warnings, Value::Null);
        whole.push(row);
    }
    // Blocks are nothing that a row shows.
    overwrite(&world, &page, |document| {
        let mut document: Value = serde_json::from_str(document).unwrap();
        document["blocks"][0]["unheard_of"] = json!(true);
        document.to_string()
    });
    let world = world.restarted().await;
    for (route, whole) in routes.iter().zip(&whole) {
        assert_eq!(
            row(&world, route, &page).await,
            (whole.clone(), Value::Null)
        );
    }
    // A read of the object itself says that it cannot be read.
    let refused = world.get(&world.object(&page)).await.body(500);
    assert_eq!(refused["code"], "internal_error");

    overwrite(&world, &page, cut);
    let world = world.restarted().await;
    for (route, whole) in routes.iter().zip(&whole) {
        let (row, warnings) = row(&world, route, &page).await;
        let created = &whole["properties"]["created_date"];
        assert_eq!(row["properties"], json!({"created_date": created}));
        assert_eq!(
            (&row["name"], &row["type"]),
            (&whole["name"], &whole["type"])
        );
        assert_eq!(warnings.as_array().unwrap().len(), 1, "{warnings}");
        let warning = &warnings[0];
        let message = warning["message"].as_str().unwrap();
        assert!(
            message.starts_with(&format!("{page} is damaged")),
            "{message}"
        );
        assert_eq!(warning.get("path"), None);
        assert!(warning["hint"].as_str().unwrap().contains("rolltop check"));
    }
    for search in [
        json!({"query": "Page"}),
        json!({"filter": "name = \"Page\""}),
    ] {
        for (method, path, _) in &routes[..2] {
            let route = (*method, path.clone(), Some(search.clone()));
            let (row, warnings) = row(&world, &route, &page).await;
            assert_eq!(row["name"], whole[0]["name"]);
            // What else it holds is not searched, which an empty test would not tell.
            assert_eq!(warnings.as_array().unwrap().len(), 1, "{warnings}");
            let told = warnings.to_string();
            assert!(told.contains("damaged") && told.contains("only"), "{told}");
        }
    }
    // Without values there is nothing to tell.
    let path = format!("{}?limit=1000", world.objects());
    let list = world.get(&path).await.body(200);
    assert_eq!(list.get("warnings"), None);
    assert_eq!(
        world.get(&world.object(&page)).await.body(500)["code"],
        "internal_error"
    );
}

// query.md 10: a fault of one space leaves the others usable, and a fault of one definition the rest of its space.
#[tokio::test]
async fn a_damaged_definition_is_left_out() {
    let world = World::new().await;
    let page = world.create(json!({"type": "page", "name": "Page"})).await;
    let space = format!("/v2/spaces/{}", world.one.short);
    let properties = format!("{space}/properties");
    let made = |name: &str| world.make("properties", json!({"name": name, "format": "text"}));
    let (damaged, _, gone) = (
        made("Damaged").await,
        made("Sound").await,
        made("Gone").await,
    );
    world.delete(&format!("{properties}/gone")).await.is(200);
    let query = json!({"name": "Q", "type": "page"});
    let query = world.make("queries", query).await;
    let collection = world.make("collections", json!({"name": "C"})).await;
    let me = world.get(&format!("{space}/members/me")).await.body(200);
    let me = me["id"].as_str().unwrap();
    let whole = world.server.store.object(&damaged).unwrap().unwrap();
    let whole = whole.document.to_string();
    for record in [&damaged, me] {
        overwrite(&world, record, cut);
    }
    let fault = format!("the property \"Damaged\" ({damaged}) is damaged");
    let warns = |answer: &Value| {
        let warnings = answer["warnings"].as_array().unwrap();
        let message = warnings[0]["message"].as_str().unwrap();
        assert!(message.contains(&fault), "{message}");
        assert_eq!(warnings.len(), 1, "{answer}");
    };
    let pages = json!({"filter": "type = \"page\""});
    for path in [format!("{space}/search"), "/v2/search".to_owned()] {
        let found = world.post(&path, pages.clone()).await.body(200);
        assert_eq!(found["total"], 1, "{path}: {found}");
        warns(&found);
        // query.md 10: of several spaces, the one is named.
        let message = found["warnings"][0]["message"].as_str().unwrap();
        let names_space = message.starts_with(&format!("space {}", world.one.short));
        assert_eq!(names_space, path == "/v2/search", "{message}");
    }
    for list in [
        "objects",
        "types",
        "types/page",
        "properties",
        "properties/status/options",
        "templates",
        &format!("queries/{query}/views"),
        &format!("collections/{collection}/views"),
    ] {
        warns(&world.get(&format!("{space}/{list}")).await.body(200));
    }
    warns(&world.read(&page).await);
    let list = world
        .get(&format!("{properties}?limit=1000"))
        .await
        .body(200);
    let list = list["data"].as_array().unwrap().iter();
    let keys: Vec<&Value> = list.map(|property| &property["key"]).collect();
    assert!(keys.contains(&&json!("sound")) && !keys.contains(&&json!("damaged")));
    // What would have to be named with it is not written: another property may have its name as well.
    #[rustfmt::skip]
    let refused = [
        ("POST", properties.clone(), Some(json!({"name": "Damaged", "format": "text"}))),
        ("DELETE", format!("{properties}/sound"), None),
        ("PATCH", format!("{properties}/sound"), Some(json!({"name": "Damaged"}))),
        ("POST", format!("{space}/types"), Some(json!({"name": "Plant"}))),
        ("PATCH", world.object(&page), Some(json!({"ops": [{"op": "set_properties", "set": {"sound": "x"}}]}))),
        ("POST", format!("{space}/objects"), Some(json!({"type": "page", "name": "Another"}))),
    ];
    let seq = world.server.store.seq();
    for route in refused {
        let (answer, path) = (send(&world, &route).await.body(500), &route.1);
        assert_eq!(answer["code"], "internal_error", "{path}");
        let message = answer["message"].as_str().unwrap();
        for part in ["nothing was changed", &fault, "rolltop check"] {
            assert!(message.contains(part), "{path}: {message}");
        }
    }
    assert_eq!(world.server.store.seq(), seq);
    // What names nothing goes on.
    world.chat("Talk").await;
    world.delete(&world.object(&page)).await.is(200);
    restored(&world, &page).await.unwrap();
    let renamed = restored(&world, &gone).await.unwrap_err();
    assert!(renamed.contains(&fault), "{renamed}");
    // Once it is whole again, what the owner writes is theirs all the same.
    overwrite(&world, &damaged, |_| whole);
    let page = world
        .create(json!({"type": "page", "name": "Another"}))
        .await;
    let record = world.server.store.object(&page).unwrap().unwrap();
    assert_eq!(
        (record.creator.as_str(), record.modified_by.as_str()),
        (me, me)
    );
}

/// Takes something out of the bin, as `rolltop bin restore` does.
async fn restored(world: &World, id: &str) -> Result<(), String> {
    let (workspace, id) = (world.server.workspace.clone(), id.to_owned());
    let restore = move || workspace.restore(&id, None).map(drop);
    let restored = tokio::task::spawn_blocking(restore).await.unwrap();
    restored.map_err(|error| error.to_string())
}

// D-47: what names something in the bin is refused as removed. Any name could be that of one that cannot be read.
#[tokio::test]
async fn a_damaged_definition_in_the_bin_is_reported_and_stays_there() {
    let world = World::new().await;
    let properties = world.at("properties");
    let property = json!({"name": "Gone", "format": "text"});
    let gone = world.post(&properties, property.clone()).await.body(201);
    world.delete(&format!("{properties}/gone")).await.is(200);
    let gone = gone["id"].as_str().unwrap();
    let whole = world.server.store.object(gone).unwrap().unwrap();
    overwrite(&world, gone, cut);
    let told = format!("the property \"Gone\" ({gone})");
    let page = json!({"type": "page", "name": "Page"});
    for (path, body) in [(world.objects(), page), (properties, property)] {
        let refused = world.post(&path, body).await.body(500).to_string();
        for part in [&told.replace('"', "\\\""), "rolltop check"] {
            assert!(refused.contains(part), "{refused}");
        }
    }
    let stays = restored(&world, gone).await.unwrap_err();
    assert!(stays.contains(&told), "{stays}");
    overwrite(&world, gone, |_| whole.document.to_string());
    restored(&world, gone).await.unwrap();
}

// http.md 22: lists of chats and templates too.
#[tokio::test]
async fn damaged_chats_and_templates_do_not_hide_the_others() {
    let world = World::new().await;
    let space = format!("/v2/spaces/{}", world.one.short);
    let chats = [world.chat("First").await, world.chat("Second").await];
    let templates = format!("{space}/templates");
    let template = |name: &str| {
        let template = json!({"template_for": "task", "properties": {"name": name}});
        world.make("templates", template)
    };
    let template = [template("First").await, template("Second").await];
    overwrite(&world, &chats[0], cut);
    overwrite(&world, &template[0], cut);
    let told = |list: &Value, id: &str| {
        let warnings = list["warnings"].as_array().unwrap();
        let message = warnings[0]["message"].as_str().unwrap();
        assert!(
            message.starts_with(&format!("{id} is damaged")),
            "{message}"
        );
        assert_eq!(warnings.len(), 1);
    };
    let list = world.get(&format!("{space}/chats")).await.body(200);
    assert_eq!(list["total"], 2);
    told(&list, &chats[0]);
    let list = world.get(&templates).await.body(200);
    assert_eq!(
        (&list["total"], &list["data"][0]["id"]),
        (&json!(1), &json!(template[1]))
    );
    told(&list, &template[0]);
}

/// Writes another document over that of an object in the database itself, so that its version stays, as a restored copy
/// back does; the next start reads it.
async fn put_back(world: World, id: &str, document: &str) -> World {
    let database = world.server.directory().join("data/rolltop.db");
    let database = rusqlite::Connection::open(database).unwrap();
    let sql = "UPDATE object SET document = ?2 WHERE id = ?1";
    assert_eq!(database.execute(sql, (id, document)).unwrap(), 1);
    drop(database);
    world.restarted().await
}

/// What a search finds, once everything is read.
async fn found(world: &World, search: &Value) -> Value {
    let path = world.at("search");
    for _ in 0..60 {
        let found = world.post(&path, search.clone()).await.body(200);
        if !found["warnings"].to_string().contains("being built") {
            return found;
        }
    }
    panic!("{search}: the index is never built");
}

/// How many objects each of these searches finds.
async fn totals(world: &World, searches: &[Value]) -> Vec<u64> {
    let mut totals = Vec::new();
    for search in searches {
        totals.push(found(world, search).await["total"].as_u64().unwrap());
    }
    totals
}

// query.md 9, 14: what is put right again is found by what it says, however much of the index was written meanwhile.
#[tokio::test]
async fn an_object_that_was_damaged_is_found_again() {
    let in_blocks = |document: &str| {
        let mut document: Value = serde_json::from_str(document).unwrap();
        document["blocks"][0]["unheard_of"] = json!(true);
        document.to_string()
    };
    // What a row shows is found: first words of the record, and values that can be read.
    let damages: [(Damage, [u64; 5]); 2] = [(in_blocks, [0, 1, 0, 1, 1]), (cut, [0, 0, 0, 0, 1])];
    for (damage, found_of_it) in damages {
        let world = World::new().await;
        let height = json!({"name": "Height", "format": "number"});
        world.add_property(height).await;
        let other = world.create(json!({"type": "page", "name": "Other"})).await;
        let text = format!("first words {}bodyword", "and others ".repeat(50));
        let page = json!({"formatVersion": "2.0", "type": "page",
            "properties": {"height": 5, "description": "kept"}, "blocks": [
            {"type": "paragraph", "text": text}, {"type": "link", "object_id": other}]});
        let page = world.create(page).await;
        let whole = world.server.store.object(&page).unwrap().unwrap();
        overwrite(&world, &page, damage);
        // So many that columns and texts are written.
        let record = world.server.store.object(&other).unwrap().unwrap();
        world.store((0..1_100).map(|number| {
            Write::PutObject(ObjectRecord {
                id: format!("other-{number}"),
                ..ObjectRecord::clone(&record)
            })
        }));
        let searches = [
            json!({"query": "bodyword"}),
            json!({"filter": "height = 5"}),
            json!({"filter": format!("links = \"{other}\"")}),
            json!({"query": "kept"}),
            json!({"query": "words"}),
        ];
        assert_eq!(totals(&world, &searches).await, found_of_it);
        let warnings = found(&world, &searches[0]).await["warnings"].to_string();
        let told = "1 object of the space is damaged: a search covers only its readable parts";
        assert!(warnings.contains(told), "{warnings}");
        let world = world.restarted().await;
        assert_eq!(totals(&world, &searches).await, found_of_it);
        let world = put_back(world, &page, &whole.document).await;
        assert_eq!(totals(&world, &searches).await, [1; 5]);
        let found = found(&world, &searches[1]).await;
        assert_eq!(found.get("warnings"), None);
    }
}

/// The one finding of a refusal.
fn finding(refusal: &Value) -> (&str, &str) {
    let issues = refusal["issues"].as_array().unwrap();
    assert_eq!(issues.len(), 1, "{refusal}");
    let text = |member: &str| issues[0][member].as_str().unwrap();
    (text("message"), text("hint"))
}

// document.md 4.2: a name that means nothing may be that of a definition that cannot be read, on every route.
#[tokio::test]
async fn the_name_of_a_damaged_definition_is_reported() {
    let world = World::new().await;
    let page = world.create(json!({"type": "page", "name": "Page"})).await;
    let space = format!("/v2/spaces/{}", world.one.short);
    let [properties, types] = ["properties", "types"].map(|list| format!("{space}/{list}"));
    let text = |name: &str| json!({"name": name, "format": "text"});
    let bird = world.make("types", json!({"name": "Night Bird"})).await;
    let wings = world.make("properties", text("Wing Span")).await;
    world.make("properties", text("Sound")).await;
    let marks = json!({"name": "Marks", "format": "select", "options": [{"name": "Grim"}, {"name": "Plain"}]});
    world.make("properties", marks).await;
    let options = world
        .server
        .store
        .objects_of_kinds(&world.one.full, &["property_option"]);
    let mut options = options.unwrap().into_iter();
    let grim = options
        .find(|option| option.name == "Grim")
        .unwrap()
        .id
        .clone();
    let moods = json!({"name": "Moods", "format": "select", "options": [{"name": "Grim"}]});
    world.make("properties", moods).await;
    for record in [&bird, &wings, &grim] {
        overwrite(&world, record, cut);
    }

    let search = format!("{space}/search");
    let object = world.object(&page);
    let set = |set: Value| Some(json!({"ops": [{"op": "set_properties", "set": set}]}));
    #[rustfmt::skip]
    let of_property: Vec<Route> = vec![
        ("POST", search.clone(), Some(json!({"filter": "wing_span = \"x\""}))),
        ("POST", search.clone(), Some(json!({"filters": [{"property": "wing_span", "condition": "equal", "value": "x"}]}))),
        ("POST", search.clone(), Some(json!({"sorts": [{"property": "wing-span"}]}))),
        ("POST", search.clone(), Some(json!({"fields": ["wing_span"]}))),
        ("GET", format!("{space}/objects?fields=wing_span"), None),
        ("PATCH", object.clone(), set(json!({"wing_span": "x"}))),
        ("POST", world.objects(), Some(json!({"type": "page", "name": "Other", "properties": {"wing_span": "x"}}))),
        ("POST", world.objects(), Some(json!({"formatVersion": "2.0", "type": "page", "properties": {"wing_span": "x"}, "blocks": []}))),
        ("GET", format!("{properties}/wing_span"), None),
        ("DELETE", format!("{properties}/wing_span"), None),
        ("GET", format!("{properties}/wing_span/options"), None),
    ];
    #[rustfmt::skip]
    let of_type: Vec<Route> = vec![
        ("POST", search.clone(), Some(json!({"type": "night_bird"}))),
        ("POST", search.clone(), Some(json!({"filter": "type = \"night bird\""}))),
        ("POST", world.objects(), Some(json!({"type": "nightBird", "name": "Other"}))),
        ("POST", format!("{space}/queries"), Some(json!({"name": "Q", "type": "night_bird"}))),
        ("PATCH", object.clone(), Some(json!({"ops": [{"op": "set_type", "type": "night_bird"}]}))),
        ("GET", format!("{types}/night_bird"), None),
        ("PATCH", format!("{types}/night_bird"), Some(json!({"name": "Owl"}))),
    ];
    let of_option: Vec<Route> = vec![
        (
            "POST",
            search.clone(),
            Some(json!({"filter": "marks = \"Grim\""})),
        ),
        ("PATCH", object.clone(), set(json!({"marks": "Grim"}))),
        ("DELETE", format!("{properties}/marks/options/Grim"), None),
    ];
    #[rustfmt::skip]
    let unread = [
        (of_property, format!("the property \"Wing Span\" ({wings}) is damaged")),
        (of_type, format!("the type \"Night Bird\" ({bird}) is damaged")),
        (of_option, format!("the option \"Grim\" ({grim}) is damaged")),
    ];
    let send = async |route: &Route| {
        let (answer, path) = (send(&world, route).await, &route.1);
        let status = answer.status;
        assert!([400, 404].contains(&status), "{path}: {answer:?}");
        answer.body(status)
    };
    for (routes, told) in &unread {
        for route in routes {
            let refused = send(route).await;
            let (message, hint) = finding(&refused);
            assert!(message.contains(told), "{}: {message}", route.1);
            assert!(hint.contains("rolltop check"), "{}: {hint}", route.1);
            // Nothing else is offered in its place.
            for other in ["known keys", "did you mean", "create_missing_options"] {
                assert!(!refused.to_string().contains(other), "{refused}");
            }
        }
    }
    // Options are spelled in one way: in another one it is no damaged one that was meant.
    let body = json!({"filter": "moods = \"grim\""});
    let near = send(&("POST", search.clone(), Some(body))).await;
    let (message, hint) = finding(&near);
    assert!(message.contains(&unread[2].1), "{message}");
    assert!(hint.contains("did you mean Grim?"), "{hint}");
    // Any other name may be that of one that cannot be read, too; what is near is offered.
    let told = &unread[0].1;
    let near = send(&("GET", format!("{properties}/sond"), None)).await;
    let (message, hint) = finding(&near);
    assert!(
        message.contains("known keys") && message.contains(told),
        "{message}"
    );
    assert!(
        hint.contains("did you mean") && hint.contains("sound"),
        "{hint}"
    );
}

// query.md 10: what holds of several spaces is said once; where the name is looked for, its space says which it is.
#[tokio::test]
async fn spaces_with_damaged_definitions_share_a_warning() {
    let world = World::new().await;
    let wings = json!({"name": "Wing Span", "format": "text"});
    let mut damaged = Vec::new();
    for space in [&world.one, &world.two] {
        let properties = format!("/v2/spaces/{}/properties", space.short);
        let made = world.post(&properties, wings.clone()).await.body(201);
        damaged.push(made["id"].as_str().unwrap().to_owned());
    }
    let search = async |body: Value| world.post("/v2/search", body).await.body(200);
    overwrite(&world, &damaged[1], cut);
    let found = search(json!({"filter": "wing_span = \"x\""})).await;
    let left_out = found["warnings"][0]["message"].as_str().unwrap();
    let told = format!("the property \"Wing Span\" ({}) is damaged", damaged[1]);
    assert!(
        left_out.contains("was left out") && left_out.contains(&told),
        "{left_out}"
    );
    overwrite(&world, &damaged[0], cut);
    let found = search(json!({})).await;
    let warnings = found["warnings"].as_array().unwrap();
    assert_eq!(warnings.len(), 1, "{found}");
    let message = warnings[0]["message"].as_str().unwrap();
    for space in [&world.one, &world.two] {
        assert!(message.contains(&space.short), "{message}");
    }
    assert!(
        warnings[0]["hint"]
            .as_str()
            .unwrap()
            .contains("rolltop check")
    );
}
