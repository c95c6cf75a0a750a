//! `links` and `backlinks`: known to search alone (document.md 3.4, query.md 6.1).

use serde_json::{Value, json};

use super::fixture::ids;
use crate::support::World;

/// Pages that point at one another in every way: the hub is pointed to by each.
struct Web {
    world: World,
    hub: String,
    /// A mention, a link block, an inline link, a value, in this order.
    pointing: Vec<String>,
}

impl Web {
    async fn new() -> Self {
        let world = World::new().await;
        let hub = world.create(json!({"type": "page", "name": "Hub"})).await;
        let paragraph = |text: String| json!([{"type": "paragraph", "text": text}]);
        let mention = paragraph(format!("see <mention object_id=\"{hub}\">Hub</mention>"));
        let inline = paragraph(format!("[Hub](rolltop://object?objectId={hub})"));
        let value = json!({"type": "task", "name": "d value", "properties": {"assignee": [hub]}});
        let pointing = vec![
            world.page("a mention", mention).await,
            world
                .page("b block", json!([{"type": "link", "object_id": hub}]))
                .await,
            world.page("c inline", inline).await,
            world.create(value).await,
        ];
        world.create(json!({"type": "page", "name": "aside"})).await;
        Self {
            world,
            hub,
            pointing,
        }
    }

    async fn search(&self, body: Value) -> Value {
        let path = format!("/v2/spaces/{}/search", self.world.one.short);
        self.world.post(&path, body).await.body(200)
    }

    /// Names of the objects that point to the hub.
    async fn to_hub(&self) -> Vec<String> {
        let filter = format!("links = \"{}\"", self.hub);
        let body = json!({"filter": filter, "sorts": [{"property": "name"}]});
        let found = self.search(body).await;
        assert_eq!(found.get("warnings"), None);
        names(&found)
    }

    /// The backlinks of the hub, as a row shows them.
    async fn backlinks(&self) -> Vec<String> {
        let body = json!({"filter": "name = \"Hub\"", "fields": ["backlinks"]});
        let found = self.search(body).await;
        let shown = found["data"][0]["properties"]["backlinks"].as_array();
        let shown = shown.map(Vec::as_slice).unwrap_or_default();
        shown
            .iter()
            .map(|id| id.as_str().unwrap().to_owned())
            .collect()
    }
}

fn names(found: &Value) -> Vec<String> {
    let rows = found["data"].as_array().unwrap();
    rows.iter()
        .map(|row| row["name"].as_str().unwrap().to_owned())
        .collect()
}

fn sorted(mut ids: Vec<String>) -> Vec<String> {
    ids.sort();
    ids
}

#[tokio::test]
async fn every_way_of_pointing_is_found_and_shown() {
    let web = Web::new().await;
    let all = ["a mention", "b block", "c inline", "d value"];
    assert_eq!(web.to_hub().await, all);
    assert_eq!(web.backlinks().await, sorted(web.pointing.clone()));
    // In fields, filters and sorts of both searches and of the list of objects (http.md 22).
    let sent = json!({"filter": "name = \"a mention\"", "fields": ["links", "backlinks"]});
    let row = web.search(sent).await;
    assert_eq!(row["data"][0]["properties"], json!({"links": [web.hub]}));
    let anywhere = web
        .world
        .post(
            "/v2/search",
            json!({"filter": "backlinks IS NOT EMPTY", "fields": ["Backlinks"]}),
        )
        .await
        .body(200);
    assert_eq!(names(&anywhere), ["Hub"]);
    assert_eq!(
        anywhere["data"][0]["properties"]["Backlinks"],
        json!(sorted(web.pointing.clone()))
    );
    let listed = web
        .world
        .get(&format!("{}?fields=links,backlinks", web.world.objects()))
        .await
        .body(200);
    for row in listed["data"].as_array().unwrap() {
        let expected = match row["name"].as_str().unwrap() {
            "Hub" => json!({"backlinks": sorted(web.pointing.clone())}),
            "aside" => Value::Null,
            _ => json!({"links": [web.hub]}),
        };
        assert_eq!(row["properties"], expected, "{row}");
    }
    let sent = json!({"sorts": [{"property": "backlinks", "direction": "desc"}], "type": "page"});
    let by_count = web.search(sent).await;
    assert_eq!(names(&by_count)[0], "Hub");
    let without = web.search(json!({"filter": "links IS EMPTY"})).await;
    assert_eq!(sorted(names(&without)), ["Hub", "aside"]);
    // Documents never hold them.
    let hub = web.world.read(&web.hub).await;
    assert_eq!(hub["properties"].get("backlinks"), None);
}

// query.md 3.3: an id that names nothing matches nothing, even where a text names it.
#[tokio::test]
async fn what_does_not_exist_is_not_pointed_to() {
    let world = World::new().await;
    let nowhere = format!("bafyrei{}", "a".repeat(52));
    let text = format!("<mention object_id=\"{nowhere}\">x</mention>");
    let sent = json!([{"type": "paragraph", "text": text}]);
    world.page("lost", sent).await;
    let path = format!("/v2/spaces/{}/search", world.one.short);
    let filter = format!("links = \"{nowhere}\"");
    let found = world.post(&path, json!({"filter": filter})).await.body(200);
    assert_eq!(ids(&found), [""; 0]);
    assert_eq!(found["warnings"][0]["path"], "/filter");
    let found = world.post(&path, json!({"filter": "links IS EMPTY"})).await;
    assert_eq!(names(&found.body(200)), ["lost"]);
}

// A row shows at most so many pointers as an array of a property may hold, and says how to reach the rest.
#[tokio::test]
async fn a_long_list_of_backlinks_is_cut_with_a_word() {
    let fixture = super::fixture::Fixture::new().await;
    let pointing = (0..2_049).map(|number| {
        let document = json!({"kind": "page", "type": "task", "properties":
            {"name": format!("n{number}"), "assignee": ["E"]}});
        fixture.record(&format!("n{number:04}"), 0, document)
    });
    fixture.put(pointing.collect());
    let body = json!({"filter": "name = \"Report notes\"", "fields": ["backlinks"]});
    let found = fixture.search(body).await.body(200);
    let shown = found["data"][0]["properties"]["backlinks"].as_array();
    assert_eq!(shown.unwrap().len(), 2_048);
    let warning = &found["warnings"][0];
    assert!(warning["message"].as_str().unwrap().contains("2049"));
    assert!(warning["hint"].as_str().unwrap().contains("links = \"E\""));
    let sent = json!({"filter": "links = \"E\""});
    let all = fixture.search(sent).await.body(200);
    assert_eq!(all["total"], 2_049);
}
