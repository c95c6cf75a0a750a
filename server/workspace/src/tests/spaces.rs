//! What a new space holds.

use super::*;
use crate::spaces::Page;

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
    let kinds = |kind: &str| {
        world
            .store
            .objects_of_kinds(made.id.as_deref().unwrap(), &[kind])
            .unwrap()
            .records
            .len()
    };
    assert_eq!(kinds("participant"), 1);
    assert_eq!(
        kinds("object_type"),
        rolltop_document::bundled::BUNDLED_TYPES.len()
    );
    assert_eq!(
        kinds("property"),
        rolltop_document::bundled::BUNDLED_PROPERTIES.len()
    );
    let catalogue = world
        .store
        .read(|at| world.workspace.names_at(at, made.id.as_deref().unwrap()))
        .unwrap();
    assert!(
        catalogue
            .vocabulary
            .types()
            .iter()
            .all(|def| def.is_installed())
    );
    assert!(
        catalogue
            .vocabulary
            .properties()
            .iter()
            .all(|def| def.is_installed())
    );
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
    let page = Page {
        offset: 0,
        limit: 1000,
    };
    let ids = IdSpelling::Compact;
    let listed = world.workspace.list_spaces(&owner(), ids, page).unwrap();
    assert_eq!(listed.data.len(), 1);
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
