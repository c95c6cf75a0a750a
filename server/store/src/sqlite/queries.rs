//! What is read, as SQL on one connection.

use std::sync::Arc;

use rusqlite::{Connection, Error, OptionalExtension, Result, params};

use super::rows;
use crate::change::{Change, Seq};
use crate::records::{
    Archived, ArchivedObject, KeyRecord, MIN_ID_TAIL, ObjectKinds, ObjectRecord, ReplayRecord,
    ReplayScope, SpaceRecord,
};

/// Runs a statement that has neither parameters nor rows and stays prepared: a transaction begins and ends with every
/// commit and every read.
pub(super) fn run(connection: &Connection, sql: &str) -> Result<()> {
    connection.prepare_cached(sql)?.execute([]).map(|_| ())
}

pub(super) fn space(connection: &Connection, id: &str) -> Result<Option<SpaceRecord>> {
    let sql = format!("SELECT {} FROM space WHERE id = ?1", rows::SPACE);
    connection
        .prepare_cached(&sql)?
        .query_row([id], rows::space)
        .optional()
}

pub(super) fn spaces(connection: &Connection) -> Result<Vec<SpaceRecord>> {
    let sql = format!("SELECT {} FROM space ORDER BY created_at, id", rows::SPACE);
    connection
        .prepare_cached(&sql)?
        .query_map([], rows::space)?
        .collect()
}

pub(super) fn object(connection: &Connection, id: &str) -> Result<Option<Arc<ObjectRecord>>> {
    let sql = format!("SELECT {} FROM object WHERE id = ?1", rows::OBJECT);
    connection
        .prepare_cached(&sql)?
        .query_row([id], rows::object)
        .optional()
}

/// The space of an object, and the commit that wrote it.
pub(super) fn object_version(connection: &Connection, id: &str) -> Result<Option<(String, Seq)>> {
    connection
        .prepare_cached("SELECT space_id, version FROM object WHERE id = ?1")?
        .query_row([id], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()
}

fn objects_of_kind() -> String {
    format!(
        "SELECT {} FROM object WHERE space_id = ?1 AND kind = ?2 AND listed = 0
         ORDER BY created_at, id",
        rows::OBJECT
    )
}

pub(super) fn objects_of_kinds(
    connection: &Connection,
    space_id: &str,
    kinds: &[&str],
) -> Result<ObjectKinds> {
    let mut statement = connection.prepare_cached(&objects_of_kind())?;
    let mut records = Vec::new();
    for kind in kinds {
        for record in statement.query_map([space_id, kind], rows::object)? {
            records.push(record?);
        }
    }
    Ok(ObjectKinds {
        records,
        changed: kinds_changed(connection, space_id, kinds)?,
    })
}

/// The last commit that wrote or removed an unlisted object of these kinds; 0 where none did.
pub(super) fn kinds_changed(
    connection: &Connection,
    space_id: &str,
    kinds: &[&str],
) -> Result<Seq> {
    let mut statement = connection
        .prepare_cached("SELECT changed FROM space_kind WHERE space_id = ?1 AND kind = ?2")?;
    let mut last = 0;
    for kind in kinds {
        let changed: Option<Seq> = statement
            .query_row([space_id, kind], |row| row.get(0))
            .optional()?;
        last = last.max(changed.unwrap_or(0));
    }
    Ok(last)
}

/// How many objects the lists of a space show.
pub(super) fn listed_objects(connection: &Connection, space_id: &str) -> Result<u64> {
    let listed: Option<u64> = connection
        .prepare_cached("SELECT listed FROM space WHERE id = ?1")?
        .query_row([space_id], |row| row.get(0))
        .optional()?;
    Ok(listed.unwrap_or(0))
}

const LIST_PAGE: &str = "SELECT id FROM object
     WHERE space_id = ?1 AND listed = 1 AND archived = 0 AND modified_at <= ?2
     ORDER BY modified_at DESC, id LIMIT ?3 OFFSET ?4";

/// Ids of a page of the listed objects, all from the index.
pub(super) fn list_page(
    connection: &Connection,
    space_id: &str,
    offset: u64,
    limit: u64,
) -> Result<Vec<String>> {
    let (newest, skipped) = match offset {
        0 => (i64::MAX, 0),
        _ => match moment_at(connection, space_id, offset)? {
            Some(found) => found,
            None => return Ok(Vec::new()),
        },
    };
    connection
        .prepare_cached(LIST_PAGE)?
        .query_map(params![space_id, newest, at_most(limit), skipped], |row| {
            row.get(0)
        })?
        .collect()
}

const LIST_SKIP: &str =
    "SELECT modified_at, id FROM object WHERE space_id = ?1 AND listed = 1 AND archived = 0
     ORDER BY modified_at DESC, id DESC LIMIT 1 OFFSET ?2";
const LIST_SAME: &str = "SELECT count(*) FROM object
     WHERE space_id = ?1 AND listed = 1 AND archived = 0 AND modified_at = ?2 AND id > ?3";

/// The moment of the listed object at this offset, and how many objects of that moment come before the offset. The
/// index is read backwards, which is the order of the moments but not of the ids within one.
fn moment_at(connection: &Connection, space_id: &str, offset: u64) -> Result<Option<(i64, i64)>> {
    let found: Option<(i64, String)> = connection
        .prepare_cached(LIST_SKIP)?
        .query_row(params![space_id, at_most(offset)], |row| {
            Ok((row.get(0)?, row.get(1)?))
        })
        .optional()?;
    let Some((moment, id)) = found else {
        return Ok(None);
    };
    let before = connection
        .prepare_cached(LIST_SAME)?
        .query_row(params![space_id, moment, id], |row| row.get(0))?;
    Ok(Some((moment, before)))
}

fn objects_after() -> String {
    format!(
        "SELECT {} FROM object
         WHERE space_id = ?1 AND (listed, archived, modified_at, id) > (?2, ?3, ?4, ?5)
         ORDER BY listed, archived, modified_at, id",
        rows::OBJECT
    )
}

/// Whether an object of the space has a type. Goes through all of them.
pub(super) fn is_type_used(
    connection: &Connection,
    space_id: &str,
    type_key: &str,
) -> Result<bool> {
    connection
        .prepare_cached("SELECT 1 FROM object WHERE space_id = ?1 AND type_key = ?2")?
        .exists([space_id, type_key])
}

/// Bytes of documents after which a page of a walk ends.
const WALK_BYTES: usize = 8 << 20;

/// True if the row, and not the database, cannot be read: a text that is not UTF-8, or a value of another type.
pub(super) fn is_of_row(error: &Error) -> bool {
    matches!(
        error,
        Error::FromSqlConversionFailure(..)
            | Error::IntegralValueOutOfRange(..)
            | Error::InvalidColumnType(..)
            | Error::Utf8Error(..)
    )
}

/// Objects of a space in the order of the index of lists, after this one.
/// `skip` is called for each object that cannot be read.
pub(super) fn walk_objects(
    connection: &Connection,
    space_id: &str,
    last: Option<&ObjectRecord>,
    limit: u64,
    skip: &mut dyn FnMut(String, Error),
) -> Result<Vec<Arc<ObjectRecord>>> {
    let (listed, archived, modified_at, id) = last.map_or((false, false, i64::MIN, ""), |last| {
        (
            last.listed,
            last.archived,
            last.modified_at,
            last.id.as_str(),
        )
    });
    let mut statement = connection.prepare_cached(&objects_after())?;
    let mut found = statement.query(params![space_id, listed, archived, modified_at, id])?;
    let mut page = Vec::new();
    let mut bytes = 0;
    while let Some(row) = found.next()? {
        match rows::object(row) {
            Ok(record) => {
                bytes += record.document.len();
                page.push(record);
            }
            Err(error) if is_of_row(&error) => skip(row.get(0).unwrap_or_default(), error),
            Err(error) => return Err(error),
        }
        if bytes >= WALK_BYTES || page.len() as u64 >= limit {
            break;
        }
    }
    Ok(page)
}

/// The archived objects of these kinds, the last written first, and how many there are.
pub(super) fn archived_objects(
    connection: &Connection,
    space_id: &str,
    kinds: &[&str],
    matching: Option<&str>,
    limit: u64,
) -> Result<Archived> {
    let tail = matching.filter(|text| text.len() >= MIN_ID_TAIL);
    let mut found: Vec<(Seq, String)> = Vec::new();
    let mut statement = connection.prepare_cached(
        "SELECT version, id FROM object
         WHERE space_id = ?1 AND listed IN (0, 1) AND archived = 1 AND kind = ?2
           AND (?3 IS NULL OR name = ?3 OR (?4 IS NOT NULL AND substr(id, -length(?4)) = ?4))",
    )?;
    for kind in kinds {
        let rows = statement.query_map(params![space_id, kind, matching, tail], |row| {
            Ok((row.get(0)?, row.get(1)?))
        })?;
        for row in rows {
            found.push(row?);
        }
    }
    found.sort_unstable_by(|(one, id), (other, other_id)| other.cmp(one).then(id.cmp(other_id)));
    let total = found.len() as u64;
    found.truncate(usize::try_from(limit).unwrap_or(usize::MAX));
    let mut shown = connection
        .prepare_cached("SELECT kind, type_key, name, snippet FROM object WHERE id = ?1")?;
    let objects = found.into_iter().map(|(version, id)| {
        shown.query_row([&id], |row| {
            Ok(ArchivedObject {
                kind: row.get(0)?,
                type_key: row.get(1)?,
                name: row.get(2)?,
                snippet: row.get(3)?,
                id: id.clone(),
                version,
            })
        })
    });
    Ok(Archived {
        objects: objects.collect::<Result<_>>()?,
        total,
    })
}

pub(super) fn keys(connection: &Connection) -> Result<Vec<KeyRecord>> {
    let sql = format!(r#"SELECT {} FROM "key" ORDER BY created_at, id"#, rows::KEY);
    connection
        .prepare_cached(&sql)?
        .query_map([], rows::key)?
        .collect()
}

pub(super) fn key(connection: &Connection, id: &str) -> Result<Option<KeyRecord>> {
    let sql = format!(r#"SELECT {} FROM "key" WHERE id = ?1"#, rows::KEY);
    connection
        .prepare_cached(&sql)?
        .query_row([id], rows::key)
        .optional()
}

/// The reply stored under a scope that has not expired by `now`.
pub(super) fn replay(
    connection: &Connection,
    scope: &ReplayScope,
    now: i64,
) -> Result<Option<ReplayRecord>> {
    let sql = format!(
        "SELECT {} FROM replay
         WHERE key_id = ?1 AND space_id = ?2 AND idempotency_key = ?3 AND created_at > ?4",
        rows::REPLAY
    );
    let ReplayScope {
        key_id,
        space_id,
        idempotency_key,
    } = scope;
    connection
        .prepare_cached(&sql)?
        .query_row(
            params![
                key_id,
                space_id,
                idempotency_key,
                ReplayRecord::expired_until(now)
            ],
            |row| rows::replay(scope, row),
        )
        .optional()
}

pub(super) fn changes(connection: &Connection, after: Seq, limit: u64) -> Result<Vec<Change>> {
    let sql = format!(
        "SELECT {} FROM change WHERE seq > ?1 ORDER BY seq LIMIT ?2",
        rows::CHANGE
    );
    connection
        .prepare_cached(&sql)?
        .query_map([at_most(after), at_most(limit)], rows::change)?
        .collect()
}

/// Calls `visit` with the entries of the log after a commit that name a space; false if the log does not reach back.
pub(super) fn changes_in(
    connection: &Connection,
    space_id: &str,
    after: Seq,
    visit: &mut dyn FnMut(Change),
) -> Result<bool> {
    let first: Option<Seq> = connection
        .prepare_cached("SELECT min(seq) FROM change WHERE seq > ?1")?
        .query_row([at_most(after)], |row| row.get(0))?;
    if first.is_some_and(|first| first != after + 1) {
        return Ok(false);
    }
    // Entries of other spaces are skipped without being parsed.
    let sql = format!(
        "SELECT {} FROM change WHERE seq > ?1 AND instr(touched, '\"' || ?2 || '\"') ORDER BY seq",
        rows::CHANGE
    );
    let mut statement = connection.prepare_cached(&sql)?;
    let changes = statement.query_map(params![at_most(after), space_id], rows::change)?;
    for change in changes {
        visit(change?);
    }
    Ok(true)
}

/// The last commit of the log; 0 where it is empty.
pub(super) fn last_seq(connection: &Connection) -> Result<Seq> {
    connection
        .prepare_cached("SELECT coalesce(max(seq), 0) FROM change")?
        .query_row([], |row| row.get(0))
}

/// A bound as SQLite can hold it; no table has that many rows.
fn at_most(bound: u64) -> i64 {
    i64::try_from(bound).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    #![expect(clippy::unwrap_used, reason = "tests")]

    use super::*;
    use crate::sqlite::migrations::MIGRATIONS;

    #[test]
    fn lists_and_kinds_are_read_in_order_from_an_index() {
        const OF_LISTS: &str = "SEARCH object USING COVERING INDEX object_list (space_id=? AND listed=? AND archived=?)";
        let connection = Connection::open_in_memory().unwrap();
        connection.execute_batch(&MIGRATIONS.concat()).unwrap();
        let cases: [(&str, &[&str]); 5] = [
            // Only those of one moment are sorted.
            (
                LIST_PAGE,
                &[
                    "SEARCH object USING COVERING INDEX object_list \
                     (space_id=? AND listed=? AND archived=? AND modified_at<?)",
                    "USE TEMP B-TREE FOR LAST TERM OF ORDER BY",
                ],
            ),
            (LIST_SKIP, &[OF_LISTS]),
            (
                LIST_SAME,
                &["SEARCH object USING COVERING INDEX object_list \
                   (space_id=? AND listed=? AND archived=? AND modified_at=? AND id>?)"],
            ),
            (
                &objects_of_kind(),
                &["SEARCH object USING INDEX object_kind (space_id=? AND kind=?)"],
            ),
            (
                &objects_after(),
                &["SEARCH object USING INDEX object_list \
                   (space_id=? AND (listed,archived,modified_at,id)>(?,?,?,?))"],
            ),
        ];
        for (sql, expected) in cases {
            let mut plan = connection
                .prepare(&format!("EXPLAIN QUERY PLAN {sql}"))
                .unwrap();
            let steps: Vec<String> = plan
                .raw_query()
                .mapped(|row| row.get(3))
                .collect::<Result<_>>()
                .unwrap();
            assert_eq!(steps, expected);
        }
    }
}
