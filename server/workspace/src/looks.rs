//! Answers that are chosen first and read afterwards, such as the page of a search: where what they show has changed
//! between, they are looked at anew.

use crate::error::Result;

/// What becomes of a page when one of its rows is not as it was when it was chosen.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Changed {
    /// No row is read any more: the page is chosen anew.
    EndsPage,
    /// The row is shown as it is.
    IsShown,
}

/// How often the rows of a page are chosen where some change before they are read, or names of their space do. Who
/// looks at a space that changes faster sees rows as they are when they are read.
const LOOKS: usize = 4;

/// Looks until rows show what they were chosen by, under the names that the space has, but not for ever.
pub(crate) fn as_chosen<T>(mut look: impl FnMut(Changed) -> Result<(T, bool)>) -> Result<T> {
    for _ in 1..LOOKS {
        let (found, are_as_chosen) = look(Changed::EndsPage)?;
        if are_as_chosen {
            return Ok(found);
        }
    }
    look(Changed::IsShown).map(|(found, _)| found)
}
