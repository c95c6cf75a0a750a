#![expect(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]

mod earlier;

use super::*;
use crate::chats::CleanUp;
use crate::sqlite::Snapshot;

fn version(connection: &Connection) -> usize {
    connection
        .pragma_query_value(None, VERSION, |row| row.get(0))
        .unwrap()
}

/// What opening a store does with its database.
fn migrate(connection: &mut Connection, path: &Path, steps: &[&str]) -> Result<(), OpenError> {
    let found = super::version(connection, path, steps.len())?;
    super::migrate(connection, path, found, steps)
}

fn migrated(steps: &[&str]) -> Connection {
    let mut connection = Connection::open_in_memory().unwrap();
    migrate(&mut connection, Path::new("memory"), steps).unwrap();
    connection
}

#[test]
fn every_step_runs_once_and_from_any_version() {
    let steps = [
        "CREATE TABLE a (x)",
        "ALTER TABLE a ADD COLUMN y",
        "CREATE TABLE b (x)",
    ];
    for from in 0..=steps.len() {
        let mut connection = migrated(&steps[..from]);
        migrate(&mut connection, Path::new("memory"), &steps).unwrap();
        migrate(&mut connection, Path::new("memory"), &steps).unwrap();
        assert_eq!(version(&connection), 3);
        connection
            .execute("INSERT INTO a (x, y) VALUES (1, 2)", [])
            .unwrap();
    }
}

#[test]
fn a_workspace_from_before_the_chats_keeps_what_it_holds() {
    let mut connection = migrated(&MIGRATIONS[..1]);
    let fill = "INSERT INTO space VALUES ('s', '', '', 'live', 1, 1);
             INSERT INTO object VALUES ('c', 's', 'chat', 'chat', 'Tea', '', 0, 0, 1, 1, 'm', 'm', NULL, '0', 1, '{}')";
    connection.execute_batch(fill).unwrap();
    migrate(&mut connection, Path::new("memory"), MIGRATIONS).unwrap();
    let name: String = connection
        .query_row("SELECT name FROM object", [], |row| row.get(0))
        .unwrap();
    assert_eq!(name, "Tea");
    connection
        .execute("INSERT INTO chat VALUES (1, 'c', 0, 0, '', '')", [])
        .unwrap();
}

#[test]
fn a_workspace_from_before_the_narrower_indexes_keeps_its_lists_and_kinds() {
    let mut connection = migrated(&MIGRATIONS[..4]);
    let object = |id: &str, kind: &str, listed: u8, archived: u8, modified_at: u8| {
        format!(
                "INSERT INTO object VALUES ('{id}', 's', '{kind}', '', '', '', {listed}, {archived}, 1, {modified_at},
                     'm', 'm', NULL, '0', 1, '{{}}');"
            )
    };
    let fill = [
        "INSERT INTO space VALUES ('s', '', '', 'live', 1, 1, NULL);".to_owned(),
        object("a", "page", 1, 0, 4),
        object("b", "page", 1, 0, 5),
        object("bin", "page", 1, 1, 6),
        object("t", "object_type", 0, 0, 7),
        "INSERT INTO space_kind VALUES ('s', 'page', 3, 2, 8), ('s', 'object_type', 1, 0, 9);"
            .to_owned(),
    ];
    connection.execute_batch(&fill.concat()).unwrap();
    migrate(&mut connection, Path::new("memory"), MIGRATIONS).unwrap();
    let at = Snapshot::of(&connection);
    assert_eq!(at.list_objects("s", 0, 9).unwrap(), ["b", "a"]);
    assert_eq!(at.count_listed("s").unwrap(), 2);
    let types = at.objects_of_kinds("s", &["object_type"]).unwrap();
    let changed = at.kinds_changed("s", &["object_type"]).unwrap();
    assert_eq!((types.len(), changed), (1, 9));
    let kinds: Vec<String> = connection
        .prepare("SELECT kind FROM space_kind")
        .unwrap()
        .query_map([], |row| row.get(0))
        .unwrap()
        .collect::<rusqlite::Result<_>>()
        .unwrap();
    assert_eq!(kinds, ["object_type"]);
}

#[test]
fn a_workspace_from_before_repeated_requests_keeps_its_clean_ups() {
    let mut connection = migrated(&MIGRATIONS[..5]);
    connection
        .execute("INSERT INTO clean_up VALUES ('f', 'm', 'bot')", [])
        .unwrap();
    migrate(&mut connection, Path::new("memory"), MIGRATIONS).unwrap();
    let expected = CleanUp {
        object_id: "f".into(),
        creator: "m".into(),
        app_name: "bot".into(),
        queued: 0,
    };
    assert_eq!(Snapshot::of(&connection).clean_ups(9).unwrap(), [expected]);
}

#[test]
fn files_from_before_they_were_kept_are_their_authors_alone() {
    let mut connection = migrated(&MIGRATIONS[..6]);
    connection
        .execute_batch(
            "PRAGMA foreign_keys = OFF; INSERT INTO file VALUES ('f', 's', 'content', 1)",
        )
        .unwrap();
    migrate(&mut connection, Path::new("memory"), MIGRATIONS).unwrap();
    let kept: bool = connection
        .query_row("SELECT kept FROM file", [], |row| row.get(0))
        .unwrap();
    assert!(!kept);
}

#[test]
fn a_failing_step_leaves_the_previous_version() {
    let mut connection = migrated(&["CREATE TABLE a (x)"]);
    let steps = [
        "CREATE TABLE a (x)",
        "CREATE TABLE b (x); CREATE TABLE a (x)",
    ];
    let refusal = migrate(&mut connection, Path::new("memory"), &steps).unwrap_err();
    assert!(refusal.to_string().contains("already exists"), "{refusal}");
    assert_eq!(version(&connection), 1);
    assert!(connection.prepare("SELECT x FROM b").is_err());
}

#[test]
fn a_newer_database_is_refused_untouched() {
    let mut connection = migrated(MIGRATIONS);
    connection.pragma_update(None, VERSION, 99).unwrap();
    let refusal = migrate(&mut connection, Path::new("w/rolltop.db"), MIGRATIONS).unwrap_err();
    assert_eq!(
        refusal.to_string(),
        format!(
            "w/rolltop.db was written by a newer version of this program (database version 99, \
                 known up to {}): use that version",
            MIGRATIONS.len()
        )
    );
    assert_eq!(version(&connection), 99);
}

// Whatever another program keeps is left to it.
#[test]
fn only_a_database_of_ours_is_taken() {
    let judged = |prepare: &str| {
        let mut connection = Connection::open_in_memory().unwrap();
        connection.execute_batch(prepare).unwrap();
        migrate(&mut connection, Path::new("w/rolltop.db"), MIGRATIONS)
    };
    let first = format!(
        "{} PRAGMA user_version = 1; PRAGMA application_id = {MARK};",
        MIGRATIONS[0]
    );
    for ours in ["", &first] {
        judged(ours).unwrap();
    }
    for foreign in [
        "CREATE TABLE x (a)",
        "CREATE TABLE x (a); PRAGMA user_version = 1;",
        "CREATE TABLE x (a); PRAGMA user_version = 1000;",
        "CREATE TABLE space (a); CREATE TABLE object (a); PRAGMA user_version = 3;",
        "PRAGMA application_id = 252006675;",
        "PRAGMA user_version = 3;",
    ] {
        let refusal = judged(foreign).unwrap_err();
        assert_eq!(
            refusal.to_string(),
            "w/rolltop.db is a database of another program: choose another data directory"
        );
    }
}
