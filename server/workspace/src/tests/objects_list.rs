//! Rows of objects.

use std::thread;
use std::time::Duration;

use rolltop_store::testing::{Call, Commit, Watched};

use super::*;
use crate::looks::{Changed, as_chosen};
use crate::objects::{Chosen, Columns};
use crate::queries::{ListKind, QueryRequest, RowsRequest};
use crate::search::{Found, SearchRequest};
use crate::spaces::Page;

fn list(world: &World, space: &SpaceTarget, fields: &str, keys: KeysMode) -> Result<Value> {
    let page = Page {
        offset: 0,
        limit: 25,
    };
    let list = world
        .workspace
        .list_objects(space, Some(fields), keys, page)?;
    let rows = list.rows.into_iter().map(|row| {
        json!({"id": row.id, "name": row.name, "type": row.type_key, "properties": row.properties})
    });
    Ok(json!({"total": list.total, "rows": rows.collect::<Vec<_>>()}))
}

#[test]
fn rows_are_the_ordinary_objects_last_modified_first() {
    let world = World::new();
    let space = world.space("One");
    let first = world.made(&space, json!({"type": "page", "name": "First"}));
    world.clock.advance(Duration::from_secs(1));
    let second = world.made(&space, json!({"type": "task", "name": "Second"}));
    let templates = CreateOptions {
        route: CreateRoute::Templates,
        ..CreateOptions::default()
    };
    world
        .create_as(&owner(), &space, json!({"template_for": "task"}), templates)
        .unwrap();
    let gone = world.made(&space, json!({"type": "page"}));
    world.archive(&owner(), &space, &gone).unwrap();
    let listed = list(&world, &space, "", KeysMode::Slug).unwrap();
    let row = |id: &str, name: &str, kind: &str| json!({"id": id, "name": name, "type": kind, "properties": {}});
    assert_eq!(
        listed,
        json!({"total": 2, "rows": [row(&second, "Second", "task"), row(&first, "First", "page")]})
    );
}

#[test]
fn fields_are_projected_under_the_asked_spelling() {
    // H-140, query.md 8
    let world = World::new();
    let space = world.space("One");
    world.property(&space, "Severity", Format::Select, &["High"]);
    world.made(
        &space,
        json!({"type": "task", "name": "A",
               "properties": {"severity": "High", "due_date": "2026-03-20", "done": false}}),
    );
    let fields = "dueDate, Severity,,done,status,id,type,name,created_date";
    let listed = list(&world, &space, fields, KeysMode::Slug).unwrap();
    assert_eq!(
        listed["rows"][0]["properties"],
        json!({"dueDate": "2026-03-20T00:00:00Z", "Severity": ["High"], "done": false, "name": "A",
               "created_date": "2026-03-01T09:00:00Z"})
    );
    let named = list(&world, &space, "due_date", KeysMode::Name).unwrap();
    assert_eq!(named["rows"][0]["type"], "Task");
    assert_eq!(
        named["rows"][0]["properties"],
        json!({"Due date": "2026-03-20T00:00:00Z"})
    );
}

#[test]
fn unknown_fields_are_refused() {
    let world = World::new();
    let space = world.space("One");
    let refused = fault(list(&world, &space, "due_dat", KeysMode::Slug));
    assert_eq!(paths(&refused.issues), ["fields"]);
    assert!(
        refused.issues[0]
            .hint
            .as_ref()
            .unwrap()
            .contains("due_date")
    );
    invalid_at(
        list(&world, &space, &vec!["name"; 26].join(","), KeysMode::Slug),
        "fields",
    );
    assert!(list(&world, &space, &vec!["name"; 25].join(","), KeysMode::Slug).is_ok());
    for key in ["last_opened_date", "links", "creator", "last_modified_date"] {
        assert!(list(&world, &space, key, KeysMode::Slug).is_ok(), "{key}");
    }
}

#[test]
fn a_note_without_name_shows_its_first_words() {
    let world = World::new();
    let space = world.space("One");
    for (kind, name) in [("note", "Buy milk today"), ("page", "")] {
        let id = world.made(
            &space,
            json!({"formatVersion": "2.0", "type": kind, "blocks": [
                {"type": "paragraph", "text": "Buy **milk**"}, {"type": "divider"},
                {"type": "paragraph"}, {"type": "quote", "text": "today"}]}),
        );
        let listed = list(&world, &space, "", KeysMode::Slug).unwrap();
        let rows = listed["rows"].as_array().unwrap();
        let row = rows.iter().find(|row| row["id"] == *id).unwrap();
        assert_eq!(row["name"], name, "{kind}");
    }
}

#[test]
fn a_page_past_the_end_is_empty_with_the_real_total() {
    // H-15
    let world = World::new();
    let space = world.space("One");
    world.made(&space, json!({"type": "page"}));
    let page = Page {
        offset: 1_000_000,
        limit: 25,
    };
    let list = world
        .workspace
        .list_objects(&space, None, KeysMode::Slug, page)
        .unwrap();
    assert_eq!((list.rows.len(), list.total), (0, 1));
}

// query.md 2: it is noticed when a row would show what it was not chosen by.
#[test]
fn rows_know_whether_they_are_as_they_were_chosen() {
    let world = World::new();
    let space = world.space("One");
    let id = world.made(&space, json!({"type": "page", "name": "One"}));
    let catalogue = world.workspace.catalogue(&space.id).unwrap();
    let columns = Columns {
        fields: &[],
        keys: KeysMode::Slug,
        catalogue: &catalogue,
    };
    let version = world.store.object(&id).unwrap().unwrap().version;
    let rows = |id: &str, version, changed| {
        let id = id.to_owned();
        let chosen = [Chosen { id, version }];
        let rows = world
            .workspace
            .object_rows(&space.id, &chosen, columns, changed);
        let (rows, are_as_chosen) = rows.unwrap();
        (rows.rows.len(), are_as_chosen)
    };
    assert_eq!(rows(&id, version, Changed::EndsPage), (1, true));
    assert_eq!(rows(&id, version, Changed::IsShown), (1, true));
    assert_eq!(rows(&id, version - 1, Changed::EndsPage), (0, false));
    assert_eq!(rows(&id, version - 1, Changed::IsShown), (1, false));
    assert_eq!(rows("gone", version, Changed::IsShown), (0, false));
}

// query.md 2: a page is chosen again where its rows have changed meanwhile, but not for ever.
#[test]
fn rows_are_chosen_until_they_show_what_they_were_chosen_by() {
    let found = |total| Found {
        rows: Vec::new(),
        total,
        is_partial: false,
        warnings: Vec::new(),
    };
    for (settled, looks) in [(1, 1), (3, 3), (1_000, 4)] {
        let mut count = 0;
        let looked = as_chosen(|changed| {
            count += 1;
            assert_eq!(changed == Changed::IsShown, count == 4);
            Ok((found(count), count == settled))
        });
        assert_eq!((looked.unwrap().total, count), (looks, looks));
    }
}

/// What is done when an object is read.
type OnRead = Arc<Mutex<Option<Box<dyn FnMut(&str) + Send>>>>;

/// A world, and what is done in it, if anything, when this thread reads an object; what follows the changes is another
/// one.
fn watched() -> (World, OnRead) {
    let on_read = OnRead::default();
    let act = Arc::clone(&on_read);
    let asking = thread::current().id();
    let world = World::over(|store| {
        Arc::new(Watched::new(store, move |call| {
            if let Call::Object(id) = call
                && thread::current().id() == asking
                && let Some(act) = act.lock().unwrap().as_mut()
            {
                act(id);
            }
            Ok(())
        }))
    });
    (world, on_read)
}

/// Gives an object another name, behind everybody's back.
fn rename(store: &SqliteStore, id: &str, name: &str) {
    let record = store.object(id).unwrap().unwrap();
    let mut document: Value = serde_json::from_str(&record.document).unwrap();
    document["properties"]["name"] = json!(name);
    let renamed = ObjectRecord {
        name: name.to_owned(),
        document: document.to_string().into(),
        ..ObjectRecord::clone(&record)
    };
    let mut plan = Plan::at(START * 1000);
    plan.writes.push(Write::PutObject(renamed));
    store.commit(plan).unwrap();
}

// query.md 2, 9: whatever changes while a page is read, the page shows what its filter asks for; what is known to be
// outdated is read no further.
#[test]
fn a_page_whose_rows_change_while_it_is_read_is_chosen_anew() {
    let (world, on_read) = watched();
    let space = world.space("One");
    let ids = ["A", "B", "C", "D"].map(|name| {
        world.clock.advance(Duration::from_secs(1));
        world.made(
            &space,
            json!({"type": "page", "name": format!("Match {name}")}),
        )
    });
    let page = Page {
        offset: 0,
        limit: 25,
    };
    let filtered = SearchRequest {
        filter: Some(r#"name CONTAINS "match""#.to_owned()),
        ..SearchRequest::default()
    };
    let worded = SearchRequest {
        query: Some("match".to_owned()),
        ..SearchRequest::default()
    };
    let new = QueryRequest {
        name: "Q".to_owned(),
        type_key: "page".to_owned(),
        filter: filtered.filter.clone(),
        filters: None,
        sorts: None,
        views: None,
        keys: KeysMode::Slug,
        create_missing_options: false,
    };
    let query = world.create_query(&space, new);
    let rows = RowsRequest {
        view: None,
        fields: None,
        keys: KeysMode::Slug,
    };
    let search = |request: &SearchRequest| {
        let found = world
            .workspace
            .search_space(&space, request, KeysMode::Slug, page);
        found.unwrap()
    };
    let list = || {
        let kind = ListKind::Query;
        let found = world.workspace.list_rows(&space, &query, kind, rows, page);
        found.unwrap()
    };
    type Ask<'a> = &'a dyn Fn() -> Found;
    let asks: [Ask<'_>; 3] = [&|| search(&filtered), &|| search(&worded), &list];
    for ask in asks {
        // The first to ask for words reads the texts.
        assert_eq!(ask().rows.len(), 4);
        // The newest comes first: when it is read, the one behind it ceases to match.
        let read = Arc::new(Mutex::new(Vec::new()));
        let (store, seen, [_, second, third, newest]) =
            (Arc::clone(&world.store), Arc::clone(&read), ids.clone());
        let mut is_first = true;
        *on_read.lock().unwrap() = Some(Box::new(move |id| {
            if id == newest && std::mem::take(&mut is_first) {
                rename(&store, &third, "Other");
                // It goes on matching, as something else.
                rename(&store, &second, "Match E");
            }
            seen.lock().unwrap().push(id.to_owned());
        }));
        let found = ask();
        *on_read.lock().unwrap() = None;
        let names: Vec<&str> = found.rows.iter().map(|row| row.name.as_str()).collect();
        assert_eq!(
            (names, found.total),
            (vec!["Match D", "Match E", "Match A"], 3)
        );
        let read: Vec<String> = std::mem::take(&mut *read.lock().unwrap());
        let read: Vec<&String> = read.iter().filter(|id| ids.contains(id)).collect();
        let expected = [&ids[3], &ids[2], &ids[3], &ids[1], &ids[0]];
        assert_eq!(read, expected);
        rename(&world.store, &ids[2], "Match C");
        rename(&world.store, &ids[1], "Match B");
    }
    // A row that changes with every look: of the first looks nothing more is read, and the last one shows it.
    let read = Arc::new(Mutex::new(0));
    let (store, count, newest) = (Arc::clone(&world.store), Arc::clone(&read), ids[3].clone());
    let of_page = ids.clone();
    *on_read.lock().unwrap() = Some(Box::new(move |id| {
        if of_page.iter().any(|known| known == id) {
            *count.lock().unwrap() += 1;
        }
        if id == newest {
            rename(&store, id, "Match D");
        }
    }));
    assert_eq!(search(&filtered).rows.len(), 4);
    assert_eq!(*read.lock().unwrap(), 3 + 4);
}
