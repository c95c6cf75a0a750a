//! The options of a property (http.md 20.4, 20.5; document.md 3.1; ops.md 9).

use serde_json::{Value, json};

use crate::search::fixture::Fixture;
use crate::support::World;
use crate::support::partial::{has, with};

async fn world() -> World {
    let world = World::new().await;
    world.select("Stage", &["Todo", "Done", "done late"]).await;
    world
}

fn option(world: &World, name: &str) -> String {
    format!("{}/{name}", world.options("stage"))
}

async fn page(world: &World, stage: &str) -> String {
    let body = json!({"type": "page", "name": "P", "properties": {"stage": stage}});
    world.create(body).await
}

async fn stage_of(world: &World, id: &str) -> Value {
    world.read(id).await["properties"]["stage"].clone()
}

// H-106, H-21, Q-633
#[tokio::test]
async fn options_are_listed_in_byte_order() {
    let world = world().await;
    let list = world.options("stage");
    assert_eq!(
        world.column(&list, "name").await,
        ["Done", "Todo", "done late"]
    );
    for (query, names) in [
        ("prefix=d", &["Done", "done late"][..]),
        ("prefix=DONE", &["Done", "done late"]),
        ("prefix=done%20", &["done late"]),
        ("prefix=x", &[]),
        ("prefix=", &["Done", "Todo", "done late"]),
    ] {
        let path = format!("{list}?{query}");
        assert_eq!(world.column(&path, "name").await, names, "{query}");
        assert_eq!(world.get(&path).await.json["total"], names.len(), "{query}");
    }
    let first = world.get(&format!("{list}?prefix=d&limit=1")).await;
    first.is(200).mentions(&["prefix", "offset=1"]);
    assert_eq!(first.json["total"], 2);
    // Every spelling of the property reaches them.
    let spelled = world.column(&world.options("STAGE"), "name").await;
    assert_eq!(spelled.len(), 3);
}

// H-106, H-108, H-109, Q-637
#[tokio::test]
async fn faults_of_an_option_path() {
    let world = world().await;
    let date = world.get(&world.options("due_date")).await;
    date.invalid(&["key"]).mentions(&["has the format date"]);
    world.get(&world.options("nope")).await.missing(&["key"]);
    let body = json!({"zz": 1});
    for method in ["PATCH", "DELETE"] {
        let send = |path: String| world.request(method, &path).json(&body).send();
        let miss = send(option(&world, "done")).await;
        miss.missing(&["option"]).mentions(&[
            "Done",
            "list_property_options",
            "/properties/stage/options",
        ]);
        let other = format!("{}/x", world.options("due_date"));
        send(other).await.invalid(&["key"]);
        let unknown = format!("{}/x", world.options("nope"));
        send(unknown).await.missing(&["key"]);
    }
    let post = |path: String| world.request("POST", &path).json(&body).send();
    post(world.options("due_date")).await.invalid(&["key"]);
    post(world.options("nope")).await.missing(&["key"]);
}

// H-107
#[tokio::test]
async fn an_option_is_made() {
    let world = world().await;
    let list = world.options("stage");
    let body = json!({"name": "Doing", "color": "blue"});
    let row = json!({"property": "stage", "name": "Doing", "color": "blue"});
    let mut dry = row.clone();
    dry["dry_run"] = json!(true);
    let path = format!("{list}?dry_run=true");
    assert_eq!(world.post(&path, body.clone()).await.body(200), dry);
    assert_eq!(world.post(&list, body.clone()).await.body(201), row);
    world.post(&list, body).await.invalid(&["/name"]);
    // Without a colour the next of the palette: the fifth option.
    let next = world.post(&list, json!({"name": "A/B"})).await.body(201);
    assert_eq!(next["color"], "pink");
    let id = page(&world, "Doing").await;
    assert_eq!(stage_of(&world, &id).await, json!(["Doing"]));
}

// H-107, H-108, H-24
#[tokio::test]
async fn faults_of_an_option() {
    let world = world().await;
    let list = world.options("stage");
    for (body, path) in [
        (json!({}), "/name"),
        (json!({"name": " "}), "/name"),
        (json!({"name": ""}), "/name"),
        (json!({"name": "n".repeat(4097)}), "/name"),
        (json!({"name": "Done"}), "/name"),
        (json!({"name": "A", "color": "mauve"}), "/color"),
        (json!({"name": "A", "zz": 1}), "/zz"),
    ] {
        for path_with_query in [&list, &format!("{list}?dry_run=true")] {
            let refused = world.post(path_with_query, body.clone()).await;
            refused.invalid(&[path]);
        }
    }
    for (body, paths) in [
        (json!({}), &[][..]),
        (json!({"name": null, "color": null}), &[]),
        (json!({"name": "Todo"}), &["/name"]),
        (json!({"name": " "}), &["/name"]),
        (json!({"color": "mauve"}), &["/color"]),
        (json!({"zz": 1}), &["/zz"]),
    ] {
        let refused = world.patch(&option(&world, "Done"), body).await;
        refused.invalid(paths);
    }
    assert_eq!(world.column(&list, "name").await.len(), 3);
}

// H-108, D-126
#[tokio::test]
async fn a_rename_reaches_values_and_filters() {
    let world = world().await;
    let id = page(&world, "Done").await;
    let etag = world.read(&id).await["etag"].clone();
    let leaf = json!({"property": "stage", "condition": "in", "value": ["Done"]});
    let blocks = json!([{"type": "dataview", "views": [{"name": "All", "filters": [leaf]}]}]);
    let query = json!({"formatVersion": "2.0", "type": "set", "query_source": {"types": ["page"]}, "blocks": blocks});
    let query = world.create(query).await;
    let renamed = json!({"name": "Active"});
    let renamed = world
        .patch(&option(&world, "Done"), renamed)
        .await
        .body(200);
    let row = json!({"property": "stage", "name": "Active", "color": "yellow"});
    assert_eq!(renamed, row);
    has!(world.read(&id).await, {"properties": {"stage": ["Active"]}, "etag": etag});
    let filter = &world.read(&query).await["blocks"][0]["views"][0]["filters"][0];
    assert_eq!(filter["value"], json!(["Active"]));
    let rows = format!("/v2/spaces/{}/queries/{query}/objects", world.one.short);
    assert_eq!(world.column(&rows, "id").await, [id.as_str()]);
    world.get(&option(&world, "Done")).await.is(405);
    // The same name again, a new colour, and a dry run.
    let path = option(&world, "Active");
    let dry = format!("{path}?dry_run=true");
    let red = json!({"property": "stage", "name": "Active", "color": "red"});
    let mut tried = red.clone();
    tried["dry_run"] = json!(true);
    for (path, body, expected) in [
        (&path, json!({"name": "Active"}), row),
        (&dry, json!({"color": "red"}), tried),
        (&path, json!({"color": "red"}), red),
    ] {
        assert_eq!(world.patch(path, body).await.body(200), expected);
    }
    assert_eq!(stage_of(&world, &id).await, json!(["Active"]));
}

// H-109
#[tokio::test]
async fn an_archived_option_stays_where_it_is() {
    let world = world().await;
    let id = page(&world, "Done").await;
    let path = option(&world, "Done");
    let dry = world.delete(&format!("{path}?dry_run=true")).await;
    dry.is(200).mentions(&["1 object still"]);
    let reply = world.delete(&path).await;
    reply.is(200).mentions(&["1 object still"]);
    assert_eq!(reply.warnings(), ["option"]);
    assert_eq!(reply.json["name"], "Done");
    world.delete(&path).await.missing(&["option"]);
    assert_eq!(stage_of(&world, &id).await, json!(["Done"]));
    let list = world.options("stage");
    assert_eq!(world.column(&list, "name").await, ["Todo", "done late"]);
    let body = |name: &str| json!({"type": "page", "properties": {"stage": name}});
    let refused = world.post(&world.objects(), body("Done")).await;
    refused.invalid(&["/properties/stage"]);
    refused.mentions(&["create_missing_options"]);
    // Creating the name again takes the same option out of the bin.
    let back = json!({"name": "Done", "color": "ice"});
    let back = world.post(&list, back).await.body(201);
    assert_eq!(back["color"], "ice");
    let rename = json!({"name": "Finished"});
    world.patch(&path, rename).await.is(200);
    assert_eq!(stage_of(&world, &id).await, json!(["Finished"]));
    // So does a value that consents.
    world.delete(&option(&world, "Finished")).await.is(200);
    let consent = format!("{}?create_missing_options=true", world.objects());
    let made = world.post(&consent, body("Finished")).await.body(201);
    has!(made["created"], {"options": [{"name": "Finished", "property": "stage"}]});
    let names = world.column(&list, "name").await;
    assert_eq!(names, ["Finished", "Todo", "done late"]);
}

// H-108, H-109: an archived option goes on being shown by its name, which no other option takes meanwhile.
#[tokio::test]
async fn the_name_of_an_archived_option_is_not_taken() {
    let world = world().await;
    page(&world, "Done").await;
    world.delete(&option(&world, "Done")).await.is(200);
    let path = option(&world, "Todo");
    let refused = world.patch(&path, json!({"name": "Done"})).await;
    refused
        .invalid(&["/name"])
        .mentions(&["create_property_option", "another name"]);
    world.patch(&path, json!({"color": "red"})).await.is(200);
    // The hint can be followed.
    let list = world.options("stage");
    world.post(&list, json!({"name": "Done"})).await.is(201);
    let taken = world.patch(&path, json!({"name": "Done"})).await;
    taken
        .invalid(&["/name"])
        .mentions(&["list_property_options"]);
}

// H-109: what was removed is no longer listed, and found as long as rows show it.
#[tokio::test]
async fn an_archived_option_is_found_where_it_is_held() {
    let world = world().await;
    let id = page(&world, "Done").await;
    world.delete(&option(&world, "Done")).await.is(200);
    let search = format!("/v2/spaces/{}/search", world.one.short);
    let leaf = |condition: &str| json!({"filters": [{"property": "stage", "condition": condition, "value": ["Done"]}]});
    for body in [
        json!({"filter": "stage = \"Done\""}),
        json!({"filter": "stage = (\"Done\")"}),
        leaf("in"),
        leaf("exact_in"),
    ] {
        let found = world.post(&search, body).await.body(200);
        has!(found, {"total": 1, "data": [{"id": id}]});
    }
    // What a search takes, a query keeps: one resolver for both.
    let add = json!({"ops": [{"op": "add_property", "property": "stage"}]});
    world.patch(&world.type_path("page"), add).await.is(200);
    let queries = format!("/v2/spaces/{}/queries", world.one.short);
    let body = json!({"name": "Q", "type": "page", "filter": "stage = \"Done\""});
    let made = world.post(&queries, body).await.body(201);
    assert_eq!(made.get("created"), None);
    let rows = format!("{queries}/{}/objects", made["id"].as_str().unwrap());
    assert_eq!(world.column(&rows, "id").await, [id.as_str()]);
}

// H-109: a name is one segment, however it is spelled.
#[tokio::test]
async fn names_are_percent_encoded() {
    let world = world().await;
    let list = world.options("stage");
    for (name, segment) in [("A/B", "A%2FB"), ("50% é?", "50%25%20%C3%A9%3F")] {
        world.post(&list, json!({ "name": name })).await.is(201);
        let path = format!("{list}/{segment}");
        let reply = world.patch(&path, json!({"color": "teal"})).await;
        assert_eq!(reply.body(200)["name"], name);
        world.delete(&path).await.is(200);
    }
}

// D-151, D-152: names of options and properties are stored in one form, and found in any equivalent one.
#[tokio::test]
async fn equivalent_names_are_one_name() {
    let world = world().await;
    let list = world.options("stage");
    let sent = json!({"name": " To\u{200b} Cafe\u{301} "});
    let made = world.post(&list, sent).await;
    assert_eq!(made.body(201)["name"], "To Caf\u{e9}");
    let again = world.post(&list, json!({"name": "To Cafe\u{301}"})).await;
    again.invalid(&["/name"]).mentions(&["already exists"]);
    let sent = json!({"name": "\u{200b}"});
    world.post(&list, sent).await.invalid(&["/name"]);
    let id = page(&world, "To Cafe\u{301}").await;
    assert_eq!(stage_of(&world, &id).await, json!(["To Caf\u{e9}"]));
    let body = json!({"filter": "stage = \"To Cafe\u{301}\""});
    let search = format!("/v2/spaces/{}/search", world.one.short);
    let found = world.post(&search, body).await.body(200);
    assert_eq!(found["data"][0]["id"], id);
    let path = option(&world, "To%20Cafe%CC%81");
    world.patch(&path, json!({"color": "teal"})).await.is(200);

    let body = json!({"name": "De\u{301}lai\u{feff} ", "format": "text"});
    let key = world.add_property(body).await["key"].clone();
    assert_eq!(key, "delai");
    let delai = world.get(&world.property("delai")).await.body(200);
    assert_eq!(delai["name"], "D\u{e9}lai");
    let named = json!({"type": "page", "properties": {"De\u{301}lai": "x"}});
    let id = world.create(named).await;
    assert_eq!(world.read(&id).await["properties"]["delai"], "x");
}

// H-110, H-57, O-35, O-36, O-37
#[tokio::test]
async fn unknown_options_need_consent() {
    let world = world().await;
    let id = page(&world, "Todo").await;
    let body = json!({"type": "page", "properties": {"stage": "Doen"}});
    let set = |name: &str| json!({"op": "set_properties", "set": {"stage": name}});
    let says = ["Done", "create_missing_options"];
    let refused = world.post(&world.objects(), body.clone()).await;
    refused.invalid(&["/properties/stage"]).mentions(&says);
    let refused = world.edit(&id, json!([set("Doen")])).await;
    refused.invalid(&["ops[0].set.stage"]).mentions(&says);
    let query = "create_missing_options=true";
    let dry = format!("{}?{query}&dry_run=true", world.objects());
    let made = world.post(&dry, body.clone()).await.body(200);
    has!(made["created"], {"options": [{"name": "Doen", "property": "stage"}]});
    assert_eq!(world.column(&world.options("stage"), "name").await.len(), 3);
    let real = format!("{}?{query}", world.objects());
    world.post(&real, body).await.is(201);
    // Named twice in one batch, it is made once.
    let twice = json!({"ops": [set("Later"), set("Todo"), set("Later")]});
    let consent = format!("{}?{query}", world.object(&id));
    let edited = world.patch(&consent, twice).await.body(200);
    has!(edited["created"], {"options": [{"name": "Later", "property": "stage"}]});
    // ops.md 9: options are in the same commit, also where nothing else is.
    let unset = json!({"op": "set_properties", "unset": ["stage"]});
    let before = world.edit(&id, json!([unset])).await.body(200);
    let comes_and_goes = json!({"ops": [set("Never"), unset]});
    let edited = world.patch(&consent, comes_and_goes).await.body(200);
    has!(edited, {"created": {"options": [{"name": "Never"}]}, "etag": before["etag"]});
    world.delete(&option(&world, "Later")).await.is(200);
    let names = world.column(&world.options("stage"), "name").await;
    assert_eq!(names, ["Doen", "Done", "Never", "Todo", "done late"]);
}

// http.md 20.5, O-48: a name that two options have names neither of them, on their route and in a value.
#[tokio::test]
async fn a_name_that_two_options_have_is_ambiguous() {
    let fixture = Fixture::new().await;
    let world = &fixture.world;
    let twin = |id: &str, color: &str| {
        let properties = json!({"name": "Twin", "relationKey": "status", "relationOptionColor": color, "orderId": 9});
        let document =
            json!({"kind": "property_option", "type": "relationOption", "properties": properties});
        fixture.record(id, 0, document)
    };
    fixture.put(vec![twin("twin_1", "red"), twin("twin_2", "teal")]);
    let path = format!("{}/Twin", world.options("status"));
    for (method, body) in [
        ("PATCH", json!({"color": "blue"})),
        ("PATCH", json!({"name": "Single"})),
        ("DELETE", json!({})),
    ] {
        let refused = world.request(method, &path).json(&body).send().await;
        refused.ambiguous(&["option"]);
        refused.mentions(&["red", "teal", "another option", "list_property_options"]);
    }
    let set = |fields: Value| json!({"ops": [with(json!({"op": "set_properties"}), fields)]});
    for (query, fields, place) in [
        ("", json!({"set": {"status": "Twin"}}), "set"),
        (
            "?create_missing_options=true",
            json!({"set": {"status": ["Twin"]}}),
            "set",
        ),
        ("", json!({"remove": {"status": ["Twin"]}}), "remove"),
    ] {
        let edited = format!("{}{query}", world.object("C"));
        let refused = world.patch(&edited, set(fields)).await;
        refused.ambiguous(&[&format!("ops[0].{place}.status")]);
        refused.mentions(&["red", "teal"]);
    }
    let body = json!({"type": "task", "name": "N", "properties": {"status": "Twin"}});
    let refused = world.post(&world.objects(), body).await;
    refused.ambiguous(&["/properties/status"]);
    assert_eq!(world.read("C").await["properties"].get("status"), None);
}
