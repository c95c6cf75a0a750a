//! Types in the bin (http.md 19.1, 19.3): what comes back does so under the rules of a create.

use rolltop_document::view::ViewType;
use rolltop_document::vocabulary::{Layout, TypeDef};

use super::*;
use crate::catalog::{dataview_block, type_document};

/// A custom type under this object id, with the served key `plant`.
fn put_plant(world: &World, space: &SpaceTarget, id: &str, archived: bool) {
    let def = TypeDef {
        id: String::new(),
        key: format!("{:0>24}", hex_of(id)),
        slug: Some("plant".to_owned()),
        name: "Plant".to_owned(),
        plural_name: String::new(),
        layout: Layout::Basic,
        hidden: false,
        archived: false,
        definitions: Vec::new(),
        default_template: None,
        default_view: None,
    };
    let dataview = dataview_block(&[], &[], ViewType::Table, false, "v1".to_owned());
    let record = world.put_document(space, id, &type_document(&def, None, dataview));
    world.commit(Write::PutObject(ObjectRecord { archived, ..record }));
}

#[test]
fn a_type_comes_back_under_its_key() {
    let world = World::new();
    let space = world.space("One");
    put_plant(&world, &space, "old-plant", true);
    let found = |spelling: &str| {
        let catalogue = world.workspace.names_of(&space).unwrap();
        let found = catalogue.vocabulary.find_type(spelling, KeysMode::Slug);
        found.map(|def| def.id.clone()).ok()
    };
    let listed = world.workspace.list_bin(None, 10).unwrap();
    let row = listed.rows.first().unwrap();
    assert_eq!(
        (row.kind.as_str(), row.key.as_deref()),
        ("object_type", Some("plant"))
    );
    // Another type has taken the key.
    put_plant(&world, &space, "new-plant", false);
    let refusal = fault(world.workspace.restore("Plant", None));
    assert!(refusal.message.contains("type key already exists"));
    assert_eq!(found("plant").as_deref(), Some("new-plant"));
    put_plant(&world, &space, "new-plant", true);
    let restored = world.workspace.restore("old-plant", None).unwrap();
    assert!(restored.warnings.is_empty());
    assert_eq!(found("plant").as_deref(), Some("old-plant"));
    assert_eq!(world.workspace.list_bin(None, 10).unwrap().total, 1);
}

// What cannot be read is shown by its id, and hides nothing else.
#[test]
fn a_damaged_record_in_the_bin_is_shown_by_its_id() {
    let world = World::new();
    let space = world.space("One");
    let ids = ["One", "Two"].map(|name| world.made(&space, json!({"type": "page", "name": name})));
    for id in &ids {
        world.archive(&owner(), &space, id).unwrap();
    }
    let sql = "UPDATE object SET document = CAST(x'ff' AS TEXT) WHERE id = ?1";
    assert_eq!(world.database().execute(sql, [&ids[0]]).unwrap(), 1);
    let rows = world.workspace.list_bin(None, 10).unwrap().rows;
    let shown = rows.iter().map(|row| (row.id.as_str(), row.kind.as_str()));
    let expected = [(ids[1].as_str(), "page"), (ids[0].as_str(), "damaged")];
    assert_eq!(shown.collect::<Vec<_>>(), expected);
}

// A built-in type keeps its key while it is away.
#[test]
fn a_built_in_type_comes_back() {
    let world = World::new();
    let space = world.space("One");
    let book = |archived| {
        let catalogue = world.workspace.names_of(&space).unwrap();
        let id = catalogue.vocabulary.type_def("book").unwrap().id.clone();
        let record = world.store.object(&id).unwrap().unwrap();
        world.commit(Write::PutObject(ObjectRecord {
            archived,
            ..ObjectRecord::clone(&record)
        }));
    };
    book(true);
    assert_eq!(world.workspace.list_bin(None, 10).unwrap().total, 1);
    let restored = world.workspace.restore("Book", Some("One")).unwrap();
    assert_eq!(restored.row.key.as_deref(), Some("book"));
    assert_eq!(world.workspace.list_bin(Some("One"), 10).unwrap().total, 0);
}
