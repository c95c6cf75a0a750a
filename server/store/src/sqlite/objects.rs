//! Objects out of their rows.

use std::sync::Arc;

use rusqlite::{Error, Row, params};

use super::Snapshot;
use super::columns::{Columns, Json, columns, select};
use super::snapshot::at_most;
use crate::error::{Result, StorageError};
use crate::records::{MIN_ID_TAIL, ObjectRecord, Seq};

/// Maximum size of a document that [`Snapshot::document_contains`] searches, in bytes.
const LARGE_DOCUMENT: i64 = 32 << 10;
const BY_ID: &str = "WHERE id = ?1";
const OF_KIND: &str = "WHERE space_id = ?1 AND kind = ?2 AND listed = 0 ORDER BY created_at, id";
const OF_SPACE: &str = "WHERE space_id = ?1";

const READ_STATE: &str = "SELECT
         (SELECT coalesce(max(changed), 0) FROM space_kind WHERE space_id = space.id AND kind IN (?3, ?4, ?5, ?6)),
         object.version, coalesce(octet_length(object.document), 0)
     FROM space LEFT JOIN object ON object.id = ?2 AND object.space_id = space.id
     WHERE space.id = ?1 AND space.state = 'live'";
const LIST_PAGE: &str = "SELECT id FROM object
     WHERE space_id = ?1 AND listed = 1 AND archived = 0 AND modified_at <= ?2
     ORDER BY modified_at DESC, id LIMIT ?3 OFFSET ?4";
const LIST_SKIP: &str =
    "SELECT modified_at, id FROM object WHERE space_id = ?1 AND listed = 1 AND archived = 0
     ORDER BY modified_at DESC, id DESC LIMIT 1 OFFSET ?2";
const LIST_SAME: &str = "SELECT count(*) FROM object
     WHERE space_id = ?1 AND listed = 1 AND archived = 0 AND modified_at = ?2 AND id > ?3";

// An edit writes the row where it is. It leaves out the columns of the index by kind: SQLite writes an index again
// whenever one of its columns is named.
columns! {
    ObjectRecord in "object" {
        id, space_id, kind, created_at;
        type_key, name, snippet, listed, archived, modified_at, creator, modified_by, app_name, etag, document, version,
    }
}

/// The inner error is of a row that cannot be read: a text that is not UTF-8, or a value of another type.
fn record_or_damage(row: &Row<'_>) -> rusqlite::Result<Result<Arc<ObjectRecord>>> {
    match Columns::read(row) {
        Err(
            error @ (Error::FromSqlConversionFailure(..)
            | Error::IntegralValueOutOfRange(..)
            | Error::InvalidColumnType(..)
            | Error::Utf8Error(..)),
        ) => Ok(Err(error.into())),
        other => other.map(Ok),
    }
}

impl Snapshot<'_> {
    /// An object by full id, archived or not.
    pub fn object(&self, id: &str) -> Result<Option<Arc<ObjectRecord>>> {
        self.find(BY_ID, [id])
    }

    /// The same. The inner error is of a record that cannot be read, the outer one of the database.
    pub fn object_or_damage(&self, id: &str) -> Result<Result<Option<Arc<ObjectRecord>>>> {
        let found = self.first(&select::<ObjectRecord>(BY_ID), [id], record_or_damage)?;
        Ok(found.transpose())
    }

    /// Whether the space held an object that was removed for good.
    pub fn is_erased(&self, space_id: &str, id: &str) -> Result<bool> {
        let sql = "SELECT 1 FROM erased WHERE id = ?1 AND space_id = ?2";
        self.exists(sql, [id, space_id])
    }

    /// The space of an object, the commit that wrote it, and the bytes of its document, which is not read.
    pub fn object_version(&self, id: &str) -> Result<Option<(String, Seq, usize)>> {
        let sql = "SELECT space_id, version, octet_length(document) FROM object WHERE id = ?1";
        self.first(sql, [id], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))
    }

    /// What a cached read of an object in a live space depends on, by one query that reads no document:
    /// [`Self::kinds_changed`], the commit that wrote the object if the space has it, and the bytes of its document.
    pub fn read_state(
        &self,
        space_id: &str,
        id: &str,
        [a, b, c, d]: &[&str; 4],
    ) -> Result<Option<(Seq, Option<Seq>, usize)>> {
        let of = [space_id, id, a, b, c, d];
        self.first(READ_STATE, of, |row| {
            Ok((row.get(0)?, row.get(1)?, row.get(2)?))
        })
    }

    /// Whether the stored document of an object contains a text, or is too large to be searched in a write transaction.
    pub fn document_contains(&self, id: &str, text: &str) -> Result<bool> {
        let sql = "SELECT 1 FROM object WHERE id = ?1
             AND (octet_length(document) > ?3 OR instr(document, ?2))";
        self.exists(sql, params![id, text, LARGE_DOCUMENT])
    }

    /// Every object of these kinds in a space that is not `listed`, archived ones included: kind by kind, oldest first
    /// within a kind. No index knows listed objects by their kind.
    pub fn objects_of_kinds(
        &self,
        space_id: &str,
        kinds: &[&str],
    ) -> Result<Vec<Arc<ObjectRecord>>> {
        let mut records = Vec::new();
        for kind in kinds {
            records.extend(self.list(OF_KIND, [space_id, kind])?);
        }
        Ok(records)
    }

    /// The last commit that wrote or removed an unlisted object of these kinds in a space; 0 where none did. It shows
    /// whether what was derived from [`Self::objects_of_kinds`] is stale.
    pub fn kinds_changed(&self, space_id: &str, kinds: &[&str]) -> Result<Seq> {
        let sql = "SELECT changed FROM space_kind WHERE space_id = ?1 AND kind = ?2";
        kinds.iter().try_fold(0, |last, kind| {
            let changed = self.first(sql, [space_id, kind], |row| row.get(0))?;
            Ok(last.max(changed.unwrap_or(0)))
        })
    }

    /// Whether an object of the space has the type, archived or not. Goes through all of them.
    pub fn is_type_used(&self, space_id: &str, type_key: &str) -> Result<bool> {
        let sql = "SELECT 1 FROM object WHERE space_id = ?1 AND type_key = ?2";
        self.exists(sql, [space_id, type_key])
    }

    /// The ids of the objects of a space whose snippet passes a test. Goes through all of them, without their documents.
    pub fn with_snippet(&self, space_id: &str, test: &dyn Fn(&str) -> bool) -> Result<Vec<String>> {
        let sql = "SELECT id, snippet FROM object WHERE space_id = ?1";
        let passing = self.all(sql, [space_id], |row| {
            let passes = row.get_ref(1)?.as_str().is_ok_and(test);
            passes.then(|| row.get(0)).transpose()
        })?;
        Ok(passing.into_iter().flatten().collect())
    }

    /// How many objects of a space are listed and not archived.
    pub fn count_listed(&self, space_id: &str) -> Result<u64> {
        let sql = "SELECT listed FROM space WHERE id = ?1";
        let listed = self.first(sql, [space_id], |row| row.get(0))?;
        Ok(listed.unwrap_or(0))
    }

    /// A page of their ids: last modified first, then by id (http.md 22).
    pub fn list_objects(&self, space_id: &str, offset: u64, limit: u64) -> Result<Vec<String>> {
        // The index is read backwards, which is the order of the moments but not of the ids within one. So the page
        // begins with the moment of the object at the offset, less those of that moment that come before it.
        let place = params![space_id, at_most(offset)];
        let found: Option<(i64, String)> =
            self.first(LIST_SKIP, place, |row| Ok((row.get(0)?, row.get(1)?)))?;
        let Some((moment, id)) = found else {
            return Ok(Vec::new());
        };
        let before: i64 = self.value(LIST_SAME, params![space_id, moment, id])?;
        let page = params![space_id, moment, at_most(limit), before];
        self.all(LIST_PAGE, page, |row| row.get(0))
    }

    /// Shows every object of a space, archived ones included, in no order; the id alone of a record that cannot be read.
    pub fn visit_objects(
        &self,
        space_id: &str,
        visit: &mut dyn FnMut(Result<Arc<ObjectRecord>, (String, StorageError)>),
    ) -> Result<()> {
        let mut statement = self
            .connection
            .prepare_cached(&select::<ObjectRecord>(OF_SPACE))?;
        let mut found = statement.query([space_id])?;
        while let Some(row) = found.next()? {
            let record = record_or_damage(row)?;
            visit(record.map_err(|error| (row.get(0).unwrap_or_default(), error)));
        }
        Ok(())
    }

    /// The last commits and the ids of the archived objects of these kinds in a space, the last written first, at most
    /// `limit`, and how many objects there are. `matching` keeps those that have this name, or whose id ends with it if
    /// it is [`MIN_ID_TAIL`] bytes or longer. Examines everything in the bin of the space.
    pub fn archived_objects(
        &self,
        space_id: &str,
        kinds: &[&str],
        matching: Option<&str>,
        limit: u64,
    ) -> Result<(Vec<(Seq, String)>, u64)> {
        let found = "FROM object WHERE space_id = ?1 AND listed IN (0, 1) AND archived = 1
             AND kind IN (SELECT value FROM json_each(?2))
             AND (?3 IS NULL OR name = ?3 OR substr(id, -length(?4)) = ?4)";
        let tail = matching.filter(|text| text.len() >= MIN_ID_TAIL);
        let kinds = Json(kinds);
        let params = params![space_id, kinds, matching, tail];
        let limit = at_most(limit);
        let sql = format!("SELECT version, id {found} ORDER BY version DESC, id LIMIT {limit}");
        Ok((
            self.all(&sql, params, |row| Ok((row.get(0)?, row.get(1)?)))?,
            self.value(&format!("SELECT count(*) {found}"), params)?,
        ))
    }
}

#[cfg(test)]
mod tests;
