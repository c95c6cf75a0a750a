//! Searching more spaces than anybody opens by hand: complete, exact, and the same every time (query.md 10).

use std::time::Duration;

use rolltop_http::testing::Options;
use serde_json::{Value, json};

use crate::support::World;
use crate::support::answer::Reply;

const PATH: &str = "/v2/search?limit=1000";
/// Room for some of the spaces, each of which takes about 60 kB.
const LITTLE: usize = 1 << 20;

/// A world with many spaces, of which every fifth has one page.
struct Many {
    world: World,
    spaces: Vec<String>,
}

impl Many {
    async fn new(count: usize, index_bytes: Option<usize>) -> Self {
        let world = World::with(Options {
            index_bytes,
            ..Options::default()
        })
        .await;
        let mut spaces = Vec::new();
        for number in 0..count {
            let new = json!({"name": format!("Space {number}")});
            let made = world.post("/v2/spaces?ids=full", new).await.body(201);
            spaces.push(made["id"].as_str().unwrap().to_owned());
        }
        let many = Self { world, spaces };
        for at in (0..count).step_by(5) {
            many.put(at, &format!("needle {at}")).await;
        }
        many
    }

    fn objects(&self, at: usize) -> String {
        format!("/v2/spaces/{}/objects", self.spaces[at])
    }

    async fn put(&self, at: usize, name: &str) -> String {
        let page = json!({"type": "page", "name": name});
        let made = self.world.post(&self.objects(at), page).await.body(201);
        made["id"].as_str().unwrap().to_owned()
    }

    async fn search(&self, body: Value) -> Reply {
        self.world.post(PATH, body).await
    }

    /// Every search finds exactly so many needles in as many rows, and has nothing to say of it.
    async fn exact(&self, needles: usize) {
        let searches = [
            json!({"query": "needle"}),
            json!({"filter": "name CONTAINS \"needle\""}),
            json!({"type": "page", "sorts": [{"property": "name"}], "fields": ["name"]}),
        ];
        for search in searches {
            for _ in 0..3 {
                let found = self.search(search.clone()).await.body(200);
                assert_eq!(found["total"], needles, "{search}");
                assert_eq!(found["data"].as_array().unwrap().len(), needles);
                assert_eq!(found.get("warnings"), None);
            }
        }
    }

    /// Searches, writes and deletes.
    async fn live(&self) {
        let needles = self.spaces.len().div_ceil(5);
        self.exact(needles).await;
        // what was just written is found, wherever it is, in all spaces and in its own.
        for (more, at) in [1, self.spaces.len() / 2, self.spaces.len() - 2]
            .into_iter()
            .enumerate()
        {
            let id = self.put(at, "needle and thread").await;
            let found = self.search(json!({"query": "thread"})).await.body(200);
            assert_eq!(found["total"], more + 1);
            let own = format!("/v2/spaces/{}/search", self.spaces[at]);
            let found = self.world.post(&own, json!({"query": "thread"})).await;
            assert_eq!(found.json["data"][0]["id"], json!(id));
            assert_eq!(found.json["total"], 1);
        }
        self.exact(needles + 3).await;
        for at in (0..self.spaces.len()).step_by(5) {
            let found = self.world.get(&self.objects(at)).await.body(200);
            let object = format!(
                "{}/{}",
                self.objects(at),
                found["data"][0]["id"].as_str().unwrap()
            );
            self.world.delete(&object).await.is(200);
        }
        self.exact(3).await;
    }
}

//
#[tokio::test]
async fn more_than_a_hundred_spaces_are_searched_exactly() {
    Many::new(110, None).await.live().await;
}

// The same where memory has room for a few of them.
#[tokio::test]
async fn spaces_that_have_no_room_in_memory_are_searched_exactly() {
    Many::new(60, Some(LITTLE)).await.live().await;
}

// Pages of all spaces, joined, are one page; and rows of many spaces are in one order.
#[tokio::test]
async fn pages_go_on_through_spaces_that_have_no_room() {
    let many = Many::new(30, Some(1)).await;
    let body = json!({"query": "needle", "sorts": [{"property": "name", "direction": "desc"}]});
    let whole = many.search(body.clone()).await.body(200);
    let names: Vec<&str> = whole["data"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| row["name"].as_str().unwrap())
        .collect();
    assert_eq!(
        names,
        [
            "needle 5",
            "needle 25",
            "needle 20",
            "needle 15",
            "needle 10",
            "needle 0"
        ]
    );
    for (at, name) in names.iter().enumerate() {
        let path = format!("/v2/search?limit=1&offset={at}");
        let page = many.world.post(&path, body.clone()).await.body(200);
        assert_eq!(page["data"][0]["name"], json!(name));
        assert_eq!(
            (&page["total"], page["has_more"].as_bool()),
            (&json!(6), Some(at < 5))
        );
    }
}

// spaces that cannot be read in time are named, and searching them alone helps.
#[tokio::test]
async fn spaces_that_take_too_long_are_named() {
    let many = Many::new(15, Some(1)).await;
    let clock = &many.world.server.clock;
    clock.pass_with_every_look(Duration::from_millis(400));
    let sent = json!({"filter": "name CONTAINS \"needle\""});
    let reply = many.search(sent).await;
    clock.pass_with_every_look(Duration::ZERO);
    let found = reply.body(200);
    let warnings = found["warnings"].as_array().unwrap();
    assert_eq!((warnings.len(), warnings[0].get("path")), (1, None));
    // Two of them were read, and the two of every world are spaces too.
    let message = warnings[0]["message"].as_str().unwrap();
    assert!(message.contains("incomplete: 15 of 17 spaces"), "{message}");
    assert_eq!(message.matches("space ").count(), 8, "{message}");
    assert!(message.ends_with(" and 7 more"), "{message}");
    assert_eq!(warnings[0]["see_also"][0]["op"], "search_space");
    many.exact(3).await;
    // What was read is the least that there may be.
    let spaces = many.world.get("/v2/spaces?ids=full").await.body(200);
    for space in spaces["data"].as_array().unwrap() {
        let path = format!("/v2/spaces/{}/objects", space["id"].as_str().unwrap());
        for name in ["hay", "straw"] {
            let page = json!({"type": "page", "name": name});
            many.world.post(&path, page).await.body(201);
        }
    }
    clock.pass_with_every_look(Duration::from_millis(400));
    let page = many.world.post("/v2/search?limit=1", json!({})).await;
    clock.pass_with_every_look(Duration::ZERO);
    let page = page.body(200);
    let (total, message) = (&page["total"], page["message"].as_str().unwrap());
    let start = format!("at least {total} rows: 1 of {total} rows from offset 0;");
    assert!(message.starts_with(&start), "{message}");
    assert!(total.as_u64().unwrap() < 3 + 17 * 2);
}

// V-40: the search of v1 leaves the same spaces out, and names none.
#[tokio::test]
async fn v1_does_not_wait_for_spaces_that_take_too_long() {
    let many = Many::new(15, Some(1)).await;
    let search = async || {
        let found = many
            .world
            .post("/v1/search", json!({"query": "needle"}))
            .await;
        found.body(200)["pagination"]["total"].clone()
    };
    assert_eq!(search().await, 3);
    let clock = &many.world.server.clock;
    clock.pass_with_every_look(Duration::from_millis(400));
    let found = search().await;
    // What is wrong in every space needs none.
    let wrong = json!({"filters": {"operator": "xor"}});
    let refused = many.world.post("/v1/search", wrong).await;
    clock.pass_with_every_look(Duration::ZERO);
    assert!(found.as_u64().unwrap() < 3, "{found}");
    assert_eq!(search().await, 3);
    let said = "bad input: invalid filter operator: \"xor\"";
    refused.old(400, "bad_request", said);
}
