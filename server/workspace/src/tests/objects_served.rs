//! Reading one object: what the record adds, what dangles, and what is kept in memory.

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
    let id = world.made(&space, json!({"type": "page", "name": "Old"}));
    let read = || {
        world
            .workspace
            .get_object(&space, &id, &WHOLE, &ReadTurn::default())
            .unwrap()
    };
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
        refused(
            world
                .workspace
                .get_object(&space, &id, &WHOLE, &ReadTurn::default())
        )
        .0,
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
    for options in [WHOLE, MARKDOWN] {
        let read = || {
            world
                .workspace
                .get_object(&space, &id, &options, &ReadTurn::default())
                .unwrap()
        };
        let served = std::thread::scope(|scope| {
            let reads: Vec<_> = (0..8).map(|_| scope.spawn(read)).collect();
            let served = reads.into_iter().map(|read| read.join().unwrap());
            served.collect::<Vec<_>>()
        });
        assert!(served.iter().all(|one| Arc::ptr_eq(one, &served[0])));
    }
    // Markdown tells names of other objects: it is of one moment.
    let read = || {
        world
            .workspace
            .get_object(&space, &id, &MARKDOWN, &ReadTurn::default())
            .unwrap()
    };
    let before = read();
    world.made(&space, json!({"type": "page"}));
    assert!(!Arc::ptr_eq(&read(), &before));
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

#[test]
fn a_markdown_read_tells_the_present_names_of_other_objects() {
    let world = World::new();
    let space = world.space("One");
    let other = world.made(&space, json!({"type": "page", "name": "Old"}));
    let id = world.made(
        &space,
        json!({"formatVersion": "2.0", "blocks": [{"type": "link", "object_id": other}]}),
    );
    let markdown = || world.get_with(&space, &id, &MARKDOWN).unwrap()["markdown"].clone();
    assert!(markdown().as_str().unwrap().contains("[Old]"));
    let rename = json!([{"op": "set_properties", "set": {"name": "New"}}]);
    world.patch(&space, &other, rename).unwrap();
    assert!(markdown().as_str().unwrap().contains("[New]"));
}
