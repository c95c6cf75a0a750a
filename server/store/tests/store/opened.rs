//! When objects were opened: a mark that only moves on, and goes with its object.

use rolltop_store::testing::Write;
use rolltop_store::{OpenedMark, Touched};

use crate::support::{SPACE, object, open, put, space, store};

fn marks(marks: &[(&str, i64)]) -> Vec<OpenedMark> {
    let mark = |(id, at): &(&str, i64)| OpenedMark {
        object_id: (*id).to_owned(),
        at: *at,
    };
    marks.iter().map(mark).collect()
}

fn mark(space_id: &str, of: &[(&str, i64)]) -> Write {
    Write::MarkOpened {
        space_id: space_id.to_owned(),
        objects: marks(of),
    }
}

#[test]
fn marks_move_on_and_tell_of_it() {
    let (directory, store) = store();
    put(
        &store,
        vec![
            Write::PutSpace(space("t")),
            Write::PutObject(object("a")),
            Write::PutObject(object("b")),
        ],
    );
    let first = put(
        &store,
        vec![
            mark(SPACE, &[("a", 5), ("b", 6), ("none", 7)]),
            mark("t", &[("a", 9)]),
        ],
    );
    put(&store, vec![mark(SPACE, &[("a", 4), ("b", 8)])]);
    put(&store, vec![mark(SPACE, &[("a", 5)])]);
    let logged: Vec<Vec<Touched>> = store
        .changes(first.seq - 1, 9)
        .unwrap()
        .into_iter()
        .map(|change| change.touched)
        .collect();
    let opened = |of: &[(&str, i64)]| Touched::Opened {
        space_id: SPACE.to_owned(),
        objects: marks(of),
    };
    assert_eq!(
        logged,
        [
            vec![opened(&[("a", 5), ("b", 6)])],
            vec![opened(&[("b", 8)])],
            vec![]
        ]
    );
    drop(store);
    let store = open(directory.path());
    assert_eq!(
        store.read(|at| at.opened(SPACE)).unwrap(),
        marks(&[("a", 5), ("b", 8)])
    );
    assert_eq!(store.read(|at| at.opened("t")).unwrap(), []);
}

#[test]
fn marks_leave_with_their_object() {
    let (_directory, store) = store();
    put(
        &store,
        vec![
            Write::PutSpace(space("t")),
            Write::PutObject(object("a")),
            Write::PutObject(object("b")),
        ],
    );
    put(&store, vec![mark(SPACE, &[("a", 5), ("b", 6)])]);
    put(&store, vec![Write::DeleteObject { id: "b".into() }]);
    assert_eq!(
        store.read(|at| at.opened(SPACE)).unwrap(),
        marks(&[("a", 5)])
    );
    assert_eq!(store.check().unwrap().findings, []);
}
