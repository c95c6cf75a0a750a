//! Creating queries (query.md 11.1).

use serde_json::{Value, json};

use crate::search::fixture::{Fixture, ids};
use crate::support::answer::Reply;
use crate::support::partial::{has, with};

impl Fixture {
    /// The queries route of the first space.
    pub(crate) fn queries(&self) -> String {
        format!("/v2/spaces/{}/queries", self.world.one.short)
    }

    /// Creates a query of tasks and returns its id.
    pub(crate) async fn query(&self, more: Value) -> String {
        let body = with(json!({"name": "Q", "type": "task"}), more);
        let created = self.world.post(&self.queries(), body).await.body(201);
        created["id"].as_str().unwrap().to_owned()
    }

    /// The rows of a query.
    pub(crate) async fn query_rows(&self, id: &str, parameters: &str) -> Reply {
        let path = format!("{}/{id}/objects{parameters}", self.queries());
        self.world.get(&path).await
    }
}

// H-125
#[tokio::test]
async fn a_query_is_made_with_its_views() {
    let fixture = Fixture::new().await;
    let world = &fixture.world;
    let body = json!({"name": "Open", "type": "Task", "filter": "done = false"});
    let path = format!("{}?dry_run=true", fixture.queries());
    let dry = world.post(&path, body.clone()).await.body(200);
    has!(dry, {"type": "set", "dry_run": true, "id": null, "etag": null});
    assert_eq!(fixture.ids(json!({"type": "set"})).await, [""; 0]);

    let made = world.post(&fixture.queries(), body).await;
    let etag = made.header("etag").unwrap().to_owned();
    let made = made.body(201);
    assert_eq!(made["type"], "set");
    assert_eq!(etag, format!("\"{}\"", made["etag"].as_str().unwrap()));
    let id = made["id"].as_str().unwrap();
    let rows = fixture.query_rows(id, "").await.body(200);
    assert_eq!(ids(&rows), ["A", "C", "G"]);
    assert_eq!(rows.get("warnings"), None);

    let filters = json!([{"property": "done", "condition": "equal", "value": false}]);
    let blocks = json!([{"id": "dataview", "views": [{"name": "All", "filters": filters}]}]);
    let properties = json!({"name": "Open", "origin": "api"});
    has!(world.read(id).await, {"query_source": {"types": ["task"]}, "blocks": blocks, "properties": properties});
}

// document.md 10.1, H-125: one refusal tells everything that is wrong with a query, its views included.
#[tokio::test]
async fn the_faults_of_views_are_told_with_the_rest() {
    let fixture = Fixture::new().await;
    let views = json!([
        {"name": "V", "zz": 1, "filters": [{"property": "type", "condition": "exists"}]},
        {"type": "board", "sorts": [{"property": "done", "direction": "down"}]},
    ]);
    let in_views = [
        "/views/0/filters/0/property",
        "/views/0/zz",
        "/views/1/sorts/0/direction",
        "/views/1/type",
    ];
    for (members, others) in [
        (json!({"name": "Q"}), vec!["/type"]),
        (json!({"type": "task", "name": 5}), vec!["/name"]),
        (json!({"type": "task"}), vec!["/name"]),
        (json!({"name": " ", "type": "tusk"}), vec!["/name", "/type"]),
        (json!({"name": "Q", "type": "task"}), vec![]),
        (
            json!({"name": "Q", "type": "task", "filter": "done"}),
            vec!["/views"],
        ),
    ] {
        let body = with(members, json!({ "views": views }));
        let reply = fixture.world.post(&fixture.queries(), body).await;
        let mut wanted = [others.as_slice(), &in_views].concat();
        let mut paths = reply.is(400).paths();
        wanted.sort_unstable();
        paths.sort_unstable();
        assert_eq!(paths, wanted, "{}", reply.text);
    }
}

// H-125
#[tokio::test]
async fn faulty_queries_are_refused_at_their_place() {
    let fixture = Fixture::new().await;
    let leaf = |property: &str| json!({"property": property, "condition": "exists"});
    let many = |count: usize| json!(vec![leaf("done"); count]);
    let ands = |count: usize| vec!["done = true"; count].join(" AND ");
    let sort = json!({"property": "name"});
    let order = json!([{"property": "status", "direction": "custom", "custom_order": ["zzz"]}]);
    #[rustfmt::skip]
    let cases = [
        ("11.1", json!({"type": "task"}), "/name"),
        ("11.1", json!({"name": "  ", "type": "task"}), "/name"),
        ("Q-603", json!({"name": "Q"}), "/type"),
        ("H-125", json!({"name": "Q", "type": "tusk"}), "/type"),
        ("Q-603", json!({"name": "Q", "type": "task", "filter": "type = \"task\""}), "/filter"),
        ("Q-603", json!({"name": "Q", "type": "task", "filters": [leaf("type")]}), "/filters/0/property"),
        ("Q-604", json!({"name": "Q", "type": "task", "filters": [leaf("mood")]}), "/filters/0/property"),
        ("Q-604", json!({"name": "Q", "type": "task", "filters": many(33)}), "/filters"),
        ("Q-604", json!({"name": "Q", "type": "task", "filter": ands(51)}), "/filter"),
        ("H-125", json!({"name": "Q", "type": "task", "filters": [{"property": "done"}]}), "/filters/0/condition"),
        ("H-125", json!({"name": "Q", "type": "task", "sorts": vec![sort; 11]}), "/sorts"),
        ("H-125", json!({"name": "Q", "type": "task", "views": vec![json!({}); 11]}), "/views"),
        ("11.1", json!({"name": "Q", "type": "task", "views": [{"filter": "done = true"}]}), "/views/0/filter"),
        (
            "11.1",
            json!({"name": "Q", "type": "task", "views": [{"columns": [{"property": "name"}, {"property": "mood"}]}]}),
            "/views/0/columns/1/property",
        ),
        ("11.1", json!({"name": "Q", "type": "task", "views": [{"filters": [leaf("type")]}]}), "/views/0/filters/0/property"),
        (
            "Q-605",
            json!({"name": "Q", "type": "task", "filters": [{"property": "due_date", "condition": "equal", "value": "soon"}]}),
            "/filters/0/value",
        ),
        // query.md 4.3, 7: nothing is kept that a read would leave out, or that only a slip of the pen can mean.
        ("7", json!({"name": "Q", "type": "task", "sorts": order}), "/sorts/0/custom_order"),
        ("7", json!({"name": "Q", "type": "task", "views": [{"name": "V", "sorts": order}]}), "/views/0/sorts/0/custom_order"),
        ("11.1", json!({"name": "Q", "type": "task", "views": [{"id": "abcde"}, {"id": "abcde"}]}), "/views/1/id"),
        (
            "4.3",
            json!({"name": "Q", "type": "task", "filters": [{"property": "due_date", "condition": "equal", "value": 1e300}]}),
            "/filters/0/value",
        ),
        ("H-110", json!({"name": "Q", "type": "task", "filter": "status = \"Later\""}), "/filter"),
        ("11.1", json!({"name": "Q", "type": "task", "nonsense": 1}), "/nonsense"),
    ];
    for (case, body, path) in cases {
        let reply = fixture.world.post(&fixture.queries(), body).await;
        assert_eq!(reply.is(400).paths()[0], path, "{case}: {}", reply.text);
        // query.md 3.6: a fault of the filter text alone is refused as in a search.
        let is_of_text = reply.json["message"] == "invalid filter";
        assert_eq!(is_of_text, path == "/filter", "{case}: {}", reply.text);
    }
    let two = json!({"name": " ", "type": "task", "filter": "done"});
    let reply = fixture.world.post(&fixture.queries(), two).await;
    reply.invalid(&["/filter", "/name"]);
    assert_ne!(reply.json["message"], "invalid filter");
    let both = json!({"name": "Q", "type": "task", "filter": "", "filters": []});
    let reply = fixture.world.post(&fixture.queries(), both).await;
    reply.ambiguous(&["/filter", "/filters"]);
    for (other, value) in [
        ("filter", json!("done = true")),
        ("filters", json!([])),
        ("sorts", json!([])),
    ] {
        let body = json!({"name": "Q", "type": "task", "views": [], other: value});
        let reply = fixture.world.post(&fixture.queries(), body).await;
        reply.ambiguous(&["/views"]);
    }
    // the keys of the type are listed, and the hint is one that a query can follow.
    let mood = json!({"name": "Q", "type": "task", "filters": [leaf("mood")]});
    let reply = fixture.world.post(&fixture.queries(), mood).await;
    reply
        .mentions(&["due_date", "assignee", "update_type"])
        .omits(&["leave `type` out"]);
    let typed = json!({"name": "Q", "type": "task", "filter": "type = \"task\""});
    let reply = fixture.world.post(&fixture.queries(), typed).await;
    reply.mentions(&["search"]);
    assert_eq!(fixture.ids(json!({"type": "set"})).await, [""; 0]);
    // A search takes what a query does not keep.
    let search = json!({"type": "task", "filters": many(33)});
    fixture.search(search).await.is(200);
}

//
#[tokio::test]
async fn stored_filters_are_canonical() {
    let fixture = Fixture::new().await;
    let filter = |id: String| {
        let fixture = &fixture;
        async move {
            let path = fixture.world.object(&id);
            let document = fixture.world.get(&path).await.body(200);
            document["blocks"][0]["views"][0]["filters"].clone()
        }
    };
    let ands = vec!["done = true"; 33].join(" AND ");
    let id = fixture.query(json!({"filter": ands})).await;
    let stored = filter(id).await;
    assert_eq!(stored[0]["operator"], "and");
    assert_eq!(stored[0]["filters"].as_array().unwrap().len(), 33);

    // Q-605 as Q-070
    for (condition, expected) in [("equal", &["A"][..]), ("not_equal", &["B", "C", "D", "G"])] {
        let leaf = json!({"property": "Due date", "condition": condition, "value": "2026-08-10"});
        let id = fixture.query(json!({"filters": [leaf]})).await;
        let stored =
            json!([{"property": "due_date", "condition": condition, "value": 1_786_320_000}]);
        assert_eq!(filter(id.clone()).await, stored);
        assert_eq!(ids(&fixture.query_rows(&id, "").await.json), expected);
    }
    let warned = json!({"name": "Q", "type": "task", "filter": "due_date < today()"});
    let reply = fixture.world.post(&fixture.queries(), warned).await;
    assert_eq!(reply.is(201).warnings(), ["/filter"]);
    let kanban =
        json!({"name": "Q", "type": "task", "views": [{"type": "kanban", "group_by": "due_date"}]});
    //
    let reply = fixture.world.post(&fixture.queries(), kanban).await;
    assert_eq!(reply.is(201).warnings(), ["/views/0/group_by"]);
}

// H-110: options by consent, in the commit of the query.
#[tokio::test]
async fn options_are_created_by_consent() {
    let fixture = Fixture::new().await;
    let slip = json!({"name": "Q", "type": "task", "filter": "status = \"done\""});
    let refused = fixture.world.post(&fixture.queries(), slip).await;
    refused
        .invalid(&["/filter"])
        .mentions(&["did you mean Done?", "create_missing_options"]);
    let body = json!({"name": "Q", "type": "task", "filter": "status = \"Later\""});
    let path = format!("{}?create_missing_options=true", fixture.queries());
    let made = fixture.world.post(&path, body).await.body(201);
    assert_eq!(
        made["created"]["options"],
        json!([{"name": "Later", "property": "status"}])
    );
    let sent = json!({"type": "task", "filter": "status = \"Later\""});
    let found = fixture.search(sent).await;
    assert_eq!(ids(&found.body(200)), [""; 0]);
}

// H-110, document.md 10.6: too many new options are refused where they stand.
#[tokio::test]
async fn too_many_new_options_are_refused_at_their_member() {
    let fixture = Fixture::new().await;
    let names: Vec<String> = (0..65).map(|number| format!("n{number}")).collect();
    let quoted: Vec<String> = names.iter().map(|name| format!("\"{name}\"")).collect();
    let leaf = json!([{"property": "status", "condition": "in", "value": names}]);
    let order = json!([{"property": "status", "direction": "custom", "custom_order": names}]);
    let path = format!("{}?create_missing_options=true", fixture.queries());
    for (member, value) in [
        (
            "filter",
            json!(format!("status IN ({})", quoted.join(", "))),
        ),
        ("filters", leaf.clone()),
        ("sorts", order),
        ("views", json!([{ "filters": leaf }])),
    ] {
        let body = json!({"name": "Q", "type": "task", member: value});
        let refused = fixture.world.post(&path, body).await;
        refused.invalid(&[&format!("/{member}")]).mentions(&["65"]);
    }
}

// query.md 3.3: ids that name nothing match nothing and say so, where a filter is kept too.
#[tokio::test]
async fn unknown_ids_are_warned_of() {
    let fixture = Fixture::new().await;
    let leaf = |value: Value| json!([{"property": "assignee", "condition": "in", "value": value}]);
    for (member, value, warned) in [
        ("filter", json!("assignee = \"unknown\""), "/filter"),
        ("filters", leaf(json!(["m1", "unknown"])), "/filters/0"),
        (
            "views",
            json!([{}, { "filters": leaf(json!("unknown")) }]),
            "/views/1/filters/0",
        ),
    ] {
        let body = json!({"name": "Q", "type": "task", member: value});
        let reply = fixture.world.post(&fixture.queries(), body).await;
        assert_eq!(reply.is(201).warnings(), [warned]);
        reply.mentions(&["unknown", "it matches nothing"]);
    }
    for known in [json!("m1"), json!("_filter_template_2_")] {
        let body = json!({"name": "Q", "type": "task", "filters": leaf(known)});
        let reply = fixture.world.post(&fixture.queries(), body).await;
        assert_eq!(reply.is(201).warnings(), [""; 0]);
    }
}

// query.md 3.3, ops.md 7.9: the same where an operation sets the filters of a view.
#[tokio::test]
async fn unknown_ids_of_a_view_are_warned_of() {
    let fixture = Fixture::new().await;
    let id = fixture.query(json!({})).await;
    let leaf = |value: Value| json!([{"property": "assignee", "condition": "in", "value": value}]);
    #[rustfmt::skip]
    let cases = [
        (json!({"op": "update_view", "set": {"filters": leaf(json!(["m1", "unknown"]))}}), vec!["ops[0].set.filters[0]"]),
        (json!({"op": "insert_view", "name": "V", "set": {"filter": "done = true AND assignee = \"unknown\""}}), vec!["ops[0].set.filter"]),
        (json!({"op": "insert_view", "name": "W", "set": {"filters": leaf(json!(["m1", "_filter_template_2_"]))}}), vec![]),
    ];
    for (op, warned) in cases {
        let reply = fixture.world.edit(&id, json!([op])).await;
        assert_eq!(reply.is(200).warnings(), warned);
    }
    // Settings that leave the filters alone say nothing of them. The first view has an id, others are there.
    let views = format!("{}/{id}/views?ids=full", fixture.queries());
    let views = fixture.world.get(&views).await.body(200);
    let first = &views["data"][0]["id"];
    let rename = json!([{"op": "update_view", "view": first, "set": {"type": "list"}}]);
    let reply = fixture.world.edit(&id, rename).await;
    assert_eq!(reply.is(200).warnings(), [""; 0]);
}

// query.md 11.1, document.md 6.5: the state of an editor is kept as documents keep it, whatever it holds.
#[tokio::test]
async fn the_state_of_an_editor_is_kept() {
    let fixture = Fixture::new().await;
    let world = &fixture.world;
    for state in [
        json!([{"id": "a", "hidden": true, "background_color": "red"}]),
        json!([{"id": "a", "any": {"deep": [1, null]}, "hidden": "x", "background_color": null}]),
        json!([{"group_id": 5, "object_ids": [], "more": null}, {}]),
    ] {
        let view = json!({"name": "V", "groups": state, "object_orders": state});
        let id = fixture.query(json!({"views": [view]})).await;
        let document = json!({"formatVersion": "2.0", "type": "set", "query_source": {"types": ["task"]},
            "blocks": [{"type": "dataview", "views": [view]}]});
        for id in [id, world.create(document).await] {
            let served = &world.read(&id).await["blocks"][0]["views"][0];
            assert_eq!(
                (&served["groups"], &served["object_orders"]),
                (&state, &state)
            );
        }
    }
    // Its bounds count at any depth, and a view is closed around it.
    let long = "x".repeat(4097);
    for (view, path) in [
        (json!({"groups": [{"id": long}]}), "/views/0/groups/0/id"),
        (json!({"groups": [5]}), "/views/0/groups"),
        (json!({"group": []}), "/views/0/group"),
        (
            json!({"columns": [{"width": 5}]}),
            "/views/0/columns/0/property",
        ),
    ] {
        let body = json!({"name": "Q", "type": "task", "views": [view]});
        let reply = world.post(&fixture.queries(), body).await;
        reply.invalid(&[path]);
    }
}

// http.md 23, document.md 9.5, 9.6, D-123: a view has the id that a document may have, and what is made is cloned.
#[tokio::test]
async fn the_id_of_a_view_is_one_of_a_document() {
    let fixture = Fixture::new().await;
    let world = &fixture.world;
    let with = |id: &str| json!({"name": "Q", "type": "task", "views": [{"id": id}]});
    for id in ["a b", "é", "", "a/b", "dataview"] {
        let refused = world.post(&fixture.queries(), with(id)).await;
        refused.invalid(&["/views/0/id"]);
        assert!(refused.json["issues"][0]["hint"].is_string(), "{id}");
    }
    // With another fault the id is found all the same.
    let unknown = json!({"name": "Q", "type": "nope", "views": [{"id": "a b"}]});
    let refused = world.post(&fixture.queries(), unknown).await;
    refused.invalid(&["/type", "/views/0/id"]);
    let labelled = world.post(&fixture.queries(), with("ab12f")).await;
    assert_eq!(labelled.is(201).warnings(), ["/views"]);
    let made = world.post(&fixture.queries(), with("own_view-1")).await;
    let id = made.is(201).json["id"].as_str().unwrap().to_owned();
    let path = format!("{}?ids=full", world.object(&id));
    let document = world.get(&path).await.body(200);
    assert_eq!(document["blocks"][0]["views"][0]["id"], "own_view-1");
    let judged = world.post("/v2/validate", document.clone()).await;
    assert_eq!(judged.body(200)["issues"], json!([]));
    world.post(&world.objects(), document).await.is(201);
}

// query.md 4.1, 4.3, Q-016, ops.md 3: an empty text is a value, and what a view serves is taken back.
#[tokio::test]
async fn an_empty_text_is_a_value_of_a_view() {
    let fixture = Fixture::new().await;
    let world = &fixture.world;
    let plant = json!({"name": "Plant", "property_definitions": [{"name": "Remark"}]});
    world.post(&world.types(), plant).await.is(201);
    let of_type = world.type_path("plant");
    for condition in ["equal", "not_equal", "contains", "in"] {
        let filters = json!([{"property": "remark", "condition": condition, "value": ""}]);
        let body = json!({"name": "Q", "type": "plant", "filters": filters});
        let made = world.post(&fixture.queries(), body).await.body(201);
        let id = made["id"].as_str().unwrap();
        let views = format!("{}/{id}/views", fixture.queries());
        let served = world.get(&views).await.body(200)["data"][0]["filters"].clone();
        assert_eq!(served, filters, "{condition}");
        let echo = json!([{"op": "update_view", "set": {"filters": served}}]);
        let echoed = world.edit(id, echo).await.body(200);
        assert_eq!(echoed["etag"], made["etag"], "{condition}");
        let update = json!({"ops": [{"op": "update_view", "set": {"filters": filters}}]});
        let dry = format!("{of_type}?dry_run=true");
        world.patch(&dry, update).await.is(200);
    }
    for value in [json!(null), json!([])] {
        let filters = json!([{"property": "remark", "condition": "equal", "value": value}]);
        let update = json!({"ops": [{"op": "update_view", "set": {"filters": filters}}]});
        let refused = world.patch(&of_type, update).await;
        refused.invalid(&["ops[0].set.filters[0].value"]);
    }
}
