//! When the account opened objects last, as SQL.

use rusqlite::{Connection, Result, params};

use super::tx::Log;
use crate::change::Touched;
use crate::records::OpenedMark;

pub(super) fn of_space(connection: &Connection, space_id: &str) -> Result<Vec<OpenedMark>> {
    connection
        .prepare_cached("SELECT object_id, at FROM opened WHERE space_id = ?1")?
        .query_map([space_id], |row| {
            Ok(OpenedMark {
                object_id: row.get(0)?,
                at: row.get(1)?,
            })
        })?
        .collect()
}

/// Moves marks on; those that do not move are not told of.
pub(super) fn mark(
    connection: &Connection,
    space_id: &str,
    mut objects: Vec<OpenedMark>,
    log: &mut Log,
) -> Result<()> {
    let mut statement = connection.prepare_cached(
        "INSERT INTO opened (space_id, object_id, at)
         SELECT ?1, ?2, ?3 WHERE EXISTS (SELECT 1 FROM object WHERE id = ?2 AND space_id = ?1)
         ON CONFLICT (space_id, object_id) DO UPDATE SET at = excluded.at WHERE excluded.at > at",
    )?;
    let mut failure = None;
    objects.retain(
        |mark| match statement.execute(params![space_id, mark.object_id, mark.at]) {
            Ok(changed) => changed > 0,
            Err(error) => {
                failure.get_or_insert(error);
                false
            }
        },
    );
    if let Some(error) = failure {
        return Err(error);
    }
    if !objects.is_empty() {
        log.touch(Touched::Opened {
            space_id: space_id.to_owned(),
            objects,
        });
    }
    Ok(())
}

/// The object leaves the space.
pub(super) fn forget(connection: &Connection, space_id: &str, object_id: &str) -> Result<()> {
    connection
        .prepare_cached("DELETE FROM opened WHERE space_id = ?1 AND object_id = ?2")?
        .execute([space_id, object_id])?;
    Ok(())
}
