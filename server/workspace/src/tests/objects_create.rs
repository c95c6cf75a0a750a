//! Creating objects: types, options, the order of faults.

use super::*;

/// A space with two custom properties.
fn fixture() -> (World, SpaceTarget) {
    let world = World::new();
    let space = world.space("One");
    world.property(&space, "Severity", Format::Select, &["High", "Low"]);
    world.property(&space, "Effort", Format::Number, &[]);
    (world, space)
}

fn page(properties: Value) -> Value {
    json!({"type": "page", "properties": properties})
}

#[test]
fn unknown_and_other_types_are_refused_with_what_to_do() {
    // H-116, D-46, D-55
    let (world, space) = fixture();
    let create = |type_key: &str| world.create(&space, json!({"type": type_key}));
    for spelled in ["Task", "TASK", "task"] {
        assert_eq!(create(spelled).unwrap().type_key, "task");
    }
    let unknown = fault(create("tusk"));
    assert_eq!(paths(&unknown.issues), ["/type"]);
    assert!(unknown.issues[0].hint.as_ref().unwrap().contains("task"));
    // document.md 15: where the objects of every type come from.
    for (type_key, operation) in [
        ("audio", "upload_file"),
        ("file", "upload_file"),
        ("image", "upload_file"),
        ("video", "upload_file"),
        ("chat_derived", "create_chat"),
        ("object_type", "create_type"),
        ("relation", "create_property"),
        ("relation_option", "create_property_option"),
        ("template", "create_template"),
    ] {
        let fault = fault(create(type_key));
        assert_eq!(paths(&fault.issues), ["/type"]);
        assert_eq!(
            fault.issues[0].see_also[0].op.as_deref(),
            Some(operation),
            "{type_key}"
        );
    }
    for type_key in "dashboard date discussion participant space space_view".split(' ') {
        invalid_at(create(type_key), "/type");
    }
    let made = "book bookmark collection contact diary_entry goal movie note \
        page profile project recipe set task";
    for type_key in made.split(' ') {
        assert_eq!(create(type_key).unwrap().type_key, type_key);
    }
    invalid_at(
        world.create(
            &space,
            json!({"formatVersion": "2.0", "kind": "object_type"}),
        ),
        "/kind",
    );
}

#[test]
fn an_option_in_the_bin_comes_back_under_its_identity() {
    // http.md 20.5
    let (world, space) = fixture();
    let id = "option-severity-0";
    let held = world.made(&space, page(json!({"severity": "High"})));
    let record = world.store.object(id).unwrap().unwrap();
    world.commit(Write::PutObject(ObjectRecord {
        archived: true,
        ..ObjectRecord::clone(&record)
    }));
    assert_eq!(
        world.get(&space, &held)["properties"]["severity"],
        json!(["High"])
    );
    invalid_at(
        world.create(&space, page(json!({"severity": "High"}))),
        "/properties/severity",
    );
    let consent = WriteOptions {
        create_missing_options: true,
        ..WriteOptions::default()
    };
    let body = page(json!({"severity": "High"}));
    let made = world.create_as(&owner(), &space, body, consent).unwrap();
    assert_eq!(made.created.options.len(), 1);
    assert!(!world.store.object(id).unwrap().unwrap().archived);
    assert_eq!(
        world.get(&space, &made.id)["properties"]["severity"],
        json!(["High"])
    );
}

#[test]
fn every_fault_is_reported_in_document_order() {
    let (world, space) = fixture();
    let answer = world.create(
        &space,
        json!({"formatVersion": "2.0", "zz": 1, "icon": {"emoji": "x"},
               "properties": {"effort": "x"}, "blocks": [{"type": "todo"}]}),
    );
    let (_, found) = refused(answer);
    assert_eq!(
        found,
        ["/blocks/0/type", "/icon", "/properties/effort", "/zz"]
    );
}
