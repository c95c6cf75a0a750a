//! What callers see while the index of a space is made anew: one that gets no further until the test lets it.

use std::time::Duration;

use rolltop_http::testing::Options;
use rolltop_store::ObjectRecord;
use serde_json::{Value, json};

use crate::search::fixture::{Fixture, ids};
use crate::support::World;
use crate::support::answer::Reply;
use crate::support::gate::Gate;

/// Pages that say `zebra`: more than a search reads by itself when their texts are not known.
const PAGES: usize = 300;
/// A walk over a space that is made anew: the first is for its rows.
const FIRST_WALK: usize = 0;
/// The second is for its texts.
const SECOND_WALK: usize = 1;

/// Two spaces, of which the first has many pages and the second one, all of them known.
struct Zoo {
    // Opens before the server goes that it may hold.
    gate: Gate,
    fixture: Fixture,
}

impl Zoo {
    async fn new() -> Self {
        let gate = Gate::default();
        let options = Options {
            watch: Some(gate.watch()),
            ..Options::default()
        };
        let fixture = Fixture::over(World::with(options).await);
        let zoo = Self { gate, fixture };
        let pages = (0..PAGES).map(|number| zoo.page(number, "zebra"));
        zoo.fixture.put(pages.collect());
        let in_two = format!("/v2/spaces/{}/objects", zoo.world().two.short);
        let page = json!({"type": "page", "name": "zebra in two"});
        zoo.world().post(&in_two, page).await.is(201);
        zoo.settled().await;
        zoo
    }

    fn world(&self) -> &World {
        &self.fixture.world
    }

    /// A page of the first space.
    fn page(&self, number: usize, name: &str) -> ObjectRecord {
        let document = json!({"kind": "page", "type": "page", "properties": {"name": name},
            "blocks": [{"type": "paragraph", "id": "p", "text": "stripes"}]});
        self.fixture
            .record(&format!("z{number:03}"), number as i64, document)
    }

    async fn words(&self, words: &str) -> Reply {
        self.fixture
            .search(json!({"query": words, "type": "page"}))
            .await
    }

    async fn words_anywhere(&self, words: &str) -> Reply {
        let body = json!({"query": words, "type": "page"});
        self.world().post("/v2/search?limit=1000", body).await
    }

    /// Searches all spaces until nothing is missing. Each search waits for texts, though not for ever.
    async fn settled(&self) -> Value {
        for _ in 0..120 {
            let found = self.words_anywhere("zebra").await.body(200);
            if found.get("warnings").is_none() {
                return found;
            }
        }
        panic!("the index is never done");
    }

    /// Begins to make the first space anew, as far as this walk.
    fn rebuild(&self, held: usize) {
        let one = &self.world().one.full;
        self.gate.close(one, held);
        let workspace = &self.world().server.workspace;
        workspace.start_rebuild(Some(one)).unwrap();
        self.gate.wait_for_somebody();
        // From here on no search waits for what cannot come.
        let clock = &self.world().server.clock;
        clock.pass_with_every_look(Duration::from_secs(1));
    }

    /// Lets it go on, until it is done.
    async fn finish(&self) {
        let world = self.world();
        world.server.clock.pass_with_every_look(Duration::ZERO);
        self.gate.open();
        let workspace = &world.server.workspace;
        while !workspace.rebuild_status().unwrap().is_over {
            self.words("zebra").await.is(200);
        }
        let status = workspace.rebuild_status().unwrap();
        assert_eq!((status.failure, status.done.len()), (None, 1));
    }

    /// What does not ask for words or for the rows of the first space is served as ever.
    async fn serves_reads(&self) {
        let world = self.world();
        let listed = world.get(&format!("{}?limit=1000", world.objects())).await;
        let listed = listed.body(200);
        assert_eq!(
            (&listed["total"], listed.get("warnings")),
            (&json!(PAGES + 6), None)
        );
        let page = world.get(&world.object("z007")).await.body(200);
        assert_eq!(page["properties"]["name"], "zebra");
        let in_two = format!("/v2/spaces/{}/search", world.two.short);
        let found = world
            .post(&in_two, json!({"query": "zebra"}))
            .await
            .body(200);
        assert_eq!((&found["total"], found.get("warnings")), (&json!(1), None));
    }
}

/// The answer found so many, and says nothing but that results may be incomplete.
#[track_caller]
fn is_incomplete(reply: &Reply, total: usize) {
    assert_eq!(reply.is(200).json["total"], total, "{}", reply.text);
    assert_eq!(reply.warnings(), [""]);
    reply.mentions(&[
        "results may be incomplete",
        "index",
        "is being built",
        "retry later",
    ]);
}

/// The answer found so many, and has nothing to say.
#[track_caller]
fn is_whole(reply: &Reply, total: usize) {
    assert_eq!(reply.is(200).json["total"], total, "{}", reply.text);
    reply.omits(&["warnings"]);
}

// query.md 9: while texts are read anew, a search for words says that results may be incomplete. It finds what is
// written meanwhile; what asks for no words is whole, and needs no warning.
#[tokio::test]
async fn what_is_not_read_yet_is_told_of_until_it_is() {
    let zoo = Zoo::new().await;
    let world = zoo.world();
    is_whole(&zoo.words("zebra").await, PAGES);
    zoo.rebuild(SECOND_WALK);
    let status = world.server.workspace.rebuild_status().unwrap();
    assert_eq!((status.is_over, status.at.as_deref()), (false, Some("One")));
    assert_eq!(status.texts.done, 0);
    assert!(status.texts.total >= PAGES);
    is_incomplete(&zoo.words("zebra").await, 0);
    zoo.serves_reads().await;
    let named = json!({"filter": "name = \"zebra\""});
    is_whole(&zoo.fixture.search(named.clone()).await, PAGES);

    // Written meanwhile: one is new, one is called otherwise, one is gone.
    let new = world
        .create(json!({"type": "page", "name": "zebra foal"}))
        .await;
    let rename = json!({"op": "set_properties", "set": {"name": "okapi"}});
    world.edit("z001", json!([rename])).await.is(200);
    world.delete(&world.object("z002")).await.is(200);
    let found = zoo.words("zebra").await;
    is_incomplete(&found, 1);
    assert_eq!(ids(&found.json), [new.as_str()]);
    is_incomplete(&zoo.words("okapi").await, 1);
    is_whole(&zoo.fixture.search(named.clone()).await, PAGES - 2);

    zoo.finish().await;
    let found = zoo.words("zebra").await;
    is_whole(&found, PAGES - 1);
    is_whole(&zoo.words("foal").await, 1);
    let okapi = zoo.words("okapi").await;
    is_whole(&okapi, 1);
    assert_eq!(ids(&okapi.json), ["z001"]);
    is_whole(&zoo.words("\"zebra foal\"").await, 1);
    is_whole(&zoo.fixture.search(named).await, PAGES - 2);
}

// query.md 9, 10: of several spaces, the one whose texts are read anew is named, and the others are searched.
#[tokio::test]
async fn of_many_spaces_the_one_that_is_not_read_is_named() {
    let zoo = Zoo::new().await;
    let world = zoo.world();
    is_whole(&zoo.words_anywhere("zebra").await, PAGES + 1);
    zoo.rebuild(SECOND_WALK);
    let found = zoo.words_anywhere("zebra").await;
    is_incomplete(&found, 1);
    assert_eq!(found.json["data"][0]["space_id"], world.two.short.as_str());
    let warning = found.json["warnings"][0]["message"].as_str().unwrap();
    let one = format!("space {} (\"One\")", world.one.short);
    assert!(
        warning.contains(&one) && !warning.contains("Two"),
        "{warning}"
    );
    let named = json!({"filter": "name CONTAINS \"zebra\""});
    is_whole(&world.post("/v2/search", named).await, PAGES + 1);
    let new = world
        .create(json!({"type": "page", "name": "zebra foal"}))
        .await;
    let found = zoo.words_anywhere("foal").await;
    is_incomplete(&found, 1);
    assert_eq!(ids(&found.json), [new.as_str()]);
    zoo.finish().await;
    is_whole(&zoo.words_anywhere("zebra").await, PAGES + 2);
}

// query.md 10: while the rows of a space are read, reads and writes go on, a search over all says that it was left out,
// and one of the space itself waits and then finds what was written meanwhile.
#[tokio::test]
async fn rows_that_are_read_anew_hold_nobody_else() {
    let zoo = Zoo::new().await;
    let world = zoo.world();
    zoo.rebuild(FIRST_WALK);
    zoo.serves_reads().await;
    let found = zoo.words_anywhere("zebra").await;
    assert_eq!(found.is(200).json["total"], 1);
    assert_eq!(found.warnings(), [""]);
    found.mentions(&["incomplete: 1 of 2 spaces", &world.one.short]);
    let filter = json!({"filter": "name CONTAINS \"zebra\""});
    let waiting = zoo.fixture.search(filter.clone());
    let meanwhile = async {
        let page = json!({"type": "page", "name": "zebra foal"});
        world.create(page).await;
        world.delete(&world.object("z002")).await.is(200);
        zoo.finish().await;
    };
    let (found, ()) = tokio::join!(waiting, meanwhile);
    is_whole(&found, PAGES);
    is_whole(&zoo.fixture.search(filter).await, PAGES);
    zoo.settled().await;
    is_whole(&zoo.words("zebra").await, PAGES);
    is_whole(&zoo.words("foal").await, 1);
}
