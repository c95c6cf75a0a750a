//! The versions of the database and the steps between them.
//!
//! `user_version` counts the steps that were applied. A step that has been released is never edited; the next
//! version is a new step at the end.

use std::path::Path;

use rusqlite::Connection;

use super::open::refused;
use crate::error::OpenError;

/// Step *n* makes version *n + 1* out of version *n*.
pub(super) const MIGRATIONS: &[&str] = &[
    include_str!("migrations/0001_initial.sql"),
    include_str!("migrations/0002_chats.sql"),
    include_str!("migrations/0003_files.sql"),
    include_str!("migrations/0004_opened.sql"),
    include_str!("migrations/0005_fewer_pages.sql"),
    include_str!("migrations/0006_asked_again.sql"),
    include_str!("migrations/0007_kept_files.sql"),
    include_str!("migrations/0008_listed.sql"),
    include_str!("migrations/0009_message_rules.sql"),
    include_str!("migrations/0010_account.sql"),
    include_str!("migrations/0011_erased.sql"),
    include_str!("migrations/0012_message_styles.sql"),
];

/// The version of a database with nothing in it.
pub(super) const NOTHING: u32 = 0;
/// What `application_id` is of our databases: "Roll". Those from before it was written have 0.
const MARK: i32 = i32::from_be_bytes(*b"Roll");
/// Tables that every version has; they tell a database without the mark.
const FIRST_TABLES: [&str; 4] = ["change", "space", "object", "key"];

/// The version of a database, of which it makes sure first that it is ours, or nobody's yet. Changes nothing.
pub(super) fn version(connection: &Connection, path: &Path, known: u32) -> Result<u32, OpenError> {
    let database = |error: rusqlite::Error| refused(path, &error);
    let found: u32 = connection
        .pragma_query_value(None, VERSION, |row| row.get(0))
        .map_err(database)?;
    let ours = match mark(connection).map_err(database)? {
        MARK => true,
        0 => has_our_tables(connection, found).map_err(database)?,
        _ => false,
    };
    let path = path.display();
    if !ours {
        return Err(OpenError::Refused(format!(
            "{path} is a database of another program: choose another data directory"
        )));
    }
    if found > known {
        return Err(OpenError::Refused(format!(
            "{path} was written by a newer version of this program (database version {found}, known up to {known}): use \
             that version"
        )));
    }
    Ok(found)
}

fn mark(connection: &Connection) -> rusqlite::Result<i32> {
    connection.pragma_query_value(None, MARKED, |row| row.get(0))
}

/// Whether a database without a mark has what one of ours has at this version: at the first one nothing.
fn has_our_tables(connection: &Connection, version: u32) -> rusqlite::Result<bool> {
    let mut tables = connection.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")?;
    let tables = tables.query_map([], |row| row.get(0))?;
    let tables = tables.collect::<rusqlite::Result<Vec<String>>>()?;
    let has = |name: &&str| tables.iter().any(|table| table == name);
    Ok(if version == NOTHING {
        tables.is_empty()
    } else {
        FIRST_TABLES.iter().all(has)
    })
}

/// How many versions these steps lead through.
pub(super) fn count(steps: &[&str]) -> u32 {
    u32::try_from(steps.len()).unwrap_or(u32::MAX)
}

/// Brings a database of the version `found` up to the last of `steps`, in one transaction.
pub(super) fn migrate(
    connection: &mut Connection,
    path: &Path,
    found: u32,
    steps: &[&str],
) -> Result<(), OpenError> {
    let mut apply = || {
        let known = count(steps);
        if found == known && mark(connection)? == MARK {
            return Ok(());
        }
        let transaction = connection.transaction()?;
        for step in steps.iter().skip(found as usize) {
            transaction.execute_batch(step)?;
        }
        transaction.pragma_update(None, VERSION, known)?;
        transaction.pragma_update(None, MARKED, MARK)?;
        transaction.commit()
    };
    apply().map_err(|error| refused(path, &error))
}

const VERSION: &str = "user_version";
const MARKED: &str = "application_id";

#[cfg(test)]
mod earlier;

#[cfg(test)]
mod tests {
    #![expect(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]

    use super::*;
    use crate::chats::CleanUp;
    use crate::sqlite::Snapshot;

    fn version(connection: &Connection) -> u32 {
        connection
            .pragma_query_value(None, VERSION, |row| row.get(0))
            .unwrap()
    }

    /// What opening a store does with its database.
    fn migrate(connection: &mut Connection, path: &Path, steps: &[&str]) -> Result<(), OpenError> {
        let found = super::version(connection, path, count(steps))?;
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
            .execute("INSERT INTO chat VALUES (1, 'c', 0, 0, '', '', 2)", [])
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
        let page = at.list_objects("s", 0, 9).unwrap();
        assert_eq!((page.ids, page.total), (vec!["b".into(), "a".into()], 2));
        let types = at.objects_of_kinds("s", &["object_type"]).unwrap();
        assert_eq!((types.records.len(), types.changed), (1, 9));
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

    // Whatever another program keeps is left to it; what this one wrote before it marked its databases is known.
    #[test]
    fn only_a_database_of_ours_is_taken() {
        let judged = |prepare: &str| {
            let mut connection = Connection::open_in_memory().unwrap();
            connection.execute_batch(prepare).unwrap();
            migrate(&mut connection, Path::new("w/rolltop.db"), MIGRATIONS)
                .map(|()| mark(&connection).unwrap())
        };
        let bare: String = MIGRATIONS.concat();
        for ours in [
            String::new(),
            format!("{bare} PRAGMA user_version = {};", MIGRATIONS.len()),
            format!("{} PRAGMA user_version = 1;", MIGRATIONS[0]),
        ] {
            assert_eq!(judged(&ours).unwrap(), MARK);
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
}
