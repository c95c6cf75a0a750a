//! A record of what is synced to disk, and a disk that fails.

use std::cell::RefCell;
use std::fs::{self, File};
use std::io;
use std::os::fd::AsRawFd;
use std::os::unix::fs::MetadataExt;

thread_local! {
    /// The inodes that were synced, and whether each had content at that moment.
    pub(crate) static SYNCED: RefCell<Vec<(u64, bool)>> = const { RefCell::new(Vec::new()) };
    /// The number of syncs that succeed before one fails.
    pub(crate) static GOOD: RefCell<usize> = const { RefCell::new(usize::MAX) };
}

/// Records a sync, or makes it fail.
pub(crate) fn watch(file: &File) -> io::Result<()> {
    let good = GOOD.with_borrow_mut(|left| {
        let good = *left > 0;
        *left = left.saturating_sub(1);
        good
    });
    if !good {
        return Err(io::Error::other("the disk is gone"));
    }
    let metadata = file.metadata()?;
    let holds = if metadata.is_dir() {
        let name = fs::read_link(format!("/proc/self/fd/{}", file.as_raw_fd()))?;
        fs::read_dir(name)?.next().is_some()
    } else {
        metadata.len() > 0
    };
    SYNCED.with_borrow_mut(|synced| synced.push((metadata.ino(), holds)));
    Ok(())
}
