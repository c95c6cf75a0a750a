//! Archiving objects, and who may.

use rolltop_document::issue::Ref;

use super::*;
use crate::etag::IfMatch;

/// Objects made by a key of this name.
fn made_by(world: &World, space: &SpaceTarget, name: &str) -> String {
    let caller = granted(name, &[space], Permission::ReadWrite);
    let options = CreateOptions::default();
    world
        .create_as(&caller, space, json!({"type": "page"}), options)
        .unwrap()
        .id
}

#[test]
fn the_maker_archives_its_own() {
    // H-121, H-44
    let world = World::new();
    let space = world.space("One");
    let id = made_by(&world, &space, "Notes bot");
    let maker = granted("Notes bot", &[&space], Permission::ReadWrite);
    let archived = world.archive(&maker, &space, &id).unwrap();
    assert_eq!(
        (archived.id.as_str(), archived.type_key.as_str()),
        (id.as_str(), "page")
    );
    assert!(archived.warnings.is_empty());
    let again = world.archive(&maker, &space, &id).unwrap();
    assert_eq!(paths(&again.warnings), ["object_id"]);
    assert_eq!(
        refused(world.archive(&maker, &space, "nope")).0,
        FaultKind::NotFound
    );
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
fn other_kinds_have_other_routes() {
    // H-124
    let world = World::new();
    let space = world.space("One");
    let property = world.property(&space, "Severity", Format::Select, &["High"]);
    let catalogue = world.workspace.names_of(&space).unwrap();
    let task = catalogue.vocabulary.type_def("task").unwrap();
    for (id, route) in [
        (
            property.as_str(),
            Ref::op("delete_property").param("key", "severity"),
        ),
        (
            "option-severity-0",
            Ref::op("delete_property_option")
                .param("key", "severity")
                .param("option", "High"),
        ),
        (&task.id, Ref::op("delete_type").param("type", "task")),
    ] {
        let fault = fault(world.archive(&owner(), &space, id));
        assert_eq!(
            (fault.kind, paths(&fault.issues)),
            (FaultKind::Invalid, vec!["object_id"])
        );
        assert_eq!(fault.issues[0].see_also, [route]);
    }
    let member = world.archive(&owner(), &space, &catalogue.me);
    assert_eq!(
        refused(member),
        (FaultKind::Forbidden, vec!["object_id".to_owned()])
    );
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
