//! Searches that several threads work through find what one finds alone.

use std::time::Duration;

use rolltop_query::rows::BLOCK;

use super::*;
use crate::clock::Clock;
use crate::search::{Crew, Found, SearchRequest};
use crate::spaces::Page;

/// Three whole blocks and the beginning of a fourth.
const ROWS: usize = 3 * BLOCK + 100;

/// A space of so many pages, on a machine with two cores, each of whose steps takes long.
fn dear() -> (World, SpaceTarget) {
    let mut world = World::new();
    let crew = Crew::new(world.clock.clone(), 2);
    Arc::get_mut(&mut world.workspace).unwrap().crew = crew;
    let space = world.space("Large");
    let first = world.made(&space, json!({"type": "page", "name": "Page"}));
    let first = world.store.object(&first).unwrap().unwrap();
    let mut plan = Plan::at(START * 1000);
    plan.writes.extend((0..ROWS).map(|row| {
        let name = format!("Page {} of {row}", row * 7919 % 1000);
        Write::PutObject(ObjectRecord {
            id: format!("row-{row}"),
            document: first
                .document
                .replace("\"Page\"", &format!("{name:?}"))
                .into(),
            name,
            modified_at: first.modified_at + (row * 31 % 977) as i64 * 1000,
            ..(*first).clone()
        })
    }));
    world.store.commit(plan).unwrap();
    world.clock.pass_with_every_look(Duration::from_millis(9));
    (world, space)
}

// query.md 7, 9
#[test]
fn searches_find_the_same_whoever_works_through_the_rows() {
    let (world, space) = dear();
    let search = |request: &SearchRequest, page| -> (Found, Duration) {
        let before = world.clock.monotonic();
        let found = world
            .workspace
            .search_space(&space, request, KeysMode::default(), page);
        (found.unwrap(), world.clock.monotonic() - before)
    };
    let filter = r#"name CONTAINS "7" AND (name < "Page 5" OR name > "Page 62")"#;
    let sorts = [
        None,
        Some(json!([{"property": "name", "direction": "desc"}])),
        Some(json!([{"property": "last_modified_date", "direction": "asc"}])),
    ];
    for sorts in sorts {
        for (offset, limit) in [(0, 25), (90, 30), (4_000, 25)] {
            let request = SearchRequest {
                filter: Some(filter.to_owned()),
                sorts: sorts.clone(),
                ..SearchRequest::default()
            };
            let page = Page { offset, limit };
            let others = world.workspace.crew.free_places(2);
            assert_eq!(others.len(), 2);
            let (expected, alone) = search(&request, page);
            drop(others);
            let (found, shared) = search(&request, page);
            assert_eq!(found, expected, "{request:?} {page:?}");
            assert_eq!(found.rows.len() as u64, limit);
            // Who shares its blocks asks no longer how long they take.
            assert!(shared < alone, "{request:?} {page:?}");
        }
    }
}
