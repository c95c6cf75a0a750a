//! A store in a fresh directory, and records to put into it.

use std::fs::Permissions;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use rolltop_store::testing::{Commit, Committed, Plan, Write};
pub(crate) use rolltop_store::testing::{NOW, object, space};
use rolltop_store::{KeyRecord, ReplayRecord, ReplayScope, Store};
use tempfile::TempDir;

/// The space of most tests.
pub(crate) const SPACE: &str = "s";

pub(crate) fn open(directory: &Path) -> Store {
    Store::open(directory, None).unwrap()
}

/// A fresh directory for its owner alone.
pub(crate) fn directory() -> TempDir {
    tempfile::Builder::new()
        .permissions(Permissions::from_mode(0o700))
        .tempdir()
        .unwrap()
}

/// A store that holds [`SPACE`], which was commit 1.
pub(crate) fn store() -> (TempDir, Store) {
    let directory = directory();
    let store = open(directory.path());
    put(&store, vec![Write::PutSpace(space(SPACE))]);
    (directory, store)
}

/// A connection past the store, as the sqlite3 shell has it.
pub(crate) fn shell(directory: &Path) -> rusqlite::Connection {
    let shell = rusqlite::Connection::open(directory.join("rolltop.db")).unwrap();
    shell.pragma_update(None, "foreign_keys", false).unwrap();
    shell
}

pub(crate) fn plan(writes: Vec<Write>) -> Plan {
    Plan {
        writes,
        ..Plan::at(NOW)
    }
}

pub(crate) fn put(store: &Store, writes: Vec<Write>) -> Committed {
    store.commit(plan(writes)).unwrap()
}

pub(crate) fn key(digit: char) -> KeyRecord {
    KeyRecord {
        id: digit.to_string().repeat(64),
        name: "Notes bot".into(),
        scope: "jsonApi".into(),
        grant: Some(r#"{"v":1,"spaces":["s"],"perms":"read"}"#.into()),
        created_at: NOW / 1000,
        expires_at: 0,
        last_used_at: 0,
        version: 0,
    }
}

pub(crate) fn replay(idempotency_key: &str, created_at: i64) -> (ReplayScope, ReplayRecord) {
    let scope = ReplayScope {
        key_id: "a".repeat(64),
        space_id: SPACE.into(),
        idempotency_key: idempotency_key.into(),
    };
    let record = ReplayRecord {
        identity: [7; 32],
        status: 201,
        content_type: "application/json".into(),
        etag: Some("\"0a1b2c3d\"".into()),
        body: b"{\"id\":\"x\"}\x00\xff".to_vec(),
        created_at,
    };
    (scope, record)
}
