//! Long texts, which nobody waits for (query.md 9): they are read beside, and what is missing is told.

use std::time::Duration;

use rolltop_store::ObjectRecord;
use rolltop_store::testing::Write;
use serde_json::json;

use crate::support::{SPACE, World};
use crate::words::{Known, PATIENCE, doc, find, find_with, keys, put_all};

/// Bytes of a text that is not read at once.
const LONG: usize = 70_000;

/// A text with many different words, of which one is its own.
fn long(own: &str) -> String {
    let words = (0..LONG / 8).map(|number| format!("w{:06}", (number * 7919) % 100_003));
    let mut text: Vec<String> = words.collect();
    text.push(own.to_owned());
    text.join(" ")
}

pub(crate) fn long_doc(id: &str, name: &str) -> ObjectRecord {
    doc(id, name, &[&long(&format!("{name}own"))])
}

// A search sees every write before it, long ones too, however many come at once; they count as any.
#[test]
fn long_texts_are_found_like_others() {
    for is_first in [true, false] {
        let world = World::new();
        if !is_first {
            assert_eq!(find(&world, "walrus"), [""; 0]);
        }
        let names: Vec<String> = (0..30).map(|number| format!("walrus{number:02}")).collect();
        for name in &names {
            put_all(&world, vec![long_doc(name, name)]);
        }
        assert_eq!(find(&world, "walrus").len(), names.len());
        for name in &names {
            assert_eq!(find(&world, &format!("{name}own")), [name.as_str()]);
        }
        // What changes is found by its new words alone, whatever its length was.
        put_all(
            &world,
            vec![
                doc("walrus00", "seal", &["short"]),
                long_doc("walrus01", "whale"),
            ],
        );
        assert_eq!(find(&world, "\"walrus01own\""), [""; 0]);
        assert_eq!(find(&world, "walrus").len(), names.len() - 2);
        assert_eq!(find(&world, "seal"), ["walrus00"]);
        assert_eq!(find(&world, "whaleown"), ["walrus01"]);
        world.commit(vec![Write::DeleteObject {
            id: "walrus01".into(),
        }]);
        assert_eq!(find(&world, "\"whaleown\""), [""; 0]);
    }
}

// Rows do not wait for the words of long texts, and a search that does not wait says that something is missing.
#[test]
fn nobody_waits_for_long_texts() {
    let world = World::new();
    assert_eq!(find(&world, "walrus"), [""; 0]);
    let docs = (0..40).map(|number| long_doc(&format!("o{number:02}"), "walrus"));
    put_all(&world, docs.collect());
    let view = world.index.view(SPACE).unwrap();
    assert!(view.is_complete());
    assert_eq!(view.table().len(), 40);
    let text = view.text_within(keys(&["notes"]), Duration::ZERO).unwrap();
    assert!(!text.is_complete());
    assert_eq!(text.wait(PATIENCE), Some(true));
    assert_eq!(find(&world, "walrus").len(), 40);
}

// The properties that are found may change while long texts are read.
#[test]
fn long_texts_are_read_again_where_other_properties_are_found() {
    let world = World::new();
    let record = |id: &str| {
        let document = json!({"kind": "page", "type": "page",
            "properties": {"notes": long("seal"), "more": "beta"}});
        ObjectRecord {
            document: document.to_string().into(),
            ..doc(id, "", &[])
        }
    };
    put_all(
        &world,
        (0..10)
            .map(|number| record(&format!("o{number}")))
            .collect(),
    );
    let view = world.index.view(SPACE).unwrap();
    for of in ["notes", "more", "notes", "more"] {
        view.text_within(keys(&[of]), Duration::ZERO).unwrap();
    }
    let find = |of: &str, query: &str| {
        find_with(&world.index, keys(&[of]), &Known::default(), query).len()
    };
    assert_eq!((find("more", "beta"), find("more", "seal")), (10, 0));
    assert_eq!((find("notes", "beta"), find("notes", "seal")), (0, 10));
}

// An object may be gone before anybody has heard of it.
#[test]
fn what_was_there_for_a_moment_is_no_row() {
    let world = World::new();
    assert_eq!(find(&world, "walrus"), [""; 0]);
    world.commit(vec![
        Write::PutObject(doc("a", "walrus", &[])),
        Write::DeleteObject { id: "a".into() },
    ]);
    assert_eq!(find(&world, "walrus"), [""; 0]);
}
