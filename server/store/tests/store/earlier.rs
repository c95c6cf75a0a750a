//! A file of database version 7, which counted no listed objects, opened by this version.

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;

use rolltop_store::testing::Write;
use rolltop_store::{MessageRange, OpenedMark, ReplayScope};

use crate::support::{directory, object, open, put};

/// Two spaces; in `s` two listed pages, one page in the bin, definitions, a chat with two messages, a key, a reply.
const VERSION_7: &[u8] = include_bytes!("version-7.db");

#[test]
fn a_workspace_of_version_7_keeps_what_it_holds_and_counts_its_lists() {
    let directory = directory();
    let database = directory.path().join("rolltop.db");
    fs::write(&database, VERSION_7).unwrap();
    fs::set_permissions(&database, Permissions::from_mode(0o600)).unwrap();
    let store = open(directory.path());
    assert_eq!(store.check().unwrap().findings, []);

    let (page, total) = store.list_objects("s", 0, 9).unwrap();
    assert_eq!((page, total), (vec!["a".into(), "b".into()], 2));
    assert_eq!(store.list_objects("empty", 0, 9).unwrap().1, 0);
    let range = MessageRange {
        limit: 9,
        ..MessageRange::default()
    };
    let messages = store.read(|at| at.messages("c", "m", range)).unwrap();
    let texts: Vec<&str> = messages
        .messages
        .iter()
        .map(|one| one.text.as_str())
        .collect();
    assert_eq!(texts, ["words of x", "words of y"]);
    assert_eq!(messages.standing.unread.mentions, 1);
    assert_eq!(store.keys().unwrap().len(), 1);
    let opened = OpenedMark {
        object_id: "a".to_owned(),
        at: 7,
    };
    assert_eq!(store.read(|at| at.opened("s")).unwrap(), [opened]);
    assert_eq!(store.read(|at| at.clean_ups(9)).unwrap().len(), 1);
    let scope = ReplayScope {
        key_id: "a".repeat(64),
        space_id: "s".to_owned(),
        idempotency_key: "i".to_owned(),
    };
    assert!(store.replay(&scope, 9).unwrap().is_some());

    let before = store.seq();
    assert_eq!(
        put(&store, vec![Write::PutObject(object("new"))]).seq,
        before + 1
    );
    assert_eq!(store.list_objects("s", 0, 9).unwrap().1, 3);
    assert_eq!(store.check().unwrap().findings, []);
}
