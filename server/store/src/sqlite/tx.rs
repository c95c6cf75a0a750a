//! A write transaction: reads of the newest state, and the writes that become one commit with one entry of the change
//! log. Each resource has its writes in its own file.

use std::ops::Deref;

use rusqlite::types::FromSql;
use rusqlite::{Connection, Params, params};

use super::columns::{Json, Table};
use super::snapshot::{NamesOverlay, Snapshot};
use crate::change::{Change, Touched};
use crate::error::{Result, StorageError};
use crate::records::Seq;
use crate::state_id::StateStamps;

/// The write transaction of one closure. Nothing else writes meanwhile: what it reads is the newest state. A write
/// that fails refuses the whole closure, even where the closure goes on.
///
/// The `version` of a record that is put is ignored: the commit sets it to its number.
pub struct Tx<'c> {
    snapshot: Snapshot<'c>,
    now: i64,
    pub(crate) seq: Seq,
    /// The records that the closure touched, each once, in the order of its writes.
    touched: Vec<Touched>,
    /// Rows that the connection had changed, apart from dry runs, when the closure began.
    pub(crate) changed_before: u64,
    fault: Option<StorageError>,
    stamps: &'c mut StateStamps,
}

impl<'c> Deref for Tx<'c> {
    type Target = Snapshot<'c>;

    fn deref(&self) -> &Snapshot<'c> {
        &self.snapshot
    }
}

impl<'c> Tx<'c> {
    pub(super) fn new(
        connection: &'c Connection,
        overlay: &'c NamesOverlay,
        now: i64,
        seq: Seq,
        stamps: &'c mut StateStamps,
    ) -> Self {
        Self {
            snapshot: Snapshot {
                connection,
                overlay: Some(overlay),
            },
            now,
            seq,
            touched: Vec::new(),
            changed_before: connection.total_changes(),
            fault: None,
            stamps,
        }
    }

    /// The time of the commit, in Unix milliseconds: that of the change log.
    pub fn now(&self) -> i64 {
        self.now
    }

    /// Runs a part of the closure and rolls back what it wrote: a dry run.
    pub fn rolled_back<T, E: From<StorageError>>(
        &mut self,
        work: impl FnOnce(&mut Self) -> std::result::Result<T, E>,
    ) -> std::result::Result<T, E> {
        self.run("SAVEPOINT dry_run", [])?;
        let touched = std::mem::take(&mut self.touched);
        let changed = self.connection.total_changes();
        let done = work(self);
        self.changed_before += self.connection.total_changes() - changed;
        self.touched = touched;
        self.run("ROLLBACK TO dry_run", [])?;
        self.run("RELEASE dry_run", [])?;
        self.forget_names();
        done
    }

    /// Runs a statement that writes, and gives the number of rows that it changed. One that fails refuses the closure.
    pub(super) fn execute(&mut self, sql: &str, params: impl Params) -> Result<usize> {
        self.write(|at| at.execute(sql, params))
    }

    /// The same, whatever number of rows it changes.
    pub(super) fn run(&mut self, sql: &str, params: impl Params) -> Result<()> {
        self.execute(sql, params).map(drop)
    }

    /// Inserts a row, and gives its number.
    pub(super) fn insert(&mut self, sql: &str, params: impl Params) -> Result<i64> {
        self.execute(sql, params)?;
        Ok(self.connection.last_insert_rowid())
    }

    /// Inserts or replaces a row.
    pub(super) fn put<R: Table>(&mut self, record: &R) -> Result<()> {
        self.run(R::PUT, &*record.values())
    }

    /// Runs a statement that deletes, and gives the column that it returns of each row.
    pub(super) fn take<T: FromSql>(&mut self, sql: &str, params: impl Params) -> Result<Vec<T>> {
        self.write(|at| at.all(sql, params, |row| row.get(0)))
    }

    fn write<T>(&mut self, work: impl FnOnce(&Snapshot<'_>) -> Result<T>) -> Result<T> {
        let done = self.stands().and_then(|()| work(&self.snapshot));
        done.inspect_err(|fault| {
            self.fault.get_or_insert_with(|| fault.clone());
        })
    }

    pub(super) fn touch(&mut self, touched: Touched) {
        if !self.touched.contains(&touched) {
            self.touched.push(touched);
        }
    }

    /// The state id of a new message.
    pub(super) fn stamp(&mut self) -> String {
        self.stamps.next(self.now)
    }

    /// The engine ends a transaction by itself after some failures; what is written then would be a commit of its own.
    fn stands(&self) -> Result<()> {
        if self.connection.is_autocommit() {
            let cause = "the transaction was ended by an earlier failure";
            return Err(StorageError::new("committing", cause));
        }
        Ok(())
    }

    /// Ends the closure: its entry in the change log, or `None` where it failed or changed nothing. The error is that of
    /// a write, or of a transaction that was ended.
    pub(super) fn finish(self, succeeded: bool) -> Result<Option<Change>> {
        let stands = self.stands();
        if let Some(fault) = self.fault.filter(|_| succeeded || stands.is_err()) {
            return Err(fault);
        }
        stands?;
        let wrote = self.snapshot.connection.total_changes() != self.changed_before;
        if !succeeded || !wrote {
            return Ok(None);
        }
        let change = Change {
            seq: self.seq,
            time: self.now,
            touched: self.touched,
        };
        self.snapshot.execute(
            "INSERT INTO change (seq, time, touched) VALUES (?1, ?2, ?3)",
            params![change.seq, change.time, Json(&change.touched)],
        )?;
        Ok(Some(change))
    }
}
