//! The change log in SQL. Its last entry numbers the next commit.

use rusqlite::{Row, params};

use super::Snapshot;
use super::columns::{Columns, Json, select};
use super::snapshot::at_most;
use crate::change::{Change, KEPT_CHANGES};
use crate::error::Result;
use crate::records::Seq;

/// The log is cut once in so many commits.
const CUT: Seq = 64;

impl Columns for Change {
    const TABLE: &'static str = "change";
    const COLUMNS: &'static str = "seq, time, touched";

    fn read(row: &Row<'_>) -> rusqlite::Result<Self> {
        let Json(touched) = row.get(2)?;
        Ok(Self {
            seq: row.get(0)?,
            time: row.get(1)?,
            touched,
        })
    }
}

impl Snapshot<'_> {
    /// The last commit; 0 before the first.
    pub fn seq(&self) -> Result<Seq> {
        self.value("SELECT coalesce(max(seq), 0) FROM change", [])
    }

    /// Calls `visit` with the entries of the change log after a commit that name a space, in order. False if entries in
    /// between are no longer kept ([`KEPT_CHANGES`]): the reader begins again from the records.
    pub fn changes_in(
        &self,
        space_id: &str,
        after: Seq,
        visit: &mut dyn FnMut(Change),
    ) -> Result<bool> {
        if !self.is_logged_since(after)? {
            return Ok(false);
        }
        // Entries of other spaces are skipped without being parsed.
        let named = "WHERE seq > ?1 AND instr(touched, '\"' || ?2 || '\"') ORDER BY seq";
        let mut statement = self.connection.prepare_cached(&select::<Change>(named))?;
        for change in statement.query_map(params![at_most(after), space_id], Change::read)? {
            visit(change?);
        }
        Ok(true)
    }

    /// Whether the change log still has every commit after this one: they are numbered without gaps.
    pub(super) fn is_logged_since(&self, after: Seq) -> Result<bool> {
        let sql = "SELECT min(seq) FROM change WHERE seq > ?1";
        let first: Option<Seq> = self.value(sql, [at_most(after)])?;
        Ok(first.is_none_or(|first| first == after + 1))
    }

    /// Removes the oldest entries after the commits behind `before` up to `last`, a few more than have come since the
    /// last time, until the log holds [`KEPT_CHANGES`].
    pub(super) fn cut_log(&self, before: Seq, last: Seq) -> Result<()> {
        if last / CUT != before / CUT {
            let most = 2 * CUT + (last - before);
            let sql =
                "DELETE FROM change WHERE seq <= min(?1, (SELECT min(seq) FROM change) + ?2 - 1)";
            self.execute(sql, (last.saturating_sub(KEPT_CHANGES), most))?;
        }
        Ok(())
    }
}
