//! Searches of a space during concurrent writes.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use super::*;
use crate::queries::{ListKind, RowsRequest};

const ROUNDS: usize = 200;

// query.md 9, 11.3: rows, their order and their values come from one commit, even during writes.
#[test]
fn the_rows_of_a_search_come_from_one_commit() {
    let world = World::new();
    let space = world.space("One");
    let pages = ["first", "second"].map(|_| {
        let page = world.made(&space, json!({"type": "page", "name": "round 0"}));
        world.store.object(&page).unwrap().unwrap()
    });
    let query = world.create_query(&space, "name CONTAINS \"round\"");
    // Every commit gives both pages the same name.
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
        world.search(&space, &request).unwrap().data
    };
    let rows = || {
        let request = RowsRequest {
            view: None,
            fields: None,
            keys: KeysMode::Slug,
        };
        let found = workspace.list_rows(&space, &query, ListKind::Query, request, PAGE);
        found.unwrap().data
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
    // A search sees every acknowledged write.
    let last = format!("round {ROUNDS}");
    assert!(search(None).iter().all(|row| row.name == last));
}

// query.md 9: the names of a search come from its commit. Each commit renames an option and archives or restores a
// property, so that a search that resolves one of the names also resolves the other.
#[test]
fn the_names_of_a_search_come_from_one_commit() {
    let world = World::new();
    let space = world.space("One");
    let notes = world.property(&space, "Notes", Format::Text, &[]);
    world.property(&space, "Labels", Format::MultiSelect, &["even"]);
    for name in ["first", "second"] {
        let properties = json!({"labels": ["even"], "notes": "n"});
        world.made(
            &space,
            json!({"type": "page", "name": name, "properties": properties}),
        );
    }
    let read = |id: &str| world.store.object(id).unwrap().unwrap();
    let (notes, option) = (read(&notes), read("option-labels-0"));
    let change = |round: usize| {
        let is_odd = round % 2 == 1;
        let name = if is_odd { "odd" } else { "even" };
        let mut plan = Plan::at(START * 1000);
        plan.writes = vec![
            Write::PutObject(ObjectRecord {
                name: name.to_owned(),
                document: option
                    .document
                    .replace("\"even\"", &format!("\"{name}\""))
                    .into(),
                ..ObjectRecord::clone(&option)
            }),
            Write::PutObject(ObjectRecord {
                archived: !is_odd,
                ..ObjectRecord::clone(&notes)
            }),
        ];
        world.store.commit(plan).unwrap();
    };
    let request = |words: Option<&str>| SearchRequest {
        query: words.map(str::to_owned),
        filter: Some("labels IN (\"odd\")".to_owned()),
        fields: Some(vec!["labels".to_owned(), "notes".to_owned()]),
        ..SearchRequest::default()
    };
    let check = |words| {
        let request = request(words);
        let found = world.search(&space, &request);
        let Ok(found) = found else {
            return invalid_at(found, "/filter");
        };
        assert_eq!(found.data.len(), 2);
        for row in found.data {
            let shown = Value::from_iter(row.properties);
            assert_eq!(shown, json!({"labels": ["odd"], "notes": "n"}));
        }
    };
    change(0);
    let is_over = AtomicBool::new(false);
    thread::scope(|scope| {
        scope.spawn(|| {
            (1..=ROUNDS).for_each(change);
            is_over.store(true, Ordering::SeqCst);
        });
        while !is_over.load(Ordering::SeqCst) {
            check(None);
            check(Some("odd"));
        }
    });
    change(1);
    check(None);
    check(Some("odd"));
}
