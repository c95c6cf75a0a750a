//! Rows and views of queries (query.md 11.3, 12).

use serde_json::{Value, json};

use crate::search::fixture::{Fixture, ids};
use crate::support::partial::has;

// H-127, H-140
#[tokio::test]
async fn views_choose_the_rows() {
    let fixture = Fixture::new().await;
    let (first, second) = ("64f0a1b2c3d4e5f607aaaaa1", "64f0a1b2c3d4e5f607aaab22");
    let done = json!([{"property": "done", "condition": "equal", "value": true}]);
    let down = json!([{"property": "priority", "direction": "desc"}]);
    let views = json!([
        {"id": first, "name": "Done", "filters": done},
        {"id": second, "name": "By priority", "page_size": 1, "sorts": down},
    ]);
    let id = fixture.query(json!({ "views": views })).await;
    let rows = fixture.query_rows(&id, "").await;
    assert_eq!(ids(&rows.json), ["B", "D"]);
    assert_eq!(rows.warnings(), ["view"]);
    rows.mentions(&["Done", "By priority", "view="]);
    // The page size of a view is for the one that shows it (query.md 11.3).
    for view in ["aab22", second] {
        let reply = fixture.query_rows(&id, &format!("?view={view}")).await;
        assert_eq!(ids(&reply.json), ["D", "A", "B", "C", "G"]);
        assert_eq!(reply.warnings(), [""; 0]);
    }
    let two = json!([{"id": first}, {"id": "74f0a1b2c3d4e5f607aaaaa1"}]);
    let twins = fixture.query(json!({ "views": two })).await;
    let reply = fixture.query_rows(&twins, "?view=aaaa1").await;
    reply.ambiguous(&["view"]);
    let reply = fixture.query_rows(&id, "?view=zzzzz").await;
    reply.missing(&["view"]).mentions(&[second]);
    let parameters = "?view=aab22&fields=priority,status&keys=name&limit=1";
    let found = fixture.query_rows(&id, parameters).await.body(200);
    let row = json!({"id": "D", "name": "report archive", "type": "Task",
        "properties": {"Priority": 7, "Status": ["Blocked"]}});
    assert_eq!(found["data"], json!([row]));
    has!(found, {"total": 5, "has_more": true});
    let reply = fixture.query_rows(&id, "?fields=prioritee").await;
    reply.invalid(&["fields"]);
}

// Q-608, query.md 12: what stands for the own member and for the object that hosts the view, and what is left of a group
// whose leaves are dropped.
#[tokio::test]
async fn placeholders_are_filled_where_a_view_is_executed() {
    let fixture = Fixture::new().await;
    let world = &fixture.world;
    let leaf = |property: &str, value: Value| json!({"property": property, "condition": "in", "value": value});
    let by = |number: usize| leaf("assignee", json!(format!("_filter_template_{number}_")));
    let (host, me, unknown) = (by(1), by(2), by(9));
    let three = leaf("priority", json!(3));
    let group = |operator: &str, filters: Value| json!({"operator": operator, "filters": filters});
    let by_host = fixture.query(json!({"filters": [host]})).await;
    let task = |id: &str, assignee: &str| {
        let properties = json!({"name": id, "assignee": [assignee]});
        let document = json!({"kind": "page", "type": "task", "properties": properties});
        fixture.record(id, 0, document)
    };
    fixture.put(vec![
        task("mine", &world.me().await),
        task("points", &by_host),
    ]);
    let made = world.create(json!({"type": "task", "name": "made"})).await;
    let by_me = leaf("creator", json!("_filter_template_2_"));
    let reply = fixture.query_rows(&by_host, "").await;
    assert_eq!(ids(&reply.json), ["points"]);
    assert_eq!(reply.warnings(), [""; 0]);
    let all = ["A", "B", "C", "D", "G", "made", "mine", "points"];
    #[rustfmt::skip]
    let cases = [
        (json!([me]), &["mine"][..], false),
        (json!([by_me]), &["made"], false),
        // A copy of the view in another host stands for that one.
        (json!([host]), &[], false),
        (json!([unknown]), &all, true),
        (json!([group("or", json!([unknown])), three]), &["A"], true),
        (json!([group("and", json!([group("or", json!([unknown, unknown]))])), three]), &["A"], true),
        (json!([group("or", json!([unknown, three]))]), &["A"], true),
    ];
    for (filters, expected, is_warned) in cases {
        let id = fixture.query(json!({"filters": filters})).await;
        let reply = fixture.query_rows(&id, "").await;
        let mut found: Vec<String> = ids(&reply.json);
        found
            .iter_mut()
            .filter(|id| **id == made)
            .for_each(|id| *id = "made".to_owned());
        found.sort();
        assert_eq!(found, expected, "{filters}");
        let warnings = reply.warnings();
        assert!(warnings.iter().all(|path| path == "view"), "{}", reply.text);
        assert_eq!(!warnings.is_empty(), is_warned, "{filters}");
    }
    // They stand for objects and files only; elsewhere each is accepted with a warning.
    let dry = format!("{}?dry_run=true", fixture.queries());
    let created = async |leaf: Value| {
        let body = json!({"name": "Q", "type": "task", "filters": [leaf]});
        world.post(&dry, body).await
    };
    let made = created(unknown.clone()).await;
    assert_eq!(made.warnings(), ["/filters/0"]);
    made.mentions(&["is ignored when rows are read"]);
    for number in [1, 2, 7] {
        let text = leaf("notes", json!(format!("_filter_template_{number}_")));
        let made = created(text).await;
        assert_eq!(made.is(200).warnings().len(), 1, "{}", made.text);
        made.mentions(&["placeholders stand for objects and files only"]);
    }
}

//
#[tokio::test]
async fn views_of_removed_properties_find_nothing() {
    let fixture = Fixture::new().await;
    let world = &fixture.world;
    // A property of one's own has another internal key than the one that is served.
    let body = json!({"name": "Phase", "format": "text"});
    world.add_property(body).await;
    let add = json!({"ops": [{"op": "add_property", "property": "phase"}]});
    world.patch(&world.type_path("task"), add).await.is(200);
    for (filter, key, named, never) in [
        ("notes = \"old Report\"", "notes", "Notes", "property notes"),
        ("phase IS NOT EMPTY", "phase", "(phase)", "property phase"),
    ] {
        let id = fixture.query(json!({"filter": filter})).await;
        world.delete(&world.property(key)).await.is(200);
        let reply = fixture.query_rows(&id, "").await;
        assert_eq!(ids(&reply.json), [""; 0]);
        assert_eq!(reply.warnings(), ["view"]);
        // By its name: the key inside is no caller's to read.
        reply.mentions(&["All", named]).omits(&[never]);
    }
}

// query.md 2: the hint of a page can be followed on its own route.
#[tokio::test]
async fn a_page_of_rows_says_how_to_see_less() {
    let fixture = Fixture::new().await;
    let id = fixture.query(json!({})).await;
    let page = fixture.query_rows(&id, "?limit=2").await.body(200);
    let message = page["message"].as_str().unwrap();
    assert!(message.contains("a view that has a filter"), "{message}");
    assert!(!message.contains("`query`"), "{message}");
}

// H-127
#[tokio::test]
async fn only_queries_have_rows_here() {
    let fixture = Fixture::new().await;
    let collection = json!({"kind": "page", "type": "collection", "properties": {"name": "c"}, "collection_items": ["A"]});
    #[rustfmt::skip]
    fixture.put(vec![
        fixture.record("coll", 0, collection),
        sourced(&fixture, "tagged", json!({"properties": ["tags"]})),
        sourced(&fixture, "files", json!({"types": ["image"]})),
        sourced(&fixture, "nothing", json!({})),
        sourced(&fixture, "gone", json!({"types": ["0123456789abcdef01234567"]})),
    ]);
    for (path, says) in [
        ("coll/objects", "get_collection_objects"),
        ("coll/views", "get_collection_views"),
        ("E/objects", "get_collection_objects"),
        ("E/objects", "get_query_objects"),
        ("nothing/objects", ""),
        ("gone/objects", ""),
    ] {
        let reply = fixture
            .world
            .get(&format!("{}/{path}", fixture.queries()))
            .await;
        reply.invalid(&["query_id"]).mentions(&[says]);
    }
    fixture
        .query_rows("unknown", "")
        .await
        .missing(&["query_id"]);
    for (id, expected) in [("tagged", &["A", "B", "D"][..]), ("files", &["f1"])] {
        assert_eq!(ids(&fixture.query_rows(id, "").await.json), expected);
    }
}

/// A stored query of this source.
fn sourced(fixture: &Fixture, id: &str, source: Value) -> rolltop_store::ObjectRecord {
    let document =
        json!({"kind": "page", "type": "set", "properties": {"name": "q"}, "query_source": source});
    fixture.record(id, 0, document)
}

// query.md 11.3: any other object answers with the views of its own dataview, which types have.
#[tokio::test]
async fn a_type_answers_with_its_views() {
    let fixture = Fixture::new().await;
    let world = &fixture.world;
    let of_type = world.get(&world.type_path("task")).await.body(200);
    let id = of_type["id"].as_str().unwrap();
    for list in ["queries", "collections"] {
        let path = format!("/v2/spaces/{}/{list}/{id}", world.one.short);
        let views = world.get(&format!("{path}/views")).await.body(200);
        assert_eq!(views["data"], of_type["blocks"][0]["views"]);
        assert_eq!(views["total"], 1);
        let rows = world.get(&format!("{path}/objects")).await;
        let parameter = ["collection_id", "query_id"][usize::from(list == "queries")];
        rows.invalid(&[parameter]);
    }
}

// query.md 11.3: several sources OR together; of those that are removed the rows stay out, with advice.
#[tokio::test]
async fn sources_add_up_as_long_as_they_are_there() {
    let fixture = Fixture::new().await;
    let world = &fixture.world;
    let mixed = json!({"types": ["page"], "properties": ["tags", "link"]});
    #[rustfmt::skip]
    fixture.put(vec![
        sourced(&fixture, "kinds", json!({"types": ["goal", "page", "image"]})),
        sourced(&fixture, "mixed", mixed),
    ]);
    let goal = world.create(json!({"type": "goal", "name": "Aim"})).await;
    let rows = async |id: &str| {
        let mut found = ids(&fixture.query_rows(id, "").await.json);
        found.sort();
        found
    };
    // No scope of layouts, none of hidden ones: H is hidden.
    let kinds = rows("kinds").await;
    assert_eq!(kinds, ["E", "H", goal.as_str(), "f1"]);
    assert_eq!(rows("mixed").await, ["A", "B", "D", "E", "H"]);
    #[rustfmt::skip]
    let cases = [
        ("kinds", world.type_path("goal"), "Goal", vec!["E", "H", "f1"]),
        ("mixed", world.property("tags"), "Tags", vec!["A", "D", "E", "H"]),
    ];
    for (id, gone, named, left) in cases {
        assert_eq!(fixture.query_rows(id, "").await.warnings(), [""; 0]);
        world.delete(&gone).await.is(200);
        assert_eq!(rows(id).await, left);
        let reply = fixture.query_rows(id, "").await;
        assert_eq!(reply.warnings(), ["query_id"]);
        reply.mentions(&[named, "no longer exists"]);
    }
    // The last one takes the rows with it.
    world.delete(&world.property("link")).await.is(200);
    let reply = fixture.query_rows("mixed", "").await;
    assert_eq!(reply.warnings(), ["query_id", "query_id"]);
    assert_eq!(ids(&reply.json).len(), 2);
}

// H-128
#[tokio::test]
async fn views_are_listed_as_the_document_has_them() {
    let fixture = Fixture::new().await;
    let sent = json!({"filter": "status = \"Done\"", "sorts": [{"property": "due_date"}]});
    let id = fixture.query(sent).await;
    let views = |id: &str, parameters: &str| {
        let path = format!("{}/{id}/views{parameters}", fixture.queries());
        let world = &fixture.world;
        async move { world.get(&path).await.body(200) }
    };
    let listed = views(&id, "").await;
    let document = fixture.world.read(&id).await;
    assert_eq!(listed["data"], document["blocks"][0]["views"]);
    assert_eq!(listed["data"][0]["filters"][0]["value"], "Done");
    assert_eq!(listed["data"][0]["id"].as_str().unwrap().len(), 5);
    let full = views(&id, "?ids=full").await;
    assert_eq!(full["data"][0]["id"].as_str().unwrap().len(), 24);
    let named = views(&id, "?keys=name").await;
    assert_eq!(named["data"][0]["sorts"][0]["property"], "Due date");
    let none = views("E", "").await;
    has!(none, {"data": [], "total": 0});
    let path = format!("{}/unknown/views", fixture.queries());
    fixture.world.get(&path).await.missing(&["query_id"]);
}
