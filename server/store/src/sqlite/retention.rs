//! What is not kept for ever: replies that have expired, and the oldest entries of the change log. Commits remove some in
//! passing, so that nothing has to run beside them and none takes long.

use rusqlite::Connection;

use crate::change::{KEPT_CHANGES, Seq};
use crate::records::ReplayRecord;

/// Most expired replies that one transaction removes.
const PURGE: usize = 64;
/// How often expired replies are looked for, in milliseconds.
const PURGE_EVERY: i64 = 60_000;
/// The change log is cut once in so many commits.
const CUT: Seq = 64;

/// When replies are looked through again.
#[derive(Debug, Default)]
pub(super) struct Retention {
    /// In Unix milliseconds.
    purge_at: i64,
}

impl Retention {
    /// Removes replies that have expired by `now`, unless that was done a moment ago and none was left.
    pub(super) fn purge(&mut self, connection: &Connection, now: i64) -> rusqlite::Result<()> {
        if now < self.purge_at {
            return Ok(());
        }
        let purged = connection
            .prepare_cached(
                "DELETE FROM replay WHERE rowid IN
                     (SELECT rowid FROM replay WHERE created_at <= ?1 ORDER BY created_at LIMIT ?2)",
            )?
            .execute((ReplayRecord::expired_until(now), PURGE))?;
        self.purge_at = if purged < PURGE {
            now.saturating_add(PURGE_EVERY)
        } else {
            now
        };
        Ok(())
    }
}

/// Removes the oldest entries of the change log after the commits behind `before` up to `last`, a few more than have come
/// since the last time, until it holds [`KEPT_CHANGES`]. The last entry, which numbers the next commit, always stays.
pub(super) fn cut(connection: &Connection, before: Seq, last: Seq) -> rusqlite::Result<()> {
    if last / CUT == before / CUT {
        return Ok(());
    }
    let most = 2 * CUT + (last - before);
    connection
        .prepare_cached(
            "DELETE FROM change
             WHERE seq <= min(?1, (SELECT min(seq) FROM change) + ?2 - 1)",
        )?
        .execute((last.saturating_sub(KEPT_CHANGES), most))?;
    Ok(())
}
