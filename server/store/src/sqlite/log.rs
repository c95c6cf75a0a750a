//! The log of the database, made longer ahead of the commits.
//!
//! A commit that lengthens the log has the file system find room and note it down beside writing, which on many disks
//! takes about as long as all the rest of it. So the log gets a piece of zeros at a time, and commits write over them.
//! Once it has its full length it begins anew at its front, and is not made longer any more.

use std::fs::{File, OpenOptions};
use std::io::{self, Seek, SeekFrom};
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};

use super::directory::log_of;

/// How much room the log gets at once: for half a hundred commits, which save many times what it takes.
const PIECE: usize = 1024 * 1024;
/// What it gets, in parts: to make a whole piece of zeros takes longer than to write it.
static ZEROS: [u8; 64 * 1024] = [0; 64 * 1024];

/// The file of the log.
#[derive(Debug)]
pub(super) struct LogFile {
    path: PathBuf,
    /// Opened with the first commit.
    file: Option<File>,
    /// Its length when it was made longer last.
    length: u64,
}

impl LogFile {
    /// The log of a database that was just opened.
    pub(super) fn of(database: &Path) -> Self {
        Self {
            path: log_of(database),
            file: None,
            length: 0,
        }
    }

    /// Makes the log longer, where commits have written past its end or it was cut. For whoever holds the database's
    /// lock for writing and has not written yet: nobody else appends to the log then. A start after a crash reads the
    /// log as far as its pages are signed, which zeros are not.
    ///
    /// # Errors
    /// The file cannot be written. Nothing depends on it.
    pub(super) fn keep_ahead(&mut self) -> io::Result<()> {
        let file = match self.file.take() {
            Some(file) => file,
            None => OpenOptions::new().write(true).open(&self.path)?,
        };
        let file = self.file.insert(file);
        // Its metadata would tell as well; but where somebody looks at the times of a file, many systems note every
        // later write exactly, and each sync then writes the times down too.
        let end = file.seek(SeekFrom::End(0))?;
        if end == self.length {
            return Ok(());
        }
        for written in (0..PIECE).step_by(ZEROS.len()) {
            file.write_all_at(&ZEROS, end + written as u64)?;
        }
        self.length = end + PIECE as u64;
        Ok(())
    }
}
