//! Searches while their space changes.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use super::*;
use crate::queries::{ListKind, QueryRequest, RowsRequest};
use crate::search::SearchRequest;
use crate::spaces::Page;

const PAGE: Page = Page {
    offset: 0,
    limit: 25,
};
const ROUNDS: usize = 200;

// query.md 9, 11.3: rows, their order and their values are of one moment, whatever is written meanwhile.
#[test]
fn the_rows_of_a_search_are_of_one_commit() {
    let world = World::new();
    let space = world.space("One");
    let pages = ["first", "second"].map(|_| {
        let page = world.made(&space, json!({"type": "page", "name": "round 0"}));
        world.store.object(&page).unwrap().unwrap()
    });
    let query = world.create_query(
        &space,
        QueryRequest {
            name: "Q".to_owned(),
            type_key: "page".to_owned(),
            filter: Some("name CONTAINS \"round\"".to_owned()),
            filters: None,
            sorts: None,
            views: None,
            keys: KeysMode::Slug,
            create_missing_options: false,
        },
    );
    // Every commit gives both pages one name.
    let rename = |round: usize| {
        let name = format!("round {round}");
        let writes = pages.iter().map(|page| {
            Write::PutObject(ObjectRecord {
                name: name.clone(),
                document: page.document.replace("round 0", &name).into(),
                ..ObjectRecord::clone(page)
            })
        });
        let mut plan = Plan::at(START * 1000);
        plan.writes.extend(writes);
        world.store.commit(plan).unwrap();
    };
    let workspace = &world.workspace;
    let search = |words: Option<&str>| {
        let request = SearchRequest {
            query: words.map(str::to_owned),
            filter: Some("name CONTAINS \"round\"".to_owned()),
            type_key: Some("page".to_owned()),
            ..SearchRequest::default()
        };
        let found = workspace.search_space(&space, &request, KeysMode::Slug, PAGE);
        found.unwrap().rows
    };
    let rows = || {
        let request = RowsRequest {
            view: None,
            fields: None,
            keys: KeysMode::Slug,
        };
        let found = workspace.list_rows(&space, &query, ListKind::Query, request, PAGE);
        found.unwrap().rows
    };
    let is_over = AtomicBool::new(false);
    thread::scope(|scope| {
        scope.spawn(|| {
            (1..=ROUNDS).for_each(rename);
            is_over.store(true, Ordering::SeqCst);
        });
        while !is_over.load(Ordering::SeqCst) {
            for found in [search(None), search(Some("round")), rows()] {
                let names: Vec<&str> = found.iter().map(|row| row.name.as_str()).collect();
                let [first, second] = names[..] else {
                    panic!("{names:?}");
                };
                assert_eq!(first, second);
            }
        }
    });
    // An acknowledged write is seen.
    let last = format!("round {ROUNDS}");
    assert!(search(None).iter().all(|row| row.name == last));
}
