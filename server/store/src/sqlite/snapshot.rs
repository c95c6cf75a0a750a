//! Reads of one moment, as methods on a snapshot; each resource has them in its own file. A write transaction reads
//! through the same methods.

use std::any::Any;
use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::Arc;

use rusqlite::{Connection, OptionalExtension, Params, Row};

use crate::error::Result;

/// Names of spaces that callers derived from what a batch has not committed yet, by full id of the space.
pub(super) type NamesOverlay = RefCell<HashMap<String, Arc<dyn Any + Send + Sync>>>;

/// The stored data at one moment. Within a write transaction: the newest state, including what is not committed.
///
/// Every read may fail with the failures of the database.
pub struct Snapshot<'c> {
    pub(crate) connection: &'c Connection,
    /// `Some` within a write transaction.
    overlay: Option<&'c NamesOverlay>,
}

impl<'c> Snapshot<'c> {
    pub(crate) fn of(connection: &'c Connection) -> Self {
        Self {
            connection,
            overlay: None,
        }
    }

    pub(super) fn within(connection: &'c Connection, overlay: &'c NamesOverlay) -> Self {
        Self {
            connection,
            overlay: Some(overlay),
        }
    }

    /// True for a read snapshot: what it shows is on disk, so caches may keep what is derived from it.
    pub fn is_committed(&self) -> bool {
        self.overlay.is_none()
    }

    /// The names that [`Self::keep_names`] kept for a space, unless a write or a rollback has made them stale.
    pub fn kept_names(&self, space_id: &str) -> Option<Arc<dyn Any + Send + Sync>> {
        self.overlay?.borrow().get(space_id).cloned()
    }

    /// Keeps names of a space for the rest of the batch. Does nothing in a read snapshot.
    pub fn keep_names(&self, space_id: &str, names: Arc<dyn Any + Send + Sync>) {
        if let Some(overlay) = self.overlay {
            overlay.borrow_mut().insert(space_id.to_owned(), names);
        }
    }

    pub(super) fn forget_names(&self, space_id: &str) {
        if let Some(overlay) = self.overlay {
            overlay.borrow_mut().remove(space_id);
        }
    }

    pub(super) fn forget_all_names(&self) {
        if let Some(overlay) = self.overlay {
            overlay.borrow_mut().clear();
        }
    }

    /// The first row of a query. A statement that writes goes elsewhere: one that does not run to its end damages
    /// the index of words.
    pub(crate) fn first<T>(
        &self,
        sql: &str,
        params: impl Params,
        row: impl FnOnce(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<Option<T>> {
        let mut statement = self.connection.prepare_cached(sql)?;
        Ok(statement.query_row(params, row).optional()?)
    }

    /// Every row of a query.
    pub(crate) fn all<T>(
        &self,
        sql: &str,
        params: impl Params,
        row: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<Vec<T>> {
        let mut statement = self.connection.prepare_cached(sql)?;
        let rows = statement.query_map(params, row)?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }

    /// The only column of the only row.
    pub(crate) fn value<T: rusqlite::types::FromSql>(
        &self,
        sql: &str,
        params: impl Params,
    ) -> Result<T> {
        let mut statement = self.connection.prepare_cached(sql)?;
        Ok(statement.query_row(params, |row| row.get(0))?)
    }

    /// Whether a query has a row.
    pub(crate) fn exists(&self, sql: &str, params: impl Params) -> Result<bool> {
        Ok(self.connection.prepare_cached(sql)?.exists(params)?)
    }

    /// Runs a statement, and gives the number of rows that it changed. Only the writer thread may do so.
    pub(crate) fn execute(&self, sql: &str, params: impl Params) -> Result<usize> {
        Ok(self.connection.prepare_cached(sql)?.execute(params)?)
    }
}

/// A bound as SQLite can hold it; no table has that many rows.
pub(super) fn at_most(bound: u64) -> i64 {
    i64::try_from(bound).unwrap_or(i64::MAX)
}
