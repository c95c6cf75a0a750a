//! Reading one object: what the record adds, what dangles, and what is kept in memory.

use super::objects_read::plan;
use super::*;

#[test]
fn derived_properties_come_from_the_record() {
    // D-34
    let world = World::new();
    let space = world.space("One");
    let id = world.made(&space, json!({"type": "page", "name": "A"}));
    let me = world.workspace.names_of(&space).unwrap().me.clone();
    assert_eq!(
        world.get(&space, &id)["properties"],
        json!({
            "name": "A",
            "created_date": "2026-03-01T09:00:00Z",
            "creator": me,
            "last_modified_by": me,
            "last_modified_date": "2026-03-01T09:00:00Z",
            "origin": "api",
        })
    );
    world.clock.advance(std::time::Duration::from_secs(90));
    world
        .patch(
            &space,
            &id,
            json!([{"op": "set_properties", "set": {"name": "B"}}]),
        )
        .unwrap();
    let properties = &world.get(&space, &id)["properties"];
    assert_eq!(properties["created_date"], "2026-03-01T09:00:00Z");
    assert_eq!(properties["last_modified_date"], "2026-03-01T09:01:30Z");
}

#[test]
fn unknown_objects_and_those_of_other_spaces_are_not_found() {
    // H-119
    let world = World::new();
    let (one, two) = (world.space("One"), world.space("Two"));
    let id = world.made(&one, json!({"type": "page"}));
    for (space, id) in [(&one, "nope"), (&two, id.as_str())] {
        let answer = world.get_with(space, id, &[]);
        assert_eq!(
            refused(answer),
            (FaultKind::NotFound, vec!["object_id".to_owned()])
        );
    }
}

#[test]
fn dangling_references_are_served_as_missing_with_a_warning() {
    // document.md 3.6, D-68
    let world = World::new();
    let space = world.space("One");
    let made = world
        .create(
            &space,
            json!({"formatVersion": "2.0", "blocks": [
                {"id": "l", "type": "link", "object_id": "nowhere"},
                {"id": "p", "type": "paragraph", "text": "<mention object_id=\"nobody\">Ada</mention>"},
            ]}),
        )
        .unwrap();
    assert_eq!(
        paths(&made.warnings),
        ["/blocks/0/object_id", "/blocks/1/text"]
    );
    let document = world.get(&space, &made.id);
    assert_eq!(document["blocks"][0]["object_id"], "_missing_object");
    assert_eq!(
        document["blocks"][1]["text"],
        "<mention object_id=\"_missing_object\">Ada</mention>"
    );
    let warned: Vec<&Value> = document["warnings"]
        .as_array()
        .unwrap()
        .iter()
        .map(|warning| &warning["path"])
        .collect();
    assert_eq!(warned, ["/blocks/0/object_id", "/blocks/1/text"]);
}

#[test]
fn a_type_document_tells_its_definition() {
    let world = World::new();
    let space = world.space("One");
    let catalogue = world.workspace.names_of(&space).unwrap();
    let task = catalogue.vocabulary.type_def("task").unwrap();
    let document = world.get(&space, &task.id);
    assert_eq!(
        (&document["kind"], &document["type"]),
        (&json!("object_type"), &json!("object_type"))
    );
    let settings = &document["type_settings"];
    assert_eq!(
        (&settings["layout"], &settings["api_key"]),
        (&json!("todo"), &json!("task"))
    );
    let sections: Vec<&str> = settings["property_definitions"]
        .as_array()
        .unwrap()
        .iter()
        .map(|entry| entry["section"].as_str().unwrap_or("regular"))
        .collect();
    let mut ranked = sections.clone();
    ranked.sort_by_key(|section| {
        ["featured", "regular", "file", "hidden"]
            .iter()
            .position(|s| s == section)
    });
    assert_eq!(sections, ranked);
    assert_eq!(document["blocks"][0]["id"], "dataview");
}

#[test]
fn rendered_reads_are_kept_and_never_stale() {
    let world = World::new();
    let space = world.space("One");
    let id = plan(&world, &space);
    let options = read_options(&[]).unwrap();
    let read = || world.workspace.get_object(&space, &id, &options).unwrap();
    let served = read();
    assert!(Arc::ptr_eq(&read(), &served));

    world
        .patch(
            &space,
            &id,
            json!([{"op": "set_properties", "set": {"name": "New"}}]),
        )
        .unwrap();
    let after = read();
    assert_ne!(after.etag, served.etag);

    // Another commit of the space leaves it warm; a change of its names does not.
    world.made(&space, json!({"type": "page"}));
    assert!(Arc::ptr_eq(&read(), &after));
    world.property(&space, "Effort", Format::Number, &[]);
    assert!(!Arc::ptr_eq(&read(), &after));

    // A space that is no longer live serves nothing, from memory either.
    let mut record = world.store.space(&space.id).unwrap().unwrap();
    record.state = SpaceState::Left;
    world.commit(Write::PutSpace(record));
    assert_eq!(
        refused(world.workspace.get_object(&space, &id, &options)).0,
        FaultKind::NotFound
    );
}

// Whatever the number of cores: what is kept is bounded by bytes alone.
#[test]
fn a_large_object_is_kept_as_well() {
    let world = World::new();
    let space = world.space("One");
    let block = json!({"type": "paragraph", "text": "x".repeat(1 << 20)});
    let page = json!({"formatVersion": "2.0", "type": "page", "blocks": vec![block; 6]});
    let id = world.made(&space, page);
    // C-187: equal reads are rendered once, whatever they read it as.
    for query in [&[][..], &[("format", "md")]] {
        let options = read_options(query).unwrap();
        let read = || world.workspace.get_object(&space, &id, &options).unwrap();
        let served = std::thread::scope(|scope| {
            let reads: Vec<_> = (0..8).map(|_| scope.spawn(read)).collect();
            let served = reads.into_iter().map(|read| read.join().unwrap());
            served.collect::<Vec<_>>()
        });
        assert!(served.iter().all(|one| Arc::ptr_eq(one, &served[0])));
    }
    // Markdown tells names of other objects: it is of one moment.
    let markdown = read_options(&[("format", "md")]).unwrap();
    let read = || world.workspace.get_object(&space, &id, &markdown).unwrap();
    let before = read();
    world.made(&space, json!({"type": "page"}));
    assert!(!Arc::ptr_eq(&read(), &before));
}

#[test]
fn an_archived_object_is_served_as_such() {
    // H-121
    let world = World::new();
    let space = world.space("One");
    let id = world.made(&space, json!({"type": "page"}));
    assert!(
        world.get(&space, &id)["properties"]
            .get("is_archived")
            .is_none()
    );
    world.archive(&owner(), &space, &id).unwrap();
    assert_eq!(world.get(&space, &id)["properties"]["is_archived"], true);
}

#[test]
fn the_etag_tells_content_and_nothing_else() {
    // H-52, D-126
    let world = World::new();
    let space = world.space("One");
    let id = world.made(&space, json!({"type": "page", "name": "A"}));
    let etag = || world.get(&space, &id)["etag"].clone();
    let before = etag();
    for query in [("ids", "full"), ("keys", "name"), ("outline", "true")] {
        assert_eq!(
            world.get_with(&space, &id, &[query]).unwrap()["etag"],
            before,
            "{query:?}"
        );
    }
    let set = |values: Value| {
        world
            .patch(
                &space,
                &id,
                json!([{"op": "set_properties", "set": values}]),
            )
            .unwrap()
    };
    assert_eq!(set(json!({"name": "A"})).etag, before);
    assert_eq!(set(json!({"is_favorite": true})).etag, before);
    assert_eq!(world.get(&space, &id)["properties"]["is_favorite"], true);
    assert_eq!(etag(), before);
    assert_ne!(set(json!({"name": "B"})).etag, before);
    assert_eq!(set(json!({"name": "A"})).etag, before);
}

// ops.md 12: nor where an older version stored what is written in another way now.
#[test]
fn a_mark_of_the_account_is_no_change_of_older_content() {
    let world = World::new();
    let space = world.space("One");
    let id = world.made(&space, json!({"type": "page", "name": "A"}));
    let code =
        json!({"id": "b1", "type": "code", "language": "go", "text": "x", "fields": {"lang": "c"}});
    let stored =
        json!({"kind": "page", "type": "page", "properties": {"name": "A"}, "blocks": [code]});
    let stored = stored.to_string();
    let record = world.store.object(&id).unwrap().unwrap();
    let before = rolltop_document::document::etag(&stored);
    world.commit(Write::PutObject(ObjectRecord {
        etag: before.clone(),
        document: stored.into(),
        ..ObjectRecord::clone(&record)
    }));
    let mark = |mark: Value| {
        let op = json!([{"op": "set_properties", "set": {"is_favorite": mark}}]);
        world.patch(&space, &id, op).unwrap().etag
    };
    for marked in [true, false] {
        assert_eq!(mark(json!(marked)), before);
        let read = world.get(&space, &id);
        assert_eq!(read["etag"], before);
        assert_eq!(read["properties"]["is_favorite"], marked);
    }
}
