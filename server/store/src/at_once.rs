//! Work that must not wait: it takes what is in memory and is small, and gives up where it would have to wait for the
//! disk or for others, or would take long.
//!
//! A thread that answers requests may so do the common work itself, without handing it to a thread that may wait. What
//! the work would have waited for is refused to it, whatever it makes of that, and its result is not used. Because a plan that was handed in cannot be taken back, work may wait as soon as
//! it has handed one in, and a plan is not taken from work that something was refused to.

use std::cell::Cell;

use crate::error::StorageError;

/// The longest document that counts as small, in bytes of its stored text.
const SMALL_DOCUMENT: usize = 16 << 10;

#[derive(Clone, Copy, Eq, PartialEq)]
enum Haste {
    /// Time may be taken.
    No,
    /// The work must not wait.
    AtOnce,
    /// Something was refused to it.
    Refused,
}

thread_local! {
    static HASTE: Cell<Haste> = const { Cell::new(Haste::No) };
}

/// Runs work that must not wait. `None` when it would have had to: nothing of it is stored, and it is to be done again.
///
/// `work` has one effect that lasts at most, the plan that it hands in by [`crate::Store::submit`]. It reads from the
/// store; where it would do anything else that waits or takes long, it asks [`take_time`] first.
pub fn at_once<T>(work: impl FnOnce() -> T) -> Option<T> {
    /// Lets the thread wait again, also after a panic.
    struct Over;
    impl Drop for Over {
        fn drop(&mut self) {
            HASTE.set(Haste::No);
        }
    }
    debug_assert!(HASTE.get() == Haste::No, "work at once within such work");
    HASTE.set(Haste::AtOnce);
    let _over = Over;
    let done = work();
    (HASTE.get() != Haste::Refused).then_some(done)
}

/// Refuses what waits or takes long, where that must not be. `attempted` says what it is, as a gerund.
///
/// # Errors
/// Within [`at_once`], whose work is then done again elsewhere.
pub fn take_time(attempted: &'static str) -> Result<(), StorageError> {
    match HASTE.get() {
        Haste::No => Ok(()),
        Haste::AtOnce | Haste::Refused => {
            HASTE.set(Haste::Refused);
            Err(StorageError::new(attempted, "there is no time for it here"))
        }
    }
}

/// Refuses a document that takes long to work on, where that must not be.
pub(crate) fn take_up(attempted: &'static str, document: &str) -> Result<(), StorageError> {
    if document.len() <= SMALL_DOCUMENT {
        return Ok(());
    }
    take_time(attempted)
}

/// Whether a plan is handed in; the work behind it may take its time.
pub(crate) fn hands_in() -> bool {
    if HASTE.get() == Haste::Refused {
        return false;
    }
    HASTE.set(Haste::No);
    true
}
