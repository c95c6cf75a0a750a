//! Space references, lists and changes.

use super::*;
use crate::spaces::Page;

const ALL: Page = Page {
    offset: 0,
    limit: 1000,
};

/// A full id whose cid half ends so.
fn id(end: &str) -> String {
    format!("{}{end}.k1", "a".repeat(59 - end.len()))
}

fn resolved(world: &World, caller: &Caller, spelled: &str) -> Result<String> {
    let ids = IdSpelling::Compact;
    let target = world.workspace.resolve_space(caller, spelled, ids)?;
    Ok(target.id)
}

fn listed(world: &World, caller: &Caller) -> Vec<String> {
    let page = world
        .workspace
        .list_spaces(caller, IdSpelling::Compact, ALL)
        .unwrap();
    page.data.into_iter().map(|space| space.id).collect()
}

#[test]
fn a_space_resolves_by_every_spelling() {
    // H-70, H-71
    let world = World::new();
    let space = world.space("One");
    let (cid, replication_key) = space.id.split_once('.').unwrap();
    let short = &cid[cid.len() - 6..];
    assert_eq!(listed(&world, &owner()), [short]);
    for spelled in [&space.id, cid, short, &cid[cid.len() - 10..]] {
        assert_eq!(
            resolved(&world, &owner(), spelled).unwrap(),
            space.id,
            "{spelled}"
        );
    }
    // H-74
    let tail = resolved(&world, &owner(), &format!(".{replication_key}"));
    assert_eq!(
        refused(tail),
        (FaultKind::NotFound, vec!["space_id".to_owned()])
    );
}

#[test]
fn colliding_references_stay_full() {
    // H-72
    let world = World::new();
    let (one, two) = (id("2abcdef"), id("3abcdef"));
    world.put_space(&one, "One", SpaceState::Live);
    world.put_space(&two, "Two", SpaceState::Live);
    assert_eq!(listed(&world, &owner()), [one.as_str(), two.as_str()]);
    let fault = fault(resolved(&world, &owner(), "abcdef"));
    assert_eq!(
        (fault.kind, paths(&fault.issues)),
        (FaultKind::Ambiguous, vec!["space_id"])
    );
    for part in [&*one, &*two, "(\"One\")", "(\"Two\")"] {
        assert!(fault.message.contains(part), "{}", fault.message);
    }
    assert_eq!(resolved(&world, &owner(), "2abcdef").unwrap(), one);
}

#[test]
fn references_are_short_among_the_spaces_of_the_key() {
    // H-73, C-104, H-64
    let world = World::new();
    let (one, two) = (id("2abcdef"), id("3abcdef"));
    world.put_space(&one, "One", SpaceState::Live);
    world.put_space(&two, "Secret", SpaceState::Live);
    let one = SpaceTarget {
        id: one.clone(),
        spelled: one,
    };
    let caller = granted("bot", &[&one], Permission::Read);
    let page = world
        .workspace
        .list_spaces(&caller, IdSpelling::Compact, ALL)
        .unwrap();
    assert_eq!(
        (
            page.data[0].id.as_str(),
            page.total,
            page.has_not_granted_spaces
        ),
        ("abcdef", 1, true)
    );
    assert_eq!(resolved(&world, &caller, "abcdef").unwrap(), one.id);
    let fault = fault(resolved(&world, &caller, "3abcdef"));
    assert_eq!(fault.kind, FaultKind::NotFound);
    assert!(!format!("{fault:?}").contains("Secret"));
    // A full id is taken as it is: the gate answers, not the existence.
    assert_eq!(resolved(&world, &caller, &two).unwrap(), two);
}

#[test]
fn has_not_granted_does_not_depend_on_the_page() {
    // H-22
    let world = World::new();
    let (one, _two) = (world.space("One"), world.space("Two"));
    let page = Page {
        offset: 5,
        limit: 1,
    };
    let list = |caller: &Caller| {
        world
            .workspace
            .list_spaces(caller, IdSpelling::Compact, page)
            .unwrap()
    };
    let some = list(&granted("bot", &[&one], Permission::Read));
    assert_eq!(
        (some.data.len(), some.total, some.has_not_granted_spaces),
        (0, 1, true)
    );
    let all = list(&owner());
    assert_eq!((all.total, all.has_not_granted_spaces), (2, false));
}

#[test]
fn unknown_references_quote_the_caller() {
    // H-74
    let world = World::new();
    world.space("One");
    let fault = fault(resolved(&world, &owner(), "nope22"));
    assert_eq!(
        (fault.kind, paths(&fault.issues)),
        (FaultKind::NotFound, vec!["space_id"])
    );
    assert!(fault.message.contains("nope22"));
    assert_eq!(
        fault.issues[0].see_also[0].op.as_deref(),
        Some("list_spaces")
    );
    assert_eq!(
        refused(resolved(&world, &owner(), "")).0,
        FaultKind::NotFound
    );
}

#[test]
fn spaces_that_are_not_live_are_not_there() {
    // H-75
    let world = World::new();
    for (letter, state) in ["w", "x", "y", "z"].into_iter().zip(SpaceState::ALL) {
        let id = id(letter);
        world.put_space(&id, "x", state);
        let target = SpaceTarget {
            id: id.clone(),
            spelled: id.clone(),
        };
        let found = world.workspace.live_space(&target);
        assert_eq!(found.is_ok(), state == SpaceState::Live, "{state:?}");
        assert_eq!(listed(&world, &owner()).len(), 1, "{state:?}");
        if state != SpaceState::Live {
            assert_eq!(refused(found).0, FaultKind::NotFound);
        }
    }
    let never = id("zzzzzz");
    let target = SpaceTarget {
        id: never.clone(),
        spelled: never,
    };
    assert_eq!(
        refused(world.workspace.live_space(&target)).0,
        FaultKind::NotFound
    );
}

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
    assert_eq!(listed(&world, &owner()).len(), 1);
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

#[test]
fn changing_a_space() {
    // H-79
    let world = World::new();
    let space = world.space("One");
    let change = |target: &SpaceTarget, name: Option<&str>, description: Option<&str>| {
        let change = UpdateSpaceRequest {
            name: name.map(str::to_owned),
            description: description.map(str::to_owned),
        };
        let target = target.clone();
        run(&world.workspace, false, move |workspace, tx| {
            workspace.update_space(tx, &owner(), &target, &change, IdSpelling::Full)
        })
    };
    let changed: Space = change(&space, Some(" Two "), Some("why")).unwrap();
    assert_eq!(
        (changed.name.as_str(), changed.description.as_deref()),
        ("Two", Some("why"))
    );
    let cleared = change(&space, None, Some("")).unwrap();
    assert_eq!((cleared.name.as_str(), cleared.description), ("Two", None));
    assert_eq!(refused(change(&space, None, None)).0, FaultKind::Invalid);
    invalid_at(change(&space, Some(" "), None), "/name");
    let nowhere = id("zzzzzz");
    let nowhere = SpaceTarget {
        id: nowhere.clone(),
        spelled: nowhere,
    };
    assert_eq!(refused(change(&nowhere, None, None)).0, FaultKind::NotFound);
    // A change without effect writes nothing.
    let before = world.store.seq();
    change(&space, Some("Two"), None).unwrap();
    assert_eq!(world.store.seq(), before);
}
