//! Restrictions by kind and layout (ops.md 8).

use rolltop_document::document::Kind;
use rolltop_document::issue::FaultKind;
use rolltop_document::ops::{Axis, Standing};
use rolltop_document::vocabulary::Layout;
use serde_json::json;

use crate::fixture::{Fixture, standing};

#[test]
fn the_table_of_restrictions() {
    let page = |layout| standing(Kind::Page, layout);
    let system = |standing| Standing {
        system: true,
        ..standing
    };
    #[rustfmt::skip]
    let cases = [
        // standing, blocks, properties, type
        (page(Layout::Basic), [true, true, true]),
        (page(Layout::Bookmark), [true, true, true]),
        (page(Layout::Set), [false, true, false]),
        (page(Layout::Collection), [false, true, true]),
        (page(Layout::ChatDerived), [false, true, false]),
        (page(Layout::Date), [false, false, false]),
        (standing(Kind::ObjectType, Layout::ObjectType), [false, true, false]),
        (system(standing(Kind::ObjectType, Layout::ObjectType)), [false, false, false]),
        (standing(Kind::Template, Layout::Basic), [true, true, false]),
        (standing(Kind::Chat, Layout::ChatDerived), [false, true, false]),
        (system(page(Layout::Basic)), [false, false, false]),
    ];
    for (standing, expected) in cases {
        let axes = [Axis::Blocks, Axis::Properties, Axis::Type];
        assert_eq!(
            axes.map(|axis| standing.allows(axis)),
            expected,
            "{standing:?}"
        );
        assert!(standing.allows(Axis::Views), "{standing:?}");
        let archived = Standing {
            archived: true,
            ..standing
        };
        assert!(!archived.allows(Axis::Views) && !archived.allows(Axis::Properties));
    }
}

#[test]
fn the_first_forbidden_operation_is_named() {
    let mut query = Fixture::d1();
    query.standing = standing(Kind::Page, Layout::Set);
    let rename = json!({"op": "set_properties", "set": {"name": "X"}});
    // O-49, O-145
    assert_eq!(query.value_after(json!([rename]), "name"), Some(json!("X")));
    // O-144; before the shape of any operation is judged.
    for op in [
        json!({"op": "delete_block", "id": "c1"}),
        json!({"op": "delete_block", "foo": 1}),
    ] {
        let said = query.refused(
            json!([{"op": "frobnicate"}, op]),
            FaultKind::Forbidden,
            "/ops/1",
        );
        assert!(
            said.contains("delete_block") && said.contains("do not retry"),
            "{said}"
        );
    }
    // O-177
    let mut archived = Fixture::d1();
    archived.standing.archived = true;
    archived.refused(json!([rename]), FaultKind::Forbidden, "/ops/0");
}
