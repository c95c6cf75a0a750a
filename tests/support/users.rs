//! Other users of the machine, as far as a test can be one.

use std::os::unix::fs::MetadataExt;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::Command;

use super::ROLLTOP;

/// The user that owns nothing.
pub(crate) const NOBODY: u32 = 65_534;

/// Whether the rights of files do not bind us.
pub(crate) fn is_root() -> bool {
    std::fs::metadata("/proc/self").is_ok_and(|this| this.uid() == 0)
}

/// Whether the program can be run as this user at all.
pub(crate) fn can_run_as(user: u32) -> bool {
    let mut command = Command::new(ROLLTOP);
    command
        .arg("--version")
        .current_dir("/")
        .uid(user)
        .gid(user);
    command.output().is_ok_and(|output| output.status.success())
}

/// Makes a folder and all in it a user's own.
pub(crate) fn give(path: &Path, user: u32) {
    std::os::unix::fs::chown(path, Some(user), Some(user)).unwrap();
    if path.is_dir() {
        for entry in std::fs::read_dir(path).unwrap() {
            give(&entry.unwrap().path(), user);
        }
    }
}
