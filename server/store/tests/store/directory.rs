//! The data directory: private, whole, and of one process (chats-files-auth.md 3.2, 3.4).

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use rolltop_store::testing::Write;
use rolltop_store::{OpenError, Store};

use crate::support::{object, open, put, store};

fn mode(path: &Path) -> u32 {
    fs::metadata(path).unwrap().permissions().mode() & 0o777
}

fn set_mode(path: &Path, mode: u32) {
    fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
}

fn refusal(path: &Path) -> OpenError {
    Store::open(path, None).unwrap_err()
}

#[test]
fn what_is_made_is_for_its_owner_alone() {
    let outer = crate::support::directory();
    let directory = outer.path().join("new/data");
    let store = open(&directory);
    put(&store, vec![Write::PutSpace(crate::support::space("s"))]);
    put(&store, vec![Write::PutObject(object("a"))]);
    assert_eq!(mode(&directory), 0o700);
    let files: Vec<_> = fs::read_dir(&directory)
        .unwrap()
        .map(|entry| entry.unwrap())
        .collect();
    assert!(files.len() >= 4, "{files:?}");
    for file in files {
        let expected = if file.path().is_dir() { 0o700 } else { 0o600 };
        assert_eq!(mode(&file.path()), expected, "{file:?}");
    }
}

// Search data of earlier versions only takes room.
#[test]
fn an_old_index_is_removed_at_the_start() {
    let (directory, store) = store();
    drop(store);
    let index = directory.path().join("index");
    fs::create_dir(&index).unwrap();
    fs::write(index.join("rows"), "old").unwrap();
    open(directory.path());
    assert!(!index.exists());
}

#[test]
fn a_directory_or_file_that_others_can_reach_is_refused() {
    for loose in [0o755, 0o701, 0o720] {
        let directory = crate::support::directory();
        set_mode(directory.path(), loose);
        let path = directory.path().display();
        assert_eq!(
            refusal(directory.path()).to_string(),
            format!(
                "{path} is open to other users (mode {loose:03o}): make it yours alone with \
                 `chmod 700 {path}`"
            )
        );
    }
    let (directory, store) = store();
    drop(store);
    let database = directory.path().join("rolltop.db");
    set_mode(&database, 0o640);
    assert!(
        refusal(directory.path())
            .to_string()
            .contains("`chmod 600 ")
    );
    set_mode(&database, 0o600);
    let blobs = directory.path().join("blobs");
    set_mode(&blobs, 0o750);
    assert!(
        refusal(directory.path())
            .to_string()
            .contains("`chmod 700 ")
    );
    set_mode(&blobs, 0o700);
    open(directory.path());
}

#[test]
fn a_second_owner_is_refused_until_the_first_ends() {
    let (directory, store) = store();
    let refused = refusal(directory.path());
    assert!(matches!(refused, OpenError::Locked(_)), "{refused}");
    drop(store);
    open(directory.path());
}

#[test]
fn what_is_no_store_is_refused() {
    let directory = crate::support::directory();
    let file = directory.path().join("file");
    fs::write(&file, "").unwrap();
    let said = refusal(&file).to_string();
    assert!(said.contains("is not a directory"), "{said}");
    let said = refusal(&file.join("below")).to_string();
    assert!(said.starts_with("making "), "{said}");

    let database = directory.path().join("rolltop.db");
    fs::write(&database, "This is a letter, not a database. ".repeat(100)).unwrap();
    set_mode(&database, 0o600);
    let said = refusal(directory.path()).to_string();
    assert!(
        said.contains("not a database") && said.contains("bring back a copy"),
        "{said}"
    );
}
