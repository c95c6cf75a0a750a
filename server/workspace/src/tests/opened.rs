//! When objects were opened, and searches that read it.

use std::time::Duration;

use super::*;
use crate::queries::{ListKind, RowsRequest};

/// Lets the database of a world refuse every commit.
const REFUSE: &str = "CREATE TRIGGER refuse BEFORE INSERT ON change BEGIN SELECT RAISE(ABORT, 'it is not to be'); END";
const ADMIT: &str = "DROP TRIGGER refuse";

const OPENED: &str = "last_opened_date IS NOT EMPTY";

fn opened() -> SearchRequest<'static> {
    SearchRequest {
        filter: Some(OPENED.to_owned()),
        ..SearchRequest::default()
    }
}

/// What every kind of search knows of the opened objects, by name: a search, one over all spaces, the rows of a query,
/// and the rows of a list that show it.
fn found(world: &World, space: &SpaceTarget, query: &str) -> [Vec<String>; 4] {
    let workspace = &world.workspace;
    let keys = KeysMode::Slug;
    let here = world.search(space, &opened());
    let anywhere = workspace.search_global(&owner(), &opened(), keys, IdSpelling::Full, PAGE);
    let rows = RowsRequest {
        view: None,
        fields: None,
        keys,
    };
    let rows = workspace.list_rows(space, query, ListKind::Query, rows, PAGE);
    let listed = workspace.list_objects(space, Some("last_opened_date"), keys, PAGE);
    let listed = listed.unwrap().data.into_iter();
    let shown = listed.filter(|row| row.properties.contains_key("last_opened_date"));
    let (here, anywhere, rows) = (here.unwrap(), anywhere.unwrap(), rows.unwrap());
    assert_eq!(
        [&here.warnings, &anywhere.warnings, &rows.warnings],
        [&[]; 3]
    );
    [
        here.data.into_iter().map(|row| row.name).collect(),
        anywhere.data.into_iter().map(|row| row.name).collect(),
        rows.data.into_iter().map(|row| row.name).collect(),
        shown.map(|row| row.name).collect(),
    ]
}

// document.md 3.4: a search is a read, which needs no disk that can be written; what was opened meanwhile is found, and
// written as soon as that is possible.
#[test]
fn objects_that_were_opened_while_nothing_can_be_written_are_found_and_kept() {
    let world = World::new();
    let space = world.space("One");
    let query = world.create_query(&space, OPENED);
    let [first, second] = ["first", "second"].map(|name| {
        world.clock.advance(Duration::from_secs(1));
        world.made(&space, json!({"type": "page", "name": name}))
    });
    let none: [Vec<String>; 4] = Default::default();
    assert_eq!(found(&world, &space, &query), none);
    world.get(&space, &first);
    world.database().execute_batch(REFUSE).unwrap();
    assert!(world.workspace.write_marks().is_err());
    let alone = ["first".to_owned()];
    assert_eq!(found(&world, &space, &query), [&alone; 4]);
    world.get(&space, &second);
    let both = ["second", "first"].map(str::to_owned);
    assert_eq!(found(&world, &space, &query), [&both; 4]);
    assert_eq!(world.store.read(|at| at.opened(&space.id)), Ok(Vec::new()));

    world.database().execute_batch(ADMIT).unwrap();
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
    let written = world.store.seq();
    world.workspace.write_marks().unwrap();
    assert_eq!(world.store.seq(), written);
}
