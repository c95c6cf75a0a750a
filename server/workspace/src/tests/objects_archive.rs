//! Archiving objects, and who may.

use super::*;
use crate::etag::IfMatch;

/// Objects made by a key of this name.
fn made_by(world: &World, space: &SpaceTarget, name: &str) -> String {
    let caller = granted(name, &[space], Permission::ReadWrite);
    let options = WriteOptions::default();
    world
        .create_as(&caller, space, json!({"type": "page"}), options)
        .unwrap()
        .id
}

#[test]
fn others_are_refused_and_told_why() {
    // H-122, H-123
    let world = World::new();
    let space = world.space("One");
    let id = made_by(&world, &space, "Notes bot");
    let unrecorded = world.made(&space, json!({"type": "page"}));
    let foreign = world.put_document(
        &space,
        "foreign",
        &Document {
            type_key: "page".to_owned(),
            ..Document::default()
        },
    );
    let key = |name: &str| granted(name, &[&space], Permission::ReadWrite);
    for (caller, id, reasons) in [
        (
            key("Other bot"),
            id.as_str(),
            vec!["Notes bot", "Other bot"],
        ),
        (key("notes bot"), &id, vec!["Notes bot", "notes bot"]),
        (key(""), &id, vec!["no name"]),
        (key("Notes bot"), &unrecorded, vec!["no application"]),
        (key("Notes bot"), &foreign.id, vec!["another member"]),
    ] {
        for dry_run in [true, false] {
            let answer = world.archive_if(&caller, &space, id, None, dry_run);
            let Err(Error::NotCreatedByThisKey(issue)) = answer else {
                panic!("{answer:?}")
            };
            assert_eq!(issue.path_str(), "object_id");
            for reason in &reasons {
                assert!(issue.message.contains(reason), "{}", issue.message);
            }
        }
    }
    for id in [&id, &unrecorded, &foreign.id] {
        assert!(world.archive(&owner(), &space, id).is_ok());
    }
}

#[test]
fn a_stale_etag_is_answered_before_provenance() {
    // H-50
    let world = World::new();
    let space = world.space("One");
    let id = made_by(&world, &space, "Notes bot");
    let other = granted("Other bot", &[&space], Permission::ReadWrite);
    let stale = IfMatch::parse("00000000");
    let answer = world.archive_if(&other, &space, &id, stale, false);
    assert!(
        matches!(answer, Err(Error::EtagMismatch { .. })),
        "{answer:?}"
    );
}
