//! Files of earlier versions, with the rows that they held, opened by this one.

#![expect(clippy::unwrap_used, reason = "tests")]

use std::fs::{File, Permissions};
use std::os::unix::fs::PermissionsExt;

use tempfile::TempDir;

use crate::chats::{MessageRecord, Unread};
use crate::sqlite::migrations::{MIGRATIONS, migrate};
use crate::sqlite::{MessageRules, Store, open};

/// What every one of them holds: a space with two pages and a chat, in which one message was posted.
const ROWS: &str = r#"
    INSERT INTO change VALUES (1, 5, '[]'), (2, 6, '[]');
    INSERT INTO space (id, name, description, state, created_at, version) VALUES ('s', 'Home', 'All', 'live', 4, 1);
    INSERT INTO object VALUES
        ('a', 's', 'page', 'page', 'Tea', 'Green', 1, 0, 5, 6, 'm', 'n', 'bot', '0a', 1, '{"kind":"page"}'),
        ('b', 's', 'page', 'page', 'Cake', '', 1, 0, 5, 7, 'm', 'm', NULL, '0b', 1, '{}'),
        ('c', 's', 'chat', 'chat', 'Talk', '', 1, 0, 5, 5, 'm', 'm', NULL, '0c', 1, '{}');
    INSERT INTO space_kind VALUES ('s', 'page', 2, 2, 1), ('s', 'chat', 1, 1, 1);
    INSERT INTO chat VALUES (1, 'c', 1, 1, 'V', '00000000000000000000000a', 2);
    INSERT INTO message VALUES (1, 'x', 1, 'V', '00000000000000000000000a', 'm', 'bot', 9, 0, NULL, 0, '[]', '[]', 2, NULL, 'hi');
"#;

/// A store whose file was written by an earlier version, with these rows beside [`ROWS`].
fn opened(version: usize, rows: &str) -> (TempDir, Store) {
    let directory = tempfile::Builder::new()
        .permissions(Permissions::from_mode(0o700))
        .tempdir()
        .unwrap();
    let path = directory.path().join("rolltop.db");
    let file = File::create(&path).unwrap();
    file.set_permissions(Permissions::from_mode(0o600)).unwrap();
    let mut connection = open::writer(&path).unwrap();
    let (steps, _) = MIGRATIONS.split_at(version);
    migrate(&mut connection, &path, 0, steps).unwrap();
    connection.execute_batch(ROWS).unwrap();
    connection.execute_batch(rows).unwrap();
    connection.close().unwrap();
    let store = opened_by(&directory, 1, |text| vec![text.to_owned()]);
    (directory, store)
}

fn opened_by(directory: &TempDir, version: u32, words_of: fn(&str) -> Vec<String>) -> Store {
    let rules = MessageRules { version, words_of };
    Store::open(directory.path(), Some(rules)).unwrap()
}

/// What [`ROWS`] hold is there, whatever the step brought.
fn holds_its_rows(store: &Store) {
    let space = store.space("s").unwrap().unwrap();
    assert_eq!(
        (
            space.name.as_str(),
            space.description.as_str(),
            space.version
        ),
        ("Home", "All", 1)
    );
    let page = store.object("a").unwrap().unwrap();
    assert_eq!(
        (page.name.as_str(), page.app_name.as_deref()),
        ("Tea", Some("bot"))
    );
    assert_eq!((page.modified_at, page.version), (6, 1));
    let message = store.message("c", "x").unwrap().unwrap();
    assert_eq!((message.text.as_str(), message.version), ("hi", 2));
    assert_eq!(store.seq(), 2);
}

#[test]
fn a_workspace_from_before_files_and_opened_dates_keeps_what_it_holds() {
    for version in [2, 3] {
        let (_directory, store) = opened(version, "");
        holds_its_rows(&store);
        assert_eq!(store.check().unwrap().findings, []);
    }
}

// Words of messages follow the rules of the program, also where an earlier version wrote them.
#[test]
fn messages_are_found_by_the_rules_of_the_program() {
    let rows = "INSERT INTO message_words (rowid, words) VALUES (1, '1\u{e000}old ');";
    let (directory, store) = opened(3, rows);
    holds_its_rows(&store);
    let words = |store: &Store| {
        let mut words = Vec::new();
        let mut show = |word: &str| {
            words.push(word.to_owned());
            true
        };
        store
            .read(|at| at.message_words("c", "", &mut show))
            .unwrap();
        words
    };
    assert_eq!(words(&store), ["hi"]);
    drop(store);
    // The same version leaves them, another one makes them again.
    let store = opened_by(&directory, 1, |_| vec!["same".to_owned()]);
    assert_eq!(words(&store), ["hi"]);
    drop(store);
    let store = opened_by(&directory, 2, |text| vec![format!("{text}2")]);
    assert_eq!(words(&store), ["hi2"]);
    assert_eq!(store.seq(), 2);
}

#[test]
fn a_workspace_from_before_removed_objects_were_remembered_remembers_them() {
    let (_directory, store) = opened(3, "");
    let erased = |id: &str| store.read(|at| at.is_erased("s", id)).unwrap();
    assert!(!erased("a"));
    // Removing it again finds nothing to remember.
    for (id, now) in [("a", 9), ("none", 9), ("a", 10)] {
        let removed = store.write(now, move |tx| tx.delete_object(id));
        removed.wait().unwrap();
    }
    assert_eq!(["a", "b", "none"].map(erased), [true, false, false]);
    assert!(!store.read(|at| at.is_erased("t", "a")).unwrap());
}

#[test]
fn what_was_unread_with_counters_is_unread_without() {
    let rows = "INSERT INTO chat_reader VALUES (1, 'me', 1, 1, '', '', '', ''), (1, 'you', 0, 0, 'V', 'z', '', '');
        INSERT INTO unread VALUES (1, 'me', 'V', '00000000000000000000000a', 1, 1);";
    let (_directory, store) = opened(3, rows);
    holds_its_rows(&store);
    let unread = |member| store.chat_standing("c", member).unwrap().unread;
    let expected = Unread {
        messages: 1,
        mentions: 1,
        oldest_message: Some("V".to_owned()),
        oldest_mention: Some("V".to_owned()),
        oldest_reaction: None,
    };
    assert_eq!(["me", "you"].map(unread), [expected, Unread::default()]);
    assert_eq!(store.check().unwrap().findings, []);
}

#[test]
fn messages_from_before_styles_are_paragraphs_and_take_one() {
    let (_directory, store) = opened(3, "");
    holds_its_rows(&store);
    let message = store.message("c", "x").unwrap().unwrap();
    assert_eq!(message.style, None);
    let message = MessageRecord {
        style: Some("quote".to_owned()),
        ..MessageRecord::clone(&message)
    };
    let written = store.write(9, move |tx| tx.put_message(message, None));
    written.wait().unwrap();
    let message = store.message("c", "x").unwrap().unwrap();
    assert_eq!(
        (message.style.as_deref(), message.text.as_str()),
        (Some("quote"), "hi")
    );
    assert_eq!(store.check().unwrap().findings, []);
}
