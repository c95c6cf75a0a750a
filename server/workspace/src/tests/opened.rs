//! When objects were opened, and searches that read it.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use rolltop_store::StorageError;
use rolltop_store::testing::{Call, Watched};

use super::*;
use crate::queries::{ListKind, QueryRequest, RowsRequest};
use crate::search::SearchRequest;
use crate::spaces::Page;

const PAGE: Page = Page {
    offset: 0,
    limit: 25,
};

/// What a store does with commits.
#[derive(Default)]
struct Commits {
    are_refused: AtomicBool,
    count: AtomicUsize,
}

/// A world, and whether its store takes commits.
fn world() -> (World, Arc<Commits>) {
    let commits = Arc::new(Commits::default());
    let watched = Arc::clone(&commits);
    let world = World::over(|store| {
        Arc::new(Watched::new(store, move |call| {
            if call != Call::Write {
                return Ok(());
            }
            watched.count.fetch_add(1, Ordering::SeqCst);
            match watched.are_refused.load(Ordering::SeqCst) {
                true => Err(StorageError {
                    attempted: "committing for a test",
                    cause: "it is not to be".to_owned(),
                    obstacle: None,
                    is_damage: false,
                }),
                false => Ok(()),
            }
        }))
    });
    (world, commits)
}

fn opened() -> SearchRequest<'static> {
    SearchRequest {
        filter: Some("last_opened_date IS NOT EMPTY".to_owned()),
        ..SearchRequest::default()
    }
}

/// What every kind of search knows of the opened objects, by name: a search, one over all spaces, the rows of a query,
/// and the rows of a list that show it.
fn found(world: &World, space: &SpaceTarget, query: &str) -> [Vec<String>; 4] {
    let workspace = &world.workspace;
    let keys = KeysMode::Slug;
    let here = workspace.search_space(space, &opened(), keys, PAGE);
    let anywhere = workspace.search_global(&owner(), &opened(), keys, IdSpelling::Full, PAGE);
    let rows = RowsRequest {
        view: None,
        fields: None,
        keys,
    };
    let rows = workspace.list_rows(space, query, ListKind::Query, rows, PAGE);
    let listed = workspace.list_objects(space, Some("last_opened_date"), keys, PAGE);
    let listed = listed.unwrap().rows.into_iter();
    let shown = listed.filter(|row| row.properties.contains_key("last_opened_date"));
    let (here, anywhere, rows) = (here.unwrap(), anywhere.unwrap(), rows.unwrap());
    assert_eq!(
        [&here.warnings, &anywhere.warnings, &rows.warnings],
        [&[]; 3]
    );
    [
        here.rows.into_iter().map(|row| row.name).collect(),
        anywhere
            .rows
            .into_iter()
            .map(|found| found.row.name)
            .collect(),
        rows.rows.into_iter().map(|row| row.name).collect(),
        shown.map(|row| row.name).collect(),
    ]
}

fn query(world: &World, space: &SpaceTarget) -> String {
    let new = QueryRequest {
        name: "Q".to_owned(),
        type_key: "page".to_owned(),
        filter: opened().filter,
        filters: None,
        sorts: None,
        views: None,
        keys: KeysMode::Slug,
        create_missing_options: false,
    };
    world.create_query(space, new)
}

// document.md 3.4: a search is a read, which needs no disk that can be written; what was opened meanwhile is found, and
// written as soon as that is possible.
#[test]
fn objects_that_were_opened_while_nothing_can_be_written_are_found_and_kept() {
    let (world, commits) = world();
    let space = world.space("One");
    let query = query(&world, &space);
    let [first, second] = ["first", "second"].map(|name| {
        world.clock.advance(Duration::from_secs(1));
        world.made(&space, json!({"type": "page", "name": name}))
    });
    let nobody: [Vec<String>; 4] = Default::default();
    assert_eq!(found(&world, &space, &query), nobody);
    world.get(&space, &first);
    commits.are_refused.store(true, Ordering::SeqCst);
    assert!(world.workspace.write_marks().is_err());
    let alone = ["first".to_owned()];
    let before = commits.count.load(Ordering::SeqCst);
    assert_eq!(found(&world, &space, &query), [&alone; 4]);
    world.get(&space, &second);
    let both = ["second", "first"].map(str::to_owned);
    assert_eq!(found(&world, &space, &query), [&both; 4]);
    assert_eq!(commits.count.load(Ordering::SeqCst), before);
    assert_eq!(world.store.read(|at| at.opened(&space.id)), Ok(Vec::new()));

    commits.are_refused.store(false, Ordering::SeqCst);
    world.workspace.write_marks().unwrap();
    let kept = world
        .store
        .read(|at| at.opened(&space.id))
        .unwrap()
        .into_iter();
    let mut kept: Vec<String> = kept.map(|mark| mark.object_id).collect();
    let mut ids = [first, second];
    kept.sort_unstable();
    ids.sort_unstable();
    assert_eq!(kept, ids);
    assert_eq!(found(&world, &space, &query), [&both; 4]);
    let written = commits.count.load(Ordering::SeqCst);
    world.workspace.write_marks().unwrap();
    assert_eq!(commits.count.load(Ordering::SeqCst), written);
}
