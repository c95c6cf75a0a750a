//! `examine` tells what `check` tells, of a directory that it leaves as it is.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use rolltop_store::testing::Write;
use rolltop_store::{OpenError, Store};

use crate::support::{directory, object, open, put, shell, space, store};

/// Everything in a directory.
fn files(directory: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(directory).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        if path.is_dir() {
            found.extend(
                files(&path)
                    .into_iter()
                    .map(|(inner, bytes)| (format!("{name}/{inner}"), bytes)),
            );
            found.insert(name, Vec::new());
        } else {
            found.insert(name, fs::read(&path).unwrap());
        }
    }
    found
}

/// What is found, and that looking has left no trace.
fn findings(directory: &Path) -> Vec<String> {
    let before = files(directory);
    let examined = Store::examine(directory).unwrap();
    assert!(!examined.older);
    assert_eq!(files(directory), before);
    let findings = examined.findings.into_iter();
    findings
        .map(|found| format!("{}: {}", found.subject, found.message))
        .collect()
}

/// A copy as a crash or a backup of the moment leaves it.
fn copied(from: &Path) -> tempfile::TempDir {
    let copy = directory();
    for (name, bytes) in files(from) {
        let path = copy.path().join(name);
        if bytes.is_empty() && path.extension().is_none() {
            fs::create_dir_all(path).unwrap();
        } else {
            fs::write(path, bytes).unwrap();
        }
    }
    copy
}

#[test]
fn a_store_that_was_closed_is_examined_without_a_trace() {
    let (directory, store) = store();
    put(&store, vec![Write::PutObject(object("a"))]);
    drop(store);
    assert!(findings(directory.path()).is_empty());
    let damage = shell(directory.path());
    damage.execute_batch("DELETE FROM space").unwrap();
    drop(damage);
    assert!(!findings(directory.path()).is_empty());
}

// What a crash left in the log is part of the database, and stays where it is.
#[test]
fn a_log_that_was_left_behind_is_read_where_it_is() {
    let (directory, store) = store();
    put(&store, vec![Write::PutObject(object("a"))]);
    let copy = copied(directory.path());
    assert!(
        fs::metadata(copy.path().join("rolltop.db-wal"))
            .unwrap()
            .len()
            > 0
    );
    for companion in ["rolltop.db-shm", "rolltop.lock"] {
        fs::remove_file(copy.path().join(companion)).unwrap();
    }
    assert!(findings(copy.path()).is_empty());
    // The log is looked into: without its commits there is nothing yet.
    let wal = copy.path().join("rolltop.db-wal");
    let kept = fs::read(&wal).unwrap();
    put(&store, vec![Write::PutObject(object("b"))]);
    shell(directory.path())
        .execute_batch("DELETE FROM space")
        .unwrap();
    let copy = copied(directory.path());
    fs::remove_file(copy.path().join("rolltop.db-shm")).unwrap();
    assert_ne!(fs::read(copy.path().join("rolltop.db-wal")).unwrap(), kept);
    assert!(!findings(copy.path()).is_empty());
}

// chats-files-auth.md 3.2: a line for each finding; the engine tells of several faults in one text.
#[test]
fn each_fault_of_the_database_is_a_finding_of_its_own() {
    let (directory, store) = store();
    for number in 0..100 {
        let object = object(&format!("marked{number}"));
        put(&store, vec![Write::PutObject(object)]);
    }
    drop(store);
    // The places of the first two cells, on every leaf that has such rows.
    let database = directory.path().join("rolltop.db");
    let mut bytes = fs::read(&database).unwrap();
    for page in bytes.chunks_mut(4096).skip(1) {
        let is_leaf = [10, 13].contains(&page[0]);
        if is_leaf && page.windows(6).any(|text| text == b"marked") {
            page[8..12].fill(0xff);
        }
    }
    fs::write(&database, bytes).unwrap();
    let found = findings(directory.path());
    let faults = found
        .iter()
        .filter(|line| line.starts_with("database: Tree "));
    assert!(faults.count() > 1, "{found:?}");
    for line in &found {
        assert!(!line.contains('\n') && !line.contains("***"), "{line:?}");
    }
}

#[test]
fn an_open_store_is_left_alone() {
    let (directory, store) = store();
    let refused = Store::examine(directory.path()).unwrap_err();
    assert!(matches!(refused, OpenError::Locked(_)), "{refused}");
    drop(store);
    Store::examine(directory.path()).unwrap();
}

#[test]
fn an_older_database_stays_as_old_as_it_is() {
    let (directory, store) = store();
    drop(store);
    let older = shell(directory.path());
    older.execute_batch("PRAGMA user_version = 2;").unwrap();
    drop(older);
    let before = files(directory.path());
    let examined = Store::examine(directory.path()).unwrap();
    assert!(examined.older && examined.is_sound());
    assert_eq!(files(directory.path()), before);
}

// A database of another program is named, and neither examined nor taken over.
#[test]
fn what_is_none_of_ours_is_refused_untouched() {
    let directory = directory();
    let other = shell(directory.path());
    other.execute_batch("CREATE TABLE x (a)").unwrap();
    drop(other);
    std::fs::set_permissions(
        directory.path().join("rolltop.db"),
        std::os::unix::fs::PermissionsExt::from_mode(0o600),
    )
    .unwrap();
    let before = files(directory.path());
    let refused = Store::examine(directory.path()).unwrap_err();
    assert!(
        refused.to_string().contains("of another program"),
        "{refused}"
    );
    assert_eq!(files(directory.path()), before);
    let refused = Store::open(directory.path(), None).unwrap_err();
    assert!(
        refused
            .to_string()
            .contains("rolltop.db is a database of another program")
    );
    let mut after = files(directory.path());
    after.remove("rolltop.lock");
    assert_eq!(after, before);
}

#[test]
fn nothing_is_made_where_nothing_is() {
    let parent = directory();
    let nowhere = parent.path().join("nowhere");
    for path in [nowhere.as_path(), parent.path()] {
        let refused = Store::examine(path).unwrap_err();
        assert!(matches!(refused, OpenError::Missing(_)), "{refused}");
        assert!(Store::find(path).is_err());
    }
    assert!(files(parent.path()).is_empty());
    fs::write(&nowhere, "").unwrap();
    let refused = Store::examine(&nowhere).unwrap_err();
    assert!(
        refused.to_string().contains("is not a directory"),
        "{refused}"
    );
    let made = open(&parent.path().join("made"));
    put(&made, vec![Write::PutSpace(space("s"))]);
    Store::find(&parent.path().join("made")).unwrap();
}
