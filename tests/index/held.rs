//! What callers see while the search data of a space is rebuilt: a rebuild that the test holds.

use std::time::Duration;

use rolltop_http::testing::Options;
use rolltop_store::ObjectRecord;
use serde_json::json;

use crate::search::fixture::Fixture;
use crate::support::World;
use crate::support::answer::Reply;
use crate::support::gate::Gate;

/// Pages that say `zebra`.
const PAGES: usize = 300;

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
        is_whole(&zoo.words_anywhere("zebra").await, PAGES + 1);
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

    /// Begins to rebuild the first space, and holds that with the rows locked.
    fn rebuild(&self) {
        self.gate.close("rolltop-rebuild");
        let workspace = &self.world().server.workspace;
        let one = &self.world().one.full;
        workspace.start_rebuild(Some(one)).unwrap();
        self.gate.wait();
    }

    /// Lets it go on, until it is done.
    async fn finish(&self) {
        self.gate.open();
        let workspace = &self.world().server.workspace;
        while !workspace.rebuild_status().unwrap().is_over {
            self.words("zebra").await.is(200);
        }
        let status = workspace.rebuild_status().unwrap();
        assert_eq!((status.failure, status.done.len()), (None, 1));
    }

    /// What does not search the first space is served as ever.
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

/// The answer found so many, and has nothing to say.
#[track_caller]
fn is_whole(reply: &Reply, total: usize) {
    assert_eq!(reply.is(200).json["total"], total, "{}", reply.text);
    reply.omits(&["warnings"]);
}

// query.md 9, 10: while a space is rebuilt, reads and writes go on, a search over all spaces says that it was left out,
// and a search of the space itself waits and then finds what was written meanwhile.
#[tokio::test]
async fn a_rebuild_holds_searches_of_its_space_alone() {
    let zoo = Zoo::new().await;
    let world = zoo.world();
    zoo.rebuild();
    let status = world.server.workspace.rebuild_status().unwrap();
    assert_eq!((status.is_over, status.at.as_deref()), (false, Some("One")));
    zoo.serves_reads().await;
    // The second of a search over all spaces passes with its first look at the clock.
    let clock = &world.server.clock;
    clock.pass_with_every_look(Duration::from_secs(1));
    let found = zoo.words_anywhere("zebra").await;
    clock.pass_with_every_look(Duration::ZERO);
    assert_eq!(found.is(200).json["total"], 1);
    assert_eq!(found.warnings(), [""]);
    found.mentions(&["incomplete: 1 of 2 spaces", &world.one.short]);
    let waiting = zoo.words("zebra");
    let meanwhile = async {
        let page = json!({"type": "page", "name": "zebra foal"});
        world.create(page).await;
        world.delete(&world.object("z002")).await.is(200);
        // A search that begins after the writes finds them, although the rows are not read yet.
        let ((), after) = tokio::join!(zoo.finish(), zoo.words("zebra"));
        is_whole(&after, PAGES);
    };
    let (found, ()) = tokio::join!(waiting, meanwhile);
    // This search may have begun before any of the writes.
    let total = found.is(200).json["total"].as_u64().unwrap();
    assert!(
        (PAGES as u64..=PAGES as u64 + 1).contains(&total),
        "{total}"
    );
    is_whole(&zoo.words("zebra").await, PAGES);
    is_whole(&zoo.words("foal").await, 1);
    is_whole(&zoo.words_anywhere("zebra").await, PAGES + 1);
}
