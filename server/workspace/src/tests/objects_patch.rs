//! Editing objects: what the workspace adds to the engine of the operations.

use std::sync::Barrier;

use super::*;

fn rename(name: &str) -> Value {
    json!([{"op": "set_properties", "set": {"name": name}}])
}

#[test]
fn receipts_follow_the_spelling_of_ids() {
    // H-58
    let world = World::new();
    let space = world.space("One");
    let id = world.made(&space, json!({"type": "page"}));
    let body = json!({"ops": [{"op": "insert_blocks", "position": "last", "blocks": [{"type": "divider"}]}]});
    for (ids, length) in [(IdSpelling::Compact, 5), (IdSpelling::Full, 24)] {
        let options = WriteOptions {
            ids,
            ..WriteOptions::default()
        };
        let edited = world
            .patch_with(&space, &id, body.clone(), options, false)
            .unwrap();
        assert_eq!(
            edited.created_blocks["ops[0].blocks[0]"].len(),
            length,
            "{ids:?}"
        );
    }
}

#[test]
fn an_edit_without_effect_writes_nothing() {
    let world = World::new();
    let space = world.space("One");
    let made = world
        .create(&space, json!({"type": "page", "name": "A"}))
        .unwrap();
    let seq = world.store.seq();
    let edited = world.patch(&space, &made.id, rename("A")).unwrap();
    assert_eq!(
        (&edited.etag, edited.diff_stats.properties_changed),
        (&made.etag, 0)
    );
    assert_eq!(world.store.seq(), seq);
}

#[test]
fn writers_of_one_object_all_get_through() {
    let world = World::new();
    let space = world.space("One");
    world.property(&space, "Labels", Format::MultiSelect, &[]);
    let id = world.made(&space, json!({"type": "page"}));
    const WRITERS: usize = 8;
    let start = Barrier::new(WRITERS);
    std::thread::scope(|scope| {
        for writer in 0..WRITERS {
            let (world, space, id, start) = (&world, &space, &id, &start);
            scope.spawn(move || {
                start.wait();
                let options = WriteOptions { create_missing_options: true, ..WriteOptions::default() };
                let body = json!({"ops": [
                    {"op": "set_properties", "add": {"labels": [format!("l{writer}"), "shared"]}}]});
                world.patch_with(space, id, body, options, false).unwrap();
            });
        }
    });
    let labels = world.get(&space, &id)["properties"]["labels"].clone();
    let mut labels: Vec<String> = serde_json::from_value(labels).unwrap();
    labels.sort();
    let mut expected: Vec<String> = (0..WRITERS).map(|writer| format!("l{writer}")).collect();
    expected.push("shared".to_owned());
    assert_eq!(labels, expected);
}

#[test]
fn a_name_is_created_as_an_option_once_however_many_ask() {
    let world = World::new();
    let space = world.space("One");
    world.property(&space, "Labels", Format::MultiSelect, &[]);
    const WRITERS: usize = 8;
    let start = Barrier::new(WRITERS);
    std::thread::scope(|scope| {
        for _ in 0..WRITERS {
            let (world, space, start) = (&world, &space, &start);
            scope.spawn(move || {
                start.wait();
                let consent = WriteOptions {
                    create_missing_options: true,
                    ..WriteOptions::default()
                };
                let body = json!({"type": "page", "properties": {"labels": ["one", "two"]}});
                world.create_as(&owner(), space, body, consent).unwrap();
            });
        }
    });
    let options = world
        .store
        .objects_of_kinds(&space.id, &["property_option"])
        .unwrap();
    assert_eq!(options.len(), 2);
}

#[test]
fn a_change_of_type_is_told_and_kept() {
    // O-146, O-147, O-148
    let world = World::new();
    let space = world.space("One");
    let made = world
        .create(&space, json!({"type": "page", "name": "A"}))
        .unwrap();
    let ops = json!({"ops": [{"op": "set_type", "type": "task"}]});
    for (dry_run, stored) in [(true, "page"), (false, "task")] {
        let options = WriteOptions::default();
        let edited = world.patch_with(&space, &made.id, ops.clone(), options, dry_run);
        let edited = edited.unwrap();
        let change = edited.result.type_changed.unwrap();
        assert_eq!((change.from.as_str(), change.to.as_str()), ("page", "task"));
        assert_eq!(world.get(&space, &made.id)["type"], stored);
    }
    assert_ne!(world.get(&space, &made.id)["etag"], made.etag.as_str());
    let back = json!([{"op": "set_type", "type": "page"}]);
    let edited = world.patch(&space, &made.id, back).unwrap();
    assert_eq!(edited.etag, made.etag);
}

#[test]
fn the_members_of_a_collection_are_objects_of_its_space() {
    // O-141, O-143, O-173
    let world = World::new();
    let space = world.space("One");
    let other = world.space("Two");
    let member = world.made(&space, json!({"type": "page"}));
    let foreign = world.made(&other, json!({"type": "page"}));
    let id = world.made(&space, json!({"type": "collection"}));
    let add = |item: &str| json!([{"op": "add_items", "items": [item]}]);
    let edited = world.patch(&space, &id, add(&member)).unwrap();
    assert_eq!(edited.diff_stats.items_added, Some(1));
    assert_eq!(
        world.get(&space, &id)["collection_items"],
        json!([member.clone()])
    );
    invalid_at(world.patch(&space, &id, add(&foreign)), "ops[0].items[0]");
    invalid_at(world.patch(&space, &member, add(&id)), "ops[0]");
}
