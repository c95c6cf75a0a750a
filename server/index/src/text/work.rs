//! What is left to be read and written of a space's texts, and who is at it.

use std::collections::{BTreeMap, HashSet};
use std::time::{Duration, Instant};

use rolltop_store::Seq;

use super::Text;
use crate::cells::Slot;

/// After a failure, the time until writing is tried again.
const WRITE_AGAIN_AFTER: Duration = Duration::from_secs(30);
/// After a failure, the time until texts are read again.
const READ_AGAIN_AFTER: Duration = Duration::from_secs(1);

/// What is to be done.
#[derive(Default)]
pub(super) struct Work {
    /// Rows whose texts the writer reads, walking over the space.
    pub(super) backlog: HashSet<Slot>,
    pub(super) progress: Progress,
    /// Rows whose texts the reader reads one by one, with the version that they have.
    pub(super) pending: BTreeMap<Slot, Seq>,
    /// A reader is at work, or about to be.
    pub(super) reading: bool,
    /// A writer is at work, or about to be.
    pub(super) writing: bool,
    /// What was written cannot be read: the folder is to be made anew.
    pub(super) damaged: bool,
    /// When the last writer failed to write.
    pub(super) failed_at: Option<Instant>,
    /// When the last reader or writer failed to read from the store what is still left to be read.
    pub(super) unread_at: Option<Instant>,
}

/// How far the reading of a space's texts is.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Progress {
    /// Objects read.
    pub done: usize,
    /// Objects to be read.
    pub total: usize,
}

impl Work {
    /// Every text is read.
    pub(super) fn is_done(&self) -> bool {
        self.backlog.is_empty() && self.pending.is_empty()
    }

    /// Somebody reads what is not read.
    fn goes_on(&self) -> bool {
        !self.is_done() && (self.reading || self.writing)
    }

    /// The last writer failed not long ago.
    pub(super) fn is_resting(&self) -> bool {
        let failed_at = self.failed_at;
        failed_at.is_some_and(|failed_at| failed_at.elapsed() < WRITE_AGAIN_AFTER)
    }

    /// The store could not be read a moment ago.
    pub(super) fn rests_from_reading(&self) -> bool {
        let unread_at = self.unread_at;
        unread_at.is_some_and(|unread_at| unread_at.elapsed() < READ_AGAIN_AFTER)
    }
}

impl Text {
    /// Waits until nothing is left to be read; false when that takes longer, or nobody is at it.
    pub(crate) fn wait(&self, patience: Duration) -> bool {
        let goes_on = |work: &mut Work| work.goes_on();
        let waited = self
            .moved
            .wait_timeout_while(self.work(), patience, goes_on);
        let (work, _) = waited.unwrap_or_else(std::sync::PoisonError::into_inner);
        work.is_done()
    }

    /// Somebody reads or writes it, or is about to.
    pub(crate) fn is_busy(&self) -> bool {
        let work = self.work();
        work.reading || work.writing
    }

    /// Nobody is at what is left to be read; the next search sees to it.
    pub(crate) fn has_failed(&self) -> bool {
        let work = self.work();
        !(work.is_done() || work.goes_on())
    }

    /// How far the reading of a new space is.
    pub(crate) fn progress(&self) -> Progress {
        self.work().progress
    }
}
