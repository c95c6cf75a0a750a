//! Rows and views of queries (query.md 11.3, 12).

use serde_json::json;

use crate::search::fixture::{Fixture, ids};

// H-127, H-140
#[tokio::test]
async fn views_choose_the_rows() {
    let fixture = Fixture::new().await;
    let views = json!([
        {"id": "64f0a1b2c3d4e5f607aaaaa1", "name": "Done", "filters": [{"property": "done", "condition": "equal", "value": true}]},
        {"id": "64f0a1b2c3d4e5f607aaab22", "name": "By priority", "page_size": 1, "sorts": [{"property": "priority", "direction": "desc"}]},
    ]);
    let id = fixture.query(json!({ "views": views })).await;
    let first = fixture.query_rows(&id, "").await;
    assert_eq!(ids(&first.json), ["B", "D"]);
    assert_eq!(first.warnings(), ["view"]);
    first.mentions(&["Done", "By priority", "view="]);
    // The page size of a view is for who shows it (query.md 11.3).
    for view in ["aab22", "64f0a1b2c3d4e5f607aaab22"] {
        let reply = fixture.query_rows(&id, &format!("?view={view}")).await;
        assert_eq!(ids(&reply.json), ["D", "A", "B", "C", "G"]);
        assert_eq!(reply.warnings(), [""; 0]);
    }
    let two = json!([{"id": "64f0a1b2c3d4e5f607aaaaa1"}, {"id": "74f0a1b2c3d4e5f607aaaaa1"}]);
    let twins = fixture.query(json!({ "views": two })).await;
    fixture
        .query_rows(&twins, "?view=aaaa1")
        .await
        .ambiguous(&["view"]);
    fixture
        .query_rows(&id, "?view=zzzzz")
        .await
        .missing(&["view"])
        .mentions(&["64f0a1b2c3d4e5f607aaab22"]);
    let fields = fixture
        .query_rows(&id, "?view=aab22&fields=priority,status&keys=name&limit=1")
        .await
        .body(200);
    assert_eq!(
        fields["data"],
        json!([{"id": "D", "name": "report archive", "type": "Task",
            "properties": {"Priority": 7, "Status": ["Blocked"]}}])
    );
    assert_eq!(
        (&fields["total"], &fields["has_more"]),
        (&json!(5), &json!(true))
    );
    fixture
        .query_rows(&id, "?fields=prioritee")
        .await
        .invalid(&["fields"]);
}

//
#[tokio::test]
async fn stored_leaves_mean_what_they_can() {
    let fixture = Fixture::new().await;
    let world = &fixture.world;
    let me = world
        .get(&format!("/v2/spaces/{}/members/me", world.one.short))
        .await
        .body(200);
    let own = fixture.record(
        "own",
        0,
        json!({"kind": "page", "type": "task", "properties": {"name": "mine", "assignee": [me["id"]]}}),
    );
    fixture.put(vec![own]);
    let by = |value: &str| json!({"filters": [{"property": "assignee", "condition": "in", "value": value}]});
    let mine = fixture.query(by("_filter_template_2_")).await;
    assert_eq!(ids(&fixture.query_rows(&mine, "").await.json), ["own"]);
    // The object that has the view, and a group of nothing but a leaf that is left out.
    let host = fixture.query(by("_filter_template_1_")).await;
    let document = json!({"kind": "page", "type": "task", "properties": {"name": "of the host", "assignee": [host]}});
    let points = fixture.record("points", 0, document);
    fixture.put(vec![points]);
    let rows = fixture.query_rows(&host, "").await;
    assert_eq!(ids(&rows.json), ["points"]);
    world.delete(&world.object("points")).await.is(200);
    let nothing = json!({"operator": "or", "filters": by("_filter_template_9_")["filters"]});
    let three = json!({"property": "priority", "condition": "equal", "value": 3});
    let grouped = fixture.query(json!({"filters": [nothing, three]})).await;
    assert_eq!(ids(&fixture.query_rows(&grouped, "").await.json), ["A"]);
    let made = world
        .create(json!({"type": "task", "name": "made by me"}))
        .await;
    let by_me = json!({"filters": [{"property": "creator", "condition": "equal", "value": "_filter_template_2_"}]});
    let by_me = fixture.query(by_me).await;
    assert_eq!(
        ids(&fixture.query_rows(&by_me, "").await.json),
        [made.as_str()]
    );
    world.delete(&world.object(&made)).await.is(200);
    let unknown = by("_filter_template_9_");
    let mut body = unknown.clone();
    body["name"] = json!("Q");
    body["type"] = json!("task");
    let dry = format!("{}?dry_run=true", fixture.queries());
    let told = world.post(&dry, body).await;
    assert_eq!(told.warnings(), ["/filters/0"]);
    told.mentions(&["is ignored when rows are read"]);
    let unknown = fixture.query(unknown).await;
    let reply = fixture.query_rows(&unknown, "").await;
    assert_eq!(ids(&reply.json).len(), 6);
    assert_eq!(reply.warnings(), ["view"]);
    // A search takes placeholders as ids like any other.
    let searched = fixture
        .ids(json!({"type": "task", "filter": "assignee = \"_filter_template_2_\""}))
        .await;
    assert_eq!(searched, [""; 0]);

    let noted = fixture
        .query(json!({"filter": "notes = \"old Report\""}))
        .await;
    assert_eq!(ids(&fixture.query_rows(&noted, "").await.json), ["D"]);
    world
        .delete(&format!("/v2/spaces/{}/properties/notes", world.one.short))
        .await
        .is(200);
    let reply = fixture.query_rows(&noted, "").await;
    assert_eq!(ids(&reply.json), [""; 0]);
    assert_eq!(reply.warnings(), ["view"]);
    // By its name: the key inside is nobody's to read.
    reply.mentions(&["All", "Notes"]).omits(&["property notes"]);
    // A property of one's own has another internal key than the one that is served.
    let properties = format!("/v2/spaces/{}/properties", world.one.short);
    let body = json!({"name": "Phase", "format": "text"});
    world.post(&properties, body).await.is(201);
    let task = format!("/v2/spaces/{}/types/task", world.one.short);
    let add = json!({"ops": [{"op": "add_property", "property": "phase"}]});
    world.patch(&task, add).await.is(200);
    let phased = fixture.query(json!({"filter": "phase IS NOT EMPTY"})).await;
    world.delete(&format!("{properties}/phase")).await.is(200);
    let reply = fixture.query_rows(&phased, "").await;
    assert_eq!(ids(&reply.json), [""; 0]);
    assert_eq!(reply.warnings(), ["view"]);
    reply.mentions(&["All", "Phase", "(phase)"]);
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
    let list = |id: &str, source: serde_json::Value| {
        let document = json!({"kind": "page", "type": "set", "properties": {"name": "q"}, "query_source": source});
        fixture.record(id, 0, document)
    };
    let collection = json!({"kind": "page", "type": "collection", "properties": {"name": "c"}, "collection_items": ["A"]});
    fixture.put(vec![
        fixture.record("coll", 0, collection),
        list("tagged", json!({"properties": ["tags"]})),
        list("files", json!({"types": ["image"]})),
        list("nothing", json!({})),
        list("gone", json!({"types": ["0123456789abcdef01234567"]})),
    ]);
    fixture
        .query_rows("coll", "")
        .await
        .invalid(&["query_id"])
        .mentions(&["get_collection_objects"]);
    let views = format!("{}/coll/views", fixture.queries());
    fixture
        .world
        .get(&views)
        .await
        .invalid(&["query_id"])
        .mentions(&["get_collection_views"]);
    fixture
        .query_rows("E", "")
        .await
        .invalid(&["query_id"])
        .mentions(&["get_query_objects", "get_collection_objects"]);
    fixture
        .query_rows("nobody", "")
        .await
        .missing(&["query_id"]);
    assert_eq!(
        ids(&fixture.query_rows("tagged", "").await.json),
        ["A", "B", "D"]
    );
    assert_eq!(ids(&fixture.query_rows("files", "").await.json), ["f1"]);
    for id in ["nothing", "gone"] {
        fixture.query_rows(id, "").await.invalid(&["query_id"]);
    }
}

// query.md 12: what stands for the object that hosts the view, and what is left of a group whose leaves are dropped.
#[tokio::test]
async fn placeholders_stand_for_the_host_where_a_view_is_executed() {
    let fixture = Fixture::new().await;
    let task = |id: &str, properties: serde_json::Value| {
        fixture.record(
            id,
            0,
            json!({"kind": "page", "type": "task", "properties": properties}),
        )
    };
    let leaf = |value: &str| json!({"property": "assignee", "condition": "in", "value": [value]});
    let three = json!({"property": "priority", "condition": "equal", "value": 3});
    let group = |operator: &str, filters: serde_json::Value| json!({"operator": operator, "filters": filters});
    let (host, nothing) = (leaf("_filter_template_1_"), leaf("_filter_template_9_"));
    let by_host = fixture.query(json!({"filters": [host]})).await;
    fixture.put(vec![
        task("points", json!({"name": "points", "assignee": [by_host]})),
        task(
            "elsewhere",
            json!({"name": "elsewhere", "assignee": ["m1"]}),
        ),
    ]);
    let reply = fixture.query_rows(&by_host, "").await;
    assert_eq!(ids(&reply.json), ["points"]);
    assert_eq!(reply.warnings(), [""; 0]);
    // A copy of the view in another host stands for that one.
    let other = fixture.query(json!({"filters": [host]})).await;
    assert_eq!(ids(&fixture.query_rows(&other, "").await.json), [""; 0]);
    #[rustfmt::skip]
    let cases = [
        (json!([group("or", json!([nothing])), three]), vec!["A"]),
        (json!([group("and", json!([group("or", json!([nothing, nothing]))])), three]), vec!["A"]),
        (json!([group("or", json!([nothing, three]))]), vec!["A"]),
    ];
    for (filters, expected) in cases {
        let id = fixture.query(json!({"filters": filters})).await;
        let reply = fixture.query_rows(&id, "").await;
        assert_eq!(ids(&reply.json), expected, "{filters}");
        assert!(
            reply.warnings().iter().all(|path| path == "view"),
            "{}",
            reply.text
        );
        assert!(!reply.warnings().is_empty(), "{filters}");
    }
    let id = fixture
        .query(json!({"filters": [group("or", json!([nothing]))]}))
        .await;
    assert_eq!(ids(&fixture.query_rows(&id, "").await.json).len(), 7);
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
        let variable = if list == "queries" {
            "query_id"
        } else {
            "collection_id"
        };
        rows.invalid(&[variable]);
    }
}

// query.md 11.3: several sources OR together; of those that are removed the rows stay out, and it is told.
#[tokio::test]
async fn sources_add_up_as_long_as_they_are_there() {
    let fixture = Fixture::new().await;
    let world = &fixture.world;
    let list = |id: &str, source: serde_json::Value| {
        let document = json!({"kind": "page", "type": "set", "properties": {"name": "q"}, "query_source": source});
        fixture.record(id, 0, document)
    };
    fixture.put(vec![
        list("kinds", json!({"types": ["goal", "page", "image"]})),
        list(
            "mixed",
            json!({"types": ["page"], "properties": ["tags", "link"]}),
        ),
    ]);
    let goal = json!({"type": "goal", "name": "Aim"});
    let goal = world.create(goal).await;
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
    let id = fixture
        .query(json!({"filter": "status = \"Done\"", "sorts": [{"property": "due_date"}]}))
        .await;
    let views = |id: &str, parameters: &str| {
        let path = format!("{}/{id}/views{parameters}", fixture.queries());
        let world = &fixture.world;
        async move { world.get(&path).await.body(200) }
    };
    let listed = views(&id, "").await;
    let document = fixture
        .world
        .get(&fixture.world.object(&id))
        .await
        .body(200);
    assert_eq!(listed["data"], document["blocks"][0]["views"]);
    assert_eq!(
        listed["data"][0]["filters"][0]["value"],
        json!(["Done"]).get(0).cloned().unwrap()
    );
    assert_eq!(listed["data"][0]["id"].as_str().unwrap().len(), 5);
    let full = views(&id, "?ids=full").await;
    assert_eq!(full["data"][0]["id"].as_str().unwrap().len(), 24);
    let named = views(&id, "?keys=name").await;
    assert_eq!(named["data"][0]["sorts"][0]["property"], "Due date");
    let none = views("E", "").await;
    assert_eq!((&none["data"], &none["total"]), (&json!([]), &json!(0)));
    let path = format!("{}/nobody/views", fixture.queries());
    fixture.world.get(&path).await.missing(&["query_id"]);
}

// query.md 12: placeholders mean something on objects and files only; elsewhere each is taken with a warning.
#[tokio::test]
async fn placeholders_elsewhere_are_taken_with_a_warning() {
    let fixture = Fixture::new().await;
    for placeholder in [
        "_filter_template_1_",
        "_filter_template_2_",
        "_filter_template_7_",
    ] {
        let leaf = json!({"property": "notes", "condition": "equal", "value": placeholder});
        let body = json!({"name": "Q", "type": "task", "filters": [leaf]});
        let dry = format!("{}?dry_run=true", fixture.queries());
        let told = fixture.world.post(&dry, body).await;
        told.is(200)
            .mentions(&["placeholders stand for objects and files only"]);
        assert_eq!(told.warnings().len(), 1, "{placeholder}: {}", told.text);
    }
}
