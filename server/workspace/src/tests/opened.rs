//! When objects were opened, and searches that read it.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use rolltop_document::bundled::LAST_OPENED_DATE;
use rolltop_query::value::FieldValue;
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

// A page that shows when objects were opened has the index told of these, however many others wait to be written.
#[test]
fn a_page_is_told_of_the_marks_of_its_rows_alone() {
    let world = World::new();
    let space = world.space("One");
    let pages = ["first", "second", "third"].map(|name| {
        world.clock.advance(Duration::from_secs(1));
        world.made(&space, json!({"type": "page", "name": name}))
    });
    pages.iter().for_each(|page| drop(world.get(&space, page)));
    let request = SearchRequest {
        fields: Some(vec!["last_opened_date".to_owned()]),
        ..SearchRequest::default()
    };
    let page = Page { limit: 1, ..PAGE };
    let (workspace, keys) = (&world.workspace, KeysMode::Slug);
    let found = workspace.search_global(&owner(), &request, keys, IdSpelling::Full, page);
    let [shown] = &found.unwrap().rows[..] else {
        panic!("one row")
    };
    assert!(shown.row.properties.contains_key("last_opened_date"));
    let view = workspace.index.view(&space.id).unwrap();
    let table = view.table();
    let opened = table.field(LAST_OPENED_DATE, Some(Format::Date));
    let told = table.rows();
    let told = told.filter(|row| matches!(row.value(opened), FieldValue::Date(_)));
    let told: Vec<&str> = told.map(|row| row.id()).collect();
    assert_eq!(told, [shown.row.id.as_str()]);
}
