//! `move_block` (ops.md 7.5) and its places (ops.md 5).

use rolltop_document::issue::FaultKind::Invalid;
use serde_json::{Value, json};

use crate::fixture::{Fixture, outline, stats};

/// Moves a block of D1 and answers the outline and how many blocks moved.
fn moved(op: Value) -> (String, usize) {
    let mut op = op;
    op["op"] = json!("move_block");
    let outcome = Fixture::d1().ok(json!([op]));
    let [added, changed, moved, removed, _] = stats(&outcome);
    assert_eq!((added, changed, removed), (0, 0, 0));
    (outline(&outcome.document), moved)
}

#[test]
fn takes_the_subtree_to_each_place() {
    #[rustfmt::skip]
    let cases = [
        (json!({"id": "s2", "inside": "p1", "position": "last"}), "h1 p1 .c1 .s2", 1), // O-88
        (json!({"id": "p1"}), "h1 s2 p1 .c1", 1), // O-89
        (json!({"id": "p1", "position": "first"}), "p1 .c1 h1 s2", 1), // O-90
        (json!({"id": "h1", "position": "first"}), "h1 p1 .c1 s2", 0), // O-91
        (json!({"id": "s2", "inside": "p1", "position": "first"}), "h1 p1 .s2 .c1", 1),
        (json!({"id": "c1", "after": "p1"}), "h1 p1 c1 s2", 1),
        (json!({"id": "s2", "before": "c1"}), "h1 p1 .s2 .c1", 1),
        (json!({"id": "s2", "before": "p1"}), "h1 s2 p1 .c1", 1),
        (json!({"id": "p1", "inside": "s2"}), "h1 s2 .p1 ..c1", 1),
        (json!({"id": "s2", "position": "last"}), "h1 p1 .c1 s2", 0),
    ];
    for (op, expected, count) in cases {
        assert_eq!(moved(op.clone()), (expected.to_owned(), count), "{op}");
    }
}

#[test]
fn what_is_refused() {
    let to = |member: &str, anchor: &str| json!({"op": "move_block", "id": "p1", member: anchor});
    // O-92: no place in its own subtree.
    let own = [
        ("inside", "c1"),
        ("after", "p1"),
        ("before", "c1"),
        ("inside", "p1"),
    ];
    Fixture::d1().refuses(own.map(|(member, anchor)| (Invalid, to(member, anchor), "", "")));
    // Leaves and file blocks take no children, nor does what stands beside one of older content (ops.md 5).
    let page = Fixture::page(json!([
        {"id": "t1", "type": "table"},
        {"id": "f1", "type": "image"},
        {"id": "o1", "indent": 1, "type": "paragraph", "text": "older content"},
        {"id": "p1", "type": "paragraph", "text": "p"},
    ]));
    page.refuses([
        (Invalid, to("inside", "t1"), "inside", ""),
        (Invalid, to("inside", "f1"), "inside", ""),
        (Invalid, to("after", "o1"), "", ""),
    ]);
    // The older child itself may move out, and its parent may move with it.
    let last = |id: &str| json!({"op": "move_block", "id": id});
    let outcome = page.ok(json!([last("o1"), last("f1")]));
    assert_eq!(outline(&outcome.document), "t1 p1 o1 f1");
    assert_eq!(
        outline(&page.ok(json!([last("f1")])).document),
        "t1 p1 f1 .o1"
    );
    // O-83: layout blocks keep their order of nesting.
    let ly = Fixture::ly();
    let inside = json!({"op": "move_block", "id": "y1", "inside": "r1"});
    ly.run(json!([inside])).expect_err("a paragraph in a row");
    ly.run(json!([last("k1")]))
        .expect_err("a column outside of a row");
    ly.ok(json!([last("y1")]));
}

// ops.md 5: of a move to the start the moved subtree is skipped.
#[test]
fn the_first_subtree_stays_first() {
    let page = Fixture::page(json!([
        {"id": "p1", "type": "toggle"},
        {"id": "c1", "indent": 1, "type": "toggle"},
        {"id": "c2", "indent": 2, "type": "paragraph"},
        {"id": "s2", "type": "paragraph"},
    ]));
    let first = |id: &str| json!([{"op": "move_block", "id": id, "position": "first"}]);
    assert_eq!(page.ok(first("p1")).document, page.document);
    assert_eq!(outline(&page.ok(first("c1")).document), "c1 .c2 p1 s2");
}

// O-93
#[test]
fn the_only_block_stays_where_it_is() {
    let page = Fixture::page(json!([
        {"id": "p1", "type": "paragraph", "text": "alpha"},
        {"id": "c1", "indent": 1, "type": "paragraph", "text": "beta"},
    ]));
    let outcome = page.ok(json!([{"op": "move_block", "id": "p1", "position": "first"}]));
    assert_eq!(outcome.document, page.document);
}

// O-221: the fewest moves that lead to the result are counted, whichever way the batch goes there.
#[test]
fn the_fewest_moves_are_counted() {
    let to =
        |id: &str, member: &str, value: &str| json!({"op": "move_block", "id": id, member: value});
    let paragraph = |id: &str| json!({"id": id, "type": "paragraph", "text": id});
    let page = Fixture::page(json!(["a", "b", "c", "d"].map(paragraph)));
    let (first, last) = (
        |id| to(id, "position", "first"),
        |id| to(id, "position", "last"),
    );
    #[rustfmt::skip]
    let cases = [
        (json!([first("c"), first("d"), last("a")]), "d c b a", 3),
        (json!([to("d", "after", "a"), to("b", "after", "c")]), "a d c b", 2),
        (json!([last("a"), last("b")]), "c d a b", 2),
        (json!([last("a"), first("a"), to("d", "before", "b")]), "a d b c", 1),
    ];
    for (ops, order, count) in cases {
        let outcome = page.ok(ops.clone());
        assert_eq!(outline(&outcome.document), order, "{ops}");
        assert_eq!(stats(&outcome), [0, 0, count, 0, 0], "{ops}");
    }
    let wrapped = json!([{"type": "toggle", "text": "t"}, {"type": "paragraph", "text": "c", "id": "c", "indent": 1}]);
    let outcome = page.ok(json!([{"op": "replace_subtree", "id": "c", "blocks": wrapped}]));
    assert_eq!(stats(&outcome), [1, 0, 1, 0, 0]);
}
