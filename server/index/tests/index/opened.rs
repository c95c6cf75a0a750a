//! When objects were opened: told by the feed, read from the store, kept when an object changes.

use std::sync::Arc;

use rolltop_document::vocabulary::Format;
use rolltop_index::Index;
use rolltop_query::value::FieldValue;
use rolltop_store::OpenedMark;
use rolltop_store::testing::Write;
use serde_json::json;

use crate::support::{SPACE, World, log};

fn opened(index: &Index, id: &str) -> Option<i64> {
    let view = index.view(SPACE).unwrap();
    let table = view.table();
    let field = table.field("lastOpenedDate", Some(Format::Date));
    match table.row(id).unwrap().value(field) {
        FieldValue::Date(seconds) => Some(seconds),
        FieldValue::Missing => None,
        other => panic!("{other:?}"),
    }
}

fn mark(world: &World, id: &str, at: i64) {
    let mark = OpenedMark {
        object_id: id.into(),
        at,
    };
    world.commit(vec![Write::MarkOpened {
        space_id: SPACE.into(),
        objects: vec![mark],
    }]);
}

#[test]
fn marks_are_followed_and_kept() {
    let world = World::new();
    world.put("a", json!({"name": "A"}));
    world.put("b", json!({"lastOpenedDate": 99}));
    mark(&world, "a", 5);
    let both = |id| {
        let fresh = Index::new(Arc::clone(&world.store), None, log());
        let followed = opened(&world.index, id);
        assert_eq!(opened(&fresh, id), followed);
        followed
    };
    assert_eq!((both("a"), both("b")), (Some(5), None));
    mark(&world, "a", 7);
    mark(&world, "none", 7);
    assert_eq!(both("a"), Some(7));
    world.put("a", json!({"name": "A2"}));
    assert_eq!(both("a"), Some(7));
    world.commit(vec![Write::DeleteObject { id: "a".into() }]);
    // Ids are not used again; one that is, behind a removal that was seen, names another object.
    assert!(world.index.view(SPACE).unwrap().table().row("a").is_none());
    world.put("a", json!({}));
    assert_eq!(both("a"), None);
}
