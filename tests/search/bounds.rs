//! What one search may cost: the leaves of a filter, and the bytes of a page.

use rolltop_document::limits::{MAX_FILTER_LEAVES, MAX_LIST};
use rolltop_store::ObjectRecord;
use rolltop_workspace::objects::ROW_PAGE_BYTES;
use serde_json::{Value, json};

use super::fixture::{Fixture, NOW, ids};

/// A tree of so many leaves that each hold for task B alone.
fn tree(leaves: usize) -> Value {
    let leaf = json!({"property": "notes", "condition": "not_contains", "value": "x"});
    let group = |count: usize| json!({"operator": "or", "filters": vec![leaf.clone(); count]});
    let mut groups = vec![group(50); leaves / 50];
    groups.extend((!leaves.is_multiple_of(50)).then(|| group(leaves % 50)));
    json!([{"operator": "and", "filters": groups}])
}

/// These filters are refused wherever a filter is written, at this place in them and in these words.
async fn refused_everywhere(fixture: &Fixture, filters: &Value, place: &str, words: &[&str]) {
    let world = &fixture.world;
    let queries = fixture.queries();
    let document = json!({"formatVersion": "2.0", "type": "set", "query_source": {"types": ["task"]},
        "blocks": [{"type": "dataview", "views": [{"filters": filters}]}]});
    let query = |views: Value| json!({"name": "Q", "type": "task", "views": views});
    let id = fixture.query(json!({"filter": "done = true"})).await;
    let set = json!({"filters": filters});
    let pointer = place.replace('[', "/").replace(']', "").replace('.', "/");
    #[rustfmt::skip]
    let cases = [
        (fixture.search(set.clone()).await, format!("/filters{pointer}")),
        (world.post("/v2/search", set.clone()).await, format!("/filters{pointer}")),
        (world.post(&queries, json!({"name": "Q", "type": "task", "filters": filters})).await, format!("/filters{pointer}")),
        (world.post(&queries, query(json!([{"name": "V", "filters": filters}]))).await, format!("/views/0/filters{pointer}")),
        (world.post(&world.objects(), document).await, format!("/blocks/0/views/0/filters{pointer}")),
        (world.edit(&id, json!([{"op": "update_view", "set": set}])).await, format!("ops[0].set.filters{place}")),
    ];
    for (reply, path) in cases {
        reply.invalid(&[&path]).mentions(words);
    }
}

// query.md 4.1: the leaves of one filter have a bound wherever it is written, and every row pays for no more.
#[tokio::test]
async fn a_filter_has_a_bound_for_all_its_leaves() {
    let fixture = Fixture::new().await;
    let most = MAX_FILTER_LEAVES;
    let found = fixture.ids(json!({"type": "task", "filters": tree(most)}));
    assert_eq!(found.await.len(), 5);
    fixture.query(json!({"filters": tree(most)})).await;
    let many = tree(most + 1);
    let words = [&(most + 1).to_string(), &most.to_string(), "`in`"];
    refused_everywhere(&fixture, &many, "", &words).await;

    // The densest text is within its bytes, and what was stored before stays readable.
    let text = vec!["done=true"; 270].join(" OR ");
    let found = fixture.ids(json!({"type": "task", "filter": text}));
    assert_eq!(found.await, ["B", "D"]);
    let old = json!({"kind": "page", "type": "set", "properties": {"name": "old"},
        "query_source": {"types": ["task"]},
        "blocks": [{"id": "dataview", "type": "dataview", "views": [
            {"id": "view1", "name": "V", "type": "table", "filters": many}]}]});
    fixture.put(vec![fixture.record("old", 0, old)]);
    let rows = fixture.query_rows("old", "").await.body(200);
    assert_eq!(ids(&rows).len(), 5);
    let filters = fixture.world.get("/v2/schemas/filters").await;
    filters.mentions(&[&format!("{most} leaves")]);
}

// http.md 28: a list has the bound of any array value, wherever a filter is written.
#[tokio::test]
async fn a_list_of_values_has_a_bound() {
    let fixture = Fixture::new().await;
    let leaf = |count: usize| {
        let values: Vec<usize> = (0..count).collect();
        json!([{"property": "priority", "condition": "in", "value": values}])
    };
    let found = fixture.ids(json!({"type": "task", "filters": leaf(MAX_LIST)}));
    assert_eq!(found.await, ["A", "B", "C", "D"]);
    fixture.query(json!({"filters": leaf(MAX_LIST)})).await;
    let words = [(MAX_LIST + 1).to_string(), MAX_LIST.to_string()];
    let words = [&*words[0], &*words[1]];
    refused_everywhere(&fixture, &leaf(MAX_LIST + 1), "[0].value", &words).await;
}

/// Tasks with notes of a little more than a third of a page, the newest first.
fn long_tasks(fixture: &Fixture, of_type: &str) -> Vec<ObjectRecord> {
    let long = "x".repeat(ROW_PAGE_BYTES / 3 + 1);
    let task = |(days, id): (i64, &str)| {
        let properties = json!({"name": id, "notes": long, "done": true});
        let document = json!({"kind": "page", "type": of_type, "properties": properties});
        fixture.record(id, NOW - days * 60, document)
    };
    (0..)
        .zip(["l0", "l1", "l2", "l3", "l4"])
        .map(task)
        .collect()
}

// http.md 4, query.md 2: a page ends by its bytes, too, says so honestly, and its next offset is that of its rows.
#[tokio::test]
async fn long_rows_come_in_short_pages() {
    let fixture = Fixture::new().await;
    let world = &fixture.world;
    let long = long_tasks(&fixture, "note");
    let all: Vec<String> = long.iter().map(|record| record.id.clone()).collect();
    fixture.put(long);
    let collection = json!({"kind": "page", "type": "collection", "properties": {"name": "c"}, "collection_items": all});
    let query = json!({"kind": "page", "type": "set", "properties": {"name": "q"}, "query_source": {"types": ["note"]}});
    fixture.put(vec![
        fixture.record("coll", 0, collection),
        fixture.record("query", 0, query),
    ]);
    let space = format!("/v2/spaces/{}", world.one.short);
    let lists = [
        format!("{space}/queries/query/objects"),
        format!("{space}/collections/coll/objects"),
        format!("{space}/search"),
        "/v2/search".to_owned(),
    ];
    for list in lists {
        let page = async |fields: &str, offset: usize| {
            let parameters = format!("limit=1000&offset={offset}");
            let reply = if list.ends_with("search") {
                let fields: Vec<&str> = fields.split(',').collect();
                let body = json!({"filter": r#"type = "note""#, "fields": fields});
                world.post(&format!("{list}?{parameters}"), body).await
            } else {
                let path = format!("{list}?{parameters}&fields={fields}");
                world.get(&path).await
            };
            reply.body(200)
        };
        let whole = page("done", 0).await;
        assert_eq!(
            (ids(&whole), &whole["has_more"]),
            (all.clone(), &json!(false))
        );
        let mut pages = Vec::new();
        let mut offset = 0;
        loop {
            let found = page("notes,done", offset).await;
            assert_eq!(found["total"], 5, "{list}");
            pages.push(ids(&found));
            offset += ids(&found).len();
            if found["has_more"] == false {
                break;
            }
            let message = found["message"].as_str().unwrap();
            assert!(message.contains(&format!("offset={offset} ")), "{message}");
        }
        assert_eq!(
            pages,
            [vec!["l0", "l1"], vec!["l2", "l3"], vec!["l4"]],
            "{list}"
        );
    }
    let path = format!("{space}/objects?limit=1000&fields=notes");
    let listed = world.get(&path).await.body(200);
    assert_eq!((ids(&listed).len(), &listed["has_more"]), (2, &json!(true)));
}

// http.md 10: two spellings of one key are refused wherever `fields` are taken; one spelling twice is one field.
#[tokio::test]
async fn a_field_is_spelled_once() {
    let fixture = Fixture::new().await;
    let world = &fixture.world;
    let space = format!("/v2/spaces/{}", world.one.short);
    let twice = json!({"type": "task", "fields": ["done", "due_date", "dueDate", "Done"]});
    let reply = fixture.search(twice).await;
    reply
        .invalid(&["/fields/2", "/fields/3"])
        .mentions(&["due_date", "dueDate"]);
    let query = fixture.query(json!({})).await;
    for list in [
        format!("{space}/objects"),
        format!("{space}/queries/{query}/objects"),
    ] {
        let reply = world.get(&format!("{list}?fields=due_date,dueDate")).await;
        reply
            .invalid(&["fields"])
            .mentions(&["due_date", "dueDate"]);
        let once = world.get(&format!("{list}?fields=done,done")).await;
        let once = once.body(200);
        let mut rows = once["data"].as_array().unwrap().iter();
        let row = rows.find(|row| row["id"] == "B").unwrap();
        assert_eq!(row["properties"], json!({"done": true}));
    }
    // Over all spaces, where spellings mean one property in one space and two in another, rows are kept.
    let body = json!({"filter": "done = true", "fields": ["due_date", "dueDate"]});
    let reply = world.post("/v2/search", body).await;
    reply.is(200);
    assert_eq!(reply.warnings(), ["/fields/1"]);
    let due = json!({"due_date": "2026-08-12T23:30:00Z"});
    assert_eq!(reply.json["data"][0]["properties"], due);
}

// http.md 10: two spellings of one property among the columns of a view.
#[tokio::test]
async fn a_column_is_spelled_once() {
    let fixture = Fixture::new().await;
    let queries = fixture.queries();
    let with = |columns: Value| {
        let views = json!([{"name": "V", "columns": columns}]);
        let body = json!({"name": "Q", "type": "task", "views": views});
        fixture.world.post(&queries, body)
    };
    let twice = json!([{"property": "done"}, {"property": "status"}, {"property": "Done"}]);
    with(twice)
        .await
        .invalid(&["/views/0/columns/2/property"])
        .mentions(&["done", "Done"]);
    let same = json!([{"property": "done", "width": 5}, {"property": "done"}]);
    let made = with(same).await.body(201);
    let id = made["id"].as_str().unwrap();
    let read = fixture.world.get(&fixture.world.object(id)).await.body(200);
    let columns = &read["blocks"][0]["views"][0]["columns"];
    assert_eq!(columns, &json!([{"property": "done", "width": 5}]));
}

// A filter may be warned of at each of its leaves: an answer reports a thousand warnings, and that there are more.
#[tokio::test]
async fn an_answer_has_a_bound_for_its_warnings() {
    let fixture = Fixture::new().await;
    let leaf = json!({"property": "due_date", "condition": "less", "value": "2026-01-01"});
    let group = json!({"operator": "and", "filters": vec![leaf; 50]});
    let filters = json!({"filters": vec![group; 20]});
    // The words, which are none, are warned of as well.
    let more = json!({"filters": filters["filters"], "query": "?!"});
    let space = format!("/v2/spaces/{}/search", fixture.world.one.short);
    for path in [&space, "/v2/search"] {
        let most = fixture.world.post(path, filters.clone()).await;
        assert_eq!(most.is(200).warnings().len(), 1_000);
        let more = fixture.world.post(path, more.clone()).await;
        let warnings = more.is(200).json["warnings"].as_array().unwrap();
        assert_eq!(warnings.len(), 1_001);
        let last = warnings[1_000]["message"].as_str().unwrap();
        assert!(last.contains("more than 1000"), "{last}");
    }
}
