//! Rows of objects.

use std::time::Duration;

use super::*;
use crate::spaces::Page;

fn list(world: &World, space: &SpaceTarget, fields: &str, keys: KeysMode) -> Result<Value> {
    let page = Page {
        offset: 0,
        limit: 25,
    };
    let list = world
        .workspace
        .list_objects(space, Some(fields), keys, page)?;
    let rows = list.data.into_iter().map(|row| {
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
    assert_eq!((list.data.len(), list.total), (0, 1));
}
