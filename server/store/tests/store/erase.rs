//! Erasing a deleted space, a part at a time (v1.md 24).

use rolltop_store::testing::{Write, message};
use rolltop_store::{
    ContentId, FileRecord, ObjectRecord, SpaceRecord, SpaceState, Store, UnreadBy,
};

use crate::support::{NOW, SPACE, object, open, put, shell, space, store};

/// A space with more records than one commit erases: objects, messages with their words, files. Space `other` shows one
/// content of it too.
fn filled(store: &Store) -> [ContentId; 2] {
    let keep = |bytes: &[u8]| {
        let mut staging = store.blobs().stage().unwrap();
        staging.write(bytes).unwrap();
        let staged = staging.finish();
        (staged.content.clone(), store.blobs().keep(&staged).unwrap())
    };
    let (shared, hold) = keep(b"shared");
    let (own, other_hold) = keep(b"own");
    let mut writes = vec![
        Write::PutSpace(space("other")),
        Write::PutObject(ObjectRecord {
            space_id: "other".into(),
            ..object("else")
        }),
        file("else", "other", &shared),
    ];
    for (number, content) in [(0, &shared), (1, &own), (2, &own)] {
        writes.push(Write::PutObject(object(&format!("o{number}"))));
        writes.push(file(&format!("o{number}"), SPACE, content));
    }
    writes.extend((3..300).map(|number| Write::PutObject(object(&format!("o{number}")))));
    writes.extend((0..300).map(|number| Write::AddMessage {
        message: message("o0", &format!("m{number}"), "you"),
        words: vec!["tea".into()],
        unread_by: vec![UnreadBy {
            member_id: "me".into(),
            mention: number % 2 == 0,
        }],
    }));
    put(store, writes);
    drop((hold, other_hold));
    [shared, own]
}

fn file(object_id: &str, space_id: &str, content: &ContentId) -> Write {
    Write::PutFile(FileRecord {
        object_id: object_id.into(),
        space_id: space_id.into(),
        content: content.clone(),
        kept: false,
        version: 0,
    })
}

fn delete(store: &Store) {
    let deleted = SpaceRecord {
        state: SpaceState::Deleted,
        ..space(SPACE)
    };
    put(store, vec![Write::PutSpace(deleted)]);
}

#[test]
fn a_deleted_space_is_erased_in_parts_that_each_leave_a_sound_store() {
    let (directory, store) = store();
    let [shared, own] = filled(&store);
    delete(&store);
    let mut parts = 1;
    while store.erase_part(NOW, SPACE).unwrap() {
        assert_eq!(store.check().unwrap().findings, []);
        parts += 1;
    }
    assert!(parts > 3, "{parts}");
    assert_eq!(store.check().unwrap().findings, []);
    // Nothing is left, and nothing else is gone.
    assert!(!store.erase_part(NOW, SPACE).unwrap());
    assert!(store.blobs().read(&own).unwrap().is_none());
    assert!(store.blobs().read(&shared).unwrap().is_some());
    let shell = shell(directory.path());
    for (table, rows) in [
        ("object", 1),
        ("file", 1),
        ("message", 0),
        ("chat", 0),
        ("unread", 0),
        ("message_word", 0),
    ] {
        let sql = format!("SELECT count(*) FROM {table}");
        let found: usize = shell.query_row(&sql, [], |row| row.get(0)).unwrap();
        assert_eq!(found, rows, "{table}");
    }
    let notes = std::fs::read_dir(directory.path().join("incoming")).unwrap();
    assert_eq!(notes.count(), 0);
}

#[test]
fn a_stop_between_the_records_and_the_blobs_is_made_up_for() {
    let (directory, store) = store();
    let [shared, own] = filled(&store);
    delete(&store);
    store.close().unwrap();
    drop(store);
    // What a crash leaves behind the commit of the last part.
    let shell = shell(directory.path());
    shell
        .execute_batch("DELETE FROM file WHERE space_id = 's'")
        .unwrap();
    for content in [&shared, &own] {
        std::fs::write(directory.path().join("incoming").join(content.as_str()), "").unwrap();
    }
    let store = open(directory.path());
    assert!(store.blobs().read(&own).unwrap().is_none());
    assert!(store.blobs().read(&shared).unwrap().is_some());
    assert_eq!(store.check().unwrap().findings, []);
    while store.erase_part(NOW, SPACE).unwrap() {}
    assert_eq!(store.check().unwrap().findings, []);
}

#[test]
fn a_space_in_use_is_not_erased() {
    let (_directory, store) = store();
    let refused = store.erase_part(NOW, SPACE).unwrap_err();
    assert!(refused.to_string().contains("in use"), "{refused}");
    assert!(!store.erase_part(NOW, "nowhere").unwrap());
    assert_eq!(store.check().unwrap().findings, []);
}
