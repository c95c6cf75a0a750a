//! What a new space holds.

use rolltop_document::bundled::{BUNDLED_PROPERTIES, BUNDLED_TYPES};

use super::*;

#[test]
fn a_new_space_has_a_trimmed_name_one_member_and_every_definition() {
    // H-77, H-78
    let world = World::new();
    let create = |name: &str, description: &str, dry_run| {
        let new = CreateSpaceRequest {
            name: Some(name.to_owned()),
            description: Some(description.to_owned()),
        };
        run(&world.workspace, dry_run, move |workspace, tx| {
            workspace.create_space(tx, &owner(), &new, IdSpelling::Full)
        })
    };
    let made: Space = create("  A ", " why ", false).unwrap();
    assert_eq!(
        (made.name.as_str(), made.description.as_deref()),
        ("A", Some("why"))
    );
    let id = made.id.as_deref().unwrap();
    for (kind, count) in [
        ("participant", 1),
        ("object_type", BUNDLED_TYPES.len()),
        ("property", BUNDLED_PROPERTIES.len()),
    ] {
        let found = world.store.objects_of_kinds(id, &[kind]).unwrap();
        assert_eq!(found.len(), count, "{kind}");
    }
    let catalogue = world.store.read(|at| world.workspace.names_at(at, id));
    let catalogue = catalogue.unwrap();
    let vocabulary = &catalogue.vocabulary;
    assert!(vocabulary.types().iter().all(|def| def.is_installed()));
    assert!(vocabulary.properties().iter().all(|def| def.is_installed()));
    assert!(!catalogue.me.is_empty());

    for (name, description, path) in [
        (&*"x".repeat(4097), "", "/name"),
        ("A", &*"x".repeat(4097), "/description"),
    ] {
        invalid_at(create(name, description, false), path);
        invalid_at(create(name, description, true), path);
    }
    // H-136
    assert!(create("B", "", true).is_ok());
    assert_eq!(world.store.spaces().unwrap().len(), 1);
}

#[test]
fn spaces_are_read_again_only_after_one_has_changed() {
    let world = World::new();
    let workspace = &world.workspace;
    let names = || {
        let spaces = workspace.known_spaces()?;
        Some(
            spaces
                .iter()
                .map(|space| space.name.clone())
                .collect::<Vec<_>>(),
        )
    };
    let space = world.space("A");
    assert_eq!(names(), None);
    assert_eq!(workspace.spaces().unwrap().len(), 1);
    world
        .create(&space, json!({"type": "page", "name": "X"}))
        .unwrap();
    assert_eq!(names().unwrap(), ["A"]);
    let other = world.space("B");
    assert_eq!(names(), None);
    assert!(workspace.spaces().unwrap().live(&other).is_ok());
    assert_eq!(names().unwrap().len(), 2);
}

#[test]
fn definitions_survive_their_documents() {
    let world = World::new();
    let space = world.space("One");
    let catalogue = world.workspace.names_of(&space).unwrap();
    let bundled = rolltop_document::vocabulary::Vocabulary::bundled();
    for def in bundled.types() {
        let mut stored = catalogue.vocabulary.type_def(&def.key).unwrap().clone();
        stored.id.clear();
        assert_eq!(&stored, def);
    }
    for def in bundled.properties() {
        let mut stored = catalogue.vocabulary.property(&def.key).unwrap().clone();
        stored.id.clear();
        assert_eq!(&stored, def);
    }
}
